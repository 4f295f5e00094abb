/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/limbo.h"

#include "base/alloc.h"
#include "base/pages.h"

enum {
    KIND_MASK = 7,
    LIST_MIN_CAP = 8,
    /* A list that is empty and larger than this gives its memory back. */
    LIST_KEEP_CAP = 1024,
    BOTH_PHASES = 3,
};

static struct kin__version *item_version(uintptr_t item)
{
    return (struct kin__version *)(item & ~(uintptr_t)KIND_MASK);
}

static enum kin__limbo_kind item_kind(uintptr_t item)
{
    return (enum kin__limbo_kind)(item & KIND_MASK);
}

/* ---- lists ---- */

static int list_reserve(struct kin__limbo_list *list,
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

static int list_push(struct kin__limbo_list *list, const kin_allocator *alloc,
                     uintptr_t item)
{
    int r = list_reserve(list, alloc, 1);

    if (r < 0)
        return r;
    list->items[list->count++] = item;
    return 0;
}

static void list_done(struct kin__limbo_list *list, const kin_allocator *alloc)
{
    kin__pages_free(alloc, list->items, list->cap * sizeof(*list->items));
    *list = (struct kin__limbo_list){0};
}

static void list_trim(struct kin__limbo_list *list, const kin_allocator *alloc)
{
    if (list->count == 0 && list->cap > LIST_KEEP_CAP)
        list_done(list, alloc);
}

/* ---- retiring ---- */

void kin__limbo_init(struct kin__limbo *limbo, const kin_allocator *alloc,
                     struct kin__readers *readers,
                     const struct kin__limbo_ops *ops)
{
    *limbo = (struct kin__limbo){
        .alloc = alloc,
        .readers = readers,
        .ops = *ops,
    };
}

int kin__limbo_reserve(struct kin__limbo *limbo, size_t more)
{
    int r = list_reserve(&limbo->fresh, limbo->alloc, limbo->promised + more);

    if (r == 0)
        limbo->promised += more;
    return r;
}

void kin__limbo_settle(struct kin__limbo *limbo)
{
    limbo->promised = 0;
}

void kin__limbo_retire(struct kin__limbo *limbo, struct kin__version *version,
                       enum kin__limbo_kind kind)
{
    if (!version)
        return;
    assert(limbo->promised > 0);
    assert(limbo->fresh.count < limbo->fresh.cap);
    assert(((uintptr_t)version & KIND_MASK) == 0);
    limbo->promised--;
    limbo->retired++;
    limbo->fresh.items[limbo->fresh.count++] = (uintptr_t)version | kind;
}

/* ---- freeing ---- */

static void list_free_items(struct kin__limbo *limbo,
                            struct kin__limbo_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        limbo->ops.free(item_version(list->items[i]), item_kind(list->items[i]),
                        limbo->ops.userdata);
    list->count = 0;
    list_trim(list, limbo->alloc);
}

/* What was unlinked before the scan, and since when each phase was seen without
 * walkers at some time, can be reached by nobody. */
static bool limbo_free(struct kin__limbo *limbo,
                       const struct kin__readers_scan *scan)
{
    unsigned calm = (unsigned)!scan->walks[0] | (unsigned)!scan->walks[1] << 1;
    size_t before = limbo->waiting.count + limbo->unlinked.count;

    limbo->waiting_phases |= calm;
    limbo->unlinked_phases |= calm;
    if (limbo->waiting_phases == BOTH_PHASES)
        list_free_items(limbo, &limbo->waiting);
    if (limbo->waiting.count == 0) {
        struct kin__limbo_list empty = limbo->waiting;
        limbo->waiting = limbo->unlinked;
        limbo->waiting_phases = limbo->unlinked_phases;
        limbo->unlinked = empty;
        if (limbo->waiting_phases == BOTH_PHASES)
            list_free_items(limbo, &limbo->waiting);
    }
    unsigned phase = atomic_load_explicit(&limbo->readers->phase,
                                          memory_order_relaxed);
    if (calm != BOTH_PHASES && !scan->walks[(phase + 1) & 1])
        kin__readers_flip(limbo->readers);
    return limbo->waiting.count + limbo->unlinked.count != before;
}

/* ---- judging ---- */

/* The lowest held number that is not below `seq`; their count if none. */
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

static size_t hold_place(const struct kin__limbo *limbo, kin__seq seq)
{
    size_t low = 0;
    size_t high = limbo->hold_count;

    while (low < high) {
        size_t middle = (low + high) / 2;
        if (limbo->holds[middle].seq < seq)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static struct kin__limbo_hold *hold_find(struct kin__limbo *limbo, kin__seq seq)
{
    size_t i = hold_place(limbo, seq);

    if (i == limbo->hold_count || limbo->holds[i].seq != seq)
        return NULL;
    return &limbo->holds[i];
}

static struct kin__limbo_hold *hold_add(struct kin__limbo *limbo, kin__seq seq)
{
    size_t i = hold_place(limbo, seq);

    if (limbo->hold_count == limbo->hold_cap) {
        size_t cap = limbo->hold_cap ? limbo->hold_cap * 2 : 4;
        struct kin__limbo_hold *holds = kin__realloc(limbo->alloc, limbo->holds,
                                                     cap, sizeof(*holds));
        if (!holds)
            return NULL;
        limbo->holds = holds;
        limbo->hold_cap = cap;
    }
    memmove(&limbo->holds[i + 1], &limbo->holds[i],
            (limbo->hold_count - i) * sizeof(*limbo->holds));
    limbo->hold_count++;
    limbo->holds[i] = (struct kin__limbo_hold){.seq = seq};
    return &limbo->holds[i];
}

/* What becomes of one version. */
enum verdict {
    VERDICT_LATER, /* undecided: ask again next time */
    VERDICT_HELD,  /* needed, and put aside */
    VERDICT_GONE,  /* unlinked */
};

static enum verdict limbo_put_aside(struct kin__limbo *limbo, uintptr_t item,
                                    kin__seq seq)
{
    struct kin__limbo_hold *hold = hold_find(limbo, seq);

    if (!hold)
        hold = hold_add(limbo, seq);
    if (!hold || list_push(&hold->list, limbo->alloc, item) < 0)
        return VERDICT_LATER;
    return VERDICT_HELD;
}

static enum verdict limbo_judge_item(struct kin__limbo *limbo,
                                     const struct kin__readers_scan *scan,
                                     uintptr_t item)
{
    struct kin__version *version = item_version(item);
    kin__seq until = kin__version_until(version);

    /* A claim needs whatever ended after it.  And what ends with a number not
     * yet published is still given to those who come now. */
    if (until > scan->claimed || until > kin__readers_seq(limbo->readers))
        return VERDICT_LATER;
    size_t i = held_from(scan, kin__version_since(version));
    if (i < scan->held_count && scan->held[i] < until)
        return limbo_put_aside(limbo, item, scan->held[i]);
    if (list_push(&limbo->unlinked, limbo->alloc, item) < 0)
        return VERDICT_LATER;
    limbo->unlinked_phases = 0;
    limbo->ops.unlink(version, item_kind(item), limbo->ops.userdata);
    return VERDICT_GONE;
}

/* Judges the first `count` items and keeps the undecided ones.  Items may be
 * added to `fresh` while this runs, so it is reached anew each time. */
static bool limbo_judge_fresh(struct kin__limbo *limbo,
                              const struct kin__readers_scan *scan)
{
    size_t count = limbo->fresh.count;
    size_t kept = 0;

    if (count == 0)
        return false;
    for (size_t i = 0; i < count; i++) {
        uintptr_t item = limbo->fresh.items[i];
        if (limbo_judge_item(limbo, scan, item) == VERDICT_LATER)
            limbo->fresh.items[kept++] = item;
    }
    memmove(&limbo->fresh.items[kept], &limbo->fresh.items[count],
            (limbo->fresh.count - count) * sizeof(*limbo->fresh.items));
    limbo->fresh.count -= count - kept;
    return kept != count;
}

static bool scan_holds(const struct kin__readers_scan *scan, kin__seq seq)
{
    size_t i = held_from(scan, seq);

    return i < scan->held_count && scan->held[i] == seq;
}

/* What was put aside for a snapshot that is gone.  Its list is taken out first,
 * since others are added on the way. */
static bool limbo_judge_hold(struct kin__limbo *limbo,
                             const struct kin__readers_scan *scan, size_t i)
{
    struct kin__limbo_hold hold = limbo->holds[i];
    size_t kept = 0;
    size_t count = hold.list.count;

    limbo->holds[i].list = (struct kin__limbo_list){0};
    for (size_t k = 0; k < count; k++) {
        uintptr_t item = hold.list.items[k];
        if (limbo_judge_item(limbo, scan, item) == VERDICT_LATER)
            hold.list.items[kept++] = item;
    }
    hold.list.count = kept;
    struct kin__limbo_hold *place = hold_find(limbo, hold.seq);
    assert(place && place->list.count == 0);
    if (kept > 0) {
        place->list = hold.list;
        return kept != count;
    }
    list_done(&hold.list, limbo->alloc);
    limbo->hold_count--;
    memmove(place, place + 1,
            (size_t)(limbo->holds + limbo->hold_count - place) *
                sizeof(*place));
    return true;
}

static bool limbo_judge_holds(struct kin__limbo *limbo,
                              const struct kin__readers_scan *scan)
{
    bool moved = false;

    /* From the last to the first: those added on the way are for snapshots that
     * are held, and are passed over wherever they land. */
    for (size_t i = limbo->hold_count; i-- > 0;) {
        if (i >= limbo->hold_count || scan_holds(scan, limbo->holds[i].seq))
            continue;
        moved |= limbo_judge_hold(limbo, scan, i);
    }
    return moved;
}

bool kin__limbo_judge(struct kin__limbo *limbo)
{
    struct kin__readers_scan scan;
    size_t room = kin__readers_slots(limbo->readers);

    if (room > limbo->held_cap) {
        kin__seq *held = kin__realloc(limbo->alloc, limbo->held, room,
                                      sizeof(*held));
        if (!held)
            return false;
        limbo->held = held;
        limbo->held_cap = room;
    }
    scan.held = limbo->held;
    kin__readers_scan(limbo->readers, &scan, limbo->held_cap);
    bool moved = limbo_free(limbo, &scan);
    moved |= limbo_judge_fresh(limbo, &scan);
    moved |= limbo_judge_holds(limbo, &scan);
    list_trim(&limbo->fresh, limbo->alloc);
    return moved;
}

/* ---- the end, and figures ---- */

void kin__limbo_flush(struct kin__limbo *limbo)
{
    while (limbo->fresh.count > 0) {
        uintptr_t item = limbo->fresh.items[--limbo->fresh.count];
        limbo->ops.unlink(item_version(item), item_kind(item),
                          limbo->ops.userdata);
        limbo->ops.free(item_version(item), item_kind(item),
                        limbo->ops.userdata);
    }
}

void kin__limbo_done(struct kin__limbo *limbo)
{
    list_free_items(limbo, &limbo->fresh);
    list_free_items(limbo, &limbo->unlinked);
    list_free_items(limbo, &limbo->waiting);
    list_done(&limbo->fresh, limbo->alloc);
    list_done(&limbo->unlinked, limbo->alloc);
    list_done(&limbo->waiting, limbo->alloc);
    for (size_t i = 0; i < limbo->hold_count; i++) {
        list_free_items(limbo, &limbo->holds[i].list);
        list_done(&limbo->holds[i].list, limbo->alloc);
    }
    kin__free(limbo->alloc, limbo->holds);
    kin__free(limbo->alloc, limbo->held);
    *limbo = (struct kin__limbo){0};
}

size_t kin__limbo_count(const struct kin__limbo *limbo)
{
    size_t count = limbo->fresh.count + limbo->unlinked.count +
                   limbo->waiting.count;

    for (size_t i = 0; i < limbo->hold_count; i++)
        count += limbo->holds[i].list.count;
    return count;
}

size_t kin__limbo_bytes(const struct kin__limbo *limbo)
{
    size_t cap = limbo->fresh.cap + limbo->unlinked.cap + limbo->waiting.cap;

    for (size_t i = 0; i < limbo->hold_count; i++)
        cap += limbo->holds[i].list.cap;
    return cap * sizeof(uintptr_t) + limbo->hold_cap * sizeof(*limbo->holds) +
           limbo->held_cap * sizeof(*limbo->held);
}
