/* SPDX-License-Identifier: Apache-2.0 */
#include "server/list_snapshot.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "base/str.h"

/* ---- life ---- */

void kin__list_snapshots_init(struct kin__list_snapshots *lists,
                              const kin_allocator *alloc, size_t max,
                              int64_t age_ns)
{
    *lists = (struct kin__list_snapshots){
        .alloc = alloc, .max = max, .age_ns = age_ns};
    kin__mutex_init(&lists->lock);
    CDS_INIT_LIST_HEAD(&lists->list);
}

void kin__list_snapshots_done(struct kin__list_snapshots *lists)
{
    kin__list_snapshots_trim(lists, INT64_MAX);
    kin__mutex_done(&lists->lock);
}

static int list_new(const kin_allocator *alloc,
                    struct kin__resource_store *resource_store, kin_str space,
                    struct kin__list_snapshot **ret)
{
    struct kin__list_snapshot *list = kin__alloc0(
        alloc, 1, sizeof(*list) + space.len + 1);

    if (!list)
        return KIN_ENOMEM;
    char *text = (char *)(list + 1);
    if (space.len)
        memcpy(text, space.ptr, space.len);
    kin__ref_init(&list->ref);
    CDS_INIT_LIST_HEAD(&list->link);
    list->alloc = alloc;
    list->resource_store = resource_store;
    list->space = kin_str_of(text, space.len);
    *ret = list;
    return 0;
}

struct kin__list_snapshot *kin__list_snapshot_ref(
    struct kin__list_snapshot *list)
{
    kin__ref_get(&list->ref);
    return list;
}

struct kin__list_snapshot *kin__list_snapshot_unref(
    struct kin__list_snapshot *list)
{
    if (!list || !kin__ref_put(&list->ref))
        return NULL;
    for (size_t i = 0; i < list->extra_count; i++)
        (void)kin_object_unref(list->extra[i]);
    kin__free(list->alloc, list->extra);
    kin__free(list->alloc, list->objects);
    (void)kin_snapshot_free(list->snapshot);
    kin__free(list->alloc, list);
    return NULL;
}

/* ---- order ---- */

static int compare_objects(const void *a, const void *b)
{
    return kin_str_cmp(kin_object_key(*(const kin_object *const *)a),
                       kin_object_key(*(const kin_object *const *)b));
}

static void list_sort(struct kin__list_snapshot *list)
{
    if (list->count > 1)
        qsort(list->objects, list->count, sizeof(const kin_object *),
              compare_objects);
}

