/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/past_read.h"

#include <stdlib.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cache/past.h"
#include "cache/standard_index.h"
#include "cache/store.h"

enum { CLAIMS_MAX = 64 };

struct kin_past {
    const kin_allocator *alloc;
    kin_past_entry *items; /* each with a reference to its object */
    size_t count;
    int64_t complete_ns;
};

/* An entry that was found. */
struct found {
    kin_object *object; /* a reference */
    struct kin__bounds since;
    struct kin__bounds until;
    int64_t seen_ns;
    unsigned flags;
    bool is_live;    /* the snapshot shows it */
    bool needs_rule; /* for `since`: it has no open entry */
};

struct past_reader {
    struct kin__past *past;
    const kin_allocator *alloc;
    kin_past_query query; /* with times */
    kin_snapshot *snapshot;
    const struct kin__index *index; /* NULL: objects */
    const struct kin__past_rules *rules;
    kin_str ns; /* from the index by namespace, which is not remembered */
    bool is_in_ns;
    struct found *items;
    size_t count;
    size_t cap;
    int64_t now_ns;
    int64_t live_ns; /* until then what the snapshot shows was true */
    int64_t forgotten_ns;
    int64_t complete_ns;
};

static int64_t later_of(int64_t a_ns, int64_t b_ns)
{
    return a_ns > b_ns ? a_ns : b_ns;
}

static int64_t earlier_of(int64_t a_ns, int64_t b_ns)
{
    return a_ns < b_ns ? a_ns : b_ns;
}

/* ---- what is found ---- */

static int reader_add(struct past_reader *self, const struct found *found)
{
    if (self->count == self->cap) {
        size_t cap = self->cap ? self->cap * 2 : 8;
        struct found *items = kin__realloc(self->alloc, self->items, cap,
                                           sizeof(*items));
        if (!items)
            return KIN_ENOMEM;
        self->items = items;
        self->cap = cap;
    }
    self->items[self->count] = *found;
    (void)kin_object_ref(found->object);
    self->count++;
    return 0;
}

static void reader_done(struct past_reader *self)
{
    for (size_t i = 0; i < self->count; i++)
        (void)kin_object_unref(self->items[i].object);
    kin__free(self->alloc, self->items);
    (void)kin_snapshot_free(self->snapshot);
}

/* Keeps what `keeps` wants. */
static void reader_filter(struct past_reader *self,
                          bool (*keeps)(const struct past_reader *self,
                                        const struct found *found))
{
    size_t kept = 0;

    for (size_t i = 0; i < self->count; i++) {
        if (keeps(self, &self->items[i]))
            self->items[kept++] = self->items[i];
        else
            (void)kin_object_unref(self->items[i].object);
    }
    self->count = kept;
}

/* Whether an object fulfils all conditions but that of the index. */
static bool reader_wants(const struct past_reader *self,
                         const kin_object *object)
{
    const kin_past_query *query = &self->query;

    if (query->key.len > 0 && !kin_str_eq(kin_object_key(object), query->key))
        return false;
    if (query->uid.len > 0 && !kin_str_eq(kin_object_uid(object), query->uid))
        return false;
    if (self->is_in_ns && !kin_str_eq(kin_object_namespace(object), self->ns))
        return false;
    return kin_selector_matches_labels(query->selector,
                                       kin_object_labels(object));
}

/* ---- the present ---- */

/* A uid alone is found by an index that exists for other purposes. */
static kin_iter reader_iter(const struct past_reader *self)
{
    const kin_past_query *query = &self->query;
    kin_str by_uid = KIN__S(KIN_INDEX_POD_UID);
    const struct kin__index *index = NULL;

    if (self->index)
        return kin_snapshot_by_index(self->snapshot, query->index,
                                     query->value);
    if (self->is_in_ns)
        return kin_snapshot_by_index(self->snapshot,
                                     KIN__S(KIN_INDEX_NAMESPACE), self->ns);
    if (query->uid.len > 0)
        index = kin__index_set_find(self->snapshot->indexes, by_uid);
    if (index && kin__standard_index_fields(&index->indexer).len > 0)
        return kin_snapshot_by_index(self->snapshot, by_uid, query->uid);
    return kin_snapshot_list(self->snapshot);
}

