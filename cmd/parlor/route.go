package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"parlor/games/maze"
)

func routeCommand() *cobra.Command {
	var r router
	var from, to, search string
	c := &cobra.Command{
		Use:   "route FILE",
		Short: "Find a route on a map, or one for each line of a MovingAI scenario",
		Long: `Find a route on a map from a file, or from standard input with -. A map is rows of
. (Road, 1), f (Forest, 3), m (Mud, 5) and # (Wall), or a MovingAI .map file.
Cells count in reading order from 0; without --from and --to the route leads from
the first open cell to the last one, or from 48 to 59 on a map of 12 by 8.

A file that ends with .scen is a MovingAI scenario, with its map in the same folder:
each of its lines becomes a row of a table, or with --json an object on a line.`,
		Args: func(c *cobra.Command, args []string) (err error) {
			if len(args) != 1 {
				return fmt.Errorf("route takes one file, or - for standard input, not %q", strings.Join(args, " "))
			}
			if r.from, err = cellFlag(from); err != nil {
				return fmt.Errorf("--from: %w", err)
			}
			if r.to, err = cellFlag(to); err != nil {
				return fmt.Errorf("--to: %w", err)
			}
			var ok bool
			if r.search, ok = maze.SearchNamed(search); !ok {
				return fmt.Errorf("--search: %q is none of dijkstra, astar, greedy and breadth", search)
			}
			if isScenario(args[0]) && (from != "" || to != "" || r.png != "") {
				return fmt.Errorf("%s: a scenario has its own cells and no picture, so it takes no --from, --to and --png", args[0])
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			r.out = c.OutOrStdout()
			if isScenario(args[0]) {
				return r.runScenario(c.Context(), args[0], c.ErrOrStderr())
			}
			return r.runMap(c.Context(), args[0], c.InOrStdin())
		},
	}
	c.Flags().StringVar(&from, "from", "", "the `cell` where the route begins")
	c.Flags().StringVar(&to, "to", "", "the `cell` where it ends")
	c.Flags().StringVar(&search, "search", maze.Dijkstra.String(), "the search by `name`: dijkstra, astar, greedy or breadth")
	c.Flags().BoolVar(&r.json, "json", false, "answer in JSON")
	c.Flags().StringVar(&r.png, "png", "", "draw the map, what was settled and the route into this `file`")
	return c
}

// cellFlag reads a cell, -1 when none is given.
func cellFlag(text string) (int, error) {
	if text == "" {
		return -1, nil
	}
	cell, err := strconv.Atoi(text)
	if err != nil || cell < 0 {
		return 0, fmt.Errorf("%q is not the number of a cell", text)
	}
	return cell, nil
}

func isScenario(file string) bool { return strings.EqualFold(filepath.Ext(file), ".scen") }

// router finds routes in one way.
type router struct {
	search   maze.Search
	from, to int // -1: where the map has them
	json     bool
	png      string
	out      io.Writer
}

// found is a route as JSON; its Route and Cost are null when there is none.
type found struct {
	From    int    `json:"from"`
	To      int    `json:"to"`
	Search  string `json:"search"`
	Route   []int  `json:"route"`
	Cost    *int   `json:"cost"`
	Dearer  *int   `json:"dearer"` // than the cheapest route
	Settled int    `json:"settled"`
	Time    string `json:"time"` // as time.Duration writes it
}

func (r *router) runMap(ctx context.Context, file string, in io.Reader) error {
	m, err := inputMap(file, in)
	if err != nil {
		return err
	}
	if r.from >= 0 {
		m.Camp = r.from
	}
	if r.to >= 0 {
		m.Tower = r.to
	}
	if err := checkEnds(&m); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	f, trial, err := r.find(ctx, &m)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if r.png != "" {
		var b bytes.Buffer
		if err := drawRoute(&b, &m, trial); err != nil {
			return err
		}
		if err := os.WriteFile(r.png, b.Bytes(), 0o644); err != nil {
			return err
		}
	}
	if r.json {
		return json.NewEncoder(r.out).Encode(f)
	}
	_, err = fmt.Fprintln(r.out, f.text())
	return err
}

// inputMap reads a map from a file, or from in when its name is -.
func inputMap(file string, in io.Reader) (maze.Map, error) {
	if file != "-" {
		return readMap(file)
	}
	data, err := io.ReadAll(in)
	if err != nil {
		return maze.Map{}, err
	}
	return parseMap("standard input", data)
}

func readMap(file string) (maze.Map, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return maze.Map{}, err
	}
	return parseMap(file, data)
}

// parseMap reads a map whose errors name where it comes from.
func parseMap(from string, data []byte) (maze.Map, error) {
	m, err := maze.ParseMap(data)
	if err != nil {
		return m, fmt.Errorf("%s: %w", from, err)
	}
	return m, nil
}

// checkEnds says what is wrong with the cells of a route.
func checkEnds(m *maze.Map) error {
	for _, end := range []struct {
		name string
		cell int
	}{{"from", m.Camp}, {"to", m.Tower}} {
		if end.cell >= len(m.Costs) {
			return fmt.Errorf("%s: %d is not a cell of the map, which has %d", end.name, end.cell, len(m.Costs))
		}
		if m.Costs[end.cell] < 0 {
			return fmt.Errorf("%s: cell %d is a Wall", end.name, end.cell)
		}
	}
	return nil
}

// find runs a search to its end, or until ctx is done.
func (r *router) find(ctx context.Context, m *maze.Map) (found, *maze.Trial, error) {
	const slice = 100_000
	begun := time.Now()
	trial, err := maze.NewTrial(m, r.search)
	if err != nil {
		return found{}, nil, err
	}
	for !trial.Step(slice) {
		if err := ctx.Err(); err != nil {
			return found{}, nil, err
		}
	}
	f := found{
		From: m.Camp, To: m.Tower, Search: r.search.String(), Route: trial.Route(),
		Settled: trial.Visited(), Time: time.Since(begun).Round(time.Microsecond).String(),
	}
	if cost, ok := trial.Cost(); ok {
		dearer := trial.Dearer()
		f.Cost, f.Dearer = &cost, &dearer
	}
	return f, trial, nil
}

// text is the answer for a person, on three lines.
func (f found) text() string {
	settled := fmt.Sprintf("Settled: %d cells by %s in %s", f.Settled, f.Search, f.Time)
	if f.Cost == nil {
		return fmt.Sprintf("Route: none leads from %d to %d\nCost: --\n%s", f.From, f.To, settled)
	}
	return fmt.Sprintf("Route: %s\nCost: %d%s\n%s", strings.Trim(fmt.Sprint(f.Route), "[]"), *f.Cost, f.judgement(), settled)
}

func (f found) judgement() string {
	if *f.Dearer > 0 {
		return fmt.Sprintf(", %d more than the cheapest", *f.Dearer)
	}
	return ""
}
