/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream.c - the buffer of a stream, and the three kinds of input.
 *
 * The buffer holds the bytes from `start` to `end` that are not consumed yet.
 * Each feed call adds bytes and then runs the kind of the stream, which parses
 * as many complete objects as there are:
 *   - stream_run_watch() parses lines, or scans for the end of each event;
 *   - stream_run_list() is the state machine of enum kin__stream_state;
 *   - stream_run_document() waits for one complete value.
 * All of them parse objects with stream_read_object(), which predicts, parses
 * and calls on_item.  An object above a limit goes through stream_recover(),
 * which reports it and skips it, or starts to discard it.
 *
 * A chunk that is parsed in place replaces the buffer during the call; only its
 * incomplete rest is copied (stream_keep).
 */
#include "wire/stream.h"

#include <inttypes.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/shape.h"
#include "object/values.h"
#include "wire/json_peek.h"
#include "wire/json_place.h"
#include "wire/json_trail.h"

enum {
    MAX_OBJECT = 16 << 20,
    BUF_MIN = 16 * 1024,
    SLICE = 8 * 1024, /* bytes of a chunk that are copied at a time */
    /* Shorter chunks are copied. */
    IN_PLACE_MIN = 16 * 1024,
    /* Maximum bytes of an event without its object. */
    STREAM_ENVELOPE = 4096,
};

static inline const char *stream_at(const struct kin__stream *s)
{
    return s->buf + s->start;
}

static inline const char *stream_end(const struct kin__stream *s)
{
    return s->buf + s->end;
}

/* Consumes everything before `p`. */
static inline void stream_advance(struct kin__stream *s, const char *p)
{
    assert(p >= s->buf + s->start && p <= s->buf + s->end + 1);
    s->start = (size_t)(p - s->buf);
    s->skim = (struct kin__json_skim){0};
    s->was_tried = false;
}

/* ---- one object ---- */

/* Skips white space.  Returns false at the end of the input. */
static bool stream_skip_space(struct kin__stream *s)
{
    const char *p = kin__json_peek_space(stream_at(s), stream_end(s));

    if (p != stream_at(s))
        stream_advance(s, p);
    return s->start < s->end;
}

/* Returns the length of the array or object at `start`; 0: incomplete. */
static size_t stream_whole(struct kin__stream *s)
{
    return kin__json_skim(&s->skim, stream_at(s), s->end - s->start);
}

/* Sets the error for a failure at `p` and returns `code`. */
static int stream_fail(const struct kin__stream *s, int code, const char *p,
                       const char *text, kin_error *err)
{
    uint64_t at = s->consumed + (uint64_t)(p - s->buf);

    assert(code < 0);
    return kin_error_set(err, code, "byte %" PRIu64 ": %s", at, text);
}

/* Returns KIN_ELIMIT if `len` bytes are more than max_object. */
static int stream_check_size(const struct kin__stream *s, size_t len,
                             kin_error *err)
{
    if (len <= s->opts.max_object)
        return 0;
    return stream_fail(s, KIN_ELIMIT, stream_at(s), "object too long", err);
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
    void *predictor = s->opts.ops.predictor ? s->opts.ops.predictor
                                            : s->opts.userdata;
    return s->opts.ops.predict(key.ns, key.name, ret_trust, predictor);
}

/* Whether the brace that closes an event is where it must be. */
static bool closes(const char *behind, const char *end, const char *closing)
{
    if (!closing)
        return true;
    const char *brace = kin__json_peek_space(behind, end);
    return *brace == '}' && brace - behind <= STREAM_ENVELOPE / 4 &&
           (closing == end || closing == brace);
}

/* Releases a value that is not delivered. */
static void item_drop(struct kin__stream *s, const struct kin__stream_item *i)
{
    if (i->val != i->predicted)
        kin__val_unref(s->parser.arena, i->val);
    kin__values_next(s->parser.arena);
}

/* Classifies a failed parse.  Malformed text behind max_object counts as too
 * long, since it is not examined if the object is discarded. */
static int item_fail(struct kin__stream *s, int r, kin_error *err)
{
    if (r == KIN_EPARSE &&
        stream_check_size(s, kin__json_error_offset(&s->parser) + 1, err) < 0)
        r = KIN_ELIMIT;
    s->is_bad = r == KIN_ELIMIT && !kin__json_error_is_full(&s->parser);
    return r;
}

/* Marks the end of a document, which cannot release single values, to undo a
 * failed parse. */
static struct kin__document_mark read_mark(const struct kin__stream *s)
{
    struct kin__document_mark none = {.top = 0};

    return s->parser.arena->is_document ? kin__document_mark(s->parser.arena)
                                        : none;
}

/* Parses the object at `p` and calls on_item; `*ret` is the end of the object.
 * @param closing  NULL, or where the closing brace of the event must follow;
 *                 `end` accepts any place
 * @return as kin__stream_feed, or 1 if that brace is missing: then on_item was
 *         not called.  After KIN_EPARSE kin__json_error_is_cut() returns
 *         whether the text up to `end` may be incomplete.
 */
