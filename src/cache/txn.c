/* SPDX-License-Identifier: Apache-2.0 */
/*
 * txn.c - write transactions: puts, the values of indexes, resource versions.
 *
 * A put reserves an id, a place in the index by namespace, and places for the
 * values of the other indexes (a group for each index).  put_abort() releases
 * the same in reverse order; put_commit() uses them.
 */
#include "cache/txn.h"

#include "base/alloc.h"
#include "base/pages.h"
#include "cache/past.h"
#include "cache/store.h"
#include "object/values.h"

enum {
    /* Arrays with a larger capacity are freed after the operation. */
    KEEP_MAX = 256,
};

/* Makes room for one more element of an array of the transaction. */
static int array_reserve(const kin_allocator *alloc, void **items, size_t *cap,
                         size_t count, size_t size)
{
    if (count < *cap)
        return 0;
    size_t grown = *cap + *cap / 2 + 8;
    void *moved = kin__pages_realloc(alloc, *items, *cap * size, grown * size);
    if (!moved)
        return KIN_ENOMEM;
    *items = moved;
    *cap = grown;
    return 0;
}

/* ---- resource versions ---- */

int kin__txn_version_make(const kin_allocator *alloc, kin_str text,
                          struct kin__txn_version *ret)
{
    struct kin__txn_version version = {
        .is_set = true,
        .word = kin__resource_version_encode(text),
    };

    if (version.word == KIN__RESOURCE_VERSION_TEXT) {
        int r = kin__text_new(alloc, text, &version.text);
        if (r < 0)
            return r;
    }
    *ret = version;
    return 0;
}

void kin__txn_version_take(const kin_allocator *alloc,
                           struct kin__txn_version *version,
                           struct kin__txn_version *from)
{
    assert(version != from);
    kin__free(alloc, version->text);
    *version = *from;
    *from = (struct kin__txn_version){0};
}

static void txn_version_done(const kin_allocator *alloc,
                             struct kin__txn_version *version)
{
    struct kin__txn_version none = {0};

    kin__txn_version_take(alloc, version, &none);
}

/* ---- collecting the values of an index ---- */

/* Collects the ids of values and reserves a place for each. */
struct txn_sink {
    struct kin_index_sink sink;
    struct kin__txn *txn;
    const kin_allocator *alloc;
    struct kin__index *index;
    size_t from; /* first value of this group */
    /* Values that cannot be indexed are counted here, not an error. */
    bool is_tolerant;
    size_t long_count;
    size_t long_len; /* of the first one */
    size_t beyond;   /* values above the maximum for one object */
};

static struct kin__index_values sink_values(const struct txn_sink *self)
{
    const struct kin__txn *txn = self->txn;

    return (struct kin__index_values){
        .ids = txn->values ? txn->values + self->from : NULL,
        .count = (uint32_t)(txn->value_count - self->from),
    };
}

/* Whether the group has this value. */
static bool sink_has(const struct txn_sink *self, uint32_t id)
{
    const struct kin__index_values values = sink_values(self);

    return kin__index_values_have(self->index, &values, id);
}

static int sink_omit_long(struct txn_sink *self, kin_str value)
{
    if (!self->is_tolerant)
        return KIN_ELIMIT;
    if (self->long_count++ == 0)
        self->long_len = value.len;
    return 0;
}

/* A value above the maximum is no error if it is a duplicate. */
static int sink_omit_beyond(struct txn_sink *self, kin_str value)
{
    struct kin__vmap *values = &self->index->values;
    uint32_t id = kin__vmap_lookup(values, value,
                                   kin__text_hash(&values->key, value));

    if (id && sink_has(self, id))
        return 0;
    if (!self->is_tolerant)
        return KIN_ELIMIT;
    self->beyond++;
    return 0;
}

