/* SPDX-License-Identifier: Apache-2.0 */
#include "test_transport.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRANSPORT_MAX_HEADERS = 32 };

/* --- recording requests --- */

static void transport_print(char *text, const char *what, kin_str s)
{
    size_t len = strlen(text);

    snprintf(text + len, TEST_TRANSPORT_TEXT - len, "%.*s%s", KIN_STR(s), what);
}

static void transport_note(struct test_transport *transport,
                           const struct kin__http_request *request)
{
    char *text = transport->requests[transport->count % TEST_TRANSPORT_KEPT];

    text[0] = '\0';
    transport_print(text, " ", kin_s(request->method));
    transport_print(text, "\n", kin_s(request->url));
    for (size_t i = 0; i < request->header_count; i++) {
        transport_print(text, ": ", request->headers[i].name);
        transport_print(text, "\n", request->headers[i].value);
    }
    transport_print(text, "", kin_s("\n"));
    transport_print(text, "", request->body);
    transport->peer = request->peer;
    transport->count++;
}

bool test_transport_has_line(const struct test_transport *transport,
                             size_t index, const char *line)
{
    const char *text = transport->requests[index % TEST_TRANSPORT_KEPT];
    size_t len = strlen(line);

    for (const char *at = text; index < transport->count && at;
         at = strchr(at, '\n')) {
        at += at != text;
        if (strncmp(at, line, len) == 0 && (at[len] == '\n' || at[len] == '\0'))
            return true;
    }
    return false;
}

const char *test_transport_body(const struct test_transport *transport,
                                size_t index)
{
    const char *text = transport->requests[index % TEST_TRANSPORT_KEPT];
    const char *end = strstr(text, "\n\n");

    return end ? end + 2 : "";
}

/* --- answers --- */

static size_t transport_split(const char *head, struct kin__http_header *ret)
{
    size_t count = 0;

    while (*head && count < TRANSPORT_MAX_HEADERS) {
        const char *colon = strchr(head, ':');
        const char *end = strchr(head, '\n');
        ret[count].name = kin_str_of(head, (size_t)(colon - head));
        ret[count].value = kin_str_of(colon + 2, (size_t)(end - colon - 2));
        count++;
        head = end + 1;
    }
    return count;
}

static int transport_answer(const struct test_reply *reply,
                            const struct kin__transfer_handler *handler)
{
    struct kin__http_header headers[TRANSPORT_MAX_HEADERS];
    const char *head = reply->head;
    int r = 0;

    if (!head)
        head = reply->body ? "Content-Type: application/json\n" : "";
    const struct kin__http_response response = {
        .status = reply->status,
        .headers = headers,
        .header_count = transport_split(head, headers)};
    if (reply->status)
        r = handler->on_headers(&response, handler->userdata);
    if (r == 0 && reply->body)
        r = handler->on_data(reply->body_len > 0
                                 ? kin_str_of(reply->body, reply->body_len)
                                 : kin_s(reply->body),
                             handler->userdata);
    return r;
}

static int transport_start(struct kin__transport *base,
                           const struct kin__http_request *request,
                           const struct kin__transfer_handler *handler,
                           struct kin__transfer **ret, kin_error *err)
{
    struct test_transport *transport = (struct test_transport *)base;
    struct test_reply chosen = {.code = KIN_ECONNECT,
                                .cause = KIN_FLOW_UNREACHABLE};
    const struct test_reply *reply = &chosen;
    struct kin__transfer_end end = {.code = 0};
    kin_error why = KIN_ERROR_INIT;

    (void)err;
    if (transport->count < transport->reply_count)
        reply = &transport->replies[transport->count];
    transport_note(transport, request);
    if (transport->choose)
        chosen = transport->choose(request->url, transport->userdata);
    if (reply->before)
        reply->before(reply->userdata);
    end.code = transport_answer(reply, handler);
    end.cause = end.code < 0 ? KIN_FLOW_BROKEN : reply->cause;
    if (end.code == 0)
        end.code = reply->code;
    if (end.code < 0) {
        kin_error_set(&why, end.code, "script: %s", kin_error_text(end.code));
        end.err = &why;
    }
    struct kin__transfer *transfer = malloc(sizeof(*transfer));
    if (!transfer)
        abort();
    transfer->transport = base;
    *ret = transfer;
    handler->on_done(&end, handler->userdata);
    return 0;
}

static void transport_nothing(struct kin__transfer *transfer)
{
    (void)transfer;
}

static void transport_transfer_free(struct kin__transfer *transfer)
{
    free(transfer);
}

void test_transport_init(struct test_transport *transport,
                         const struct test_reply *replies, size_t count)
{
    static const struct kin__transport_ops ops = {
        .start = transport_start,
        .resume = transport_nothing,
        .cancel = transport_nothing,
        .transfer_free = transport_transfer_free,
    };

    *transport = (struct test_transport){
        .base = {.ops = &ops}, .replies = replies, .reply_count = count};
}

/* --- clock --- */

static struct test_clock *test_clock_of(const kin_clock *clock)
{
    return (struct test_clock *)(uintptr_t)clock;
}

static int64_t test_clock_now(const kin_clock *clock)
{
    return test_clock_of(clock)->now_ns;
}

static int test_clock_wait(const kin_clock *clock, pthread_cond_t *cond,
                           pthread_mutex_t *mutex, kin_deadline deadline)
{
    struct test_clock *test = test_clock_of(clock);

    if (deadline.at_ns == INT64_MAX) {
        (void)pthread_cond_wait(cond, mutex);
        return 0;
    }
    test->waits++;
    if (deadline.at_ns > test->now_ns)
        test->now_ns = deadline.at_ns;
    return KIN_ETIMEDOUT;
}

void test_clock_init(struct test_clock *clock)
{
    static const struct kin__clock_ops ops = {.now_ns = test_clock_now,
                                              .wall_ns = test_clock_now,
                                              .cond_wait = test_clock_wait};

    clock->clock = (kin_clock){.ops = &ops};
    atomic_init(&clock->now_ns, 1000 * KIN__NS_PER_S);
    atomic_init(&clock->waits, 0);
}
