/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_head.h - strict parser of the head of an HTTP/1.1 request.
 *
 * Errors that RFC 9112 lets a server repair are rejected, because two parsers
 * that repair differently see different requests: lines end with CR LF, names
 * are tokens followed by a colon, values have no control characters and are not
 * folded, there is one Host, and the length of the body is given in one way,
 * once.  No I/O; the end of a head is found first, then the head is parsed.
 */
#ifndef KIN_NET_HTTP_HEAD_H
#define KIN_NET_HTTP_HEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/str.h>

enum {
    KIN__HTTP_HEAD_MAX_FIELDS = 128,
    /* Results of kin__http_scan(); other values are the status of the
     * answer. */
    KIN__HTTP_SCAN_MORE = 0,
    KIN__HTTP_SCAN_WHOLE = 1,
};

/* How far a head has been examined; zero before its first byte. */
struct kin__http_scan {
    size_t at;    /* every byte before it was examined */
    size_t line;  /* where the line begins that `at` is in */
    size_t lines; /* complete lines, without leading empty ones */
};

/* Looks for the end of a head in `bytes`, which may be incomplete; each byte
 * is examined once.  `ret_len` gets its length with the empty line.  Returns
 * KIN__HTTP_SCAN_MORE, KIN__HTTP_SCAN_WHOLE, 400 (not a head), 414 (the
 * first line is longer than `max`) or 431. */
int kin__http_scan(struct kin__http_scan *scan, kin_str bytes, size_t max,
                   size_t *ret_len);

struct kin__http_field {
    kin_str name;
    kin_str value; /* without the space around it */
};

/* A zeroed one can be released.  All strings are NUL-terminated. */
struct kin__http_head {
    const kin_allocator *alloc;
    char *text; /* owned; what the rest points to */
    kin_str method;
    kin_str target;
    struct kin__http_field *fields; /* owned; in order */
    size_t field_count;
    bool is_old;          /* HTTP/1.0 */
    bool is_last;         /* the client wants the connection closed */
    bool awaits_continue; /* Expect: 100-continue */
    bool is_chunked;      /* the body; else it has `body_len` bytes */
    uint64_t body_len;    /* 0 if the head announces no body */
};

/* Parses a head that kin__http_scan() has found.  Returns 0, or the status
 * of the answer: 400, 413 (a length that does not fit), 431 (too many
 * fields), 501 (an unknown transfer coding, a method of more than 16 bytes),
 * 503 (out of memory) or 505. */
int kin__http_head_init(struct kin__http_head *head, const kin_allocator *alloc,
                        kin_str text);
void kin__http_head_done(struct kin__http_head *head);

/* Finds the first field of a name.  Returns false, and leaves `ret` alone,
 * without such a field. */
bool kin__http_head_find(const struct kin__http_head *head, kin_str name,
                         kin_str *ret);

#define KIN__AUTO_HTTP_HEAD                                                    \
    __attribute__((cleanup(kin__http_head_done))) struct kin__http_head

#endif /* KIN_NET_HTTP_HEAD_H */
