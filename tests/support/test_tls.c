/* SPDX-License-Identifier: Apache-2.0 */
#include "test_tls.h"

#include <stdlib.h>
#include <string.h>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

/* This is not code under test: any failure aborts the program. */
#define MUST(condition)                                                        \
    do {                                                                       \
        if (!(condition))                                                      \
            abort();                                                           \
    } while (0)

enum { SECONDS_PER_DAY = 86400 };

struct test_cert {
    X509 *x509;
    EVP_PKEY *key;
    char *pem;
    char *key_pem;
    char *locked_key_pem;
};

struct test_tls {
    SSL_CTX *context;
    bool is_http2;
};

static void cert_extend(X509 *x509, X509 *issuer, int nid, const char *value)
{
    X509V3_CTX context;

    X509V3_set_ctx(&context, issuer, x509, NULL, NULL, 0);
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, nid, value);
    MUST(extension && X509_add_ext(x509, extension, -1));
    X509_EXTENSION_free(extension);
}

static void cert_name(X509 *x509, const char *text)
{
    X509_NAME *name = X509_get_subject_name(x509);

    MUST(X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                                    (const unsigned char *)text, -1, -1, 0));
}

static char *cert_text(BIO *bio)
{
    char *bytes = NULL;
    long len = BIO_get_mem_data(bio, &bytes);
    char *text = calloc(1, (size_t)len + 1);

    MUST(text);
    memcpy(text, bytes, (size_t)len);
    BIO_free(bio);
    return text;
}

static void cert_write(struct test_cert *cert)
{
    BIO *bio = BIO_new(BIO_s_mem());

    MUST(bio && PEM_write_bio_X509(bio, cert->x509));
    cert->pem = cert_text(bio);
    bio = BIO_new(BIO_s_mem());
    MUST(bio &&
         PEM_write_bio_PrivateKey(bio, cert->key, NULL, NULL, 0, NULL, NULL));
    cert->key_pem = cert_text(bio);
    char password[] = "secret";
    bio = BIO_new(BIO_s_mem());
    MUST(bio && PEM_write_bio_PrivateKey(bio, cert->key, EVP_aes_128_cbc(),
                                         NULL, 0, NULL, password));
    cert->locked_key_pem = cert_text(bio);
}

static void cert_fill(struct test_cert *cert, const struct test_cert_opts *opts)
{
    static long serial;
    X509 *x509 = cert->x509;
    X509 *issuer = opts->issuer ? opts->issuer->x509 : x509;
    EVP_PKEY *signer = opts->issuer ? opts->issuer->key : cert->key;

    X509_set_version(x509, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(x509), ++serial);
    X509_gmtime_adj(X509_getm_notBefore(x509),
                    (long)opts->from_days * SECONDS_PER_DAY);
    X509_gmtime_adj(X509_getm_notAfter(x509),
                    (long)opts->to_days * SECONDS_PER_DAY);
    cert_name(x509, opts->name);
    MUST(X509_set_issuer_name(x509, X509_get_subject_name(issuer)));
    MUST(X509_set_pubkey(x509, cert->key));
    cert_extend(x509, issuer, NID_basic_constraints,
                opts->is_ca ? "critical,CA:TRUE" : "CA:FALSE");
    if (opts->address)
        cert_extend(x509, issuer, NID_subject_alt_name, opts->address);
    MUST(X509_sign(x509, signer, EVP_sha256()));
}

struct test_cert *test_cert_new(const struct test_cert_opts *opts)
{
    struct test_cert *cert = calloc(1, sizeof(*cert));

    MUST(cert);
    cert->key = EVP_EC_gen("P-256");
    cert->x509 = X509_new();
    MUST(cert->key && cert->x509);
    cert_fill(cert, opts);
    cert_write(cert);
    return cert;
}

struct test_cert *test_cert_free(struct test_cert *cert)
{
    if (!cert)
        return NULL;
    X509_free(cert->x509);
    EVP_PKEY_free(cert->key);
    free(cert->pem);
    free(cert->key_pem);
    free(cert->locked_key_pem);
    free(cert);
    return NULL;
}

kin_str test_cert_pem(const struct test_cert *cert)
{
    return kin_s(cert->pem);
}

kin_str test_cert_key_pem(const struct test_cert *cert)
{
    return kin_s(cert->key_pem);
}

kin_str test_cert_locked_key_pem(const struct test_cert *cert)
{
    return kin_s(cert->locked_key_pem);
}

static int tls_choose(SSL *ssl, const unsigned char **out,
                      unsigned char *out_len, const unsigned char *in,
                      unsigned int in_len, void *userdata)
{
    static const unsigned char both[] = "\x02h2\x08http/1.1";
    static const unsigned char old[] = "\x08http/1.1";
    const struct test_tls *tls = userdata;
    const unsigned char *ours = tls->is_http2 ? both : old;
    size_t len = tls->is_http2 ? sizeof(both) - 1 : sizeof(old) - 1;
    unsigned char *chosen = NULL;

    (void)ssl;
    if (SSL_select_next_proto(&chosen, out_len, ours, (unsigned)len, in,
                              in_len) != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_NOACK;
    *out = chosen;
    return SSL_TLSEXT_ERR_OK;
}

struct test_tls *test_tls_new(const struct test_tls_opts *opts)
{
    struct test_tls *tls = calloc(1, sizeof(*tls));

    MUST(tls);
    tls->is_http2 = opts->is_http2;
    tls->context = SSL_CTX_new(TLS_server_method());
    MUST(tls->context);
    MUST(SSL_CTX_use_certificate(tls->context, opts->cert->x509) == 1);
    MUST(SSL_CTX_use_PrivateKey(tls->context, opts->cert->key) == 1);
    SSL_CTX_set_alpn_select_cb(tls->context, tls_choose, tls);
    if (opts->max_version) {
        /* The old versions need the old, weak algorithms. */
        SSL_CTX_set_security_level(tls->context, 0);
        SSL_CTX_set_min_proto_version(tls->context, 0);
        SSL_CTX_set_max_proto_version(tls->context, opts->max_version);
    }
    if (opts->client_ca) {
        X509_STORE *store = SSL_CTX_get_cert_store(tls->context);
        MUST(X509_STORE_add_cert(store, opts->client_ca->x509) == 1);
        SSL_CTX_set_verify(tls->context,
                           SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT,
                           NULL);
    }
    return tls;
}

struct test_tls *test_tls_free(struct test_tls *tls)
{
    if (!tls)
        return NULL;
    SSL_CTX_free(tls->context);
    free(tls);
    return NULL;
}

SSL_CTX *test_tls_context(struct test_tls *tls)
{
    return tls->context;
}
