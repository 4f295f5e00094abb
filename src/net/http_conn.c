/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_conn.c - one connection: its states and its input.
 */
#include <assert.h>
#include <sys/epoll.h>

#include "base/alloc.h"
#include "base/str.h"
#include "net/http_internal.h"

enum {
    CONN_TURN_BYTES = 256 * 1024,
    CONN_TURN_REQUEST = 4096, /* cost of a request in a turn */
    CONN_TURN_READ = 2048,    /* least cost of a read */
    CONN_LINGER_MS = 1000,
};

/* --- life -------------------------------------------------------------- */

struct kin__http_conn *kin__http_conn_new(struct kin__http_server *server,
                                          struct kin__http_loop *loop, int fd)
{
    struct kin__http_wire wire = {.fd = fd};
    struct kin__http_conn *conn = kin__alloc0(server->alloc, 1, sizeof(*conn));

    if (!conn) {
        kin__http_wire_done(&wire);
        return NULL;
    }
    conn->server = server;
    conn->loop = loop;
    conn->wire = wire;
    conn->since_ns = kin__clock_now_ns(/* clock= */ NULL);
    CDS_INIT_LIST_HEAD(&conn->link);
    CDS_INIT_LIST_HEAD(&conn->in_ready);
    CDS_INIT_LIST_HEAD(&conn->in_mail);
    CDS_INIT_LIST_HEAD(&conn->by_age);
    CDS_INIT_LIST_HEAD(&conn->of_address);
    kin__buf_init(&conn->in, server->alloc,
                  server->opts.max_head_bytes + KIN__HTTP_SCRATCH_SIZE);
    kin__buf_init(&conn->out, server->alloc, SIZE_MAX / 2);
    kin__buf_init(&conn->client_text, server->alloc,
                  server->opts.max_head_bytes);
    atomic_fetch_add(&server->conn_count, 1);
    return conn;
}

static void conn_end_call(struct kin__http_conn *conn)
{
    if (conn->call)
        kin__http_call_over(KIN__STEAL(conn->call));
}

void kin__http_conn_close(struct kin__http_conn *conn)
{
    struct kin__http_server *server = conn->server;

    conn_end_call(conn);
    /* No other thread puts it into the mail any more. */
    {
        KIN__LOCK_SCOPE(&conn->loop->mutex);
        kin__list_unlink(&conn->in_mail);
    }
    kin__list_unlink(&conn->in_ready);
    kin__list_unlink(&conn->link);
    if (conn->is_attached) /* a child process may have a copy */
        (void)epoll_ctl(conn->loop->epoll, EPOLL_CTL_DEL, conn->wire.fd, NULL);
    kin__http_door_leave(conn);
    kin__http_wire_done(&conn->wire);
    kin__buf_done(&conn->in);
    kin__buf_done(&conn->out);
    kin__buf_done(&conn->client_text);
    kin__free(server->alloc, conn);
    atomic_fetch_sub(&server->conn_count, 1);
}

bool kin__http_conn_yields(struct kin__http_conn *conn, size_t moved)
{
    if (moved < conn->turn_left) {
        conn->turn_left -= moved;
        return false;
    }
    conn->turn_left = 0;
    kin__http_loop_queue(conn->loop, conn);
    return true;
}

/* --- what arrives ------------------------------------------------------ */

static enum kin__http_step step_of(enum kin__http_wire_result result)
{
    switch (result) {
    case KIN__HTTP_WIRE_OK:
        return KIN__HTTP_STEP_ON;
    case KIN__HTTP_WIRE_BLOCKED:
        return KIN__HTTP_STEP_BLOCKED;
    case KIN__HTTP_WIRE_ENDED:
    case KIN__HTTP_WIRE_PLAIN:
    default:
        return KIN__HTTP_STEP_OVER;
    }
}

