package drive

import (
	"bytes"
	"encoding/json"

	"parlor/sim"
)

// event writes a game's event with its fields in the order of the game's page.
type event struct {
	spec *sim.Spec
	e    sim.Event
}

// Event is an event of a game as it stands in an answer, ready for
// encoding/json: its time, its name, then its fields.
func Event(spec *sim.Spec, e sim.Event) json.Marshaler { return event{spec, e} }

func describeAll(spec *sim.Spec, events []sim.Event) []event {
	list := make([]event, len(events))
	for i, e := range events {
		list[i] = event{spec, e}
	}
	return list
}

// MarshalJSON writes {"at":"1.2s","event":"pieceLocked",…}.
func (v event) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	fields := append([]sim.Field{
		{Name: "at", Value: v.e.At.String()},
		{Name: "event", Value: v.spec.Events[v.e.Kind]},
	}, v.spec.Describe(v.e)...)
	for i, f := range fields {
		if i == 0 {
			b.WriteByte('{')
		} else {
			b.WriteByte(',')
		}
		name, err := json.Marshal(f.Name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(f.Value)
		if err != nil {
			return nil, err
		}
		b.Write(name)
		b.WriteByte(':')
		b.Write(value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}
