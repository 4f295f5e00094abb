/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_identity.h - finds the identity of a protobuf object that is malformed
 * or incomplete.
 */
#ifndef KIN_WIRE_PROTO_IDENTITY_H
#define KIN_WIRE_PROTO_IDENTITY_H

#include "wire/stream.h"

/* Sets the identity from the object's metadata, as far as it can be decoded;
 * views of the bytes.  A text longer than KIN__IDENTITY_MAX or not UTF-8 counts
 * as absent. */
void kin__proto_identify(kin_str object, struct kin__stream_bad *ret);

/* Finds namespace and name of an object without checking the rest; views of the
 * bytes, NULL if absent. */
void kin__proto_name(kin_str object, kin_str *ret_ns, kin_str *ret_name);

/* Returns the type of an event and its object's envelope, which may be
 * incomplete; empty if they cannot be decoded. */
void kin__proto_open_event(kin_str bytes, kin_str *ret_type, kin_str *ret_raw);

/* Returns the object in an envelope, which may be incomplete. */
kin_str kin__proto_enclosed(kin_str envelope);

#endif /* KIN_WIRE_PROTO_IDENTITY_H */
