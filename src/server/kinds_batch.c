/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_batch.c - Jobs and CronJobs.
 */
#include <assert.h>
#include <stdio.h>

#include "server/kinds_impl.h"

#define CONTROLLER_UID "batch.kubernetes.io/controller-uid"
#define JOB_NAME "batch.kubernetes.io/job-name"

static const char *const MODES[] = {"NonIndexed", "Indexed", NULL};
static const char *const CONCURRENCY[] = {"Allow", "Forbid", "Replace", NULL};

/* ---- Job ---- */

static void put_label(kin_edit *edit, kin_spot labels, const char *key,
                      kin_str text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, labels, kin_s(key)),
                           text);
}

/* A Job selects its Pods by its uid. */
static void make_selector(kin_edit *edit, kin_value in)
{
    kin_value meta = kin__get(in, "metadata");
    kin_str uid = kin__get_str(meta, "uid");
    kin_str name = kin__get_str(meta, "name");
    kin_spot labels = kin__edit_path(edit, kin_edit_root(),
                                     "spec.template.metadata.labels");
    kin_spot match = kin__edit_path(edit, kin_edit_root(),
                                    "spec.selector.matchLabels");

    put_label(edit, labels, "controller-uid", uid);
    put_label(edit, labels, "job-name", name);
    put_label(edit, labels, CONTROLLER_UID, uid);
    put_label(edit, labels, JOB_NAME, name);
    put_label(edit, match, CONTROLLER_UID, uid);
}

static int job_create(const struct kin__kind_change *change)
{
    kin_edit *edit = change->edit;
    kin_value spec = kin__get(change->in, "spec");
    kin_value labels = kin__get2(change->in, "metadata", "labels");
    kin_value made = kin_value_absent();

    assert(!kin_value_exists(change->old));
    if (!kin__get_bool(spec, "manualSelector"))
        make_selector(edit, change->in);
    int r = kin_edit_get(
        edit,
        kin__edit_path(edit, kin_edit_root(), "spec.template.metadata.labels"),
        &made);
    if (r < 0)
        return r;
    if (kin_value_count(labels) == 0)
        (void)kin_edit_set_value(
            edit, kin__edit_path(edit, kin_edit_root(), "metadata.labels"),
            made);
    return kin_edit_check(edit, /* err= */ NULL);
}

/* `at` is the path of the template. */
static void check_policy(struct kin__causes *causes, const struct kin__at *at,
                         kin_value template)
{
    kin_value policy = kin__get2(template, "spec", "restartPolicy");
    const struct kin__at *below = KIN__AT(KIN__AT(at, "spec"), "restartPolicy");

    if (kin__is_str(policy, "Always"))
        kin__causes_required(causes, below,
                             "valid values: \"OnFailure\", \"Never\"");
}

static void check_job_spec(struct kin__causes *causes, const struct kin__at *at,
                           kin_value spec)
{
    static const char *const COUNTS[] = {
        "parallelism",
        "completions",
        "backoffLimit",
        "activeDeadlineSeconds",
        "ttlSecondsAfterFinished",
    };
    kin_value mode = kin__get(spec, "completionMode");
    kin_value template = kin__get(spec, "template");

    for (size_t i = 0; i < sizeof(COUNTS) / sizeof(COUNTS[0]); i++)
        kin__check_at_least(causes, KIN__AT(at, COUNTS[i]),
                            kin__get(spec, COUNTS[i]), 0);
    if (kin_value_exists(mode))
        kin__check_one_of(causes, KIN__AT(at, "completionMode"), mode, MODES);
    if (kin__is_str(mode, "Indexed") &&
        !kin_value_exists(kin__get(spec, "completions")))
        kin__causes_required(causes, KIN__AT(at, "completions"),
                             "when completion mode is Indexed");
    kin__check_template(causes, KIN__AT(at, "template"), template);
    check_policy(causes, KIN__AT(at, "template"), template);
}

static void job_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(NULL, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value selector = kin__get(spec, "selector");
    kin_value template = kin__get(spec, "template");
    kin_value labels = kin__get2(template, "metadata", "labels");

    check_job_spec(causes, at, spec);
    if (!kin_value_exists(selector))
        kin__causes_required(causes, KIN__AT(at, "selector"),
                             /* detail= */ NULL);
    if (!kin__get_bool(spec, "manualSelector") &&
        kin_value_count(kin__get(selector, "matchLabels")) != 1)
        kin__causes_invalid(causes, KIN__AT(at, "selector"), selector,
                            "`selector` not auto-generated");
    if (!kin__selector_matches(causes, selector, labels))
        kin__causes_invalid(
            causes,
            KIN__AT(KIN__AT(KIN__AT(at, "template"), "metadata"), "labels"),
            labels, "`selector` does not match template `labels`");
}

static const char *const JOB_IMMUTABLE[] = {
    "spec.completions",      "spec.selector",
    "spec.template",         "spec.completionMode",
    "spec.podFailurePolicy", "spec.backoffLimitPerIndex",
    "spec.managedBy",        NULL,
};

const struct kin__kind_impl kin__kind_job = {
    .is_deep = true,
    .create = job_create,
    .validate = job_validate,
    .immutable = JOB_IMMUTABLE,
};

/* ---- CronJob ---- */

/* Only checks that there are five fields; the CronJob controller validates
 * their contents. */
static void check_schedule(struct kin__causes *causes, const struct kin__at *at,
                           kin_value schedule)
{
    char words[256] = "";
    size_t len = 0;
    size_t count = 0;
    kin_str text = kin_value_str(schedule);

    if (!kin__check_required(causes, at, schedule))
        return;
    if (text.ptr[0] == '@')
        return;
    for (size_t i = 0; i < text.len; i++) {
        bool is_space = text.ptr[i] == ' ' || text.ptr[i] == '\t';
        bool begins = !is_space && (i == 0 || text.ptr[i - 1] == ' ' ||
                                    text.ptr[i - 1] == '\t');
        if (begins && count++ > 0 && len + 1 < sizeof(words))
            words[len++] = ' ';
        if (!is_space && len + 1 < sizeof(words))
            words[len++] = text.ptr[i];
    }
    words[len] = '\0';
    if (count != 5)
        kin__causes_invalid(causes, at, schedule,
                            "expected exactly 5 fields, found %zu: [%s]", count,
                            words);
}

static void cron_job_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const COUNTS[] = {"startingDeadlineSeconds",
                                         "successfulJobsHistoryLimit",
                                         "failedJobsHistoryLimit"};
    const struct kin__at *at = KIN__AT(NULL, "spec");
    kin_value spec = kin__get(object, "spec");

    check_job_spec(causes, KIN__AT(KIN__AT(at, "jobTemplate"), "spec"),
                   kin__get2(spec, "jobTemplate", "spec"));
    check_schedule(causes, KIN__AT(at, "schedule"), kin__get(spec, "schedule"));
    kin__check_one_of(causes, KIN__AT(at, "concurrencyPolicy"),
                      kin__get(spec, "concurrencyPolicy"), CONCURRENCY);
    for (size_t i = 0; i < sizeof(COUNTS) / sizeof(COUNTS[0]); i++)
        kin__check_at_least(causes, KIN__AT(at, COUNTS[i]),
                            kin__get(spec, COUNTS[i]), 0);
}

const struct kin__kind_impl kin__kind_cron_job = {
    .name = KIN__KIND_NAME_CRON,
    .validate = cron_job_validate,
};
