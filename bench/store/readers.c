/* SPDX-License-Identifier: Apache-2.0 */
#include "readers.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <kin/snapshot.h>

#include "base/random.h"
#include "pass.h"
#include "store_feed.h"

enum {
    GETS_PER_SNAPSHOT = 1000,
    WRITER_ROUNDS = 5,
    WRITER_MS = 1000,
    WRITER_BLOCK = 1 << 16,
};

struct keys *readers_keys(kin_store *store)
{
    struct keys *keys = calloc(1, sizeof(*keys));
    kin_snapshot *snapshot = kin_snapshot_new(store);
    struct kin__random random;

    if (!keys || !snapshot)
        bench_die("out of memory");
    keys->items = calloc(kin_snapshot_count(snapshot), sizeof(*keys->items));
    if (!keys->items)
        bench_die("out of memory");
    kin_iter it = kin_snapshot_list(snapshot);
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it)) {
        kin_str key = kin_object_key(o);
        char *copy = strndup(key.ptr, key.len);
        if (!copy)
            bench_die("out of memory");
        keys->items[keys->count++] = kin_str_of(copy, key.len);
    }
    (void)kin_snapshot_free(snapshot);
    kin__random_init(&random, 1);
    kin__random_shuffle(&random, keys->items, keys->count,
                        sizeof(*keys->items));
    return keys;
}

struct reader {
    pthread_t thread;
    kin_store *store;
    const struct keys *keys;
    size_t from;
    unsigned cpu;
    const _Atomic bool *stop;
    uint64_t gets;
    uint64_t missing; /* must be 0: no object is deleted */
};

static void *reader_run(void *userdata)
{
    struct reader *reader = userdata;
    const struct keys *keys = reader->keys;
    size_t i = reader->from;

    bench_pin(reader->cpu);
    while (!atomic_load_explicit(reader->stop, memory_order_relaxed)) {
        kin_snapshot *snapshot = kin_snapshot_new(reader->store);
        for (int k = 0; k < GETS_PER_SNAPSHOT; k++) {
            reader->missing += !kin_snapshot_get(snapshot, keys->items[i]);
            i = i + 1 == keys->count ? 0 : i + 1;
        }
        reader->gets += GETS_PER_SNAPSHOT;
        (void)kin_snapshot_free(snapshot);
    }
    return NULL;
}

static void reader_start(struct reader *reader)
{
    if (pthread_create(&reader->thread, NULL, reader_run, reader) != 0)
        bench_die("cannot start a thread");
}

static void reader_join(struct reader *reader)
{
    (void)pthread_join(reader->thread, NULL);
    if (reader->missing)
        bench_die("%llu keys were not found",
                  (unsigned long long)reader->missing);
}

static void sleep_ms(unsigned ms)
{
    struct timespec t = {.tv_sec = ms / 1000,
                         .tv_nsec = (long)(ms % 1000) * 1000000};

    (void)nanosleep(&t, NULL);
}

double readers_gets(kin_store *store, const struct keys *keys, int threads)
{
    struct reader readers[2];
    _Atomic bool stop = false;
    uint64_t gets = 0;
    uint64_t start = bench_wall_ns();

    for (int i = 0; i < threads; i++) {
        readers[i] = (struct reader){
            .store = store,
            .keys = keys,
            .from = (size_t)i * keys->count / (size_t)threads,
            .cpu = (unsigned)i,
            .stop = &stop,
        };
        reader_start(&readers[i]);
    }
    sleep_ms(1000);
    atomic_store(&stop, true);
    for (int i = 0; i < threads; i++) {
        reader_join(&readers[i]);
        gets += readers[i].gets;
    }
    return (double)gets * 1e9 / (double)(bench_wall_ns() - start);
}

/* ---- beside a writer ---- */

struct writer {
    struct store_feed feed;
    kin_str text;
    size_t at;
};

struct pair_rates {
    double gets;
    double events;
};

/* Applies the events of the text repeatedly for some time. */
static double writer_run(struct writer *writer, unsigned ms)
{
    kin_error err = KIN_ERROR_INIT;
    uint64_t before = writer->feed.counts.modified;
    uint64_t start = bench_wall_ns();
    uint64_t end = start + (uint64_t)ms * 1000000;

    while (bench_wall_ns() < end) {
        size_t left = writer->text.len - writer->at;
        size_t len = left < WRITER_BLOCK ? left : WRITER_BLOCK;
        bench_check(store_feed_bytes(
                        &writer->feed,
                        kin_str_of(writer->text.ptr + writer->at, len), &err),
                    &err, "writer");
        writer->at = len == left ? 0 : writer->at + len;
    }
    return (double)(writer->feed.counts.modified - before) * 1e9 /
           (double)(bench_wall_ns() - start);
}

static struct pair_rates pair_run(kin_store *read, struct writer *writer,
                                  const struct keys *keys)
{
    _Atomic bool stop = false;
    struct reader reader = {
        .store = read, .keys = keys, .cpu = 1, .stop = &stop};
    uint64_t start = bench_wall_ns();

    reader_start(&reader);
    bench_pin(0);
    double events = writer_run(writer, WRITER_MS);
    atomic_store(&stop, true);
    reader_join(&reader);
    return (struct pair_rates){
        .gets = (double)reader.gets * 1e9 / (double)(bench_wall_ns() - start),
        .events = events,
    };
}

void readers_report_writer(struct bench_results *r, kin_store *store,
                           const struct keys *keys, const char *folder)
{
    static struct writer same;
    static struct writer other;
    kin_store *elsewhere = NULL;
    struct pass_result pass;
    double gets[WRITER_ROUNDS];
    double events[WRITER_ROUNDS];
    double gets_alone[WRITER_ROUNDS];
    double events_alone[WRITER_ROUNDS];
    kin_str text = bench_map(folder, "base.mod5k.ndjson");

    bench_check(kin_store_new(NULL, &elsewhere, NULL), NULL, "store");
    pass_kin(elsewhere, folder, "base.added.ndjson", &pass);
    bench_check(store_feed_init(&same.feed, store, NULL, NULL), NULL, "feed");
    bench_check(store_feed_init(&other.feed, elsewhere, NULL, NULL), NULL,
                "feed");
    same.text = text;
    other.text = text;
    /* They alternate, so that other load affects both. */
    for (int i = 0; i < WRITER_ROUNDS; i++) {
        struct pair_rates alone = pair_run(store, &other, keys);
        struct pair_rates beside = pair_run(store, &same, keys);
        gets_alone[i] = alone.gets;
        events_alone[i] = alone.events;
        gets[i] = beside.gets;
        events[i] = beside.events;
    }
    double reader = bench_median(gets, WRITER_ROUNDS) /
                    bench_median(gets_alone, WRITER_ROUNDS);
    double writer = bench_median(events, WRITER_ROUNDS) /
                    bench_median(events_alone, WRITER_ROUNDS);
    bench_figure(r, bench_median(gets, WRITER_ROUNDS) / 1e6, "M/s",
                 "gets beside a writer");
    bench_figure(r, bench_median(events, WRITER_ROUNDS), "/s",
                 "events beside a reader");
    bench_at_least(r, reader, 0.9, "x control", "reader beside a writer");
    bench_at_least(r, writer, 0.9, "x control", "writer beside a reader");
    store_feed_done(&same.feed);
    store_feed_done(&other.feed);
    (void)kin_store_free(elsewhere);
}
