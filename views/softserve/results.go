package softserve

import (
	"time"

	"parlor/games/softserve"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/shell"
)

// resultsPage is the card after a game: what was served, and customers who cheer or
// are sorry.
type resultsPage struct {
	*page
	plan   resultsPlan
	titles [len(endings)]word
	ribbon [2]scene.Pic // won and lost
	rain   rain
}

// resultsPlan is where its parts stand in a window.
type resultsPlan struct {
	card, ribbon scene.Rect
	title        float32 // the baseline of what is on the ribbon
	largest      float32 // and its size at most
	cones        scene.Rect
	stats        scene.Rect
	best         scene.Rect
	choices      [2]scene.Rect
	guests       []float32 // middles of busts
	size         float32   // of a bust
	hints        float32
}

func newResultsPlan(p *page) (r resultsPlan) {
	v := p.view
	if p.wide {
		k := p.grown(660, 530)
		middle, top := p.x+640*p.px, p.y+112*p.px
		if k > 1.05*p.px {
			top = v.Top + (v.H-v.Top-v.Bottom-530*k)/2
		}
		at := func(x, y, w, h float32) scene.Rect { return kit.Snap(middle+(x-640)*k, top+(y-112)*k, w*k, h*k) }
		r.card, r.ribbon = at(376, 170, 528, 452), at(352, 112, 576, 96)
		r.cones, r.stats, r.best = at(416, 226, 448, 152), at(416, 402, 448, 70), at(416, 484, 448, 52)
		r.choices = [2]scene.Rect{at(416, 554, 216, 48), at(648, 554, 216, 48)}
		r.guests, r.size = []float32{92, 252, 1036, 1192}, 184*p.px
		for i := range r.guests {
			r.guests[i] = p.x + r.guests[i]*p.px
		}
		r.title, r.largest, r.hints = r.ribbon.Y+.71*r.ribbon.H, 64*k, max(p.footY(), r.card.Y+r.card.H+4*v.Scale)
		return r
	}
	k := min(max(p.px, .8*v.Scale), (v.H-v.Top-v.Bottom-16*v.Scale)/470)
	width := min(v.W-v.Left-v.Right-24*v.Scale, 420*k)
	high := 452 * k
	x := v.Left + (v.W-v.Left-v.Right-width)/2
	top := max(v.Top+10*v.Scale, min(p.counter-high-150*p.px, v.Top+110*p.px))
	y := func(at float32) float32 { return top + at*k }
	r.card = kit.Snap(x, y(36), width, high-36*k)
	r.ribbon = kit.Snap(x-6*v.Scale, top, width+12*v.Scale, 66*k)
	pad := 16 * k
	r.cones, r.stats = kit.Snap(x+pad, y(78), width-2*pad, 108*k), kit.Snap(x+pad, y(206), width-2*pad, 62*k)
	r.best = kit.Snap(x+pad, y(278), width-2*pad, 48*k)
	for i := range r.choices {
		r.choices[i] = kit.Snap(x+pad, y(336+56*float32(i)), width-2*pad, 48*k)
	}
	if room := p.counter - r.card.Y - r.card.H; room > 90*p.px {
		r.size = min(room/1.12, 150*p.px)
		r.guests = []float32{v.W/2 - .8*r.size, v.W/2 + .8*r.size}
	}
	r.title, r.largest = top+.70*66*k, 42*k
	return r
}

func newResultsPage(p *page) resultsPage {
	r := resultsPage{page: p, plan: newResultsPlan(p)}
	for why := softserve.AllServed; why <= softserve.TimeUp; why++ {
		text := endings[why]
		around := raspberry
		if why != softserve.AllServed {
			around = raster.Hex(0x3d5468)
		}
		r.titles[why] = newWord(p.book, p.colors, text, wordWithin(text, r.plan.largest, r.plan.ribbon.W-44*p.px), .07, white, around)
	}
	at := r.plan.ribbon
	tails := kit.Round(min(38*p.px, max(at.X-p.view.Left, 0)))
	for lost := range r.ribbon {
		r.ribbon[lost] = p.book.Add(int(at.W+2*tails), int(at.H*1.2), func(c *raster.Canvas) {
			px := at.H / 96
			q := newPen(c, px, 0, 0, p.colors.line())
			q.ribbon(p.colors, (at.W+2*tails)/px, tails/px, lost == 1)
		})
	}
	r.rain.random = kit.NewRandom(3)
	return r
}

