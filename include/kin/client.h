/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_client: read and write objects of an API server.
 *
 *     kin_client_get(client, core_v1_pods, kin_named("default", "web-0"), NULL,
 *                    &pod, &err);
 *
 * Lists and watches are in kin/list.h and kin/watch.h, all other requests in
 * kin/request.h, predicates for errors in kin/api_error.h.
 *
 *   A  A call returns when the answer has arrived, at its timeout, or within a
 *      second after its stop token has stopped.
 *   B  Answers 429 and 5xx that name a delay (Retry-After) are retried after
 *      it, up to ten times; so is a GET whose connection breaks before an
 *      answer, after a second.  Nothing else is sent twice, except over a
 *      reused connection that turns out to be dead, and once more with
 *      refreshed credentials after a 401.
 *   C  Rate limit: `qps` requests per second, with bursts of `burst`.
 *   D  Invalid arguments are rejected before anything is sent: no namespace for
 *      a namespaced resource, no name, no field manager for an apply.
 *   E  A call fails with KIN_EINVAL on a client's I/O thread and while an
 *      informer's lock is held (in transforms, index functions and sinks),
 *      where it would deadlock.
 *   F  All of a client's connections, credentials and limits are shared by its
 *      calls; it is thread-safe.
 *   G  Objects to write are passed as edits (kin/edit.h).  A call does not
 *      modify the edit, so that it can be sent again.  If the edit failed,
 *      nothing is sent and the call returns the edit's error; a NULL edit
 *      counts as one that ran out of memory.  The calling thread owns the edit.
 */
#ifndef KIN_CLIENT_H
#define KIN_CLIENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/call.h>
#include <kin/config.h>
#include <kin/dialer.h>
#include <kin/document.h>
#include <kin/edit.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/http_header.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/status.h>
#include <kin/stop.h>
#include <kin/str.h>
#include <kin/token_source.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

/** A client of one server as one user; shared by reference counting. */
typedef struct kin_client kin_client;

/** A header "Warning: 299 - ..." of an answer; borrowed during the call. */
typedef struct kin_warning {
    int code;      /**< 299 */
    kin_str agent; /**< the sender, of at most 255 bytes; "-" for the
                        server */
    kin_str text;  /**< UTF-8 without control characters */
} kin_warning;

/** kin_client_opts.workers: decode on the I/O thread of the client.  A large
 * list then delays all other calls of the client. */
enum { KIN_NO_WORKERS = -1 };

/** Options of a client.  Zero is the default of each member. */
typedef struct kin_client_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const kin_log *log;         /**< borrowed, also by the configuration as
                                     long as it has clients; NULL: none */
    double qps; /**< requests per second; 0: 50, negative: no limit */
    int burst;  /**< burst of the rate limit; 0: 100 */
    const char *user_agent;  /**< copied; NULL: kin/VERSION (linux/ARCH) */
    int64_t timeout_ms;      /**< default timeout of calls, and until a watch is
                                  established; 0: one minute, negative: none */
    size_t max_object_bytes; /**< limit for one encoded object; 0: 16 MiB */
    bool is_http1_only;      /**< do not use HTTP/2 */
    bool is_compressed;      /**< request gzip, unless the configuration
                                  disables it */
    bool is_warned_once;     /**< report each warning only once */
    /** Receives warnings; NULL: they are logged.  Called without a lock on the
     * calling thread, concurrently; for asynchronous calls, lists and watches
     * on threads of the client, where it must not block. */
    void (*on_warning)(const kin_warning *warning, void *userdata);
    void *userdata; /**< passed to `on_warning` */
    kin_loop *loop; /**< borrowed: run in this event loop, without threads;
                         blocking calls fail with KIN_EUNSUPPORTED */
    kin_metrics *metrics; /**< counts requests; kept alive; NULL: none.  See
                               kin/metrics.h */
    /** Releases `userdata`, once: when the client is freed, or if it could not
     * be made.  May be NULL. */
    void (*destroy)(void *userdata);
    /** Threads that decode what informers receive, send their requests and run
     * their timers; 0: 2, KIN_NO_WORKERS: one, and the I/O thread decodes;
     * at most 1024.  They run asynchronous calls, too.  Started when they are
     * needed first; ignored with a loop. */
    int workers;
    const kin_dialer *dialer; /**< copied: opens connections; NULL: kin does */
    /** Copied: sent with each request.  Headers that kin sets itself are
     * rejected: Accept, Accept-Encoding, Authorization, Content-Type,
     * Impersonate-*, User-Agent, and those of HTTP's framing. */
    const kin_http_header *headers;
    size_t header_count;           /**< number of headers */
    const kin_token_source *token; /**< copied: supplies the bearer token; used
                                        as credentials of the configuration
                                        are; NULL: those are */
    /** Copied: replaces kin's transport, and with it `dialer`, `is_http1_only`
     * and the metrics of connections; NULL: kin's.  See kin/transport.h. */
    const struct kin_transport *transport;
} kin_client_opts;

