/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool.h - allocates the records of a store's objects.
 *
 * Records of one size (in steps of eight bytes) share chunks; a chunk begins
 * with the home of its records.  The writer allocates and frees records.  A
 * thread that drops the last reference to an object pushes the object onto a
 * list that the writer empties.
 *
 *   P1  The pool holds a reference to the arena of the values.
 *   P2  The pool outlives its store until the last reference to one of its
 *       objects is dropped; then all of it is freed.
 *   P3  A chunk without records is freed, except the last one of each size.
 *   P4  No notification is lost: the writer asks for one only while the list is
 *       empty, and the thread that adds the first object sends it after that.
 */
#ifndef KIN_CACHE_POOL_H
#define KIN_CACHE_POOL_H

#include "object/object.h"

enum {
    KIN__POOL_STEP = 8,
    /* A larger record has a chunk to itself. */
    KIN__POOL_CLASSES = 64,
};

struct kin__pool;
struct kin__notifier;

struct kin__pool_chunk {
    struct kin__object_home home;
    struct kin__pool *pool;
    struct kin__pool_chunk *prev; /* all chunks */
    struct kin__pool_chunk *next;
    struct kin__pool_chunk
        *free_prev; /* chunks of its class with free records */
    struct kin__pool_chunk *free_next;
    uint32_t size;  /* bytes of a record */
    uint32_t cap;   /* records */
    uint32_t top;   /* records that were ever used */
    uint32_t used;  /* records in use */
    uint32_t free;  /* index + 1 of the first free record; 0: none */
    uint32_t class; /* KIN__POOL_CLASSES: a single large record */
};

/* Records of one size. */
struct kin__pool_class {
    struct kin__pool_chunk *partial; /* chunks with free records */
    uint32_t chunks;                 /* number of chunks */
};

struct kin__pool {
    const kin_allocator *alloc;
    struct kin__arena *arena;
    /* List of objects without references; POOL_AWAITED: empty, and the next
     * object sends a notification; POOL_CLOSED: the store was freed. */
    kin_object *_Atomic returned;
    struct kin__notifier *notifier; /* a reference, or NULL */
    /* Objects still referenced after the store was freed. */
    _Atomic uint64_t left;
    /* The members below belong to the writer. */
    struct kin__pool_chunk *chunks;
    struct kin__pool_class *classes; /* owned; NULL before the first object */
    uint64_t outside; /* dropped by the store, still referenced */
    size_t bytes;
    size_t used_bytes; /* of records that were ever used */
};

int kin__pool_new(const kin_allocator *alloc, struct kin__arena *arena,
                  struct kin__pool **ret) KIN_NODISCARD;

/* Allocates the record of an object with these fields; `root` is given on
 * success only. */
int kin__pool_make(struct kin__pool *pool, kin__val root,
                   const struct kin__object_fields *fields,
                   kin_object **ret) KIN_NODISCARD;

/* Drops the store's reference.  The object can no longer be found; other
 * references stay valid. */
void kin__pool_drop(struct kin__pool *pool, kin_object *object);

/* Frees the objects that other threads have released. */
void kin__pool_drain(struct kin__pool *pool);

/* The same, and requests one notification for the next released object. */
void kin__pool_await(struct kin__pool *pool);

/* Drops all references of the store, which is being freed. */
void kin__pool_close(struct kin__pool *pool);

#endif /* KIN_CACHE_POOL_H */
