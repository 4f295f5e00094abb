/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <kin/time.h>

#include "base/alloc.h"
#include "base/str.h"
#include "schema/schema.h"
#include "server/custom.h"
#include "server/engine_impl.h"
#include "server/kinds.h"
#include "server/stamp.h"

/* Compaction of the storage starts after this many versions, or after this
 * time. */
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
    DEFAULT(o->list_snapshots, 32);
    DEFAULT(o->list_age_s, 300);
    DEFAULT(o->bookmark_s, 60);
    DEFAULT(o->object_bytes, (size_t)3 << 20);
    DEFAULT(o->request_steps, 20000000);
    engine->rules = o->rules ? o->rules : &kin__rules_plain;
    engine->clock = o->clock ? o->clock : kin__clock_real();
    engine->seed = o->seed;
    return o->seed ? 0 : kin__random_seed_from_os(&engine->seed, err);
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
    kin__watch_notify_init(&engine->notify);
    kin__mutex_init(&engine->resource_store_lock);
    kin__mutex_init(&engine->catalog_lock);
    kin__mutex_init(&engine->naming_lock);
    CDS_INIT_LIST_HEAD(&engine->resource_stores);
    engine->builtins.alloc = alloc;
    engine->journal.notify = &engine->notify;
    int r = engine_set_opts(engine, opts, err);
    kin__list_snapshots_init(&engine->snapshots, alloc,
                             engine->opts.list_snapshots,
                             engine->opts.list_age_s * KIN__NS_PER_S);
    if (r < 0)
        return r;
    engine->journal.clock = engine->clock;
    *ret = KIN__STEAL(engine);
    return 0;
}

struct kin__engine *kin__engine_free(struct kin__engine *engine)
{
    struct kin__resource_store *resource_store = NULL;

    if (!engine)
        return NULL;
    assert(engine->watches == 0);
    kin__list_snapshots_done(&engine->snapshots);
    kin__watch_notify_done(&engine->notify);
    kin__journal_done(&engine->journal);
    kin__catalog_unref(engine->catalog);
    kin__catalog_draft_done(&engine->builtins);
    resource_store = KIN__LIST_POP(&engine->resource_stores,
                                   struct kin__resource_store, link);
    while (resource_store) {
        (void)kin__resource_store_free(resource_store);
        resource_store = KIN__LIST_POP(&engine->resource_stores,
                                       struct kin__resource_store, link);
    }
    kin__mutex_done(&engine->resource_store_lock);
    kin__mutex_done(&engine->catalog_lock);
    kin__mutex_done(&engine->naming_lock);
    kin__free(engine->alloc, engine);
    return NULL;
}

/* ---- stores ---- */

static struct kin__resource_store *resource_store_find(
    struct kin__engine *engine, kin_str name)
{
    struct kin__resource_store *resource_store = NULL;

    kin__mutex_assert_held(&engine->resource_store_lock);
    cds_list_for_each_entry(resource_store, &engine->resource_stores, link) {
        if (kin_str_eq(resource_store->name, name))
            return resource_store;
    }
    return NULL;
}

int kin__engine_store(struct kin__engine *engine, kin_str name,
                      struct kin__resource_store **ret)
{
    struct kin__history_limits limits = {
        .count = engine->opts.history_count,
        .age_ns = engine->opts.history_age_s * KIN__NS_PER_S,
        .bytes = engine->opts.history_bytes,
        .encoded_bytes = engine->opts.encoded_bytes};

    KIN__LOCK_SCOPE(&engine->resource_store_lock);
    struct kin__resource_store *resource_store = resource_store_find(engine,
                                                                     name);
    if (!resource_store) {
        int r = kin__resource_store_new(engine->alloc, name, &limits,
                                        &resource_store);
        if (r < 0)
            return r;
        cds_list_add_tail(&resource_store->link, &engine->resource_stores);
    }
    *ret = resource_store;
    return 0;
}

struct kin__resource_store *kin__engine_next_store(
    struct kin__engine *engine, struct kin__resource_store *resource_store)
{
    KIN__LOCK_SCOPE(&engine->resource_store_lock);
    struct cds_list_head *next = resource_store ? resource_store->link.next
                                                : engine->resource_stores.next;
    return next == &engine->resource_stores
               ? NULL
               : cds_list_entry(next, struct kin__resource_store, link);
}

