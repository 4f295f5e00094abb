/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool.h - where the records of a store's objects live.
 *
 * Records of one size (in steps of eight bytes) share chunks; a chunk starts
 * with the home of its records.  The writer makes and frees records.  Whoever
 * drops the last reference to one pushes it onto a list that the writer
 * empties.
 *
 *   P1  The pool holds a reference to the arena of the values.
 *   P2  The pool outlives its store by as long as anybody holds a reference to
 *       one of its objects; then it goes as a whole.
 *   P3  A chunk without records is freed, except one of each size.
 *   P4  A ring is never lost: the writer awaits objects only while the list is
 *       empty, and the thread that adds the first one rings after that.
 */
#ifndef KIN_CACHE_POOL_H
#define KIN_CACHE_POOL_H

#include "object/object.h"

enum {
    KIN__POOL_STEP = 8,
    /* Larger records get a chunk of their own. */
    KIN__POOL_CLASSES = 64,
};

struct kin__pool;
struct kin__bell;

struct kin__pool_chunk {
    struct kin__object_home home;
    struct kin__pool *pool;
    struct kin__pool_chunk *prev; /* among all chunks */
    struct kin__pool_chunk *next;
    struct kin__pool_chunk *free_prev; /* among those of its class with room */
    struct kin__pool_chunk *free_next;
    uint32_t size;  /* of a record */
    uint32_t cap;   /* records */
    uint32_t top;   /* records that were ever made */
    uint32_t used;  /* records in use */
    uint32_t free;  /* place of the first free record + 1 */
    uint32_t class; /* KIN__POOL_CLASSES: alone */
};

/* Records of one size. */
struct kin__pool_class {
    struct kin__pool_chunk *partial; /* those with room */
    uint32_t chunks;                 /* how many there are */
};

struct kin__pool {
    const kin_allocator *alloc;
    struct kin__arena *arena;
    /* Objects without references; POOL_AWAITED if there is none and the next
     * rings the bell; POOL_CLOSED once the store is gone. */
    kin_object *_Atomic returned;
    struct kin__bell *bell; /* a reference; NULL: nothing is ever awaited */
    /* Objects that must come back after the store is gone. */
    _Atomic uint64_t left;
    /* The writer's. */
    struct kin__pool_chunk *chunks;
    struct kin__pool_class *classes; /* owned; NULL before the first object */
    uint64_t outside;                /* objects that only others hold */
    size_t bytes;
    size_t used_bytes; /* of records that were ever made in these chunks */
};

int kin__pool_new(const kin_allocator *alloc, struct kin__arena *arena,
                  struct kin__pool **ret) KIN_NODISCARD;

/* A record for an object with these fields; on success `root` is its. */
int kin__pool_make(struct kin__pool *pool, kin__val root,
                   const struct kin__object_fields *fields,
                   kin_object **ret) KIN_NODISCARD;

/* The store's reference is dropped: nobody finds the object any more, those who
 * hold it keep it. */
void kin__pool_drop(struct kin__pool *pool, kin_object *object);

/* Frees what others have given back. */
void kin__pool_drain(struct kin__pool *pool);

/* The same, and the next object that is given back rings the bell, once. */
void kin__pool_await(struct kin__pool *pool);

/* The store is gone, its references with it. */
void kin__pool_close(struct kin__pool *pool);

#endif /* KIN_CACHE_POOL_H */
