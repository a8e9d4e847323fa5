// Package docs holds the pages of this folder to what they say.
package docs

import (
	"bytes"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"parlor/drive"
	"parlor/games"
	"parlor/games/cascade"
	"parlor/sim"
	"parlor/sim/replay"
)

func page(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("builders.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// blocks gives the code of the page that is fenced as a language, or as none.
func blocks(t *testing.T, language string) (list []string) {
	t.Helper()
	for _, m := range regexp.MustCompile("(?ms)^```([a-z]*)\n(.*?)^```$").FindAllStringSubmatch(page(t), -1) {
		if m[1] == language {
			list = append(list, m[2])
		}
	}
	if len(list) == 0 {
		t.Fatalf("builders.md has no block of %q", language)
	}
	return list
}

// TestGoIsAnExample finds the page's Go, line by line, in an example that is
// compiled and run.
func TestGoIsAnExample(t *testing.T) {
	example, err := os.ReadFile("../games/cascade/example_test.go")
	if err != nil {
		t.Fatal(err)
	}
	body := strings.ReplaceAll(string(example), "\n\t", "\n")
	for _, block := range blocks(t, "go") {
		if !strings.Contains(body, block) {
			t.Errorf("games/cascade/example_test.go does not have this:\n%s", block)
		}
	}
}

// TestDriveAnswers asks what the page asks.
func TestDriveAnswers(t *testing.T) {
	for _, block := range blocks(t, "") {
		var asked, want strings.Builder
		for line := range strings.Lines(block) {
			text := line[len("> "):]
			switch line[0] {
			case '>':
				asked.WriteString(text)
			case '<':
				want.WriteString(text)
			default:
				t.Errorf("neither asked nor answered: %s", line)
			}
		}
		var got strings.Builder
		if err := drive.Run(cascade.Spec, strings.NewReader(asked.String()), &got); err != nil {
			t.Fatal(err)
		}
		if got.String() != want.String() {
			t.Errorf("asked\n%sit answers\n%snot\n%s", &asked, &got, &want)
		}
	}
}

// TestRecord plays the page's record, which is as replay would write it.
func TestRecord(t *testing.T) {
	for _, block := range blocks(t, "json") {
		record, err := replay.ParseText([]byte(block), cascade.Spec)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := record.Verify(cascade.Spec); err != nil {
			t.Error(err)
		}
		text, err := record.Text(cascade.Spec)
		if err != nil || !bytes.Equal(bytes.TrimSpace(text), bytes.TrimSpace([]byte(block))) {
			t.Errorf("replay writes %s (%v)", text, err)
		}
	}
}

// TestTable holds the table of variants against every game.
func TestTable(t *testing.T) {
	rows := regexp.MustCompile("(?m)^\\| `([a-z]+)` \\| (.*?)\\| `(\\{.*?\\})`(.*) \\|$").FindAllStringSubmatch(page(t), -1)
	var named []string
	for _, row := range rows {
		spec, ok := games.Named(row[1])
		if !ok {
			t.Errorf("there is no game %s", row[1])
			continue
		}
		named = append(named, spec.Name)
		var modes []string
		for _, m := range spec.Modes {
			modes = append(modes, "`"+m.Name+"`")
		}
		if got := strings.TrimSpace(row[2]); got != strings.Join(modes, " ") {
			t.Errorf("%s: the modes are %v, not %s", spec.Name, modes, got)
		}
		settings := map[string]string{"gems": `{"columns":3,"rows":3,"kinds":4}`}[spec.Name]
		if _, err := spec.New(sim.Config{Settings: []byte(settings), Setup: []byte(row[3])}); err != nil {
			t.Errorf("%s with the setup %s: %v", spec.Name, row[3], err)
		}
	}
	for _, spec := range games.All {
		if !slices.Contains(named, spec.Name) {
			t.Errorf("the table does not have %s", spec.Name)
		}
	}
}

// TestLinks looks for the files that the page points to.
func TestLinks(t *testing.T) {
	for _, m := range regexp.MustCompile(`\]\(([^)#]+)\)`).FindAllStringSubmatch(page(t), -1) {
		if _, err := os.Stat(m[1]); err != nil {
			t.Error(err)
		}
	}
}
