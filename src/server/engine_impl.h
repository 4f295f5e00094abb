/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_impl.h - the engine from inside.
 *
 *   engine.c         life, what is served, ticks
 *   engine_load.c    reading the storage
 *   engine_write.c   create, update, patch
 *   engine_delete.c  delete, delete_collection
 *   engine_list.c    lists and their pages (held.h, token.h)
 *   engine_watch.c   watches (wakes.h)
 *   namespace.c      namespaces and what is in them
 *   crd.c            definitions of custom resources (crd_names.h)
 *   crd_serve.c      what they define
 *
 * Locks, in the order in which one thread takes them: that of naming, the
 * journal's, the catalog's, that of the held lists, that of a history, that of
 * the wakes.
 */
#ifndef KIN_SERVER_ENGINE_IMPL_H
#define KIN_SERVER_ENGINE_IMPL_H

#include "base/buf.h"
#include "base/random.h"
#include "server/catalog.h"
#include "server/engine.h"
#include "server/held.h"
#include "server/journal.h"
#include "server/rules.h"
#include "server/wakes.h"

struct kin__engine {
    const kin_allocator *alloc;
    const kin_clock *clock;
    const struct kin__rules *rules;
    struct kin__engine_opts opts; /* without zeros */
    uint64_t seed;
    _Atomic uint64_t calls; /* each has random numbers of its own */
    struct kin__journal journal;
    struct kin__wakes wakes;
    struct kin__held_lists held;
    _Atomic size_t watches;
    atomic_bool is_stopping;    /* requests end at their next step */
    _Atomic int64_t expired_ns; /* when it was last looked for */
    int64_t compacted_ns;       /* when; guarded by the journal's lock */

    struct kin__mutex shelf_lock;
    struct cds_list_head shelves; /* owned; guarded; only added to */

    /* Held while a definition is made: two may ask for the same name. */
    struct kin__mutex naming_lock;

    struct kin__mutex catalog_lock;
    const struct kin__catalog *catalog; /* held; guarded */
    struct kin__catalog_draft builtins; /* before start */
    _Atomic uint64_t catalog_number;    /* set under the lock */
    _Atomic bool is_catalog_stale;      /* to be made again */

    /* Two resources that the engine itself knows; borrowed from `builtins`'
     * catalog, NULL if they are not served. */
    struct kin__served *namespaces;
    struct kin__served *definitions;
};

/* The shelf of that name; made if need be. */
int kin__engine_shelf(struct kin__engine *engine, kin_str name,
                      struct kin__shelf **ret) KIN_NODISCARD;

/* All shelves, one after the other; NULL begins and ends. */
struct kin__shelf *kin__engine_next_shelf(struct kin__engine *engine,
                                          struct kin__shelf *shelf);

/* What a call of the rules needs. */
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

/* ---- writes, as the parts of the engine make them ---- */

/* What stage functions answer beside failures. */
enum { KIN__RETRY = 1 };

/* Stages a change of an object, if it is still `old`, and waits for it.
 * @param value  the new value; absent deletes
 * @param ret    what the store has now; for a deletion the last state with
 *               the version of the deletion
 * @return 0, KIN__RETRY (it is another one by now), or the failure's code */
int kin__engine_commit(struct kin__engine *engine, struct kin__served *served,
                       kin_str key, const kin_object *old, kin_value value,
                       kin_object **ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* After a request has written: serves what a definition says, and sweeps what
 * waits for this object to go.
 * @param object  what was written or deleted */
void kin__engine_after_write(struct kin__engine *engine,
                             struct kin__served *served,
                             const kin_object *object);

/* ---- engine_load.c ---- */

/* Reads all that the storage has. */
int kin__engine_load(struct kin__engine *engine, kin_error *err) KIN_NODISCARD;

/* ---- engine_expire.c ---- */

/* Deletes what has been kept long enough; does nothing most of the time. */
void kin__engine_expire(struct kin__engine *engine);

/* ---- namespace.c ---- */

/* Whether something new may be made in a namespace.  With the journal's lock
 * held: what is under way there is waited for. */
int kin__namespace_check(struct kin__engine *engine, bool is_locked,
                         const struct kin__resource *resource, kin_str space,
                         kin_str name,
                         struct kin__failure *failure) KIN_NODISCARD;

/* Makes the four that every cluster has. */
int kin__namespace_bootstrap(struct kin__engine *engine,
                             kin_error *err) KIN_NODISCARD;

/* Whether the namespace is being deleted; then what is in it is deleted, and
 * at last itself, as far as finalizers allow. */
void kin__namespace_sweep(struct kin__engine *engine, kin_str space);

/* Whether it must not be deleted. */
bool kin__namespace_is_protected(kin_str name);

/* What a namespace becomes when it is deleted: phase Terminating. */
int kin__namespace_terminate(struct kin__engine *engine, kin_value in,
                             kin_document **ret, kin_error *err) KIN_NODISCARD;

/* ---- crd.c, crd_serve.c ---- */

/* A definition with all that the server fills in.  422 if it is no good. */
int kin__crd_complete(struct kin__engine *engine, kin_value in, kin_value old,
                      kin_document **ret,
                      struct kin__failure *failure) KIN_NODISCARD;

/* What it becomes when it is deleted. */
int kin__crd_terminate(struct kin__engine *engine, kin_value in,
                       kin_document **ret, kin_error *err) KIN_NODISCARD;

/* Serves what the definitions say, from now on. */
int kin__crd_publish(struct kin__engine *engine, kin_error *err) KIN_NODISCARD;
/* The same; what fails is done again by a tick. */
void kin__crd_republish(struct kin__engine *engine);

/* Whether an instance may be made.  With the journal's lock held: what is under
 * way with its definition is waited for. */
int kin__crd_check(struct kin__engine *engine, const struct kin__served *served,
                   kin_str name, struct kin__failure *failure) KIN_NODISCARD;
int kin__crd_fail_terminating(const struct kin__served *served, kin_str name,
                              struct kin__failure *failure);

/* Looks at all definitions that have not got all their names. */
void kin__crd_accept_all(struct kin__engine *engine);

/* Deletes the instances of a definition that is being deleted, then itself. */
void kin__crd_sweep(struct kin__engine *engine, kin_str name);

/* ---- engine_delete.c ---- */

/* Deletes all objects of a shelf, or those of one namespace, without grace.
 * @return how many are left for their finalizers, or a negative code */
int64_t kin__engine_purge(struct kin__engine *engine,
                          struct kin__served *served, kin_str space,
                          struct kin__failure *failure);

#endif /* KIN_SERVER_ENGINE_IMPL_H */
