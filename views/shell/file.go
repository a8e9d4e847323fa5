package shell

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"time"

	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
)

// Reader is a lab that opens files.
type Reader interface {
	Lab
	// Read gives the query under which what a file holds is opened, as Open takes it.
	// The error says why it cannot be.
	Read(file []byte) (query string, err error)
}

// MostFile is the most bytes of a file that is opened, be it a map or a record.
const MostFile = 32 << 20

// ReadFile reads a file for OpenFile. Of one that is too large it reads one byte more
// than MostFile, so that OpenFile can tell so.
func ReadFile(files fs.FS, name string) ([]byte, error) {
	file, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, MostFile+1))
}

// OpenFile opens a file that was dropped, chosen, or named when the program was
// started: a record is watched, and anything else is for the lab that reads it. One
// that cannot be opened is told.
func (a *App) OpenFile(name string, file []byte) {
	a.notices.drop(theFile)
	if len(file) > MostFile {
		a.tellFile(name, "cannot be opened: it is larger than %d MB", MostFile>>20)
		return
	}
	var specs []*sim.Spec
	for i := range a.rooms {
		specs = append(specs, a.rooms[i].Spec())
	}
	switch record, err := replay.Parse(file, specs...); {
	case err == nil:
		a.openRecord(name, record)
	case errors.Is(err, replay.ErrNoRecord):
		a.openMap(name, file)
	default:
		a.tellFile(name, "cannot be watched: %v", err)
	}
}

// tellFile tells what became of a file, in a sentence about its name.
func (a *App) tellFile(name, format string, args ...any) {
	a.notices.tell(theFile, fmt.Sprintf("%.60s %s.", name, fmt.Sprintf(format, args...)))
}

// openMap opens what the lab that reads files finds in one. What is wrong with it is
// told in that lab's words only where it was surely meant for it.
func (a *App) openMap(name string, file []byte) {
	for i := range a.rooms {
		r, ok := a.rooms[i].Room.(Reader)
		if !ok {
			continue
		}
		query, err := r.Read(file)
		switch meant := i == a.open && a.inLab() || strings.HasSuffix(name, ".map"); {
		case err == nil:
			a.openRoom(i, query)
		case meant:
			a.tellFile(name, "cannot be opened: %v", err)
		default:
			a.tellFile(name, "is neither a record of a game nor a map")
		}
		return
	}
	a.tellFile(name, "is no record of a game")
}

// longestRecord bounds the game time of a record from a file: to play one of years
// would take the program for ever.
const longestRecord = 24 * time.Hour

// openRecord plays the record that a file holds, and shows it.
func (a *App) openRecord(name string, record *replay.Record) {
	if record.End > longestRecord {
		a.tellFile(name, "cannot be watched: end: %v is more than a day", record.End)
		return
	}
	for i := range a.rooms {
		spec := a.rooms[i].Spec()
		if spec.Name != record.Game {
			continue
		}
		reel, err := replay.NewReel(spec, record)
		if err != nil {
			a.tellFile(name, "cannot be watched: %v", err)
			return
		}
		g, _ := reel.At(reel.End())
		where, figures := a.rooms[i].Standing(g)
		a.openWatch(i, reel, session.Kept{
			Mode: record.Config.Mode, Lasted: record.End, Over: g.Result().Over, Where: where, Figures: figures,
		})
	}
}

// TakeFileWish says whether the player wants to choose a file. Front asks for it at
// once, while the browser still knows that somebody pressed something.
func (a *App) TakeFileWish() bool {
	asks := a.asksFile
	a.asksFile = false
	return asks
}
