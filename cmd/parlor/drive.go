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
		Args:  oneGame,
		RunE: func(c *cobra.Command, args []string) error {
			spec, _ := games.Named(args[0])
			return drive.Run(spec, c.InOrStdin(), c.OutOrStdout())
		},
	}
}

// oneGame refuses anything but the name of a game.
func oneGame(_ *cobra.Command, args []string) error {
	if len(args) == 1 {
		if _, ok := games.Named(args[0]); ok {
			return nil
		}
	}
	var names []string
	for _, s := range games.All {
		names = append(names, s.Name)
	}
	return fmt.Errorf("drive takes one game (%s), not %q", strings.Join(names, ", "), strings.Join(args, " "))
}
