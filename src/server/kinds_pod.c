/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_pod.c - Pods.
 *
 * Includes the admission plugins that are on by default: default tolerations,
 * priority and preemption policy.
 */
#include <assert.h>

#include <kin/quantity.h>

#include "object/edit.h"
#include "server/kinds_impl.h"

/* ---- defaults that rows cannot express ---- */

/* A request defaults to the limit.  1 if a request was added. */
static int fill_requests(kin_edit *edit, kin_spot resources, kin_value in)
{
    kin_value limits = kin__get(in, "limits");
    struct kin__keys requests;
    bool is_changed = false;

    int r = kin__keys_init(&requests, kin__edit_alloc(edit),
                           kin__get(in, "requests"));
    if (r < 0)
        return r;
    for (size_t i = 0; i < kin_value_count(limits); i++) {
        kin_str key = kin_value_key_at(limits, i);
        if (kin_value_exists(kin__keys_get(&requests, key)))
            continue;
        kin_spot spot = kin_edit_member(edit, resources, kin_s("requests"));
        (void)kin_edit_set_value(edit, kin_edit_member(edit, spot, key),
                                 kin_value_at(limits, i));
        is_changed = true;
    }
    kin__keys_done(&requests);
    return is_changed;
}

/* 1 if something was changed, 0 if not, or a negative code. */
static int fill_containers(kin_edit *edit, kin_value in, const char *member)
{
    kin_value containers = kin__get2(in, "spec", member);
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec");

    bool is_changed = false;

    list = kin_edit_member(edit, list, kin_s(member));
    for (size_t i = 0; i < kin_value_count(containers); i++) {
        kin_value resources = kin__get(kin_value_at(containers, i),
                                       "resources");
        if (kin_value_count(kin__get(resources, "limits")) == 0)
            continue;
        kin_spot spot = kin_edit_element(edit, list, i);
        int r = fill_requests(
            edit, kin_edit_member(edit, spot, kin_s("resources")), resources);
        if (r < 0)
            return r;
        is_changed |= r > 0;
    }
    return is_changed;
}

static int pod_adjust(const struct kin__kind_ctx *ctx, kin_edit *edit,
                      kin_value in)
{
    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    (void)ctx;
    int first = fill_containers(edit, in, "containers");
    int inits = first < 0 ? first : fill_containers(edit, in, "initContainers");
    int r = inits < 0 ? inits : kin_edit_check(edit, /* err= */ NULL);
    return r < 0 ? r : first > 0 || inits > 0;
}

/* ---- quality of service ---- */

struct qos {
    bool has_any;       /* any request or limit of cpu or memory */
    bool is_guaranteed; /* all limits are set and equal the requests */
};

static bool quantity_of(kin_value value, kin_quantity *ret)
{
    kin_scratch scratch;

    return kin_value_exists(value) &&
           kin_quantity_parse(kin_value_text(value, &scratch), ret,
                              /* err= */ NULL) == 0 &&
           ret->sign != 0;
}

static void qos_resource(struct qos *qos, kin_value resources, const char *key)
{
    kin_quantity limit;
    kin_quantity request;
    bool has_limit = quantity_of(kin__get2(resources, "limits", key), &limit);
    bool has_request = quantity_of(kin__get2(resources, "requests", key),
                                   &request);

    qos->has_any |= has_limit || has_request;
    if (!has_limit || (has_request && kin_quantity_cmp(&limit, &request) != 0))
        qos->is_guaranteed = false;
}

static void qos_containers(struct qos *qos, kin_value containers)
{
    for (size_t i = 0; i < kin_value_count(containers); i++) {
        kin_value resources = kin__get(kin_value_at(containers, i),
                                       "resources");
        qos_resource(qos, resources, "cpu");
        qos_resource(qos, resources, "memory");
    }
}

static const char *qos_class(kin_value spec)
{
    struct qos qos = {.is_guaranteed = true};

    qos_containers(&qos, kin__get(spec, "containers"));
    qos_containers(&qos, kin__get(spec, "initContainers"));
    if (!qos.has_any)
        return "BestEffort";
    return qos.is_guaranteed ? "Guaranteed" : "Burstable";
}

/* ---- admission ---- */

static bool tolerates(kin_value tolerations, const char *key)
{
    for (size_t i = 0; i < kin_value_count(tolerations); i++) {
        kin_value toleration = kin_value_at(tolerations, i);
        kin_str has = kin__get_str(toleration, "key");
        kin_str effect = kin__get_str(toleration, "effect");
        if ((has.len == 0 || kin_str_eq(has, kin_s(key))) &&
            (effect.len == 0 || kin_str_eq(effect, kin_s("NoExecute"))))
            return true;
    }
    return false;
}

