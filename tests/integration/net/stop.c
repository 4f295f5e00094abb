/* SPDX-License-Identifier: Apache-2.0 */
/* Guarantees E and F of net/transport.h: whatever a transfer is doing, a stop
 * or a cancel ends it at once. */
#include <netdb.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "kin_test.h"
#include "real_transport.h"
#include "test_net.h"
#include "test_server.h"

/* Name lookups of this program wait at these gates: to the linker, this is
 * getaddrinfo(), and libcurl finds it before that of the C library. */
static struct test_gate *lookup_begun;
static struct test_gate *lookup_go;

int stalled_lookup(const char *name, const char *service,
                   const struct addrinfo *hints,
                   struct addrinfo **ret) __asm__("getaddrinfo");

int stalled_lookup(const char *name, const char *service,
                   const struct addrinfo *hints, struct addrinfo **ret)
{
    (void)name;
    (void)service;
    (void)hints;
    (void)ret;
    test_gate_open(lookup_begun, 1);
    test_gate_await(lookup_go);
    return EAI_FAIL;
}

/* Where a transfer can be; each has a server that keeps it there. */
enum state {
    RESOLVING,
    CONNECTING,
    SHAKING_HANDS,
    WAITING_FOR_HEAD,
    WITHIN_HEAD,
    WITHIN_BODY,
    PAUSED,
    STATES,
};

struct stage {
    enum state state;
    struct test_gate *reached; /* the server opens it when all is sent */
    struct test_gate *gone;    /* and this when the client has left */
};

static void serve(struct test_conn *conn, void *userdata)
{
    static const char *const texts[STATES] = {
        [WITHIN_HEAD] = "HTTP/1.1 200 OK\r\nContent-Le",
        [WITHIN_BODY] = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n123",
        [PAUSED] = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n123",
    };
    const struct stage *stage = userdata;

    if (stage->state != SHAKING_HANDS && !test_conn_read(conn))
        return;
    if (texts[stage->state])
        test_conn_send(conn, texts[stage->state]);
    test_gate_open(stage->reached, 1);
    test_conn_await_end(conn);
    test_gate_open(stage->gone, 1);
}

static void stage_url(struct test_server *server, enum state state, char *room,
                      size_t size)
{
    if (state == RESOLVING)
        snprintf(room, size, "http://kin.invalid/");
    else
        snprintf(room, size, "http%s://127.0.0.1:%d/",
                 state == SHAKING_HANDS ? "s" : "", test_server_port(server));
}

/* Waits until the transfer is where the stage wants it. */
static void stage_await(const struct stage *stage, struct test_record *record)
{
    if (stage->state == RESOLVING)
        test_gate_await(lookup_begun);
    else if (stage->state != CONNECTING)
        test_gate_await(stage->reached);
    if (stage->state >= WITHIN_BODY)
        assert_int_equal(test_record_await_bytes(record, 3), 0);
}

static int new_stop(const kin_allocator *alloc, int64_t deadline_ms,
                    kin_stop **ret)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    opts.has_deadline = deadline_ms > 0;
    opts.deadline = kin_deadline_ms(deadline_ms);
    return kin_stop_new(/* parent= */ NULL, &opts, ret, /* err= */ NULL);
}

enum ending { BY_REQUEST, BY_DEADLINE, BY_CANCEL };

/* Brings a transfer to a stage and ends it there.  What it waits for does not
 * come: that it ends is enough. */
static int end_at(const kin_allocator *alloc, struct stage *stage,
                  enum ending ending)
{
    AUTO_SERVER *server = test_server_new(
        &(struct test_server_opts){.serve = serve,
                                   .userdata = stage,
                                   .is_deaf = stage->state == CONNECTING});
    AUTO_RECORD record;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN__AUTO_PEER *peer = NULL;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;
    struct kin__transfer_handler handler = test_record_handler(&record);
    char url[64];

    test_record_init(&record);
    record.pauses = stage->state == PAUSED;
    stage_url(server, stage->state, url, sizeof(url));
    TRY(new_stop(alloc, ending == BY_DEADLINE ? 100 : 0, &stop));
    /* To read all authorities of the system takes long under sanitizers. */
    TRY(kin__peer_new(alloc, &(struct kin__peer_opts){.is_insecure = true},
                      &peer, NULL));
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    TRY(kin__transport_start(
        transport,
        &(struct kin__http_request){
            .method = "GET", .url = url, .peer = peer, .stop = stop},
        &handler, &transfer, /* err= */ NULL));
    /* With a deadline it may be over before it gets there. */
    if (ending != BY_DEADLINE)
        stage_await(stage, &record);
    if (ending == BY_CANCEL) {
        transfer = kin__transfer_free(transfer);
        transport = kin__transport_free(transport);
        assert_int_equal(record.done_calls, 0);
    } else {
        if (ending == BY_REQUEST)
            kin_stop_request(stop);
        test_record_expect(
            &record, ending == BY_REQUEST ? KIN_ESTOPPED : KIN_ETIMEDOUT,
            KIN_FLOW_STOPPED, ending == BY_REQUEST ? "stopped" : "timed out");
    }
    if (stage->state > CONNECTING && ending != BY_DEADLINE)
        test_gate_await(stage->gone);
    return 0;
}

static int end_once(const kin_allocator *alloc, enum state state,
                    enum ending ending)
{
    AUTO_GATE *reached = test_gate_new();
    AUTO_GATE *gone = test_gate_new();
    struct stage stage = {state, reached, gone};

