/* SPDX-License-Identifier: Apache-2.0 */
/* Guarantee A of kin/client.h: wherever a call is, it returns within a second
 * after its token has stopped, or when its time is over. */
#include <stdio.h>
#include <string.h>

#include <kin/client.h>

#include "base/clock.h"
#include "base/thread.h"
#include "kin_test.h"
#include "test_files.h"
#include "test_server.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* Where a call can be; each has a server or a client that keeps it there. */
enum state {
    WAITING_FOR_LIMIT,
    RUNNING_A_PLUGIN,
    CONNECTING,
    SHAKING_HANDS,
    WAITING_FOR_HEAD,
    WITHIN_HEAD,
    WITHIN_BODY,
    WAITING_TO_ASK_AGAIN,
    STATES,
};

struct stage {
    enum state state;
    struct test_gate *reached; /* opened when the server has done its part */
    struct test_folder folder;
    kin_client *client;
    kin_stop *stop;
    int64_t timeout_ms;
    int code; /* how the call ended */
    kin_error err;
};

enum { TRIES = 10 };

static void serve(struct test_conn *conn, void *userdata)
{
    static const char *const texts[STATES] = {
        [WITHIN_HEAD] = "HTTP/1.1 200 OK\r\nContent-Le",
        [WITHIN_BODY] = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n123",
        [WAITING_TO_ASK_AGAIN] = ("HTTP/1.1 429 Busy\r\nRetry-After: 50\r\n"
                                  "Content-Length: 0\r\n\r\n"),
    };
    struct stage *stage = userdata;

    if (stage->state != SHAKING_HANDS && !test_conn_read(conn))
        return;
    if (texts[stage->state])
        test_conn_send(conn, texts[stage->state]);
    test_gate_open(stage->reached, 1);
    test_conn_await_end(conn);
}

/* A configuration whose plugin never ends, or one of the server alone. */
static int stage_config(struct stage *stage, const kin_allocator *alloc,
                        struct test_server *server, kin_config **ret)
{
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char text[2048];
    char url[64];

    snprintf(url, sizeof(url), "http%s://127.0.0.1:%d",
             stage->state == SHAKING_HANDS || stage->state == RUNNING_A_PLUGIN
                 ? "s"
                 : "",
             test_server_port(server));
    opts.alloc = alloc;
    opts.server = url;
    opts.is_insecure = true;
    if (stage->state != RUNNING_A_PLUGIN)
        return kin_config_new(&opts, ret, NULL);
    snprintf(text, sizeof(text),
             "current-context: x\n"
             "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
             "clusters: [{name: c, cluster: {server: 'https://h'}}]\n"
             "users: [{name: u, user: {exec: {command: '%s',\n"
             "  apiVersion: client.authentication.k8s.io/v1,\n"
             "  interactiveMode: Never}}}]\n",
             test_folder_script(&stage->folder, "plugin",
                                "#!/bin/sh\nexec sleep 100\n"));
    opts.text = kin_s(text);
    opts.environment = (const char *const[]){"PATH=/usr/bin:/bin", NULL};
    return kin_config_new(&opts, ret, NULL);
}

static int stage_client(struct stage *stage, const kin_allocator *alloc,
                        struct test_server *server)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client_opts opts = KIN_INIT(kin_client_opts);
    int r = stage_config(stage, alloc, server, &config);

    opts.alloc = alloc;
    if (stage->state == WAITING_FOR_LIMIT) {
        opts.qps = 0.001;
        opts.burst = 1;
    }
    return r < 0 ? r : kin_client_new(config, &opts, &stage->client, NULL);
}

static void stage_call(void *userdata)
{
    struct stage *stage = userdata;
    const kin_call_opts opts = {.size = sizeof(opts),
                                .stop = stage->stop,
                                .timeout_ms = stage->timeout_ms};

    stage->code = kin_client_get(stage->client, &pods, kin_named("n", "p"),
                                 &opts, NULL, &stage->err);
}

/* Waits until the call is where the stage wants it; where that cannot be
 * observed, it may be on its way, which must make no difference. */
static void stage_await(const struct stage *stage)
{
    if (stage->state >= SHAKING_HANDS)
        test_gate_await(stage->reached);
}

static void stage_done(struct stage *stage)
{
    (void)kin_client_unref(stage->client);
    (void)kin_stop_unref(stage->stop);
    (void)test_gate_free(stage->reached);
    test_folder_done(&stage->folder);
}

#define AUTO_STAGE __attribute__((cleanup(stage_done))) struct stage

/* The first request of a client without a limit's worth of patience. */
static void use_up_limit(struct stage *stage)
{
    stage->timeout_ms = 1;
    stage_call(stage);
    stage->timeout_ms = 0;
}

/* Whatever the call waits for does not come: that it ends is enough. */
static int stop_at(const kin_allocator *alloc, enum state state)
{
    AUTO_STAGE stage = {.state = state, .reached = test_gate_new()};
    AUTO_SERVER *server = NULL;
    struct kin__thread thread;

    test_folder_init(&stage.folder);
    server = test_server_new(&(struct test_server_opts){
        .serve = serve,
        .userdata = &stage,
        .is_deaf = state == CONNECTING || state == WAITING_FOR_LIMIT});
    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stage.stop,
                     NULL));
    TRY(stage_client(&stage, alloc, server));
    if (state == WAITING_FOR_LIMIT)
        use_up_limit(&stage);
    TRY(kin__thread_start(&thread, NULL, stage_call, &stage, NULL));
    stage_await(&stage);
    kin_stop_request(stage.stop);
    kin__thread_join(&thread);
    if (stage.code != KIN_ESTOPPED)
        fail_msg("state %d: %s: %s", (int)state, kin_error_name(stage.code),
                 stage.err.message);
    return 0;
}

KIN_TEST(a_stop_ends_a_call_anywhere)
{
    for (enum state state = 0; state < STATES; state++)
        TRY(stop_at(alloc, state));
    return 0;
}

/* `*ret_has_answer`: whether the server was asked in time. */
static int time_out_at(const kin_allocator *alloc, enum state state,
                       bool *ret_has_answer)
{
    AUTO_STAGE stage = {.state = state, .reached = test_gate_new()};
    AUTO_SERVER *server = NULL;

    test_folder_init(&stage.folder);
    server = test_server_new(&(struct test_server_opts){
        .serve = serve, .userdata = &stage, .is_deaf = state == CONNECTING});
    TRY(stage_client(&stage, alloc, server));
    /* That one needs an answer first, however busy the machine is. */
    stage.timeout_ms = state == WAITING_TO_ASK_AGAIN ? 2000 : 100;
    stage_call(&stage);
    /* The server's word is better than none. */
    int code = state == WAITING_TO_ASK_AGAIN ? KIN_ELIMIT : KIN_ETIMEDOUT;
    *ret_has_answer = code != KIN_ELIMIT || stage.code != KIN_ETIMEDOUT;
    if (!*ret_has_answer)
        return 0;
    if (stage.code != code)
        fail_msg("state %d: %s: %s", (int)state, kin_error_name(stage.code),
                 stage.err.message);
    return 0;
}

KIN_TEST(the_end_of_its_time_ends_a_call_anywhere)
{
    for (enum state state = RUNNING_A_PLUGIN; state < STATES; state++) {
        bool has_answer = false;
        for (int i = 0; i < TRIES && !has_answer; i++)
            TRY(time_out_at(alloc, state, &has_answer));
        assert_true(has_answer);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_stop_ends_a_call_anywhere),
              KIN_TEST_ENTRY(the_end_of_its_time_ends_a_call_anywhere))
