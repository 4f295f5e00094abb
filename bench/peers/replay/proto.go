// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/binary"
)

// An object in protobuf is a runtime.Unknown behind four bytes of magic:
// field 1 is its TypeMeta (1: apiVersion, 2: kind), field 2 the object's own
// message, fields 3 and 4 are empty.
var (
	protoMagic = []byte{'k', '8', 's', 0}
	protoTail  = []byte{0x1a, 0, 0x22, 0}
)

const (
	protoField1 = 0x0a // fields with a length
	protoField2 = 0x12
	protoField3 = 0x1a
	protoVarint = 0x20 // field 4, a number
)

func appendField(b []byte, field byte, value []byte) []byte {
	b = append(b, field)
	b = binary.AppendUvarint(b, uint64(len(value)))
	return append(b, value...)
}

// protoHead is what comes before an object's own message of that length.
func protoHead(apiVersion, kind string, length int) []byte {
	var meta []byte
	meta = appendField(meta, protoField1, []byte(apiVersion))
	meta = appendField(meta, protoField2, []byte(kind))
	b := appendField(append([]byte{}, protoMagic...), protoField1, meta)
	b = append(b, protoField2)
	return binary.AppendUvarint(b, uint64(length))
}

// appendFrame appends one watch event, its length in front.
func appendFrame(b []byte, event string, k *kind, message []byte) []byte {
	object := append(append(protoHead(k.apiVersion(), k.name, len(message)), message...), protoTail...)
	raw := appendField(nil, protoField1, object)
	var body []byte
	body = appendField(body, protoField1, []byte(event))
	body = appendField(body, protoField2, raw)
	b = binary.BigEndian.AppendUint32(b, uint32(len(body)))
	return append(b, body...)
}

// protoListMeta is field 1 of a list: its version, and where it continues.
func protoListMeta(version, next string, remaining int) []byte {
	meta := appendField(nil, protoField2, []byte(version))
	if next != "" {
		meta = appendField(meta, protoField3, []byte(next))
		meta = append(meta, protoVarint)
		meta = binary.AppendUvarint(meta, uint64(remaining))
	}
	return appendField(nil, protoField1, meta)
}
