/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_watch.c - the events of a watch.
 *
 * API servers send each event as one line.  Then everything up to the last
 * newline that has arrived is whole events, which are read one after the other
 * without looking for their ends.  The first event that is not of that form
 * (it goes on behind the newline, has other members or another order) makes the
 * stream a free one, in which the end of each event is looked for first.
 */
#include "base/str.h"
#include "object/values.h"
#include "wire/json_peek.h"
#include "wire/stream_impl.h"

enum {
    /* What is left without a newline is looked over when that much has
     * gathered: events may follow each other without one. */
    LOOK_AFTER = 64 * 1024,
    /* Beside errors and 0: more bytes are needed. */
    WATCH_MORE = 1,
};

/* `{"type":"...","object":` at `p`: gives the object, and the type. */
static const char *event_usual(const char *p, kin_str *ret_type)
{
    static const char lead[] = "{\"type\":";
    static const char middle[] = ",\"object\":";

    if (memcmp(p, lead, sizeof(lead) - 1) != 0)
        return NULL;
    p = kin__json_peek_string(p + sizeof(lead) - 1, ret_type);
    if (!p || ret_type->len == 0 || ret_type->len > KIN__STREAM_ENVELOPE / 4 ||
        memcmp(p, middle, sizeof(middle) - 1) != 0)
        return NULL;
    p += sizeof(middle) - 1;
    return *p == '{' ? p : NULL;
}

/* Of an event as a whole. */
static int event_check_size(const struct kin__stream *s, size_t len,
                            kin_error *err)
{
    return kin__stream_check_size(
        s, len > KIN__STREAM_ENVELOPE ? len - KIN__STREAM_ENVELOPE : 0, err);
}

struct event {
    kin_str type;
    const char *object;
};

/* A member that nobody asked for must be well-formed all the same. */
static int event_skip(struct kin__stream *s, struct kin__json_peek *peek,
                      kin_error *err)
{
    struct kin__arena *arena = s->parser.arena;
    struct kin__document_mark mark = kin__document_mark(arena);
    kin__val val = KIN__VAL_NONE;
    int r = kin__stream_value(s, peek->at, peek->end, &val, &peek->at, err);

    if (r == 0)
        kin__val_unref(arena, val);
    kin__values_next(arena);
    kin__document_rewind(arena, &mark);
    return r;
}

/* One member of an event in any form. */
static int event_member(struct kin__stream *s, struct kin__json_peek *peek,
                        struct event *event, kin_error *err)
{
    if (kin_str_eq(peek->key, KIN__S("type"))) {
        const char *behind = kin__json_peek_string(peek->at, &event->type);
        if (!behind)
            return kin__stream_fail(s, KIN_EPARSE, peek->at,
                                    "bad type of event", err);
        peek->at = behind;
        return 0;
    }
    if (!kin_str_eq(peek->key, KIN__S("object")))
        return event_skip(s, peek, err);
    event->object = peek->at;
    const char *behind = kin__json_skip_value(peek->at, peek->end);
    if (!behind)
        return kin__stream_fail(s, KIN_EPARSE, peek->at, "bad event", err);
    peek->at = behind;
    return 0;
}

/* The whole event at `start`, in any form. */
static int event_unusual(struct kin__stream *s, size_t len, kin_error *err)
{
    struct kin__json_peek peek = {.at = kin__stream_at(s),
                                  .end = kin__stream_end(s)};
    struct event event = {.object = NULL};
    const char *behind = NULL;

    while (kin__json_peek_next(&peek)) {
        int r = event_member(s, &peek, &event, err);
        if (r < 0)
            return r;
    }
    if (peek.at != kin__stream_at(s) + len - 1 || *peek.at != '}')
        return kin__stream_fail(s, KIN_EPARSE, peek.at, "bad event", err);
    if (event.type.len == 0 || !event.object)
        return kin__stream_fail(s, KIN_EPARSE, kin__stream_at(s),
                                "event without type or object", err);
    int r = kin__stream_read(s, event.object, kin__stream_end(s), event.type,
                             /* closing= */ NULL, &behind, err);
    if (r == 0)
        kin__stream_go(s, peek.at + 1);
    return r;
}

/* Tries the event at `start` in the usual form: type, object, and no more.
 * `closing` as in kin__stream_read.  1: it has another form. */
static int event_try(struct kin__stream *s, const char *end,
                     const char *closing, kin_error *err)
{
    kin_str type;
    const char *behind = NULL;
    const char *object = event_usual(kin__stream_at(s), &type);

    if (!object)
        return 1;
    int r = kin__stream_read(s, object, end, type, closing, &behind, err);
    if (r != 0)
        return r;
    kin__stream_go(s, kin__json_peek_space(behind, end) + 1);
    return 0;
}

/* The event at `start` is whole, or too long already: `len` bytes. */
static int event_framed(struct kin__stream *s, size_t len, bool is_whole,
                        kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *last = kin__stream_at(s) + (is_whole ? len - 1 : 0);
    int r = event_try(s, kin__stream_end(s), /* closing= */ last, &why);

    if (r == 1) {
        r = event_check_size(s, len, &why);
        s->is_bad = r < 0;
        if (r == 0)
            r = event_unusual(s, len, &why);
    }
    return kin__stream_spare(s, r, is_whole, &why, err);
}

/* Tries the event at `start` as one of several lines. */
static int event_line(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    const char *line_end = s->buf + s->line_end;
    int r = event_try(s, line_end, /* closing= */ line_end, &why);

    if (r == 1 || (r == KIN_EPARSE && kin__json_error_is_cut(&s->parser))) {
        s->is_free_form = true;
        return 0;
    }
    return kin__stream_spare(s, r, /* is_whole= */ true, &why, err);
}

/* Whether to look for the end of an event that no newline has followed. */
static bool watch_should_look(const struct kin__stream *s, bool at_end)
{
    size_t len = s->end - s->start;

    return s->is_free_form || at_end || s->buf[s->end - 1] == '}' ||
           len - s->skim.at >= LOOK_AFTER || len > s->opts.max_object;
}

/* Deals with the event at `start` if it is whole, or too long. */
static int watch_look(struct kin__stream *s, bool at_end, kin_error *err)
{
    if (!watch_should_look(s, at_end))
        return WATCH_MORE;
    size_t len = kin__stream_whole(s);
    if (len > 0)
        return event_framed(s, len, /* is_whole= */ true, err);
    if (!kin__stream_is_too_long(s))
        return WATCH_MORE;
    return event_framed(s, s->end - s->start, /* is_whole= */ false, err);
}

int kin__stream_run_watch(struct kin__stream *s, bool at_end, kin_error *err)
{
    int r = s->is_dropping ? kin__stream_drop(s, err) : 0;

    while (r == 0 && kin__stream_skip_space(s)) {
        if (*kin__stream_at(s) != '{')
            return kin__stream_fail(s, KIN_EPARSE, kin__stream_at(s),
                                    "event expected", err);
        if (!s->is_free_form && s->start < s->line_end)
            r = event_line(s, err);
        else
            r = watch_look(s, at_end, err);
    }
    if (r == WATCH_MORE && at_end)
        return kin__stream_fail(s, KIN_EPARSE, kin__stream_end(s),
                                "the stream ends inside an event", err);
    return r == WATCH_MORE ? 0 : r;
}
