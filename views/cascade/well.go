package cascade

import (
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// well is the glass well: its back and its front, between which the crystals are,
// and the light and shadow around it.
type well struct {
	layout      *layout
	atlas       *atlas
	crystals    *crystals
	small       *crystals // what the fountain throws
	field       field
	back, front scene.Pic
	around      scene.Rect // of the back with its halo
	stand       scene.Rect // of the front with its plinth
}

// haloReach is how far the halo reaches beyond the frame, in pixels of the
// 720-high picture.
const haloReach = 56

func newWell(b *scene.Book, l *layout, a *atlas) well {
	w := well{layout: l, atlas: a, crystals: a.cells(l.u), small: a.crystals(l.u / 2)}
	w.field = field{l.well.X, l.well.Y + l.well.H, l.u}
	frame := l.well.Inset(-l.frame)
	w.around = frame.Inset(-kit.Ceil(haloReach * l.px))
	w.stand = frame.Inset(-kit.Ceil(plinthReach * l.px))
	add := func(r scene.Rect, draw func(d wellDrawing)) scene.Pic {
		return b.Add(int(r.W), int(r.H), func(c *raster.Canvas) {
			draw(wellDrawing{c: c, layout: l, x: l.well.X - r.X, y: l.well.Y - r.Y, w: l.well.W, h: l.well.H})
		})
	}
	if a.colors.plain {
		w.around = frame
		w.back = add(w.around, wellDrawing.drawPlainBack)
		w.front = add(w.stand, wellDrawing.drawPlainFront)
		return w
	}
	w.back = add(w.around, wellDrawing.drawBack)
	w.front = add(w.stand, wellDrawing.drawFront)
	return w
}

// showBack paints what is behind the crystals.
func (w *well) showBack(s *scene.Scene) { s.Put(w.back, w.around.X, w.around.Y) }

// showFront paints what is before them.
func (w *well) showFront(s *scene.Scene) { s.Put(w.front, w.stand.X, w.stand.Y) }

// Light around crystals of the well: radius in cells and brightness.
const (
	stackGlow      = 1.25
	stackGlowAlpha = .16
	pieceGlow      = 1.9
	pieceGlowAlpha = .30
	dimmedAlpha    = .55 // of a piece that has rested for the lock delay
	softTrail      = 2.3 // cells
	stoneVariety   = .15
)

// showStack paints the crystals of the well.
func (w *well) showStack(s *scene.Scene, g *cascade.Game, e *effects) {
	high := min(rows, g.VisibleRows())
	wide := min(columns, g.Columns())
	lost := g.Lost()
	for row := range high {
		if g.Clearing(row) || lost && e.isStone(row) {
			continue
		}
		for column := range wide {
			if k := g.At(column, row); k != cascade.None && isOpen(g, column, row) {
				w.glow(s, k, column, row, stackGlow, stackGlowAlpha)
			}
		}
	}
	for row := range high {
		if g.Clearing(row) {
			continue
		}
		stone := lost && e.isStone(row)
		for column := range wide {
			k := g.At(column, row)
			switch {
			case k == cascade.None:
			case stone:
				w.stone(s, g, k, column, row)
			default:
				w.crystal(s, w.crystals.whole[k], column, row, e.popOf(column, row), 1)
			}
		}
	}
}

// crystalField is a well of crystals: of a game, or one that is drawn.
type crystalField interface {
	At(column, row int) cascade.Kind
}

// isOpen says whether a crystal's light reaches an empty cell.
func isOpen(g crystalField, column, row int) bool {
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			x, y := column+dx, row+dy
			if x >= 0 && x < columns && y >= 0 && g.At(x, y) == cascade.None {
				return true
			}
		}
	}
	return false
}

func (w *well) glow(s *scene.Scene, k cascade.Kind, column, row int, radius, alpha float32) {
	x, y := w.field.at(float32(column)+.5, float32(row)+.5)
	size := 2 * radius * w.field.u
	s.Sprite(scene.Sprite{Pic: w.atlas.glow, X: x, Y: y, W: size, H: size, Tint: w.atlas.colors.light(k).Alpha(alpha), Blend: scene.Screen})
}

func (w *well) crystal(s *scene.Scene, p scene.Pic, column, row int, scale, alpha float32) {
	x, y := w.field.at(float32(column)+.5, float32(row)+.5)
	size := w.field.u * scale
	s.Sprite(scene.Sprite{Pic: p, X: x, Y: y, W: size, H: size, Tint: white.Alpha(alpha)})
}

// stone paints a crystal turned to stone, each a little darker or lighter, with a
// rim of light on open tops.
func (w *well) stone(s *scene.Scene, g *cascade.Game, k cascade.Kind, column, row int) {
	x, y := w.field.at(float32(column)+.5, float32(row)+.5)
	light := (1 + stoneVariety*(2*hash(column, row)-1)) / (1 + stoneLight)
	s.Sprite(scene.Sprite{Pic: w.crystals.stone[k], X: x, Y: y, Tint: raster.Color{R: light, G: light, B: light, A: 1}})
	if g.At(column, row+1) == cascade.None {
		u := w.field.u
		s.Rect(scene.Rect{X: x - .38*u, Y: kit.Round(y - .5*u), W: .76 * u, H: max(1, kit.Round(.066*u))}, white.Alpha(.55))
	}
}

// showPiece paints the falling piece, its trail, and its ghost if that is wanted.
func (w *well) showPiece(s *scene.Scene, g *cascade.Game, ghost bool) {
	p, ok := g.Piece()
	if !ok {
		return
	}
	cells := p.Cells()
	if drop := p.Row - g.LandingRow(); ghost && drop > 0 {
		for _, c := range cells {
			if c.Row-drop < rows {
				w.crystal(s, w.crystals.ghost[p.Kind], c.Column, c.Row-drop, 1, 1)
			}
		}
	}
	alpha := restingAlpha(g)
	if g.SoftDropping() && !p.Resting {
		for i, c := range cells {
			if topmost(cells, i) && c.Row < rows {
				w.field.streak(s, float32(c.Column), float32(c.Row)+.5, softTrail, streakColor(w.atlas.colors, p.Kind).Alpha(.5))
			}
		}
	}
	for _, c := range cells {
		if c.Row < rows {
			w.glow(s, p.Kind, c.Column, c.Row, pieceGlow, pieceGlowAlpha*alpha)
		}
	}
	for _, c := range cells {
		if c.Row < rows {
			w.crystal(s, w.crystals.whole[p.Kind], c.Column, c.Row, 1, alpha)
		}
	}
}

// restingAlpha gives the falling piece's alpha: it dims while the lock delay runs.
func restingAlpha(g *cascade.Game) float32 {
	p, _ := g.Piece()
	start, end, ok := g.LockDelay()
	if !ok || !p.Resting {
		return 1
	}
	return kit.Lerp(1, dimmedAlpha, progress(g.Now(), start, end))
}

// progress gives how far game time is on the way from start to end.
func progress(now, start, end time.Duration) float32 {
	if end <= start {
		return 1
	}
	return kit.Clamp(float32(now-start)/float32(end-start), 0, 1)
}
