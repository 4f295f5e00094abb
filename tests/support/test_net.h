/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_net.h - a transfer handler that records its callbacks.
 *
 * It also checks the guarantees of transport.h for every transfer: the order of
 * callbacks, no concurrent callbacks, none after the end.
 */
#ifndef KIN_TEST_NET_H
#define KIN_TEST_NET_H

#include <pthread.h>

#include "net/transport.h"

struct test_record {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    /* Behaviour; set before the start. */
    bool pauses;       /* on_data pauses the transfer in every call */
    int headers_code;  /* result of on_headers */
    int data_code;     /* result of on_data if it does not pause */
    bool frees_itself; /* on_done frees the transfer in `*handle` */
    struct kin__transfer **handle;
    /* Recorded callbacks. */
    char *bytes; /* owned, NUL-terminated */
    size_t len;
    int status;
    bool is_http2;
    char retry_after[64];
    int headers_calls;
    int data_calls;
    int rest_calls;
    size_t rested_len; /* bytes at the last call of on_rest */
    int done_calls;
    int code;
    bool is_reused;
    int64_t head_lookup_ns;
    int64_t lookup_ns;
    kin_flow_cause cause;
    char message[KIN_ERROR_MESSAGE_SIZE];
    bool is_inside; /* a callback */
    bool is_wrong;  /* a guarantee was violated */
};

void test_record_init(struct test_record *record);
void test_record_done(struct test_record *record);

struct kin__transfer_handler test_record_handler(struct test_record *record);

/* Each waits for at most 100 seconds and then fails the test.  The first three
 * return 0, or the transfer's code if it ended before. */
int test_record_await_head(struct test_record *record);
int test_record_await_bytes(struct test_record *record, size_t len);
int test_record_await_rest(struct test_record *record, size_t len);
void test_record_await_done(struct test_record *record);

/* For transfers that must succeed unless an allocation was made to fail. */
#define TRY_DONE(record)                                                       \
    do {                                                                       \
        test_record_await_done(record);                                        \
        TRY((record)->code);                                                   \
    } while (0)

/* Returns the number of calls of on_data so far. */
int test_record_data_calls(struct test_record *record);

/* Waits for the end and compares the code; the message must contain `word`. */
void test_record_expect(struct test_record *record, int code,
                        kin_flow_cause cause, const char *word);

#define AUTO_RECORD                                                            \
    __attribute__((cleanup(test_record_done))) struct test_record

#endif /* KIN_TEST_NET_H */
