/* SPDX-License-Identifier: Apache-2.0 */
/* An informer inside the test's event loop, over sockets, without threads. */
#include <kin/loop.h>

#include <dirent.h>
#include <poll.h>

#include <kin/informer.h>

#include "base/clock.h"
#include "base/str.h"
#include "list_server.h"

enum { SOON_MS = 60000 };

/* A list of two, then a watch with two events, and nothing more. */
static void serve(struct test_conn *conn, void *userdata)
{
    static const char list[] =
        "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
        "\"resourceVersion\":\"10\"},\"items\":["
        "{\"metadata\":{\"name\":\"a\",\"resourceVersion\":\"1\"}},"
        "{\"metadata\":{\"name\":\"b\",\"resourceVersion\":\"2\"}}]}";
    char head[64];

    (void)userdata;
    while (test_conn_read(conn)) {
        kin_str request = test_conn_request(conn);
        if (memmem(request.ptr, request.len, "watch=", 6)) {
            test_conn_send(conn, LIST_SERVER_JSON LIST_SERVER_CHUNKED);
            list_server_chunk(conn,
                              kin_s(LIST_SERVER_EVENT("ADDED", "c", "11")));
            list_server_chunk(conn,
                              kin_s(LIST_SERVER_EVENT("DELETED", "a", "12")));
            test_conn_await_end(conn);
            return;
        }
        snprintf(head, sizeof(head), "Content-Length: %zu\r\n\r\n",
                 strlen(list));
        test_conn_send(conn, LIST_SERVER_JSON);
        test_conn_send(conn, head);
        test_conn_send(conn, list);
    }
}

struct probe {
    char log[128];
    size_t calls;
    kin_informer *informer;
    kin_registration *registration; /* removes itself after `leave` calls */
    size_t leave;
};

static void record_call(struct probe *probe, char mark,
                        const kin_object *object)
{
    size_t len = strlen(probe->log);

    snprintf(probe->log + len, sizeof(probe->log) - len, "%c%s", mark,
             kin_object_name(object).ptr);
    if (++probe->calls == probe->leave)
        assert_int_equal(
            kin_informer_remove_handler(probe->informer, probe->registration),
            0);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    record_call(userdata, is_initial ? '!' : '+', object);
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    (void)is_tombstone;
    record_call(userdata, '-', object);
}

/* Threads of this process; the test server has some. */
static int count_threads(void)
{
    DIR *dir = opendir("/proc/self/task");
    int count = 0;

    assert_non_null(dir);
    while (readdir(dir))
        count++;
    closedir(dir);
    return count;
}

static void step_until(kin_loop *loop, const struct probe *probe, size_t calls)
{
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};

    while (probe->calls < calls) {
        assert_int_equal(poll(&fd, 1, SOON_MS), 1);
        kin_loop_step(loop);
    }
}

static int make(struct test_server *server, kin_loop *loop, kin_client **client,
                kin_lister_watcher **lw, kin_informer **informer)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts, .server = test_server_url(server, "")),
        &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .loop = loop), client,
                       NULL));
    TRY(kin_lister_watcher_new(*client, &list_test_pods, kin_s(""), lw, NULL));
    return kin_informer_new_from_source(
        *lw,
        KIN_OPTS(kin_informer_opts, .loop = loop,
                 .watch_list = KIN_WATCH_LIST_OFF),
        informer, NULL);
}

