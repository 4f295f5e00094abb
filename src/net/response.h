/* SPDX-License-Identifier: Apache-2.0 */
/*
 * response.h - incremental parser of an HTTP/1 answer.
 *
 * Head, framing and body in pieces of any size.  Runs of the body point into
 * the input: chunked framing is skipped, not copied.  Strict where two parsers
 * could see different answers: a length that is not a number or is given
 * twice, a length beside a transfer coding, an unknown transfer coding, names
 * that are not tokens and control characters are errors.  A line may end
 * without CR (RFC 9112, 2.2).  No I/O.
 */
#ifndef KIN_NET_RESPONSE_H
#define KIN_NET_RESPONSE_H

#include <stdint.h>

#include "net/chunks.h"
#include "net/response_head.h"

/* Results of kin__response_next() beside errors. */
enum {
    KIN__RESPONSE_MORE = 0, /* all input was used */
    KIN__RESPONSE_HEAD = 1, /* `head` is complete */
    KIN__RESPONSE_DATA = 2, /* `ret` is a run of the body */
    KIN__RESPONSE_END = 3,  /* the answer is complete */
};

/* What the next byte belongs to. */
enum kin__response_state {
    KIN__RESPONSE_IN_HEAD,    /* the last line -> any of those below */
    KIN__RESPONSE_IN_LENGTH,  /* a body of `left` bytes -> WHOLE */
    KIN__RESPONSE_IN_CHUNKS,  /* a chunked body -> WHOLE */
    KIN__RESPONSE_TO_THE_END, /* a body until the connection ends -> WHOLE */
    KIN__RESPONSE_WHOLE,      /* nothing.  Final. */
};

struct kin__response {
    const kin_allocator *alloc; /* borrowed */
    struct kin__response_head head;
    struct kin__buf line; /* the start of an incomplete line */
    struct kin__chunks chunks;
    uint64_t left; /* bytes of the body */
    enum kin__response_state state;
    bool is_to_head; /* the request was HEAD: there is no body */
    bool is_http10;
    bool is_reusable; /* the connection, after the end */
};

/* `max_head` limits the bytes of the head. */
void kin__response_init(struct kin__response *response,
                        const kin_allocator *alloc, size_t max_head,
                        bool is_to_head);
void kin__response_done(struct kin__response *response);
/* For the next answer to the same kind of request. */
void kin__response_clear(struct kin__response *response);

/* Uses input until there is something to report; `in` is advanced.  One of the
 * results above, KIN_EPROTOCOL, KIN_ELIMIT or KIN_ENOMEM. */
int kin__response_next(struct kin__response *response, kin_str *in,
                       kin_str *ret) KIN_NODISCARD;
/* The connection has ended: whether this completes the answer. */
bool kin__response_finish(struct kin__response *response);

/* Whether a byte of the answer was seen. */
bool kin__response_has_begun(const struct kin__response *response);

#endif /* KIN_NET_RESPONSE_H */
