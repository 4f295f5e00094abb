/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of batch/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_BATCH_V1_H
#define KIN_API_BATCH_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/api/scheduling/v1alpha3.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(batch_v1_cronjob)
KIN_TYPE(batch_v1_cronjobspec)
KIN_TYPE(batch_v1_cronjobstatus)
KIN_OBJECT(batch_v1_job)
KIN_TYPE(batch_v1_jobcondition)
KIN_TYPE(batch_v1_jobschedulingconfiguration)
KIN_TYPE(batch_v1_jobspec)
KIN_TYPE(batch_v1_jobstatus)
KIN_TYPE(batch_v1_jobtemplatespec)
KIN_TYPE(batch_v1_podfailurepolicy)
KIN_TYPE(batch_v1_podfailurepolicyonexitcodesrequirement)
KIN_TYPE(batch_v1_podfailurepolicyonpodconditionspattern)
KIN_TYPE(batch_v1_podfailurepolicyrule)
KIN_TYPE(batch_v1_successpolicy)
KIN_TYPE(batch_v1_successpolicyrule)
KIN_TYPE(batch_v1_uncountedterminatedpods)

/* CompletionMode */
typedef enum batch_v1_completionmode {
    BATCH_V1_COMPLETIONMODE_OTHER, /* none of these */
    BATCH_V1_COMPLETIONMODE_INDEXED,
    BATCH_V1_COMPLETIONMODE_NON_INDEXED,
} batch_v1_completionmode;
KIN_ENUM(batch_v1_completionmode, "Indexed", "NonIndexed")

/* ConcurrencyPolicy */
typedef enum batch_v1_concurrencypolicy {
    BATCH_V1_CONCURRENCYPOLICY_OTHER, /* none of these */
    BATCH_V1_CONCURRENCYPOLICY_ALLOW,
    BATCH_V1_CONCURRENCYPOLICY_FORBID,
    BATCH_V1_CONCURRENCYPOLICY_REPLACE,
} batch_v1_concurrencypolicy;
KIN_ENUM(batch_v1_concurrencypolicy, "Allow", "Forbid", "Replace")

/* PodFailurePolicyAction */
typedef enum batch_v1_podfailurepolicyaction {
    BATCH_V1_PODFAILUREPOLICYACTION_OTHER, /* none of these */
    BATCH_V1_PODFAILUREPOLICYACTION_COUNT,
    BATCH_V1_PODFAILUREPOLICYACTION_FAIL_INDEX,
    BATCH_V1_PODFAILUREPOLICYACTION_FAIL_JOB,
    BATCH_V1_PODFAILUREPOLICYACTION_IGNORE,
} batch_v1_podfailurepolicyaction;
KIN_ENUM(batch_v1_podfailurepolicyaction, "Count", "FailIndex", "FailJob",
    "Ignore")

/* PodFailurePolicyOnExitCodesOperator */
typedef enum batch_v1_podfailurepolicyonexitcodesoperator {
    BATCH_V1_PODFAILUREPOLICYONEXITCODESOPERATOR_OTHER, /* none of these */
    BATCH_V1_PODFAILUREPOLICYONEXITCODESOPERATOR_IN,
    BATCH_V1_PODFAILUREPOLICYONEXITCODESOPERATOR_NOT_IN,
} batch_v1_podfailurepolicyonexitcodesoperator;
KIN_ENUM(batch_v1_podfailurepolicyonexitcodesoperator, "In", "NotIn")

/* PodReplacementPolicy */
typedef enum batch_v1_podreplacementpolicy {
    BATCH_V1_PODREPLACEMENTPOLICY_OTHER, /* none of these */
    BATCH_V1_PODREPLACEMENTPOLICY_FAILED,
    BATCH_V1_PODREPLACEMENTPOLICY_TERMINATING_OR_FAILED,
} batch_v1_podreplacementpolicy;
KIN_ENUM(batch_v1_podreplacementpolicy, "Failed", "TerminatingOrFailed")

