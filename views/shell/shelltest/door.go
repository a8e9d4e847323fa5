package shelltest

import (
	"slices"
	"testing"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/shell"
)

// openings are what doors are seen through, in pixels: one that is only just there, in
// a wall, in a stack of cards, and both on screens of more pixels a point.
var openings = [][2]float32{{3, 5}, {200, 308}, {150, 148}, {150, 110}, {333, 513}, {400, 616}, {450, 444}, {450, 330}, {108, 167}}

// Doors checks the door of a room: its record is a game of its engine, as long as it is
// shown; at every size and in every scheme one opaque picture fills the opening and a
// steady frame allocates nothing; and something moves in every second.
func Doors(t *testing.T, room shell.Room) {
	p := newPeephole(t, room)
	for _, scheme := range session.Schemes {
		for _, size := range openings {
			p.layout(size, scheme)
			p.begin(shell.DoorLoop / 2)
			p.look(sim.Game.Now(p.glance.Game), true)
			if !p.isFilled(size) {
				t.Errorf("%s, %v: the first picture does not fill the opening", scheme, size)
			}
			p.glance.Began = false
			if n := testing.AllocsPerRun(20, func() { p.look(p.glance.Game.Now(), false) }); n > 0 {
				t.Errorf("%s, %v: a steady frame allocates %v times", scheme, size, n)
			}
		}
	}
	for _, size := range openings[1:] {
		p.layout(size, session.Standard)
		p.loop(size)
	}
}

// peephole looks through a door.
type peephole struct {
	testing.TB
	door   shell.Door
	reel   *replay.Reel
	from   time.Duration
	book   *scene.Book
	scene  scene.Scene
	glance shell.Glance
	inputs int
}

func newPeephole(t testing.TB, room shell.Room) *peephole {
	p := &peephole{TB: t, door: room.Door()}
	text, from := p.door.Record()
	record, err := replay.ParseText(text, room.Spec())
	if err != nil {
		t.Fatal(err)
	}
	if p.reel, err = replay.NewReel(room.Spec(), record); err != nil {
		t.Fatal(err)
	}
	if p.from = from; record.End < from+shell.DoorLoop {
		t.Fatalf("the record ends at %s, and is shown until %s", record.End, from+shell.DoorLoop)
	}
	return p
}

func (p *peephole) layout(size [2]float32, scheme session.Scheme) {
	p.book = scene.NewBook()
	p.door.Layout(p.book, size[0], size[1], scheme)
}

// begin goes to a moment of the loop.
func (p *peephole) begin(at time.Duration) {
	p.glance = shell.Glance{Began: true, Now: at}
	p.glance.Game, p.inputs = p.reel.At(p.from + at)
}

// corner is where the opening is put.
const corner = 30

// look lets the game go on to a game time and draws it.
func (p *peephole) look(to time.Duration, began bool) {
	before := p.glance.Game.Now()
	p.inputs = p.reel.Play(p.glance.Game, p.inputs, to)
	p.glance.Began, p.glance.Passed = began, p.glance.Game.Now()-before
	p.glance.Events = p.glance.Game.Drain(p.glance.Events[:0])
	p.scene.Reset(p.book)
	p.scene.ShiftX, p.scene.ShiftY = corner, corner
	p.door.Draw(&p.scene, p.glance)
}

// isFilled says whether the first mark covers the opening, and all later ones are put
// back to where the scene began.
func (p *peephole) isFilled(size [2]float32) bool {
	if len(p.scene.Marks) == 0 || p.scene.ShiftX != corner || p.scene.ShiftY != corner || p.scene.Fade != 1 {
		return false
	}
	q := p.scene.Marks[0].Sprite
	if q.X-q.W/2 > corner || q.Y-q.H/2 > corner || q.X+q.W/2 < corner+size[0] || q.Y+q.H/2 < corner+size[1] {
		return false
	}
	pix := p.book.Canvas(q.Pic).Pix.Pix
	for i := 3; i < len(pix); i += 4 {
		if pix[i] != 255 {
			return false
		}
	}
	return true
}

// loop watches a loop in an opening.
func (p *peephole) loop(size [2]float32) {
	p.Helper()
	p.begin(0)
	p.look(p.from, true)
	var before []scene.Mark
	for second := range shell.DoorLoop / time.Second {
		moves := false
		for at := second * time.Second; at < (second+1)*time.Second; at += 50 * time.Millisecond {
			p.glance.Now = at
			p.look(p.from+at, false)
			moves = moves || before != nil && !slices.Equal(before, p.scene.Marks)
			before = append(before[:0], p.scene.Marks...)
		}
		if !moves {
			p.Errorf("%v: nothing moves in second %d", size, second)
		}
	}
}

// DoorEvents counts what happens in the loop that is seen through the door of a room,
// by the names of the events.
func DoorEvents(t testing.TB, room shell.Room) map[string]int {
	p := newPeephole(t, room)
	p.begin(0)
	p.reel.Play(p.glance.Game, p.inputs, p.from+shell.DoorLoop)
	counts := map[string]int{}
	for _, e := range p.glance.Game.Drain(nil) {
		counts[room.Spec().Events[e.Kind]]++
	}
	return counts
}
