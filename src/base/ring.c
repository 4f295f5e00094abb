/* SPDX-License-Identifier: Apache-2.0 */
#include "base/ring.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"

enum {
    RING_MIN_CAP = 8,
    /* A full ring doubles; a ring that is a quarter full is halved.  After
     * either, half of it is free. */
    RING_SHRINK_AT = 4,
};

void kin__ring_init(struct kin__ring *ring, const kin_allocator *alloc,
                    size_t size, size_t max)
{
    assert(size > 0 && max > 0);
    *ring = (struct kin__ring){.alloc = alloc, .size = size, .max = max};
}

void kin__ring_done(struct kin__ring *ring)
{
    kin__free(ring->alloc, ring->values);
    ring->values = NULL;
    ring->first = 0;
    ring->count = 0;
    ring->cap = 0;
}

static unsigned char *ring_place(const struct kin__ring *ring, size_t i)
{
    size_t until_end = ring->cap - ring->first;
    size_t place = i < until_end ? ring->first + i : i - until_end;

    return ring->values + place * ring->size;
}

/* Moves all values to new memory, the oldest first. */
static int ring_resize(struct kin__ring *ring, size_t cap)
{
    unsigned char *values = kin__alloc(ring->alloc, cap, ring->size);
    size_t until_end = ring->cap - ring->first;
    size_t straight = ring->count < until_end ? ring->count : until_end;

    if (!values)
        return KIN_ENOMEM;
    assert(ring->count <= cap);
    if (ring->count > 0) {
        memcpy(values, ring_place(ring, 0), straight * ring->size);
        memcpy(values + straight * ring->size, ring->values,
               (ring->count - straight) * ring->size);
    }
    kin__free(ring->alloc, ring->values);
    ring->values = values;
    ring->first = 0;
    ring->cap = cap;
    return 0;
}

static int ring_grow(struct kin__ring *ring)
{
    size_t cap = RING_MIN_CAP;

    if (ring->count >= ring->max)
        return KIN_ELIMIT;
    if (ring->cap > ring->max / 2)
        cap = ring->max;
    else if (ring->cap > 0)
        cap = ring->cap * 2;
    return ring_resize(ring, cap < ring->max ? cap : ring->max);
}

static void ring_shrink(struct kin__ring *ring)
{
    size_t cap = ring->cap / 2;

    if (ring->count > ring->cap / RING_SHRINK_AT)
        return;
    if (cap >= RING_MIN_CAP)
        /* If this fails, the larger ring is kept. */
        (void)ring_resize(ring, cap);
}

void kin__ring_clear(struct kin__ring *ring)
{
    ring->first = 0;
    ring->count = 0;
    if (ring->cap > RING_MIN_CAP)
        (void)ring_resize(ring, RING_MIN_CAP);
}

int kin__ring_push(struct kin__ring *ring, const void *value)
{
    if (ring->count == ring->cap) {
        int r = ring_grow(ring);
        if (r < 0)
            return r;
    }
    assert(ring->count < ring->cap);
    memcpy(ring_place(ring, ring->count), value, ring->size);
    ring->count++;
    return 0;
}

bool kin__ring_pop(struct kin__ring *ring, void *ret)
{
    if (ring->count == 0)
        return false;
    memcpy(ret, ring_place(ring, 0), ring->size);
    ring->first = ring->first + 1 < ring->cap ? ring->first + 1 : 0;
    ring->count--;
    ring_shrink(ring);
    return true;
}

bool kin__ring_pop_back(struct kin__ring *ring, void *ret)
{
    if (ring->count == 0)
        return false;
    ring->count--;
    memcpy(ret, ring_place(ring, ring->count), ring->size);
    ring_shrink(ring);
    return true;
}

void *kin__ring_at(const struct kin__ring *ring, size_t i)
{
    return i < ring->count ? ring_place(ring, i) : NULL;
}
