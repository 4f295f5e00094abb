/* SPDX-License-Identifier: Apache-2.0 */
#include "control/work_limiter.h"

#include <assert.h>
#include <stdatomic.h>
#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/random.h"
#include "base/ref.h"
#include "net/ratelimit.h"

enum {
    LIMITER_BASE_MS = 5,
    LIMITER_MAX_MS = 1000 * 1000,
    LIMITER_QPS = 10,
    LIMITER_BURST = 100,
    LIMITER_PARTS_MAX = 16,
    LIMITER_JITTER_MAX = 10,
};

struct kin_work_limiter {
    struct kin__ref ref;
    kin_work_limiter_opts opts; /* with defaults; `limiters` is not used */
    const kin_clock *clock;
    struct kin__ratelimit bucket; /* if there is a qps */
    uint64_t seed;
    _Atomic uint64_t drawn; /* number of random numbers drawn */
    size_t count;
    kin_work_limiter *parts[LIMITER_PARTS_MAX]; /* a reference to each */
};

int64_t kin__work_ms_to_ns(int64_t ms)
{
    if (ms <= 0)
        return 0;
    return ms > INT64_MAX / KIN__NS_PER_MS ? INT64_MAX : ms * KIN__NS_PER_MS;
}

/* ---- life ---- */

static bool limiter_has_steps(const kin_work_limiter_opts *opts)
{
    return opts->fast_tries > 0 || opts->fast_ms > 0 || opts->slow_ms > 0;
}

/* Without any option, these are the defaults of client-go; with only one of
 * base_ms and max_ms, the other has its default. */
static void limiter_set_defaults(kin_work_limiter_opts *opts)
{
    bool has_base = opts->base_ms != 0 || opts->max_ms != 0;

    if (!has_base && !limiter_has_steps(opts) && opts->qps == 0 &&
        opts->count == 0 && !opts->delay_ns) {
        opts->qps = LIMITER_QPS;
        opts->burst = LIMITER_BURST;
        has_base = true;
    }
    if (has_base && opts->base_ms == 0)
        opts->base_ms = LIMITER_BASE_MS;
    if (has_base && opts->max_ms == 0)
        opts->max_ms = LIMITER_MAX_MS;
}

static bool limiter_is_valid(const kin_work_limiter_opts *opts)
{
    return opts->base_ms >= 0 && opts->max_ms >= opts->base_ms &&
           opts->jitter >= 0 && opts->jitter <= LIMITER_JITTER_MAX &&
           opts->fast_ms >= 0 && opts->slow_ms >= 0 && opts->qps >= 0 &&
           opts->burst >= 0 && opts->cap_ms >= 0 &&
           opts->count <= LIMITER_PARTS_MAX &&
           (opts->limiters || opts->count == 0);
}

static void limiter_make(kin_work_limiter *self,
                         const kin_work_limiter_opts *opts)
{
    self->opts = *opts;
    if (opts->qps > 0)
        kin__ratelimit_init(&self->bucket, self->clock, opts->qps, opts->burst);
    self->count = opts->count;
    assert(opts->count <= LIMITER_PARTS_MAX);
    for (size_t i = 0; i < opts->count; i++)
        self->parts[i] = kin_work_limiter_ref(opts->limiters[i]);
}

static int limiter_new(const kin_clock *clock, kin_work_limiter_opts *own,
                       kin_work_limiter **ret, kin_error *err)
{
    limiter_set_defaults(own);
    if (!limiter_is_valid(own))
        return kin_error_set(err, KIN_EINVAL, "work limiter: invalid limit");
    uint64_t seed = own->seed;
    int r = seed == 0 && own->jitter > 0 ? kin__random_seed_from_os(&seed, err)
                                         : 0;
    if (r < 0)
        return r;
    kin_work_limiter *self = kin__alloc0(own->alloc, 1, sizeof(*self));
    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "work limiter: out of memory");
    kin__ref_init(&self->ref);
    self->clock = clock;
    self->seed = seed;
    limiter_make(self, own);
    *ret = self;
    return 0;
}

