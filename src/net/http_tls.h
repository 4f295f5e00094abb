/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_tls.h - TLS of the HTTP server: 1.2 or 1.3, by GnuTLS.
 */
#ifndef KIN_NET_HTTP_TLS_H
#define KIN_NET_HTTP_TLS_H

#include <stdbool.h>

#include <gnutls/gnutls.h>

#include <kin/error.h>
#include <kin/str.h>

/* What all sessions of a server share; zero is one without TLS. */
struct kin__http_tls {
    gnutls_certificate_credentials_t credentials; /* owned; NULL without TLS */
    gnutls_priority_t priority;                   /* owned */
    bool asks_clients; /* for a certificate, which they need not have */
};

/* PEM; `client_ca` may be empty.  0, KIN_ETLS or KIN_ENOMEM. */
int kin__http_tls_init(struct kin__http_tls *tls, kin_str cert, kin_str key,
                       kin_str client_ca, kin_error *err) KIN_NODISCARD;
void kin__http_tls_done(struct kin__http_tls *tls);

/* A session over a socket that does not block; NULL if it cannot be made. */
gnutls_session_t kin__http_tls_session(const struct kin__http_tls *tls, int fd);

#endif /* KIN_NET_HTTP_TLS_H */
