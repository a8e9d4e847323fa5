package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// board draws what is in the glass.
type board struct {
	layout *layout
	colors *palette
	atlas  *atlas
	pieces *pieces
	gloss  scene.Pic // the light on the front of the glass
	danger scene.Pic // around its lip
}

func newBoard(b *scene.Book, l *layout, colors *palette, a *atlas) board {
	d := board{layout: l, colors: colors, atlas: a, pieces: a.pieces(l.u)}
	u := l.u / glassCell
	d.gloss = b.Add(int(kit.Ceil(90*u)), int(kit.Ceil(332*u)), func(c *raster.Canvas) {
		p := newPen(c, u, 0, 0, ink)
		p.Fill(outline(glassGloss), raster.Linear(0, 0, 54, 331, stops(white.Alpha(.26), white.Alpha(0))...))
	})
	d.danger = b.Add(int(kit.Ceil(220*u)), int(kit.Ceil(50*u)), func(c *raster.Canvas) {
		p := newPen(c, u, 106, -104, ink)
		for i := range 4 {
			p.line(lipBox, 22-6*float32(i), colors.danger.Alpha(.28))
		}
	})
	return d
}

// show draws the board of a game with all that happens on it.
func (d *board) show(s *scene.Scene, g *softserve.Game, e *effects, t float32) {
	d.clip(s)
	d.showInside(s, g, e, t)
	s.Unclip()
	d.showFront(s, g, e)
}

// showInside draws what is behind the front of the glass.
func (d *board) showInside(s *scene.Scene, g *softserve.Game, e *effects, t float32) {
	serves, willServe := g.ShadowServes()
	d.showVeils(s, g, e)
	if willServe {
		d.showGleam(s, serves, t, e.reduced)
	} else {
		serves = -1
	}
	d.showLocked(s, g, e, serves)
	if g.Phase() == softserve.Clearing {
		d.showGone(s, g, e, -1)
	}
	if column, ok := g.Served(); ok {
		d.showGone(s, g, e, column)
	}
	if g.Phase() == softserve.Falling {
		d.showShadow(s, g)
		d.showPiece(s, g, e)
	}
}

// showFront draws the front of the glass, and what is on it.
func (d *board) showFront(s *scene.Scene, g *softserve.Game, e *effects) {
	if !d.colors.plain {
		s.Put(d.gloss, d.layout.board.X, d.layout.board.Y)
	}
	d.showStars(s, g, e)
	d.showDanger(s, g, e)
}

// clip keeps what follows inside the glass and above it.
func (d *board) clip(s *scene.Scene) {
	r := d.layout.board
	r.Y -= d.layout.u * 1.05
	r.H += d.layout.u * 1.05
	s.Clip(r)
}

// progress gives how much of the phase that goes on is over.
func progress(g *softserve.Game) float32 {
	start, end := g.PhaseTimes()
	return kit.Part(kit.Seconds(g.Now()-start), 0, kit.Seconds(end-start))
}

// dropped gives how many rows above its place a piece that falls still is. All fall
// alike, faster and faster, and each stops at its end.
func dropped(g *softserve.Game, c softserve.Cell, most int) float32 {
	t := progress(g)
	return max(float32(g.Fell(c))-float32(most)*t*t, 0)
}

