package eight

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"
)

// A record names the version of the rules, so the tables must not change
// without it. When this fails, raise Spec.Version and put the new sum here.
func TestVersionFollowsTheTables(t *testing.T) {
	s, err := newSettings(nil)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.New()
	fmt.Fprint(sum, beside, estimateNames, searchNames, rowNames, stepChoices, *s)
	for _, c := range Spec.Commands {
		fmt.Fprint(sum, c.Name)
	}
	fmt.Fprint(sum, Spec.Events)
	const version, want = 1, "358f075056b7f512"
	if got := hex.EncodeToString(sum.Sum(nil)[:8]); Spec.Version != version || got != want {
		t.Errorf("version %d with tables %s, want version %d with %s", Spec.Version, got, version, want)
	}
}

func TestDefaults(t *testing.T) {
	s, err := newSettings(nil)
	if err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprintln(s.GoalBoard, s.StartBoard, s.ScrambleMoves, s.MaxStates, s.SlideSeconds, s.SolveSeconds, s.StepsPerTick, s.Estimate)
	if want := fmt.Sprintln("123456780", "724506831", 40, 181440, "0.15", "0.05", 1, "manhattan"); got != want {
		t.Errorf("the settings are %s, not %s", got, want)
	}
}
