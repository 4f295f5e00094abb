/* SPDX-License-Identifier: Apache-2.0 */
/* Which connections make room for others, and what happens when there is no
 * descriptor for one more: guarantee H of net/http_server.h. */
#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "asleep_test.h"
#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"
#include "net/http_server.h"
#include "test_raw.h"

#define HERE "127.0.0.1"
#define THERE "127.0.0.2"

/* --- the system, which can be short of descriptors --------------------- */

static atomic_bool is_short;
static atomic_int failures;       /* of accept4, since it is short */
static atomic_int eager_polls;    /* that asked for connections meanwhile */
static atomic_int listening = -1; /* the socket of the last accept4 */

/* In place of the C library's. */
int accept4(int fd, struct sockaddr *addr, socklen_t *addr_len, int flags)
{
    atomic_store(&listening, fd);
    if (!atomic_load(&is_short))
        return (int)syscall(SYS_accept4, fd, addr, addr_len, flags);
    atomic_fetch_add(&failures, 1);
    errno = EMFILE;
    return -1;
}

int poll(struct pollfd *fds, nfds_t nfds, int timeout)
{
    struct timespec wait = {timeout / 1000, (long)(timeout % 1000) * 1000000};

    if (atomic_load(&failures) > 0)
        for (nfds_t i = 0; i < nfds; i++)
            if (fds[i].fd == atomic_load(&listening))
                atomic_fetch_add(&eager_polls, 1);
    return (int)syscall(SYS_ppoll, fds, nfds, timeout < 0 ? NULL : &wait, NULL,
                        0);
}

/* --- a server ---------------------------------------------------------- */

static void pull_end(void *userdata)
{
    (void)userdata;
}

static int pull_nothing(char *room, size_t size, size_t *ret_len,
                        void *userdata)
{
    (void)room;
    (void)size;
    (void)ret_len;
    (void)userdata;
    return KIN__HTTP_WAIT;
}

static int pull_for_ever(char *room, size_t size, size_t *ret_len,
                         void *userdata)
{
    (void)userdata;
    memset(room, 'e', size);
    *ret_len = size;
    return KIN__HTTP_MORE;
}

static void on_request(struct kin__http_call *call, void *userdata)
{
    const struct kin__http_incoming *incoming = kin__http_call_incoming(call);
    const struct kin__http_answer answer = {
        .status = incoming->refusal ? incoming->refusal : 200};

    (void)userdata;
    if (kin_str_eq(incoming->path, kin_s("/stream")))
        kin__http_call_stream(
            call, &answer,
            &(struct kin__http_stream){.pull = pull_nothing, .end = pull_end});
    else if (kin_str_eq(incoming->path, kin_s("/endless")))
        kin__http_call_stream(
            call, &answer,
            &(struct kin__http_stream){.pull = pull_for_ever, .end = pull_end});
    else
        kin__http_call_answer(call, &answer);
}

static int start(const kin_allocator *alloc,
                 const struct kin__http_server_opts *limits,
                 struct kin__http_server **ret)
{
    struct kin__http_server_opts opts = *limits;

    opts.on_request = on_request;
    return kin__http_server_start(alloc, &opts, ret, /* err= */ NULL);
}

/* Waits until the server has so many connections; a minute at most. */
static void await_connections(struct kin__http_server *server, unsigned count)
{
    struct kin__http_server_stats stats = {0};

    for (int i = 0; i < 60000; i++) {
        kin__http_server_stats(server, &stats);
        if (stats.connections == count)
            return;
        (void)syscall(SYS_ppoll, NULL, 0, &(struct timespec){0, 1000000}, NULL,
                      0);
    }
    fail_msg("%u connections, not %u", stats.connections, count);
}

/* The same for requests that are not answered yet. */
static void await_calls(struct kin__http_server *server, unsigned count)
{
    struct kin__http_server_stats stats = {0};

    for (int i = 0; i < 60000; i++) {
        kin__http_server_stats(server, &stats);
        if (stats.calls == count)
            return;
        (void)syscall(SYS_ppoll, NULL, 0, &(struct timespec){0, 1000000}, NULL,
                      0);
    }
    fail_msg("%u calls, not %u", stats.calls, count);
}

#define HALF "GET /half HTTP/1.1\r\nHost: h\r\n"
#define WHOLE "GET /whole HTTP/1.1\r\nHost: h\r\n\r\n"
#define ENDLESS "GET /endless HTTP/1.1\r\nHost: h\r\n\r\n"
#define STREAM "GET /stream HTTP/1.1\r\nHost: h\r\n\r\n"

