/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_client.h - a client that sends what a test says, byte by byte, and shows
 * what comes back as it is.
 *
 * Every wait ends after ten seconds and fails the test then.
 */
#ifndef KIN_TEST_CLIENT_H
#define KIN_TEST_CLIENT_H

#include <stdbool.h>
#include <stddef.h>

struct test_client;

/* Connects to "http://127.0.0.1:PORT..."; the path is ignored. */
struct test_client *test_client_new(const char *url);
struct test_client *test_client_free(struct test_client *client);

/* False if the server has closed. */
bool test_client_send(struct test_client *client, const char *text);
bool test_client_send_bytes(struct test_client *client, const void *bytes,
                            size_t len);
/* No more will be sent. */
void test_client_finish(struct test_client *client);
/* Closes with a reset. */
void test_client_reset(struct test_client *client);

/* Reads until `text` has come, however often it came before the last forget. */
void test_client_await(struct test_client *client, const char *text);
/* Reads what there is, waiting for it; false if the server has closed. */
bool test_client_read(struct test_client *client);
/* Reads until the server closes; false if that was a reset. */
bool test_client_await_end(struct test_client *client);
/* Reads one answer with a Content-Length; its text is taken off. */
void test_client_answer(struct test_client *client, int *ret_status,
                        char *ret_body, size_t size);

/* All that was read and not forgotten; NUL-terminated. */
const char *test_client_text(const struct test_client *client);
size_t test_client_len(const struct test_client *client);
void test_client_forget(struct test_client *client);

/* Whether a new connection to that place is refused. */
bool test_client_is_refused(const char *url);

static inline void test_client_autofree(struct test_client **client)
{
    *client = test_client_free(*client);
}

#define AUTO_CLIENT                                                            \
    __attribute__((cleanup(test_client_autofree))) struct test_client

#endif /* KIN_TEST_CLIENT_H */
