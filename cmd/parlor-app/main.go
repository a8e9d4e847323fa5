// Command parlor-app is the program that is played: in a window of its own, or as
// WebAssembly in the page that the command parlor serves.
//
// With --seed N every game begins alike, so that people can play the same game;
// the page takes it as ?seed=N. It ends with status 2 when it is called wrongly
// and 1 when it cannot run, after one sentence on standard error.
package main

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"

	"parlor/front"
	_ "parlor/front/display"
	"parlor/views/cascade"
	"parlor/views/shell"
)

func main() {
	seed, err := readSeed(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "parlor-app: %v\n", err)
		os.Exit(2)
	}
	app := shell.New(shell.Setup{
		Rooms:  []shell.Room{cascade.New()},
		Store:  front.OpenStore(),
		Seed:   seed,
		Window: runtime.GOOS != "js",
	})
	if err := front.Run(app); err != nil {
		fmt.Fprintf(os.Stderr, "parlor-app: %v\n", err)
		os.Exit(1)
	}
}

// readSeed reads the arguments: what gives each game its seed.
func readSeed(args []string) (func() int64, error) {
	flags := flag.NewFlagSet("parlor-app", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	fixed := flags.Int64("seed", 0, "")
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	if flags.NArg() > 0 {
		return nil, fmt.Errorf("%q is no argument of it", flags.Arg(0))
	}
	if flags.NFlag() > 0 {
		return func() int64 { return *fixed }, nil
	}
	return func() int64 { return rand.Int64N(1 << 53) }, nil // whole in JSON everywhere
}
