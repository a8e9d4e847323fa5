package kit

// Flight is how a particle moves, in measures of its room such as cells, which a
// change of the window does not disturb.
type Flight struct {
	Age, Life    float32 // seconds; there from 0 until Life, which is 0 of what has ended
	X, Y, VX, VY float32 // its place, and by how much it changes in a second
	Pull, Drag   float32 // by how much VY changes in a second; how it slows down in one
	Angle, Spin  float32 // radians, radians a second
}

// Seen says whether it has begun and not ended.
func (f *Flight) Seen() bool { return f.Life > 0 && f.Age >= 0 }

// Step lets dt seconds pass.
func (f *Flight) Step(dt float32) {
	if f.Life == 0 {
		return
	}
	if f.Age += dt; f.Age >= f.Life {
		f.Life = 0
	}
	if !f.Seen() {
		return
	}
	slow := 1 / (1 + f.Drag*dt)
	f.VX *= slow
	f.VY = (f.VY + f.Pull*dt) * slow
	f.X, f.Y, f.Angle = f.X+f.VX*dt, f.Y+f.VY*dt, f.Angle+f.Spin*dt
}
