/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream.c - the buffer of a stream, and reading one object from it.
 */
#include "wire/stream.h"

#include <inttypes.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/values.h"
#include "wire/json_key.h"
#include "wire/json_peek.h"
#include "wire/json_trail.h"
#include "wire/stream_impl.h"

enum {
    MAX_OBJECT = 16 << 20,
    BUF_MIN = 16 * 1024,
    SLICE = 8 * 1024, /* of a chunk that is copied at a time */
    /* Shorter chunks are copied. */
    IN_PLACE_MIN = 16 * 1024,
};

/* ---- life ---- */

int kin__stream_init(struct kin__stream *s, struct kin__arena *arena,
                     const struct kin__stream_opts *opts,
                     const kin_allocator *alloc)
{
    struct kin__json_limits limits = opts->limits;

    *s = (struct kin__stream){
        .opts = *opts,
        .alloc = alloc,
        .remaining = -1,
    };
    if (!s->opts.max_object)
        s->opts.max_object = MAX_OBJECT;
    /* The stream counts the bytes of an object itself. */
    limits.text_len = SIZE_MAX;
    kin__json_parser_init(&s->parser, arena, &limits, alloc);
    s->opts.head = (struct kin__json_head){.kind = {NULL, 0}};
    int r = kin__json_parser_set_head(&s->parser, &opts->head);
    if (r < 0)
        kin__stream_done(s);
    return r;
}

void kin__stream_done(struct kin__stream *s)
{
    kin__json_parser_done(&s->parser);
    kin__free(s->alloc, s->buf);
    kin__free(s->alloc, s->identity);
    for (size_t i = 0; i < sizeof(s->texts) / sizeof(s->texts[0]); i++)
        kin__free(s->alloc, s->texts[i]);
    *s = (struct kin__stream){.error = KIN_ECLOSED};
}

void kin__stream_set_arena(struct kin__stream *s, struct kin__arena *arena)
{
    kin__json_trail_forget(&s->parser);
    s->parser.arena = arena;
}

kin_str kin__stream_list_kind(const struct kin__stream *s)
{
    const char *kind = s->texts[KIN__LIST_TEXT_KIND];

    return kind ? kin_s(kind) : kin_str_of("", 0);
}

/* ---- the buffer ---- */

/* Moves what is left to the front. */
static void buf_compact(struct kin__stream *s)
{
    if (s->start == 0)
        return;
    memmove(s->buf, s->buf + s->start, s->end - s->start);
    s->consumed += s->start;
    s->line_end -= s->line_end < s->start ? s->line_end : s->start;
    s->end -= s->start;
    s->start = 0;
}

int kin__stream_reserve(struct kin__stream *s, size_t want, char **ret)
{
    if (s->cap - s->end < want)
        buf_compact(s);
    if (s->cap - s->end < want) {
        size_t need = s->end + want;
        /* Objects grow past a chunk by doubling, so that moving them stays
         * linear. */
        size_t cap = need < BUF_MIN ? BUF_MIN : need + s->end;
        char *buf = kin__realloc(s->alloc, s->buf, cap + KIN__JSON_PADDING, 1);
        if (!buf)
            return KIN_ENOMEM;
        s->buf = buf;
        s->cap = cap;
    }
    *ret = s->buf + s->end;
    return 0;
}

static int stream_run(struct kin__stream *s, bool at_end, kin_error *err)
{
    switch (s->opts.kind) {
    case KIN__STREAM_WATCH:
        return kin__stream_run_watch(s, at_end, err);
    case KIN__STREAM_LIST:
        return kin__stream_run_list(s, at_end, err);
    default:
        return kin__stream_run_document(s, at_end, err);
    }
}

static int stream_dead(const struct kin__stream *s, kin_error *err)
{
    return kin_error_set(err, s->error, "the stream has failed before");
}

/* `len` bytes were added to the buffer, with padding behind them. */
static void stream_added(struct kin__stream *s, size_t len)
{
    const char *line = NULL;

    if (s->opts.kind == KIN__STREAM_WATCH)
        line = memrchr(s->buf + s->end, '\n', len);
    if (line)
        s->line_end = (size_t)(line - s->buf);
    s->end += len;
}

/* Forgets what is dealt with, if that is all. */
static void stream_forget(struct kin__stream *s)
{
    if (s->start < s->end)
        return;
    s->consumed += s->start;
    s->start = 0;
    s->end = 0;
    s->line_end = 0;
}

