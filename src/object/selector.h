/* SPDX-License-Identifier: Apache-2.0 */
/*
 * selector.h - the requirements of a kin_selector.
 */
#ifndef KIN_OBJECT_SELECTOR_H
#define KIN_OBJECT_SELECTOR_H

#include <kin/selector.h>

struct kin__buf;

/* Operator of a requirement. */
enum kin__selector_op {
    KIN__SELECTOR_EXISTS,        /* a */
    KIN__SELECTOR_NOT_EXISTS,    /* !a */
    KIN__SELECTOR_EQUALS,        /* a=b */
    KIN__SELECTOR_DOUBLE_EQUALS, /* a==b, the same; labels only */
    KIN__SELECTOR_NOT_EQUALS,    /* a!=b */
    KIN__SELECTOR_IN,            /* a in (b,c) */
    KIN__SELECTOR_NOT_IN,        /* a notin (b,c) */
    KIN__SELECTOR_GREATER,       /* a>1 */
    KIN__SELECTOR_LESS,          /* a<1 */
};

/* One requirement. */
struct kin__requirement {
    kin_str key;              /* key of a label, or path of a field */
    enum kin__selector_op op; /* how the value is compared */
    const kin_str *values;    /* in byte order if from a selector */
    size_t value_count;       /* 0 for (not) exists, 1 for all but (not) in */
};

/* Create a selector from requirements, which are copied with all their strings;
 * KIN_EINVAL if a requirement cannot be expressed as text.  Requirements on
 * fields are KIN__SELECTOR_EQUALS or KIN__SELECTOR_NOT_EQUALS, with unescaped
 * values. */
int kin__selector_new_labels(const kin_allocator *alloc,
                             const struct kin__requirement *requirements,
                             size_t count, kin_selector **ret,
                             kin_error *err) KIN_NODISCARD;

int kin__selector_new_fields(const kin_allocator *alloc,
                             const struct kin__requirement *requirements,
                             size_t count, kin_selector **ret,
                             kin_error *err) KIN_NODISCARD;

/* Creates a selector that matches nothing, and tests for it.  It has no
 * requirements and an empty text, so it must not be sent to a server. */
int kin__selector_new_nothing(const kin_allocator *alloc, kin_selector **ret,
                              kin_error *err) KIN_NODISCARD;
bool kin__selector_is_nothing(const kin_selector *selector);

/* Whether a selector matches every object; NULL does. */
bool kin__selector_is_everything(const kin_selector *selector);

/* Return the number of requirements, and one of them in the order of the text;
 * NULL if the index is too large. */
size_t kin__selector_count(const kin_selector *selector);

const struct kin__requirement *kin__selector_at(const kin_selector *selector,
                                                size_t index);

/* Whether only objects with one particular value of a key, such as
 * "metadata.name", can match.  The value is borrowed from the selector; `ret`
 * may be NULL.  For labels only the first requirement on the key counts, as in
 * Kubernetes. */
bool kin__selector_requires(const kin_selector *selector, kin_str key,
                            kin_str *ret);

#endif /* KIN_OBJECT_SELECTOR_H */