static int txn_sink_emit(struct kin_index_sink *sink, kin_str value)
{
    struct txn_sink *self = (struct txn_sink *)sink;
    struct kin__txn *txn = self->txn;
    uint32_t id = 0;

    if (!kin__index_takes(value))
        return sink_omit_long(self, value);
    if (txn->value_count - self->from >= KIN__INDEX_VALUES_MAX)
        return sink_omit_beyond(self, value);
    int r = array_reserve(self->alloc, (void **)&txn->values, &txn->value_cap,
                          txn->value_count, sizeof(*txn->values));
    if (r < 0)
        return r;
    r = kin__index_reserve(self->index, value, &id);
    if (r < 0)
        return r;
    if (sink_has(self, id)) {
        kin__index_unreserve(self->index, id);
        return 0;
    }
    txn->values[txn->value_count++] = id;
    const struct kin__index_values values = sink_values(self);
    kin__index_values_mark(self->index, &values, values.count - 1);
    return 0;
}

static void txn_values_abort(struct kin__txn *txn, struct kin__index *index,
                             size_t from)
{
    assert(from <= txn->value_count);
    while (txn->value_count > from)
        kin__index_unreserve(index, txn->values[--txn->value_count]);
}

/* ---- values that an index does not hold ---- */

static void group_report(const kin_store *store, const struct kin__index *index,
                         const kin_object *object, const kin_error *err)
{
    store->on_index_error(object, index->indexer.name, err,
                          store->on_index_error_userdata);
}

static void group_report_omitted(const kin_store *store,
                                 const struct txn_sink *sink,
                                 const kin_object *object)
{
    kin_error err = KIN_ERROR_INIT;
    const char *name = sink->index->name;

    if (sink->long_count == 1)
        (void)kin_error_set(&err, KIN_ELIMIT,
                            "index %s: value of %zu bytes left out (limit %d)",
                            name, sink->long_len, (int)KIN__VERSION_TEXT_MAX);
    else if (sink->long_count > 1)
        (void)kin_error_set(&err, KIN_ELIMIT,
                            "index %s: %zu values left out, the first of %zu "
                            "bytes (limit %d)",
                            name, sink->long_count, sink->long_len,
                            (int)KIN__VERSION_TEXT_MAX);
    else if (sink->beyond > 0)
        (void)kin_error_set(
            &err, KIN_ELIMIT, "index %s: %zu of %zu values left out (limit %d)",
            name, sink->beyond, sink->beyond + KIN__INDEX_VALUES_MAX,
            KIN__INDEX_VALUES_MAX);
    if (err.code < 0)
        group_report(store, sink->index, object, &err);
}

/* Reports that the function has failed; its values are dropped. */
static void group_report_failure(const kin_store *store,
                                 const struct kin__index *index,
                                 const kin_object *object, int code)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, "index %s: function failed: %s",
                        index->name, kin_error_text(code));
    group_report(store, index, object, &err);
}

/* ---- the values of one object in one index ---- */

/* Runs the function.  After an error that the store tolerates the group is
 * empty. */
static int group_run(kin_store *store, const struct kin__txn_group *group,
                     const kin_object *object, kin_error *err)
{
    struct kin__txn *txn = &store->txn;
    bool is_tolerant = store->on_index_error != NULL;
    struct txn_sink sink = {.sink = {.emit = txn_sink_emit},
                            .txn = txn,
                            .alloc = store->alloc,
                            .index = group->index,
                            .from = group->from,
                            .is_tolerant = is_tolerant};
    int r = kin__index_run(group->index, object, &sink.sink,
                           is_tolerant ? NULL : err);

    if (r == 0) {
        if (is_tolerant)
            group_report_omitted(store, &sink, object);
        return 0;
    }
    txn_values_abort(txn, group->index, group->from);
    if (!is_tolerant)
        return r;
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "index %s: out of memory",
                             group->index->name);
    group_report_failure(store, group->index, object, r);
    return 0;
}

static int group_fill(kin_store *store, struct kin__txn_group *group,
                      const kin_object *object, kin_error *err)
{
    struct kin__txn *txn = &store->txn;
    int r = group_run(store, group, object, err);

    if (r < 0)
        return r;
    group->count = (uint32_t)(txn->value_count - group->from);
    if (group->count <= 1)
        return 0;
    group->members = kin__members_new(store->alloc, group->count);
    if (group->members)
        return 0;
    txn_values_abort(txn, group->index, group->from);
    return kin_error_set(err, KIN_ENOMEM, NULL);
}

