/* SPDX-License-Identifier: Apache-2.0 */
/* Watches over sockets: cut anywhere, packed, slow, stalled, stopped. */
#include <kin/watch.h>

#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/str.h"
#include "base/thread.h"
#include "kube/flow.h"
#include "kube/watch.h"
#include "list_server.h"
#include "sink_test.h"

#define EVENTS                                                                 \
    LIST_SERVER_EVENT("ADDED", "a", "1")                                       \
    LIST_SERVER_EVENT("MODIFIED", "a", "2")                                    \
    LIST_SERVER_EVENT("DELETED", "a", "3")

static int open_watch(kin_client *client, kin_stop *stop, kin_watch **ret)
{
    return kin_client_watch(
        client, &list_test_pods,
        KIN_OPTS(kin_list_opts, .call = KIN_OPTS(kin_call_opts, .stop = stop),
                 .resource_version = kin_s("1"), .timeout_s = 300),
        ret, NULL);
}

/* ---- cutting ---- */

/* A stream in two pieces, then its end in order or without. */
struct stream {
    const char *head;
    kin_str text;
    size_t cut;
    bool is_lost; /* ends at the cut, without the last chunk */
    bool is_packed;
};

static void serve_stream(struct test_conn *conn, void *userdata)
{
    const struct stream *stream = userdata;
    kin_str first = kin__str_slice(stream->text, 0, stream->cut);
    kin_str rest = kin__str_slice(stream->text, stream->cut, stream->text.len);

    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, stream->head);
    test_conn_send(conn, LIST_SERVER_CHUNKED);
    if (first.len > 0)
        list_server_chunk(conn, first);
    if (stream->is_lost) {
        test_conn_close(conn);
        return;
    }
    if (rest.len > 0)
        list_server_chunk(conn, rest);
    list_server_chunk(conn, kin_s(""));
    test_conn_await_end(conn);
}

KIN_TEST(events_may_be_cut_anywhere)
{
    for (size_t cut = 0; cut < sizeof(EVENTS); cut += 3) {
        struct stream stream = {
            .head = LIST_SERVER_JSON, .text = kin_s(EVENTS), .cut = cut};
        AUTO_SERVER *server = list_server_new(serve_stream, &stream);
        KIN_AUTO(kin_client) *client = NULL;
        KIN_AUTO(kin_watch) *watch = NULL;

        TRY(list_server_client(alloc, server, &client));
        TRY(open_watch(client, NULL, &watch));
        TRY_EVENT(watch, "ADDED a@1");
        TRY_EVENT(watch, "MODIFIED a@2");
        TRY_EVENT(watch, "DELETED a@3");
        TRY_EVENT(watch, "KIN_ECLOSED");
    }
    return 0;
}

/* How many events are whole in front of the cut; the newline may be missing. */
static int whole_events(const struct stream *stream)
{
    int count = 0;

    for (size_t i = 0; i <= stream->cut && i < stream->text.len; i++)
        count += stream->text.ptr[i] == '\n';
    return count;
}

/* Whole events are given, then it is closed; never an error, never half. */
static int break_everywhere(const kin_allocator *alloc, struct stream *stream,
                            size_t step)
{
    for (size_t cut = 0; cut < stream->text.len; cut += step) {
        AUTO_SERVER *server = list_server_new(serve_stream, stream);
        KIN_AUTO(kin_client) *client = NULL;
        KIN_AUTO(kin_watch) *watch = NULL;
        kin_error err = KIN_ERROR_INIT;
        char event[128];
        int count = 0;

        stream->cut = cut;
        TRY(list_server_client(alloc, server, &client));
        TRY(open_watch(client, NULL, &watch));
        while (strncmp(list_test_event(watch, event, &err), "KIN_", 4) != 0)
            count++;
        if (strcmp(event, "KIN_ECLOSED") != 0)
            fail_msg("cut at %zu: %s, %s", cut, event, err.message);
        if (!stream->is_packed)
            assert_int_equal(count, whole_events(stream));
        assert_true(count <= 3);
    }
    return 0;
}

KIN_TEST(a_stream_that_breaks_anywhere_is_closed)
{
    struct stream stream = {
        .head = LIST_SERVER_JSON, .text = kin_s(EVENTS), .is_lost = true};

    return break_everywhere(alloc, &stream, 1);
}

