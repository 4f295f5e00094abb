/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_peek.h"

#include "base/scan.h"
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
        /* An empty object; else it is wrong, and still at its separator. */
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
