package shell

import (
	"time"

	"parlor/scene"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/views/kit"
)

// View is the window that rooms draw into.
type View struct {
	W, H  float32 // device pixels
	Scale float32 // device pixels per point: 2 on a high-density screen
	// Insets keep clear of notches and rounded corners, in device pixels.
	Left, Top, Right, Bottom float32
	Reduced                  bool // reduced motion
	Scheme                   session.Scheme
	Buttons                  bool // on-screen buttons are shown during play
	MayFill                  bool // the program can fill the screen
	Filled                   bool // and does
	MayOpen                  bool // the program can ask for a file
}

// Device is what a player uses.
type Device uint8

// The devices.
const (
	Keyboard Device = iota // or a mouse
	Touch
	Pad
)

// Screen is a place in a room.
type Screen uint8

// The screens of a room. Help covers Menu; Pause and Results cover Play, which
// is drawn below them. Those from Home on are the shell's own, and no room hears of
// them: while a record is watched, the room draws Play.
const (
	Title Screen = iota
	Menu
	Help
	Play
	Pause
	Results
	Practice // the page of a Workshop
	Home
	Archive // records and statistics
	Watch
)

// Choice is one line of a menu or panel.
type Choice struct {
	Label string // MARATHON
	Note  string // a short word beside it: 20 levels
	Mode  string // what it starts, for a choice of a mode
	// BestKey is the name under which the best of its mode is kept, such as
	// bestMarathon; empty for a mode without bests.
	BestKey string
	Run     Action // what else it does
	// Info explains the choice beside the menu.
	Info [3]string
	// Steps are what left and right change about it; none in most choices.
	Steps Steps
}

// Action is what a choice does besides starting a mode.
type Action uint8

// The actions of choices.
const (
	StartMode Action = iota
	OpenHelp
	OpenOptions
	Leave // back to where one came from: quit, main menu
	GoOn  // resume
	Again // restart, play again
	// Practise starts the mode as a practice, or opens the page of a Workshop.
	Practise
)

// HelpRow explains some keys on the How to Play page.
type HelpRow struct {
	Commands []string // command names of the game whose keys are shown
	Text     string   // what they do
}

// Frame is all that a room needs to know to draw: the state of the shell.
type Frame struct {
	Screen Screen
	Since  time.Duration // real time since this screen was entered
	Now    time.Duration // real time, for ornaments only
	Step   time.Duration // of real time since the last frame, and little after a stall, for ornaments
	// Session is the game being played or shown below a panel; nil on Title, Menu and
	// Practice.
	Session *session.Session
	// Events are what happened in the game since the last frame.
	Events []sim.Event
	// Countdown is the real time until the game begins; 0 once it has begun.
	Countdown time.Duration
	// Choices are those of the screen shown, Chosen the chosen one; below Help
	// those of the menu. None on Title and Play.
	Choices []Choice
	Chosen  int
	// Level is the step that is set for the menu's choices that have Steps, from 1.
	Level int
	// Best gives the best kept for a mode at that step, or in a lab under a key, and false when
	// there is none.
	Best func(mode string) (sim.Result, bool)
	// Why says on Pause in a sentence why the game has paused by itself; "" where the
	// player did it.
	Why string
	// NewBest is true on Results when the game that ended set a best.
	NewBest bool
	// Handling gives the value of one of the room's Handles, as it is set.
	Handling func(name string) int
	// KeyName gives the name of the key set for a command or a menu action
	// ("up", "down", "left", "right", "confirm", "back", "pause"), or of the
	// button while Device is Pad.
	KeyName func(action string) string
	// KeyNames gives the names of all of them, for an explanation.
	KeyNames func(action string) []string
	// Hints is true when the keys should be shown along the bottom: never to fingers.
	Hints bool
	// Device is what the player used last.
	Device Device
	// Area says where a choice or button can be pointed at and pressed; the
	// shell keeps what was said while drawing the last frame.
	Area func(id Button, r scene.Rect)
	// Spot says where an action of a lab or a workshop can be pressed, and gives what its button
	// shows of that.
	Spot func(action string, r scene.Rect) kit.State
	// Over says whether the mouse is over something, so that it can be explained.
	Over func(r scene.Rect) bool
	// Speak has a line spoken, for a lab that speaks of more than its events.
	Speak func(line string)
	// Field says where the field is over which fingers make gestures, and how
	// large its cells are, in device pixels.
	Field func(r scene.Rect, cell float32)
	// Notices says where at the top the shell's notices may stand: in the middle of r,
	// from its head down. They stand along the top of the window where it is not called.
	Notices func(r scene.Rect)
	// Pressed says whether a finger is on a button.
	Pressed func(id Button) bool
}

// longestOrnament bounds how far ornaments move in one frame, after a stall.
const longestOrnament = 50 * time.Millisecond

