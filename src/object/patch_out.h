/* SPDX-License-Identifier: Apache-2.0 */
/*
 * patch_out.h - a patch document made of changes.
 *
 * Whoever knows changes (a difference, an edit) tells them to `diff.visit`, in
 * an order in which they can be made one after the other, and those below one
 * member side by side.
 */
#ifndef KIN_OBJECT_PATCH_OUT_H
#define KIN_OBJECT_PATCH_OUT_H

#include "object/diff.h"
#include "object/document.h"

struct kin__patch_out {
    bool is_merge;          /* a merge patch, else a JSON patch */
    struct kin__diff diff;  /* where changes are told; ready after init */
    struct kin__steps path; /* of the change in hand: diff.steps */
    struct kin__steps open; /* merge: the objects that are open */
    bool has_root;          /* merge: something was written */
    struct kin__buf text;   /* JSON: the pointer in hand */
    kin_document *doc;      /* owned */
};

/* Set `is_merge` before.  0 or KIN_ENOMEM. */
int kin__patch_out_init(struct kin__patch_out *out, const kin_allocator *alloc,
                        kin_error *err) KIN_NODISCARD;
void kin__patch_out_done(struct kin__patch_out *out);

/* Hands the finished patch over.  `value` is what it is for, in case that there
 * was no change. */
int kin__patch_out_end(struct kin__patch_out *out, kin_value value,
                       kin_document **ret) KIN_NODISCARD;

#define KIN__AUTO_PATCH_OUT                                                    \
    __attribute__((cleanup(kin__patch_out_done))) struct kin__patch_out

#endif /* KIN_OBJECT_PATCH_OUT_H */
