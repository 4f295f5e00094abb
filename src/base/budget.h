/* SPDX-License-Identifier: Apache-2.0 */
/*
 * budget.h - how much work one request may still do.
 *
 * Loops whose length a request decides take a step for each turn, or as many as
 * a turn is worth.  So a request ends after a known amount of work whatever it
 * asks for, and soon after the server has begun to stop.  Steps are counted,
 * not time: the same request ends at the same place on any machine.
 *
 * One thread at a time, but for the flag, which any thread may set.
 */
#ifndef KIN_BASE_BUDGET_H
#define KIN_BASE_BUDGET_H

#include <stdatomic.h>
#include <stdint.h>

#include <kin/error.h>

struct kin__budget {
    uint64_t left;                 /* steps */
    const atomic_bool *is_stopped; /* borrowed; may be NULL */
};

/* Takes steps, before the work that they stand for; 0 asks whether it may go
 * on.  NULL has no limit.
 * @return 0; KIN_ETIMEDOUT if there are fewer left, from then on always;
 *         KIN_ESTOPPED if the flag is set */
static inline KIN_NODISCARD int kin__budget_take(struct kin__budget *budget,
                                                 uint64_t steps)
{
    if (!budget)
        return 0;
    if (budget->is_stopped &&
        atomic_load_explicit(budget->is_stopped, memory_order_relaxed))
        return KIN_ESTOPPED;
    /* One that is spent has none, and never had exactly as many as it took. */
    if (budget->left <= steps) {
        budget->left = 0;
        return KIN_ETIMEDOUT;
    }
    budget->left -= steps;
    return 0;
}

/* Whether a failure is one of a budget. */
static inline bool kin__budget_is_code(int code)
{
    return code == KIN_ETIMEDOUT || code == KIN_ESTOPPED;
}

#endif /* KIN_BASE_BUDGET_H */
