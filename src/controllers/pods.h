/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pods.h - which pods count, which work, and which go first.
 */
#ifndef KIN_CONTROLLERS_PODS_H
#define KIN_CONTROLLERS_PODS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/object.h>
#include <kin/str.h>

/* What is known of a pod; views into it. */
struct kin__pod {
    const kin_object *object;
    kin_str node;     /* empty: not yet on one */
    int phase;        /* 0 pending or finished, 1 unknown, 2 running */
    bool is_finished; /* Succeeded or Failed */
    bool is_deleting; /* has a deletionTimestamp */
    bool is_ready;
    int64_t ready_s;    /* since when it is; 0: not known */
    int64_t created_s;  /* seconds since 1970; 0: not known */
    int32_t cost;       /* of its deletion, as its annotation says; 0 */
    int32_t restarts;   /* of the container that restarted most */
    size_t neighbours;  /* active related pods on its node, itself included;
                           see kin__pods_add_neighbour() */
    unsigned ready_log; /* kin__pods_rank()'s own: how long it is ready */
    unsigned age_log;   /* and how old it is */
};

/* Reads a pod. */
struct kin__pod kin__pod_of(const kin_object *object);

/* Whether it is one of the replicas that are wanted: not finished, and not on
 * its way out. */
bool kin__pod_is_active(const struct kin__pod *pod);

/* Whether it has been ready for so long. */
bool kin__pod_is_available(const struct kin__pod *pod, int32_t min_ready_s,
                           int64_t now_s);

/* When it will be available if it stays ready, in seconds since 1970; 0 if that
 * cannot be told: it is not ready, or is available already. */
int64_t kin__pod_available_at(const struct kin__pod *pod, int32_t min_ready_s,
                              int64_t now_s);

/* Orders pods so that those come first that are to be deleted first: not on a
 * node; pending, unknown; not ready; of lower cost; with more neighbours; ready
 * for less long; with more restarts; younger.  Times of being ready count in
 * powers of two, as Kubernetes has it, so that old ones are not kept for ever;
 * pods that are alike go by their uids. */
void kin__pods_rank(struct kin__pod *pods, size_t count, int64_t now_s);

/* Counts a related pod, which may be one of them, as a neighbour of those on
 * its node, if it is active. */
void kin__pods_add_neighbour(struct kin__pod *pods, size_t count,
                             const struct kin__pod *related);

#endif /* KIN_CONTROLLERS_PODS_H */
