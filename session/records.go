package session

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"parlor/sim"
	"parlor/sim/replay"
)

// RecordsKey is the store's key of the list of records. Each record itself is kept
// under RecordsKey, a dot and its number: its binary form in base64, as JSON.
const RecordsKey = "records"

// mostRecords is how many records of each game are kept besides its bests.
const mostRecords = 20

// Kept is what is known of a kept record without reading it.
type Kept struct {
	ID       int           `json:"id"`
	Mode     string        `json:"mode,omitempty"`
	Level    int           `json:"level,omitempty"` // the step that was set in the menu, from 1
	Start    int64         `json:"start"`           // when the game began, in seconds of Unix time
	Lasted   time.Duration `json:"lasted"`
	Over     bool          `json:"over"`
	Practice bool          `json:"practice,omitempty"`
	Bests    []string      `json:"bests,omitempty"` // the names of the bests that it holds, such as bestMarathon
	Link     string        `json:"link,omitempty"`  // of a lab, the query under which others find it
	// Where and Figures say in words what was played and what came of it.
	Where   string `json:"where"`
	Figures string `json:"figures"`
}

// shelfOf is what is kept of one game.
type shelfOf struct {
	Records    []Kept `json:"records"`              // newest first
	Unfinished *Kept  `json:"unfinished,omitempty"` // can be continued
}

// forget takes a record from the list.
func (s *shelfOf) forget(id int) {
	s.Records = slices.DeleteFunc(s.Records, func(k Kept) bool { return k.ID == id })
}

// Records are the games that were played, kept on the device: the last twenty of
// each game and every best, and a game that was left unfinished. When the device is
// full, the oldest go first, but never a best.
type Records struct {
	shelf shelf
	games map[string]*shelfOf
	next  int
	// unkept are records that the device did not take, by number: they last until
	// the program ends.
	unkept map[int]string
}

// LoadRecords reads the list of records. It always succeeds; what went wrong is a
// notice.
func LoadRecords(store Store) *Records {
	r := &Records{shelf: shelf{store: store, key: RecordsKey}, unkept: map[int]string{}}
	r.read()
	return r
}

// List gives the records of a game, newest first; they must not be changed.
func (r *Records) List(game string) []Kept { return r.of(game).Records }

// Unfinished gives what is known of the game that was left unfinished, in another
// window too, and false when there is none.
func (r *Records) Unfinished(game string) (Kept, bool) {
	r.read()
	if k := r.of(game).Unfinished; k != nil {
		return *k, true
	}
	return Kept{}, false
}

// Suspend keeps a game that may be continued, in place of what is kept under the
// number k.ID; 0 for a new one, whose number it gives. Another unfinished game of
// the same kind is retired.
func (r *Records) Suspend(spec *sim.Spec, record *replay.Record, k Kept) (id int) {
	r.read()
	shelf := r.of(spec.Name)
	if old := shelf.Unfinished; old != nil && old.ID != k.ID {
		r.retire(spec.Name)
	}
	k.ID = r.number(k.ID)
	shelf.forget(k.ID) // another window may have retired it
	if r.write(spec, record, k.ID) {
		shelf.Unfinished = &k
	}
	r.keep()
	return k.ID
}

// Retire moves the unfinished game among the records that are done with.
func (r *Records) Retire(game string) {
	r.read()
	r.retire(game)
	r.keep()
}

// Drop forgets the unfinished game.
func (r *Records) Drop(game string) {
	r.read()
	if shelf := r.of(game); shelf.Unfinished != nil {
		r.remove(shelf.Unfinished.ID)
		shelf.Unfinished = nil
	}
	r.keep()
}

// Add keeps the record of a game that is done with. If it holds bests, its k.Bests
// says which, and the records that held them until now hold them no more. The
// unfinished game of that number is none any more. It gives the record's number.
func (r *Records) Add(spec *sim.Spec, record *replay.Record, k Kept) (id int) {
	r.read()
	shelf := r.of(spec.Name)
	if shelf.Unfinished != nil && shelf.Unfinished.ID == k.ID {
		shelf.Unfinished = nil
	}
	k.ID = r.number(k.ID)
	shelf.forget(k.ID)
	if r.write(spec, record, k.ID) {
		r.add(spec.Name, k)
	}
	r.keep()
	return k.ID
}

// MakeRoom lets the oldest record go that is no best, and says whether there was one:
// for files that have no room on the device.
func (r *Records) MakeRoom() bool {
	r.read()
	if r.shelf.gone || !r.dropOldest() {
		return false
	}
	r.keep()
	return true
}

