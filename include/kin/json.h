/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * JSON text to objects and documents, and back.
 *
 * Text is parsed as by Kubernetes' clients: the last of duplicate keys wins,
 * and half of a surrogate pair becomes U+FFFD.  Differences: invalid UTF-8 is
 * rejected instead of replaced, and numbers keep their literal.  Output is
 * byte-identical to Go's, with members in their original order.
 *
 * Limits, reported as KIN_ELIMIT: 64 MiB of text, 10,000 levels of nesting,
 * 1,048,576 members of one array or object, 16 MiB per string.
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
 * Parse JSON text to a document.
 * @param alloc  borrowed until the document is freed; NULL for the default
 * @param text   borrowed; surrounding white space is allowed
 * @param ret    finished; released with kin_document_free()
 * @param err    filled on failure only, with byte and path
 * @return 0, KIN_EPARSE, KIN_ELIMIT (see the top) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_document_parse(const kin_allocator *alloc,
                                             kin_str text, kin_document **ret,
                                             kin_error *err);

/**
 * Parse JSON text to a Kubernetes object, which must have a metadata.name.
 * @param alloc  borrowed until the object is freed; NULL for the default
 * @param text   borrowed; surrounding white space is allowed
 * @param ret    released with kin_object_unref()
 * @param err    filled on failure only, with byte and path
 * @return 0, KIN_EPARSE, KIN_EINVAL (no name), KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_object_parse(const kin_allocator *alloc,
                                           kin_str text, kin_object **ret,
                                           kin_error *err);

/**
 * Write a value as JSON text.
 * @param value     borrowed; an absent value writes nothing
 * @param indent    spaces per level, at most 16; 0 for the compact form
 * @param write     receives the pieces, on this thread
 * @param userdata  passed to `write`
 * @return 0, KIN_ENOMEM, or the error of `write`
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_value_write(kin_value value, unsigned indent,
                                          kin_write_fn *write, void *userdata);

KIN_END_DECLS

#endif /* KIN_JSON_H */
