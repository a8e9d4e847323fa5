package maze

import "slices"

// journal is what a search has changed, step by step, so that steps can be taken
// back without searching anew.
type journal struct {
	steps  []settling
	offers []offer
}

// settling is one cell that was settled, and how many of its offers were kept.
type settling struct {
	spot spot
	kept int8
}

// offer is what a neighbour had before it kept an offer.
type offer struct {
	distance   int32
	to, parent Direction
}

func (j *journal) settled(s spot) { j.steps = append(j.steps, settling{spot: s}) }

func (j *journal) replaced(to Direction, n *node) {
	j.steps[len(j.steps)-1].kept++
	j.offers = append(j.offers, offer{n.distance, to, n.parent})
}

// latest gives the offers that the cell settled last has made and were kept.
func (j *journal) latest() []offer {
	return j.offers[len(j.offers)-int(j.steps[len(j.steps)-1].kept):]
}

// last is the spot settled last, or -1.
func (j *journal) last() spot {
	if len(j.steps) == 0 {
		return -1
	}
	return j.steps[len(j.steps)-1].spot
}

func (j *journal) clone() *journal {
	return &journal{slices.Clone(j.steps), slices.Clone(j.offers)}
}

// unsettle takes the last settling back: its offers, then itself. There must be
// one.
func (r *run) unsettle() {
	j, f := r.journal, &r.frontier
	s := j.last()
	if key := r.key(s); key != f.key {
		r.putOff()
		f.key = key
	}
	offers := j.latest()
	for _, o := range slices.Backward(offers) {
		n := s + r.steps[o.to]
		if r.key(n) == f.key {
			f.late.remove(r.place(n))
		}
		r.nodes[n].distance, r.nodes[n].parent = o.distance, o.parent
		switch {
		case o.distance < r.unreached:
			r.push(n)
		case r.search == Breadth:
			r.spotAt = r.spotAt[:len(r.spotAt)-1]
		}
	}
	r.nodes[s].state = open
	r.push(s)
	r.visited--
	j.offers = j.offers[:len(j.offers)-len(offers)]
	j.steps = j.steps[:len(j.steps)-1]
	r.last = j.last()
}

// putOff puts what is left of the frontier's key back into its list.
func (r *run) putOff() {
	f := &r.frontier
	list := f.list(f.key)
	for _, place := range f.late.drain(f.sorted[f.next:]) {
		*list = append(*list, r.spotIn(place))
	}
	f.sorted, f.next = f.sorted[:0], 0
}