static int stream_read_object(struct kin__stream *s, const char *p,
                              const char *end, kin_str type,
                              const char *closing, const char **ret,
                              kin_error *err)
{
    kin_str text = kin_str_of(p, (size_t)(end - p));
    struct kin__stream_item item = {.type = kin__stream_event_type(type),
                                    .type_text = type};
    unsigned flags = s->opts.is_strict ? KIN__JSON_STRICT : 0;
    struct kin__document_mark mark = read_mark(s);
    bool trust = true;
    size_t used = 0;

    assert(p < end && !s->error);
    s->is_bad = false;
    bool is_whole = item.type >= KIN__EVENT_BOOKMARK;
    kin__json_parser_set_fields(&s->parser, is_whole ? NULL : s->opts.fields);
    if (s->opts.fingerprints_roots && !s->opts.fields &&
        (item.type == KIN__EVENT_NONE || item.type == KIN__EVENT_ADDED))
        flags |= KIN__JSON_FINGERPRINT_ROOT;
    item.predicted = item_predict(s, text, &trust);
    if (trust)
        flags |= KIN__JSON_TRUST_FINGERPRINTS;
    if (s->opts.repairs_utf8)
        flags |= KIN__JSON_REPAIR_UTF8;
    int r = parse_at(s, text, item.predicted, flags, &item.val, &used, err);
    if (r < 0) {
        kin__document_rewind(s->parser.arena, &mark);
        return item_fail(s, r, err);
    }
    r = stream_check_size(s, used, err);
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
    return r < 0 ? kin_error_set(err, r, "object rejected") : 0;
}

/* Parses a value that is not delivered; the caller owns it. */
static int stream_read_value(struct kin__stream *s, const char *p,
                             const char *end, kin__val *ret,
                             const char **ret_end, kin_error *err)
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

/* ---- objects above a limit, and items that are not objects (W5) ---- */

/* Whether they are reported and skipped. */
static inline bool stream_skips_bad(const struct kin__stream *s)
{
    return s->opts.ops.on_bad && s->opts.kind != KIN__STREAM_DOCUMENT;
}

/* Whether so many bytes have arrived since `start` that the object is too long,
 * wherever it ends.  Then no token in its first max_object bytes is incomplete.
 */
static inline bool stream_is_too_long(const struct kin__stream *s)
{
    size_t len = s->end - s->start;

    return len > STREAM_ENVELOPE && len - STREAM_ENVELOPE > s->opts.max_object;
}

static int bad_open(struct kin__stream *s, kin_error *err)
{
    if (!s->identity)
        s->identity = kin__alloc(s->alloc, 1, sizeof(*s->identity));
    if (!s->identity)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    kin__json_identity_init(s->identity, s->opts.kind == KIN__STREAM_WATCH);
    return 0;
}

static int bad_call(struct kin__stream *s, enum kin__event_type type,
                    const kin_error *why, kin_error *err)
{
    assert(stream_skips_bad(s) && why->code < 0);
    const struct kin__json_identity *id = s->identity;
    const struct kin__stream_bad bad = {
        .type = type,
        .namespace_ = kin__json_identity_get(id, KIN__IDENTITY_NAMESPACE),
        .name = kin__json_identity_get(id, KIN__IDENTITY_NAME),
        .uid = kin__json_identity_get(id, KIN__IDENTITY_UID),
        .resource_version = kin__json_identity_get(id, KIN__IDENTITY_VERSION),
        .error = why,
    };
    int r = s->opts.ops.on_bad(&bad, s->opts.userdata);

    if (r < 0 && r != why->code)
        return kin_error_set(err, r, "bad object rejected");
    if (r < 0 && err)
        *err = *why;
    return r;
}

/* Reports an object or event whose end was found, or cannot be found. */
static int bad_report(struct kin__stream *s, const kin_error *why,
                      kin_error *err)
{
    kin_str word = kin__json_identity_get(s->identity, KIN__IDENTITY_TYPE);
    enum kin__event_type type = kin__stream_event_type(word);
    /* A watch cannot continue without these. */
    bool is_needed = type == KIN__EVENT_NONE || type == KIN__EVENT_BOOKMARK ||
                     type == KIN__EVENT_ERROR;

    if (s->identity->status != KIN__IDENTITY_WHOLE)
        return stream_fail(s, KIN_EPARSE, stream_at(s),
                           "newline inside an event", err);
    if (s->opts.kind == KIN__STREAM_WATCH && is_needed) {
        if (err)
            *err = *why;
        return why->code;
    }
    return bad_call(s, type, why, err);
}

/* Scans and consumes the bytes that have arrived of it. */
static void bad_scan(struct kin__stream *s)
{
    size_t len = kin__json_identity_feed(
        s->identity, kin_str_of(stream_at(s), s->end - s->start));

    stream_advance(s, stream_at(s) + len);
}

/* Reports an item without identity. */
static int stream_report(struct kin__stream *s, const kin_error *why,
                         kin_error *err)
{
    int r = bad_open(s, err);

    return r < 0 ? r : bad_call(s, KIN__EVENT_NONE, why, err);
}

