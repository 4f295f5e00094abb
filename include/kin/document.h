/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_document: a value outside of a cache.
 *
 * Documents hold the results of calls and the bodies of requests.  A document
 * owns the memory of its value and never changes.  It is created from JSON text
 * (kin/json.h), from an edit (kin/edit.h) or as a copy.
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

/** A document. */
typedef struct kin_document kin_document;

/**
 * Create a document as a copy of a value.
 * @param alloc  borrowed until the document is freed; NULL for the default
 * @param value  copied; not absent
 * @param ret    finished; released with kin_document_free()
 * @return 0, KIN_EINVAL (absent), KIN_ELIMIT (over 1 GiB) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_document_new_copy(const kin_allocator *alloc,
                                                kin_value value,
                                                kin_document **ret,
                                                kin_error *err);

/**
 * Release a document and every value in it.
 * @param doc  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_document *kin_document_free(kin_document *doc);

/**
 * Return the document's value.
 * @param doc  borrowed
 * @return borrowed from the document; absent until it is finished
 * Threads: any.
 */
KIN_API kin_value kin_document_root(const kin_document *doc);

KIN_DEFINE_AUTO(kin_document, kin_document_free);

KIN_END_DECLS

#endif /* KIN_DOCUMENT_H */
