/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/index.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "cache/past.h"

enum {
    CAP_SPARE = 4,
    /* Shorter lists are not shrunk. */
    CAP_SHRINK = 64,
};

#define MEMBERS_MANY (UINT64_C(1) << 63)

static kin__seq index_next_seq(const struct kin__index *index)
{
    return kin__readers_seq(index->reclaim->readers) + 1;
}

static struct kin__postings *index_postings(const struct kin__index *index,
                                            uint32_t value)
{
    return (struct kin__postings *)kin__cell_head(
        kin__vmap_cell(&index->values, value));
}

/* ---- members: the places of an object ---- */

struct kin__members *kin__members_new(const kin_allocator *alloc,
                                      uint32_t count)
{
    struct kin__members *members = kin__alloc(
        alloc, 1, sizeof(*members) + count * sizeof(members->items[0]));

    if (members)
        members->count = count;
    return members;
}

static size_t members_bytes(uint32_t count)
{
    return sizeof(struct kin__members) + count * sizeof(struct kin__member);
}

static struct kin__members *word_members(uint64_t word)
{
    return (struct kin__members *)(uintptr_t)(word & ~MEMBERS_MANY);
}

static uint64_t index_word(const struct kin__index *index, uint32_t object)
{
    return object < index->members_cap ? index->members[object] : 0;
}

uint32_t kin__index_count(const struct kin__index *index, uint32_t object)
{
    uint64_t word = index_word(index, object);

    if (word & MEMBERS_MANY)
        return word_members(word)->count;
    return word != 0;
}

static struct kin__member word_at(uint64_t word, uint32_t i)
{
    if (word & MEMBERS_MANY)
        return word_members(word)->items[i];
    return (struct kin__member){.value = (uint32_t)(word >> 32),
                                .place = (uint32_t)word};
}

static uint64_t member_word(struct kin__member member)
{
    return (uint64_t)member.value << 32 | member.place;
}

/* Returns the member of a value, which is there. */
static struct kin__member *members_find(struct kin__members *members,
                                        uint32_t value)
{
    uint32_t low = 0;
    uint32_t high = members->count - 1;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (members->items[middle].value < value)
            low = middle + 1;
        else
            high = middle;
    }
    assert(members->items[low].value == value);
    return &members->items[low];
}

/* Notes the new place of a posting in the list of its value. */
static void member_moved(struct kin__index *index, uint32_t object,
                         uint32_t value, uint32_t place)
{
    if (index->is_narrow) {
        *kin__vmap_aux(index->objects, object) = place;
        return;
    }
    uint64_t *word = &index->members[object];
    struct kin__member moved = {.value = value, .place = place};
    if (!(*word & MEMBERS_MANY)) {
        assert(*word >> 32 == value);
        *word = member_word(moved);
        return;
    }
    members_find(word_members(*word), value)->place = place;
}

int kin__index_reserve_ids(struct kin__index *index, uint32_t id_end)
{
    if (index->is_narrow || id_end <= index->members_cap)
        return 0;
    uint32_t cap = index->members_cap + index->members_cap / 4;
    if (cap < id_end)
        cap = id_end;
    uint64_t *members = kin__realloc(index->alloc, index->members, cap,
                                     sizeof(*members));
    if (!members)
        return KIN_ENOMEM;
    memset(members + index->members_cap, 0,
           (cap - index->members_cap) * sizeof(*members));
    index->bytes += (cap - index->members_cap) * sizeof(*members);
    index->members = members;
    index->members_cap = cap;
    return 0;
}

/* ---- postings: the objects of a value ---- */

static size_t posting_size(const struct kin__index *index)
{
    return index->is_narrow ? sizeof(uint32_t) : sizeof(struct kin__posting);
}

static size_t postings_bytes(const struct kin__index *index, size_t text_len,
                             uint32_t cap)
{
    return kin__postings_items_at(text_len) + cap * posting_size(index);
}

/* Returns the smallest capacity of a list with as many postings. */
static uint32_t postings_taken(const struct kin__postings *postings)
{
    uint32_t taken = postings->live + postings->reserved;

    return taken > CAP_SPARE ? taken : 1 + CAP_SPARE;
}

