/* SPDX-License-Identifier: Apache-2.0 */
/*
 * patch_out.h - creates a patch document from changes.
 *
 * A source of changes (a diff, an edit) reports them to `diff.visit` in an
 * order in which they can be applied one by one, with changes below the same
 * member adjacent.
 */
#ifndef KIN_OBJECT_PATCH_OUT_H
#define KIN_OBJECT_PATCH_OUT_H

#include "object/diff.h"
#include "object/document.h"

struct kin__patch_out {
    bool is_merge;          /* a merge patch, else a JSON patch */
    struct kin__diff diff;  /* receives the changes; ready after init */
    struct kin__steps path; /* path of the current change: diff.steps */
    struct kin__steps open; /* merge: path of the open objects */
    bool has_root;          /* merge: something was written */
    struct kin__buf text;   /* JSON: current pointer */
    kin_document *doc;      /* owned */
};

/* Set `is_merge` before the call.  0 or KIN_ENOMEM. */
int kin__patch_out_init(struct kin__patch_out *out, const kin_allocator *alloc,
                        kin_error *err) KIN_NODISCARD;
void kin__patch_out_done(struct kin__patch_out *out);

/* Returns the finished patch.  `value` is the base, used if there was no
 * change. */
int kin__patch_out_end(struct kin__patch_out *out, kin_value value,
                       kin_document **ret) KIN_NODISCARD;

#define KIN__AUTO_PATCH_OUT                                                    \
    __attribute__((cleanup(kin__patch_out_done))) struct kin__patch_out

#endif /* KIN_OBJECT_PATCH_OUT_H */
