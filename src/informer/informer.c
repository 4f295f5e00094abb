/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/informer.h"

#include <assert.h>
#include <string.h>

#include <kin/selector.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/random.h"
#include "base/str.h"
#include "cache/index_path.h"
#include "cache/standard_index.h"
#include "cache/store.h"
#include "informer/informer_opts.h"
#include "informer/lookup.h"
#include "informer/metadata.h"
#include "informer/source_prove.h"
#include "kube/client.h"
#include "kube/lister_watcher.h"
#include "kube/status.h"
#include "object/projection.h"

/* ---- waiting ---- */

void kin__informer_changed(kin_informer *informer)
{
    kin__mutex_assert_held(&informer->mutex);
    if (informer->waiters > 0)
        kin__cond_broadcast(&informer->changed);
}

/* The progress of a list. */
static int informer_explain_list(const kin_informer *self,
                                 const struct kin__source *source, int code,
                                 kin_error *err)
{
    const struct kin__reflector *reflector = kin__core_reflector(source->core);
    unsigned long long staged = kin__reflector_staged(reflector);
    unsigned long long expected = kin__reflector_expected(reflector);

    if (expected > 0)
        return kin_error_set(err, code,
                             "%s: not synced: %llu of %llu objects so far",
                             self->name, staged, expected);
    return kin_error_set(err, code, "%s: not synced: %llu objects so far",
                         self->name, staged);
}

bool kin__version_reaches(kin_str have, kin_str want)
{
    assert(have.len == 0 || kin__version_is_number(have));
    assert(kin__version_is_number(want));
    if (have.len != want.len)
        return have.len > want.len;
    return memcmp(have.ptr, want.ptr, want.len) >= 0;
}

bool kin__version_is_number(kin_str version)
{
    for (size_t i = 0; i < version.len; i++)
        if (version.ptr[i] < '0' || version.ptr[i] > '9')
            return false;
    return version.len > 0 && (version.ptr[0] != '0' || version.len == 1);
}

/* Whether it has its list, and has reached a version, unless that is empty. */
static bool source_is_there(const struct kin__source *source, kin_str version)
{
    kin_str have = kin__reflector_version(kin__core_reflector(source->core));

    if (!kin__core_has_list(source->core))
        return false;
    return version.len == 0 || (kin__version_is_number(have) &&
                                kin__version_reaches(have, version));
}

/* The source that is behind: one with a failure, if there is any. */
static const struct kin__source *informer_straggler(const kin_informer *self,
                                                    kin_str version)
{
    const struct kin__sources *sources = &self->sources;
    const struct kin__source *found = NULL;

    for (size_t i = 0; i < sources->count; i++) {
        const struct kin__source *source = &sources->all[i];
        const struct kin__reflector *reflector = kin__core_reflector(
            source->core);
        if (source_is_there(source, version))
            continue;
        if (kin__reflector_failure(reflector) < 0)
            return source;
        if (!found)
            found = source;
    }
    return found ? found : &sources->all[0];
}

/* Why a list or a version has not arrived. */
static int informer_explain(const kin_informer *self, kin_str version, int code,
                            kin_error *err)
{
    const struct kin__source *source = informer_straggler(self, version);
    const struct kin__reflector *reflector = kin__core_reflector(source->core);
    bool is_synced = kin__core_has_synced(self->core);
    kin_str have = kin__reflector_version(reflector);

    kin__mutex_assert_held(&self->mutex);
    if (self->has_given_up)
        code = self->rejection.code;
    if (!err)
        return code;
    if (self->has_given_up) {
        kin__kept_error_get(&self->rejection, err);
        return kin_error_wrap(err, "%s: gave up", self->name);
    }
    if (self->is_stopped)
        return kin_error_set(err, code, "%s: the informer was stopped",
                             self->name);
    if (!self->is_started)
        return kin_error_set(err, code, "%s: the informer was not started",
                             self->name);
    if (kin__reflector_failure(reflector) < 0) {
        kin__reflector_error(reflector, err);
        (void)kin__unserved_reason(self->lw->resource, err);
        kin__failure_describe(kin__reflector_failed_watch(reflector), err);
        err->code = code;
        kin__source_wrap(source, err);
    } else if (!is_synced) {
        return informer_explain_list(self, source, code, err);
    } else {
        (void)kin_error_set(err, code, "the server has sent nothing newer");
        kin__source_wrap(source, err);
    }
    if (is_synced)
        (void)kin_error_wrap(err, "%s: at version %.*s, not at %.*s yet",
                             self->name, KIN_STR(have), KIN_STR(version));
    else
        (void)kin_error_wrap(err, "%s: not synced", self->name);
    return code;
}

int kin__informer_check_call_at(kin_informer *informer, const char *what,
                                const void *frame, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    int r = kin__thread_check_locks(&why);

    if (r == 0) {
        kin__informer_find_left(informer, (uintptr_t)frame);
        return 0;
    }
    (void)kin_error_wrap(&why, "%s: %s", informer->name, what);
    KIN__LOG(informer->opts.log, KIN_LOG_ERROR, "informer", why.message);
    if (err)
        *err = why;
    return r;
}

bool kin__informer_check_synced(kin_informer *informer, kin_error *err)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (kin__core_has_synced(informer->core))
        return true;
    const struct kin__source *source = informer_straggler(informer, kin_s(""));
    int failure = kin__reflector_failure(kin__core_reflector(source->core));
    (void)informer_explain(informer, /* version= */ kin_s(""),
                           informer->is_stopped ? KIN_ESTOPPED
                           : failure < 0        ? failure
                                                : KIN_ETIMEDOUT,
                           err);
    return false;
}

struct informer_wait {
    kin_informer *informer;
    kin_stop *stop;
    kin_deadline deadline; /* on the informer's clock */
    bool (*is_done)(const struct informer_wait *wait);
    kin_str version;
    size_t source; /* that has to reach it; KIN__SOURCE_ALL: all */
    bool ends_on_rejection;
    uint64_t seen;    /* rejections, when the wait began */
    bool is_rejected; /* a rejection has ended it */
};

/* The code of the last rejection, if the first list is missing because of it;
 * else 0.  The lock is held. */
