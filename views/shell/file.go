package shell

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
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
	if len(file) > MostFile {
		a.notices.add(fmt.Sprintf("%.60s cannot be opened: it is larger than %d MB.", name, MostFile>>20))
		return
	}
	if bytes.HasPrefix(file, []byte("parlor")) || bytes.HasPrefix(bytes.TrimSpace(file), []byte("{")) {
		a.openRecord(name, file)
		return
	}
	for i := range a.rooms {
		r, ok := a.rooms[i].Room.(Reader)
		if !ok {
			continue
		}
		query, err := r.Read(file)
		if err != nil {
			a.notices.add(fmt.Sprintf("%.60s cannot be opened: %v.", name, err))
			return
		}
		a.openRoom(i, query)
		return
	}
	a.notices.add(fmt.Sprintf("%.60s cannot be opened: no game here reads files.", name))
}

// longestRecord bounds the game time of a record from a file: to play one of years
// would take the program for ever.
const longestRecord = 24 * time.Hour

// openRecord plays the record that a file holds, and shows it.
func (a *App) openRecord(name string, file []byte) {
	var specs []*sim.Spec
	for i := range a.rooms {
		specs = append(specs, a.rooms[i].Spec())
	}
	record, err := replay.Parse(file, specs...)
	if err != nil {
		a.notices.add(fmt.Sprintf("%.60s is no record of a game: %v.", name, err))
		return
	}
	if record.End > longestRecord {
		a.notices.add(fmt.Sprintf("%.60s cannot be watched: end: %v is more than a day.", name, record.End))
		return
	}
	for i, spec := range specs {
		if spec.Name != record.Game {
			continue
		}
		reel, err := replay.NewReel(spec, record)
		if err != nil {
			a.notices.add(fmt.Sprintf("%.60s cannot be watched: %v.", name, err))
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