/* CronJob */
KIN_STRUCT(meta_v1_objectmeta, batch_v1_cronjob, batch_v1_cronjob_metadata,
    "metadata")
#define BATCH_V1_CRONJOB_METADATA_PATH ".metadata"
KIN_STRUCT(batch_v1_cronjobspec, batch_v1_cronjob, batch_v1_cronjob_spec,
    "spec")
#define BATCH_V1_CRONJOB_SPEC_PATH ".spec"
KIN_STRUCT(batch_v1_cronjobstatus, batch_v1_cronjob, batch_v1_cronjob_status,
    "status")
#define BATCH_V1_CRONJOB_STATUS_PATH ".status"
KIN_FIELD2(str, batch_v1_cronjob, batch_v1_cronjob_spec_schedule, "spec",
    "schedule")
#define BATCH_V1_CRONJOB_SPEC_SCHEDULE_PATH ".spec.schedule"
KIN_FIELD2(str, batch_v1_cronjob, batch_v1_cronjob_spec_time_zone, "spec",
    "timeZone")
#define BATCH_V1_CRONJOB_SPEC_TIME_ZONE_PATH ".spec.timeZone"
KIN_FIELD2(int64, batch_v1_cronjob,
    batch_v1_cronjob_spec_starting_deadline_seconds, "spec",
    "startingDeadlineSeconds")
#define BATCH_V1_CRONJOB_SPEC_STARTING_DEADLINE_SECONDS_PATH \
    ".spec.startingDeadlineSeconds"
/** One of batch_v1_concurrencypolicy. */
KIN_FIELD2(str, batch_v1_cronjob, batch_v1_cronjob_spec_concurrency_policy,
    "spec", "concurrencyPolicy")
#define BATCH_V1_CRONJOB_SPEC_CONCURRENCY_POLICY_PATH ".spec.concurrencyPolicy"
KIN_FIELD2(boolean, batch_v1_cronjob, batch_v1_cronjob_spec_suspend, "spec",
    "suspend")
#define BATCH_V1_CRONJOB_SPEC_SUSPEND_PATH ".spec.suspend"
KIN_STRUCT2(batch_v1_jobtemplatespec, batch_v1_cronjob,
    batch_v1_cronjob_spec_job_template, "spec", "jobTemplate")
#define BATCH_V1_CRONJOB_SPEC_JOB_TEMPLATE_PATH ".spec.jobTemplate"
KIN_FIELD2(int32, batch_v1_cronjob,
    batch_v1_cronjob_spec_successful_jobs_history_limit, "spec",
    "successfulJobsHistoryLimit")
#define BATCH_V1_CRONJOB_SPEC_SUCCESSFUL_JOBS_HISTORY_LIMIT_PATH \
    ".spec.successfulJobsHistoryLimit"
KIN_FIELD2(int32, batch_v1_cronjob,
    batch_v1_cronjob_spec_failed_jobs_history_limit, "spec",
    "failedJobsHistoryLimit")
#define BATCH_V1_CRONJOB_SPEC_FAILED_JOBS_HISTORY_LIMIT_PATH \
    ".spec.failedJobsHistoryLimit"
KIN_STRUCT_LIST2(core_v1_objectreference, batch_v1_cronjob,
    batch_v1_cronjob_status_active, "status", "active")
#define BATCH_V1_CRONJOB_STATUS_ACTIVE_PATH ".status.active"
KIN_FIELD2(time, batch_v1_cronjob, batch_v1_cronjob_status_last_schedule_time,
    "status", "lastScheduleTime")
#define BATCH_V1_CRONJOB_STATUS_LAST_SCHEDULE_TIME_PATH \
    ".status.lastScheduleTime"
KIN_FIELD2(time, batch_v1_cronjob, batch_v1_cronjob_status_last_successful_time,
    "status", "lastSuccessfulTime")
#define BATCH_V1_CRONJOB_STATUS_LAST_SUCCESSFUL_TIME_PATH \
    ".status.lastSuccessfulTime"

