/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/call.h"

#include <assert.h>

#include <kin/discovery.h>
#include <kin/list.h>
#include <kin/request.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/thread.h"
#include "kube/client.h"

/* ---- life ---- */

static void call_free_memory(kin_call *call)
{
    (void)kin_object_unref(call->object);
    (void)kin_document_free(call->document);
    (void)kin_status_unref(call->status);
    (void)kin_response_free(call->response);
    (void)kin_list_meta_free(call->list_meta);
    (void)kin_api_list_free(call->api_list);
    (void)kin_api_resource_unref(call->api_resource);
    (void)kin_stop_unref(call->stop);
    kin__cond_done(&call->changed);
    kin__mutex_done(&call->mutex);
    kin__free(call->alloc, call);
}

/* Ends what is under way; the first time. */
static void call_finish(kin_call *call)
{
    if (call->is_finished)
        return;
    call->is_finished = true;
    kin__stop_watch_remove(&call->watch);
    call->ops->done(call);
}

/* Gives back executor and client. */
static void call_detach(kin_call *call)
{
    kin__job_done(&call->job);
    if (call->executor)
        kin__client_unshare_executor(call->client, KIN__STEAL(call->executor));
    call->client = kin_client_unref(call->client);
}

/* Ends everything but the results.  The job does not run, or has retired. */
static void call_release(kin_call *call)
{
    /* First what wakes the job, then the job. */
    call_finish(call);
    call_detach(call);
    kin__userdata_destroy(call->destroy, call->userdata);
}

void kin__call_drop(kin_call *call)
{
    if (!call)
        return;
    call_detach(call);
    call_free_memory(call);
}

static void call_job(struct kin__job *job, void *userdata);
static void call_on_left(void *userdata);

static int call_make_stop(kin_call *call, kin_stop *parent, kin_error *err)
{
    const kin_stop_opts opts = {.size = sizeof(opts), .alloc = call->alloc};

    return parent ? kin_stop_new(parent, &opts, &call->stop, err)
                  : kin__stop_new_with_clock(call->client->clock, &opts,
                                             &call->stop, err);
}

static int call_init(kin_call *call, const kin_call_opts *opts, kin_error *err)
{
    int r = call_make_stop(call, opts->stop, err);

    if (r == 0)
        r = kin__client_share_executor(call->client, &call->executor, err);
    if (r < 0)
        return r;
    r = kin__job_init(&call->job, call->executor, call_job, call);
    call->job.on_left = call_on_left;
    return r < 0 ? kin_error_set(err, r, /* format= */ NULL) : 0;
}

int kin__call_new(kin_client *client, const kin_call_opts *opts, size_t size,
                  const struct kin__call_ops *ops, kin_call **ret,
                  kin_error *err)
{
    assert(client && opts && size >= sizeof(kin_call));
    if (opts->ret_status || opts->ret_document)
        return kin_error_set(err, KIN_EINVAL,
                             "asynchronous call: ret_status and ret_document "
                             "are for blocking calls");
    kin_call *call = kin__alloc0(client->alloc, 1, size);
    if (!call)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    call->ops = ops;
    call->alloc = client->alloc;
    call->client = kin_client_ref(client);
    call->is_in_loop = client->opts.loop != NULL;
    call->on_done = opts->on_done;
    call->userdata = opts->userdata;
    call->destroy = opts->destroy;
    kin__mutex_init(&call->mutex);
    kin__cond_init(&call->changed);
    int r = call_init(call, opts, err);
    if (r < 0) {
        kin__call_drop(call);
        return r;
    }
    *ret = call;
    return 0;
}

/* ---- the job ---- */

/* False if the caller has freed the call, and waits for the job; or if the call
 * has ended, and a late wake-up has posted the job again. */
static bool call_enter(kin_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);

    if (call->is_freed || call->is_ending)
        return false;
    call->thread = kin__thread_self();
    return true;
}

/* Whether the caller still wants callbacks.  `is_ending` is set if so, or if
 * the job has to free the call. */
static bool call_begin_end(kin_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);

    call->is_ending = !call->is_freed || call->is_orphan;
    if (!call->is_ending)
        call->thread = 0;
    return !call->is_freed;
}

/* Runs when the job has returned: ends the call, and frees it if the caller
 * does not. */
