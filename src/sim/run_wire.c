/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/str.h"
#include "sim/run_impl.h"

enum {
    RATE_MAX = 60,    /* requests in one second of simulated time */
    LATE_MS = 500,    /* a longer delay counts as late */
    CUT_BYTES = 2000, /* a watch may be cut within these bytes */
};

/* ---- the wire ---- */

/* Keeps what was in flight when the connection was closed.  It may arrive after
 * a newer connection was opened. */
static void wire_keep_late(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    size_t left = wire->body.len - wire->sent;

    if (!wire->is_begun || left == 0 || !kin__sim_fault(&run->world, 500))
        return;
    const char *at = wire->body.ptr + wire->sent;
    /* Only whole events could be applied by mistake. */
    const char *line = wire->is_watch ? memchr(at, '\n', left) : NULL;
    kin_str rest = line ? kin_str_of(line + 1, left - (size_t)(line + 1 - at))
                        : kin_str_of(at, left);
    run->late.is_watch = line && rest.len > 0;
    kin__buf_clear(&run->late.body);
    if (kin__buf_append(&run->late.body, rest) < 0)
        kin__sim_fail(run, "out of memory");
    kin__sim_cancel(&run->world, &run->late.timer);
    kin__sim_after(&run->world, &run->late.timer,
                   kin__sim_delay_ns(&run->world, 10 * KIN__NS_PER_S));
}

/* The driver drops the bytes, since they belong to another connection. */
static void late_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;

    (void)timer;
    if (!run->wire.is_open || !run->wire.is_begun)
        return;
    kin__sim_count(&run->world, KIN__SIM_OVERTAKEN);
    if (!run->core || !run->late.is_watch || !run->wire.is_watch ||
        !kin__sim_inject_bug(run, KIN__SIM_MIX_BYTES))
        return;
    kin__sim_trace(run, "BUG: bytes of an older connection are applied");
    (void)!kin__core_bytes(run->core, kin__buf_str(&run->late.body),
                           run->world.now_ns);
}

void kin__sim_wire_close(struct kin__sim_running *run)
{
    if (run->wire.is_open)
        wire_keep_late(run);
    run->wire.is_open = false;
    kin__intake_close(&run->intake);
    kin__sim_cancel(&run->world, &run->wire.timer);
    kin__sim_cancel(&run->world, &run->job);
}

/* ---- the informer's side ---- */

static void wire_apply_end(struct kin__sim_running *run,
                           enum kin__reflector_end end, const kin_error *err)
{
    assert(run->wire.is_open);
    kin__sim_trace(run, "end %d %s", (int)end, err ? err->message : "");
    kin__sim_wire_close(run);
    run->wire.is_whole = end == KIN__END_WHOLE && !run->wire.is_watch;
    kin__core_ended(run->core, end, err, run->world.now_ns);
    run->wire.is_whole = false;
}

/* Whether the informer may abandon this response: it contains an error event or
 * an isolated object whose name is unknown, or the memory limit is on. */
static bool wire_may_abandon(const struct kin__sim_running *run)
{
    return run->wire.answer.has_error || run->is_full ||
           run->server.has_long_name;
}

/* Returns whether the response continues. */
static bool wire_apply(struct kin__sim_running *run, kin_str bytes,
                       bool is_padded)
{
    struct kin__sim_wire *wire = &run->wire;
    uint64_t number = wire->number;
    bool may_abandon = wire_may_abandon(run); /* this response */
    int r = is_padded
                ? kin__core_bytes_padded(run->core, bytes, run->world.now_ns)
                : kin__core_bytes(run->core, bytes, run->world.now_ns);

    /* A driver may delay waking handlers while more data is coming. */
    if (r < 0 || kin__sim_chance(&run->world, 500))
        kin__processor_wake(kin__core_processor(run->core));
    if (r < 0 && !may_abandon)
        kin__sim_fail(run, "response without a fault is abandoned");
    if (!wire->is_open || wire->number != number)
        return false; /* cancelled, and possibly replaced by a new one */
    if (r < 0)
        kin__sim_fail(run, "response abandoned but the request not cancelled");
    return r == 0;
}

/* The ends of responses, and how an intake names them. */
static const kin_flow_cause wire_causes[] = {
    [KIN__END_WHOLE] = KIN_FLOW_COMPLETE,
    [KIN__END_CUT] = KIN_FLOW_LOST,
    [KIN__END_UNREACHABLE] = KIN_FLOW_UNREACHABLE,
    [KIN__END_REFUSED] = KIN_FLOW_ANSWERED,
};

