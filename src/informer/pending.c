/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/pending.h"

#include <assert.h>

#include "base/alloc.h"

enum {
    RING_MIN = 4,
    RING_KEPT = 64, /* parts that an empty ring has room for, at most */
    KEYS_MAX = 1 << 30,
    SPARE_MAX = 16, /* nodes kept for the next notifications */
};

struct kin__pending_node {
    struct cds_list_head link;
    struct kin__notification item;
};

void kin__pending_init(struct kin__pending *pending, bool coalesces,
                       uint64_t seed, const kin_allocator *alloc)
{
    *pending = (struct kin__pending){.alloc = alloc, .coalesces = coalesces};
    CDS_INIT_LIST_HEAD(&pending->nodes);
    CDS_INIT_LIST_HEAD(&pending->spare);
    kin__map_init(&pending->by_key, alloc, seed, KEYS_MAX);
}

/* ---- plain: a ring of parts ---- */

static struct kin__batch_part *ring_at(const struct kin__pending *pending,
                                       size_t index)
{
    assert(index < pending->part_count && pending->part_cap > 0);
    return &pending->parts[(pending->part_first + index) % pending->part_cap];
}

/* Moves the parts to a ring of `cap`. */
static int ring_resize(struct kin__pending *pending, size_t cap)
{
    struct kin__batch_part *parts = kin__alloc(pending->alloc, cap,
                                               sizeof(*parts));

    assert(cap >= pending->part_count);
    if (!parts)
        return KIN_ENOMEM;
    for (size_t i = 0; i < pending->part_count; i++)
        parts[i] = *ring_at(pending, i);
    kin__free(pending->alloc, pending->parts);
    pending->parts = parts;
    pending->part_cap = cap;
    pending->part_first = 0;
    return 0;
}

static int ring_reserve(struct kin__pending *pending, size_t more,
                        size_t *ret_room)
{
    size_t wanted = pending->part_count + more;
    size_t cap = pending->part_cap ? pending->part_cap : RING_MIN;
    int r = 0;

    if (pending->part_count == 0 && cap > RING_KEPT)
        cap = RING_MIN; /* much was pending; no longer */
    while (cap < wanted)
        cap *= 2;
    if (cap != pending->part_cap)
        r = ring_resize(pending, cap);
    if (r < 0 && pending->part_cap < wanted)
        return r;
    *ret_room = pending->part_cap - pending->part_count;
    return 0;
}

static void ring_trim(struct kin__pending *pending)
{
    if (pending->part_count > 0 || pending->part_cap <= RING_KEPT)
        return;
    kin__free(pending->alloc, KIN__STEAL(pending->parts));
    pending->part_cap = 0;
    pending->part_first = 0;
}

/* Extends the last part by one that continues it; false if none does. */
static bool ring_extend(struct kin__pending *pending,
                        const struct kin__batch_part *part)
{
    if (pending->part_count == 0)
        return false;
    struct kin__batch_part *last = ring_at(pending, pending->part_count - 1);
    if (last->batch != part->batch || last->end != part->at ||
        last->has_resyncs != part->has_resyncs)
        return false;
    last->end = part->end;
    last->wanted += part->wanted;
    return true;
}

/* Adds a part, unless it has nothing for the handler. */
static void ring_append(struct kin__pending *pending,
                        struct kin__batch_part part)
{
    if (part.wanted == 0) {
        kin__batch_part_skip(&part);
        return;
    }
    assert(pending->part_count < pending->part_cap); /* room was reserved */
    if (pending->coalesces)
        kin__batch_part_begin(&part); /* see ring_take_own() */
    pending->part_count++;
    *ring_at(pending, pending->part_count - 1) = part;
}

size_t kin__pending_push_part(struct kin__pending *pending,
                              const struct kin__batch_part *part)
{
    assert(cds_list_empty(&pending->nodes));
    pending->count += part->wanted;
    if (!ring_extend(pending, part))
        ring_append(pending, *part);
    return pending->part_cap - pending->part_count;
}

/* The thread is at a notification of its part, with `left` behind it. */
static void part_take(struct kin__pending *pending, size_t left,
                      struct kin__notification *ret)
{
    const struct kin__notification *next = NULL;

    *ret = *kin__batch_part_get(&pending->part);
    if (left > 0) {
        next = kin__batch_part_peek(&pending->part);
        assert(next);
        atomic_store(&pending->next_ns, next->since_ns);
    }
    atomic_store(&pending->left, left);
}

