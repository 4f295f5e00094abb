/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/log.h"
#include "base/str.h"
#include "cache/store.h"
#include "informer/informer_impl.h"
#include "kube/unserved.h"

void kin__informer_changed(kin_informer *informer)
{
    if (informer->waiters > 0)
        kin__cond_broadcast(&informer->changed);
}

/* How far a list is. */
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

/* Whether it has had its list, and a version, unless that is empty. */
static bool source_is_there(const struct kin__source *source, kin_str version)
{
    kin_str have = kin__reflector_version(kin__core_reflector(source->core));

    if (!kin__core_has_list(source->core))
        return false;
    return version.len == 0 || (kin__version_is_number(have) &&
                                kin__version_reaches(have, version));
}

/* The one that others wait for: with a failure, if there is one. */
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

/* Why a list or a version has not arrived.  The lock is held. */
static int informer_explain(const kin_informer *self, kin_str version, int code,
                            kin_error *err)
{
    const struct kin__source *source = informer_straggler(self, version);
    const struct kin__reflector *reflector = kin__core_reflector(source->core);
    bool is_synced = kin__core_has_synced(self->core);
    kin_str have = kin__reflector_version(reflector);

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

struct wait {
    kin_informer *informer;
    kin_stop *stop;
    kin_deadline deadline; /* beside that of the token */
    bool (*is_done)(const struct wait *wait);
    kin_str version;
    size_t source; /* that has to have it; KIN__SOURCE_ALL: all of them */
    bool ends_on_rejection;
    uint64_t seen;    /* rejections, when the wait began */
    bool is_rejected; /* that has ended it */
};

/* The code of the last rejection, if the first list is missing because of it;
 * else 0.  The lock is held. */
static int informer_rejection(const kin_informer *self)
{
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

/* A failure that a retry cannot cure, and that no wait before this one has
 * returned; else 0. */
static int wait_rejection(struct wait *wait)
{
    kin_informer *self = wait->informer;

    if (!wait->ends_on_rejection || self->rejection_count == wait->seen)
        return 0;
    int code = informer_rejection(self);
    wait->is_rejected = code < 0;
    if (code < 0)
        self->rejections_seen = self->rejection_count;
    return code;
}

static int wait_reason(struct wait *wait)
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

static int informer_wait(struct wait *wait, kin_error *err)
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
            kin__deadline_min(wait->deadline, kin_stop_deadline(wait->stop)));
    }
    self->waiters--;
    if (wait->is_rejected)
        return informer_explain_rejection(self, err);
    return r < 0 ? informer_explain(self, wait->version, r, err) : 0;
}

static void waker_wake(struct kin__rejection_waker *waker)
{
    KIN__LOCK_SCOPE(waker->mutex);
    waker->is_rejected = true;
    kin__cond_broadcast(waker->cond);
}

void kin__informer_wake_rejected(kin_informer *informer)
{
    struct kin__rejection_waker *waker = NULL;

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

static bool is_synced(const struct wait *wait)
{
    return kin__core_has_synced(wait->informer->core);
}

int kin_informer_wait_synced(kin_informer *informer, kin_stop *stop,
                             kin_error *err)
{
    return informer_wait(&(struct wait){.informer = informer,
                                        .stop = stop,
                                        .deadline = KIN_NEVER,
                                        .is_done = is_synced,
                                        .ends_on_rejection = true},
                         err);
}

static bool has_version(const struct wait *wait)
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
    return has_version(&(struct wait){.informer = informer,
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
        return kin_error_set(err, KIN_EINVAL, "'%.*s' is no resource version",
                             KIN_STR(place->version));
    return informer_wait(&(struct wait){.informer = informer,
                                        .stop = stop,
                                        .deadline = deadline,
                                        .is_done = has_version,
                                        .version = place->version,
                                        .source = place->source},
                         err);
}
