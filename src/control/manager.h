/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manager.h - runs many controllers and what they share.
 *
 * Threads: the thread of kin_manager_run(), or the elector's "kin-leader",
 * creates and starts everything.  Each controller has one thread
 * ("kin-controller") and may start more.
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

/* A controller in the list of descriptors. */
struct kin__manager_member {
    kin_manager *manager;
    const kin_manager_descriptor *descriptor; /* `own_descriptor` */
    kin_manager_descriptor own_descriptor;
    bool is_enabled;
    kin_manager_context context;
    kin_client *client; /* owned reference; NULL until it is created */
    kin_events *events; /* owned; NULL: records no Events */
    kin_manager_controller controller;
    struct kin__thread thread;
    int64_t delay_ms; /* delay before it starts */

    /* Guarded by the manager's mutex. */
    bool is_made;
    bool is_running;
    bool has_thread; /* its thread has not ended */
    kin_error error; /* failure before the stop; code 0: none */
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

    struct kin__mutex mutex;  /* guards all below */
    struct kin__cond changed; /* signalled on changes of these */
    bool was_run;
    bool is_working;      /* running controllers: without an election, or as the
                             leader */
    bool are_started;     /* the informers */
    kin_stop *stop;       /* owned; stops the controllers; set once */
    kin_elector *elector; /* owned; set once */
    bool has_led;
    int result; /* of the term as the leader */
    kin_error error;
};

/* Whether the manager of a controller runs its controllers; false in a warm
 * standby. */
bool kin__manager_is_working(const kin_manager_context *context);

/* Transform of informers: drops metadata.managedFields.  `userdata` is the
 * manager. */
int kin__drop_managed_fields(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata);

#endif /* KIN_CONTROL_MANAGER_H */
