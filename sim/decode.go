package sim

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"reflect"
	"strings"
	"time"
)

// Decode reads a JSON object into the struct that into points to. Unlike
// encoding/json it takes names to the letter, and refuses unknown names, names
// given twice and null, in the structs and lists inside too. Fields that are
// not given keep their values. Errors name the field; after one, the struct may
// be half filled. An empty raw is {}.
func Decode(raw json.RawMessage, into any) error {
	if len(bytes.TrimSpace(raw)) == 0 {
		return nil
	}
	if err := json.Unmarshal(raw, new(json.RawMessage)); err != nil {
		return err
	}
	return decodeObject(raw, reflect.ValueOf(into).Elem())
}

// decodeObject fills a struct from JSON that is known to be well formed.
func decodeObject(raw json.RawMessage, target reflect.Value) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return fmt.Errorf("%s is not a JSON object", shorten(raw))
	}
	given := make(map[string]bool)
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return err
		}
		field, ok := fieldNamed(target, name.(string))
		if !ok {
			return fmt.Errorf("%.40q is unknown", name)
		}
		if given[name.(string)] {
			return fmt.Errorf("%q comes twice", name)
		}
		given[name.(string)] = true
		if err := decodeValue(value, field); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// decodeList fills a slice; errors count its items from 1.
func decodeList(raw json.RawMessage, target reflect.Value) error {
	var items []json.RawMessage
	if err := json.Unmarshal(raw, &items); err != nil {
		return fmt.Errorf("%s is not a list", shorten(raw))
	}
	target.Set(reflect.MakeSlice(target.Type(), len(items), len(items)))
	for i, item := range items {
		if err := decodeValue(item, target.Index(i)); err != nil {
			return fmt.Errorf("item %d: %w", i+1, err)
		}
	}
	return nil
}

// fieldNamed finds a field by its JSON name, in embedded structs too.
func fieldNamed(v reflect.Value, name string) (reflect.Value, bool) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if f.Anonymous {
			if inner, ok := fieldNamed(v.Field(i), name); ok {
				return inner, true
			}
			continue
		}
		if tag, _, _ := strings.Cut(f.Tag.Get("json"), ","); tag == name && tag != "" && tag != "-" {
			return v.Field(i), true
		}
	}
	return reflect.Value{}, false
}

// decodeValue goes into pointers, structs and lists itself, so that they are
// read as strictly as the object around them.
func decodeValue(raw json.RawMessage, field reflect.Value) error {
	if string(raw) == "null" {
		return errors.New("null is no value")
	}
	if _, own := field.Addr().Interface().(json.Unmarshaler); !own {
		switch field.Kind() {
		case reflect.Pointer:
			field.Set(reflect.New(field.Type().Elem()))
			return decodeValue(raw, field.Elem())
		case reflect.Struct:
			return decodeObject(raw, field)
		case reflect.Slice:
			return decodeList(raw, field)
		}
	}
	err := json.Unmarshal(raw, field.Addr().Interface())
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return fmt.Errorf("%s is not %s", shorten(raw), kindName(wrong.Type))
	}
	return err
}

func kindName(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a string"
	}
	return "a whole number in range"
}

// shorten keeps what people typed short enough for one line of an error.
func shorten(raw []byte) string {
	const most = 60
	var line bytes.Buffer
	if json.Compact(&line, raw) == nil {
		raw = line.Bytes()
	}
	if len(raw) > most {
		return strings.ToValidUTF8(string(raw[:most]), "") + "…"
	}
	return string(raw)
}

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
func (n Number) Sign() int { return n.Rat().Sign() }

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
