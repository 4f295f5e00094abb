/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Guarantees A, C, D and H of kin/call.h: each asynchronous call is cancelled,
 * and freed, at each event of its run, with threads and in a loop.  It ends
 * once, and nothing leaks.
 *
 * Events are the start (number 0), each request, the head, the two halves of
 * the body and the end of each answer, and each callback of the call.  There
 * are two ways to act at an event:
 *
 *   - within it, by its thread: a thread of the client, the I/O thread, or the
 *     one that steps the loop.  A call is freed in its own callbacks only.
 *   - after it, by the test's thread, which also steps the loop.  With threads
 *     the thread of the event continues at the same time.
 *
 * To test another call, add a row to the table.
 */
#include <poll.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include <kin/events.h>
#include <kin/json.h>
#include <kin/list.h>
#include <kin/loop.h>
#include <kin/patch.h>
#include <kin/request.h>
#include <kin/update.h>
#include <kin/watch.h>

#include "base/alloc.h"
#include "base/fake_clock.h"
#include "control/events.h"
#include "event_test.h"
#include "fake/fake_client.h"
#include "kin_test.h"
#include "kube/client.h"

enum { EVENTS_MAX = 64, REPLIES_MAX = 4, NEVER = -1 };

enum how { CANCEL_WITHIN, CANCEL_AFTER, FREE_WITHIN, FREE_AFTER, HOWS };

static const char *const how_names[HOWS] = {
    "cancelled within", "cancelled after", "freed within", "freed after"};

enum act { ACT_NONE, ACT_DONE, ACT_LEFT }; /* LEFT: to the test's thread */

struct row;

/* One run of a call. */
struct run {
    const struct row *row;
    const kin_allocator *alloc;
    bool is_in_loop;
    enum how how;
    int at; /* the event to act at, or NEVER */

    struct kin__transport transport; /* counts events of that of `fake` */
    struct kin__fake_clock *clock;   /* may outlive the run, see the tests */
    kin_fake_client *fake;
    kin_loop *loop; /* NULL with threads */
    kin_client *client;
    kin_object *object;
    kin_edit *edit;
    kin_events *events;

    kin_call *call; /* set before `is_started` */
    _Atomic bool is_started;
    _Atomic bool is_acting;   /* the test's thread is about to act */
    _Atomic bool is_released; /* kin_call_free() has returned: no callbacks */
    _Atomic int act;          /* an enum act */
    _Atomic int count;        /* of events so far */
    _Atomic bool is_callback[EVENTS_MAX]; /* by the number of an event */
    _Atomic int requests;
    _Atomic int transfers; /* not freed yet */
    _Atomic int done;
    _Atomic int destroyed;
    _Atomic int handlers_destroyed; /* also userdata of an update */
    int code;                       /* of on_done() */
    _Atomic(const char *) problem;
};

/* A call that is tested. */
struct row {
    const char *name;
    int (*start)(struct run *run, const kin_call_opts *opts, kin_call **ret);
    const char *replies[REPLIES_MAX]; /* bodies, after a 503 */
    int code;                         /* that it ends with */
    int cancelled;                    /* the same if it is cancelled */
    int handlers;                     /* userdata besides that of the call */
};

/* Threads of the client cannot fail a test. */
static void check(struct run *run, bool is_true, const char *problem)
{
    if (!is_true)
        atomic_store(&run->problem, problem);
}

/* ---- events ---- */

/* Counts an event, and acts if it is the one. */
static void happen(struct run *run, bool is_callback)
{
    while (!atomic_load(&run->is_started))
        (void)sched_yield();
    int number = atomic_fetch_add(&run->count, 1) + 1;

    if (number < EVENTS_MAX)
        atomic_store(&run->is_callback[number], is_callback);
    if (number != run->at)
        return;
    if (run->how == CANCEL_WITHIN || (run->how == FREE_WITHIN && is_callback)) {
        if (run->how == CANCEL_WITHIN)
            kin_call_cancel(run->call);
        else
            (void)kin_call_free(run->call);
        atomic_store(&run->is_released, run->how == FREE_WITHIN);
        atomic_store(&run->act, ACT_DONE);
        return;
    }
    atomic_store(&run->act, ACT_LEFT);
    /* A thread that steps the loop must not wait for itself, and may have to
     * wait for the I/O thread. */
    while (!run->is_in_loop && !atomic_load(&run->is_acting))
        (void)sched_yield();
}

