/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/call.h"

#include <poll.h>
#include <stdatomic.h>
#include <string.h>

#include <kin/edit.h>
#include <kin/loop.h>
#include <kin/patch.h>
#include <kin/request.h>

#include "base/stop.h"
#include "test_client.h"

#define STATUS_GONE                                                            \
    "{\"kind\":\"Status\",\"status\":\"Failure\",\"message\":\"no pod\","      \
    "\"reason\":\"NotFound\",\"code\":404}"

/* What the callbacks of a call have seen. */
struct seen {
    _Atomic int done;
    _Atomic int destroyed;
    int code;
    char name[32]; /* of the object */
    bool had_results;
    bool frees;         /* frees the call in on_done */
    int blocked;        /* result of a blocking call in on_done */
    kin_client *client; /* for that; may be NULL */
};

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct seen *seen = userdata;
    const kin_object *object = kin_call_object(call);

    assert_int_equal(seen->done, 0);
    assert_int_equal(seen->destroyed, 0);
    assert_true(kin_call_is_done(call));
    seen->code = err ? err->code : 0;
    seen->had_results = object != NULL && kin_call_document(call) != NULL;
    if (object)
        snprintf(seen->name, sizeof(seen->name), "%s",
                 kin_object_name(object).ptr);
    if (seen->client)
        seen->blocked = kin_client_get(seen->client, &test_pods,
                                       kin_named("n", "p"), NULL, NULL, NULL);
    if (seen->frees)
        (void)kin_call_free(call);
    seen->done++;
}

static void on_destroy(void *userdata)
{
    struct seen *seen = userdata;

    seen->destroyed++;
}

static kin_call_opts opts_of(struct seen *seen)
{
    return (kin_call_opts){.size = sizeof(kin_call_opts),
                           .on_done = on_done,
                           .userdata = seen,
                           .destroy = on_destroy};
}

static void wait_for(_Atomic int *count)
{
    while (atomic_load(count) == 0)
        (void)poll(NULL, 0, 1);
}

/* ---- results ---- */

KIN_TEST(gets_an_object)
{
    static const struct test_reply replies[] = {
        {.status = 429, .head = "Retry-After: 2\n"},
        {.status = 200, .body = TEST_POD}};
    AUTO_TEST_CLIENT t;
    struct seen seen = {0}; /* used until the call is freed */
    KIN_AUTO(kin_call) *call = NULL;
    kin_call_opts opts = opts_of(&seen);

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY(kin_client_get_async(t.client, &test_pods, kin_named("n", "p"), &opts,
                             &call, NULL));
    TRY(kin_call_wait(call, NULL, NULL));
    assert_str_equal(kin_object_name(kin_call_object(call)), "p");
    assert_true(kin_value_exists(kin_document_root(kin_call_document(call))));
    assert_null(kin_call_status(call));
    assert_null(kin_call_response(call));
    call = kin_call_free(call);
    assert_int_equal(seen.done, 1);
    assert_int_equal(seen.destroyed, 1);
    assert_int_equal(seen.code, 0);
    assert_true(seen.had_results);
    assert_string_equal(seen.name, "p");
    assert_true(test_client_waited_s(&t) == 2);
    return 0;
}

KIN_TEST(reports_a_rejection)
{
    static const struct test_reply replies[] = {
        {.status = 404, .body = STATUS_GONE}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_call) *call = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(kin_client_delete_async(t.client, &test_pods, kin_named("n", "p"), NULL,
                                &call, NULL));
    TRY_FAIL(kin_call_wait(call, NULL, &err), KIN_ENOTFOUND);
    assert_string_equal(err.message, "no pod");
    assert_null(kin_call_document(call));
    TRY_PTR(kin_call_status(call));
    assert_str_equal(kin_status_reason(kin_call_status(call)), "NotFound");
    return 0;
}

