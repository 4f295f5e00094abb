/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_key.h"

#include "base/str.h"
#include "wire/json_peek.h"

static bool peek_skip(struct kin__json_peek *peek)
{
    const char *behind = kin__json_skip_value(peek->at, peek->end);

    if (behind)
        peek->at = behind;
    return behind != NULL;
}

/* In metadata. */
static bool peek_names(struct kin__json_peek *peek, bool is_namespaced,
                       struct kin__json_key *ret)
{
    peek->is_inside = false;
    while (kin__json_peek_next(peek)) {
        kin_str *part = NULL;
        if (kin_str_eq(peek->key, KIN__S("name")))
            part = &ret->name;
        else if (kin_str_eq(peek->key, KIN__S("namespace")))
            part = &ret->ns;
        if (!part) {
            if (!peek_skip(peek))
                return false;
            continue;
        }
        const char *behind = kin__json_peek_string(peek->at, part);
        if (!behind)
            return false;
        peek->at = behind;
        if (ret->name.len > 0 && (ret->ns.len > 0 || !is_namespaced))
            return true;
    }
    return *peek->at == '}' && ret->name.len > 0;
}

bool kin__json_peek_key(kin_str text, bool is_namespaced,
                        struct kin__json_key *ret)
{
    struct kin__json_peek peek = {.end = text.ptr + text.len};
    struct kin__json_key key = {.name = {NULL, 0}};

    peek.at = kin__json_peek_space(text.ptr, peek.end);
    if (*peek.at != '{')
        return false;
    while (kin__json_peek_next(&peek)) {
        if (kin_str_eq(peek.key, KIN__S("metadata"))) {
            if (*peek.at != '{' || !peek_names(&peek, is_namespaced, &key))
                return false;
            *ret = key;
            return true;
        }
        if (!peek_skip(&peek))
            return false;
    }
    return false;
}
