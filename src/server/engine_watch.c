/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_watch.c - watches: a cursor over the history of a resource.
 */
#include <inttypes.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/selector.h"
#include "server/filter.h"
#include "server/list_opts.h"

enum {
    BATCH = 16,  /* events read at once */
    AWAIT_S = 3, /* wait for a future version, as in kube-apiserver */
    TURNS = 16,  /* a turn may spend 1/TURNS of the steps of a request */
};

enum watch_state {
    WATCH_AWAIT, /* its version is not published.  published -> INITIAL, timeout
                    -> ERROR */
    WATCH_INITIAL, /* current objects as ADDED.  all sent -> EVENTS */
    WATCH_EVENTS,  /* events.  timeout, stop -> ENDED; version gone -> ERROR */
    WATCH_ERROR,   /* one ERROR to send.  sent -> ENDED */
    WATCH_ENDED,   /* from any state.  Final. */
};

struct kin__watch {
    struct kin__waiter waiter; /* first: the last reference frees this */
    const kin_allocator *alloc;
    struct kin__engine *engine;
    struct kin__resource *resource; /* held */
    struct kin__resource_store *resource_store;
    struct kin__filter filter;
    uint64_t steps; /* left in this turn */
    enum watch_state state;
    uint64_t version; /* events up to this version are skipped */
    uint64_t start;   /* the version at which its events began */
    uint64_t place;   /* position in the history */
    struct kin__list_snapshot *initial; /* reference; in INITIAL */
    size_t initial_at;
    bool is_last; /* the resource is no longer served: ends after the last event
                   */
    uint64_t catalog_number; /* of the catalog in which that was looked up */
    bool has_bookmarks;      /* sends bookmarks */
    int64_t await_ns;
    int64_t deadline_ns;                   /* INT64_MAX for none */
    int64_t bookmark_ns;                   /* when the next bookmark is due */
    struct kin__watch_event *batch[BATCH]; /* held */
    int batch_at;
    int batch_count;
    struct kin__watch_event *current; /* reference; the last item returned */
    struct kin__failure failure;      /* sent as ERROR */
    char space[]; /* namespace of the filter; NUL-terminated */
};

/* ---- turns ---- */

/* Objects that do not match cost time and send nothing.  When its steps are
 * spent the watch waits, so that it does not delay the other streams of its
 * thread. */
static void watch_refresh(struct kin__watch *watch)
{
    watch->steps = 1 + watch->engine->opts.request_steps / TURNS;
}

/* Spends steps; may overdraw the last ones. */
static void watch_spend(struct kin__watch *watch, uint64_t steps)
{
    watch->steps -= steps < watch->steps ? steps : watch->steps;
}

/* ---- life ---- */

static void watch_release(struct kin__waiter *waiter)
{
    struct kin__watch *watch = (struct kin__watch *)waiter;

    kin__free(watch->alloc, watch);
}

static void watch_drop_events(struct kin__watch *watch)
{
    while (watch->batch_at < watch->batch_count)
        (void)kin__watch_event_unref(watch->batch[watch->batch_at++]);
    watch->current = kin__watch_event_unref(watch->current);
}

struct kin__watch *kin__watch_free(struct kin__watch *watch)
{
    if (!watch)
        return NULL;
    atomic_store_explicit(&watch->waiter.is_closed, true, memory_order_release);
    kin__mutex_lock(&watch->resource_store->history.lock);
    kin__list_unlink(&watch->waiter.waiting);
    kin__mutex_unlock(&watch->resource_store->history.lock);
    watch_drop_events(watch);
    (void)kin__list_snapshot_unref(watch->initial);
    kin__filter_done(&watch->filter);
    kin__failure_clear(&watch->failure);
    (void)kin__resource_unref(watch->resource);
    atomic_fetch_sub(&watch->engine->watches, 1);
    kin__waiter_unref(&watch->waiter);
    return NULL;
}

