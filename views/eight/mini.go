package eight

import (
	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// mini is small boards with cells of one size.
type mini struct {
	cell   float32
	edge   float32 // of the wood around the cells
	tray   scene.Pic
	cells  [9]scene.Pic
	moved  [9]scene.Pic // the tile that was slid
	ring   scene.Pic    // around the wood, white to be tinted
	reach  float32      // how far it goes beyond
	isGoal bool
}

func newMini(b *scene.Book, p *palette, cell float32, isGoal bool) *mini {
	m := &mini{cell: kit.Round(cell), isGoal: isGoal}
	m.edge = max(kit.Round(m.cell*.09), 1)
	size := 3*m.cell + 2*m.edge
	m.tray = b.Add(int(size), int(size), func(c *raster.Canvas) {
		e := kit.NewEasel(c, 1, 0, 0)
		e.Fill(raster.Box(0, 0, size, size, m.cell*.18), kit.Down(0, size, p.walnut[1], p.walnut[2]))
		e.Fill(raster.Box(m.edge, m.edge, 3*m.cell, 3*m.cell, m.cell*.1), raster.Solid(p.well))
	})
	m.reach = kit.Ceil(m.cell * .2)
	whole := size + 2*m.reach
	m.ring = b.Add(int(whole), int(whole), func(c *raster.Canvas) {
		kit.NewEasel(c, 1, 0, 0).Stroke(raster.Box(m.reach*.45, m.reach*.45, whole-.9*m.reach, whole-.9*m.reach, m.cell*.32), m.reach*.5, raster.Solid(white))
	})
	for number := range m.cells {
		m.cells[number] = m.add(b, p, number, p.ivory)
		m.moved[number] = m.add(b, p, number, [3]raster.Color{p.moved, p.moved, p.moved.Mix(black, .12)})
	}
	return m
}

func (m *mini) add(b *scene.Book, p *palette, number int, ground [3]raster.Color) scene.Pic {
	return b.Add(int(m.cell), int(m.cell), func(c *raster.Canvas) {
		p.paintCell(kit.NewEasel(c, 1, 0, 0), number, m.cell, ground, m.isGoal)
	})
}

// showRing shows a ring around a board whose corner is at (x, y).
func (m *mini) showRing(s *scene.Scene, x, y float32, c raster.Color) {
	w, h := s.Book.Size(m.ring)
	left, top := kit.Round(x)-m.reach, kit.Round(y)-m.reach
	s.Sprite(scene.Sprite{Pic: m.ring, X: left + float32(w)/2, Y: top + float32(h)/2, Tint: c})
}

// size is how wide and high a board is.
func (m *mini) size() float32 { return 3*m.cell + 2*m.edge }

// show shows a board with its corner at (x, y), the tile that was slid in another
// colour; 0 for none.
func (m *mini) show(s *scene.Scene, b eight.Board, x, y float32, slid int) {
	x, y = kit.Round(x), kit.Round(y)
	s.Put(m.tray, x, y)
	for slot := range 9 {
		number := b.Tile(slot)
		pic := m.cells[number]
		if number == slid && slid > 0 {
			pic = m.moved[number]
		}
		if number > 0 || m.isGoal {
			s.Put(pic, x+m.edge+float32(slot%3)*m.cell, y+m.edge+float32(slot/3)*m.cell)
		}
	}
}
