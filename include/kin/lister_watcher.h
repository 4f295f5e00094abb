/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_lister_watcher: where the objects of a collection come from.
 *
 * An API server is one such place (kin_lister_watcher_new()), a fake for tests
 * another (kin/testing.h); the structs are open, so that a program can write
 * its own.  A lister-watcher delivers bytes: the JSON text of a list, or of
 * watch events one after the other; or Kubernetes' protobuf of them, if the
 * options ask for it and `begin` gets that type.
 *
 * It answers a call with a flow, which makes the calls of a sink:
 *
 *   A  `begin` is called at most once, then `bytes` for each run of bytes in
 *      order, then `end` exactly once and last; unless the flow is cancelled.
 *      A refusal reaches `end` alone, as an error.
 *   B  All calls of one sink are made by one thread, one at a time, without a
 *      lock of the flow's; never within the call that starts the flow, nor
 *      within resume or cancel.  They must not wait for anything.  They may
 *      come before the starting call has returned.
 *   C  `bytes` has taken the bytes when it returns, also when it asks for a
 *      pause.  A pause counts from the next piece of the network's on: if what
 *      has arrived of it was compressed, `bytes` may be called a few times
 *      more.  `end` may come during a pause, with an error, or without one if
 *      nothing was left to hand over.
 *   D  A resume is never lost: one that comes while `bytes` is still about to
 *      ask for the pause undoes that pause.
 *   E  When cancel returns, no call of the sink is running and none will be
 *      made.  Called by the sink, that call is the last.
 *   F  A flow ends by itself within a second after its stop token stopped.
 *   G  A flow is one attempt: it repeats nothing.
 */
#ifndef KIN_LISTER_WATCHER_H
#define KIN_LISTER_WATCHER_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/list.h>
#include <kin/loop.h>
#include <kin/resource.h>
#include <kin/status.h>
#include <kin/str.h>
#include <kin/watch.h>

KIN_BEGIN_DECLS

/** Why a flow ended, finer than a code: what to do next depends on it. */
typedef enum kin_flow_cause {
    KIN_FLOW_COMPLETE,    /**< the answer arrived whole */
    KIN_FLOW_ANSWERED,    /**< the server refused: err->http_status */
    KIN_FLOW_UNREACHABLE, /**< no connection: refused, no route, no address */
    KIN_FLOW_LOST,        /**< the connection broke */
    KIN_FLOW_SLOW,        /**< a time limit, or silence for too long */
    KIN_FLOW_STOPPED,     /**< the stop token */
    KIN_FLOW_PAUSED,      /**< it was paused for too long */
    KIN_FLOW_BROKEN,      /**< anything else: TLS, protocol, memory, sink */
} kin_flow_cause;

/** The end of a flow; borrowed until `end` returns. */
typedef struct kin_flow_end {
    kin_flow_cause cause; /**< in a word */
    const kin_error *err; /**< NULL if the answer arrived whole */
    kin_status *status;   /**< what the server sent; NULL if it was no Status */
    int retry_after_s;    /**< the answer's Retry-After; -1 if it has none */
    bool has_fresh_credentials; /**< refused with 401, and others may be had:
                                     once more makes sense */
} kin_flow_end;

/** What `begin` and `bytes` return to be called no more before a resume. */
enum { KIN_SINK_PAUSE = 1 };

/** Takes what a flow brings; see the guarantees at the top.  `userdata` must be
 * valid until the flow is freed. */
typedef struct kin_sink {
    size_t size; /**< of this struct */
    /** The server agreed.  The type is borrowed, such as "application/json".
     * Returns as `bytes`.  May be NULL. */
    int (*begin)(kin_str content_type, void *userdata);
    /** 0 to go on, KIN_SINK_PAUSE, or a negative code that ends the flow. */
    int (*bytes)(kin_str bytes, void *userdata);
    /** All that had arrived was handed over by the calls of `bytes` before;
     * what is put off until the next bytes should not wait longer.  A source
     * that does not know never calls it.  May be NULL. */
    void (*rest)(void *userdata);
    /** The last call.  The flow may be freed here, if its start returned. */
    void (*end)(const kin_flow_end *end, void *userdata);
    void *userdata; /**< passed to all of them */
} kin_sink;

/** One answer on its way. */
typedef struct kin_flow kin_flow;

