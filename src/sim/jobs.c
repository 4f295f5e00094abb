/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/jobs.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <kin/config.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/stop.h"
#include "base/str.h"
#include "kube/client.h"
#include "sim/jobs_impl.h"

enum {
    STEPS_MAX = 1000000, /* a run with more steps does not end */
    STEPS_AT_ONCE = 30,  /* within a step of the loop, on average */
    IDLE_MS = 500,       /* no machine is idle for longer if a job is ready */
    SETTLED_PER_MILLE = 900, /* how soon ready jobs run without faults */
    SETTLED_S = 120, /* without faults, after which all must be in sync */
};

const kin_resource kin__jobs_pods = {
    .version = "v1", .plural = "pods", .kind = "Pod"};

void kin__jobs_fail(struct kin__jobs_running *run, const char *format, ...)
{
    va_list args;

    if (run->error.code < 0)
        return;
    va_start(args, format);
    (void)kin__error_vset(&run->error, KIN_EINTERNAL, format, args);
    va_end(args);
    (void)kin_error_wrap(&run->error, "seed %llu, %.3f s",
                         (unsigned long long)run->opts.seed,
                         (double)run->world.now_ns / 1e9);
}

void kin__jobs_trace(const struct kin__jobs_running *run, const char *format,
                     ...)
{
    char text[512];
    va_list args;

    if (!run->opts.trace)
        return;
    va_start(args, format);
    (void)vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    run->opts.trace(run->world.now_ns, text);
}

void kin__jobs_count(struct kin__jobs_running *run, enum kin__jobs_event event)
{
    assert(event < KIN__JOBS_EVENTS);
    run->result.counts[event]++;
}

bool kin__jobs_inject(struct kin__jobs_running *run, enum kin__jobs_bug bug)
{
    if (run->opts.bug != bug || run->bugs > 0 ||
        !kin__sim_chance(&run->world, 300))
        return false;
    run->bugs++;
    return true;
}

struct kin__source *kin__jobs_source(struct kin__jobs_running *run,
                                     unsigned informer, unsigned ns)
{
    const struct kin__jobs_informer *at = &run->informers[informer];

    if (informer >= KIN__JOBS_INFORMERS || !at->informer || at->is_stopped)
        return NULL;
    assert(at->informer->sources.count == 1 || ns < KIN__SIM_NAMESPACES);
    return &at->informer->sources
                .all[at->informer->sources.count == 1 ? 0 : ns];
}

bool kin__jobs_is_ready(const struct kin__job *job)
{
    return kin__list_is_linked(&job->link);
}

/* ---- handlers ---- */

static void informer_stop(struct kin__jobs_informer *self);

/* Handlers stop the informer at times. */
static void handler_end_note(struct kin__jobs_handler *handler)
{
    struct kin__jobs_running *run = handler->informer->run;

    run->result.notes++;
    if (!handler->informer->is_stopped && kin__sim_fault(&run->world, 5)) {
        kin__jobs_count(run, KIN__JOBS_STOPPED_BY_HANDLER);
        handler->has_stopped = true;
        informer_stop(handler->informer);
    }
    handler->is_inside = false;
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct kin__jobs_handler *handler = userdata;

    (void)is_initial;
    kin__jobs_check_note(handler, KIN_EVENT_ADDED, /* old= */ NULL, object);
    handler->is_inside = true;
    handler_end_note(handler);
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    struct kin__jobs_handler *handler = userdata;

    kin__jobs_check_note(handler, KIN_EVENT_UPDATED, old, object);
    handler->is_inside = true;
    handler_end_note(handler);
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    struct kin__jobs_handler *handler = userdata;

    (void)is_tombstone;
    kin__jobs_check_note(handler, KIN_EVENT_DELETED, /* old= */ NULL, object);
    handler->is_inside = true;
    handler_end_note(handler);
}

static void on_synced(void *userdata)
{
    struct kin__jobs_handler *handler = userdata;

    if (handler->is_synced || handler->informer->is_stopped)
        kin__jobs_fail(handler->informer->run,
                       "informer %u, handler %u: synced twice, or after the "
                       "stop",
                       handler->informer->number, handler->number);
    handler->is_synced = true;
}

