/* SPDX-License-Identifier: Apache-2.0 */
/* bench_relist.c - cost of a relist without changes, compared with only
 * receiving the same answer. */
#include <string.h>

#include "base/clock.h"
#include "base/str.h"
#include "bench.h"

/* ---- receiving ---- */

enum {
    RECEIVE_TAIL = 1024,
    RECEIVE_PATIENCE_MS = 100000,
    RELIST_POLL_MS = 2,
};

struct receiver {
    kin_stop *over; /* owned */
    kin_error err;
    size_t tail_len;
    char tail[RECEIVE_TAIL]; /* the end of the received bytes */
};

static int receive_bytes(kin_str bytes, void *userdata)
{
    struct receiver *self = userdata;
    size_t len = bytes.len < RECEIVE_TAIL ? bytes.len : RECEIVE_TAIL;
    size_t room = RECEIVE_TAIL - len;
    size_t kept = self->tail_len < room ? self->tail_len : room;

    memmove(self->tail, self->tail + self->tail_len - kept, kept);
    memcpy(self->tail + kept, bytes.ptr + bytes.len - len, len);
    self->tail_len = kept + len;
    return 0;
}

/* A streamed list ends with a bookmark; the connection stays open. */
static void receive_rest(void *userdata)
{
    struct receiver *self = userdata;
    kin_str mark = KIN__S("k8s.io/initial-events-end");

    if (memmem(self->tail, self->tail_len, mark.ptr, mark.len))
        kin_stop_request(self->over);
}

static void receive_end(const kin_flow_end *end, void *userdata)
{
    struct receiver *self = userdata;

    if (end->err)
        self->err = *end->err;
    kin_stop_request(self->over);
}

static int receive_start(struct bench_run *run, const kin_sink *sink,
                         kin_flow **ret, kin_error *err)
{
    kin_list_opts opts = KIN_INIT(kin_list_opts);

    if (strcmp(run->flags->watch_list, "off") == 0)
        return run->lw->ops->list(run->lw, &opts, sink, ret, err);
    opts.allow_bookmarks = true;
    opts.send_initial_events = true;
    opts.version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN;
    return run->lw->ops->watch(run->lw, &opts, sink, ret, err);
}

static int receive_all(struct bench_run *run, struct receiver *self,
                       kin_error *err)
{
    kin_flow *flow = NULL;
    kin_sink sink = {.size = sizeof(kin_sink),
                     .bytes = receive_bytes,
                     .rest = receive_rest,
                     .end = receive_end,
                     .userdata = self};
    int r = receive_start(run, &sink, &flow, err);

    if (r < 0)
        return r;
    bool is_over = kin_stop_wait(self->over,
                                 kin_deadline_ms(RECEIVE_PATIENCE_MS)) < 0;
    flow->ops->free(flow);
    if (!is_over)
        return kin_error_set(err, KIN_ETIMEDOUT, "the list has no end");
    if (self->err.code < 0)
        *err = self->err;
    return self->err.code;
}

static int receive(struct bench_run *run, kin_error *err)
{
    struct receiver self = {.err = KIN_ERROR_INIT};
    double before = bench_cpu_s(&run->meter);
    int r = kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &self.over, err);

    if (r == 0)
        r = receive_all(run, &self, err);
    if (r == 0)
        BENCH_PUT(run, recv_cpu_s, bench_cpu_s(&run->meter) - before);
    self.over = kin_stop_unref(self.over);
    return r;
}

/* ---- relist ---- */

static uint64_t relists(const struct bench_run *run)
{
    uint64_t count = 0;

    for (size_t i = 0; i < run->informer_count; i++) {
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        kin_informer_get_stats(run->informers[i], &stats);
        count += stats.relists;
    }
    return count;
}

/* Waits until the informers have relisted without telling the handlers. */
static int await_silent_relist(struct bench_run *run, uint64_t before,
                               kin_error *err)
{
    int64_t end_ns = bench_now_ns() +
                     RECEIVE_PATIENCE_MS * (int64_t)KIN__NS_PER_MS;

    while (relists(run) < before + run->informer_count) {
        if (bench_now_ns() > end_ns)
            return kin_error_set(err, KIN_ETIMEDOUT, "the relist has no end");
        bench_sleep_ms(RELIST_POLL_MS);
    }
    return 0;
}

/* All objects are delivered as updates, unless the informers are silent. */
static int relist(struct bench_run *run, kin_error *err)
{
    uint64_t watches = 0;
    uint64_t before = relists(run);

    bench_meter_forget_peak(&run->meter);
    bench_seen_begin(&run->seen);
    double before_s = bench_cpu_s(&run->meter);
    int r = bench_order(run, "relist", &watches, err);
    if (r == 0 && run->flags->is_silent)
        r = await_silent_relist(run, before, err);
    else if (r == 0)
        r = bench_await_updates(run, (uint64_t)run->values[BENCH_items], err);
    if (r < 0)
        return r;
    BENCH_PUT(run, relist_cpu_s, bench_cpu_s(&run->meter) - before_s);
    BENCH_PUT(run, relist_peak_mb, bench_peak_mb(&run->meter));
    BENCH_PUT(run, relist_updates, atomic_load(&run->seen.updates));
    return 0;
}

int bench_relist(struct bench_run *run, kin_error *err)
{
    int r = relist(run, err);

    if (r == KIN_EUNSUPPORTED)
        return 0;
    /* One list of everything is compared with one informer. */
    return r < 0 || bench_watches(run) > 1 ? r : receive(run, err);
}
