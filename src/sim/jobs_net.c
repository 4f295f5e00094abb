/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/stop.h"
#include "base/str.h"
#include "sim/jobs_impl.h"

enum {
    TEXT_MAX = 64,
    CUT_BYTES = 2000, /* an answer may be cut within these bytes */
    PAUSE_S = 10,     /* longest pause: net/transport.h; often less */
    SILENCE_S = 30,   /* of a server that does not answer */
    NO_INFORMER = KIN__JOBS_INFORMERS,
};

/* A transfer; freed within its own callback, it goes when that returns. */
struct transfer {
    struct kin__transfer base;
    struct kin__jobs_running *run;
    struct cds_list_head link; /* in run->transfers */
    struct kin__transfer_handler handler;
    struct kin__stop_watch watch;
    kin_stop *stop;          /* owned reference; NULL for none */
    struct kin__timer timer; /* the next event, or the end of a pause */
    unsigned informer;       /* whose request it is, or NO_INFORMER */
    unsigned ns;             /* requested, or KIN__SIM_NAMESPACES */
    bool is_watch;
    bool is_lease; /* answered by jobs_elect.c, when it begins */
    char method[8];
    struct kin__buf sent_body; /* of a request for the lease, with a NUL */
    bool has_rest;             /* calls on_rest */
    bool is_begun;
    bool is_hung; /* never answered */
    bool is_paused;
    bool is_over; /* ended, or cancelled */
    bool is_calling;
    bool is_resumed; /* while it was calling */
    bool is_freed;   /* while it was calling */
    struct kin__sim_answer answer;
    struct kin__buf body;
    size_t sent;
    uint64_t cut_after; /* bytes; UINT64_MAX for never */
    int64_t until_ns;   /* end of a watch */
};

static struct transfer *transfer_of(struct kin__transfer *base)
{
    return (struct transfer *)(void *)base; /* its first member */
}

/* ---- requests ---- */

/* Returns the value of a query parameter; empty if it is missing. */
static kin_str query_find(const char *url, const char *name, char ret[TEXT_MAX])
{
    size_t len = strlen(name);
    const char *at = strchr(url, '?');

    ret[0] = '\0';
    for (; at; at = strchr(at + 1, '&')) {
        if (strncmp(at + 1, name, len) != 0 || at[1 + len] != '=')
            continue;
        size_t count = strcspn(at + 2 + len, "&");
        assert(count < TEXT_MAX);
        memcpy(ret, at + 2 + len, count);
        ret[count] = '\0';
        break;
    }
    return kin_s(ret);
}

static int64_t query_number(const char *url, const char *name)
{
    char text[TEXT_MAX];

    return strtoll(query_find(url, name, text).ptr, NULL, 10);
}

/* Informers have a label selector with their number. */
static unsigned query_informer(const char *url)
{
    static const char before[] = "labelSelector=informer%3D";
    const char *at = strstr(url, before);

    return at ? (unsigned)strtoul(at + strlen(before), NULL, 10) : NO_INFORMER;
}

static unsigned query_ns(const char *url)
{
    static const char before[] = "/namespaces/ns";
    const char *at = strstr(url, before);

    return at ? (unsigned)strtoul(at + strlen(before), NULL, 10)
              : KIN__SIM_NAMESPACES;
}

static int answer_collection(struct transfer *self, const char *url)
{
    char version[TEXT_MAX];
    char match[TEXT_MAX];
    char token[TEXT_MAX];
    char initial[TEXT_MAX];
    const struct kin__reflector_request request = {
        .is_watch = self->is_watch,
        .resource_version = query_find(url, "resourceVersion", version),
        .version_match = query_find(url, "resourceVersionMatch", match),
        .continue_token = query_find(url, "continue", token),
        .limit = query_number(url, "limit"),
        .timeout_s = query_number(url, "timeoutSeconds"),
        .send_initial_events =
            query_find(url, "sendInitialEvents", initial).len > 0,
    };
    struct kin__sim_world *world = &self->run->world;

    self->until_ns = world->now_ns +
                     kin__sim_delay_ns(world,
                                       request.timeout_s * KIN__NS_PER_S + 1);
    return kin__sim_server_answer(&self->run->server, &request, self->ns,
                                  &self->answer, &self->body);
}

