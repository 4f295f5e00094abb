/* SPDX-License-Identifier: Apache-2.0 */
/*
 * decoder.h - from the bytes of an answer, JSON or protobuf, to the items of a
 * list or a watch.
 *
 * One request is decoded at a time.  The stream of a request is made with its
 * first bytes, and that of the request before stays until then: a new request
 * may begin while an item of the old one is being delivered.
 */
#ifndef KIN_INFORMER_DECODER_H
#define KIN_INFORMER_DECODER_H

#include "wire/proto_stream.h"
#include "wire/stream.h"

struct kin__decoder_opts {
    const kin_allocator *alloc;
    struct kin__arena *arena;       /* borrowed */
    struct kin__stream_opts stream; /* its kind is set for each request */
};

struct kin__decoder {
    struct kin__decoder_opts opts;
    struct kin__stream stream;
    bool has_stream;
    struct kin__proto_stream *proto; /* owned; in place of `stream` */
    bool is_protobuf;                /* the answer of the current request is */
    bool is_stream_old; /* `stream` belongs to an earlier request */
    bool is_list;       /* the current request is one */
};

/* Options are copied.  One that is zero, or was initialised, can be done. */
void kin__decoder_init(struct kin__decoder *decoder,
                       const struct kin__decoder_opts *opts);
void kin__decoder_done(struct kin__decoder *decoder);

/* The next bytes belong to another request. */
void kin__decoder_begin(struct kin__decoder *decoder, bool is_list);
/* They are protobuf.  0, or KIN_EPROTOCOL after the first of them: they were
 * decoded as something else. */
int kin__decoder_expect_protobuf(struct kin__decoder *decoder,
                                 kin_error *err) KIN_NODISCARD;
/* `is_padded`: they are followed by what kin__stream_feed_padded() needs. */
int kin__decoder_feed(struct kin__decoder *decoder, kin_str bytes,
                      bool is_padded, kin_error *err) KIN_NODISCARD;
/* Bytes that are kept until the rest of an item arrives. */
size_t kin__decoder_buffered(const struct kin__decoder *decoder);
/* No more bytes have arrived for now: frees buffers. */
void kin__decoder_trim(struct kin__decoder *decoder);
/* All bytes have arrived.  A list must be complete; an incomplete event of a
 * watch is ignored. */
int kin__decoder_finish(struct kin__decoder *decoder,
                        kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_DECODER_H */
