/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_list.h - what lists and watches share: which objects are wanted.
 */
#ifndef KIN_SERVER_ENGINE_LIST_H
#define KIN_SERVER_ENGINE_LIST_H

#include <kin/selector.h>

#include "server/engine_impl.h"

/* Which objects are wanted. */
struct kin__filter {
    const kin_allocator *alloc; /* borrowed */
    const struct kin__rules *rules;
    const struct kin__resource *resource; /* borrowed */
    kin_selector *labels;                 /* owned; NULL for all */
    kin_selector *fields;                 /* owned; NULL for all */
    kin_str space;                        /* borrowed; empty for all */
};

/* Reads the selectors.  400 for what is no selector, or names a field that
 * cannot be selected. */
int kin__filter_init(struct kin__filter *filter, struct kin__engine *engine,
                     const struct kin__resource *resource, kin_str labels,
                     kin_str fields,
                     struct kin__failure *failure) KIN_NODISCARD;
void kin__filter_done(struct kin__filter *filter);

/* Whether selectors want it. */
bool kin__filter_selects(const struct kin__filter *filter,
                         const kin_object *object);
/* The same, and the namespace does. */
bool kin__filter_matches(const struct kin__filter *filter,
                         const kin_object *object);
/* Steps that asking the selectors takes. */
uint64_t kin__filter_steps(const struct kin__filter *filter,
                           const kin_object *object);
/* Whether selectors want all. */
bool kin__filter_is_open(const struct kin__filter *filter);

/* 504: Too large resource version. */
int kin__failure_too_large(struct kin__failure *failure, uint64_t version,
                           uint64_t current);

#endif /* KIN_SERVER_ENGINE_LIST_H */
