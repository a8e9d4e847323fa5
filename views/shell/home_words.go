package shell

import (
	"fmt"
	"time"

	"parlor/scene/raster"
	"parlor/views/kit"
)

// words are what Home says of the games. They are read when Home is entered: what
// they tell of changes only elsewhere.
type words struct {
	doors   []doorWords
	entered time.Duration
}

// doorWords are those of a door.
type doorWords struct {
	line, note    string   // what one does in the game
	first, second string   // below its name
	unfinished    bool     // the first tells of a game that can be continued
	isBest        bool     // the first is a best
	about         []string // on a card, cut into lines that fit
	best          string   // on a card; "" for none
}

// readWords puts the doors into words, if that was not done since Home was entered.
func (h *home) readWords(a *App) {
	w := &h.words
	if len(w.doors) > 0 && w.entered == a.entered {
		return
	}
	w.entered, w.doors = a.entered, w.doors[:0]
	for i := range a.rooms {
		w.doors = append(w.doors, h.wordsOf(a, i))
	}
}

func (h *home) wordsOf(a *App, room int) doorWords {
	r := &a.rooms[room]
	card := r.Card()
	w := doorWords{line: card.Line, note: card.Note, first: "No best yet"}
	if _, isLab := r.Room.(Lab); isLab {
		w.first = "A lab to explore"
		if n := a.prideIn(r); n > 0 {
			w.first, w.second, w.isBest = fmt.Sprint(n), card.PrideWords, true
			w.best = card.PrideWords + ": " + w.first
		}
	}
	best := ""
	if bests := a.bestsOf(r); len(bests) > 0 {
		best = bests[0].text
		w.first, w.second, w.isBest = best, bestIn(bests[0].of, r), true
		w.best = "Best " + best
	}
	line, ok := a.unfinished(room)
	if ok {
		w.first, w.second, w.unfinished, w.isBest = line, w.best, true, false
	} else {
		line = card.Line
	}
	w.about = kit.Wrap(h.kit.Font(raster.Text, 14), line, cardText*h.px)
	return w
}

// prideIn counts what a lab is proud of.
func (a *App) prideIn(r *visit) (n int64) {
	for _, g := range a.statistics.Games(r.Spec().Name) {
		n += g.Of(r.Card().Pride)
	}
	return n
}

// bestIn says of what a best is: of MARATHON it is the best in Marathon, and where
// there is only one mode it needs no name.
func bestIn(mode string, r *visit) string {
	modes := 0
	for _, c := range r.menu {
		if c.BestKey != "" {
			modes++
		}
	}
	if modes < 2 {
		return "Best score"
	}
	return "Best in " + plain(mode)
}

// plain writes words in capitals as a sentence would have them: TIME ATTACK Hard is
// Time Attack Hard.
func plain(words string) string {
	out := []byte(words)
	for i := 1; i < len(out); i++ {
		if inWord := out[i-1] >= 'A'; inWord && out[i] >= 'A' && out[i] <= 'Z' {
			out[i] += 'a' - 'A'
		}
	}
	return string(out)
}
