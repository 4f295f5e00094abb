/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench/queue - measures a work queue that one or more threads use.
 *
 *     bench_queue base|controller|named THREADS ROUNDS
 *
 * In a round each thread adds its own keys, 200,000 in total, and after each
 * add gets any key and marks it done, so that no thread blocks and no key is
 * added twice.  "base" is add, get, done; "controller" also calls forget, as a
 * controller does after each success; "named" is the same with a name, so that
 * durations are measured.  bench/peers/clientqueue does the same with
 * client-go's queue.
 *
 * Prints {"wall_ns":N,"cpu_ns":N} per key, of the best round.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <kin/workqueue.h>

#include "bench.h"

enum {
    KEYS = 200000,
    NAMESPACES = 50,
    TEXT_SIZE = 32,
    THREADS_MAX = 64,
};

struct bench {
    kin_workqueue *queue;
    kin_work_outcome outcome;
    size_t threads;
    kin_work_key *keys;
};

struct part {
    struct bench *bench;
    size_t first;
    size_t end;
};

static kin_str text_new(const char *format, size_t number)
{
    char *text = malloc(TEXT_SIZE);

    if (!text)
        bench_die("out of memory");
    (void)snprintf(text, TEXT_SIZE, format, number);
    return kin_s(text);
}

static kin_work_key *keys_new(void)
{
    kin_work_key *keys = calloc(KEYS, sizeof(*keys));
    kin_str namespaces[NAMESPACES];

    if (!keys)
        bench_die("out of memory");
    for (size_t i = 0; i < NAMESPACES; i++)
        namespaces[i] = text_new("namespace-%zu", i);
    for (size_t i = 0; i < KEYS; i++) {
        keys[i].ns = namespaces[i % NAMESPACES];
        keys[i].name = text_new("name-of-a-pod-%zu", i);
    }
    return keys;
}

static void *part_run(void *userdata)
{
    const struct part *part = userdata;
    struct bench *bench = part->bench;
    kin_work *work = NULL;

    for (size_t i = part->first; i < part->end; i++) {
        bench_check(kin_workqueue_add(bench->queue, &bench->keys[i], NULL),
                    NULL, "add");
        if (work)
            kin_work_set_outcome(work, bench->outcome, 0);
        bench_check(kin_workqueue_next(bench->queue, work, NULL, &work, NULL),
                    NULL, "next");
    }
    kin_work_set_outcome(work, bench->outcome, 0);
    kin_workqueue_done(bench->queue, work);
    return NULL;
}

static void round_run(struct bench *bench)
{
    pthread_t threads[THREADS_MAX];
    struct part parts[THREADS_MAX];

    for (size_t i = 0; i < bench->threads; i++) {
        parts[i] = (struct part){.bench = bench,
                                 .first = KEYS * i / bench->threads,
                                 .end = KEYS * (i + 1) / bench->threads};
        if (pthread_create(&threads[i], NULL, part_run, &parts[i]) != 0)
            bench_die("cannot create a thread");
    }
    for (size_t i = 0; i < bench->threads; i++)
        pthread_join(threads[i], NULL);
}

static double cpu_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static void measure(struct bench *bench, int rounds)
{
    double wall = 1e18;
    double cpu = 1e18;

    for (int i = 0; i < rounds; i++) {
        double cpu_before = cpu_ns();
        double wall_before = (double)bench_wall_ns();
        round_run(bench);
        double took = (double)bench_wall_ns() - wall_before;
        double used = cpu_ns() - cpu_before;
        wall = took < wall ? took : wall;
        cpu = used < cpu ? used : cpu;
    }
    printf("{\"wall_ns\":%.1f,\"cpu_ns\":%.1f}\n", wall / KEYS, cpu / KEYS);
}

int main(int argc, char **argv)
{
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);
    struct bench bench = {.outcome = KIN_WORK_FORGET};

    if (argc != 4)
        bench_die("usage: bench_queue base|controller|named THREADS ROUNDS");
    if (strcmp(argv[1], "base") == 0)
        bench.outcome = KIN_WORK_KEEP;
    if (strcmp(argv[1], "named") == 0)
        opts.name = "bench";
    bench.threads = strtoull(argv[2], NULL, 10);
    if (bench.threads < 1 || bench.threads > THREADS_MAX)
        bench_die("1 to %d threads", THREADS_MAX);
    bench.keys = keys_new();
    bench_check(kin_workqueue_new(&opts, &bench.queue, NULL), NULL, "queue");
    measure(&bench, (int)strtol(argv[3], NULL, 10));
    return 0;
}
