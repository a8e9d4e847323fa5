package kit

import (
	"parlor/scene"
	"parlor/scene/raster"
)

// The radii of corners.
const (
	overlayRadius = 16
	panelRadius   = 12
	buttonRadius  = 8
)

// panelReach is how far a panel's shadow goes.
const panelReach = 24

// Overlay shows the panel of what opens over a room, with a fine line inlaid. One
// that fills the window has straight corners.
func (k *Kit) Overlay(s *scene.Scene, r scene.Rect, fills bool) {
	if fills {
		k.show(s, overlayPart, 1, r)
	} else {
		k.show(s, overlayPart, 0, r)
	}
}

func paintOverlay(k *Kit, e Easel, w, h float32, fills int) {
	if fills == 1 {
		e.Fill(raster.Box(0, 0, w, h, 0), Down(0, h, k.Dress.PanelTop, k.Dress.PanelBottom))
		return
	}
	k.panel(e, w, h, overlayRadius)
	const inside = 5
	e.Stroke(raster.Box(inside, inside, w-2*inside, h-2*inside, overlayRadius-inside+1), 1, raster.Solid(k.Dress.Inlay))
}

func (k *Kit) panel(e Easel, w, h, radius float32) {
	d := k.Dress
	e.shadow(w, h, radius, 4, 6, d.Shadow.Alpha(.42))
	e.Fill(raster.Box(0, 0, w, h, radius), Down(0, h, d.PanelTop, d.PanelBottom))
	e.edge(w, h, radius, d.Line, raster.Linear(0, 0, 0, h,
		raster.Stop{At: 0, Color: d.Edge.Mix(white, .25)}, raster.Stop{At: .25, Color: d.Edge}, raster.Stop{At: 1, Color: d.Edge}))
}

// Plate shows what is raised in the accent: what is chosen of several.
func (k *Kit) Plate(s *scene.Scene, r scene.Rect) { k.show(s, platePart, 0, r) }

func paintPlate(k *Kit, e Easel, w, h float32, _ int) {
	const radius = 7
	e.Fill(raster.Box(0, 0, w, h, radius), Down(0, h, k.Dress.MainTop, k.Dress.MainFoot))
	e.edge(w, h, radius, k.Dress.Line, raster.Solid(k.Dress.MainEdge))
}

// Sunk shows a place sunk into a panel.
func (k *Kit) Sunk(s *scene.Scene, r scene.Rect) { k.show(s, sunkPart, 0, r) }

// Cell shows one cell of a row of places.
func (k *Kit) Cell(s *scene.Scene, r scene.Rect) { k.show(s, sunkPart, 1, r) }

func paintSunk(k *Kit, e Easel, w, h float32, isCell int) {
	if isCell == 1 {
		e.edge(w, h, 5, k.Dress.Line, raster.Solid(k.Dress.Accent.Alpha(.4)))
		return
	}
	k.sunk(e, w, h, 9)
}

func (k *Kit) sunk(e Easel, w, h, radius float32) {
	e.Fill(raster.Box(0, 0, w, h, radius), raster.Solid(k.Dress.Sunk))
	e.edge(w, h, radius, k.Dress.Line, raster.Solid(k.Dress.ButtonEdge))
}

// PaintPanel paints a panel of a room onto a picture of what stands still, in
// pixels of the 720-high picture.
func (k *Kit) PaintPanel(e Easel, x, y, w, h float32) {
	e.M = raster.Move(x, y).Then(e.M)
	k.panel(e, w, h, panelRadius)
}

// Panel shows a panel of a room that comes and goes or can be chosen: the chosen one
// has a wide edge.
func (k *Kit) Panel(s *scene.Scene, r scene.Rect, isChosen bool) {
	if isChosen {
		k.show(s, roomPanelPart, 1, r)
	} else {
		k.show(s, roomPanelPart, 0, r)
	}
}

func paintRoomPanel(k *Kit, e Easel, w, h float32, isChosen int) {
	k.panel(e, w, h, panelRadius)
	if isChosen == 1 {
		e.edge(w, h, panelRadius, 2.5*k.Dress.Line, raster.Solid(k.Dress.Accent.Mix(white, .25)))
	}
}

// ShowTip shows the ground of a tooltip, near black in every dress.
func (k *Kit) ShowTip(s *scene.Scene, r scene.Rect) { k.show(s, tipPart, 0, r) }

func paintTip(k *Kit, e Easel, w, h float32, _ int) {
	ground := raster.Hex(0x10161a)
	e.shadow(w, h, buttonRadius, 4, 6, raster.Hex(0x000000).Alpha(.42))
	e.Fill(raster.Box(0, 0, w, h, buttonRadius), raster.Solid(ground))
	e.edge(w, h, buttonRadius, k.Dress.Line, raster.Solid(ground.Mix(white, .3)))
}
