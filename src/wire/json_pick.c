/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_pick.c - one loop over the values of a text, with a stack of what each
 * open container is.  A path matches as many leading steps as containers along
 * it are open, and one more while the scanner is at a member on it.
 */
#include "wire/json_pick.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "base/scan.h"
#include "base/str.h"
#include "wire/json_escape.h"
#include "wire/json_peek.h"

struct picker {
    const char *end; /* of the text */
    const struct kin__json_pick *picks;
    size_t count;
    struct kin__json_picked *ret;
    size_t matched[KIN__JSON_PICK_MAX]; /* leading steps of each path */
    size_t depth;                       /* open containers */
    bool is_array[KIN__JSON_PICK_DEPTH];
    int64_t index[KIN__JSON_PICK_DEPTH]; /* of the current element */
};

/* ---- scalars: each returns the end of the value, NULL if malformed ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_hex(char c)
{
    return is_digit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
}

static const char *escape_end(const char *p)
{
    switch (p[1]) {
    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't':
        return p + 2;
    case 'u':
        /* The control character behind the text is no digit. */
        return is_hex(p[2]) && is_hex(p[3]) && is_hex(p[4]) && is_hex(p[5])
                   ? p + 6
                   : NULL;
    default:
        return NULL;
    }
}

static const char *string_end(const char *p, bool *ret_has_escapes)
{
    bool has_escapes = false;

    for (p = kin__scan_string(p + 1); *p != '"'; p = kin__scan_string(p)) {
        if (*p == '\\') {
            has_escapes = true;
            p = escape_end(p);
            if (!p)
                return NULL;
        } else if ((unsigned char)*p < ' ') {
            return NULL;
        } else {
            p++;
        }
    }
    *ret_has_escapes = has_escapes;
    return p + 1;
}

static const char *digits_end(const char *p)
{
    if (!is_digit(*p))
        return NULL;
    while (is_digit(*p))
        p++;
    return p;
}

static const char *number_end(const char *p)
{
    p += *p == '-';
    p = *p == '0' ? p + 1 : digits_end(p);
    if (p && *p == '.')
        p = digits_end(p + 1);
    if (p && (*p == 'e' || *p == 'E')) {
        p += p[1] == '+' || p[1] == '-' ? 2 : 1;
        p = digits_end(p);
    }
    return p;
}

static const char *word_end(const char *p, kin_str word)
{
    return memcmp(p, word.ptr, word.len) == 0 ? p + word.len : NULL;
}

static const char *scalar_end(const char *p)
{
    bool has_escapes = false;

    switch (*p) {
    case '"':
        return string_end(p, &has_escapes);
    case 't':
        return word_end(p, KIN__S("true"));
    case 'f':
        return word_end(p, KIN__S("false"));
    case 'n':
        return word_end(p, KIN__S("null"));
    default:
        return number_end(p);
    }
}

/* ---- paths ---- */

static bool key_is(kin_str key, bool has_escapes, kin_str wanted)
{
    char text[KIN__JSON_PICK_KEY_MAX];
    size_t len = 0;

    if (!has_escapes)
        return kin_str_eq(key, wanted);
    return kin__json_unescape(key, text, sizeof(text), &len) == 0 &&
           kin_str_eq(kin_str_of(text, len), wanted);
}

/* The value of a member begins. */
static void member_begin(struct picker *self, kin_str key, bool has_escapes,
                         const char *value)
{
    for (size_t i = 0; i < self->count; i++) {
        const struct kin__json_pick *pick = &self->picks[i];
        size_t at = self->depth - 1;
        if (self->matched[i] != at || at >= pick->count ||
            pick->steps[at].is_index ||
            !key_is(key, has_escapes, pick->steps[at].key))
            continue;
        self->matched[i]++;
        /* An earlier member with this key does not count. */
        self->ret->values[i] = kin_str_of(
            self->matched[i] == pick->count ? value : NULL, 0);
    }
}

/* An element of an array begins. */
static void element_begin(struct picker *self, const char *value)
{
    size_t at = self->depth - 1;
    int64_t index = self->index[at];

    assert(self->is_array[at] && index >= 0);

    for (size_t i = 0; i < self->count; i++) {
        const struct kin__json_pick *pick = &self->picks[i];
        if (self->matched[i] != at || at >= pick->count ||
            !pick->steps[at].is_index || pick->steps[at].index != index)
            continue;
        self->matched[i]++;
        if (self->matched[i] == pick->count)
            self->ret->values[i] = kin_str_of(value, 0);
    }
}

