package gems

import (
	"fmt"
	"strings"
	"testing"
)

// The shapes of runs, each with what it makes and where, and the points for it.
// In a picture a is a gem of the runs; dots are other gems.
func TestShapes(t *testing.T) {
	for _, test := range []struct {
		name    string
		picture []string
		made    string // letter and cell of all that is made
		gone    int
		setting string
	}{
		{"three in a row", []string{"......", "......", "aaa...", "......", "......", "......"}, "", 3, ""},
		{"three in a column", []string{"......", "....a.", "....a.", "....a.", "......", "......"}, "", 3, ""},
		{"four in a row", []string{"......", "......", "......", "......", "......", "..aaaa"}, "A[5,5]", 4, ""},
		{"four in a column", []string{"a.....", "a.....", "a.....", "a.....", "......", "......"}, "A[0,3]", 4, ""},
		{"five in a row", []string{"......", "......", "aaaaa.", "......", "......", "......"}, "", 5, ""},
		{"five in a column", []string{".a....", ".a....", ".a....", ".a....", ".a....", "......"}, "", 5, ""},
		{"five in a row, by the setting", []string{"......", "......", "aaaaa.", "......", "......", "......"}, "A[4,2]", 5, `"fiveGivesSpecial":true`},
		{"six in a column, by the setting", []string{"..a...", "..a...", "..a...", "..a...", "..a...", "..a..."}, "A[2,5]", 6, `"fiveGivesSpecial":true`},
		{"three, by the setting", []string{"......", "......", "aaa...", "......", "......", "......"}, "", 3, `"fiveGivesSpecial":true`},
		{"L, corner top left", []string{"......", ".aaa..", ".a....", ".a....", "......", "......"}, "0[1,1]", 5, ""},
		{"L, corner top right", []string{"......", ".aaa..", "...a..", "...a..", "......", "......"}, "0[3,1]", 5, ""},
		{"L, corner bottom left", []string{"......", ".a....", ".a....", ".aaa..", "......", "......"}, "0[1,3]", 5, ""},
		{"L, corner bottom right", []string{"......", "...a..", "...a..", ".aaa..", "......", "......"}, "0[3,3]", 5, ""},
		{"T, bar on top", []string{"......", ".aaa..", "..a...", "..a...", "......", "......"}, "0[2,1]", 5, ""},
		{"T, bar below", []string{"......", "..a...", "..a...", ".aaa..", "......", "......"}, "0[2,3]", 5, ""},
		{"T, bar on the left", []string{"......", ".a....", ".aaa..", ".a....", "......", "......"}, "0[1,2]", 5, ""},
		{"T, bar on the right", []string{"......", "...a..", ".aaa..", "...a..", "......", "......"}, "0[3,2]", 5, ""},
		{"+", []string{"......", "..a...", ".aaa..", "..a...", "......", "......"}, "0[2,2]", 5, ""},
		{"+ of four and five", []string{"..a...", "..a...", "aaaa..", "..a...", "..a...", "......"}, "0[2,2]", 8, ""},
		{"+ of five, by the setting", []string{"..a...", "..a...", "aaaaa.", "..a...", "..a...", "......"}, "0[2,2]", 9, `"fiveGivesSpecial":true`},
		{"a bend with an arm of two", []string{"......", "......", "aaa...", "a.....", "......", "......"}, "", 3, ""},
		{"U, two bends of one bar", []string{"......", ".a.a..", ".a.a..", ".aaa..", "......", "......"}, "0[1,3]", 7, ""},
		{"S, the upper bend though the lower is farther left", []string{"......", "..aaa.", "..a...", "aaa...", "......", "......"}, "0[2,1]", 7, ""},
		{"Z with an arm of four", []string{"......", "aaa...", "..a...", "..aaaa", "......", "......"}, "0[2,1] A[5,3]", 8, ""},
		{"U with an arm of four", []string{"......", ".aaa..", ".a.a..", ".a.a..", "...a..", "......"}, "0[1,1] A[3,4]", 8, ""},
		{"O, two elbows", []string{"......", ".aaa..", ".a.a..", ".aaa..", "......", "......"}, "0[1,1] 0[3,3]", 8, ""},
		{"two rows of different kinds touch", []string{"......", "......", "aaafff", "......", "......", "......"}, "", 6, ""},
		{"two runs apart", []string{"aaaa..", "......", "......", "....a.", "....a.", "....a."}, "A[3,0]", 7, ""},
		{"a run of all makes", []string{"......", "......", "aAaa..", "......", "......", "......"}, "A[3,2]", 10, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			options := []string{from("", onCalm(test.picture...)...)}
			if test.setting != "" {
				options = append(options, test.setting)
			}
			p := begin(t, options...)
			var made []string
			destroyed := 0
			for _, e := range p.g.Drain(nil) {
				switch e.Kind {
				case EventSpecialMade, EventDestroyerMade:
					c := EventCell(e)
					made = append(made, fmt.Sprintf("%c[%d,%d]", letterOf(Gem(e.N)), c.Column(), c.Row()))
					if p.g.At(c) != Gem(e.N) {
						t.Errorf("%s is not on the board", made[len(made)-1])
					}
				case EventGemsDestroyed:
					destroyed = len(DestroyedCells(e))
				}
			}
			p.want("made", strings.Join(made, " "), test.made)
			p.want("cells gone", destroyed, test.gone).wantScore(int64(60 * test.gone))
			p.want("counts", []int{p.g.counts.DestroyersMade, p.g.counts.SpecialsMade},
				[]int{strings.Count(test.made, "0["), strings.Count(test.made, "A[")})
		})
	}
}

