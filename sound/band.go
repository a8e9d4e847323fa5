package sound

// band is the voices that sound together, with the echo and the reverb that
// they share.
type band struct {
	echo    *echo
	reverb  *reverb
	voices  []*voice // in the order in which they started
	spare   []*voice // ended, for the notes to come
	started uint32   // voices started so far, which seeds their noise
	ringing int      // samples until echo and reverb have died away
	mix     mix
}

// mix is a block as it is put together: left and right.
type mix struct{ dry, echo, reverb [2]samples }

func newBand(e echoData, r reverbData, beat float64) band {
	return band{echo: newEcho(e, beat), reverb: newReverb(r)}
}

// start begins a note. Its wait counts from the next block to be rendered.
func (b *band) start(n note) {
	if d := n.patch.Detune; d != nil {
		const half = 0.7071 // the two together are as loud as one
		b.voice().start(n, d.Cents, -d.Spread, half, b.seed())
		b.voice().start(n, -d.Cents, d.Spread, half, b.seed())
		return
	}
	b.voice().start(n, 0, 0, 1, b.seed())
}

// voice takes a voice that is not in use and puts it among those that sound.
func (b *band) voice() *voice {
	if len(b.spare) == 0 {
		b.spare = append(b.spare, new(voice))
	}
	last := len(b.spare) - 1
	v := b.spare[last]
	b.spare = b.spare[:last]
	b.voices = append(b.voices, v)
	return v
}

func (b *band) seed() uint32 {
	b.started++
	return b.started * 2654435761
}

// end fades all notes of an owner within a few milliseconds; those that wait are
// not heard any more.
func (b *band) end(owner int) {
	for _, v := range b.voices {
		if v.owner == owner {
			v.wait = 0
			v.envelope.end(0.02)
		}
	}
}

// render makes the next block.
func (b *band) render(out *[2]samples) {
	if b.idle() {
		*out = [2]samples{}
		return
	}
	b.mix = mix{}
	sounding := b.voices[:0]
	for _, v := range b.voices {
		if v.render(&b.mix) {
			sounding = append(sounding, v)
		} else {
			b.spare = append(b.spare, v)
		}
	}
	b.ringing -= block
	if len(b.voices) > 0 {
		b.ringing = b.echo.tail + b.reverb.tail
	}
	b.voices = sounding
	*out = b.mix.dry
	b.echo.add(&b.mix.echo, out)
	b.reverb.add(&b.mix.reverb, out)
}

// idle says that nothing is heard until the next note.
func (b *band) idle() bool { return len(b.voices) == 0 && b.ringing <= 0 }

// add puts a voice's block into the mix. It is one loop, as WebAssembly is slow to
// come and go between memory and numbers.
func (m *mix) add(tone *samples, v *voice) {
	left, right, echo, reverb := v.sides[0], v.sides[1], float32(v.echo), float32(v.reverb)
	for i, x := range tone {
		l, r := left*x, right*x
		m.dry[0][i] += l
		m.dry[1][i] += r
		m.echo[0][i] += echo * l
		m.echo[1][i] += echo * r
		m.reverb[0][i] += reverb * l
		m.reverb[1][i] += reverb * r
	}
}
