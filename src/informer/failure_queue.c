/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/failure_queue.h"

#include <string.h>

#include "base/alloc.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/str.h"
#include "informer/informer.h"

enum {
    /* The maximum of isolated objects, and some requests. */
    WAITING_MAX = KIN__ISOLATED_MAX + 64,
};

struct kin__waiting_failure {
    struct cds_list_head link;
    struct kin__kept_error err;
    struct kin__source *source; /* borrowed; NULL if it is of no request */
    kin_str key;                /* NUL-terminated, behind the struct */
    unsigned attempt;
    int64_t retry_ns; /* 0 for now */
    bool is_permanent;
    bool is_isolated;
    bool is_watch;
};

static void waiting_free(kin_informer *informer,
                         struct kin__waiting_failure *self)
{
    kin__kept_error_clear(&self->err, informer->alloc);
    kin__free(informer->alloc, self);
}

/* ---- queueing; the lock is held ---- */

static struct kin__waiting_failure *queue_take(kin_informer *informer)
{
    struct kin__failure_queue *queue = &informer->failure_queue;

    kin__mutex_assert_held(&informer->mutex);
    struct kin__waiting_failure *self = KIN__LIST_POP(
        &queue->waiting, struct kin__waiting_failure, link);
    queue->count -= self != NULL;
    return self;
}

static struct kin__waiting_failure *waiting_new(
    const kin_informer *informer, struct kin__source *source,
    const struct kin__reflector_failure *failure, const kin_error *err)
{
    struct kin__waiting_failure *self = kin__alloc0(
        informer->alloc, 1, sizeof(*self) + failure->key.len + 1);

    kin__mutex_assert_held(&informer->mutex);
    if (!self)
        return NULL;
    if (failure->key.len > 0)
        memcpy(self + 1, failure->key.ptr, failure->key.len);
    self->key = kin_str_of((const char *)(self + 1), failure->key.len);
    self->source = source;
    self->attempt = failure->attempt;
    self->retry_ns = failure->retry_ns;
    self->is_permanent = failure->is_permanent;
    self->is_isolated = failure->is_isolated;
    self->is_watch = failure->is_watch;
    kin__kept_error_set(&self->err, informer->alloc, err);
    return self;
}

static bool informer_hears(const kin_informer *informer)
{
    kin__mutex_assert_held(&informer->mutex);
    return informer->opts.on_error || informer->on_rejected ||
           kin__log_wants(informer->opts.log, KIN_LOG_WARN);
}

void kin__failure_queue_add(kin_informer *informer, struct kin__source *source,
                            const struct kin__reflector_failure *failure,
                            const kin_error *err)
{
    struct kin__failure_queue *queue = &informer->failure_queue;
    struct kin__waiting_failure *self = NULL;

    kin__mutex_assert_held(&informer->mutex);
    if (informer->is_stopped || !informer_hears(informer))
        return;
    if (queue->count < WAITING_MAX)
        self = waiting_new(informer, source, failure, err);
    if (!self)
        return; /* statistics count it nevertheless */
    cds_list_add_tail(&self->link, &queue->waiting);
    queue->count++;
    informer->sources.is_held = true;
    kin__job_post(&queue->job);
}

/* ---- calling; without the lock ---- */

static const char *status_word(int http_status)
{
    static const struct {
        int status;
        const char *word;
    } words[] = {
        {400, "malformed"}, {401, "unauthorized"}, {403, "forbidden"},
        {404, "not found"}, {405, "not allowed"},  {406, "not acceptable"},
        {410, "expired"},   {422, "invalid"},      {429, "too frequent"},
    };

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (words[i].status == http_status)
            return words[i].word;
    return "failed";
}

void kin__failure_describe(bool is_watch, kin_error *err)
{
    const char *request = is_watch ? "watch" : "list";

    if (err->http_status > 0)
        (void)kin_error_wrap(err, "%s %s (%d)", request,
                             status_word(err->http_status), err->http_status);
    else if (err->code == KIN_ECONNECT || err->code == KIN_ETLS)
        (void)kin_error_wrap(err, "%s failed", request);
}

/* A repeated failure is logged as a warning only once. */
static void informer_log(kin_informer *informer,
                         const struct kin__waiting_failure *self,
                         const kin_error *err)
{
    kin_error line = *err;
    uint64_t hash = kin__hash(kin_s(err->message), /* seed= */ 0);
    uint64_t logged = self->source
                          ? atomic_exchange(&self->source->logged, hash)
                          : 0;
    kin_log_level level = hash == logged ? KIN_LOG_DEBUG : KIN_LOG_WARN;

    if (self->key.len == 0)
        kin__failure_describe(self->is_watch, &line);
    (void)kin_error_wrap(&line, "%s", informer->name);
    KIN__LOG(informer->opts.log, level, "informer", line.message,
             KIN__KV_UINT("attempt", self->attempt));
}

/* The callback has returned: a factory may free the informer now. */
static void informer_called(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    atomic_store(&informer->failure_queue.caller, 0);
    if (informer->reaper)
        kin__job_post(informer->reaper);
}