// All that a pass does, in its order and at its times.
func TestPassInOrder(t *testing.T) {
	p := begin(t, from("gfgfgfgfg", onCalm(
		"......",
		"......",
		"aAa...",
		"......",
		"......",
		"......")...))
	p.wantPhase("destroying").wantScore(540).wantBoard(
		"bdbdbd",
		"...ece",
		"...dbd",
		"...ece",
		"bdbdbd",
		"cecece")
	p.want("cascade", p.g.counts.Cascade, 1)
	p.at("249.999999ms").wantPhase("destroying").at("250ms").wantPhase("falling").wantBoard(
		"gfgdbd",
		"fgfece",
		"gfgdbd",
		"bdbece",
		"bdbdbd",
		"cecece")
	p.at("450ms").wantPhase("ready").want("cascade", p.g.counts.Cascade, 0)
	p.wantTold(
		"playStarted@0s",
		"runsFound@0s [[[0,2],[1,2],[2,2]]] []",
		"specialExploded@0s [1,2]",
		"gemsDestroyed@0s [[0,1],[1,1],[2,1],[0,2],[1,2],[2,2],[0,3],[1,3],[2,3]] 540 1",
		"gemsFell@250ms",
		"boardSettled@450ms",
	)
}

// explosions gives the explosions of the first pass, as letters and cells.
func explosions(p *player) string {
	var list []string
	for _, e := range p.g.Drain(nil) {
		if e.Kind == EventSpecialExploded || e.Kind == EventDestroyerExploded {
			c := EventCell(e)
			list = append(list, fmt.Sprintf("%s[%d,%d]", map[uint8]string{EventSpecialExploded: "s", EventDestroyerExploded: "d"}[e.Kind], c.Column(), c.Row()))
		}
	}
	return strings.Join(list, " ")
}

