/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/informer.h"

#include <string.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/str.h"
#include "cache/store.h"
#include "object/document.h"

enum { STATS_WAIT_MS = 5 };

/* ---- statistics ---- */

static void stats_add_handler(const kin_handler_stats *handler, void *userdata)
{
    kin_informer_stats *ret = userdata;

    ret->handlers++;
    if (handler->waiting > ret->waiting)
        ret->waiting = handler->waiting;
    if (handler->oldest_ms > ret->oldest_ms)
        ret->oldest_ms = handler->oldest_ms;
}

/* The time since the source that was silent for longest was confirmed; -1
 * before all have had their lists. */
static int64_t informer_age_ms(const kin_informer *self, int64_t now_ns)
{
    int64_t confirmed_ns = now_ns;

    kin__mutex_assert_held(&self->mutex);
    for (size_t i = 0; i < self->sources.count; i++) {
        int64_t at_ns = kin__core_confirmed_ns(self->sources.all[i].core);
        if (at_ns < confirmed_ns)
            confirmed_ns = at_ns;
    }
    if (confirmed_ns >= 0)
        return (now_ns - confirmed_ns) / KIN__NS_PER_MS;
    int64_t saved_ns = kin__warm_saved_ns(self->warm);
    int64_t wall_ns = kin__clock_wall_ns(self->clock);
    if (saved_ns < 0)
        return -1;
    return wall_ns > saved_ns ? (wall_ns - saved_ns) / KIN__NS_PER_MS : 0;
}

/* The state of the first source that is not watching. */
static void stats_note_state(const struct kin__reflector *reflector,
                             kin_informer_stats *ret)
{
    static const char *const words[] = {
        [KIN__REFLECTOR_NEW] = "new",
        [KIN__REFLECTOR_STREAM] = "streaming",
        [KIN__REFLECTOR_LIST] = "listing",
        [KIN__REFLECTOR_WATCH] = "watching",
        [KIN__REFLECTOR_BACKOFF] = "waiting",
        [KIN__REFLECTOR_STOPPED] = "stopped",
    };
    enum kin__reflector_state state = kin__reflector_state(reflector);

    if (!ret->state || strcmp(ret->state, words[KIN__REFLECTOR_WATCH]) == 0)
        ret->state = words[state];
}

static void stats_add_source(const struct kin__source *source,
                             kin_informer_stats *ret)
{
    const struct kin__reflector *reflector = kin__core_reflector(source->core);
    const struct kin__reflector_counts *counts = kin__reflector_counts(
        reflector);

    ret->lists += counts->lists;
    ret->watches += counts->watches;
    ret->events += counts->watch_events;
    ret->relists += counts->published > 0 ? counts->published - 1 : 0;
    ret->staged += kin__reflector_staged(reflector);
    ret->verifications += counts->verifications;
    ret->differences += kin__core_differences(source->core);
    ret->set_backs += kin__core_proofs(source->core).set_back;
    stats_note_state(reflector, ret);
    ret->expected += kin__reflector_expected(reflector);
    if (kin__reflector_failure(reflector) < 0 && ret->error.code == 0) {
        kin__reflector_error(reflector, &ret->error);
        kin__source_wrap(source, &ret->error);
    }
}

static void stats_add_past(const kin_store *store, kin_informer_stats *ret)
{
    struct kin__past_stats past = {0};

    if (store->past)
        kin__past_get_stats(store->past, &past);
    ret->past_entries = past.entries;
    ret->past_bytes = past.bytes;
    ret->past_dropped = past.dropped;
}

void kin__informer_stats(kin_informer *informer, int64_t now_ns,
                         kin_informer_stats *ret)
{
    kin_store_stats store = KIN_INIT(kin_store_stats);

    kin__mutex_assert_held(&informer->mutex);
    kin_store_get_stats(kin__core_store(informer->core), &store);
    *ret = (kin_informer_stats){
        .size = sizeof(*ret),
        .is_synced = kin__core_has_synced(informer->core),
        .objects = store.objects,
        .bytes = (size_t)store.total_bytes,
        .age_ms = informer_age_ms(informer, now_ns),
        .is_unconfirmed = kin__warm_saved_ns(informer->warm) >= 0 &&
                          !kin__core_has_synced(informer->core),
        .failures = informer->failure_count,
        .is_protobuf = informer->sources.is_protobuf,
        .wire_fallbacks = informer->sources.wire_fallbacks,
        .values = kin__arena_count(kin__core_store(informer->core)->arena),
    };
    for (size_t i = 0; i < informer->sources.count; i++) {
        stats_add_source(&informer->sources.all[i], ret);
        ret->isolated += kin__isolated_count(
            kin__core_isolated(informer->sources.all[i].core));
    }
    stats_add_past(kin__core_store(informer->core), ret);
    kin__informer_each_handler(informer, now_ns, stats_add_handler, ret);
}

