/* SPDX-License-Identifier: Apache-2.0 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/str.h"
#include "control/elector.h"
#include "sim/jobs_impl.h"

/* ---- the lease on the server ---- */

static int lease_reject(struct kin__sim_answer *ret, int status,
                        const char *reason)
{
    ret->http_status = status;
    ret->reason = reason;
    return 0;
}

/* The version that an update is based on. */
static uint64_t lease_base(const char *body)
{
    static const char before[] = "\"resourceVersion\":\"";
    const char *at = strstr(body, before);

    return at ? strtoull(at + strlen(before), NULL, 10) : 0;
}

static bool lease_accepts(struct kin__jobs_running *run, uint64_t base)
{
    if (base == run->lease.version)
        return true;
    if (!kin__jobs_inject(run, KIN__JOBS_STALE_WRITE))
        return false;
    kin__jobs_trace(run, "BUG: a write of version %llu is accepted",
                    (unsigned long long)base);
    return true;
}

/* Keeps the spec of what is written: it has no nested objects. */
static int lease_store(struct kin__jobs_lease *lease, const char *body)
{
    const char *spec = strstr(body, "\"spec\":{");
    assert(spec);
    const char *end = strchr(spec, '}');
    assert(end);

    lease->version++;
    kin__buf_clear(&lease->spec);
    return kin__buf_append(&lease->spec,
                           kin_str_of(spec, (size_t)(end + 1 - spec)));
}

int kin__jobs_lease_answer(struct kin__jobs_running *run, const char *method,
                           kin_str body, struct kin__sim_answer *ret,
                           struct kin__buf *ret_body)
{
    struct kin__jobs_lease *lease = &run->lease;
    bool is_read = strcmp(method, "GET") == 0;
    bool is_created = strcmp(method, "POST") == 0;
    int r = 0;

    *ret = (struct kin__sim_answer){.http_status = 200};
    if (kin__sim_fault(&run->world, 30))
        return lease_reject(ret, 500, "InternalError");
    if (!is_created && lease->version == 0)
        return lease_reject(ret, 404, "NotFound");
    if (is_created && lease->version > 0)
        return lease_reject(ret, 409, "AlreadyExists");
    if (!is_read && !lease_accepts(run, lease_base(body.ptr)))
        return lease_reject(ret, 409, "Conflict");
    if (!is_read)
        r = lease_store(lease, body.ptr);
    if (r < 0)
        return r;
    return kin__buf_printf(
        ret_body,
        "{\"apiVersion\":\"coordination.k8s.io/v1\",\"kind\":\"Lease\","
        "\"metadata\":{\"name\":\"lock\",\"namespace\":\"ns0\",\"uid\":\"l\","
        "\"resourceVersion\":\"%llu\"},%.*s}",
        (unsigned long long)lease->version,
        KIN_STR(kin__buf_str(&lease->spec)));
}

/* ---- candidates ---- */

static void candidate_check(const struct kin__jobs_candidate *self,
                            const char *what)
{
    if (self->is_over)
        kin__jobs_fail(self->run, "candidate %u: %s after its end",
                       self->number, what);
}

static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    struct kin__jobs_candidate *self = userdata;
    struct kin__jobs_running *run = self->run;

    kin__jobs_trace(run, "candidate %u leads from %s", self->number,
                    fence->version);
    kin__jobs_count(run, KIN__JOBS_TERM);
    candidate_check(self, "on_started");
    if (kin_stop_requested(stop) || self->is_working)
        kin__jobs_fail(run, "candidate %u: a term that is over, or twice",
                       self->number);
    if (run->fence.version[0] && kin_fence_cmp(fence, &run->fence) <= 0)
        kin__jobs_fail(run, "candidate %u: the fencing token %s is not new",
                       self->number, fence->version);
    run->fence = *fence;
    self->is_working = true;
}

