package replay

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"reflect"
	"testing"

	"parlor/sim/simtest/bell"
)

func sampleBinary(t testing.TB) []byte {
	t.Helper()
	b, err := sample(t).Binary(bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestBinaryOfOld reads the sample as the first version of this package wrote
// it: records on people's devices must not become unreadable.
func TestBinaryOfOld(t *testing.T) {
	old, err := hex.DecodeString("7061726c6f7201306e8138705f670efdf961050cb1ab05d787c90a2dedce81cb83eb9da7bbb7cc62494acdc96164e013ad56" +
		"2a2e29cacf4e0d4e4dcecf4b2956b232d033ad65aaae65646bb8b7e0342b230743c3a9adef181918181ad6b4cee468606068" +
		"98b0e72f531d0303433d0303587ccb91c38a774df40f4e2e3cce72f578e582f0a0da8837f905b34d2b264edeb8edff83aff6" +
		"f94980000000ffff")
	if err != nil {
		t.Fatal(err)
	}
	r, err := Parse(old, bell.Spec)
	if err != nil {
		t.Fatal(err)
	}
	if want := sample(t); !reflect.DeepEqual(r, want) {
		t.Errorf("the record is %+v, not %+v", r, want)
	}
}

func TestBinaryRefusals(t *testing.T) {
	good := sampleBinary(t)
	change := func(i int) []byte {
		b := bytes.Clone(good)
		b[i] ^= 1
		return b
	}
	zeros, err := pack(make([]byte, maxPayload+1))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		reason string
		data   []byte
	}{
		{`the record does not begin with "parlor"`, change(0)},
		{"the record has format 0, and this program reads format 1", change(len(magic))},
		{"the record is damaged: its bytes do not fit their hash", change(len(magic) + 1)},
		{"the record is cut short or damaged", good[:len(magic)]},
		{"the record is cut short or damaged", good[:len(magic)+32]},
		{"the record cannot be unpacked", good[:len(magic)+33]},
		{"the record cannot be unpacked", good[:len(good)-1]},
		{"there are 1 bytes after the record", append(bytes.Clone(good), 0)},
		{"the record unpacks to more than 16777216 bytes", zeros},
	} {
		_, err := ParseBinary(test.data, bell.Spec)
		wantError(t, err, test.reason)
	}
}

// No damage to a single bit goes through.
func TestEveryBitCounts(t *testing.T) {
	good := sampleBinary(t)
	for i := range len(good) * 8 {
		damaged := bytes.Clone(good)
		damaged[i/8] ^= 1 << (i % 8)
		r, err := ParseBinary(damaged, bell.Spec)
		if err == nil && !reflect.DeepEqual(r, sample(t)) {
			t.Errorf("bit %d changes the record unseen", i)
		}
	}
}

// payload builds what a forger could put under a right hash.
type payload []byte

func (p payload) text(s string) payload   { return appendText(p, s) }
func (p payload) number(n uint64) payload { return binary.AppendUvarint(p, n) }
func (p payload) bytes(b ...byte) payload { return append(p, b...) }
func (p payload) header() payload {
	return p.text("bell").number(1).text("").number(2).text("{}").text("{}")
}
func (p payload) inputs(n uint64) payload { return p.header().number(1).number(n) }
func (p payload) end(end uint64) payload  { return p.number(end).bytes(make([]byte, 32)...) }
func (p payload) input(at uint64, code, x byte) payload {
	return p.number(at).bytes(code, x, 0)
}

func TestPayloadRefusals(t *testing.T) {
	var p payload
	const most = 1<<63 - 1
	for _, test := range []struct {
		reason  string
		payload payload
	}{
		{"", p.inputs(0).end(0)},
		{"", p.inputs(1).input(5, 0, 0).end(5)},
		{"cut short", nil},
		{"cut short", p.header()},
		{"cut short", p.inputs(0).number(0)},
		{"cut short", p.number(most).text("bell")},
		{"cut short", p.bytes(255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255)},
		{"cut short", p.inputs(most)},
		{"cut short", p.inputs(2).input(0, 0, 0).end(0)[:20]},
		{"2 bytes too many", p.inputs(0).end(0).bytes(0, 0)},
		{"version: this is a record of version 2147483647 of bell", p.text("bell").number(1 << 63).text("").number(0).text("").text("").number(1).number(0).end(0)},
		{"settings: they are not JSON", p.text("bell").number(1).text("").number(0).text("{").text("").number(1).number(0).end(0)},
		{"beyond 292 years", p.inputs(2).input(most, 0, 0).input(1, 0, 0).end(most)},
		{"beyond 292 years", p.inputs(0).end(most + 1)},
		{"beyond 292 years", p.header().number(1_000_000).number(1).input(most/10, 0, 0).end(most)},
		{"an argument out of range", p.inputs(1).number(0).bytes(1).number(1 << 17).number(0).end(0)},
		{"commands: item 1: at: 6ns is after the end, 5ns", p.inputs(1).input(6, 0, 0).end(5)},
		{"commands: item 1: command: number 77 is unknown", p.inputs(1).input(0, 77, 0).end(5)},
		{`game: this is a record of "gong", not of bell`, p.text("gong").number(1).text("").number(0).text("").text("").number(1).number(0).end(0)},
	} {
		data, err := pack(test.payload)
		if err != nil {
			t.Fatal(err)
		}
		_, err = ParseBinary(data, bell.Spec)
		if test.reason != "" {
			wantError(t, err, test.reason)
		} else if err != nil {
			t.Error(err)
		}
	}
}

// FuzzBinary reads anything without a panic, as a whole record and as one under
// a right hash, and writes what it takes so that it is read as the same.
func FuzzBinary(f *testing.F) {
	good := sampleBinary(f)
	f.Add(good)
	f.Add(good[:len(good)-3])
	f.Add(sample(f).appendPayload(nil))
	f.Add([]byte(payload(nil).inputs(1<<63 - 1)))
	f.Add([]byte(payload(nil).inputs(2).input(0, 1, 4).input(0, 255, 0).end(7)))
	f.Fuzz(func(t *testing.T, data []byte) {
		if r, err := ParseBinary(data, bell.Spec); err == nil {
			wantSameInBothForms(t, r)
		}
		packed, err := pack(data)
		if err != nil {
			t.Fatal(err)
		}
		if r, err := ParseBinary(packed, bell.Spec); err == nil {
			wantSameInBothForms(t, r)
		}
	})
}
