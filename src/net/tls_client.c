/* SPDX-License-Identifier: Apache-2.0 */
#include "net/tls_client.h"

#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "base/alloc.h"
#include "base/error.h"

enum {
    TLS_PEERS_MAX = 8, /* whose settings are kept */
    /* Bytes read at once: several records, each of up to 16 KiB. */
    TLS_READ_AHEAD = 66 << 10,
};

/* ---- sockets: as OpenSSL's own, but a write raises no signal ---- */

static int bio_result(BIO *bio, ssize_t n)
{
    BIO_clear_retry_flags(bio);
    return (int)n;
}

static int bio_write(BIO *bio, const char *bytes, int len)
{
    int fd = (int)(intptr_t)BIO_get_data(bio);
    ssize_t n = send(fd, bytes, (size_t)len, MSG_NOSIGNAL);
    int r = bio_result(bio, n);

    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        BIO_set_retry_write(bio);
    return r;
}

static int bio_read(BIO *bio, char *to, int len)
{
    int fd = (int)(intptr_t)BIO_get_data(bio);
    ssize_t n = recv(fd, to, (size_t)len, /* flags= */ 0);
    int r = bio_result(bio, n);

    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        BIO_set_retry_read(bio);
    return r;
}

static long bio_control(BIO *bio, int command, long number, void *pointer)
{
    (void)bio;
    (void)number;
    (void)pointer;
    return command == BIO_CTRL_FLUSH ? 1 : 0;
}

/* Its type tells BIOs apart only for BIO_find_type(), which is not used; the
 * number of new types in a process is limited. */
static BIO_METHOD *bio_method_new(void)
{
    BIO_METHOD *method = BIO_meth_new(BIO_TYPE_MEM, "kin socket");

    if (method) {
        BIO_meth_set_write(method, bio_write);
        BIO_meth_set_read(method, bio_read);
        BIO_meth_set_ctrl(method, bio_control);
    }
    return method;
}

/* ---- errors ---- */

static const char *tls_verify_text(long verdict)
{
    switch (verdict) {
    case X509_V_ERR_CERT_NOT_YET_VALID:
        return "the certificate is not valid yet";
    case X509_V_ERR_CERT_HAS_EXPIRED:
        return "the certificate has expired";
    case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
    case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN:
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
        return "the certificate is signed by an unknown authority";
    case X509_V_ERR_HOSTNAME_MISMATCH:
    case X509_V_ERR_IP_ADDRESS_MISMATCH:
        return "the certificate is for another host";
    default:
        return X509_verify_cert_error_string(verdict);
    }
}

/* Sets KIN_ETLS from OpenSSL's first error, or KIN_ENOMEM. */
static int tls_fail(kin_error *err, const char *what)
{
    unsigned long code = ERR_peek_error();
    const char *reason = ERR_reason_error_string(code);

    if (ERR_GET_REASON(code) == ERR_R_MALLOC_FAILURE)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    return kin_error_set(err, KIN_ETLS, "tls: %s%s%s", what,
                         *what && reason ? ": " : "", reason ? reason : "");
}

/* Of a connection, by SSL_ERROR_SSL. */
static int tls_fail_protocol(SSL *ssl, kin_error *err)
{
    long verdict = SSL_get_verify_result(ssl);
    unsigned long code = ERR_peek_error();

    if (ERR_GET_LIB(code) == ERR_LIB_SSL) {
        switch (ERR_GET_REASON(code)) {
        case SSL_R_UNEXPECTED_EOF_WHILE_READING:
            return kin_error_set(err, KIN_ECONNECT,
                                 "the connection ended without notice");
        case SSL_R_CERTIFICATE_VERIFY_FAILED:
            return kin_error_set(err, KIN_ETLS, "tls: %s",
                                 tls_verify_text(verdict));
        case SSL_R_WRONG_VERSION_NUMBER:
        case SSL_R_PACKET_LENGTH_TOO_LONG:
        case SSL_R_HTTP_REQUEST:
            return kin_error_set(err, KIN_ETLS,
                                 "tls: the server does not speak TLS here; is "
                                 "it http:// instead of https://?");
        case SSL_R_TLSV13_ALERT_CERTIFICATE_REQUIRED:
            return kin_error_set(err, KIN_ETLS,
                                 "tls: the server wants a client certificate");
        default:
            break;
        }
    }
    return tls_fail(err, "");
}

static int tls_result(SSL *ssl, int result, kin_error *err)
{
    int errnum = errno;
    char scratch[KIN__ERRNO_TEXT_SIZE];

    switch (SSL_get_error(ssl, result)) {
    case SSL_ERROR_WANT_READ:
        return KIN__TLS_WANTS_READ;
    case SSL_ERROR_WANT_WRITE:
        return KIN__TLS_WANTS_WRITE;
    case SSL_ERROR_ZERO_RETURN:
        return KIN__TLS_CLOSED;
    case SSL_ERROR_SSL:
        return tls_fail_protocol(ssl, err);
    default:
        return kin_error_set(err, KIN_ECONNECT, "%s",
                             errnum ? kin__errno_text(errnum, scratch)
                                    : "the connection ended without notice");
    }
}

