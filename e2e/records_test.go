package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"parlor/games/gems"
	"parlor/session"
	"parlor/sim"
	"parlor/sim/replay"
	"parlor/sim/simtest/golden"
)

// shown is what the tests read of the records.
type shown struct {
	Screen   string
	Continue string
	Practice bool
	Archive  *struct {
		Page    string
		Lines   []string
		Figures []struct{ Label, Value string }
	}
	Watch *struct {
		At, End string
		Speed   float64
		Held    bool
	}
}

func (p *tab) shown() (s shown) {
	p.t.Helper()
	p.state(&s)
	return s
}

// moment is where the record stands that is watched.
func (p *tab) moment() time.Duration {
	p.t.Helper()
	at, err := time.ParseDuration(p.shown().Watch.At)
	p.check(err)
	return at
}

// fallen drops pieces until so many have been played.
func (p *tab) fallen(pieces int) {
	p.t.Helper()
	for p.inPlay(); p.look().State.Pieces < pieces; p.inPlay() {
		p.tap("Space")
	}
}

// A game in progress is there again after a reload, after a crash, and behind the
// browser's arrows.
func TestAGameInProgressIsNotLost(t *testing.T) {
	p := open(t, window{query: "?seed=5"})
	p.mode(marathon)
	p.fallen(3)
	p.pauses("Escape")
	p.screen("pause")
	well := p.look().State.Well
	if address := eval[string](p, "location.hash"); address != "#/cascade/play" {
		t.Errorf("the address of a game is %s", address)
	}

	same := func(after string) {
		t.Helper()
		p.screen("pause")
		if diff := cmp.Diff(well, p.look().State.Well); diff != "" {
			t.Errorf("after %s the well is another (-before +after):\n%s", after, diff)
		}
	}
	p.reload()
	p.start()
	same("a reload")
	p.tap("Enter")
	p.plays()
	p.fallen(5)
	p.pauses("Escape")
	well = p.look().State.Well

	p.tap("Home")
	p.screen("home")
	if s := p.shown(); s.Continue != "Marathon, level 1" {
		t.Errorf("the door says %q", s.Continue)
	}
	p.picture("home.png")
	p.tap("Enter")
	same("leaving")
	eval[bool](p, "(history.back(), true)")
	p.screen("home")
	eval[bool](p, "(history.forward(), true)")
	same("back and forward")

	// A crash: nothing is told to the page before it goes.
	p.tap("Enter")
	p.plays()
	p.fallen(7)
	time.Sleep(6 * time.Second)
	eval[bool](p, `(() => {
		addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);
		for (const kind of ["blur", "visibilitychange"]) addEventListener(kind, (event) => event.stopImmediatePropagation(), true);
		return true;
	})()`)
	p.reload()
	p.start()
	p.screen("pause")
	if pieces := p.look().State.Pieces; pieces < 5 {
		t.Errorf("after a crash the game has %d pieces", pieces)
	}
}

// shelf is a device in memory.
type shelf map[string]string

func (s shelf) Load(key string) ([]byte, error) {
	if data, ok := s[key]; ok {
		return []byte(data), nil
	}
	return nil, fs.ErrNotExist
}

func (s shelf) Save(key string, data []byte) error { s[key] = string(data); return nil }
func (s shelf) Remove(key string) error            { delete(s, key); return nil }

// minuteKept is a script that keeps the record of a whole minute on the device.
func minuteKept(t *testing.T) (record *replay.Record, script string) {
	t.Helper()
	record = golden.Read(t, gems.Spec, "../games/gems/testdata/minute.txtar")
	device := shelf{}
	session.LoadRecords(device).Add(gems.Spec, record, session.Kept{
		Start: time.Now().Unix() - 3600, Lasted: record.End, Over: true, Where: "All 60 seconds", Figures: "13,860 points",
	})
	session.NewStatistics(device).Add("gems", session.Game{
		Start: time.Now().Unix() - 3600, Lasted: record.End, Over: true, Best: "bestMinute", Rank: sim.Result{}.Rank,
	})
	entries, err := json.Marshal(device)
	if err != nil {
		t.Fatal(err)
	}
	return record, fmt.Sprintf(`for (const [key, value] of Object.entries(%s)) localStorage.setItem("parlor." + key, value);`, entries)
}