static int informer_rejection(const kin_informer *self)
{
    kin__mutex_assert_held(&self->mutex);
    if (kin__core_has_synced(self->core) ||
        (self->is_stopped && !self->has_given_up) ||
        (self->rejected && kin__core_has_list(self->rejected->core)))
        return 0;
    return self->rejection.code;
}

static int informer_explain_rejection(const kin_informer *self, kin_error *err)
{
    if (err && self->has_given_up)
        return informer_explain(self, kin_s(""), self->rejection.code, err);
    if (err) {
        kin__kept_error_get(&self->rejection, err);
        (void)kin_error_wrap(err, "%s: not synced", self->name);
    }
    return self->rejection.code;
}

/* A permanent failure that no earlier wait has returned; else 0. */
static int wait_rejection(struct informer_wait *wait)
{
    kin_informer *self = wait->informer;

    kin__mutex_assert_held(&wait->informer->mutex);
    if (!wait->ends_on_rejection || self->rejection_count == wait->seen)
        return 0;
    int code = informer_rejection(self);
    wait->is_rejected = code < 0;
    if (code < 0)
        self->rejections_seen = self->rejection_count;
    return code;
}

static int wait_reason(struct informer_wait *wait)
{
    if (wait->informer->is_stopped)
        return KIN_ESTOPPED;
    int r = kin_stop_reason(wait->stop);
    if (r == 0)
        r = wait_rejection(wait);
    if (r == 0 && kin__deadline_passed(wait->informer->clock, wait->deadline))
        return KIN_ETIMEDOUT;
    return r;
}

static int informer_wait(struct informer_wait *wait, kin_error *err)
{
    kin_informer *self = wait->informer;
    int r = kin__thread_check_locks(err);
    KIN__AUTO_STOP_WAKER waker = {0};

    if (r < 0)
        return r;
    kin__stop_waker_add(&waker, wait->stop, &self->mutex, &self->changed);
    KIN__LOCK_SCOPE(&self->mutex);
    wait->seen = self->rejections_seen;
    self->waiters++;
    while (!wait->is_done(wait)) {
        r = wait_reason(wait);
        if (r < 0)
            break;
        r = kin__thread_check_io(err);
        if (r < 0) {
            self->waiters--;
            return r;
        }
        (void)kin__cond_wait_until(
            &self->changed, &self->mutex, self->clock,
            kin__deadline_min(wait->deadline,
                              kin__stop_deadline_on(wait->stop, self->clock)));
    }
    self->waiters--;
    if (wait->is_rejected)
        return informer_explain_rejection(self, err);
    return r < 0 ? informer_explain(self, wait->version, r, err) : 0;
}

static void waker_wake(struct kin__rejection_waker *waker)
{
    assert(waker->mutex && waker->cond);
    KIN__LOCK_SCOPE(waker->mutex);
    waker->is_rejected = true;
    kin__cond_broadcast(waker->cond);
}

void kin__informer_wake_rejected(kin_informer *informer)
{
    struct kin__rejection_waker *waker = NULL;

    kin__mutex_assert_held(&informer->mutex);
    cds_list_for_each_entry(waker, &informer->rejection_wakers, link) {
        waker_wake(waker);
    }
}

static bool informer_has_new_rejection(const kin_informer *informer)
{
    return informer->rejection_count != informer->rejections_seen &&
           informer_rejection(informer) < 0;
}

void kin__rejection_waker_add(struct kin__rejection_waker *waker,
                              kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    cds_list_add_tail(&waker->link, &informer->rejection_wakers);
    waker->seen = informer->rejections_seen;
    if (informer->has_given_up || informer_has_new_rejection(informer))
        waker_wake(waker);
}

void kin__rejection_waker_remove(struct kin__rejection_waker *waker,
                                 kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    kin__list_unlink(&waker->link);
}

int kin__informer_take_rejection(kin_informer *informer, kin_error *err)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (!informer_has_new_rejection(informer))
        return 0;
    informer->rejections_seen = informer->rejection_count;
    return informer_explain_rejection(informer, err);
}

int kin__informer_take_failure(kin_informer *informer,
                               struct kin__rejection_waker *waker,
                               kin_error *err)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    if (!informer->has_given_up && (informer->rejection_count == waker->seen ||
                                    informer_rejection(informer) == 0))
        return 0;
    waker->seen = informer->rejection_count;
    informer->rejections_seen = informer->rejection_count;
    return informer_explain_rejection(informer, err);
}

bool kin__informer_is_stopped(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    return informer->is_stopped;
}

static bool is_synced(const struct informer_wait *wait)
{
    return kin__core_has_synced(wait->informer->core);
}

int kin_informer_wait_synced(kin_informer *informer, kin_stop *stop,
                             kin_error *err)
{
    return informer_wait(&(struct informer_wait){.informer = informer,
                                                 .stop = stop,
                                                 .deadline = KIN_NEVER,
                                                 .is_done = is_synced,
                                                 .ends_on_rejection = true},
                         err);
}

static bool has_version(const struct informer_wait *wait)
{
    const struct kin__sources *sources = &wait->informer->sources;

    if (wait->source < sources->count)
        return source_is_there(&sources->all[wait->source], wait->version);
    for (size_t i = 0; i < sources->count; i++)
        if (!source_is_there(&sources->all[i], wait->version))
            return false;
    return true;
}

int kin_informer_wait_version(kin_informer *informer, kin_str resource_version,
                              kin_stop *stop, kin_error *err)
{
    const struct kin__informer_place everywhere = {.version = resource_version,
                                                   .source = KIN__SOURCE_ALL};

    return kin__informer_wait_place(informer, &everywhere, stop, KIN_NEVER,
                                    err);
}

size_t kin__informer_source_of(const kin_informer *informer, kin_str ns)
{
    const struct kin__sources *sources = &informer->sources;

    for (size_t i = 0; i < sources->count; i++)
        if (sources->all[i].ns.len > 0 && kin_str_eq(sources->all[i].ns, ns))
            return i;
    return KIN__SOURCE_ALL;
}

/* The lock is held. */
static bool informer_is_at(kin_informer *informer,
                           const struct kin__informer_place *place)
{
    kin__mutex_assert_held(&informer->mutex);
    return has_version(&(struct informer_wait){.informer = informer,
                                               .version = place->version,
                                               .source = place->source});
}

