/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_lister_watcher: a source of the objects of a collection.
 *
 * It is an API server (kin_lister_watcher_new()), a fake for tests
 * (kin/testing.h), or implemented by the program, which is why the structs are
 * public.  A lister-watcher delivers bytes: the JSON of a list or of a sequence
 * of watch events; or Kubernetes' protobuf, if the options request it and
 * `begin` receives that type.
 *
 * It answers a call with a flow, which calls a sink:
 *
 *   A  `begin` is called at most once, then `bytes` for each run of bytes in
 *      order, then `end` exactly once and last; unless the flow is cancelled.
 *      A rejection reaches `end` alone, as an error.
 *   B  A sink is called by one thread, one call at a time, without locks of the
 *      flow, and never within the call that starts the flow, resume or cancel.
 *      It must not block.  It may be called before the starting call returns.
 *   C  `bytes` has consumed the bytes when it returns, also when it requests a
 *      pause.  A pause takes effect with the next read from the network: if the
 *      data is compressed, `bytes` may be called a few more times.  `end` may
 *      be called during a pause, with an error, or without one if all data was
 *      delivered.
 *   D  A resume is never lost: one that races with the request for a pause
 *      cancels that pause.
 *   E  When cancel returns, no call of the sink is running and none will
 *      follow. If the sink itself calls it, the current call is the last.
 *   F  A flow ends within a second after its stop token has stopped.
 *   G  A flow is one attempt: it does not retry.
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

/** Why a flow ended; determines how to continue. */
typedef enum kin_flow_cause {
    KIN_FLOW_COMPLETE,    /**< the answer is complete */
    KIN_FLOW_ANSWERED,    /**< rejected by the server: err->http_status */
    KIN_FLOW_UNREACHABLE, /**< no connection: refused, no route, no address */
    KIN_FLOW_LOST,        /**< the connection broke */
    KIN_FLOW_SLOW,        /**< a timeout, or no data for too long */
    KIN_FLOW_STOPPED,     /**< the stop token */
    KIN_FLOW_PAUSED,      /**< paused for too long */
    KIN_FLOW_BROKEN,      /**< anything else: TLS, protocol, memory, sink */
} kin_flow_cause;

/** The end of a flow; borrowed until `end` returns. */
typedef struct kin_flow_end {
    kin_flow_cause cause;       /**< why it ended */
    const kin_error *err;       /**< NULL if the answer is complete */
    kin_status *status;         /**< Status sent by the server, or NULL */
    int retry_after_s;          /**< Retry-After of the answer, or -1 */
    bool has_fresh_credentials; /**< rejected with 401, but credentials can be
                                     refreshed: retry once */
} kin_flow_end;

/** Returned by `begin` and `bytes` to pause until a resume. */
enum { KIN_SINK_PAUSE = 1 };

/** Callbacks of a flow; see the guarantees at the top.  `userdata` must be
 * valid until the flow is freed. */
typedef struct kin_sink {
    size_t size; /**< of this struct */
    /** The server accepted the request.  The type, such as "application/json",
     * is borrowed.  Returns as `bytes`.  May be NULL. */
    int (*begin)(kin_str content_type, void *userdata);
    /** Receives data.  Returns 0, KIN_SINK_PAUSE, or a negative code that ends
     * the flow. */
    int (*bytes)(kin_str bytes, void *userdata);
    /** All data received so far has been passed to `bytes`: deferred work
     * should be done now.  Optional for sources, but one that calls it does so
     * after each run of data: from the first call on, data may wait for the
     * next one.  May be NULL. */
    void (*rest)(void *userdata);
    /** The last call.  The flow may be freed here, if its start has returned.
     */
    void (*end)(const kin_flow_end *end, void *userdata);
    void *userdata; /**< passed to all of them */
} kin_sink;

/** A list or watch in progress. */
typedef struct kin_flow kin_flow;

/** A source of objects. */
typedef struct kin_lister_watcher kin_lister_watcher;

/** Operations of a flow. */
typedef struct kin_flow_ops {
    size_t size;                    /**< of this struct */
    void (*resume)(kin_flow *flow); /**< ends a pause, if any */
    void (*cancel)(kin_flow *flow); /**< ends it immediately, without a call of
                                       the sink */
    void (*free)(kin_flow *flow);   /**< cancels, and releases */
} kin_flow_ops;

/** Base of all flows. */
struct kin_flow {
    const kin_flow_ops *ops; /**< static */
};

/**
 * Operations of a lister-watcher.  `list` and `watch` copy the sink and the
 * options, and keep the stop token alive.  They return 0 or a negative code;
 * the sink is called only after 0.  They may block for credentials and a rate
 * limit, until the stop token stops, but not for the answer.
 */
typedef struct kin_lister_watcher_ops {
    size_t size; /**< of this struct */
    /** Starts a list. */
    int (*list)(kin_lister_watcher *lw, const kin_list_opts *opts,
                const kin_sink *sink, kin_flow **ret, kin_error *err);
    /** Starts a watch. */
    int (*watch)(kin_lister_watcher *lw, const kin_list_opts *opts,
                 const kin_sink *sink, kin_flow **ret, kin_error *err);
    /** Releases it, after the last reference was dropped and all flows were
     * freed.  NULL: the program owns its memory. */
    void (*free)(kin_lister_watcher *lw);
    /** Creates a lister-watcher for one namespace, which is copied; it is freed
     * before `lw`.  NULL: unsupported. */
    int (*narrow)(kin_lister_watcher *lw, kin_str ns, kin_lister_watcher **ret,
                  kin_error *err);
} kin_lister_watcher_ops;

/** Base of all lister-watchers. */
struct kin_lister_watcher {
    const kin_lister_watcher_ops *ops; /**< static */
    const kin_resource *resource;      /**< its resource; valid as long */
    const kin_allocator *alloc;        /**< default allocator for informers and
                                            others created from it; NULL: the
                                            default */
    size_t max_object_bytes;           /**< limit for one object; 0: 16 MiB */
    kin_loop *loop;     /**< event loop that delivers the answers; NULL: threads
                             do */
    const void *origin; /**< ignored; NULL */
    unsigned references; /**< private; initialise to 0 */
};

/**
 * Create a lister-watcher for a collection of an API server.
 * @param client    kept alive
 * @param resource  copied
 * @param ns        copied; empty for all namespaces
 * @param ret       released with kin_lister_watcher_unref()
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_lister_watcher_new(kin_client *client,
                                                 const kin_resource *resource,
                                                 kin_str ns,
                                                 kin_lister_watcher **ret,
                                                 kin_error *err);

/**
 * Create a lister-watcher for the metadata of a collection: its objects are
 * PartialObjectMetadata of meta.k8s.io/v1, with apiVersion, kind and metadata.
 * A server that does not support them sends whole objects.
 * @param client    kept alive
 * @param resource  copied
 * @param ns        copied; empty for all namespaces
 * @param ret       released with kin_lister_watcher_unref(); its `resource` has
 *                  neither version nor kind
 * @return 0, KIN_EINVAL or KIN_ENOMEM
 * Threads: any.
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
 * Drop a reference.  Before the last one is dropped, all flows and watches must
 * be freed.
 * @param lw  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_lister_watcher *kin_lister_watcher_unref(kin_lister_watcher *lw);

KIN_DEFINE_AUTO(kin_lister_watcher, kin_lister_watcher_unref);

KIN_END_DECLS

#endif /* KIN_LISTER_WATCHER_H */
