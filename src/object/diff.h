/* SPDX-License-Identifier: Apache-2.0 */
/*
 * diff.h - the walk over two values that finds what differs.
 */
#ifndef KIN_OBJECT_DIFF_H
#define KIN_OBJECT_DIFF_H

#include <kin/patch.h>

#include "object/path.h"

struct kin__diff {
    struct kin__steps *steps; /* borrowed; the way to the values compared */
    kin_change_visit *visit;
    void *userdata;
    bool whole_arrays; /* an array changes as a whole, as in a merge patch */
};

/* Tells the changes between two values.  Afterwards the steps are what they
 * were, also after a failure.  0, KIN_ENOMEM, or what the visitor returned. */
int kin__diff_run(struct kin__diff *diff, kin_value a,
                  kin_value b) KIN_NODISCARD;

/* Tells one change at the place where the steps lead. */
int kin__diff_tell(struct kin__diff *diff, kin_value a,
                   kin_value b) KIN_NODISCARD;

#endif /* KIN_OBJECT_DIFF_H */
