/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_service.c - Services: addresses, node ports, and changes of the type.
 */
#include <assert.h>
#include <stdio.h>

#include "server/kinds_impl.h"

static const char *const TYPES[] = {"ClusterIP", "ExternalName", "LoadBalancer",
                                    "NodePort", NULL};
static const char *const AFFINITIES[] = {"ClientIP", "None", NULL};
static const char *const PROTOCOLS[] = {"SCTP", "TCP", "UDP", NULL};

static const struct kin__at *const ROOT = NULL;

static bool has_address(kin_value spec)
{
    return !kin__is_str(kin__get(spec, "type"), "ExternalName");
}

static bool has_node_ports(kin_value spec)
{
    kin_value type = kin__get(spec, "type");
    kin_value allocates = kin__get(spec, "allocateLoadBalancerNodePorts");

    if (kin__is_str(type, "NodePort"))
        return true;
    return kin__is_str(type, "LoadBalancer") &&
           (!kin_value_exists(allocates) ||
            kin__get_bool(spec, "allocateLoadBalancerNodePorts"));
}

static kin_spot in_spec(kin_edit *edit, const char *member)
{
    return kin_edit_member(
        edit, kin_edit_member(edit, kin_edit_root(), kin_s("spec")),
        kin_s(member));
}

/* ---- addresses ---- */

static void set_one(kin_edit *edit, const char *member, kin_str text)
{
    kin_spot list = in_spec(edit, member);

    (void)kin_edit_set_array(edit, list);
    (void)kin_edit_set_str(edit, kin_edit_append(edit, list), text);
}

static void set_families(kin_edit *edit, kin_value spec, kin_str address)
{
    bool is_v6 = false;

    (void)kin__is_ip(address, &is_v6);
    if (kin_value_count(kin__get(spec, "ipFamilies")) == 0)
        set_one(edit, "ipFamilies", kin_s(is_v6 ? "IPv6" : "IPv4"));
    if (!kin_value_exists(kin__get(spec, "ipFamilyPolicy")))
        (void)kin_edit_set_str(edit, in_spec(edit, "ipFamilyPolicy"),
                               kin_s("SingleStack"));
}

/* A headless Service without a selector gets both families. */
static void set_both_families(kin_edit *edit)
{
    kin_spot list = in_spec(edit, "ipFamilies");

    set_one(edit, "ipFamilies", kin_s("IPv4"));
    (void)kin_edit_set_str(edit, kin_edit_append(edit, list), kin_s("IPv6"));
    (void)kin_edit_set_str(edit, in_spec(edit, "ipFamilyPolicy"),
                           kin_s("RequireDualStack"));
}

static void set_address(kin_edit *edit, kin_value spec, kin_str address)
{
    bool is_free = kin_str_eq(address, kin_s("None")) &&
                   kin_value_count(kin__get(spec, "selector")) == 0 &&
                   kin_value_count(kin__get(spec, "ipFamilies")) == 0 &&
                   !kin_value_exists(kin__get(spec, "ipFamilyPolicy"));

    (void)kin_edit_set_str(edit, in_spec(edit, "clusterIP"), address);
    set_one(edit, "clusterIPs", address);
    if (is_free)
        set_both_families(edit);
    else
        set_families(edit, spec, address);
}

/* The address that the Service requests; empty for any. */
static kin_str wanted_address(kin_value spec)
{
    kin_str wanted = kin__get_str(spec, "clusterIP");

    if (wanted.len > 0)
        return wanted;
    return kin_value_str(kin_value_at(kin__get(spec, "clusterIPs"), 0));
}

