package eight

import (
	"math"
	"time"

	"parlor/games/eight"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/sim"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// ornaments is what moves on the tray only for its looks.
type ornaments struct {
	hint struct {
		tile  int // 0 for none
		text  string
		since time.Duration
	}
	nodded [9]time.Duration // by tile, when it was chosen and could not move
	solved time.Duration    // when the goal was made; 0 for never
}

// How long things last.
const (
	hintTime = 6 * time.Second
	nodTime  = 240 * time.Millisecond
)

func (o *ornaments) hear(e sim.Event, now time.Duration) {
	switch e.Kind {
	case eight.EventHint:
		o.hint.tile, o.hint.text, o.hint.since = int(e.X), count(int(e.Y), "move")+" left", now
	case eight.EventBoardChanged, eight.EventBoardJumped:
		o.hint.tile, o.solved = 0, 0
	case eight.EventSolved:
		o.solved = now
	}
}

// drawTray draws the tiles, what is marked on them, and the caption of the marks.
func (r *Room) drawTray(s *scene.Scene, f *shell.Frame, g *eight.Game) {
	for slot := range 9 {
		tile := g.Board().Tile(slot)
		if tile == 0 {
			continue
		}
		x, y := r.layout.placeOf(g, slot)
		dx, dy := r.sway(tile, slot, f.Now)
		r.drawTile(s, g, tile, x+dx, y+dy)
		if f.Device == shell.Keyboard && !r.own.open && g.CanMove(tile) && f.Over(scene.Rect{X: x, Y: y, W: r.layout.slot, H: r.layout.slot}) {
			r.overTile(s, r.art.light, x, y, white.Alpha(.22))
		}
		if tile == r.play.hint.tile && f.Now-r.play.hint.since < hintTime {
			r.drawHint(s, f, x, y)
		}
	}
	r.drawCaption(s, f)
}

// drawTile draws a tile on a place of a slot.
func (r *Room) drawTile(s *scene.Scene, g *eight.Game, tile int, x, y float32) {
	a, slot := &r.art, r.layout.slot
	s.Put(a.tiles[tile], x-a.margin, y-a.margin)
	if !r.marks {
		return
	}
	away := g.Away(tile)
	pic := a.home
	if away > 0 {
		pic = a.away[min(away, len(a.away)-1)]
	}
	w, h := s.Book.Size(pic)
	inset := .1 * slot
	s.Put(pic, x+slot-inset-float32(w), y+slot-inset-float32(h))
}

// overTile shows a picture of a tile's shape in a colour.
func (r *Room) overTile(s *scene.Scene, pic scene.Pic, x, y float32, c raster.Color) {
	half := r.layout.slot / 2
	s.Sprite(scene.Sprite{Pic: pic, X: kit.Round(x) + half, Y: kit.Round(y) + half, Tint: c})
}

// placeOf gives where the tile of a slot is: it may be on its way there.
func (l *layout) placeOf(g *eight.Game, slot int) (x, y float32) {
	x, y = l.place(slot)
	tile, from, _, start, end, isSliding := g.Slide()
	if !isSliding || tile != g.Board().Tile(slot) {
		return x, y
	}
	fx, fy := l.place(from)
	part := kit.Part(kit.Seconds(g.Now()), kit.Seconds(start), kit.Seconds(end))
	return kit.Lerp(fx, x, part), kit.Lerp(fy, y, part)
}

// sway gives how far a tile is off its place: it shakes its head when it cannot move,
// and hops when the goal is made.
func (r *Room) sway(tile, slot int, now time.Duration) (dx, dy float32) {
	if r.view.Reduced {
		return 0, 0
	}
	dy = r.play.hop(slot, now, r.layout.slot)
	if since := now - r.play.nodded[tile]; since < nodTime && r.play.nodded[tile] > 0 {
		left := 1 - float32(since)/float32(nodTime)
		dx = 5 * r.layout.slot / slotSide * left * kit.Wave(kit.Seconds(since), .12)
	}
	return dx, dy
}

// hop gives how far down the tile of a slot is when the goal is made: the tiles hop one
// after the other. Side is that of a slot.
func (o *ornaments) hop(slot int, now time.Duration, side float32) float32 {
	const step, hop = 50 * time.Millisecond, 300 * time.Millisecond
	since := now - o.solved - time.Duration(slot)*step
	if o.solved == 0 || since <= 0 || since >= hop {
		return 0
	}
	return -16 * side / slotSide * float32(math.Sin(math.Pi*float64(since)/float64(hop)))
}

// drawHint rings the tile of a shortest route, and says how many moves are left.
func (r *Room) drawHint(s *scene.Scene, f *shell.Frame, x, y float32) {
	glow := float32(1)
	if !r.view.Reduced {
		glow = .75 + .25*kit.Wave(kit.Seconds(f.Now-r.play.hint.since), 1.2)
	}
	r.overTile(s, r.art.ring, x, y, r.colors.hint.Alpha(glow))
	t, slot := r.tools, r.layout.slot
	font := t.Fit(raster.Title, 15, r.play.hint.text, .86*slot)
	w, h := font.Width(r.play.hint.text)+.8*font.Size(), 1.7*font.Size()
	pill := kit.Snap(x+(slot-w)/2, y+.1*slot, w, h)
	s.Rect(pill, r.colors.hint)
	s.Text(font, r.play.hint.text, pill.X+pill.W/2, lab.Line(font, pill.Y+pill.H/2), scene.Middle, raster.Hex(0x2d2005))
}

// drawMarks draws the button that shows or hides the marks: one of them, pale while
// they are hidden.
func (r *Room) drawMarks(s *scene.Scene, f *shell.Frame) {
	at, pic := r.layout.marks, r.art.away[3]
	if at.W <= 0 {
		return
	}
	r.tools.Button(s, f, marksAction, at, kit.Face{})
	w, h := s.Book.Size(pic)
	if !r.marks {
		s.Fade = .35
	}
	s.Put(pic, kit.Round(at.X+(at.W-float32(w))/2), kit.Round(at.Y+(at.H-float32(h))/2))
	s.Fade = 1
}

// captionReach is how far around the caption a finger finds it, in pixels of the
// picture.
const captionReach = 10

// drawCaption says at the foot of the tray what the marks mean; pressed, it hides
// them.
func (r *Room) drawCaption(s *scene.Scene, f *shell.Frame) {
	l, t := &r.layout, r.tools
	if !l.hasCaption() {
		return
	}
	font := t.Font(raster.Text, 12.5)
	text := r.shown.together
	if !r.marks {
		text = "Marks are hidden. Press to show them."
	}
	line := scene.Rect{X: l.tray.X, Y: l.tray.Y + l.tray.H - l.frame + 2*t.Px, W: l.tray.W, H: l.frame - 2*t.Px}
	ink := raster.Hex(0xf3dcbd)
	if f.Spot(marksAction, line.Inset(-captionReach*t.Px)) != kit.Rest {
		ink = white
	}
	if r.colors.plain {
		ink = black
	}
	s.Text(font, text, line.X+line.W/2, lab.Line(font, line.Y+line.H/2), scene.Middle, ink)
}
