package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"parlor/games/eight"
)

func solveCommand() *cobra.Command {
	var goal, estimate, search, film string
	var s solver
	c := &cobra.Command{
		Use:   "solve BOARD",
		Short: "Solve an 8-puzzle, or one for each line of standard input",
		Long: `Solve an 8-puzzle. A board is its nine digits in reading order, 0 for the blank:
724506831. With - for a board, one board a line is read from standard input.

The answer is the tiles to slide, in order, and what the search needed. With
--json it is one object a line, which for a line of standard input that is
refused has the reason in "error". With --gif the route is drawn as an animation,
which is for one board.`,
		Args: func(c *cobra.Command, args []string) error {
			if len(args) != 1 {
				return fmt.Errorf("solve takes one board, or - for boards on standard input, not %q", strings.Join(args, " "))
			}
			if film != "" && args[0] == "-" {
				return fmt.Errorf("--gif: %s shows one board, and - stands for many", film)
			}
			return s.choose(goal, estimate, search)
		},
		RunE: func(c *cobra.Command, args []string) error {
			s.distances = eight.NewDistances(s.goal)
			s.out = c.OutOrStdout()
			if args[0] == "-" {
				return s.solveLines(c.Context(), c.InOrStdin(), c.ErrOrStderr())
			}
			a, err := s.solve(args[0])
			if err != nil {
				return err
			}
			if film != "" {
				if err := saveFilm(film, a.route); err != nil {
					return err
				}
			}
			return s.write(a, a.long)
		},
	}
	c.Flags().StringVar(&goal, "goal", "123456780", "the `board` to reach")
	c.Flags().StringVar(&estimate, "estimate", eight.Manhattan.String(), "the estimate by `name`: manhattan, misplaced, linearConflict or exact")
	c.Flags().StringVar(&search, "search", eight.AStar.String(), "the search by `name`: astar, greedy, breadth or idastar")
	c.Flags().StringVar(&film, "gif", "", "draw the route as an animation into this `file`")
	c.Flags().BoolVar(&s.json, "json", false, "answer in JSON, one object a line")
	return c
}

// solver solves boards for one goal in one way.
type solver struct {
	goal      eight.Board
	method    eight.Method
	distances *eight.Distances
	out       io.Writer
	json      bool
}

// choose reads the flags; the error names the one that is wrong.
func (s *solver) choose(goal, estimate, search string) (err error) {
	if s.goal, err = eight.ParseBoard(goal); err != nil {
		return fmt.Errorf("--goal: %w", err)
	}
	if s.method.Estimate, err = eight.ParseEstimate(estimate); err != nil {
		return fmt.Errorf("--estimate: %w", err)
	}
	if s.method.Search, err = eight.ParseSearch(search); err != nil {
		return fmt.Errorf("--search: %w", err)
	}
	return nil
}

// solution is an answer in JSON.
type solution struct {
	Board    string `json:"board"`
	Goal     string `json:"goal"`
	Search   string `json:"search"`
	Estimate string `json:"estimate"`
	Moves    int    `json:"moves"`
	Tiles    []int  `json:"tiles"` // that slide, in order
	Shortest bool   `json:"shortest"`
	Checked  int    `json:"statesChecked"`
	Stored   int    `json:"statesStored"`
	Time     string `json:"time"` // as time.Duration writes it

	route []eight.Board
}

// refusal is an answer in JSON for a board that is none.
type refusal struct {
	Board string `json:"board"`
	Error string `json:"error"`
}

func (s *solver) solve(text string) (solution, error) {
	board, err := eight.ParseStart(text, s.goal)
	if err != nil {
		return solution{}, err
	}
	begun := time.Now()
	trial := eight.NewTrial(s.method, board, s.goal, eight.MaxStates, s.distances)
	for !trial.Step(eight.MaxStates) {
	}
	spent := time.Since(begun)
	f := trial.Finding()
	return solution{
		Board: board.String(), Goal: s.goal.String(),
		Search: s.method.Search.String(), Estimate: s.method.Estimate.String(),
		Moves: len(f.Route) - 1, Tiles: eight.Moves(f.Route), Shortest: f.Shortest,
		Checked: f.Checked, Stored: f.Stored, Time: spent.Round(time.Microsecond).String(),
		route: f.Route,
	}, nil
}

// solveLines answers each line as soon as it is read, but for blank ones. It
// goes on after a board that is refused, and fails at the end.
func (s *solver) solveLines(ctx context.Context, in io.Reader, errs io.Writer) error {
	bar, shared := newProgress(in, errs), isTerminal(s.out)
	lines := bufio.NewScanner(in)
	read, solved, refused := 0, 0, 0
	for lines.Scan() {
		if err := ctx.Err(); err != nil {
			return err
		}
		read++
		bar.done += int64(len(lines.Bytes())) + 1
		board := strings.TrimSpace(lines.Text())
		if board == "" {
			continue
		}
		a, err := s.solve(board)
		if err != nil || shared {
			bar.clear()
		}
		if err != nil {
			refused++
			err = s.refuse(read, board, err, errs)
		} else {
			solved++
			err = s.write(a, a.short)
		}
		if err != nil {
			return err
		}
		bar.count()
	}
	bar.clear()
	if err := lines.Err(); err != nil {
		return fmt.Errorf("line %d of standard input: %w", read+1, err)
	}
	if refused > 0 {
		return fmt.Errorf("%d of %d boards were refused", refused, refused+solved)
	}
	return nil
}

func (s *solver) refuse(line int, board string, why error, errs io.Writer) error {
	if s.json {
		return json.NewEncoder(s.out).Encode(refusal{board, why.Error()})
	}
	_, err := fmt.Fprintf(errs, "parlor: line %d: %v\n", line, why)
	return err
}

// write writes an answer in JSON, or as the text that is given.
func (s *solver) write(a solution, text func() string) error {
	if s.json {
		return json.NewEncoder(s.out).Encode(a)
	}
	_, err := fmt.Fprintln(s.out, text())
	return err
}

// long is the answer to one board, on three lines.
func (a solution) long() string {
	return fmt.Sprintf("%s to %s: %s\nTiles: %s\n%s with %s checked %d states and stored %d in %s",
		a.Board, a.Goal, a.length(), a.tiles(), a.Search, a.Estimate, a.Checked, a.Stored, a.Time)
}

// short is the answer to one board of many, on a line.
func (a solution) short() string {
	return fmt.Sprintf("%s: %s; %d checked, %d stored, %s; tiles: %s", a.Board, a.length(), a.Checked, a.Stored, a.Time, a.tiles())
}

func (a solution) length() string {
	text := fmt.Sprintf("%d moves", a.Moves)
	if a.Moves == 1 {
		text = "1 move"
	}
	if !a.Shortest {
		text += ", not the fewest"
	}
	return text
}

func (a solution) tiles() string {
	if a.Moves == 0 {
		return "none"
	}
	return strings.Trim(fmt.Sprint(a.Tiles), "[]")
}
