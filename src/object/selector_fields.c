/* SPDX-License-Identifier: Apache-2.0 */
/*
 * selector_fields.c - reads field selectors.
 *
 * Terms are separated by ',' unless a '\' stands before it; empty ones are
 * skipped.  Within a term the first of "!=", "==" and "=" divides the key,
 * which is taken as it is, from the value, where '\' is taken off in front of
 * '\', ',' and '='.  Terms are put in the order of their text before that, as
 * Kubernetes does, so "a==z" comes before "a=b".  White space is part of keys
 * and values.
 */
#include "object/selector.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/str.h"

/* Takes the next term off `*rest`, whose pointer becomes NULL after the last.
 */
static kin_str take_term(kin_str *rest)
{
    size_t len = 0;

    while (len < rest->len && rest->ptr[len] != ',')
        len += rest->ptr[len] == '\\' ? 2 : 1;
    kin_str term = kin__str_slice(*rest, 0, len);
    if (len < rest->len)
        *rest = kin__str_slice(*rest, len + 1, rest->len);
    else
        *rest = kin_str_of(NULL, 0);
    return term;
}

/* A requirement and a value for each term that is not empty. */
static struct kin__selector_room fields_room(kin_str text)
{
    struct kin__selector_room room = {0};
    kin_str rest = text;

    while (rest.ptr)
        if (take_term(&rest).len > 0)
            room.requirements++;
    room.values = room.requirements;
    return room;
}

/* Cuts a term at its operator; false without one. */
static bool term_split(kin_str term, kin_str *ret_key,
                       enum kin__selector_op *ret_op, kin_str *ret_value)
{
    size_t at = kin__str_find(term, '=');

    if (at == KIN__STR_NONE)
        return false;
    bool is_negated = at > 0 && term.ptr[at - 1] == '!';
    bool is_doubled = !is_negated && at + 1 < term.len &&
                      term.ptr[at + 1] == '=';
    *ret_key = kin__str_slice(term, 0, is_negated ? at - 1 : at);
    *ret_op = is_negated ? KIN__SELECTOR_NOT_EQUALS : KIN__SELECTOR_EQUALS;
    *ret_value = kin__str_slice(term, is_doubled ? at + 2 : at + 1, term.len);
    return true;
}

/* Takes the backslashes off, in place. */
static int value_unescape(char *value, size_t *len, kin_error *err)
{
    size_t kept = 0;

    for (size_t i = 0; i < *len; i++) {
        char c = value[i];
        if (c == '=')
            return kin_error_set(err, KIN_EPARSE,
                                 "field selector: '=' in value '%.*s' must be "
                                 "written as '\\='",
                                 (int)*len, value);
        if (c == '\\') {
            c = ++i < *len ? value[i] : '\0';
            if (c != '\\' && c != ',' && c != '=')
                return kin_error_set(err, KIN_EPARSE,
                                     "field selector: '\\' in value '%.*s' is "
                                     "not before '\\', ',' or '='",
                                     (int)*len, value);
        }
        value[kept++] = c;
    }
    *len = kept;
    return 0;
}

static int term_parse(kin_selector *selector, kin_str term, kin_error *err)
{
    enum kin__selector_op op = KIN__SELECTOR_EQUALS;
    kin_str key;
    kin_str value;

    if (!term_split(term, &key, &op, &value))
        return kin_error_set(
            err, KIN_EPARSE,
            "field selector: '%.*s' has none of =, == and !=", KIN_STR(term));
    /* The source is ours to change, though the view is read-only. */
    char *bytes = selector->source + (value.ptr - selector->source);
    int r = value_unescape(bytes, &value.len, err);
    if (r < 0)
        return r;
    if (key.len == 0 && value.len == 0)
        return 0; /* Kubernetes skips "=" and "!=" alone. */
    kin__selector_push_value(selector, value);
    kin__selector_push(selector, key, op);
    return 0;
}

static int term_cmp(const void *a, const void *b)
{
    return kin_str_cmp(*(const kin_str *)a, *(const kin_str *)b);
}

static int parse_terms(kin_selector *selector, kin_str source, kin_error *err)
{
    /* The terms wait where the values go: there are never more values than
     * terms read. */
    kin_str *terms = selector->values;
    size_t count = 0;

    while (source.ptr) {
        kin_str term = take_term(&source);
        if (term.len > 0)
            terms[count++] = term;
    }
    qsort(terms, count, sizeof(*terms), term_cmp);
    for (size_t i = 0; i < count; i++) {
        int r = term_parse(selector, terms[i], err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin_selector_parse_fields(const kin_allocator *alloc, kin_str text,
                              kin_selector **ret, kin_error *err)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    int r = kin__selector_new(alloc, text, fields_room(text), &selector, err);

    if (r < 0)
        return r;
    selector->is_of_fields = true;
    r = parse_terms(selector, kin_str_of(selector->source, text.len), err);
    if (r == 0)
        r = kin__selector_finish(selector, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(selector);
    return 0;
}
