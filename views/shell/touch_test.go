package shell_test

import (
	"testing"
	"time"

	"parlor/scene"
	"parlor/sim"
	"parlor/views/shell"
)

// Places in a belfry.
const (
	ropeX, ropeY   = 50, 670 // the on-screen button
	rightX, rightY = 800, 300
	leftX          = 500
)

func (p *player) finger(id int, x, y float32, kind shell.PointerKind) {
	p.Finger(p.now, id, x, y, kind)
}

// drag moves a finger by a way, in a time.
func (p *player) drag(id int, x, y, dx, dy float32, d time.Duration) {
	const steps = 10
	for i := float32(1); i <= steps; i++ {
		p.wait(d / steps)
		p.finger(id, x+dx*i/steps, y+dy*i/steps, shell.PointerMove)
	}
	p.frame()
}

func TestTapsOnTheField(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	for _, x := range []float32{leftX, rightX} { // a tap on the left gives nothing here
		p.finger(1, x, rightY, shell.PointerPress)
		p.wait(50 * ms)
		p.finger(1, x, rightY, shell.PointerLift)
		p.frame()
	}
	p.wantHeard(pull, pull|sim.Release)
}

func TestADragHoldsItsCommand(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.finger(1, rightX, rightY, shell.PointerPress)
	p.drag(1, rightX, rightY, 0, 100, 400*ms)
	p.wantHeard(pull)
	p.wait(300 * ms)
	p.wantHeard(pull)
	p.finger(1, -50, 900, shell.PointerLift) // outside
	p.wantHeard(pull, pull|sim.Release)
	p.wantRecord()
}

// Two fingers do each their own; what both hold ends with the last one.
func TestTwoFingers(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.finger(1, ropeX, ropeY, shell.PointerPress)
	p.finger(2, rightX, rightY, shell.PointerPress)
	p.drag(2, rightX, rightY, 0, 100, 400*ms)
	p.wantHeard(pull)
	if !p.room.pressed {
		t.Error("the button does not show the finger")
	}
	p.finger(1, ropeX, ropeY, shell.PointerLift)
	p.frame()
	p.wantHeard(pull)
	if p.room.pressed {
		t.Error("the button still shows a finger")
	}
	p.finger(2, rightX, rightY+100, shell.PointerLift)
	p.wantHeard(pull, pull|sim.Release)
}

// A finger on a button keeps it when it strays, and lets go wherever it is lifted
// or taken away.
func TestAFingerKeepsItsButton(t *testing.T) {
	for _, kind := range []shell.PointerKind{shell.PointerLift, shell.PointerCancel} {
		p := newPlayer(t)
		p.tap(toPlay...)
		p.finger(1, ropeX, ropeY, shell.PointerPress)
		p.drag(1, ropeX, ropeY, 300, -300, 300*ms)
		p.wantHeard(pull)
		p.finger(1, -5, 2000, kind)
		p.wantHeard(pull, pull|sim.Release)
	}
}

// The system may give an id again before it told that its finger went up.
func TestAnIdThatIsUsedAgain(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.finger(7, ropeX, ropeY, shell.PointerPress)
	p.finger(7, leftX, rightY, shell.PointerPress)
	p.wantHeard(pull, pull|sim.Release)
	p.finger(7, leftX, rightY, shell.PointerLift)
	p.finger(7, leftX, rightY, shell.PointerLift)
	p.finger(8, leftX, rightY, shell.PointerMove)
	p.frame()
	p.wantHeard(pull, pull|sim.Release)
}

func TestFingersOfAFadeDoNothing(t *testing.T) {
	p := newPlayer(t)
	p.tap(toMenu...)
	p.press("Enter")
	p.frame()
	p.finger(1, rightX, rightY, shell.PointerPress)
	p.finger(2, ropeX, ropeY, shell.PointerPress)
	p.ready()
	p.drag(1, rightX, rightY, 0, 100, 400*ms)
	p.drag(2, ropeX, ropeY, 2, 2, 100*ms)
	p.finger(1, rightX, rightY, shell.PointerLift)
	p.finger(2, ropeX, ropeY, shell.PointerLift)
	p.frame()
	p.wantHeard()
}

// The finger that pressed a choice does not play the game that it opened.
func TestTheFingerOfAMenuDoesNotPlay(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.tap("Escape")
	r := choiceArea(0)
	p.finger(1, r.X+5, r.Y+5, shell.PointerPress)
	p.frame()
	p.want("play", "")
	p.finger(1, r.X+5, r.Y+5, shell.PointerLift)
	p.wantHeard(sim.Pause, sim.Resume)
}

func TestAPauseDuringADragEndsIt(t *testing.T) {
	pauses := map[string]func(p *player){
		"key":    func(p *player) { p.tap("Escape") },
		"finger": func(p *player) { p.finger(2, 1240, 40, shell.PointerPress); p.frame() },
		"focus":  func(p *player) { p.Focus(p.now, false); p.Focus(p.now, true); p.frame() },
	}
	for name, pause := range pauses {
		t.Run(name, func(t *testing.T) {
			p := newPlayer(t)
			p.tap(toPlay...)
			p.finger(1, rightX, rightY, shell.PointerPress)
			p.drag(1, rightX, rightY, 0, 100, 300*ms)
			pause(p)
			p.want("pause", "RESUME")
			p.tap("Enter")
			p.drag(1, rightX, rightY+100, 0, 100, 300*ms)
			p.finger(1, rightX, rightY+200, shell.PointerLift)
			p.frame()
			p.wantHeard(pull, sim.Pause, sim.Resume)
			p.wantRecord()
		})
	}
}

func TestADragDoesNotOutliveItsGame(t *testing.T) {
	p := newPlayer(t)
	p.tap(toPlay...)
	p.finger(1, rightX, rightY, shell.PointerPress)
	p.drag(1, rightX, rightY, 0, 100, 300*ms)
	p.tap("Escape", "ArrowUp", "Enter")
	p.want("menu", "BELL")
	p.finger(1, rightX, rightY+100, shell.PointerLift)
	p.frame()
	p.want("menu", "BELL")
}

// The button that is shown while it is chosen, and only on a touch screen.
func TestButtonsAreForFingers(t *testing.T) {
	d := &device{files: map[string]string{"options": `{"buttons":true}`}}
	p := sitDown(t, d, 1, false)
	p.tap(toPlay...)
	if p.room.view.Buttons {
		t.Error("a keyboard gets on-screen buttons")
	}
	p.finger(1, rightX, rightY, shell.PointerPress)
	p.frame()
	if !p.room.view.Buttons {
		t.Error("a finger gets no on-screen buttons")
	}
	p.press("KeyA")
	p.frame()
	if !p.room.view.Buttons {
		t.Error("a key takes the on-screen buttons away")
	}
}

func TestWhereFingersAreUsedTheyAreShown(t *testing.T) {
	room := &belfry{title: "Belfry"}
	var s scene.Scene
	a := shell.New(shell.Setup{
		Rooms: []shell.Room{room}, Store: newDevice(), Seed: func() int64 { return 1 }, Date: today, Touch: true,
	})
	for now := time.Duration(0); now < 2*time.Second; now += 20 * ms {
		a.Frame(now, shell.View{W: 390, H: 844, Scale: 1}, &s)
		if now == 0 {
			a.Pad(shell.Input{Key: "A", Pad: 1, Down: true})
			a.Finger(now, 1, 1, 1, shell.PointerPress)
		}
	}
	if room.seen.Device != shell.Touch {
		t.Errorf("the hints are for device %d", room.seen.Device)
	}
}
