/* SPDX-License-Identifier: Apache-2.0 */
/*
 * store_reclaim.c - memory that no reader needs.
 *
 * Writes free what has ended and reuse its memory; what is here gives memory
 * back to the system when no write follows.
 */
#include "base/alloc.h"
#include "cache/bell.h"
#include "cache/store.h"
#include "object/blocks.h"
#include "object/intern.h"

enum {
    /* One part in so many that is garbage makes a rest worth its while, and so
     * little once a long one is taken. */
    SHARE = 4,
    SHARE_LONG = 16,
    /* Less than this is not worth anything. */
    GARBAGE_MIN = 64 * 1024,
};

/* ---- how much there is ---- */

uint64_t kin__store_used_bytes(const kin_store *store)
{
    const struct kin__index_set *set = kin__store_indexes(store);
    uint64_t bytes = sizeof(*store) + sizeof(*store->pool) +
                     kin__readers_bytes(&store->readers) +
                     kin__arena_used_bytes(store->arena) +
                     store->pool->used_bytes +
                     kin__vmap_used_bytes(&store->objects);

    for (size_t i = 0; i < set->count; i++)
        bytes += kin__index_used_bytes(set->items[i]);
    return bytes;
}

/* Objects that have ended and are not freed yet. */
static uint64_t store_waiting(const kin_store *store)
{
    return kin__limbo_count(&store->limbo) + store->pool->outside;
}

/* What they take, if they are like the others. */
static bool store_waits_for_much(const kin_store *store)
{
    uint64_t waiting = store_waiting(store);
    uint64_t all = store->facts.count + waiting;

    if (waiting * SHARE <= all)
        return false;
    uint64_t used = store->pool->bytes +
                    (store->arena->top - store->arena->stats.free_words) *
                        KIN__WORD;
    return used / all * waiting >= GARBAGE_MIN;
}

bool kin__store_has_garbage(const kin_store *store)
{
    return kin__arena_is_loose(store->arena, SHARE) ||
           store_waits_for_much(store);
}

/* ---- what others keep ---- */

/* Whether to have the bell rung.  A few objects between free blocks keep all of
 * these from being given back. */
static bool store_must_await(const kin_store *store)
{
    return store_waits_for_much(store) ||
           (store_waiting(store) > 0 &&
            kin__arena_has_free(store->arena, SHARE));
}

/* The order matters: what is released before it is awaited is found by the next
 * call that frees.  A snapshot that is dropped at this very moment may be
 * missed, since readers do not wait for their stores to be seen: so this is
 * repeated some time later (kin__store_is_awaiting). */
static void store_await(kin_store *store)
{
    kin__seq held = 0;

    if (!store->bell)
        return;
    if (store_must_await(store)) {
        held = kin__limbo_held(&store->limbo);
        if (store->pool->outside > 0)
            kin__pool_await(store->pool);
    }
    atomic_store(&store->readers.awaited, held);
}

bool kin__store_is_awaiting(const kin_store *store)
{
    return store->bell && store_must_await(store);
}

void kin__store_released(kin_store *store)
{
    if (atomic_exchange(&store->readers.awaited, 0) != 0)
        kin__bell_ring(store->bell);
}

int kin__store_set_on_garbage(kin_store *store,
                              void (*on_garbage)(void *userdata),
                              void *userdata)
{
    if (!store->bell) {
        store->bell = kin__bell_new(store->alloc);
        if (!store->bell)
            return KIN_ENOMEM;
        store->pool->bell = kin__bell_ref(store->bell);
    }
    kin__bell_set(store->bell, on_garbage, userdata);
    return 0;
}

void kin__store_clear_on_garbage(kin_store *store)
{
    if (store->bell)
        kin__bell_set(store->bell, NULL, NULL);
}

/* ---- giving back ---- */

/* To await frees what has been returned meanwhile, so it comes before a sweep.
 */
static void store_let_go(kin_store *store)
{
    kin__store_free_ended(store);
    store_await(store);
}

static void store_sweep(kin_store *store)
{
    kin__arena_sweep(store->arena);
    kin__intern_shrink(store->arena->intern, store->arena->alloc);
}

void kin__store_rest(kin_store *store)
{
    if (!kin__store_has_garbage(store))
        return;
    store_let_go(store);
    if (kin__arena_is_loose(store->arena, SHARE))
        store_sweep(store);
}

void kin__store_rest_long(kin_store *store)
{
    const struct kin__arena *arena = store->arena;

    store_let_go(store);
    if (kin__arena_is_loose(arena, SHARE_LONG) ||
        (arena->freed_since_sweep > 0 && kin__arena_has_free(arena, SHARE)))
        store_sweep(store);
}

void kin_store_reclaim(kin_store *store)
{
    store_let_go(store);
    store_sweep(store);
}
