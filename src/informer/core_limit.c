/* SPDX-License-Identifier: Apache-2.0 */
/*
 * core_limit.c - the limit on the bytes of a copy.
 *
 * It is looked at before something is taken: an event that would be applied, an
 * object of a list.  By then its values are made, so they count.  Deletions are
 * always taken.
 */
#include "cache/store.h"
#include "informer/core_impl.h"

enum {
    /* What an object takes beside its values, once it is in the store: record,
     * places in tables, and the plan of the replace. */
    STAGED_BYTES = 256,
};

void kin__core_set_max_bytes(struct kin__core *core, uint64_t max_bytes)
{
    core->opts.max_bytes = max_bytes;
}

/* All that there is, and what a list will take when it is published. */
static uint64_t core_bytes(const struct kin__core *self)
{
    kin_store_stats stats;

    kin_store_get_stats(self->store, &stats);
    size_t staged = self->stage.count;
    size_t more = staged > stats.objects ? staged - stats.objects : 0;
    return stats.total_bytes + self->stage.cap * sizeof(*self->stage.vals) +
           more * STAGED_BYTES;
}

int kin__core_check_room(struct kin__core *self, kin_error *err)
{
    uint64_t limit = self->opts.max_bytes;
    enum kin__reflector_state state = kin__reflector_state(self->reflector);
    bool replaces = state == KIN__REFLECTOR_LIST ||
                    state == KIN__REFLECTOR_STREAM;

    if (limit == 0)
        return 0;
    /* What a list brings lies beside what it replaces. */
    if (replaces && self->is_synced)
        limit += limit / KIN__CORE_LIST_SHARE;
    if (core_bytes(self) <= limit)
        return 0;
    kin_store_reclaim(self->store);
    if (core_bytes(self) <= limit)
        return 0;
    self->is_full = true;
    return kin_error_set(
        err, KIN_ELIMIT, "%s: the copy has its limit of %llu bytes",
        replaces ? "list" : "watch", (unsigned long long)self->opts.max_bytes);
}
