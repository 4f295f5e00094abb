/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_wire.h"

#include <errno.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <openssl/err.h>

bool kin__http_wire_secure(struct kin__http_wire *wire,
                           const struct kin__http_tls *tls)
{
    if (!tls->context)
        return true;
    wire->session = kin__http_tls_session(tls, wire->fd);
    return wire->session != NULL;
}

void kin__http_wire_done(struct kin__http_wire *wire)
{
    SSL_free(wire->session);
    if (wire->fd >= 0)
        close(wire->fd);
    wire->session = NULL;
    wire->fd = -1;
}

void kin__http_wire_note(struct kin__http_wire *wire, unsigned events)
{
    if (events & (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR))
        wire->is_readable = true;
    if (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR))
        wire->is_ending = true;
}

static enum kin__http_wire_result wire_of_errno(struct kin__http_wire *wire)
{
    if (errno != EAGAIN && errno != EWOULDBLOCK)
        return KIN__HTTP_WIRE_ENDED;
    wire->is_readable = false;
    return KIN__HTTP_WIRE_BLOCKED;
}

/* --- TLS --------------------------------------------------------------- */

/* A TLS record does not begin with a letter; all HTTP methods do.  Without the
 * first byte there is nothing to do yet: OpenSSL would read it. */
static enum kin__http_wire_result wire_examine(struct kin__http_wire *wire)
{
    char first = 0;
    ssize_t len = 0;

    if (wire->is_examined)
        return KIN__HTTP_WIRE_OK;
    do
        len = recv(wire->fd, &first, 1, MSG_PEEK | MSG_DONTWAIT);
    while (len < 0 && errno == EINTR);
    if (len < 0)
        return wire_of_errno(wire);
    if (len == 0)
        return KIN__HTTP_WIRE_ENDED;
    wire->is_examined = true;
    return first >= 'A' && first <= 'Z' ? KIN__HTTP_WIRE_PLAIN
                                        : KIN__HTTP_WIRE_OK;
}

/* Whether an operation failed only because the socket was not ready. */
static bool wire_is_blocked(struct kin__http_wire *wire, int result)
{
    int cause = SSL_get_error(wire->session, result);

    return cause == SSL_ERROR_WANT_READ || cause == SSL_ERROR_WANT_WRITE;
}

enum kin__http_wire_result kin__http_wire_shake(struct kin__http_wire *wire)
{
    if (!wire->session)
        return KIN__HTTP_WIRE_OK;
    enum kin__http_wire_result seen = wire_examine(wire);
    if (seen != KIN__HTTP_WIRE_OK)
        return seen;
    ERR_clear_error();
    int r = SSL_do_handshake(wire->session);
    if (r == 1) {
        wire->is_readable = true;
        return KIN__HTTP_WIRE_OK;
    }
    return wire_is_blocked(wire, r) ? KIN__HTTP_WIRE_BLOCKED
                                    : KIN__HTTP_WIRE_ENDED;
}

/* Whether the socket has bytes, or the end of the input. */
static bool wire_has_input(struct kin__http_wire *wire)
{
    char byte;

    return recv(wire->fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) >= 0;
}

/* OpenSSL also wants to read after a record without content, such as a key
 * update.  Then no event announces the bytes behind it, so the result is OK
 * with 0 bytes as long as the socket has input. */
static enum kin__http_wire_result wire_read_tls(struct kin__http_wire *wire,
                                                char *room, size_t size,
                                                size_t *ret_len)
{
    ERR_clear_error();
    *ret_len = 0;
    int r = SSL_read_ex(wire->session, room, size, ret_len);
    if (r == 1)
        return KIN__HTTP_WIRE_OK;
    switch (SSL_get_error(wire->session, r)) {
    case SSL_ERROR_WANT_READ:
        wire->is_readable = wire_has_input(wire);
        return wire->is_readable ? KIN__HTTP_WIRE_OK : KIN__HTTP_WIRE_BLOCKED;
    case SSL_ERROR_WANT_WRITE: /* the answer to a key update */
        return KIN__HTTP_WIRE_BLOCKED;
    default:
        return KIN__HTTP_WIRE_ENDED;
    }
}

