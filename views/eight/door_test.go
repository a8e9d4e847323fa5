package eight

import (
	"testing"

	"parlor/views/shell/shelltest"
)

// Two or three moves a second, until the goal is made.
func TestDoorShowsASolution(t *testing.T) {
	n := shelltest.DoorEvents(t, New())
	if n["boardChanged"] < 2*8 || n["boardChanged"] > 3*8 || n["solved"] != 1 {
		t.Errorf("what happens is %v", n)
	}
}