KIN_TEST(an_error_of_ours_names_verb_and_resource)
{
    static const struct test_reply replies[] = {{.status = 200, .body = "{"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_call) *call = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(kin_client_get_async(t.client, &test_pods, kin_named("n", "p"), NULL,
                             &call, NULL));
    TRY_FAIL(kin_call_wait(call, NULL, &err), KIN_EPARSE);
    assert_ptr_equal(strstr(err.message, "get pods: the answer is not JSON"),
                     err.message);
    return 0;
}

KIN_TEST(every_verb_sends_what_it_should)
{
    static const struct test_reply replies[] = {
        {.status = 201, .body = TEST_POD}, {.status = 200, .body = TEST_POD},
        {.status = 200, .body = TEST_POD}, {.status = 200, .body = "{}"},
        {.status = 200, .body = "{}"},     {.status = 200, .body = "v1"}};
    static const char *const lines[] = {
        "POST https://s/base/api/v1/namespaces/n/pods",
        "PUT https://s/base/api/v1/namespaces/n/pods/p",
        "PATCH https://s/base/api/v1/namespaces/n/pods/p",
        "DELETE https://s/base/api/v1/namespaces/n/pods/p",
        "DELETE https://s/base/api/v1/namespaces/n/pods?labelSelector=a%3Db",
        "GET https://s/base/version"};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *body = NULL;

    TRY(test_client_start(&t, alloc, replies, 6, NULL));
    edit = kin_edit_new_object(alloc, &test_pods, kin_named("n", "p"));
    TRY_PTR(edit);
    TRY(kin_edit_finish(edit, &body, NULL));
    for (int i = 0; i < 6; i++) {
        KIN_AUTO(kin_call) *call = NULL;
        kin_patch patch = {.size = sizeof(patch),
                           .type = KIN_PATCH_MERGE,
                           .name = kin_named("n", "p"),
                           .body = kin_document_root(body)};
        kin_delete_opts all = {.size = sizeof(all),
                               .ns = kin_s("n"),
                               .label_selector = kin_s("a=b")};
        kin_request raw = {.size = sizeof(raw), .path = kin_s("/version")};
        if (i == 0)
            TRY(kin_client_create_async(t.client, &test_pods, edit, NULL, &call,
                                        NULL));
        if (i == 1)
            TRY(kin_client_update_async(t.client, &test_pods, edit, NULL, &call,
                                        NULL));
        if (i == 2)
            TRY(kin_client_patch_async(t.client, &test_pods, &patch, NULL,
                                       &call, NULL));
        if (i == 3)
            TRY(kin_client_delete_async(
                t.client, &test_pods, kin_named("n", "p"), NULL, &call, NULL));
        if (i == 4)
            TRY(kin_client_delete_collection_async(t.client, &test_pods, &all,
                                                   &call, NULL));
        if (i == 5)
            TRY(kin_client_request_async(t.client, &raw, &call, NULL));
        TRY(kin_call_wait(call, NULL, NULL));
        assert_true(test_transport_has_line(&t.transport, (size_t)i, lines[i]));
        assert_int_equal(kin_call_object(call) != NULL, i < 3);
        assert_int_equal(kin_call_document(call) != NULL, i < 5);
        if (i == 5)
            assert_str_equal(kin_response_body(kin_call_response(call)), "v1");
    }
    return 0;
}

KIN_TEST(a_patch_that_changes_nothing_returns_its_base)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_object) *base = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_call) *call = NULL;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(kin_document_parse(alloc, kin_s(TEST_POD), &doc, NULL));
    TRY(kin_object_new(doc, &base, NULL));
    edit = kin_edit_new_change(alloc, base);
    TRY_PTR(edit);
    TRY(kin_client_patch_async(t.client, &test_pods,
                               &(kin_patch){.size = sizeof(kin_patch),
                                            .type = KIN_PATCH_MERGE,
                                            .edit = edit},
                               NULL, &call, NULL));
    TRY(kin_call_wait(call, NULL, NULL));
    assert_ptr_equal(kin_call_object(call), base);
    assert_null(kin_call_document(call));
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST(an_answer_without_a_name_is_a_document)
{
    static const struct test_reply replies[] = {
        {.status = 201, .body = "{\"kind\":\"SelfSubjectReview\"}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_call) *call = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    edit = kin_edit_new_object(alloc, &test_nodes, kin_named("", ""));
    TRY_PTR(edit);
    TRY(kin_client_create_async(t.client, &test_nodes, edit, NULL, &call,
                                NULL));
    TRY(kin_call_wait(call, NULL, NULL));
    assert_null(kin_call_object(call));
    assert_non_null(kin_call_document(call));
    return 0;
}

/* ---- starting ---- */

KIN_TEST(a_call_that_cannot_start_destroys_its_userdata)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_status) *status = NULL;
    struct seen seen = {0};
    kin_call_opts opts = opts_of(&seen);
    kin_call *call = NULL;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY_FAIL(kin_client_get_async(t.client, &test_pods, kin_named("n", ""),
                                  &opts, &call, NULL),
             KIN_EINVAL);
    assert_int_equal(seen.destroyed, 1);
    opts.ret_status = &status;
    TRY_FAIL(kin_client_get_async(t.client, &test_pods, kin_named("n", "p"),
                                  &opts, &call, NULL),
             KIN_EINVAL);
    assert_int_equal(seen.destroyed, 2);
    TRY_FAIL(
        kin_client_delete_async(
            t.client, NULL, kin_named("n", "p"),
            &(kin_delete_opts){.size = sizeof(kin_delete_opts), .call = &opts},
            &call, NULL),
        KIN_EINVAL);
    assert_int_equal(seen.destroyed, 3);
    TRY_FAIL(kin_client_request_async(
                 NULL,
                 &(kin_request){.size = sizeof(kin_request), .call = &opts},
                 &call, NULL),
             KIN_EINVAL);
    assert_int_equal(seen.destroyed, 4);
    assert_int_equal(seen.done, 0);
    assert_null(call);
    return 0;
}