static void ring_pop(struct kin__pending *pending)
{
    pending->part_first = (pending->part_first + 1) % pending->part_cap;
    pending->part_count--;
}

/* Coalescing: takes one notification.  The others stay in the ring, where they
 * can become nodes. */
static void ring_take_own(struct kin__pending *pending,
                          struct kin__notification *ret)
{
    struct kin__batch_part *part = ring_at(pending, 0);

    *ret = kin__notification_ref(kin__batch_part_get(part));
    pending->count--;
    kin__batch_part_next(part);
    if (!part->batch)
        ring_pop(pending);
}

/* Begins the oldest part. */
static void ring_take(struct kin__pending *pending,
                      struct kin__notification *ret)
{
    pending->part = *ring_at(pending, 0);
    ring_pop(pending);
    pending->count -= pending->part.wanted;
    size_t left = pending->part.wanted - 1;
    kin__batch_part_begin(&pending->part);
    part_take(pending, left, ret);
}

/* ---- coalescing: nodes by key ---- */

static inline kin_str node_key(const struct kin__pending_node *node)
{
    return kin_object_key(node->item.now);
}
KIN__MAP_DEFINE_STR(node_map, struct kin__pending_node, node_key);

/* The typed view of the table. */
static struct node_map *nodes_by_key(struct kin__pending *pending)
{
    return (struct node_map *)&pending->by_key;
}

/* Makes room for `more` nodes. */
static int nodes_grow(struct kin__pending *pending, size_t more)
{
    while (pending->spare_count < more) {
        struct kin__pending_node *node = kin__alloc(pending->alloc, 1,
                                                    sizeof(*node));
        if (!node)
            return KIN_ENOMEM;
        cds_list_add(&node->link, &pending->spare);
        pending->spare_count++;
    }
    return node_map_reserve(nodes_by_key(pending), pending->count + more);
}

static void node_release(struct kin__pending *pending,
                         struct kin__pending_node *node)
{
    if (pending->spare_count < SPARE_MAX) {
        cds_list_add(&node->link, &pending->spare);
        pending->spare_count++;
    } else {
        kin__free(pending->alloc, node);
    }
}

static void nodes_trim(struct kin__pending *pending)
{
    while (pending->spare_count > SPARE_MAX) {
        kin__free(
            pending->alloc,
            KIN__LIST_POP(&pending->spare, struct kin__pending_node, link));
        pending->spare_count--;
    }
}

static void node_forget(struct kin__pending *pending,
                        struct kin__pending_node *node)
{
    if (node_map_get(nodes_by_key(pending), node_key(node)) == node)
        (void)node_map_remove(nodes_by_key(pending), node_key(node));
}

static void node_append(struct kin__pending *pending,
                        const struct kin__notification *notification)
{
    struct kin__pending_node *node = KIN__LIST_POP(
        &pending->spare, struct kin__pending_node, link);
    struct kin__pending_node *old = NULL;

    assert(node); /* room was reserved */
    pending->spare_count--;
    node->item = *notification;
    cds_list_add_tail(&node->link, &pending->nodes);
    int r = node_map_replace(nodes_by_key(pending), node, &old);
    assert(r == 0);
    (void)r;
    pending->count++;
}

/* Makes nodes of the parts; there is room.  These are of distinct objects, so
 * that there is nothing to merge. */
static void nodes_take_parts(struct kin__pending *pending)
{
    struct kin__notification own;

    while (pending->part_count > 0) {
        ring_take_own(pending, &own);
        node_append(pending, &own);
    }
}

static int nodes_reserve(struct kin__pending *pending, size_t more,
                         size_t *ret_room)
{
    size_t parted = pending->part_count > 0 ? pending->count : 0;
    int r = nodes_grow(pending, parted + more);

    if (r < 0)
        return r;
    nodes_take_parts(pending);
    *ret_room = more;
    return 0;
}

static bool is_of_same_object(const struct kin__notification *a,
                              const struct kin__notification *b)
{
    return kin_str_eq(kin_object_uid(a->now), kin_object_uid(b->now));
}

/* The pending notification takes the newer state of the same key. */
static void node_take_state(struct kin__pending *pending,
                            struct kin__pending_node *node,
                            struct kin__notification *notification)
{
    node_forget(pending, node); /* the key's text moves */
    (void)kin_object_unref(node->item.now);
    (void)kin_object_unref(notification->old);
    node->item.now = notification->now;
    node->item.is_tombstone = notification->is_tombstone;
    node->item.is_isolated = notification->is_isolated;
    if (notification->type == KIN_EVENT_DELETED)
        node->item.type = KIN_EVENT_DELETED;
    int r = node_map_insert(nodes_by_key(pending), node);
    assert(r == 0);
    (void)r;
}

