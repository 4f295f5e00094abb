/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/rollout.h"

#include <assert.h>
#include <stdlib.h>

static int32_t rollout_min(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* Sums of sizes from outside may overflow an int32. */
static int32_t rollout_clamp(int64_t value)
{
    if (value > INT32_MAX)
        return INT32_MAX;
    return value < INT32_MIN ? INT32_MIN : (int32_t)value;
}

int kin__rollout_resolve(const kin_intstr *surge, const kin_intstr *unavailable,
                         int32_t replicas, struct kin__rollout *ret,
                         kin_error *err)
{
    int64_t more = 0;
    int64_t less = 0;
    int r = kin_intstr_scaled(surge, replicas, /* rounds_up= */ true, &more,
                              err);

    if (r == 0)
        r = kin_intstr_scaled(unavailable, replicas, /* rounds_up= */ false,
                              &less, err);
    if (r < 0)
        return r;
    if (more == 0 && less == 0)
        less = 1;
    *ret = (struct kin__rollout){
        .replicas = replicas,
        .max_surge = rollout_clamp(more),
        .max_unavailable = rollout_min(rollout_clamp(less), replicas),
        .is_rolling = true};
    return 0;
}

int32_t kin__rollout_max(const struct kin__rollout *rollout)
{
    return rollout_clamp((int64_t)rollout->replicas + rollout->max_surge);
}

static int64_t sets_total(const struct kin__rollout_set *sets, size_t count)
{
    int64_t total = 0;

    for (size_t i = 0; i < count; i++)
        total += sets[i].replicas;
    return total;
}

static void sets_reset_wanted(struct kin__rollout_set *sets, size_t count)
{
    for (size_t i = 0; i < count; i++)
        sets[i].wanted = sets[i].replicas;
}

static bool sets_changed(const struct kin__rollout_set *sets, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (sets[i].wanted != sets[i].replicas)
            return true;
    }
    return false;
}

static struct kin__rollout_set *sets_new(struct kin__rollout_set *sets,
                                         size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (sets[i].is_new)
            return &sets[i];
    }
    return NULL;
}

/* ---- sorting ---- */

static int set_older_first(const void *a, const void *b)
{
    const struct kin__rollout_set *x = a;
    const struct kin__rollout_set *y = b;

    if (x->created_s != y->created_s)
        return x->created_s < y->created_s ? -1 : 1;
    return kin_str_cmp(x->name, y->name);
}

static int set_newer_first(const void *a, const void *b)
{
    return set_older_first(b, a);
}

static int set_larger_then_older(const void *a, const void *b)
{
    const struct kin__rollout_set *x = a;
    const struct kin__rollout_set *y = b;

    if (x->replicas != y->replicas)
        return x->replicas > y->replicas ? -1 : 1;
    return set_older_first(a, b);
}

static int set_larger_then_newer(const void *a, const void *b)
{
    const struct kin__rollout_set *x = a;
    const struct kin__rollout_set *y = b;

    if (x->replicas != y->replicas)
        return x->replicas > y->replicas ? -1 : 1;
    return set_newer_first(a, b);
}

static void sets_sort(struct kin__rollout_set *sets, size_t count,
                      int (*order)(const void *, const void *))
{
    if (count > 1)
        qsort(sets, count, sizeof(*sets), order);
}

/* ---- rolling update ---- */

int32_t kin__rollout_new_size(const struct kin__rollout *rollout,
                              const struct kin__rollout_set *sets, size_t count,
                              int32_t new_replicas)
{
    if (!rollout->is_rolling)
        return rollout->replicas;
    int64_t room = (int64_t)kin__rollout_max(rollout) - sets_total(sets, count);
    int64_t missing = (int64_t)rollout->replicas - new_replicas;
    if (room <= 0)
        return new_replicas;
    return rollout_clamp(new_replicas + (room < missing ? room : missing));
}

bool kin__rollout_grow_new(const struct kin__rollout *rollout,
                           struct kin__rollout_set *sets, size_t count)
{
    struct kin__rollout_set *set = sets_new(sets, count);

    sets_reset_wanted(sets, count);
    if (!set)
        return false;
    if (set->replicas > rollout->replicas)
        set->wanted = rollout->replicas;
    else if (set->replicas < rollout->replicas)
        set->wanted = kin__rollout_new_size(rollout, sets, count,
                                            set->replicas);
    return sets_changed(sets, count);
}

/* Removes replicas that are not available, from the oldest sets first; that
 * does not reduce availability. */
static void shrink_unavailable(struct kin__rollout_set *sets, size_t count,
                               int64_t budget)
{
    for (size_t i = 0; i < count && budget > 0; i++) {
        int32_t unavailable = sets[i].replicas - sets[i].available;
        if (sets[i].is_new || unavailable <= 0)
            continue;
        int32_t less = rollout_clamp(budget < unavailable ? budget
                                                          : unavailable);
        sets[i].wanted -= less;
        budget -= less;
        assert(budget >= 0);
    }
}

/* Removes available replicas as long as enough stay. */
static void shrink_available(struct kin__rollout_set *sets, size_t count,
                             int64_t budget)
{
    for (size_t i = 0; i < count && budget > 0; i++) {
        if (sets[i].is_new || sets[i].wanted <= 0)
            continue;
        int32_t less = rollout_clamp(budget < sets[i].wanted ? budget
                                                             : sets[i].wanted);
        sets[i].wanted -= less;
        budget -= less;
    }
}

