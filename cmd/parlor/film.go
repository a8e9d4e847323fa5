package main

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"io"
	"os"
	"slices"

	"parlor/games/eight"
	view "parlor/views/eight"
)

// The animation of a route: its side in pixels, and times in hundredths of a second.
// A move takes the 0.2 s that it takes on the screen.
const (
	filmSide   = 261
	slideParts = 4
	partTime   = 4
	restTime   = 4
	firstTime  = 80
	lastTime   = 200
)

// saveFilm writes the animation of a route into a file.
func saveFilm(file string, route []eight.Board) error {
	var b bytes.Buffer
	if err := drawFilm(&b, route); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

// drawFilm writes a GIF of the boards of a route, each tile sliding to its place.
func drawFilm(out io.Writer, route []eight.Board) error {
	album := view.NewAlbum(filmSide)
	first := album.Paint(route[0], 0, 0, 0).Pix
	colors := newQuantizer(first)
	film := &gif.GIF{Image: []*image.Paletted{colors.reduce(first, first.Rect)}, Delay: []int{firstTime}}
	tiles := eight.Moves(route)
	before := first
	for i, tile := range tiles {
		from := route[i].Slot(tile)
		for part := 1; part <= slideParts; part++ {
			next := album.Paint(route[i+1], tile, from, float32(part)/slideParts).Pix
			film.Image = append(film.Image, colors.reduce(next, changed(before, next)))
			film.Delay = append(film.Delay, partTime)
			before = next
		}
		film.Delay[len(film.Delay)-1] += restTime
	}
	film.Delay[len(film.Delay)-1] = lastTime
	return gif.EncodeAll(out, film)
}

// changed is where two pictures differ: all that a frame needs to hold.
func changed(a, b *image.RGBA) image.Rectangle {
	var r image.Rectangle
	for y := range b.Rect.Max.Y {
		from, to := y*b.Stride, (y+1)*b.Stride
		if bytes.Equal(a.Pix[from:to], b.Pix[from:to]) {
			continue
		}
		left, right := from, to
		for a.Pix[left] == b.Pix[left] {
			left++
		}
		for a.Pix[right-1] == b.Pix[right-1] {
			right--
		}
		r = r.Union(image.Rect((left-from)/4, y, (right-from+3)/4, y+1))
	}
	if r.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return r
}

// quantizer turns pictures into 256 colours, those that the first picture has most.
type quantizer struct {
	palette color.Palette
	nearest map[uint16]uint8 // by the colour in five bits a part
}

func shorten(p []uint8) uint16 {
	return uint16(p[0]>>3)<<10 | uint16(p[1]>>3)<<5 | uint16(p[2]>>3)
}

func newQuantizer(m *image.RGBA) *quantizer {
	var count, red, green, blue [1 << 15]int
	for i := 0; i < len(m.Pix); i += 4 {
		c := shorten(m.Pix[i:])
		count[c]++
		red[c] += int(m.Pix[i])
		green[c] += int(m.Pix[i+1])
		blue[c] += int(m.Pix[i+2])
	}
	var used []int
	for c, n := range count {
		if n > 0 {
			used = append(used, c)
		}
	}
	slices.SortStableFunc(used, func(a, b int) int { return count[b] - count[a] })
	q := &quantizer{nearest: map[uint16]uint8{}}
	for _, c := range used[:min(len(used), 256)] {
		n := count[c]
		q.palette = append(q.palette, color.RGBA{uint8(red[c] / n), uint8(green[c] / n), uint8(blue[c] / n), 0xff})
	}
	return q
}

// reduce gives a part of a picture in the colours.
func (q *quantizer) reduce(m *image.RGBA, part image.Rectangle) *image.Paletted {
	out := image.NewPaletted(part, q.palette)
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			p := m.Pix[m.PixOffset(x, y):]
			index, ok := q.nearest[shorten(p)]
			if !ok {
				index = uint8(q.palette.Index(color.RGBA{p[0], p[1], p[2], 0xff}))
				q.nearest[shorten(p)] = index
			}
			out.SetColorIndex(x, y, index)
		}
	}
	return out
}
