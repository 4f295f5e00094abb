/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sink_test.h - a sink that records its calls and checks the guarantees of
 * kin/lister_watcher.h: the order of calls, no concurrent calls, none after the
 * end.
 */
#ifndef KIN_SINK_TEST_H
#define KIN_SINK_TEST_H

#include <kin/lister_watcher.h>

#include "base/buf.h"
#include "base/lock.h"
#include "kin_test.h"

struct sink_test {
    struct kin__mutex mutex;
    struct kin__cond changed;
    /* Behaviour; set before the start. */
    int verdict;     /* result of `bytes` */
    bool cancels;    /* the flow, in `bytes` */
    bool frees;      /* the flow, in `end` */
    kin_flow **flow; /* the flow to cancel or free */
    bool is_held;    /* `bytes` blocks until this is false */
    /* Recorded calls. */
    struct kin__buf text;
    char content_type[64];
    int begins;
    int pieces;
    int rests;
    int ends;
    kin_flow_cause cause;
    int retry_after_s;
    kin_error err;
    int status_code; /* of the Status; 0 if there was none */
    bool is_inside;
    bool is_wrong; /* a guarantee was violated */
};

/* Its own allocations never fail, so that all calls are recorded. */
static inline void sink_test_init(struct sink_test *sink)
{
    *sink = (struct sink_test){.verdict = 0};
    kin__mutex_init(&sink->mutex);
    kin__cond_init(&sink->changed);
    kin__buf_init(&sink->text, NULL, 1 << 24);
}

static inline void sink_test_done(struct sink_test *sink)
{
    kin__buf_done(&sink->text);
    kin__cond_done(&sink->changed);
    kin__mutex_done(&sink->mutex);
}

#define AUTO_SINK __attribute__((cleanup(sink_test_done))) struct sink_test

static inline void sink_test_enter(struct sink_test *sink)
{
    sink->is_wrong |= sink->is_inside || sink->ends > 0;
    sink->is_inside = true;
}

static inline int sink_test_begin(kin_str content_type, void *userdata)
{
    struct sink_test *sink = userdata;

    KIN__LOCK_SCOPE(&sink->mutex);
    sink_test_enter(sink);
    sink->is_wrong |= sink->begins++ > 0 || sink->pieces > 0;
    snprintf(sink->content_type, sizeof(sink->content_type), "%.*s",
             KIN_STR(content_type));
    sink->is_inside = false;
    kin__cond_broadcast(&sink->changed);
    return 0;
}

static inline int sink_test_bytes(kin_str bytes, void *userdata)
{
    struct sink_test *sink = userdata;

    KIN__LOCK_SCOPE(&sink->mutex);
    sink_test_enter(sink);
    sink->pieces++;
    int r = kin__buf_append(&sink->text, bytes);
    kin__cond_broadcast(&sink->changed);
    while (sink->is_held)
        kin__cond_wait(&sink->changed, &sink->mutex);
    if (sink->cancels)
        (*sink->flow)->ops->cancel(*sink->flow);
    sink->is_inside = false;
    return r < 0 ? r : sink->verdict;
}

static inline void sink_test_rest(void *userdata)
{
    struct sink_test *sink = userdata;

    KIN__LOCK_SCOPE(&sink->mutex);
    sink_test_enter(sink);
    sink->is_wrong |= sink->pieces == 0 || sink->cancels;
    sink->rests++;
    sink->is_inside = false;
    kin__cond_broadcast(&sink->changed);
}

static inline void sink_test_end(const kin_flow_end *end, void *userdata)
{
    struct sink_test *sink = userdata;

    KIN__LOCK_SCOPE(&sink->mutex);
    sink_test_enter(sink);
    sink->ends++;
    sink->cause = end->cause;
    sink->retry_after_s = end->retry_after_s;
    sink->is_wrong |= (end->cause == KIN_FLOW_COMPLETE) != !end->err;
    if (end->err)
        sink->err = *end->err;
    if (end->status)
        sink->status_code = kin_status_code(end->status);
    if (sink->frees) {
        (*sink->flow)->ops->free(*sink->flow);
        *sink->flow = NULL;
    }
    sink->is_inside = false;
    kin__cond_broadcast(&sink->changed);
}

static inline kin_sink sink_test_sink(struct sink_test *sink)
{
    return (kin_sink){
        .size = sizeof(kin_sink),
        .begin = sink_test_begin,
        .bytes = sink_test_bytes,
        .rest = sink_test_rest,
        .end = sink_test_end,
        .userdata = sink,
    };
}

/* Waits for the end for at most ten seconds; returns its code. */
static inline int sink_test_await_end(struct sink_test *sink)
{
    kin_deadline deadline = kin_deadline_ms(10000);

    KIN__LOCK_SCOPE(&sink->mutex);
    while (sink->ends == 0)
        if (kin__cond_wait_until(&sink->changed, &sink->mutex, NULL, deadline) <
            0)
            fail_msg("no end");
    assert_false(sink->is_wrong);
    return sink->err.code;
}

/* Waits until `len` bytes have arrived.  Returns 0, or the code of the end if
 * that came first. */
static inline int sink_test_await_bytes(struct sink_test *sink, size_t len)
{
    kin_deadline deadline = kin_deadline_ms(10000);

    KIN__LOCK_SCOPE(&sink->mutex);
    while (sink->ends == 0 && sink->text.len < len)
        if (kin__cond_wait_until(&sink->changed, &sink->mutex, NULL, deadline) <
            0)
            fail_msg("%zu bytes instead of %zu", sink->text.len, len);
    return sink->text.len < len ? sink->err.code : 0;
}

/* Unblocks `bytes`. */
static inline void sink_test_release(struct sink_test *sink)
{
    KIN__LOCK_SCOPE(&sink->mutex);
    sink->is_held = false;
    kin__cond_broadcast(&sink->changed);
}

#endif /* KIN_SINK_TEST_H */
