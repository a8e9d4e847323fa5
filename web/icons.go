package web

import (
	"bytes"
	"image"
	"image/png"
	"sync"

	"parlor/web/icon"
)

// icons draws the page's icons, once, by the names of their files.
var icons = sync.OnceValue(func() map[string][]byte {
	all := map[string][]byte{
		"icon-32.png":           encode(icon.Tile(32)),
		"icon-48.png":           encode(icon.Tile(48)),
		"icon-180.png":          encode(icon.Square(180)),
		"icon-192.png":          encode(icon.Tile(192)),
		"icon-512.png":          encode(icon.Tile(512)),
		"icon-512-maskable.png": encode(icon.Square(512)),
	}
	for _, game := range icon.Games {
		all["icon-"+game+".png"] = encode(icon.Piece(game, 96))
	}
	return all
})

func encode(picture image.Image) []byte {
	var b bytes.Buffer
	fast := png.Encoder{CompressionLevel: png.BestSpeed} // parlor starts sooner, and the files are a third larger
	if err := fast.Encode(&b, picture); err != nil {
		panic(err) // a buffer cannot fail
	}
	return b.Bytes()
}
