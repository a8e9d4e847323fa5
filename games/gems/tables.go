package gems

// offset is a way on the board in columns and rows, which grow downwards.
type offset struct{ columns, rows int }

// steps lead to the next cell, by arrow command: Down leads from [3,2] to [3,3].
var steps = [...]offset{
	Up:    {0, -1},
	Down:  {0, 1},
	Left:  {-1, 0},
	Right: {1, 0},
}

// completes are the pairs of gems that make a run with one that is moved by an
// arrow, as seen from where it stands before. For Right, where @ moves to +:
//
//	  2
//	  1 1         the pairs are 1 and 2 above, 1 above and below,
//	@ + 3 3       1 and 2 below, and the two of 3
//	  1 1
//	  2
var completes = [...][4][2]offset{
	Up:    {{{-2, -1}, {-1, -1}}, {{-1, -1}, {1, -1}}, {{1, -1}, {2, -1}}, {{0, -2}, {0, -3}}},
	Down:  {{{-2, 1}, {-1, 1}}, {{-1, 1}, {1, 1}}, {{1, 1}, {2, 1}}, {{0, 2}, {0, 3}}},
	Left:  {{{-1, -2}, {-1, -1}}, {{-1, -1}, {-1, 1}}, {{-1, 1}, {-1, 2}}, {{-2, 0}, {-3, 0}}},
	Right: {{{1, -2}, {1, -1}}, {{1, -1}, {1, 1}}, {{1, 1}, {1, 2}}, {{2, 0}, {3, 0}}},
}
