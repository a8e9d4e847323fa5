//go:build !js

package front

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// tests runs the package's tests while the loop runs, as only then images can be
// painted and read. They need a display.
type tests struct {
	m    *testing.M
	code int
}

func (t *tests) Update() error {
	t.code = t.m.Run()
	return ebiten.Termination
}

func (*tests) Draw(*ebiten.Image)         {}
func (*tests) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	t := &tests{m: m, code: 1}
	if err := ebiten.RunGame(t); err != nil {
		panic(err)
	}
	os.Exit(t.code)
}
