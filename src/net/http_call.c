/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_call.c - one request and its answer.
 *
 * The connection's thread does all sending; another thread only stores the
 * answer in the call and queues the connection in its loop.  Before a
 * connection is freed, the loop clears the call's pointer to it, under the
 * call's mutex.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "net/http_internal.h"

enum { CALL_HEAD_ROOM = 256 }; /* for headers of the connection */

struct kin__http_call *kin__http_call_new(struct kin__http_conn *conn)
{
    struct kin__http_server *server = conn->server;
    struct kin__http_call *call = kin__alloc0(server->alloc, 1, sizeof(*call));

    if (!call)
        return NULL;
    kin__ref_init(&call->ref);
    call->alloc = server->alloc;
    call->server = server;
    call->conn = conn;
    call->waiter = conn;
    kin__mutex_init(&call->mutex);
    kin__buf_init(&call->body, call->alloc, server->opts.max_body_bytes);
    call->head.alloc = call->alloc;
    call->target.alloc = call->alloc;
    atomic_fetch_add(&server->call_count, 1);
    return call;
}

static void call_free(struct kin__http_call *call)
{
    kin__http_head_done(&call->head);
    kin__http_target_done(&call->target);
    kin__buf_done(&call->body);
    kin__buf_done(&call->answer_head);
    kin__buf_done(&call->answer);
    kin__mutex_done(&call->mutex);
    kin__free(call->alloc, call);
}

static void call_put(struct kin__http_call *call)
{
    if (kin__ref_put(&call->ref))
        call_free(call);
}

/* --- the request ------------------------------------------------------- */

static void call_uncount_bytes(struct kin__http_call *call)
{
    atomic_fetch_sub(&call->server->pending_bytes, call->counted_bytes);
    call->counted_bytes = 0;
}

void kin__http_call_refuse(struct kin__http_call *call, int status)
{
    assert(status >= 400);
    call->refusal = status;
    kin__buf_done(&call->body);
    call_uncount_bytes(call);
}

static int call_read_target(struct kin__http_call *call)
{
    switch (kin__http_target_init(&call->target, call->alloc, call->head.target,
                                  /* err= */ NULL)) {
    case 0:
        return 0;
    case KIN_ENOMEM:
        return 503;
    case KIN_ELIMIT:
        return 414;
    default:
        return 400;
    }
}

void kin__http_call_read_head(struct kin__http_call *call, kin_str text)
{
    call->refusal = kin__http_head_init(&call->head, call->alloc, text);
    /* The start of the next request is then unknown. */
    if (call->refusal != 0) {
        call->conn->is_last = true;
        return;
    }
    call->conn->is_last = call->head.is_last;
    call->refusal = call_read_target(call);
}

/* Returns how many bytes of a rejected body are still read, and dropped. */
static uint64_t call_max_dropped(const struct kin__http_call *call)
{
    return 2 * (uint64_t)call->server->opts.max_body_bytes +
           KIN__HTTP_BLOCK_SIZE;
}

/* Answering a client that is still sending means closing the connection.  So a
 * body that is not much too long is read, unless the client waits for a 100
 * (Continue) before it sends. */
bool kin__http_call_skips_body(struct kin__http_call *call)
{
    const struct kin__http_head *head = &call->head;

    if (head->body_len > call->server->opts.max_body_bytes)
        kin__http_call_refuse(call, 413);
    return call->refusal != 0 &&
           (head->body_len > call_max_dropped(call) || head->awaits_continue);
}

static bool call_count_bytes(struct kin__http_call *call, size_t size)
{
    struct kin__http_server *server = call->server;
    size_t before = atomic_fetch_add(&server->pending_bytes, size);

    call->counted_bytes += size;
    atomic_store(&call->conn->held_bytes, call->counted_bytes);
    if (before + size <= server->opts.max_pending_bytes)
        return true;
    kin__http_door_free_memory(call->conn);
    return false;
}

bool kin__http_call_read_body(struct kin__http_call *call, kin_str bytes)
{
    if (call->refusal == 0) {
        int r = call_count_bytes(call, bytes.len)
                    ? kin__buf_append(&call->body, bytes)
                    : KIN_ENOMEM;
        if (r == 0)
            return true;
        kin__http_call_refuse(call, r == KIN_ELIMIT ? 413 : 503);
    }
    call->dropped_bytes += bytes.len;
    return call->dropped_bytes <= call_max_dropped(call);
}

