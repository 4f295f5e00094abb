/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ring.h - a FIFO queue of values that grows and shrinks.
 *
 * Values are copied in and out.  The ring doubles when it is full, up to its
 * maximum, and halves when only a quarter is used, so a burst does not use
 * memory forever, and neither happens repeatedly.  A macro defines a ring type
 * for one type of value:
 *
 *     KIN__RING_DEFINE(event_ring, struct event);
 *
 * defines `struct event_ring` and these functions:
 *
 *     void event_ring_init(struct event_ring *, const kin_allocator *,
 *                          size_t max);
 *     void event_ring_done(struct event_ring *);   frees the memory
 *     void event_ring_clear(struct event_ring *);  removes all values
 *     size_t event_ring_count(const struct event_ring *);
 *     int event_ring_push(struct event_ring *, const struct event *);
 *         0, KIN_ELIMIT or KIN_ENOMEM
 *     bool event_ring_pop(struct event_ring *, struct event *ret);
 *     bool event_ring_pop_back(struct event_ring *, struct event *ret);
 *         remove the oldest or the newest; false if the ring is empty
 *     struct event *event_ring_at(const struct event_ring *, size_t i);
 *         the i-th value in place, 0 is the oldest; NULL if i >= count; valid
 *         until the next push or pop
 *
 * A failed push changes nothing.  A pop never fails for lack of memory.  A ring
 * is used by one thread at a time.
 */
#ifndef KIN_BASE_RING_H
#define KIN_BASE_RING_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>

/* The untyped part; only the macro below uses it. */
struct kin__ring {
    const kin_allocator *alloc; /* borrowed */
    unsigned char *values;      /* owned; NULL until the first push */
    size_t size;                /* bytes of one value */
    size_t first;               /* index of the oldest value */
    size_t count;
    size_t cap; /* allocated, in values */
    size_t max; /* largest `count` and `cap` allowed */
};

void kin__ring_init(struct kin__ring *ring, const kin_allocator *alloc,
                    size_t size, size_t max);
void kin__ring_done(struct kin__ring *ring);
void kin__ring_clear(struct kin__ring *ring);
int kin__ring_push(struct kin__ring *ring, const void *value) KIN_NODISCARD;
bool kin__ring_pop(struct kin__ring *ring, void *ret);
bool kin__ring_pop_back(struct kin__ring *ring, void *ret);
void *kin__ring_at(const struct kin__ring *ring, size_t i);

#define KIN__RING_FUNCTION_ static inline __attribute__((unused))

#define KIN__RING_DEFINE(name, type)                                           \
    struct name {                                                              \
        struct kin__ring ring;                                                 \
    };                                                                         \
    KIN__RING_FUNCTION_ void name##_init(                                      \
        struct name *ring, const kin_allocator *alloc, size_t max)             \
    {                                                                          \
        kin__ring_init(&ring->ring, alloc, sizeof(type), max);                 \
    }                                                                          \
    KIN__RING_FUNCTION_ void name##_done(struct name *ring)                    \
    {                                                                          \
        kin__ring_done(&ring->ring);                                           \
    }                                                                          \
    KIN__RING_FUNCTION_ void name##_clear(struct name *ring)                   \
    {                                                                          \
        kin__ring_clear(&ring->ring);                                          \
    }                                                                          \
    KIN__RING_FUNCTION_ size_t name##_count(const struct name *ring)           \
    {                                                                          \
        return ring->ring.count;                                               \
    }                                                                          \
    KIN__RING_FUNCTION_ KIN_NODISCARD int name##_push(struct name *ring,       \
                                                      const type *value)       \
    {                                                                          \
        return kin__ring_push(&ring->ring, value);                             \
    }                                                                          \
    KIN__RING_FUNCTION_ bool name##_pop(struct name *ring, type *ret)          \
    {                                                                          \
        return kin__ring_pop(&ring->ring, ret);                                \
    }                                                                          \
    KIN__RING_FUNCTION_ bool name##_pop_back(struct name *ring, type *ret)     \
    {                                                                          \
        return kin__ring_pop_back(&ring->ring, ret);                           \
    }                                                                          \
    KIN__RING_FUNCTION_ type *name##_at(const struct name *ring, size_t i)     \
    {                                                                          \
        return kin__ring_at(&ring->ring, i);                                   \
    }                                                                          \
    struct kin_require_semicolon

/* A ring variable whose memory is freed when it goes out of scope. */
#define KIN__AUTO_RING(name) __attribute__((cleanup(name##_done))) struct name

#endif /* KIN_BASE_RING_H */
