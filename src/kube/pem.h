/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pem.h - a quick check of certificates and keys.
 *
 * Files may be replaced while they are read.  This check keeps a partially
 * written file from replacing a good one; the TLS library validates the
 * contents later.
 */
#ifndef KIN_KUBE_PEM_H
#define KIN_KUBE_PEM_H

#include <stdbool.h>

#include <kin/alloc.h>
#include <kin/str.h>
#include <kin/time.h>

/* Whether there is a complete block "CERTIFICATE" with base64 inside. */
bool kin__pem_has_certificate(kin_str pem);

/* Returns the base64 text of the first block "CERTIFICATE"; false if
 * not found. */
bool kin__pem_first_certificate(kin_str pem, kin_str *ret);

/* The same as the first for a block whose name ends in "PRIVATE KEY". */
bool kin__pem_has_key(kin_str pem);

/* ---- when a certificate is valid ---- */

struct kin__cert_span {
    kin_time begins;
    kin_time ends;
};

/* Reads the validity of the first certificate of a PEM text; false if it
 * cannot be parsed or memory runs out. */
bool kin__cert_span_read(const kin_allocator *alloc, kin_str pem,
                         struct kin__cert_span *ret);

#endif /* KIN_KUBE_PEM_H */
