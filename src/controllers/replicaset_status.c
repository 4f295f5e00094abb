/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/replicaset.h"

#include <kin/edit.h>

#include "base/str.h"

/* Whether a pod has all labels of the template. */
static bool has_labels(const struct kin__pod *pod, kin_value labels)
{
    kin_value own = kin_object_labels(pod->object);

    for (size_t i = 0; i < kin_value_count(labels); i++) {
        if (!kin_value_equal(kin_value_at(labels, i),
                             kin_value_get(own, kin_value_key_at(labels, i))))
            return false;
    }
    return true;
}

static kin_value template_labels(apps_v1_replica_set set)
{
    return kin_value_get(core_v1_pod_template_spec_get_metadata(
                             apps_v1_replica_set_get_spec_template(set))
                             .value,
                         KIN__S("labels"));
}

struct kin__replicaset_status kin__replicaset_count(
    const struct kin__replicaset_job *job)
{
    int32_t min_ready_s = apps_v1_replica_set_spec_min_ready_seconds(job->set);
    kin_value labels = template_labels(job->set);
    struct kin__replicaset_status status = {
        .replicas = (int32_t)job->count,
        .terminating = job->terminating,
        .wanted = apps_v1_replica_set_spec_replicas(job->set),
        .now_s = job->now_s,
        .observed_generation = meta_v1_object_meta_generation(
            apps_v1_replica_set_get_metadata(job->set))};

    for (size_t i = 0; i < job->count; i++) {
        const struct kin__pod *pod = &job->pods[i];
        status.labelled += has_labels(pod, labels);
        status.ready += pod->is_ready;
        status.available += kin__pod_is_available(pod, min_ready_s, job->now_s);
    }
    return status;
}

/* A failure is told once: its time and text stay until it is over. */
static void status_write_failure(const struct kin__replicaset_status *status,
                                 struct kin__conditions *conditions)
{
    kin_str type = KIN__S("ReplicaFailure");

    if (!status->failure) {
        kin__conditions_remove(conditions, type);
        return;
    }
    if (kin__conditions_get(conditions, type))
        return;
    kin__conditions_set(
        conditions,
        (struct kin__condition){.type = type,
                                .status = KIN__S("True"),
                                .reason = status->replicas < status->wanted
                                              ? KIN__S("FailedCreate")
                                              : KIN__S("FailedDelete"),
                                .message = kin_s(status->failure),
                                .changed_s = status->now_s});
}

void kin__replicaset_status_write(const struct kin__replicaset_status *status,
                                  const kin_object *set, kin_edit *edit)
{
    kin_spot spot = kin__status_spot(edit);
    struct kin__conditions conditions;

    kin__conditions_read(
        apps_v1_replica_set_get_status_conditions(apps_v1_replica_set_of(set))
            .value,
        &conditions);
    status_write_failure(status, &conditions);
    /* These two are told even if they are 0. */
    (void)kin_edit_set_int(edit,
                           kin_edit_member(edit, spot, KIN__S("replicas")),
                           status->replicas);
    (void)kin_edit_set_int(
        edit, kin_edit_member(edit, spot, KIN__S("terminatingReplicas")),
        status->terminating);
    kin__status_put(edit, spot, "fullyLabeledReplicas", status->labelled);
    kin__status_put(edit, spot, "readyReplicas", status->ready);
    kin__status_put(edit, spot, "availableReplicas", status->available);
    kin__status_put(edit, spot, "observedGeneration",
                    status->observed_generation);
    kin__conditions_write(&conditions, edit, spot);
}

int64_t kin__replicaset_next_ms(const struct kin__replicaset_job *job)
{
    int32_t min_ready_s = apps_v1_replica_set_spec_min_ready_seconds(job->set);
    int64_t next_s = 0;

    for (size_t i = 0; i < job->count; i++) {
        int64_t at_s = kin__pod_available_at(&job->pods[i], min_ready_s,
                                             job->now_s);
        if (at_s > 0 && (next_s == 0 || at_s < next_s))
            next_s = at_s;
    }
    return next_s == 0 ? 0 : (next_s - job->now_s) * 1000;
}
