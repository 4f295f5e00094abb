/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of all other groups. */
#include "base/str.h"
#include "server/table_row.h"

/* --- networking -------------------------------------------------------- */

static void ingress_hosts(struct kin__row *row, const char *path)
{
    enum { SHOWN = 3 };
    kin_value rules = kin__row_get(row->object, path);
    size_t count = kin_value_count(rules);
    size_t named = 0;

    kin__cell_begin(row);
    for (size_t i = 0; i < count; i++) {
        kin_str host = kin__row_str(kin_value_at(rules, i), "host");

        if (host.len == 0)
            continue;
        if (named++ >= SHOWN)
            continue;
        kin__cell_add(row, named > 1 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, host);
    }
    if (named == 0)
        kin__cell_add(row, KIN__S("*"));
    if (named > SHOWN)
        kin__cell_addf(row, " + %zu more...", named - SHOWN);
    kin__cell_end(row);
}

static void ingress_address(struct kin__row *row, const char *path)
{
    kin_value ingress = kin__row_get(row->object, path);

    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(ingress); i++) {
        kin_str ip = kin__row_str(kin_value_at(ingress, i), "ip");

        if (ip.len == 0)
            ip = kin__row_str(kin_value_at(ingress, i), "hostname");
        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, ip);
    }
    kin__cell_end(row);
}

static void ingress_ports(struct kin__row *row, const char *path)
{
    bool has_tls = kin_value_count(kin__row_get(row->object, path)) > 0;

    kin__text_string(row->text, has_tls ? KIN__S("80, 443") : KIN__S("80"));
}