// A kept record is watched at any pace, looked at from any moment, taken over and
// saved; the file that is saved opens again by being dropped on the page.
func TestARecordIsWatchedTakenOverAndSaved(t *testing.T) {
	record, script := minuteKept(t)
	p := open(t, window{query: "#/records/gems", script: script})
	p.start()
	p.screen("archive")
	if got := p.shown().Archive.Lines; len(got) != 2 || got[0] != "All 60 seconds: 13,860 points" {
		t.Fatalf("the records are %q", got)
	}
	p.picture("records.png")
	p.tap("Enter")
	p.screen("watch")
	before := p.moment()
	p.wait(fmt.Sprintf("parseFloat(parlor.state().watch.at) > %f", before.Seconds()+1))
	p.tap("Space")
	p.tap("ArrowRight")
	held := p.moment()
	p.frames(20)
	if got := p.moment(); got != held || !p.shown().Watch.Held {
		t.Errorf("held at %v it goes on to %v", held, got)
	}
	const middle, foot = 620, 663 // of the bar
	p.click(middle, foot)
	if got := p.moment(); got < 25*time.Second || got > 36*time.Second {
		t.Errorf("the middle of the bar leads to %v", got)
	}
	g, err := record.Play(gems.Spec)
	p.check(err)
	for range 13 {
		p.tap("KeyE")
	}
	p.wait(fmt.Sprintf("parlor.state().watch.at === %q", record.End.String()))
	if got := eval[int64](p, "parlor.state().state.score"); got != g.Result().Rank[0] {
		t.Errorf("at the end the score is %d, want %d", got, g.Result().Rank[0])
	}

	eval[bool](p, `(() => {
		window.saved = "";
		const make = URL.createObjectURL;
		URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return make.call(URL, blob); };
		return true;
	})()`)
	p.tap("KeyS")
	p.wait("window.saved.length > 0")
	text := eval[string](p, "window.saved")
	want, err := record.Text(gems.Spec)
	p.check(err)
	if !bytes.Equal([]byte(text), want) {
		t.Errorf("what is saved is another record: %d bytes, want %d", len(text), len(want))
	}
	p.wait(`parlor.state().notice.startsWith("Saved as parlor-gems")`)

	p.click(middle, foot)
	p.tap("KeyT")
	p.plays()
	if s := p.shown(); !s.Practice {
		t.Error("what is taken over is no practice")
	}
	p.picture("practice.png")
	p.tap("Home")
	p.screen("home")

	drop := func(name, text string) {
		eval[bool](p, fmt.Sprintf(`(() => {
			const data = new DataTransfer();
			data.items.add(new File([%q], %q));
			document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
			return true;
		})()`, text, name))
	}
	drop("mine.json", text)
	p.screen("watch")
	if end := p.shown().Watch.End; end != record.End.String() {
		t.Errorf("the file ends at %s", end)
	}
	p.tap("Escape")
	p.screen("archive")
	drop("older.json", string(bytes.Replace([]byte(text), []byte(`"version": 1`), []byte(`"version": 7`), 1)))
	p.wait(`parlor.state().notice.includes("version 7")`)

	p.tap("ArrowRight")
	p.wait(`location.hash === "#/statistics/gems"`)
	if figures := p.shown().Archive.Figures; len(figures) < 8 {
		t.Errorf("the statistics are %+v", figures)
	}
	p.picture("statistics.png")
}

// A file can be asked for without a mouse.
func TestEnterAsksForAFile(t *testing.T) {
	p := open(t, window{query: "#/records/cascade"})
	p.start()
	p.screen("archive")
	opened := make(chan bool, 1)
	p.check(chromedp.Listen(p.ctx, func(event any) {
		if _, is := event.(*page.EventFileChooserOpened); is {
			opened <- true
		}
	}))
	call(p, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	p.tap("Enter")
	select {
	case <-opened:
	case <-time.After(patience / 4):
		t.Error("Enter on Open a file asks for none")
	}
}

// What is wrong with an address can be read once the page has been clicked, and the
// address says what is shown. The wrong one is no place to go back to.
func TestAWrongAddressIsToldAndPutRight(t *testing.T) {
	p := open(t, window{query: "#/maze?map=nonsense"})
	p.phase("ready")
	p.wait(`location.hash === "#/"`)
	p.frames(10)
	if notice := eval[string](p, "parlor.state().notice"); notice != "" {
		t.Errorf("below the start the notice is %q", notice)
	}
	p.start()
	p.wait(`parlor.state().notice.startsWith("This cannot be opened: map: ")`)
	p.tap("Enter")
	p.screen("title")
	places := eval[int](p, "history.length")
	eval[bool](p, `(location.hash = "#/tower", true)`)
	p.wait(`location.hash === "#/cascade"`)
	p.wait(`parlor.state().notice.startsWith('"tower" is none')`)
	p.picture("notice.png")
	if n := eval[int](p, "history.length"); n > places+1 {
		t.Errorf("the history has %d places, %d before the wrong address", n, places)
	}
	if address := eval[string](p, "location.href"); !strings.HasSuffix(address, "/#/cascade") {
		t.Errorf("the address is %s", address)
	}
}
