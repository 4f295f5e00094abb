/* SPDX-License-Identifier: Apache-2.0 */
#include "server/workers.h"

#include <assert.h>

#include "server/front_internal.h"

/* For objects and schemas of the greatest depth, 1,000 and 400 levels: some
 * hundred bytes and a kilobyte for each, more with a sanitizer, whose own data
 * of a thread is also in here.  Pages that are not used cost nothing. */
enum { STACK_SIZE = 4 << 20 };

void kin__workers_init(struct kin__workers *workers, size_t max_threads)
{
    assert(max_threads <= KIN__WORKERS_MAX);
    *workers = (struct kin__workers){.max_threads = max_threads};
    kin__mutex_init(&workers->mutex);
    kin__cond_init(&workers->changed);
    CDS_INIT_LIST_HEAD(&workers->queue);
}

/* The next request; NULL after the stop. */
static struct kin__request *workers_take(struct kin__workers *workers)
{
    KIN__LOCK_SCOPE(&workers->mutex);
    while (!kin__list_is_linked(&workers->queue) && !workers->is_stopping) {
        workers->idle_count++;
        kin__cond_wait(&workers->changed, &workers->mutex);
        workers->idle_count--;
    }
    struct kin__request *request = KIN__LIST_POP(&workers->queue,
                                                 struct kin__request, link);
    assert(request || workers->is_stopping);
    assert((workers->queued > 0) == (request != NULL));
    if (request)
        workers->queued--;
    return request;
}

static void workers_handle(struct kin__request *request)
{
    assert(request->handle && !kin__list_is_linked(&request->link));
    if (atomic_load(&request->front->is_stopping))
        kin__request_refuse_stopping(request);
    else
        request->handle(request);
    kin__request_free(request);
}

static void workers_run(void *userdata)
{
    struct kin__request *request;

    while (true) {
        request = workers_take(userdata);
        if (!request)
            return;
        workers_handle(request);
    }
}

/* Starts another thread unless there is an idle one for every queued request
 * and this one.  Returns whether there is any thread. */
static bool workers_have_one(struct kin__workers *workers)
{
    kin__mutex_assert_held(&workers->mutex);
    if (workers->idle_count > workers->queued ||
        workers->thread_count == workers->max_threads)
        return true;
    const struct kin__thread_opts opts = {.name = "kin-api-worker",
                                          .stack_size = STACK_SIZE};
    if (kin__thread_start(&workers->threads[workers->thread_count], &opts,
                          workers_run, workers, /* err= */ NULL) == 0)
        workers->thread_count++;
    return workers->thread_count > 0;
}

void kin__workers_submit(struct kin__workers *workers,
                         struct kin__request *request)
{
    bool is_queued;
    {
        KIN__LOCK_SCOPE(&workers->mutex);
        is_queued = !workers->is_stopping && workers_have_one(workers);
        if (is_queued) {
            cds_list_add_tail(&request->link, &workers->queue);
            workers->queued++;
            kin__cond_signal(&workers->changed);
        }
    }
    if (!is_queued)
        workers_handle(request);
}

void kin__workers_stop(struct kin__workers *workers)
{
    {
        KIN__LOCK_SCOPE(&workers->mutex);
        workers->is_stopping = true;
        kin__cond_broadcast(&workers->changed);
    }
    /* No thread is started any more. */
    for (size_t i = 0; i < workers->thread_count; i++)
        kin__thread_join(&workers->threads[i]);
    workers->thread_count = 0;
}

void kin__workers_done(struct kin__workers *workers)
{
    assert(workers->thread_count == 0);
    kin__cond_done(&workers->changed);
    kin__mutex_done(&workers->mutex);
}
