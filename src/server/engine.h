/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine.h - an API server without HTTP: objects, versions, lists and watches.
 *
 * The engine executes requests of the Kubernetes API and returns objects or a
 * failure (failure.h).  It has no sockets and no threads: the work is done by
 * the calling thread.  Clock and random numbers are injected, so that a test or
 * a simulation is repeatable.  Everything specific to a kind is behind one
 * table of functions (rules.h), durable storage behind another (storage.h).
 *
 * Versions and writes
 *   A  There is one resource version for all resources: a number that grows
 *      with every write, never decreases, also not across a restart with a
 *      durable storage, and belongs to one write only.
 *   B  A write is acknowledged (its call returns 0) once it is as durable as
 *      the storage makes it and every later read, list and watch of any thread
 *      sees it.  No reader sees a write before it is durable.  Concurrent
 *      writes share one sync of the storage.
 *   C  A failed write changes nothing.  An update that changes nothing is not
 *      a write: the object keeps its version and there is no event.  A dry run
 *      does everything except storing: a created object has no version, an
 *      updated one keeps the old version.
 *   D  Writes of one object are serialized; each is applied to the result of
 *      the one before.  A write whose version or preconditions do not match is
 *      a 409; a patch without them is retried until it applies.
 *
 * Reads
 *   E  A get sees every write that was acknowledged before it began.
 *   F  A list is one resource at one version: it contains every write up to
 *      that version and none after it, ordered by key.  All pages of a list
 *      have the version of the first page.
 *   G  A watch delivers every matching event of its resource with a version
 *      greater than its start, each once, in version order; an object that
 *      starts or stops matching is delivered as ADDED or DELETED.  A list
 *      followed by a watch from the version of the list misses nothing.
 *   H  A version from which events were dropped is gone: 410.  Events are kept
 *      by number and age, per resource.  A watcher that falls behind all kept
 *      events is ended by an ERROR event (410); a slow watcher costs a cursor,
 *      nothing more.
 *   I  A bookmark with version V follows all events up to V.
 *
 * Threads
 *   J  Every call is thread-safe, except those on a list or a watch, which
 *      belong to one thread at a time, and kin__engine_free(), which must be
 *      the last call. A request does a limited amount of work (request_steps):
 *      beyond that it fails with 504 and changes nothing.  When the engine
 *      stops, requests that are being prepared fail with 503 at their next
 *      step.  A watch that skips many objects returns WAIT in between and
 *      continues at the next tick.
 *   K  Reads never wait for writes.  A write may wait for other writes and for
 *      the disk; a list of a future version waits for it up to wait_ms.
 *      Nothing else blocks.
 *   L  Callbacks (wake, warn) run without any lock.  `wake` runs in the thread
 *      that wrote, ticked or stopped, and must return soon.
 *
 * Objects
 *   M  Objects are returned as stored: in their storage version, built-in
 *      kinds with kind and apiVersion too.  kin__engine_convert() converts to
 *      another version.  The caller owns a reference to each result; results
 *      never change.
 */
#ifndef KIN_SERVER_ENGINE_H
#define KIN_SERVER_ENGINE_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/document.h>
#include <kin/object.h>

#include "base/budget.h"
#include "base/clock.h"
#include "server/failure.h"

struct kin__admission;
struct kin__engine;
struct kin__rules;
struct kin__schema_resource;
struct kin__storage;
struct kin__webhook_caller;

/* ---- life ---- */

