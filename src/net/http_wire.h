/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_wire.h - the bytes of one connection, plain or through TLS.
 *
 * The socket is non-blocking and polled edge-triggered, so the wire remembers
 * that there may be more to read until a read has emptied the socket.
 */
#ifndef KIN_NET_HTTP_WIRE_H
#define KIN_NET_HTTP_WIRE_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/str.h>

#include "net/http_tls.h"

struct kin__http_wire {
    int fd;           /* owned */
    SSL *session;     /* owned; NULL without TLS */
    bool is_readable; /* there may be something to read */
    bool is_ending;   /* the client will send no more; there may still be input
                         to read */
    bool is_examined; /* the first byte was checked for plain HTTP */
};

enum kin__http_wire_result {
    KIN__HTTP_WIRE_OK,
    KIN__HTTP_WIRE_BLOCKED, /* until the socket is ready */
    KIN__HTTP_WIRE_ENDED,   /* by the client, or broken */
    KIN__HTTP_WIRE_PLAIN,   /* a plain HTTP request to a server with TLS */
};

/* Creates the session if the server uses TLS; false if that fails. */
bool kin__http_wire_secure(struct kin__http_wire *wire,
                           const struct kin__http_tls *tls);
/* Closes the descriptor and frees the session. */
void kin__http_wire_done(struct kin__http_wire *wire);

/* Records the events that epoll has reported for the socket. */
void kin__http_wire_note(struct kin__http_wire *wire, unsigned events);

/* Continues the TLS handshake; OK when it is complete, or without TLS. */
enum kin__http_wire_result kin__http_wire_shake(struct kin__http_wire *wire);
/* OK gives at least one byte; over TLS it may give none: then read again. */
enum kin__http_wire_result kin__http_wire_read(struct kin__http_wire *wire,
                                               char *room, size_t size,
                                               size_t *ret_len);
/* After BLOCKED the same bytes must come first in the next call.  `has_more`
 * says that the caller will write more right away. */
enum kin__http_wire_result kin__http_wire_write(struct kin__http_wire *wire,
                                                kin_str bytes, bool has_more,
                                                size_t *ret_len);
/* Sends plain bytes instead of TLS, as many as fit, and frees the session. */
void kin__http_wire_write_plain(struct kin__http_wire *wire, kin_str bytes);
/* Closes the sending direction, with an alert over TLS. */
void kin__http_wire_finish(struct kin__http_wire *wire);
/* Reads and discards raw bytes, also over TLS; OK if there were any. */
enum kin__http_wire_result kin__http_wire_drain(struct kin__http_wire *wire,
                                                char *room, size_t size);

#endif /* KIN_NET_HTTP_WIRE_H */