/* Continues to discard an object.  1, or 0 at its end, after reporting it. */
static int stream_drop(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    assert(s->identity);
    bad_scan(s);
    s->is_dropping = s->identity->status == KIN__IDENTITY_MORE;
    if (s->is_dropping)
        return 1;
    (void)kin_error_set(&why, KIN_ELIMIT, "object longer than %zu bytes",
                        s->opts.max_object);
    return bad_report(s, &why, err);
}

/* Handles the result `r` of parsing the object or event at `start`; `why` has
 * the error if it is negative.  An object above a limit is reported and
 * skipped; if it is not complete, the rest is discarded as it arrives.
 * @return 0, 1 while discarding, an error that fails the stream, or `r` */
static int stream_recover(struct kin__stream *s, int r, bool is_whole,
                          const kin_error *why, kin_error *err)
{
    bool drops = !is_whole && r == KIN_ELIMIT;

    assert(r >= 0 || why->code == r);
    if (r < 0 && stream_skips_bad(s) && (drops || s->is_bad)) {
        r = bad_open(s, err);
        if (r < 0 || drops)
            return r < 0 ? r : stream_drop(s, err);
        bad_scan(s);
        return bad_report(s, why, err);
    }
    if (r < 0 && err)
        *err = *why;
    return r;
}

/* ---- WATCH ---- */

/*
 * API servers send each event as one line.  Then everything up to the last
 * newline is complete events, which are parsed without scanning for their ends
 * first.  The first event in another form (it continues behind the newline, has
 * other members or another order) sets `is_free_form`: from then on the end of
 * each event is scanned for first.
 */

enum {
    /* Input without a newline is scanned after this many bytes: events may
     * follow each other without one. */
    SCAN_AFTER = 64 * 1024,
    /* Result beside errors and 0: more bytes are needed. */
    WATCH_MORE = 1,
};

/* Parses `{"type":"...","object":` at `p`; returns the object, or NULL. */
static const char *event_prefix(const char *p, kin_str *ret_type)
{
    static const char lead[] = "{\"type\":";
    static const char middle[] = ",\"object\":";

    if (memcmp(p, lead, sizeof(lead) - 1) != 0)
        return NULL;
    p = kin__json_peek_string(p + sizeof(lead) - 1, ret_type);
    if (!p || ret_type->len == 0 || ret_type->len > STREAM_ENVELOPE / 4 ||
        memcmp(p, middle, sizeof(middle) - 1) != 0)
        return NULL;
    p += sizeof(middle) - 1;
    return *p == '{' ? p : NULL;
}

/* Checks the size of a complete event. */
static int event_check_size(const struct kin__stream *s, size_t len,
                            kin_error *err)
{
    return stream_check_size(
        s, len > STREAM_ENVELOPE ? len - STREAM_ENVELOPE : 0, err);
}

struct event {
    kin_str type;
    const char *object;
};

/* Skips an unknown member, which must be well-formed, too. */
static int event_skip(struct kin__stream *s, struct kin__json_peek *peek,
                      kin_error *err)
{
    struct kin__arena *arena = s->parser.arena;
    struct kin__document_mark mark = kin__document_mark(arena);
    kin__val val = KIN__VAL_NONE;
    int r = stream_read_value(s, peek->at, peek->end, &val, &peek->at, err);

    if (r == 0)
        kin__val_unref(arena, val);
    kin__values_next(arena);
    kin__document_rewind(arena, &mark);
    return r;
}

/* Parses one member of an event in any form. */
static int event_member(struct kin__stream *s, struct kin__json_peek *peek,
                        struct event *event, kin_error *err)
{
    if (kin_str_eq(peek->key, KIN__S("type"))) {
        const char *behind = kin__json_peek_string(peek->at, &event->type);
        if (!behind)
            return stream_fail(s, KIN_EPARSE, peek->at, "bad event type", err);
        peek->at = behind;
        return 0;
    }
    if (!kin_str_eq(peek->key, KIN__S("object")))
        return event_skip(s, peek, err);
    event->object = peek->at;
    const char *behind = kin__json_skip_value(peek->at, peek->end);
    if (!behind)
        return stream_fail(s, KIN_EPARSE, peek->at, "bad event", err);
    peek->at = behind;
    return 0;
}

/* Parses the complete event at `start`, in any form. */
static int event_any_form(struct kin__stream *s, size_t len, kin_error *err)
{
    struct kin__json_peek peek = {.at = stream_at(s), .end = stream_end(s)};
    struct event event = {.object = NULL};
    const char *behind = NULL;

    while (kin__json_peek_next(&peek)) {
        int r = event_member(s, &peek, &event, err);
        if (r < 0)
            return r;
    }
    if (peek.at != stream_at(s) + len - 1 || *peek.at != '}')
        return stream_fail(s, KIN_EPARSE, peek.at, "bad event", err);
    if (event.type.len == 0 || !event.object)
        return stream_fail(s, KIN_EPARSE, stream_at(s),
                           "event without type or object", err);
    int r = stream_read_object(s, event.object, stream_end(s), event.type,
                               /* closing= */ NULL, &behind, err);
    if (r == 0)
        stream_advance(s, peek.at + 1);
    return r;
}

/* Parses the event at `start` in the usual form: type, object, and no more.
 * `closing` as in stream_read_object.  1: it has another form. */