/* Adds to the counts of live and reserved places of a current list. */
static void postings_count(struct kin__postings *postings, int live,
                           int reserved)
{
    struct kin__index *index = postings->index;

    assert(live >= 0 || postings->live > 0);
    assert(index->taken >= postings_taken(postings));
    index->taken -= postings_taken(postings);
    postings->live += (uint32_t)live;
    postings->reserved += (uint32_t)reserved;
    index->taken += postings_taken(postings);
}

/* Accounts for a list that is no longer current. */
static void postings_retire(struct kin__postings *postings)
{
    postings->index->taken -= postings_taken(postings);
}

static struct kin__postings *postings_new(struct kin__index *index,
                                          kin_str value, uint32_t need)
{
    uint32_t cap = need + need / 4 + CAP_SPARE;
    size_t bytes = postings_bytes(index, value.len, cap);
    struct kin__postings *postings = kin__alloc(index->alloc, 1, bytes);

    if (!postings)
        return NULL;
    kin__version_init(&postings->version);
    kin__version_set_text(postings, value);
    postings->index = index;
    postings->id = 0;
    postings->cap = cap;
    atomic_init(&postings->count, 0);
    postings->live = 0;
    postings->reserved = 0;
    index->bytes += bytes;
    index->room += cap;
    index->taken += postings_taken(postings);
    return postings;
}

void kin__postings_free(struct kin__postings *postings)
{
    struct kin__index *index = postings->index;

    assert(index->room >= postings->cap);
    index->bytes -= postings_bytes(
        index, kin__version_text(&postings->version).len, postings->cap);
    index->room -= postings->cap;
    kin__free(index->alloc, postings);
}

void kin__postings_unlink(struct kin__postings *postings)
{
    struct kin__index *index = postings->index;
    uint32_t hash = kin__text_hash(&index->values.key,
                                   kin__version_text(&postings->version));

    if (!kin__cell_unlink(kin__vmap_cell(&index->values, postings->id),
                          &postings->version))
        return;
    kin__vmap_remove(&index->values, postings->id, hash);
    (void)kin__vmap_shrink(&index->values);
}

/* Returns the id of a posting that has not ended, or 0. */
static uint32_t postings_current(const struct kin__postings *postings,
                                 uint32_t place)
{
    return kin__postings_id(postings, place, KIN__SEQ_NEVER - 1);
}

/* Appends a posting and returns its place. */
static uint32_t postings_push(struct kin__postings *postings, uint32_t object,
                              kin__seq since)
{
    uint32_t place = atomic_load_explicit(&postings->count,
                                          memory_order_relaxed);
    void *items = kin__postings_items(postings);

    assert(place < postings->cap);
    if (postings->index->is_narrow) {
        atomic_store_explicit((_Atomic uint32_t *)items + place, object,
                              memory_order_relaxed);
    } else {
        struct kin__posting *posting = (struct kin__posting *)items + place;
        atomic_store_explicit(&posting->since, since << 16 | (object & 0xffff),
                              memory_order_relaxed);
        atomic_store_explicit(&posting->until,
                              KIN__SEQ_NEVER << 16 | object >> 16,
                              memory_order_relaxed);
    }
    postings_count(postings, 1, 0);
    atomic_store_explicit(&postings->count, place + 1, memory_order_release);
    return place;
}

static kin__seq postings_since(const struct kin__postings *postings,
                               uint32_t place)
{
    const struct kin__posting *items = kin__postings_items(postings);

    if (postings->index->is_narrow)
        return 0;
    return atomic_load_explicit(&items[place].since, memory_order_relaxed) >>
           16;
}

/* Copies the current postings and updates their places. */
static void postings_copy(struct kin__postings *to,
                          const struct kin__postings *from)
{
    uint32_t count = atomic_load_explicit(&from->count, memory_order_relaxed);

    for (uint32_t i = 0; i < count; i++) {
        uint32_t object = postings_current(from, i);
        if (!object)
            continue;
        uint32_t place = postings_push(to, object, postings_since(from, i));
        member_moved(to->index, object, from->id, place);
    }
}