func (d *board) showLocked(s *scene.Scene, g *softserve.Game, e *effects, serves int) {
	most := 0
	if g.Phase() == softserve.Dropping {
		most = greatestFall(g)
	}
	rise := float32(0)
	if !e.reduced {
		rise = 1 - kit.QuadOut(kit.Part(e.now, e.returned, e.returned+riseSeconds))
	}
	melted := float32(1) // the part of their height that pieces keep after a loss
	if !e.reduced && e.lost > never {
		melted = kit.Lerp(1, .7, kit.QuadOut(kit.Part(e.now, e.lost, e.lost+meltSeconds)))
	}
	for row := range softserve.Rows {
		for column := range softserve.Columns {
			c := softserve.Cell{Column: column, Row: row}
			content := g.At(c)
			above := -rise - (1-melted)*float32(row-standing(g, column))
			if most > 0 {
				above += dropped(g, c, most)
			}
			x, y := d.layout.cell(float32(column), float32(row)+above)
			switch content.Is {
			case softserve.ACone:
				d.pieces.put(s, d.pieces.held, x, y, 1, 1, white, scene.Over)
			case softserve.AScoop, softserve.APopsicle:
				m := d.moodOf(g, e, c)
				if column == serves && (row == 1 || row == 2) {
					m = happy
				}
				w, h := e.squash(e.landed[column][row])
				d.showContent(s, content, x, y, w, h*melted, m, white)
				if flash := 1 - kit.Part(e.now, e.flashed[column][row], e.flashed[column][row]+flashSeconds); flash > 0 && !e.reduced {
					s.Sprite(scene.Sprite{Pic: d.atlas.glow, X: x, Y: y, W: 1.5 * d.layout.u, H: 1.5 * d.layout.u, Tint: white.Alpha(.7 * flash), Blend: scene.Screen})
				}
			}
		}
	}
}

// standing gives how many cones stand in a column.
func standing(g *softserve.Game, column int) int {
	if g.At(softserve.Cell{Column: column}).Is == softserve.ACone {
		return 1
	}
	return 0
}

// showContent shows a scoop or a popsicle, which is drawn by its left or lower half;
// (x, y) is the middle of that half's cell.
func (d *board) showContent(s *scene.Scene, content softserve.Content, x, y, w, h float32, m mood, tint raster.Color) {
	p, half := d.pieces, d.layout.u/2
	switch {
	case content.Is == softserve.AScoop:
		p.put(s, p.scoop[content.Flavour][m], x, y, w, h, tint, scene.Over)
	case content.Other == softserve.Right:
		p.put(s, p.lying[content.Flavour][m], x+half, y, w, h, tint, scene.Over)
	case content.Other == softserve.Above:
		p.put(s, p.standing[content.Flavour][m], x, y-half, w, h, tint, scene.Over)
	}
}

// moodOf gives how a locked piece looks: it blinks now and then.
func (d *board) moodOf(g *softserve.Game, e *effects, c softserve.Cell) mood {
	if g.Why() == softserve.AllServed {
		return happy
	}
	own := float32((c.Column*5+c.Row*3)%8) / 8
	period := 3.2 + 2.8*own
	if part := (e.now + 7*own) / period; !e.reduced && (part-kit.Floor(part))*period < .12 {
		return blinking
	}
	return atRest
}

// showGone shows the pieces that a clear or a serve took, until they burst. The cone
// that is served flies in front of all: see cornet.
func (d *board) showGone(s *scene.Scene, g *softserve.Game, e *effects, served int) {
	t := progress(g)
	if served >= 0 {
		t *= popPart / gripPart // they burst when the cone is lifted
	}
	if t >= 1 {
		return
	}
	size, alpha := float32(1), float32(1)
	switch {
	case e.reduced:
		alpha = 1 - t
	case t < .33: // swells twice
		swell, _ := kit.SinCos(t / .33 * 2 * 3.14159265)
		size = 1 + .1*max(swell, -swell)
	case t < popPart:
		size = kit.Lerp(1, .8, kit.QuadIn((t-.33)/(popPart-.33)))
	default:
		size = kit.Lerp(1.1, 0, kit.QuadOut((t-popPart)/(1-popPart)))
		alpha = 1 - (t-popPart)/(1-popPart)
	}
	for row := range softserve.Rows {
		for column := range softserve.Columns {
			if column == served && row <= 2 {
				continue
			}
			if content := g.Gone(softserve.Cell{Column: column, Row: row}); content.Is == softserve.AScoop || content.Is == softserve.APopsicle {
				x, y := d.layout.cell(float32(column), float32(row))
				d.showContent(s, content, x, y, size, size, happy, white.Alpha(alpha))
			}
		}
	}
}

