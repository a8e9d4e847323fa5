package softserve

import (
	"testing"

	"parlor/views/shell/shelltest"
)

// Pairs are moved and turned, and an order is served.
func TestDoorShowsAServe(t *testing.T) {
	n := shelltest.DoorEvents(t, New())
	for _, name := range []string{"pieceMoved", "pieceTurned", "coneServed", "orderOpened"} {
		if n[name] == 0 {
			t.Errorf("there is no %s in %v", name, n)
		}
	}
}
