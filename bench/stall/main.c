/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stall - how long calls of a client take while its informer lists and relists.
 *
 *     bench_stall [objects [seconds [workers]]]
 *
 * An informer lists the objects, and relists them again and again, because
 * their versions expire.  Meanwhile four threads each make one call per
 * millisecond: kin_informer_has_synced(), kin_informer_get_stats(), a get, and
 * an update of a Lease with the same client.  The server is another process.
 * `workers` is an option of the client; -1 decodes on the I/O thread.
 *
 * Virtual machines stop processors for a while.  A thread of the highest
 * priority on each processor, which wakes up every millisecond, notices that:
 * the figures "undisturbed" are of the calls during which no such thread was
 * late.  They need the right to set priorities.
 */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <kin/edit.h>
#include <kin/informer.h>

#include "base/thread.h"
#include "bench.h"
#include "cluster.h"

enum {
    OBJECTS = 100000,
    SECONDS = 15,
    LIMIT_MS = 20,
    SAMPLES_MAX = 1000 * 120,
    PERIOD_NS = 1000000,
    WATCH_MS = 500,
    SENTRIES_MAX = 64,
    PAUSES_MAX = 100000,
    PAUSE_NS = 2000000,
};

struct probe;

struct site {
    kin_client *client;
    kin_informer *informer;
    _Atomic bool is_over;
};

struct interval {
    uint64_t begin_ns;
    uint64_t end_ns;
};

struct probe {
    const char *name;
    void (*call)(struct probe *probe);
    struct site *site;
    kin_object *lease; /* as last stored */
    struct kin__thread thread;
    struct interval *samples;
    size_t count;
};

/* Notices when its processor is stopped. */
struct sentry {
    struct site *site;
    unsigned cpu;
    bool is_first; /* of all threads: has the highest priority */
    struct kin__thread thread;
    struct interval *pauses; /* in order */
    size_t count;
};

/* ---- the calls ---- */

static void call_has_synced(struct probe *probe)
{
    (void)kin_informer_has_synced(probe->site->informer);
}

static void call_get_stats(struct probe *probe)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(probe->site->informer, &stats);
}

static void call_get(struct probe *probe)
{
    kin_error err = KIN_ERROR_INIT;
    kin_object *object = NULL;

    bench_check(kin_client_get(probe->site->client, &bench_config_maps,
                               bench_cluster_name(), NULL, &object, &err),
                &err, "get");
    (void)kin_object_unref(object);
}

static void call_renew(struct probe *probe)
{
    kin_error err = KIN_ERROR_INIT;
    kin_object *stored = NULL;
    kin_edit *edit = kin_edit_new_change(NULL, probe->lease);

    bench_check(edit ? 0 : KIN_ENOMEM, NULL, "edit");
    (void)kin_edit_set_int(edit, kin_edit_at(edit, "spec.leaseTransitions"),
                           (int64_t)probe->count); /* the update reports it */
    bench_check(kin_client_update(probe->site->client, &bench_leases, edit,
                                  NULL, &stored, &err),
                &err, "update");
    (void)kin_edit_free(edit);
    (void)kin_object_unref(probe->lease);
    probe->lease = stored;
}

/* ---- measuring ---- */

static void sleep_until(uint64_t at_ns)
{
    const struct timespec at = {.tv_sec = (time_t)(at_ns / 1000000000),
                                .tv_nsec = (long)(at_ns % 1000000000)};

    (void)clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL);
}

/* Room for `count` intervals. */
static struct interval *intervals_new(size_t count)
{
    struct interval *intervals = malloc(count * sizeof(*intervals));

    if (!intervals)
        bench_die("out of memory");
    return intervals;
}

static void probe_run(void *userdata)
{
    struct probe *self = userdata;
    uint64_t next_ns = bench_wall_ns();

    while (!atomic_load(&self->site->is_over) && self->count < SAMPLES_MAX) {
        uint64_t before_ns = bench_wall_ns();
        self->call(self);
        uint64_t now_ns = bench_wall_ns();
        self->samples[self->count++] = (struct interval){before_ns, now_ns};
        next_ns = now_ns > next_ns + PERIOD_NS ? now_ns : next_ns + PERIOD_NS;
        sleep_until(next_ns);
    }
}

