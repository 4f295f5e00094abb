/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/past.h"

#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cache/store.h"
#include "object/blocks.h"

enum {
    BUCKETS_MIN = 64,
    BUCKETS_MAX = 1 << 24,
};

/* ---- buckets ---- */

static uint32_t hash_mix(uint32_t hash, uint64_t more)
{
    return hash ^ (uint32_t)(more * UINT64_C(0x9E3779B97F4A7C15) >> 32);
}

static uint32_t past_hash_text(const struct kin__past *self, kin_str text)
{
    return kin__text_hash(&self->store->objects.key, text);
}

uint32_t kin__past_hash_name(const struct kin__past *past,
                             const struct kin__index *index, kin_str name)
{
    return hash_mix(past_hash_text(past, name), (uintptr_t)index);
}

uint32_t kin__past_hash_uid(const struct kin__past *past, kin_str uid)
{
    return past_hash_text(past, uid);
}

static uint32_t open_hash(uint32_t name_hash, uint32_t id)
{
    return hash_mix(name_hash, UINT64_C(1) << 32 | id);
}

static struct cds_list_head *past_bucket(const struct kin__past *self,
                                         struct cds_list_head *buckets,
                                         uint32_t hash)
{
    assert((self->bucket_count & (self->bucket_count - 1)) == 0);
    return buckets ? &buckets[hash & (self->bucket_count - 1)] : NULL;
}

struct cds_list_head *kin__past_names(const struct kin__past *past,
                                      uint32_t hash)
{
    return past_bucket(past, past->names, hash);
}

struct cds_list_head *kin__past_owners(const struct kin__past *past,
                                       uint32_t hash)
{
    return past_bucket(past, past->owners, hash);
}

static size_t buckets_bytes(size_t count)
{
    return 2 * count * sizeof(struct cds_list_head);
}

static void past_rehash(struct kin__past *self, struct cds_list_head *from)
{
    struct kin__past_entry *entry = NULL;

    cds_list_for_each_entry(entry, from, by_age) {
        cds_list_add_tail(&entry->by_name, kin__past_names(self, entry->hash));
        cds_list_add_tail(&entry->by_owner,
                          kin__past_owners(self, entry->owner_hash));
    }
}

/* Makes the tables large enough for one more entry, if there is memory. */
static int past_grow(struct kin__past *self)
{
    size_t count = self->bucket_count ? self->bucket_count * 2 : BUCKETS_MIN;

    if (self->count < self->bucket_count || self->bucket_count >= BUCKETS_MAX)
        return 0;
    /* One block for both. */
    struct cds_list_head *buckets = kin__alloc(self->opts.alloc, 2 * count,
                                               sizeof(*buckets));
    if (!buckets)
        return self->bucket_count ? 0 : KIN_ENOMEM;
    for (size_t i = 0; i < 2 * count; i++)
        CDS_INIT_LIST_HEAD(&buckets[i]);
    kin__free(self->opts.alloc, self->names);
    self->bytes += buckets_bytes(count) - buckets_bytes(self->bucket_count);
    self->names = buckets;
    self->owners = buckets + count;
    self->bucket_count = count;
    past_rehash(self, &self->ages);
    past_rehash(self, &self->lost);
    return 0;
}

/* ---- entries ---- */

static size_t entry_size(size_t len)
{
    return sizeof(struct kin__past_entry) + len;
}

static bool entry_is_open(const struct kin__past_entry *entry)
{
    return !entry->holder;
}

static bool entry_is_lost(const struct kin__past_entry *entry)
{
    return entry->holder && entry->until.max_ns == KIN__PAST_NEVER &&
           !(entry->flags & KIN__PAST_ISOLATED);
}

static void past_lock(struct kin__past *self)
{
    if (!self->is_locked)
        kin__mutex_lock(&self->mutex);
    self->is_locked = true;
}

static void holder_free(struct kin__past *self, struct kin__past_holder *holder)
{
    (void)kin_object_unref(holder->object);
    kin__free(self->opts.alloc, holder);
}

/* Moves an entry to the dead ones. */
static void past_unlink(struct kin__past *self, struct kin__past_entry *entry)
{
    struct kin__past_holder *holder = entry->holder;

    kin__mutex_assert_held(&self->mutex);
    self->count--;
    self->lost_count -= entry_is_lost(entry);
    self->bytes -= entry_size(entry->len);
    cds_list_del_init(&entry->by_name);
    cds_list_del_init(&entry->by_owner);
    cds_list_move(&entry->by_age, &self->dead);
    if (!holder)
        return;
    if (holder->refs > 1) {
        holder->refs--;
        entry->holder = NULL;
    } else {
        self->bytes -= holder->bytes;
        self->holders--;
    }
}

