/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_send.c - the output of a connection.
 *
 * Bytes in `out` are sent first, then the body of the answer from the handler's
 * buffer.  A stream is pulled only when everything before it was sent, into a
 * buffer of the loop; only what the socket does not take is kept.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "net/http_internal.h"

enum {
    SEND_TOGETHER = 4096, /* a body up to this size is sent with its head */
    SEND_CHUNK_HEAD = 8,  /* room for "4000\r\n" */
};

static const char send_failure[] = "HTTP/1.1 500 Internal Server Error\r\n"
                                   "Content-Length: 0\r\n"
                                   "Connection: close\r\n\r\n";
static const char send_stopping[] = "HTTP/1.1 503 Service Unavailable\r\n"
                                    "Content-Length: 0\r\n"
                                    "Connection: close\r\n\r\n";

/* --- bytes ------------------------------------------------------------- */

/* A client that does not read its answer may be closed for others, like one
 * that sends no request. */
static void send_note_blocked(struct kin__http_conn *conn, bool is_blocked)
{
    if (conn->is_blocked == is_blocked)
        return;
    conn->is_blocked = is_blocked;
    conn->since_ns = kin__clock_now_ns(/* clock= */ NULL);
    if (is_blocked)
        kin__http_door_idle(conn);
    else if (conn->call && conn->call->refusal == 0)
        kin__http_door_busy(conn);
}

/* Writes once; adds the written length to `*sent`. */
static enum kin__http_step send_some(struct kin__http_conn *conn, kin_str bytes,
                                     bool has_more, size_t *sent)
{
    size_t len = 0;
    enum kin__http_wire_result result = kin__http_wire_write(&conn->wire, bytes,
                                                             has_more, &len);

    if (result == KIN__HTTP_WIRE_ENDED)
        return KIN__HTTP_STEP_OVER;
    if (result == KIN__HTTP_WIRE_OK) {
        *sent += len;
        send_note_blocked(conn, false);
        return KIN__HTTP_STEP_ON;
    }
    send_note_blocked(conn, true);
    return KIN__HTTP_STEP_BLOCKED;
}

static enum kin__http_step send_all(struct kin__http_conn *conn, kin_str bytes,
                                    bool has_more, size_t *sent)
{
    enum kin__http_step step = KIN__HTTP_STEP_ON;

    assert(*sent <= bytes.len);
    while (step == KIN__HTTP_STEP_ON && *sent < bytes.len) {
        size_t before = *sent;

        step = send_some(conn, kin__str_slice(bytes, *sent, bytes.len),
                         has_more, sent);
        if (kin__http_conn_yields(conn, *sent - before) && *sent < bytes.len)
            return KIN__HTTP_STEP_BLOCKED;
    }
    return step;
}

enum kin__http_step kin__http_send_flush(struct kin__http_conn *conn,
                                         bool has_more)
{
    enum kin__http_step step = send_all(conn, kin__buf_str(&conn->out),
                                        has_more, &conn->out_sent);

    assert(conn->out_sent <= conn->out.len);
    if (step != KIN__HTTP_STEP_ON || conn->out.len == 0)
        return step;
    kin__buf_done(&conn->out);
    conn->out_sent = 0;
    return step;
}

/* Sends from a shared buffer: the rest is copied. */
static enum kin__http_step send_or_keep(struct kin__http_conn *conn,
                                        kin_str bytes)
{
    size_t sent = 0;
    enum kin__http_step step = send_some(conn, bytes, /* has_more= */ false,
                                         &sent);

    if (step != KIN__HTTP_STEP_OVER &&
        kin__buf_append(&conn->out, kin__str_slice(bytes, sent, bytes.len)) < 0)
        return KIN__HTTP_STEP_OVER;
    return step;
}

/* --- the head ---------------------------------------------------------- */

static bool status_has_body(int status)
{
    return status != 204 && status != 304;
}

static bool answer_is_chunked(const struct kin__http_call *call)
{
    return call->has_stream && !call->head.is_old;
}

static int send_framing(struct kin__http_conn *conn, struct kin__buf *head)
{
    const struct kin__http_call *call = conn->call;

    assert(conn->call);
    if (!status_has_body(call->status))
        return 0;
    if (!call->has_stream)
        return kin__buf_printf(head, "Content-Length: %zu\r\n",
                               call->answer.len);
    return answer_is_chunked(call)
               ? kin__buf_append(head, KIN__S("Transfer-Encoding: chunked\r\n"))
               : 0;
}

static int send_head(struct kin__http_conn *conn)
{
    struct kin__http_call *call = conn->call;
    struct kin__buf *head = &call->answer_head;
    int r = head->len > 0 ? 0 : KIN_ENOMEM;

    assert(conn->call);
    if (r == 0)
        r = kin__buf_printf(head, "Date: %s\r\n",
                            kin__http_loop_date(conn->loop));
    if (r == 0)
        r = send_framing(conn, head);
    if (r == 0 && conn->is_last)
        r = kin__buf_append(head, KIN__S("Connection: close\r\n"));
    if (r == 0)
        r = kin__buf_append(head, KIN__S("\r\n"));
    return r < 0 ? r : kin__buf_append(&conn->out, kin__buf_str(head));
}

