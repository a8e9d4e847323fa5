package sound

// score is a piece of music as data. Time is in beats, quarter notes.
type score struct {
	Name  string
	Tempo float64 // beats a minute
	Meter float64 // beats in a bar
	// Swing is where the middle of a beat is played: 0.5 is straight.
	Swing float64
	Gain  float64 // decibels
	// Loop means that the piece goes round for ever, without a seam: what
	// sounds at its end sounds on into its beginning.
	Loop bool
	// Form is the rows of the piece, one after the other. The parts of a row
	// sound together, and a row is as long as its longest part.
	Form [][]string
	// Finale names, by their first parts, the rows that the piece ends with
	// however long it is played.
	Finale  []string
	Parts   map[string]partData
	Tracks  map[string]trackData
	Patches map[string]*patch
	Echo    echoData
	Reverb  reverbData
}

type partData struct {
	Bars  float64
	Notes map[string][]noteData // by track
}

// noteData is [beat, length in beats, MIDI pitch, velocity 1 to 100]. The beat
// counts from the start of the part; one below 0 is a pick-up.
type noteData [4]float64

func (n noteData) beat() float64     { return n[0] }
func (n noteData) length() float64   { return n[1] }
func (n noteData) pitch() float64    { return n[2] }
func (n noteData) velocity() float64 { return n[3] }

// trackData is how a patch is played in the piece; what is absent is as in the
// patch.
type trackData struct {
	Patch             string
	Gain              float64 // decibels
	Pan, Echo, Reverb *float64
}
