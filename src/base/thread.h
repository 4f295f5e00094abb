/* SPDX-License-Identifier: Apache-2.0 */
/*
 * thread.h - threads of the library.
 *
 * Signals belong to the program, not to us: every signal that may be sent from
 * outside is blocked in our threads, so that the program's handlers and its
 * signalfd or sigwait run where it expects them.  The signals that a fault of
 * the thread itself raises stay open: the kernel kills a process that faults
 * while the signal is blocked, and then crash reporters and sanitizers see
 * nothing.  Nor is any of them cancelled: no code of ours expects to be left in
 * the middle.
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
    KIN__THREAD_NAME_SIZE = 16, /* what the kernel keeps, with the NUL */
    KIN__THREAD_NO_QUOTA = INT_MAX,
};

/* For tests: how many threads can still be started; what comes then fails with
 * EAGAIN, as it does when the system has no more. */
extern _Atomic int kin__thread_quota;

/* Embedded in its owner; must not move between start and join. */
struct kin__thread {
    pthread_t raw;
    bool is_started; /* and not joined yet */
    char name[KIN__THREAD_NAME_SIZE];
    void (*run)(void *userdata);
    void *userdata;
};

struct kin__thread_opts {
    const char *name;  /* copied, cut to 15 bytes; NULL keeps the parent's */
    size_t stack_size; /* bytes, raised to what the system needs; 0 for its
                          default */
};

/* Starts a thread that calls `run`.  `opts` may be NULL.  0, KIN_ENOMEM or
 * KIN_ESYSTEM; after a failure there is nothing to join. */
int kin__thread_start(struct kin__thread *thread,
                      const struct kin__thread_opts *opts,
                      void (*run)(void *userdata), void *userdata,
                      kin_error *err) KIN_NODISCARD;

/* Waits until the thread has returned.  Exactly once for each start, by another
 * thread. */
void kin__thread_join(struct kin__thread *thread);
/* For a thread that nothing can join: called by itself, at its end. */
void kin__thread_detach(struct kin__thread *thread);

/* For threads that a library starts on our behalf: they inherit what is blocked
 * here meanwhile, the same as in our own.  `ret` takes what was blocked. */
void kin__thread_block_signals(sigset_t *ret);
void kin__thread_restore_signals(const sigset_t *before);

/* A thread of ours is not cancelled.  Again after the user's code has run in
 * it, which may have changed that. */
void kin__thread_forbid_cancel(void);

/* Whether the caller runs on this thread. */
bool kin__thread_is_self(const struct kin__thread *thread);

/* ---- threads that must not wait ----
 *
 * Those that do a client's input and output, for all their life; and any that
 * holds a lock whose holder must not wait (kin__mutex_forbid_waiting): what is
 * waited for might need that thread, or that lock.  Callbacks of the user run
 * there, such as transforms, and in release builds too a call that would never
 * return is an error instead. */

/* The calling thread must not wait from now on. */
void kin__thread_forbid_waiting(void);

/* How many locks the calling thread holds whose holder must not wait. */
extern _Thread_local int kin__thread_strict_locks;

/* Whether the calling thread may wait: 0 or KIN_EINVAL.  What is ready, or is
 * only looked at, may be asked for all the same. */
int kin__thread_check_waiting(kin_error *err) KIN_NODISCARD;

/* Its two halves: whether there is such a lock, whether it is such a thread. */
int kin__thread_check_locks(kin_error *err) KIN_NODISCARD;
int kin__thread_check_io(kin_error *err) KIN_NODISCARD;

/* A number that no other living thread has; never 0.  Works in threads that are
 * not ours too. */
uintptr_t kin__thread_self(void);

#endif /* KIN_BASE_THREAD_H */
