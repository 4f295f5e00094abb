/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/pool.h"

#include "base/alloc.h"
#include "base/pages.h"
#include "cache/notifier.h"
#include "object/values.h"

enum {
    CHUNK_MIN = 4096,
    /* Not large: one object that survives many others keeps a whole chunk. */
    CHUNK_MAX = 32 * 1024,
};

/* Free records stay allocated: let the address sanitizer report accesses to
 * them. */
#if defined(__SANITIZE_ADDRESS__)
#define POOL_POISONS 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define POOL_POISONS 1
#endif
#endif
#ifdef POOL_POISONS
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(at, size) ((void)(at), (void)(size))
#define ASAN_UNPOISON_MEMORY_REGION(at, size) ((void)(at), (void)(size))
#endif

/* More than the number of objects can ever be. */
#define LEFT_OPEN (UINT64_C(1) << 62)

/* Not addresses of objects. */
#define POOL_CLOSED ((kin_object *)(uintptr_t)1)
#define POOL_AWAITED ((kin_object *)(uintptr_t)2)

/* ---- chunks ---- */

static void pool_object_give_back(kin_object *object);

static size_t chunk_header(void)
{
    return (sizeof(struct kin__pool_chunk) + KIN__POOL_STEP - 1) /
           KIN__POOL_STEP * KIN__POOL_STEP;
}

static size_t chunk_bytes(const struct kin__pool_chunk *chunk)
{
    return chunk_header() + (size_t)chunk->cap * chunk->size;
}

static kin_object *chunk_record(struct kin__pool_chunk *chunk, uint32_t place)
{
    return (kin_object *)((char *)chunk + chunk_header() +
                          (size_t)place * chunk->size);
}

/* In a free record: index + 1 of the next free one.  Its reference count stays
 * readable and zero (kin__pool_close). */
static uint32_t *record_link(kin_object *record)
{
    return &record->root;
}

/* Chunks grow with their number, so that a small store stays small. */
static uint32_t pool_chunk_cap(const struct kin__pool *pool, uint32_t class,
                               uint32_t size)
{
    size_t bytes = (size_t)CHUNK_MIN << (pool->classes[class].chunks / 2);

    if (pool->classes[class].chunks >= 10 || bytes > CHUNK_MAX)
        bytes = CHUNK_MAX;
    return (uint32_t)((bytes - chunk_header()) / size);
}

static void chunk_link(struct kin__pool *pool, struct kin__pool_chunk *chunk)
{
    chunk->prev = NULL;
    chunk->next = pool->chunks;
    if (chunk->next)
        chunk->next->prev = chunk;
    pool->chunks = chunk;
}

static void chunk_unlink(struct kin__pool *pool, struct kin__pool_chunk *chunk)
{
    if (chunk->prev)
        chunk->prev->next = chunk->next;
    else
        pool->chunks = chunk->next;
    if (chunk->next)
        chunk->next->prev = chunk->prev;
}

static void partial_link(struct kin__pool *pool, struct kin__pool_chunk *chunk)
{
    struct kin__pool_chunk **list = &pool->classes[chunk->class].partial;

    chunk->free_prev = NULL;
    chunk->free_next = *list;
    if (chunk->free_next)
        chunk->free_next->free_prev = chunk;
    *list = chunk;
}

static void partial_unlink(struct kin__pool *pool,
                           struct kin__pool_chunk *chunk)
{
    if (chunk->free_prev)
        chunk->free_prev->free_next = chunk->free_next;
    else
        pool->classes[chunk->class].partial = chunk->free_next;
    if (chunk->free_next)
        chunk->free_next->free_prev = chunk->free_prev;
}

static bool chunk_is_full(const struct kin__pool_chunk *chunk)
{
    return !chunk->free && chunk->top == chunk->cap;
}

static struct kin__pool_chunk *chunk_new(struct kin__pool *pool, uint32_t class,
                                         uint32_t size)
{
    uint32_t cap = 1;

    if (class < KIN__POOL_CLASSES)
        cap = pool_chunk_cap(pool, class, size);
    struct kin__pool_chunk *chunk = kin__pages_alloc(
        pool->alloc, chunk_header() + (size_t)cap * size);
    if (!chunk)
        return NULL;
    *chunk = (struct kin__pool_chunk){
        .home = {.arena = pool->arena, .give_back = pool_object_give_back},
        .pool = pool,
        .size = size,
        .cap = cap,
        .class = class,
    };
    chunk_link(pool, chunk);
    if (class < KIN__POOL_CLASSES) {
        partial_link(pool, chunk);
        pool->classes[class].chunks++;
    }
    pool->bytes += chunk_bytes(chunk);
    return chunk;
}