// Pass brings the frame to a moment of real time: its Now and Step.
func (f *Frame) Pass(now time.Duration) {
	f.Step = min(max(now-f.Now, 0), longestOrnament)
	f.Now = now
}

// Button is something on the screen that can be pressed: a choice by its
// number, or one of the named ones.
type Button int

// The buttons that are no choices.
const (
	AnyPlace   Button = -1 - iota // a press anywhere: the title, help
	BackButton                    // closes or leaves
	PauseButton
	StepLeft // a step of the chosen choice down
	StepRight
	OptionsButton
	goOnButton // and the others of Home
	newButton
	helpButton
	recordsButton
	aboutButton
	muteButton
	firstCommand
)

// CommandButton is the on-screen button that gives a command of the game for as
// long as a finger is on it.
func CommandButton(c sim.Code) Button { return firstCommand - Button(c) }

// Card is what the shell knows of a game besides its Spec.
type Card struct {
	Line string // what one does in it, in a sentence: Home
	Note string // a smaller second line: Marathon, Sprint 40, Ultra and Zen
	// Pride is what Home tells of a lab in place of a best: a count of its statistics,
	// such as mapsSearched, and what that is, Maps searched.
	Pride, PrideWords string
	// Short is the title where there is little room: Cascade.
	Short string
	Keys  []Binding
	// Dress is what the options are dressed in while they are open over the room.
	Dress *kit.Dress
	// Try is what the strip on the page of handling tries; nil for no strip.
	Try *Try
	// Turn is the event with which a turn begins that a practice can take back:
	// pieceDealt; "" where none can be. TurnEnd is the one after which it has been
	// played: pieceLocked; "" where turns end when the next one begins.
	Turn, TurnEnd string
	// Practice is what one does on the page of a Workshop, in a sentence.
	Practice string
	// Countdown is how many seconds are counted down on the screen before a game
	// begins, in which no game time passes; each is heard as countdownBeep.
	Countdown int
	// Gestures is what fingers give on the field; none in the zero value.
	Gestures Gestures
	// Repeats is the actions of a lab that are given again while they are held.
	Repeats []string
}

// Try says what moves on the strip on which a game's handling is tried.
type Try struct {
	Left, Right   string // commands of the game
	Delay, Repeat string // names of handles, whose values are milliseconds
}

// Handle is something about the handling of a game that a person can set.
type Handle struct {
	Name  string // under which it is kept
	Label string // Delay before repeat
	Help  string // a line about it
	// Values are those that it may take, rising. Two are shown as a switch, a few
	// side by side, and many as a slider.
	Values  []int
	Default int
	Text    func(value int) string // 150 ms
}

// Handling is the values of all Handles of a room, by their names.
type Handling map[string]int

// Figure is a line of the statistics: pieces a second, 1.43.
type Figure struct{ Label, Value string }

// Room is a game's own side of the shell: its words and its drawing. The shell
// has the flow between screens, which is the same for all games.
type Room interface {
	// Spec is the game.
	Spec() *sim.Spec
	// Card is what Home says of the game, and its keys.
	Card() Card
	// Door gives what is seen of the game through its door on Home.
	Door() Door
	// BestText puts a best of a mode into words: 214,980 or 1:03.51.
	BestText(mode string, r sim.Result) string
	// Standing says in words where a game stands: what is played, such as "Marathon,
	// level 7", and what has come of it, such as "214,980 points".
	Standing(g sim.Game) (where, figures string)
	// Tally counts what the statistics remember of a game besides its time and its
	// rank; g is the game as it was left, r its record.
	Tally(g sim.Game, r *replay.Record) []session.Count
	// Figures sums games up for the page of statistics; there is at least one.
	Figures(games []session.Game) []Figure
	// Menu is the choices of the main menu, at least one; none for a Lab.
	Menu() []Choice
	// Help is the rows of How to Play.
	Help() []HelpRow
	// Handles is what can be set about the handling, in the order in which it is
	// offered; none for a lab.
	Handles() []Handle
	// Config makes the game that a menu choice starts.
	Config(mode string, level int, seed int64, h Handling) sim.Config
	// Layout makes the pictures for a window; called when the room is entered
	// and on every change of the View. The book is empty then.
	Layout(b *scene.Book, v View)
	// Draw draws a frame.
	Draw(s *scene.Scene, f *Frame)
	// Say puts an event into words for those who do not see it; "" for none.
	Say(g sim.Game, e sim.Event) string
	// Hear gives the effects that sound for what happened since the last frame, in
	// the order in which it happened; good until the next call.
	Hear(g sim.Game, events []sim.Event) []Cue
	// Point gives what a mouse or a finger does during play where no button is:
	// inputs of the game, of which the At does not count; nil for none. It is
	// not asked about fingers where the Card has Gestures.
	Point(g sim.Game, p Pointing) []sim.Input
	// Song is the piece of music for a game, or for the menus when g is nil; "" for
	// silence. It is asked for every frame.
	Song(g sim.Game) string
}