KIN_TEST(a_blocking_call_rejects_callbacks)
{
    AUTO_TEST_CLIENT t;
    struct seen seen = {0};
    kin_call_opts opts = opts_of(&seen);
    kin_response *response = NULL;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY_FAIL(kin_client_get(t.client, &test_pods, kin_named("n", "p"), &opts,
                            NULL, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_client_request(
                 t.client,
                 &(kin_request){.size = sizeof(kin_request), .call = &opts},
                 &response, NULL),
             KIN_EINVAL);
    assert_int_equal(seen.destroyed, 0);
    return 0;
}

KIN_TEST(arguments_are_copied)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = TEST_POD}};
    AUTO_TEST_CLIENT t;
    char name[] = "p";
    char plural[] = "pods";
    char manager[] = "me";
    kin_resource pods = test_pods;
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_call) *call = NULL;
    KIN_AUTO(kin_loop) *loop = NULL;

    test_client_init(&t, NULL, 0);
    TRY(kin_loop_new(alloc, &loop, NULL));
    TRY(test_client_start(&t, alloc, replies, 1,
                          KIN_OPTS(kin_client_opts, .loop = loop)));
    pods.plural = plural;
    edit = kin_edit_new_object(alloc, &pods, kin_named("n", name));
    TRY_PTR(edit);
    int r = kin_client_update_async(
        t.client, &pods, edit,
        &(kin_call_opts){.size = sizeof(kin_call_opts),
                         .field_manager = kin_s(manager)},
        &call, NULL);
    name[0] = 'x';
    plural[0] = 'x';
    manager[0] = 'x';
    edit = kin_edit_free(edit);
    if (r == 0) {
        while (!kin_call_is_done(call))
            kin_loop_step(loop);
        r = kin_call_wait(call, NULL, NULL);
    }
    call = kin_call_free(call);
    t.client = kin_client_unref(t.client);
    TRY(r);
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "PUT https://s/base/api/v1/namespaces/n/pods/p?fieldManager=me"));
    return 0;
}

