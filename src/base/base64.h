/* SPDX-License-Identifier: Apache-2.0 */
/*
 * base64.h - bytes as text (RFC 4648, section 4).
 *
 * Reading is as strict as Go's decoder: padding is needed, line ends are
 * ignored, anything else that is not in the alphabet is refused.
 */
#ifndef KIN_BASE_BASE64_H
#define KIN_BASE_BASE64_H

#include "base/buf.h"

/* Appends the bytes that a text stands for.  0, KIN_EPARSE, KIN_ENOMEM or
 * KIN_ELIMIT; after a failure the buffer is as it was. */
int kin__base64_decode(kin_str text, struct kin__buf *buf) KIN_NODISCARD;

/* Appends the text, padded, on one line.  0, KIN_ENOMEM or KIN_ELIMIT. */
int kin__base64_encode(kin_str bytes, struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_BASE_BASE64_H */
