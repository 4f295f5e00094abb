/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tls_client.h - TLS 1.2 and 1.3 of a client, with OpenSSL.
 *
 * The settings of a peer are read once, for its first connection, and kept for
 * later ones together with the last session.  Used by one thread.  OpenSSL uses
 * its own memory, not the library's allocator.
 */
#ifndef KIN_NET_TLS_CLIENT_H
#define KIN_NET_TLS_CLIENT_H

#include <stddef.h>

#include <openssl/ssl.h>

#include "base/list.h"
#include "net/peer.h"

/* Results of reads, writes and handshakes beside errors. */
enum {
    KIN__TLS_DONE = 0,
    KIN__TLS_WANTS_READ = 1,  /* again when the socket is readable */
    KIN__TLS_WANTS_WRITE = 2, /* again when it is writable */
    KIN__TLS_CLOSED = 3,      /* the peer has ended the connection */
};

/* Zero-initialised, except for the allocator and the list. */
struct kin__tls_clients {
    const kin_allocator *alloc;
    BIO_METHOD *method;          /* owned; NULL before the first connection */
    struct cds_list_head recent; /* settings of peers; last used first */
    size_t count;                /* of them */
};

void kin__tls_clients_init(struct kin__tls_clients *clients,
                           const kin_allocator *alloc);
void kin__tls_clients_done(struct kin__tls_clients *clients);

/* A connection over a socket; `peer` may be NULL, `host` is the name that the
 * certificate must have unless the peer says otherwise.  The result is freed
 * with kin__tls_close().  0, KIN_ETLS or KIN_ENOMEM. */
int kin__tls_open(struct kin__tls_clients *clients, struct kin__peer *peer,
                  const char *host, int fd, SSL **ret,
                  kin_error *err) KIN_NODISCARD;
/* Sends close_notify if the connection is intact.  NULL is allowed. */
void kin__tls_close(SSL *ssl);

/* One of the results above, KIN_ETLS, KIN_ECONNECT (the connection broke) or
 * KIN_ENOMEM. */
int kin__tls_handshake(SSL *ssl, kin_error *err) KIN_NODISCARD;
int kin__tls_read(SSL *ssl, char *to, size_t size, size_t *ret_len,
                  kin_error *err) KIN_NODISCARD;
int kin__tls_write(SSL *ssl, kin_str bytes, size_t *ret_len,
                   kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_TLS_CLIENT_H */