/* If it succeeds, kin__watch_free() releases the userdata of the options. */
static int watch_new(struct kin__engine *engine,
                     const struct kin__watch_opts *opts,
                     struct kin__watch **ret)
{
    kin_str space = opts->namespace_;
    struct kin__watch *watch = kin__alloc0(engine->alloc, 1,
                                           sizeof(*watch) + space.len + 1);

    if (!watch)
        return KIN_ENOMEM;
    if (space.len)
        memcpy(watch->space, space.ptr, space.len);
    kin__waiter_init(&watch->waiter);
    watch->waiter.wake = opts->wake;
    watch->waiter.destroy = opts->destroy;
    watch->waiter.userdata = opts->userdata;
    watch->waiter.release = watch_release;
    watch->alloc = engine->alloc;
    watch->engine = engine;
    watch->resource = kin__resource_ref(opts->resource);
    watch->resource_store = kin__served_of(opts->resource)->resource_store;
    watch->has_bookmarks = opts->allows_bookmarks;
    watch->deadline_ns = INT64_MAX;
    watch_refresh(watch);
    kin__failure_init(&watch->failure, engine->alloc);
    atomic_fetch_add(&engine->watches, 1);
    *ret = watch;
    return 0;
}

/* ---- time ---- */

static void watch_set_times(struct kin__watch *watch, int64_t timeout_s)
{
    int64_t now_ns = kin__clock_now_ns(watch->engine->clock);

    if (timeout_s > 0 && timeout_s < INT64_MAX / KIN__NS_PER_S)
        watch->deadline_ns = kin__time_add_ns(now_ns,
                                              timeout_s * KIN__NS_PER_S);
    watch->await_ns = now_ns + AWAIT_S * KIN__NS_PER_S;
}

/* Bookmarks are periodic, with extra ones in the last seconds, so that a client
 * that reconnects has a recent version. */
static void watch_schedule_bookmark(struct kin__watch *watch, int64_t now_ns)
{
    int64_t last_ns = watch->deadline_ns - 2 * KIN__NS_PER_S;

    watch->bookmark_ns = now_ns +
                         watch->engine->opts.bookmark_s * KIN__NS_PER_S;
    if (watch->deadline_ns == INT64_MAX)
        return;
    if (now_ns < last_ns && last_ns < watch->bookmark_ns)
        watch->bookmark_ns = last_ns;
    else if (now_ns >= last_ns)
        watch->bookmark_ns = now_ns + KIN__NS_PER_S;
}

/* ---- start ---- */

static int watch_begin_initial(struct kin__watch *watch)
{
    struct kin__engine *engine = watch->engine;
    uint64_t published = kin__engine_version(engine);
    kin_str space = watch->filter.space;
    kin_str name;
    int r;

    if (kin__selector_requires(watch->filter.fields, KIN__S("metadata.name"),
                               &name) &&
        (space.len || !watch->resource->is_namespaced))
        r = kin__list_snapshot_one(&engine->snapshots, watch->resource_store,
                                   space, name, published, &watch->initial,
                                   &watch->version);
    else
        r = kin__list_snapshot_now(&engine->snapshots, watch->resource_store,
                                   space, published, &watch->initial,
                                   &watch->version);
    if (r < 0)
        return r;
    assert(watch->state == WATCH_AWAIT && watch->initial);
    watch->state = WATCH_INITIAL;
    return 0;
}

/* Enters ERROR; KIN_ENOMEM if there was no memory for the failure, to be
 * retried. */
static int watch_set_error(struct kin__watch *watch)
{
    if (watch->failure.code == KIN_ENOMEM) {
        kin__failure_clear(&watch->failure);
        return KIN_ENOMEM;
    }
    watch->state = WATCH_ERROR;
    return 0;
}

static int watch_fail_old(struct kin__watch *watch)
{
    uint64_t dropped;

    kin__mutex_lock(&watch->resource_store->history.lock);
    dropped = watch->resource_store->history.dropped;
    kin__mutex_unlock(&watch->resource_store->history.lock);
    (void)kin__failure_set(&watch->failure, 410, "Expired",
                           "too old resource version: %" PRIu64 " (%" PRIu64
                           ")",
                           watch->version, dropped);
    return watch_set_error(watch);
}

