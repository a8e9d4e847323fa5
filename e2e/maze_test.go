package e2e

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"parlor/games/maze"
	"parlor/sim"
)

// table opens the Weighted Maze, on the map of an address or on the supplied one.
func table(t *testing.T, w window, address string) *tab {
	t.Helper()
	w.query = "#/maze" + address
	p := open(t, w)
	p.start()
	p.screen("play")
	p.is("s.columns > 0")
	return p
}

// The numbers of the wide picture: where cells are.
const mapLeft, mapTop, cellSide = 200, 76, 64

func cellPlace(cell int) (x, y float64) {
	return mapLeft + cellSide*(float64(cell%12)+.5), mapTop + cellSide*(float64(cell/12)+.5)
}

// drag moves the mouse from cell to cell with its button down.
func (p *tab) drag(cells ...int) {
	p.t.Helper()
	for i, cell := range cells {
		x, y := cellPlace(cell)
		p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y, chromedp.ButtonLeft))
		if i == 0 {
			p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
		}
		p.frames(2)
		if i == len(cells)-1 {
			p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
		}
	}
	p.frames(2)
}

// wantLook waits until the page's state is the engine's.
func (p *tab) wantLook(g *maze.Game) {
	p.t.Helper()
	data, err := json.Marshal(maze.Spec.Look(g))
	p.check(err)
	var want, got any
	p.check(json.Unmarshal(data, &want))
	for range 50 {
		var s struct{ State any }
		p.state(&s)
		if got = s.State; cmp.Equal(want, got) {
			return
		}
		p.frames(2)
	}
	p.t.Fatalf("the page's state is not the engine's:\n%s", cmp.Diff(want, got))
}

// A whole trial by Steps comes to the states that the engine comes to, each Step is
// spoken, and Steps back lead to Ready.
func TestMazeByStepping(t *testing.T) {
	m, err := maze.ParseMap([]byte("..f.\n#m..\n"))
	if err != nil {
		t.Fatal(err)
	}
	m.Tower = 7
	line, err := m.EncodeLine()
	if err != nil {
		t.Fatal(err)
	}
	config, err := m.Config(0)
	if err != nil {
		t.Fatal(err)
	}
	g, err := maze.New(config)
	if err != nil {
		t.Fatal(err)
	}
	p := table(t, window{}, "?map="+line)
	var steps int
	for ; g.Phase() != maze.Finished; steps++ {
		g.Apply(sim.Input{At: g.Now(), Code: maze.Step})
		g.Advance(g.Now() + time.Second) // the Marker lands
		p.tap("Space")
		p.wantLook(g)
		if steps == 1 {
			p.wait(`document.getElementById("live").textContent.includes("Settled Cell ")`)
		}
	}
	p.picture("finished.png")
	p.is("s.routeCost !== null && s.markerCell === 7")
	for range steps - 1 { // the last two Steps were one landing
		p.tap("KeyB")
	}
	for range 3 {
		p.tap("KeyB")
	}
	p.is(`s.phase === "ready" && s.visited === 0`)
}

// The mouse paints without gaps, undo takes a stroke back, the Camp is dragged, and
// the address follows: it opens the same map.
func TestMazePainting(t *testing.T) {
	p := table(t, window{}, "")
	p.drag(6, 10, 11, 35)
	p.is("[6, 7, 8, 9, 10, 11, 23, 35].every(cell => s.cost[cell] === -1)")
	p.press("ControlLeft")
	p.tap("KeyZ")
	p.release("ControlLeft")
	p.is("[6, 7, 8, 9, 10, 11, 23, 35].every(cell => s.cost[cell] === 1)")
	p.click(96, 236) // Mud
	p.is(`s.brush === "Mud"`)
	p.drag(30, 33)
	p.is("[30, 31, 32, 33].every(cell => s.cost[cell] === 5)")
	p.drag(48, 12)
	p.is("s.markerCell === 12 && s.cost[48] === 1")
	p.picture("painted.png")
	p.wait(`location.hash.startsWith("#/maze?map=maze1.12x8.12.59.")`)
	hash := eval[string](p, "location.hash")
	costs := eval[[]int](p, "parlor.state().state.cost")

	p.tap("Escape")
	p.screen("home")
	eval[string](p, fmt.Sprintf("location.hash = %q", hash))
	p.screen("play")
	if got := eval[[]int](p, "parlor.state().state.cost"); !cmp.Equal(got, costs) {
		t.Errorf("the address opens another map:\n%s", cmp.Diff(costs, got))
	}
}

