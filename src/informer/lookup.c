/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/lookup.h"

#include <assert.h>
#include <stdatomic.h>

#include "base/alloc.h"
#include "base/kept_error.h"
#include "base/map.h"
#include "base/opts.h"
#include "base/ref.h"
#include "base/stop.h"
#include "cache/index.h"
#include "cache/store.h"
#include "informer/informer.h"

enum {
    LOOKUPS_MAX = 1 << 24,
    VALUE_MAX = 65535,
    INDEXES_MAX = 64, /* that are waited for at a time */
    BY_KEY = 0,       /* instead of an index */
    BATCH = 64,       /* callbacks before others get their turn */
};

enum lookup_state {
    LOOKUP_NEW,
    LOOKUP_WAITING, /* in the map */
    LOOKUP_READY,   /* its callback is due */
    LOOKUP_CALLING,
    LOOKUP_ENDED,
};

/* What a lookup waits for. */
struct lookup_want {
    uint32_t index; /* BY_KEY, or 1 + its place in lookups.indexes */
    kin_str value;
};

struct kin_lookup {
    struct kin__lookups *lookups; /* a reference */
    struct lookup_want want;      /* the text is behind the struct */
    kin_lookup_fn *on_done;
    void *userdata;
    void (*destroy)(void *userdata);
    struct kin__stop_watch watch;

    /* Guarded by the mutex of the set. */
    enum lookup_state state;
    struct cds_list_head link; /* waiting: others that want the same, or only
                                  itself; ready: the next that are ready */
    struct kin__timer timer;
    bool is_orphan; /* the job frees it */
    int code;       /* of the end */

    kin_object *object; /* owned; NULL until it is ready */
};

/* ---- the table ---- */

static struct lookup_want want_of(const kin_lookup *lookup)
{
    return lookup->want;
}

static uint64_t want_hash(struct lookup_want want, uint64_t seed)
{
    return kin__hash(want.value,
                     seed + want.index * UINT64_C(0x9e3779b97f4a7c15));
}

static bool want_equal(struct lookup_want a, struct lookup_want b)
{
    return a.index == b.index && kin_str_eq(a.value, b.value);
}

KIN__MAP_DEFINE(want_map, kin_lookup, struct lookup_want, want_of, want_hash,
                want_equal);

struct kin__lookups {
    struct kin__ref ref;
    const kin_allocator *alloc;
    const kin_clock *clock;
    bool is_in_loop;
    const kin_store *store; /* borrowed, until the end */
    struct kin__job job;

    struct kin__mutex mutex; /* taken after the informer's, and before that of
                                the executor; guards all below */
    struct kin__cond called;
    struct want_map wanted; /* the first lookup of each want */
    struct kin__timers timers;
    struct cds_list_head ready;
    kin_lookup *current; /* whose callback runs */
    uintptr_t thread;    /* that runs it; 0 for none */
    bool is_stopped;
    bool is_ended;                  /* there is no job */
    struct kin__kept_error stopped; /* why; constant after the stop */
    /* Changed with the informer's lock held, too. */
    struct {
        char *name;   /* owned; NULL: free */
        size_t count; /* waiting lookups */
    } indexes[INDEXES_MAX];
    _Atomic size_t waiting; /* in the map */
};

/* ---- waiting; the lock of the set is held ---- */

static void indexes_count(struct kin__lookups *self, uint32_t index, int change)
{
    kin__mutex_assert_held(&self->mutex);
    if (index != BY_KEY)
        self->indexes[index - 1].count += (size_t)change;
    atomic_fetch_add_explicit(&self->waiting, (size_t)change,
                              memory_order_relaxed);
}

static int lookup_wait(kin_lookup *lookup)
{
    struct kin__lookups *self = lookup->lookups;

    kin__mutex_assert_held(&self->mutex);
    kin_lookup *first = want_map_get(&self->wanted, lookup->want);
    int r = first ? 0 : want_map_insert(&self->wanted, lookup);
    if (r < 0)
        return r;
    if (first)
        cds_list_add_tail(&lookup->link, &first->link);
    lookup->state = LOOKUP_WAITING;
    indexes_count(self, lookup->want.index, 1);
    return 0;
}

