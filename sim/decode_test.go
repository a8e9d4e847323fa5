package sim

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// page is a struct of every kind of field that settings have.
type page struct {
	shared
	Columns int             `json:"columns"`
	Points  int16           `json:"points"`
	Title   string          `json:"title"`
	Calm    bool            `json:"calm"`
	Rows    []string        `json:"rows"`
	Board   [][]Whole       `json:"board"`
	Level   *int            `json:"level"`
	Best    *best           `json:"best"`
	Delay   Seconds         `json:"delaySeconds"`
	Speed   Number          `json:"speedUp"`
	Goal    Whole           `json:"goal"`
	Raw     json.RawMessage `json:"raw"`
	Hidden  int             `json:"-"`
	private int
}

type shared struct {
	Seed int64 `json:"seed"`
}

type best struct {
	Minutes int `json:"minutes"`
}

func TestDecode(t *testing.T) {
	got := page{Title: "kept", Columns: 10, private: 7}
	err := Decode([]byte(` {"columns":4, "points":-32768, "calm":true, "rows":["a","b"], "board":[[1],[2.0,3e1]],
		"level":0, "best":{"minutes":2}, "delaySeconds":0.1, "speedUp":1.15, "goal":40.0, "raw":{"any":[null]}, "seed":9007199254740993}`), &got)
	if err != nil {
		t.Fatal(err)
	}
	want := page{
		shared: shared{Seed: 9007199254740993}, Columns: 4, Points: -32768, Title: "kept", Calm: true,
		Rows: []string{"a", "b"}, Board: [][]Whole{{1}, {2, 30}}, Level: new(int), Best: &best{2},
		Delay: 100_000_000, Speed: NewNumber("1.15"), Goal: 40, Raw: []byte(`{"any":[null]}`), private: 7,
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("it is %+v, not %+v", got, want)
	}
}

// Brackets, commas and quotes within a string are no part of the JSON around it.
func TestDecodeStrings(t *testing.T) {
	var got page
	raw := ` { "t\u0069tle" : "a\"}],:\\" , "rows":["[\\\"","{",":"],"raw" : [ "]" , {"a":"}"} ] , "columns":7 } `
	if err := Decode([]byte(raw), &got); err != nil {
		t.Fatal(err)
	}
	want := page{Title: `a"}],:\`, Rows: []string{`[\"`, "{", ":"}, Raw: []byte(`[ "]" , {"a":"}"} ]`), Columns: 7}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("it is %+v, not %+v", got, want)
	}
}

func TestDecodeNothing(t *testing.T) {
	for _, raw := range []string{"", " \n", "{}", " { } "} {
		got := page{Columns: 10}
		if err := Decode([]byte(raw), &got); err != nil || got.Columns != 10 {
			t.Errorf("%q gives %+v, %v", raw, got, err)
		}
	}
}

func TestDecodeRefuses(t *testing.T) {
	for _, test := range []struct{ raw, reason string }{
		{`{"Columns":4}`, `"Columns" is unknown`},
		{`{"columns ":4}`, `"columns " is unknown`},
		{`{"":4}`, `"" is unknown`},
		{`{"-":4}`, `"-" is unknown`},
		{`{"Hidden":4}`, `"Hidden" is unknown`},
		{`{"private":4}`, `"private" is unknown`},
		{`{"shared":{}}`, `"shared" is unknown`},
		{`{"columns":4,"columns":4}`, `"columns" comes twice`},
		{`{"columns":4,"col\u0075mns":4}`, `"columns" comes twice`},
		{`{"columns":null}`, "columns: null is no value"},
		{`{"level":null}`, "level: null is no value"},
		{`{"raw":null}`, "raw: null is no value"},
		{`{"speedUp":null}`, "speedUp: null is no value"},
		{`{"rows":["a",null]}`, "rows: item 2: null is no value"},
		{`{"board":[[1],[2,"3"]]}`, `board: item 2: item 2: "3" is not a number`},
		{`{"best":{"Minutes":1}}`, `best: "Minutes" is unknown`},
		{`{"best":{"minutes":1,"minutes":1}}`, `best: "minutes" comes twice`},
		{`{"best":{"minutes":"x"}}`, `best: minutes: "x" is not a whole number in range`},
		{`{"best":5}`, "best: 5 is not a JSON object"},
		{`{"rows":"a"}`, `rows: "a" is not a list`},
		{`{"columns":4.5}`, "columns: 4.5 is not a whole number in range"},
		{`{"columns":true}`, "columns: true is not a whole number in range"},
		{`{"points":32768}`, "points: 32768 is not a whole number in range"},
		{`{"calm":1}`, "calm: 1 is not true or false"},
		{`{"title":1}`, "title: 1 is not a string"},
		{`{"goal":1.5}`, "goal: 1.5 is not a whole number in range"},
		{`{"goal":1e19}`, "goal: 1e19 is not a whole number in range"},
		{`{"delaySeconds":"1"}`, `delaySeconds: "1" is not a number`},
		{`{"delaySeconds":1e10}`, "delaySeconds: 1e10 seconds are more than 292 years"},
		{`[]`, "[] is not a JSON object"},
		{`null`, "null is not a JSON object"},
		{`{} {}`, "after top-level value"},
		{`{"columns":4`, "unexpected end of JSON input"},
		{`{"columns":4,}`, "invalid character"},
		{"{}\v", "invalid character"},
		{"\u00a0{}", "invalid character"},
		{`columns`, "invalid character"},
	} {
		var got page
		err := Decode([]byte(test.raw), &got)
		if err == nil || !strings.Contains(err.Error(), test.reason) {
			t.Errorf("%s: the error is %v, and should say: %s", test.raw, err, test.reason)
		}
	}
}

// An error fits a line, whatever was typed.
func TestDecodeErrorsAreShort(t *testing.T) {
	long := `{"columns":"` + strings.Repeat("é", 1000) + `"}`
	err := Decode([]byte(long), new(page))
	if err == nil || len(err.Error()) > 150 || !strings.Contains(err.Error(), "…") {
		t.Errorf("the error is %v", err)
	}
}

// What is taken is JSON, and means what it means to encoding/json. An error fits a
// line.
func FuzzDecode(f *testing.F) {
	for _, seed := range []string{
		`{"columns":4,"board":[[1],[2.0]],"best":{"minutes":2}}`, `{"":0}`, `{"speedUp":1e400}`, `{"level":null}`, `[`,
		"{\"columns\":[\n]}", `{"rows":["a","\ud800"],"raw":{"any":[null]},"seed":9,"delaySeconds":1e-9,"calm":true}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		var got, want page
		if err := Decode(raw, &got); err != nil {
			if text := err.Error(); len(text) > 300 || strings.ContainsAny(text, "\n\r\x00") {
				t.Errorf("the error is no short line: %q", text)
			}
			return
		}
		if len(strings.TrimSpace(string(raw))) == 0 {
			return
		}
		if err := json.Unmarshal(raw, &want); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q is %+v, want %+v (%v)", raw, got, want, err)
		}
	})
}
