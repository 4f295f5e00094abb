/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_tls.h - TLS 1.2 and 1.3 for the HTTP server, with GnuTLS.
 */
#ifndef KIN_NET_HTTP_TLS_H
#define KIN_NET_HTTP_TLS_H

#include <stdbool.h>

#include <gnutls/gnutls.h>

#include <kin/error.h>
#include <kin/str.h>

/* Shared by all sessions of a server; all zero without TLS. */
struct kin__http_tls {
    gnutls_certificate_credentials_t credentials; /* owned; NULL without TLS */
    gnutls_priority_t priority;                   /* owned */
    bool asks_clients; /* for a certificate, which is optional */
};

/* Loads PEM; `client_ca` may be empty.  0, KIN_ETLS or KIN_ENOMEM. */
int kin__http_tls_init(struct kin__http_tls *tls, kin_str cert, kin_str key,
                       kin_str client_ca, kin_error *err) KIN_NODISCARD;
void kin__http_tls_done(struct kin__http_tls *tls);

/* A server session over a non-blocking socket; NULL on failure. */
gnutls_session_t kin__http_tls_session(const struct kin__http_tls *tls, int fd);

#endif /* KIN_NET_HTTP_TLS_H */
