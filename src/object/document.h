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
int kin__document_new_limited(const kin_allocator *alloc, uint64_t max_bytes,
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

/* ---- filling a document from front to back ----
 *
 *     (void)kin__document_open_object(doc);
 *     (void)kin__document_key(doc, kin_s("kind"));
 *     (void)kin__document_add_string(doc, kin_s("ConfigMap"));
 *     (void)kin__document_close(doc);
 *     r = kin__document_finish(doc, &err);
 *
 * The first failure sticks: what comes after it does nothing and returns the
 * same code, so only the last call needs a check.  0, KIN_EINVAL (no value may
 * stand here, or not a valid one), KIN_ELIMIT or KIN_ENOMEM.  What is added is
 * copied. */

int kin__document_new(const kin_allocator *alloc, kin_document **ret,
                      kin_error *err) KIN_NODISCARD;

/* Also KIN_EINVAL when there is no value or something is still open. */
int kin__document_finish(kin_document *doc, kin_error *err) KIN_NODISCARD;

int kin__document_open_object(kin_document *doc);
int kin__document_open_array(kin_document *doc);

/* Ends what was opened last.  Also KIN_EEXISTS: a key came twice. */
int kin__document_close(kin_document *doc);

int kin__document_key(kin_document *doc, kin_str key);
int kin__document_add_null(kin_document *doc);
int kin__document_add_bool(kin_document *doc, bool boolean);
int kin__document_add_int(kin_document *doc, int64_t number);

/* In the shortest form that reads back as the same double. */
int kin__document_add_double(kin_document *doc, double number);

/* A JSON literal, kept as it is. */
int kin__document_add_number(kin_document *doc, kin_str literal);

int kin__document_add_string(kin_document *doc, kin_str bytes);

/* A time in Kubernetes' form, from seconds since 1970. */
int kin__document_add_seconds(kin_document *doc, int64_t seconds);

int kin__document_add_value(kin_document *doc, kin_value value);

#endif /* KIN_OBJECT_DOCUMENT_H */
