/* SPDX-License-Identifier: Apache-2.0 */
/*
 * path.c - parsing, following and printing paths, and the steps of a walk.
 */
#include "object/path.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/value.h"

enum {
    STEPS_FIRST_CAP = 16,
};

/* The keys follow the steps in the same block. */
struct kin_path {
    const kin_allocator *alloc; /* borrowed */
    size_t count;
    kin_step steps[];
};

/* ---- parsing ---- */

static int path_fail(const struct kin__path_reader *reader, kin_error *err,
                     const char *what)
{
    return kin_error_set(err, KIN_EPARSE, "path: %s at byte %zu of '%.*s'",
                         what, reader->at, KIN_STR(reader->text));
}

static bool path_peek(const struct kin__path_reader *reader, char c)
{
    return reader->at < reader->text.len && reader->text.ptr[reader->at] == c;
}

/* Reads the key after a dot, up to the next unescaped dot or bracket. */
static int path_read_name(struct kin__path_reader *reader,
                          struct kin__path_token *ret, kin_error *err)
{
    kin_str text = reader->text;
    size_t from = reader->at;
    struct kin__path_token token = {.is_index = false};

    for (; reader->at < text.len; reader->at++) {
        char c = text.ptr[reader->at];
        if (c == '.' || c == '[')
            break;
        if (c == ']')
            return path_fail(reader, err, "']' without '['");
        if (c != '\\')
            continue;
        token.has_escapes = true;
        if (++reader->at == text.len)
            return path_fail(reader, err, "nothing after '\\'");
    }
    if (reader->at == from)
        return path_fail(reader, err, "no key after '.'");
    token.key = kin__str_slice(text, from, reader->at - from);
    *ret = token;
    return 1;
}

static int path_read_quoted(struct kin__path_reader *reader,
                            struct kin__path_token *ret, kin_error *err)
{
    kin_str text = reader->text;
    assert(reader->at < text.len);
    char quote = text.ptr[reader->at++];
    size_t from = reader->at;
    struct kin__path_token token = {.is_index = false};

    while (reader->at < text.len && text.ptr[reader->at] != quote) {
        bool is_escape = text.ptr[reader->at] == '\\';
        token.has_escapes |= is_escape;
        reader->at += 1 + (size_t)is_escape;
    }
    if (reader->at >= text.len) {
        reader->at = text.len;
        return path_fail(reader, err, "missing quote");
    }
    token.key = kin__str_slice(text, from, reader->at - from);
    reader->at++;
    *ret = token;
    return 1;
}

static int path_read_index(struct kin__path_reader *reader,
                           struct kin__path_token *ret, kin_error *err)
{
    kin_str text = reader->text;
    size_t from = reader->at;
    struct kin__path_token token = {.is_index = true};

    while (reader->at < text.len && text.ptr[reader->at] != ']')
        reader->at++;
    kin_str digits = kin__str_slice(text, from, reader->at - from);
    token.is_any = reader->takes_any && kin_str_eq(digits, KIN__S("*"));
    int r = token.is_any ? 0 : kin__str_to_i64(digits, &token.index);
    if (r == 0) {
        *ret = token;
        return 1;
    }
    reader->at = from;
    if (r == KIN_ELIMIT)
        return path_fail(reader, err, "index too large");
    return path_fail(reader, err, "neither an index nor a quoted key");
}

static int path_read_bracket(struct kin__path_reader *reader,
                             struct kin__path_token *ret, kin_error *err)
{
    int r = 0;

    reader->at++;
    if (path_peek(reader, '\'') || path_peek(reader, '"'))
        r = path_read_quoted(reader, ret, err);
    else
        r = path_read_index(reader, ret, err);
    if (r < 0)
        return r;
    if (!path_peek(reader, ']'))
        return path_fail(reader, err, "missing ']'");
    reader->at++;
    return 1;
}

int kin__path_read(struct kin__path_reader *reader, struct kin__path_token *ret,
                   kin_error *err)
{
    if (reader->text.len > KIN_PATH_MAX_LEN)
        return kin_error_set(err, KIN_ELIMIT, "path: longer than %d bytes",
                             KIN_PATH_MAX_LEN);
    bool is_first = reader->at == 0;
    if (is_first && kin_str_eq(reader->text, KIN__S(".")))
        reader->at++;
    if (reader->at == reader->text.len)
        return 0;
    if (path_peek(reader, '['))
        return path_read_bracket(reader, ret, err);
    if (path_peek(reader, '.')) {
        reader->at++;
        /* kubectl also accepts `.[0]`. */
        if (is_first && path_peek(reader, '['))
            return path_read_bracket(reader, ret, err);
    } else if (!is_first) {
        return path_fail(reader, err, "neither '.' nor '['");
    }
    return path_read_name(reader, ret, err);
}

size_t kin__path_unescape(kin_str key, char *ret)
{
    size_t len = 0;

    for (size_t i = 0; i < key.len; i++) {
        if (key.ptr[i] == '\\' && i + 1 < key.len)
            i++;
        ret[len++] = key.ptr[i];
    }
    return len;
}

/* ---- compiled paths ---- */

