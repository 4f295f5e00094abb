/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conditions.h - the conditions of a status: what is so, since when, and why.
 *
 * A controller that has all conditions of an object to itself reads them into a
 * list, works on that, and writes it back.  Where others have theirs beside
 * ours, or say more in them than is known here, one is put in its place.
 */
#ifndef KIN_CONTROLLERS_CONDITIONS_H
#define KIN_CONTROLLERS_CONDITIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/edit.h>
#include <kin/str.h>
#include <kin/value.h>

/* ---- a list of them ---- */

enum { KIN__CONDITIONS_MAX = 32 }; /* further ones are not looked at */

/* One of them; views of what somebody else keeps. */
struct kin__condition {
    kin_str type;
    kin_str status; /* "True", "False" or "Unknown" */
    kin_str reason;
    kin_str message;
    int64_t updated_s; /* seconds since 1970; 0: not told */
    int64_t changed_s; /* when the status became what it is; 0: not told */
};

struct kin__conditions {
    struct kin__condition list[KIN__CONDITIONS_MAX];
    size_t count;
};

/* Reads a list of conditions. */
void kin__conditions_read(kin_value list, struct kin__conditions *ret);

/* Borrowed; NULL if there is none. */
const struct kin__condition *kin__conditions_get(
    const struct kin__conditions *conditions, kin_str type);

/* Puts a condition in the place of the one of its type.  If status and reason
 * are the same nothing happens; if the status is, its time stays. */
void kin__conditions_set(struct kin__conditions *conditions,
                         struct kin__condition condition);

/* The same, but the reason may be the same, too. */
void kin__conditions_renew(struct kin__conditions *conditions,
                           struct kin__condition condition);

void kin__conditions_remove(struct kin__conditions *conditions, kin_str type);

/* Writes them below `status` of an edit. */
void kin__conditions_write(const struct kin__conditions *conditions,
                           kin_edit *edit, kin_spot status);

/* ---- one among others ---- */

/* Puts a condition in the place of the one of its type in a list, or at the
 * end. `changed_s` counts if the status is another one; a reason or message
 * without a pointer leaves what is there.  Other members stay. */
void kin__condition_put(kin_edit *edit, kin_spot list,
                        const struct kin__condition *condition);

/* The condition of a type in a list; absent if there is none. */
kin_value kin__condition_find(kin_value list, kin_str type);

/* Whether it is there, and true. */
bool kin__condition_is_true(kin_value list, kin_str type);

/* ---- the status ---- */

/* Writes a number below `status`, or removes it if it is 0, as Kubernetes does
 * for most of them. */
void kin__status_put(kin_edit *edit, kin_spot status, const char *key,
                     int64_t number);

/* The place of `status`, made if there is none. */
kin_spot kin__status_spot(kin_edit *edit);

#endif /* KIN_CONTROLLERS_CONDITIONS_H */