static void ask(struct test_raw *client, const char *request)
{
    char body[10];
    int status = 0;

    test_raw_send(client, request);
    test_raw_answer(client, &status, body, sizeof(body));
    assert_int_equal(status, 200);
}

/* One client after the other, so that the server sees them in order. */
static struct test_raw *come(struct kin__http_server *server,
                             const char *address, const char *text,
                             unsigned count)
{
    struct test_raw *client = test_raw_new_from(kin__http_server_url(server),
                                                address);

    test_raw_send(client, text);
    await_connections(server, count);
    return client;
}

KIN_TEST(the_oldest_stranger_of_an_address_makes_room)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(alloc, &(struct kin__http_server_opts){.max_strangers = 3},
              &server));
    AUTO_RAW *other = come(server, HERE, HALF, 1);
    AUTO_RAW *known = come(server, THERE, "", 2);
    ask(known, WHOLE);
    AUTO_RAW *first = come(server, THERE, HALF, 3);
    AUTO_RAW *second = come(server, THERE, "", 4);
    AUTO_RAW *third = come(server, THERE, HALF, 5);
    /* The first goes when the fourth comes. */
    AUTO_RAW *fourth = come(server, THERE, HALF, 5);
    (void)test_raw_await_end(first);
    assert_int_equal(test_raw_len(first), 0);
    ask(second, WHOLE);
    ask(third, "\r\n");
    ask(fourth, "\r\n");
    /* Not those that have asked, nor those of others. */
    ask(known, WHOLE);
    ask(other, "\r\n");
    return 0;
}

KIN_TEST(strangers_make_room_first_then_the_idle_and_never_the_busy)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(alloc, &(struct kin__http_server_opts){.max_connections = 4},
              &server));
    AUTO_RAW *busy = come(server, HERE, STREAM, 1);
    test_raw_await(busy, "\r\n\r\n");
    AUTO_RAW *idle = come(server, HERE, "", 2);
    ask(idle, WHOLE);
    await_calls(server, 1);
    AUTO_RAW *old = come(server, THERE, HALF, 3);
    AUTO_RAW *young = come(server, HERE, HALF, 4);
    AUTO_RAW *fifth = come(server, THERE, "", 4);
    (void)test_raw_await_end(old);
    ask(fifth, WHOLE);
    AUTO_RAW *sixth = come(server, THERE, "", 4);
    (void)test_raw_await_end(young);
    ask(sixth, WHOLE);
    /* No stranger is left. */
    AUTO_RAW *seventh = come(server, THERE, "", 4);
    (void)test_raw_await_end(idle);
    ask(seventh, WHOLE);
    assert_null(strstr(test_raw_text(busy), "0\r\n\r\n"));
    return 0;
}

KIN_TEST(a_client_waits_while_all_are_busy)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(alloc, &(struct kin__http_server_opts){.max_connections = 2},
              &server));
    AUTO_RAW *first = come(server, HERE, STREAM, 1);
    test_raw_await(first, "\r\n\r\n");
    AUTO_RAW *second = come(server, HERE, STREAM, 2);
    test_raw_await(second, "\r\n\r\n");
    AUTO_RAW *third = come(server, HERE, WHOLE, 2);
    struct kin__http_server_stats stats;
    await_others_asleep();
    kin__http_server_stats(server, &stats);
    assert_int_equal(stats.connections, 2); /* the third waits */
    first = test_raw_free(first);
    test_raw_await(third, "HTTP/1.1 200 OK\r\n");
    return 0;
}

/* As one that sends no request. */
KIN_TEST(a_client_that_does_not_read_makes_room)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(alloc, &(struct kin__http_server_opts){.max_connections = 2},
              &server));
    AUTO_RAW *busy = come(server, HERE, STREAM, 1);
    test_raw_await(busy, "\r\n\r\n");
    AUTO_RAW *deaf = come(server, HERE, ENDLESS, 2);
    AUTO_RAW *third = test_raw_new(kin__http_server_url(server));
    ask(third, WHOLE);
    (void)test_raw_await_end(deaf);
    assert_null(strstr(test_raw_text(busy), "0\r\n\r\n"));
    return 0;
}

/* Bodies that stop arriving keep no others out. */
KIN_TEST(half_a_body_makes_room)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;
    char body[10];
    int status = 503;

    TRY(start(alloc, &(struct kin__http_server_opts){.max_pending_bytes = 10},
              &server));
    AUTO_RAW *half = come(server, THERE,
                          "POST / HTTP/1.1\r\nHost: h\r\n"
                          "Content-Length: 9\r\n\r\n12345678",
                          1);
    AUTO_RAW *client = come(server, HERE, "", 2);
    await_calls(server, 1);
    while (status == 503) {
        test_raw_send(client, "POST / HTTP/1.1\r\nHost: h\r\n"
                              "Content-Length: 5\r\n\r\n12345");
        test_raw_answer(client, &status, body, sizeof(body));
        /* The room is there when the other has gone. */
        await_connections(server, 1);
    }
    assert_int_equal(status, 200);
    (void)test_raw_await_end(half);
    return 0;
}

