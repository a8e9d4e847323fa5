package cascade

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// lettering is a way to make big letters: layers of glow and outline behind, a
// gradient over the letters' height, and facets cut into them. Sizes of layers
// are in ems, blurs in pixels of the 720-high picture.
type lettering struct {
	face     *raster.Face
	tracking float32
	behind   []layer
	fill     []raster.Stop // from the ascent, 0, to the descent, 1
	facets   bool
}

// layer is the letters in one colour, lowered, and widened by a line or blurred.
type layer struct {
	color             raster.Color
	width, down, blur float32
	alpha             float32
}

// Gradients of letters.
var (
	iceFill    = []raster.Stop{{At: .15, Color: white}, {At: .55, Color: raster.Hex(0xc9f6ff)}, {At: .95, Color: raster.Hex(0x58c8ff)}}
	goldFill   = []raster.Stop{{At: .2, Color: raster.Hex(0xfffbe0)}, {At: .6, Color: raster.Hex(0xffe066)}, {At: 1, Color: raster.Hex(0xffa62b)}}
	violetFill = []raster.Stop{{At: .2, Color: white}, {At: 1, Color: raster.Hex(0xc3a6ff)}}
	frostFill  = []raster.Stop{{At: .2, Color: white}, {At: .5, Color: raster.Hex(0xa9f3ff)}, {At: .85, Color: raster.Hex(0x3fb6ff)}}
	deepFill   = []raster.Stop{{At: .18, Color: raster.Hex(0xf2fbff)}, {At: .45, Color: raster.Hex(0x8fdcff)}, {At: .7, Color: raster.Hex(0x5b7dff)}, {At: .92, Color: raster.Hex(0x8d63ff)}}
)

// letterings are those of the room.
type letterings struct {
	iceBig, iceSmall, icePlain    lettering
	goldBig, goldSmall, goldPlain lettering
	violetSmall                   lettering
	frostLogo, deepLogo           lettering
}

// glowing letters are ice and gold in the water's light; plain ones have one
// colour and a black line around it.
var (
	glowing = letterings{
		iceBig:      called(.17, raster.Hex(0x4fb4ff), iceFill, true),
		iceSmall:    called(.20, raster.Hex(0x4fb4ff), iceFill, false),
		icePlain:    lettering{face: raster.Title, fill: iceFill},
		goldBig:     called(.14, raster.Hex(0xff9a2b), goldFill, false),
		goldSmall:   called(.25, raster.Hex(0xff9a2b), goldFill, false),
		goldPlain:   lettering{face: raster.Title, fill: goldFill},
		violetSmall: called(.25, raster.Hex(0x7a6bff), violetFill, false),
		frostLogo:   logo(frostFill),
		deepLogo:    logo(deepFill),
	}
	plainLetters = letterings{
		iceBig: lined(raster.Bold, white), iceSmall: lined(raster.Bold, white), icePlain: lined(raster.Title, white),
		goldBig: lined(raster.Bold, plainGold), goldSmall: lined(raster.Bold, plainGold), goldPlain: lined(raster.Title, plainGold),
		violetSmall: lined(raster.Bold, raster.Hex(0xd08bff)),
		frostLogo:   lined(raster.Title, white),
		deepLogo:    lined(raster.Title, raster.Hex(0x00e5ff)),
	}
)

// lined is lettering in one colour with a black line around it.
func lined(face *raster.Face, c raster.Color) lettering {
	return lettering{
		face:   face,
		behind: []layer{{color: black, width: .2, alpha: 1}},
		fill:   []raster.Stop{{At: 0, Color: c}, {At: 1, Color: c}},
	}
}

// called is the lettering of what the game calls out.
func called(outline float32, light raster.Color, fill []raster.Stop, facets bool) lettering {
	return lettering{
		face: raster.Bold,
		behind: []layer{
			{color: light, blur: 8, alpha: .9},
			{color: raster.Hex(0x08203f), width: outline, down: .04, alpha: 1},
		},
		fill:   fill,
		facets: facets,
	}
}

func logo(fill []raster.Stop) lettering {
	return lettering{
		face:     raster.Title,
		tracking: .03,
		behind: []layer{
			{color: raster.Hex(0x2f9dff), blur: 20, alpha: .9},
			{color: raster.Hex(0x030d20), width: .17, down: .07, alpha: .75},
			{color: raster.Hex(0x0b3a78), width: .12, down: .02, alpha: 1},
			{color: raster.Hex(0x8fe6ff), width: .034, alpha: 1},
		},
		fill:   fill,
		facets: true,
	}
}

// word is lettering that is ready to be shown.
type word struct {
	pic         scene.Pic
	width       float32 // from the first letter's start to the last one's end
	left, above float32 // from the start of the baseline to the picture's corner
	w, h        float32 // the picture's size
}