bool kin__informer_is_at(kin_informer *informer,
                         const struct kin__informer_place *place)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    return informer_is_at(informer, place);
}

int kin__informer_try_at(kin_informer *informer,
                         const struct kin__informer_place *place)
{
    if (!kin__mutex_try_lock(&informer->mutex))
        return KIN_ETIMEDOUT;
    bool is_at = informer_is_at(informer, place);
    kin__mutex_unlock(&informer->mutex);
    return is_at;
}

int kin__informer_wait_place(kin_informer *informer,
                             const struct kin__informer_place *place,
                             kin_stop *stop, kin_deadline deadline,
                             kin_error *err)
{
    if (!kin__version_is_number(place->version))
        return kin_error_set(err, KIN_EINVAL, "invalid resource version '%.*s'",
                             KIN_STR(place->version));
    return informer_wait(&(struct informer_wait){.informer = informer,
                                                 .stop = stop,
                                                 .deadline = deadline,
                                                 .is_done = has_version,
                                                 .version = place->version,
                                                 .source = place->source},
                         err);
}

/* ---- state ---- */

bool kin_informer_has_started(const kin_informer *informer)
{
    return atomic_load(&informer->is_started);
}

bool kin_informer_is_stopped(const kin_informer *informer)
{
    return atomic_load(&informer->is_stopped);
}

static bool is_older(kin_str a, kin_str b)
{
    if (!kin__version_is_number(a) || !kin__version_is_number(b))
        return a.len == 0 && b.len > 0;
    return !kin__version_reaches(a, b);
}

/* The lock is held. */
static kin_str oldest_version(const struct kin__sources *sources)
{
    kin_str oldest = KIN__S("");

    kin__mutex_assert_held(sources->mutex);
    for (size_t i = 0; i < sources->count; i++) {
        kin_str version = kin__reflector_version(
            kin__core_reflector(sources->all[i].core));
        if (i == 0 || is_older(version, oldest))
            oldest = version;
    }
    return oldest;
}

size_t kin_informer_last_sync_resource_version(const kin_informer *informer,
                                               char *ret, size_t size)
{
    kin_informer *self = (kin_informer *)(uintptr_t)informer;

    KIN__LOCK_SCOPE(&self->mutex);
    kin_str version = oldest_version(&self->sources);
    if (size > 0) {
        size_t kept = version.len < size ? version.len : size - 1;
        if (kept > 0)
            memcpy(ret, version.ptr, kept);
        ret[kept] = '\0';
    }
    return version.len;
}

/*
 * ---- reclaiming memory ----
 *
 * Writes reuse the memory of what has ended, but after the last deletion no
 * write follows, and handlers or snapshots may keep objects for longer.  So a
 * job reclaims: a second after the writer notices that more than a quarter of
 * the cache is garbage, and a second after a reader has released what kept it
 * (kin__store_set_on_garbage).  A source that reports when no more bytes have
 * arrived need not wait for that (kin__core_rest).
 */

enum { RECLAIM_DELAY_S = 1 };

/* Any thread, with or without the lock.  Several calls are one run. */
static void reclaimer_post(kin_informer *self)
{
    struct kin__reclaimer *reclaimer = &self->reclaimer;

    if (!atomic_exchange(&reclaimer->is_due, true))
        kin__job_set_due(&reclaimer->job,
                         kin__time_add_ns(kin__informer_now_ns(self),
                                          RECLAIM_DELAY_S * KIN__NS_PER_S));
}

static void reclaimer_run(struct kin__job *job, void *userdata)
{
    kin_informer *self = userdata;
    struct kin__reclaimer *reclaimer = &self->reclaimer;

    (void)job;
    atomic_store(&reclaimer->is_due, false);
    KIN__LOCK_SCOPE(&self->mutex);
    if (self->is_stopped)
        return;
    if (kin__core_is_busy(self->core)) {
        reclaimer_post(self);
        return;
    }
    kin_store *store = kin__core_store(self->core);
    kin__store_trim_more(store);
    /* Once more: see kin__store_is_awaiting(). */
    if (atomic_exchange(&reclaimer->is_new, false) &&
        kin__store_is_awaiting(store))
        reclaimer_post(self);
}

/* A reader has released objects that kept much memory. */
static void on_garbage(void *userdata)
{
    kin_informer *self = userdata;

    atomic_store(&self->reclaimer.is_new, true);
    reclaimer_post(self);
}

static void informer_note_garbage(kin_informer *informer)
{
    struct kin__reclaimer *reclaimer = &informer->reclaimer;

    kin__mutex_assert_held(&informer->mutex);
    if (!reclaimer->has_job ||
        atomic_load_explicit(&reclaimer->is_due, memory_order_relaxed) ||
        !kin__store_has_garbage(kin__core_store(informer->core)))
        return;
    atomic_store(&reclaimer->is_new, true);
    reclaimer_post(informer);
}

static int informer_make_reclaimer(kin_informer *informer, kin_error *err)
{
    struct kin__reclaimer *reclaimer = &informer->reclaimer;
    int r = kin__job_init(&reclaimer->job, informer->executor, reclaimer_run,
                          informer);

    reclaimer->has_job = r == 0;
    if (r == 0)
        r = kin__store_set_on_garbage(kin__core_store(informer->core),
                                      on_garbage, informer);
    return r < 0 ? kin_error_set(err, r, "informer: out of memory") : 0;
}

static void informer_end_reclaimer(kin_informer *informer)
{
    struct kin__reclaimer *reclaimer = &informer->reclaimer;

    if (!reclaimer->has_job)
        return;
    kin__store_clear_on_garbage(kin__core_store(informer->core));
    kin__job_done(&reclaimer->job);
    reclaimer->has_job = false;
}

void kin_informer_reclaim(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    kin__core_finish(informer->core);
    kin_store_reclaim(kin__core_store(informer->core));
}

/* ---- operations of the core; the lock is held ---- */

enum { SLOW_LIST_S = 10 };

/* A program that steps a loop until the informer has synced may wait for it,
 * while a source with its own threads reads.  With or without the lock. */
static void informer_wake_loop(const kin_informer *self)
{
    if (self->opts.loop)
        kin__loop_wake(self->opts.loop);
}

