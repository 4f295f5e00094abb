/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/snapshot.h>

#include "base/alloc.h"
#include "base/str.h"
#include "informer/core.h"
#include "sim/server.h"

enum {
    HANDLERS = 3,
    RUSH = 60,           /* requests in one second of simulated time */
    STEPS_MAX = 2000000, /* a run that does not end has gone wrong */
    SETTLED_S = 600,     /* after that long without faults all must be well */
};

struct run;

/* A handler, and what it believes. */
struct hearer {
    struct run *run;
    unsigned number;
    struct kin__listener *listener;
    struct kin__timer timer; /* takes what waits */
    bool is_added;
    bool coalesces;
    uint64_t versions[KIN__SIM_OBJECTS]; /* 0: not there */
};

/* An answer on its way. */
struct wire {
    struct kin__timer timer;
    bool is_open;
    bool is_begun;
    bool is_watch;
    uint64_t number; /* of the request */
    struct kin__sim_answer answer;
    struct kin__buf body;
    size_t sent;
    uint64_t cut_after; /* bytes; UINT64_MAX for never */
    int64_t until_ns;   /* a watch ends then */
};

struct run {
    struct kin__sim_opts opts;
    struct kin__sim_world world;
    struct kin__sim_server server;
    struct kin__core *core;
    struct kin__timer core_timer;
    struct kin__timer writer;
    struct kin__timer shaker;
    struct wire wire;
    struct hearer hearers[HANDLERS];
    struct kin__sim_result result;
    int64_t second; /* of the last request */
    unsigned in_second;
    unsigned bugs; /* that were let happen */
    bool is_stopped;
    kin_error error; /* the first thing that does not hold */
};

__attribute__((format(printf, 2, 3))) static void run_fail(struct run *run,
                                                           const char *format,
                                                           ...)
{
    va_list args;

    if (run->error.code < 0)
        return;
    va_start(args, format);
    (void)kin_error_vset(&run->error, KIN_EINTERNAL, format, args);
    va_end(args);
    (void)kin_error_wrap(&run->error, "seed %llu, %.3f s",
                         (unsigned long long)run->opts.seed,
                         (double)run->world.now_ns / 1e9);
}

__attribute__((format(printf, 2, 3))) static void run_say(const struct run *run,
                                                          const char *format,
                                                          ...)
{
    char text[256];
    va_list args;

    if (!run->opts.say)
        return;
    va_start(args, format);
    (void)vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    run->opts.say(run->world.now_ns, text);
}

static bool run_lets_bug(struct run *run, enum kin__sim_bug bug)
{
    if (run->opts.bug != bug || run->bugs > 0 ||
        !kin__sim_chance(&run->world, 300))
        return false;
    run->bugs++;
    return true;
}

/* ---- what must hold of the store ---- */

static unsigned object_of(kin_str key)
{
    return (unsigned)(key.ptr[key.len - 1] - 'a');
}

static uint64_t version_of(const kin_object *object)
{
    return strtoull(kin_object_resource_version(object).ptr, NULL, 10);
}

static void run_check_store(struct run *run, uint64_t version)
{
    struct kin__sim_state state;
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(kin__core_store(run->core));
    kin_iter it = kin_snapshot_list(snap);
    const kin_object *object = NULL;

    kin__sim_server_state(&run->server, version, &state);
    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it)) {
        unsigned i = object_of(kin_object_key(object));
        if (state.versions[i] != version_of(object))
            run_fail(run, "store at %llu: %s is at %llu instead of %llu",
                     (unsigned long long)version, kin_object_key(object).ptr,
                     (unsigned long long)version_of(object),
                     (unsigned long long)state.versions[i]);
        state.versions[i] = 0;
    }
    for (unsigned i = 0; i < KIN__SIM_OBJECTS; i++)
        if (state.versions[i] != 0)
            run_fail(run, "store at %llu: object %u is missing",
                     (unsigned long long)version, i);
}

static void run_check_now(struct run *run)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(kin__core_store(run->core));
    kin_scratch scratch;
    kin_str version = kin_snapshot_resource_version(snap, &scratch);

    if (version.len > 0)
        run_check_store(run, strtoull(version.ptr, NULL, 10));
}

/* ---- what must hold of stories ---- */

