/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conditions.h - conditions of a status.
 *
 * A controller that owns all conditions of an object reads them into a list,
 * edits the list and writes it back.  If other writers have conditions in the
 * same list, or members that are unknown here, use kin__condition_put() for a
 * single one.
 */
#ifndef KIN_CONTROLLERS_CONDITIONS_H
#define KIN_CONTROLLERS_CONDITIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/edit.h>
#include <kin/str.h>
#include <kin/value.h>

/* ---- lists of conditions ---- */

enum { KIN__CONDITIONS_MAX = 32 }; /* further ones are ignored */

/* One condition; its strings are borrowed. */
struct kin__condition {
    kin_str type;
    kin_str status; /* "True", "False" or "Unknown" */
    kin_str reason;
    kin_str message;
    int64_t updated_s; /* seconds since 1970; 0: unknown */
    int64_t changed_s; /* time of the last transition; 0: unknown */
};

struct kin__conditions {
    struct kin__condition list[KIN__CONDITIONS_MAX];
    size_t count;
};

/* Reads a list of conditions. */
void kin__conditions_read(kin_value list, struct kin__conditions *ret);

/* Finds a condition; borrowed, NULL if there is none. */
const struct kin__condition *kin__conditions_get(
    const struct kin__conditions *conditions, kin_str type);

/* Sets a condition.  Nothing changes if status and reason are the same; if only
 * the status is, the transition time stays. */
void kin__conditions_set(struct kin__conditions *conditions,
                         struct kin__condition condition);

/* The same, but also updates a condition with the same status and reason. */
void kin__conditions_renew(struct kin__conditions *conditions,
                           struct kin__condition condition);

void kin__conditions_remove(struct kin__conditions *conditions, kin_str type);

/* Writes the list to member "conditions" of `status`. */
void kin__conditions_write(const struct kin__conditions *conditions,
                           kin_edit *edit, kin_spot status);

/* ---- single conditions ---- */

/* Sets the condition of its type in a list, or appends it.  `changed_s` is used
 * if the status changes; a reason or message without a pointer, and other
 * members, stay as they are. */
void kin__condition_put(kin_edit *edit, kin_spot list,
                        const struct kin__condition *condition);

/* The condition of a type in a list; absent if there is none. */
kin_value kin__condition_find(kin_value list, kin_str type);

/* Whether the condition exists and is true. */
bool kin__condition_is_true(kin_value list, kin_str type);

/* ---- status ---- */

/* Sets a number of `status`, or removes it if it is 0, as Kubernetes does for
 * most of them. */
void kin__status_put(kin_edit *edit, kin_spot status, const char *key,
                     int64_t number);

/* The spot of `status`, which is created if there is none. */
kin_spot kin__status_spot(kin_edit *edit);

#endif /* KIN_CONTROLLERS_CONDITIONS_H */
