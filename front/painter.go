package front

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"parlor/scene"
	"parlor/scene/raster"
)

// painter paints scenes, on opaque ground. Marks that need the same page, blend and
// filter and follow each other are painted in one go: without a graphics card, each
// go costs as much as half a hundred thousand pixels.
type painter struct {
	atlas    atlas
	target   target
	page     *page // none for a run of plain colours
	options  ebiten.DrawTrianglesOptions
	vertices []ebiten.Vertex
	indices  []uint16

	clip    scene.Rect
	clipped bool
	corners [2][]ebiten.Vertex // of a polygon being clipped
	covered scene.Rect         // where a later mark hides the present one

	stretch, left, top float32 // from the scene to the target

	plain        *ebiten.Shader
	plainOptions ebiten.DrawTrianglesShaderOptions
	haze         haze
}

// target is what can be painted on: an image, or the screen itself.
type target interface {
	DrawTriangles(vertices []ebiten.Vertex, indices []uint16, img *ebiten.Image, options *ebiten.DrawTrianglesOptions)
	DrawTrianglesShader(vertices []ebiten.Vertex, indices []uint16, shader *ebiten.Shader, options *ebiten.DrawTrianglesShaderOptions)
}

// plainShader paints colours without a picture.
const plainShader = `//kage:unit pixels
package main

func Fragment(at vec4, from vec2, color vec4) vec4 { return color }
`

// maxVertices is how many vertices are painted in one go: indices have 16 bits.
const maxVertices = math.MaxUint16

// drawAhead is for how long pictures are drawn ahead of need in a frame.
const drawAhead = 6 * time.Millisecond

// blends gives the blends of a scene, for colours multiplied by their alpha. What
// is added covers nothing: it is painted over with an alpha of 0, so that light
// joins a run with what is not light.
var blends = [...]ebiten.Blend{
	scene.Over: ebiten.BlendSourceOver,
	scene.Add:  ebiten.BlendSourceOver,
	scene.Screen: {
		BlendFactorSourceRGB:        ebiten.BlendFactorOne,
		BlendFactorSourceAlpha:      ebiten.BlendFactorOne,
		BlendFactorDestinationRGB:   ebiten.BlendFactorOneMinusSourceColor,
		BlendFactorDestinationAlpha: ebiten.BlendFactorOneMinusSourceAlpha,
		BlendOperationRGB:           ebiten.BlendOperationAdd,
		BlendOperationAlpha:         ebiten.BlendOperationAdd,
	},
}

// paint paints a scene, stretched and moved as stretch says; it does not turn.
func (p *painter) paint(to target, s *scene.Scene, stretch ebiten.GeoM) {
	p.atlas.open(s.Book)
	p.target = to
	p.stretch, p.left, p.top = float32(stretch.Element(0, 0)), float32(stretch.Element(0, 2)), float32(stretch.Element(1, 2))
	marks := s.Marks
	for i := len(marks) - 1; i >= 0; i-- {
		if marks[i].Kind == scene.MarkSoften {
			p.soften(s, marks[:i], marks[i].Clip)
			marks = marks[i+1:]
			break
		}
	}
	p.marks(s, marks)
	p.target = nil
	p.atlas.ahead(drawAhead)
}

// marks paints marks of a scene.
func (p *painter) marks(s *scene.Scene, marks []scene.Mark) {
	p.page = nil
	p.clipped = false
	by, covered := p.cover(marks)
	p.covered = covered
	for i := range marks {
		if i == by {
			p.covered = scene.Rect{}
		}
		m := &marks[i]
		switch m.Kind {
		case scene.MarkSprite:
			p.sprite(&m.Sprite)
		case scene.MarkMesh:
			p.mesh(m.Sprite.Blend, s.Vertices[m.First:m.First+m.Count])
		case scene.MarkClip:
			p.clip, p.clipped = m.Clip, m.Clip != scene.Rect{}
		}
	}
	p.flush()
}

// touch changes nothing on a target, but counts as painting on it.
func (p *painter) touch(to target) {
	p.target, p.page = to, nil
	p.vertices = append(p.vertices, ebiten.Vertex{}, ebiten.Vertex{}, ebiten.Vertex{})
	p.indices = append(p.indices, 0, 1, 2)
	p.flush()
}

// need begins a new run when the next mark cannot join the one before. Either says
// that the other filter would do as well.
func (p *painter) need(page *page, blend scene.Blend, filter ebiten.Filter, either bool) {
	b := blends[blend]
	if p.page == page && p.options.Blend == b && (either || p.options.Filter == filter) && len(p.vertices)+maxCorners <= maxVertices {
		return
	}
	p.flush()
	p.page = page
	p.options = ebiten.DrawTrianglesOptions{
		Blend:          b,
		Filter:         filter,
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		DisableMipmaps: true,
	}
}

