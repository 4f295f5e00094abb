/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/plan.h"

#include "base/alloc.h"
#include "base/pages.h"
#include "cache/store.h"
#include "object/values.h"

enum {
    /* Memory for more than this many is given back after the operation. */
    KEEP_MAX = 256,
};

int kin__plan_array_reserve(const kin_allocator *alloc, void **items,
                            size_t *cap, size_t count, size_t size)
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

int kin__plan_version_make(const kin_allocator *alloc, kin_str text,
                           struct kin__plan_version *ret)
{
    struct kin__plan_version version = {
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

void kin__plan_version_take(const kin_allocator *alloc,
                            struct kin__plan_version *version,
                            struct kin__plan_version *from)
{
    kin__free(alloc, version->text);
    *version = *from;
    *from = (struct kin__plan_version){0};
}

static void plan_version_done(const kin_allocator *alloc,
                              struct kin__plan_version *version)
{
    struct kin__plan_version none = {0};

    kin__plan_version_take(alloc, version, &none);
}

/* ---- preparing ---- */

/* What a put has got so far; undone in the opposite order. */
static void put_abort(kin_store *store, struct kin__plan_put *put)
{
    struct kin__plan *plan = &store->plan;

    while (plan->group_count > put->group_from)
        kin__plan_group_abort(plan, store->alloc);
    if (put->space)
        kin__index_unreserve(kin__store_indexes(store)->items[0], put->space);
    if (put->is_new)
        kin__vmap_unreserve(&store->objects);
    if (put->object && !put->is_same)
        kin__pool_drop(store->pool, put->object);
}

/* A key that the store does not know: an id, and a place in its namespace. */
static int put_reserve_key(kin_store *store, struct kin__plan_put *put)
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

static int put_reserve_indexes(kin_store *store, struct kin__plan_put *put,
                               kin_error *err)
{
    struct kin__index_set *set = kin__store_indexes(store);
    struct kin__plan *plan = &store->plan;
    uint32_t id_end = kin__vmap_id_end(&store->objects);

    for (size_t i = kin__store_first_wide(store); i < set->count; i++) {
        int r = kin__index_reserve_ids(set->items[i], id_end);
        if (r < 0)
            return kin_error_set(err, r, NULL);
        r = kin__plan_group(store, set->items[i], put->object, err);
        if (r < 0)
            return r;
    }
    put->group_end = (uint32_t)plan->group_count;
    return 0;
}

/* The resource version that the puts bring is that of the last; but a list has
 * its own. */
static int put_prepare_version(kin_store *store,
                               const struct kin__plan_put *put)
{
    struct kin__plan_version version = {0};

    if (store->plan.touched)
        return 0;
    int r = kin__limbo_reserve(&store->limbo, 1); /* a text may end */
    if (r == 0)
        r = kin__plan_version_make(
            store->alloc, kin_object_resource_version(put->object), &version);
    if (r == 0)
        kin__plan_version_take(store->alloc, &store->plan.next, &version);
    return r;
}

static int put_prepare(kin_store *store, struct kin__plan_put *put,
                       kin_error *err)
{
    /* For the version that ends. */
    int r = kin__limbo_reserve(&store->limbo, 1);

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

/* Whether the id stands in the list of a replace already; notes that it does.
 */
static bool plan_touch(struct kin__plan *plan, uint32_t id)
{
    if (!plan->touched || id == 0)
        return false;
    assert(id < plan->touched_ids);
    bool was = plan->touched[id / 8] >> id % 8 & 1;
    plan->touched[id / 8] |= (uint8_t)(1u << id % 8);
    return was;
}

/* Room for a key, even for the empty one. */
static int plan_reserve_key(struct kin__plan *plan, const kin_allocator *alloc,
                            size_t len)
{
    if (len < plan->key_cap)
        return 0;
    size_t cap = (len + 1) * 2;
    char *key = kin__realloc(alloc, plan->key, cap, 1);
    if (!key)
        return KIN_ENOMEM;
    plan->key = key;
    plan->key_cap = cap;
    return 0;
}

/* Joins a key that has no record yet. */
static int plan_join_key(struct kin__plan *plan, const kin_allocator *alloc,
                         const struct kin__object_fields *fields, kin_str *ret)
{
    size_t space = fields->namespace_.len;
    size_t len = (space ? space + 1 : 0) + fields->name.len;
    int r = plan_reserve_key(plan, alloc, len);

    if (r < 0)
        return r;
    if (space) {
        memcpy(plan->key, fields->namespace_.ptr, space);
        plan->key[space] = '/';
    }
    memcpy(plan->key + len - fields->name.len, fields->name.ptr,
           fields->name.len);
    *ret = kin_str_of(plan->key, len);
    return 0;
}

/* Copies the key that the store's function returns for an object. */
static int plan_copy_key(kin_store *store, const kin_object *object,
                         kin_str *ret, kin_error *err)
{
    kin_str key = kin__store_key(store, object);

    if (!key.ptr)
        return kin_error_set(err, KIN_EINVAL, "store: object has no key");
    if (key.len > KIN__VERSION_TEXT_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "store: key of object is too long");
    int r = plan_reserve_key(&store->plan, store->alloc, key.len);
    if (r < 0)
        return kin_error_set(err, r, "store: out of memory");
    memcpy(store->plan.key, key.ptr, key.len);
    *ret = kin_str_of(store->plan.key, key.len);
    return 0;
}

/* The function takes an object, which does not exist before it has a key: this
 * makes one that lives as long as the call. */
static int plan_ask_key(kin_store *store, kin__val root,
                        struct kin__object_fields *fields, kin_str *ret,
                        kin_error *err)
{
    struct kin__object_home home = {.arena = store->arena};
    kin_object *object = kin__alloc(store->alloc, 1, kin__object_size(fields));

    if (!object)
        return kin_error_set(err, KIN_ENOMEM, "store: out of memory");
    kin__object_init(object, &home, root, fields);
    int r = plan_copy_key(store, object, ret, err);
    kin__free(store->alloc, object);
    if (r == 0)
        fields->store_key = *ret;
    return r;
}

static int plan_key(kin_store *store, kin__val root,
                    struct kin__object_fields *fields, kin_str *ret,
                    kin_error *err)
{
    if (store->key)
        return plan_ask_key(store, root, fields, ret, err);
    int r = plan_join_key(&store->plan, store->alloc, fields, ret);
    return r < 0 ? kin_error_set(err, r, "store: out of memory") : 0;
}

/* The object of an id, if its value is `root`. */
static kin_object *store_same(const kin_store *store, uint32_t id,
                              kin__val root)
{
    if (id == 0)
        return NULL;
    kin_object *now = (kin_object *)kin__cell_now(
        kin__vmap_cell(&store->objects, id));
    return now && now->root == root ? now : NULL;
}

/* Finds the key; gets a record, or the object that is the same.  `root` is the
 * put's after success. */
static int put_make(kin_store *store, struct kin__plan_put *put, kin__val root,
                    kin_error *err)
{
    struct kin__object_fields fields = {0};
    kin_str key = {NULL, 0};

    int r = kin__store_find_fields(store, root, &fields, err);
    if (r < 0)
        return r;
    r = plan_key(store, root, &fields, &key, err);
    if (r < 0)
        return r;
    put->hash = kin__text_hash(&store->objects.key, key);
    put->id = kin__vmap_lookup(&store->objects, key, put->hash);
    bool is_again = plan_touch(&store->plan, put->id);
    put->object = is_again ? NULL : store_same(store, put->id, root);
    if (put->object) {
        put->is_same = true;
        kin__val_unref(store->arena, root);
        return 0;
    }
    r = kin__pool_make(store->pool, root, &fields, &put->object);
    return r < 0 ? kin_error_set(err, r, "store: out of memory") : 0;
}

int kin__plan_reserve(kin_store *store, size_t count)
{
    struct kin__plan *plan = &store->plan;

    assert(plan->put_count == 0);
    if (count <= plan->put_cap)
        return 0;
    struct kin__plan_put *puts = kin__pages_realloc(
        store->alloc, plan->puts, plan->put_cap * sizeof(*puts),
        count * sizeof(*puts));
    if (!puts)
        return KIN_ENOMEM;
    plan->puts = puts;
    plan->put_cap = count;
    return 0;
}

int kin__plan_put(kin_store *store, kin__val root, kin_error *err)
{
    struct kin__plan *plan = &store->plan;
    struct kin__plan_put put = {.group_from = (uint32_t)plan->group_count,
                                .group_end = (uint32_t)plan->group_count};

    int r = kin__plan_array_reserve(store->alloc, (void **)&plan->puts,
                                    &plan->put_cap, plan->put_count,
                                    sizeof(*plan->puts));
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
    plan->puts[plan->put_count++] = put;
    return 0;
}

/* ---- committing ---- */

static void put_commit_new(kin_store *store, struct kin__plan_put *put)
{
    kin_object *object = put->object;
    uint32_t id = kin__vmap_insert(&store->objects, put->hash,
                                   &object->version);

    object->id = id;
    if (put->space)
        kin__index_add(kin__store_indexes(store)->items[0], put->space, id);
    kin__cell_revive(kin__vmap_cell(&store->objects, id),
                     kin__store_next_seq(store));
    store->facts.count++;
}

/* The key has an id; perhaps another put of this plan gave it. */
static void put_commit_old(kin_store *store, struct kin__plan_put *put,
                           uint32_t id)
{
    struct kin__cell *cell = kin__vmap_cell(&store->objects, id);

    if (put->is_new)
        kin__vmap_unreserve(&store->objects);
    if (put->space)
        kin__index_unreserve(kin__store_indexes(store)->items[0], put->space);
    put->object->id = id;
    store->facts.count += kin__cell_is_empty(cell);
    kin__limbo_retire(
        &store->limbo,
        kin__cell_set(cell, &put->object->version, kin__store_next_seq(store)),
        KIN__LIMBO_OBJECT);
}

static void put_commit(kin_store *store, struct kin__plan_put *put)
{
    struct kin__plan *plan = &store->plan;
    uint32_t id = put->id;

    if (put->is_same)
        return;
    if (id == 0)
        id = kin__vmap_lookup(&store->objects,
                              kin__version_text(&put->object->version),
                              put->hash);
    if (id == 0)
        put_commit_new(store, put);
    else
        put_commit_old(store, put, id);
    id = put->object->id;
    (void)plan_touch(plan, id);
    for (uint32_t i = put->group_from; i < put->group_end; i++)
        kin__plan_group_set(plan, &plan->groups[i], id);
}

void kin__plan_commit(kin_store *store)
{
    struct kin__plan *plan = &store->plan;

    for (size_t i = 0; i < plan->put_count; i++)
        put_commit(store, &plan->puts[i]);
    if (plan->next.is_set)
        kin__plan_version_take(store->alloc, &plan->version, &plan->next);
    plan->put_count = 0;
    plan->group_count = 0;
    plan->value_count = 0;
}

void kin__plan_abort(kin_store *store)
{
    struct kin__plan *plan = &store->plan;

    while (plan->put_count > 0)
        put_abort(store, &plan->puts[--plan->put_count]);
    plan_version_done(store->alloc, &plan->next);
    assert(plan->group_count == 0 && plan->value_count == 0);
}

/* ---- what a replace keeps ---- */

int kin__plan_touch_start(kin_store *store)
{
    assert(!store->plan.touched);
    return kin__plan_touch_grow(store);
}

int kin__plan_touch_grow(kin_store *store)
{
    struct kin__plan *plan = &store->plan;
    uint32_t ids = kin__vmap_id_end(&store->objects) + 1;

    uint8_t *touched = kin__realloc(store->alloc, plan->touched, ids / 8 + 1,
                                    1);
    if (!touched)
        return KIN_ENOMEM;
    size_t had = plan->touched ? plan->touched_ids / 8 + 1 : 0;
    memset(touched + had, 0, ids / 8 + 1 - had);
    plan->touched = touched;
    plan->touched_ids = ids;
    return 0;
}

bool kin__plan_touched(const struct kin__plan *plan, uint32_t id)
{
    assert(plan->touched && id < plan->touched_ids);
    return plan->touched[id / 8] >> id % 8 & 1;
}

/* ---- the end ---- */

void kin__plan_reset(struct kin__plan *plan, const kin_allocator *alloc)
{
    assert(plan->put_count == 0);
    plan_version_done(alloc, &plan->version);
    kin__free(alloc, KIN__STEAL(plan->touched));
    if (plan->put_cap + plan->group_cap + plan->value_cap > KEEP_MAX)
        kin__plan_done(plan, alloc);
}

void kin__plan_done(struct kin__plan *plan, const kin_allocator *alloc)
{
    plan_version_done(alloc, &plan->next);
    plan_version_done(alloc, &plan->version);
    kin__pages_free(alloc, plan->puts, plan->put_cap * sizeof(*plan->puts));
    kin__pages_free(alloc, plan->groups,
                    plan->group_cap * sizeof(*plan->groups));
    kin__pages_free(alloc, plan->values,
                    plan->value_cap * sizeof(*plan->values));
    kin__free(alloc, plan->key);
    kin__free(alloc, plan->touched);
    *plan = (struct kin__plan){0};
}

size_t kin__plan_bytes(const struct kin__plan *plan)
{
    return plan->put_cap * sizeof(*plan->puts) +
           plan->group_cap * sizeof(*plan->groups) +
           plan->value_cap * sizeof(*plan->values) + plan->key_cap;
}
