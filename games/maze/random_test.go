package maze

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Whatever the size and the ends, a route leads from the Camp to the Tower, and in
// a maze to every room, between walls that meet in corners.
func TestRandomMapsHaveARoute(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kind := RandomKind(rapid.IntRange(0, 1).Draw(t, "kind"))
		columns, rows := rapid.IntRange(1, 30).Draw(t, "columns"), rapid.IntRange(1, 30).Draw(t, "rows")
		cell := rapid.IntRange(0, columns*rows-1)
		camp, tower, seed := cell.Draw(t, "camp"), cell.Draw(t, "tower"), rapid.Int64().Draw(t, "seed")
		m := RandomMap(kind, columns, rows, camp, tower, seed)
		if err := m.Check(); err != nil {
			t.Fatal(err)
		}
		if again := RandomMap(kind, columns, rows, camp, tower, seed); !slices.Equal(m.Costs, again.Costs) {
			t.Fatal("the same seed makes another map")
		}
		least := bellmanFord(&m)
		if least[tower] < 0 {
			t.Fatalf("no route leads from %d to %d", camp, tower)
		}
		for cell, cost := range m.Costs {
			column, row := cell%columns%2, cell/columns%2
			switch {
			case kind != RandomMaze:
			case column+row == 0 && least[cell] < 0:
				t.Fatalf("room %d is closed", cell)
			case column+row == 2 && cost != wallCost && cell != camp && cell != tower:
				t.Fatalf("cell %d, between the corners of four rooms, is open", cell)
			}
		}
	})
}

// Both kinds use all terrains, in measure.
func TestRandomMapsAreMixed(t *testing.T) {
	for kind := range randomKinds {
		m := RandomMap(RandomKind(kind), 64, 64, 0, 4095, 1)
		count := map[int32]int{}
		for _, cost := range m.Costs {
			count[cost]++
		}
		for terrain := range TerrainCount {
			if n := count[terrain.paint()]; n < 4096/100 || n > 4096*7/10 {
				t.Errorf("%s: %d cells of %s", RandomKind(kind), n, terrain)
			}
		}
	}
}

// A map from a seed is for ever: links and records rely on it. When this fails,
// raise Spec.Version and put the new sums here.
func TestRandomMapsStayTheSame(t *testing.T) {
	for kind, want := range map[RandomKind]string{RandomMaze: "f658262bf36dd208", RandomTerrain: "68397e20ea5e90cd"} {
		m := RandomMap(kind, 33, 20, 40, 600, 7)
		if got := fmt.Sprintf("%x", sha256.Sum256(fmt.Append(nil, m.Costs)))[:16]; got != want {
			t.Errorf("%s of seed 7 has sum %s, not %s", kind, got, want)
		}
	}
}

// The seed of a map is shown until the map changes, and each Random takes the next.
func TestMapSeed(t *testing.T) {
	p := begin(t)
	wants := func(seed int64, kind RandomKind, ok bool) {
		t.Helper()
		if s, k, is := p.g.MapSeed(); s != seed || k != kind || is != ok {
			t.Errorf("the seed is %d of %s, %t, want %d of %s, %t", s, k, is, seed, kind, ok)
		}
	}
	wants(0, RandomMaze, false)
	p.do("random terrain")
	wants(1, RandomTerrain, true)
	first := p.g.board.clone()
	if want := RandomMap(RandomTerrain, 12, 8, 48, 59, 1); !slices.Equal(first.Costs, want.Costs) {
		t.Error("the map is not that of the seed")
	}
	p.do("random maze")
	wants(2, RandomMaze, true)
	p.do("undo")
	wants(1, RandomTerrain, true)
	p.do("brush Road", "paintCell 0", "brush Wall", "paintCell 0")
	wants(0, RandomMaze, false)
	p.do("undo x9", "random maze")
	wants(3, RandomMaze, true)
	p.do("restoreDefaults")
	wants(0, RandomMaze, false)
}