void kin__informer_report(kin_informer *informer, struct kin__source *source,
                          const struct kin__reflector_failure *failure,
                          const kin_error *err)
{
    struct kin__informer_failure *place =
        &informer->failures[informer->failure_count++ % KIN__INFORMER_FAILURES];

    kin__mutex_assert_held(&informer->mutex);
    place->at_ns = kin__informer_now_ns(informer);
    kin__kept_error_set(&place->err, informer->alloc, err);
    kin__failure_queue_add(informer, source, failure, err);
}

/* Ends the waits for the first list. */
static void informer_reject(kin_informer *self,
                            const struct kin__source *source,
                            const kin_error *err)
{
    kin__mutex_assert_held(&self->mutex);
    self->rejection_count++;
    self->rejected = source;
    kin__kept_error_set(&self->rejection, self->alloc, err);
    kin__informer_wake_rejected(self);
    informer_wake_loop(self);
}

/* The store reports values that an index cannot hold to its first source. */
static struct kin__source *failed_source(
    const struct kin__reflector_failure *failure, struct kin__source *source)
{
    kin_informer *self = source->group->owner;
    size_t slash = kin__str_find(failure->key, '/');

    kin__mutex_assert_held(&self->mutex);
    if (slash >= failure->key.len)
        return source;
    size_t i = kin__informer_source_of(self,
                                       kin__str_slice(failure->key, 0, slash));
    return i < self->sources.count ? &self->sources.all[i] : source;
}

static void on_failed(const struct kin__reflector_failure *failure,
                      void *userdata)
{
    struct kin__source *by = userdata;

    kin__mutex_assert_held(by->group->mutex);
    if (failure->ends_single) {
        kin__informer_round_over(by->group->owner, by, failure);
        return;
    }
    struct kin__source *source = failed_source(failure, userdata);
    kin_informer *self = source->group->owner;
    kin_error err = *failure->err;

    (void)kin__unserved_reason(self->lw->resource, &err);
    kin__source_wrap(source, &err);
    kin__informer_report(self, source, failure, &err);
    if (failure->is_permanent) {
        kin_error why = *failure->err;
        (void)kin__unserved_reason(self->lw->resource, &why);
        kin__failure_describe(failure->is_watch, &why);
        kin__source_wrap(source, &why);
        informer_reject(self, source, &why);
    }
    kin__informer_changed(self);
}

/* A newer server: JSON has all fields. */
static void on_wire_failed(const kin_error *err, void *userdata)
{
    const struct kin__source *source = userdata;
    kin_informer *self = source->group->owner;

    kin__mutex_assert_held(&self->mutex);
    self->sources.wire = KIN_WIRE_JSON;
    self->sources.wire_fallbacks++;
    KIN__LOG(self->opts.log, KIN_LOG_WARN, "informer",
             "unknown protobuf from the server: falling back to JSON",
             KIN__KV_TEXT("informer", self->name),
             KIN__KV_TEXT("reason", err->message));
}

/* As client-go, which logs lists of more than ten seconds. */
static void on_listed(uint64_t objects, int64_t took_ns, void *userdata)
{
    const struct kin__source *source = userdata;
    kin_informer *self = source->group->owner;
    bool is_slow = took_ns >= SLOW_LIST_S * KIN__NS_PER_S;

    kin__mutex_assert_held(&self->mutex);
    KIN__LOG(self->opts.log, is_slow ? KIN_LOG_INFO : KIN_LOG_TRACE,
             "reflector", is_slow ? "slow list" : "list complete",
             KIN__KV_TEXT("informer", self->name),
             KIN__KV_STR("namespace", source->ns),
             KIN__KV_UINT("objects", objects),
             KIN__KV_INT("took_ms", took_ns / KIN__NS_PER_MS));
}

void kin__informer_moved(kin_informer *informer)
{
    kin__mutex_assert_held(&informer->mutex);
    kin__informer_changed(informer);
    if (atomic_load_explicit(&informer->wants_stats, memory_order_relaxed))
        kin__informer_keep_stats(informer);
    informer_note_garbage(informer);
}

static void on_synced(void *userdata)
{
    const struct kin__source *source = userdata;
    kin_informer *self = source->group->owner;

    kin__mutex_assert_held(&self->mutex);
    kin__informer_changed(self);
    informer_wake_loop(self);
}

/* A server that cannot send metadata alone sends whole objects: they are
 * reduced before the program's function gets them. */
static int on_transform(const kin_object *object, kin_object **ret,
                        kin_error *err, void *userdata)
{
    const kin_informer *self = userdata;
    KIN_AUTO(kin_object) *cut = NULL;
    int r = 0;

    kin__mutex_assert_held(&self->mutex);
    if (self->opts.is_metadata_only)
        r = kin__metadata_cut(self->alloc, object, &cut, err);
    if (r == 0 && self->opts.transform)
        r = self->opts.transform(cut ? cut : object, ret, err,
                                 self->opts.userdata);
    if (r == 0 && !*ret)
        *ret = KIN__STEAL(cut);
    return r;
}

static bool on_should_resync(void *userdata)
{
    const kin_informer *self = userdata;

    kin__mutex_assert_held(&self->mutex);
    return self->opts.should_resync(self->opts.userdata);
}

/* ---- life ---- */

static int informer_copy_texts(kin_informer *self)
{
    const char *name = self->opts.name ? self->opts.name
                                       : self->lw->resource->plural;

    self->name = kin__strdup(self->alloc, kin_s(name ? name : "objects"));
    self->label_selector = kin__strdup(self->alloc, self->opts.label_selector);
    self->field_selector = kin__strdup(self->alloc, self->opts.field_selector);
    self->shard_selector = kin__strdup(self->alloc, self->opts.shard_selector);
    if (!self->name || !self->label_selector || !self->field_selector ||
        !self->shard_selector)
        return KIN_ENOMEM;
    if (self->opts.snapshot)
        self->snapshot = kin__strdup(self->alloc, kin_s(self->opts.snapshot));
    if (self->opts.transform_id)
        self->transform_id = kin__strdup(self->alloc,
                                         kin_s(self->opts.transform_id));
    if ((self->opts.snapshot && !self->snapshot) ||
        (self->opts.transform_id && !self->transform_id))
        return KIN_ENOMEM;
    self->opts.snapshot = self->snapshot;
    self->opts.transform_id = self->transform_id;
    self->opts.name = self->name;
    self->opts.label_selector.ptr = self->label_selector;
    self->opts.field_selector.ptr = self->field_selector;
    self->opts.shard_selector.ptr = self->shard_selector;
    return 0;
}

