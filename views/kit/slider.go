package kit

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// Sizes of sliders in pixels of the picture.
const (
	trackHeight = 6
	knobRadius  = 11
	haloRadius  = 16
)

// Slider shows a slider at part of its way, from 0 to 1, on a track of that width
// whose left end is at x and whose middle is at y.
func (k *Kit) Slider(s *scene.Scene, x, y, width, part float32, state State) {
	d, px := k.Dress, k.Px
	track := scene.Rect{X: Round(x), Y: Round(y - trackHeight/2*px), W: Round(width), H: max(Round(trackHeight*px), 2)}
	k.show(s, trackPart, 0, track)
	knob := track.X + part*track.W
	if filled := (scene.Rect{X: track.X, Y: track.Y, W: Round(knob - track.X), H: track.H}); filled.W >= 1 {
		k.show(s, trackPart, int(track.W), filled)
	}
	for i := range 5 {
		tick := track.X + float32(i)/4*track.W
		s.Rect(scene.Rect{X: Round(tick - .5*px), Y: Round(y + 8*px), W: max(Round(px), 1), H: Round(4 * px)}, d.SecondInk.Alpha(.6))
	}
	radius := float32(knobRadius)
	switch state {
	case Chosen:
		k.Disc(s, knob, y, haloRadius, d.Accent.Alpha(.3))
	case Pressed:
		radius--
	}
	size := 2 * radius * px
	k.show(s, knobPart, 0, scene.Rect{X: knob - size/2, Y: y - size/2, W: size, H: size})
}

// paintTrack paints a track, or what of a track of a length in pixels of the window
// is filled.
func paintTrack(k *Kit, e Easel, w, h float32, length int) {
	paint := raster.Solid(k.Dress.Ink.Mix(k.Dress.PanelBottom, .72))
	if length > 0 {
		paint = raster.Linear(0, 0, float32(length)/e.Px, 0,
			raster.Stop{At: 0, Color: k.Dress.Accent.Mix(white, .35)}, raster.Stop{At: 1, Color: k.Dress.Accent})
	}
	e.Fill(raster.Box(0, 0, w, h, h/2), paint)
}

func paintKnob(k *Kit, e Easel, w, h float32, _ int) {
	d, r := k.Dress, w/2
	e.Fill(raster.Circle(r, r+2, r), raster.Solid(d.Shadow.Alpha(.45)))
	e.Fill(raster.Circle(r, r, r), Down(0, h, d.Knob.Mix(white, .8), d.Knob))
	e.edge(w, h, r, 1.5*d.Line, raster.Solid(d.MainEdge))
}

// Disc shows a disc in a colour; its radius is in pixels of the picture.
func (k *Kit) Disc(s *scene.Scene, x, y, radius float32, c raster.Color) {
	size := 2 * Ceil(radius*k.Px)
	s.Sprite(scene.Sprite{Pic: k.picture(dotPart, 0, size, size), X: Round(x), Y: Round(y), Tint: c})
}

// paintDot paints a white disc, to be tinted.
func paintDot(_ *Kit, e Easel, w, h float32, _ int) {
	e.Fill(raster.Circle(w/2, h/2, w/2), raster.Solid(white))
}
