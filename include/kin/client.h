/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_client: read and change objects of an API server.
 *
 *     kin_client_get(client, core_v1_pods, kin_named("default", "web-0"), NULL,
 *                    &pod, &err);
 *
 * Lists and watches are in kin/list.h and kin/watch.h, what no call here covers
 * in kin/request.h, how to tell failures apart in kin/api_error.h.
 *
 *   A  A call returns when there is an answer, when its time is over, or within
 *      a second after its stop token has stopped.
 *   B  Answers 429 and 5xx that name a delay (Retry-After) are waited for and
 *      asked again, up to ten times; so is a GET whose connection breaks before
 *      an answer comes, after a second.  Nothing else is sent twice, except
 *      what transport and credentials do: over a kept connection that turns out
 *      dead, and once more with fresh credentials after a 401.
 *   C  No more than `qps` requests a second are sent, after a burst.
 *   D  What the caller forgot is refused before anything is sent: a namespace
 *      for an object that has one, a name, a manager of fields for an apply.
 *   E  A call fails with KIN_EINVAL on the thread that does a client's input
 *      and output, and while an informer's lock is held: in transforms, index
 *      functions and sinks, where it would never return.
 *   F  All of a client's connections, credentials and limits are shared by its
 *      calls; it may be used by any number of threads at once.
 *   G  Calls that send an edit (kin/edit.h) leave it as it is, so that it can
 *      be sent again.  An edit that has failed sends nothing, and its error is
 *      that of the call; NULL counts as an edit that ran out of memory.
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
    kin_str agent; /**< who warns; "-" for the server */
    kin_str text;  /**< for people, UTF-8 without control characters */
} kin_warning;

/** How to make a client; zero is a good default for each member. */
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
    bool is_compressed;      /**< ask for gzip, unless the configuration says
                                  no */
    bool is_warned_once;     /**< each warning only when it is new */
    /** Takes a warning; NULL: it goes to the log.  Called without a lock by the
     * thread that called, several at once; for lists and watches by the
     * client's own, where it must not wait. */
    void (*on_warning)(const kin_warning *warning, void *userdata);
    void *userdata; /**< passed to `on_warning` */
    kin_loop *loop; /**< borrowed: no thread, the loop's steps do the work, and
                         calls that wait are refused; see kin/loop.h */
    kin_metrics *metrics; /**< where requests are counted; kept alive; NULL:
                               nowhere.  See kin/metrics.h */
} kin_client_opts;

/**
 * Make a client in the usual way: kin_config_new_from_env() and
 * kin_client_new() in one.  Without a log in the options, messages go to
 * standard error (kin_log_stderr()), so that a server that cannot be reached is
 * noticed.  The variable KIN_LOG sets their level: off, error, warn (the
 * default), info, debug or trace.
 * @param opts  copied; may be NULL
 * @param ret   released with kin_client_unref()
 * @param err   filled on failure only; may be NULL
 * @return as the two; KIN_EINVAL also if KIN_LOG has another value
 * Threads: any.  No other may change the environment meanwhile.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_client_new_from_env(const kin_client_opts *opts,
                                                  kin_client **ret,
                                                  kin_error *err);

/**
 * Make a client.  Nothing is sent yet; files of credentials are read.
 * @param config  kept alive
 * @param opts    copied; may be NULL
 * @param ret     released with kin_client_unref()
 * @param err     filled on failure only; may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM, KIN_ESYSTEM, KIN_EUNSUPPORTED (libcurl is
 *         too old), or as credentials in files fail: KIN_ENOTFOUND, KIN_EPARSE,
 *         KIN_ELIMIT
 * Threads: any.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_client_new(kin_config *config,
                                         const kin_client_opts *opts,
                                         kin_client **ret, kin_error *err);

/**
 * Take another reference.
 * @param client  borrowed; may be NULL
 * @return `client`
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_client *kin_client_ref(kin_client *client);

/**
 * Drop a reference; the last one closes all connections.
 * @param client  given; may be NULL; no call of it is running
 * @return NULL
 * Threads: any, but not one of the client's own.
 * Since: 0.1
 */
KIN_API kin_client *kin_client_unref(kin_client *client);

/**
 * Give the configuration that the client was made with.
 * @return borrowed from the client
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_config *kin_client_config(const kin_client *client);

/**
 * How objects travel from the server.  Both give the same values.
 *
 * Protobuf halves what a list costs the server.  It is there for the types that
 * kin knows from Kubernetes itself; all others, metadata alone, and servers
 * that do not speak it, get JSON whatever was asked for.
 */
