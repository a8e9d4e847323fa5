package maze

import (
	"strings"
	"testing"

	"parlor/sim"
)

func TestFindStepsEveryTick(t *testing.T) {
	p := begin(t, "..").do("find").wants("finding", true, "status", "searching", "phase", "ready").wantsEvents("findStarted")
	p.do("wait 1s").wants("phase", "finished", "finding", false, "status", "cheapestRoute")
	p.wantsEvents(
		"120ms cellSettled 0 0", "120ms searchChanged", "240ms cellSettled 1 1", "240ms searchChanged",
		"360ms searchChanged", "480ms searchChanged", "600ms markerMoved 1",
		"800ms markerLanded 1", "800ms trialEnded cheapestRoute", "800ms findStopped")
}

func TestFindEndsWithNoRoute(t *testing.T) {
	p := begin(t, ".#.").do("find", "wait 120ms")
	p.events()
	p.do("wait 1s").wantsEvents("240ms trialEnded noRoute", "240ms findStopped", "240ms searchChanged")
	p = begin(t, `{"setup":{"map":["#."],"startCell":0,"goalCell":1}}`).do("find")
	p.events()
	p.do("wait 1s").wants("status", "blockedEndpoint").wantsEvents("120ms trialEnded blockedEndpoint", "120ms findStopped")
}

// Find pauses with words, Escape without, and a Step steps.
func TestPausingFind(t *testing.T) {
	p := begin(t).do("find", "wait 300ms").wants("visited", 2)
	p.events()
	p.do("find", "wait 5s").wants("finding", false, "status", "paused", "visited", 2).wantsEvents("300ms findStopped")
	p.do("pauseFind").wantsEvents()
	p.do("find").wants("finding", true, "status", "searching").do("pauseFind", "wait 5s").wants("finding", false, "status", "searching", "visited", 2)
	p.events()
	p.do("find", "wait 130ms").wants("visited", 3, "status", "cellSettled").do("step", "wait 5s").wants("visited", 4, "finding", false)
	p.wantsEvents("10.3s findStarted", "10.42s cellSettled 49 1", "10.42s searchChanged", "10.43s findStopped", "10.43s cellSettled 24 2", "10.43s searchChanged")
}

// A.40: the next Find after the end of a trial starts over.
func TestFindStartsOver(t *testing.T) {
	p := begin(t, ".#.").do("step x2")
	p.events()
	p.do("find").wants("phase", "ready", "finding", true, "status", "searching", "visited", 0).wantsEvents("searchChanged", "trialCleared", "findStarted")
}

// Find shows searching in every phase, and Steps that change no words keep it.
func TestFindShowsSearching(t *testing.T) {
	p := begin(t, "...").do("step x3").wants("phase", "tracing")
	p.do("find").wants("status", "searching").do("wait 120ms").wants("phase", "tracing", "status", "searching")
	p.do("wait 240ms").wants("phase", "replaying", "status", "followRoute")
	p.do("find", "find").wants("status", "searching").do("wait 120ms").wants("phase", "waitingForMarker", "status", "searching")
	p.do("find").wants("status", "paused").do("wait 1s").wants("phase", "replaying", "status", "paused")
}

// What clears the trial stops Find.
func TestClearingStopsFind(t *testing.T) {
	for _, c := range []struct{ command, first string }{
		{"reset", ""}, {"restoreDefaults", "terrainChanged -1 0"}, {"search astar", ""}, {"moveCamp 0", ""}, {"moveTower 0", ""},
		{"paintCell 0", "terrainChanged 0 -1"}, {"random maze", "terrainChanged -1 0"}, {"undo", "terrainChanged 1 1"},
	} {
		p := begin(t).do("paintCell 1", "find", "wait 300ms")
		p.events()
		p.do(c.command).wants("finding", false, "phase", "ready", "status", "ready")
		want := []string{"300ms searchChanged", "300ms trialCleared", "300ms findStopped"}
		if c.first != "" {
			want = append([]string{"300ms " + c.first}, want...)
		}
		p.wantsEvents(want...)
	}
}

func TestWhatFindGoesOnUnder(t *testing.T) {
	p := begin(t).do("find")
	p.events()
	p.do("brush Mud", "brush Wall", "select 3", "selectUp", "paintCell 48", "paintCell 13", "moveCamp 13", "moveTower 48", "undo", "redo", "search dijkstra").
		wants("finding", true, "selectedCell", 13).wantsEvents()
}

// Ticks while the Marker slides do nothing. One at the instant of the landing
// comes before it when its timer is the older one, else after it.
func TestTicksAndLandings(t *testing.T) {
	const config = `{"settings":{"tickSeconds":0.1,"slideSeconds":0.2},"setup":{"map":["...."],"startCell":0,"goalCell":3}}`
	for _, c := range []struct {
		name     string
		commands []string
		want     string
	}{
		{"Find from the start", []string{"find"}, "900ms Moved, 1.1s Landed, 1.2s Moved, 1.4s Landed, 1.5s Moved, 1.7s Landed"},
		{"Find begun with a slide", []string{"step x9", "find"}, "0s Moved, 200ms Landed, 200ms Moved, 400ms Landed, 500ms Moved, 700ms Landed"},
		{"Find begun in a slide", []string{"step x9", "wait 50ms", "find"}, "0s Moved, 200ms Landed, 250ms Moved, 450ms Landed, 550ms Moved, 750ms Landed"},
	} {
		p := begin(t, config).do(c.commands...).do("wait 5s")
		var got []string
		for _, e := range p.g.Drain(nil) {
			if name, ok := strings.CutPrefix(eventNames[e.Kind], "marker"); ok {
				got = append(got, e.At.String()+" "+name)
			}
		}
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%s: %s, want %s", c.name, s, c.want)
		}
	}
}

// Neither tiny ticks nor long slides take time to play.
func TestManyTicksAreQuick(t *testing.T) {
	begin(t, `{"settings":{"tickSeconds":0.000000001,"slideSeconds":1000000000},"setup":{"map":["..."],"startCell":0,"goalCell":2}}`).
		do("find", "wait 2000000h").wants("phase", "finished")
}

// The player's pause stops everything, and only resuming ends it.
func TestPause(t *testing.T) {
	p := begin(t).do("find", "wait 100ms")
	p.events()
	press := func(code sim.Code) bool { return p.g.Apply(sim.Input{At: p.g.Now(), Code: code}) }
	if !press(sim.Pause) || press(sim.Pause) {
		t.Error("a pause begins once")
	}
	p.do("wait 5s", "step", "find", "reset", "paintCell 0", "stepBack", "search greedy").wants("finding", true, "visited", 0, "search", "dijkstra").wantsEvents()
	if !press(sim.Resume) || press(sim.Resume) {
		t.Error("a pause ends once")
	}
	p.do("wait 20ms").wantsEvents("120ms cellSettled 48 0", "120ms searchChanged")
}
