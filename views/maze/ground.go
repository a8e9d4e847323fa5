package maze

import (
	"math"

	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// addGround adds the picture of all that stands still: the table with its contours,
// the panels and the frame of the map.
func (r *Room) addGround(b *scene.Book) scene.Pic {
	v, l, p, t := r.view, &r.layout, r.colors, r.tools
	return b.Add(int(v.W), int(v.H), func(c *raster.Canvas) {
		p.paintTable(c, l.Px)
		panels := kit.NewEasel(c, l.Px, 0, 0)
		for _, q := range l.panels() {
			if q.W > 0 {
				t.PaintPanel(panels, q.X/l.Px, q.Y/l.Px, q.W/l.Px, q.H/l.Px)
			}
		}
	})
}

// frameReach is how far the shadow of the frame goes, in pixels of the picture.
const frameReach = 36

// hills are around what the contours of the table lie, in parts of its size.
var hills = [...][2]float32{{.06, .93}, {.97, .04}, {.55, 1.04}}

// paintTable paints the map table.
func (p *palette) paintTable(c *raster.Canvas, px float32) {
	iw, ih := c.Size()
	w, h := float32(iw), float32(ih)
	e := kit.NewEasel(c, 1, 0, 0)
	e.Fill(c.Whole(), raster.Linear(0, 0, 0, h,
		raster.Stop{At: 0, Color: p.ground[0]}, raster.Stop{At: .55, Color: p.ground[1]}, raster.Stop{At: 1, Color: p.ground[2]}))
	if p.plain {
		return
	}
	for i, hill := range hills {
		for ring := 1; ring <= 8; ring++ {
			p.paintContour(e, hill[0]*w, hill[1]*h, float32(ring)*40*px, float32(i*8+ring), px)
		}
	}
	e.Fill(c.Whole(), raster.Radial(w/2, .45*h, .78*w, .78*h,
		raster.Stop{At: 0, Color: p.vignette.Alpha(0)}, raster.Stop{At: .72, Color: p.vignette.Alpha(0)}, raster.Stop{At: 1, Color: p.vignette}))
}

// paintContour paints a line around a hill that swings by its seed.
func (p *palette) paintContour(e kit.Easel, x, y, radius, seed, px float32) {
	const pieces = 72
	var at []raster.Point
	for i := range pieces {
		angle := 2 * math.Pi * float64(i) / pieces
		swing := 1 + .13*math.Sin(3*angle+float64(seed)) + .07*math.Sin(5*angle+1.7*float64(seed))
		sin, cos := math.Sincos(angle)
		d := radius * float32(swing)
		at = append(at, raster.Point{x + d*float32(cos), y + d*float32(sin)})
	}
	e.Stroke(raster.Polygon(at...), px, raster.Solid(p.contour))
}

// paintFrame paints the frame of the map and what lies below its cells; lengths of
// the easel are pixels of the picture.
func (p *palette) paintFrame(e kit.Easel, frame scene.Rect, px float32) {
	x, y, w, h := frame.X/px, frame.Y/px, frame.W/px, frame.H/px
	if !p.plain {
		e.Soft(x, y+6, w, h, 9, func(e kit.Easel) {
			e.Fill(raster.Box(x, y+6, w, h, 14), raster.Solid(raster.Hex(0x4a3518).Alpha(.42)))
		})
	}
	e.Fill(raster.Box(x, y, w, h, 12), kit.Down(y, y+h, p.frame[0], p.frame[1]))
	e.Stroke(raster.Box(x+.5, y+.5, w-1, h-1, 11.5), 1, raster.Linear(0, y, 0, y+h,
		raster.Stop{At: 0, Color: p.edge[0]}, raster.Stop{At: .3, Color: p.edge[1]}, raster.Stop{At: 1, Color: p.edge[2]}))
	rim := float32(tallFrame - 1)
	e.Fill(raster.Box(x+rim, y+rim, w-2*rim, h-2*rim, 6), raster.Solid(p.well))
}

// frameSize tells apart the pictures of frames.
type frameSize struct{ w, h int }

// showFrame shows the frame around what is seen of the map, in four strips: cells cover
// all between them. There are pictures for each size of that, which seldom changes.
func (r *Room) showFrame(s *scene.Scene, seen scene.Rect) {
	px := r.layout.Px
	reach := kit.Ceil(frameReach * px)
	edge := r.layout.board.X - r.layout.frame.X
	at := seen.Inset(-edge)
	size := frameSize{int(at.W), int(at.H)}
	all := scene.Rect{W: at.W + 2*reach, H: at.H + 2*reach}
	side := reach + edge
	strips := [...]scene.Rect{
		{W: all.W, H: side}, {Y: all.H - side, W: all.W, H: side},
		{Y: side, W: side, H: all.H - 2*side}, {X: all.W - side, Y: side, W: side, H: all.H - 2*side},
	}
	pics, ok := r.frames[size]
	if !ok {
		for i, q := range strips {
			pics[i] = r.sizes.book.Add(int(q.W), int(q.H), func(c *raster.Canvas) {
				r.colors.paintFrame(kit.NewEasel(c, px, q.X/px, q.Y/px), scene.Rect{X: reach, Y: reach, W: at.W, H: at.H}, px)
			})
		}
		r.frames[size] = pics
	}
	for i, q := range strips {
		s.Put(pics[i], at.X-reach+q.X, at.Y-reach+q.Y)
	}
}

// ring is a picture of a line around a place, white, to be tinted.
type ring struct {
	w, h          int
	radius, width float32
}

// showRing shows a line with round corners inside a rectangle's edge.
func (r *Room) showRing(s *scene.Scene, at scene.Rect, radius, width float32, c raster.Color) {
	at = kit.Snap(at.X, at.Y, at.W, at.H)
	key := ring{int(at.W), int(at.H), radius, width}
	pic, ok := r.rings[key]
	if !ok {
		pic = r.sizes.book.Add(key.w, key.h, func(canvas *raster.Canvas) {
			w, h := canvas.Size()
			canvas.Stroke(raster.Box(width/2, width/2, float32(w)-width, float32(h)-width, radius), width, raster.Solid(white))
		})
		r.rings[key] = pic
	}
	s.Sprite(scene.Sprite{Pic: pic, X: at.X + at.W/2, Y: at.Y + at.H/2, Tint: c})
}

// markSize is the side of the small outlines beside headings and in the legend, in
// pixels of the picture.
const markSize = 19

// addMarks adds small outlines, so that headings say which mark of the map they are
// about, and the dot of which costs are counted.
func (r *Room) addMarks(b *scene.Book) {
	side := int(kit.Ceil(markSize * r.layout.Px))
	for o := onFrontier; o < outlineCount; o++ {
		look := r.colors.outline[o]
		r.marks[o] = b.Add(side, side, func(c *raster.Canvas) {
			e := kit.NewEasel(c, r.layout.Px, 0, 0)
			box := raster.Box(3, 3, 13, 13, 3)
			back, line := look.back, look.lineW*.75
			if look.backW == 0 {
				back = white
			}
			e.Stroke(box, min(look.backW, 6), raster.Solid(back))
			e.Stroke(box, min(line, 3.4), raster.Solid(look.line))
		})
	}
	disc := 2.6 * r.layout.Px
	r.dot = b.Add(int(2*kit.Ceil(disc)), int(2*kit.Ceil(disc)), func(c *raster.Canvas) {
		w, h := c.Size()
		c.Fill(raster.Circle(float32(w)/2, float32(h)/2, disc), raster.Solid(white))
	})
}
