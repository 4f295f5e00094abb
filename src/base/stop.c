/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stop.c - stop tokens and their watches.
 *
 * All tokens of a tree share the mutex and the condition of its root; children
 * keep their parents alive, so the root outlives them all.  The reason is read
 * often and is atomic; the links between tokens and watches are guarded by the
 * mutex.
 *
 *   S1  If stop is requested on a token, it is requested on all its
 *       descendants: a request marks the whole subtree under the lock, and a
 *       new child inherits its parent's mark.
 *   S2  `reason` is written once, by kin_stop_request() or by the first reader
 *       that finds the deadline passed.
 *   S3  A token without references has no children and no watches (both hold
 *       references).  A request that still finds it in its parent's list
 *       therefore does nothing that outlasts the lock.
 */
#include "base/stop.h"

#include <assert.h>
#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/ref.h"
#include "base/thread.h"

/* Shared by all tokens of a tree. */
struct stop_tree {
    struct kin__mutex mutex;
    struct kin__cond
        cond; /* stop was requested on a token, or a callback returned */
    const kin_clock *clock; /* borrowed; NULL: the real clock */
};

struct kin_stop {
    struct kin__ref refs;
    _Atomic int reason;         /* KIN_OK until stopped (S2) */
    kin_deadline deadline;      /* effective deadline; constant */
    const kin_allocator *alloc; /* borrowed */
    kin_stop *parent;           /* owned reference; NULL at the root */
    struct stop_tree *tree;     /* embedded in the root */

    /* Guarded by tree->mutex. */
    bool is_requested;
    int fd; /* eventfd, created on demand; -1 until then */
    struct cds_list_head siblings; /* in parent->children */
    struct cds_list_head children;
    struct cds_list_head watches;
};

struct stop_root {
    kin_stop stop;
    struct stop_tree tree;
};

/* State of one thread that calls the watches of a request; on its stack. */
struct kin__stop_run {
    struct cds_list_head
        pending; /* watches not called yet; guarded by the tree's lock */
    struct kin__stop_watch
        *current; /* watch whose callback is running; NULL after it removed
                     itself; guarded by the tree's lock */
    uintptr_t thread;
};

/* ---- life cycle ---- */

static void stop_init(kin_stop *stop, const kin_stop_opts *opts,
                      const kin_allocator *alloc)
{
    kin__ref_init(&stop->refs);
    atomic_init(&stop->reason, KIN_OK);
    stop->deadline = opts->has_deadline ? opts->deadline : kin_deadline_never();
    stop->alloc = alloc;
    stop->parent = NULL;
    stop->is_requested = false;
    stop->fd = -1;
    CDS_INIT_LIST_HEAD(&stop->siblings);
    CDS_INIT_LIST_HEAD(&stop->children);
    CDS_INIT_LIST_HEAD(&stop->watches);
}

static kin_stop *stop_new_root(const kin_clock *clock,
                               const kin_stop_opts *opts)
{
    struct stop_root *root = kin__alloc(opts->alloc, 1, sizeof(*root));

    if (!root)
        return NULL;
    stop_init(&root->stop, opts, opts->alloc);
    root->stop.tree = &root->tree;
    root->tree.clock = clock;
    kin__mutex_init(&root->tree.mutex);
    kin__cond_init(&root->tree.cond);
    return &root->stop;
}

static kin_stop *stop_new_child(kin_stop *parent, const kin_stop_opts *opts)
{
    const kin_allocator *alloc = opts->alloc ? opts->alloc : parent->alloc;
    kin_stop *stop = kin__alloc(alloc, 1, sizeof(*stop));

    if (!stop)
        return NULL;
    stop_init(stop, opts, alloc);
    stop->deadline = kin__deadline_min(stop->deadline, parent->deadline);
    stop->parent = kin_stop_ref(parent);
    stop->tree = parent->tree;
    KIN__LOCK_SCOPE(&stop->tree->mutex);
    stop->is_requested = parent->is_requested;
    atomic_store(&stop->reason, atomic_load(&parent->reason));
    cds_list_add_tail(&stop->siblings, &parent->children);
    return stop;
}

