package maze_test

import (
	"testing"

	"parlor/games/maze"
	"parlor/sim"
	"parlor/sim/simtest"
)

// busy are games in which much can happen at once.
var busy = []sim.Config{
	{},
	{Setup: []byte(`{"map":["..",".."],"startCell":0,"goalCell":3}`)},
	{
		Settings: []byte(`{"columns":4,"rows":3,"tickSeconds":0.1,"slideSeconds":0.3}`),
		Setup:    []byte(`{"costs":[0,0,1,0,0,-1,-1,0,2,0,0,0],"startCell":0,"goalCell":11}`),
	},
	{
		Settings: []byte(`{"tickSeconds":0.001,"slideSeconds":0}`),
		Setup:    []byte(`{"map":["...m.","m#f#.","..f.."],"startCell":0,"goalCell":14}`),
	},
	{
		Settings: []byte(`{"tickSeconds":0.000000001,"slideSeconds":1000000000}`),
		Setup:    []byte(`{"map":["..."],"startCell":1,"goalCell":1}`),
	},
	{Settings: []byte(`{"columns":5}`)},
	{Setup: []byte(`{"map":["..#.."],"startCell":0,"goalCell":4}`)},
	{Setup: []byte(`{"map":["...."],"startCell":9,"goalCell":-1}`)},
}

func TestLaws(t *testing.T) { simtest.Check(t, maze.Spec, busy...) }

func FuzzLaws(f *testing.F) { simtest.Fuzz(f, maze.Spec, busy...) }
