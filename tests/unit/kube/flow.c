/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/flow.h"

#include <string.h>

#include <kin/list.h>
#include <kin/loop.h>

#include "base/stop.h"
#include "kube/call.h"
#include "test_client.h"
#include "test_files.h"

/* What a sink has seen. */
struct seen {
    char text[64];
    int ends;
    kin_flow_cause cause;
    int code;
    kin_flow *frees; /* the flow that it frees at the end; may be NULL */
};

static int seen_begin(kin_str content_type, void *userdata)
{
    (void)content_type;
    (void)userdata;
    return 0;
}

static int seen_bytes(kin_str bytes, void *userdata)
{
    struct seen *seen = userdata;
    size_t len = strlen(seen->text);

    snprintf(seen->text + len, sizeof(seen->text) - len, "%.*s",
             KIN_STR(bytes));
    return 0;
}

static void seen_end(const kin_flow_end *end, void *userdata)
{
    struct seen *seen = userdata;

    seen->ends++;
    seen->cause = end->cause;
    seen->code = end->err ? end->err->code : 0;
    seen->frees = kin__flow_free(seen->frees);
}

static const struct test_reply answers[] = {{.status = 200, .body = "[1]"},
                                            {.status = 200, .body = "[2]"}};

/* A client in a loop whose second request has to wait for the rate limit. */
struct scene {
    struct test_client t;
    kin_loop *loop;
    kin_stop *stop;
    kin_flow *flows[2];
    struct seen seen[2];
};

