// Command sprint plays a Sprint 40 over drive and prints its record.
//
//	go run ./docs/bots/sprint [SEED] > record.json
package main

import (
	"fmt"
	"math"
	"os"
	"strings"
)

func main() {
	game, trial := start(), start() // the game, and one to try each drop in
	game.begin(`"mode":"sprint40","seed":%s`, append(os.Args, "1")[1])
	for now := game.tap(nil); now.Phase != "over"; {
		var best []string
		for drop, least := 0, math.MaxInt; drop < 44 && now.Piece != nil; drop++ {
			turns, x := drop%4, drop/4-5
			keys := strings.Fields(strings.Repeat("rotateClockwise ", turns) + strings.Repeat("moveLeft ", max(-x, 0)) + strings.Repeat("moveRight ", max(x, 0)) + "hardDrop")
			trial.begin(`"settings":{"countdownSeconds":0,"clearSeconds":0},"setup":{"well":["%s"],"queue":%q}`, strings.Join(now.Well, `","`), now.Piece.Kind)
			cost, stacks := 0, trial.tap(keys).stacks() // how bad the well is then: its height, holes and steps
			for i, stack := range stacks {
				step := len(stack) - len(stacks[max(i-1, 0)])
				cost += 10*len(stack) + 80*strings.Count(stack, ".") + 3*step*step
			}
			if cost < least {
				best, least = keys, cost
			}
		}
		now = game.tap(best)
	}
	fmt.Printf("%s\n", game.ask(`{"do":"record"}`).Record)
}
