package scene

import (
	"testing"

	"parlor/scene/raster"
)

func TestPicturesAreDrawnWhenNeeded(t *testing.T) {
	b := NewBook()
	drawn := 0
	p := b.Add(6, 4, func(c *raster.Canvas) { drawn++; dot(c) })
	if drawn != 0 {
		t.Error("the picture was drawn before it was needed")
	}
	if w, h := b.Size(p); w != 6 || h != 4 {
		t.Errorf("the size is %d by %d", w, h)
	}
	c := b.Canvas(p)
	if w, h := c.Size(); drawn != 1 || w != 6 || h != 4 || c.Pix.RGBAAt(5, 3).A != 255 {
		t.Errorf("the canvas is %d by %d and was drawn %d times", w, h, drawn)
	}
}

func TestNoPicture(t *testing.T) {
	b := NewBook()
	b.Add(6, 4, dot)
	for _, p := range []Pic{0, -1, 2} {
		if w, h := b.Size(p); w != 0 || h != 0 || b.Canvas(p) != nil {
			t.Errorf("picture %d is there", p)
		}
	}
}

func TestResetForgets(t *testing.T) {
	b := NewBook()
	b.Add(6, 4, dot)
	font := b.Font(raster.Text, 12)
	b.Reset()
	if b.Len() != 0 || b.Generation() != 1 {
		t.Errorf("%d pictures in generation %d", b.Len(), b.Generation())
	}
	if b.Font(raster.Text, 12) == font {
		t.Error("a font of the earlier generation is used again")
	}
}
