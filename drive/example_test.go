package drive_test

import (
	"fmt"
	"os"
	"strings"

	"parlor/drive"
	"parlor/games/eight"
)

// Run is what parlor drive does with standard input and output.
func ExampleRun() {
	requests := strings.NewReader(`{"do":"new","setup":{"board":"123456708"}}
{"do":"tap","command":"tile","arg":8}
{"do":"wait","for":"200ms"}
{"do":"tap","command":"slide"}
`)
	if err := drive.Run(eight.Spec, requests, os.Stdout); err != nil {
		fmt.Println(err)
	}
	// Output:
	// {"ok":true,"at":"0s","events":[]}
	// {"ok":true,"at":"0s","events":[{"at":"0s","event":"boardChanged","board":"123456780","tile":8},{"at":"0s","event":"solved"},{"at":"0s","event":"cancelSearch"}]}
	// {"ok":true,"at":"200ms","events":[{"at":"150ms","event":"slideFinished"}]}
	// {"ok":false,"at":"200ms","error":"command: \"slide\" is unknown"}
}
