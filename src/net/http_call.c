/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_call.c - one request, and the way its answer takes.
 *
 * The connection's thread goes through the stages; whoever answers only leaves
 * a response in the call and resumes the connection, whose thread then comes
 * back to take it.  libmicrohttpd frees neither a suspended connection nor one
 * whose callback is running, so a resume under the call's mutex is safe.
 */
#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "net/http_internal.h"

/* How much is asked of pull at a time, at most. */
#define CALL_BLOCK_SIZE ((size_t)16 * 1024)

struct kin__http_call *kin__http_call_new(struct kin__http_server *server,
                                          struct MHD_Connection *connection,
                                          const char *target)
{
    const kin_allocator *alloc = server->alloc;
    struct kin__http_call *call = kin__alloc0(alloc, 1, sizeof(*call));

    if (!call)
        return NULL;
    kin__ref_init(&call->ref);
    call->alloc = alloc;
    call->server = server;
    call->connection = connection;
    kin__mutex_init(&call->mutex);
    kin__buf_init(&call->body, alloc, server->opts.max_body_bytes);
    CDS_INIT_LIST_HEAD(&call->link);
    int r = kin__http_target_init(&call->target, alloc, kin_s(target),
                                  /* err= */ NULL);
    if (r < 0)
        call->refusal = r == KIN_ENOMEM ? MHD_HTTP_SERVICE_UNAVAILABLE
                                        : MHD_HTTP_BAD_REQUEST;
    return call;
}

static void call_free(struct kin__http_call *call)
{
    assert(!call->response);
    kin__http_target_done(&call->target);
    kin__buf_done(&call->body);
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

kin_str kin__http_call_method(const struct kin__http_call *call)
{
    return kin_s(call->method);
}

kin_str kin__http_call_path(const struct kin__http_call *call)
{
    return call->target.path.ptr ? call->target.path : KIN__S("");
}

kin_str kin__http_call_raw_query(const struct kin__http_call *call)
{
    return call->target.path.ptr ? call->target.raw_query : KIN__S("");
}

kin_str kin__http_call_body(const struct kin__http_call *call)
{
    return kin__buf_str(&call->body);
}

const char *kin__http_call_url(const struct kin__http_call *call)
{
    return call->server->url;
}

int kin__http_call_refusal(const struct kin__http_call *call)
{
    return call->refusal;
}

bool kin__http_call_parameter(const struct kin__http_call *call, kin_str name,
                              kin_str *ret)
{
    return kin__http_target_find(&call->target, name, ret);
}

bool kin__http_call_header(const struct kin__http_call *call, const char *name,
                           kin_str *ret)
{
    const char *value = NULL;
    size_t len = 0;

    if (MHD_lookup_connection_value_n(call->connection, MHD_HEADER_KIND, name,
                                      strlen(name), &value, &len) != MHD_YES)
        return false;
    *ret = kin_str_of(value ? value : "", value ? len : 0);
    return true;
}

struct call_values {
    kin_str name;
    kin_str *values;
    size_t count;
    size_t max;
};

static enum MHD_Result call_keep_value(void *userdata, enum MHD_ValueKind kind,
                                       const char *key, size_t key_size,
                                       const char *value, size_t value_size)
{
    struct call_values *values = userdata;

    (void)kind;
    if (values->count < values->max &&
        kin__str_eq_nocase(kin_str_of(key, key_size), values->name))
        values->values[values->count++] = kin_str_of(value ? value : "",
                                                     value ? value_size : 0);
    return MHD_YES;
}

size_t kin__http_call_headers(const struct kin__http_call *call,
                              const char *name, kin_str *ret, size_t max)
{
    struct call_values values = {
        .name = kin_s(name), .values = ret, .max = max};

    (void)MHD_get_connection_values_n(call->connection, MHD_HEADER_KIND,
                                      call_keep_value, &values);
    return values.count;
}

const struct kin__http_client *kin__http_call_client(
    const struct kin__http_call *call)
{
    return &call->conn->client;
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
    /* Nobody is left who could answer; a no-op if somebody has. */
    kin__http_call_answer(call, &(struct kin__http_answer){
                                    .status = MHD_HTTP_INTERNAL_SERVER_ERROR});
    call_put(call);
    return NULL;
}

/* --- the answer -------------------------------------------------------- */

static bool call_claim(struct kin__http_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);
    if (call->is_claimed || call->is_over)
        return false;
    call->is_claimed = true;
    return true;
}

