/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_impl.h - the engine from inside.
 *
 *   engine.c         life, stores, the catalog, ticks
 *   engine_load.c    reading the storage at the start
 *   engine_write.c   create, get, update, patch (engine_write.h)
 *   engine_sub.c     subresources whose body is not the object
 *   engine_evict.c   evictions, and PodDisruptionBudgets
 *   engine_managed.c managed fields of a write, and applying; those of Scale in
 *                    engine_managed_scale.c
 *   engine_admit.c   calls the webhooks of a write
 *   engine_delete.c  delete, delete_collection
 *   engine_list.c    lists and their pages (list_snapshot.h, continue_token.h)
 *   engine_watch.c   watches (watch_notify.h)
 *   namespace.c      namespaces and their content
 *   crd.c            definitions of custom resources
 *
 * Lock order: naming_lock, the journal's lock, catalog_lock, the lock of the
 * list snapshots, the lock of a history, the lock of watch_notify.
 */
#ifndef KIN_SERVER_ENGINE_IMPL_H
#define KIN_SERVER_ENGINE_IMPL_H

#include "base/buf.h"
#include "base/random.h"
#include "server/catalog.h"
#include "server/engine.h"
#include "server/journal.h"
#include "server/list_snapshot.h"
#include "server/rules.h"
#include "server/watch_notify.h"

struct kin__engine {
    const kin_allocator *alloc;
    const kin_clock *clock;
    const struct kin__rules *rules;
    struct kin__engine_opts opts; /* without zeros */
    uint64_t seed;
    /* Numbers the calls: each has its own random stream. */
    _Atomic uint64_t calls;
    struct kin__journal journal;
    struct kin__watch_notify notify;
    struct kin__list_snapshots snapshots;
    _Atomic size_t watches;
    atomic_bool is_stopping;    /* requests fail at their next step */
    _Atomic int64_t expired_ns; /* when expired objects were last deleted */
    int64_t compacted_ns;       /* guarded by the journal's lock */

    struct kin__mutex resource_store_lock;
    struct cds_list_head resource_stores; /* owned; guarded; append-only */

    struct kin__mutex catalog_lock;
    const struct kin__catalog *catalog; /* reference; guarded */
    struct kin__catalog_draft builtins; /* added before the start */
    _Atomic uint64_t catalog_number;    /* set under the lock */
    _Atomic bool is_catalog_stale;      /* the next tick publishes it again */

    /* Of namespace.c and crd.c, set when their resources are added; borrowed
     * from `builtins`, NULL if the resource is not served. */
    struct kin__served *namespaces;
    struct kin__served *definitions;
    /* Writes of configurations of webhooks: webhook_plan.h reads them again. */
    _Atomic uint64_t webhook_changes;
    struct kin__mutex naming_lock; /* held while a definition is created: two
                                      may request the same name */
};

/*
 * What a resource needs beyond storing its objects.  kin__engine_add() attaches
 * the table whose group and plural match; crd.c attaches one to every custom
 * resource.  Every function is optional, except `added` of a table that is
 * attached by name and `sweep` of one whose objects own others.
 */
struct kin__resource_hooks {
    const char *group;
    const char *plural; /* NULL if it is not attached by name */

    /* The resource was added to the engine, which has not started yet. */
    void (*added)(struct kin__engine *engine, struct kin__served *served);

    /* Adds the resources that stored objects define to the next catalog.
     * Called with the catalog's lock held.  0 or KIN_ENOMEM. */
    int (*add_served)(struct kin__engine *engine,
                      struct kin__catalog_draft *draft);

    /* The lock that is held while an object is created. */
    struct kin__mutex *(*create_lock)(struct kin__engine *engine);

    /* Whether an object may be created: 0 or the failure's code.  Called
     * without a lock first, then with the journal's lock held, where it waits
     * for pending writes it depends on. */
    int (*check_create)(struct kin__engine *engine,
                        const struct kin__served *served, bool is_locked,
                        kin_str name, struct kin__failure *failure);

    /* Completes an object that the rules have prepared; not called for
     * subresources.
     * @param old  the stored object; absent for a create */
    int (*complete)(struct kin__engine *engine, kin_value in, kin_value old,
                    kin_document **ret, struct kin__failure *failure);

    /* An object was created. */
    void (*created)(struct kin__engine *engine);

    /* An object was updated or deleted. */
    void (*written)(struct kin__engine *engine,
                    const struct kin__served *served, const kin_object *object);