static const struct kin__column ingresses[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Class", kin__cell_or_none, "spec.ingressClassName"),
    KIN__COLUMN("Hosts", ingress_hosts, "spec.rules"),
    KIN__COLUMN("Address", ingress_address, "status.loadBalancer.ingress"),
    KIN__COLUMN("Ports", ingress_ports, "spec.tls"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static void class_parameters(struct kin__row *row, const char *path)
{
    kin_value parameters = kin__row_get(row->object, path);
    kin_str group = kin__row_str(parameters, "apiGroup");

    kin__cell_begin(row);
    if (!kin_value_exists(parameters)) {
        kin__cell_add(row, KIN__S("<none>"));
    } else {
        kin__cell_add(row, kin__row_str(parameters, "kind"));
        if (group.len > 0) {
            kin__cell_add(row, KIN__S("."));
            kin__cell_add(row, group);
        }
        kin__cell_add(row, KIN__S("/"));
        kin__cell_add(row, kin__row_str(parameters, "name"));
    }
    kin__cell_end(row);
}

static const struct kin__column ingress_classes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Controller", kin__cell_text, "spec.controller"),
    KIN__COLUMN("Parameters", class_parameters, "spec.parameters"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column network_policies[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Pod-Selector", kin__cell_selector, "spec.podSelector"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column service_cidrs[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("CIDRs", kin__cell_joined, "spec.cidrs"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

/* "services/default/kubernetes" */
static void address_parent(struct kin__row *row, const char *path)
{
    static const char *const members[] = {"resource", "namespace", "name"};
    kin_value parent = kin__row_get(row->object, path);
    bool is_first = true;

    kin__cell_begin(row);
    for (size_t i = 0; i < sizeof(members) / sizeof(members[0]); i++) {
        kin_str text = kin__row_str(parent, members[i]);

        if (text.len == 0)
            continue;
        kin__cell_add(row, is_first ? KIN__S("") : KIN__S("/"));
        kin__cell_add(row, text);
        is_first = false;
    }
    kin__cell_end(row);
}

static const struct kin__column ip_addresses[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("ParentRef", address_parent, "spec.parentRef"),
    KIN__COLUMNS_END,
};

/* --- discovery --------------------------------------------------------- */

static void slice_ports(struct kin__row *row, const char *path)
{
    enum { SHOWN = 3 };
    kin_value ports = kin__row_get(row->object, path);
    size_t count = kin_value_count(ports);

    kin__cell_begin(row);
    for (size_t i = 0; i < count && i < SHOWN; i++) {
        kin_scratch scratch;
        kin_value port = kin__row_get(kin_value_at(ports, i), "port");

        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin_value_exists(port)
                               ? kin_value_text(port, &scratch)
                               : KIN__S("*"));
    }
    if (count == 0)
        kin__cell_add(row, KIN__S("<unset>"));
    if (count > SHOWN)
        kin__cell_addf(row, " + %zu more...", count - SHOWN);
    kin__cell_end(row);
}

static void slice_endpoints(struct kin__row *row, const char *path)
{
    enum { SHOWN = 3 };
    kin_value endpoints = kin__row_get(row->object, path);
    size_t count = 0;

    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(endpoints); i++) {
        kin_value addresses = kin__row_get(kin_value_at(endpoints, i),
                                           "addresses");

        for (size_t j = 0; j < kin_value_count(addresses); j++) {
            if (count++ >= SHOWN)
                continue;
            kin__cell_add(row, count > 1 ? KIN__S(",") : KIN__S(""));
            kin__cell_add(row, kin_value_str(kin_value_at(addresses, j)));
        }
    }
    if (count == 0)
        kin__cell_add(row, KIN__S("<unset>"));
    if (count > SHOWN)
        kin__cell_addf(row, " + %zu more...", count - SHOWN);
    kin__cell_end(row);
}

static const struct kin__column endpoint_slices[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("AddressType", kin__cell_text, "addressType"),
    KIN__COLUMN("Ports", slice_ports, "ports"),
    KIN__COLUMN("Endpoints", slice_endpoints, "endpoints"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column leases[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Holder", kin__cell_text, "spec.holderIdentity"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

/* --- policy ------------------------------------------------------------ */

static void budget_bound(struct kin__row *row, const char *path)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(kin__row_get(row->object, path), &scratch);

    kin__text_string(row->text, text.len > 0 ? text : KIN__S("N/A"));
}

static const struct kin__column budgets[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Min Available", budget_bound, "spec.minAvailable"),
    KIN__COLUMN("Max Unavailable", budget_bound, "spec.maxUnavailable"),
    KIN__COLUMN_INT("Allowed Disruptions", kin__cell_int,
                    "status.disruptionsAllowed"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

/* --- rbac -------------------------------------------------------------- */

static void binding_role(struct kin__row *row, const char *path)
{
    kin_value role = kin__row_get(row->object, path);

    kin__cell_begin(row);
    kin__cell_add(row, kin__row_str(role, "kind"));
    kin__cell_add(row, KIN__S("/"));
    kin__cell_add(row, kin__row_str(role, "name"));
    kin__cell_end(row);
}

/* `path` is the kind of subjects. */
static void binding_subjects(struct kin__row *row, const char *path)
{
    kin_value subjects = kin__row_get(row->object, "subjects");
    bool is_first = true;

    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(subjects); i++) {
        kin_value subject = kin_value_at(subjects, i);
        kin_str ns = kin__row_str(subject, "namespace");

        if (!kin_str_eq(kin__row_str(subject, "kind"), kin_s(path)))
            continue;
        kin__cell_add(row, is_first ? KIN__S("") : KIN__S(", "));
        is_first = false;
        if (ns.len > 0) {
            kin__cell_add(row, ns);
            kin__cell_add(row, KIN__S("/"));
        }
        kin__cell_add(row, kin__row_str(subject, "name"));
    }
    kin__cell_end(row);
}

static const struct kin__column role_bindings[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Role", binding_role, "roleRef"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Users", binding_subjects, "User"),
    KIN__COLUMN_WIDE("Groups", binding_subjects, "Group"),
    KIN__COLUMN_WIDE("ServiceAccounts", binding_subjects, "ServiceAccount"),
    KIN__COLUMNS_END,
};

/* --- storage ----------------------------------------------------------- */

static void storage_class_name(struct kin__row *row, const char *path)
{
    kin_value annotations = kin__row_get(row->object, "metadata.annotations");
    kin_str is_default = kin_value_str(kin_value_get(
        annotations, KIN__S("storageclass.kubernetes.io/is-default-class")));

    kin__cell_begin(row);
    kin__cell_add(row, kin__row_str(row->object, path));
    if (kin_str_eq(is_default, KIN__S("true")))
        kin__cell_add(row, KIN__S(" (default)"));
    kin__cell_end(row);
}

static void policy_or_delete(struct kin__row *row, const char *path)
{
    kin_str policy = kin__row_str(row->object, path);

    kin__text_string(row->text, policy.len > 0 ? policy : KIN__S("Delete"));
}

static void mode_or_immediate(struct kin__row *row, const char *path)
{
    kin_str mode = kin__row_str(row->object, path);

    kin__text_string(row->text, mode.len > 0 ? mode : KIN__S("<unset>"));
}

static const struct kin__column storage_classes[] = {
    {.name = "Name",
     .format = "name",
     .cell = storage_class_name,
     .path = "metadata.name"},
    KIN__COLUMN("Provisioner", kin__cell_text, "provisioner"),
    KIN__COLUMN("ReclaimPolicy", policy_or_delete, "reclaimPolicy"),
    KIN__COLUMN("VolumeBindingMode", mode_or_immediate, "volumeBindingMode"),
    KIN__COLUMN("AllowVolumeExpansion", kin__cell_bool, "allowVolumeExpansion"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column attributes_classes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("DriverName", kin__cell_text, "driverName"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column attachments[] = {
    KIN__COLUMN_NAME,
    {.name = "Attacher",
     .format = "name",
     .cell = kin__cell_text,
     .path = "spec.attacher"},
    KIN__COLUMN("PV", kin__cell_text, "spec.source.persistentVolumeName"),
    KIN__COLUMN("Node", kin__cell_text, "spec.nodeName"),
    KIN__COLUMN_BOOL("Attached", kin__cell_bool, "status.attached"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static void driver_tokens(struct kin__row *row, const char *path)
{
    kin_value requests = kin__row_get(row->object, path);

    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(requests); i++) {
        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin__row_str(kin_value_at(requests, i), "audience"));
    }
    if (kin_value_count(requests) == 0)
        kin__cell_add(row, KIN__S("<unset>"));
    kin__cell_end(row);
}

static void driver_modes(struct kin__row *row, const char *path)
{
    if (kin_value_count(kin__row_get(row->object, path)) > 0)
        kin__cell_joined(row, path);
    else
        kin__text_string(row->text, KIN__S("Persistent"));
}

static const struct kin__column drivers[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_BOOL("AttachRequired", kin__cell_bool, "spec.attachRequired"),
    KIN__COLUMN_BOOL("PodInfoOnMount", kin__cell_bool, "spec.podInfoOnMount"),
    KIN__COLUMN_BOOL("StorageCapacity", kin__cell_bool, "spec.storageCapacity"),
    KIN__COLUMN("TokenRequests", driver_tokens, "spec.tokenRequests"),
    KIN__COLUMN_BOOL("RequiresRepublish", kin__cell_bool,
                     "spec.requiresRepublish"),
    KIN__COLUMN("Modes", driver_modes, "spec.volumeLifecycleModes"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column csi_nodes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Drivers", kin__cell_count, "spec.drivers"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

/* --- the rest ---------------------------------------------------------- */

static const struct kin__column webhooks[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Webhooks", kin__cell_count, "webhooks"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column priority_classes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Value", kin__cell_int, "value"),
    KIN__COLUMN_BOOL("Global-Default", kin__cell_bool, "globalDefault"),
    KIN__COLUMN_AGE,
    KIN__COLUMN("PreemptionPolicy", kin__cell_text, "preemptionPolicy"),
    KIN__COLUMNS_END,
};

static const struct kin__column runtime_classes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Handler", kin__cell_text, "handler"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static void definition_versions(struct kin__row *row, const char *path)
{
    kin_value versions = kin__row_get(row->object, path);

    kin__cell_begin(row);
    bool is_first = true;
    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);

        if (!kin__row_bool(version, "served"))
            continue;
        kin__cell_add(row, is_first ? KIN__S("") : KIN__S(","));
        kin__cell_add(row, kin__row_str(version, "name"));
        if (kin__row_bool(version, "storage"))
            kin__cell_add(row, KIN__S("(storage)"));
        is_first = false;
    }
    kin__cell_end(row);
}

static void definition_established(struct kin__row *row, const char *path)
{
    kin__text_bool(row->text, kin__row_is_true(kin__row_get(row->object, path),
                                               "Established"));
}

static const struct kin__column definitions[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Scope", kin__cell_text, "spec.scope"),
    KIN__COLUMN("Versions", definition_versions, "spec.versions"),
    KIN__COLUMN_DATE("Created At", NULL),
    KIN__COLUMN_WIDE("Group", kin__cell_text, "spec.group"),
    KIN__COLUMN_WIDE("Kind", kin__cell_text, "spec.names.kind"),
    KIN__COLUMN_WIDE("ShortNames", kin__cell_joined, "spec.names.shortNames"),
    {.name = "Established",
     .type = "boolean",
     .is_wide = true,
     .cell = definition_established,
     .path = "status.conditions"},
    KIN__COLUMNS_END,
};

static const struct kin__column only_age[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

const struct kin__column *kin__table_more_find(kin_str group, kin_str plural)
{
    static const struct kin__table tables[] = {
        {"networking.k8s.io", "ingresses", ingresses},
        {"networking.k8s.io", "ingressclasses", ingress_classes},
        {"networking.k8s.io", "networkpolicies", network_policies},
        {"networking.k8s.io", "servicecidrs", service_cidrs},
        {"networking.k8s.io", "ipaddresses", ip_addresses},
        {"discovery.k8s.io", "endpointslices", endpoint_slices},
        {"coordination.k8s.io", "leases", leases},
        {"policy", "poddisruptionbudgets", budgets},
        {"rbac.authorization.k8s.io", "rolebindings", role_bindings},
        {"rbac.authorization.k8s.io", "clusterrolebindings", role_bindings},
        {"storage.k8s.io", "storageclasses", storage_classes},
        {"storage.k8s.io", "volumeattributesclasses", attributes_classes},
        {"storage.k8s.io", "volumeattachments", attachments},
        {"storage.k8s.io", "csidrivers", drivers},
        {"storage.k8s.io", "csinodes", csi_nodes},
        {"admissionregistration.k8s.io", "mutatingwebhookconfigurations",
         webhooks},
        {"admissionregistration.k8s.io", "validatingwebhookconfigurations",
         webhooks},
        {"scheduling.k8s.io", "priorityclasses", priority_classes},
        {"node.k8s.io", "runtimeclasses", runtime_classes},
        {"apiextensions.k8s.io", "customresourcedefinitions", definitions},
        {"resource.k8s.io", "deviceclasses", only_age},
        {"resource.k8s.io", "resourceclaimtemplates", only_age},
    };

    return kin__table_pick(tables, sizeof(tables) / sizeof(tables[0]), group,
                           plural);
}