int kin__stream_fed(struct kin__stream *s, size_t len, kin_error *err)
{
    if (s->error)
        return stream_dead(s, err);
    if (len == 0)
        return 0;
    assert(len <= s->cap - s->end);
    stream_added(s, len);
    memset(s->buf + s->end, 0, KIN__JSON_PADDING);
    s->error = stream_run(s, /* at_end= */ false, err);
    stream_forget(s);
    return s->error;
}

void kin__stream_rest(struct kin__stream *s)
{
    if (s->start < s->end)
        return;
    stream_forget(s);
    kin__free(s->alloc, s->buf);
    s->buf = NULL;
    s->cap = 0;
    if (!s->is_dropping) {
        kin__free(s->alloc, s->identity);
        s->identity = NULL;
    }
    kin__json_parser_rest(&s->parser);
}

/* Takes over what is left of a chunk that was read in place.  The look at it so
 * far stays valid. */
static int stream_keep(struct kin__stream *s, char *own)
{
    kin_str rest = kin_str_of(s->buf + s->start, s->end - s->start);
    char *room = NULL;

    s->buf = own;
    s->consumed += s->start;
    s->line_end -= s->line_end < s->start ? s->line_end : s->start;
    s->start = 0;
    s->end = 0;
    int r = rest.len > 0 ? kin__stream_reserve(s, rest.len, &room) : 0;
    if (r < 0 || rest.len == 0)
        return r;
    memcpy(room, rest.ptr, rest.len);
    memset(room + rest.len, 0, KIN__JSON_PADDING);
    s->end = rest.len;
    return 0;
}

static int stream_copy(struct kin__stream *s, kin_str chunk, kin_error *err)
{
    char *room = NULL;

    if (s->error)
        return stream_dead(s, err);
    if (chunk.len == 0)
        return 0;
    int r = kin__stream_reserve(s, chunk.len, &room);
    if (r < 0)
        return kin_error_set(err, r, "out of memory");
    memcpy(room, chunk.ptr, chunk.len);
    return kin__stream_fed(s, chunk.len, err);
}

/* What may complete an event, or a part of it. */
static kin_str chunk_slice(const struct kin__stream *s, kin_str chunk)
{
    const char *line = NULL;

    if (s->opts.kind == KIN__STREAM_WATCH)
        line = memchr(chunk.ptr, '\n', chunk.len);
    return kin__str_slice(chunk, 0,
                          line ? (size_t)(line + 1 - chunk.ptr) : SLICE);
}

/* Copies as much of a chunk as completes what has begun before it, and a little
 * more, which stays part of the chunk: that is read in place. */
static int stream_complete(struct kin__stream *s, kin_str *chunk,
                           kin_error *err)
{
    int r = 0;

    while (r == 0 && s->end > s->start && chunk->len > 0) {
        kin_str slice = chunk_slice(s, *chunk);
        r = stream_copy(s, slice, err);
        size_t left = s->end - s->start;
        size_t taken = slice.len - (left < slice.len ? left : 0);
        *chunk = kin__str_slice(*chunk, taken, chunk->len);
        if (r == 0 && left < slice.len)
            s->end = s->start;
    }
    return r;
}

/* Reads a chunk in place, of which only what is not whole is copied. */
static int stream_run_chunk(struct kin__stream *s, kin_str chunk,
                            kin_error *err)
{
    stream_forget(s);
    char *own = s->buf;
    /* Nothing is written to it. */
    s->buf = (char *)(uintptr_t)chunk.ptr;
    stream_added(s, chunk.len);
    if (s->opts.kind == KIN__STREAM_WATCH && s->buf[s->end] == '\n')
        s->line_end = s->end;
    s->error = stream_run(s, /* at_end= */ false, err);
    int r = stream_keep(s, own);
    if (r < 0 && !s->error)
        s->error = kin_error_set(err, r, "out of memory");
    return s->error;
}

/* How much of a watch's chunk can be read in place: the lines in it behind each
 * of which there is padding, without the last newline, which then is the
 * control character that has to follow. */
static size_t chunk_lines(kin_str chunk)
{
    if (chunk.len < IN_PLACE_MIN)
        return 0;
    const char *line = memrchr(chunk.ptr, '\n', chunk.len - KIN__JSON_PADDING);
    return line ? (size_t)(line - chunk.ptr) : 0;
}

int kin__stream_feed(struct kin__stream *s, kin_str chunk, kin_error *err)
{
    size_t lines = s->opts.kind == KIN__STREAM_WATCH && !s->is_free_form
                       ? chunk_lines(chunk)
                       : 0;
    kin_str whole = kin__str_slice(chunk, 0, lines);

    if (lines > 0) {
        int r = kin__stream_feed_padded(s, whole, err);
        if (r < 0)
            return r;
    }
    return stream_copy(s, kin__str_slice(chunk, lines, chunk.len), err);
}

