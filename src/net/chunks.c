/* SPDX-License-Identifier: Apache-2.0 */
#include "net/chunks.h"

#include "base/str.h"

enum {
    CHUNKS_BAD = 400,
    CHUNKS_TOO_LONG = 431,
    CHUNKS_DIGITS = 16, /* also of a small number, which some senders pad */
};

static int chunk_size_end(struct kin__chunks *chunks, char c)
{
    if (c == '\r') {
        chunks->state = KIN__CHUNK_SIZE_LF;
        return 0;
    }
    if (c == ';')
        chunks->state = KIN__CHUNK_EXTENSION;
    else if (c == ' ' || c == '\t')
        chunks->state = KIN__CHUNK_BLANK;
    else
        return CHUNKS_BAD;
    return ++chunks->extra > KIN__CHUNKS_MAX_EXTRA ? CHUNKS_TOO_LONG : 0;
}

static int chunk_size(struct kin__chunks *chunks, char c)
{
    int digit = kin__hex_digit(c);

    if (digit >= 0) {
        if (++chunks->digits > CHUNKS_DIGITS || chunks->left > INT64_MAX / 16)
            return CHUNKS_BAD;
        chunks->left = chunks->left * 16 + (uint64_t)digit;
        return 0;
    }
    return chunks->digits == 0 ? CHUNKS_BAD : chunk_size_end(chunks, c);
}

/* A byte of an extension or a trailer; `next` is the state after its CR. */
static int chunk_extra(struct kin__chunks *chunks, char c,
                       enum kin__chunks_state next)
{
    unsigned char byte = (unsigned char)c;

    if (c == '\r') {
        chunks->state = next;
        return 0;
    }
    if ((byte < ' ' && c != '\t') || byte == 0x7f)
        return CHUNKS_BAD;
    return ++chunks->extra > KIN__CHUNKS_MAX_EXTRA ? CHUNKS_TOO_LONG : 0;
}

static int chunk_trailer(struct kin__chunks *chunks, char c)
{
    if (c == '\r') {
        chunks->state = KIN__CHUNK_LAST_LF;
        return 0;
    }
    if (c == ' ' || c == '\t' || c == ':')
        return CHUNKS_BAD;
    chunks->state = KIN__CHUNK_TRAILER_LINE;
    chunks->has_colon = false;
    return chunk_extra(chunks, c, KIN__CHUNK_TRAILER_LF);
}

static int chunk_expect(struct kin__chunks *chunks, char c, char expected,
                        enum kin__chunks_state next)
{
    if (c != expected)
        return CHUNKS_BAD;
    chunks->state = next;
    return 0;
}

static int chunk_size_lf(struct kin__chunks *chunks, char c)
{
    chunks->digits = 0;
    chunks->extra = chunks->is_endless ? 0 : chunks->extra;
    return chunk_expect(chunks, c, '\n',
                        chunks->left > 0 ? KIN__CHUNK_DATA
                                         : KIN__CHUNK_TRAILER);
}

/* A byte outside the content. */
static int chunk_byte(struct kin__chunks *chunks, char c)
{
    switch (chunks->state) {
    case KIN__CHUNK_SIZE:
        return chunk_size(chunks, c);
    case KIN__CHUNK_BLANK:
        return chunk_size_end(chunks, c);
    case KIN__CHUNK_EXTENSION:
        return chunk_extra(chunks, c, KIN__CHUNK_SIZE_LF);
    case KIN__CHUNK_SIZE_LF:
        return chunk_size_lf(chunks, c);
    case KIN__CHUNK_DATA_CR:
        return chunk_expect(chunks, c, '\r', KIN__CHUNK_DATA_LF);
    case KIN__CHUNK_DATA_LF:
        return chunk_expect(chunks, c, '\n', KIN__CHUNK_SIZE);
    case KIN__CHUNK_TRAILER:
        return chunk_trailer(chunks, c);
    case KIN__CHUNK_TRAILER_LINE:
        chunks->has_colon |= c == ':';
        if (c == '\r' && !chunks->has_colon)
            return CHUNKS_BAD;
        return chunk_extra(chunks, c, KIN__CHUNK_TRAILER_LF);
    case KIN__CHUNK_TRAILER_LF:
        return chunk_expect(chunks, c, '\n', KIN__CHUNK_TRAILER);
    case KIN__CHUNK_LAST_LF:
        return chunk_expect(chunks, c, '\n', KIN__CHUNK_DONE);
    case KIN__CHUNK_DATA:
    case KIN__CHUNK_DONE:
    default:
        return CHUNKS_BAD;
    }
}

static kin_str chunk_cut(kin_str *in, uint64_t len)
{
    size_t taken = len < in->len ? (size_t)len : in->len;
    kin_str part = kin_str_of(in->ptr, taken);

    *in = kin_str_of(in->ptr + taken, in->len - taken);
    return part;
}

static void chunk_data(struct kin__chunks *chunks, kin_str *in, kin_str *ret)
{
    *ret = chunk_cut(in, chunks->left);
    chunks->left -= ret->len;
    if (chunks->left == 0)
        chunks->state = KIN__CHUNK_DATA_CR;
}

int kin__chunks_next(struct kin__chunks *chunks, kin_str *in, kin_str *ret)
{
    while (chunks->state != KIN__CHUNK_DONE) {
        if (in->len == 0)
            return KIN__CHUNKS_MORE;
        if (chunks->state == KIN__CHUNK_DATA) {
            chunk_data(chunks, in, ret);
            return KIN__CHUNKS_DATA;
        }
        int status = chunk_byte(chunks, chunk_cut(in, 1).ptr[0]);
        if (status != 0)
            return status;
    }
    return KIN__CHUNKS_END;
}
