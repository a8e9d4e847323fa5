package softserve

import (
	"testing"
	"time"

	"parlor/rng"
	"parlor/sim"
)

// placement is a settled board and a piece that lies where it is about to lock.
type placement struct {
	board board
	piece Piece
	order Order
}

// lockAt lets a game go on from a placement until the board has settled; a scoop
// that comes loose drops straight down. The game's settings let all phases but
// the spawning pass at once.
func (p *placement) lockAt(g *Game) {
	g.phase, g.board, g.piece = Falling, p.board, p.piece
	g.order, g.orderIsOpen = p.order, true
	g.lock()
	if g.phase == Falling {
		g.piece = g.board.dropped(g.piece)
		g.lock()
	}
	g.endPhases()
	g.events = g.events[:0]
}

func newResolver(tb testing.TB) *Game {
	g, err := New(sim.Config{Mode: "endless", Settings: []byte(`{"serveFrames":0,"clearFrames":0,"dropFrames":0}`)})
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// randomPlacement drops a random piece on a random board that has settled, where
// there is room for it.
func randomPlacement(source *rng.Source) placement {
	var p placement
	for {
		p.board = randomBoard(source)
		kind := Pair
		if source.Intn(5) == 0 {
			kind = Popsicle
		}
		if p.piece = randomPiece(source, kind); p.board.fits(p.piece) {
			break
		}
	}
	p.piece = p.board.dropped(p.piece)
	p.order = Order{randomFlavour(source), randomFlavour(source)}
	return p
}

func randomBoard(source *rng.Source) board {
	b := board{cones: floor}
	for column := range Columns {
		for range source.Intn(6) {
			b.put(b.dropped(Piece{Kind: Scoop, Flavours: [2]Flavour{randomFlavour(source)}, Pivot: Cell{column, 6}}))
		}
	}
	for range source.Intn(4) {
		if bar := randomPiece(source, Popsicle); b.fits(bar) {
			b.put(b.dropped(bar))
		}
	}
	for {
		cells, n := b.groups()
		if n == 0 {
			return b
		}
		b.take(cells)
		b.fall()
	}
}

// randomPiece is a piece below the bottleneck, lying or standing.
func randomPiece(source *rng.Source, kind Kind) Piece {
	p := Piece{Kind: kind, Pivot: Cell{source.Intn(Columns), 6}, Other: Side(source.Intn(2))}
	p.Flavours = [2]Flavour{randomFlavour(source), randomFlavour(source)}
	if kind == Popsicle {
		p.Flavours[1] = p.Flavours[0]
	}
	return p
}

func randomFlavour(source *rng.Source) Flavour { return Flavour(source.Intn(4)) }

// BenchmarkPlacements judges and resolves placements on boards of which one in
// four brings a chain of three links or more: target 1 million a second on one
// core.
func BenchmarkPlacements(b *testing.B) {
	source, g := rng.New(1, "bench"), newResolver(b)
	var list []placement
	var links int64
	for plain, chains := 192, 64; plain+chains > 0; {
		p := randomPlacement(&source)
		p.lockAt(g)
		switch {
		case g.chain >= 3 && chains > 0:
			chains--
		case g.chain < 3 && plain > 0:
			plain--
		default:
			continue
		}
		list = append(list, p)
		links += g.chain
	}
	g = newResolver(b)
	i := 0
	for b.Loop() {
		list[i%len(list)].lockAt(g)
		i++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mplacements/s")
	b.ReportMetric(1, "Mplacements/s-at-least")
	b.ReportMetric(float64(links)/float64(len(list)), "links/placement")
}

// BenchmarkRandomGames plays whole games of random commands through the contract,
// 50 ms apart.
func BenchmarkRandomGames(b *testing.B) {
	source := rng.New(1, "bench")
	var g sim.Game
	var at time.Duration
	var events []sim.Event
	games := int64(0)
	for b.Loop() {
		if g == nil || g.Result().Over {
			games++
			g, _ = New(sim.Config{Seed: games})
			at = 0
		}
		code := sim.Code(source.Intn(len(Spec.Commands)))
		if Spec.Commands[code].Held && source.Intn(2) == 0 {
			code |= sim.Release
		}
		at += 50 * time.Millisecond
		g.Apply(sim.Input{At: at, Code: code})
		events = g.Drain(events[:0])
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mcommands/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}
