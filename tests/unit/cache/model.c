/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Random operations on a store and on a naive model, which must always agree,
 * for the newest state and for every held snapshot.
 *
 *     unit_cache_model [operations [seed]]
 *
 * With --torture an allocation fails; the operation that it fails must change
 * nothing, and the test continues.
 */
#include <stdlib.h>

#include <kin/snapshot.h>

#include "cache/store.h"
#include "kin_make.h"
#include "kin_test.h"

enum {
    SPACES = 5,
    KEYS = 200,
    APPS = 8, /* 0: no labels; 5: three values; 6: "many" and one that is too
                 long; 7: the function fails */
    LONG = 70000,
    HELD = 8,
    REFS = 8,
    QUICK = 20000,
    TORTURED = 500,
};

static unsigned long operations = QUICK;
static uint64_t seed = 42;

struct content {
    int version[KEYS]; /* 0: absent */
    int app[KEYS];
    int count;
    int resource_version;
    bool has_index;
};

static char long_text[LONG];

struct held {
    kin_snapshot *snapshot;
    struct content content;
};

struct model {
    kin_store *store;
    struct content now;
    struct held held[HELD];
    kin_object *refs[REFS];
    int ref_versions[REFS];
    uint64_t random;
    int next_version;
    int index_errors;
};

static unsigned model_random(struct model *m, unsigned below)
{
    m->random ^= m->random << 13;
    m->random ^= m->random >> 7;
    m->random ^= m->random << 17;
    return (unsigned)(m->random >> 33) % below;
}

/* ---- objects ---- */

struct text {
    char bytes[64];
};

static struct text space_of(int key)
{
    struct text t = {{0}};

    /* The last key has no namespace. */
    if (key % SPACES < SPACES - 1)
        snprintf(t.bytes, sizeof(t.bytes), "space-%d", key % SPACES);
    return t;
}

static struct text name_of(int key)
{
    struct text t;

    /* Short, usual and long keys. */
    snprintf(t.bytes, sizeof(t.bytes), "%.*s%d", key % 3 * 20,
             "a-name-that-is-long-enough-to-be-unusual-", key);
    return t;
}

static struct text key_of(int key)
{
    struct text t;
    struct text space = space_of(key);

    snprintf(t.bytes, sizeof(t.bytes), "%.15s%s%.46s", space.bytes,
             space.bytes[0] ? "/" : "", name_of(key).bytes);
    return t;
}

static struct text app_of(int app)
{
    struct text t;

    snprintf(t.bytes, sizeof(t.bytes), "app-%d", app);
    return t;
}

static kin_str label_app(const kin_object *object)
{
    const struct kin__arena *arena = object->home->arena;
    const uint32_t *labels = kin__node(arena->ro, object->labels);

    return kin__node_str(kin__node(arena->ro, kin__node_values(labels)[0]));
}

/* App 5 has the values "app-5", "app-1" and "many"; "many" is emitted twice.
 * App 4 has two of these, in another order. */
static int by_app(const kin_object *object, kin_index_sink *sink,
                  void *userdata)
{
    (void)userdata;
    if (!object->labels)
        return 0;
    kin_str app = label_app(object);
    if (kin_str_eq(app, kin_s("app-6"))) {
        int ignored = kin_index_emit(sink, kin_str_of(long_text, LONG));
        (void)ignored;
        return kin_index_emit(sink, kin_s("many"));
    }
    if (kin_str_eq(app, kin_s("app-4"))) {
        int many = kin_index_emit(sink, kin_s("many"));
        return many < 0 ? many : kin_index_emit(sink, kin_s("app-1"));
    }
    int r = kin_index_emit(sink, app);
    if (r == 0 && kin_str_eq(app, kin_s("app-7")))
        return KIN_EPARSE;
    if (r < 0 || !kin_str_eq(app, kin_s("app-5")))
        return r;
    r = kin_index_emit(sink, kin_s("many"));
    if (r == 0)
        r = kin_index_emit(sink, kin_s("app-1"));
    return r < 0 ? r : kin_index_emit(sink, kin_s("many"));
}

