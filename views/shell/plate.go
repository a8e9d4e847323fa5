package shell

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// lowWindow is the height in points below which a window is a phone's on its side.
const lowWindow = 480

// showPractice says above a practice that it is one, and how a turn is taken back.
func (a *App) showPractice(s *scene.Scene, v View) {
	if a.session == nil || !a.session.Practice() {
		return
	}
	k, px := a.kit, a.kit.Px
	text, key, state := "Practice", "", kit.Rest
	if a.mayUndo() {
		text = "Practice: take back"
		if a.showsHints() {
			key = a.keyName(undoAction)
		}
	}
	f := k.Font(raster.TextBold, plateText)
	w := f.Width(text) + 24*px
	if key != "" {
		w += k.CapWidth(key, 20*px) + 8*px
	}
	// Above the game there is room for it, but on a phone: held upright there is some
	// at its foot, and on its side in a corner. A narrow one fits there beside the game,
	// and between two thumbs.
	x, y := v.Left+(v.W-v.Left-v.Right-w)/2, v.Top+4*px
	upright, isLow := v.W < v.H, v.H < lowWindow*v.Scale
	switch {
	case a.mayUndo() && isLow:
		a.showNarrowPlate(s, v.Left+4*px, y, narrowPlate, undoAction, "Take", "back")
		return
	case a.mayUndo() && upright && v.Buttons && a.screen == Play:
		x = v.Left + (v.W-v.Left-v.Right-narrowPlate*px)/2
		a.showNarrowPlate(s, x, v.H-v.Bottom-(plateHeight+10)*px, narrowPlate, undoAction, "Take", "back")
		return
	case upright:
		y = v.H - v.Bottom - 32*px
	case isLow:
		x = v.Left + 4*px
	}
	r := kit.Snap(x, y, w, 28*px)
	if a.mayUndo() {
		state = a.spot(undoAction, r)
	}
	k.Button(s, r, kit.Face{Label: text, Size: plateText, Key: key}, state)
}

// Sizes of the narrow plate in pixels of the picture: those of a finger.
const (
	plateText   = 13
	narrowPlate = 52
	plateHeight = 48
)

// showNarrowPlate shows a button for a finger, so many pixels of the picture wide, with
// its words below each other.
func (a *App) showNarrowPlate(s *scene.Scene, x, y, wide float32, action string, words ...string) {
	k, px := a.kit, a.kit.Px
	r := kit.Snap(x, y, wide*px, plateHeight*px)
	k.Button(s, r, kit.Face{}, a.spot(action, r))
	x, y = r.X+r.W/2, r.Y+r.H/2
	for i, word := range words {
		f := k.Fit(raster.Title, plateText, word, r.W-8*px)
		s.Text(f, word, x, y+(1.15*float32(i)+.93-.575*float32(len(words)))*f.Size(), scene.Middle, k.Dress.Ink)
	}
}

// showCorner shows a button at the top in a corner of the window, by default the left.
func (a *App) showCorner(s *scene.Scene, v View, action, label, key string, isAtRight bool) {
	k, px := a.kit, a.kit.Px
	face := kit.Face{Label: label, Size: plateText + 1, Icon: kit.Play}
	w := k.Font(raster.Title, face.Size).Width(label)/px + 56
	if a.showsHints() {
		face.Key = key
		w += k.CapWidth(key, 20*px)/px + 8
	}
	x := v.Left + 8*px
	if isAtRight {
		x = v.W - v.Right - (w+8)*px
	}
	high := float32(36)
	if a.frame.Device == Touch {
		high = plateHeight
	}
	r := kit.Snap(x, v.Top+4*px, w*px, high*px)
	s.Fade = easeOut(float32(a.now-a.entered) / float32(optionsEnter))
	k.Button(s, r, face, a.spot(action, r))
	s.Fade = 1
}
