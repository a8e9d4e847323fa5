package shell

import (
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/views/kit"
)

// noticeTime is how long a notice stays.
const noticeTime = 4 * time.Second

// notices are lines that the player should see, shown one at a time.
type notices struct {
	waiting []string
	shown   string // "" for none
	since   time.Duration
	noStore bool // it was told that nothing is kept
}

// add has lines shown after those that wait. That the device keeps nothing is told
// once, though each kind of file finds it out.
func (n *notices) add(lines ...string) {
	for _, line := range lines {
		if line != session.NothingKept || !n.noStore {
			n.waiting = append(n.waiting, line)
		}
		n.noStore = n.noStore || line == session.NothingKept
	}
}

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

// strip draws the notice that is shown, near the bottom.
type strip struct {
	kit    *kit.Kit
	text   string // that the notice was made of
	notice kit.Notice
}

// draw shows it with its foot at a height.
func (d *strip) draw(s *scene.Scene, v View, n *notices, now time.Duration, foot float32) {
	if n.shown == "" {
		return
	}
	px := d.kit.Px
	if d.text != n.shown {
		d.text, d.notice = n.shown, d.kit.Notice(n.shown, v.W-v.Left-v.Right-32*px)
	}
	const slide = 160 * time.Millisecond
	in := min(float32(min(now-n.since, noticeTime-(now-n.since)))/float32(slide), 1)
	w, h := d.notice.Size()
	x, y := (v.W-w)/2, foot-h
	if !v.Reduced {
		y += (1 - in) * 12 * px
	}
	s.Fade = in
	d.kit.ShowNotice(s, &d.notice, x, y)
	s.Fade = 1
}