// ribbon draws a ribbon w wide and 96 high, its ends so long behind it.
func (p pen) ribbon(colors *palette, w, tails float32, lost bool) {
	back, top, middle, foot := raster.Hex(0xd9587d), raster.Hex(0xffa4bc), raster.Hex(0xff86a5), raster.Hex(0xea7a98)
	if lost {
		back, top, middle, foot = raster.Hex(0x6d8aa3), raster.Hex(0xb4cbdd), raster.Hex(0x93b0c8), raster.Hex(0x7f9cb5)
	}
	line := p.ink
	if colors.plain {
		back, top, middle, foot, line = raster.Hex(0x222222), black, black, black, white
	}
	if tails > 8 {
		for _, side := range [...]float32{0, 1} {
			x, to := float32(1.5), float32(1)
			if side == 1 {
				x, to = w-1.5, -1
			}
			tail := raster.Polygon(raster.Point{x, 17}, raster.Point{x + to*(tails+22), 17}, raster.Point{x + to*(tails+22), 112}, raster.Point{x, 112}, raster.Point{x + to*18, 64})
			p.Fill(tail, raster.Solid(back))
			p.Stroke(tail, 3, raster.Solid(line))
		}
	}
	body := raster.Box(tails+1.7, 1.7, w-2*tails-3.4, 92.6, 12)
	p.Fill(body, raster.Linear(0, 0, 0, 96, stops(top, middle, foot)...))
	p.Stroke(body, 3.4, raster.Solid(line))
	p.Fill(raster.Box(tails+12, 7, w-2*tails-24, 4, 2), raster.Solid(white.Alpha(.6)))
}

// How the results come in, in seconds.
const (
	ribbonSeconds = .36
	coneStep      = .09
	coneSeconds   = .25
	countSeconds  = .6
	bestAt        = 1.1
	sweepSeconds  = .5
)

func (p *resultsPage) draw(s *scene.Scene, f *shell.Frame, g *softserve.Game, old sim.Result, hasOld bool, dt, t float32) {
	plan, since, won := &p.plan, kit.Seconds(f.Since), g.Why() == softserve.AllServed
	calm := p.view.Reduced
	if calm {
		since += 10
	}
	s.Put(p.ground, 0, 0)
	look := worried
	if won {
		look = pleased
	}
	for i, x := range plan.guests {
		hop := float32(0)
		if up := kit.Wave(t+.23*float32(i), .7); won && !calm {
			hop = 10 * p.px * max(up, 0)
		}
		number := 1 + int(g.Counts().PiecesPlayed+int64(i)*3)%softserve.Customers
		p.guest(s, number, look, x, plan.size, hop, t)
	}
	s.Fade = kit.Entrance(f.Since, panelSeconds)
	p.paper.show(s, plan.card, 0, !won)
	p.showCones(s, g, since)
	p.write.dotted(s, plan.stats.X, (plan.cones.Y+plan.cones.H+plan.stats.Y)/2, plan.stats.W)
	p.showStats(s, g, kit.QuadOut(kit.Part(since, .3, .3+countSeconds)))
	p.showBest(s, f, g, old, hasOld, since)
	p.buttons(s, f, plan.choices[:], 20, 0)
	s.Fade = 1
	p.showRibbon(s, g, won, since)
	if won && !calm {
		p.rain.step(dt, since)
		p.rain.show(s, p.page, plan)
	}
	if plan.hints > 0 {
		p.hints(s, f, resultHints, plan.hints)
	}
}

// showRibbon drops the ribbon into its place.
func (p *resultsPage) showRibbon(s *scene.Scene, g *softserve.Game, won bool, since float32) {
	r := p.plan.ribbon
	pic := p.ribbon[1]
	if won {
		pic = p.ribbon[0]
	}
	in := kit.Part(since, 0, ribbonSeconds)
	up := kit.Round(40 * p.px * (1 - backOut(in)))
	s.Fade = min(3*in, 1)
	w, _ := s.Book.Size(pic)
	s.Put(pic, r.X+r.W/2-float32(w)/2, r.Y-up)
	p.titles[g.Why()].show(s, r.X+r.W/2, p.plan.title-up, 1, 1)
	s.Fade = 1
}