static void lookup_leave(kin_lookup *lookup)
{
    struct kin__lookups *self = lookup->lookups;

    kin__mutex_assert_held(&self->mutex);
    assert(lookup->state == LOOKUP_WAITING);
    if (want_map_get(&self->wanted, lookup->want) == lookup) {
        kin_lookup *old = NULL;
        (void)want_map_remove(&self->wanted, lookup->want);
        if (kin__list_is_linked(&lookup->link)) {
            kin_lookup *next = cds_list_entry(lookup->link.next, kin_lookup,
                                              link);
            int r = want_map_replace(&self->wanted, next, &old);
            assert(r == 0); /* there is room: one was removed */
            (void)r;
        }
    }
    kin__list_unlink(&lookup->link);
    indexes_count(self, lookup->want.index, -1);
}

/* The lookup has ended; its callback is due. */
static void lookup_ready(kin_lookup *lookup, int code, const kin_object *object)
{
    struct kin__lookups *self = lookup->lookups;

    kin__mutex_assert_held(&self->mutex);
    if (lookup->state == LOOKUP_WAITING)
        lookup_leave(lookup);
    kin__timers_cancel(&self->timers, &lookup->timer);
    lookup->state = LOOKUP_READY;
    lookup->code = code;
    lookup->object = object ? kin_object_ref(object) : NULL;
    cds_list_add_tail(&lookup->link, &self->ready);
}

static void lookup_on_timer(struct kin__timer *timer, void *userdata)
{
    (void)timer;
    lookup_ready(userdata, KIN_ETIMEDOUT, NULL);
}

static void lookup_cancel(kin_lookup *lookup, int code)
{
    struct kin__lookups *self = lookup->lookups;

    kin__mutex_lock(&self->mutex);
    bool is_waiting = lookup->state == LOOKUP_WAITING;
    if (is_waiting)
        lookup_ready(lookup, code, NULL);
    else if (lookup->state == LOOKUP_NEW)
        lookup->code = code; /* it ends as soon as it is added */
    /* With the lock held: the job is there until the stop. */
    if (is_waiting && !self->is_ended)
        kin__job_post(&self->job);
    kin__mutex_unlock(&self->mutex);
}

static void lookup_on_stop(void *userdata)
{
    lookup_cancel(userdata, KIN_ESTOPPED);
}

/* ---- publishing ---- */

/* Ends the lookups that wait for this; returns whether there were any. */
static bool lookups_found(struct kin__lookups *self,
                          const struct lookup_want *want,
                          const kin_object *object)
{
    KIN__LOCK_SCOPE(&self->mutex);
    kin_lookup *first = want_map_get(&self->wanted, *want);
    bool is_found = first != NULL;

    for (; first; first = want_map_get(&self->wanted, *want))
        lookup_ready(first, 0, object);
    return is_found;
}

struct lookup_sink {
    struct kin_index_sink sink;
    struct kin__lookups *lookups;
    const kin_object *object;
    uint32_t index;
    bool has_found;
};

static int sink_emit(struct kin_index_sink *sink, kin_str value)
{
    struct lookup_sink *self = (struct lookup_sink *)sink;
    struct lookup_want want = {.index = self->index, .value = value};

    self->has_found |= lookups_found(self->lookups, &want, self->object);
    return 0;
}

