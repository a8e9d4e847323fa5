package shell

import "parlor/scene"

// continueAction goes on from a room's menu with the game that was left there.
const continueAction = "continue"

// continueHere goes on with that game, if there is one.
func (a *App) continueHere() {
	switch {
	case a.waits == "":
	case a.continueIn(a.open):
		a.sound(selectSound)
	default: // it could not be read
		a.waits = ""
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
	case a.waits == "" || v.W < v.H && v.H < leastUprightMenu*v.Scale:
	case v.W < v.H: // beside the name
		a.showNarrowPlate(s, v.Left+4*a.kit.Px, v.Top+4*a.kit.Px, 1.25*narrowPlate, continueAction, label)
	default:
		a.showCorner(s, v, continueAction, label, a.keyName(continueAction), false)
	}
}