// showCones lets the cones that were served hop in one by one, at most six.
func (p *resultsPage) showCones(s *scene.Scene, g *softserve.Game, since float32) {
	r := p.plan.cones
	n := int(min(max(cones(g), g.Counts().ConesServed), softserve.Columns))
	served := int(min(g.Counts().ConesServed, softserve.Columns))
	step := r.W / softserve.Columns
	u := kit.Floor(min(.76*step, r.H/(cornetCells+.15)))
	left := r.X + (r.W-float32(n)*step)/2
	for i := range n {
		in := kit.Part(since, .25+coneStep*float32(i), .25+coneStep*float32(i)+coneSeconds)
		if in == 0 {
			continue
		}
		x := left + (float32(i)+.5)*step - u/2
		y := r.Y + (1-backOut(in))*.3*r.H
		if i%2 == 1 {
			y -= .05 * r.H
		}
		if i < served {
			f := softserve.Flavour((i*2 + 1) % 4)
			p.atlas.cornet(s, x, y+.08*r.H, u, f, (f+softserve.Flavour(i)+2)%4, atRest, white)
		} else {
			set := p.atlas.pieces(u)
			set.put(s, set.cone, x+float32(set.u)/2, y+.08*r.H+(coneDown+.5)*float32(set.u), 1, 1, white.Alpha(.34), scene.Over)
		}
	}
}

// showStats shows the counts, counted up to a part.
func (p *resultsPage) showStats(s *scene.Scene, g *softserve.Game, part float32) {
	r, c, counts := p.plan.stats, p.colors, g.Counts()
	label := p.write.Font(raster.TextBold, 13)
	big := p.write.Font(raster.Title, min(40, (r.H-1.5*label.Size())/p.px)).Tabular()
	y := r.Y + r.H - .12*big.Size()
	var buffer [32]byte
	up := func(n int64) int64 { return int64(part * float32(n)) }
	for i := range 3 {
		x := r.X + (.5+float32(i))*r.W/3
		p.write.label(s, [...]string{"CONES SERVED", "PIECES", "TIME"}[i], [...]string{"CONES", "PIECES", "TIME"}[i], 13, x, r.Y+label.Size(), r.W/3-4*p.px, scene.Middle)
		switch i {
		case 0:
			text := appendDigits(buffer[:0], up(counts.ConesServed))
			if all := cones(g); all > 0 {
				text = appendDigits(append(text, " of "...), all)
			}
			s.Text(p.fitNumber(big, text, r.W/3-6*p.px), string(text), x, y, scene.Middle, c.ink)
		case 1:
			s.Text(big, string(appendDigits(buffer[:0], up(counts.PiecesPlayed))), x, y, scene.Middle, c.ink)
		default:
			text := appendClock(buffer[:0], time.Duration(up(int64(g.Played()/time.Second)))*time.Second)
			s.Text(p.fitNumber(big, text, r.W/3-6*p.px), string(text), x, y, scene.Middle, c.ink)
		}
	}
}

// fitNumber gives a font, or a smaller one in which a number fits.
func (p *resultsPage) fitNumber(f *scene.Font, text []byte, width float32) *scene.Font {
	for f.Width(string(text)) > width && f.Size() > p.write.Font(raster.Text, 0).Size() {
		f = p.write.Font(raster.Title, (f.Size()-1)/p.write.Px).Tabular()
	}
	return f
}

