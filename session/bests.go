package session

import (
	"encoding/json"

	"parlor/sim"
)

// BestsKey is the store's key of the bests: a JSON object that gives for each
// game, by the name under which a mode's best is kept, the rank of that best.
const BestsKey = "bests"

// Bests are the best results of every game and mode, kept on the device.
type Bests struct {
	shelf shelf
	ranks map[string]map[string][3]int64
}

// LoadBests reads the bests. It always succeeds; what went wrong is a notice.
func LoadBests(store Store) *Bests {
	b := &Bests{shelf: shelf{store: store, key: BestsKey}, ranks: map[string]map[string][3]int64{}}
	b.read()
	return b
}

// Best gives the best kept of a game under a name such as bestMarathon, and
// false when there is none.
func (b *Bests) Best(game, key string) (sim.Result, bool) {
	rank, ok := b.ranks[game][key]
	return sim.Result{Ranked: ok, Rank: rank}, ok
}

// Offer keeps a result if it is ranked and better than the best kept, and says
// whether it was.
func (b *Bests) Offer(game, key string, r sim.Result) bool {
	b.read() // another window may have kept a better one
	if !b.keep(game, key, r) {
		return false
	}
	b.write()
	return true
}

func (b *Bests) write() {
	data, _ := json.Marshal(b.ranks) // maps of numbers always have a JSON form
	b.shelf.write(data)
}

// Erase forgets the bests of a game.
func (b *Bests) Erase(game string) {
	b.read()
	delete(b.ranks, game)
	b.write()
}

// WhenFull names what makes room on a device that is full, as Records.MakeRoom does.
func (b *Bests) WhenFull(makeRoom func() bool) { b.shelf.room = makeRoom }

// TakeNotices gives what the player should be told about the storage since the
// last call.
func (b *Bests) TakeNotices() []string { return b.shelf.takeNotices() }

func (b *Bests) keep(game, key string, r sim.Result) bool {
	if old, _ := b.Best(game, key); !r.Better(old) {
		return false
	}
	if b.ranks[game] == nil {
		b.ranks[game] = map[string][3]int64{}
	}
	b.ranks[game][key] = r.Rank
	return true
}

// read takes over the stored bests that are better than those in memory.
func (b *Bests) read() {
	b.shelf.read(func(data []byte) error {
		var stored map[string]map[string][3]int64
		if err := json.Unmarshal(data, &stored); err != nil {
			return err
		}
		for game, ranks := range stored {
			for key, rank := range ranks {
				b.keep(game, key, sim.Result{Ranked: true, Rank: rank})
			}
		}
		return nil
	})
}
