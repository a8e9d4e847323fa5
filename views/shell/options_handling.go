package shell

import "parlor/session"

// fewValues is up to how many values of a handle stand side by side.
const fewValues = 6

// handlingRows is the page of how a game handles.
func (o *options) handlingRows() []row {
	rows := []row{o.gamesRow()}
	room := &o.app.rooms[o.tab().room]
	for _, h := range room.Handles() {
		rows = append(rows, o.handle(room, h))
	}
	if room.Card().Try != nil {
		rows = append(rows, row{kind: tryRow, label: "Try it", help: "Hold left or right: the piece moves as set"})
	}
	if o.app.session != nil {
		rows = append(rows, row{kind: noteRow, label: "How keys repeat and pieces drop counts from the next game on."})
	}
	return rows
}

// handle is the row of one handle.
func (o *options) handle(room *visit, h Handle) row {
	r := row{kind: sliderRow, label: h.Label, help: h.Help}
	switch n := len(h.Values); {
	case n == 2:
		r.kind = switchRow
	case n <= fewValues:
		r.kind = severalRow
	}
	holds := room.handling[h.Name]
	for i, v := range h.Values {
		r.words = append(r.words, h.Text(v))
		if v == holds {
			r.at = i
		}
	}
	r.set = func(at int) {
		o.app.retouch(room.Spec().Name, func(g *session.GameOptions) {
			if g.Handling == nil {
				g.Handling = map[string]int{}
			}
			g.Handling[h.Name] = h.Values[at]
		})
	}
	return r
}