// showVeils brightens the columns below the playing piece, and above it while it
// falls fast the air that it leaves behind.
func (d *board) showVeils(s *scene.Scene, g *softserve.Game, e *effects) {
	ends, ok := g.Shadow()
	if !ok || g.Phase() != softserve.Falling {
		return
	}
	p, _ := g.Piece()
	u := d.layout.u
	for i := range p.Size() {
		_, y := e.mover.half(i, e.now)
		cx, top := d.layout.cell(float32(ends[i].Column), y)
		_, foot := d.layout.cell(0, float32(ends[i].Row))
		if i == 1 && ends[0].Column == ends[1].Column || foot < top {
			continue
		}
		left, right := kit.Round(cx-.44*u), kit.Round(cx+.44*u)
		strong, weak := white.Alpha(.3), white.Alpha(.1)
		a, b := scene.Vertex{X: left, Y: top, Color: strong}, scene.Vertex{X: right, Y: top, Color: strong}
		c, f := scene.Vertex{X: left, Y: foot + u/2, Color: weak}, scene.Vertex{X: right, Y: foot + u/2, Color: weak}
		s.Mesh(scene.Over, a, b, c, b, c, f)
	}
}

// showGleam shows the light around the cone that the piece would serve.
func (d *board) showGleam(s *scene.Scene, column int, t float32, reduced bool) {
	x, y := d.layout.cell(float32(column), 0)
	u := d.layout.u
	pulse := float32(1)
	if !reduced {
		pulse = .85 + .15*kit.Wave(t, 1.2)
	}
	s.Sprite(scene.Sprite{Pic: d.atlas.glow, X: x, Y: y - .3*u, W: 2.4 * u, H: 2.4 * u, Tint: d.colors.gold.Alpha(.8 * pulse)})
	d.pieces.put(s, d.pieces.gleam, x, y, 1, 1, white.Alpha(pulse), scene.Over)
	for i, at := range [...][3]float32{{-.48, -1.2, .31}, {.48, -.95, .24}, {.44, .1, .31}, {-.44, -.15, .21}} {
		size := at[2] * u
		if !reduced {
			size *= .7 + .3*kit.Wave(t+.3*float32(i), 1.4)
		}
		s.Sprite(scene.Sprite{Pic: d.atlas.spark, X: x + at[0]*u, Y: y + at[1]*u, W: 1.4 * size, H: 1.4 * size, Tint: raster.Hex(0xfff7c4)})
	}
}

// showShadow shows where each half of the piece ends.
func (d *board) showShadow(s *scene.Scene, g *softserve.Game) {
	ends, ok := g.Shadow()
	p, _ := g.Piece()
	if !ok || ends[0] == p.Cell(0) {
		return
	}
	if p.Kind == softserve.Popsicle {
		d.showBar(s, p, white.Alpha(.45), float32(ends[0].Column), float32(ends[0].Row), float32(ends[1].Column), float32(ends[1].Row), 1, 1, atRest)
		return
	}
	for i := range p.Size() {
		x, y := d.layout.cell(float32(ends[i].Column), float32(ends[i].Row))
		d.pieces.put(s, d.pieces.shadow[p.Flavours[i]], x, y, 1, 1, white, scene.Over)
	}
}

// showBar shows a popsicle whose halves are at two places, in columns and rows.
func (d *board) showBar(s *scene.Scene, p softserve.Piece, tint raster.Color, x0, y0, x1, y1, w, h float32, m mood) {
	x, y := d.layout.cell((x0+x1)/2, (y0+y1)/2)
	pic := d.pieces.lying[p.Flavours[0]][m]
	if p.Other == softserve.Below || p.Other == softserve.Above {
		pic = d.pieces.standing[p.Flavours[0]][m]
	}
	d.pieces.put(s, pic, x, y, w, h, tint, scene.Over)
}