static void chunk_free(struct kin__pool *pool, struct kin__pool_chunk *chunk)
{
    assert(chunk->used == 0);
    ASAN_UNPOISON_MEMORY_REGION(chunk, chunk_bytes(chunk));
    if (chunk->class < KIN__POOL_CLASSES) {
        partial_unlink(pool, chunk);
        pool->classes[chunk->class].chunks--;
    }
    chunk_unlink(pool, chunk);
    pool->bytes -= chunk_bytes(chunk);
    pool->used_bytes -= (size_t)chunk->top * chunk->size;
    kin__pages_free(pool->alloc, chunk, chunk_bytes(chunk));
}

/* ---- records ---- */

static kin_object *chunk_take(struct kin__pool *pool,
                              struct kin__pool_chunk *chunk)
{
    kin_object *record = NULL;

    if (chunk->free) {
        record = chunk_record(chunk, chunk->free - 1);
        ASAN_UNPOISON_MEMORY_REGION(record, chunk->size);
        chunk->free = *record_link(record);
    } else {
        record = chunk_record(chunk, chunk->top++);
        pool->used_bytes += chunk->size;
    }
    chunk->used++;
    assert(chunk->used <= chunk->top && chunk->top <= chunk->cap);
    if (chunk->class < KIN__POOL_CLASSES && chunk_is_full(chunk))
        partial_unlink(pool, chunk);
    record->home = &chunk->home;
    return record;
}

static kin_object *pool_take(struct kin__pool *pool, size_t bytes)
{
    uint32_t size = (uint32_t)((bytes + KIN__POOL_STEP - 1) / KIN__POOL_STEP *
                               KIN__POOL_STEP);
    uint32_t class = size / KIN__POOL_STEP;
    struct kin__pool_chunk *chunk = NULL;

    if (!pool->classes)
        pool->classes = kin__alloc0(pool->alloc, KIN__POOL_CLASSES,
                                    sizeof(*pool->classes));
    if (!pool->classes)
        return NULL;
    if (class >= KIN__POOL_CLASSES)
        class = KIN__POOL_CLASSES;
    else
        chunk = pool->classes[class].partial;
    if (!chunk)
        chunk = chunk_new(pool, class, size);
    return chunk ? chunk_take(pool, chunk) : NULL;
}

static void pool_give(struct kin__pool *pool, kin_object *record)
{
    struct kin__pool_chunk *chunk = (struct kin__pool_chunk *)record->home;
    uint32_t place = (uint32_t)(((uintptr_t)record -
                                 (uintptr_t)chunk_record(chunk, 0)) /
                                chunk->size);
    bool was_full = chunk_is_full(chunk);

    assert(place < chunk->top && chunk->used > 0);
    *record_link(record) = chunk->free;
    ASAN_POISON_MEMORY_REGION(record, chunk->size);
    chunk->free = place + 1;
    chunk->used--;
    if (chunk->class == KIN__POOL_CLASSES) {
        chunk_free(pool, chunk);
        return;
    }
    if (was_full)
        partial_link(pool, chunk);
    /* P3: the last chunk of its size stays, so that one object that is added
     * and deleted repeatedly does not allocate each time. */
    if (chunk->used == 0 && pool->classes[chunk->class].chunks > 1)
        chunk_free(pool, chunk);
}

int kin__pool_make(struct kin__pool *pool, kin__val root,
                   const struct kin__object_fields *fields, kin_object **ret)
{
    kin_object *object = pool_take(pool, kin__object_size(fields));

    if (!object)
        return KIN_ENOMEM;
    kin__object_init(object, object->home, root, fields);
    *ret = object;
    return 0;
}

static void pool_free_object(struct kin__pool *pool, kin_object *object)
{
    kin__val_unref(pool->arena, object->root);
    pool_give(pool, object);
}

void kin__pool_drop(struct kin__pool *pool, kin_object *object)
{
    object->id = 0;
    if (atomic_fetch_sub_explicit(&object->refs, 1, memory_order_acq_rel) == 1)
        pool_free_object(pool, object);
    else
        pool->outside++;
}

/* ---- objects released by other threads ---- */

static kin_object *returned_next(const kin_object *object)
{
    return (kin_object *)atomic_load_explicit(&object->version.next,
                                              memory_order_relaxed);
}

static bool pool_has_returned(const struct kin__pool *pool)
{
    const kin_object *head = atomic_load_explicit(&pool->returned,
                                                  memory_order_relaxed);

    return head && head != POOL_AWAITED;
}

