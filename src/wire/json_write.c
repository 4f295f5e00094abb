/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_write.c - writes JSON; open containers are on a heap stack.
 *
 * `struct writer` reserves memory before each step and passes full chunks to
 * the callback if there is one.
 */
#include "wire/json_write.h"

#include "base/alloc.h"
#include "base/scan.h"
#include "object/values.h"
#include "wire/json_escape.h"

enum {
    CHUNK = 64 * 1024,
    LEVELS_INLINE = 32,
};

struct writer_level {
    const kin__val *values;
    const char *keys;     /* text of the shape; NULL for an array */
    const uint32_t *ends; /* of its keys */
    uint32_t count;
    uint32_t next;
    uint32_t from; /* offset of the next key's text */
    bool is_wide;
    bool has_escapes; /* a key needs escapes */
};

struct writer {
    struct kin__buf *buf;
    const uint32_t *base;
    char *at;    /* next byte to write; buf->len is updated later */
    char *limit; /* end of the reserved memory */
    unsigned indent;
    kin__json_chunk *on_chunk; /* NULL: write all to `buf` */
    void *userdata;

    struct writer_level *levels;
    uint32_t depth;
    uint32_t levels_cap;
    struct writer_level inline_levels[LEVELS_INLINE];
};

/* ---- memory ---- */

static void writer_commit(struct writer *w)
{
    if (!w->at)
        return;
    assert(w->at <= w->limit);
    size_t written = (size_t)(w->at - (w->buf->ptr + w->buf->len));
    if (written > 0)
        kin__buf_grown(w->buf, written);
}

static int writer_grow(struct writer *w, size_t need)
{
    char *room = NULL;

    writer_commit(w);
    if (w->on_chunk && w->buf->len >= CHUNK) {
        int r = w->on_chunk(kin__buf_str(w->buf), w->userdata);
        if (r < 0)
            return r;
        kin__buf_clear(w->buf);
    }
    /* Reserve more than needed, except near the buffer's maximum. */
    size_t want = need + (w->on_chunk ? CHUNK : w->buf->len / 2 + 256);
    int r = kin__buf_reserve(w->buf, want, &room);
    if (r == KIN_ELIMIT) {
        want = w->buf->max - w->buf->len;
        if (want < need)
            return KIN_ELIMIT;
        r = kin__buf_reserve(w->buf, want, &room);
    }
    if (r < 0)
        return r;
    w->at = room;
    w->limit = room + want;
    return 0;
}

/* Reserves `need` bytes at w->at. */
static inline int writer_room(struct writer *w, size_t need)
{
    if (KIN__LIKELY((size_t)(w->limit - w->at) >= need))
        return 0;
    return writer_grow(w, need);
}

/* Copies text from the arena, in steps of 16 bytes if they fit. */
static inline void writer_put(struct writer *w, const char *text, size_t len)
{
    if (KIN__LIKELY((size_t)(w->limit - w->at) >= len + KIN__SCAN_STEP))
        kin__scan_copy(w->at, text, len);
    else
        memcpy(w->at, text, len);
    w->at += len;
}

static int writer_newline(struct writer *w, uint32_t depth)
{
    size_t spaces = (size_t)w->indent * depth;
    int r = writer_room(w, spaces + 1);

    if (r < 0)
        return r;
    *w->at++ = '\n';
    memset(w->at, ' ', spaces);
    w->at += spaces;
    return 0;
}

/* ---- scalars ---- */

