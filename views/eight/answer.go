package eight

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"parlor/games/eight"
	"parlor/sim"
	"parlor/views/lab"
	"parlor/views/shell"
)

// The actions of the room that are no commands of the game.
const (
	ownAction    = "own"    // opens the boards of one's own
	tableAction  = "table"  // opens the comparison of all searches
	raceAction   = "race"   // runs all searches on this board
	marksAction  = "marks"  // shows or hides the marks on the tiles
	closeAction  = "close"  // closes what is open
	ignoreAction = "ignore" // a place that is pressed for nothing
)

// slides are the actions that slide the tile that can go that way, by how much its
// Slot changes.
var slides = map[string]int{"slideUp": -3, "slideDown": 3, "slideLeft": -1, "slideRight": 1}

// Act answers an action.
func (r *Room) Act(game sim.Game, action string) shell.Reply {
	g := game.(*eight.Game)
	if r.own.open {
		if reply, ok := r.own.act(r, g, action); ok {
			return reply
		}
	}
	name, arg, _ := strings.Cut(action, " ")
	n, _ := strconv.Atoi(arg)
	switch name {
	case "tile":
		return r.choose(g, n)
	case "slideUp", "slideDown", "slideLeft", "slideRight":
		return r.slide(g, slides[name])
	case "estimate":
		return inputs(sim.Input{Code: eight.SetEstimate})
	case "nextSearch":
		return inputs(sim.Input{Code: eight.SetSearch, X: int16(g.Search()+1) % int16(len(searchNames))})
	case "method":
		m := methods[n]
		return inputs(sim.Input{Code: eight.SetSearch, X: int16(m.Search)}, sim.Input{Code: eight.SetEstimate, X: int16(m.Estimate) + 1})
	case "pace":
		if arg == "" {
			n = nextPace(g.StepsPerTick())
		}
		return shell.Reply{Inputs: []sim.Input{{Code: eight.StepsPerTick, X: int16(n)}}, Say: fmt.Sprintf("%s a tick.", count(n, "Step"))}
	case marksAction:
		r.marks = !r.marks
		return shell.Reply{Heard: true, Say: map[bool]string{true: "Marks are shown.", false: "Marks are hidden."}[r.marks]}
	case "why", "open", "code", "compare":
		return r.turn(name)
	case tableAction:
		return r.openTable()
	case raceAction:
		if !r.contest.canRun(g) {
			return shell.Reply{Heard: true, Say: "There is nothing to search here."}
		}
		r.contest.runAll(g)
		return shell.Reply{Heard: true, Say: "All searches run on this board."}
	case ownAction:
		r.own.begin(g)
		return shell.Reply{Inputs: r.rest(g), Say: "Your own boards. Type the start; up and down change between start and goal; Enter plays."}
	case closeAction:
		r.table = false
		return shell.Reply{Heard: true, Say: "Closed."}
	case ignoreAction:
		return shell.Reply{Heard: true}
	case shell.RestAction:
		return shell.Reply{Inputs: r.rest(g)}
	case shell.BackAction:
		return r.back(g)
	}
	return shell.Reply{}
}

func inputs(in ...sim.Input) shell.Reply { return shell.Reply{Inputs: in} }

// choose chooses a tile; one that cannot move shakes its head.
func (r *Room) choose(g *eight.Game, tile int) shell.Reply {
	if !g.CanMove(tile) {
		if _, _, _, _, _, isSliding := g.Slide(); !isSliding {
			r.play.nodded[tile] = r.last
			r.ears.play("refused", 0, 0)
		}
		return shell.Reply{Heard: true}
	}
	return inputs(sim.Input{Code: eight.Tile, X: int16(tile)})
}

// slide chooses the tile whose Slot would change by so much, if there is one.
func (r *Room) slide(g *eight.Game, way int) shell.Reply {
	blank := g.Board().Slot(0)
	from := blank - way
	if from < 0 || from > 8 || !g.CanMove(g.Board().Tile(from)) {
		return shell.Reply{Heard: true}
	}
	return inputs(sim.Input{Code: eight.Tile, X: int16(g.Board().Tile(from))})
}