/* Pods tolerate an unreachable or unready node for five minutes. */
static void add_toleration(kin_edit *edit, kin_value in, const char *key)
{
    kin_spot list = kin__edit_path(edit, kin_edit_root(), "spec.tolerations");

    if (tolerates(kin__get2(in, "spec", "tolerations"), key))
        return;
    kin_spot spot = kin_edit_append(edit, list);
    (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s("key")),
                           kin_s(key));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s("operator")),
                           kin_s("Exists"));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s("effect")),
                           kin_s("NoExecute"));
    (void)kin_edit_set_int(
        edit, kin_edit_member(edit, spot, kin_s("tolerationSeconds")), 300);
}

/* User-defined priority classes are unknown here: the priority is 0. */
static int64_t priority_of(kin_value spec)
{
    kin_value name = kin__get(spec, "priorityClassName");

    if (kin__is_str(name, "system-node-critical"))
        return 2000001000;
    return kin__is_str(name, "system-cluster-critical") ? 2000000000 : 0;
}

static void add_admitted(kin_edit *edit, kin_value in)
{
    kin_value spec = kin__get(in, "spec");

    add_toleration(edit, in, "node.kubernetes.io/not-ready");
    add_toleration(edit, in, "node.kubernetes.io/unreachable");
    if (!kin_value_exists(kin__get(spec, "priority")))
        (void)kin_edit_set_int(
            edit, kin__edit_path(edit, kin_edit_root(), "spec.priority"),
            priority_of(spec));
    if (!kin_value_exists(kin__get(spec, "preemptionPolicy")))
        kin__edit_put(edit, "spec.preemptionPolicy", "PreemptLowerPriority");
}

static int pod_create(const struct kin__kind_change *change)
{
    kin_value spec = kin__get(change->in, "spec");

    assert(!kin_value_exists(change->old));
    kin__edit_put(change->edit, "status.phase", "Pending");
    kin__edit_put(change->edit, "status.qosClass", qos_class(spec));
    add_admitted(change->edit, change->in);
    if (kin__get_int(spec, "terminationGracePeriodSeconds", 0) < 0)
        (void)kin_edit_set_int(
            change->edit,
            kin__edit_path(change->edit, kin_edit_root(),
                           "spec.terminationGracePeriodSeconds"),
            1);
    return kin_edit_check(change->edit, /* err= */ NULL);
}

/* /resize only changes the resources of containers. */
static void take_resources(const struct kin__kind_change *change,
                           const char *member)
{
    kin_edit *edit = change->edit;
    kin_value before = kin__get2(change->old, "spec", member);
    kin_value after = kin__get2(change->in, "spec", member);
    kin_spot list = kin_edit_member(
        edit, kin_edit_member(edit, kin_edit_root(), kin_s("spec")),
        kin_s(member));

    if (kin_value_count(before) != kin_value_count(after))
        return;
    for (size_t i = 0; i < kin_value_count(after); i++)
        (void)kin_edit_set_value(
            edit,
            kin_edit_member(edit, kin_edit_element(edit, list, i),
                            kin_s("resources")),
            kin__get(kin_value_at(after, i), "resources"));
}

/* Subresources that change a part of the spec: everything else is restored. */
static int update_part(const struct kin__kind_change *change)
{
    kin_edit *edit = change->edit;
    kin_spot spec = kin_edit_member(edit, kin_edit_root(), kin_s("spec"));

    (void)kin_edit_set_value(edit, spec, kin__get(change->old, "spec"));
    if (kin_str_eq(change->ctx->subresource, kin_s("ephemeralcontainers")))
        (void)kin_edit_set_value(
            edit, kin_edit_member(edit, spec, kin_s("ephemeralContainers")),
            kin__get2(change->in, "spec", "ephemeralContainers"));
    if (kin_str_eq(change->ctx->subresource, kin_s("resize"))) {
        take_resources(change, "containers");
        take_resources(change, "initContainers");
    }
    return kin_edit_check(edit, /* err= */ NULL);
}

/* Existing tolerations cannot be removed. */
static int pod_update(const struct kin__kind_change *change)
{
    kin_value old = kin__get2(change->old, "spec", "tolerations");
    kin_value now = kin__get2(change->in, "spec", "tolerations");

    assert(kin_value_exists(change->old));
    if (change->ctx->subresource.len > 0)
        return update_part(change);
    if (!kin_value_exists(now) && kin_value_exists(old))
        add_admitted(change->edit, change->in);
    return kin_edit_check(change->edit, /* err= */ NULL);
}

/* ---- immutable fields ---- */

static const char UPDATES[] =
    "pod updates may not change fields other than `spec.containers[*].image`,"
    "`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,"
    "`spec.tolerations` (only additions to existing tolerations),"
    "`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was "
    "previously negative)";

