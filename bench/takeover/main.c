/* SPDX-License-Identifier: Apache-2.0 */
/*
 * takeover - how long a standby takes to continue the work of a leader.
 *
 *     bench_takeover [objects [runs]]
 *
 * Two managers, each a process, are candidates for one lease, with a controller
 * of all pods.  The leader is killed, or stopped: then it releases its lease.
 * The server, a third process, logs the requests for the lease.  The figures of
 * a run:
 *
 *   total   from the last renewal, or the release, to the first reconcile of
 *           the standby
 *   rules   the part of it until the standby reads the lease and finds it
 *           expired or released.  Client-go's rules determine it: a lease is
 *           valid for its duration from when the standby first read it, and
 *           the standby reads it again after 1 to 2.2 times the retry period
 *   beyond  the rest.  If the last read was later than these rules allow, that
 *           counts too
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <kin/manager.h>

#include "base/thread.h"
#include "bench.h"
#include "cluster.h"

enum {
    OBJECTS = 50000,
    RUNS = 5,
    RUNS_MAX = 100,
    LEASE_MS = 2000,
    RENEW_MS = 1500,
    RETRY_MS = 300,
    LIMIT_MS = 100,
    TIMEOUT_S = 120,
};

/* The longest time between two reads of a standby, by the rules. */
static const double longest_ms = RETRY_MS * 2.2;

static double ms_between(uint64_t from_ns, uint64_t to_ns)
{
    return ((double)to_ns - (double)from_ns) / 1e6;
}

/* ---- a manager, in a process of its own ---- */

/* In shared memory. */
struct candidate {
    _Atomic uint64_t first_ns; /* when its first reconcile began; 0: not yet */
};

static struct candidate *self;

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    (void)call;
    (void)err;
    (void)userdata;
    if (atomic_load(&self->first_ns) == 0)
        atomic_store(&self->first_ns, bench_wall_ns());
    return 0;
}

static void controller_free(void *reconciler)
{
    (void)kin_reconciler_free(reconciler);
}

static int controller_make(const kin_manager_context *context,
                           kin_manager_controller *ret, kin_error *err)
{
    kin_informer *pods = NULL;
    kin_reconciler *reconciler = NULL;
    int r = kin_factory_informer(context->factory, &bench_pods, &pods, err);

    if (r == 0)
        r = kin_reconciler_new(
            KIN_OPTS(kin_reconciler_opts, .reconcile = reconcile), &reconciler,
            err);
    if (r < 0)
        return r;
    ret->self = reconciler;
    ret->reconciler = reconciler;
    ret->free = controller_free;
    return kin_reconciler_add_source(reconciler, pods, /* source= */ NULL, err);
}

struct run {
    kin_manager *manager;
    kin_stop *stop;
};

static void manager_run(void *userdata)
{
    const struct run *run = userdata;
    kin_error err = KIN_ERROR_INIT;

    bench_check(kin_manager_run(run->manager, run->stop, &err), &err, "run");
}

/* Runs until SIGTERM. */
static void candidate_run(const struct bench_cluster *cluster,
                          const char *identity, bool is_warm)
{
    static const kin_manager_descriptor controller = {
        .size = sizeof(controller), .name = "bench", .make = controller_make};
    static const kin_manager_descriptor *const descriptors[] = {&controller,
                                                                NULL};
    kin_client *client = bench_cluster_client(cluster, /* loop= */ NULL,
                                              /* workers= */ 0);
    const kin_elector_opts election = {.size = sizeof(election),
                                       .ns = bench_cluster_name().ns,
                                       .name = bench_cluster_name().name,
                                       .identity = kin_s(identity),
                                       .lease_ms = LEASE_MS,
                                       .renew_ms = RENEW_MS,
                                       .retry_ms = RETRY_MS,
                                       .is_released = true};
    struct run run = {0};
    struct kin__thread thread;
    kin_error err = KIN_ERROR_INIT;
    sigset_t wanted;
    int which = 0;

    (void)sigemptyset(&wanted);
    (void)sigaddset(&wanted, SIGTERM);
    (void)sigprocmask(SIG_BLOCK, &wanted, NULL);
    bench_check(kin_stop_new(NULL, NULL, &run.stop, &err), &err, "stop");
    bench_check(kin_manager_new(KIN_OPTS(kin_manager_opts, .client = client,
                                         .descriptors = descriptors,
                                         .election = &election, .ready_ms = -1,
                                         .is_warm = is_warm),
                                &run.manager, &err),
                &err, "manager");
    bench_check(kin__thread_start(&thread, NULL, manager_run, &run, &err), &err,
                "thread");
    (void)sigwait(&wanted, &which);
    kin_stop_request(run.stop);
    kin__thread_join(&thread);
    _exit(0);
}

static pid_t candidate_start(const struct bench_cluster *cluster,
                             struct candidate *shared, const char *identity,
                             bool is_warm)
{
    pid_t pid = fork();

    if (pid < 0)
        bench_die("fork: %s", strerror(errno));
    if (pid > 0)
        return pid;
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    self = shared;
    candidate_run(cluster, identity, is_warm);
    _exit(1);
}

static void candidate_end(pid_t pid, int number)
{
    if (kill(pid, number) < 0 || waitpid(pid, NULL, 0) != pid)
        bench_die("a manager has failed");
}

/* ---- a run ---- */

/* The end of a leader, and the kind of the standby. */
struct plan {
    const char *name;
    int signal;
    bool is_warm;
    bool has_bar;
};

struct figures {
    double total_ms[RUNS_MAX];
    double rules_ms[RUNS_MAX];
    double beyond_ms[RUNS_MAX];
};

