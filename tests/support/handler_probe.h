/* SPDX-License-Identifier: Apache-2.0 */
/*
 * handler_probe.h - informers on a fake source, and a handler that records its
 * calls.
 */
#ifndef KIN_HANDLER_PROBE_H
#define KIN_HANDLER_PROBE_H

#include <kin/fake_source.h>
#include <kin/informer.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/lock.h"
#include "base/str.h"
#include "kin_test.h"

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

enum { SOON_MS = 60000 };

/* ---- a handler that records its calls ---- */

struct probe {
    int result; /* of the calls that it made */
    struct kin__mutex mutex;
    struct kin__cond changed;
    struct kin__buf log; /* "+a1" "~a1>2" "-a2", with "!" and "?" */
    size_t entered;      /* calls that began */
    size_t calls;        /* recorded calls */
    size_t hold;         /* calls block while this is 1 */
    kin_informer *informer;
    kin_registration *registration;
    size_t leave_after; /* removes itself in that call; 0: never */
    size_t left;        /* 1 when that is done */
};

static inline void probe_init(struct probe *probe)
{
    *probe = (struct probe){0};
    kin__mutex_init(&probe->mutex);
    kin__cond_init(&probe->changed);
    kin__buf_init(&probe->log, /* alloc= */ NULL, 64 << 20);
}

static inline void probe_done(struct probe *probe)
{
    kin__buf_done(&probe->log);
    kin__cond_done(&probe->changed);
    kin__mutex_done(&probe->mutex);
}

#define PROBE __attribute__((cleanup(probe_done))) struct probe

__attribute__((format(printf, 2, 3))) static inline void record_call(
    struct probe *probe, const char *format, ...)
{
    va_list args;

    kin__mutex_lock(&probe->mutex);
    probe->entered++;
    kin__cond_broadcast(&probe->changed);
    while (probe->hold)
        kin__cond_wait(&probe->changed, &probe->mutex);
    va_start(args, format);
    if (probe->log.len > 0)
        assert_int_equal(kin__buf_append(&probe->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&probe->log, format, args), 0);
    va_end(args);
    probe->calls++;
    kin__cond_broadcast(&probe->changed);
    bool leaves = probe->calls == probe->leave_after;
    kin__mutex_unlock(&probe->mutex);
    if (!leaves)
        return;
    assert_int_equal(
        kin_informer_remove_handler(probe->informer, probe->registration), 0);
    kin__mutex_lock(&probe->mutex);
    probe->left = 1;
    kin__cond_broadcast(&probe->changed);
    kin__mutex_unlock(&probe->mutex);
}

static const char *version_of(const kin_object *object)
{
    return kin_object_resource_version(object).ptr;
}

static inline void on_add(const kin_object *object, bool is_initial,
                          void *userdata)
{
    record_call(userdata, "+%s%s%s", kin_object_name(object).ptr,
                version_of(object), is_initial ? "!" : "");
}

static inline void on_update(const kin_object *old, const kin_object *object,
                             void *userdata)
{
    record_call(userdata, "~%s%s>%s", kin_object_name(object).ptr,
                version_of(old), version_of(object));
}

static inline void on_delete(const kin_object *object, bool is_tombstone,
                             void *userdata)
{
    record_call(userdata, "-%s%s%s", kin_object_name(object).ptr,
                version_of(object), is_tombstone ? "?" : "");
}

static inline void on_synced(void *userdata)
{
    record_call(userdata, "=");
}

static inline kin_handler handler_of(struct probe *probe)
{
    return (kin_handler){.size = sizeof(kin_handler),
                         .on_add = on_add,
                         .on_update = on_update,
                         .on_delete = on_delete,
                         .userdata = probe};
}

static inline int await_count(struct probe *probe, const size_t *what,
                              size_t count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    kin__mutex_lock(&probe->mutex);
    while (*what < count && r == 0)
        r = kin__cond_wait_until(&probe->changed, &probe->mutex, NULL,
                                 deadline);
    kin__mutex_unlock(&probe->mutex);
    return r;
}

static inline int await_calls(struct probe *probe, size_t calls)
{
    return await_count(probe, &probe->calls, calls);
}

static inline void set_hold(struct probe *probe, size_t hold)
{
    kin__mutex_lock(&probe->mutex);
    probe->hold = hold;
    kin__cond_broadcast(&probe->changed);
    kin__mutex_unlock(&probe->mutex);
}

static inline void check_calls(struct probe *probe, const char *expected)
{
    kin__mutex_lock(&probe->mutex);
    assert_string_equal(probe->log.ptr ? probe->log.ptr : "", expected);
    kin__mutex_unlock(&probe->mutex);
}

/* ---- fixture ---- */

static inline int put(kin_fake_source *source, const char *name)
{
    char text[96];

    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"%s\"}}", name);
    return kin_fake_source_put_json(source, kin_s(text), /* err= */ NULL);
}

static inline int make(const kin_informer_opts *opts,
                       kin_fake_source **ret_source, kin_informer **ret)
{
    TRY(kin_fake_source_new(NULL, &pods, ret_source, NULL));
    return kin_informer_new_from_source(
        kin_fake_source_lister_watcher(*ret_source), opts, ret, NULL);
}

static inline int wait_synced(kin_informer *informer)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    return kin_informer_wait_synced(informer, stop, NULL);
}

static inline int wait_version(kin_informer *informer, kin_fake_source *source)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    char version[24];

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    snprintf(version, sizeof(version), "%llu",
             (unsigned long long)kin_fake_source_version(source));
    return kin_informer_wait_version(informer, kin_s(version), stop, NULL);
}

#endif /* KIN_HANDLER_PROBE_H */