int kin__stream_feed_padded(struct kin__stream *s, kin_str chunk,
                            kin_error *err)
{
    if (s->error)
        return stream_dead(s, err);
    assert(chunk.len == 0 || (unsigned char)chunk.ptr[chunk.len] < ' ');
    int r = stream_complete(s, &chunk, err);
    return r < 0 || chunk.len == 0 ? r : stream_run_chunk(s, chunk, err);
}

int kin__stream_finish(struct kin__stream *s, kin_error *err)
{
    char *room = NULL;

    if (s->error)
        return stream_dead(s, err);
    /* An empty stream has no buffer yet. */
    int r = kin__stream_reserve(s, 1, &room);
    if (r < 0)
        return kin_error_set(err, r, "out of memory");
    memset(s->buf + s->end, 0, KIN__JSON_PADDING);
    s->error = stream_run(s, /* at_end= */ true, err);
    return s->error;
}

/* ---- shared by the kinds ---- */

bool kin__stream_skip_space(struct kin__stream *s)
{
    const char *p = kin__json_peek_space(kin__stream_at(s), kin__stream_end(s));

    if (p != kin__stream_at(s))
        kin__stream_go(s, p);
    return s->start < s->end;
}

size_t kin__stream_whole(struct kin__stream *s)
{
    return kin__json_skim(&s->skim, kin__stream_at(s), s->end - s->start);
}

int kin__stream_fail(const struct kin__stream *s, int code, const char *p,
                     const char *text, kin_error *err)
{
    uint64_t at = s->consumed + (uint64_t)(p - s->buf);

    return kin_error_set(err, code, "byte %" PRIu64 ": %s", at, text);
}

int kin__stream_check_size(const struct kin__stream *s, size_t len,
                           kin_error *err)
{
    if (len <= s->opts.max_object)
        return 0;
    return kin__stream_fail(s, KIN_ELIMIT, kin__stream_at(s), "object too long",
                            err);
}

enum kin__event_type kin__stream_event_type(kin_str word)
{
    static const struct {
        kin_str word;
        enum kin__event_type type;
    } types[] = {
        {KIN_STR_INIT("MODIFIED"), KIN__EVENT_MODIFIED},
        {KIN_STR_INIT("ADDED"), KIN__EVENT_ADDED},
        {KIN_STR_INIT("DELETED"), KIN__EVENT_DELETED},
        {KIN_STR_INIT("BOOKMARK"), KIN__EVENT_BOOKMARK},
        {KIN_STR_INIT("ERROR"), KIN__EVENT_ERROR},
    };

    if (word.len == 0)
        return KIN__EVENT_NONE;
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
        if (kin_str_eq(word, types[i].word))
            return types[i].type;
    return KIN__EVENT_OTHER;
}

static int parse_at(struct kin__stream *s, kin_str text, kin__val predicted,
                    unsigned flags, kin__val *ret, size_t *ret_used,
                    kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    uint64_t before = s->consumed + (uint64_t)(text.ptr - s->buf);
    int r = kin__json_parse(&s->parser, text, predicted,
                            flags | KIN__JSON_IN_PLACE | KIN__JSON_PREFIX, ret,
                            ret_used, &why);

    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "%s", why.message);
    if (r < 0)
        return kin_error_set(err, r, "object at byte %" PRIu64 ": %s", before,
                             why.message);
    return 0;
}

static kin__val item_predict(struct kin__stream *s, kin_str text,
                             bool *ret_trust)
{
    struct kin__json_key key;

    *ret_trust = true;
    if (!s->opts.ops.predict ||
        !kin__json_peek_key(text, !s->opts.is_cluster_scoped, &key))
        return KIN__VAL_NONE;
    return s->opts.ops.predict(key.ns, key.name, ret_trust, s->opts.userdata);
}

/* Whether the brace behind an object is where it must be. */
static bool closes(const char *behind, const char *end, const char *closing)
{
    if (!closing)
        return true;
    const char *brace = kin__json_peek_space(behind, end);
    return *brace == '}' && brace - behind <= KIN__STREAM_ENVELOPE / 4 &&
           (closing == end || closing == brace);
}

/* A value that was read but is not wanted. */
static void item_drop(struct kin__stream *s, const struct kin__stream_item *i)
{
    if (i->val != i->predicted)
        kin__val_unref(s->parser.arena, i->val);
    kin__values_next(s->parser.arena);
}

