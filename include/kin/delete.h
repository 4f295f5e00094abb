/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Deleting objects: one of them, or all that match.
 */
#ifndef KIN_DELETE_H
#define KIN_DELETE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/client.h>
#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/resource.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

/** What becomes of the objects that a deleted one owns. */
typedef enum kin_propagation {
    KIN_PROPAGATION_DEFAULT,    /**< what the resource usually does */
    KIN_PROPAGATION_ORPHAN,     /**< they stay */
    KIN_PROPAGATION_BACKGROUND, /**< they are deleted afterwards */
    KIN_PROPAGATION_FOREGROUND  /**< they are deleted before it */
} kin_propagation;

/** How to delete; zero is a good default for each member. */
typedef struct kin_delete_opts {
    size_t size;                       /**< of this struct */
    const kin_call_opts *call;         /**< borrowed; stop, timeout, dry run and
                                            ret_status count; may be NULL */
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
    bool is_ignoring_store_read_error; /**< delete what the server can no longer
                                            read; skips all that guards it */
} kin_delete_opts;

/** Initialises options. */
#define KIN_DELETE_OPTS_INIT                                                   \
    {                                                                          \
        sizeof(kin_delete_opts), NULL, false, 0, KIN_PROPAGATION_DEFAULT,      \
            {NULL, 0}, {NULL, 0}, {NULL, 0}, {NULL, 0}, {NULL, 0}, false       \
    }

/**
 * Delete an object.
 * @param client    borrowed
 * @param resource  borrowed
 * @param ns        its namespace; empty if the resource has none
 * @param name      of the object
 * @param opts      borrowed; may be NULL
 * @param ret       the answer, released with kin_document_free(): the object if
 *                  it stays for a while or its kind does so, else a Status; may
 *                  be NULL
 * @param err       filled on failure only; may be NULL
 * @return as kin_client_get()
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_client_delete(kin_client *client, const kin_resource *resource,
                              kin_str ns, kin_str name,
                              const kin_delete_opts *opts, kin_document **ret,
                              kin_error *err);

/**
 * Delete all objects of a resource in a namespace, or those that selectors
 * match.
 * @param client    borrowed
 * @param resource  borrowed
 * @param ns        the namespace; empty if the resource has none
 * @param opts      borrowed; may be NULL
 * @param ret       the answer, released with kin_document_free(): a list of
 *                  what was deleted, or a Status; may be NULL
 * @param err       filled on failure only; may be NULL
 * @return as kin_client_get()
 * Threads: any that may wait.
 * Since: 0.1
 */
KIN_API int kin_client_delete_collection(kin_client *client,
                                         const kin_resource *resource,
                                         kin_str ns,
                                         const kin_delete_opts *opts,
                                         kin_document **ret, kin_error *err);

KIN_END_DECLS

#endif /* KIN_DELETE_H */
