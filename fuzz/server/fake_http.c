/* SPDX-License-Identifier: Apache-2.0 */
#include "fake_http.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/str.h"
#include "net/http_target.h"
#include "server/request.h"
#include "server/workers.h"

enum { MAX_ANSWER = 64 << 20, MAX_BLOCK = 4096 };

struct kin__http_server {
    struct kin__http_server_opts opts;
};

struct kin__http_call {
    unsigned refs;
    struct fake_request request; /* its texts belong to the fuzz target */
    char method[16];
    struct kin__http_target target;
    struct kin__buf body;
    struct kin__http_incoming incoming;
    bool is_submitted; /* to a worker, so no answer is expected */
    bool is_answered;
    int status;
    char content_type[128];
    struct kin__buf answer;
    struct kin__http_stream stream; /* pull is NULL if there is none */
};

static struct kin__http_server *started;

/* --- the server -------------------------------------------------------- */

int kin__http_server_start(const kin_allocator *alloc,
                           const struct kin__http_server_opts *opts,
                           struct kin__http_server **ret, kin_error *err)
{
    (void)alloc;
    (void)err;
    started = calloc(1, sizeof(*started));
    if (!started)
        abort();
    started->opts = *opts;
    *ret = started;
    return 0;
}

const char *kin__http_server_url(const struct kin__http_server *server)
{
    (void)server;
    return "http://127.0.0.1:1";
}

void kin__http_server_stop(struct kin__http_server *server)
{
    (void)server;
}

struct kin__http_server *kin__http_server_free(struct kin__http_server *server)
{
    free(server);
    started = NULL;
    return NULL;
}

/* --- workers ----------------------------------------------------------- */

void kin__workers_init(struct kin__workers *workers, size_t max_threads)
{
    (void)max_threads;
    (void)workers;
}

void kin__workers_stop(struct kin__workers *workers)
{
    (void)workers;
}

void kin__workers_done(struct kin__workers *workers)
{
    (void)workers;
}

void kin__workers_submit(struct kin__workers *workers,
                         struct kin__request *request)
{
    (void)workers;
    request->call->is_submitted = true;
    (void)kin__request_free(request);
}

/* --- requests ----------------------------------------------------------- */

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
    const struct fake_request *request = &call->request;
    const char *value = NULL;

    if (strcasecmp(name, "Accept") == 0)
        value = request->accept;
    else if (strcasecmp(name, "Content-Type") == 0)
        value = request->content_type;
    else if (strcasecmp(name, "User-Agent") == 0)
        value = request->user_agent;
    return kin_s(value ? value : "");
}

size_t kin__http_call_headers(const struct kin__http_call *call,
                              const char *name, kin_str *ret, size_t max)
{
    kin_str value = kin__http_call_header(call, name);

    if (max == 0 || value.len == 0)
        return 0;
    ret[0] = value;
    return 1;
}

struct kin__http_call *kin__http_call_ref(struct kin__http_call *call)
{
    call->refs++;
    return call;
}

struct kin__http_call *kin__http_call_unref(struct kin__http_call *call)
{
    assert(call->refs > 0);
    call->refs--;
    return NULL;
}

/* --- answers ------------------------------------------------------------ */

static void call_take(struct kin__http_call *call,
                      const struct kin__http_answer *answer)
{
    /* Each request has exactly one answer. */
    assert(!call->is_answered);
    assert(answer->status >= 200 && answer->status < 600);
    call->is_answered = true;
    call->status = answer->status;
    for (size_t i = 0; i < answer->header_count; i++) {
        const struct kin__http_header *header = &answer->headers[i];
        /* A header must be a single line. */
        assert(!memchr(header->value.ptr, '\n', header->value.len));
        assert(!memchr(header->value.ptr, '\r', header->value.len));
        assert(!memchr(header->value.ptr, '\0', header->value.len));
        if (kin_str_eq(header->name, kin_s("Content-Type")))
            snprintf(call->content_type, sizeof(call->content_type), "%.*s",
                     KIN_STR(header->value));
    }
}

void kin__http_call_answer(struct kin__http_call *call,
                           const struct kin__http_answer *answer)
{
    call_take(call, answer);
    if (answer->body) {
        if (kin__buf_append(&call->answer, kin__buf_str(answer->body)) < 0)
            abort();
        kin__buf_done(answer->body);
    }
}

void kin__http_call_stream(struct kin__http_call *call,
                           const struct kin__http_answer *answer,
                           const struct kin__http_stream *stream)
{
    assert(!answer->body);
    call_take(call, answer);
    call->stream = *stream;
}

void kin__http_call_wake(struct kin__http_call *call)
{
    (void)call;
}

/* --- API of the fuzz target --------------------------------------------- */

static void call_end(struct kin__http_call *call)
{
    struct kin__http_stream stream = call->stream;

    call->stream = (struct kin__http_stream){.pull = NULL};
    if (stream.end)
        stream.end(stream.userdata);
}

struct kin__http_call *fake_call_new(const struct fake_request *request)
{
    static const struct kin__http_client no_client;
    struct kin__http_call *call = calloc(1, sizeof(*call));
    int refusal = 0;

    if (!call)
        abort();
    call->refs = 1;
    call->request = *request;
    kin__buf_init(&call->answer, NULL, MAX_ANSWER);
    kin__buf_init(&call->body, NULL, MAX_ANSWER);
    if (request->method.len >= sizeof(call->method))
        refusal = 400;
    snprintf(call->method, sizeof(call->method), "%.*s",
             KIN_STR(request->method));
    if (kin__http_target_init(&call->target, NULL, request->target, NULL) < 0)
        refusal = 400;
    else if (kin__buf_append(&call->body, request->body) < 0)
        abort();
    call->incoming = (struct kin__http_incoming){
        .refusal = refusal,
        .method = kin_s(call->method),
        .path = call->target.path.ptr ? call->target.path : KIN__S(""),
        .body = kin__buf_str(&call->body),
        .client = &no_client,
        .url = kin__http_server_url(started),
    };
    started->opts.on_request(call, started->opts.userdata);
    assert(call->is_answered || call->is_submitted);
    return call;
}

struct kin__http_call *fake_call_free(struct kin__http_call *call)
{
    if (call->stream.pull)
        call_end(call);
    assert(call->refs == 1);
    kin__buf_done(&call->answer);
    kin__buf_done(&call->body);
    kin__http_target_done(&call->target);
    free(call);
    return NULL;
}

int fake_call_status(const struct kin__http_call *call)
{
    return call->status;
}

const char *fake_call_content_type(const struct kin__http_call *call)
{
    return call->content_type;
}

kin_str fake_call_answer(const struct kin__http_call *call)
{
    return kin__buf_str(&call->answer);
}

bool fake_call_is_open(const struct kin__http_call *call)
{
    return call->stream.pull != NULL;
}

void fake_call_pull(struct kin__http_call *call, size_t size)
{
    char block[MAX_BLOCK];

    assert(size > 0 && size <= sizeof(block));
    while (call->stream.pull) {
        size_t len = 0;
        int r = call->stream.pull(block, size, &len, call->stream.userdata);
        if (r == KIN__HTTP_WAIT)
            return;
        /* Memory does not run out here, so nothing else can fail. */
        assert(r == KIN__HTTP_MORE || r == KIN__HTTP_END);
        if (r == KIN__HTTP_END) {
            call_end(call);
            return;
        }
        assert(len > 0 && len <= size);
        if (kin__buf_append(&call->answer, kin_str_of(block, len)) < 0)
            abort();
    }
}
