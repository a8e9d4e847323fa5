//go:build !js

package front

import (
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"parlor/scene"
	"parlor/scene/raster"
)

func TestPicturesLieApart(t *testing.T) {
	b := scene.NewBook()
	random := rand.New(rand.NewPCG(1, 2))
	for range 1500 {
		b.Add(1+random.IntN(120), 1+random.IntN(120), func(*raster.Canvas) {})
	}
	b.Add(3000, 5, func(*raster.Canvas) {})
	b.Add(1280, 720, func(*raster.Canvas) {})
	var a atlas
	a.open(b)
	taken := map[*page][]image.Rectangle{}
	for p := scene.Pic(1); int(p) <= b.Len(); p++ {
		at := a.find(p)
		w, h := b.Size(p)
		r := image.Rect(int(at.x), int(at.y), int(at.x)+w, int(at.y)+h)
		if !r.Inset(-gap).In(at.page.image.Bounds()) {
			t.Fatalf("picture %d lies at %v, beyond the page", p, r)
		}
		if r.Overlaps(image.Rect(0, 0, whiteSize, whiteSize)) {
			t.Fatalf("picture %d covers the page's white corner", p)
		}
		for _, other := range taken[at.page] {
			if r.Inset(-gap).Overlaps(other) {
				t.Fatalf("pictures at %v and %v are too near", r, other)
			}
		}
		taken[at.page] = append(taken[at.page], r)
	}
	if n := len(a.pages); n > 5 {
		t.Errorf("6 million pixels and two large pictures take %d pages", n)
	}
}

func TestPicturesAreDrawnOnceAndAheadOfNeed(t *testing.T) {
	b := scene.NewBook()
	drawn := make([]int, 4)
	for i := range drawn {
		b.Add(4, 4, func(*raster.Canvas) {
			drawn[i]++
			time.Sleep(time.Millisecond)
		})
	}
	var a atlas
	a.open(b)
	a.find(3)
	a.find(3)
	if drawn[2] != 1 || drawn[0]+drawn[1]+drawn[3] != 0 {
		t.Fatalf("after one was needed they were drawn %v times", drawn)
	}
	a.ahead(time.Millisecond / 2)
	if drawn[0]+drawn[1]+drawn[3] != 1 {
		t.Errorf("with no time left they were drawn %v times", drawn)
	}
	a.ahead(time.Hour)
	for i, n := range drawn {
		if n != 1 {
			t.Errorf("picture %d was drawn %d times", i+1, n)
		}
	}
}