struct kin__engine_opts {
    const kin_allocator *alloc; /* borrowed; NULL for the default */
    const kin_clock *clock;     /* borrowed; NULL for the real one */
    uint64_t seed; /* for uids and names; 0 reads one from the kernel */
    const struct kin__rules *rules; /* borrowed; NULL for kin__rules_plain */
    struct kin__storage *storage;   /* given, also on failure; NULL: memory */
    /* Limits; 0 takes the default. */
    size_t history_count;  /* events kept per resource: 10,000 */
    int64_t history_age_s; /* age of the oldest kept event: 600 */
    size_t history_bytes;  /* of objects that only events keep, without counting
                              sharing: 128 MiB */
    size_t encoded_bytes;  /* encoded events kept per resource: 4 MiB */
    size_t list_snapshots; /* lists kept for their next pages: 32 */
    int64_t list_age_s;    /* lifetime of a continue token: 300 */
    int64_t bookmark_s;    /* between bookmarks of a watch: 60 */
    size_t object_bytes;   /* of an object's text: 3 MiB */
    uint64_t request_steps; /* work of one request (budget.h): 20,000,000, some
                               seconds; then 504 */
    /* For conversion webhooks; borrowed.  NULL: they cannot be called. */
    struct kin__webhook_caller *webhooks;
    bool leaves_namespaces; /* does not delete the content of namespaces: a
                               controller does */
};

/* 0, KIN_ENOMEM or KIN_ESYSTEM. */
int kin__engine_new(const struct kin__engine_opts *opts,
                    struct kin__engine **ret, kin_error *err) KIN_NODISCARD;
/* All lists and watches must be freed, and no other call may be running.  NULL
 * is a no-op. */
struct kin__engine *kin__engine_free(struct kin__engine *engine);

static inline void kin__engine_cleanup(struct kin__engine **engine)
{
    (void)kin__engine_free(*engine);
}
#define KIN__AUTO_ENGINE                                                       \
    __attribute__((cleanup(kin__engine_cleanup))) struct kin__engine

/* Adds a built-in resource, before kin__engine_start().  The data that `facts`
 * points to must outlive the engine.
 * @param storage  the version in which objects are stored: `facts` itself, or a
 *                 resource that was added before
 * @return 0, KIN_EEXISTS, KIN_EINVAL (unknown storage version) or KIN_ENOMEM */
int kin__engine_add(struct kin__engine *engine,
                    const struct kin__schema_resource *facts,
                    const struct kin__schema_resource *storage,
                    kin_error *err) KIN_NODISCARD;

/* Loads the storage, serves the custom resources defined in it, and creates the
 * namespaces default, kube-system, kube-public and kube-node-lease if they are
 * missing.  Call once, before any request. */
int kin__engine_start(struct kin__engine *engine, kin_error *err) KIN_NODISCARD;

/* Lets the storage keep back what is written (`is_held`), and make it durable
 * at once: for many writes after the start, before any request (B). */
int kin__engine_hold(struct kin__engine *engine, bool is_held,
                     kin_error *err) KIN_NODISCARD;

/* Ends all watches (END, not ERROR) and wakes all waiting calls.  From now on
 * writes fail with 503, those being prepared at their next step, and so do
 * lists with selectors; other reads still work.  Acknowledged writes are
 * durable already. */
void kin__engine_stop(struct kin__engine *engine);

/* Runs periodic work: bookmarks, timeouts, dropping old events and lists.  Call
 * it about once per second.
 * Threads: any; calls may overlap. */
void kin__engine_tick(struct kin__engine *engine);

/* Drops the history up to now, in the storage as well: older versions can no
 * longer be listed or watched, also by watchers that lag behind.
 * @param ret  the oldest version that remains
 * @return 0, or the error of the storage
 * Threads: any. */
int kin__engine_compact(struct kin__engine *engine, uint64_t *ret,
                        kin_error *err) KIN_NODISCARD;

/* The work that one request, or one event of a watch, may do; exhausted when
 * the engine stops.  Must not outlive the engine. */
struct kin__budget kin__engine_budget(const struct kin__engine *engine);

/* Waits until a version is published; 504 if that takes longer than
 * `wait_ms`. */
int kin__engine_await(struct kin__engine *engine, uint64_t version,
                      int64_t wait_ms,
                      struct kin__failure *failure) KIN_NODISCARD;

/* The newest published version. */
uint64_t kin__engine_version(const struct kin__engine *engine);