static int reader_add_live(struct past_reader *self, const kin_object *object)
{
    if (!object || !reader_wants(self, object))
        return 0;
    return reader_add(self, &(struct found){.object = kin__object_of(object),
                                            .is_live = true});
}

static int reader_collect_live(struct past_reader *self)
{
    int r = 0;

    if (!self->index && self->query.key.len > 0)
        return reader_add_live(
            self, kin_snapshot_get(self->snapshot, self->query.key));
    kin_iter it = reader_iter(self);
    for (const kin_object *object = kin_iter_next(&it); r == 0 && object;
         object = kin_iter_next(&it))
        r = reader_add_live(self, object);
    return r;
}

/* ---- the past, with the lock held ---- */

static kin_str reader_name(const struct past_reader *self,
                           const kin_object *object)
{
    return self->index ? self->query.value : kin_object_key(object);
}

static bool entry_has(const struct past_reader *self,
                      const struct kin__past_entry *entry, kin_str name)
{
    if (entry->index != self->index || !entry->holder)
        return false;
    return !self->index || kin_str_eq(kin__past_value(entry), name);
}

/* Whether neither end excludes the time.  What excludes others counts. */
static bool entry_may_hold(const struct past_reader *self,
                           const struct kin__past_entry *entry)
{
    return self->rules->is_exclusive ||
           (entry->since.min_ns <= self->query.until_ns &&
            entry->until.max_ns > self->query.at_ns);
}

static int reader_take(struct past_reader *self,
                       const struct kin__past_entry *entry)
{
    kin_str value = self->query.value;

    if (!entry_has(self, entry, value) || entry->end > self->snapshot->seq ||
        !entry_may_hold(self, entry))
        return 0;
    return reader_add(self, &(struct found){.object = entry->holder->object,
                                            .since = entry->since,
                                            .until = entry->until,
                                            .seen_ns = entry->seen_ns,
                                            .flags = entry->flags});
}

static int reader_scan(struct past_reader *self, struct cds_list_head *list)
{
    struct kin__past_entry *entry = NULL;
    int r = 0;

    cds_list_for_each_entry(entry, list, by_age) {
        r = reader_take(self, entry);
        if (r < 0)
            break;
    }
    return r;
}

static int reader_collect_past(struct past_reader *self)
{
    const kin_past_query *query = &self->query;
    kin_str name = self->index ? query->value : query->key;
    struct kin__past *past = self->past;
    struct cds_list_head *list = NULL;
    struct kin__past_entry *entry = NULL;
    int r = 0;

    if (!past->names)
        return 0;
    if (self->index || name.len > 0) {
        list = kin__past_names(past,
                               kin__past_hash_name(past, self->index, name));
        cds_list_for_each_entry(entry, list, by_name)
            if (r == 0)
                r = reader_take(self, entry);
    } else if (query->uid.len > 0) {
        list = kin__past_owners(past, kin__past_hash_uid(past, query->uid));
        cds_list_for_each_entry(entry, list, by_owner)
            if (r == 0)
                r = reader_take(self, entry);
    } else {
        r = reader_scan(self, &past->ages);
        if (r == 0)
            r = reader_scan(self, &past->lost);
    }
    return r;
}

/* The entry of what the snapshot shows, if it ended since. */
static const struct kin__past_entry *find_ended(const struct past_reader *self,
                                                const kin_object *object,
                                                kin_str name)
{
    kin_str uid = kin_object_uid(object);
    struct cds_list_head *list = kin__past_owners(
        self->past, kin__past_hash_uid(self->past, uid));
    struct kin__past_entry *entry = NULL;
    kin__seq seq = self->snapshot->seq;

    if (!list)
        return NULL;
    cds_list_for_each_entry(entry, list, by_owner)
        if (entry_has(self, entry, name) && entry->begin <= seq &&
            entry->end > seq &&
            kin_str_eq(kin_object_uid(entry->holder->object), uid))
            return entry;
    return NULL;
}

