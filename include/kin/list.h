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
 *     const kin_list_handler handler = {.on_item = print};
 *     r = kin_client_list_all(client, &pods, kin_s("default"), NULL, &handler,
 *                             NULL, &err);
 *
 *   A  Objects are handed over as soon as their last byte is here, in the
 *      server's order, by the calling thread.  The list as a whole is never
 *      held: memory does not depend on its length.
 *   B  An object is a kin_object of its own: a handler that wants to keep it
 *      takes a reference.
 *   C  If the call fails, the objects handed over so far are part of a list of
 *      which the rest is missing.
 *   D  A handler that is slow slows down the sender.  One that takes longer
 *      than ten seconds for what has arrived already, a mebibyte or two, makes
 *      the list fail with KIN_ECLOSED: ask for pages then.
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
#include <kin/status.h>
#include <kin/stop.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** How old a list may be, together with a resource version. */
typedef enum kin_version_match {
    KIN_VERSION_MATCH_DEFAULT,        /**< what the server does when nothing is
                                           said */
    KIN_VERSION_MATCH_NOT_OLDER_THAN, /**< at least as new as the version */
    KIN_VERSION_MATCH_EXACT,          /**< exactly the version */
} kin_version_match;

/**
 * What to list or to watch.  All of it is borrowed until the call returns; for
 * a watch the stop token is kept alive.  Zero is a good default everywhere.
 */
typedef struct kin_list_opts {
    size_t size;            /**< of this struct */
    kin_str label_selector; /**< as in kin/selector.h */
    kin_str field_selector; /**< as in kin/selector.h */
    /** Empty: the newest state (list), or the newest state as ADDED
     * events first (watch).  "0": any state that the server has at hand.  Else
     * a version that the server gave: at least this new (list), or what
     * happened after it (watch). */
    kin_str resource_version;
    kin_version_match version_match; /**< list, or send_initial_events */
    int64_t limit;            /**< objects in one answer; 0 for all.  The page
                                   size of kin_client_list_all(), 0 for 500 */
    kin_str continue_token;   /**< where the last answer ended */
    int64_t timeout_s;        /**< the server ends the call after that; 0
                                   leaves it to the server.  A watch that is
                                   silent for 30 s longer is given up */
    bool allow_bookmarks;     /**< watch: also say how far the server is */
    bool send_initial_events; /**< watch: first ADDED for what there is, then
                                   a BOOKMARK that marks the end of that; wants
                                   allow_bookmarks and a version match */
    kin_stop *stop;           /**< ends the call, or the watch; may be NULL */
    size_t max_object_bytes;  /**< of one object's text; 0 for what the client
                                   was made with, or 16 MiB */
    unsigned attempt; /**< for lister-watchers: how often it was tried before;
                           the first try of a watch is not held against the
                           client's rate limit.  Others ignore it */
    /** Filled if the call fails and the server has sent a Status; released with
     * kin_status_unref().  May be NULL. */
    kin_status **ret_status;
    kin_wire wire; /**< how objects travel; see there */
    /** Which part of the collection, by ranges of a hash that the server
     * computes: "shardRange(object.metadata.uid, '0x0', '0x8000000000000000')",
     * several joined by "||".  Alpha in Kubernetes 1.36 and 1.37 (feature gate
     * ShardedListAndWatch); a server without it sends all objects, see
     * kin_list_meta_shard_selector(). */
    kin_str shard_selector;
} kin_list_opts;

/** Takes what a list holds. */
typedef struct kin_list_handler {
    /** Takes one object, which is borrowed.  0 to go on; a negative code ends
     * the list, and the call returns that code. */
    int (*on_item)(const kin_object *object, void *userdata);
    /** Only kin_client_list_all(): all objects so far are void, the list begins
     * anew, since its later pages have expired.  NULL: it fails instead, with
     * KIN_EGONE.  Returns as on_item. */
    int (*on_restart)(void *userdata);
    void *userdata; /**< passed to both */
} kin_list_handler;

/** What a list says of itself. */
typedef struct kin_list_meta kin_list_meta;

