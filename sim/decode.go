package sim

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"
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
	if !json.Valid(raw) {
		return json.Unmarshal(raw, new(json.RawMessage))
	}
	return decodeObject(bytes.Trim(raw, blanks), reflect.ValueOf(into).Elem())
}

// blanks are the spaces of JSON.
const blanks = " \t\r\n"

// decodeObject fills a struct from JSON that is known to be well formed.
func decodeObject(raw []byte, target reflect.Value) error {
	if raw[0] != '{' {
		return fmt.Errorf("%s is not a JSON object", shorten(raw))
	}
	given := make([]string, 0, 8)
	isName := true
	for part := range parts(raw) {
		if isName {
			name, err := unquote(part)
			if err != nil {
				return err
			}
			given = append(given, name)
		} else if err := decodeField(given, part, target); err != nil {
			return err
		}
		isName = !isName
	}
	return nil
}

// decodeField fills the field of the last name that was given.
func decodeField(given []string, value []byte, target reflect.Value) error {
	last := len(given) - 1
	name := given[last]
	field, ok := fieldNamed(target, name)
	if !ok {
		return fmt.Errorf("%.40q is unknown", name)
	}
	if slices.Contains(given[:last], name) {
		return fmt.Errorf("%q comes twice", name)
	}
	if err := decodeValue(value, field); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// decodeList fills a slice; errors count its items from 1.
func decodeList(raw []byte, target reflect.Value) error {
	if raw[0] != '[' {
		return fmt.Errorf("%s is not a list", shorten(raw))
	}
	items := slices.Collect(parts(raw))
	target.Set(reflect.MakeSlice(target.Type(), len(items), len(items)))
	for i, item := range items {
		if err := decodeValue(item, target.Index(i)); err != nil {
			return fmt.Errorf("item %d: %w", i+1, err)
		}
	}
	return nil
}

// parts gives the items of a list, or the names and values of an object in turns, of
// JSON that is known to be well formed.
func parts(raw []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for rest := raw[1 : len(raw)-1]; ; {
			rest = bytes.TrimLeft(rest, blanks+",:")
			if len(rest) == 0 {
				return
			}
			n := firstPart(rest)
			if !yield(rest[:n:n]) {
				return
			}
			rest = rest[n:]
		}
	}
}

// firstPart is how many bytes long the value is that well-formed JSON begins with.
func firstPart(text []byte) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{', '[':
			depth++
			continue
		case '}', ']':
			depth--
		case '"':
			for i++; text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case ' ', '\t', '\r', '\n', ',', ':':
			if depth == 0 {
				return i
			}
			continue
		default:
			continue
		}
		if depth == 0 {
			return i + 1
		}
	}
	return len(text)
}

// unquote reads a name.
func unquote(raw []byte) (string, error) {
	if text := raw[1 : len(raw)-1]; bytes.IndexByte(text, '\\') < 0 && utf8.Valid(text) {
		return string(text), nil
	}
	var name string
	err := json.Unmarshal(raw, &name)
	return name, err
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
func decodeValue(raw []byte, field reflect.Value) error {
	if string(raw) == "null" {
		return errors.New("null is no value")
	}
	into := field.Addr().Interface()
	var err error
	if own, ok := into.(json.Unmarshaler); ok {
		err = own.UnmarshalJSON(raw)
	} else {
		switch field.Kind() {
		case reflect.Pointer:
			field.Set(reflect.New(field.Type().Elem()))
			return decodeValue(raw, field.Elem())
		case reflect.Struct:
			return decodeObject(raw, field)
		case reflect.Slice:
			return decodeList(raw, field)
		}
		err = json.Unmarshal(raw, into)
	}
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