static int informer_copy_namespaces(kin_informer *self)
{
    size_t count = self->opts.namespace_count;
    const kin_str *from = self->opts.namespaces;

    if (count == 0)
        return 0;
    self->namespaces = kin__alloc0(self->alloc, count,
                                   sizeof(*self->namespaces));
    self->opts.namespaces = self->namespaces;
    for (size_t i = 0; self->namespaces && i < count; i++) {
        self->namespaces[i] = kin_str_of(kin__strdup(self->alloc, from[i]),
                                         from[i].len);
        if (!self->namespaces[i].ptr)
            return KIN_ENOMEM;
    }
    return self->namespaces ? 0 : KIN_ENOMEM;
}

static void informer_free_namespaces(kin_informer *self)
{
    for (size_t i = 0; self->namespaces && i < self->opts.namespace_count; i++)
        kin__free(self->alloc, (char *)(uintptr_t)self->namespaces[i].ptr);
    kin__free(self->alloc, self->namespaces);
}

int64_t kin__informer_resync_ns(int64_t resync_ms)
{
    if (resync_ms <= 0)
        return 0;
    return kin__time_of_ms(resync_ms < KIN__RESYNC_MIN_MS ? KIN__RESYNC_MIN_MS
                                                          : resync_ms);
}

static struct kin__core_ops informer_core_ops(struct kin__source *source)
{
    struct kin__core_ops ops = kin__source_core_ops(source);

    ops.failed = on_failed;
    ops.wire_failed = on_wire_failed;
    ops.synced = on_synced;
    ops.listed = on_listed;
    return ops;
}

/* Servers send a bookmark each minute. */
enum { QUIET_S = 90 };
/* At least, and at most twice that, so that the lists of a fleet spread. */
enum { HEAL_S = 300 };

/* With threads a list is published at once. */
static size_t informer_slice(const kin_informer *self,
                             const struct kin__informer_extras *extras)
{
    if (!self->opts.loop || extras->store || extras->target)
        return 0;
    return extras->slice ? extras->slice : KIN__CORE_SLICE;
}

enum {
    REMEMBER_MAX_MS = 24 * 3600 * 1000,
    REMEMBER_DELAY_MS = 1000,
    REMEMBER_MAX_BYTES = 64 << 20,
};

static bool remember_is_valid(const kin_informer_opts *opts)
{
    return opts->remember_ms >= 0 && opts->remember_ms <= REMEMBER_MAX_MS &&
           opts->remember_delay_ms >= 0 &&
           opts->remember_delay_ms <= REMEMBER_MAX_MS &&
           opts->remember_skew_ms >= 0 &&
           opts->remember_skew_ms <= REMEMBER_MAX_MS;
}

/* An object may come and go by a selector without being created or deleted. */
static struct kin__past_opts informer_past_opts(const kin_informer *self)
{
    const kin_informer_opts *opts = &self->opts;
    int64_t delay_ms = opts->remember_delay_ms ? opts->remember_delay_ms
                                               : REMEMBER_DELAY_MS;

    if (opts->remember_ms == 0)
        return (struct kin__past_opts){0};
    return (struct kin__past_opts){
        .alloc = self->alloc,
        .is_secret = opts->is_secret,
        .clock = self->clock ? self->clock : kin__clock_real(),
        .keep_ns = kin__time_of_ms(opts->remember_ms),
        .max_bytes = opts->remember_max_bytes ? opts->remember_max_bytes
                                              : REMEMBER_MAX_BYTES,
        .delay_ns = kin__time_of_ms(delay_ms),
        .skew_ns = kin__time_of_ms(opts->remember_skew_ms),
        .is_selected = opts->label_selector.len + opts->field_selector.len +
                               opts->shard_selector.len >
                           0 ||
                       opts->tweak,
    };
}

static int informer_make_core(kin_informer *self, struct kin__source *source,
                              const struct kin__informer_extras *extras,
                              uint64_t seed, kin_error *err)
{
    const kin_informer_opts *opts = &self->opts;
    const kin_resource *resource = self->lw->resource;
    struct kin__core_opts core_opts = {
        .alloc = self->alloc,
        .ops = informer_core_ops(source),
        .seed = seed,
        .first = self->core,
        .ns = source->ns,
        .target = extras->target,
        .store = extras->store,
        .expected = {.group = kin_s(resource->group ? resource->group : ""),
                     .version = kin_s(resource->version ? resource->version
                                                        : ""),
                     .kind = kin_s(resource->kind ? resource->kind : "")},
        .is_cluster_scoped = resource->is_cluster_scoped,
        .is_strict = opts->is_strict,
        .max_object = opts->max_object_bytes ? opts->max_object_bytes
                                             : self->lw->max_object_bytes,
        .max_bytes = opts->max_bytes,
        .queue = opts->queue,
        .streaming = opts->watch_list == KIN_WATCH_LIST_OFF
                         ? KIN__REFLECTOR_STREAM_NEVER
                         : KIN__REFLECTOR_STREAM_AUTO,
        .page_limit = opts->page_limit,
        .resync_ns = kin__informer_resync_ns(opts->resync_ms),
        .min_timeout_s = opts->min_watch_s,
        .max_internal_retry_ns = kin__time_of_ms(opts->internal_retry_ms),
        .verify_ns = kin__informer_resync_ns(opts->verify_ms),
        .quiet_ns = kin__source_can_prove(source) ? QUIET_S * KIN__NS_PER_S : 0,
        .heal_ns = (HEAL_S + (int64_t)(seed % HEAL_S)) * KIN__NS_PER_S,
        .has_selectors = opts->label_selector.len > 0 ||
                         opts->field_selector.len > 0 ||
                         opts->shard_selector.len > 0 || opts->tweak,
        .backoff = {.first_ns = kin__time_of_ms(opts->backoff_ms),
                    .max_ns = kin__time_of_ms(opts->backoff_max_ms)},
        .is_silent_on_same = opts->is_silent_on_same,
        .splits_replaced = opts->splits_replaced,
        .transform = opts->transform || opts->is_metadata_only ? on_transform
                                                               : NULL,
        .should_resync = opts->should_resync ? on_should_resync : NULL,
        .userdata = self,
        .projection = opts->projection,
        .is_secret = opts->is_secret,
        .slice = informer_slice(self, extras),
        .past = informer_past_opts(self),
        .mutex = &self->mutex,
    };

    return kin__core_new(&core_opts, &source->core, err);
}