/* Before and after each call that can fail: the queue of errors belongs to the
 * thread, which may be the program's. */
static void tls_begin(void)
{
    ERR_clear_error();
    errno = 0;
}

/* `n`: what OpenSSL returned; 1 for success. */
static int tls_end(SSL *ssl, int n, kin_error *err)
{
    int r = n == 1 ? KIN__TLS_DONE : tls_result(ssl, n, err);

    ERR_clear_error();
    return r;
}

/* ---- settings of a peer ---- */

struct tls_settings {
    struct cds_list_head link;
    struct kin__peer *peer; /* owned reference; NULL for defaults */
    SSL_CTX *context;       /* owned */
    SSL_SESSION *session;   /* owned; the last one; NULL for none */
    char *session_host;     /* owned; of its server */
    uintptr_t hosts;        /* how often that has changed */
};

static struct tls_settings *settings_free(struct tls_settings *settings,
                                          const kin_allocator *alloc)
{
    if (!settings)
        return NULL;
    SSL_SESSION_free(settings->session);
    SSL_CTX_free(settings->context);
    kin__peer_unref(settings->peer);
    kin__free(alloc, settings->session_host);
    kin__free(alloc, settings);
    return NULL;
}

/* Without it, OpenSSL asks for the password of a key on the terminal. */
static int settings_no_password(char *to, int size, int is_writing,
                                void *userdata)
{
    (void)is_writing;
    (void)userdata;
    if (size > 0)
        to[0] = '\0';
    return 0;
}

static BIO *settings_pem(kin_str pem)
{
    return pem.len > INT_MAX ? NULL : BIO_new_mem_buf(pem.ptr, (int)pem.len);
}

/* Adds all certificates of a text to the trusted ones.  Blocks that are no
 * certificate are skipped, as Go does. */
static int settings_take_ca(SSL_CTX *context, kin_str pem, kin_error *err)
{
    X509_STORE *store = SSL_CTX_get_cert_store(context);
    BIO *bio = settings_pem(pem);
    size_t left = pem.len + 1;
    size_t count = 0;

    /* Without memory, nothing is read. */
    while (bio && BIO_ctrl_pending(bio) > 0 && BIO_ctrl_pending(bio) < left) {
        left = BIO_ctrl_pending(bio);
        X509 *cert = PEM_read_bio_X509(bio, NULL, settings_no_password, NULL);
        count += cert && X509_STORE_add_cert(store, cert) == 1;
        X509_free(cert);
    }
    BIO_free(bio);
    ERR_clear_error();
    if (count > 0)
        return 0;
    return kin_error_set(err, KIN_ETLS,
                         "tls: the certificate authority is not a PEM "
                         "certificate");
}

static int settings_take_chain(SSL_CTX *context, BIO *bio)
{
    X509 *cert = PEM_read_bio_X509(bio, NULL, settings_no_password, NULL);
    int is_good = cert && SSL_CTX_use_certificate(context, cert) == 1;

    X509_free(cert);
    while (is_good) {
        cert = PEM_read_bio_X509(bio, NULL, settings_no_password, NULL);
        if (!cert)
            break;
        is_good = SSL_CTX_add0_chain_cert(context, cert) == 1;
        if (!is_good)
            X509_free(cert);
    }
    return is_good;
}

static int settings_take_cert(SSL_CTX *context, const struct kin__peer *peer,
                              kin_error *err)
{
    BIO *cert = settings_pem(peer->cert);
    BIO *key = settings_pem(peer->key);
    EVP_PKEY *pkey = NULL;
    int r = 0;

    if (!cert || !key || !settings_take_chain(context, cert))
        r = tls_fail(err, "the client certificate cannot be used");
    ERR_clear_error();
    if (r == 0) {
        pkey = PEM_read_bio_PrivateKey(key, NULL, settings_no_password, NULL);
        if (!pkey || SSL_CTX_use_PrivateKey(context, pkey) != 1 ||
            SSL_CTX_check_private_key(context) != 1)
            r = tls_fail(err, "the key of the client certificate cannot be "
                              "used");
    }
    EVP_PKEY_free(pkey);
    BIO_free(key);
    BIO_free(cert);
    ERR_clear_error();
    return r;
}