KIN_TEST(a_packed_stream_that_breaks_anywhere_is_closed)
{
    KIN__AUTO_BUF packed;

    kin__buf_init(&packed, NULL, 10000);
    list_server_gzip(&packed, kin_s(LIST_SERVER_EVENT("ADDED", "a", "1")));
    list_server_gzip(&packed, kin_s(LIST_SERVER_EVENT("MODIFIED", "a", "2")));
    struct stream stream = {.head = LIST_SERVER_GZIP,
                            .text = kin__buf_str(&packed),
                            .is_lost = true,
                            .is_packed = true};
    return break_everywhere(alloc, &stream, 1);
}

/* ---- one after the other ---- */

/* Sends an event for each opening of the gate, each packed by itself. */
struct steps {
    struct test_gate *gate;
    bool is_gzip;
};

static void serve_steps(struct test_conn *conn, void *userdata)
{
    const struct steps *steps = userdata;
    KIN__AUTO_BUF piece;
    char event[256];

    kin__buf_init(&piece, NULL, 10000);
    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, steps->is_gzip ? LIST_SERVER_GZIP : LIST_SERVER_JSON);
    test_conn_send(conn, LIST_SERVER_CHUNKED);
    for (int i = 1; test_conn_wait(conn, steps->gate); i++) {
        snprintf(event, sizeof(event),
                 "{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":"
                 "\"p%d\",\"resourceVersion\":\"%d\"}}}\n",
                 i, i);
        kin__buf_clear(&piece);
        if (steps->is_gzip)
            list_server_gzip(&piece, kin_s(event));
        else if (kin__buf_append(&piece, kin_s(event)) < 0)
            return;
        if (!list_server_chunk(conn, kin__buf_str(&piece)))
            return;
    }
}

/* Each event is here as soon as it was sent: nothing waits for what follows. */
static int one_by_one(const kin_allocator *alloc, bool is_gzip)
{
    AUTO_GATE *gate = test_gate_new();
    struct steps steps = {.gate = gate, .is_gzip = is_gzip};
    AUTO_SERVER *server = list_server_new(serve_steps, &steps);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};

    TRY(list_server_client(alloc, server, &client));
    TRY(open_watch(client, NULL, &watch));
    for (int i = 1; i <= 5; i++) {
        char expected[32];
        TRY_FAIL(kin_watch_next(watch, kin_deadline_ms(1), &event, NULL),
                 KIN_ETIMEDOUT);
        test_gate_open(gate, 1);
        snprintf(expected, sizeof(expected), "ADDED p%d@%d", i, i);
        TRY_EVENT(watch, expected);
    }
    return 0;
}

KIN_TEST(an_event_is_given_as_soon_as_it_is_here)
{
    return one_by_one(alloc, /* is_gzip= */ false);
}

KIN_TEST(so_is_one_of_many_gzip_members)
{
    return one_by_one(alloc, /* is_gzip= */ true);
}

/* ---- slow readers ---- */

enum { FLOOD_EVENTS = 4000, FLOOD_BYTES = 5000 };

/* To /api/v1/pods a flood, to others what the gate lets through. */
static void serve_flood(struct test_conn *conn, void *userdata)
{
    char *event = malloc(FLOOD_BYTES + 200);

    if (!event || !test_conn_read(conn)) {
        free(event);
        return;
    }
    if (memmem(test_conn_request(conn).ptr, test_conn_request(conn).len,
               "services", 8)) {
        free(event);
        struct steps steps = {.gate = userdata};
        test_conn_send(conn, LIST_SERVER_JSON LIST_SERVER_CHUNKED);
        for (int i = 1; test_conn_wait(conn, steps.gate); i++)
            list_server_chunk(
                conn, kin_s("{\"type\":\"ADDED\",\"object\":{\"metadata\":{"
                            "\"name\":\"s\",\"resourceVersion\":\"9\"}}}\n"));
        return;
    }
    test_conn_send(conn, LIST_SERVER_JSON LIST_SERVER_CHUNKED);
    for (int i = 1; i <= FLOOD_EVENTS; i++) {
        int len = snprintf(event, FLOOD_BYTES + 200,
                           "{\"type\":\"ADDED\",\"object\":{\"metadata\":{"
                           "\"name\":\"p%d\",\"resourceVersion\":\"%d\"},"
                           "\"spec\":\"%0*d\"}}\n",
                           i, i, FLOOD_BYTES, i);
        if (!list_server_chunk(conn, kin_str_of(event, (size_t)len)))
            break;
    }
    list_server_chunk(conn, kin_s(""));
    free(event);
    test_conn_await_end(conn);
}

/* Twenty megabytes wait for a reader that does not come, while another watch of
 * the same client gets each of its events at once. */
