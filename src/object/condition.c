/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/condition.h>

#include <string.h>

#include <kin/field.h>

#include "base/clock.h"
#include "base/opts.h"
#include "base/str.h"
#include "object/edit.h"

/* ---- reading ---- */

static kin_condition condition_read(kin_value value)
{
    kin_condition ret = KIN_INIT(kin_condition);

    ret.type = kin_value_str(kin_value_get(value, KIN__S("type")));
    ret.status = kin_value_str(kin_value_get(value, KIN__S("status")));
    ret.reason = kin_value_str(kin_value_get(value, KIN__S("reason")));
    ret.message = kin_value_str(kin_value_get(value, KIN__S("message")));
    /* An invalid number or time counts as missing. */
    ret.observed_generation = kin_value_as_int64(
        kin_value_get(value, KIN__S("observedGeneration")));
    ret.last_transition_time = kin_value_as_time(
        kin_value_get(value, KIN__S("lastTransitionTime")));
    return ret;
}

static bool condition_is(kin_value value, kin_str type)
{
    return kin_str_eq(kin_value_str(kin_value_get(value, KIN__S("type"))),
                      type);
}

bool kin_object_find_condition(const kin_object *object, kin_str type,
                               kin_condition *ret)
{
    kin_value list = kin_value_get(
        kin_value_get(kin_object_value(object), KIN__S("status")),
        KIN__S("conditions"));

    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value value = kin_value_at(list, i);
        if (!condition_is(value, type))
            continue;
        if (ret) {
            kin_condition own = condition_read(value);
            kin__opts_give(&own, sizeof(own), ret);
        }
        return true;
    }
    return false;
}

/* ---- writing ---- */

static kin_spot conditions_spot(kin_edit *edit)
{
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));

    return kin_edit_member(edit, status, KIN__S("conditions"));
}

/* Returns the index and the value of a condition; the number of conditions and
 * an absent value if there is none. */
static size_t conditions_find(kin_edit *edit, kin_spot list, kin_str type,
                              kin_value *ret)
{
    size_t count = kin_edit_count(edit, list);

    for (size_t i = 0; i < count; i++) {
        if (kin_edit_get(edit, kin_edit_element(edit, list, i), ret) == 0 &&
            condition_is(*ret, type))
            return i;
    }
    *ret = KIN_VALUE_ABSENT;
    return count;
}

static int64_t transition_s(const kin_condition *condition)
{
    if (condition->last_transition_time.seconds != 0)
        return condition->last_transition_time.seconds;
    return kin__clock_wall_ns(/* clock= */ NULL) / KIN__NS_PER_S;
}

static void write_generation(kin_edit *edit, kin_spot at, int64_t generation)
{
    kin_spot spot = kin_edit_member(edit, at, KIN__S("observedGeneration"));

    if (generation > 0)
        (void)kin_edit_set_int(edit, spot, generation);
    else
        (void)kin_edit_remove(edit, spot);
}

/* Writes the members in the order of metav1.Condition. */
static void condition_write(kin_edit *edit, kin_spot at,
                            const kin_condition *condition, bool is_changed)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, at, KIN__S("type")),
                           condition->type);
    (void)kin_edit_set_str(edit, kin_edit_member(edit, at, KIN__S("status")),
                           condition->status);
    write_generation(edit, at, condition->observed_generation);
    if (is_changed)
        (void)kin_edit_set_time(
            edit, kin_edit_member(edit, at, KIN__S("lastTransitionTime")),
            (kin_time){.seconds = transition_s(condition)});
    (void)kin_edit_set_str(edit, kin_edit_member(edit, at, KIN__S("reason")),
                           condition->reason);
    (void)kin_edit_set_str(edit, kin_edit_member(edit, at, KIN__S("message")),
                           condition->message);
}

int kin_edit_set_condition(kin_edit *edit, const kin_condition *condition)
{
    kin_condition own = KIN_INIT(kin_condition);
    kin_spot list = conditions_spot(edit);
    kin_value before = KIN_VALUE_ABSENT;

    if (!condition || kin__opts_take(condition, sizeof(own), &own) < 0 ||
        own.type.len == 0 || own.status.len == 0)
        return kin__edit_fail(edit, list, KIN_EINVAL,
                              "a condition needs size, type and status");
    size_t index = conditions_find(edit, list, own.type, &before);
    kin_spot at = kin_value_exists(before) ? kin_edit_element(edit, list, index)
                                           : kin_edit_append(edit, list);
    if (!kin_value_exists(before))
        (void)kin_edit_set_object(edit, at);
    condition_write(
        edit, at, &own,
        !kin_str_eq(kin_value_str(kin_value_get(before, KIN__S("status"))),
                    own.status));
    return kin_edit_check(edit, /* err= */ NULL);
}

int kin_edit_remove_condition(kin_edit *edit, kin_str type)
{
    kin_spot list = conditions_spot(edit);
    kin_value before = KIN_VALUE_ABSENT;
    size_t index = conditions_find(edit, list, type, &before);

    if (kin_value_exists(before))
        (void)kin_edit_remove(edit, kin_edit_element(edit, list, index));
    return kin_edit_check(edit, /* err= */ NULL);
}
