/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/condition.h"

#include "base/str.h"

/* The place of a condition; a new one if it is not there. */
static kin_spot condition_spot(kin_edit *edit, kin_spot list, const char *type)
{
    for (size_t i = 0; i < kin_edit_count(edit, list); i++) {
        kin_spot at = kin_edit_element(edit, list, i);
        kin_value value = KIN_VALUE_ABSENT;
        if (kin_edit_get(edit, kin_edit_member(edit, at, KIN__S("type")),
                         &value) == 0 &&
            kin_str_eq(kin_value_str(value), kin_s(type)))
            return at;
    }
    return kin_edit_append(edit, list);
}

/* Whether it has another value now. */
static bool condition_text(kin_edit *edit, kin_spot condition, const char *key,
                           kin_str text)
{
    kin_spot spot = kin_edit_member(edit, condition, kin_s(key));
    kin_value value = KIN_VALUE_ABSENT;

    if (!text.ptr)
        return false;
    if (kin_edit_get(edit, spot, &value) == 0 &&
        kin_value_type(value) == KIN_TYPE_STRING &&
        kin_str_eq(kin_value_str(value), text))
        return false;
    (void)kin_edit_set_string(edit, spot, text);
    return true;
}

void kin__condition_set(kin_edit *edit, kin_spot list,
                        const struct kin__condition *condition, int64_t now_s)
{
    kin_spot spot = condition_spot(edit, list, condition->type);

    (void)condition_text(edit, spot, "type", kin_s(condition->type));
    if (condition_text(edit, spot, "status", kin_s(condition->status)))
        (void)kin_edit_set_seconds(
            edit, kin_edit_member(edit, spot, KIN__S("lastTransitionTime")),
            now_s);
    (void)condition_text(edit, spot, "reason", condition->reason);
    (void)condition_text(edit, spot, "message", condition->message);
}

kin_value kin__condition_find(kin_value list, const char *type)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value one = kin_value_at(list, i);
        if (kin_str_eq(kin_value_str(kin_value_get(one, KIN__S("type"))),
                       kin_s(type)))
            return one;
    }
    return KIN_VALUE_ABSENT;
}

bool kin__condition_is_true(kin_value list, const char *type)
{
    return kin_str_eq(kin_value_str(kin_value_get(
                          kin__condition_find(list, type), KIN__S("status"))),
                      KIN__S("True"));
}
