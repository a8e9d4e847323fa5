package maze

import (
	"slices"
	"strconv"
	"strings"

	"parlor/games/maze"
	"parlor/sim"
	"parlor/views/lab"
	"parlor/views/shell"
)

// The actions of the room that are no commands of the game.
const (
	mapsAction    = "maps"       // opens the page of maps
	raceAction    = "race"       // runs all searches on this map
	searchAction  = "nextSearch" //
	fasterAction  = "faster"     // the pace
	slowerAction  = "slower"
	largerAction  = "zoomIn"
	smallerAction = "zoomOut"
	afterAction   = "nextBrush"
	beforeAction  = "previousBrush"
)

// Act answers an action.
func (r *Room) Act(game sim.Game, action string) shell.Reply {
	g := game.(*maze.Game)
	if reply, ok := r.maps.act(r, g, action); ok {
		return reply
	}
	for t, name := range brushActions {
		if action == name {
			return brush(maze.Terrain(t))
		}
	}
	name, arg, _ := strings.Cut(action, " ")
	switch name {
	case beforeAction:
		return brush((g.Brush() + maze.TerrainCount - 1) % maze.TerrainCount)
	case afterAction:
		return brush((g.Brush() + 1) % maze.TerrainCount)
	case searchAction:
		return choose((g.Search() + 1) % maze.SearchCount)
	case "search":
		s, _ := maze.SearchNamed(arg)
		return choose(s)
	case "chip":
		if i, _ := strconv.Atoi(arg); i < len(r.facts.chips) {
			return selects(r.facts.chips[i].cell)
		}
	case raceAction:
		r.contest.asked = true
		return shell.Reply{Heard: true, Say: "All four searches run on this map."}
	case fasterAction:
		r.pace.turn(1)
		return shell.Reply{Heard: true, Say: r.pace.String() + "."}
	case slowerAction:
		r.pace.turn(-1)
		return shell.Reply{Heard: true, Say: r.pace.String() + "."}
	case largerAction, smallerAction:
		return r.zoom(g, name == largerAction)
	case "why", "next", "code", "compare", mapsAction:
		return r.turnTo(g, name)
	case shell.RestAction:
		return rest(g)
	case shell.BackAction:
		return r.back(g)
	}
	return shell.Reply{}
}

func inputs(in ...sim.Input) shell.Reply { return shell.Reply{Inputs: in, Heard: true} }

func brush(t maze.Terrain) shell.Reply { return inputs(sim.Input{Code: maze.Brush, X: int16(t)}) }

func choose(s maze.Search) shell.Reply {
	return inputs(sim.Input{Code: maze.ChooseSearch, X: int16(s)})
}

func selects(cell int) shell.Reply {
	x, y := maze.Cell(cell)
	return inputs(sim.Input{Code: maze.Select, X: x, Y: y})
}

// zoom makes the map larger or smaller around the Selection.
func (r *Room) zoom(g *maze.Game, larger bool) shell.Reply {
	at := r.plot.place(g.Selected())
	steps := float32(-1)
	if larger {
		steps = 1
	}
	r.camera.turn(steps, at.X+at.W/2, at.Y+at.H/2)
	r.camera.reveal(g.Selected())
	return shell.Reply{Heard: true}
}

// turnTo turns the sheet to a page; the page of maps opens over the panels where
// there is no sheet.
func (r *Room) turnTo(g *maze.Game, name string) shell.Reply {
	if name == mapsAction {
		r.maps.begin(r, g)
	} else {
		r.maps.open = false
	}
	if r.layout.Shape == lab.Wide {
		if name == "compare" {
			return shell.Reply{Heard: true, Say: r.contest.spoken()}
		}
		if name == mapsAction && r.maps.open {
			return shell.Reply{Heard: true, Say: "Maps. The arrows choose, Enter presses."}
		}
		return shell.Reply{Heard: true}
	}
	r.tab = tab(slices.Index(tabActions, name))
	r.sheet.Raise()
	return shell.Reply{Heard: true, Say: tabWords[r.tab] + "."}
}

// rest pauses Find route, if it runs.
func rest(g *maze.Game) shell.Reply {
	if g.Finding() {
		return inputs(sim.Input{Code: maze.PauseFind})
	}
	return shell.Reply{}
}

// back lowers what is up, or pauses Find route; else there is nothing left to go
// back from.
func (r *Room) back(g *maze.Game) shell.Reply {
	if r.layout.slides && r.sheet.IsUp() {
		r.sheet.Lower()
		return shell.Reply{Heard: true}
	}
	return rest(g)
}

// Type hears keys while something is typed or chosen on the page of maps; and a
// direction, since the Selection is told about once it was moved.
func (r *Room) Type(game sim.Game, key string) shell.Reply {
	g := game.(*maze.Game)
	if r.maps.open {
		return r.maps.hear(r, g, key)
	}
	r.pointed.moved = strings.HasPrefix(key, "Arrow") || strings.HasPrefix(key, "DPad")
	return shell.Reply{}
}

// Paste takes a map: its line, an address with one, or rows of letters.
func (r *Room) Paste(_ sim.Game, text string) shell.Reply {
	if _, query, ok := strings.Cut(text, "?"); ok {
		return shell.Reply{Open: query}
	}
	if r.maps.entry.IsOpen() && !strings.Contains(text, "\n") {
		r.maps.entry.Paste(text)
		return shell.Reply{Heard: true}
	}
	query, err := r.Read([]byte(text))
	if err != nil {
		query = mapField + "=" + text // whose reading says what is wrong
	}
	return shell.Reply{Open: query}
}
