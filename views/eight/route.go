package eight

import (
	"strconv"

	"parlor/games/eight"
)

// openHeads tell the order in which each search takes boards up.
var openHeads = [...]string{
	eight.AStar: "OPEN, BEST FIRST", eight.Greedy: "OPEN, LEAST h FIRST", eight.Breadth: "OPEN, OLDEST FIRST", eight.IDAStar: "OPEN, NEWEST FIRST",
}

// places is what stands beside the boards that wait.
var places = [mostOpen]string{"next", "no. 2", "no. 3", "no. 4", "no. 5", "no. 6", "no. 7", "no. 8"}

// readSearch tells of a search that has found no route yet: the board that was expanded
// last, and those that wait.
func (sh *shown) readSearch(g *eight.Game) {
	sh.slide = ""
	sh.expansion, sh.expanded = g.Expanded()
	sh.list = list{
		boards: g.Open(mostOpen), head: openHeads[g.Search()], count: count(g.Waiting(), "board"),
		beside: places, isMarked: true, empty: "No board is open any more.",
	}
	sh.heading, sh.step = "JUST EXPANDED", "step "+thousands(g.StatesChecked())
	switch {
	case sh.shortest != "":
		sh.heading, sh.step = "SOLVED BY HAND", count(g.HandMoves(), "move")
		sh.list.empty = "No board is open."
	case g.Phase() == eight.NotStarted:
		sh.heading, sh.step = "TO BEGIN", ""
		sh.list.empty = "No board is open yet."
	case g.Phase() == eight.Finished:
		sh.heading, sh.list.isMarked = "THE SEARCH STOPS", false
	case g.Search() == eight.IDAStar:
		sh.list.empty = "None is open: the limit rises next."
	}
}

// readRoute tells of the route: the move that was made last, or the board that was noted
// last with the move that it leads to, and the boards from there to the goal.
func (sh *shown) readRoute(g *eight.Game) {
	known, moves, played := g.Route(), g.Moves(), g.MovesPlayed()
	first := moves + 1 - len(known) // the move that made the first board that is known
	if len(known) == 0 {
		known, first = []eight.Board{g.Goal()}, moves
	}
	found := func(move int) eight.Found {
		b := known[move-first]
		return eight.Found{Board: b, G: move, H: g.Guess(b)}
	}
	at := max(first, played)
	from := at
	if played > 0 {
		from--
	}
	sh.expansion, sh.expanded = eight.Expansion{Found: found(from)}, true
	if to := from + 1; to <= moves {
		n := eight.Neighbour{Found: found(to)}
		n.Tile = n.Board.Tile(sh.expansion.Board.Slot(0))
		sh.expansion.Neighbours = []eight.Neighbour{n}
		sh.slide = "move " + strconv.Itoa(to)
	}
	sh.list = list{head: "THE ROUTE", count: count(moves, "move"), isMarked: true, isRoute: true}
	for i := range min(moves-at+1, mostOpen) {
		sh.list.boards = append(sh.list.boards, found(at+i))
		sh.list.beside[i] = "move " + strconv.Itoa(at+i)
	}
	switch {
	case at == moves:
		sh.list.beside[0] = "goal"
	case g.Phase() == eight.BuildingRoute:
		sh.list.beside[0] = "noted"
	default:
		sh.list.beside[0] = "now"
	}
	switch {
	case len(g.Route()) == 0:
		sh.heading, sh.step = "THE GOAL IS FOUND", count(moves, "move")
	case g.Phase() == eight.BuildingRoute:
		sh.heading, sh.step = "BUILDING THE ROUTE", thousands(len(known))+" noted"
	case played == moves:
		sh.heading, sh.step = "THE ROUTE IS PLAYED", count(moves, "move")
	default:
		sh.heading, sh.step = "ON THE ROUTE", "move "+strconv.Itoa(played)+" of "+strconv.Itoa(moves)
	}
}
