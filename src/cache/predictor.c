/* SPDX-License-Identifier: Apache-2.0 */
/*
 * predictor.c - the table of families, and predictions from it.
 *
 * A lookup costs one set of the table, half a cache line.  Entries are never
 * removed when objects are deleted: an id without an object predicts nothing,
 * and a reused id predicts another object, which only costs time.
 */
#include "cache/predictor.h"

#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/str.h"
#include "cache/store.h"
#include "object/builder.h"

enum {
    PREDICTOR_MAX_KEY = 2 * KIN__VERSION_TEXT_MAX,
    TABLE_WAYS = 4, /* entries of a set; half a cache line */
    TABLE_MIN = 64, /* powers of two */
    TABLE_MAX = 1 << 14,
    TABLE_GROWTH = 4,
};

void kin__predict_table_done(struct kin__predict_table *table,
                             const kin_allocator *alloc)
{
    kin__free(alloc, table->entries);
    *table = (struct kin__predict_table){0};
}

uint64_t kin__predict_table_family(kin_str ns, kin_str name, uint64_t seed)
{
    size_t dash = kin__str_rfind(name, '-');
    kin_str stem = kin__str_slice(name, 0, dash == KIN__STR_NONE ? 0 : dash);

    return kin__hash(stem, kin__hash(ns, seed));
}

/* The low bits of the tag select the set, so the tag alone determines the set
 * of an entry after the table has grown. */
static uint32_t table_tag(uint64_t family)
{
    return (uint32_t)(family >> 32);
}

static struct kin__predict_entry *table_set(
    const struct kin__predict_table *table, uint32_t tag)
{
    uint32_t sets = table->cap / TABLE_WAYS;

    return &table->entries[(size_t)(tag & (sets - 1)) * TABLE_WAYS];
}

/* Inserts an entry at the front of its set; replaces the entry of the same
 * family, or the last one. */
static void table_put(struct kin__predict_table *table,
                      struct kin__predict_entry entry)
{
    struct kin__predict_entry *set = table_set(table, entry.tag);
    size_t hole = 0;

    while (hole < TABLE_WAYS - 1 && set[hole].id != 0 &&
           set[hole].tag != entry.tag)
        hole++;
    table->used += set[hole].id == 0;
    for (; hole > 0; hole--)
        set[hole] = set[hole - 1];
    set[0] = entry;
}

/* Grows a table that is half full: sets fill unevenly. */
static void table_grow(struct kin__predict_table *table,
                       const kin_allocator *alloc)
{
    struct kin__predict_table grown = {
        .cap = table->cap ? table->cap * TABLE_GROWTH : TABLE_MIN,
    };

    if (table->cap >= TABLE_MAX || table->used * 2 < table->cap)
        return;
    grown.entries = kin__alloc0(alloc, grown.cap, sizeof(*grown.entries));
    if (!grown.entries)
        return;
    /* Backwards, so that the latest of a set is inserted last. */
    for (size_t i = table->cap; i-- > 0;) {
        if (table->entries[i].id != 0)
            table_put(&grown, table->entries[i]);
    }
    kin__predict_table_done(table, alloc);
    *table = grown;
}

uint32_t kin__predict_table_find(const struct kin__predict_table *table,
                                 uint64_t family)
{
    uint32_t tag = table_tag(family);

    if (table->cap == 0)
        return 0;
    const struct kin__predict_entry *set = table_set(table, tag);
    for (size_t i = 0; i < TABLE_WAYS; i++) {
        if (set[i].id != 0 && set[i].tag == tag)
            return set[i].id;
    }
    return 0;
}

void kin__predict_table_note(struct kin__predict_table *table, uint64_t family,
                             uint32_t id, const kin_allocator *alloc)
{
    table_grow(table, alloc);
    if (table->cap > 0)
        table_put(table, (struct kin__predict_entry){.tag = table_tag(family),
                                                     .id = id});
}

void kin__predict_table_clear(struct kin__predict_table *table)
{
    if (table->cap > 0)
        memset(table->entries, 0, table->cap * sizeof(*table->entries));
    table->used = 0;
}

/* Moves the entries of a set to its front. */
static void table_close_gaps(struct kin__predict_entry *set)
{
    size_t kept = 0;

    for (size_t i = 0; i < TABLE_WAYS; i++) {
        if (set[i].id != 0)
            set[kept++] = set[i];
    }
    for (; kept < TABLE_WAYS; kept++)
        set[kept] = (struct kin__predict_entry){0};
}

void kin__predict_table_translate(struct kin__predict_table *table,
                                  uint32_t (*translate)(uint32_t id,
                                                        void *userdata),
                                  void *userdata)
{
    table->used = 0;
    for (size_t i = 0; i < table->cap; i++) {
        struct kin__predict_entry *entry = &table->entries[i];
        if (entry->id != 0)
            entry->id = translate(entry->id, userdata);
        table->used += entry->id != 0;
        if (i % TABLE_WAYS == TABLE_WAYS - 1)
            table_close_gaps(entry - (TABLE_WAYS - 1));
    }
}

size_t kin__predict_table_bytes(const struct kin__predict_table *table)
{
    return table->cap * sizeof(*table->entries);
}

