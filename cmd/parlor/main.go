// Command parlor serves the games to a browser and runs their engines without
// a screen.
//
//	parlor [play] [PLACE]  serves the page on 127.0.0.1 and opens the browser
//	parlor drive GAME      an engine at the end of a pipe
//	parlor solve BOARD     the moves that solve an 8-puzzle
//	parlor route FILE      a route on a map
//	parlor replay FILE...  records, checked, listed or filmed
//
// It ends with status 2 when it is called wrongly and 1 when it fails, after
// one sentence on standard error.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/spf13/cobra"
)

func main() {
	cobra.MousetrapHelpText = "" // on Windows a double click on the program shall play
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// run carries out a command line and gives the exit status.
func run(ctx context.Context, args []string, in io.Reader, out, errs io.Writer) int {
	wrongCall := true
	play := playCommand()
	root := &cobra.Command{
		Use:   "parlor [PLACE]",
		Short: "Puzzle games on exact rules, in a browser or at the end of a pipe",
		Long:  "Puzzle games on exact rules, in a browser or at the end of a pipe.\nWithout a command, parlor plays.",
		RunE:  play.RunE,
		Args:  onePlace,
		// Once a command line has been understood, what goes wrong is a failure.
		PersistentPreRun:  func(*cobra.Command, []string) { wrongCall = false },
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: true},
	}
	root.Flags().AddFlagSet(play.Flags())
	root.AddCommand(play, driveCommand(), solveCommand(), routeCommand(), replayCommand())
	root.SetFlagErrorFunc(flagError)
	var misasked error
	root.SetHelpCommand(helpCommand())
	root.SetHelpFunc(asked(root.HelpFunc(), &misasked))
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errs)
	err := root.ExecuteContext(ctx)
	if misasked != nil {
		err, wrongCall = misasked, true
	}
	switch {
	case err == nil:
		return 0
	case wrongCall:
		fmt.Fprintf(errs, "parlor: %v; parlor --help lists what there is\n", err)
		return 2
	}
	fmt.Fprintf(errs, "parlor: %v\n", err)
	return 1
}