/* Positions the watch after `watch->version`. */
static int watch_begin_events(struct kin__watch *watch)
{
    if (kin__history_seek(&watch->resource_store->history, watch->version,
                          &watch->place) < 0)
        return watch_fail_old(watch);
    watch->start = watch->version;
    watch->state = WATCH_EVENTS;
    return 0;
}

/* Starts at a version, with the current objects, or now. */
static int watch_begin(struct kin__watch *watch,
                       const struct kin__watch_opts *opts,
                       struct kin__failure *failure)
{
    uint64_t version = 0;
    int r = 0;

    if (opts->version.len)
        r = kin__watch_version_read(opts->version, &version, failure);
    if (r < 0)
        return r;
    watch->version = version;
    bool has_initial = opts->send_initial_events == KIN__YES ||
                       (version == 0 &&
                        opts->send_initial_events == KIN__UNSET);
    if (has_initial) {
        /* kin__watch_next() starts it. */
        watch->state = WATCH_AWAIT;
        return 0;
    }
    if (version == 0)
        watch->version = kin__engine_version(watch->engine);
    r = watch_begin_events(watch);
    return r < 0 ? kin__failure_internal(failure, r, "%s", kin_error_text(r))
                 : 0;
}

int kin__engine_watch(struct kin__engine *engine,
                      const struct kin__watch_opts *opts,
                      struct kin__watch **ret, struct kin__failure *failure)
{
    KIN__AUTO_WATCH *watch = NULL;
    int r = watch_new(engine, opts, &watch);

    if (r < 0) {
        if (opts->destroy)
            opts->destroy(opts->userdata);
        return kin__failure_internal(failure, r, "%s", kin_error_text(r));
    }
    r = kin__watch_opts_check(opts, failure);
    if (r == 0)
        r = kin__filter_init(&watch->filter, engine, watch->resource,
                             opts->labels, opts->fields, failure);
    if (r < 0)
        return r;
    watch->filter.space = kin_s(watch->space);
    watch_set_times(watch, opts->timeout_s);
    watch_schedule_bookmark(watch, kin__clock_now_ns(engine->clock));
    r = watch_begin(watch, opts, failure);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(watch);
    return 0;
}

/* ---- items ---- */

/* Result of a step besides those of kin__watch_next(). */
enum { STEP_AGAIN = 100 };

static bool watch_is_over(const struct kin__watch *watch, int64_t now_ns)
{
    return now_ns >= watch->deadline_ns ||
           atomic_load_explicit(&watch->engine->journal.is_stopped,
                                memory_order_acquire);
}

/* Updates `is_last` if the catalog has changed. */
static void watch_check_served(struct kin__watch *watch)
{
    const struct kin__resource *resource = watch->resource;
    uint64_t number = atomic_load(&watch->engine->catalog_number);

    if (resource->facts || watch->catalog_number == number)
        return;
    KIN__AUTO_RESOURCE *now = kin__engine_find(
        watch->engine, resource->group, resource->version, resource->plural);
    watch->catalog_number = number;
    watch->is_last = now == NULL;
}

/* Whether the catalog has changed since watch_check_served(). */
static bool watch_is_outdated(const struct kin__watch *watch)
{
    kin__mutex_assert_held(&watch->resource_store->history.lock);
    return !watch->resource->facts &&
           watch->catalog_number != atomic_load(&watch->engine->catalog_number);
}

/* Queues the watch for notification, at `due_ns` at the latest. */
static int watch_enqueue(struct kin__watch *watch, int64_t now_ns,
                         int64_t due_ns)
{
    kin__mutex_assert_held(&watch->resource_store->history.lock);
    /* kin__engine_stop() sets the flag before it takes this lock to notify. */
    if (watch_is_over(watch, now_ns)) {
        watch->state = WATCH_ENDED;
        return KIN__WATCH_END;
    }
    watch_refresh(watch);
    watch->waiter.due_ns = due_ns < watch->deadline_ns ? due_ns
                                                       : watch->deadline_ns;
    kin__list_unlink(&watch->waiter.waiting);
    cds_list_add_tail(&watch->waiter.waiting,
                      &watch->resource_store->history.waiters);
    return KIN__WATCH_WAIT;
}

