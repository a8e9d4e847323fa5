package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"strings"

	"parlor/drive"
	"parlor/games/cascade"
)

// engine is a game at the other end of drive.
type engine struct {
	requests io.Writer
	answers  *json.Decoder
	ms       int // game time
}

// state is what a bot reads of a look.
type state struct {
	Phase string
	Well  []string
	Piece *struct{ Kind string }
}

type answer struct {
	Error  string
	State  state
	Record json.RawMessage
}

// start runs drive between two pipes.
func start() *engine {
	in, requests := io.Pipe()
	answers, out := io.Pipe()
	go drive.Run(cascade.Spec, in, out)
	return &engine{requests: requests, answers: json.NewDecoder(answers)}
}

// ask sends a request and reads its answer.
func (e *engine) ask(request string, values ...any) (a answer) {
	fmt.Fprintf(e.requests, request+"\n", values...)
	if err := e.answers.Decode(&a); err != nil {
		log.Fatal(err)
	}
	if a.Error != "" {
		log.Fatal(a.Error)
	}
	return a
}

// begin starts a game with these fields of new.
func (e *engine) begin(fields string, values ...any) {
	e.ms = 0
	e.ask(`{"do":"new",`+fields+`}`, values...)
}

// tap presses keys, one every 20 ms, and gives the state 20 ms after the last.
func (e *engine) tap(keys []string) state {
	for _, key := range keys {
		e.ms += 20
		e.ask(`{"do":"tap","at":"%dms","command":%q}`, e.ms, key)
	}
	e.ms += 20
	return e.ask(`{"do":"look","at":"%dms"}`, e.ms).State
}

// stacks are the columns of the well, each from its highest crystal down.
func (s state) stacks() []string {
	columns := make([]string, len(s.Well[0]))
	for x := range columns {
		for _, row := range s.Well {
			columns[x] += row[x : x+1]
		}
		columns[x] = strings.TrimLeft(columns[x], ".")
	}
	return columns
}
