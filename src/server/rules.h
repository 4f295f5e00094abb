/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rules.h - what the engine asks about kinds.
 *
 * The engine knows objects, versions and metadata; all that differs from kind
 * to kind is behind this table.  Its functions are pure: values in, a document
 * or a failure out.  They are called by any thread, without any lock.
 *
 * The way of an object to its store:
 *
 *   create  body -> decode -> [convert] -> the engine fills in the metadata
 *           -> prepare_create
 *   update  body, or what a patch makes of the old object -> decode
 *           -> [convert] -> prepare_update
 *
 * `kin__rules_plain` takes all as it comes; it is what custom resources get,
 * and what an engine without rules has for built-in ones too.
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

/* What a function may want to know; all borrowed for the call. */
struct kin__rules_call {
    const struct kin__rules *rules; /* the table itself */
    const kin_allocator *alloc;     /* of the results */
    const struct kin__resource *resource;
    uint64_t request;    /* that it is a part of: a number of its own */
    kin_str subresource; /* "", "status", ... */
    kin_str name;        /* of the object */
    bool is_patched;     /* what is decoded was made by a patch: if it cannot
                            be, the patch is invalid */
    int64_t now_s;       /* wall clock, since 1970 */
    struct kin__random *random;
    struct kin__budget *budget;         /* of the request; NULL: no limit */
    const struct kin__write_opts *opts; /* validation, warnings; never NULL */
};

/* All return 0 or the failure's code, and give a document that is released
 * with kin_document_free().  It may lie in the memory of the document that `in`
 * is of, which is the engine's alone: see kin__document_new_beside(). */
struct kin__rules {
    void *userdata; /* for the functions */

    /* Of enum kin__kind_flags (kinds.h). */
    unsigned (*flags)(const struct kin__rules *rules,
                      const struct kin__resource *resource);

    /* A body as the type has it; kind and apiVersion are there and right. */
    int (*decode)(const struct kin__rules_call *call, kin_value in,
                  kin_document **ret, struct kin__failure *failure);

    /* From the form of call->resource to that of another version. */
    int (*convert)(const struct kin__rules_call *call,
                   const struct kin__resource *to, kin_value in,
                   kin_document **ret, struct kin__failure *failure);

    /* What is stored at first, or why it must not be. */
    int (*prepare_create)(const struct kin__rules_call *call, kin_value in,
                          kin_document **ret, struct kin__failure *failure);

    /* The same for a change; see kin__kind_prepare_update(). */
    int (*prepare_update)(const struct kin__rules_call *call, kin_value old,
                          kin_value in, kin_document **ret,
                          struct kin__failure *failure);

    /* A strategic merge patch; not decoded yet. */
    int (*strategic)(const struct kin__rules_call *call, kin_value original,
                     kin_value patch, kin_document **ret,
                     struct kin__failure *failure);

    /* Field selectors.  An empty field asks whether the kind has any beyond
     * name and namespace. */
    bool (*is_selectable)(const struct kin__rules *rules,
                          const struct kin__resource *resource, kin_str field);
    kin_str (*field)(const struct kin__rules *rules,
                     const struct kin__resource *resource, kin_value object,
                     kin_str field, kin_scratch *scratch);

    /* Seconds that a deletion waits; `asked_s` is negative if none were asked
     * for. */
    int64_t (*grace)(const struct kin__rules *rules,
                     const struct kin__resource *resource, kin_value object,
                     int64_t asked_s);

    /* Subresources in a form of their own. */
    int (*scale)(const struct kin__rules_call *call, kin_value object,
                 kin_document **ret, struct kin__failure *failure);
    int (*set_scale)(const struct kin__rules_call *call, kin_value object,
                     kin_value scale, kin_document **ret,
                     struct kin__failure *failure);
    int (*bind)(const struct kin__rules_call *call, kin_value pod,
                kin_value binding, kin_document **ret,
                struct kin__failure *failure);

    /* The request of some calls is over, stored or not.  May be NULL. */
    void (*end)(const struct kin__rules *rules, uint64_t request);
};

extern const struct kin__rules kin__rules_plain;

#endif /* KIN_SERVER_RULES_H */
