/* SPDX-License-Identifier: Apache-2.0 */
/*
 * filter.h - selects the objects of a list or a watch.
 */
#ifndef KIN_SERVER_FILTER_H
#define KIN_SERVER_FILTER_H

#include <kin/selector.h>

#include "server/engine_impl.h"

/* The objects that a list or a watch selects. */
struct kin__filter {
    const kin_allocator *alloc; /* borrowed */
    const struct kin__rules *rules;
    const struct kin__resource *resource; /* borrowed */
    kin_selector *labels;                 /* owned; NULL for all */
    kin_selector *fields;                 /* owned; NULL for all */
    kin_str space;                        /* borrowed; empty for all */
};

/* Parses the selectors.  400 for a malformed selector or a field that cannot be
 * selected. */
int kin__filter_init(struct kin__filter *filter, struct kin__engine *engine,
                     const struct kin__resource *resource, kin_str labels,
                     kin_str fields,
                     struct kin__failure *failure) KIN_NODISCARD;
void kin__filter_done(struct kin__filter *filter);

/* Whether the selectors match. */
bool kin__filter_selects(const struct kin__filter *filter,
                         const kin_object *object);
/* Whether the selectors and the namespace match. */
bool kin__filter_matches(const struct kin__filter *filter,
                         const kin_object *object);
/* Steps of the budget that one match costs. */
uint64_t kin__filter_steps(const struct kin__filter *filter,
                           const kin_object *object);
/* Whether there are no selectors. */
bool kin__filter_is_open(const struct kin__filter *filter);

#endif /* KIN_SERVER_FILTER_H */
