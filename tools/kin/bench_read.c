/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>
#include <string.h>

#include <kin/selector.h>

#include "base/alloc.h"
#include "base/random.h"
#include "base/str.h"
#include "bench.h"

enum {
    READ_PER_SNAPSHOT = 1000,
    READ_MAX_THREADS = 2,
    READ_MS = 1000,
    READ_LISTS = 11,
    READ_MAX_KEYS = 1 << 30, /* bytes */
};

/* ---- keys ---- */

static void keys_list(struct bench_keys *keys, const kin_snapshot *snapshot)
{
    kin_iter it = kin_snapshot_list(snapshot);
    const kin_object *object = NULL;

    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it))
        keys->items[keys->count++] = kin_object_key(object);
}

/* Copies, as callers have them: the store's own strings would be in the
 * processor's cache. */
static int keys_copy(struct bench_keys *keys)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < keys->count; i++)
        r = kin__buf_append(&keys->text, keys->items[i]);
    if (r < 0)
        return r;
    const char *at = kin__buf_str(&keys->text).ptr;
    for (size_t i = 0; i < keys->count; i++) {
        keys->items[i].ptr = at;
        at += keys->items[i].len;
    }
    return 0;
}

int bench_keys_make(struct bench_keys *keys, kin_informer *informer,
                    kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);
    struct kin__random random;
    size_t count = kin_snapshot_count(snapshot);

    kin__buf_init(&keys->text, /* alloc= */ NULL, READ_MAX_KEYS);
    keys->items = kin__alloc0(/* alloc= */ NULL, count + 1,
                              sizeof(*keys->items));
    if (!snapshot || !keys->items)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    keys_list(keys, snapshot);
    kin__random_init(&random, /* seed= */ 1);
    kin__random_shuffle(&random, keys->items, keys->count,
                        sizeof(*keys->items));
    int r = keys_copy(keys);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

void bench_keys_done(struct bench_keys *keys)
{
    kin__buf_done(&keys->text);
    kin__free(/* alloc= */ NULL, keys->items);
    *keys = (struct bench_keys){0};
}

/* ---- threads that get by key ---- */

struct reader {
    struct bench_readers *readers;
    struct kin__thread thread;
    size_t at; /* its next key */
    uint64_t found;
};

struct bench_readers {
    kin_informer *informer;
    const struct bench_keys *keys;
    atomic_bool is_over;
    int64_t start_ns;
    struct reader each[READ_MAX_THREADS];
};

static void reader_thread(void *userdata)
{
    struct reader *self = userdata;
    const struct bench_keys *keys = self->readers->keys;

    while (keys->count > 0 && !atomic_load(&self->readers->is_over)) {
        KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(
            self->readers->informer);
        for (int i = 0; i < READ_PER_SNAPSHOT; i++) {
            self->found += kin_snapshot_get(snapshot, keys->items[self->at]) !=
                           NULL;
            self->at = self->at + 1 == keys->count ? 0 : self->at + 1;
        }
    }
}

int bench_readers_start(struct bench_run *run, const struct bench_keys *keys,
                        size_t count, struct bench_readers **ret,
                        kin_error *err)
{
    struct bench_readers *self = kin__alloc0(/* alloc= */ NULL, 1,
                                             sizeof(*self));
    int r = 0;

    if (!self) {
        (void)kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
        return KIN_ENOMEM;
    }
    self->informer = run->informers[0];
    self->keys = keys;
    self->start_ns = bench_now_ns();
    for (size_t i = 0; r == 0 && i < count; i++) {
        self->each[i].readers = self;
        self->each[i].at = keys->count / count * i;
        r = kin__thread_start(&self->each[i].thread,
                              &(struct kin__thread_opts){.name = "reader"},
                              reader_thread, &self->each[i], err);
    }
    if (r < 0) {
        (void)bench_readers_end(self);
        return r;
    }
    *ret = self;
    return 0;
}

double bench_readers_end(struct bench_readers *readers)
{
    uint64_t found = 0;

    atomic_store(&readers->is_over, true);
    for (size_t i = 0; i < READ_MAX_THREADS; i++) {
        if (readers->each[i].thread.is_started)
            kin__thread_join(&readers->each[i].thread);
        found += readers->each[i].found;
    }
    double seconds = (double)(bench_now_ns() - readers->start_ns) / 1e9;
    kin__free(/* alloc= */ NULL, readers);
    return (double)found / seconds;
}

