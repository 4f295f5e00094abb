/* SPDX-License-Identifier: Apache-2.0 */
#include "test_raw.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "kin_test.h"

enum {
    AWAIT_MS = 60000,
    READ_SIZE = 64 * 1024,
};

struct test_raw {
    int fd;
    char *text; /* NUL-terminated */
    size_t len;
    size_t size;
    bool is_reset;
};

static void client_bind(int fd, const char *from)
{
    struct sockaddr_in address = {
        .sin_family = AF_INET,
        .sin_addr.s_addr = inet_addr(from),
    };

    assert_int_equal(bind(fd, (struct sockaddr *)&address, sizeof(address)), 0);
}

static int client_connect(const char *url, const char *from)
{
    const char *colon = strrchr(url + strlen("http://"), ':');
    struct sockaddr_in address = {
        .sin_family = AF_INET,
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
    };

    assert_non_null(colon);
    address.sin_port = htons((uint16_t)strtoul(colon + 1, NULL, 10));
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    assert_true(fd >= 0);
    if (from)
        client_bind(fd, from);
    if (connect(fd, (struct sockaddr *)&address, sizeof(address)) == 0)
        return fd;
    close(fd);
    return -1;
}

struct test_raw *test_raw_new_from(const char *url, const char *address)
{
    struct test_raw *client = calloc(1, sizeof(*client));

    if (!client)
        abort();
    client->size = 1;
    client->text = calloc(1, client->size);
    client->fd = client_connect(url, address);
    assert_true(client->fd >= 0);
    return client;
}

struct test_raw *test_raw_new(const char *url)
{
    return test_raw_new_from(url, /* address= */ NULL);
}

struct test_raw *test_raw_free(struct test_raw *client)
{
    if (!client)
        return NULL;
    if (client->fd >= 0)
        close(client->fd);
    free(client->text);
    free(client);
    return NULL;
}

bool test_raw_is_refused(const char *url)
{
    int fd = client_connect(url, /* from= */ NULL);

    if (fd >= 0)
        close(fd);
    return fd < 0;
}

bool test_raw_send_bytes(struct test_raw *client, const void *bytes, size_t len)
{
    const char *at = bytes;

    while (len > 0) {
        ssize_t n = send(client->fd, at, len, MSG_NOSIGNAL);
        if (n <= 0)
            return false;
        at += n;
        len -= (size_t)n;
    }
    return true;
}

bool test_raw_send(struct test_raw *client, const char *text)
{
    return test_raw_send_bytes(client, text, strlen(text));
}

void test_raw_finish(struct test_raw *client)
{
    shutdown(client->fd, SHUT_WR);
}

void test_raw_reset(struct test_raw *client)
{
    const struct linger now = {.l_onoff = 1, .l_linger = 0};

    setsockopt(client->fd, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
    close(client->fd);
    client->fd = -1;
}

/* Doubles, since realloc copies everything under sanitizers. */
static void test_raw_reserve(struct test_raw *client)
{
    if (client->size > client->len + READ_SIZE)
        return;
    client->size = 2 * client->len + READ_SIZE + 1;
    client->text = realloc(client->text, client->size);
    if (!client->text)
        abort();
}

bool test_raw_read(struct test_raw *client)
{
    struct pollfd poll_fd = {.fd = client->fd, .events = POLLIN};

    if (poll(&poll_fd, 1, AWAIT_MS) <= 0)
        fail_msg("nothing came; so far: %.2000s", client->text);
    test_raw_reserve(client);
    ssize_t n = recv(client->fd, client->text + client->len, READ_SIZE, 0);
    client->is_reset = n < 0 && errno == ECONNRESET;
    if (n > 0)
        client->len += (size_t)n;
    client->text[client->len] = '\0';
    return n > 0;
}

void test_raw_await(struct test_raw *client, const char *text)
{
    while (!strstr(client->text, text)) {
        if (!test_raw_read(client))
            fail_msg("closed without \"%s\": %.2000s", text, client->text);
    }
}

bool test_raw_await_end(struct test_raw *client)
{
    while (test_raw_read(client)) {
    }
    return !client->is_reset;
}

void test_raw_answer(struct test_raw *client, int *ret_status, char *ret_body,
                     size_t size)
{
    test_raw_await(client, "\r\n\r\n");
    const char *field = strstr(client->text, "Content-Length: ");
    size_t head = (size_t)(strstr(client->text, "\r\n\r\n") - client->text) + 4;
    assert_non_null(field);
    size_t len = strtoul(field + strlen("Content-Length: "), NULL, 10);
    assert_true(len < size);
    while (client->len < head + len) {
        if (!test_raw_read(client))
            fail_msg("closed within a body: %.2000s", client->text);
    }
    *ret_status = atoi(client->text + strlen("HTTP/1.1 "));
    memcpy(ret_body, client->text + head, len);
    ret_body[len] = '\0';
    client->len -= head + len;
    memmove(client->text, client->text + head + len, client->len + 1);
}

const char *test_raw_text(const struct test_raw *client)
{
    return client->text;
}

size_t test_raw_len(const struct test_raw *client)
{
    return client->len;
}

void test_raw_forget(struct test_raw *client)
{
    client->len = 0;
    client->text[0] = '\0';
}