typedef enum kin_wire {
    KIN_WIRE_AUTO, /**< what costs the client less: JSON */
    KIN_WIRE_JSON, /**< always JSON */
    /** Protobuf where it can be had.  Nothing is lost: what a newer server
     * sends and kin does not know ends a call with KIN_EUNSUPPORTED; informers
     * go on with JSON by themselves. */
    KIN_WIRE_PROTOBUF,
} kin_wire;

/** What all calls may be told; zero is a good default for each member. */
typedef struct kin_call_opts {
    size_t size;              /**< of this struct */
    kin_stop *stop;           /**< borrowed; ends the call; may be NULL */
    int64_t timeout_ms;       /**< once it may be sent (C), with all that is
                                   sent again; 0: the client's; negative:
                                   none */
    kin_str subresource;      /**< such as "status"; empty: the object itself */
    kin_str name;             /**< updates, and creations of a subresource:
                                   of the object; empty: the body's
                                   metadata.name */
    kin_str resource_version; /**< get: at least this one; "0": any */
    bool is_dry_run;          /**< do all but store the result */
    kin_str field_manager;    /**< who owns what is set; needed to apply */
    kin_str field_validation; /**< "Ignore", "Warn" or "Strict"; empty: the
                                   server's choice, which is Warn */
    bool is_forced;           /**< apply: take fields from other managers */
    /** If not NULL: gets what the server says of a refusal, for
     * kin_status_unref(); untouched by every other end of the call. */
    kin_status **ret_status;
    /** If not NULL: gets the answer also as a document, for
     * kin_document_free(); answers without a name, such as reviews, can only be
     * had in this way. */
    kin_document **ret_document;
    kin_wire wire; /**< how the answer travels; see there.  What is sent is
                        JSON */
} kin_call_opts;

/**
 * Get an object.
 * @param client    borrowed
 * @param resource  borrowed
 * @param name      of the object
 * @param opts      borrowed; may be NULL
 * @param ret       released with kin_object_unref(); may be NULL
 * @param err       filled on failure only, for kin/api_error.h; may be NULL
 * @return 0; KIN_EINVAL (D, or the server rejected it as invalid); why the
 *         token stopped: KIN_ESTOPPED, KIN_ETIMEDOUT; no answer: KIN_ECONNECT,
 *         KIN_ETLS, KIN_ETIMEDOUT; an unusable one: KIN_EPROTOCOL, KIN_EPARSE,
 *         KIN_ELIMIT; a rejection: KIN_ENOTFOUND, KIN_EEXISTS, KIN_ECONFLICT,
 *         KIN_EGONE, KIN_EUNAUTHORIZED, KIN_EFORBIDDEN, KIN_EUNSUPPORTED,
 *         KIN_ELIMIT, KIN_ESERVER; the code that credentials failed with;
 *         KIN_EUNSUPPORTED (the client runs in a loop); or KIN_ENOMEM
 * Threads: any.  Blocks.
 * Since: 0.1
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
 * @param ns        its namespace; empty if the resource has none
 * @param body      borrowed; the new object
 * @param opts      borrowed; may be NULL
 * @param ret       as stored; released with kin_object_unref(); may be NULL
 * @param err       may be NULL
 * @return as kin_client_get()
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_client_create(kin_client *client, const kin_resource *resource,
                              kin_str ns, kin_value body,
                              const kin_call_opts *opts, kin_object **ret,
                              kin_error *err);

/**
 * Replace an object, or with opts->subresource a part of it.  A body with a
 * metadata.resourceVersion is refused with a conflict when it is not the
 * object's current one.  A partial body (kin_object_is_partial()) is refused
 * with KIN_EINVAL before anything is sent.
 * @param client    borrowed
 * @param resource  borrowed
 * @param ns        its namespace; empty if the resource has none
 * @param body      borrowed; with a metadata.name
 * @param opts      borrowed; may be NULL
 * @param ret       as stored; released with kin_object_unref(); may be NULL
 * @param err       may be NULL
 * @return as kin_client_get()
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_client_update(kin_client *client, const kin_resource *resource,
                              kin_str ns, kin_value body,
                              const kin_call_opts *opts, kin_object **ret,
                              kin_error *err);

/** What a patch is written in. */
typedef enum kin_patch_type {
    KIN_PATCH_JSON,      /**< RFC 6902: an array of operations */
    KIN_PATCH_MERGE,     /**< RFC 7386: the members that change */
    KIN_PATCH_STRATEGIC, /**< the same, lists merged by key; built-in kinds */
    KIN_PATCH_APPLY      /**< what the manager of fields wants to be there */
} kin_patch_type;

