package drive

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/games"
	"parlor/sim"
	"parlor/sim/replay"
)

// FuzzRun sends any lines to every game.
func FuzzRun(f *testing.F) {
	f.Add([]byte("{\"do\":\"new\"}\n{\"do\":\"tap\",\"command\":\"hardDrop\",\"at\":\"4s\"}\n{\"do\":\"look\"}\n"))
	f.Add([]byte("{\"do\":\"new\",\"settings\":{\"speedUp\":\"max\"},\"setup\":{\"well\":[\"O.........\"]}}\nnull\n[]\n\"\"\n{\n"))
	f.Add([]byte("{\"do\":\"new\",\"settings\":{\"tickSeconds\":1e-9}}\n{\"do\":\"press\",\"command\":\"find\"}\n{\"do\":\"wait\",\"for\":\"200000h\"}\n{\"do\":\"record\"}\n"))
	f.Add([]byte("{\"do\":\"new\",\"setup\":{\"board\":\"012345678\"}}\n{\"do\":\"tap\",\"command\":\"tile\",\"arg\":1}\n{\"do\":\"pause\"}\n{\"do\":\"wait\",\"for\":\"1s\"}\n"))
	f.Add([]byte("{\"do\":\"new\",\"seed\":3}\n{\"do\":\"tap\",\"command\":\"swap\",\"arg\":[0,0,1,0]}\n{\"do\":\"release\",\"command\":\"left\"}\n{\"do\":\"look\",\"at\":\"1h\"}\n"))
	f.Fuzz(func(t *testing.T, lines []byte) {
		for _, spec := range games.All {
			converse(t, spec, lines)
		}
	})
}

// FuzzRequests sends requests that are mostly well formed.
func FuzzRequests(f *testing.F) { f.Fuzz(rapid.MakeFuzz(requests)) }

func TestRequests(t *testing.T) { rapid.Check(t, requests) }

func requests(t *rapid.T) {
	spec := rapid.SampledFrom(games.All).Draw(t, "game")
	lines := []byte("{\"do\":\"new\"}\n")
	for range rapid.IntRange(1, 40).Draw(t, "requests") {
		lines = append(append(lines, drawRequest(t, spec)...), '\n')
	}
	converse(t, spec, lines)
}

// someSettings are names of settings and setups of all games, and someValues
// values that fit one or another.
var (
	someSettings = strings.Fields(`columns rows startColumn countdownSeconds speedUp lockDelaySeconds entrySeconds clearSeconds goalLines timeLimit
		startLevel kinds seconds hintSeconds fallSeconds difficulty flavours fallFrames graceFrames cones endless timeLimitMinutes
		goalBoard startBoard maxStates solveSeconds slideSeconds stepsPerTick estimate tickSeconds startCell goalCell unreached maxCost
		well queue held level board refill noOpening popsicles orders map costs nonsense`)
	someValues = strings.Fields(`0 1 3 5 8 12 0.5 -1 1e30 1.0 true false null "max" "Hard" "exact" "TI" "" "724506831" [] {} [1,2]
		[".."] [[1,2],[3,4]] "astar" "Mud" "terrain" [0,0,1,0] 10`)
)

