/* SPDX-License-Identifier: Apache-2.0 */
/*
 * disruption.h - the controller of PodDisruptionBudgets: how many pods may be
 * evicted now.
 *
 * The decisions are here: no I/O, no clock.  As in Kubernetes:
 *
 *   A  minAvailable is a number of pods, or a share of the replicas that the
 *      controllers of the pods want; maxUnavailable is one of these replicas.
 *   B  A pod is healthy if it is ready, not being deleted, and not evicted in
 *      the last two minutes (status.disruptedPods).
 *   C  An evicted pod that still exists after two minutes counts again.
 */
#ifndef KIN_CONTROLLERS_DISRUPTION_H
#define KIN_CONTROLLERS_DISRUPTION_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/edit.h>
#include <kin/object.h>

enum { KIN__DISRUPTION_TIMEOUT_S = 120 }; /* C */

/* The state of a budget and its pods. */
struct kin__disruption {
    const kin_object *budget; /* borrowed */
    int64_t now_s;
    int64_t pods;     /* that the budget selects */
    int64_t wanted;   /* replicas of their controllers; see
                         kin__disruption_needs_scale() */
    int64_t healthy;  /* B */
    int64_t expected; /* set by kin__disruption_judge(), as the next two */
    int64_t desired;
    int64_t allowed;
    int64_t recheck_s;  /* when an evicted pod counts again; 0: never */
    const char *failed; /* why the numbers are unknown; NULL: they are known */
};

/* Whether `wanted` is needed. */
bool kin__disruption_needs_scale(const kin_object *budget);

/* Counts a pod that the budget selects. */
void kin__disruption_add(struct kin__disruption *disruption,
                         const kin_object *pod);

/* Determines how many disruptions are allowed.  0, or KIN_EPARSE or KIN_ELIMIT
 * if the budget is not valid. */
int kin__disruption_judge(struct kin__disruption *disruption,
                          kin_error *err) KIN_NODISCARD;

/* Writes the status to an edit of the budget.  `is_left` tells for a name in
 * status.disruptedPods whether the pod still waits for its deletion. */
void kin__disruption_write(const struct kin__disruption *disruption,
                           kin_edit *edit,
                           bool (*is_left)(kin_str pod, void *userdata),
                           void *userdata);

/* Whether the pod was evicted less than two minutes ago and is not being
 * deleted yet. */
bool kin__disruption_is_recent(const struct kin__disruption *disruption,
                               const kin_object *pod);

#endif /* KIN_CONTROLLERS_DISRUPTION_H */