static int event_try(struct kin__stream *s, const char *end,
                     const char *closing, kin_error *err)
{
    kin_str type;
    const char *behind = NULL;
    const char *object = event_prefix(stream_at(s), &type);

    if (!object)
        return 1;
    int r = stream_read_object(s, object, end, type, closing, &behind, err);
    if (r != 0)
        return r;
    stream_advance(s, kin__json_peek_space(behind, end) + 1);
    return 0;
}

/* Parses the event at `start`, of which `len` bytes are there: all of it, or
 * too many. */
static int event_framed(struct kin__stream *s, size_t len, bool is_whole,
                        kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *last = stream_at(s) + (is_whole ? len - 1 : 0);
    int r = event_try(s, stream_end(s), /* closing= */ last, &why);

    if (r == 1) {
        r = event_check_size(s, len, &why);
        s->is_bad = r < 0;
        if (r == 0)
            r = event_any_form(s, len, &why);
    }
    return stream_recover(s, r, is_whole, &why, err);
}

/* Parses the event at `start` as one line. */
static int event_line(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *line_end = s->buf + s->line_end;
    int r = event_try(s, line_end, /* closing= */ line_end, &why);

    if (r == 1 || (r == KIN_EPARSE && kin__json_error_is_cut(&s->parser))) {
        s->is_free_form = true;
        return 0;
    }
    return stream_recover(s, r, /* is_whole= */ true, &why, err);
}

/* Whether to scan for the end of an event without a newline. */
static bool watch_should_scan(const struct kin__stream *s, bool at_end)
{
    size_t len = s->end - s->start;

    return s->is_free_form || at_end || s->buf[s->end - 1] == '}' ||
           len - s->skim.at >= SCAN_AFTER || len > s->opts.max_object;
}

/* Parses the event at `start` if it is complete or too long. */
static int watch_scan(struct kin__stream *s, bool at_end, kin_error *err)
{
    if (!watch_should_scan(s, at_end))
        return WATCH_MORE;
    size_t len = stream_whole(s);
    if (len > 0)
        return event_framed(s, len, /* is_whole= */ true, err);
    if (!stream_is_too_long(s))
        return WATCH_MORE;
    return event_framed(s, s->end - s->start, /* is_whole= */ false, err);
}

static int stream_run_watch(struct kin__stream *s, bool at_end, kin_error *err)
{
    int r = s->is_dropping ? stream_drop(s, err) : 0;

    while (r == 0 && stream_skip_space(s)) {
        if (*stream_at(s) != '{')
            return stream_fail(s, KIN_EPARSE, stream_at(s), "event expected",
                               err);
        if (!s->is_free_form && s->start < s->line_end)
            r = event_line(s, err);
        else
            r = watch_scan(s, at_end, err);
    }
    if (r == WATCH_MORE && at_end)
        return stream_fail(s, KIN_EPARSE, stream_end(s),
                           "the stream ends inside an event", err);
    return r == WATCH_MORE ? 0 : r;
}

/* ---- LIST ---- */

enum {
    /* Maximum bytes of a list's own strings and keys, which are scanned again
     * with each chunk until they are complete. */
    LIST_TOKEN_MAX = 64 * 1024,
};

/* Results of a step beside errors. */
enum {
    LIST_ON = 0,   /* continue */
    LIST_MORE = 1, /* more bytes are needed */
};

static int list_fail(struct kin__stream *s, const char *text, kin_error *err)
{
    return stream_fail(s, KIN_EPARSE, stream_at(s), text, err);
}

static int list_more(const struct kin__stream *s, size_t limit, kin_error *err)
{
    if (s->end - s->start > limit)
        return stream_fail(s, KIN_ELIMIT, stream_at(s), "string too long", err);
    return LIST_MORE;
}

/* metadata of the list */

static int list_set_text(struct kin__stream *s, int which, kin_str text)
{
    char *copy = kin__strdup(s->alloc, text);

    assert(which >= 0 && which <= KIN__LIST_TEXT_SHARD_SELECTOR);
    if (!copy)
        return KIN_ENOMEM;
    kin__free(s->alloc, s->texts[which]);
    s->texts[which] = copy;
    return 0;
}

/* Returns a member of an object, or none. */
static kin__val val_member(const uint32_t *base, kin__val object, kin_str key)
{
    if (!kin__val_is_node(object) ||
        kin__node_type(base + object) != KIN__NODE_OBJECT)
        return KIN__VAL_NONE;
    const uint32_t *node = base + object;
    uint32_t slot = kin__shape_find(base + kin__node_shape(node), key, 0);
    if (slot == KIN__SHAPE_NO_SLOT)
        return KIN__VAL_NONE;
    return kin__node_values(node)[slot];
}

static kin_str val_text(const uint32_t *base, kin__val val)
{
    if (kin__val_is_node(val) && kin__node_type(base + val) <= KIN__NODE_NUMBER)
        return kin__node_str(base + val);
    return kin_str_of("", 0);
}

static int list_set_shard(struct kin__stream *s, kin__val metadata)
{
    const uint32_t *base = s->parser.arena->rw;
    kin__val info = val_member(base, metadata, KIN__S("shardInfo"));

    return list_set_text(
        s, KIN__LIST_TEXT_SHARD_SELECTOR,
        val_text(base, val_member(base, info, KIN__S("selector"))));
}

