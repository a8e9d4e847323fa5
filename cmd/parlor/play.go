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
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"parlor/web"
)

// portsTried is how many ports are tried after the one asked for.
const portsTried = 100

func playCommand() *cobra.Command {
	var port uint16
	var noOpen bool
	c := &cobra.Command{
		Use:   "play",
		Short: "Serve the page to this machine's browsers, and open one",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			return play(c.Context(), c.OutOrStdout(), c.ErrOrStderr(), port, !noOpen)
		},
	}
	c.Flags().Uint16Var(&port, "port", 8080, "serve on this `port` of 127.0.0.1, or on the next free one")
	c.Flags().BoolVar(&noOpen, "no-open", false, "do not open the browser")
	return c
}

// play serves the page until ctx is done.
func play(ctx context.Context, out, progress io.Writer, port uint16, open bool) error {
	program, err := web.Load(ctx, progress)
	if err != nil {
		return err
	}
	listener, err := listen(port)
	if err != nil {
		return err
	}
	address := "http://" + listener.Addr().String()
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
