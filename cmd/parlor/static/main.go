// Command static writes the page to a folder, for any server of static files:
//
//	go run ./cmd/parlor/static FOLDER
//
// Each file is there as it is and compressed, as NAME.gz.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"

	"parlor/web"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "static: name the folder to write the page to")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := write(ctx, os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "static:", err)
		os.Exit(1)
	}
}

func write(ctx context.Context, folder string) error {
	program, err := web.Load(ctx, os.Stderr)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for name, content := range web.New(program).Files() {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