func (p *painter) flush() {
	switch {
	case len(p.indices) == 0:
	case p.page == nil:
		if p.plain == nil {
			p.plain = newPlain()
		}
		p.plainOptions.Blend = p.options.Blend
		p.target.DrawTrianglesShader(p.vertices, p.indices, p.plain, &p.plainOptions)
	default:
		p.target.DrawTriangles(p.vertices, p.indices, p.page.image, &p.options)
	}
	p.vertices = p.vertices[:0]
	p.indices = p.indices[:0]
}

func newPlain() *ebiten.Shader {
	s, err := ebiten.NewShader([]byte(plainShader))
	if err != nil {
		panic(err)
	}
	return s
}

// softStretch is how much larger a soft picture may be shown by its nearest pixels.
const softStretch = 2

func (p *painter) sprite(sp *scene.Sprite) {
	at := p.atlas.find(sp.Pic)
	u0, v0, u1, v1 := at.x, at.y, at.x+at.w, at.y+at.h
	hw, hh := sp.W/2, sp.H/2
	// The filter of the nearest pixel costs half as much as the one that mixes four.
	filter := ebiten.FilterNearest
	if at.isPixelOnPixel(sp) {
		if !at.page.small {
			p.large(sp, at)
			return
		}
	} else {
		if !at.soft || sp.W > softStretch*at.w || sp.H > softStretch*at.h {
			filter = ebiten.FilterLinear
		}
		// Take a pixel of the gap with it, for soft edges.
		u0, v0, u1, v1 = u0-1, v0-1, u1+1, v1+1
		hw, hh = hw+sp.W/at.w, hh+sp.H/at.h
	}
	if reach := hw + hh; p.hides(sp.X-reach, sp.Y-reach, sp.X+reach, sp.Y+reach) {
		return
	}
	cos, sin := float32(1), float32(0)
	if sp.Angle != 0 {
		s, c := math.Sincos(float64(sp.Angle))
		cos, sin = float32(c), float32(s)
	}
	corner := func(x, y, u, v float32) ebiten.Vertex {
		return tinted(ebiten.Vertex{DstX: sp.X + x*cos - y*sin, DstY: sp.Y + x*sin + y*cos, SrcX: u, SrcY: v}, sp.Tint, sp.Blend)
	}
	p.need(at.page, sp.Blend, filter, filter == ebiten.FilterNearest)
	quad := [...]ebiten.Vertex{corner(-hw, -hh, u0, v0), corner(hw, -hh, u1, v0), corner(hw, hh, u1, v1), corner(-hw, hh, u0, v1)}
	p.polygon(quad[:])
}

func (p *painter) mesh(blend scene.Blend, vs []scene.Vertex) {
	for ; len(vs) >= 3; vs = vs[3:] {
		a, b, c := &vs[0], &vs[1], &vs[2]
		if p.hides(min(a.X, b.X, c.X), min(a.Y, b.Y, c.Y), max(a.X, b.X, c.X), max(a.Y, b.Y, c.Y)) {
			continue
		}
		page := p.page // plain colours go with any run
		if p.options.Blend != blends[blend] {
			page = nil
		}
		p.need(page, blend, ebiten.FilterNearest, true)
		var triangle [3]ebiten.Vertex
		for i := range triangle {
			v := &vs[i]
			triangle[i] = tinted(ebiten.Vertex{DstX: v.X, DstY: v.Y, SrcX: whiteAt, SrcY: whiteAt}, v.Color, blend)
		}
		p.polygon(triangle[:])
	}
}

// tinted gives a vertex a colour.
func tinted(v ebiten.Vertex, c raster.Color, blend scene.Blend) ebiten.Vertex {
	a := min(c.A, 1)
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = c.R*a, c.G*a, c.B*a, a
	if blend == scene.Add {
		v.ColorA = 0
	}
	return v
}

// polygon adds a convex polygon, as much of it as the clip lets show.
func (p *painter) polygon(vs []ebiten.Vertex) {
	if p.clipped {
		vs = p.cut(vs)
	}
	if len(vs) < 3 {
		return
	}
	first := uint16(len(p.vertices))
	for _, v := range vs {
		v.DstX, v.DstY = v.DstX*p.stretch+p.left, v.DstY*p.stretch+p.top
		p.vertices = append(p.vertices, v)
	}
	for i := uint16(2); i < uint16(len(vs)); i++ {
		p.indices = append(p.indices, first, first+i-1, first+i)
	}
}

func floor(v float32) float32 { return float32(math.Floor(float64(v))) }
