/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_project.c - skips members that a projection does not keep.
 *
 * This creates no value, so neither the arena nor the prediction of the open
 * object changes: for the run, skipped members do not exist.
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

/* The following functions return the end of the token at `p`, or NULL after an
 * error. */

static const char *container_skip(struct kin__json_parser *ps, const char *p)
{
    struct kin__json_skim skim = {0};
    size_t len = kin__json_skim(&skim, p, (size_t)(ps->end - p));

    return len > 0 ? p + len
                   : project_fail(ps, ps->end, "unterminated container");
}

static const char *string_skip(struct kin__json_parser *ps, const char *p)
{
    for (p = kin__scan_string(p + 1); *p != '"'; p = kin__scan_string(p)) {
        if ((unsigned char)*p < ' ')
            return project_fail(ps, p, "control character in a string");
        /* Skips any escaped byte, but not the end of the text. */
        p += *p == '\\' && p + 1 < ps->end ? 2 : 1;
    }
    return p + 1;
}

static const char *number_skip(struct kin__json_parser *ps, const char *p)
{
    const char *begin = p;

    while ((*p >= '0' && *p <= '9') || *p == '-' || *p == '+' || *p == '.' ||
           *p == 'e' || *p == 'E')
        p++;
    return p > begin ? p : project_fail(ps, p, "value expected");
}

static const char *value_skip(struct kin__json_parser *ps, const char *p)
{
    const char *behind = NULL;

    switch (*p) {
    case '{':
    case '[':
        return container_skip(ps, p);
    case '"':
        return string_skip(ps, p);
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
        return number_skip(ps, p);
    }
    return behind ? behind : project_fail(ps, p, "bad value");
}

/* Decodes the key at `p`. */
static const char *key_skip(struct kin__json_parser *ps, const char *p,
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

    assert(f->is_object && f->fields);
    while (step == KIN__JSON_PUSH) {
        kin_str key;
        if (**p != '"')
            return KIN__JSON_PUSH; /* the run reports the error */
        const char *at = key_skip(ps, *p, &key);
        if (!at)
            return KIN__JSON_FAIL;
        const struct kin__projection_field *field = kin__projection_find(
            f->fields, key);
        if (field) {
            ps->below = field->below;
            return KIN__JSON_PUSH;
        }
        at = kin__json_space(ps, at);
        if (*at != ':')
            at = project_fail(ps, at, "':' expected");
        else
            at = value_skip(ps, kin__json_space(ps, at + 1));
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

    assert(ps->below);
    if (is_object ? ps->below->count > 0 : ps->below->has_elements)
        return KIN__VAL_NONE;
    const char *end = container_skip(ps, p);
    if (!end)
        return KIN__VAL_NONE;
    ps->at = end;
    return is_object ? KIN__VAL_EMPTY_OBJECT : KIN__VAL_EMPTY_ARRAY;
}
