// Command sprint plays a Sprint 40 over parlor drive and prints its record.
//
//	go run ./docs/bots/sprint [SEED] > record.json
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"math"
	"os"
	"os/exec"
	"strings"
)

// state is what the bot reads of a look.
type state struct {
	Phase string
	Well  []string
	Piece *struct{ Kind string }
	Lines int
}

type answer struct {
	Error  string
	State  state
	Record json.RawMessage
}

// engine starts parlor drive and gives the function that asks it.
func engine() func(request string, values ...any) answer {
	pipe := exec.Command("go", "run", "./cmd/parlor", "drive", "cascade")
	in, _ := pipe.StdinPipe()
	out, _ := pipe.StdoutPipe()
	if err := pipe.Start(); err != nil {
		log.Fatal(err)
	}
	answers := json.NewDecoder(out)
	return func(request string, values ...any) (a answer) {
		fmt.Fprintf(in, request+"\n", values...)
		if err := answers.Decode(&a); err != nil || a.Error != "" {
			log.Fatal(err, a.Error)
		}
		return a
	}
}

// plan tries all straight drops of the piece and gives the keys of the best.
func plan(now state, trial func(string, ...any) answer) (best []string) {
	if now.Piece == nil {
		return nil
	}
	least := math.MaxInt
	well, _ := json.Marshal(now.Well)
	for _, turn := range []string{"", "rotateClockwise ", "rotate180 ", "rotateCounterclockwise "} {
		for shift := -5; shift <= 5; shift++ {
			left, right := strings.Repeat("moveLeft ", max(-shift, 0)), strings.Repeat("moveRight ", max(shift, 0))
			keys := strings.Fields(turn + left + right + "hardDrop")
			trial(`{"do":"new","settings":{"countdownSeconds":0},"setup":{"well":%s,"queue":%q}}`, well, now.Piece.Kind)
			for _, key := range keys {
				trial(`{"do":"tap","command":%q}`, key)
			}
			if c := cost(trial(`{"do":"look"}`).State); c < least {
				best, least = keys, c
			}
		}
	}
	return best
}

// cost is how bad a well is: its height, holes and steps, less its full lines.
func cost(after state) int {
	sum, last := -76*after.Lines, 0
	for x := range after.Well[0] {
		stack := ""
		for _, row := range after.Well {
			if strings.Contains(row, ".") {
				stack += row[x : x+1]
			}
		}
		stack = strings.TrimLeft(stack, ".")
		sum += 51*len(stack) + 36*strings.Count(stack, ".")
		if x > 0 {
			sum += 18 * max(len(stack)-last, last-len(stack))
		}
		last = len(stack)
	}
	return sum
}

func main() {
	game, trial := engine(), engine() // the game, and one to try each placement in
	ms := 0                           // game time: a key every 20 ms
	game(`{"do":"new","mode":"sprint40","seed":%s}`, append(os.Args, "1")[1])
	now := game(`{"do":"look"}`).State
	for now.Phase != "over" {
		for _, key := range plan(now, trial) {
			ms += 20
			game(`{"do":"tap","at":"%dms","command":%q}`, ms, key)
		}
		ms += 20
		now = game(`{"do":"look","at":"%dms"}`, ms).State
	}
	fmt.Printf("%s\n", game(`{"do":"record"}`).Record)
}