static void job_take_end(struct kin__sim_running *run)
{
    struct kin__intake_end end;
    kin_error err = KIN_ERROR_INIT;
    int i = KIN__END_WHOLE;

    if (!kin__intake_take_end(&run->intake, &end))
        return;
    while (wire_causes[i] != end.cause)
        i++;
    kin__kept_error_get(&end.err, &err);
    kin__kept_error_clear(&end.err, kin_allocator_default());
    wire_apply_end(run, (enum kin__reflector_end)i,
                   i == KIN__END_WHOLE ? NULL : &err);
}

/* Other jobs run first, for longer or shorter. */
static void job_post(struct kin__sim_running *run)
{
    if (!kin__timer_is_armed(&run->job))
        kin__sim_after(&run->world, &run->job,
                       kin__sim_delay_ns(&run->world, 100 * KIN__NS_PER_MS));
}

static void job_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__sim_running *run = userdata;
    size_t pieces = 1 + kin__sim_below(&run->world, 3);
    bool is_protobuf = false;
    bool goes_on = run->wire.is_open;

    (void)timer;
    for (; goes_on && pieces > 0; pieces--) {
        if (kin__intake_take_begin(&run->intake, &is_protobuf))
            kin__core_opened(run->core, run->world.now_ns);
        kin_str bytes = kin__intake_take_bytes(&run->intake);
        if (bytes.len == 0)
            break;
        goes_on = wire_apply(run, bytes, /* is_padded= */ true);
    }
    if (goes_on)
        job_take_end(run);
    if (!run->core)
        return;
    kin__processor_wake(kin__core_processor(run->core));
    kin__intake_set_direct(&run->intake, kin__core_is_quick(run->core, 0));
    if (run->wire.is_open && kin__intake_has_work(&run->intake))
        job_post(run);
}

/* Whether `len` bytes, or an end, are applied at once: another thread may have
 * the lock. */
static bool wire_is_direct(struct kin__sim_running *run, size_t len)
{
    if (kin__intake_has_work(&run->intake) && len > 0 &&
        kin__core_is_quick(run->core, len) &&
        kin__sim_inject_bug(run, KIN__SIM_OVERTAKE)) {
        kin__sim_trace(run, "BUG: bytes overtake others");
        return true;
    }
    return kin__intake_is_direct(&run->intake) &&
           kin__core_is_quick(run->core, len) &&
           kin__sim_chance(&run->world, 500);
}

/* ---- the server's side ---- */

