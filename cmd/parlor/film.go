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
	f := newFilm(first)
	f.add(first, firstTime)
	tiles := eight.Moves(route)
	for i, tile := range tiles {
		from := route[i].Slot(tile)
		for part := 1; part <= slideParts; part++ {
			f.add(album.Paint(route[i+1], tile, from, float32(part)/slideParts).Pix, partTime)
		}
		f.hold(partTime + restTime)
	}
	f.hold(lastTime)
	return gif.EncodeAll(out, &f.gif)
}

// film is an animation that is being made.
type film struct {
	gif     gif.GIF
	palette color.Palette    // the last is transparent: it leaves what is shown
	nearest map[uint16]uint8 // by the colour in five bits a part
	shown   []uint8          // what the last frame shows, in the palette
}

// transparent is its place in the palette.
const transparent = 255

// newFilm begins an animation in the colours of a picture.
func newFilm(sample *image.RGBA) *film {
	return &film{palette: paletteOf(sample), nearest: map[uint16]uint8{}}
}

// hold shows the last frame for another time, in hundredths of a second.
func (f *film) hold(time int) { f.gif.Delay[len(f.gif.Delay)-1] = time }

// add adds a frame, of which it keeps what is new, for a time in hundredths of a
// second.
func (f *film) add(m *image.RGBA, time int) {
	w := m.Rect.Dx()
	if f.shown == nil {
		f.shown = make([]uint8, w*m.Rect.Dy())
		for i := range f.shown {
			f.shown[i] = transparent
		}
	}
	frame := image.NewPaletted(m.Rect, f.palette)
	var part image.Rectangle
	for i := range f.shown {
		index := f.index(m.Pix[4*i:])
		frame.Pix[i] = transparent
		if index != f.shown[i] {
			frame.Pix[i], f.shown[i] = index, index
			part = part.Union(image.Rect(i%w, i/w, i%w+1, i/w+1))
		}
	}
	if part.Empty() {
		part = image.Rect(0, 0, 1, 1)
	}
	f.gif.Image = append(f.gif.Image, frame.SubImage(part).(*image.Paletted))
	f.gif.Delay = append(f.gif.Delay, time)
}

// index gives the colour of the palette that is nearest to a pixel's.
func (f *film) index(p []uint8) uint8 {
	index, ok := f.nearest[shorten(p)]
	if !ok {
		index = uint8(f.palette[:len(f.palette)-1].Index(color.RGBA{p[0], p[1], p[2], 0xff}))
		f.nearest[shorten(p)] = index
	}
	return index
}

func shorten(p []uint8) uint16 {
	return uint16(p[0]>>3)<<10 | uint16(p[1]>>3)<<5 | uint16(p[2]>>3)
}

// paletteOf gives the colours that a picture has most of, as far as they differ: a
// small thing of a colour of its own shall keep it.
func paletteOf(m *image.RGBA) color.Palette {
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
	var list []color.RGBA
	taken := make([]bool, len(used))
	for apart := 32; apart >= 0; apart -= 4 {
		for i, c := range used {
			n := count[c]
			mean := color.RGBA{uint8(red[c] / n), uint8(green[c] / n), uint8(blue[c] / n), 0xff}
			near := func(other color.RGBA) bool { return distance(mean, other) < apart*apart }
			if taken[i] || len(list) == transparent || slices.ContainsFunc(list, near) {
				continue
			}
			taken[i] = true
			list = append(list, mean)
		}
	}
	palette := make(color.Palette, transparent+1)
	for i := range palette {
		palette[i] = list[min(i, len(list)-1)]
	}
	palette[transparent] = color.RGBA{}
	return palette
}

// distance is that of two colours, squared.
func distance(a, b color.RGBA) int {
	r, g, bl := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B)
	return r*r + g*g + bl*bl
}