// showPiece shows the playing piece with its ring of grace.
func (d *board) showPiece(s *scene.Scene, g *softserve.Game, e *effects) {
	p, ok := g.Piece()
	if !ok {
		return
	}
	m, l := &e.mover, d.layout
	look := falling
	if p.Resting {
		look = atRest
	}
	w, h := float32(1), float32(1)
	if t := kit.Part(e.now, m.turned, m.turned+2*turnSeconds); t < 1 && !e.reduced {
		w, h = 1+.08*(1-t), 1-.08*(1-t) // a turn is seen as a short squash
	}
	if t := kit.Part(e.now, m.appeared, m.appeared+growSeconds); t < 1 && !e.reduced {
		w = kit.Lerp(.6, 1, kit.QuadOut(t))
		h = w
	}
	x0, y0 := m.scoop(0, e.now)
	x1, y1 := m.scoop(1, e.now)
	if g.FallingFast() && !p.Resting && !e.reduced {
		d.showStreaks(s, p, x0, y0, x1, y1)
	}
	switch p.Kind {
	case softserve.Popsicle:
		d.showBar(s, p, white, x0, y0, x1, y1, w, h, look)
	default:
		if p.Kind == softserve.Pair {
			x, y := l.cell((x0+x1)/2, (y0+y1)/2)
			s.Sprite(scene.Sprite{Pic: d.pieces.peg, X: x, Y: y, Tint: white})
		}
		for i := range p.Size() {
			x, y := x0, y0
			if i == 1 {
				x, y = x1, y1
			}
			x, y = l.cell(x, y)
			d.pieces.put(s, d.pieces.scoop[p.Flavours[i]][look], x, y, w, h, white, scene.Over)
		}
	}
	if left, whole, running := g.Grace(); running && whole > 0 {
		x, y := l.cell(m.half(0, e.now))
		nearly := 0
		if left < 6 {
			nearly = 1
		}
		d.pieces.put(s, d.pieces.rings[nearly][int(left*ringSteps/whole)], x, y, 1, 1, white, scene.Over)
	}
}

// showStreaks shows the air above a piece that falls fast.
func (d *board) showStreaks(s *scene.Scene, p softserve.Piece, x0, y0, x1, y1 float32) {
	u := d.layout.u
	for i := range p.Size() {
		x, y := d.layout.cell(x0, y0)
		if i == 1 {
			x, y = d.layout.cell(x1, y1)
		}
		if p.Size() == 2 && x0 == x1 && i == 0 == (y0 < y1) {
			continue // the lower one of two
		}
		for k, high := range [...]float32{.52, .8, .44} {
			high *= u
			s.Sprite(scene.Sprite{Pic: d.atlas.streak, X: x + .26*u*float32(k-1), Y: y - .42*u - high/2, W: .07 * u, H: high, Tint: white})
		}
	}
}

// showStars shows a star on the base below each column that was served.
func (d *board) showStars(s *scene.Scene, g *softserve.Game, e *effects) {
	for column := range softserve.Columns {
		if e.bare[column] || g.At(softserve.Cell{Column: column}).Is == softserve.ACone || e.now < e.starred[column] {
			continue
		}
		t := kit.Part(e.now, e.starred[column], e.starred[column]+starSeconds)
		times := kit.Lerp(1.6, 1, backOut(t))
		if e.reduced {
			times = 1
		}
		x, _ := d.layout.cell(float32(column), 0)
		w, h := s.Book.Size(d.pieces.star)
		s.Sprite(scene.Sprite{Pic: d.pieces.star, X: kit.Round(x), Y: kit.Round(d.layout.board.Y + d.layout.board.H + 25.6/glassCell*d.layout.u),
			W: float32(w) * times, H: float32(h) * times, Tint: white})
	}
}

// showDanger lets the lip glow while a piece lies right below the bottleneck.
func (d *board) showDanger(s *scene.Scene, g *softserve.Game, e *effects) {
	if !g.IsInDanger() {
		return
	}
	alpha := float32(.8)
	if !e.reduced {
		alpha = .55 + .4*kit.Wave(e.now, .9)
	}
	l := d.layout
	s.Sprite(scene.Sprite{Pic: d.danger, X: l.board.X + 3*l.u, Y: l.board.Y - 79./glassCell*l.u, Tint: white.Alpha(alpha)})
}