static void handler_add(struct kin__jobs_handler *handler)
{
    struct kin__jobs_informer *informer = handler->informer;
    struct kin__sim_world *world = &informer->run->world;
    const kin_handler table = {.size = sizeof(table),
                               .on_add = on_add,
                               .on_update = on_update,
                               .on_delete = on_delete,
                               .on_synced = on_synced,
                               .userdata = handler};
    kin_handler_opts opts = KIN_INIT(kin_handler_opts);
    kin_error err = KIN_ERROR_INIT;

    assert(!handler->registration);
    opts.overflow = (kin_overflow)kin__sim_below(world, 3);
    opts.capacity = 1 + kin__sim_below(world, 4);
    handler->is_synced = false;
    handler->has_stopped = false;
    memset(handler->versions, 0, sizeof(handler->versions));
    if (kin_informer_add_handler(informer->informer, &table, &opts,
                                 &handler->registration, &err) < 0)
        kin__jobs_fail(informer->run, "%s", err.message);
}

static void handler_toggle(struct kin__jobs_handler *handler)
{
    struct kin__jobs_informer *informer = handler->informer;

    if (!handler->registration) {
        handler_add(handler);
        return;
    }
    kin__jobs_count(informer->run, KIN__JOBS_REMOVED);
    if (kin_informer_remove_handler(informer->informer, handler->registration) <
        0)
        kin__jobs_fail(informer->run, "handler %u was not registered",
                       handler->number);
    handler->registration = NULL;
}

/* ---- informers ---- */

static void informer_count_stop(struct kin__jobs_informer *self)
{
    const struct kin__source *source = kin__jobs_source(
        self->run, self->number,
        (unsigned)kin__sim_below(&self->run->world, KIN__SIM_NAMESPACES));

    kin__jobs_count(self->run, KIN__JOBS_STOPPED);
    if (kin__jobs_is_ready(&source->job))
        kin__jobs_count(self->run, KIN__JOBS_STOPPED_READY);
    if (kin__core_is_publishing(source->core))
        kin__jobs_count(self->run, KIN__JOBS_STOPPED_PUBLISHING);
}

static void informer_stop(struct kin__jobs_informer *self)
{
    struct kin__job *job = &self->informer->sources.all[0].job;
    bool was_ready = kin__jobs_is_ready(job);

    assert(!self->is_stopped);
    kin__jobs_trace(self->run, "informer %u stopped", self->number);
    informer_count_stop(self);
    kin_informer_stop(self->informer);
    self->is_stopped = true;
    if (was_ready && kin__jobs_inject(self->run, KIN__JOBS_RUN_STOPPED)) {
        kin__jobs_trace(self->run, "BUG: the job is not cancelled");
        kin__job_post(job);
    }
}

static void informer_free(struct kin__jobs_informer *self)
{
    if (self->informer && !self->is_stopped &&
        kin__sim_chance(&self->run->world, 500))
        informer_stop(self);
    self->informer = kin_informer_free(self->informer);
    for (unsigned i = 0; i < KIN__JOBS_HANDLERS; i++)
        self->handlers[i].registration = NULL;
}