static void reader_date_live(const struct past_reader *self,
                             struct found *found)
{
    kin_str name = reader_name(self, found->object);
    const struct kin__past_entry *entry = kin__past_find_open(
        self->past, self->index, found->object->id, name);

    if (entry && entry->begin > self->snapshot->seq)
        entry = NULL;
    if (!entry)
        entry = find_ended(self, found->object, name);
    found->until = (struct kin__bounds){.min_ns = self->live_ns,
                                        .max_ns = KIN__PAST_NEVER};
    found->needs_rule = !entry;
    found->since = entry ? entry->since : (struct kin__bounds){0};
    found->seen_ns = entry ? entry->seen_ns : self->forgotten_ns;
}

static int64_t watch_known_ns(const struct kin__past_watch *watch,
                              int64_t now_ns, int64_t delay_ns)
{
    bool is_late = now_ns <= kin__time_add_ns(watch->opened_ns, delay_ns);

    return watch->is_open && !is_late ? now_ns
                                      : earlier_of(watch->known_ns, now_ns);
}

/* Until when the present is known to be complete. */
static int64_t past_live_ns(const struct kin__past *past, int64_t now_ns)
{
    const struct kin__past_opts *opts = &past->opts;
    struct kin__past_watch *watch = NULL;
    int64_t known_ns = now_ns;

    cds_list_for_each_entry(watch, &past->watches, link)
        known_ns = earlier_of(known_ns,
                              watch_known_ns(watch, now_ns, opts->delay_ns));
    return kin__past_add(known_ns, -opts->delay_ns - opts->skew_ns);
}

static int reader_collect(struct past_reader *self)
{
    struct kin__past *past = self->past;
    int r = reader_collect_live(self);

    if (r < 0)
        return r;
    KIN__LOCK_SCOPE(&past->mutex);
    self->live_ns = past_live_ns(past, self->now_ns);
    self->forgotten_ns = past->forgotten_ns;
    self->complete_ns = past->complete_ns;
    if (self->index)
        self->complete_ns = later_of(self->complete_ns,
                                     self->index->past_since_ns);
    for (size_t i = 0; i < self->count; i++)
        reader_date_live(self, &self->items[i]);
    return reader_collect_past(self);
}

/* ---- when each of them was true ---- */

static void found_apply_rule(const struct past_reader *self,
                             struct found *found)
{
    struct kin__past_change change = {
        .now = found->object,
        .when = {.min_ns = KIN__PAST_UNKNOWN, .max_ns = self->forgotten_ns},
        .skew_ns = self->past->opts.skew_ns,
        .delay_ns = self->past->opts.delay_ns,
        .is_selected = self->past->opts.is_selected,
    };

    found->since = self->index ? self->rules->since(&change, self->query.value)
                               : kin__past_created(&change);
}

static void reader_date(struct past_reader *self)
{
    for (size_t i = 0; i < self->count; i++) {
        struct found *found = &self->items[i];
        if (found->needs_rule)
            found_apply_rule(self, found);
        /* An object may be older than its labels. */
        if (self->query.selector)
            found->since.max_ns = later_of(found->since.max_ns, found->seen_ns);
        found->until.min_ns = later_of(found->until.min_ns,
                                       found->since.min_ns);
    }
}

static int found_cmp(const void *a, const void *b)
{
    const struct found *x = a;
    const struct found *y = b;

    if (x->since.max_ns != y->since.max_ns)
        return x->since.max_ns < y->since.max_ns ? 1 : -1;
    return (x->since.min_ns < y->since.min_ns) -
           (x->since.min_ns > y->since.min_ns);
}

/* The older of two claims ends when the younger one begins.  An end that is
 * known otherwise is also a bound for that beginning, unless it is too late:
 * then the object was deleted after its claim had ended. */
