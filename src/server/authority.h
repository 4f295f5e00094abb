/* SPDX-License-Identifier: Apache-2.0 */
/*
 * authority.h - a CA in a folder, as ca.crt and ca.key.
 */
#ifndef KIN_SERVER_AUTHORITY_H
#define KIN_SERVER_AUTHORITY_H

#include "net/x509_cert.h"

/* Reads the CA.  Certificate and key are not checked against each other here.
 * @return 0, KIN_ENOTFOUND (no CA), KIN_EINVAL (a certificate without its key),
 *         KIN_ESYSTEM, KIN_ELIMIT or KIN_ENOMEM */
int kin__authority_read(const kin_allocator *alloc, const char *folder,
                        struct kin__x509_pair *ret,
                        kin_error *err) KIN_NODISCARD;

/* Writes the CA, readable by its owner only; creates the folder if missing. The
 * certificate is written last, so that an interrupted write leaves no
 * certificate without its key.
 * @return 0, KIN_ELIMIT (a path is too long) or KIN_ESYSTEM */
int kin__authority_write(const char *folder, const struct kin__x509_pair *pair,
                         kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_AUTHORITY_H */
