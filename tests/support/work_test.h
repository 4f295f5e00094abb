/* SPDX-License-Identifier: Apache-2.0 */
/* work_test.h - helpers for tests of work queues */
#ifndef WORK_TEST_H
#define WORK_TEST_H

#include <kin/workqueue.h>

#include "base/fake_clock.h"
#include "control/workqueue.h"
#include "kin_test.h"

/* A key with only a name. */
static inline kin_work_key key_named(const char *name)
{
    return (kin_work_key){.name = kin_s(name)};
}

__attribute__((unused)) static int add(kin_workqueue *queue, const char *name)
{
    kin_work_key key = key_named(name);

    return kin_workqueue_add(queue, &key, /* err= */ NULL);
}

__attribute__((unused)) static int add_after(kin_workqueue *queue,
                                             const char *name, int64_t ms)
{
    kin_work_key key = key_named(name);

    return kin_workqueue_add_after(queue, &key, ms, /* err= */ NULL);
}

__attribute__((unused)) static int add_failed(kin_workqueue *queue,
                                              const char *name)
{
    kin_work_key key = key_named(name);

    return kin_workqueue_add_rate_limited(queue, &key, /* err= */ NULL);
}

__attribute__((unused)) static int add_at(kin_workqueue *queue,
                                          const char *name, int priority)
{
    kin_work_key key = key_named(name);
    kin_work_add_opts opts = KIN_INIT(kin_work_add_opts);

    opts.priority = priority;
    return kin_workqueue_add_with(queue, &key, &opts, /* err= */ NULL);
}

__attribute__((unused)) static uint32_t failures(kin_workqueue *queue,
                                                 const char *name)
{
    kin_work_key key = key_named(name);

    return kin_workqueue_failures(queue, &key);
}

/* Takes a key, which must have this name. */
__attribute__((unused)) static kin_work *take(kin_workqueue *queue,
                                              const char *name)
{
    kin_work *work = NULL;

    assert_int_equal(kin_workqueue_try_get(queue, &work), 0);
    assert_str_equal(kin_work_key_of(work)->name, name);
    return work;
}

/* The same, and gives it back. */
__attribute__((unused)) static void take_done(kin_workqueue *queue,
                                              const char *name)
{
    kin_workqueue_done(queue, take(queue, name));
}

__attribute__((unused)) static void assert_nothing(kin_workqueue *queue)
{
    kin_work *work = NULL;

    assert_int_equal(kin_workqueue_try_get(queue, &work), KIN_ENOTFOUND);
}

/* Threads of a test, joined at the end of the scope. */
struct helpers {
    struct kin__thread threads[16];
    size_t count;
};

static inline void helpers_join(struct helpers *helpers)
{
    while (helpers->count > 0)
        kin__thread_join(&helpers->threads[--helpers->count]);
}

__attribute__((unused)) static void helpers_start(struct helpers *helpers,
                                                  void (*run)(void *userdata),
                                                  void *userdata)
{
    assert_int_equal(kin__thread_start(&helpers->threads[helpers->count],
                                       /* opts= */ NULL, run, userdata,
                                       /* err= */ NULL),
                     0);
    helpers->count++;
}

#define AUTO_HELPERS __attribute__((cleanup(helpers_join))) struct helpers

#endif /* WORK_TEST_H */