void kin__informer_keep_stats(kin_informer *informer)
{
    int64_t now_ns = kin__informer_now_ns(informer);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin__mutex_assert_held(&informer->mutex);
    kin__informer_stats(informer, now_ns, &stats);
    KIN__LOCK_SCOPE(&informer->stats_mutex);
    informer->stats = stats;
    informer->stats_ns = now_ns;
    atomic_store(&informer->wants_stats, false);
}

/* Publishing a list keeps the lock for long; the statistics are then slightly
 * old. */
void kin_informer_get_stats(const kin_informer *informer,
                            kin_informer_stats *ret)
{
    kin_informer *self = (kin_informer *)(uintptr_t)informer;

    if (kin__mutex_lock_within(&self->mutex, STATS_WAIT_MS)) {
        kin__informer_keep_stats(self);
        kin__mutex_unlock(&self->mutex);
    } else {
        atomic_store(&self->wants_stats, true);
    }
    int64_t now_ns = kin__informer_now_ns(informer);
    KIN__LOCK_SCOPE(&self->stats_mutex);
    kin_informer_stats own = self->stats;
    if (own.age_ms >= 0)
        own.age_ms += (now_ns - self->stats_ns) / KIN__NS_PER_MS;
    kin__opts_give(&own, sizeof(own), ret);
}

/* ---- isolated objects ---- */

struct isolated_copy {
    kin_isolated *items; /* NULL while they are counted */
    size_t count;
    size_t bytes; /* of their texts */
    char *room;
    int64_t now_ns;
};

static const char *copy_text(struct isolated_copy *copy, kin_str text)
{
    char *at = copy->room;

    memcpy(at, text.ptr, text.len + 1);
    copy->room += text.len + 1;
    return at;
}

static void isolated_copy_one(const struct kin__isolated_object *object,
                              void *userdata)
{
    struct isolated_copy *copy = userdata;
    kin_error err = KIN_ERROR_INIT;

    kin__kept_error_get(&object->error, &err);
    kin_str message = kin_s(err.message);
    if (!copy->items) {
        copy->bytes += object->key.len + object->uid.len + object->version.len +
                       message.len + 4;
        copy->count++;
        return;
    }
    copy->items[copy->count++] = (kin_isolated){
        .key = copy_text(copy, object->key),
        .uid = copy_text(copy, object->uid),
        .version = copy_text(copy, object->version),
        .message = copy_text(copy, message),
        .code = err.code,
        .age_ms = (copy->now_ns - object->since_ns) / KIN__NS_PER_MS,
    };
}

static void isolated_copy_all(kin_informer *self, struct isolated_copy *copy)
{
    kin__mutex_assert_held(&self->mutex);
    copy->count = 0;
    for (size_t i = 0; i < self->sources.count; i++)
        kin__isolated_each(kin__core_isolated(self->sources.all[i].core),
                           isolated_copy_one, copy);
}

int kin_informer_isolated(const kin_informer *informer, kin_isolated **ret,
                          size_t *ret_count, kin_error *err)
{
    struct isolated_copy copy = {.now_ns = kin__informer_now_ns(informer)};
    kin_informer *self = (kin_informer *)(uintptr_t)informer;

    KIN__LOCK_SCOPE(&self->mutex);
    isolated_copy_all(self, &copy);
    size_t table = (copy.count + 1) * sizeof(*copy.items);
    /* One block, so that it can be freed without the informer. */
    copy.items = kin__alloc(kin_allocator_default(), 1, table + copy.bytes);
    if (!copy.items)
        return kin_error_set(err, KIN_ENOMEM, "isolated: out of memory");
    copy.room = (char *)copy.items + table;
    isolated_copy_all(self, &copy);
    *ret = copy.items;
    *ret_count = copy.count;
    return 0;
}

kin_isolated *kin_isolated_free(kin_isolated *isolated)
{
    kin__free(kin_allocator_default(), isolated);
    return NULL;
}

