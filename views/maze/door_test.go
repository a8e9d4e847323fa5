package maze

import (
	"slices"
	"testing"

	"parlor/games/maze"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/shell/shelltest"
)

// Six to ten Steps a second, on the map whose tiles are painted.
func TestDoorShowsASearchOnTheSuppliedMap(t *testing.T) {
	if n := shelltest.DoorEvents(t, New())["cellSettled"]; n < 6*8 || n > 10*8 {
		t.Errorf("%d cells are settled", n)
	}
	record, err := replay.ParseText(doorRecord, maze.Spec)
	if err != nil {
		t.Fatal(err)
	}
	supplied, _ := maze.New(sim.Config{})
	seen, err := maze.New(record.Config)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := supplied.Map(), seen.Map(); !slices.Equal(a.Costs, b.Costs) || a.Camp != b.Camp || a.Tower != b.Tower {
		t.Error("the record is played on another map")
	}
}
