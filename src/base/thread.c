/* SPDX-License-Identifier: Apache-2.0 */
#include "base/thread.h"

#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>

/* The calling thread, if it is one of ours.  Not compared by pthread_t: some
 * systems store it only after the new thread has started to run. */
static _Thread_local const struct kin__thread *thread_current;

/* Its address identifies the thread. */
static _Thread_local char thread_mark;

_Thread_local int kin__thread_strict_locks;

_Atomic int kin__thread_quota = KIN__THREAD_NO_QUOTA;

static _Thread_local bool thread_does_io;

static _Thread_local int thread_callbacks;

void kin__thread_begin_callback(void)
{
    thread_callbacks++;
}

void kin__thread_end_callback(void)
{
    assert(thread_callbacks > 0);
    thread_callbacks--;
}

void kin__thread_forbid_waiting(void)
{
    thread_does_io = true;
}

int kin__thread_check_locks(kin_error *err)
{
    if (kin__thread_strict_locks == 0)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "blocking call in a transform or an index function");
}

int kin__thread_check_io(kin_error *err)
{
    if (thread_callbacks > 0)
        return kin_error_set(err, KIN_EINVAL,
                             "blocking call in a callback of an asynchronous "
                             "call");
    if (!thread_does_io)
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "blocking call on the client's I/O thread (from a "
                         "transform, an index function or a sink)");
}

int kin__thread_check_waiting(kin_error *err)
{
    int r = kin__thread_check_locks(err);

    return r < 0 ? r : kin__thread_check_io(err);
}

uintptr_t kin__thread_self(void)
{
    return (uintptr_t)&thread_mark;
}

bool kin__thread_is_self(const struct kin__thread *thread)
{
    return thread_current == thread;
}

void kin__thread_forbid_cancel(void)
{
    (void)pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, /* oldstate= */ NULL);
}

static void *thread_main(void *userdata)
{
    struct kin__thread *thread = userdata;

    thread_current = thread;
    kin__thread_forbid_cancel();
    /* The name is only for debugging, so failure is ignored. */
    if (thread->name[0])
        (void)pthread_setname_np(pthread_self(), thread->name);
    thread->run(thread->userdata);
    return NULL;
}

static void thread_signals_to_block(sigset_t *ret)
{
    static const int faults[] = {SIGSEGV, SIGBUS,  SIGFPE, SIGILL,
                                 SIGTRAP, SIGABRT, SIGSYS};

    sigfillset(ret);
    for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++)
        sigdelset(ret, faults[i]);
}

void kin__thread_block_signals(sigset_t *ret)
{
    sigset_t blocked;

    thread_signals_to_block(&blocked);
    pthread_sigmask(SIG_SETMASK, &blocked, ret);
}

void kin__thread_restore_signals(const sigset_t *before)
{
    pthread_sigmask(SIG_SETMASK, before, /* oldset= */ NULL);
}

/* A new thread inherits the signal mask of its creator, so the mask is changed
 * around pthread_create().  If the thread set it itself, a signal could arrive
 * before that. */
static int thread_create_masked(struct kin__thread *thread,
                                const pthread_attr_t *attr)
{
    sigset_t before;

    kin__thread_block_signals(&before);
    int errnum = pthread_create(&thread->raw, attr, thread_main, thread);
    kin__thread_restore_signals(&before);
    return errnum;
}

static int thread_create(struct kin__thread *thread, size_t stack_size)
{
    const size_t least = (size_t)PTHREAD_STACK_MIN;
    pthread_attr_t attr;
    int errnum = pthread_attr_init(&attr);

    if (errnum)
        return errnum;
    if (stack_size > 0)
        errnum = pthread_attr_setstacksize(
            &attr, stack_size < least ? least : stack_size);
    if (!errnum)
        errnum = thread_create_masked(thread, &attr);
    pthread_attr_destroy(&attr);
    return errnum;
}

static bool thread_is_within_quota(void)
{
    return atomic_load(&kin__thread_quota) == KIN__THREAD_NO_QUOTA ||
           atomic_fetch_sub(&kin__thread_quota, 1) > 0;
}

int kin__thread_start(struct kin__thread *thread,
                      const struct kin__thread_opts *opts,
                      void (*run)(void *userdata), void *userdata,
                      kin_error *err)
{
    const char *name = opts && opts->name ? opts->name : "";

    assert(run);
    *thread = (struct kin__thread){.run = run, .userdata = userdata};
    snprintf(thread->name, sizeof(thread->name), "%.*s",
             KIN__THREAD_NAME_SIZE - 1, name);
    int errnum = thread_is_within_quota()
                     ? thread_create(thread, opts ? opts->stack_size : 0)
                     : EAGAIN;
    if (errnum)
        return kin_error_set_errno(err, errnum, "start thread %s",
                                   thread->name);
    thread->is_started = true;
    return 0;
}

void kin__thread_detach(struct kin__thread *thread)
{
    assert(kin__thread_is_self(thread));
    (void)pthread_detach(pthread_self());
    thread->is_started = false;
}

void kin__thread_join(struct kin__thread *thread)
{
    assert(thread->is_started);
    assert(!kin__thread_is_self(thread));
    int errnum = pthread_join(thread->raw, /* retval= */ NULL);

    assert(errnum == 0);
    (void)errnum;
    thread->is_started = false;
}
