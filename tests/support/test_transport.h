/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_transport.h - a transport that answers from a script, and a clock that
 * jumps to the end of every wait: tests of a client without sockets, threads or
 * delays.
 *
 *     static const struct test_reply replies[] = {
 *         {.status = 503, .head = "Retry-After: 2\n"},
 *         {.status = 200, .body = "{}"},
 *     };
 *     test_transport_init(&transport, replies, 2);
 *
 * Callbacks run within the start of a transfer, unlike with a real transport; a
 * caller that waits for the end does not notice.  After the end of the script
 * every request fails as if the connection was refused.
 */
#ifndef KIN_TEST_TRANSPORT_H
#define KIN_TEST_TRANSPORT_H

#include <stdatomic.h>

#include "base/clock.h"
#include "net/transport.h"

struct test_reply {
    int code; /* 0, or the error after the members below were delivered */
    kin_flow_cause cause;
    int status;       /* 0 for no head */
    const char *head; /* "Name: value\n" repeated; NULL: a JSON content type if
                         there is a body */
    const char *body; /* NULL for none */
    size_t body_len;  /* 0: to its NUL */
    void (*before)(void *userdata); /* called when the request starts */
    void *userdata;
};

enum { TEST_TRANSPORT_KEPT = 16, TEST_TRANSPORT_TEXT = 8192 };

struct test_transport {
    struct kin__transport base;
    const struct test_reply *replies;
    size_t reply_count;
    /* If not NULL: the reply to a request, in place of the script. */
    struct test_reply (*choose)(const char *url, void *userdata);
    void *userdata; /* passed to it */
    size_t count;   /* number of requests so far */
    /* "METHOD URL\nName: value\n...\n\nbody" */
    char requests[TEST_TRANSPORT_KEPT][TEST_TRANSPORT_TEXT];
    struct kin__peer *peer; /* of the last request; not a reference */
};

void test_transport_init(struct test_transport *transport,
                         const struct test_reply *replies, size_t count);

/* Whether a request contains a line such as "Accept: application/json". */
bool test_transport_has_line(const struct test_transport *transport,
                             size_t index, const char *line);

/* The body of a request. */
const char *test_transport_body(const struct test_transport *transport,
                                size_t index);

/* The clock: a wait with a deadline returns at once and advances the time. */
struct test_clock {
    kin_clock clock;
    _Atomic int64_t now_ns;
    _Atomic int waits;
};

void test_clock_init(struct test_clock *clock);

#endif /* KIN_TEST_TRANSPORT_H */