/* Checks the whole text and computes the room that its steps need. */
static int path_measure(kin_str text, size_t *ret_count, size_t *ret_bytes,
                        kin_error *err)
{
    struct kin__path_reader reader = {.text = text};
    struct kin__path_token token = {0};
    size_t count = 0;
    size_t bytes = 0;

    for (;;) {
        int r = kin__path_read(&reader, &token, err);
        if (r < 0)
            return r;
        if (r == 0)
            break;
        if (++count > KIN_PATH_MAX_STEPS)
            return kin_error_set(err, KIN_ELIMIT, "path: more than %d steps",
                                 KIN_PATH_MAX_STEPS);
        bytes += token.key.len;
    }
    *ret_count = count;
    *ret_bytes = bytes;
    return 0;
}

int kin_path_new(const kin_allocator *alloc, kin_str text, kin_path **ret,
                 kin_error *err)
{
    struct kin__path_reader reader = {.text = text};
    struct kin__path_token token = {0};
    size_t count = 0;
    size_t bytes = 0;
    int r = path_measure(text, &count, &bytes, err);

    if (r < 0)
        return r;
    size_t head = sizeof(kin_path) + count * sizeof(kin_step);
    kin_path *path = kin__alloc(alloc, head + bytes, 1);
    if (!path)
        return kin_error_set(err, KIN_ENOMEM, "path: out of memory");
    path->alloc = alloc;
    path->count = count;
    char *room = (char *)path + head;
    for (size_t i = 0; i < count; i++) {
        (void)kin__path_read(&reader, &token,
                             NULL); /* checked by path_measure() */
        size_t len = kin__path_unescape(token.key, room);
        path->steps[i] = (kin_step){.key = kin_str_of(room, len),
                                    .index = token.index,
                                    .is_index = token.is_index};
        room += len;
    }
    *ret = path;
    return 0;
}

kin_path *kin_path_free(kin_path *path)
{
    if (path)
        kin__free(path->alloc, path);
    return NULL;
}

const kin_step *kin__path_steps(const kin_path *path, size_t *ret_count)
{
    *ret_count = path->count;
    return path->count ? path->steps : NULL;
}

/* ---- following ---- */

static kin_value index_get(kin_value v, int64_t index)
{
    if (kin_value_type(v) != KIN_TYPE_ARRAY)
        return kin_value_absent();
    if (index < 0)
        index += (int64_t)kin_value_count(v);
    return index < 0 ? kin_value_absent() : kin_value_at(v, (size_t)index);
}

kin_value kin__step_get(kin_value v, const kin_step *step)
{
    return step->is_index ? index_get(v, step->index)
                          : kin_value_get(v, step->key);
}

static kin_value steps_get(kin_value v, const kin_step *steps, size_t count)
{
    for (size_t i = 0; i < count && kin_value_exists(v); i++)
        v = kin__step_get(v, &steps[i]);
    return v;
}

kin_value kin_path_get(const kin_path *path, kin_value v)
{
    return steps_get(v, path->steps, path->count);
}

kin_value kin__path_get_slots(const kin_path *path, kin_value v,
                              uint32_t *slots)
{
    for (size_t i = 0; i < path->count && kin_value_exists(v); i++) {
        const kin_step *step = &path->steps[i];
        v = step->is_index ? index_get(v, step->index)
                           : kin__value_get_slot(v, step->key, &slots[i]);
    }
    return v;
}

/* Whether an escaped key is equal to `key`. */
static bool key_is(kin_str escaped, kin_str key)
{
    size_t at = 0;

    for (size_t i = 0; i < escaped.len; i++) {
        if (escaped.ptr[i] == '\\' && i + 1 < escaped.len)
            i++;
        if (at == key.len || key.ptr[at] != escaped.ptr[i])
            return false;
        at++;
    }
    return at == key.len;
}

static kin_value token_get(kin_value v, const struct kin__path_token *token)
{
    if (token->is_index)
        return index_get(v, token->index);
    if (!token->has_escapes)
        return kin_value_get(v, token->key);
    if (kin_value_type(v) != KIN_TYPE_OBJECT)
        return kin_value_absent();
    for (size_t i = 0; i < kin_value_count(v); i++)
        if (key_is(token->key, kin_value_key_at(v, i)))
            return kin_value_at(v, i);
    return kin_value_absent();
}

int kin_path_find(kin_value v, kin_str text, kin_value *ret, kin_error *err)
{
    struct kin__path_reader reader = {.text = text};
    struct kin__path_token token = {0};
    int r = 0;

    for (size_t count = 0;; count++) {
        r = kin__path_read(&reader, &token, err);
        if (r <= 0)
            break;
        if (count == KIN_PATH_MAX_STEPS)
            return kin_error_set(err, KIN_ELIMIT, "path: more than %d steps",
                                 KIN_PATH_MAX_STEPS);
        v = token_get(v, &token);
    }
    if (r == 0)
        *ret = v;
    return r;
}

/* ---- steps of a walk ---- */

void kin__steps_done(struct kin__steps *steps)
{
    kin__free(steps->alloc, steps->items);
    *steps = (struct kin__steps){.alloc = steps->alloc};
}

