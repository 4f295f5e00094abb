/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds.h - rules of each kind that the schema does not contain.
 *
 * The rules of a kind are a row of flags and functions.  The functions are
 * pure: they take values and return a document or causes, and use no lock,
 * clock or storage.  The path of an object:
 *
 *   body -> kin__kind_decode -> [patch] -> the engine sets name, namespace, uid
 *   and creationTimestamp -> kin__kind_prepare_create or _update -> stored
 *
 * Kinds without specific rules, such as custom resources, get the default rules
 * of kin__kind_rules_find(), so callers need not check for NULL.
 */
#ifndef KIN_SERVER_KINDS_H
#define KIN_SERVER_KINDS_H

#include <kin/document.h>

#include "base/random.h"
#include "schema/conform.h"
#include "server/causes.h"

struct kin__schema;
struct kin__schema_resource;

enum kin__kind_flags {
    /* DELETE returns the object, not a Status. */
    KIN__KIND_RETURNS_DELETED = 1u << 0,
    /* A PUT without resourceVersion is a 422. */
    KIN__KIND_PUT_NEEDS_VERSION = 1u << 1,
    /* A PUT of an object that does not exist creates it. */
    KIN__KIND_PUT_MAY_CREATE = 1u << 2,
    /* metadata.generation starts at 1 and is incremented when the spec
     * changes. */
    KIN__KIND_HAS_GENERATION = 1u << 3,
    /* Has a status that create and update ignore. */
    KIN__KIND_HAS_STATUS = 1u << 4,
    /* Deletion waits for the kubelet: see kin__kind_grace(). */
    KIN__KIND_HAS_GRACE = 1u << 5,
    /* Expires after an hour. */
    KIN__KIND_EXPIRES = 1u << 6,
    /* Never stored (reviews); generateName and the like work. */
    KIN__KIND_VIRTUAL = 1u << 7,
    /* A DELETE without a propagation policy orphans dependents. */
    KIN__KIND_ORPHANS = 1u << 8,
    /* Create accepts a status although there is a status subresource. */
    KIN__KIND_KEEPS_STATUS = 1u << 9,
};

struct kin__kind_impl;

/* Static. */
struct kin__kind_rules {
    const char *group;
    const char *plural;
    unsigned flags;
    /* Fields supported by field selectors besides metadata.name and
     * metadata.namespace; NULL-terminated, or NULL. */
    const char *const *selectable;
    const struct kin__kind_impl *impl; /* private */
};

/* The node ports of Services. */
enum {
    KIN__NODE_PORT_FIRST = 30000,
    KIN__NODE_PORTS = 2768, /* up to 32767 */
};

/* The context of a call. */
struct kin__kind_ctx {
    const kin_allocator *alloc; /* for results; NULL for the default */
    const struct kin__schema *schema;
    const struct kin__schema_resource *resource; /* of the request */
    int64_t now_s;                               /* wall clock, since 1970 */
    struct kin__random *random;                  /* borrowed */
    struct kin__budget *budget;                  /* borrowed; may be NULL */
    kin_str subresource; /* "", "status", "scale", "binding", ... */
    /* Claims an address for a Service.  NULL: Services get no addresses.
     * @param wanted  the address to claim, or empty for any
     * @param ret     its text; NUL-terminated
     * @return 0; KIN_EEXISTS (in use), KIN_EINVAL (out of range), KIN_ELIMIT
     *         (no address left) with a message */
    int (*claim_ip)(kin_str wanted, char ret[64], void *userdata,
                    kin_error *err);
    /* The same for a node port; 0 for any. */
    int (*claim_port)(int64_t wanted, int64_t *ret, void *userdata,
                      kin_error *err);
    void *userdata; /* for the claims */
};

/* Never NULL. */
const struct kin__kind_rules *kin__kind_rules_find(kin_str group,
                                                   kin_str plural);

/*
 * The results of the next three functions share the memory of `in`'s document,
 * if it has one, so that most of it is not copied.  See
 * kin__document_new_beside() for the consequences.
 */

