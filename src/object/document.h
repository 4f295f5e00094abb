/* SPDX-License-Identifier: Apache-2.0 */
/*
 * document.h - documents inside the library.
 */
#ifndef KIN_OBJECT_DOCUMENT_H
#define KIN_OBJECT_DOCUMENT_H

#include <kin/document.h>

#include "object/builder.h"

struct kin_document {
    struct kin__arena *arena; /* owned */
    kin__val root;            /* KIN__VAL_NONE until it is finished */
    struct kin__builder builder;
    int error; /* the first failure of the filling; 0 for none */
};

/* Makes an empty document of which the arena holds at most `max_bytes`; 0 takes
 * the default. */
int kin__document_new(const kin_allocator *alloc, uint64_t max_bytes,
                      kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Makes an empty document in the memory of the document that `value` is of, so
 * that parts of it can be added at no cost; one of its own if it is of none.
 * Nobody else may use that document meanwhile, and every view of its bytes must
 * be taken anew after each addition. */
int kin__document_new_beside(const kin_allocator *alloc, kin_value value,
                             kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Finishes with the builder's root, or with a value of the document's arena. */
int kin__document_end(kin_document *doc) KIN_NODISCARD;
void kin__document_set_root(kin_document *doc, kin__val root);

/* Lets a finished document be filled again.  Its old value stays readable as
 * long as the document lives, and parts of it can be added at no cost; but
 * every view of its bytes must be taken anew after each addition. */
kin_value kin__document_reopen(kin_document *doc);

#endif /* KIN_OBJECT_DOCUMENT_H */
