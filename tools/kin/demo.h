/* SPDX-License-Identifier: Apache-2.0 */
/*
 * demo.h - what the parts of `kin demo` share.
 *
 *   verb_demo.c         the flags, the order of things, and the end
 *   demo_screen.c       lines, bars and pauses
 *   demo_home.c         the private folder
 *   demo_cluster.c      the manifests that the story begins with
 *   demo_crd.c          the definition of Foo
 *   demo_server.c       the server, and clients of it
 *   demo_informers.c    the informers, and what their handlers tell
 *   demo_controllers.c  the controller manager and the sample controller
 *   demo_acts.c         the story
 *   demo_report.c       what was measured
 *
 * The story is told by the main thread; handlers print in between from threads
 * of their own.  Nothing waits longer than DEMO_LIMIT_MS, and every wait ends
 * with demo->signals.stop.
 */
#ifndef KIN_CLI_DEMO_H
#define KIN_CLI_DEMO_H

#include <kin/client.h>
#include <kin/factory.h>
#include <kin/informer.h>
#include <kin/manager.h>
#include <kin/server.h>

#include "base/buf.h"
#include "base/lock.h"
#include "base/thread.h"
#include "signals.h"
#include "verb.h"
#include "watch.h"

struct sample; /* of examples/sample-controller */

enum {
    DEMO_LIMIT_MS = 120000, /* of one wait; a busy machine needs some of it */
    DEMO_PATH_SIZE = 512,
    DEMO_HOLLOW_NODES = 6,
    DEMO_SAMPLES = 200, /* writes whose way to a handler is measured */
};

struct demo_flags {
    bool stay;
    const char *color;
};

/* ---- demo_screen.c ---- */

struct demo_screen {
    FILE *out;
    struct kin__mutex lock;
    bool is_live;           /* a terminal: bars move, and people read */
    struct watch_run paint; /* only for its colours and texts */
    struct watch_flags paint_flags;
    kin_stop *stop; /* borrowed; requested when nothing can be printed */
    bool has_bar;   /* the last line is one that will be replaced */
    int errnum;     /* why nothing can be printed; 0 if it can */
    size_t shown;   /* events of this act */
    size_t hidden;  /* those beyond the limit */
};

void demo_screen_init(struct demo_screen *screen, FILE *out, const char *color,
                      kin_stop *stop);
void demo_screen_done(struct demo_screen *screen);
/* A heading, as "1. The server". */
void demo_title(struct demo_screen *screen, int number, const char *text);
/* An indented line. */
void demo_say(struct demo_screen *screen, const char *format, ...)
    KIN_PRINTF(2, 3);
/* The same without indentation. */
void demo_raw(struct demo_screen *screen, const char *format, ...)
    KIN_PRINTF(2, 3);
/* How far something is; on a terminal only, where the next line replaces it. */
void demo_bar(struct demo_screen *screen, const char *what, size_t done,
              size_t total);
/* An event as a handler got it; `old` and `object` may be NULL, not both. */
void demo_event(struct demo_screen *screen, const char *resource,
                const kin_object *old, const kin_object *object);
/* Tells how many events were left out, and begins to count anew. */
void demo_end_events(struct demo_screen *screen);
/* Time to read, on a terminal; not to be called with a lock held. */
void demo_pause(struct demo_screen *screen, int64_t ms);

/* ---- demo_home.c ---- */

struct demo_home {
    char path[DEMO_PATH_SIZE]; /* empty: there is none */
};

int demo_home_make(struct demo_home *home, kin_error *err) KIN_NODISCARD;
/* Removes the folder and the files in it. */
void demo_home_remove(struct demo_home *home);
/* The path of a file in it. */
int demo_home_file(const struct demo_home *home, const char *name,
                   char ret[DEMO_PATH_SIZE], kin_error *err) KIN_NODISCARD;
int demo_home_write(const struct demo_home *home, const char *name,
                    kin_str text, kin_error *err) KIN_NODISCARD;

/* ---- demo_cluster.c, demo_crd.c ---- */

enum { DEMO_TEAMS = 4, DEMO_BARE_PODS = 240 };

/* Appends manifests of a small cluster. */
int demo_cluster_write(struct kin__buf *yaml) KIN_NODISCARD;
kin_str demo_crd(void);

/* ---- demo_server.c ---- */

struct demo_server {
    kin_server *server; /* owned; NULL while it is down */
    uint16_t port;
    kin_config *config; /* owned */
    kin_client *client; /* owned; without a limit of requests */
};

/* Loads the cluster and listens on a free port. */
int demo_server_start(struct demo_server *server, const struct demo_home *home,
                      kin_error *err) KIN_NODISCARD;
void demo_server_stop(struct demo_server *server);
/* Starts it again, where it was, from its file. */
int demo_server_resume(struct demo_server *server, const struct demo_home *home,
                       kin_stop *stop, kin_error *err) KIN_NODISCARD;
