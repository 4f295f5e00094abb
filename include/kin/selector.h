/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_selector: label and field selectors.
 *
 * A selector is a list of requirements that must all hold; an empty one matches
 * everything.  It is immutable and thread-safe.  The syntax is that of
 * Kubernetes:
 *
 *   labels  a=b, a==b, a!=b, a in (b,c), a notin (b,c), a, !a, a>1, a<1
 *   fields  a=b, a==b, a!=b; in values, '\' escapes '\', ',' and '='
 *
 * Semantics:
 *   A  An absent label satisfies only !=, notin and !.
 *   B  > and < compare 64-bit integers; they fail if a side is not an integer.
 *   C  An absent field has the empty value.
 *
 * Limits, reported as KIN_ELIMIT: KIN_SELECTOR_LEN_MAX bytes of text,
 * KIN_SELECTOR_REQUIREMENTS_MAX requirements, KIN_SELECTOR_VALUES_MAX values in
 * total.  NUL bytes are an error.
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

/**
 * Looks up a label or field of an object.
 * @param key       the key
 * @param ret       the value, if there is one; valid until the match is over
 * @param userdata  as passed to kin_selector_matches()
 * @return false if there is no value
 */
typedef bool kin_selector_get(kin_str key, kin_str *ret, void *userdata);

/**
 * Parse a label selector.
 * @param alloc  borrowed for the selector's life; NULL for the default
 * @param text   copied; empty or white space matches everything
 * @param ret    the selector, released with kin_selector_free()
 * @return 0, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_selector_parse_labels(const kin_allocator *alloc,
                                                    kin_str text,
                                                    kin_selector **ret,
                                                    kin_error *err);

/**
 * Parse a field selector.  Field names are not checked.
 * @param alloc  borrowed for the selector's life; NULL for the default
 * @param text   copied; empty matches everything
 * @param ret    the selector, released with kin_selector_free()
 * @return 0, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_selector_parse_fields(const kin_allocator *alloc,
                                                    kin_str text,
                                                    kin_selector **ret,
                                                    kin_error *err);

/**
 * Release a selector.
 * @param selector  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_selector *kin_selector_free(kin_selector *selector);

/**
 * Check whether all requirements hold.
 * @param selector  borrowed; NULL matches everything
 * @param get       looks up a label or field; called in this thread only
 * @param userdata  passed to `get`
 * @return true if every requirement holds
 * Threads: any.
 */
KIN_API bool kin_selector_matches(const kin_selector *selector,
                                  kin_selector_get *get, void *userdata);

/**
 * Check whether all requirements hold for the labels of an object; also usable
 * as `match` of a kin_selection.
 * @param selector  borrowed; of labels; NULL matches everything
 * @param labels    as kin_object_labels(); may be absent
 * @return true if every requirement holds
 * Threads: any.
 */
KIN_API bool kin_selector_matches_labels(const kin_selector *selector,
                                         kin_value labels);

/**
 * Return the canonical text, as formatted by Kubernetes: labels sorted by key,
 * fields by term, values in byte order, without unnecessary spaces.
 * @param selector  borrowed; NULL gives ""
 * @return borrowed from the selector
 * Threads: any.
 */
KIN_API kin_str kin_selector_text(const kin_selector *selector);

KIN_DEFINE_AUTO(kin_selector, kin_selector_free);

KIN_END_DECLS

#endif /* KIN_SELECTOR_H */
