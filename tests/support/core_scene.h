/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_scene.h - a core, its driver and one handler, for tests that say which
 * bytes come and see what happens.
 */
#ifndef KIN_CORE_SCENE_H
#define KIN_CORE_SCENE_H

#include <stdio.h>

#include <kin/snapshot.h>

#include "base/buf.h"
#include "base/str.h"
#include "informer/core.h"
#include "kin_test.h"

struct scene {
    const kin_allocator *alloc;
    struct kin__core *core;
    struct kin__listener *listener;
    struct kin__buf log;
    int64_t now_ns;
    int64_t timer_ns;
    unsigned syncs;
    unsigned attempt; /* of the last failure, as its text */
    kin_error failure;
};

static inline void scene_done(struct scene *scene)
{
    scene->core = kin__core_free(scene->core);
    scene->listener = kin__listener_unref(scene->listener);
    kin__buf_done(&scene->log);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

__attribute__((format(printf, 2, 3))) static inline void note(
    struct scene *scene, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (scene->log.len > 0)
        assert_int_equal(kin__buf_append(&scene->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&scene->log, format, args), 0);
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
    struct scene *scene = userdata;

    scene->timer_ns = due_ns;
}

static inline void on_failed(const struct kin__reflector_failure *failure,
                             void *userdata)
{
    struct scene *scene = userdata;

    scene->attempt = failure->attempt;
    scene->failure = *failure->err;
    note(scene, "told(%s)", kin_error_name(failure->err->code) + 4);
}

static inline void on_wire_failed(const kin_error *err, void *userdata)
{
    note(userdata, "wire(%s)", kin_error_name(err->code) + 4);
}

static inline void on_synced(void *userdata)
{
    struct scene *scene = userdata;

    scene->syncs++;
}

static inline struct kin__core_ops scene_ops(struct scene *scene)
{
    return (struct kin__core_ops){
        .request = on_request,
        .cancel = on_cancel,
        .set_timer = on_timer,
        .failed = on_failed,
        .wire_failed = on_wire_failed,
        .synced = on_synced,
        .userdata = scene,
    };
}

static inline int scene_init(struct scene *scene, const kin_allocator *alloc,
                             struct kin__core_opts opts)
{
    scene->alloc = alloc;
    scene->now_ns = 1000 * KIN__NS_PER_S;
    scene->timer_ns = KIN__REFLECTOR_NEVER;
    kin__buf_init(&scene->log, /* alloc= */ NULL, 1 << 16);
    opts.alloc = alloc;
    opts.seed = 1;
    opts.ops = scene_ops(scene);
    TRY(kin__core_new(&opts, &scene->core, /* err= */ NULL));
    TRY(kin__listener_new(&(struct kin__listener_opts){.alloc = alloc},
                          &scene->listener, NULL));
    TRY(kin__core_add_listener(scene->core, scene->listener, scene->now_ns,
                               NULL));
    kin__core_start(scene->core, scene->now_ns);
    return 0;
}

/* What the handler is told: "+a1" add, "!" initial, "~a1>2", "-a2", "?"
 * tombstone, "#" isolated. */
static inline void hear(struct scene *scene, struct kin__listener *listener)
{
    struct kin__note n;

    while (kin__listener_take(listener, &n)) {
        note(scene, "%c%s:%s%s%s%s", "+~-"[n.type], kin_object_key(n.now).ptr,
             n.old ? kin_object_resource_version(n.old).ptr : "",
             n.old ? ">" : "", kin_object_resource_version(n.now).ptr,
             n.is_initial     ? "!"
             : n.is_tombstone ? "?"
             : n.is_isolated  ? "#"
                              : "");
        kin__listener_finish(listener, &n);
    }
}

/* Lack of memory ends a round; then the test says so. */
#define LOG(scene, expected)                                                   \
    do {                                                                       \
        hear(scene, (scene)->listener);                                        \
        const char *log_ = (scene)->log.ptr ? (scene)->log.ptr : "";           \
        if (strstr(log_, "told(ENOMEM)"))                                      \
            return KIN_ENOMEM;                                                 \
        assert_string_equal(log_, expected);                                   \
        kin__buf_clear(&(scene)->log);                                         \
    } while (0)

static inline int bytes(struct scene *scene, const char *text)
{
    return kin__core_bytes(scene->core, kin_s(text), scene->now_ns);
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

static inline void end(struct scene *scene)
{
    kin__core_ended(scene->core, KIN__END_WHOLE, NULL, scene->now_ns);
}

/* Whoever runs out of memory in between says so in the log. */
#define BYTES(scene, text)                                                     \
    do {                                                                       \
        int r_ = bytes(scene, text);                                           \
        if (r_ < 0 && strstr((scene)->log.ptr, "told(ENOMEM)"))                \
            return KIN_ENOMEM;                                                 \
        assert_int_equal(r_, 0);                                               \
    } while (0)

__attribute__((unused)) static const struct kin__core_opts listing = {
    .expected = {.kind = {"Pod", 3}}, .streaming = KIN__REFLECTOR_STREAM_NEVER};
__attribute__((unused)) static const struct kin__core_opts streaming = {
    .expected = {.kind = {"Pod", 3}}};

static inline int synced(struct scene *scene, const kin_allocator *alloc,
                         struct kin__core_opts opts)
{
    TRY(scene_init(scene, alloc, opts));
    kin__core_opened(scene->core, scene->now_ns);
    BYTES(scene, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(scene);
    LOG(scene, "list(0) watch(10) +n/a:1! +n/b:2!");
    assert_int_equal(scene->syncs, 1);
    assert_true(kin__core_has_synced(scene->core));
    kin__core_opened(scene->core, scene->now_ns);
    return 0;
}

static inline size_t stored(struct scene *scene)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(kin__core_store(scene->core), &stats);
    return stats.objects;
}

#endif /* KIN_CORE_SCENE_H */
