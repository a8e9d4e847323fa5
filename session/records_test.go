package session_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"parlor/session"
	"parlor/sim/replay"
	"parlor/sim/simtest/bell"
)

// played is the record of a game that lasted so long.
func played(t *testing.T, lasted time.Duration) *replay.Record {
	t.Helper()
	s := newSession(t)
	s.Frame(start)
	s.Press(start+ms, pull, 0, 0)
	for at := ms; at <= lasted; at += 100 * ms {
		s.Frame(start + at)
	}
	r := s.Record()
	return &r
}

func wantNumbers(t *testing.T, r *session.Records, want ...int) {
	t.Helper()
	var got []int
	for _, k := range r.List("bell") {
		got = append(got, k.ID)
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the records are %v, want %v", got, want)
	}
}

// The last twenty are kept, and every best, each to be read again.
func TestRecordsAreKept(t *testing.T) {
	d := newDevice()
	r := session.LoadRecords(d)
	for i := 1; i <= 25; i++ {
		k := session.Kept{Start: int64(i)}
		if i == 2 || i == 3 {
			k.Bests = []string{fmt.Sprint("best", i)}
		}
		r.Add(bell.Spec, played(t, time.Duration(i)*100*ms), k)
	}
	r = session.LoadRecords(d)
	wantNumbers(t, r, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 3, 2)
	if _, ok := d.files["records.5"]; ok {
		t.Error("a record that has gone is still on the device")
	}
	for _, k := range r.List("bell") {
		record, err := r.Read(bell.Spec, k.ID)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := record.Check(bell.Spec); err != nil {
			t.Error(err)
		}
	}
	if n := r.TakeNotices(); len(n) != 0 {
		t.Errorf("notices %q without trouble", n)
	}
}

// A best that was beaten is a record like all others.
func TestABeatenBestGoesLikeOthers(t *testing.T) {
	r := session.LoadRecords(newDevice())
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"best"}})
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"best"}})
	for range 20 {
		r.Add(bell.Spec, played(t, 0), session.Kept{})
	}
	if list := r.List("bell"); len(list) != 21 || list[20].ID != 2 || !slices.Equal(list[20].Bests, []string{"best"}) {
		t.Errorf("the last of %d is %+v", len(list), list[len(list)-1])
	}
}

// A visit to a lab holds a best for each of its boards, until another beats the last
// of them.
func TestARecordHoldsSeveralBests(t *testing.T) {
	d := newDevice()
	r := session.LoadRecords(d)
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"bestOne", "bestTwo"}})
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"bestTwo"}})
	for range 20 {
		r.Add(bell.Spec, played(t, 0), session.Kept{})
	}
	list := session.LoadRecords(d).List("bell")
	if len(list) != 22 || !slices.Equal(list[21].Bests, []string{"bestOne"}) || !slices.Equal(list[20].Bests, []string{"bestTwo"}) {
		t.Errorf("the last two of %d are %+v", len(list), list[len(list)-2:])
	}
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"bestOne"}})
	wantNumbers(t, r, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
}

func TestTheUnfinishedGame(t *testing.T) {
	d := newDevice()
	r := session.LoadRecords(d)
	id := r.Suspend(bell.Spec, played(t, time.Second), session.Kept{Where: "early"})
	if again := r.Suspend(bell.Spec, played(t, 2*time.Second), session.Kept{ID: id, Where: "later"}); again != id {
		t.Errorf("kept again it has the number %d, not %d", again, id)
	}
	r = session.LoadRecords(d)
	k, ok := r.Unfinished("bell")
	if !ok || k.Where != "later" {
		t.Fatalf("unfinished is %+v, %v", k, ok)
	}
	record, err := r.Read(bell.Spec, k.ID)
	if err != nil || record.End < 1900*ms {
		t.Errorf("it was kept until %v: %v", record.End, err)
	}
	wantNumbers(t, r)

	// Another game takes its place, and it goes among the records.
	other := r.Suspend(bell.Spec, played(t, time.Second), session.Kept{Where: "other"})
	wantNumbers(t, r, id)
	// When it ends, it is one of the records, and nothing can be continued.
	r.Add(bell.Spec, played(t, 3*time.Second), session.Kept{ID: other, Over: true})
	wantNumbers(t, r, other, id)
	if k, ok := r.Unfinished("bell"); ok {
		t.Errorf("%+v can be continued", k)
	}
	r.Suspend(bell.Spec, played(t, time.Second), session.Kept{})
	r.Drop("bell")
	if _, ok := r.Unfinished("bell"); ok || len(d.files) != 3 {
		t.Errorf("a dropped game is still there, or another is not: %d files", len(d.files))
	}
}

