package shell

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// statistics shows what the games of a kind come to, how their results went, and the
// buttons.
func (l *listing) statistics() {
	v := l.v
	if len(v.figures) == 0 {
		l.note("No games yet. Each is counted here once it is over, on this device alone.")
	} else {
		l.y += 6 * l.px
		l.figures(v.figures)
		if len(v.plots) > 0 {
			l.plot(&v.plots[min(v.plot, len(v.plots)-1)])
		}
	}
	l.y += 10 * l.px
	x := l.left + rowPad*l.px
	for i := range v.lines {
		const w, gap = 148, 10
		if x+w*l.px > l.left+l.width {
			x = l.left + rowPad*l.px
			l.y += (lineButton + gap) * l.px
		}
		l.button(i, x, w*l.px)
		x += (w + gap) * l.px
	}
	if len(v.lines) > 0 {
		l.y += (lineButton + 14) * l.px
	}
}

// figures shows lines with a value each, in two columns where there is room.
func (l *listing) figures(list []Figure) {
	columns := 1
	if l.width > 520*l.px {
		columns = 2
	}
	rows := (len(list) + columns - 1) / columns
	pad := rowPad * l.px
	w := (l.width - pad) / float32(columns)
	for i, f := range list {
		r := kit.Snap(l.left+w*float32(i/rows), l.y+figureHeight*l.px*float32(i%rows), w-pad, figureHeight*l.px)
		l.kit.Row(l.s, r, i%rows%2 == 0)
		value := l.kit.Font(raster.TextBold, 15).Tabular()
		y := r.Y + r.H/2 + .35*value.Size()
		l.s.Text(value, f.Value, r.X+r.W-pad, y, scene.Right, l.kit.Dress.Ink)
		room := r.W - 3*pad - value.Width(f.Value)
		l.s.Text(l.kit.Fit(raster.Text, 14.5, f.Label, room), f.Label, r.X+pad, y, scene.Left, l.kit.Dress.SecondInk)
	}
	l.y += figureHeight * l.px * float32(rows)
}
