/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_net.h - a handler of transfers that writes down what it is told.
 *
 * It also checks what transport.h promises of every transfer: the order of
 * callbacks, none at the same time as another, none after the end.
 */
#ifndef KIN_TEST_NET_H
#define KIN_TEST_NET_H

#include <pthread.h>

#include "net/transport.h"

struct test_record {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    /* What it does; set before the start. */
    bool pauses;       /* after each run of bytes */
    int headers_code;  /* what on_headers returns */
    int data_code;     /* what on_data returns, if it does not pause */
    bool frees_itself; /* the transfer in `*handle`, in on_done */
    struct kin__transfer **handle;
    /* What it saw. */
    char *bytes; /* owned, NUL-terminated */
    size_t len;
    int status;
    bool is_http2;
    char retry_after[64];
    int headers_calls;
    int data_calls;
    int rest_calls;
    size_t rested_len; /* bytes when on_rest was called last */
    int done_calls;
    int code;
    bool is_reused;
    int64_t head_lookup_ns;
    int64_t lookup_ns;
    enum kin__net_cause cause;
    char message[KIN_ERROR_MESSAGE_SIZE];
    bool is_inside; /* a callback */
    bool is_wrong;  /* a promise was broken */
};

void test_record_init(struct test_record *record);
void test_record_done(struct test_record *record);

struct kin__transfer_handler test_record_handler(struct test_record *record);

/* Each waits at most ten seconds and fails the test then.  The first three give
 * 0, or the transfer's code if it ended before. */
int test_record_await_head(struct test_record *record);
int test_record_await_bytes(struct test_record *record, size_t len);
int test_record_await_rest(struct test_record *record, size_t len);
void test_record_await_done(struct test_record *record);

/* For transfers that must end well, unless an allocation was made to fail. */
#define TRY_DONE(record)                                                       \
    do {                                                                       \
        test_record_await_done(record);                                        \
        TRY((record)->code);                                                   \
    } while (0)

/* How many calls of on_data there were so far. */
int test_record_data_calls(struct test_record *record);

/* Waits for the end and compares it; `word` must be in the message. */
void test_record_expect(struct test_record *record, int code,
                        enum kin__net_cause cause, const char *word);

#define AUTO_RECORD                                                            \
    __attribute__((cleanup(test_record_done))) struct test_record

#endif /* KIN_TEST_NET_H */