KIN_TEST(a_slow_reader_holds_up_only_itself)
{
    static const kin_resource services = {"", "v1", "services", "Service",
                                          false};
    AUTO_GATE *gate = test_gate_new();
    AUTO_SERVER *server = list_server_new(serve_flood, gate);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_watch) *slow = NULL;
    KIN_AUTO(kin_watch) *quick = NULL;

    TRY(list_server_client(alloc, server, &client));
    TRY(open_watch(client, NULL, &slow));
    TRY_EVENT(slow, "ADDED p1@1");
    TRY(kin_client_watch(client, &services, NULL, &quick, NULL));
    for (int i = 0; i < 20; i++) {
        test_gate_open(gate, 1);
        TRY_EVENT(quick, "ADDED s@9");
    }
    /* If these had waited for the slow one, it would have been given up; but
     * nothing of the flood is lost. */
    for (int i = 2; i <= FLOOD_EVENTS; i++) {
        char expected[64];
        snprintf(expected, sizeof(expected), "ADDED p%d@%d", i, i);
        TRY_EVENT(slow, expected);
    }
    TRY_EVENT(slow, "KIN_ECLOSED");
    return 0;
}

/* ---- stopping ---- */

/* Where a watch can be. */
enum state {
    BEFORE_HEAD,   /* kin_client_watch() waits */
    BEFORE_EVENTS, /* kin_watch_next() waits */
    WITHIN_EVENT,
    BEFORE_RETRY,
    STATES,
};

struct stage {
    enum state state;
    struct test_gate *reached;
    kin_client *client;
    kin_stop *stop;
    int code;
};

static void serve_stage(struct test_conn *conn, void *userdata)
{
    static const char *const texts[STATES] = {
        [BEFORE_EVENTS] = LIST_SERVER_JSON LIST_SERVER_CHUNKED,
        [WITHIN_EVENT] = LIST_SERVER_JSON LIST_SERVER_CHUNKED
        "a\r\n{\"type\":\"A\r\n",
        [BEFORE_RETRY] = "HTTP/1.1 503 No\r\nRetry-After: 3600\r\n"
                         "Content-Length: 0\r\n\r\n",
    };
    struct stage *stage = userdata;

    if (!test_conn_read(conn))
        return;
    if (texts[stage->state])
        test_conn_send(conn, texts[stage->state]);
    test_gate_open(stage->reached, 1);
    test_conn_await_end(conn);
}

static void run_stage(void *userdata)
{
    struct stage *stage = userdata;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};

    stage->code = open_watch(stage->client, stage->stop, &watch);
    if (stage->code == 0)
        stage->code = kin_watch_next(watch, KIN_NEVER, &event, NULL);
}

KIN_TEST(a_stop_ends_a_watch_wherever_it_is)
{
    for (int state = 0; state < STATES; state++) {
        AUTO_GATE *reached = test_gate_new();
        struct stage stage = {.state = (enum state)state, .reached = reached};
        AUTO_SERVER *server = list_server_new(serve_stage, &stage);
        KIN_AUTO(kin_client) *client = NULL;
        KIN_AUTO(kin_stop) *stop = NULL;
        struct kin__thread thread = {0};

        TRY(list_server_client(alloc, server, &client));
        TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                         NULL));
        stage.client = client;
        stage.stop = stop;
        TRY(kin__thread_start(&thread, NULL, run_stage, &stage, NULL));
        test_gate_await(reached);
        kin_stop_request(stop);
        kin__thread_join(&thread);
        assert_string_equal(kin_error_name(stage.code), "KIN_ESTOPPED");
    }
    return 0;
}

static void serve_reset(struct test_conn *conn, void *userdata)
{
    _Atomic int *asked = userdata;

    if (!test_conn_read(conn))
        return;
    ++*asked;
    test_conn_reset(conn);
}

/* As client-go has it: ten times more, a second apart, then a watch that is
 * over.  Takes ten seconds. */
KIN_TEST(a_watch_that_always_breaks_is_an_empty_one)
{
    _Atomic int asked = 0;
    AUTO_SERVER *server = list_server_new(serve_reset, &asked);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(list_server_client(alloc, server, &client));
    TRY(open_watch(client, NULL, &watch));
    assert_true(kin__watch_has_ended(watch));
    TRY_EVENT(watch, "KIN_ECLOSED");
    assert_str_equal(kin_watch_resource_version(watch), "1");
    assert_int_equal(asked, 11);
    return 0;
}

static void serve_nothing(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    test_conn_await_end(conn);
}

/* A watch may be quiet, but a server that does not even begin one is not waited
 * for without end. */