static int resource_store_of(struct kin__engine *engine, kin_str group,
                             kin_str plural, struct kin__resource_store **ret)
{
    KIN__AUTO_BUF name;

    kin__buf_init(&name, engine->alloc, KIN__KEY_MAX);
    int r = kin__buf_printf(&name, "%.*s%s%.*s", KIN_STR(plural),
                            group.len ? "." : "", KIN_STR(group));
    return r < 0 ? r : kin__engine_store(engine, kin__buf_str(&name), ret);
}

/* ---- resources ---- */

static struct kin__served *builtin_find(
    const struct kin__engine *engine, const struct kin__schema_resource *facts)
{
    for (size_t i = 0; i < engine->builtins.count; i++)
        if (engine->builtins.items[i]->resource.facts == facts)
            return engine->builtins.items[i];
    return NULL;
}

/* In the order in which interrupted deletions are resumed. */
static const struct kin__resource_hooks *const engine_hooks[] = {
    &kin__crd_hooks,
    &kin__namespace_hooks,
    &kin__mutating_webhook_hooks,
    &kin__validating_webhook_hooks,
};

enum { HOOKS_COUNT = sizeof(engine_hooks) / sizeof(engine_hooks[0]) };

static void engine_attach_hooks(struct kin__engine *engine,
                                struct kin__served *served)
{
    const struct kin__resource *resource = &served->resource;

    for (size_t i = 0; i < HOOKS_COUNT; i++) {
        const struct kin__resource_hooks *hooks = engine_hooks[i];
        if (!kin_str_eq(resource->group, kin_s(hooks->group)) ||
            !kin_str_eq(resource->plural, kin_s(hooks->plural)))
            continue;
        assert(!served->hooks);
        served->hooks = hooks;
        hooks->added(engine, served);
    }
}

int kin__engine_add(struct kin__engine *engine,
                    const struct kin__schema_resource *facts,
                    const struct kin__schema_resource *storage, kin_error *err)
{
    struct kin__resource_store *resource_store = NULL;
    struct kin__served *served = NULL;
    struct kin__served *base = NULL;

    assert(!engine->catalog);
    if (builtin_find(engine, facts))
        return kin_error_set(err, KIN_EEXISTS, "%.*s: already added",
                             KIN_STR(facts->plural));
    if (storage && storage != facts) {
        base = builtin_find(engine, storage);
        if (!base)
            return kin_error_set(err, KIN_EINVAL,
                                 "%.*s: storage version not added",
                                 KIN_STR(facts->plural));
    }
    const struct kin__schema_resource *home = base ? storage : facts;
    int r = resource_store_of(engine, home->group, home->plural,
                              &resource_store);
    if (r == 0)
        r = kin__served_new(engine->alloc, facts, resource_store, base,
                            &served);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = kin__catalog_draft_add(&engine->builtins, served);
    (void)kin__resource_unref(&served->resource);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    engine_attach_hooks(engine, served);
    return 0;
}

const struct kin__catalog *kin__engine_catalog(struct kin__engine *engine)
{
    KIN__LOCK_SCOPE(&engine->catalog_lock);
    assert(engine->catalog);
    return kin__catalog_ref(engine->catalog);
}