/* The value of a member or an element has ended. */
static void value_done(struct picker *self, const char *end)
{
    for (size_t i = 0; i < self->count; i++) {
        assert(self->matched[i] <= self->depth);
        if (self->matched[i] != self->depth)
            continue;
        if (self->matched[i] == self->picks[i].count)
            self->ret->values[i].len = (size_t)(end - self->ret->values[i].ptr);
        self->matched[i]--;
    }
}

/* ---- containers ---- */

/* Reads what is before the next value: a key, or nothing in an array.  Returns
 * the value, NULL if malformed. */
static const char *value_begin(struct picker *self, const char *p)
{
    bool has_escapes = false;

    if (self->is_array[self->depth - 1]) {
        element_begin(self, p);
        return p;
    }
    if (*p != '"')
        return NULL;
    const char *behind = string_end(p, &has_escapes);
    if (!behind)
        return NULL;
    kin_str key = kin_str_of(p + 1, (size_t)(behind - p) - 2);
    p = kin__json_peek_space(behind, self->end);
    if (*p != ':')
        return NULL;
    p = kin__json_peek_space(p + 1, self->end);
    member_begin(self, key, has_escapes, p);
    return p;
}

static char closing(const struct picker *self)
{
    assert(self->depth > 0 && self->depth <= KIN__JSON_PICK_DEPTH);
    return self->is_array[self->depth - 1] ? ']' : '}';
}

/* Goes from the end of a value to the next one, and closes containers.
 * Returns NULL if malformed, and the last brace if that was all. */
static const char *value_next(struct picker *self, const char *p)
{
    for (;;) {
        value_done(self, p);
        p = kin__json_peek_space(p, self->end);
        if (*p == ',') {
            self->index[self->depth - 1]++;
            return value_begin(self, kin__json_peek_space(p + 1, self->end));
        }
        if (*p != closing(self))
            return NULL;
        self->depth--;
        if (self->depth == 0)
            return p;
        p++;
    }
}

/* Opens a container; returns its first value, or if it is empty what follows,
 * as value_next(). */
static const char *container_open(struct picker *self, const char *p)
{
    self->is_array[self->depth] = *p == '[';
    self->index[self->depth] = 0;
    self->depth++;
    p = kin__json_peek_space(p + 1, self->end);
    if (*p != closing(self))
        return value_begin(self, p);
    self->depth--;
    if (self->depth > 0)
        return value_next(self, p + 1);
    self->ret->is_empty = true;
    return p;
}

int kin__json_pick(kin_str text, const struct kin__json_pick *picks,
                   size_t count, struct kin__json_picked *ret)
{
    struct picker self;
    const char *end = text.ptr + text.len;
    const char *p = kin__json_peek_space(text.ptr, end);

    assert(count <= KIN__JSON_PICK_MAX && (unsigned char)*end < ' ');
    *ret = (struct kin__json_picked){0};
    /* The stack needs no values: it would be the larger part of the work. */
    self.end = end;
    self.picks = picks;
    self.count = count;
    self.ret = ret;
    self.depth = 0;
    memset(self.matched, 0, sizeof(self.matched));
    if (*p != '{')
        return KIN_EPARSE;
    do {
        if (*p == '{' || *p == '[') {
            if (self.depth == KIN__JSON_PICK_DEPTH)
                return KIN_ELIMIT;
            p = container_open(&self, p);
        } else {
            p = scalar_end(p);
            if (p)
                p = value_next(&self, p);
        }
    } while (p && self.depth > 0);
    if (!p || kin__json_peek_space(p + 1, end) != end)
        return KIN_EPARSE;
    assert(*p == '}');
    ret->end = (size_t)(p - text.ptr);
    return 0;
}

int kin__json_pick_check(const struct kin__json_pick *pick, kin_error *err)
{
    if (pick->count == 0)
        return kin_error_set(err, KIN_EINVAL, "the path has no steps");
    for (size_t i = 0; i < pick->count; i++) {
        const kin_step *step = &pick->steps[i];
        if (step->is_index && step->index < 0)
            return kin_error_set(err, KIN_EINVAL,
                                 "an index from the end is unsupported");
        if (!step->is_index && step->key.len > KIN__JSON_PICK_KEY_MAX)
            return kin_error_set(err, KIN_ELIMIT, "a key is longer than %d",
                                 KIN__JSON_PICK_KEY_MAX);
    }
    return 0;
}
