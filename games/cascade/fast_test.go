//go:build !race && !386 && !wasm

package cascade

const slow = false
