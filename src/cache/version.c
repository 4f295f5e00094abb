/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/version.h"

#include "cache/readers.h"

struct kin__version *kin__cell_walk(const struct kin_snapshot *snapshot,
                                    const struct kin__cell *cell)
{
    struct kin_snapshot *slot = (struct kin_snapshot *)(uintptr_t)snapshot;
    kin__seq seq = slot->seq;
    unsigned phase = atomic_load_explicit(&slot->readers->phase,
                                          memory_order_relaxed);
    _Atomic uint32_t *walkers = &slot->walkers[phase & 1];

    atomic_fetch_add(walkers, 1);
    struct kin__version *version = atomic_load(&cell->head);
    while (version && kin__version_since(version) > seq)
        version = atomic_load(&version->next);
    if (version && kin__version_until(version) <= seq)
        version = NULL;
    atomic_fetch_sub_explicit(walkers, 1, memory_order_release);
    return version;
}

/* Ends the newest version at `seq` and returns it; NULL if none is current. */
static struct kin__version *cell_end(struct kin__cell *cell, kin__seq seq)
{
    struct kin__version *head = kin__cell_head(cell);

    if (!head || !kin__version_is_current(head))
        return NULL;
    assert(kin__version_since(head) <= seq);
    atomic_store_explicit(&head->until, seq, memory_order_relaxed);
    return head;
}

static void cell_push(struct kin__cell *cell, struct kin__version *version,
                      kin__seq seq)
{
    assert(kin__version_is_current(version));
    atomic_store_explicit(&version->since, seq, memory_order_relaxed);
    atomic_store_explicit(&version->next, kin__cell_head(cell),
                          memory_order_relaxed);
    atomic_store_explicit(&cell->head, version, memory_order_release);
}

struct kin__version *kin__cell_set(struct kin__cell *cell,
                                   struct kin__version *version, kin__seq seq)
{
    struct kin__version *old = cell_end(cell, seq);

    /* V3: the stamp is stored first. */
    atomic_store_explicit(&cell->stamp, seq << 1, memory_order_relaxed);
    cell_push(cell, version, seq);
    return old;
}

void kin__cell_attach(struct kin__cell *cell, struct kin__version *version,
                      kin__seq seq)
{
    assert(kin__cell_is_empty(cell));
    assert(!kin__cell_head(cell) ||
           !kin__version_is_current(kin__cell_head(cell)));
    cell_push(cell, version, seq);
}

void kin__cell_show(struct kin__cell *cell, kin__seq seq)
{
    assert(kin__cell_is_empty(cell));
    assert(kin__version_is_current(kin__cell_head(cell)));
    atomic_store_explicit(&cell->stamp, seq << 1, memory_order_release);
}

struct kin__version *kin__cell_clear(struct kin__cell *cell, kin__seq seq)
{
    struct kin__version *old = cell_end(cell, seq);

    kin__cell_hide(cell, seq);
    return old;
}

void kin__cell_hide(struct kin__cell *cell, kin__seq seq)
{
    atomic_store_explicit(&cell->stamp, seq << 1 | 1, memory_order_release);
}

bool kin__cell_unlink(struct kin__cell *cell, struct kin__version *version)
{
    struct kin__version *_Atomic *link = &cell->head;
    struct kin__version *at = atomic_load_explicit(link, memory_order_relaxed);

    while (at != version) {
        assert(at);
        link = &at->next;
        at = atomic_load_explicit(link, memory_order_relaxed);
    }
    atomic_store(link,
                 atomic_load_explicit(&version->next, memory_order_relaxed));
    return kin__cell_head(cell) == NULL;
}
