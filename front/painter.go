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
	page     *page
	options  ebiten.DrawTrianglesOptions
	vertices []ebiten.Vertex
	indices  []uint16

	clip    scene.Rect
	clipped bool
	corners [2][]ebiten.Vertex // of a polygon being clipped

	stretch, left, top float32 // from the scene to the target

	haze haze
}

// target is what can be painted on: an image, or the screen itself.
type target interface {
	DrawTriangles(vertices []ebiten.Vertex, indices []uint16, img *ebiten.Image, options *ebiten.DrawTrianglesOptions)
}

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
	for i := range marks {
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
	if len(p.atlas.pages) == 0 {
		return // the first frame is shown in any case
	}
	p.target, p.page = to, p.atlas.pages[0]
	p.vertices = append(p.vertices, ebiten.Vertex{}, ebiten.Vertex{}, ebiten.Vertex{})
	p.indices = append(p.indices, 0, 1, 2)
	p.flush()
}

// need begins a new run when the next mark cannot join the one before.
func (p *painter) need(page *page, blend scene.Blend, filter ebiten.Filter) {
	b := blends[blend]
	if p.page == page && p.options.Blend == b && p.options.Filter == filter && len(p.vertices)+maxCorners <= maxVertices {
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
	if len(p.indices) > 0 {
		p.target.DrawTriangles(p.vertices, p.indices, p.page.image, &p.options)
	}
	p.vertices = p.vertices[:0]
	p.indices = p.indices[:0]
}

func (p *painter) sprite(sp *scene.Sprite) {
	at := p.atlas.find(sp.Pic)
	left, top := sp.X-sp.W/2, sp.Y-sp.H/2
	u0, v0, u1, v1 := at.x, at.y, at.x+at.w, at.y+at.h
	hw, hh := sp.W/2, sp.H/2
	filter := ebiten.FilterLinear
	if sp.Angle == 0 && sp.W == at.w && sp.H == at.h && left == floor(left) && top == floor(top) {
		// Pixel on pixel, both filters show the same. The other one is for many
		// pixels, this one keeps small pictures in their run.
		if !at.page.small {
			filter = ebiten.FilterNearest
		}
	} else {
		// Take a pixel of the gap with it, for soft edges.
		u0, v0, u1, v1 = u0-1, v0-1, u1+1, v1+1
		hw, hh = hw+sp.W/at.w, hh+sp.H/at.h
	}
	cos, sin := float32(1), float32(0)
	if sp.Angle != 0 {
		s, c := math.Sincos(float64(sp.Angle))
		cos, sin = float32(c), float32(s)
	}
	corner := func(x, y, u, v float32) ebiten.Vertex {
		return tinted(ebiten.Vertex{DstX: sp.X + x*cos - y*sin, DstY: sp.Y + x*sin + y*cos, SrcX: u, SrcY: v}, sp.Tint, sp.Blend)
	}
	p.need(at.page, sp.Blend, filter)
	quad := [...]ebiten.Vertex{corner(-hw, -hh, u0, v0), corner(hw, -hh, u1, v0), corner(hw, hh, u1, v1), corner(-hw, hh, u0, v1)}
	p.polygon(quad[:])
}

func (p *painter) mesh(blend scene.Blend, vs []scene.Vertex) {
	for ; len(vs) >= 3; vs = vs[3:] {
		page, filter := p.page, p.options.Filter // plain colours go with any run
		if page == nil {
			page = p.atlas.blank()
		}
		p.need(page, blend, filter)
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
