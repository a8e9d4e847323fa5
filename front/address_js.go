package front

import (
	"strings"
	"syscall/js"
)

// Address is the part of the page's address behind its #, with which the program
// begins.
func Address() string { return window.Get("location").Get("hash").String() }

// listenToAddress follows the address as people change it, and hears what they
// paste.
func (f *front) listenToAddress() {
	listen(window, "hashchange", func(e js.Value) {
		// The page's address may have followed the program already, back again.
		_, place, _ := strings.Cut(e.Get("newURL").String(), "#")
		f.typed = true
		f.app.GoTo("#" + place)
	})
	listen(window, "paste", func(e js.Value) {
		if data := e.Get("clipboardData"); data.Truthy() {
			f.app.Paste(f.at(e), strings.TrimSpace(data.Call("getData", "text").String()))
		}
	})
}

// showAddress has the page's address follow the program, and copies the address where
// the player asked for that. Another screen is a new place in the browser's history;
// another game on the same screen is not, nor is what is shown for an address that
// somebody typed.
func (f *front) showAddress() {
	address, isNew := f.app.TakeAddress()
	if isNew && address != Address() && !(address == "#/" && Address() == "") {
		place, _, _ := strings.Cut(address, "?")
		before, _, _ := strings.Cut(Address(), "?")
		method := "pushState"
		if f.typed || place == before {
			method = "replaceState"
		}
		window.Get("history").Call(method, js.Null(), "", address)
	}
	f.typed = f.typed && address == ""
	if shared := f.app.TakeShared(); shared != "" {
		f.share(shared)
	}
}

// shortened gives so much of a link that it can be told which one it is.
func shortened(link string) string {
	const most = 80
	if len(link) <= most {
		return link
	}
	return link[:most] + "…"
}

// share copies the page's whole address. Where the browser refuses, the player can
// copy it by hand.
func (f *front) share(address string) {
	location := window.Get("location")
	link := location.Get("origin").String() + location.Get("pathname").String() + location.Get("search").String() + address
	then := func(notice string) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any {
			f.app.Tell(notice)
			return nil
		})
	}
	refused := "Copy this to share it: " + link
	clipboard := window.Get("navigator").Get("clipboard")
	if !clipboard.Truthy() { // the page came over a plain network
		f.app.Tell(refused)
		return
	}
	clipboard.Call("writeText", link).Call("then", then("Copied: "+shortened(link)), then(refused))
}
