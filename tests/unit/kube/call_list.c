/* SPDX-License-Identifier: Apache-2.0 */
/* Asynchronous lists and watches. */
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/list.h>
#include <kin/loop.h>
#include <kin/watch.h>

#include "base/loop.h"
#include "base/stop.h"
#include "kube/call.h"
#include "test_client.h"

#define POD(name)                                                              \
    "{\"metadata\":{\"name\":\"" name "\",\"namespace\":\"n\","                \
    "\"resourceVersion\":\"7\"}}"
#define LIST(token, items)                                                     \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"9\",\"continue\":\"" token "\"},\"items\":[" items  \
    "]}"
#define EVENT(type, name)                                                      \
    "{\"type\":\"" type "\",\"object\":{\"kind\":\"Pod\",\"apiVersion\":"      \
    "\"v1\",\"metadata\":{\"name\":\"" name "\",\"namespace\":\"n\","          \
    "\"resourceVersion\":\"7\"}}}\n"

/* What the callbacks of a call have seen. */
struct seen {
    char names[64];  /* of the objects */
    int pauses;      /* how many callbacks pause */
    bool resumes;    /* within the callback that pauses */
    int code;        /* returned by the third callback */
    bool frees;      /* the first callback frees the call */
    kin_loop *spins; /* a callback uses the budget of this loop's step */
    int count;
    kin_call *call;
    _Atomic int done;
    _Atomic int destroyed;
    _Atomic int handler_destroyed;
    int result;
};

static int seen_take(struct seen *seen, const kin_object *object)
{
    size_t len = strlen(seen->names);

    assert_int_equal(seen->done, 0);
    if (object)
        snprintf(seen->names + len, sizeof(seen->names) - len, "%s ",
                 kin_object_name(object).ptr);
    while (seen->spins && !kin__loop_is_over(seen->spins)) {
    }
    if (++seen->count == 3 && seen->code < 0)
        return seen->code;
    if (seen->frees)
        seen->call = kin_call_free(seen->call);
    if (seen->pauses == 0)
        return 0;
    seen->pauses--;
    if (seen->resumes)
        kin_call_resume(seen->call);
    return KIN_PAUSE;
}

static int on_item(const kin_object *object, void *userdata)
{
    return seen_take(userdata, object);
}

static int on_event(const kin_watch_event *event, void *userdata)
{
    return seen_take(userdata, event->object);
}

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct seen *seen = userdata;

    (void)call;
    assert_int_equal(seen->done, 0);
    seen->result = err ? err->code : 0;
    seen->done++;
}

static void on_destroy(void *userdata)
{
    struct seen *seen = userdata;

    seen->destroyed++;
}

static void on_handler_destroy(void *userdata)
{
    struct seen *seen = userdata;

    seen->handler_destroyed++;
}

enum kind { A_LIST, ALL_PAGES, A_WATCH };

/* A call in a loop. */
struct run {
    struct test_client t;
    kin_loop *loop;
    struct seen seen;
};

static void run_done(struct run *run)
{
    (void)kin_call_free(run->seen.call);
    test_client_done(&run->t);
    (void)kin_loop_free(run->loop);
}

#define AUTO_RUN __attribute__((cleanup(run_done))) struct run

static int ask(kin_client *client, enum kind kind, struct seen *seen)
{
    char selector[] = "a=b"; /* copied */
    const kin_call_opts call = {.size = sizeof(call),
                                .on_done = on_done,
                                .userdata = seen,
                                .destroy = on_destroy};
    const kin_list_opts opts = {.size = sizeof(opts),
                                .call = &call,
                                .ns = kin_s("n"),
                                .label_selector = kin_s(selector)};
    const kin_list_handler list = {.size = sizeof(list),
                                   .on_item = on_item,
                                   .userdata = seen,
                                   .destroy = on_handler_destroy};
    const kin_watch_handler watch = {.size = sizeof(watch),
                                     .on_event = on_event,
                                     .userdata = seen,
                                     .destroy = on_handler_destroy};
    int r = 0;

    if (kind == A_LIST)
        r = kin_client_list_async(client, &test_pods, &opts, &list, &seen->call,
                                  NULL);
    else if (kind == ALL_PAGES)
        r = kin_client_list_all_async(client, &test_pods, &opts, &list,
                                      &seen->call, NULL);
    else
        r = kin_client_watch_async(client, &test_pods, &opts, &watch,
                                   &seen->call, NULL);
    selector[0] = 'x';
    if (r < 0) {
        assert_int_equal(seen->destroyed, 1);
        assert_int_equal(seen->handler_destroyed, 1);
    }
    return r;
}

