package eight_test

import (
	"fmt"

	"parlor/games/eight"
)

// A hard board is solved by a search that runs to its end.
func ExampleTrial() {
	goal, _ := eight.ParseBoard("123456780")
	start, err := eight.ParseStart("867254301", goal)
	if err != nil {
		fmt.Println(err)
		return
	}
	trial := eight.NewTrial(eight.Method{Search: eight.AStar, Estimate: eight.Manhattan}, start, goal, eight.MaxStates, nil)
	for !trial.Step(1000) {
	}
	found := trial.Finding()
	fmt.Println("slide", eight.Moves(found.Route))
	fmt.Println(found.Checked, "boards checked; shortest:", found.Shortest)
	// Output:
	// slide [3 2 5 3 1 4 7 6 3 5 2 1 4 7 6 3 8 2 1 4 7 6 5 8 2 1 4 7 8 5 6]
	// 6744 boards checked; shortest: true
}
