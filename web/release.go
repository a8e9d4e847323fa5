//go:build release

package web

import (
	"context"
	_ "embed"
	"io"
)

// What make dist puts there.
var (
	//go:embed built/parlor.wasm.gz
	builtGzip []byte
	//go:embed built/wasm_exec.js
	builtExec []byte
)

// Load gives the program that was compiled when this release was made.
func Load(context.Context, io.Writer) (Program, error) {
	wasm, err := unpack(builtGzip)
	return Program{Wasm: wasm, Gzip: builtGzip, Exec: builtExec}, err
}
