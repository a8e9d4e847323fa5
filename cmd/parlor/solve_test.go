package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// solve runs parlor solve and gives its status and what it wrote.
func solve(t *testing.T, in, args string) (status int, out, errs string) {
	t.Helper()
	var o, e strings.Builder
	status = run(t.Context(), append([]string{"solve"}, strings.Fields(args)...), strings.NewReader(in), &o, &e)
	return status, o.String(), e.String()
}

func TestSolveABoard(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"724506831", "724506831 to 123456780: 20 moves\nTiles: 3 1 6 3 5 7 2 4 3 5 1 8 7 1 4 2 1 4 5 6\nastar with manhattan checked 91 states and stored 154 in "},
		{"724506831 --estimate misplaced", "astar with misplaced checked 2340 states and stored 3721 in "},
		{"867254301 --search greedy", "47 moves, not the fewest\n"},
		{"867254301 --search idastar --estimate linearConflict", "867254301 to 123456780: 31 moves\n"},
		{"102345678 --goal 012345678", "102345678 to 012345678: 1 move\nTiles: 1\n"},
		{"123456780", "123456780 to 123456780: 0 moves\nTiles: none\n"},
	} {
		if status, out, errs := solve(t, "", c.args); status != 0 || errs != "" || !strings.Contains(out, c.says) || strings.Count(out, "\n") != 3 {
			t.Errorf("solve %s: status %d, %q, %q, want three lines with %q", c.args, status, out, errs, c.says)
		}
	}
}

func TestSolveForAMachine(t *testing.T) {
	status, out, errs := solve(t, "", "867254301 --search greedy --json")
	var got solution
	if err := json.Unmarshal([]byte(out), &got); err != nil || status != 0 || errs != "" || strings.Count(out, "\n") != 1 {
		t.Fatalf("status %d, %q, %q, %v", status, out, errs, err)
	}
	if got.Board != "867254301" || got.Goal != "123456780" || got.Search != "greedy" || got.Estimate != "manhattan" ||
		got.Moves != 47 || len(got.Tiles) != 47 || got.Shortest || got.Checked != 109 || got.Stored != 170 || got.Time == "" {
		t.Errorf("got %+v", got)
	}
	if _, out, _ := solve(t, "", "123456780 --json"); !strings.Contains(out, `"tiles":[]`) {
		t.Errorf("on the goal: %s", out)
	}
}

func TestSolveRefuses(t *testing.T) {
	for _, c := range []struct {
		args   string
		status int
		says   string
	}{
		{"", 2, "one board"},
		{"724506831 123456780", 2, "one board"},
		{"724506831 --goal 12345678", 2, "--goal: \"12345678\" has 8 digits"},
		{"724506831 --estimate far", 2, "--estimate: \"far\""},
		{"724506831 --search dfs", 2, "--search: \"dfs\""},
		{"72450683", 1, "8 digits"},
		{"724506833", 1, "1 is missing, 3 comes twice"},
		{"123456870", 1, "an odd number of swaps away from 123456780"},
	} {
		status, out, errs := solve(t, "", c.args)
		if status != c.status || out != "" || !strings.Contains(errs, c.says) || strings.Count(errs, "\n") != 1 {
			t.Errorf("solve %s: status %d, %q, %q, want %d and %q", c.args, status, out, errs, c.status, c.says)
		}
	}
}

func TestSolveLines(t *testing.T) {
	const boards = "724506831\n\n123456708\r\n11\n123456870\n123456780"
	status, out, errs := solve(t, boards, "-")
	lines := strings.Split(out, "\n")
	if status != 1 || len(lines) != 4 || !strings.HasPrefix(lines[0], "724506831: 20 moves; 91 checked, 154 stored, ") ||
		!strings.HasPrefix(lines[1], "123456708: 1 move; ") || !strings.HasSuffix(lines[1], "; tiles: 8") {
		t.Errorf("status %d and %q", status, out)
	}
	for _, says := range []string{"parlor: line 4: \"11\" has 2 digits", "parlor: line 5: 123456870 is an odd", "parlor: 2 of 5 boards were refused"} {
		if !strings.Contains(errs, says) {
			t.Errorf("%q does not say %q", errs, says)
		}
	}
	if strings.ContainsAny(out+errs, "\r\x1b") {
		t.Error("there is a progress bar, and no terminal")
	}
	_, out, errs = solve(t, boards, "- --json")
	lines = strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 5 || !strings.Contains(lines[2], `{"board":"11","error":"`) || strings.Count(errs, "\n") != 1 {
		t.Errorf("%q, %q", out, errs)
	}
	if status, out, errs := solve(t, "", "-"); status != 0 || out != "" || errs != "" {
		t.Errorf("of no lines: status %d, %q, %q", status, out, errs)
	}
}

// The bar of a file of boards, as a terminal would get it.
func TestProgress(t *testing.T) {
	path := filepath.Join(t.TempDir(), "boards")
	if err := os.WriteFile(path, []byte("724506831\n123456708\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var out strings.Builder
	if p := newProgress(file, &out); p.out != nil {
		t.Error("there is a bar, and no terminal")
	}
	bar := progress{out: &out, what: "boards", done: 10, total: 20}
	bar.clear()
	bar.count()
	bar.count() // too soon to be drawn
	bar.clear()
	if want := "\r[###############...............] 1 boards\r\x1b[K"; out.String() != want {
		t.Errorf("the bar is %q, not %q", out.String(), want)
	}
}
