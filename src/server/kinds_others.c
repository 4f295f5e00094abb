/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_others.c - kinds of groups that have few of them.
 */
#include <stdio.h>

#include <kin/json.h>

#include "server/kinds_impl.h"

enum {
    SHOWN_MAX = 1 << 16,
};

static const struct kin__at *const ROOT = NULL;

/* ---- coordination.k8s.io, discovery.k8s.io, node.k8s.io ---- */

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

static void endpoint_slice_validate(struct kin__causes *causes,
                                    kin_value object)
{
    kin_value type = kin__get(object, "addressType");
    kin_value endpoints = kin__get(object, "endpoints");

    (void)kin__check_required(causes, KIN__AT(ROOT, "addressType"), type);
    for (size_t i = 0; i < kin_value_count(endpoints); i++) {
        kin_value list = kin__get(kin_value_at(endpoints, i), "addresses");
        const struct kin__at *at = KIN__AT(
            KIN__AT_INDEX(KIN__AT(ROOT, "endpoints"), i), "addresses");
        for (size_t k = 0; k < kin_value_count(list); k++)
            if (!kin__is_str(type, "FQDN"))
                kin__check_ip(causes, KIN__AT_INDEX(at, k),
                              kin_value_at(list, k));
    }
}

/* Kubernetes shows null for a field that its tables refuse. */
static void check_fixed(struct kin__causes *causes, const char *member,
                        kin_value old, kin_value object)
{
    if (!kin_value_equal(kin__get(old, member), kin__get(object, member)))
        kin__causes_invalid(causes, KIN__AT(ROOT, member), kin_value_absent(),
                            "field is immutable");
}

static void endpoint_slice_validate_update(struct kin__causes *causes,
                                           kin_value old, kin_value object)
{
    check_fixed(causes, "addressType", old, object);
}

const struct kin__kind_impl kin__kind_endpoint_slice = {
    .validate = endpoint_slice_validate,
    .validate_update = endpoint_slice_validate_update,
};

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
    check_fixed(causes, "handler", old, object);
}

const struct kin__kind_impl kin__kind_runtime_class = {
    .validate = runtime_class_validate,
    .validate_update = runtime_class_validate_update,
};

/* ---- scheduling.k8s.io, storage.k8s.io ---- */

static int priority_class_create(const struct kin__kind_change *change)
{
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

static void storage_class_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const POLICIES[] = {"Delete", "Retain", NULL};
    static const char *const MODES[] = {"Immediate", "WaitForFirstConsumer",
                                        NULL};

    (void)kin__check_required(causes, KIN__AT(ROOT, "provisioner"),
                              kin__get(object, "provisioner"));
    kin__check_one_of(causes, KIN__AT(ROOT, "reclaimPolicy"),
                      kin__get(object, "reclaimPolicy"), POLICIES);
    kin__check_one_of(causes, KIN__AT(ROOT, "volumeBindingMode"),
                      kin__get(object, "volumeBindingMode"), MODES);
}

static void storage_class_validate_update(struct kin__causes *causes,
                                          kin_value old, kin_value object)
{
    check_fixed(causes, "provisioner", old, object);
    check_fixed(causes, "parameters", old, object);
    check_fixed(causes, "reclaimPolicy", old, object);
    check_fixed(causes, "volumeBindingMode", old, object);
}

const struct kin__kind_impl kin__kind_storage_class = {
    .validate = storage_class_validate,
    .validate_update = storage_class_validate_update,
};

/* ---- policy ---- */

static int append_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int append_json(struct kin__buf *buf, const char *before,
                       kin_value value)
{
    int r = kin__buf_append(buf, kin_s(before));

    if (r < 0)
        return r;
    if (!kin_value_exists(value))
        return kin__buf_append(buf, kin_s("null"));
    return kin_value_write(value, /* indent= */ 0, append_piece, buf);
}

/* The whole spec is shown, in Go's own names. */
static void check_both_shares(struct kin__causes *causes,
                              const struct kin__at *at, kin_value spec)
{
    static const char *const PARTS[][2] = {
        {"{\"MinAvailable\":", "minAvailable"},
        {",\"Selector\":", "selector"},
        {",\"MaxUnavailable\":", "maxUnavailable"},
        {",\"UnhealthyPodEvictionPolicy\":", "unhealthyPodEvictionPolicy"},
    };
    KIN__AUTO_BUF shown;
    int r = 0;

    kin__buf_init(&shown, causes->alloc, SHOWN_MAX);
    if (!kin_value_exists(kin__get(spec, "minAvailable")) ||
        !kin_value_exists(kin__get(spec, "maxUnavailable")))
        return;
    for (size_t i = 0; r == 0 && i < sizeof(PARTS) / sizeof(PARTS[0]); i++)
        r = append_json(&shown, PARTS[i][0], kin__get(spec, PARTS[i][1]));
    if (r == 0)
        r = kin__buf_append_byte(&shown, '}');
    if (r < 0)
        causes->error = KIN_ENOMEM;
    kin__causes_invalid_json(causes, at, kin__buf_str(&shown),
                             "minAvailable and maxUnavailable cannot be both "
                             "set");
}

static void disruption_budget_validate(struct kin__causes *causes,
                                       kin_value object)
{
    static const char *const SHARES[] = {"minAvailable", "maxUnavailable"};
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");

    check_both_shares(causes, at, spec);
    for (size_t i = 0; i < sizeof(SHARES) / sizeof(SHARES[0]); i++)
        kin__check_int_or_percent(causes, KIN__AT(at, SHARES[i]),
                                  kin__get(spec, SHARES[i]),
                                  /* is_share= */ true);
    kin__check_selector(causes, KIN__AT(at, "selector"),
                        kin__get(spec, "selector"));
}

