package shell

import (
	"fmt"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// rate counts the frames of a second.
type rate struct {
	since  time.Duration
	frames int
	text   string // what the last whole second had; "" before there was one
}

func (r *rate) count(now time.Duration) {
	if now-r.since >= time.Second {
		if r.frames > 0 {
			r.text = fmt.Sprintf("%.0f frames a second", float64(r.frames)/(now-r.since).Seconds())
		}
		r.since, r.frames = now, 0
	}
	r.frames++
}

// draw shows it in the lower right corner.
func (r *rate) draw(s *scene.Scene, v View, k *kit.Kit) {
	if r.text == "" {
		return
	}
	f := k.Font(raster.TextBold, 12).Tabular()
	x, y := v.W-v.Right-8*k.Px, v.H-v.Bottom-8*k.Px
	w := f.Width(r.text)
	s.Rect(scene.Rect{X: x - w - 6*k.Px, Y: y - 1.15*f.Size(), W: w + 12*k.Px, H: 1.55 * f.Size()}, raster.Hex(0x000000).Alpha(.6))
	s.Text(f, r.text, x, y, scene.Right, raster.Hex(0xffffff))
}