size_t kin__list_snapshot_seek(const struct kin__list_snapshot *list,
                               kin_str key)
{
    size_t low = 0;
    size_t high = list->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (kin_str_cmp(kin_object_key(list->objects[middle]), key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* ---- undoing events ---- */

/* The first event of each key after a version: its old object is the one of
 * that version. */
struct undo {
    const kin_allocator *alloc;
    struct kin__watch_event **events; /* owned, and a reference to each */
    size_t event_count;
    struct kin__watch_event **first; /* borrowed; sorted by key */
    size_t count;
};

static void undo_done(struct undo *undo)
{
    for (size_t i = 0; i < undo->event_count; i++)
        (void)kin__watch_event_unref(undo->events[i]);
    kin__free(undo->alloc, undo->events);
    kin__free(undo->alloc, undo->first);
}

static kin_str event_key(const struct kin__watch_event *event)
{
    assert(event->now || event->old);
    return kin_object_key(event->now ? event->now : event->old);
}

static int compare_events(const void *a, const void *b)
{
    const struct kin__watch_event *left = *(struct kin__watch_event *const *)a;
    const struct kin__watch_event *right = *(struct kin__watch_event *const *)b;
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
                             sizeof(struct kin__watch_event *));
    if (!undo->first)
        return KIN_ENOMEM;
    qsort(undo->events, undo->event_count, sizeof(struct kin__watch_event *),
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

static kin_iter list_walk(const struct kin__list_snapshot *list)
{
    if (list->space.len == 0)
        return kin_snapshot_list(list->snapshot);
    return kin_snapshot_by_index(list->snapshot, KIN__S(KIN_INDEX_NAMESPACE),
                                 list->space);
}

static size_t list_count_walk(const struct kin__list_snapshot *list)
{
    size_t count = 0;

    if (list->space.len == 0)
        return kin_snapshot_count(list->snapshot);
    kin_iter it = list_walk(list);
    while (kin_iter_next(&it))
        count++;
    return count;
}

/* Adds the objects that were changed or deleted since. */
static void list_add_old(struct kin__list_snapshot *list,
                         const struct undo *undo)
{
    for (size_t i = 0; i < undo->count; i++) {
        kin_object *old = undo->first[i]->old;
        if (!old || (list->space.len &&
                     !kin_str_eq(kin_object_namespace(old), list->space)))
            continue;
        list->extra[list->extra_count++] = kin_object_ref(old);
        list->objects[list->count++] = old;
    }
}

static int list_fill(struct kin__list_snapshot *list, const struct undo *undo)
{
    size_t room = list_count_walk(list) + undo->count;

    if (room == 0)
        return 0;
    list->objects = kin__alloc(list->alloc, room, sizeof(const kin_object *));
    if (!list->objects)
        return KIN_ENOMEM;
    if (undo->count > 0) {
        list->extra = kin__alloc(list->alloc, undo->count,
                                 sizeof(kin_object *));
        if (!list->extra)
            return KIN_ENOMEM;
    }
    kin_iter it = list_walk(list);
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it))
        if (undo->count == 0 || !undo_has(undo, kin_object_key(o)))
            list->objects[list->count++] = o;
    list_add_old(list, undo);
    assert(list->count <= room && list->extra_count <= undo->count);
    list_sort(list);
    return 0;
}

/* Takes a snapshot and sets `from` to the version of its last write. */
static int list_snap(struct kin__list_snapshot *list)
{
    kin_store *store = kin__resource_store_store(list->resource_store);
    kin_scratch scratch;

    if (!store)
        return 0;
    list->snapshot = kin_snapshot_new(store);
    if (!list->snapshot)
        return KIN_ENOMEM;
    (void)kin__str_to_u64(
        kin_snapshot_resource_version(list->snapshot, &scratch), &list->from);
    return 0;
}

/* ---- finding ---- */

static struct kin__list_snapshot *lists_find(
    struct kin__list_snapshots *lists,
    const struct kin__resource_store *resource_store, kin_str space,
    uint64_t version)
{
    struct kin__list_snapshot *list = NULL;

    KIN__LOCK_SCOPE(&lists->lock);
    cds_list_for_each_entry(list, &lists->list, link) {
        if (list->resource_store == resource_store &&
            kin_str_eq(list->space, space) && list->from <= version &&
            version <= atomic_load_explicit(&list->upto, memory_order_relaxed))
            return kin__list_snapshot_ref(list);
    }
    return NULL;
}

/* The content is also that of a later version (D2). */
static void list_extend(struct kin__list_snapshot *list, uint64_t version)
{
    uint64_t upto = atomic_load_explicit(&list->upto, memory_order_relaxed);

    while (upto < version && !atomic_compare_exchange_weak_explicit(
                                 &list->upto, &upto, version,
                                 memory_order_relaxed, memory_order_relaxed))
        ;
}

int kin__list_snapshot_now(struct kin__list_snapshots *lists,
                           struct kin__resource_store *resource_store,
                           kin_str space, uint64_t published,
                           struct kin__list_snapshot **ret,
                           uint64_t *ret_version)
{
    KIN__AUTO_LIST_SNAPSHOT *list = NULL;
    struct undo nothing = {0};

    int r = list_new(lists->alloc, resource_store, space, &list);
    if (r == 0)
        r = list_snap(list);
    if (r < 0)
        return r;
    uint64_t version = list->from > published ? list->from : published;
    assert(list->from <= version);
    struct kin__list_snapshot *same = lists_find(lists, resource_store, space,
                                                 list->from);
    if (same) {
        list_extend(same, version);
        *ret = same;
        *ret_version = version;
        return 0;
    }
    atomic_store_explicit(&list->upto, version, memory_order_relaxed);
    r = list_fill(list, &nothing);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(list);
    *ret_version = version;
    return 0;
}

static int list_fill_one(struct kin__list_snapshot *list, kin_str name)
{
    KIN__AUTO_BUF key;

    kin__buf_init(&key, list->alloc, SIZE_MAX / 2);
    list->objects = kin__alloc(list->alloc, 1, sizeof(const kin_object *));
    if (!list->objects)
        return KIN_ENOMEM;
    int r = list->space.len ? kin__buf_append(&key, list->space) : 0;
    if (r == 0 && list->space.len)
        r = kin__buf_append_byte(&key, '/');
    if (r == 0)
        r = kin__buf_append(&key, name);
    if (r < 0)
        return r;
    list->objects[0] = kin_snapshot_get(list->snapshot, kin__buf_str(&key));
    list->count = list->objects[0] != NULL;
    return 0;
}

int kin__list_snapshot_one(struct kin__list_snapshots *lists,
                           struct kin__resource_store *resource_store,
                           kin_str space, kin_str name, uint64_t published,
                           struct kin__list_snapshot **ret,
                           uint64_t *ret_version)
{
    KIN__AUTO_LIST_SNAPSHOT *list = NULL;

    int r = list_new(lists->alloc, resource_store, space, &list);
    if (r == 0)
        r = list_snap(list);
    if (r == 0)
        r = list_fill_one(list, name);
    if (r < 0)
        return r;
    *ret_version = list->from > published ? list->from : published;
    *ret = KIN__STEAL(list);
    return 0;
}

static int list_fill_at(struct kin__list_snapshot *list, uint64_t version)
{
    __attribute__((cleanup(undo_done))) struct undo undo = {
        .alloc = list->alloc};

    if (list->from > version) {
        int r = undo_init(&undo, &list->resource_store->history, version,
                          list->from);
        if (r < 0)
            return r;
        list->from = version;
    }
    assert(list->from <= version);
    atomic_store_explicit(&list->upto, version, memory_order_relaxed);
    return list_fill(list, &undo);
}

int kin__list_snapshot_at(struct kin__list_snapshots *lists,
                          struct kin__resource_store *resource_store,
                          kin_str space, uint64_t version,
                          struct kin__list_snapshot **ret)
{
    KIN__AUTO_LIST_SNAPSHOT *list = lists_find(lists, resource_store, space,
                                               version);

    if (!list) {
        uint64_t place = 0;
        /* A compacted version is gone, even if nothing has changed since. */
        int r = kin__history_seek(&resource_store->history, version, &place);
        if (r == 0)
            r = list_new(lists->alloc, resource_store, space, &list);
        if (r == 0)
            r = list_snap(list);
        if (r == 0)
            r = list_fill_at(list, version);
        if (r < 0)
            return r;
    }
    *ret = KIN__STEAL(list);
    return 0;
}

/* ---- keeping ---- */

static void lists_drop(struct kin__list_snapshots *lists,
                       struct kin__list_snapshot *list)
{
    kin__mutex_assert_held(&lists->lock);
    assert(lists->count > 0);
    kin__list_unlink(&list->link);
    lists->count--;
    (void)kin__list_snapshot_unref(list);
}

void kin__list_snapshot_keep(struct kin__list_snapshots *lists,
                             struct kin__list_snapshot *list, int64_t now_ns)
{
    KIN__LOCK_SCOPE(&lists->lock);
    list->used_ns = now_ns;
    if (kin__list_is_linked(&list->link)) {
        cds_list_move(&list->link, &lists->list);
        return;
    }
    (void)kin__list_snapshot_ref(list);
    cds_list_add(&list->link, &lists->list);
    lists->count++;
    while (lists->count > lists->max)
        lists_drop(lists, cds_list_entry(lists->list.prev,
                                         struct kin__list_snapshot, link));
}

void kin__list_snapshots_trim(struct kin__list_snapshots *lists, int64_t now_ns)
{
    struct kin__list_snapshot *list = NULL;
    struct kin__list_snapshot *next = NULL;

    KIN__LOCK_SCOPE(&lists->lock);
    cds_list_for_each_entry_safe(list, next, &lists->list, link) {
        if (now_ns - list->used_ns >= lists->age_ns)
            lists_drop(lists, list);
    }
}