struct kin__resource *kin__engine_find(struct kin__engine *engine,
                                       kin_str group, kin_str version,
                                       kin_str plural)
{
    KIN__LOCK_SCOPE(&engine->catalog_lock);
    assert(engine->catalog);
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

/* ---- the catalog ---- */

/* Notifies the watches of resources that are no longer served, which end. */
static void catalog_retire(struct kin__engine *engine,
                           const struct kin__catalog *old,
                           const struct kin__catalog *now)
{
    kin__mutex_assert_held(&engine->catalog_lock);
    for (size_t i = 0; old && i < old->count; i++) {
        struct kin__served *served = kin__served_of(old->resources[i]);
        const struct kin__resource *resource = &served->resource;
        if (resource->facts ||
            kin__catalog_find(now, resource->group, resource->version,
                              resource->plural))
            continue;
        KIN__LOCK_SCOPE(&served->resource_store->history.lock);
        kin__watch_notify_collect(&engine->notify,
                                  &served->resource_store->history.waiters,
                                  INT64_MAX);
    }
}

static int catalog_fill(struct kin__engine *engine,
                        struct kin__catalog_draft *draft)
{
    int r = 0;

    kin__mutex_assert_held(&engine->catalog_lock);
    for (size_t i = 0; r == 0 && i < engine->builtins.count; i++)
        r = kin__catalog_draft_add(draft, engine->builtins.items[i]);
    for (size_t i = 0; r == 0 && i < HOOKS_COUNT; i++)
        if (engine_hooks[i]->add_served)
            r = engine_hooks[i]->add_served(engine, draft);
    return r;
}

int kin__engine_publish(struct kin__engine *engine, kin_error *err)
{
    struct kin__catalog_draft draft = {.alloc = engine->alloc};
    const struct kin__catalog *now = NULL;
    const struct kin__catalog *old = NULL;

    kin__mutex_lock(&engine->catalog_lock);
    int r = catalog_fill(engine, &draft);
    if (r == 0)
        r = kin__catalog_new(&draft, engine->catalog_number + 1, &now);
    if (r == 0) {
        old = engine->catalog;
        assert(!old || old->number < now->number);
        assert(now->count >= engine->builtins.count);
        engine->catalog = now;
        /* Before the watches are notified: one that compares the number with
         * the history's lock held cannot miss the notification. */
        atomic_store(&engine->catalog_number, now->number);
        catalog_retire(engine, old, now);
    }
    kin__mutex_unlock(&engine->catalog_lock);
    kin__catalog_draft_done(&draft);
    kin__catalog_unref(old);
    kin__watch_notify_run(&engine->notify);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

void kin__engine_republish(struct kin__engine *engine)
{
    atomic_store(&engine->is_catalog_stale, false);
    if (kin__engine_publish(engine, NULL) < 0)
        atomic_store(&engine->is_catalog_stale, true);
}

/* ---- start ---- */

/* Resumes deletions that a shutdown has interrupted. */
static int engine_resume(struct kin__engine *engine, struct kin__served *served,
                         kin_error *err)
{
    KIN__AUTO_LIST_SNAPSHOT *snapshot = NULL;
    uint64_t version = 0;

    assert(served->hooks && served->hooks->sweep);
    int r = kin__list_snapshot_now(&engine->snapshots, served->resource_store,
                                   KIN__S(""), kin__engine_version(engine),
                                   &snapshot, &version);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    for (size_t i = 0; i < snapshot->count; i++)
        served->hooks->sweep(engine, kin_object_name(snapshot->objects[i]));
    return 0;
}

static int engine_resume_all(struct kin__engine *engine, kin_error *err)
{
    int r = 0;

    for (size_t i = 0; i < HOOKS_COUNT; i++)
        for (size_t k = 0; r == 0 && k < engine->builtins.count; k++)
            if (engine_hooks[i]->sweep &&
                engine->builtins.items[k]->hooks == engine_hooks[i])
                r = engine_resume(engine, engine->builtins.items[k], err);
    return r;
}

int kin__engine_start(struct kin__engine *engine, kin_error *err)
{
    assert(!engine->catalog);
    int r = kin__engine_load(engine, err);

    if (r == 0)
        r = kin__engine_publish(engine, err);
    if (r == 0)
        r = kin__namespace_bootstrap(engine, err);
    return r < 0 ? r : engine_resume_all(engine, err);
}

int kin__engine_hold(struct kin__engine *engine, bool is_held, kin_error *err)
{
    struct kin__storage *storage = engine->journal.storage;

    assert(engine->catalog);
    return storage && storage->ops->hold
               ? storage->ops->hold(storage, is_held, err)
               : 0;
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
    struct kin__resource_store *resource_store = kin__engine_next_store(engine,
                                                                        NULL);

    for (; resource_store;
         resource_store = kin__engine_next_store(engine, resource_store)) {
        KIN__LOCK_SCOPE(&resource_store->history.lock);
        kin__watch_notify_collect(&engine->notify,
                                  &resource_store->history.waiters, now_ns);
    }
    kin__watch_notify_run(&engine->notify);
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

/* Drops old events, and then rows of the storage that no history needs. */
static void engine_trim(struct kin__engine *engine, int64_t now_ns)
{
    uint64_t published = kin__engine_version(engine);
    uint64_t floor = published;
    struct kin__resource_store *resource_store = kin__engine_next_store(engine,
                                                                        NULL);

    for (; resource_store;
         resource_store = kin__engine_next_store(engine, resource_store)) {
        kin__history_trim(&resource_store->history, now_ns, published);
        floor = kin__history_floor(&resource_store->history, floor);
    }
    KIN__LOCK_SCOPE(&engine->journal.lock);
    /* Each compaction costs a sync: do not run it for a few rows every
     * second. */
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
    struct kin__resource_store *resource_store = kin__engine_next_store(engine,
                                                                        NULL);

    for (; resource_store;
         resource_store = kin__engine_next_store(engine, resource_store))
        kin__history_forget(&resource_store->history, published);
    kin__list_snapshots_trim(&engine->snapshots, INT64_MAX);
    kin__mutex_lock(&engine->journal.lock);
    int r = kin__journal_compact_all(&engine->journal, published, err);
    kin__mutex_unlock(&engine->journal.lock);
    if (r == 0)
        *ret = published;
    return r;
}

/* ---- expiry ---- */

/* Events are kept for an hour.  When one was written is read from its own
 * times, which survive a restart. */
enum {
    EXPIRE_S = 3600,
    EXPIRE_EVERY_S = 60, /* interval between two scans */
};

static int64_t seconds_at(kin_value object, const char *key)
{
    kin_scratch scratch;
    kin_time time = {0};
    kin_str text = kin_value_text(kin_value_get(object, kin_s(key)), &scratch);

    return kin_time_parse(text, &time, NULL) < 0 ? 0 : time.seconds;
}

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* The latest time in an Event. */
static int64_t written_s(const kin_object *object)
{
    kin_value value = kin_object_value(object);
    kin_value series = kin_value_get(value, KIN__S("series"));
    int64_t last = later(seconds_at(value, "lastTimestamp"),
                         seconds_at(value, "eventTime"));

    last = later(last, seconds_at(series, "lastObservedTime"));
    return later(last,
                 seconds_at(kin_object_metadata(object), "creationTimestamp"));
}

static void expire_objects(struct kin__engine *engine,
                           struct kin__served *served, int64_t now_s)
{
    KIN__AUTO_LIST_SNAPSHOT *snapshot = NULL;
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};
    uint64_t version = 0;

    if (kin__list_snapshot_now(&engine->snapshots, served->resource_store,
                               KIN__S(""), kin__engine_version(engine),
                               &snapshot, &version) < 0)
        return;
    for (size_t i = 0; i < snapshot->count; i++) {
        const kin_object *object = snapshot->objects[i];
        if (now_s - written_s(object) < EXPIRE_S)
            continue;
        /* An object that has changed meanwhile is kept, and so is one that
         * cannot be deleted now: the next scan retries it. */
        if (kin__engine_commit(engine, served, kin_object_key(object), object,
                               KIN_VALUE_ABSENT, /* ret= */ NULL, &failure) < 0)
            kin__failure_clear(&failure);
    }
}

static void engine_expire(struct kin__engine *engine)
{
    int64_t now_ns = kin__clock_now_ns(engine->clock);
    int64_t now_s = kin__clock_wall_ns(engine->clock) / KIN__NS_PER_S;
    int64_t last_ns = atomic_load(&engine->expired_ns);

    if (now_ns - last_ns < EXPIRE_EVERY_S * KIN__NS_PER_S ||
        !atomic_compare_exchange_strong(&engine->expired_ns, &last_ns, now_ns))
        return;
    const struct kin__catalog *catalog = kin__engine_catalog(engine);
    for (size_t i = 0; i < catalog->count; i++) {
        struct kin__served *served = kin__served_of(catalog->resources[i]);
        if (!served->storage &&
            kin__engine_flags(engine, &served->resource) & KIN__KIND_EXPIRES)
            expire_objects(engine, served, now_s);
    }
    kin__catalog_unref(catalog);
}

/* ---- ticks ---- */

void kin__engine_tick(struct kin__engine *engine)
{
    int64_t now_ns = kin__clock_now_ns(engine->clock);

    if (atomic_load(&engine->is_catalog_stale))
        kin__engine_republish(engine);
    engine_expire(engine);
    kin__list_snapshots_trim(&engine->snapshots, now_ns);
    engine_trim(engine, now_ns);
    engine_wake(engine, now_ns);
}

void kin__engine_get_stats(struct kin__engine *engine,
                           struct kin__engine_stats *ret)
{
    struct kin__engine_stats stats = {.watches = engine->watches};
    struct kin__resource_store *resource_store = kin__engine_next_store(engine,
                                                                        NULL);

    KIN__LOCK_SCOPE(&engine->journal.lock);
    for (; resource_store;
         resource_store = kin__engine_next_store(engine, resource_store)) {
        kin_store *store = kin__resource_store_store(resource_store);
        kin_store_stats of_store = KIN_INIT(kin_store_stats);
        stats.events += kin__history_count(&resource_store->history);
        stats.encoded_bytes += kin__history_encoded(&resource_store->history);
        if (!store)
            continue;
        kin_store_get_stats(store, &of_store);
        stats.resources++;
        stats.objects += of_store.objects;
        stats.store_bytes += of_store.total_bytes;
    }
    stats.commits = engine->journal.commits;
    stats.writes = engine->journal.writes;
    kin__mutex_lock(&engine->snapshots.lock);
    stats.list_snapshots = engine->snapshots.count;
    kin__mutex_unlock(&engine->snapshots.lock);
    *ret = stats;
}

size_t kin__engine_count(struct kin__engine *engine,
                         const struct kin__resource *resource)
{
    kin_store *store = kin__resource_store_store(
        kin__served_of(resource)->resource_store);
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    if (!store)
        return 0;
    KIN__LOCK_SCOPE(&engine->journal.lock);
    kin_store_get_stats(store, &stats);
    return stats.objects;
}

/* ---- for the other files ---- */

void kin__engine_call_init(struct kin__engine *engine,
                           const struct kin__resource *resource,
                           const struct kin__write_opts *opts,
                           struct kin__random *random,
                           struct kin__rules_call *ret)
{
    static const struct kin__write_opts no_opts;
    uint64_t number = atomic_fetch_add_explicit(&engine->calls, 1,
                                                memory_order_relaxed);

    /* Streams of one seed that do not overlap. */
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

void kin__engine_after_write(struct kin__engine *engine,
                             const struct kin__served *served,
                             const kin_object *object)
{
    kin__namespace_sweep(engine, kin_object_namespace(object));
    if (served->hooks && served->hooks->written)
        served->hooks->written(engine, served, object);
}

/* Whether the apiVersion of an object is that of the resource. */
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

/* Whether an object was written under the definition as it is now, with a
 * single version: then it has its form. */
static bool is_current(const struct kin__resource *to, const kin_object *object)
{
    kin_value versions = kin_value_get(
        kin_value_get(kin_object_value(to->definition), KIN__S("spec")),
        KIN__S("versions"));

    return kin_value_count(versions) == 1 && to->is_storage &&
           has_form(to, object) &&
           kin__object_version(object) > kin__object_version(to->definition);
}

/* Custom objects may have been stored under another schema or version. */
static int convert_custom(struct kin__engine *engine,
                          const struct kin__resource *to,
                          const kin_object *object, kin_object **ret,
                          struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__random random;
    struct kin__rules_call call;
    struct kin__budget budget = kin__engine_budget(engine);
    kin_error err = KIN_ERROR_INIT;
    int r = 1;

    if (!is_current(to, object)) {
        kin__engine_call_init(
            engine,
            has_form(to, object) ? to : kin__served_storage(kin__served_of(to)),
            NULL, &random, &call);
        call.budget = &budget;
        r = kin__custom_convert(&call, to, kin_object_value(object), &doc,
                                failure);
    }
    if (r == 1) {
        *ret = kin_object_ref(object);
        return 0;
    }
    if (r < 0)
        return r;
    r = kin__stamp_object(doc, ret, &err);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
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

    if (to->definition)
        return convert_custom(engine, to, object, ret, failure);
    if (to->is_storage) {
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
