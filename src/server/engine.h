/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine.h - an API server without HTTP: objects, versions, lists and watches.
 *
 * The engine takes requests in the API's words and gives objects or a failure
 * (failure.h).  It knows no socket and has no thread: whoever calls does the
 * work.  Time and random numbers are handed in, so that a test or a simulation
 * can repeat what happened.  What a kind is comes through a table of functions
 * (rules.h); where acknowledged writes go, through another (storage.h).
 *
 * Versions and writes
 *   A  There is one resource version over everything, a number that grows with
 *      each write of any object, never goes back, also not over a restart with
 *      a durable storage, and is given to one write only.
 *   B  A write is acknowledged (its call returns 0) once it is as durable as
 *      the storage makes it and every later read, list and watch of any thread
 *      sees it.  Nobody sees a write before it is durable.  Writes of several
 *      threads share one sync of the storage.
 *   C  A write that fails has changed nothing.  One that would change nothing
 *      is no write: the object keeps its version, and there is no event.  A
 *      dry run does all but the writing: what it would make has no version,
 *      what it would change has the old one.
 *   D  Writes of one object happen one after the other, each on what the one
 *      before left.  A write with a version or preconditions that do not hold
 *      is a 409; a patch without them is applied again until it fits.
 *
 * Reads
 *   E  A get sees all that was acknowledged before it began.
 *   F  A list is one resource as of one version: it has every write up to that
 *      version and none after it, in the order of keys.  All pages of a list
 *      have the version of the first.
 *   G  A watch gives every event of its resource with a version greater than
 *      where it began, each once, in the order of versions, as far as it
 *      matches; an object that begins or ceases to match is ADDED or DELETED.
 *      A list and a watch from the list's version miss nothing.
 *   H  A version from which events were dropped is gone: 410.  Events are kept
 *      by number and age, for each resource by itself.  A watcher that falls
 *      behind all that is kept is ended by an ERROR event (410): it costs a
 *      cursor, however slow it is.
 *   I  A bookmark with version V comes after all events up to V.
 *
 * Threads
 *   J  Every call may be made by any thread at any time, except those on a
 *      list or a watch, which belong to one thread at a time, and except
 *      kin__engine_free(), which must be the last one.
 *      A request does a limited amount of work (request_steps): beyond it is a
 *      504, and nothing was changed.  When the engine stops, requests that are
 *      made ready end with a 503 at their next step.  A watch that skips many
 *      objects says WAIT in between and goes on with the next tick.
 *   K  Reads never wait for writes.  A write may wait for other writes and for
 *      the disk; a list of a version yet to come waits for it as long as it is
 *      told to.  Nothing else waits.
 *   L  Callbacks (wake, warn) run without any lock held; `wake` by whoever
 *      wrote, ticked or stopped, and must return soon.
 *
 * Objects
 *   M  Objects are as stored: in the version of their storage, built-ins with
 *      kind and apiVersion too.  kin__engine_convert() gives the form of
 *      another version.  Results are held by the caller and never change.
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

struct kin__engine;
struct kin__rules;
struct kin__schema_resource;
struct kin__storage;

/* ---- life ---- */

struct kin__engine_opts {
    const kin_allocator *alloc;     /* borrowed; NULL for the default */
    const kin_clock *clock;         /* borrowed; NULL for the real one */
    uint64_t seed;                  /* of uids and names; 0 asks the kernel */
    const struct kin__rules *rules; /* borrowed; NULL takes all as it comes */
    struct kin__storage *storage;   /* given, also on failure; NULL: memory */
    /* Limits; 0 takes the default. */
    size_t history_count;   /* events kept of each resource: 10,000 */
    int64_t history_age_s;  /* and for how long: 600 */
    size_t history_bytes;   /* of the objects that only they keep, as if nothing
                               of them were shared: 128 MiB */
    size_t encoded_bytes;   /* kept with events of each resource: 4 MiB */
    size_t held_lists;      /* first pages of lists kept for more: 32 */
    int64_t list_age_s;     /* a continue token lives so long: 300 */
    int64_t bookmark_s;     /* between bookmarks of a watch: 60 */
    size_t object_bytes;    /* of an object's text: 3 MiB */
    uint64_t request_steps; /* of one request's work (budget.h): 20,000,000,
                               some seconds; then 504 */
    bool leaves_namespaces; /* their content is deleted by somebody else */
};

