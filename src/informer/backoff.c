/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/backoff.h"

#include "base/clock.h"

#define DELAY_MAX_NS (INT64_MAX / 4)

static const struct kin__backoff_opts defaults = {
    .first_ns = 800 * KIN__NS_PER_MS,
    .max_ns = 30 * KIN__NS_PER_S,
    .factor = 2,
    .jitter = 1,
    .calm_ns = 120 * KIN__NS_PER_S,
};

void kin__backoff_init(struct kin__backoff *backoff,
                       const struct kin__backoff_opts *opts)
{
    struct kin__backoff_opts own = opts ? *opts : defaults;

    if (own.first_ns == 0)
        own.first_ns = defaults.first_ns;
    if (own.max_ns == 0)
        own.max_ns = defaults.max_ns;
    if (own.factor == 0)
        own.factor = defaults.factor;
    if (own.jitter == 0)
        own.jitter = defaults.jitter;
    if (own.calm_ns == 0)
        own.calm_ns = defaults.calm_ns;
    /* Doubled, a delay still is one. */
    if (own.first_ns > DELAY_MAX_NS)
        own.first_ns = DELAY_MAX_NS;
    if (own.max_ns > DELAY_MAX_NS)
        own.max_ns = DELAY_MAX_NS;
    if (own.max_ns < own.first_ns)
        own.max_ns = own.first_ns;
    *backoff = (struct kin__backoff){.opts = own, .next_ns = own.first_ns};
}

int64_t kin__backoff_next_ns(struct kin__backoff *backoff, int64_t now_ns,
                             struct kin__random *random)
{
    const struct kin__backoff_opts *opts = &backoff->opts;

    if (now_ns > kin__time_add_ns(backoff->until_ns, opts->calm_ns))
        backoff->next_ns = opts->first_ns;
    double delay = (double)backoff->next_ns;
    double next = delay * opts->factor;
    backoff->next_ns = next < (double)opts->max_ns ? (int64_t)next
                                                   : opts->max_ns;
    if (opts->jitter > 0)
        delay += delay * opts->jitter * kin__random_double(random);
    backoff->until_ns = kin__time_add_ns(now_ns, (int64_t)delay);
    return (int64_t)delay;
}