/* Names of indexes change only with the informer's lock held. */
static bool lookups_note_index(struct kin__lookups *self, uint32_t i,
                               const kin_object *object)
{
    kin__mutex_lock(&self->mutex);
    bool is_wanted = self->indexes[i].count > 0;
    kin__mutex_unlock(&self->mutex);
    const struct kin__index *index =
        is_wanted ? kin__index_set_find(kin__store_indexes(self->store),
                                        kin_s(self->indexes[i].name))
                  : NULL;
    struct lookup_sink sink = {.sink = {.emit = sink_emit},
                               .lookups = self,
                               .object = object,
                               .index = i + 1};

    /* The store has reported an object that the index cannot hold. */
    return index &&
           kin__index_run(index, object, &sink.sink,
                          /* err= */ NULL) == 0 &&
           sink.has_found;
}

void kin__lookups_note(struct kin__lookups *lookups, const kin_object *object)
{
    struct lookup_want key = {.index = BY_KEY, .value = kin_object_key(object)};

    if (atomic_load_explicit(&lookups->waiting, memory_order_relaxed) == 0)
        return;
    bool has_found = lookups_found(lookups, &key, object);
    for (uint32_t i = 0; i < INDEXES_MAX && lookups->indexes[i].name; i++)
        has_found |= lookups_note_index(lookups, i, object);
    if (has_found)
        kin__job_post(&lookups->job);
}

/* ---- callbacks ---- */

static void lookup_free_memory(kin_lookup *lookup);

static kin_lookup *lookups_pop(struct kin__lookups *self)
{
    KIN__LOCK_SCOPE(&self->mutex);
    kin_lookup *lookup = KIN__LIST_POP(&self->ready, kin_lookup, link);

    if (lookup) {
        lookup->state = LOOKUP_CALLING;
        self->current = lookup;
        self->thread = kin__thread_self();
    }
    return lookup;
}

/* The callback has returned, or was left by longjmp(). */
static void lookups_called(struct kin__lookups *self)
{
    kin_lookup *lookup = self->current;

    if (!lookup)
        return;
    kin__userdata_destroy(lookup->destroy, lookup->userdata);
    lookup->destroy = NULL;
    kin__mutex_lock(&self->mutex);
    self->current = NULL;
    self->thread = 0;
    lookup->state = LOOKUP_ENDED;
    bool is_orphan = lookup->is_orphan;
    kin__cond_broadcast(&self->called);
    kin__mutex_unlock(&self->mutex);
    if (is_orphan)
        lookup_free_memory(lookup);
}

static void lookups_on_left(void *userdata)
{
    lookups_called(userdata);
}

static void lookup_explain(const kin_lookup *lookup, kin_error *err)
{
    struct kin__lookups *self = lookup->lookups;
    KIN__LOCK_SCOPE(&self->mutex);

    if (self->is_stopped && lookup->code == self->stopped.code)
        kin__kept_error_get(&self->stopped, err);
    else
        (void)kin_error_set(err, lookup->code, "lookup of %.*s: %s",
                            KIN_STR(lookup->want.value),
                            kin_error_text(lookup->code));
}

static void lookup_call(kin_lookup *lookup)
{
    bool is_in_loop = lookup->lookups->is_in_loop;
    kin_error err = KIN_ERROR_INIT;

    kin__stop_watch_remove(&lookup->watch);
    if (lookup->code < 0)
        lookup_explain(lookup, &err);
    if (!is_in_loop)
        kin__thread_begin_callback();
    lookup->on_done(lookup, lookup->code < 0 ? &err : NULL, lookup->userdata);
    if (!is_in_loop)
        kin__thread_end_callback();
}

/* Calls at most `max` callbacks; returns whether more may be due. */
static bool lookups_call(struct kin__lookups *self, size_t max)
{
    for (size_t i = 0; i < max; i++) {
        kin_lookup *lookup = lookups_pop(self);
        if (!lookup)
            return false;
        lookup_call(lookup);
        lookups_called(self);
    }
    return true;
}

static void lookups_job(struct kin__job *job, void *userdata)
{
    struct kin__lookups *self = userdata;

    kin__mutex_lock(&self->mutex);
    (void)kin__timers_run(&self->timers);
    kin__mutex_unlock(&self->mutex);
    bool has_more = lookups_call(self, BATCH);
    kin__mutex_lock(&self->mutex);
    kin_deadline next = kin__timers_next(&self->timers);
    kin__mutex_unlock(&self->mutex);
    if (has_more)
        kin__job_post(job);
    kin__job_set_due(job, next.at_ns);
}