static void hearer_check(struct hearer *hearer, const struct kin__note *note)
{
    struct run *run = hearer->run;
    unsigned i = object_of(kin_object_key(note->now));
    uint64_t *known = &hearer->versions[i];
    uint64_t now = version_of(note->now);

    run_say(run, "handler %u: %c%c %llu", hearer->number, "+~-"[note->type],
            'a' + (char)i, (unsigned long long)now);
    if (run->is_stopped)
        run_fail(run, "handler %u is told after the stop", hearer->number);
    if (note->type == KIN__NOTE_ADD && *known != 0)
        run_fail(run, "handler %u: %c is added twice", hearer->number,
                 'a' + (char)i);
    if (note->type == KIN__NOTE_UPDATE && version_of(note->old) != *known)
        run_fail(run, "handler %u: %c is updated from %llu, told was %llu",
                 hearer->number, 'a' + (char)i,
                 (unsigned long long)version_of(note->old),
                 (unsigned long long)*known);
    if (note->type == KIN__NOTE_DELETE && note->is_tombstone && *known == 0)
        run_fail(run, "handler %u: %c has a tombstone and was not there",
                 hearer->number, 'a' + (char)i);
    *known = note->type == KIN__NOTE_DELETE ? 0 : now;
}

static void hearer_take(struct hearer *hearer, size_t count)
{
    struct run *run = hearer->run;
    struct kin__note note;

    while (count-- > 0 && kin__listener_take(hearer->listener, &note)) {
        if (run_lets_bug(run, KIN__SIM_LOSE_NOTE))
            run_say(run, "BUG: handler %u is not told", hearer->number);
        else
            hearer_check(hearer, &note);
        run->result.events++;
        kin__listener_finish(hearer->listener, &note);
    }
}

/* Slow handlers, now and then very slow ones. */
static void hearer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct hearer *hearer = userdata;
    struct kin__sim_world *world = &hearer->run->world;

    if (hearer->run->is_stopped)
        return;
    hearer_take(hearer, 1 + kin__sim_below(world, 5));
    kin__sim_after(world, timer,
                   kin__sim_delay_ns(world, kin__sim_fault(world, 10)
                                                ? 300 * KIN__NS_PER_S
                                                : KIN__NS_PER_S));
}

static void hearer_add(struct run *run, struct hearer *hearer)
{
    kin_error err = KIN_ERROR_INIT;

    hearer->is_added = true;
    if (kin__core_add_listener(run->core, hearer->listener, run->world.now_ns,
                               &err) < 0)
        run_fail(run, "%s", err.message);
}

/* ---- the wire ---- */

static void wire_close(struct run *run)
{
    run->wire.is_open = false;
    kin__sim_cancel(&run->world, &run->wire.timer);
}

static void wire_end(struct run *run, enum kin__reflector_end end,
                     const kin_error *err)
{
    run_say(run, "end %d %s", (int)end, err ? err->message : "");
    wire_close(run);
    kin__core_ended(run->core, end, err, run->world.now_ns);
}

static void wire_fail(struct run *run, enum kin__reflector_end end, int code)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, "simulated: %s", kin_error_text(code));
    wire_end(run, end, &err);
}

static void wire_refuse(struct run *run)
{
    const struct kin__sim_answer *answer = &run->wire.answer;
    kin_error err = KIN_ERROR_INIT;
    int code = answer->http_status == 410   ? KIN_EGONE
               : answer->http_status == 403 ? KIN_EFORBIDDEN
               : answer->http_status == 422 ? KIN_EINVAL
                                            : KIN_ESERVER;

    (void)kin_error_set(&err, code, "simulated: %s", answer->reason);
    kin_error_set_http(&err, answer->http_status, answer->reason);
    if (answer->cause)
        snprintf(err.cause, sizeof(err.cause), "%s", answer->cause);
    wire_end(run, KIN__END_REFUSED, &err);
}

static void wire_soon(struct run *run, int64_t limit_ns)
{
    kin__sim_after(&run->world, &run->wire.timer,
                   kin__sim_delay_ns(&run->world, limit_ns));
}

/* Takes one deletion out of what is about to be sent: a bug of the informer's,
 * seen from outside. */
