package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"parlor/games/gems"
	"parlor/sim/simtest/golden"
)

// saved writes the record of a whole minute of gems into a file.
func saved(t *testing.T) string {
	t.Helper()
	text, err := golden.Read(t, gems.Spec, "../../games/gems/testdata/minute.txtar").Text(gems.Spec)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "minute.json")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func replayed(t *testing.T, args ...string) (status int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	status = run(context.Background(), append([]string{"replay"}, args...), strings.NewReader(""), &o, &e)
	return status, o.String(), e.String()
}

func TestReplayChecksRecords(t *testing.T) {
	good := saved(t)
	text, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	status, out, errs := replayed(t, good, good)
	if lines := strings.Split(out, "\n"); status != 0 || errs != "" || len(lines) != 4 || !strings.Contains(lines[2], "13,860") || !strings.Contains(lines[1], "1m0.96s") {
		t.Errorf("status %d, %q and %q", status, out, errs)
	}

	folder := t.TempDir()
	for name, c := range map[string]struct{ from, to, reason string }{
		"other rules": {`"version": 1`, `"version": 99`, "version: this is a record of version 99"},
		"other seed":  {`"seed": `, `"seed": 1`, "hash: the record says"},
		"no game":     {`"game": "gems"`, `"game": "chess"`, `game: this is a record of "chess"`},
		"no record":   {"{", "#", "no record: this is no record of a game"},
	} {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, bytes.Replace(text, []byte(c.from), []byte(c.to), 1), 0o644); err != nil {
			t.Fatal(err)
		}
		status, out, errs := replayed(t, file, good)
		if status != 1 || !strings.Contains(errs, file+": ") || !strings.Contains(errs, c.reason) || !strings.Contains(errs, "1 of 2 records were refused") {
			t.Errorf("%s: status %d, %q", name, status, errs)
		}
		if !strings.Contains(out, good) || strings.Contains(out, name) {
			t.Errorf("%s: the table is %q", name, out)
		}
	}
	if status, _, errs := replayed(t, filepath.Join(folder, "nowhere")); status != 1 || !strings.Contains(errs, "nowhere") {
		t.Errorf("a missing file: status %d, %q", status, errs)
	}
}

func TestReplayListsEvents(t *testing.T) {
	status, out, errs := replayed(t, "--events", saved(t))
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 0 || errs != "" || !strings.HasPrefix(lines[0], `{"at":"0s","event":"`) || !strings.Contains(lines[len(lines)-1], `"event":"gameOver"`) {
		t.Errorf("status %d, %q, from %s to %s", status, errs, lines[0], lines[len(lines)-1])
	}
}

func TestReplayFilms(t *testing.T) {
	file := filepath.Join(t.TempDir(), "film.gif")
	if status, _, errs := replayed(t, saved(t), "--gif", file, "--from", "20s", "--to", "20.4s", "--size", "240x180"); status != 0 {
		t.Fatalf("status %d, %q", status, errs)
	}
	film := readFilm(t, file)
	if film.Config.Width != 240 || film.Config.Height != 180 || len(film.Image) != 11 {
		t.Errorf("%d frames of %d x %d for 0.4 s", len(film.Image), film.Config.Width, film.Config.Height)
	}
	colors := map[uint8]bool{}
	for _, index := range film.Image[0].Pix {
		colors[index] = true
	}
	if len(colors) < 64 {
		t.Errorf("the first frame has %d colours", len(colors))
	}
	moving := 0
	for _, m := range film.Image[1:] {
		if m.Rect.Dx() > 1 {
			moving++
		}
	}
	if moving < 5 {
		t.Errorf("%d of 10 frames show something new", moving)
	}
}

func TestReplayRefusesWrongCalls(t *testing.T) {
	for args, reason := range map[string]string{
		"":                                "none is named",
		"a b --events":                    "--events and --gif show one record, not 2",
		"a --events --gif b":              "do not go together",
		"a --gif b --from -1s":            "--from: -1s is before the start",
		"a --gif b --from 3s --to 3s":     "--to: 3s is not after 3s",
		"a --gif b --size 12":             `--size: "12" is not a size`,
		"a --gif b --size 640x99":         `--size: "640x99" is not a size`,
		"a --gif b --from soon":           "--from",
		"a --gif b --size 640x480x":       `--size: "640x480x" is not a size`,
		"a --to 3s":                       "--to is about an animation",
		"a --gif b --from 1s --to 1s --x": "unknown flag",
	} {
		if status, _, errs := replayed(t, strings.Fields(args)...); status != 2 || !strings.Contains(errs, reason) {
			t.Errorf("replay %s: status %d, %q", args, status, errs)
		}
	}
	if status, _, errs := replayed(t, saved(t), "--gif", "x.gif", "--from", "2m"); status != 1 || !strings.Contains(errs, "--from: 2m0s is not before the end") {
		t.Errorf("status %d, %q", status, errs)
	}
}
