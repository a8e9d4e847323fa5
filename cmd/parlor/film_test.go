package main

import (
	"image"
	"image/draw"
	"image/gif"
	"os"
	"path/filepath"
	"testing"

	"parlor/games/eight"
	view "parlor/views/eight"
)

// The animation shows the start first, the goal last, and takes 0.2 s for a move.
func TestSolveDrawsAFilm(t *testing.T) {
	file := filepath.Join(t.TempDir(), "route.gif")
	if status, _, errs := solve(t, "", "724506831 --gif "+file); status != 0 {
		t.Fatalf("status %d, %q", status, errs)
	}
	film := readFilm(t, file)
	const moves = 20
	if len(film.Image) != 1+moves*slideParts {
		t.Errorf("%d frames for %d moves", len(film.Image), moves)
	}
	sum := 0
	for _, d := range film.Delay {
		sum += d
	}
	if want := firstTime + lastTime + moves*(slideParts*partTime+restTime) - partTime - restTime; sum != want {
		t.Errorf("it takes %d hundredths of a second, want %d", sum, want)
	}
	shown := image.NewRGBA(image.Rect(0, 0, filmSide, filmSide))
	album := view.NewAlbum(filmSide)
	for i, frame := range film.Image {
		draw.Draw(shown, frame.Rect, frame, frame.Rect.Min, draw.Over)
		text := map[int]string{0: "724506831", len(film.Image) - 1: "123456780"}[i]
		if text == "" {
			continue
		}
		board, _ := eight.ParseBoard(text)
		if d := meanDifference(shown, album.Paint(board, 0, 0, 0).Pix); d > 3 {
			t.Errorf("frame %d differs from %s by %.1f of 255", i, text, d)
		}
	}
}

// meanDifference gives how much the parts of colours of two pictures differ.
func meanDifference(a, b *image.RGBA) float64 {
	sum := 0
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		sum += max(d, -d)
	}
	return float64(sum) / float64(len(a.Pix))
}

func TestSolveDrawsOneBoardOnly(t *testing.T) {
	if status, _, errs := solve(t, "123456780\n", "- --gif x.gif"); status != 2 || errs == "" {
		t.Errorf("status %d, %q", status, errs)
	}
	if status, _, errs := solve(t, "", "123456780 --gif "+filepath.Join(t.TempDir(), "none", "x.gif")); status != 1 || errs == "" {
		t.Errorf("where nothing can be written: status %d, %q", status, errs)
	}
}

// readFilm reads an animation.
func readFilm(t *testing.T, file string) *gif.GIF {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	film, err := gif.DecodeAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return film
}
