/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/limit.h"

#include "cache/past.h"
#include "cache/store.h"

enum {
    /* The least that an object takes in the store beside its values: a record
     * with a key of one byte, a cell with its word, a place in its namespace.
     */
    STAGED_BYTES = (offsetof(kin_object, key) + 8) / 8 * 8 +
                   sizeof(struct kin__cell_chunk) / KIN__CHUNK_COUNT +
                   sizeof(uint64_t) + sizeof(uint32_t),
    /* An event is applied if there is room for its values.  Its record may then
     * exceed the limit, and must be able to do so in a list. */
    ONE_MORE_BYTES = 4096,
    ONE_MORE_SHARE = 128,
};

void kin__limit_init(struct kin__limit *limit, kin_store *store,
                     const struct kin__stage *stage, uint64_t max_bytes)
{
    *limit = (struct kin__limit){
        .store = store, .stage = stage, .max_bytes = max_bytes};
}

/* The used bytes, and those that a list will take when it is published. */
static uint64_t limit_bytes(const struct kin__limit *self)
{
    size_t objects = (size_t)self->store->facts.count;
    size_t staged = self->stage->live;
    size_t more = staged > objects ? staged - objects : 0;

    return kin__store_used_bytes(self->store) + more * STAGED_BYTES;
}

/* Sets the limits of the store for lists; a list that replaces another one
 * coexists with it. */
static void limit_lists(const struct kin__limit *self)
{
    uint64_t limit = self->max_bytes;
    uint64_t first = limit ? limit + limit / ONE_MORE_SHARE + ONE_MORE_BYTES
                           : 0;

    self->store->max_first_bytes = first;
    self->store->max_list_bytes = first + limit / KIN__LIMIT_LIST_SHARE;
}

void kin__limit_set(struct kin__limit *limit, uint64_t max_bytes)
{
    limit->max_bytes = max_bytes;
    limit_lists(limit);
}

int kin__limit_check(const struct kin__limit *limit, enum kin__limit_use use,
                     kin_error *err)
{
    uint64_t most = limit->max_bytes;

    if (most == 0)
        return 0;
    limit_lists(limit);
    if (use == KIN__LIMIT_RELIST)
        most += most / KIN__LIMIT_LIST_SHARE;
    if (use != KIN__LIMIT_EVENT)
        most += most / ONE_MORE_SHARE + ONE_MORE_BYTES;
    if (limit_bytes(limit) <= most)
        return 0;
    /* The present is worth more than the past. */
    if (limit->store->past)
        kin__past_clear(limit->store->past);
    kin_store_reclaim(limit->store);
    if (limit_bytes(limit) <= most)
        return 0;
    return kin_error_set(err, KIN_ELIMIT,
                         "%s: the cache would exceed its limit of %llu bytes",
                         use == KIN__LIMIT_EVENT ? "watch" : "list",
                         (unsigned long long)limit->max_bytes);
}
