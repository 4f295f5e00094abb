/* SPDX-License-Identifier: Apache-2.0 */
#include "object/selector.h"

#include <assert.h>

#include "base/str.h"

/* Values are in byte order. */
static bool requirement_has(const struct kin__requirement *req, kin_str value)
{
    size_t low = 0;
    size_t high = req->value_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = kin_str_cmp(req->values[middle], value);
        if (order == 0)
            return true;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

static bool requirement_compares(const struct kin__requirement *req,
                                 kin_str value)
{
    int64_t wanted = 0;
    int64_t number = 0;

    assert(req->value_count == 1);
    if (!kin__selector_to_integer(value, &number) ||
        !kin__selector_to_integer(req->values[0], &wanted))
        return false;
    return req->op == KIN__SELECTOR_GREATER ? number > wanted : number < wanted;
}

static bool requirement_holds(const struct kin__requirement *req, bool exists,
                              kin_str value)
{
    switch (req->op) {
    case KIN__SELECTOR_EXISTS:
        return exists;
    case KIN__SELECTOR_NOT_EXISTS:
        return !exists;
    case KIN__SELECTOR_EQUALS:
    case KIN__SELECTOR_DOUBLE_EQUALS:
    case KIN__SELECTOR_IN:
        return exists && requirement_has(req, value);
    case KIN__SELECTOR_NOT_EQUALS:
    case KIN__SELECTOR_NOT_IN:
        return !exists || !requirement_has(req, value);
    case KIN__SELECTOR_GREATER:
    case KIN__SELECTOR_LESS:
        return exists && requirement_compares(req, value);
    }
    return false;
}

bool kin_selector_matches(const kin_selector *selector, kin_selector_get *get,
                          void *userdata)
{
    if (!selector)
        return true;
    if (selector->is_nothing)
        return false;
    for (size_t i = 0; i < selector->count; i++) {
        const struct kin__requirement *req = &selector->requirements[i];
        kin_str value = {NULL, 0};
        bool exists = get(req->key, &value, userdata);
        if (!exists)
            value = kin_str_of(NULL, 0);
        if (!requirement_holds(req, exists || selector->is_of_fields, value))
            return false;
    }
    return true;
}

struct label_lookup {
    kin_value labels;
    kin_scratch scratch; /* a label may have the form of a time */
};

static bool label_get(kin_str key, kin_str *ret, void *userdata)
{
    struct label_lookup *lookup = userdata;
    kin_value value = kin_value_get(lookup->labels, key);

    *ret = kin_value_text(value, &lookup->scratch);
    return kin_value_exists(value);
}

bool kin_selector_matches_labels(const kin_selector *selector, kin_value labels)
{
    struct label_lookup lookup = {.labels = labels};

    return kin_selector_matches(selector, label_get, &lookup);
}

static bool requirement_is_exact(const struct kin__requirement *req)
{
    return req->value_count == 1 && (req->op == KIN__SELECTOR_EQUALS ||
                                     req->op == KIN__SELECTOR_DOUBLE_EQUALS ||
                                     req->op == KIN__SELECTOR_IN);
}

bool kin__selector_requires(const kin_selector *selector, kin_str key,
                            kin_str *ret)
{
    for (size_t i = 0; i < kin__selector_count(selector); i++) {
        const struct kin__requirement *req = &selector->requirements[i];
        if (!kin_str_eq(req->key, key))
            continue;
        if (requirement_is_exact(req)) {
            if (ret)
                *ret = req->values[0];
            return true;
        }
        if (!selector->is_of_fields)
            return false;
    }
    return false;
}
