/* SPDX-License-Identifier: Apache-2.0 */
/*
 * condition.h - one of an object's conditions: what is so, since when, and why.
 */
#ifndef KIN_CONTROLLERS_CONDITION_H
#define KIN_CONTROLLERS_CONDITION_H

#include <kin/edit.h>

struct kin__condition {
    const char *type;
    const char *status; /* "True", "False" or "Unknown" */
    kin_str reason;     /* a NULL pointer leaves it as it is */
    kin_str message;    /* a NULL pointer leaves it as it is */
};

/* Sets a condition in a list of them, by its type; the time of the transition
 * is `now_s` if the status is another one. */
void kin__condition_set(kin_edit *edit, kin_spot list,
                        const struct kin__condition *condition, int64_t now_s);

/* The condition of a type in a list; absent if there is none. */
kin_value kin__condition_find(kin_value list, const char *type);

/* Whether it is there, and true. */
bool kin__condition_is_true(kin_value list, const char *type);

#endif /* KIN_CONTROLLERS_CONDITION_H */