static int answer_object(struct transfer *self, const char *url)
{
    const char *last = url + strcspn(url, "?") - 1;

    return kin__sim_server_get(&self->run->server, (unsigned)(*last - 'a'),
                               &self->answer, &self->body);
}

/* The body of a rejection. */
static int answer_status(struct transfer *self)
{
    const struct kin__sim_answer *answer = &self->answer;

    kin__jobs_count(self->run, KIN__JOBS_REJECTED);
    kin__buf_clear(&self->body);
    return kin__buf_printf(
        &self->body,
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","
        "\"reason\":\"%s\",\"code\":%d%s%s%s}",
        answer->reason, answer->http_status,
        answer->cause ? ",\"details\":{\"causes\":[{\"reason\":\"" : "",
        answer->cause ? answer->cause : "", answer->cause ? "\"}]}" : "");
}

/* Keeps a request for the lease until it reaches the server. */
static int transfer_keep(struct transfer *self,
                         const struct kin__http_request *request)
{
    snprintf(self->method, sizeof(self->method), "%s", request->method);
    return kin__buf_append(&self->sent_body, request->body);
}

/* The request for the lease reaches the server. */
static void transfer_answer_lease(struct transfer *self)
{
    int r = kin__jobs_lease_answer(self->run, self->method,
                                   kin__buf_str(&self->sent_body),
                                   &self->answer, &self->body);

    if (r == 0 && self->answer.http_status != 200)
        r = answer_status(self);
    if (r < 0)
        kin__jobs_fail(self->run, "out of memory");
}

static int transfer_answer(struct transfer *self,
                           const struct kin__http_request *request)
{
    const char *url = request->url;
    char text[TEXT_MAX];
    bool is_object = strstr(url, "/pods/app-") != NULL;

    if (self->is_lease)
        return transfer_keep(self, request);
    self->is_watch = query_find(url, "watch", text).len > 0;
    int r = is_object ? answer_object(self, url) : answer_collection(self, url);
    if (r == 0 && self->answer.http_status != 200) {
        self->is_watch = false;
        r = answer_status(self);
    }
    return r;
}

/* ---- time ---- */

static void transfer_arm(struct transfer *self, int64_t delay_ns)
{
    struct kin__sim_world *world = &self->run->world;
    int64_t left_ns = kin_stop_deadline(self->stop).at_ns - world->now_ns;

    if (left_ns < delay_ns)
        delay_ns = left_ns > 0 ? left_ns : 0;
    kin__sim_cancel(world, &self->timer);
    kin__sim_after(world, &self->timer, delay_ns);
}

static void transfer_arm_soon(struct transfer *self, int64_t limit_ns)
{
    transfer_arm(self, kin__sim_delay_ns(&self->run->world, limit_ns));
}

/* ---- callbacks ---- */

static void transfer_release(struct transfer *self)
{
    assert(self->is_over && !self->is_calling);
    kin__sim_cancel(&self->run->world, &self->timer);
    cds_list_del(&self->link);
    kin__buf_done(&self->body);
    kin__buf_done(&self->sent_body);
    kin__free(kin_allocator_default(), self);
}

static void transfer_enter(struct transfer *self)
{
    assert(!self->is_calling && !self->is_over);
    self->is_calling = true;
    self->is_resumed = false;
}

/* False if the transfer has ended. */
static bool transfer_leave(struct transfer *self)
{
    self->is_calling = false;
    if (self->is_freed) {
        transfer_release(self);
        return false;
    }
    return !self->is_over;
}

static void transfer_keep_late(struct transfer *self);

static void transfer_end(struct transfer *self, kin_flow_cause cause, int code)
{
    kin_error err = KIN_ERROR_INIT;
    const struct kin__transfer_end end = {.code = code,
                                          .cause = cause,
                                          .err = code < 0 ? &err : NULL,
                                          .body_bytes = self->sent};

    kin__jobs_trace(self->run, "transfer ends: %d %s", (int)cause,
                    kin_error_text(code));
    if (code < 0)
        (void)kin_error_set(&err, code, "simulated: %s", kin_error_text(code));
    transfer_keep_late(self);
    transfer_enter(self);
    self->is_over = true;
    self->handler.on_done(&end, self->handler.userdata);
    (void)transfer_leave(self);
}