static int informer_make_sources(kin_informer *self,
                                 const struct kin__informer_extras *extras,
                                 uint64_t seed, kin_error *err)
{
    struct kin__sources *sources = &self->sources;
    const kin_client *client = kin__lister_watcher_client(self->lw);

    *sources = (struct kin__sources){
        .alloc = self->alloc,
        .clock = self->clock,
        .log = self->opts.log,
        .name = self->name,
        .label_selector = self->opts.label_selector,
        .field_selector = self->opts.field_selector,
        .shard_selector = self->opts.shard_selector,
        .max_object_bytes = self->opts.max_object_bytes,
        .wire = self->opts.wire,
        .tweak = self->opts.tweak,
        .tweak_userdata = self->opts.userdata,
        .stop = self->stop,
        .is_inline = extras->is_inline ||
                     (client && client->opts.workers == KIN_NO_WORKERS &&
                      !self->opts.loop),
        .loop = self->opts.loop,
        .executor = self->executor,
        .mutex = &self->mutex,
        .owner = self,
        .times = self->opts.metrics ? &self->times : NULL,
    };
    int r = kin__sources_make(sources, self->lw, self->opts.namespaces,
                              self->opts.namespace_count, err);
    for (size_t i = 0; r == 0 && i < sources->count; i++) {
        r = informer_make_core(self, &sources->all[i], extras, seed + i, err);
        self->core = sources->all[0].core;
    }
    if (r == 0)
        kin__lookups_attach(self->lookups, self->core);
    return r;
}

static void informer_start_threads(struct kin__job *job, void *userdata)
{
    kin_informer *self = userdata;

    (void)job;
    KIN__LOCK_SCOPE(&self->mutex);
    if (!self->is_stopped)
        kin__informer_start_deliveries(self);
}

static int informer_make_starter(kin_informer *self, kin_error *err)
{
    int r = kin__job_init(&self->starter, self->executor,
                          informer_start_threads, self);

    self->has_starter = r == 0;
    return r < 0 ? kin_error_set(err, r, "informer: out of memory") : 0;
}

static int informer_find_executor(kin_informer *self,
                                  const struct kin__informer_extras *extras,
                                  kin_error *err)
{
    kin_client *client = kin__lister_watcher_client(self->lw);
    int r = 0;

    self->executor = extras->executor;
    if (self->executor)
        return 0;
    if (client && self->clock == kin__clock_real() && !client->clock &&
        !self->opts.loop) {
        r = kin__client_share_executor(client, &self->executor, err);
        self->executor_client = r == 0 ? client : NULL;
        return r;
    }
    r = kin__executor_new(self->alloc,
                          &(struct kin__executor_opts){.clock = self->clock,
                                                       .loop = self->opts.loop},
                          &self->executor, err);
    self->owns_executor = r == 0;
    return r;
}

static int informer_make_parts(kin_informer *self,
                               const struct kin__informer_extras *extras,
                               kin_error *err)
{
    uint64_t seed = extras->seed;
    int r = informer_copy_texts(self);

    if (r == 0)
        r = informer_copy_namespaces(self);
    if (r < 0)
        return kin_error_set(err, r, "informer: out of memory");
    if (seed == 0)
        r = kin__random_seed_from_os(&seed, err);
    if (r == 0)
        r = kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = self->alloc),
                         &self->stop, err);
    if (r == 0)
        r = informer_find_executor(self, extras, err);
    if (r == 0)
        r = informer_make_starter(self, err);
    if (r == 0) {
        r = kin__lookups_new(self, &self->lookups);
        if (r < 0)
            (void)kin_error_set(err, r, "informer: out of memory");
    }
    if (r == 0) {
        r = kin__failure_queue_init(self);
        if (r < 0)
            (void)kin_error_set(err, r, "informer: out of memory");
    }
    if (r == 0)
        r = informer_make_sources(self, extras, seed, err);
    if (r == 0 && !extras->store)
        r = informer_make_reclaimer(self, err);
    if (r == 0)
        r = kin__informer_make_detector(self, extras, err);
    if (r == 0)
        r = kin__warm_new(self, &self->warm, err);
    return r;
}

/* The server would reject them, too, but only after the start. */
static int selector_rejected(int code, const char *which, kin_error *err)
{
    code = code == KIN_ENOMEM ? code : KIN_EINVAL;
    if (err)
        err->code = code;
    (void)kin_error_wrap(err, "informer: %s selector", which);
    return code;
}

static int informer_check_selectors(const kin_informer_opts *opts,
                                    kin_error *err)
{
    KIN_AUTO(kin_selector) *labels = NULL;
    KIN_AUTO(kin_selector) *fields = NULL;
    int r = kin_selector_parse_labels(opts->alloc, opts->label_selector,
                                      &labels, err);

    if (r < 0)
        return selector_rejected(r, "label", err);
    r = kin_selector_parse_fields(opts->alloc, opts->field_selector, &fields,
                                  err);
    return r < 0 ? selector_rejected(r, "field", err) : 0;
}

static int informer_check(const kin_lister_watcher *lw,
                          const kin_informer_opts *opts, kin_error *err)
{
    if (!lw || !lw->ops || !lw->resource)
        return kin_error_set(err, KIN_EINVAL, "informer: no lister-watcher");
    if ((unsigned)opts->queue > KIN_QUEUE_DELTA ||
        (unsigned)opts->watch_list > KIN_WATCH_LIST_OFF ||
        opts->page_limit < 0 ||
        (unsigned)opts->mutation_action > KIN_MUTATION_REPORT ||
        opts->backoff_ms < 0 || opts->backoff_max_ms < 0 ||
        !remember_is_valid(opts) ||
        (opts->namespace_count > 0 && (!opts->namespaces || opts->ns.len > 0)))
        return kin_error_set(err, KIN_EINVAL, "informer: bad options");
    if (opts->verify_ms < 0 ||
        (opts->verify_ms > 0 && opts->queue != KIN_QUEUE_IN_ORDER))
        return kin_error_set(err, KIN_EINVAL, "informer: invalid verify_ms");
    int r = kin__warm_check(lw, opts, err);
    return r < 0 ? r : informer_check_selectors(opts, err);
}

