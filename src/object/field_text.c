/* SPDX-License-Identifier: Apache-2.0 */
/*
 * field_text.c - sets of fields as FieldsV1: {"f:spec":{".":{},"k:{...}":{}}}.
 *
 * The key of a member is a step: a letter, a colon, and for `k` and `v` JSON
 * inside of a string.
 */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/field_set.h"
#include "object/keys.h"
#include "object/literal.h"

/* ---- writing ---- */

enum { STEP_MAX = 64 << 20 };

static int write_escape(struct kin__buf *buf, unsigned char c)
{
    switch (c) {
    case '"':
        return kin__buf_append(buf, KIN__S("\\\""));
    case '\\':
        return kin__buf_append(buf, KIN__S("\\\\"));
    case '\n':
        return kin__buf_append(buf, KIN__S("\\n"));
    case '\r':
        return kin__buf_append(buf, KIN__S("\\r"));
    case '\t':
        return kin__buf_append(buf, KIN__S("\\t"));
    default:
        return kin__buf_printf(buf, "\\u%04x", c);
    }
}

/* U+2028 or U+2029. */
static bool is_line_separator(const char *p, size_t left)
{
    return left >= 3 && (unsigned char)p[0] == 0xe2 &&
           (unsigned char)p[1] == 0x80 && ((unsigned char)p[2] & 0xfe) == 0xa8;
}

static bool is_plain(unsigned char c)
{
    return c >= ' ' && c != '"' && c != '\\' && c != '<' && c != '>' &&
           c != '&' && c != 0xe2;
}

/* A JSON string with Go's escapes. */
static int write_string(struct kin__buf *buf, kin_str text)
{
    int r = kin__buf_append_byte(buf, '"');

    for (size_t i = 0; r == 0 && i < text.len;) {
        size_t from = i;
        while (i < text.len && is_plain((unsigned char)text.ptr[i]))
            i++;
        if (i > from) {
            r = kin__buf_append(buf, kin__str_slice(text, from, i - from));
        } else if (is_line_separator(text.ptr + i, text.len - i)) {
            r = kin__buf_printf(buf, "\\u202%d", text.ptr[i + 2] & 1 ? 9 : 8);
            i += 3;
        } else if ((unsigned char)text.ptr[i] == 0xe2) {
            r = kin__buf_append_byte(buf, text.ptr[i++]);
        } else {
            r = write_escape(buf, (unsigned char)text.ptr[i++]);
        }
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '"');
}

static int write_scalar(struct kin__buf *buf,
                        const struct kin__field_scalar *scalar)
{
    char number[KIN__DOUBLE_SIZE];

    if (scalar->rank == KIN__FIELD_STRING)
        return write_string(buf, scalar->text);
    if (scalar->rank == KIN__FIELD_BOOL)
        return kin__buf_append(buf, scalar->integer ? KIN__S("true")
                                                    : KIN__S("false"));
    if (scalar->is_integer)
        return kin__buf_printf(buf, "%" PRId64, scalar->integer);
    return kin__buf_append(
        buf, kin_str_of(number, kin__double_print(scalar->real, number)));
}

static int write_keys(struct kin__buf *buf, const struct kin__field_step *step)
{
    int r = kin__buf_append_byte(buf, '{');

    for (size_t i = 0; r == 0 && i < step->key_count; i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ',');
        if (r == 0)
            r = write_string(buf, step->keys[i].name);
        if (r == 0)
            r = kin__buf_append_byte(buf, ':');
        if (r == 0)
            r = write_scalar(buf, &step->keys[i].value);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '}');
}

/* The key of a step: "f:spec". */
static int write_step(struct kin__buf *buf, const struct kin__field_step *step)
{
    static const char letters[] = {
        [KIN__FIELD_NAME] = 'f',
        [KIN__FIELD_KEYS] = 'k',
        [KIN__FIELD_VALUE] = 'v',
        [KIN__FIELD_INDEX] = 'i',
    };
    assert(step->kind < sizeof(letters));
    const char start[] = {letters[step->kind], ':'};

    kin__buf_clear(buf);
    int r = kin__buf_append(buf, kin_str_of(start, sizeof(start)));
    if (r < 0)
        return r;
    switch ((enum kin__field_kind)step->kind) {
    case KIN__FIELD_NAME:
        return kin__buf_append(buf, step->name);
    case KIN__FIELD_KEYS:
        return write_keys(buf, step);
    case KIN__FIELD_VALUE:
        return write_scalar(buf, step->value);
    case KIN__FIELD_INDEX:
        break;
    }
    return kin__buf_printf(buf, "%" PRId64, step->index);
}

