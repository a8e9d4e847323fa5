package kit

import (
	"strings"
	"unicode/utf8"

	"parlor/scene"
	"parlor/scene/raster"
)

// Notice is a line or more that the player should see, on a strip with an icon.
type Notice struct {
	lines []string
	w, h  float32
}

// noticeText is its size, and noticeStep how far its lines are apart, in pixels of
// the picture.
const noticeText, noticeStep = 14.5, 20

// Notice cuts a text into lines for a strip that is at most width wide.
func (k *Kit) Notice(text string, width float32) Notice {
	f := k.Font(raster.Text, noticeText)
	n := Notice{lines: Wrap(f, text, width-60*k.Px)}
	for _, line := range n.lines {
		n.w = max(n.w, f.Width(line))
	}
	n.w += 60 * k.Px
	n.h = k.noticeStep()*float32(len(n.lines)) + 20*k.Px
	return n
}

func (k *Kit) noticeStep() float32 {
	return noticeStep * max(k.Px, k.Font(raster.Text, noticeText).Size()/noticeText)
}

// Size gives how large a notice is.
func (n *Notice) Size() (w, h float32) { return n.w, n.h }

// ShowNotice shows a notice with its upper left corner at (x, y).
func (k *Kit) ShowNotice(s *scene.Scene, n *Notice, x, y float32) {
	k.show(s, noticePart, 0, scene.Rect{X: x, Y: y, W: n.w, H: n.h})
	k.Icon(s, Info, x+24*k.Px, y+n.h/2, k.Dress.Accent)
	f := k.Font(raster.Text, noticeText)
	for i, line := range n.lines {
		s.Text(f, line, x+44*k.Px, middleOf(f, y+10*k.Px+(float32(i)+.5)*k.noticeStep()), scene.Left, k.Dress.Ink)
	}
}

func paintNotice(k *Kit, e Easel, w, h float32, _ int) { k.panel(e, w, h, 10) }

// Wrap cuts a text into lines that are at most width wide, between words, and a word
// that is wider, such as an address, wherever it must.
func Wrap(f *scene.Font, text string, width float32) []string {
	var lines []string
	for _, word := range strings.Fields(text) {
		if n := len(lines); n > 0 && f.Width(lines[n-1]+" "+word) <= width {
			lines[n-1] += " " + word
			continue
		}
		for f.Width(word) > width {
			end := cut(f, word, width)
			if end == len(word) {
				break
			}
			lines, word = append(lines, word[:end]), word[end:]
		}
		lines = append(lines, word)
	}
	return lines
}

// cut gives how many bytes of a word fit into a width: at least one letter.
func cut(f *scene.Font, word string, width float32) int {
	end := len(word)
	for i := range word {
		if i > 0 && f.Width(word[:i]) > width {
			break
		}
		end = i
	}
	if end == 0 {
		_, end = utf8.DecodeRuneInString(word)
	}
	return end
}