static void call_back(struct run *run)
{
    check(run, !atomic_load(&run->is_released), "called back after the free");
    check(run, atomic_load(&run->destroyed) == 0, "destroyed too early");
    happen(run, /* is_callback= */ true);
}

static int on_object(const kin_object *object, void *userdata)
{
    struct run *run = userdata;

    (void)object;
    check(run, atomic_load(&run->done) == 0, "called back after the end");
    call_back(run);
    return 0;
}

static int on_watch_event(const kin_watch_event *event, void *userdata)
{
    return on_object(event->object, userdata);
}

static int on_fill(kin_edit *edit, const kin_object *object, void *userdata)
{
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, kin_edit_root(), kin_s("value")),
        kin_s("v"));
    return on_object(object, userdata);
}

static void on_handler_destroy(void *userdata)
{
    struct run *run = userdata;

    atomic_fetch_add(&run->handlers_destroyed, 1);
}

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct run *run = userdata;

    check(run, kin_call_is_done(call), "called back before the end");
    run->code = err ? err->code : 0;
    atomic_fetch_add(&run->done, 1);
    call_back(run);
}

static void on_destroy(void *userdata)
{
    struct run *run = userdata;

    atomic_fetch_add(&run->destroyed, 1);
}

/* ---- a transport that counts ---- */

struct counted {
    struct kin__transfer base; /* first */
    struct run *run;
    struct kin__transfer *inner;
    struct kin__transfer_handler handler;
};

static int counted_headers(const struct kin__http_response *response,
                           void *userdata)
{
    const struct counted *self = userdata;
    struct run *run = self->run;
    int r = self->handler.on_headers(response, self->handler.userdata);

    happen(run, /* is_callback= */ false);
    return r;
}

/* In two halves. */
static int counted_data(kin_str bytes, void *userdata)
{
    const struct counted *self = userdata;
    struct run *run = self->run;
    size_t half = bytes.len / 2;
    int r = self->handler.on_data(kin_str_of(bytes.ptr, half),
                                  self->handler.userdata);

    happen(run, /* is_callback= */ false);
    if (r < 0)
        return r;
    check(run, r == 0, "the transfer was paused");
    r = self->handler.on_data(kin_str_of(bytes.ptr + half, bytes.len - half),
                              self->handler.userdata);
    happen(run, /* is_callback= */ false);
    return r;
}

/* The handler may free the transfer. */
static void counted_done(const struct kin__transfer_end *end, void *userdata)
{
    const struct counted *self = userdata;
    struct run *run = self->run;

    self->handler.on_done(end, self->handler.userdata);
    happen(run, /* is_callback= */ false);
}

static int counted_start(struct kin__transport *transport,
                         const struct kin__http_request *request,
                         const struct kin__transfer_handler *handler,
                         struct kin__transfer **ret, kin_error *err)
{
    struct run *run = (struct run *)(void *)((char *)transport -
                                             offsetof(struct run, transport));
    struct counted *self = kin__alloc0(run->alloc, 1, sizeof(*self));
    const struct kin__transfer_handler passed = {.on_headers = counted_headers,
                                                 .on_data = counted_data,
                                                 .on_done = counted_done,
                                                 .userdata = self};

    check(run, self != NULL, "out of memory");
    if (!self)
        return KIN_ENOMEM;
    self->base.transport = transport;
    self->run = run;
    self->handler = *handler;
    *ret = &self->base;
    atomic_fetch_add(&run->requests, 1);
    atomic_fetch_add(&run->transfers, 1);
    happen(run, /* is_callback= */ false);
    int r = kin__transport_start(&run->fake->transport, request, &passed,
                                 &self->inner, err);
    check(run, r == 0, "the request was not started");
    return r;
}

