/* SPDX-License-Identifier: Apache-2.0 */
/*
 * enrich_past.c - pods that had a key, with the times of that.
 *
 * All that is remembered of a key is read at once, and kept until the cache
 * changes: then the lines of one key cost a comparison of times each.
 */
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/str.h"
#include "cache/readers.h"
#include "enrich.h"

enum {
    RECALL_SLOTS = 1 << 12, /* a power of two */
};

/* What is not the cache's any more must not stay in memory. */
#define RECALL_SWEEP_NS KIN__NS_PER_S

/* What is remembered of a key, as of one version of the cache. */
struct enrich_recall {
    kin_past *past; /* owned; NULL: free */
    kin__seq seq;
    char *key; /* owned */
    size_t len;
};

int enrich_recalls_init(struct enrich_recalls *recalls)
{
    recalls->slots = kin__alloc0(/* alloc= */ NULL, RECALL_SLOTS,
                                 sizeof(recalls->slots[0]));
    return recalls->slots ? 0 : KIN_ENOMEM;
}

static void recall_clear(struct enrich_recall *recall)
{
    recall->past = kin_past_free(recall->past);
    kin__free(/* alloc= */ NULL, recall->key);
    *recall = (struct enrich_recall){0};
}

void enrich_recalls_done(struct enrich_recalls *recalls)
{
    for (size_t i = 0; recalls->slots && i < RECALL_SLOTS; i++)
        recall_clear(&recalls->slots[i]);
    kin__free(/* alloc= */ NULL, recalls->slots);
    recalls->slots = NULL;
}

void enrich_recalls_sweep(struct enrich_recalls *recalls,
                          const kin_snapshot *now)
{
    int64_t now_ns = kin__clock_now_ns(kin__clock_real());

    if (!recalls->slots || now_ns - recalls->swept_ns < RECALL_SWEEP_NS)
        return;
    recalls->swept_ns = now_ns;
    for (size_t i = 0; i < RECALL_SLOTS; i++)
        if (recalls->slots[i].past && recalls->slots[i].seq != now->seq)
            recall_clear(&recalls->slots[i]);
}

/* Reads all that is remembered. */
static int recall_read(const struct enrich_run *run, kin_str key,
                       kin_past **ret)
{
    kin_past_query query = KIN_INIT(kin_past_query);

    query.at_ns = 1;
    query.until_ns = INT64_MAX;
    if (run->index.len == 0) {
        query.key = key;
    } else {
        query.index = run->index;
        query.value = key;
    }
    return kin_informer_past(run->informer, &query, ret, /* err= */ NULL);
}

/* 0 or KIN_ENOMEM. */
static int recall_find(struct enrich_run *run, kin_str key,
                       const kin_past **ret)
{
    uint64_t hash = kin__hash(key, /* seed= */ 0);
    struct enrich_recall *recall =
        &run->recalls.slots[hash & (RECALL_SLOTS - 1)];

    if (!recall->past || recall->seq != run->snapshot->seq ||
        !kin_str_eq(kin_str_of(recall->key, recall->len), key)) {
        recall_clear(recall);
        recall->key = kin__strdup(/* alloc= */ NULL, key);
        if (!recall->key || recall_read(run, key, &recall->past) < 0)
            return KIN_ENOMEM;
        recall->len = key.len;
        recall->seq = run->snapshot->seq;
    }
    *ret = recall->past;
    return 0;
}

/* Whether the pod was found before, under another entry. */
static bool found_has(const struct enrich_found *found, const kin_object *pod)
{
    for (size_t i = 0; i < found->count; i++)
        if (kin_str_eq(kin_object_uid(found->pods[i]), kin_object_uid(pod)))
            return true;
    return false;
}

int enrich_recall(struct enrich_run *run, kin_str key, int64_t at_ns,
                  struct enrich_found *ret)
{
    const kin_past *past = NULL;
    int r = recall_find(run, key, &past);

    if (r < 0)
        return r;
    for (size_t i = 0; i < kin_past_count(past); i++) {
        const kin_past_entry *entry = kin_past_at(past, i);
        if (at_ns != 0 &&
            (at_ns < entry->since_min_ns || at_ns >= entry->until_max_ns))
            continue;
        ret->is_current |= entry->is_current;
        if (ret->count < ENRICH_CANDIDATES && !found_has(ret, entry->object))
            ret->pods[ret->count++] = entry->object;
    }
    return 0;
}
