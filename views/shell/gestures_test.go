package shell

import (
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"parlor/views/kit"
)

const (
	msec      = time.Millisecond
	testFrame = 16 * msec
)

// testFinger makes a gesture over a field of cells of 34 points, with its middle
// at 200, on a screen of two pixels a point, and notes the deeds.
type testFinger struct {
	gesture
	now   time.Duration
	frame time.Duration // of the next frame
	x, y  float32       // points
	deeds []deed
}

func touchDown(x, y, cell float32) *testFinger {
	f := &testFinger{now: time.Hour, x: x, y: y}
	f.frame = f.now
	f.gesture = newGesture(f.spot(), 2, 2*cell)
	return f
}

func (f *testFinger) spot() spot   { return spot{f.now, 2 * f.x, 2 * f.y} }
func (f *testFinger) note(d deed)  { f.deeds = append(f.deeds, d) }
func (f *testFinger) lift() []deed { f.gesture.lift(f.spot(), 400, f.note); return f.deeds }

// wait lets frames go by.
func (f *testFinger) wait(d time.Duration) *testFinger {
	for end := f.now + d; f.now < end; {
		step := min(end-f.now, max(f.frame-f.now, 0))
		f.now += step
		if f.now == f.frame {
			f.rest(f.now, f.note)
			f.frame += testFrame
		}
	}
	return f
}

// glide moves by a way in a time, in so many steps.
func (f *testFinger) glide(dx, dy float32, d time.Duration, steps int) *testFinger {
	x, y := f.x, f.y
	for i := 1; i <= steps; i++ {
		f.wait(d / time.Duration(steps))
		f.x, f.y = x+dx*float32(i)/float32(steps), y+dy*float32(i)/float32(steps)
		f.move(f.spot(), f.note)
	}
	return f
}

func wantDeeds(t *testing.T, what string, got []deed, want ...deed) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s gives %v, want %v", what, got, want)
	}
}

func times(n int, d deed) []deed { return slices.Repeat([]deed{d}, n) }

func TestGestures(t *testing.T) {
	tap := func(x float32, d time.Duration) []deed { return touchDown(x, 300, 34).wait(d).lift() }
	wantDeeds(t, "a tap on the left", tap(199, 80*msec), turnLeft)
	wantDeeds(t, "a tap on the right", tap(201, 80*msec), turnRight)
	wantDeeds(t, "the longest tap", tap(201, tapTime), turnRight)
	wantDeeds(t, "a finger that rests", tap(201, tapTime+msec))

	for _, cells := range []int{1, 2, 5, 9} {
		way := 34 * float32(cells)
		for _, steps := range []int{1, 3, 40} {
			right := touchDown(100, 300, 34).glide(way, 0, 300*msec, steps).lift()
			wantDeeds(t, "a drag to the right", right, times(cells, stepRight)...)
			left := touchDown(300, 300, 34).glide(-way, 6, 90*msec, steps).lift()
			wantDeeds(t, "a fast drag to the left", left, times(cells, stepLeft)...)
		}
	}
	wantDeeds(t, "a drag there and back", touchDown(100, 300, 34).glide(68, 0, 300*msec, 20).glide(-68, 0, 300*msec, 20).lift(),
		stepRight, stepRight, stepLeft, stepLeft)
	wantDeeds(t, "a drag of less than half a cell", touchDown(100, 300, 34).glide(16, 0, 300*msec, 20).lift())

	wantDeeds(t, "a flick down", touchDown(100, 300, 34).glide(10, 90, 100*msec, 6).lift(), drop)
	wantDeeds(t, "a flick up", touchDown(100, 300, 34).glide(-10, -90, 100*msec, 6).lift(), keep)
	wantDeeds(t, "a flick after a rest", touchDown(100, 300, 34).wait(time.Second).glide(0, 90, 100*msec, 2).lift(), drop)
	wantDeeds(t, "a slow way up", touchDown(100, 300, 34).glide(0, -90, 400*msec, 20).lift())
	wantDeeds(t, "too short a flick", touchDown(100, 300, 34).glide(0, 20, 60*msec, 4).lift())
	wantDeeds(t, "a flick with a hook at its end", touchDown(100, 300, 34).glide(0, 90, 80*msec, 5).glide(25, 0, 40*msec, 2).lift(), drop)

	wantDeeds(t, "a slow drag down", touchDown(100, 300, 34).glide(0, 90, 400*msec, 20).lift(), startFall, endFall)
	wantDeeds(t, "a drag down that rests", touchDown(100, 300, 34).glide(0, 90, 100*msec, 5).wait(time.Second).lift(), startFall, endFall)
	wantDeeds(t, "a slanting drag down", touchDown(100, 300, 34).glide(50, 90, 600*msec, 20).lift(), startFall, endFall)
	wantDeeds(t, "a slanting drag aside", touchDown(100, 300, 34).glide(102, 70, 600*msec, 20).lift(), times(3, stepRight)...)
	wantDeeds(t, "a drag aside and a flick", touchDown(100, 300, 34).glide(68, 0, 300*msec, 20).glide(0, 90, 100*msec, 6).lift(),
		stepRight, stepRight, drop)
	wantDeeds(t, "a drag down and aside", touchDown(100, 300, 34).glide(0, 90, 400*msec, 20).glide(78, 0, 300*msec, 20).lift(),
		startFall, endFall, stepRight, stepRight)
}

