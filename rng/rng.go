// Package rng is a small seeded generator for games: PCG-XSH-RR with 64 bits
// of state and 32 bits of output (M. E. O'Neill, "PCG: A Family of Simple Fast
// Space-Efficient Statistically Good Algorithms for Random Number Generation",
// 2014). It gives the same numbers on every machine and with every version of
// Go, which math/rand/v2 does not promise.
//
// Non-goals: secrets, floats, and being shared by goroutines.
package rng

import (
	"encoding/binary"
	"math/bits"
)

const multiplier = 6364136223846793005

// Source is one stream of random numbers. Copying it copies the stream at its
// place. The zero value is not ready; use New.
type Source struct{ state, inc uint64 }

// New starts the stream of a name for a seed. Streams with different names do
// not tell anything of each other, so that one part of a game may draw more
// without changing what another part gets.
func New(seed int64, stream string) Source {
	const offset, prime = 14695981039346656037, 1099511628211 // FNV-1a
	h := uint64(offset)
	for i := range len(stream) {
		h = (h ^ uint64(stream[i])) * prime
	}
	return newPCG(uint64(seed), h)
}

func newPCG(state, stream uint64) Source {
	s := Source{inc: stream<<1 | 1}
	s.Uint32()
	s.state += state
	s.Uint32()
	return s
}

// Uint32 gives the next 32 bits.
func (s *Source) Uint32() uint32 {
	old := s.state
	s.state = old*multiplier + s.inc
	return bits.RotateLeft32(uint32((old>>18^old)>>27), -int(old>>59))
}

// Intn gives a whole number from 0 to n-1, each equally likely (Lemire's
// method, with its rejections). n must be 1 to 1<<31-1.
func (s *Source) Intn(n int) int {
	bound := uint32(n)
	product := uint64(s.Uint32()) * uint64(bound)
	if low := uint32(product); low < bound {
		for threshold := -bound % bound; low < threshold; low = uint32(product) {
			product = uint64(s.Uint32()) * uint64(bound)
		}
	}
	return int(product >> 32)
}

// Shuffle puts the elements in an order of which every one is equally likely
// (Fisher and Yates, from the last place down).
func Shuffle[T any](s *Source, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := s.Intn(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

// AppendState appends the stream's place as canonical bytes.
func (s *Source) AppendState(b []byte) []byte {
	b = binary.LittleEndian.AppendUint64(b, s.state)
	return binary.LittleEndian.AppendUint64(b, s.inc)
}
