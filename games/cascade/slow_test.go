//go:build race || 386 || wasm

package cascade

// slow is true where the race detector, an emulator or WebAssembly runs the
// tests.
const slow = true
