/* SPDX-License-Identifier: Apache-2.0 */
#include "net/responder.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <kin/stop.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/str.h"
#include "base/thread.h"
#include "net/listen.h"

enum {
    RESPONDER_CONNECTIONS = 16,
    RESPONDER_HEAD_MAX = 8192,
    RESPONDER_HEAD_MS = 10 * 1000,
    RESPONDER_TAKE_MS = 30 * 1000,
    RESPONDER_LEAVE_MS = 1000, /* for the client to close */
    RESPONDER_PAUSE_MS = 100,  /* when no connection can be accepted */
};

enum connection_state {
    CONNECTION_FREE,
    CONNECTION_READS,
    CONNECTION_WRITES,
    CONNECTION_LEAVES, /* all is sent; input is discarded */
};

struct connection {
    enum connection_state state;
    int fd;
    int64_t due_ns; /* when it is closed */
    struct kin__buf in;
    struct kin__buf out;
    size_t sent; /* of the answer */
};

struct kin__responder {
    const kin_allocator *alloc;
    struct kin__responder_opts opts;
    int fd;
    kin_stop *stop; /* owned */
    int stop_fd;    /* borrowed from it */
    struct kin__thread thread;
    bool is_short; /* out of descriptors or memory: accept later */
    struct connection connections[RESPONDER_CONNECTIONS];
    char url[KIN__LISTEN_URL_SIZE];
};

static int64_t after_ms(int64_t ms)
{
    return kin__clock_now_ns(kin__clock_real()) + ms * KIN__NS_PER_MS;
}

static void connection_close(struct connection *self)
{
    close(self->fd);
    kin__buf_done(&self->in);
    kin__buf_done(&self->out);
    self->state = CONNECTION_FREE;
}

/* ---- answers ---- */

static const char *status_text(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 400:
        return "Bad Request";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 431:
        return "Request Header Fields Too Large";
    case 503:
        return "Service Unavailable";
    default:
        return "Internal Server Error";
    }
}

static int answer_write(struct kin__buf *out, int status, const char *type,
                        kin_str body, bool has_body)
{
    int r = kin__buf_printf(out,
                            "HTTP/1.1 %d %s\r\n"
                            "Content-Type: %s\r\n"
                            "Content-Length: %zu\r\n"
                            "X-Content-Type-Options: nosniff\r\n"
                            "%sConnection: close\r\n\r\n",
                            status, status_text(status), type, body.len,
                            status == 405 ? "Allow: GET, HEAD\r\n" : "");

    return r == 0 && has_body ? kin__buf_append(out, body) : r;
}

/* Sends a status as text. */
static int answer_refuse(struct kin__buf *out, int status)
{
    return answer_write(out, status, "text/plain; charset=utf-8",
                        kin_s(status_text(status)), /* has_body= */ true);
}

static int answer_target(struct kin__responder *self, kin_str target,
                         bool is_head, struct kin__buf *out)
{
    KIN__AUTO_BUF body;
    const char *type = "text/plain; charset=utf-8";

    kin__buf_init(&body, self->alloc, KIN__RESPONDER_BODY_MAX);
    int status = self->opts.answer(target, &body, &type, self->opts.userdata);
    return answer_write(out, status, type, kin__buf_str(&body), !is_head);
}

/* Handles the first line of a head. */
static int answer_head(struct kin__responder *self, kin_str head,
                       struct kin__buf *out)
{
    kin_str line = kin__str_cut(&head, '\r');
    kin_str method = kin__str_cut(&line, ' ');
    kin_str target = kin__str_cut(&line, ' ');
    bool is_head = kin_str_eq(method, KIN__S("HEAD"));

    if (!kin_str_starts_with(line, KIN__S("HTTP/1.")) || target.len == 0 ||
        target.ptr[0] != '/')
        return answer_refuse(out, 400);
    if (!is_head && !kin_str_eq(method, KIN__S("GET")))
        return answer_refuse(out, 405);
    return answer_target(self, target, is_head, out);
}

/* ---- connections ---- */

static bool head_is_whole(const struct kin__buf *in)
{
    return in->len > 0 && strstr(in->ptr, "\r\n\r\n") != NULL;
}