/* ---- life of the set ---- */

int kin__lookups_new(const kin_informer *informer, struct kin__lookups **ret)
{
    const kin_allocator *alloc = informer->alloc;
    struct kin__lookups *self = kin__alloc0(alloc, 1, sizeof(*self));

    if (!self)
        return KIN_ENOMEM;
    int r = kin__job_init(&self->job, informer->executor, lookups_job, self);
    if (r < 0) {
        kin__free(alloc, self);
        return r;
    }
    self->job.on_left = lookups_on_left;
    kin__ref_init(&self->ref);
    self->alloc = alloc;
    self->clock = informer->clock;
    self->is_in_loop = informer->opts.loop != NULL;
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->called);
    want_map_init(&self->wanted, alloc, kin__hash_seed(), LOOKUPS_MAX);
    kin__timers_init(&self->timers, alloc, informer->clock);
    CDS_INIT_LIST_HEAD(&self->ready);
    *ret = self;
    return 0;
}

void kin__lookups_attach(struct kin__lookups *lookups, struct kin__core *core)
{
    lookups->store = kin__core_store(core);
    kin__core_processor(core)->lookups = lookups;
}

static void lookups_unref(struct kin__lookups *self)
{
    if (!kin__ref_put(&self->ref))
        return;
    assert(want_map_count(&self->wanted) == 0);
    for (size_t i = 0; i < INDEXES_MAX; i++)
        kin__free(self->alloc, self->indexes[i].name);
    kin__kept_error_clear(&self->stopped, self->alloc);
    kin__timers_done(&self->timers);
    want_map_done(&self->wanted);
    kin__cond_done(&self->called);
    kin__mutex_done(&self->mutex);
    kin__free(self->alloc, self);
}

/* Ends a lookup that the map no longer has. */
static void lookup_stop(kin_lookup *lookup, int code)
{
    kin__list_unlink(&lookup->link);
    indexes_count(lookup->lookups, lookup->want.index, -1);
    lookup->state = LOOKUP_NEW;
    lookup_ready(lookup, code, NULL);
}

static void lookups_stop_all(struct kin__lookups *self, int code)
{
    struct want_map_iter it = want_map_iterate(&self->wanted);

    kin__mutex_assert_held(&self->mutex);
    for (kin_lookup *first = want_map_next(&it); first;
         first = want_map_next(&it)) {
        want_map_iter_remove(&it);
        while (kin__list_is_linked(&first->link))
            lookup_stop(cds_list_entry(first->link.next, kin_lookup, link),
                        code);
        lookup_stop(first, code);
    }
}

void kin__lookups_stop(struct kin__lookups *lookups, const kin_error *err)
{
    KIN__LOCK_SCOPE(&lookups->mutex);

    if (lookups->is_stopped)
        return;
    lookups->is_stopped = true;
    kin__kept_error_set(&lookups->stopped, lookups->alloc, err);
    lookups_stop_all(lookups, err->code);
    kin__job_post(&lookups->job);
}

void kin__lookups_end(struct kin__lookups *lookups)
{
    if (!lookups)
        return;
    kin__mutex_lock(&lookups->mutex);
    assert(lookups->is_stopped || want_map_count(&lookups->wanted) == 0);
    lookups->is_stopped = true;
    lookups->is_ended = true;
    kin__mutex_unlock(&lookups->mutex);
    kin__job_done(&lookups->job);
    (void)lookups_call(lookups, SIZE_MAX);
    lookups_unref(lookups);
}

/* ---- starting ---- */

static void lookup_free_memory(kin_lookup *lookup)
{
    struct kin__lookups *lookups = lookup->lookups;

    (void)kin_object_unref(lookup->object);
    kin__free(lookups->alloc, lookup);
    lookups_unref(lookups);
}

