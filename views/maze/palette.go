package maze

import (
	"parlor/games/maze"
	"parlor/scene/raster"
	"parlor/session"
	"parlor/views/kit"
)

// palette is the colours of a scheme.
type palette struct {
	plain bool // black ground and thick lines, for high contrast

	ground   [3]raster.Color // of the table, from its top
	contour  raster.Color
	vignette raster.Color
	frame    [2]raster.Color // around the map
	edge     [3]raster.Color // of the frame
	well     raster.Color    // below the tiles

	tile   [maze.TerrainCount][2]raster.Color // top and foot
	detail [maze.TerrainCount]raster.Color    // tracks, edges of trees, ripples
	flat   [maze.TerrainCount]raster.Color    // of cells too small for pictures
	tree   [2]raster.Color
	puddle [2]raster.Color
	blocks [2][2]raster.Color

	outline [outlineCount]outlineLook
	badge   [outlineCount]badgeLook
	tag     [2]raster.Color // ground and ink

	route, routeBack, walked raster.Color
	ring, ringBack           raster.Color // the Selection
	trail, trailBack         raster.Color
	marker                   [2]raster.Color
	rim                      raster.Color // of the Marker, outside
	dearer, cheapest         raster.Color // words
}

// outlineLook is an outline's colours, and its widths in 64ths of a cell: none for
// no backing.
type outlineLook struct {
	wash         raster.Color
	back, line   raster.Color
	backW, lineW float32
}

// badgeLook is the plate on which a cell's number stands.
type badgeLook struct{ fill, edge, ink raster.Color }

// outline is how a cell is outlined: what the game says (A.21), with the cell that
// the next Step settles shown apart.
type outline uint8

const (
	unseen outline = iota
	onFrontier
	next
	settled
	current
	onRoute
	outlineCount
)

var (
	white = raster.Hex(0xffffff)
	ink   = raster.Hex(0x33291f)
	night = raster.Hex(0x14203f)
)

var standard = palette{
	ground:   [3]raster.Color{raster.Hex(0xf6ecd4), raster.Hex(0xf1e4c8), raster.Hex(0xe2cfa3)},
	contour:  raster.Hex(0xc9b27f).Alpha(.35),
	vignette: raster.Hex(0x5a4326).Alpha(.22),
	frame:    [2]raster.Color{raster.Hex(0x7c5a3a), raster.Hex(0x4e3521)},
	edge:     [3]raster.Color{raster.Hex(0xc39a6c), raster.Hex(0x7c5a3a), raster.Hex(0x2f1e11)},
	well:     raster.Hex(0x3a2817),
	tile: [maze.TerrainCount][2]raster.Color{
		maze.Road:   {raster.Hex(0xf0dcb0), raster.Hex(0xe4cb95)},
		maze.Forest: {raster.Hex(0xbcd494), raster.Hex(0x9dbd72)},
		maze.Mud:    {raster.Hex(0xa98562), raster.Hex(0x8a6546)},
		maze.Wall:   {raster.Hex(0x56504d), raster.Hex(0x403b39)},
	},
	detail: [maze.TerrainCount]raster.Color{
		maze.Road: raster.Hex(0xc9aa6c), maze.Forest: raster.Hex(0x28542f), maze.Mud: raster.Hex(0xc49f79), maze.Wall: raster.Hex(0x2b2624),
	},
	flat: [maze.TerrainCount]raster.Color{
		maze.Road: raster.Hex(0xe9d3a0), maze.Forest: raster.Hex(0xa9c77f), maze.Mud: raster.Hex(0x8a6546), maze.Wall: raster.Hex(0x5a5450),
	},
	tree:   [2]raster.Color{raster.Hex(0x5f9a4e), raster.Hex(0x2f6a3a)},
	puddle: [2]raster.Color{raster.Hex(0x6f4c33), raster.Hex(0x5c3d28)},
	blocks: [2][2]raster.Color{{raster.Hex(0xb9b2aa), raster.Hex(0x8b847d)}, {raster.Hex(0xa59e97), raster.Hex(0x7b746e)}},
	outline: [outlineCount]outlineLook{
		onFrontier: {raster.Hex(0x18b7d9).Alpha(.14), raster.Hex(0x0b2b38), raster.Hex(0x2fd3f5), 5, 2.6},
		next:       {raster.Hex(0x18b7d9).Alpha(.38), raster.Hex(0x0b2b38), raster.Hex(0x2fd3f5), 6, 3.6},
		settled:    {raster.Hex(0xdfe9ff).Alpha(.38), raster.Color{}, raster.Hex(0x2457d6), 0, 5},
		current:    {white.Alpha(.25), night, white, 9.5, 6},
		onRoute:    {raster.Hex(0xffcf1f).Alpha(.22), raster.Hex(0x5a4300), raster.Hex(0xffcf1f), 8, 4.6},
	},
	badge: [outlineCount]badgeLook{
		onFrontier: {white, raster.Hex(0x0b6f88), raster.Hex(0x06384a)},
		next:       {raster.Hex(0x0a6d88), raster.Hex(0x06384a), white},
		settled:    {raster.Hex(0x2457d6), raster.Hex(0x2457d6), white},
		current:    {white, night, night},
		onRoute:    {raster.Hex(0xffe27a), raster.Hex(0x5a4300), raster.Hex(0x3a2b00)},
	},
	tag:   [2]raster.Color{raster.Hex(0x0b2b38), white},
	route: raster.Hex(0xffcf1f), routeBack: raster.Hex(0x5a4300), walked: raster.Hex(0xc81f5c),
	ring: raster.Hex(0xff5fa0), ringBack: raster.Hex(0x2b0d1c),
	trail: white, trailBack: raster.Hex(0x2b1d10),
	marker: [2]raster.Color{raster.Hex(0xff7aa2), raster.Hex(0xc81f5c)}, rim: raster.Hex(0x63102f),
	dearer: raster.Hex(0x9a3412), cheapest: raster.Hex(0x1e6b3a),
}