enum { FLOOD = 4100 }; /* more than a server takes */

/* How many of them this process may have both ends of. */
static unsigned flood_size(void)
{
    struct rlimit limit;

    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    limit.rlim_cur = limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
    return limit.rlim_cur > 2 * FLOOD + 100
               ? FLOOD
               : ((unsigned)limit.rlim_cur - 100) / 2;
}

/* Half-open connections do not lock out a client, wherever they come from. */
static int flood(const kin_allocator *alloc, const char *address)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;
    static struct test_raw *clients[FLOOD];
    unsigned count = flood_size();
    const struct kin__http_server_opts opts = {
        .max_connections = count < FLOOD ? count - 4 : 0};

    TRY(start(alloc, &opts, &server));
    const char *url = kin__http_server_url(server);
    for (unsigned i = 0; i < count; i++)
        clients[i] = test_raw_new_from(url, address);
    AUTO_RAW *client = test_raw_new_from(url, HERE);
    ask(client, WHOLE);
    ask(client, WHOLE);
    for (unsigned i = 0; i < count; i++)
        clients[i] = test_raw_free(clients[i]);
    return 0;
}

KIN_TEST(half_open_connections_lock_no_other_address_out)
{
    return flood(alloc, THERE);
}

KIN_TEST(half_open_connections_lock_their_own_address_not_out)
{
    return flood(alloc, HERE);
}

/* An accept that fails for want of descriptors would be reported again at
 * once: the server asks for no connections for a while. */
KIN_TEST(does_not_spin_without_descriptors)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;
    struct kin__http_server_stats stats;

    TRY(start(alloc, &(struct kin__http_server_opts){.threads = 1}, &server));
    AUTO_RAW *stranger = come(server, HERE, HALF, 1);
    atomic_store(&is_short, true);
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    test_raw_send(client, WHOLE);
    /* One makes room, should that help. */
    (void)test_raw_await_end(stranger);
    while (atomic_load(&failures) < 3)
        (void)syscall(SYS_ppoll, NULL, 0, &(struct timespec){0, 1000000}, NULL,
                      0);
    assert_int_equal(atomic_load(&eager_polls), 0);
    atomic_store(&is_short, false);
    test_raw_await(client, "HTTP/1.1 200 OK\r\n");
    kin__http_server_stats(server, &stats);
    assert_int_equal(stats.failed_accepts, atomic_load(&failures));
    atomic_store(&failures, 0);
    atomic_store(&eager_polls, 0);
    return 0;
}

/* A limit that is there from the start is kept away from. */
KIN_TEST(leaves_descriptors_to_the_rest_of_the_process)
{
    enum { LIMIT = 128, CLIENTS = 200 };
    KIN__AUTO_HTTP_SERVER *server = NULL;
    struct rlimit before;

    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    struct rlimit less = {.rlim_cur = LIMIT, .rlim_max = before.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &less), 0);
    int r = start(alloc, &(struct kin__http_server_opts){.threads = 1},
                  &server);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
    TRY(r);
    struct test_raw *clients[CLIENTS];
    for (int i = 0; i < CLIENTS; i++)
        clients[i] = test_raw_new(kin__http_server_url(server));
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    ask(client, WHOLE);
    struct kin__http_server_stats stats;
    kin__http_server_stats(server, &stats);
    for (int i = 0; i < CLIENTS; i++)
        test_raw_free(clients[i]);
    /* Some may still be on their way out. */
    assert_true(stats.connections < CLIENTS);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(the_oldest_stranger_of_an_address_makes_room),
    KIN_TEST_ENTRY(strangers_make_room_first_then_the_idle_and_never_the_busy),
    KIN_TEST_ENTRY(a_client_waits_while_all_are_busy),
    KIN_TEST_ENTRY(a_client_that_does_not_read_makes_room),
    KIN_TEST_ENTRY(half_a_body_makes_room),
    KIN_TEST_ENTRY(half_open_connections_lock_no_other_address_out),
    KIN_TEST_ENTRY(half_open_connections_lock_their_own_address_not_out),
    KIN_TEST_ENTRY(does_not_spin_without_descriptors),
    KIN_TEST_ENTRY(leaves_descriptors_to_the_rest_of_the_process))