/* Resumes the connection if it is suspended. */
static void call_resume_locked(struct kin__http_call *call)
{
    kin__mutex_assert_held(&call->mutex);
    if (!call->is_suspended)
        return;
    call->is_suspended = false;
    MHD_resume_connection(call->connection);
}

/* Leaves a response for the connection's thread; takes it over. */
static void call_publish(struct kin__http_call *call, int status,
                         struct MHD_Response *response)
{
    {
        KIN__LOCK_SCOPE(&call->mutex);
        if (!call->is_over) {
            call->response = response;
            call->status = (unsigned)status;
            response = NULL;
            call_resume_locked(call);
        }
    }
    if (response)
        MHD_destroy_response(response);
}

static void call_release_answer(void *userdata)
{
    call_put(userdata);
}

/* For bodies without a byte; nothing is written here. */
static char call_nothing[1];

static struct MHD_Response *call_response_of_buffer(struct kin__http_call *call)
{
    kin__ref_get(&call->ref);
    struct MHD_Response *response =
        MHD_create_response_from_buffer_with_free_callback_cls(
            call->answer.len,
            call->answer.ptr ? call->answer.ptr : call_nothing,
            call_release_answer, call);
    if (!response)
        call_put(call);
    return response;
}

static int call_add_header(struct kin__http_call *call,
                           struct MHD_Response *response,
                           const struct kin__http_header *header)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, call->alloc, SIZE_MAX / 2);
    int r = kin__buf_append(&text, header->name);
    if (r == 0)
        r = kin__buf_append_byte(&text, '\0');
    if (r == 0)
        r = kin__buf_append(&text, header->value);
    if (r < 0)
        return r;
    return MHD_add_response_header(response, text.ptr,
                                   text.ptr + header->name.len + 1) == MHD_YES
               ? 0
               : KIN_EINVAL;
}

static int call_add_headers(struct kin__http_call *call,
                            struct MHD_Response *response,
                            const struct kin__http_answer *answer)
{
    for (size_t i = 0; i < answer->header_count; i++) {
        int r = call_add_header(call, response, &answer->headers[i]);
        if (r < 0)
            return r;
    }
    return 0;
}

/* A response without a body, of a memory that is always there: NULL only if
 * libmicrohttpd has none either, and then the connection is cut. */
static struct MHD_Response *call_bare_response(void)
{
    return MHD_create_response_from_buffer(0, call_nothing,
                                           MHD_RESPMEM_PERSISTENT);
}

static void call_publish_or_fail(struct kin__http_call *call,
                                 const struct kin__http_answer *answer,
                                 struct MHD_Response *response)
{
    int status = answer->status;

    if (response && call_add_headers(call, response, answer) < 0) {
        MHD_destroy_response(response);
        response = NULL;
    }
    if (!response) {
        response = call_bare_response();
        status = MHD_HTTP_INTERNAL_SERVER_ERROR;
    }
    call_publish(call, status, response);
}

void kin__http_call_answer(struct kin__http_call *call,
                           const struct kin__http_answer *answer)
{
    if (call_claim(call)) {
        if (answer->body) {
            call->answer = *answer->body;
            answer->body->ptr = NULL;
            answer->body->len = 0;
            answer->body->cap = 0;
        }
        call_publish_or_fail(call, answer, call_response_of_buffer(call));
    } else if (answer->body) {
        kin__buf_done(answer->body);
    }
}

/* --- streams ----------------------------------------------------------- */

static bool call_begin_pull(struct kin__http_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);
    call->is_woken = false;
    return !call->is_gone;
}

/* Suspends a stream that waits; false if there is a reason to look again. */
static bool call_suspend_stream(struct kin__http_call *call, ssize_t *ret)
{
    KIN__LOCK_SCOPE(&call->mutex);
    if (call->is_woken || call->is_gone)
        return false;
    /* Under the mutex that a stop takes of each call after it said so. */
    if (atomic_load(&call->server->is_stopping)) {
        *ret = MHD_CONTENT_READER_END_OF_STREAM;
        return true;
    }
    call->is_suspended = true;
    MHD_suspend_connection(call->connection);
    *ret = 0;
    return true;
}