static void sleep_ms(long ms)
{
    const struct timespec time = {.tv_sec = ms / 1000,
                                  .tv_nsec = ms % 1000 * 1000000};

    (void)nanosleep(&time, NULL);
}

static void wait_for_first(const struct candidate *candidate, const char *what)
{
    for (int i = 0; i < TIMEOUT_S * 1000; i++) {
        if (atomic_load(&candidate->first_ns) > 0)
            return;
        sleep_ms(1);
    }
    bench_die("the %s does not reconcile", what);
}

/* The leader only writes, so reads are those of the standby. */
static void wait_for_reads(const struct bench_lease_log *log, unsigned count)
{
    unsigned from = atomic_load(&log->count);

    for (int i = 0; i < TIMEOUT_S * 1000; i++) {
        unsigned reads = 0;
        for (unsigned at = from; at < atomic_load(&log->count); at++)
            reads += log->requests[at].holder == 0;
        if (reads >= count)
            return;
        sleep_ms(1);
    }
    bench_die("the standby is no candidate");
}

/* Finds the requests before that of the standby for the lease: the last write,
 * the first read after it, and the last two reads. */
static void read_log(const struct bench_lease_log *log, const struct plan *plan,
                     uint64_t first_ns, struct figures *ret, unsigned run)
{
    uint64_t written_ns = 0;
    uint64_t seen_ns = 0;
    uint64_t read_ns = 0;
    uint64_t before_ns = 0;
    unsigned count = atomic_load(&log->count);
    unsigned at = 0;

    for (; at < count && log->requests[at].holder != 's'; at++) {
        const struct bench_lease_request *request = &log->requests[at];
        if (request->holder != 0) {
            if (request->holder == '-') /* the leader reads before it */
                read_ns = before_ns;
            written_ns = request->at_ns;
            seen_ns = 0;
            continue;
        }
        before_ns = read_ns;
        read_ns = request->at_ns;
        if (seen_ns == 0)
            seen_ns = read_ns;
    }
    if (at == count || seen_ns == 0 || before_ns == 0)
        bench_die("the log of the lease is incomplete");
    if (plan->signal == SIGKILL && ms_between(seen_ns, read_ns) < LEASE_MS)
        bench_die("the standby took over a valid lease");
    double late_ms = ms_between(before_ns, read_ns) - longest_ms;
    ret->total_ms[run] = ms_between(written_ns, first_ns);
    ret->rules_ms[run] = ms_between(written_ns, read_ns);
    ret->beyond_ms[run] = ms_between(read_ns, first_ns) +
                          (late_ms > 0 ? late_ms : 0);
}

static void run_once(const struct plan *plan, unsigned objects,
                     struct figures *ret, unsigned run)
{
    struct bench_cluster cluster;
    struct candidate *both = mmap(NULL, 2 * sizeof(*both),
                                  PROT_READ | PROT_WRITE,
                                  MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (both == MAP_FAILED)
        bench_die("mmap: %s", strerror(errno));
    bench_cluster_start(&cluster, objects, /* watch_ms= */ 0);
    pid_t leader = candidate_start(&cluster, &both[0], "leader",
                                   /* is_warm= */ false);
    wait_for_first(&both[0], "leader");
    pid_t standby = candidate_start(&cluster, &both[1], "standby",
                                    plan->is_warm);
    wait_for_reads(cluster.leases, 2);
    sleep_ms(run * 97 % RETRY_MS); /* at another moment in each run */
    candidate_end(leader, plan->signal);
    wait_for_first(&both[1], "standby");
    read_log(cluster.leases, plan, atomic_load(&both[1].first_ns), ret, run);
    candidate_end(standby, SIGKILL);
    bench_cluster_end(&cluster);
    (void)munmap(both, 2 * sizeof(*both));
}

static void measure(const struct plan *plan, unsigned objects, unsigned runs,
                    struct bench_results *results)
{
    static struct figures figures;

    for (unsigned i = 0; i < runs; i++)
        run_once(plan, objects, &figures, i);
    /* Sorts them. */
    double total = bench_median(figures.total_ms, runs);
    double rules = bench_median(figures.rules_ms, runs);
    double beyond = bench_median(figures.beyond_ms, runs);
    bench_figure(results, total, "ms", "%s: total, median", plan->name);
    bench_figure(results, figures.total_ms[runs - 1], "ms",
                 "%s: total, longest", plan->name);
    bench_figure(results, rules, "ms", "%s: rules, median", plan->name);
    bench_figure(results, beyond, "ms", "%s: beyond the rules, median",
                 plan->name);
    if (plan->has_bar)
        bench_at_most(results, figures.beyond_ms[runs - 1], LIMIT_MS, "ms",
                      "%s: beyond the rules, longest", plan->name);
    else
        bench_figure(results, figures.beyond_ms[runs - 1], "ms",
                     "%s: beyond the rules, longest", plan->name);
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    static const struct plan plans[] = {
        {"killed, warm", SIGKILL, .is_warm = true, .has_bar = true},
        {"released, warm", SIGTERM, .is_warm = true, .has_bar = true},
        {"killed, cold", SIGKILL, .is_warm = false, .has_bar = false},
    };
    unsigned objects = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10)
                                : OBJECTS;
    unsigned runs = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : RUNS;

    if (runs < 1 || runs > RUNS_MAX)
        bench_die("1 to %d runs", RUNS_MAX);
    for (size_t i = 0; i < sizeof(plans) / sizeof(plans[0]); i++)
        measure(&plans[i], objects, runs, &results);
    bench_print(&results, "takeover", stdout);
    return 0;
}
