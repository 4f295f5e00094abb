/* SPDX-License-Identifier: Apache-2.0 */
/* A stop of the HTTP server while clients come and go: guarantee F of
 * net/http_server.h. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "kin_test.h"
#include "net/http_server.h"
#include "test_raw.h"

enum { ROUNDS = 20, GRACE_MS = 3600 * 1000 };

struct callers {
    const char *url;
    atomic_bool is_over;
};

static void *come_and_go(void *userdata)
{
    struct callers *callers = userdata;

    while (!atomic_load(&callers->is_over))
        (void)test_raw_is_refused(callers->url);
    return NULL;
}

static int pull_for_ever(char *room, size_t size, size_t *ret_len,
                         void *userdata)
{
    (void)userdata;
    for (size_t i = 0; i < size; i++)
        room[i] = 'e';
    *ret_len = size;
    return KIN__HTTP_MORE;
}

static void on_request(struct kin__http_call *call, void *userdata)
{
    (void)userdata;
    kin__http_call_stream(call, &(struct kin__http_answer){.status = 200},
                          &(struct kin__http_stream){.pull = pull_for_ever});
}

static int start(const kin_allocator *alloc, struct kin__http_server **ret)
{
    const struct kin__http_server_opts opts = {.on_request = on_request,
                                               .grace_ms = GRACE_MS};

    return kin__http_server_start(alloc, &opts, ret, /* err= */ NULL);
}

/* Stops it while clients connect all the time. */
static void stop_with_callers(struct kin__http_server *server)
{
    struct callers callers = {.url = kin__http_server_url(server)};
    pthread_t thread;

    assert_int_equal(pthread_create(&thread, NULL, come_and_go, &callers), 0);
    kin__http_server_stop(server);
    atomic_store(&callers.is_over, true);
    pthread_join(thread, NULL);
}

KIN_TEST(stops_while_clients_come_and_go)
{
    for (int i = 0; i < ROUNDS; i++) {
        KIN__AUTO_HTTP_SERVER *server = NULL;

        TRY(start(alloc, &server));
        stop_with_callers(server);
        assert_true(test_raw_is_refused(kin__http_server_url(server)));
    }
    return 0;
}

static void *stop_in_thread(void *userdata)
{
    kin__http_server_stop(userdata);
    return NULL;
}

/* Not only when the last answer has been sent: this one has no end, and is not
 * cut for an hour. */
KIN_TEST(refuses_clients_while_answers_are_on_their_way)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;
    pthread_t thread;

    TRY(start(alloc, &server));
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    test_raw_send(client, "GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    test_raw_await(client, "\r\n\r\n");
    assert_int_equal(pthread_create(&thread, NULL, stop_in_thread, server), 0);
    while (!test_raw_is_refused(kin__http_server_url(server)))
        sched_yield();
    client = test_raw_free(client);
    pthread_join(thread, NULL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(stops_while_clients_come_and_go),
              KIN_TEST_ENTRY(refuses_clients_while_answers_are_on_their_way))
