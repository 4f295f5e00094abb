/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/decoder.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"

void kin__decoder_init(struct kin__decoder *decoder,
                       const struct kin__decoder_opts *opts)
{
    *decoder = (struct kin__decoder){.opts = *opts, .is_stream_old = true};
}

void kin__decoder_done(struct kin__decoder *decoder)
{
    if (decoder->has_stream)
        kin__stream_done(&decoder->stream);
    decoder->has_stream = false;
    if (decoder->proto)
        kin__proto_stream_done(decoder->proto);
    kin__free(decoder->opts.alloc, decoder->proto);
    decoder->proto = NULL;
}

void kin__decoder_begin(struct kin__decoder *decoder, bool is_list)
{
    decoder->is_list = is_list;
    decoder->is_stream_old = true;
    decoder->is_protobuf = false;
}

int kin__decoder_expect_protobuf(struct kin__decoder *decoder, kin_error *err)
{
    /* A lister-watcher of the program may call its sink in any order. */
    if (!decoder->is_stream_old)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "informer: the content type came after bytes");
    decoder->is_protobuf = true;
    return 0;
}

/* ---- streams ---- */

/* Opens the stream of a protobuf response. */
static int decoder_open_proto(struct kin__decoder *self,
                              const struct kin__stream_opts *opts)
{
    const struct kin__schema *schema = NULL;
    int r = kin__schema_get(&schema, /* err= */ NULL);

    if (r < 0)
        return r;
    self->proto = kin__alloc(self->opts.alloc, 1, sizeof(*self->proto));
    if (!self->proto)
        return KIN_ENOMEM;
    kin__proto_stream_init(self->proto, self->opts.arena, schema, opts,
                           self->opts.alloc);
    return 0;
}

static int decoder_open_json(struct kin__decoder *self,
                             const struct kin__stream_opts *opts)
{
    int r = kin__stream_init(&self->stream, self->opts.arena, opts,
                             self->opts.alloc);

    self->has_stream = r == 0;
    return r;
}

static int decoder_open(struct kin__decoder *self, kin_error *err)
{
    struct kin__stream_opts opts = self->opts.stream;

    opts.kind = self->is_list ? KIN__STREAM_LIST : KIN__STREAM_WATCH;
    kin__decoder_done(self);
    int r = self->is_protobuf ? decoder_open_proto(self, &opts)
                              : decoder_open_json(self, &opts);
    self->is_stream_old = r < 0;
    return r < 0 ? kin_error_set(err, r, "informer: %s", kin_error_text(r)) : 0;
}

int kin__decoder_feed(struct kin__decoder *decoder, kin_str bytes,
                      bool is_padded, kin_error *err)
{
    int r = decoder->is_stream_old ? decoder_open(decoder, err) : 0;

    if (r < 0)
        return r;
    if (decoder->proto)
        return kin__proto_stream_feed(decoder->proto, bytes, err);
    assert(decoder->has_stream);
    return is_padded ? kin__stream_feed_padded(&decoder->stream, bytes, err)
                     : kin__stream_feed(&decoder->stream, bytes, err);
}

size_t kin__decoder_buffered(const struct kin__decoder *decoder)
{
    if (decoder->is_stream_old)
        return 0;
    if (decoder->proto)
        return decoder->proto->in.len;
    return decoder->stream.end - decoder->stream.start;
}

void kin__decoder_trim(struct kin__decoder *decoder)
{
    if (decoder->proto)
        kin__proto_stream_trim(decoder->proto);
    if (decoder->has_stream)
        kin__stream_trim(&decoder->stream);
}

int kin__decoder_finish(struct kin__decoder *decoder, kin_error *err)
{
    if (!decoder->is_list)
        return 0;
    if (decoder->is_stream_old)
        return kin_error_set(err, KIN_EPARSE, "list: the answer is empty");
    return decoder->proto ? kin__proto_stream_finish(decoder->proto, err)
                          : kin__stream_finish(&decoder->stream, err);
}
