/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include "base/alloc.h"
#include "base/str.h"
#include "schema/schema.h"
#include "server/engine_impl.h"
#include "server/stamp.h"

/* When the storage is compacted: for so many events, or after so long. */
enum { COMPACT_MIN = 1000 };
#define COMPACT_NS (60 * KIN__NS_PER_S)

/* ---- life ---- */

#define DEFAULT(member, value)                                                 \
    do {                                                                       \
        if (!(member))                                                         \
            (member) = (value);                                                \
    } while (0)

static int engine_set_opts(struct kin__engine *engine,
                           const struct kin__engine_opts *opts, kin_error *err)
{
    struct kin__engine_opts *o = &engine->opts;

    *o = *opts;
    DEFAULT(o->history_count, 10000);
    DEFAULT(o->history_age_s, 600);
    DEFAULT(o->history_bytes, (size_t)128 << 20);
    DEFAULT(o->encoded_bytes, (size_t)4 << 20);
    DEFAULT(o->held_lists, 32);
    DEFAULT(o->list_age_s, 300);
    DEFAULT(o->bookmark_s, 60);
    DEFAULT(o->object_bytes, (size_t)3 << 20);
    DEFAULT(o->request_steps, 20000000);
    engine->rules = o->rules ? o->rules : &kin__rules_plain;
    engine->clock = o->clock ? o->clock : kin__clock_real();
    engine->seed = o->seed;
    return o->seed ? 0 : kin__random_seed_from_os(&engine->seed, err);
}

static void on_events(struct kin__shelf *shelf, void *userdata)
{
    struct kin__engine *engine = userdata;

    KIN__LOCK_SCOPE(&shelf->history.lock);
    kin__wakes_collect(&engine->wakes, &shelf->history.waiters, INT64_MAX);
}

int kin__engine_new(const struct kin__engine_opts *opts,
                    struct kin__engine **ret, kin_error *err)
{
    const kin_allocator *alloc = opts->alloc;
    KIN__AUTO_ENGINE *engine = kin__alloc0(alloc, 1, sizeof(*engine));

    if (!engine) {
        (void)kin__storage_free(opts->storage);
        return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    engine->alloc = alloc;
    kin__journal_init(&engine->journal, alloc, opts->clock, opts->storage);
    kin__wakes_init(&engine->wakes);
    kin__mutex_init(&engine->shelf_lock);
    kin__mutex_init(&engine->catalog_lock);
    kin__mutex_init(&engine->naming_lock);
    CDS_INIT_LIST_HEAD(&engine->shelves);
    engine->builtins.alloc = alloc;
    engine->journal.on_events = on_events;
    engine->journal.userdata = engine;
    int r = engine_set_opts(engine, opts, err);
    kin__held_lists_init(&engine->held, alloc, engine->opts.held_lists,
                         engine->opts.list_age_s * KIN__NS_PER_S);
    if (r < 0)
        return r;
    engine->journal.clock = engine->clock;
    *ret = KIN__STEAL(engine);
    return 0;
}

struct kin__engine *kin__engine_free(struct kin__engine *engine)
{
    struct kin__shelf *shelf = NULL;

    if (!engine)
        return NULL;
    kin__held_lists_done(&engine->held);
    kin__wakes_done(&engine->wakes);
    kin__journal_done(&engine->journal);
    kin__catalog_unref(engine->catalog);
    kin__catalog_draft_done(&engine->builtins);
    shelf = KIN__LIST_POP(&engine->shelves, struct kin__shelf, link);
    while (shelf) {
        (void)kin__shelf_free(shelf);
        shelf = KIN__LIST_POP(&engine->shelves, struct kin__shelf, link);
    }
    kin__mutex_done(&engine->shelf_lock);
    kin__mutex_done(&engine->catalog_lock);
    kin__mutex_done(&engine->naming_lock);
    kin__free(engine->alloc, engine);
    return NULL;
}

/* ---- shelves ---- */

static struct kin__shelf *shelf_find(struct kin__engine *engine, kin_str name)
{
    struct kin__shelf *shelf = NULL;

    cds_list_for_each_entry(shelf, &engine->shelves, link) {
        if (kin_str_eq(shelf->name, name))
            return shelf;
    }
    return NULL;
}

int kin__engine_shelf(struct kin__engine *engine, kin_str name,
                      struct kin__shelf **ret)
{
    struct kin__history_limits limits = {
        .count = engine->opts.history_count,
        .age_ns = engine->opts.history_age_s * KIN__NS_PER_S,
        .bytes = engine->opts.history_bytes,
        .encoded_bytes = engine->opts.encoded_bytes};