KIN_TEST(a_watch_that_does_not_begin_is_given_up)
{
    AUTO_SINK sink;
    AUTO_SERVER *server = list_server_new(serve_nothing, NULL);
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN__AUTO_FLOW *flow = NULL;
    const kin_list_opts opts = KIN_INIT(kin_list_opts);
    const kin_sink calls = sink_test_sink(&sink);

    sink_test_init(&sink);
    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                .server = test_server_url(server, "")),
                       &config, NULL));
    TRY(kin_client_new(
        config, KIN_OPTS(kin_client_opts, .alloc = alloc, .timeout_ms = 30),
        &client, NULL));
    TRY(kin_lister_watcher_new(client, &list_test_pods, kin_s(""), &lw, NULL));
    TRY(lw->ops->watch(lw, &opts, &calls, &flow, NULL));
    TRY_FAIL(sink_test_await_end(&sink), KIN_ETIMEDOUT);
    assert_int_equal(sink.cause, KIN_FLOW_SLOW);
    return 0;
}

/* ---- rests ---- */

/* All at once, and then nothing. */
static void serve_and_wait(struct test_conn *conn, void *userdata)
{
    if (!test_conn_read(conn))
        return;
    test_conn_send(conn, userdata);
    test_conn_await_end(conn);
}

static int start_flow(const kin_allocator *alloc, struct test_server *server,
                      struct sink_test *sink, kin_client **ret_client,
                      kin_lister_watcher **ret, kin_flow **ret_flow)
{
    const kin_list_opts opts = KIN_INIT(kin_list_opts);
    const kin_sink calls = sink_test_sink(sink);

    TRY(list_server_client(alloc, server, ret_client));
    TRY(kin_lister_watcher_new(*ret_client, &list_test_pods, kin_s(""), ret,
                               NULL));
    return (*ret)->ops->watch(*ret, &opts, &calls, ret_flow, NULL);
}

#define WHOLE_CHUNK LIST_SERVER_JSON LIST_SERVER_CHUNKED "2\r\n{}\r\n"

KIN_TEST(a_sink_is_notified_when_all_was_delivered)
{
    AUTO_SINK sink;
    char text[] = WHOLE_CHUNK;
    AUTO_SERVER *server = list_server_new(serve_and_wait, text);
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN__AUTO_FLOW *flow = NULL;
    kin_deadline deadline = kin_deadline_ms(60000);

    sink_test_init(&sink);
    TRY(start_flow(alloc, server, &sink, &client, &lw, &flow));
    KIN__LOCK_SCOPE(&sink.mutex);
    while (sink.rests == 0 && sink.ends == 0)
        assert_int_equal(
            kin__cond_wait_until(&sink.changed, &sink.mutex, NULL, deadline),
            0);
    if (sink.ends > 0)
        return sink.err.code;
    assert_str_equal(kin__buf_str(&sink.text), "{}");
    assert_false(sink.is_wrong);
    return 0;
}

/* A port that is reserved but has no listener. */
static int take_port(char *ret_url, size_t size)
{
    struct sockaddr_in address = {
        .sin_family = AF_INET,
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
    };
    socklen_t len = sizeof(address);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    assert_true(fd >= 0);
    assert_int_equal(bind(fd, (struct sockaddr *)&address, len), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&address, &len), 0);
    (void)snprintf(ret_url, size, "http://127.0.0.1:%d",
                   (int)ntohs(address.sin_port));
    return fd;
}

static int watch_closed_port(const kin_allocator *alloc, const char *url)
{
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc, .server = url),
                       &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .alloc = alloc),
                       &client, NULL));
    TRY_FAIL(open_watch(client, NULL, &watch), KIN_ECONNECT);
    return 0;
}

KIN_TEST(no_server_is_an_error_at_once)
{
    char url[64];
    int fd = take_port(url, sizeof(url));
    int r = watch_closed_port(alloc, url);

    (void)close(fd);
    return r;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(events_may_be_cut_anywhere),
              KIN_TEST_ENTRY(a_stream_that_breaks_anywhere_is_closed),
              KIN_TEST_ENTRY(a_packed_stream_that_breaks_anywhere_is_closed),
              KIN_TEST_ENTRY(an_event_is_given_as_soon_as_it_is_here),
              KIN_TEST_ENTRY(so_is_one_of_many_gzip_members),
              KIN_TEST_ENTRY(a_slow_reader_holds_up_only_itself),
              KIN_TEST_ENTRY(a_stop_ends_a_watch_wherever_it_is),
              KIN_TEST_ENTRY(a_watch_that_always_breaks_is_an_empty_one),
              KIN_TEST_ENTRY(a_watch_that_does_not_begin_is_given_up),
              KIN_TEST_ENTRY(a_sink_is_notified_when_all_was_delivered),
              KIN_TEST_ENTRY(no_server_is_an_error_at_once))
