package eight

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
)

// art is the pictures of the room.
type art struct {
	ground scene.Pic // all that stands still
	tiles  [9]scene.Pic
	light  scene.Pic // the shape of a tile, white, to be tinted
	ring   scene.Pic // the edge of a tile, white
	away   [6]scene.Pic
	home   scene.Pic
	margin float32 // around tiles, for their shadow

	goal, main, near, open *mini

	bars [2][mostMoves + 1]scene.Pic // of g and of h, by their moves
}

// tileMargin is how far a tile's shadow reaches beyond its slot, of 162.
const tileMargin = 12

func newArt(b *scene.Book, p *palette, l *layout, t *lab.Tools) art {
	var a art
	v := l.View
	a.ground = b.Add(int(v.W), int(v.H), func(c *raster.Canvas) { paintGround(c, p, l, t) })
	px := l.slot / slotSide
	a.margin = marginOf(l.slot)
	a.tiles = addTiles(b, p, l.slot)
	a.light = addToSlot(b, l.slot, func(e kit.Easel) {
		e.Fill(raster.Box(tileGap, tileGap, tileSide, tileSide, tileRadius), raster.Solid(white))
	})
	a.ring = addToSlot(b, l.slot, func(e kit.Easel) {
		e.Stroke(raster.Box(tileGap, tileGap, tileSide, tileSide, tileRadius), 7, raster.Solid(white))
	})
	m := max(px, 11*l.View.Scale/20) // marks stay readable
	for n := 1; n < len(a.away); n++ {
		a.away[n] = b.Add(int(30*m), int(26*m), func(c *raster.Canvas) { p.paintAway(kit.NewEasel(c, m, 0, 0), n) })
	}
	a.home = b.Add(int(28*m), int(28*m), func(c *raster.Canvas) { p.paintHome(kit.NewEasel(c, m, 0, 0)) })

	a.goal = newMini(b, p, l.goalCell(), true)
	main, near := l.whyCells()
	a.main, a.near = newMini(b, p, main, false), newMini(b, p, near, false)
	a.open = newMini(b, p, l.openCell(), false)
	for i, color := range [...]raster.Color{p.made, p.guessed} {
		for n := 1; n <= mostMoves; n++ {
			a.bars[i][n] = b.Add(max(int(float32(n)*l.barMove()), 1), int(kit.Round(11*l.Px)), func(c *raster.Canvas) { paintBar(c, color, i == 1, l.Px) })
		}
	}
	return a
}

// marginOf is how far pictures reach out of slots of a side, for the shadow of tiles.
func marginOf(slot float32) float32 { return kit.Ceil(tileMargin * slot / slotSide) }

// addToSlot adds a picture of a slot of a side with its margin.
func addToSlot(b *scene.Book, slot float32, paint func(e kit.Easel)) scene.Pic {
	px, margin := slot/slotSide, marginOf(slot)
	size := int(slot + 2*margin)
	return b.Add(size, size, func(c *raster.Canvas) { paint(kit.NewEasel(c, px, -margin/px, -margin/px)) })
}

// addTiles adds the tiles for slots of a side.
func addTiles(b *scene.Book, p *palette, slot float32) (tiles [9]scene.Pic) {
	for number := 1; number <= 8; number++ {
		tiles[number] = addToSlot(b, slot, func(e kit.Easel) { p.paintTile(e, number, true) })
	}
	return tiles
}

// mostMoves is the longest way from a board to a goal.
const mostMoves = 31

// paintAway paints the mark of a tile that is so many slots from home.
func (p *palette) paintAway(e kit.Easel, n int) {
	e.Fill(raster.Box(0, 0, 30, 26, 8), raster.Solid(p.away.Mix(black, .3)))
	e.Fill(raster.Box(1, 1, 28, 24, 7), raster.Solid(p.away))
	text := digits[n]
	e.Fill(raster.Title.Path(text, 15-raster.Title.Width(text, 18)/2, 19.5, 18), raster.Solid(white))
}

// paintHome paints the mark of a tile that is at home.
func (p *palette) paintHome(e kit.Easel) {
	e.Fill(raster.Circle(14, 14, 13), raster.Solid(p.home.Mix(black, .3)))
	e.Fill(raster.Circle(14, 14, 11.8), raster.Solid(p.home))
	e.Stroke(raster.Line(raster.Point{8.5, 14.5}, raster.Point{12.3, 18.2}, raster.Point{19.5, 10}), 2.8, raster.Solid(white))
}