/* CronJobSpec */
KIN_FIELD(str, batch_v1_cronjobspec, batch_v1_cronjobspec_schedule, "schedule")
KIN_FIELD(str, batch_v1_cronjobspec, batch_v1_cronjobspec_time_zone, "timeZone")
KIN_FIELD(int64, batch_v1_cronjobspec,
    batch_v1_cronjobspec_starting_deadline_seconds, "startingDeadlineSeconds")
/** One of batch_v1_concurrencypolicy. */
KIN_FIELD(str, batch_v1_cronjobspec, batch_v1_cronjobspec_concurrency_policy,
    "concurrencyPolicy")
KIN_FIELD(boolean, batch_v1_cronjobspec, batch_v1_cronjobspec_suspend,
    "suspend")
KIN_STRUCT(batch_v1_jobtemplatespec, batch_v1_cronjobspec,
    batch_v1_cronjobspec_job_template, "jobTemplate")
KIN_FIELD(int32, batch_v1_cronjobspec,
    batch_v1_cronjobspec_successful_jobs_history_limit,
    "successfulJobsHistoryLimit")
KIN_FIELD(int32, batch_v1_cronjobspec,
    batch_v1_cronjobspec_failed_jobs_history_limit, "failedJobsHistoryLimit")

/* CronJobStatus */
KIN_STRUCT_LIST(core_v1_objectreference, batch_v1_cronjobstatus,
    batch_v1_cronjobstatus_active, "active")
KIN_FIELD(time, batch_v1_cronjobstatus,
    batch_v1_cronjobstatus_last_schedule_time, "lastScheduleTime")
KIN_FIELD(time, batch_v1_cronjobstatus,
    batch_v1_cronjobstatus_last_successful_time, "lastSuccessfulTime")

/* Job */
KIN_STRUCT(meta_v1_objectmeta, batch_v1_job, batch_v1_job_metadata, "metadata")
#define BATCH_V1_JOB_METADATA_PATH ".metadata"
KIN_STRUCT(batch_v1_jobspec, batch_v1_job, batch_v1_job_spec, "spec")
#define BATCH_V1_JOB_SPEC_PATH ".spec"
KIN_STRUCT(batch_v1_jobstatus, batch_v1_job, batch_v1_job_status, "status")
#define BATCH_V1_JOB_STATUS_PATH ".status"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_spec_parallelism, "spec",
    "parallelism")
#define BATCH_V1_JOB_SPEC_PARALLELISM_PATH ".spec.parallelism"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_spec_completions, "spec",
    "completions")
#define BATCH_V1_JOB_SPEC_COMPLETIONS_PATH ".spec.completions"
KIN_FIELD2(int64, batch_v1_job, batch_v1_job_spec_active_deadline_seconds,
    "spec", "activeDeadlineSeconds")
#define BATCH_V1_JOB_SPEC_ACTIVE_DEADLINE_SECONDS_PATH \
    ".spec.activeDeadlineSeconds"
KIN_STRUCT2(batch_v1_podfailurepolicy, batch_v1_job,
    batch_v1_job_spec_pod_failure_policy, "spec", "podFailurePolicy")
#define BATCH_V1_JOB_SPEC_POD_FAILURE_POLICY_PATH ".spec.podFailurePolicy"
KIN_STRUCT2(batch_v1_successpolicy, batch_v1_job,
    batch_v1_job_spec_success_policy, "spec", "successPolicy")
#define BATCH_V1_JOB_SPEC_SUCCESS_POLICY_PATH ".spec.successPolicy"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_spec_backoff_limit, "spec",
    "backoffLimit")
#define BATCH_V1_JOB_SPEC_BACKOFF_LIMIT_PATH ".spec.backoffLimit"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_spec_backoff_limit_per_index,
    "spec", "backoffLimitPerIndex")
