package replay_test

import (
	"fmt"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/bell"
)

// A game is recorded while it is played; its record is the game.
func Example() {
	pull, _ := bell.Spec.Command("pull")
	tune, _ := bell.Spec.Command("tune")
	game, record, err := replay.Start(bell.Spec, sim.Config{Seed: 7, Settings: []byte(`{"strokeSeconds": 0.5}`)})
	if err != nil {
		fmt.Println(err)
		return
	}
	record.Apply(game, sim.Input{At: 1500 * time.Millisecond, Code: tune, X: 4})
	record.Apply(game, sim.Input{At: 2 * time.Second, Code: pull})
	record.Apply(game, sim.Input{At: 3 * time.Second, Code: sim.Resume}) // no effect: not kept
	record.Apply(game, sim.Input{At: 4200 * time.Millisecond, Code: pull | sim.Release})
	record.Apply(game, sim.Input{At: 5 * time.Second, Code: sim.Pause})
	record.Close(game)

	text, err := record.Text(bell.Spec)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(string(text))
	// Output:
	// {
	//   "game": "bell",
	//   "version": 1,
	//   "mode": "",
	//   "seed": 7,
	//   "settings": {"strokeSeconds":0.5},
	//   "setup": {},
	//   "commands": [
	//     {"at":"1.5s","do":"press","command":"tune","x":4},
	//     {"at":"2s","do":"press","command":"pull"},
	//     {"at":"4.2s","do":"release","command":"pull"},
	//     {"at":"5s","do":"pause"}
	//   ],
	//   "end": "5s",
	//   "hash": "7db2836be1537cd6f83970ef888617400e8cf56575d93bd4eff41abe662ef145"
	// }
}
