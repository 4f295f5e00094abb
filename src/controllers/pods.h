/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pods.h - which pods count, are ready or available, and are deleted first.
 */
#ifndef KIN_CONTROLLERS_PODS_H
#define KIN_CONTROLLERS_PODS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/object.h>
#include <kin/str.h>

/* The state of a pod; views into it. */
struct kin__pod {
    const kin_object *object;
    kin_str node;     /* empty: not bound yet */
    int phase;        /* 0 pending or finished, 1 unknown, 2 running */
    bool is_finished; /* Succeeded or Failed */
    bool is_deleting; /* has a deletionTimestamp */
    bool is_ready;
    int64_t ready_s;   /* when it became ready; 0: unknown */
    int64_t created_s; /* seconds since 1970; 0: unknown */
    int32_t cost;      /* deletion cost by its annotation; 0: none */
    int32_t restarts;  /* of the container with the most restarts */
    size_t neighbours; /* active related pods on its node, including itself; see
                          kin__pods_add_neighbour() */
    unsigned ready_log; /* used by kin__pods_rank(): logarithm of the time since
                           it became ready */
    unsigned age_log;   /* and of its age */
};

/* Reads a pod. */
struct kin__pod kin__pod_of(const kin_object *object);

/* Whether it counts as a replica: neither finished nor being deleted. */
bool kin__pod_is_active(const struct kin__pod *pod);

/* Whether it has been ready for at least `min_ready_s`. */
bool kin__pod_is_available(const struct kin__pod *pod, int32_t min_ready_s,
                           int64_t now_s);

/* When it becomes available if it stays ready, in seconds since 1970; 0 if it
 * is not ready, or is available already. */
int64_t kin__pod_available_at(const struct kin__pod *pod, int32_t min_ready_s,
                              int64_t now_s);

/* Sorts pods so that those to delete first come first: not bound; pending,
 * unknown; not ready; lower cost; more neighbours; ready for a shorter time;
 * more restarts; younger.  As in Kubernetes, times count in powers of two, so
 * that old pods are not kept for ever; ties are broken by uid. */
void kin__pods_rank(struct kin__pod *pods, size_t count, int64_t now_s);

/* Counts a related pod, which may be one of `pods`, as a neighbour of the pods
 * on its node, if it is active. */
void kin__pods_add_neighbour(struct kin__pod *pods, size_t count,
                             const struct kin__pod *related);

#endif /* KIN_CONTROLLERS_PODS_H */
