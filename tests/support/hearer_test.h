/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hearer_test.h - informers on a source that is the test's, and a handler that
 * writes down what it hears.
 */
#ifndef KIN_HEARER_TEST_H
#define KIN_HEARER_TEST_H

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

/* ---- a handler that writes down what it hears ---- */

struct hearer {
    int result; /* of what it did when it was called */
    struct kin__mutex mutex;
    struct kin__cond changed;
    struct kin__buf log; /* "+a1" "~a1>2" "-a2", with "!" and "?" */
    size_t entered;      /* calls that began */
    size_t calls;        /* calls that were written down */
    size_t hold;         /* calls wait while this is 1 */
    kin_informer *informer;
    kin_registration *registration;
    size_t leave_after; /* removes itself in that call; 0: never */
    size_t left;        /* 1 when that is done */
};

static inline void hearer_init(struct hearer *hearer)
{
    *hearer = (struct hearer){0};
    kin__mutex_init(&hearer->mutex);
    kin__cond_init(&hearer->changed);
    kin__buf_init(&hearer->log, /* alloc= */ NULL, 64 << 20);
}

static inline void hearer_done(struct hearer *hearer)
{
    kin__buf_done(&hearer->log);
    kin__cond_done(&hearer->changed);
    kin__mutex_done(&hearer->mutex);
}

#define HEARER __attribute__((cleanup(hearer_done))) struct hearer

__attribute__((format(printf, 2, 3))) static inline void hear(
    struct hearer *hearer, const char *format, ...)
{
    va_list args;

    kin__mutex_lock(&hearer->mutex);
    hearer->entered++;
    kin__cond_broadcast(&hearer->changed);
    while (hearer->hold)
        kin__cond_wait(&hearer->changed, &hearer->mutex);
    va_start(args, format);
    if (hearer->log.len > 0)
        assert_int_equal(kin__buf_append(&hearer->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&hearer->log, format, args), 0);
    va_end(args);
    hearer->calls++;
    kin__cond_broadcast(&hearer->changed);
    bool leaves = hearer->calls == hearer->leave_after;
    kin__mutex_unlock(&hearer->mutex);
    if (!leaves)
        return;
    assert_int_equal(
        kin_informer_remove_handler(hearer->informer, hearer->registration), 0);
    kin__mutex_lock(&hearer->mutex);
    hearer->left = 1;
    kin__cond_broadcast(&hearer->changed);
    kin__mutex_unlock(&hearer->mutex);
}

static const char *version_of(const kin_object *object)
{
    return kin_object_resource_version(object).ptr;
}

static inline void on_add(const kin_object *object, bool is_initial,
                          void *userdata)
{
    hear(userdata, "+%s%s%s", kin_object_name(object).ptr, version_of(object),
         is_initial ? "!" : "");
}

static inline void on_update(const kin_object *old, const kin_object *object,
                             void *userdata)
{
    hear(userdata, "~%s%s>%s", kin_object_name(object).ptr, version_of(old),
         version_of(object));
}

static inline void on_delete(const kin_object *object, bool is_tombstone,
                             void *userdata)
{
    hear(userdata, "-%s%s%s", kin_object_name(object).ptr, version_of(object),
         is_tombstone ? "?" : "");
}

static inline void on_synced(void *userdata)
{
    hear(userdata, "=");
}

static inline kin_handler handler_of(struct hearer *hearer)
{
    return (kin_handler){.size = sizeof(kin_handler),
                         .on_add = on_add,
                         .on_update = on_update,
                         .on_delete = on_delete,
                         .userdata = hearer};
}

static inline int await_count(struct hearer *hearer, const size_t *what,
                              size_t count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    int r = 0;

    kin__mutex_lock(&hearer->mutex);
    while (*what < count && r == 0)
        r = kin__cond_wait_until(&hearer->changed, &hearer->mutex, NULL,
                                 deadline);
    kin__mutex_unlock(&hearer->mutex);
    return r;
}

static inline int await_calls(struct hearer *hearer, size_t calls)
{
    return await_count(hearer, &hearer->calls, calls);
}

static inline void set_hold(struct hearer *hearer, size_t hold)
{
    kin__mutex_lock(&hearer->mutex);
    hearer->hold = hold;
    kin__cond_broadcast(&hearer->changed);
    kin__mutex_unlock(&hearer->mutex);
}

static inline void check_heard(struct hearer *hearer, const char *expected)
{
    kin__mutex_lock(&hearer->mutex);
    assert_string_equal(hearer->log.ptr ? hearer->log.ptr : "", expected);
    kin__mutex_unlock(&hearer->mutex);
}

/* ---- a scene ---- */

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

#endif /* KIN_HEARER_TEST_H */
