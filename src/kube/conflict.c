/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/update.h>

#include <kin/status.h>

#include "base/clock.h"
#include "base/opts.h"
#include "base/stop.h"
#include "kube/client.h"

enum { CONFLICT_STEPS = 5, CONFLICT_MAX_MS = 60000 };

/* As Kubernetes' own helper does it. */
static void conflict_defaults(kin_retry_opts *opts)
{
    if (opts->steps == 0)
        opts->steps = CONFLICT_STEPS;
    if (opts->delay_ms <= 0)
        opts->delay_ms = 10;
    if (opts->factor <= 0)
        opts->factor = 1;
    if (opts->jitter == 0)
        opts->jitter = 0.1;
    if (opts->jitter < 0)
        opts->jitter = 0;
}

static bool conflict_is_one(int code, const kin_error *err)
{
    return code == KIN_ECONFLICT || kin_error_is_conflict(err);
}

static int conflict_wait(kin_client *client, kin_stop *stop, double ms,
                         double jitter)
{
    ms *= 1 + jitter * kin__client_random(client);
    if (!(ms < CONFLICT_MAX_MS))
        ms = CONFLICT_MAX_MS;
    int64_t ns = (int64_t)(ms * (double)KIN__NS_PER_MS);
    return kin_stop_wait(stop, kin__deadline_after(client->clock, ns));
}

/* A token that goes by the client's clock, if the caller has none. */
static int conflict_stop(kin_client *client, kin_stop *given, kin_stop **ret,
                         kin_error *err)
{
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = client->alloc};

    if (!given)
        return kin__stop_new_with_clock(client->clock, &opts, ret, err);
    *ret = kin_stop_ref(given);
    return 0;
}

static int conflict_fail(const kin_error *why, int code, kin_error *err)
{
    if (err && why->code == code)
        *err = *why;
    else
        (void)kin_error_set(err, code, /* format= */ NULL);
    return code;
}

int kin_retry_on_conflict(kin_client *client, kin_retry_fn *fn, void *userdata,
                          const kin_retry_opts *opts, kin_error *err)
{
    kin_retry_opts ours = KIN_INIT(kin_retry_opts);
    KIN_AUTO(kin_stop) *stop = NULL;

    if (!client || !fn || kin__opts_take(opts, sizeof(ours), &ours) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "retry on conflict: bad arguments");
    conflict_defaults(&ours);
    int r = conflict_stop(client, ours.stop, &stop, err);
    if (r < 0)
        return r;
    double ms = ours.delay_ms;
    for (unsigned step = 1;; step++) {
        kin_error why = KIN_ERROR_INIT;
        r = fn(&why, userdata);
        if (r >= 0)
            return 0;
        if (step >= ours.steps || !conflict_is_one(r, &why))
            return conflict_fail(&why, r, err);
        r = conflict_wait(client, stop, ms, ours.jitter);
        if (r < 0)
            return kin_error_set(err, r, "retry on conflict: %s",
                                 kin_error_text(r));
        ms *= ours.factor;
    }
}
