/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_raw.h - a client that sends raw bytes and returns raw answers.
 *
 * Every wait fails the test after a minute.
 */
#ifndef KIN_TEST_RAW_H
#define KIN_TEST_RAW_H

#include <stdbool.h>
#include <stddef.h>

struct test_raw;

/* Connects to "http://127.0.0.1:PORT..."; the path is ignored. */
struct test_raw *test_raw_new(const char *url);
/* Connects from another local address, such as "127.0.0.2". */
struct test_raw *test_raw_new_from(const char *url, const char *address);
struct test_raw *test_raw_free(struct test_raw *client);

/* Sends bytes; false if the server has closed the connection. */
bool test_raw_send(struct test_raw *client, const char *text);
bool test_raw_send_bytes(struct test_raw *client, const void *bytes,
                         size_t len);
/* Shuts down the sending direction. */
void test_raw_finish(struct test_raw *client);
/* Closes with a reset. */
void test_raw_reset(struct test_raw *client);

/* Reads until `text` has arrived since the last forget. */
void test_raw_await(struct test_raw *client, const char *text);
/* Waits for bytes and reads them; false if the server has closed the
 * connection. */
bool test_raw_read(struct test_raw *client);
/* Reads until the server closes; false if that was a reset. */
bool test_raw_await_end(struct test_raw *client);
/* Reads one answer with a Content-Length and removes it. */
void test_raw_answer(struct test_raw *client, int *ret_status, char *ret_body,
                     size_t size);

/* Returns everything that was read and not forgotten; NUL-terminated. */
const char *test_raw_text(const struct test_raw *client);
size_t test_raw_len(const struct test_raw *client);
void test_raw_forget(struct test_raw *client);

/* Whether a new connection to this address is refused. */
bool test_raw_is_refused(const char *url);

static inline void test_raw_autofree(struct test_raw **client)
{
    *client = test_raw_free(*client);
}

#define AUTO_RAW __attribute__((cleanup(test_raw_autofree))) struct test_raw

#endif /* KIN_TEST_RAW_H */
