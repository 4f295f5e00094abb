/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rules.h - the interface between the engine and the rules of kinds.
 *
 * The engine handles objects, versions and metadata; everything specific to a
 * kind is behind this table.  Its functions are pure: they take values and
 * return a document or a failure.  Any thread may call them, without a lock.
 *
 * The path of an object:
 *
 *   create  body -> decode -> [convert] -> the engine sets the metadata
 *           -> prepare_create
 *   update  body, or the patched object -> decode -> [convert]
 *           -> prepare_update
 *
 * `kin__rules_plain` accepts everything.  It is used for custom resources, and
 * by an engine without rules also for built-in ones.
 */
#ifndef KIN_SERVER_RULES_H
#define KIN_SERVER_RULES_H

#include <kin/document.h>

#include "base/budget.h"
#include "base/random.h"
#include "server/failure.h"

struct kin__resource;
struct kin__rules;
struct kin__write_opts;

/* The context of a call; all borrowed. */
struct kin__rules_call {
    const struct kin__rules *rules; /* the table itself */
    const kin_allocator *alloc;     /* of the results */
    const struct kin__resource *resource;
    /* While an object is prepared, which is in the storage version: the version
     * of the request; NULL if it is the same. */
    const struct kin__resource *asked;
    const struct kin__resource *storage; /* of custom.c */
    uint64_t request;                    /* unique number of the request */
    kin_str subresource;                 /* "", "status", ... */
    kin_str name;                        /* of the object */
    bool is_patched; /* the input is the result of a patch: if it cannot be
                        decoded, the patch is invalid */
    int64_t now_s;   /* wall clock, since 1970 */
    struct kin__random *random;
    struct kin__budget *budget;         /* of the request; NULL: no limit */
    const struct kin__write_opts *opts; /* validation, warnings; never NULL */
};

/* All return 0 or the failure's code, and a document that is released with
 * kin_document_free().  It may share the memory of `in`'s document, which only
 * the engine uses: see kin__document_new_beside(). */
struct kin__rules {
    void *userdata; /* for the functions */

    /* Of enum kin__kind_flags (kinds.h). */
    unsigned (*flags)(const struct kin__rules *rules,
                      const struct kin__resource *resource);

    /* Conforms a body to its type; kind and apiVersion are set and correct. */
    int (*decode)(const struct kin__rules_call *call, kin_value in,
                  kin_document **ret, struct kin__failure *failure);

    /* Converts from the version of call->resource to another. */
    int (*convert)(const struct kin__rules_call *call,
                   const struct kin__resource *to, kin_value in,
                   kin_document **ret, struct kin__failure *failure);

    /* Prepares and validates a new object. */
    int (*prepare_create)(const struct kin__rules_call *call, kin_value in,
                          kin_document **ret, struct kin__failure *failure);

    /* Prepares and validates an update; see kin__kind_prepare_update(). */
    int (*prepare_update)(const struct kin__rules_call *call, kin_value old,
                          kin_value in, kin_document **ret,
                          struct kin__failure *failure);

    /* Applies a strategic merge patch; the result is not decoded. */
    int (*strategic)(const struct kin__rules_call *call, kin_value original,
                     kin_value patch, kin_document **ret,
                     struct kin__failure *failure);

    /* Field selectors.  An empty field: whether the kind supports any besides
     * name and namespace. */
    bool (*is_selectable)(const struct kin__rules *rules,
                          const struct kin__resource *resource, kin_str field);
    kin_str (*field)(const struct kin__rules *rules,
                     const struct kin__resource *resource, kin_value object,
                     kin_str field, kin_scratch *scratch);

    /* The grace period of a deletion in seconds; `asked_s` is that of the
     * request, negative if unset. */
    int64_t (*grace)(const struct kin__rules *rules,
                     const struct kin__resource *resource, kin_value object,
                     int64_t asked_s);

    /* Subresources with their own kind. */
    int (*scale)(const struct kin__rules_call *call, kin_value object,
                 kin_document **ret, struct kin__failure *failure);
    int (*set_scale)(const struct kin__rules_call *call, kin_value object,
                     kin_value scale, kin_document **ret,
                     struct kin__failure *failure);
    int (*bind)(const struct kin__rules_call *call, kin_value pod,
                kin_value binding, kin_document **ret,
                struct kin__failure *failure);

    /* Called at the end of a request, successful or not.  Optional. */
    void (*end)(const struct kin__rules *rules, uint64_t request);
};

extern const struct kin__rules kin__rules_plain;

#endif /* KIN_SERVER_RULES_H */
