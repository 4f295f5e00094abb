/* SPDX-License-Identifier: Apache-2.0 */
#include "server/held.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"

/* ---- life ---- */

void kin__held_lists_init(struct kin__held_lists *lists,
                          const kin_allocator *alloc, size_t max,
                          int64_t age_ns)
{
    *lists = (struct kin__held_lists){
        .alloc = alloc, .max = max, .age_ns = age_ns};
    kin__mutex_init(&lists->lock);
    CDS_INIT_LIST_HEAD(&lists->list);
}

void kin__held_lists_done(struct kin__held_lists *lists)
{
    kin__held_lists_trim(lists, INT64_MAX);
    kin__mutex_done(&lists->lock);
}

static int held_new(const kin_allocator *alloc, struct kin__shelf *shelf,
                    kin_str space, struct kin__held **ret)
{
    struct kin__held *held = kin__alloc0(alloc, 1,
                                         sizeof(*held) + space.len + 1);

    if (!held)
        return KIN_ENOMEM;
    char *text = (char *)(held + 1);
    if (space.len)
        memcpy(text, space.ptr, space.len);
    kin__ref_init(&held->ref);
    CDS_INIT_LIST_HEAD(&held->link);
    held->alloc = alloc;
    held->shelf = shelf;
    held->space = kin_str_of(text, space.len);
    *ret = held;
    return 0;
}

struct kin__held *kin__held_ref(struct kin__held *held)
{
    kin__ref_get(&held->ref);
    return held;
}

struct kin__held *kin__held_unref(struct kin__held *held)
{
    if (!held || !kin__ref_put(&held->ref))
        return NULL;
    for (size_t i = 0; i < held->extra_count; i++)
        (void)kin_object_unref(held->extra[i]);
    kin__free(held->alloc, held->extra);
    kin__free(held->alloc, held->objects);
    (void)kin_snapshot_free(held->snapshot);
    kin__free(held->alloc, held);
    return NULL;
}

/* ---- order ---- */

static int compare_objects(const void *a, const void *b)
{
    return kin_str_cmp(kin_object_key(*(const kin_object *const *)a),
                       kin_object_key(*(const kin_object *const *)b));
}

static void held_sort(struct kin__held *held)
{
    if (held->count > 1)
        qsort(held->objects, held->count, sizeof(const kin_object *),
              compare_objects);
}

