/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_pod_spec.c - validation of a PodSpec, for Pods and templates.
 */
#include <kin/quantity.h>

#include "server/kinds_impl.h"

static const char *const PROTOCOLS[] = {"SCTP", "TCP", "UDP", NULL};
static const char *const PULL_POLICIES[] = {"Always", "IfNotPresent", "Never",
                                            NULL};
static const char *const RESTART_POLICIES[] = {"Always", "OnFailure", "Never",
                                               NULL};
static const char *const DNS_POLICIES[] = {
    "ClusterFirstWithHostNet", "ClusterFirst", "Default", "None", NULL};
static const char *const SCHEMES[] = {"HTTP", "HTTPS", NULL};
static const char *const OPERATORS[] = {"Equal", "Exists", NULL};
static const char *const EFFECTS[] = {"NoSchedule", "PreferNoSchedule",
                                      "NoExecute", NULL};

/* Whether an earlier element had the same name; empty names do not count. */
static bool is_repeated(struct kin__seen *seen, kin_value name)
{
    return kin_value_str(name).len > 0 && kin__seen_again(seen, name);
}

/* ---- resources ---- */

/* Resources of a container whose names have no domain. */
static bool is_container_resource(kin_str name)
{
    return kin_str_eq(name, kin_s("cpu")) ||
           kin_str_eq(name, kin_s("memory")) ||
           kin_str_eq(name, kin_s("ephemeral-storage")) ||
           kin_str_starts_with(name, kin_s("hugepages-"));
}

static bool has_domain(kin_str name)
{
    return name.len > 0 && memchr(name.ptr, '/', name.len);
}

static bool read_quantity(kin_value value, kin_quantity *ret)
{
    kin_scratch scratch;

    return kin_value_exists(value) &&
           kin_quantity_parse(kin_value_text(value, &scratch), ret,
                              /* err= */ NULL) == 0;
}

void kin__check_quantities(struct kin__causes *causes, const struct kin__at *at,
                           kin_value quantities)
{
    kin_quantity quantity;

    for (size_t i = 0; i < kin_value_count(quantities); i++)
        if (read_quantity(kin_value_at(quantities, i), &quantity) &&
            quantity.sign < 0)
            kin__causes_invalid(
                causes, KIN__AT_KEY(at, kin_value_key_at(quantities, i)),
                kin_value_at(quantities, i),
                "must be greater than or equal to 0");
}

/* Validates the name of an extended resource. */
static void check_extended_name(struct kin__causes *causes,
                                const struct kin__at *at, kin_str name)
{
    static const char OWN[] = "kubernetes.io/";
    size_t before = causes->count;

    kin__check_qualified(causes, at, name);
    if (memmem(name.ptr, name.len, OWN, sizeof(OWN) - 1))
        return;
    if (causes->count > before || kin_str_starts_with(name, kin_s("requests.")))
        kin__causes_invalid_str(causes, at, name,
                                "doesn't follow extended resource name "
                                "standard");
}

static void check_resource_names(struct kin__causes *causes,
                                 const struct kin__at *at, kin_value quantities)
{
    for (size_t i = 0; i < kin_value_count(quantities); i++) {
        kin_str name = kin_value_key_at(quantities, i);
        const struct kin__at *below = KIN__AT_KEY(at, name);
        if (is_container_resource(name))
            continue;
        if (has_domain(name)) {
            check_extended_name(causes, below, name);
            continue;
        }
        kin__causes_invalid_str(
            causes, below, name,
            "must be a standard resource type or fully qualified");
        kin__causes_invalid_str(causes, below, name,
                                "must be a standard resource for containers");
    }
}

static void check_request(struct kin__causes *causes, const struct kin__at *at,
                          kin_str name, kin_value value,
                          struct kin__keys *limits)
{
    kin_value most = kin__keys_get(limits, name);
    kin_quantity request;
    kin_quantity limit;
    kin_scratch scratch;

    if (!kin_value_exists(most)) {
        if (has_domain(name))
            kin__causes_required(causes, KIN__AT(at, "limits"),
                                 "Limit must be set for non overcommitable "
                                 "resources");
        return;
    }
    if (!read_quantity(value, &request) || !read_quantity(most, &limit))
        return;
    int order = kin_quantity_cmp(&request, &limit);
    if (has_domain(name) && order != 0)
        kin__causes_invalid(causes, KIN__AT(at, "requests"), value,
                            "must be equal to %.*s limit of %.*s",
                            KIN_STR(name),
                            KIN_STR(kin_value_text(most, &scratch)));
    else if (order > 0)
        kin__causes_invalid(causes, KIN__AT(at, "requests"), value,
                            "must be less than or equal to %.*s limit of %.*s",
                            KIN_STR(name),
                            KIN_STR(kin_value_text(most, &scratch)));
}