static int claim_address(const struct kin__kind_change *change, kin_value spec)
{
    const struct kin__kind_ctx *ctx = change->ctx;
    kin_str wanted = wanted_address(spec);
    char address[64] = "";
    char shown[128];
    kin_error why = KIN_ERROR_INIT;

    if (kin_str_eq(wanted, kin_s("None"))) {
        set_address(change->edit, spec, wanted);
        return 0;
    }
    /* Validation reports an invalid address. */
    if (wanted.len > 0 && !kin__is_ip(wanted, /* ret_is_v6= */ NULL)) {
        set_address(change->edit, spec, wanted);
        return 0;
    }
    if (!ctx->claim_ip)
        return 0;
    int r = ctx->claim_ip(wanted, address, ctx->userdata, &why);
    if (r == KIN_EEXISTS || r == KIN_EINVAL) {
        (void)snprintf(shown, sizeof(shown), "[\"%.*s\"]", KIN_STR(wanted));
        kin__causes_invalid_json(change->causes,
                                 KIN__AT(KIN__AT(ROOT, "spec"), "clusterIPs"),
                                 kin_s(shown), "failed to allocate IP %.*s: %s",
                                 KIN_STR(wanted), why.message);
        set_address(change->edit, spec, wanted);
        return 0;
    }
    if (r < 0) {
        *change->err = why;
        return r;
    }
    set_address(change->edit, spec, kin_s(address));
    return 0;
}

/* ---- node ports ---- */

/* The ports of the stored Service. */
struct old_ports {
    kin_value list;
    struct kin__seen seen; /* by port and protocol */
};

static int old_ports_init(struct old_ports *ports,
                          const struct kin__kind_change *change)
{
    ports->list = kin__get2(change->old, "spec", "ports");
    int r = kin__seen_init(&ports->seen, change->ctx->alloc,
                           kin_value_count(ports->list));
    for (size_t i = 0; r == 0 && i < kin_value_count(ports->list); i++) {
        kin_value port = kin_value_at(ports->list, i);
        kin__seen_add_pair(&ports->seen, kin__get(port, "port"),
                           kin__get(port, "protocol"));
    }
    return r;
}

static void old_ports_done(struct old_ports *ports)
{
    kin__seen_done(&ports->seen);
}

#define AUTO_OLD_PORTS __attribute__((cleanup(old_ports_done))) struct old_ports

/* The node port that the stored Service has for the same port, or 0. */
static int64_t old_node_port(const struct old_ports *ports, kin_value port)
{
    size_t at = kin__seen_find_pair(&ports->seen, kin__get(port, "port"),
                                    kin__get(port, "protocol"));

    return at == KIN__SEEN_NONE
               ? 0
               : kin__get_int(kin_value_at(ports->list, at), "nodePort", 0);
}

static void reject_node_port(const struct kin__kind_change *change,
                             size_t index, kin_value port, const char *why)
{
    const struct kin__at *at = KIN__AT(KIN__AT(ROOT, "spec"), "ports");

    kin__causes_invalid(change->causes,
                        KIN__AT(KIN__AT_INDEX(at, index), "nodePort"),
                        kin__get(port, "nodePort"), "%s", why);
}

/* `had` is the node port of the stored Service, or 0. */
static int claim_port(const struct kin__kind_change *change, size_t index,
                      kin_value port, int64_t had)
{
    const struct kin__kind_ctx *ctx = change->ctx;
    int64_t wanted = kin__get_int(port, "nodePort", 0);
    kin_error why = KIN_ERROR_INIT;
    kin_spot spot = kin_edit_member(
        change->edit,
        kin_edit_element(change->edit, in_spec(change->edit, "ports"), index),
        kin_s("nodePort"));

    if (had > 0 && (wanted == 0 || wanted == had))
        return kin_edit_set_int(change->edit, spot, had);
    if (!ctx->claim_port)
        return 0;
    int r = ctx->claim_port(wanted, &had, ctx->userdata, &why);
    if (r == 0)
        return kin_edit_set_int(change->edit, spot, had);
    if (r != KIN_EEXISTS && r != KIN_EINVAL) {
        *change->err = why;
        return r;
    }
    reject_node_port(change, index, port, why.message);
    return 0;
}

