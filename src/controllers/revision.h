/* SPDX-License-Identifier: Apache-2.0 */
/*
 * revision.h - annotations of replica sets: revisions, which `kubectl rollout`
 * reads, and the sizes at the last change.
 */
#ifndef KIN_CONTROLLERS_REVISION_H
#define KIN_CONTROLLERS_REVISION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/edit.h>
#include <kin/object.h>
#include <kin/str.h>
#include <kin/value.h>

#define KIN__REVISION "deployment.kubernetes.io/revision"
#define KIN__REVISION_HISTORY "deployment.kubernetes.io/revision-history"
#define KIN__DESIRED_REPLICAS "deployment.kubernetes.io/desired-replicas"
#define KIN__MAX_REPLICAS "deployment.kubernetes.io/max-replicas"

enum { KIN__REVISION_HISTORY_MAX = 2000 }; /* bytes, as in Kubernetes */

/* The revision in the annotations of an object; 0 if there is none. */
int64_t kin__revision_of(const kin_object *object);

/* A size in an annotation; -1 if there is none. */
int32_t kin__revision_size(const kin_object *object, kin_str key);

/* Copies the annotations of a deployment to the edited replica set. */
void kin__revision_copy(kin_edit *edit, const kin_object *deployment);

/* Raises the revision of a replica set, and keeps the former one in its
 * history.  `set` is the base of the edit; NULL for a new set.  Does nothing if
 * the revision is as high.  0, or KIN_ENOMEM. */
int kin__revision_raise(kin_edit *edit, const kin_object *set,
                        int64_t revision);

/* Writes the sizes that later resizes are proportional to. */
void kin__revision_note_sizes(kin_edit *edit, int32_t desired, int32_t max);

/* Sets an annotation to a number. */
void kin__revision_annotate_number(kin_edit *edit, kin_str key, int64_t number);

/* Appends a revision to a history; drops the oldest ones if it becomes too
 * long.  Returns the number of bytes written, without the NUL; 0 if the
 * revision alone is too long. */
size_t kin__revision_history(kin_str history, kin_str revision,
                             char ret[KIN__REVISION_HISTORY_MAX + 1]);

/* An old replica set, as needed to choose the expired ones. */
struct kin__revision_set {
    const kin_object *object; /* used by the caller, and for its name */
    int64_t revision;
    int64_t created_s;
    bool is_idle; /* no replicas requested or reported, and the status is up to
                     date */
    bool is_expired; /* set: to be deleted */
};

/* Marks the sets beyond `limit`, those with the lowest revisions first, unless
 * they are not idle.  Sorts the sets.  Returns the number of expired ones. */
size_t kin__revision_expire(struct kin__revision_set *sets, size_t count,
                            int32_t limit);

#endif /* KIN_CONTROLLERS_REVISION_H */
