// Package maze measures the search of parlor/games/maze against others on the same
// maps in the same run: a plain bucket queue, and three libraries of the field. It
// is a module of its own, so that the program does not depend on them:
//
//	cd bench/maze && go test -bench .
//
// Goals: ratios that hold on a busy machine too. Whatever is compared takes turns,
// and the quickest turn of each counts, in time of the processor.
//
// Non-goals: anything that the program uses.
package maze