/* An informer that gives up is not among the faults: see run.h. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    const struct kin__jobs_informer *self = userdata;

    (void)failure;
    kin__jobs_trace(self->run, "informer %u: %s", self->number, err->message);
    if (self->is_stopped)
        kin__jobs_fail(self->run, "informer %u: an error after the stop",
                       self->number);
    return KIN_RETRY;
}

static int informer_new(struct kin__jobs_informer *self, kin_error *err)
{
    static const kin_str namespaces[] = {
        KIN_STR_INIT("ns0"), KIN_STR_INIT("ns1"), KIN_STR_INIT("ns2")};
    struct kin__jobs_running *run = self->run;
    struct kin__sim_world *world = &run->world;
    const struct kin__informer_extras extras = {
        .clock = &world->clock,
        .executor = run->executor,
        .seed = run->opts.seed + self->number + 1,
        .slice = 1 + kin__sim_below(world, 8),
        .is_inline = run->is_inline,
    };
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    char selector[16];

    snprintf(selector, sizeof(selector), "informer=%u", self->number);
    opts.label_selector = kin_s(selector);
    if (kin__sim_chance(world, 300)) {
        opts.namespaces = namespaces;
        opts.namespace_count = KIN__SIM_NAMESPACES;
    }
    opts.loop = run->loop;
    opts.on_error = kin__sim_chance(world, 500) ? on_error : NULL;
    opts.userdata = self;
    opts.queue = kin__sim_chance(world, 250) ? KIN_QUEUE_DELTA
                                             : KIN_QUEUE_IN_ORDER;
    opts.watch_list = kin__sim_chance(world, 300) ? KIN_WATCH_LIST_OFF
                                                  : KIN_WATCH_LIST_AUTO;
    opts.page_limit = kin__sim_chance(world, 250) ? 500 : 0;
    opts.resync_ms = kin__sim_chance(world, 300) ? 10000 : 0;
    opts.is_silent_on_same = kin__sim_chance(world, 500);
    opts.min_watch_s = 10;
    return kin__informer_new(run->lw, &opts, &extras, &self->informer, err);
}

static void informer_make(struct kin__jobs_informer *self)
{
    kin_error err = KIN_ERROR_INIT;

    assert(!self->informer);
    kin__jobs_trace(self->run, "informer %u made", self->number);
    self->is_stopped = false;
    if (informer_new(self, &err) < 0) {
        kin__jobs_fail(self->run, "%s", err.message);
        return;
    }
    handler_add(&self->handlers[0]);
    if (kin_informer_start(self->informer, &err) < 0)
        kin__jobs_fail(self->run, "%s", err.message);
}

static void informer_disturb(struct kin__jobs_informer *self)
{
    struct kin__sim_world *world = &self->run->world;

    if (!self->informer)
        informer_make(self);
    else if (self->is_stopped || kin__sim_chance(world, 50))
        informer_free(self);
    else if (kin__sim_chance(world, 50))
        informer_stop(self);
    else if (kin__sim_chance(world, 200))
        handler_toggle(
            &self->handlers[kin__sim_below(world, KIN__JOBS_HANDLERS)]);
}

static void informer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__jobs_informer *self = userdata;
    struct kin__sim_world *world = &self->run->world;

    if (!world->is_faulty)
        return;
    informer_disturb(self);
    kin__sim_after(world, timer, kin__sim_delay_ns(world, 10 * KIN__NS_PER_S));
}

static void informers_init(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++) {
        struct kin__jobs_informer *informer = &run->informers[i];
        *informer = (struct kin__jobs_informer){.run = run, .number = i};
        kin__timer_init(&informer->timer, informer_on_timer, informer);
        for (unsigned j = 0; j < KIN__JOBS_HANDLERS; j++)
            informer->handlers[j] = (struct kin__jobs_handler){
                .informer = informer, .number = j};
    }
}

/* ---- steps ---- */

static size_t run_choose(size_t count, void *userdata)
{
    struct kin__jobs_running *run = userdata;
    size_t index = kin__sim_below(&run->world, count);

    if (index > 0)
        kin__jobs_count(run, KIN__JOBS_OVERTAKEN);
    kin__jobs_trace(run, "job %zu of %zu", index, count);
    return index;
}

static void lose_post(struct kin__jobs_running *run, struct kin__job *job)
{
    if (!kin__jobs_is_ready(job) || !kin__jobs_inject(run, KIN__JOBS_LOSE_POST))
        return;
    kin__jobs_trace(run, "BUG: a post is lost");
    kin__list_unlink(&job->link);
}

/* As if the executor had lost a post. */
static void run_lose_post(struct kin__jobs_running *run)
{
    kin__jobs_calls_forget(run);
    if (run->opts.bug != KIN__JOBS_LOSE_POST)
        return;
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++) {
        const struct kin__jobs_handler *handlers = run->informers[i].handlers;
        unsigned ns = (unsigned)kin__sim_below(&run->world,
                                               KIN__SIM_NAMESPACES);
        struct kin__source *source = kin__jobs_source(run, i, ns);
        if (!source)
            continue;
        lose_post(run, &source->job);
        for (unsigned j = 0; j < KIN__JOBS_HANDLERS; j++)
            if (handlers[j].registration)
                lose_post(run, &handlers[j].registration->job);
    }
}

static void run_count_slices(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++) {
        const struct kin__jobs_informer *informer = &run->informers[i];
        if (!informer->informer || informer->is_stopped)
            continue;
        const struct kin__sources *sources = &informer->informer->sources;
        for (size_t j = 0; j < sources->count; j++)
            if (kin__core_is_publishing(sources->all[j].core))
                kin__jobs_count(run, sources->count == 1
                                         ? KIN__JOBS_SLICED
                                         : KIN__JOBS_SLICED_ONE);
    }
}

