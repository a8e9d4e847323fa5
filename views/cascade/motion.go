package cascade

import (
	"math"

	"parlor/views/kit"
)

func sin(v float32) float32 { return float32(math.Sin(float64(v))) }

// radians turns degrees into what scenes take.
func radians(degrees float32) float32 { return degrees * math.Pi / 180 }

// hash gives a number from 0 to 1 that belongs to a place.
func hash(column, row int) float32 {
	r := kit.NewRandom(uint32(column*73856093 ^ row*19349663 + 7))
	r.Unit()
	return r.Unit()
}
