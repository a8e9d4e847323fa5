package rng_test

import (
	"fmt"

	"parlor/rng"
)

// Each part of a game draws from a stream of its own, so that one may draw more
// without changing what another part gets.
func Example() {
	bag, garbage := rng.New(7, "bag"), rng.New(7, "garbage")
	pieces := []byte("IJLOSTZ")
	rng.Shuffle(&bag, pieces)
	fmt.Printf("%s\n", pieces)
	fmt.Println("a hole in column", garbage.Intn(10))
	saved := bag // a copy goes on alike
	fmt.Println(bag.Intn(100) == saved.Intn(100))
	// Output:
	// OZSITLJ
	// a hole in column 2
	// true
}
