package raster

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// unpack turns a font in the Web Open Font Format, version 1, into the plain
// font in it: the same tables, each of which WOFF may compress.
func unpack(woff []byte) ([]byte, error) {
	const headerSize, entrySize = 44, 20
	if len(woff) < headerSize || string(woff[:4]) != "wOFF" {
		return nil, errors.New("not a WOFF 1 font")
	}
	order := binary.BigEndian
	tables := int(order.Uint16(woff[12:]))
	if len(woff) < headerSize+tables*entrySize {
		return nil, errors.New("the WOFF font's table of contents is cut off")
	}
	var head, body bytes.Buffer
	head.Write(woff[4:8]) // flavour
	power := 1
	for power*2 <= tables {
		power *= 2
	}
	shift := 0
	for 1<<shift < power {
		shift++
	}
	for _, v := range []int{tables, power * 16, shift, (tables - power) * 16} {
		head.Write(order.AppendUint16(nil, uint16(v)))
	}
	start := 12 + 16*tables
	for i := range tables {
		entry := woff[headerSize+i*entrySize:][:entrySize]
		tag := entry[:4]
		offset, packed, size := order.Uint32(entry[4:]), order.Uint32(entry[8:]), order.Uint32(entry[12:])
		if uint64(offset)+uint64(packed) > uint64(len(woff)) {
			return nil, fmt.Errorf("the WOFF font's table %q is cut off", tag)
		}
		table := woff[offset : offset+packed]
		if packed < size {
			z, err := zlib.NewReader(bytes.NewReader(table))
			if err != nil {
				return nil, fmt.Errorf("the WOFF font's table %q: %w", tag, err)
			}
			if table, err = io.ReadAll(io.LimitReader(z, int64(size)+1)); err != nil {
				return nil, fmt.Errorf("the WOFF font's table %q: %w", tag, err)
			}
		}
		if len(table) != int(size) {
			return nil, fmt.Errorf("the WOFF font's table %q has %d bytes instead of %d", tag, len(table), size)
		}
		head.Write(tag)
		head.Write(entry[16:20]) // checksum
		head.Write(order.AppendUint32(nil, uint32(start+body.Len())))
		head.Write(order.AppendUint32(nil, size))
		body.Write(table)
		body.Write(make([]byte, -body.Len()&3))
	}
	return append(head.Bytes(), body.Bytes()...), nil
}
