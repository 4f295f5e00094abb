/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/str.h"
#include "sim/run_impl.h"

enum {
    RUSH = 60,        /* requests in one second of simulated time */
    LATE_MS = 500,    /* counts as delayed */
    CUT_BYTES = 2000, /* of a watch, after which a connection may be lost */
};

/* ---- the wire ---- */

/* Nobody waits for a connection any more; but that does not stop what is on
 * its way, which may come after a newer connection has begun. */
static void wire_haunt(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    size_t left = wire->body.len - wire->sent;

    if (!wire->is_begun || left == 0 || !kin__sim_fault(&run->world, 500))
        return;
    const char *at = wire->body.ptr + wire->sent;
    /* Whole events are what could do harm. */
    const char *line = wire->is_watch ? memchr(at, '\n', left) : NULL;
    kin_str rest = line ? kin_str_of(line + 1, left - (size_t)(line + 1 - at))
                        : kin_str_of(at, left);
    run->ghost.is_watch = line && rest.len > 0;
    kin__buf_clear(&run->ghost.body);
    if (kin__buf_append(&run->ghost.body, rest) < 0)
        kin__sim_fail(run, "out of memory");
    kin__sim_cancel(&run->world, &run->ghost.timer);
    kin__sim_after(&run->world, &run->ghost.timer,
                   kin__sim_delay_ns(&run->world, 10 * KIN__NS_PER_S));
}

/* The driver drops it, since it knows which connection it waits for. */
static void ghost_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    (void)timer;
    if (!run->wire.is_open || !run->wire.is_begun)
        return;
    kin__sim_count(&run->world, KIN__SIM_OVERTAKEN);
    if (!run->core || !run->ghost.is_watch || !run->wire.is_watch ||
        !kin__sim_lets_bug(run, KIN__SIM_MIX_BYTES))
        return;
    kin__sim_say(run, "BUG: bytes of an older connection are taken");
    (void)!kin__core_bytes(run->core, kin__buf_str(&run->ghost.body),
                           run->world.now_ns);
}

void kin__sim_wire_close(struct kin__sim_running *run)
{
    if (run->wire.is_open)
        wire_haunt(run);
    run->wire.is_open = false;
    kin__sim_cancel(&run->world, &run->wire.timer);
}

static void wire_end(struct kin__sim_running *run, enum kin__reflector_end end,
                     const kin_error *err)
{
    kin__sim_say(run, "end %d %s", (int)end, err ? err->message : "");
    kin__sim_wire_close(run);
    run->wire.is_whole = end == KIN__END_WHOLE && !run->wire.is_watch;
    kin__core_ended(run->core, end, err, run->world.now_ns);
    run->wire.is_whole = false;
}

static void wire_fail(struct kin__sim_running *run, enum kin__reflector_end end,
                      int code)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, "simulated: %s", kin_error_text(code));
    wire_end(run, end, &err);
}

static void wire_cut(struct kin__sim_running *run, enum kin__sim_event event)
{
    kin__sim_count(&run->world, event);
    wire_fail(run, KIN__END_CUT, KIN_ECONNECT);
}

static void wire_refuse(struct kin__sim_running *run)
{
    const struct kin__sim_answer *answer = &run->wire.answer;
    kin_error err = KIN_ERROR_INIT;
    int code = answer->http_status == 410   ? KIN_EGONE
               : answer->http_status == 403 ? KIN_EFORBIDDEN
               : answer->http_status == 404 ? KIN_ENOTFOUND
               : answer->http_status == 422 ? KIN_EINVAL
                                            : KIN_ESERVER;

    (void)kin_error_set(&err, code, "simulated: %s", answer->reason);
    kin__error_set_http(&err, answer->http_status, answer->reason);
    if (answer->cause)
        snprintf(err.cause, sizeof(err.cause), "%s", answer->cause);
    wire_end(run, KIN__END_REFUSED, &err);
}

static void wire_soon(struct kin__sim_running *run, int64_t limit_ns)
{
    int64_t delay_ns = kin__sim_delay_ns(&run->world, limit_ns);

    if (delay_ns > LATE_MS * KIN__NS_PER_MS)
        kin__sim_count(&run->world, KIN__SIM_DELAYED);
    kin__sim_after(&run->world, &run->wire.timer, delay_ns);
}

/* Takes one deletion out of what is about to be sent: a bug of the informer's,
 * seen from outside. */
static void wire_lose_delete(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    char *at = strstr(wire->body.ptr + wire->sent, "{\"type\":\"DELETED\"");

    if (!at || !kin__sim_lets_bug(run, KIN__SIM_LOSE_DELETE))
        return;
    kin__sim_say(run, "BUG: a deletion is lost");
    const char *end = strchr(at, '\n') + 1;
    memmove(at, end, strlen(end) + 1);
    wire->body.len -= (size_t)(end - at);
}

/* The next event by which an object becomes one that the transform rejects;
 * NULL if there is none. */
static char *wire_odd_event(const struct kin__sim_wire *wire)
{
    char *at = wire->body.ptr + wire->sent;

    for (char *end = NULL; (end = strchr(at, '\n')); at = end + 1) {
        const char *odd = strstr(at, "\"odd\":");
        if (!odd)
            return NULL;
        if (odd < end && strncmp(at, "{\"type\":\"MODIFIED\"", 18) == 0)
            return at;
    }
    return NULL;
}