static int run_start(struct run *run, const kin_allocator *alloc,
                     enum kind kind, const struct test_reply *replies,
                     size_t count)
{
    test_client_init(&run->t, replies, count);
    int r = kin_loop_new(alloc, &run->loop, NULL);
    if (r == 0)
        r = test_client_start(
            &run->t, alloc, replies, count,
            KIN_OPTS(kin_client_opts, .loop = run->loop, .qps = 1, .burst = 1));
    return r < 0 ? r : ask(run->t.client, kind, &run->seen);
}

static void run_step(struct run *run)
{
    kin_loop_step(run->loop);
    run->t.clock.now_ns += KIN__NS_PER_S / 4;
}

static void run_finish(struct run *run)
{
    for (int i = 0; i < 200 && !run->seen.done; i++)
        run_step(run);
    assert_int_equal(run->seen.done, 1);
    assert_int_equal(run->seen.handler_destroyed, 1);
    run_step(run);
    assert_int_equal(run->seen.done, 1);
    assert_int_equal(run->seen.destroyed, 1);
}

static const struct test_reply pages[] = {
    {.status = 503, .head = "Retry-After: 1\n"},
    {.status = 200, .body = LIST("t", POD("a") "," POD("b"))},
    {.status = 200, .body = LIST("", POD("c"))}};

static const struct test_reply events[] = {
    {.code = KIN_ECONNECT, .cause = KIN_FLOW_LOST},
    {.status = 200,
     .body = EVENT("ADDED", "a") EVENT("MODIFIED", "b") EVENT("DELETED", "c")}};

KIN_TEST(lists_a_page)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, A_LIST, pages, 3));
    run_finish(&run);
    TRY(run.seen.result);
    assert_string_equal(run.seen.names, "a b ");
    const kin_list_meta *meta = kin_call_list_meta(run.seen.call);
    assert_str_equal(kin_list_meta_continue_token(meta), "t");
    assert_true(test_transport_has_line(
        &run.t.transport, 1,
        "GET https://s/base/api/v1/namespaces/n/pods?labelSelector=a%3Db"));
    return 0;
}

KIN_TEST(lists_all_pages)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, ALL_PAGES, pages, 3));
    run_finish(&run);
    TRY(run.seen.result);
    assert_string_equal(run.seen.names, "a b c ");
    assert_str_equal(
        kin_list_meta_resource_version(kin_call_list_meta(run.seen.call)), "9");
    return 0;
}

KIN_TEST(watches)
{
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, A_WATCH, events, 2));
    run_finish(&run);
    TRY_FAIL(run.seen.result, KIN_ECLOSED);
    assert_string_equal(run.seen.names, "a b c ");
    return 0;
}

KIN_TEST(a_rejection_ends_a_list_and_a_watch)
{
    static const struct test_reply gone[] = {
        {.status = 410,
         .body = "{\"kind\":\"Status\",\"status\":\"Failure\",\"reason\":"
                 "\"Expired\",\"code\":410}"}};

    for (int kind = A_LIST; kind <= A_WATCH; kind++) {
        AUTO_RUN run = {.loop = NULL};
        TRY(run_start(&run, alloc, (enum kind)kind, gone, 1));
        run_finish(&run);
        TRY_FAIL(run.seen.result, KIN_EGONE);
        TRY_PTR(kin_call_status(run.seen.call));
        assert_str_equal(kin_status_reason(kin_call_status(run.seen.call)),
                         "Expired");
        assert_null(kin_call_list_meta(run.seen.call));
    }
    return 0;
}