static void counted_resume(struct kin__transfer *transfer)
{
    kin__transfer_resume(((struct counted *)(void *)transfer)->inner);
}

static void counted_cancel(struct kin__transfer *transfer)
{
    kin__transfer_cancel(((struct counted *)(void *)transfer)->inner);
}

static void counted_free(struct kin__transfer *transfer)
{
    struct counted *self = (struct counted *)(void *)transfer;
    struct run *run = self->run;

    (void)kin__transfer_free(self->inner);
    kin__free(run->alloc, self);
    atomic_fetch_sub(&run->transfers, 1);
}

static const struct kin__transport_ops counted_ops = {
    .start = counted_start,
    .resume = counted_resume,
    .cancel = counted_cancel,
    .transfer_free = counted_free,
};

/* ---- the calls ---- */

#define POD(version)                                                           \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"p\","    \
    "\"namespace\":\"n\",\"uid\":\"u\",\"resourceVersion\":\"" version "\"}}"
#define PAGE(token)                                                            \
    "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"               \
    "\"resourceVersion\":\"9\",\"continue\":\"" token                          \
    "\"},\"items\":[" POD("7") "," POD("8") "]}"
#define CHANGE(type) "{\"type\":\"" type "\",\"object\":" POD("8") "}\n"
#define CONFLICT                                                               \
    "{\"kind\":\"Status\",\"status\":\"Failure\",\"reason\":\"Conflict\","     \
    "\"code\":409}"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static int start_get(struct run *run, const kin_call_opts *opts, kin_call **ret)
{
    return kin_client_get_async(run->client, &pods, kin_named("n", "p"), opts,
                                ret, NULL);
}

static int start_create(struct run *run, const kin_call_opts *opts,
                        kin_call **ret)
{
    return kin_client_create_async(run->client, &pods, run->edit, opts, ret,
                                   NULL);
}

static int start_update(struct run *run, const kin_call_opts *opts,
                        kin_call **ret)
{
    return kin_client_update_async(run->client, &pods, run->edit, opts, ret,
                                   NULL);
}

static int start_patch(struct run *run, const kin_call_opts *opts,
                       kin_call **ret)
{
    const kin_patch patch = {.size = sizeof(patch),
                             .type = KIN_PATCH_MERGE,
                             .name = kin_named("n", "p"),
                             .body = kin_object_value(run->object)};

    return kin_client_patch_async(run->client, &pods, &patch, opts, ret, NULL);
}

static int start_delete(struct run *run, const kin_call_opts *opts,
                        kin_call **ret)
{
    return kin_client_delete_async(run->client, &pods, kin_named("n", "p"),
                                   KIN_OPTS(kin_delete_opts, .call = opts), ret,
                                   NULL);
}

static int start_delete_collection(struct run *run, const kin_call_opts *opts,
                                   kin_call **ret)
{
    return kin_client_delete_collection_async(
        run->client, &pods,
        KIN_OPTS(kin_delete_opts, .call = opts, .ns = kin_s("n"),
                 .label_selector = kin_s("a=b")),
        ret, NULL);
}

static int start_request(struct run *run, const kin_call_opts *opts,
                         kin_call **ret)
{
    return kin_client_request_async(
        run->client,
        KIN_OPTS(kin_request, .call = opts, .path = kin_s("/version")), ret,
        NULL);
}

static int start_list_of(struct run *run, const kin_call_opts *opts,
                         bool is_all, kin_call **ret)
{
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = on_object,
                                      .userdata = run,
                                      .destroy = on_handler_destroy};
    const kin_list_opts list = {
        .size = sizeof(list), .call = opts, .ns = kin_s("n")};

    return is_all ? kin_client_list_all_async(run->client, &pods, &list,
                                              &handler, ret, NULL)
                  : kin_client_list_async(run->client, &pods, &list, &handler,
                                          ret, NULL);
}