static int stop_new(kin_stop *parent, const kin_clock *clock,
                    const kin_stop_opts *opts, kin_stop **ret, kin_error *err)
{
    kin_stop_opts known = KIN_INIT(kin_stop_opts);

    if (!ret)
        return kin_error_set(err, KIN_EINVAL, "stop: ret is NULL");
    if (kin__opts_take(opts, sizeof(known), &known) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "stop: invalid options: size not set");
    kin_stop *stop = parent ? stop_new_child(parent, &known)
                            : stop_new_root(clock, &known);
    if (!stop)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    *ret = stop;
    return 0;
}

int kin_stop_new(kin_stop *parent, const kin_stop_opts *opts, kin_stop **ret,
                 kin_error *err)
{
    return stop_new(parent, /* clock= */ NULL, opts, ret, err);
}

kin_deadline kin__stop_deadline_on(const kin_stop *stop, const kin_clock *clock)
{
    const kin_clock *real = kin__clock_real();
    const kin_clock *own = stop ? kin__stop_clock(stop) : NULL;

    if ((own ? own : real) != (clock ? clock : real))
        return kin_deadline_never();
    return kin_stop_deadline(stop);
}

const kin_clock *kin__stop_clock(const kin_stop *stop)
{
    return stop->tree->clock;
}

int kin__stop_new_with_clock(const kin_clock *clock, const kin_stop_opts *opts,
                             kin_stop **ret, kin_error *err)
{
    return stop_new(/* parent= */ NULL, clock, opts, ret, err);
}

kin_stop *kin_stop_ref(kin_stop *stop)
{
    if (stop)
        kin__ref_get(&stop->refs);
    return stop;
}

/* Frees a token without references and returns its parent, whose reference the
 * caller must drop. */
static kin_stop *stop_free(kin_stop *stop)
{
    kin_stop *parent = stop->parent;

    if (parent) {
        KIN__LOCK_SCOPE(&stop->tree->mutex);
        kin__list_unlink(&stop->siblings);
    }
    assert(cds_list_empty(&stop->children));
    assert(cds_list_empty(&stop->watches));
    if (stop->fd >= 0)
        close(stop->fd);
    if (!parent) {
        kin__cond_done(&stop->tree->cond);
        kin__mutex_done(&stop->tree->mutex);
    }
    kin__free(stop->alloc, stop);
    return parent;
}

kin_stop *kin_stop_unref(kin_stop *stop)
{
    /* A loop instead of recursion, since trees may be deep. */
    while (stop && kin__ref_put(&stop->refs))
        stop = stop_free(stop);
    return NULL;
}

/* ---- querying ---- */

/* Sets the reason unless it is already set; returns the effective reason. */
static int stop_set_reason(kin_stop *stop, int reason)
{
    int before = KIN_OK;

    assert(reason != KIN_OK);
    if (atomic_compare_exchange_strong(&stop->reason, &before, reason))
        return reason;
    return before;
}

static int stop_reason_now(const kin_stop *stop, int reason_else)
{
    bool is_late = kin__deadline_passed(stop->tree->clock, stop->deadline);

    return is_late ? KIN_ETIMEDOUT : reason_else;
}

int kin_stop_reason(const kin_stop *stop)
{
    if (!stop)
        return KIN_OK;
    int reason = atomic_load_explicit(&stop->reason, memory_order_acquire);
    if (reason != KIN_OK)
        return reason;
    reason = stop_reason_now(stop, KIN_OK);
    if (reason == KIN_OK)
        return KIN_OK;
    /* Storing the reason in a const token is fine: it records what is already
     * true.  Without it a later request could change the answer. */
    return stop_set_reason((kin_stop *)(uintptr_t)stop, reason);
}

bool kin_stop_requested(const kin_stop *stop)
{
    return kin_stop_reason(stop) != KIN_OK;
}

kin_deadline kin_stop_deadline(const kin_stop *stop)
{
    return stop ? stop->deadline : kin_deadline_never();
}

/* ---- requesting stop ---- */

/* Returns the token after `at` in the subtree of `top` in pre-order, or NULL.
 * Skips the descendants of `at` unless `descend`. */
