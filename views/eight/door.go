package eight

import (
	_ "embed"
	"time"

	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
	"parlor/views/shell"
)

// doorRecord solves the start board; its 20 moves are played three a second.
//
//go:embed door.json
var doorRecord []byte

// door is what is seen through the door: a board that is solved, with the Goal
// Picture above.
type door struct {
	layout       layout // of the tray alone
	ground       scene.Pic
	tiles        [9]scene.Pic
	margin       float32 // around tiles, for their shadow
	goal         *mini   // nil where there is no room for it
	goalX, goalY float32
	play         ornaments
}

// Door gives what is seen through the door.
func (r *Room) Door() shell.Door { return &door{} }

// Record is the game that plays.
func (*door) Record() ([]byte, time.Duration) { return doorRecord, 0 }

// doorFrame is the width of the tray's frame, in parts of the tray.
const doorFrame = .05

// leastGoal is how large a cell of the Goal Picture is at least, in parts of the
// opening's width.
const leastGoal = .05

// Layout makes the pictures.
func (d *door) Layout(b *scene.Book, w, h float32, scheme session.Scheme) {
	p := paletteOf(scheme)
	cut := shell.DoorCut(w, h)
	seen := h - 2*cut
	size := min(.86*w, .9*seen)
	foot := cut + min((seen-size)/2, .06*h)
	d.layout = layout{}
	d.layout.setTray((w-size)/2, h-foot-size, size, doorFrame*size)
	tray := d.layout.tray
	d.tiles, d.margin = addTiles(b, p, d.layout.slot), marginOf(d.layout.slot)
	d.goal = nil
	if cell := min(.1*w, (tray.Y-cut-.13*h)/3); cell > leastGoal*w {
		d.goal = newMini(b, p, cell, true)
		d.goalX, d.goalY = (w-d.goal.size())/2, tray.Y/2-d.goal.size()/2+.01*h
	}
	d.ground = b.Add(int(kit.Ceil(w)), int(kit.Ceil(h)), func(c *raster.Canvas) {
		e := kit.NewEasel(c, 1, 0, 0)
		e.Fill(c.Whole(), kit.Down(0, h, p.slateTop, p.slateFoot))
		if !p.plain {
			paintSlate(e, w, h, w/200)
		}
		e.M = raster.Move(tray.X, tray.Y)
		p.paintTray(e, tray.W, d.layout.frame)
	})
}

// Draw draws the tray with its tiles. What hops does so in game time, so that a door
// that is shown slowly is slow as a whole.
func (d *door) Draw(s *scene.Scene, glance shell.Glance) {
	g, ok := glance.Game.(*eight.Game)
	if !ok {
		return
	}
	if glance.Began {
		d.play = ornaments{}
	}
	for _, e := range glance.Events {
		d.play.hear(e, g.Now())
	}
	s.Put(d.ground, 0, 0)
	if d.goal != nil {
		d.goal.show(s, g.Goal(), d.goalX, d.goalY, 0)
	}
	for slot := range 9 {
		if tile := g.Board().Tile(slot); tile > 0 {
			x, y := d.layout.placeOf(g, slot)
			s.Put(d.tiles[tile], x-d.margin, y+d.play.hop(slot, g.Now(), d.layout.slot)-d.margin)
		}
	}
}
