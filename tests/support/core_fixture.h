/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_fixture.h - a core, its driver and one handler, for tests that feed
 * bytes and check the calls.
 */
#ifndef KIN_CORE_FIXTURE_H
#define KIN_CORE_FIXTURE_H

#include <stdio.h>

#include <kin/snapshot.h>

#include "base/buf.h"
#include "base/str.h"
#include "informer/core.h"
#include "kin_test.h"

struct fixture {
    const kin_allocator *alloc;
    struct kin__core *core;
    struct kin_registration *handler;
    struct kin__buf log;
    int64_t now_ns;
    int64_t timer_ns;
    unsigned syncs;
    unsigned attempt; /* of the last failure, as its text */
    kin_error failure;
    bool notes_proofs;
    bool is_resumed; /* set before the init, which does not start then */
};

static inline void fixture_done(struct fixture *fixture)
{
    fixture->core = kin__core_free(fixture->core);
    if (fixture->handler)
        kin__registration_free(fixture->handler);
    fixture->handler = NULL;
    kin__buf_done(&fixture->log);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

__attribute__((format(printf, 2, 3))) static inline void note(
    struct fixture *fixture, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (fixture->log.len > 0)
        assert_int_equal(kin__buf_append(&fixture->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&fixture->log, format, args), 0);
    va_end(args);
}

static inline void on_request(const struct kin__reflector_request *request,
                              void *userdata)
{
    note(userdata, "%s(%.*s)",
         !request->is_watch             ? "list"
         : request->send_initial_events ? "stream"
                                        : "watch",
         KIN_STR(request->resource_version));
}

static inline void on_cancel(void *userdata)
{
    note(userdata, "cancel");
}

static inline void on_timer(int64_t due_ns, void *userdata)
{
    struct fixture *fixture = userdata;

    fixture->timer_ns = due_ns;
}

static inline void on_failed(const struct kin__reflector_failure *failure,
                             void *userdata)
{
    struct fixture *fixture = userdata;

    fixture->attempt = failure->attempt;
    fixture->failure = *failure->err;
    note(fixture, "failed(%s)", kin_error_name(failure->err->code) + 4);
}

static inline void on_wire_failed(const kin_error *err, void *userdata)
{
    note(userdata, "wire(%s)", kin_error_name(err->code) + 4);
}

static inline void on_synced(void *userdata)
{
    struct fixture *fixture = userdata;

    fixture->syncs++;
}

static inline void on_prove(void *userdata)
{
    struct fixture *fixture = userdata;

    if (fixture->notes_proofs)
        note(fixture, "prove");
}

static inline struct kin__core_ops fixture_ops(struct fixture *fixture)
{
    return (struct kin__core_ops){
        .request = on_request,
        .cancel = on_cancel,
        .set_timer = on_timer,
        .failed = on_failed,
        .wire_failed = on_wire_failed,
        .synced = on_synced,
        .prove = on_prove,
        .userdata = fixture,
    };
}

static inline int fixture_init(struct fixture *fixture,
                               const kin_allocator *alloc,
                               struct kin__core_opts opts)
{
    fixture->alloc = alloc;
    fixture->now_ns = 1000 * KIN__NS_PER_S;
    fixture->timer_ns = KIN__REFLECTOR_NEVER;
    kin__buf_init(&fixture->log, /* alloc= */ NULL, 1 << 16);
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = fixture_ops(fixture);
    TRY(kin__core_new(&opts, &fixture->core, /* err= */ NULL));
    TRY(kin__registration_new(&(struct kin__registration_opts){.alloc = alloc},
                              &fixture->handler, NULL));
    TRY(kin__core_add_handler(fixture->core, fixture->handler, fixture->now_ns,
                              NULL));
    if (!fixture->is_resumed)
        kin__core_start(fixture->core, fixture->now_ns);
    return 0;
}

/* Logs the pending notifications: "+a1" add, "!" initial, "~a1>2" update, "-a2"
 * delete, "?" tombstone, "#" isolated. */
static inline void record_calls(struct fixture *fixture,
                                struct kin_registration *handler)
{
    const struct kin__notification *n = &handler->current;

    kin__processor_wake(kin__core_processor(fixture->core));
    kin__mutex_lock(&handler->mutex);
    while (kin__registration_take(handler)) {
        kin__mutex_unlock(&handler->mutex);
        note(fixture, "%c%s:%s%s%s%s", "+~-"[n->type],
             kin_object_key(n->now).ptr,
             n->old ? kin_object_resource_version(n->old).ptr : "",
             n->old ? ">" : "", kin_object_resource_version(n->now).ptr,
             n->is_initial     ? "!"
             : n->is_tombstone ? "?"
             : n->is_isolated  ? "#"
                               : "");
        kin__registration_finish(handler);
    }
    kin__mutex_unlock(&handler->mutex);
}

/* Out of memory ends a round; the test then returns KIN_ENOMEM. */
#define LOG(fixture, expected)                                                 \
    do {                                                                       \
        record_calls(fixture, (fixture)->handler);                             \
        const char *log_ = (fixture)->log.ptr ? (fixture)->log.ptr : "";       \
        if (strstr(log_, "failed(ENOMEM)"))                                    \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(log_, expected);                                   \
        kin__buf_clear(&(fixture)->log);                                       \
    } while (0)

static inline int bytes(struct fixture *fixture, const char *text)
{
    return kin__core_bytes(fixture->core, kin_s(text), fixture->now_ns);
}

#define POD(name, version)                                                     \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\",\"resourceVersion\":\"" version "\"}}"
#define LIST(version, items)                                                   \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"" version "\"},\"items\":[" items "]}"
#define MARK(version)                                                          \
    "{\"kind\":\"Pod\",\"metadata\":{\"resourceVersion\":\"" version           \
    "\",\"annotations\":{\"k8s.io/initial-events-end\":\"true\"}}}"
#define EVENT(type, object) "{\"type\":\"" type "\",\"object\":" object "}\n"

static inline void end(struct fixture *fixture)
{
    kin__core_ended(fixture->core, KIN__END_WHOLE, NULL, fixture->now_ns);
}

/* The log shows whether memory ran out in between. */
#define BYTES(fixture, text)                                                   \
    do {                                                                       \
        int r_ = bytes(fixture, text);                                         \
        if (r_ < 0 && strstr((fixture)->log.ptr, "failed(ENOMEM)"))            \
            return KIN_ENOMEM;                                                 \
        assert_int_equal(r_, 0);                                               \
    } while (0)

__attribute__((unused)) static const struct kin__core_opts listing = {
    .expected = {.kind = {"Pod", 3}}, .streaming = KIN__REFLECTOR_STREAM_NEVER};
__attribute__((unused)) static const struct kin__core_opts streaming = {
    .expected = {.kind = {"Pod", 3}}};

static inline int synced(struct fixture *fixture, const kin_allocator *alloc,
                         struct kin__core_opts opts)
{
    TRY(fixture_init(fixture, alloc, opts));
    kin__core_opened(fixture->core, fixture->now_ns);
    BYTES(fixture, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(fixture);
    LOG(fixture, "list(0) watch(10) +n/a:1! +n/b:2!");
    assert_int_equal(fixture->syncs, 1);
    assert_true(kin__core_has_synced(fixture->core));
    kin__core_opened(fixture->core, fixture->now_ns);
    return 0;
}

static inline size_t stored(struct fixture *fixture)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(kin__core_store(fixture->core), &stats);
    return stats.objects;
}

#endif /* KIN_CORE_FIXTURE_H */