static void call_retire(void *userdata)
{
    kin_call *call = userdata;

    call_release(call);
    kin__mutex_lock(&call->mutex);
    call->thread = 0;
    call->is_released = true;
    bool is_orphan = call->is_orphan;
    kin__cond_broadcast(&call->changed);
    kin__mutex_unlock(&call->mutex);
    if (is_orphan)
        call_free_memory(call);
}

/* A callback of a loop was left by longjmp(). */
static void call_on_left(void *userdata)
{
    kin_call *call = userdata;
    KIN__LOCK_SCOPE(&call->mutex);

    call->thread = 0;
}

/* Around code that may call back: other calls need the thread. */
static void call_begin_callbacks(const kin_call *call)
{
    if (!call->is_in_loop)
        kin__thread_begin_callback();
}

static void call_end_callbacks(const kin_call *call)
{
    if (!call->is_in_loop)
        kin__thread_end_callback();
}

static void call_report(kin_call *call)
{
    atomic_store_explicit(&call->is_done, true, memory_order_release);
    kin__mutex_lock(&call->mutex);
    kin__cond_broadcast(&call->changed);
    kin__mutex_unlock(&call->mutex);
    if (!call->on_done)
        return;
    call_begin_callbacks(call);
    call->on_done(call, call->code < 0 ? &call->err : NULL, call->userdata);
    call_end_callbacks(call);
}

bool kin__call_is_freed(kin_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);

    return call->is_freed;
}

static void call_end(kin_call *call, int code, const kin_error *why)
{
    assert(code <= 0);
    call->code = code;
    if (code < 0)
        call->err = *why;
    bool is_wanted = call_begin_end(call);
    if (!is_wanted && !call->is_ending)
        return; /* kin_call_free() waits for this job, and does the rest */
    /* Before the callback, which may leave a loop by longjmp(). */
    call->job.on_left = NULL;
    kin__job_retire(&call->job, call_retire);
    call_finish(call); /* its callbacks may free the call, too */
    if (is_wanted && !kin__call_is_freed(call))
        call_report(call);
}

static void call_leave(kin_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);

    call->thread = 0;
}

void kin__call_wake(kin_call *call)
{
    kin__job_post(&call->job);
}

static void call_on_stop(void *userdata)
{
    kin__call_wake(userdata);
}

static void call_job(struct kin__job *job, void *userdata)
{
    kin_call *call = userdata;
    kin_deadline due = KIN_NEVER;
    kin_error why = KIN_ERROR_INIT;

    if (!call_enter(call))
        return;
    if (!call->watch.stop)
        kin__stop_watch_add(&call->watch, call->stop, call_on_stop, call);
    call_begin_callbacks(call);
    int r = call->ops->step(call, &due, &why);
    call_end_callbacks(call);
    assert(r <= KIN__PENDING);
    if (r == KIN__PENDING && kin__call_is_freed(call))
        r = KIN_ESTOPPED;
    if (r == KIN__PENDING) {
        /* The transport ends a transfer whose deadline has passed. */
        if (kin_stop_reason(call->stop) == 0)
            due = kin__deadline_min(due, kin_stop_deadline(call->stop));
        call_leave(call);
        kin__job_set_due(job, due.at_ns);
        return;
    }
    if (r < 0 && why.code == 0)
        (void)kin_error_set(&why, r, /* format= */ NULL);
    call_end(call, r, &why);
}

void kin__call_start(kin_call *call, kin_call **ret)
{
    call->is_orphan = !ret;
    if (ret)
        *ret = call;
    /* Last: the job may free the call. */
    kin__job_post(&call->job);
}

/* ---- for callers ---- */

void kin_call_cancel(kin_call *call)
{
    if (call)
        kin_stop_request(call->stop);
}

void kin_call_resume(kin_call *call)
{
    atomic_fetch_add(&call->resumes, 1);
    KIN__LOCK_SCOPE(&call->mutex);
    if (!call->is_ending && !call->is_freed)
        kin__call_wake(call);
}

/* Takes the callbacks away.  True if the job, or what follows it, frees the
 * call. */
