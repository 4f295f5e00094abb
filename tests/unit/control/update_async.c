/* SPDX-License-Identifier: Apache-2.0 */
/* kin_client_update_with_retry_async() */
#include <stdatomic.h>
#include <string.h>

#include <kin/loop.h>
#include <kin/update.h>

#include "kube/call.h"
#include "test_client.h"

#define POD_OF(uid, version)                                                   \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"p\","    \
    "\"namespace\":\"n\",\"uid\":\"" uid "\",\"resourceVersion\":\"" version   \
    "\"}}"
#define CONFLICT                                                               \
    "{\"kind\":\"Status\",\"status\":\"Failure\",\"reason\":\"Conflict\","     \
    "\"code\":409}"

struct run {
    struct test_client t;
    kin_loop *loop;
    kin_object *object;
    kin_call *call;
    int fills;
    int destroyed; /* the update's userdata */
    int done;
    int result;
    const char *value; /* set by the edit; NULL for no change */
};

static int fill(kin_edit *edit, const kin_object *object, void *userdata)
{
    struct run *run = userdata;

    (void)object;
    run->fills++;
    if (run->value)
        (void)kin_edit_set_str(
            edit, kin_edit_member(edit, kin_edit_root(), kin_s("value")),
            kin_s(run->value));
    return 0;
}

static void on_destroy(void *userdata)
{
    struct run *run = userdata;

    run->destroyed++;
}

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct run *run = userdata;

    (void)call;
    run->done++;
    run->result = err ? err->code : 0;
}

static void run_done(struct run *run)
{
    (void)kin_call_free(run->call);
    (void)kin_object_unref(run->object);
    test_client_done(&run->t);
    (void)kin_loop_free(run->loop);
}

#define AUTO_RUN __attribute__((cleanup(run_done))) struct run

static int run_start(struct run *run, const kin_allocator *alloc,
                     const struct test_reply *replies, size_t count)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char plural[] = "pods"; /* copied */
    kin_resource pods = test_pods;

    pods.plural = plural;
    test_client_init(&run->t, replies, count);
    int r = kin_loop_new(alloc, &run->loop, NULL);
    if (r == 0)
        r = kin_document_parse(alloc, kin_s(POD_OF("u", "1")), &doc, NULL);
    if (r == 0)
        r = kin_object_new(doc, &run->object, NULL);
    if (r == 0)
        r = test_client_start(&run->t, alloc, replies, count,
                              KIN_OPTS(kin_client_opts, .loop = run->loop));
    if (r < 0)
        return r;
    const kin_update update = {.size = sizeof(update),
                               .resource = &pods,
                               .object = run->object,
                               .fill = fill,
                               .userdata = run,
                               .destroy = on_destroy};
    r = kin_client_update_with_retry_async(
        run->t.client, &update,
        KIN_OPTS(kin_call_opts, .on_done = on_done, .userdata = run),
        &run->call, NULL);
    plural[0] = 'x';
    assert_int_equal(run->fills, 0); /* not within the start */
    assert_int_equal(run->destroyed, r < 0);
    return r;
}

static void run_step(struct run *run)
{
    kin_loop_step(run->loop);
    run->t.clock.now_ns += 5 * KIN__NS_PER_MS;
}

static void run_finish(struct run *run)
{
    for (int i = 0; i < 200 && !run->done; i++)
        run_step(run);
    run_step(run);
    assert_int_equal(run->done, 1);
    assert_int_equal(run->destroyed, 1);
}

static const struct test_reply conflict[] = {
    {.status = 409, .body = CONFLICT},
    {.status = 200, .body = POD_OF("u", "2")},
    {.status = 200, .body = POD_OF("u", "3")}};

KIN_TEST(a_conflict_is_resolved)
{
    AUTO_RUN run = {.value = "b"};

    TRY(run_start(&run, alloc, conflict, 3));
    run_finish(&run);
    TRY(run.result);
    assert_int_equal(run.fills, 2);
    assert_str_equal(kin_object_resource_version(kin_call_object(run.call)),
                     "3");
    assert_true(test_transport_has_line(
        &run.t.transport, 2,
        "PATCH https://s/base/api/v1/namespaces/n/pods/p"));
    assert_non_null(strstr(test_transport_body(&run.t.transport, 2),
                           "\"resourceVersion\":\"2\""));
    assert_null(kin_call_status(run.call));
    return 0;
}

KIN_TEST(nothing_is_sent_without_a_change)
{
    AUTO_RUN run = {.value = NULL};

    TRY(run_start(&run, alloc, NULL, 0));
    run_finish(&run);
    TRY(run.result);
    assert_int_equal(run.t.transport.count, 0);
    assert_ptr_equal(kin_call_object(run.call), run.object);
    return 0;
}

KIN_TEST(another_object_is_not_updated)
{
    static const struct test_reply replaced[] = {
        {.status = 409, .body = CONFLICT},
        {.status = 200, .body = POD_OF("other", "2")}};
    AUTO_RUN run = {.value = "b"};

    TRY(run_start(&run, alloc, replaced, 2));
    run_finish(&run);
    TRY_FAIL(run.result, KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(a_rejection_ends_it)
{
    static const struct test_reply no[] = {{.status = 403, .body = "{}"}};
    AUTO_RUN run = {.value = "b"};

    TRY(run_start(&run, alloc, no, 1));
    run_finish(&run);
    TRY_FAIL(run.result, KIN_EFORBIDDEN);
    assert_int_equal(run.t.transport.count, 1);
    return 0;
}

static int end_after(const kin_allocator *alloc, int n, bool is_freed,
                     int *ret_steps)
{
    AUTO_RUN run = {.value = "b"};
    int steps = 0;

    TRY(run_start(&run, alloc, conflict, 3));
    for (; steps < n && !run.done; steps++)
        run_step(&run);
    *ret_steps = steps;
    int was_done = run.done;
    if (is_freed) {
        run.call = kin_call_free(run.call);
        assert_int_equal(run.destroyed, 1);
        run_step(&run);
        assert_int_equal(run.done, was_done);
        return 0;
    }
    kin_call_cancel(run.call);
    run_finish(&run);
    /* An answer that has arrived may win. */
    if (!was_done && (run.result != 0 || run.t.transport.count < 3))
        TRY_FAIL(run.result, KIN_ESTOPPED);
    return 0;
}

KIN_TEST(it_can_be_cancelled_and_freed_after_each_step)
{
    int total = 0;
    int steps = 0;

    TRY(end_after(alloc, 1000, false, &total));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_true(total > 4);
    for (int n = 0; n < 2 * total; n++)
        TRY(end_after(alloc, n / 2, n % 2, &steps));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_conflict_is_resolved),
              KIN_TEST_ENTRY(nothing_is_sent_without_a_change),
              KIN_TEST_ENTRY(another_object_is_not_updated),
              KIN_TEST_ENTRY(a_rejection_ends_it),
              KIN_TEST_ENTRY(it_can_be_cancelled_and_freed_after_each_step))