/* Whether the next event is a job; then it is due. */
static bool run_chooses_job(struct kin__jobs_running *run)
{
    struct kin__sim_world *world = &run->world;
    int64_t due_ns = kin__executor_due(run->executor).at_ns;
    int64_t next_ns = kin__timers_next(&world->timers).at_ns;

    if (due_ns <= world->now_ns)
        return next_ns - world->now_ns > IDLE_MS * KIN__NS_PER_MS ||
               kin__sim_chance(world, world->is_faulty ? run->eager_per_mille
                                                       : SETTLED_PER_MILLE);
    if (due_ns >= next_ns)
        return false;
    world->now_ns = due_ns;
    return true;
}

/* Runs a job, or the next event of the world. */
static void run_event(struct kin__jobs_running *run)
{
    run_lose_post(run);
    if (run_chooses_job(run)) {
        run->result.jobs++;
        if (!kin__executor_step(run->executor))
            kin__jobs_fail(run, "no job was ready");
        return;
    }
    if (kin__executor_due(run->executor).at_ns <= run->world.now_ns)
        kin__jobs_count(run, KIN__JOBS_POSTPONED);
    (void)kin__sim_step(&run->world);
}

static void run_step(struct kin__jobs_running *run)
{
    run_event(run);
    run_count_slices(run);
    if (run->steps++ > STEPS_MAX)
        kin__jobs_fail(run, "the run does not end");
    kin__jobs_check_now(run);
}

static bool run_goes_on(const struct kin__jobs_running *run)
{
    return run->error.code == 0 && run->world.now_ns < run->until_ns;
}

/* Some steps within one of the loop. */
static void run_step_in_loop(void *userdata)
{
    struct kin__jobs_running *run = userdata;
    uint64_t count = 1 + kin__sim_below(&run->world, 2 * STEPS_AT_ONCE);

    for (; count > 0 && run_goes_on(run); count--)
        run_step(run);
}

static kin_deadline run_due(void *userdata)
{
    (void)userdata;
    return KIN_NEVER;
}

static void run_until(struct kin__jobs_running *run, int64_t until_ns)
{
    run->until_ns = until_ns;
    while (run_goes_on(run)) {
        if (kin__sim_chance(&run->world, 1000 / STEPS_AT_ONCE))
            kin__loop_step(run->loop);
        else
            run_step(run);
    }
}

/* ---- life ---- */

/* Time passes at once, as while a machine is suspended. */
static void run_leap(struct kin__jobs_running *run)
{
    struct kin__sim_world *world = &run->world;

    if (!kin__sim_fault(world, 10))
        return;
    int64_t leap_ns = kin__sim_delay_ns(world, 200 * KIN__NS_PER_S);
    kin__jobs_trace(run, "-- %.3f s later", (double)leap_ns / 1e9);
    kin__jobs_count(run, KIN__JOBS_LEAPT);
    world->now_ns += leap_ns;
    run->leapt_ns += leap_ns;
}

static void writer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__jobs_running *run = userdata;

    if (!run->world.is_faulty)
        return;
    kin__sim_server_change(&run->server);
    kin__sim_server_disturb(&run->server);
    run_leap(run);
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 3 * KIN__NS_PER_S));
}

static void caller_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__jobs_running *run = userdata;

    if (!run->world.is_faulty)
        return;
    kin__jobs_call_start(run);
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 5 * KIN__NS_PER_S));
}

static int run_make_client(struct kin__jobs_running *run, kin_error *err)
{
    struct kin__sim_world *world = &run->world;
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__client_deps deps = {.transport = &run->transport,
                                          .clock = &world->clock,
                                          .seed = run->opts.seed + 1,
                                          .executor = run->executor};
    kin_client_opts opts = KIN_INIT(kin_client_opts);
    int r = kin_config_new(KIN_OPTS(kin_config_opts, .server = "http://sim"),
                           &config, err);

    opts.loop = run->loop;
    run->is_inline = kin__sim_chance(world, 200);
    opts.qps = kin__sim_chance(world, 500) ? 3 : -1;
    opts.burst = 3;
    if (r == 0)
        r = kin__client_new(config, &opts, &deps, &run->client, err);
    return r < 0 ? r
                 : kin_lister_watcher_new(run->client, &kin__jobs_pods,
                                          kin_s(""), &run->lw, err);
}

