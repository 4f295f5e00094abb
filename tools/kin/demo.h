/* SPDX-License-Identifier: Apache-2.0 */
/*
 * demo.h - the parts of `kin demo`.
 *
 *   verb_demo.c         flags, start and end
 *   demo_screen.c       lines, progress bars and pauses
 *   demo_home.c         the private directory
 *   demo_cluster.c      the initial manifests
 *   demo_crd.c          the definition of Foo
 *   demo_server.c       the server and its clients
 *   demo_informers.c    the informers and their handlers
 *   demo_controllers.c  the controller manager and the sample controller
 *   demo_acts.c         the acts
 *   demo_report.c       the measurements
 *
 * The main thread runs the acts; handlers print from their own threads.  No
 * wait is longer than DEMO_LIMIT_MS, and every wait ends with
 * demo->signals.stop.
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
    DEMO_LIMIT_MS = 120000, /* timeout of one wait, for a busy machine */
    DEMO_PATH_SIZE = 512,
    DEMO_HOLLOW_NODES = 6,
    DEMO_SAMPLES = 200, /* writes for the latency measurement */
};

struct demo_flags {
    bool stay;
    const char *color;
};

/* ---- demo_screen.c ---- */

struct demo_screen {
    FILE *out;
    struct kin__mutex lock;
    bool is_live;           /* a terminal: progress bars and pauses */
    struct watch_run paint; /* only for its colours and texts */
    struct watch_flags paint_flags;
    kin_stop *stop; /* borrowed; requested when nothing can be printed */
    bool has_bar;   /* the last line will be overwritten */
    int errnum;     /* error of the output, or 0 */
    size_t shown;   /* events printed in this act */
    size_t hidden;  /* events beyond the limit */
};

void demo_screen_init(struct demo_screen *screen, FILE *out, const char *color,
                      kin_stop *stop);
void demo_screen_done(struct demo_screen *screen);
/* Prints a heading such as "1. The server". */
void demo_title(struct demo_screen *screen, int number, const char *text);
/* Prints an indented line. */
void demo_say(struct demo_screen *screen, const char *format, ...)
    KIN_PRINTF(2, 3);
/* Prints a line without indentation. */
void demo_raw(struct demo_screen *screen, const char *format, ...)
    KIN_PRINTF(2, 3);
/* Shows progress, on a terminal only; the next line overwrites it. */
void demo_bar(struct demo_screen *screen, const char *what, size_t done,
              size_t total);
/* Prints an event of a handler; one of `old` and `object` may be NULL. */
void demo_event(struct demo_screen *screen, const char *resource,
                const kin_object *old, const kin_object *object);
/* Prints the number of omitted events and resets it. */
void demo_end_events(struct demo_screen *screen);
/* Pauses on a terminal; must not be called with a lock held. */
void demo_pause(struct demo_screen *screen, int64_t ms);

/* ---- demo_home.c ---- */

struct demo_home {
    char path[DEMO_PATH_SIZE]; /* empty: none */
};

int demo_home_make(struct demo_home *home, kin_error *err) KIN_NODISCARD;
/* Removes the directory and its files. */
void demo_home_remove(struct demo_home *home);
/* Returns the path of a file in it. */
int demo_home_file(const struct demo_home *home, const char *name,
                   char ret[DEMO_PATH_SIZE], kin_error *err) KIN_NODISCARD;
int demo_home_write(const struct demo_home *home, const char *name,
                    kin_str text, kin_error *err) KIN_NODISCARD;

/* ---- demo_cluster.c, demo_crd.c ---- */

enum { DEMO_TEAMS = 4, DEMO_BARE_PODS = 240 };

/* Appends the manifests of a small cluster. */
int demo_cluster_write(struct kin__buf *yaml) KIN_NODISCARD;
kin_str demo_crd(void);

/* ---- demo_server.c ---- */

struct demo_server {
    kin_server *server; /* owned; NULL while it is down */
    uint16_t port;
    kin_config *config; /* owned */
    kin_client *client; /* owned; without a limit of requests */
};

/* Loads the manifests and listens on a free port. */
int demo_server_start(struct demo_server *server, const struct demo_home *home,
                      kin_error *err) KIN_NODISCARD;
void demo_server_stop(struct demo_server *server);
/* Restarts it on the same port from its file. */
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

/* One informer with one handler. */
struct demo_cache {
    struct demo_informers *all;
    enum demo_kind kind;
    kin_informer *informer; /* the factory's */
    kin_registration *handler;
};

struct demo_informers {
    struct demo_screen *screen;
    kin_factory *factory; /* owned */
    struct demo_cache copies[DEMO_KINDS];
    _Atomic unsigned shown;       /* 1 << kind of the events to print */
    _Atomic(const char *) of;     /* only those of this namespace */
    _Atomic uint64_t events;      /* notifications, without initial ones */
    _Atomic uint64_t repeats;     /* notifications without changes */
    _Atomic int64_t sample_n;     /* the last one that the handler received */
    _Atomic int64_t sample_at_ns; /* and when */
};

struct demo;

int demo_informers_start(struct demo *demo, kin_error *err) KIN_NODISCARD;
void demo_informers_stop(struct demo_informers *informers);
/* Sets the kinds whose events are printed; 0: none.  Drains earlier events with
 * the previous setting first. */
int demo_show(struct demo *demo, unsigned kinds, const char *ns,
              kin_error *err) KIN_NODISCARD;
/* Returns a reference to a cached object, or NULL. */
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
    kin_error failure; /* first failure; guarded by the lock */
};

int demo_manager_start(struct demo *demo, kin_error *err) KIN_NODISCARD;
int demo_sample_start(struct demo *demo, kin_error *err) KIN_NODISCARD;
void demo_controllers_stop(struct demo_controllers *controllers);
/* Returns 0, or the error of a controller that ended early. */
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

/* A condition to wait for, with progress. */
struct demo_wait {
    const char *what; /* for the progress bar and error messages */
    /* Reports progress; returns true when done. */
    bool (*look)(struct demo *demo, size_t *ret_done, size_t *ret_total);
};

int demo_await(struct demo *demo, const struct demo_wait *wait,
               kin_error *err) KIN_NODISCARD;

/* ---- demo_acts.c, demo_report.c ---- */

int demo_story(struct demo *demo, kin_error *err) KIN_NODISCARD;
int demo_measure(struct demo *demo, kin_error *err) KIN_NODISCARD;
int demo_summary(struct demo *demo, kin_error *err) KIN_NODISCARD;
/* Patches an object with a formatted merge patch, and waits until the cache has
 * it. */
int demo_patch(struct demo *demo, enum demo_kind kind, const char *key,
               kin_error *err, const char *format, ...)
    KIN_PRINTF(5, 6) KIN_NODISCARD;

#endif /* KIN_CLI_DEMO_H */
