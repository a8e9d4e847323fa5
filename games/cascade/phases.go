package cascade

import "time"

// beginCountdown counts from countdownSeconds to 1, one a second, then play
// begins (A.93).
func (g *Game) beginCountdown() {
	g.countdown = int(g.settings.CountdownSeconds)
	if g.countdown == 0 {
		g.beginPlay()
		return
	}
	g.emit(EventCountdown).X = int32(g.countdown)
	g.clock.Start(countdownTick, time.Second, time.Second)
}

func (g *Game) tickCountdown() {
	g.countdown--
	if g.countdown > 0 {
		g.emit(EventCountdown).X = int32(g.countdown)
		return
	}
	g.clock.Stop(countdownTick)
	g.beginPlay()
}

// beginPlay starts the clock, then the time limit, then deals the first piece.
func (g *Game) beginPlay() {
	g.phase = Entering
	g.playStart = g.now
	g.emit(EventPlayStarted)
	if limit := time.Duration(g.settings.TimeLimit); limit > 0 {
		g.start(timeUp, limit)
	}
	g.deal()
}

func (g *Game) pause() bool {
	if g.paused {
		return false
	}
	g.paused = true
	g.emit(EventGamePaused)
	return true
}

// resume lets time go on; all keys count as released (A.11, A.25). Soft drop
// that was held gives way to the normal fall, which starts anew.
func (g *Game) resume() bool {
	if !g.paused {
		return false
	}
	g.paused = false
	wasSoftDropping := g.keys.softDrop
	g.keys = keys{}
	g.clock.Stop(autoRepeat)
	if wasSoftDropping {
		g.fallNormally()
	}
	g.emit(EventGameResumed)
	return true
}

// finish ends the game at its goal or when its time is up (A.80).
func (g *Game) finish() {
	g.finished = true
	g.settleClear()
	g.emit(EventModeFinished)
	g.end()
}

// lose ends the game when the player tops out (A.49).
func (g *Game) lose() {
	g.emit(EventGameLost)
	g.end()
}

// end stops everything: the piece is gone, rows that were clearing stay.
func (g *Game) end() {
	g.played = g.Played()
	g.phase = Over
	g.piece = Piece{}
	g.clock.StopAll()
	g.emit(EventGameOver)
}