const struct kin__http_incoming *kin__http_call_incoming(
    const struct kin__http_call *call)
{
    return &call->incoming;
}

bool kin__http_call_parameter(const struct kin__http_call *call, kin_str name,
                              kin_str *ret)
{
    return kin__http_target_find(&call->target, name, ret);
}

kin_str kin__http_call_header(const struct kin__http_call *call,
                              const char *name)
{
    kin_str value = KIN__S("");

    (void)kin__http_head_find(&call->head, kin_s(name), &value);
    return value;
}

size_t kin__http_call_headers(const struct kin__http_call *call,
                              const char *name, kin_str *ret, size_t max)
{
    const struct kin__http_head *head = &call->head;
    size_t count = 0;

    for (size_t i = 0; i < head->field_count && count < max; i++)
        if (kin__str_eq_nocase(head->fields[i].name, kin_s(name)))
            ret[count++] = head->fields[i].value;
    return count;
}

/* --- holders ----------------------------------------------------------- */

struct kin__http_call *kin__http_call_ref(struct kin__http_call *call)
{
    kin__ref_get(&call->holders);
    return call;
}

struct kin__http_call *kin__http_call_unref(struct kin__http_call *call)
{
    if (!call || !kin__ref_put(&call->holders))
        return NULL;
    /* Only a holder answers, and this was the last one: the flag is read
     * without the lock. */
    if (!call->is_answered)
        kin__http_call_answer(call, &(struct kin__http_answer){.status = 500});
    call_put(call);
    return NULL;
}

/* --- the answer -------------------------------------------------------- */

static bool text_is_line(kin_str text)
{
    return kin__str_find(text, '\r') == KIN__STR_NONE &&
           kin__str_find(text, '\n') == KIN__STR_NONE &&
           kin__str_find(text, '\0') == KIN__STR_NONE;
}

