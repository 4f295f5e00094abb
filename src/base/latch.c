/* SPDX-License-Identifier: Apache-2.0 */
#include "base/latch.h"

#include <time.h>

#include <urcu/arch.h>

/* If the holder is running, it unlocks within these pauses.  If it is not, it
 * may need this CPU, so the waiter sleeps.  The waiter also sleeps when other
 * threads keep taking the latch: they are faster without it. */
enum {
    LATCH_PAUSES_MAX = 32, /* between two polls; a few microseconds in total */
    LATCH_NAP_MIN_NS = 50 * 1000,
    LATCH_NAP_MAX_NS = 200 * 1000,
};

void kin__latch_init(struct kin__latch *latch)
{
    atomic_init(&latch->is_held, 0);
    kin__latch_set_owner(latch, false);
}

void kin__latch_done(struct kin__latch *latch)
{
    assert(atomic_load_explicit(&latch->is_held, memory_order_relaxed) == 0);
    (void)latch;
}

/* Each poll takes the cache line away from the holder, so poll less and less
 * often. */
static bool latch_poll(struct kin__latch *latch)
{
    for (int pauses = 1; pauses <= LATCH_PAUSES_MAX; pauses *= 2) {
        for (int i = 0; i < pauses; i++)
            caa_cpu_relax();
        if (atomic_load_explicit(&latch->is_held, memory_order_relaxed) == 0 &&
            kin__latch_try(latch))
            return true;
    }
    return false;
}

void kin__latch_wait(struct kin__latch *latch)
{
    struct timespec nap = {.tv_nsec = LATCH_NAP_MIN_NS};

    while (!latch_poll(latch)) {
        (void)clock_nanosleep(CLOCK_MONOTONIC, /* flags= */ 0, &nap,
                              /* rem= */ NULL);
        if (nap.tv_nsec < LATCH_NAP_MAX_NS)
            nap.tv_nsec *= 2;
    }
}
