/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_selector: which objects are wanted, by their labels or by their fields.
 *
 * A selector is a list of requirements that all must hold; without any it
 * matches everything.  It never changes once made, so threads may share it.
 * There are two languages, both exactly those of Kubernetes:
 *
 *   labels  a=b, a==b, a!=b, a in (b,c), a notin (b,c), a, !a, a>1, a<1
 *   fields  a=b, a==b, a!=b; in values, '\' stands before '\', ',' and '='
 *
 * What holds when:
 *   A  A label that is absent satisfies !=, notin and !, and nothing else.
 *   B  > and < hold if both sides are 64-bit integers that compare so.
 *   C  A field that is absent counts as one with an empty value.
 *
 * Limits, reported as KIN_ELIMIT: KIN_SELECTOR_LEN_MAX bytes of text,
 * KIN_SELECTOR_REQUIREMENTS_MAX requirements, KIN_SELECTOR_VALUES_MAX values in
 * all.  A byte of value 0 is refused.
 */
#ifndef KIN_SELECTOR_H
#define KIN_SELECTOR_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

enum {
    KIN_SELECTOR_LEN_MAX = 65536,
    KIN_SELECTOR_REQUIREMENTS_MAX = 1024,
    KIN_SELECTOR_VALUES_MAX = 16384,
};

/** A list of requirements; see above. */
typedef struct kin_selector kin_selector;

/** What a requirement asks of the value of its key. */
typedef enum kin_selector_op {
    KIN_SELECTOR_EXISTS,        /**< a */
    KIN_SELECTOR_NOT_EXISTS,    /**< !a */
    KIN_SELECTOR_EQUALS,        /**< a=b */
    KIN_SELECTOR_DOUBLE_EQUALS, /**< a==b, the same; labels only */
    KIN_SELECTOR_NOT_EQUALS,    /**< a!=b */
    KIN_SELECTOR_IN,            /**< a in (b,c) */
    KIN_SELECTOR_NOT_IN,        /**< a notin (b,c) */
    KIN_SELECTOR_GREATER,       /**< a>1 */
    KIN_SELECTOR_LESS,          /**< a<1 */
} kin_selector_op;

/** One requirement; open because callers read it and fill it in. */
typedef struct kin_requirement {
    kin_str key;           /**< of the label, or the field's path */
    kin_selector_op op;    /**< how the key is compared */
    const kin_str *values; /**< in byte order if from a selector */
    size_t value_count;    /**< 0 for (not) exists, 1 for all but (not) in */
} kin_requirement;

/**
 * Looks up a label or field of an object.
 * @param key       the key
 * @param ret       the value, if there is one; valid until the match is over
 * @param userdata  what was given to kin_selector_matches()
 * @return whether there is one
 */
typedef bool kin_selector_get(kin_str key, kin_str *ret, void *userdata);

