package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

func TestWrongCallsEndWithStatus2AndFailuresWith1(t *testing.T) {
	t.Chdir(t.TempDir()) // where there are no sources to build the game from
	for _, c := range []struct {
		args   string
		status int
		says   string
	}{
		{"fly", 2, `"fly" is neither a command nor a place`},
		{"cascade maze", 2, `"maze" is one place too many`},
		{"--wings", 2, "unknown flag: --wings"},
		{"--port many", 2, `"many"`},
		{"--port 65536", 2, `"65536"`},
		{"play chess", 2, `"chess" is neither a command nor a place`},
		{"drive", 2, `takes one game (cascade`},
		{"drive chess", 2, `"chess"`},
		{"drive cascade chess", 2, `"cascade chess"`},
		{"--no-open", 1, "sources"},
		{"play --no-open", 1, "sources"},
		{"eight?board=724506831 --no-open", 1, "sources"},
		{"play #/records/gems --no-open", 1, "sources"},
	} {
		var out, errs strings.Builder
		status := run(t.Context(), strings.Fields(c.args), strings.NewReader(""), &out, &errs)
		if status != c.status {
			t.Errorf("parlor %s: status %d, want %d", c.args, status, c.status)
		}
		if said := errs.String(); !strings.Contains(said, c.says) || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "parlor: ") {
			t.Errorf("parlor %s said %q, want one line with %q", c.args, said, c.says)
		}
		if out.Len() > 0 {
			t.Errorf("parlor %s wrote %q on standard output", c.args, out.String())
		}
	}
}

func TestHelpListsTheCommands(t *testing.T) {
	var out, errs strings.Builder
	if status := run(t.Context(), []string{"--help"}, nil, &out, &errs); status != 0 {
		t.Fatalf("status %d: %s", status, errs.String())
	}
	for _, word := range []string{"play", "drive", "--port", "--no-open"} {
		if !strings.Contains(out.String(), word) {
			t.Errorf("the help does not speak of %s:\n%s", word, out.String())
		}
	}
}

func TestDriveAnswersOnStandardOutput(t *testing.T) {
	var out, errs strings.Builder
	in := strings.NewReader(`{"do":"new","seed":1}` + "\n" + `{"do":"fly"}` + "\n")
	if status := run(t.Context(), []string{"drive", "cascade"}, in, &out, &errs); status != 0 {
		t.Fatalf("status %d: %s", status, errs.String())
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[0], `{"ok":true`) || !strings.HasPrefix(lines[1], `{"ok":false`) {
		t.Errorf("got %q", lines)
	}
}

func TestListenTakesTheNextFreePort(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port
	l, err := listen(uint16(port))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	got := l.Addr().(*net.TCPAddr)
	if !got.IP.IsLoopback() || got.Port <= port || got.Port > port+portsTried {
		t.Errorf("port %d is taken; got %v", port, got)
	}
}

func TestServeEndsWithItsContext(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		ended <- serve(ctx, l, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "hello") }))
	}()
	answer, err := http.Get("http://" + l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	cancel()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(5 * time.Second):
		t.Error("it still serves")
	}
}
