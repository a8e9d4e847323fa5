package cascade

// readyPosition is a position that many people train, as a picture.
type readyPosition struct {
	name, short string
	note        string // what to do in it
	well        []string
	queue, held string
}

// readyPositions are offered on the page of practice. Letters are crystals.
var readyPositions = [...]readyPosition{
	{
		name: "Empty well", short: "Empty", note: "Everything from the start",
	},
	{
		// The T falls upright beside the overhang and turns under it.
		name: "T-twist slot", short: "T-twist", note: "Turn the T under the overhang",
		well: []string{
			".Z.......I",
			"ZZSS....JI",
			"ZSS...SSJI",
			"IIII.SSJJI",
		},
		queue: "TIOLJZS",
	},
	{
		// A first bag with its T put away: I upright, J beside it, L, and the T on top
		// (one way of several).
		name: "All clear", short: "All clear", note: "Four pieces empty the well",
		well: []string{
			"......ZJJJ",
			"L....ZZSSJ",
			"L....ZSSOO",
			"LL..IIIIOO",
		},
		queue: "IJLOSZT", held: "T",
	},
	{
		// Three crystals lie in the gap, so that each piece clears a row and leaves
		// three again.
		name: "Four wide", short: "Four wide", note: "A row with every piece",
		well: []string{
			"OOI....LLI",
			"OOI....LLI",
			"OOI....LLI",
			"OOI....LLI",
			"ILL....JJI",
			"ILL....JJI",
			"ILL....JJI",
			"ILLSSS.JJI",
		},
	},
	{
		name: "Garbage", short: "Garbage", note: "Dig down to the floor",
		well: []string{
			"TTTZ.SSJLL",
			"OOLLLIIJ.J",
			"Z.SSOOTTTI",
			"LLLJJJ.SSI",
			"IIIIOOZZJ.",
			"SS.TTTLLJJ",
			"JOOZZSSI.L",
			".TTTIIIILL",
			"ZZSSL.OOJJ",
			"LLLIIIIT.T",
		},
	},
}
