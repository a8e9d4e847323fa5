package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"parlor/drive"
	"parlor/games"
)

func driveCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "drive GAME",
		Short: "Run a game's engine over JSON lines on standard input and output",
		Long: `Run the engine of a game over JSON lines: a request on a line of standard input gets
an answer on a line of standard output. The games are ` + gameNames() + `.

` + driveExample + `
docs/builders.md has all of the language, and two bots that speak it.`,
		Args: oneGame,
		RunE: func(c *cobra.Command, args []string) error {
			spec, _ := games.Named(args[0])
			return drive.Run(spec, c.InOrStdin(), c.OutOrStdout())
		},
	}
}

// driveExample is a request to cascade, and its answer.
const driveExample = `  {"do":"new","mode":"sprint40","seed":7}
  {"ok":true,"at":"0s","events":[{"at":"0s","event":"countdown","count":3}]}
`

// oneGame refuses anything but the name of a game.
func oneGame(_ *cobra.Command, args []string) error {
	if len(args) == 1 {
		if _, ok := games.Named(args[0]); ok {
			return nil
		}
	}
	return fmt.Errorf("drive takes one game (%s), not %q", gameNames(), strings.Join(args, " "))
}

func gameNames() string {
	var names []string
	for _, s := range games.All {
		names = append(names, s.Name)
	}
	return strings.Join(names, ", ")
}
