/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_identity.h - which object is this?  For objects in protobuf that are
 * malformed, or of which only the beginning is there.
 */
#ifndef KIN_WIRE_PROTO_IDENTITY_H
#define KIN_WIRE_PROTO_IDENTITY_H

#include "wire/stream.h"

/* Fills in what the object's metadata says, as far as it can be read; views of
 * the bytes.  What is longer than KIN__IDENTITY_MAX or no UTF-8 counts as
 * absent. */
void kin__proto_identify(kin_str object, struct kin__stream_bad *ret);

/* The type of an event, and what is there of its object's envelope; empty if
 * they cannot be read. */
void kin__proto_open_event(kin_str bytes, kin_str *ret_type, kin_str *ret_raw);

/* What is there of the object in an envelope. */
kin_str kin__proto_enclosed(kin_str envelope);

#endif /* KIN_WIRE_PROTO_IDENTITY_H */