/* ---- the end ---- */

KIN_TEST(the_library_frees_a_call_without_an_owner)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = TEST_POD}};
    AUTO_TEST_CLIENT t;
    struct seen seen = {0};
    kin_call_opts opts = opts_of(&seen);

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(kin_client_get_async(t.client, &test_pods, kin_named("n", "p"), &opts,
                             NULL, NULL));
    wait_for(&seen.destroyed);
    assert_int_equal(seen.done, 1);
    return kin_test_out_of_memory() ? KIN_ENOMEM : 0;
}

KIN_TEST(a_callback_may_free_its_call_and_must_not_block)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = TEST_POD}};
    AUTO_TEST_CLIENT t;
    struct seen seen = {.frees = true};
    kin_call_opts opts = opts_of(&seen);
    kin_call *call = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    seen.client = t.client;
    TRY(kin_client_get_async(t.client, &test_pods, kin_named("n", "p"), &opts,
                             &call, NULL));
    wait_for(&seen.destroyed);
    assert_int_equal(seen.done, 1);
    assert_int_equal(seen.blocked, KIN_EINVAL);
    return kin_test_out_of_memory() ? KIN_ENOMEM : 0;
}

KIN_TEST(a_call_outlives_the_handles_of_its_client)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = TEST_POD}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_call) *call = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(kin_client_get_async(t.client, &test_pods, kin_named("n", "p"), NULL,
                             &call, NULL));
    t.client = kin_client_unref(t.client);
    TRY(kin_call_wait(call, NULL, NULL));
    assert_non_null(kin_call_object(call));
    return 0;
}

KIN_TEST(a_wait_ends_with_its_own_token)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_call) *call = NULL;

    TRY(test_client_start(
        &t, alloc, NULL, 0,
        KIN_OPTS(kin_client_opts, .qps = 1e-9, .burst = 1, .timeout_ms = -1)));
    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    kin_stop_request(stop);
    TRY(kin_client_get_async(t.client, &test_pods, kin_named("n", "p"), NULL,
                             &call, NULL));
    int r = kin_call_wait(call, stop, NULL);
    if (r != KIN_ESTOPPED)
        TRY_FAIL(r, KIN_ECONNECT); /* it was faster */
    return 0;
}

/* ---- cancelling after each event ---- */

enum run_end { RUN_CANCEL, RUN_FREE, RUN_STOP };

static const struct test_reply busy_then_pod[] = {
    {.status = 503, .head = "Retry-After: 1\n"},
    {.status = 200, .body = TEST_POD}};

struct run {
    struct test_client t;
    kin_loop *loop;
    kin_stop *stop;
    kin_call *call;
    struct seen seen;
};

static void run_done(struct run *run)
{
    (void)kin_call_free(run->call);
    test_client_done(&run->t);
    (void)kin_loop_free(run->loop);
    (void)kin_stop_unref(run->stop);
}

#define AUTO_RUN __attribute__((cleanup(run_done))) struct run

static int run_start(struct run *run, const kin_allocator *alloc)
{
    kin_call_opts opts = opts_of(&run->seen);

    test_client_init(&run->t, busy_then_pod, 2);
    int r = kin_loop_new(alloc, &run->loop, NULL);
    if (r == 0)
        r = kin__stop_new_with_clock(&run->t.clock.clock,
                                     KIN_OPTS(kin_stop_opts, .alloc = alloc),
                                     &run->stop, NULL);
    if (r == 0)
        r = test_client_start(
            &run->t, alloc, busy_then_pod, 2,
            KIN_OPTS(kin_client_opts, .loop = run->loop, .qps = 1, .burst = 1));
    opts.stop = run->stop;
    return r < 0 ? r
                 : kin_client_get_async(run->t.client, &test_pods,
                                        kin_named("n", "p"), &opts, &run->call,
                                        NULL);
}

