/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream_impl.h - what the parts of a stream share with each other.
 */
#ifndef KIN_WIRE_STREAM_IMPL_H
#define KIN_WIRE_STREAM_IMPL_H

#include "wire/stream.h"

/* Deal with what has arrived, as far as it goes.  `at_end`: no more comes. */
int kin__stream_run_watch(struct kin__stream *s, bool at_end, kin_error *err);
int kin__stream_run_list(struct kin__stream *s, bool at_end, kin_error *err);
int kin__stream_run_document(struct kin__stream *s, bool at_end,
                             kin_error *err);

static inline const char *kin__stream_at(const struct kin__stream *s)
{
    return s->buf + s->start;
}

static inline const char *kin__stream_end(const struct kin__stream *s)
{
    return s->buf + s->end;
}

/* Moves on to `p`; what begins there is new. */
static inline void kin__stream_go(struct kin__stream *s, const char *p)
{
    s->start = (size_t)(p - s->buf);
    s->skim = (struct kin__json_skim){0};
    s->was_tried = false;
}

/* Over space; false if nothing is left. */
bool kin__stream_skip_space(struct kin__stream *s);

/* Length of the array or object at `start`, 0 if it is not whole. */
size_t kin__stream_whole(struct kin__stream *s);

/* NONE for an empty word. */
enum kin__event_type kin__stream_event_type(kin_str word);

/* A failure at `p`. */
int kin__stream_fail(const struct kin__stream *s, int code, const char *p,
                     const char *text, kin_error *err);

/* KIN_ELIMIT if `len` bytes are more than an object, or what holds one, may
 * have. */
int kin__stream_check_size(const struct kin__stream *s, size_t len,
                           kin_error *err);

enum {
    /* What the members of an event may have beside its object. */
    KIN__STREAM_ENVELOPE = 4096,
};

/* Reads the object at `p` and calls back; gives its end in `*ret`.
 * @param closing  NULL, or where the brace of what holds the object must be,
 *                 the next thing behind the object; any such place if it is
 *                 `end`
 * @return as kin__stream_feed, or 1 if there is no such brace: then nothing was
 *         called back.  After KIN_EPARSE kin__json_error_is_cut() may tell that
 *         the text up to `end` was not enough.
 */
int kin__stream_read(struct kin__stream *s, const char *p, const char *end,
                     kin_str type, const char *closing, const char **ret,
                     kin_error *err);

/* Reads a value that is no object of the stream's; the caller owns it. */
int kin__stream_value(struct kin__stream *s, const char *p, const char *end,
                      kin__val *ret, const char **ret_end, kin_error *err);

/* ---- what cannot be an object (stream_bad.c) ---- */

/* Whether they are to be reported. */
static inline bool kin__stream_skips_bad(const struct kin__stream *s)
{
    return s->opts.ops.on_bad && s->opts.kind != KIN__STREAM_DOCUMENT;
}

/* Whether so much has come of what begins at `start` that its object is too
 * long, wherever that ends.  How the object begins is known then, too: no token
 * in its first max_object bytes is cut. */
static inline bool kin__stream_is_too_long(const struct kin__stream *s)
{
    size_t len = s->end - s->start;

    return len > KIN__STREAM_ENVELOPE &&
           len - KIN__STREAM_ENVELOPE > s->opts.max_object;
}

/* Reading the object or event at `start` has given `r`, for `why` if it is
 * negative.  One beyond limits is reported and passed over; if not `is_whole`,
 * it is dropped.
 * @return 0, 1 if it is dropped, what ends the stream, or `r` */
int kin__stream_spare(struct kin__stream *s, int r, bool is_whole,
                      const kin_error *why, kin_error *err) KIN_NODISCARD;

/* Reports an item without an identity. */
int kin__stream_report(struct kin__stream *s, const kin_error *why,
                       kin_error *err) KIN_NODISCARD;

/* Goes on with one that is dropped.  1, or 0 if its end has come: it was
 * reported. */
int kin__stream_drop(struct kin__stream *s, kin_error *err) KIN_NODISCARD;

#endif /* KIN_WIRE_STREAM_IMPL_H */