KIN_TEST(the_code_of_a_handler_ends_them)
{
    for (int kind = ALL_PAGES; kind <= A_WATCH; kind++) {
        AUTO_RUN run = {.seen = {.code = KIN_ECONFLICT}};
        TRY(run_start(&run, alloc, (enum kind)kind,
                      kind == A_WATCH ? events : pages, 3));
        run_finish(&run);
        TRY_FAIL(run.seen.result, KIN_ECONFLICT);
        assert_int_equal(run.seen.count, 3);
    }
    return 0;
}

KIN_TEST(a_callback_that_frees_the_call_is_the_last)
{
    for (int kind = A_LIST; kind <= A_WATCH; kind++) {
        AUTO_RUN run = {.seen = {.frees = true}};
        TRY(run_start(&run, alloc, (enum kind)kind,
                      kind == A_WATCH ? events : pages, 3));
        for (int i = 0; i < 200 && !run.seen.destroyed; i++)
            run_step(&run);
        if (kin_test_out_of_memory())
            return KIN_ENOMEM;
        assert_string_equal(run.seen.names, "a ");
        assert_int_equal(run.seen.done, 0);
        assert_int_equal(run.seen.destroyed, 1);
        assert_int_equal(run.seen.handler_destroyed, 1);
    }
    return 0;
}

KIN_TEST(a_pause_lasts_until_the_resume)
{
    for (int kind = ALL_PAGES; kind <= A_WATCH; kind++) {
        AUTO_RUN run = {.seen = {.pauses = 1}};
        TRY(run_start(&run, alloc, (enum kind)kind,
                      kind == A_WATCH ? events : pages, 3));
        for (int i = 0; i < 100; i++)
            run_step(&run);
        if (kin_test_out_of_memory())
            return KIN_ENOMEM;
        assert_string_equal(run.seen.names, "a ");
        assert_int_equal(run.seen.done, 0);
        kin_call_resume(run.seen.call);
        assert_string_equal(run.seen.names, "a "); /* not within it */
        run_finish(&run);
        TRY_FAIL(run.seen.result, kind == A_WATCH ? KIN_ECLOSED : 0);
        assert_string_equal(run.seen.names, "a b c ");
        kin_call_resume(run.seen.call); /* no harm */
    }
    return 0;
}

KIN_TEST(a_resume_within_the_callback_undoes_the_pause)
{
    for (int kind = ALL_PAGES; kind <= A_WATCH; kind++) {
        AUTO_RUN run = {.seen = {.pauses = 3, .resumes = true}};
        TRY(run_start(&run, alloc, (enum kind)kind,
                      kind == A_WATCH ? events : pages, 3));
        run_finish(&run);
        TRY_FAIL(run.seen.result, kind == A_WATCH ? KIN_ECLOSED : 0);
        assert_string_equal(run.seen.names, "a b c ");
    }
    return 0;
}

/* ---- the budget of a step ---- */

static const struct test_reply three[] = {
    {.status = 200, .body = LIST("", POD("a") "," POD("b") "," POD("c"))}};

/* Steps until the end; no step makes more than one callback. */
static int run_singly(struct run *run)
{
    for (int i = 0; i < 200 && !run->seen.done; i++) {
        int before = run->seen.count;
        run_step(run);
        assert_in_range(run->seen.count - before, 0, 1);
        if (!run->seen.done && run->seen.count == 1)
            kin_call_resume(run->seen.call);
    }
    run_finish(run);
    return run->seen.result;
}

KIN_TEST(callbacks_keep_the_budget_of_a_step)
{
    for (int i = 0; i < 6; i++) {
        enum kind kind = (enum kind)(i / 2);
        AUTO_RUN run = {.seen = {.pauses = i % 2}};
        TRY(run_start(&run, alloc, kind, kind == A_WATCH ? events : three,
                      kind == A_WATCH ? 2 : 1));
        kin_loop_set_budget(run.loop, 1);
        run.seen.spins = run.loop;
        TRY_FAIL(run_singly(&run), kind == A_WATCH ? KIN_ECLOSED : 0);
        assert_string_equal(run.seen.names, "a b c ");
    }
    return 0;
}