/**
 * Ask for a list, or for a page of it, and hand its objects over.
 * @param client    borrowed
 * @param resource  borrowed
 * @param ns        a namespace; empty for all of them
 * @param opts      borrowed; may be NULL
 * @param handler   borrowed; on_item may not be NULL
 * @param ret       released with kin_list_meta_free(); may be NULL
 * @param err       filled on failure only; may be NULL
 * @return 0; KIN_EINVAL; KIN_EGONE (version or token expired) and all others
 *         that a server's refusal gives (kin/status.h); KIN_EPROTOCOL or
 *         KIN_EPARSE (the answer is no list); KIN_ELIMIT (an object is too
 *         long); KIN_ESTOPPED, KIN_ETIMEDOUT, KIN_ECONNECT, KIN_ETLS,
 *         KIN_ECLOSED (guarantee D), KIN_ENOMEM; what the handler returned
 * Threads: any.  The handler is called by the calling thread, unlocked.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_client_list(kin_client *client,
                                          const kin_resource *resource,
                                          kin_str ns, const kin_list_opts *opts,
                                          const kin_list_handler *handler,
                                          kin_list_meta **ret, kin_error *err);

/**
 * Ask for a whole list, page by page.  Pages after the first show the state
 * that the first one showed.  If that has become too old for the server, the
 * list is asked for once more in one piece: see kin_list_handler.on_restart.
 * @param client    borrowed
 * @param resource  borrowed
 * @param ns        a namespace; empty for all of them
 * @param opts      borrowed; may be NULL; `limit` is the size of a page
 * @param handler   borrowed; on_item may not be NULL
 * @param ret       of the first page, without its continue token; released with
 *                  kin_list_meta_free(); may be NULL
 * @param err       filled on failure only; may be NULL
 * @return as kin_client_list()
 * Threads: any.  The handler is called by the calling thread, unlocked.
 * Since: 0.1
 */
KIN_API KIN_NODISCARD int kin_client_list_all(
    kin_client *client, const kin_resource *resource, kin_str ns,
    const kin_list_opts *opts, const kin_list_handler *handler,
    kin_list_meta **ret, kin_error *err);

/**
 * Release it.
 * @param meta  given; may be NULL
 * @return NULL
 * Threads: owner.
 * Since: 0.1
 */
KIN_API kin_list_meta *kin_list_meta_free(kin_list_meta *meta);

/**
 * Give the version of the state that the list shows: where a watch goes on.
 * @return borrowed, NUL-terminated; empty if the server named none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_list_meta_resource_version(const kin_list_meta *meta);

/**
 * Give the token that asks for the next page.
 * @return borrowed, NUL-terminated; empty if there is no next page
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_list_meta_continue_token(const kin_list_meta *meta);

/**
 * Give how many objects are left after this page.
 * @return -1 if the server did not say
 * Threads: any.
 * Since: 0.1
 */
KIN_API int64_t kin_list_meta_remaining(const kin_list_meta *meta);

/**
 * Give how many objects were handed over, since the last restart if there was
 * one.
 * @return the count
 * Threads: any.
 * Since: 0.1
 */
KIN_API uint64_t kin_list_meta_count(const kin_list_meta *meta);

/**
 * Give the kind of the list, such as "PodList".
 * @return borrowed, NUL-terminated; empty if the server named none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_list_meta_kind(const kin_list_meta *meta);

/**
 * Give the apiVersion of the list, such as "apps/v1".
 * @return borrowed, NUL-terminated; empty if the server named none
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_list_meta_api_version(const kin_list_meta *meta);

/**
 * Get the shard selector that the server applied: metadata.shardInfo.selector.
 * @return borrowed, NUL-terminated; empty if the list is not restricted to
 *         shards
 * Threads: any.
 * Since: 0.1
 */
KIN_API kin_str kin_list_meta_shard_selector(const kin_list_meta *meta);

KIN_DEFINE_AUTO(kin_list_meta, kin_list_meta_free);

KIN_END_DECLS

#endif /* KIN_LIST_H */
