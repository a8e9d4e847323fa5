package maze

import "errors"

// check looks for the first rule that a map and its settings break, in the order
// of A.18 as the page has it, and gives true when every rule holds.
func (s *Settings) check(m *Map) (fault Message, ok bool) {
	switch {
	case m.wrongSize():
		return wrongMapSize, false
	case s.MaxCost < 0 || s.MaxCost > s.MaxCostLimit,
		s.unreached <= int64(len(m.Costs))*int64(s.MaxCost), s.unreached > int64(s.UnreachedLimit):
		return wrongSettings, false
	case !m.has(m.Camp) || !m.has(m.Tower):
		return wrongEndpoints, false
	}
	for _, cost := range m.Costs {
		if cost < wallCost || int64(cost) > int64(s.MaxCost) {
			return wrongCost, false
		}
	}
	if m.Costs[m.Camp] == wallCost || m.Costs[m.Tower] == wallCost {
		return blockedEndpoint, false
	}
	return 0, true
}

// Check looks for the first rule of A.18 that a map breaks when maxCost is what
// its dearest cell costs; the error says it in one sentence.
func (m *Map) Check() error {
	s := m.settings()
	if fault, ok := s.check(m); !ok {
		return fault.err()
	}
	return nil
}

func (m Message) err() error { return errors.New(messages[m].words) }