static void wire_end(struct kin__sim_running *run, enum kin__reflector_end end,
                     const kin_error *err)
{
    assert(run->wire.is_open && !run->wire.is_ended);
    run->wire.is_ended = true;
    kin__sim_cancel(&run->world, &run->wire.timer);
    if (wire_is_direct(run, /* len= */ 0)) {
        wire_apply_end(run, end, err);
        return;
    }
    kin__intake_put_end(&run->intake,
                        &(kin_flow_end){.cause = wire_causes[end], .err = err});
    if (kin__timer_is_armed(&run->job) ||
        !kin__sim_inject_bug(run, KIN__SIM_LOSE_POST))
        job_post(run);
    else
        kin__sim_trace(run, "BUG: the end is not noticed");
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

static void wire_reject(struct kin__sim_running *run)
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

/* Removes one delete event from the bytes to send, which looks like a bug of
 * the informer. */
static void wire_lose_delete(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    char *at = strstr(wire->body.ptr + wire->sent, "{\"type\":\"DELETED\"");

    if (!at || !kin__sim_inject_bug(run, KIN__SIM_LOSE_DELETE))
        return;
    kin__sim_trace(run, "BUG: a deletion is lost");
    const char *end = strchr(at, '\n') + 1;
    memmove(at, end, strlen(end) + 1);
    wire->body.len -= (size_t)(end - at);
}

/* The next event whose object the transform rejects, or NULL. */
static char *wire_rejected_event(const struct kin__sim_wire *wire)
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

/* Removes such an event. */
static void wire_keep_stale(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;

    if (run->opts.bug != KIN__SIM_KEEP_STALE || !run->core_opts.transform)
        return;
    char *at = wire_rejected_event(wire);
    if (!at || !kin__sim_inject_bug(run, KIN__SIM_KEEP_STALE))
        return;
    kin__sim_trace(run, "BUG: an isolated object stays in the cache");
    const char *end = strchr(at, '\n') + 1;
    memmove(at, end, strlen(end) + 1);
    wire->body.len -= (size_t)(end - at);
}

static void wire_send(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    size_t left = wire->body.len - wire->sent;
    assert(wire->is_begun && left > 0);
    size_t piece = 1 + kin__sim_below(&run->world, left);
    bool is_cut = wire->sent + piece >= wire->cut_after;

    if (is_cut)
        piece = (size_t)(wire->cut_after - wire->sent);
    kin_str bytes = kin_str_of(wire->body.ptr + wire->sent, piece);
    size_t waiting = 0;
    wire->sent += piece;
    if (wire_is_direct(run, piece)) {
        if (!wire_apply(run, bytes, /* is_padded= */ false))
            return;
    } else {
        /* A pause is only a request. */
        if (kin__intake_put_bytes(&run->intake, bytes, &waiting) < 0)
            kin__sim_fail(run, "intake without room");
        job_post(run);
    }
    if (is_cut)
        wire_cut(run, KIN__SIM_CUT);
    else
        wire_soon(run, 100 * KIN__NS_PER_MS);
}

/* All bytes are sent. */
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
    assert(wire->is_open && wire->sent <= wire->body.len);
    kin__processor_wake(kin__core_processor(run->core));
    if (!wire->is_begun &&
        (run->prover.is_refusing || kin__sim_fault(&run->world, 30))) {
        run->prover.is_refusing = false;
        kin__sim_count(&run->world, KIN__SIM_UNREACHABLE);
        wire_fail(run, KIN__END_UNREACHABLE, KIN_ECONNECT);
        return;
    }
    if (!wire->is_begun && wire->answer.http_status != 200) {
        wire_reject(run);
        return;
    }
    if (!wire->is_begun) {
        wire->is_begun = true;
        if (kin__intake_put_begin(&run->intake, /* is_protobuf= */ false) < 0)
            kin__sim_fail(run, "intake is closed");
        job_post(run);
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
    if (run->in_second > RATE_MAX)
        kin__sim_fail(run, "%u requests in one second", run->in_second);
}

static void wire_open(struct kin__sim_running *run,
                      const struct kin__reflector_request *request)
{
    struct kin__sim_wire *wire = &run->wire;

    assert(!wire->is_open || run->error.code < 0);
    kin__buf_clear(&wire->body);
    wire->sent = 0;
    wire->number++;
    wire->is_open = true;
    wire->is_begun = false;
    wire->is_ended = false;
    kin__intake_open(&run->intake);
    wire->is_watch = request->is_watch;
    wire->cut_after = UINT64_MAX;
    wire->until_ns = run->world.now_ns +
                     kin__sim_delay_ns(&run->world,
                                       request->timeout_s * KIN__NS_PER_S + 1);
}

/* Injects a bug into the request. */
static void wire_skip_version(struct kin__sim_running *run,
                              struct kin__reflector_request *request,
                              char buf[24])
{
    if (!request->is_watch || request->send_initial_events ||
        request->resource_version.len == 0 ||
        !kin__sim_inject_bug(run, KIN__SIM_SKIP_VERSION))
        return;
    snprintf(buf, 24, "%llu",
             strtoull(request->resource_version.ptr, NULL, 10) + 1);
    request->resource_version = kin_s(buf);
    kin__sim_trace(run, "BUG: the watch resumes at %s", buf);
}

void kin__sim_wire_send(struct kin__sim_running *run)
{
    struct kin__sim_wire *wire = &run->wire;
    struct kin__reflector_request own = run->hold.request;
    char skipped[24];

    run->hold.is_pending = false;
    if (run->hold.informer != run->informer)
        kin__sim_fail(run, "request after the release");
    count_request(run);
    wire_skip_version(run, &own, skipped);
    wire_open(run, &own);
    if (kin__sim_server_answer(&run->server, &own, KIN__SIM_NAMESPACES,
                               &wire->answer, &wire->body) < 0)
        kin__sim_fail(run, "out of memory");
    if (kin__sim_fault(&run->world, 150))
        wire->cut_after = 1 + kin__sim_below(&run->world,
                                             CUT_BYTES + wire->body.len);
    wire_soon(run, KIN__NS_PER_S);
}

void kin__sim_wire_lose(struct kin__sim_running *run)
{
    if (run->wire.is_open && !run->wire.is_ended)
        wire_cut(run, KIN__SIM_CUT);
}

void kin__sim_wire_init(struct kin__sim_running *run)
{
    kin__buf_init(&run->wire.body, kin_allocator_default(), 64 << 20);
    kin__buf_init(&run->late.body, kin_allocator_default(), 64 << 20);
    kin__intake_init(&run->intake, kin_allocator_default());
    kin__timer_init(&run->job, job_on_timer, run);
    kin__timer_init(&run->wire.timer, wire_on_timer, run);
    kin__timer_init(&run->late.timer, late_on_timer, run);
}

void kin__sim_wire_done(struct kin__sim_running *run)
{
    kin__buf_done(&run->wire.body);
    kin__buf_done(&run->late.body);
    kin__intake_done(&run->intake);
}
