package cascade

import (
	"encoding/json"

	"parlor/games/cascade"
	"parlor/sim"
	"parlor/views/shell"
)

// draft is a position that is being prepared for a practice.
type draft struct {
	well  [rows][columns]cascade.Kind // from the bottom
	queue []cascade.Kind              // what comes first; the usual bags follow
	held  cascade.Kind
	level int
	mode  string
}

// Bounds of a draft.
const (
	mostQueued    = 21 // pieces: three bags
	practiceLevel = 20 // the highest start level
)

// The modes of a practice: without an end, or a sprint.
const (
	endless = "zen"
	sprint  = "sprint40"
)

func newDraft() draft { return draft{level: 1, mode: endless} }

// At gives the crystal of a cell, for those who draw a well.
func (d *draft) At(column, row int) cascade.Kind {
	if column < 0 || column >= columns || row < 0 || row >= rows {
		return cascade.None
	}
	return d.well[row][column]
}

// picture writes the well as rows of letters, top first, without empty rows above.
func (d *draft) picture() []string {
	lines := []string{}
	for row := rows - 1; row >= 0; row-- {
		line := make([]byte, columns)
		for column, k := range d.well[row] {
			line[column] = '.'
			if k != cascade.None {
				line[column] = k.String()[0]
			}
		}
		if len(lines) > 0 || d.well[row] != [columns]cascade.Kind{} {
			lines = append(lines, string(line))
		}
	}
	return lines
}

// setWell lays out rows of letters, top first. It says false where they are no well.
func (d *draft) setWell(lines []string) bool {
	if len(lines) > rows {
		return false
	}
	d.well = [rows][columns]cascade.Kind{}
	for i, line := range lines {
		if len(line) != columns {
			return false
		}
		for column := range line {
			d.well[len(lines)-1-i][column] = kindOf(line[column])
		}
	}
	return true
}

// letters writes pieces as letters.
func letters(kinds []cascade.Kind) string {
	text := make([]byte, len(kinds))
	for i, k := range kinds {
		text[i] = k.String()[0]
	}
	return string(text)
}

// pieces reads them; what is no piece is left out.
func pieces(text string) (kinds []cascade.Kind) {
	for i := range text {
		if k := kindOf(text[i]); k != cascade.None && len(kinds) < mostQueued {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// setup is a draft in the words of cascade.md.
type setup struct {
	Well  []string `json:"well"`
	Queue string   `json:"queue"`
	Held  string   `json:"held"`
	Level int      `json:"level"`
}

func (d *draft) setup() setup {
	return setup{Well: d.picture(), Queue: letters(d.queue), Held: d.held.String(), Level: d.level}
}

// config makes the game that starts from the draft. It falls by its level, which
// stays, also where Zen would fall slowly.
func (d *draft) config(seed int64, h shell.Handling) sim.Config {
	settings := settingsOf(h)
	settings["fallSeconds"] = 0
	return sim.Config{Mode: d.mode, Seed: seed, Settings: encoded(settings), Setup: encoded(d.setup())}
}

// encoded writes as JSON what always has such a form: words, numbers and lists of
// them.
func encoded(v any) json.RawMessage {
	data, _ := json.Marshal(v)
	return data
}

// kept is a draft as it is kept on the device.
type kept struct {
	Mode string `json:"mode"`
	setup
}

func (d *draft) text() string { return string(encoded(kept{d.mode, d.setup()})) }

// draftOf reads such a text, and says false for one that is no draft.
func draftOf(text string) (draft, bool) {
	var k kept
	if json.Unmarshal([]byte(text), &k) != nil {
		return draft{}, false
	}
	d := draft{queue: pieces(k.Queue), level: k.Level, mode: k.Mode}
	if held := pieces(k.Held); len(held) > 0 {
		d.held = held[0]
	}
	ok := (d.mode == endless || d.mode == sprint) && d.level >= 1 && d.level <= practiceLevel && d.setWell(k.Well)
	return d, ok
}
