/* SPDX-License-Identifier: Apache-2.0 */
/*
 * budget.h - limits the work that one request may cause.
 *
 * A loop whose length depends on a request takes one or more steps from the
 * budget for each iteration.  So every request ends after a known amount of
 * work, and soon after the server starts to stop.  Steps are counted instead of
 * time so that a request fails at the same point on any machine.
 *
 * A budget is used by one thread at a time; any thread may set the stop flag.
 */
#ifndef KIN_BASE_BUDGET_H
#define KIN_BASE_BUDGET_H

#include <stdatomic.h>
#include <stdint.h>

#include <kin/error.h>

struct kin__budget {
    uint64_t left;                 /* steps remaining */
    const atomic_bool *is_stopped; /* borrowed; set on shutdown; may be NULL */
};

/* Takes steps from the budget; call it before the work.  0 steps only check
 * whether to continue.  A NULL budget is unlimited.
 * @return 0; KIN_ETIMEDOUT if too few steps remain, and on every later call;
 *         KIN_ESTOPPED if the flag is set */
static inline KIN_NODISCARD int kin__budget_take(struct kin__budget *budget,
                                                 uint64_t steps)
{
    if (!budget)
        return 0;
    if (budget->is_stopped &&
        atomic_load_explicit(budget->is_stopped, memory_order_relaxed))
        return KIN_ESTOPPED;
    /* 0 marks an exhausted budget, so the last step is never given out. */
    if (budget->left <= steps) {
        budget->left = 0;
        return KIN_ETIMEDOUT;
    }
    budget->left -= steps;
    return 0;
}

/* Whether kin__budget_take() may have returned this error. */
static inline bool kin__budget_is_code(int code)
{
    return code == KIN_ETIMEDOUT || code == KIN_ESTOPPED;
}

#endif /* KIN_BASE_BUDGET_H */
