package eight

// Message is what the Status Line and the Message Line say in a situation.
type Message struct {
	Words       string // on the Status Line
	PausedWords string // there, while Solve is paused
	Explanation string // on the Message Line
}

// Message is the row's message.
func (r Row) Message() Message { return messages[r] }

var messages = [rowCount]Message{
	Ready: {
		"Ready to search", "Ready to search",
		"Slide tiles yourself, take one Step at a time, or let Solve take them.",
	},
	Searching: {
		"Searching", "Search paused",
		"Each Step takes up one open board and looks at every board one move away.",
	},
	Building: {
		"Tracing the route", "Tracing paused",
		"From the goal back, each Step notes the board that came before.",
	},
	Solving: {
		"Playing the route", "Route paused",
		"Each Step slides one tile along the route that was found.",
	},
	Solved: {
		"Solved!", "Solved!",
		"The route has been played to the goal. A new puzzle is one key away.",
	},
	TryNew: {
		"Try a new puzzle", "Try a new puzzle",
		"There is nothing left to search here: ask for a new puzzle, or slide a tile.",
	},
}

// The words on the button that starts Solve, and on it while Solve runs.
const (
	SolveButton = "Solve"
	PauseButton = "Pause"
)
