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
		{"--port many", 2, `parlor: --port: "many" is not a number from 0 to 65535;`},
		{"play --port 65536", 2, `parlor: --port: "65536" is not a number from 0 to 65535;`},
		{"--no-open=maybe", 2, `parlor: --no-open: "maybe" is not true or false;`},
		{"replay a --gif b --from soon", 2, `parlor: --from: "soon" is not a time such as 1m30s;`},
		{"help frob", 2, `help: "frob" is none of the commands (drive,`},
		{"help drive frob", 2, `help: "drive frob" is none of the commands`},
		{"-h foo", 2, `"foo" is neither a command nor a place`},
		{"foo --help", 2, `"foo" is neither a command nor a place`},
		{"drive chess --help", 2, `"chess"`},
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

// Whoever asks for help gets it, however it is asked for.
func TestHelpOfACommand(t *testing.T) {
	helps := map[string]string{}
	for _, args := range []string{"help drive", "drive --help", "drive -h cascade", "help replay", "replay --help", "help", "-h", "--help cascade"} {
		var out, errs strings.Builder
		if status := run(t.Context(), strings.Fields(args), nil, &out, &errs); status != 0 || errs.Len() > 0 {
			t.Errorf("parlor %s: status %d, %q", args, status, errs.String())
		}
		helps[args] = out.String()
	}
	for args, same := range map[string]string{"help drive": "drive --help", "drive -h cascade": "drive --help", "help replay": "replay --help", "help": "-h", "--help cascade": "-h"} {
		if helps[args] != helps[same] {
			t.Errorf("parlor %s writes\n%s\nand parlor %s\n%s", args, helps[args], same, helps[same])
		}
	}
	for args, words := range map[string][]string{
		"drive --help":  {"cascade, maze, eight, softserve, gems", driveExample, "docs/builders.md"},
		"replay --help": {"--from time", "--to time"},
	} {
		for _, word := range words {
			if !strings.Contains(helps[args], word) {
				t.Errorf("parlor %s does not say %q:\n%s", args, word, helps[args])
			}
		}
	}
}

// What the help of drive shows is what the engine answers.
func TestTheExampleOfDrive(t *testing.T) {
	asks, answers, _ := strings.Cut(driveExample, "\n")
	var out, errs strings.Builder
	if status := run(t.Context(), []string{"drive", "cascade"}, strings.NewReader(asks), &out, &errs); status != 0 || out.String() != strings.TrimLeft(answers, " ") {
		t.Errorf("%s is answered by %s (status %d), and the help says %s", asks, out.String(), status, answers)
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