/**
 * Create a client: kin_config_new_from_env() and kin_client_new() in one call.
 * Without a log in the options, messages go to standard error
 * (kin_log_stderr()), so that a server that cannot be reached is visible.  The
 * variable KIN_LOG sets their level: off, error, warn (the default), info,
 * debug or trace.
 * @param opts  copied
 * @param ret   released with kin_client_unref()
 * @return as the two; KIN_EINVAL also if KIN_LOG has another value
 * Threads: any.  The environment must not change concurrently.
 */
KIN_API KIN_NODISCARD int kin_client_new_from_env(const kin_client_opts *opts,
                                                  kin_client **ret,
                                                  kin_error *err);

/**
 * Create a client.  Reads credential files; sends nothing.
 * @param config  kept alive
 * @param opts    copied
 * @param ret     released with kin_client_unref()
 * @return 0, KIN_EINVAL, KIN_ENOMEM, KIN_ESYSTEM, KIN_EUNSUPPORTED (libcurl is
 *         too old), or for credential files: KIN_ENOTFOUND, KIN_EPARSE,
 *         KIN_ELIMIT
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_client_new(kin_config *config,
                                         const kin_client_opts *opts,
                                         kin_client **ret, kin_error *err);

/**
 * Take another reference.
 * @param client  borrowed
 * @return `client`
 * Threads: any.
 */
KIN_API kin_client *kin_client_ref(kin_client *client);

/**
 * Drop a reference; the last one closes all connections.
 * @param client  given; no call may be running
 * @return NULL
 * Threads: any.  Must not be called on the client's own threads.
 */
KIN_API kin_client *kin_client_unref(kin_client *client);

/**
 * Return the configuration of a client.
 * @return borrowed from the client
 * Threads: any.
 */
KIN_API kin_config *kin_client_config(const kin_client *client);

/**
 * The format of objects on the wire.  Both decode to the same values.
 *
 * Protobuf halves the cost of a list for the server.  It is used for the types
 * of Kubernetes itself; all others, metadata-only lists, and servers without it
 * use JSON.
 */
typedef enum kin_wire {
    KIN_WIRE_AUTO, /**< currently JSON, which is cheaper for the client */
    KIN_WIRE_JSON, /**< always JSON */
    /** Protobuf where the server supports it.  An unknown field of a newer
     * server fails a call with KIN_EUNSUPPORTED; informers fall back to JSON.
     */
    KIN_WIRE_PROTOBUF,
} kin_wire;

