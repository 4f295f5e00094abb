/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of the core group; table_pods.c has those of pods. */
#include <string.h>

#include "base/str.h"
#include "server/table_pods.h"
#include "server/table_row.h"

/* --- nodes ------------------------------------------------------------- */

static void node_status(struct kin__row *row, const char *path)
{
    kin_value ready = kin__row_condition(
        kin__row_get(row->object, "status.conditions"), "Ready");

    (void)path;
    kin__cell_begin(row);
    if (!kin_value_exists(ready))
        kin__cell_add(row, KIN__S("Unknown"));
    else if (kin_str_eq(kin__row_str(ready, "status"), KIN__S("True")))
        kin__cell_add(row, KIN__S("Ready"));
    else
        kin__cell_add(row, KIN__S("NotReady"));
    if (kin__row_bool(row->object, "spec.unschedulable"))
        kin__cell_add(row, KIN__S(",SchedulingDisabled"));
    kin__cell_end(row);
}

static kin_str node_role_of(kin_str key, kin_str value)
{
    const kin_str prefix = KIN__S("node-role.kubernetes.io/");

    if (kin_str_starts_with(key, prefix))
        return kin__str_slice(key, prefix.len, key.len);
    return kin_str_eq(key, KIN__S("kubernetes.io/role")) ? value : KIN__S("");
}

static void node_roles(struct kin__row *row, const char *path)
{
    kin_value labels = kin__row_get(row->object, "metadata.labels");
    size_t count = kin_value_count(labels);
    bool is_empty = true;

    (void)path;
    kin__cell_begin(row);
    for (size_t i = 0; i < count; i++) {
        kin_str role = node_role_of(kin_value_key_at(labels, i),
                                    kin_value_str(kin_value_at(labels, i)));
        if (role.len == 0)
            continue;
        if (!is_empty)
            kin__cell_add(row, KIN__S(","));
        kin__cell_add(row, role);
        is_empty = false;
    }
    if (is_empty)
        kin__cell_add(row, KIN__S("<none>"));
    kin__cell_end(row);
}

/* `path` is the type of address. */
static void node_address(struct kin__row *row, const char *path)
{
    kin_value addresses = kin__row_get(row->object, "status.addresses");
    kin_value found = kin__row_condition(addresses, path);

    kin__text_string(row->text, kin_value_exists(found)
                                    ? kin__row_str(found, "address")
                                    : KIN__S("<none>"));
}

static const struct kin__column nodes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Status", node_status, NULL),
    KIN__COLUMN("Roles", node_roles, NULL),
    KIN__COLUMN_AGE,
    KIN__COLUMN("Version", kin__cell_text, "status.nodeInfo.kubeletVersion"),
    KIN__COLUMN_WIDE("Internal-IP", node_address, "InternalIP"),
    KIN__COLUMN_WIDE("External-IP", node_address, "ExternalIP"),
    KIN__COLUMN_WIDE("OS-Image", kin__cell_or_unknown,
                     "status.nodeInfo.osImage"),
    KIN__COLUMN_WIDE("Kernel-Version", kin__cell_or_unknown,
                     "status.nodeInfo.kernelVersion"),
    KIN__COLUMN_WIDE("Container-Runtime", kin__cell_or_unknown,
                     "status.nodeInfo.containerRuntimeVersion"),
    KIN__COLUMNS_END,
};

/* --- services ---------------------------------------------------------- */

static void service_cluster_ip(struct kin__row *row, const char *path)
{
    kin_value ips = kin__row_get(row->object, "spec.clusterIPs");

    (void)path;
    kin__text_string(row->text, kin_value_count(ips) > 0
                                    ? kin_value_str(kin_value_at(ips, 0))
                                    : KIN__S("<none>"));
}