static void check_resources(struct kin__causes *causes,
                            const struct kin__at *at, kin_value resources)
{
    kin_value limits = kin__get(resources, "limits");
    kin_value requests = kin__get(resources, "requests");
    struct kin__keys keys;

    check_resource_names(causes, KIN__AT(at, "limits"), limits);
    kin__check_quantities(causes, KIN__AT(at, "limits"), limits);
    check_resource_names(causes, KIN__AT(at, "requests"), requests);
    kin__check_quantities(causes, KIN__AT(at, "requests"), requests);
    if (!kin__check_keys(causes, &keys, limits))
        return;
    for (size_t i = 0; i < kin_value_count(requests); i++)
        check_request(causes, at, kin_value_key_at(requests, i),
                      kin_value_at(requests, i), &keys);
    kin__keys_done(&keys);
}

/* ---- probes ---- */

static void check_http_get(struct kin__causes *causes, const struct kin__at *at,
                           kin_value action)
{
    (void)kin__check_required(causes, KIN__AT(at, "path"),
                              kin__get(action, "path"));
    kin__check_port_or_name(causes, KIN__AT(at, "port"),
                            kin__get(action, "port"));
    kin__check_one_of(causes, KIN__AT(at, "scheme"), kin__get(action, "scheme"),
                      SCHEMES);
}

/* A probe must have exactly one handler. */
static void check_handler(struct kin__causes *causes, const struct kin__at *at,
                          kin_value handler)
{
    static const char *const WAYS[] = {"exec", "httpGet", "tcpSocket", "grpc",
                                       "sleep"};
    unsigned count = 0;

    for (size_t i = 0; i < sizeof(WAYS) / sizeof(WAYS[0]); i++) {
        kin_value way = kin__get(handler, WAYS[i]);
        const struct kin__at *below = KIN__AT(at, WAYS[i]);
        if (!kin_value_exists(way))
            continue;
        if (count++ > 0) {
            kin__causes_forbidden(causes, below,
                                  "may not specify more than 1 handler type");
            continue;
        }
        if (i == 0)
            (void)kin__check_required(causes, KIN__AT(below, "command"),
                                      kin__get(way, "command"));
        if (i == 1)
            check_http_get(causes, below, way);
        if (i == 2)
            kin__check_port_or_name(causes, KIN__AT(below, "port"),
                                    kin__get(way, "port"));
        if (i == 3)
            kin__check_port(causes, KIN__AT(below, "port"),
                            kin__get(way, "port"));
    }
    if (count == 0)
        kin__causes_required(causes, at, "must specify a handler type");
}

static void check_probe(struct kin__causes *causes, const struct kin__at *at,
                        kin_value probe, bool is_readiness)
{
    static const char *const NUMBERS[] = {
        "initialDelaySeconds", "timeoutSeconds", "periodSeconds",
        "successThreshold", "failureThreshold"};

    if (!kin_value_exists(probe))
        return;
    check_handler(causes, at, probe);
    for (size_t i = 0; i < sizeof(NUMBERS) / sizeof(NUMBERS[0]); i++)
        kin__check_at_least(causes, KIN__AT(at, NUMBERS[i]),
                            kin__get(probe, NUMBERS[i]), 0);
    if (!is_readiness && kin__get_int(probe, "successThreshold", 1) != 1)
        kin__causes_invalid(causes, KIN__AT(at, "successThreshold"),
                            kin__get(probe, "successThreshold"), "must be 1");
}

/* ---- environment ---- */

static void check_source(struct kin__causes *causes, const struct kin__at *at,
                         kin_value variable)
{
    static const char *const FIELDS[] = {
        "metadata.name",           "metadata.namespace", "metadata.uid",
        "spec.nodeName",           "status.hostIP",      "status.hostIPs",
        "spec.serviceAccountName", "status.podIP",       "status.podIPs",
    };
    kin_value from = kin__get(variable, "valueFrom");
    kin_value ref = kin__get(from, "fieldRef");
    kin_str path = kin__get_str(ref, "fieldPath");

    if (!kin_value_exists(from))
        return;
    if (kin_value_count(from) == 0)
        kin__causes_invalid_str(
            causes, at, kin_s(""),
            "must specify one of: `fieldRef`, `resourceFieldRef`, "
            "`configMapKeyRef`, `secretKeyRef` or `fileKeyRef`");
    else if (kin__get_str(variable, "value").len > 0)
        kin__causes_invalid_str(causes, at, kin_s(""),
                                "may not be specified when `value` is not "
                                "empty");
    if (!kin_value_exists(ref))
        return;
    if (kin_str_starts_with(path, kin_s("metadata.labels")) ||
        kin_str_starts_with(path, kin_s("metadata.annotations")))
        return;
    for (size_t i = 0; i < sizeof(FIELDS) / sizeof(FIELDS[0]); i++)
        if (kin_str_eq(path, kin_s(FIELDS[i])))
            return;
    kin__causes_invalid_str(causes,
                            KIN__AT(KIN__AT(at, "fieldRef"), "fieldPath"), path,
                            "error converting fieldPath: field label not "
                            "supported: %.*s",
                            KIN_STR(path));
}

