package shell

// Cue is an effect that begins to sound.
type Cue struct {
	Effect string  // its name among the room's effects, or else among Home's
	Value  int     // what its pitch rises with, such as the combo; 0 for others
	Pan    float64 // -1 left to 1 right
}

// Sound is all that should be heard now.
type Sound struct {
	Room           string // whose effects: the name of a game, or HomeSounds
	Song           string // the piece of music; "" for silence
	Music, Effects int    // volumes in percent
	Muted          bool   // nothing is heard
	Paused         bool   // the music makes way for a pause
	Cues           []Cue  // since the last call of TakeSound; good until the next
}

// HomeSounds is the name of the effects of Home and of all that is the same in
// every room.
const HomeSounds = "home"

// homeSong is the piece that is played on Home.
const homeSong = "aurora-glass"

// The effects of the menus, which every room has in its own key; Home has those
// that follow them.
const (
	moveSound      = "menuMove"   // another choice, or another value of one
	selectSound    = "menuSelect" // a choice is run
	backSound      = "menuBack"
	doorOpenSound  = "doorOpen"  // a game is chosen
	doorCloseSound = "doorClose" // Home is entered from a game
	noticeSound    = "notice"    // a notice comes up
	newBestSound   = "newBest"   // the results show a new best
)

// mostCues bounds what waits when nobody listens.
const mostCues = 64

// sound has an effect of the menus played, by its name among the effects of the
// open room or of Home.
func (a *App) sound(effect string) { a.soundAt(effect, 0) }

// soundAt is sound for an effect that rises with a value.
func (a *App) soundAt(effect string, value int) { a.cue(Cue{Effect: effect, Value: value}) }

func (a *App) cue(c Cue) {
	if len(a.cues) < mostCues {
		a.cues = append(a.cues, c)
	}
}

// TakeSound gives what should be heard now. It is called once a frame, and when
// the focus has come or gone.
func (a *App) TakeSound() Sound {
	s := Sound{
		Room: HomeSounds, Song: homeSong,
		Music: a.tastes.Music, Effects: a.tastes.Effects,
		Muted:  a.tastes.Mute || a.unseen && !a.tastes.Background,
		Paused: a.session != nil && a.session.Paused(),
		Cues:   a.cues,
	}
	if !a.atHome() {
		s.Room, s.Song = a.room().Spec().Name, a.song()
	}
	a.cues = a.cues[:0]
	return s
}

// song is the piece of the open room.
func (a *App) song() string {
	if a.session == nil {
		return a.room().Song(nil)
	}
	return a.room().Song(a.session.Game())
}

// soundEvents has the effects of the game's events played.
func (a *App) soundEvents() {
	for _, c := range a.room().Hear(a.session.Game(), a.frame.Events) {
		a.cue(c)
	}
}
