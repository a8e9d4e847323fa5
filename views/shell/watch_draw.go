package shell

import (
	"fmt"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// watchPlan is where the bar is with which a record is steered.
type watchPlan struct {
	px      float32
	bar     scene.Rect
	track   scene.Rect // of the slider, as far as it can be pressed
	stacked bool       // the track has a row of its own
	hints   float32    // the top of the keys below all, 0 for none
}

// Sizes in pixels of the picture.
const (
	watchHigh  = 62
	watchTall  = 104
	watchSmall = 44 // a button
	watchHints = 26 // the row of the keys
)

// newWatchPlan gives the bar for a window, with room for the keys or without.
func newWatchPlan(v View, hints bool) watchPlan {
	p := watchPlan{px: max(v.Scale, min(v.W/1280, v.H/720))}
	w := v.W - v.Left - v.Right
	p.stacked = w < 760*p.px
	high := float32(watchHigh)
	if p.stacked {
		high = watchTall
	}
	h := kit.Floor(high*p.px) + v.Bottom
	if hints {
		h += kit.Floor(watchHints * p.px)
		p.hints = v.H - v.Bottom - kit.Floor((watchHints+2)*p.px)
	}
	p.bar = scene.Rect{X: 0, Y: v.H - h, W: v.W, H: h}
	return p
}

// draw draws the bar over the game.
func (w *watch) draw(s *scene.Scene, a *App, v View) {
	k := a.kit
	w.plan = newWatchPlan(v, a.showsHints())
	p := &w.plan
	px := p.px
	s.Rect(p.bar, k.Dress.PanelBottom)
	s.Rect(scene.Rect{X: p.bar.X, Y: p.bar.Y, W: p.bar.W, H: max(kit.Floor(px), 1)}, k.Dress.Edge)

	left, right := v.Left+10*px, v.W-v.Right-10*px
	row := p.bar.Y + (watchHigh-watchSmall)/2*px
	if p.stacked {
		row = p.bar.Y + (watchTall-watchSmall-6)*px
	}
	put := func(x, width float32, f kit.Face, action string, on bool) float32 {
		f.Size = 14
		r := kit.Snap(x, row, width*px, watchSmall*px)
		state := kit.Rest
		if on {
			state = a.spot(action, r)
		} else {
			s.Fade = .45
		}
		k.Button(s, r, f, state)
		s.Fade = 1
		return x + (width+6)*px
	}
	icon := kit.PauseBars
	if w.held {
		icon = kit.Play
	}
	now, end := a.session.Game().Now(), w.reel.End()
	step, play, pace := float32(watchSmall), float32(52), float32(34)
	if p.stacked {
		step, play, pace = 40, 48, 30
	}
	x := put(left, step, kit.Face{Icon: kit.StepBack}, backStep, now > 0)
	x = put(x, play, kit.Face{Icon: icon, Main: true}, holdAction, true)
	x = put(x, step, kit.Face{Icon: kit.StepOn}, nextStep, now < end)
	x = put(x+2*px, pace, kit.Face{Icon: kit.Minus}, slowerAction, w.speed > 0)
	f := k.Font(raster.TextBold, 15).Tabular()
	s.Text(f, speedText(speeds[w.speed]), x+pace/2*px, row+watchSmall/2*px+.35*f.Size(), scene.Middle, k.Dress.Ink)
	x = put(x+(pace+4)*px, pace, kit.Face{Icon: kit.Plus}, fasterAction, w.speed < len(speeds)-1)

	put(right-watchSmall*px, watchSmall, kit.Face{Icon: kit.Close}, closeAction, true)
	edge := right - (watchSmall+6)*px
	if wide := right - x; wide > 260*px {
		take, save := kit.Face{Label: "Take over"}, kit.Face{Label: "Save"}
		edge -= 70 * px
		put(edge, 64, save, saveAction, true)
		edge -= 106 * px
		put(edge, 100, take, takeAction, true)
	} else {
		edge -= 62 * px
		put(edge, 56, kit.Face{Label: "Take"}, takeAction, true)
	}

	if p.hints > 0 && !a.options.on {
		k.Hints(s, w.hints(), a.watchKeyName, v.W/2, p.hints, right-left, k.Dress.SecondInk)
	}
	if p.stacked {
		w.drawTrack(s, a, left, right, p.bar.Y+26*px)
	} else {
		w.drawTrack(s, a, x+10*px, edge-8*px, row+watchSmall/2*px)
	}
}

// hints are the keys with which a record is steered.
func (w *watch) hints() []kit.Hint {
	does := "hold"
	if w.held {
		does = "play"
	}
	return []kit.Hint{
		{Actions: []string{holdAction}, Does: does}, {Actions: []string{"left", "right"}, Does: "step", Rank: 1},
		{Actions: []string{"previous", "next"}, Does: "five seconds", Rank: 2}, {Actions: []string{"down", "up"}, Does: "speed", Rank: 2},
		{Actions: []string{takeAction}, Does: "take over", Rank: 1}, {Actions: []string{saveAction}, Does: "save", Rank: 3},
		{Actions: []string{"back"}, Does: "close"},
	}
}

// watchKeyName is keyName with the key that holds.
func (a *App) watchKeyName(action string) string {
	switch {
	case action != holdAction:
		return a.keyName(action)
	case a.frame.Device == Pad:
		return a.keyName("confirm")
	}
	return capName(holdKey)
}

// drawTrack draws how far the record has been played, and its time at the right.
func (w *watch) drawTrack(s *scene.Scene, a *App, from, to, middle float32) {
	k, p, px := a.kit, &w.plan, w.plan.px
	now, end := a.session.Game().Now(), w.reel.End()
	time := k.Font(raster.Text, 14).Tabular()
	longest := time.Width(fmt.Sprintf("%s / %s", clock(end), clock(end)))
	s.Text(time, fmt.Sprintf("%s / %s", clock(now), clock(end)), to, middle+.35*time.Size(), scene.Right, k.Dress.SecondInk)
	to -= longest + 22*px
	part := float32(0)
	if end > 0 {
		part = float32(now) / float32(end)
	}
	state := kit.Rest
	if w.drags {
		state = kit.Pressed
	}
	k.Slider(s, from+11*px, middle-2*px, to-from-11*px, part, state)
	p.track = scene.Rect{X: from + 11*px, Y: middle - 22*px, W: to - from - 11*px, H: 44 * px}
	a.spot(seekAction, scene.Rect{X: p.track.X - 14*px, Y: p.track.Y, W: p.track.W + 28*px, H: p.track.H})
}

// speedText writes a speed: ½ ×, 1 ×, 8 ×.
func speedText(speed float64) string {
	if speed == .5 {
		return "½×"
	}
	return fmt.Sprintf("%g×", speed)
}

// drag follows a mouse or a finger that was pressed on the bar.
func (a *App) drag(at time.Duration, x float32, kind PointerKind) {
	if kind == PointerMove {
		a.dragTo(at, x)
		return
	}
	a.letGoOfBar(at)
}

// letGoOfBar lets the record go on as it is set, if it was dragged along.
func (a *App) letGoOfBar(at time.Duration) {
	if a.watch.drags {
		a.watch.drags = false
		a.runWatch(at)
	}
}

// dragTo seeks the moment that the bar has at a place.
func (a *App) dragTo(at time.Duration, x float32) {
	w := &a.watch
	part := min(max((x-w.plan.track.X)/w.plan.track.W, 0), 1)
	a.seek(at, time.Duration(float64(w.reel.End())*float64(part)))
}