/* Addresses or names of a load balancer, truncated. */
static void service_add_ingress(struct kin__row *row, kin_value status)
{
    enum { LIMIT = 16 };
    kin_value ingress = kin__row_get(status, "ingress");
    size_t count = kin_value_count(ingress);
    char joined[256] = "";
    size_t len = 0;

    for (size_t i = 0; i < count; i++) {
        kin_value one = kin_value_at(ingress, i);
        kin_str text = kin__row_str(one, "ip");

        if (text.len == 0)
            text = kin__row_str(one, "hostname");
        if (text.len == 0 || len + text.len + 2 > sizeof(joined))
            continue;
        if (len > 0)
            joined[len++] = ',';
        memcpy(joined + len, text.ptr, text.len);
        len += text.len;
    }
    if (len <= LIMIT) {
        kin__cell_add(row, kin_str_of(joined, len));
        return;
    }
    kin__cell_add(row, kin_str_of(joined, LIMIT - 3));
    kin__cell_add(row, KIN__S("..."));
}

static void service_balancer_ip(struct kin__row *row)
{
    kin_value status = kin__row_get(row->object, "status.loadBalancer");
    kin_value external = kin__row_get(row->object, "spec.externalIPs");
    size_t count = kin_value_count(external);
    bool has_ingress = kin_value_count(kin__row_get(status, "ingress")) > 0;

    kin__cell_begin(row);
    if (has_ingress)
        service_add_ingress(row, status);
    else if (count == 0)
        kin__cell_add(row, KIN__S("<pending>"));
    for (size_t i = 0; i < count; i++) {
        kin__cell_add(row, i > 0 || has_ingress ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin_value_str(kin_value_at(external, i)));
    }
    kin__cell_end(row);
}

static void service_external_ip(struct kin__row *row, const char *path)
{
    kin_str type = kin__row_str(row->object, "spec.type");

    (void)path;
    if (kin_str_eq(type, KIN__S("ExternalName")))
        kin__cell_text(row, "spec.externalName");
    else if (kin_str_eq(type, KIN__S("LoadBalancer")))
        service_balancer_ip(row);
    else if (kin_value_count(kin__row_get(row->object, "spec.externalIPs")) > 0)
        kin__cell_joined(row, "spec.externalIPs");
    else
        kin__text_string(row->text, KIN__S("<none>"));
}

static void service_ports(struct kin__row *row, const char *path)
{
    kin_value ports = kin__row_get(row->object, "spec.ports");
    size_t count = kin_value_count(ports);

    (void)path;
    kin__cell_begin(row);
    for (size_t i = 0; i < count; i++) {
        kin_value port = kin_value_at(ports, i);
        int64_t node_port = kin__row_int(port, "nodePort");

        kin__cell_addf(row, "%s%lld", i > 0 ? "," : "",
                       (long long)kin__row_int(port, "port"));
        if (node_port > 0)
            kin__cell_addf(row, ":%lld", (long long)node_port);
        kin__cell_add(row, KIN__S("/"));
        kin__cell_add(row, kin__row_str(port, "protocol"));
    }
    if (count == 0)
        kin__cell_add(row, KIN__S("<none>"));
    kin__cell_end(row);
}

static const struct kin__column services[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Type", kin__cell_text, "spec.type"),
    KIN__COLUMN("Cluster-IP", service_cluster_ip, NULL),
    KIN__COLUMN("External-IP", service_external_ip, NULL),
    KIN__COLUMN("Port(s)", service_ports, NULL),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Selector", kin__cell_labels, "spec.selector"),
    KIN__COLUMNS_END,
};

/* --- events ------------------------------------------------------------ */

/* The age of the first or the last occurrence. */
static void event_age(struct kin__row *row, const char *path)
{
    const char *const first[] = {"firstTimestamp", "eventTime", NULL};
    const char *const last[] = {"series.lastObservedTime", "lastTimestamp",
                                "firstTimestamp", "eventTime", NULL};
    const char *const *paths = path ? last : first;
    char age[KIN__AGE_SIZE] = "<unknown>";
    int64_t then_s;

    for (size_t i = 0; paths[i]; i++) {
        if (!kin__row_time(row->object, paths[i], &then_s))
            continue;
        kin__age(row->now_s - then_s, age);
        break;
    }
    kin__text_string(row->text, kin_s(age));
}

