package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"parlor/drive"
	"parlor/games"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views"
	"parlor/views/shell"
)

func replayCommand() *cobra.Command {
	var r replayer
	c := &cobra.Command{
		Use:   "replay FILE...",
		Short: "Check records of games by playing them, list their events, or film them",
		Long: `Check records of games by playing them. A record is what parlor drive gives for
"record", and what the games save. Each gets a line: what was played, for how long,
and what came of it. One that does not reach its own result, or comes from other
rules, is refused with the reason, and the status is 1 then.

With --events all that happens in one record is written, one JSON object a line.
With --gif it is drawn as an animation, from --from to --to in game time.`,
		Args: func(c *cobra.Command, args []string) error {
			for _, flag := range []string{"from", "to", "size"} {
				if c.Flags().Changed(flag) && r.film == "" {
					return fmt.Errorf("--%s is about an animation, and goes with --gif", flag)
				}
			}
			return r.check(args)
		},
		RunE: func(c *cobra.Command, args []string) error {
			r.out, r.errs = c.OutOrStdout(), c.ErrOrStderr()
			switch {
			case r.events:
				return r.writeEvents(args[0])
			case r.film != "":
				return r.saveFilm(c.Context(), args[0])
			}
			return r.checkAll(c.Context(), args)
		},
	}
	c.Flags().BoolVar(&r.events, "events", false, "write the events of one record")
	c.Flags().StringVar(&r.film, "gif", "", "draw one record as an animation into this `file`")
	c.Flags().DurationVar(&r.from, "from", 0, "where the animation begins, as a game `time` such as 1m30s")
	c.Flags().DurationVar(&r.to, "to", 0, "the game `time` where it ends; by default ten seconds later, or at the end of the record")
	c.Flags().StringVar(&r.size, "size", "640x480", "the `size` of the animation in pixels")
	return c
}

// replayer checks, lists or films records.
type replayer struct {
	events        bool
	film, size    string
	from, to      time.Duration
	width, height int
	out, errs     io.Writer
}

// check refuses a wrong call.
func (r *replayer) check(files []string) error {
	switch {
	case len(files) == 0:
		return fmt.Errorf("replay takes the files of records, and none is named")
	case len(files) > 1 && (r.events || r.film != ""):
		return fmt.Errorf("--events and --gif show one record, not %d", len(files))
	case r.events && r.film != "":
		return fmt.Errorf("--events and --gif do not go together")
	case r.from < 0:
		return fmt.Errorf("--from: %v is before the start", r.from)
	case r.to != 0 && r.to <= r.from:
		return fmt.Errorf("--to: %v is not after %v", r.to, r.from)
	}
	width, height, _ := strings.Cut(r.size, "x")
	r.width, _ = strconv.Atoi(width)
	r.height, _ = strconv.Atoi(height)
	if !isSide(r.width) || !isSide(r.height) {
		return fmt.Errorf("--size: %q is not a size such as 640x480, from 100 to 2000 each way", r.size)
	}
	return nil
}

func isSide(pixels int) bool { return pixels >= 100 && pixels <= 2000 }

// readRecord reads a record of any game.
func readRecord(file string) (*sim.Spec, *replay.Record, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, err
	}
	record, err := replay.Parse(data, games.All...)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	spec, _ := games.Named(record.Game)
	return spec, record, nil
}

// verdict is what came of checking a record.
type verdict struct {
	record         *replay.Record
	where, figures string
	err            error
}

// checkAll checks records, as many at once as there are processors, and writes a
// table in the order of the files.
func (r *replayer) checkAll(ctx context.Context, files []string) error {
	verdicts := make([]verdict, len(files))
	bar := newProgress(nil, r.errs)
	bar.what, bar.total = "records", int64(len(files))
	next, done := make(chan int), make(chan int)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(files)) {
		workers.Go(func() {
			rooms := views.Rooms()
			for i := range next {
				verdicts[i] = judge(files[i], rooms)
				done <- i
			}
		})
	}
	go func() {
		defer close(next)
		for i := range files {
			select {
			case next <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	go func() {
		workers.Wait()
		close(done)
	}()
	for range done {
		bar.done++
		bar.count()
	}
	bar.clear()
	if err := ctx.Err(); err != nil {
		return err
	}
	return r.writeTable(files, verdicts)
}

// judge plays the record of a file.
func judge(file string, rooms []shell.Room) (v verdict) {
	var spec *sim.Spec
	if spec, v.record, v.err = readRecord(file); v.err != nil {
		return v
	}
	g, err := v.record.Check(spec)
	if err != nil {
		v.err = fmt.Errorf("%s: %w", file, err)
		return v
	}
	for _, room := range rooms {
		if room.Spec() == spec {
			v.where, v.figures = room.Standing(g)
		}
	}
	return v
}

func (r *replayer) writeTable(files []string, verdicts []verdict) error {
	table := tabwriter.NewWriter(r.out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(table, "FILE\tGAME\tPLAYED\tTIME\tRESULT")
	refused := 0
	for i, v := range verdicts {
		if v.err != nil {
			refused++
			continue
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%v\t%s\n", files[i], v.record.Game, v.where, v.record.End.Round(time.Millisecond), v.figures)
	}
	if refused < len(files) {
		if err := table.Flush(); err != nil {
			return err
		}
	}
	for _, v := range verdicts {
		if v.err != nil {
			fmt.Fprintf(r.errs, "parlor: %v\n", v.err)
		}
	}
	if refused > 0 {
		return fmt.Errorf("%d of %d records were refused", refused, len(files))
	}
	return nil
}

// writeEvents writes the events of a record in the words of the drive protocol.
func (r *replayer) writeEvents(file string) error {
	spec, record, err := readRecord(file)
	if err != nil {
		return err
	}
	g, err := record.Check(spec)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	lines := json.NewEncoder(r.out)
	for _, e := range g.Drain(nil) {
		if err := lines.Encode(drive.Event(spec, e)); err != nil {
			return err
		}
	}
	return nil
}
