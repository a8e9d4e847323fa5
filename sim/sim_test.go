package sim

import "testing"

func TestBetter(t *testing.T) {
	ranked := func(rank ...int64) Result {
		r := Result{Ranked: true}
		copy(r.Rank[:], rank)
		return r
	}
	var unranked Result
	for _, test := range []struct {
		what     string
		new, old Result
		want     bool
	}{
		{"more points", ranked(2), ranked(1), true},
		{"fewer points", ranked(1), ranked(2), false},
		{"the same", ranked(1, 2, 3), ranked(1, 2, 3), false},
		{"less time, kept as a negative", ranked(-50), ranked(-60), true},
		{"the second number, when the first is equal", ranked(1, 5), ranked(1, 4), true},
		{"the third number, when the others are equal", ranked(1, 5, 0), ranked(1, 5, 1), false},
		{"the first number before the second", ranked(1, 9), ranked(2, 0), false},
		{"a first best", ranked(-9), unranked, true},
		{"a game that does not count", unranked, ranked(-9), false},
		{"no best of either", unranked, unranked, false},
	} {
		if got := test.new.Better(test.old); got != test.want {
			t.Errorf("%s: Better is %t", test.what, got)
		}
	}
}

func TestSpecFindsCommands(t *testing.T) {
	spec := &Spec{Commands: []Command{{Name: "left"}, {Name: "right"}}}
	if code, ok := spec.Command("right"); code != 1 || !ok {
		t.Errorf("right is %d, %t", code, ok)
	}
	for _, name := range []string{"Right", "", "up"} {
		if _, ok := spec.Command(name); ok {
			t.Errorf("%q is a command", name)
		}
	}
}

func TestFindMode(t *testing.T) {
	modes := []Mode{{Name: "slow"}, {Name: "fast"}}
	for name, want := range map[string]int{"": 0, "slow": 0, "fast": 1} {
		if got, err := FindMode(modes, name); got != want || err != nil {
			t.Errorf("mode %q is %d, %v", name, got, err)
		}
	}
	for _, name := range []string{"Fast", "fast "} {
		if _, err := FindMode(modes, name); err == nil {
			t.Errorf("mode %q is found", name)
		}
	}
	if _, err := FindMode(nil, "fast"); err == nil {
		t.Error("a mode is found where there are none")
	}
}

// A held command's release, a pause and a resume must not be the same code.
func TestCodesDoNotMeet(t *testing.T) {
	if MaxCommands > int(Pause) || Pause >= Release || Resume >= Release || Pause == Resume {
		t.Error("the codes meet")
	}
}
