/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench/object - the cost of objects: CPU per event, bytes per object.
 *
 *     bench_object FOLDER [SCALE-FOLDER...] [only=PART...]
 *
 * A part is the name of a set, `roundtrip`, `memory` or `scale`.  FOLDER holds
 * the sets of bench/data with 50,000 objects; each SCALE-FOLDER the set `base`
 * (stream `added`) with another number of them.  Each measurement is a separate
 * process.  kin and yyjson alternate, three times each; the best run of each
 * counts, since other load only makes a run slower.
 */
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "memory.h"
#include "object_verify.h"
#include "pass.h"

enum {
    RUNS = 3,
    MAX_STREAMS = 3,
    NAME_SIZE = 64,
    MAX_SCALES = 8,
    /* Small sets are loaded repeatedly, for the resolution of the clock.
     */
    SCALE_EVENTS = 50000,
};

#define MB 1e6

/* Bars of a set; 0: none. */
struct set {
    const char *name;
    double load;        /* CPU, times yyjson */
    double small;       /* the same for mod5k */
    double all;         /* the same for modall */
    double load_bytes;  /* per object after load */
    double after_bytes; /* the same after all streams */
};

static const struct set sets[] = {
    {"base", 1.7, 0.6, 2.0, 1650, 1900},
    {"shuf", 0, 0.6, 2.0, 1650, 1900},
    {"nomf", 0, 0.6, 2.0, 1650, 1900},
    {"annot", 0, 0.6, 2.0, 4000, 0},
    {"per1", 4.2, 0.6, 2.0, 5200, 0},
    {.name = "deployments"},
    {.name = "services"},
    {.name = "nodes"},
    {.name = "events"},
    {.name = "widgets"},
};

static const char *const streams[MAX_STREAMS] = {"added", "mod5k", "modall"};

struct job {
    const char *folder;
    const char *set;
};

/* ---- in the child process ---- */

struct set_result {
    struct pass_result passes[MAX_STREAMS];
};

static void file_name(char ret[static NAME_SIZE], const char *set,
                      const char *stream)
{
    (void)snprintf(ret, NAME_SIZE, "%s.%s.ndjson", set, stream);
}

static kin_store *new_store(void)
{
    kin_store *store = NULL;
    kin_error err = KIN_ERROR_INIT;

    bench_check(kin_store_new(/* opts= */ NULL, &store, &err), &err, "store");
    return store;
}

static void measure_set(const void *input, void *result)
{
    const struct job *job = input;
    struct set_result *ret = result;
    kin_store *store = new_store();

    for (int i = 0; i < MAX_STREAMS; i++) {
        char name[NAME_SIZE];
        file_name(name, job->set, streams[i]);
        pass_kin(store, job->folder, name, &ret->passes[i]);
    }
}

struct yardstick {
    double ns[MAX_STREAMS];
};

static void measure_yyjson(const void *input, void *result)
{
    const struct job *job = input;
    struct yardstick *ret = result;

    for (int i = 0; i < MAX_STREAMS; i++) {
        char name[NAME_SIZE];
        file_name(name, job->set, streams[i]);
        ret->ns[i] = pass_yyjson(bench_map(job->folder, name));
    }
}

struct verdict {
    uint64_t identical;
    uint64_t different;
};

/* Compares every stored object of every stream with its text. */
static void measure_round_trip(const void *input, void *result)
{
    const struct job *job = input;
    struct verdict *ret = result;
    kin_store *store = new_store();

    for (int i = 0; i < MAX_STREAMS; i++) {
        char name[NAME_SIZE];
        char path[4096];
        size_t identical = 0;
        size_t different = 0;
        struct pass_result pass;
        kin_error err = KIN_ERROR_INIT;

        file_name(name, job->set, streams[i]);
        pass_kin(store, job->folder, name, &pass);
        (void)snprintf(path, sizeof(path), "%s/%s", job->folder, name);
        bench_check(object_verify(store, path, &identical, &different, &err),
                    &err, path);
        ret->identical += identical;
        ret->different += different;
    }
}

struct drop_result {
    double freed;     /* bytes of the annotations */
    double returned;  /* of those, returned to the system */
    double available; /* of those, returned to the system or reused */
};

/* Measures how much of the memory of dropped annotations is reused: objects of
 * other sizes are added until they take as much as the annotations did; then
 * the process should have its former size. */
