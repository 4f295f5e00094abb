/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/deployment_status.h"

#include <assert.h>
#include <stdio.h>

#include <kin/api/apps/v1.h>
#include <kin/edit.h>

#include "base/str.h"

#define AVAILABLE KIN__S("Available")
#define PROGRESSING KIN__S("Progressing")
#define REPLICA_FAILURE KIN__S("ReplicaFailure")

#define COMPLETE_REASON KIN__S("NewReplicaSetAvailable")
#define TIMED_OUT_REASON KIN__S("ProgressDeadlineExceeded")
#define PAUSED_REASON KIN__S("DeploymentPaused")

void kin__deployment_status_read(const kin_object *deployment,
                                 struct kin__deployment_status *ret)
{
    apps_v1_deployment from = apps_v1_deployment_of(deployment);

    ret->observed_generation = apps_v1_deployment_status_observed_generation(
        from);
    ret->replicas = apps_v1_deployment_status_replicas(from);
    ret->updated = apps_v1_deployment_status_updated_replicas(from);
    ret->ready = apps_v1_deployment_status_ready_replicas(from);
    ret->available = apps_v1_deployment_status_available_replicas(from);
    ret->unavailable = apps_v1_deployment_status_unavailable_replicas(from);
    ret->terminating = apps_v1_deployment_status_terminating_replicas_has(from)
                           ? apps_v1_deployment_status_terminating_replicas(
                                 from)
                           : -1;
    ret->collisions = apps_v1_deployment_status_collision_count_has(from)
                          ? apps_v1_deployment_status_collision_count(from)
                          : -1;
    kin__conditions_read(apps_v1_deployment_get_status_conditions(from).value,
                         &ret->conditions);
    ret->text[0] = '\0';
}

/* ---- numbers ---- */

static int32_t status_number(int64_t sum)
{
    if (sum < 0)
        return 0;
    return sum > INT32_MAX ? INT32_MAX : (int32_t)sum;
}

static void status_sum(struct kin__deployment_status *status,
                       const struct kin__rollout_set *sets, size_t count)
{
    int64_t requested = 0;
    int64_t reported = 0;
    int64_t ready = 0;
    int64_t available = 0;
    int64_t terminating = 0;
    bool is_known = true;

    status->updated = 0;
    for (size_t i = 0; i < count; i++) {
        requested += sets[i].replicas;
        reported += sets[i].reported;
        ready += sets[i].ready;
        available += sets[i].available;
        terminating += sets[i].terminating;
        is_known = is_known && sets[i].terminating >= 0;
        if (sets[i].is_new)
            status->updated = sets[i].reported;
    }
    status->replicas = status_number(reported);
    status->ready = status_number(ready);
    status->available = status_number(available);
    status->unavailable = status_number(requested - available);
    status->terminating = is_known ? status_number(terminating) : -1;
}

void kin__deployment_status_count(struct kin__deployment_status *status,
                                  const struct kin__deployment_facts *facts,
                                  const struct kin__rollout_set *sets,
                                  size_t count)
{
    status_sum(status, sets, count);
    status->observed_generation = facts->generation;
    bool is_enough = status->available >=
                     facts->replicas - facts->max_unavailable;
    kin__conditions_set(
        &status->conditions,
        (struct kin__condition){
            .type = AVAILABLE,
            .status = is_enough ? KIN__S("True") : KIN__S("False"),
            .reason = is_enough ? KIN__S("MinimumReplicasAvailable")
                                : KIN__S("MinimumReplicasUnavailable"),
            .message = is_enough
                           ? KIN__S("Deployment has minimum availability.")
                           : KIN__S("Deployment does not have minimum "
                                    "availability."),
            .updated_s = facts->now_s,
            .changed_s = facts->now_s});
}

/* ---- progress ---- */

static struct kin__condition progressing(
    const struct kin__deployment_facts *facts, kin_str status, kin_str reason,
    kin_str message)
{
    return (struct kin__condition){.type = PROGRESSING,
                                   .status = status,
                                   .reason = reason,
                                   .message = message,
                                   .updated_s = facts->now_s,
                                   .changed_s = facts->now_s};
}

