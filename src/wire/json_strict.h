/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_strict.h - strict field validation: finds unknown and duplicate members.
 *
 * A parsed value has no duplicates any more, so this scans the text itself, in
 * order, as kube-apiserver does for fieldValidation.
 */
#ifndef KIN_WIRE_JSON_STRICT_H
#define KIN_WIRE_JSON_STRICT_H

#include <kin/document.h>

struct kin__schema_type;

enum {
    /* Maximum depth of the body of a request. */
    KIN__JSON_BODY_DEPTH = 1000,
};

/* Called for each such member, in the order of the text.
 * @param path  such as `spec.containers[0].bogus`; borrowed
 * @return 0, or a negative code that ends the scan */
typedef int kin__json_strict_visit(kin_str path, bool is_duplicate,
                                   void *userdata);

/* Scans a text that kin_document_parse() has accepted.
 * @param type  borrowed; NULL: every member is known
 * @return 0, the error of the visitor, KIN_ELIMIT (a very long path) or
 *         KIN_ENOMEM */
int kin__json_strict(const kin_allocator *alloc,
                     const struct kin__schema_type *type, kin_str text,
                     kin__json_strict_visit *visit,
                     void *userdata) KIN_NODISCARD;

/* As kin_document_parse(), up to KIN__JSON_BODY_DEPTH; also returns whether the
 * text has duplicate members: if not, kin__json_strict() finds none. */
int kin__document_parse_noting(const kin_allocator *alloc, kin_str text,
                               bool *ret_has_duplicates, kin_document **ret,
                               kin_error *err) KIN_NODISCARD;

#endif /* KIN_WIRE_JSON_STRICT_H */