int kin__txn_group(kin_store *store, struct kin__index *index,
                   const kin_object *object, kin_error *err)
{
    struct kin__txn *txn = &store->txn;
    struct kin__txn_group group = {.index = index,
                                   .from = (uint32_t)txn->value_count};

    int r = array_reserve(store->alloc, (void **)&txn->groups, &txn->group_cap,
                          txn->group_count, sizeof(*txn->groups));
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = group_fill(store, &group, object, err);
    if (r < 0)
        return r;
    txn->groups[txn->group_count++] = group;
    return 0;
}

/* Sets the values of a group, which stays in the transaction. */
static void group_set(struct kin__txn *txn, struct kin__txn_group *group,
                      uint32_t object)
{
    const struct kin__index_values values = {
        .ids = group->count ? &txn->values[group->from] : NULL,
        .count = group->count,
    };

    kin__index_set_values(group->index, object, &values,
                          KIN__STEAL(group->members));
}

void kin__txn_group_commit(struct kin__txn *txn, uint32_t object)
{
    assert(txn->group_count > 0);
    struct kin__txn_group *group = &txn->groups[--txn->group_count];

    group_set(txn, group, object);
    txn->value_count = group->from;
}

/* Releases the last group and its values. */
static void group_abort(struct kin__txn *txn, const kin_allocator *alloc)
{
    assert(txn->group_count > 0);
    struct kin__txn_group *group = &txn->groups[--txn->group_count];

    txn_values_abort(txn, group->index, group->from);
    kin__free(alloc, group->members);
}

/* ---- preparing ---- */

/* Releases the reservations of a put in reverse order. */
static void put_abort(kin_store *store, struct kin__txn_put *put)
{
    struct kin__txn *txn = &store->txn;

    while (txn->group_count > put->group_from)
        group_abort(txn, store->alloc);
    if (put->space)
        kin__index_unreserve(kin__store_indexes(store)->items[0], put->space);
    if (put->is_new)
        kin__vmap_unreserve(&store->objects);
    if (put->object && !put->is_same)
        kin__pool_drop(store->pool, put->object);
}

/* Reserves an id for a new key, and a place in its namespace. */
static int put_reserve_key(kin_store *store, struct kin__txn_put *put)
{
    int r = kin__vmap_reserve(&store->objects);

    if (r < 0)
        return r;
    put->is_new = true;
    if (store->key)
        return 0;
    return kin__index_reserve(kin__store_indexes(store)->items[0],
                              kin_object_namespace(put->object), &put->space);
}

static int put_reserve_indexes(kin_store *store, struct kin__txn_put *put,
                               kin_error *err)
{
    struct kin__index_set *set = kin__store_indexes(store);
    struct kin__txn *txn = &store->txn;
    uint32_t id_end = kin__vmap_id_end(&store->objects);

    for (size_t i = kin__store_first_wide(store); i < set->count; i++) {
        int r = kin__index_reserve_ids(set->items[i], id_end);
        if (r < 0)
            return kin_error_set(err, r, NULL);
        r = kin__txn_group(store, set->items[i], put->object, err);
        if (r < 0)
            return r;
    }
    put->group_end = (uint32_t)txn->group_count;
    assert(put->group_from <= put->group_end);
    return 0;
}

/* The last put determines the resource version, except in a replace: a list has
 * its own. */
static int put_prepare_version(kin_store *store, const struct kin__txn_put *put)
{
    struct kin__txn_version version = {0};

    if (store->txn.is_replace)
        return 0;
    int r = kin__reclaim_reserve(&store->reclaim, 1); /* for a text that ends */
    if (r == 0)
        r = kin__txn_version_make(
            store->alloc, kin_object_resource_version(put->object), &version);
    if (r == 0)
        kin__txn_version_take(store->alloc, &store->txn.next, &version);
    return r;
}

