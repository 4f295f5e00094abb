/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_apps.c - workloads: Deployments, ReplicaSets, StatefulSets, DaemonSets,
 * ReplicationControllers and ControllerRevisions.
 */
#include <assert.h>
#include <stdio.h>

#include "server/kinds_impl.h"

enum {
    SHOWN_SIZE = 512,
};

static const char *const ALWAYS[] = {"Always", NULL};
static const char *const STRATEGIES[] = {"Recreate", "RollingUpdate", NULL};
static const char *const UPDATE_STRATEGIES[] = {"RollingUpdate", "OnDelete",
                                                NULL};
static const char *const SELECTOR[] = {"spec.selector", NULL};

static const struct kin__at *const ROOT = NULL;

/* ---- selector and template ---- */

/* `what` is the kind's name in messages; NULL: the selector is not checked. */
static void check_selector(struct kin__causes *causes, const struct kin__at *at,
                           kin_value selector, const char *what)
{
    size_t before = causes->count;

    kin__check_selector(causes, at, selector);
    if (causes->count > before)
        kin__causes_invalid(causes, at, selector, "invalid label selector");
    else if (kin_value_exists(selector) && kin_value_count(selector) == 0)
        kin__causes_invalid(causes, at, selector,
                            "empty selector is invalid for %s", what);
}

static void check_match(struct kin__causes *causes, const struct kin__at *at,
                        kin_value selector, kin_value template)
{
    kin_value labels = kin__get2(template, "metadata", "labels");

    if (!kin__selector_matches(causes, selector, labels))
        kin__causes_invalid(causes, KIN__AT(KIN__AT(at, "metadata"), "labels"),
                            labels,
                            "`selector` does not match template `labels`");
}

/* Validates selector, template and restart policy of a workload. */
static void check_workload(struct kin__causes *causes, kin_value spec,
                           const char *what, bool needs_selector)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value selector = kin__get(spec, "selector");
    kin_value template = kin__get(spec, "template");
    kin_value policy = kin__get2(template, "spec", "restartPolicy");
    size_t before = causes->count;

    if (needs_selector && !kin_value_exists(selector))
        kin__causes_required(causes, KIN__AT(at, "selector"),
                             /* detail= */ NULL);
    else
        check_selector(causes, KIN__AT(at, "selector"), selector, what);
    bool is_wrong = causes->count > before && kin_value_exists(selector);
    if (!is_wrong)
        check_match(causes, KIN__AT(at, "template"), selector, template);
    kin__check_template(causes, KIN__AT(at, "template"), template);
    if (!kin__is_str(policy, "Always"))
        kin__causes_unsupported(
            causes,
            KIN__AT(KIN__AT(KIN__AT(at, "template"), "spec"), "restartPolicy"),
            policy, ALWAYS);
}

static void check_counts(struct kin__causes *causes, kin_value spec)
{
    static const char *const COUNTS[] = {"replicas", "minReadySeconds",
                                         "revisionHistoryLimit"};

    for (size_t i = 0; i < sizeof(COUNTS) / sizeof(COUNTS[0]); i++)
        kin__check_at_least(causes, KIN__AT(KIN__AT(ROOT, "spec"), COUNTS[i]),
                            kin__get(spec, COUNTS[i]), 0);
}

/* Prints a strategy of an unknown type as Go does. */
static void print_strategy(kin_value strategy, char *ret, size_t size)
{
    (void)snprintf(ret, size, "{\"Type\":\"%.*s\",\"RollingUpdate\":null}",
                   KIN_STR(kin__get_str(strategy, "type")));
}

static void unsupported_strategy(struct kin__causes *causes,
                                 const struct kin__at *at, kin_value strategy,
                                 const char *const *supported)
{
    char shown[SHOWN_SIZE];

    print_strategy(strategy, shown, sizeof(shown));
    kin__causes_unsupported_json(causes, at, kin_s(shown), supported);
}

/* ---- Deployment ---- */

static bool is_zero_share(kin_value value)
{
    int64_t number = 1;

    if (kin_value_type(value) == KIN_TYPE_STRING)
        return kin__is_str(value, "0%");
    return kin_value_int(value, &number) == 0 && number == 0;
}

static void check_rolling_update(struct kin__causes *causes,
                                 const struct kin__at *at, kin_value rolling)
{
    kin_value surge = kin__get(rolling, "maxSurge");
    kin_value missing = kin__get(rolling, "maxUnavailable");

    kin__check_int_or_percent(causes, KIN__AT(at, "maxUnavailable"), missing,
                              /* is_share= */ true);
    kin__check_int_or_percent(causes, KIN__AT(at, "maxSurge"), surge,
                              /* is_share= */ false);
    if (is_zero_share(surge) && is_zero_share(missing))
        kin__causes_invalid(causes, KIN__AT(at, "maxUnavailable"), missing,
                            "may not be 0 when `maxSurge` is 0");
}

