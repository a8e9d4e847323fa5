package simtest

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"hash"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// many asks Hashes for all of its games.
var many = flag.Bool("many", false, "play 10000 random games of each engine, not 1000")

// Hashes plays a thousand random games, or with -many ten thousand, and fails the
// test when what came of them is not what testdata/hashes says: a line for each
// number of games, with the SHA-256 of all their events and of their states, looks
// and results at the end. Since the file is the same for every machine, so are the
// games. A config is drawn for each game, but for its seed.
//
// After a change of the rules, which raises Spec.Version, write the hashes that the
// test tells into the file. Where two machines differ, the test tells on each, with
// -v, by which tenth of the games they do.
func Hashes(t *testing.T, spec *sim.Spec, draw func(*rng.Source) sim.Config) {
	t.Helper()
	games := 1000
	if *many {
		games = 10000
	}
	random := rng.New(1, "hashes of "+spec.Name)
	h := sha256.New()
	for i := range games {
		c := draw(&random)
		c.Seed = int64(random.Uint32())<<32 | int64(random.Uint32())
		g, err := spec.New(c)
		if err != nil {
			t.Fatalf("game %d: settings %s, setup %s: %v", i, c.Settings, c.Setup, err)
		}
		if err := playAny(h, spec, g, &random); err != nil {
			t.Fatal(err)
		}
		if n := i + 1; n%(games/10) == 0 {
			t.Logf("%d games: %x", n, h.Sum(nil))
		}
	}
	line := fmt.Sprintf("%d games: %x\n", games, h.Sum(nil))
	file, err := os.ReadFile(filepath.Join("testdata", "hashes"))
	if err != nil || !strings.Contains(string(file), line) {
		t.Errorf("testdata/hashes lacks this line (%v)\n%s", err, line)
	}
}

// playAny plays a game with up to two hundred inputs of any kind, and hashes what
// comes of it. Three of four waits end when something happens by itself.
func playAny(h hash.Hash, spec *sim.Spec, g sim.Game, random *rng.Source) error {
	var b []byte
	var events []sim.Event
	for range 1 + random.Intn(200) {
		at := g.Now() + time.Duration(random.Intn(250))*time.Millisecond
		if next, ok := g.Next(); ok && random.Intn(4) > 0 {
			at = next
		}
		in := sim.Input{At: at, Code: anyCode(spec, random), X: anyArgument(random), Y: anyArgument(random)}
		b = append(b[:0], 0)
		if g.Apply(in) {
			b[0] = 1
		}
		events = g.Drain(events[:0])
		for _, e := range events {
			b = binary.AppendVarint(b, int64(e.At))
			b = append(b, e.Kind)
			b = binary.AppendVarint(b, int64(e.X))
			b = binary.AppendVarint(b, int64(e.Y))
			b = binary.AppendVarint(b, e.N)
			b = binary.AppendUvarint(b, uint64(len(e.List)))
			b = append(b, e.List...)
		}
		h.Write(b)
	}
	b = g.AppendState(b[:0])
	r := g.Result()
	look, err := json.Marshal(spec.Look(g))
	h.Write(look)
	h.Write(fmt.Appendf(b, "%v %t %t %t %q %d", g.Now(), r.Over, r.Won, r.Ranked, r.Title, r.Rank))
	return err
}

// anyCode draws a command that goes down or up, now and then a pause, and more often
// the end of one.
func anyCode(spec *sim.Spec, random *rng.Source) sim.Code {
	switch random.Intn(20) {
	case 0:
		return sim.Pause
	case 1, 2, 3:
		return sim.Resume
	}
	code := sim.Code(random.Intn(len(spec.Commands)))
	if spec.Commands[code].Held && random.Intn(2) == 0 {
		code |= sim.Release
	}
	return code
}

// anyArgument draws a small number mostly, as most arguments are.
func anyArgument(random *rng.Source) int16 {
	switch random.Intn(8) {
	case 0:
		return int16(random.Uint32())
	case 1, 2:
		return int16(random.Intn(100))
	case 3, 4:
		return int16(random.Intn(16))
	}
	return int16(random.Intn(4))
}
