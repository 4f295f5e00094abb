/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_impl.h - the hooks of kinds, and helpers for them.
 *
 * A kind with specific rules has a struct kin__kind_impl, most of whose members
 * are NULL.  kinds.c calls them in this order:
 *
 *   decode          conform with defaults -> adjust
 *   prepare_create  generation, status -> create -> conform -> validate
 *   prepare_update  generation, status -> update -> conform -> validate,
 *                   validate_update
 */
#ifndef KIN_SERVER_KINDS_IMPL_H
#define KIN_SERVER_KINDS_IMPL_H

#include <kin/edit.h>

#include "schema/defaults.h"
#include "schema/schema.h"
#include "server/check.h"
#include "server/kinds.h"

enum kin__kind_name {
    KIN__KIND_NAME_SUBDOMAIN,
    KIN__KIND_NAME_LABEL,
    KIN__KIND_NAME_SEGMENT, /* anything without '/' and '%' */
    KIN__KIND_NAME_CRON,    /* leaves room for a suffix of 11 characters */
};

/* A create or update of an object. */
struct kin__kind_change {
    const struct kin__kind_ctx *ctx;
    kin_edit *edit; /* the result */
    kin_value in;   /* decoded */
    kin_value old;  /* as stored; absent for a create */
    struct kin__causes *causes;
    kin_error *err;
};

struct kin__kind_impl {
    enum kin__kind_name name;
    /* create and update modify values below the members of metadata, spec and
     * status. */
    bool is_deep;
    /* Sets defaults that a row cannot express.  Returns 1 if it changed
     * something, 0 if not, or a negative code. */
    int (*adjust)(const struct kin__kind_ctx *ctx, kin_edit *edit,
                  kin_value in);
    int (*create)(const struct kin__kind_change *change);
    int (*update)(const struct kin__kind_change *change);
    int (*update_status)(const struct kin__kind_change *change);
    void (*validate)(struct kin__causes *causes, kin_value object);
    void (*validate_update)(struct kin__causes *causes, kin_value old,
                            kin_value object);
    /* Paths (`spec.selector`) of immutable fields; NULL-terminated. */
    const char *const *immutable;
};

/* The defaults of all kinds. */
extern const struct kin__default kin__kind_defaults[];
extern const size_t kin__kind_default_count;

/* The kinds with specific rules, by file. */
extern const struct kin__kind_impl kin__kind_pod;
extern const struct kin__kind_impl kin__kind_pod_template;
extern const struct kin__kind_impl kin__kind_deployment;
extern const struct kin__kind_impl kin__kind_replica_set;
extern const struct kin__kind_impl kin__kind_stateful_set;
extern const struct kin__kind_impl kin__kind_daemon_set;
extern const struct kin__kind_impl kin__kind_replication_controller;
extern const struct kin__kind_impl kin__kind_controller_revision;
extern const struct kin__kind_impl kin__kind_job;
extern const struct kin__kind_impl kin__kind_cron_job;
extern const struct kin__kind_impl kin__kind_service;
extern const struct kin__kind_impl kin__kind_namespace;
extern const struct kin__kind_impl kin__kind_node;
extern const struct kin__kind_impl kin__kind_persistent_volume;
extern const struct kin__kind_impl kin__kind_persistent_volume_claim;
extern const struct kin__kind_impl kin__kind_config_map;
extern const struct kin__kind_impl kin__kind_secret;
extern const struct kin__kind_impl kin__kind_endpoints;
extern const struct kin__kind_impl kin__kind_event;
extern const struct kin__kind_impl kin__kind_event_new;
extern const struct kin__kind_impl kin__kind_limit_range;
extern const struct kin__kind_impl kin__kind_resource_quota;
extern const struct kin__kind_impl kin__kind_lease;
extern const struct kin__kind_impl kin__kind_autoscaler;
extern const struct kin__kind_impl kin__kind_ingress;
extern const struct kin__kind_impl kin__kind_ingress_class;
extern const struct kin__kind_impl kin__kind_network_policy;
extern const struct kin__kind_impl kin__kind_role;
extern const struct kin__kind_impl kin__kind_cluster_role;
extern const struct kin__kind_impl kin__kind_role_binding;
extern const struct kin__kind_impl kin__kind_cluster_role_binding;
extern const struct kin__kind_impl kin__kind_disruption_budget;
extern const struct kin__kind_impl kin__kind_priority_class;
extern const struct kin__kind_impl kin__kind_storage_class;
extern const struct kin__kind_impl kin__kind_runtime_class;
extern const struct kin__kind_impl kin__kind_endpoint_slice;
extern const struct kin__kind_impl kin__kind_definition;
extern const struct kin__kind_impl kin__kind_api_service;
extern const struct kin__kind_impl kin__kind_webhooks;
extern const struct kin__kind_impl kin__kind_segment_named;

/* ---- shared ---- */

/* The rules of all kinds; the last row is the default. */
extern const struct kin__kind_rules kin__kind_table[];
extern const size_t kin__kind_table_count;

/* Validates the metadata, for every kind.  API extensions may have finalizers
 * without a domain. */
void kin__kind_check_meta(struct kin__causes *causes,
                          const struct kin__kind_impl *impl, kin_value object,
                          bool is_extension);

/* Validates a PodSpec. */
void kin__check_pod_spec(struct kin__causes *causes, const struct kin__at *at,
                         kin_value spec);
/* Validates a Pod template: its labels, annotations and spec. */
void kin__check_template(struct kin__causes *causes, const struct kin__at *at,
                         kin_value template);
/* Validates a map of quantities. */
void kin__check_quantities(struct kin__causes *causes, const struct kin__at *at,
                           kin_value quantities);

/* The spot at a path such as "spec.template.metadata". */
kin_spot kin__edit_path(kin_edit *edit, kin_spot from, const char *path);
/* Sets the string at a path from the root. */
void kin__edit_put(kin_edit *edit, const char *path, const char *text);

#endif /* KIN_SERVER_KINDS_IMPL_H */
