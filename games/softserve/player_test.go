package softserve

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"parlor/sim"
)

// player plays a game in a test, in the words of the specification. Its times
// are frames.
type player struct {
	t      *testing.T
	g      *Game
	events []sim.Event
}

// quick are settings with which a test can tell frames apart: the piece comes in
// frame 1, hangs until down is held, and then falls a row a frame.
var quick = []string{
	`"fallFrames":1000`, `"fastFallFrames":1`, `"graceFrames":5`,
	`"spawnFrames":1`, `"serveFrames":4`, `"clearFrames":3`, `"dropFrames":2`,
}

// begin starts a game; options are "mode NAME", settings as `"name":value`, which
// replace those of quick, and setup as `setup:"name":value`.
func begin(t *testing.T, options ...string) *player {
	t.Helper()
	g, err := New(configOf(append(slices.Clone(quick), options...)...))
	if err != nil {
		t.Fatal(err)
	}
	return &player{t: t, g: g}
}

// beginPlain starts a game with the settings of the page.
func beginPlain(t *testing.T, options ...string) *player {
	t.Helper()
	g, err := New(configOf(options...))
	if err != nil {
		t.Fatal(err)
	}
	return &player{t: t, g: g}
}

func configOf(options ...string) sim.Config {
	c := sim.Config{Seed: 1}
	settings, setup := map[string]string{}, []string{}
	for _, o := range options {
		if mode, ok := strings.CutPrefix(o, "mode "); ok {
			c.Mode = mode
		} else if part, ok := strings.CutPrefix(o, "setup:"); ok {
			setup = append(setup, part)
		} else {
			name, _, _ := strings.Cut(o, ":")
			settings[name] = o
		}
	}
	list := []string{}
	for _, s := range settings {
		list = append(list, s)
	}
	slices.Sort(list)
	c.Settings = json.RawMessage("{" + strings.Join(list, ",") + "}")
	c.Setup = json.RawMessage("{" + strings.Join(setup, ",") + "}")
	return c
}

func setupOf(name string, value any) string {
	text, _ := json.Marshal(value)
	return fmt.Sprintf("setup:%q:%s", name, text)
}

func queue(pieces ...string) string { return setupOf("queue", pieces) }
func orders(list ...string) string  { return setupOf("orders", list) }

// boardOf is a board by its bottom rows.
func boardOf(rows ...string) string { return setupOf("board", fullBoard(rows...)) }

func fullBoard(rows ...string) []string {
	board := []string{"##..##", "......", "......", "......", "......", "......", "......", "......"}
	copy(board[Rows-len(rows):], rows)
	return board
}

func popsicles(list ...[2][2]int) string {
	return setupOf("popsicles", append([][2][2]int{}, list...))
}

// to lets time pass until a frame has been run.
func (p *player) to(frame int64) *player {
	p.g.Advance(timeOf(frame))
	return p
}

// until lets time pass until the game is in a phase.
func (p *player) until(phase Phase) *player {
	p.t.Helper()
	for range 100_000 {
		if p.g.phase == phase {
			return p
		}
		p.to(p.g.frame + 1)
	}
	p.t.Fatalf("the game never gets to %v", phase)
	return p
}

func (p *player) press(codes ...sim.Code) *player {
	for _, c := range codes {
		p.g.Apply(sim.Input{At: p.g.Now(), Code: c})
	}
	return p
}

func (p *player) release(codes ...sim.Code) *player {
	for _, c := range codes {
		p.press(c | sim.Release)
	}
	return p
}

// tap presses and releases keys, for the next frame.
func (p *player) tap(codes ...sim.Code) *player {
	for _, c := range codes {
		p.press(c).release(c)
	}
	return p
}

// step taps keys and lets one frame pass.
func (p *player) step(codes ...sim.Code) *player { return p.tap(codes...).to(p.g.frame + 1) }

// down lets the piece fall so many rows, one a frame.
func (p *player) down(rows int) *player {
	return p.press(FallFaster).to(p.g.frame + int64(rows)).release(FallFaster)
}

// land lets the piece fall until it rests.
func (p *player) land() *player {
	p.t.Helper()
	for range Rows {
		if p.g.piece.Resting {
			break
		}
		p.down(1)
	}
	return p.want("resting", p.g.piece.Resting, true)
}

// lock lets the piece land and lock.
func (p *player) lock() *player {
	p.t.Helper()
	return p.land().to(p.g.frame + int64(p.g.settings.GraceFrames))
}

// locks lets another playing piece lock at once where it is told to lie: a pair, a
// popsicle in small letters or a single scoop.
func (p *player) locks(flavours string, pivot Cell, other Side) *player {
	p.t.Helper()
	kind, read, ok := p.g.readFlavours(flavours)
	if len(flavours) == 1 {
		kind = Scoop
		_, read, ok = p.g.readFlavours(flavours + flavours)
	}
	p.want("readable", ok, true)
	p.g.piece = Piece{Kind: kind, Flavours: read, Pivot: pivot, Other: other}
	p.g.lock()
	return p
}

func (p *player) want(what string, got, want any) *player {
	p.t.Helper()
	if !reflect.DeepEqual(got, want) {
		p.t.Errorf("frame %d: %s is %v, want %v", p.g.frame, what, got, want)
	}
	return p
}

// wantPiece compares where the playing piece is, the pivot first.
func (p *player) wantPiece(cells ...[2]int) *player {
	p.t.Helper()
	l := p.g.look()
	if l.Piece == nil {
		p.t.Errorf("frame %d: no piece, want %v", p.g.frame, cells)
		return p
	}
	return p.want("piece", l.Piece.Cells, cells)
}

// wantBoard compares the bottom rows of the board; those above are empty.
func (p *player) wantBoard(rows ...string) *player {
	p.t.Helper()
	return p.want("board", p.g.board.text(), fullBoard(rows...))
}

// drained gives the events since the last call.
func (p *player) drained() []sim.Event {
	p.events = p.g.Drain(p.events[:0])
	return p.events
}

// told writes the events since the last call as "name@frame".
func (p *player) told() string {
	var list []string
	for _, e := range p.drained() {
		list = append(list, fmt.Sprintf("%s@%d", eventNames[e.Kind], frameOf(e.At)))
	}
	return strings.Join(list, " ")
}

func frameOf(at time.Duration) int64 { return int64((at*60 + time.Second - 1) / time.Second) }

func (p *player) wantTold(want string) *player {
	p.t.Helper()
	return p.want("told", p.told(), want)
}
