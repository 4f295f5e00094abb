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
 *      answer, after a second.  Nothing else is sent twice, except what
 *      transport and credentials do: over a kept connection that turns out
 *      dead, and once more with fresh credentials after a 401.
 *   C  No more than `qps` requests a second are sent, after a burst.
 *   D  Invalid arguments are rejected before anything is sent: no namespace for
 *      a namespaced resource, no name, no field manager for an apply.
 *   E  A call fails with KIN_EINVAL on the thread that does a client's input
 *      and output, and while an informer's lock is held: in transforms, index
 *      functions and sinks, where it would never return.
 *   F  All of a client's connections, credentials and limits are shared by its
 *      calls; it is thread-safe.
 *   G  What an object should be is said by an edit (kin/edit.h).  Calls that
 *      send one do not modify it, so that it can be sent again.  An edit that
 *      failed sends nothing, and its error is that of the call; NULL counts as
 *      an edit that ran out of memory.  The calling thread owns the edit.
 */
#ifndef KIN_CLIENT_H
#define KIN_CLIENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/config.h>
#include <kin/document.h>
#include <kin/edit.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/log.h>
#include <kin/loop.h>
#include <kin/metrics.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/status.h>
#include <kin/stop.h>
#include <kin/str.h>
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

/** Options of a client; zero is a good default for each member. */
typedef struct kin_client_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the default */
    const kin_log *log;         /**< borrowed, also by the configuration as
                                     long as it has clients; NULL: silence */
    double qps;             /**< requests a second; 0: 50, negative: no limit */
    int burst;              /**< at once, before that; 0: 100 */
    const char *user_agent; /**< copied; NULL: kin/VERSION (linux/ARCH) */
    int64_t timeout_ms;     /**< of a call that names none, and until a watch
                                 begins; 0: a minute, negative: none */
    size_t max_object_bytes; /**< of one object as JSON; 0: 16 MiB */
    bool is_http1_only;      /**< never ask for HTTP/2 */
    bool is_compressed;      /**< ask for gzip, unless the configuration
                                  disables it */
    bool is_warned_once;     /**< report each warning only once */
    /** Takes a warning; NULL: the log does.  Runs without a lock on the thread
     * that made the call, several at once; for lists and watches on the
     * client's own, where it must not block. */
    void (*on_warning)(const kin_warning *warning, void *userdata);
    void *userdata; /**< passed to `on_warning` */
    kin_loop *loop; /**< borrowed: no thread, the loop's steps do the work, and
                         blocking calls fail with KIN_EUNSUPPORTED */
    kin_metrics *metrics; /**< counts requests; kept alive; NULL: none.  See
                               kin/metrics.h */
    /** Releases `userdata`, once: when the client is freed, or if it could not
     * be made.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_client_opts;

/**
 * Make a client: kin_config_new_from_env() and kin_client_new() in one call.
 * Without a log in the options, messages go to standard error
 * (kin_log_stderr()), so that a server that cannot be reached is visible.  The
 * variable KIN_LOG sets their level: off, error, warn (the default), info,
 * debug or trace.
 * @param opts  copied
 * @param ret   released with kin_client_unref()
 * @return as the two; KIN_EINVAL also if KIN_LOG has another value
 * Threads: any.  No other may change the environment meanwhile.
 */
KIN_API KIN_NODISCARD int kin_client_new_from_env(const kin_client_opts *opts,
                                                  kin_client **ret,
                                                  kin_error *err);

/**
 * Make a client.  Nothing is sent yet; files of credentials are read.
 * @param config  kept alive
 * @param opts    copied
 * @param ret     released with kin_client_unref()
 * @return 0, KIN_EINVAL, KIN_ENOMEM, KIN_ESYSTEM, KIN_EUNSUPPORTED (libcurl is
 *         too old), or as credentials in files fail: KIN_ENOTFOUND, KIN_EPARSE,
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
 * @param client  given; no call of it is running
 * @return NULL
 * Threads: any.  Not the client's own.
 */
KIN_API kin_client *kin_client_unref(kin_client *client);

/**
 * Return the configuration of a client.
 * @return borrowed from the client
 * Threads: any.
 */
KIN_API kin_config *kin_client_config(const kin_client *client);

/**
 * The format of objects on the wire.  Both give the same values.
 *
 * Protobuf halves the cost of a list for the server.  It is used for the types
 * of Kubernetes itself; all others, metadata-only lists, and servers without it
 * use JSON.
 */
typedef enum kin_wire {
    KIN_WIRE_AUTO, /**< the cheaper one for the client: JSON */
    KIN_WIRE_JSON, /**< always JSON */
    /** Protobuf where the server has it.  Nothing is lost: an unknown field of
     * a newer server ends a call with KIN_EUNSUPPORTED; informers continue with
     * JSON. */
    KIN_WIRE_PROTOBUF,
} kin_wire;

