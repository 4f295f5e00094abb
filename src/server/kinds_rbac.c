/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_rbac.c - rbac.authorization.k8s.io: roles and their bindings.
 */
#include <assert.h>
#include <stdio.h>

#include "server/kinds_impl.h"

static const struct kin__at *const ROOT = NULL;

static void check_policy_rule(struct kin__causes *causes,
                              const struct kin__at *at, kin_value rule,
                              bool is_namespaced)
{
    kin_value urls = kin__get(rule, "nonResourceURLs");

    if (kin_value_count(urls) > 0 && is_namespaced)
        kin__causes_invalid(causes, KIN__AT(at, "nonResourceURLs"), urls,
                            "namespaced rules cannot apply to non-resource "
                            "URLs");
    if (kin_value_count(urls) == 0) {
        if (kin_value_count(kin__get(rule, "apiGroups")) == 0)
            kin__causes_required(causes, KIN__AT(at, "apiGroups"),
                                 "resource rules must supply at least one api "
                                 "group");
        if (kin_value_count(kin__get(rule, "resources")) == 0)
            kin__causes_required(causes, KIN__AT(at, "resources"),
                                 "resource rules must supply at least one "
                                 "resource");
    }
    if (kin_value_count(kin__get(rule, "verbs")) == 0)
        kin__causes_required(causes, KIN__AT(at, "verbs"), /* detail= */ NULL);
}

static void check_rules(struct kin__causes *causes, kin_value object,
                        bool is_namespaced)
{
    kin_value rules = kin__get(object, "rules");

    for (size_t i = 0; i < kin_value_count(rules); i++)
        check_policy_rule(causes, KIN__AT_INDEX(KIN__AT(ROOT, "rules"), i),
                          kin_value_at(rules, i), is_namespaced);
}

static void role_validate(struct kin__causes *causes, kin_value object)
{
    check_rules(causes, object, /* is_namespaced= */ true);
}

static void cluster_role_validate(struct kin__causes *causes, kin_value object)
{
    check_rules(causes, object, /* is_namespaced= */ false);
}

const struct kin__kind_impl kin__kind_role = {
    .name = KIN__KIND_NAME_SEGMENT,
    .validate = role_validate,
};
const struct kin__kind_impl kin__kind_cluster_role = {
    .name = KIN__KIND_NAME_SEGMENT,
    .validate = cluster_role_validate,
};

static void check_subject(struct kin__causes *causes, const struct kin__at *at,
                          kin_value subject)
{
    static const char *const KINDS[] = {"ServiceAccount", "User", "Group",
                                        NULL};
    kin_value kind = kin__get(subject, "kind");
    kin_value name = kin__get(subject, "name");

    kin__check_one_of(causes, KIN__AT(at, "kind"), kind, KINDS);
    (void)kin__check_required(causes, KIN__AT(at, "name"), name);
}

static void check_binding(struct kin__causes *causes, kin_value object,
                          const char *const *kinds)
{
    const struct kin__at *at = KIN__AT(ROOT, "roleRef");
    kin_value role = kin__get(object, "roleRef");
    kin_value subjects = kin__get(object, "subjects");

    kin__check_one_of(causes, KIN__AT(at, "kind"), kin__get(role, "kind"),
                      kinds);
    (void)kin__check_required(causes, KIN__AT(at, "name"),
                              kin__get(role, "name"));
    for (size_t i = 0; i < kin_value_count(subjects); i++)
        check_subject(causes, KIN__AT_INDEX(KIN__AT(ROOT, "subjects"), i),
                      kin_value_at(subjects, i));
}

static void role_binding_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const KINDS[] = {"Role", "ClusterRole", NULL};

    check_binding(causes, object, KINDS);
}

static void cluster_role_binding_validate(struct kin__causes *causes,
                                          kin_value object)
{
    static const char *const KINDS[] = {"ClusterRole", NULL};

    check_binding(causes, object, KINDS);
}

/* Another role would grant the subjects rights without a new decision. */
static void binding_validate_update(struct kin__causes *causes, kin_value old,
                                    kin_value object)
{
    kin_value role = kin__get(object, "roleRef");
    char shown[1024];

    assert(kin_value_exists(old));
    if (kin_value_equal(kin__get(old, "roleRef"), role))
        return;
    (void)snprintf(shown, sizeof(shown),
                   "{\"APIGroup\":\"%.*s\",\"Kind\":\"%.*s\",\"Name\":\"%.*s\""
                   "}",
                   KIN_STR(kin__get_str(role, "apiGroup")),
                   KIN_STR(kin__get_str(role, "kind")),
                   KIN_STR(kin__get_str(role, "name")));
    kin__causes_invalid_json(causes, KIN__AT(ROOT, "roleRef"), kin_s(shown),
                             "field is immutable");
}

const struct kin__kind_impl kin__kind_role_binding = {
    .name = KIN__KIND_NAME_SEGMENT,
    .validate = role_binding_validate,
    .validate_update = binding_validate_update,
};
const struct kin__kind_impl kin__kind_cluster_role_binding = {
    .name = KIN__KIND_NAME_SEGMENT,
    .validate = cluster_role_binding_validate,
    .validate_update = binding_validate_update,
};
