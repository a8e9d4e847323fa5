package eight

import (
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/shell"
)

// tips explain what the mouse rests on, by the action that it gives.
var tips = map[string][2]string{
	"stepBack":  {"One step back", "The search as it was one Step ago, as often as you like."},
	"hint":      {"Hint", "The next tile of a shortest route, and how many moves are left."},
	ownAction:   {"Your own boards", "Type the start and the goal, or drag their tiles."},
	"estimate":  {"Estimate", "How the moves that are left are guessed. A change starts the search over."},
	"share":     {"Share", "Copies the address of this board."},
	"reset":     {"Reset", "The board of the last new puzzle, as it was."},
	marksAction: {"Marks on tiles", "How many slots each tile is from home, shown or hidden."},
	"pace 1":    {"Steps a tick", "How many Steps Solve takes at once."},
}

// drawTip explains what the mouse rests on.
func (r *Room) drawTip(s *scene.Scene, f *shell.Frame) {
	over, at := "", scene.Rect{}
	if f.Screen == shell.Play && f.Device == shell.Keyboard {
		l := &r.layout
		for _, c := range [...]struct {
			action string
			at     scene.Rect
		}{
			{"stepBack", l.back}, {"hint", l.hint}, {ownAction, l.own}, {marksAction, l.marks}, {"estimate", l.estimate},
			{"share", l.bar.Share}, {"reset", l.reset}, {"pace 1", l.pace},
		} {
			if c.at.W > 0 && f.Over(c.at) {
				over, at = c.action, c.at
			}
		}
	}
	if r.tip.Rest(over, f.Now) {
		words := tips[over]
		r.tip.Show(r.tools, s, at, words[0], words[1])
	}
}

// footHints are the keys along the bottom.
var footHints = []kit.Hint{
	{Actions: []string{"slideUp", "slideRight", "slideDown", "slideLeft"}, Does: "slide"},
	{Actions: []string{"step"}, Does: "step"},
	{Actions: []string{"stepBack"}, Does: "step back"},
	{Actions: []string{"solve"}, Does: "solve"},
	{Actions: []string{"hint"}, Does: "hint"},
	{Actions: []string{"nextSearch"}, Does: "next search", Rank: 1},
	{Actions: []string{tableAction}, Does: "all searches", Rank: 2},
	{Actions: []string{ownAction}, Does: "own boards", Rank: 3},
	{Actions: []string{"back"}, Does: "home", Rank: 1},
}
