/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/factory_sync.h>

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

static void look_at(kin_factory *factory, kin_factory_tell *tell,
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
        if (!is_synced && ret->missing++ == 0)
            ret->first = why;
        ret->stopped += !is_synced && why.code == KIN_ESTOPPED;
        if (tell)
            tell(&(kin_factory_sync){.resource = &at->resource,
                                     .informer = at->informer,
                                     .is_synced = is_synced,
                                     .err = is_synced ? NULL : &why},
                 userdata);
    }
}

bool kin_factory_has_synced(kin_factory *factory, kin_factory_tell *tell,
                            void *userdata)
{
    struct look look;

    look_at(factory, tell, userdata, &look);
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

/* Nobody else brings the lists: steps the loop until they are here. */
static int sync_step(kin_factory *factory, kin_stop *stop, kin_error *err)
{
    kin_loop *loop = factory->opts.loop;
    struct pollfd fds[2] = {{.fd = kin_loop_fd(loop), .events = POLLIN},
                            {.fd = -1, .events = POLLIN}};

    if (stop) {
        fds[1].fd = kin_stop_fd(stop, err);
        if (fds[1].fd < 0)
            return fds[1].fd;
    }
    for (;;) {
        struct look look;
        look_at(factory, /* tell= */ NULL, NULL, &look);
        if (look.missing == look.stopped)
            return look.missing > 0 ? KIN_ESTOPPED : 0;
        int r = kin_stop_reason(stop);
        if (r < 0)
            return r;
        r = poll(fds, 2, sync_timeout_ms(stop));
        if (r < 0 && errno != EINTR)
            return kin_error_set_errno(err, errno, "factory: poll");
        kin_loop_step(loop);
    }
}

static int sync_wait(kin_factory *factory, kin_stop *stop)
{
    struct kin__factory_entry *at = NULL;
    int result = 0;

    for (at = kin__factory_next(factory, NULL, /* is_started= */ true); at;
         at = kin__factory_next(factory, at, /* is_started= */ true)) {
        int r = kin_informer_wait_synced(at->informer, stop, /* err= */ NULL);
        if (r < 0 && !kin__factory_is_released(at))
            result = r;
    }
    return result;
}

int kin_factory_wait_synced(kin_factory *factory, kin_stop *stop,
                            kin_factory_tell *tell, void *userdata,
                            kin_error *err)
{
    struct look look;
    int r = kin__thread_check_waiting(err);

    if (r < 0)
        return r;
    r = factory->opts.loop ? sync_step(factory, stop, err)
                           : sync_wait(factory, stop);
    look_at(factory, tell, userdata, &look);
    if (r == 0 || r == KIN_ESYSTEM || r == KIN_ENOMEM)
        return r;
    if (look.missing == 0)
        return 0;
    if (err) {
        *err = look.first;
        err->code = r;
        (void)kin_error_wrap(err,
                             "factory: %zu of %zu informers have not synced",
                             look.missing, look.started);
    }
    return r;
}