static void run_step(struct run *run)
{
    kin_loop_step(run->loop);
    run->t.clock.now_ns += KIN__NS_PER_S / 4;
}

/* Ends a call after `n` steps; `*ret_steps` is how many a whole run has. */
static int run_until(const kin_allocator *alloc, int n, enum run_end end,
                     int *ret_steps)
{
    AUTO_RUN run = {.loop = NULL};
    int steps = 0;

    TRY(run_start(&run, alloc));
    for (; steps < n && !run.seen.done; steps++)
        run_step(&run);
    *ret_steps = steps;
    if (end == RUN_CANCEL)
        kin_call_cancel(run.call);
    if (end == RUN_STOP)
        kin_stop_request(run.stop);
    bool was_done = run.seen.done;
    if (end == RUN_FREE) {
        run.call = kin_call_free(run.call);
        assert_int_equal(run.seen.done, was_done);
        assert_int_equal(run.seen.destroyed, 1);
        run_step(&run);
        assert_int_equal(run.seen.done, was_done);
        return 0;
    }
    assert_int_equal(run.seen.done, was_done);
    for (int i = 0; i < 100 && !run.seen.done; i++)
        run_step(&run);
    assert_int_equal(run.seen.done, 1);
    run_step(&run);
    assert_int_equal(run.seen.done, 1);
    assert_int_equal(run.seen.destroyed, 1);
    if (!was_done)
        TRY_FAIL(run.seen.code, KIN_ESTOPPED);
    else
        TRY(run.seen.code);
    TRY_FAIL(kin_call_wait(run.call, NULL, NULL), run.seen.code);
    return 0;
}

static int run_all(const kin_allocator *alloc, enum run_end end)
{
    int steps = 0;
    int total = 0;

    TRY(run_until(alloc, 1000, end, &total));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_true(total > 4);
    for (int n = 0; n < total; n++)
        TRY(run_until(alloc, n, end, &steps));
    return 0;
}

KIN_TEST(a_call_in_a_loop_can_be_cancelled_after_each_step)
{
    return run_all(alloc, RUN_CANCEL);
}

KIN_TEST(it_can_be_freed_after_each_step)
{
    return run_all(alloc, RUN_FREE);
}

KIN_TEST(its_token_can_stop_after_each_step)
{
    return run_all(alloc, RUN_STOP);
}

KIN_TEST(no_blocking_in_a_loop)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc));
    TRY_FAIL(kin_call_wait(run.call, NULL, NULL), KIN_EUNSUPPORTED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(gets_an_object),
              KIN_TEST_ENTRY(reports_a_rejection),
              KIN_TEST_ENTRY(an_error_of_ours_names_verb_and_resource),
              KIN_TEST_ENTRY(every_verb_sends_what_it_should),
              KIN_TEST_ENTRY(a_patch_that_changes_nothing_returns_its_base),
              KIN_TEST_ENTRY(an_answer_without_a_name_is_a_document),
              KIN_TEST_ENTRY(a_call_that_cannot_start_destroys_its_userdata),
              KIN_TEST_ENTRY(a_blocking_call_rejects_callbacks),
              KIN_TEST_ENTRY(arguments_are_copied),
              KIN_TEST_ENTRY(the_library_frees_a_call_without_an_owner),
              KIN_TEST_ENTRY(a_callback_may_free_its_call_and_must_not_block),
              KIN_TEST_ENTRY(a_call_outlives_the_handles_of_its_client),
              KIN_TEST_ENTRY(a_wait_ends_with_its_own_token),
              KIN_TEST_ENTRY(a_call_in_a_loop_can_be_cancelled_after_each_step),
              KIN_TEST_ENTRY(it_can_be_freed_after_each_step),
              KIN_TEST_ENTRY(its_token_can_stop_after_each_step),
              KIN_TEST_ENTRY(no_blocking_in_a_loop))
