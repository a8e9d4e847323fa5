//go:build linux

// Package display says so, in one sentence and with status 1, when there is no
// display to open a window on. Ebitengine looks for one while the program's
// packages are being initialised, and panics when it finds none.
//
// Import it for that effect. It needs only syscall, so the language's order of
// initialisation (a package as soon as its imports are ready, by import path)
// puts it before Ebitengine, which needs the package time.
package display

import "syscall"

func init() {
	name, _ := syscall.Getenv("DISPLAY")
	if name == "" {
		fail("there is no display to open a window on: DISPLAY is not set")
	}
	if socket := socketOf(name); socket != "" && !answers(socket) {
		fail("there is no display to open a window on: nothing answers at DISPLAY " + name)
	}
}

func fail(sentence string) {
	syscall.Write(2, []byte("parlor-app: "+sentence+"\n"))
	syscall.Exit(1)
}

// socketOf gives the socket of a display of this machine, such as :0 or :0.1; ""
// for one of another machine.
func socketOf(name string) string {
	if name[0] != ':' {
		return ""
	}
	number := name[1:]
	for i, c := range number {
		if c == '.' {
			number = number[:i]
			break
		}
	}
	return "/tmp/.X11-unix/X" + number
}

// answers says whether an X server listens at a socket, be it a file or one of
// Linux's abstract names.
func answers(socket string) bool {
	for _, name := range []string{socket, "@" + socket} {
		fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
		if err != nil {
			return true // it cannot be told: let Ebitengine try
		}
		err = syscall.Connect(fd, &syscall.SockaddrUnix{Name: name})
		syscall.Close(fd)
		if err == nil {
			return true
		}
	}
	return false
}
