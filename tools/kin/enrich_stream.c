/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/scan.h"
#include "enrich.h"

int enrich_stream_init(struct enrich_stream *stream, int in, int out)
{
    *stream = (struct enrich_stream){
        .in = in, .out = out, .size = ENRICH_BUFFER};
    stream->text = kin__alloc0(/* alloc= */ NULL, 1,
                               ENRICH_BUFFER + KIN__SCAN_PADDING);
    stream->ready = kin__alloc(/* alloc= */ NULL, 1, ENRICH_BUFFER);
    return stream->text && stream->ready ? 0 : KIN_ENOMEM;
}

void enrich_stream_done(struct enrich_stream *stream)
{
    kin__free(/* alloc= */ NULL, stream->text);
    kin__free(/* alloc= */ NULL, stream->ready);
}

/* ---- input ---- */

bool enrich_stream_line(struct enrich_stream *stream, kin_str *ret)
{
    char *begin = stream->text + stream->begin;
    size_t from = stream->searched > stream->begin ? stream->searched
                                                   : stream->begin;
    char *newline = memchr(stream->text + from, '\n', stream->end - from);

    if (newline) {
        *ret = kin_str_of(begin, (size_t)(newline - begin) + 1);
        return true;
    }
    stream->searched = stream->end;
    if (!stream->is_ended || stream->begin == stream->end)
        return false;
    stream->text[stream->end] = '\n';
    *ret = kin_str_of(begin, stream->end - stream->begin);
    return true;
}

int64_t enrich_stream_arrival(const struct enrich_stream *stream)
{
    for (size_t i = 0; i < stream->mark_count; i++)
        if (stream->taken < stream->marks[i].end)
            return stream->marks[i].at_ns;
    return 0;
}

void enrich_stream_take(struct enrich_stream *stream, size_t len)
{
    stream->begin += len;
    stream->taken += len;
}

bool enrich_stream_has_room(const struct enrich_stream *stream)
{
    return stream->end - stream->begin < ENRICH_LINE_MAX;
}

/* Keeps when input arrived, with the given precision. */
static void stream_mark(struct enrich_stream *stream, int64_t grain_ns)
{
    int64_t now_ns = kin__clock_now_ns(kin__clock_real());
    size_t old = 0;

    while (old < stream->mark_count && stream->marks[old].end <= stream->taken)
        old++;
    stream->mark_count -= old;
    memmove(stream->marks, stream->marks + old,
            stream->mark_count * sizeof(stream->marks[0]));
    bool is_new = stream->mark_count == 0 ||
                  now_ns - stream->marks[stream->mark_count - 1].at_ns >
                      grain_ns;
    if (is_new && stream->mark_count < ENRICH_MARKS)
        stream->marks[stream->mark_count++].at_ns = now_ns;
    stream->marks[stream->mark_count - 1].end = stream->taken + stream->end -
                                                stream->begin;
}

/* Moves what is left to the front, and grows if the buffer is full. */
static int stream_make_room(struct enrich_stream *stream, kin_error *err)
{
    size_t left = stream->end - stream->begin;

    if (stream->begin > 0)
        memmove(stream->text, stream->text + stream->begin, left);
    stream->searched = stream->searched > stream->begin
                           ? stream->searched - stream->begin
                           : 0;
    stream->begin = 0;
    stream->end = left;
    if (left < stream->size)
        return 0;
    char *grown = kin__realloc(/* alloc= */ NULL, stream->text, 2,
                               stream->size + KIN__SCAN_PADDING);
    if (!grown)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    stream->text = grown;
    stream->size *= 2;
    memset(grown + left, 0, stream->size + KIN__SCAN_PADDING - left);
    return 0;
}

/* Writes what has arrived of a line that is too long. */
static int stream_pass(struct enrich_stream *stream, kin_error *err)
{
    const char *begin = stream->text + stream->begin;
    size_t left = stream->end - stream->begin;
    const char *newline = memchr(begin, '\n', left);
    kin_str part = kin_str_of(begin,
                              newline ? (size_t)(newline - begin) + 1 : left);

    stream->is_passing = !newline;
    enrich_stream_take(stream, part.len);
    return enrich_stream_put(stream, &part, 1, err);
}

int enrich_stream_read(struct enrich_stream *stream, int64_t grain_ns,
                       bool *ret_is_too_long, kin_error *err)
{
    int r = stream_make_room(stream, err);

    if (r < 0)
        return r;
    ssize_t n = read(stream->in, stream->text + stream->end,
                     stream->size - stream->end);
    if (n < 0 && (errno == EINTR || errno == EAGAIN))
        return 0;
    if (n < 0)
        return kin_error_set(err, KIN_ESYSTEM, "read stdin: %s",
                             strerror(errno));
    stream->is_ended = n == 0;
    stream->end += (size_t)n;
    stream_mark(stream, grain_ns);
    if (!stream->is_passing && !enrich_stream_has_room(stream) &&
        stream->begin == 0 && !memchr(stream->text, '\n', stream->end)) {
        stream->is_passing = true;
        *ret_is_too_long = true;
    }
    return stream->is_passing ? stream_pass(stream, err) : 0;
}

/* ---- output ---- */

static int stream_write(struct enrich_stream *stream, kin_str text,
                        kin_error *err)
{
    while (text.len > 0) {
        ssize_t n = write(stream->out, text.ptr, text.len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return kin_error_set(err, KIN_ESYSTEM, "write stdout: %s",
                                 strerror(errno));
        text = kin_str_of(text.ptr + n, text.len - (size_t)n);
    }
    return 0;
}

int enrich_stream_flush(struct enrich_stream *stream, kin_error *err)
{
    kin_str text = kin_str_of(stream->ready, stream->ready_len);

    stream->ready_len = 0;
    return stream_write(stream, text, err);
}

int enrich_stream_put(struct enrich_stream *stream, const kin_str *parts,
                      size_t count, kin_error *err)
{
    size_t len = 0;
    int r = 0;

    for (size_t i = 0; i < count; i++)
        len += parts[i].len;
    if (len > ENRICH_BUFFER - stream->ready_len)
        r = enrich_stream_flush(stream, err);
    for (size_t i = 0; r == 0 && i < count; i++) {
        if (len > ENRICH_BUFFER) {
            r = stream_write(stream, parts[i], err);
            continue;
        }
        if (parts[i].len > 0)
            memcpy(stream->ready + stream->ready_len, parts[i].ptr,
                   parts[i].len);
        stream->ready_len += parts[i].len;
    }
    return r;
}