static bool app_has_value(int app, const char *value)
{
    if (app == 0 || app == 7)
        return false;
    if (app == 6)
        return strcmp(value, "many") == 0;
    if (app != 4 && strcmp(app_of(app).bytes, value) == 0)
        return true;
    return (app == 4 || app == 5) &&
           (strcmp(value, "many") == 0 || strcmp(value, "app-1") == 0);
}

static void on_index_error(const kin_object *object, kin_str index_name,
                           const kin_error *err, void *userdata)
{
    struct model *m = userdata;
    kin_str app = label_app(object);

    m->index_errors++;
    assert_str_equal(index_name, "app");
    assert_int_equal(err->code,
                     kin_str_eq(app, kin_s("app-6")) ? KIN_ELIMIT : KIN_EPARSE);
}

static int model_init(struct model *m, const kin_allocator *alloc)
{
    int r = kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), &m->store,
                          NULL);

    if (r < 0)
        return r;
    m->store->on_index_error = on_index_error;
    m->store->on_index_error_userdata = m;
    return 0;
}

static int make_root(struct model *m, int key, int app, int version,
                     kin__val *ret)
{
    struct text space = space_of(key);
    struct text name = name_of(key);
    struct text label = app_of(app);
    char rv[16];

    snprintf(rv, sizeof(rv), "%d", version);
    const struct kin_make make = {.space = space.bytes[0] ? space.bytes : NULL,
                                  .name = name.bytes,
                                  .version = rv,
                                  .app = app ? label.bytes : NULL};
    return kin_make_root(kin__store_arena(m->store), &make, ret);
}

/* ---- checking ---- */

static void check_object(const kin_object *object, int key,
                         const struct content *content)
{
    char version[16];

    snprintf(version, sizeof(version), "%d", content->version[key]);
    assert_non_null(object);
    assert_str_equal(kin_object_key(object), key_of(key).bytes);
    assert_str_equal(kin_object_resource_version(object), version);
    assert_int_equal(object->labels != 0, content->app[key] != 0);
    if (object->labels)
        assert_str_equal(label_app(object), app_of(content->app[key]).bytes);
}

static int key_number(const kin_object *object)
{
    kin_str name = kin_object_name(object);
    size_t digits = name.len;

    while (digits > 0 && name.ptr[digits - 1] >= '0' &&
           name.ptr[digits - 1] <= '9')
        digits--;
    return atoi(name.ptr + digits);
}

/* Iterates and marks each object, which must be found once. */
static int check_walk(kin_iter it, const struct content *content, bool *seen)
{
    int count = 0;

    memset(seen, 0, KEYS);
    assert_int_equal(it.code, 0);
    for (const kin_object *o = kin_iter_next(&it); o; o = kin_iter_next(&it)) {
        int key = key_number(o);
        check_object(o, key, content);
        assert_false(seen[key]);
        seen[key] = true;
        count++;
    }
    return count;
}

static void check_keys(const kin_snapshot *snapshot,
                       const struct content *content)
{
    for (int i = 0; i < KEYS; i++) {
        struct text key = key_of(i);
        const kin_object *o = kin_snapshot_get(snapshot, kin_s(key.bytes));
        if (content->version[i])
            check_object(o, i, content);
        else
            assert_null(o);
    }
}

static void check_spaces(const kin_snapshot *snapshot,
                         const struct content *content)
{
    bool seen[KEYS];

    for (int space = 0; space < SPACES; space++) {
        struct text name = space_of(space);
        int count = check_walk(kin_snapshot_by_index(snapshot,
                                                     kin_s("namespace"),
                                                     kin_s(name.bytes)),
                               content, seen);
        for (int i = 0; i < KEYS; i++)
            count -= i % SPACES == space && content->version[i];
        assert_int_equal(count, 0);
    }
}

static int content_with_value(const struct content *content, const char *value)
{
    int count = 0;

    for (int i = 0; i < KEYS; i++)
        count += content->version[i] && app_has_value(content->app[i], value);
    return count;
}

static int check_value(const kin_snapshot *snapshot,
                       const struct content *content, const char *value)
{
    bool seen[KEYS];
    int count = check_walk(
        kin_snapshot_by_index(snapshot, kin_s("app"), kin_s(value)), content,
        seen);

    for (int i = 0; i < KEYS; i++)
        if (seen[i])
            assert_true(app_has_value(content->app[i], value));
    assert_int_equal(count, content_with_value(content, value));
    return count > 0;
}

