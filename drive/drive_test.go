package drive

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"parlor/games/cascade"
	"parlor/games/gems"
)

// The dialogues under testdata were written from the protocol's page: "> " is a
// request, "< " what must be in its answer. Fields that a dialogue leaves out
// are not compared, but for events, of which every one must be named.
func TestDialogues(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no dialogues", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			talk(t, string(text))
		})
	}
}

func talk(t *testing.T, text string) {
	var requests, wants []string
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if request, ok := strings.CutPrefix(line, "> "); ok {
			requests = append(requests, request)
			wants = append(wants, "")
		} else if want, ok := strings.CutPrefix(line, "< "); ok {
			wants[len(wants)-1] = want
		}
	}
	answers := ask(t, strings.Join(requests, "\n"))
	if len(answers) != len(requests) {
		t.Fatalf("%d answers to %d requests", len(answers), len(requests))
	}
	for i, want := range wants {
		if diff := missing(want, answers[i]); diff != "" {
			t.Errorf("%s\nanswered %s\n%s", requests[i], answers[i], diff)
		}
	}
}

// ask sends lines and gives the answers, a line each.
func ask(t *testing.T, lines string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := Run(cascade.Spec, strings.NewReader(lines), &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// missing says what of the wanted JSON is not in the answer. A wanted error is
// part of the sentence.
func missing(want, answer string) string {
	if want == "" {
		return ""
	}
	var w, a map[string]any
	if err := json.Unmarshal([]byte(want), &w); err != nil {
		return fmt.Sprint("the dialogue is wrong: ", err)
	}
	if err := json.Unmarshal([]byte(answer), &a); err != nil {
		return fmt.Sprint("the answer is not JSON: ", err)
	}
	for name, value := range w {
		if part, ok := value.(string); ok && name == "error" {
			if sentence, _ := a[name].(string); !strings.Contains(sentence, part) {
				return fmt.Sprintf("the error does not say %q", part)
			}
			continue
		}
		got := a[name]
		if inner, ok := value.(map[string]any); ok {
			all, _ := got.(map[string]any)
			some := make(map[string]any)
			for k := range inner {
				some[k] = all[k]
			}
			got = some
		}
		if diff := cmp.Diff(value, got); diff != "" {
			return name + ": " + diff
		}
	}
	return ""
}

// A record that drive gives comes back as "replay", stands where it stood, and
// goes on alike.
func TestRecordComesBack(t *testing.T) {
	play := `{"do":"new","mode":"sprint40","seed":77}
{"do":"tap","command":"rotateClockwise","at":"3.2s"}
{"do":"press","command":"moveLeft","at":"3.3s"}
{"do":"tap","command":"hardDrop","at":"3.8s"}
{"do":"pause","at":"3.9s"}
{"do":"look"}
{"do":"record"}`
	answers := ask(t, play)
	var last struct{ Record json.RawMessage }
	if err := json.Unmarshal([]byte(answers[len(answers)-1]), &last); err != nil || last.Record == nil {
		t.Fatal("no record", err)
	}
	again := ask(t, fmt.Sprintf(`{"do":"new","replay":%s}
{"do":"look"}
{"do":"wait","for":"1s"}
{"do":"resume"}
{"do":"look","at":"5s"}`, last.Record))
	if state(answers[5]) != state(again[1]) {
		t.Errorf("the replay stands at %s, want %s", state(again[1]), state(answers[5]))
	}
	if !strings.Contains(again[2], "paused") {
		t.Errorf("the replayed game is not paused: %s", again[2])
	}
	on := ask(t, play+`
{"do":"resume"}
{"do":"look","at":"5s"}`)
	if state(on[8]) != state(again[4]) {
		t.Errorf("the replay went on to %s, want %s", state(again[4]), state(on[8]))
	}
	damaged := strings.Replace(string(last.Record), "rotateClockwise", "rotate180", 1)
	refused := ask(t, fmt.Sprintf(`{"do":"new","replay":%s}`, damaged))
	if !strings.Contains(refused[0], `"ok":false`) || !strings.Contains(refused[0], "replay") {
		t.Errorf("a damaged record was taken: %s", refused[0])
	}
}

func state(answer string) string {
	var a struct{ State json.RawMessage }
	if json.Unmarshal([]byte(answer), &a) != nil {
		return answer
	}
	return string(a.State)
}

// An error answer changes nothing, whatever the request was.
func TestErrorsChangeNothing(t *testing.T) {
	begin := `{"do":"new","seed":3,"settings":{"countdownSeconds":0}}
{"do":"press","command":"moveLeft","at":"40ms"}
`
	plain := ask(t, begin+`{"do":"look","at":"2s"}`)
	for _, wrong := range []string{
		`{"do":"tap","command":"jump","at":"1s"}`,
		`{"do":"tap","command":"hardDrop","arg":1,"at":"1s"}`,
		`{"do":"new","seed":5,"mode":"none"}`,
		`{"do":"new","seed":5,"settings":{"columns":1}}`,
		`{"do":"wait","for":"-1s"}`,
		`{"do":"wait","for":"1s","at":"x"}`,
		`{"do":"look","at":"10ms"}`,
		`{"do":"wait","for":"292y"}`,
	} {
		answers := ask(t, begin+wrong+"\n"+`{"do":"look","at":"2s"}`)
		if !strings.Contains(answers[2], `"ok":false`) {
			t.Errorf("%s was carried out: %s", wrong, answers[2])
		}
		if state(answers[3]) != state(plain[2]) {
			t.Errorf("%s changed the game", wrong)
		}
	}
}

// An argument that is wrong in this game alone is an error too, which does not
// even let time pass.
func TestArgumentsAreCheckedInTheGame(t *testing.T) {
	var out bytes.Buffer
	lines := `{"do":"new","settings":{"columns":6}}
{"do":"tap","command":"swap","arg":[5,0,6,0],"at":"70s"}
{"do":"tap","command":"swap","arg":[4,0,5,0]}`
	if err := Run(gems.Spec, strings.NewReader(lines), &out); err != nil {
		t.Fatal(err)
	}
	answers := strings.Split(out.String(), "\n")
	const want = `{"ok":false,"at":"0s","error":"arg: a cell is off the board of 6 x 8"}`
	if answers[1] != want || !strings.HasPrefix(answers[2], `{"ok":true,"at":"0s"`) {
		t.Errorf("answered %s, want %s, and then %s", answers[1], want, answers[2])
	}
}