static void connection_send(struct connection *self)
{
    kin_str rest = kin__str_slice(kin__buf_str(&self->out), self->sent,
                                  self->out.len);
    ssize_t sent = send(self->fd, rest.ptr, rest.len, MSG_NOSIGNAL);

    if (sent < 0 && errno != EAGAIN && errno != EINTR) {
        connection_close(self);
        return;
    }
    if (sent > 0)
        self->sent += (size_t)sent;
    if (self->sent < self->out.len)
        return;
    (void)shutdown(self->fd, SHUT_WR);
    self->state = CONNECTION_LEAVES;
    self->due_ns = after_ms(RESPONDER_LEAVE_MS);
}

static void connection_answer(struct kin__responder *self,
                              struct connection *connection, int refusal)
{
    struct kin__buf *out = &connection->out;
    int r = refusal ? answer_refuse(out, refusal)
                    : answer_head(self, kin__buf_str(&connection->in), out);

    if (r < 0) {
        kin__buf_clear(out);
        r = answer_refuse(out, 500);
    }
    if (r < 0) {
        connection_close(connection);
        return;
    }
    connection->state = CONNECTION_WRITES;
    connection->due_ns = after_ms(RESPONDER_TAKE_MS);
    connection_send(connection);
}

static void connection_read(struct kin__responder *self,
                            struct connection *connection)
{
    char bytes[1024];
    ssize_t len = recv(connection->fd, bytes, sizeof(bytes), 0);

    if (len < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (len <= 0) {
        connection_close(connection);
        return;
    }
    if (connection->state == CONNECTION_LEAVES)
        return;
    /* A NUL would hide the end of the head. */
    int refusal = memchr(bytes, '\0', (size_t)len) ? 400 : 0;
    int r = refusal ? 0
                    : kin__buf_append(&connection->in,
                                      kin_str_of(bytes, (size_t)len));
    if (r < 0)
        refusal = r == KIN_ELIMIT ? 431 : 503;
    if (refusal || head_is_whole(&connection->in))
        connection_answer(self, connection, refusal);
}

/* The deadline also applies to clients that keep sending. */
static void connection_step(struct kin__responder *self,
                            struct connection *connection, int events)
{
    int64_t now_ns = kin__clock_now_ns(kin__clock_real());

