/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_limit.c - the limit on the bytes of a cache.
 *
 * It is looked at before something is taken: an event that would be applied, an
 * object of a list.  By then its values are made, so they count.  Deletions are
 * always taken.
 *
 * What counts is what the store uses without room to grow
 * (kin__store_used_bytes), so that it does not matter how the cache came to
 * its size: what has grown to its limit fits as a list after a restart.  Of a
 * list, what its objects take at least beside their values is counted while it
 * arrives, and exactly before it is published.
 */
#include "cache/store.h"
#include "informer/core_impl.h"

enum {
    /* What an object takes in the store at the least, beside its values: a
     * record with a key of one byte, a cell with its word, a place in its
     * namespace. */
    STAGED_BYTES = (offsetof(kin_object, key) + 8) / 8 * 8 +
                   sizeof(struct kin__cells) / KIN__CELLS_COUNT +
                   sizeof(uint64_t) + sizeof(uint32_t),
    /* An event is taken if there is room for its values: what its record needs
     * is more than the limit by then, and must be so in a list. */
    ONE_MORE_BYTES = 4096,
    ONE_MORE_SHARE = 128,
};

/* All that there is, and what a list will take when it is published. */
static uint64_t core_bytes(const struct kin__core *self)
{
    size_t objects = (size_t)self->store->facts.count;
    size_t staged = self->stage.live;
    size_t more = staged > objects ? staged - objects : 0;

    return kin__store_used_bytes(self->store) + more * STAGED_BYTES;
}

/* What lists may leave; a list that replaces another one lies beside it. */
static void core_limit_lists(struct kin__core *self)
{
    uint64_t limit = self->opts.max_bytes;
    uint64_t first = limit ? limit + limit / ONE_MORE_SHARE + ONE_MORE_BYTES
                           : 0;

    self->store->max_first_bytes = first;
    self->store->max_list_bytes = first + limit / KIN__CORE_LIST_SHARE;
}

void kin__core_set_max_bytes(struct kin__core *core, uint64_t max_bytes)
{
    core->opts.max_bytes = max_bytes;
    core_limit_lists(core);
}

int kin__core_check_room(struct kin__core *self, kin_error *err)
{
    uint64_t limit = self->opts.max_bytes;
    enum kin__reflector_state state = kin__reflector_state(self->reflector);
    bool replaces = state == KIN__REFLECTOR_LIST ||
                    state == KIN__REFLECTOR_STREAM;

    if (limit == 0)
        return 0;
    core_limit_lists(self);
    if (replaces && self->is_synced)
        limit += limit / KIN__CORE_LIST_SHARE;
    if (replaces)
        limit += limit / ONE_MORE_SHARE + ONE_MORE_BYTES;
    if (core_bytes(self) <= limit)
        return 0;
    kin_store_reclaim(self->store);
    if (core_bytes(self) <= limit)
        return 0;
    self->is_full = true;
    return kin_error_set(
        err, KIN_ELIMIT, "%s: the cache would exceed its limit of %llu bytes",
        replaces ? "list" : "watch", (unsigned long long)self->opts.max_bytes);
}
