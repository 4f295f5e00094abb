/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inflate.h - incremental gzip decompression.
 *
 * API servers send a watch as a sequence of gzip members, one for each flush,
 * so the end of a member is not the end of the stream.  Input may be split
 * anywhere; all output is delivered at once.
 *   A  The output does not depend on how the input was split.
 *   B  After a push, no decodable data is held back.
 *   C  Input may end only between two members; otherwise kin__inflate_end()
 *      fails.
 *   D  Output is bounded: by a total, and by a ratio to the input after the
 *      first MiB.
 */
#ifndef KIN_NET_INFLATE_H
#define KIN_NET_INFLATE_H

#include <stdbool.h>
#include <stdint.h>

#include <zlib.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/str.h>

struct kin__inflate_opts {
    uint64_t max_bytes; /* of all output; 0 for no limit */
    unsigned max_ratio; /* output to input; 0 for 300, of deflate's 1032 */
};

struct kin__inflate {
    const kin_allocator *alloc; /* borrowed */
    z_stream stream;
    bool is_ready;       /* `stream` is initialized */
    bool is_within;      /* a member */
    bool is_broken;      /* failed before; rejects more input */
    unsigned char *room; /* owned; output buffer */
    struct kin__inflate_opts limits;
    uint64_t bytes_in;
    uint64_t bytes_out;
};

/* Receives decoded bytes; a negative result ends the push with that code,
 * and the push does not set its error. */
typedef int kin__inflate_sink(kin_str bytes, void *userdata);

/* `opts` may be NULL.  Allocates nothing before the first push. */
void kin__inflate_init(struct kin__inflate *inf, const kin_allocator *alloc,
                       const struct kin__inflate_opts *opts);
void kin__inflate_done(struct kin__inflate *inf);

/* Decodes input and passes the output to `sink`, in one or more pieces. 0,
 * KIN_EPROTOCOL (not gzip, or corrupt), KIN_ELIMIT, KIN_ENOMEM or the code
 * of the sink; after a failure, every further push fails with KIN_EPROTOCOL. */
int kin__inflate_push(struct kin__inflate *inf, kin_str bytes,
                      kin__inflate_sink *sink, void *userdata,
                      kin_error *err) KIN_NODISCARD;

/* Checks that the input may end here: 0 or KIN_EPROTOCOL. */
int kin__inflate_end(const struct kin__inflate *inf,
                     kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_INFLATE                                                      \
    __attribute__((cleanup(kin__inflate_done))) struct kin__inflate

/* Parses the value of a Content-Encoding header, which may be empty: whether
 * bodies are gzip. 0, or KIN_EPROTOCOL for another encoding. */
int kin__inflate_is_wanted(kin_str encoding, bool *ret,
                           kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_INFLATE_H */