static void check_progress(struct kin__causes *causes, const struct kin__at *at,
                           kin_value spec)
{
    static const char NAME[] = "progressDeadlineSeconds";
    kin_value deadline = kin__get(spec, NAME);

    kin__check_at_least(causes, KIN__AT(at, NAME), deadline, 0);
    if (kin_value_exists(deadline) &&
        kin__get_int(spec, NAME, 0) <= kin__get_int(spec, "minReadySeconds", 0))
        kin__causes_invalid(causes, KIN__AT(at, NAME), deadline,
                            "must be greater than minReadySeconds");
}

static void deployment_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(KIN__AT(ROOT, "spec"), "strategy");
    kin_value spec = kin__get(object, "spec");
    kin_value strategy = kin__get(spec, "strategy");
    kin_value type = kin__get(strategy, "type");
    kin_value rolling = kin__get(strategy, "rollingUpdate");

    check_counts(causes, spec);
    check_workload(causes, spec, "deployment", /* needs_selector= */ true);
    if (kin__is_str(type, "RollingUpdate"))
        check_rolling_update(causes, KIN__AT(at, "rollingUpdate"), rolling);
    else if (!kin__is_str(type, "Recreate"))
        unsupported_strategy(causes, at, strategy, STRATEGIES);
    else if (kin_value_exists(rolling))
        kin__causes_forbidden(causes, KIN__AT(at, "rollingUpdate"),
                              "may not be specified when strategy `type` is "
                              "'Recreate'");
    check_progress(causes, KIN__AT(ROOT, "spec"), spec);
}

/* A change of a Deployment's annotations increments its generation, too. */
static int deployment_update(const struct kin__kind_change *change)
{
    kin_value before = kin__get2(change->old, "metadata", "annotations");
    kin_value after = kin__get2(change->in, "metadata", "annotations");
    int64_t generation = kin__get_int(kin__get(change->old, "metadata"),
                                      "generation", 0);

    assert(kin_value_exists(change->old));
    if (!kin_value_equal(before, after))
        (void)kin_edit_set_int(change->edit,
                               kin__edit_path(change->edit, kin_edit_root(),
                                              "metadata.generation"),
                               generation + 1);
    return kin_edit_check(change->edit, /* err= */ NULL);
}

/* Unlike for other kinds, /status does not change labels. */
static int deployment_update_status(const struct kin__kind_change *change)
{
    assert(kin_value_exists(change->old));
    return kin_edit_set_value(
        change->edit,
        kin__edit_path(change->edit, kin_edit_root(), "metadata.labels"),
        kin__get2(change->old, "metadata", "labels"));
}

const struct kin__kind_impl kin__kind_deployment = {
    .validate = deployment_validate,
    .update = deployment_update,
    .update_status = deployment_update_status,
    .immutable = SELECTOR,
};

/* ---- ReplicaSet ---- */

static void replica_set_validate(struct kin__causes *causes, kin_value object)
{
    kin_value spec = kin__get(object, "spec");

    check_counts(causes, spec);
    /* Kubernetes' message says deployment here. */
    check_workload(causes, spec, "deployment", /* needs_selector= */ true);
}

const struct kin__kind_impl kin__kind_replica_set = {
    .validate = replica_set_validate,
    .immutable = SELECTOR,
};

/* ---- StatefulSet ---- */

static void stateful_set_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value policy = kin__get(spec, "podManagementPolicy");
    kin_value strategy = kin__get(spec, "updateStrategy");
    kin_value type = kin__get(strategy, "type");
    char shown[SHOWN_SIZE];

    if (!kin__is_str(policy, "OrderedReady") &&
        !kin__is_str(policy, "Parallel"))
        kin__causes_invalid(causes, KIN__AT(at, "podManagementPolicy"), policy,
                            "must be 'OrderedReady' or 'Parallel'");
    if (!kin__is_str(type, "RollingUpdate") && !kin__is_str(type, "OnDelete")) {
        print_strategy(strategy, shown, sizeof(shown));
        kin__causes_invalid_json(causes, KIN__AT(at, "updateStrategy"),
                                 kin_s(shown),
                                 "must be 'RollingUpdate' or 'OnDelete'");
    }
    check_counts(causes, spec);
    check_workload(causes, spec, "statefulset", /* needs_selector= */ true);
}

