/* SPDX-License-Identifier: Apache-2.0 */
/*
 * exchange.h - one request, one whole answer, for callers that can wait.
 *
 * For answers that fit in memory: all but lists and watches.  A body in gzip is
 * unpacked.
 */
#ifndef KIN_NET_EXCHANGE_H
#define KIN_NET_EXCHANGE_H

#include "base/buf.h"
#include "net/transport.h"

/* An answer; zero is one that can be released. */
struct kin__answer {
    int status;
    bool is_http2;
    enum kin__net_cause cause; /* of a failure too, as the next */
    int64_t lookup_ns;         /* see kin__transfer_end */
    struct kin__buf head;      /* name NUL value NUL, again and again */
    struct kin__buf body;
};

void kin__answer_done(struct kin__answer *answer);

/* The first header of that name, without regard to case; false if there is
 * none. */
bool kin__answer_find_header(const struct kin__answer *answer, kin_str name,
                             kin_str *ret);

/* Goes through all headers in their order: `*at` is NULL before the first. */
bool kin__answer_next_header(const struct kin__answer *answer, const char **at,
                             struct kin__http_header *ret);

/* Sends the request and waits for the end of the answer: at most until a second
 * after its stop token stops.  An answer of any status is a success.  `ret` is
 * filled then, and on failure holds what arrived of it; either way it is
 * released with kin__answer_done().  `max_bytes` limits the body when unpacked.
 * 0 or any error of a transfer.  Threads: any but the transport's own. */
int kin__exchange(struct kin__transport *transport,
                  const struct kin__http_request *request, size_t max_bytes,
                  const kin_allocator *alloc, struct kin__answer *ret,
                  kin_error *err) KIN_NODISCARD;

#define KIN__AUTO_ANSWER                                                       \
    __attribute__((cleanup(kin__answer_done))) struct kin__answer

#endif /* KIN_NET_EXCHANGE_H */
