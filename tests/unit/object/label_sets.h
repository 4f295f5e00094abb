/* SPDX-License-Identifier: Apache-2.0 */
/*
 * label_sets.h - sets of labels for selectors to match.
 */
#ifndef LABEL_SETS_H
#define LABEL_SETS_H

#include <kin/selector.h>

enum {
    LABEL_SET_COUNT = 6,
};

/* Ends with a NULL key. */
struct label {
    const char *key;
    const char *value;
};

static struct label label_sets[LABEL_SET_COUNT][5] = {
    {{NULL, NULL}},
    {{"a", "b"}},
    {{"a", ""}, {"b", "5"}},
    {{"a", "1"}, {"b", "-3"}, {"c", "x"}},
    {{"a", "x"},
     {"in", "in"},
     {"notin", "9223372036854775807"},
     {"k.io/n", "v"}},
    {{"a", "c"}, {"b", "+7"}, {"c", "99999999999999999999"}},
};

static inline bool label_get(kin_str key, kin_str *ret, void *userdata)
{
    for (const struct label *label = userdata; label->key; label++)
        if (kin_str_eq(key, kin_s(label->key))) {
            *ret = kin_s(label->value);
            return true;
        }
    return false;
}

/* '1' or '0' for each set. */
static inline void label_sets_match(const kin_selector *selector,
                                    char ret[LABEL_SET_COUNT + 1])
{
    for (size_t i = 0; i < LABEL_SET_COUNT; i++)
        ret[i] = kin_selector_matches(selector, label_get, label_sets[i]) ? '1'
                                                                          : '0';
    ret[LABEL_SET_COUNT] = '\0';
}

#endif /* LABEL_SETS_H */
