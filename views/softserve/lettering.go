package softserve

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// word is a text that is drawn as one picture, with a line around its letters.
type word struct {
	pic         scene.Pic
	left, above float32 // of the picture, from the pen on the baseline
	width       float32
}

// newWord makes a word in a size in pixels, its line being a part of the size.
func newWord(b *scene.Book, colors *palette, text string, size, line float32, fill, around raster.Color) word {
	if colors.plain {
		fill, around = colors.gold, black
	}
	path := raster.Title.Path(text, 0, 0, size)
	x0, y0, x1, y1 := path.Bounds()
	margin := kit.Ceil(line*size) + 1
	w := word{left: kit.Floor(x0) - margin, above: kit.Floor(y0) - margin, width: raster.Title.Width(text, size)}
	w.pic = b.Add(int(kit.Ceil(x1)-kit.Floor(x0)+2*margin), int(kit.Ceil(y1)-kit.Floor(y0)+2*margin+.06*size), func(c *raster.Canvas) {
		at := path.Transform(raster.Move(-w.left, -w.above))
		c.Stroke(at.Transform(raster.Move(0, .05*size)), 2*line*size, raster.Solid(around))
		c.Stroke(at, 2*line*size, raster.Solid(around))
		c.Fill(at, kit.Down(-y0-margin, y1-y0+margin, fill.Mix(white, .3), fill))
	})
	return w
}

// show shows a word with its middle at x and its baseline at y, times as large.
func (w *word) show(s *scene.Scene, x, y, times, alpha float32) {
	pw, ph := s.Book.Size(w.pic)
	if times == 1 {
		left, top := kit.Round(x-w.width/2+w.left), kit.Round(y+w.above)
		s.Sprite(scene.Sprite{Pic: w.pic, X: left + float32(pw)/2, Y: top + float32(ph)/2, Tint: white.Alpha(alpha)})
		return
	}
	mx, my := w.left+float32(pw)/2-w.width/2, w.above+float32(ph)/2
	s.Sprite(scene.Sprite{Pic: w.pic, X: x + mx*times, Y: y + my*times, W: float32(pw) * times, H: float32(ph) * times, Tint: white.Alpha(alpha)})
}

// wordWithin gives the size, at most size, at which a text is no wider than width.
func wordWithin(text string, size, width float32) float32 {
	if w := raster.Title.Width(text, size); w > width {
		return kit.Floor(size * width / w)
	}
	return kit.Round(size)
}
