/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/table.h"

#define KIN__CONTROLLER_ENTRY(name) &kin__controller_##name,

const kin_manager_descriptor *const kin__controllers[] = {
    KIN__CONTROLLERS(KIN__CONTROLLER_ENTRY) NULL,
};