/* Reads into the loop's buffer. */
static enum kin__http_step conn_receive(struct kin__http_conn *conn,
                                        kin_str *ret)
{
    size_t len = 0;

    if (conn->turn_left == 0)
        return KIN__HTTP_STEP_BLOCKED;
    enum kin__http_step step = step_of(kin__http_wire_read(
        &conn->wire, conn->loop->scratch, KIN__HTTP_SCRATCH_SIZE, &len));
    if (step != KIN__HTTP_STEP_ON)
        return step;
    (void)kin__http_conn_yields(conn,
                                len > CONN_TURN_READ ? len : CONN_TURN_READ);
    *ret = kin_str_of(conn->loop->scratch, len);
    return step;
}

static kin_str conn_input(const struct kin__http_conn *conn)
{
    kin_str bytes = kin__buf_str(&conn->in);

    assert(conn->in_used <= conn->in.len);
    return kin__str_slice(bytes, conn->in_used, bytes.len);
}

/* Drops used input; a waiting connection has no buffer.  The rest is moved
 * only when more arrives: a buffer may contain a thousand requests. */
static void conn_consume(struct kin__http_conn *conn, size_t len)
{
    assert(len <= conn->in.len - conn->in_used);
    conn->in_used += len;
    if (conn->in_used < conn->in.len)
        return;
    kin__buf_done(&conn->in);
    conn->in_used = 0;
}

static enum kin__http_step conn_keep(struct kin__http_conn *conn, kin_str bytes)
{
    kin__buf_consume(&conn->in, conn->in_used);
    conn->in_used = 0;
    return kin__buf_append(&conn->in, bytes) < 0 ? KIN__HTTP_STEP_OVER
                                                 : KIN__HTTP_STEP_ON;
}

/* The request is complete, or rejected. */
static enum kin__http_step conn_ask(struct kin__http_conn *conn)
{
    struct kin__http_call *call = conn->call;

    assert(conn->call);
    atomic_store(&conn->held_bytes, 0);
    if (call->refusal == 0)
        kin__http_door_busy(conn);
    if (conn->wire.session && conn->server->tls.asks_clients &&
        !conn->is_client_known)
        kin__http_client_read(conn);
    conn->state = KIN__HTTP_ASKED;
    bool is_answered = kin__http_call_ask(call);
    (void)kin__http_conn_yields(conn, CONN_TURN_REQUEST);
    return is_answered ? kin__http_send_start(conn) : KIN__HTTP_STEP_ON;
}

/* The following input cannot be parsed: the answer is the last. */
static enum kin__http_step conn_refuse(struct kin__http_conn *conn, int status)
{
    if (!conn->call)
        conn->call = kin__http_call_new(conn);
    if (!conn->call)
        return KIN__HTTP_STEP_OVER;
    conn->is_last = true;
    kin__http_call_refuse(conn->call, status);
    return conn_ask(conn);
}

static enum kin__http_step conn_begin_body(struct kin__http_conn *conn)
{
    struct kin__http_call *call = conn->call;

    conn->state = KIN__HTTP_BODY;
    conn->body_left = call->head.body_len;
    conn->chunks = (struct kin__chunks){0};
    if (kin__http_call_skips_body(call))
        return conn_refuse(conn, call->refusal);
    if (call->head.awaits_continue && conn_input(conn).len == 0 &&
        kin__buf_append(&conn->out, KIN__S("HTTP/1.1 100 Continue\r\n\r\n")) <
            0)
        return KIN__HTTP_STEP_OVER;
    return KIN__HTTP_STEP_ON;
}

static enum kin__http_step conn_begin_call(struct kin__http_conn *conn,
                                           size_t head_len)
{
    struct kin__http_call *call = kin__http_call_new(conn);

    if (!call)
        return KIN__HTTP_STEP_OVER;
    conn->call = call;
    kin__http_call_read_head(call,
                             kin__str_slice(conn_input(conn), 0, head_len));
    conn_consume(conn, head_len);
    conn->scan = (struct kin__http_scan){0};
    if (call->refusal != 0 && conn->is_last)
        return conn_refuse(conn, call->refusal);
    return conn_begin_body(conn);
}

static enum kin__http_step conn_read_head(struct kin__http_conn *conn)
{
    kin_str bytes = KIN__S("");
    size_t len = 0;
    int found = kin__http_scan(&conn->scan, conn_input(conn),
                               conn->server->opts.max_head_bytes, &len);