static int start_list(struct run *run, const kin_call_opts *opts,
                      kin_call **ret)
{
    return start_list_of(run, opts, /* is_all= */ false, ret);
}

static int start_list_all(struct run *run, const kin_call_opts *opts,
                          kin_call **ret)
{
    return start_list_of(run, opts, /* is_all= */ true, ret);
}

static int start_watch(struct run *run, const kin_call_opts *opts,
                       kin_call **ret)
{
    const kin_watch_handler handler = {.size = sizeof(handler),
                                       .on_event = on_watch_event,
                                       .userdata = run,
                                       .destroy = on_handler_destroy};

    return kin_client_watch_async(
        run->client, &pods,
        KIN_OPTS(kin_list_opts, .call = opts, .ns = kin_s("n")), &handler, ret,
        NULL);
}

static int start_update_with_retry(struct run *run, const kin_call_opts *opts,
                                   kin_call **ret)
{
    return kin_client_update_with_retry_async(
        run->client,
        KIN_OPTS(kin_update, .resource = &pods, .object = run->object,
                 .fill = on_fill, .userdata = run,
                 .destroy = on_handler_destroy),
        opts, ret, NULL);
}

/* The requests are those of the recorder. */
static int start_events_stop(struct run *run, const kin_call_opts *opts,
                             kin_call **ret)
{
    const kin_events_entry entry = event_test_entry("1");
    int r = kin__events_new(
        run->client,
        KIN_OPTS(kin_events_opts, .alloc = run->alloc,
                 .component = kin_s("test"), .flush_ms = 1),
        &(struct kin__events_deps){.clock = &run->clock->clock, .seed = 1},
        &run->events, NULL);

    if (r == 0)
        r = kin_events_add(run->events, &entry);
    return r < 0 ? r : kin_events_stop_async(run->events, opts, ret, NULL);
}

static const struct row rows[] = {
    {"get", start_get, {POD("7")}, 0, KIN_ESTOPPED, 0},
    {"create", start_create, {POD("7")}, 0, KIN_ESTOPPED, 0},
    {"update", start_update, {POD("7")}, 0, KIN_ESTOPPED, 0},
    {"patch", start_patch, {POD("7")}, 0, KIN_ESTOPPED, 0},
    {"delete", start_delete, {"{}"}, 0, KIN_ESTOPPED, 0},
    {"delete_collection", start_delete_collection, {"{}"}, 0, KIN_ESTOPPED, 0},
    {"request", start_request, {"v1"}, 0, KIN_ESTOPPED, 0},
    {"list", start_list, {PAGE("t")}, 0, KIN_ESTOPPED, 1},
    {"list_all", start_list_all, {PAGE("t"), PAGE("")}, 0, KIN_ESTOPPED, 1},
    {"watch",
     start_watch,
     {CHANGE("ADDED") CHANGE("DELETED")},
     KIN_ECLOSED,
     KIN_ESTOPPED,
     1},
    {"update_with_retry",
     start_update_with_retry,
     {CONFLICT, POD("8"), POD("9")},
     0,
     KIN_ESTOPPED,
     1},
    {"events_stop", start_events_stop, {POD("7")}, 0, KIN_ETIMEDOUT, 0},
};

/* ---- a run ---- */

static void run_done(struct run *run)
{
    (void)kin_call_free(run->call);
    (void)kin_events_free(run->events);
    (void)kin_edit_free(run->edit);
    (void)kin_object_unref(run->object);
    (void)kin_client_unref(run->client);
    (void)kin_fake_client_free(run->fake);
    (void)kin_loop_free(run->loop);
}

#define AUTO_RUN __attribute__((cleanup(run_done))) struct run