void kin__pool_drain(struct kin__pool *pool)
{
    if (!pool_has_returned(pool))
        return;
    kin_object *object = atomic_exchange_explicit(&pool->returned, NULL,
                                                  memory_order_acquire);
    while (object) {
        kin_object *next = returned_next(object);
        assert(object->id == 0 && pool->outside > 0);
        pool->outside--;
        pool_free_object(pool, object);
        object = next;
    }
}

void kin__pool_await(struct kin__pool *pool)
{
    kin_object *head = NULL;

    assert(pool->notifier);
    do {
        kin__pool_drain(pool);
        head = NULL;
    } while (
        !atomic_compare_exchange_strong(&pool->returned, &head, POOL_AWAITED) &&
        head != POOL_AWAITED);
}

static void pool_free(struct kin__pool *pool)
{
    while (pool->chunks) {
        struct kin__pool_chunk *next = pool->chunks->next;
        kin__pages_free(pool->alloc, pool->chunks, chunk_bytes(pool->chunks));
        pool->chunks = next;
    }
    (void)kin__arena_unref(pool->arena);
    kin__notifier_unref(pool->notifier);
    kin__free(pool->alloc, pool->classes);
    kin__free(pool->alloc, pool);
}

/* Pushes an object onto an empty list and notifies.  False if the head of the
 * list has changed.  Another thread may free the pool as soon as the object is
 * on the list, hence the reference to the notifier. */
static bool pool_return_awaited(struct kin__pool *pool, kin_object *object)
{
    struct kin__notifier *notifier = kin__notifier_ref(pool->notifier);
    kin_object *head = POOL_AWAITED;

    atomic_store_explicit(&object->version.next, NULL, memory_order_relaxed);
    bool is_on = atomic_compare_exchange_strong(&pool->returned, &head, object);
    if (is_on)
        kin__notifier_notify(notifier);
    kin__notifier_unref(notifier);
    return is_on;
}

static void pool_object_give_back(kin_object *object)
{
    struct kin__pool_chunk *chunk = (struct kin__pool_chunk *)object->home;
    struct kin__pool *pool = chunk->pool;
    kin_object *head = atomic_load_explicit(&pool->returned,
                                            memory_order_acquire);

    while (head != POOL_CLOSED) {
        if (head == POOL_AWAITED) {
            if (pool_return_awaited(pool, object))
                return;
            head = atomic_load_explicit(&pool->returned, memory_order_acquire);
            continue;
        }
        /* The object is in no cell any more, so its link can be used. */
        atomic_store_explicit(&object->version.next,
                              (struct kin__version *)head,
                              memory_order_relaxed);
        if (atomic_compare_exchange_weak_explicit(&pool->returned, &head,
                                                  object, memory_order_release,
                                                  memory_order_acquire))
            return;
    }
    if (atomic_fetch_sub_explicit(&pool->left, 1, memory_order_acq_rel) == 1)
        pool_free(pool);
}

/* ---- life cycle ---- */

int kin__pool_new(const kin_allocator *alloc, struct kin__arena *arena,
                  struct kin__pool **ret)
{
    struct kin__pool *pool = kin__alloc0(alloc, 1, sizeof(*pool));

    if (!pool)
        return KIN_ENOMEM;
    pool->alloc = alloc;
    pool->arena = kin__arena_ref(arena);
    atomic_init(&pool->left, LEFT_OPEN);
    *ret = pool;
    return 0;
}

/* Drops the store's references in one chunk; returns the number of objects
 * that are still referenced. */
static uint64_t chunk_abandon(struct kin__pool_chunk *chunk)
{
    uint64_t held = 0;

    ASAN_UNPOISON_MEMORY_REGION(chunk, chunk_bytes(chunk));
    for (uint32_t i = 0; i < chunk->top; i++) {
        kin_object *object = chunk_record(chunk, i);
        if (atomic_load_explicit(&object->refs, memory_order_relaxed) == 0 ||
            object->id == 0)
            continue;
        held += atomic_fetch_sub_explicit(&object->refs, 1,
                                          memory_order_acq_rel) != 1;
    }
    return held;
}

void kin__pool_close(struct kin__pool *pool)
{
    /* From here on, objects that lose their last reference are counted in
     * `left`, not listed. */
    kin_object *object = atomic_exchange_explicit(&pool->returned, POOL_CLOSED,
                                                  memory_order_acq_rel);
    if (object == POOL_AWAITED)
        object = NULL;
    for (; object; object = returned_next(object))
        pool->outside--;
    for (struct kin__pool_chunk *c = pool->chunks; c; c = c->next)
        pool->outside += chunk_abandon(c);
    uint64_t minus = LEFT_OPEN - pool->outside;
    if (atomic_fetch_sub_explicit(&pool->left, minus, memory_order_acq_rel) ==
        minus)
        pool_free(pool);
}
