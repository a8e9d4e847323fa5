package sim

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"time"
)

// Number is an exact number of the settings, read from JSON as it is written:
// 1.15 is 115/100. Its zero value is 0. It never changes, so copies may share.
type Number struct{ value *big.Rat }

// NewNumber gives the number that a decimal such as "1.5" writes.
func NewNumber(decimal string) Number {
	n, err := parseNumber([]byte(decimal))
	if err != nil {
		panic(err)
	}
	return n
}

// Rat gives a copy of the number.
func (n Number) Rat() *big.Rat {
	if n.value == nil {
		return new(big.Rat)
	}
	return new(big.Rat).Set(n.value)
}

// Sign is -1, 0 or 1.
func (n Number) Sign() int {
	if n.value == nil {
		return 0
	}
	return n.value.Sign()
}

// Above says whether the number is greater than a whole one.
func (n Number) Above(limit int64) bool {
	return n.value != nil && n.value.Cmp(new(big.Rat).SetInt64(limit)) > 0
}

// UnmarshalJSON reads a JSON number.
func (n *Number) UnmarshalJSON(raw []byte) (err error) {
	*n, err = parseNumber(raw)
	return err
}

// maxDigits bounds what a number may be written with, so that 1e999999999
// costs nothing.
const maxDigits = 40

func parseNumber(raw []byte) (Number, error) {
	if len(raw) == 0 || raw[0] != '-' && (raw[0] < '0' || raw[0] > '9') {
		return Number{}, fmt.Errorf("%s is not a number", shorten(raw))
	}
	text := string(raw)
	if i := strings.IndexAny(text, "eE"); i >= 0 && len(strings.TrimLeft(text[i+1:], "+-0")) > 2 {
		return Number{}, fmt.Errorf("%s is too large or too small a number", shorten(raw))
	}
	r, ok := new(big.Rat).SetString(text)
	if !ok || len(raw) > maxDigits {
		return Number{}, fmt.Errorf("%s is not a number of at most %d characters", shorten(raw), maxDigits)
	}
	return Number{r}, nil
}

// Seconds is a length of time that JSON gives as a number of seconds, rounded
// to the nearest nanosecond, halves up.
type Seconds time.Duration

// UnmarshalJSON reads a JSON number of seconds within 292 years of 0.
func (s *Seconds) UnmarshalJSON(raw []byte) error {
	n, err := parseNumber(raw)
	if err != nil {
		return err
	}
	d, ok := RoundDuration(n.Rat())
	if !ok {
		return fmt.Errorf("%s seconds are more than 292 years", shorten(raw))
	}
	*s = Seconds(d)
	return nil
}

// String writes the exact number of seconds, such as 0.42.
func (s Seconds) String() string {
	text := new(big.Rat).SetFrac64(int64(s), int64(time.Second)).FloatString(9)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// MarshalJSON writes the exact number of seconds.
func (s Seconds) MarshalJSON() ([]byte, error) { return []byte(s.String()), nil }

// RoundDuration rounds a number of seconds to the nearest nanosecond, halves
// up, and gives false when it does not fit a time.Duration.
func RoundDuration(seconds *big.Rat) (time.Duration, bool) {
	ns := new(big.Rat).Mul(seconds, big.NewRat(int64(time.Second), 1))
	ns.Add(ns, big.NewRat(1, 2))
	floor := new(big.Int).Div(ns.Num(), ns.Denom()) // Euclid's division: down for a positive denominator
	return time.Duration(floor.Int64()), floor.IsInt64()
}

// Whole is a whole number that JSON may also write as 1.0 or 1e3.
type Whole int64

// UnmarshalJSON reads a JSON number without a fraction.
func (w *Whole) UnmarshalJSON(raw []byte) error {
	// Nearly all are written plainly, and need no fraction.
	if plain, err := strconv.ParseInt(string(raw), 10, 64); err == nil {
		*w = Whole(plain)
		return nil
	}
	n, err := parseNumber(raw)
	if err != nil {
		return err
	}
	if r := n.Rat(); !r.IsInt() || !r.Num().IsInt64() {
		return fmt.Errorf("%s is not a whole number in range", shorten(raw))
	}
	*w = Whole(n.Rat().Num().Int64())
	return nil
}
