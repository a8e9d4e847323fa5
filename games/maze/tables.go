package maze

// Terrain is what a cell is made of; it counts into terrains.
type Terrain uint8

// The terrains, in the order of their buttons and keys.
const (
	Road Terrain = iota
	Forest
	Mud
	Wall
	TerrainCount
)

// wallCost is the cost that stands for no entry.
const wallCost = -1

// terrains are the rows of Terrains. Going into a cell costs its terrain: from a
// Road into Mud is 5, from Mud into a Road 1.
var terrains = [TerrainCount]struct {
	name string
	cost int32
}{
	Road:   {"Road", 1},
	Forest: {"Forest", 3},
	Mud:    {"Mud", 5},
	Wall:   {"Wall", wallCost},
}

// String is the terrain's name.
func (t Terrain) String() string { return terrains[t].name }

// Cost is what going into the terrain costs, -1 for a Wall.
func (t Terrain) Cost() int { return int(terrains[t].cost) }

// TerrainOf is the first terrain of a cost, and false when none has it.
func TerrainOf(cost int) (Terrain, bool) {
	for t := range terrains {
		if int(terrains[t].cost) == cost {
			return Terrain(t), true
		}
	}
	return 0, false
}

func terrainNamed(name string) (Terrain, bool) {
	for t := range terrains {
		if terrains[t].name == name {
			return Terrain(t), true
		}
	}
	return 0, false
}

// Direction is one of the four neighbours of a cell; it counts into directions.
type Direction uint8

// The directions, in the order in which neighbours are looked at.
const (
	Up Direction = iota
	Right
	Down
	Left
	directionCount
)

// directions are the rows of Directions: Up of column 3, row 2 is column 3, row 1.
var directions = [directionCount]struct{ column, row int }{
	Up:    {0, -1},
	Right: {1, 0},
	Down:  {0, 1},
	Left:  {-1, 0},
}

// suppliedMap is the map of the page; its cheapest route costs 19.
var suppliedMap = [...]string{
	"....ff......",
	".##.ff.####.",
	".#..mm....#.",
	".#.#mm.##.#.",
	"...#mmf.#...",
	"ff.#.ff.###.",
	"fff..f......",
	"..ff...mmm..",
}

// Search is a way to look for a route; it counts into searches.
type Search uint8

// The searches, in the order in which they are compared.
const (
	Dijkstra Search = iota
	AStar
	Greedy
	Breadth
	SearchCount
)

var searches = [SearchCount]struct {
	name, title string
	cheapest    bool // every route it finds is a cheapest one
}{
	Dijkstra: {"dijkstra", "Dijkstra", true},
	AStar:    {"astar", "A*", true},
	Greedy:   {"greedy", "Greedy", false},
	Breadth:  {"breadth", "Breadth-first", false},
}

// String is the search's word in commands.
func (s Search) String() string { return searches[s].name }

// Title is the search's name on the screen.
func (s Search) Title() string { return searches[s].title }

// SearchNamed finds a search by its word in commands.
func SearchNamed(name string) (Search, bool) {
	for s := range searches {
		if searches[s].name == name {
			return Search(s), true
		}
	}
	return 0, false
}

// Message is a row of Messages; it counts into messages.
type Message uint8

// The rows of Messages. Those from wrongMapSize to blockedEndpoint are the
// faults of A.18, in the order in which they are reported.
const (
	ready Message = iota
	searching
	paused
	cellSettled
	buildingRoute
	followRoute
	cheapestRoute
	routeFound
	noRoute
	invalidRoute
	wrongMapSize
	wrongSettings
	wrongEndpoints
	wrongCost
	blockedEndpoint
	noCost
	findCaption
	pauseCaption
	messageCount
)

// messages are what has just happened, and what to do next. The words of
// cellSettled are made for each cell.
var messages = [messageCount]struct{ name, words, next string }{
	ready:           {"ready", "Paint a maze to search.", "Then Step settles the Camp, or Find route runs by itself."},
	searching:       {"searching", "Looking for a route.", "Pause stops it here; Step takes one step."},
	paused:          {"paused", "Find route is paused.", "Step goes on by one, Find route by itself."},
	cellSettled:     {"cellSettled", "", ""},
	buildingRoute:   {"buildingRoute", "The Tower is settled.", "Each Step traces one cell back to the Camp."},
	followRoute:     {"followRoute", "Follow the Marker to the Tower.", "Each Step moves it by one cell."},
	cheapestRoute:   {"cheapestRoute", "The Tower is reached: no route is cheaper.", "Paint to change the map, or try another search."},
	routeFound:      {"routeFound", "The Tower is reached.", "This search does not promise the cheapest route: compare it."},
	noRoute:         {"noRoute", "No route leads to the Tower.", "Paint a way through the Walls, then try again."},
	invalidRoute:    {"invalidRoute", "The trace does not hold together.", "Reset, then search again."},
	wrongMapSize:    {"wrongMapSize", "The map does not have columns times rows cells.", "Start again with a map that fits its size."},
	wrongSettings:   {"wrongSettings", "maxCost or unreached is out of range.", "Start again with settings that fit the map."},
	wrongEndpoints:  {"wrongEndpoints", "The Camp or the Tower is not on the map.", "Start again with both of them on it."},
	wrongCost:       {"wrongCost", "A cell costs more than maxCost, or less than a Wall.", "Paint it over, or start again with another map."},
	blockedEndpoint: {"blockedEndpoint", "The Camp or the Tower stands on a Wall.", "Move it to an open cell."},
	noCost:          {"noCost", "--", ""},
	findCaption:     {"findCaption", "Find route", ""},
	pauseCaption:    {"pauseCaption", "Pause", ""},
}

// String is the name of the row.
func (m Message) String() string { return messages[m].name }
