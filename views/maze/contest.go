package maze

import (
	"fmt"
	"strconv"

	"parlor/games/maze"
	"parlor/scene"
	"parlor/views/kit"
	"parlor/views/lab"
	"parlor/views/shell"
)

// contest compares the searches on the map as it is. Each is told of once its own trial
// is over, so that a class can guess before it sees; or all of them are run beside the
// lab's own search, when that is asked for.
type contest struct {
	race    lab.Race
	version int  // of the map that the race is about
	begun   bool // on that map
	asked   bool // to begin
	cards   [maze.SearchCount]card
	read    int // the change that the cards were made for
}

// card is what is known of a search.
type card struct {
	lab.Card
	known bool // its trial on this map is over
	old   bool // it was run on another map
}

// follow runs what is due of the race, and brings the cards up to the game.
func (c *contest) follow(r *Room, g *maze.Game) {
	if c.version != g.MapVersion() {
		*c = contest{version: g.MapVersion(), read: -1}
	}
	if c.asked && !c.begun {
		c.begun = true
		c.start(g)
	}
	moved := c.race.Run()
	if !moved && c.read == r.facts.read {
		return
	}
	c.read = r.facts.read
	for s := range maze.SearchCount {
		c.describe(r, g, s)
	}
}

// start lines the searches up; a map on which none can begin has no race.
func (c *contest) start(g *maze.Game) {
	var begin []func() lab.Trial
	for s := range maze.SearchCount {
		begin = append(begin, func() lab.Trial {
			if t, err := g.Trial(s); err == nil {
				return t
			}
			return nil
		})
	}
	c.race.Start(begin)
}

// describe makes the card of a search.
func (c *contest) describe(r *Room, g *maze.Game, s maze.Search) {
	own, known := g.Outcome(s)
	now := card{Card: lab.Card{Name: cardNames[s], Chosen: g.Search() == s, Unit: "visited", Part: -1}}
	visited := 0
	switch trial, done := c.race.Lane(int(s)); {
	case now.Chosen && g.Phase() != maze.Ready && g.Phase() != maze.Finished:
		visited, now.Note, now.Ink = g.Visited(), "searching", r.tools.Dress.Accent
		if _, ok := g.RouteCost(); ok {
			now.Note = "found"
		}
		now.Rest = "cost " + r.facts.cost
	case known && !own.Old:
		visited = own.Visited
		now.judge(r, own.Cost, own.Dearer)
	case trial != nil:
		t := trial.(*maze.Trial)
		visited = t.Visited()
		if !done {
			now.Note, now.Rest = "searching", "cost --"
			break
		}
		cost, ok := t.Cost()
		if !ok {
			cost = -1
		}
		now.judge(r, cost, t.Dearer())
	case known:
		visited = own.Visited
		now.Note, now.Rest = "old map", costWord(own.Cost)
		now.old = true
	default:
		now.Note, now.Unit, now.Rest = "not run", "", "Choose it to compare"
		if now.Chosen {
			now.Rest = "Step or Find route runs it"
		}
		now.Part = 0
		c.cards[s] = now
		return
	}
	now.Number = int64(visited)
	now.Part = float32(visited) / float32(max(r.facts.passable, 1))
	c.cards[s] = now
}

// cardNames are the names of the searches, short enough for what else is on a card.
var cardNames = [maze.SearchCount]string{maze.Dijkstra: "Dijkstra", maze.AStar: "A*", maze.Greedy: "Greedy", maze.Breadth: "Breadth"}

// judge says how a search that has ended compares.
func (c *card) judge(r *Room, cost, dearer int) {
	c.known, c.Rest = true, costWord(cost)
	switch {
	case cost < 0:
		c.Note, c.Ink = "no route", r.colors.dearer
	case dearer > 0:
		c.Note, c.Ink = "dearer by "+strconv.Itoa(dearer), r.colors.dearer
	default:
		c.Note, c.Ink, c.Tick = "cheapest", r.colors.cheapest, true
	}
}

func costWord(cost int) string {
	if cost < 0 {
		return "cost --"
	}
	return "cost " + strconv.Itoa(cost)
}

// searchActions choose the searches.
var searchActions = func() (names [maze.SearchCount]string) {
	for s := range names {
		names[s] = "search " + maze.Search(s).String()
	}
	return names
}()

// showCards shows the comparison where it has a place of its own.
func (r *Room) showCards(s *scene.Scene, f *shell.Frame) {
	for i, at := range r.layout.cards {
		r.showCard(s, f, maze.Search(i), at)
	}
}

// showCard shows a search; pressed, it is chosen.
func (r *Room) showCard(s *scene.Scene, f *shell.Frame, search maze.Search, at scene.Rect) {
	c := &r.contest.cards[search]
	if c.old {
		s.Fade *= .6
	}
	r.tools.ShowCard(s, at, &c.Card, f.Spot(searchActions[search], at))
	if c.old {
		s.Fade /= .6
	}
}

// drawCompare shows the comparison as a page: the searches, a button that runs them
// all, and the pace.
func (r *Room) drawCompare(s *scene.Scene, f *shell.Frame, at scene.Rect) {
	px := r.tools.Px
	gap := 6 * px
	columns := 2
	if at.W < 300*px {
		columns = 1
	}
	h := 60 * px
	w := (at.W - gap*float32(columns-1)) / float32(columns)
	y := at.Y
	for i := range maze.SearchCount {
		column, row := int(i)%columns, int(i)/columns
		r.showCard(s, f, i, kit.Snap(at.X+float32(column)*(w+gap), at.Y+float32(row)*(h+gap), w, h))
		y = at.Y + float32(row+1)*(h+gap)
	}
	all := kit.Snap(at.X, y, at.W, 40*px)
	r.showRunAll(s, f, all, "Run all four on this map")
	r.pace.draw(s, r, kit.Snap(at.X, y+46*px, at.W, 54*px))
}

// showRunAll shows the button that runs all searches.
func (r *Room) showRunAll(s *scene.Scene, f *shell.Frame, at scene.Rect, label string) {
	r.tools.ButtonWhen(s, f, raceAction, at, kit.Face{Label: label, Size: 15, Icon: kit.Play}, !r.contest.begun)
}

// spoken tells what is known of the searches.
func (c *contest) spoken() string {
	text := ""
	for s := range c.cards {
		if k := &c.cards[s]; k.known {
			text += fmt.Sprintf("%s: %d visited, %s, %s. ", k.Name, k.Number, k.Rest, k.Note)
		}
	}
	if text == "" {
		return "No search has been run on this map."
	}
	return text
}
