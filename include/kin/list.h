/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Lists: all objects of a collection, one after the other.
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
 *      server's order, on the calling thread.  The list is never held as a
 *      whole: memory does not depend on its length.
 *   B  Each object is a kin_object of its own: a handler that keeps it takes a
 *      reference.
 *   C  If the call fails, the objects delivered so far are an incomplete list.
 *   D  A slow handler slows down the sender.  If it takes longer than ten
 *      seconds for what has arrived already, a mebibyte or two, the list fails
 *      with KIN_ECLOSED: set a `limit` then.
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
 * What to list or to watch.  All of it is borrowed until the call returns; a
 * watch keeps the stop token alive.  Zero is a good default for each member.
 */
typedef struct kin_list_opts {
    size_t size; /**< of this struct */
    /** Of its members `stop`, `wire` and `ret_status` count; `stop` ends the
     * call, or the watch.  May be NULL, but never is for a lister-watcher. */
    const kin_call_opts *call;
    kin_str ns;             /**< empty: all namespaces.  Lister-watchers have
                                 their own, and reject this one */
    kin_str label_selector; /**< as in kin/selector.h */
    kin_str field_selector; /**< as in kin/selector.h */
    /** Which part of the collection, by ranges of a hash that the server
     * computes: "shardRange(object.metadata.uid, '0x0', '0x8000000000000000')",
     * several joined by "||".  Alpha in Kubernetes 1.36 and 1.37 (feature gate
     * ShardedListAndWatch); a server without it sends all objects, see
     * kin_list_meta_shard_selector(). */
    kin_str shard_selector;
    /** Empty: the newest state (list), or the newest state as ADDED
     * events first (watch).  "0": any state that the server has at hand.  Else
     * a version that the server sent: at least this new (list), or what
     * happened after it (watch). */
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

/** Takes the objects of a list. */
typedef struct kin_list_handler {
    size_t size; /**< of this struct */
    /** Takes one object, which is borrowed.  0 continues; a negative code ends
     * the list, and the call returns that code. */
    int (*on_item)(const kin_object *object, void *userdata);
    /** Only kin_client_list_all(): the list starts again, since its later pages
     * have expired; all objects so far are void.  NULL: the call fails with
     * KIN_EGONE.  Returns as on_item. */
    int (*on_restart)(void *userdata);
    void *userdata; /**< passed to each */
    /** Called once, behind the last of the others, also if the call fails; may
     * be NULL. */
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
 *         codes of a rejection (kin/status.h); KIN_EPROTOCOL or KIN_EPARSE (the
 *         answer is no list); KIN_ELIMIT (an object is too long); KIN_ESTOPPED,
 *         KIN_ETIMEDOUT, KIN_ECONNECT, KIN_ETLS, KIN_ECLOSED (guarantee D),
 *         KIN_EUNSUPPORTED (the client runs in a loop), KIN_ENOMEM; what the
 *         handler returned
 * Threads: any.  Blocks.  Callbacks run on the calling thread, without a lock.
 */
KIN_API KIN_NODISCARD int kin_client_list(kin_client *client,
                                          const kin_resource *resource,
                                          const kin_list_opts *opts,
                                          const kin_list_handler *handler,
                                          kin_list_meta **ret, kin_error *err);

/**
 * List a collection page by page.  Pages after the first show the state that
 * the first one showed.  If the server no longer has that state, the list is
 * requested once more in one piece: see kin_list_handler.on_restart.
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
