/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_http.h - the HTTP server of a front that has no sockets and no threads.
 *
 * It stands in for net/http_server.c, net/http_call.c and server/workers.c: the
 * linker takes these functions and leaves those in the library.  A call is made
 * and asked by the target, which then looks at the answer.
 */
#ifndef KIN_FUZZ_FAKE_HTTP_H
#define KIN_FUZZ_FAKE_HTTP_H

#include "base/buf.h"
#include "net/http_server.h"

struct fake_request {
    kin_str method;
    kin_str target;
    const char *accept; /* NULL for none, as the next ones */
    const char *content_type;
    const char *user_agent;
    kin_str body;
};

/* Asks the front that was started last. */
struct kin__http_call *fake_call_new(const struct fake_request *request);
/* Ends its stream, if there is one that has not ended. */
struct kin__http_call *fake_call_free(struct kin__http_call *call);

/* 0 if it was given to a worker: nobody waits here. */
int fake_call_status(const struct kin__http_call *call);
/* "" if the answer says none. */
const char *fake_call_content_type(const struct kin__http_call *call);
/* What the answer has been so far. */
kin_str fake_call_answer(const struct kin__http_call *call);
/* Whether it is a stream that has not ended. */
bool fake_call_is_open(const struct kin__http_call *call);
/* Pulls all that a stream has, in blocks of `size`. */
void fake_call_pull(struct kin__http_call *call, size_t size);

#endif /* KIN_FUZZ_FAKE_HTTP_H */
