// Command sprint plays a Sprint 40 over drive and prints its record.
//
//	go run ./docs/bots/sprint [SEED] > record.json
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math"
	"os"
	"slices"
	"strings"

	"parlor/drive"
	"parlor/games/cascade"
)

// answer is what the bot reads of an answer.
type answer struct {
	Error string
	State struct {
		Phase string
		Well  []string
		Piece *struct{ Kind string }
	}
	Record json.RawMessage
}

// engine runs drive between two pipes and gives the function that asks it.
func engine() func(request string, values ...any) answer {
	in, requests := io.Pipe()
	answers, out := io.Pipe()
	go drive.Run(cascade.Spec, in, out)
	decoder := json.NewDecoder(answers)
	return func(request string, values ...any) (a answer) {
		fmt.Fprintf(requests, request+"\n", values...)
		if err := decoder.Decode(&a); err != nil || a.Error != "" {
			log.Fatal(err, a.Error)
		}
		return a
	}
}

// cost is how bad a well is: its height, holes and steps.
func cost(well []string) (sum int) {
	last := 0
	for x := len(well[0]) - 1; x >= 0; x-- {
		stack := ""
		for _, row := range well {
			stack += row[x : x+1]
		}
		stack = strings.TrimLeft(stack, ".")
		sum += 51*len(stack) + 36*strings.Count(stack, ".")
		if x < len(well[0])-1 {
			sum += 18 * max(len(stack)-last, last-len(stack))
		}
		last = len(stack)
	}
	return sum
}

func main() {
	game, trial := engine(), engine() // the game, and one to try each drop in
	game(`{"do":"new","mode":"sprint40","seed":%s}`, append(os.Args, "1")[1])
	now := game(`{"do":"look"}`).State
	for ms := 20; now.Phase != "over"; ms += 20 { // game time: a key every 20 ms
		best, least := []string{}, math.MaxInt
		for drop := 0; drop < 44 && now.Piece != nil; drop++ {
			turns, x := drop%4, drop/4-5
			keys := slices.Concat(slices.Repeat([]string{"rotateClockwise"}, turns), slices.Repeat([]string{"moveLeft"}, max(-x, 0)),
				slices.Repeat([]string{"moveRight"}, max(x, 0)), []string{"hardDrop"})
			trial(`{"do":"new","settings":{"countdownSeconds":0,"clearSeconds":0},"setup":{"well":["%s"],"queue":%q}}`,
				strings.Join(now.Well, `","`), now.Piece.Kind)
			for _, key := range keys {
				trial(`{"do":"tap","command":%q}`, key)
			}
			if c := cost(trial(`{"do":"look"}`).State.Well); c < least {
				best, least = keys, c
			}
		}
		for _, key := range best {
			game(`{"do":"tap","at":"%dms","command":%q}`, ms, key)
			ms += 20
		}
		now = game(`{"do":"look","at":"%dms"}`, ms).State
	}
	fmt.Printf("%s\n", game(`{"do":"record"}`).Record)
}
