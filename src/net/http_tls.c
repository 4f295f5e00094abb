/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_tls.h"

#include <limits.h>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509_vfy.h>

/* --- PEM --------------------------------------------------------------- */

static void tls_bio_autofree(BIO **bio)
{
    BIO_free(*bio);
}

static void tls_cert_autofree(X509 **cert)
{
    X509_free(*cert);
}

static void tls_key_autofree(EVP_PKEY **key)
{
    EVP_PKEY_free(*key);
}

#define AUTO_BIO __attribute__((cleanup(tls_bio_autofree))) BIO
#define AUTO_CERT __attribute__((cleanup(tls_cert_autofree))) X509
#define AUTO_KEY __attribute__((cleanup(tls_key_autofree))) EVP_PKEY

/* An encrypted key fails.  Without this OpenSSL asks for its password on the
 * terminal. */
static char tls_no_password[] = "";

/* Whether there was no further certificate, in contrast to a broken one. */
static bool tls_is_end(void)
{
    return ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
}

/* Calls `add` for each certificate; false on a failure or without any. */
static bool tls_each_cert(struct kin__http_tls *tls, kin_str pem,
                          bool (*add)(struct kin__http_tls *tls, X509 *cert,
                                      size_t index))
{
    AUTO_BIO *bio = BIO_new_mem_buf(pem.ptr, (int)pem.len);

    for (size_t i = 0; bio; i++) {
        AUTO_CERT *cert = PEM_read_bio_X509(bio, NULL, NULL, tls_no_password);

        if (!cert)
            return i > 0 && tls_is_end();
        if (!add(tls, cert, i))
            return false;
    }
    return false;
}

static bool tls_add_own(struct kin__http_tls *tls, X509 *cert, size_t index)
{
    if (index == 0)
        return SSL_CTX_use_certificate(tls->context, cert) == 1;
    return SSL_CTX_add1_chain_cert(tls->context, cert) == 1;
}

/* Its name is sent to clients, which choose their certificate by it. */
static bool tls_add_trusted(struct kin__http_tls *tls, X509 *cert, size_t index)
{
    (void)index;
    return X509_STORE_add_cert(tls->trusted, cert) == 1 &&
           SSL_CTX_add_client_CA(tls->context, cert) == 1;
}

static bool tls_add_key(struct kin__http_tls *tls, kin_str pem)
{
    AUTO_BIO *bio = BIO_new_mem_buf(pem.ptr, (int)pem.len);
    AUTO_KEY *key = bio ? PEM_read_bio_PrivateKey(bio, NULL, NULL,
                                                  tls_no_password)
                        : NULL;

    return key && SSL_CTX_use_PrivateKey(tls->context, key) == 1;
}

/* --- the context ------------------------------------------------------- */

/* The only protocol; other offers are ignored. */
static int tls_choose(SSL *session, const unsigned char **out,
                      unsigned char *out_len, const unsigned char *in,
                      unsigned in_len, void *userdata)
{
    static const unsigned char ours[] = "\x08http/1.1";
    unsigned char *chosen = NULL;

    (void)session;
    (void)userdata;
    if (SSL_select_next_proto(&chosen, out_len, ours, sizeof(ours) - 1, in,
                              in_len) != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_NOACK;
    *out = chosen;
    return SSL_TLSEXT_ERR_OK;
}

/* Certificates are optional and checked by kin__http_tls_trusts(). */
static int tls_accept_any(X509_STORE_CTX *work, void *userdata)
{
    (void)work;
    (void)userdata;
    return 1;
}

static bool tls_configure(struct kin__http_tls *tls)
{
    SSL_CTX *context = tls->context;

    /* A session that is resumed would not present a certificate again. */
    SSL_CTX_set_options(context, SSL_OP_NO_TICKET | SSL_OP_NO_RENEGOTIATION |
                                     SSL_OP_NO_COMPRESSION);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    /* Each record is work that counts.  Idle sessions have no buffers. */
    SSL_CTX_clear_mode(context, SSL_MODE_AUTO_RETRY);
    SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE |
                                  SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                                  SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_alpn_select_cb(context, tls_choose, /* userdata= */ NULL);
    if (tls->asks_clients) {
        SSL_CTX_set_verify(context, SSL_VERIFY_PEER, /* callback= */ NULL);
        SSL_CTX_set_cert_verify_callback(context, tls_accept_any, NULL);
    }
    return SSL_CTX_set_num_tickets(context, 0) == 1 &&
           SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) == 1;
}