static void event_object(struct kin__row *row, const char *path)
{
    kin_value object = kin__row_get(row->object, "involvedObject");
    kin_str kind = kin__row_str(object, "kind");
    kin_str name = kin__row_str(object, "name");

    (void)path;
    kin__cell_begin(row);
    kin__cell_add_lower(row, kind);
    if (name.len > 0) {
        kin__cell_add(row, KIN__S("/"));
        kin__cell_add(row, name);
    }
    kin__cell_end(row);
}

static void event_source(struct kin__row *row, const char *path)
{
    kin_str component = kin__row_str(row->object, "source.component");
    kin_str host = kin__row_str(row->object, "source.host");

    (void)path;
    if (component.len == 0)
        component = kin__row_str(row->object, "reportingComponent");
    if (host.len == 0)
        host = kin__row_str(row->object, "reportingInstance");
    kin__cell_begin(row);
    kin__cell_add(row, component);
    if (host.len > 0) {
        kin__cell_add(row, KIN__S(", "));
        kin__cell_add(row, host);
    }
    kin__cell_end(row);
}

static void event_count(struct kin__row *row, const char *path)
{
    int64_t count = kin__row_int(row->object, "count");

    (void)path;
    if (kin_value_exists(kin__row_get(row->object, "series")))
        count = kin__row_int(row->object, "series.count");
    else if (count == 0)
        count = 1;
    kin__text_int(row->text, count);
}

static void event_message(struct kin__row *row, const char *path)
{
    kin__text_string(row->text, kin__str_trim(kin__row_str(row->object, path)));
}

static const struct kin__column events[] = {
    KIN__COLUMN("Last Seen", event_age, "last"),
    KIN__COLUMN("Type", kin__cell_text, "type"),
    KIN__COLUMN("Reason", kin__cell_text, "reason"),
    KIN__COLUMN("Object", event_object, NULL),
    KIN__COLUMN_WIDE("Subobject", kin__cell_text, "involvedObject.fieldPath"),
    KIN__COLUMN_WIDE("Source", event_source, NULL),
    KIN__COLUMN("Message", event_message, "message"),
    KIN__COLUMN_WIDE("First Seen", event_age, NULL),
    KIN__COLUMN_WIDE("Count", event_count, NULL),
    {.name = "Name",
     .format = "name",
     .is_wide = true,
     .cell = kin__cell_text,
     .path = "metadata.name"},
    KIN__COLUMNS_END,
};

/* --- other kinds ------------------------------------------------------- */

static void config_map_data(struct kin__row *row, const char *path)
{
    (void)path;
    kin__text_int(
        row->text,
        (int64_t)(kin_value_count(kin__row_get(row->object, "data")) +
                  kin_value_count(kin__row_get(row->object, "binaryData"))));
}

enum { ENDPOINTS_SHOWN = 3 };

/* The addresses of a subset with one of its ports; `port` may be absent. */
static void endpoints_add(struct kin__row *row, kin_value addresses,
                          kin_value port, size_t *count)
{
    size_t total = *count + kin_value_count(addresses);

    for (size_t i = 0; *count < total && *count < ENDPOINTS_SHOWN; i++) {
        (*count)++;
        kin__cell_add(row, *count > 1 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin__row_str(kin_value_at(addresses, i), "ip"));
        if (kin_value_exists(port))
            kin__cell_addf(row, ":%lld", (long long)kin__row_int(port, "port"));
    }
    /* The others are only counted: one per pair of address and port. */
    *count = total;
}