/* Frees the dead without the lock (T4). */
static void past_bury(struct kin__past *self)
{
    struct kin__past_entry *entry = NULL;
    struct kin__past_entry *next = NULL;

    cds_list_for_each_entry_safe(entry, next, &self->dead, by_age) {
        if (entry->holder)
            holder_free(self, entry->holder);
        if (self->opts.is_secret)
            explicit_bzero(entry->value, entry->len);
        kin__free(self->opts.alloc, entry);
    }
    CDS_INIT_LIST_HEAD(&self->dead);
}

static int64_t later_of(int64_t a_ns, int64_t b_ns)
{
    return a_ns > b_ns ? a_ns : b_ns;
}

static int64_t earlier_of(int64_t a_ns, int64_t b_ns)
{
    return a_ns < b_ns ? a_ns : b_ns;
}

/* Something that began in these bounds has no entry any more. */
static void past_forget(struct kin__past *self, int64_t since_max_ns)
{
    self->forgotten_ns = later_of(self->forgotten_ns, since_max_ns);
}

/* Something that ended in these bounds is missing. */
static void past_miss(struct kin__past *self, int64_t until_max_ns,
                      int64_t at_ns)
{
    if (until_max_ns == KIN__PAST_NEVER)
        until_max_ns = at_ns;
    self->complete_ns = later_of(self->complete_ns, until_max_ns);
    self->dropped++;
}

static void past_evict(struct kin__past *self, struct kin__past_entry *entry,
                       bool is_early)
{
    if (entry_is_open(entry)) {
        past_forget(self, later_of(entry->since.max_ns, entry->seen_ns));
        self->dropped += is_early;
    } else if (is_early) {
        past_miss(self, entry->until.max_ns, self->arrival.at_ns);
    }
    past_unlink(self, entry);
}

static struct kin__past_entry *past_oldest(struct kin__past *self)
{
    struct cds_list_head *list = kin__list_is_linked(&self->ages) ? &self->ages
                                                                  : &self->lost;

    return cds_list_first_entry(list, struct kin__past_entry, by_age);
}

/* Drops the oldest until the rest is within the limit. */
static void past_limit(struct kin__past *self)
{
    while (self->count > 0 && self->bytes > self->opts.max_bytes)
        past_evict(self, past_oldest(self), /* is_early= */ true);
}

static void past_expire(struct kin__past *self, int64_t now_ns)
{
    int64_t horizon_ns = kin__time_add_ns(now_ns, -self->opts.keep_ns);

    while (kin__list_is_linked(&self->ages)) {
        struct kin__past_entry *entry = past_oldest(self);
        if (entry->changed_ns >= horizon_ns)
            break;
        past_evict(self, entry, /* is_early= */ false);
    }
}

/* Adds an open entry; NULL without memory. */
static struct kin__past_entry *past_add(struct kin__past *self,
                                        const struct kin__index *index,
                                        kin_str name, kin_str value)
{
    struct kin__past_entry *entry = NULL;

    past_lock(self);
    if (past_grow(self) == 0)
        entry = kin__alloc0(self->opts.alloc, 1, entry_size(value.len));
    if (!entry)
        return NULL;
    if (value.len > 0)
        memcpy(entry->value, value.ptr, value.len);
    entry->len = (uint16_t)value.len;
    entry->index = index;
    entry->hash = kin__past_hash_name(self, index, name);
    entry->owner_hash = open_hash(entry->hash, self->id);
    entry->id = self->id;
    entry->end = KIN__SEQ_NEVER;
    entry->changed_ns = self->arrival.at_ns;
    cds_list_add_tail(&entry->by_age, &self->ages);
    cds_list_add_tail(&entry->by_name, kin__past_names(self, entry->hash));
    cds_list_add_tail(&entry->by_owner,
                      kin__past_owners(self, entry->owner_hash));
    self->count++;
    self->bytes += entry_size(entry->len);
    return entry;
}

