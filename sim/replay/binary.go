package replay

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/bits"
	"time"

	"parlor/sim"
)

// A record as bytes: the magic word, a byte for the format, the SHA-256 of the
// payload, and the payload, deflated. Only the payload is the same whatever
// version of Go has compressed it, so hashes are taken of that.
const (
	magic  = "parlor"
	format = 1
	// maxPayload bounds what a small file can unpack to: some 4 million inputs.
	maxPayload = 16 << 20
)

// Binary gives the record as compact bytes. The error says what makes it no
// record of the game.
func (r *Record) Binary(spec *sim.Spec) ([]byte, error) {
	if err := r.valid(spec); err != nil {
		return nil, err
	}
	payload := r.appendPayload(nil)
	if len(payload) > maxPayload {
		return nil, fmt.Errorf("commands: %d are too many", len(r.Inputs))
	}
	return pack(payload)
}

func (r *Record) appendPayload(b []byte) []byte {
	b = appendText(b, r.Game)
	b = binary.AppendUvarint(b, uint64(r.Version))
	b = appendText(b, r.Config.Mode)
	b = binary.AppendVarint(b, r.Config.Seed)
	b = appendText(b, compact(r.Config.Settings))
	b = appendText(b, compact(r.Config.Setup))
	unit := r.unit()
	b = binary.AppendUvarint(b, uint64(unit))
	b = binary.AppendUvarint(b, uint64(len(r.Inputs)))
	var last time.Duration
	for _, in := range r.Inputs {
		b = binary.AppendUvarint(b, uint64((in.At-last)/unit))
		b = append(b, byte(in.Code))
		b = binary.AppendVarint(b, int64(in.X))
		b = binary.AppendVarint(b, int64(in.Y))
		last = in.At
	}
	b = binary.AppendUvarint(b, uint64(r.End))
	return append(b, r.Hash[:]...)
}

// unit is a millisecond when all inputs are rounded to it, as a session does.
func (r *Record) unit() time.Duration {
	for _, in := range r.Inputs {
		if in.At%time.Millisecond != 0 {
			return time.Nanosecond
		}
	}
	return time.Millisecond
}

func appendText[T string | json.RawMessage](b []byte, text T) []byte {
	b = binary.AppendUvarint(b, uint64(len(text)))
	return append(b, text...)
}

// ParseBinary reads what Binary writes, of any of the games given. The error says
// what is damaged or wrong.
func ParseBinary(data []byte, specs ...*sim.Spec) (*Record, error) {
	payload, err := unpack(data)
	if err != nil {
		return nil, err
	}
	return parsePayload(payload, specs)
}

func pack(payload []byte) ([]byte, error) {
	sum := sha256.Sum256(payload)
	var b bytes.Buffer
	b.WriteString(magic)
	b.WriteByte(format)
	b.Write(sum[:])
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(payload); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// unpack undoes pack, and wants nothing to follow.
func unpack(data []byte) ([]byte, error) {
	data, ok := bytes.CutPrefix(data, []byte(magic))
	if !ok {
		return nil, fmt.Errorf("the record does not begin with %q", magic)
	}
	if len(data) < 1+sha256.Size {
		return nil, errCut
	}
	if data[0] != format {
		return nil, fmt.Errorf("the record has format %d, and this program reads format %d", data[0], format)
	}
	sum, packed := data[1:1+sha256.Size], bytes.NewReader(data[1+sha256.Size:])
	payload, err := io.ReadAll(io.LimitReader(flate.NewReader(packed), maxPayload+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("the record cannot be unpacked: %w", err)
	case len(payload) > maxPayload:
		return nil, fmt.Errorf("the record unpacks to more than %d bytes", maxPayload)
	case packed.Len() > 0:
		return nil, fmt.Errorf("there are %d bytes after the record", packed.Len())
	case sha256.Sum256(payload) != [sha256.Size]byte(sum):
		return nil, errors.New("the record is damaged: its bytes do not fit their hash")
	}
	return payload, nil
}

// parsePayload does not trust its bytes, although their hash is right: anyone
// can make a hash.
func parsePayload(payload []byte, specs []*sim.Spec) (*Record, error) {
	p := parser{rest: payload}
	r := &Record{
		Game:    string(p.text()),
		Version: int(min(p.uvarint(), math.MaxInt32)),
		Config:  sim.Config{Mode: string(p.text()), Seed: p.varint(), Settings: p.text(), Setup: p.text()},
	}
	unit, count := p.uvarint(), p.uvarint()
	const smallest = 4 // bytes that an input takes
	if count > uint64(len(p.rest)/smallest) {
		return nil, errCut
	}
	r.Inputs = make([]sim.Input, count)
	var last time.Duration
	for i := range r.Inputs {
		last = p.after(last, unit)
		r.Inputs[i] = sim.Input{At: last, Code: sim.Code(p.byte()), X: p.int16(), Y: p.int16()}
	}
	r.End = p.after(0, 1)
	copy(r.Hash[:], p.take(sha256.Size))
	switch {
	case p.err != nil:
		return nil, p.err
	case len(p.rest) > 0:
		return nil, fmt.Errorf("the record's payload has %d bytes too many", len(p.rest))
	}
	spec, err := find(specs, r.Game)
	if err != nil {
		return nil, err
	}
	return r.accept(spec)
}

var errCut = errors.New("the record is cut short or damaged")

// parser takes values from the front of rest. After an error it gives zeros.
type parser struct {
	rest []byte
	err  error
}

func (p *parser) fail(err error) {
	if p.err == nil {
		p.err = err
	}
	p.rest = nil
}

func (p *parser) take(n uint64) []byte {
	if n > uint64(len(p.rest)) {
		p.fail(errCut)
		return nil
	}
	taken := p.rest[:n:n]
	p.rest = p.rest[n:]
	return taken
}

func (p *parser) text() []byte { return p.take(p.uvarint()) }

func (p *parser) byte() byte {
	if b := p.take(1); b != nil {
		return b[0]
	}
	return 0
}

func (p *parser) uvarint() uint64 {
	v, n := binary.Uvarint(p.rest)
	if n <= 0 {
		p.fail(errCut)
		return 0
	}
	p.rest = p.rest[n:]
	return v
}

// varint undoes the zigzag of binary.AppendVarint.
func (p *parser) varint() int64 {
	v := p.uvarint()
	return int64(v>>1) ^ -int64(v&1)
}

func (p *parser) int16() int16 {
	v := p.varint()
	if v != int64(int16(v)) {
		p.fail(errors.New("the record has an argument out of range"))
	}
	return int16(v)
}

// after gives the time so many units after last.
func (p *parser) after(last time.Duration, unit uint64) time.Duration {
	high, ns := bits.Mul64(p.uvarint(), unit)
	if high > 0 || ns > uint64(math.MaxInt64-last) {
		p.fail(errors.New("the record has a time beyond 292 years"))
		return last
	}
	return last + time.Duration(ns)
}