/* ---- resources ---- */

enum { KIN__RESOURCE_CUSTOM_VERBS = 0xff }; /* enum kin__schema_verb: all */

/* "status", "scale", "binding", "finalize", "eviction", ... */
struct kin__subresource {
    kin_str name;
    kin_str group; /* group and version of its kind */
    kin_str version;
    kin_str kind;
    unsigned verbs; /* of enum kin__schema_verb */
};

/*
 * A resource in one version, built-in or custom.  It never changes; when its
 * definition does, a new one replaces it, and running requests keep the old one
 * until they end.
 */
struct kin__resource {
    kin_str group; /* "" for core */
    kin_str version;
    kin_str plural;
    kin_str singular;
    kin_str kind;
    kin_str list_kind;
    const kin_str *short_names;
    size_t short_name_count;
    const kin_str *categories;
    size_t category_count;
    const struct kin__subresource *subresources;
    size_t subresource_count;
    unsigned verbs; /* of enum kin__schema_verb */
    bool is_namespaced;
    bool is_storage; /* this is the storage version: M */
    const struct kin__schema_resource *facts; /* NULL for a custom one */
    /* The CustomResourceDefinition and the entry of its spec.versions; NULL and
     * absent for a built-in resource. */
    const kin_object *definition;
    kin_value definition_version;
};

struct kin__resource *kin__resource_ref(const struct kin__resource *resource);
struct kin__resource *kin__resource_unref(const struct kin__resource *resource);

static inline void kin__resource_cleanup(struct kin__resource **resource)
{
    (void)kin__resource_unref(*resource);
}
#define KIN__AUTO_RESOURCE                                                     \
    __attribute__((cleanup(kin__resource_cleanup))) struct kin__resource

/* NULL if the resource has no such subresource. */
const struct kin__subresource *kin__resource_subresource(
    const struct kin__resource *resource, kin_str name);

/* All resources that are served at one moment, for discovery. */
struct kin__catalog {
    uint64_t number; /* changes whenever the set of resources changes */
    /* Built-in resources in the order in which they were added, then custom
     * ones by group, version (Kubernetes' order) and plural. */
    const struct kin__resource *const *resources;
    size_t count;
};

/* A reference to the current catalog; never NULL. */
const struct kin__catalog *kin__engine_catalog(struct kin__engine *engine);
void kin__catalog_unref(const struct kin__catalog *catalog);

/* A reference to a resource; NULL if it is not served. */
struct kin__resource *kin__engine_find(struct kin__engine *engine,
                                       kin_str group, kin_str version,
                                       kin_str plural);
struct kin__resource *kin__engine_find_kind(struct kin__engine *engine,
                                            kin_str group, kin_str version,
                                            kin_str kind);

/* Converts an object to the version of a resource.  If it is stored in that
 * version, the result is the same object with another reference. */
int kin__engine_convert(struct kin__engine *engine,
                        const struct kin__resource *to,
                        const kin_object *object, kin_object **ret,
                        struct kin__failure *failure) KIN_NODISCARD;

/* ---- one object ---- */

/* An object and the endpoint through which it is accessed.  Borrowed for the
 * call. */
struct kin__target {
    /* Borrowed; bodies have its version. */
    const struct kin__resource *resource;
    kin_str namespace_;  /* empty for cluster-scoped resources */
    kin_str name;        /* empty for a create */
    kin_str subresource; /* empty, or one of the resource's */
};

enum kin__field_validation {
    KIN__VALIDATE_WARN, /* unknown and duplicate fields are reported to `warn`
                         */
    KIN__VALIDATE_IGNORE,
    KIN__VALIDATE_STRICT, /* 400 */
};

enum kin__patch_type {
    KIN__PATCH_JSON,      /* application/json-patch+json */
    KIN__PATCH_MERGE,     /* application/merge-patch+json */
    KIN__PATCH_STRATEGIC, /* 415 for custom resources */
    KIN__PATCH_APPLY,     /* application/apply-patch+yaml */
};