/* Conforms a body to the type of ctx->resource, with all defaults; adds
 * apiVersion and kind if they are missing.
 * @param opts  borrowed; `defaults` is ignored; may be NULL
 * @return 0; KIN_EINVAL (see conform.h), KIN_ELIMIT, KIN_ENOMEM, or an error of
 *         ctx->budget, as for all functions below */
int kin__kind_decode(const struct kin__kind_rules *rules,
                     const struct kin__kind_ctx *ctx, kin_value in,
                     const struct kin__conform_opts *opts, kin_document **ret,
                     kin_error *err) KIN_NODISCARD;

/* Prepares a decoded object for its creation: drops or initialises the status,
 * sets the generation, claims addresses, and validates the object including its
 * metadata.  Fields are in Go's order.
 * @param causes  empty; filled on validation errors (422)
 * @param err     any other failure, with `http_status` and `reason` where the
 *                API defines them
 * @return 0; KIN_EINVAL with causes; KIN_EINVAL, KIN_ECONFLICT, KIN_EFORBIDDEN
 *         without; KIN_ELIMIT or KIN_ENOMEM */
int kin__kind_prepare_create(const struct kin__kind_rules *rules,
                             const struct kin__kind_ctx *ctx, kin_value in,
                             kin_document **ret, struct kin__causes *causes,
                             kin_error *err) KIN_NODISCARD;

/* Prepares an update.  Parts that the request may not change are taken from
 * `old`: the status, or for the status subresource everything else; system
 * fields of the metadata, too.  Increments the generation if the spec differs.
 * The result equals `old` if nothing changed.
 * @param old  as stored
 * @param in   decoded, in the version of `old` */
int kin__kind_prepare_update(const struct kin__kind_rules *rules,
                             const struct kin__kind_ctx *ctx, kin_value old,
                             kin_value in, kin_document **ret,
                             struct kin__causes *causes,
                             kin_error *err) KIN_NODISCARD;

/* Whether field selectors support the field, and its value for an object. */
bool kin__kind_is_selectable(const struct kin__kind_rules *rules,
                             kin_str field);
kin_str kin__kind_field(const struct kin__kind_rules *rules, kin_value object,
                        kin_str field, kin_scratch *scratch);

/* The grace period of a deletion in seconds.
 * @param asked_s  gracePeriodSeconds of the request; negative if unset
 * @return 0: delete immediately */
int64_t kin__kind_grace(const struct kin__kind_rules *rules, kin_value object,
                        int64_t asked_s);

/* ---- conversion between versions ---- */

/* The storage version of a resource: the resource itself, except for
 * events.k8s.io (core/v1 events) and autoscaling/v1 (autoscaling/v2). */
const struct kin__schema_resource *kin__kind_storage(
    const struct kin__schema *schema,
    const struct kin__schema_resource *resource);

/* Converts an object between two versions with the same storage version.  If
 * the versions do not differ, it only replaces apiVersion. */
int kin__kind_convert(const struct kin__kind_ctx *ctx,
                      const struct kin__schema_resource *from,
                      const struct kin__schema_resource *to, kin_value in,
                      kin_document **ret, kin_error *err) KIN_NODISCARD;

/* ---- subresources with their own kind ---- */

/* The autoscaling/v1 Scale of a Deployment, ReplicaSet, StatefulSet or
 * ReplicationController. */
int kin__kind_scale(const struct kin__kind_ctx *ctx, kin_value object,
                    kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Applies the replicas of a Scale to an object; prepare the result as an
 * update. */
int kin__kind_set_scale(const struct kin__kind_ctx *ctx, kin_value object,
                        kin_value scale, kin_document **ret,
                        struct kin__causes *causes,
                        kin_error *err) KIN_NODISCARD;

/* Applies a core/v1 Binding to a Pod: sets its node and its PodScheduled
 * condition.  KIN_ECONFLICT with Kubernetes' message if it already has a node.
 */
int kin__kind_bind_pod(const struct kin__kind_ctx *ctx, kin_value pod,
                       kin_value binding, kin_document **ret,
                       struct kin__causes *causes,
                       kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_KINDS_H */
