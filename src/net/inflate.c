/* SPDX-License-Identifier: Apache-2.0 */
#include "net/inflate.h"

#include <assert.h>
#include <limits.h>

#include "base/alloc.h"
#include "base/str.h"

enum {
    INFLATE_ROOM = 32 << 10,
    INFLATE_GZIP = 15 + 16, /* zlib's value for the largest window, gzip */
    INFLATE_RATIO = 300,
    INFLATE_FREE = 1 << 20, /* output for which no ratio counts */
};

void kin__inflate_init(struct kin__inflate *inf, const kin_allocator *alloc,
                       const struct kin__inflate_opts *opts)
{
    *inf = (struct kin__inflate){.alloc = alloc};
    if (opts)
        inf->limits = *opts;
    if (inf->limits.max_ratio == 0)
        inf->limits.max_ratio = INFLATE_RATIO;
}

void kin__inflate_done(struct kin__inflate *inf)
{
    if (inf->is_ready)
        inflateEnd(&inf->stream);
    inf->is_ready = false;
    kin__free(inf->alloc, KIN__STEAL(inf->room));
}

static voidpf inflate_alloc(voidpf userdata, uInt count, uInt size)
{
    return kin__alloc(userdata, count, size);
}

static void inflate_free(voidpf userdata, voidpf ptr)
{
    kin__free(userdata, ptr);
}

static int inflate_prepare(struct kin__inflate *inf)
{
    if (!inf->room)
        inf->room = kin__alloc(inf->alloc, INFLATE_ROOM, 1);
    if (!inf->room)
        return KIN_ENOMEM;
    if (inf->is_ready)
        return 0;
    /* zlib does not write through the pointer. */
    inf->stream = (z_stream){.zalloc = inflate_alloc,
                             .zfree = inflate_free,
                             .opaque = (voidpf)(uintptr_t)inf->alloc};
    if (inflateInit2(&inf->stream, INFLATE_GZIP) != Z_OK)
        return KIN_ENOMEM;
    inf->is_ready = true;
    return 0;
}

static int inflate_check_limits(const struct kin__inflate *inf, kin_error *err)
{
    const struct kin__inflate_opts *limits = &inf->limits;

    if (limits->max_bytes > 0 && inf->bytes_out > limits->max_bytes)
        return kin_error_set(err, KIN_ELIMIT,
                             "gzip: over %llu bytes when unpacked",
                             (unsigned long long)limits->max_bytes);
    if (inf->bytes_out > INFLATE_FREE &&
        inf->bytes_out / limits->max_ratio > inf->bytes_in)
        return kin_error_set(err, KIN_ELIMIT,
                             "gzip: over %u times as long when unpacked",
                             limits->max_ratio);
    return 0;
}

/* Converts zlib's result of one step.  Lack of input or room is not an
 * error. */
static int inflate_judge(struct kin__inflate *inf, int result, kin_error *err)
{
    switch (result) {
    case Z_OK:
    case Z_BUF_ERROR:
        return 0;
    case Z_STREAM_END:
        inf->is_within = false;
        return 0;
    case Z_MEM_ERROR:
        return kin_error_set(err, KIN_ENOMEM, NULL);
    default:
        return kin_error_set(err, KIN_EPROTOCOL, "gzip: %s",
                             inf->stream.msg ? inf->stream.msg : "malformed");
    }
}

/* Runs zlib once from the input to the buffer, then to the sink.  Output
 * before an error is delivered too. */
static int inflate_step(struct kin__inflate *inf, kin__inflate_sink *sink,
                        void *userdata, kin_error *err)
{
    z_stream *stream = &inf->stream;

    stream->next_out = inf->room;
    stream->avail_out = INFLATE_ROOM;
    uInt before = stream->avail_in;
    int result = inflate(stream, Z_SYNC_FLUSH);
    inf->bytes_in += before - stream->avail_in;
    size_t len = INFLATE_ROOM - stream->avail_out;
    inf->bytes_out += len;
    int r = inflate_check_limits(inf, err);
    if (r == 0 && len > 0)
        r = sink(kin_str_of((const char *)inf->room, len), userdata);
    return r < 0 ? r : inflate_judge(inf, result, err);
}

/* Until the input is consumed and the buffer was not filled: then zlib has
 * no more output. */
static int inflate_drain(struct kin__inflate *inf, kin__inflate_sink *sink,
                         void *userdata, kin_error *err)
{
    z_stream *stream = &inf->stream;

    do {
        if (!inf->is_within) {
            /* Start the next member with the same memory. */
            (void)inflateReset(stream);
            inf->is_within = true;
        }
        int r = inflate_step(inf, sink, userdata, err);
        if (r < 0)
            return r;
    } while (stream->avail_in > 0 ||
             (stream->avail_out == 0 && inf->is_within));
    return 0;
}

static int inflate_push_some(struct kin__inflate *inf, kin_str bytes,
                             kin__inflate_sink *sink, void *userdata,
                             kin_error *err)
{
    assert(bytes.len <= UINT_MAX);
    inf->stream.next_in = (Bytef *)(uintptr_t)bytes.ptr;
    inf->stream.avail_in = (uInt)bytes.len;
    int r = inflate_drain(inf, sink, userdata, err);
    inf->stream.next_in = NULL;
    inf->stream.avail_in = 0;
    return r;
}

int kin__inflate_push(struct kin__inflate *inf, kin_str bytes,
                      kin__inflate_sink *sink, void *userdata, kin_error *err)
{
    if (inf->is_broken)
        return kin_error_set(err, KIN_EPROTOCOL, "gzip: broken before");
    int r = inflate_prepare(inf);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    while (r == 0 && bytes.len > 0) {
        size_t len = bytes.len < UINT_MAX ? bytes.len : UINT_MAX;
        r = inflate_push_some(inf, kin_str_of(bytes.ptr, len), sink, userdata,
                              err);
        bytes = kin_str_of(bytes.ptr + len, bytes.len - len);
    }
    inf->is_broken = r < 0;
    return r;
}

int kin__inflate_end(const struct kin__inflate *inf, kin_error *err)
{
    if (inf->is_broken)
        return kin_error_set(err, KIN_EPROTOCOL, "gzip: broken before");
    if (inf->is_within)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "gzip: the data ends within a member");
    return 0;
}

int kin__inflate_is_wanted(kin_str encoding, bool *ret, kin_error *err)
{
    *ret = kin__str_eq_nocase(encoding, KIN__S("gzip"));
    if (*ret || encoding.len == 0 ||
        kin__str_eq_nocase(encoding, KIN__S("identity")))
        return 0;
    return kin_error_set(err, KIN_EPROTOCOL, "unknown encoding '%.*s'",
                         KIN_STR(kin__str_slice(encoding, 0, 64)));
}