/* Replaces a list by one with `more` free places (X1).  0 or KIN_ENOMEM. */
static int postings_rebuild(struct kin__postings *old, uint32_t more)
{
    struct kin__index *index = old->index;
    struct kin__cell *cell = kin__vmap_cell(&index->values, old->id);
    kin__seq seq = index_next_seq(index);

    if (kin__reclaim_reserve(index->reclaim, 1) < 0)
        return KIN_ENOMEM;
    struct kin__postings *postings = postings_new(
        index, kin__version_text(&old->version),
        old->live + old->reserved + more);
    if (!postings)
        return KIN_ENOMEM;
    postings->id = old->id;
    postings_count(postings, 0, (int)old->reserved);
    postings_copy(postings, old);
    postings_retire(old);
    if (kin__cell_is_empty(cell)) {
        kin__reclaim_retire(index->reclaim, kin__cell_clear(cell, seq),
                            KIN__RECLAIM_POSTINGS);
        kin__cell_attach(cell, &postings->version, seq);
        return 0;
    }
    kin__reclaim_retire(index->reclaim,
                        kin__cell_set(cell, &postings->version, seq),
                        KIN__RECLAIM_POSTINGS);
    return 0;
}

static void postings_shrink(struct kin__postings *postings)
{
    uint32_t need = postings->live + postings->reserved;

    if (postings->cap >= CAP_SHRINK && need < postings->cap / 4)
        (void)postings_rebuild(postings, 0); /* optional: it may stay large */
}

/* Shrinks or ends a list after a posting was removed. */
static void postings_settle(struct kin__postings *postings)
{
    struct kin__index *index = postings->index;
    struct kin__cell *cell = kin__vmap_cell(&index->values, postings->id);
    kin__seq seq = index_next_seq(index);

    if (postings->live > 0) {
        postings_shrink(postings);
        return;
    }
    if (postings->reserved > 0) {
        kin__cell_hide(cell, seq);
        return;
    }
    if (kin__reclaim_reserve(index->reclaim, 1) < 0) {
        /* Keep the empty list; readers find no postings in it. */
        kin__cell_hide(cell, seq);
        return;
    }
    postings_retire(postings);
    kin__reclaim_retire(index->reclaim, kin__cell_clear(cell, seq),
                        KIN__RECLAIM_POSTINGS);
}

/* ---- reserving ---- */

const struct kin__postings *kin__index_now(const struct kin__index *index,
                                           kin_str value)
{
    uint32_t id = kin__vmap_lookup(&index->values, value,
                                   kin__text_hash(&index->values.key, value));
    const struct kin__postings *postings = id ? index_postings(index, id)
                                              : NULL;

    return postings && kin__version_is_current(&postings->version) ? postings
                                                                   : NULL;
}

/* Makes a list for a value without a current one. */
static int index_new_postings(struct kin__index *index, kin_str value,
                              uint32_t hash, uint32_t id,
                              struct kin__postings **ret)
{
    struct kin__postings *postings = postings_new(index, value, 1);

    if (!postings)
        return KIN_ENOMEM;
    if (id == 0) {
        int r = kin__vmap_reserve(&index->values);
        if (r < 0) {
            postings_retire(postings);
            kin__postings_free(postings);
            return r;
        }
        id = kin__vmap_insert(&index->values, hash, &postings->version);
    } else {
        kin__cell_attach(kin__vmap_cell(&index->values, id), &postings->version,
                         index_next_seq(index));
    }
    postings->id = id;
    *ret = postings;
    return 0;
}

int kin__index_reserve(struct kin__index *index, kin_str value, uint32_t *ret)
{
    if (!kin__index_takes(value))
        return KIN_ELIMIT;
    uint32_t hash = kin__text_hash(&index->values.key, value);
    uint32_t id = kin__vmap_lookup(&index->values, value, hash);
    struct kin__postings *postings = id ? index_postings(index, id) : NULL;

    if (!postings || !kin__version_is_current(&postings->version)) {
        int r = index_new_postings(index, value, hash, id, &postings);
        if (r < 0)
            return r;
    }
    id = postings->id;
    uint32_t count = atomic_load_explicit(&postings->count,
                                          memory_order_relaxed);
    if (count + postings->reserved >= postings->cap) {
        int r = postings_rebuild(postings, 1);
        if (r < 0)
            return r;
        postings = index_postings(index, id);
    }
    postings_count(postings, 0, 1);
    *ret = id;
    return 0;
}