/** What kin_client_patch() does, and to what. */
typedef struct kin_patch {
    kin_patch_type type; /**< what `body` is */
    kin_value body;      /**< borrowed */
} kin_patch;

/**
 * Change a part of an object.
 * @param client    borrowed
 * @param resource  borrowed
 * @param ns        its namespace; empty if the resource has none
 * @param name      of the object
 * @param patch     borrowed
 * @param opts      borrowed; may be NULL, but for an apply
 * @param ret       as stored; released with kin_object_unref(); may be NULL
 * @param err       may be NULL
 * @return as kin_client_get()
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_client_patch(kin_client *client, const kin_resource *resource,
                             kin_str ns, kin_str name, const kin_patch *patch,
                             const kin_call_opts *opts, kin_object **ret,
                             kin_error *err);

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
 * @param opts      borrowed; may be NULL
 * @param ret       the answer, released with kin_document_free(): the object if
 *                  it is deleted later or its kind answers so, else a Status;
 *                  may be NULL
 * @param err       filled on failure only; may be NULL
 * @return as kin_client_get(); KIN_EINVAL also for a namespace in the options
 * Threads: any.  Blocks.
 * Since: 0.1
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
 * @param err       filled on failure only; may be NULL
 * @return as kin_client_get()
 * Threads: any.  Blocks.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_client_delete_collection(
    kin_client *client, const kin_resource *resource,
    const kin_delete_opts *opts, kin_document **ret, kin_error *err);

/** What is sent, and to where; all is borrowed during the call. */
typedef struct kin_edit_call {
    const kin_resource *resource; /**< the collection */
    kin_str ns;                   /**< empty: metadata.namespace, if the
                                       resource has namespaces */
    kin_edit *edit;               /**< over `base`, or a whole object */
    const kin_object *base;       /**< what was edited; NULL for a new object */
    kin_str subresource;          /**< such as "status"; empty: the options' */
} kin_edit_call;

/**
 * Create an object.
 * @param client  borrowed
 * @param call    borrowed
 * @param opts    borrowed; may be NULL
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_create(), or what the edit has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_create_edit(kin_client *client,
                                   const kin_edit_call *call,
                                   const kin_call_opts *opts, kin_object **ret,
                                   kin_error *err);

/**
 * Replace an object by the edited one.  The version of what was edited goes
 * along, so that a concurrent change is a conflict.
 * @param client  borrowed
 * @param call    borrowed
 * @param opts    borrowed; may be NULL
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_update(), or what the edit has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_update_edit(kin_client *client,
                                   const kin_edit_call *call,
                                   const kin_call_opts *opts, kin_object **ret,
                                   kin_error *err);

/**
 * Send what is different as a merge patch: the members that changed, and lists
 * as a whole.  Concurrent changes of other fields stay.
 * If nothing is different nothing is sent, and the result is what was edited.
 * @param client  borrowed
 * @param call    borrowed; with a base
 * @param opts    borrowed; may be NULL
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_patch(), KIN_EINVAL without a base, or what the edit
 *         has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_patch_edit(kin_client *client, const kin_edit_call *call,
                                  const kin_call_opts *opts, kin_object **ret,
                                  kin_error *err);

/**
 * Apply: tell the server what the manager of fields wants to be there.  Of a
 * new object that is all that the edit holds; of one that was edited it is what
 * is different, and lists as a whole: the manager then owns just that, and
 * gives up what it owned before.
 * @param client  borrowed
 * @param call    borrowed
 * @param opts    borrowed; with a field_manager
 * @param ret     as stored; released with kin_object_unref(); may be NULL
 * @param err     filled on failure only; may be NULL
 * @return as kin_client_patch(); KIN_EINVAL if the edit has removed something,
 *         which an apply cannot say; or what the edit has failed with
 * Threads: any that may wait; owner of the edit.
 * Since: 0.1
 */
KIN_API int kin_client_apply_edit(kin_client *client, const kin_edit_call *call,
                                  const kin_call_opts *opts, kin_object **ret,
                                  kin_error *err);

KIN_END_DECLS

#endif /* KIN_CLIENT_H */
