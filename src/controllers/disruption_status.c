/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>

#include <kin/api/policy/v1.h>
#include <kin/intstr.h>
#include <kin/time.h>
#include <kin/update.h>

#include "base/str.h"
#include "controllers/conditions.h"
#include "controllers/disruption.h"
#include "controllers/pods.h"

static policy_v1_pod_disruption_budget budget_of(
    const struct kin__disruption *disruption)
{
    return policy_v1_pod_disruption_budget_of(disruption->budget);
}

static int64_t generation_of(const struct kin__disruption *disruption)
{
    return kin_value_as_int64(kin_value_get(
        kin_object_metadata(disruption->budget), KIN__S("generation")));
}

bool kin__disruption_needs_scale(const kin_object *budget)
{
    policy_v1_pod_disruption_budget of = policy_v1_pod_disruption_budget_of(
        budget);

    if (policy_v1_pod_disruption_budget_spec_max_unavailable_has(of))
        return true;
    return policy_v1_pod_disruption_budget_spec_min_available_has(of) &&
           policy_v1_pod_disruption_budget_spec_min_available(of).is_string;
}

/* ---- pods ---- */

static kin_value disrupted_pods(const struct kin__disruption *disruption)
{
    kin_value status = kin_value_get(kin_object_value(disruption->budget),
                                     KIN__S("status"));

    return kin_value_get(status, KIN__S("disruptedPods"));
}

/* When the eviction of a pod times out; 0 if it was not evicted. */
static int64_t timeout_s(const struct kin__disruption *disruption, kin_str pod)
{
    kin_value time = kin_value_get(disrupted_pods(disruption), pod);
    kin_time evicted;

    if (kin_time_parse(kin_value_str(time), &evicted, /* err= */ NULL) < 0)
        return 0;
    return evicted.seconds + KIN__DISRUPTION_TIMEOUT_S;
}

bool kin__disruption_is_recent(const struct kin__disruption *disruption,
                               const kin_object *pod)
{
    return !kin_object_is_deleting(pod) &&
           timeout_s(disruption, kin_object_name(pod)) >= disruption->now_s;
}

void kin__disruption_add(struct kin__disruption *disruption,
                         const kin_object *pod)
{
    struct kin__pod state = kin__pod_of(pod);

    disruption->pods++;
    if (state.is_deleting)
        return;
    if (kin__disruption_is_recent(disruption, pod)) {
        int64_t at = timeout_s(disruption, kin_object_name(pod)) + 1;

        if (disruption->recheck_s == 0 || at < disruption->recheck_s)
            disruption->recheck_s = at;
        return;
    }
    disruption->healthy += state.is_ready;
}

/* ---- numbers ---- */

int kin__disruption_judge(struct kin__disruption *disruption, kin_error *err)
{
    policy_v1_pod_disruption_budget of = budget_of(disruption);
    kin_intstr share;
    int64_t number = 0;
    int r = 0;

    disruption->expected = disruption->wanted;
    disruption->desired = 0;
    if (policy_v1_pod_disruption_budget_spec_max_unavailable_has(of)) {
        share = policy_v1_pod_disruption_budget_spec_max_unavailable(of);
        r = kin_intstr_scaled(&share, disruption->wanted, /* rounds_up= */ true,
                              &number, err);
        disruption->desired = disruption->wanted - number;
    } else if (policy_v1_pod_disruption_budget_spec_min_available_has(of)) {
        share = policy_v1_pod_disruption_budget_spec_min_available(of);
        if (!share.is_string)
            disruption->expected = disruption->pods;
        r = kin_intstr_scaled(&share, disruption->wanted, /* rounds_up= */ true,
                              &disruption->desired, err);
    }
    if (r < 0)
        return r;
    if (disruption->desired < 0)
        disruption->desired = 0;
    disruption->allowed = disruption->healthy - disruption->desired;
    if (disruption->expected <= 0 || disruption->allowed < 0)
        disruption->allowed = 0;
    return 0;
}

/* ---- status ---- */

static void write_condition(const struct kin__disruption *disruption,
                            kin_edit *edit, kin_spot status)
{
    bool is_allowed = !disruption->failed && disruption->allowed > 0;
    const char *reason = is_allowed ? "SufficientPods" : "InsufficientPods";
    kin_value list = kin_value_get(
        kin_value_get(kin_object_value(disruption->budget), KIN__S("status")),
        KIN__S("conditions"));
    size_t index = 0;

    if (disruption->failed)
        reason = "SyncFailed";
    const struct kin__condition condition = {
        .type = KIN__S("DisruptionAllowed"),
        .status = is_allowed ? KIN__S("True") : KIN__S("False"),
        .reason = kin_s(reason),
        .message = kin_s(disruption->failed ? disruption->failed : ""),
        .changed_s = disruption->now_s,
    };
    kin_spot conditions = kin_edit_member(edit, status, KIN__S("conditions"));
    kin__condition_put(edit, conditions, &condition);
    while (index < kin_value_count(list) &&
           !kin_str_eq(kin_value_str(kin_value_get(kin_value_at(list, index),
                                                   KIN__S("type"))),
                       condition.type))
        index++;
    (void)kin_edit_set_int(
        edit,
        kin_edit_member(edit, kin_edit_element(edit, conditions, index),
                        KIN__S("observedGeneration")),
        generation_of(disruption));
}

static void write_disrupted(const struct kin__disruption *disruption,
                            kin_edit *edit, kin_spot status,
                            bool (*is_left)(kin_str pod, void *userdata),
                            void *userdata)
{
    kin_value old = disrupted_pods(disruption);
    kin_spot spot = kin_edit_member(edit, status, KIN__S("disruptedPods"));
    size_t left = 0;

    for (size_t i = 0; i < kin_value_count(old); i++) {
        kin_str name = kin_value_key_at(old, i);

        if (is_left(name, userdata))
            left++;
        else
            (void)kin_edit_remove(edit, kin_edit_member(edit, spot, name));
    }
    if (kin_value_exists(old) && left == 0)
        (void)kin_edit_remove(edit, spot);
}

void kin__disruption_write(const struct kin__disruption *disruption,
                           kin_edit *edit,
                           bool (*is_left)(kin_str pod, void *userdata),
                           void *userdata)
{
    kin_spot status = kin__status_spot(edit);
    const struct {
        const char *key;
        int64_t number;
        bool is_known;
    } numbers[] = {
        {"disruptionsAllowed", disruption->failed ? 0 : disruption->allowed,
         true},
        {"currentHealthy", disruption->healthy, !disruption->failed},
        {"desiredHealthy", disruption->desired, !disruption->failed},
        {"expectedPods", disruption->expected, !disruption->failed},
        {"observedGeneration", generation_of(disruption), true},
    };

    assert(disruption->failed || disruption->allowed >= 0);
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        if (numbers[i].is_known)
            (void)kin_edit_set_int(
                edit, kin_edit_member(edit, status, kin_s(numbers[i].key)),
                numbers[i].number);
    if (!disruption->failed)
        write_disrupted(disruption, edit, status, is_left, userdata);
    write_condition(disruption, edit, status);
}
