package kit

import "parlor/scene/raster"

// Dress is what the widgets of a room are made of.
type Dress struct {
	Scrim                  raster.Color // over the room, below an overlay
	PanelTop, PanelBottom  raster.Color
	Edge                   raster.Color
	Inlay                  raster.Color // the fine line inside an overlay
	ButtonTop, ButtonFoot  raster.Color
	ButtonEdge             raster.Color
	MainTop, MainFoot      raster.Color // the button that is pressed most, and what is chosen of several
	MainEdge, MainInk      raster.Color
	Ink, SecondInk, Accent raster.Color
	Sunk                   raster.Color // the ground of what is sunk into a panel
	Wash                   raster.Color // over the chosen row
	Knob                   raster.Color // the foot of a slider's knob, which is light at its top
	CapTop, CapFoot        raster.Color
	CapLip, CapInk         raster.Color
	Shadow                 raster.Color
	Gloss                  float32 // how strong the light along a button's top is
	Line                   float32 // how wide the edges are
}

var white = raster.Hex(0xffffff)

// The dresses of the rooms.
var (
	// Wood is Home.
	Wood = &Dress{
		Scrim:    raster.Hex(0x140b08).Alpha(.62),
		PanelTop: raster.Hex(0x3d2a24), PanelBottom: raster.Hex(0x2f1f1b),
		Edge: raster.Hex(0x6d4a3a), Inlay: raster.Hex(0xe0b36a).Alpha(.35),
		ButtonTop: raster.Hex(0x5a4034), ButtonFoot: raster.Hex(0x432e26), ButtonEdge: raster.Hex(0x7d5b45),
		MainTop: raster.Hex(0xffe2a0), MainFoot: raster.Hex(0xe0a94f), MainEdge: raster.Hex(0x7a5220), MainInk: raster.Hex(0x2d1c0b),
		Ink: raster.Hex(0xffeeda), SecondInk: raster.Hex(0xd9bfa6), Accent: raster.Hex(0xe0b36a),
		Sunk: raster.Hex(0x1d120e), Wash: raster.Hex(0xe0b36a).Alpha(.13), Knob: raster.Hex(0xe6c690),
		CapTop: raster.Hex(0xfff3e2), CapFoot: raster.Hex(0xe2cdb4), CapLip: raster.Hex(0x8d6f55), CapInk: raster.Hex(0x33211a),
		Shadow: raster.Hex(0x0c0605), Gloss: .28, Line: 1,
	}
	// Paper is Weighted Maze.
	Paper = &Dress{
		Scrim:    raster.Hex(0xe9dab7).Alpha(.66),
		PanelTop: raster.Hex(0xfdf7e8), PanelBottom: raster.Hex(0xf5e9cd),
		Edge: raster.Hex(0xcdb98f), Inlay: raster.Hex(0xb59d6d).Alpha(.6),
		ButtonTop: raster.Hex(0xfffaf0), ButtonFoot: raster.Hex(0xefdfbb), ButtonEdge: raster.Hex(0xb59d6d),
		MainTop: raster.Hex(0x2f66e6), MainFoot: raster.Hex(0x1d47b8), MainEdge: raster.Hex(0x16327f), MainInk: white,
		Ink: raster.Hex(0x33291f), SecondInk: raster.Hex(0x55462f), Accent: raster.Hex(0x2457d6),
		Sunk: raster.Hex(0xe4d5ae), Wash: raster.Hex(0xcfe0ff).Alpha(.8), Knob: raster.Hex(0xe9e2d2),
		CapTop: raster.Hex(0xfffef9), CapFoot: raster.Hex(0xece2cb), CapLip: raster.Hex(0x9c8966), CapInk: raster.Hex(0x33291f),
		Shadow: raster.Hex(0x5a4326), Gloss: .8, Line: 1,
	}
	// Slate is 8-Puzzle Solver.
	Slate = &Dress{
		Scrim:    raster.Hex(0x0a1218).Alpha(.60),
		PanelTop: raster.Hex(0x2b4252), PanelBottom: raster.Hex(0x233845),
		Edge: raster.Hex(0x47606f), Inlay: raster.Hex(0x2fb8a6).Alpha(.35),
		ButtonTop: raster.Hex(0x3b5869), ButtonFoot: raster.Hex(0x2d4655), ButtonEdge: raster.Hex(0x587687),
		MainTop: raster.Hex(0x35c7b3), MainFoot: raster.Hex(0x1f9a8a), MainEdge: raster.Hex(0x0d5c52), MainInk: raster.Hex(0x06221f),
		Ink: raster.Hex(0xf2f6f5), SecondInk: raster.Hex(0xb9ccd3), Accent: raster.Hex(0x2fb8a6),
		Sunk: raster.Hex(0x14222c), Wash: raster.Hex(0x2fb8a6).Alpha(.16), Knob: raster.Hex(0xc9d9db),
		CapTop: raster.Hex(0xf3f4f2), CapFoot: raster.Hex(0xcfd4d3), CapLip: raster.Hex(0x6a7478), CapInk: raster.Hex(0x1d2327),
		Shadow: raster.Hex(0x060c12), Gloss: .28, Line: 1,
	}
	// Water is Crystal Cascade.
	Water = &Dress{
		Scrim:    raster.Hex(0x03080f).Alpha(.55),
		PanelTop: raster.Hex(0x17395a), PanelBottom: raster.Hex(0x0d2440),
		Edge: raster.Hex(0x2c5675), Inlay: raster.Hex(0x58e6ff).Alpha(.3),
		ButtonTop: raster.Hex(0x27547a), ButtonFoot: raster.Hex(0x1b3d5f), ButtonEdge: raster.Hex(0x4f8ab0),
		MainTop: raster.Hex(0x8ff3ff), MainFoot: raster.Hex(0x33b9dc), MainEdge: raster.Hex(0x0a4b63), MainInk: raster.Hex(0x05202c),
		Ink: raster.Hex(0xeaf7ff), SecondInk: raster.Hex(0xb9d9e9), Accent: raster.Hex(0x58e6ff),
		Sunk: raster.Hex(0x071629), Wash: raster.Hex(0x58e6ff).Alpha(.13), Knob: raster.Hex(0xb5dcea),
		CapTop: white, CapFoot: raster.Hex(0xc4dcef), CapLip: raster.Hex(0x4f7396), CapInk: raster.Hex(0x12304e),
		Shadow: raster.Hex(0x01050b), Gloss: .28, Line: 1,
	}
	// Mint is Soft Serve.
	Mint = &Dress{
		Scrim:    raster.Hex(0xfff6e6).Alpha(.60),
		PanelTop: raster.Hex(0xfffdf7), PanelBottom: raster.Hex(0xfff2df),
		Edge: raster.Hex(0xd9b79a), Inlay: raster.Hex(0xff9db5).Alpha(.7),
		ButtonTop: raster.Hex(0xffffff), ButtonFoot: raster.Hex(0xffe6d2), ButtonEdge: raster.Hex(0xc99f80),
		MainTop: raster.Hex(0xffc2d0), MainFoot: raster.Hex(0xff8fa8), MainEdge: raster.Hex(0x8f3d55), MainInk: raster.Hex(0x4a2c2a),
		Ink: raster.Hex(0x4a2c2a), SecondInk: raster.Hex(0x7a5048), Accent: raster.Hex(0xc23a66),
		Sunk: raster.Hex(0xf3dcc6), Wash: raster.Hex(0xcfeee3), Knob: raster.Hex(0xffdfe6),
		CapTop: raster.Hex(0xfffef9), CapFoot: raster.Hex(0xf6e6d0), CapLip: raster.Hex(0xb08a6e), CapInk: raster.Hex(0x4a2c2a),
		Shadow: raster.Hex(0x5a3a2a), Gloss: .8, Line: 1,
	}
	// Velvet is Gem Minute.
	Velvet = &Dress{
		Scrim:    raster.Hex(0x12071a).Alpha(.62),
		PanelTop: raster.Hex(0x47225c), PanelBottom: raster.Hex(0x2a1239),
		Edge: raster.Hex(0xa9823c), Inlay: raster.Hex(0xe7c77a).Alpha(.3),
		ButtonTop: raster.Hex(0x5d3178), ButtonFoot: raster.Hex(0x412055), ButtonEdge: raster.Hex(0x8f6fa8),
		MainTop: raster.Hex(0xfff0c0), MainFoot: raster.Hex(0xd9ad55), MainEdge: raster.Hex(0x6e4f16), MainInk: raster.Hex(0x2a1239),
		Ink: raster.Hex(0xfff4d6), SecondInk: raster.Hex(0xd9c3ea), Accent: raster.Hex(0xe7c77a),
		Sunk: raster.Hex(0x190a24), Wash: raster.Hex(0xe7c77a).Alpha(.13), Knob: raster.Hex(0xe6cd96),
		CapTop: raster.Hex(0xfff8e8), CapFoot: raster.Hex(0xe2d3e8), CapLip: raster.Hex(0x7d6394), CapInk: raster.Hex(0x2a1239),
		Shadow: raster.Hex(0x08020e), Gloss: .28, Line: 1,
	}
	// Contrast is every room in high contrast.
	Contrast = &Dress{
		Scrim:    raster.Hex(0x000000).Alpha(.8),
		PanelTop: raster.Hex(0x000000), PanelBottom: raster.Hex(0x000000),
		Edge: white, Inlay: raster.Hex(0x000000),
		ButtonTop: raster.Hex(0x000000), ButtonFoot: raster.Hex(0x000000), ButtonEdge: white,
		MainTop: raster.Hex(0xffee00), MainFoot: raster.Hex(0xffee00), MainEdge: white, MainInk: raster.Hex(0x000000),
		Ink: white, SecondInk: white, Accent: raster.Hex(0xffee00),
		Sunk: raster.Hex(0x000000), Wash: raster.Hex(0x333300), Knob: white,
		CapTop: white, CapFoot: white, CapLip: raster.Hex(0x8f8f8f), CapInk: raster.Hex(0x000000),
		Shadow: raster.Hex(0x000000), Gloss: 0, Line: 2,
	}
)
