package eight

import (
	"parlor/scene/raster"
	"parlor/views/kit"
)

var (
	white = raster.Hex(0xffffff)
	black = raster.Hex(0x000000)
)

// digits are what stands on the tiles.
var digits = [...]string{"", "1", "2", "3", "4", "5", "6", "7", "8"}

// The picture in which tiles and trays are drawn: slots of 162, tiles of 154.
const (
	slotSide, tileSide, tileGap = 162, 154, 4
	tileRadius, tileLip         = 14, 4
)

// paintTile paints a tile into a slot whose corner is at (0, 0) and whose side is
// 162, the shadow on the wood included.
func (p *palette) paintTile(e kit.Easel, number int, detail bool) {
	const x, y, w = tileGap, tileGap, tileSide
	body := raster.Box(x, y, w, w-tileLip, tileRadius)
	if detail && !p.plain {
		e.Soft(x, y+4, w, w, 3.5, func(e kit.Easel) { e.Fill(raster.Box(x, y+5, w, w-2, tileRadius), raster.Solid(black.Alpha(.5))) })
	}
	e.Fill(raster.Box(x, y, w, w, tileRadius), raster.Solid(p.lip))
	e.Fill(body, raster.Linear(0, y, 0, y+w,
		raster.Stop{At: 0, Color: p.ivory[0]}, raster.Stop{At: .45, Color: p.ivory[1]}, raster.Stop{At: 1, Color: p.ivory[2]}))
	if detail {
		e.Stroke(raster.Box(x+1, y+1, w-2, w-tileLip-2, tileRadius-1), 1.6, raster.Linear(0, y, 0, y+w,
			raster.Stop{At: 0, Color: white}, raster.Stop{At: .3, Color: white.Alpha(0)}))
		e.Stroke(raster.Box(x+10, y+10, w-20, w-tileLip-20, tileRadius-5), 1.4, raster.Solid(p.ivory[2].Mix(p.numeral, .12)))
	}
	p.paintNumeral(e, number, x+w/2, y+(w-tileLip)/2, 82, detail)
}

// paintNumeral engraves a number around (x, y).
func (p *palette) paintNumeral(e kit.Easel, number int, x, y, size float32, engraved bool) {
	text := digits[number]
	left := x - raster.Title.Width(text, size)/2
	numeral := raster.Title.Path(text, left, y+.355*size, size)
	if engraved && !p.plain {
		e.Fill(numeral.Transform(raster.Move(0, 2.2)), raster.Solid(white))
		e.Fill(numeral.Transform(raster.Move(0, -1.2)), raster.Solid(p.numeral.Alpha(.35)))
	}
	e.Fill(numeral, raster.Solid(p.numeral))
}

// paintTray paints the tray with its corner at (0, 0), so large with its frame, in
// pixels of the window.
func (p *palette) paintTray(e kit.Easel, size, frame float32) {
	radius := frame
	box := func(inset float32) raster.Path {
		return raster.Box(inset, inset, size-2*inset, size-2*inset, max(radius-inset, 2))
	}
	if !p.plain {
		e.Soft(0, 5, size, size, 8, func(e kit.Easel) { e.Fill(raster.Box(0, 6, size, size, radius), raster.Solid(black.Alpha(.5))) })
	}
	e.Fill(box(0), raster.Linear(0, 0, 0, size, raster.Stop{At: 0, Color: p.walnut[0]}, raster.Stop{At: .5, Color: p.walnut[1]}, raster.Stop{At: 1, Color: p.walnut[2]}))
	if !p.plain {
		p.paintGrain(e, size, frame)
		e.Stroke(box(1), 2, raster.Linear(0, 0, 0, size, raster.Stop{At: 0, Color: raster.Hex(0xd09a62)}, raster.Stop{At: .12, Color: raster.Hex(0xa87443).Alpha(.7)}, raster.Stop{At: 1, Color: black.Alpha(.35)}))
	}
	well := box(frame - 4)
	e.Fill(well, raster.Solid(p.well))
	if p.plain {
		return
	}
	e.C.Clip(well.Transform(e.M))
	e.Soft(0, 0, size, size, 5, func(e kit.Easel) { e.Stroke(box(frame-8), 12, raster.Solid(black.Alpha(.75))) })
	e.C.Unclip()
	e.Stroke(well, 1.2, raster.Linear(0, 0, 0, size, raster.Stop{At: 0, Color: black.Alpha(.6)}, raster.Stop{At: 1, Color: raster.Hex(0xa87443).Alpha(.55)}))
	side := (size - 2*frame) / 3
	for slot := range 9 {
		p.paintSlot(e, frame+float32(slot%3)*side, frame+float32(slot/3)*side, side)
	}
}