static int lookup_new(struct kin__lookups *lookups, const kin_lookup_opts *opts,
                      kin_lookup **ret)
{
    size_t len = opts->value.len;
    kin_lookup *self = kin__alloc0(lookups->alloc, 1, sizeof(*self) + len + 1);

    if (!self)
        return KIN_ENOMEM;
    if (len > 0)
        memcpy(self + 1, opts->value.ptr, len);
    kin__ref_get(&lookups->ref);
    self->lookups = lookups;
    self->want.value = kin_str_of((const char *)(self + 1), len);
    self->on_done = opts->on_done;
    self->userdata = opts->userdata;
    self->destroy = opts->destroy;
    CDS_INIT_LIST_HEAD(&self->link);
    kin__timer_init(&self->timer, lookup_on_timer, self);
    *ret = self;
    return 0;
}

/* Finds the place of an index that is waited for, or takes one.  The informer's
 * lock is held. */
static int lookups_find_index(struct kin__lookups *self, kin_str name,
                              uint32_t *ret)
{
    uint32_t unused = INDEXES_MAX;

    kin__mutex_assert_held(&self->mutex);
    if (name.len == 0) {
        *ret = BY_KEY;
        return 0;
    }
    for (uint32_t i = INDEXES_MAX; i-- > 0;) {
        if (self->indexes[i].name &&
            kin_str_eq(kin_s(self->indexes[i].name), name)) {
            *ret = i + 1;
            return 0;
        }
        if (self->indexes[i].count == 0)
            unused = i;
    }
    if (unused == INDEXES_MAX)
        return KIN_ELIMIT;
    char *copy = kin__strdup(self->alloc, name);
    if (!copy)
        return KIN_ENOMEM;
    kin__free(self->alloc, self->indexes[unused].name);
    self->indexes[unused].name = copy;
    *ret = unused + 1;
    return 0;
}

static int lookup_arm(kin_lookup *lookup, const kin_lookup_opts *opts)
{
    struct kin__lookups *self = lookup->lookups;
    kin_deadline due = kin__stop_deadline_on(opts->stop, self->clock);

    kin__mutex_assert_held(&self->mutex);
    if (opts->timeout_ms > 0)
        due = kin__deadline_min(
            due, kin__deadline_after(self->clock,
                                     kin__time_of_ms(opts->timeout_ms)));
    if (kin__deadline_is_never(due))
        return 0;
    int64_t before_ns = kin__timers_next(&self->timers).at_ns;
    int r = kin__timers_add(&self->timers, &lookup->timer, due);
    if (r == 0 && due.at_ns < before_ns)
        kin__job_post(&self->job); /* which sets its due time */
    return r;
}

/* Ends the lookup, or lets it wait.  `found` is what the store has. */
static int lookup_add(kin_lookup *lookup, const kin_lookup_opts *opts,
                      const kin_object *found)
{
    struct kin__lookups *self = lookup->lookups;
    KIN__LOCK_SCOPE(&self->mutex);

    if (self->is_stopped)
        return self->stopped.code < 0 ? self->stopped.code : KIN_ESTOPPED;
    if (found || lookup->code < 0) {
        lookup_ready(lookup, found ? 0 : lookup->code, found);
        kin__job_post(&self->job);
        return 0;
    }
    int r = lookups_find_index(self, opts->index, &lookup->want.index);
    if (r == 0)
        r = lookup_wait(lookup);
    if (r == 0) {
        r = lookup_arm(lookup, opts);
        if (r < 0)
            lookup_leave(lookup);
    }
    return r;
}

/* Returns what the store has now: NULL if nothing. */
static int lookup_look(const kin_snapshot *now, const kin_lookup_opts *opts,
                       const kin_object **ret)
{
    if (!now)
        return KIN_ENOMEM;
    if (opts->index.len == 0) {
        *ret = kin_snapshot_get(now, opts->value);
        return 0;
    }
    kin_iter it = kin_snapshot_by_index(now, opts->index, opts->value);
    *ret = it.code == 0 ? kin_iter_next(&it) : NULL;
    return it.code;
}

