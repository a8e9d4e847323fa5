package sim

import (
	"encoding/json"
	"math"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestNumbersAreExact(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"0.1", "1/10"},
		{"1.15", "23/20"},
		{"-0", "0"},
		{"-0.0e5", "0"},
		{"1e3", "1000"},
		{"1E-3", "1/1000"},
		{"2.5e+01", "25"},
		{"0.016666666666666666", "8333333333333333/500000000000000000"},
		{"1e99", "1" + strings.Repeat("0", 99)},
		{"1e0000000000000000000000000000000000001", "10"},
	} {
		var n Number
		if err := json.Unmarshal([]byte(test.text), &n); err != nil {
			t.Errorf("%s: %v", test.text, err)
		} else if got := n.Rat().RatString(); got != test.want {
			t.Errorf("%s is read as %s, not %s", test.text, got, test.want)
		}
	}
}

// The large ones would take gigabytes to be written out.
func TestNumbersThatAreRefused(t *testing.T) {
	for _, text := range []string{
		"1e400", "1e-400", "1e999999999", "1e-999999999", "1e99999999999999999999", "0e999999999",
		strings.Repeat("9", 41), "0." + strings.Repeat("3", 40), `"1"`, "true", "[]", "null", "{}",
	} {
		var n Number
		if err := json.Unmarshal([]byte(text), &n); err == nil {
			t.Errorf("%s is read as %s", text, n.Rat())
		}
		var s Seconds
		if err := json.Unmarshal([]byte(text), &s); err == nil {
			t.Errorf("%s seconds are read as %d ns", text, s)
		}
		var w Whole
		if err := json.Unmarshal([]byte(text), &w); err == nil {
			t.Errorf("%s is read as %d", text, w)
		}
	}
}

func TestSignAndAbove(t *testing.T) {
	for _, test := range []struct {
		text  string
		sign  int
		above bool // 1000
	}{
		{"0", 0, false}, {"-0.001", -1, false}, {"1000", 1, false}, {"1000.00000000000000000001", 1, true}, {"-2000", -1, false},
	} {
		if n := NewNumber(test.text); n.Sign() != test.sign || n.Above(1000) != test.above {
			t.Errorf("%s has the sign %d and is above 1000: %v", test.text, n.Sign(), n.Above(1000))
		}
	}
}

func TestTheZeroNumber(t *testing.T) {
	var n Number
	if n.Rat().Sign() != 0 || n.Sign() != 0 {
		t.Error("the zero value is not 0")
	}
}

func TestNumbersDoNotChange(t *testing.T) {
	n := NewNumber("-1.5")
	n.Rat().SetInt64(7)
	if n.Rat().RatString() != "-3/2" || n.Sign() != -1 {
		t.Errorf("the number is %s", n.Rat())
	}
}

func TestSeconds(t *testing.T) {
	for _, test := range []struct {
		text string
		want Seconds
	}{
		{"0", 0},
		{"-0", 0},
		{"0.1", 100_000_000},
		{"1", 1_000_000_000},
		{"0.016666666666666666", 16_666_667},
		{"0.000455398", 455_398},
		{"0.0000000004", 0},
		{"0.0000000005", 1}, // halves up
		{"0.0000000015", 2},
		{"-0.0000000005", 0}, // up is towards 0 here
		{"-0.0000000015", -1},
		{"-0.00000000051", -1},
		{"9223372036.854775807", math.MaxInt64},
		{"9223372036.8547758074", math.MaxInt64},
		{"-9223372036.854775808", math.MinInt64},
	} {
		var s Seconds
		if err := json.Unmarshal([]byte(test.text), &s); err != nil {
			t.Errorf("%s: %v", test.text, err)
		} else if s != test.want {
			t.Errorf("%s seconds are read as %d ns, not %d", test.text, s, test.want)
		}
	}
	for _, text := range []string{"9223372036.8547758075", "-9223372036.8547758086", "1e20"} {
		var s Seconds
		if err := json.Unmarshal([]byte(text), &s); err == nil {
			t.Errorf("%s seconds are read as %d ns", text, s)
		}
	}
}

func TestSecondsAreWrittenExactly(t *testing.T) {
	for s, want := range map[Seconds]string{
		0: "0", 1: "0.000000001", 100_000_000: "0.1", -1_500_000_000: "-1.5", 10_000_000_000: "10",
		math.MaxInt64: "9223372036.854775807",
	} {
		if got, err := json.Marshal(s); err != nil || string(got) != want {
			t.Errorf("%d ns are written as %s, not %s (%v)", s, got, want, err)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s := Seconds(rapid.Int64().Draw(t, "ns"))
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var again Seconds
		if err := json.Unmarshal(text, &again); err != nil || again != s {
			t.Fatalf("%d ns are written as %s and read as %d (%v)", s, text, again, err)
		}
	})
}

func TestRoundDuration(t *testing.T) {
	for _, test := range []struct {
		num, denom int64
		want       int64
	}{
		{1, 60, 16_666_667},
		{1, 3, 333_333_333},
		{2, 3, 666_666_667},
		{1, 2_000_000_000, 1},
		{-1, 2_000_000_000, 0},
		{-3, 2_000_000_000, -1},
	} {
		got, ok := RoundDuration(big.NewRat(test.num, test.denom))
		if !ok || got.Nanoseconds() != test.want {
			t.Errorf("%d/%d s is %d ns, not %d", test.num, test.denom, got.Nanoseconds(), test.want)
		}
	}
}

func TestWhole(t *testing.T) {
	for text, want := range map[string]Whole{
		"0": 0, "-0": 0, "1.0": 1, "1e3": 1000, "1200e-2": 12, "9223372036854775807": math.MaxInt64,
		"-9223372036854775808": math.MinInt64,
	} {
		var w Whole
		if err := json.Unmarshal([]byte(text), &w); err != nil || w != want {
			t.Errorf("%s is read as %d, not %d (%v)", text, w, want, err)
		}
	}
	for _, text := range []string{"0.5", "1e-1", "9223372036854775808", "1e19"} {
		var w Whole
		if err := json.Unmarshal([]byte(text), &w); err == nil {
			t.Errorf("%s is read as %d", text, w)
		}
	}
}
