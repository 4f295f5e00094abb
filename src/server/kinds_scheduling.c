/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_scheduling.c - scheduling.k8s.io, node.k8s.io and coordination.k8s.io.
 */
#include <assert.h>

#include "server/kinds_impl.h"

static const struct kin__at *const ROOT = NULL;

/* ---- PriorityClass ---- */

static int priority_class_create(const struct kin__kind_change *change)
{
    assert(!kin_value_exists(change->old));
    return kin_edit_set_int(
        change->edit,
        kin__edit_path(change->edit, kin_edit_root(), "metadata.generation"),
        1);
}

static void priority_class_validate(struct kin__causes *causes,
                                    kin_value object)
{
    enum { USER_MAX = 1000000000 };
    kin_str name = kin__get_str(kin__get(object, "metadata"), "name");
    bool is_known = kin_str_eq(name, kin_s("system-node-critical")) ||
                    kin_str_eq(name, kin_s("system-cluster-critical"));

    if (is_known)
        return;
    if (kin_str_starts_with(name, kin_s("system-")))
        kin__causes_forbidden(
            causes, KIN__AT(KIN__AT(ROOT, "metadata"), "name"),
            "priority class names with 'system-' prefix are reserved for "
            "system use only. error: %.*s is not a known system priority class",
            KIN_STR(name));
    if (kin__get_int(object, "value", 0) > USER_MAX)
        kin__causes_forbidden(causes, KIN__AT(ROOT, "value"),
                              "maximum allowed value of a user defined "
                              "priority is %d",
                              USER_MAX);
}

static void priority_class_validate_update(struct kin__causes *causes,
                                           kin_value old, kin_value object)
{
    static const char *const FIXED[] = {"value", "preemptionPolicy"};

    assert(kin_value_exists(old));
    for (size_t i = 0; i < sizeof(FIXED) / sizeof(FIXED[0]); i++)
        if (!kin_value_equal(kin__get(old, FIXED[i]),
                             kin__get(object, FIXED[i])))
            kin__causes_forbidden(causes, KIN__AT(ROOT, FIXED[i]),
                                  "may not be changed in an update.");
}

const struct kin__kind_impl kin__kind_priority_class = {
    .create = priority_class_create,
    .validate = priority_class_validate,
    .validate_update = priority_class_validate_update,
};

/* ---- RuntimeClass ---- */

static void runtime_class_validate(struct kin__causes *causes, kin_value object)
{
    kin_value handler = kin__get(object, "handler");

    if (kin__check_required(causes, KIN__AT(ROOT, "handler"), handler))
        kin__check_label(causes, KIN__AT(ROOT, "handler"),
                         kin_value_str(handler));
}

static void runtime_class_validate_update(struct kin__causes *causes,
                                          kin_value old, kin_value object)
{
    assert(kin_value_exists(old));
    kin__check_fixed(causes, "handler", old, object);
}

const struct kin__kind_impl kin__kind_runtime_class = {
    .validate = runtime_class_validate,
    .validate_update = runtime_class_validate_update,
};

/* ---- Lease ---- */

static void lease_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value duration = kin__get(spec, "leaseDurationSeconds");

    if (kin__get_int(spec, "leaseDurationSeconds", 1) <= 0)
        kin__causes_invalid(causes, KIN__AT(at, "leaseDurationSeconds"),
                            duration, "must be greater than 0");
    kin__check_at_least(causes, KIN__AT(at, "leaseTransitions"),
                        kin__get(spec, "leaseTransitions"), 0);
}

const struct kin__kind_impl kin__kind_lease = {
    .validate = lease_validate,
};
