/* SPDX-License-Identifier: Apache-2.0 */
#include "object/path.h"

#include <assert.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/value.h"

/* The keys' bytes stand behind the steps, in the same block. */
struct kin_path {
    const kin_allocator *alloc; /* borrowed */
    size_t count;
    kin_step steps[];
};

/* ---- reading ---- */

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

/* The key after a dot: up to the next dot or bracket that is not escaped. */
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
        /* `.[0]` is what kubectl's users also write. */
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

/* Checks all of the text, and tells how much room its steps need. */
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
        (void)kin__path_read(&reader, &token, NULL); /* was measured */
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

/* Whether a key with backslashes in its text is `key`. */
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