static const char *call_reason(int status)
{
    static const struct {
        int status;
        const char *text;
    } reasons[] = {
        {200, "OK"},
        {201, "Created"},
        {202, "Accepted"},
        {204, "No Content"},
        {304, "Not Modified"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {406, "Not Acceptable"},
        {409, "Conflict"},
        {410, "Gone"},
        {413, "Content Too Large"},
        {414, "URI Too Long"},
        {415, "Unsupported Media Type"},
        {422, "Unprocessable Content"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {503, "Service Unavailable"},
        {504, "Gateway Timeout"},
        {505, "HTTP Version Not Supported"},
    };

    for (size_t i = 0; i < sizeof(reasons) / sizeof(reasons[0]); i++)
        if (reasons[i].status == status)
            return reasons[i].text;
    return "Unknown";
}

static void buf_move(struct kin__buf *to, struct kin__buf *from)
{
    assert(!to->ptr);
    *to = *from;
    from->ptr = NULL;
    from->len = 0;
    from->cap = 0;
}

static int call_write_head(struct kin__buf *out,
                           const struct kin__http_answer *answer)
{
    char *room;
    int r = kin__buf_printf(out, "HTTP/1.1 %d %s\r\n", answer->status,
                            call_reason(answer->status));

    for (size_t i = 0; r == 0 && i < answer->header_count; i++) {
        const struct kin__http_header *header = &answer->headers[i];

        r = text_is_line(header->name) && text_is_line(header->value)
                ? kin__buf_printf(out, "%.*s: %.*s\r\n", KIN_STR(header->name),
                                  KIN_STR(header->value))
                : KIN_EINVAL;
    }
    return r < 0 ? r : kin__buf_reserve(out, CALL_HEAD_ROOM, &room);
}

/* Passes the answer to the connection's thread.  Returns false if the request
 * has an answer or is over; the caller then keeps the body and the stream.
 * @param stream  NULL for an answer with a body */
static bool call_publish(struct kin__http_call *call,
                         const struct kin__http_answer *answer,
                         const struct kin__http_stream *stream)
{
    KIN__AUTO_BUF head;
    int status = answer->status;

    assert(!answer->body || !stream);
    kin__buf_init(&head, call->alloc, SIZE_MAX / 2);
    /* Without its head the answer is a bare 500. */
    if (call_write_head(&head, answer) < 0) {
        kin__buf_clear(&head);
        status = 500;
    }
    KIN__LOCK_SCOPE(&call->mutex);
    if (call->is_answered || !call->waiter)
        return false;
    buf_move(&call->answer_head, &head);
    if (answer->body)
        buf_move(&call->answer, answer->body);
    if (stream)
        call->stream = *stream;
    call->has_stream = stream != NULL;
    call->status = status;
    call->is_answered = true;
    /* While on_request runs, the connection's thread handles the answer. */
    if (!call->is_asking)
        kin__http_loop_mail(call->waiter->loop, call->waiter);
    return true;
}

void kin__http_call_answer(struct kin__http_call *call,
                           const struct kin__http_answer *answer)
{
    if (!call_publish(call, answer, /* stream= */ NULL) && answer->body)
        kin__buf_done(answer->body);
}

/* --- streams ----------------------------------------------------------- */

static void stream_end(const struct kin__http_stream *stream)
{
    if (stream->end)
        stream->end(stream->userdata);
}

void kin__http_call_stream(struct kin__http_call *call,
                           const struct kin__http_answer *answer,
                           const struct kin__http_stream *stream)
{
    assert(!answer->body);
    if (!call_publish(call, answer, stream))
        stream_end(stream);
}

void kin__http_call_wake(struct kin__http_call *call)
{
    kin__mutex_assert_not_held(&call->mutex);
    KIN__LOCK_SCOPE(&call->mutex);
    call->is_woken = true;
    if (!call->is_idle || !call->waiter)
        return;
    call->is_idle = false;
    kin__http_loop_mail(call->waiter->loop, call->waiter);
}

/* False if the stream waits and was not woken: data from the client does not
 * cause a pull. */
static bool call_begin_pull(struct kin__http_call *call)
{
    kin__mutex_assert_not_held(&call->mutex);
    KIN__LOCK_SCOPE(&call->mutex);
    if (call->is_idle && !call->is_woken && !call->conn->loop->is_stopping)
        return false;
    call->is_woken = false;
    call->is_idle = false;
    return true;
}

/* Whether a stream without data has to wait for a wake. */
static bool call_waits(struct kin__http_call *call)
{
    kin__mutex_assert_not_held(&call->mutex);
    KIN__LOCK_SCOPE(&call->mutex);
    call->is_idle = !call->is_woken;
    return call->is_idle;
}

int kin__http_call_pull(struct kin__http_call *call, char *room, size_t size,
                        size_t *ret_len)
{
    int r;

    do {
        /* If the client disconnects, its stream ends. */
        if (call->conn->wire.is_ending)
            return KIN_ECONNECT;
        if (!call_begin_pull(call))
            return KIN__HTTP_IDLE;
        r = call->stream.pull(room, size, ret_len, call->stream.userdata);
        assert(r != KIN__HTTP_MORE || (*ret_len > 0 && *ret_len <= size));
        if (r == KIN__HTTP_WAIT && call_waits(call))
            return call->conn->loop->is_stopping ? KIN__HTTP_END
                                                 : KIN__HTTP_IDLE;
    } while (r == KIN__HTTP_WAIT);
    return r;
}

/* --- for the connection ------------------------------------------------ */

static void call_set_incoming(struct kin__http_call *call)
{
    const struct kin__http_head *head = &call->head;
    const struct kin__http_target *target = &call->target;

    call->incoming = (struct kin__http_incoming){
        .refusal = call->refusal,
        .method = head->method.ptr ? head->method : KIN__S(""),
        .path = target->path.ptr ? target->path : KIN__S(""),
        .body = kin__buf_str(&call->body),
        .client = &call->conn->client,
        .url = call->server->url};
}

bool kin__http_call_ask(struct kin__http_call *call)
{
    struct kin__http_server *server = call->server;

    assert(!call->is_asking && !call->is_answered);
    kin__ref_init(&call->holders);
    kin__ref_get(&call->ref);
    call_set_incoming(call);
    /* Without the lock: no other thread has the call yet. */
    call->is_asking = true;
    server->opts.on_request(call, server->opts.userdata);
    kin__http_call_unref(call);
    KIN__LOCK_SCOPE(&call->mutex);
    call->is_asking = false;
    return call->is_answered;
}

void kin__http_call_over(struct kin__http_call *call)
{
    bool has_stream;

    kin__mutex_assert_not_held(&call->mutex);
    call_uncount_bytes(call);
    atomic_fetch_sub(&call->server->call_count, 1);
    if (call->is_streamed)
        atomic_fetch_sub(&call->server->stream_count, 1);
    {
        KIN__LOCK_SCOPE(&call->mutex);
        call->waiter = NULL;
        has_stream = call->is_answered && call->has_stream;
    }
    if (has_stream)
        stream_end(&call->stream);
    call_put(call);
}
