package shell

import "fmt"

// Reader is a lab that opens files.
type Reader interface {
	Lab
	// Read gives the query under which what a file holds is opened, as Open takes it.
	// The error says why it cannot be.
	Read(file []byte) (query string, err error)
}

// OpenFile opens a file in the lab that reads it: one that was dropped, chosen, or
// named when the program was started. One that cannot be opened is told.
func (a *App) OpenFile(name string, file []byte) {
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

// TakeFileWish says whether the player wants to choose a file. Front asks for it at
// once, while the browser still knows that somebody pressed something.
func (a *App) TakeFileWish() bool {
	asks := a.asksFile
	a.asksFile = false
	return asks
}
