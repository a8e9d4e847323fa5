package front

import (
	"fmt"
	"syscall/js"
	"time"

	"parlor/views/shell"
)

// listenToFiles opens a file that is dropped on the page; of several the first.
// Ebitengine, which would take them for itself, does not hear of them.
func (f *front) listenToFiles() {
	listen(window, "dragover", func(e js.Value) {
		e.Call("stopImmediatePropagation")
		e.Call("preventDefault")
	})
	listen(window, "drop", func(e js.Value) {
		e.Call("stopImmediatePropagation")
		e.Call("preventDefault")
		f.readFile(e.Get("dataTransfer").Get("files"))
	})
	for _, kind := range []string{"pointerdown", "pointerup"} {
		window.Call("addEventListener", kind, js.FuncOf(func(js.Value, []js.Value) any {
			f.askFile()
			return nil
		}))
	}
}

// askFile lets the player choose a file, if that is wished. Browsers allow it only
// right after somebody has pressed something; a finger counts when it is lifted.
func (f *front) askFile() {
	if activation := window.Get("navigator").Get("userActivation"); activation.Truthy() && !activation.Get("isActive").Bool() {
		return
	}
	if !f.app.TakeFileWish() {
		return
	}
	input := document.Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", ".map,.txt,.json,text/plain,application/json")
	listen(input, "change", func(js.Value) { f.readFile(input.Get("files")) })
	input.Call("click")
}

// giveFile hands a file out that the player wants to have: the browser keeps it where
// it keeps what was downloaded.
func (f *front) giveFile() {
	name, data, ok := f.app.TakeFile()
	if !ok {
		return
	}
	bytes := window.Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob := window.Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
	link := document.Call("createElement", "a")
	url := window.Get("URL").Call("createObjectURL", blob)
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	time.AfterFunc(time.Minute, func() { window.Get("URL").Call("revokeObjectURL", url) })
	f.app.Tell("Saved as " + name + ".")
}

// readFile reads the first of some files and has it opened, as shell.ReadFile does.
func (f *front) readFile(files js.Value) {
	if files.Length() == 0 {
		return
	}
	file := files.Index(0)
	name := file.Get("name").String()
	then := func(do func(value js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		})
	}
	file.Call("slice", 0, shell.MostFile+1).Call("arrayBuffer").Call("then",
		then(func(buffer js.Value) {
			bytes := window.Get("Uint8Array").New(buffer)
			data := make([]byte, bytes.Length())
			js.CopyBytesToGo(data, bytes)
			f.app.OpenFile(name, data)
		}),
		then(func(reason js.Value) { f.app.Tell(fmt.Sprintf("%.60s cannot be read.", name)) }))
}
