package session_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"parlor/session"
)

func TestStatistics(t *testing.T) {
	d := newDevice()
	one, two := session.NewStatistics(d), session.NewStatistics(d)
	first := session.Game{
		Start: 1764547200, Mode: "sprint40", Lasted: 63500 * ms, Over: true, Won: true,
		Best: "bestSprint", Rank: [3]int64{-63500000000}, Counts: []session.Count{{Name: "pieces", N: 101}},
	}
	one.Games("cascade")
	two.Add("cascade", session.Game{Start: 1764540000, Mode: "zen", Lasted: 1500 * ms, Counts: []session.Count{{Name: "lines", N: 2}}})
	one.Add("cascade", first)
	got := session.NewStatistics(d).Games("cascade")
	if len(got) != 2 {
		t.Fatalf("%d games are remembered, want those of both windows", len(got))
	}
	if diff := cmp.Diff(first, got[1]); diff != "" {
		t.Error("(-want +got):", diff)
	}
	if first.Of("pieces") != 101 || first.Of("lines") != 0 {
		t.Error("a count is another one")
	}
	if n := len(one.Games("gems")); n != 0 {
		t.Errorf("there are %d games of another kind", n)
	}

	want := "start,mode,seconds,over,won,best,rank1,rank2,rank3,lines,pieces\n" +
		"2025-11-30T22:00:00Z,zen,1.5,false,false,,0,0,0,2,0\n" +
		"2025-12-01T00:00:00Z,sprint40,63.5,true,true,bestSprint,-63500000000,0,0,0,101\n"
	if diff := cmp.Diff(want, string(one.CSV("cascade"))); diff != "" {
		t.Error("the table (-want +got):", diff)
	}
	var file struct{ Games []session.Game }
	if err := json.Unmarshal(one.JSON("cascade"), &file); err != nil || len(file.Games) != 2 {
		t.Errorf("the object has %d games: %v", len(file.Games), err)
	}

	one.Erase("cascade")
	if n := len(session.NewStatistics(d).Games("cascade")); n != 0 {
		t.Errorf("%d games are there though all were erased", n)
	}
}

func TestStatisticsForgetTheOldest(t *testing.T) {
	s := session.NewStatistics(newDevice())
	for i := range 1002 {
		s.Add("gems", session.Game{Start: int64(i), Lasted: time.Minute})
	}
	if games := s.Games("gems"); len(games) != 1000 || games[0].Start != 2 {
		t.Errorf("%d games, the first of %d", len(games), games[0].Start)
	}
}

func TestDamagedStatisticsAreSetAside(t *testing.T) {
	d := newDevice()
	d.files["statistics.gems"] = `{"games":3}`
	s := session.NewStatistics(d)
	s.Add("gems", session.Game{Lasted: time.Minute})
	if n := s.TakeNotices(); len(n) != 1 || d.files["statistics.gems.damaged"] != `{"games":3}` {
		t.Errorf("notices %q, set aside %q", n, d.files["statistics.gems.damaged"])
	}
	if n := len(session.NewStatistics(d).Games("gems")); n != 1 {
		t.Errorf("%d games after that", n)
	}
}