static bool call_disown(kin_call *call)
{
    KIN__LOCK_SCOPE(&call->mutex);

    call->is_freed = true;
    if (call->thread == kin__thread_self() && !call->is_released) {
        call->is_orphan = true;
        return true;
    }
    while (call->is_ending && !call->is_released)
        kin__cond_wait(&call->changed, &call->mutex);
    return false;
}

kin_call *kin_call_free(kin_call *call)
{
    if (!call)
        return NULL;
    if (call_disown(call)) {
        kin_stop_request(call->stop); /* the step that called back ends */
        return NULL;
    }
    if (!call->is_released) {
        kin_stop_request(call->stop); /* the running step ends */
        kin__job_cancel(&call->job);
        call_release(call);
    }
    call_free_memory(call);
    return NULL;
}

bool kin_call_is_done(const kin_call *call)
{
    return atomic_load_explicit(&call->is_done, memory_order_acquire);
}

/* 0 at the end of the call, or why the wait ends before. */
static int call_await(kin_call *call, kin_stop *stop, kin_error *err)
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};

    if (call->is_in_loop)
        return kin_error_set(
            err, KIN_EUNSUPPORTED,
            "blocking call on a client that runs in an event loop");
    int r = kin__thread_check_waiting(err);
    if (r < 0)
        return r;
    kin__stop_waker_add(&waker, stop, &call->mutex, &call->changed);
    KIN__LOCK_SCOPE(&call->mutex);
    while (!kin_call_is_done(call)) {
        r = kin_stop_reason(stop);
        if (r < 0)
            return kin_error_set(err, r, "waiting for a call");
        (void)kin__cond_wait_until(&call->changed, &call->mutex,
                                   stop ? kin__stop_clock(stop) : NULL,
                                   kin_stop_deadline(stop));
    }
    return 0;
}

int kin_call_wait(kin_call *call, kin_stop *stop, kin_error *err)
{
    int r = kin_call_is_done(call) ? 0 : call_await(call, stop, err);

    if (r < 0)
        return r;
    if (call->code < 0 && err)
        *err = call->err;
    return call->code;
}

const kin_object *kin_call_object(const kin_call *call)
{
    return kin_call_is_done(call) ? call->object : NULL;
}

const kin_document *kin_call_document(const kin_call *call)
{
    return kin_call_is_done(call) ? call->document : NULL;
}

kin_status *kin_call_status(const kin_call *call)
{
    return kin_call_is_done(call) ? call->status : NULL;
}

const kin_response *kin_call_response(const kin_call *call)
{
    return kin_call_is_done(call) ? call->response : NULL;
}

const kin_list_meta *kin_call_list_meta(const kin_call *call)
{
    return kin_call_is_done(call) ? call->list_meta : NULL;
}

const kin_api_list *kin_call_api_list(const kin_call *call)
{
    return kin_call_is_done(call) ? call->api_list : NULL;
}

const kin_api_resource *kin_call_api_resource(const kin_call *call)
{
    return kin_call_is_done(call) ? call->api_resource : NULL;
}

/* ---- for functions that start calls ---- */

static int ended_step(kin_call *call, kin_deadline *due, kin_error *err)
{
    (void)call;
    (void)due;
    (void)err;
    return 0;
}

static void ended_done(kin_call *call)
{
    (void)call;
}

int kin__call_start_ended(kin_client *client, const kin_call_opts *opts,
                          kin_object *object, kin_document *document,
                          kin_call **ret, kin_error *err)
{
    static const struct kin__call_ops ops = {ended_step, ended_done};
    kin_call *call = NULL;
    int r = kin__call_new(client, opts, sizeof(*call), &ops, &call, err);

    if (r < 0) {
        (void)kin_object_unref(object);
        (void)kin_document_free(document);
        return r;
    }
    assert(call);
    call->object = object;
    call->document = document;
    kin__call_start(call, ret);
    return 0;
}

int kin__call_check_blocking(const kin_call_opts *opts, kin_error *err)
{
    if (!opts->on_done && !opts->destroy)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "on_done and destroy are for asynchronous calls");
}

int kin__call_started(const kin_call_opts *opts, int code)
{
    kin_call_opts own = KIN_INIT(kin_call_opts);

    (void)kin__opts_take(opts, sizeof(own), &own); /* filled even so */
    if (code < 0)
        kin__userdata_destroy(own.destroy, own.userdata);
    return code;
}
