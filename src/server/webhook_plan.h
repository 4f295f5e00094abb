/* SPDX-License-Identifier: Apache-2.0 */
/*
 * webhook_plan.h - the webhooks that are configured at one moment, and which
 * requests they match.
 *
 * A plan never changes; a new one replaces it when a configuration does.
 */
#ifndef KIN_SERVER_WEBHOOK_PLAN_H
#define KIN_SERVER_WEBHOOK_PLAN_H

#include "server/admission.h"
#include "server/engine.h"
#include "server/webhook_call.h"

/* The version of AdmissionReview that a webhook gets. */
enum kin__review_version {
    KIN__REVIEW_NONE, /* it accepts none that this server knows */
    KIN__REVIEW_V1,
    KIN__REVIEW_V1BETA1,
};

/* One webhook of a configuration. */
struct kin__webhook {
    kin_value value; /* in a configuration of the plan */
    kin_str name;
    struct kin__webhook_endpoint *endpoint; /* reference; NULL if invalid */
    char *problem; /* owned; why there is no endpoint */
    int64_t timeout_ms;
    enum kin__review_version review;
    bool ignores_failures; /* failurePolicy Ignore */
    bool is_equivalent;    /* matchPolicy */
    bool is_reinvoked;     /* reinvocationPolicy IfNeeded */
    bool allows_dry_run;   /* sideEffects */
};

struct kin__webhook_list {
    struct kin__webhook *items; /* owned */
    size_t count;
};

struct kin__webhook_plan {
    struct kin__ref ref;
    const kin_allocator *alloc;
    kin_object **configurations; /* references; owned */
    size_t configuration_count;
    /* By name of the configuration, then position. */
    struct kin__webhook_list mutating;
    struct kin__webhook_list validating;
};

const struct kin__webhook_plan *kin__webhook_plan_ref(
    const struct kin__webhook_plan *plan);
/* NULL is a no-op. */
void kin__webhook_plan_unref(const struct kin__webhook_plan *plan);

/* ---- the current plan ---- */

/* Reads the configurations when they have changed. */
struct kin__webhooks;

int kin__webhooks_new(const kin_allocator *alloc, struct kin__engine *engine,
                      struct kin__webhook_caller *caller,
                      struct kin__webhooks **ret) KIN_NODISCARD;
struct kin__webhooks *kin__webhooks_free(struct kin__webhooks *webhooks);
struct kin__webhook_caller *kin__webhooks_caller(
    const struct kin__webhooks *webhooks);

/* The plan for a write that begins now.
 * @param ret  released with kin__webhook_plan_unref(); NULL: no webhook has a
 *             rule for the resource
 * @return 0, or a code with the failure set
 * Threads: any. */
int kin__webhooks_plan(struct kin__webhooks *webhooks,
                       const struct kin__resource *resource,
                       kin_str subresource,
                       const struct kin__webhook_plan **ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* ---- matching ---- */

/* What rules and selectors look at; borrowed. */
struct kin__webhook_attributes {
    struct kin__engine *engine;
    const struct kin__resource *resource; /* of the request */
    kin_str subresource;
    enum kin__admission_operation operation;
    kin_str namespace_; /* of a Namespace: its name */
    kin_value object;   /* absent for a deletion */
    kin_value old;      /* absent for a creation */
};

/* Whether a webhook is called.
 * @param ret  the version of the resource that a rule matches, a reference;
 *             NULL: the webhook is not called
 * @return 0, or a code with the failure set */
int kin__webhook_match(const struct kin__webhook *webhook,
                       const struct kin__webhook_attributes *attributes,
                       struct kin__resource **ret,
                       struct kin__failure *failure) KIN_NODISCARD;

#endif /* KIN_SERVER_WEBHOOK_PLAN_H */