/* Returns how many steps the list of an object of `size` bytes takes. */
static int list_one(const kin_allocator *alloc, size_t size, int *ret_steps)
{
    struct test_reply reply = {.status = 200};
    char *body = NULL;
    AUTO_RUN run = {.loop = NULL};

    assert_true(asprintf(&body,
                         LIST("", "{\"metadata\":{\"name\":\"a\"},"
                                  "\"data\":\"%0*d\"}"),
                         (int)size, 0) > 0);
    reply.body = body;
    *ret_steps = 0;
    int r = run_start(&run, alloc, A_LIST, &reply, 1);
    if (r == 0) {
        kin_loop_set_budget(run.loop, 1);
        for (; *ret_steps < 200 && !run.seen.done; ++*ret_steps)
            run_step(&run);
        run_finish(&run);
        r = run.seen.result;
    }
    free(body);
    return r;
}

KIN_TEST(a_large_answer_is_decoded_in_several_steps)
{
    enum { PIECES = 4, PIECE = 64 << 10 };
    int steps = 0;

    TRY(list_one(alloc, PIECES * PIECE, &steps));
    assert_true(steps > PIECES);
    return 0;
}

/* ---- cancelling after each step, and while paused ---- */

static int cancel_after(const kin_allocator *alloc, enum kind kind, int n,
                        bool is_freed, int *ret_steps)
{
    AUTO_RUN run = {.seen = {.pauses = 1}};
    int steps = 0;

    TRY(run_start(&run, alloc, kind, kind == A_WATCH ? events : pages, 3));
    for (; steps < n && !run.seen.done; steps++) {
        run_step(&run);
        if (steps % 8 == 7)
            kin_call_resume(run.seen.call);
    }
    *ret_steps = steps;
    bool was_done = run.seen.done;
    if (is_freed) {
        run.seen.call = kin_call_free(run.seen.call);
        assert_int_equal(run.seen.done, was_done);
        assert_int_equal(run.seen.destroyed, 1);
        assert_int_equal(run.seen.handler_destroyed, 1);
        run_step(&run);
        return 0;
    }
    kin_call_cancel(run.seen.call);
    run_finish(&run);
    if (!was_done)
        TRY_FAIL(run.seen.result, KIN_ESTOPPED);
    return 0;
}

KIN_TEST(they_can_be_cancelled_and_freed_after_each_step)
{
    for (int kind = A_LIST; kind <= A_WATCH; kind++) {
        int total = 0;
        int steps = 0;
        TRY(cancel_after(alloc, (enum kind)kind, 1000, false, &total));
        if (kin_test_out_of_memory())
            return KIN_ENOMEM;
        assert_true(total > 4);
        for (int n = 0; n < 2 * total; n++)
            TRY(cancel_after(alloc, (enum kind)kind, n / 2, n % 2, &steps));
    }
    return 0;
}

/* The rate limit defers the second request, so its end and the cancel are one
 * wake-up. */
KIN_TEST(a_cancelled_list_does_not_wait_for_a_retry)
{
    static const struct test_reply busy[] = {
        {.status = 200, .body = LIST("t", POD("a"))},
        {.status = 503, .head = "Retry-After: 30\n"}};
    AUTO_RUN run = {.loop = NULL};

    TRY(run_start(&run, alloc, ALL_PAGES, busy, 2));
    while (run.t.transport.count < 2 && !run.seen.done)
        run_step(&run);
    TRY(run.seen.result);
    kin_call_cancel(run.seen.call);
    for (int i = 0; i < 4; i++)
        kin_loop_step(run.loop);
    assert_int_equal(run.seen.done, 1);
    TRY_FAIL(run.seen.result, KIN_ESTOPPED);
    return 0;
}

/* ---- with threads ---- */

static void wait_for(_Atomic int *count)
{
    while (atomic_load(count) == 0)
        (void)poll(NULL, 0, 1);
}