static void check_apps(const kin_snapshot *snapshot,
                       const struct content *content)
{
    int values = check_value(snapshot, content, "many");

    for (int app = 1; app < APPS; app++)
        values += check_value(snapshot, content, app_of(app).bytes);
    kin_key_list *list = NULL;
    if (kin_snapshot_index_values(snapshot, kin_s("app"), &list, NULL) < 0)
        return;
    assert_int_equal(kin_key_list_count(list), values);
    kin_key_list_free(list);
}

static void check_snapshot(const kin_snapshot *snapshot,
                           const struct content *content)
{
    bool seen[KEYS];
    kin_scratch scratch;
    char version[16] = "";

    assert_int_equal(kin_snapshot_count(snapshot), content->count);
    if (content->resource_version)
        snprintf(version, sizeof(version), "%d", content->resource_version);
    assert_str_equal(kin_snapshot_resource_version(snapshot, &scratch),
                     version);
    check_keys(snapshot, content);
    assert_int_equal(check_walk(kin_snapshot_list(snapshot), content, seen),
                     content->count);
    check_spaces(snapshot, content);
    if (content->has_index)
        check_apps(snapshot, content);
    else
        assert_int_equal(
            kin_snapshot_by_index(snapshot, kin_s("app"), kin_s("x")).code,
            KIN_ENOTFOUND);
}

/* Recounts the smallest capacity of all lists. */
static size_t index_taken(const struct kin__index *index)
{
    uint32_t end = kin__vmap_id_end(&index->values);
    size_t taken = 0;

    for (uint32_t id = 1; id < end; id++) {
        const struct kin__postings *list =
            (const struct kin__postings *)kin__vmap_newest(&index->values, id);
        if (!list || !kin__version_is_current(&list->version))
            continue;
        size_t places = list->live + list->reserved;
        taken += places > 5 ? places : 5;
    }
    return taken;
}

static void check_bytes(const kin_store *store)
{
    const struct kin__index_set *set = kin__store_indexes(store);
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    for (size_t i = 0; i < set->count; i++)
        assert_int_equal(set->items[i]->taken, index_taken(set->items[i]));
    kin_store_get_stats(store, &stats);
    assert_in_range(kin__store_used_bytes(store), 1, stats.total_bytes);
}

static void check_now(struct model *m)
{
    kin_snapshot *snapshot = kin_snapshot_new(m->store);

    check_bytes(m->store);
    if (!snapshot) {
        assert_true(kin_test_out_of_memory());
        return;
    }
    check_snapshot(snapshot, &m->now);
    kin_snapshot_free(snapshot);
}

/* ---- operations; each returns the result of the store ---- */

static void content_put(struct content *c, int key, int app, int version)
{
    c->count += c->version[key] == 0;
    c->version[key] = version;
    c->app[key] = app;
    c->resource_version = version;
}

static void content_delete(struct content *c, int key)
{
    c->count -= c->version[key] != 0;
    c->version[key] = 0;
}

static int op_put(struct model *m)
{
    int key = (int)model_random(m, KEYS);
    int app = (int)model_random(m, APPS);
    int version = ++m->next_version;
    kin__val root = KIN__VAL_NONE;

    /* Sometimes the same object again. */
    if (m->now.version[key] && model_random(m, 10) == 0) {
        version = m->now.version[key];
        app = m->now.app[key];
    }
    int r = make_root(m, key, app, version, &root);
    if (r == 0)
        r = kin__store_put(m->store, root, NULL, NULL);
    if (r == 0)
        content_put(&m->now, key, app, version);
    return r;
}

static int op_delete(struct model *m)
{
    int key = (int)model_random(m, KEYS);
    struct text text = key_of(key);
    const kin_object *object = kin__store_peek(m->store, kin_s(text.bytes));
    int version = m->now.version[key];

    if (object && model_random(m, 2)) {
        int r = kin_store_delete(m->store, object, NULL);
        if (r == 0) {
            content_delete(&m->now, key);
            m->now.resource_version = version;
        }
        return r;
    }
    int r = kin_store_delete_key(m->store, kin_s(text.bytes), NULL);
    if (r == 0)
        content_delete(&m->now, key);
    return r;
}

