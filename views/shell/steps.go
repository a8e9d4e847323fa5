package shell

import (
	"fmt"

	"parlor/session"
	"parlor/sim"
)

// Steps are what left and right change about a choice while it is chosen: a start
// level or a difficulty. The choices of a menu that have steps have the same ones,
// and share the one that is set, which a Room is told as a level from 1.
type Steps struct {
	Label string   // Start level
	Names []string // 1 to 15, or Easy, Normal and Hard; none where nothing can be changed
	First int      // the level that is set at first
	// Bests is true where each step has a best of its own, kept under the choice's
	// BestKey with the step's name behind it.
	Bests bool
}

// bestKey gives the name under which the best of a choice is kept at a level.
func (c *Choice) bestKey(level int) string {
	if c.Steps.Bests && c.BestKey != "" {
		return c.BestKey + c.Steps.Names[level-1]
	}
	return c.BestKey
}

// levelOf gives the step at which a kept game was begun; the one that is set where that
// is not known, or is a step that the menu has no more.
func (r *visit) levelOf(k session.Kept) int {
	for _, c := range r.menu {
		if n := len(c.Steps.Names); n > 0 && (k.Level < 1 || k.Level > n) {
			return r.level
		}
	}
	return max(k.Level, 1)
}

// bestLine is a best in words: CLASSIC Normal, and 6 cones.
type bestLine struct{ of, text string }

func (b bestLine) String() string { return b.of + " " + b.text }

// bestsOf puts the bests of a room into words, one for each mode and step that has
// one.
func (a *App) bestsOf(r *visit) []bestLine {
	var list []bestLine
	add := func(c *Choice, label string, level int) {
		if best, ok := a.bests.Best(r.Spec().Name, c.bestKey(level)); ok {
			list = append(list, bestLine{label, r.BestText(c.Mode, best)})
		}
	}
	for i := range r.menu {
		c := &r.menu[i]
		if !c.Steps.Bests {
			add(c, c.Label, 1)
			continue
		}
		for step, name := range c.Steps.Names {
			add(c, c.Label+" "+name, step+1)
		}
	}
	return list
}

// best gives the best kept for a mode of the open room at the step that is set, or
// in a lab under a key.
func (a *App) best(mode string) (sim.Result, bool) {
	r := a.room()
	if a.lab() != nil {
		return a.bests.Best(r.Spec().Name, mode)
	}
	for i := range r.menu {
		if c := &r.menu[i]; c.Run == StartMode && c.Mode == mode {
			return a.bests.Best(r.Spec().Name, c.bestKey(r.level))
		}
	}
	return sim.Result{}, false
}

// firstLevel gives the level that a menu has at first.
func firstLevel(menu []Choice) int {
	for _, c := range menu {
		if len(c.Steps.Names) > 0 {
			return c.Steps.First
		}
	}
	return 1
}

// step changes the level while a choice with steps is chosen.
func (a *App) step(steps int) {
	r := a.room()
	level := r.level + steps
	if a.screen != Menu || level < 1 || level > len(a.choices[a.chosen].Steps.Names) {
		return
	}
	r.level = level
	a.sound(moveSound)
	a.sayStep()
}

// sayStep speaks the step that is set, if the chosen choice has any.
func (a *App) sayStep() {
	if s := a.choices[a.chosen].Steps; len(s.Names) > 0 {
		a.spoken.say(fmt.Sprintf("%s %s.", s.Label, s.Names[a.room().level-1]))
	}
}
