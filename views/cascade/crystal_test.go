package cascade

import (
	"fmt"
	"testing"

	"parlor/games/cascade"
	"parlor/scene/raster"
	"parlor/views/kit"
)

// The light of each pavilion facet, as the table beside the pictures has it.
var facetLights = map[cascade.Kind][]float32{
	cascade.I: {1.01, 1.14, .98, 1.07, .78, .76, .47, .61, .46, .62, .53, .82, .84, 1.11},
	cascade.J: {1.01, 1.12, .86, .93, .56, .60, .45, .68, .67, .96, .97},
	cascade.L: {1.00, 1.15, .92, .93, .64, .63, .47, .62, .60, .81, .90},
	cascade.O: {1.00, 1.15, .99, 1.07, .80, .89, .63, .68, .46, .59, .47, .67, .66, .85, .83, 1.06},
	cascade.S: {1.01, 1.09, .83, .91, .63, .64, .47, .65, .63, .83, .83, 1.11},
	cascade.T: {.98, 1.15, 1.00, 1.09, .87, .91, .67, .70, .48, .59, .46, .65, .59, .83, .79, 1.04},
	cascade.Z: {1.01, 1.15, .96, .97, .67, .63, .45, .59, .50, .77, .79, 1.11},
}

func TestFacetsAreLitAsInThePictures(t *testing.T) {
	for k, want := range facetLights {
		got := pavilion(k)
		if len(got) != len(want) {
			t.Errorf("%s has %d facets, want %d", k, len(got), len(want))
			continue
		}
		for i, f := range got {
			if kit.Abs(f.light-want[i]) > .0051 {
				t.Errorf("facet %d of %s has light %.3f, want %.2f", i, k, f.light, want[i])
			}
		}
	}
}

func TestShade(t *testing.T) {
	hex := func(c raster.Color) string {
		return fmt.Sprintf("#%02x%02x%02x", int(kit.Round(c.R*255)), int(kit.Round(c.G*255)), int(kit.Round(c.B*255)))
	}
	for _, c := range []struct {
		kind cascade.Kind
		f    float32
		want string // of the drawings
	}{
		{cascade.I, 1.36, "#88edff"}, {cascade.I, .74, "#47b0d8"}, {cascade.I, .22, "#24458a"}, {cascade.I, 1.85, "#caf7ff"},
		{cascade.J, .46, "#3641ae"}, {cascade.L, 1.28, "#ffc273"}, {cascade.T, 1.55, "#d3b5ff"},
	} {
		if got := hex(shade(standard.kinds[c.kind], c.f)); got != c.want {
			t.Errorf("%s in light %v is %s, want %s", c.kind, c.f, got, c.want)
		}
	}
}
