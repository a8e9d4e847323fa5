package tally_test

import (
	"reflect"
	"testing"
	"time"

	"parlor/session"
	"parlor/views/tally"
)

func TestWords(t *testing.T) {
	for _, c := range [][2]string{
		{tally.Number(0), "0"},
		{tally.Number(999), "999"},
		{tally.Number(1000), "1,000"},
		{tally.Number(1_002_003), "1,002,003"},
		{tally.Count(1, "point"), "1 point"},
		{tally.Count(2, "piece"), "2 pieces"},
		{tally.Count(12480, "line"), "12,480 lines"},
		{tally.Per(10, 7), "1.43"},
		{tally.Per(1, 200), "0.01"},
		{tally.Per(1, 201), "0.00"},
		{tally.Per(999, 1000), "1.00"},
		{tally.Per(123456, 10), "12,345.60"},
		{tally.Per(5, 0), "--"},
		{tally.Mean(5, 2), "3"},
		{tally.Mean(24961, 2), "12,481"},
		{tally.Mean(4, 3), "1"},
		{tally.Mean(7, 0), "--"},
		{tally.Share(2, 3), "66%"},
		{tally.Share(999, 1000), "99%"},
		{tally.Share(7, 7), "100%"},
		{tally.Share(0, 0), "--"},
		{tally.OutOf(3, 1200), "3 of 1,200"},
		{tally.OutOf(0, 0), "--"},
		{tally.Time(40999 * time.Millisecond), "40 s"},
		{tally.Time(12*time.Minute + 40*time.Second), "12 min 40 s"},
		{tally.Time(2*time.Hour + 5*time.Minute + time.Second), "2 h 5 min"},
		{tally.Time(1234*time.Hour + 59*time.Minute), "1,234 h 59 min"},
		{tally.Time(0), "0 s"},
	} {
		if c[0] != c[1] {
			t.Errorf("it says %q, want %q", c[0], c[1])
		}
	}
}

func TestSums(t *testing.T) {
	games := []session.Game{
		{Lasted: time.Minute, Counts: tally.Kept(session.Count{Name: "lines", N: 3}, session.Count{Name: "bestCombo", N: 2})},
		{Lasted: 3 * time.Second},
		{Lasted: time.Second, Counts: tally.Kept(session.Count{Name: "lines", N: 0}, session.Count{Name: "bestCombo", N: 5})},
		{Counts: tally.Kept(session.Count{Name: "lines", N: 4}, session.Count{Name: "bestCombo", N: 1})},
	}
	if n := tally.Sum(games, "lines"); n != 7 {
		t.Errorf("%d lines, want 7", n)
	}
	if n := tally.Most(games, "bestCombo"); n != 5 {
		t.Errorf("the best combo is %d, want 5", n)
	}
	if n := tally.Sum(games, "cascades") + tally.Most(games, "cascades"); n != 0 {
		t.Errorf("%d cascades, want none", n)
	}
	if d := tally.Lasted(games); d != 64*time.Second {
		t.Errorf("they lasted %v, want 64 s", d)
	}
	if want := []session.Count{{Name: "bestCombo", N: 5}}; !reflect.DeepEqual(games[2].Counts, want) {
		t.Errorf("%v is kept, want %v", games[2].Counts, want)
	}
}

// A method ends on a place once, a second one compares it, and a third changes nothing.
func TestTrials(t *testing.T) {
	var trials tally.Trials[string, int]
	for i, c := range []struct {
		place              string
		method             int
		isNew              bool
		searched, compared int64
	}{
		{"here", 1, true, 1, 0}, {"here", 1, false, 1, 0}, {"there", 1, true, 2, 0},
		{"here", 2, true, 2, 1}, {"here", 3, true, 2, 1}, {"there", 3, true, 2, 2}, {"here", 1, false, 2, 2},
	} {
		if isNew := trials.End(c.place, c.method); isNew != c.isNew || trials.Searched != c.searched || trials.Compared != c.compared {
			t.Errorf("after end %d, %v, %d searched and %d compared", i, isNew, trials.Searched, trials.Compared)
		}
	}
}
