/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/factory.h>

#include <errno.h>
#include <poll.h>

#include "informer/factory_impl.h"
#include "informer/informer_impl.h"

/* Looks at all that were started. */
struct look {
    size_t started;
    size_t missing;
    size_t stopped;  /* of the missing: they never will */
    kin_error first; /* of those that have not synced */
};

static void look_at(kin_factory *factory, kin_factory_sync_fn *tell,
                    void *userdata, struct look *ret)
{
    struct kin__factory_entry *at = NULL;

    *ret = (struct look){0};
    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        kin_error why = KIN_ERROR_INIT;
        bool is_synced = kin__informer_check_synced(at->informer, &why);
        if (kin__factory_is_released(at))
            continue;
        ret->started++;
        /* One that has failed says more than one that is waiting. */
        if (!is_synced &&
            (ret->missing++ == 0 || ret->first.code == KIN_ETIMEDOUT))
            ret->first = why;
        ret->stopped += !is_synced && kin__informer_is_stopped(at->informer);
        if (tell)
            tell(&(kin_factory_sync){.resource = &at->resource,
                                     .informer = at->informer,
                                     .is_synced = is_synced,
                                     .err = is_synced ? NULL : &why},
                 userdata);
    }
}

bool kin_factory_has_synced(const kin_factory *factory,
                            kin_factory_sync_fn *tell, void *userdata)
{
    struct look look;

    look_at((kin_factory *)(uintptr_t)factory, tell, userdata, &look);
    return look.missing == 0;
}

/* ---- waiting ---- */

/* How long a poll may take; -1 for ever. */
static int sync_timeout_ms(const kin_stop *stop)
{
    kin_deadline deadline = kin_stop_deadline(stop);

    if (deadline.at_ns == INT64_MAX)
        return -1;
    int64_t left_ns = deadline.at_ns - kin__clock_now_ns(kin__clock_real());
    if (left_ns <= 0)
        return 0;
    int64_t left_ms = left_ns / KIN__NS_PER_MS + 1;
    return left_ms > INT32_MAX ? INT32_MAX : (int)left_ms;
}

/* The code of the first rejection that no wait has returned, with `err`; else
 * 0. */
static int sync_find_rejection(kin_factory *factory, kin_error *err)
{
    struct kin__factory_entry *at = NULL;

    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        int r = kin__informer_take_rejection(at->informer, err);
        if (r == 0)
            continue;
        kin__factory_unpin(at);
        return r;
    }
    return 0;
}

/* ---- waiting in a loop ---- */

/* Nobody else brings the lists: steps the loop until they are here. */
static int sync_step(kin_factory *factory, kin_stop *stop, kin_error *err)
{
    kin_loop *loop = factory->informer.loop;
    struct pollfd fds[2] = {{.fd = kin_loop_fd(loop), .events = POLLIN},
                            {.fd = -1, .events = POLLIN}};

    if (stop) {
        fds[1].fd = kin_stop_fd(stop, err);
        if (fds[1].fd < 0)
            return fds[1].fd;
    }
    for (;;) {
        struct look look;
        int r = kin_stop_reason(stop);
        if (r == 0)
            r = sync_find_rejection(factory, err);
        look_at(factory, /* tell= */ NULL, NULL, &look);
        if (look.missing == 0 || r < 0)
            return look.missing > 0 ? r : 0;
        if (look.missing == look.stopped)
            return KIN_ESTOPPED;
        r = poll(fds, 2, sync_timeout_ms(stop));
        if (r < 0 && errno != EINTR)
            return kin_error_set_errno(err, errno, "factory: poll");
        kin__loop_step(loop);
    }
}

/* ---- waiting for threads ---- */

void kin__factory_rejected(void *factory)
{
    kin_factory *self = factory;
    struct kin__factory_wait *wait = NULL;

    KIN__LOCK_SCOPE(&self->mutex);
    cds_list_for_each_entry(wait, &self->waits, link) {
        kin_stop_request(wait->stop);
    }
}

static int wait_begin(struct kin__factory_wait *wait, kin_factory *factory,
                      kin_stop *stop, kin_error *err)
{
    int r = kin_stop_new(stop, /* opts= */ NULL, &wait->stop, err);

    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&factory->mutex);
    cds_list_add_tail(&wait->link, &factory->waits);
    return 0;
}

static void wait_end(struct kin__factory_wait *wait, kin_factory *factory)
{
    kin__mutex_lock(&factory->mutex);
    kin__list_unlink(&wait->link);
    kin__mutex_unlock(&factory->mutex);
    wait->stop = kin_stop_unref(wait->stop);
}

/* Waits for each in turn.  1 if another informer was rejected meanwhile. */
static int sync_wait_all(kin_factory *factory, kin_stop *stop,
                         const struct kin__factory_wait *wait, kin_error *err)
{
    struct kin__factory_entry *at = NULL;
    int result = 0;

    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        int r = kin_informer_wait_synced(at->informer, wait->stop, err);
        if (r == 0 || kin__factory_is_released(at))
            continue;
        bool is_stopped = kin__informer_is_stopped(at->informer);
        bool is_woken = !is_stopped && r == KIN_ESTOPPED &&
                        kin_stop_reason(stop) == 0;
        result = is_woken ? 1 : r;
        if (is_woken || (!is_stopped && kin_stop_reason(stop) == 0)) {
            kin__factory_unpin(at);
            return result;
        }
    }
    return result;
}

static int sync_wait(kin_factory *factory, kin_stop *stop, kin_error *err)
{
    int r = 1;

    while (r > 0) {
        struct kin__factory_wait wait = {0};
        r = wait_begin(&wait, factory, stop, err);
        if (r < 0)
            return r;
        r = kin_stop_reason(stop);
        if (r == 0)
            r = sync_find_rejection(factory, err);
        if (r == 0)
            r = sync_wait_all(factory, stop, &wait, err);
        wait_end(&wait, factory);
    }
    return r;
}

int kin_factory_wait_synced(kin_factory *factory, kin_stop *stop,
                            kin_factory_sync_fn *tell, void *userdata,
                            kin_error *err)
{
    struct look look;
    kin_error why = KIN_ERROR_INIT;
    int r = kin__thread_check_waiting(err);

    if (r < 0)
        return r;
    r = factory->informer.loop ? sync_step(factory, stop, &why)
                               : sync_wait(factory, stop, &why);
    look_at(factory, tell, userdata, &look);
    if (r == KIN_ESYSTEM || r == KIN_ENOMEM)
        return kin_error_set(err, r, "%s", why.message);
    if (r == 0 || look.missing == 0)
        return 0;
    if (err) {
        bool is_rejected = r != KIN_ESTOPPED && r != KIN_ETIMEDOUT;
        *err = is_rejected ? why : look.first;
        err->code = r;
        (void)kin_error_wrap(err,
                             "factory: %zu of %zu informers have not synced",
                             look.missing, look.started);
    }
    return r;
}
