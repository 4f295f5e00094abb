/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_condition: status.conditions of an object, as Kubernetes' own controllers
 * and apimachinery's meta package maintain them.
 *
 *     static int fill(kin_edit *edit, const kin_object *foo, void *userdata)
 *     {
 *         kin_condition ready = KIN_INIT(kin_condition);
 *         ready.type = kin_s("Ready");
 *         ready.status = kin_s("True");
 *         ready.reason = kin_s("Done");
 *         return kin_edit_set_condition(edit, &ready);
 *     }
 */
#ifndef KIN_CONDITION_H
#define KIN_CONDITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/edit.h>
#include <kin/export.h>
#include <kin/object.h>
#include <kin/str.h>
#include <kin/time.h>

KIN_BEGIN_DECLS

/** What is known of one aspect of an object: metav1.Condition.  Texts are
 * borrowed. */
typedef struct kin_condition {
    size_t size;     /**< of this struct */
    kin_str type;    /**< such as "Ready"; one condition for each type */
    kin_str status;  /**< "True", "False" or "Unknown" */
    kin_str reason;  /**< one word for programs, such as "ImageNotFound" */
    kin_str message; /**< a sentence for users; may be empty */
    int64_t observed_generation;   /**< metadata.generation that it is about; 0:
                                        not set */
    kin_time last_transition_time; /**< when `status` changed last; to set, zero
                                        is now */
} kin_condition;

/**
 * Set a condition in status.conditions: meta.SetStatusCondition.  The time of
 * the last transition changes only if `status` does; a new condition is
 * appended.  Setting what is there already changes nothing.
 * @param edit       of the whole object
 * @param condition  copied; type and status are needed
 * @return 0 or the code that the edit has failed with; KIN_EINVAL: no type or
 *         status
 * Threads: owner.
 */
KIN_API int kin_edit_set_condition(kin_edit *edit,
                                   const kin_condition *condition);

/**
 * Remove a condition from status.conditions: meta.RemoveStatusCondition.  One
 * that is not there is no error.
 * @param edit  of the whole object
 * @param type  borrowed
 * @return 0 or the code that the edit has failed with
 * Threads: owner.
 */
KIN_API int kin_edit_remove_condition(kin_edit *edit, kin_str type);

/**
 * Find a condition in status.conditions: meta.FindStatusCondition.
 * @param object  borrowed
 * @param type    borrowed
 * @param ret     filled if there is one, with views into the object; its size
 *                is set by the caller; may be NULL
 * @return whether the object has such a condition
 * Threads: any.
 */
KIN_API bool kin_object_find_condition(const kin_object *object, kin_str type,
                                       kin_condition *ret);

KIN_END_DECLS

#endif /* KIN_CONDITION_H */