int kin__informer_new(kin_lister_watcher *lw, const kin_informer_opts *opts,
                      const struct kin__informer_extras *extras,
                      kin_informer **ret, kin_error *err)
{
    kin_informer_opts known = KIN_INIT(kin_informer_opts);
    int r = kin__informer_take_opts(
        opts, extras->is_inner ? KIN__OPTS_REFLECTOR : KIN__OPTS_INFORMER,
        &known, err);

    if (r == 0)
        r = informer_check(lw, &known, err);

    const kin_allocator *alloc = known.alloc ? known.alloc
                                             : kin_allocator_default();
    kin_informer *self = r == 0 ? kin__alloc0(alloc, 1, sizeof(*self)) : NULL;
    if (r == 0 && !self)
        r = kin_error_set(err, KIN_ENOMEM, "informer: out of memory");
    if (r < 0) {
        kin__informer_destroy_opts(&known);
        return r;
    }
    assert(self);
    if (known.ns.len > 0) {
        known.namespaces = &known.ns;
        known.namespace_count = 1;
    }
    self->opts = known;
    self->alloc = alloc;
    self->clock = extras->clock ? extras->clock : known.clock;
    if (!self->clock)
        self->clock = kin__clock_real();
    self->lw = kin_lister_watcher_ref(lw);
    self->is_inner = extras->is_inner;
    self->threads_due_ns = INT64_MAX;
    CDS_INIT_LIST_HEAD(&self->failure_queue.waiting);
    CDS_INIT_LIST_HEAD(&self->rejection_wakers);
    kin__mutex_init(&self->stats_mutex);
    kin__mutex_init(&self->mutex);
    kin__mutex_forbid_waiting(&self->mutex);
    kin__cond_init(&self->changed);
    CDS_INIT_LIST_HEAD(&self->left);
    CDS_INIT_LIST_HEAD(&self->ended);
    r = informer_make_parts(self, extras, err);
    if (r < 0) {
        (void)kin_informer_free(self);
        return r;
    }
    kin__mutex_lock(&self->mutex);
    kin__informer_keep_stats(self);
    kin__mutex_unlock(&self->mutex);
    kin__collector_attach(&self->collector, self->opts.metrics,
                          kin__informer_collect, self);
    *ret = self;
    return 0;
}

int kin_informer_new_from_source(kin_lister_watcher *source,
                                 const kin_informer_opts *opts,
                                 kin_informer **ret, kin_error *err)
{
    struct kin__informer_extras extras = {0};

    return kin__informer_new(source, opts, &extras, ret, err);
}

/* Lookups end with what the informer has given up for, if it has. */
static void informer_stop_lookups(kin_informer *informer)
{
    kin_error why = KIN_ERROR_INIT;

    kin__mutex_lock(&informer->mutex);
    if (informer->has_given_up)
        kin__kept_error_get(&informer->rejection, &why);
    kin__mutex_unlock(&informer->mutex);
    if (why.code >= 0)
        (void)kin_error_set(&why, KIN_ESTOPPED, "%s: stopped", informer->name);
    if (informer->lookups)
        kin__lookups_stop(informer->lookups, &why);
}

static void informer_stop_reading(kin_informer *informer)
{
    kin__mutex_assert_not_held(&informer->mutex);
    kin__mutex_lock(&informer->mutex);
    informer->is_stopped = true;
    kin__cond_broadcast(&informer->changed);
    kin__mutex_unlock(&informer->mutex);
    informer_stop_lookups(informer);
    informer_wake_loop(informer);
    if (informer->sources.mutex)
        kin__sources_stop(&informer->sources);
    if (informer->has_detector)
        kin__job_cancel_soon(&informer->detector);
    kin__failure_queue_stop(informer);
}

void kin__informer_give_up(kin_informer *informer, const kin_error *err)
{
    kin__mutex_lock(&informer->mutex);
    if (!informer->has_given_up)
        informer_reject(informer, /* source= */ NULL, err);
    informer->has_given_up = true;
    kin__mutex_unlock(&informer->mutex);
    informer_stop_reading(informer);
    if (informer->on_rejected)
        informer->on_rejected(informer->on_rejected_userdata);
}

void kin_informer_stop(kin_informer *informer)
{
    if (!informer || kin__informer_check_call(informer, "stop", NULL) < 0)
        return;
    informer_stop_reading(informer);
    kin__informer_end_deliveries(informer);
    kin__warm_stop(informer->warm);
}

int kin_informer_drain(kin_informer *informer, kin_stop *stop, kin_error *err)
{
    int r = kin__informer_check_call(informer, "drain", err);

    if (r < 0)
        return r;
    informer_stop_reading(informer);
    r = kin__informer_wait_drained(informer, stop);
    kin__informer_end_deliveries(informer);
    kin__warm_stop(informer->warm);
    if (r == 0)
        r = kin__informer_check_drained(informer);
    if (r < 0)
        return kin_error_set(err, r, "%s: some changes were not delivered",
                             informer->name);
    return 0;
}