static void wire_lose_delete(struct run *run)
{
    struct wire *wire = &run->wire;
    char *at = strstr(wire->body.ptr + wire->sent, "{\"type\":\"DELETED\"");

    if (!at || !run_lets_bug(run, KIN__SIM_LOSE_DELETE))
        return;
    run_say(run, "BUG: a deletion is lost");
    const char *end = strchr(at, '\n') + 1;
    memmove(at, end, strlen(end) + 1);
    wire->body.len -= (size_t)(end - at);
}

static void wire_send(struct run *run)
{
    struct wire *wire = &run->wire;
    size_t left = wire->body.len - wire->sent;
    size_t piece = 1 + kin__sim_below(&run->world, left);
    bool is_cut = wire->sent + piece >= wire->cut_after;

    if (is_cut)
        piece = (size_t)(wire->cut_after - wire->sent);
    kin_str bytes = kin_str_of(wire->body.ptr + wire->sent, piece);
    uint64_t number = wire->number;
    wire->sent += piece;
    int r = kin__core_bytes(run->core, bytes, run->world.now_ns);
    if (!wire->is_open || wire->number != number)
        return; /* it was cancelled, and maybe a new one has begun */
    if (r < 0)
        run_fail(run, "a request was refused and not cancelled");
    else if (is_cut)
        wire_fail(run, KIN__END_CUT, KIN_ECONNECT);
    else
        wire_soon(run, 100 * KIN__NS_PER_MS);
}

/* Nothing is left to be sent. */
static void wire_idle(struct run *run)
{
    struct wire *wire = &run->wire;

    if (!wire->is_watch || wire->answer.followed == UINT64_MAX ||
        run->world.now_ns >= wire->until_ns) {
        wire_end(run, KIN__END_WHOLE, /* err= */ NULL);
        return;
    }
    if (kin__sim_fault(&run->world, 10)) {
        wire_fail(run, KIN__END_CUT, KIN_ECONNECT);
        return;
    }
    if (kin__sim_server_follow(&run->server, &wire->answer, &wire->body) < 0)
        run_fail(run, "out of memory");
    else if (wire->body.len > wire->sent)
        wire_lose_delete(run);
    wire_soon(run, KIN__NS_PER_S);
}

static void wire_on_timer(struct kin__timer *timer, void *userdata)
{
    struct run *run = userdata;
    struct wire *wire = &run->wire;

    (void)timer;
    if (!wire->is_begun && kin__sim_fault(&run->world, 30)) {
        wire_fail(run, KIN__END_UNREACHABLE, KIN_ECONNECT);
        return;
    }
    if (!wire->is_begun && wire->answer.http_status != 200) {
        wire_refuse(run);
        return;
    }
    if (!wire->is_begun) {
        wire->is_begun = true;
        kin__core_opened(run->core, run->world.now_ns);
    }
    if (wire->sent < wire->body.len)
        wire_send(run);
    else
        wire_idle(run);
}

/* ---- the core's ops ---- */

static void run_count_request(struct run *run)
{
    int64_t second = run->world.now_ns / KIN__NS_PER_S;

    run->result.requests++;
    run->in_second = second == run->second ? run->in_second + 1 : 1;
    run->second = second;
    if (run->in_second > RUSH)
        run_fail(run, "%u requests in one second", run->in_second);
}

static void op_request(const struct kin__reflector_request *request,
                       void *userdata)
{
    struct run *run = userdata;
    struct wire *wire = &run->wire;
    struct kin__reflector_request own = *request;
    char skipped[24];

    run_say(run, "%s rv '%.*s' limit %d token '%.*s'%s",
            request->is_watch ? "watch" : "list",
            KIN_STR(request->resource_version), (int)request->limit,
            KIN_STR(request->continue_token),
            request->send_initial_events ? " stream" : "");
    if (run->is_stopped)
        run_fail(run, "a request after the stop");
    if (wire->is_open)
        run_fail(run, "two requests at once");
    run_count_request(run);
    if (request->is_watch && !request->send_initial_events &&
        request->resource_version.len > 0 &&
        run_lets_bug(run, KIN__SIM_SKIP_VERSION)) {
        snprintf(skipped, sizeof(skipped), "%llu",
                 strtoull(request->resource_version.ptr, NULL, 10) + 1);
        own.resource_version = kin_s(skipped);
        run_say(run, "BUG: the watch resumes at %s", skipped);
    }
    kin__buf_clear(&wire->body);
    wire->sent = 0;
    wire->number++;
    wire->is_open = true;
    wire->is_begun = false;
    wire->is_watch = request->is_watch;
    wire->cut_after = UINT64_MAX;
    wire->until_ns = run->world.now_ns +
                     kin__sim_delay_ns(&run->world,
                                       request->timeout_s * KIN__NS_PER_S + 1);
    if (kin__sim_server_answer(&run->server, &own, &wire->answer, &wire->body) <
        0)
        run_fail(run, "out of memory");
    if (kin__sim_fault(&run->world, 150))
        wire->cut_after = 1 + kin__sim_below(&run->world, 3000);
    wire_soon(run, KIN__NS_PER_S);
}