static void check_environment(struct kin__causes *causes,
                              const struct kin__at *at, kin_value list)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value variable = kin_value_at(list, i);
        const struct kin__at *below = KIN__AT_INDEX(at, i);
        (void)kin__check_required(causes, KIN__AT(below, "name"),
                                  kin__get(variable, "name"));
        check_source(causes, KIN__AT(below, "valueFrom"), variable);
    }
}

/* ---- containers ---- */

static void check_port(struct kin__causes *causes, const struct kin__at *at,
                       kin_value port, struct kin__seen *names)
{
    kin_value name = kin__get(port, "name");
    kin_value host = kin__get(port, "hostPort");

    if (kin_value_exists(name)) {
        kin__check_port_name(causes, KIN__AT(at, "name"), kin_value_str(name));
        if (is_repeated(names, name))
            kin__causes_duplicate(causes, KIN__AT(at, "name"), name);
    }
    if (kin__get_int(port, "containerPort", 0) == 0)
        kin__causes_required(causes, KIN__AT(at, "containerPort"),
                             /* detail= */ NULL);
    else
        kin__check_port(causes, KIN__AT(at, "containerPort"),
                        kin__get(port, "containerPort"));
    if (kin_value_exists(host))
        kin__check_port(causes, KIN__AT(at, "hostPort"), host);
    kin__check_one_of(causes, KIN__AT(at, "protocol"),
                      kin__get(port, "protocol"), PROTOCOLS);
}

static void check_ports(struct kin__causes *causes, const struct kin__at *at,
                        kin_value ports)
{
    KIN__AUTO_SEEN names;

    if (!kin__check_seen(causes, &names, kin_value_count(ports)))
        return;
    for (size_t i = 0; i < kin_value_count(ports); i++)
        check_port(causes, KIN__AT_INDEX(at, i), kin_value_at(ports, i),
                   &names);
}

static void check_mounts(struct kin__causes *causes, const struct kin__at *at,
                         kin_value mounts, const struct kin__seen *volumes)
{
    KIN__AUTO_SEEN paths;

    if (!kin__check_seen(causes, &paths, kin_value_count(mounts)))
        return;
    for (size_t i = 0; i < kin_value_count(mounts); i++) {
        kin_value mount = kin_value_at(mounts, i);
        kin_value name = kin__get(mount, "name");
        const struct kin__at *below = KIN__AT_INDEX(at, i);
        (void)kin__check_required(causes, KIN__AT(below, "name"), name);
        if (!kin__seen_has(volumes, name))
            kin__causes_not_found(causes, KIN__AT(below, "name"), name);
        if (kin__check_required(causes, KIN__AT(below, "mountPath"),
                                kin__get(mount, "mountPath")) &&
            is_repeated(&paths, kin__get(mount, "mountPath")))
            kin__causes_invalid(causes, KIN__AT(below, "mountPath"),
                                kin__get(mount, "mountPath"), "must be unique");
    }
}

static void check_image(struct kin__causes *causes, const struct kin__at *at,
                        kin_value image)
{
    kin_str text = kin_value_str(image);

    if (text.len == 0)
        kin__causes_required(causes, at, /* detail= */ NULL);
    else if (strchr(" \t\n", text.ptr[0]) ||
             strchr(" \t\n", text.ptr[text.len - 1]))
        kin__causes_invalid(causes, at, image,
                            "must not have leading or trailing whitespace");
}

