package softserve

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"
)

// The flavours are the page's, in its order.
func TestFlavours(t *testing.T) {
	got := ""
	for f := Vanilla; f <= Lemon; f++ {
		got += f.String()
	}
	if got != "VSCMBL" || len(got) != flavourCount || popsicleLetters != "vscmbl" {
		t.Errorf("the flavours are %s and %s", got, popsicleLetters)
	}
}

// A record names the version of the rules, so the tables must not change without
// it. When this fails, raise Spec.Version and put the new sum here.
func TestVersionFollowsTheTables(t *testing.T) {
	sum := sha256.New()
	fmt.Fprint(sum, uint64(inside), uint64(bottleneck), steps, entrance, groupPieces, Customers, leastFallFrames, pickyDraws)
	for _, d := range []Difficulty{Easy, Normal, Hard} {
		s, _ := rowOf(d)
		fmt.Fprint(sum, s)
	}
	const version, want = 1, "3a44690edc440bc0"
	if got := hex.EncodeToString(sum.Sum(nil)[:8]); Spec.Version != version || got != want {
		t.Errorf("version %d with tables %s, want version %d with %s", Spec.Version, got, version, want)
	}
}
