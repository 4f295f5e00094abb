/* SPDX-License-Identifier: Apache-2.0 */
/*
 * deployment_status.h - the status of a Deployment.
 *
 * The numbers are sums over its replica sets.  The conditions Available and
 * Progressing have the reasons and messages of Kubernetes, since `kubectl
 * rollout status` and users rely on them.  No I/O.
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

/* The state of a deployment that its status depends on; views. */
struct kin__deployment_facts {
    kin_str name;
    kin_str new_set; /* name of the set with the current template; empty if
                        there is none */
    int64_t generation;
    int32_t replicas;
    int32_t max_unavailable;
    int32_t deadline_s; /* progress deadline; 0: none */
    bool is_paused;
    int64_t now_s;                        /* seconds since 1970 */
    const struct kin__condition *failure; /* of a set; may be NULL */
};

/* A status.  Its conditions may point into `text`, also those of a copy of the
 * struct into the original. */
struct kin__deployment_status {
    int64_t observed_generation;
    int32_t replicas;
    int32_t updated;
    int32_t ready;
    int32_t available;
    int32_t unavailable;
    int32_t terminating; /* -1: unknown */
    int32_t collisions;  /* -1: not set */
    struct kin__conditions conditions;
    /* Message of the condition that was set last: a failure, a name and some
     * words. */
    char text[KIN_ERROR_MESSAGE_SIZE + 512];
};

/* What happened to the new set. */
enum kin__deployment_event {
    KIN__NEW_SET_FOUND,
    KIN__NEW_SET_CREATED,
    KIN__NEW_SET_FAILED
};

/* Reads the status of an object. */
void kin__deployment_status_read(const kin_object *deployment,
                                 struct kin__deployment_status *ret);

/* Sets the numbers and the condition Available from the sets. */
void kin__deployment_status_count(struct kin__deployment_status *status,
                                  const struct kin__deployment_facts *facts,
                                  const struct kin__rollout_set *sets,
                                  size_t count);

/* Sets the condition of a deployment that was paused or resumed. */
void kin__deployment_status_pause(struct kin__deployment_status *status,
                                  const struct kin__deployment_facts *facts);

/* Sets the condition for what happened to the new set; `name` and `why` (of a
 * failure) are copied. */
void kin__deployment_status_note(struct kin__deployment_status *status,
                                 const struct kin__deployment_facts *facts,
                                 enum kin__deployment_event event, kin_str name,
                                 const char *why);

/* Sets the conditions for the progress since `former` and for failures. */
void kin__deployment_status_progress(
    struct kin__deployment_status *status,
    const struct kin__deployment_facts *facts,
    const struct kin__deployment_status *former);

/* Whether the rollout is complete. */
bool kin__deployment_is_complete(const struct kin__deployment_status *status,
                                 const struct kin__deployment_facts *facts);

/* After how many seconds to check the progress deadline; negative: never. */
int64_t kin__deployment_check_after_s(
    const struct kin__deployment_status *status,
    const struct kin__deployment_facts *facts);

/* Writes the status. */
void kin__deployment_status_write(const struct kin__deployment_status *status,
                                  kin_edit *edit);

#endif /* KIN_CONTROLLERS_DEPLOYMENT_STATUS_H */
