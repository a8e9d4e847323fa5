package shell

import "strings"

// capNames are the names on the caps of keys whose KeyboardEvent.code does not say
// them.
var capNames = map[string]string{
	"Escape": "Esc", "CapsLock": "Caps", "PageUp": "Page up", "PageDown": "Page down",
	"Minus": "-", "Equal": "=", "BracketLeft": "[", "BracketRight": "]", "Backslash": `\`, "IntlBackslash": `\`,
	"Semicolon": ";", "Quote": "'", "Backquote": "`", "Comma": ",", "Period": ".", "Slash": "/",
	"NumpadEnter": "Enter", "NumpadAdd": "Num +", "NumpadSubtract": "Num -", "NumpadMultiply": "Num *",
	"NumpadDivide": "Num /", "NumpadDecimal": "Num .",
}

// capName gives the short name of a key that stands on its cap: "Left", "Esc",
// "Shift", "X". Caps of arrows are drawn.
func capName(key string) string {
	if name, ok := capNames[key]; ok {
		return name
	}
	if name, ok := strings.CutPrefix(key, "Ctrl+"); ok {
		return "Ctrl+" + capName(name)
	}
	if name, ok := strings.CutPrefix(key, "Numpad"); ok {
		return "Num " + name
	}
	for _, prefix := range []string{"Arrow", "Key", "Digit"} {
		if name, ok := strings.CutPrefix(key, prefix); ok {
			return name
		}
	}
	name, _ := sideOf(key)
	return name
}

// sideOf parts the name of a key that there is on both sides from its side.
func sideOf(key string) (name, side string) {
	for _, side := range []string{"Left", "Right"} {
		if name, ok := strings.CutSuffix(key, side); ok {
			return strings.Replace(name, "Control", "Ctrl", 1), side
		}
	}
	return key, ""
}

// longName gives the name of a key where there is room to tell it from all others:
// "Left Shift".
func longName(key string) string {
	if key == "NumpadEnter" {
		return "Num Enter"
	}
	if name, side := sideOf(key); capName(key) == name && side != "" {
		return side + " " + name
	}
	return capName(key)
}

// padName gives the name of a gamepad's button: "A", "D-pad left".
func padName(button string) string {
	if way, ok := strings.CutPrefix(button, "DPad"); ok {
		return "D-pad " + strings.ToLower(way)
	}
	if side, ok := strings.CutSuffix(button, "Stick"); ok {
		return side + " stick"
	}
	return button
}

// bindable says whether a key or button can be given a command: not those that the
// browser or the system keeps for itself.
func bindable(in Input) bool {
	function := len(in.Key) > 1 && in.Key[0] == 'F' && in.Key[1] >= '0' && in.Key[1] <= '9'
	switch in.Key {
	case "", "Tab", "MetaLeft", "MetaRight", "ContextMenu", "Unidentified":
		return false
	}
	return in.Pad > 0 || !function
}