struct kin__past_entry *kin__past_find_open(const struct kin__past *past,
                                            const struct kin__index *index,
                                            uint32_t id, kin_str name)
{
    uint32_t hash = kin__past_hash_name(past, index, name);
    struct cds_list_head *list = kin__past_owners(past, open_hash(hash, id));
    struct kin__past_entry *entry = NULL;

    if (!list)
        return NULL;
    cds_list_for_each_entry(entry, list, by_owner)
        if (entry_is_open(entry) && entry->id == id && entry->index == index &&
            entry->hash == hash &&
            (!index || kin_str_eq(kin__past_value(entry), name)))
            return entry;
    return NULL;
}

/* ---- versions of objects ---- */

/* The average, with the values: what a deleted object keeps. */
static size_t past_object_bytes(const struct kin__past *self)
{
    const struct kin__arena *arena = self->store->arena;
    uint64_t used = (arena->top - arena->stats.free_words) * KIN__WORD +
                    self->store->pool->bytes;

    return (size_t)(used / (self->store->facts.count + self->holders + 1));
}

/* Returns the holder of the old version, NULL without memory. */
static struct kin__past_holder *past_hold(struct kin__past *self)
{
    struct kin__past_holder *holder = self->holder;

    if (holder)
        return holder;
    holder = kin__alloc0(self->opts.alloc, 1, sizeof(*holder));
    if (!holder)
        return NULL;
    holder->object = kin_object_ref(self->change.old);
    holder->bytes = sizeof(*holder) + sizeof(kin_object);
    if (!self->change.now || self->is_replaced)
        holder->bytes += past_object_bytes(self);
    self->holder = holder;
    return holder;
}

/* ---- beginnings ---- */

static kin__seq past_seq(const struct kin__past *self)
{
    return kin__store_next_seq(self->store);
}

static struct kin__past_change change_of_begin(const struct kin__past *self)
{
    struct kin__past_change change = self->change;

    if (self->is_replaced)
        change.old = NULL;
    return change;
}

static void past_began(struct kin__past *self, const struct kin__index *index,
                       kin_str name, kin_str value, struct kin__bounds since)
{
    struct kin__past_entry *entry = past_add(self, index, name, value);

    if (!entry) {
        past_forget(self, later_of(since.max_ns, self->change.when.max_ns));
        self->dropped++;
        return;
    }
    entry->since = since;
    entry->seen_ns = self->change.when.max_ns;
    entry->begin = past_seq(self);
}

/* ---- ends ---- */

/* Returns the change that ends an entry of the old version. */
static struct kin__past_change change_of_end(const struct kin__past *self)
{
    struct kin__past_change change = self->change;

    if (self->is_replaced) {
        change.now = NULL;
        change.last = self->change.old;
    }
    return change;
}

/* When an entry began that has no open one. */
static struct kin__bounds past_since(const struct kin__past *self,
                                     const struct kin__index *index,
                                     kin_str value)
{
    struct kin__past_change change = self->change;

    change.now = change.old;
    change.old = NULL;
    change.when = (struct kin__bounds){.min_ns = KIN__PAST_UNKNOWN,
                                       .max_ns = self->forgotten_ns};
    return index ? kin__past_rules_of(&index->indexer)->since(&change, value)
                 : kin__past_created(&change);
}

/* Returns the open entry, or a new one. */
static struct kin__past_entry *past_take(struct kin__past *self,
                                         const struct kin__index *index,
                                         kin_str name, kin_str value)
{
    past_lock(self);
    struct kin__past_entry *entry = kin__past_find_open(self, index, self->id,
                                                        name);
    if (entry)
        return entry;
    entry = past_add(self, index, name, value);
    if (!entry)
        return NULL;
    entry->since = past_since(self, index, value);
    entry->seen_ns = self->forgotten_ns;
    return entry;
}

static uint16_t past_end_flags(const struct kin__past *self,
                               const struct kin__past_change *change)
{
    unsigned flags = self->arrival.is_gap ? KIN__PAST_GAP : 0;

    if (change->now)
        return (uint16_t)flags;
    if (self->is_isolated)
        return (uint16_t)(flags | KIN__PAST_ISOLATED | KIN__PAST_NO_END);
    return (uint16_t)(flags | KIN__PAST_DELETED);
}

static void entry_set_until(struct kin__past_entry *entry,
                            struct kin__bounds until)
{
    until.min_ns = later_of(until.min_ns, entry->since.min_ns);
    until.min_ns = earlier_of(until.min_ns, until.max_ns);
    entry->until = until;
}

static void entry_set_holder(struct kin__past *self,
                             struct kin__past_entry *entry,
                             struct kin__past_holder *holder)
{
    kin_str uid = kin_object_uid(holder->object);

