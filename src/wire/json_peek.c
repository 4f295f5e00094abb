/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_peek.c - skips values with json_skim.h; strings are scanned for quotes.
 */
#include "wire/json_peek.h"

#include <assert.h>

#include "base/scan.h"
#include "base/str.h"
#include "wire/json_skim.h"

const char *kin__json_peek_space(const char *p, const char *end)
{
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r'))
        p++;
    return p;
}

const char *kin__json_peek_string(const char *p, kin_str *ret)
{
    if (*p != '"')
        return NULL;
    const char *quote = kin__scan_string(p + 1);
    if (*quote != '"')
        return NULL;
    *ret = kin_str_of(p + 1, (size_t)(quote - p - 1));
    return quote + 1;
}

const char *kin__json_skip_string(const char *p, const char *end)
{
    for (p = kin__scan_string(p + 1); *p != '"'; p = kin__scan_string(p)) {
        p += *p == '\\' ? 2 : 1;
        if (p >= end)
            return NULL;
    }
    return p + 1;
}

const char *kin__json_skip_value(const char *p, const char *end)
{
    if (*p == '"')
        return kin__json_skip_string(p, end);
    if (*p == '{' || *p == '[') {
        struct kin__json_skim skim = {0};
        size_t len = kin__json_skim(&skim, p, (size_t)(end - p));
        return len > 0 ? p + len : NULL;
    }
    while (p < end && *p != ',' && *p != '}' && *p != ']')
        p++;
    return p < end ? p : NULL;
}

bool kin__json_peek_next(struct kin__json_peek *peek)
{
    const char *p = kin__json_peek_space(peek->at, peek->end);

    peek->at = p;
    if (*p != (peek->is_inside ? ',' : '{'))
        return false;
    p = kin__json_peek_space(p + 1, peek->end);
    if (*p != '"') {
        /* An empty object; otherwise an error at the separator. */
        if (*p == '}' && !peek->is_inside)
            peek->at = p;
        return false;
    }
    const char *behind = kin__json_skip_string(p, peek->end);
    if (!behind)
        return false;
    peek->key = kin_str_of(p + 1, (size_t)(behind - p - 2));
    p = kin__json_peek_space(behind, peek->end);
    if (*p != ':')
        return false;
    peek->at = kin__json_peek_space(p + 1, peek->end);
    peek->is_inside = true;
    return true;
}

/* ---- the key of an object ---- */

static bool peek_skip(struct kin__json_peek *peek)
{
    const char *behind = kin__json_skip_value(peek->at, peek->end);

    if (behind)
        peek->at = behind;
    return behind != NULL;
}

/* Finds name and namespace in metadata. */
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
    assert(text.ptr);
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
