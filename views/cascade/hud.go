package cascade

import (
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
)

// hud is the panels around the well.
type hud struct {
	layout *layout
	write  *writer
	glass  *glassworks
	icons  *icons
	atlas  *atlas
	colors *palette
	gold   goldNumbers
	// practice is true in a game that sets no best.
	practice bool
}

// panelPadding is how far from a panel's side its text is.
const panelPadding = 16

func (h *hud) px() float32 { return h.layout.px }

// padding gives the panels' padding; narrow ones have less.
func (h *hud) padding() float32 {
	if h.layout.callsInWell() {
		return 10 * h.px()
	}
	return panelPadding * h.px()
}

// title writes a panel's label in its upper left corner.
func (h *hud) title(s *scene.Scene, r scene.Rect, long, short string) {
	pad := h.padding()
	y := r.Y + max(24*h.px(), h.write.least+3*h.px())
	if h.layout.phone {
		s.Text(h.write.font(raster.TextBold, 12, plain), short, r.X+8*h.px(), r.Y+15*h.px(), scene.Left, h.colors.label)
		return
	}
	h.write.label(s, long, short, 14, r.X+pad, y, r.W-2*pad, scene.Left, h.colors.label)
}

// showMode names the mode over the countdown, where no panel has room for it.
func (h *hud) showMode(s *scene.Scene, g *cascade.Game) {
	well, mode := h.layout.well, modeTitle(g, h.practice)
	font := h.write.fit(raster.Title, 28, spaced, mode, well.W-16*h.px())
	s.Text(font, mode, well.X+well.W/2, well.Y+well.H*.12, scene.Middle, h.colors.mode)
}

// showStats paints the stats beside the well.
func (h *hud) showStats(s *scene.Scene, g *cascade.Game, score int64) {
	r, px, pad := h.layout.stats, h.px(), h.padding()
	h.glass.show(s, glassPanel, r)
	lines := stats(g, score)
	left, right, width := r.X+pad, r.X+r.W-pad, r.W-2*pad
	if h.layout.slim {
		step := r.H / float32(len(lines))
		for i := range lines {
			h.slimStat(s, &lines[i], left, r.Y+float32(i)*step, width, step)
		}
		return
	}
	mode := modeTitle(g, h.practice)
	s.Text(h.write.fit(raster.Title, 20, spaced, mode, width), mode, left, r.Y+31*px, scene.Left, h.colors.mode)
	s.Rect(scene.Rect{X: left, Y: kit.Round(r.Y + 43*px), W: width, H: max(1, kit.Round(px))}, hairline)
	h.write.label(s, "SCORE", "SCORE", 14, left, r.Y+66*px, width, scene.Left, h.colors.label)
	big := h.write.fitFigures(raster.Title, 40, tabular, &lines[0].value, width+8*px)
	lines[0].value.show(s, big, right, r.Y+106*px, scene.Right, h.colors.text)
	for i := range lines[1:] {
		line := &lines[i+1]
		y := r.Y + (148+45*float32(i))*px
		room := width - h.write.font(raster.TextBold, 14, tracked).Width(line.label) - 6*px
		f := h.write.fitFigures(raster.Title, 28, tabular, &line.value, max(room, .5*width))
		taken := line.value.width(f)
		small := h.write.font(raster.TextBold, 14, tracked)
		unit := small.Width(line.unit)
		if taken+unit > room {
			unit = 0
		}
		line.value.show(s, f, right-unit, y+3*px, scene.Right, h.valueColor(line))
		if unit > 0 {
			s.Text(small, line.unit, right, y+2*px, scene.Right, h.colors.text)
			taken += unit
		}
		h.write.label(s, line.label, line.short, 14, left, y, width-taken-6*px, scene.Left, h.colors.label)
		if line.bar >= 0 {
			h.bar(s, scene.Rect{X: left, Y: y + 11*px, W: width, H: 5 * px}, line.bar, h.colors.bar)
		}
	}
}

// valueColor is that of a stat's value.
func (h *hud) valueColor(line *stat) raster.Color {
	return h.colors.text.Mix(h.colors.gold, line.urgent)
}

// hairline divides panels.
var hairline = raster.Hex(0x9fd8ff).Alpha(.25)

// slimStat paints a label above its number, in a row of a height.
func (h *hud) slimStat(s *scene.Scene, line *stat, x, y, width, height float32) {
	px := h.px()
	size := min(24*px, height-h.write.least-10*px)
	f := h.write.pixels(raster.Title, size, tabular)
	if line.value.width(f) > width {
		f = h.write.fitFigures(raster.Title, 20, tabular, &line.value, width)
	}
	middle := y + height/2
	h.write.label(s, line.label, line.short, 12, x, middle-3*px, width, scene.Left, h.colors.label)
	y = middle + f.Size()*.82
	line.value.show(s, f, x, y, scene.Left, h.valueColor(line))
	small := h.write.font(raster.TextBold, 12, plain)
	if taken := line.value.width(f); taken+small.Width(line.unit) <= width {
		s.Text(small, line.unit, x+taken, y, scene.Left, h.colors.text)
	}
}