#define BATCH_V1_JOB_SPEC_BACKOFF_LIMIT_PER_INDEX_PATH \
    ".spec.backoffLimitPerIndex"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_spec_max_failed_indexes, "spec",
    "maxFailedIndexes")
#define BATCH_V1_JOB_SPEC_MAX_FAILED_INDEXES_PATH ".spec.maxFailedIndexes"
KIN_STRUCT2(meta_v1_labelselector, batch_v1_job, batch_v1_job_spec_selector,
    "spec", "selector")
#define BATCH_V1_JOB_SPEC_SELECTOR_PATH ".spec.selector"
KIN_FIELD2(boolean, batch_v1_job, batch_v1_job_spec_manual_selector, "spec",
    "manualSelector")
#define BATCH_V1_JOB_SPEC_MANUAL_SELECTOR_PATH ".spec.manualSelector"
KIN_STRUCT2(core_v1_podtemplatespec, batch_v1_job, batch_v1_job_spec_template,
    "spec", "template")
#define BATCH_V1_JOB_SPEC_TEMPLATE_PATH ".spec.template"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_spec_ttl_seconds_after_finished,
    "spec", "ttlSecondsAfterFinished")
#define BATCH_V1_JOB_SPEC_TTL_SECONDS_AFTER_FINISHED_PATH \
    ".spec.ttlSecondsAfterFinished"
/** One of batch_v1_completionmode. */
KIN_FIELD2(str, batch_v1_job, batch_v1_job_spec_completion_mode, "spec",
    "completionMode")
#define BATCH_V1_JOB_SPEC_COMPLETION_MODE_PATH ".spec.completionMode"
KIN_FIELD2(boolean, batch_v1_job, batch_v1_job_spec_suspend, "spec", "suspend")
#define BATCH_V1_JOB_SPEC_SUSPEND_PATH ".spec.suspend"
/** One of batch_v1_podreplacementpolicy. */
KIN_FIELD2(str, batch_v1_job, batch_v1_job_spec_pod_replacement_policy, "spec",
    "podReplacementPolicy")
#define BATCH_V1_JOB_SPEC_POD_REPLACEMENT_POLICY_PATH \
    ".spec.podReplacementPolicy"
KIN_FIELD2(str, batch_v1_job, batch_v1_job_spec_managed_by, "spec", "managedBy")
#define BATCH_V1_JOB_SPEC_MANAGED_BY_PATH ".spec.managedBy"
KIN_STRUCT2(batch_v1_jobschedulingconfiguration, batch_v1_job,
    batch_v1_job_spec_scheduling, "spec", "scheduling")
#define BATCH_V1_JOB_SPEC_SCHEDULING_PATH ".spec.scheduling"
KIN_STRUCT_LIST2(batch_v1_jobcondition, batch_v1_job,
    batch_v1_job_status_conditions, "status", "conditions")
#define BATCH_V1_JOB_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD2(time, batch_v1_job, batch_v1_job_status_start_time, "status",
    "startTime")
#define BATCH_V1_JOB_STATUS_START_TIME_PATH ".status.startTime"
KIN_FIELD2(time, batch_v1_job, batch_v1_job_status_completion_time, "status",
    "completionTime")
#define BATCH_V1_JOB_STATUS_COMPLETION_TIME_PATH ".status.completionTime"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_status_active, "status", "active")
#define BATCH_V1_JOB_STATUS_ACTIVE_PATH ".status.active"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_status_succeeded, "status",
    "succeeded")
#define BATCH_V1_JOB_STATUS_SUCCEEDED_PATH ".status.succeeded"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_status_failed, "status", "failed")
#define BATCH_V1_JOB_STATUS_FAILED_PATH ".status.failed"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_status_terminating, "status",
    "terminating")
#define BATCH_V1_JOB_STATUS_TERMINATING_PATH ".status.terminating"
KIN_FIELD2(str, batch_v1_job, batch_v1_job_status_completed_indexes, "status",
    "completedIndexes")
