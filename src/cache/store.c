/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/store.h"

#include <kin/snapshot.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/pages.h"
#include "base/str.h"
#include "cache/bell.h"
#include "object/builder.h"
#include "object/import.h"
#include "object/values.h"

/* ---- what the limbo asks for ---- */

static void store_object_unlink(kin_store *store, kin_object *object)
{
    uint32_t id = object->id;
    kin_str key = kin__version_text(&object->version);

    if (!kin__cell_unlink(kin__vmap_cell(&store->objects, id),
                          &object->version))
        return;
    if (!store->key)
        kin__index_remove(kin__store_indexes(store)->items[0],
                          kin_object_namespace(object), id);
    kin__vmap_remove(&store->objects, id,
                     kin__text_hash(&store->objects.key, key));
    (void)kin__vmap_shrink(&store->objects);
}

static void store_unlink(struct kin__version *version,
                         enum kin__limbo_kind kind, void *userdata)
{
    kin_store *store = userdata;

    switch (kind) {
    case KIN__LIMBO_OBJECT:
        store_object_unlink(store, (kin_object *)version);
        break;
    case KIN__LIMBO_POSTINGS:
        kin__postings_unlink((struct kin__postings *)version);
        break;
    case KIN__LIMBO_TABLE:
        kin__vmap_table_unlink((struct kin__table *)version);
        break;
    case KIN__LIMBO_CELLS:
        break;
    case KIN__LIMBO_INDEX_SET:
        (void)kin__cell_unlink(&store->indexes, version);
        break;
    case KIN__LIMBO_TEXT:
        (void)kin__cell_unlink(&store->version_text, version);
        break;
    }
}

static void store_free_version(struct kin__version *version,
                               enum kin__limbo_kind kind, void *userdata)
{
    kin_store *store = userdata;

    switch (kind) {
    case KIN__LIMBO_OBJECT:
        kin__pool_drop(store->pool, (kin_object *)version);
        break;
    case KIN__LIMBO_POSTINGS:
        kin__postings_free((struct kin__postings *)version);
        break;
    case KIN__LIMBO_TABLE:
        kin__vmap_table_free((struct kin__table *)version);
        break;
    case KIN__LIMBO_CELLS:
        kin__vmap_cells_free((struct kin__cells *)version);
        break;
    case KIN__LIMBO_INDEX_SET:
    case KIN__LIMBO_TEXT:
        kin__free(store->alloc, version);
        break;
    }
}

struct kin__limbo_ops kin__store_limbo_ops(kin_store *store)
{
    return (struct kin__limbo_ops){
        .unlink = store_unlink, .free = store_free_version, .userdata = store};
}

/* ---- life ---- */

static int namespace_values(const kin_object *object, kin_index_sink *sink,
                            void *userdata)
{
    (void)userdata;
    return kin_index_emit(sink, kin_object_namespace(object));
}

static int store_init_indexes(kin_store *store)
{
    const kin_indexer by_namespace = {.name = KIN_STR_INIT(KIN_INDEX_NAMESPACE),
                                      .values = store->key ? namespace_values
                                                           : NULL};
    struct kin__index_set *set = kin__alloc(
        store->alloc, 1, sizeof(*set) + sizeof(set->items[0]));

    if (!set)
        return KIN_ENOMEM;
    kin__version_init(&set->version);
    set->count = 1;
    int r = kin__index_new(store->alloc, &store->limbo, &store->objects,
                           &by_namespace, &set->items[0]);
    if (r < 0) {
        kin__free(store->alloc, set);
        return r;
    }
    (void)kin__cell_set(&store->indexes, &set->version,
                        kin__readers_seq(&store->readers));
    return 0;
}

static int store_init(kin_store *store, uint64_t max_bytes, kin_error *err)
{
    struct kin__limbo_ops ops = kin__store_limbo_ops(store);
    int r = kin__arena_new(store->alloc, max_bytes, &store->arena, err);

    if (r < 0)
        return r;
    struct kin__text_key key = kin__text_key_of(store->arena->seed);
    kin__limbo_init(&store->limbo, store->alloc, &store->readers, &ops);
    kin__vmap_init(&store->objects, store->alloc, &store->limbo, &key);
    r = kin__readers_init(&store->readers, store->alloc);
    if (r == 0)
        r = kin__pool_new(store->alloc, store->arena, &store->pool);
    if (r == 0)
        r = store_init_indexes(store);
    return r < 0 ? kin_error_set(err, r, "store: out of memory") : 0;
}

