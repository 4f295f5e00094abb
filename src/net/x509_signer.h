/* SPDX-License-Identifier: Apache-2.0 */
/*
 * x509_signer.h - keys that sign and verify JSON web tokens, with OpenSSL.
 *
 * RSA keys sign with RS256, elliptic ones with ES256, ES384 or ES512, by their
 * curve.  A key never changes, so any thread may use it.
 */
#ifndef KIN_NET_X509_SIGNER_H
#define KIN_NET_X509_SIGNER_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

#include "base/buf.h"

enum { KIN__SIGNER_ID_SIZE = 44 };

/* A zeroed one can be released. */
struct kin__signer {
    void *key;             /* EVP_PKEY; owned */
    const char *algorithm; /* static: "RS256" */
    /* base64url of the SHA-256 of the public key, as Kubernetes names it. */
    char id[KIN__SIGNER_ID_SIZE];
};

/* Reads all public keys, private keys and certificates of a PEM text; other
 * blocks are skipped.
 * @param ret  released with kin__signer_done(); room for `max`
 * @return the number of keys; KIN_EINVAL (none, a key that cannot be used, or
 *         more than `max`) or KIN_ENOMEM */
int kin__signer_read(kin_str pem, struct kin__signer *ret, int max,
                     kin_error *err) KIN_NODISCARD;
void kin__signer_done(struct kin__signer *signer);

/* Whether it has a private key. */
bool kin__signer_can_sign(const struct kin__signer *signer);

/* Makes an elliptic private key (P-256) and appends it as PEM.  0, KIN_ENOMEM
 * or KIN_ETLS. */
int kin__signer_make(struct kin__buf *ret, kin_error *err) KIN_NODISCARD;

/* Signs a text and appends the bytes of the signature.  0, KIN_ENOMEM or
 * KIN_ETLS. */
int kin__signer_sign(const struct kin__signer *signer, kin_str text,
                     struct kin__buf *ret) KIN_NODISCARD;

bool kin__signer_verify(const struct kin__signer *signer, kin_str text,
                        kin_str signature);

/* Appends the public key as JSON (RFC 7517).  0, KIN_ENOMEM or KIN_ETLS. */
int kin__signer_write(const struct kin__signer *signer,
                      struct kin__buf *ret) KIN_NODISCARD;

#endif /* KIN_NET_X509_SIGNER_H */
