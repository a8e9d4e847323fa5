package softserve

import (
	"fmt"

	"parlor/games/softserve"
	"parlor/views/shell"
	"parlor/views/tally"
)

// difficulties are the steps of the menu, in the words of the rules.
var difficulties = []string{string(softserve.Easy), string(softserve.Normal), string(softserve.Hard)}

// differences are what the difficulties change about a mode, each in two lines: what
// is on the board, and how it is played.
func differences(mode string) (lines [][2]string) {
	for i := range difficulties {
		g, err := softserve.New(new(Room).Config(mode, i+1, 0, shell.Handling{repeatDelay: 20, repeatTime: 6}))
		if err != nil {
			panic("a difficulty of the menu cannot be played: " + err.Error())
		}
		lines = append(lines, difference(g.Settings()))
	}
	return lines
}

func difference(s *softserve.Settings) (lines [2]string) {
	lines[0] = tally.Count(int64(s.Flavours), "flavour")
	if !s.Endless {
		lines[0] += ", " + tally.Count(int64(s.Cones), "cone")
	}
	if s.PopsicleEvery > 0 {
		lines[0] += fmt.Sprintf(", a popsicle every %d pieces", s.PopsicleEvery)
	}
	lines[1] = fmt.Sprintf("%.2g rows a second", softserve.FramesPerSecond/float64(s.FallFrames))
	if s.SpeedUpEvery > 0 {
		lines[1] += ", rising"
	}
	if s.PickyOrders {
		lines[1] += ". No order is ready-made"
	}
	return [2]string{lines[0] + ".", lines[1] + "."}
}
