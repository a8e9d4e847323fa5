package shell

import (
	"parlor/scene"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// continueAction goes on from a room's menu with the game that was left there.
const continueAction = "continue"

// mayContinue says whether the menu of the open room is shown while a game waits there.
func (a *App) mayContinue() bool {
	if a.screen != Menu {
		return false
	}
	_, ok := a.unfinished(a.open)
	return ok
}

// continueHere goes on with that game, if there is one.
func (a *App) continueHere() {
	if a.mayContinue() && a.continueIn(a.open) {
		a.sound(selectSound)
	}
}

// leastUprightMenu is how high an upright window is in points that has room above its
// menu for more than the name of the game.
const leastUprightMenu = 830

// showContinueButton shows above the menu that a game waits, so that nobody puts it
// aside by beginning another one unawares.
func (a *App) showContinueButton(s *scene.Scene, v View) {
	const label = "Continue"
	switch {
	case !a.mayContinue() || v.W < v.H && v.H < leastUprightMenu*v.Scale:
	case v.W < v.H: // beside the name
		k, px := a.kit, a.kit.Px
		r := kit.Snap(v.Left+4*px, v.Top+4*px, 1.25*narrowPlate*px, plateHeight*px)
		k.Button(s, r, kit.Face{}, a.spot(continueAction, r))
		f := k.Fit(raster.Title, plateText, label, r.W-6*px)
		s.Text(f, label, r.X+r.W/2, r.Y+r.H/2+.35*f.Size(), scene.Middle, k.Dress.Ink)
	default:
		a.showCorner(s, v, continueAction, label, a.keyName(continueAction), false)
	}
}
