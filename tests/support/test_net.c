/* SPDX-License-Identifier: Apache-2.0 */
#include "test_net.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "kin_test.h"

enum { AWAIT_SECONDS = 100 };

void test_record_init(struct test_record *record)
{
    *record = (struct test_record){.code = 1};
    pthread_mutex_init(&record->mutex, NULL);
    pthread_cond_init(&record->changed, NULL);
    record->bytes = calloc(1, 1);
}

void test_record_done(struct test_record *record)
{
    free(record->bytes);
    pthread_cond_destroy(&record->changed);
    pthread_mutex_destroy(&record->mutex);
    if (record->is_wrong)
        fail_msg("callbacks came out of order");
}

/* Takes the mutex until record_leave(). */
static void record_enter(struct test_record *record)
{
    pthread_mutex_lock(&record->mutex);
    if (record->is_inside || record->done_calls > 0)
        record->is_wrong = true;
    record->is_inside = true;
}

static void record_leave(struct test_record *record)
{
    record->is_inside = false;
    pthread_cond_broadcast(&record->changed);
    pthread_mutex_unlock(&record->mutex);
}

static int record_on_headers(const struct kin__http_response *response,
                             void *userdata)
{
    struct test_record *record = userdata;
    kin_str value;

    record_enter(record);
    if (record->headers_calls++ || record->data_calls)
        record->is_wrong = true;
    record->status = response->status;
    record->is_http2 = response->is_http2;
    record->head_lookup_ns = response->lookup_ns;
    if (kin__http_find_header(response, kin_s("retry-after"), &value))
        snprintf(record->retry_after, sizeof(record->retry_after), "%.*s",
                 KIN_STR(value));
    int code = record->headers_code;
    record_leave(record);
    return code;
}

static int record_on_data(kin_str bytes, void *userdata)
{
    struct test_record *record = userdata;

    record_enter(record);
    if (record->headers_calls != 1)
        record->is_wrong = true;
    record->data_calls++;
    char *more = realloc(record->bytes, record->len + bytes.len + 1);
    if (!more)
        abort();
    record->bytes = more;
    memcpy(more + record->len, bytes.ptr, bytes.len);
    record->len += bytes.len;
    more[record->len] = '\0';
    int code = record->pauses ? KIN__TRANSFER_PAUSE : record->data_code;
    record_leave(record);
    return code;
}

static void record_on_rest(void *userdata)
{
    struct test_record *record = userdata;

    record_enter(record);
    if (record->data_calls == 0)
        record->is_wrong = true;
    record->rest_calls++;
    record->rested_len = record->len;
    record_leave(record);
}

static void record_on_done(const struct kin__transfer_end *end, void *userdata)
{
    struct test_record *record = userdata;

    record_enter(record);
    record->done_calls++;
    record->code = end->code;
    record->cause = end->cause;
    record->is_reused = end->is_reused;
    record->lookup_ns = end->lookup_ns;
    if (end->body_bytes != record->len || (end->code < 0) != (end->err != NULL))
        record->is_wrong = true;
    if (end->err)
        snprintf(record->message, sizeof(record->message), "%s",
                 end->err->message);
    if (record->frees_itself)
        *record->handle = kin__transfer_free(*record->handle);
    record_leave(record);
}

struct kin__transfer_handler test_record_handler(struct test_record *record)
{
    return (struct kin__transfer_handler){.on_headers = record_on_headers,
                                          .on_data = record_on_data,
                                          .on_rest = record_on_rest,
                                          .on_done = record_on_done,
                                          .userdata = record};
}

static bool record_wait(struct test_record *record,
                        const struct timespec *until)
{
    return pthread_cond_timedwait(&record->changed, &record->mutex, until) == 0;
}

static struct timespec record_patience(void)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += AWAIT_SECONDS;
    return until;
}

typedef bool record_test(const struct test_record *record, size_t least);

/* Waits until the condition holds or the transfer ends; returns which happened.
 */
static bool record_await(struct test_record *record, record_test *test,
                         size_t least, const char *what)
{
    struct timespec until = record_patience();
    bool is_patient = true;

    pthread_mutex_lock(&record->mutex);
    while (!test(record, least) && record->done_calls == 0 && is_patient)
        is_patient = record_wait(record, &until);
    bool is_there = test(record, least);
    pthread_mutex_unlock(&record->mutex);
    if (!is_patient)
        fail_msg("waited %d s for %s", AWAIT_SECONDS, what);
    return is_there;
}

static bool record_has_head(const struct test_record *record, size_t least)
{
    return (size_t)record->headers_calls >= least;
}

static bool record_has_bytes(const struct test_record *record, size_t least)
{
    return record->len >= least;
}

static bool record_has_rested(const struct test_record *record, size_t least)
{
    return record->rested_len >= least;
}

static bool record_has_end(const struct test_record *record, size_t least)
{
    return (size_t)record->done_calls >= least;
}

int test_record_await_head(struct test_record *record)
{
    return record_await(record, record_has_head, 1, "a head") ? 0
                                                              : record->code;
}

int test_record_await_bytes(struct test_record *record, size_t len)
{
    return record_await(record, record_has_bytes, len, "bytes") ? 0
                                                                : record->code;
}

int test_record_await_rest(struct test_record *record, size_t len)
{
    return record_await(record, record_has_rested, len, "a rest")
               ? 0
               : record->code;
}

void test_record_await_done(struct test_record *record)
{
    (void)record_await(record, record_has_end, 1, "the end");
}

int test_record_data_calls(struct test_record *record)
{
    pthread_mutex_lock(&record->mutex);
    int calls = record->data_calls;
    pthread_mutex_unlock(&record->mutex);
    return calls;
}

void test_record_expect(struct test_record *record, int code,
                        kin_flow_cause cause, const char *word)
{
    test_record_await_done(record);
    if (record->code != code || record->cause != cause ||
        !strstr(record->message, word))
        fail_msg("%s, cause %d, \"%s\" instead of %s, cause %d, \"...%s...\"",
                 kin_error_name(record->code), record->cause, record->message,
                 kin_error_name(code), cause, word);
}
