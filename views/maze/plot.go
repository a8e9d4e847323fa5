package maze

import (
	"slices"
	"time"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// plot is a map on the screen: its cells, and where they are.
type plot struct {
	*cells
	colors        *palette
	facts         *facts
	area          scene.Rect // where it is seen
	x, y          float32    // of the upper left corner of cell 0
	columns, rows int

	now     time.Duration
	calm    bool // nothing fades or moves
	resting bool // nothing runs by itself: what is next may breathe
	from    int  // the first visible column and row, and those behind the last
	to      int
	top     int
	bottom  int
}

// look makes ready to draw what is seen of a map of so many columns and rows.
func (p *plot) look(area scene.Rect, x, y float32, columns, rows int) {
	p.area, p.x, p.y, p.columns, p.rows = area, x, y, columns, rows
	p.from = max(int((area.X-x)/p.u), 0)
	p.to = min(int((area.X+area.W-x-1)/p.u)+1, columns)
	p.top = max(int((area.Y-y)/p.u), 0)
	p.bottom = min(int((area.Y+area.H-y-1)/p.u)+1, rows)
}

// place is where a cell is.
func (p *plot) place(cell int) scene.Rect {
	return scene.Rect{X: p.x + float32(cell%p.columns)*p.u, Y: p.y + float32(cell/p.columns)*p.u, W: p.u, H: p.u}
}

// at gives the cell at a place, or the nearest one, and whether the place is on it.
func (p *plot) at(x, y float32) (cell int, on bool) {
	if p.cells == nil { // nothing was drawn yet
		return 0, false
	}
	column, row := int(kit.Floor((x-p.x)/p.u)), int(kit.Floor((y-p.y)/p.u))
	on = p.area.Contains(x, y) && column >= 0 && column < p.columns && row >= 0 && row < p.rows
	column = min(max(column, p.from, 0), max(p.to, 1)-1)
	row = min(max(row, p.top, 0), max(p.bottom, 1)-1)
	return row*p.columns + column, on
}

// each calls for every cell that is seen.
func (p *plot) each(show func(p *plot, s *scene.Scene, cell int, r scene.Rect), s *scene.Scene) {
	for row := p.top; row < p.bottom; row++ {
		for column := p.from; column < p.to; column++ {
			cell := row*p.columns + column
			show(p, s, cell, p.place(cell))
		}
	}
}

// show draws the map: terrain, the search, the Route and what stands on it.
func (p *plot) show(s *scene.Scene) {
	if p.level == flat {
		p.showFlat(s)
	} else {
		p.each((*plot).showTile, s)
		p.each((*plot).showOutline, s)
		if p.facts.game.CurrentCell() >= 0 && !p.tracing() {
			p.showCurrent(s, p.facts.game.CurrentCell())
		}
	}
	if p.level == full {
		p.each((*plot).showDots, s)
	}
	p.showRoute(s)
	p.showEnds(s)
	if p.level >= reduced {
		p.each((*plot).showBadge, s)
	}
}

// tracing says whether the Route is being built or walked, so that all else steps
// back.
func (p *plot) tracing() bool { return len(p.facts.route) > 0 }

func (p *plot) showTile(s *scene.Scene, cell int, r scene.Rect) {
	s.Put(p.terrain[p.facts.pictures[cell].Terrain][p.variant(cell)], r.X, r.Y)
	if above := cell - p.columns; above >= 0 && p.facts.pictures[above].Terrain == maze.Wall && p.facts.pictures[cell].Terrain != maze.Wall {
		s.Put(p.shadow, r.X, r.Y)
	}
}

// variant gives which of its two pictures a cell shows: by its number, and a Road
// runs sideways where a neighbour at its side is open.
func (p *plot) variant(cell int) int {
	if p.facts.pictures[cell].Terrain != maze.Road {
		return (cell*7 + cell/p.columns*3) / 2 % 2
	}
	column := cell % p.columns
	if column > 0 && p.facts.pictures[cell-1].Terrain == maze.Road || column < p.columns-1 && p.facts.pictures[cell+1].Terrain == maze.Road {
		return 0
	}
	return 1
}

// How long an outline takes to appear, and how long an offer blinks.
const (
	appearTime = 120 * time.Millisecond
	blinkTime  = 260 * time.Millisecond
)

func (p *plot) showOutline(s *scene.Scene, cell int, r scene.Rect) {
	o := p.facts.shown[cell]
	if o == unseen || o == current && !p.tracing() {
		return
	}
	sprite := scene.Sprite{Pic: p.outlines[o], X: r.X + p.u/2, Y: r.Y + p.u/2 + p.nod(cell), Tint: white}
	if p.tracing() && o != onRoute {
		sprite.Tint.A = .5
	}
	side := p.u + 2*p.margin
	switch in := kit.Part(kit.Seconds(p.now-p.facts.changed[cell]), 0, kit.Seconds(appearTime)); {
	case p.calm:
	case in < 1:
		sprite.W = side * kit.Lerp(.85, 1, kit.QuadOut(in))
		sprite.H = sprite.W
	case o == next && p.resting:
		sprite.W = side * (1.025 + .025*kit.Wave(kit.Seconds(p.now%(1200*time.Millisecond)), 1.2))
		sprite.H = sprite.W
	}
	s.Sprite(sprite)
	if since := p.now - p.facts.offered[cell]; since < blinkTime && !p.calm {
		light := p.colors.outline[onFrontier].line
		if p.facts.better[cell] {
			light = white
		}
		s.Rect(r.Inset(kit.Round(p.u/12)), light.Alpha(.55*(1-float32(since)/float32(blinkTime))))
	}
}

// nod gives how far down a cell is that keeps its route, although it was offered
// another.
func (p *plot) nod(cell int) float32 {
	since := p.now - p.facts.keptAt
	if p.calm || since >= blinkTime || !slices.Contains(p.facts.keeping, cell) {
		return 0
	}
	const depth = 2 // 64ths of a cell
	return max(depth*p.u/unit, 1) * kit.Wave(float32(since)/float32(blinkTime), 2)
}

func (p *plot) showCurrent(s *scene.Scene, cell int) {
	r := p.place(cell)
	s.Sprite(scene.Sprite{Pic: p.outlines[current], X: r.X + p.u/2, Y: r.Y + p.u/2, Tint: white})
}

func (p *plot) showDots(s *scene.Scene, cell int, r scene.Rect) {
	cost := int(p.facts.game.Map().Costs[cell])
	switch {
	case cost <= 0:
	case cost <= mostDots && p.facts.pictures[cell].Listed:
		s.Put(p.dots[cost], r.X, r.Y)
	default:
		s.Number(p.small, int64(cost), r.X+.12*p.u, r.Y+.14*p.u+.7*p.small.Size(), scene.Left, ink)
	}
}

// showEnds shows the Camp and the Tower, unless they are painted as Wall.
func (p *plot) showEnds(s *scene.Scene) {
	m := p.facts.game.Map()
	for _, cell := range [...]int{m.Camp, m.Tower} {
		if cell < 0 || cell >= len(p.facts.pictures) {
			continue
		}
		r, c := p.stand(cell), p.sign()
		if p.isSign(cell) {
			s.Put(c.plate, r.X-c.margin, r.Y-c.margin)
		}
		switch picture := p.facts.pictures[cell]; {
		case picture.Camp:
			s.Put(c.camp, r.X-c.margin, r.Y-c.margin)
		case picture.Tower:
			p.showTower(s, c, r)
		}
	}
}

// waveTime is how long the flag waves when the Marker comes to the Tower.
const waveTime = time.Second

func (p *plot) showTower(s *scene.Scene, c *cells, r scene.Rect) {
	s.Put(c.tower, r.X-c.margin, r.Y-c.margin)
	flag := 1
	if since := p.now - p.facts.endedAt; p.facts.endedAt > 0 && since < waveTime && !p.calm {
		flag = int(since/(90*time.Millisecond)) % len(c.flags)
	}
	s.Put(c.flags[flag], r.X-c.margin, r.Y-c.margin)
}

// showBadge shows a cell's number.
func (p *plot) showBadge(s *scene.Scene, cell int, r scene.Rect) {
	o, text := p.facts.shown[cell], p.facts.labels[cell]
	if text == "" || p.tracing() && o != onRoute {
		return
	}
	look := p.colors.badge[o]
	r.Y += p.nod(cell)
	x, y := r.X+p.u/2, r.Y+45*p.u/unit
	if p.level < full {
		y = r.Y + p.u/2
	} else if o == onRoute {
		y = r.Y + 51*p.u/unit
	}
	if p.level < full && o == settled {
		s.Text(p.small, text, x, y+.35*p.small.Size(), scene.Middle, p.colors.badge[current].ink)
		return
	}
	font := p.number
	said := ""
	if o == next && p.level == full {
		said = "next "
	}
	width := font.Width(text) + font.Width(said)
	if width+.8*font.Size() > p.u {
		font = p.small
		width = font.Width(text) + font.Width(said)
	}
	if width+.5*font.Size() > p.u {
		said, width = "", font.Width(text)
	}
	plate := kit.Round(max(width+.9*p.number.Size(), 27*p.u/unit))
	s.Put(p.badge(o, plate), kit.Round(x-plate/2), kit.Round(y-p.badgeHeight()/2))
	base := kit.Round(y) + .35*font.Size()
	if said != "" {
		s.Text(font, said, x-width/2, base, scene.Left, look.ink)
	}
	s.Text(font, text, x+width/2, base, scene.Right, look.ink)
	if p.level == full && (o == onFrontier || o == next || o == current) {
		p.showTag(s, cell, r)
	}
}

// showTag shows a cell's number in reading order, so that it can be found when it is
// spoken of.
func (p *plot) showTag(s *scene.Scene, cell int, r scene.Rect) {
	name := p.facts.names[cell][len("Cell "):]
	w, h := kit.Ceil(p.tagWidth()), kit.Ceil(p.tagHeight())
	x, y := kit.Round(r.X+p.u-w-4*p.u/unit), kit.Round(r.Y+4*p.u/unit)
	s.Put(p.tag, x, y)
	s.Text(p.small, name, x+w/2, y+h/2+.35*p.small.Size(), scene.Middle, p.colors.tag[1])
}

// showFlat shows cells that are too small for pictures, neighbours of a colour in one
// piece.
func (p *plot) showFlat(s *scene.Scene) {
	line := max(kit.Floor(p.u/10), 1)
	for row := p.top; row < p.bottom; row++ {
		for column := p.from; column < p.to; {
			first := column
			cell := row*p.columns + column
			terrain := p.facts.pictures[cell].Terrain
			for column < p.to && p.facts.pictures[row*p.columns+column].Terrain == terrain {
				column++
			}
			r := p.place(cell)
			r.W = float32(column-first) * p.u
			s.Rect(r, p.colors.flat[terrain])
		}
		for column := p.from; column < p.to; column++ {
			cell := row*p.columns + column
			o := p.facts.shown[cell]
			if o == unseen {
				continue
			}
			r := p.place(cell)
			color := p.colors.outline[o].line
			if p.tracing() && o != onRoute {
				color.A = .5
			}
			s.Rect(r, color)
			s.Rect(r.Inset(line), p.colors.flat[p.facts.pictures[cell].Terrain].Mix(color, .35))
		}
	}
	if cell := p.facts.game.CurrentCell(); cell >= 0 && !p.tracing() {
		p.halo(s, cell, white)
	}
}

// halo shows where a cell is that is too small to be found, on a dark backing, so that it
// stands out from every terrain; around the sign that stands on it.
func (p *plot) halo(s *scene.Scene, cell int, c raster.Color) {
	line := p.sizes.scale
	r := p.place(cell).Inset(-max(12*line-p.u, 2) / 2)
	if p.isSign(cell) {
		r = p.stand(cell).Inset(-4 * line)
	}
	frame(s, r.Inset(-line), 4*line, night)
	frame(s, r, 2*line, c)
}

// isSign says whether the Camp or the Tower stands on a cell that is too small for it.
func (p *plot) isSign(cell int) bool {
	return p.level == flat && (p.facts.pictures[cell].Camp || p.facts.pictures[cell].Tower)
}

// signSide is how large the Camp, the Tower and the Marker are at least, in points, and
// signCells in cells that are too small for them: they reach over their neighbours.
const signSide, signCells = 26, 3.2

// sign gives the pictures for what stands on the cells.
func (p *plot) sign() *cells {
	if p.level > flat {
		return p.cells
	}
	return p.sizes.of(kit.Round(max(signSide*p.sizes.scale, signCells*p.u)))
}

// stand is where what stands on a cell is: in its middle, but inside the map.
func (p *plot) stand(cell int) scene.Rect {
	r, side := p.place(cell), p.sign().u
	if p.level > flat {
		return r
	}
	right, low := p.x+float32(p.columns)*p.u-side, p.y+float32(p.rows)*p.u-side
	return kit.Snap(kit.Clamp(r.X+(r.W-side)/2, p.x, max(right, p.x)), kit.Clamp(r.Y+(r.H-side)/2, p.y, max(low, p.y)), side, side)
}

// frame shows a line inside a rectangle's edge.
func frame(s *scene.Scene, r scene.Rect, width float32, c raster.Color) {
	w := max(kit.Round(width), 1)
	s.Rect(scene.Rect{X: r.X, Y: r.Y, W: r.W, H: w}, c)
	s.Rect(scene.Rect{X: r.X, Y: r.Y + r.H - w, W: r.W, H: w}, c)
	s.Rect(scene.Rect{X: r.X, Y: r.Y + w, W: w, H: r.H - 2*w}, c)
	s.Rect(scene.Rect{X: r.X + r.W - w, Y: r.Y + w, W: w, H: r.H - 2*w}, c)
}