/** Options common to all calls.  Zero is the default of each member. */
typedef struct kin_call_opts {
    size_t size;         /**< of this struct */
    kin_stop *stop;      /**< borrowed; ends the call; may be NULL */
    int64_t timeout_ms;  /**< including retries, not counting the rate limit
                              (C); 0: the client's; negative: none */
    kin_str subresource; /**< such as "status"; empty: the object itself */
    kin_str ns;          /**< create, update: the namespace; empty: the
                              edit's metadata.namespace */
    kin_str name;        /**< update, create of a subresource: the object;
                              empty: the edit's metadata.name */
    kin_str resource_version; /**< get: at least this one; "0": any */
    bool is_dry_run;          /**< do not store the result */
    kin_str field_manager; /**< owner of the fields that are set; required for
                                apply */
    kin_str field_validation; /**< "Ignore", "Warn" or "Strict"; empty: the
                                   server's default, Warn */
    bool is_forced;           /**< apply: take fields from other managers */
    /** If not NULL: set to the server's Status if it rejects the request,
     * released with kin_status_unref(); else untouched. */
    kin_status **ret_status;
    /** If not NULL: set to the answer as a document, released with
     * kin_document_free().  The only way to get answers without a name, such as
     * reviews. */
    kin_document **ret_document;
    kin_wire wire; /**< format of the answer; requests are JSON */
    /** For asynchronous calls (kin/call.h), as the next two: called at the end;
     * NULL: ask with kin_call_is_done().  Blocking calls fail with KIN_EINVAL
     * if it is set, or `destroy`; asynchronous ones if `ret_status` or
     * `ret_document` is set: see kin_call_status(), kin_call_document(). */
    kin_call_fn *on_done;
    void *userdata; /**< passed to `on_done` */
    /** Releases `userdata`, once, after the last callback, or if the call could
     * not be started.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_call_opts;

/**
 * Get an object.
 * @param client    borrowed
 * @param resource  borrowed
 * @param name      of the object
 * @param opts      borrowed
 * @param ret       released with kin_object_unref(); may be NULL
 * @param err       filled on failure only, for kin/api_error.h
 * @return 0; KIN_EINVAL (D, or rejected by the server as invalid); the token's
 *         reason: KIN_ESTOPPED, KIN_ETIMEDOUT; no answer: KIN_ECONNECT,
 *         KIN_ETLS, KIN_ETIMEDOUT; an invalid answer: KIN_EPROTOCOL,
 *         KIN_EPARSE, KIN_ELIMIT; a rejection: KIN_ENOTFOUND, KIN_EEXISTS,
 *         KIN_ECONFLICT, KIN_EGONE, KIN_EUNAUTHORIZED, KIN_EFORBIDDEN,
 *         KIN_EUNSUPPORTED, KIN_ELIMIT, KIN_ESERVER; the code that credentials
 *         failed with; KIN_EUNSUPPORTED (the client runs in a loop); or
 *         KIN_ENOMEM
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_get(kin_client *client,
                                         const kin_resource *resource,
                                         kin_namespaced_name name,
                                         const kin_call_opts *opts,
                                         kin_object **ret, kin_error *err);

/**
 * Start getting an object: kin_client_get() (kin/call.h).
 * @param ret  the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL (D), KIN_ENOMEM or KIN_ESYSTEM; anything else
 *         is reported by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_get_async(kin_client *client,
                                               const kin_resource *resource,
                                               kin_namespaced_name name,
                                               const kin_call_opts *opts,
                                               kin_call **ret, kin_error *err);

/**
 * Create an object, or a subresource of one with opts->subresource.
 * @param client    borrowed
 * @param resource  borrowed
 * @param edit      borrowed; namespace and name are those of the object, unless
 *                  the options name others
 * @param opts      borrowed
 * @param ret       as stored; released with kin_object_unref(); may be NULL
 * @return as kin_client_get(), or the code that the edit failed with
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_create(kin_client *client,
                                            const kin_resource *resource,
                                            kin_edit *edit,
                                            const kin_call_opts *opts,
                                            kin_object **ret, kin_error *err);

/**
 * Start creating an object: kin_client_create() (kin/call.h).
 * @param ret  the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL (D), KIN_ENOMEM, KIN_ESYSTEM, or the code that the edit
 *         failed with; anything else is reported by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_create_async(
    kin_client *client, const kin_resource *resource, kin_edit *edit,
    const kin_call_opts *opts, kin_call **ret, kin_error *err);

/**
 * Replace an object, or a subresource of it with opts->subresource.  If the
 * metadata.resourceVersion of the base is not current, the server rejects the
 * update with a conflict.  An edit over a partial
 * object (kin_object_is_partial()) is rejected with KIN_EINVAL without
 * sending it: the unknown fields would be deleted.
 * @param client    borrowed
 * @param resource  borrowed
 * @param edit      borrowed; namespace and name are those of the object, unless
 *                  the options name others
 * @param opts      borrowed
 * @param ret       as stored; released with kin_object_unref(); may be NULL
 * @return as kin_client_get(), or the code that the edit failed with
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_update(kin_client *client,
                                            const kin_resource *resource,
                                            kin_edit *edit,
                                            const kin_call_opts *opts,
                                            kin_object **ret, kin_error *err);

/**
 * Start replacing an object: kin_client_update() (kin/call.h).
 * @param ret  the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL (D), KIN_ENOMEM, KIN_ESYSTEM, or the code that the edit
 *         failed with; anything else is reported by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_update_async(
    kin_client *client, const kin_resource *resource, kin_edit *edit,
    const kin_call_opts *opts, kin_call **ret, kin_error *err);

/** The format of a patch. */
typedef enum kin_patch_type {
    KIN_PATCH_JSON,      /**< RFC 6902: an array of operations */
    KIN_PATCH_MERGE,     /**< RFC 7386: the members that change, and lists as a
                              whole */
    KIN_PATCH_STRATEGIC, /**< as merge, with lists merged by key; built-in
                              kinds; only as a `body` */
    KIN_PATCH_APPLY      /**< the fields that the field manager wants */
} kin_patch_type;

/** A patch, borrowed during the call. */
typedef struct kin_patch {
    size_t size;         /**< of this struct */
    kin_patch_type type; /**< the format */
    kin_edit *edit;      /**< sent as a patch of that type; NULL: use `body` */
    kin_namespaced_name name; /**< of the object; with an edit, empty: those of
                                   the edit */
    kin_value body;           /**< a patch of that type, sent unchanged; absent:
                                   use `edit` */
} kin_patch;

/**
 * Patch an object.
 *
 * With an edit, the smallest patch of its type is sent: concurrent changes to
 * other fields are kept.  If the edit changes nothing, nothing is sent, the
 * result is the base, and opts->ret_document is not set.  An apply is
 * always sent: for a new object it contains the whole edit, for an edited
 * object the changes, with whole lists.  The field manager then owns exactly
 * these fields and gives up the others that it owned.
 * @param client    borrowed
 * @param resource  borrowed
 * @param patch     borrowed; with an edit or a body.  With neither, the edit
 *                  counts as one that ran out of memory
 * @param opts      borrowed; may be NULL, except for an apply
 * @param ret       as stored; released with kin_object_unref(); may be NULL
 * @return as kin_client_get(), or the code that the edit failed with;
 *         KIN_EINVAL also for an edit without a base (apply: with a base and
 *         removed members, which an apply cannot express), for an edit that
 *         changes a list of a partial object (kin_object_is_partial()), for a
 *         JSON patch of one, and for both an edit and a body
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_patch(kin_client *client,
                                           const kin_resource *resource,
                                           const kin_patch *patch,
                                           const kin_call_opts *opts,
                                           kin_object **ret, kin_error *err);

/**
 * Start patching an object: kin_client_patch() (kin/call.h).
 * @param ret  the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL (D), KIN_ENOMEM, KIN_ESYSTEM, or the code that the edit
 *         failed with; anything else is reported by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_patch_async(
    kin_client *client, const kin_resource *resource, const kin_patch *patch,
    const kin_call_opts *opts, kin_call **ret, kin_error *err);

KIN_DEFINE_AUTO(kin_client, kin_client_unref);

/** What happens to the objects that a deleted one owns. */
typedef enum kin_propagation {
    KIN_PROPAGATION_DEFAULT,    /**< the default of the resource */
    KIN_PROPAGATION_ORPHAN,     /**< they are kept */
    KIN_PROPAGATION_BACKGROUND, /**< they are deleted afterwards */
    KIN_PROPAGATION_FOREGROUND  /**< they are deleted before it */
} kin_propagation;

/** Options of a deletion.  Zero is the default of each member. */
typedef struct kin_delete_opts {
    size_t size;                       /**< of this struct */
    const kin_call_opts *call;         /**< borrowed; only `stop`, `timeout_ms`,
                                            `is_dry_run` and `ret_status` are
                                            used; may be NULL */
    kin_str ns;                        /**< collection: its namespace; empty if
                                            the resource is cluster-scoped */
    bool has_grace_period;             /**< whether `grace_period_s` is used */
    int64_t grace_period_s;            /**< 0: immediately */
    kin_propagation propagation;       /**< of owned objects */
    kin_str uid;                       /**< precondition */
    kin_str resource_version;          /**< precondition; collection: at least
                                            this one */
    kin_str label_selector;            /**< collection: selects objects */
    kin_str field_selector;            /**< collection: selects objects */
    kin_str resource_version_match;    /**< collection: "Exact" or
                                            "NotOlderThan" */
    bool is_ignoring_store_read_error; /**< delete objects that the server can
                                            no longer read; skips finalizers and
                                            preconditions */
} kin_delete_opts;

/**
 * Delete an object.
 * @param client    borrowed
 * @param resource  borrowed
 * @param name      of the object
 * @param opts      borrowed
 * @param ret       the answer, released with kin_document_free(): the object if
 *                  it is deleted later or its kind answers so, else a Status;
 *                  may be NULL
 * @return as kin_client_get(); KIN_EINVAL also for a namespace in the options
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_delete(kin_client *client,
                                            const kin_resource *resource,
                                            kin_namespaced_name name,
                                            const kin_delete_opts *opts,
                                            kin_document **ret, kin_error *err);

/**
 * Start deleting an object: kin_client_delete() (kin/call.h).
 * @param ret  the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL (D), KIN_ENOMEM or KIN_ESYSTEM; anything else
 *         is reported by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_delete_async(
    kin_client *client, const kin_resource *resource, kin_namespaced_name name,
    const kin_delete_opts *opts, kin_call **ret, kin_error *err);

/**
 * Delete all objects of a resource in a namespace (opts->ns), or those that
 * selectors match.
 * @param client    borrowed
 * @param resource  borrowed
 * @param opts      borrowed; may be NULL if the resource is cluster-scoped
 * @param ret       the answer, released with kin_document_free(): a list of
 *                  the deleted objects, or a Status; may be NULL
 * @return as kin_client_get()
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_delete_collection(
    kin_client *client, const kin_resource *resource,
    const kin_delete_opts *opts, kin_document **ret, kin_error *err);

/**
 * Start deleting objects: kin_client_delete_collection() (kin/call.h).
 * @param ret  the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL (D), KIN_ENOMEM or KIN_ESYSTEM; anything else
 *         is reported by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_delete_collection_async(
    kin_client *client, const kin_resource *resource,
    const kin_delete_opts *opts, kin_call **ret, kin_error *err);

KIN_END_DECLS

#endif /* KIN_CLIENT_H */
