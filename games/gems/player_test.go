package gems

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"parlor/sim"
)

// player plays a game in a test, in the words of the specification.
type player struct {
	t *testing.T
	g *Game
}

// begin starts a game of seven kinds; options are "seed N", settings as
// `"name":value`, and setup as `setup:"name":value`.
func begin(t *testing.T, options ...string) *player {
	t.Helper()
	g, err := New(configOf(options...))
	if err != nil {
		t.Fatal(err)
	}
	return &player{t, g}
}

func configOf(options ...string) sim.Config {
	c := sim.Config{Seed: 1}
	settings, setup := []string{}, []string{}
	kinds := `"kinds":7`
	for _, o := range options {
		switch {
		case strings.HasPrefix(o, "seed "):
			fmt.Sscan(o[5:], &c.Seed)
		case strings.HasPrefix(o, "setup:"):
			setup = append(setup, o[6:])
		case strings.HasPrefix(o, `"kinds"`):
			kinds = o
		default:
			settings = append(settings, o)
		}
	}
	c.Settings = json.RawMessage("{" + strings.Join(append(settings, kinds), ",") + "}")
	c.Setup = json.RawMessage("{" + strings.Join(setup, ",") + "}")
	return c
}

// The kinds of the pictures of boards: a small letter is a plain gem, a capital
// a special, a digit the destroyer of the kind that the digit counts.
const (
	plains     = "abcdefg"
	specials   = "ABCDEFG"
	destroyers = "0123456"
)

func gemIn(letter rune) Gem {
	for m, letters := range []string{plains, specials, destroyers} {
		if kind := strings.IndexRune(letters, letter); kind >= 0 {
			return gemOf(kind, Gem(m))
		}
	}
	return Empty
}

func letterOf(g Gem) byte {
	if g == Empty {
		return '.'
	}
	return [...]string{plains, specials, destroyers}[g%makes][g.Kind()]
}

// calm is a board without a run in which no swap works. Tests write a over it.
var calm = []string{
	"bdbdbd",
	"cecece",
	"bdbdbd",
	"cecece",
	"bdbdbd",
	"cecece",
}

// onCalm writes a picture over the calm board: dots leave its gems.
func onCalm(rows ...string) []string {
	board := make([]string, len(rows))
	for i, row := range rows {
		line := []byte(row)
		for j := range line {
			if line[j] == '.' {
				line[j] = calm[i][j]
			}
		}
		board[i] = string(line)
	}
	return board
}

// from is the setup of a board, without an opening; refill gives the gems drawn
// first.
func from(refill string, rows ...string) string { return start(refill, rows...) + `,"noOpening":true` }

// start is the setup of a board, with its opening.
func start(refill string, rows ...string) string {
	var board [][]Gem
	for _, row := range rows {
		line := []Gem{}
		for _, letter := range row {
			line = append(line, gemIn(letter))
		}
		board = append(board, line)
	}
	drawn := []Gem{}
	for _, letter := range refill {
		drawn = append(drawn, gemIn(letter))
	}
	text, _ := json.Marshal(board)
	queue, _ := json.Marshal(drawn)
	return fmt.Sprintf(`setup:"board":%s,"refill":%s`, text, queue)
}

// at lets time pass until a game time such as "1.5s".
func (p *player) at(when string) *player {
	p.t.Helper()
	d, err := time.ParseDuration(when)
	if err != nil {
		p.t.Fatal(err)
	}
	p.g.Advance(d)
	return p
}

func (p *player) press(codes ...sim.Code) *player {
	for _, c := range codes {
		p.g.Apply(sim.Input{At: p.g.Now(), Code: c})
	}
	return p
}

// swap swaps two neighbours, each a column and a row.
func (p *player) swap(column, row, toColumn, toRow int) *player {
	p.t.Helper()
	in := Swap{CellAt(column, row), CellAt(toColumn, toRow)}.Input()
	in.At = p.g.Now()
	p.g.Apply(in)
	return p
}

// want compares a value with what the specification says.
func (p *player) want(what string, got, want any) *player {
	p.t.Helper()
	if !reflect.DeepEqual(got, want) {
		p.t.Errorf("at %v: %s is %v, want %v", p.g.Now(), what, got, want)
	}
	return p
}

func (p *player) wantPhase(word string) *player {
	p.t.Helper()
	return p.want("phase", p.g.look().Phase, word)
}

func (p *player) wantScore(score int64) *player {
	p.t.Helper()
	return p.want("score", p.g.counts.Score, score)
}

func (p *player) wantBoard(rows ...string) *player {
	p.t.Helper()
	if got := p.g.board.picture(); !reflect.DeepEqual(got, rows) {
		p.t.Errorf("at %v: the board is\n%s\nwant\n%s", p.g.Now(), strings.Join(got, "\n"), strings.Join(rows, "\n"))
	}
	return p
}

func (b *board) picture() []string {
	rows := make([]string, b.rows)
	for row := range rows {
		line := make([]byte, b.columns)
		for column := range line {
			line[column] = letterOf(b.at(CellAt(column, row)))
		}
		rows[row] = string(line)
	}
	return rows
}

// wantTold compares the events since the last call, as "name@time" with the
// values that the specification names: "gemSelected@1s[2,0]".
func (p *player) wantTold(want ...string) *player {
	p.t.Helper()
	var got []string
	for _, e := range p.g.Drain(nil) {
		got = append(got, told(e))
	}
	if !reflect.DeepEqual(got, want) {
		p.t.Errorf("told\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	return p
}

func told(e sim.Event) string {
	text := fmt.Sprintf("%s@%v", eventNames[e.Kind], e.At)
	for _, f := range describe(e) {
		value, _ := json.Marshal(f.Value)
		text += " " + string(value)
	}
	return text
}

// forget drops the events so far.
func (p *player) forget() *player {
	p.g.Drain(nil)
	return p
}