/* Clears the keys of one namespace, or all if it is the last, which has no
 * name. */
static void content_clear(struct content *content, int space)
{
    for (int key = 0; key < KEYS; key++)
        if (space == SPACES - 1 || key % SPACES == space)
            content_delete(content, key);
}

/* Some keys stay unchanged, some change, some are deleted, some added: of one
 * namespace or of all. */
static int op_replace(struct model *m)
{
    int space = (int)model_random(m, SPACES);
    struct content next = m->now;
    kin__val roots[KEYS];
    size_t count = 0;
    int r = 0;
    unsigned density = 1 + model_random(m, 4);

    content_clear(&next, space);
    for (int key = 0; key < KEYS && r == 0; key++) {
        if (model_random(m, 4) >= density ||
            (space != SPACES - 1 && key % SPACES != space))
            continue;
        bool stays = m->now.version[key] && model_random(m, 2);
        int app = stays ? m->now.app[key] : (int)model_random(m, APPS);
        int version = stays ? m->now.version[key] : ++m->next_version;
        r = make_root(m, key, app, version, &roots[count]);
        if (r == 0) {
            count++;
            content_put(&next, key, app, version);
        }
    }
    if (r < 0) {
        while (count > 0)
            kin__val_unref(kin__store_arena(m->store), roots[--count]);
        return r;
    }
    char version[16];
    next.resource_version = ++m->next_version;
    snprintf(version, sizeof(version), "%d", next.resource_version);
    r = kin__store_replace_within(m->store, kin_s(space_of(space).bytes), roots,
                                  count, kin_s(version), /* ret= */ NULL, NULL);
    if (r == 0)
        m->now = next;
    return r;
}

/* Deletes some objects and restores old versions of others, atomically. */
static int op_transact(struct model *m)
{
    enum { MAX = 6 };
    kin_store_op ops[MAX];
    struct text keys[MAX];
    int numbers[MAX];
    int codes[MAX];
    int count = 1 + (int)model_random(m, MAX);

    for (int i = 0; i < count; i++) {
        kin_object *ref = m->refs[model_random(m, REFS)];
        numbers[i] = (int)model_random(m, KEYS);
        keys[i] = key_of(numbers[i]);
        ops[i] = (kin_store_op){.verb = KIN_STORE_DELETE,
                                .key = kin_s(keys[i].bytes)};
        if (ref && model_random(m, 2)) {
            ops[i] = (kin_store_op){.verb = KIN_STORE_UPDATE, .object = ref};
            numbers[i] = key_number(ref);
        }
    }
    int r = kin_store_transact(m->store, ops, (size_t)count, codes, NULL);
    for (int i = 0; i < count; i++) {
        if (codes[i] < 0)
            continue;
        if (!ops[i].object) {
            content_delete(&m->now, numbers[i]);
            continue;
        }
        const kin_object *o = ops[i].object;
        int app = o->labels ? label_app(o).ptr[4] - '0' : 0;
        content_put(&m->now, numbers[i], app,
                    atoi(kin_object_resource_version(o).ptr));
    }
    return r;
}

static int op_bookmark(struct model *m)
{
    char version[16];
    int number = ++m->next_version;

    snprintf(version, sizeof(version), "%d", number);
    int r = kin_store_bookmark(m->store, kin_s(version), NULL);
    if (r == 0)
        m->now.resource_version = number;
    return r;
}

static int op_add_index(struct model *m)
{
    kin_indexer indexer = {.name = KIN_STR_INIT("app"), .values = by_app};
    int r = kin_store_add_indexers(m->store, &indexer, 1, NULL);

    if (m->now.has_index) {
        if (r != KIN_ENOMEM)
            assert_int_equal(r, KIN_EEXISTS);
        return 0;
    }
    if (r == 0)
        m->now.has_index = true;
    return r;
}

