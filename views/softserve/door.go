package softserve

import (
	_ "embed"
	"time"

	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
)

// doorRecord begins with a board in play; its second pair serves an order.
//
//go:embed door.json
var doorRecord []byte

// doorFrom is when the first pair comes in.
const doorFrom = 100 * time.Millisecond

// door is what is seen through the door: the glass in the parlour, and where there is
// room above its shoulders a customer and what they want.
type door struct {
	width   float32
	layout  layout
	atlas   *atlas
	board   board
	counter counter
	paper   stationery
	ground  scene.Pic
	awning  scene.Pic // over the pieces that come in below it
	effects effects
}

// Door gives what is seen through the door.
func (r *Room) Door() shell.Door { return &door{} }

// Record is the game that plays.
func (*door) Record() ([]byte, time.Duration) { return doorRecord, doorFrom }

// The awning's part of the opening's height; how many cells at least fill it, so that
// what does not fit of the glass is above it; and how many are left below the board.
const (
	doorAwning = .095
	doorRows   = 6
	doorFoot   = .56
)

// doorRoom is how many cells high the room above the shoulders of the glass is at
// least where somebody stands there.
const doorRoom = 1.7

// Layout makes the pictures.
func (d *door) Layout(b *scene.Book, w, h float32, scheme session.Scheme) {
	colors := paletteOf(scheme)
	cut := shell.DoorCut(w, h)
	u := max(kit.Floor(min(w/7, (h-2*cut)/doorRows)), 4)
	px := u / glassCell
	l := &d.layout
	*l = layout{px: px, u: u, awning: kit.Round(cut + doorAwning*(h-2*cut)), counter: h + .1*w}
	l.board = scene.Rect{X: kit.Round((w - 6*u) / 2), Y: kit.Round(h-cut-doorFoot*u) - 7*u, W: 6 * u, H: 7 * u}
	if cut > 0 { // the counter is seen below the glass
		l.counter = kit.Round(l.board.Y + l.board.H + u/6)
	}
	d.width = w
	d.furnish()

	d.atlas = newAtlas(b, colors, px)
	d.board = newBoard(b, l, colors, d.atlas)
	d.counter = counter{layout: l, colors: colors, atlas: d.atlas, people: d.atlas.people(l.customer.W)}
	d.paper = newStationery(b, colors, px)
	room := parlour{colors: colors, px: .62 * w / 200, w: w, h: h + .3*w, awning: l.awning, counter: l.counter, phone: true}
	d.ground = b.Add(int(kit.Ceil(w)), int(kit.Ceil(h)), func(c *raster.Canvas) {
		c.Fill(c.Whole(), raster.Solid(ink)) // the seams of the parlour let it through
		room.draw(c)
		drawGlass(newPen(c, px, -l.board.X/px, -l.board.Y/px, colors.line()), colors)
	})
	d.awning = b.Add(int(kit.Ceil(w)), int(l.awning), func(c *raster.Canvas) {
		if colors.plain {
			room.draw(c)
			return
		}
		room.drawAwning(newPen(c, room.px, 0, 0, colors.ink), w/room.px, l.awning/room.px)
	})
}

// furnish finds the places of the customer and of the paper with the order, at both
// sides of the bottleneck. Where there is no room, cones that are served fly away.
func (d *door) furnish() {
	l := &d.layout
	shoulder := l.board.Y - kit.Round(glassWall*l.u)
	room := shoulder - l.awning
	if room < doorRoom*l.u {
		l.order = scene.Rect{X: d.width, Y: -2 * l.u}
		return
	}
	neck, gap := l.neck(), kit.Round(.15*l.u)
	left, right := neck.X-lipReach*l.u-gap, neck.X+neck.W+lipReach*l.u+gap
	bust := kit.Floor(min(d.width-gap-right, room*bustWidth/bustHeight))
	l.customer = scene.Rect{X: right, Y: shoulder - kit.Round(bust*bustHeight/bustWidth), W: bust}
	l.customer.H = shoulder - l.customer.Y
	edge := 2 * gap // the arch of a door leaves no corner
	l.order = scene.Rect{X: edge, Y: kit.Round(l.awning + 1.5*gap), W: left - edge}
	l.order.H = shoulder - gap - l.order.Y
}

// Draw draws the parlour. Everything goes by game time, so that a door that is shown
// slowly is slow as a whole.
func (d *door) Draw(s *scene.Scene, glance shell.Glance) {
	g, ok := glance.Game.(*softserve.Game)
	if !ok {
		return
	}
	e := &d.effects
	if glance.Began {
		e.reset(g)
	}
	e.reduced = glance.Reduced
	e.step(kit.Seconds(glance.Passed))
	for _, ev := range glance.Events {
		e.hear(g, ev)
	}
	e.mover.follow(g, e.now, e.reduced)

	s.Put(d.ground, 0, 0)
	fade := s.Fade
	if d.layout.customer.W > 0 {
		d.counter.showGuests(s, g, e, d.width)
		d.showOrder(s, g)
	}
	s.Fade = fade
	d.board.showInside(s, g, e, e.now)
	d.board.showFront(s, g, e)
	if !e.reduced {
		d.counter.showFlight(s, g, e)
	}
	e.particles.show(s, &d.layout, d.atlas)
	s.Put(d.awning, 0, 0)
}

// showOrder shows what the customer wants, until it is served.
func (d *door) showOrder(s *scene.Scene, g *softserve.Game) {
	order, ok := g.Order()
	if !ok || isPleased(g) {
		return
	}
	r := d.layout.order
	d.paper.show(s, r, 0, false)
	size := kit.Floor(min(.8*r.H/cornetCells, .8*r.W))
	d.atlas.cornet(s, r.X+(r.W-size)/2, r.Y+(r.H-size*cornetCells)/2, size, order[0], order[1], atRest, white)
}
