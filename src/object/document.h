/* SPDX-License-Identifier: Apache-2.0 */
/*
 * document.h - internals of kin_document.
 */
#ifndef KIN_OBJECT_DOCUMENT_H
#define KIN_OBJECT_DOCUMENT_H

#include <kin/document.h>

#include "object/builder.h"

struct kin_document {
    struct kin__arena *arena; /* owned */
    kin__val root;            /* KIN__VAL_NONE until finished */
    struct kin__builder builder;
    int error; /* first failure while filling; 0 if none */
};

/* Creates an empty document whose arena is limited to `max_bytes`; 0 means the
 * default. */
int kin__document_new_limited(const kin_allocator *alloc, uint64_t max_bytes,
                              kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Creates an empty document in the arena of the document that contains `value`,
 * so that parts of it can be added without copying.  If `value` is not in a
 * document, the new document gets its own arena.  The other document must not
 * be used meanwhile, and every addition invalidates views of its bytes. */
int kin__document_new_beside(const kin_allocator *alloc, kin_value value,
                             kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Finish the document with the builder's root, or with a value of its arena. */
int kin__document_end(kin_document *doc) KIN_NODISCARD;
void kin__document_set_root(kin_document *doc, kin__val root);

/* Reopens a finished document for filling and returns its old value, which
 * stays readable as long as the document lives.  Parts of it can be added
 * without copying, but every addition invalidates views of its bytes. */
kin_value kin__document_reopen(kin_document *doc);

/* ---- filling a document, front to back ----
 *
 *     (void)kin__document_open_object(doc);
 *     (void)kin__document_key(doc, kin_s("kind"));
 *     (void)kin__document_add_string(doc, kin_s("ConfigMap"));
 *     (void)kin__document_close(doc);
 *     r = kin__document_finish(doc, &err);
 *
 * The first failure is sticky: later calls do nothing and return the same code,
 * so only the last call needs a check.  0, KIN_EINVAL (a value is not allowed
 * here, or is invalid), KIN_ELIMIT or KIN_ENOMEM.  Everything that is added is
 * copied. */

int kin__document_new(const kin_allocator *alloc, kin_document **ret,
                      kin_error *err) KIN_NODISCARD;

/* Also KIN_EINVAL if there is no value or an array or object is open. */
int kin__document_finish(kin_document *doc, kin_error *err) KIN_NODISCARD;

int kin__document_open_object(kin_document *doc);
int kin__document_open_array(kin_document *doc);

/* Closes the innermost open array or object.  Also KIN_EEXISTS for a duplicate
 * key. */
int kin__document_close(kin_document *doc);

int kin__document_key(kin_document *doc, kin_str key);
int kin__document_add_null(kin_document *doc);
int kin__document_add_bool(kin_document *doc, bool boolean);
int kin__document_add_int(kin_document *doc, int64_t number);

/* Adds the shortest form that parses as the same double. */
int kin__document_add_double(kin_document *doc, double number);

/* Adds a JSON literal verbatim. */
int kin__document_add_number(kin_document *doc, kin_str literal);

int kin__document_add_string(kin_document *doc, kin_str bytes);

/* Adds a time in Kubernetes' format, from seconds since 1970. */
int kin__document_add_seconds(kin_document *doc, int64_t seconds);

int kin__document_add_value(kin_document *doc, kin_value value);

#endif /* KIN_OBJECT_DOCUMENT_H */
