package cascade

import (
	"testing"

	"parlor/views/shell/shelltest"
)

func TestAPauseSaysWhyItCame(t *testing.T) {
	for _, v := range shelltest.Windows() {
		s := newStage(t, v)
		s.Play("marathon", `{}`, `{}`)
		s.SeesWhy()
	}
}