/* The same if no event is left to send. */
static int watch_wait(struct kin__watch *watch, int64_t now_ns, int64_t due_ns)
{
    if (watch_is_outdated(watch))
        return STEP_AGAIN;
    if (watch->is_last) {
        watch->state = WATCH_ENDED;
        return KIN__WATCH_END;
    }
    return watch_enqueue(watch, now_ns, due_ns);
}

/* The turn is over; the watch continues at the next tick. */
static int watch_pause(struct kin__watch *watch, int64_t now_ns)
{
    KIN__LOCK_SCOPE(&watch->resource_store->history.lock);
    return watch_enqueue(watch, now_ns, now_ns);
}

static int step_await(struct kin__watch *watch, int64_t now_ns)
{
    uint64_t published = kin__engine_version(watch->engine);

    if (published >= watch->version) {
        int r = watch_begin_initial(watch);
        return r < 0 ? r : STEP_AGAIN;
    }
    if (now_ns >= watch->await_ns) {
        (void)kin__failure_too_large(&watch->failure, watch->version,
                                     published);
        int r = watch_set_error(watch);
        return r < 0 ? r : STEP_AGAIN;
    }
    KIN__LOCK_SCOPE(&watch->resource_store->history.lock);
    /* Writes of other resources do not notify this watch: check again at the
     * next tick. */
    return watch_wait(watch, now_ns, now_ns);
}

static int step_initial(struct kin__watch *watch, int64_t now_ns,
                        struct kin__watch_item *ret)
{
    const struct kin__list_snapshot *snapshot = watch->initial;

    while (watch->initial_at < snapshot->count) {
        if (watch->steps == 0)
            return watch_pause(watch, now_ns);
        const kin_object *object = snapshot->objects[watch->initial_at++];
        watch_spend(watch, kin__filter_steps(&watch->filter, object));
        if (!kin__filter_selects(&watch->filter, object))
            continue;
        *ret = (struct kin__watch_item){.type = KIN__WATCH_ADDED,
                                        .version = watch->version,
                                        .object = object};
        return KIN__WATCH_ITEM;
    }
    int r = watch_begin_events(watch);
    if (r < 0)
        return r;
    watch->initial = kin__list_snapshot_unref(watch->initial);
    /* Also if initial events were not requested explicitly, as in Kubernetes
     * 1.37. */
    if (!watch->has_bookmarks || watch->state == WATCH_ERROR)
        return STEP_AGAIN;
    *ret = (struct kin__watch_item){.type = KIN__WATCH_BOOKMARK,
                                    .version = watch->version,
                                    .is_initial_end = true};
    return KIN__WATCH_ITEM;
}

/* As kube-apiserver, sends none that is not above the version of the start: a
 * client whose version is in the future, such as that of another history, must
 * not believe that its state is confirmed. */
static int watch_bookmark(struct kin__watch *watch, uint64_t version,
                          int64_t now_ns, struct kin__watch_item *ret)
{
    watch_schedule_bookmark(watch, now_ns);
    if (version <= watch->start)
        return STEP_AGAIN; /* waits for the next one */
    *ret = (struct kin__watch_item){
        .type = KIN__WATCH_BOOKMARK,
        .version = version > watch->version ? version : watch->version};
    return KIN__WATCH_ITEM;
}

/* Reads more events, or waits for them. */
static int watch_refill(struct kin__watch *watch, int64_t now_ns,
                        struct kin__watch_item *ret)
{
    struct kin__history *history = &watch->resource_store->history;
    bool is_due = watch->has_bookmarks && now_ns >= watch->bookmark_ns;
    uint64_t published;
    int count;