// paletteOf gives the colours of a scheme. Terrains and outlines differ by shape in
// all of them.
func paletteOf(scheme session.Scheme) *palette {
	p := standard
	switch scheme {
	case session.BlueOrange:
		p.recolor(raster.Hex(0x56b4e9), raster.Hex(0x0a3d91), raster.Hex(0xf7e442), raster.Hex(0xe8731a))
		p.dearer, p.cheapest = raster.Hex(0x8f4300), raster.Hex(0x0a3d91)
	case session.RedTeal:
		p.recolor(raster.Hex(0x35d0c0), raster.Hex(0x9c1740), raster.Hex(0xffc4d8), raster.Hex(0x1d8a4a))
		p.dearer, p.cheapest = raster.Hex(0x9c1740), raster.Hex(0x0b5f57)
	case session.HighContrast:
		p.darken()
	}
	return &p
}

// recolor gives the frontier, what is settled, the Route and the Selection other
// colours; the Marker takes the Selection's.
func (p *palette) recolor(frontier, certain, route, ring raster.Color) {
	dark := raster.Hex(0x101418)
	for _, o := range [...]outline{onFrontier, next} {
		p.outline[o].line = frontier
		p.outline[o].wash = frontier.Alpha(p.outline[o].wash.A)
		p.badge[o].edge = frontier.Mix(dark, .6)
	}
	p.badge[next].fill = frontier.Mix(dark, .6)
	p.outline[settled].line = certain
	p.badge[settled] = badgeLook{certain, certain, white}
	p.outline[onRoute] = outlineLook{route.Alpha(.22), dark, route, 8, 4.6}
	p.badge[onRoute] = badgeLook{route, dark, dark}
	p.route, p.routeBack, p.walked = route, dark, ring.Mix(dark, .15)
	p.ring = ring
	p.marker, p.rim = [2]raster.Color{ring.Mix(white, .3), ring.Mix(dark, .25)}, dark
}

// darken puts everything on black, in few bright colours and thick lines.
func (p *palette) darken() {
	black, gray := raster.Hex(0x000000), raster.Hex(0x2a2a2a)
	p.plain = true
	p.ground = [3]raster.Color{black, black, black}
	p.contour, p.vignette = raster.Color{}, raster.Color{}
	p.frame, p.edge, p.well = [2]raster.Color{black, black}, [3]raster.Color{white, white, white}, black
	p.tile = [maze.TerrainCount][2]raster.Color{
		maze.Road: {gray, gray}, maze.Forest: {raster.Hex(0x07330f), raster.Hex(0x07330f)},
		maze.Mud: {raster.Hex(0x4a2a10), raster.Hex(0x4a2a10)}, maze.Wall: {black, black},
	}
	p.detail = [maze.TerrainCount]raster.Color{maze.Road: raster.Hex(0xd8c8a0), maze.Forest: black, maze.Mud: raster.Hex(0xffb26b), maze.Wall: black}
	p.flat = [maze.TerrainCount]raster.Color{maze.Road: gray, maze.Forest: raster.Hex(0x0d6b20), maze.Mud: raster.Hex(0x8a4d16), maze.Wall: raster.Hex(0xc8c8c8)}
	p.tree = [2]raster.Color{raster.Hex(0x5fe07a), raster.Hex(0x2fa84a)}
	p.puddle = [2]raster.Color{raster.Hex(0x2a1605), raster.Hex(0x2a1605)}
	p.blocks = [2][2]raster.Color{{raster.Hex(0xe0e0e0), raster.Hex(0xc8c8c8)}, {raster.Hex(0xc0c0c0), raster.Hex(0xa8a8a8)}}
	p.recolor(raster.Hex(0x2fe6ff), raster.Hex(0x5b8cff), raster.Hex(0xffee00), raster.Hex(0xff6fb0))
	for o := onFrontier; o < outlineCount; o++ {
		p.outline[o].wash = p.outline[o].wash.Alpha(.6)
	}
	p.badge[settled] = badgeLook{black, raster.Hex(0x5b8cff), white}
	p.badge[next] = badgeLook{raster.Hex(0x2fe6ff), black, black}
	p.dearer, p.cheapest = raster.Hex(0xffb26b), raster.Hex(0x7dff9a)
}

// dress is what the widgets of the scheme are made of.
func (p *palette) dress() *kit.Dress {
	if p.plain {
		return kit.Contrast
	}
	return kit.Paper
}
