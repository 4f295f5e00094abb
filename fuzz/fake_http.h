/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_http.h - a fake HTTP server for the front, without sockets and threads.
 *
 * It replaces net/http_server.c, net/http_call.c and server/workers.c: the
 * linker prefers these functions to those in the library.  The fuzz target
 * creates a call, sends it and inspects the answer.
 */
#ifndef KIN_FUZZ_FAKE_HTTP_H
#define KIN_FUZZ_FAKE_HTTP_H

#include "base/buf.h"
#include "net/http_server.h"

struct fake_request {
    kin_str method;
    kin_str target;
    const char *accept; /* NULL for none, as for the next ones */
    const char *content_type;
    const char *user_agent;
    kin_str body;
};

/* Sends a request to the front that was started last. */
struct kin__http_call *fake_call_new(const struct fake_request *request);
/* Ends its stream if it has one that has not ended. */
struct kin__http_call *fake_call_free(struct kin__http_call *call);

/* 0 if a worker handles it: nothing waits here. */
int fake_call_status(const struct kin__http_call *call);
/* "" if the answer has none. */
const char *fake_call_content_type(const struct kin__http_call *call);
/* Returns the answer so far. */
kin_str fake_call_answer(const struct kin__http_call *call);
/* Whether the answer is a stream that has not ended. */
bool fake_call_is_open(const struct kin__http_call *call);
/* Pulls everything that a stream has, in blocks of `size`. */
void fake_call_pull(struct kin__http_call *call, size_t size);

#endif /* KIN_FUZZ_FAKE_HTTP_H */
