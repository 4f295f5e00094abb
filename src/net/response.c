/* SPDX-License-Identifier: Apache-2.0 */
#include "net/response.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "net/token.h"

enum {
    RESPONSE_LENGTH_DIGITS = 18, /* fit into 63 bits */
    RESPONSE_SWITCHING = 101,
    RESPONSE_NO_CONTENT = 204,
    RESPONSE_NOT_MODIFIED = 304,
};

void kin__response_init(struct kin__response *response,
                        const kin_allocator *alloc, size_t max_head,
                        bool is_to_head)
{
    *response = (struct kin__response){.alloc = alloc,
                                       .is_to_head = is_to_head};
    kin__buf_init(&response->head.bytes, alloc, max_head);
    kin__buf_init(&response->line, alloc, max_head);
    response->chunks.is_endless = true;
}

void kin__response_done(struct kin__response *response)
{
    kin__buf_done(&response->head.bytes);
    kin__buf_done(&response->line);
}

void kin__response_clear(struct kin__response *response)
{
    kin__response_head_clear(&response->head);
    kin__buf_clear(&response->line);
    response->chunks = (struct kin__chunks){.is_endless = true};
    response->left = 0;
    response->state = KIN__RESPONSE_IN_HEAD;
    response->is_http10 = false;
    response->is_reusable = false;
}

bool kin__response_has_begun(const struct kin__response *response)
{
    return response->state != KIN__RESPONSE_IN_HEAD ||
           response->head.status != 0 || response->line.len > 0;
}

/* ---- framing ---- */

/* What the headers say about the body. */
struct framing {
    size_t lengths; /* Content-Length headers */
    uint64_t length;
    size_t codings; /* Transfer-Encoding headers */
    bool is_chunked;
    bool closes;
    bool keeps;
};

static int framing_length(struct framing *framing, kin_str value)
{
    framing->lengths++;
    if (value.len == 0 || value.len > RESPONSE_LENGTH_DIGITS)
        return KIN_EPROTOCOL;
    for (size_t i = 0; i < value.len; i++) {
        if (value.ptr[i] < '0' || value.ptr[i] > '9')
            return KIN_EPROTOCOL;
        framing->length = framing->length * 10 + (uint64_t)(value.ptr[i] - '0');
    }
    return 0;
}

static void framing_connection(struct framing *framing, kin_str value)
{
    while (value.len > 0) {
        kin_str option = kin__str_trim(kin__str_cut(&value, ','));

        framing->closes |= kin__str_eq_nocase(option, KIN__S("close"));
        framing->keeps |= kin__str_eq_nocase(option, KIN__S("keep-alive"));
    }
}

static int framing_take(struct framing *framing,
                        const struct kin__http_header *header)
{
    if (kin__str_eq_nocase(header->name, KIN__S("Content-Length")))
        return framing_length(framing, header->value);
    if (kin__str_eq_nocase(header->name, KIN__S("Connection")))
        framing_connection(framing, header->value);
    if (!kin__str_eq_nocase(header->name, KIN__S("Transfer-Encoding")))
        return 0;
    framing->codings++;
    framing->is_chunked = kin__str_eq_nocase(header->value, KIN__S("chunked"));
    return framing->is_chunked ? 0 : KIN_EPROTOCOL;
}

static int framing_read(struct kin__response *response, struct framing *ret)
{
    struct kin__http_header *pairs = NULL;
    int r = kin__response_head_pairs(&response->head, response->alloc, &pairs);

    for (size_t i = 0; r == 0 && i < response->head.count; i++)
        r = framing_take(ret, &pairs[i]);
    kin__free(response->alloc, pairs);
    if (r < 0)
        return r;
    bool is_clear = ret->lengths + ret->codings <= 1 &&
                    !(ret->is_chunked && response->is_http10);
    return is_clear ? 0 : KIN_EPROTOCOL;
}

/* RFC 9112, 6.3. */
static int response_frame(struct kin__response *response)
{
    struct framing framing = {.lengths = 0};
    int status = response->head.status;
    int r = framing_read(response, &framing);

    assert(response->head.is_complete);
    if (r < 0)
        return r;
    response->is_reusable = !framing.closes &&
                            (framing.keeps || !response->is_http10);
    if (response->is_to_head || status == RESPONSE_NO_CONTENT ||
        status == RESPONSE_NOT_MODIFIED) {
        response->state = KIN__RESPONSE_IN_LENGTH;
    } else if (framing.is_chunked) {
        response->state = KIN__RESPONSE_IN_CHUNKS;
    } else if (framing.lengths > 0) {
        response->state = KIN__RESPONSE_IN_LENGTH;
        response->left = framing.length;
    } else {
        response->state = KIN__RESPONSE_TO_THE_END;
        response->is_reusable = false;
    }
    return 0;
}

/* ---- lines of the head ---- */