// paintBar paints a bar of moves, hatched where they are guessed.
func paintBar(c *raster.Canvas, color raster.Color, isGuess bool, px float32) {
	w, h := c.Size()
	c.Fill(c.Whole(), raster.Solid(color))
	if isGuess {
		for x := -float32(h); x < float32(w); x += 7 * px {
			c.Stroke(raster.Line(raster.Point{x, float32(h)}, raster.Point{x + float32(h), 0}), 2*px, raster.Solid(color.Mix(black, .25)))
		}
	}
}

// paintGround paints the study, the panels and the tray.
func paintGround(c *raster.Canvas, p *palette, l *layout, t *lab.Tools) {
	w, h := c.Size()
	width, height := float32(w), float32(h)
	e := kit.NewEasel(c, 1, 0, 0)
	e.Fill(c.Whole(), kit.Down(0, height, p.slateTop, p.slateFoot))
	if !p.plain {
		paintSlate(e, width, height, l.Px)
	}
	panels := kit.NewEasel(c, l.Px, 0, 0)
	for _, r := range l.panels() {
		if r.W > 0 {
			t.PaintPanel(panels, r.X/l.Px, r.Y/l.Px, r.W/l.Px, r.H/l.Px)
		}
	}
	e.M = raster.Move(l.tray.X, l.tray.Y)
	p.paintTray(e, l.tray.W, l.frame)
}

// panels are those that stand still.
func (l *layout) panels() []scene.Rect {
	list := []scene.Rect{l.bar.Status, l.goal, l.counter, l.run, l.pace, l.why, l.open, l.code}
	if l.Shape != lab.Tall {
		list = append(list, l.sheet)
	}
	return list
}

// paintSlate paints the boards of the wall, and the light of a window at the upper
// left.
func paintSlate(e kit.Easel, w, h, px float32) {
	random := kit.NewRandom(3)
	for y := float32(0); y < h; y += random.Between(26, 60) * px {
		dark := random.Between(.05, .12)
		var line raster.Path
		line.MoveTo(0, y)
		line.CubeTo(w*.3, y+random.Between(-6, 6)*px, w*.7, y+random.Between(-6, 6)*px, w, y+random.Between(-5, 5)*px)
		e.Stroke(line, 1.2*px, raster.Solid(black.Alpha(dark)))
		e.Stroke(line.Transform(raster.Move(0, 1.5*px)), 1*px, raster.Solid(white.Alpha(dark*.2)))
	}
	e.C.FillBlend(e.C.Whole(), raster.Radial(w*.2, 0, w*.7, h*.9,
		raster.Stop{At: 0, Color: raster.Hex(0xbfe3ff).Alpha(.14)}, raster.Stop{At: 1, Color: raster.Hex(0xbfe3ff).Alpha(0)}), raster.Screen)
	e.Fill(e.C.Whole(), raster.Radial(w/2, h*.45, w*.75, h*.85, raster.Stop{At: .5, Color: black.Alpha(0)}, raster.Stop{At: 1, Color: black.Alpha(.3)}))
}

// The sizes of small boards' cells, in pixels of the window.

func (l *layout) goalCell() float32 {
	room := l.goal.H - 24*l.Px
	if l.goal.H < 110*l.Px { // the label stands beside it
		room = min(l.goal.H-14*l.Px, l.goal.W-58*l.Px)
	} else {
		room = min(room-14*l.Px, l.goal.W-12*l.Px)
	}
	return max(kit.Floor(room/3.2), 8)
}

func (l *layout) whyCells() (main, near float32) {
	m := min(l.whyWidth()/(488*l.Px), 1.35)
	if high := l.sheet.H/l.Px - 63 - 3*19 - 62; l.Shape == lab.Tall && high > 40 {
		m = min(m, high/84) // three lines of text and the boards are seen
	}
	return 27 * m * l.Px, 22 * m * l.Px
}

// whyWidth is how wide the boards just expanded can stand.
func (l *layout) whyWidth() float32 {
	if l.why.W > 0 {
		return l.why.W - 28*l.Px
	}
	return l.sheet.W - 24*l.Px
}

func (l *layout) openCell() float32 { return 13.7 * l.Px }

// barMove is how long a move is in the bars of the open boards.
func (l *layout) barMove() float32 {
	width := l.open.W
	if width == 0 {
		width = l.sheet.W - 8*l.Px
	}
	return min(6.1*l.Px, (width-100*l.Px)/mostMoves)
}
