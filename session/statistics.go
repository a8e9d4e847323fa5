package session

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"slices"
	"strconv"
	"time"
)

// mostGames is how many games of each kind the statistics remember.
const mostGames = 1000

// Count is a number of things in a game, such as its pieces.
type Count struct {
	Name string `json:"name"`
	N    int64  `json:"n"`
}

// Game is one game in the statistics. Practices are not counted.
type Game struct {
	Start  int64         `json:"start"` // in seconds of Unix time
	Mode   string        `json:"mode,omitempty"`
	Lasted time.Duration `json:"lasted"` // game time
	Over   bool          `json:"over"`   // it was played to its end
	Won    bool          `json:"won"`
	// Best is the name of the best that it could have set, Rank what it reached;
	// none of both when it could set none.
	Best   string   `json:"best,omitempty"`
	Rank   [3]int64 `json:"rank"`
	Counts []Count  `json:"counts,omitempty"`
}

// Of gives the count of a name; 0 when there is none.
func (g *Game) Of(name string) int64 {
	for _, c := range g.Counts {
		if c.Name == name {
			return c.N
		}
	}
	return 0
}

// Statistics remember every game played, in one file for each kind.
type Statistics struct {
	store Store
	room  func() bool
	files map[string]*statistics
}

type statistics struct {
	shelf shelf
	games []Game // oldest first
}

// StatisticsKey is what the store's keys of the statistics begin with: the name of
// the game follows.
const StatisticsKey = "statistics."

// NewStatistics makes the statistics of a store. A game's file is read when it is
// first asked for.
func NewStatistics(store Store) *Statistics {
	return &Statistics{store: store, files: map[string]*statistics{}}
}

// Games gives all games of a kind, oldest first; they must not be changed.
func (s *Statistics) Games(kind string) []Game { return s.of(kind).games }

// Add remembers a game.
func (s *Statistics) Add(kind string, g Game) {
	f := s.of(kind)
	f.read() // another window may have added some
	f.games = append(f.games, g)
	if excess := len(f.games) - mostGames; excess > 0 {
		f.games = slices.Delete(f.games, 0, excess)
	}
	f.write()
}

// Erase forgets all games of a kind.
func (s *Statistics) Erase(kind string) {
	f := s.of(kind)
	f.games = nil
	f.write()
}

// WhenFull names what makes room on a device that is full, as Records.MakeRoom does.
// It is called before anything else.
func (s *Statistics) WhenFull(makeRoom func() bool) { s.room = makeRoom }

// TakeNotices gives what the player should be told about the storage since the
// last call.
func (s *Statistics) TakeNotices() (all []string) {
	for _, f := range s.files {
		all = append(all, f.shelf.takeNotices()...)
	}
	return all
}

func (s *Statistics) of(kind string) *statistics {
	f := s.files[kind]
	if f == nil {
		f = &statistics{shelf: shelf{store: s.store, room: s.room, key: StatisticsKey + kind}}
		f.read()
		s.files[kind] = f
	}
	return f
}

type gamesFile struct {
	Games []Game `json:"games"`
}

func (f *statistics) read() {
	f.shelf.read(func(data []byte) error {
		var file gamesFile
		if err := json.Unmarshal(data, &file); err != nil {
			return err
		}
		f.games = file.Games
		return nil
	})
}

func (f *statistics) write() {
	data, _ := json.Marshal(gamesFile{f.games}) // numbers and texts always have a JSON form
	f.shelf.write(data)
}

// JSON gives the games of a kind as an object with the array "games".
func (s *Statistics) JSON(kind string) []byte {
	data, _ := json.MarshalIndent(gamesFile{s.Games(kind)}, "", "  ") // as in write
	return append(data, '\n')
}

// CSV gives the games of a kind as a table: a line with names, then a line for each
// game. Times are in seconds, dates as in RFC 3339, in UTC.
func (s *Statistics) CSV(kind string) []byte {
	games := s.Games(kind)
	var names []string
	for i := range games {
		for _, c := range games[i].Counts {
			if !slices.Contains(names, c.Name) {
				names = append(names, c.Name)
			}
		}
	}
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Write(append([]string{"start", "mode", "seconds", "over", "won", "best", "rank1", "rank2", "rank3"}, names...))
	for i := range games {
		g := &games[i]
		line := []string{
			time.Unix(g.Start, 0).UTC().Format(time.RFC3339), g.Mode, strconv.FormatFloat(g.Lasted.Seconds(), 'f', -1, 64),
			strconv.FormatBool(g.Over), strconv.FormatBool(g.Won), g.Best,
		}
		for _, n := range g.Rank {
			line = append(line, strconv.FormatInt(n, 10))
		}
		for _, name := range names {
			line = append(line, strconv.FormatInt(g.Of(name), 10))
		}
		w.Write(line)
	}
	w.Flush() // a buffer takes everything
	return b.Bytes()
}