/* Writes a number that ends at `end`; returns its beginning. */
static const char *print_int(int32_t value, char *end)
{
    uint32_t rest = value < 0 ? -(uint32_t)value : (uint32_t)value;

    do {
        *--end = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (value < 0)
        *--end = '-';
    return end;
}

static int write_immediate(struct writer *w, kin__val val)
{
    static const char *const literals[] = {"null", "false", "true",
                                           "{}",   "[]",    "\"\""};
    char text[KIN__TIME_LEN + 2];
    const char *from = text;
    size_t len = 0;

    if (kin__val_is_time(val)) {
        text[0] = '"';
        kin__val_print_time(val, text + 1);
        text[KIN__TIME_LEN + 1] = '"';
        len = sizeof(text);
    } else if (kin__val_is_int(val)) {
        from = print_int(kin__val_int(val), text + sizeof(text));
        len = (size_t)(text + sizeof(text) - from);
    } else {
        from = literals[val & 7];
        len = strlen(from);
    }
    int r = writer_room(w, len);
    if (r < 0)
        return r;
    memcpy(w->at, from, len);
    w->at += len;
    return 0;
}

enum {
    /* Longer strings are escaped in pieces; near the buffer's maximum in small
     * ones, which are escaped to the stack first. */
    PIECE = 16 * 1024,
    PIECE_SMALL = 16,
};

/* Returns the length of a piece of at most `most` bytes; does not split UTF-8
 * characters. */
static size_t piece_len(kin_str s, size_t most)
{
    if (s.len <= most)
        return s.len;
    while (((unsigned char)s.ptr[most] & 0xc0) == 0x80)
        most--;
    return most;
}

static int write_small_piece(struct writer *w, kin_str s)
{
    char text[PIECE_SMALL * KIN__JSON_ESCAPE_MAX];
    size_t len = kin__json_escape(s, text);
    int r = writer_room(w, len);

    if (r < 0)
        return r;
    memcpy(w->at, text, len);
    w->at += len;
    return 0;
}

/* Writes a piece of a string; `*s` is the rest of it. */
static int write_piece(struct writer *w, kin_str *s)
{
    size_t len = piece_len(*s, PIECE);
    int r = writer_room(w, len * KIN__JSON_ESCAPE_MAX);

    if (r == 0) {
        w->at += kin__json_escape(kin_str_of(s->ptr, len), w->at);
    } else if (r == KIN_ELIMIT) {
        len = piece_len(*s, PIECE_SMALL);
        r = write_small_piece(w, kin_str_of(s->ptr, len));
    }
    *s = kin_str_of(s->ptr + len, s->len - len);
    return r;
}

static int write_escaped(struct writer *w, kin_str s)
{
    int r = writer_room(w, 1);

    if (r < 0)
        return r;
    *w->at++ = '"';
    while (s.len > 0 && r == 0)
        r = write_piece(w, &s);
    if (r == 0)
        r = writer_room(w, 1);
    if (r == 0)
        *w->at++ = '"';
    return r;
}

static int write_text(struct writer *w, const uint32_t *node)
{
    kin_str s = kin__node_str(node);

    if (kin__node_type(node) == KIN__NODE_NUMBER) {
        int r = writer_room(w, s.len);
        if (r == 0)
            writer_put(w, s.ptr, s.len);
        return r;
    }
    if (kin__node_head(node) & KIN__NODE_EXTRA)
        return write_escaped(w, s);
    int r = writer_room(w, s.len + 2);
    if (r < 0)
        return r;
    *w->at++ = '"';
    writer_put(w, s.ptr, s.len);
    *w->at++ = '"';
    return 0;
}

/* ---- containers ---- */

static int levels_grow(struct writer *w)
{
    uint32_t cap = w->levels_cap * 2;
    bool is_inline = w->levels == w->inline_levels;
    struct writer_level *levels = kin__realloc(
        w->buf->alloc, is_inline ? NULL : w->levels, cap, sizeof(*levels));

    if (!levels)
        return KIN_ENOMEM;
    if (is_inline)
        memcpy(levels, w->inline_levels, sizeof(w->inline_levels));
    w->levels = levels;
    w->levels_cap = cap;
    return 0;
}

static int level_push(struct writer *w, const uint32_t *node)
{
    if (w->depth == w->levels_cap) {
        int r = levels_grow(w);
        if (r < 0)
            return r;
    }
    assert(w->depth < w->levels_cap);
    struct writer_level *l = &w->levels[w->depth++];
    *l = (struct writer_level){
        .values = kin__node_values(node),
        .count = kin__node_count(node),
    };
    if (kin__node_type(node) == KIN__NODE_OBJECT) {
        const uint32_t *shape = w->base + kin__node_shape(node);
        l->keys = kin__shape_text(shape);
        l->ends = kin__node_payload(shape) + 1;
        l->is_wide = kin__shape_is_wide(shape);
        l->has_escapes = kin__node_head(shape) & KIN__NODE_EXTRA;
    }
    for (uint32_t i = 0; i < l->count && i < KIN__SCAN_PADDING; i++)
        if (!kin__val_is_immediate(l->values[i]))
            __builtin_prefetch(w->base + l->values[i]);
    return 0;
}

/* Writes a key with escapes; reserves one more byte. */
static int write_key_escaped(struct writer *w, const struct writer_level *l,
                             uint32_t end)
{
    uint32_t len = end - l->from - KIN__SHAPE_KEY_FRAME;
    int r = write_escaped(w, kin_str_of(l->keys + l->from + 1, len));

    if (r == 0)
        r = writer_room(w, 2);
    if (r == 0)
        *w->at++ = ':';
    return r;
}

/* Writes the bracket or comma before a value, and its key. */
static int write_lead(struct writer *w, struct writer_level *l)
{
    assert(l->next < l->count);
    uint32_t i = l->next;
    uint32_t end = 0;
    char open = l->keys ? '{' : '[';

    if (l->keys)
        end = KIN__UNLIKELY(l->is_wide) ? l->ends[i]
                                        : ((const uint16_t *)l->ends)[i];
    int r = writer_room(w, 1 + (size_t)(end - l->from));
    if (r < 0)
        return r;
    *w->at++ = i ? ',' : open;
    if (KIN__UNLIKELY(w->indent)) {
        r = writer_newline(w, w->depth);
        if (r == 0)
            r = writer_room(w, (l->keys != NULL) + (size_t)(end - l->from));
        if (r < 0)
            return r;
    }
    if (l->keys && KIN__UNLIKELY(l->has_escapes)) {
        r = write_key_escaped(w, l, end);
        if (r < 0)
            return r;
    } else if (l->keys) {
        writer_put(w, l->keys + l->from, end - l->from);
    }
    if (l->keys && KIN__UNLIKELY(w->indent))
        *w->at++ = ' ';
    l->from = end;
    return 0;
}

static int write_close(struct writer *w, const struct writer_level *l)
{
    assert(w->depth > 0);
    w->depth--;
    if (KIN__UNLIKELY(w->indent)) {
        int r = writer_newline(w, w->depth);
        if (r < 0)
            return r;
    }
    int r = writer_room(w, 1);
    if (r == 0)
        *w->at++ = l->keys ? '}' : ']';
    return r;
}

/* Writes a scalar, or opens a container. */
static int write_value(struct writer *w, kin__val val)
{
    if (kin__val_is_immediate(val))
        return write_immediate(w, val);
    const uint32_t *node = kin__node(w->base, val);
    if (kin__node_type(node) <= KIN__NODE_NUMBER)
        return write_text(w, node);
    return level_push(w, node);
}

static int write_all(struct writer *w, kin__val val)
{
    int r = write_value(w, val);

    while (r == 0 && w->depth > 0) {
        struct writer_level *l = &w->levels[w->depth - 1];
        if (l->next == l->count) {
            r = write_close(w, l);
            continue;
        }
        r = write_lead(w, l);
        if (r == 0)
            r = write_value(w, l->values[l->next++]);
    }
    return r;
}

static int writer_run(struct writer *w, kin__val val)
{
    assert(val != KIN__VAL_NONE && w->indent <= KIN__JSON_INDENT_MAX);
    w->levels = w->inline_levels;
    w->levels_cap = LEVELS_INLINE;
    int r = write_all(w, val);
    if (w->levels != w->inline_levels)
        kin__free(w->buf->alloc, w->levels);
    if (r == 0)
        writer_commit(w);
    return r;
}

/* Not an initialiser: it would clear the inline levels, which are large. */
static void writer_init(struct writer *w, struct kin__buf *buf,
                        const uint32_t *base, unsigned indent)
{
    w->buf = buf;
    w->base = base;
    w->at = NULL;
    w->limit = NULL;
    w->indent = indent;
    w->on_chunk = NULL;
    w->userdata = NULL;
    w->depth = 0;
}

int kin__json_write(struct kin__buf *buf, const uint32_t *base, kin__val val,
                    unsigned indent)
{
    struct writer w;
    size_t len = buf->len;

    writer_init(&w, buf, base, indent);
    int r = writer_run(&w, val);
    if (r < 0 && buf->ptr) {
        buf->len = len;
        buf->ptr[len] = '\0';
    }
    return r;
}

int kin__json_write_chunks(const kin_allocator *alloc, const uint32_t *base,
                           kin__val val, unsigned indent,
                           kin__json_chunk *on_chunk, void *userdata)
{
    KIN__AUTO_BUF buf;
    struct writer w;

    kin__buf_init(&buf, alloc, SIZE_MAX / 2);
    writer_init(&w, &buf, base, indent);
    w.on_chunk = on_chunk;
    w.userdata = userdata;
    int r = writer_run(&w, val);
    if (r == 0 && buf.len > 0)
        r = on_chunk(kin__buf_str(&buf), userdata);
    return r;
}