static ssize_t call_read_stream(void *userdata, uint64_t pos, char *room,
                                size_t size)
{
    struct kin__http_call *call = userdata;
    ssize_t result = MHD_CONTENT_READER_END_WITH_ERROR;

    (void)pos;
    while (call_begin_pull(call)) {
        size_t len = 0;
        int r = call->stream.pull(room, size, &len, call->stream.userdata);

        if (r == KIN__HTTP_MORE) {
            assert(len > 0 && len <= size);
            return (ssize_t)len;
        }
        if (r != KIN__HTTP_WAIT)
            return r == KIN__HTTP_END ? MHD_CONTENT_READER_END_OF_STREAM
                                      : MHD_CONTENT_READER_END_WITH_ERROR;
        if (call_suspend_stream(call, &result))
            return result;
    }
    return result;
}

static void call_end_stream(struct kin__http_call *call)
{
    if (call->stream.end)
        call->stream.end(call->stream.userdata);
}

static void call_release_stream(void *userdata)
{
    struct kin__http_call *call = userdata;

    call_end_stream(call);
    call_put(call);
}

static struct MHD_Response *call_response_of_stream(struct kin__http_call *call)
{
    kin__ref_get(&call->ref);
    struct MHD_Response *response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, CALL_BLOCK_SIZE, call_read_stream, call,
        call_release_stream);
    if (!response)
        call_release_stream(call);
    return response;
}

void kin__http_call_stream(struct kin__http_call *call,
                           const struct kin__http_answer *answer,
                           const struct kin__http_stream *stream)
{
    assert(!answer->body);
    if (!call_claim(call)) {
        if (stream->end)
            stream->end(stream->userdata);
        return;
    }
    call->stream = *stream;
    call_publish_or_fail(call, answer, call_response_of_stream(call));
}

void kin__http_call_wake(struct kin__http_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);
    call->is_woken = true;
    /* One that has no answer yet waits for that, not for this. */
    if (call->is_claimed && !call->response)
        call_resume_locked(call);
}

void kin__http_call_nudge(struct kin__http_call *call, bool is_gone)
{
    KIN__LOCK_SCOPE(&call->mutex);
    call->is_woken = true;
    call->is_gone = call->is_gone || is_gone;
    call_resume_locked(call);
}

/* --- the stages -------------------------------------------------------- */

/* Whether there is a stream is not asked here: without a response, somebody may
 * be about to leave one. */
static enum MHD_Result call_hand_over(struct kin__http_call *call,
                                      unsigned status,
                                      struct MHD_Response *response)
{
    call->stage = KIN__HTTP_ANSWERED;
    if (call->is_streamed)
        kin__http_keeper_begin_stream(call->server, call);
    if (!response)
        return MHD_NO;
    if (atomic_load(&call->server->is_stopping))
        (void)MHD_add_response_header(response, MHD_HTTP_HEADER_CONNECTION,
                                      "close");
    enum MHD_Result done = MHD_queue_response(call->connection, status,
                                              response);
    MHD_destroy_response(response);
    return done;
}

/* Takes the response if it is there, else suspends the connection; true if
 * there is something to hand over. */
static bool call_take_response(struct kin__http_call *call,
                               unsigned *ret_status, struct MHD_Response **ret)
{
    KIN__LOCK_SCOPE(&call->mutex);
    if (call->response) {
        *ret_status = call->status;
        *ret = KIN__STEAL(call->response);
        call->is_streamed = call->stream.pull != NULL;
        return true;
    }
    if (atomic_load(&call->server->is_stopping)) {
        call->is_over = true;
        *ret_status = MHD_HTTP_SERVICE_UNAVAILABLE;
        *ret = NULL;
        return true;
    }
    call->is_suspended = true;
    MHD_suspend_connection(call->connection);
    return false;
}

static enum MHD_Result call_await_answer(struct kin__http_call *call)
{
    unsigned status = 0;
    struct MHD_Response *response = NULL;

    if (!call_take_response(call, &status, &response))
        return MHD_YES;
    return call_hand_over(call, status,
                          response ? response : call_bare_response());
}

static enum MHD_Result call_ask(struct kin__http_call *call)
{
    struct kin__http_server *server = call->server;

