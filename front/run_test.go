//go:build !js

package front

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestPictureKeepsItsSizeWhileTheWindowIsResized(t *testing.T) {
	var s size
	steps := []struct {
		at    time.Duration
		w     float64
		taken bool
		want  float64
	}{
		{0, 1280, true, 1280},
		{10 * time.Millisecond, 1280, false, 1280},
		{20 * time.Millisecond, 1300, false, 1280},
		{150 * time.Millisecond, 1400, false, 1280},
		{299 * time.Millisecond, 1400, false, 1280},
		{300 * time.Millisecond, 1400, true, 1400},
		{310 * time.Millisecond, 1400, false, 1400},
		{320 * time.Millisecond, 1500, false, 1400},
		{330 * time.Millisecond, 1400, false, 1400},
		{900 * time.Millisecond, 1400, false, 1400},
	}
	for _, step := range steps {
		if taken := s.settle(step.w, 720, step.at); taken != step.taken || s.w != step.want || s.h != 720 {
			t.Errorf("at %v the picture is %v by %v (taken over: %v), want %v", step.at, s.w, s.h, taken, step.want)
		}
	}
}

func TestKeysHaveTheirNamesInPages(t *testing.T) {
	for key, want := range map[ebiten.Key]string{
		ebiten.KeyA: "KeyA", ebiten.KeyZ: "KeyZ", ebiten.KeyDigit1: "Digit1", ebiten.KeyArrowLeft: "ArrowLeft",
		ebiten.KeySpace: "Space", ebiten.KeyControlLeft: "ControlLeft", ebiten.KeyShiftRight: "ShiftRight",
		ebiten.KeyEscape: "Escape", ebiten.KeyEnter: "Enter", ebiten.KeyNumpadEnter: "NumpadEnter",
		ebiten.KeyNumpad4: "Numpad4", ebiten.KeyF1: "F1", ebiten.KeyMinus: "Minus", ebiten.KeyBracketLeft: "BracketLeft",
	} {
		if got := code(key); got != want {
			t.Errorf("key %d is %q, want %q", key, got, want)
		}
	}
}
