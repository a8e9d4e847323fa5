// Command parlor-app is the program that is played: in a window of its own, or as
// WebAssembly in the page that the command parlor serves.
//
// It takes no arguments. It ends with status 2 when it is called wrongly and 1
// when it cannot run, after one sentence on standard error.
package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"

	"parlor/front"
	_ "parlor/front/display"
	"parlor/views/cascade"
	"parlor/views/shell"
)

func main() {
	if len(os.Args) > 1 {
		fmt.Fprintf(os.Stderr, "parlor-app: it takes no arguments, but %q was given\n", os.Args[1])
		os.Exit(2)
	}
	app := shell.New(shell.Setup{
		Rooms:  []shell.Room{cascade.New()},
		Store:  front.OpenStore(),
		Seed:   func() int64 { return rand.Int64N(1 << 53) }, // whole in JSON everywhere
		Window: runtime.GOOS != "js",
	})
	if err := front.Run(app); err != nil {
		fmt.Fprintf(os.Stderr, "parlor-app: %v\n", err)
		os.Exit(1)
	}
}