/* "HTTP/1.1 200 OK" */
static int response_status_line(struct kin__response *response, kin_str line)
{
    const char *at = line.ptr;

    if (line.len < sizeof("HTTP/1.1 200") - 1 ||
        !kin_str_starts_with(line, KIN__S("HTTP/1.")) || at[7] < '0' ||
        at[7] > '9' || at[8] != ' ')
        return KIN_EPROTOCOL;
    for (size_t i = 9; i < 12; i++)
        if (at[i] < '0' || at[i] > '9')
            return KIN_EPROTOCOL;
    if (line.len > 12 && at[12] != ' ')
        return KIN_EPROTOCOL;
    response->is_http10 = at[7] == '0';
    return 0;
}

static int response_check_line(struct kin__response *response, kin_str line)
{
    for (size_t i = 0; i < line.len; i++) {
        unsigned char c = (unsigned char)line.ptr[i];

        if ((c < ' ' && c != '\t') || c == 0x7f)
            return KIN_EPROTOCOL;
    }
    if (!response->head.is_within)
        return response_status_line(response, line);
    size_t colon = kin__str_find(line, ':');
    if (line.len == 0)
        return 0;
    if (colon == KIN__STR_NONE ||
        !kin__is_token(kin__str_slice(line, 0, colon)))
        return KIN_EPROTOCOL;
    return 0;
}

/* `line` is complete, without its LF. */
static int response_line(struct kin__response *response, kin_str line)
{
    if (kin_str_ends_with(line, KIN__S("\r")))
        line = kin__str_slice(line, 0, line.len - 1);
    int r = response_check_line(response, line);
    if (r == 0)
        r = kin__response_head_line(&response->head, line);
    if (r == 0 && response->head.status == RESPONSE_SWITCHING)
        r = KIN_EPROTOCOL;
    if (r != 1)
        return r;
    kin__buf_done(&response->line);
    r = response_frame(response);
    return r < 0 ? r : KIN__RESPONSE_HEAD;
}

static int response_head(struct kin__response *response, kin_str *in)
{
    while (in->len > 0) {
        const char *end = memchr(in->ptr, '\n', in->len);
        size_t len = end ? (size_t)(end - in->ptr) : in->len;
        kin_str part = kin_str_of(in->ptr, len);
        kin_str line = part;

        if (!end || response->line.len > 0) {
            int r = kin__buf_append(&response->line, part);
            if (r < 0)
                return r;
            line = kin__buf_str(&response->line);
        }
        *in = kin__str_slice(*in, len + (end != NULL), in->len);
        if (!end)
            return KIN__RESPONSE_MORE;
        int r = response_line(response, line);
        kin__buf_clear(&response->line);
        if (r != 0)
            return r;
    }
    return KIN__RESPONSE_MORE;
}

/* ---- the body ---- */

static int response_length(struct kin__response *response, kin_str *in,
                           kin_str *ret)
{
    if (response->left == 0) {
        response->state = KIN__RESPONSE_WHOLE;
        return KIN__RESPONSE_END;
    }
    if (in->len == 0)
        return KIN__RESPONSE_MORE;
    size_t len = response->left < in->len ? (size_t)response->left : in->len;
    *ret = kin_str_of(in->ptr, len);
    *in = kin__str_slice(*in, len, in->len);
    response->left -= len;
    return KIN__RESPONSE_DATA;
}

static int response_chunks(struct kin__response *response, kin_str *in,
                           kin_str *ret)
{
    enum { TOO_LONG = 431 };

    switch (kin__chunks_next(&response->chunks, in, ret)) {
    case KIN__CHUNKS_MORE:
        return KIN__RESPONSE_MORE;
    case KIN__CHUNKS_DATA:
        return KIN__RESPONSE_DATA;
    case KIN__CHUNKS_END:
        response->state = KIN__RESPONSE_WHOLE;
        return KIN__RESPONSE_END;
    case TOO_LONG:
        return KIN_ELIMIT;
    default:
        return KIN_EPROTOCOL;
    }
}

int kin__response_next(struct kin__response *response, kin_str *in,
                       kin_str *ret)
{
    switch (response->state) {
    case KIN__RESPONSE_IN_HEAD:
        return response_head(response, in);
    case KIN__RESPONSE_IN_LENGTH:
        return response_length(response, in, ret);
    case KIN__RESPONSE_IN_CHUNKS:
        return response_chunks(response, in, ret);
    case KIN__RESPONSE_TO_THE_END:
        if (in->len == 0)
            return KIN__RESPONSE_MORE;
        *ret = *in;
        *in = kin_str_of(in->ptr + in->len, 0);
        return KIN__RESPONSE_DATA;
    case KIN__RESPONSE_WHOLE:
    default:
        return KIN__RESPONSE_END;
    }
}

bool kin__response_finish(struct kin__response *response)
{
    if (response->state == KIN__RESPONSE_TO_THE_END)
        response->state = KIN__RESPONSE_WHOLE;
    return response->state == KIN__RESPONSE_WHOLE;
}