static int read_by_key(struct bench_run *run, const struct bench_keys *keys,
                       kin_error *err)
{
    for (size_t count = 1; count <= READ_MAX_THREADS; count++) {
        struct bench_readers *readers = NULL;
        int r = bench_readers_start(run, keys, count, &readers, err);
        if (r < 0)
            return r;
        bench_sleep_ms(READ_MS);
        bench_put(run, count == 1 ? BENCH_get1 : BENCH_get2,
                  bench_readers_end(readers));
    }
    return 0;
}

/* ---- lists ---- */

/* The objects found, collected in an array. */
struct found {
    const kin_object **items;
    size_t count;
};

static int found_add(const kin_object *object, void *userdata)
{
    struct found *found = userdata;

    found->items[found->count++] = object;
    return 0;
}

static int list_by_namespace(const kin_snapshot *snapshot, struct found *found)
{
    kin_iter it = kin_snapshot_by_index(snapshot, KIN__S(KIN_INDEX_NAMESPACE),
                                        KIN__S("team-3"));
    const kin_object *object = NULL;

    for (object = kin_iter_next(&it); object; object = kin_iter_next(&it))
        (void)found_add(object, found);
    return it.code;
}

struct label_choice {
    struct found *found;
    const kin_selector *selector;
};

static bool choice_match(kin_value labels, void *userdata)
{
    const struct label_choice *choice = userdata;

    return kin_selector_matches_labels(choice->selector, labels);
}

static int choice_visit(const kin_object *object, void *userdata)
{
    const struct label_choice *choice = userdata;

    return found_add(object, choice->found);
}

static int list_by_label(const kin_snapshot *snapshot, struct found *found)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    struct label_choice choice = {.found = found};
    int r = kin_selector_parse_labels(/* alloc= */ NULL, KIN__S("team=team-3"),
                                      &selector,
                                      /* err= */ NULL);

    if (r < 0)
        return r;
    choice.selector = selector;
    return kin_snapshot_select(snapshot,
                               &(kin_selection){.size = sizeof(kin_selection),
                                                .match = choice_match,
                                                .visit = choice_visit,
                                                .userdata = &choice},
                               /* err= */ NULL);
}

static int compare_ns(const void *a, const void *b)
{
    const int64_t *x = a;
    const int64_t *y = b;

    return (*x > *y) - (*x < *y);
}

/* The median of some runs, snapshot included. */
static int time_list(struct bench_run *run, struct found *found,
                     int (*list)(const kin_snapshot *, struct found *),
                     double *ret_us)
{
    int64_t times[READ_LISTS];

    for (size_t i = 0; i < READ_LISTS; i++) {
        int64_t start_ns = bench_now_ns();
        KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(
            run->informers[0]);
        found->count = 0;
        int r = snapshot ? list(snapshot, found) : KIN_ENOMEM;
        if (r < 0)
            return r;
        times[i] = bench_now_ns() - start_ns;
    }
    qsort(times, READ_LISTS, sizeof(times[0]), compare_ns);
    size_t middle = READ_LISTS / 2;
    *ret_us = (double)times[middle] / 1e3;
    return 0;
}

static int read_lists(struct bench_run *run, size_t count, kin_error *err)
{
    struct found found = {.items = kin__alloc0(/* alloc= */ NULL, count + 1,
                                               sizeof(*found.items))};
    double us = 0;
    int r = found.items ? time_list(run, &found, list_by_namespace, &us)
                        : KIN_ENOMEM;

    if (r == 0) {
        BENCH_PUT(run, ns_us, us);
        r = time_list(run, &found, list_by_label, &us);
    }
    if (r == 0)
        BENCH_PUT(run, label_us, us);
    kin__free(/* alloc= */ NULL, found.items);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

int bench_read(struct bench_run *run, kin_error *err)
{
    __attribute__((cleanup(bench_keys_done))) struct bench_keys keys = {0};
    int r = bench_keys_make(&keys, run->informers[0], err);

    if (r == 0)
        r = read_by_key(run, &keys, err);
    return r < 0 ? r : read_lists(run, keys.count, err);
}
