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

// matches are the places of gems that make a run with one that is moved by an arrow,
// as seen from where it stands before. For Right, where @ moves to +:
//
//	  0
//	  1           a run is made with 0 and 1, with 1 and 2,
//	@ + 4 5       with 2 and 3, or with 4 and 5
//	  2
//	  3
var matches = [...][6]offset{
	Up:    {{-2, -1}, {-1, -1}, {1, -1}, {2, -1}, {0, -2}, {0, -3}},
	Down:  {{-2, 1}, {-1, 1}, {1, 1}, {2, 1}, {0, 2}, {0, 3}},
	Left:  {{-1, -2}, {-1, -1}, {-1, 1}, {-1, 2}, {-2, 0}, {-3, 0}},
	Right: {{1, -2}, {1, -1}, {1, 1}, {1, 2}, {2, 0}, {3, 0}},
}

// farthest is how many rows away a gem of matches is at most.
const farthest = 3
