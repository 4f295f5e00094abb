/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_autoscaling.c - HorizontalPodAutoscalers, as autoscaling/v2.
 */
#include <assert.h>

#include "server/kinds_impl.h"

static const struct kin__at *const ROOT = NULL;

struct policy {
    const char *type;
    int64_t value;
};

static void add_policies(kin_edit *edit, kin_spot rules,
                         const struct policy *policies, size_t count)
{
    enum { PERIOD_S = 15 };
    kin_spot list = kin_edit_member(edit, rules, kin_s("policies"));

    for (size_t i = 0; i < count; i++) {
        kin_spot spot = kin_edit_append(edit, list);
        (void)kin_edit_set_str(edit, kin__edit_path(edit, spot, "type"),
                               kin_s(policies[i].type));
        (void)kin_edit_set_int(edit, kin__edit_path(edit, spot, "value"),
                               policies[i].value);
        (void)kin_edit_set_int(
            edit, kin__edit_path(edit, spot, "periodSeconds"), PERIOD_S);
    }
}

static void fill_rules(kin_edit *edit, kin_value behavior, const char *member,
                       const struct policy *policies, size_t count)
{
    kin_value rules = kin__get(behavior, member);
    kin_spot spot = kin__edit_path(edit, kin_edit_root(), "spec.behavior");

    spot = kin_edit_member(edit, spot, kin_s(member));
    if (!kin_value_exists(kin__get(rules, "selectPolicy")))
        (void)kin_edit_set_str(
            edit, kin_edit_member(edit, spot, kin_s("selectPolicy")),
            kin_s("Max"));
    if (kin_value_count(kin__get(rules, "policies")) == 0)
        add_policies(edit, spot, policies, count);
}

/* If `behavior` is set, all of its members get defaults. */
static void fill_behavior(kin_edit *edit, kin_value behavior)
{
    static const struct policy UP[] = {{"Pods", 4}, {"Percent", 100}};
    static const struct policy DOWN[] = {{"Percent", 100}};
    kin_spot spot = kin__edit_path(
        edit, kin_edit_root(),
        "spec.behavior.scaleUp.stabilizationWindowSeconds");

    if (!kin_value_exists(behavior))
        return;
    if (!kin_value_exists(
            kin__get2(behavior, "scaleUp", "stabilizationWindowSeconds")))
        (void)kin_edit_set_int(edit, spot, 0);
    fill_rules(edit, behavior, "scaleUp", UP, 2);
    fill_rules(edit, behavior, "scaleDown", DOWN, 1);
}

static void add_cpu_metric(kin_edit *edit)
{
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.metrics");
    kin_spot spot = kin_edit_append(edit, list);

    (void)kin_edit_set_str(edit, kin__edit_path(edit, spot, "type"),
                           kin_s("Resource"));
    (void)kin_edit_set_str(edit, kin__edit_path(edit, spot, "resource.name"),
                           kin_s("cpu"));
    spot = kin__edit_path(edit, spot, "resource.target");
    (void)kin_edit_set_str(edit, kin__edit_path(edit, spot, "type"),
                           kin_s("Utilization"));
    (void)kin_edit_set_int(
        edit, kin__edit_path(edit, spot, "averageUtilization"), 80);
}

static int autoscaler_adjust(const struct kin__kind_ctx *ctx, kin_edit *edit,
                             kin_value in)
{
    kin_value spec = kin__get(in, "spec");

    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    if (!kin_str_eq(ctx->resource->version, kin_s("v2")))
        return 0;
    if (kin_value_count(kin__get(spec, "metrics")) == 0)
        add_cpu_metric(edit);
    fill_behavior(edit, kin__get(spec, "behavior"));
    int r = kin_edit_check(edit, /* err= */ NULL);
    return r < 0 ? r : 1;
}

static void check_target(struct kin__causes *causes, const struct kin__at *at,
                         kin_value target)
{
    kin_str version = kin__get_str(target, "apiVersion");

    (void)kin__check_required(causes, KIN__AT(at, "kind"),
                              kin__get(target, "kind"));
    (void)kin__check_required(causes, KIN__AT(at, "name"),
                              kin__get(target, "name"));
    if (version.len == 0)
        kin__causes_invalid_str(causes, KIN__AT(at, "apiVersion"), version,
                                "apiVersion must specify API group");
}

static bool can_scale_to_zero(kin_value metrics)
{
    for (size_t i = 0; i < kin_value_count(metrics); i++) {
        kin_value type = kin__get(kin_value_at(metrics, i), "type");
        if (kin__is_str(type, "Object") || kin__is_str(type, "External"))
            return true;
    }
    return false;
}

static void autoscaler_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    int64_t min = kin__get_int(spec, "minReplicas", 1);
    int64_t max = kin__get_int(spec, "maxReplicas", 0);

    kin__check_at_least(causes, KIN__AT(at, "minReplicas"),
                        kin__get(spec, "minReplicas"), 0);
    if (max < min)
        kin__causes_invalid(causes, KIN__AT(at, "maxReplicas"),
                            kin__get(spec, "maxReplicas"),
                            "must be greater than or equal to `minReplicas`");
    check_target(causes, KIN__AT(at, "scaleTargetRef"),
                 kin__get(spec, "scaleTargetRef"));
    if (min == 0 && !can_scale_to_zero(kin__get(spec, "metrics")))
        kin__causes_forbidden(causes, KIN__AT(at, "metrics"),
                              "must specify at least one Object or External "
                              "metric to support scaling to zero replicas");
    if (max == 0)
        kin__causes_required(causes, KIN__AT(at, "maxReplicas"),
                             /* detail= */ NULL);
}

const struct kin__kind_impl kin__kind_autoscaler = {
    .adjust = autoscaler_adjust,
    .validate = autoscaler_validate,
};