static void check_container(struct kin__causes *causes,
                            const struct kin__at *at, kin_value container,
                            const struct kin__seen *volumes)
{
    kin_value name = kin__get(container, "name");
    kin_value lifecycle = kin__get(container, "lifecycle");

    if (kin__check_required(causes, KIN__AT(at, "name"), name))
        kin__check_label(causes, KIN__AT(at, "name"), kin_value_str(name));
    check_image(causes, KIN__AT(at, "image"), kin__get(container, "image"));
    check_ports(causes, KIN__AT(at, "ports"), kin__get(container, "ports"));
    check_environment(causes, KIN__AT(at, "env"), kin__get(container, "env"));
    check_mounts(causes, KIN__AT(at, "volumeMounts"),
                 kin__get(container, "volumeMounts"), volumes);
    kin__check_one_of(causes, KIN__AT(at, "imagePullPolicy"),
                      kin__get(container, "imagePullPolicy"), PULL_POLICIES);
    check_resources(causes, KIN__AT(at, "resources"),
                    kin__get(container, "resources"));
    check_probe(causes, KIN__AT(at, "livenessProbe"),
                kin__get(container, "livenessProbe"), false);
    check_probe(causes, KIN__AT(at, "readinessProbe"),
                kin__get(container, "readinessProbe"), true);
    check_probe(causes, KIN__AT(at, "startupProbe"),
                kin__get(container, "startupProbe"), false);
    at = KIN__AT(at, "lifecycle");
    if (kin_value_exists(kin__get(lifecycle, "postStart")))
        check_handler(causes, KIN__AT(at, "postStart"),
                      kin__get(lifecycle, "postStart"));
    if (kin_value_exists(kin__get(lifecycle, "preStop")))
        check_handler(causes, KIN__AT(at, "preStop"),
                      kin__get(lifecycle, "preStop"));
}

/* `names` has those of the previous lists. */
static void check_containers(struct kin__causes *causes,
                             const struct kin__at *at, kin_value list,
                             struct kin__seen *names,
                             const struct kin__seen *volumes)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value container = kin_value_at(list, i);
        kin_value name = kin__get(container, "name");
        const struct kin__at *below = KIN__AT_INDEX(at, i);
        check_container(causes, below, container, volumes);
        if (is_repeated(names, name))
            kin__causes_duplicate(causes, KIN__AT(below, "name"), name);
    }
}

/* ---- volumes ---- */

/* The required member of a volume source. */
static const struct {
    const char *source;
    const char *member;
} SOURCE_NEEDS[] = {
    {"configMap", "name"},
    {"secret", "secretName"},
    {"persistentVolumeClaim", "claimName"},
    {"hostPath", "path"},
    {"csi", "driver"},
    {"nfs", "server"},
};

static void check_source_needs(struct kin__causes *causes,
                               const struct kin__at *at, kin_value volume)
{
    for (size_t i = 0; i < sizeof(SOURCE_NEEDS) / sizeof(SOURCE_NEEDS[0]);
         i++) {
        kin_value source = kin__get(volume, SOURCE_NEEDS[i].source);
        if (kin_value_exists(source))
            (void)kin__check_required(
                causes,
                KIN__AT(KIN__AT(at, SOURCE_NEEDS[i].source),
                        SOURCE_NEEDS[i].member),
                kin__get(source, SOURCE_NEEDS[i].member));
    }
}

static void check_volume(struct kin__causes *causes, const struct kin__at *at,
                         kin_value volume, struct kin__seen *names)
{
    kin_value name = kin__get(volume, "name");
    size_t sources = 0;
    const char *first = "emptyDir";

    for (size_t i = 0; i < kin_value_count(volume); i++) {
        kin_str key = kin_value_key_at(volume, i);
        if (kin_str_eq(key, kin_s("name")))
            continue;
        /* Kubernetes checks emptyDir first, whatever the order. */
        bool has_empty = kin_value_exists(kin__get(volume, first));
        bool is_first = has_empty ? kin_str_eq(key, kin_s(first))
                                  : sources == 0;
        if (!is_first) {
            const struct kin__at below = {.up = at, .name = key};
            kin__causes_forbidden(causes, &below,
                                  "may not specify more than 1 volume type");
        }
        sources++;
    }
    check_source_needs(causes, at, volume);
    if (kin__check_required(causes, KIN__AT(at, "name"), name))
        kin__check_label(causes, KIN__AT(at, "name"), kin_value_str(name));
    if (is_repeated(names, name))
        kin__causes_duplicate(causes, KIN__AT(at, "name"), name);
}

/* ---- tolerations ---- */