/* Every run begins with a request that has to be repeated. */
static int run_script(const struct run *run)
{
    int r = kin_fake_client_reply(
        run->fake, KIN_OPTS(kin_fake_reply, .status = 503, .retry_after_s = 1),
        NULL);

    for (int i = 0; i < REPLIES_MAX && run->row->replies[i] && r == 0; i++) {
        const char *body = run->row->replies[i];
        r = kin_fake_client_reply(
            run->fake,
            KIN_OPTS(kin_fake_reply,
                     .status = strcmp(body, CONFLICT) == 0 ? 409 : 200,
                     .body = kin_s(body)),
            NULL);
    }
    return r;
}

static int run_init(struct run *run)
{
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    const kin_allocator *alloc = run->alloc;

    run->transport.ops = &counted_ops;
    TRY(kin_fake_client_new(alloc, &run->fake, NULL));
    TRY(run_script(run));
    if (run->is_in_loop)
        TRY(kin_loop_new(alloc, &run->loop, NULL));
    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "http://fake"),
        &config, NULL));
    TRY(kin__client_new(config,
                        KIN_OPTS(kin_client_opts, .alloc = alloc, .qps = -1,
                                 .timeout_ms = -1, .loop = run->loop),
                        &(struct kin__client_deps){.transport = &run->transport,
                                                   .clock = &run->clock->clock,
                                                   .seed = 1},
                        &run->client, NULL));
    TRY(kin_document_parse(alloc, kin_s(POD("7")), &doc, NULL));
    TRY(kin_object_new(doc, &run->object, NULL));
    run->edit = kin_edit_new_object(alloc, &pods, kin_named("n", "p"));
    TRY_PTR(run->edit);
    return 0;
}

static int run_start(struct run *run)
{
    const kin_call_opts opts = {.size = sizeof(opts),
                                .timeout_ms = -1,
                                .on_done = on_done,
                                .userdata = run,
                                .destroy = on_destroy};
    int r = run->row->start(run, &opts, &run->call);

    if (run->at == 0)
        atomic_store(&run->act, ACT_LEFT);
    atomic_store(&run->is_started, true);
    return r;
}

static void run_step(struct run *run)
{
    struct pollfd fd = {.fd = run->loop ? kin_loop_fd(run->loop) : -1,
                        .events = POLLIN};

    (void)poll(&fd, 1, 1);
    if (run->loop)
        kin_loop_step(run->loop);
    kin__fake_clock_advance(run->clock, KIN__NS_PER_S);
}

static void run_to(struct run *run, const _Atomic int *count)
{
    while (atomic_load(count) == 0)
        run_step(run);
}

/* Steps until the event, or until the end of a run without it. */
static void run_to_event(struct run *run)
{
    while (atomic_load(&run->act) == ACT_NONE &&
           atomic_load(&run->destroyed) == 0)
        run_step(run);
}

