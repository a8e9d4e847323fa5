package session

import (
	"errors"
	"io/fs"
)

// Store keeps small files on the device: in a folder, or in the page's storage.
type Store interface {
	// Load gives what was saved under a key. The error is fs.ErrNotExist when
	// nothing was.
	Load(key string) ([]byte, error)
	// Save keeps data under a key, in place of what was there.
	Save(key string, data []byte) error
	// Remove forgets what is kept under a key, if anything is.
	Remove(key string) error
}

// NothingKept is the notice about a device that refuses to keep files.
const NothingKept = "This device keeps nothing: bests, records and options last until you leave."

// Damaged is added to the key of a file that cannot be read, to keep it beside.
const Damaged = ".damaged"

// shelf reads and writes one file of a store, a JSON object. When the store fails
// it gives up on it for good, says so once, and play goes on with what is in
// memory.
type shelf struct {
	store   Store
	room    func() bool // makes room on a device that is full; nil where nothing can
	key     string
	gone    bool // the store failed
	notices []string
}

// read hands the file to decode, which refuses a damaged one with an error: that
// is set aside, and an empty one takes its place. Nothing is handed over when
// there is no file.
func (s *shelf) read(decode func([]byte) error) {
	if s.gone {
		return
	}
	data, err := s.store.Load(s.key)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		s.giveUp()
	case decode(data) != nil:
		if s.store.Save(s.key+Damaged, data) != nil {
			s.giveUp() // what cannot be set aside is not written over
			return
		}
		s.notices = append(s.notices, "The "+s.key+" could not be read. They were set aside as "+s.key+Damaged+".")
		s.write([]byte("{}"))
	}
}

func (s *shelf) write(data []byte) {
	for !s.gone && s.store.Save(s.key, data) != nil {
		if s.room == nil || !s.room() {
			s.giveUp()
		}
	}
}

func (s *shelf) giveUp() {
	s.gone = true
	s.notices = append(s.notices, NothingKept)
}

func (s *shelf) takeNotices() []string {
	notices := s.notices
	s.notices = nil
	return notices
}
