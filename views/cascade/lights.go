package cascade

import (
	"time"

	"parlor/games/cascade"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// showStreaks paints what hard drops left behind.
func (e *effects) showStreaks(s *scene.Scene, f field, colors *palette) {
	for i := range e.streaks {
		k := &e.streaks[i]
		age := e.now - k.at
		if age >= streakSeconds {
			continue
		}
		alpha := streakAlpha * (1 - kit.QuadIn(kit.Part(age, 0, streakFade)))
		f.streak(s, float32(k.column), float32(k.row), float32(k.rows), streakColor(colors, k.kind).Alpha(alpha))
	}
}

// streak paints a trace that ends at a row, reaches so many rows up and is
// brightest where it ends.
func (f field) streak(s *scene.Scene, column, row, rows float32, c raster.Color) {
	x0, y1 := f.at(column+(1-streakWidth)/2, row)
	x1, y0 := f.at(column+(1+streakWidth)/2, row+rows)
	foot := c.Alpha(streakFoot)
	quad(s, scene.Over, x0, y0, x1, y1, [4]raster.Color{c.Alpha(0), c.Alpha(0), foot, foot})
}

// quad paints an upright rectangle with a colour at each corner: upper left and
// right, lower right and left.
func quad(s *scene.Scene, blend scene.Blend, x0, y0, x1, y1 float32, c [4]raster.Color) {
	a, b := scene.Vertex{X: x0, Y: y0, Color: c[0]}, scene.Vertex{X: x1, Y: y0, Color: c[1]}
	d, e := scene.Vertex{X: x1, Y: y1, Color: c[2]}, scene.Vertex{X: x0, Y: y1, Color: c[3]}
	s.Mesh(blend, a, b, d, a, d, e)
}

// Light of full rows.
var (
	beamEdge   = raster.Hex(0xc9f6ff).Alpha(0)
	beamSide   = raster.Hex(0xe8fdff).Alpha(.9)
	beamMiddle = raster.Hex(0xffffff)
)

// showBeams paints the beams of full rows: a wide faint bar and a fine bright
// line that grow out from the middle.
func (e *effects) showBeams(s *scene.Scene, f field) {
	for i := range e.beams {
		b := &e.beams[i]
		age := e.now - b.at
		if age >= beamSeconds {
			continue
		}
		grown, alpha := kit.QuadOut(kit.Part(age, 0, beamGrow)), 1-kit.Part(age, beamGrow, beamSeconds)
		if e.reduced {
			grown = 1
		}
		f.beam(s, float32(b.row)+.5, (columns/2+1.5)*grown, 1.24, .16*alpha)
		f.beam(s, float32(b.row)+.5, (columns/2+3.2)*grown, .09, .85*alpha)
	}
}

// beam paints one bar around the middle of a row.
func (f field) beam(s *scene.Scene, row, reach, height, alpha float32) {
	_, y0 := f.at(0, row+height/2)
	_, y1 := f.at(0, row-height/2)
	stops := [...]struct {
		at float32
		c  raster.Color
	}{{0, beamEdge}, {.2, beamSide}, {.5, beamMiddle}, {.8, beamSide}, {1, beamEdge}}
	for i := range len(stops) - 1 {
		x0, _ := f.at(columns/2+reach*(2*stops[i].at-1), row)
		x1, _ := f.at(columns/2+reach*(2*stops[i+1].at-1), row)
		left, right := stops[i].c.Alpha(alpha), stops[i+1].c.Alpha(alpha)
		quad(s, scene.Screen, x0, y0, x1, y1, [4]raster.Color{left, right, right, left})
	}
}

// Shattering in seconds and scales.
const (
	burstSeconds = .26 // at the end of a clear, in which crystals swell and fade
	burstScale   = 1.25
)

// showBand paints the light over full rows.
func (w *well) showBand(s *scene.Scene, g *cascade.Game, e *effects) {
	left, _ := e.clearing(g)
	if w.atlas.colors.plain {
		return
	}
	for row := range rows {
		if left > 0 && g.Clearing(row) && !(row > 0 && g.Clearing(row-1)) {
			w.band(s, g, row, left)
		}
	}
}

// showBurst paints the crystals of full rows as they burst.
func (w *well) showBurst(s *scene.Scene, g *cascade.Game, e *effects) {
	_, gone := e.clearing(g)
	if gone >= 1 {
		return
	}
	scale := kit.Lerp(1, burstScale, gone)
	if e.reduced {
		scale = 1
	}
	size := w.field.u * shatterSpan * scale
	for row := range min(rows, g.VisibleRows()) {
		if !g.Clearing(row) {
			continue
		}
		for column := range min(columns, g.Columns()) {
			k := g.At(column, row)
			if k == cascade.None {
				continue
			}
			x, y := w.field.at(float32(column)+.5, float32(row)+.5)
			turn := radians(90 * kit.Floor(4*hash(column, row)))
			s.Sprite(scene.Sprite{Pic: w.crystals.shatter[k], X: x, Y: y, W: size, H: size, Angle: turn, Tint: white.Alpha(1 - gone)})
		}
	}
}

// clearing gives how much of a clear is left, from 1 to 0, and how far the
// crystals of its rows are gone. The rows that a game ends with burst too,
// though they stay in its well.
func (e *effects) clearing(g *cascade.Game) (left, gone float32) {
	start, end, ok := g.ClearDelay()
	if ok {
		left = 1 - progress(g.Now(), start, end)
		return left, 1 - kit.Clamp(kit.Seconds(end-g.Now())/burstSeconds, 0, 1)
	}
	age, whole := e.now-e.clearedAt, kit.Seconds(time.Duration(g.Settings().ClearSeconds))
	return 1 - kit.Part(age, 0, whole), kit.Part(age, whole-burstSeconds, whole)
}

// Colours of the band of light over full rows, from its top down.
var bandStops = [...]raster.Stop{
	{At: 0, Color: raster.Hex(0x4fb4ff).Alpha(0)}, {At: .18, Color: raster.Hex(0x5cc8ff).Alpha(.55)}, {At: .5, Color: raster.Hex(0xd8fbff).Alpha(.95)},
	{At: .82, Color: raster.Hex(0x5cc8ff).Alpha(.55)}, {At: 1, Color: raster.Hex(0x7a6bff).Alpha(0)},
}

// band paints the light over the full rows from row on up.
func (w *well) band(s *scene.Scene, g *cascade.Game, row int, left float32) {
	high := row
	for high < rows && g.Clearing(high) {
		high++
	}
	x0, y1 := w.field.at(0, float32(row)-1)
	x1, y0 := w.field.at(columns, float32(high)+1)
	for i := range len(bandStops) - 1 {
		a, b := bandStops[i], bandStops[i+1]
		up, down := a.Color.Alpha(left), b.Color.Alpha(left)
		quad(s, scene.Screen, x0, kit.Lerp(y0, y1, a.At), x1, kit.Lerp(y0, y1, b.At), [4]raster.Color{up, up, down, down})
	}
}
