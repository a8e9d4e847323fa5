package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// helpCommand is cobra's own, but that it refuses what is no command.
func helpCommand() *cobra.Command {
	find := func(c *cobra.Command, args []string) (*cobra.Command, error) {
		about, rest, err := c.Root().Find(args)
		if err == nil && len(rest) > 0 {
			var names []string
			for _, one := range c.Root().Commands() {
				if one.IsAvailableCommand() {
					names = append(names, one.Name())
				}
			}
			err = fmt.Errorf("help: %q is none of the commands (%s)", strings.Join(args, " "), strings.Join(names, ", "))
		}
		return about, err
	}
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Say what there is, or what a command takes",
		Args: func(c *cobra.Command, args []string) error {
			_, err := find(c, args)
			return err
		},
		RunE: func(c *cobra.Command, args []string) error {
			about, err := find(c, args)
			if err != nil {
				return err
			}
			about.InitDefaultHelpFlag()
			return about.Help()
		},
	}
}

// asked gives what answers --help: the usual, but not to a call that is wrong otherwise,
// whose error it hands out.
func asked(usual func(*cobra.Command, []string), wrong *error) func(*cobra.Command, []string) {
	return func(c *cobra.Command, args []string) {
		if rest := c.Flags().Args(); len(rest) > 0 && c.Args != nil {
			if *wrong = c.Args(c, rest); *wrong != nil {
				return
			}
		}
		usual(c, args)
	}
}

// kinds says what the flags of a type take.
var kinds = map[string]string{
	"uint16": "a number from 0 to 65535", "duration": "a time such as 1m30s", "bool": "true or false",
}

// flagError says in a sentence what is wrong with the value of a flag.
func flagError(_ *cobra.Command, err error) error {
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		return fmt.Errorf("--%s: %q is not %s", invalid.GetFlag().Name, invalid.GetValue(), kinds[invalid.GetFlag().Value.Type()])
	}
	return err
}