int kin__steps_push(struct kin__steps *steps, kin_step step)
{
    if (steps->count == steps->cap) {
        size_t cap = steps->cap ? steps->cap * 2 : STEPS_FIRST_CAP;
        kin_step *items = kin__realloc(steps->alloc, steps->items, cap,
                                       sizeof(*items));
        if (!items)
            return KIN_ENOMEM;
        steps->items = items;
        steps->cap = cap;
    }
    assert(steps->count < steps->cap);
    steps->items[steps->count++] = step;
    return 0;
}

int kin__steps_push_key(struct kin__steps *steps, kin_str key)
{
    return kin__steps_push(steps, (kin_step){.key = key});
}

int kin__steps_push_index(struct kin__steps *steps, size_t index)
{
    return kin__steps_push(
        steps, (kin_step){.index = (int64_t)index, .is_index = true});
}

/* ---- printing ---- */

/* Destination of text: a buffer of fixed size, or a growing one. */
struct path_out {
    char *fixed;
    size_t size;
    size_t len; /* length of the whole text, even if it was truncated */
    struct kin__buf *buf;
    int error;
};

static void out_add(struct path_out *out, kin_str s)
{
    if (out->buf) {
        if (out->error == 0)
            out->error = kin__buf_append(out->buf, s);
        return;
    }
    for (size_t i = 0; i < s.len && out->len + i + 1 < out->size; i++)
        out->fixed[out->len + i] = s.ptr[i];
    out->len += s.len;
}

static size_t out_end(const struct path_out *out, char *buffer)
{
    if (out->size > 0)
        buffer[out->len < out->size ? out->len : out->size - 1] = '\0';
    return out->len;
}

/* Writes `s` with a backslash before each byte that is in `special`. */
static void out_add_escaped(struct path_out *out, kin_str s,
                            const char *special)
{
    size_t from = 0;

    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '\0' || !strchr(special, s.ptr[i]))
            continue;
        out_add(out, kin__str_slice(s, from, i - from));
        out_add(out, KIN__S("\\"));
        from = i;
    }
    out_add(out, kin__str_slice(s, from, s.len - from));
}

static bool key_is_plain(kin_str key)
{
    for (size_t i = 0; i < key.len; i++) {
        char c = key.ptr[i];
        bool is_word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                       (c >= 'A' && c <= 'Z') || c == '_' || c == '-';
        if (!is_word)
            return false;
    }
    return key.len > 0;
}

static void out_add_index(struct path_out *out, int64_t index)
{
    char digits[24];
    int len = snprintf(digits, sizeof(digits), "%" PRId64, index);

    out_add(out, kin_str_of(digits, (size_t)len));
}

static void out_add_step(struct path_out *out, const kin_step *step)
{
    if (step->is_index) {
        out_add(out, KIN__S("["));
        out_add_index(out, step->index);
        out_add(out, KIN__S("]"));
    } else if (key_is_plain(step->key)) {
        out_add(out, KIN__S("."));
        out_add(out, step->key);
    } else {
        out_add(out, KIN__S("['"));
        out_add_escaped(out, step->key, "'\\");
        out_add(out, KIN__S("']"));
    }
}

static void out_add_steps(struct path_out *out, const kin_step *steps,
                          size_t count)
{
    for (size_t i = 0; i < count; i++)
        out_add_step(out, &steps[i]);
    if (count == 0)
        out_add(out, KIN__S("."));
}

static void out_add_pointer_key(struct path_out *out, kin_str key)
{
    size_t from = 0;

    for (size_t i = 0; i < key.len; i++) {
        if (key.ptr[i] != '~' && key.ptr[i] != '/')
            continue;
        out_add(out, kin__str_slice(key, from, i - from));
        out_add(out, key.ptr[i] == '~' ? KIN__S("~0") : KIN__S("~1"));
        from = i + 1;
    }
    out_add(out, kin__str_slice(key, from, key.len - from));
}

static void out_add_pointer(struct path_out *out, const kin_step *steps,
                            size_t count)
{
    for (size_t i = 0; i < count; i++) {
        out_add(out, KIN__S("/"));
        if (steps[i].is_index)
            out_add_index(out, steps[i].index);
        else
            out_add_pointer_key(out, steps[i].key);
    }
}

size_t kin_steps_print(const kin_step *steps, size_t count, char *buffer,
                       size_t size)
{
    struct path_out out = {.fixed = buffer, .size = size};

    out_add_steps(&out, steps, count);
    return out_end(&out, buffer);
}

int kin__steps_append(const kin_step *steps, size_t count, struct kin__buf *ret)
{
    struct path_out out = {.buf = ret};
    size_t before = ret->len;

    out_add_steps(&out, steps, count);
    if (out.error < 0)
        ret->len = before;
    return out.error;
}

int kin__steps_append_pointer(const kin_step *steps, size_t count,
                              struct kin__buf *ret)
{
    struct path_out out = {.buf = ret};
    size_t before = ret->len;

    out_add_pointer(&out, steps, count);
    if (out.error < 0)
        ret->len = before;
    return out.error;
}
