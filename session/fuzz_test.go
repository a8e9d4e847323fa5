package session_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/bell"
)

// Whatever is on the device: a file that cannot be read is set aside as it was, a
// best that is offered then is kept, and afterwards the file can be read.
func FuzzBests(f *testing.F) {
	for _, file := range []string{`{"cascade":{"bestZen":[9,0,0],"bestUltra":[1]}}`, `{"cascade":null}`, `null`, `{"a":{"b":[1,2,3,4]}}`, `[]`, "{\"\xff\":{\"\":[1]}}"} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		d := newDevice()
		d.files[session.BestsKey] = string(file)
		b := session.LoadBests(d)
		if aside, ok := d.files[session.BestsKey+session.Damaged]; ok && aside != string(file) {
			t.Errorf("%q was set aside as %q", file, aside)
		}
		before, had := b.Best("gems", "new")
		best := b.Offer("gems", "new", score(7))
		if best == (had && before.Rank[0] >= 7) {
			t.Errorf("%q: 7 is a best: %t", file, best)
		}
		want, _ := b.Best("gems", "new")
		b.TakeNotices()
		again := session.LoadBests(d)
		if got, ok := again.Best("gems", "new"); !ok || got != want || again.TakeNotices() != nil {
			t.Errorf("%q: the best is %v after a reload, want %v", file, got, want)
		}
	})
}

// Whatever is on the device, the options are such as a person can choose, and come
// back as they were.
func FuzzTastes(f *testing.F) {
	for _, file := range []string{
		`{"music":5,"scheme":"redTeal","games":{"cascade":{"keys":{"hold":["KeyF"]},"handling":{"previews":6}}}}`, `{"games":null}`, `null`,
		`{"music":101}`, `{"MUSIC":3,"music":4}`, `{"games":{"":{"pad":{"x":null}}}}`, "{\"speech\":\"\xff\"}",
	} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		d := newDevice()
		d.files[session.OptionsKey] = string(file)
		o := session.LoadTastes(d)
		if aside, ok := d.files[session.OptionsKey+session.Damaged]; ok && aside != string(file) {
			t.Errorf("%q was set aside as %q", file, aside)
		}
		if o.Music < 0 || o.Music > 100 || o.Effects < 0 || o.Effects > 100 || o.Games == nil {
			t.Errorf("%q makes %+v", file, o.Options)
		}
		o.Keep()
		once := session.LoadTastes(d)
		if notices := once.TakeNotices(); notices != nil {
			t.Errorf("%q is kept as %s, which is refused: %q", file, d.files[session.OptionsKey], notices)
		}
		kept := d.files[session.OptionsKey]
		if once.Keep(); d.files[session.OptionsKey] != kept {
			t.Errorf("%q is kept as %s and then as %s", file, kept, d.files[session.OptionsKey])
		}
		if diff := cmp.Diff(o.Music, once.Music) + cmp.Diff(o.Scheme, once.Scheme) + cmp.Diff(o.Mute, once.Mute); diff != "" {
			t.Errorf("%q (-want +got): %s", file, diff)
		}
	})
}

// Whatever the list of records on the device says, a record that is added is listed
// first and can be read, also after a reload.
func FuzzRecords(f *testing.F) {
	for _, file := range []string{
		`{"bell":{"records":[{"id":7,"bests":["b"]},{"id":-1}],"unfinished":{"id":9,"mode":"x"}}}`, `{"bell":null}`, `null`, `{"bell":{"records":null}}`,
		`{"gems":{"records":[{"id":9223372036854775807}]}}`, `[]`, `{"bell":{"records":[{"id":3},{"id":3}]}}`,
	} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		d := newDevice()
		d.files[session.RecordsKey] = string(file)
		r := session.LoadRecords(d)
		r.Unfinished("bell")
		game, record, err := replay.Start(bell.Spec, sim.Config{})
		if err != nil {
			t.Fatal(err)
		}
		record.Close(game)
		r.Retire("bell")
		r.Add(bell.Spec, record, session.Kept{Where: "here"})
		r.TakeNotices()
		again := session.LoadRecords(d)
		for _, kept := range []*session.Records{r, again} {
			list := kept.List("bell")
			if len(list) == 0 || list[0].Where != "here" || kept.TakeNotices() != nil {
				t.Fatalf("%q: the records are %+v", file, list)
			}
			if got, err := kept.Read(bell.Spec, list[0].ID); err != nil || got.Hash != record.Hash {
				t.Errorf("%q: record %d cannot be read: %v", file, list[0].ID, err)
			}
		}
	})
}

// Whatever the statistics on the device say, a game that is added is the last, also
// after a reload, and all can be written out.
func FuzzStatistics(f *testing.F) {
	for _, file := range []string{`{"games":[{"start":5,"mode":"a\nb","counts":[{"name":"\"x","n":1}]}]}`, `{"games":null}`, `null`, `{"games":[null]}`, `{"games":[{"start":-9223372036854775808,"lasted":9223372036854775807}]}`, `[`} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		d := newDevice()
		d.files[session.StatisticsKey+"bell"] = string(file)
		s := session.NewStatistics(d)
		s.Add("bell", session.Game{Start: 77, Mode: "new"})
		s.TakeNotices()
		s = session.NewStatistics(d)
		games := s.Games("bell")
		if len(games) == 0 || games[len(games)-1].Start != 77 || s.TakeNotices() != nil {
			t.Errorf("%q: the games are %+v", file, games)
		}
		table, err := csv.NewReader(bytes.NewReader(s.CSV("bell"))).ReadAll()
		if err != nil || len(table) != len(games)+1 {
			t.Errorf("%q: the table has %d lines for %d games: %v", file, len(table), len(games), err)
		}
		if !json.Valid(s.JSON("bell")) {
			t.Errorf("%q: %s is not JSON", file, s.JSON("bell"))
		}
	})
}
