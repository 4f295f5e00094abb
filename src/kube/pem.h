/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pem.h - a first look at certificates and keys.
 *
 * Files are replaced while we read them.  Who would take a half-written one
 * over a good one asks here first; whether what is inside makes sense, the TLS
 * library says later.
 */
#ifndef KIN_KUBE_PEM_H
#define KIN_KUBE_PEM_H

#include <stdbool.h>

#include <kin/str.h>

/* Whether there is a whole block "CERTIFICATE", with base64 inside. */
bool kin__pem_has_certificate(kin_str pem);

/* What stands in the first block "CERTIFICATE", as base64; false if there is
 * none. */
bool kin__pem_first_certificate(kin_str pem, kin_str *ret);

/* The same as the first for a block whose name ends in "PRIVATE KEY". */
bool kin__pem_has_key(kin_str pem);

#endif /* KIN_KUBE_PEM_H */