/* Whether two containers are equal except for their images. */
static bool is_same_container(kin_value a, kin_value b)
{
    if (kin_value_count(a) != kin_value_count(b))
        return false;
    for (size_t i = 0; i < kin_value_count(a); i++) {
        kin_str key = kin_value_key_at(a, i);
        if (!kin_str_eq(key, kin_s("image")) &&
            !kin_value_equal(kin_value_at(a, i), kin_value_get(b, key)))
            return false;
    }
    return true;
}

static bool is_same_containers(kin_value a, kin_value b)
{
    if (kin_value_count(a) != kin_value_count(b))
        return false;
    for (size_t i = 0; i < kin_value_count(a); i++)
        if (!is_same_container(kin_value_at(a, i), kin_value_at(b, i)))
            return false;
    return true;
}

/* Members that may change or have a separate check. */
static bool is_mutable_member(kin_str key)
{
    static const char *const MEMBERS[] = {
        "containers",  "initContainers",  "activeDeadlineSeconds",
        "tolerations", "schedulingGates",
    };

    for (size_t i = 0; i < sizeof(MEMBERS) / sizeof(MEMBERS[0]); i++)
        if (kin_str_eq(key, kin_s(MEMBERS[i])))
            return true;
    return false;
}

static bool is_same_rest(kin_value a, kin_value b)
{
    for (size_t i = 0; i < kin_value_count(a); i++) {
        kin_str key = kin_value_key_at(a, i);
        if (!is_mutable_member(key) &&
            !kin_value_equal(kin_value_at(a, i), kin_value_get(b, key)))
            return false;
    }
    return true;
}

/* Every old toleration must still exist. */
static bool keeps_tolerations(struct kin__causes *causes, kin_value old,
                              kin_value now)
{
    KIN__AUTO_SEEN seen;

    if (!kin__check_seen(causes, &seen, kin_value_count(now)))
        return false;
    for (size_t i = 0; i < kin_value_count(now); i++)
        kin__seen_add(&seen, kin_value_at(now, i));
    for (size_t i = 0; i < kin_value_count(old); i++)
        if (!kin__seen_has(&seen, kin_value_at(old, i)))
            return false;
    return true;
}

static void pod_validate_update(struct kin__causes *causes, kin_value old,
                                kin_value object)
{
    const struct kin__at *at = KIN__AT(NULL, "spec");
    kin_value before = kin__get(old, "spec");
    kin_value after = kin__get(object, "spec");
    static const char *const LISTS[] = {"containers", "initContainers"};
    bool is_same = is_same_rest(before, after) && is_same_rest(after, before) &&
                   keeps_tolerations(causes, kin__get(before, "tolerations"),
                                     kin__get(after, "tolerations"));

    assert(kin_value_exists(old));
    for (size_t i = 0; i < 2; i++) {
        kin_value a = kin__get(before, LISTS[i]);
        kin_value b = kin__get(after, LISTS[i]);
        if (kin_value_count(a) != kin_value_count(b)) {
            kin__causes_forbidden(
                causes, KIN__AT(at, LISTS[i]),
                i == 0 ? "pod updates may not add or remove containers"
                       : "pod updates may not add or remove init containers");
            return;
        }
        is_same &= is_same_containers(a, b);
    }
    if (!is_same)
        kin__causes_forbidden(causes, at, "%s", UPDATES);
}

static void pod_validate(struct kin__causes *causes, kin_value object)
{
    kin__check_pod_spec(causes, KIN__AT(NULL, "spec"),
                        kin__get(object, "spec"));
}

const struct kin__kind_impl kin__kind_pod = {
    .adjust = pod_adjust,
    .create = pod_create,
    .update = pod_update,
    .validate = pod_validate,
    .validate_update = pod_validate_update,
};

/* ---- templates ---- */

void kin__check_template(struct kin__causes *causes, const struct kin__at *at,
                         kin_value template)
{
    kin_value meta = kin__get(template, "metadata");

    /* Kubernetes omits "metadata" from these paths. */
    kin__check_labels(causes, KIN__AT(at, "labels"), kin__get(meta, "labels"));
    kin__check_annotations(causes, KIN__AT(at, "annotations"),
                           kin__get(meta, "annotations"));
    kin__check_pod_spec(causes, KIN__AT(at, "spec"),
                        kin__get(template, "spec"));
}

static void pod_template_validate(struct kin__causes *causes, kin_value object)
{
    kin__check_template(causes, KIN__AT(NULL, "template"),
                        kin__get(object, "template"));
}

const struct kin__kind_impl kin__kind_pod_template = {
    .validate = pod_template_validate,
};