static int run_make_executor(struct kin__jobs_running *run, kin_error *err)
{
    int r = kin__executor_new(
        kin_allocator_default(),
        &(struct kin__executor_opts){
            .clock = &run->world.clock, .choose = run_choose, .userdata = run},
        &run->executor, err);

    if (r == 0)
        r = kin__stop_new_with_clock(&run->world.clock, /* opts= */ NULL,
                                     &run->stop, err);
    if (r == 0)
        r = kin_loop_new(kin_allocator_default(), &run->loop, err);
    if (r < 0)
        return r;
    kin_loop_set_budget(run->loop, INT64_MAX); /* no clock of the machine */
    run->source = (struct kin__loop_source){
        .fd = -1, .due = run_due, .step = run_step_in_loop, .userdata = run};
    return kin__loop_add(run->loop, &run->source, err);
}

static int run_init(struct kin__jobs_running *run,
                    const struct kin__jobs_opts *opts, kin_error *err)
{
    run->opts = *opts;
    kin__sim_world_init(&run->world, opts->seed);
    kin__sim_server_init(&run->server, &run->world, /* has_defects= */ false);
    CDS_INIT_LIST_HEAD(&run->source.link);
    kin__timer_init(&run->writer, writer_on_timer, run);
    kin__timer_init(&run->caller, caller_on_timer, run);
    kin__jobs_net_init(run);
    kin__jobs_calls_init(run);
    kin__jobs_elect_init(run);
    informers_init(run);
    run->eager_per_mille = 300 + (unsigned)kin__sim_below(&run->world, 700);
    int r = run_make_executor(run, err);
    return r < 0 ? r : run_make_client(run, err);
}

/* Ends the calls that the library frees, also after a violation. */
static void run_end_calls(struct kin__jobs_running *run)
{
    run->world.is_faulty = false;
    kin_stop_request(run->stop);
    for (int i = 0; kin__jobs_calls_are_left(run) && i < STEPS_MAX; i++)
        run_event(run);
}

/* Frees all that a program would free. */
static void run_free(struct kin__jobs_running *run)
{
    run_end_calls(run);
    kin__jobs_calls_done(run);
    kin__jobs_elect_free(run);
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++)
        informer_free(&run->informers[i]);
    run->stop = kin_stop_unref(run->stop);
    run->lw = kin_lister_watcher_unref(run->lw);
    run->client = kin_client_unref(run->client);
}

static void run_done(struct kin__jobs_running *run)
{
    run_free(run);
    run->executor = kin__executor_free(run->executor);
    if (kin__list_is_linked(&run->source.link))
        kin__loop_remove(run->loop, &run->source);
    run->loop = kin_loop_free(run->loop);
    kin__jobs_net_done(run);
    kin__jobs_elect_done(run);
    kin__sim_world_done(&run->world);
}

static void run_settle(struct kin__jobs_running *run)
{
    run->world.is_faulty = false;
    kin__sim_server_settle(&run->server);
    kin__jobs_trace(run, "-- no more faults");
    kin__jobs_elect_settle(run);
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++) {
        struct kin__jobs_informer *informer = &run->informers[i];
        if (informer->informer && !informer->is_stopped)
            continue;
        informer_free(informer);
        informer_make(informer);
    }
    run_until(run, run->world.now_ns + SETTLED_S * KIN__NS_PER_S);
    if (run->error.code == 0)
        kin__jobs_check_end(run);
}

static void run_all(struct kin__jobs_running *run)
{
    int64_t length_ns = (int64_t)(10 + kin__sim_below(&run->world, 110)) *
                        KIN__NS_PER_S;

    kin__sim_after(&run->world, &run->writer, 1);
    kin__sim_after(&run->world, &run->caller, 1);
    kin__jobs_elect_start(run);
    for (unsigned i = 0; i < KIN__JOBS_INFORMERS; i++)
        kin__sim_after(&run->world, &run->informers[i].timer, 1);
    run_until(run, run->world.now_ns + length_ns);
    if (run->error.code == 0)
        run_settle(run);
    run->result.simulated_ns = run->world.now_ns - 1000 * KIN__NS_PER_S;
    run_free(run);
    kin__jobs_check_freed(run);
}

int kin__jobs_run(const struct kin__jobs_opts *opts,
                  struct kin__jobs_result *ret, kin_error *err)
{
    struct kin__jobs_running *run = kin__alloc0(kin_allocator_default(), 1,
                                                sizeof(*run));
    int r = run ? run_init(run, opts, err) : KIN_ENOMEM;

    if (r == 0) {
        run_all(run);
        r = run->error.code;
        if (r < 0 && err)
            *err = run->error;
        if (ret)
            *ret = run->result;
    }
    if (run)
        run_done(run);
    kin__free(kin_allocator_default(), run);
    return r;
}
