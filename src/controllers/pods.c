/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/pods.h"

#include <assert.h>
#include <stdlib.h>

#include <kin/api/core/v1.h>
#include <kin/update.h>

#include "base/clock.h"
#include "base/str.h"

#define DELETION_COST "controller.kubernetes.io/pod-deletion-cost"

static int pod_phase(kin_str phase)
{
    if (kin_str_eq(phase, KIN__S("Unknown")))
        return 1;
    return kin_str_eq(phase, KIN__S("Running")) ? 2 : 0;
}

/* An invalid annotation, or one out of range, is ignored. */
static int32_t pod_cost(const kin_object *object)
{
    kin_value note = kin_value_get(kin_object_annotations(object),
                                   KIN__S(DELETION_COST));
    int64_t cost = 0;

    if (kin__str_to_i64(kin_value_str(note), &cost) < 0 || cost > INT32_MAX ||
        cost < INT32_MIN)
        return 0;
    return (int32_t)cost;
}

static void pod_read_ready(core_v1_pod pod, struct kin__pod *ret)
{
    for (size_t i = 0; i < core_v1_pod_status_conditions_count(pod); i++) {
        core_v1_pod_condition at = core_v1_pod_status_conditions_at(pod, i);
        if (!kin_str_eq(core_v1_pod_condition_type(at), KIN__S("Ready")))
            continue;
        ret->is_ready = kin_str_eq(core_v1_pod_condition_status(at),
                                   KIN__S("True"));
        if (core_v1_pod_condition_last_transition_time_has(at))
            ret->ready_s =
                core_v1_pod_condition_last_transition_time(at).seconds;
        return;
    }
}

static int32_t pod_restarts(core_v1_pod pod)
{
    int32_t most = 0;

    for (size_t i = 0; i < core_v1_pod_status_container_statuses_count(pod);
         i++) {
        int32_t restarts = core_v1_container_status_restart_count(
            core_v1_pod_status_container_statuses_at(pod, i));
        most = restarts > most ? restarts : most;
    }
    return most;
}

struct kin__pod kin__pod_of(const kin_object *object)
{
    core_v1_pod pod = core_v1_pod_of(object);
    kin_str phase = core_v1_pod_status_phase(pod);
    meta_v1_object_meta meta = core_v1_pod_get_metadata(pod);
    struct kin__pod ret = {
        .object = object,
        .node = core_v1_pod_spec_node_name(pod),
        .phase = pod_phase(phase),
        .is_finished = kin_str_eq(phase, KIN__S("Succeeded")) ||
                       kin_str_eq(phase, KIN__S("Failed")),
        .is_deleting = kin_object_is_deleting(object),
        .cost = pod_cost(object),
        .restarts = pod_restarts(pod)};

    if (meta_v1_object_meta_creation_timestamp_has(meta))
        ret.created_s = meta_v1_object_meta_creation_timestamp(meta).seconds;
    pod_read_ready(pod, &ret);
    return ret;
}

bool kin__pod_is_active(const struct kin__pod *pod)
{
    return !pod->is_finished && !pod->is_deleting;
}

bool kin__pod_is_available(const struct kin__pod *pod, int32_t min_ready_s,
                           int64_t now_s)
{
    if (!pod->is_ready)
        return false;
    return min_ready_s <= 0 ||
           (pod->ready_s != 0 && pod->ready_s + min_ready_s <= now_s);
}

int64_t kin__pod_available_at(const struct kin__pod *pod, int32_t min_ready_s,
                              int64_t now_s)
{
    if (!pod->is_ready || pod->ready_s == 0 ||
        kin__pod_is_available(pod, min_ready_s, now_s))
        return 0;
    return pod->ready_s + min_ready_s;
}

/* ---- order of deletion ---- */

/* The binary logarithm of an age in nanoseconds, as in Kubernetes; 0 if
 * unknown. */
static unsigned log_of_age(int64_t since_s, int64_t now_s)
{
    int64_t age_s = now_s - since_s;
    unsigned log = 1;

    if (since_s == 0)
        return 0;
    if (age_s > INT64_MAX / KIN__NS_PER_S)
        age_s = INT64_MAX / KIN__NS_PER_S;
    assert(age_s <= INT64_MAX / KIN__NS_PER_S);
    for (int64_t left = age_s * KIN__NS_PER_S; left > 1; left /= 2)
        log++;
    return log;
}

/* The smaller value comes first. */
static int compare(int64_t a, int64_t b)
{
    return a < b ? -1 : a > b;
}

static int compare_states(const struct kin__pod *a, const struct kin__pod *b)
{
    int r = compare(a->node.len > 0, b->node.len > 0);

    if (r == 0)
        r = compare(a->phase, b->phase);
    if (r == 0)
        r = compare(a->is_ready, b->is_ready);
    if (r == 0)
        r = compare(a->cost, b->cost);
    if (r == 0)
        r = compare((int64_t)b->neighbours, (int64_t)a->neighbours);
    return r;
}

static int compare_times(const struct kin__pod *a, const struct kin__pod *b)
{
    int r = 0;

    if (a->is_ready && b->is_ready)
        r = compare(a->ready_log, b->ready_log);
    if (r == 0)
        r = compare(b->restarts, a->restarts);
    if (r == 0)
        r = compare(a->age_log, b->age_log);
    return r;
}

static int compare_pods(const void *left, const void *right)
{
    const struct kin__pod *a = left;
    const struct kin__pod *b = right;
    assert(a->object && b->object);
    int r = compare_states(a, b);

    if (r == 0)
        r = compare_times(a, b);
    if (r == 0)
        r = kin_str_cmp(kin_object_uid(a->object), kin_object_uid(b->object));
    return r;
}

void kin__pods_rank(struct kin__pod *pods, size_t count, int64_t now_s)
{
    for (size_t i = 0; i < count; i++) {
        pods[i].ready_log = log_of_age(pods[i].ready_s, now_s);
        pods[i].age_log = log_of_age(pods[i].created_s, now_s);
    }
    if (count > 1)
        qsort(pods, count, sizeof(*pods), compare_pods);
}

void kin__pods_add_neighbour(struct kin__pod *pods, size_t count,
                             const struct kin__pod *related)
{
    if (related->node.len == 0 || !kin__pod_is_active(related))
        return;
    for (size_t i = 0; i < count; i++)
        pods[i].neighbours += kin_str_eq(pods[i].node, related->node);
}