int kin__work_limiter_new(const kin_clock *clock,
                          const kin_work_limiter_opts *opts,
                          kin_work_limiter **ret, kin_error *err)
{
    kin_work_limiter_opts own = KIN_INIT(kin_work_limiter_opts);

    int r = kin__opts_take(opts, sizeof(own), &own);

    r = r < 0 ? kin_error_set(err, r, "work limiter: invalid options")
              : limiter_new(clock, &own, ret, err);
    if (r < 0)
        kin__userdata_destroy(own.destroy, own.userdata);
    return r;
}

int kin_work_limiter_new(const kin_work_limiter_opts *opts,
                         kin_work_limiter **ret, kin_error *err)
{
    return kin__work_limiter_new(/* clock= */ NULL, opts, ret, err);
}

kin_work_limiter *kin_work_limiter_ref(kin_work_limiter *limiter)
{
    if (limiter)
        kin__ref_get(&limiter->ref);
    return limiter;
}

kin_work_limiter *kin_work_limiter_unref(kin_work_limiter *limiter)
{
    if (!limiter || !kin__ref_put(&limiter->ref))
        return NULL;
    for (size_t i = 0; i < limiter->count; i++)
        (void)kin_work_limiter_unref(limiter->parts[i]);
    if (limiter->opts.qps > 0)
        kin__ratelimit_done(&limiter->bucket);
    kin__userdata_destroy(limiter->opts.destroy, limiter->opts.userdata);
    kin__free(limiter->opts.alloc, limiter);
    return NULL;
}

/* ---- delays ---- */

static int64_t limiter_jitter(kin_work_limiter *limiter, int64_t delay_ns)
{
    struct kin__random random;

    if (limiter->opts.jitter == 0)
        return delay_ns;
    kin__random_init(&random, limiter->seed);
    random.drawn = atomic_fetch_add_explicit(&limiter->drawn, 1,
                                             memory_order_relaxed);
    double more = (double)delay_ns * limiter->opts.jitter *
                  kin__random_double(&random);
    /* 2^62: kin__time_add_ns() saturates. */
    return kin__time_add_ns(
        delay_ns, more < 4611686018427387904.0 ? (int64_t)more : INT64_MAX);
}

static int64_t limiter_exponential(kin_work_limiter *limiter, uint32_t failures)
{
    int64_t base_ns = kin__work_ms_to_ns(limiter->opts.base_ms);
    int64_t max_ns = kin__work_ms_to_ns(limiter->opts.max_ms);

    assert(base_ns <= max_ns);
    if (base_ns == 0)
        return 0;
    /* Compare without the product, which may overflow. */
    if (failures >= 63 || base_ns > max_ns >> failures)
        return limiter_jitter(limiter, max_ns);
    return limiter_jitter(limiter, base_ns << failures);
}

static int64_t limiter_steps(const kin_work_limiter *limiter, uint32_t failures)
{
    return kin__work_ms_to_ns(failures < limiter->opts.fast_tries
                                  ? limiter->opts.fast_ms
                                  : limiter->opts.slow_ms);
}

static int64_t limiter_bucket(kin_work_limiter *limiter)
{
    if (limiter->opts.qps == 0)
        return 0;
    int64_t at_ns = kin__ratelimit_reserve(&limiter->bucket).at_ns;
    int64_t now_ns = kin__clock_now_ns(limiter->clock);
    return at_ns > now_ns ? at_ns - now_ns : 0;
}

static int64_t longest(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Ends: a limiter only contains limiters that existed before it. */
int64_t kin__work_limiter_delay_ns(kin_work_limiter *limiter,
                                   const kin_work_key *key, uint32_t failures)
{
    const kin_work_limiter_opts *opts = &limiter->opts;
    int64_t cap_ns = opts->cap_ms ? kin__work_ms_to_ns(opts->cap_ms)
                                  : INT64_MAX;
    int64_t ns = limiter_exponential(limiter, failures);

    ns = longest(ns, limiter_steps(limiter, failures));
    ns = longest(ns, limiter_bucket(limiter));
    for (size_t i = 0; i < limiter->count; i++)
        ns = longest(
            ns, kin__work_limiter_delay_ns(limiter->parts[i], key, failures));
    if (opts->delay_ns)
        ns = longest(ns, opts->delay_ns(key, failures, opts->userdata));
    return ns < cap_ns ? ns : cap_ns;
}
