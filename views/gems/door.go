package gems

import (
	_ "embed"
	"time"

	"parlor/games/gems"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
)

// doorRecord is the beginning of a game, and doorFrom when its board has come to
// rest for the first time.
//
//go:embed door.json
var doorRecord []byte

const doorFrom = 2 * time.Second

// Door is the game as it is seen through its door on Home: as many columns of the
// board as fit, in a golden case.
func (r *Room) Door() shell.Door { return &door{} }

type door struct {
	layout  layout
	seen    scene.Rect // of the board
	colors  *palette
	atlas   *atlas
	ground  scene.Pic
	table   table
	effects effects
}

// Record is the game.
func (d *door) Record() ([]byte, time.Duration) { return doorRecord, doorFrom }

// Sizes of the board seen through the door.
const (
	fewColumns  = 5.4 // that a high opening shows, with what is around them
	mostColumns = 8.6 // that a low one shows
	doorRows    = 8.3 // in a high one
	doorHigh    = .95 // of the opening, for the rows
	doorFrame   = .11 // of a cell
	doorBelow   = .15
)

// Layout makes the pictures for an opening.
func (d *door) Layout(b *scene.Book, w, h float32, scheme session.Scheme) {
	p := paletteOf(scheme)
	d.colors, d.atlas = p, newAtlas(b, p)
	u := max(kit.Floor(min(w/fewColumns, max(h/doorRows, w/mostColumns))), 1)
	l := layout{px: u / cellSize, u: u, frame: max(kit.Round(doorFrame*u), 1)}
	wide := min(columns, kit.Floor((w-2*l.frame)/u))
	high := min(rows, max(kit.Floor((doorHigh*h-2*l.frame)/u), 1))
	d.seen = scene.Rect{W: wide * u, H: high * u}
	d.seen.X = kit.Round((w - d.seen.W) / 2)
	d.seen.Y = kit.Round(max(h-d.seen.H-2*l.frame-doorBelow*u, 0)) + l.frame
	// What does not fit of the board is left and right, and above.
	l.board = scene.Rect{X: d.seen.X - kit.Ceil((columns-wide)/2)*u, Y: d.seen.Y - (rows-high)*u, W: columns * u, H: rows * u}
	d.layout = l
	d.table = newTable(b, &d.layout, d.atlas)
	d.ground = b.Add(int(kit.Ceil(w)), int(kit.Ceil(h)), func(c *raster.Canvas) {
		drawVelvet(c, h/720*1.6, p)
		d.drawCase(c)
	})
	d.effects.reset()
}

// drawCase draws the case around what is seen of the board.
func (d *door) drawCase(c *raster.Canvas) {
	e, r, frame := kit.NewEasel(c, 1, 0, 0), d.seen, d.layout.frame
	metal := raster.Linear(r.X, r.Y, r.X+r.W, r.Y+r.H, gold...)
	if d.colors.plain {
		metal = raster.Solid(white)
	}
	e.Fill(raster.Box(r.X-frame, r.Y-frame, r.W+2*frame, r.H+2*frame, 2*frame), metal)
	inside := raster.Box(r.X, r.Y, r.W, r.H, frame)
	e.Fill(inside, raster.Solid(raster.Hex(0x150720)))
	c.Clip(inside)
	drawCells(c, d.layout.board, d.layout.u, d.colors)
	c.Unclip()
}

// Draw draws a moment of the game.
func (d *door) Draw(s *scene.Scene, glance shell.Glance) {
	g, ok := glance.Game.(*gems.Game)
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
		e.hear(g, ev, d.colors)
	}

	s.Put(d.ground, 0, 0)
	s.Within(d.seen, func() {
		t := &d.table
		t.showGrounds(s, e)
		t.showGems(s, g, e, 0)
		t.showMarks(s, g, e)
		t.showGlint(s, g, e)
		t.showBeams(s, e)
		t.showRings(s, e)
	})
	e.pieces.show(s, d.layout.board.X, d.layout.board.Y, d.layout.u, d.atlas)
}
