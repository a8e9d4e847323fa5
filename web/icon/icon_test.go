package icon

import (
	"image"
	"slices"
	"testing"

	"parlor/games"
)

// brightness is from 0 to 255, as eyes see it.
func brightness(m *image.RGBA, x, y int) int {
	c := m.RGBAAt(x, y)
	return (2*int(c.R) + 5*int(c.G) + int(c.B)) / 8
}

func TestATileHasRoundCornersAtEverySize(t *testing.T) {
	for _, size := range []int{16, 32, 48, 128, 192, 512} {
		m := Tile(size)
		if m.Rect != image.Rect(0, 0, size, size) {
			t.Errorf("the icon of %d is %v", size, m.Rect)
		}
		last := size - 1
		for _, corner := range []image.Point{{0, 0}, {last, 0}, {0, last}, {last, last}} {
			if a := m.RGBAAt(corner.X, corner.Y).A; a != 0 {
				t.Errorf("the icon of %d has a corner at %v of alpha %d", size, corner, a)
			}
		}
		for _, side := range []image.Point{{size / 2, size / 8}, {size / 8, size / 2}, {size / 2, size / 2}} {
			if a := m.RGBAAt(side.X, side.Y).A; a != 255 {
				t.Errorf("the icon of %d can be seen through at %v: alpha %d", size, side, a)
			}
		}
		if lamp := brightness(m, size/2, size*33/100); lamp < 200 {
			t.Errorf("in the icon of %d the lamp does not shine: brightness %d", size, lamp)
		}
	}
}

// Systems cut icons into circles, drops and squares: what they cut away is wall and
// floor, which is dark, and the brass of the door is within.
func TestASquareKeepsTheDoorWithinTheSafePart(t *testing.T) {
	for _, size := range []int{180, 512} {
		m := Square(size)
		radius := 0.4 * float64(size)
		within := 0
		for y := range size {
			for x := range size {
				if a := m.RGBAAt(x, y).A; a != 255 {
					t.Fatalf("the icon of %d can be seen through at (%d, %d)", size, x, y)
				}
				dx, dy := float64(x)+0.5-float64(size)/2, float64(y)+0.5-float64(size)/2
				switch isBrass := brightness(m, x, y) > 140; {
				case isBrass && dx*dx+dy*dy > radius*radius:
					t.Fatalf("the icon of %d has something at (%d, %d), which is cut away", size, x, y)
				case isBrass:
					within++
				}
			}
		}
		if within < size*size/10 {
			t.Errorf("the icon of %d has %d bright pixels", size, within)
		}
	}
}

func TestEveryGameHasAPieceOfItsOwn(t *testing.T) {
	var names []string
	for _, g := range games.All {
		names = append(names, g.Name)
	}
	if !slices.Equal(names, Games[:]) {
		t.Errorf("there are pieces of %v, and the games are %v", Games, names)
	}
	seen := map[string]string{}
	for _, name := range Games {
		m := Piece(name, 96)
		if other, twice := seen[string(m.Pix)]; twice {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[string(m.Pix)] = name
		if m.RGBAAt(0, 0).A != 0 || m.RGBAAt(48, 30).A != 255 {
			t.Errorf("the piece of %s does not lie in the middle, on nothing", name)
		}
	}
}
