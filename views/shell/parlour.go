package shell

import (
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// The colours of the parlour.
var (
	lampLight = raster.Hex(0xffd9a0)
	brass     = raster.Hex(0xe0b36a)
	gold      = raster.Hex(0xffd98a)
	ink       = raster.Hex(0xffeeda)
	secondInk = raster.Hex(0xd9bfa6)
	darkInk   = raster.Hex(0x2d1c0b)
	shadow    = raster.Hex(0x120805)
)

// unlit is a window behind which nothing is seen yet.
var unlit = raster.Hex(0x140c0a)

// tone is the colours that differ in high contrast.
type tone struct {
	plain                   bool // fills and lines on black: no wood, no light
	ink, secondInk, gold    raster.Color
	plateInk, number, first raster.Color // on plates, on badges, and on the chosen one's
}

var (
	woodTone  = tone{ink: ink, secondInk: secondInk, gold: gold, plateInk: darkInk, number: ink, first: darkInk}
	plainTone = tone{
		plain: true, ink: raster.Hex(0xffffff), secondInk: raster.Hex(0xffffff), gold: plainGold,
		plateInk: raster.Hex(0xffffff), number: raster.Hex(0xffffff), first: raster.Hex(0x000000),
	}
	plainGold = raster.Hex(0xffee00)
)

// toneOf gives the colours of a scheme.
func toneOf(s session.Scheme) *tone {
	return kit.InScheme(s, &woodTone, &woodTone, &woodTone, &plainTone)
}

// easel paints the parlour in the pixels of the 1280 x 720 (or 390 x 844) picture.
type easel struct {
	kit.Easel
	*tone
}

// at gives an easel whose point (0, 0) is this one's point (x, y).
func (e easel) at(x, y float32) easel {
	e.M = raster.Move(x, y).Then(e.M)
	return e
}

// light brightens a shape.
func (e easel) light(p raster.Path, paint raster.Paint) {
	e.C.FillBlend(p.Transform(e.M), paint.Transform(e.M), raster.Screen)
}

// fading paints a light that fades to nothing at the radii rx and ry.
func fading(x, y, rx, ry float32, c raster.Color) raster.Paint {
	return raster.Radial(x, y, rx, ry, raster.Stop{At: 0, Color: c}, raster.Stop{At: 0.5, Color: c.Alpha(0.36)}, raster.Stop{At: 1, Color: c.Alpha(0)})
}

// wall paints the wall with its stripes and leaves, from left to right of the
// window and down to the floor.
func (e easel) wall(left, right, top, floor float32) {
	e.Fill(raster.Box(left, top, right-left, floor-top, 0), kit.Down(top, floor, raster.Hex(0x37251e), raster.Hex(0x43291f)))
	dark, leaf := raster.Solid(shadow.Alpha(0.10)), raster.Solid(lampLight.Alpha(0.045))
	const stripe = 40
	for n, x := 0, 640-stripe*kit.Ceil((640-left)/stripe); x < right; n, x = n+1, x+stripe {
		if n%2 == 0 {
			e.Fill(raster.Box(x, top, stripe/2, floor-top, 0), dark)
		}
		var leaves raster.Path
		for y := top + 24*float32(n%2); y < floor; y += 48 {
			for _, turn := range []float32{-0.6, 0.6} {
				m := raster.Turn(turn).Then(raster.Move(x+30, y))
				leaves.Add(raster.Ellipse(0, -7, 2.6, 7).Transform(m))
			}
		}
		e.Fill(leaves, leaf)
	}
}

// floorboards paints the floor, its boards running to a point above the middle.
func (e easel) floorboards(left, right, top, bottom float32) {
	e.Fill(raster.Box(left, top, right-left, bottom-top, 0), kit.Down(top, bottom, raster.Hex(0x46291d), raster.Hex(0x24140e)))
	seam := raster.Solid(shadow.Alpha(0.5))
	const far = 300 // above the floor: where the boards meet
	for x := 640 - 96*kit.Ceil((640-left)/96); x <= right; x += 96 {
		reach := (bottom - top + far) / far
		e.Stroke(raster.Line(raster.Point{x, top}, raster.Point{640 + (x-640)*reach, bottom}), 1.3, seam)
	}
	for y, gap := top+9, float32(14); y < bottom; y, gap = y+gap, gap*1.5 {
		e.Stroke(raster.Line(raster.Point{left, y}, raster.Point{right, y}), 1, raster.Solid(shadow.Alpha(0.28)))
	}
}

// moulding paints a strip of wood along the wall.
func (e easel) moulding(left, right, y, h float32) {
	e.Fill(raster.Box(left, y+h, right-left, h, 0), kit.Down(y+h, y+2*h, shadow.Alpha(0.4), shadow.Alpha(0)))
	e.Fill(raster.Box(left, y, right-left, h, 0), kit.Down(y, y+h, raster.Hex(0x8a6046), raster.Hex(0x41291f)))
	e.Fill(raster.Box(left, y, right-left, 1, 0), raster.Solid(raster.Hex(0xc59468).Alpha(0.8)))
	e.Fill(raster.Box(left, y+h-1, right-left, 1, 0), raster.Solid(shadow.Alpha(0.7)))
}

// lamp paints the lamp that hangs from the ceiling at x, and the cone of its light.
func (e easel) lamp(x, top, floor float32) {
	e.Soft(x-260, 48, 520, floor-48, 9, func(e kit.Easel) {
		cone := raster.Polygon(raster.Point{x - 25, 48}, raster.Point{x + 25, 48}, raster.Point{x + 260, floor}, raster.Point{x - 260, floor})
		e.Fill(cone, kit.Down(48, floor, lampLight.Alpha(0.34), lampLight.Alpha(0.02)))
	})
	e.Stroke(raster.Line(raster.Point{x, top}, raster.Point{x, 22}), 3, raster.Solid(raster.Hex(0x1c110d)))
	var shade raster.Path
	shade.MoveTo(x-27, 45)
	shade.CubeTo(x-26, 29, x-14, 20, x, 20)
	shade.CubeTo(x+14, 20, x+26, 29, x+27, 45)
	shade.QuadTo(x, 50, x-27, 45)
	e.Fill(shade, raster.Linear(x-27, 0, x+27, 0,
		raster.Stop{At: 0, Color: raster.Hex(0xa9702f)}, raster.Stop{At: 0.38, Color: raster.Hex(0xf3c983)}, raster.Stop{At: 1, Color: raster.Hex(0x8f5a24)}))
	e.light(raster.Ellipse(x, 46, 70, 34), fading(x, 46, 70, 34, lampLight.Alpha(0.5)))
	e.Fill(raster.Ellipse(x, 45, 24, 4.6), raster.Solid(raster.Hex(0xfff6dc)))
}

// arch gives the outline of a door's opening, grown by d: straight up, half an
// ellipse, straight down.
func arch(d float32) raster.Path {
	const bend = 0.5522848 // makes a quarter of an ellipse of a cubic curve
	rx, ry := doorW/2+d, archH+d
	left, middle, right := -d, float32(doorW/2), doorW+d
	var p raster.Path
	p.MoveTo(left, doorH)
	p.LineTo(left, archH)
	p.CubeTo(left, archH-ry*bend, middle-rx*bend, -d, middle, -d)
	p.CubeTo(middle+rx*bend, -d, right, archH-ry*bend, right, archH)
	p.LineTo(right, doorH)
	return p
}

// doorShade is how far the soft shadow around a door's frame reaches.
const doorShade = 44

// doors paints doors whose openings' top left corners are at these places. They look
// alike, so that one is painted and then copied, from whole pixels to whole pixels.
func (e easel) doors(places []raster.Point) {
	one := raster.NewCanvas(int(kit.Ceil((doorW+2*doorShade)*e.Px)), int(kit.Ceil((doorH+2*doorShade)*e.Px)))
	inset := kit.Floor(doorShade * e.Px)
	easel{kit.NewEasel(one, e.Px, -inset/e.Px, -inset/e.Px), e.tone}.door()
	for _, p := range places {
		at := e.M.Apply(p)
		x, y := kit.Floor(at[0]), kit.Floor(at[1])
		hole := easel{kit.NewEasel(e.C, e.Px, -x/e.Px, -y/e.Px), e.tone}
		hole.cut(arch(0), -2, -2, doorW+4, windowH+2)
		e.C.Draw(one, int(x-inset), int(y-inset), 1, raster.Over)
	}
}

// door paints a door whose opening's top left corner is at (0, 0). Its window is
// a hole, with the shade of the arch before it.
func (e easel) door() {
	if !e.plain {
		e.Soft(-19, -19, doorW+38, doorH+19, 8, func(e kit.Easel) { e.Stroke(arch(8), 22, raster.Solid(shadow.Alpha(0.55))) })
	}
	e.Fill(arch(0), e.panel(windowH, doorH))
	e.C.Clip(arch(0).Transform(e.M))
	e.Fill(raster.Box(0, windowH, doorW, 10, 0), kit.Down(windowH, windowH+10, shadow.Alpha(0.5), shadow.Alpha(0)))
	e.C.Unclip()
	pane := arch(0)
	e.cut(pane, -2, -2, doorW+4, windowH+2)
	e.C.Clip(pane.Transform(e.M))
	if !e.plain {
		e.Fill(raster.Box(0, 0, doorW, 46, 0), kit.Down(0, 46, shadow.Alpha(0.6), shadow.Alpha(0)))
	}
	e.Fill(raster.Box(0, windowH-1, doorW, 1.5, 0), raster.Solid(e.gold.Alpha(0.65)))
	e.C.Unclip()
	e.frame(raster.Hex(0x8a6046), raster.Hex(0x4a2f23), brass.Alpha(0.7), 1.3)
	e.plate(10, 314, doorW-20, 30)
}

// panel is the dark wood on which words are written.
func (e easel) panel(top, bottom float32) raster.Paint {
	if e.plain {
		return raster.Solid(raster.Hex(0x000000))
	}
	return kit.Down(top, bottom, raster.Hex(0x422c25), raster.Hex(0x2a1a15))
}

// cut makes a hole: of the shape, as much as lies in the box (x, y, w, h).
func (e easel) cut(shape raster.Path, x, y, w, h float32) {
	e.C.Clip(raster.Box(x, y, w, h, 0).Transform(e.M))
	e.C.Erase(shape.Transform(e.M))
	e.C.Unclip()
}

// chosenDoor paints what a chosen door has besides: a golden frame that glows.
func (e easel) chosenDoor() {
	if e.plain {
		e.C.Clip(raster.Box(-100, -100, doorW+200, doorH+100, 0).Transform(e.M))
		e.Stroke(arch(7), 10, raster.Solid(e.gold))
		e.C.Unclip()
		return
	}
	outside := raster.Box(-100, -100, doorW+200, doorH+100, 0)
	mirrored := arch(0).Transform(raster.Scale(-1, 1)).Transform(raster.Move(doorW, 0)) // turns the other way: a hole
	outside.Add(mirrored)
	e.C.Clip(outside.Transform(e.M))
	e.Soft(-18, -18, doorW+36, doorH+18, 14, func(e kit.Easel) { e.Stroke(arch(8), 20, raster.Solid(gold.Alpha(0.85))) })
	e.frame(raster.Hex(0xb98449), raster.Hex(0x6d4726), gold, 4)
	e.C.Unclip()
}

// frame paints the wood around a door's opening, and the line in it.
func (e easel) frame(top, bottom, line raster.Color, width float32) {
	e.C.Clip(raster.Box(-100, -100, doorW+200, doorH+100, 0).Transform(e.M))
	defer e.C.Unclip()
	if e.plain {
		e.Stroke(arch(2), 3, raster.Solid(e.ink))
		return
	}
	e.Stroke(arch(7), 14, kit.Down(-14, doorH, top, bottom))
	e.Stroke(arch(13.5), 1, raster.Solid(ink.Alpha(0.22)))
	e.Stroke(arch(9), width, raster.Solid(line))
	e.Stroke(arch(1), 2, raster.Solid(shadow.Alpha(0.9)))
}

// plate paints a plate of brass.
func (e easel) plate(x, y, w, h float32) {
	if e.plain {
		e.Stroke(raster.Box(x+1, y+1, w-2, h-2, 5), 2, raster.Solid(e.ink))
		return
	}
	e.Fill(raster.Box(x, y+2, w, h, 6), raster.Solid(shadow.Alpha(0.6)))
	e.Fill(raster.Box(x, y, w, h, 6), kit.Down(y, y+h, raster.Hex(0xf4d592), raster.Hex(0xbd8840)))
	e.Stroke(raster.Box(x+0.5, y+0.5, w-1, h-1, 5.5), 1, kit.Down(y, y+h, raster.Hex(0xffefc4), raster.Hex(0x87581f)))
}

// badge paints the circle for a door's number.
func (e easel) badge(r float32, chosen bool) {
	if e.plain {
		fill := raster.Hex(0x000000)
		if chosen {
			fill = e.gold
		}
		e.Fill(raster.Circle(0, 0, r), raster.Solid(fill))
		e.Stroke(raster.Circle(0, 0, r-1), 2, raster.Solid(e.ink))
		return
	}
	e.Fill(raster.Circle(0, 1.5, r), raster.Solid(shadow.Alpha(0.6)))
	if chosen {
		e.Fill(raster.Circle(0, 0, r), kit.Down(-r, r, raster.Hex(0xffe7b0), raster.Hex(0xeab95f)))
		return
	}
	e.Fill(raster.Circle(0, 0, r), raster.Solid(raster.Hex(0x38251e)))
	e.Stroke(raster.Circle(0, 0, r-0.75), 1.5, raster.Solid(brass.Alpha(0.6)))
}

// The light that falls out of a door: how far it reaches into the room, and at most
// to either side of the door.
const (
	floorDepth = 84
	floorReach = 100
)

// lightOnFloor paints the light that falls out of a door whose left edge is at x,
// from the floor's top down.
func (e easel) lightOnFloor(x, top float32, c raster.Color) {
	if e.plain {
		return
	}
	spread := (x + doorW/2 - 640) * 0.12
	shape := raster.Polygon(raster.Point{x + 6, top}, raster.Point{x + doorW - 6, top},
		raster.Point{x + doorW + 30 + spread, top + floorDepth}, raster.Point{x - 30 + spread, top + floorDepth})
	e.light(shape, kit.Down(top, top+floorDepth, c, c.Alpha(0)))
}

// card paints a game's card on a narrow screen, with its frame of wood and a hole
// for what is seen of the game.
func (e easel) card(w, h float32, chosen bool) {
	top, bottom, line, width := raster.Hex(0x6f4c39), raster.Hex(0x3c261d), brass.Alpha(0.45), float32(1.5)
	if chosen {
		top, bottom, line = raster.Hex(0xb98449), raster.Hex(0x6d4726), gold
	}
	if e.plain {
		top, bottom, line = raster.Hex(0x000000), raster.Hex(0x000000), e.ink
		if chosen {
			line, width = e.gold, 4
		}
	} else {
		e.Soft(0, 4, w, h, 6, func(e kit.Easel) { e.Fill(raster.Box(0, 4, w, h, 12), raster.Solid(shadow.Alpha(0.5))) })
	}
	e.Fill(raster.Box(0, 0, w, h, 12), kit.Down(0, h, top, bottom))
	e.Stroke(raster.Box(width/2, width/2, w-width, h-width, 12-width/2), width, raster.Solid(line))
	inside := raster.Box(8, 8, w-16, h-16, 7)
	e.Fill(inside, e.panel(0, h))
	e.cut(inside, 8, 8, glanceW, h-16)
	e.C.Clip(inside.Transform(e.M))
	e.Fill(raster.Box(8+glanceW, 8, 1.5, h-16, 0), raster.Solid(line))
	e.C.Unclip()
}

// logo paints the name of the house with its top left corner at (0, 0).
func (e easel) logo(size float32) {
	name := raster.Bold.Path("Parlor", 0, size, size)
	if e.plain {
		e.Fill(name, raster.Solid(e.ink))
		return
	}
	e.Fill(name.Transform(raster.Move(0, size*0.06)), raster.Solid(shadow.Alpha(0.75)))
	e.Fill(name, raster.Linear(0, size*0.2, 0, size*1.1,
		raster.Stop{At: 0, Color: raster.Hex(0xfbe3a9)}, raster.Stop{At: 0.5, Color: brass}, raster.Stop{At: 1, Color: raster.Hex(0xb27f38)}))
}