static int write_empty(kin_document *doc)
{
    return doc->error < 0
               ? doc->error
               : kin__builder_add(&doc->builder, KIN__VAL_EMPTY_OBJECT);
}

struct writing {
    kin_document *doc;
    struct kin__buf buf;
    struct kin__field_pool *sorting;
};

static int write_set(struct writing *w, const struct kin__field_set *set,
                     bool is_member);

static int write_entry(struct writing *w, kin_str key,
                       const struct kin__field_entry *entry)
{
    (void)kin__document_key(w->doc, key);
    return entry->below ? write_set(w, entry->below, entry->is_member)
                        : write_empty(w->doc);
}

struct sorted_entry {
    kin_str key;
    const struct kin__field_entry *entry;
};

static int cmp_sorted(const void *a, const void *b)
{
    return kin_str_cmp(((const struct sorted_entry *)a)->key,
                       ((const struct sorted_entry *)b)->key);
}

static int write_sorted(struct writing *w, const struct kin__field_set *set)
{
    struct sorted_entry *sorted = kin__field_pool_take(
        w->sorting, set->count * sizeof(*sorted));
    int r = 0;

    if (!sorted)
        return kin__field_pool_error(w->sorting);
    for (size_t i = 0; r == 0 && i < set->count; i++) {
        sorted[i].entry = &set->entries[i];
        r = write_step(&w->buf, &set->entries[i].step);
        if (r == 0)
            r = kin__field_pool_copy(w->sorting, kin__buf_str(&w->buf),
                                     &sorted[i].key);
    }
    if (r < 0)
        return r;
    qsort(sorted, set->count, sizeof(*sorted), cmp_sorted);
    for (size_t i = 0; r == 0 && i < set->count; i++)
        r = write_entry(w, sorted[i].key, sorted[i].entry);
    return r;
}

static int write_entries(struct writing *w, const struct kin__field_set *set)
{
    int r = 0;

    /* Names are in order. */
    if (w->sorting && set->count > 1 &&
        set->entries[set->count - 1].step.kind != KIN__FIELD_NAME)
        return write_sorted(w, set);
    for (size_t i = 0; r == 0 && i < set->count; i++) {
        r = write_step(&w->buf, &set->entries[i].step);
        if (r == 0)
            r = write_entry(w, kin__buf_str(&w->buf), &set->entries[i]);
    }
    return r;
}

static int write_set(struct writing *w, const struct kin__field_set *set,
                     bool is_member)
{
    int r = kin__document_open_object(w->doc);

    if (is_member && set) {
        (void)kin__document_key(w->doc, KIN__S("."));
        r = write_empty(w->doc);
    }
    if (r == 0 && set)
        r = write_entries(w, set);
    return r < 0 ? r : kin__document_close(w->doc);
}

int kin__field_set_write(const struct kin__field_set *set, kin_document *doc,
                         struct kin__field_pool *sorting)
{
    struct writing w = {.doc = doc, .sorting = sorting};

    kin__buf_init(&w.buf, doc->arena->alloc, STEP_MAX);
    int r = write_set(&w, set, /* is_member= */ false);
    kin__buf_done(&w.buf);
    return r;
}

/* ---- reading the JSON of a key ---- */

struct scanner {
    struct kin__field_pool *pool;
    const char *at;
    const char *end;
};

static void scan_space(struct scanner *s)
{
    while (s->at < s->end && (*s->at == ' ' || *s->at == '\t' ||
                              *s->at == '\n' || *s->at == '\r'))
        s->at++;
}

static bool scan_is(struct scanner *s, char c)
{
    scan_space(s);
    if (s->at == s->end || *s->at != c)
        return false;
    s->at++;
    return true;
}

static bool scan_word(struct scanner *s, kin_str word)
{
    if ((size_t)(s->end - s->at) < word.len ||
        memcmp(s->at, word.ptr, word.len) != 0)
        return false;
    s->at += word.len;
    return true;
}

static int scan_hex(struct scanner *s, uint32_t *ret)
{
    *ret = 0;
    for (int i = 0; i < 4; i++) {
        int digit = s->at < s->end ? kin__hex_digit(*s->at++) : -1;
        if (digit < 0)
            return KIN_EINVAL;
        *ret = *ret * 16 + (uint32_t)digit;
    }
    return 0;
}

