package replay

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"parlor/sim"
	"parlor/sim/simtest/bell"
)

func sampleText(t testing.TB) string {
	t.Helper()
	text, err := sample(t).Text(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestTextIsJSON(t *testing.T) {
	var object map[string]any
	if err := json.Unmarshal([]byte(sampleText(t)), &object); err != nil {
		t.Error(err)
	}
}

func TestTextHasOneCommandALine(t *testing.T) {
	text := sampleText(t)
	for _, line := range []string{
		`    {"at":"1.5s","do":"press","command":"tune","x":4},`,
		`    {"at":"4.2s","do":"release","command":"pull"},`,
		`    {"at":"5s","do":"pause"},`,
		`    {"at":"5s","do":"resume"},`,
		`    {"at":"5.000000001s","do":"press","command":"pull"}`,
	} {
		if !strings.Contains(text, "\n"+line+"\n") {
			t.Errorf("the line %s is missing in %s", line, text)
		}
	}
}

func TestHashIsTextInJSON(t *testing.T) {
	want := sample(t).Hash
	text, err := json.Marshal(want)
	if err != nil || string(text) != `"`+want.String()+`"` {
		t.Errorf("the hash is written as %s (%v)", text, err)
	}
	var got Hash
	if err := json.Unmarshal(text, &got); err != nil || got != want {
		t.Errorf("the hash %s is read as %s (%v)", text, got, err)
	}
}

// A record that another program has written may leave out what is empty, and
// lay it out as it likes.
func TestShortText(t *testing.T) {
	const short = `{"hash":"00000000000000000000000000000000000000000000000000000000000000ff","end":"1m","version":1,"game":"bell"}`
	r, err := ParseText([]byte(short), bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	want := &Record{
		Game: "bell", Version: 1, Inputs: []sim.Input{}, End: time.Minute, Hash: Hash{31: 0xff},
		Config: sim.Config{Seed: 1, Settings: []byte("{}"), Setup: []byte("{}")},
	}
	if !reflect.DeepEqual(r, want) {
		t.Errorf("the record is %+v, not %+v", r, want)
	}
}

func TestTextRefusals(t *testing.T) {
	for _, test := range []struct{ reason, from, to string }{
		{"unexpected end of JSON input", "\"\n}", "\""},
		{"after top-level value", "\n}\n", "\n}\n{}"},
		{`"Seed" is unknown`, `"seed"`, `"Seed"`},
		{`"seed" comes twice`, `"seed": 7`, `"seed": 7, "seed": 7`},
		{"seed: null is no value", `"seed": 7`, `"seed": null`},
		{"seed: 7.5 is not a whole number in range", `"seed": 7`, `"seed": 7.5`},
		{`version: "1" is not a whole number in range`, `"version": 1`, `"version": "1"`},
		{"version: this is a record of version 3 of bell", `"version": 1`, `"version": 3`},
		{`game: this is a record of "", not of bell`, `"game": "bell",`, ""},
		{`mode: "fast" is unknown`, `"mode": ""`, `"mode": "fast"`},
		{"commands: 5 is not a list", `"commands": [`, `"commands": 5, "setup2": [`},
		{"commands: item 1: 7 is not a JSON object", `{"at":"1.5s"`, `7, {"at":"1.5s"`},
		{`commands: item 2: "arg" is unknown`, `"at":"2s"`, `"at":"2s","arg":1`},
		{"commands: item 2: at: it is missing", `{"at":"2s",`, `{`},
		{`commands: item 2: at: "soon" is not a time such as "1.5s"`, `"at":"2s"`, `"at":"soon"`},
		{`commands: item 2: at: 2 is not a string`, `"at":"2s"`, `"at":2`},
		{`commands: item 2: at: "300000000000000h" is not a time`, `"at":"2s"`, `"at":"300000000000000h"`},
		{"commands: item 2: at: -2s is before the start", `"at":"2s"`, `"at":"-2s"`},
		{"commands: item 2: at: 1s is earlier than the command before it, at 1.5s", `"at":"2s"`, `"at":"1s"`},
		{"commands: item 6: at: 10s is after the end, 9s", `"at":"5.000000001s"`, `"at":"10s"`},
		{`commands: item 1: do: "tap" is none of press, release, pause and resume`, `"do":"press"`, `"do":"tap"`},
		{`commands: item 1: do: "" is none of`, `"do":"press",`, ``},
		{`commands: item 1: command: "sing" is not a command of bell`, `"command":"tune"`, `"command":"sing"`},
		{`commands: item 1: command: "" is not a command of bell`, `"command":"tune",`, ``},
		{"commands: item 4: command: pause takes none", `"do":"pause"`, `"do":"pause","command":"pull"`},
		{"commands: item 1: do: tune cannot be held, so there is no release", `"do":"press"`, `"do":"release"`},
		{"commands: item 1: x: 40000 is not a whole number in range", `"x":4`, `"x":40000`},
		{"end: it is missing", `"end": "9s",`, ""},
		{"end: -9s is before the start", `"end": "9s"`, `"end": "-9s"`},
		{"hash: it is missing", ",\n  \"hash\": \"" + sample(t).Hash.String() + "\"", ""},
		{"is not a hash of 64 hexadecimal digits", `"hash": "`, `"hash": "0`},
	} {
		text := sampleText(t)
		spoiled := strings.Replace(text, test.from, test.to, 1)
		if spoiled == text {
			t.Errorf("%q is not in the text", test.from)
		}
		_, err := ParseText([]byte(spoiled), bell.Spec)
		wantError(t, err, test.reason)
	}
}

// FuzzText reads anything without a panic. What it takes it writes, and reads
// again as the same.
func FuzzText(f *testing.F) {
	text := sampleText(f)
	f.Add([]byte(text))
	f.Add([]byte(strings.Replace(text, "9s", "9m0.000001s", 1)))
	f.Add([]byte(`{"game":"bell","version":1,"end":"1s","hash":""}`))
	f.Add([]byte(`{"commands":[{"at":"1s"},{"at":null}],"":0}`))
	f.Add([]byte(`[`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := ParseText(data, bell.Spec)
		if err != nil {
			return
		}
		wantSameInBothForms(t, r)
	})
}

func wantSameInBothForms(t *testing.T, r *Record) {
	t.Helper()
	text, err := r.Text(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	binary, err := r.Binary(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range [][]byte{text, binary} {
		again, err := Parse(form, bell.Spec)
		if err != nil {
			t.Fatalf("%v in %q", err, form)
		}
		if !reflect.DeepEqual(again, r) {
			t.Fatalf("the record comes back as %+v, not %+v", again, r)
		}
	}
	if string(r.Config.Settings) == "{}" && r.End < time.Hour {
		if _, err := r.Check(bell.Spec); err == nil && r.End == 0 && len(r.Inputs) > 1000 {
			t.Fatal("so much happens in no time")
		}
	}
}

// What was never meant to be a record is told from a record that is damaged.
func TestWhatIsNoRecord(t *testing.T) {
	text := sampleText(t)
	for what, data := range map[string]string{"nothing": "", "words": "# Parlor", "a list": "[]", "an object": `{"name":"parlor"}`, "a map": ".f\n#."} {
		if _, err := Parse([]byte(data), bell.Spec); !errors.Is(err, ErrNoRecord) {
			t.Errorf("of %s Parse says %v", what, err)
		}
	}
	for what, data := range map[string]string{"a record": text, "the first half": text[:len(text)/2], "bytes": "parlor"} {
		if _, err := Parse([]byte(data), bell.Spec); errors.Is(err, ErrNoRecord) {
			t.Errorf("%s is no record at all", what)
		}
	}
	_, err := Parse([]byte(text[:len(text)/2]), bell.Spec)
	wantError(t, err, "the record is damaged: unexpected end of JSON input")
}