// Find route runs to its end, is paused by its button, by Escape and by losing sight
// of the page, and an edit in its middle begins anew.
func TestMazeFinding(t *testing.T) {
	p := table(t, window{}, "")
	p.tap("KeyF")
	p.is("s.finding && s.visited > 3")
	p.click(96, 422) // Pause
	p.is(`!s.finding && s.status === "paused"`)
	p.click(96, 422)
	p.is("s.finding")
	p.tap("Escape")
	p.is("!s.finding")
	p.tap("KeyF")
	p.is("s.finding && s.visited > 5")
	show := p.hide()
	time.Sleep(300 * time.Millisecond)
	show()
	p.is("!s.finding")
	p.tap("KeyF")
	p.is("s.finding")
	x, y := cellPlace(30)
	p.click(x, y)
	p.is(`!s.finding && s.phase === "ready" && s.visited === 0 && s.cost[30] === -1`)
	p.tap("KeyD")
	p.is("s.cost[30] === 1")

	for range 11 { // the fastest pace
		p.tap("Period")
	}
	p.tap("KeyF")
	p.is(`s.phase === "finished" && s.status === "cheapestRoute" && s.routeCost === 19 && s.visited === 70`)
	p.picture("found.png")
	p.tap("KeyS")
	p.is(`s.search === "astar" && s.phase === "ready"`)
	p.tap("Escape")
	p.screen("home")
	p.wait(`location.hash === "#/"`)
}

// A finger paints on a phone, two zoom and paint nothing, and the buttons are there.
func TestMazeByTouch(t *testing.T) {
	p := &phone{tab: table(t, window{width: 390, height: 844, touch: true}, "?size=32x32")}
	p.picture("phone.png")
	before := eval[string](p.tab, "JSON.stringify(parlor.state().state.cost)")
	at := func(places ...[2]float64) input.DispatchTouchEventParams {
		kind := input.DispatchTouchEventTypeTouchMove
		if !p.isTouched {
			kind = input.DispatchTouchEventTypeTouchStart
		}
		return touch(kind, time.Now(), places...)
	}
	p.touches(at([2]float64{180, 320}, [2]float64{210, 320}))
	for d := range 5 {
		p.touches(at([2]float64{180 - 10*float64(d), 320}, [2]float64{210 + 10*float64(d), 320}))
	}
	p.lift()
	p.frames(2)
	if after := eval[string](p.tab, "JSON.stringify(parlor.state().state.cost)"); after != before {
		t.Error("two fingers have painted")
	}
	p.swipe(150, 280, 120, 0, 200*time.Millisecond, true)
	p.is("s.cost.filter(cost => cost === -1).length >= 2")
	p.picture("zoomed.png")
	p.tapOn(130, 505) // Step
	p.is("s.visited === 1")
}

// A MovingAI map that is dropped on the page opens, and one that is none is refused
// with the reason.
func TestMazeFiles(t *testing.T) {
	p := table(t, window{}, "")
	drop := func(name, text string) {
		eval[bool](p, fmt.Sprintf(`(() => {
			const data = new DataTransfer();
			data.items.add(new File([%q], %q));
			for (const kind of ["dragover", "drop"]) {
				document.querySelector("canvas").dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
			}
			return true;
		})()`, text, name))
	}
	drop("small.map", "type octile\nheight 2\nwidth 4\nmap\n.GSW\n@T.O\n")
	p.is("s.columns === 4 && s.rows === 2")
	if got := eval[[]int](p, "parlor.state().state.cost"); !cmp.Equal(got, []int{1, 1, 5, 3, -1, -1, 1, -1}) {
		t.Errorf("the map costs %v", got)
	}
	p.wait("parlor.state().ready")
	p.picture("file.png")
	drop("bad.map", "..x.\n")
	p.wait(`parlor.state().notice.includes("bad.map cannot be opened: row 1, cell 3")`)
	p.is("s.columns === 4")
}