/** Options common to all calls; zero is a good default for each member. */
typedef struct kin_call_opts {
    size_t size;              /**< of this struct */
    kin_stop *stop;           /**< borrowed; ends the call; may be NULL */
    int64_t timeout_ms;       /**< from the moment it may be sent (C), with all
                                   retries; 0: the client's; negative: none */
    kin_str subresource;      /**< such as "status"; empty: the object itself */
    kin_str ns;               /**< create, update: the namespace; empty: the
                                   edit's metadata.namespace */
    kin_str name;             /**< update, create of a subresource: the object;
                                   empty: the edit's metadata.name */
    kin_str resource_version; /**< get: at least this one; "0": any */
    bool is_dry_run;          /**< do everything but store the result */
    kin_str field_manager;    /**< owner of the fields that are set; an apply
                                   needs it */
    kin_str field_validation; /**< "Ignore", "Warn" or "Strict"; empty: the
                                   server's default, Warn */
    bool is_forced;           /**< apply: take fields from other managers */
    /** If not NULL: filled with the server's Status if it rejects the request,
     * for kin_status_unref(); else untouched. */
    kin_status **ret_status;
    /** If not NULL: filled with the answer as a document, for
     * kin_document_free(); the only way to get answers without a name, such as
     * reviews. */
    kin_document **ret_document;
    kin_wire wire; /**< format of the answer; requests are JSON */
} kin_call_opts;

/**
 * Get an object.
 * @param client    borrowed
 * @param resource  borrowed
 * @param name      of the object
 * @param opts      borrowed
 * @param ret       released with kin_object_unref(); may be NULL
 * @param err       filled on failure only, for kin/api_error.h
 * @return 0; KIN_EINVAL (D, or the server rejected it as invalid); why the
 *         token stopped: KIN_ESTOPPED, KIN_ETIMEDOUT; no answer: KIN_ECONNECT,
 *         KIN_ETLS, KIN_ETIMEDOUT; an unusable one: KIN_EPROTOCOL, KIN_EPARSE,
 *         KIN_ELIMIT; a rejection: KIN_ENOTFOUND, KIN_EEXISTS, KIN_ECONFLICT,
 *         KIN_EGONE, KIN_EUNAUTHORIZED, KIN_EFORBIDDEN, KIN_EUNSUPPORTED,
 *         KIN_ELIMIT, KIN_ESERVER; the code that credentials failed with;
 *         KIN_EUNSUPPORTED (the client runs in a loop); or KIN_ENOMEM
 * Threads: any.  Blocks.
 */
KIN_API KIN_NODISCARD int kin_client_get(kin_client *client,
                                         const kin_resource *resource,
                                         kin_namespaced_name name,
                                         const kin_call_opts *opts,
                                         kin_object **ret, kin_error *err);

/**
 * Create an object, or with opts->subresource one of another object.
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
 * Replace an object, or with opts->subresource a part of it.  The
 * metadata.resourceVersion of the base goes along: if it is not the current
 * one, the server rejects the update with a conflict.  An edit over a partial
 * object (kin_object_is_partial()) is rejected with KIN_EINVAL before anything
 * is sent: the fields that are unknown would be deleted.
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

/** The format of a patch. */
typedef enum kin_patch_type {
    KIN_PATCH_JSON,      /**< RFC 6902: an array of operations */
    KIN_PATCH_MERGE,     /**< RFC 7386: the members that change, and lists as a
                              whole */
    KIN_PATCH_STRATEGIC, /**< the same, lists merged by key; built-in kinds;
                              only as a `body` */
    KIN_PATCH_APPLY      /**< the fields that the field manager wants */
} kin_patch_type;

/** A patch; all is borrowed during the call. */
typedef struct kin_patch {
    size_t size;              /**< of this struct */
    kin_patch_type type;      /**< the format */
    kin_edit *edit;           /**< its changes are sent as a patch of that type;
                                   NULL: `body` is */
    kin_namespaced_name name; /**< of the object; with an edit, empty: those of
                                   the edit */
    kin_value body;           /**< a patch of that type, sent as it is; absent:
                                   `edit` is */
} kin_patch;

/**
 * Change a part of an object.
 *
 * With an edit, the smallest patch of its type is sent: concurrent changes of
 * other fields stay.  If the edit changes nothing, nothing is sent, and the
 * result is the base; opts->ret_document is not filled then.  An apply is
 * always sent: that of a new object contains all of the edit, that of an edited
 * object the changes, and lists as a whole.  The field manager then owns just
 * that, and gives up what it owned before.
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

KIN_DEFINE_AUTO(kin_client, kin_client_unref);

/** What happens to the objects that a deleted one owns. */
typedef enum kin_propagation {
    KIN_PROPAGATION_DEFAULT,    /**< the default of the resource */
    KIN_PROPAGATION_ORPHAN,     /**< they stay */
    KIN_PROPAGATION_BACKGROUND, /**< they are deleted afterwards */
    KIN_PROPAGATION_FOREGROUND  /**< they are deleted before it */
} kin_propagation;

/** Options of a deletion; zero is a good default for each member. */
typedef struct kin_delete_opts {
    size_t size;                       /**< of this struct */
    const kin_call_opts *call;         /**< borrowed; of its members `stop`,
                                            `timeout_ms`, `is_dry_run` and
                                            `ret_status` count; may be NULL */
    kin_str ns;                        /**< collection: its namespace; empty if
                                            the resource is cluster-scoped */
    bool has_grace_period;             /**< whether `grace_period_s` counts */
    int64_t grace_period_s;            /**< 0: at once */
    kin_propagation propagation;       /**< of what it owns */
    kin_str uid;                       /**< only if it still is this object */
    kin_str resource_version;          /**< only if it still is this version;
                                            collection: at least this one */
    kin_str label_selector;            /**< collection: those that match */
    kin_str field_selector;            /**< collection: those that match */
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

KIN_END_DECLS

#endif /* KIN_CLIENT_H */