/* Its frame is well below that of the public function that
 * kin__failure_queue_was_left() compares with. */
static __attribute__((noinline)) kin_verdict informer_call(
    kin_informer *informer, const struct kin__waiting_failure *self,
    const kin_error *err)
{
    struct kin__failure_queue *queue = &informer->failure_queue;
    int64_t left_ns = self->retry_ns - kin__informer_now_ns(informer);
    const kin_failure failure = {
        .size = sizeof(failure),
        .informer = informer->is_inner ? NULL : informer,
        .name = informer->name,
        .resource = informer->lw->resource,
        .ns = self->source ? self->source->ns : KIN__S(""),
        .attempt = self->attempt,
        .retry_in_ms = left_ns > 0 ? left_ns / KIN__NS_PER_MS : 0,
        .is_permanent = self->is_permanent,
        .key = self->key,
        .is_isolated = self->is_isolated,
    };

    if (!informer->opts.on_error) {
        informer_log(informer, self, err);
        return KIN_RETRY;
    }
    queue->frame = (uintptr_t)__builtin_frame_address(0);
    atomic_store(&queue->caller, kin__thread_self());
    kin_verdict verdict = informer->opts.on_error(&failure, err,
                                                  informer->opts.userdata);
    queue->frame = 0;
    informer_called(informer);
    return verdict;
}

/* The next failure; if there is none, NULL, and requests are released. */
static struct kin__waiting_failure *informer_next(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    struct kin__waiting_failure *self = informer->is_stopped
                                            ? NULL
                                            : queue_take(informer);
    if (!self)
        kin__sources_release(&informer->sources);
    return self;
}

static void informer_retire(void *userdata)
{
    (void)kin_informer_free(userdata);
}

/* The callback has freed the informer, and the stop has cancelled the job.  It
 * runs again when the last handler has returned: waiting for that here would
 * block all informers that share the thread. */
static void queue_retire(struct kin__job *job, kin_informer *informer)
{
    kin__job_resume(job);
    if (kin__informer_is_quiet(informer, job))
        kin__job_retire(job, informer_retire);
}

static void queue_left(void *userdata)
{
    kin_informer *informer = userdata;
    struct kin__failure_queue *queue = &informer->failure_queue;

    if (queue->current)
        waiting_free(informer, KIN__STEAL(queue->current));
    queue->frame = 0;
    KIN__LOG(informer->opts.log, KIN_LOG_ERROR, "informer",
             "on_error left kin_loop_step() by longjmp(): retrying",
             KIN__KV_TEXT("informer", informer->name));
    kin__job_post(&queue->job);
    informer_called(informer); /* the last: it may be freed from now on */
}

static void queue_run(struct kin__job *job, void *userdata)
{
    kin_informer *informer = userdata;
    struct kin__failure_queue *queue = &informer->failure_queue;
    struct kin__waiting_failure *self = NULL;

    for (self = informer_next(informer); self; self = informer_next(informer)) {
        kin_error err = KIN_ERROR_INIT;
        kin__kept_error_get(&self->err, &err);
        if (self->is_permanent && informer->on_rejected)
            informer->on_rejected(informer->on_rejected_userdata);
        queue->current = self;
        kin_verdict verdict = informer_call(informer, self, &err);
        if (!queue->current)
            return; /* queue_left() has freed it */
        queue->current = NULL;
        if (self->key.len == 0)
            kin__failure_describe(self->is_watch, &err);
        waiting_free(informer, self);
        if (verdict == KIN_GIVE_UP && !queue->is_freed)
            kin__informer_give_up(informer, &err);
    }
    if (queue->is_freed)
        queue_retire(job, informer);
}

bool kin__failure_queue_is_calling(const kin_informer *informer)
{
    return atomic_load(&informer->failure_queue.caller) == kin__thread_self();
}

bool kin__failure_queue_was_left(const kin_informer *informer, uintptr_t frame)
{
    return informer->opts.loop && kin__failure_queue_is_calling(informer) &&
           informer->failure_queue.frame < frame;
}

void kin__failure_queue_free_later(kin_informer *informer)
{
    informer->failure_queue.is_freed = true;
}

/* ---- life ---- */

int kin__failure_queue_init(kin_informer *informer)
{
    struct kin__failure_queue *queue = &informer->failure_queue;
    int r = kin__job_init(&queue->job, informer->executor, queue_run, informer);

    queue->has_job = r == 0;
    queue->job.on_left = queue_left;
    return r;
}

void kin__failure_queue_stop(kin_informer *informer)
{
    if (informer->failure_queue.has_job)
        kin__job_cancel_soon(&informer->failure_queue.job);
}

void kin__failure_queue_done(kin_informer *informer)
{
    struct kin__failure_queue *queue = &informer->failure_queue;
    struct kin__waiting_failure *self = NULL;

    if (queue->has_job)
        kin__job_done(&queue->job);
    queue->is_freed = false;
    KIN__LOCK_SCOPE(&informer->mutex);
    for (self = queue_take(informer); self; self = queue_take(informer))
        waiting_free(informer, self);
}