    /* Whether an object may be deleted: 0 or the failure's code. */
    int (*check_delete)(kin_str name, struct kin__failure *failure);

    /* Objects that own content: the object in the state in which it waits until
     * its content is deleted. */
    int (*terminate)(struct kin__engine *engine, kin_value in,
                     kin_document **ret, kin_error *err);
    /* Whether the content still holds the object.  NULL: until its finalizers
     * are gone. */
    bool (*is_held)(kin_value object);
    /* Deletes the content of the object if it is being deleted, then the object
     * itself. */
    void (*sweep)(struct kin__engine *engine, kin_str name);
};

extern const struct kin__resource_hooks kin__namespace_hooks;
extern const struct kin__resource_hooks kin__crd_hooks;
extern const struct kin__resource_hooks kin__mutating_webhook_hooks;
extern const struct kin__resource_hooks kin__validating_webhook_hooks;

/* The store of that resource ("deployments.apps"); created if missing. */
int kin__engine_store(struct kin__engine *engine, kin_str name,
                      struct kin__resource_store **ret) KIN_NODISCARD;

/* Iterates over all stores; NULL begins and ends the iteration. */
struct kin__resource_store *kin__engine_next_store(
    struct kin__engine *engine, struct kin__resource_store *resource_store);

/* Fills the argument that all functions of the rules take. */
void kin__engine_call_init(struct kin__engine *engine,
                           const struct kin__resource *resource,
                           const struct kin__write_opts *opts,
                           struct kin__random *random,
                           struct kin__rules_call *ret);

/* "namespace/name" or "name". */
int kin__key_join(struct kin__buf *buf, kin_str space,
                  kin_str name) KIN_NODISCARD;

enum { KIN__KEY_MAX = 2048 };

static inline unsigned kin__engine_flags(const struct kin__engine *engine,
                                         const struct kin__resource *resource)
{
    return engine->rules->flags(engine->rules, resource);
}

/* ---- commits ---- */

/* Returned by functions that stage a write, besides failures: the object has
 * changed. */
enum { KIN__RETRY = 1 };

/* Stages the change of an object, if it is still `old`, and waits for its
 * commit.
 * @param value  the new value; absent deletes the object
 * @param ret    the stored object; for a deletion the last state with the
 *               version of the deletion
 * @return 0, KIN__RETRY (the object has changed), or the failure's code */
int kin__engine_commit(struct kin__engine *engine, struct kin__served *served,
                       kin_str key, const kin_object *old, kin_value value,
                       kin_object **ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* Runs what follows the update or deletion of an object: the sweep of its
 * namespace, and the hook of its resource. */
void kin__engine_after_write(struct kin__engine *engine,
                             const struct kin__served *served,
                             const kin_object *object);

/* Replaces the catalog by one of all resources that are served now. */
int kin__engine_publish(struct kin__engine *engine,
                        kin_error *err) KIN_NODISCARD;
/* The same; if it fails, the next tick retries it. */
void kin__engine_republish(struct kin__engine *engine);

/* ---- engine_load.c ---- */

/* Replays all rows of the storage. */
int kin__engine_load(struct kin__engine *engine, kin_error *err) KIN_NODISCARD;

/* ---- namespace.c ---- */

/* Whether an object may be created in a namespace.  With the journal's lock
 * held (`is_locked`), it waits for pending writes of the namespace. */
int kin__namespace_check(struct kin__engine *engine, bool is_locked,
                         const struct kin__resource *resource, kin_str space,
                         kin_str name,
                         struct kin__failure *failure) KIN_NODISCARD;

/* Creates the four namespaces that every cluster has. */
int kin__namespace_bootstrap(struct kin__engine *engine,
                             kin_error *err) KIN_NODISCARD;

/* Deletes the content of a namespace that is being deleted, and then the
 * namespace, as far as finalizers allow. */
void kin__namespace_sweep(struct kin__engine *engine, kin_str space);

/* ---- engine_delete.c ---- */

/* Deletes all objects of a resource, or those of one namespace, without a grace
 * period.
 * @return the number of objects that remain for their finalizers, or a negative
 *         code */
int64_t kin__engine_purge(struct kin__engine *engine,
                          struct kin__served *served, kin_str space,
                          struct kin__failure *failure);

#endif /* KIN_SERVER_ENGINE_IMPL_H */