/* 0, KIN_ENOMEM, KIN_ESYSTEM, or why the storage cannot be read. */
int kin__engine_new(const struct kin__engine_opts *opts,
                    struct kin__engine **ret, kin_error *err) KIN_NODISCARD;
/* No list, no watch and no other call may be left.  NULL is fine. */
struct kin__engine *kin__engine_free(struct kin__engine *engine);

static inline void kin__engine_cleanup(struct kin__engine **engine)
{
    (void)kin__engine_free(*engine);
}
#define KIN__AUTO_ENGINE                                                       \
    __attribute__((cleanup(kin__engine_cleanup))) struct kin__engine

/* Adds a built-in resource, before kin__engine_start().  What `facts` views
 * must live as long as the engine.
 * @param storage  in whose form it is stored; `facts` itself, or one that was
 *                 added before
 * @return 0, KIN_EEXISTS, KIN_EINVAL (no such storage) or KIN_ENOMEM */
int kin__engine_add(struct kin__engine *engine,
                    const struct kin__schema_resource *facts,
                    const struct kin__schema_resource *storage,
                    kin_error *err) KIN_NODISCARD;

/* Reads the storage, serves the custom resources in it, and makes those of the
 * namespaces default, kube-system, kube-public and kube-node-lease that are
 * missing.  Call once, before any request. */
int kin__engine_start(struct kin__engine *engine, kin_error *err) KIN_NODISCARD;

/* Ends all watches (END, not ERROR) and all waits; writes fail with a 503 from
 * now on, those that are made ready at their next step, and so do lists with
 * selectors; other reads do not.  What was acknowledged is durable already. */
void kin__engine_stop(struct kin__engine *engine);

/* Does what is due: bookmarks, timeouts, events and lists that are too old.
 * Call it every second or so.
 * Threads: any; concurrent calls are fine. */
void kin__engine_tick(struct kin__engine *engine);

/* Forgets all that happened up to now, in the storage as well: lists and
 * watches of older versions are gone, also those whose watcher lags behind.
 * @param ret  the oldest version that is left
 * @return 0, or why the storage failed
 * Threads: any. */
int kin__engine_compact(struct kin__engine *engine, uint64_t *ret,
                        kin_error *err) KIN_NODISCARD;

/* What one request, or one event of a watch, may do from now on; it ends when
 * the engine stops.  Lives no longer than the engine. */
struct kin__budget kin__engine_budget(const struct kin__engine *engine);

/* Waits for a version that is not there yet; 504 if it does not come. */
int kin__engine_await(struct kin__engine *engine, uint64_t version,
                      int64_t wait_ms,
                      struct kin__failure *failure) KIN_NODISCARD;

/* The newest version that everybody sees. */
uint64_t kin__engine_version(const struct kin__engine *engine);

/* ---- what is served ---- */

enum { KIN__RESOURCE_CUSTOM_VERBS = 0xff }; /* enum kin__schema_verb: all */

/* "status", "scale", "binding", "finalize", "eviction", ... */
struct kin__subresource {
    kin_str name;
    kin_str group; /* of its kind, and so is the version */
    kin_str version;
    kin_str kind;
    unsigned verbs; /* of enum kin__schema_verb */
};

/*
 * A resource in one version, built-in or custom.  It never changes; when a
 * definition does, another takes its place, and requests with the old one go on
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
    bool is_storage; /* objects are stored in this form: M */
    const struct kin__schema_resource *facts; /* NULL for a custom one */
    /* The CustomResourceDefinition, and the entry of its spec.versions; NULL
     * and absent for a built-in one. */
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

/* NULL if there is none of that name. */
const struct kin__subresource *kin__resource_subresource(
    const struct kin__resource *resource, kin_str name);

/* All that is served at one moment: for discovery. */
struct kin__catalog {
    uint64_t number; /* another one whenever something has changed */
    /* In the order in which they were added; custom ones by group, then by
     * Kubernetes' order of versions, then by plural. */
    const struct kin__resource *const *resources;
    size_t count;
};

/* A held catalog; never NULL. */
const struct kin__catalog *kin__engine_catalog(struct kin__engine *engine);
void kin__catalog_unref(const struct kin__catalog *catalog);

/* A held resource; NULL if none is served by that name. */
struct kin__resource *kin__engine_find(struct kin__engine *engine,
                                       kin_str group, kin_str version,
                                       kin_str plural);
