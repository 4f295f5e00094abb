/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_chunks.h - the chunked transfer coding, taken off as bytes arrive.
 *
 * Strict, as http_head.h.  Extensions and trailers are dropped; together they
 * have a limit, for they are bytes without content.  No I/O, no memory.
 */
#ifndef KIN_NET_HTTP_CHUNKS_H
#define KIN_NET_HTTP_CHUNKS_H

#include <stddef.h>
#include <stdint.h>

#include <kin/str.h>

enum {
    KIN__HTTP_CHUNKS_MAX_EXTRA = 4096, /* of extensions and trailers */
    /* Of kin__http_chunks_next(); anything else is the status of the answer. */
    KIN__HTTP_CHUNKS_MORE = 0,
    KIN__HTTP_CHUNKS_DATA = 1,
    KIN__HTTP_CHUNKS_END = 2,
};

/* What the next byte is. */
enum kin__http_chunks_state {
    KIN__HTTP_CHUNK_SIZE,      /* a digit, or the end of the size */
    KIN__HTTP_CHUNK_BLANK,     /* behind the size: ; or CR follows */
    KIN__HTTP_CHUNK_EXTENSION, /* of an extension, or the CR behind it */
    KIN__HTTP_CHUNK_SIZE_LF,
    KIN__HTTP_CHUNK_DATA,
    KIN__HTTP_CHUNK_DATA_CR,
    KIN__HTTP_CHUNK_DATA_LF,
    KIN__HTTP_CHUNK_TRAILER, /* the first of a line, or the CR of the last */
    KIN__HTTP_CHUNK_TRAILER_LINE,
    KIN__HTTP_CHUNK_TRAILER_LF,
    KIN__HTTP_CHUNK_LAST_LF,
    KIN__HTTP_CHUNK_DONE,
};

/* Zero before the first byte. */
struct kin__http_chunks {
    enum kin__http_chunks_state state;
    unsigned digits; /* of the size */
    uint64_t left;   /* of the chunk */
    size_t extra;    /* bytes of extensions and trailers */
    bool has_colon;  /* the line of the trailer */
};

/* Goes on until there is content, which `ret` shows a part of, or the end, or
 * no input; what was used is cut from `in`.
 * @return KIN__HTTP_CHUNKS_MORE, _DATA, _END, 400 or 431 (over the limit) */
int kin__http_chunks_next(struct kin__http_chunks *chunks, kin_str *in,
                          kin_str *ret);

#endif /* KIN_NET_HTTP_CHUNKS_H */