static void check_toleration(struct kin__causes *causes,
                             const struct kin__at *at, kin_value toleration)
{
    kin_value key = kin__get(toleration, "key");
    kin_value how = kin__get(toleration, "operator");
    kin_value effect = kin__get(toleration, "effect");
    bool is_exists = kin__is_str(how, "Exists");

    if (kin_value_str(key).len > 0)
        kin__check_qualified(causes, KIN__AT(at, "key"), kin_value_str(key));
    else if (!is_exists)
        kin__causes_invalid_str(causes, KIN__AT(at, "operator"),
                                kin_value_str(how),
                                "operator must be Exists when `key` is empty, "
                                "which means \"match all values and all "
                                "keys\"");
    if (is_exists && kin__get_str(toleration, "value").len > 0)
        kin__causes_invalid(causes, KIN__AT(at, "operator"),
                            kin__get(toleration, "value"),
                            "value must be empty when `operator` is 'Exists'");
    if (kin_value_exists(how))
        kin__check_one_of(causes, KIN__AT(at, "operator"), how, OPERATORS);
    if (kin_value_exists(effect))
        kin__check_one_of(causes, KIN__AT(at, "effect"), effect, EFFECTS);
}

/* ---- PodSpec ---- */

static void check_names(struct kin__causes *causes, const struct kin__at *at,
                        kin_value spec)
{
    kin_str node = kin__get_str(spec, "nodeName");
    kin_str account = kin__get_str(spec, "serviceAccountName");
    kin_str host = kin__get_str(spec, "hostname");
    kin_str domain = kin__get_str(spec, "subdomain");

    if (node.len > 0)
        kin__check_subdomain(causes, KIN__AT(at, "nodeName"), node);
    if (account.len > 0)
        kin__check_subdomain(causes, KIN__AT(at, "serviceAccountName"),
                             account);
    if (host.len > 0)
        kin__check_label(causes, KIN__AT(at, "hostname"), host);
    if (domain.len > 0)
        kin__check_label(causes, KIN__AT(at, "subdomain"), domain);
    kin__check_labels(causes, KIN__AT(at, "nodeSelector"),
                      kin__get(spec, "nodeSelector"));
}

static void check_deadline(struct kin__causes *causes, const struct kin__at *at,
                           kin_value seconds)
{
    int64_t number = 1;

    if (kin_value_int(seconds, &number) == 0 &&
        (number < 1 || number > INT32_MAX))
        kin__causes_invalid(causes, at, seconds,
                            "must be between 1 and %d, inclusive", INT32_MAX);
}

static void check_lists(struct kin__causes *causes, const struct kin__at *at,
                        kin_value spec, struct kin__seen *volume_names)
{
    kin_value volumes = kin__get(spec, "volumes");
    kin_value tolerations = kin__get(spec, "tolerations");
    kin_value aliases = kin__get(spec, "hostAliases");

    for (size_t i = 0; i < kin_value_count(volumes); i++)
        check_volume(causes, KIN__AT_INDEX(KIN__AT(at, "volumes"), i),
                     kin_value_at(volumes, i), volume_names);
    for (size_t i = 0; i < kin_value_count(tolerations); i++)
        check_toleration(causes, KIN__AT_INDEX(KIN__AT(at, "tolerations"), i),
                         kin_value_at(tolerations, i));
    for (size_t i = 0; i < kin_value_count(aliases); i++)
        kin__check_ip(
            causes, KIN__AT(KIN__AT_INDEX(KIN__AT(at, "hostAliases"), i), "ip"),
            kin__get(kin_value_at(aliases, i), "ip"));
}

/* Validates volumes and the containers that mount them. */
static void check_members(struct kin__causes *causes, const struct kin__at *at,
                          kin_value spec)
{
    kin_value first = kin__get(spec, "containers");
    kin_value inits = kin__get(spec, "initContainers");
    KIN__AUTO_SEEN volumes = {.max = 0};
    KIN__AUTO_SEEN names = {.max = 0};

    if (!kin__check_seen(causes, &volumes,
                         kin_value_count(kin__get(spec, "volumes"))) ||
        !kin__check_seen(causes, &names,
                         kin_value_count(first) + kin_value_count(inits)))
        return;
    check_lists(causes, at, spec, &volumes);
    (void)kin__check_required(causes, KIN__AT(at, "containers"), first);
    check_containers(causes, KIN__AT(at, "containers"), first, &names,
                     &volumes);
    check_containers(causes, KIN__AT(at, "initContainers"), inits, &names,
                     &volumes);
}

void kin__check_pod_spec(struct kin__causes *causes, const struct kin__at *at,
                         kin_value spec)
{
    check_members(causes, at, spec);
    kin__check_one_of(causes, KIN__AT(at, "restartPolicy"),
                      kin__get(spec, "restartPolicy"), RESTART_POLICIES);
    kin__check_one_of(causes, KIN__AT(at, "dnsPolicy"),
                      kin__get(spec, "dnsPolicy"), DNS_POLICIES);
    check_names(causes, at, spec);
    check_deadline(causes, KIN__AT(at, "activeDeadlineSeconds"),
                   kin__get(spec, "activeDeadlineSeconds"));
}
