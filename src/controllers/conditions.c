/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/conditions.h"

#include <assert.h>
#include <string.h>

#include <kin/edit.h>
#include <kin/field.h>

#include "base/str.h"

static struct kin__condition condition_read(kin_value v)
{
    struct kin__condition ret = {
        .type = kin_value_str(kin_value_get(v, KIN__S("type"))),
        .status = kin_value_str(kin_value_get(v, KIN__S("status"))),
        .reason = kin_value_str(kin_value_get(v, KIN__S("reason"))),
        .message = kin_value_str(kin_value_get(v, KIN__S("message"))),
        .updated_s = kin_value_as_time(
                         kin_value_get(v, KIN__S("lastUpdateTime")))
                         .seconds,
        .changed_s = kin_value_as_time(
                         kin_value_get(v, KIN__S("lastTransitionTime")))
                         .seconds};

    return ret;
}

void kin__conditions_read(kin_value list, struct kin__conditions *ret)
{
    size_t count = kin_value_count(list);

    ret->count = count < KIN__CONDITIONS_MAX ? count : KIN__CONDITIONS_MAX;
    for (size_t i = 0; i < ret->count; i++)
        ret->list[i] = condition_read(kin_value_at(list, i));
}

const struct kin__condition *kin__conditions_get(
    const struct kin__conditions *conditions, kin_str type)
{
    for (size_t i = 0; i < conditions->count; i++) {
        if (kin_str_eq(conditions->list[i].type, type))
            return &conditions->list[i];
    }
    return NULL;
}

void kin__conditions_remove(struct kin__conditions *conditions, kin_str type)
{
    size_t kept = 0;

    for (size_t i = 0; i < conditions->count; i++) {
        if (!kin_str_eq(conditions->list[i].type, type))
            conditions->list[kept++] = conditions->list[i];
    }
    assert(kept <= conditions->count);
    conditions->count = kept;
}

void kin__conditions_renew(struct kin__conditions *conditions,
                           struct kin__condition condition)
{
    const struct kin__condition *former = kin__conditions_get(conditions,
                                                              condition.type);

    assert(condition.type.len > 0);
    if (former && kin_str_eq(former->status, condition.status))
        condition.changed_s = former->changed_s;
    kin__conditions_remove(conditions, condition.type);
    if (conditions->count < KIN__CONDITIONS_MAX)
        conditions->list[conditions->count++] = condition;
}

void kin__conditions_set(struct kin__conditions *conditions,
                         struct kin__condition condition)
{
    const struct kin__condition *former = kin__conditions_get(conditions,
                                                              condition.type);

    if (!former || !kin_str_eq(former->status, condition.status) ||
        !kin_str_eq(former->reason, condition.reason))
        kin__conditions_renew(conditions, condition);
}

/* ---- writing ---- */

static void put_text(kin_edit *edit, kin_spot spot, const char *key,
                     kin_str text)
{
    if (text.len > 0)
        (void)kin_edit_set_str(edit, kin_edit_member(edit, spot, kin_s(key)),
                               text);
}

static void put_time(kin_edit *edit, kin_spot spot, const char *key,
                     int64_t seconds)
{
    if (seconds != 0)
        (void)kin_edit_set_time(edit, kin_edit_member(edit, spot, kin_s(key)),
                                (kin_time){.seconds = seconds});
}

static void condition_write(const struct kin__condition *condition,
                            kin_edit *edit, kin_spot spot)
{
    (void)kin_edit_set_object(edit, spot);
    put_text(edit, spot, "type", condition->type);
    put_text(edit, spot, "status", condition->status);
    put_time(edit, spot, "lastUpdateTime", condition->updated_s);
    put_time(edit, spot, "lastTransitionTime", condition->changed_s);
    put_text(edit, spot, "reason", condition->reason);
    put_text(edit, spot, "message", condition->message);
}

void kin__conditions_write(const struct kin__conditions *conditions,
                           kin_edit *edit, kin_spot status)
{
    kin_spot list = kin_edit_member(edit, status, KIN__S("conditions"));

    if (conditions->count == 0) {
        (void)kin_edit_remove(edit, list);
        return;
    }
    (void)kin_edit_set_array(edit, list);
    for (size_t i = 0; i < conditions->count; i++)
        condition_write(&conditions->list[i], edit,
                        kin_edit_append(edit, list));
}

/* ---- single conditions ---- */

kin_value kin__condition_find(kin_value list, kin_str type)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        kin_value one = kin_value_at(list, i);
        if (kin_str_eq(kin_value_str(kin_value_get(one, KIN__S("type"))), type))
            return one;
    }
    return KIN_VALUE_ABSENT;
}

bool kin__condition_is_true(kin_value list, kin_str type)
{
    return kin_str_eq(kin_value_str(kin_value_get(
                          kin__condition_find(list, type), KIN__S("status"))),
                      KIN__S("True"));
}

/* The spot of a condition; a new element if there is none. */
static kin_spot condition_spot(kin_edit *edit, kin_spot list, kin_str type)
{
    for (size_t i = 0; i < kin_edit_count(edit, list); i++) {
        kin_spot at = kin_edit_element(edit, list, i);
        kin_value value = KIN_VALUE_ABSENT;
        if (kin_edit_get(edit, kin_edit_member(edit, at, KIN__S("type")),
                         &value) == 0 &&
            kin_str_eq(kin_value_str(value), type))
            return at;
    }
    return kin_edit_append(edit, list);
}

/* Sets a string member.  Returns whether it changed. */
static bool condition_set_text(kin_edit *edit, kin_spot condition,
                               const char *key, kin_str text)
{
    kin_spot spot = kin_edit_member(edit, condition, kin_s(key));
    kin_value value = KIN_VALUE_ABSENT;

    if (!text.ptr)
        return false;
    if (kin_edit_get(edit, spot, &value) == 0 &&
        kin_value_type(value) == KIN_TYPE_STRING &&
        kin_str_eq(kin_value_str(value), text))
        return false;
    (void)kin_edit_set_str(edit, spot, text);
    return true;
}

void kin__condition_put(kin_edit *edit, kin_spot list,
                        const struct kin__condition *condition)
{
    assert(condition->type.len > 0 && condition->status.len > 0);
    kin_spot spot = condition_spot(edit, list, condition->type);

    (void)condition_set_text(edit, spot, "type", condition->type);
    if (condition_set_text(edit, spot, "status", condition->status))
        (void)kin_edit_set_time(
            edit, kin_edit_member(edit, spot, KIN__S("lastTransitionTime")),
            (kin_time){.seconds = condition->changed_s});
    (void)condition_set_text(edit, spot, "reason", condition->reason);
    (void)condition_set_text(edit, spot, "message", condition->message);
}

/* ---- status ---- */

void kin__status_put(kin_edit *edit, kin_spot status, const char *key,
                     int64_t number)
{
    kin_spot spot = kin_edit_member(edit, status, kin_s(key));

    if (number == 0)
        (void)kin_edit_remove(edit, spot);
    else
        (void)kin_edit_set_int(edit, spot, number);
}

kin_spot kin__status_spot(kin_edit *edit)
{
    return kin_edit_want_object(
        edit, kin_edit_member(edit, kin_edit_root(), KIN__S("status")));
}
