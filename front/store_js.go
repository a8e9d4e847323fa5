package front

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"

	"parlor/session"
)

// OpenStore gives the place where the device keeps the player's files: the page's
// local storage, under names that begin with "parlor.".
func OpenStore() session.Store { return localStorage{} }

type localStorage struct{}

// Load reads an entry.
func (localStorage) Load(key string) ([]byte, error) {
	value, err := storage("getItem", "parlor."+key)
	if err != nil {
		return nil, err
	}
	if value.IsNull() {
		return nil, fs.ErrNotExist
	}
	return []byte(value.String()), nil
}

// Save writes an entry.
func (localStorage) Save(key string, data []byte) error {
	_, err := storage("setItem", "parlor."+key, string(data))
	return err
}

// Remove removes an entry.
func (localStorage) Remove(key string) error {
	_, err := storage("removeItem", "parlor."+key)
	return err
}

// storage calls a function of the local storage. Browsers may refuse it, even to
// be looked at: only what is called, not what is read, turns a refusal into a
// panic that can be caught.
func storage(function string, args ...any) (value js.Value, err error) {
	defer func() {
		switch refusal := recover().(type) {
		case nil:
		case js.Error:
			err = fmt.Errorf("the page's storage is not available: %w", refusal)
		default:
			panic(refusal)
		}
	}()
	store := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if !store.Truthy() {
		return js.Null(), errors.New("the page has no storage")
	}
	return store.Call(function, args...), nil
}