static enum kin__http_wire_result wire_write_tls(struct kin__http_wire *wire,
                                                 kin_str bytes, size_t *ret_len)
{
    ERR_clear_error();
    int r = SSL_write_ex(wire->session, bytes.ptr, bytes.len, ret_len);
    if (r == 1)
        return KIN__HTTP_WIRE_OK;
    return wire_is_blocked(wire, r) ? KIN__HTTP_WIRE_BLOCKED
                                    : KIN__HTTP_WIRE_ENDED;
}

/* --- plain ------------------------------------------------------------- */

static enum kin__http_wire_result wire_read_plain(struct kin__http_wire *wire,
                                                  char *room, size_t size,
                                                  size_t *ret_len)
{
    ssize_t len;

    do
        len = recv(wire->fd, room, size, /* flags= */ 0);
    while (len < 0 && errno == EINTR);
    if (len < 0)
        return wire_of_errno(wire);
    if (len == 0)
        return KIN__HTTP_WIRE_ENDED;
    /* A short read has emptied the socket.  After EPOLLRDHUP the end of the
     * input is still to be read, and no event will announce it. */
    if ((size_t)len < size && !wire->is_ending)
        wire->is_readable = false;
    *ret_len = (size_t)len;
    return KIN__HTTP_WIRE_OK;
}

enum kin__http_wire_result kin__http_wire_read(struct kin__http_wire *wire,
                                               char *room, size_t size,
                                               size_t *ret_len)
{
    if (!wire->is_readable)
        return KIN__HTTP_WIRE_BLOCKED;
    return wire->session ? wire_read_tls(wire, room, size, ret_len)
                         : wire_read_plain(wire, room, size, ret_len);
}

enum kin__http_wire_result kin__http_wire_write(struct kin__http_wire *wire,
                                                kin_str bytes, bool has_more,
                                                size_t *ret_len)
{
    ssize_t len;

    if (wire->session)
        return wire_write_tls(wire, bytes, ret_len);
    do
        len = send(wire->fd, bytes.ptr, bytes.len,
                   MSG_NOSIGNAL | (has_more ? MSG_MORE : 0));
    while (len < 0 && errno == EINTR);
    if (len < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK ? KIN__HTTP_WIRE_BLOCKED
                                                       : KIN__HTTP_WIRE_ENDED;
    *ret_len = (size_t)len;
    return KIN__HTTP_WIRE_OK;
}

/* --- the end ----------------------------------------------------------- */

void kin__http_wire_write_plain(struct kin__http_wire *wire, kin_str bytes)
{
    ssize_t len = send(wire->fd, bytes.ptr, bytes.len,
                       MSG_NOSIGNAL | MSG_DONTWAIT);
    (void)len;
    /* The client reads plain text: no TLS alert may follow it. */
    SSL_free(wire->session);
    wire->session = NULL;
}

void kin__http_wire_finish(struct kin__http_wire *wire)
{
    if (wire->session)
        (void)SSL_shutdown(wire->session);
    (void)shutdown(wire->fd, SHUT_WR);
    wire->is_readable = true;
}

enum kin__http_wire_result kin__http_wire_drain(struct kin__http_wire *wire,
                                                char *room, size_t size)
{
    ssize_t len;

    if (!wire->is_readable)
        return KIN__HTTP_WIRE_BLOCKED;
    do
        len = recv(wire->fd, room, size, /* flags= */ 0);
    while (len < 0 && errno == EINTR);
    if (len < 0)
        return wire_of_errno(wire);
    return len == 0 ? KIN__HTTP_WIRE_ENDED : KIN__HTTP_WIRE_OK;
}
