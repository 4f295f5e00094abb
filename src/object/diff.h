/* SPDX-License-Identifier: Apache-2.0 */
/*
 * diff.h - finds the differences between two values.
 */
#ifndef KIN_OBJECT_DIFF_H
#define KIN_OBJECT_DIFF_H

#include <kin/patch.h>

#include "object/path.h"

struct kin__diff {
    struct kin__steps *steps; /* borrowed; path of the values being compared */
    kin_change_visit *visit;
    void *userdata;
    bool whole_arrays; /* report an array as a whole, as a merge patch needs it
                        */
};

/* Reports the changes between two values to the visitor.  Restores the steps,
 * also on failure.  0, KIN_ENOMEM, or the visitor's result. */
int kin__diff_run(struct kin__diff *diff, kin_value a,
                  kin_value b) KIN_NODISCARD;

/* Reports one change at the current path. */
int kin__diff_report(struct kin__diff *diff, kin_value a,
                     kin_value b) KIN_NODISCARD;

#endif /* KIN_OBJECT_DIFF_H */