/* Whether an earlier port of the Service has the same node port.  Ports may
 * share one if they only differ in the protocol.  `first` has, for each node
 * port, the index plus 1 of the first port that uses it; later users equal that
 * one. */
static bool is_node_port_of_another(kin_value ports, size_t index,
                                    size_t first[KIN__NODE_PORTS])
{
    kin_value port = kin_value_at(ports, index);
    int64_t wanted = kin__get_int(port, "nodePort", 0);

    if (wanted < KIN__NODE_PORT_FIRST ||
        wanted >= KIN__NODE_PORT_FIRST + KIN__NODE_PORTS)
        return false;
    size_t *at = &first[wanted - KIN__NODE_PORT_FIRST];
    if (*at == 0)
        *at = index + 1;
    kin_value other = kin_value_at(ports, *at - 1);
    return !kin_value_equal(kin__get(other, "port"), kin__get(port, "port"));
}

/* Reports only the first rejected port. */
static int claim_ports(const struct kin__kind_change *change, kin_value spec)
{
    kin_value ports = kin__get(spec, "ports");
    size_t first[KIN__NODE_PORTS] = {0};
    size_t cause_count = change->causes->count;
    AUTO_OLD_PORTS old;

    int r = old_ports_init(&old, change);
    for (size_t i = 0; r == 0 && i < kin_value_count(ports) &&
                       change->causes->count == cause_count;
         i++) {
        kin_value port = kin_value_at(ports, i);
        if (is_node_port_of_another(ports, i, first))
            reject_node_port(change, i, port,
                             "provided port is already allocated");
        else
            r = claim_port(change, i, port, old_node_port(&old, port));
    }
    return r;
}

/* With externalTrafficPolicy Local, load balancers check the health of nodes.
 */
static int claim_health_port(const struct kin__kind_change *change,
                             kin_value spec)
{
    const struct kin__kind_ctx *ctx = change->ctx;
    int64_t port = kin__get_int(spec, "healthCheckNodePort", 0);
    bool is_wanted = kin__is_str(kin__get(spec, "type"), "LoadBalancer") &&
                     kin__is_str(kin__get(spec, "externalTrafficPolicy"),
                                 "Local");

    if (!is_wanted || !ctx->claim_port ||
        kin_value_exists(kin__get2(change->old, "spec", "healthCheckNodePort")))
        return 0;
    int r = ctx->claim_port(port, &port, ctx->userdata, change->err);
    if (r < 0)
        return r;
    return kin_edit_set_int(change->edit,
                            in_spec(change->edit, "healthCheckNodePort"), port);
}

/* ---- create and update ---- */

static int claim_all(const struct kin__kind_change *change, kin_value spec)
{
    int r = 0;

    if (has_node_ports(spec))
        r = claim_ports(change, spec);
    if (r == 0)
        r = claim_health_port(change, spec);
    return r < 0 ? r : kin_edit_check(change->edit, /* err= */ NULL);
}

static int service_create(const struct kin__kind_change *change)
{
    kin_value spec = kin__get(change->in, "spec");
    int r = has_address(spec) ? claim_address(change, spec) : 0;

    assert(!kin_value_exists(change->old));
    return r < 0 ? r : claim_all(change, spec);
}

/* Drops a field of the old type, unless the request changes it. */
static void drop_unchanged(const struct kin__kind_change *change,
                           const char *member)
{
    kin_value before = kin__get2(change->old, "spec", member);
    kin_value after = kin__get2(change->in, "spec", member);

    if (kin_value_equal(before, after))
        (void)kin_edit_remove(change->edit, in_spec(change->edit, member));
}

