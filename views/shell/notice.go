package shell

import (
	"time"

	"parlor/scene"
	"parlor/scene/raster"
)

// noticeTime is how long a notice stays.
const noticeTime = 4 * time.Second

// notices are lines that the player should see, shown one at a time.
type notices struct {
	waiting []string
	shown   string // "" for none
	since   time.Duration
}

func (n *notices) add(lines ...string) { n.waiting = append(n.waiting, lines...) }

// advance ends a notice that was shown long enough, and shows the next one: it
// gives the line of one that comes up.
func (n *notices) advance(now time.Duration) string {
	if n.shown != "" && now-n.since < noticeTime {
		return ""
	}
	n.shown = ""
	if len(n.waiting) > 0 {
		n.shown, n.waiting, n.since = n.waiting[0], n.waiting[1:], now
	}
	return n.shown
}

// strip draws the notice that is shown, on a strip of wood near the bottom.
type strip struct {
	text   string // what the pictures were made for
	pic    scene.Pic
	lines  []string
	w, h   float32
	margin float32
}

func (d *strip) draw(s *scene.Scene, v View, n *notices, now time.Duration) {
	if n.shown == "" {
		return
	}
	px := max(v.Scale, min(v.W/1280, v.H/720))
	font := s.Book.Font(raster.Text, 14.5*px)
	if d.text != n.shown {
		d.make(s.Book, v, font, n.shown, px)
	}
	const slide = 160 * time.Millisecond
	in := min(float32(min(now-n.since, noticeTime-(now-n.since)))/float32(slide), 1)
	x, y := (v.W-d.w)/2, v.H-v.Bottom-d.h-24*px
	if !v.Reduced {
		y += (1 - in) * 12 * px
	}
	s.Fade = in
	s.Put(d.pic, x-d.margin, y-d.margin)
	for i, line := range d.lines {
		s.Text(font, line, x+44*px, y+float32(25+20*i)*px, scene.Left, ink)
	}
	s.Fade = 1
}

// make cuts a notice into lines and makes a strip that holds them.
func (d *strip) make(b *scene.Book, v View, font *scene.Font, text string, px float32) {
	*d = strip{text: text, margin: 16 * px, lines: wrap(font, text, v.W-v.Left-v.Right-92*px)}
	for _, line := range d.lines {
		d.w = max(d.w, font.Width(line))
	}
	d.w += 60 * px
	d.h = float32(20+20*len(d.lines)) * px
	w, h := d.w/px, d.h/px
	d.pic = b.Add(int(d.w+2*d.margin), int(d.h+2*d.margin), func(c *raster.Canvas) {
		e := newEasel(c, px, -16, -16)
		e.panel(w, h, 10)
		e.stroke(raster.Circle(24, h/2, 8), 2, raster.Solid(brass))
		e.stroke(raster.Line(raster.Point{24, h / 2}, raster.Point{24, h/2 + 3.5}), 2, raster.Solid(brass))
		e.fill(raster.Circle(24, h/2-3.6, 1.3), raster.Solid(brass))
	})
}
