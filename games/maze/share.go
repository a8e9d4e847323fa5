package maze

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// A map as one line, for sharing and for an address: maze1.12x8.48.59.tAAA~C…
// The fields are the format, columns x rows, Camp, Tower and the cells. Cells of
// the four terrains (t) take a letter for three, other costs (c) two letters for
// one. A tilde repeats what stands before it, the letter after it plus 3 times.
const (
	shareFormat  = "maze1"
	shareLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	repeatMark   = '~'
	leastRepeat  = 3
	mostRepeat   = leastRepeat + len(shareLetters) - 1
	// mostShared is the highest cost that two letters hold.
	mostShared = len(shareLetters)*len(shareLetters) - 2
)

// EncodeLine writes the map as a line of letters that need no escape in an
// address. The error says why the map has no such line.
func (m *Map) EncodeLine() (string, error) {
	if m.wrongSize() || !m.has(m.Camp) || !m.has(m.Tower) {
		return "", errors.New("only a map of columns x rows cells with the Camp and the Tower on it can be shared")
	}
	kind, units := "t", m.terrainUnits()
	if units == nil {
		kind = "c"
		for cell, cost := range m.Costs {
			if cost < wallCost || int(cost) > mostShared {
				return "", fmt.Errorf("a map on which %s costs %d cannot be shared", m.Name(cell), cost)
			}
			units = append(units, int(cost)+1)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s.%dx%d.%d.%d.%s", shareFormat, m.Columns, m.Rows, m.Camp, m.Tower, kind)
	for i := 0; i < len(units); {
		writeUnit(&b, kind, units[i])
		again := 0
		for i++; i < len(units) && units[i] == units[i-1] && again < mostRepeat; i++ {
			again++
		}
		if again >= leastRepeat {
			b.WriteByte(repeatMark)
			b.WriteByte(shareLetters[again-leastRepeat])
		} else {
			for range again {
				writeUnit(&b, kind, units[i-1])
			}
		}
	}
	return b.String(), nil
}

func writeUnit(b *strings.Builder, kind string, unit int) {
	if kind == "c" {
		b.WriteByte(shareLetters[unit/len(shareLetters)])
	}
	b.WriteByte(shareLetters[unit%len(shareLetters)])
}

// terrainUnits packs three cells into each unit, the last filled up with Road, and
// gives nil when a cost has no terrain.
func (m *Map) terrainUnits() []int {
	units := make([]int, (len(m.Costs)+2)/3)
	for cell, cost := range m.Costs {
		t, ok := TerrainOf(int(cost))
		if !ok {
			return nil
		}
		units[cell/3] |= int(t) << (4 - 2*(cell%3))
	}
	return units
}

// DecodeLine reads what EncodeLine writes, and nothing else. The error says what
// is wrong with the line.
func DecodeLine(line string) (Map, error) {
	fields := strings.SplitN(line, ".", 5)
	if len(fields) != 5 || fields[0] != shareFormat {
		return Map{}, fmt.Errorf("%.20q does not begin a map: %s.COLUMNSxROWS.CAMP.TOWER.CELLS does", line, shareFormat)
	}
	columns, rows, _ := strings.Cut(fields[1], "x")
	var m Map
	for _, f := range []struct {
		name, text string
		into       *int
		least      int
		most       int
	}{
		{"columns", columns, &m.Columns, 1, MaxSide},
		{"rows", rows, &m.Rows, 1, MaxSide},
		{"the Camp", fields[2], &m.Camp, 0, MaxSide*MaxSide - 1},
		{"the Tower", fields[3], &m.Tower, 0, MaxSide*MaxSide - 1},
	} {
		n, err := strconv.Atoi(f.text)
		if err != nil || n < f.least || n > f.most {
			return Map{}, fmt.Errorf("%s: %.20q is not a number from %d to %d", f.name, f.text, f.least, f.most)
		}
		*f.into = n
	}
	if err := m.decodeCells(fields[4]); err != nil {
		return Map{}, fmt.Errorf("cells: %w", err)
	}
	if !m.has(m.Camp) || !m.has(m.Tower) {
		return Map{}, fmt.Errorf("the Camp at %d or the Tower at %d is beyond the %d cells", m.Camp, m.Tower, len(m.Costs))
	}
	if again, err := m.EncodeLine(); err != nil || again != line {
		return Map{}, errors.New("the line says a map in another way than the shortest one: it is damaged")
	}
	return m, nil
}

// decodeCells reads the last field of a line into the costs.
func (m *Map) decodeCells(text string) error {
	cells := m.Columns * m.Rows
	if text == "" || text[0] != 't' && text[0] != 'c' {
		return fmt.Errorf("%.20q begins with neither t nor c", text)
	}
	width, last := 1, -1
	if text[0] == 'c' {
		width = 2
	}
	add := func() {
		if width == 2 {
			m.Costs = append(m.Costs, int32(last-1))
			return
		}
		for shift := 4; shift >= 0 && len(m.Costs) < cells; shift -= 2 {
			m.Costs = append(m.Costs, terrains[last>>shift&3].cost)
		}
	}
	for i := 1; i < len(text); {
		if len(m.Costs) >= cells {
			return fmt.Errorf("there are more than the %d of the map", cells)
		}
		times := 1
		if text[i] == repeatMark {
			i++
			n, err := letters(text, i, 1)
			switch {
			case err != nil:
				return err
			case last < 0:
				return errors.New("a repeat stands at the start")
			}
			i++
			times = n + leastRepeat
		} else {
			n, err := letters(text, i, width)
			if err != nil {
				return err
			}
			i += width
			last = n
		}
		for range times {
			add()
		}
	}
	if len(m.Costs) != cells {
		return fmt.Errorf("there are %d, and the map has %d", len(m.Costs), cells)
	}
	return nil
}

// letters reads a number of so many letters at a place.
func letters(text string, at, width int) (n int, err error) {
	if at+width > len(text) {
		return 0, errors.New("the line is cut off")
	}
	for i := at; i < at+width; i++ {
		digit := strings.IndexByte(shareLetters, text[i])
		if digit < 0 {
			return 0, fmt.Errorf("%q at %d is no letter of a map", text[i], i+1)
		}
		n = n*len(shareLetters) + digit
	}
	return n, nil
}
