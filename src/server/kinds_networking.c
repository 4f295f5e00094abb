/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_networking.c - networking.k8s.io and discovery.k8s.io.
 */
#include <assert.h>

#include "server/kinds_impl.h"

static const struct kin__at *const ROOT = NULL;

/* ---- Ingress ---- */

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

    /* A wildcard matches one label. */
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

/* ---- NetworkPolicy ---- */

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

/* ---- EndpointSlice ---- */

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

static void endpoint_slice_validate_update(struct kin__causes *causes,
                                           kin_value old, kin_value object)
{
    assert(kin_value_exists(old));
    kin__check_fixed(causes, "addressType", old, object);
}

const struct kin__kind_impl kin__kind_endpoint_slice = {
    .validate = endpoint_slice_validate,
    .validate_update = endpoint_slice_validate_update,
};