/* "10.0.0.1:80,10.0.0.2:80 + 3 more..." */
static void endpoints_cell(struct kin__row *row, const char *path)
{
    kin_value subsets = kin__row_get(row->object, path);
    size_t count = 0;

    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(subsets); i++) {
        kin_value addresses = kin__row_get(kin_value_at(subsets, i),
                                           "addresses");
        kin_value ports = kin__row_get(kin_value_at(subsets, i), "ports");

        if (kin_value_count(ports) == 0)
            endpoints_add(row, addresses, KIN_VALUE_ABSENT, &count);
        for (size_t j = 0; j < kin_value_count(ports); j++)
            endpoints_add(row, addresses, kin_value_at(ports, j), &count);
    }
    if (count == 0)
        kin__cell_add(row, KIN__S("<none>"));
    if (count > ENDPOINTS_SHOWN)
        kin__cell_addf(row, " + %zu more...", count - ENDPOINTS_SHOWN);
    kin__cell_end(row);
}

/* ReadWriteOnce -> RWO */
static void access_modes(struct kin__row *row, const char *path)
{
    static const struct {
        const char *mode;
        const char *is_short;
    } shorts[] = {
        {"ReadWriteOnce", "RWO"},
        {"ReadOnlyMany", "ROX"},
        {"ReadWriteMany", "RWX"},
        {"ReadWriteOncePod", "RWOP"},
    };
    kin_value modes = kin__row_get(row->object, path);
    bool is_first = true;

    kin__cell_begin(row);
    for (size_t i = 0; i < sizeof(shorts) / sizeof(shorts[0]); i++) {
        for (size_t j = 0; j < kin_value_count(modes); j++) {
            if (!kin_str_eq(kin_value_str(kin_value_at(modes, j)),
                            kin_s(shorts[i].mode)))
                continue;
            kin__cell_addf(row, "%s%s", is_first ? "" : ",",
                           shorts[i].is_short);
            is_first = false;
            break;
        }
    }
    kin__cell_end(row);
}

/* The phase, or Terminating. */
static void phase_or_terminating(struct kin__row *row, const char *path)
{
    if (kin_value_exists(
            kin__row_get(row->object, "metadata.deletionTimestamp")))
        kin__text_string(row->text, KIN__S("Terminating"));
    else
        kin__cell_text(row, path);
}

static void volume_claim(struct kin__row *row, const char *path)
{
    kin_value claim = kin__row_get(row->object, path);

    kin__cell_begin(row);
    if (kin_value_exists(claim)) {
        kin__cell_add(row, kin__row_str(claim, "namespace"));
        kin__cell_add(row, KIN__S("/"));
        kin__cell_add(row, kin__row_str(claim, "name"));
    }
    kin__cell_end(row);
}

/* Only a bound claim shows its capacity and modes. */
static bool claim_is_bound(const struct kin__row *row)
{
    return kin__row_str(row->object, "spec.volumeName").len > 0;
}

static void claim_capacity(struct kin__row *row, const char *path)
{
    if (claim_is_bound(row))
        kin__cell_text(row, path);
    else
        kin__text_string(row->text, KIN__S(""));
}

static void claim_modes(struct kin__row *row, const char *path)
{
    if (claim_is_bound(row))
        access_modes(row, path);
    else
        kin__text_string(row->text, KIN__S(""));
}

/* "cpu: 1/2, memory: 0/1Gi" of the limits, or of the other resources. */
static void quota_used(struct kin__row *row, const char *path)
{
    kin_value hard = kin__row_get(row->object, "status.hard");
    struct kin__keys used;
    bool wants_limits = path != NULL;
    bool is_first = true;

    if (!kin__row_keys(row, &used, kin__row_get(row->object, "status.used")))
        return;
    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(hard); i++) {
        kin_str key = kin_value_key_at(hard, i);
        kin_scratch scratch;

        if (kin_str_starts_with(key, KIN__S("limits.")) != wants_limits)
            continue;
        kin__cell_add(row, is_first ? KIN__S("") : KIN__S(", "));
        kin__cell_add(row, key);
        kin__cell_add(row, KIN__S(": "));
        kin__cell_add(row, kin_value_text(kin__keys_get(&used, key), &scratch));
        kin__cell_add(row, KIN__S("/"));
        kin__cell_add(row, kin_value_text(kin_value_at(hard, i), &scratch));
        is_first = false;
    }
    kin__cell_end(row);
    kin__keys_done(&used);
}

