package shell

import "parlor/views/kit"

// drag follows the mouse or a finger that may be about to scroll a list. What it
// pressed counts only if it did not.
type drag struct {
	y     float32 // where it went down
	from  float32 // what was scrolled then
	moved bool
}

// slop is how far a finger moves, in points, before it scrolls.
const slop = 8

// to gives what is to be scrolled now that the finger is at y, once it has gone far
// enough to mean it.
func (d *drag) to(y, scale float32) (scroll float32, ok bool) {
	d.moved = d.moved || kit.Abs(y-d.y) > slop*scale
	return d.from + d.y - y, d.moved
}

// scrolled is how far the list of Home or of the archive is scrolled, in device
// pixels.
func (a *App) scrolled() float32 {
	if a.screen == Home {
		return a.home.scroll.at * a.home.px
	}
	return a.archive.scroll
}

// scrollTo scrolls it. Where the archive's ends is seen to when it is drawn.
func (a *App) scrollTo(to float32) {
	if a.screen == Home {
		a.home.scroll.to(&a.home, to/a.home.px)
	} else {
		a.archive.scroll = to
	}
}

// Wheel scrolls what can be scrolled down by a way in device pixels. Where it ends
// is seen to when it is drawn.
func (a *App) Wheel(down float32) {
	switch {
	case a.options.on && !a.options.listen.on:
		a.options.pictures.scroll += down
	case a.about.on:
		a.about.scrollBy(down)
	case !a.options.on && (a.screen == Home || a.screen == Archive):
		a.scrollTo(a.scrolled() + down)
	case !a.options.on && a.inLab():
		a.point(a.now, Pointing{Kind: PointerWheel, X: a.pointer.x, Y: a.pointer.y, Down: down})
	}
}