static int list_set_metadata(struct kin__stream *s, kin__val metadata)
{
    const uint32_t *base = s->parser.arena->rw;
    kin__val remaining = val_member(base, metadata,
                                    KIN__S("remainingItemCount"));
    int r = list_set_text(
        s, KIN__LIST_TEXT_RESOURCE_VERSION,
        val_text(base, val_member(base, metadata, KIN__S("resourceVersion"))));

    if (r == 0)
        r = list_set_text(
            s, KIN__LIST_TEXT_CONTINUE,
            val_text(base, val_member(base, metadata, KIN__S("continue"))));
    if (r == 0)
        r = list_set_shard(s, metadata);
    s->remaining = -1;
    if (kin__val_is_int(remaining))
        s->remaining = kin__val_int(remaining);
    else if (kin__str_to_i64(val_text(base, remaining), &s->remaining) < 0)
        s->remaining = -1;
    return r;
}

/* "PodList" is a list of "Pod". */
static int list_infer_head(struct kin__stream *s)
{
    kin_str kind = kin_s(s->texts[KIN__LIST_TEXT_KIND]);
    kin_str suffix = KIN__S("List");

    if (!s->opts.infer_head || !kin_str_ends_with(kind, suffix))
        return 0;
    struct kin__json_head head = {
        .kind = kin_str_of(kind.ptr, kind.len - suffix.len),
        .api_version = kin_s(s->texts[KIN__LIST_TEXT_API_VERSION]),
    };
    return kin__json_parser_set_head(&s->parser, &head);
}

static kin_str list_text(const struct kin__stream *s, int which)
{
    return s->texts[which] ? kin_s(s->texts[which]) : kin_str_of("", 0);
}

static int list_end(struct kin__stream *s, kin_error *err)
{
    struct kin__stream_list list = {
        .kind = list_text(s, KIN__LIST_TEXT_KIND),
        .api_version = list_text(s, KIN__LIST_TEXT_API_VERSION),
        .resource_version = list_text(s, KIN__LIST_TEXT_RESOURCE_VERSION),
        .continue_token = list_text(s, KIN__LIST_TEXT_CONTINUE),
        .shard_selector = list_text(s, KIN__LIST_TEXT_SHARD_SELECTOR),
        .remaining = s->remaining,
        .has_items = s->has_items,
    };

    s->state = KIN__LIST_END;
    if (!s->opts.ops.on_list)
        return LIST_ON;
    int r = s->opts.ops.on_list(&list, s->opts.userdata);
    return r < 0 ? kin_error_set(err, r, "list rejected") : LIST_ON;
}

/* members */

static enum kin__list_key list_key(kin_str key)
{
    if (kin_str_eq(key, KIN__S("items")))
        return KIN__LIST_KEY_ITEMS;
    if (kin_str_eq(key, KIN__S("metadata")))
        return KIN__LIST_KEY_METADATA;
    if (kin_str_eq(key, KIN__S("kind")))
        return KIN__LIST_KEY_KIND;
    if (kin_str_eq(key, KIN__S("apiVersion")))
        return KIN__LIST_KEY_API_VERSION;
    return KIN__LIST_KEY_OTHER;
}

/* Reads a key and its colon. */
static int list_read_key(struct kin__stream *s, kin_error *err)
{
    const char *begin = stream_at(s);
    const char *end = stream_end(s);

    if (*begin == '}' && s->state == KIN__LIST_KEY_OR_END) {
        stream_advance(s, begin + 1);
        return list_end(s, err);
    }
    if (*begin != '"')
        return list_fail(s, "key expected", err);
    const char *p = kin__json_skip_string(begin, end);
    if (!p)
        return list_more(s, LIST_TOKEN_MAX, err);
    kin_str key = kin_str_of(begin + 1, (size_t)(p - begin - 2));
    p = kin__json_peek_space(p, end);
    if (p == end)
        return list_more(s, LIST_TOKEN_MAX, err);
    if (*p != ':')
        return stream_fail(s, KIN_EPARSE, p, "':' expected", err);
    s->key = list_key(key);
    s->state = KIN__LIST_VALUE;
    stream_advance(s, p + 1);
    return LIST_ON;
}

/* Whether the value at `start` is complete; an error if it is too long. */
static int list_value_whole(struct kin__stream *s, kin_error *err)
{
    const char *begin = stream_at(s);

    if (*begin == '{' || *begin == '[') {
        size_t len = stream_whole(s);
        int r = stream_check_size(s, len ? len : s->end - s->start, err);
        return r < 0 ? r : len > 0 ? LIST_ON : LIST_MORE;
    }
    if (kin__json_skip_value(begin, stream_end(s)))
        return LIST_ON;
    return list_more(s, LIST_TOKEN_MAX, err);
}

