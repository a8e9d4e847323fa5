package raster

// Licence gives the text of the licence of a typeface of Parlor, which asks to go with
// it: Fredoka or Atkinson-Hyperlegible-Next; "" of any other.
func Licence(typeface string) string {
	text, _ := fonts.ReadFile("fonts/LICENSE-" + typeface + ".txt")
	return string(text)
}
