/* SPDX-License-Identifier: Apache-2.0 */
/*
 * deployment_status.h - what a deployment's status should say.
 *
 * The numbers are sums over its replica sets.  The conditions Available and
 * Progressing have the reasons and texts of Kubernetes, since `kubectl rollout
 * status` and people read them.  Nothing here reads or writes anything.
 */
#ifndef KIN_CONTROLLERS_DEPLOYMENT_STATUS_H
#define KIN_CONTROLLERS_DEPLOYMENT_STATUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/edit.h>
#include <kin/error.h>
#include <kin/object.h>
#include <kin/str.h>

#include "controllers/conditions.h"
#include "controllers/rollout.h"

/* Of a deployment, what its status depends on; views. */
struct kin__deployment_facts {
    kin_str name;
    kin_str new_set; /* the name of the set with the wanted template; empty if
                        there is none */
    int64_t generation;
    int32_t replicas;
    int32_t max_unavailable;
    int32_t deadline_s; /* until there must be progress; 0: none */
    bool is_paused;
    int64_t now_s;                        /* seconds since 1970 */
    const struct kin__condition *failure; /* ReplicaFailure of a set; may
                                             be NULL */
};

/* A status.  It keeps the text that was made for it; conditions of a copy view
 * that of the original. */
struct kin__deployment_status {
    int64_t observed_generation;
    int32_t replicas;
    int32_t updated;
    int32_t ready;
    int32_t available;
    int32_t unavailable;
    int32_t terminating; /* -1: not known */
    int32_t collisions;  /* -1: never told */
    struct kin__conditions conditions;
    /* Of the condition that was set last: a failure, a name and some words. */
    char text[KIN_ERROR_MESSAGE_SIZE + 512];
};

/* What happened to the new set. */
enum kin__deployment_event {
    KIN__NEW_SET_FOUND,
    KIN__NEW_SET_CREATED,
    KIN__NEW_SET_FAILED
};

/* The status as an object has it. */
void kin__deployment_status_read(const kin_object *deployment,
                                 struct kin__deployment_status *ret);

/* Sets numbers and the condition Available by the sets. */
void kin__deployment_status_count(struct kin__deployment_status *status,
                                  const struct kin__deployment_facts *facts,
                                  const struct kin__rollout_set *sets,
                                  size_t count);

/* Says that the deployment is paused, or is so no longer. */
void kin__deployment_status_pause(struct kin__deployment_status *status,
                                  const struct kin__deployment_facts *facts);

/* Says what became of the new set; `name` and `why` (of a failure) are copied.
 */
void kin__deployment_status_note(struct kin__deployment_status *status,
                                 const struct kin__deployment_facts *facts,
                                 enum kin__deployment_event event, kin_str name,
                                 const char *why);

/* Judges the progress of a rollout since `former`, and takes over what fails.
 */
void kin__deployment_status_progress(
    struct kin__deployment_status *status,
    const struct kin__deployment_facts *facts,
    const struct kin__deployment_status *former);

/* Whether all is as it is wanted. */
bool kin__deployment_is_complete(const struct kin__deployment_status *status,
                                 const struct kin__deployment_facts *facts);

/* After how many seconds a rollout without progress must be looked at again;
 * negative: no need. */
int64_t kin__deployment_check_after_s(
    const struct kin__deployment_status *status,
    const struct kin__deployment_facts *facts);

/* Writes all of it below `status`. */
void kin__deployment_status_write(const struct kin__deployment_status *status,
                                  kin_edit *edit);

#endif /* KIN_CONTROLLERS_DEPLOYMENT_STATUS_H */