// drawRequest draws a line: a request with some fields right, some wrong and some
// that it does not take.
func drawRequest(t *rapid.T, spec *sim.Spec) []byte {
	value := func() json.RawMessage { return json.RawMessage(rapid.SampledFrom(someValues).Draw(t, "value")) }
	object := func() map[string]json.RawMessage {
		o := map[string]json.RawMessage{}
		for range rapid.IntRange(0, 2).Draw(t, "names") {
			o[rapid.SampledFrom(someSettings).Draw(t, "name")] = value()
		}
		return o
	}
	var names, modes = []string{"jump"}, []string{""}
	for _, c := range spec.Commands {
		names = append(names, c.Name)
	}
	for _, m := range spec.Modes {
		modes = append(modes, m.Name)
	}
	r := map[string]any{}
	dos := []string{doNew, doPress, doPress, doPress, doRelease, doTap, doTap, doTap, doWait, doPause, doResume, doResume, doLook, doRecord, "leap"}
	do := rapid.SampledFrom(dos).Draw(t, "do")
	r["do"] = do
	for _, field := range append([]string{"arg"}, fields[do]...) {
		if rapid.IntRange(0, 3).Draw(t, field) == 0 && field != "command" && field != "for" {
			continue
		}
		switch field {
		case "at":
			r[field] = rapid.SampledFrom([]string{"0s", "10ms", "4s", "5.5s", "70s", "3m", "292y", "-1s"}).Draw(t, field)
		case "for":
			r[field] = rapid.SampledFrom([]string{"0s", "16.666667ms", "1s", "30s", "2400000h", ""}).Draw(t, field)
		case "command":
			r[field] = rapid.SampledFrom(names).Draw(t, field)
		case "mode":
			r[field] = rapid.SampledFrom(modes).Draw(t, field)
		case "settings", "setup":
			r[field] = object()
		case "replay":
			continue
		default:
			r[field] = value()
		}
		if field == "at" && rapid.IntRange(0, 2).Draw(t, "on time") > 0 || field == "arg" && rapid.Bool().Draw(t, "plain") {
			delete(r, field)
		}
	}
	line, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// converse has a game answer lines. Each answer is one line of JSON; one that is
// not ok has changed nothing; a record comes back as it was, and stands where the
// game stood.
func converse(t rapid.TB, spec *sim.Spec, lines []byte) {
	defer func() {
		if r := recover(); r != nil && r != errLong {
			panic(r)
		}
	}()
	spec = hurried(spec)
	d := driver{spec: spec}
	for line := range bytes.Lines(lines) {
		before := placeOf(&d)
		a := d.answer(line)
		var out bytes.Buffer
		if err := json.NewEncoder(&out).Encode(a); err != nil || bytes.Count(out.Bytes(), []byte("\n")) != 1 {
			t.Fatalf("%s %s is answered %s (%v)", spec.Name, line, out.Bytes(), err)
		}
		if len(a.Error) > 300 || a.OK != (a.Error == "") || a.OK != (a.Events != nil) {
			t.Fatalf("%s %s is answered %s", spec.Name, line, out.Bytes())
		}
		if now := placeOf(&d); !a.OK && now != before {
			t.Fatalf("%s %s is refused and changes %s to %s", spec.Name, line, before, now)
		}
		if a.Record != nil {
			again := driver{spec: spec}
			request, _ := json.Marshal(map[string]any{"do": doNew, "replay": a.Record})
			if b := again.answer(request); !b.OK || placeOf(&again) != placeOf(&d) {
				t.Fatalf("%s: the record of %s is %s, want %s (%s)", spec.Name, line, placeOf(&again), placeOf(&d), b.Error)
			}
		}
	}
}

// placeOf is where a driver stands.
func placeOf(d *driver) string {
	if d.game == nil {
		return "nowhere"
	}
	return fmt.Sprintf("%v at %v after %d inputs, paused %t", replay.HashOf(d.game), d.now(), len(d.record.Inputs), d.paused)
}

// errLong ends a game in which more happens than a test has time for.
var errLong = errors.New("the game is long")

// hasty is a game that ends so.
type hasty struct {
	sim.Game
	left *int // how often something may still happen by itself
}

func (h hasty) Advance(to time.Duration) {
	for {
		next, ok := h.Next()
		if !ok || next > to {
			break
		}
		if *h.left--; *h.left < 0 {
			panic(errLong)
		}
		h.Game.Advance(next)
	}
	h.Game.Advance(to)
}

func (h hasty) Apply(in sim.Input) bool {
	h.Advance(in.At)
	return h.Game.Apply(in)
}

// hurried is a spec whose games are hasty ones.
func hurried(spec *sim.Spec) *sim.Spec {
	s := *spec
	s.New = func(c sim.Config) (sim.Game, error) {
		g, err := spec.New(c)
		left := 3000
		return hasty{g, &left}, err
	}
	s.Look = func(g sim.Game) any { return spec.Look(g.(hasty).Game) }
	if spec.Check != nil {
		s.Check = func(g sim.Game, in sim.Input) error { return spec.Check(g.(hasty).Game, in) }
	}
	return &s
}