int demo_client_new(const struct demo_server *server, const char *agent,
                    kin_client **ret, kin_error *err) KIN_NODISCARD;
void demo_server_done(struct demo_server *server);

/* ---- demo_informers.c ---- */

#define DEMO_RESOURCES(X)                                                      \
    X(NODES, "", "v1", "nodes", "Node", true)                                  \
    X(NAMESPACES, "", "v1", "namespaces", "Namespace", true)                   \
    X(PODS, "", "v1", "pods", "Pod", false)                                    \
    X(SERVICES, "", "v1", "services", "Service", false)                        \
    X(CONFIGMAPS, "", "v1", "configmaps", "ConfigMap", false)                  \
    X(DEPLOYMENTS, "apps", "v1", "deployments", "Deployment", false)           \
    X(REPLICASETS, "apps", "v1", "replicasets", "ReplicaSet", false)           \
    X(FOOS, "samplecontroller.k8s.io", "v1alpha1", "foos", "Foo", false)

enum demo_kind {
#define DEMO_ENUM(name, group, version, plural, kind, is_cluster_scoped)       \
    DEMO_##name,
    DEMO_RESOURCES(DEMO_ENUM)
#undef DEMO_ENUM
        DEMO_KINDS
};

extern const kin_resource demo_resources[DEMO_KINDS];

/* One informer and the one handler of it. */
struct demo_copy {
    struct demo_informers *all;
    enum demo_kind kind;
    kin_informer *informer; /* the factory's */
    kin_registration *handler;
};

struct demo_informers {
    struct demo_screen *screen;
    kin_factory *factory; /* owned */
    struct demo_copy copies[DEMO_KINDS];
    _Atomic unsigned shown;       /* 1 << kind of those whose events are told */
    _Atomic(const char *) of;     /* only those of this namespace */
    _Atomic uint64_t events;      /* that handlers were told, but for initial
                                     ones */
    _Atomic uint64_t repeats;     /* calls for what has not changed */
    _Atomic int64_t sample_n;     /* the last one that the handler has seen */
    _Atomic int64_t sample_at_ns; /* and when */
};

struct demo;

int demo_informers_start(struct demo *demo, kin_error *err) KIN_NODISCARD;
void demo_informers_stop(struct demo_informers *informers);
/* From now on events of these kinds are told; 0: of none.  Before, all that has
 * happened is told or not, as it was. */
int demo_show(struct demo *demo, unsigned kinds, const char *ns,
              kin_error *err) KIN_NODISCARD;
/* An object as the copy has it, referenced; NULL if there is none. */
kin_object *demo_find(struct demo *demo, enum demo_kind kind, const char *ns,
                      const char *name);
size_t demo_count(struct demo *demo, enum demo_kind kind);

/* ---- demo_controllers.c ---- */

struct demo_controllers {
    const struct demo_server *server;
    kin_stop *stop; /* owned; ends both */
    kin_manager *manager;
    struct kin__thread manager_thread;
    kin_factory *factory;
    struct sample *sample;
    struct kin__thread sample_thread;
    kin_manager_setting_pair settings[1];
    struct kin__mutex lock;
    kin_error failure; /* why one of them has ended; guarded by the lock */
};

int demo_manager_start(struct demo *demo, kin_error *err) KIN_NODISCARD;
int demo_sample_start(struct demo *demo, kin_error *err) KIN_NODISCARD;
void demo_controllers_stop(struct demo_controllers *controllers);
/* 0, or why one of them has ended too early. */
int demo_controllers_check(struct demo_controllers *controllers,
                           kin_error *err) KIN_NODISCARD;

/* ---- verb_demo.c ---- */

struct demo {
    struct cli_context *ctx;
    const struct demo_flags *flags;
    struct cli_signals signals;
    struct demo_screen screen;
    struct demo_home home;
    struct demo_server server;
    struct demo_controllers controllers;
    struct demo_informers informers;
    int64_t began_ns;
    int64_t latencies_ns[DEMO_SAMPLES]; /* sorted */
};

/* Waits until there is something, showing how far it is. */
struct demo_wait {
    const char *what; /* for the bar, and for a failure */
    /* Tells how far it is; true when it is done. */
    bool (*look)(struct demo *demo, size_t *ret_done, size_t *ret_total);
};

int demo_await(struct demo *demo, const struct demo_wait *wait,
               kin_error *err) KIN_NODISCARD;

/* ---- demo_acts.c, demo_report.c ---- */

int demo_story(struct demo *demo, kin_error *err) KIN_NODISCARD;
int demo_measure(struct demo *demo, kin_error *err) KIN_NODISCARD;
int demo_summary(struct demo *demo, kin_error *err) KIN_NODISCARD;
/* Changes an object with a merge patch, given as a format; returns when the
 * copy has it. */
int demo_patch(struct demo *demo, enum demo_kind kind, const char *key,
               kin_error *err, const char *format, ...)
    KIN_PRINTF(5, 6) KIN_NODISCARD;

#endif /* KIN_CLI_DEMO_H */
