package softserve

import (
	"parlor/games/softserve"
	"parlor/scene/raster"
)

var screenTeal = raster.Hex(0x7df5e6)

// tones is a head that is round.
func tones(light, base, dark uint32) []raster.Stop {
	return []raster.Stop{{At: 0, Color: raster.Hex(light)}, {At: .6, Color: raster.Hex(base)}, {At: 1, Color: raster.Hex(dark)}}
}

// clad draws something with a gradient downwards and its line.
func (p pen) clad(d string, top, bottom uint32, width float32) {
	p.shade(d, raster.Hex(top), raster.Hex(bottom))
	p.line(d, width, p.ink)
}

// round draws something round with its line.
func (p pen) round(d string, width float32, stops []raster.Stop) {
	p.ball(d, stops...)
	p.line(d, width, p.ink)
}

// hex shapes and lines with a colour given as a number.
func (p pen) hex(d string, rgb uint32, width float32) { p.shape(d, raster.Hex(rgb), width) }

func (p pen) neck(rgb uint32) { p.hex("B82,150 36,40 12", rgb, 4.4) }

// customers are those that the rules draw, from 1 on.
var customers = [softserve.Customers]customer{
	{
		name: "Mia", sleeve: raster.Hex(0xffd34d), hand: raster.Hex(0xffdcbf),
		behind: func(p pen) {
			p.mirrored(200, func(p pen) {
				p.round("M34,84 C2,66 -14,100 2,132 C8,146 -4,154 -6,162 C20,166 40,146 40,118Z", bustLine, redHair)
				p.line("M12,96 C4,110 10,130 16,140", 4, raster.Hex(0xe6a37f).Alpha(.7))
			})
			p.round("M40,112 C32,54 66,38 100,38 C134,38 168,54 160,112 C160,140 40,140 40,112Z", bustLine, redHair)
			p.neck(0xe1bfa9)
			p.clad(body, 0xffdd74, 0xddb446, bustLine)
			p.hex("M78,173 C70,186 80,196 92,192 L100,182 L108,192 C120,196 130,186 122,173 C112,182 88,182 78,173Z", 0xffffff, 4)
			p.fill("O50,212 5,5 O82,222 5,5 O118,222 5,5 O150,212 5,5 O66,236 5,5 O134,236 5,5", white.Alpha(.9))
		},
		head: func(p pen) {
			p.round("O100,108 58,58", bustLine, tones(0xffe5cf, 0xffdcbf, 0xefc7aa))
			p.round("M44,100 C42,62 70,48 100,48 C130,48 158,62 156,100 C146,92 138,84 134,70 C118,86 84,88 66,76 C62,88 54,94 44,100Z", 4.6, redHair)
			p.line("M70,60 C84,54 104,54 118,58", 4.5, raster.Hex(0xecb89c).Alpha(.8))
			p.hex("O36,98 10,10 O164,98 10,10", 0xff7fa0, 4.2)
		},
		eyes: [2]float32{24, 110}, brow: raster.Hex(0xa5502a), blush: [2]float32{40, 128}, mouth: 137,
		over: func(p pen, _ feeling) {
			p.fill("O64,120 2,2 O71,124 2,2 O58,126 2,2 O136,120 2,2 O129,124 2,2 O142,126 2,2", raster.Hex(0xc9824e))
			p.fill("O100,120 4,2.6", raster.Hex(0xe8a882))
		},
	},
	{
		name: "Otto", sleeve: raster.Hex(0x5f9e6e), hand: raster.Hex(0xf7d3b2),
		behind: func(p pen) {
			p.neck(0xdab89e)
			p.clad(body, 0x82b38e, 0x578762, bustLine)
			p.hex("M78,173 L100,200 L122,173 L112,242 H88Z", 0xfff8ea, 4)
			p.hex("M100,188 L78,176 V200Z M100,188 L122,176 V200Z", 0xe0405a, 4)
			p.hex("O100,188 6,6", 0xe0405a, 3.6)
			p.hex("O128,208 4,4 O128,226 4,4", 0xffe9a8, 2)
		},
		head: func(p pen) {
			p.hex("O42,112 11,11 O158,112 11,11", 0xf7d3b2, 4.4)
			p.round("O100,108 58,60", bustLine, tones(0xf9dec5, 0xf7d3b2, 0xe8bf9f))
			p.hex("M42,104 C30,96 30,74 46,70 C54,78 54,96 48,108Z M158,104 C170,96 170,74 154,70 C146,78 146,96 152,108Z", 0xf4f1ea, 4.4)
			p.line("M78,60 C90,54 104,54 112,58", 5, white.Alpha(.8))
		},
		eyes: [2]float32{24, 108}, blush: [2]float32{44, 132}, mouth: 146,
		over: func(p pen, f feeling) {
			p.shape("O76,108 19,19 O124,108 19,19", white.Alpha(.22), 4.2)
			p.line("M95,106 q5,-5 10,0", 4, p.ink)
			brows := "M60,84 q14,-9 26,-2 M114,82 q14,-7 26,2"
			if f == worried {
				brows = "M60,88 q10,-10 26,-12 M114,76 q16,2 26,12"
			}
			p.line(brows, 7, raster.Hex(0xf4f1ea))
			p.hex("O100,126 9,9", 0xf8d7ba, 4)
			p.hex("M100,136 C88,130 66,134 60,150 C74,156 92,154 100,146 C108,154 126,156 140,150 C134,134 112,130 100,136Z", 0xffffff, 4.4)
		},
	},
	{
		name: "Amara", sleeve: raster.Hex(0x9a6be0), hand: raster.Hex(0x94603f),
		behind: func(p pen) {
			const curls = "O100,34 30,30 O66,42 30,30 O134,42 30,30 O40,66 29,29 O160,66 29,29 O30,100 27,27 O170,100 27,27 O42,130 24,24 O158,130 24,24"
			p.line(curls, 9, p.ink)
			p.ball(curls+" O100,90 64,64", raster.Stop{At: 0, Color: raster.Hex(0x6a4238)}, raster.Stop{At: 1, Color: raster.Hex(0x3b2422)})
			p.line("M84,20 q6,-7 13,-3 M54,34 q6,-7 13,-3 M120,24 q6,-7 13,-3 M24,60 q6,-7 13,-3 M148,52 q6,-7 13,-3", 3.6, raster.Hex(0x8a5c4c).Alpha(.8))
			p.neck(0x85553b)
			p.clad(body, 0xb08ce7, 0x885cc1, bustLine)
			const zigzag = " l9,10 l9,-10 l9,10 l9,-10"
			p.line("M30,200"+zigzag+" M64,200"+zigzag+" M100,200"+zigzag+" M134,200"+zigzag, 4.2, raster.Hex(0xffe066))
		},
		head: func(p pen) {
			p.round("O100,110 56,58", bustLine, tones(0xaf886f, 0x94603f, 0x915a39))
			p.hex("M46,94 C50,62 74,52 100,52 C126,52 150,62 154,94 C138,74 120,70 100,70 C80,70 62,74 46,94Z", 0xff8f3f, 4.6)
			p.fill("O64,74 3.4,3.4 O84,63 3.4,3.4 O108,62 3.4,3.4 O130,68 3.4,3.4", raster.Hex(0xfff3d0))
			p.line("O42,146 11,11 O158,146 11,11", 5.5, raster.Hex(0xffd257))
			p.line("O42,146 14,14 O158,146 14,14", 1.6, p.ink)
		},
		eyes: [2]float32{24, 112}, brow: raster.Hex(0x3b2422), blush: [2]float32{40, 130}, mouth: 138,
		over: func(p pen, _ feeling) { p.fill("O100,123 5,3", raster.Hex(0x6a3a26)) },
	},
	{
		name: "Kenji", sleeve: raster.Hex(0xe5484d), hand: raster.Hex(0xf6d2a2),
		behind: func(p pen) {
			p.neck(0xd9b790)
			p.clad(body, 0xeb7074, 0xc73f46, bustLine)
			p.hex("M70,176 C76,200 124,200 130,176 L122,173 C112,184 88,184 78,173Z", 0xc03d44, 4)
			p.line("M88,196 v22 M112,196 v22", 4.5, white)
			p.hex("M66,242 C68,226 132,226 134,242", 0xcf4148, 4)
		},
		head: func(p pen) {
			p.hex("M42,116 C36,90 40,70 52,62 H148 C160,70 164,90 158,116 C152,126 48,126 42,116Z", 0x2e2a33, bustLine)
			p.hex("O44,114 10,10 O156,114 10,10", 0xf6d2a2, 4.4)
			p.round("O100,110 56,57", bustLine, tones(0xf8ddb9, 0xf6d2a2, 0xe7be90))
			p.hex("M47,96 C58,92 62,84 66,78 L76,94 L88,76 L100,94 L112,76 L124,94 L134,78 C138,84 142,92 153,96 L150,66 H50Z", 0x2e2a33, 4)
			p.clad("M42,78 C38,36 66,22 100,22 C134,22 162,36 158,78 C120,66 80,66 42,78Z", 0x6fb4ff, 0x3978d8, bustLine)
			p.hex("M38,76 C60,62 110,60 148,72 C160,78 158,90 146,88 C110,78 76,80 46,90 C34,92 30,82 38,76Z", 0xffd34d, bustLine)
			p.hex("O100,20 6,6", 0xffd34d, 4)
			p.line("M62,44 C70,34 84,30 94,30", 5, raster.Hex(0xd6ebff).Alpha(.85))
			p.fill("M108,36 l4,8 l9,1 l-7,6 l2,9 l-8,-5 l-8,5 l2,-9 l-7,-6 l9,-1Z", white)
		},
		eyes: [2]float32{24, 112}, blush: [2]float32{40, 128}, mouth: 137,
		over: func(p pen, _ feeling) { p.fill("O100,122 4,2.6", raster.Hex(0xd99c66)) },
	},
	{
		name: "Bip", screen: true, eyes: [2]float32{22, 99}, sleeve: raster.Hex(0xb9cbdc), hand: raster.Hex(0xe6f0f8),
		behind: func(p pen) {
			p.line("M100,48 V18", 9, p.ink)
			p.line("M100,48 V18", 4, raster.Hex(0x8aa2ba))
			p.hex("O100,14 11,11", 0xff6b8a, 4.4)
			p.fill("O97,10 3.4,3.4", white.Alpha(.9))
			p.hex("B84,152 32,30 4", 0x8aa2ba, 4.4)
			p.line("M84,162 h32 M84,171 h32", 2.6, p.ink.Alpha(.6))
			p.clad("M26,242 V204 C26,186 40,178 58,178 H142 C160,178 174,186 174,204 V242Z", 0xe6f0f8, 0x8aa2ba, bustLine)
			p.hex("B74,194 52,36 8", 0x34475c, 4)
			p.fill("O86,212 6,6", raster.Hex(0xff6b8a))
			p.fill("O100,212 6,6", raster.Hex(0xffe066))
			p.fill("O114,212 6,6", raster.Hex(0x6ff0c0))
		},
		head: func(p pen) {
			p.hex("B26,88 16,38 7 B158,88 16,38 7", 0x8aa2ba, 4.4)
			p.clad("B38,46 124,110 30", 0xe6f0f8, 0x8aa2ba, bustLine)
			p.hex("B52,64 96,72 20", 0x173447, 4.4)
			p.line("M62,56 H112", 5, white.Alpha(.8))
		},
		over: func(p pen, f feeling) {
			switch f {
			case pleased:
				p.line("M76,8 q-8,8 0,18 M124,8 q8,8 0,18", 4, raster.Hex(0xff6b8a))
				p.line("M69,104 q9,-16 18,0 M113,104 q9,-16 18,0", 5.4, screenTeal)
				p.fill("M84,114 h32 q0,14 -16,14 q-16,0 -16,-14Z", screenTeal)
			case worried:
				p.line("M88,124 l6,-5 l6,5 l6,-5 l6,5", 4.4, screenTeal)
				p.line("M66,84 l16,-6 M134,84 l-16,-6", 4.4, screenTeal)
			default:
				p.line("M90,119 q10,8 20,0", 4.4, screenTeal)
			}
			p.fill("M58,74 L84,66 L66,130 L56,128Z", white.Alpha(.08))
			p.fill("O60,146 3,3 O140,146 3,3", p.ink.Alpha(.5))
		},
	},
	{
		name: "Mochi", sleeve: raster.Hex(0xffb765), hand: raster.Hex(0xfff3de),
		behind: func(p pen) {
			p.clad(body, 0xffc787, 0xdd9c5a, bustLine)
			p.fill("M70,176 C74,214 126,214 130,176 L122,173 C112,184 88,184 78,173Z", raster.Hex(0xfff3de))
			p.line("M30,206 h16 M28,222 h14 M154,206 h16 M158,222 h14", 7, raster.Hex(0xe08a34).Alpha(.9))
		},
		head: func(p pen) {
			p.mirrored(200, func(p pen) {
				p.hex("M48,84 C34,52 34,30 42,18 C62,26 80,40 90,56Z", 0xffb765, bustLine)
				p.fill("M52,68 C46,50 46,40 48,34 C58,40 68,48 74,56Z", raster.Hex(0xff9fae))
			})
			p.round("M32,118 C26,72 60,48 100,48 C140,48 174,72 168,118 C172,150 138,166 100,166 C62,166 28,150 32,118Z", bustLine, tones(0xffcd93, 0xffb765, 0xee9a48))
			p.fill("M92,50 L100,76 L108,50Z M72,54 L82,74 L88,51Z M128,54 L118,74 L112,51Z", raster.Hex(0xe08a34))
			p.fill("M33,104 l20,5 l-20,5Z M34,124 l18,2 l-15,7Z", raster.Hex(0xe08a34))
			p.fill("M167,104 l-20,5 l20,5Z M166,124 l-18,2 l15,7Z", raster.Hex(0xe08a34))
			p.fill("O100,138 34,24", raster.Hex(0xfff3de))
		},
		eyes: [2]float32{28, 108}, blush: [2]float32{48, 132},
		over: func(p pen, f feeling) {
			p.hex("M92,122 h16 l-8,9Z", 0xff6f86, 3.4)
			switch f {
			case pleased:
				p.hex("M84,136 q8,6 16,-2 q8,8 16,2 q-2,22 -16,22 q-14,0 -16,-22Z", 0x8c2338, 4)
				p.fill("O100,151 8,5", raster.Hex(0xff7f92))
			case worried:
				p.line("M100,131 v5 M88,145 q6,-7 12,-2 q6,-5 12,2", 4, p.ink)
				p.line("M56,90 q10,-8 20,-8 M144,90 q-10,-8 -20,-8", 4, raster.Hex(0xe08a34))
			default:
				p.line("M100,131 v4 M86,138 q7,8 14,-2 q7,10 14,2", 4, p.ink)
			}
			p.line("M58,134 l-26,-4 M58,142 l-25,5 M142,134 l26,-4 M142,142 l25,5", 2.8, p.ink.Alpha(.8))
			p.line("M62,170 C84,182 116,182 138,170", 13, p.ink)
			p.line("M62,170 C84,182 116,182 138,170", 7, raster.Hex(0x3fb3c9))
			p.hex("O100,184 9,9", 0xffd257, 4)
			p.line("M94,184 h12 M100,184 v6", 2.4, p.ink)
		},
	},
	{
		name: "Bruno", sleeve: raster.Hex(0xa8704a), hand: raster.Hex(0xf0d2ac),
		behind: func(p pen) { p.clad(body, 0xbb8f72, 0x946143, bustLine) },
		head: func(p pen) {
			p.hex("O50,56 24,24 O150,56 24,24", 0xa8704a, bustLine)
			p.fill("O50,56 12,12 O150,56 12,12", raster.Hex(0xf0b48c))
			p.round("M34,116 C30,70 60,46 100,46 C140,46 170,70 166,116 C166,150 136,168 100,168 C64,168 34,150 34,116Z", bustLine, tones(0xbe9477, 0xa8704a, 0x966344))
			p.fill("O100,136 36,27", raster.Hex(0xf0d2ac))
		},
		eyes: [2]float32{30, 104}, brow: raster.Hex(0x6b4028), blush: [2]float32{50, 126},
		over: func(p pen, f feeling) {
			p.hex("M86,120 C90,113 110,113 114,120 C112,130 104,133 100,133 C96,133 88,130 86,120Z", 0x3a201c, 3)
			p.fill("O95,119 4,2.2", white.Alpha(.8))
			switch f {
			case pleased:
				p.hex("M82,140 q9,4 18,-3 q9,7 18,3 q-2,20 -18,20 q-16,0 -18,-20Z", 0x8c2338, 4)
				p.fill("O100,153 8,5", raster.Hex(0xff7f92))
			case worried:
				p.line("M100,133 v6 M88,149 q12,-12 24,0", 4, p.ink)
			default:
				p.line("M100,133 v5 M88,142 q6,6 12,-3 q6,9 12,3", 4, p.ink)
			}
			p.hex("M40,164 C70,186 130,186 160,164 L164,184 C132,208 68,208 36,184Z", 0xe5484d, bustLine)
			p.line("M62,178 l-4,18 M88,185 l-1,18 M114,185 l1,18 M140,178 l4,17", 7, raster.Hex(0xfff3de))
			p.hex("M130,192 L158,188 L164,236 L136,238Z", 0xe5484d, bustLine)
			p.line("M134,206 l26,-3 M136,222 l26,-3", 7, raster.Hex(0xfff3de))
		},
	},
	{
		name: "Pip", hand: raster.Hex(0x3c4f7a),
		behind: func(p pen) {
			p.clad("M26,242 C22,190 40,150 100,150 C160,150 178,190 174,242Z", 0x59698e, 0x384268, bustLine)
			p.fill("M58,242 C54,200 70,176 100,176 C130,176 146,200 142,242Z", white)
		},
		head: func(p pen) {
			p.round("M36,114 C32,66 62,44 100,44 C138,44 168,66 164,114 C164,150 136,170 100,170 C64,170 36,150 36,114Z", bustLine, tones(0x637295, 0x3c4f7a, 0x384268))
			p.fill("M100,92 C88,74 50,76 50,112 C50,146 76,160 100,160 C124,160 150,146 150,112 C150,76 112,74 100,92Z", white)
		},
		eyes: [2]float32{24, 110}, blush: [2]float32{38, 130},
		over: func(p pen, f feeling) {
			switch f {
			case pleased:
				p.hex("M32,214 C4,196 -2,160 12,140 C28,150 44,176 50,196Z M168,214 C196,196 202,160 188,140 C172,150 156,176 150,196Z", 0x3c4f7a, bustLine)
				p.hex("M84,124 C90,116 110,116 116,124 C116,148 84,148 84,124Z", 0x8c2338, 4)
				p.hex("M84,124 C90,114 110,114 116,124 C106,130 94,130 84,124Z", 0xffa62b, 4)
				p.fill("O100,138 7,4", raster.Hex(0xff7f92))
			case worried:
				p.hex("M86,130 C90,120 110,120 114,130 C108,136 92,136 86,130Z", 0xffa62b, 4)
				p.line("M88,132 q12,-7 24,0", 3, p.ink)
				p.line("M64,94 q8,-8 18,-8 M136,94 q-8,-8 -18,-8", 4, raster.Hex(0x384268))
			default:
				p.hex("M84,126 C90,118 110,118 116,126 C110,138 90,138 84,126Z", 0xffa62b, 4)
				p.line("M86,127 H114", 3, p.ink)
			}
			p.clad("M40,82 C38,40 66,26 100,26 C134,26 162,40 160,82 C120,68 80,68 40,82Z", 0xff9fb8, 0xf0648c, bustLine)
			p.hex("M34,84 C60,66 140,66 166,84 L162,100 C136,82 64,82 38,100Z", 0xfff0f4, bustLine)
			p.hex("O100,20 15,15", 0xfff0f4, 4.6)
			p.line("M66,44 l8,22 M100,34 v28 M134,44 l-8,22", 5, raster.Hex(0xffd3de))
		},
	},
}

// redHair is Mia's.
var redHair = []raster.Stop{{At: 0, Color: raster.Hex(0xe2946b)}, {At: 1, Color: raster.Hex(0xc46537)}}
