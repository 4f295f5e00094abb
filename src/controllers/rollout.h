/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rollout.h - how large the replica sets of a deployment should be.
 *
 * Nothing here reads or writes anything: a deployment and its replica sets come
 * in as numbers, and the size that each set should have goes out as `wanted`.
 * The rules are those of Kubernetes' own controller, since users know them:
 *
 *   A  never more than replicas + surge are asked for in all;
 *   B  old sets shrink only as far as replicas - unavailable stay available;
 *      what does not work anyway goes first;
 *   C  a change of size during a rollout is shared out by the sizes of the sets
 *      and what was allowed before, which the sets remember as annotations.
 */
#ifndef KIN_CONTROLLERS_ROLLOUT_H
#define KIN_CONTROLLERS_ROLLOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/intstr.h>
#include <kin/object.h>
#include <kin/str.h>

/* What a deployment asks for, in numbers. */
struct kin__rollout {
    int32_t replicas;        /* in the end */
    int32_t max_surge;       /* more than that, for a while */
    int32_t max_unavailable; /* less than that, for a while */
    int32_t reported;        /* status.replicas, as last told */
    bool is_rolling;         /* else all old ones go first (Recreate) */
};

/* A replica set of a deployment; borrowed views. */
struct kin__rollout_set {
    const kin_object *object; /* not looked at here; NULL: not made yet */
    kin_str name;
    bool is_new;          /* has the template that is wanted now */
    int64_t created_s;    /* seconds since 1970 */
    int32_t replicas;     /* asked for */
    int32_t available;    /* that work */
    int32_t reported;     /* that there are, as the set's status says */
    int32_t ready;        /* that are ready, by it */
    int32_t terminating;  /* on their way out, by it; -1: not known */
    int32_t desired;      /* the deployment's size when this was last sized;
                             -1: not known */
    int32_t max_replicas; /* with surge; -1: not known */
    int32_t wanted;       /* set by what is below */
    bool is_noted;        /* as well: its size is to be noted, even if it stays
                             what it is */
};

/* Turns numbers or percentages into numbers: the surge is rounded up, what may
 * be unavailable down.  If both come out as nothing one may be unavailable, as
 * there would be no way forward.  0, or as kin_intstr_scaled(). */
int kin__rollout_resolve(const kin_intstr *surge, const kin_intstr *unavailable,
                         int32_t replicas, struct kin__rollout *ret,
                         kin_error *err);

/* All that is asked for at most: replicas + surge. */
int32_t kin__rollout_max(const struct kin__rollout *rollout);

/* How large the new set may be now, given all sets, it among them or not. */
int32_t kin__rollout_new_size(const struct kin__rollout *rollout,
                              const struct kin__rollout_set *sets, size_t count,
                              int32_t new_replicas);

/* The next step of a rolling update.  Each sets `wanted` of all, and tells
 * whether it is not `replicas` everywhere; the second orders the sets. */
bool kin__rollout_grow_new(const struct kin__rollout *rollout,
                           struct kin__rollout_set *sets, size_t count);
bool kin__rollout_shrink_old(const struct kin__rollout *rollout,
                             struct kin__rollout_set *sets, size_t count);

/* The same for Recreate: all old ones to nothing. */
bool kin__rollout_drop_old(struct kin__rollout_set *sets, size_t count);

/* Whether the deployment's size was changed since the sets were sized. */
bool kin__rollout_is_resized(const struct kin__rollout *rollout,
                             const struct kin__rollout_set *sets, size_t count);

/* Follows a change of size without going on with the rollout (C), as it is done
 * for paused deployments, too.  Sets `wanted` and orders the sets.  Among which
 * a change was shared out are noted to have been sized, and so is who was sized
 * for another deployment's size: else that would be seen for ever, and no
 * rollout go on. */
void kin__rollout_resize(const struct kin__rollout *rollout,
                         struct kin__rollout_set *sets, size_t count);

#endif /* KIN_CONTROLLERS_ROLLOUT_H */