static void op_cancel(void *userdata)
{
    struct run *run = userdata;

    run_say(run, "cancel");
    wire_close(run);
}

static void op_set_timer(int64_t due_ns, void *userdata)
{
    struct run *run = userdata;

    kin__sim_cancel(&run->world, &run->core_timer);
    if (due_ns == INT64_MAX)
        return;
    kin__sim_after(&run->world, &run->core_timer,
                   due_ns > run->world.now_ns ? due_ns - run->world.now_ns : 0);
}

static void op_failed(const kin_error *err, void *userdata)
{
    run_say(userdata, "told: %s", err->message);
}

static void core_on_timer(struct kin__timer *timer, void *userdata)
{
    struct run *run = userdata;

    (void)timer;
    kin__core_tick(run->core, run->world.now_ns);
}

/* ---- others ---- */

static void writer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct run *run = userdata;

    if (!run->world.is_faulty)
        return; /* the story is over */
    kin__sim_server_change(&run->server);
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 5 * KIN__NS_PER_S));
}

static void shaker_on_timer(struct kin__timer *timer, void *userdata)
{
    struct run *run = userdata;

    if (!run->world.is_faulty)
        return;
    kin__sim_server_shake(&run->server);
    if (kin__sim_chance(&run->world, 100)) {
        struct hearer *hearer =
            &run->hearers[kin__sim_below(&run->world, HANDLERS)];
        if (!hearer->is_added)
            hearer_add(run, hearer);
    }
    kin__sim_after(&run->world, timer,
                   kin__sim_delay_ns(&run->world, 3 * KIN__NS_PER_S));
}

/* ---- a run ---- */

static int run_init(struct run *run, const struct kin__sim_opts *opts,
                    kin_error *err)
{
    *run = (struct run){.opts = *opts};
    kin__sim_world_init(&run->world, opts->seed);
    kin__sim_server_init(&run->server, &run->world);
    kin__buf_init(&run->wire.body, kin_allocator_default(), 64 << 20);
    kin__timer_init(&run->core_timer, core_on_timer, run);
    kin__timer_init(&run->writer, writer_on_timer, run);
    kin__timer_init(&run->shaker, shaker_on_timer, run);
    kin__timer_init(&run->wire.timer, wire_on_timer, run);
    struct kin__core_opts core_opts = {
        .alloc = kin_allocator_default(),
        .ops = {.request = op_request,
                .cancel = op_cancel,
                .set_timer = op_set_timer,
                .failed = op_failed,
                .userdata = run},
        .seed = opts->seed,
        .expected = {.kind = KIN__S("Pod")},
        .queue = kin__sim_chance(&run->world, 250) ? KIN__QUEUE_DELTA
                                                   : KIN__QUEUE_IN_ORDER,
        .streaming = kin__sim_chance(&run->world, 300)
                         ? KIN__REFLECTOR_STREAM_NEVER
                         : KIN__REFLECTOR_STREAM_AUTO,
        .resync_ns = kin__sim_chance(&run->world, 300) ? 30 * KIN__NS_PER_S : 0,
        .is_silent_on_same = kin__sim_chance(&run->world, 500),
    };
    return kin__core_new(&core_opts, &run->core, err);
}