// Two windows that play the same game do not lose each other's.
func TestTwoWindowsKeepRecords(t *testing.T) {
	d := newDevice()
	one, two := session.LoadRecords(d), session.LoadRecords(d)
	a := one.Suspend(bell.Spec, played(t, time.Second), session.Kept{Where: "one"})
	b := two.Suspend(bell.Spec, played(t, time.Second), session.Kept{Where: "two"})
	if a == b {
		t.Fatalf("both have the number %d", a)
	}
	one.Suspend(bell.Spec, played(t, 2*time.Second), session.Kept{ID: a, Where: "one"})
	if k, ok := two.Unfinished("bell"); !ok || k.ID != a {
		t.Errorf("unfinished is %+v, %v in the other window", k, ok)
	}
	two.Add(bell.Spec, played(t, 2*time.Second), session.Kept{ID: b, Where: "two", Over: true})
	fresh := session.LoadRecords(d)
	wantNumbers(t, fresh, b)
	if k, ok := fresh.Unfinished("bell"); !ok || k.ID != a {
		t.Errorf("unfinished is %+v, %v", k, ok)
	}
}

func TestWhereThereIsNoRoomTheOldestGo(t *testing.T) {
	r := session.LoadRecords(newDevice().holding(5)) // four records and their list
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"best"}})
	for range 6 {
		r.Add(bell.Spec, played(t, 0), session.Kept{})
	}
	wantNumbers(t, r, 7, 6, 5, 1)
	if n := r.TakeNotices(); len(n) != 0 {
		t.Errorf("notices %q though there was room to be made", n)
	}
	r = session.LoadRecords(newDevice().holding(0))
	id := r.Suspend(bell.Spec, played(t, time.Second), session.Kept{})
	if _, err := r.Read(bell.Spec, id); err != nil {
		t.Errorf("what the device does not take is lost at once: %v", err)
	}
	if n := r.TakeNotices(); len(n) != 1 {
		t.Errorf("notices %q, want one", n)
	}
}

// The list needs room too, which the oldest records make for it.
func TestWhereThereIsNoRoomForTheListTheOldestGo(t *testing.T) {
	d := newDevice()
	d.full = func(key string, data []byte) bool { return key == session.RecordsKey && len(data) > 300 }
	r := session.LoadRecords(d)
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"best"}})
	for range 6 {
		r.Add(bell.Spec, played(t, 0), session.Kept{})
	}
	if n := r.TakeNotices(); len(n) != 0 {
		t.Errorf("notices %q though there was room to be made", n)
	}
	list := session.LoadRecords(d).List("bell")
	if n := len(list); n < 2 || n > 6 || list[0].ID != 7 || !slices.Equal(list[n-1].Bests, []string{"best"}) {
		t.Errorf("kept are %+v", list)
	}
}

// Bests, options and statistics are worth more than old records.
func TestOldRecordsMakeRoomForEverythingElse(t *testing.T) {
	d := newDevice()
	r := session.LoadRecords(d)
	for range 3 {
		r.Add(bell.Spec, played(t, 0), session.Kept{})
	}
	b, o, s := session.LoadBests(d), session.LoadTastes(d), session.NewStatistics(d)
	b.WhenFull(r.MakeRoom)
	o.WhenFull(r.MakeRoom)
	s.WhenFull(r.MakeRoom)
	d.holding(len(d.files))
	b.Offer("bell", "best", score(3))
	o.Keep()
	s.Add("bell", session.Game{})
	wantNumbers(t, r)
	for _, key := range []string{"bests", "options", "statistics.bell"} {
		if _, ok := d.files[key]; !ok {
			t.Errorf("%s had no room", key)
		}
	}
	if n := append(b.TakeNotices(), o.TakeNotices()...); len(n) > 0 {
		t.Errorf("notices %q though there was room to be made", n)
	}
}

func TestDamagedRecords(t *testing.T) {
	d := newDevice()
	d.files["records"] = `{"bell":null}`
	r := session.LoadRecords(d)
	if n := r.TakeNotices(); len(n) != 1 || d.files["records.damaged"] != `{"bell":null}` {
		t.Errorf("notices %q, set aside %q", n, d.files["records.damaged"])
	}
	r.Add(bell.Spec, played(t, time.Second), session.Kept{})
	for _, damaged := range []string{`"parlor"`, `"!"`, `{}`, `""`} {
		d.files["records.1"] = damaged
		if _, err := session.LoadRecords(d).Read(bell.Spec, 1); err == nil {
			t.Errorf("%s is read as a record", damaged)
		}
	}
	delete(d.files, "records.1")
	if _, err := r.Read(bell.Spec, 1); err == nil {
		t.Error("a record is read that is not there")
	}
}

func TestEraseRecords(t *testing.T) {
	d := newDevice()
	r := session.LoadRecords(d)
	r.Add(bell.Spec, played(t, 0), session.Kept{Bests: []string{"best"}})
	r.Suspend(bell.Spec, played(t, 0), session.Kept{})
	r.Erase("bell")
	wantNumbers(t, r)
	if len(d.files) != 1 {
		t.Errorf("the device still has %d files", len(d.files))
	}
}