    watch->batch_at = watch->batch_count = 0;
    {
        KIN__LOCK_SCOPE(&history->lock);
        kin__list_unlink(&watch->waiter.waiting);
        published = kin__engine_version(watch->engine);
        count = kin__history_read_locked(history, watch->place, published,
                                         watch->batch, BATCH);
        if (count == 0 && !is_due)
            return watch_wait(watch, now_ns,
                              watch->has_bookmarks ? watch->bookmark_ns
                                                   : INT64_MAX);
    }
    if (count < 0) {
        int r = watch_fail_old(watch);
        return r < 0 ? r : STEP_AGAIN;
    }
    if (count == 0)
        return watch_bookmark(watch, published, now_ns, ret);
    assert(count <= BATCH);
    watch->batch_count = count;
    watch->place += (uint64_t)count;
    return STEP_AGAIN;
}

static bool watch_matches(struct kin__watch *watch, const kin_object *object)
{
    if (!object)
        return false;
    watch_spend(watch, kin__filter_steps(&watch->filter, object));
    return kin__filter_matches(&watch->filter, object);
}

/* The type of an event for this watch; 0 if it does not match. */
static enum kin__watch_type watch_type_of(struct kin__watch *watch,
                                          const struct kin__watch_event *event)
{
    bool is_now = watch_matches(watch, event->now);
    bool was = watch_matches(watch, event->old);

    if (is_now)
        return was ? KIN__WATCH_MODIFIED : KIN__WATCH_ADDED;
    return was ? KIN__WATCH_DELETED : 0;
}

/* Returns the next event of the batch, if it matches. */
static int watch_take(struct kin__watch *watch, struct kin__watch_item *ret)
{
    struct kin__watch_event *event = watch->batch[watch->batch_at];
    enum kin__watch_type type = 0;
    const kin_object *object = event->now;

    assert(watch->batch_at < watch->batch_count && !watch->current);

    if (event->version > watch->version)
        type = watch_type_of(watch, event);
    if (type == KIN__WATCH_DELETED) {
        int r = kin__watch_event_gone(event, &object);
        if (r < 0)
            return r;
    }
    watch->batch_at++;
    watch->current = event;
    if (type == 0)
        return STEP_AGAIN;
    watch->version = event->version;
    *ret = (struct kin__watch_item){.type = type,
                                    .version = event->version,
                                    .object = object,
                                    .event = event};
    return KIN__WATCH_ITEM;
}

static int step_events(struct kin__watch *watch, int64_t now_ns,
                       struct kin__watch_item *ret)
{
    watch->current = kin__watch_event_unref(watch->current);
    if (watch->batch_at == watch->batch_count)
        return watch_refill(watch, now_ns, ret);
    if (watch->steps == 0)
        return watch_pause(watch, now_ns);
    return watch_take(watch, ret);
}

static int step_error(struct kin__watch *watch, struct kin__watch_item *ret)
{
    assert(watch->failure.http_code != 0);
    watch->state = WATCH_ENDED;
    *ret = (struct kin__watch_item){.type = KIN__WATCH_ERROR,
                                    .failure = &watch->failure};
    return KIN__WATCH_ITEM;
}

static int watch_step(struct kin__watch *watch, int64_t now_ns,
                      struct kin__watch_item *ret)
{
    watch_check_served(watch);
    switch (watch->state) {
    case WATCH_AWAIT:
        return step_await(watch, now_ns);
    case WATCH_INITIAL:
        return step_initial(watch, now_ns, ret);
    case WATCH_EVENTS:
        return step_events(watch, now_ns, ret);
    case WATCH_ERROR:
        return step_error(watch, ret);
    case WATCH_ENDED:
        break;
    }
    return KIN__WATCH_END;
}

int kin__watch_next(struct kin__watch *watch, struct kin__watch_item *ret)
{
    int64_t now_ns = kin__clock_now_ns(watch->engine->clock);
    int r = STEP_AGAIN;

    assert(watch->batch_at <= watch->batch_count);

    if (watch_is_over(watch, now_ns) && watch->state != WATCH_ERROR)
        watch->state = WATCH_ENDED;
    while (r == STEP_AGAIN)
        r = watch_step(watch, now_ns, ret);
    return r;
}