    if (holder->refs++ == 0) {
        self->holders++;
        self->bytes += holder->bytes;
    }
    entry->holder = holder;
    entry->owner_hash = kin__past_hash_uid(self, uid);
    cds_list_move(&entry->by_owner, kin__past_owners(self, entry->owner_hash));
}

/* Ends an entry; it becomes the newest. */
static void past_close(struct kin__past *self, struct kin__past_entry *entry,
                       struct kin__bounds until, unsigned flags)
{
    assert(entry->holder);
    entry->flags = (uint16_t)flags;
    if (flags & KIN__PAST_ISOLATED)
        until.max_ns = KIN__PAST_NEVER;
    entry_set_until(entry, until);
    entry->changed_ns = self->arrival.at_ns;
    bool is_lost = entry_is_lost(entry);
    self->lost_count += is_lost;
    cds_list_del(&entry->by_age);
    cds_list_add_tail(&entry->by_age, is_lost ? &self->lost : &self->ages);
}

static void past_ended(struct kin__past *self, const struct kin__index *index,
                       kin_str name, kin_str value)
{
    struct kin__past_change change = change_of_end(self);
    struct kin__past_entry *entry = past_take(self, index, name, value);
    struct kin__past_holder *holder = past_hold(self);
    unsigned flags = past_end_flags(self, &change);
    struct kin__bounds until = change.when;

    if (index &&
        kin__past_rules_of(&index->indexer)->until(&change, value, &until) ==
            KIN__PAST_LOST)
        flags |= KIN__PAST_NO_END;
    if (!entry || !holder) {
        past_miss(self, until.max_ns, self->arrival.at_ns);
        if (entry)
            past_unlink(self, entry);
        return;
    }
    entry->end = past_seq(self);
    entry_set_holder(self, entry, holder);
    past_close(self, entry, until, flags);
}

/* ---- values that were lost without an end ---- */

static bool lost_is_of(const struct kin__past_entry *entry, kin_str uid)
{
    return entry_is_lost(entry) &&
           kin_str_eq(kin_object_uid(entry->holder->object), uid);
}

static void lost_end(struct kin__past *self, struct kin__past_entry *entry,
                     const struct kin__past_change *change,
                     struct kin__bounds until)
{
    self->lost_count--;
    past_close(self, entry, until, past_end_flags(self, change));
}

/* The object has ended: so have the values that it had lost. */
static void past_settle_lost(struct kin__past *self)
{
    struct kin__past_change change = change_of_end(self);
    kin_str uid = kin_object_uid(change.old);
    struct kin__past_entry *entry = NULL;
    struct kin__past_entry *next = NULL;

    past_lock(self);
    struct cds_list_head *list = kin__past_owners(
        self, kin__past_hash_uid(self, uid));
    if (!list)
        return;
    cds_list_for_each_entry_safe(entry, next, list, by_owner) {
        struct kin__bounds until = change.when;
        if (!lost_is_of(entry, uid))
            continue;
        change.old = entry->holder->object;
        (void)kin__past_rules_of(&entry->index->indexer)
            ->until(&change, kin__past_value(entry), &until);
        lost_end(self, entry, &change, until);
    }
}

/* The object has a value again: the same one goes on, which is returned;
 * another one of its kind has taken the place of the lost one. */
static bool past_regain(struct kin__past *self, const struct kin__index *index,
                        kin_str value, struct kin__bounds *since)
{
    kin_str uid = kin_object_uid(self->change.now);
    struct kin__past_entry *entry = NULL;
    struct kin__past_entry *next = NULL;
    bool is_same = false;

    past_lock(self);
    struct cds_list_head *list = kin__past_owners(
        self, kin__past_hash_uid(self, uid));
    if (!list)
        return false;
    cds_list_for_each_entry_safe(entry, next, list, by_owner) {
        if (!lost_is_of(entry, uid) || entry->index != index)
            continue;
        if (kin_str_eq(kin__past_value(entry), value)) {
            *since = entry->since;
            is_same = true;
            past_unlink(self, entry);
        } else if (entry->len == value.len) {
            lost_end(self, entry, &self->change,
                     (struct kin__bounds){.min_ns = entry->until.min_ns,
                                          .max_ns = since->max_ns});
        }
    }
    return is_same;
}

/* ---- changes of a store ---- */