const struct kin__kind_impl kin__kind_disruption_budget = {
    .name = KIN__KIND_NAME_SEGMENT,
    .validate = disruption_budget_validate,
};

/* ---- networking.k8s.io ---- */

static void check_backend(struct kin__causes *causes, const struct kin__at *at,
                          kin_value backend)
{
    kin_value service = kin__get(backend, "service");
    kin_value port = kin__get(service, "port");

    if (!kin_value_exists(service))
        return;
    (void)kin__check_required(causes, KIN__AT(KIN__AT(at, "service"), "name"),
                              kin__get(service, "name"));
    if (kin__get_str(port, "name").len == 0 &&
        kin__get_int(port, "number", 0) == 0)
        kin__causes_required(causes, at, "port name or number is required");
}

static void check_path(struct kin__causes *causes, const struct kin__at *at,
                       kin_value path)
{
    kin_value type = kin__get(path, "pathType");
    kin_str text = kin__get_str(path, "path");

    if (!kin_value_exists(type)) {
        kin__causes_required(causes, KIN__AT(at, "pathType"),
                             "pathType must be specified");
        return;
    }
    if ((text.len > 0 || !kin__is_str(type, "ImplementationSpecific")) &&
        (text.len == 0 || text.ptr[0] != '/'))
        kin__causes_invalid_str(causes, KIN__AT(at, "path"), text,
                                "must be an absolute path");
    check_backend(causes, KIN__AT(at, "backend"), kin__get(path, "backend"));
}

static void check_rule(struct kin__causes *causes, const struct kin__at *at,
                       kin_value rule)
{
    kin_str host = kin__get_str(rule, "host");
    kin_value paths = kin__get2(rule, "http", "paths");
    kin_str name = host;

    /* A wildcard stands for one label. */
    if (kin_str_starts_with(host, kin_s("*.")))
        name = kin_str_of(host.ptr + 2, host.len - 2);
    if (host.len > 0 && !kin__is_subdomain(name))
        kin__check_subdomain(causes, KIN__AT(at, "host"), host);
    for (size_t i = 0; i < kin_value_count(paths); i++)
        check_path(causes,
                   KIN__AT_INDEX(KIN__AT(KIN__AT(at, "http"), "paths"), i),
                   kin_value_at(paths, i));
}

static void ingress_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value rules = kin__get(spec, "rules");
    kin_value backend = kin__get(spec, "defaultBackend");

    if (kin_value_count(rules) == 0 && !kin_value_exists(backend))
        kin__causes_invalid(causes, at, kin_value_absent(),
                            "either `defaultBackend` or `rules` must be "
                            "specified");
    for (size_t i = 0; i < kin_value_count(rules); i++)
        check_rule(causes, KIN__AT_INDEX(KIN__AT(at, "rules"), i),
                   kin_value_at(rules, i));
    check_backend(causes, KIN__AT(at, "defaultBackend"), backend);
}

const struct kin__kind_impl kin__kind_ingress = {
    .validate = ingress_validate,
};

static const char *const INGRESS_CLASS_IMMUTABLE[] = {"spec.controller", NULL};

const struct kin__kind_impl kin__kind_ingress_class = {
    .immutable = INGRESS_CLASS_IMMUTABLE,
};

/* `side` is "from" or "to". */
static void check_traffic(struct kin__causes *causes, const struct kin__at *at,
                          kin_value rule, const char *side)
{
    kin_value ports = kin__get(rule, "ports");
    kin_value peers = kin__get(rule, side);

    for (size_t i = 0; i < kin_value_count(ports); i++) {
        kin_value port = kin__get(kin_value_at(ports, i), "port");
        if (kin_value_exists(port))
            kin__check_port_or_name(
                causes, KIN__AT(KIN__AT_INDEX(KIN__AT(at, "ports"), i), "port"),
                port);
    }
    for (size_t i = 0; i < kin_value_count(peers); i++)
        if (kin_value_count(kin_value_at(peers, i)) == 0)
            kin__causes_required(causes, KIN__AT_INDEX(KIN__AT(at, side), i),
                                 "must specify a peer");
}

static void network_policy_validate(struct kin__causes *causes,
                                    kin_value object)
{
    static const char *const TYPES[] = {"Ingress", "Egress", NULL};
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value in = kin__get(spec, "ingress");
    kin_value out = kin__get(spec, "egress");
    kin_value types = kin__get(spec, "policyTypes");

    kin__check_selector(causes, KIN__AT(at, "podSelector"),
                        kin__get(spec, "podSelector"));
    for (size_t i = 0; i < kin_value_count(in); i++)
        check_traffic(causes, KIN__AT_INDEX(KIN__AT(at, "ingress"), i),
                      kin_value_at(in, i), "from");
    for (size_t i = 0; i < kin_value_count(out); i++)
        check_traffic(causes, KIN__AT_INDEX(KIN__AT(at, "egress"), i),
                      kin_value_at(out, i), "to");
    for (size_t i = 0; i < kin_value_count(types); i++)
        kin__check_one_of(causes, KIN__AT_INDEX(KIN__AT(at, "policyTypes"), i),
                          kin_value_at(types, i), TYPES);
}

const struct kin__kind_impl kin__kind_network_policy = {
    .validate = network_policy_validate,
};

/* ---- rbac.authorization.k8s.io ---- */

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

/* Another role would give subjects rights that nobody has granted them. */
static void binding_validate_update(struct kin__causes *causes, kin_value old,
                                    kin_value object)
{
    kin_value role = kin__get(object, "roleRef");
    char shown[1024];

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

const struct kin__kind_impl kin__kind_segment_named = {
    .name = KIN__KIND_NAME_SEGMENT,
};
