/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop - how long the steps of an event loop take while an informer has its
 * first list.
 *
 *     bench_loop [objects]
 *
 * A client and an informer with a handler run in a loop; the server is another
 * process.  Each step is measured as CPU time of the thread, without the calls
 * of the handler; the longest time on the wall is reported, too.
 */
#include <poll.h>
#include <stdlib.h>

#include <kin/informer.h>

#include "bench.h"
#include "cluster.h"

enum {
    OBJECTS = 50000,
    LIMIT_MS = 5,
    RUNS = 3,
    TIMEOUT_S = 120,
};

struct measured {
    double longest_ms;
    double longest_wall_ms;
    double handler_ms; /* of all calls */
    double steps;
    double cpu_ms; /* of all steps */
    uint64_t called_ns;
    size_t heard;
};

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct measured *self = userdata;
    uint64_t before_ns = bench_cpu_ns();

    (void)object;
    (void)is_initial;
    self->heard++;
    self->called_ns += bench_cpu_ns() - before_ns;
}

static double larger(double a, double b)
{
    return a > b ? a : b;
}

static void step(kin_loop *loop, struct measured *self)
{
    uint64_t wall_ns = bench_wall_ns();
    uint64_t cpu_ns = bench_cpu_ns();
    uint64_t called_ns = self->called_ns;

    kin_loop_step(loop);
    cpu_ns = bench_cpu_ns() - cpu_ns - (self->called_ns - called_ns);
    wall_ns = bench_wall_ns() - wall_ns;
    self->longest_ms = larger(self->longest_ms, (double)cpu_ns / 1e6);
    self->longest_wall_ms = larger(self->longest_wall_ms,
                                   (double)wall_ns / 1e6);
    self->cpu_ms += (double)cpu_ns / 1e6;
    self->steps++;
}

/* Steps until the handler has all objects. */
static void run(const struct bench_cluster *cluster, size_t objects,
                struct measured *self)
{
    kin_error err = KIN_ERROR_INIT;
    kin_loop *loop = NULL;
    kin_informer *informer = NULL;
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = self};
    uint64_t until_ns = bench_wall_ns() + TIMEOUT_S * UINT64_C(1000000000);

    *self = (struct measured){0};
    bench_check(kin_loop_new(NULL, &loop, &err), &err, "loop");
    kin_client *client = bench_cluster_client(cluster, loop, /* workers= */ 0);
    bench_check(kin_informer_new(client, &bench_pods,
                                 KIN_OPTS(kin_informer_opts,
                                          .watch_list = KIN_WATCH_LIST_OFF),
                                 &informer, &err),
                &err, "informer");
    bench_check(kin_informer_add_handler(informer, &handler, NULL, NULL, &err),
                &err, "handler");
    bench_check(kin_informer_start(informer, &err), &err, "start");
    while (self->heard < objects || !kin_informer_has_synced(informer)) {
        struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
        if (poll(&fd, 1, 1000) > 0)
            step(loop, self);
        if (bench_wall_ns() > until_ns)
            bench_die("%zu objects after %d s", self->heard, TIMEOUT_S);
    }
    self->handler_ms = (double)self->called_ns / 1e6;
    (void)kin_informer_free(informer);
    (void)kin_client_unref(client);
    (void)kin_loop_free(loop);
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    unsigned objects = argc > 1 ? (unsigned)atoi(argv[1]) : OBJECTS;
    struct bench_cluster cluster;
    struct measured best = {0};

    bench_cluster_start(&cluster, objects, /* watch_ms= */ 0);
    for (int i = 0; i < RUNS; i++) {
        struct measured measured;
        run(&cluster, objects, &measured);
        if (i == 0 || measured.longest_ms < best.longest_ms)
            best = measured;
    }
    bench_cluster_end(&cluster);
    bench_at_most(&results, best.longest_ms, LIMIT_MS, "ms",
                  "longest step of a first list");
    bench_figure(&results, best.longest_wall_ms, "ms",
                 "the same on the wall, with the handler");
    bench_figure(&results, best.steps, "", "steps");
    bench_figure(&results, best.cpu_ms, "ms", "CPU of all steps");
    bench_figure(&results, best.handler_ms, "ms", "CPU of the handler");
    bench_print(&results, "loop", stdout);
    return 0;
}