/* ---- the dump; a document keeps its first failure ---- */

static void dump_text(kin_document *doc, const char *key, kin_str text)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, text);
}

static void dump_int(kin_document *doc, const char *key, int64_t number)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_int(doc, number);
}

static void dump_bool(kin_document *doc, const char *key, bool boolean)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_bool(doc, boolean);
}

static void dump_open(kin_document *doc, const char *key)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_open_object(doc);
}

static void dump_open_array(kin_document *doc, const char *key)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_open_array(doc);
}

static void dump_close(kin_document *doc)
{
    (void)kin__document_close(doc);
}

static const char *state_text(const struct kin__reflector *reflector)
{
    static const char *const texts[] = {
        [KIN__REFLECTOR_NEW] = "new",
        [KIN__REFLECTOR_STREAM] = "listing by a stream",
        [KIN__REFLECTOR_LIST] = "listing",
        [KIN__REFLECTOR_WATCH] = "watching",
        [KIN__REFLECTOR_BACKOFF] = "waiting before the next try",
        [KIN__REFLECTOR_STOPPED] = "stopped",
    };

    return texts[kin__reflector_state(reflector)];
}

static void dump_source(kin_document *doc, const kin_informer *self)
{
    const kin_resource *resource = self->lw->resource;

    dump_open(doc, "source");
    dump_text(doc, "group", kin_s(resource->group));
    dump_text(doc, "version", kin_s(resource->version));
    dump_text(doc, "resource", kin_s(resource->plural));
    dump_text(doc, "labelSelector", self->opts.label_selector);
    dump_text(doc, "fieldSelector", self->opts.field_selector);
    if (self->opts.shard_selector.len > 0)
        dump_text(doc, "shardSelector", self->opts.shard_selector);
    dump_close(doc);
}

static void dump_reflector(kin_document *doc, const struct kin__source *source)
{
    const struct kin__reflector *reflector = kin__core_reflector(source->core);
    const struct kin__reflector_counts *counts = kin__reflector_counts(
        reflector);

    (void)kin__document_open_object(doc);
    dump_text(doc, "namespace", source->ns);
    dump_text(doc, "state", kin_s(state_text(reflector)));
    dump_bool(doc, "hasRequest", source->flow != NULL && !source->is_flow_over);
    dump_bool(doc, "isOpen", source->is_opened && !source->is_flow_over);
    dump_bool(doc, "isPaused", source->group->is_paused);
    dump_bool(doc, "isFailing", kin__reflector_failure(reflector) < 0);
    dump_text(doc, "resourceVersion", kin__reflector_version(reflector));
    dump_int(doc, "lists", (int64_t)counts->lists);
    dump_int(doc, "listItems", (int64_t)counts->list_items);
    dump_int(doc, "watches", (int64_t)counts->watches);
    dump_int(doc, "shortWatches", (int64_t)counts->short_watches);
    dump_int(doc, "watchEvents", (int64_t)counts->watch_events);
    dump_int(doc, "verifications", (int64_t)counts->verifications);
    dump_int(doc, "differences", (int64_t)kin__core_differences(source->core));
    dump_int(doc, "staged", (int64_t)kin__reflector_staged(reflector));
    dump_int(doc, "expected", (int64_t)kin__reflector_expected(reflector));
    dump_close(doc);
}

static void dump_error(kin_document *doc, const kin_error *err, int64_t ago_ms)
{
    dump_int(doc, "agoMs", ago_ms);
    dump_text(doc, "code", kin_s(kin_error_name(err->code)));
    dump_text(doc, "message", kin_s(err->message));
    if (err->http_status)
        dump_int(doc, "httpStatus", err->http_status);
    if (err->reason[0])
        dump_text(doc, "reason", kin_s(err->reason));
}

/* The last ones, newest first. */
static void dump_failures(kin_document *doc, const kin_informer *self,
                          int64_t now_ns)
{
    uint64_t count = self->failure_count;

    dump_int(doc, "failureCount", (int64_t)count);
    dump_open_array(doc, "lastFailures");
    for (uint64_t i = 0; i < KIN__INFORMER_FAILURES && i < count; i++) {
        const struct kin__informer_failure *failure =
            &self->failures[(count - 1 - i) % KIN__INFORMER_FAILURES];
        kin_error err = KIN_ERROR_INIT;

        kin__kept_error_get(&failure->err, &err);
        (void)kin__document_open_object(doc);
        dump_error(doc, &err, (now_ns - failure->at_ns) / KIN__NS_PER_MS);
        dump_close(doc);
    }
    dump_close(doc);
}