#define BATCH_V1_JOB_STATUS_COMPLETED_INDEXES_PATH ".status.completedIndexes"
KIN_FIELD2(str, batch_v1_job, batch_v1_job_status_failed_indexes, "status",
    "failedIndexes")
#define BATCH_V1_JOB_STATUS_FAILED_INDEXES_PATH ".status.failedIndexes"
KIN_STRUCT2(batch_v1_uncountedterminatedpods, batch_v1_job,
    batch_v1_job_status_uncounted_terminated_pods, "status",
    "uncountedTerminatedPods")
#define BATCH_V1_JOB_STATUS_UNCOUNTED_TERMINATED_PODS_PATH \
    ".status.uncountedTerminatedPods"
KIN_FIELD2(int32, batch_v1_job, batch_v1_job_status_ready, "status", "ready")
#define BATCH_V1_JOB_STATUS_READY_PATH ".status.ready"

/* JobCondition */
KIN_FIELD(str, batch_v1_jobcondition, batch_v1_jobcondition_type, "type")
KIN_FIELD(str, batch_v1_jobcondition, batch_v1_jobcondition_status, "status")
KIN_FIELD(time, batch_v1_jobcondition, batch_v1_jobcondition_last_probe_time,
    "lastProbeTime")
KIN_FIELD(time, batch_v1_jobcondition,
    batch_v1_jobcondition_last_transition_time, "lastTransitionTime")
KIN_FIELD(str, batch_v1_jobcondition, batch_v1_jobcondition_reason, "reason")
KIN_FIELD(str, batch_v1_jobcondition, batch_v1_jobcondition_message, "message")

/* JobSchedulingConfiguration */
KIN_STRUCT(scheduling_v1alpha3_workloadpodgroupschedulingpolicy,
    batch_v1_jobschedulingconfiguration,
    batch_v1_jobschedulingconfiguration_scheduling_policy, "schedulingPolicy")
KIN_STRUCT(scheduling_v1alpha3_workloadpodgroupschedulingconstraints,
    batch_v1_jobschedulingconfiguration,
    batch_v1_jobschedulingconfiguration_scheduling_constraints,
    "schedulingConstraints")
KIN_STRUCT(scheduling_v1alpha3_workloadpodgroupdisruptionmode,
    batch_v1_jobschedulingconfiguration,
    batch_v1_jobschedulingconfiguration_disruption_mode, "disruptionMode")
KIN_STRUCT_LIST(scheduling_v1alpha3_workloadpodgroupresourceclaim,
    batch_v1_jobschedulingconfiguration,
    batch_v1_jobschedulingconfiguration_resource_claims, "resourceClaims")

/* JobSpec */
KIN_FIELD(int32, batch_v1_jobspec, batch_v1_jobspec_parallelism, "parallelism")
KIN_FIELD(int32, batch_v1_jobspec, batch_v1_jobspec_completions, "completions")
KIN_FIELD(int64, batch_v1_jobspec, batch_v1_jobspec_active_deadline_seconds,
    "activeDeadlineSeconds")
KIN_STRUCT(batch_v1_podfailurepolicy, batch_v1_jobspec,
    batch_v1_jobspec_pod_failure_policy, "podFailurePolicy")
KIN_STRUCT(batch_v1_successpolicy, batch_v1_jobspec,
    batch_v1_jobspec_success_policy, "successPolicy")
KIN_FIELD(int32, batch_v1_jobspec, batch_v1_jobspec_backoff_limit,
    "backoffLimit")
KIN_FIELD(int32, batch_v1_jobspec, batch_v1_jobspec_backoff_limit_per_index,
    "backoffLimitPerIndex")
KIN_FIELD(int32, batch_v1_jobspec, batch_v1_jobspec_max_failed_indexes,
    "maxFailedIndexes")
KIN_STRUCT(meta_v1_labelselector, batch_v1_jobspec, batch_v1_jobspec_selector,
    "selector")
KIN_FIELD(boolean, batch_v1_jobspec, batch_v1_jobspec_manual_selector,
    "manualSelector")
