package maze_test

import (
	"fmt"

	"parlor/games/maze"
	"parlor/sim"
)

// The lab takes one Step at a time and says in a sentence what each did.
func Example() {
	m, err := maze.ParseMap([]byte("..m.\n.#f.\n...."))
	if err != nil {
		fmt.Println(err)
		return
	}
	config, err := m.Config(1)
	if err != nil {
		fmt.Println(err)
		return
	}
	lab, err := maze.New(config)
	if err != nil {
		fmt.Println(err)
		return
	}
	for range 4 {
		lab.Apply(sim.Input{Code: maze.Step})
		fmt.Println(lab.Explain())
	}
	frontier, _ := lab.Frontier(3)
	fmt.Println("next of the frontier:", frontier)
	// Output:
	// Settled Cell 00 at cost 0; offered Cell 01 a route of 1, its first; offered Cell 04 a route of 1, its first.
	// Settled Cell 01 at cost 1; offered Cell 02 a route of 6, its first.
	// Settled Cell 04 at cost 1; offered Cell 08 a route of 2, its first.
	// Settled Cell 08 at cost 2; offered Cell 09 a route of 3, its first.
	// next of the frontier: [9 2]
}

// A Trial is the same search without a lab around it, for large maps.
func ExampleTrial() {
	m, err := maze.ParseMap([]byte("..m.\n.#f.\n...."))
	if err != nil {
		fmt.Println(err)
		return
	}
	trial, err := maze.NewTrial(&m, maze.Dijkstra)
	if err != nil {
		fmt.Println(err)
		return
	}
	for !trial.Step(10_000) {
	}
	cost, ok := trial.Cost()
	fmt.Println(trial.Visited(), "cells settled, cost", cost, ok)
	fmt.Println("route:", trial.Route())
	// Output:
	// 7 cells settled, cost 5 true
	// route: [0 4 8 9 10 11]
}