kin_informer *kin_informer_free(kin_informer *informer)
{
    if (!informer || kin__informer_check_call(informer, "free", NULL) < 0)
        return NULL;
    kin__collector_detach(&informer->collector);
    kin_informer_stop(informer);
    if (kin__failure_queue_is_calling(informer)) {
        kin__failure_queue_free_later(informer);
        return NULL;
    }
    kin__informer_join_left(informer);
    kin__informer_free_ended(informer);
    kin__informer_end_detector(informer);
    informer->warm = kin__warm_free(informer->warm);
    if (informer->has_starter)
        kin__job_done(&informer->starter);
    informer_end_reclaimer(informer);
    kin__failure_queue_done(informer);
    kin__lookups_end(informer->lookups);
    kin__sources_done(&informer->sources);
    informer->core = NULL;
    if (informer->owns_executor)
        informer->executor = kin__executor_free(informer->executor);
    if (informer->executor_client)
        kin__client_unshare_executor(informer->executor_client,
                                     informer->executor);
    informer->stop = kin_stop_unref(informer->stop);
    kin__free(informer->alloc, informer->name);
    kin__free(informer->alloc, informer->label_selector);
    kin__free(informer->alloc, informer->field_selector);
    kin__free(informer->alloc, informer->shard_selector);
    kin__free(informer->alloc, informer->snapshot);
    kin__free(informer->alloc, informer->transform_id);
    informer_free_namespaces(informer);
    for (size_t i = 0; i < KIN__INFORMER_FAILURES; i++)
        kin__kept_error_clear(&informer->failures[i].err, informer->alloc);
    kin__kept_error_clear(&informer->rejection, informer->alloc);
    kin__cond_done(&informer->changed);
    kin__mutex_done(&informer->mutex);
    kin__mutex_done(&informer->stats_mutex);
    kin_informer_opts opts = informer->opts;
    kin_lister_watcher *lw = informer->lw;
    kin__free(informer->alloc, informer);
    (void)kin_lister_watcher_unref(lw);
    kin__informer_destroy_opts(&opts);
    return NULL;
}

int kin_informer_start(kin_informer *informer, kin_error *err)
{
    int r = kin__informer_check_call(informer, "start", err);

    if (r < 0)
        return r;
    kin__mutex_lock(&informer->mutex);
    if (informer->is_stopped) {
        r = kin_error_set(err, KIN_ESTOPPED, "informer: %s: already stopped",
                          informer->name);
    } else if (informer->round.is_running) {
        r = kin_error_set(err, KIN_EINVAL,
                          "%s: kin_reflector_list_and_watch() is running",
                          informer->name);
    } else if (!informer->is_started) {
        informer->is_started = true;
        if (informer->warm)
            kin__warm_start(informer->warm);
        else
            kin__sources_start(&informer->sources);
    }
    kin__mutex_unlock(&informer->mutex);
    return r;
}

/* ---- an informer of a client ---- */

int kin_informer_new(kin_client *client, const kin_resource *resource,
                     const kin_informer_opts *opts, kin_informer **ret,
                     kin_error *err)
{
    KIN_AUTO(kin_lister_watcher) *source = NULL;
    kin_informer_opts own = KIN_INIT(kin_informer_opts);

    int r = kin__informer_take_opts(opts, KIN__OPTS_INFORMER, &own, err);
    if (r == 0)
        r = own.is_metadata_only
                ? kin_lister_watcher_new_metadata(client, resource, kin_s(""),
                                                  &source, err)
                : kin_lister_watcher_new(client, resource, kin_s(""), &source,
                                         err);
    if (r < 0) {
        kin__informer_destroy_opts(&own);
        return r;
    }
    own.alloc = own.alloc ? own.alloc : client->alloc;
    own.log = own.log ? own.log : client->opts.log;
    own.loop = own.loop ? own.loop : client->opts.loop;
    return kin_informer_new_from_source(source, &own, ret, err);
}

/* ---- the cache ---- */

/* Fields that are not kept cannot be indexed. */
static int indexer_check_path(const kin_projection *projection,
                              const kin_indexer *indexer, kin_error *err)
{
    size_t count = 0;
    const kin_step *steps = kin__indexer_steps(indexer, &count);

    if (kin__projection_node_keeps(kin__projection_root(projection), steps,
                                   count))
        return 0;
    return kin_error_set(
        err, KIN_EINVAL, "index %.*s: the projection does not keep %.*s",
        KIN_STR(indexer->name), KIN_STR(kin__indexer_path(indexer)));
}

static int indexer_check_standard(const kin_projection *projection,
                                  const kin_indexer *indexer, kin_error *err)
{
    kin_str rest = kin__standard_index_fields(indexer);
    int r = 0;

    while (r == 0 && rest.ptr) {
        kin_indexer path = {0};
        r = kin_indexer_by_path(/* alloc= */ NULL, indexer->name,
                                kin__str_cut(&rest, ','), &path, err);
        if (r < 0)
            return r;
        r = indexer_check_path(projection, &path, err);
        path.destroy(path.userdata);
    }
    return r;
}

static int indexer_check(const kin_projection *projection,
                         const kin_indexer *indexer, kin_error *err)
{
    size_t count = 0;

    if (kin__indexer_steps(indexer, &count))
        return indexer_check_path(projection, indexer, err);
    if (kin__standard_index_fields(indexer).len > 0)
        return indexer_check_standard(projection, indexer, err);
    return kin_error_set(err, KIN_EINVAL,
                         "index %.*s: with a projection, indexes are "
                         "declared by path: kin_indexer_by_path()",
                         KIN_STR(indexer->name));
}

/* The lock is held. */
static int indexers_check(const kin_informer *self, const kin_indexer *indexers,
                          size_t count, kin_error *err)
{
    int r = 0;

    kin__mutex_assert_held(&self->mutex);
    if (self->is_stopped)
        return kin_error_set(err, KIN_ESTOPPED, "informer: %s: already stopped",
                             self->name);
    if (!self->opts.projection)
        return 0;
    for (size_t i = 0; r == 0 && i < count; i++)
        r = indexer_check(self->opts.projection, &indexers[i], err);
    return r;
}

int kin_informer_add_indexers(kin_informer *informer,
                              const kin_indexer *indexers, size_t count,
                              kin_error *err)
{
    int r = kin__informer_check_call(informer, "add indexers", err);
    bool is_refused = r < 0;

    if (r == 0) {
        KIN__LOCK_SCOPE(&informer->mutex);
        r = indexers_check(informer, indexers, count, err);
        is_refused = r < 0;
        kin__core_finish(informer->core);
        if (r == 0)
            r = kin_store_add_indexers(kin__core_store(informer->core),
                                       indexers, count, err);
    }
    for (size_t i = 0; is_refused && i < count; i++)
        if (indexers[i].destroy)
            indexers[i].destroy(indexers[i].userdata);
    return r;
}

kin_snapshot *kin_informer_snapshot(kin_informer *informer)
{
    return kin_snapshot_new(kin__core_store(informer->core));
}

bool kin_informer_has_synced(const kin_informer *informer)
{
    return kin__core_has_synced(informer->core);
}