/* Checks that a held snapshot is unchanged, releases it, and takes another. */
static int op_snapshot(struct model *m)
{
    struct held *held = &m->held[model_random(m, HELD)];

    if (held->snapshot) {
        check_snapshot(held->snapshot, &held->content);
        held->snapshot = kin_snapshot_free(held->snapshot);
    }
    if (model_random(m, 4) == 0)
        return 0;
    held->snapshot = kin_snapshot_new(m->store);
    held->content = m->now;
    return held->snapshot ? 0 : KIN_ENOMEM;
}

static int op_ref(struct model *m)
{
    unsigned i = model_random(m, REFS);
    struct text key = key_of((int)model_random(m, KEYS));

    if (m->refs[i]) {
        char version[16];
        snprintf(version, sizeof(version), "%d", m->ref_versions[i]);
        assert_str_equal(kin_object_resource_version(m->refs[i]), version);
        m->refs[i] = kin_object_unref(m->refs[i]);
    }
    m->refs[i] = kin_object_ref(kin__store_peek(m->store, kin_s(key.bytes)));
    if (m->refs[i])
        m->ref_versions[i] = atoi(kin_object_resource_version(m->refs[i]).ptr);
    return 0;
}

static int model_step(struct model *m)
{
    unsigned what = model_random(m, 1000);

    if (what < 600)
        return op_put(m);
    if (what < 800)
        return op_delete(m);
    if (what < 804)
        return op_replace(m);
    if (what < 850)
        return op_transact(m);
    if (what < 860)
        return op_bookmark(m);
    if (what < 862)
        return op_add_index(m);
    if (what < 920)
        return op_snapshot(m);
    if (what < 990)
        return op_ref(m);
    if (what < 995)
        kin_store_reclaim(m->store);
    else
        check_now(m);
    return 0;
}

static void model_done(struct model *m)
{
    for (int i = 0; i < HELD; i++)
        if (m->held[i].snapshot) {
            check_snapshot(m->held[i].snapshot, &m->held[i].content);
            kin_snapshot_free(m->held[i].snapshot);
        }
    kin_store_free(m->store);
    for (int i = 0; i < REFS; i++)
        kin_object_unref(m->refs[i]);
}

KIN_TEST(store_agrees_with_a_naive_model)
{
    __attribute__((cleanup(model_done))) struct model m = {.random = seed};

    TRY(model_init(&m, alloc));
    for (unsigned long i = 0; i < operations; i++) {
        int r = model_step(&m);
        if (r < 0 && !kin_test_out_of_memory())
            fail_msg("operation %lu: %s", i, kin_error_name(r));
    }
    check_now(&m);
    assert_true(m.index_errors > 0 || operations < QUICK);
    return 0;
}

/* H */
KIN_TEST(emptied_store_frees_its_memory)
{
    __attribute__((cleanup(model_done))) struct model m = {.random = seed + 1};
    kin_store_list nothing = {.size = sizeof(kin_store_list),
                              .resource_version = KIN_STR_INIT("1")};

    TRY(model_init(&m, alloc));
    for (unsigned long i = 0; i < operations / 10; i++)
        (void)model_step(&m);
    for (int i = 0; i < HELD; i++)
        m.held[i].snapshot = kin_snapshot_free(m.held[i].snapshot);
    for (int i = 0; i < REFS; i++)
        m.refs[i] = kin_object_unref(m.refs[i]);
    TRY(kin_store_replace(m.store, &nothing, NULL));
    kin_store_reclaim(m.store);
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(kin__reclaim_count(&m.store->reclaim), 0);
    assert_int_equal(m.store->objects.used, 0);
    for (int type = 0; type < KIN__NODE_TYPES; type++)
        assert_int_equal(m.store->arena->stats.live_nodes[type], 0);
    const struct kin__index_set *set = kin__store_indexes(m.store);
    for (size_t i = 0; i < set->count; i++)
        assert_int_equal(set->items[i]->values.used, 0);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(store_agrees_with_a_naive_model),
        KIN_TEST_ENTRY(emptied_store_frees_its_memory),
    };

    memset(long_text, 'a', sizeof(long_text));
    if (argc > 1 && strcmp(argv[1], "--torture") == 0)
        operations = TORTURED;
    else if (argc > 1)
        operations = strtoul(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