size_t kin__held_seek(const struct kin__held *held, kin_str key)
{
    size_t low = 0;
    size_t high = held->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (kin_str_cmp(kin_object_key(held->objects[middle]), key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* ---- what has happened since ---- */

/* The first change of each key after a version: what was there before it is
 * what was there at that version. */
struct undo {
    const kin_allocator *alloc;
    struct kin__event **events; /* owned, and a reference of each */
    size_t event_count;
    struct kin__event **first; /* borrowed; by key */
    size_t count;
};

static void undo_done(struct undo *undo)
{
    for (size_t i = 0; i < undo->event_count; i++)
        (void)kin__event_unref(undo->events[i]);
    kin__free(undo->alloc, undo->events);
    kin__free(undo->alloc, undo->first);
}

static kin_str event_key(const struct kin__event *event)
{
    return kin_object_key(event->now ? event->now : event->old);
}

static int compare_events(const void *a, const void *b)
{
    const struct kin__event *left = *(struct kin__event *const *)a;
    const struct kin__event *right = *(struct kin__event *const *)b;
    int order = kin_str_cmp(event_key(left), event_key(right));

    if (order)
        return order;
    return left->version < right->version ? -1 : 1;
}

static int undo_init(struct undo *undo, struct kin__history *history,
                     uint64_t version, uint64_t now)
{
    int r = kin__history_range(history, version, now, &undo->events,
                               &undo->event_count);

    if (r < 0 || undo->event_count == 0)
        return r;
    undo->first = kin__alloc(undo->alloc, undo->event_count,
                             sizeof(struct kin__event *));
    if (!undo->first)
        return KIN_ENOMEM;
    qsort(undo->events, undo->event_count, sizeof(struct kin__event *),
          compare_events);
    for (size_t i = 0; i < undo->event_count; i++)
        if (undo->count == 0 ||
            !kin_str_eq(event_key(undo->first[undo->count - 1]),
                        event_key(undo->events[i])))
            undo->first[undo->count++] = undo->events[i];
    return 0;
}

static bool undo_has(const struct undo *undo, kin_str key)
{
    size_t low = 0;
    size_t high = undo->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = kin_str_cmp(event_key(undo->first[middle]), key);
        if (order == 0)
            return true;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

/* ---- filling ---- */

static kin_iter held_walk(const struct kin__held *held)
{
    if (held->space.len == 0)
        return kin_snapshot_list(held->snapshot);
    return kin_snapshot_by_index(held->snapshot, KIN__S(KIN_INDEX_NAMESPACE),
                                 held->space);
}

static size_t held_count_walk(const struct kin__held *held)
{
    size_t count = 0;

    if (held->space.len == 0)
        return kin_snapshot_count(held->snapshot);
    kin_iter it = held_walk(held);
    while (kin_iter_next(&it))
        count++;
    return count;
}

/* Objects that were there and have changed or gone since. */
static void held_add_old(struct kin__held *held, const struct undo *undo)
{
    for (size_t i = 0; i < undo->count; i++) {
        kin_object *old = undo->first[i]->old;
        if (!old || (held->space.len &&
                     !kin_str_eq(kin_object_namespace(old), held->space)))
            continue;
        held->extra[held->extra_count++] = kin_object_ref(old);
        held->objects[held->count++] = old;
    }
}

static int held_fill(struct kin__held *held, const struct undo *undo)
{
    size_t room = held_count_walk(held) + undo->count;

    if (room == 0)
        return 0;
    held->objects = kin__alloc(held->alloc, room, sizeof(const kin_object *));
    if (!held->objects)
        return KIN_ENOMEM;
    if (undo->count > 0) {
        held->extra = kin__alloc(held->alloc, undo->count,
                                 sizeof(kin_object *));
        if (!held->extra)
            return KIN_ENOMEM;
    }
    kin_iter it = held_walk(held);
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it))
        if (undo->count == 0 || !undo_has(undo, kin_object_key(o)))
            held->objects[held->count++] = o;
    held_add_old(held, undo);
    held_sort(held);
    return 0;
}

/* Takes a snapshot, and the version of the last write that it has. */
static int held_snap(struct kin__held *held)
{
    kin_store *store = kin__shelf_store(held->shelf);
    kin_scratch scratch;

    if (!store)
        return 0;
    held->snapshot = kin_snapshot_new(store);
    if (!held->snapshot)
        return KIN_ENOMEM;
    (void)kin__str_to_u64(
        kin_snapshot_resource_version(held->snapshot, &scratch), &held->from);
    return 0;
}

/* ---- finding ---- */

static struct kin__held *lists_find(struct kin__held_lists *lists,
                                    const struct kin__shelf *shelf,
                                    kin_str space, uint64_t version)
{
    struct kin__held *held = NULL;

    KIN__LOCK_SCOPE(&lists->lock);
    cds_list_for_each_entry(held, &lists->list, link) {
        if (held->shelf == shelf && kin_str_eq(held->space, space) &&
            held->from <= version &&
            version <= atomic_load_explicit(&held->upto, memory_order_relaxed))
            return kin__held_ref(held);
    }
    return NULL;
}

/* D2 for a later version of the same content. */
static void held_extend(struct kin__held *held, uint64_t version)
{
    uint64_t upto = atomic_load_explicit(&held->upto, memory_order_relaxed);

    while (upto < version && !atomic_compare_exchange_weak_explicit(
                                 &held->upto, &upto, version,
                                 memory_order_relaxed, memory_order_relaxed))
        ;
}

int kin__held_now(struct kin__held_lists *lists, struct kin__shelf *shelf,
                  kin_str space, uint64_t published, struct kin__held **ret,
                  uint64_t *ret_version)
{
    KIN__AUTO_HELD *held = NULL;
    struct undo nothing = {0};

    int r = held_new(lists->alloc, shelf, space, &held);
    if (r == 0)
        r = held_snap(held);
    if (r < 0)
        return r;
    uint64_t version = held->from > published ? held->from : published;
    struct kin__held *same = lists_find(lists, shelf, space, held->from);
    if (same) {
        held_extend(same, version);
        *ret = same;
        *ret_version = version;
        return 0;
    }
    atomic_store_explicit(&held->upto, version, memory_order_relaxed);
    r = held_fill(held, &nothing);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(held);
    *ret_version = version;
    return 0;
}

static int held_fill_one(struct kin__held *held, kin_str name)
{
    KIN__AUTO_BUF key;

    kin__buf_init(&key, held->alloc, SIZE_MAX / 2);
    held->objects = kin__alloc(held->alloc, 1, sizeof(const kin_object *));
    if (!held->objects)
        return KIN_ENOMEM;
    int r = held->space.len ? kin__buf_append(&key, held->space) : 0;
    if (r == 0 && held->space.len)
        r = kin__buf_append_byte(&key, '/');
    if (r == 0)
        r = kin__buf_append(&key, name);
    if (r < 0)
        return r;
    held->objects[0] = kin_snapshot_get(held->snapshot, kin__buf_str(&key));
    held->count = held->objects[0] != NULL;
    return 0;
}

int kin__held_one(struct kin__held_lists *lists, struct kin__shelf *shelf,
                  kin_str space, kin_str name, uint64_t published,
                  struct kin__held **ret, uint64_t *ret_version)
{
    KIN__AUTO_HELD *held = NULL;

    int r = held_new(lists->alloc, shelf, space, &held);
    if (r == 0)
        r = held_snap(held);
    if (r == 0)
        r = held_fill_one(held, name);
    if (r < 0)
        return r;
    *ret_version = held->from > published ? held->from : published;
    *ret = KIN__STEAL(held);
    return 0;
}

static int held_fill_at(struct kin__held *held, uint64_t version)
{
    __attribute__((cleanup(undo_done))) struct undo undo = {
        .alloc = held->alloc};

    if (held->from > version) {
        int r = undo_init(&undo, &held->shelf->history, version, held->from);
        if (r < 0)
            return r;
        held->from = version;
    }
    atomic_store_explicit(&held->upto, version, memory_order_relaxed);
    return held_fill(held, &undo);
}

int kin__held_at(struct kin__held_lists *lists, struct kin__shelf *shelf,
                 kin_str space, uint64_t version, struct kin__held **ret)
{
    KIN__AUTO_HELD *held = lists_find(lists, shelf, space, version);

    if (!held) {
        int r = held_new(lists->alloc, shelf, space, &held);
        if (r == 0)
            r = held_snap(held);
        if (r == 0)
            r = held_fill_at(held, version);
        if (r < 0)
            return r;
    }
    *ret = KIN__STEAL(held);
    return 0;
}

/* ---- keeping ---- */

static void lists_drop(struct kin__held_lists *lists, struct kin__held *held)
{
    kin__list_unlink(&held->link);
    lists->count--;
    (void)kin__held_unref(held);
}

void kin__held_keep(struct kin__held_lists *lists, struct kin__held *held,
                    int64_t now_ns)
{
    KIN__LOCK_SCOPE(&lists->lock);
    held->used_ns = now_ns;
    if (kin__list_is_linked(&held->link)) {
        cds_list_move(&held->link, &lists->list);
        return;
    }
    (void)kin__held_ref(held);
    cds_list_add(&held->link, &lists->list);
    lists->count++;
    while (lists->count > lists->max)
        lists_drop(lists,
                   cds_list_entry(lists->list.prev, struct kin__held, link));
}

void kin__held_lists_trim(struct kin__held_lists *lists, int64_t now_ns)
{
    struct kin__held *held = NULL;
    struct kin__held *next = NULL;

    KIN__LOCK_SCOPE(&lists->lock);
    cds_list_for_each_entry_safe(held, next, &lists->list, link) {
        if (now_ns - held->used_ns >= lists->age_ns)
            lists_drop(lists, held);
    }
}
