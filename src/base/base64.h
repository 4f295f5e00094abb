/* SPDX-License-Identifier: Apache-2.0 */
/*
 * base64.h - base64 encoding and decoding (RFC 4648, sections 4 and 5).
 *
 * Decoding is as strict as Go's decoder: padding is required, line ends are
 * ignored, any other byte outside the alphabet is an error.
 */
#ifndef KIN_BASE_BASE64_H
#define KIN_BASE_BASE64_H

#include "base/buf.h"

/* Decodes `text` and appends the bytes.  0, KIN_EPARSE, KIN_ENOMEM or
 * KIN_ELIMIT; the buffer is unchanged on failure. */
int kin__base64_decode(kin_str text, struct kin__buf *buf) KIN_NODISCARD;

/* Encodes `bytes` and appends the text, padded, on one line.  0, KIN_ENOMEM or
 * KIN_ELIMIT. */
int kin__base64_encode(kin_str bytes, struct kin__buf *buf) KIN_NODISCARD;

/* The same with the URL alphabet and without padding, as in web tokens. */
int kin__base64url_decode(kin_str text, struct kin__buf *buf) KIN_NODISCARD;
int kin__base64url_encode(kin_str bytes, struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_BASE_BASE64_H */