    call->stage = KIN__HTTP_ASKED;
    atomic_store(&call->conn->waiting_since_ns, 0);
    kin__ref_init(&call->holders);
    kin__ref_get(&call->ref);
    if (!atomic_load(&server->is_stopping))
        server->opts.on_request(call, server->opts.userdata);
    else
        kin__http_call_answer(
            call,
            &(struct kin__http_answer){.status = MHD_HTTP_SERVICE_UNAVAILABLE});
    kin__http_call_unref(call);
    return call_await_answer(call);
}

static void call_copy_method(struct kin__http_call *call, const char *method)
{
    size_t len = strlen(method);

    if (len >= sizeof(call->method)) {
        call->refusal = MHD_HTTP_BAD_REQUEST;
        len = sizeof(call->method) - 1;
    }
    memcpy(call->method, method, len);
    call->method[len] = '\0';
}

/* How much of a body that is refused is read nevertheless. */
static uint64_t call_max_dropped(const struct kin__http_call *call)
{
    return 2 * (uint64_t)call->server->opts.max_body_bytes + CALL_BLOCK_SIZE;
}

/* Looks at what the head says of the body; true if it need not be read.
 * Answering a client that is still sending means to close on it, and then the
 * answer may be lost on its way: so what is not much too long is read, unless
 * the client waits for a word before it sends. */
static bool call_check_length(struct kin__http_call *call)
{
    kin_str text;
    uint64_t len = 0;

    if (!kin__http_call_header(call, MHD_HTTP_HEADER_CONTENT_LENGTH, &text) ||
        kin__str_to_u64(text, &len) < 0 ||
        len <= call->server->opts.max_body_bytes)
        return false;
    call->refusal = MHD_HTTP_CONTENT_TOO_LARGE;
    return len > call_max_dropped(call) ||
           kin__http_call_header(call, MHD_HTTP_HEADER_EXPECT, &text);
}

static enum MHD_Result call_read_head(struct kin__http_call *call,
                                      const char *method)
{
    call->stage = KIN__HTTP_BODY;
    call_copy_method(call, method);
    return call_check_length(call) ? call_ask(call) : MHD_YES;
}

static bool call_count_bytes(struct kin__http_call *call, size_t size)
{
    struct kin__http_server *server = call->server;
    size_t before = atomic_fetch_add(&server->pending_bytes, size);

    call->counted_bytes += size;
    return before + size <= server->opts.max_pending_bytes;
}

static enum MHD_Result call_read_body(struct kin__http_call *call,
                                      const char *bytes, size_t size)
{
    if (call->refusal == 0) {
        int r = call_count_bytes(call, size)
                    ? kin__buf_append(&call->body, kin_str_of(bytes, size))
                    : KIN_ENOMEM;
        if (r == 0)
            return MHD_YES;
        call->refusal = r == KIN_ELIMIT ? MHD_HTTP_CONTENT_TOO_LARGE
                                        : MHD_HTTP_SERVICE_UNAVAILABLE;
        kin__buf_done(&call->body);
    }
    /* An answer can be sent when all was read, but not for ever. */
    call->dropped_bytes += size;
    return call->dropped_bytes <= call_max_dropped(call) ? MHD_YES : MHD_NO;
}

enum MHD_Result kin__http_call_step(struct kin__http_call *call,
                                    const char *method, const char *bytes,
                                    size_t *size)
{
    switch (call->stage) {
    case KIN__HTTP_HEAD:
        return call_read_head(call, method);
    case KIN__HTTP_BODY:
        if (*size == 0)
            return call_ask(call);
        size_t given = *size;
        *size = 0;
        return call_read_body(call, bytes, given);
    case KIN__HTTP_ASKED:
        return call_await_answer(call);
    case KIN__HTTP_ANSWERED:
    default:
        /* The rest of a body that was refused. */
        *size = 0;
        return MHD_YES;
    }
}

void kin__http_call_over(struct kin__http_call *call)
{
    struct MHD_Response *response;

    atomic_fetch_sub(&call->server->pending_bytes, call->counted_bytes);
    if (call->is_streamed)
        kin__http_keeper_end_stream(call->server, call);
    {
        KIN__LOCK_SCOPE(&call->mutex);
        assert(!call->is_suspended);
        call->is_over = true;
        call->connection = NULL;
        response = KIN__STEAL(call->response);
    }
    if (response)
        MHD_destroy_response(response);
    call_put(call);
}
