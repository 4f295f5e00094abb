/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of batch/v1beta1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_BATCH_V1BETA1_H
#define KIN_API_BATCH_V1BETA1_H

#include <kin/api/batch/v1.h>
#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(batch_v1beta1_cronjob)
KIN_TYPE(batch_v1beta1_cronjobspec)
KIN_TYPE(batch_v1beta1_cronjobstatus)
KIN_TYPE(batch_v1beta1_jobtemplatespec)

/* CronJob */
KIN_STRUCT(meta_v1_objectmeta, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_metadata, "metadata")
#define BATCH_V1BETA1_CRONJOB_METADATA_PATH ".metadata"
KIN_STRUCT(batch_v1beta1_cronjobspec, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_spec, "spec")
#define BATCH_V1BETA1_CRONJOB_SPEC_PATH ".spec"
KIN_STRUCT(batch_v1beta1_cronjobstatus, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_status, "status")
#define BATCH_V1BETA1_CRONJOB_STATUS_PATH ".status"
KIN_FIELD2(str, batch_v1beta1_cronjob, batch_v1beta1_cronjob_spec_schedule,
    "spec", "schedule")
#define BATCH_V1BETA1_CRONJOB_SPEC_SCHEDULE_PATH ".spec.schedule"
KIN_FIELD2(str, batch_v1beta1_cronjob, batch_v1beta1_cronjob_spec_time_zone,
    "spec", "timeZone")
#define BATCH_V1BETA1_CRONJOB_SPEC_TIME_ZONE_PATH ".spec.timeZone"
KIN_FIELD2(int64, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_spec_starting_deadline_seconds, "spec",
    "startingDeadlineSeconds")
#define BATCH_V1BETA1_CRONJOB_SPEC_STARTING_DEADLINE_SECONDS_PATH \
    ".spec.startingDeadlineSeconds"
KIN_FIELD2(str, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_spec_concurrency_policy, "spec", "concurrencyPolicy")
#define BATCH_V1BETA1_CRONJOB_SPEC_CONCURRENCY_POLICY_PATH \
    ".spec.concurrencyPolicy"
KIN_FIELD2(boolean, batch_v1beta1_cronjob, batch_v1beta1_cronjob_spec_suspend,
    "spec", "suspend")
#define BATCH_V1BETA1_CRONJOB_SPEC_SUSPEND_PATH ".spec.suspend"
KIN_STRUCT2(batch_v1beta1_jobtemplatespec, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_spec_job_template, "spec", "jobTemplate")
#define BATCH_V1BETA1_CRONJOB_SPEC_JOB_TEMPLATE_PATH ".spec.jobTemplate"
KIN_FIELD2(int32, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_spec_successful_jobs_history_limit, "spec",
    "successfulJobsHistoryLimit")
#define BATCH_V1BETA1_CRONJOB_SPEC_SUCCESSFUL_JOBS_HISTORY_LIMIT_PATH \
    ".spec.successfulJobsHistoryLimit"
KIN_FIELD2(int32, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_spec_failed_jobs_history_limit, "spec",
    "failedJobsHistoryLimit")
#define BATCH_V1BETA1_CRONJOB_SPEC_FAILED_JOBS_HISTORY_LIMIT_PATH \
    ".spec.failedJobsHistoryLimit"
KIN_STRUCT_LIST2(core_v1_objectreference, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_status_active, "status", "active")
#define BATCH_V1BETA1_CRONJOB_STATUS_ACTIVE_PATH ".status.active"
KIN_FIELD2(time, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_status_last_schedule_time, "status",
    "lastScheduleTime")
#define BATCH_V1BETA1_CRONJOB_STATUS_LAST_SCHEDULE_TIME_PATH \
    ".status.lastScheduleTime"
KIN_FIELD2(time, batch_v1beta1_cronjob,
    batch_v1beta1_cronjob_status_last_successful_time, "status",
    "lastSuccessfulTime")
#define BATCH_V1BETA1_CRONJOB_STATUS_LAST_SUCCESSFUL_TIME_PATH \
    ".status.lastSuccessfulTime"

/* CronJobSpec */
KIN_FIELD(str, batch_v1beta1_cronjobspec, batch_v1beta1_cronjobspec_schedule,
    "schedule")