static void dump_indexes(kin_document *doc, const kin_store *store)
{
    const struct kin__index_set *set = kin__store_indexes(store);

    dump_open_array(doc, "indexes");
    for (size_t i = 0; i < set->count; i++) {
        const struct kin__index *index = set->items[i];
        (void)kin__document_open_object(doc);
        dump_text(doc, "name", kin_s(index->name));
        dump_int(doc, "values", index->values.used);
        dump_int(doc, "bytes", (int64_t)kin__index_bytes(index));
        dump_close(doc);
    }
    dump_close(doc);
}

static void dump_values(kin_document *doc, const struct kin__arena *arena)
{
    struct kin__arena_usage usage;

    kin__arena_usage(arena, &usage);
    dump_open(doc, "valueBytes");
    dump_int(doc, "strings", (int64_t)usage.strings);
    dump_int(doc, "numbers", (int64_t)usage.numbers);
    dump_int(doc, "objects", (int64_t)usage.objects);
    dump_int(doc, "arrays", (int64_t)usage.arrays);
    dump_int(doc, "keys", (int64_t)usage.shapes);
    dump_int(doc, "free",
             (int64_t)(usage.free + usage.unused + usage.rounding));
    dump_int(doc, "tables",
             (int64_t)(usage.intern + usage.overflow + usage.self));
    dump_int(doc, "fingerprints", (int64_t)usage.fingerprints);
    dump_close(doc);
}

static void dump_store(kin_document *doc, const kin_informer *self)
{
    const kin_store *store = kin__core_store(self->core);
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(store, &stats);
    dump_open(doc, "store");
    dump_int(doc, "objects", (int64_t)stats.objects);
    dump_int(doc, "oldVersions", (int64_t)stats.old_versions);
    dump_bool(doc, "isPartial",
              self->opts.is_metadata_only ||
                  kin__arena_is_partial(store->arena));
    dump_int(doc, "maxBytes", (int64_t)self->opts.max_bytes);
    dump_int(doc, "totalBytes", (int64_t)stats.total_bytes);
    dump_int(doc, "recordBytes", (int64_t)stats.record_bytes);
    dump_int(doc, "tableBytes", (int64_t)stats.table_bytes);
    dump_int(doc, "indexBytes", (int64_t)stats.index_bytes);
    dump_int(doc, "otherBytes", (int64_t)stats.other_bytes);
    dump_values(doc, store->arena);
    dump_indexes(doc, store);
    dump_close(doc);
}

static void dump_past(kin_document *doc, const kin_store *store)
{
    struct kin__past_stats past = {0};

    if (!store->past)
        return;
    kin__past_get_stats(store->past, &past);
    dump_open(doc, "past");
    dump_int(doc, "entries", (int64_t)past.entries);
    dump_int(doc, "objects", (int64_t)past.holders);
    dump_int(doc, "bytes", (int64_t)past.bytes);
    dump_int(doc, "maxBytes", (int64_t)store->past->opts.max_bytes);
    dump_int(doc, "dropped", (int64_t)past.dropped);
    dump_int(doc, "keepMs", store->past->opts.keep_ns / KIN__NS_PER_MS);
    if (past.complete_ns != KIN__PAST_NEVER)
        dump_int(doc, "completeSinceMs", past.complete_ns / KIN__NS_PER_MS);
    dump_close(doc);
}

static void dump_isolated(const struct kin__isolated_object *object,
                          void *userdata)
{
    kin_document *doc = userdata;
    kin_error err = KIN_ERROR_INIT;

    kin__kept_error_get(&object->error, &err);
    (void)kin__document_open_object(doc);
    dump_text(doc, "key", object->key);
    dump_text(doc, "resourceVersion", object->version);
    dump_text(doc, "message", kin_s(err.message));
    dump_close(doc);
}