/* ---- predictions ---- */

void kin__predictor_init(struct kin__predictor *predictor, kin_store *store,
                         const kin_allocator *alloc)
{
    *predictor = (struct kin__predictor){.store = store, .alloc = alloc};
    kin__buf_init(&predictor->key, alloc, PREDICTOR_MAX_KEY);
}

void kin__predictor_done(struct kin__predictor *predictor)
{
    kin__predict_table_done(&predictor->table, predictor->alloc);
    kin__buf_done(&predictor->key);
}

int kin__predictor_join_key(struct kin__predictor *predictor, kin_str ns,
                            kin_str name, kin_str *ret)
{
    int r = 0;

    kin__buf_clear(&predictor->key);
    if (ns.len > 0) {
        r = kin__buf_append(&predictor->key, ns);
        if (r == 0)
            r = kin__buf_append_byte(&predictor->key, '/');
    }
    if (r == 0)
        r = kin__buf_append(&predictor->key, name);
    if (r == 0)
        *ret = kin__buf_str(&predictor->key);
    return r;
}

/* Returns the object of a key; NULL also without memory for the key. */
static const kin_object *predictor_peek(struct kin__predictor *predictor,
                                        kin_str ns, kin_str name)
{
    kin_str key = KIN__S("");

    if (kin__predictor_join_key(predictor, ns, name, &key) < 0)
        return NULL;
    return kin__store_peek(predictor->store, key);
}

/* Returns the value of an entry, which may have ended but is not freed; or
 * none. */
static kin__val predictor_value(const struct kin__predictor *predictor,
                                uint32_t entry)
{
    const struct kin__vmap *objects = &predictor->store->objects;

    if (entry == 0)
        return KIN__VAL_NONE;
    if (predictor->is_staging)
        return (*predictor->stage)[entry - 1];
    if (entry >= kin__vmap_id_end(objects))
        return KIN__VAL_NONE;
    const kin_object *object = (const kin_object *)kin__vmap_newest(objects,
                                                                    entry);
    return object ? object->root : KIN__VAL_NONE;
}

static kin_str predictor_namespace(const struct kin__predictor *predictor,
                                   kin__val val)
{
    kin_value root = kin__value_of(predictor->store->arena, val);
    kin_value metadata = kin_value_get(root, KIN__S("metadata"));

    return kin_value_str(kin_value_get(metadata, KIN__S("namespace")));
}

kin__val kin__predictor_predict(kin_str ns, kin_str name, bool *ret_trust,
                                void *predictor)
{
    struct kin__predictor *self = predictor;
    const kin_object *old = predictor_peek(self, ns, name);

    self->is_new = !old;
    if (old)
        return old->root;
    self->family = kin__predict_table_family(
        ns, name, kin__store_arena(self->store)->seed);
    kin__val found = predictor_value(
        self, kin__predict_table_find(&self->table, self->family));
    if (found == KIN__VAL_NONE)
        found = predictor_value(self, self->last);
    if (found != KIN__VAL_NONE)
        *ret_trust = kin_str_eq(predictor_namespace(self, found), ns);
    return found;
}

static void predictor_note(struct kin__predictor *predictor, uint32_t entry)
{
    kin__predict_table_note(&predictor->table, predictor->family, entry,
                            predictor->alloc);
    predictor->last = entry;
}

void kin__predictor_note_stored(struct kin__predictor *predictor)
{
    assert(!predictor->is_staging);
    if (!predictor->is_new)
        return;
    predictor->is_new = false;
    /* If the object turned out to have another key, this finds nothing or an
     * object that predicts poorly. */
    const kin_object *now = kin__store_peek(predictor->store,
                                            kin__buf_str(&predictor->key));
    if (now)
        predictor_note(predictor, now->id);
}

void kin__predictor_note_staged(struct kin__predictor *predictor, size_t place)
{
    assert(predictor->is_staging);
    if (predictor->is_new && place < UINT32_MAX)
        predictor_note(predictor, (uint32_t)place + 1);
    predictor->is_new = false;
}

void kin__predictor_begin_stage(struct kin__predictor *predictor,
                                kin__val *const *stage)
{
    kin__predict_table_clear(&predictor->table);
    predictor->last = 0;
    predictor->is_staging = true;
    predictor->stage = stage;
}

struct published {
    const struct kin__store_change *changes;
    size_t count;
};

/* Returns the id of a published value. */
static uint32_t published_id(uint32_t place, void *userdata)
{
    const struct published *published = userdata;

    return place <= published->count ? published->changes[place - 1].now->id
                                     : 0;
}

void kin__predictor_end_stage(struct kin__predictor *predictor,
                              const struct kin__store_change *changes,
                              size_t count)
{
    struct published published = {.changes = changes, .count = count};

    assert(changes || count == 0);
    kin__predict_table_translate(&predictor->table, published_id, &published);
    predictor->last = 0;
    predictor->is_staging = false;
    predictor->stage = NULL;
}

size_t kin__predictor_bytes(const struct kin__predictor *predictor)
{
    return kin__predict_table_bytes(&predictor->table) + predictor->key.cap;
}
