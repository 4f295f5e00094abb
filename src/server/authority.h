/* SPDX-License-Identifier: Apache-2.0 */
/*
 * authority.h - a CA that is kept in a folder, as ca.crt and ca.key.
 */
#ifndef KIN_SERVER_AUTHORITY_H
#define KIN_SERVER_AUTHORITY_H

#include "net/x509_cert.h"

/* Reads it; whether the two belong together is found out when it is used.
 * @return 0, KIN_ENOTFOUND (there is none), KIN_EINVAL (a certificate without
 *         its key), KIN_ESYSTEM, KIN_ELIMIT or KIN_ENOMEM */
int kin__authority_read(const kin_allocator *alloc, const char *folder,
                        struct kin__x509_pair *ret,
                        kin_error *err) KIN_NODISCARD;

/* Writes it, for its owner only; makes the folder if there is none.  The
 * certificate comes last, so that one without a key is nobody's half work.
 * @return 0, KIN_ELIMIT (a path is too long) or KIN_ESYSTEM */
int kin__authority_write(const char *folder, const struct kin__x509_pair *pair,
                         kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_AUTHORITY_H */