static void measure_drop(const void *input, void *result)
{
    const struct job *job = input;
    struct drop_result *ret = result;
    struct pass_result pass;
    kin_store *store = new_store();

    pass_kin(store, job->folder, "annot.added.ndjson", &pass);
    pass_kin(store, job->folder, "annot.modall.ndjson", &pass);
    kin_store_reclaim(store);
    double before = pass_block_bytes(store);
    uint64_t live = pass_live_bytes(store);
    pass_kin(store, job->folder, "annot.drop.ndjson", &pass);
    kin_store_reclaim(store);
    uint64_t left = pass_live_bytes(store);
    ret->freed = (double)(live - left);
    ret->returned = before - pass_block_bytes(store);
    if (!pass_kin_until(store, job->folder, "deployments.added.ndjson", live,
                        &pass))
        bench_die("too few objects to fill what the annotations left");
    kin_store_reclaim(store);
    ret->available = (double)(pass_live_bytes(store) - left) -
                     (pass_block_bytes(store) - before);
}

struct deletion_result {
    double start; /* Pss of an empty store */
    double end;   /* Pss after everything was deleted */
};

static void measure_deletion(const void *input, void *result)
{
    const struct job *job = input;
    struct deletion_result *ret = result;
    struct pass_result pass;
    kin_store *store = new_store();

    ret->start = (double)cli_memory_pss();
    pass_kin(store, job->folder, "base.added.ndjson", &pass);
    pass_kin(store, job->folder, "base.deleted.ndjson", &pass);
    kin_store_reclaim(store);
    ret->end = (double)cli_memory_pss();
}

/* Loads one set, several times if it is small. */
static void measure_scale(const void *input, void *result)
{
    const struct job *job = input;
    struct pass_result *ret = result;
    uint64_t events = 0;
    double ns = 0;

    while (events < SCALE_EVENTS) {
        kin_store *store = new_store();
        pass_kin(store, job->folder, "base.added.ndjson", ret);
        events += ret->events;
        ns += ret->ns_per_event * (double)ret->events;
        (void)kin_store_free(store);
    }
    ret->ns_per_event = ns / (double)events;
}

/* ---- in the parent process ---- */

static double least(double a, double b)
{
    return a == 0 || b < a ? b : a;
}

/* Adds a ratio, with a bar if there is one. */
static void report_ratio(struct bench_results *r, const char *set,
                         const char *what, double kin, double yyjson,
                         double limit)
{
    bench_figure(r, kin, "ns", "%s: %s, CPU per event", set, what);
    bench_figure(r, yyjson, "ns", "%s: %s, yyjson", set, what);
    if (limit > 0)
        bench_at_most(r, kin / yyjson, limit, "x yyjson", "%s: %s", set, what);
    else
        bench_figure(r, kin / yyjson, "x yyjson", "%s: %s", set, what);
}

static void report_bytes(struct bench_results *r, const char *set,
                         const char *when, const struct pass_result *pass,
                         double limit)
{
    double bytes = (double)pass->bytes / (double)pass->objects;

    if (limit > 0)
        bench_at_most(r, bytes, limit, "B/object", "%s: bytes %s", set, when);
    else
        bench_figure(r, bytes, "B/object", "%s: bytes %s", set, when);
}

/* Adds the bytes by part. */
static void report_parts(struct bench_results *r, const char *set,
                         const struct pass_result *pass)
{
    double n = (double)pass->objects;

    bench_figure(r, (double)pass->live_bytes / n, "B/object",
                 "%s: of those, values in use", set);
    bench_figure(
        r, ((double)pass->stats.value_bytes - (double)pass->live_bytes) / n,
        "B/object", "%s: of those, tables and free space of values", set);
    bench_figure(r, (double)pass->stats.record_bytes / n, "B/object",
                 "%s: of those, records and keys", set);
    bench_figure(r, (double)pass->stats.table_bytes / n, "B/object",
                 "%s: of those, map from keys", set);
    bench_figure(
        r, (double)(pass->stats.index_bytes + pass->stats.other_bytes) / n,
        "B/object", "%s: of those, indexes and the rest", set);
}

static void report_set(struct bench_results *r, const char *folder,
                       const struct set *set)
{
    struct job job = {.folder = folder, .set = set->name};
    double kin[MAX_STREAMS] = {0};
    double yyjson[MAX_STREAMS] = {0};
    double peak = 0;
    struct set_result last;

    for (int run = 0; run < RUNS; run++) {
        struct yardstick yard;
        bench_child(measure_yyjson, &job, &yard, sizeof(yard));
        bench_child(measure_set, &job, &last, sizeof(last));
        for (int i = 0; i < MAX_STREAMS; i++) {
            kin[i] = least(kin[i], last.passes[i].ns_per_event);
            yyjson[i] = least(yyjson[i], yard.ns[i]);
        }
        for (int i = 0; i < MAX_STREAMS; i++)
            if ((double)last.passes[i].peak > peak)
                peak = (double)last.passes[i].peak;
    }
    report_ratio(r, set->name, "load", kin[0], yyjson[0], set->load);
    report_ratio(r, set->name, "small updates", kin[1], yyjson[1], set->small);
    report_ratio(r, set->name, "every object changed", kin[2], yyjson[2],
                 set->all);
    report_bytes(r, set->name, "after load", &last.passes[0], set->load_bytes);
    report_parts(r, set->name, &last.passes[0]);
    report_bytes(r, set->name, "after updates", &last.passes[2],
                 set->after_bytes);
    bench_at_most(r, peak / MB, 1.1 * (double)last.passes[2].bytes / MB + 8,
                  "MB", "%s: peak (Pss)", set->name);
}