/* An object that was not read.  What is malformed behind its maximum does not
 * count: it is not looked at if the object is dropped. */
static int item_fail(struct kin__stream *s, int r, kin_error *err)
{
    if (r == KIN_EPARSE &&
        kin__stream_check_size(s, kin__json_error_offset(&s->parser) + 1, err) <
            0)
        r = KIN_ELIMIT;
    s->is_bad = r == KIN_ELIMIT && !kin__json_error_is_full(&s->parser);
    return r;
}

/* Documents do not release single values: what is left of a try is cut off. */
static struct kin__document_mark read_mark(const struct kin__stream *s)
{
    struct kin__document_mark none = {.top = 0};

    return s->parser.arena->is_document ? kin__document_mark(s->parser.arena)
                                        : none;
}

int kin__stream_read(struct kin__stream *s, const char *p, const char *end,
                     kin_str type, const char *closing, const char **ret,
                     kin_error *err)
{
    kin_str text = kin_str_of(p, (size_t)(end - p));
    struct kin__stream_item item = {.type = kin__stream_event_type(type),
                                    .type_text = type};
    unsigned flags = s->opts.is_strict ? KIN__JSON_STRICT : 0;
    struct kin__document_mark mark = read_mark(s);
    bool trust = true;
    size_t used = 0;

    s->is_bad = false;
    bool is_whole = item.type >= KIN__EVENT_BOOKMARK;
    kin__json_parser_set_fields(&s->parser, is_whole ? NULL : s->opts.fields);
    if (s->opts.prints_roots && !s->opts.fields &&
        (item.type == KIN__EVENT_NONE || item.type == KIN__EVENT_ADDED))
        flags |= KIN__JSON_PRINT_ROOT;
    item.predicted = item_predict(s, text, &trust);
    if (trust)
        flags |= KIN__JSON_TRUST_FINGERPRINTS;
    if (s->opts.mends_utf8)
        flags |= KIN__JSON_MEND_UTF8;
    int r = parse_at(s, text, item.predicted, flags, &item.val, &used, err);
    if (r < 0) {
        kin__document_rewind(s->parser.arena, &mark);
        return item_fail(s, r, err);
    }
    r = kin__stream_check_size(s, used, err);
    s->is_bad = r < 0;
    if (r < 0 || !closes(p + used, end, closing)) {
        item_drop(s, &item);
        kin__document_rewind(s->parser.arena, &mark);
        return r < 0 ? r : 1;
    }
    if (item.val == item.predicted)
        kin__val_ref(s->parser.arena, item.val);
    item.text = kin_str_of(p, used);
    *ret = p + used;
    r = s->opts.ops.on_item(&item, s->opts.userdata);
    return r < 0 ? kin_error_set(err, r, "an object was refused") : 0;
}

int kin__stream_value(struct kin__stream *s, const char *p, const char *end,
                      kin__val *ret, const char **ret_end, kin_error *err)
{
    size_t used = 0;
    char *head = KIN__STEAL(s->parser.head);

    kin__json_parser_set_fields(&s->parser, /* fields= */ NULL);
    int r = parse_at(s, kin_str_of(p, (size_t)(end - p)), KIN__VAL_NONE,
                     KIN__JSON_STRICT, ret, &used, err);
    s->parser.head = head;
    if (r == 0)
        *ret_end = p + used;
    return r;
}

/* ---- DOCUMENT ---- */

int kin__stream_run_document(struct kin__stream *s, bool at_end, kin_error *err)
{
    const char *behind = NULL;

    if (!kin__stream_skip_space(s)) {
        if (at_end && s->state != KIN__LIST_END)
            return kin__stream_fail(s, KIN_EPARSE, kin__stream_at(s),
                                    "nothing there", err);
        return 0;
    }
    if (s->state == KIN__LIST_END)
        return kin__stream_fail(s, KIN_EPARSE, kin__stream_at(s),
                                "text after the document", err);
    char first = *kin__stream_at(s);
    bool is_whole = at_end;
    if (!is_whole && (first == '{' || first == '['))
        is_whole = kin__stream_whole(s) > 0;
    if (!is_whole)
        return kin__stream_check_size(s, s->end - s->start, err);
    int r = kin__stream_read(s, kin__stream_at(s), kin__stream_end(s),
                             kin_str_of(NULL, 0), /* closing= */ NULL, &behind,
                             err);
    if (r < 0)
        return r;
    kin__stream_go(s, behind);
    s->state = KIN__LIST_END;
    return kin__stream_run_document(s, at_end, err);
}
