/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_intstr: a field that is a number or a string, such as a port ("http" or
 * 80) or the maxUnavailable of a rollout (1 or "25%").
 *
 * The struct is public because it is a plain value that callers fill in.
 */
#ifndef KIN_INTSTR_H
#define KIN_INTSTR_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** A number or a string.  Frozen. */
typedef struct kin_intstr {
    bool is_string; /**< `text` is used, not `number` */
    int32_t number; /**< the number */
    kin_str text;   /**< the string; borrowed */
} kin_intstr;

/**
 * Resolve a number, or a percentage of a total.
 * @param value       borrowed; a string must be a percentage such as "25%"
 * @param total       the value of 100%
 * @param rounds_up   round up instead of down; down is towards negative
 *                    infinity
 * @param ret         the result
 * @return 0, KIN_EPARSE if the string is not a percentage, or KIN_ELIMIT if it
 *         does not fit
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_intstr_scaled(const kin_intstr *value,
                                            int64_t total, bool rounds_up,
                                            int64_t *ret, kin_error *err);

KIN_END_DECLS

#endif /* KIN_INTSTR_H */