static void scene_done(struct scene *scene)
{
    for (int i = 0; i < 2; i++)
        if (!scene->seen[i].frees)
            (void)kin__flow_free(scene->flows[i]);
    test_client_done(&scene->t);
    (void)kin_loop_free(scene->loop);
    (void)kin_stop_unref(scene->stop);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

static int scene_ask(struct scene *scene, int which)
{
    const kin_sink sink = {.size = sizeof(sink),
                           .begin = seen_begin,
                           .bytes = seen_bytes,
                           .end = seen_end,
                           .userdata = &scene->seen[which]};
    char path[] = "/x"; /* borrowed during the call only */
    const struct kin__api_request req = {.method = "GET",
                                         .kind = KIN__HTTP_LIST,
                                         .path = kin_s(path),
                                         .stop = scene->stop};
    int r = kin__flow_start(scene->t.client, &req, /* is_limited= */ true,
                            &sink, &scene->flows[which], NULL);

    path[1] = '?';
    return r;
}

static int scene_start(struct scene *scene, const kin_allocator *alloc)
{
    *scene = (struct scene){.loop = NULL};
    test_client_init(&scene->t, answers, 2);
    int r = kin_loop_new(alloc, &scene->loop, NULL);
    if (r == 0)
        r = kin__stop_new_with_clock(&scene->t.clock.clock,
                                     KIN_OPTS(kin_stop_opts, .alloc = alloc),
                                     &scene->stop, NULL);
    if (r == 0)
        r = test_client_start(&scene->t, alloc, answers, 2,
                              KIN_OPTS(kin_client_opts, .loop = scene->loop,
                                       .qps = 1, .burst = 1));
    if (r == 0)
        r = scene_ask(scene, 0);
    return r < 0 ? r : scene_ask(scene, 1);
}

KIN_TEST(a_flow_waits_for_the_limit_without_blocking)
{
    AUTO_SCENE scene;

    TRY(scene_start(&scene, alloc));
    assert_int_equal(scene.seen[0].ends, 1);
    assert_string_equal(scene.seen[0].text, "[1]");
    kin_loop_step(scene.loop);
    kin_loop_step(scene.loop);
    assert_int_equal(scene.seen[1].ends, 0);
    assert_int_equal(scene.t.transport.count, 1);
    kin__flow_resume(scene.flows[1]); /* no harm */
    scene.t.clock.now_ns += KIN__NS_PER_S;
    kin_loop_step(scene.loop);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(scene.seen[1].ends, 1);
    assert_string_equal(scene.seen[1].text, "[2]");
    assert_true(
        test_transport_has_line(&scene.t.transport, 1, "GET https://s/base/x"));
    kin_loop_step(scene.loop);
    assert_int_equal(scene.t.transport.count, 2);
    return 0;
}

KIN_TEST(a_stop_ends_a_flow_that_was_not_sent)
{
    AUTO_SCENE scene;

    TRY(scene_start(&scene, alloc));
    kin_loop_step(scene.loop);
    kin_stop_request(scene.stop);
    assert_int_equal(scene.seen[1].ends, 0); /* not within the stop */
    kin_loop_step(scene.loop);
    assert_int_equal(scene.seen[1].ends, 1);
    assert_int_equal(scene.seen[1].cause, KIN_FLOW_STOPPED);
    assert_int_equal(scene.seen[1].code, KIN_ESTOPPED);
    kin_loop_step(scene.loop);
    assert_int_equal(scene.seen[1].ends, 1);
    assert_int_equal(scene.t.transport.count, 1);
    return 0;
}

KIN_TEST(its_sink_may_free_it_then)
{
    AUTO_SCENE scene;

    TRY(scene_start(&scene, alloc));
    scene.seen[1].frees = scene.flows[1];
    scene.flows[1] = NULL;
    kin_stop_request(scene.stop);
    kin_loop_step(scene.loop);
    assert_int_equal(scene.seen[1].ends, 1);
    assert_null(scene.seen[1].frees);
    return 0;
}

KIN_TEST(a_flow_that_was_not_sent_can_be_cancelled)
{
    AUTO_SCENE scene;

    TRY(scene_start(&scene, alloc));
    kin__flow_cancel(scene.flows[1]);
    scene.t.clock.now_ns += KIN__NS_PER_S;
    kin_loop_step(scene.loop);
    assert_int_equal(scene.seen[1].ends, 0);
    assert_int_equal(scene.t.transport.count, 1);
    return 0;
}

/* With threads: the job may be starting.  For the sanitizers.  The clock is the
 * real one: that of the test moves when a thread waits. */
KIN_TEST(a_flow_that_was_not_sent_can_be_freed_at_once)
{
    AUTO_SCENE scene = {.loop = NULL};

    (void)alloc;
    test_client_init(&scene.t, answers, 2);
    scene.t.clock.clock = *kin__clock_real();
    TRY(kin_stop_new(NULL, NULL, &scene.stop, NULL));
    TRY(test_client_start_with(
        &scene.t, kin_allocator_default(),
        KIN_OPTS(kin_config_opts, .server = "https://s/base"),
        KIN_OPTS(kin_client_opts, .qps = 0.001, .burst = 1)));
    TRY(scene_ask(&scene, 0));
    for (int i = 0; i < 200; i++) {
        TRY(scene_ask(&scene, 1));
        scene.flows[1] = kin__flow_free(scene.flows[1]);
    }
    kin_stop_request(scene.stop);
    assert_int_equal(scene.seen[1].ends, 0);
    return 0;
}

/* ---- a credential plugin ---- */

#define CREDENTIAL                                                             \
    "{\"kind\":\"ExecCredential\",\"apiVersion\":"                             \
    "\"client.authentication.k8s.io/v1\",\"status\":{\"token\":\"t\"}}"

KIN_TEST(a_step_of_a_loop_does_not_wait_for_a_plugin)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = TEST_POD}};
    static const char *const environment[] = {"PATH=/usr/bin:/bin", NULL};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_call) *call = NULL;
    __attribute__((cleanup(test_folder_done))) struct test_folder folder;
    char text[1024];

    test_folder_init(&folder);
    test_client_init(&t, replies, 1);
    snprintf(text, sizeof(text),
             "#!/bin/sh\nwhile [ ! -e '%s/go' ]; do sleep 0.01; done\n"
             "echo '" CREDENTIAL "'\n",
             folder.path);
    (void)test_folder_script(&folder, "bin/plugin", text);
    const char *path = test_folder_write(
        &folder, "config",
        "current-context: x\n"
        "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
        "clusters: [{name: c, cluster: {server: 'https://s'}}]\n"
        "users: [{name: u, user: {exec: {command: ./bin/plugin, "
        "interactiveMode: Never, "
        "apiVersion: client.authentication.k8s.io/v1}}}]\n");
    TRY(kin_loop_new(alloc, &loop, NULL));
    int r = test_client_start_with(&t, alloc,
                                   KIN_OPTS(kin_config_opts, .alloc = alloc,
                                            .path = path,
                                            .environment = environment),
                                   KIN_OPTS(kin_client_opts, .loop = loop));
    if (r == 0)
        r = kin_client_get_async(t.client, &test_pods, kin_named("n", "p"),
                                 NULL, &call, NULL);
    for (int i = 0; r == 0 && i < 3; i++)
        kin_loop_step(loop);
    if (r == 0 && !kin_test_out_of_memory())
        assert_false(kin_call_is_done(call));
    (void)test_folder_write(&folder, "go", "");
    while (r == 0 && !kin_call_is_done(call))
        kin_loop_step(loop);
    if (r == 0)
        r = kin_call_wait(call, NULL, NULL);
    call = kin_call_free(call);
    t.client = kin_client_unref(t.client);
    TRY(r);
    assert_true(
        test_transport_has_line(&t.transport, 0, "Authorization: Bearer t"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_flow_waits_for_the_limit_without_blocking),
              KIN_TEST_ENTRY(a_stop_ends_a_flow_that_was_not_sent),
              KIN_TEST_ENTRY(its_sink_may_free_it_then),
              KIN_TEST_ENTRY(a_flow_that_was_not_sent_can_be_cancelled),
              KIN_TEST_ENTRY(a_flow_that_was_not_sent_can_be_freed_at_once),
              KIN_TEST_ENTRY(a_step_of_a_loop_does_not_wait_for_a_plugin))