// Read reads a kept record of a game. The error says why it cannot be had.
func (r *Records) Read(spec *sim.Spec, id int) (*replay.Record, error) {
	text, ok := r.unkept[id]
	if !ok {
		data, err := r.shelf.store.Load(recordKey(id))
		if err != nil {
			return nil, fmt.Errorf("the record is not on this device any more: %w", err)
		}
		if err := json.Unmarshal(data, &text); err != nil {
			return nil, fmt.Errorf("the record is damaged: %w", err)
		}
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, fmt.Errorf("the record is damaged: %w", err)
	}
	return replay.Parse(data, spec)
}

// Erase forgets all records of a game, its bests and its unfinished game too.
func (r *Records) Erase(game string) {
	r.read()
	shelf := r.of(game)
	for _, k := range shelf.Records {
		r.remove(k.ID)
	}
	if shelf.Unfinished != nil {
		r.remove(shelf.Unfinished.ID)
	}
	delete(r.games, game)
	r.keep()
}

// TakeNotices gives what the player should be told about the storage since the
// last call.
func (r *Records) TakeNotices() []string { return r.shelf.takeNotices() }

func recordKey(id int) string { return RecordsKey + "." + strconv.Itoa(id) }

func (r *Records) of(game string) *shelfOf {
	if r.games[game] == nil {
		r.games[game] = &shelfOf{}
	}
	return r.games[game]
}

// number gives a record its number.
func (r *Records) number(id int) int {
	if id == 0 {
		id = r.next
	}
	r.next = max(r.next, id+1)
	return id
}

func (r *Records) retire(game string) {
	shelf := r.of(game)
	if k := shelf.Unfinished; k != nil {
		shelf.Unfinished = nil
		r.add(game, *k)
	}
}

// add puts a record in front, and lets the oldest go.
func (r *Records) add(game string, k Kept) {
	shelf := r.of(game)
	for i := range shelf.Records {
		old := &shelf.Records[i]
		old.Bests = slices.DeleteFunc(slices.Clone(old.Bests), func(best string) bool { return slices.Contains(k.Bests, best) })
	}
	shelf.Records = slices.Insert(shelf.Records, 0, k)
	others := 0
	shelf.Records = slices.DeleteFunc(shelf.Records, func(k Kept) bool {
		if len(k.Bests) > 0 {
			return false
		}
		if others++; others <= mostRecords {
			return false
		}
		r.remove(k.ID)
		return true
	})
}

// write writes a record. What the device does not take is kept in memory.
func (r *Records) write(spec *sim.Spec, record *replay.Record, id int) bool {
	data, err := record.Binary(spec)
	if err != nil {
		return false // it is too long for any use
	}
	text := base64.StdEncoding.EncodeToString(data)
	file, _ := json.Marshal(text) // a text always has a JSON form
	if r.save(recordKey(id), func() []byte { return file }) {
		delete(r.unkept, id)
	} else {
		r.unkept[id] = text
	}
	return true
}

// save saves a file, and says whether the device took it. While there is no room for
// it, the oldest record of all games goes, which may change the file.
func (r *Records) save(key string, file func() []byte) bool {
	for !r.shelf.gone {
		if r.shelf.store.Save(key, file()) == nil {
			return true
		}
		if !r.dropOldest() {
			r.shelf.giveUp()
		}
	}
	return false
}

// dropOldest lets the oldest record of all games go that is no best, and says
// whether there was one.
func (r *Records) dropOldest() bool {
	oldestGame, oldest := "", Kept{}
	for game, shelf := range r.games {
		for _, k := range shelf.Records {
			if len(k.Bests) == 0 && (oldestGame == "" || k.ID < oldest.ID) {
				oldestGame, oldest = game, k
			}
		}
	}
	if oldestGame == "" {
		return false
	}
	r.remove(oldest.ID)
	r.of(oldestGame).forget(oldest.ID)
	return true
}

func (r *Records) remove(id int) {
	delete(r.unkept, id)
	if !r.shelf.gone && r.shelf.store.Remove(recordKey(id)) != nil {
		r.shelf.giveUp()
	}
}

// keep writes the list.
func (r *Records) keep() {
	r.save(RecordsKey, func() []byte {
		data, _ := json.Marshal(r.games) // names, numbers and texts always have a JSON form
		return data
	})
}

// read takes over the list as it is on the device: another window may have changed
// it.
func (r *Records) read() {
	if r.games == nil {
		r.games, r.next = map[string]*shelfOf{}, 1
	}
	r.shelf.read(func(data []byte) error {
		var stored map[string]*shelfOf
		if err := json.Unmarshal(data, &stored); err != nil {
			return err
		}
		if stored == nil {
			return errors.New("there is no list")
		}
		for _, shelf := range stored {
			if shelf == nil {
				return errors.New("there is nothing of a game")
			}
			for _, k := range shelf.Records {
				r.next = max(r.next, k.ID+1)
			}
			if k := shelf.Unfinished; k != nil {
				r.next = max(r.next, k.ID+1)
			}
		}
		r.games = stored
		return nil
	})
}