// Falling ends when the finger turns back, and not only when it is lifted.
func TestFallEndsOnTheWayUp(t *testing.T) {
	f := touchDown(100, 300, 34).glide(0, 90, 400*msec, 20)
	wantDeeds(t, "a drag down", f.deeds, startFall)
	f.glide(0, -30, 200*msec, 10)
	wantDeeds(t, "turning back", f.deeds, startFall, endFall)
}

// A drag down falls as soon as it can be no flick, also while no event comes.
func TestFallBeginsInTime(t *testing.T) {
	f := touchDown(100, 300, 34).glide(0, 60, 50*msec, 4)
	f.wait(flickTime - 50*msec - testFrame)
	wantDeeds(t, "what may be a flick", f.deeds)
	f.wait(2*testFrame + 50*msec)
	wantDeeds(t, "what is none", f.deeds, startFall)
}

func TestCancelledGestures(t *testing.T) {
	f := touchDown(100, 300, 34).glide(0, 90, 400*msec, 20)
	f.end(f.note)
	wantDeeds(t, "a drag down that is taken away", f.deeds, startFall, endFall)
	f = touchDown(100, 300, 34)
	f.end(f.note)
	wantDeeds(t, "a tap that is taken away", f.deeds)
}

// jitter moves the finger along a path, trembling and at any rate of events.
func (f *testFinger) jitter(t *rapid.T, dx, dy float32, d time.Duration, tremble float32) *testFinger {
	x, y := f.x, f.y
	defer func() { f.x, f.y = x+dx, y+dy }() // so that trembling adds up to nothing
	steps := rapid.IntRange(1, 30).Draw(t, "steps")
	for i := 1; i <= steps; i++ {
		f.wait(d / time.Duration(steps))
		part := float32(i) / float32(steps)
		f.x = x + dx*part + rapid.Float32Range(-tremble, tremble).Draw(t, "x")
		f.y = y + dy*part + rapid.Float32Range(-tremble, tremble).Draw(t, "y")
		f.move(f.spot(), f.note)
	}
	return f
}

func drawMs(t *rapid.T, least, most int, name string) time.Duration {
	return time.Duration(rapid.IntRange(least, most).Draw(t, name)) * msec
}

// A tap never does anything but turn, however the finger trembles.
func TestTapsOnlyTurn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := touchDown(100, 300, rapid.Float32Range(12, 60).Draw(t, "cell"))
		d := drawMs(t, 10, 600, "time")
		f.jitter(t, 0, 0, d, 9)
		want := []deed{turnLeft}
		if f.now-time.Hour > tapTime {
			want = nil
		}
		if got := f.lift(); !slices.Equal(got, want) {
			t.Fatalf("a tap of %v gives %v", d, got)
		}
	})
}

// A flick never drops softly and never moves the piece, however the finger
// trembles, from wherever it rested.
func TestFlicksDoOneThing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := touchDown(200, 300, rapid.Float32Range(12, 60).Draw(t, "cell"))
		f.wait(drawMs(t, 0, 1000, "rest"))
		high := rapid.Float32Range(50, 500).Draw(t, "travel")
		aside := high * rapid.Float32Range(-.5, .5).Draw(t, "aside")
		want := drop
		if rapid.Bool().Draw(t, "up") {
			high, want = -high, keep
		}
		f.jitter(t, aside, high, drawMs(t, 10, 140, "time"), 2)
		if got := f.lift(); !slices.Equal(got, []deed{want}) {
			t.Fatalf("a flick gives %v", got)
		}
	})
}

// However fast a finger goes to and fro, the piece is in its column in the end: no
// step is lost and none is made twice.
func TestDragsLoseNoStep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cell := rapid.Float32Range(20, 60).Draw(t, "cell")
		f := touchDown(200, 300, cell)
		for range rapid.IntRange(1, 8).Draw(t, "ways") {
			way := rapid.Float32Range(-400, 400).Draw(t, "way")
			f.jitter(t, way, 0, drawMs(t, 10, 1000, "time"), 2)
		}
		column := 0
		for _, d := range f.lift() {
			switch d {
			case stepRight:
				column++
			case stepLeft:
				column--
			case turnLeft, turnRight: // a finger that did not move
			default:
				t.Fatalf("a drag aside does %v", d)
			}
		}
		// A finger that trembles may be this far from the column.
		if off := kit.Abs((f.x-200)/cell - float32(column)); off > .95 {
			t.Fatalf("the piece went %d columns, the finger %v cells", column, (f.x-200)/cell)
		}
	})
}

// Whatever a finger does, the fall that it starts ends with it, and once.
func TestFallsEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := touchDown(200, 300, rapid.Float32Range(8, 60).Draw(t, "cell"))
		for range rapid.IntRange(1, 8).Draw(t, "ways") {
			dx, dy := rapid.Float32Range(-200, 200).Draw(t, "dx"), rapid.Float32Range(-200, 200).Draw(t, "dy")
			f.jitter(t, dx, dy, drawMs(t, 10, 600, "time"), 3)
		}
		if rapid.Bool().Draw(t, "cancelled") {
			f.end(f.note)
		} else {
			f.lift()
		}
		falls := false
		for i, d := range f.deeds {
			if d != startFall && d != endFall {
				if falls {
					t.Fatalf("deed %d of %v while the piece falls", i, f.deeds)
				}
				continue
			}
			if falls == (d == startFall) {
				t.Fatalf("deed %d of %v is out of turn", i, f.deeds)
			}
			falls = d == startFall
		}
		if falls {
			t.Fatalf("%v never ends the fall", f.deeds)
		}
	})
}
