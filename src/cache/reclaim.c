/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/reclaim.h"

#include "base/alloc.h"
#include "base/pages.h"

enum {
    KIND_MASK = 7,
    LIST_MIN_CAP = 8,
    /* An empty list with a larger capacity is freed. */
    LIST_KEEP_CAP = 1024,
    BOTH_PHASES = 3,
};

static struct kin__version *item_version(uintptr_t item)
{
    return (struct kin__version *)(item & ~(uintptr_t)KIND_MASK);
}

static enum kin__reclaim_kind item_kind(uintptr_t item)
{
    return (enum kin__reclaim_kind)(item & KIND_MASK);
}

/* ---- lists ---- */

static int list_reserve(struct kin__reclaim_list *list,
                        const kin_allocator *alloc, size_t more)
{
    size_t need = list->count + more;
    size_t cap = list->cap ? list->cap : LIST_MIN_CAP;

    if (need <= list->cap)
        return 0;
    while (cap < need)
        cap += cap / 2;
    uintptr_t *items = kin__pages_realloc(
        alloc, list->items, list->cap * sizeof(*items), cap * sizeof(*items));
    if (!items)
        return KIN_ENOMEM;
    list->items = items;
    list->cap = cap;
    return 0;
}

static int list_push(struct kin__reclaim_list *list, const kin_allocator *alloc,
                     uintptr_t item)
{
    int r = list_reserve(list, alloc, 1);

    if (r < 0)
        return r;
    assert(list->count < list->cap);
    list->items[list->count++] = item;
    return 0;
}

static void list_done(struct kin__reclaim_list *list,
                      const kin_allocator *alloc)
{
    kin__pages_free(alloc, list->items, list->cap * sizeof(*list->items));
    *list = (struct kin__reclaim_list){0};
}

static void list_trim(struct kin__reclaim_list *list,
                      const kin_allocator *alloc)
{
    if (list->count == 0 && list->cap > LIST_KEEP_CAP)
        list_done(list, alloc);
}

/* ---- retiring ---- */

void kin__reclaim_init(struct kin__reclaim *reclaim, const kin_allocator *alloc,
                       struct kin__readers *readers,
                       const struct kin__reclaim_ops *ops)
{
    *reclaim = (struct kin__reclaim){
        .alloc = alloc,
        .readers = readers,
        .ops = *ops,
    };
}

int kin__reclaim_reserve(struct kin__reclaim *reclaim, size_t more)
{
    int r = list_reserve(&reclaim->pending, reclaim->alloc,
                         reclaim->promised + more);

    if (r == 0)
        reclaim->promised += more;
    return r;
}

void kin__reclaim_settle(struct kin__reclaim *reclaim)
{
    reclaim->promised = 0;
}

void kin__reclaim_retire(struct kin__reclaim *reclaim,
                         struct kin__version *version,
                         enum kin__reclaim_kind kind)
{
    if (!version)
        return;
    assert(reclaim->promised > 0);
    assert(kind == KIN__RECLAIM_CHUNK || !kin__version_is_current(version));
    assert(reclaim->pending.count < reclaim->pending.cap);
    assert(((uintptr_t)version & KIND_MASK) == 0);
    reclaim->promised--;
    reclaim->retired++;
    reclaim->pending.items[reclaim->pending.count++] = (uintptr_t)version |
                                                       kind;
}

/* ---- freeing ---- */

static void list_free_items(struct kin__reclaim *reclaim,
                            struct kin__reclaim_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        reclaim->ops.free(item_version(list->items[i]),
                          item_kind(list->items[i]), reclaim->ops.userdata);
    list->count = 0;
    list_trim(list, reclaim->alloc);
}

/* Frees versions that were unlinked before the scan, if each phase has been
 * seen without walkers since: no reader can reach them. */
static bool reclaim_free(struct kin__reclaim *reclaim,
                         const struct kin__readers_scan *scan)
{
    unsigned idle = (unsigned)!scan->walks[0] | (unsigned)!scan->walks[1] << 1;
    size_t before = reclaim->waiting.count + reclaim->unlinked.count;

    reclaim->waiting_phases |= idle;
    reclaim->unlinked_phases |= idle;
    if (reclaim->waiting_phases == BOTH_PHASES)
        list_free_items(reclaim, &reclaim->waiting);
    if (reclaim->waiting.count == 0) {
        struct kin__reclaim_list empty = reclaim->waiting;
        reclaim->waiting = reclaim->unlinked;
        reclaim->waiting_phases = reclaim->unlinked_phases;
        reclaim->unlinked = empty;
        if (reclaim->waiting_phases == BOTH_PHASES)
            list_free_items(reclaim, &reclaim->waiting);
    }
    unsigned phase = atomic_load_explicit(&reclaim->readers->phase,
                                          memory_order_relaxed);
    if (idle != BOTH_PHASES && !scan->walks[(phase + 1) & 1])
        kin__readers_flip(reclaim->readers);
    return reclaim->waiting.count + reclaim->unlinked.count != before;
}

