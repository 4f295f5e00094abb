/* SPDX-License-Identifier: Apache-2.0 */
/*
 * enrich_run.c - lines are processed in order.  If the pod of the first one is
 * unknown, a lookup waits for it, until the time since the line arrived is
 * over; meanwhile further input arrives, as long as there is room.
 */
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>

#include "base/clock.h"
#include "enrich.h"

enum {
    WAIT_GRAINS = 32,         /* of the arrival of lines */
    STOP_BYTES_MAX = 1 << 20, /* read after the stop: a full pipe */
};

/* ---- lookups ---- */

bool enrich_may_wait(const struct enrich_run *run)
{
    return run->flags->wait_ms > 0 && !run->has_waited && !run->is_stopping;
}

static void run_wake(kin_lookup *lookup, const kin_error *err, void *userdata)
{
    struct enrich_run *run = userdata;

    (void)lookup;
    (void)err;
    atomic_store(&run->is_looked, true);
    (void)eventfd_write(run->wake_fd, 1); /* fails only if it is readable */
}

/* Waits for the pod of the first line; ENRICH_WAIT or an error. */
int enrich_wait(struct enrich_run *run, const struct enrich_key *key,
                kin_error *err)
{
    int64_t wait_ns = run->flags->wait_ms * KIN__NS_PER_MS;
    int64_t due_ns = enrich_stream_arrival(&run->stream) + wait_ns +
                     wait_ns / WAIT_GRAINS;
    int64_t left_ns = due_ns - kin__clock_now_ns(kin__clock_real());

    atomic_store(&run->is_looked, left_ns <= 0);
    if (left_ns <= 0)
        return ENRICH_WAIT;
    int r = kin_informer_lookup_async(
        run->informer,
        KIN_OPTS(kin_lookup_opts, .index = run->index, .value = key->value,
                 .timeout_ms = left_ns / KIN__NS_PER_MS + 1,
                 .on_done = run_wake, .userdata = run),
        &run->lookup, err);
    return r < 0 ? r : ENRICH_WAIT;
}

/* Whether the first line waits. */
static bool run_is_waiting(struct enrich_run *run)
{
    if (!run->lookup)
        return false;
    if (!run->is_stopping && !atomic_load(&run->is_looked))
        return true;
    run->lookup = kin_lookup_free(run->lookup);
    run->has_waited = true;
    return false;
}

/* ---- lines ---- */

/* Processes the lines that have arrived, up to one that waits. */
static int run_lines(struct enrich_run *run, kin_error *err)
{
    kin_str line;
    int r = 0;

    if (run_is_waiting(run))
        return 0;
    run->snapshot = kin_informer_snapshot(run->informer);
    if (!run->snapshot)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    enrich_recalls_sweep(&run->recalls, run->snapshot);
    while (r == 0 && !run->stream.is_passing &&
           enrich_stream_line(&run->stream, &line)) {
        r = enrich_line(run, line, err);
        if (r == ENRICH_WAIT && !run->lookup) {
            run->has_waited = true; /* it has waited in the buffer */
            r = 0;
            continue;
        }
        if (r != 0)
            break;
        run->has_waited = false;
        run->counts.lines++;
        enrich_stream_take(&run->stream, line.len);
    }
    run->snapshot = kin_snapshot_free(run->snapshot);
    return r < 0 ? r : 0;
}

/* Waits for input, for the first line's pod, or for the stop; writes what is
 * ready before that takes time. */
static int run_poll(struct enrich_run *run, bool *ret_has_input, kin_error *err)
{
    bool may_read = !run->stream.is_ended &&
                    enrich_stream_has_room(&run->stream);
    struct pollfd fds[] = {
        {.fd = may_read ? run->stream.in : -1, .events = POLLIN},
        {.fd = run->wake_fd, .events = POLLIN},
        {.fd = run->is_stopping ? -1 : kin_stop_fd(run->signals.stop, err),
         .events = POLLIN},
    };
    eventfd_t woken = 0;
    int n = poll(fds, 3, 0);

    if (n == 0 && run->is_stopping) {
        run->stream.is_ended = true;
        return 0;
    }
    if (n == 0 || run->lookup) {
        int r = enrich_stream_flush(&run->stream, err);
        if (r < 0)
            return r;
        if (n == 0)
            n = poll(fds, 3, -1);
    }
    if (n < 0 && errno != EINTR)
        return kin_error_set(err, KIN_ESYSTEM, "poll: %s", strerror(errno));
    if (n <= 0)
        return 0;
    if (fds[1].revents)
        (void)eventfd_read(run->wake_fd, &woken);
    if (fds[2].revents)
        run->is_stopping = true;
    *ret_has_input = fds[0].revents != 0;
    return 0;
}

static int run_read(struct enrich_run *run, kin_error *err)
{
    int64_t grain_ns = run->flags->wait_ms * KIN__NS_PER_MS / WAIT_GRAINS;
    bool is_too_long = false;
    int r = enrich_stream_read(&run->stream, grain_ns, &is_too_long, err);

    run->counts.too_long += is_too_long;
    run->counts.lines += is_too_long;
    return r;
}

int enrich_run(struct enrich_run *run, kin_error *err)
{
    uint64_t last = UINT64_MAX; /* byte to read after the stop */

    for (;;) {
        bool has_input = false;
        int r = run_lines(run, err);
        if (r == 0 && run->stream.is_ended && !run->lookup)
            break;
        if (r == 0)
            r = run_poll(run, &has_input, err);
        if (r == 0 && has_input)
            r = run_read(run, err);
        if (r < 0)
            return r;
        uint64_t at = run->stream.taken + run->stream.end - run->stream.begin;
        if (run->is_stopping && last == UINT64_MAX)
            last = at + STOP_BYTES_MAX;
        run->stream.is_ended |= at > last;
    }
    return enrich_stream_flush(&run->stream, err);
}