static void on_stopped(void *userdata)
{
    struct kin__jobs_candidate *self = userdata;

    kin__jobs_trace(self->run, "candidate %u ends", self->number);
    candidate_check(self, "on_stopped");
    if (self->is_working && !self->is_stopped)
        kin__jobs_count(self->run, KIN__JOBS_TERM_LOST);
    self->is_working = false;
    self->is_over = true;
}

static void candidate_make(struct kin__jobs_candidate *self)
{
    struct kin__jobs_running *run = self->run;
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);
    kin_error err = KIN_ERROR_INIT;
    char identity[32];

    assert(!self->elector);
    snprintf(identity, sizeof(identity), "c%u-%u", self->number,
             self->renewed++);
    opts.ns = kin_s("ns0");
    opts.name = kin_s("lock");
    opts.identity = kin_s(identity);
    opts.is_released = kin__sim_chance(&run->world, 500);
    opts.on_started = on_started;
    opts.on_stopped = on_stopped;
    opts.userdata = self;
    self->is_working = false;
    self->is_stopped = false;
    self->is_over = false;
    const struct kin__elector_deps deps = {
        .clock = &run->world.clock,
        .seed = 1 + kin__sim_below(&run->world, 1000)};
    int r = kin__elector_new(run->client, &opts, &deps, &self->elector, &err);
    if (r == 0)
        r = kin_elector_start(self->elector, /* stop= */ NULL, &err);
    if (r < 0)
        kin__jobs_fail(run, "%s", err.message);
}

static void candidate_free(struct kin__jobs_candidate *self)
{
    if (!self->elector)
        return;
    self->is_stopped = true;
    self->elector = kin_elector_free(self->elector);
    if (!self->is_over)
        kin__jobs_fail(self->run, "candidate %u: freed without on_stopped",
                       self->number);
}

static void candidate_disturb(struct kin__jobs_candidate *self)
{
    struct kin__sim_world *world = &self->run->world;

    if (!self->elector) {
        candidate_make(self);
    } else if (self->is_over || kin__sim_chance(world, 50)) {
        candidate_free(self);
    } else if (kin__sim_chance(world, 100)) {
        self->is_stopped = true;
        kin_elector_stop(self->elector);
    }
}

static void candidate_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__jobs_candidate *self = userdata;
    struct kin__sim_world *world = &self->run->world;

    if (!world->is_faulty)
        return;
    candidate_disturb(self);
    kin__sim_after(world, timer, kin__sim_delay_ns(world, 20 * KIN__NS_PER_S));
}

/* ---- for a run ---- */

void kin__jobs_elect_init(struct kin__jobs_running *run)
{
    kin__buf_init(&run->lease.spec, kin_allocator_default(), 1 << 20);
    for (unsigned i = 0; i < KIN__JOBS_CANDIDATES; i++) {
        struct kin__jobs_candidate *self = &run->candidates[i];
        *self = (struct kin__jobs_candidate){.run = run, .number = i};
        kin__timer_init(&self->timer, candidate_on_timer, self);
    }
}

void kin__jobs_elect_start(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CANDIDATES; i++)
        kin__sim_after(&run->world, &run->candidates[i].timer, 1);
}

void kin__jobs_elect_settle(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CANDIDATES; i++) {
        struct kin__jobs_candidate *self = &run->candidates[i];
        if (self->elector && !self->is_over && !self->is_stopped)
            continue;
        candidate_free(self);
        candidate_make(self);
    }
}

unsigned kin__jobs_elect_leaders(const struct kin__jobs_running *run)
{
    unsigned count = 0;

    for (unsigned i = 0; i < KIN__JOBS_CANDIDATES; i++)
        count += run->candidates[i].elector &&
                 kin_elector_is_leader(run->candidates[i].elector);
    return count;
}

void kin__jobs_elect_free(struct kin__jobs_running *run)
{
    for (unsigned i = 0; i < KIN__JOBS_CANDIDATES; i++)
        candidate_free(&run->candidates[i]);
}

void kin__jobs_elect_done(struct kin__jobs_running *run)
{
    kin__buf_done(&run->lease.spec);
}