static int drop_node_ports(const struct kin__kind_change *change)
{
    kin_value ports = kin__get2(change->in, "spec", "ports");
    kin_spot list = in_spec(change->edit, "ports");
    AUTO_OLD_PORTS old;

    int r = old_ports_init(&old, change);
    if (r < 0)
        return r;
    for (size_t i = 0; i < kin_value_count(ports); i++) {
        kin_value port = kin_value_at(ports, i);
        if (kin__get_int(port, "nodePort", 0) != old_node_port(&old, port))
            continue;
        kin_spot spot = kin_edit_element(change->edit, list, i);
        (void)kin_edit_remove(change->edit, kin_edit_member(change->edit, spot,
                                                            kin_s("nodePort")));
    }
    drop_unchanged(change, "externalTrafficPolicy");
    drop_unchanged(change, "healthCheckNodePort");
    drop_unchanged(change, "allocateLoadBalancerNodePorts");
    return 0;
}

static void drop_address(const struct kin__kind_change *change)
{
    static const char *const MEMBERS[] = {
        "clusterIP",
        "clusterIPs",
        "ipFamilies",
        "ipFamilyPolicy",
        "internalTrafficPolicy",
    };

    for (size_t i = 0; i < sizeof(MEMBERS) / sizeof(MEMBERS[0]); i++)
        drop_unchanged(change, MEMBERS[i]);
}

/* Keeps the address unless the request has another, which validation rejects.
 */
static int keep_address(const struct kin__kind_change *change)
{
    static const char *const MEMBERS[] = {"clusterIP", "clusterIPs",
                                          "ipFamilies", "ipFamilyPolicy"};
    kin_value before = kin__get(change->old, "spec");
    kin_value after = kin__get(change->in, "spec");

    if (!has_address(before) || wanted_address(before).len == 0)
        return claim_address(change, after);
    for (size_t i = 0; i < sizeof(MEMBERS) / sizeof(MEMBERS[0]); i++)
        if (kin_value_count(kin__get(after, MEMBERS[i])) == 0 &&
            kin__get_str(after, MEMBERS[i]).len == 0)
            (void)kin_edit_set_value(change->edit,
                                     in_spec(change->edit, MEMBERS[i]),
                                     kin__get(before, MEMBERS[i]));
    return 0;
}

static int service_update(const struct kin__kind_change *change)
{
    kin_value before = kin__get(change->old, "spec");
    kin_value after = kin__get(change->in, "spec");
    int r = 0;

    assert(kin_value_exists(change->old));
    if (has_address(after))
        r = keep_address(change);
    else if (has_address(before))
        drop_address(change);
    if (r == 0 && has_node_ports(before) && !has_node_ports(after))
        r = drop_node_ports(change);
    return r < 0 ? r : claim_all(change, after);
}

/* ---- validation ---- */

/* The ports validated so far. */
struct port_list {
    kin_value all;
    bool is_internal;       /* the Service has no node ports */
    struct kin__seen names; /* non-empty ones */
    struct kin__seen ports; /* with their protocols */
};

static void port_list_done(struct port_list *list)
{
    kin__seen_done(&list->names);
    kin__seen_done(&list->ports);
}

#define AUTO_PORT_LIST __attribute__((cleanup(port_list_done))) struct port_list

static void check_port_repeats(struct kin__causes *causes,
                               const struct kin__at *at, struct port_list *list,
                               kin_value port)
{
    kin_value name = kin__get(port, "name");
    char shown[256];

    if (kin_value_str(name).len > 0 && kin__seen_again(&list->names, name))
        kin__causes_duplicate(causes, KIN__AT(at, "name"), name);
    if (!kin__seen_again_pair(&list->ports, kin__get(port, "port"),
                              kin__get(port, "protocol")))
        return;
    (void)snprintf(shown, sizeof(shown),
                   "{\"Name\":\"\",\"Protocol\":\"%.*s\",\"AppProtocol\":null,"
                   "\"Port\":%lld,\"TargetPort\":0,\"NodePort\":0}",
                   KIN_STR(kin__get_str(port, "protocol")),
                   (long long)kin__get_int(port, "port", 0));
    kin__causes_duplicate_json(causes, at, kin_s(shown));
}

