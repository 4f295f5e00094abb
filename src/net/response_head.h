/* SPDX-License-Identifier: Apache-2.0 */
/*
 * response_head.h - collects the head of an answer line by line.
 *
 * Answers of status 1xx before the final one are skipped.  No I/O.
 */
#ifndef KIN_NET_RESPONSE_HEAD_H
#define KIN_NET_RESPONSE_HEAD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "net/transport.h"

/* Zero before the first line, except for the limit of `bytes`. */
struct kin__response_head {
    struct kin__buf bytes; /* name NUL value NUL, repeated */
    size_t count;          /* of pairs */
    size_t used;           /* bytes of lines, without the final status line */
    bool is_within;        /* after a status line, before the empty line */
    bool is_complete;      /* the empty line of a final answer was seen */
    bool has_location;
    int status;
};

/* Parses a line; 1 after the last one of a final answer. 0, 1, KIN_ELIMIT,
 * KIN_ENOMEM or KIN_EPROTOCOL. */
int kin__response_head_line(struct kin__response_head *head, kin_str line);
/* Returns the headers of a complete head, pointing into it: `ret` is freed
 * by the caller; NULL if the head has none. 0 or KIN_ENOMEM. */
int kin__response_head_pairs(const struct kin__response_head *head,
                             const kin_allocator *alloc,
                             struct kin__http_header **ret) KIN_NODISCARD;
/* Resets all but the limit. */
void kin__response_head_clear(struct kin__response_head *head);

#endif /* KIN_NET_RESPONSE_HEAD_H */