/* ---- examining ---- */

/* Returns the index of the lowest held number not below `seq`, or the count. */
static size_t held_from(const struct kin__readers_scan *scan, kin__seq seq)
{
    size_t low = 0;
    size_t high = scan->held_count;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (scan->held[middle] < seq)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static size_t hold_place(const struct kin__reclaim *reclaim, kin__seq seq)
{
    size_t low = 0;
    size_t high = reclaim->hold_count;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (reclaim->holds[middle].seq < seq)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static struct kin__reclaim_hold *hold_find(struct kin__reclaim *reclaim,
                                           kin__seq seq)
{
    size_t i = hold_place(reclaim, seq);

    if (i == reclaim->hold_count || reclaim->holds[i].seq != seq)
        return NULL;
    return &reclaim->holds[i];
}

static struct kin__reclaim_hold *hold_add(struct kin__reclaim *reclaim,
                                          kin__seq seq)
{
    size_t i = hold_place(reclaim, seq);

    if (reclaim->hold_count == reclaim->hold_cap) {
        size_t cap = reclaim->hold_cap ? reclaim->hold_cap * 2 : 4;
        struct kin__reclaim_hold *holds = kin__realloc(
            reclaim->alloc, reclaim->holds, cap, sizeof(*holds));
        if (!holds)
            return NULL;
        reclaim->holds = holds;
        reclaim->hold_cap = cap;
    }
    memmove(&reclaim->holds[i + 1], &reclaim->holds[i],
            (reclaim->hold_count - i) * sizeof(*reclaim->holds));
    reclaim->hold_count++;
    assert(i == 0 || reclaim->holds[i - 1].seq < seq);
    reclaim->holds[i] = (struct kin__reclaim_hold){.seq = seq};
    return &reclaim->holds[i];
}

/* What was done with one version. */
enum outcome {
    OUTCOME_UNDECIDED, /* examine it again in the next run */
    OUTCOME_HELD,      /* filed under a snapshot that needs it */
    OUTCOME_UNLINKED,  /* no reader needs it */
};

static enum outcome reclaim_file(struct kin__reclaim *reclaim, uintptr_t item,
                                 kin__seq seq)
{
    struct kin__reclaim_hold *hold = hold_find(reclaim, seq);

    if (!hold)
        hold = hold_add(reclaim, seq);
    if (!hold || list_push(&hold->list, reclaim->alloc, item) < 0)
        return OUTCOME_UNDECIDED;
    return OUTCOME_HELD;
}

static enum outcome reclaim_check(struct kin__reclaim *reclaim,
                                  const struct kin__readers_scan *scan,
                                  uintptr_t item)
{
    struct kin__version *version = item_version(item);
    kin__seq until = kin__version_until(version);

    /* A claim needs all versions that ended after it.  New readers still see a
     * version that ends with a number not published yet. */
    if (until > scan->claimed || until > kin__readers_seq(reclaim->readers))
        return OUTCOME_UNDECIDED;
    size_t i = held_from(scan, kin__version_since(version));
    if (i < scan->held_count && scan->held[i] < until)
        return reclaim_file(reclaim, item, scan->held[i]);
    if (list_push(&reclaim->unlinked, reclaim->alloc, item) < 0)
        return OUTCOME_UNDECIDED;
    reclaim->unlinked_phases = 0;
    reclaim->ops.unlink(version, item_kind(item), reclaim->ops.userdata);
    return OUTCOME_UNLINKED;
}

/* Examines all items and keeps the undecided ones.  Unlinking may add items to
 * `pending`, which moves it: do not keep a pointer into it. */
static bool reclaim_check_pending(struct kin__reclaim *reclaim,
                                  const struct kin__readers_scan *scan)
{
    size_t count = reclaim->pending.count;
    size_t kept = 0;

    if (count == 0)
        return false;
    for (size_t i = 0; i < count; i++) {
        uintptr_t item = reclaim->pending.items[i];
        if (reclaim_check(reclaim, scan, item) == OUTCOME_UNDECIDED)
            reclaim->pending.items[kept++] = item;
    }
    memmove(&reclaim->pending.items[kept], &reclaim->pending.items[count],
            (reclaim->pending.count - count) * sizeof(*reclaim->pending.items));
    reclaim->pending.count -= count - kept;
    return kept != count;
}

static bool scan_holds(const struct kin__readers_scan *scan, kin__seq seq)
{
    size_t i = held_from(scan, seq);

    return i < scan->held_count && scan->held[i] == seq;
}

/* Examines what was filed under a released snapshot.  Detaches its list first:
 * examining adds to other lists and moves `holds`. */
static bool reclaim_check_hold(struct kin__reclaim *reclaim,
                               const struct kin__readers_scan *scan, size_t i)
{
    struct kin__reclaim_hold hold = reclaim->holds[i];
    size_t kept = 0;
    size_t count = hold.list.count;

    reclaim->holds[i].list = (struct kin__reclaim_list){0};
    for (size_t k = 0; k < count; k++) {
        uintptr_t item = hold.list.items[k];
        if (reclaim_check(reclaim, scan, item) == OUTCOME_UNDECIDED)
            hold.list.items[kept++] = item;
    }
    hold.list.count = kept;
    struct kin__reclaim_hold *place = hold_find(reclaim, hold.seq);
    assert(place && place->list.count == 0);
    if (kept > 0) {
        place->list = hold.list;
        return kept != count;
    }
    list_done(&hold.list, reclaim->alloc);
    reclaim->hold_count--;
    memmove(place, place + 1,
            (size_t)(reclaim->holds + reclaim->hold_count - place) *
                sizeof(*place));
    return true;
}

static bool reclaim_check_holds(struct kin__reclaim *reclaim,
                                const struct kin__readers_scan *scan)
{
    bool moved = false;

    /* Backwards: holds that are added meanwhile are of held snapshots, which
     * are skipped wherever they end up. */
    for (size_t i = reclaim->hold_count; i-- > 0;) {
        if (i >= reclaim->hold_count || scan_holds(scan, reclaim->holds[i].seq))
            continue;
        moved |= reclaim_check_hold(reclaim, scan, i);
    }
    return moved;
}

bool kin__reclaim_run(struct kin__reclaim *reclaim)
{
    struct kin__readers_scan scan;
    size_t room = kin__readers_slots(reclaim->readers);

    assert(reclaim->hold_count <= reclaim->hold_cap);

    if (room > reclaim->held_cap) {
        kin__seq *held = kin__realloc(reclaim->alloc, reclaim->held, room,
                                      sizeof(*held));
        if (!held)
            return false;
        reclaim->held = held;
        reclaim->held_cap = room;
    }
    scan.held = reclaim->held;
    kin__readers_scan(reclaim->readers, &scan, reclaim->held_cap);
    bool moved = reclaim_free(reclaim, &scan);
    moved |= reclaim_check_pending(reclaim, &scan);
    moved |= reclaim_check_holds(reclaim, &scan);
    list_trim(&reclaim->pending, reclaim->alloc);
    return moved;
}

/* ---- end and statistics ---- */

void kin__reclaim_flush(struct kin__reclaim *reclaim)
{
    while (reclaim->pending.count > 0) {
        uintptr_t item = reclaim->pending.items[--reclaim->pending.count];
        reclaim->ops.unlink(item_version(item), item_kind(item),
                            reclaim->ops.userdata);
        reclaim->ops.free(item_version(item), item_kind(item),
                          reclaim->ops.userdata);
    }
}

void kin__reclaim_done(struct kin__reclaim *reclaim)
{
    list_free_items(reclaim, &reclaim->pending);
    list_free_items(reclaim, &reclaim->unlinked);
    list_free_items(reclaim, &reclaim->waiting);
    list_done(&reclaim->pending, reclaim->alloc);
    list_done(&reclaim->unlinked, reclaim->alloc);
    list_done(&reclaim->waiting, reclaim->alloc);
    for (size_t i = 0; i < reclaim->hold_count; i++) {
        list_free_items(reclaim, &reclaim->holds[i].list);
        list_done(&reclaim->holds[i].list, reclaim->alloc);
    }
    kin__free(reclaim->alloc, reclaim->holds);
    kin__free(reclaim->alloc, reclaim->held);
    *reclaim = (struct kin__reclaim){0};
}

size_t kin__reclaim_count(const struct kin__reclaim *reclaim)
{
    size_t count = reclaim->pending.count + reclaim->unlinked.count +
                   reclaim->waiting.count;

    for (size_t i = 0; i < reclaim->hold_count; i++)
        count += reclaim->holds[i].list.count;
    return count;
}

size_t kin__reclaim_bytes(const struct kin__reclaim *reclaim)
{
    size_t cap = reclaim->pending.cap + reclaim->unlinked.cap +
                 reclaim->waiting.cap;

    for (size_t i = 0; i < reclaim->hold_count; i++)
        cap += reclaim->holds[i].list.cap;
    return cap * sizeof(uintptr_t) +
           reclaim->hold_cap * sizeof(*reclaim->holds) +
           reclaim->held_cap * sizeof(*reclaim->held);
}
