package session

import (
	"encoding/json"
	"fmt"
	"slices"
)

// OptionsKey is the store's key of the options: an Options as a JSON object.
const OptionsKey = "options"

// Scheme is a set of colours.
type Scheme string

// The schemes. Kinds differ in shape in every one of them.
const (
	Standard     Scheme = "standard"
	BlueOrange   Scheme = "blueOrange" // where red and green are hard to tell apart: deutan, protan
	RedTeal      Scheme = "redTeal"    // where blue and green are hard to tell apart: tritan
	HighContrast Scheme = "highContrast"
)

// Schemes is every scheme, in the order in which they are offered.
var Schemes = []Scheme{Standard, BlueOrange, RedTeal, HighContrast}

// Motion says whether motion is reduced: fades only, no shake and no flash.
type Motion string

// The choices of Motion.
const (
	MotionAsSystem Motion = "system"
	MotionReduced  Motion = "reduced"
	MotionFull     Motion = "full"
)

// Motions is every choice, in the order in which they are offered.
var Motions = []Motion{MotionAsSystem, MotionReduced, MotionFull}

// Reduced says whether motion is reduced where the system asks for it or not.
func (m Motion) Reduced(bySystem bool) bool {
	return m == MotionReduced || m == MotionAsSystem && bySystem
}

// Speech says how much is spoken for those who do not see the screen.
type Speech string

// The choices of Speech.
const (
	SpeakAll     Speech = "all"     // screens, choices, results and what happens in a game
	SpeakResults Speech = "results" // all but what happens in a game
	SpeakNothing Speech = "nothing"
)

// Speeches is every choice, in the order in which they are offered.
var Speeches = []Speech{SpeakAll, SpeakResults, SpeakNothing}

// Options are the tastes of a person, kept on the device and shared by all games.
// Nothing here bears on what is possible in a game but its handling, which goes
// into the record as settings.
type Options struct {
	Music      int    `json:"music"`      // volume, 0 to 100 percent
	Effects    int    `json:"effects"`    // volume, 0 to 100 percent
	Mute       bool   `json:"mute"`       // nothing is heard
	Background bool   `json:"background"` // music goes on while another window has the focus
	Motion     Motion `json:"motion"`
	Scheme     Scheme `json:"scheme"`
	Hints      bool   `json:"hints"`   // keys along the bottom
	Rate       bool   `json:"rate"`    // frames per second are shown
	Buttons    bool   `json:"buttons"` // on a touch screen, buttons instead of gestures alone
	Speech     Speech `json:"speech"`
	// Games is what is set for each game, by its name, and for the menus.
	Games map[string]GameOptions `json:"games"`
}

// GameOptions is what a person has changed for one game; what is missing is as
// the game has it.
type GameOptions struct {
	Keys     map[string][]string `json:"keys,omitempty"`     // by command, the keys that give it
	Pad      map[string][]string `json:"pad,omitempty"`      // by command, the buttons of a gamepad
	Handling map[string]int      `json:"handling,omitempty"` // by name, in the units of the game
	Practice string              `json:"practice,omitempty"` // what was prepared to practise, in the words of its room
}

// Menus is the name in Options.Games of the keys that all menus share.
const Menus = "menus"

// DefaultOptions is what holds until somebody chooses.
func DefaultOptions() Options {
	return Options{
		Music: 70, Effects: 80, Motion: MotionAsSystem, Scheme: Standard, Hints: true, Speech: SpeakAll,
		Games: map[string]GameOptions{},
	}
}

// check refuses what no person can have chosen.
func (o *Options) check() error {
	switch {
	case o.Music < 0 || o.Music > 100:
		return fmt.Errorf("music: %d is not from 0 to 100", o.Music)
	case o.Effects < 0 || o.Effects > 100:
		return fmt.Errorf("effects: %d is not from 0 to 100", o.Effects)
	case !slices.Contains(Motions, o.Motion):
		return fmt.Errorf("motion: %q is unknown", o.Motion)
	case !slices.Contains(Schemes, o.Scheme):
		return fmt.Errorf("scheme: %q is unknown", o.Scheme)
	case !slices.Contains(Speeches, o.Speech):
		return fmt.Errorf("speech: %q is unknown", o.Speech)
	}
	return nil
}

// Tastes keeps the Options on the device.
type Tastes struct {
	Options
	shelf shelf
}

// LoadTastes reads the options. It always succeeds; what went wrong is a notice,
// and what was never chosen is as in DefaultOptions.
func LoadTastes(store Store) *Tastes {
	t := &Tastes{Options: DefaultOptions(), shelf: shelf{store: store, key: OptionsKey}}
	t.shelf.read(func(data []byte) error {
		o := DefaultOptions()
		if err := json.Unmarshal(data, &o); err != nil {
			return err
		}
		if err := o.check(); err != nil {
			return err
		}
		if o.Games == nil {
			o.Games = map[string]GameOptions{}
		}
		t.Options = o
		return nil
	})
	return t
}

// Keep writes the options to the device.
func (t *Tastes) Keep() {
	data, _ := json.Marshal(t.Options) // always has a JSON form
	t.shelf.write(data)
}

// WhenFull names what makes room on a device that is full, as Records.MakeRoom does.
func (t *Tastes) WhenFull(makeRoom func() bool) { t.shelf.room = makeRoom }

// TakeNotices gives what the player should be told about the storage since the
// last call.
func (t *Tastes) TakeNotices() []string { return t.shelf.takeNotices() }