static kin_stop *stop_next(const kin_stop *top, kin_stop *at, bool descend)
{
    if (descend && !cds_list_empty(&at->children))
        return cds_list_entry(at->children.next, kin_stop, siblings);
    while (at != top) {
        if (at->siblings.next != &at->parent->children)
            return cds_list_entry(at->siblings.next, kin_stop, siblings);
        at = at->parent;
    }
    return NULL;
}

static void stop_fd_raise(int fd)
{
    const uint64_t one = 1;
    ssize_t written = write(fd, &one, sizeof(one));

    /* It is raised only once, so the counter cannot overflow. */
    assert(written == (ssize_t)sizeof(one));
    (void)written;
}

static void stop_mark(kin_stop *stop, struct kin__stop_run *run)
{
    assert(!stop->is_requested);
    stop->is_requested = true;
    stop_set_reason(stop, stop_reason_now(stop, KIN_ESTOPPED));
    if (stop->fd >= 0)
        stop_fd_raise(stop->fd);
    kin__list_move_all(&stop->watches, &run->pending);
}

static void stop_mark_tree(kin_stop *top, struct kin__stop_run *run)
{
    kin__mutex_assert_held(&top->tree->mutex);
    kin_stop *at = top;
    while (at) {
        bool is_new = !at->is_requested;
        if (is_new)
            stop_mark(at, run);
        /* If a token is marked, all its descendants are (S1). */
        at = stop_next(top, at, /* descend= */ is_new);
    }
    kin__cond_broadcast(&top->tree->cond);
}

/* Calls a watch that was removed from the pending list.  Releases the lock
 * during the call.  The watch may be freed by then; `current` is NULL in that
 * case. */
static void stop_run_one(struct kin__stop_run *run, struct stop_tree *tree,
                         struct kin__stop_watch *watch)
{
    void (*fn)(void *userdata) = watch->fn;
    void *userdata = watch->userdata;

    kin__mutex_assert_held(&tree->mutex);
    assert(!watch->run && !run->current);
    watch->run = run;
    run->current = watch;
    kin__mutex_unlock(&tree->mutex);
    fn(userdata);
    kin__mutex_lock(&tree->mutex);
    if (run->current) {
        run->current->run = NULL;
        run->current = NULL;
        /* A thread may be waiting to remove the watch. */
        kin__cond_broadcast(&tree->cond);
    }
}

static void stop_run_all(struct kin__stop_run *run, struct stop_tree *tree)
{
    kin__mutex_assert_held(&tree->mutex);
    for (;;) {
        struct kin__stop_watch *watch = KIN__LIST_POP(
            &run->pending, struct kin__stop_watch, link);
        if (!watch)
            return;
        stop_run_one(run, tree, watch);
    }
}

static void stop_run_init(struct kin__stop_run *run)
{
    CDS_INIT_LIST_HEAD(&run->pending);
    run->current = NULL;
    run->thread = kin__thread_self();
}

void kin_stop_request(kin_stop *stop)
{
    struct kin__stop_run run;

    if (!stop)
        return;
    /* A callback may drop the caller's reference. */
    kin_stop_ref(stop);
    stop_run_init(&run);
    kin__mutex_lock(&stop->tree->mutex);
    stop_mark_tree(stop, &run);
    stop_run_all(&run, stop->tree);
    kin__mutex_unlock(&stop->tree->mutex);
    kin_stop_unref(stop);
}

/* ---- waiting ---- */

/* Waits for the deadline only. */
static void stop_wait_deadline(kin_deadline deadline)
{
    struct kin__mutex mutex;
    struct kin__cond cond;
    int r = 0;

    kin__mutex_init(&mutex);
    kin__cond_init(&cond);
    kin__mutex_lock(&mutex);
    while (r == 0)
        r = kin__cond_wait_until(&cond, &mutex, /* clock= */ NULL, deadline);
    kin__mutex_unlock(&mutex);
    kin__cond_done(&cond);
    kin__mutex_done(&mutex);
}

