/* SPDX-License-Identifier: Apache-2.0 */
/* Calls over a program's transport that reports the end of a request late:
 * guarantee I of kin/transport.h. */
#include <kin/transport.h>

#include <poll.h>
#include <stdatomic.h>
#include <string.h>

#include <kin/list.h>
#include <kin/loop.h>

#include "kin_test.h"
#include "kube/client.h"

enum { LATE_MAX = 4 };

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* A transport that never answers, until the test does. */
struct late {
    kin_transport_handler handlers[LATE_MAX];
    _Atomic size_t started;
    size_t ended;
    _Atomic int cancelled; /* calls of cancel */
    _Atomic int freed;     /* transfers */
    _Atomic int destroyed;
    kin_stop *stops; /* stopped when a request starts; NULL for none */
};

static int late_start(const kin_transport_request *request,
                      const kin_transport_handler *handler, void **ret,
                      kin_error *err, void *userdata)
{
    struct late *late = userdata;
    size_t index = atomic_load(&late->started);

    (void)request;
    (void)err;
    assert_true(index < LATE_MAX);
    late->handlers[index] = *handler;
    *ret = late;
    atomic_store(&late->started, index + 1);
    kin_stop_request(late->stops);
    return 0;
}

static void late_resume(void *transfer, void *userdata)
{
    assert_ptr_equal(transfer, userdata);
}

static void late_cancel(void *transfer, void *userdata)
{
    struct late *late = userdata;

    assert_ptr_equal(transfer, userdata);
    late->cancelled++;
}

static void late_free(void *transfer, void *userdata)
{
    struct late *late = userdata;

    assert_ptr_equal(transfer, userdata);
    late->freed++;
}

static void late_destroy(void *userdata)
{
    struct late *late = userdata;

    late->destroyed++;
}

/* Answers a request in full, however late. */
static void late_answer(struct late *late)
{
    const kin_transport_handler *handler = &late->handlers[late->ended];
    const kin_transport_response head = {.size = sizeof(head), .status = 200};
    const kin_transport_end end = {.size = sizeof(end),
                                   .cause = KIN_FLOW_COMPLETE};

    late->ended++;
    int r = handler->on_headers(&head, handler->userdata);
    assert_true(r == KIN_ESTOPPED || r == KIN_ENOMEM);
    assert_int_equal(handler->on_data(kin_s("{}"), handler->userdata),
                     KIN_ESTOPPED);
    handler->on_done(&end, handler->userdata);
}

/* A client of such a transport. */
struct scene {
    struct late late;
    kin_loop *loop; /* NULL: threads */
    kin_client *client;
    kin_stop *stop;
    kin_call *call;
};

/* Everything is released, whatever the transport does afterwards. */
static void scene_done(struct scene *scene)
{
    (void)kin_call_free(scene->call);
    bool had_client = scene->client != NULL;
    (void)kin_client_unref(scene->client);
    while (scene->late.ended < scene->late.started)
        late_answer(&scene->late);
    assert_int_equal(scene->late.freed, scene->late.started);
    if (had_client)
        assert_int_equal(scene->late.destroyed, 1);
    (void)kin_loop_free(scene->loop);
    (void)kin_stop_unref(scene->stop);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

static int scene_start(struct scene *scene, const kin_allocator *alloc,
                       bool is_in_loop)
{
    const kin_transport table = {.size = sizeof(table),
                                 .start = late_start,
                                 .resume = late_resume,
                                 .cancel = late_cancel,
                                 .free = late_free,
                                 .userdata = &scene->late,
                                 .destroy = late_destroy};
    KIN_AUTO(kin_config) *config = NULL;
    int r = is_in_loop ? kin_loop_new(alloc, &scene->loop, NULL) : 0;

    if (r == 0)
        r = kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc),
                         &scene->stop, NULL);
    if (r == 0)
        r = kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                    .server = "https://s", .token = "t"),
                           &config, NULL);
    return r < 0 ? r
                 : kin_client_new(config,
                                  KIN_OPTS(kin_client_opts, .alloc = alloc,
                                           .loop = scene->loop,
                                           .transport = &table),
                                  &scene->client, NULL);
}

/* ---- blocking ---- */