KIN_STRUCT(core_v1_podtemplatespec, batch_v1_jobspec, batch_v1_jobspec_template,
    "template")
KIN_FIELD(int32, batch_v1_jobspec, batch_v1_jobspec_ttl_seconds_after_finished,
    "ttlSecondsAfterFinished")
/** One of batch_v1_completionmode. */
KIN_FIELD(str, batch_v1_jobspec, batch_v1_jobspec_completion_mode,
    "completionMode")
KIN_FIELD(boolean, batch_v1_jobspec, batch_v1_jobspec_suspend, "suspend")
/** One of batch_v1_podreplacementpolicy. */
KIN_FIELD(str, batch_v1_jobspec, batch_v1_jobspec_pod_replacement_policy,
    "podReplacementPolicy")
KIN_FIELD(str, batch_v1_jobspec, batch_v1_jobspec_managed_by, "managedBy")
KIN_STRUCT(batch_v1_jobschedulingconfiguration, batch_v1_jobspec,
    batch_v1_jobspec_scheduling, "scheduling")

/* JobStatus */
KIN_STRUCT_LIST(batch_v1_jobcondition, batch_v1_jobstatus,
    batch_v1_jobstatus_conditions, "conditions")
KIN_FIELD(time, batch_v1_jobstatus, batch_v1_jobstatus_start_time, "startTime")
KIN_FIELD(time, batch_v1_jobstatus, batch_v1_jobstatus_completion_time,
    "completionTime")
KIN_FIELD(int32, batch_v1_jobstatus, batch_v1_jobstatus_active, "active")
KIN_FIELD(int32, batch_v1_jobstatus, batch_v1_jobstatus_succeeded, "succeeded")
KIN_FIELD(int32, batch_v1_jobstatus, batch_v1_jobstatus_failed, "failed")
KIN_FIELD(int32, batch_v1_jobstatus, batch_v1_jobstatus_terminating,
    "terminating")
KIN_FIELD(str, batch_v1_jobstatus, batch_v1_jobstatus_completed_indexes,
    "completedIndexes")
KIN_FIELD(str, batch_v1_jobstatus, batch_v1_jobstatus_failed_indexes,
    "failedIndexes")
KIN_STRUCT(batch_v1_uncountedterminatedpods, batch_v1_jobstatus,
    batch_v1_jobstatus_uncounted_terminated_pods, "uncountedTerminatedPods")
KIN_FIELD(int32, batch_v1_jobstatus, batch_v1_jobstatus_ready, "ready")

/* JobTemplateSpec */
KIN_STRUCT(meta_v1_objectmeta, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_metadata, "metadata")
KIN_STRUCT(batch_v1_jobspec, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec, "spec")
KIN_FIELD2(int32, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_parallelism, "spec", "parallelism")
KIN_FIELD2(int32, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_completions, "spec", "completions")
KIN_FIELD2(int64, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_active_deadline_seconds, "spec",
    "activeDeadlineSeconds")
KIN_STRUCT2(batch_v1_podfailurepolicy, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_pod_failure_policy, "spec",
    "podFailurePolicy")
KIN_STRUCT2(batch_v1_successpolicy, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_success_policy, "spec", "successPolicy")
KIN_FIELD2(int32, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_backoff_limit, "spec", "backoffLimit")
KIN_FIELD2(int32, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_backoff_limit_per_index, "spec",
    "backoffLimitPerIndex")
KIN_FIELD2(int32, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_max_failed_indexes, "spec",
    "maxFailedIndexes")
KIN_STRUCT2(meta_v1_labelselector, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_selector, "spec", "selector")
KIN_FIELD2(boolean, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_manual_selector, "spec", "manualSelector")
KIN_STRUCT2(core_v1_podtemplatespec, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_template, "spec", "template")
KIN_FIELD2(int32, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_ttl_seconds_after_finished, "spec",
    "ttlSecondsAfterFinished")