void kin__index_unreserve(struct kin__index *index, uint32_t value)
{
    struct kin__postings *postings = index_postings(index, value);

    assert(postings->reserved > 0);
    postings_count(postings, 0, -1);
    if (postings->live == 0)
        postings_settle(postings);
}

/* Appends an object at a reserved place; returns the place. */
static uint32_t index_append(struct kin__index *index, uint32_t value,
                             uint32_t object)
{
    struct kin__postings *postings = index_postings(index, value);
    struct kin__cell *cell = kin__vmap_cell(&index->values, value);
    kin__seq seq = index_next_seq(index);

    assert(postings->reserved > 0);
    postings_count(postings, 0, -1);
    uint32_t place = postings_push(postings, object, seq);
    if (kin__cell_is_empty(cell))
        kin__cell_show(cell, seq);
    return place;
}

/* ---- narrow ---- */

void kin__index_add(struct kin__index *index, uint32_t value, uint32_t object)
{
    assert(index->is_narrow);
    *kin__vmap_aux(index->objects, object) = index_append(index, value, object);
}

void kin__index_remove(struct kin__index *index, kin_str value, uint32_t object)
{
    uint32_t id = kin__vmap_lookup(&index->values, value,
                                   kin__text_hash(&index->values.key, value));
    uint32_t place = *kin__vmap_aux(index->objects, object);

    assert(index->is_narrow && id);
    struct kin__postings *postings = index_postings(index, id);
    _Atomic uint32_t *items = kin__postings_items(postings);
    assert(items[place] == object);
    atomic_store_explicit(&items[place], 0, memory_order_relaxed);
    postings_count(postings, -1, 0);
    postings_settle(postings);
}

/* ---- wide ---- */

static void posting_end(struct kin__posting *posting, kin__seq seq)
{
    uint64_t old = atomic_load_explicit(&posting->until, memory_order_relaxed);

    atomic_store_explicit(&posting->until, seq << 16 | (old & 0xffff),
                          memory_order_relaxed);
}

static void index_end(struct kin__index *index, uint32_t object,
                      struct kin__member member)
{
    struct kin__postings *postings = index_postings(index, member.value);
    struct kin__posting *items = kin__postings_items(postings);

    assert(postings_current(postings, member.place));
    if (index->past)
        kin__past_value_ended(index->past, index, object,
                              kin__version_text(&postings->version));
    posting_end(&items[member.place], index_next_seq(index));
    postings_count(postings, -1, 0);
    postings_settle(postings);
}

/*
 * Which values two lists share is found without comparing all pairs: each value
 * of one list is marked with its place there.  Marks are never erased; a stale
 * one leads to a place with another value, or beyond the end.
 */

void kin__index_values_mark(struct kin__index *index,
                            const struct kin__index_values *values,
                            uint32_t place)
{
    assert(place < values->count);
    *kin__vmap_aux(&index->values, values->ids[place]) = place;
}

bool kin__index_values_have(const struct kin__index *index,
                            const struct kin__index_values *values, uint32_t id)
{
    uint32_t place = *kin__vmap_aux(&index->values, id);

    return place < values->count && values->ids[place] == id;
}

static void values_mark_all(struct kin__index *index,
                            const struct kin__index_values *values)
{
    for (uint32_t i = 0; i < values->count; i++)
        kin__index_values_mark(index, values, i);
}

static void members_mark_all(struct kin__index *index, uint32_t object)
{
    uint64_t word = index_word(index, object);
    uint32_t count = kin__index_count(index, object);

    for (uint32_t i = 0; i < count; i++)
        *kin__vmap_aux(&index->values, word_at(word, i).value) = i;
}

