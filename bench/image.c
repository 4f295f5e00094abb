/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image.c - the cost of saving a snapshot file and of loading it.
 *
 *     bench_image FOLDER FILE
 *
 * FOLDER contains the set `base` of bench/data; FILE is written.  Prints JSON:
 * CPU and wall-clock time of a save, of a load in a process of its own, and of
 * the same list of unchanged objects applied after each.
 */
#include <stdlib.h>
#include <unistd.h>

#include <kin/snapshot.h>

#include "bench.h"
#include "cache/image_file.h"
#include "pass.h"

enum {
    ROUNDS = 5,
    SLICE = 64,       /* objects */
    LOAD_SLICE = 1024 /* objects */
};

struct input {
    const char *folder;
    const char *path;
};

struct loaded {
    double open_ms; /* CPU, as the next two */
    double values_ms;
    double objects_ms;
    double wall_ms;
    double slice_ms; /* the longest step */
    double relist_ns;
    uint64_t count;
    uint64_t bytes; /* of the store */
    uint64_t relist_bytes;
    uint64_t changed; /* objects that the relist has replaced */
};

struct saved {
    double cpu_ms;
    double wall_ms;
    double slice_ms; /* the longest step that does not wait for the disk */
    double fill_ns;
    uint64_t bytes;
    uint64_t store_bytes;
};

static const struct kin__image_binding binding = {
    .resource = KIN_STR_INIT("v1/pods"),
    .server = KIN_STR_INIT("bench"),
};

static double ms(uint64_t since, uint64_t now)
{
    return (double)(now - since) / 1e6;
}

static struct kin__image_file *open_file(const char *path)
{
    kin_error err = KIN_ERROR_INIT;
    struct kin__image_file *file = NULL;

    bench_check(kin__image_file_open(NULL, kin_s(path), &file, &err), &err,
                "open");
    return file;
}

static kin_store *new_store(void)
{
    kin_store *store = NULL;

    bench_check(kin_store_new(NULL, &store, NULL), NULL, "store");
    return store;
}

static void run_save(kin_store *store, struct kin__image_file *file,
                     struct saved *ret)
{
    const struct kin__image_facts facts = {.saved_ns = 1};
    kin_snapshot *snapshot = kin_snapshot_new(store);
    struct kin__image_save *save = NULL;
    kin_error err = KIN_ERROR_INIT;
    uint64_t cpu = bench_cpu_ns();
    uint64_t wall = bench_wall_ns();
    int r = 1;

    bench_check(
        kin__image_save_new(file, snapshot, &binding, &facts, &save, &err),
        &err, "save");
    while (r > 0) {
        uint64_t start = bench_cpu_ns();
        r = kin__image_save_step(save, SLICE, &err);
        double took = ms(start, bench_cpu_ns());
        if (took > ret->slice_ms)
            ret->slice_ms = took;
    }
    bench_check(r, &err, "save");
    ret->bytes = kin__image_save_bytes(save);
    ret->cpu_ms = ms(cpu, bench_cpu_ns());
    ret->wall_ms = ms(wall, bench_wall_ns());
    (void)kin__image_save_free(save);
    (void)kin_snapshot_free(snapshot);
}

static void measure_save(const void *input, void *result)
{
    const struct input *in = input;
    struct saved *ret = result;
    struct pass_result pass;
    kin_store *store = new_store();
    struct kin__image_file *file = open_file(in->path);

    pass_kin(store, in->folder, "base.added.ndjson", &pass);
    ret->fill_ns = pass.ns_per_event;
    ret->store_bytes = pass_store_bytes(store);
    run_save(store, file, ret);
    (void)kin__image_file_free(file);
    (void)kin_store_free(store);
}

static int run_steps(struct kin__image_load *load, struct loaded *ret,
                     kin_error *err)
{
    int r = 1;

    while (r > 0) {
        uint64_t start = bench_cpu_ns();
        bool is_reading = kin__image_load_is_reading(load);
        r = kin__image_load_step(load, LOAD_SLICE, err);
        double took = ms(start, bench_cpu_ns());
        *(is_reading ? &ret->values_ms : &ret->objects_ms) += took;
        if (took > ret->slice_ms)
            ret->slice_ms = took;
    }
    return r;
}

/* Returns the number of objects that are not those of the snapshot. */
static uint64_t count_changed(kin_store *store, const kin_snapshot *before)
{
    kin_snapshot *now = kin_snapshot_new(store);
    kin_iter it = kin_snapshot_list(now);
    uint64_t changed = 0;

    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it))
        changed += kin_snapshot_get(before, kin_object_key(o)) != o;
    (void)kin_snapshot_free(now);
    return changed;
}

static void measure_load(const void *input, void *result)
{
    const struct input *in = input;
    struct loaded *ret = result;
    struct kin__image_load *load = NULL;
    kin_error err = KIN_ERROR_INIT;
    struct pass_result pass;
    kin_store *store = new_store();
    uint64_t wall = bench_wall_ns();
    uint64_t cpu = bench_cpu_ns();
    struct kin__image_file *file = open_file(in->path);

    bench_check(kin__image_load_new(file, store, &binding, NULL, &load, &err),
                &err, "load");
    ret->open_ms = ms(cpu, bench_cpu_ns());
    bench_check(run_steps(load, ret, &err), &err, "load");
    ret->wall_ms = ms(wall, bench_wall_ns());
    kin_snapshot *snapshot = kin_snapshot_new(store);
    ret->count = kin_snapshot_count(snapshot);
    (void)kin__image_load_free(load);
    (void)kin__image_file_free(file);
    ret->bytes = pass_store_bytes(store);
    pass_kin(store, in->folder, "base.added.ndjson", &pass);
    ret->relist_ns = pass.ns_per_event;
    ret->relist_bytes = pass.bytes;
    ret->changed = count_changed(store, snapshot);
    (void)kin_snapshot_free(snapshot);
    (void)kin_store_free(store);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        bench_die("usage: bench_image FOLDER FILE");
    const struct input in = {.folder = argv[1], .path = argv[2]};
    struct saved saved = {0};

    bench_child(measure_save, &in, &saved, sizeof(saved));
    printf("{\"save\": {\"cpu_ms\": %.1f, \"wall_ms\": %.1f, "
           "\"longest_step_ms\": %.2f, \"file_bytes\": %llu, "
           "\"store_bytes\": %llu, \"first_list_ns\": %.0f},\n \"load\": [",
           saved.cpu_ms, saved.wall_ms, saved.slice_ms,
           (unsigned long long)saved.bytes,
           (unsigned long long)saved.store_bytes, saved.fill_ns);
    for (int i = 0; i < ROUNDS; i++) {
        struct loaded loaded = {0};
        bench_child(measure_load, &in, &loaded, sizeof(loaded));
        printf("%s\n  {\"objects\": %llu, \"open_ms\": %.1f, "
               "\"values_ms\": %.1f, \"objects_ms\": %.1f, \"wall_ms\": %.1f, "
               "\"longest_step_ms\": %.1f, \"store_bytes\": %llu, "
               "\"relist_ns\": %.0f, \"relist_bytes\": %llu, "
               "\"changed\": %llu}",
               i ? "," : "", (unsigned long long)loaded.count, loaded.open_ms,
               loaded.values_ms, loaded.objects_ms, loaded.wall_ms,
               loaded.slice_ms, (unsigned long long)loaded.bytes,
               loaded.relist_ns, (unsigned long long)loaded.relist_bytes,
               (unsigned long long)loaded.changed);
    }
    printf("]}\n");
    return 0;
}
