/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of networking.k8s.io and discovery.k8s.io. */
#include "base/str.h"
#include "server/table_row.h"

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

const struct kin__table_kind kin__tables_networking[] = {
    {"networking.k8s.io", "ingresses", ingresses},
    {"networking.k8s.io", "ingressclasses", ingress_classes},
    {"networking.k8s.io", "networkpolicies", network_policies},
    {"networking.k8s.io", "servicecidrs", service_cidrs},
    {"networking.k8s.io", "ipaddresses", ip_addresses},
    {"discovery.k8s.io", "endpointslices", endpoint_slices},
    KIN__TABLES_END,
};