/* Whether the notification could be merged; `*ret_lost` counts one of the
 * initial list that became nothing. */
static bool nodes_merge(struct kin__pending *pending,
                        struct kin__notification *notification,
                        size_t *ret_lost)
{
    struct kin__pending_node *node = node_map_get(
        nodes_by_key(pending), kin_object_key(notification->now));

    if (!node || node->item.type == KIN_EVENT_DELETED ||
        notification->type == KIN_EVENT_ADDED ||
        !is_of_same_object(&node->item, notification))
        return false;
    if (node->item.type == KIN_EVENT_ADDED &&
        notification->type == KIN_EVENT_DELETED) {
        *ret_lost = node->item.is_initial;
        node_forget(pending, node);
        kin__list_unlink(&node->link);
        kin__notification_done(&node->item);
        kin__notification_done(notification);
        node_release(pending, node);
        pending->count--;
        return true;
    }
    node_take_state(pending, node, notification);
    return true;
}

size_t kin__pending_push(struct kin__pending *pending,
                         const struct kin__notification *notification)
{
    struct kin__notification own = kin__notification_ref(notification);
    size_t lost = 0;

    assert(pending->coalesces);
    assert(pending->part_count == 0);
    if (!nodes_merge(pending, &own, &lost))
        node_append(pending, &own);
    return lost;
}

static void nodes_take(struct kin__pending *pending,
                       struct kin__notification *ret)
{
    struct kin__pending_node *node = KIN__LIST_POP(
        &pending->nodes, struct kin__pending_node, link);

    node_forget(pending, node);
    *ret = node->item;
    node_release(pending, node);
    pending->count--;
}

/* ---- both ---- */

int kin__pending_reserve(struct kin__pending *pending, size_t more,
                         size_t *ret_room)
{
    return pending->coalesces ? nodes_reserve(pending, more, ret_room)
                              : ring_reserve(pending, more, ret_room);
}

int kin__pending_reserve_parts(struct kin__pending *pending, size_t more,
                               size_t *ret_room)
{
    assert(pending->coalesces && pending->count == 0);
    return ring_reserve(pending, more, ret_room);
}

void kin__pending_trim(struct kin__pending *pending)
{
    nodes_trim(pending);
    ring_trim(pending);
}

bool kin__pending_take(struct kin__pending *pending,
                       struct kin__notification *ret)
{
    if (kin__pending_take_next(pending, ret))
        return true;
    if (pending->count == 0)
        return false;
    if (!pending->coalesces)
        ring_take(pending, ret);
    else if (pending->part_count > 0)
        ring_take_own(pending, ret);
    else
        nodes_take(pending, ret);
    return true;
}

bool kin__pending_take_next(struct kin__pending *pending,
                            struct kin__notification *ret)
{
    size_t left = atomic_load(&pending->left);

    if (left == 0)
        return false;
    part_take(pending, left - 1, ret);
    return true;
}

void kin__pending_finish(struct kin__pending *pending,
                         struct kin__notification *taken)
{
    if (pending->coalesces)
        kin__notification_done(taken);
    else
        kin__batch_part_next(&pending->part);
}

size_t kin__pending_count(const struct kin__pending *pending)
{
    return pending->count + atomic_load(&pending->left);
}

int64_t kin__pending_since_ns(const struct kin__pending *pending)
{
    if (atomic_load(&pending->left) > 0)
        return atomic_load(&pending->next_ns);
    if (pending->count == 0)
        return INT64_MAX;
    if (pending->part_count == 0)
        return cds_list_entry(pending->nodes.next, struct kin__pending_node,
                              link)
            ->item.since_ns;
    const struct kin__batch_part *part = ring_at(pending, 0);
    return part->batch->items[part->at].notification.since_ns;
}

void kin__pending_done(struct kin__pending *pending)
{
    struct kin__notification item;
    struct cds_list_head *link = NULL;

    while (kin__pending_take(pending, &item))
        kin__pending_finish(pending, &item);
    kin__free(pending->alloc, pending->parts);
    for (link = kin__list_pop(&pending->spare); link;
         link = kin__list_pop(&pending->spare))
        kin__free(pending->alloc,
                  cds_list_entry(link, struct kin__pending_node, link));
    kin__map_done(&pending->by_key);
}