static void check_port(struct kin__causes *causes, const struct kin__at *at,
                       struct port_list *list, size_t index)
{
    kin_value port = kin_value_at(list->all, index);
    kin_value name = kin__get(port, "name");

    if (kin_value_str(name).len > 0)
        kin__check_label(causes, KIN__AT(at, "name"), kin_value_str(name));
    else if (kin_value_count(list->all) > 1)
        kin__causes_required(causes, KIN__AT(at, "name"), /* detail= */ NULL);
    kin__check_port(causes, KIN__AT(at, "port"), kin__get(port, "port"));
    kin__check_one_of(causes, KIN__AT(at, "protocol"),
                      kin__get(port, "protocol"), PROTOCOLS);
    kin__check_port_or_name(causes, KIN__AT(at, "targetPort"),
                            kin__get(port, "targetPort"));
    if (list->is_internal && kin__get_int(port, "nodePort", 0) != 0)
        kin__causes_forbidden(causes, KIN__AT(at, "nodePort"),
                              "may not be used when `type` is 'ClusterIP'");
    check_port_repeats(causes, at, list, port);
}

static void check_ports(struct kin__causes *causes, const struct kin__at *at,
                        kin_value spec)
{
    AUTO_PORT_LIST list = {
        .all = kin__get(spec, "ports"),
        .is_internal = kin__is_str(kin__get(spec, "type"), "ClusterIP"),
    };
    size_t count = kin_value_count(list.all);
    bool is_headless = kin__is_str(kin__get(spec, "clusterIP"), "None");

    if (count == 0 && !is_headless && has_address(spec))
        kin__causes_required(causes, KIN__AT(at, "ports"), /* detail= */ NULL);
    if (!kin__check_seen(causes, &list.names, count) ||
        !kin__check_seen(causes, &list.ports, count))
        return;
    for (size_t i = 0; i < count; i++)
        check_port(causes, KIN__AT_INDEX(KIN__AT(at, "ports"), i), &list, i);
}

static void service_validate(struct kin__causes *causes, kin_value object)
{
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value addresses = kin__get(spec, "clusterIPs");

    check_ports(causes, at, spec);
    kin__check_labels(causes, KIN__AT(at, "selector"),
                      kin__get(spec, "selector"));
    kin__check_one_of(causes, KIN__AT(at, "sessionAffinity"),
                      kin__get(spec, "sessionAffinity"), AFFINITIES);
    kin__check_one_of(causes, KIN__AT(at, "type"), kin__get(spec, "type"),
                      TYPES);
    if (!has_address(spec))
        (void)kin__check_required(causes, KIN__AT(at, "externalName"),
                                  kin__get(spec, "externalName"));
    for (size_t i = 0; i < kin_value_count(addresses); i++)
        if (!kin__is_str(kin_value_at(addresses, i), "None"))
            kin__check_ip(causes, KIN__AT_INDEX(KIN__AT(at, "clusterIPs"), i),
                          kin_value_at(addresses, i));
}

static void service_validate_update(struct kin__causes *causes, kin_value old,
                                    kin_value object)
{
    kin_value before = kin__get2(old, "spec", "clusterIPs");
    kin_value after = kin__get2(object, "spec", "clusterIPs");

    assert(kin_value_exists(old));
    if (kin_value_count(before) > 0 && kin_value_count(after) > 0 &&
        !kin_value_equal(kin_value_at(before, 0), kin_value_at(after, 0)))
        kin__causes_invalid(
            causes,
            KIN__AT_INDEX(KIN__AT(KIN__AT(ROOT, "spec"), "clusterIPs"), 0),
            after, "may not change once set");
}

const struct kin__kind_impl kin__kind_service = {
    .name = KIN__KIND_NAME_LABEL,
    .create = service_create,
    .update = service_update,
    .validate = service_validate,
    .validate_update = service_validate_update,
};