KIN_FIELD(str, batch_v1beta1_cronjobspec, batch_v1beta1_cronjobspec_time_zone,
    "timeZone")
KIN_FIELD(int64, batch_v1beta1_cronjobspec,
    batch_v1beta1_cronjobspec_starting_deadline_seconds,
    "startingDeadlineSeconds")
KIN_FIELD(str, batch_v1beta1_cronjobspec,
    batch_v1beta1_cronjobspec_concurrency_policy, "concurrencyPolicy")
KIN_FIELD(boolean, batch_v1beta1_cronjobspec, batch_v1beta1_cronjobspec_suspend,
    "suspend")
KIN_STRUCT(batch_v1beta1_jobtemplatespec, batch_v1beta1_cronjobspec,
    batch_v1beta1_cronjobspec_job_template, "jobTemplate")
KIN_FIELD(int32, batch_v1beta1_cronjobspec,
    batch_v1beta1_cronjobspec_successful_jobs_history_limit,
    "successfulJobsHistoryLimit")
KIN_FIELD(int32, batch_v1beta1_cronjobspec,
    batch_v1beta1_cronjobspec_failed_jobs_history_limit,
    "failedJobsHistoryLimit")

/* CronJobStatus */
KIN_STRUCT_LIST(core_v1_objectreference, batch_v1beta1_cronjobstatus,
    batch_v1beta1_cronjobstatus_active, "active")
KIN_FIELD(time, batch_v1beta1_cronjobstatus,
    batch_v1beta1_cronjobstatus_last_schedule_time, "lastScheduleTime")
KIN_FIELD(time, batch_v1beta1_cronjobstatus,
    batch_v1beta1_cronjobstatus_last_successful_time, "lastSuccessfulTime")

/* JobTemplateSpec */
KIN_STRUCT(meta_v1_objectmeta, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_metadata, "metadata")
KIN_STRUCT(batch_v1_jobspec, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec, "spec")
KIN_FIELD2(int32, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_parallelism, "spec", "parallelism")
KIN_FIELD2(int32, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_completions, "spec", "completions")
KIN_FIELD2(int64, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_active_deadline_seconds, "spec",
    "activeDeadlineSeconds")
KIN_STRUCT2(batch_v1_podfailurepolicy, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_pod_failure_policy, "spec",
    "podFailurePolicy")
KIN_STRUCT2(batch_v1_successpolicy, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_success_policy, "spec", "successPolicy")
KIN_FIELD2(int32, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_backoff_limit, "spec", "backoffLimit")
KIN_FIELD2(int32, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_backoff_limit_per_index, "spec",
    "backoffLimitPerIndex")
KIN_FIELD2(int32, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_max_failed_indexes, "spec",
    "maxFailedIndexes")
KIN_STRUCT2(meta_v1_labelselector, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_selector, "spec", "selector")
KIN_FIELD2(boolean, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_manual_selector, "spec",
    "manualSelector")
KIN_STRUCT2(core_v1_podtemplatespec, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_template, "spec", "template")
KIN_FIELD2(int32, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_ttl_seconds_after_finished, "spec",
    "ttlSecondsAfterFinished")
/** One of batch_v1_completionmode. */
KIN_FIELD2(str, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_completion_mode, "spec",
    "completionMode")
KIN_FIELD2(boolean, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_suspend, "spec", "suspend")
/** One of batch_v1_podreplacementpolicy. */
KIN_FIELD2(str, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_pod_replacement_policy, "spec",
    "podReplacementPolicy")
KIN_FIELD2(str, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_managed_by, "spec", "managedBy")
KIN_STRUCT2(batch_v1_jobschedulingconfiguration, batch_v1beta1_jobtemplatespec,
    batch_v1beta1_jobtemplatespec_spec_scheduling, "spec", "scheduling")

KIN_RESOURCE(namespaced, batch_v1beta1_cronjob, batch_v1beta1_cronjobs, "batch",
    "v1beta1", "cronjobs", "CronJob")
KIN_STATUS(batch_v1beta1_cronjob, batch_v1beta1_cronjobs)

KIN_END_DECLS

#endif /* KIN_API_BATCH_V1BETA1_H */