struct threads {
    kin_fake_client *fake;
    kin_client *client;
    struct seen seen;
};

static void threads_done(struct threads *t)
{
    (void)kin_call_free(t->seen.call);
    (void)kin_client_unref(t->client);
    (void)kin_fake_client_free(t->fake);
}

/* Events 0 to 3: started, asked, an event has arrived, the next too. */
static int threads_run(const kin_allocator *alloc, int n, bool is_freed)
{
    __attribute__((cleanup(threads_done))) struct threads t = {.fake = NULL};

    TRY(kin_fake_client_new(alloc, &t.fake, NULL));
    TRY(kin_fake_client_connect(
        t.fake, KIN_OPTS(kin_client_opts, .alloc = alloc), &t.client, NULL));
    TRY(kin_fake_client_reply(
        t.fake,
        &(kin_fake_reply){.size = sizeof(kin_fake_reply), .stays_open = true},
        NULL));
    TRY(ask(t.client, A_WATCH, &t.seen));
    while (n > 0 && kin_fake_client_request_count(t.fake) == 0 && !t.seen.done)
        (void)poll(NULL, 0, 1);
    if (n > 1)
        TRY(kin_fake_client_send(t.fake, kin_s(EVENT("ADDED", "a"))));
    if (n > 2)
        TRY(kin_fake_client_send(t.fake, kin_s(EVENT("ADDED", "b"))));
    if (n > 3)
        kin_fake_client_end_watches(t.fake);
    if (is_freed) {
        t.seen.call = kin_call_free(t.seen.call);
        assert_int_equal(t.seen.destroyed, 1);
        return 0;
    }
    if (n <= 3)
        kin_call_cancel(t.seen.call);
    wait_for(&t.seen.done);
    TRY_FAIL(kin_call_wait(t.seen.call, NULL, NULL),
             n > 3 ? KIN_ECLOSED : KIN_ESTOPPED);
    if (n > 3)
        assert_string_equal(t.seen.names, "a b ");
    return 0;
}

KIN_TEST(a_watch_with_threads_ends_at_each_event)
{
    for (int n = 0; n < 10; n++)
        TRY(threads_run(alloc, n / 2, n % 2));
    return 0;
}

KIN_TEST(what_is_missing_is_rejected)
{
    struct seen seen = {.count = 0};
    const kin_watch_handler none = {
        .size = sizeof(none), .userdata = &seen, .destroy = on_handler_destroy};
    kin_call *call = NULL;
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY_FAIL(
        kin_client_watch_async(t.client, &test_pods, NULL, &none, &call, NULL),
        KIN_EINVAL);
    assert_int_equal(seen.handler_destroyed, 1);
    TRY_FAIL(
        kin_client_watch_async(t.client, &test_pods, NULL, NULL, &call, NULL),
        KIN_EINVAL);
    TRY_FAIL(
        kin_client_list_async(t.client, &test_pods, NULL, NULL, &call, NULL),
        KIN_EINVAL);
    assert_null(call);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(lists_a_page), KIN_TEST_ENTRY(lists_all_pages),
              KIN_TEST_ENTRY(watches),
              KIN_TEST_ENTRY(a_rejection_ends_a_list_and_a_watch),
              KIN_TEST_ENTRY(the_code_of_a_handler_ends_them),
              KIN_TEST_ENTRY(a_callback_that_frees_the_call_is_the_last),
              KIN_TEST_ENTRY(a_pause_lasts_until_the_resume),
              KIN_TEST_ENTRY(a_resume_within_the_callback_undoes_the_pause),
              KIN_TEST_ENTRY(callbacks_keep_the_budget_of_a_step),
              KIN_TEST_ENTRY(a_large_answer_is_decoded_in_several_steps),
              KIN_TEST_ENTRY(they_can_be_cancelled_and_freed_after_each_step),
              KIN_TEST_ENTRY(a_cancelled_list_does_not_wait_for_a_retry),
              KIN_TEST_ENTRY(a_watch_with_threads_ends_at_each_event),
              KIN_TEST_ENTRY(what_is_missing_is_rejected))
