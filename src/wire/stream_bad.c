/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_bad.c - objects beyond limits, and what is none (W5 in stream.h).
 */
#include "base/alloc.h"
#include "base/str.h"
#include "wire/stream_impl.h"

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
        return kin_error_set(err, r, "a bad object was rejected");
    if (r < 0 && err)
        *err = *why;
    return r;
}

/* The end of the object or event has come, or cannot be found. */
static int bad_report(struct kin__stream *s, const kin_error *why,
                      kin_error *err)
{
    kin_str word = kin__json_identity_get(s->identity, KIN__IDENTITY_TYPE);
    enum kin__event_type type = kin__stream_event_type(word);
    /* Without them a watch does not know where it is. */
    bool is_needed = type == KIN__EVENT_NONE || type == KIN__EVENT_BOOKMARK ||
                     type == KIN__EVENT_ERROR;

    if (s->identity->status != KIN__IDENTITY_WHOLE)
        return kin__stream_fail(s, KIN_EPARSE, kin__stream_at(s),
                                "newline inside an event", err);
    if (s->opts.kind == KIN__STREAM_WATCH && is_needed) {
        if (err)
            *err = *why;
        return why->code;
    }
    return bad_call(s, type, why, err);
}

/* Looks over what has come of it. */
static void bad_look(struct kin__stream *s)
{
    size_t len = kin__json_identity_feed(
        s->identity, kin_str_of(kin__stream_at(s), s->end - s->start));

    kin__stream_go(s, kin__stream_at(s) + len);
}

int kin__stream_report(struct kin__stream *s, const kin_error *why,
                       kin_error *err)
{
    int r = bad_open(s, err);

    return r < 0 ? r : bad_call(s, KIN__EVENT_NONE, why, err);
}

int kin__stream_drop(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    bad_look(s);
    s->is_dropping = s->identity->status == KIN__IDENTITY_MORE;
    if (s->is_dropping)
        return 1;
    (void)kin_error_set(&why, KIN_ELIMIT, "object longer than %zu bytes",
                        s->opts.max_object);
    return bad_report(s, &why, err);
}

int kin__stream_spare(struct kin__stream *s, int r, bool is_whole,
                      const kin_error *why, kin_error *err)
{
    bool drops = !is_whole && r == KIN_ELIMIT;

    if (r < 0 && kin__stream_skips_bad(s) && (drops || s->is_bad)) {
        r = bad_open(s, err);
        if (r < 0 || drops)
            return r < 0 ? r : kin__stream_drop(s, err);
        bad_look(s);
        return bad_report(s, why, err);
    }
    if (r < 0 && err)
        *err = *why;
    return r;
}
