/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_error.c - the message of an error: byte, cause and path.
 *
 * The path comes from the frames, so it must be made before the stacks are
 * emptied.  A path that is too long ends in "...".
 */
#include "base/str.h"
#include "wire/json_escape.h"
#include "wire/json_frame.h"

enum {
    PATH_SIZE = 256,
    /* Longer keys are not shown. */
    PATH_KEY_MAX = 128,
    /* The longest token that can be incomplete: two \u escapes. */
    TOKEN_MAX = 12,
};

struct path {
    char text[PATH_SIZE];
    size_t len;
    bool is_cut;
};

/* Appends `s` if it fits. */
static void path_add(struct path *path, kin_str s)
{
    if (path->is_cut || s.len >= PATH_SIZE - sizeof("...") - path->len) {
        path->is_cut = true;
        return;
    }
    memcpy(path->text + path->len, s.ptr, s.len);
    path->len += s.len;
}

static bool key_is_plain(kin_str key)
{
    for (size_t i = 0; i < key.len; i++) {
        char c = key.ptr[i];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
              (c >= '0' && c <= '9') || c == '_' || c == '-'))
            return false;
    }
    return key.len > 0;
}

/* Appends a key in brackets and quotes. */
static void path_add_quoted(struct path *path, kin_str key)
{
    char text[PATH_KEY_MAX * KIN__JSON_ESCAPE_MAX];

    if (key.len > PATH_KEY_MAX) {
        path->is_cut = true;
        return;
    }
    path_add(path, KIN__S("[\""));
    path_add(path, kin_str_of(text, kin__json_escape(key, text)));
    path_add(path, KIN__S("\"]"));
}

/* `text` is `"key":`. */
static void path_add_key(struct path *path, kin_str text)
{
    kin_str key = kin_str_of(text.ptr + 1, text.len - KIN__SHAPE_KEY_FRAME);
    size_t len = path->len;

    if (key_is_plain(key)) {
        path_add(path, KIN__S("."));
        path_add(path, key);
    } else {
        path_add_quoted(path, key);
    }
    if (path->is_cut)
        path->len = len;
}

static void path_add_index(struct path *path, size_t index)
{
    char text[32];
    int len = snprintf(text, sizeof(text), "[%zu]", index);

    path_add(path, kin_str_of(text, (size_t)len));
}

/* Returns the key of the current member of a frame. */
static kin_str frame_key(const struct kin__json_parser *ps, uint32_t i)
{
    const struct kin__json_frame *f = &ps->frames[i];

    assert(i < ps->depth && f->is_object);
    if (f->state != KIN__JSON_OTHER) {
        if (f->next == 0)
            return kin_str_of(NULL, 0);
        return kin__shape_key_text(ps->arena->rw + f->shape, f->next - 1);
    }
    size_t end = i + 1 < ps->depth ? ps->frames[i + 1].key_base : ps->key_count;
    if (end <= f->key_base)
        return kin_str_of(NULL, 0);
    const char *keys = ps->keys + f->keys_base;
    uint32_t from = end - 1 > f->key_base ? ps->key_ends[end - 2] : 0;
    return kin_str_of(keys + from, ps->key_ends[end - 1] - from);
}

/* Returns the index of the current element of a frame. */
static size_t frame_index(const struct kin__json_parser *ps, uint32_t i)
{
    assert(i < ps->depth);
    return ps->frames[i].next;
}

static void path_make(const struct kin__json_parser *ps, struct path *ret)
{
    uint32_t depth = ps->depth;

    *ret = (struct path){.len = 0};
    if (depth > 0 && !ps->error_in_value)
        depth--;
    for (uint32_t i = 0; i < depth && !ret->is_cut; i++) {
        if (!ps->frames[i].is_object) {
            path_add_index(ret, frame_index(ps, i));
            continue;
        }
        kin_str key = frame_key(ps, i);
        if (key.len > 0)
            path_add_key(ret, key);
    }
    if (ret->is_cut)
        memcpy(ret->text + ret->len, "...", sizeof("..."));
    else
        ret->text[ret->len] = '\0';
}

int kin__json_error_set(const struct kin__json_parser *ps, int code,
                        kin_error *err)
{
    struct path path;

    if (code == KIN_ENOMEM)
        return kin_error_set(err, code, "out of memory");
    if (!err)
        return code;
    path_make(ps, &path);
    size_t at = kin__json_error_offset(ps);
    const char *what = ps->error_text;
    if (code == KIN_EPARSE && ps->error_at >= ps->end)
        what = "text ends too soon";
    return kin_error_set(err, code, "byte %zu: %s%s%s", at, what,
                         path.text[0] ? " at " : "", path.text);
}

size_t kin__json_error_offset(const struct kin__json_parser *ps)
{
    return (size_t)(ps->error_at - ps->text);
}

bool kin__json_error_is_full(const struct kin__json_parser *ps)
{
    return ps->error == KIN_ELIMIT && ps->error_in_arena;
}

bool kin__json_error_is_cut(const struct kin__json_parser *ps)
{
    return ps->error == KIN_EPARSE && ps->error_at + TOKEN_MAX >= ps->end;
}