static void dump_handler(const kin_handler_stats *handler, void *userdata)
{
    static const char *const policies[] = {
        [KIN_OVERFLOW_GROW] = "grow",
        [KIN_OVERFLOW_BLOCK] = "block",
        [KIN_OVERFLOW_COALESCE] = "coalesce",
    };
    kin_document *doc = userdata;

    (void)kin__document_open_object(doc);
    dump_text(doc, "name", kin_s(handler->name));
    dump_text(doc, "overflow", kin_s(policies[handler->overflow]));
    dump_bool(doc, "isSynced", handler->is_synced);
    dump_int(doc, "delivered", (int64_t)handler->delivered);
    dump_int(doc, "waiting", (int64_t)handler->waiting);
    dump_int(doc, "oldestMs", handler->oldest_ms);
    dump_bool(doc, "isCalled", handler->is_called);
    dump_int(doc, "calledMs", handler->called_ms);
    dump_close(doc);
}

static void dump_all(kin_document *doc, kin_informer *self)
{
    int64_t now_ns = kin__informer_now_ns(self);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin__mutex_assert_held(&self->mutex);
    kin__informer_stats(self, now_ns, &stats);
    (void)kin__document_open_object(doc);
    dump_text(doc, "name", kin_s(self->name));
    dump_source(doc, self);
    dump_bool(doc, "isStarted", self->is_started);
    dump_bool(doc, "isStopped", self->is_stopped);
    dump_bool(doc, "isSynced", stats.is_synced);
    dump_int(doc, "ageMs", stats.age_ms);
    dump_open_array(doc, "reflectors");
    for (size_t i = 0; i < self->sources.count; i++)
        dump_reflector(doc, &self->sources.all[i]);
    dump_close(doc);
    dump_int(doc, "setBacks", (int64_t)stats.set_backs);
    dump_bool(doc, "isFailing", stats.error.code < 0);
    dump_failures(doc, self, now_ns);
    dump_int(doc, "isolatedCount", (int64_t)stats.isolated);
    dump_open_array(doc, "isolated");
    for (size_t i = 0; i < self->sources.count; i++)
        kin__isolated_each(kin__core_isolated(self->sources.all[i].core),
                           dump_isolated, doc);
    dump_close(doc);
    dump_store(doc, self);
    dump_past(doc, kin__core_store(self->core));
    dump_open_array(doc, "handlers");
    kin__informer_each_handler(self, now_ns, dump_handler, doc);
    dump_close(doc);
    dump_close(doc);
}