static bool has_reason(const struct kin__condition *condition, kin_str reason)
{
    return condition && kin_str_eq(condition->reason, reason);
}

void kin__deployment_status_pause(struct kin__deployment_status *status,
                                  const struct kin__deployment_facts *facts)
{
    const struct kin__condition *now = kin__conditions_get(&status->conditions,
                                                           PROGRESSING);
    bool is_reported = has_reason(now, PAUSED_REASON);

    /* A reported timeout stays. */
    if (facts->deadline_s == 0 || has_reason(now, TIMED_OUT_REASON) ||
        is_reported == facts->is_paused)
        return;
    if (facts->is_paused)
        kin__conditions_set(&status->conditions,
                            progressing(facts, KIN__S("Unknown"), PAUSED_REASON,
                                        KIN__S("Deployment is paused")));
    else
        kin__conditions_set(&status->conditions,
                            progressing(facts, KIN__S("Unknown"),
                                        KIN__S("DeploymentResumed"),
                                        KIN__S("Deployment is resumed")));
}

static kin_str status_text(struct kin__deployment_status *status, int len)
{
    if (len < 0)
        return kin_s("");
    size_t room = sizeof(status->text) - 1;
    return kin_str_of(status->text, (size_t)len < room ? (size_t)len : room);
}

void kin__deployment_status_note(struct kin__deployment_status *status,
                                 const struct kin__deployment_facts *facts,
                                 enum kin__deployment_event event, kin_str name,
                                 const char *why)
{
    static const struct {
        const char *reason;
        const char *state;
    } texts[] = {
        [KIN__NEW_SET_FOUND] = {"FoundNewReplicaSet", "True"},
        [KIN__NEW_SET_CREATED] = {"NewReplicaSetCreated", "True"},
        [KIN__NEW_SET_FAILED] = {"ReplicaSetCreateError", "False"},
    };
    size_t size = sizeof(status->text);

    assert(name.len > 0);
    if (facts->deadline_s == 0)
        return;
    int len = event == KIN__NEW_SET_FAILED
                  ? snprintf(status->text, size,
                             "Failed to create new replica set \"%.*s\": %s",
                             (int)name.len, name.ptr, why ? why : "")
                  : snprintf(status->text, size, "%s new replica set \"%.*s\"",
                             event == KIN__NEW_SET_FOUND ? "Found" : "Created",
                             (int)name.len, name.ptr);
    kin__conditions_set(&status->conditions,
                        progressing(facts, kin_s(texts[event].state),
                                    kin_s(texts[event].reason),
                                    status_text(status, len)));
}

bool kin__deployment_is_complete(const struct kin__deployment_status *status,
                                 const struct kin__deployment_facts *facts)
{
    return status->updated == facts->replicas &&
           status->replicas == facts->replicas &&
           status->available == facts->replicas &&
           status->observed_generation >= facts->generation;
}

static bool has_progressed(const struct kin__deployment_status *status,
                           const struct kin__deployment_status *former)
{
    int64_t old_left = (int64_t)former->replicas - former->updated;
    int64_t left = (int64_t)status->replicas - status->updated;

    return status->updated > former->updated || left < old_left ||
           status->ready > former->ready ||
           status->available > former->available;
}

static bool has_timed_out(const struct kin__deployment_facts *facts,
                          const struct kin__condition *now)
{
    if (!now || has_reason(now, COMPLETE_REASON))
        return false;
    return has_reason(now, TIMED_OUT_REASON) ||
           now->updated_s + facts->deadline_s < facts->now_s;
}

