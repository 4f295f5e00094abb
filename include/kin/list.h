/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Lists: all objects of a collection.
 *
 *     static int print(const kin_object *pod, void *userdata)
 *     {
 *         puts(kin_object_name(pod).ptr);
 *         return 0;
 *     }
 *
 *     const kin_list_handler handler = {.size = sizeof(handler),
 *                                       .on_item = print};
 *     r = kin_client_list_all(client, core_v1_pods, NULL, &handler, NULL,
 *                             &err);
 *
 *   A  An object is delivered as soon as its last byte has arrived, in the
 *      server's order, on the calling thread.  The whole list is never
 *      in memory: memory use does not depend on its length.
 *   B  To keep an object, a handler takes a reference.
 *   C  If the call fails, the objects delivered so far are an incomplete list.
 *   D  A slow handler slows down the sender.  If it takes longer than ten
 *      seconds for the buffered one or two mebibytes, the list fails with
 *      KIN_ECLOSED: set a `limit`.
 */
#ifndef KIN_LIST_H
#define KIN_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/client.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/resource.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** How old a list may be, together with a resource version. */
typedef enum kin_version_match {
    KIN_VERSION_MATCH_DEFAULT,        /**< the server's default */
    KIN_VERSION_MATCH_NOT_OLDER_THAN, /**< at least as new as the version */
    KIN_VERSION_MATCH_EXACT,          /**< exactly the version */
} kin_version_match;

/**
 * Options of a list or a watch.  Borrowed until the call returns; a watch keeps
 * the stop token alive.  Zero is the default of each member.
 */
typedef struct kin_list_opts {
    size_t size; /**< of this struct */
    /** Only `stop`, `wire` and `ret_status` are used; `stop` ends the call or
     * the watch.  May be NULL, but is never NULL for a lister-watcher. */
    const kin_call_opts *call;
    kin_str ns;             /**< empty: all namespaces.  Lister-watchers have
                                 their own, and reject this one */
    kin_str label_selector; /**< as in kin/selector.h */
    kin_str field_selector; /**< as in kin/selector.h */
    /** Selects a shard of the collection by ranges of a hash that the server
     * computes: "shardRange(object.metadata.uid, '0x0', '0x8000000000000000')",
     * several joined by "||".  Alpha in Kubernetes 1.36 and 1.37 (feature gate
     * ShardedListAndWatch); a server without it sends all objects, see
     * kin_list_meta_shard_selector(). */
    kin_str shard_selector;
    /** Empty: the newest state (list), or the newest state as ADDED
     * events first (watch).  "0": any state that the server has cached.  Else
     * a version that the server sent: at least this new (list), or changes
     * after it (watch). */
    kin_str resource_version;
    kin_version_match version_match; /**< list, or send_initial_events */
    int64_t limit;            /**< objects in one answer; 0: all.  The page
                                   size of kin_client_list_all(), 0: 500 */
    kin_str continue_token;   /**< where the last answer ended */
    int64_t timeout_s;        /**< the server ends the call after that; 0: its
                                   own limit.  A watch that is silent for 30 s
                                   longer ends with KIN_ECLOSED */
    bool allow_bookmarks;     /**< watch: also report the server's progress */
    bool send_initial_events; /**< watch: first ADDED for each object, then a
                                   BOOKMARK that marks their end; needs
                                   allow_bookmarks and a version match */
    size_t max_object_bytes;  /**< of one object's text; 0: the client's limit,
                                   or 16 MiB */
    unsigned attempt; /**< for lister-watchers: the number of attempts before;
                           the first attempt of a watch does not count against
                           the client's rate limit.  Others ignore it */
} kin_list_opts;

