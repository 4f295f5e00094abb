/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_bad.c - objects that cannot be made into a value (W5 in stream.h).
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

int kin__stream_identify(struct kin__stream *s, kin_error *err)
{
    const char *from = kin__stream_at(s) + s->identified;
    int r = s->identified > 0 || s->is_dropping ? 0 : bad_open(s, err);

    if (r < 0)
        return r;
    s->identified += kin__json_identity_feed(
        s->identity, kin_str_of(from, (size_t)(kin__stream_end(s) - from)));
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

int kin__stream_report(struct kin__stream *s, const kin_error *why,
                       kin_error *err)
{
    enum kin__event_type type = KIN__EVENT_NONE;
    int r = kin__stream_identify(s, err);

    if (r < 0)
        return r;
    assert(s->identity->status != KIN__IDENTITY_MORE);
    if (s->opts.kind == KIN__STREAM_WATCH) {
        type = kin__stream_event_type(
            kin__json_identity_get(s->identity, KIN__IDENTITY_TYPE));
        /* Without them a watch does not know where it is. */
        if (type == KIN__EVENT_NONE || type == KIN__EVENT_BOOKMARK ||
            type == KIN__EVENT_ERROR) {
            if (err)
                *err = *why;
            return why->code;
        }
    }
    r = bad_call(s, type, why, err);
    if (r == 0)
        kin__stream_go(s, kin__stream_at(s) + s->identified);
    return r;
}

int kin__stream_report_long(struct kin__stream *s, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    (void)kin_error_set(&why, KIN_ELIMIT, "object longer than %zu bytes",
                        s->opts.max_object);
    return kin__stream_report(s, &why, err);
}

int kin__stream_drop(struct kin__stream *s, kin_error *err)
{
    int r = kin__stream_identify(s, err);

    if (r < 0)
        return r;
    if (s->identity->status != KIN__IDENTITY_MORE) {
        r = kin__stream_report_long(s, err);
        s->is_dropping = false;
        return r;
    }
    s->is_dropping = true;
    s->start += s->identified;
    s->identified = 0;
    return 1;
}