KIN_TEST(a_timeout_ends_a_blocking_call)
{
    AUTO_SCENE scene = {.client = NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY(scene_start(&scene, alloc, /* is_in_loop= */ false));
    TRY_FAIL(kin_client_get(scene.client, &pods, kin_named("n", "p"),
                            KIN_OPTS(kin_call_opts, .timeout_ms = 30), NULL,
                            &err),
             KIN_ETIMEDOUT);
    assert_non_null(strstr(err.message, "while waiting for the answer"));
    assert_int_equal(scene.late.cancelled, 1);
    assert_int_equal(scene.late.freed, 0);
    late_answer(&scene.late); /* to the cancelled one */
    assert_int_equal(scene.late.freed, 1);
    TRY_FAIL(kin_client_get(scene.client, &pods, kin_named("n", "p"),
                            KIN_OPTS(kin_call_opts, .timeout_ms = 30), NULL,
                            NULL),
             KIN_ETIMEDOUT);
    assert_int_equal(scene.late.cancelled, 2);
    return 0;
}

KIN_TEST(a_stop_ends_a_blocking_call)
{
    AUTO_SCENE scene = {.client = NULL};

    TRY(scene_start(&scene, alloc, /* is_in_loop= */ false));
    scene.late.stops = scene.stop;
    TRY_FAIL(kin_client_get(scene.client, &pods, kin_named("n", "p"),
                            KIN_OPTS(kin_call_opts, .stop = scene.stop), NULL,
                            NULL),
             KIN_ESTOPPED);
    assert_int_equal(scene.late.cancelled, 1);
    return 0;
}

static int on_item(const kin_object *object, void *userdata)
{
    (void)object;
    (void)userdata;
    return 0;
}

KIN_TEST(a_stop_ends_a_blocking_list)
{
    AUTO_SCENE scene = {.client = NULL};
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = on_item};

    TRY(scene_start(&scene, alloc, /* is_in_loop= */ false));
    const kin_call_opts call = {.size = sizeof(call), .stop = scene.stop};
    scene.late.stops = scene.stop;
    TRY_FAIL(kin_client_list(scene.client, &pods,
                             KIN_OPTS(kin_list_opts, .call = &call), &handler,
                             NULL, NULL),
             KIN_ESTOPPED);
    assert_int_equal(scene.late.cancelled, 1);
    return 0;
}

/* ---- asynchronous ---- */

/* Runs the call to its end. */
static int scene_finish(struct scene *scene)
{
    if (!scene->loop)
        return kin_call_wait(scene->call, NULL, NULL);
    while (!kin_call_is_done(scene->call)) {
        struct pollfd fd = {.fd = kin_loop_fd(scene->loop), .events = POLLIN};

        (void)poll(&fd, 1, -1);
        kin_loop_step(scene->loop);
    }
    return kin_call_wait(scene->call, NULL, NULL);
}

/* Waits until the transport has the request, or the call has ended. */
static void scene_await_request(struct scene *scene)
{
    while (scene->late.started == 0 && !kin_call_is_done(scene->call)) {
        if (scene->loop)
            kin_loop_step(scene->loop);
        else
            (void)poll(NULL, 0, 1);
    }
}

static int times_out(const kin_allocator *alloc, bool is_in_loop)
{
    AUTO_SCENE scene = {.client = NULL};

    TRY(scene_start(&scene, alloc, is_in_loop));
    TRY(kin_client_get_async(scene.client, &pods, kin_named("n", "p"),
                             KIN_OPTS(kin_call_opts, .timeout_ms = 30),
                             &scene.call, NULL));
    TRY_FAIL(scene_finish(&scene), KIN_ETIMEDOUT);
    assert_int_equal(scene.late.cancelled, 1);
    return 0;
}

static int is_cancelled(const kin_allocator *alloc, bool is_in_loop,
                        bool is_freed)
{
    AUTO_SCENE scene = {.client = NULL};

    TRY(scene_start(&scene, alloc, is_in_loop));
    TRY(kin_client_get_async(scene.client, &pods, kin_named("n", "p"), NULL,
                             &scene.call, NULL));
    scene_await_request(&scene);
    if (is_freed) {
        scene.call = kin_call_free(scene.call);
    } else {
        kin_call_cancel(scene.call);
        TRY_FAIL(scene_finish(&scene), KIN_ESTOPPED);
    }
    if (scene.late.started > 0)
        assert_int_equal(scene.late.cancelled, 1);
    return 0;
}

KIN_TEST(a_timeout_ends_an_asynchronous_call)
{
    TRY(times_out(alloc, /* is_in_loop= */ false));
    return times_out(alloc, /* is_in_loop= */ true);
}

KIN_TEST(an_asynchronous_call_can_be_cancelled)
{
    TRY(is_cancelled(alloc, /* is_in_loop= */ false, /* is_freed= */ false));
    return is_cancelled(alloc, /* is_in_loop= */ true, /* is_freed= */ false);
}

KIN_TEST(an_asynchronous_call_can_be_freed)
{
    TRY(is_cancelled(alloc, /* is_in_loop= */ false, /* is_freed= */ true));
    return is_cancelled(alloc, /* is_in_loop= */ true, /* is_freed= */ true);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_timeout_ends_a_blocking_call),
              KIN_TEST_ENTRY(a_stop_ends_a_blocking_call),
              KIN_TEST_ENTRY(a_stop_ends_a_blocking_list),
              KIN_TEST_ENTRY(a_timeout_ends_an_asynchronous_call),
              KIN_TEST_ENTRY(an_asynchronous_call_can_be_cancelled),
              KIN_TEST_ENTRY(an_asynchronous_call_can_be_freed))
