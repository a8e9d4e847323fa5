package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"parlor/drive"
	"parlor/games"
)

func driveCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "drive GAME",
		Short: "Run a game's engine over JSON lines on standard input and output",
		Args:  cobra.MatchAll(cobra.ExactArgs(1), knownGame),
		RunE: func(c *cobra.Command, args []string) error {
			spec, _ := games.Named(args[0])
			return drive.Run(spec, c.InOrStdin(), c.OutOrStdout())
		},
	}
}

// knownGame refuses names of games that there are not.
func knownGame(_ *cobra.Command, args []string) error {
	if _, ok := games.Named(args[0]); ok {
		return nil
	}
	var names []string
	for _, s := range games.All {
		names = append(names, s.Name)
	}
	return fmt.Errorf("there is no game %q, only %v", args[0], names)
}
