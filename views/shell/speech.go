package shell

import (
	"fmt"
	"strings"

	"parlor/session"
	"parlor/sim"
)

// speech collects what is to be spoken for those who do not see the screen.
type speech struct{ lines []string }

// mostLines bounds what waits when nobody listens.
const mostLines = 20

func (s *speech) say(line string) {
	if line == "" {
		return
	}
	if len(s.lines) == mostLines {
		s.lines = append(s.lines[:0], s.lines[1:]...)
	}
	s.lines = append(s.lines, line)
}

// TakeSpoken gives what is to be spoken since the last call: screens, choices,
// results, notices and what the rooms say of their games' events. "" for nothing.
func (a *App) TakeSpoken() string {
	text := strings.Join(a.spoken.lines, " ")
	a.spoken.lines = a.spoken.lines[:0]
	if a.tastes.Speech == session.SpeakNothing {
		return ""
	}
	return text
}

// sayEvent speaks an event of the game, if all is to be spoken.
func (a *App) sayEvent(e sim.Event) {
	if a.tastes.Speech == session.SpeakAll {
		a.spoken.say(a.room().Say(a.session.Game(), e))
	}
}

// sayScreen speaks the screen that was entered.
func (a *App) sayScreen() {
	switch r := a.room(); a.screen {
	case Archive:
		a.spoken.say(fmt.Sprintf("%s of %s.", archivePages[a.archive.page], r.Spec().Title))
		a.sayArchive()
		return
	case Watch:
		a.spoken.say("A record: " + a.watch.kept.Where + ", " + a.watchLine() + ".")
		return
	case Practice:
		a.spoken.say("Practice. " + r.Card().Practice)
		return
	case Home:
		a.spoken.say("Parlor. Choose a game.")
	case Title:
		a.spoken.say(fmt.Sprintf("%s. Press %s to play.", r.Spec().Title, a.keyName("confirm")))
	case Menu:
		a.spoken.say("Main menu.")
		a.sayWaiting()
	case Help:
		a.spoken.say("How to play.")
		for _, row := range r.Help() {
			a.spoken.say(a.helpLine(row))
		}
		return
	case Play:
		a.spoken.say(a.playing.Label + ".")
	case Pause:
		a.spoken.say("Paused.")
		a.spoken.say(a.why)
	case Results:
		a.sayResults()
	}
	a.sayChoice()
}

// sayChoice speaks the chosen choice, its position and what it is about.
func (a *App) sayChoice() {
	if len(a.choices) == 0 {
		return
	}
	c := a.choices[a.chosen]
	a.spoken.say(fmt.Sprintf("%s, %d of %d.", c.Label, a.chosen+1, len(a.choices)))
	for _, line := range c.Info {
		a.spoken.say(line)
	}
	if a.screen == Home {
		a.spoken.say(a.room().Card().Line)
	}
	a.sayStep()
}

func (a *App) helpLine(row HelpRow) string {
	var names []string
	for _, c := range row.Commands {
		names = append(names, a.keyNames(c)...)
	}
	if len(names) == 0 {
		names = []string{"No key"}
	}
	return strings.Join(names, " or ") + ": " + row.Text + "."
}

func (a *App) sayWaiting() {
	if a.waits != "" && !a.onlyFingers() {
		a.spoken.say(fmt.Sprintf("A game waits: %s. Press %s to continue it.", a.waits, a.keyName(continueAction)))
	}
}

func (a *App) sayResults() {
	result := a.session.Game().Result()
	a.spoken.say(result.Title + ".")
	if result.Ranked {
		a.spoken.say(a.room().BestText(a.playing.Mode, result) + ".")
	}
	if a.newBest {
		a.spoken.say("New personal best!")
	}
	if !a.onlyFingers() {
		a.spoken.say(fmt.Sprintf("Press %s to watch it.", a.keyName(recordsAction)))
	}
}