func nextPace(n int) int {
	for i, p := range paces {
		if p == n {
			return paces[(i+1)%len(paces)]
		}
	}
	return paces[0]
}

// turn turns the sheet to a page; the page that is there already draws it up or down.
func (r *Room) turn(name string) shell.Reply {
	r.tab = tab(slices.Index(tabActions, name))
	r.sheet.Raise()
	return shell.Reply{Heard: true, Say: tabWords[r.tab] + "."}
}

func (r *Room) openTable() shell.Reply {
	if r.layout.Shape != lab.Wide {
		return r.turn("compare")
	}
	r.table = !r.table
	if !r.table {
		return shell.Reply{Heard: true, Say: "Closed."}
	}
	return shell.Reply{Heard: true, Say: "All searches. " + r.contest.spoken()}
}

// rest pauses Solve, if it runs.
func (r *Room) rest(g *eight.Game) []sim.Input {
	if g.Solving() {
		return []sim.Input{{Code: eight.PauseSolve}}
	}
	return nil
}

// back closes what is open, or pauses Solve; else there is nothing left to go back
// from.
func (r *Room) back(g *eight.Game) shell.Reply {
	switch {
	case r.table:
		r.table = false
		return shell.Reply{Heard: true, Say: "Closed."}
	case r.sheet.IsUp():
		r.sheet.Lower()
		return shell.Reply{Heard: true}
	}
	return shell.Reply{Inputs: r.rest(g)}
}

// Type hears keys while a board is typed.
func (r *Room) Type(game sim.Game, key string) shell.Reply {
	if !r.own.open {
		return shell.Reply{}
	}
	return r.own.hear(r, key)
}

// Paste takes a board, or the address of one.
func (r *Room) Paste(_ sim.Game, text string) shell.Reply {
	if _, query, ok := strings.Cut(text, "?"); ok {
		return shell.Reply{Open: query}
	}
	if r.own.open {
		r.own.paste(text)
		return shell.Reply{Heard: true}
	}
	return shell.Reply{Open: "board=" + text}
}

// Link is the board that Reset puts back, and the goal.
func (r *Room) Link(game sim.Game) string {
	g := game.(*eight.Game)
	return link(g.Opening().String(), g.Goal().String())
}

func link(board, goal string) string { return "board=" + board + "&goal=" + goal }

// Open reads what Link gives; either part may be missing.
func (r *Room) Open(query string) (sim.Config, error) {
	board, goalText := "", "123456780"
	err := lab.Query(query, func(field, value string) (err error) {
		switch field {
		case "board":
			board = value
			_, err = eight.ParseBoard(value)
		case "goal":
			goalText = value
			_, err = eight.ParseBoard(value)
		default:
			err = fmt.Errorf("there are only board and goal")
		}
		return err
	})
	if err != nil {
		return sim.Config{}, err
	}
	settings, setup := map[string]string{"goalBoard": goalText}, map[string]string{}
	if board != "" {
		goal, _ := eight.ParseBoard(goalText)
		if _, err := eight.ParseStart(board, goal); err != nil {
			return sim.Config{}, fmt.Errorf("board: %w", err)
		}
		setup["board"] = board
	}
	return sim.Config{Settings: object(settings), Setup: object(setup)}, nil
}

func object(fields map[string]string) json.RawMessage {
	data, _ := json.Marshal(fields) // strings always have a JSON form
	return data
}

// BestKey is one for each start and goal.
func (r *Room) BestKey(game sim.Game) string { return bestKey(game.(*eight.Game)) }

func bestKey(g *eight.Game) string { return g.Opening().String() + " to " + g.Goal().String() }

// spoken tells what is known of the searches.
func (c *contest) spoken() string {
	var text strings.Builder
	for i := range c.rows {
		if row := &c.rows[i]; row.done {
			fmt.Fprintf(&text, "%s: %s checked, %s moves. ", row.Name, row.checked, row.moves)
		}
	}
	return text.String()
}
