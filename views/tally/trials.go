package tally

import "slices"

// Trials counts what the searches of a lab did. On each place, such as a board or a
// version of a map, a method comes to its end once, however often it does so again.
// The zero Trials is one before the first.
type Trials[Place, Method comparable] struct {
	Searched int64 // places on which a method has come to its end
	Compared int64 // those of them on which two or more have
	ended    map[Place][]Method
}

// End notes that a method has come to its end, and says whether it is the first time
// on that place.
func (t *Trials[Place, Method]) End(on Place, m Method) bool {
	if slices.Contains(t.ended[on], m) {
		return false
	}
	if t.ended == nil {
		t.ended = map[Place][]Method{}
	}
	t.ended[on] = append(t.ended[on], m)
	switch len(t.ended[on]) {
	case 1:
		t.Searched++
	case 2:
		t.Compared++
	}
	return true
}
