/* SPDX-License-Identifier: Apache-2.0 */
/*
 * chunks.h - incremental decoder of the chunked transfer coding.
 *
 * Strict, as http_head.h.  Extensions and trailers are dropped; their size is
 * limited, because they are bytes without content: in total, or for each chunk
 * of a body that may be endless.  No I/O, no memory.
 */
#ifndef KIN_NET_CHUNKS_H
#define KIN_NET_CHUNKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/str.h>

enum {
    KIN__CHUNKS_MAX_EXTRA = 4096, /* of extensions and trailers */
    /* Results of kin__chunks_next(); other values are the status of the
     * answer. */
    KIN__CHUNKS_MORE = 0,
    KIN__CHUNKS_DATA = 1,
    KIN__CHUNKS_END = 2,
};

/* What the next byte is. */
enum kin__chunks_state {
    KIN__CHUNK_SIZE,      /* a digit, or the end of the size */
    KIN__CHUNK_BLANK,     /* after the size: ';' or CR */
    KIN__CHUNK_EXTENSION, /* of an extension, or the CR after it */
    KIN__CHUNK_SIZE_LF,
    KIN__CHUNK_DATA,
    KIN__CHUNK_DATA_CR,
    KIN__CHUNK_DATA_LF,
    KIN__CHUNK_TRAILER, /* the first of a line, or the CR of the last */
    KIN__CHUNK_TRAILER_LINE,
    KIN__CHUNK_TRAILER_LF,
    KIN__CHUNK_LAST_LF,
    KIN__CHUNK_DONE,
};

/* Zero before the first byte, except for `is_endless`. */
struct kin__chunks {
    enum kin__chunks_state state;
    unsigned digits; /* of the size */
    uint64_t left;   /* of the chunk */
    size_t extra;    /* bytes of extensions and trailers */
    bool is_endless; /* `extra` is that of a chunk, or of the trailer */
    bool has_colon;  /* the line of the trailer */
};

/* Consumes input until there is content, of which `ret` is a part, or the
 * end, or no input; `in` is advanced.  Returns KIN__CHUNKS_MORE, _DATA,
 * _END, 400 or 431 (over the limit). */
int kin__chunks_next(struct kin__chunks *chunks, kin_str *in, kin_str *ret);

#endif /* KIN_NET_CHUNKS_H */
