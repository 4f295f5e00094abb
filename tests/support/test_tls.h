/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_tls.h - generates certificates, and TLS settings of test servers.
 *
 * Elliptic-curve keys, so that a test can generate a dozen in a few
 * milliseconds.
 */
#ifndef KIN_TEST_TLS_H
#define KIN_TEST_TLS_H

#include <stdbool.h>

#include <openssl/ssl.h>

#include <kin/str.h>

/* A certificate and its key. */
struct test_cert;

struct test_cert_opts {
    const char *name;               /* common name */
    const char *address;            /* "IP:127.0.0.1", "DNS:x"; NULL for none */
    const struct test_cert *issuer; /* NULL: self-signed */
    bool is_ca;
    int from_days; /* start and end of validity, relative to now */
    int to_days;
};

struct test_cert *test_cert_new(const struct test_cert_opts *opts);
struct test_cert *test_cert_free(struct test_cert *cert);

/* In PEM; borrowed from the certificate. */
kin_str test_cert_pem(const struct test_cert *cert);
kin_str test_cert_key_pem(const struct test_cert *cert);
/* The key encrypted with the password "secret". */
kin_str test_cert_locked_key_pem(const struct test_cert *cert);

struct test_tls_opts {
    const struct test_cert *cert;
    const struct test_cert *client_ca; /* clients must present a certificate of
                                          this CA; NULL: none required */
    bool is_http2;                     /* offer HTTP/2 */
    int max_version;                   /* such as TLS1_1_VERSION; 0 for any */
};

struct test_tls *test_tls_new(const struct test_tls_opts *opts);
struct test_tls *test_tls_free(struct test_tls *tls);
SSL_CTX *test_tls_context(struct test_tls *tls);

static inline void test_cert_autofree(struct test_cert **cert)
{
    *cert = test_cert_free(*cert);
}

static inline void test_tls_autofree(struct test_tls **tls)
{
    *tls = test_tls_free(*tls);
}

#define AUTO_CERT __attribute__((cleanup(test_cert_autofree))) struct test_cert
#define AUTO_TLS __attribute__((cleanup(test_tls_autofree))) struct test_tls

#endif /* KIN_TEST_TLS_H */