/* Whether the wait is over; `*ret` is then its result. */
static bool stop_wait_is_over(const kin_stop *stop, kin_deadline deadline,
                              int *ret)
{
    *ret = atomic_load(&stop->reason);
    if (*ret != KIN_OK)
        return true;
    /* When both deadlines have passed by now, the earlier one decides. */
    if (deadline.at_ns < stop->deadline.at_ns &&
        kin__deadline_passed(stop->tree->clock, deadline))
        return true;
    *ret = kin_stop_reason(stop);
    return *ret != KIN_OK;
}

int kin_stop_wait(kin_stop *stop, kin_deadline deadline)
{
    int result = KIN_OK;

    if (!stop) {
        stop_wait_deadline(deadline);
        return KIN_OK;
    }
    struct stop_tree *tree = stop->tree;
    kin_deadline first = kin__deadline_min(deadline, stop->deadline);
    KIN__LOCK_SCOPE(&tree->mutex);
    while (!stop_wait_is_over(stop, deadline, &result))
        (void)kin__cond_wait_until(&tree->cond, &tree->mutex, tree->clock,
                                   first);
    return result;
}

int kin_stop_fd(kin_stop *stop, kin_error *err)
{
    if (!stop)
        return kin_error_set(err, KIN_EINVAL, "stop: no token");
    KIN__LOCK_SCOPE(&stop->tree->mutex);
    if (stop->fd < 0)
        stop->fd = eventfd(stop->is_requested, EFD_CLOEXEC | EFD_NONBLOCK);
    if (stop->fd < 0)
        return kin_error_set_errno(err, errno, "stop: eventfd");
    return stop->fd;
}

/* ---- watches ---- */

void kin__stop_watch_add(struct kin__stop_watch *watch, kin_stop *stop,
                         void (*fn)(void *userdata), void *userdata)
{
    struct kin__stop_run run;

    assert(fn);
    assert(!watch->stop);
    *watch = (struct kin__stop_watch){.fn = fn, .userdata = userdata};
    CDS_INIT_LIST_HEAD(&watch->link);
    if (!stop)
        return;
    watch->stop = kin_stop_ref(stop);
    /* As in kin_stop_request(), the callback may remove and free the watch. */
    kin_stop_ref(stop);
    stop_run_init(&run);
    kin__mutex_lock(&stop->tree->mutex);
    cds_list_add_tail(&watch->link,
                      stop->is_requested ? &run.pending : &stop->watches);
    stop_run_all(&run, stop->tree);
    kin__mutex_unlock(&stop->tree->mutex);
    kin_stop_unref(stop);
}

static void stop_watch_detach(struct kin__stop_watch *watch)
{
    struct stop_tree *tree = watch->stop->tree;

    KIN__LOCK_SCOPE(&tree->mutex);
    if (watch->run && watch->run->thread == kin__thread_self()) {
        watch->run->current = NULL;
        return;
    }
    while (watch->run)
        kin__cond_wait(&tree->cond, &tree->mutex);
    kin__list_unlink(&watch->link);
}

void kin__stop_watch_remove(struct kin__stop_watch *watch)
{
    kin_stop *stop = watch->stop;

    if (!stop)
        return;
    stop_watch_detach(watch);
    watch->stop = NULL;
    watch->run = NULL;
    kin_stop_unref(stop);
}

/* ---- wakers ---- */

static void stop_waker_wake(void *userdata)
{
    struct kin__stop_waker *waker = userdata;

    KIN__LOCK_SCOPE(waker->mutex);
    kin__cond_broadcast(waker->cond);
}

void kin__stop_waker_add(struct kin__stop_waker *waker, kin_stop *stop,
                         struct kin__mutex *mutex, struct kin__cond *cond)
{
    kin__mutex_assert_not_held(mutex);
    waker->mutex = mutex;
    waker->cond = cond;
    kin__stop_watch_add(&waker->watch, stop, stop_waker_wake, waker);
}

void kin__stop_waker_remove(struct kin__stop_waker *waker)
{
    if (waker->mutex)
        kin__mutex_assert_not_held(waker->mutex);
    kin__stop_watch_remove(&waker->watch);
}
