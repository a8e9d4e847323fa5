package shell

import (
	"fmt"
	"time"

	"parlor/session"
)

// volumeStep is by how much a step changes a volume.
const volumeStep = 5

// soundRows is the page of what is heard.
func (o *options) soundRows() []row {
	t := &o.app.tastes.Options
	mute := toggle("Mute everything", "", &t.Mute)
	if key := o.app.keyName("mute"); key != "" && !o.app.onlyFingers() {
		mute.help = key + ", anywhere in Parlor"
	}
	return []row{
		volume("Music", "Each room has its own", &t.Music),
		volume("Effects", "Falls, locks, chimes", &t.Effects),
		mute,
		toggle("Keep playing in the background", "Games still pause", &t.Background),
		{kind: buttonRow, label: "Play a sound", run: func(time.Duration) { o.app.sound(newBestSound) }},
	}
}

func volume(label, help string, taste *int) row {
	r := row{kind: sliderRow, label: label, help: help, at: (*taste + volumeStep/2) / volumeStep, set: func(at int) { *taste = at * volumeStep }}
	for v := 0; v <= 100; v += volumeStep {
		r.words = append(r.words, fmt.Sprint(v))
	}
	return r
}

// restore sets the open page back to what it was at first.
func (o *options) restore() {
	t, d := &o.app.tastes.Options, session.DefaultOptions()
	switch o.page {
	case soundPage:
		t.Music, t.Effects, t.Mute, t.Background = d.Music, d.Effects, d.Mute, d.Background
	case displayPage:
		t.Motion, t.Scheme, t.Hints, t.Rate, t.Buttons, t.Speech = d.Motion, d.Scheme, d.Hints, d.Rate, d.Buttons, d.Speech
	case controlsPage:
		o.app.retouch(o.tab().name, func(g *session.GameOptions) { g.Keys, g.Pad = nil, nil })
	case handlingPage:
		o.app.retouch(o.tab().name, func(g *session.GameOptions) { g.Handling = nil })
	}
}