// paintSlot sinks a slot into the well: its upper edge throws a shadow into it, and its
// lower one catches the light.
func (p *palette) paintSlot(e kit.Easel, x, y, side float32) {
	px := side / slotSide
	const inset = tileGap + 1
	x, y, side = x+inset*px, y+inset*px, side-2*inset*px
	radius, rim := tileRadius*px, max(1.6*px, 1)
	box := raster.Box(x, y, side, side, radius)
	e.Fill(raster.Box(x, y+rim, side, side, radius), raster.Solid(p.walnut[0].Alpha(.6)))
	e.Fill(box, raster.Solid(p.well.Mix(black, .4)))
	e.C.Clip(box.Transform(e.M))
	e.Soft(x, y, side, side, 6*px, func(e kit.Easel) {
		e.Stroke(raster.Box(x-4*px, y-2*px, side+8*px, side+12*px, radius), 14*px, raster.Solid(black.Alpha(.8)))
	})
	e.Fill(raster.Box(x, y, side, 30*px, 0), kit.Down(y, y+30*px, black.Alpha(.7), black.Alpha(0)))
	e.C.Unclip()
}

// paintGrain paints the lines of the wood along the frame.
func (p *palette) paintGrain(e kit.Easel, size, frame float32) {
	random := kit.NewRandom(7)
	e.C.Clip(raster.Box(0, 0, size, size, frame).Transform(e.M))
	for range int(size / 3) {
		x, y, length := random.Between(-40, size), random.Between(0, size), random.Between(60, 260)
		if y > frame && y < size-frame && x > frame && x+length < size-frame {
			continue
		}
		var line raster.Path
		line.MoveTo(x, y)
		line.CubeTo(x+length*.3, y+random.Between(-2, 2), x+length*.6, y+random.Between(-2, 2), x+length, y+random.Between(-1, 1))
		e.Stroke(line, random.Between(.6, 1.3), raster.Solid(black.Alpha(random.Between(.05, .16))))
	}
	e.C.Unclip()
}

// paintCell paints one cell of a small board: its side in pixels of the window.
// Number 0 is the Blank, which is a hole, or in the Goal Picture a darker cell.
func (p *palette) paintCell(e kit.Easel, number int, side float32, ground [3]raster.Color, isGoal bool) {
	inset, radius := max(side*.025, .5), side*.12
	w := side - 2*inset
	box := raster.Box(inset, inset, w, w, radius)
	switch {
	case number == 0 && isGoal:
		e.Fill(box, raster.Solid(p.blank))
		if !p.plain {
			e.C.Clip(box.Transform(e.M))
			e.Fill(raster.Box(inset, inset, w, side*.16, 0), kit.Down(inset, inset+side*.16, black.Alpha(.32), black.Alpha(.05)))
			e.C.Unclip()
		}
	case number == 0:
		e.Fill(box, raster.Solid(p.well))
	default:
		lip := max(side*.05, 1)
		e.Fill(box, raster.Solid(p.lip))
		e.Fill(raster.Box(inset, inset, w, w-lip, radius), kit.Down(inset, side, ground[0], ground[2]))
		p.paintNumeral(e, number, side/2, side/2-lip/2, max(side*.62, 9), side > 30)
	}
}
