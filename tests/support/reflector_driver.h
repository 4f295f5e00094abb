/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reflector_driver.h - drives a reflector and records its requests.
 */
#ifndef KIN_REFLECTOR_DRIVER_H
#define KIN_REFLECTOR_DRIVER_H

#include "informer/reflector.h"

#include "base/buf.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/str.h"
#include "kin_test.h"

/*
 * A driver that logs the requests and calls of the reflector, one word each:
 *
 *   list(RV,LIMIT,TOKEN)  watch(RV)  stream(RV)  cancel   RV as >=RV or =RV
 *   begin  put:NAME  del:NAME  publish(RV)  drop       the stage
 *   +NAME ~NAME -NAME  mark(RV)  resync                applied
 *   verified                                           verifications
 *   failed(CODE)                                       failures
 *   doubt quiet                                        if notes_doubts
 */
struct driver {
    struct kin__reflector *reflector;
    struct kin__buf log;
    int64_t now_ns;
    int64_t timer_ns;
    int64_t timeout_s; /* of the last watch */
    int fail_publish;  /* a code */
    int fail_apply;
    int fail_resync;
    bool is_resync_unwanted;
    bool notes_doubts;
};

static inline void driver_done(struct driver *d)
{
    d->reflector = kin__reflector_free(d->reflector);
    kin__buf_done(&d->log);
}

#define DRIVER __attribute__((cleanup(driver_done))) struct driver

__attribute__((format(printf, 2, 3))) static inline void note(
    struct driver *d, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (d->log.len > 0)
        assert_int_equal(kin__buf_append(&d->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&d->log, format, args), 0);
    va_end(args);
}

static inline void op_request(const struct kin__reflector_request *q,
                              void *userdata)
{
    struct driver *d = userdata;

    if (!q->is_watch) {
        bool is_exact = kin_str_eq(q->version_match, KIN__S("Exact"));
        const char *match = is_exact ? "=" : ">=";
        note(d, "list(%s%.*s,%d,%.*s)", q->version_match.len > 0 ? match : "",
             KIN_STR(q->resource_version), (int)q->limit,
             KIN_STR(q->continue_token));
        return;
    }
    assert_true(q->allow_bookmarks);
    assert_int_equal(q->limit, 0);
    d->timeout_s = q->timeout_s;
    if (q->send_initial_events)
        assert_true(kin_str_eq(q->version_match, KIN__S("NotOlderThan")));
    note(d, "%s(%.*s)", q->send_initial_events ? "stream" : "watch",
         KIN_STR(q->resource_version));
}

static inline void op_cancel(void *userdata)
{
    note(userdata, "cancel");
}

static inline void op_set_timer(int64_t due_ns, void *userdata)
{
    struct driver *d = userdata;

    d->timer_ns = due_ns;
}

static inline int op_stage_begin(void *userdata, kin_error *err)
{
    (void)err;
    note(userdata, "begin");
    return 0;
}

static inline int op_stage_publish(kin_str version, void *userdata,
                                   kin_error *err)
{
    struct driver *d = userdata;

    note(d, "publish(%.*s)", KIN_STR(version));
    return d->fail_publish ? kin_error_set(err, d->fail_publish, NULL) : 0;
}

static inline void op_stage_drop(void *userdata)
{
    note(userdata, "drop");
}

static inline void op_verified(void *userdata)
{
    note(userdata, "verified");
}

static inline int op_resync(void *userdata, kin_error *err)
{
    struct driver *d = userdata;

    note(d, "resync");
    return d->fail_resync ? kin_error_set(err, d->fail_resync, NULL) : 0;
}

static inline bool op_should_resync(void *userdata)
{
    const struct driver *d = userdata;

    return !d->is_resync_unwanted;
}

static inline void op_failed(const struct kin__reflector_failure *failure,
                             void *userdata)
{
    note(userdata, "failed(%s)", kin_error_name(failure->err->code) + 4);
}

static inline void op_doubted(bool is_quiet, void *userdata)
{
    struct driver *d = userdata;

    if (d->notes_doubts)
        note(d, is_quiet ? "quiet" : "doubt");
}

static inline int driver_init(struct driver *d, const kin_allocator *alloc,
                              struct kin__reflector_opts opts)
{
    kin__buf_init(&d->log, /* alloc= */ NULL, 1 << 16);
    d->now_ns = 1000 * KIN__NS_PER_S;
    d->timer_ns = KIN__REFLECTOR_NEVER;
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = (struct kin__reflector_ops){
        .request = op_request,
        .cancel = op_cancel,
        .set_timer = op_set_timer,
        .stage_begin = op_stage_begin,
        .stage_publish = op_stage_publish,
        .stage_drop = op_stage_drop,
        .resync = op_resync,
        .should_resync = op_should_resync,
        .failed = op_failed,
        .verified = op_verified,
        .doubted = op_doubted,
        .userdata = d,
    };
    return kin__reflector_new(&opts, &d->reflector, /* err= */ NULL);
}

#define LOG(d, expected)                                                       \
    do {                                                                       \
        assert_string_equal((d)->log.ptr ? (d)->log.ptr : "", (expected));     \
        kin__buf_clear(&(d)->log);                                             \
    } while (0)

static inline void start(struct driver *d)
{
    kin__reflector_start(d->reflector, d->now_ns);
}