/** A place where objects come from. */
typedef struct kin_lister_watcher kin_lister_watcher;

/** What a flow can do. */
typedef struct kin_flow_ops {
    size_t size;                    /**< of this struct */
    void (*resume)(kin_flow *flow); /**< ends a pause, if there is one */
    void (*cancel)(kin_flow *flow); /**< ends it at once and silently */
    void (*free)(kin_flow *flow);   /**< cancels, and releases */
} kin_flow_ops;

/** The first member of whatever implements one. */
struct kin_flow {
    const kin_flow_ops *ops; /**< static */
};

/**
 * What a lister-watcher can do.  `list` and `watch` copy the sink; of the
 * options they keep the stop token alive and copy the rest.  They return 0 or a
 * negative code; the sink is called only after a 0.  They may wait for
 * credentials and for a rate limit, but not for the answer, and not longer than
 * the options' stop token lets them.
 */
typedef struct kin_lister_watcher_ops {
    size_t size; /**< of this struct */
    /** Starts a list. */
    int (*list)(kin_lister_watcher *lw, const kin_list_opts *opts,
                const kin_sink *sink, kin_flow **ret, kin_error *err);
    /** Starts a watch. */
    int (*watch)(kin_lister_watcher *lw, const kin_list_opts *opts,
                 const kin_sink *sink, kin_flow **ret, kin_error *err);
    /** Releases it, when the last reference is gone and all flows are freed.
     * May be NULL: its memory is not the library's. */
    void (*free)(kin_lister_watcher *lw);
    /** Makes another one for the same place that has only the objects of a
     * namespace, which is copied; it is freed before `lw` is.  May be NULL:
     * that cannot be done. */
    int (*narrow)(kin_lister_watcher *lw, kin_str ns, kin_lister_watcher **ret,
                  kin_error *err);
} kin_lister_watcher_ops;

/** The first member of whatever implements one. */
struct kin_lister_watcher {
    const kin_lister_watcher_ops *ops; /**< static */
    const kin_resource *resource;      /**< what it lists; lives as long */
    const kin_allocator *alloc;        /**< for what is made of it; NULL: the
                                            default */
    size_t max_object_bytes;           /**< of one object; 0: 16 MiB */
    kin_loop *loop;     /**< whose steps bring the answers, so that calls cannot
                             block for one; NULL: a thread does */
    const void *origin; /**< where its requests wait for their turn, such as a
                             client: informers of one origin share the thread
                             that starts them; NULL: each has its own */
    unsigned references; /**< the library's count; 0 for one that is new */
};

/**
 * Make a lister-watcher for a collection of an API server.
 * @param client    kept alive
 * @param resource  copied
 * @param ns        copied; empty for all namespaces
 * @param ret       released with kin_lister_watcher_unref()
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.  Any thread may use the result.
 */
KIN_API KIN_NODISCARD int kin_lister_watcher_new(kin_client *client,
                                                 const kin_resource *resource,
                                                 kin_str ns,
                                                 kin_lister_watcher **ret,
                                                 kin_error *err);

/**
 * Make a lister-watcher for the metadata of a collection: its objects are
 * PartialObjectMetadata of meta.k8s.io/v1, with apiVersion, kind and metadata.
 * A server that cannot give them gives whole objects instead.
 * @param client    kept alive
 * @param resource  copied
 * @param ns        copied; empty for all namespaces
 * @param ret       released with kin_lister_watcher_unref(); its `resource` has
 *                  neither version nor kind
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.  Any thread may use the result.
 */
KIN_API KIN_NODISCARD int kin_lister_watcher_new_metadata(
    kin_client *client, const kin_resource *resource, kin_str ns,
    kin_lister_watcher **ret, kin_error *err);

/**
 * Take another reference, as informers, reflectors and controllers do.
 * @param lw  borrowed
 * @return lw
 * Threads: any.
 */
KIN_API kin_lister_watcher *kin_lister_watcher_ref(kin_lister_watcher *lw);

/**
 * Drop a reference.  With the last one the lister-watcher is released; then its
 * flows and watches are all freed.
 * @param lw  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_lister_watcher *kin_lister_watcher_unref(kin_lister_watcher *lw);

KIN_DEFINE_AUTO(kin_lister_watcher, kin_lister_watcher_unref);

KIN_END_DECLS

#endif /* KIN_LISTER_WATCHER_H */