static void probe_start(struct probe *self, struct site *site)
{
    kin_error err = KIN_ERROR_INIT;

    self->site = site;
    self->samples = intervals_new(SAMPLES_MAX);
    if (self->call == call_renew)
        bench_check(kin_client_get(site->client, &bench_leases,
                                   bench_cluster_name(), NULL, &self->lease,
                                   &err),
                    &err, "lease");
    bench_check(kin__thread_start(&self->thread, NULL, probe_run, self, &err),
                &err, "thread");
}

/* ---- stopped processors ---- */

static void sentry_run(void *userdata)
{
    struct sentry *self = userdata;
    const struct sched_param highest = {
        .sched_priority = sched_get_priority_max(SCHED_FIFO)};

    bench_pin(self->cpu);
    self->is_first = pthread_setschedparam(pthread_self(), SCHED_FIFO,
                                           &highest) == 0;
    while (self->is_first && !atomic_load(&self->site->is_over)) {
        uint64_t due_ns = bench_wall_ns() + PERIOD_NS;
        sleep_until(due_ns);
        uint64_t now_ns = bench_wall_ns();
        if (now_ns > due_ns + PAUSE_NS && self->count < PAUSES_MAX)
            self->pauses[self->count++] = (struct interval){due_ns, now_ns};
    }
}

static size_t sentries_start(struct sentry *sentries, struct site *site)
{
    kin_error err = KIN_ERROR_INIT;
    long cpus = sysconf(_SC_NPROCESSORS_ONLN);
    size_t count = cpus < SENTRIES_MAX ? (size_t)cpus : SENTRIES_MAX;

    for (size_t i = 0; i < count; i++) {
        sentries[i] = (struct sentry){.site = site,
                                      .cpu = (unsigned)i,
                                      .pauses = intervals_new(PAUSES_MAX)};
        bench_check(kin__thread_start(&sentries[i].thread, NULL, sentry_run,
                                      &sentries[i], &err),
                    &err, "thread");
    }
    return count;
}

/* Reports the pauses.  False if there is no such thread on a processor. */
static bool sentries_join(struct sentry *sentries, size_t count,
                          struct bench_results *results)
{
    double longest_ns = 0;
    size_t pauses = 0;
    bool is_first = true;

    for (size_t i = 0; i < count; i++) {
        struct sentry *self = &sentries[i];
        kin__thread_join(&self->thread);
        is_first = is_first && self->is_first;
        pauses += self->count;
        for (size_t p = 0; p < self->count; p++) {
            double ns = (double)(self->pauses[p].end_ns -
                                 self->pauses[p].begin_ns);
            longest_ns = ns > longest_ns ? ns : longest_ns;
        }
    }
    if (is_first) {
        bench_figure(results, (double)pauses, "", "processors stopped");
        bench_figure(results, longest_ns / 1e6, "ms",
                     "processors stopped: longest");
    }
    return is_first;
}

static bool sentry_has_paused(const struct sentry *self,
                              const struct interval *during)
{
    for (size_t p = 0; p < self->count; p++)
        if (self->pauses[p].begin_ns < during->end_ns &&
            self->pauses[p].end_ns > during->begin_ns)
            return true;
    return false;
}

static bool is_disturbed(const struct sentry *sentries, size_t count,
                         const struct interval *during)
{
    for (size_t i = 0; i < count; i++)
        if (sentry_has_paused(&sentries[i], during))
            return true;
    return false;
}

/* ---- results ---- */

static double interval_ms(const struct interval *interval)
{
    return (double)(interval->end_ns - interval->begin_ns) / 1e6;
}

/* The longest call during which no processor was stopped, and the number of
 * those that took longer than the limit although one was. */
static void probe_report_undisturbed(const struct probe *self,
                                     const struct sentry *sentries,
                                     size_t count,
                                     struct bench_results *results)
{
    double longest_ms = 0;
    size_t disturbed = 0;

