package shell

import (
	"slices"
	"time"

	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
)

const (
	// keepEvery is how much of a game may be lost when the program ends without a
	// word, as when the machine crashes.
	keepEvery = 5 * time.Second
	// worthKeeping is the game time from which a game that is not played to its end
	// is remembered.
	worthKeeping = 5 * time.Second
)

// keeping keeps the game that is played on the device: it is its record.
type keeping struct {
	kept session.Kept
	hash replay.Hash   // of the game as it was kept
	next time.Duration // when it is kept again
	// aside is true of a practice beside which a game waits to be continued: it goes
	// among the records when it is left.
	aside bool
}

// holds notes that the game has set a best.
func (k *keeping) holds(best string) {
	if !slices.Contains(k.kept.Bests, best) {
		k.kept.Bests = append(k.kept.Bests, best)
	}
}

// startKeeping begins with a game that has just begun. One that was left unfinished
// in the room is done with, but no practice puts an end to a game.
func (a *App) startKeeping(now time.Duration) {
	waits, ok := a.records.Unfinished(a.room().Spec().Name)
	aside := ok && a.session.Practice() && !waits.Practice
	if !aside {
		a.retire()
	}
	a.keeping = keeping{next: now + keepEvery, aside: aside, kept: session.Kept{
		Mode: a.session.Record().Config.Mode, Level: a.room().level,
		Start: a.setup.Date().Unix(), Practice: a.session.Practice(),
	}}
}

// goOnKeeping keeps the game now and then while it is played.
func (a *App) goOnKeeping(now time.Duration) {
	if now >= a.keeping.next && !a.keeping.aside {
		a.keepGame()
		a.keeping.next = now + keepEvery
	}
}

// keepGame keeps the game that is played, so that it can be continued.
func (a *App) keepGame() {
	if a.session == nil || a.session.Watched() != nil || a.session.Game().Result().Over {
		return
	}
	g, record := a.session.Game(), a.session.Record()
	if len(record.Inputs) == 0 || record.Hash == a.keeping.hash {
		return
	}
	a.keeping.hash = record.Hash
	a.describe(g)
	keep := a.records.Suspend
	if a.keeping.aside {
		keep = a.records.Add
	}
	if !a.keeping.aside || record.End >= worthKeeping {
		a.keeping.kept.ID = keep(a.room().Spec(), &record, a.keeping.kept)
	}
	a.tellStorage()
}

// describe brings what is known of the game that is played up to date.
func (a *App) describe(g sim.Game) {
	k := &a.keeping.kept
	k.Where, k.Figures = a.room().Standing(g)
	k.Lasted, k.Over = g.Now(), g.Result().Over
	if l := a.lab(); l != nil {
		k.Link = l.Link(g)
	}
}

// keepEnded keeps a game that has ended among the records, and counts it.
func (a *App) keepEnded() {
	g, record := a.session.Game(), a.session.Record()
	a.describe(g)
	a.keeping.kept.ID = a.records.Add(a.room().Spec(), &record, a.keeping.kept)
	a.countGame(g, &record, a.keeping.kept)
	a.tellStorage()
}

// retire is done with the game that was left unfinished in the open room: it is
// counted and goes among the records, if it is worth that.
func (a *App) retire() {
	spec := a.room().Spec()
	k, ok := a.records.Unfinished(spec.Name)
	if !ok {
		return
	}
	if k.Lasted < worthKeeping && len(k.Bests) == 0 {
		a.records.Drop(spec.Name)
	} else {
		if record, err := a.records.Read(spec, k.ID); err == nil {
			if g, err := record.Verify(spec); err == nil {
				a.countGame(g, record, k)
			}
		}
		a.records.Retire(spec.Name)
	}
	a.tellStorage()
}

// countGame adds a game to the statistics. Practices do not count.
func (a *App) countGame(g sim.Game, r *replay.Record, k session.Kept) {
	if k.Practice {
		return
	}
	result := g.Result()
	game := session.Game{
		Start: k.Start, Mode: k.Mode, Lasted: k.Lasted, Over: result.Over, Won: result.Won,
		Counts: a.room().Tally(g, r),
	}
	if result.Ranked {
		c := a.choiceOf(k)
		game.Best, game.Rank = c.bestKey(a.room().levelOf(k)), result.Rank
		if l := a.lab(); l != nil {
			game.Best = l.BestKey(g)
		}
	}
	a.statistics.Add(a.room().Spec().Name, game)
}

// unfinished says what game was left in a room and can be continued.
func (a *App) unfinished(room int) (line string, ok bool) {
	k, ok := a.records.Unfinished(a.rooms[room].Spec().Name)
	return k.Where, ok
}

// continueIn fades into the game that was left in a room, and says whether there is
// one. One that cannot be read any more is told and forgotten.
func (a *App) continueIn(room int) bool {
	spec := a.rooms[room].Spec()
	k, ok := a.records.Unfinished(spec.Name)
	if !ok {
		return false
	}
	record, err := a.records.Read(spec, k.ID)
	var s *session.Session
	if err == nil {
		s, err = session.Continue(spec, record, k.Practice)
	}
	if err != nil {
		a.notices.add("The game cannot be continued: " + err.Error() + ".")
		a.records.Drop(spec.Name)
		return false
	}
	a.leaveGame()
	a.goTo(playFade, func(now time.Duration) {
		a.open, a.rooms[room].level = room, a.rooms[room].levelOf(k)
		a.session, a.playing = s, a.choiceOf(k)
		a.ended, a.newBest, a.countdown = false, false, countdown{}
		a.keeping = keeping{kept: k, next: now + keepEvery}
		if a.lab() == nil {
			a.enter(now, Pause)
		} else {
			a.enter(now, Play)
		}
	})
	return true
}

// choiceOf gives the choice of the open room's menu that starts a game like one that
// was kept.
func (a *App) choiceOf(k session.Kept) Choice {
	for _, c := range a.room().menu {
		if c.Run == StartMode && c.Mode == k.Mode {
			return c
		}
	}
	return Choice{Label: a.room().Spec().Title}
}

// leaveGame keeps the game that is being left, and its best where it may stand, or
// what was prepared for one.
func (a *App) leaveGame() {
	if a.screen == Practice {
		a.keepDraft()
	}
	if a.keepBest() {
		a.keeping.hash = replay.Hash{}
	}
	a.keepGame()
}

// tellStorage tells what the player should know of the device's storage.
func (a *App) tellStorage() {
	a.notices.add(a.records.TakeNotices()...)
	a.notices.add(a.statistics.TakeNotices()...)
}