/* Finds a value among the members of an object, which are marked. */
static bool members_have(const struct kin__index *index, uint32_t object,
                         uint32_t value, struct kin__member *ret)
{
    uint32_t place = *kin__vmap_aux(&index->values, value);

    if (place >= kin__index_count(index, object))
        return false;
    *ret = word_at(index_word(index, object), place);
    return ret->value == value;
}

/* Ends the postings of values that the object does not have any more; `values`
 * are marked. */
static void index_end_missing(struct kin__index *index, uint32_t object,
                              const struct kin__index_values *values)
{
    uint32_t old_count = kin__index_count(index, object);

    for (uint32_t i = 0; i < old_count; i++) {
        struct kin__member member = word_at(index->members[object], i);
        if (!kin__index_values_have(index, values, member.value))
            index_end(index, object, member);
    }
}

static struct kin__member index_begin(struct kin__index *index, uint32_t object,
                                      uint32_t value)
{
    if (index->past)
        kin__past_value_began(
            index->past, index, object,
            kin__version_text(&index_postings(index, value)->version));
    return (struct kin__member){.value = value,
                                .place = index_append(index, value, object)};
}

/* Returns the member of one value: the present one, or a new one.  The present
 * ones are marked. */
static struct kin__member index_member(struct kin__index *index,
                                       uint32_t object, uint32_t value)
{
    struct kin__member member = {.value = value};

    if (members_have(index, object, value, &member))
        kin__index_unreserve(index, value);
    else
        member = index_begin(index, object, value);
    return member;
}

/* Whether the object has these values, which are marked. */
static bool index_values_same(const struct kin__index *index, uint32_t object,
                              const struct kin__index_values *values)
{
    if (values->count != kin__index_count(index, object))
        return false;
    for (uint32_t i = 0; i < values->count; i++)
        if (!kin__index_values_have(index, values,
                                    word_at(index->members[object], i).value))
            return false;
    return true;
}

static int member_cmp(const void *a, const void *b)
{
    const struct kin__member *x = a;
    const struct kin__member *y = b;

    return (x->value > y->value) - (x->value < y->value);
}

/* Fills `members` for the values. */
static void index_fill_members(struct kin__index *index, uint32_t object,
                               const struct kin__index_values *values,
                               struct kin__members *members)
{
    bool is_sorted = true;

    assert(members && members->count == values->count);
    for (uint32_t i = 0; i < values->count; i++) {
        members->items[i] = index_member(index, object, values->ids[i]);
        is_sorted &= i == 0 ||
                     members->items[i - 1].value < members->items[i].value;
    }
    if (!is_sorted)
        qsort(members->items, members->count, sizeof(members->items[0]),
              member_cmp);
}

static void index_set_word(struct kin__index *index, uint32_t object,
                           uint64_t word)
{
    assert(object < index->members_cap);
    uint64_t old = index->members[object];
    if (old & MEMBERS_MANY) {
        index->bytes -= members_bytes(word_members(old)->count);
        kin__free(index->alloc, word_members(old));
    }
    if (word & MEMBERS_MANY)
        index->bytes += members_bytes(word_members(word)->count);
    index->members[object] = word;
}

/* Sets other values than the object has. */
static void index_change_values(struct kin__index *index, uint32_t object,
                                const struct kin__index_values *values,
                                struct kin__members *members)
{
    uint64_t word = 0;

    index_end_missing(index, object, values);
    members_mark_all(index, object);
    if (values->count == 1) {
        word = member_word(index_member(index, object, values->ids[0]));
    } else if (values->count > 1) {
        index_fill_members(index, object, values, members);
        word = MEMBERS_MANY | (uintptr_t)members;
    }
    index_set_word(index, object, word);
}

void kin__index_set_values(struct kin__index *index, uint32_t object,
                           const struct kin__index_values *values,
                           struct kin__members *members)
{
    const struct kin__index_values none = {.count = 0};

    assert(!index->is_narrow);
    if (!values)
        values = &none;
    values_mark_all(index, values);
    if (!index_values_same(index, object, values)) {
        index_change_values(index, object, values, members);
        return;
    }
    for (uint32_t i = 0; i < values->count; i++)
        kin__index_unreserve(index, values->ids[i]);
    kin__free(index->alloc, members);
}