// showBest shows the new best with the one before, or the best that stands.
func (p *resultsPage) showBest(s *scene.Scene, f *shell.Frame, g *softserve.Game, old sim.Result, hasOld bool, since float32) {
	r, c := p.plan.best, p.colors
	best, ok := f.Best(g.Mode().Name)
	middle := r.Y + r.H/2
	var buffer [64]byte
	small := p.write.Font(raster.TextBold, 15)
	if !f.NewBest {
		text := append(buffer[:0], "No best yet"...)
		if ok {
			text = appendPieces(append(appendServed(append(buffer[:0], "Best: "...), best), ", "...), best)
		}
		for small.Width(string(text)) > r.W && small.Size() > p.write.Font(raster.Text, 0).Size() {
			small = p.write.Font(raster.TextBold, (small.Size()-1)/p.write.Px)
		}
		s.Text(small, string(text), r.X+r.W/2, middle+.35*small.Size(), scene.Middle, c.second)
		return
	}
	if since < bestAt {
		return
	}
	gold, edge, line := raster.Hex(0xffe9a8).Alpha(.75), raster.Hex(0xe0b04a), raster.Hex(0x7a3d00)
	if c.plain {
		gold, edge, line = black, c.gold, c.gold
	}
	s.Rect(r, edge)
	s.Rect(r.Inset(max(kit.Round(1.5*p.px), 1)), white)
	s.Rect(r.Inset(max(kit.Round(1.5*p.px), 1)), gold)
	if sweep := kit.Part(since, bestAt, bestAt+sweepSeconds); sweep < 1 {
		s.Clip(r)
		s.Sprite(scene.Sprite{Pic: p.atlas.glow, X: r.X + sweep*r.W, Y: middle, W: .4 * r.W, H: 2 * r.H, Tint: white.Alpha(.9)})
		s.Unclip()
	}
	set := p.atlas.pieces(kit.Floor(.9 * r.H))
	s.Sprite(scene.Sprite{Pic: set.star, X: kit.Round(r.X + .55*r.H), Y: kit.Round(middle), Tint: white})
	big := p.write.Fit(raster.Title, 26, newBestText, .4*r.W)
	x := r.X + 1.05*r.H
	s.Text(big, newBestText, x, middle+.35*big.Size(), scene.Left, line)
	if !hasOld {
		return
	}
	text := appendPieces(append(appendServed(append(buffer[:0], "before: "...), old), ", "...), old)
	room := r.X + r.W - x - big.Width(newBestText) - .5*r.H
	if small.Width(string(text)) > room { // without the cones
		text = appendPieces(append(buffer[:0], "before: "...), old)
	}
	for small.Width(string(text)) > room && small.Size() > p.write.Font(raster.Text, 0).Size() {
		small = p.write.Font(raster.TextBold, (small.Size()-1)/p.write.Px)
	}
	if small.Width(string(text)) <= room {
		s.Text(small, string(text), r.X+r.W-.25*r.H, middle+.35*small.Size(), scene.Right, line)
	}
}

const newBestText = "New best!"

// rain is the sprinkles that come down after a win, beside the card.
type rain struct {
	drops  [120]flake
	next   int
	random kit.Random
	thrown float32 // when the last ones came
}

// flake is a sprinkle that comes down. x and y are parts of the window.
type flake struct {
	kind                  int
	x, y, speed, angle    float32
	spin, phase, age, big float32
	alive                 bool
}

// Sprinkles of the rain.
const (
	rainEvery   = .4 // seconds
	rainAmount  = 24
	rainSeconds = 2.4
)

func (r *rain) step(dt, since float32) {
	if since < .02 {
		r.thrown = -1
		r.drops = [len(r.drops)]flake{}
	}
	if since < rainSeconds && since-r.thrown >= rainEvery {
		r.thrown = since
		for range rainAmount {
			q := &r.random
			r.drops[r.next] = flake{kind: q.Below(len(sprinkleColors)), x: q.Unit(), y: q.Between(-.25, 0), speed: q.Between(.12, .26), angle: q.Between(0, 6),
				spin: q.Between(-3, 3), phase: q.Between(0, 6), big: q.Between(.9, 1.6), alive: true}
			r.next = (r.next + 1) % len(r.drops)
		}
	}
	for i := range r.drops {
		d := &r.drops[i]
		d.age += dt
		d.y += d.speed * dt
		d.angle += d.spin * dt
		d.alive = d.alive && d.y < 1
	}
}

// show paints the sprinkles that are off the card, above the counter.
func (r *rain) show(s *scene.Scene, p *page, plan *resultsPlan) {
	card := plan.card.Inset(-14 * p.px)
	ribbon := plan.ribbon.Inset(-14 * p.px)
	for i := range r.drops {
		d := &r.drops[i]
		x := d.x*p.view.W + 18*p.px*kit.Wave(d.age+d.phase, 1.25)
		y := d.y * p.view.H
		if !d.alive || y > p.counter || card.Contains(x, y) || ribbon.Contains(x, y) {
			continue
		}
		w, h := s.Book.Size(p.atlas.sprinkle[d.kind])
		s.Sprite(scene.Sprite{Pic: p.atlas.sprinkle[d.kind], X: x, Y: y, W: float32(w) * d.big, H: float32(h) * d.big, Angle: d.angle, Tint: white})
	}
}