// bar paints how full something is.
func (h *hud) bar(s *scene.Scene, r scene.Rect, full float32, c raster.Color) {
	r.Y, r.H = kit.Round(r.Y), max(kit.Round(r.H), 2)
	h.atlas.pill(s, r, h.colors.barBack)
	end := kit.Round(r.W * full)
	h.atlas.pill(s, scene.Rect{X: r.X, Y: r.Y, W: end, H: r.H}, c)
	if full > 0 && full < 1 {
		size := 3.6 * r.H
		s.Sprite(scene.Sprite{Pic: h.atlas.glow, X: r.X + end, Y: r.Y + r.H/2, W: size, H: size, Tint: c.Alpha(.8), Blend: scene.Screen})
	}
}

// showBest paints the personal best and how far it is; a practice sets none.
func (h *hud) showBest(s *scene.Scene, g *cascade.Game, best sim.Result, ok bool) {
	if h.practice {
		return
	}
	r, px, pad := h.layout.best, h.px(), h.padding()
	h.glass.show(s, glassPanel, r)
	h.title(s, r, "PERSONAL BEST", "BEST")
	f := bestFigures(keepsTime(g), best.Rank[0], ok)
	left, right, width := r.X+pad, r.X+r.W-pad, r.W-2*pad
	n := h.gold.fit(&f, width)
	if h.layout.slim {
		n.show(s, &f, left, r.Y+r.H*.66, scene.Left, 1)
		return
	}
	n.show(s, &f, right, r.Y+67*px, scene.Right, 1)
	s.Rect(scene.Rect{X: left, Y: kit.Round(r.Y + 83*px), W: width, H: max(1, kit.Round(px))}, hairline)
	full, text, rest := h.towards(g, best, ok)
	h.bar(s, scene.Rect{X: left, Y: r.Y + 98*px, W: width, H: 6 * px}, full, h.colors.goldBar)
	font := h.write.font(raster.Text, 16, plain)
	x, y := left, r.Y+132*px
	if rest > 0 {
		to := whole(rest)
		if keepsTime(g) {
			to = clock(time.Duration(rest) + time.Second - 1)
		}
		to.show(s, font, x, y, scene.Left, h.colors.soft)
		x += to.width(font)
	}
	if x+font.Width(text) <= r.X+r.W-pad/2 {
		s.Text(font, text, x, y, scene.Left, h.colors.soft)
	}
}

// towards says how near the best is: the part of it that is reached, and a text
// with what is missing before it.
func (h *hud) towards(g *cascade.Game, best sim.Result, ok bool) (full float32, text string, rest int64) {
	switch {
	case !ok:
		return 0, "No best yet", 0
	case keepsTime(g):
		rest = -best.Rank[0] - int64(g.Played())
		if rest <= 0 {
			return 1, "Slower this time", 0
		}
		return kit.Clamp(float32(g.Played())/float32(-best.Rank[0]), 0, 1), " to beat it", rest
	}
	rest = best.Rank[0] - g.Counts().Score
	if rest < 0 {
		return 1, "A new best!", 0
	}
	if best.Rank[0] > 0 {
		full = float32(g.Counts().Score) / float32(best.Rank[0])
	}
	return full, " to go", rest
}

// showPause paints the button that pauses.
func (h *hud) showPause(s *scene.Scene) {
	r := h.layout.pause
	h.glass.show(s, glassPanel, r)
	h.icons.show(s, pauseIcon, r.X+r.W/2, r.Y+r.H/2, 28*h.px(), 0, h.colors.soft)
}

// showHeader paints the stats as a row above the well: each column as wide as it
// needs, the rest of the width between them.
func (h *hud) showHeader(s *scene.Scene, g *cascade.Game, score int64, best sim.Result, ok bool) {
	r, px := h.layout.stats, h.px()
	h.glass.show(s, glassPanel, r)
	lines := stats(g, score)
	row := [6]stat{lines[0], {"BEST", "BEST", bestFigures(keepsTime(g), best.Rank[0], ok), -1, "", 0}, lines[1], lines[2], lines[3], lines[4]}
	cells := row[:]
	if h.practice {
		cells = append(row[:1], row[2:]...)
	}
	label := h.write.font(raster.TextBold, 12, plain)
	pad := 10 * px
	// Numbers step down together until all fit.
	var value *scene.Font
	var widths [len(row)]float32
	var total float32
	for _, size := range [...]float32{20, 16, 14, 12} {
		value, total = h.write.font(raster.Title, size, tabular), 0
		for i := range cells {
			widths[i] = max(label.Width(cells[i].short), cells[i].value.width(value))
			total += widths[i]
		}
		if total+float32(len(cells)-1)*6*px <= r.W-2*pad {
			break
		}
	}
	gap := (r.W - 2*pad - total) / float32(len(cells)-1)
	x := r.X + pad
	for i := range cells {
		color := h.valueColor(&cells[i])
		if i == 1 && !h.practice {
			color = h.colors.gold
		}
		s.Text(label, cells[i].short, x, r.Y+15*px, scene.Left, h.colors.label)
		cells[i].value.show(s, value, x, r.Y+35*px, scene.Left, color)
		x += widths[i] + gap
	}
}