/* Sends an answer that needs no memory, and closes. */
static enum kin__http_step send_bare(struct kin__http_conn *conn,
                                     const char *text)
{
    size_t sent = 0;

    conn->is_last = true;
    conn->has_body = false;
    if (conn->out.len > 0)
        return KIN__HTTP_STEP_OVER;
    (void)send_all(conn, kin_s(text), /* has_more= */ false, &sent);
    return sent < strlen(text) ? KIN__HTTP_STEP_OVER : KIN__HTTP_STEP_ON;
}

/* --- the answer -------------------------------------------------------- */

enum kin__http_step kin__http_send_start(struct kin__http_conn *conn)
{
    struct kin__http_call *call = conn->call;

    conn->state = KIN__HTTP_ANSWER;
    conn->answer_sent = 0;
    conn->is_stream_over = false;
    conn->has_body = status_has_body(call->status) &&
                     !kin_str_eq(call->head.method, KIN__S("HEAD"));
    /* A stream that is not chunked ends with the connection. */
    conn->is_last = conn->is_last || conn->loop->is_stopping ||
                    (call->has_stream && call->head.is_old);
    if (call->has_stream) {
        call->is_streamed = true;
        atomic_fetch_add(&call->server->stream_count, 1);
    }
    if (send_head(conn) < 0)
        return send_bare(conn, send_failure);
    if (conn->has_body && call->answer.len <= SEND_TOGETHER &&
        kin__buf_append(&conn->out, kin__buf_str(&call->answer)) == 0)
        conn->answer_sent = call->answer.len;
    return KIN__HTTP_STEP_ON;
}

enum kin__http_step kin__http_send_begin(struct kin__http_conn *conn)
{
    struct kin__http_call *call = conn->call;
    bool is_answered;
    {
        KIN__LOCK_SCOPE(&call->mutex);
        is_answered = call->is_answered;
        /* A later answer is dropped. */
        if (!is_answered && conn->loop->is_stopping)
            call->waiter = NULL;
    }
    if (is_answered)
        return kin__http_send_start(conn);
    if (!conn->loop->is_stopping)
        return KIN__HTTP_STEP_BLOCKED;
    conn->state = KIN__HTTP_ANSWER;
    return send_bare(conn, send_stopping);
}

/* --- streams ----------------------------------------------------------- */

static enum kin__http_step send_chunk(struct kin__http_conn *conn, char *data,
                                      size_t len)
{
    char size[SEND_CHUNK_HEAD + 1];

    if (!answer_is_chunked(conn->call))
        return send_or_keep(conn, kin_str_of(data, len));
    int size_len = snprintf(size, sizeof(size), "%zx\r\n", len);
    assert(size_len > 0 && size_len <= SEND_CHUNK_HEAD);
    memcpy(data - size_len, size, (size_t)size_len);
    data[len] = '\r';
    data[len + 1] = '\n';
    return send_or_keep(
        conn, kin_str_of(data - size_len, (size_t)size_len + len + 2));
}

static enum kin__http_step send_stream_end(struct kin__http_conn *conn)
{
    assert(!conn->is_stream_over);
    conn->is_stream_over = true;
    return answer_is_chunked(conn->call) &&
                   kin__buf_append(&conn->out, KIN__S("0\r\n\r\n")) < 0
               ? KIN__HTTP_STEP_OVER
               : KIN__HTTP_STEP_ON;
}

static enum kin__http_step send_stream(struct kin__http_conn *conn)
{
    char *room = conn->loop->scratch + SEND_CHUNK_HEAD;
    size_t len = 0;

    assert(conn->call && conn->has_body);
    switch (kin__http_call_pull(conn->call, room, KIN__HTTP_BLOCK_SIZE, &len)) {
    case KIN__HTTP_MORE:
        if (send_chunk(conn, room, len) == KIN__HTTP_STEP_OVER)
            return KIN__HTTP_STEP_OVER;
        return kin__http_conn_yields(conn, len) ? KIN__HTTP_STEP_BLOCKED
                                                : KIN__HTTP_STEP_ON;
    case KIN__HTTP_IDLE:
        return KIN__HTTP_STEP_BLOCKED;
    case KIN__HTTP_END:
        return send_stream_end(conn);
    default:
        return KIN__HTTP_STEP_OVER;
    }
}

static bool send_is_done(const struct kin__http_conn *conn)
{
    const struct kin__http_call *call = conn->call;

    if (!conn->has_body)
        return true;
    return call->has_stream ? conn->is_stream_over
                            : conn->answer_sent == call->answer.len;
}

enum kin__http_step kin__http_send_step(struct kin__http_conn *conn)
{
    struct kin__http_call *call = conn->call;
    bool has_more = conn->has_body && conn->answer_sent < call->answer.len;
    enum kin__http_step step = kin__http_send_flush(conn, has_more);

    if (step != KIN__HTTP_STEP_ON)
        return step;
    while (!send_is_done(conn)) {
        step = call->has_stream
                   ? send_stream(conn)
                   : send_all(conn, kin__buf_str(&call->answer),
                              /* has_more= */ false, &conn->answer_sent);
        if (step == KIN__HTTP_STEP_ON)
            step = kin__http_send_flush(conn, /* has_more= */ false);
        if (step != KIN__HTTP_STEP_ON)
            return step;
    }
    return KIN__HTTP_STEP_ON;
}
