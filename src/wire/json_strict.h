/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_strict.h - members that a strict reader would complain of: those that
 * the type does not have, and those that stand there twice.
 *
 * A parsed text no longer knows what stood there twice, so this walks the text
 * itself, in its order, as kube-apiserver does for fieldValidation.
 */
#ifndef KIN_WIRE_JSON_STRICT_H
#define KIN_WIRE_JSON_STRICT_H

#include <kin/document.h>

struct kin__schema_type;

enum {
    /* Arrays and objects in each other in the body of a request. */
    KIN__JSON_BODY_DEPTH = 1000,
};

/* Told of each such member, in the order of the text.
 * @param path  such as `spec.containers[0].bogus`; borrowed for the call
 * @return 0, or a negative code that ends the walk */
typedef int kin__json_strict_visit(kin_str path, bool is_duplicate,
                                   void *userdata);

/* Walks a text that kin_document_parse() has accepted.
 * @param type  borrowed; NULL: every member is known
 * @return 0, what the visitor gave, KIN_ELIMIT (a very long path) or
 *         KIN_ENOMEM */
int kin__json_strict(const kin_allocator *alloc,
                     const struct kin__schema_type *type, kin_str text,
                     kin__json_strict_visit *visit,
                     void *userdata) KIN_NODISCARD;

/* As kin_document_parse(), up to KIN__JSON_BODY_DEPTH, and returns whether a
 * member stood there twice; only then the walk above can find one. */
int kin__document_parse_noting(const kin_allocator *alloc, kin_str text,
                               bool *ret_has_duplicates, kin_document **ret,
                               kin_error *err) KIN_NODISCARD;

#endif /* KIN_WIRE_JSON_STRICT_H */