static void value_end(kin_str value, void *userdata)
{
    const struct kin__index *const *index = userdata;
    struct kin__past *self = (*index)->past;

    past_ended(self, *index, value, value);
}

static void past_begin_value(struct kin__past *self,
                             const struct kin__index *index, kin_str value)
{
    struct kin__past_change change = change_of_begin(self);

    if (self->arrival.is_first)
        return;
    struct kin__bounds since =
        kin__past_rules_of(&index->indexer)->since(&change, value);
    if (self->lost_count > 0 && !self->is_replaced)
        (void)past_regain(self, index, value, &since);
    past_began(self, index, value, value, since);
}

static void value_begin(kin_str value, void *userdata)
{
    const struct kin__index *const *index = userdata;

    past_begin_value((*index)->past, *index, value);
}

/* Another object has the key: all values change hands. */
static void past_each_value(struct kin__past *self,
                            void (*each)(kin_str value, void *userdata))
{
    const struct kin__index_set *set = kin__store_indexes(self->store);

    for (size_t i = 0; i < set->count; i++) {
        const struct kin__index *index = set->items[i];
        if (index->past)
            kin__index_each_value(index, self->id, each, &index);
    }
}

static bool labels_are_same(const kin_object *a, const kin_object *b)
{
    return a->labels == b->labels ||
           kin_value_equal(kin_object_labels(a), kin_object_labels(b));
}

static void past_set_change(struct kin__past *self, const kin_object *old,
                            const kin_object *now)
{
    const struct kin__past_arrival *arrival = &self->arrival;
    int64_t skew_ns = self->opts.skew_ns;

    self->change = (struct kin__past_change){
        .old = old,
        .now = now,
        .last = now          ? now
                : self->last ? self->last
                             : old,
        .when = {.min_ns = kin__past_add(arrival->after_ns, -skew_ns),
                 .max_ns = kin__past_add(arrival->at_ns, skew_ns)},
        .skew_ns = skew_ns,
        .delay_ns = self->opts.delay_ns,
        .is_selected = self->opts.is_selected,
    };
}

void kin__past_begin(struct kin__past *past, const kin_object *old,
                     const kin_object *now, uint32_t id)
{
    bool is_same = old && now &&
                   kin_str_eq(kin_object_uid(old), kin_object_uid(now));
    bool is_other = !is_same || !labels_are_same(old, now);

    assert(!past->is_locked && !past->holder && (old || now));
    past->id = id;
    past_set_change(past, old, now);
    past->is_replaced = old && now && !is_same;
    if (past->lost_count > 0 && old &&
        (!is_same || (now && kin__past_is_over(now))))
        past_settle_lost(past);
    if (past->is_replaced)
        past_each_value(past, value_end);
    if (old && is_other)
        past_ended(past, /* index= */ NULL, kin_object_key(old), KIN__S(""));
    if (!now || !is_other || past->arrival.is_first)
        return;
    struct kin__past_change change = change_of_begin(past);
    past_began(past, /* index= */ NULL, kin_object_key(now), KIN__S(""),
               is_same ? change.when : kin__past_created(&change));
}

void kin__past_value_began(struct kin__past *past,
                           const struct kin__index *index, uint32_t id,
                           kin_str value)
{
    assert(id == past->id && past->change.now);
    (void)id;
    if (!past->is_replaced)
        past_begin_value(past, index, value);
}

void kin__past_value_ended(struct kin__past *past,
                           const struct kin__index *index, uint32_t id,
                           kin_str value)
{
    assert(id == past->id && past->change.old);
    (void)id;
    if (!past->is_replaced)
        past_ended(past, index, value, value);
}

void kin__past_end(struct kin__past *past)
{
    if (past->is_replaced)
        past_each_value(past, value_begin);
    past->last = NULL;
    past->is_isolated = false;
    past->is_replaced = false;
    if (!past->is_locked)
        return;
    struct kin__past_holder *unused = KIN__STEAL(past->holder);
    if (unused && unused->refs > 0)
        unused = NULL; /* it belongs to entries */
    past_expire(past, past->arrival.at_ns);
    past_limit(past);
    past->is_locked = false;
    kin__mutex_unlock(&past->mutex);
    past_bury(past);
    if (unused)
        holder_free(past, unused);
}

void kin__past_index_added(struct kin__past *past, struct kin__index *index)
{
    int64_t now_ns = kin__past_add(kin__past_now_ns(past), past->opts.skew_ns);

    if (index->is_narrow)
        return;
    KIN__LOCK_SCOPE(&past->mutex);
    past_forget(past, now_ns);
    index->past = past;
    index->past_since_ns = now_ns;
}

