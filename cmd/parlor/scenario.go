package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"parlor/games/maze"
)

// runScenario finds the route of every line of a MovingAI scenario. It goes on
// after a line that is refused, and fails at the end.
func (r *router) runScenario(ctx context.Context, file string, errs io.Writer) error {
	scenario, err := os.Open(file)
	if err != nil {
		return err
	}
	defer scenario.Close()
	bar, shared := newProgress(scenario, errs), isTerminal(r.out)
	bar.what = "routes"
	maps := mapFolder{dir: filepath.Dir(file)}
	lines := bufio.NewScanner(scenario)
	number, routes, refused, settled := 0, 0, 0, 0
	if !r.json {
		fmt.Fprintf(r.out, "%6s  %9s  %9s  %8s  %8s  %8s  %s\n", "line", "from", "to", "cost", "cells", "settled", "time")
	}
	for lines.Scan() {
		number++
		bar.done += int64(len(lines.Bytes())) + 1
		text := strings.TrimSpace(lines.Text())
		if text == "" || number == 1 && strings.HasPrefix(text, "version") {
			continue
		}
		f, err := r.runLine(ctx, &maps, text)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil || shared {
			bar.clear()
		}
		if err != nil {
			refused++
			fmt.Fprintf(errs, "parlor: %s, line %d: %v\n", file, number, err)
			continue
		}
		routes++
		settled += f.Settled
		if err := r.writeRow(number, f); err != nil {
			return err
		}
		bar.count()
	}
	bar.clear()
	if err := lines.Err(); err != nil {
		return fmt.Errorf("%s, line %d: %w", file, number+1, err)
	}
	if !r.json {
		fmt.Fprintf(r.out, "%d routes by %s, %d cells settled\n", routes, r.search, settled)
	}
	if refused > 0 {
		return fmt.Errorf("%s: %d of %d lines were refused", file, refused, refused+routes)
	}
	return nil
}

// writeRow writes a route as a row of the table, or as JSON.
func (r *router) writeRow(line int, f found) error {
	if r.json {
		return json.NewEncoder(r.out).Encode(f)
	}
	cost := "none"
	if f.Cost != nil {
		cost = strconv.Itoa(*f.Cost)
	}
	_, err := fmt.Fprintf(r.out, "%6d  %9d  %9d  %8s  %8d  %8d  %s%s\n", line, f.From, f.To, cost, len(f.Route), f.Settled, f.Time, f.note())
	return err
}

// note is what a row says at its end.
func (f found) note() string {
	if f.Cost == nil {
		return ""
	}
	return f.judgement()
}

// runLine finds the route of one line: bucket, map, width, height, start column
// and row, goal column and row, and a length that counts diagonals and so is of no
// use here.
func (r *router) runLine(ctx context.Context, maps *mapFolder, line string) (found, error) {
	fields := strings.Fields(line)
	if len(fields) != 9 {
		return found{}, fmt.Errorf("there are %d fields, not 9", len(fields))
	}
	var n [6]int
	for i, name := range [...]string{"width", "height", "start column", "start row", "goal column", "goal row"} {
		var err error
		if n[i], err = strconv.Atoi(fields[i+2]); err != nil || n[i] < 0 {
			return found{}, fmt.Errorf("%s: %.20q is not a number", name, fields[i+2])
		}
	}
	m, err := maps.open(fields[1])
	switch {
	case err != nil:
		return found{}, err
	case n[0] != m.Columns || n[1] != m.Rows:
		return found{}, fmt.Errorf("the map is %d by %d, not %d by %d", m.Columns, m.Rows, n[0], n[1])
	case n[2] >= m.Columns || n[4] >= m.Columns || n[3] >= m.Rows || n[5] >= m.Rows:
		return found{}, errors.New("the start or the goal is not on the map")
	}
	m.Camp, m.Tower = n[3]*m.Columns+n[2], n[5]*m.Columns+n[4]
	if err := checkEnds(m); err != nil {
		return found{}, err
	}
	f, _, err := r.find(ctx, m)
	return f, err
}

// mapFolder opens the maps of a scenario, and keeps the last one.
type mapFolder struct {
	dir, name string
	last      maze.Map
}

func (f *mapFolder) open(name string) (*maze.Map, error) {
	if name != f.name {
		m, err := readMap(filepath.Join(f.dir, filepath.Base(name)))
		if err != nil {
			return nil, err
		}
		f.name, f.last = name, m
	}
	return &f.last, nil
}
