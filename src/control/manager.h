/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manager.h - many controllers and what they share.
 *
 *   manager.c          life, and what controllers may ask
 *   manager_list.c     which controllers are enabled
 *   manager_run.c      from a server that is well to a shutdown
 *   manager_elect.c    the same, as long as it leads
 *   manager_ready.c    whether its informers have synced, for probes
 *   manager_metrics.c  figures
 *
 * Threads: that of run(), or the elector's "kin-leader", makes and starts
 * everything; each controller has one ("kin-controller"), and whatever threads
 * it has itself.
 *
 * Locks: the mutex is a leaf.
 */
#ifndef KIN_CONTROL_MANAGER_H
#define KIN_CONTROL_MANAGER_H

#include <kin/manager.h>

#include "base/lock.h"
#include "base/metrics.h"
#include "base/random.h"
#include "base/thread.h"

/* A controller of the table. */
struct kin__manager_member {
    kin_manager *manager;
    const kin_manager_descriptor *descriptor; /* the next one */
    kin_manager_descriptor own_descriptor;
    bool is_enabled;
    kin_manager_context context;
    kin_client *client; /* owned reference; NULL until it is made */
    kin_events *events; /* owned; NULL: none */
    kin_manager_controller controller;
    struct kin__thread thread;
    int64_t delay_ms; /* before it runs */

    /* The manager's mutex guards these. */
    bool is_made;
    bool is_running;
    bool has_thread; /* that has not ended */
    kin_error error; /* that it ended with, before the stop */
};

struct kin_manager {
    const kin_allocator *alloc;
    kin_manager_opts opts;
    struct kin__random random;
    struct kin__collector collector;
    kin_factory *factory;     /* owned */
    kin_factory *metadata;    /* owned */
    kin_discovery *discovery; /* owned reference; NULL without a client */
    struct kin__manager_member *members; /* owned */
    size_t member_count;

    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* of all below */
    bool was_run;
    bool is_working;      /* without an election, or as the leader */
    bool are_started;     /* informers */
    kin_stop *stop;       /* owned; of controllers; set once */
    kin_elector *elector; /* owned; set once */
    bool has_led;
    int result; /* of what was done as the leader */
    kin_error error;
};

/* Copies a descriptor of the program, which may know fewer members, or more.
 * 0 or KIN_EINVAL. */
int kin__manager_descriptor_take(const kin_manager_descriptor *descriptor,
                                 kin_manager_descriptor *ret,
                                 kin_error *err) KIN_NODISCARD;
/* Whether a list means a controller. */
bool kin__manager_list_has(const char *list,
                           const kin_manager_descriptor *descriptor);
/* Whether all descriptors are valid, and each name of a list is that of one.
 * 0 or KIN_EINVAL. */
int kin__manager_list_check(const char *list,
                            const kin_manager_descriptor *const *descriptors,
                            kin_error *err) KIN_NODISCARD;

/* `ms` times a random factor from 1 to 2. */
int64_t kin__manager_jitter(kin_manager *manager, int64_t ms);

/* Makes the controllers, runs them until the token stops, and ends them. */
int kin__manager_work(kin_manager *manager, kin_stop *stop, kin_error *err);
/* Waits for threads of controllers, however long that takes. */
void kin__manager_join(kin_manager *manager);

/* A check of readiness; see H in kin/manager.h. */
int kin__manager_check_ready(kin_error *err, void *manager);

/* Does that while the manager leads. */
int kin__manager_elect(kin_manager *manager, kin_stop *stop, kin_error *err);

/* A transform that keeps all but the managedFields; `userdata` is the manager.
 */
int kin__drop_managed_fields(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata);

/* Tells metrics of controllers and their queues, and of the lease. */
void kin__manager_collect(kin_metrics *metrics, void *manager);

#endif /* KIN_CONTROL_MANAGER_H */