void kin__index_each_value(const struct kin__index *index, uint32_t object,
                           void (*each)(kin_str value, void *userdata),
                           void *userdata)
{
    uint32_t count = kin__index_count(index, object);

    for (uint32_t i = 0; i < count; i++) {
        struct kin__member member = word_at(index_word(index, object), i);
        const struct kin__postings *postings = index_postings(index,
                                                              member.value);
        each(kin__version_text(&postings->version), userdata);
    }
}

/* ---- life cycle ---- */

int kin__index_new(const kin_allocator *alloc, struct kin__reclaim *reclaim,
                   struct kin__vmap *objects, const kin_indexer *indexer,
                   struct kin__index **ret)
{
    struct kin__index *index = kin__alloc0(alloc, 1, sizeof(*index));
    char *name = kin__strdup(alloc, indexer->name);

    if (!index || !name) {
        kin__free(alloc, index);
        kin__free(alloc, name);
        return KIN_ENOMEM;
    }
    index->alloc = alloc;
    index->reclaim = reclaim;
    index->objects = objects;
    index->name = name;
    index->indexer = *indexer;
    index->indexer.name = kin_str_of(name, indexer->name.len);
    index->is_narrow = !indexer->values;
    kin__vmap_init(&index->values, alloc, reclaim, &objects->key);
    *ret = index;
    return 0;
}

void kin__index_clear(struct kin__index *index)
{
    uint32_t end = kin__vmap_id_end(&index->values);

    for (uint32_t id = 1; id < end; id++) {
        struct kin__version *head = kin__vmap_newest(&index->values, id);
        if (head && kin__version_is_current(head))
            kin__postings_free((struct kin__postings *)head);
    }
}

void kin__index_free(struct kin__index *index)
{
    if (!index)
        return;
    kin__vmap_done(&index->values);
    for (uint32_t i = 0; i < index->members_cap; i++)
        if (index->members[i] & MEMBERS_MANY)
            kin__free(index->alloc, word_members(index->members[i]));
    kin__free(index->alloc, index->members);
    if (index->indexer.destroy)
        index->indexer.destroy(index->indexer.userdata);
    kin__free(index->alloc, index->name);
    kin__free(index->alloc, index);
}

size_t kin__index_bytes(const struct kin__index *index)
{
    return sizeof(*index) + index->bytes + index->values.bytes;
}

size_t kin__index_used_bytes(const struct kin__index *index)
{
    uint32_t ids = kin__vmap_id_end(index->objects);
    size_t bytes = sizeof(*index) + index->bytes +
                   kin__vmap_used_bytes(&index->values) -
                   (index->room - index->taken) * posting_size(index);

    if (index->members_cap > ids)
        bytes -= (index->members_cap - ids) * sizeof(*index->members);
    return bytes;
}

/* ---- running the functions ---- */

struct kin__index *kin__index_set_find(const struct kin__index_set *set,
                                       kin_str name)
{
    for (size_t i = 0; i < set->count; i++)
        if (kin_str_eq(set->items[i]->indexer.name, name))
            return set->items[i];
    return NULL;
}

int kin_index_emit(kin_index_sink *sink, kin_str value)
{
    if (sink->code < 0)
        return sink->code;
    int r = sink->emit(sink, value);
    if (r < 0)
        sink->code = r;
    return r;
}

int kin__index_run(const struct kin__index *index, const kin_object *object,
                   struct kin_index_sink *sink, kin_error *err)
{
    sink->code = 0;
    if (index->is_narrow)
        return kin_index_emit(sink, kin_object_namespace(object));
    int r = index->indexer.values(object, sink, index->indexer.userdata);
    if (r >= 0)
        r = sink->code; /* in case the function has ignored it */
    if (r < 0)
        return kin_error_set(err, r, "index \"%s\" of \"%.*s\": %s",
                             index->name, KIN_STR(kin_object_key(object)),
                             kin_error_text(r));
    return 0;
}
