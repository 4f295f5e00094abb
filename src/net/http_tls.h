/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_tls.h - TLS 1.2 and 1.3 for the HTTP server, with OpenSSL.
 *
 * OpenSSL's default library context is used and not changed, so that the
 * machine's configuration, such as required algorithms, applies here as well.
 * The queue of errors of the calling thread belongs to the program: functions
 * called by its threads leave it as it was.
 */
#ifndef KIN_NET_HTTP_TLS_H
#define KIN_NET_HTTP_TLS_H

#include <stdbool.h>

#include <openssl/ssl.h>

#include <kin/error.h>
#include <kin/str.h>

/* Shared by all sessions of a server; all zero without TLS. */
struct kin__http_tls {
    SSL_CTX *context;    /* owned; NULL without TLS */
    X509_STORE *trusted; /* owned; CAs of clients */
    bool asks_clients;   /* for a certificate, which is optional */
};

/* Loads PEM; `client_ca` may be empty.  0, KIN_ETLS or KIN_ENOMEM. */
int kin__http_tls_init(struct kin__http_tls *tls, kin_str cert, kin_str key,
                       kin_str client_ca, kin_error *err) KIN_NODISCARD;
void kin__http_tls_done(struct kin__http_tls *tls);

/* A server session over a non-blocking socket; NULL on failure. */
SSL *kin__http_tls_session(const struct kin__http_tls *tls, int fd);

/* Whether the client's certificate is valid now, issued by a trusted CA and
 * meant for clients; the handshake does not check this. */
bool kin__http_tls_trusts(const struct kin__http_tls *tls, SSL *session);

#endif /* KIN_NET_HTTP_TLS_H */
