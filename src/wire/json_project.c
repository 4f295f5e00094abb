/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_project.c - passing over what is not kept.
 *
 * Nothing here makes a value, so neither the arena nor the prediction of the
 * open object is touched: for the run, the members that are passed over do not
 * exist.
 */
#include "base/str.h"
#include "wire/json_frame.h"
#include "wire/json_skim.h"

static const char *project_fail(struct kin__json_parser *ps, const char *at,
                                const char *text)
{
    ps->error_in_value = false;
    (void)kin__json_fail(ps, KIN_EPARSE, at, text);
    return NULL;
}

/* Each of these gives the end of what is at `p`, or NULL after a failure. */

static const char *container_pass(struct kin__json_parser *ps, const char *p)
{
    struct kin__json_skim skim = {0};
    size_t len = kin__json_skim(&skim, p, (size_t)(ps->end - p));

    return len > 0 ? p + len : project_fail(ps, ps->end, "no end");
}

static const char *string_pass(struct kin__json_parser *ps, const char *p)
{
    for (p = kin__scan_string(p + 1); *p != '"'; p = kin__scan_string(p)) {
        if ((unsigned char)*p < ' ')
            return project_fail(ps, p, "control character in a string");
        /* Whatever is escaped; but not what is behind the text. */
        p += *p == '\\' && p + 1 < ps->end ? 2 : 1;
    }
    return p + 1;
}

static const char *number_pass(struct kin__json_parser *ps, const char *p)
{
    const char *begin = p;

    while ((*p >= '0' && *p <= '9') || *p == '-' || *p == '+' || *p == '.' ||
           *p == 'e' || *p == 'E')
        p++;
    return p > begin ? p : project_fail(ps, p, "value expected");
}

static const char *value_pass(struct kin__json_parser *ps, const char *p)
{
    const char *behind = NULL;

    switch (*p) {
    case '{':
    case '[':
        return container_pass(ps, p);
    case '"':
        return string_pass(ps, p);
    case 't':
        behind = kin__json_match_literal(p, KIN__VAL_TRUE);
        break;
    case 'f':
        behind = kin__json_match_literal(p, KIN__VAL_FALSE);
        break;
    case 'n':
        behind = kin__json_match_literal(p, KIN__VAL_NULL);
        break;
    default:
        return number_pass(ps, p);
    }
    return behind ? behind : project_fail(ps, p, "bad value");
}

/* The key at `p`, without its escapes. */
static const char *key_pass(struct kin__json_parser *ps, const char *p,
                            kin_str *ret)
{
    const char *end = kin__scan_string(p + 1);

    if (KIN__LIKELY(*end == '"')) {
        *ret = kin_str_of(p + 1, (size_t)(end - p - 1));
        return end + 1;
    }
    ps->error_in_value = false;
    return kin__json_read_string(ps, p, ret) ? ps->at : NULL;
}

enum kin__json_step kin__json_project(struct kin__json_parser *ps,
                                      const struct kin__json_frame *f,
                                      const char **p)
{
    enum kin__json_step step = KIN__JSON_PUSH;

    while (step == KIN__JSON_PUSH) {
        kin_str key;
        if (**p != '"')
            return KIN__JSON_PUSH; /* the run says what is wrong */
        const char *at = key_pass(ps, *p, &key);
        if (!at)
            return KIN__JSON_FAIL;
        const struct kin__field *field = kin__fields_find(f->fields, key);
        if (field) {
            ps->below = field->below;
            return KIN__JSON_PUSH;
        }
        at = kin__json_space(ps, at);
        if (*at != ':')
            at = project_fail(ps, at, "':' expected");
        else
            at = value_pass(ps, kin__json_space(ps, at + 1));
        if (!at)
            return KIN__JSON_FAIL;
        *p = at;
        step = kin__json_object_next(ps, f, p);
    }
    return step;
}

kin__val kin__json_project_empty(struct kin__json_parser *ps, const char *p)
{
    bool is_object = *p == '{';

    if (is_object ? ps->below->count > 0 : ps->below->has_elements)
        return KIN__VAL_NONE;
    const char *end = container_pass(ps, p);
    if (!end)
        return KIN__VAL_NONE;
    ps->at = end;
    return is_object ? KIN__VAL_EMPTY_OBJECT : KIN__VAL_EMPTY_ARRAY;
}
