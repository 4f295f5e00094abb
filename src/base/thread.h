/* SPDX-License-Identifier: Apache-2.0 */
/*
 * thread.h - the library's threads.
 *
 * Signals belong to the program: our threads block every asynchronous signal,
 * so that the program's handlers, signalfd or sigwait run on its own threads.
 * Signals raised by a fault of the thread itself stay unblocked: otherwise the
 * kernel kills the process at once, and crash reporters and sanitizers see
 * nothing.  Cancellation is disabled, since our code does not expect to be
 * interrupted half-way.
 */
#ifndef KIN_BASE_THREAD_H
#define KIN_BASE_THREAD_H

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>
#include <kin/export.h>

enum {
    KIN__THREAD_NAME_SIZE = 16, /* the kernel's limit, including the NUL */
    KIN__THREAD_NO_QUOTA = INT_MAX,
};

/* For tests: how many more threads can be started; further starts fail with
 * EAGAIN, as when the system runs out of threads. */
extern _Atomic int kin__thread_quota;

/* Embedded in its owner; must not move in memory between start and join. */
struct kin__thread {
    pthread_t raw;
    bool is_started; /* started and not joined yet */
    char name[KIN__THREAD_NAME_SIZE];
    void (*run)(void *userdata);
    void *userdata;
};

struct kin__thread_opts {
    const char
        *name; /* copied, truncated to 15 bytes; NULL: inherit the parent's */
    size_t stack_size; /* in bytes, raised to the system's minimum; 0: the
                          default */
};

/* Starts a thread that calls `run`.  `opts` may be NULL.  0, KIN_ENOMEM or
 * KIN_ESYSTEM; do not join after a failure. */
int kin__thread_start(struct kin__thread *thread,
                      const struct kin__thread_opts *opts,
                      void (*run)(void *userdata), void *userdata,
                      kin_error *err) KIN_NODISCARD;

/* Waits until the thread has returned.  Call it exactly once per start, from
 * another thread. */
void kin__thread_join(struct kin__thread *thread);
/* Detaches the calling thread at its end, if no thread can join it. */
void kin__thread_detach(struct kin__thread *thread);

/* For threads that another library starts on our behalf: they inherit the
 * signal mask of the thread that starts them.  Blocks the same signals as in
 * our own threads; `ret` receives the previous mask. */
void kin__thread_block_signals(sigset_t *ret);
void kin__thread_restore_signals(const sigset_t *before);

/* Disables cancellation of the calling thread.  Call it again after user code
 * has run on the thread, which may have enabled it. */
void kin__thread_forbid_cancel(void);

/* Whether this is the calling thread. */
bool kin__thread_is_self(const struct kin__thread *thread);

/* ---- threads that must not block ----
 *
 * The I/O threads of clients must never block, nor must a thread that holds a
 * lock marked with kin__mutex_forbid_waiting(): whatever it would wait for may
 * need that thread or that lock.  User callbacks such as transforms run there.
 * A blocking call that would deadlock returns an error instead, in release
 * builds too. */

/* Marks the calling thread: it must not block from now on. */
void kin__thread_forbid_waiting(void);

/* Around a callback of an asynchronous call, on a thread of the library that
 * other calls need too: blocking calls within it fail. */
void kin__thread_begin_callback(void);
void kin__thread_end_callback(void);

/* Number of locks held by the calling thread whose holder must not block. */
extern _Thread_local int kin__thread_strict_locks;

/* Checks whether the calling thread may block: 0 or KIN_EINVAL.  Calls that
 * return at once need no check. */
int kin__thread_check_waiting(kin_error *err) KIN_NODISCARD;

/* The two parts of that check: locks held, and I/O threads or callbacks. */
int kin__thread_check_locks(kin_error *err) KIN_NODISCARD;
int kin__thread_check_io(kin_error *err) KIN_NODISCARD;

/* Returns an id that is unique among living threads and never 0.  Works on any
 * thread, not only on ours. */
uintptr_t kin__thread_self(void);

#endif /* KIN_BASE_THREAD_H */
