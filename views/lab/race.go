package lab

import "time"

// Trial is a search that runs to its end in slices.
type Trial interface {
	// Step takes at most n steps and says whether the search has ended.
	Step(n int) bool
}

// Race runs trials one after the other, a few milliseconds of each frame, so that
// the screen goes on.
type Race struct {
	lanes []lane
	at    int // the lane that runs
}

type lane struct {
	begin func() Trial
	trial Trial
	done  bool
}

// slice is how much of a frame trials may take.
const slice = 3 * time.Millisecond

// stride is how many steps are taken between two looks at the clock.
const stride = 256

// Start forgets what was raced before and lines trials up, which are begun when
// their turn comes; one may be nil: it has nothing to run.
func (r *Race) Start(begin []func() Trial) {
	r.lanes, r.at = r.lanes[:0], 0
	for _, b := range begin {
		r.lanes = append(r.lanes, lane{begin: b})
	}
}

// Run runs trials for a slice of a frame, and says whether there was still something to
// run.
func (r *Race) Run() bool {
	if r.at >= len(r.lanes) {
		return false
	}
	for begun := time.Now(); r.at < len(r.lanes) && time.Since(begun) < slice; {
		l := &r.lanes[r.at]
		if l.trial == nil && l.begin != nil {
			l.trial = l.begin()
		}
		if l.trial == nil || l.trial.Step(stride) {
			l.done = true
			r.at++
		}
	}
	return true
}

// Lane gives a trial, nil when it is not begun yet, and says whether it has ended.
func (r *Race) Lane(i int) (t Trial, done bool) {
	if i >= len(r.lanes) {
		return nil, false
	}
	return r.lanes[i].trial, r.lanes[i].done
}