static int put_prepare(kin_store *store, struct kin__txn_put *put,
                       kin_error *err)
{
    /* For the old version of the object. */
    int r = kin__reclaim_reserve(&store->reclaim, 1);

    if (r == 0 && !put->is_same && put->id == 0)
        r = put_reserve_key(store, put);
    if (r < 0)
        return kin_error_set(err, r, "store: %s", kin_error_text(r));
    r = put->is_same ? 0 : put_reserve_indexes(store, put, err);
    if (r < 0)
        return r;
    r = put_prepare_version(store, put);
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

/* Marks an id as being in the list of a replace.  Returns whether it was
 * marked before. */
static bool txn_touch(struct kin__txn *txn, uint32_t id)
{
    if (!txn->is_replace || id == 0)
        return false;
    assert(id < txn->touched_ids);
    bool was = txn->touched[id / 8] >> id % 8 & 1;
    txn->touched[id / 8] |= (uint8_t)(1u << id % 8);
    return was;
}

/* Makes room for a key and at least one byte. */
static int txn_reserve_key(struct kin__txn *txn, const kin_allocator *alloc,
                           size_t len)
{
    if (len < txn->key_cap)
        return 0;
    size_t cap = (len + 1) * 2;
    char *key = kin__realloc(alloc, txn->key, cap, 1);
    if (!key)
        return KIN_ENOMEM;
    txn->key = key;
    txn->key_cap = cap;
    return 0;
}

/* Joins namespace and name to a key. */
static int txn_join_key(struct kin__txn *txn, const kin_allocator *alloc,
                        const struct kin__object_fields *fields, kin_str *ret)
{
    size_t space = fields->namespace_.len;
    size_t len = (space ? space + 1 : 0) + fields->name.len;
    int r = txn_reserve_key(txn, alloc, len);

    if (r < 0)
        return r;
    if (space) {
        memcpy(txn->key, fields->namespace_.ptr, space);
        txn->key[space] = '/';
    }
    memcpy(txn->key + len - fields->name.len, fields->name.ptr,
           fields->name.len);
    *ret = kin_str_of(txn->key, len);
    return 0;
}

/* Copies the key that the store's function returns for an object. */
static int txn_copy_key(kin_store *store, const kin_object *object,
                        kin_str *ret, kin_error *err)
{
    kin_str key = kin__store_key(store, object);

    if (!key.ptr)
        return kin_error_set(err, KIN_EINVAL, "store: object has no key");
    if (key.len > KIN__VERSION_TEXT_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "store: key of object is too long");
    int r = txn_reserve_key(&store->txn, store->alloc, key.len);
    if (r < 0)
        return kin_error_set(err, r, "store: out of memory");
    memcpy(store->txn.key, key.ptr, key.len);
    *ret = kin_str_of(store->txn.key, key.len);
    return 0;
}

/* Calls the key function with a temporary object: the record cannot be made
 * before its key is known. */
static int txn_call_key(kin_store *store, kin__val root,
                        struct kin__object_fields *fields, kin_str *ret,
                        kin_error *err)
{
    struct kin__object_home home = {.arena = store->arena};
    kin_object *object = kin__alloc(store->alloc, 1, kin__object_size(fields));

    if (!object)
        return kin_error_set(err, KIN_ENOMEM, "store: out of memory");
    kin__object_init(object, &home, root, fields);
    int r = txn_copy_key(store, object, ret, err);
    kin__free(store->alloc, object);
    if (r == 0)
        fields->store_key = *ret;
    return r;
}

static int txn_key(kin_store *store, kin__val root,
                   struct kin__object_fields *fields, kin_str *ret,
                   kin_error *err)
{
    if (store->key)
        return txn_call_key(store, root, fields, ret, err);
    int r = txn_join_key(&store->txn, store->alloc, fields, ret);
    return r < 0 ? kin_error_set(err, r, "store: out of memory") : 0;
}

/* Returns the object of an id if its value is `root`, else NULL. */
static kin_object *store_same(const kin_store *store, uint32_t id,
                              kin__val root)
{
    if (id == 0)
        return NULL;
    kin_object *now = (kin_object *)kin__cell_now(
        kin__vmap_cell(&store->objects, id));
    return now && now->root == root ? now : NULL;
}

/* Finds the key; makes a record, or finds an object with the same value.  The
 * put owns `root` after success. */
static int put_make(kin_store *store, struct kin__txn_put *put, kin__val root,
                    kin_error *err)
{
    struct kin__object_fields fields = {0};
    kin_str key = {NULL, 0};

    int r = kin__store_find_fields(store, root, &fields, err);
    if (r < 0)
        return r;
    r = txn_key(store, root, &fields, &key, err);
    if (r < 0)
        return r;
    put->hash = kin__text_hash(&store->objects.key, key);
    put->id = kin__vmap_lookup(&store->objects, key, put->hash);
    bool is_again = txn_touch(&store->txn, put->id);
    put->object = is_again ? NULL : store_same(store, put->id, root);
    if (put->object) {
        put->is_same = true;
        kin__val_unref(store->arena, root);
        return 0;
    }
    r = kin__pool_make(store->pool, root, &fields, &put->object);
    return r < 0 ? kin_error_set(err, r, "store: out of memory") : 0;
}

int kin__txn_reserve(kin_store *store, size_t count)
{
    struct kin__txn *txn = &store->txn;

    assert(txn->put_count == 0);
    if (count <= txn->put_cap)
        return 0;
    struct kin__txn_put *puts = kin__pages_realloc(store->alloc, txn->puts,
                                                   txn->put_cap * sizeof(*puts),
                                                   count * sizeof(*puts));
    if (!puts)
        return KIN_ENOMEM;
    txn->puts = puts;
    txn->put_cap = count;
    return 0;
}

int kin__txn_put(kin_store *store, kin__val root, kin_error *err)
{
    struct kin__txn *txn = &store->txn;
    struct kin__txn_put put = {.group_from = (uint32_t)txn->group_count,
                               .group_end = (uint32_t)txn->group_count};

    int r = array_reserve(store->alloc, (void **)&txn->puts, &txn->put_cap,
                          txn->put_count, sizeof(*txn->puts));
    if (r < 0)
        (void)kin_error_set(err, r, "store: out of memory");
    else
        r = put_make(store, &put, root, err);
    if (r < 0) {
        kin__val_unref(store->arena, root);
        return r;
    }
    r = put_prepare(store, &put, err);
    if (r < 0) {
        put_abort(store, &put);
        return r;
    }
    txn->puts[txn->put_count++] = put;
    return 0;
}

/* ---- committing ---- */

static void put_commit_new(kin_store *store, struct kin__txn_put *put)
{
    kin_object *object = put->object;
    uint32_t id = kin__vmap_insert(&store->objects, put->hash,
                                   &object->version);

    object->id = id;
    if (put->space)
        kin__index_add(kin__store_indexes(store)->items[0], put->space, id);
    kin__cell_show(kin__vmap_cell(&store->objects, id),
                   kin__store_next_seq(store));
    store->facts.count++;
}

/* The key has an id, maybe from an earlier put of this transaction. */
static void put_commit_old(kin_store *store, struct kin__txn_put *put,
                           uint32_t id)
{
    struct kin__cell *cell = kin__vmap_cell(&store->objects, id);

    if (put->is_new)
        kin__vmap_unreserve(&store->objects);
    if (put->space)
        kin__index_unreserve(kin__store_indexes(store)->items[0], put->space);
    put->object->id = id;
    store->facts.count += kin__cell_is_empty(cell);
    kin__reclaim_retire(
        &store->reclaim,
        kin__cell_set(cell, &put->object->version, kin__store_next_seq(store)),
        KIN__RECLAIM_OBJECT);
}

static const kin_object *store_now(const kin_store *store, uint32_t id)
{
    return (const kin_object *)kin__cell_now(
        kin__vmap_cell(&store->objects, id));
}

static void put_commit(kin_store *store, struct kin__txn_put *put)
{
    struct kin__txn *txn = &store->txn;
    const kin_object *old = NULL;
    uint32_t id = put->id;

    if (put->is_same)
        return;
    assert(put->object && put->group_end <= txn->group_count);
    if (id == 0)
        id = kin__vmap_lookup(&store->objects,
                              kin__version_text(&put->object->version),
                              put->hash);
    if (store->past && id != 0)
        old = store_now(store, id);
    if (id == 0)
        put_commit_new(store, put);
    else
        put_commit_old(store, put, id);
    id = put->object->id;
    put->id = id;
    (void)txn_touch(txn, id);
    if (store->past)
        kin__past_begin(store->past, old, put->object, id);
    for (uint32_t i = put->group_from; i < put->group_end; i++)
        group_set(txn, &txn->groups[i], id);
    if (store->past)
        kin__past_end(store->past);
}

void kin__txn_commit_some(kin_store *store, size_t from, size_t count)
{
    struct kin__txn *txn = &store->txn;

    assert(from <= txn->put_count && count <= txn->put_count - from);
    for (size_t i = from; i < from + count; i++)
        put_commit(store, &txn->puts[i]);
}

void kin__txn_commit_end(kin_store *store)
{
    struct kin__txn *txn = &store->txn;

    if (txn->next.is_set)
        kin__txn_version_take(store->alloc, &txn->version, &txn->next);
    txn->put_count = 0;
    txn->group_count = 0;
    txn->value_count = 0;
}

void kin__txn_commit(kin_store *store)
{
    kin__txn_commit_some(store, 0, store->txn.put_count);
    kin__txn_commit_end(store);
}

void kin__txn_abort(kin_store *store)
{
    struct kin__txn *txn = &store->txn;

    while (txn->put_count > 0)
        put_abort(store, &txn->puts[--txn->put_count]);
    txn_version_done(store->alloc, &txn->next);
    assert(txn->group_count == 0 && txn->value_count == 0);
}

/* ---- the ids in the list of a replace ---- */

int kin__txn_touch_start(kin_store *store)
{
    assert(!store->txn.is_replace);
    store->txn.is_replace = true;
    return kin__txn_touch_grow(store);
}

int kin__txn_touch_grow(kin_store *store)
{
    struct kin__txn *txn = &store->txn;
    uint32_t ids = kin__vmap_id_end(&store->objects) + 1;
    size_t had = txn->touched_ids / 8;

    if (ids <= txn->touched_ids)
        return 0;
    size_t bytes = (ids + ids / 4) / 8 + 1;
    uint8_t *touched = kin__realloc(store->alloc, txn->touched, bytes, 1);
    if (!touched)
        return KIN_ENOMEM;
    memset(touched + had, 0, bytes - had);
    txn->touched = touched;
    txn->touched_ids = (uint32_t)bytes * 8;
    return 0;
}

bool kin__txn_touched(const struct kin__txn *txn, uint32_t id)
{
    assert(txn->is_replace && id < txn->touched_ids);
    return txn->touched[id / 8] >> id % 8 & 1;
}

void kin__txn_touch_end(struct kin__txn *txn, size_t count)
{
    assert(txn->is_replace && txn->put_count == 0 && count <= txn->put_cap);
    for (size_t i = 0; i < count; i++) {
        uint32_t id = txn->puts[i].id;
        txn->touched[id / 8] &= (uint8_t) ~(1u << id % 8);
    }
    txn->is_replace = false;
}

static void txn_touch_drop(struct kin__txn *txn, const kin_allocator *alloc)
{
    kin__free(alloc, KIN__STEAL(txn->touched));
    txn->touched_ids = 0;
    txn->is_replace = false;
}

/* ---- end ---- */

static void txn_free_arrays(struct kin__txn *txn, const kin_allocator *alloc)
{
    kin__pages_free(alloc, txn->puts, txn->put_cap * sizeof(*txn->puts));
    kin__pages_free(alloc, txn->groups, txn->group_cap * sizeof(*txn->groups));
    kin__pages_free(alloc, txn->values, txn->value_cap * sizeof(*txn->values));
    kin__free(alloc, KIN__STEAL(txn->key));
    txn->puts = NULL;
    txn->groups = NULL;
    txn->values = NULL;
    txn->put_cap = 0;
    txn->group_cap = 0;
    txn->value_cap = 0;
    txn->key_cap = 0;
}

void kin__txn_reset(struct kin__txn *txn, const kin_allocator *alloc)
{
    assert(txn->put_count == 0);
    txn_version_done(alloc, &txn->version);
    if (txn->is_replace)
        txn_touch_drop(txn, alloc);
    if (txn->put_cap + txn->group_cap + txn->value_cap > KEEP_MAX)
        txn_free_arrays(txn, alloc);
}

void kin__txn_done(struct kin__txn *txn, const kin_allocator *alloc)
{
    txn_version_done(alloc, &txn->next);
    txn_version_done(alloc, &txn->version);
    txn_free_arrays(txn, alloc);
    txn_touch_drop(txn, alloc);
}

size_t kin__txn_bytes(const struct kin__txn *txn)
{
    return txn->put_cap * sizeof(*txn->puts) +
           txn->group_cap * sizeof(*txn->groups) +
           txn->value_cap * sizeof(*txn->values) + txn->key_cap +
           txn->touched_ids / 8;
}