static void found_exclude(struct found *older, struct found *younger)
{
    bool has_end = older->until.max_ns != KIN__PAST_NEVER;

    older->until.max_ns = earlier_of(older->until.max_ns,
                                     younger->since.max_ns);
    if (has_end && older->until.min_ns <= younger->since.max_ns)
        younger->since.min_ns = later_of(younger->since.min_ns,
                                         older->until.min_ns);
    else
        older->until.min_ns = earlier_of(older->until.min_ns,
                                         younger->since.min_ns);
}

/* Only if it is certain which claim is the younger one.  The youngest come
 * first, so the search for the next one goes backwards; a crowd of claims
 * within one second is not searched to its end, which leaves the bounds wider.
 */
static void reader_exclude(struct past_reader *self)
{
    for (size_t i = 1; i < self->count; i++) {
        struct found *found = &self->items[i];
        for (size_t k = i; k-- > 0 && i - k <= CLAIMS_MAX;) {
            if (self->items[k].since.min_ns < found->since.max_ns)
                continue;
            found_exclude(found, &self->items[k]);
            break;
        }
    }
}

/* ---- the result ---- */

static bool keeps_wanted(const struct past_reader *self,
                         const struct found *found)
{
    int64_t horizon_ns = kin__time_add_ns(self->now_ns,
                                          -self->past->opts.keep_ns);

    if (!found->is_live && found->until.max_ns < horizon_ns)
        return false;
    return found->is_live || reader_wants(self, found->object);
}

static bool keeps_possible(const struct past_reader *self,
                           const struct found *found)
{
    return found->since.min_ns <= self->query.until_ns &&
           found->until.max_ns > self->query.at_ns;
}

static void found_give(const struct past_reader *self, struct found *found,
                       kin_past_entry *ret)
{
    kin_object *object = KIN__STEAL(found->object);

    *ret = (kin_past_entry){
        .object = object,
        .since_min_ns = found->since.min_ns,
        .since_max_ns = found->since.max_ns,
        .until_min_ns = found->until.min_ns,
        .until_max_ns = found->until.max_ns,
        .is_certain = found->since.max_ns <= self->query.at_ns &&
                      found->until.min_ns > self->query.until_ns,
        .is_current = found->is_live && found->until.max_ns == KIN__PAST_NEVER,
        .is_deleted = found->flags & KIN__PAST_DELETED,
        .is_end_unknown = found->flags & KIN__PAST_NO_END,
        .is_gap = found->flags & KIN__PAST_GAP,
    };
}

static int reader_give(struct past_reader *self, kin_past **ret)
{
    const struct kin__past_opts *opts = &self->past->opts;
    kin_past *past = kin__alloc0(
        self->alloc, 1, sizeof(*past) + self->count * sizeof(past->items[0]));

    if (!past)
        return KIN_ENOMEM;
    past->alloc = self->alloc;
    past->items = (kin_past_entry *)(past + 1);
    past->count = self->count;
    past->complete_ns = later_of(
        self->complete_ns,
        kin__time_add_ns(self->now_ns, opts->skew_ns - opts->keep_ns));
    for (size_t i = 0; i < self->count; i++)
        found_give(self, &self->items[i], &past->items[i]);
    self->count = 0;
    *ret = past;
    return 0;
}

static int reader_init(struct past_reader *self, kin_store *store,
                       const kin_past_query *query, kin_error *err)
{
    static const struct kin__past_rules object_rules = {0};
    kin_past_query *own = &self->query;

    *self = (struct past_reader){.past = store->past,
                                 .alloc = store->alloc,
                                 .query = *query,
                                 .rules = &object_rules};
    self->now_ns = kin__past_now_ns(self->past);
    if (own->at_ns == 0)
        own->at_ns = self->now_ns;
    if (own->until_ns == 0)
        own->until_ns = own->at_ns;
    if (own->until_ns < own->at_ns)
        return kin_error_set(err, KIN_EINVAL, "past: it ends before it begins");
    if (own->index.len + own->key.len + own->uid.len == 0 && !own->selector)
        return kin_error_set(err, KIN_EINVAL, "past: no condition");
    self->snapshot = kin_snapshot_new(store);
    return self->snapshot
               ? 0
               : kin_error_set(err, KIN_ENOMEM, "past: out of memory");
}

