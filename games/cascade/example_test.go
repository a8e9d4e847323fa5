package cascade_test

import (
	"fmt"
	"time"

	"parlor/games/cascade"
	"parlor/sim"
)

// A game needs no screen: keys go in with their times, and events come out.
func Example() {
	game, err := cascade.New(sim.Config{Mode: "sprint40", Seed: 7, Settings: []byte(`{"countdownSeconds": 0}`)})
	if err != nil {
		fmt.Println(err)
		return
	}
	game.Apply(sim.Input{At: 100 * time.Millisecond, Code: cascade.MoveLeft})
	game.Apply(sim.Input{At: 120 * time.Millisecond, Code: cascade.MoveLeft | sim.Release})
	game.Apply(sim.Input{At: 140 * time.Millisecond, Code: cascade.HardDrop})
	game.Advance(time.Second)
	for _, e := range game.Drain(nil) {
		fmt.Println(e.At, cascade.Spec.Events[e.Kind], cascade.Spec.Describe(e))
	}
	fmt.Println("in the corner of the O:", game.At(3, 0))
	// Output:
	// 0s playStarted []
	// 0s pieceDealt [{kind O}]
	// 0s queueChanged []
	// 100ms pieceShifted [{column 2} {row 17} {rotation 0} {kickTest 0}]
	// 140ms hardDropped [{rows 19}]
	// 140ms holdChanged [{held }]
	// 140ms pieceLocked [{kind O} {cells [[3 1] [4 1] [3 0] [4 0]]} {twist 0}]
	// 200ms pieceDealt [{kind Z}]
	// 200ms queueChanged []
	// in the corner of the O: O
}
