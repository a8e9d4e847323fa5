package maze

import (
	"fmt"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// showStatus shows what has happened and what comes next (A.28).
func (r *Room) showStatus(s *scene.Scene) {
	t, at := r.tools, r.layout.bar.Status
	if r.layout.Shape != lab.Wide {
		r.status.Show(t, s, at, r.facts.words, r.facts.next)
		return
	}
	font := t.Font(raster.Title, 20)
	x, middle := at.X+20*t.Px, at.Y+at.H/2
	s.Text(font, r.facts.words, x, lab.Line(font, middle), scene.Left, t.Dress.Ink)
	x += font.Width(r.facts.words) + 18*t.Px
	s.Rect(kit.Snap(x, at.Y+12*t.Px, max(1.5*t.Px, 1), at.H-24*t.Px), t.Dress.Edge)
	x += 16 * t.Px
	small := t.Fit(raster.Text, 15, r.facts.next, at.X+at.W-16*t.Px-x)
	s.Text(small, r.facts.next, x, lab.Line(small, middle), scene.Left, t.Dress.SecondInk)
}

// showInfo names the map.
func (r *Room) showInfo(s *scene.Scene) {
	t, at := r.tools, r.layout.info
	name := t.Fit(raster.TextBold, 14, r.facts.mapShort, at.W)
	s.Text(name, r.facts.mapShort, at.X, at.Y+.44*at.H, scene.Left, t.Dress.Ink)
	s.Text(t.Font(raster.Text, 13), r.facts.mapSize, at.X, at.Y+.81*at.H, scene.Left, t.Dress.SecondInk)
}

// The actions of the brushes and the words on them.
var (
	brushActions = [maze.TerrainCount]string{maze.Road: "road", maze.Forest: "forest", maze.Mud: "mud", maze.Wall: "wall"}
	brushCosts   = func() (words [maze.TerrainCount]string) {
		for t := range words {
			words[t] = fmt.Sprintf("cost %d", maze.Terrain(t).Cost())
		}
		words[maze.Wall] = "no entry"
		return words
	}()
)

// drawControls draws the brushes, the buttons and the counters.
func (r *Room) drawControls(s *scene.Scene, f *shell.Frame, g *maze.Game) {
	t, l := r.tools, &r.layout
	if l.paint.W > 0 {
		t.Label(s, "PAINT", l.paint.X+12*t.Px, l.paint.Y+22*t.Px)
	}
	for terrain := range maze.TerrainCount {
		r.showBrush(s, f, terrain, g.Brush() == terrain)
	}
	const size = 15.5
	t.Button(s, f, "stepBack", l.back, kit.Face{Icon: kit.StepBack})
	t.RunButton(s, f, "step", l.step, kit.Face{Label: "Step", Size: size, Main: true})
	find := kit.Face{Label: g.FindCaption(), Size: size, Icon: kit.Play}
	if g.Finding() {
		find.Icon = kit.PauseBars
	}
	t.RunButton(s, f, "find", l.find, find)
	t.RunButton(s, f, "reset", l.reset, kit.Face{Label: "Reset", Size: size, Icon: kit.Turn})
	r.showCounters(s, g)
	if l.search.W > 0 {
		r.showSearch(s, f, g)
	}
	if l.undo.W > 0 {
		t.ButtonWhen(s, f, "undo", l.undo, kit.Face{Label: "Undo", Size: 14}, g.CanUndo())
		t.ButtonWhen(s, f, "redo", l.redo, kit.Face{Label: "Redo", Size: 14}, g.CanRedo())
		t.Button(s, f, mapsAction, l.maps, kit.Face{Label: "Maps", Size: 14})
	}
}

// showCounters shows Visited and Cost (A.34).
func (r *Room) showCounters(s *scene.Scene, g *maze.Game) {
	t, l := r.tools, &r.layout
	count := r.colors.badge[settled].fill
	if r.colors.plain {
		count = r.colors.outline[settled].line
	}
	t.Counter(s, l.visited, "VISITED", int64(g.Visited()), "settled", count)
	t.Words(s, l.cost, "COST", r.facts.cost, "of the route", t.Dress.Ink)
}

// showBrush shows a terrain to paint with: its picture, its name and what it costs
// to enter (A.8). The brush stands out by its edge as well as by its colour (A.12).
func (r *Room) showBrush(s *scene.Scene, f *shell.Frame, terrain maze.Terrain, isBrush bool) {
	t, at := r.tools, r.layout.brushes[terrain]
	if at.W <= 0 {
		return
	}
	px := t.Px
	action := brushActions[terrain]
	state := f.Spot(action, at)
	t.Kit.Button(s, at, kit.Face{Label: " ", Size: 12}, state)
	if isBrush {
		s.Rect(at.Inset(kit.Round(3*px)), r.colors.route.Alpha(.28))
		r.showRing(s, at, 8*px, 2.5*px, r.colors.brushEdge())
	}
	if state == kit.Pressed {
		at.Y += 2 * px
	}
	side := kit.Round(min(40*px, at.H-12*px))
	switch {
	case at.W < 86*px:
		side = kit.Round(min(24*px, at.H-10*px))
	case at.W < 110*px:
		side = kit.Round(min(30*px, at.H-10*px))
	}
	pictures := r.sizes.of(side)
	x, y := kit.Round(at.X+6*px), kit.Round(at.Y+(at.H-side)/2)
	s.Put(pictures.samples[terrain], x, y)
	name, cost := t.Fit(raster.Title, 16, terrain.String(), at.X+at.W-x-side-8*px), t.Font(raster.Text, 13)
	left := x + side + 8*px
	word := brushCosts[terrain]
	if left+max(name.Width(terrain.String()), cost.Width(word)) > at.X+at.W-2*px {
		left = x + side + 3*px
		cost = t.Font(raster.Text, 12)
	}
	step := 1.3 * cost.Size()
	fits := left+cost.Width(word) <= at.X+at.W-px
	if !fits {
		step = 0
	}
	base := at.Y + (at.H-name.Size()-step)/2 + .88*name.Size()
	s.Text(name, terrain.String(), left, base, scene.Left, t.Dress.Ink)
	room := at.X + at.W - 4*px - left
	if dots := terrain.Cost(); dots > 0 && cost.Width(word)+float32(dots)*7*px+3*px < room {
		for range dots {
			s.Sprite(scene.Sprite{Pic: r.dot, X: kit.Round(left + 3*px), Y: kit.Round(base + step - .32*cost.Size()), Tint: t.Dress.Ink})
			left += 7 * px
		}
		left += 2 * px
	}
	if fits {
		s.Text(cost, word, left, base+step, scene.Left, t.Dress.SecondInk)
	}
	if f.Hints && left+name.Width(terrain.String()) < at.X+at.W-30*px && at.W > 110*px {
		if key := f.KeyName(action); key != "" {
			const height = 19
			t.Cap(s, key, at.X+at.W-7*px-t.CapWidth(key, height*px), at.Y+14*px, height*px)
		}
	}
}

// brushEdge is the edge of the brush that is chosen.
func (p *palette) brushEdge() raster.Color {
	if p.plain {
		return p.route
	}
	return raster.Hex(0x7a5200)
}

// showSearch shows which search is chosen, on a button that opens the comparison.
func (r *Room) showSearch(s *scene.Scene, f *shell.Frame, g *maze.Game) {
	t, at := r.tools, r.layout.search
	t.Panel(s, at, false, f.Spot("compare", at))
	t.Label(s, "SEARCH", at.X+10*t.Px, at.Y+.4*at.H)
	name := t.Fit(raster.Title, 16, g.Search().Title(), at.W-40*t.Px)
	s.Text(name, g.Search().Title(), at.X+10*t.Px, at.Y+at.H-.18*at.H, scene.Left, t.Dress.Ink)
	t.Icon(s, kit.Chevron, at.X+at.W-18*t.Px, at.Y+at.H/2, t.Dress.Ink)
}