static int follows(size_t leave, const char *expected)
{
    struct test_server *server = list_server_new(serve, NULL);
    struct probe probe = {.leave = leave};
    kin_loop *loop = NULL;
    kin_client *client = NULL;
    kin_lister_watcher *lw = NULL;
    kin_informer *informer = NULL;
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = on_add,
                           .on_delete = on_delete,
                           .userdata = &probe};
    int threads = count_threads();

    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(make(server, loop, &client, &lw, &informer));
    probe.informer = informer;
    TRY(kin_informer_add_handler(informer, &handler, NULL, &probe.registration,
                                 NULL));
    TRY(kin_informer_start(informer, NULL));
    assert_int_equal(count_threads(), threads); /* no thread of the library */
    step_until(loop, &probe, leave ? leave : 4);
    assert_string_equal(probe.log, expected);
    assert_true(kin_informer_has_synced(informer));
    /* A blocking call would wait forever: no other thread steps the loop. */
    kin_object *object = NULL;
    assert_int_equal(kin_client_get(client, &list_test_pods,
                                    kin_named("n", "a"), NULL, &object, NULL),
                     KIN_EUNSUPPORTED);
    informer = kin_informer_free(informer);
    lw = kin_lister_watcher_unref(lw);
    client = kin_client_unref(client);
    loop = kin_loop_free(loop);
    server = test_server_free(server);
    return 0;
}

KIN_TEST(follows_a_server_without_a_thread)
{
    (void)alloc;
    return follows(/* leave= */ 0, "!a!b+c-a");
}

KIN_TEST(a_handler_may_remove_itself)
{
    (void)alloc;
    return follows(/* leave= */ 1, "!a");
}

/* Delivers the notifications that the last step left pending. */
KIN_TEST(draining_steps_the_loop)
{
    struct test_server *server = list_server_new(serve, NULL);
    struct probe probe = {.calls = 0};
    kin_loop *loop = NULL;
    kin_client *client = NULL;
    kin_lister_watcher *lw = NULL;
    kin_informer *informer = NULL;
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = on_add,
                           .on_delete = on_delete,
                           .userdata = &probe};

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(make(server, loop, &client, &lw, &informer));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
    while (!kin_informer_has_synced(informer)) {
        assert_int_equal(poll(&fd, 1, SOON_MS), 1);
        kin_loop_step(loop);
    }
    TRY(kin_informer_drain(informer, NULL, NULL));
    assert_true(probe.calls >= 2);
    assert_memory_equal(probe.log, "!a!b", 4);
    informer = kin_informer_free(informer);
    lw = kin_lister_watcher_unref(lw);
    client = kin_client_unref(client);
    loop = kin_loop_free(loop);
    server = test_server_free(server);
    return 0;
}

/* The descriptor is not readable when there is nothing to do. */
KIN_TEST(is_quiet_when_there_is_nothing_to_do)
{
    kin_loop *loop = NULL;

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
    kin_loop_step(loop);
    assert_int_equal(poll(&fd, 1, 0), 0);
    loop = kin_loop_free(loop);
    return 0;
}

/* An unreachable server: the descriptor also signals the time to retry. */
KIN_TEST(wakes_when_a_retry_is_due)
{
    struct test_server *server = list_server_new(serve, NULL);
    struct probe probe = {.calls = 0};
    kin_loop *loop = NULL;
    kin_client *client = NULL;
    kin_lister_watcher *lw = NULL;
    kin_informer *informer = NULL;
    kin_informer_stats stats = {.size = sizeof(kin_informer_stats), .lists = 0};

    (void)alloc;
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(make(server, loop, &client, &lw, &informer));
    server = test_server_free(server); /* nothing listens there now */
    TRY(kin_informer_start(informer, NULL));
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
    while (stats.lists < 2) {
        assert_int_equal(poll(&fd, 1, SOON_MS), 1);
        kin_loop_step(loop);
        kin_informer_get_stats(informer, &stats);
    }
    assert_int_equal(stats.error.code, KIN_ECONNECT);
    assert_int_equal(probe.calls, 0);
    informer = kin_informer_free(informer);
    lw = kin_lister_watcher_unref(lw);
    client = kin_client_unref(client);
    loop = kin_loop_free(loop);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(follows_a_server_without_a_thread),
              KIN_TEST_ENTRY(a_handler_may_remove_itself),
              KIN_TEST_ENTRY(draining_steps_the_loop),
              KIN_TEST_ENTRY(is_quiet_when_there_is_nothing_to_do),
              KIN_TEST_ENTRY(wakes_when_a_retry_is_due))
