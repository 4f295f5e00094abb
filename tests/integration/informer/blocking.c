/* SPDX-License-Identifier: Apache-2.0 */
/* Which callbacks may make a blocking call on their client. A transform runs on
 * the I/O thread: there it is an error, and the client keeps working. */
#include <stdatomic.h>

#include <kin/informer.h>

#include "base/str.h"
#include "list_server.h"

enum { SOON_MS = 60000 };

#define LIST                                                                   \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"5\"},\"items\":[{\"metadata\":{\"name\":\"a\","     \
    "\"namespace\":\"n\",\"resourceVersion\":\"4\"}}]}"

#define DENIED "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"

/* Always sends the same list; a watch of it fails, which does not matter here.
 * `userdata`, if any, counts requests to deny first. */
static void serve_list(struct test_conn *conn, void *userdata)
{
    atomic_int *denials = userdata;
    char head[128];

    while (test_conn_read(conn)) {
        if (denials && atomic_fetch_sub(denials, 1) > 0) {
            test_conn_send(conn, DENIED);
            continue;
        }
        snprintf(head, sizeof(head),
                 LIST_SERVER_JSON "Content-Length: %zu\r\n\r\n",
                 sizeof(LIST) - 1);
        test_conn_send(conn, head);
        test_conn_send(conn, LIST);
    }
}

struct fixture {
    kin_client *client;
    size_t calls;
    int code;
    kin_error err;
};

static int get_transform(const kin_object *object, kin_object **ret,
                         kin_error *err, void *userdata)
{
    struct fixture *fixture = userdata;
    kin_object *other = NULL;

    (void)object;
    (void)ret;
    (void)err;
    if (fixture->calls++ == 0)
        fixture->code = kin_client_get(fixture->client, &list_test_pods,
                                       kin_named("n", "b"), NULL, &other,
                                       &fixture->err);
    return 0;
}

/* The first call only, as above. */
static kin_verdict get_on_error(const kin_failure *failure,
                                const kin_error *err, void *userdata)
{
    struct fixture *fixture = userdata;
    kin_object *other = NULL;

    (void)failure;
    (void)err;
    if (fixture->calls++ == 0)
        fixture->code = kin_client_get(fixture->client, &list_test_pods,
                                       kin_named("n", "b"), NULL, &other,
                                       &fixture->err);
    (void)kin_object_unref(other);
    return KIN_RETRY;
}

static int sync_with(struct fixture *fixture, const kin_informer_opts *opts)
{
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_lister_watcher_new(fixture->client, &list_test_pods, kin_s(""), &lw,
                               NULL));
    TRY(kin_informer_new_from_source(lw, opts, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    int r = kin_informer_wait_synced(informer, stop, NULL);
    /* A rejection ends a wait once; the informer retries. */
    return r == KIN_EFORBIDDEN ? kin_informer_wait_synced(informer, stop, NULL)
                               : r;
}

KIN_TEST(a_transform_cannot_call_its_client)
{
    AUTO_SERVER *server = list_server_new(serve_list, NULL);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    struct fixture fixture = {.err = KIN_ERROR_INIT};

    (void)alloc;
    TRY(list_server_client(NULL, server, &client));
    fixture.client = client;
    TRY(sync_with(&fixture,
                  KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                           .transform = get_transform, .userdata = &fixture)));
    assert_int_equal(fixture.code, KIN_EINVAL);
    assert_non_null(strstr(fixture.err.message, "blocking call "));
    /* Other threads can. */
    int r = kin_client_get(client, &list_test_pods, kin_named("n", "b"), NULL,
                           &object, NULL);
    assert_int_not_equal(r, KIN_EINVAL);
    return 0;
}

/* on_error runs on another thread; the next list waits for it. */
KIN_TEST(on_error_can_call_its_client)
{
    atomic_int denials = 1;
    AUTO_SERVER *server = list_server_new(serve_list, &denials);
    KIN_AUTO(kin_client) *client = NULL;
    struct fixture fixture = {.code = KIN_EINVAL, .err = KIN_ERROR_INIT};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    TRY(list_server_client(NULL, server, &client));
    fixture.client = client;
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.on_error = get_on_error;
    opts.userdata = &fixture;
    TRY(sync_with(&fixture, &opts));
    /* The response is a list, not a pod. */
    assert_int_equal(fixture.code, KIN_EPROTOCOL);
    return 0;
}

static int sink_begin(kin_str content_type, void *userdata)
{
    struct fixture *fixture = userdata;
    kin_object *other = NULL;

    (void)content_type;
    fixture->code = kin_client_get(fixture->client, &list_test_pods,
                                   kin_named("n", "b"), NULL, &other,
                                   &fixture->err);
    return 0;
}

static int sink_bytes(kin_str bytes, void *userdata)
{
    (void)bytes;
    (void)userdata;
    return 0;
}

struct sunk {
    struct fixture fixture; /* first */
    kin_stop *ended;
};

static void sink_end(const kin_flow_end *end, void *userdata)
{
    struct sunk *sunk = userdata;

    (void)end;
    kin_stop_request(sunk->ended);
}

/* Without an informer: the sink of a list. */
KIN_TEST(a_sink_cannot_call_its_client)
{
    AUTO_SERVER *server = list_server_new(serve_list, NULL);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN_AUTO(kin_stop) *ended = NULL;
    struct sunk sunk = {.fixture = {.err = KIN_ERROR_INIT}};
    const kin_sink sink = {.size = sizeof(kin_sink),
                           .begin = sink_begin,
                           .bytes = sink_bytes,
                           .end = sink_end,
                           .userdata = &sunk};
    const kin_list_opts opts = KIN_INIT(kin_list_opts);
    kin_flow *flow = NULL;

    (void)alloc;
    TRY(list_server_client(NULL, server, &client));
    TRY(kin_stop_new(NULL, NULL, &ended, NULL));
    sunk.fixture.client = client;
    sunk.ended = ended;
    TRY(kin_lister_watcher_new(client, &list_test_pods, kin_s(""), &lw, NULL));
    TRY(lw->ops->list(lw, &opts, &sink, &flow, NULL));
    int r = kin_stop_wait(ended, kin_deadline_ms(SOON_MS));
    flow->ops->free(flow);
    assert_int_equal(r, KIN_ESTOPPED);
    assert_int_equal(sunk.fixture.code, KIN_EINVAL);
    assert_non_null(strstr(sunk.fixture.err.message,
                           "blocking call on the client's I/O thread"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_transform_cannot_call_its_client),
              KIN_TEST_ENTRY(on_error_can_call_its_client),
              KIN_TEST_ENTRY(a_sink_cannot_call_its_client))