static int list_take_value(struct kin__stream *s, kin__val val)
{
    const uint32_t *base = s->parser.arena->rw;
    int r = 0;

    switch (s->key) {
    case KIN__LIST_KEY_KIND:
        r = list_set_text(s, KIN__LIST_TEXT_KIND, val_text(base, val));
        break;
    case KIN__LIST_KEY_API_VERSION:
        r = list_set_text(s, KIN__LIST_TEXT_API_VERSION, val_text(base, val));
        break;
    case KIN__LIST_KEY_METADATA:
        r = list_set_metadata(s, val);
        break;
    default:
        break;
    }
    return r == 0 ? list_infer_head(s) : r;
}

/* Reads the value of any member but items. */
static int list_read_value(struct kin__stream *s, kin_error *err)
{
    struct kin__arena *arena = s->parser.arena;
    struct kin__document_mark mark = kin__document_mark(arena);
    const char *begin = stream_at(s);
    const char *behind = NULL;
    kin__val val = KIN__VAL_NONE;
    int r = list_value_whole(s, err);

    if (r != LIST_ON)
        return r;
    r = stream_read_value(s, begin, stream_end(s), &val, &behind, err);
    if (r < 0)
        return r;
    r = list_take_value(s, val);
    kin__val_unref(arena, val);
    kin__values_next(arena);
    kin__document_rewind(arena, &mark);
    if (r < 0)
        return kin_error_set(err, r, "out of memory");
    s->state = KIN__LIST_AFTER_VALUE;
    stream_advance(s, behind);
    return LIST_ON;
}

static int list_read_items(struct kin__stream *s, kin_error *err)
{
    const char *begin = stream_at(s);

    assert(s->key == KIN__LIST_KEY_ITEMS);
    s->has_items = true;
    if (*begin == '[') {
        s->state = KIN__LIST_ITEM_OR_END;
        stream_advance(s, begin + 1);
        return LIST_ON;
    }
    if (*begin != 'n')
        return list_fail(s, "items is not an array", err);
    return list_read_value(s, err);
}

/* items */

/* Tries to parse the item at `start` without scanning for its end, if it may be
 * complete.  LIST_MORE: it is not. */
static int list_try_item(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *begin = stream_at(s);
    const char *behind = NULL;

    if (s->was_tried || s->end - s->start < s->last_len)
        return LIST_MORE;
    int r = stream_read_object(s, begin, stream_end(s), kin_str_of(NULL, 0),
                               /* closing= */ NULL, &behind, &why);
    s->was_tried = true;
    if (r == KIN_EPARSE && kin__json_error_is_cut(&s->parser))
        return LIST_MORE;
    if (s->is_bad && stream_skips_bad(s))
        return LIST_MORE;
    if (r < 0) {
        if (err)
            *err = why;
        return r;
    }
    s->last_len = (size_t)(behind - begin);
    stream_advance(s, behind);
    return LIST_ON;
}

static int list_read_whole_item(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *begin = stream_at(s);
    const char *behind = NULL;
    bool is_whole = stream_whole(s) > 0;

    if (!is_whole && !stream_is_too_long(s))
        return LIST_MORE;
    int r = stream_read_object(s, begin, stream_end(s), kin_str_of(NULL, 0),
                               /* closing= */ NULL, &behind, &why);
    if (r < 0)
        return stream_recover(s, r, is_whole, &why, err);
    s->last_len = (size_t)(behind - begin);
    stream_advance(s, behind);
    return LIST_ON;
}

/* Parses the complete value at `start` up to the limits; returns its end. */
static int list_pass_value(struct kin__stream *s, const char **ret,
                           kin_error *err)
{
    struct kin__arena *arena = s->parser.arena;
    struct kin__document_mark mark = kin__document_mark(arena);
    kin_error why = KIN_ERROR_INIT;
    const char *begin = stream_at(s);
    kin__val val = KIN__VAL_NONE;
    int r = stream_read_value(s, begin, stream_end(s), &val, ret, &why);

    if (r == KIN_ELIMIT && !kin__json_error_is_full(&s->parser)) {
        *ret = kin__json_skip_value(begin, stream_end(s));
        r = 0;
    }
    if (r < 0 && err)
        *err = why;
    kin__val_unref(arena, val);
    kin__values_next(arena);
    kin__document_rewind(arena, &mark);
    return r;
}

/* Handles an item that is null, a number, a string or an array. */
static int list_read_odd_item(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *behind = NULL;
    int r = list_fail(s, "item is not an object", &why);

    if (!stream_skips_bad(s)) {
        if (err)
            *err = why;
        return r;
    }
    r = list_value_whole(s, err);
    if (r != LIST_ON)
        return r;
    r = list_pass_value(s, &behind, err);
    if (r < 0)
        return r;
    stream_advance(s, behind);
    return stream_report(s, &why, err);
}

static int list_read_item(struct kin__stream *s, kin_error *err)
{
    const char *begin = stream_at(s);

    if (*begin == ']' && s->state == KIN__LIST_ITEM_OR_END) {
        s->state = KIN__LIST_AFTER_VALUE;
        stream_advance(s, begin + 1);
        return LIST_ON;
    }
    int r = *begin == '{' ? list_try_item(s, err) : list_read_odd_item(s, err);
    if (r == LIST_MORE && *begin == '{')
        r = list_read_whole_item(s, err);
    if (r == LIST_ON || s->is_dropping)
        s->state = KIN__LIST_AFTER_ITEM;
    return r;
}

