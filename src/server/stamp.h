/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stamp.h - sets members of an object's metadata.
 *
 * The result has a fixed order of members: that of Go's struct for built-in
 * kinds, alphabetical for custom resources.
 */
#ifndef KIN_SERVER_STAMP_H
#define KIN_SERVER_STAMP_H

#include <kin/document.h>
#include <kin/object.h>

#include "object/arena.h"

enum kin__stamp_kind {
    KIN__STAMP_REMOVE,
    KIN__STAMP_STRING,
    KIN__STAMP_INT,
    KIN__STAMP_SECONDS,
    KIN__STAMP_VALUE, /* absent removes */
};

/* One member of the metadata; views are borrowed. */
struct kin__stamp {
    const char *key;
    enum kin__stamp_kind kind;
    kin_str text;
    int64_t number; /* also seconds since 1970 */
    kin_value value;
};

/* Copies an object and sets members of its metadata; the last stamp of a key
 * wins.
 * @param object     an object; metadata may be absent
 * @param is_custom  alphabetical order
 * @return 0, KIN_EINVAL (metadata is no object), KIN_ELIMIT, KIN_ENOMEM */
int kin__stamp_copy(const kin_allocator *alloc, kin_value object,
                    bool is_custom, const struct kin__stamp *stamps,
                    size_t count, kin_document **ret,
                    kin_error *err) KIN_NODISCARD;

/* The same in place, without copying unchanged parts.  Texts of stamps must not
 * be views of the document.  After a failure the document is unchanged. */
int kin__stamp(kin_document *doc, bool is_custom,
               const struct kin__stamp *stamps, size_t count,
               kin_error *err) KIN_NODISCARD;

/* Creates an object that shares the values of a document. */
int kin__stamp_object(kin_document *doc, kin_object **ret,
                      kin_error *err) KIN_NODISCARD;

/* Replaces metadata.resourceVersion, which must exist.
 * @param root  given, also on failure
 * @return 0, KIN_EINVAL (it does not exist), KIN_ELIMIT or KIN_ENOMEM */
int kin__stamp_version(struct kin__arena *arena, kin__val root,
                       uint64_t version, kin__val *ret) KIN_NODISCARD;

/* The same for an object of any origin; the result is a new object. */
int kin__stamp_object_version(const kin_allocator *alloc,
                              const kin_object *object, uint64_t version,
                              kin_object **ret, kin_error *err) KIN_NODISCARD;

/* metadata.KEY */
kin_value kin__meta_get(kin_value object, const char *key);
/* The same as text; empty if it is absent or no string. */
kin_str kin__meta_str(kin_value object, const char *key);
/* metadata.resourceVersion as a number; 0 if it is invalid. */
uint64_t kin__object_version(const kin_object *object);

#endif /* KIN_SERVER_STAMP_H */