/* Options of a write; zero is the default of each member. */
struct kin__write_opts {
    bool is_dry_run;
    bool is_forced; /* apply's force */
    enum kin__field_validation validation;
    /* For a strict request of a custom resource: `duplicate field "a", ...` */
    kin_str duplicates;
    kin_str manager; /* fieldManager, or the user agent up to its slash */
    /* The authenticated user; for fields that admission fills in. */
    kin_str user;
    /* Webhooks to be called; NULL for none. */
    const struct kin__admission *admission;
    /* Called with each text for a Warning header (299); may be NULL. */
    void (*warn)(kin_str text, void *userdata);
    void *userdata;
};

/* The result of a write. */
struct kin__written {
    kin_object *object; /* released with kin_object_unref(); NULL if the
                           response is a Status (binding, eviction) */
    bool is_created;    /* 201 */
    bool is_converted;  /* `object` already has the version of the target (dry
                           runs, Scale); otherwise it is as stored: M */
};

void kin__written_clear(struct kin__written *written);
#define KIN__AUTO_WRITTEN                                                      \
    __attribute__((cleanup(kin__written_clear))) struct kin__written

/* @param body  borrowed; decoded from JSON, YAML or protobuf.  If it belongs to
 *              a document, no other thread may use that document, and it may
 *              grow: its values stay valid, but views of its bytes do not
 * @return 0 or the failure's code, as all calls below */