/* The same with such an event. */
static void wire_keep_stale(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;

    if (run->opts.bug != KIN__SIM_KEEP_STALE || !run->core_opts.transform)
        return;
    char *at = wire_odd_event(wire);
    if (!at || !kin__sim_lets_bug(run, KIN__SIM_KEEP_STALE))
        return;
    kin__sim_say(run, "BUG: the cached state of an odd object stays");
    const char *end = strchr(at, '\n') + 1;
    memmove(at, end, strlen(end) + 1);
    wire->body.len -= (size_t)(end - at);
}

/* Whether the informer may end this answer: it has an error in it, or there is
 * no room; or it has an odd object whose name is not known. */
static bool wire_may_be_refused(const struct kin__sim_running *run)
{
    return run->wire.answer.has_error || run->is_full ||
           run->server.has_long_name;
}

static void wire_send(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    size_t left = wire->body.len - wire->sent;
    size_t piece = 1 + kin__sim_below(&run->world, left);
    bool is_cut = wire->sent + piece >= wire->cut_after;

    if (is_cut)
        piece = (size_t)(wire->cut_after - wire->sent);
    kin_str bytes = kin_str_of(wire->body.ptr + wire->sent, piece);
    uint64_t number = wire->number;
    bool may_be_refused = wire_may_be_refused(run); /* not a later one */
    wire->sent += piece;
    int r = kin__core_bytes(run->core, bytes, run->world.now_ns);
    /* A driver may let handlers sleep while more is coming. */
    if (r < 0 || is_cut || kin__sim_chance(&run->world, 500))
        kin__core_wake(run->core);
    if (r < 0 && !may_be_refused)
        kin__sim_fail(run, "an answer without a fault is given up");
    if (!wire->is_open || wire->number != number)
        return; /* it was cancelled, and maybe a new one has begun */
    if (r < 0)
        kin__sim_fail(run, "a request was refused and not cancelled");
    else if (is_cut)
        wire_cut(run, KIN__SIM_CUT);
    else
        wire_soon(run, 100 * KIN__NS_PER_MS);
}

/* Nothing is left to be sent. */
static void wire_idle(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;

    if (!wire->is_watch || wire->answer.followed == UINT64_MAX ||
        run->world.now_ns >= wire->until_ns) {
        wire_end(run, KIN__END_WHOLE, /* err= */ NULL);
        return;
    }
    if (kin__sim_fault(&run->world, 10)) {
        wire_cut(run, KIN__SIM_RESET);
        return;
    }
    if (kin__sim_server_follow(&run->server, &wire->answer, &wire->body) < 0)
        kin__sim_fail(run, "out of memory");
    else if (wire->body.len > wire->sent) {
        wire_lose_delete(run);
        wire_keep_stale(run);
    }
    wire_soon(run, KIN__NS_PER_S);
}

static void wire_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;
    struct kin__sim_wire *wire = &run->wire;

    (void)timer;
    kin__core_wake(run->core);
    if (!wire->is_begun && kin__sim_fault(&run->world, 30)) {
        kin__sim_count(&run->world, KIN__SIM_UNREACHABLE);
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

/* ---- requests ---- */

static void count_request(struct kin__sim_running *run)
{
    int64_t second = run->world.now_ns / KIN__NS_PER_S;

    run->result.requests++;
    run->in_second = second == run->second ? run->in_second + 1 : 1;
    run->second = second;
    if (run->in_second > RUSH)
        kin__sim_fail(run, "%u requests in one second", run->in_second);
}

static void wire_open(struct kin__sim_running *run,
                      const struct kin__reflector_request *request)
{
    struct kin__sim_wire *wire = &run->wire;

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
}

/* What goes wrong with a request before it is sent. */
static void wire_skip_version(struct kin__sim_running *run,
                              struct kin__reflector_request *request,
                              char buf[24])
{
    if (!request->is_watch || request->send_initial_events ||
        request->resource_version.len == 0 ||
        !kin__sim_lets_bug(run, KIN__SIM_SKIP_VERSION))
        return;
    snprintf(buf, 24, "%llu",
             strtoull(request->resource_version.ptr, NULL, 10) + 1);
    request->resource_version = kin_s(buf);
    kin__sim_say(run, "BUG: the watch resumes at %s", buf);
}

void kin__sim_wire_send(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    struct kin__reflector_request own = run->hold.request;
    char skipped[24];

    run->hold.is_pending = false;
    if (run->hold.informer != run->informer)
        kin__sim_fail(run, "a request after the release");
    count_request(run);
    wire_skip_version(run, &own, skipped);
    wire_open(run, &own);
    if (kin__sim_server_answer(&run->server, &own, &wire->answer, &wire->body) <
        0)
        kin__sim_fail(run, "out of memory");
    if (kin__sim_fault(&run->world, 150))
        wire->cut_after = 1 + kin__sim_below(&run->world,
                                             CUT_BYTES + wire->body.len);
    wire_soon(run, KIN__NS_PER_S);
}

void kin__sim_wire_lose(struct kin__sim_running *run)
{
    if (run->wire.is_open)
        wire_cut(run, KIN__SIM_CUT);
}

void kin__sim_wire_init(struct kin__sim_running *run)
{
    kin__buf_init(&run->wire.body, kin_allocator_default(), 64 << 20);
    kin__buf_init(&run->ghost.body, kin_allocator_default(), 64 << 20);
    kin__timer_init(&run->wire.timer, wire_on_timer, run);
    kin__timer_init(&run->ghost.timer, ghost_on_timer, run);
}

void kin__sim_wire_done(struct kin__sim_running *run)
{
    kin__buf_done(&run->wire.body);
    kin__buf_done(&run->ghost.body);
}