// word puts a word into a book, size pixels per em; px is how many pixels one of
// the 720-high picture is.
func (l lettering) word(b *scene.Book, text string, size, px float32) word {
	return l.layers(b, text, size, px, true, true)
}

// layers makes a word of what is behind its letters, of the letters, or of both.
func (l lettering) layers(b *scene.Book, text string, size, px float32, behind, front bool) word {
	letters, width := l.spread(text, size)
	margin := float32(2)
	for _, y := range l.behind {
		margin = max(margin, y.width*size/2+y.down*size+y.blur*px*2+2)
	}
	margin = kit.Ceil(margin)
	up, down := kit.Ceil(l.face.Ascent(size)), kit.Ceil(l.face.Descent(size))
	out := word{width: width, left: margin, above: margin + up, w: kit.Ceil(width) + 2*margin, h: up + down + 2*margin}
	out.pic = b.Add(int(out.w), int(out.h), func(c *raster.Canvas) {
		at := letters.Transform(raster.Move(margin, margin+up))
		if behind {
			for _, y := range l.behind {
				y.draw(c, at, size, px)
			}
		}
		if !front {
			return
		}
		c.Fill(at, raster.Linear(0, margin, 0, margin+up+down, l.fill...))
		if l.facets {
			c.Clip(at)
			cutLetters(c, margin, margin+up, width, size)
			c.Unclip()
		}
	})
	return out
}

func (y layer) draw(c *raster.Canvas, letters raster.Path, size, px float32) {
	at := letters.Transform(raster.Move(0, y.down*size))
	if y.blur > 0 {
		soft(c, at, y.color.Alpha(y.alpha), y.blur*px)
		return
	}
	w, h := c.Size()
	own := raster.NewCanvas(w, h)
	own.Stroke(at, y.width*size, raster.Solid(y.color))
	own.Fill(at, raster.Solid(y.color))
	c.Draw(own, 0, 0, y.alpha, raster.Over)
}

// spread gives the outlines of letters from (0, 0) on, and their width.
func (l lettering) spread(text string, size float32) (raster.Path, float32) {
	var path raster.Path
	var x float32
	var before rune
	for _, r := range text {
		if before != 0 {
			x += l.face.Kern(before, r, size) + l.tracking*size
		}
		path.Add(l.face.Path(string(r), x, 0, size))
		x += l.face.Width(string(r), size)
		before = r
	}
	return path, x
}

// cutLetters draws facets over letters: columns of three triangles that meet in
// the middle, the upper ones in the light.
func cutLetters(c *raster.Canvas, left, baseline, width, size float32) {
	r := kit.NewRandom(uint32(width))
	top, bottom := baseline-.76*size, baseline+.06*size
	light := func(p, q, apex raster.Point, color raster.Color) {
		c.Fill(raster.Polygon(p, q, apex), raster.Solid(color))
	}
	for x := left - .1*size; x < left+width; {
		w := r.Between(.14, .36) * size
		apex := raster.Point{x + w*r.Between(.42, .58), kit.Lerp(top, bottom, r.Between(.40, .58))}
		a, b, d, e := raster.Point{x, top}, raster.Point{x + w, top}, raster.Point{x, bottom}, raster.Point{x + w, bottom}
		light(a, b, apex, white.Alpha(r.Between(.25, .60)))
		light(d, e, apex, raster.Hex(0x0b2f8c).Alpha(r.Between(.10, .32)))
		light(b, e, apex, white.Alpha(r.Between(.07, .19)))
		x += w
	}
}

// show paints a word with the part of it that a names at x, its baseline at y.
func (w *word) show(s *scene.Scene, x, y float32, a scene.Align, alpha float32) {
	w.grown(s, kit.Round(x-w.width*float32(a)/2), kit.Round(y), growth{scale: 1}, alpha)
}

// growth makes things larger or smaller around a point.
type growth struct{ x, y, scale float32 }

func (g growth) apply(x, y float32) (float32, float32) {
	return g.x + (x-g.x)*g.scale, g.y + (y-g.y)*g.scale
}

// grown paints a word whose baseline starts at (x, y), changed by a growth.
func (w *word) grown(s *scene.Scene, x, y float32, g growth, alpha float32) {
	if w.pic == 0 {
		return
	}
	x, y = g.apply(x-w.left+w.w/2, y-w.above+w.h/2)
	s.Sprite(scene.Sprite{Pic: w.pic, X: x, Y: y, W: w.w * g.scale, H: w.h * g.scale, Tint: white.Alpha(alpha)})
}

// sizeWithin gives the largest size up to want at which a text is no wider than a
// width.
func (l lettering) sizeWithin(text string, want, width float32) float32 {
	if _, w := l.spread(text, want); w > width {
		return kit.Floor(want * width / w)
	}
	return want
}