static int reader_find_index(struct past_reader *self, kin_error *err)
{
    const kin_past_query *query = &self->query;

    if (query->index.len == 0)
        return 0;
    assert(self->snapshot);
    const struct kin__index *index = kin__index_set_find(
        self->snapshot->indexes, query->index);
    if (!index)
        return kin_error_set(err, KIN_ENOTFOUND, "past: no index \"%.*s\"",
                             KIN_STR(query->index));
    if (index->is_narrow) {
        self->is_in_ns = true;
        self->ns = query->value;
        return 0;
    }
    self->index = index;
    self->rules = kin__past_rules_of(&index->indexer);
    return 0;
}

static int reader_run(struct past_reader *self, kin_past **ret, kin_error *err)
{
    int r = reader_find_index(self, err);

    if (r < 0)
        return r;
    r = reader_collect(self);
    if (r == 0) {
        reader_filter(self, keeps_wanted);
        reader_date(self);
        if (self->count > 1)
            qsort(self->items, self->count, sizeof(self->items[0]), found_cmp);
        if (self->rules->is_exclusive)
            reader_exclude(self);
        reader_filter(self, keeps_possible);
        r = reader_give(self, ret);
    }
    return r < 0 ? kin_error_set(err, r, "past: out of memory") : 0;
}

int kin__past_read(kin_store *store, const kin_past_query *query,
                   kin_past **ret, kin_error *err)
{
    struct past_reader reader;
    int r = reader_init(&reader, store, query, err);

    if (r == 0)
        r = reader_run(&reader, ret, err);
    reader_done(&reader);
    return r;
}

/* Several entries of one object are not ambiguous: the most certain, then the
 * youngest of them counts. */
static int past_pick(kin_past *past, kin_error *err)
{
    assert(past);
    kin_past_entry *items = past->items;
    size_t best = 0;

    if (past->count == 0)
        return kin_error_set(err, KIN_ENOTFOUND, "past: nothing matches");
    for (size_t i = 1; i < past->count; i++) {
        if (!kin_str_eq(kin_object_uid(items[i].object),
                        kin_object_uid(items[0].object)))
            return kin_error_set(err, KIN_EAMBIGUOUS,
                                 "past: both %.*s and %.*s match",
                                 KIN_STR(kin_object_key(items[0].object)),
                                 KIN_STR(kin_object_key(items[i].object)));
        if (items[i].is_certain && !items[best].is_certain)
            best = i;
    }
    kin_past_entry first = items[0];
    items[0] = items[best];
    items[best] = first;
    while (past->count > 1)
        (void)kin_object_unref(kin__object_of(items[--past->count].object));
    return 0;
}

int kin__past_read_unique(kin_store *store, const kin_past_query *query,
                          kin_past **ret, kin_error *err)
{
    KIN_AUTO(kin_past) *past = NULL;
    int r = kin__past_read(store, query, &past, err);

    if (r == 0)
        r = past_pick(past, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(past);
    return 0;
}

/* ---- results ---- */

size_t kin_past_count(const kin_past *past)
{
    return past ? past->count : 0;
}

const kin_past_entry *kin_past_at(const kin_past *past, size_t index)
{
    return index < kin_past_count(past) ? &past->items[index] : NULL;
}

int64_t kin_past_complete_since_ns(const kin_past *past)
{
    return past->complete_ns;
}

kin_past *kin_past_free(kin_past *past)
{
    if (!past)
        return NULL;
    for (size_t i = 0; i < past->count; i++)
        (void)kin_object_unref(kin__object_of(past->items[i].object));
    kin__free(past->alloc, past);
    return NULL;
}
