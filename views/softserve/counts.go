package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
)

// cones gives how many cones there are in all, 0 where they come back.
func cones(g *softserve.Game) (all int64) {
	if g.Settings().Endless {
		return 0
	}
	for column := range softserve.Columns {
		all += int64(standing(g, column))
	}
	return all + g.Counts().ConesServed
}

// number writes a number, and behind it smaller how many there are in all, if that
// is known.
func (h *hud) number(s *scene.Scene, n, of int64, f *scene.Font, small *scene.Font, x, y float32) {
	var buffer [24]byte
	s.Text(f, string(appendDigits(buffer[:0], n)), x, y, scene.Left, h.write.colors.ink)
	if of > 0 {
		x += f.Width(string(appendDigits(buffer[:0], n))) + .25*small.Size()
		s.Text(small, string(appendDigits(append(buffer[:0], "of "...), of)), x, y, scene.Left, h.write.colors.second)
	}
}

// appendDigits appends a whole number that is not negative.
func appendDigits(to []byte, n int64) []byte {
	if n >= 10 {
		to = appendDigits(to, n/10)
	}
	return append(to, '0'+byte(n%10))
}

// showStats shows the counts on paper beside the glass, for a best that is known if
// ok.
func (h *hud) showStats(s *scene.Scene, g *softserve.Game, best sim.Result, ok bool) {
	r, px, c := h.layout.stats, h.layout.px, h.write.colors
	h.paper.show(s, r, h.tape(2), false)
	pad := h.pad(r)
	left, width := r.X+pad, r.W-2*pad
	at := func(y float32) float32 { return r.Y + y*r.H/312 }
	counts := g.Counts()
	big, middle := h.figures(40, r.H/312), h.figures(20, r.H/312)
	h.write.label(s, "CONES SERVED", "CONES", 14, left, at(32), width, scene.Left)
	all := cones(g)
	h.number(s, counts.ConesServed, all, big, middle, left, at(74))
	h.showServed(s, int(counts.ConesServed), int(all), scene.Rect{X: left - 2*px, Y: at(86), W: width + 4*px, H: at(150) - at(86)})
	h.write.dotted(s, left, at(160), width)
	half := left + .52*width
	h.write.label(s, "PIECES", "PIECES", 14, left, at(190), half-left, scene.Left)
	h.write.label(s, timeLabel(g), "TIME", 14, half, at(190), width/2, scene.Left)
	h.number(s, counts.PiecesPlayed, 0, big, middle, left, at(232))
	h.write.clock(s, big, shownTime(g), half, at(232), scene.Left, h.timeColor(g))
	h.write.dotted(s, left, at(250), width)
	if h.practice {
		h.write.label(s, "PRACTICE", "PRACTICE", 14, left, at(278), .5*width, scene.Left)
		h.write.text(s, raster.Text, 16, "sets no best", left+width, at(278), .46*width, scene.Right, c.second)
		return
	}
	h.write.label(s, "BEST", "BEST", 14, left, at(278), .3*width, scene.Left)
	if !ok {
		h.write.text(s, raster.TextBold, 16, "None yet", left+width, at(278), .6*width, scene.Right, c.ink)
		return
	}
	var first, second [40]byte
	f := h.write.Font(raster.TextBold, 16)
	s.Text(f, string(appendServed(first[:0], best)), left+width, at(278), scene.Right, c.ink)
	small := h.write.Font(raster.TextBold, 14)
	if y := at(299); y-at(278) >= small.Size() && small.Width(string(appendPieces(second[:0], best))) <= width {
		s.Text(small, string(appendPieces(second[:0], best)), left+width, y, scene.Right, c.second)
	}
}

// figures gives a font for numbers, at a size of the picture of which a part fits.
func (h *hud) figures(size, part float32) *scene.Font {
	return h.write.Font(raster.Title, size*min(part/h.layout.px, 1)).Tabular()
}

// showServed shows cones in a row, those that were served with their scoops. Where
// cones come back it shows those of this round.
func (h *hud) showServed(s *scene.Scene, served, all int, r scene.Rect) {
	if all == 0 {
		all = softserve.Columns
		served %= softserve.Columns
	}
	step := min(r.W/softserve.Columns, 37.5*h.layout.px)
	u := kit.Floor(min(.94*step, r.H/1.8))
	p := h.atlas.pieces(u)
	for i := range min(all, softserve.Columns) {
		x, y := r.X+(float32(i)+.5)*step, r.Y+r.H-float32(p.u)/2
		tint := white.Alpha(.34)
		if i < served {
			tint = white
		}
		p.put(s, p.cone, x, y, 1, 1, tint, scene.Over)
		if i < served {
			p.put(s, p.scoop[(i*2+i/3)%4][happy], x, y-.74*float32(p.u), 1, 1, white, scene.Over)
		}
	}
}

// timeLabel says which time is shown: see shownTime.
func timeLabel(g *softserve.Game) string {
	if _, ok := timeLeft(g); ok {
		return "TIME LEFT"
	}
	return "TIME"
}

// timeColor warns when little is left of the time.
func (h *hud) timeColor(g *softserve.Game) raster.Color {
	if left, ok := timeLeft(g); ok && left <= countedSeconds {
		return h.write.colors.dress.Accent
	}
	return h.write.colors.ink
}

// showHeader shows the counts as a row above the glass.
func (h *hud) showHeader(s *scene.Scene, g *softserve.Game) {
	r, px := h.layout.stats, h.layout.px
	h.paper.show(s, r, 0, false)
	counts := g.Counts()
	end := r.X + r.W - 8*px
	if h.layout.pause.W > 0 && h.layout.pause.Y < r.Y+r.H && h.layout.pause.Y+h.layout.pause.H > r.Y {
		end = h.layout.pause.X - 6*px
	}
	x := r.X + 8*px
	u := kit.Floor(28 * px)
	p := h.atlas.pieces(u)
	p.put(s, p.cone, x+float32(p.u)/2, r.Y+.58*r.H, 1, 1, white, scene.Over)
	p.put(s, p.scoop[softserve.Strawberry][happy], x+float32(p.u)/2, r.Y+.58*r.H-.64*float32(p.u), 1, 1, white, scene.Over)
	x += float32(p.u) + 8*px
	step := (end - x) / 3.05
	top := r.Y + max(19*px, h.write.Font(raster.TextBold, 12).Size()+2)
	foot := r.Y + r.H - 11*px
	f := h.write.Font(raster.Title, 22).Tabular()
	for f.Width("00 of 6") > 1.05*step && f.Size() > h.write.Font(raster.Title, 0).Size() {
		f = h.write.Font(raster.Title, (f.Size()-1)/h.write.Px).Tabular()
	}
	h.write.label(s, "CONES", "CONES", 12, x, top, step, scene.Left)
	h.number(s, counts.ConesServed, cones(g), f, f, x, foot)
	x += 1.12 * step
	h.write.label(s, "PIECES", "PIECES", 12, x, top, step, scene.Left)
	h.number(s, counts.PiecesPlayed, 0, f, f, x, foot)
	x += .98 * step
	h.write.label(s, timeLabel(g), "TIME", 12, x, top, end-x, scene.Left)
	h.write.clock(s, f, shownTime(g), x, foot, scene.Left, h.timeColor(g))
}