static inline int apply(struct driver *d,
                        const struct kin__reflector_item *item, kin_error *err)
{
    char mark = item->type == KIN__EVENT_ADDED     ? '+'
                : item->type == KIN__EVENT_DELETED ? '-'
                                                   : '~';

    if (item->type == KIN__EVENT_BOOKMARK) {
        note(d, "mark(%.*s)", KIN_STR(item->resource_version));
        return 0;
    }
    note(d, "%c%s", mark, (const char *)item->payload);
    return d->fail_apply ? kin_error_set(err, d->fail_apply, NULL) : 0;
}

/* Passes an item to the reflector and applies its verdict. */
static inline int take(struct driver *d, const struct kin__reflector_item *item)
{
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    switch (kin__reflector_judge(d->reflector, item, d->now_ns)) {
    case KIN__VERDICT_CLOSED:
        return KIN_ECLOSED;
    case KIN__VERDICT_DROP:
        return 0;
    case KIN__VERDICT_STAGE:
        note(d, "%s:%s", item->type == KIN__EVENT_DELETED ? "del" : "put",
             (const char *)item->payload);
        break;
    case KIN__VERDICT_APPLY:
        r = apply(d, item, &err);
        break;
    }
    return kin__reflector_settle(d->reflector, item, r < 0 ? &err : NULL,
                                 d->now_ns);
}

static inline int event(struct driver *d, enum kin__event_type type,
                        const char *name, const char *version)
{
    struct kin__reflector_item item = {
        .type = type,
        .resource_version = kin_s(version),
        .payload = (void *)(uintptr_t)name,
    };

    return take(d, &item);
}

static inline int bookmark(struct driver *d, const char *version,
                           bool is_end_mark)
{
    struct kin__reflector_item item = {
        .type = KIN__EVENT_BOOKMARK,
        .resource_version = kin_s(version),
        .is_end_mark = is_end_mark,
    };

    return take(d, &item);
}

static inline kin_error failure(int code, int status, const char *reason)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, NULL);
    kin__error_set_http(&err, status, reason);
    return err;
}

static inline kin_error expired(void)
{
    return failure(KIN_EGONE, 410, "Expired");
}

static inline kin_error too_large(void)
{
    kin_error err = failure(KIN_ESERVER, 504, "Timeout");

    snprintf(err.cause, sizeof(err.cause), "ResourceVersionTooLarge");
    return err;
}

static inline kin_error busy(void)
{
    return failure(KIN_ESERVER, 429, "TooManyRequests");
}

static inline kin_error refused(void)
{
    return failure(KIN_ECONNECT, 0, "Refused");
}

static inline kin_error internal(void)
{
    return failure(KIN_ESERVER, 500, "InternalError");
}

static inline int error_event(struct driver *d, kin_error err)
{
    struct kin__reflector_item item = {.type = KIN__EVENT_ERROR, .error = &err};

    return take(d, &item);
}

static inline void page(struct driver *d, const char *version,
                        const char *token)
{
    kin__reflector_take_page(
        d->reflector,
        &(struct kin__reflector_page){.resource_version = kin_s(version),
                                      .continue_token = kin_s(token)});
    kin__reflector_ended(d->reflector, KIN__END_WHOLE, /* err= */ NULL,
                         d->now_ns);
}

static inline void opened(struct driver *d)
{
    kin__reflector_opened(d->reflector, d->now_ns);
}

static inline void ended(struct driver *d)
{
    kin__reflector_ended(d->reflector, KIN__END_WHOLE, /* err= */ NULL,
                         d->now_ns);
}

static inline void failed(struct driver *d, kin_error err)
{
    enum kin__reflector_end end = KIN__END_REFUSED;

    if (err.code == KIN_ECONNECT)
        end = strcmp(err.reason, "Refused") == 0 ? KIN__END_UNREACHABLE
                                                 : KIN__END_CUT;
    else if (err.code == KIN_ETIMEDOUT || err.code == KIN_ECLOSED)
        end = KIN__END_CUT;
    kin__reflector_ended(d->reflector, end, &err, d->now_ns);
}

static inline void pass(struct driver *d, int64_t ms)
{
    d->now_ns += ms * KIN__NS_PER_MS;
}

/* Advances the clock to the timer; returns by how many ms. */
static inline int64_t wake(struct driver *d)
{
    int64_t waited = d->timer_ns - d->now_ns;

    assert_int_not_equal(d->timer_ns, KIN__REFLECTOR_NEVER);
    d->now_ns = d->timer_ns;
    kin__reflector_tick(d->reflector, d->now_ns);
    return waited / KIN__NS_PER_MS;
}

static const struct kin__reflector_opts listing = {
    .streaming = KIN__REFLECTOR_STREAM_NEVER};
static const struct kin__reflector_opts streaming = {0};

/* Lists at version 10 and starts the watch. */
static inline int watching(struct driver *d, const kin_allocator *alloc,
                           struct kin__reflector_opts opts)
{
    TRY(driver_init(d, alloc, opts));
    start(d);
    TRY(event(d, KIN__EVENT_NONE, "a", "5"));
    page(d, "10", "");
    LOG(d, "begin list(0,500,) put:a publish(10) watch(10)");
    opened(d);
    return 0;
}

#endif /* KIN_REFLECTOR_DRIVER_H */
