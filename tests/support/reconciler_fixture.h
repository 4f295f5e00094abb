/* SPDX-License-Identifier: Apache-2.0 */
/* reconciler_fixture.h - a reconciler whose calls are recorded */
#ifndef RECONCILER_FIXTURE_H
#define RECONCILER_FIXTURE_H

#include <kin/reconciler.h>

#include "base/buf.h"
#include "base/lock.h"
#include "control_fixture.h"

/* The recorded calls, and what they do. */
struct calls {
    struct kin__mutex mutex; /* guards all below */
    struct kin__cond changed;
    struct kin__buf log; /* "ns/name#tag " of each call */
    size_t count;        /* calls that began; the next: that ended */
    size_t ended;
    size_t running;
    size_t most;     /* most concurrent calls */
    size_t failures; /* result of the next calls */
    bool is_held;    /* calls wait until it is cleared, or for the stop */
    /* Called within each, without the lock; may be NULL. */
    int (*within)(kin_reconcile *call, kin_error *err, void *userdata);
    void *userdata;
};

static inline void calls_init(struct calls *calls)
{
    memset(calls, 0, sizeof(*calls));
    kin__mutex_init(&calls->mutex);
    kin__cond_init(&calls->changed);
    kin__buf_init(&calls->log, /* alloc= */ NULL, 1 << 20);
}

static inline void calls_done(struct calls *calls)
{
    kin__buf_done(&calls->log);
    kin__cond_done(&calls->changed);
    kin__mutex_done(&calls->mutex);
}

#define CALLS __attribute__((cleanup(calls_done))) struct calls

static inline void calls_begin(struct calls *calls, const kin_work_key *key,
                               kin_stop *stop)
{
    KIN__LOCK_SCOPE(&calls->mutex);
    int r = kin__buf_printf(&calls->log, "%.*s/%.*s", KIN_STR(key->ns),
                            KIN_STR(key->name));
    if (r == 0 && key->tag)
        r = kin__buf_printf(&calls->log, "#%d", (int)key->tag);
    if (r == 0)
        r = kin__buf_append(&calls->log, KIN__S(" "));
    assert_int_equal(r, 0);
    calls->count++;
    calls->running++;
    if (calls->running > calls->most)
        calls->most = calls->running;
    kin__cond_broadcast(&calls->changed);
    while (calls->is_held && !kin_stop_requested(stop))
        (void)kin__cond_wait_until(&calls->changed, &calls->mutex, NULL,
                                   kin_deadline_ms(10));
}

static inline bool calls_end(struct calls *calls)
{
    KIN__LOCK_SCOPE(&calls->mutex);
    bool fails = calls->failures > 0;
    calls->failures -= fails;
    calls->running--;
    calls->ended++;
    kin__cond_broadcast(&calls->changed);
    return !fails;
}

static inline int calls_reconcile(kin_reconcile *call, kin_error *err,
                                  void *userdata)
{
    struct calls *calls = userdata;
    int r = 0;

    calls_begin(calls, kin_reconcile_key(call), kin_reconcile_stop(call));
    if (calls->within)
        r = calls->within(call, err, calls->userdata);
    if (!calls_end(calls))
        r = kin_error_set(err, KIN_ESERVER, "not today");
    return r;
}

static inline int calls_await(struct calls *calls, const size_t *count,
                              size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    KIN__LOCK_SCOPE(&calls->mutex);
    while (*count < wanted && r == 0)
        r = kin__cond_wait_until(&calls->changed, &calls->mutex, NULL,
                                 deadline);
    return r;
}

static inline void calls_hold(struct calls *calls, bool is_held)
{
    KIN__LOCK_SCOPE(&calls->mutex);
    calls->is_held = is_held;
    kin__cond_broadcast(&calls->changed);
}

/* Checks all recorded calls, in order, and clears them. */
static inline void calls_check(struct calls *calls, const char *expected)
{
    KIN__LOCK_SCOPE(&calls->mutex);
    assert_string_equal(calls->log.ptr ? calls->log.ptr : "", expected);
    kin__buf_clear(&calls->log);
    calls->count = 0;
    calls->ended = 0;
}

/* The same in either order: a key that was called a moment ago may not have
 * been given back yet, and then waits behind the next one. */
static inline void calls_check_either(struct calls *calls, const char *one,
                                      const char *other)
{
    kin__mutex_lock(&calls->mutex);
    bool is_other = calls->log.ptr && strcmp(calls->log.ptr, other) == 0;
    kin__mutex_unlock(&calls->mutex);
    calls_check(calls, is_other ? other : one);
}

static inline kin_reconciler_opts calls_opts(struct calls *calls)
{
    kin_reconciler_opts opts = KIN_INIT(kin_reconciler_opts);

    opts.reconcile = calls_reconcile;
    opts.userdata = calls;
    opts.workers = 1;
    return opts;
}

#endif /* RECONCILER_FIXTURE_H */
