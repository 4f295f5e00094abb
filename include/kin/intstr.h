/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_intstr: a field that is a number or a string, such as a port ("http" or
 * 80) or the maxUnavailable of a rollout (1 or "25%").
 *
 * The struct is open because it is a plain value that callers fill in.
 */
#ifndef KIN_INTSTR_H
#define KIN_INTSTR_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A number or a string; only the member that counts is looked at.  Frozen. */
typedef struct kin_intstr {
    bool is_string; /**< whether `text` counts */
    int32_t number; /**< if it is no string */
    kin_str text;   /**< if it is one; borrowed */
} kin_intstr;

/**
 * Give a number as it is, and a percentage as its share of a total.
 * @param value       borrowed; a string must be a percentage such as "25%"
 * @param total       what 100% is
 * @param rounds_up   whether a share is rounded up rather than down; down is
 *                    towards negative infinity
 * @param ret         the number or the share
 * @return 0, KIN_EPARSE for a string that is no percentage, or KIN_ELIMIT when
 *         it is a number that does not fit
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_intstr_scaled(const kin_intstr *value,
                                            int64_t total, bool rounds_up,
                                            int64_t *ret, kin_error *err);

KIN_END_DECLS

#endif /* KIN_INTSTR_H */
