package softserve

import (
	"testing"
	"time"

	"parlor/views/shell"
	"parlor/views/shell/shelltest"
)

// However little room there is, a screen comes to an end of making its writing
// smaller.
func TestNarrowWindows(t *testing.T) {
	for _, v := range []shell.View{
		{W: 224, H: 1987, Scale: 1.5, Left: 23, Top: 239, Right: 6, Bottom: 55}, {W: 60, H: 900, Scale: 2}, {W: 900, H: 60, Scale: .25}, {W: 1, H: 1, Scale: 1},
	} {
		s := newStage(t, v)
		s.Play("classic", fast, "")
		s.Run(time.Second)
		for _, screen := range []shell.Screen{shell.Menu, shell.Pause, shell.Results} {
			s.Show(screen, shelltest.Pause)
			s.Run(3 * time.Second)
		}
	}
}