/* The lock is only needed to wait. */
static int lookup_begin(kin_informer *informer, kin_lookup *lookup,
                        const kin_lookup_opts *opts)
{
    KIN_AUTO(kin_snapshot) *before = kin_informer_snapshot(informer);
    const kin_object *found = NULL;
    int r = lookup_look(before, opts, &found);

    if (r < 0 || found)
        return r < 0 ? r : lookup_add(lookup, opts, found);
    KIN__LOCK_SCOPE(&informer->mutex);
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);
    r = lookup_look(now, opts, &found);
    return r < 0 ? r : lookup_add(lookup, opts, found);
}

static int lookup_start(kin_informer *informer, const kin_lookup_opts *opts,
                        kin_lookup **ret)
{
    kin_lookup *lookup = NULL;

    if (!opts->on_done || opts->timeout_ms < 0)
        return KIN_EINVAL;
    if (opts->value.len > VALUE_MAX)
        return KIN_ELIMIT;
    int r = lookup_new(informer->lookups, opts, &lookup);
    if (r < 0)
        return r;
    assert(lookup);
    lookup->is_orphan = !ret;
    /* Before it is added: the job removes it. */
    kin__stop_watch_add(&lookup->watch, opts->stop, lookup_on_stop, lookup);
    kin_lookup *before = ret ? *ret : NULL;
    if (ret)
        *ret = lookup; /* before its callback */
    r = lookup_begin(informer, lookup, opts);
    if (r < 0) {
        if (ret)
            *ret = before;
        kin__stop_watch_remove(&lookup->watch);
        lookup_free_memory(lookup);
    }
    return r;
}

int kin_informer_lookup_async(kin_informer *informer,
                              const kin_lookup_opts *opts, kin_lookup **ret,
                              kin_error *err)
{
    kin_lookup_opts own = KIN_INIT(kin_lookup_opts);
    int r = kin__opts_take(opts, sizeof(own), &own);

    if (r == 0)
        r = kin__thread_check_locks(err);
    if (r == 0)
        r = lookup_start(informer, &own, ret);
    if (r == 0)
        return 0;
    kin__userdata_destroy(own.destroy, own.userdata);
    return kin_error_set(err, r, "%s: lookup of %.*s: %s", informer->name,
                         KIN_STR(own.value), kin_error_text(r));
}

/* ---- for callers ---- */

void kin_lookup_cancel(kin_lookup *lookup)
{
    if (lookup)
        lookup_cancel(lookup, KIN_ESTOPPED);
}

const kin_object *kin_lookup_object(const kin_lookup *lookup)
{
    return lookup->object;
}

/* Ends a lookup without a callback; false if its callback is running on this
 * thread, and frees it afterwards. */
static bool lookup_end(kin_lookup *lookup)
{
    struct kin__lookups *self = lookup->lookups;
    KIN__LOCK_SCOPE(&self->mutex);

    if (lookup->state == LOOKUP_CALLING && self->thread == kin__thread_self()) {
        lookup->is_orphan = true;
        return false;
    }
    while (lookup->state == LOOKUP_CALLING)
        kin__cond_wait(&self->called, &self->mutex);
    if (lookup->state == LOOKUP_WAITING) {
        lookup_leave(lookup);
        kin__timers_cancel(&self->timers, &lookup->timer);
    }
    kin__list_unlink(&lookup->link);
    lookup->state = LOOKUP_ENDED;
    return true;
}

kin_lookup *kin_lookup_free(kin_lookup *lookup)
{
    if (!lookup || !lookup_end(lookup))
        return NULL;
    kin__stop_watch_remove(&lookup->watch);
    kin__userdata_destroy(lookup->destroy, lookup->userdata);
    lookup_free_memory(lookup);
    return NULL;
}