/** Callbacks of a list. */
typedef struct kin_list_handler {
    size_t size; /**< of this struct */
    /** Receives an object, borrowed during the call.  Returns 0, or a negative
     * code, which ends the list and is returned; in an asynchronous list also
     * KIN_PAUSE (kin/call.h). */
    int (*on_item)(const kin_object *object, void *userdata);
    /** Only kin_client_list_all(): the list restarts because its later pages
     * have expired; discard all objects received so far.  NULL: the call fails
     * with KIN_EGONE.  Returns 0 or a negative code, as on_item; it cannot
     * pause. */
    int (*on_restart)(void *userdata);
    void *userdata; /**< passed to all callbacks */
    /** Releases `userdata`; called once, after the last callback, also on
     * failure.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_list_handler;

/** Metadata of a list. */
typedef struct kin_list_meta kin_list_meta;

/**
 * Send a list request, for all objects or one page, and deliver the objects.
 * @param client    borrowed
 * @param resource  borrowed
 * @param opts      borrowed
 * @param handler   borrowed; on_item may not be NULL
 * @param ret       released with kin_list_meta_free(); may be NULL
 * @return 0; KIN_EINVAL; KIN_EGONE (version or token expired) and the other
 *         codes of a rejection (kin/status.h); KIN_EPROTOCOL or KIN_EPARSE
 *         (invalid answer); KIN_ELIMIT (an object is too large); KIN_ESTOPPED,
 *         KIN_ETIMEDOUT, KIN_ECONNECT, KIN_ETLS, KIN_ECLOSED (guarantee D),
 *         KIN_EUNSUPPORTED (the client runs in a loop), KIN_ENOMEM; the
 *         error of the handler
 * Threads: any.  Blocks.  Callbacks run on the calling thread, without a lock.
 */
KIN_API KIN_NODISCARD int kin_client_list(kin_client *client,
                                          const kin_resource *resource,
                                          const kin_list_opts *opts,
                                          const kin_list_handler *handler,
                                          kin_list_meta **ret, kin_error *err);

/**
 * List a collection page by page.  All pages show the same version.  If
 * the server no longer has that version, the list is requested again without
 * paging: see kin_list_handler.on_restart.
 * @param client    borrowed
 * @param resource  borrowed
 * @param opts      borrowed; `limit` is the size of a page
 * @param handler   borrowed; on_item may not be NULL
 * @param ret       of the first page, without its continue token; released with
 *                  kin_list_meta_free(); may be NULL
 * @return as kin_client_list()
 * Threads: any.  Blocks.  Callbacks run on the calling thread, without a lock.
 */
KIN_API KIN_NODISCARD int kin_client_list_all(
    kin_client *client, const kin_resource *resource, const kin_list_opts *opts,
    const kin_list_handler *handler, kin_list_meta **ret, kin_error *err);

/**
 * Start a list: kin_client_list() as a call (kin/call.h).
 * @param client    kept alive
 * @param resource  copied
 * @param opts      copied; on_done is in opts->call
 * @param handler   copied; its callbacks run as those of the call
 * @param ret       the call, released with kin_call_free(); may be NULL
 * @return 0, KIN_EINVAL, KIN_ENOMEM or KIN_ESYSTEM; anything else is reported
 *         by the call
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_list_async(kin_client *client,
                                                const kin_resource *resource,
                                                const kin_list_opts *opts,
                                                const kin_list_handler *handler,
                                                kin_call **ret, kin_error *err);

/**
 * Start a list in pages: kin_client_list_all() as a call (kin/call.h).
 * @param client    kept alive
 * @param resource  copied
 * @param opts      copied; on_done is in opts->call
 * @param handler   copied; its callbacks run as those of the call
 * @param ret       the call, released with kin_call_free(); may be NULL
 * @return as kin_client_list_async()
 * Threads: any.  In a loop: that of the loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_client_list_all_async(
    kin_client *client, const kin_resource *resource, const kin_list_opts *opts,
    const kin_list_handler *handler, kin_call **ret, kin_error *err);

/**
 * Return the metadata of an asynchronous list.
 * @param call  borrowed
 * @return borrowed from the call; NULL if it has not ended, failed, or is not a
 *         list
 * Threads: any.
 * Since: 0.2
 */
KIN_API const kin_list_meta *kin_call_list_meta(const kin_call *call);

/**
 * Release metadata of a list.
 * @param meta  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_list_meta *kin_list_meta_free(kin_list_meta *meta);

/**
 * Return the resource version of the list: a watch starts from it.
 * @return borrowed, NUL-terminated; empty if the server sent none
 * Threads: any.
 */
KIN_API kin_str kin_list_meta_resource_version(const kin_list_meta *meta);

/**
 * Return the token for the next page.
 * @return borrowed, NUL-terminated; empty if this is the last page
 * Threads: any.
 */
KIN_API kin_str kin_list_meta_continue_token(const kin_list_meta *meta);

/**
 * Return the number of objects after this page.
 * @return -1 if unknown
 * Threads: any.
 */
KIN_API int64_t kin_list_meta_remaining(const kin_list_meta *meta);

/**
 * Return the shard selector that the server applied:
 * metadata.shardInfo.selector.
 * @return borrowed, NUL-terminated; empty if the list is not restricted to
 *         shards
 * Threads: any.
 */
KIN_API kin_str kin_list_meta_shard_selector(const kin_list_meta *meta);

KIN_DEFINE_AUTO(kin_list_meta, kin_list_meta_free);

KIN_END_DECLS

#endif /* KIN_LIST_H */
