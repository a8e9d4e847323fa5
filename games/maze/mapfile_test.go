package maze

import (
	"strings"
	"testing"
)

func TestParseRows(t *testing.T) {
	m, err := ParseMap([]byte("#.f\r\nm.#\r\n\r\n"))
	if err != nil {
		t.Fatal(err)
	}
	if rows, _ := m.letters(); strings.Join(rows, " ") != "#.f m.#" || m.Camp != 1 || m.Tower != 4 {
		t.Errorf("the map is %v, Camp %d, Tower %d", rows, m.Camp, m.Tower)
	}
	m, err = ParseMap([]byte(strings.Join(suppliedMap[:], "\n")))
	if err != nil || m.Camp != 48 || m.Tower != 59 {
		t.Errorf("on the supplied map the Camp is %d and the Tower %d (%v)", m.Camp, m.Tower, err)
	}
	walled := strings.Repeat("............\n", 4) + "#...........\n" + strings.Repeat("............\n", 3)
	if m, err = ParseMap([]byte(walled)); err != nil || m.Camp != 0 || m.Tower != 95 {
		t.Errorf("with a Wall where that has its Camp, the Camp is %d and the Tower %d (%v)", m.Camp, m.Tower, err)
	}
}

func TestParseMovingAI(t *testing.T) {
	m, err := ParseMap([]byte("type octile\nheight 2\nwidth 4\nmap\n.GSW\n@OT.\n"))
	if err != nil {
		t.Fatal(err)
	}
	if rows, _ := m.letters(); strings.Join(rows, " ") != "..mf ###." || m.Camp != 0 || m.Tower != 7 {
		t.Errorf("the map is %v, Camp %d, Tower %d", rows, m.Camp, m.Tower)
	}
}

func TestRefusedMaps(t *testing.T) {
	for text, reason := range map[string]string{
		"":                                       "no cells",
		"\n\n":                                   "no cells",
		"..\n...":                                "row 2 has 3 cells",
		"..\n\n..":                               "row 2 has 0 cells",
		"..\n.F":                                 `row 2, cell 2: 'F' is none of . f m #`,
		".. \n..":                                "row 1, cell 3",
		"##\n##":                                 "every cell is a Wall",
		"..\r..":                                 `'\r'`,
		"type octile\n":                          "line 4",
		"type octile\nwidth 1\nheight 1\nmap\n.": `line 2: "width 1" is not the height`,
		"type octile\nheight 1\nwidth x\nmap\n.": "line 3",
		"type octile\nheight 2\nwidth 1\nmap\n.": "height: it is 2, and there are 1 rows",
		"type octile\nheight 1\nwidth 2\nmap\n.": "width: it is 2, and row 1 has 1 cells",
		"type octile\nheight 1\nwidth 1\nmap\nf": `'f' is none of .G W S @OT`,
		"type octile\nheight 0\nwidth 0\nmap\n":  "no cells",
		"type octile\nheight 1\nwidth 1\nlevel\n.": "line 4",
		strings.Repeat(".", 4097):                  "4097 columns",
		strings.Repeat(".\n", 4097):                "4097 rows",
	} {
		if _, err := ParseMap([]byte(text)); err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%.60q: the error is %v, and should say: %s", text, err, reason)
		}
	}
}

func FuzzParseMap(f *testing.F) {
	for _, text := range []string{"..f\nm#.", "type octile\nheight 2\nwidth 4\nmap\n.GSW\n@OT.\n", "type octile\nheight -1", "\r\n", strings.Join(suppliedMap[:], "\n")} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := ParseMap(text)
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\x00") || len(err.Error()) > 300 {
				t.Errorf("the error is %q", err)
			}
			return
		}
		if err := m.Check(); err != nil {
			t.Errorf("%q is read, and is wrong: %v", text, err)
		}
		if line, err := m.EncodeLine(); err != nil {
			t.Errorf("%q is read as %q (%v)", text, line, err)
		}
	})
}
