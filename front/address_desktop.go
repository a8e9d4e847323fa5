//go:build !js

package front

// Address is no address: a window has none, but an argument of the program.
func Address() string { return "" }

// showAddress tells the player the address to be shared, which is an argument of
// the program: Ebitengine has no clipboard.
func (f *front) showAddress() {
	f.app.TakeAddress()
	if shared := f.app.TakeShared(); shared != "" {
		f.app.Tell("Share this: parlor-app '" + shared[len("#/"):] + "'")
	}
}