static void key_destroy(void (*destroy)(void *userdata), void *userdata)
{
    if (destroy)
        destroy(userdata);
}

int kin_store_new(const kin_store_opts *opts, kin_store **ret, kin_error *err)
{
    kin_store_opts known = KIN_INIT(kin_store_opts);

    if (kin__opts_take(opts, sizeof(known), &known) < 0) {
        kin__userdata_destroy(known.destroy, known.userdata);
        return kin_error_set(err, KIN_EINVAL, "store: bad options");
    }
    void *block = kin__alloc0(known.alloc, 1,
                              sizeof(kin_store) + KIN__CACHE_LINE - 1);
    if (!block) {
        key_destroy(known.destroy, known.userdata);
        return kin_error_set(err, KIN_ENOMEM, "store: out of memory");
    }
    uintptr_t at = (uintptr_t)block + KIN__CACHE_LINE - 1;
    KIN_AUTO(kin_store) *store =
        (kin_store *)(at & ~(uintptr_t)(KIN__CACHE_LINE - 1));
    store->block = block;
    store->alloc = known.alloc;
    store->key = known.key;
    store->key_userdata = known.userdata;
    store->key_destroy = known.destroy;
    kin__cell_init(&store->indexes);
    kin__cell_init(&store->version_text);
    int r = store_init(store, known.max_bytes, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(store);
    return 0;
}

static void store_free_indexes(kin_store *store)
{
    struct kin__index_set *set = kin__store_indexes(store);

    if (!set)
        return;
    for (size_t i = 0; i < set->count; i++)
        kin__index_free(set->items[i]);
    kin__free(store->alloc, set);
}

static void store_clear_indexes(kin_store *store)
{
    struct kin__index_set *set = kin__store_indexes(store);

    for (size_t i = 0; set && i < set->count; i++)
        kin__index_clear(set->items[i]);
}

kin_store *kin_store_free(kin_store *store)
{
    if (!store)
        return NULL;
    /* What is current first: lists lead to it through what has ended. */
    store_clear_indexes(store);
    kin__limbo_done(&store->limbo);
    store_free_indexes(store);
    kin__vmap_done(&store->objects);
    kin__free(store->alloc, kin__cell_now(&store->version_text));
    kin__plan_done(&store->plan, store->alloc);
    kin__readers_done(&store->readers);
    kin__store_clear_on_garbage(store);
    kin__bell_unref(store->bell);
    if (store->pool)
        kin__pool_close(store->pool);
    (void)kin__arena_unref(store->arena);
    key_destroy(store->key_destroy, store->key_userdata);
    kin__free(store->alloc, store->block);
    return NULL;
}

/* ---- steps ---- */

/* The resource version of the next number. */
static void store_apply_version(kin_store *store)
{
    struct kin__plan_version *version = &store->plan.version;

    if (!version->is_set)
        return;
    store->facts.resource_version = version->word;
    if (version->text)
        kin__limbo_retire(&store->limbo,
                          kin__cell_set(&store->version_text,
                                        KIN__STEAL(version->text),
                                        kin__store_next_seq(store)),
                          KIN__LIMBO_TEXT);
}

/* Another number with the same content: tables and lists that were replaced on
 * the way are readers' current ones from now on. */
static void store_renumber(kin_store *store)
{
    kin__limbo_settle(&store->limbo);
    kin__readers_publish(&store->readers, &store->facts);
}

static void store_judge(kin_store *store)
{
    uint64_t retired = store->limbo.retired;

    store->unjudged = 0;
    (void)kin__limbo_judge(&store->limbo);
    if (store->limbo.retired != retired)
        store_renumber(store);
    kin__intern_shrink(store->arena->intern, store->arena->alloc);
}

void kin__store_publish(kin_store *store)
{
    store_apply_version(store);
    kin__readers_publish(&store->readers, &store->facts);
    kin__limbo_settle(&store->limbo);
    kin__plan_reset(&store->plan, store->alloc);
    kin__pool_drain(store->pool);
    if (++store->unjudged >= KIN__STORE_JUDGE_AFTER)
        store_judge(store);
}

void kin__store_abort(kin_store *store)
{
    kin__plan_abort(store);
    kin__plan_reset(&store->plan, store->alloc);
    store_renumber(store);
}

static int store_abort(kin_store *store, int code)
{
    kin__store_abort(store);
    return code;
}

/* ---- writes ---- */

const kin_object *kin__store_peek(const kin_store *store, kin_str key)
{
    uint32_t id = kin__vmap_lookup(&store->objects, key,
                                   kin__text_hash(&store->objects.key, key));

    if (id == 0)
        return NULL;
    return (const kin_object *)kin__cell_now(
        kin__vmap_cell(&store->objects, id));
}

/* Notes what a prepared put will end and bring. */
static void store_note_change(kin_store *store, size_t i,
                              struct kin__store_change *ret)
{
    const struct kin__plan_put *put = &store->plan.puts[i];
    const kin_object *old = NULL;

    if (put->id)
        old = (const kin_object *)kin__cell_now(
            kin__vmap_cell(&store->objects, put->id));
    ret->old = kin_object_ref(old);
    ret->now = kin_object_ref(put->object);
}

int kin__store_put(kin_store *store, kin__val root,
                   struct kin__store_change *ret, kin_error *err)
{
    int r = kin__plan_put(store, root, err);

    if (r < 0)
        return store_abort(store, r);
    if (ret)
        store_note_change(store, 0, ret);
    kin__plan_commit(store);
    kin__store_publish(store);
    return 0;
}

void kin__store_end(kin_store *store, uint32_t id)
{
    struct kin__index_set *set = kin__store_indexes(store);
    struct kin__cell *cell = kin__vmap_cell(&store->objects, id);

    kin__limbo_retire(&store->limbo,
                      kin__cell_kill(cell, kin__store_next_seq(store)),
                      KIN__LIMBO_OBJECT);
    /* A narrow index by namespace keeps the id as long as the map does. */
    for (size_t i = kin__store_first_wide(store); i < set->count; i++)
        kin__index_set_values(set->items[i], id, NULL, 0, NULL);
    store->facts.count--;
}

/* A deletion, not published yet. */
static int store_delete(kin_store *store, kin_str key, const kin_str *version,
                        kin_object **ret_old)
{
    struct kin__plan_version next = {0};
    int r = kin__limbo_reserve(&store->limbo, 2);

    if (r == 0 && version)
        r = kin__plan_version_make(store->alloc, *version, &next);
    if (r < 0)
        return r;
    const kin_object *old = kin__store_peek(store, key);
    if (ret_old)
        *ret_old = kin_object_ref(old);
    if (old)
        kin__store_end(store, old->id);
    if (version)
        kin__plan_version_take(store->alloc, &store->plan.version, &next);
    return 0;
}

int kin__store_delete(kin_store *store, kin_str key, const kin_str *version,
                      kin_object **ret_old, kin_error *err)
{
    int r = store_delete(store, key, version, ret_old);

    if (r < 0)
        return kin_error_set(err, store_abort(store, r), "store: %s",
                             kin_error_text(r));
    kin__store_publish(store);
    return 0;
}

/* Whatever is not in the list, of a namespace or of all. */
static void store_end_untouched(kin_store *store, kin_str ns,
                                struct kin__store_replaced *ret)
{
    uint32_t end = kin__vmap_id_end(&store->objects);

    for (uint32_t id = 1; id < end; id++) {
        struct kin__cell *cell = kin__vmap_cell(&store->objects, id);
        if (!kin__vmap_newest(&store->objects, id) ||
            kin__plan_touched(&store->plan, id) || kin__cell_is_empty(cell))
            continue;
        const kin_object *object = (const kin_object *)kin__cell_now(cell);
        if (ns.len > 0 && !kin_str_eq(kin_object_namespace(object), ns))
            continue;
        if (ret)
            ret->gone[ret->gone_count++] = kin_object_ref(object);
        kin__store_end(store, id);
    }
}

void kin__store_replaced_done(struct kin__store_replaced *replaced,
                              const kin_allocator *alloc)
{
    for (size_t i = 0; replaced->changes && i < replaced->change_count; i++) {
        (void)kin_object_unref(replaced->changes[i].old);
        (void)kin_object_unref(replaced->changes[i].now);
    }
    for (size_t i = 0; replaced->gone && i < replaced->gone_count; i++)
        (void)kin_object_unref(replaced->gone[i]);
    kin__pages_free(alloc, replaced->changes,
                    replaced->change_cap * sizeof(*replaced->changes));
    kin__pages_free(alloc, replaced->gone,
                    replaced->gone_cap * sizeof(kin_object *));
    *replaced = (struct kin__store_replaced){0};
}

/* Room for what a replace has to tell. */
static int store_prepare_telling(kin_store *store, size_t count,
                                 struct kin__store_replaced *ret)
{
    ret->change_cap = count ? count : 1;
    ret->gone_cap = store->facts.count ? (size_t)store->facts.count : 1;
    ret->changes = kin__pages_alloc(store->alloc,
                                    ret->change_cap * sizeof(*ret->changes));
    ret->gone = kin__pages_alloc(store->alloc,
                                 ret->gone_cap * sizeof(kin_object *));
    if (ret->changes && ret->gone)
        return 0;
    kin__store_replaced_done(ret, store->alloc);
    return KIN_ENOMEM;
}

static void store_note_changes(kin_store *store, size_t count,
                               struct kin__store_replaced *ret)
{
    for (; ret->change_count < count; ret->change_count++)
        store_note_change(store, ret->change_count,
                          &ret->changes[ret->change_count]);
}

/* Prepares all of a list; the roots are given. */
static int store_prepare_list(kin_store *store, const kin__val *roots,
                              size_t count, kin_error *err)
{
    int r = kin__plan_reserve(store, count);

    if (r < 0)
        (void)kin_error_set(err, r, "store: out of memory");
    for (size_t i = 0; i < count; i++) {
        if (r == 0)
            r = kin__plan_put(store, roots[i], err);
        else
            kin__val_unref(store->arena, roots[i]);
    }
    return r;
}

/* Whether what was prepared fits; all that it needs is there by now. */
static int store_check_list(kin_store *store, kin_error *err)
{
    uint64_t limit = store->facts.count == 0 ? store->max_first_bytes
                                             : store->max_list_bytes;

    if (limit == 0 || kin__store_used_bytes(store) <= limit)
        return 0;
    return kin_error_set(err, KIN_ELIMIT,
                         "list: the cache would exceed its limit of %llu bytes",
                         (unsigned long long)limit);
}

int kin__store_replace_within(kin_store *store, kin_str ns,
                              const kin__val *roots, size_t count,
                              kin_str resource_version,
                              struct kin__store_replaced *ret, kin_error *err)
{
    struct kin__plan_version version = {0};
    int started = kin__plan_touch_start(store);
    int r = store_prepare_list(store, roots, count, err);

    if (r == 0)
        r = store_check_list(store, err);
    if (r < 0) {
        kin__store_abort(store);
        if (r == KIN_ELIMIT)
            kin_store_reclaim(store);
        return r;
    }
    r = started;
    if (r == 0)
        r = kin__plan_touch_grow(store);
    if (r == 0)
        r = kin__limbo_reserve(&store->limbo, (size_t)store->facts.count + 1);
    if (r == 0 && ret)
        r = store_prepare_telling(store, count, ret);
    if (r == 0) {
        r = kin__plan_version_make(store->alloc, resource_version, &version);
        if (r < 0 && ret)
            kin__store_replaced_done(ret, store->alloc);
    }
    if (r < 0)
        return kin_error_set(err, store_abort(store, r), "store: %s",
                             kin_error_text(r));
    if (ret)
        store_note_changes(store, count, ret);
    kin__plan_commit(store);
    store_end_untouched(store, ns, ret);
    kin__plan_version_take(store->alloc, &store->plan.version, &version);
    kin__store_publish(store);
    /* What the first takes out of its lists, the second frees: there may not be
     * another for a long time. */
    store_judge(store);
    store_judge(store);
    return 0;
}

int kin__store_replace_telling(kin_store *store, const kin__val *roots,
                               size_t count, kin_str resource_version,
                               struct kin__store_replaced *ret, kin_error *err)
{
    return kin__store_replace_within(store, /* ns= */ KIN__S(""), roots, count,
                                     resource_version, ret, err);
}

int kin__store_replace(kin_store *store, const kin__val *roots, size_t count,
                       kin_str resource_version, kin_error *err)
{
    return kin__store_replace_telling(store, roots, count, resource_version,
                                      /* ret= */ NULL, err);
}

/* A string member of the metadata; "" if it is not there or not a string. */
static kin_str store_metadata_str(const kin_store *store, kin__val metadata,
                                  uint8_t place)
{
    if (place == KIN__OBJECT_NO_PLACE)
        return kin_s("");
    const uint32_t *node = kin__node(store->arena->ro, metadata);
    return kin_value_str(
        kin__value_of(store->arena, kin__node_values(node)[place]));
}

int kin__store_check(const kin_store *store, kin__val root, kin_error *err)
{
    struct kin__object_fields fields = {0};
    int r = kin__store_find_fields(store, root, &fields, err);

    if (r < 0)
        return r;
    kin_str version = store_metadata_str(store, fields.metadata,
                                         fields.resource_version_at);
    if (version.len > KIN__VERSION_TEXT_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "metadata.resourceVersion of %zu bytes (limit %d)",
                             version.len, (int)KIN__VERSION_TEXT_MAX);
    return 0;
}

int kin__store_make(kin_store *store, kin__val root, kin_object **ret,
                    kin_error *err)
{
    struct kin__object_fields fields = {0};
    kin_object *object = NULL;
    int r = kin__store_find_fields(store, root, &fields, err);

    if (r == 0) {
        r = kin__pool_make(store->pool, root, &fields, &object);
        if (r < 0)
            (void)kin_error_set(err, r, "store: out of memory");
    }
    if (r < 0) {
        kin__val_unref(store->arena, root);
        return r;
    }
    *ret = kin_object_ref(object);
    kin__pool_drop(store->pool, object);
    return 0;
}

/* ---- writes with objects ---- */

/* A value in the store's arena for an object from wherever; owned. */
static int store_adopt(kin_store *store, const kin_object *object,
                       kin__val *ret, kin_error *err)
{
    int r = kin__val_import(store->arena, object->home->arena, object->root,
                            ret);

    if (r < 0)
        return kin_error_set(err, r, "store: %.*s: %s",
                             KIN_STR(kin_object_key(object)),
                             kin_error_text(r));
    kin__arena_take_partial(store->arena, object->home->arena);
    return 0;
}

int kin_store_add(kin_store *store, const kin_object *object, kin_error *err)
{
    kin__val root = KIN__VAL_NONE;
    int r = store_adopt(store, object, &root, err);

    if (r < 0)
        return r;
    return kin__store_put(store, root, /* ret= */ NULL, err);
}

int kin_store_delete(kin_store *store, const kin_object *object, kin_error *err)
{
    kin_str version = kin_object_resource_version(object);
    kin_str key = kin__store_key(store, object);

    if (!key.ptr)
        return kin_error_set(err, KIN_EINVAL, "store: object has no key");
    return kin__store_delete(store, key, &version, /* ret_old= */ NULL, err);
}

int kin_store_delete_key(kin_store *store, kin_str key, kin_error *err)
{
    return kin__store_delete(store, key, /* version= */ NULL,
                             /* ret_old= */ NULL, err);
}

static int store_adopt_list(kin_store *store, const kin_store_list *list,
                            kin__val *roots, kin_error *err)
{
    for (size_t i = 0; i < list->count; i++) {
        int r = store_adopt(store, list->objects[i], &roots[i], err);
        if (r == 0)
            continue;
        while (i-- > 0)
            kin__val_unref(store->arena, roots[i]);
        return r;
    }
    return 0;
}

int kin_store_replace(kin_store *store, const kin_store_list *list,
                      kin_error *err)
{
    kin__val *roots = NULL;
    kin_store_list own = KIN_INIT(kin_store_list);

    if (!list || kin__opts_take(list, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "store: no list, or its size is not set");
    list = &own;
    if (list->count > 0) {
        roots = kin__alloc(store->alloc, list->count, sizeof(*roots));
        if (!roots)
            return kin_error_set(err, KIN_ENOMEM, "store: out of memory");
    }
    int r = store_adopt_list(store, list, roots, err);
    if (r == 0)
        r = kin__store_replace(store, roots, list->count,
                               list->resource_version, err);
    kin__free(store->alloc, roots);
    return r;
}

static int store_do_delete(kin_store *store, const kin_store_op *op,
                           kin_error *err)
{
    kin_str version = kin_s("");
    kin_str key = op->key;

    if (op->object) {
        version = kin_object_resource_version(op->object);
        key = kin__store_key(store, op->object);
        if (!key.ptr)
            return kin_error_set(err, KIN_EINVAL, "store: object has no key");
    }
    int r = store_delete(store, key, op->object ? &version : NULL,
                         /* ret_old= */ NULL);
    return r < 0 ? kin_error_set(err, r, "store: %s", kin_error_text(r)) : 0;
}

/* One operation, committed and not published. */
static int store_do(kin_store *store, const kin_store_op *op, kin_error *err)
{
    kin__val root = KIN__VAL_NONE;
    int r = 0;

    if (op->verb == KIN_STORE_DELETE)
        return store_do_delete(store, op, err);
    if ((op->verb != KIN_STORE_ADD && op->verb != KIN_STORE_UPDATE) ||
        !op->object)
        return kin_error_set(err, KIN_EINVAL, "store: not an operation");
    r = store_adopt(store, op->object, &root, err);
    if (r == 0)
        r = kin__plan_put(store, root, err);
    if (r == 0)
        kin__plan_commit(store);
    return r;
}

int kin_store_transact(kin_store *store, const kin_store_op *ops, size_t count,
                       int *ret_codes, kin_error *err)
{
    int first = 0;

    for (size_t i = 0; i < count; i++) {
        int r = store_do(store, &ops[i], first == 0 ? err : NULL);
        if (r < 0 && first == 0)
            first = r;
        if (ret_codes)
            ret_codes[i] = r;
    }
    kin__store_publish(store);
    return first;
}

int kin_store_bookmark(kin_store *store, kin_str resource_version,
                       kin_error *err)
{
    int r = kin__limbo_reserve(&store->limbo, 1);

    if (r == 0)
        r = kin__plan_version_make(store->alloc, resource_version,
                                   &store->plan.version);
    if (r < 0)
        return kin_error_set(err, store_abort(store, r), "store: %s",
                             kin_error_text(r));
    kin__store_publish(store);
    return 0;
}

/* ---- memory ---- */

void kin__store_free_ended(kin_store *store)
{
    bool moved = true;

    kin__pool_drain(store->pool);
    /* Each round may end tables and lists, which go in the next. */
    while (moved) {
        store_renumber(store);
        moved = kin__limbo_judge(&store->limbo);
    }
    store_renumber(store);
    store->unjudged = 0;
}

void kin_store_get_stats(const kin_store *store, kin_store_stats *ret)
{
    const struct kin__index_set *set = kin__store_indexes(store);
    kin_store_stats stats = {
        .size = sizeof(kin_store_stats),
        .objects = (size_t)store->facts.count,
        .old_versions = kin__limbo_count(&store->limbo),
        .value_bytes = kin__arena_bytes(store->arena),
        .record_bytes = store->pool->bytes,
        .table_bytes = store->objects.bytes,
        .other_bytes = sizeof(*store) + sizeof(*store->pool) +
                       kin__readers_bytes(&store->readers) +
                       kin__limbo_bytes(&store->limbo) +
                       kin__plan_bytes(&store->plan),
    };

    for (size_t i = 0; i < set->count; i++)
        stats.index_bytes += kin__index_bytes(set->items[i]);
    stats.total_bytes = stats.value_bytes + stats.record_bytes +
                        stats.table_bytes + stats.index_bytes +
                        stats.other_bytes;
    kin__opts_give(&stats, sizeof(stats), ret);
}