/* Keeps the last session for the next connection to the same server. */
static int settings_on_session(SSL *ssl, SSL_SESSION *session)
{
    struct tls_settings *settings = SSL_CTX_get_app_data(SSL_get_SSL_CTX(ssl));

    if (!settings->session_host ||
        (uintptr_t)SSL_get_app_data(ssl) != settings->hosts)
        return 0;
    SSL_SESSION_free(settings->session);
    settings->session = session;
    return 1; /* it is ours now */
}

static int settings_trust(SSL_CTX *context, const struct kin__peer *peer,
                          kin_error *err)
{
    X509_VERIFY_PARAM *param = SSL_CTX_get0_param(context);

    if (peer && peer->is_insecure) {
        SSL_CTX_set_verify(context, SSL_VERIFY_NONE, NULL);
        return 0;
    }
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
    /* A certificate that is trusted need not be a root, as in Go. */
    X509_VERIFY_PARAM_set_flags(param, X509_V_FLAG_PARTIAL_CHAIN);
    X509_VERIFY_PARAM_set_hostflags(param,
                                    X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    if (peer && peer->ca.len > 0)
        return settings_take_ca(context, peer->ca, err);
    if (SSL_CTX_set_default_verify_paths(context) != 1)
        return tls_fail(err, "the system's certificates cannot be read");
    return 0;
}

static int settings_fill(struct tls_settings *settings, kin_error *err)
{
    SSL_CTX *context = settings->context;
    const struct kin__peer *peer = settings->peer;

    if (SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) != 1)
        return tls_fail(err, "TLS 1.2 is not supported");
    SSL_CTX_set_app_data(context, settings);
    /* Else a write may have to wait for a read. */
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION);
    /* An idle connection holds no buffers. */
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS |
                                  SSL_MODE_ENABLE_PARTIAL_WRITE |
                                  SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    SSL_CTX_set_read_ahead(context, 1);
    SSL_CTX_set_default_read_buffer_len(context, TLS_READ_AHEAD);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_CLIENT |
                                                SSL_SESS_CACHE_NO_INTERNAL);
    SSL_CTX_sess_set_new_cb(context, settings_on_session);
    SSL_CTX_set_default_passwd_cb(context, settings_no_password);
    int r = settings_trust(context, peer, err);
    if (r == 0 && peer && peer->cert.len > 0)
        r = settings_take_cert(context, peer, err);
    return r;
}

static int settings_new(struct kin__tls_clients *clients,
                        struct kin__peer *peer, struct tls_settings **ret,
                        kin_error *err)
{
    struct tls_settings *settings = kin__alloc0(clients->alloc, 1,
                                                sizeof(*settings));

    if (!settings)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    CDS_INIT_LIST_HEAD(&settings->link);
    settings->peer = kin__peer_ref(peer);
    settings->context = SSL_CTX_new(TLS_client_method());
    int r = settings->context ? settings_fill(settings, err)
                              : kin_error_set(err, KIN_ENOMEM, NULL);
    if (r < 0) {
        (void)settings_free(settings, clients->alloc);
        return r;
    }
    *ret = settings;
    return 0;
}

static void settings_drop_last(struct kin__tls_clients *clients)
{
    struct tls_settings *last = cds_list_entry(clients->recent.prev,
                                               struct tls_settings, link);

    /* Its connections keep the context, but know no settings from now on. */
    SSL_CTX_sess_set_new_cb(last->context, NULL);
    SSL_CTX_set_app_data(last->context, NULL);
    kin__list_unlink(&last->link);
    clients->count--;
    (void)settings_free(last, clients->alloc);
}

static int settings_get(struct kin__tls_clients *clients,
                        struct kin__peer *peer, struct tls_settings **ret,
                        kin_error *err)
{
    struct tls_settings *settings = NULL;

    cds_list_for_each_entry(settings, &clients->recent, link) {
        if (kin__peer_is_equal(settings->peer, peer)) {
            kin__list_unlink(&settings->link);
            cds_list_add(&settings->link, &clients->recent);
            *ret = settings;
            return 0;
        }
    }
    int r = settings_new(clients, peer, &settings, err);
    if (r < 0)
        return r;
    if (clients->count == TLS_PEERS_MAX)
        settings_drop_last(clients);
    cds_list_add(&settings->link, &clients->recent);
    clients->count++;
    *ret = settings;
    return 0;
}

void kin__tls_clients_init(struct kin__tls_clients *clients,
                           const kin_allocator *alloc)
{
    *clients = (struct kin__tls_clients){.alloc = alloc};
    CDS_INIT_LIST_HEAD(&clients->recent);
}

void kin__tls_clients_done(struct kin__tls_clients *clients)
{
    while (clients->count > 0)
        settings_drop_last(clients);
    BIO_meth_free(clients->method);
    clients->method = NULL;
}

/* ---- connections ---- */

