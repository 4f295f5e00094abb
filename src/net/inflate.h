/* SPDX-License-Identifier: Apache-2.0 */
/*
 * inflate.h - gzip, as bytes arrive.
 *
 * API servers send a watch as one gzip member after the other, one for each
 * flush, so the end of a member is not the end of the stream.  Bytes go in as
 * they come, cut anywhere; all that they tell comes out at once.
 *
 *   A  What is delivered does not depend on how the input was cut.
 *   B  After a push, nothing that could be decoded is held back.
 *   C  Input can end well only between two members; else kin__inflate_end()
 *      says so.
 *   D  Output is bounded: by a total, and by a ratio to the input, past a first
 *      mebibyte for which no ratio counts.
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
    bool is_ready;       /* `stream` is set up */
    bool is_within;      /* a member */
    bool is_broken;      /* failed before; nothing more goes in */
    unsigned char *room; /* owned; where output is put */
    struct kin__inflate_opts limits;
    uint64_t bytes_in;
    uint64_t bytes_out;
};

/* Takes decoded bytes; a negative result ends the push with it, and then the
 * push leaves its error alone. */
typedef int kin__inflate_sink(kin_str bytes, void *userdata);

/* `opts` may be NULL.  Nothing is allocated before the first push. */
void kin__inflate_init(struct kin__inflate *inf, const kin_allocator *alloc,
                       const struct kin__inflate_opts *opts);
void kin__inflate_done(struct kin__inflate *inf);

/* Decodes what has come and gives it to `sink`, in one piece or several.  0,
 * KIN_EPROTOCOL (not gzip, or broken), KIN_ELIMIT, KIN_ENOMEM or what the sink
 * returned; after a failure, every further push fails with KIN_EPROTOCOL. */
int kin__inflate_push(struct kin__inflate *inf, kin_str bytes,
                      kin__inflate_sink *sink, void *userdata,
                      kin_error *err) KIN_NODISCARD;

/* Says whether the input may end here: 0 or KIN_EPROTOCOL. */
int kin__inflate_end(const struct kin__inflate *inf,
                     kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_INFLATE                                                      \
    __attribute__((cleanup(kin__inflate_done))) struct kin__inflate

/* Reads the value of a Content-Encoding, which may be empty: whether bodies are
 * packed in a way that this unpacks.  0, or KIN_EPROTOCOL for another way. */
int kin__inflate_is_wanted(kin_str encoding, bool *ret,
                           kin_error *err) KIN_NODISCARD;

#endif /* KIN_NET_INFLATE_H */
