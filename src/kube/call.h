/* SPDX-License-Identifier: Apache-2.0 */
/*
 * call.h - the inside of an asynchronous call.
 *
 * A call is a state machine whose steps are a job of the client's executor.
 * The owner embeds a kin_call as its first member:
 *
 *     struct my_call { kin_call call; ... };
 *     r = kin__call_new(client, opts, sizeof(struct my_call), &my_ops, &call,
 *                       err);
 *     ... fill in the rest; kin__call_drop(call) on failure ...
 *     kin__call_start(call, ret);
 *
 * A step runs when the call was started, woken (kin__call_wake()), is due, or
 * when its token has stopped.  It must check `call->stop`, unless something
 * that the token ends will wake it.
 */
#ifndef KIN_KUBE_CALL_H
#define KIN_KUBE_CALL_H

#include <stdatomic.h>

#include <kin/call.h>
#include <kin/client.h>

#include "base/executor.h"
#include "base/lock.h"
#include "base/stop.h"
#include "kube/send.h"

struct kin_api_list;
struct kin_api_resource;
struct kin_list_meta;
struct kin_response;

struct kin__call_ops {
    /* Advances the call.  0 at its end, KIN__PENDING (`*due` is when to step
     * again, at the latest; KIN_NEVER before), or the error that it ends with.
     * The results are in `call` then. */
    int (*step)(kin_call *call, kin_deadline *due, kin_error *err);
    /* Ends what is under way and releases the rest of the struct; once.  May
     * block for a callback of the transport. */
    void (*done)(kin_call *call);
};

struct kin_call {
    const struct kin__call_ops *ops;
    const kin_allocator *alloc;
    kin_client *client;             /* owned reference; NULL after the end */
    struct kin__executor *executor; /* shared; NULL after the end */
    bool is_in_loop;
    struct kin__job job;
    kin_stop *stop;               /* owned reference; child of the caller's */
    struct kin__stop_watch watch; /* added by the first step */
    bool is_finished;             /* ops->done was called */
    kin_call_fn *on_done;
    void *userdata;
    void (*destroy)(void *userdata);

    struct kin__mutex mutex; /* guards what follows up to the results; a leaf */
    struct kin__cond changed;
    uintptr_t thread; /* that runs a step or a callback; 0 for none */
    bool is_freed;    /* by the caller: no more callbacks */
    bool is_orphan;   /* to be freed by the job */
    bool is_ending;   /* the last callback was begun, or skipped */
    bool is_released; /* only results are left */
    _Atomic bool is_done;
    _Atomic uint32_t resumes; /* kin_call_resume() */

    /* The results; written by the steps, read by others when is_done. */
    int code;
    kin_error err;
    kin_object *object;              /* owned, as all of them; NULL for none */
    kin_document *document;          /* the same */
    kin_status *status;              /* the same */
    struct kin_response *response;   /* the same */
    struct kin_list_meta *list_meta; /* the same */
    struct kin_api_list *api_list;   /* the same */
    struct kin_api_resource *api_resource; /* the same */
};

/* Makes a call of `size` bytes, zeroed after its kin_call.  `opts` is of our
 * size; on_done and destroy are used from kin__call_start() on.  0, KIN_EINVAL
 * (outputs in the options), KIN_ENOMEM or KIN_ESYSTEM. */
int kin__call_new(kin_client *client, const kin_call_opts *opts, size_t size,
                  const struct kin__call_ops *ops, kin_call **ret,
                  kin_error *err) KIN_NODISCARD;
/* Frees a call that was not started, without ops->done and destroy. */
void kin__call_drop(kin_call *call);

/* Starts the call; `ret` may be NULL (guarantee G). */
void kin__call_start(kin_call *call, kin_call **ret);

/* Runs a step soon.  Until ops->done has returned.  Threads: any. */
void kin__call_wake(kin_call *call);

/* Whether the caller has freed the call, perhaps in a callback: it wants no
 * more of them. */
bool kin__call_is_freed(kin_call *call);

/* Makes a call that ends at once with these results, which are given also on
 * failure; both may be NULL. */
int kin__call_start_ended(kin_client *client, const kin_call_opts *opts,
                          kin_object *object, kin_document *document,
                          kin_call **ret, kin_error *err) KIN_NODISCARD;

/* Rejects the members for asynchronous calls: 0 or KIN_EINVAL. */
int kin__call_check_blocking(const kin_call_opts *opts,
                             kin_error *err) KIN_NODISCARD;
/* The end of each function that starts a call: calls `destroy` of the caller's
 * options if `code` is an error.  Returns `code`. */
int kin__call_started(const kin_call_opts *opts, int code);

#endif /* KIN_KUBE_CALL_H */