static bool tls_is_address(const char *host)
{
    unsigned char address[sizeof(struct in6_addr)];

    return inet_pton(AF_INET, host, address) == 1 ||
           inet_pton(AF_INET6, host, address) == 1;
}

/* The name that the certificate must have.  The dot of the root at its end is
 * neither in certificates nor in SNI (RFC 6066, 3). */
static int tls_expect(SSL *ssl, const char *host)
{
    char name[TLSEXT_MAXLEN_host_name + 1];
    size_t len = strlen(host);

    assert(len < sizeof(name));
    if (tls_is_address(host))
        return X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(ssl), host);
    len -= len > 1 && host[len - 1] == '.';
    memcpy(name, host, len);
    name[len] = '\0';
    return SSL_set1_host(ssl, name) == 1 &&
           SSL_ctrl(ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME,
                    TLSEXT_NAMETYPE_host_name, name) == 1;
}

static void tls_resume(struct kin__tls_clients *clients, SSL *ssl,
                       struct tls_settings *settings, const char *host)
{
    if (settings->session_host && strcmp(settings->session_host, host) == 0) {
        if (settings->session)
            (void)SSL_set_session(ssl, settings->session);
        return;
    }
    SSL_SESSION_free(KIN__STEAL(settings->session));
    kin__free(clients->alloc, settings->session_host);
    /* Without a name, sessions are not kept. */
    settings->session_host = kin__strdup(clients->alloc, kin_s(host));
    settings->hosts++;
}

static int tls_prepare(struct kin__tls_clients *clients, SSL *ssl, int fd)
{
    static const unsigned char protocol[] = "\x08http/1.1";

    if (!clients->method)
        clients->method = bio_method_new();
    BIO *bio = clients->method ? BIO_new(clients->method) : NULL;
    if (!bio)
        return 0;
    BIO_set_data(bio, (void *)(intptr_t)fd);
    BIO_set_init(bio, 1);
    SSL_set_bio(ssl, bio, bio);
    SSL_set_connect_state(ssl);
    return SSL_set_alpn_protos(ssl, protocol, sizeof(protocol) - 1) == 0;
}

static int tls_open(struct kin__tls_clients *clients, struct kin__peer *peer,
                    const char *host, int fd, SSL **ret, kin_error *err)
{
    struct tls_settings *settings = NULL;
    int r = settings_get(clients, peer, &settings, err);

    if (r < 0)
        return r;
    if (peer && peer->server_name)
        host = peer->server_name;
    SSL *ssl = SSL_new(settings->context);
    if (strlen(host) > TLSEXT_MAXLEN_host_name) {
        SSL_free(ssl);
        return kin_error_set(err, KIN_ETLS,
                             "tls: the name of the host is over %d bytes",
                             TLSEXT_MAXLEN_host_name);
    }
    if (!ssl || !tls_prepare(clients, ssl, fd) || !tls_expect(ssl, host)) {
        SSL_free(ssl);
        return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    tls_resume(clients, ssl, settings, host);
    SSL_set_app_data(ssl, (void *)settings->hosts);
    *ret = ssl;
    return 0;
}

int kin__tls_open(struct kin__tls_clients *clients, struct kin__peer *peer,
                  const char *host, int fd, SSL **ret, kin_error *err)
{
    tls_begin();
    int r = tls_open(clients, peer, host, fd, ret, err);
    ERR_clear_error();
    return r;
}

void kin__tls_close(SSL *ssl)
{
    if (!ssl)
        return;
    tls_begin();
    (void)SSL_shutdown(ssl);
    SSL_free(ssl);
    ERR_clear_error();
}

/* A session that a server does not accept must not fail the next handshake. */
static void tls_forget_session(SSL *ssl)
{
    struct tls_settings *settings = SSL_CTX_get_app_data(SSL_get_SSL_CTX(ssl));

    if (settings && (uintptr_t)SSL_get_app_data(ssl) == settings->hosts)
        SSL_SESSION_free(KIN__STEAL(settings->session));
}

int kin__tls_handshake(SSL *ssl, kin_error *err)
{
    tls_begin();
    int r = tls_end(ssl, SSL_do_handshake(ssl), err);
    if (r < 0)
        tls_forget_session(ssl);
    if (r != KIN__TLS_CLOSED)
        return r;
    return kin_error_set(err, KIN_ECONNECT,
                         "the connection ended within the TLS handshake");
}

int kin__tls_read(SSL *ssl, char *to, size_t size, size_t *ret_len,
                  kin_error *err)
{
    tls_begin();
    return tls_end(ssl, SSL_read_ex(ssl, to, size, ret_len), err);
}

int kin__tls_write(SSL *ssl, kin_str bytes, size_t *ret_len, kin_error *err)
{
    tls_begin();
    return tls_end(ssl, SSL_write_ex(ssl, bytes.ptr, bytes.len, ret_len), err);
}