static bool tls_load(struct kin__http_tls *tls, kin_str cert, kin_str key,
                     kin_str client_ca)
{
    tls->context = SSL_CTX_new(TLS_server_method());
    tls->trusted = X509_STORE_new();
    return tls->context && tls->trusted && tls_configure(tls) &&
           tls_each_cert(tls, cert, tls_add_own) && tls_add_key(tls, key) &&
           SSL_CTX_check_private_key(tls->context) == 1 &&
           (client_ca.len == 0 ||
            tls_each_cert(tls, client_ca, tls_add_trusted));
}

static int tls_failed(kin_error *err)
{
    unsigned long code = ERR_peek_last_error();
    const char *reason = ERR_reason_error_string(code);

    if (ERR_GET_REASON(code) == ERR_R_MALLOC_FAILURE)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    return kin_error_set(err, KIN_ETLS,
                         "the server's certificate, key or client CA cannot be "
                         "used: %s",
                         reason ? reason : "unknown error");
}

int kin__http_tls_init(struct kin__http_tls *tls, kin_str cert, kin_str key,
                       kin_str client_ca, kin_error *err)
{
    int r = 0;

    *tls = (struct kin__http_tls){.asks_clients = client_ca.len > 0};
    if (cert.len > INT_MAX || key.len > INT_MAX || client_ca.len > INT_MAX)
        return kin_error_set(err, KIN_ETLS, "a certificate is too long");
    (void)ERR_set_mark();
    if (!tls_load(tls, cert, key, client_ca)) {
        r = tls_failed(err);
        kin__http_tls_done(tls);
    }
    (void)ERR_pop_to_mark();
    return r;
}

void kin__http_tls_done(struct kin__http_tls *tls)
{
    SSL_CTX_free(tls->context);
    X509_STORE_free(tls->trusted);
    *tls = (struct kin__http_tls){0};
}

/* --- sessions ---------------------------------------------------------- */

SSL *kin__http_tls_session(const struct kin__http_tls *tls, int fd)
{
    SSL *session = SSL_new(tls->context);

    if (session && SSL_set_fd(session, fd) != 1) {
        SSL_free(session);
        session = NULL;
    }
    if (session)
        SSL_set_accept_state(session);
    else
        ERR_clear_error();
    return session;
}

static bool tls_verify(const struct kin__http_tls *tls, SSL *session,
                       X509_STORE_CTX *work)
{
    X509 *cert = SSL_get0_peer_certificate(session);

    if (X509_STORE_CTX_init(work, tls->trusted, cert,
                            SSL_get_peer_cert_chain(session)) != 1 ||
        X509_STORE_CTX_set_default(work, "ssl_client") != 1)
        return false;
    X509_VERIFY_PARAM *param = X509_STORE_CTX_get0_param(work);
    X509_VERIFY_PARAM_set_auth_level(param, SSL_get_security_level(session));
    /* Every certificate of the client CA is trusted, also an intermediate. */
    return X509_VERIFY_PARAM_set_flags(param, X509_V_FLAG_PARTIAL_CHAIN) == 1 &&
           X509_verify_cert(work) == 1;
}

bool kin__http_tls_trusts(const struct kin__http_tls *tls, SSL *session)
{
    X509_STORE_CTX *work = X509_STORE_CTX_new();
    bool is_trusted = work && tls_verify(tls, session, work);

    X509_STORE_CTX_free(work);
    ERR_clear_error();
    return is_trusted;
}
