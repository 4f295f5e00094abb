/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * JSON text to objects and documents, and back.
 *
 * Text is read as Kubernetes' clients read it: of a key that stands twice the
 * last value counts, and half a surrogate pair becomes U+FFFD.  Different are:
 * invalid UTF-8 is rejected, not replaced, and numbers keep their literal.  It
 * is written byte for byte as Go writes it, with members in the order in which
 * they came.
 *
 * A text has at most 64 MiB, 10,000 arrays and objects in each other, 1,048,576
 * members in one of them, and 16 MiB in one string; more is KIN_ELIMIT.
 */
#ifndef KIN_JSON_H
#define KIN_JSON_H

#include <kin/alloc.h>
#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/**
 * Read one JSON text into a document.
 * @param alloc  borrowed until the document is freed; NULL for the default
 * @param text   borrowed; white space around the value is fine
 * @param ret    finished; released with kin_document_free()
 * @param err    filled on failure only, with byte and path
 * @return 0, KIN_EPARSE, KIN_ELIMIT (see the top) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_document_parse(const kin_allocator *alloc,
                                             kin_str text, kin_document **ret,
                                             kin_error *err);

/**
 * Read one JSON text into a Kubernetes object, which must have a metadata.name.
 * @param alloc  borrowed until the object is gone; NULL for the default
 * @param text   borrowed; white space around the value is fine
 * @param ret    released with kin_object_unref()
 * @param err    filled on failure only, with byte and path
 * @return 0, KIN_EPARSE, KIN_EINVAL (it has no name), KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_object_parse(const kin_allocator *alloc,
                                           kin_str text, kin_object **ret,
                                           kin_error *err);

/**
 * Write a value as JSON text, piece by piece.
 * @param value     borrowed; the absent value writes nothing
 * @param indent    spaces for each level, at most 16; 0 for the compact form
 * @param write     takes the pieces, in this thread
 * @param userdata  passed to `write`
 * @return 0, KIN_ENOMEM, or what `write` returned
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_value_write(kin_value value, unsigned indent,
                                          kin_write_fn *write, void *userdata);

KIN_END_DECLS

#endif /* KIN_JSON_H */
