/* SPDX-License-Identifier: Apache-2.0 */
/*
 * manager_list.h - which controllers of a table a manager runs: the value of
 * `--controllers`, for example "*,-hollow-node".
 */
#ifndef KIN_CONTROL_MANAGER_LIST_H
#define KIN_CONTROL_MANAGER_LIST_H

#include <stdbool.h>

#include <kin/manager.h>

/* Copies a descriptor of the program, whose struct may be older or newer than
 * ours.  0 or KIN_EINVAL. */
int kin__manager_descriptor_take(const kin_manager_descriptor *descriptor,
                                 kin_manager_descriptor *ret,
                                 kin_error *err) KIN_NODISCARD;

/* Whether a list enables a controller; NULL is "*". */
bool kin__manager_list_has(const char *list,
                           const kin_manager_descriptor *descriptor);

/* Checks that all descriptors are valid and that each name in the list belongs
 * to one of them.  0 or KIN_EINVAL. */
int kin__manager_list_check(const char *list,
                            const kin_manager_descriptor *const *descriptors,
                            kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROL_MANAGER_LIST_H */
