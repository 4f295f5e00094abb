/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overlay_order.c - the children of an array as a search tree.
 *
 * The tree is a treap: its nodes are in the order of the children, and each has
 * a random priority that is not below those of its own children, so that it is
 * log n deep whatever the order of the operations.  A node knows how many
 * elements its subtree adds to the array below: one for a new element, one less
 * for one that was removed.  The index of a child in the result is its anchor
 * and what all children before it add.
 *
 *   R1  left < node < right in the order of siblings.
 *   R2  sum of a node = its own share + the sums of its children.
 */
#include "base/hash.h"
#include "object/overlay.h"

#define NONE KIN__PLACE_NONE

static struct kin__place *place_at(struct kin__overlay *overlay, uint32_t id)
{
    return &overlay->places[id];
}

/* The seed is not known to those who choose the operations. */
static uint64_t order_priority(uint32_t id)
{
    return kin__hash_u64(id, kin__hash_seed());
}

static int32_t order_share(const struct kin__place *place)
{
    return (place->is_new ? 1 : 0) - (place->is_removed ? 1 : 0);
}

static int32_t order_sum(const struct kin__overlay *overlay, uint32_t id)
{
    return id == NONE ? 0 : overlay->places[id].order.sum;
}

static void order_count(struct kin__overlay *overlay, uint32_t id)
{
    struct kin__place *place = place_at(overlay, id);

    place->order.sum = order_share(place) +
                       order_sum(overlay, place->order.left) +
                       order_sum(overlay, place->order.right);
}

static void order_count_up(struct kin__overlay *overlay, uint32_t id)
{
    for (; id != NONE; id = overlay->places[id].order.up)
        order_count(overlay, id);
}

/* Puts `now` where `was` hangs. */
static void order_hang(struct kin__overlay *overlay, uint32_t was, uint32_t now)
{
    uint32_t up = overlay->places[was].order.up;
    uint32_t *link = &overlay->places[overlay->places[was].parent].top;

    if (up != NONE && overlay->places[up].order.left == was)
        link = &overlay->places[up].order.left;
    else if (up != NONE)
        link = &overlay->places[up].order.right;
    *link = now;
    if (now != NONE)
        overlay->places[now].order.up = up;
}

/* Lets a node and the one above it change places. */
static void order_rotate_up(struct kin__overlay *overlay, uint32_t id)
{
    struct kin__place *place = place_at(overlay, id);
    uint32_t up = place->order.up;
    struct kin__place *above = place_at(overlay, up);
    bool is_left = above->order.left == id;
    uint32_t inner = is_left ? place->order.right : place->order.left;

    order_hang(overlay, up, id);
    above->order.up = id;
    *(is_left ? &above->order.left : &above->order.right) = inner;
    *(is_left ? &place->order.right : &place->order.left) = up;
    if (inner != NONE)
        overlay->places[inner].order.up = up;
    order_count(overlay, up);
    order_count(overlay, id);
}

/* ---- changing ---- */

/* Hangs a new leaf where the order wants it. */
static void order_hang_leaf(struct kin__overlay *overlay, uint32_t id,
                            uint32_t prev)
{
    struct kin__place *place = place_at(overlay, id);
    uint32_t up = prev;
    uint32_t *link = prev == NONE ? &overlay->places[place->parent].top
                                  : &overlay->places[prev].order.right;

    while (*link != NONE) {
        up = *link;
        link = &overlay->places[up].order.left;
    }
    *link = id;
    place->order.up = up;
    place->order.left = NONE;
    place->order.right = NONE;
}

void kin__order_add(struct kin__overlay *overlay, uint32_t id, uint32_t prev)
{
    uint64_t priority = order_priority(id);

    order_hang_leaf(overlay, id, prev);
    order_count_up(overlay, id);
    for (;;) {
        uint32_t up = overlay->places[id].order.up;
        if (up == NONE || order_priority(up) >= priority)
            return;
        order_rotate_up(overlay, id);
    }
}

void kin__order_remove(struct kin__overlay *overlay, uint32_t id)
{
    const struct kin__place *place = place_at(overlay, id);

    while (place->order.left != NONE && place->order.right != NONE) {
        uint32_t left = place->order.left;
        uint32_t right = place->order.right;
        order_rotate_up(overlay, order_priority(left) > order_priority(right)
                                     ? left
                                     : right);
    }
    uint32_t up = place->order.up;
    order_hang(overlay, id,
               place->order.left != NONE ? place->order.left
                                         : place->order.right);
    order_count_up(overlay, up);
}

void kin__order_touch(struct kin__overlay *overlay, uint32_t id)
{
    order_count_up(overlay, id);
}

/* ---- finding ---- */

int32_t kin__order_sum(const struct kin__overlay *overlay, uint32_t array)
{
    return order_sum(overlay, overlay->places[array].top);
}

struct kin__order_spot kin__order_find(const struct kin__overlay *overlay,
                                       uint32_t array, size_t index)
{
    size_t count = kin_value_count(overlay->places[array].under);
    struct kin__order_spot spot = {.found = NONE, .prev = NONE};
    int64_t wanted = index < INT64_MAX ? (int64_t)index : INT64_MAX;
    int64_t added = 0; /* by all children before those that are looked at */
    int64_t shift = 0; /* by all up to spot.prev */
    uint32_t id = overlay->places[array].top;

    while (id != NONE) {
        const struct kin__place *child = &overlay->places[id];
        int64_t before = added + order_sum(overlay, child->order.left);
        int64_t at = (int64_t)child->anchor + before;
        if (wanted == at && !child->is_removed) {
            spot.found = id;
            spot.prev = child->prev;
            spot.anchor = child->anchor;
            return spot;
        }
        if (wanted < at) {
            id = child->order.left;
            continue;
        }
        spot.prev = id;
        added = before + order_share(child);
        shift = added;
        id = child->order.right;
    }
    int64_t end = (int64_t)count + kin__order_sum(overlay, array);
    spot.is_end = wanted == end;
    spot.is_beyond = wanted > end;
    spot.anchor = spot.is_end || spot.is_beyond ? (uint32_t)count
                                                : (uint32_t)(wanted - shift);
    return spot;
}