static size_t put_utf8(uint32_t c, char *ret)
{
    size_t len = 0;

    assert(c <= 0x10ffff);
    if (c < 0x80) {
        ret[len++] = (char)c;
    } else if (c < 0x800) {
        ret[len++] = (char)(0xc0 | c >> 6);
        ret[len++] = (char)(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        ret[len++] = (char)(0xe0 | c >> 12);
        ret[len++] = (char)(0x80 | (c >> 6 & 0x3f));
        ret[len++] = (char)(0x80 | (c & 0x3f));
    } else {
        ret[len++] = (char)(0xf0 | c >> 18);
        ret[len++] = (char)(0x80 | (c >> 12 & 0x3f));
        ret[len++] = (char)(0x80 | (c >> 6 & 0x3f));
        ret[len++] = (char)(0x80 | (c & 0x3f));
    }
    return len;
}

/* After "\u"; half of a surrogate pair becomes U+FFFD. */
static int scan_code_point(struct scanner *s, uint32_t *ret)
{
    uint32_t low = 0;
    int r = scan_hex(s, ret);

    if (r < 0 || (*ret & 0xf800) != 0xd800)
        return r;
    const char *mark = s->at;
    bool is_high = *ret < 0xdc00;
    if (is_high && scan_word(s, KIN__S("\\u")) && scan_hex(s, &low) == 0 &&
        (low & 0xfc00) == 0xdc00) {
        *ret = 0x10000 + ((*ret & 0x3ff) << 10) + (low & 0x3ff);
        return 0;
    }
    s->at = mark;
    *ret = 0xfffd;
    return 0;
}

static int scan_escape(struct scanner *s, char *ret, size_t *len)
{
    static const char from[] = "\"\\/bfnrt";
    static const char to[] = "\"\\/\b\f\n\r\t";
    uint32_t point = 0;

    if (s->at == s->end)
        return KIN_EINVAL;
    char c = *s->at++;
    const char *found = c ? strchr(from, c) : NULL;
    if (found) {
        ret[(*len)++] = to[found - from];
        return 0;
    }
    if (c != 'u' || scan_code_point(s, &point) < 0)
        return KIN_EINVAL;
    *len += put_utf8(point, ret + *len);
    return 0;
}

/* After the opening quote.  The text is not longer than its JSON. */
static int scan_string(struct scanner *s, kin_str *ret)
{
    const char *stop = s->at;
    size_t len = 0;

    while (stop < s->end && *stop != '"')
        stop += *stop == '\\' ? 2 : 1;
    if (stop >= s->end)
        return KIN_EINVAL;
    char *text = kin__field_pool_take(s->pool, (size_t)(stop - s->at) + 1);
    if (!text)
        return kin__field_pool_error(s->pool);
    while (s->at < stop) {
        if (*s->at != '\\') {
            if ((unsigned char)*s->at < ' ')
                return KIN_EINVAL;
            text[len++] = *s->at++;
            continue;
        }
        s->at++;
        int r = scan_escape(s, text, &len);
        if (r < 0)
            return r;
    }
    assert(s->at == stop);
    s->at = stop + 1;
    *ret = kin_str_of(text, len);
    return 0;
}

static int scan_number(struct scanner *s, struct kin__field_scalar *ret)
{
    const char *from = s->at;
    char text[64];

    while (s->at < s->end && strchr("+-.eE0123456789", *s->at) && *s->at)
        s->at++;
    kin_str literal = kin_str_of(from, (size_t)(s->at - from));
    if (literal.len >= sizeof(text) || !kin__literal_is_number(literal))
        return KIN_EINVAL;
    memcpy(text, literal.ptr, literal.len);
    text[literal.len] = '\0';
    ret->rank = KIN__FIELD_NUMBER;
    ret->real = strtod(text, NULL);
    ret->is_integer = kin__str_to_i64(literal, &ret->integer) == 0;
    /* 1.0 and 1e3 are written as integers. */
    if (!ret->is_integer && ret->real > -1e15 && ret->real < 1e15 &&
        ret->real == (double)(int64_t)ret->real) {
        ret->is_integer = true;
        ret->integer = (int64_t)ret->real;
    }
    return 0;
}

/* Only scalars can identify an element. */
static int scan_scalar(struct scanner *s, struct kin__field_scalar *ret)
{
    *ret = (struct kin__field_scalar){.rank = KIN__FIELD_BOOL};
    scan_space(s);
    if (scan_is(s, '"')) {
        ret->rank = KIN__FIELD_STRING;
        return scan_string(s, &ret->text);
    }
    if (scan_word(s, KIN__S("false")))
        return 0;
    ret->integer = 1;
    if (scan_word(s, KIN__S("true")))
        return 0;
    return scan_number(s, ret);
}

static int scan_key(struct scanner *s, struct kin__field_key *ret)
{
    if (!scan_is(s, '"'))
        return KIN_EINVAL;
    int r = scan_string(s, &ret->name);
    if (r == 0 && !scan_is(s, ':'))
        r = KIN_EINVAL;
    return r < 0 ? r : scan_scalar(s, &ret->value);
}

static int cmp_keys(const void *a, const void *b)
{
    return kin_str_cmp(((const struct kin__field_key *)a)->name,
                       ((const struct kin__field_key *)b)->name);
}

static int keep_keys(struct scanner *s, struct kin__field_key *keys,
                     size_t count, struct kin__field_step *ret)
{
    assert(count <= KIN__FIELD_KEYS_MAX);
    qsort(keys, count, sizeof(*keys), cmp_keys);
    for (size_t i = 1; i < count; i++)
        if (cmp_keys(&keys[i - 1], &keys[i]) == 0)
            return KIN_EINVAL;
    struct kin__field_key *kept = kin__field_pool_take(
        s->pool, (count ? count : 1) * sizeof(*kept));
    if (!kept)
        return kin__field_pool_error(s->pool);
    memcpy(kept, keys, count * sizeof(*kept));
    ret->keys = kept;
    ret->key_count = (uint16_t)count;
    return 0;
}

static int scan_keys(struct scanner *s, struct kin__field_step *ret)
{
    struct kin__field_key keys[KIN__FIELD_KEYS_MAX];
    size_t count = 0;

    if (!scan_is(s, '{'))
        return KIN_EINVAL;
    bool is_done = scan_is(s, '}');
    while (!is_done) {
        int r = count < KIN__FIELD_KEYS_MAX ? scan_key(s, &keys[count++])
                                            : KIN_EINVAL;
        if (r < 0)
            return r;
        is_done = scan_is(s, '}');
        if (!is_done && !scan_is(s, ','))
            return KIN_EINVAL;
    }
    return keep_keys(s, keys, count, ret);
}

static int scan_value(struct scanner *s, struct kin__field_step *ret)
{
    struct kin__field_scalar *value = kin__field_pool_take(s->pool,
                                                           sizeof(*value));

    if (!value)
        return kin__field_pool_error(s->pool);
    ret->value = value;
    return scan_scalar(s, value);
}

/* ---- reading ---- */

/* Reads a key such as "f:spec": 1, 0 (an unknown letter: ignored) or an
 * error. */
static int read_step(struct kin__field_pool *pool, kin_str text,
                     struct kin__field_step *ret)
{
    struct scanner s = {.pool = pool};
    int r = KIN_EINVAL;

    if (text.len < 2 || text.ptr[1] != ':')
        return KIN_EINVAL;
    kin_str rest = kin__str_slice(text, 2, SIZE_MAX);
    s.at = rest.ptr;
    s.end = rest.ptr + rest.len;
    switch (text.ptr[0]) {
    case 'f':
        ret->kind = KIN__FIELD_NAME;
        r = kin__field_pool_copy(pool, rest, &ret->name);
        return r < 0 ? r : 1;
    case 'k':
        ret->kind = KIN__FIELD_KEYS;
        r = scan_keys(&s, ret);
        break;
    case 'v':
        ret->kind = KIN__FIELD_VALUE;
        r = scan_value(&s, ret);
        break;
    case 'i':
        ret->kind = KIN__FIELD_INDEX;
        r = kin__str_to_i64(rest, &ret->index) < 0 ? KIN_EINVAL : 0;
        return r < 0 ? r : 1;
    default:
        return 0;
    }
    if (r < 0)
        return r;
    scan_space(&s);
    return s.at == s.end ? 1 : KIN_EINVAL;
}

struct reading {
    struct kin__field_pool *pool;
    struct kin__field_stack stack;
    unsigned depth;
};

static int read_set(struct reading *reading, kin_value fields,
                    const struct kin__field_set **ret, bool *ret_is_member);

static int read_member(struct reading *reading, kin_str key, kin_value value)
{
    struct kin__field_step step = {0};
    const struct kin__field_set *below = NULL;
    bool is_member = false;
    int r = read_step(reading->pool, key, &step);

    if (r <= 0)
        return r;
    r = read_set(reading, value, &below, &is_member);
    return r < 0
               ? r
               : kin__field_stack_add(&reading->stack, step, is_member, below);
}

static int read_members(struct reading *reading, kin_value fields,
                        bool *ret_is_member)
{
    size_t count = kin_value_count(fields);
    int r = kin__budget_take(reading->pool->budget, 1 + count);

    for (size_t i = 0; r == 0 && i < count; i++) {
        kin_str key = kin_value_key_at(fields, i);
        if (kin_str_eq(key, KIN__S(".")))
            *ret_is_member = true;
        else
            r = read_member(reading, key, kin_value_at(fields, i));
    }
    return r;
}

static int read_set(struct reading *reading, kin_value fields,
                    const struct kin__field_set **ret, bool *ret_is_member)
{
    size_t from = reading->stack.count;

    if (kin_value_type(fields) != KIN_TYPE_OBJECT)
        return KIN_EINVAL;
    if (++reading->depth > KIN__FIELD_DEPTH_MAX)
        return KIN_EINVAL;
    int r = read_members(reading, fields, ret_is_member);
    reading->depth--;
    if (r == 0)
        r = kin__field_stack_close(&reading->stack, from, ret);
    if (r == 0 && !*ret)
        *ret_is_member = true;
    return r;
}

int kin__field_set_read(struct kin__field_pool *pool, kin_value fields,
                        const struct kin__field_set **ret)
{
    struct reading reading = {.pool = pool};
    bool is_member = false;

    *ret = NULL;
    if (kin_value_type(fields) == KIN_TYPE_ABSENT ||
        kin_value_type(fields) == KIN_TYPE_NULL)
        return 0;
    kin__field_stack_init(&reading.stack, pool);
    int r = read_set(&reading, fields, ret, &is_member);
    kin__field_stack_done(&reading.stack);
    return r;
}

/* ---- searching ---- */

struct searching {
    struct kin__field_pool *pool;
    struct kin__buf buf;
};

static int search(struct searching *s, const struct kin__field_set *set,
                  kin_value fields);

/* Whether the entry or a path below it is in the set that `found` has below the
 * step. */
static int search_found(struct searching *s,
                        const struct kin__field_entry *entry, kin_value found)
{
    if (entry->is_member &&
        (kin_value_count(found) == 0 ||
         kin_value_exists(kin_value_get(found, KIN__S(".")))))
        return 1;
    return search(s, entry->below, found);
}

/* Looks the fields up in the set. */
static int search_in_set(struct searching *s, const struct kin__field_set *set,
                         kin_value fields)
{
    size_t count = kin_value_count(fields);
    int r = kin__budget_take(s->pool->budget, 1 + count);

    for (size_t i = 0; r == 0 && i < count; i++) {
        struct kin__field_step step = {0};
        const struct kin__field_entry *entry = NULL;
        kin_str key = kin_value_key_at(fields, i);
        if (kin_str_eq(key, KIN__S(".")))
            continue;
        r = read_step(s->pool, key, &step);
        if (r > 0)
            entry = kin__field_set_find(set, &step);
        if (r >= 0)
            r = entry ? search_found(s, entry, kin_value_at(fields, i)) : 0;
    }
    return r;
}

static int search(struct searching *s, const struct kin__field_set *set,
                  kin_value fields)
{
    KIN__AUTO_KEYS keys = {.alloc = s->pool->alloc};

    if (!set || kin_value_count(fields) == 0)
        return 0;
    if (kin_value_count(fields) < set->count)
        return search_in_set(s, set, fields);
    int r = kin__budget_take(s->pool->budget, 1 + set->count);
    if (r == 0)
        r = kin__keys_init(&keys, s->pool->alloc, fields);
    for (size_t i = 0; r == 0 && i < set->count; i++) {
        r = write_step(&s->buf, &set->entries[i].step);
        if (r < 0)
            break;
        kin_value found = kin__keys_get(&keys, kin__buf_str(&s->buf));
        if (kin_value_exists(found))
            r = search_found(s, &set->entries[i], found);
    }
    return r;
}

int kin__field_set_touches(struct kin__field_pool *pool,
                           const struct kin__field_set *set, kin_value fields)
{
    struct searching s = {.pool = pool};

    kin__buf_init(&s.buf, pool->alloc, STEP_MAX);
    int r = search(&s, set, fields);
    kin__buf_done(&s.buf);
    return r;
}