/** One of batch_v1_completionmode. */
KIN_FIELD2(str, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_completion_mode, "spec", "completionMode")
KIN_FIELD2(boolean, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_suspend, "spec", "suspend")
/** One of batch_v1_podreplacementpolicy. */
KIN_FIELD2(str, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_pod_replacement_policy, "spec",
    "podReplacementPolicy")
KIN_FIELD2(str, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_managed_by, "spec", "managedBy")
KIN_STRUCT2(batch_v1_jobschedulingconfiguration, batch_v1_jobtemplatespec,
    batch_v1_jobtemplatespec_spec_scheduling, "spec", "scheduling")

/* PodFailurePolicy */
KIN_STRUCT_LIST(batch_v1_podfailurepolicyrule, batch_v1_podfailurepolicy,
    batch_v1_podfailurepolicy_rules, "rules")

/* PodFailurePolicyOnExitCodesRequirement */
KIN_FIELD(str, batch_v1_podfailurepolicyonexitcodesrequirement,
    batch_v1_podfailurepolicyonexitcodesrequirement_container_name,
    "containerName")
/** One of batch_v1_podfailurepolicyonexitcodesoperator. */
KIN_FIELD(str, batch_v1_podfailurepolicyonexitcodesrequirement,
    batch_v1_podfailurepolicyonexitcodesrequirement_operator, "operator")
KIN_LIST(int32, batch_v1_podfailurepolicyonexitcodesrequirement,
    batch_v1_podfailurepolicyonexitcodesrequirement_values, "values")

/* PodFailurePolicyOnPodConditionsPattern */
KIN_FIELD(str, batch_v1_podfailurepolicyonpodconditionspattern,
    batch_v1_podfailurepolicyonpodconditionspattern_type, "type")
KIN_FIELD(str, batch_v1_podfailurepolicyonpodconditionspattern,
    batch_v1_podfailurepolicyonpodconditionspattern_status, "status")

/* PodFailurePolicyRule */
/** One of batch_v1_podfailurepolicyaction. */
KIN_FIELD(str, batch_v1_podfailurepolicyrule,
    batch_v1_podfailurepolicyrule_action, "action")
KIN_STRUCT(batch_v1_podfailurepolicyonexitcodesrequirement,
    batch_v1_podfailurepolicyrule, batch_v1_podfailurepolicyrule_on_exit_codes,
    "onExitCodes")
KIN_STRUCT_LIST(batch_v1_podfailurepolicyonpodconditionspattern,
    batch_v1_podfailurepolicyrule,
    batch_v1_podfailurepolicyrule_on_pod_conditions, "onPodConditions")

/* SuccessPolicy */
KIN_STRUCT_LIST(batch_v1_successpolicyrule, batch_v1_successpolicy,
    batch_v1_successpolicy_rules, "rules")

/* SuccessPolicyRule */
KIN_FIELD(str, batch_v1_successpolicyrule,
    batch_v1_successpolicyrule_succeeded_indexes, "succeededIndexes")
KIN_FIELD(int32, batch_v1_successpolicyrule,
    batch_v1_successpolicyrule_succeeded_count, "succeededCount")

/* UncountedTerminatedPods */
KIN_LIST(str, batch_v1_uncountedterminatedpods,
    batch_v1_uncountedterminatedpods_succeeded, "succeeded")
KIN_LIST(str, batch_v1_uncountedterminatedpods,
    batch_v1_uncountedterminatedpods_failed, "failed")

KIN_RESOURCE(namespaced, batch_v1_cronjob, batch_v1_cronjobs, "batch", "v1",
    "cronjobs", "CronJob")
KIN_STATUS(batch_v1_cronjob, batch_v1_cronjobs)

KIN_RESOURCE(namespaced, batch_v1_job, batch_v1_jobs, "batch", "v1", "jobs",
    "Job")
KIN_STATUS(batch_v1_job, batch_v1_jobs)

KIN_END_DECLS

#endif /* KIN_API_BATCH_V1_H */