    for (size_t i = 0; i < self->count; i++) {
        double ms = interval_ms(&self->samples[i]);
        if (ms <= longest_ms && ms <= LIMIT_MS)
            continue;
        if (is_disturbed(sentries, count, &self->samples[i]))
            disturbed += ms > LIMIT_MS;
        else if (ms > longest_ms)
            longest_ms = ms;
    }
    bench_figure(results, longest_ms, "ms", "%s: longest, undisturbed",
                 self->name);
    bench_figure(results, (double)disturbed, "", "%s: slow and disturbed",
                 self->name);
}

static void probe_report(const struct probe *self,
                         struct bench_results *results)
{
    double *ms = malloc((self->count + 1) * sizeof(*ms));

    if (!ms)
        bench_die("out of memory");
    for (size_t i = 0; i < self->count; i++)
        ms[i] = interval_ms(&self->samples[i]);
    /* Sorts them. */
    double median = bench_median(ms, self->count);
    bench_figure(results, median, "ms", "%s: median", self->name);
    bench_figure(results, ms[self->count * 99 / 100], "ms", "%s: p99",
                 self->name);
    bench_at_most(results, ms[self->count - 1], LIMIT_MS, "ms", "%s: longest",
                  self->name);
    free(ms);
}

static void probe_done(struct probe *self)
{
    (void)kin_object_unref(self->lease);
    free(self->samples);
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    (void)old;
    (void)object;
    (void)userdata;
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    unsigned objects = argc > 1 ? (unsigned)atoi(argv[1]) : OBJECTS;
    unsigned seconds = argc > 2 ? (unsigned)atoi(argv[2]) : SECONDS;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_update = on_update};
    struct probe probes[] = {
        {.name = "has_synced", .call = call_has_synced},
        {.name = "get_stats", .call = call_get_stats},
        {.name = "get", .call = call_get},
        {.name = "lease", .call = call_renew},
    };
    enum { PROBES = sizeof(probes) / sizeof(probes[0]) };
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    struct bench_cluster cluster;
    struct site site = {0};
    static struct sentry sentries[SENTRIES_MAX];
    kin_error err = KIN_ERROR_INIT;

    bench_cluster_start(&cluster, objects, WATCH_MS);
    site.client = bench_cluster_client(&cluster, NULL,
                                       argc > 3 ? atoi(argv[3]) : 0);
    bench_check(kin_informer_new(site.client, &bench_pods,
                                 KIN_OPTS(kin_informer_opts,
                                          .watch_list = KIN_WATCH_LIST_OFF),
                                 &site.informer, &err),
                &err, "informer");
    bench_check(
        kin_informer_add_handler(site.informer, &handler, NULL, NULL, &err),
        &err, "handler");
    size_t cpus = sentries_start(sentries, &site);
    for (size_t i = 0; i < PROBES; i++)
        probe_start(&probes[i], &site);
    bench_check(kin_informer_start(site.informer, &err), &err, "start");
    sleep_until(bench_wall_ns() + seconds * UINT64_C(1000000000));
    atomic_store(&site.is_over, true);
    for (size_t i = 0; i < PROBES; i++)
        kin__thread_join(&probes[i].thread);
    bool has_sentries = sentries_join(sentries, cpus, &results);
    for (size_t i = 0; i < PROBES; i++) {
        probe_report(&probes[i], &results);
        if (has_sentries)
            probe_report_undisturbed(&probes[i], sentries, cpus, &results);
        probe_done(&probes[i]);
    }
    for (size_t i = 0; i < cpus; i++)
        free(sentries[i].pauses);
    kin_informer_get_stats(site.informer, &stats);
    bench_figure(&results, (double)stats.objects, "", "objects");
    bench_figure(&results, (double)stats.relists, "", "relists");
    bench_figure(&results, (double)probes[2].count, "", "gets");
    (void)kin_informer_free(site.informer);
    (void)kin_client_unref(site.client);
    bench_cluster_end(&cluster);
    bench_print(&results, "stall", stdout);
    return 0;
}