    TRY(end_at(alloc, &stage, ending));
    /* libcurl's thread is still in its lookup; the gates outlive it, as the
     * test fails if it does not go. */
    if (state == RESOLVING)
        test_gate_open(lookup_go, 1);
    return 0;
}

static int end_everywhere(const kin_allocator *alloc, enum ending ending)
{
    for (enum state state = 0; state < STATES; state++)
        TRY(end_once(alloc, state, ending));
    return 0;
}

KIN_TEST(guarantee_f_a_request_to_stop_ends_a_transfer_anywhere)
{
    return end_everywhere(alloc, BY_REQUEST);
}

KIN_TEST(guarantee_f_a_deadline_ends_a_transfer_anywhere)
{
    return end_everywhere(alloc, BY_DEADLINE);
}

KIN_TEST(guarantee_e_a_cancel_ends_a_transfer_anywhere)
{
    return end_everywhere(alloc, BY_CANCEL);
}

KIN_TEST(a_stopped_token_lets_nothing_begin)
{
    AUTO_GATE *reached = test_gate_new();
    AUTO_GATE *gone = test_gate_new();
    struct stage stage = {WITHIN_BODY, reached, gone};
    AUTO_SERVER *server = test_server_new(
        &(struct test_server_opts){.serve = serve, .userdata = &stage});
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN__AUTO_TRANSPORT *transport = NULL;

    TRY(new_stop(alloc, /* deadline_ms= */ 0, &stop));
    kin_stop_request(stop);
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    for (int i = 0; i < 50; i++) {
        AUTO_RECORD record;
        KIN__AUTO_TRANSFER *transfer = NULL;
        test_record_init(&record);
        struct kin__transfer_handler handler = test_record_handler(&record);
        TRY(kin__transport_start(
            transport,
            &(struct kin__http_request){.method = "GET",
                                        .url = test_server_url(server, "/"),
                                        .stop = stop},
            &handler, &transfer, /* err= */ NULL));
        test_record_expect(&record, KIN_ESTOPPED, KIN_FLOW_STOPPED, "stopped");
    }
    assert_int_equal(test_server_accepted(server), 0);
    return 0;
}

/* Several threads start transfers and end them in all ways, at any moment. */
enum { WORKERS = 4, ROUNDS = 60 };

struct worker {
    struct kin__transport *transport;
    const char *url;
    kin_stop *root;
    pthread_t thread;
    unsigned seed;
};

static void serve_forever(struct test_conn *conn, void *userdata)
{
    (void)userdata;
    while (test_conn_read(conn)) {
        test_conn_send(conn,
                       "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n");
        for (int i = 0; i < 100000 / 10; i++) {
            if (!test_conn_send(conn, "0123456789"))
                return;
        }
    }
}

static void worker_round(struct worker *worker, unsigned choice)
{
    AUTO_RECORD record;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    record.pauses = choice & 4;
    struct kin__transfer_handler handler = test_record_handler(&record);
    if (kin_stop_new(worker->root, NULL, &stop, NULL) < 0 ||
        kin__transport_start(
            worker->transport,
            &(struct kin__http_request){
                .method = "GET",
                .url = worker->url,
                .kind = (enum kin__http_kind)(choice % KIN__HTTP_KINDS),
                .stop = stop},
            &handler, &transfer, NULL) < 0)
        return;
    for (unsigned i = 0; i < choice % 32; i++)
        kin__transfer_resume(transfer);
    if (choice & 8)
        kin_stop_request(stop);
    if (choice & 16)
        kin__transfer_cancel(transfer);
    else if (choice & 8)
        test_record_await_done(&record);
}

static void *worker_main(void *userdata)
{
    struct worker *worker = userdata;

    for (int i = 0; i < ROUNDS; i++) {
        worker->seed = worker->seed * 1103515245u + 12345u;
        worker_round(worker, worker->seed >> 16);
    }
    return NULL;
}

KIN_TEST(threads_may_do_all_of_it_at_once)
{
    AUTO_SERVER *server = test_server_new(
        &(struct test_server_opts){.serve = serve_forever});
    KIN_AUTO(kin_stop) *root = NULL;
    KIN__AUTO_TRANSPORT *transport = NULL;
    struct worker workers[WORKERS];
    const char *url = test_server_url(server, "/");

    TRY(new_stop(alloc, /* deadline_ms= */ 0, &root));
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    for (unsigned i = 0; i < WORKERS; i++) {
        workers[i] = (struct worker){
            .transport = transport, .url = url, .root = root, .seed = i};
        assert_int_equal(
            pthread_create(&workers[i].thread, NULL, worker_main, &workers[i]),
            0);
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].thread, NULL);
    return 0;
}

static const struct kin_test all_tests[] = {
    KIN_TEST_ENTRY(guarantee_f_a_request_to_stop_ends_a_transfer_anywhere),
    KIN_TEST_ENTRY(guarantee_f_a_deadline_ends_a_transfer_anywhere),
    KIN_TEST_ENTRY(guarantee_e_a_cancel_ends_a_transfer_anywhere),
    KIN_TEST_ENTRY(a_stopped_token_lets_nothing_begin),
    KIN_TEST_ENTRY(threads_may_do_all_of_it_at_once),
};

int main(int argc, char **argv)
{
    lookup_begun = test_gate_new();
    lookup_go = test_gate_new();
    int status = kin_test_main(
        all_tests, sizeof(all_tests) / sizeof(all_tests[0]), argc, argv);
    test_gate_free(lookup_begun);
    test_gate_free(lookup_go);
    return status;
}