/* "ReplicaSet "web-1" is progressing.", or of the deployment. */
static kin_str progress_text(struct kin__deployment_status *status,
                             const struct kin__deployment_facts *facts,
                             const char *what)
{
    bool has_set = facts->new_set.len > 0;
    kin_str name = has_set ? facts->new_set : facts->name;

    return status_text(status, snprintf(status->text, sizeof(status->text),
                                        "%s \"%.*s\" %s.",
                                        has_set ? "ReplicaSet" : "Deployment",
                                        (int)name.len, name.ptr, what));
}

static void status_set_progressing(struct kin__deployment_status *status,
                                   const struct kin__deployment_facts *facts,
                                   const struct kin__deployment_status *former)
{
    const struct kin__condition *now = kin__conditions_get(&former->conditions,
                                                           PROGRESSING);

    assert(status != former);
    if (status->replicas == status->updated && has_reason(now, COMPLETE_REASON))
        return;
    if (kin__deployment_is_complete(status, facts))
        kin__conditions_set(
            &status->conditions,
            progressing(
                facts, KIN__S("True"), COMPLETE_REASON,
                progress_text(status, facts, "has successfully progressed")));
    else if (has_progressed(status, former))
        /* The progress deadline counts from lastUpdateTime. */
        kin__conditions_renew(
            &status->conditions,
            progressing(facts, KIN__S("True"), KIN__S("ReplicaSetUpdated"),
                        progress_text(status, facts, "is progressing")));
    else if (has_timed_out(facts, now))
        kin__conditions_set(
            &status->conditions,
            progressing(
                facts, KIN__S("False"), TIMED_OUT_REASON,
                progress_text(status, facts, "has timed out progressing")));
}

void kin__deployment_status_progress(
    struct kin__deployment_status *status,
    const struct kin__deployment_facts *facts,
    const struct kin__deployment_status *former)
{
    if (facts->deadline_s == 0)
        kin__conditions_remove(&status->conditions, PROGRESSING);
    else
        status_set_progressing(status, facts, former);
    if (!facts->failure) {
        kin__conditions_remove(&status->conditions, REPLICA_FAILURE);
        return;
    }
    struct kin__condition failure = *facts->failure;
    failure.updated_s = failure.changed_s;
    kin__conditions_set(&status->conditions, failure);
}

int64_t kin__deployment_check_after_s(
    const struct kin__deployment_status *status,
    const struct kin__deployment_facts *facts)
{
    const struct kin__condition *now = kin__conditions_get(&status->conditions,
                                                           PROGRESSING);

    /* These are final: checking again would never end. */
    if (facts->deadline_s == 0 || !now || has_reason(now, TIMED_OUT_REASON) ||
        has_reason(now, COMPLETE_REASON) ||
        kin__deployment_is_complete(status, facts))
        return -1;
    /* One second more, since timestamps have whole seconds. */
    int64_t after_s = now->updated_s + facts->deadline_s - facts->now_s + 1;
    return after_s < 1 ? 1 : after_s;
}

/* Writes a number that may be 0; removes an unknown (negative) one. */
static void status_put_known(kin_edit *edit, kin_spot status, kin_str key,
                             int64_t number)
{
    kin_spot spot = kin_edit_member(edit, status, key);

    if (number < 0)
        (void)kin_edit_remove(edit, spot);
    else
        (void)kin_edit_set_int(edit, spot, number);
}

void kin__deployment_status_write(const struct kin__deployment_status *status,
                                  kin_edit *edit)
{
    kin_spot spot = kin__status_spot(edit);

    kin__status_put(edit, spot, "observedGeneration",
                    status->observed_generation);
    kin__status_put(edit, spot, "replicas", status->replicas);
    kin__status_put(edit, spot, "updatedReplicas", status->updated);
    kin__status_put(edit, spot, "readyReplicas", status->ready);
    kin__status_put(edit, spot, "availableReplicas", status->available);
    kin__status_put(edit, spot, "unavailableReplicas", status->unavailable);
    status_put_known(edit, spot, KIN__S("terminatingReplicas"),
                     status->terminating);
    status_put_known(edit, spot, KIN__S("collisionCount"), status->collisions);
    kin__conditions_write(&status->conditions, edit, spot);
}