/* separators */

/* Reads a comma or a closing bracket. */
static int list_read_separator(struct kin__stream *s, kin_error *err)
{
    const char *at = stream_at(s);
    bool in_items = s->state == KIN__LIST_AFTER_ITEM;

    assert(in_items || s->state == KIN__LIST_AFTER_VALUE);
    if (*at == ',') {
        s->state = in_items ? KIN__LIST_ITEM : KIN__LIST_KEY;
        stream_advance(s, at + 1);
        return LIST_ON;
    }
    if (*at != (in_items ? ']' : '}'))
        return list_fail(
            s, in_items ? "',' or ']' expected" : "',' or '}' expected", err);
    stream_advance(s, at + 1);
    if (!in_items)
        return list_end(s, err);
    s->state = KIN__LIST_AFTER_VALUE;
    return LIST_ON;
}

static int list_step(struct kin__stream *s, kin_error *err)
{
    switch (s->state) {
    case KIN__LIST_START:
        if (*stream_at(s) != '{')
            return list_fail(s, "list expected", err);
        stream_advance(s, stream_at(s) + 1);
        s->state = KIN__LIST_KEY_OR_END;
        return LIST_ON;
    case KIN__LIST_KEY_OR_END:
    case KIN__LIST_KEY:
        return list_read_key(s, err);
    case KIN__LIST_VALUE:
        return s->key == KIN__LIST_KEY_ITEMS ? list_read_items(s, err)
                                             : list_read_value(s, err);
    case KIN__LIST_ITEM_OR_END:
    case KIN__LIST_ITEM:
        return list_read_item(s, err);
    case KIN__LIST_AFTER_VALUE:
    case KIN__LIST_AFTER_ITEM:
        return list_read_separator(s, err);
    default:
        return list_fail(s, "text after the list", err);
    }
}

static int stream_run_list(struct kin__stream *s, bool at_end, kin_error *err)
{
    int r = s->is_dropping ? stream_drop(s, err) : LIST_ON;

    while (r == LIST_ON && stream_skip_space(s))
        r = list_step(s, err);
    if (r < 0)
        return r;
    if (at_end && s->state != KIN__LIST_END)
        return stream_fail(s, KIN_EPARSE, stream_end(s),
                           "the list ends too soon", err);
    return 0;
}

/* ---- DOCUMENT ---- */

static int stream_run_document(struct kin__stream *s, bool at_end,
                               kin_error *err)
{
    const char *behind = NULL;

    if (!stream_skip_space(s)) {
        if (at_end && s->state != KIN__LIST_END)
            return stream_fail(s, KIN_EPARSE, stream_at(s), "empty document",
                               err);
        return 0;
    }
    if (s->state == KIN__LIST_END)
        return stream_fail(s, KIN_EPARSE, stream_at(s),
                           "text after the document", err);
    char first = *stream_at(s);
    bool is_whole = at_end;
    if (!is_whole && (first == '{' || first == '['))
        is_whole = stream_whole(s) > 0;
    if (!is_whole)
        return stream_check_size(s, s->end - s->start, err);
    int r = stream_read_object(s, stream_at(s), stream_end(s),
                               kin_str_of(NULL, 0), /* closing= */ NULL,
                               &behind, err);
    if (r < 0)
        return r;
    stream_advance(s, behind);
    s->state = KIN__LIST_END;
    return stream_run_document(s, at_end, err);
}

/* ---- input ---- */

/* Moves the remaining input to the front of the buffer. */
static void buf_compact(struct kin__stream *s)
{
    assert(s->start <= s->end && s->end <= s->cap);
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
        /* Doubles for an object that is larger than a chunk, so that copying
         * stays linear. */
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
        return stream_run_watch(s, at_end, err);
    case KIN__STREAM_LIST:
        return stream_run_list(s, at_end, err);
    default:
        return stream_run_document(s, at_end, err);
    }
}

static int stream_dead(const struct kin__stream *s, kin_error *err)
{
    return kin_error_set(err, s->error, "stream has failed before");
}

/* Return the first and the last newline of a watch; NULL: not found, or it
 * has no meaning. */
static const char *stream_first_line(const struct kin__stream *s, kin_str bytes)
{
    return s->opts.kind == KIN__STREAM_WATCH && bytes.len > 0
               ? memchr(bytes.ptr, '\n', bytes.len)
               : NULL;
}

static const char *stream_last_line(const struct kin__stream *s, kin_str bytes)
{
    return s->opts.kind == KIN__STREAM_WATCH && bytes.len > 0
               ? memrchr(bytes.ptr, '\n', bytes.len)
               : NULL;
}

/* Accounts for bytes that were added to the buffer; `line` is their last
 * newline, or NULL.  Finding it reads up to an event, so that is done once. */
static void stream_added(struct kin__stream *s, kin_str bytes, const char *line)
{
    if (line)
        s->line_end = s->end + (size_t)(line - bytes.ptr);
    s->end += bytes.len;
    assert(s->start <= s->end && s->line_end <= s->end);
}

/* Empties the buffer if all of it is consumed. */
static void stream_compact(struct kin__stream *s)
{
    if (s->start < s->end)
        return;
    s->consumed += s->start;
    s->start = 0;
    s->end = 0;
    s->line_end = 0;
}

