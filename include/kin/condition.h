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

/** A condition: metav1.Condition.  Strings are borrowed. */
typedef struct kin_condition {
    size_t size;     /**< of this struct */
    kin_str type;    /**< such as "Ready"; one condition for each type */
    kin_str status;  /**< "True", "False" or "Unknown" */
    kin_str reason;  /**< machine-readable, such as "ImageNotFound" */
    kin_str message; /**< human-readable; may be empty */
    int64_t observed_generation;   /**< metadata.generation it refers to; 0: not
                                        set */
    kin_time last_transition_time; /**< last change of `status`; when setting,
                                      zero means now */
} kin_condition;

/**
 * Set a condition in status.conditions: meta.SetStatusCondition.  The time of
 * the last transition changes only if `status` does; a new condition is
 * appended.  Setting an equal condition changes nothing.
 * @param edit       of the whole object
 * @param condition  copied; type and status are required
 * @return 0 or the code that the edit failed with; KIN_EINVAL without type or
 *         status
 * Threads: owner.
 */
KIN_API int kin_edit_set_condition(kin_edit *edit,
                                   const kin_condition *condition);

/**
 * Remove a condition from status.conditions: meta.RemoveStatusCondition.  A
 * missing condition is not an error.
 * @param edit  of the whole object
 * @param type  borrowed
 * @return 0 or the code that the edit failed with
 * Threads: owner.
 */
KIN_API int kin_edit_remove_condition(kin_edit *edit, kin_str type);

/**
 * Find a condition in status.conditions: meta.FindStatusCondition.
 * @param object  borrowed
 * @param type    borrowed
 * @param ret     filled up to `ret->size`, which the caller sets, with views
 *                into the object; may be NULL
 * @return false if not found
 * Threads: any.
 */
KIN_API bool kin_object_find_condition(const kin_object *object, kin_str type,
                                       kin_condition *ret);

KIN_END_DECLS

#endif /* KIN_CONDITION_H */
