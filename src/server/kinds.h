/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds.h - what a server must know of each kind that is in no schema.
 *
 * The rules of a kind are a row of flags and functions; the functions are pure:
 * values in, a document or causes out, no lock, no clock and no storage of
 * their own.  The way of an object through them:
 *
 *   body -> kin__kind_decode -> [patch] -> the engine fills in name, namespace,
 *   uid and creationTimestamp -> kin__kind_prepare_create or _update -> stored
 *
 * Kinds without rules of their own (custom resources among them) have those of
 * kin__kind_rules_find()'s last resort, so a caller never asks whether there
 * are some.
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
    /* DELETE answers with the object, not with a Status. */
    KIN__KIND_RETURNS_DELETED = 1u << 0,
    /* A PUT without resourceVersion is a 422. */
    KIN__KIND_PUT_NEEDS_VERSION = 1u << 1,
    /* A PUT of an object that is not there makes it. */
    KIN__KIND_PUT_MAY_CREATE = 1u << 2,
    /* metadata.generation begins at 1 and grows with the spec. */
    KIN__KIND_HAS_GENERATION = 1u << 3,
    /* There is a status that create and update leave alone. */
    KIN__KIND_HAS_STATUS = 1u << 4,
    /* Deletion waits for the kubelet: see kin__kind_grace(). */
    KIN__KIND_HAS_GRACE = 1u << 5,
    /* Kept for an hour only. */
    KIN__KIND_EXPIRES = 1u << 6,
    /* generateName and the like work, but it is never stored (reviews). */
    KIN__KIND_VIRTUAL = 1u << 7,
    /* A DELETE that says nothing of dependents orphans them. */
    KIN__KIND_ORPHANS = 1u << 8,
    /* Create takes the status that it is given, although there is a door of
     * its own for it. */
    KIN__KIND_KEEPS_STATUS = 1u << 9,
};

struct kin__kind_impl;

/* Static. */
struct kin__kind_rules {
    const char *group;
    const char *plural;
    unsigned flags;
    /* Fields that a field selector may name beyond metadata.name and
     * metadata.namespace; NULL ends them; NULL for none. */
    const char *const *selectable;
    const struct kin__kind_impl *impl; /* private */
};

/* The ports of nodes that Services may have. */
enum {
    KIN__NODE_PORT_FIRST = 30000,
    KIN__NODE_PORTS = 2768, /* up to 32767 */
};

/* What the functions below may need of the world. */
struct kin__kind_ctx {
    const kin_allocator *alloc; /* of the results; NULL for the default */
    const struct kin__schema *schema;
    const struct kin__schema_resource *resource; /* of the request: tells the
                                                    version and the type */
    int64_t now_s;                               /* wall clock, since 1970 */
    struct kin__random *random;                  /* borrowed */
    struct kin__budget *budget;                  /* borrowed; may be NULL */
    kin_str subresource; /* "", "status", "scale", "binding", ... */
    /* Claims an address for a Service.
     * @param wanted  a given one to claim, or empty for any
     * @param ret     its text; NUL-terminated
     * @return 0; KIN_EEXISTS (taken), KIN_EINVAL (not in the range), KIN_ELIMIT
     *         (none left) with a message.  NULL: Services get none. */
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
 * The results of the next three lie in the memory of the document that `in` is
 * of, if it is of one: so most of it is never copied.  See
 * kin__document_new_beside() for what that means.
 */

/* Conforms a body to the type of ctx->resource, with all defaults; apiVersion
 * and kind are put in front if it lacks them.
 * @param opts  borrowed; its `defaults` are not looked at; NULL for none
 * @return 0; KIN_EINVAL (see conform.h), KIN_ELIMIT, KIN_ENOMEM, or those of
 *         ctx->budget, as all below */
int kin__kind_decode(const struct kin__kind_rules *rules,
                     const struct kin__kind_ctx *ctx, kin_value in,
                     const struct kin__conform_opts *opts, kin_document **ret,
                     kin_error *err) KIN_NODISCARD;

/* What a decoded object becomes before it is stored for the first time: status
 * dropped or begun, generation set, addresses claimed; and what is wrong with
 * it, its metadata included.  Fields stand in Go's order.
 * @param causes  empty before; not empty after KIN_EINVAL: a 422
 * @param err     of any other failure, with `http_status` and `reason` where
 *                the API has an answer for it
 * @return 0; KIN_EINVAL with causes; KIN_EINVAL, KIN_ECONFLICT, KIN_EFORBIDDEN
 *         without; KIN_ELIMIT or KIN_ENOMEM */
int kin__kind_prepare_create(const struct kin__kind_rules *rules,
                             const struct kin__kind_ctx *ctx, kin_value in,
                             kin_document **ret, struct kin__causes *causes,
                             kin_error *err) KIN_NODISCARD;

/* The same for a change.  Parts that the request may not change are taken from
 * `old`: the status, or with ctx->subresource "status" all the rest; the
 * generation grows if the spec differs; system fields of the metadata are
 * `old`'s.  The result equals `old` if nothing has changed.
 * @param old  as stored
 * @param in   decoded, in the form of `old` */
int kin__kind_prepare_update(const struct kin__kind_rules *rules,
                             const struct kin__kind_ctx *ctx, kin_value old,
                             kin_value in, kin_document **ret,
                             struct kin__causes *causes,
                             kin_error *err) KIN_NODISCARD;

/* Whether a field selector may name the field, and its value for an object. */
bool kin__kind_is_selectable(const struct kin__kind_rules *rules,
                             kin_str field);
kin_str kin__kind_field(const struct kin__kind_rules *rules, kin_value object,
                        kin_str field, kin_scratch *scratch);

/* Seconds that a deletion must wait.
 * @param asked_s  gracePeriodSeconds of the request; negative if there is none
 * @return 0: it may go at once */
int64_t kin__kind_grace(const struct kin__kind_rules *rules, kin_value object,
                        int64_t asked_s);

/* ---- one stored object in several forms ---- */

/* The resource in whose form objects of `resource` are stored: itself, except
 * for events.k8s.io (core/v1 events) and autoscaling/v1 (autoscaling/v2). */
const struct kin__schema_resource *kin__kind_storage(
    const struct kin__schema *schema,
    const struct kin__schema_resource *resource);

/* From one form to another; `from` and `to` have the same storage.  A copy
 * with apiVersion replaced where the forms do not differ. */
int kin__kind_convert(const struct kin__kind_ctx *ctx,
                      const struct kin__schema_resource *from,
                      const struct kin__schema_resource *to, kin_value in,
                      kin_document **ret, kin_error *err) KIN_NODISCARD;

/* ---- subresources in a form of their own ---- */

/* The autoscaling/v1 Scale of a Deployment, ReplicaSet, StatefulSet or
 * ReplicationController. */
int kin__kind_scale(const struct kin__kind_ctx *ctx, kin_value object,
                    kin_document **ret, kin_error *err) KIN_NODISCARD;

/* The object with the replicas of a Scale; prepare it as an update. */
int kin__kind_set_scale(const struct kin__kind_ctx *ctx, kin_value object,
                        kin_value scale, kin_document **ret,
                        struct kin__causes *causes,
                        kin_error *err) KIN_NODISCARD;

/* The Pod that a core/v1 Binding makes of a Pod: node and condition set.
 * KIN_ECONFLICT with Kubernetes' words if it has a node already. */
int kin__kind_bind_pod(const struct kin__kind_ctx *ctx, kin_value pod,
                       kin_value binding, kin_document **ret,
                       struct kin__causes *causes,
                       kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_KINDS_H */