/* Parses what is complete after bytes were added behind the end. */
static int stream_run_added(struct kin__stream *s, kin_str bytes,
                            const char *line, kin_error *err)
{
    assert(bytes.len <= s->cap - s->end);
    stream_added(s, bytes, line);
    memset(s->buf + s->end, 0, KIN__JSON_PADDING);
    s->error = stream_run(s, /* at_end= */ false, err);
    stream_compact(s);
    return s->error;
}

int kin__stream_fed(struct kin__stream *s, size_t len, kin_error *err)
{
    if (s->error)
        return stream_dead(s, err);
    if (len == 0)
        return 0;
    kin_str bytes = kin_str_of(s->buf + s->end, len);
    return stream_run_added(s, bytes, stream_last_line(s, bytes), err);
}

void kin__stream_trim(struct kin__stream *s)
{
    if (s->start < s->end)
        return;
    stream_compact(s);
    kin__free(s->alloc, s->buf);
    s->buf = NULL;
    s->cap = 0;
    if (!s->is_dropping) {
        kin__free(s->alloc, s->identity);
        s->identity = NULL;
    }
    kin__json_parser_trim(&s->parser);
}

/* Copies the rest of a chunk that was parsed in place.  The state of the scan
 * stays valid. */
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

/* Copies bytes, whose last newline is `line`, and parses what is complete. */
static int stream_copy(struct kin__stream *s, kin_str chunk, const char *line,
                       kin_error *err)
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
    return stream_run_added(s, chunk, line, err);
}

/* Copies as much of a chunk as completes the buffered input.  Bytes that were
 * copied beyond that stay part of the chunk, which is parsed in place. */
static int stream_complete(struct kin__stream *s, kin_str *chunk,
                           kin_error *err)
{
    bool has_line = true;
    int r = 0;

    while (r == 0 && s->end > s->start && chunk->len > 0) {
        const char *line = has_line ? stream_first_line(s, *chunk) : NULL;
        has_line = line != NULL;
        kin_str slice = kin__str_slice(
            *chunk, 0, line ? (size_t)(line + 1 - chunk->ptr) : SLICE);
        r = stream_copy(s, slice, line, err);
        size_t left = s->end - s->start;
        size_t taken = slice.len - (left < slice.len ? left : 0);
        *chunk = kin__str_slice(*chunk, taken, chunk->len);
        if (r == 0 && left < slice.len)
            s->end = s->start;
    }
    return r;
}

/* Parses a chunk in place; copies only the incomplete rest. */
static int stream_run_chunk(struct kin__stream *s, kin_str chunk,
                            kin_error *err)
{
    stream_compact(s);
    char *own = s->buf;
    /* The parser does not write to it. */
    s->buf = (char *)(uintptr_t)chunk.ptr;
    const char *behind = chunk.ptr + chunk.len;
    bool is_line = s->opts.kind == KIN__STREAM_WATCH && *behind == '\n';
    stream_added(s, chunk, is_line ? behind : stream_last_line(s, chunk));
    s->error = stream_run(s, /* at_end= */ false, err);
    int r = stream_keep(s, own);
    if (r < 0 && !s->error)
        s->error = kin_error_set(err, r, "out of memory");
    return s->error;
}

/* Returns how many bytes of a chunk are followed by padding, if it is long
 * enough to be parsed in place. */
static size_t chunk_padded(const struct kin__stream *s, kin_str chunk)
{
    return s->opts.kind == KIN__STREAM_WATCH && !s->is_free_form &&
                   chunk.len >= IN_PLACE_MIN
               ? chunk.len - KIN__JSON_PADDING
               : 0;
}

int kin__stream_feed(struct kin__stream *s, kin_str chunk, kin_error *err)
{
    size_t padded = chunk_padded(s, chunk);
    const char *line = stream_last_line(s, kin__str_slice(chunk, 0, padded));
    const char *last = stream_last_line(
        s, kin__str_slice(chunk, padded, chunk.len));
    /* Lines are parsed in place without the last newline, which serves as the
     * control character that must follow. */
    size_t lines = line ? (size_t)(line - chunk.ptr) : 0;

    if (lines > 0) {
        int r = kin__stream_feed_padded(s, kin__str_slice(chunk, 0, lines),
                                        err);
        if (r < 0)
            return r;
    }
    return stream_copy(s, kin__str_slice(chunk, lines, chunk.len),
                       last ? last : line, err);
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
    /* The stream may not have a buffer yet. */
    int r = kin__stream_reserve(s, 1, &room);
    if (r < 0)
        return kin_error_set(err, r, "out of memory");
    memset(s->buf + s->end, 0, KIN__JSON_PADDING);
    s->error = stream_run(s, /* at_end= */ true, err);
    return s->error;
}

/* ---- life cycle ---- */

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
    kin__json_place_forget(&s->parser);
    s->parser.arena = arena;
}

kin_str kin__stream_list_kind(const struct kin__stream *s)
{
    const char *kind = s->texts[KIN__LIST_TEXT_KIND];

    return kind ? kin_s(kind) : kin_str_of("", 0);
}
