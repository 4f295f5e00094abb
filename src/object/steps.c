/* SPDX-License-Identifier: Apache-2.0 */
/*
 * steps.c - writing paths, and paths that grow while a value is walked.
 */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/path.h"

enum {
    STEPS_FIRST_CAP = 16,
};

/* ---- a path that grows ---- */

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

/* ---- writing ---- */

/* Where text goes: a buffer of fixed size, or one that grows. */
struct path_out {
    char *fixed;
    size_t size;
    size_t len; /* of all that was written, whether it fitted or not */
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

/* Writes `s` with `escape` in front of each byte that is in `special`. */
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