    KIN__LOCK_SCOPE(&engine->shelf_lock);
    struct kin__shelf *shelf = shelf_find(engine, name);
    if (!shelf) {
        int r = kin__shelf_new(engine->alloc, name, &limits, &shelf);
        if (r < 0)
            return r;
        cds_list_add_tail(&shelf->link, &engine->shelves);
    }
    *ret = shelf;
    return 0;
}

struct kin__shelf *kin__engine_next_shelf(struct kin__engine *engine,
                                          struct kin__shelf *shelf)
{
    KIN__LOCK_SCOPE(&engine->shelf_lock);
    struct cds_list_head *next = shelf ? shelf->link.next
                                       : engine->shelves.next;
    return next == &engine->shelves
               ? NULL
               : cds_list_entry(next, struct kin__shelf, link);
}

static int shelf_of(struct kin__engine *engine, kin_str group, kin_str plural,
                    struct kin__shelf **ret)
{
    KIN__AUTO_BUF name;

    kin__buf_init(&name, engine->alloc, KIN__KEY_MAX);
    int r = kin__buf_printf(&name, "%.*s%s%.*s", KIN_STR(plural),
                            group.len ? "." : "", KIN_STR(group));
    return r < 0 ? r : kin__engine_shelf(engine, kin__buf_str(&name), ret);
}

/* ---- what is served ---- */

static struct kin__served *builtin_find(
    const struct kin__engine *engine, const struct kin__schema_resource *facts)
{
    for (size_t i = 0; i < engine->builtins.count; i++)
        if (engine->builtins.items[i]->resource.facts == facts)
            return engine->builtins.items[i];
    return NULL;
}

static void engine_note(struct kin__engine *engine, struct kin__served *served)
{
    const struct kin__resource *resource = &served->resource;

    if (resource->group.len == 0 &&
        kin_str_eq(resource->plural, KIN__S("namespaces")))
        engine->namespaces = served;
    if (kin_str_eq(resource->group, KIN__S("apiextensions.k8s.io")) &&
        kin_str_eq(resource->plural, KIN__S("customresourcedefinitions")))
        engine->definitions = served;
}

int kin__engine_add(struct kin__engine *engine,
                    const struct kin__schema_resource *facts,
                    const struct kin__schema_resource *storage, kin_error *err)
{
    struct kin__shelf *shelf = NULL;
    struct kin__served *served = NULL;
    struct kin__served *base = NULL;

    assert(!engine->catalog);
    if (builtin_find(engine, facts))
        return kin_error_set(err, KIN_EEXISTS, "%.*s is served already",
                             KIN_STR(facts->plural));
    if (storage && storage != facts) {
        base = builtin_find(engine, storage);
        if (!base)
            return kin_error_set(err, KIN_EINVAL, "%.*s has no storage",
                                 KIN_STR(facts->plural));
    }
    const struct kin__schema_resource *home = base ? storage : facts;
    int r = shelf_of(engine, home->group, home->plural, &shelf);
    if (r == 0)
        r = kin__served_new(engine->alloc, facts, shelf, base, &served);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = kin__catalog_draft_add(&engine->builtins, served);
    (void)kin__resource_unref(&served->resource);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    engine_note(engine, served);
    return 0;
}

const struct kin__catalog *kin__engine_catalog(struct kin__engine *engine)
{
    KIN__LOCK_SCOPE(&engine->catalog_lock);
    return kin__catalog_ref(engine->catalog);
}

struct kin__resource *kin__engine_find(struct kin__engine *engine,
                                       kin_str group, kin_str version,
                                       kin_str plural)
{
    KIN__LOCK_SCOPE(&engine->catalog_lock);
    struct kin__served *served = kin__catalog_find(engine->catalog, group,
                                                   version, plural);
    return served ? kin__resource_ref(&served->resource) : NULL;
}

struct kin__resource *kin__engine_find_kind(struct kin__engine *engine,
                                            kin_str group, kin_str version,
                                            kin_str kind)
{
    KIN__LOCK_SCOPE(&engine->catalog_lock);
    for (size_t i = 0; i < engine->catalog->count; i++) {
        const struct kin__resource *resource = engine->catalog->resources[i];
        if (kin_str_eq(resource->kind, kind) &&
            kin_str_eq(resource->version, version) &&
            kin_str_eq(resource->group, group))
            return kin__resource_ref(resource);
    }
    return NULL;
}

/* ---- start ---- */

/* Goes on with deletions in which an end came between: nobody else would. */
static int engine_resume(struct kin__engine *engine, struct kin__served *served,
                         void (*sweep)(struct kin__engine *engine,
                                       kin_str name),
                         kin_error *err)
{
    KIN__AUTO_HELD *held = NULL;
    uint64_t version = 0;

    if (!served)
        return 0;
    int r = kin__held_now(&engine->held, served->shelf, KIN__S(""),
                          kin__engine_version(engine), &held, &version);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    for (size_t i = 0; i < held->count; i++)
        sweep(engine, kin_object_name(held->objects[i]));
    return 0;
}

int kin__engine_start(struct kin__engine *engine, kin_error *err)
{
    int r = kin__engine_load(engine, err);

    if (r == 0)
        r = kin__crd_publish(engine, err);
    if (r == 0)
        r = kin__namespace_bootstrap(engine, err);
    if (r == 0)
        r = engine_resume(engine, engine->definitions, kin__crd_sweep, err);
    if (r == 0)
        r = engine_resume(engine, engine->namespaces, kin__namespace_sweep,
                          err);
    return r;
}

/* ---- while it runs ---- */

uint64_t kin__engine_version(const struct kin__engine *engine)
{
    return kin__journal_published(&engine->journal);
}

bool kin__engine_can_write(struct kin__engine *engine)
{
    KIN__LOCK_SCOPE(&engine->journal.lock);
    return engine->journal.broken == 0;
}

static void engine_wake(struct kin__engine *engine, int64_t now_ns)
{
    struct kin__shelf *shelf = kin__engine_next_shelf(engine, NULL);

    for (; shelf; shelf = kin__engine_next_shelf(engine, shelf)) {
        KIN__LOCK_SCOPE(&shelf->history.lock);
        kin__wakes_collect(&engine->wakes, &shelf->history.waiters, now_ns);
    }
    kin__wakes_run(&engine->wakes);
}

struct kin__budget kin__engine_budget(const struct kin__engine *engine)
{
    return (struct kin__budget){.left = engine->opts.request_steps,
                                .is_stopped = &engine->is_stopping};
}

void kin__engine_stop(struct kin__engine *engine)
{
    atomic_store(&engine->is_stopping, true);
    kin__mutex_lock(&engine->journal.lock);
    engine->journal.is_stopped = true;
    kin__cond_broadcast(&engine->journal.changed);
    kin__mutex_unlock(&engine->journal.lock);
    engine_wake(engine, INT64_MAX);
}

/* Drops old events.  What no history has any more, the storage need not have.
 */
static void engine_trim(struct kin__engine *engine, int64_t now_ns)
{
    uint64_t published = kin__engine_version(engine);
    uint64_t floor = published;
    struct kin__shelf *shelf = kin__engine_next_shelf(engine, NULL);

    for (; shelf; shelf = kin__engine_next_shelf(engine, shelf)) {
        kin__history_trim(&shelf->history, now_ns, published);
        floor = kin__history_floor(&shelf->history, floor);
    }
    KIN__LOCK_SCOPE(&engine->journal.lock);
    /* Each time costs a sync: not for a few rows every second. */
    if (floor >= engine->journal.compacted + COMPACT_MIN ||
        (floor > engine->journal.compacted &&
         now_ns - engine->compacted_ns >= COMPACT_NS)) {
        engine->compacted_ns = now_ns;
        kin__journal_compact(&engine->journal, floor);
    }
}

int kin__engine_compact(struct kin__engine *engine, uint64_t *ret,
                        kin_error *err)
{
    uint64_t published = kin__engine_version(engine);
    struct kin__shelf *shelf = kin__engine_next_shelf(engine, NULL);

    for (; shelf; shelf = kin__engine_next_shelf(engine, shelf))
        kin__history_forget(&shelf->history, published);
    kin__held_lists_trim(&engine->held, INT64_MAX);
    kin__mutex_lock(&engine->journal.lock);
    int r = kin__journal_compact_all(&engine->journal, published, err);
    kin__mutex_unlock(&engine->journal.lock);
    if (r == 0)
        *ret = published;
    return r;
}

void kin__engine_tick(struct kin__engine *engine)
{
    int64_t now_ns = kin__clock_now_ns(engine->clock);

    if (atomic_load(&engine->is_catalog_stale))
        kin__crd_republish(engine);
    kin__engine_expire(engine);
    kin__held_lists_trim(&engine->held, now_ns);
    engine_trim(engine, now_ns);
    engine_wake(engine, now_ns);
}

void kin__engine_get_stats(struct kin__engine *engine,
                           struct kin__engine_stats *ret)
{
    struct kin__engine_stats stats = {.watches = engine->watches};
    struct kin__shelf *shelf = kin__engine_next_shelf(engine, NULL);