/* ---- by the core ---- */

int64_t kin__past_now_ns(const struct kin__past *past)
{
    return kin__clock_wall_ns(past->opts.clock);
}

void kin__past_arrive(struct kin__past *past,
                      const struct kin__past_arrival *arrival)
{
    past->arrival = *arrival;
}

void kin__past_expect_end(struct kin__past *past, const kin_object *last,
                          bool is_isolated)
{
    past->last = last;
    past->is_isolated = is_isolated;
}

void kin__past_start(struct kin__past *past, int64_t at_ns)
{
    int64_t known_ns = kin__past_add(at_ns, past->opts.skew_ns);

    KIN__LOCK_SCOPE(&past->mutex);
    past_forget(past, known_ns);
    past->complete_ns = past->complete_ns == KIN__PAST_NEVER
                            ? known_ns
                            : later_of(past->complete_ns, known_ns);
}

void kin__past_load(struct kin__past *past, int64_t at_ns)
{
    KIN__LOCK_SCOPE(&past->mutex);
    past_forget(past, kin__past_add(at_ns, past->opts.skew_ns));
}

void kin__past_add_watch(struct kin__past *past, struct kin__past_watch *watch)
{
    KIN__LOCK_SCOPE(&past->mutex);
    *watch = (struct kin__past_watch){.known_ns = KIN__PAST_UNKNOWN,
                                      .opened_ns = KIN__PAST_UNKNOWN};
    cds_list_add_tail(&watch->link, &past->watches);
}

void kin__past_remove_watch(struct kin__past *past,
                            struct kin__past_watch *watch)
{
    KIN__LOCK_SCOPE(&past->mutex);
    cds_list_del(&watch->link);
}

void kin__past_know(struct kin__past *past, struct kin__past_watch *watch,
                    int64_t known_ns)
{
    KIN__LOCK_SCOPE(&past->mutex);
    watch->known_ns = known_ns;
}

void kin__past_set_open(struct kin__past *past, struct kin__past_watch *watch,
                        bool is_open, int64_t at_ns)
{
    KIN__LOCK_SCOPE(&past->mutex);
    watch->is_open = is_open;
    watch->opened_ns = at_ns;
}

/* ---- memory ---- */

void kin__past_expire(struct kin__past *past, int64_t now_ns)
{
    if (past->count == 0)
        return;
    kin__mutex_lock(&past->mutex);
    past_expire(past, now_ns);
    kin__mutex_unlock(&past->mutex);
    past_bury(past);
}

void kin__past_clear(struct kin__past *past)
{
    kin__mutex_lock(&past->mutex);
    while (past->count > 0)
        past_evict(past, past_oldest(past), /* is_early= */ true);
    kin__mutex_unlock(&past->mutex);
    past_bury(past);
}

void kin__past_get_stats(struct kin__past *past, struct kin__past_stats *ret)
{
    KIN__LOCK_SCOPE(&past->mutex);
    *ret = (struct kin__past_stats){
        .entries = past->count,
        .holders = past->holders,
        .bytes = past->bytes,
        .dropped = past->dropped,
        .complete_ns = past->complete_ns,
    };
}

int kin__past_new(struct kin_store *store, const struct kin__past_opts *opts,
                  struct kin__past **ret)
{
    struct kin__past *past = kin__alloc0(opts->alloc, 1, sizeof(*past));

    if (!past)
        return KIN_ENOMEM;
    past->opts = *opts;
    past->store = store;
    past->bytes = sizeof(*past);
    past->forgotten_ns = KIN__PAST_UNKNOWN;
    past->complete_ns = KIN__PAST_NEVER;
    kin__mutex_init(&past->mutex);
    CDS_INIT_LIST_HEAD(&past->ages);
    CDS_INIT_LIST_HEAD(&past->lost);
    CDS_INIT_LIST_HEAD(&past->dead);
    CDS_INIT_LIST_HEAD(&past->watches);
    *ret = past;
    return 0;
}

struct kin__past *kin__past_free(struct kin__past *past)
{
    if (!past)
        return NULL;
    kin__past_clear(past);
    kin__mutex_done(&past->mutex);
    kin__free(past->opts.alloc, past->names);
    kin__free(past->opts.alloc, past);
    return NULL;
}
