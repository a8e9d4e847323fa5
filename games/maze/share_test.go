package maze

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestSharedLines(t *testing.T) {
	for _, c := range []struct {
		m    Map
		line string
	}{
		{Map{Columns: 2, Rows: 1, Costs: []int32{1, 1}, Camp: 0, Tower: 1}, "maze1.2x1.0.1.tA"},
		{Map{Columns: 2, Rows: 2, Costs: []int32{1, 3, 5, -1}, Camp: 0, Tower: 3}, "maze1.2x2.0.3.tGw"}, // 000110 11(0000)
		{Map{Columns: 6, Rows: 3, Costs: slices.Repeat([]int32{1}, 18), Camp: 0, Tower: 17}, "maze1.6x3.0.17.tA~C"},
		{Map{Columns: 3, Rows: 1, Costs: []int32{0, 999, -1}, Camp: 0, Tower: 1}, "maze1.3x1.0.1.cABPoAA"}, // 1, 1000 and 0
		{Map{Columns: 2, Rows: 1, Costs: []int32{0, 4094}, Camp: 0, Tower: 1}, "maze1.2x1.0.1.cAB__"},
		// A mark says that a letter comes up to 66 times more.
		{Map{Columns: 1, Rows: 3 * 67, Costs: slices.Repeat([]int32{1}, 3*67), Tower: 1}, "maze1.1x201.0.1.tA~_"},
	} {
		line, err := c.m.EncodeLine()
		if err != nil || line != c.line {
			t.Errorf("the map is written %q, want %q (%v)", line, c.line, err)
		}
	}
}

// A shared map is the same map again, and its line needs no escape in an address.
func TestSharedMapsComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMap(t)
		line, err := m.EncodeLine()
		if err != nil {
			t.Fatal(err)
		}
		again, err := DecodeLine(line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		compareMaps(t, &again, m)
		if again.Columns != m.Columns || again.Rows != m.Rows || url.QueryEscape(line) != line {
			t.Fatalf("%s is %d x %d", line, again.Columns, again.Rows)
		}
	})
}

func TestSharedLinesAreShort(t *testing.T) {
	for kind := range randomKinds {
		m := RandomMap(RandomKind(kind), 64, 64, 0, 4095, 1)
		if line, err := m.EncodeLine(); err != nil || len(line) > 1400 {
			t.Errorf("a %s of 64 x 64 takes %d letters (%v)", RandomKind(kind), len(line), err)
		}
	}
	road := Map{Columns: 64, Rows: 64, Costs: slices.Repeat([]int32{1}, 4096), Tower: 1}
	if line, err := road.EncodeLine(); err != nil || len(line) > 90 {
		t.Errorf("a map of Road is %s (%v)", line, err)
	}
}

func TestMapsThatCannotBeShared(t *testing.T) {
	for _, m := range []Map{
		{Columns: 2, Rows: 2, Costs: []int32{1, 1}},
		{Columns: 2, Rows: 1, Costs: []int32{1, 1}, Tower: 2},
		{Columns: 2, Rows: 1, Costs: []int32{1, 1}, Camp: -1},
		{Columns: 2, Rows: 1, Costs: []int32{1, 4095}},
		{Columns: 2, Rows: 1, Costs: []int32{1, -2}},
	} {
		if line, err := m.EncodeLine(); err == nil {
			t.Errorf("%+v is shared as %s", m, line)
		}
	}
}

func TestRefusedLines(t *testing.T) {
	for line, reason := range map[string]string{
		"":                              "does not begin a map",
		"maze2.2x1.0.1.tA":              "does not begin a map",
		"maze1.2x1.0.1":                 "does not begin a map",
		"maze1.0x1.0.1.tA":              "columns",
		"maze1.4097x1.0.1.tA":           "columns",
		"maze1.2.0.1.tA":                "rows",
		"maze1.2x99999999999.0.1.tA":    "rows",
		"maze1.2x1.-1.1.tA":             "the Camp",
		"maze1.2x1.0.x.tA":              "the Tower",
		"maze1.2x1.0.2.tA":              "the Tower at 2",
		"maze1.2x1.0.1.":                "neither t nor c",
		"maze1.2x1.0.1.xA":              "neither t nor c",
		"maze1.2x1.0.1.t":               "there are 0",
		"maze1.2x1.0.1.tAA":             "more than the 2",
		"maze1.2x1.0.1.tB":              "another way", // the third cell is not there
		"maze1.2x1.00.1.tA":             "another way",
		"maze1.2x1.+0.1.tA":             "another way",
		"maze1.2x1.0.1.cACAC":           "another way", // Roads are terrain
		"maze1.2x1.0.1.cACA":            "cut off",
		"maze1.6x3.0.17.tAAAAAA":        "another way", // without the repeat
		"maze1.6x3.0.17.tA~":            "cut off",
		"maze1.6x3.0.17.t~CA":           "at the start",
		"maze1.6x3.0.17.tA~D":           "another way",
		"maze1.2x1.0.1.t!":              `'!'`,
		"maze1.2x1.0.1.tA ":             "more than",
		"maze1.4096x4096.0.1.t" + "A~_": "there are 201",
	} {
		if _, err := DecodeLine(line); err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%s: the error is %v, and should say: %s", line, err, reason)
		}
	}
}

func FuzzDecodeLine(f *testing.F) {
	for _, line := range []string{"maze1.2x1.0.1.tA", "maze1.6x3.0.17.tA~C", "maze1.3x1.0.1.cABPoAA", "maze1.12x8.48.59.tAAUA", "", "maze1.2x1.0.1.c~~"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		m, err := DecodeLine(line)
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\x00") || len(err.Error()) > 200 {
				t.Errorf("the error is %q", err)
			}
			return
		}
		if again, err := m.EncodeLine(); err != nil || again != line {
			t.Errorf("%q comes back as %q (%v)", line, again, err)
		}
	})
}