int kin_informer_dump(const kin_informer *informer, const kin_allocator *alloc,
                      kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_informer *self = (kin_informer *)(uintptr_t)informer;
    int r = kin__document_new(alloc, &doc, err);

    if (r < 0)
        return r;
    kin__mutex_lock(&self->mutex);
    dump_all(doc, self);
    kin__mutex_unlock(&self->mutex);
    r = kin__document_finish(doc, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}

/*
 * ---- metrics ----
 *
 * Names that begin with informer_ are client-go's, those with reflector_ were
 * until it stopped reporting them, and those with kin_ are ours.
 */

enum {
    METRICS_VERSION_DIGITS = 15, /* a double is exact up to there */
    METRICS_LABELS = 5,          /* name, group, version, resource, handler */
};

static const char *const labels[METRICS_LABELS] = {"name", "group", "version",
                                                   "resource", "handler"};

#define OF_NAME .labels = labels, .label_count = 1
#define OF_INFORMER .labels = labels, .label_count = 4
#define OF_HANDLER .labels = labels, .label_count = 5
#define COUNTER .type = KIN_METRIC_COUNTER
#define GAUGE .type = KIN_METRIC_GAUGE
#define SUMMARY .type = KIN_METRIC_SUMMARY

static const struct kin__family queued = {
    OF_INFORMER, GAUGE, .name = "informer_queued_items",
    .help = "Changes not yet delivered to the slowest handler.",
    .is_highest = true};
static const struct kin__family latency = {
    OF_INFORMER, KIN__FAMILY_TIMES,
    .name = "informer_processing_latency_seconds",
    .help = "Time to apply received data to the cache."};
static const struct kin__family store_version = {
    OF_INFORMER, GAUGE, .name = "informer_store_resource_version",
    .help = "The last 15 digits of the cache's resource version.",
    .is_highest = true};

static const struct kin__family lists = {
    OF_NAME, COUNTER, .name = "reflector_lists_total",
    .help = "List requests sent; each page counts."};
static const struct kin__family list_duration = {
    OF_NAME, SUMMARY, .name = "reflector_list_duration_seconds",
    .help = "Time until a list was complete, streamed or not."};
static const struct kin__family list_items = {
    OF_NAME, SUMMARY, .name = "reflector_items_per_list",
    .help = "Objects received in lists."};
static const struct kin__family watches = {OF_NAME, COUNTER,
                                           .name = "reflector_watches_total",
                                           .help = "Watch requests sent."};
static const struct kin__family short_watches = {
    OF_NAME, COUNTER, .name = "reflector_short_watches_total",
    .help = "Watches that ended within a second without an event."};
static const struct kin__family watch_duration = {
    OF_NAME, SUMMARY, .name = "reflector_watch_duration_seconds",
    .help = "Duration of watches."};
static const struct kin__family watch_items = {
    OF_NAME, SUMMARY, .name = "reflector_items_per_watch",
    .help = "Events received from watches."};
static const struct kin__family last_version = {
    OF_NAME, GAUGE, .name = "reflector_last_resource_version",
    .help = "The last 15 digits of the latest resource version received.",
    .is_highest = true};

static const struct kin__family synced = {
    OF_INFORMER, GAUGE, .name = "kin_informer_synced",
    .help = "Informers that have received their first list."};
static const struct kin__family objects = {OF_INFORMER, GAUGE,
                                           .name = "kin_informer_objects",
                                           .help = "Objects in the cache."};
static const struct kin__family bytes = {
    OF_INFORMER, GAUGE, .name = "kin_informer_bytes",
    .help = "Memory used by the cache, including overhead."};
static const struct kin__family values = {
    OF_INFORMER, GAUGE, .name = "kin_informer_values",
    .help = "Distinct values in the cache."};
static const struct kin__family age = {
    OF_INFORMER, GAUGE, .name = "kin_informer_age_seconds",
    .help = "Time since the server last confirmed the state of the cache.",
    .is_highest = true};
static const struct kin__family relists = {
    OF_INFORMER, COUNTER, .name = "kin_informer_relists_total",
    .help = "Complete lists after the first."};
static const struct kin__family set_backs = {
    OF_INFORMER, COUNTER, .name = "kin_informer_set_backs_total",
    .help = "Lists because the server's history had been set back."};
static const struct kin__family events = {OF_INFORMER, COUNTER,
                                          .name = "kin_informer_events_total",
                                          .help = "Watch events received."};
static const struct kin__family failures = {
    OF_INFORMER, COUNTER, .name = "kin_informer_failures_total",
    .help = "Failures reported."};

static const struct kin__family isolated = {
    OF_INFORMER, GAUGE, .name = "kin_informer_isolated_objects",
    .help = "Objects that could not be decoded or stored."};

static const struct kin__family past_entries = {
    OF_INFORMER, GAUGE, .name = "kin_informer_past_entries",
    .help = "Index values and objects of the past that are remembered."};
static const struct kin__family past_bytes = {
    OF_INFORMER, GAUGE, .name = "kin_informer_past_bytes",
    .help = "Memory of the past, partly estimated."};
static const struct kin__family past_dropped = {
    OF_INFORMER, COUNTER, .name = "kin_informer_past_dropped_total",
    .help = "What was forgotten before its time."};
static const struct kin__family verifications = {
    OF_INFORMER, COUNTER, .name = "kin_informer_verifications_total",
    .help = "Comparisons of the cache with the server."};
static const struct kin__family differences = {
    OF_INFORMER, COUNTER, .name = "kin_informer_differences_total",
    .help = "Objects that differed from the server and were replaced."};

static const struct kin__family waiting = {
    OF_HANDLER, GAUGE, .name = "kin_handler_waiting",
    .help = "Changes waiting for delivery to a handler."};
static const struct kin__family lag = {
    OF_HANDLER, GAUGE, .name = "kin_handler_lag_seconds",
    .help = "Age of the oldest change that a handler has not finished.",
    .is_highest = true};
static const struct kin__family delivered = {
    OF_HANDLER, COUNTER, .name = "kin_handler_delivered_total",
    .help = "Changes delivered to a handler."};

/* State of one scrape: the metrics and the current label values. */
struct scrape {
    kin_metrics *metrics;
    kin_str values[METRICS_LABELS];
};

static void report(const struct scrape *scrape,
                   const struct kin__family *family, double value)
{
    kin__metrics_add_sample(scrape->metrics, family, scrape->values, value);
}

static void report_sum(const struct scrape *scrape,
                       const struct kin__family *family, uint64_t count,
                       double sum)
{
    kin__metrics_add_samples(scrape->metrics, family, scrape->values,
                             /* buckets= */ NULL, count, sum);
}

static void report_version(const struct scrape *scrape,
                           const struct kin__family *family, kin_str version)
{
    uint64_t number = 0;
    size_t skip = version.len > METRICS_VERSION_DIGITS
                      ? version.len - METRICS_VERSION_DIGITS
                      : 0;

    if (kin__str_to_u64(kin__str_slice(version, skip, version.len), &number) ==
        0)
        report(scrape, family, (double)number);
}

static void report_reflector(const struct scrape *scrape,
                             const struct kin__source *source)
{
    const struct kin__reflector *reflector = kin__core_reflector(source->core);
    const struct kin__reflector_counts *counts = kin__reflector_counts(
        reflector);

    report(scrape, &lists, (double)counts->lists);
    report_sum(scrape, &list_duration, counts->published,
               kin__seconds_of_ns(counts->publish_ns));
    report_sum(scrape, &list_items, counts->published,
               (double)counts->list_items);
    report(scrape, &watches, (double)counts->watches);
    report(scrape, &short_watches, (double)counts->short_watches);
    report_sum(scrape, &watch_duration, counts->ended_watches,
               kin__seconds_of_ns(counts->watch_ns));
    report_sum(scrape, &watch_items, counts->ended_watches,
               (double)counts->watch_events);
    report_version(scrape, &last_version, kin__reflector_version(reflector));
}

static void report_handler(const kin_handler_stats *handler, void *userdata)
{
    struct scrape *scrape = userdata;
    int64_t oldest_ms = handler->oldest_ms;

    if (handler->is_called && handler->called_ms > oldest_ms)
        oldest_ms = handler->called_ms;
    scrape->values[METRICS_LABELS - 1] = kin_s(handler->name);
    report(scrape, &waiting, (double)handler->waiting);
    report(scrape, &lag, (double)oldest_ms / 1000);
    report(scrape, &delivered, (double)handler->delivered);
}

static void report_informer(const struct scrape *scrape, kin_informer *self,
                            const kin_informer_stats *stats)
{
    const struct kin__times *times = &self->times;

    report(scrape, &queued, (double)stats->waiting);
    kin__metrics_add_samples(scrape->metrics, &latency, scrape->values,
                             times->buckets, times->count,
                             kin__seconds_of_ns((int64_t)times->sum_ns));
    report(scrape, &synced, stats->is_synced);
    report(scrape, &objects, (double)stats->objects);
    report(scrape, &bytes, (double)stats->bytes);
    report(scrape, &values, (double)stats->values);
    report(scrape, &relists, (double)stats->relists);
    report(scrape, &set_backs, (double)stats->set_backs);
    if (stats->age_ms >= 0)
        report(scrape, &age, (double)stats->age_ms / 1000);
    report(scrape, &events, (double)stats->events);
    report(scrape, &failures, (double)stats->failures);
    report(scrape, &isolated, (double)stats->isolated);
    report(scrape, &verifications, (double)stats->verifications);
    report(scrape, &differences, (double)stats->differences);
    if (self->opts.remember_ms == 0)
        return;
    report(scrape, &past_entries, (double)stats->past_entries);
    report(scrape, &past_bytes, (double)stats->past_bytes);
    report(scrape, &past_dropped, (double)stats->past_dropped);
}

static void report_store(const struct scrape *scrape, kin_informer *self)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(self);
    kin_scratch scratch;

    if (snapshot)
        report_version(scrape, &store_version,
                       kin_snapshot_resource_version(snapshot, &scratch));
}

void kin__informer_collect(kin_metrics *metrics, void *informer)
{
    kin_informer *self = informer;
    const kin_resource *resource = self->lw->resource;
    struct scrape scrape = {
        .metrics = metrics,
        .values = {kin_s(self->name), kin_s(resource->group),
                   kin_s(resource->version), kin_s(resource->plural)}};
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    KIN__LOCK_SCOPE(&self->mutex);
    int64_t now_ns = kin__informer_now_ns(self);
    kin__informer_stats(self, now_ns, &stats);
    report_informer(&scrape, self, &stats);
    report_store(&scrape, self);
    for (size_t i = 0; i < self->sources.count; i++)
        report_reflector(&scrape, &self->sources.all[i]);
    kin__informer_each_handler(self, now_ns, report_handler, &scrape);
}