/* Follows what a callback has returned; false if the transfer has ended or
 * pauses. */
static bool transfer_obey(struct transfer *self, int verdict)
{
    if (!transfer_leave(self))
        return false;
    if (verdict < 0) {
        transfer_end(self, KIN_FLOW_BROKEN, verdict);
        return false;
    }
    if (verdict == 0 || self->is_resumed)
        return true;
    assert(verdict == KIN__TRANSFER_PAUSE);
    kin__jobs_count(self->run, KIN__JOBS_PAUSED);
    self->is_paused = true;
    transfer_arm_soon(self, PAUSE_S * KIN__NS_PER_S);
    return false;
}

static bool transfer_begin(struct transfer *self)
{
    assert(!self->is_begun && self->sent == 0);
    if (self->is_lease)
        transfer_answer_lease(self);

    const struct kin__http_header headers[] = {
        {KIN__S("Content-Type"), KIN__S("application/json")},
        {KIN__S("Retry-After"), KIN__S("1")},
    };
    const struct kin__http_response response = {
        .status = self->answer.http_status,
        .headers = headers,
        .header_count = self->answer.http_status == 429 ? 2 : 1,
    };

    self->is_begun = true;
    if (!self->handler.on_headers)
        return true;
    transfer_enter(self);
    return transfer_obey(
        self, self->handler.on_headers(&response, self->handler.userdata));
}

/* ---- planted bugs ---- */

static bool ends_with_line(kin_str bytes)
{
    return bytes.len > 0 && bytes.ptr[bytes.len - 1] == '\n';
}

/* Applies bytes although older ones wait. */
static bool transfer_overtakes(struct transfer *self, kin_str bytes)
{
    struct kin__jobs_running *run = self->run;
    struct kin__source *source = kin__jobs_source(run, self->informer,
                                                  self->ns);

    if (run->opts.bug != KIN__JOBS_OVERTAKE || !source || !self->is_watch ||
        !kin__intake_has_work(&source->intake) ||
        !kin__core_is_quick(source->core, bytes.len) ||
        !kin__jobs_inject(run, KIN__JOBS_OVERTAKE))
        return false;
    kin__jobs_trace(run, "BUG: bytes overtake others");
    KIN__LOCK_SCOPE(source->group->mutex);
    (void)!kin__core_bytes(source->core, bytes, run->world.now_ns);
    return true;
}

/* Keeps the whole events that a closed watch has not sent. */
static void transfer_keep_late(struct transfer *self)
{
    struct kin__jobs_running *run = self->run;
    kin_str left = kin__str_slice(kin__buf_str(&self->body), self->sent,
                                  SIZE_MAX);
    size_t line = kin__str_find(left, '\n');

    if (run->opts.bug != KIN__JOBS_MIX_FLOWS || !self->is_watch ||
        self->informer == NO_INFORMER || line == KIN__STR_NONE ||
        line + 1 == left.len)
        return;
    kin__buf_clear(&run->late.body);
    run->late.informer = self->informer;
    run->late.ns = self->ns;
    if (kin__buf_append(&run->late.body,
                        kin__str_slice(left, line + 1, SIZE_MAX)) < 0)
        kin__jobs_fail(run, "out of memory");
}

/* Sends them with those of a newer watch. */
static void transfer_mix_late(struct transfer *self)
{
    struct kin__jobs_running *run = self->run;
    struct kin__source *source = kin__jobs_source(run, self->informer,
                                                  self->ns);
    kin_str sent = kin__str_slice(kin__buf_str(&self->body), 0, self->sent);
    size_t waiting = 0;

    if (run->late.body.len == 0 || !source || !self->is_watch ||
        run->late.informer != self->informer || run->late.ns != self->ns ||
        !ends_with_line(sent) || !kin__jobs_inject(run, KIN__JOBS_MIX_FLOWS))
        return;
    kin__jobs_trace(run, "BUG: bytes of an older flow");
    (void)!kin__intake_put_bytes(&source->intake, kin__buf_str(&run->late.body),
                                 &waiting);
    kin__job_post(&source->job);
}

/* ---- the answer ---- */