/**
 * Read a label selector.
 * @param alloc  borrowed for the selector's life; NULL for the default
 * @param text   copied; empty or white space matches everything
 * @param ret    the selector, released with kin_selector_free()
 * @param err    filled on failure only; may be NULL
 * @return 0, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_selector_parse_labels(const kin_allocator *alloc,
                                                    kin_str text,
                                                    kin_selector **ret,
                                                    kin_error *err);

/**
 * Read a field selector.  Which fields exist is not known here: see
 * kin_selector_at().
 * @param alloc  borrowed for the selector's life; NULL for the default
 * @param text   copied; empty matches everything
 * @param ret    the selector, released with kin_selector_free()
 * @param err    filled on failure only; may be NULL
 * @return 0, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_selector_parse_fields(const kin_allocator *alloc,
                                                    kin_str text,
                                                    kin_selector **ret,
                                                    kin_error *err);

/**
 * Make a label selector of requirements.
 * @param alloc         borrowed for the selector's life; NULL for the default
 * @param requirements  copied with all that they view
 * @param count         of the requirements; 0 matches everything
 * @param ret           the selector, released with kin_selector_free()
 * @param err           filled on failure only; may be NULL
 * @return 0, KIN_EINVAL for a requirement that no text could express,
 *         KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_selector_new_labels(
    const kin_allocator *alloc, const kin_requirement *requirements,
    size_t count, kin_selector **ret, kin_error *err);

/**
 * Make a field selector of requirements, whose operations must be
 * KIN_SELECTOR_EQUALS or KIN_SELECTOR_NOT_EQUALS.  The values are not escaped.
 * @param alloc         borrowed for the selector's life; NULL for the default
 * @param requirements  copied with all that they view
 * @param count         of the requirements; 0 matches everything
 * @param ret           the selector, released with kin_selector_free()
 * @param err           filled on failure only; may be NULL
 * @return 0, KIN_EINVAL for a requirement that no text could express,
 *         KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_selector_new_fields(
    const kin_allocator *alloc, const kin_requirement *requirements,
    size_t count, kin_selector **ret, kin_error *err);

/**
 * Make a selector that matches nothing.  It has no requirements and an empty
 * text, so it must not be sent to a server.
 * @param alloc  borrowed for the selector's life; NULL for the default
 * @param ret    the selector, released with kin_selector_free()
 * @param err    filled on failure only; may be NULL
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_selector_new_nothing(const kin_allocator *alloc,
                                                   kin_selector **ret,
                                                   kin_error *err);

/**
 * Release a selector.
 * @param selector  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_selector *kin_selector_free(kin_selector *selector);

/**
 * Tell whether all requirements hold.
 * @param selector  borrowed; NULL matches everything
 * @param get       looks up a label or field; called in this thread only
 * @param userdata  passed to `get`
 * @return true if every requirement holds
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_selector_matches(const kin_selector *selector,
                                  kin_selector_get *get, void *userdata);

/**
 * Tell whether all requirements hold for the labels of an object; for the
 * `match` of a kin_selection, too.
 * @param selector  borrowed; of labels; NULL matches everything
 * @param labels    as kin_object_labels() gives them; absent for none
 * @return true if every requirement holds
 * Threads: any that may read the labels.
 * Since: 0.1
 */
KIN_API bool kin_selector_matches_labels(const kin_selector *selector,
                                         kin_value labels);

/**
 * Tell whether a selector restricts nothing.
 * @param selector  borrowed; NULL matches everything
 * @return true if it matches every object
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_selector_is_everything(const kin_selector *selector);

/**
 * Tell whether a selector was made to match nothing.  Requirements that
 * contradict each other are not found out.
 * @param selector  borrowed; may be NULL
 * @return true for what kin_selector_new_nothing() makes
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_selector_is_nothing(const kin_selector *selector);

/**
 * Give the text as Kubernetes would write it: labels by key, fields by term,
 * values in byte order, without spaces that are not needed.
 * @param selector  borrowed; NULL gives ""
 * @return NUL-terminated; borrowed from the selector
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_selector_text(const kin_selector *selector);

/**
 * Give the number of requirements.
 * @param selector  borrowed; NULL has none
 * @return how many kin_selector_at() can give
 * Threads: any.
 * Since: 0.1
 */
KIN_API size_t kin_selector_count(const kin_selector *selector);

/**
 * Give a requirement, in the order of the text.
 * @param selector  borrowed
 * @param index     from 0
 * @return borrowed from the selector; NULL if there are not so many
 * Threads: any.
 * Since: 0.1
 */
KIN_API const kin_requirement *kin_selector_at(const kin_selector *selector,
                                               size_t index);

/**
 * Tell whether a selector can only match objects with one certain value of a
 * key, such as "metadata.name".  Only the first requirement for the key is
 * looked at in labels, as Kubernetes does.
 * @param selector  borrowed; may be NULL
 * @param key       borrowed
 * @param ret       that value; borrowed from the selector; may be NULL
 * @return true if there is such a value
 * Threads: any.
 * Since: 0.1
 */
KIN_API bool kin_selector_requires(const kin_selector *selector, kin_str key,
                                   kin_str *ret);

KIN_DEFINE_AUTO(kin_selector, kin_selector_free);

KIN_END_DECLS

#endif /* KIN_SELECTOR_H */
