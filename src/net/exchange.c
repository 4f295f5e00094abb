/* SPDX-License-Identifier: Apache-2.0 */
#include "net/exchange.h"

#include "base/lock.h"
#include "base/str.h"
#include "net/inflate.h"

enum {
    EXCHANGE_MAX_HEAD = 1 << 20, /* the transport's own limit is lower */
};

struct exchange {
    struct kin__answer *answer; /* the caller's */
    struct kin__inflate inflate;
    bool is_gzip;
    kin_error body_err; /* why on_data refused, if it did */

    struct kin__mutex mutex;
    struct kin__cond ended;
    bool is_ended; /* guarded by mutex, as what follows */
    int code;
    kin_error err;
};

void kin__answer_done(struct kin__answer *answer)
{
    kin__buf_done(&answer->head);
    kin__buf_done(&answer->body);
}

bool kin__answer_next_header(const struct kin__answer *answer, const char **at,
                             struct kin__http_header *ret)
{
    const char *from = *at ? *at : answer->head.ptr;

    if (!from || from == answer->head.ptr + answer->head.len)
        return false;
    ret->name = kin_s(from);
    ret->value = kin_s(from + ret->name.len + 1);
    *at = ret->value.ptr + ret->value.len + 1;
    return true;
}

bool kin__answer_find_header(const struct kin__answer *answer, kin_str name,
                             kin_str *ret)
{
    struct kin__http_header header;
    const char *at = NULL;

    while (kin__answer_next_header(answer, &at, &header)) {
        if (kin__str_eq_nocase(header.name, name)) {
            *ret = header.value;
            return true;
        }
    }
    return false;
}

static int exchange_keep(struct kin__buf *head, kin_str text)
{
    int r = kin__buf_append(head, text);

    return r < 0 ? r : kin__buf_append_byte(head, '\0');
}

static int exchange_on_headers(const struct kin__http_response *response,
                               void *userdata)
{
    struct exchange *exchange = userdata;
    struct kin__answer *answer = exchange->answer;
    kin_str encoding = KIN__S("");

    answer->status = response->status;
    answer->is_http2 = response->is_http2;
    (void)kin__http_find_header(response, KIN__S("Content-Encoding"),
                                &encoding); /* or none */
    for (size_t i = 0; i < response->header_count; i++) {
        size_t before = answer->head.len;
        int r = exchange_keep(&answer->head, response->headers[i].name);
        if (r == 0)
            r = exchange_keep(&answer->head, response->headers[i].value);
        if (r < 0) {
            answer->head.len = before; /* no half header */
            return r;
        }
    }
    return kin__inflate_is_wanted(encoding, &exchange->is_gzip,
                                  &exchange->body_err);
}

static int exchange_append(kin_str bytes, void *userdata)
{
    struct exchange *exchange = userdata;
    struct kin__buf *body = &exchange->answer->body;
    int r = kin__buf_append(body, bytes);

    if (r == KIN_ELIMIT)
        return kin_error_set(&exchange->body_err, r,
                             "the answer is over %zu bytes", body->max);
    return r;
}

static int exchange_on_data(kin_str bytes, void *userdata)
{
    struct exchange *exchange = userdata;

    if (!exchange->is_gzip)
        return exchange_append(bytes, exchange);
    return kin__inflate_push(&exchange->inflate, bytes, exchange_append,
                             exchange, &exchange->body_err);
}

static void exchange_on_done(const struct kin__transfer_end *end,
                             void *userdata)
{
    struct exchange *exchange = userdata;

    KIN__LOCK_SCOPE(&exchange->mutex);
    exchange->answer->cause = end->cause;
    exchange->answer->lookup_ns = end->lookup_ns;
    exchange->code = end->code;
    if (end->err)
        exchange->err = *end->err;
    if (end->cause == KIN__NET_RECEIVER && exchange->body_err.code < 0)
        exchange->err = exchange->body_err;
    exchange->is_ended = true;
    kin__cond_broadcast(&exchange->ended);
}

static void exchange_init(struct exchange *exchange, struct kin__answer *answer,
                          size_t max_bytes, const kin_allocator *alloc)
{
    *exchange = (struct exchange){.answer = answer};
    *answer = (struct kin__answer){.status = 0};
    kin__buf_init(&answer->head, alloc, EXCHANGE_MAX_HEAD);
    kin__buf_init(&answer->body, alloc, max_bytes);
    kin__inflate_init(&exchange->inflate, alloc, /* opts= */ NULL);
    kin__mutex_init(&exchange->mutex);
    kin__cond_init(&exchange->ended);
}

static void exchange_done(struct exchange *exchange)
{
    kin__inflate_done(&exchange->inflate);
    kin__cond_done(&exchange->ended);
    kin__mutex_done(&exchange->mutex);
}

/* The stop token is not looked at here: it ends the transfer. */
static void exchange_wait(struct exchange *exchange)
{
    KIN__LOCK_SCOPE(&exchange->mutex);

    while (!exchange->is_ended)
        kin__cond_wait(&exchange->ended, &exchange->mutex);
}

static int exchange_result(const struct exchange *exchange, kin_error *err)
{
    if (exchange->code < 0) {
        if (err)
            *err = exchange->err;
        return exchange->code;
    }
    return exchange->is_gzip ? kin__inflate_end(&exchange->inflate, err) : 0;
}

int kin__exchange(struct kin__transport *transport,
                  const struct kin__http_request *request, size_t max_bytes,
                  const kin_allocator *alloc, struct kin__answer *ret,
                  kin_error *err)
{
    __attribute__((cleanup(exchange_done))) struct exchange exchange;
    KIN__AUTO_TRANSFER *transfer = NULL;
    const struct kin__transfer_handler handler = {
        .on_headers = exchange_on_headers,
        .on_data = exchange_on_data,
        .on_done = exchange_on_done,
        .userdata = &exchange,
    };

    exchange_init(&exchange, ret, max_bytes, alloc);
    int r = kin__transport_start(transport, request, &handler, &transfer, err);
    if (r < 0)
        return r;
    exchange_wait(&exchange);
    return exchange_result(&exchange, err);
}