static void report_round_trip(struct bench_results *r, const char *folder)
{
    uint64_t different = 0;
    uint64_t identical = 0;

    for (size_t i = 0; i < sizeof(sets) / sizeof(sets[0]); i++) {
        struct job job = {.folder = folder, .set = sets[i].name};
        struct verdict verdict = {0};
        bench_child(measure_round_trip, &job, &verdict, sizeof(verdict));
        different += verdict.different;
        identical += verdict.identical;
    }
    bench_figure(r, (double)identical, "objects", "round trip: identical");
    bench_at_most(r, (double)different, 0, "objects", "round trip: different");
}

static void report_memory(struct bench_results *r, const char *folder)
{
    struct job job = {.folder = folder};
    struct drop_result drop = {0};
    struct deletion_result deletion = {0};

    bench_child(measure_drop, &job, &drop, sizeof(drop));
    bench_figure(r, drop.freed / MB, "MB", "drop: annotations took");
    bench_figure(r, drop.returned / MB, "MB", "drop: back at the system");
    bench_at_least(r, 100 * drop.available / drop.freed, 80, "%",
                   "drop: memory of annotations that serves others");
    bench_child(measure_deletion, &job, &deletion, sizeof(deletion));
    bench_at_most(r, (deletion.end - deletion.start) / MB, 10, "MB",
                  "Pss over an empty store after deleting everything");
}

/* Linear: the cost per object is similar for all sizes. */
static void report_scales(struct bench_results *r, char **folders, int count)
{
    double ns[MAX_SCALES];
    double bytes[MAX_SCALES];

    for (int i = 0; i < count; i++) {
        struct job job = {.folder = folders[i]};
        struct pass_result pass;
        ns[i] = 0;
        for (int run = 0; run < RUNS; run++) {
            bench_child(measure_scale, &job, &pass, sizeof(pass));
            ns[i] = least(ns[i], pass.ns_per_event);
        }
        bytes[i] = (double)pass.bytes / (double)pass.objects;
        bench_figure(r, ns[i], "ns", "scale: %llu objects, CPU per event",
                     (unsigned long long)pass.objects);
        bench_figure(r, bytes[i], "B/object", "scale: %llu objects, bytes",
                     (unsigned long long)pass.objects);
    }
    (void)bench_median(ns, (size_t)count);
    (void)bench_median(bytes, (size_t)count);
    bench_at_most(r, ns[count - 1] / ns[0], 1.5, "x",
                  "scale: CPU per event, worst to best");
    bench_at_most(r, bytes[count - 1] / bytes[0], 1.5, "x",
                  "scale: bytes per object, worst to best");
}

/* Whether a part is selected; without only= all are. */
static bool is_wanted(const char *part, int argc, char **argv)
{
    bool any = false;

    for (int i = 2; i < argc; i++) {
        if (strncmp(argv[i], "only=", 5) != 0)
            continue;
        any = true;
        if (strcmp(argv[i] + 5, part) == 0)
            return true;
    }
    return !any;
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    char *scales[MAX_SCALES];
    int scale_count = 0;

    if (argc < 2)
        bench_die("usage: bench_object FOLDER [SCALE-FOLDER...] "
                  "[only=PART...]");
    for (int i = 2; i < argc && scale_count < MAX_SCALES; i++)
        if (strncmp(argv[i], "only=", 5) != 0)
            scales[scale_count++] = argv[i];
    for (size_t i = 0; i < sizeof(sets) / sizeof(sets[0]); i++)
        if (is_wanted(sets[i].name, argc, argv))
            report_set(&results, argv[1], &sets[i]);
    if (is_wanted("roundtrip", argc, argv))
        report_round_trip(&results, argv[1]);
    if (is_wanted("memory", argc, argv))
        report_memory(&results, argv[1]);
    if (scale_count > 0 && is_wanted("scale", argc, argv))
        report_scales(&results, scales, scale_count);
    bench_print(&results, "object", stdout);
    return 0;
}
