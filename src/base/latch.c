/* SPDX-License-Identifier: Apache-2.0 */
#include "base/latch.h"

#include <sched.h>

#include <urcu/arch.h>

enum {
    LATCH_LOOKS = 40,  /* while the holder runs, that is long enough */
    LATCH_YIELDS = 20, /* the holder may wait for this very processor */
    LATCH_SLEEP_NS = 50 * 1000,
};

void kin__latch_init(struct kin__latch *latch)
{
    atomic_init(&latch->is_held, 0);
    kin__latch_set_owner(latch, false);
    kin__mutex_init(&latch->turn);
    kin__cond_init(&latch->moment);
}

void kin__latch_done(struct kin__latch *latch)
{
    assert(atomic_load_explicit(&latch->is_held, memory_order_relaxed) == 0);
    kin__cond_done(&latch->moment);
    kin__mutex_done(&latch->turn);
}

static bool latch_look(struct kin__latch *latch)
{
    for (int i = 0; i < LATCH_LOOKS; i++) {
        caa_cpu_relax();
        if (atomic_load_explicit(&latch->is_held, memory_order_relaxed) == 0 &&
            kin__latch_try(latch))
            return true;
    }
    return false;
}

void kin__latch_wait(struct kin__latch *latch)
{
    if (latch_look(latch))
        return;
    KIN__LOCK_SCOPE(&latch->turn);
    for (int i = 0; !latch_look(latch); i++) {
        if (i < LATCH_YIELDS)
            (void)sched_yield();
        else
            (void)kin__cond_wait_until(
                &latch->moment, &latch->turn, /* clock= */ NULL,
                kin__deadline_after(/* clock= */ NULL, LATCH_SLEEP_NS));
    }
}
