package shell_test

import (
	"io/fs"
	"strings"
	"testing"

	"parlor/views/shell"
)

// endless is a folder whose one file never ends.
type endless struct{ fs.File }

func (e endless) Open(string) (fs.File, error) { return e, nil }

func (endless) Read(p []byte) (int, error) { return len(p), nil }

func (endless) Close() error { return nil }

// A file that is too large is not read to its end, and told, whatever it is.
func TestFilesThatAreTooLarge(t *testing.T) {
	file, err := shell.ReadFile(endless{}, "endless.map")
	if err != nil || len(file) != shell.MostFile+1 {
		t.Fatalf("an endless file is read to %d bytes with error %v", len(file), err)
	}
	for _, begins := range []string{"", "parlor", "{"} {
		copy(file, begins)
		p := newPlayer(t)
		p.OpenFile("endless.map", file)
		p.frame()
		if n := p.State().Notice; !strings.Contains(n, "endless.map cannot be opened: it is larger than 32 MB.") {
			t.Errorf("one that begins with %q is told as %q", begins, n)
		}
	}
}
