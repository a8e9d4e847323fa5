package kit

import "parlor/session"

// InScheme gives what a room has for a scheme of colours: one of four, the standard
// one of an unknown scheme.
func InScheme[T any](s session.Scheme, standard, blueOrange, redTeal, highContrast T) T {
	switch s {
	case session.BlueOrange:
		return blueOrange
	case session.RedTeal:
		return redTeal
	case session.HighContrast:
		return highContrast
	}
	return standard
}
