package lab

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/shell"
)

// Bar is where the parts of the line at the top stand. One without a width is not
// shown.
type Bar struct {
	Back, Title, Status  scene.Rect
	Share, Help, Options scene.Rect
}

// WideBar is the bar of a Wide shape; the status is the room's to place.
func (p *Plan) WideBar() Bar {
	return Bar{
		Back: p.At(16, 14, 48, 48, 0), Title: p.At(76, 14, 116, 48, 0),
		Share: p.At(1104, 14, 48, 48, p.Spare), Help: p.At(1160, 14, 48, 48, p.Spare), Options: p.At(1216, 14, 48, 48, p.Spare),
	}
}

// TallBar is a bar along the top of r, as high as its buttons.
func (p *Plan) TallBar(r scene.Rect) Bar {
	size, gap := kit.Round(48*p.Px), kit.Round(8*p.Px)
	top := kit.Round(r.Y)
	b := Bar{
		Back:    scene.Rect{X: kit.Round(r.X), Y: top, W: size, H: size},
		Options: scene.Rect{X: kit.Round(r.X+r.W) - size, Y: top, W: size, H: size},
	}
	b.Help, b.Share = b.Options, b.Options
	b.Help.X -= size + gap
	b.Share.X -= 2 * (size + gap)
	left := b.Back.X + size + kit.Round(12*p.Px)
	b.Title = scene.Rect{X: left, Y: top, W: b.Share.X - gap - left, H: size}
	return b
}

// status is where notices stand: over what the bar says, or else below it.
func (b *Bar) status() scene.Rect {
	left := b.Title.X + b.Title.W
	if room := b.Share.X - left; room > b.Title.W {
		return scene.Rect{X: left, Y: b.Share.Y, W: room}
	}
	return scene.Rect{X: b.Back.X, Y: b.Back.Y + b.Back.H + 4, W: b.Options.X + b.Options.W - b.Back.X}
}

// ShowBar shows the buttons of the bar and the title, in two lines where it does
// not fit into one.
func (t *Tools) ShowBar(s *scene.Scene, f *shell.Frame, b *Bar, title [2]string) {
	t.Button(s, f, shell.BackAction, b.Back, kit.Face{Icon: kit.ArrowLeft})
	t.Button(s, f, shell.ShareAction, b.Share, kit.Face{Icon: kit.Share})
	t.Button(s, f, shell.HelpAction, b.Help, kit.Face{Icon: kit.Question})
	t.Button(s, f, shell.OptionsAction, b.Options, kit.Face{Icon: kit.Gear})
	f.Notices(b.status())
	if b.Title.W <= 0 {
		return
	}
	font := t.Font(raster.Title, 22)
	middle := b.Title.Y + b.Title.H/2
	if first := font.Width(title[0]); first+.3*font.Size()+font.Width(title[1]) <= b.Title.W {
		y := Line(font, middle)
		s.Text(font, title[0], b.Title.X, y, scene.Left, t.Dress.Ink)
		s.Text(font, title[1], b.Title.X+first+.3*font.Size(), y, scene.Left, t.Dress.Ink)
		return
	}
	for i, line := range title {
		font := t.Fit(raster.Title, 22, line, b.Title.W)
		s.Text(font, line, b.Title.X, middle+(float32(i)*1.05-.12)*font.Size(), scene.Left, t.Dress.Ink)
	}
}

// Status is what has happened, and what comes next.
type Status struct {
	text  string
	at    scene.Rect
	size  int // of statusSizes
	lines []string
}

// statusSizes are those of the words and of the text below them: the first at which
// all of it fits.
var statusSizes = [...][2]float32{{18, 14.5}, {16, 13}, {14.5, 12}}

// Show shows the words, and below them the next thing to do, if there is room for
// it.
func (st *Status) Show(t *Tools, s *scene.Scene, r scene.Rect, words, next string) {
	pad := 12 * t.Px
	if st.text != next || st.at != r {
		st.text, st.at = next, r
		st.fit(t, r.W-2*pad)
	}
	size := statusSizes[st.size]
	big, small := t.Fit(raster.Title, size[0], words, r.W-2*pad), t.Font(raster.Text, size[1])
	high := statusStep*small.Size()*float32(len(st.lines)) + 1.1*big.Size()
	y := r.Y + (r.H-high)/2 + .9*big.Size()
	s.Text(big, words, r.X+pad, y, scene.Left, t.Dress.Ink)
	y += .25*big.Size() - .25*small.Size()
	for _, line := range st.lines {
		y += statusStep * small.Size()
		s.Text(small, line, r.X+pad, y, scene.Left, t.Dress.SecondInk)
	}
}

// statusStep is how far lines are apart, in sizes of the text.
const statusStep = 1.22

// fit chooses the sizes, and cuts the text into lines.
func (st *Status) fit(t *Tools, width float32) {
	for i, size := range statusSizes {
		big, small := t.Font(raster.Title, size[0]), t.Font(raster.Text, size[1])
		st.size, st.lines = i, kit.Wrap(small, st.text, width)
		if 1.1*big.Size()+statusStep*small.Size()*float32(len(st.lines)) <= st.at.H-2*t.Px {
			return
		}
	}
	st.lines = nil
}
