/* SPDX-License-Identifier: Apache-2.0 */
/*
 * x509_cert.h - generates certificates, with OpenSSL.
 *
 * For test servers: their own CA, a certificate for the server and one for its
 * client.  Keys are elliptic (P-256), so that making three takes milliseconds.
 * The memory of private keys is wiped when it is released.
 */
#ifndef KIN_NET_X509_CERT_H
#define KIN_NET_X509_CERT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

/* Both in PEM, NUL-terminated; a zeroed one can be released. */
struct kin__x509_pair {
    const kin_allocator *alloc;
    char *cert; /* owned */
    char *key;  /* owned */
};

void kin__x509_pair_done(struct kin__x509_pair *pair);

enum kin__x509_use {
    KIN__X509_CA,
    KIN__X509_SERVER,
    KIN__X509_CLIENT,
};

struct kin__x509_opts {
    enum kin__x509_use use;
    const char *name;                    /* the common name */
    const char *organisation;            /* NULL for none */
    const struct kin__x509_pair *issuer; /* NULL to sign itself */
    const char *const *hosts; /* numeric addresses and names; of a server */
    size_t host_count;
    int64_t now_s;   /* since 1970; valid from an hour before */
    int64_t days;    /* validity */
    uint64_t serial; /* not 0 */
};

/* 0, KIN_ENOMEM, KIN_EINVAL (an unusable issuer) or KIN_ETLS (OpenSSL
 * failed). */
int kin__x509_make(const kin_allocator *alloc,
                   const struct kin__x509_opts *opts,
                   struct kin__x509_pair *ret, kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_X509_PAIR                                                    \
    __attribute__((cleanup(kin__x509_pair_done))) struct kin__x509_pair

#endif /* KIN_NET_X509_CERT_H */
