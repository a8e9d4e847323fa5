// Command parlor-app is the program that is played: in a window of its own, or as
// WebAssembly in the page that the command parlor serves.
//
// With --seed N every game begins alike, so that people can play the same game;
// the page takes it as ?seed=N. With --mute the program leaves the sound card
// alone. An argument such as 'eight?board=724506831' opens that door; in the page it
// stands behind the #. The name of a file opens the record or the map that is in it.
// The program ends with status 2 when it is called wrongly and 1 when it cannot run,
// after one sentence on standard error.
package main

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"time"

	"parlor/front"
	_ "parlor/front/display"
	"parlor/views"
	"parlor/views/shell"
)

func main() {
	seed, mute, address, err := readFlags(os.Args[1:])
	if err != nil {
		fmt.Fprintf(os.Stderr, "parlor-app: %v\n", err)
		os.Exit(2)
	}
	name := filepath.Base(address)
	file, err := shell.ReadFile(os.DirFS(filepath.Dir(address)), name) // in a page there are no files
	isFile := err == nil
	if isFile {
		address = ""
	}
	app := shell.New(shell.Setup{
		Rooms:  views.Rooms(),
		Store:  front.OpenStore(),
		Seed:   seed,
		Date:   time.Now,
		Window: runtime.GOOS != "js",
		Touch:  front.HasFingers(),

		Address: address,
	})
	if isFile {
		app.OpenFile(name, file)
	}
	if err := front.Run(app, mute); err != nil {
		fmt.Fprintf(os.Stderr, "parlor-app: %v\n", err)
		os.Exit(1)
	}
}

// readFlags reads the arguments: what gives each game its seed, whether the program
// is silent, and which door opens; "" for none.
func readFlags(args []string) (seed func() int64, mute bool, address string, err error) {
	flags := flag.NewFlagSet("parlor-app", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.BoolVar(&mute, "mute", false, "")
	seed = func() int64 { return rand.Int64N(1 << 53) } // whole in JSON everywhere
	flags.Func("seed", "", func(text string) error {
		fixed, err := strconv.ParseInt(text, 10, 64)
		seed = func() int64 { return fixed }
		return err
	})
	if err := flags.Parse(args); err != nil {
		return nil, false, "", err
	}
	if flags.NArg() > 1 {
		return nil, false, "", fmt.Errorf("%q is one argument too many", flags.Arg(1))
	}
	if address = front.Address(); flags.NArg() == 1 {
		address = flags.Arg(0)
	}
	return seed, mute, address, nil
}