static const char *const STATEFUL_SET_IMMUTABLE[] = {
    "spec.selector",
    "spec.serviceName",
    "spec.podManagementPolicy",
    NULL,
};

const struct kin__kind_impl kin__kind_stateful_set = {
    .name = KIN__KIND_NAME_LABEL,
    .validate = stateful_set_validate,
    .immutable = STATEFUL_SET_IMMUTABLE,
};

/* ---- DaemonSet ---- */

#define TEMPLATE_GENERATION "deprecated.daemonset.template.generation"

static void daemon_set_validate(struct kin__causes *causes, kin_value object)
{
    kin_value spec = kin__get(object, "spec");
    kin_value strategy = kin__get(spec, "updateStrategy");
    kin_value type = kin__get(strategy, "type");

    check_workload(causes, spec, "daemonset", /* needs_selector= */ false);
    if (!kin__is_str(type, "RollingUpdate") && !kin__is_str(type, "OnDelete"))
        unsupported_strategy(causes,
                             KIN__AT(KIN__AT(ROOT, "spec"), "updateStrategy"),
                             strategy, UPDATE_STRATEGIES);
    check_counts(causes, spec);
}

/* The annotation replaces a field that was removed from the API. */
static void set_template_generation(kin_edit *edit, int64_t generation)
{
    char text[32];
    kin_spot notes = kin__edit_path(edit, kin_edit_root(),
                                    "metadata.annotations");

    (void)snprintf(text, sizeof(text), "%lld", (long long)generation);
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, notes, kin_s(TEMPLATE_GENERATION)),
        kin_s(text));
}

static int daemon_set_create(const struct kin__kind_change *change)
{
    kin_value notes = kin__get2(change->in, "metadata", "annotations");

    assert(!kin_value_exists(change->old));
    if (!kin_value_exists(kin__get(notes, TEMPLATE_GENERATION)))
        set_template_generation(change->edit, 1);
    return kin_edit_check(change->edit, /* err= */ NULL);
}

static int daemon_set_update(const struct kin__kind_change *change)
{
    kin_value notes = kin__get2(change->old, "metadata", "annotations");
    kin_str text = kin__get_str(notes, TEMPLATE_GENERATION);
    int64_t generation = 0;

    assert(kin_value_exists(change->old));
    for (size_t i = 0; i < text.len && i < 18; i++)
        if (text.ptr[i] >= '0' && text.ptr[i] <= '9')
            generation = generation * 10 + (text.ptr[i] - '0');
    if (!kin_value_equal(kin__get2(change->old, "spec", "template"),
                         kin__get2(change->in, "spec", "template")))
        generation++;
    set_template_generation(change->edit, generation);
    return kin_edit_check(change->edit, /* err= */ NULL);
}

const struct kin__kind_impl kin__kind_daemon_set = {
    .create = daemon_set_create,
    .update = daemon_set_update,
    .validate = daemon_set_validate,
    .immutable = SELECTOR,
};

/* ---- ReplicationController ---- */

static bool is_subset(struct kin__causes *causes, kin_value labels,
                      kin_value of)
{
    struct kin__keys keys;
    bool is_within = true;

    if (!kin__check_keys(causes, &keys, of))
        return false;
    for (size_t i = 0; is_within && i < kin_value_count(labels); i++)
        is_within = kin_value_equal(
            kin_value_at(labels, i),
            kin__keys_get(&keys, kin_value_key_at(labels, i)));
    kin__keys_done(&keys);
    return is_within;
}

static void replication_controller_validate(struct kin__causes *causes,
                                            kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value selector = kin__get(spec, "selector");
    kin_value template = kin__get(spec, "template");
    kin_value labels = kin__get2(template, "metadata", "labels");

    check_counts(causes, spec);
    if (kin_value_count(selector) == 0)
        kin__causes_required(causes, KIN__AT(at, "selector"),
                             /* detail= */ NULL);
    if (!kin_value_exists(template)) {
        kin__causes_required(causes, KIN__AT(at, "template"),
                             /* detail= */ NULL);
        return;
    }
    if (!is_subset(causes, selector, labels))
        kin__causes_invalid(
            causes,
            KIN__AT(KIN__AT(KIN__AT(at, "template"), "metadata"), "labels"),
            labels, "`selector` does not match template `labels`");
    kin__check_template(causes, KIN__AT(at, "template"), template);
}

const struct kin__kind_impl kin__kind_replication_controller = {
    .validate = replication_controller_validate,
};

/* ---- ControllerRevision ---- */

static const char *const REVISION_IMMUTABLE[] = {"data", NULL};

const struct kin__kind_impl kin__kind_controller_revision = {
    .immutable = REVISION_IMMUTABLE,
};