#define EXPECT(run, condition)                                                 \
    do {                                                                       \
        if (!(condition))                                                      \
            fail_msg("%s, %s event %d: not true: %s", (run)->row->name,        \
                     how_names[(run)->how], (run)->at, #condition);            \
    } while (0)

static void run_check(const struct run *run, int done)
{
    const char *problem = atomic_load(&run->problem);

    if (problem)
        fail_msg("%s, %s event %d: %s", run->row->name, how_names[run->how],
                 run->at, problem);
    EXPECT(run, atomic_load(&run->done) == done);
    EXPECT(run, atomic_load(&run->destroyed) == 1);
    EXPECT(run, atomic_load(&run->handlers_destroyed) == run->row->handlers);
}

/* A call that is cancelled ends once.  The cancel wins if the last of all
 * `requests` is still to be started: in a loop only steps do that.  Requests of
 * a recorder are not those of the call that stops it. */
static void run_end_cancelled(struct run *run, int requests)
{
    const struct row *row = run->row;
    bool must_win = !run->events &&
                    (run->at == 0 ||
                     (run->is_in_loop && run->how == CANCEL_AFTER &&
                      atomic_load(&run->requests) < requests));
    int done = atomic_load(&run->done);

    atomic_store(&run->is_acting, true);
    if (atomic_load(&run->act) == ACT_LEFT)
        kin_call_cancel(run->call);
    if (run->is_in_loop) /* C */
        EXPECT(run, atomic_load(&run->done) == done);
    run_to(run, &run->done);
    if (must_win || run->code != row->code)
        EXPECT(run, run->code == row->cancelled);
    EXPECT(run, kin_call_wait(run->call, NULL, NULL) == run->code);
    run->call = kin_call_free(run->call);
    atomic_store(&run->is_released, true);
    run_check(run, /* done= */ 1);
}

/* A call that is freed does not call back. */
static void run_end_freed(struct run *run)
{
    if (atomic_load(&run->act) == ACT_DONE) {
        run->call = NULL;
        run_to(run, &run->destroyed);
    } else {
        atomic_store(&run->is_acting, true);
        run->call = kin_call_free(run->call);
        atomic_store(&run->is_released, true);
    }
    int done = atomic_load(&run->done);
    EXPECT(run, done <= 1);
    run_check(run, done);
    run_step(run);
    run_check(run, done);
    if (!run->events) /* which sends on */
        EXPECT(run, atomic_load(&run->transfers) == 0);
}

/* ---- all runs ---- */

/* A run that was not disturbed. */
struct record {
    int events;
    int requests;
    bool is_callback[EVENTS_MAX]; /* by the number of an event */
};

static int record_run(const struct run *start, struct record *ret)
{
    AUTO_RUN run = *start;

    run.at = NEVER;
    TRY(run_init(&run));
    TRY(run_start(&run));
    run_to_event(&run);
    run_check(&run, /* done= */ 1);
    EXPECT(&run, run.code == run.row->code);
    ret->events = atomic_load(&run.count);
    ret->requests = atomic_load(&run.requests);
    EXPECT(&run, ret->events < EVENTS_MAX);
    EXPECT(&run, ret->requests > 1);
    for (int i = 0; i <= ret->events; i++)
        ret->is_callback[i] = atomic_load(&run.is_callback[i]);
    return 0;
}

static int disturb_run(const struct run *start, const struct record *record)
{
    AUTO_RUN run = *start;

    TRY(run_init(&run));
    TRY(run_start(&run));
    run_to_event(&run);
    EXPECT(&run, atomic_load(&run.act) != ACT_NONE);
    if (run.how == CANCEL_WITHIN || run.how == CANCEL_AFTER)
        run_end_cancelled(&run, record->requests);
    else
        run_end_freed(&run);
    return 0;
}

static int disturb_row(struct run *start)
{
    struct record record = {0};

    TRY(record_run(start, &record));
    for (int i = 0; i < (record.events + 1) * HOWS; i++) {
        start->at = i / HOWS;
        start->how = (enum how)(i % HOWS);
        /* Only callbacks may free the call. */
        if (start->how != FREE_WITHIN || record.is_callback[start->at])
            TRY(disturb_run(start, &record));
    }
    return 0;
}

static int disturb_all(const kin_allocator *alloc, bool is_in_loop,
                       struct kin__fake_clock *clock)
{
    kin__fake_clock_init(clock, KIN__NS_PER_S, KIN__NS_PER_S);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct run start = {.alloc = alloc,
                            .row = &rows[i],
                            .is_in_loop = is_in_loop,
                            .clock = clock};
        TRY(disturb_row(&start));
    }
    return 0;
}

/* The clocks are not on the stack, and used once: threads of a client end a
 * little after its last call. */
KIN_TEST(each_call_ends_at_each_event_in_a_loop)
{
    static struct kin__fake_clock clock;

    return disturb_all(alloc, /* is_in_loop= */ true, &clock);
}

KIN_TEST(each_call_ends_at_each_event_with_threads)
{
    static struct kin__fake_clock clock;

    return disturb_all(alloc, /* is_in_loop= */ false, &clock);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(each_call_ends_at_each_event_in_a_loop),
              KIN_TEST_ENTRY(each_call_ends_at_each_event_with_threads))