int kin__engine_create(struct kin__engine *engine,
                       const struct kin__target *target, kin_value body,
                       const struct kin__write_opts *opts,
                       struct kin__written *ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* @param ret  as stored; for the subresource scale a Scale */
int kin__engine_get(struct kin__engine *engine,
                    const struct kin__target *target, kin_object **ret,
                    struct kin__failure *failure) KIN_NODISCARD;

int kin__engine_update(struct kin__engine *engine,
                       const struct kin__target *target, kin_value body,
                       const struct kin__write_opts *opts,
                       struct kin__written *ret,
                       struct kin__failure *failure) KIN_NODISCARD;

int kin__engine_patch(struct kin__engine *engine,
                      const struct kin__target *target,
                      enum kin__patch_type type, kin_value patch,
                      const struct kin__write_opts *opts,
                      struct kin__written *ret,
                      struct kin__failure *failure) KIN_NODISCARD;

enum kin__propagation {
    KIN__PROPAGATE_DEFAULT,
    KIN__PROPAGATE_BACKGROUND,
    KIN__PROPAGATE_FOREGROUND,
    KIN__PROPAGATE_ORPHAN,
};

struct kin__delete_opts {
    bool is_dry_run;
    bool has_grace;
    int64_t grace_s; /* gracePeriodSeconds */
    enum kin__propagation propagation;
    kin_str uid;     /* preconditions; empty for none */
    kin_str version; /* the same */
    /* Webhooks to be called; NULL for none. */
    const struct kin__admission *admission;
    bool is_collection; /* set by the engine: reviews have no name */
    /* Of all webhooks of a collection together; set by the engine. */
    kin_deadline admission_deadline;
};

/* "Background", "Foreground" or "Orphan"; 422 for anything else. */
int kin__propagation_read(kin_str text, enum kin__propagation *ret,
                          struct kin__failure *failure) KIN_NODISCARD;

/* Reads a DeleteOptions object, if present, into `opts`, whose views then point
 * into the body. */
int kin__delete_opts_read(kin_value body, struct kin__delete_opts *opts,
                          struct kin__failure *failure) KIN_NODISCARD;

struct kin__deleted {
    kin_object *object; /* the last state; released with kin_object_unref() */
    bool is_gone;       /* false: it waits for finalizers or its grace period */
    bool is_object; /* the response is the object, otherwise a Status "Success"
                     */
};

/* Deleting a namespace or a definition deletes its content before the call
 * returns; content with finalizers keeps it from being deleted. */
int kin__engine_delete(struct kin__engine *engine,
                       const struct kin__target *target,
                       const struct kin__delete_opts *opts,
                       struct kin__deleted *ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* ---- lists ---- */

enum kin__version_match {
    KIN__MATCH_UNSET,
    KIN__MATCH_NOT_OLDER_THAN,
    KIN__MATCH_EXACT,
    KIN__MATCH_OTHER, /* an unknown value: 422 */
};

enum kin__tristate { KIN__UNSET, KIN__NO, KIN__YES };

/* Borrowed for the call. */
struct kin__list_opts {
    const struct kin__resource *resource;
    kin_str namespace_; /* empty for all */
    kin_str labels;     /* selectors, as text */
    kin_str fields;
    kin_str continue_;
    kin_str version; /* resourceVersion; empty for the newest */
    enum kin__version_match match;
    kin_str match_text; /* of KIN__MATCH_OTHER */
    /* Must be KIN__UNSET: 422 otherwise. */
    enum kin__tristate send_initial_events;
    int64_t limit;   /* 0 for none */
    int64_t wait_ms; /* how long to wait for a future version: 3,000 in
                        Kubernetes; then 504 */
};

struct kin__list;

/* Makes one page of a list (F).  It holds 8 bytes per object and a snapshot.
 * @param ret  released with kin__list_free() */
int kin__engine_list(struct kin__engine *engine,
                     const struct kin__list_opts *opts, struct kin__list **ret,
                     struct kin__failure *failure) KIN_NODISCARD;
struct kin__list *kin__list_free(struct kin__list *list);

static inline void kin__list_cleanup(struct kin__list **list)
{
    (void)kin__list_free(*list);
}
#define KIN__AUTO_LIST                                                         \
    __attribute__((cleanup(kin__list_cleanup))) struct kin__list

uint64_t kin__list_version(const struct kin__list *list);
size_t kin__list_count(const struct kin__list *list);
/* Borrowed from the list; as stored. */
const kin_object *kin__list_at(const struct kin__list *list, size_t index);
/* metadata.continue; empty on the last page. */
kin_str kin__list_continue(const struct kin__list *list);
/* metadata.remainingItemCount; negative if unknown. */
int64_t kin__list_remaining(const struct kin__list *list);

/* Deletes the objects of a list, one by one.
 * @param list_opts  limit and continue as for a list
 * @param ret        the list of deleted objects, as they were */
int kin__engine_delete_collection(struct kin__engine *engine,
                                  const struct kin__list_opts *list_opts,
                                  const struct kin__delete_opts *opts,
                                  struct kin__list **ret,
                                  struct kin__failure *failure) KIN_NODISCARD;

/* ---- watches ---- */

struct kin__watch;

/* Views are copied. */
struct kin__watch_opts {
    const struct kin__resource *resource;
    kin_str namespace_; /* empty for all */
    kin_str labels;     /* selectors, as text */
    kin_str fields;
    kin_str continue_; /* must be empty: 422 otherwise */
    kin_str version;   /* resourceVersion; empty and "0" start with the current
                          objects */
    enum kin__version_match match;
    kin_str match_text; /* of KIN__MATCH_OTHER */
    enum kin__tristate send_initial_events;
    bool allows_bookmarks;
    int64_t timeout_s; /* 0 for none: the caller picks a random one of at least
                          1,800, as Kubernetes does */
    /* Called after kin__watch_next() returned WAIT, when there may be new
     * items; at most once per WAIT.  It may still run while or shortly after
     * the watch is freed, but never after `destroy`, which is called once, also
     * if the watch could not be created. */
    void (*wake)(void *userdata);
    void (*destroy)(void *userdata);
    void *userdata;
};

enum kin__watch_type {
    KIN__WATCH_ADDED = 1,
    KIN__WATCH_MODIFIED,
    KIN__WATCH_DELETED, /* the last state, with the version of the deletion */
    KIN__WATCH_BOOKMARK,
    KIN__WATCH_ERROR, /* the last item */
};

struct kin__watch_event;

/* Borrowed until the next call on the watch. */
struct kin__watch_item {
    enum kin__watch_type type;
    uint64_t version;
    const kin_object *object;       /* as stored; NULL for BOOKMARK and ERROR */
    struct kin__watch_event *event; /* for kin__watch_event_encoded(); NULL for
                                       items that no other watcher receives */
    bool is_initial_end;            /* BOOKMARK: k8s.io/initial-events-end */
    const struct kin__failure *failure; /* for ERROR */
};

enum kin__watch_state {
    KIN__WATCH_ITEM, /* an item */
    KIN__WATCH_WAIT, /* no item now; `wake` will be called */
    KIN__WATCH_END,  /* no more items */
};

/* A failure here is the response to the request; failures that Kubernetes
 * reports in the stream (410, 504) are ERROR items. */
int kin__engine_watch(struct kin__engine *engine,
                      const struct kin__watch_opts *opts,
                      struct kin__watch **ret,
                      struct kin__failure *failure) KIN_NODISCARD;
struct kin__watch *kin__watch_free(struct kin__watch *watch);

static inline void kin__watch_cleanup(struct kin__watch **watch)
{
    (void)kin__watch_free(*watch);
}
#define KIN__AUTO_WATCH                                                        \
    __attribute__((cleanup(kin__watch_cleanup))) struct kin__watch

/* Never blocks.
 * @return a state, or KIN_ENOMEM: retry later or free the watch */
int kin__watch_next(struct kin__watch *watch,
                    struct kin__watch_item *ret) KIN_NODISCARD;

/* ---- encoded events shared by watchers ---- */

/*
 * The encoded text of an event, kept with it for other watchers that want the
 * same form.  The oldest texts are dropped beyond the limit of bytes.  `form`
 * is the front's number for version, encoding, table and event type; at most
 * KIN__EVENT_FORMS texts are kept per event.
 */
enum { KIN__EVENT_FORMS = 4 };

struct kin__text_ref {
    struct kin__encoded *owner;
    kin_str text;
};

/* Returns whether the event has a text of that form; if so, `ret` keeps it
 * alive until kin__text_ref_done(). */
bool kin__watch_event_encoded(struct kin__watch_event *event, uint32_t form,
                              struct kin__text_ref *ret);
/* Stores a copy with the event and returns a reference as above.  0 or
 * KIN_ENOMEM. */
int kin__watch_event_encode(struct kin__watch_event *event, uint32_t form,
                            kin_str text,
                            struct kin__text_ref *ret) KIN_NODISCARD;
void kin__text_ref_done(struct kin__text_ref *ref);

/* ---- statistics ---- */

struct kin__engine_stats {
    size_t resources; /* with objects now or earlier */
    size_t objects;
    size_t events; /* kept for watches */
    size_t watches;
    size_t list_snapshots;
    uint64_t store_bytes;
    uint64_t encoded_bytes;
    uint64_t commits; /* of the storage */
    uint64_t writes;  /* in these commits */
};

void kin__engine_get_stats(struct kin__engine *engine,
                           struct kin__engine_stats *ret);

/* The number of objects of a resource, in all namespaces. */
size_t kin__engine_count(struct kin__engine *engine,
                         const struct kin__resource *resource);

/* Whether the engine accepts writes: not after the storage has failed, until a
 * restart.  Threads: any. */
bool kin__engine_can_write(struct kin__engine *engine);

/* Whether the JSON text of a value has at most `max_bytes` bytes: 0, KIN_ELIMIT
 * or KIN_ENOMEM.  The text is not built, and counting stops at the limit. */
int kin__value_fits(kin_value value, size_t max_bytes) KIN_NODISCARD;

#endif /* KIN_SERVER_ENGINE_H */
