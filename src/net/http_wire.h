/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_wire.h - the bytes of one connection, plain or through TLS.
 *
 * The socket does not block and its readiness is reported on edges: the wire
 * remembers that it may have more to read until a read says otherwise.
 */
#ifndef KIN_NET_HTTP_WIRE_H
#define KIN_NET_HTTP_WIRE_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/str.h>

#include "net/http_tls.h"

struct kin__http_wire {
    int fd;                   /* owned */
    gnutls_session_t session; /* owned; NULL without TLS */
    bool is_readable;         /* there may be something to read */
    bool is_ending;           /* the client will send no more, perhaps after
                                 what can still be read */
    bool is_sending;          /* a record is in the session's hands */
    bool is_examined;         /* the first byte was looked at */
};

enum kin__http_wire_result {
    KIN__HTTP_WIRE_OK,
    KIN__HTTP_WIRE_BLOCKED, /* until the socket is ready */
    KIN__HTTP_WIRE_ENDED,   /* by the client, or broken */
    KIN__HTTP_WIRE_PLAIN,   /* a request without TLS where TLS is spoken */
};

/* Makes it speak TLS, if the server does; false without memory. */
bool kin__http_wire_secure(struct kin__http_wire *wire,
                           const struct kin__http_tls *tls);
/* Closes the descriptor. */
void kin__http_wire_done(struct kin__http_wire *wire);

/* What epoll has reported of the socket. */
void kin__http_wire_note(struct kin__http_wire *wire, unsigned events);

/* Agrees on TLS; OK when that is done, at once without TLS. */
enum kin__http_wire_result kin__http_wire_shake(struct kin__http_wire *wire);
/* OK gives at least one byte. */
enum kin__http_wire_result kin__http_wire_read(struct kin__http_wire *wire,
                                               char *room, size_t size,
                                               size_t *ret_len);
/* After BLOCKED the same bytes must come first in the next call.  `has_more`
 * says that the caller will write more right away. */
enum kin__http_wire_result kin__http_wire_write(struct kin__http_wire *wire,
                                                kin_str bytes, bool has_more,
                                                size_t *ret_len);
/* Sends bytes past TLS, as much as fits. */
void kin__http_wire_write_plain(struct kin__http_wire *wire, kin_str bytes);
/* Says that no more will be sent. */
void kin__http_wire_finish(struct kin__http_wire *wire);
/* Reads and drops, past TLS; OK if something was dropped. */
enum kin__http_wire_result kin__http_wire_drain(struct kin__http_wire *wire,
                                                char *room, size_t size);

#endif /* KIN_NET_HTTP_WIRE_H */
