package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"parlor/games"
	"parlor/web"
)

// portsTried is how many ports are tried after the one asked for.
const portsTried = 100

func playCommand() *cobra.Command {
	var port uint16
	var noOpen bool
	c := &cobra.Command{
		Use:   "play [PLACE]",
		Short: "Serve the page to this machine's browsers, and open one",
		Long: `Serve the page to this machine's browsers, and open one. A place is what stands
behind the # of the page's address: the name of a game, a lab's board such as
'eight?board=724506831', or records/cascade.`,
		Args: onePlace,
		RunE: func(c *cobra.Command, args []string) error {
			place := ""
			if len(args) == 1 {
				place = "/#/" + strings.TrimPrefix(strings.TrimPrefix(args[0], "#"), "/")
			}
			return play(c.Context(), c.OutOrStdout(), c.ErrOrStderr(), port, place, !noOpen)
		},
	}
	c.Flags().Uint16Var(&port, "port", 8080, "serve on this `port` of 127.0.0.1, or on the next free one")
	c.Flags().BoolVar(&noOpen, "no-open", false, "do not open the browser")
	return c
}

// onePlace refuses anything but a place of the page, or none.
func onePlace(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	name, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(args[0], "#"), "/"), "?")
	name, _, _ = strings.Cut(name, "/")
	places := []string{"records", "statistics", "about"}
	for _, s := range games.All {
		places = append(places, s.Name)
	}
	switch {
	case !slices.Contains(places, name):
		return fmt.Errorf("%q is neither a command nor a place in the games (%s)", args[0], strings.Join(places, ", "))
	case len(args) > 1:
		return fmt.Errorf("%q is one place too many", args[1])
	}
	return nil
}

// play serves the page until ctx is done. A browser is opened at a place in it.
func play(ctx context.Context, out, progress io.Writer, port uint16, place string, open bool) error {
	program, err := web.Load(ctx, progress)
	if err != nil {
		return err
	}
	listener, err := listen(port)
	if err != nil {
		return err
	}
	address := "http://" + listener.Addr().String() + place
	fmt.Fprintf(out, "Parlor is at %s (Ctrl-C ends it).\n", address)
	if open {
		openBrowser(address)
	}
	return serve(ctx, listener, web.New(program))
}

// serve answers until ctx is done, which is no error.
func serve(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	grace, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	err := server.Shutdown(grace)
	if errors.Is(err, context.DeadlineExceeded) {
		err = server.Close() // a browser may hold a connection for minutes
	}
	return err
}

// listen takes the port, or the first free one after it.
func listen(port uint16) (net.Listener, error) {
	for p := int(port); ; p++ {
		l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(p)))
		if err == nil {
			return l, nil
		}
		if p == min(int(port)+portsTried, 65535) {
			return nil, fmt.Errorf("none of the ports %d to %d of 127.0.0.1 is free: %w", port, p, err)
		}
	}
}

// openBrowser opens the address in the user's browser, if there is one. The
// address has been printed too, so a machine without is no error.
func openBrowser(address string) {
	switch runtime.GOOS {
	case "windows":
		start("rundll32", "url.dll,FileProtocolHandler", address)
	case "darwin":
		start("open", address)
	default:
		if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
			return
		}
		for _, opener := range []string{"xdg-open", "x-www-browser", "sensible-browser"} {
			if start(opener, address) {
				return
			}
		}
	}
}

func start(program string, args ...string) bool {
	c := exec.Command(program, args...)
	if c.Start() != nil {
		return false
	}
	go func() { _ = c.Wait() }() // how the browser ends is its own affair
	return true
}
