/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rollout.h - the sizes of a Deployment's replica sets.
 *
 * No I/O: a deployment and its replica sets come in as numbers, and the size
 * that each set should have goes out as `wanted`.  The rules are those of
 * Kubernetes:
 *
 *   A  At most replicas + surge are requested in total.
 *   B  Old sets shrink only as long as replicas - unavailable stay available;
 *      replicas that are not available are removed first.
 *   C  A change of size during a rollout is distributed in proportion to the
 *      sizes of the sets and to what was allowed before, which is in their
 *      annotations.
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

/* The requested state of a deployment, in numbers. */
struct kin__rollout {
    int32_t replicas;        /* final number */
    int32_t max_surge;       /* how many more during a rollout */
    int32_t max_unavailable; /* how many less during a rollout */
    int32_t reported;        /* status.replicas */
    bool is_rolling; /* RollingUpdate; else Recreate: all old ones end first */
};

/* A replica set of a deployment; borrowed views. */
struct kin__rollout_set {
    const kin_object *object; /* not used here; NULL: not created yet */
    kin_str name;
    bool is_new;         /* has the current template */
    int64_t created_s;   /* seconds since 1970 */
    int32_t replicas;    /* spec.replicas */
    int32_t available;   /* status.availableReplicas */
    int32_t reported;    /* status.replicas */
    int32_t ready;       /* status.readyReplicas */
    int32_t terminating; /* status.terminatingReplicas; -1: unknown */
    int32_t desired; /* size of the deployment when this set was last sized; -1:
                        unknown */
    int32_t max_replicas; /* the same with surge; -1: unknown */
    int32_t wanted;       /* output: the size that it should have */
    bool is_noted; /* output: write the annotations even if the size does not
                      change */
};

/* Resolves numbers or percentages: surge is rounded up, unavailable down.  If
 * both are 0, one may be unavailable, since the rollout could not proceed
 * otherwise.  0, or as kin_intstr_scaled(). */
int kin__rollout_resolve(const kin_intstr *surge, const kin_intstr *unavailable,
                         int32_t replicas, struct kin__rollout *ret,
                         kin_error *err);

/* The upper limit: replicas + surge. */
int32_t kin__rollout_max(const struct kin__rollout *rollout);

/* The size that the new set may have now; `sets` may or may not include it. */
int32_t kin__rollout_new_size(const struct kin__rollout *rollout,
                              const struct kin__rollout_set *sets, size_t count,
                              int32_t new_replicas);

/* The next step of a rolling update.  Each sets `wanted` of all sets and
 * returns whether a size changes; the second one sorts the sets. */
bool kin__rollout_grow_new(const struct kin__rollout *rollout,
                           struct kin__rollout_set *sets, size_t count);
bool kin__rollout_shrink_old(const struct kin__rollout *rollout,
                             struct kin__rollout_set *sets, size_t count);

/* The same for Recreate: scale all old sets to 0. */
bool kin__rollout_drop_old(struct kin__rollout_set *sets, size_t count);

/* Whether the size of the deployment has changed since the sets were sized. */
bool kin__rollout_is_resized(const struct kin__rollout *rollout,
                             const struct kin__rollout_set *sets, size_t count);

/* Follows a change of size without proceeding with the rollout (C); also used
 * for paused deployments.  Sets `wanted` and sorts the sets.  Sets that took
 * part, and those that were sized for another size of the deployment, get
 * `is_noted`: otherwise the change would be detected again and again, and the
 * rollout would never proceed. */
void kin__rollout_resize(const struct kin__rollout *rollout,
                         struct kin__rollout_set *sets, size_t count);

#endif /* KIN_CONTROLLERS_ROLLOUT_H */