static const struct kin__column namespaces[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Status", kin__cell_text, "status.phase"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column config_maps[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Data", config_map_data, NULL),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column secrets[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Type", kin__cell_text, "type"),
    KIN__COLUMN("Data", kin__cell_count, "data"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column service_accounts[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column endpoints[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Endpoints", endpoints_cell, "subsets"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column volumes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Capacity", kin__cell_text, "spec.capacity.storage"),
    KIN__COLUMN("Access Modes", access_modes, "spec.accessModes"),
    KIN__COLUMN("Reclaim Policy", kin__cell_text,
                "spec.persistentVolumeReclaimPolicy"),
    KIN__COLUMN("Status", phase_or_terminating, "status.phase"),
    KIN__COLUMN("Claim", volume_claim, "spec.claimRef"),
    KIN__COLUMN("StorageClass", kin__cell_text, "spec.storageClassName"),
    KIN__COLUMN("VolumeAttributesClass", kin__cell_or_unset,
                "spec.volumeAttributesClassName"),
    KIN__COLUMN("Reason", kin__cell_text, "status.reason"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("VolumeMode", kin__cell_or_unset, "spec.volumeMode"),
    KIN__COLUMNS_END,
};

static const struct kin__column claims[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Status", phase_or_terminating, "status.phase"),
    KIN__COLUMN("Volume", kin__cell_text, "spec.volumeName"),
    KIN__COLUMN("Capacity", claim_capacity, "status.capacity.storage"),
    KIN__COLUMN("Access Modes", claim_modes, "status.accessModes"),
    KIN__COLUMN("StorageClass", kin__cell_text, "spec.storageClassName"),
    KIN__COLUMN("VolumeAttributesClass", kin__cell_or_unset,
                "spec.volumeAttributesClassName"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("VolumeMode", kin__cell_or_unset, "spec.volumeMode"),
    KIN__COLUMNS_END,
};

static const struct kin__column quotas[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Request", quota_used, NULL),
    KIN__COLUMN("Limit", quota_used, "limits"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column pod_templates[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Containers", kin__cell_containers, "template.spec"),
    KIN__COLUMN("Images", kin__cell_images, "template.spec"),
    KIN__COLUMN("Pod Labels", kin__cell_labels, "template.metadata.labels"),
    KIN__COLUMNS_END,
};

static const struct kin__column controllers[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Desired", kin__cell_int, "spec.replicas"),
    KIN__COLUMN_INT("Current", kin__cell_int, "status.replicas"),
    KIN__COLUMN_INT("Ready", kin__cell_int, "status.readyReplicas"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Containers", kin__cell_containers, "spec.template.spec"),
    KIN__COLUMN_WIDE("Images", kin__cell_images, "spec.template.spec"),
    KIN__COLUMN_WIDE("Selector", kin__cell_labels, "spec.selector"),
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_core[] = {
    {"", "pods", kin__table_pods},
    {"", "nodes", nodes},
    {"", "services", services},
    {"", "events", events},
    {"events.k8s.io", "events", events},
    {"", "namespaces", namespaces},
    {"", "configmaps", config_maps},
    {"", "secrets", secrets},
    {"", "serviceaccounts", service_accounts},
    {"", "endpoints", endpoints},
    {"", "persistentvolumes", volumes},
    {"", "persistentvolumeclaims", claims},
    {"", "resourcequotas", quotas},
    {"", "podtemplates", pod_templates},
    {"", "replicationcontrollers", controllers},
    KIN__TABLES_END,
};