func TestExplosions(t *testing.T) {
	for _, test := range []struct {
		name    string
		picture []string
		order   string
		board   []string
	}{
		{"a special destroys its eight neighbours",
			[]string{"......", "......", "..aAa.", "......", "......", "......"}, "s[3,2]",
			[]string{"bdbdbd", "ce...e", "bd...d", "ce...e", "bdbdbd", "cecece"}},
		{"a special in a corner",
			[]string{"......", "......", "......", "a.....", "a.....", "A....."}, "s[0,5]",
			[]string{"bdbdbd", "cecece", "bdbdbd", ".ecece", "..bdbd", "..cece"}},
		{"a special that bursts first of all",
			[]string{"Aaa...", "......", "......", "......", "......", "......"}, "s[0,0]",
			[]string{"...dbd", "..cece", "bdbdbd", "cecece", "bdbdbd", "cecece"}},
		{"a special at the end of its run, at the right edge",
			[]string{"...aaA", "......", "......", "......", "......", "......"}, "s[5,0]",
			[]string{"bdb...", "cece..", "bdbdbd", "cecece", "bdbdbd", "cecece"}},
		{"a destroyer destroys its row and column",
			[]string{"......", ".a0a..", "......", "......", "......", "......"}, "d[2,1]",
			[]string{"bd.dbd", "......", "bd.dbd", "ce.ece", "bd.dbd", "ce.ece"}},
		{"a special that is hit explodes as one",
			[]string{"......", "......", "aAaF..", "...F..", "......", "......"}, "s[1,2]",
			[]string{"bdbdbd", "...ece", "...Fbd", "...Fce", "bdbdbd", "cecece"}},
		{"a chain, breadth-first: the special of the run, then what it hit, in reading order",
			[]string{"......", "..F...", "aAa...", "..6...", "......", "......"}, "s[1,2] s[2,1] d[2,3]",
			[]string{"b...bd", "....ce", "....bd", "......", "bd.dbd", "ce.ece"}},
		{"a destroyer hit by a destroyer",
			[]string{"......", ".a0a.5", "......", "......", "......", ".....F"}, "d[2,1] d[5,1] s[5,5]",
			[]string{"bd.db.", "......", "bd.db.", "ce.ec.", "bd.d..", "ce.e.."}},
		{"two that hit each other go once each",
			[]string{"......", "......", "aAAa..", "......", "......", "......"}, "s[1,2] s[2,2]",
			[]string{"bdbdbd", "....ce", "...Abd", "....ce", "bdbdbd", "cecece"}},
		{"an old special goes off where the run makes a new one",
			[]string{"......", "......", "aaaA..", "......", "......", "......"}, "s[3,2]",
			[]string{"bdbdbd", "ce...e", "...A.d", "ce...e", "bdbdbd", "cecece"}},
		{"a new special is not hit",
			[]string{"...f..", "...5..", "...f..", "......", "aaaa..", "......"}, "d[3,1]",
			[]string{"bdb.bd", "......", "bdb.bd", "cec.ce", "...Abd", "cec.ce"}},
		{"a new destroyer is not hit",
			[]string{"..a...", "..a...", "aaAaa.", "......", "......", "......"}, "s[2,2]",
			[]string{"bd.dbd", "c...ce", "..0..d", "c...ce", "bdbdbd", "cecece"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := begin(t, from("", onCalm(test.picture...)...))
			p.wantBoard(test.board...)
			gone := len(p.g.Bursts())
			p.wantScore(int64(60*gone)).want("gems destroyed", p.g.counts.GemsDestroyed, int64(gone))
			p.want("explosions", explosions(p), test.order)
		})
	}
}

// Each distinct cell counts once in a pass, and a longer cascade pays no more.
func TestScoreHasNoMultiplier(t *testing.T) {
	p := begin(t, `"scorePerGem":7`, from("gcgg", onCalm(
		"aaaa..",
		"......",
		"......",
		"......",
		"......",
		"......")...))
	p.wantScore(28).at("1h").want("longest cascade", p.g.counts.LongestCascade, 1)
	p = begin(t, `"scorePerGem":7`, from("ggg", onCalm(
		"......",
		"......",
		"aaa...",
		"......",
		"......",
		"......")...))
	p.wantScore(21).at("450ms").want("cascade", p.g.counts.Cascade, 2).wantScore(42)
	p.want("longest cascade", p.g.counts.LongestCascade, 2)
}

// The refill is drawn column by column from the left, in each column from the
// lowest empty cell up; the setup's gems come first.
func TestFallAndRefill(t *testing.T) {
	p := begin(t, from("gfedf", onCalm(
		"..a...",
		"..a...",
		"..a...",
		"......",
		".....a",
		"......")...))
	p.at("250ms").wantPhase("falling").wantBoard(
		"bdedbd",
		"cefece",
		"bdgdbd",
		"cecece",
		"bdbdba",
		"cecece")
	p.want("a new gem falls from above", p.g.Drop(CellAt(2, 0)), 3).want("another column stands", p.g.Drop(CellAt(1, 0)), 0)
	p.want("refill left", len(p.g.refill), 2)

	// The gem above the gap falls by its rows, with the special that was made.
	p = begin(t, from("gfg", onCalm(
		"......",
		"A.....",
		"......",
		"......",
		".aaaa.",
		"......")...))
	p.at("250ms").wantBoard(
		"bgfgbd",
		"Adbdce",
		"becebd",
		"cdbdce",
		"beceAd",
		"cecece")
	p.want("rows fallen", []int{p.g.Drop(CellAt(1, 4)), p.g.Drop(CellAt(4, 4)), p.g.Drop(CellAt(4, 3))}, []int{1, 0, 0})
}