static void transfer_count_bytes(const struct transfer *self)
{
    struct kin__source *source = kin__jobs_source(self->run, self->informer,
                                                  self->ns);

    if (source)
        kin__jobs_count(self->run, kin__intake_has_work(&source->intake)
                                       ? KIN__JOBS_WAITED
                                       : KIN__JOBS_DIRECT);
}

static void transfer_rest(struct transfer *self)
{
    transfer_enter(self);
    self->handler.on_rest(self->handler.userdata);
    if (transfer_leave(self))
        transfer_arm_soon(self, 100 * KIN__NS_PER_MS);
}

/* How many bytes arrive at once: of a watch often whole events. */
static size_t transfer_piece(const struct transfer *self)
{
    kin_str left = kin__str_slice(kin__buf_str(&self->body), self->sent,
                                  SIZE_MAX);
    size_t piece = 1 + kin__sim_below(&self->run->world, left.len);
    size_t line = kin__str_find(kin__str_slice(left, piece - 1, SIZE_MAX),
                                '\n');

    if (!self->is_watch || kin__sim_chance(&self->run->world, 300))
        return piece;
    return line == KIN__STR_NONE ? left.len : piece + line;
}

static void transfer_send(struct transfer *self)
{
    size_t piece = transfer_piece(self);

    if (piece > self->cut_after - self->sent)
        piece = (size_t)(self->cut_after - self->sent);
    kin_str bytes = kin_str_of(self->body.ptr + self->sent, piece);
    self->sent += piece;
    assert(piece > 0 && self->sent <= self->body.len);
    if (!transfer_overtakes(self, bytes)) {
        transfer_enter(self);
        int r = self->handler.on_data
                    ? self->handler.on_data(bytes, self->handler.userdata)
                    : 0;
        transfer_count_bytes(self);
        if (!transfer_obey(self, r))
            return;
    }
    transfer_mix_late(self);
    if (self->has_rest)
        transfer_rest(self);
    else
        transfer_arm_soon(self, 100 * KIN__NS_PER_MS);
}

/* All bytes are sent. */
static void transfer_idle(struct transfer *self)
{
    struct kin__jobs_running *run = self->run;

    if (!self->is_watch || self->answer.followed == UINT64_MAX ||
        run->world.now_ns >= self->until_ns) {
        transfer_end(self, KIN_FLOW_COMPLETE, 0);
        return;
    }
    if (kin__sim_server_follow(&run->server, &self->answer, &self->body) < 0)
        kin__jobs_fail(run, "out of memory");
    transfer_arm_soon(self, 2 * KIN__NS_PER_S);
}

static void transfer_go_on(struct transfer *self)
{
    if (self->sent == self->cut_after) {
        kin__jobs_count(self->run, KIN__JOBS_CUT);
        transfer_end(self, KIN_FLOW_LOST, KIN_ECONNECT);
        return;
    }
    if (self->is_begun && self->sent < self->body.len)
        transfer_send(self);
    else if (self->is_begun)
        transfer_idle(self);
    else if (transfer_begin(self))
        transfer_arm_soon(self, 100 * KIN__NS_PER_MS);
}

static void transfer_on_timer(struct kin__timer *timer, void *userdata)
{
    struct transfer *self = userdata;
    int r = kin_stop_reason(self->stop);

    (void)timer;
    assert(!self->is_over);
    if (r < 0) {
        transfer_end(self, KIN_FLOW_STOPPED, r);
    } else if (self->is_paused) {
        kin__jobs_count(self->run, KIN__JOBS_PAUSED_LONG);
        transfer_end(self, KIN_FLOW_PAUSED, KIN_ECLOSED);
    } else if (self->is_hung) {
        kin__jobs_count(self->run, KIN__JOBS_HUNG);
        transfer_end(self, KIN_FLOW_SLOW, KIN_ETIMEDOUT);
    } else if (!self->is_begun && kin__sim_fault(&self->run->world, 50)) {
        kin__jobs_count(self->run, KIN__JOBS_UNREACHABLE);
        transfer_end(self, KIN_FLOW_UNREACHABLE, KIN_ECONNECT);
    } else {
        transfer_go_on(self);
    }
}

/* ---- the table ---- */

