package cascade

import (
	_ "embed"
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
)

// doorRecord is half a game of Marathon, and doorFrom when it has become lively.
//
//go:embed door.json
var doorRecord []byte

const doorFrom = 2600 * time.Millisecond

// Door is the game as it is seen through its door on Home: the foot of the well
// before an aurora.
func (r *Room) Door() shell.Door { return &door{} }

type door struct {
	w, h    float32
	layout  layout
	atlas   *atlas
	sea     scene.Pic
	aurora  aurora
	well    well
	effects effects
}

// Record is the game.
func (d *door) Record() ([]byte, time.Duration) { return doorRecord, doorFrom }

// Sizes of the well seen through the door, in parts of the opening.
const (
	doorRows   = 14 // of the well that are seen at most
	doorWide   = .82
	doorHigh   = .94
	doorLeast  = 1. / 15 // of a cell
	doorFrame  = .3      // of a cell
	doorBelow  = .5
	doorAurora = 2.4 // how much wider than the opening the aurora is
	auroraLeft = .35 // how much of it is left of the opening, in the opening's widths
)

// Layout makes the pictures for an opening.
func (d *door) Layout(b *scene.Book, w, h float32, scheme session.Scheme) {
	p := paletteOf(scheme)
	d.w, d.h = w, h
	d.atlas = newAtlas(b, p)
	d.sea = b.Add(int(kit.Ceil(w)), int(kit.Ceil(h)), func(c *raster.Canvas) { drawSea(c, p, h/720*2) })
	d.aurora = newAurora(doorAurora*w, h, p)

	u := max(kit.Floor(min(doorWide*w/columns, max(doorHigh*h/doorRows, doorLeast*w))), 1)
	l := layout{px: u / cellSize, u: u, frame: kit.Round(doorFrame * u), phone: true}
	l.well = scene.Rect{W: columns * u, H: min(doorRows, kit.Floor(doorHigh*h/u)) * u}
	l.well.X, l.well.Y = kit.Round((w-l.well.W)/2), kit.Round(h-l.well.H-doorBelow*u)
	d.layout = l
	d.well = newWell(b, &d.layout, d.atlas)
	d.effects.reset()
}

// Draw draws a moment of the game.
func (d *door) Draw(s *scene.Scene, glance shell.Glance) {
	g, ok := glance.Game.(*cascade.Game)
	if !ok {
		return
	}
	e := &d.effects
	if glance.Began {
		e.reset()
	}
	e.reduced = glance.Reduced
	e.step(kit.Seconds(glance.Passed))
	for _, ev := range glance.Events {
		e.hear(g, ev, d.atlas.colors)
	}

	s.Put(d.sea, 0, 0)
	t := kit.Clock(glance.Now)
	if glance.Reduced {
		t = 0
	}
	s.ShiftX -= auroraLeft * d.w
	d.aurora.show(s, t)
	s.ShiftX += auroraLeft * d.w
	w := &d.well
	w.showBack(s)
	s.Clip(d.layout.well)
	w.showStack(s, g, e)
	e.showStreaks(s, w.field, d.atlas.colors)
	w.showPiece(s, g, true)
	w.showBand(s, g, e)
	s.Unclip()
	w.showBurst(s, g, e)
	w.showFront(s)
	e.showBeams(s, w.field)
	e.particles.show(s, w.field, d.atlas, w.small)
}