    KIN__LOCK_SCOPE(&engine->journal.lock);
    for (; shelf; shelf = kin__engine_next_shelf(engine, shelf)) {
        kin_store *store = kin__shelf_store(shelf);
        kin_store_stats of_store = KIN_INIT(kin_store_stats);
        stats.events += kin__history_count(&shelf->history);
        stats.encoded_bytes += kin__history_encoded(&shelf->history);
        if (!store)
            continue;
        kin_store_get_stats(store, &of_store);
        stats.resources++;
        stats.objects += of_store.objects;
        stats.store_bytes += of_store.total_bytes;
    }
    stats.commits = engine->journal.commits;
    stats.writes = engine->journal.writes;
    kin__mutex_lock(&engine->held.lock);
    stats.held_lists = engine->held.count;
    kin__mutex_unlock(&engine->held.lock);
    *ret = stats;
}

/* ---- what the other files need ---- */

void kin__engine_call_init(struct kin__engine *engine,
                           const struct kin__resource *resource,
                           const struct kin__write_opts *opts,
                           struct kin__random *random,
                           struct kin__rules_call *ret)
{
    static const struct kin__write_opts no_opts;
    uint64_t number = atomic_fetch_add_explicit(&engine->calls, 1,
                                                memory_order_relaxed);

    /* Streams of one seed that never meet. */
    kin__random_init(random, engine->seed);
    random->drawn = number << 16;
    *ret = (struct kin__rules_call){.rules = engine->rules,
                                    .alloc = engine->alloc,
                                    .resource = resource,
                                    .request = number,
                                    .now_s = kin__clock_wall_ns(engine->clock) /
                                             KIN__NS_PER_S,
                                    .random = random,
                                    .opts = opts ? opts : &no_opts};
}

int kin__key_join(struct kin__buf *buf, kin_str space, kin_str name)
{
    kin__buf_clear(buf);
    int r = space.len ? kin__buf_append(buf, space) : 0;
    if (r == 0 && space.len)
        r = kin__buf_append_byte(buf, '/');
    return r < 0 ? r : kin__buf_append(buf, name);
}

static bool is_leaving(const kin_object *object)
{
    return kin_value_exists(kin_value_get(kin_object_metadata(object),
                                          KIN__S("deletionTimestamp")));
}

void kin__engine_after_write(struct kin__engine *engine,
                             struct kin__served *served,
                             const kin_object *object)
{
    if (served == engine->definitions) {
        kin__crd_accept_all(engine);
        kin__crd_republish(engine);
        kin__crd_sweep(engine, kin_object_name(object));
        return;
    }
    if (served == engine->namespaces && is_leaving(object))
        kin__namespace_sweep(engine, kin_object_name(object));
    kin__namespace_sweep(engine, kin_object_namespace(object));
    if (served->is_terminating)
        kin__crd_sweep(engine, kin_object_name(served->definition));
}

/* Whether an object says that it is of this version. */
static bool has_form(const struct kin__resource *resource,
                     const kin_object *object)
{
    kin_str version = kin_value_str(
        kin_value_get(kin_object_value(object), KIN__S("apiVersion")));
    size_t slash = kin__str_find(version, '/');

    if (slash != KIN__STR_NONE)
        version = kin__str_slice(version, slash + 1, SIZE_MAX);
    return kin_str_eq(version, resource->version);
}

int kin__engine_convert(struct kin__engine *engine,
                        const struct kin__resource *to,
                        const kin_object *object, kin_object **ret,
                        struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__random random;
    struct kin__rules_call call;
    kin_error err = KIN_ERROR_INIT;

    /* Custom objects may have been stored when another version was. */
    if (to->is_storage && (to->facts || has_form(to, object))) {
        *ret = kin_object_ref(object);
        return 0;
    }
    kin__engine_call_init(engine, kin__served_storage(kin__served_of(to)), NULL,
                          &random, &call);
    int r = engine->rules->convert(&call, to, kin_object_value(object), &doc,
                                   failure);
    if (r < 0)
        return r;
    r = kin__stamp_object(doc, ret, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

void kin__written_clear(struct kin__written *written)
{
    (void)kin_object_unref(written->object);
    *written = (struct kin__written){0};
}