static void transfer_on_stop(void *userdata)
{
    struct transfer *self = userdata;

    if (!self->is_over)
        transfer_arm_soon(self, 500 * KIN__NS_PER_MS);
}

static void transfer_init(struct transfer *self, struct kin__jobs_running *run,
                          const struct kin__http_request *request,
                          const struct kin__transfer_handler *handler)
{
    struct kin__sim_world *world = &run->world;

    self->base.transport = &run->transport;
    self->run = run;
    self->handler = *handler;
    self->stop = kin_stop_ref(request->stop);
    self->informer = query_informer(request->url);
    self->ns = query_ns(request->url);
    self->cut_after = UINT64_MAX;
    self->has_rest = handler->on_rest && kin__sim_chance(world, 500);
    self->is_lease = strstr(request->url, "/leases") != NULL;
    self->is_hung = kin__sim_fault(world, self->is_lease ? 100 : 20);
    kin__timer_init(&self->timer, transfer_on_timer, self);
    kin__buf_init(&self->body, kin_allocator_default(), 64 << 20);
    kin__buf_init(&self->sent_body, kin_allocator_default(), 64 << 20);
    cds_list_add_tail(&self->link, &run->transfers);
}

static int transport_start(struct kin__transport *transport,
                           const struct kin__http_request *request,
                           const struct kin__transfer_handler *handler,
                           struct kin__transfer **ret, kin_error *err)
{
    struct kin__jobs_running *run = (struct kin__jobs_running *)transport;
    struct transfer *self = kin__alloc0(kin_allocator_default(), 1,
                                        sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    kin__jobs_trace(run, "%s %s", request->method, request->url);
    run->result.requests++;
    transfer_init(self, run, request, handler);
    if (transfer_answer(self, request) < 0)
        kin__jobs_fail(run, "out of memory");
    if (kin__sim_fault(&run->world, 150))
        self->cut_after = 1 + kin__sim_below(&run->world,
                                             CUT_BYTES + self->body.len);
    if (self->is_hung)
        transfer_arm(self, SILENCE_S * KIN__NS_PER_S);
    else
        transfer_arm_soon(self, KIN__NS_PER_S);
    kin__stop_watch_add(&self->watch, self->stop, transfer_on_stop, self);
    *ret = &self->base;
    return 0;
}

static void transport_resume(struct kin__transfer *base)
{
    struct transfer *self = transfer_of(base);

    assert(!self->is_freed);
    self->is_resumed = true;
    if (!self->is_paused || self->is_over)
        return;
    kin__jobs_count(self->run, KIN__JOBS_RESUMED);
    self->is_paused = false;
    transfer_arm_soon(self, 100 * KIN__NS_PER_MS);
}

static void transport_cancel(struct kin__transfer *base)
{
    struct transfer *self = transfer_of(base);

    if (!self->is_over)
        transfer_keep_late(self);
    /* The request may be on its way. */
    if (!self->is_over && self->is_lease && !self->is_begun &&
        self->sent_body.len > 0 && kin__sim_fault(&self->run->world, 500)) {
        kin__jobs_count(self->run, KIN__JOBS_WRITTEN_LATE);
        transfer_answer_lease(self);
    }
    self->is_over = true;
    kin__sim_cancel(&self->run->world, &self->timer);
}

static void transport_transfer_free(struct kin__transfer *base)
{
    struct transfer *self = transfer_of(base);

    assert(!self->is_freed);
    transport_cancel(base);
    kin__stop_watch_remove(&self->watch);
    self->stop = kin_stop_unref(self->stop);
    if (self->is_calling)
        self->is_freed = true;
    else
        transfer_release(self);
}

void kin__jobs_net_init(struct kin__jobs_running *run)
{
    static const struct kin__transport_ops ops = {
        .start = transport_start,
        .resume = transport_resume,
        .cancel = transport_cancel,
        .transfer_free = transport_transfer_free,
    };

    run->transport.ops = &ops;
    CDS_INIT_LIST_HEAD(&run->transfers);
    kin__buf_init(&run->late.body, kin_allocator_default(), 64 << 20);
}

void kin__jobs_net_done(struct kin__jobs_running *run)
{
    kin__buf_done(&run->late.body);
}