static int run_init_hearers(struct run *run, kin_error *err)
{
    for (unsigned i = 0; i < HANDLERS; i++) {
        struct hearer *hearer = &run->hearers[i];
        hearer->run = run;
        hearer->number = i;
        hearer->coalesces = kin__sim_chance(&run->world, 300);
        kin__timer_init(&hearer->timer, hearer_on_timer, hearer);
        struct kin__listener_opts opts = {
            .alloc = kin_allocator_default(),
            .seed = i,
            .overflow = hearer->coalesces ? KIN__OVERFLOW_COALESCE
                                          : KIN__OVERFLOW_GROW,
            .resync_ns = i == 0 ? 30 * KIN__NS_PER_S : 0,
        };
        int r = kin__listener_new(&opts, &hearer->listener, err);
        if (r < 0)
            return r;
        kin__sim_after(&run->world, &hearer->timer, 1);
    }
    hearer_add(run, &run->hearers[0]); /* the others come when they like */
    return 0;
}

static void run_done(struct run *run)
{
    run->core = kin__core_free(run->core);
    for (unsigned i = 0; i < HANDLERS; i++)
        run->hearers[i].listener = kin__listener_unref(
            run->hearers[i].listener);
    kin__sim_world_done(&run->world);
    kin__buf_done(&run->wire.body);
}

static void run_until(struct run *run, int64_t until_ns)
{
    for (uint64_t steps = 0; run->error.code == 0; steps++) {
        if (run->world.now_ns >= until_ns || !kin__sim_step(&run->world))
            return;
        if (steps > STEPS_MAX)
            run_fail(run, "it does not come to an end");
        run_check_now(run);
    }
}

static void run_check_end(struct run *run)
{
    kin_str version = kin__reflector_version(kin__core_reflector(run->core));

    run_check_store(run, run->server.version);
    if (!kin__core_has_synced(run->core))
        run_fail(run, "it has not synced; version %.*s", KIN_STR(version));
    for (unsigned i = 0; i < HANDLERS; i++) {
        struct hearer *hearer = &run->hearers[i];
        struct kin__sim_state state;
        struct kin__listener_stats stats;
        if (!hearer->is_added)
            continue;
        hearer_take(hearer, SIZE_MAX);
        kin__sim_server_state(&run->server, run->server.version, &state);
        if (memcmp(state.versions, hearer->versions, sizeof(state.versions)) !=
            0)
            run_fail(run, "the story of handler %u gives something else", i);
        kin__listener_get_stats(hearer->listener, &stats);
        if (!stats.is_synced)
            run_fail(run, "handler %u has not synced", i);
    }
}

/* Stopped at any moment, it is silent. */
static void run_stop(struct run *run)
{
    for (unsigned i = 0; i < HANDLERS; i++)
        (void)kin__core_remove_listener(run->core, run->hearers[i].listener);
    kin__core_stop(run->core);
    run->is_stopped = true;
    run_until(run, run->world.now_ns + 60 * KIN__NS_PER_S);
}

static void run_story(struct run *run)
{
    bool is_stopped_early = run->opts.bug == KIN__SIM_NO_BUG &&
                            kin__sim_chance(&run->world, 100);
    int64_t length = 60 + (int64_t)kin__sim_below(&run->world, 600);

    kin__sim_after(&run->world, &run->writer, 1);
    kin__sim_after(&run->world, &run->shaker, 1);
    kin__core_start(run->core, run->world.now_ns);
    run_until(run, run->world.now_ns + length * KIN__NS_PER_S);
    if (!is_stopped_early) {
        run->world.is_faulty = false;
        kin__sim_server_settle(&run->server);
        run_say(run, "-- no more faults");
        run_until(run, run->world.now_ns + SETTLED_S * KIN__NS_PER_S);
        if (run->error.code == 0)
            run_check_end(run);
    }
    if (run->error.code == 0)
        run_stop(run);
}

int kin__sim_run(const struct kin__sim_opts *opts, struct kin__sim_result *ret,
                 kin_error *err)
{
    struct run *run = kin__alloc0(kin_allocator_default(), 1, sizeof(*run));
    int r = run ? run_init(run, opts, err) : KIN_ENOMEM;

    if (r == 0)
        r = run_init_hearers(run, err);
    if (r == 0) {
        run_story(run);
        r = run->error.code;
        if (r < 0 && err)
            *err = run->error;
        run->result.changes = run->server.version;
        run->result.simulated_ns = run->world.now_ns - 1000 * KIN__NS_PER_S;
        if (ret)
            *ret = run->result;
    }
    if (run)
        run_done(run);
    kin__free(kin_allocator_default(), run);
    return r;
}