bool kin__rollout_shrink_old(const struct kin__rollout *rollout,
                             struct kin__rollout_set *sets, size_t count)
{
    const struct kin__rollout_set *newest = sets_new(sets, count);
    int64_t least = (int64_t)rollout->replicas - rollout->max_unavailable;
    int64_t waiting = newest ? (int64_t)newest->replicas - newest->available
                             : 0;
    int64_t available = 0;

    sets_reset_wanted(sets, count);
    /* Replicas of the new set that are not available yet do not replace old
     * ones. */
    int64_t budget = sets_total(sets, count) - least - waiting;
    if (budget <= 0)
        return false;
    for (size_t i = 0; i < count; i++)
        available += sets[i].available;
    sets_sort(sets, count, set_older_first);
    shrink_unavailable(sets, count, budget);
    shrink_available(sets, count, available - least);
    return sets_changed(sets, count);
}

bool kin__rollout_drop_old(struct kin__rollout_set *sets, size_t count)
{
    sets_reset_wanted(sets, count);
    for (size_t i = 0; i < count; i++) {
        if (!sets[i].is_new)
            sets[i].wanted = 0;
    }
    return sets_changed(sets, count);
}

/* ---- changes of size ---- */

bool kin__rollout_is_resized(const struct kin__rollout *rollout,
                             const struct kin__rollout_set *sets, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (sets[i].replicas > 0 && sets[i].desired >= 0 &&
            sets[i].desired != rollout->replicas)
            return true;
    }
    return false;
}

/* The only set that follows the change: the only active one; without any, the
 * new or the latest one.  NULL if several are active. */
static struct kin__rollout_set *resize_single(struct kin__rollout_set *sets,
                                              size_t count)
{
    struct kin__rollout_set *active = NULL;

    for (size_t i = 0; i < count; i++) {
        if (sets[i].replicas <= 0)
            continue;
        if (active)
            return NULL;
        active = &sets[i];
    }
    if (active || count == 0)
        return active;
    struct kin__rollout_set *newest = sets_new(sets, count);
    if (newest)
        return newest;
    assert(count > 0);
    sets_sort(sets, count, set_newer_first);
    return &sets[0];
}

/* Whether the new set is complete: then the others are superfluous. */
static bool resize_is_saturated(const struct kin__rollout *rollout,
                                const struct kin__rollout_set *set)
{
    return set && set->desired == rollout->replicas &&
           set->replicas == rollout->replicas &&
           set->available == rollout->replicas;
}

/* Rounds half away from zero, without floating point. */
static int64_t divide_rounded(int64_t value, int64_t by)
{
    assert(by > 0);
    return value < 0 ? -((-value + by / 2) / by) : (value + by / 2) / by;
}

/* The share of a set in a change, by its size and by what was allowed when it
 * was sized. */
static int64_t resize_share(const struct kin__rollout *rollout,
                            const struct kin__rollout_set *set)
{
    int64_t before = set->max_replicas > 0 ? set->max_replicas
                                           : rollout->reported;

    if (rollout->replicas == 0)
        return -(int64_t)set->replicas;
    if (before <= 0)
        return 0;
    return divide_rounded((int64_t)set->replicas * kin__rollout_max(rollout),
                          before) -
           set->replicas;
}

/* Distributes `change`; the rounding remainder goes to the first set. */
static void resize_distribute(const struct kin__rollout *rollout,
                              struct kin__rollout_set *sets, size_t count,
                              int64_t change)
{
    struct kin__rollout_set *first = NULL;
    int64_t left = change;

    assert(change != 0);
    for (size_t i = 0; i < count; i++) {
        if (sets[i].replicas <= 0)
            continue;
        int64_t share = resize_share(rollout, &sets[i]);
        if (change > 0 ? share > left : share < left)
            share = left;
        if (left == 0)
            share = 0;
        sets[i].wanted = rollout_clamp(sets[i].replicas + share);
        left -= share;
        first = first ? first : &sets[i];
    }
    if (!first)
        return;
    int64_t wanted = first->wanted + left;
    first->wanted = wanted < 0 ? 0 : rollout_clamp(wanted);
}

static void resize_all(const struct kin__rollout *rollout,
                       struct kin__rollout_set *sets, size_t count)
{
    int64_t allowed = rollout->replicas > 0 ? kin__rollout_max(rollout) : 0;
    int64_t change = allowed - sets_total(sets, count);

    sets_sort(sets, count,
              change < 0 ? set_larger_then_older : set_larger_then_newer);
    if (change != 0)
        resize_distribute(rollout, sets, count, change);
    for (size_t i = 0; i < count; i++)
        sets[i].is_noted = sets[i].replicas > 0;
}

void kin__rollout_resize(const struct kin__rollout *rollout,
                         struct kin__rollout_set *sets, size_t count)
{
    struct kin__rollout_set *single = resize_single(sets, count);

    sets_reset_wanted(sets, count);
    for (size_t i = 0; i < count; i++)
        sets[i].is_noted = sets[i].replicas > 0 && sets[i].desired >= 0 &&
                           sets[i].desired != rollout->replicas;
    if (single)
        single->wanted = rollout->replicas;
    else if (resize_is_saturated(rollout, sets_new(sets, count)))
        (void)kin__rollout_drop_old(sets, count);
    else if (rollout->is_rolling)
        resize_all(rollout, sets, count);
}