    if (events != 0 && connection->state == CONNECTION_WRITES)
        connection_send(connection);
    else if (events != 0)
        connection_read(self, connection);
    if (connection->state != CONNECTION_FREE && now_ns >= connection->due_ns)
        connection_close(connection);
}

static struct connection *responder_room(struct kin__responder *self)
{
    for (size_t i = 0; i < RESPONDER_CONNECTIONS; i++)
        if (self->connections[i].state == CONNECTION_FREE)
            return &self->connections[i];
    return NULL;
}

static void responder_accept(struct kin__responder *self)
{
    struct connection *connection = responder_room(self);
    int fd = accept4(self->fd, /* addr= */ NULL, /* addr_len= */ NULL,
                     SOCK_CLOEXEC | SOCK_NONBLOCK);

    if (fd < 0) {
        self->is_short = errno == EMFILE || errno == ENFILE ||
                         errno == ENOBUFS || errno == ENOMEM;
        return;
    }
    *connection = (struct connection){.state = CONNECTION_READS,
                                      .fd = fd,
                                      .due_ns = after_ms(RESPONDER_HEAD_MS)};
    kin__buf_init(&connection->in, self->alloc, RESPONDER_HEAD_MAX);
    kin__buf_init(&connection->out, self->alloc,
                  KIN__RESPONDER_BODY_MAX + RESPONDER_HEAD_MAX);
}

/* ---- the thread ---- */

/* The poll timeout; -1 for none. */
static int responder_timeout_ms(const struct kin__responder *self)
{
    int64_t now_ns = kin__clock_now_ns(kin__clock_real());
    int64_t wait_ms = self->is_short ? RESPONDER_PAUSE_MS : INT32_MAX;

    for (size_t i = 0; i < RESPONDER_CONNECTIONS; i++) {
        const struct connection *connection = &self->connections[i];
        if (connection->state == CONNECTION_FREE)
            continue;
        int64_t left_ms = (connection->due_ns - now_ns) / KIN__NS_PER_MS + 1;
        if (left_ms < wait_ms)
            wait_ms = left_ms > 0 ? left_ms : 0;
    }
    return wait_ms == INT32_MAX ? -1 : (int)wait_ms;
}

static void responder_fill(struct kin__responder *self, struct pollfd *polled)
{
    bool wants_more = responder_room(self) && !self->is_short;

    polled[0] = (struct pollfd){.fd = self->stop_fd, .events = POLLIN};
    polled[1] = (struct pollfd){.fd = wants_more ? self->fd : -1,
                                .events = POLLIN};
    for (size_t i = 0; i < RESPONDER_CONNECTIONS; i++) {
        const struct connection *connection = &self->connections[i];
        bool is_free = connection->state == CONNECTION_FREE;
        polled[i + 2] = (struct pollfd){
            .fd = is_free ? -1 : connection->fd,
            .events = connection->state == CONNECTION_WRITES ? POLLOUT : POLLIN,
        };
    }
}

static void responder_run(void *userdata)
{
    struct kin__responder *self = userdata;
    struct pollfd polled[RESPONDER_CONNECTIONS + 2];

    for (;;) {
        responder_fill(self, polled);
        int count = poll(polled, RESPONDER_CONNECTIONS + 2,
                         responder_timeout_ms(self));
        if (polled[0].revents)
            return;
        if (count < 0)
            continue; /* interrupted, or out of memory */
        self->is_short = false;
        for (size_t i = 0; i < RESPONDER_CONNECTIONS; i++)
            if (self->connections[i].state != CONNECTION_FREE)
                connection_step(self, &self->connections[i],
                                polled[i + 2].revents);
        if (polled[1].revents)
            responder_accept(self);
    }
}

/* ---- life ---- */

static int responder_start(struct kin__responder *self, kin_error *err)
{
    const struct kin__listen_opts opts = {
        .address = self->opts.address,
        .port = self->opts.port,
        .scheme = "http",
        .refusal = self->opts.is_remote_allowed
                       ? NULL
                       : "there is no authentication; the program has to "
                         "allow that",
    };
    int r = kin_stop_new(/* parent= */ NULL,
                         KIN_OPTS(kin_stop_opts, .alloc = self->alloc),
                         &self->stop, err);

    if (r < 0)
        return r;
    self->stop_fd = kin_stop_fd(self->stop, err);
    if (self->stop_fd < 0)
        return self->stop_fd;
    r = kin__listen(&opts, &self->fd, self->url, sizeof(self->url), err);
    if (r < 0)
        return r;
    return kin__thread_start(
        &self->thread, &(struct kin__thread_opts){.name = "kin-responder"},
        responder_run, self, err);
}

int kin__responder_new(const kin_allocator *alloc,
                       const struct kin__responder_opts *opts,
                       struct kin__responder **ret, kin_error *err)
{
    if (!alloc)
        alloc = kin_allocator_default();
    struct kin__responder *self = kin__alloc0(alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    self->alloc = alloc;
    self->opts = *opts;
    self->fd = -1;
    int r = responder_start(self, err);
    if (r < 0) {
        (void)kin__responder_free(self);
        return r;
    }
    *ret = self;
    return 0;
}

struct kin__responder *kin__responder_free(struct kin__responder *responder)
{
    if (!responder)
        return NULL;
    if (responder->stop)
        kin_stop_request(responder->stop);
    if (responder->thread.is_started)
        kin__thread_join(&responder->thread);
    for (size_t i = 0; i < RESPONDER_CONNECTIONS; i++)
        if (responder->connections[i].state != CONNECTION_FREE)
            connection_close(&responder->connections[i]);
    kin__listen_close(responder->fd);
    (void)kin_stop_unref(responder->stop);
    kin__free(responder->alloc, responder);
    return NULL;
}

const char *kin__responder_url(const struct kin__responder *responder)
{
    return responder->url;
}