    assert(conn->state == KIN__HTTP_HEAD && !conn->call);
    if (found == KIN__HTTP_SCAN_WHOLE)
        return conn_begin_call(conn, len);
    if (found != KIN__HTTP_SCAN_MORE)
        return conn_refuse(conn, found);
    enum kin__http_step step = conn_receive(conn, &bytes);
    return step == KIN__HTTP_STEP_ON ? conn_keep(conn, bytes) : step;
}

/* Passes on a part of the body.  If it is much too long, the rest is not
 * read. */
static enum kin__http_step conn_take(struct kin__http_conn *conn, kin_str bytes)
{
    return kin__http_call_read_body(conn->call, bytes)
               ? KIN__HTTP_STEP_ON
               : conn_refuse(conn, conn->call->refusal);
}

static enum kin__http_step conn_take_chunks(struct kin__http_conn *conn,
                                            kin_str *in)
{
    enum kin__http_step step = KIN__HTTP_STEP_ON;

    assert(conn->call);
    while (step == KIN__HTTP_STEP_ON && conn->state == KIN__HTTP_BODY) {
        kin_str data = KIN__S("");
        int found = kin__chunks_next(&conn->chunks, in, &data);

        if (found == KIN__CHUNKS_MORE)
            return KIN__HTTP_STEP_ON;
        if (found == KIN__CHUNKS_END)
            return conn_ask(conn);
        step = found == KIN__CHUNKS_DATA ? conn_take(conn, data)
                                         : conn_refuse(conn, found);
        if (found != KIN__CHUNKS_DATA)
            return step;
    }
    return step;
}

static enum kin__http_step conn_take_length(struct kin__http_conn *conn,
                                            kin_str *in)
{
    size_t len = conn->body_left < in->len ? (size_t)conn->body_left : in->len;
    kin_str data = kin__str_slice(*in, 0, len);

    assert(conn->call);
    *in = kin__str_slice(*in, len, in->len);
    conn->body_left -= len;
    enum kin__http_step step = len > 0 ? conn_take(conn, data)
                                       : KIN__HTTP_STEP_ON;
    if (step != KIN__HTTP_STEP_ON || conn->state != KIN__HTTP_BODY)
        return step;
    return conn->body_left == 0 ? conn_ask(conn) : step;
}

static enum kin__http_step conn_take_body(struct kin__http_conn *conn,
                                          kin_str *in)
{
    return conn->call->head.is_chunked ? conn_take_chunks(conn, in)
                                       : conn_take_length(conn, in);
}

static enum kin__http_step conn_read_body(struct kin__http_conn *conn)
{
    kin_str bytes = conn_input(conn);
    size_t len = bytes.len;
    enum kin__http_step step = KIN__HTTP_STEP_ON;

    assert(conn->state == KIN__HTTP_BODY && conn->call);
    if (bytes.len > 0 ||
        (!conn->call->head.is_chunked && conn->body_left == 0)) {
        step = conn_take_body(conn, &bytes);
        conn_consume(conn, len - bytes.len);
        return step;
    }
    /* The client may wait for a 100. */
    step = kin__http_send_flush(conn, /* has_more= */ false);
    if (step == KIN__HTTP_STEP_ON)
        step = conn_receive(conn, &bytes);
    if (step != KIN__HTTP_STEP_ON)
        return step;
    step = conn_take_body(conn, &bytes);
    if (step == KIN__HTTP_STEP_OVER || bytes.len == 0)
        return step;
    return conn_keep(conn, bytes);
}

/* --- states ------------------------------------------------------------ */

static enum kin__http_step conn_linger(struct kin__http_conn *conn)
{
    /* Closing with unread input would discard the answer. */
    if (conn->loop->is_stopping) {
        conn->wire.is_readable = true;
        (void)kin__http_wire_drain(&conn->wire, conn->loop->scratch,
                                   KIN__HTTP_SCRATCH_SIZE);
        return KIN__HTTP_STEP_OVER;
    }
    conn->state = KIN__HTTP_LINGER;
    conn->since_ns = kin__clock_now_ns(/* clock= */ NULL);
    kin__buf_done(&conn->in);
    conn->in_used = 0;
    kin__http_wire_finish(&conn->wire);
    return KIN__HTTP_STEP_ON;
}