struct kin__resource *kin__engine_find_kind(struct kin__engine *engine,
                                            kin_str group, kin_str version,
                                            kin_str kind);

/* An object in the form of a version: itself, with another reference, if that
 * is the form it is stored in. */
int kin__engine_convert(struct kin__engine *engine,
                        const struct kin__resource *to,
                        const kin_object *object, kin_object **ret,
                        struct kin__failure *failure) KIN_NODISCARD;

/* ---- one object ---- */

/* Which object, through which door.  Views are borrowed for the call. */
struct kin__target {
    const struct kin__resource *resource; /* borrowed; in its form are bodies
                                             and results */
    kin_str namespace_;  /* empty for cluster-scoped resources */
    kin_str name;        /* empty for a create */
    kin_str subresource; /* empty, or one of the resource's */
};

enum kin__field_validation {
    KIN__VALIDATE_WARN, /* unknown and repeated fields are told to `warn` */
    KIN__VALIDATE_IGNORE,
    KIN__VALIDATE_STRICT, /* 400 */
};

enum kin__patch_type {
    KIN__PATCH_JSON,      /* application/json-patch+json */
    KIN__PATCH_MERGE,     /* application/merge-patch+json */
    KIN__PATCH_STRATEGIC, /* 415 for custom resources */
    KIN__PATCH_APPLY,     /* 415 for now */
};

/* How a write is to be done; zero is the default of each member. */
struct kin__write_opts {
    bool is_dry_run;
    bool is_forced; /* apply's force */
    enum kin__field_validation validation;
    kin_str manager; /* fieldManager, or the user agent up to its slash */
    kin_str user;    /* who asks; for what admission would write down */
    /* Told of each text for a Warning header, 299; may be NULL. */
    void (*warn)(kin_str text, void *userdata);
    void *userdata;
};

/* What a write did. */
struct kin__written {
    kin_object *object; /* released with kin_object_unref(); NULL if the answer
                           is a Status (binding, eviction) */
    bool is_created;    /* 201 */
    bool is_converted;  /* `object` has the target's form already (dry runs,
                           Scale); else it is as stored: M */
};

void kin__written_clear(struct kin__written *written);
#define KIN__AUTO_WRITTEN                                                      \
    __attribute__((cleanup(kin__written_clear))) struct kin__written

/* @param body  borrowed; as decoded from JSON, YAML or protobuf.  If it is of a
 *              document, that is the caller's alone, and may grow: its values
 *              stay, but views of its bytes must be taken anew
 * @return 0 or the failure's code, as all calls below */
int kin__engine_create(struct kin__engine *engine,
                       const struct kin__target *target, kin_value body,
                       const struct kin__write_opts *opts,
                       struct kin__written *ret,
                       struct kin__failure *failure) KIN_NODISCARD;

/* @param ret  as stored, but a Scale for that subresource */
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
};

/* "Background", "Foreground" or "Orphan"; 422 for anything else. */
int kin__propagation_read(kin_str text, enum kin__propagation *ret,
                          struct kin__failure *failure) KIN_NODISCARD;

/* Reads a DeleteOptions object, if there is one; what it says is added to
 * `opts`, whose views are then of the body. */
int kin__delete_opts_read(kin_value body, struct kin__delete_opts *opts,
                          struct kin__failure *failure) KIN_NODISCARD;

struct kin__deleted {
    kin_object *object; /* the last state; released with kin_object_unref() */
    bool is_gone;       /* false: it stays for finalizers or grace */
    bool is_object;     /* the answer is the object, else a Status: Success */
};

/* A namespace or a definition takes its content along before the call returns;
 * what stays for finalizers keeps them from going. */
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
    KIN__MATCH_OTHER, /* something else was asked for: 422 */
};

enum kin__tristate { KIN__UNSET, KIN__NO, KIN__YES };

/* All views are borrowed for the call. */
struct kin__list_opts {
    const struct kin__resource *resource;
    kin_str namespace_; /* empty for all */
    kin_str labels;     /* selectors, as text */
    kin_str fields;
    kin_str continue_;
    kin_str version; /* resourceVersion; empty for the newest */
    enum kin__version_match match;
    kin_str match_text;                     /* of KIN__MATCH_OTHER */
    enum kin__tristate send_initial_events; /* only KIN__UNSET is right */
    int64_t limit;                          /* 0 for none */
    int64_t wait_ms; /* for a version yet to come: 3,000 as Kubernetes; then
                        504 */
};

