/* SPDX-License-Identifier: Apache-2.0 */
/*
 * revision.h - what deployments write on their replica sets as annotations:
 * revisions, which `kubectl rollout` reads, and the sizes of the last change.
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

enum { KIN__REVISION_HISTORY_MAX = 2000 }; /* bytes, as Kubernetes has it */

/* The revision of an object, by its annotations; 0 if there is none. */
int64_t kin__revision_of(const kin_object *object);

/* A size that an annotation tells; -1 if there is none. */
int32_t kin__revision_size(const kin_object *object, kin_str key);

/* Copies the annotations of a deployment to the set that is edited. */
void kin__revision_copy(kin_edit *edit, const kin_object *deployment);

/* Raises the revision of a set that has one already (`set`, which the edit is
 * of) or has none, and keeps the former in its history.  Does nothing if it is
 * as high.  0, or KIN_ENOMEM. */
int kin__revision_raise(kin_edit *edit, const kin_object *set,
                        int64_t revision);

/* Writes the sizes that later changes are shared out by. */
void kin__revision_note_sizes(kin_edit *edit, int32_t desired, int32_t max);

/* Sets an annotation. */
void kin__revision_annotate_number(kin_edit *edit, kin_str key, int64_t number);

/* Adds a revision at the end of a history, whose first ones give way if it
 * becomes too long; nothing if it alone is too long.
 * @return how many bytes were written, without the NUL; 0 if nothing was */
size_t kin__revision_history(kin_str history, kin_str revision,
                             char ret[KIN__REVISION_HISTORY_MAX + 1]);

/* An old set, as much of it as is needed to choose which ones go. */
struct kin__revision_set {
    const kin_object *object; /* not looked at */
    int64_t revision;
    int64_t created_s;
    bool is_idle;   /* nothing asked for, nothing there, and seen so */
    bool is_doomed; /* set: to be deleted */
};

/* Marks the sets that are more than `limit` old ones: those of the lowest
 * revisions, unless they are not idle.  Orders the sets.  Gives how many. */
size_t kin__revision_expire(struct kin__revision_set *sets, size_t count,
                            int32_t limit);

#endif /* KIN_CONTROLLERS_REVISION_H */
