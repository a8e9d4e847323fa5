package main

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/gif"
	"os"
	"time"

	"parlor/scene"
	"parlor/scene/paint"
	"parlor/session"
	"parlor/sim/replay"
	"parlor/views"
	"parlor/views/shell"
)

const (
	// usualFilm is how long an animation is when nobody says.
	usualFilm = 10 * time.Second
	// filmFrame is the time between two frames: browsers show no shorter ones.
	filmFrame = 40 * time.Millisecond
	// pointsHigh is the height of window, in points, that rooms are laid out for: as
	// small as a phone on its side.
	pointsHigh = 480
)

// saveFilm draws a stretch of a record as an animation.
func (r *replayer) saveFilm(ctx context.Context, file string) error {
	spec, record, err := readRecord(file)
	if err != nil {
		return err
	}
	reel, err := replay.NewReel(spec, record)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if r.from >= reel.End() {
		return fmt.Errorf("--from: %v is not before the end of the record, %v", r.from, reel.End())
	}
	to := r.to
	if to == 0 {
		to = r.from + usualFilm
	}
	to = min(to, reel.End())
	for _, room := range views.Rooms() {
		if room.Spec() == spec {
			return r.shoot(ctx, func() *shell.Film { return shell.NewFilm(room, reel, r.view(), r.from) }, to)
		}
	}
	return fmt.Errorf("%s: there is no room for %s", file, spec.Title)
}

// view is the window of the film.
func (r *replayer) view() shell.View {
	return shell.View{W: float32(r.width), H: float32(r.height), Scale: min(float32(r.height)/pointsHigh, 1), Scheme: session.Standard}
}

// shoot draws the frames, with progress, and writes the file. Its colours are those
// of a few moments, which are drawn before.
func (r *replayer) shoot(ctx context.Context, begin func() *shell.Film, to time.Duration) error {
	const moments = 4
	count := int((to-r.from)/filmFrame) + 1
	bar := newProgress(nil, r.errs)
	bar.what, bar.total = "frames", int64(count)

	sample := image.NewRGBA(image.Rect(0, 0, r.width, moments*r.height))
	film, part := begin(), 4*r.width*r.height
	err := r.expose(ctx, film, count, func(i int) bool { return (moments-1)*i%max(count-1, 1) < moments-1 }, func(i int, frame *image.RGBA) {
		copy(sample.Pix[(moments-1)*i/max(count-1, 1)*part:], frame.Pix)
	})
	if err != nil {
		return err
	}
	f := newFilm(sample)
	err = r.expose(ctx, begin(), count, func(int) bool { return true }, func(_ int, frame *image.RGBA) {
		f.add(frame, int(filmFrame/(10*time.Millisecond)))
		bar.done++
		bar.count()
	})
	bar.clear()
	if err != nil {
		return err
	}
	f.hold(lastTime)
	var b bytes.Buffer
	if err := gif.EncodeAll(&b, &f.gif); err != nil {
		return err
	}
	return os.WriteFile(r.film, b.Bytes(), 0o644)
}

// expose draws every frame of a film and hands on those that are wanted, painted.
func (r *replayer) expose(ctx context.Context, film *shell.Film, count int, wanted func(i int) bool, use func(i int, frame *image.RGBA)) error {
	var painter paint.Painter
	var s scene.Scene
	for i := range count {
		if err := ctx.Err(); err != nil {
			return err
		}
		film.Draw(r.from+time.Duration(i)*filmFrame, &s)
		if wanted(i) {
			frame := image.NewRGBA(image.Rect(0, 0, r.width, r.height))
			painter.Paint(frame, &s)
			use(i, frame)
		}
	}
	return nil
}
