/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_document: a value that belongs to no cache.
 *
 * Results of calls, bodies of requests and objects being built live in
 * documents.  A document owns the memory of its value and of all inside it.
 * It is filled from front to back:
 *
 *     kin_document_open_object(doc);
 *     kin_document_key(doc, kin_s("kind"));
 *     kin_document_add_string(doc, kin_s("ConfigMap"));
 *     kin_document_close(doc);
 *     r = kin_document_finish(doc, &err);
 *
 * The first failure sticks: what comes after it does nothing and returns the
 * same code, so only the last call needs a check.  A finished document never
 * changes.
 */
#ifndef KIN_DOCUMENT_H
#define KIN_DOCUMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** An owner of a value. */
typedef struct kin_document kin_document;

/**
 * Make an empty document, to be filled by the functions below.
 * @param alloc  borrowed until the document is freed; NULL for the default
 * @param ret    released with kin_document_free()
 * @param err    may be NULL
 * @return 0 or KIN_ENOMEM
 * Threads: any.
 * Since: 0.1
 */
KIN_API int kin_document_new(const kin_allocator *alloc, kin_document **ret,
                             kin_error *err);

/**
 * Make a document that holds a copy of a value.
 * @param alloc  borrowed until the document is freed; NULL for the default
 * @param value  copied; not absent
 * @param ret    finished; released with kin_document_free()
 * @param err    may be NULL
 * @return 0, KIN_EINVAL (absent), KIN_ELIMIT (over 1 GiB) or KIN_ENOMEM
 * Threads: any that may read the value.
 * Since: 0.1
 */
KIN_API int kin_document_new_copy(const kin_allocator *alloc, kin_value value,
                                  kin_document **ret, kin_error *err);

/**
 * Release a document and every value in it.
 * @param doc  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_document *kin_document_free(kin_document *doc);

/**
 * Give the document's value.
 * @param doc  borrowed
 * @return borrowed from the document; absent until it is finished
 * Threads: any, once the document is finished.
 * Since: 0.1
 */
KIN_API kin_value kin_document_root(const kin_document *doc);

/**
 * End the filling.
 * @param doc  holds one whole value
 * @param err  may be NULL
 * @return 0, the code of the first failure since the document was made, or
 *         KIN_EINVAL when there is no value or something is still open
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_finish(kin_document *doc, kin_error *err);

/**
 * Begin an object; its members follow, each as a key and a value.
 * @return 0, KIN_EINVAL (no value may stand here) or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_open_object(kin_document *doc);

/**
 * Begin an array; its elements follow.
 * @return 0, KIN_EINVAL (no value may stand here) or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_open_array(kin_document *doc);

/**
 * End the object or array that was begun last.
 * @return 0, KIN_EINVAL (nothing is open, or a key has no value), KIN_EEXISTS
 *         (a key came twice), KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_close(kin_document *doc);

/**
 * Name the member whose value comes next.
 * @param doc  an object is open
 * @param key  copied; valid UTF-8
 * @return 0, KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_key(kin_document *doc, kin_str key);

/**
 * Add null.
 * @return 0, KIN_EINVAL (no value may stand here) or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_add_null(kin_document *doc);

/**
 * Add true or false.
 * @return 0, KIN_EINVAL (no value may stand here) or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_add_bool(kin_document *doc, bool boolean);

/**
 * Add an integer.
 * @return 0, KIN_EINVAL (no value may stand here), KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_add_int(kin_document *doc, int64_t number);

/**
 * Add a number in the shortest form that reads back as the same double.
 * @return 0, KIN_EINVAL (not finite, or no value may stand here), KIN_ELIMIT or
 *         KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_add_double(kin_document *doc, double number);

/**
 * Add a number by its JSON literal, which is kept as it is.
 * @param doc      borrowed
 * @param literal  copied
 * @return 0, KIN_EINVAL (no JSON number, or no value may stand here),
 *         KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_add_number(kin_document *doc, kin_str literal);

/**
 * Add a string.
 * @param doc    borrowed
 * @param bytes  copied; valid UTF-8
 * @return 0, KIN_EINVAL (not UTF-8, or no value may stand here), KIN_ELIMIT or
 *         KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_add_string(kin_document *doc, kin_str bytes);

/**
 * Add a time as a string in Kubernetes' form.
 * @param doc      borrowed
 * @param seconds  since 1970; of a year from 1 to 9999
 * @return 0, KIN_EINVAL, KIN_ELIMIT or KIN_ENOMEM
 * Threads: owner.
 * Since: 0.1
 */
KIN_API int kin_document_add_seconds(kin_document *doc, int64_t seconds);

/**
 * Add a copy of a value from anywhere.
 * @param doc    borrowed
 * @param value  copied; not absent
 * @return 0, KIN_EINVAL (absent, or no value may stand here), KIN_ELIMIT or
 *         KIN_ENOMEM
 * Threads: owner of `doc`, who may also read the value.
 * Since: 0.1
 */
KIN_API int kin_document_add_value(kin_document *doc, kin_value value);

KIN_DEFINE_AUTO(kin_document, kin_document_free);

KIN_END_DECLS

#endif /* KIN_DOCUMENT_H */
