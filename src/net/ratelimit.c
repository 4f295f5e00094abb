/* SPDX-License-Identifier: Apache-2.0 */
#include "net/ratelimit.h"

#include <assert.h>

#include "base/stop.h"

enum {
    RATELIMIT_QPS = 50,
    RATELIMIT_BURST = 100,
};

static int64_t ratelimit_step_ns(double qps)
{
    double step = (double)KIN__NS_PER_S / qps;

    if (qps < 0)
        return 0;
    /* Rates below one per century are treated alike. */
    return step < 3e18 ? (int64_t)step + (step < 1) : INT64_C(3) << 60;
}

void kin__ratelimit_init(struct kin__ratelimit *limit, const kin_clock *clock,
                         double qps, int burst)
{
    *limit = (struct kin__ratelimit){.clock = clock};
    kin__mutex_init(&limit->mutex);
    limit->step_ns = ratelimit_step_ns(qps == 0 ? RATELIMIT_QPS : qps);
    if (burst <= 0)
        burst = RATELIMIT_BURST;
    /* The largest number of steps that does not overflow. */
    if (limit->step_ns > INT64_MAX / burst)
        limit->slack_ns = INT64_MAX;
    else
        limit->slack_ns = limit->step_ns * (burst - 1);
}

void kin__ratelimit_done(struct kin__ratelimit *limit)
{
    kin__mutex_done(&limit->mutex);
}

/* When the next caller may proceed; takes no token. */
static int64_t ratelimit_next_ns(const struct kin__ratelimit *limit,
                                 int64_t now_ns)
{
    kin__mutex_assert_held(&limit->mutex);
    int64_t at_ns = limit->full_ns - limit->slack_ns;
    return at_ns > now_ns ? at_ns : now_ns;
}

static void ratelimit_spend(struct kin__ratelimit *limit, int64_t now_ns)
{
    kin__mutex_assert_held(&limit->mutex);
    if (limit->full_ns < now_ns)
        limit->full_ns = now_ns;
    limit->full_ns = kin__time_add_ns(limit->full_ns, limit->step_ns);
}

bool kin__ratelimit_try(struct kin__ratelimit *limit)
{
    KIN__LOCK_SCOPE(&limit->mutex);
    int64_t now_ns = kin__clock_now_ns(limit->clock);

    if (ratelimit_next_ns(limit, now_ns) > now_ns)
        return false;
    ratelimit_spend(limit, now_ns);
    return true;
}

kin_deadline kin__ratelimit_reserve(struct kin__ratelimit *limit)
{
    KIN__LOCK_SCOPE(&limit->mutex);
    int64_t now_ns = kin__clock_now_ns(limit->clock);
    int64_t at_ns = ratelimit_next_ns(limit, now_ns);

    ratelimit_spend(limit, now_ns);
    return (kin_deadline){.at_ns = at_ns};
}

int kin__ratelimit_take(struct kin__ratelimit *limit, kin_stop *stop,
                        kin_deadline *ret)
{
    KIN__LOCK_SCOPE(&limit->mutex);
    int64_t now_ns = kin__clock_now_ns(limit->clock);
    kin_deadline at = {.at_ns = ratelimit_next_ns(limit, now_ns)};
    int r = kin_stop_reason(stop);

    if (r == 0 && kin_stop_deadline(stop).at_ns < at.at_ns)
        r = KIN_ETIMEDOUT;
    if (r < 0)
        return r;
    ratelimit_spend(limit, now_ns);
    *ret = at;
    return 0;
}

void kin__ratelimit_give_back(struct kin__ratelimit *limit)
{
    KIN__LOCK_SCOPE(&limit->mutex);

    limit->full_ns -= limit->step_ns;
}