struct kin__list;

/* Holds one page of one version (F): 8 bytes for each of its objects, and a
 * snapshot.
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
/* metadata.remainingItemCount; negative if there is none to tell. */
int64_t kin__list_remaining(const struct kin__list *list);

/* Deletes what a list of these options has, one by one.
 * @param list_opts    limit and continue as for a list
 * @param ret          a list of what was deleted, as it was
 */
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
    kin_str continue_; /* only empty is right */
    kin_str version;   /* resourceVersion; empty and "0" begin with what is */
    enum kin__version_match match;
    kin_str match_text; /* of KIN__MATCH_OTHER */
    enum kin__tristate send_initial_events;
    bool allows_bookmarks;
    int64_t timeout_s; /* 0 for none: the caller chooses one as Kubernetes
                          does, at random from 1,800 on */
    /* There may be something to take after kin__watch_next() said WAIT; called
     * at most once for each WAIT.  It may still run while or shortly after the
     * watch is freed, but never after `destroy`, which is called once, also
     * when the watch could not be made. */
    void (*wake)(void *userdata);
    void (*destroy)(void *userdata);
    void *userdata;
};

enum kin__watch_type {
    KIN__WATCH_ADDED = 1,
    KIN__WATCH_MODIFIED,
    KIN__WATCH_DELETED, /* the last state, with the version of the deletion */
    KIN__WATCH_BOOKMARK,
    KIN__WATCH_ERROR, /* the last one */
};

struct kin__event;

/* All borrowed until the next call on the watch. */
struct kin__watch_item {
    enum kin__watch_type type;
    uint64_t version;
    const kin_object *object; /* as stored; NULL of BOOKMARK and ERROR */
    struct kin__event *event; /* for kin__event_encoded(); NULL for what no
                                 other watcher gets */
    bool is_initial_end;      /* of a BOOKMARK: k8s.io/initial-events-end */
    const struct kin__failure *failure; /* of ERROR */
};

enum kin__watch_state {
    KIN__WATCH_ITEM, /* here is one */
    KIN__WATCH_WAIT, /* nothing now; `wake` will be called */
    KIN__WATCH_END,  /* no more will come */
};

/* A failure here is an answer of its own; what Kubernetes tells in the stream
 * (410, 504) comes as an ERROR item. */
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
 * @return a state, or KIN_ENOMEM: ask again later or end the watch */
int kin__watch_next(struct kin__watch *watch,
                    struct kin__watch_item *ret) KIN_NODISCARD;

/* ---- text shared by watchers ---- */

/*
 * What a front wrote for an event, kept with it so that the next watcher of the
 * same form need not write it again.  The oldest are dropped beyond the limit
 * of bytes.  `form` is the front's own number for version, encoding, table and
 * type of event: at most KIN__EVENT_FORMS are kept of one event.
 */
enum { KIN__EVENT_FORMS = 4 };

struct kin__text_ref {
    struct kin__encoded *owner;
    kin_str text;
};

/* Whether there is one; then it is held until kin__text_ref_done(). */
bool kin__event_encoded(struct kin__event *event, uint32_t form,
                        struct kin__text_ref *ret);
/* Keeps a copy, and holds it for the caller as above.  0 or KIN_ENOMEM. */
int kin__event_encode(struct kin__event *event, uint32_t form, kin_str text,
                      struct kin__text_ref *ret) KIN_NODISCARD;
void kin__text_ref_done(struct kin__text_ref *ref);

/* ---- looking inside ---- */

struct kin__engine_stats {
    size_t resources; /* that have or had objects */
    size_t objects;
    size_t events; /* kept for watches */
    size_t watches;
    size_t held_lists;
    uint64_t store_bytes;
    uint64_t encoded_bytes;
    uint64_t commits; /* of the storage */
    uint64_t writes;  /* in them */
};

void kin__engine_get_stats(struct kin__engine *engine,
                           struct kin__engine_stats *ret);

/* Whether it can still write: once the storage has failed it cannot, until it
 * is started anew.  Threads: any. */
bool kin__engine_can_write(struct kin__engine *engine);

/* Whether the text of a value has at most so many bytes: 0, KIN_ELIMIT or
 * KIN_ENOMEM.  It is not made, and longer ones are not looked at to the end. */
int kin__value_fits(kin_value value, size_t max_bytes) KIN_NODISCARD;

#endif /* KIN_SERVER_ENGINE_H */
