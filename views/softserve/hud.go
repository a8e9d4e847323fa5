package softserve

import (
	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// hud draws the papers around the glass.
type hud struct {
	layout *layout
	write  writer
	paper  *stationery
	atlas  *atlas
	people *people   // the portrait in a small bubble
	signs  *signs    // icons
	orders orderText // in words
	heart  scene.Pic // for a customer who is pleased
}

// signs are the icons of a window, at one size.
type signs [icons]scene.Pic

// newSigns makes the icons, so many pixels large, white to be tinted.
func newSigns(b *scene.Book, size float32) *signs {
	var all signs
	for i := range all {
		all[i] = b.Add(int(size), int(size), func(c *raster.Canvas) {
			px := float32(int(size)) / 26
			newPen(c, px, -13, -13, white).icon(icon(i))
		})
	}
	return &all
}

// show shows an icon around (x, y).
func (g *signs) show(s *scene.Scene, i icon, x, y float32, c raster.Color) {
	s.Sprite(scene.Sprite{Pic: g[i], X: kit.Round(x), Y: kit.Round(y), Tint: c})
}

// newHeart draws a heart of a size.
func newHeart(b *scene.Book, colors *palette, size float32) scene.Pic {
	return b.Add(int(size), int(size), func(c *raster.Canvas) {
		p := newPen(c, size/30, -15, -14, colors.line())
		const heart = "M0,11 C-19,-2 -11,-15 0,-6 C11,-15 19,-2 0,11Z"
		p.shape(heart, colors.danger, 1.6)
		p.turned(-40, -6, -5).fill("O-6,-5 3,1.6", white.Alpha(.9))
	})
}

// orderText is every order in the words of the bubble, and every piece in those of
// the Next window.
type orderText struct {
	order     [len(flavourNames)][len(flavourNames)][3]string // Strawberry / and mint, / please!
	brief     [len(flavourNames)][len(flavourNames)][3]string // Strawberry, / mint, / please!
	pair      [len(flavourNames)][len(flavourNames)][2]string // Strawberry / and mint
	popsicle  [len(flavourNames)]string                       // Mint popsicle
	customers [softserve.Customers]string                     // MIA'S ORDER
}

func newOrderText() (t orderText) {
	for i, first := range flavourNames {
		first = capital(first)
		t.popsicle[i] = first + " popsicle"
		for j, second := range flavourNames {
			t.order[i][j] = [3]string{first, "and " + second + ",", "please!"}
			t.brief[i][j] = [3]string{first + ",", second + ",", "please!"}
			t.pair[i][j] = [2]string{first, "and " + second}
			if i == j {
				t.order[i][j] = [3]string{"Two scoops", "of " + second + ",", "please!"}
				t.brief[i][j] = t.order[i][j]
				t.pair[i][j] = [2]string{"Two scoops", "of " + second}
			}
		}
	}
	for i := range customers {
		t.customers[i] = upper(customers[i].name) + "'S ORDER"
	}
	return t
}

// showNext shows the next piece and its name.
func (h *hud) showNext(s *scene.Scene, g *softserve.Game, hidden bool) {
	r, px := h.layout.next, h.layout.px
	h.paper.show(s, r, h.tape(-3), false)
	pad := h.pad(r)
	size := float32(14)
	if h.layout.phone {
		size = 12
	}
	label := r.Y + max(30*px, h.write.Font(raster.TextBold, size).Size()+5*px)
	if h.layout.phone {
		label = r.Y + max(20*px, h.write.Font(raster.TextBold, size).Size()+3*px)
	}
	h.write.label(s, "NEXT", "NEXT", size, r.X+pad, label, r.W-2*pad, scene.Left)
	if hidden {
		return
	}
	p := g.NextPiece()
	// The name takes one line or two, if there is room below the picture.
	lines := h.orders.pair[p.Flavours[0]][p.Flavours[1]][:]
	if p.Kind == softserve.Popsicle {
		lines = h.orders.popsicle[p.Flavours[0] : p.Flavours[0]+1]
	}
	font, step := h.fitAll(raster.TextBold, 16, lines, r.W-12*px)
	textHigh := step * float32(len(lines))
	room := r.Y + r.H - label - 10*px
	if font == nil || room < textHigh+34*px {
		font, textHigh = nil, 0
	}
	u := kit.Floor(min(80*px, (r.W-2*pad)/2, room-textHigh-4*px))
	pic := h.atlas.pieces(u)
	x, y := r.X+r.W/2, label+4*px+(room-textHigh)/2
	if p.Kind == softserve.Popsicle {
		pic.put(s, pic.lying[p.Flavours[0]][atRest], x, y, 1, 1, white, scene.Over)
	} else {
		s.Sprite(scene.Sprite{Pic: pic.peg, X: x, Y: y, Tint: white})
		for i, f := range p.Flavours {
			pic.put(s, pic.scoop[f][atRest], x+(float32(i)-.5)*float32(pic.u), y, 1, 1, white, scene.Over)
		}
	}
	if font != nil {
		base := r.Y + r.H - 9*px - textHigh + .8*step
		for i, line := range lines {
			s.Text(font, line, x, base+float32(i)*step, scene.Middle, h.write.colors.ink)
		}
	}
}

// fitAll gives a font in which all lines fit a width, and their distance; nil when
// there is none.
func (h *hud) fitAll(face *raster.Face, size float32, lines []string, width float32) (*scene.Font, float32) {
	f := h.write.Font(face, size)
	for _, line := range lines {
		for ; f.Width(line) > width; f = h.write.Fit(face, f.Size()/h.write.Px-1, line, width) {
			if f.Size() <= h.write.Font(face, 0).Size() {
				return nil, 0
			}
		}
	}
	return f, kit.Round(1.25 * f.Size())
}

func (h *hud) pad(r scene.Rect) float32 { return min(20*h.layout.px, .1*r.W) }

// tape gives the tilt of a paper's tape, which only wide windows have.
func (h *hud) tape(tilt int8) int8 {
	if h.layout.phone {
		return 0
	}
	return tilt
}

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
	h.dotted(s, left, at(160), width)
	half := left + .52*width
	h.write.label(s, "PIECES", "PIECES", 14, left, at(190), half-left, scene.Left)
	h.write.label(s, timeLabel(g), "TIME", 14, half, at(190), width/2, scene.Left)
	h.number(s, counts.PiecesPlayed, 0, big, middle, left, at(232))
	h.write.clock(s, big, shownTime(g), half, at(232), scene.Left, h.timeColor(g))
	h.dotted(s, left, at(250), width)
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

// dotted shows a dotted line.
func (h *hud) dotted(s *scene.Scene, x, y, width float32) {
	size := max(kit.Round(2*h.layout.px), 1)
	c := raster.Hex(0xc9a285).Alpha(.9)
	for at := float32(0); at < width; at += 3.5 * size {
		s.Rect(scene.Rect{X: kit.Round(x + at), Y: kit.Round(y), W: size, H: size}, c)
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

// showOrder shows what the customer wants, or a heart when that has been served.
func (h *hud) showOrder(s *scene.Scene, g *softserve.Game, e *effects, hidden bool) {
	l, px, c := h.layout, h.layout.px, h.write.colors
	r := l.order
	number, _ := g.Customer()
	if number == 0 || hidden {
		h.paper.show(s, r, 0, false)
		return
	}
	grown := backOut(kit.Part(e.now, e.ordered, e.ordered+bubbleSeconds))
	if grown < 1 && !e.reduced {
		s.ShiftY = kit.Round((1 - grown) * 10 * px)
		defer func() { s.ShiftY = 0 }()
	}
	if l.portrait {
		h.paper.show(s, r, 0, false)
		h.showPortrait(s, g, number, r)
	} else {
		h.paper.bubble(s, r, l.tail[0], l.tail[1])
	}
	if isPleased(g) {
		w, high := s.Book.Size(h.heart)
		x := r.X + r.W/2
		if l.portrait {
			x = r.X + .28*r.W
		}
		beat := float32(1)
		if !e.reduced {
			beat += .08 * kit.Wave(e.now, .5)
		}
		s.Sprite(scene.Sprite{Pic: h.heart, X: x, Y: r.Y + r.H/2, W: float32(w) * beat, H: float32(high) * beat, Tint: white})
		return
	}
	order, _ := g.Order()
	lines := h.orders.order[order[0]][order[1]][:]
	pad := min(22*px, .06*r.W)
	u := kit.Floor(min((r.H-2*min(12*px, .08*r.H))/cornetCells, .34*r.W))
	high := float32(u) * cornetCells
	left := r.X + pad
	text := left + u + .06*r.W
	room := r.X + r.W - text - 6*px
	face, size := raster.Title, float32(20)
	if l.phone {
		face, size, lines = raster.TextBold, 14, h.orders.brief[order[0]][order[1]][:]
	}
	font, step := h.fitAll(face, size, lines, room)
	label := h.write.Font(raster.TextBold, 12)
	if l.portrait || font == nil || r.H < 3*step+label.Size()+12*px {
		// The picture says it all.
		x := r.X + (r.W-u)/2
		if l.portrait {
			x = r.X + .28*r.W - u/2
		}
		h.atlas.cornet(s, x, r.Y+(r.H-high)/2, u, order[0], order[1], atRest, white)
		return
	}
	h.atlas.cornet(s, left, r.Y+(r.H-high)/2, u, order[0], order[1], atRest, white)
	top := r.Y + (r.H-4.6*step)/2
	if !l.phone && r.H > 6.6*step {
		top = r.Y + (r.H-5.6*step)/2
	}
	if l.phone {
		h.write.label(s, "ORDER", "ORDER", 12, text, top+.7*step, room, scene.Left)
	} else {
		h.write.label(s, h.orders.customers[number-1], "ORDER", 14, text, top+.7*step, room, scene.Left)
	}
	for i, line := range lines {
		s.Text(font, line, text, top+(1.9+float32(i))*step, scene.Left, c.ink)
	}
	sign, _ := s.Book.Size(h.signs[flipIcon])
	wide := float32(sign) + 3*px
	if y := top + 5.2*step; !l.phone && y+.5*step < r.Y+r.H && h.write.fits(raster.TextBold, eitherWay, room-wide) {
		h.signs.show(s, flipIcon, text+float32(sign)/2-3*px, y-.3*label.Size(), c.dress.Accent)
		h.write.text(s, raster.TextBold, 14, eitherWay, text+wide, y, room-wide, scene.Left, c.second)
	}
}

// eitherWay tells that the order of the scoops does not matter.
const eitherWay = "either way up"

// showPortrait shows the customer inside the bubble, where there is no room beside
// it.
func (h *hud) showPortrait(s *scene.Scene, g *softserve.Game, number int, r scene.Rect) {
	s.Clip(r.Inset(3 * h.layout.px))
	w := float32(bustWidth) * h.people.px
	h.people.show(s, number, feelingOf(g), r.X+r.W-.86*w, r.Y+r.H-.8*w, 1, 0, 0, true)
	s.Unclip()
}

// showPause shows the button that pauses.
func (h *hud) showPause(s *scene.Scene, f *shell.Frame) {
	r := h.layout.pause
	h.write.Button(s, r, kit.Face{Main: true}, kit.Rest)
	h.signs.show(s, pauseIcon, r.X+r.W/2, r.Y+r.H/2, h.write.colors.dress.MainInk)
	if f.Screen == shell.Play {
		f.Area(shell.PauseButton, r.Inset(min(0, (r.W-48*h.layout.px)/2)))
	}
}