static enum kin__http_step conn_shake(struct kin__http_conn *conn)
{
    static const char text[] =
        "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\n"
        "Connection: close\r\n\r\nthis port speaks HTTPS only\n";

    assert(conn->state == KIN__HTTP_SHAKE);
    switch (kin__http_wire_shake(&conn->wire)) {
    case KIN__HTTP_WIRE_OK:
        conn->state = KIN__HTTP_HEAD;
        return KIN__HTTP_STEP_ON;
    case KIN__HTTP_WIRE_BLOCKED:
        return KIN__HTTP_STEP_BLOCKED;
    case KIN__HTTP_WIRE_PLAIN:
        kin__http_wire_write_plain(&conn->wire, kin_s(text));
        return conn_linger(conn);
    case KIN__HTTP_WIRE_ENDED:
    default:
        return KIN__HTTP_STEP_OVER;
    }
}

static enum kin__http_step conn_answer(struct kin__http_conn *conn)
{
    enum kin__http_step step = kin__http_send_step(conn);

    assert(conn->state == KIN__HTTP_ANSWER);
    if (step != KIN__HTTP_STEP_ON)
        return step;
    if (conn->call->refusal == 0)
        kin__http_door_idle(conn);
    conn_end_call(conn);
    if (conn->is_last)
        return conn_linger(conn);
    conn->state = KIN__HTTP_HEAD;
    conn->since_ns = kin__clock_now_ns(/* clock= */ NULL);
    /* Received input of the next request waits if other connections have
     * work. */
    return conn->turn_left == 0 ? KIN__HTTP_STEP_BLOCKED : KIN__HTTP_STEP_ON;
}

static enum kin__http_step conn_drop_input(struct kin__http_conn *conn)
{
    if (conn->turn_left == 0)
        return KIN__HTTP_STEP_BLOCKED;
    enum kin__http_step step = step_of(kin__http_wire_drain(
        &conn->wire, conn->loop->scratch, KIN__HTTP_SCRATCH_SIZE));
    if (step == KIN__HTTP_STEP_ON)
        (void)kin__http_conn_yields(conn, KIN__HTTP_SCRATCH_SIZE);
    return step;
}

static bool conn_waits_for_client(const struct kin__http_conn *conn)
{
    return conn->state != KIN__HTTP_ASKED && conn->state != KIN__HTTP_ANSWER;
}

static enum kin__http_step conn_step(struct kin__http_conn *conn)
{
    if (conn->loop->is_stopping && conn_waits_for_client(conn))
        return KIN__HTTP_STEP_OVER;
    switch (conn->state) {
    case KIN__HTTP_SHAKE:
        return conn_shake(conn);
    case KIN__HTTP_HEAD:
        return conn_read_head(conn);
    case KIN__HTTP_BODY:
        return conn_read_body(conn);
    case KIN__HTTP_ASKED:
        return kin__http_send_begin(conn);
    case KIN__HTTP_ANSWER:
        return conn_answer(conn);
    case KIN__HTTP_LINGER:
    default:
        return conn_drop_input(conn);
    }
}

void kin__http_conn_run(struct kin__http_conn *conn)
{
    enum kin__http_step step;

    conn->turn_left = CONN_TURN_BYTES;
    do
        step = conn_step(conn);
    while (step == KIN__HTTP_STEP_ON);
    if (step == KIN__HTTP_STEP_OVER)
        kin__http_conn_close(conn);
}

void kin__http_conn_sweep(struct kin__http_conn *conn, int64_t now_ns)
{
    int64_t limit_ms = conn->state == KIN__HTTP_LINGER
                           ? CONN_LINGER_MS
                           : conn->server->opts.idle_ms;
    bool is_limited = conn_waits_for_client(conn) || conn->is_blocked;

    if (is_limited && now_ns - conn->since_ns > limit_ms * KIN__NS_PER_MS)
        kin__http_conn_close(conn);
}
