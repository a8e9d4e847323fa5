package shell

import (
	"slices"
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
)

// noticeTime is how long a notice stays.
const noticeTime = 4 * time.Second

// subject is what a notice is about. A new one takes the place of an older one about
// the same: nobody is to read of an address that was left long ago.
type subject uint8

const (
	anything subject = iota // of which every notice is shown
	theAddress
	theFile // that was to be opened
	theSound
)

// notices are lines that the player should see, shown one at a time.
type notices struct {
	waiting []notice
	shown   notice // zero for none
	since   time.Duration
	covered bool // nobody could read them
	noStore bool // it was told that nothing is kept
}

type notice struct {
	line  string
	about subject
}

// add has lines shown after those that wait. That the device keeps nothing is told
// once, though each kind of file finds it out.
func (n *notices) add(lines ...string) {
	for _, line := range lines {
		if line != session.NothingKept || !n.noStore {
			n.waiting = append(n.waiting, notice{line: line})
		}
		n.noStore = n.noStore || line == session.NothingKept
	}
}

// tell has a line about a subject shown instead of those before it.
func (n *notices) tell(about subject, line string) {
	n.drop(about)
	n.waiting = append(n.waiting, notice{line, about})
}

// drop takes back what was told about a subject.
func (n *notices) drop(about subject) {
	n.waiting = slices.DeleteFunc(n.waiting, func(w notice) bool { return w.about == about })
	if n.shown.about == about {
		n.shown = notice{}
	}
}

// advance ends a notice that was shown long enough, and shows the next one: it
// gives the line of one that comes up.
func (n *notices) advance(now time.Duration) string {
	if n.covered || n.shown.line != "" && now-n.since < noticeTime {
		return ""
	}
	n.shown = notice{}
	if len(n.waiting) > 0 {
		n.shown, n.waiting, n.since = n.waiting[0], n.waiting[1:], now
	}
	return n.shown.line
}

// Tell shows the player a notice, one sentence.
func (a *App) Tell(line string) { a.notices.add(line) }

// Cover tells that something of the device hides the screen, such as what a page asks
// to be pressed first, or does no more. Notices wait for that, so that they can be
// read.
func (a *App) Cover(is bool) { a.notices.covered = is }

// strip draws the notice that is shown.
type strip struct {
	kit    *kit.Kit
	text   string     // that the notice was made of
	width  float32    // and for how much room
	within scene.Rect // where the room wants it; zero for along the top
	at     scene.Rect // where it was shown
	notice kit.Notice
}

// Sizes in pixels of the picture.
const (
	noticeBeside = 52 // left free for the buttons in the corners
	noticeAtHome = 460
)

// showNotice shows the notice in the middle of the line at the top, where no keys are
// shown and little happens. On Home there are signs and buttons along the top, and room
// at the foot: below the doors, or on a wide wall in the right corner. What fills a
// phone has its tabs at the top.
func (a *App) showNotice(s *scene.Scene, v View) {
	d, n := &a.strip, &a.notices
	if n.shown.line == "" {
		return
	}
	px := d.kit.Px
	over := a.options.on || a.about.on || a.screen == Archive
	atHome := a.screen == Home && !over
	inCorner := atHome && !a.home.tall
	atFoot := atHome || over && a.options.pictures.plan.stacked
	r := d.within
	switch {
	case inCorner:
		r = scene.Rect{X: v.W - v.Right - (noticeAtHome+12)*px, W: noticeAtHome * px}
	case atFoot:
		r = scene.Rect{X: v.Left + 12*px, W: v.W - v.Left - v.Right - 24*px}
	case over, r.W == 0:
		r = scene.Rect{X: v.Left + noticeBeside*px, Y: v.Top + 4*px, W: v.W - v.Left - v.Right - 2*noticeBeside*px}
	}
	if d.text != n.shown.line || d.width != r.W {
		d.text, d.width, d.notice = n.shown.line, r.W, d.kit.Notice(n.shown.line, r.W)
	}
	const slide = 160 * time.Millisecond
	in := min(float32(min(a.now-n.since, noticeTime-(a.now-n.since)))/float32(slide), 1)
	w, h := d.notice.Size()
	x, y, way := r.X+(r.W-w)/2, r.Y, -(1-in)*12*px
	if inCorner {
		x = r.X + r.W - w
	}
	if atFoot {
		y, way = v.H-v.Bottom-6*px-h, -way
	}
	if !v.Reduced {
		y += way
	}
	d.at = scene.Rect{X: x, Y: y, W: w, H: h}
	s.Fade = in
	d.kit.ShowNotice(s, &d.notice, x, y)
	s.Fade = 1
}
