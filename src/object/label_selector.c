/* SPDX-License-Identifier: Apache-2.0 */
#include "object/label_selector.h"

#include "base/str.h"
#include "object/names.h"

/* Null counts as absent, as in Go. */
static bool is_set(kin_value value)
{
    return kin_value_exists(value) && kin_value_type(value) != KIN_TYPE_NULL;
}

static bool text_eq(kin_value value, kin_str wanted)
{
    kin_scratch scratch;

    return kin_str_eq(kin_value_text(value, &scratch), wanted);
}

static bool texts_have(kin_value values, kin_str wanted)
{
    for (size_t i = 0; i < kin_value_count(values); i++)
        if (text_eq(kin_value_at(values, i), wanted))
            return true;
    return false;
}

/* ---- maps ---- */

static bool map_holds(kin_value map, kin_value labels)
{
    for (size_t i = 0; i < kin_value_count(map); i++) {
        kin_value label = kin_value_get(labels, kin_value_key_at(map, i));
        kin_scratch scratch;
        if (!kin_value_exists(label) ||
            !text_eq(label, kin_value_text(kin_value_at(map, i), &scratch)))
            return false;
    }
    return true;
}

static bool map_is_valid(kin_value map)
{
    for (size_t i = 0; i < kin_value_count(map); i++) {
        kin_value value = kin_value_at(map, i);
        kin_scratch scratch;
        if (kin_value_type(value) != KIN_TYPE_STRING ||
            !kin__name_is_qualified(kin_value_key_at(map, i), NULL) ||
            !kin__name_is_label_value(kin_value_text(value, &scratch), NULL))
            return false;
    }
    return true;
}

/* ---- expressions ---- */

static bool values_are_valid(kin_value values)
{
    for (size_t i = 0; i < kin_value_count(values); i++) {
        kin_scratch scratch;
        if (!kin__name_is_label_value(
                kin_value_text(kin_value_at(values, i), &scratch), NULL))
            return false;
    }
    return true;
}

static bool expression_holds(kin_value expression, kin_value labels)
{
    kin_str key = kin_value_str(kin_value_get(expression, KIN__S("key")));
    kin_str op = kin_value_str(kin_value_get(expression, KIN__S("operator")));
    kin_value values = kin_value_get(expression, KIN__S("values"));
    kin_value label = kin_value_get(labels, key);
    bool has_values = kin_value_count(values) > 0;
    bool exists = kin_value_exists(label);
    kin_scratch scratch;

    if (!kin__name_is_qualified(key, NULL) || !values_are_valid(values))
        return false;
    if (kin_str_eq(op, KIN__S("Exists")))
        return !has_values && exists;
    if (kin_str_eq(op, KIN__S("DoesNotExist")))
        return !has_values && !exists;
    if (!has_values)
        return false;
    bool is_one = exists && texts_have(values, kin_value_text(label, &scratch));
    if (kin_str_eq(op, KIN__S("In")))
        return is_one;
    return kin_str_eq(op, KIN__S("NotIn")) && !is_one;
}

static bool expressions_hold(kin_value expressions, kin_value labels)
{
    for (size_t i = 0; i < kin_value_count(expressions); i++)
        if (!expression_holds(kin_value_at(expressions, i), labels))
            return false;
    return true;
}

/* ---- selectors ---- */

/* A label may be named matchLabels, but its value is not an object. */
static bool is_structured(kin_value selector)
{
    kin_value map = kin_value_get(selector, KIN__S("matchLabels"));
    kin_value list = kin_value_get(selector, KIN__S("matchExpressions"));

    return kin_value_type(map) == KIN_TYPE_OBJECT ||
           kin_value_type(list) == KIN_TYPE_ARRAY;
}

static size_t set_count(kin_value selector)
{
    size_t count = 0;

    for (size_t i = 0; i < kin_value_count(selector); i++)
        count += is_set(kin_value_at(selector, i));
    return count;
}

enum kin__label_verdict kin__label_selector_judge(kin_value selector,
                                                  kin_value labels)
{
    kin_value map = kin_value_get(selector, KIN__S("matchLabels"));
    kin_value list = kin_value_get(selector, KIN__S("matchExpressions"));
    bool holds = false;

    if (kin_value_type(selector) != KIN_TYPE_OBJECT)
        return KIN__LABELS_DIFFER;
    if (set_count(selector) == 0)
        return KIN__LABELS_UNASKED;
    if (!is_structured(selector)) {
        holds = map_holds(selector, labels);
    } else if (kin_value_count(map) + kin_value_count(list) == 0) {
        return KIN__LABELS_UNASKED;
    } else {
        holds = map_is_valid(map) && map_holds(map, labels) &&
                expressions_hold(list, labels);
    }
    return holds ? KIN__LABELS_MATCH : KIN__LABELS_DIFFER;
}
