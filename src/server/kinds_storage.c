/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_storage.c - storage.k8s.io: StorageClasses.
 */
#include <assert.h>

#include "server/kinds_impl.h"

static const struct kin__at *const ROOT = NULL;

static void storage_class_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const POLICIES[] = {"Delete", "Retain", NULL};
    static const char *const MODES[] = {"Immediate", "WaitForFirstConsumer",
                                        NULL};

    (void)kin__check_required(causes, KIN__AT(ROOT, "provisioner"),
                              kin__get(object, "provisioner"));
    kin__check_one_of(causes, KIN__AT(ROOT, "reclaimPolicy"),
                      kin__get(object, "reclaimPolicy"), POLICIES);
    kin__check_one_of(causes, KIN__AT(ROOT, "volumeBindingMode"),
                      kin__get(object, "volumeBindingMode"), MODES);
}

static void storage_class_validate_update(struct kin__causes *causes,
                                          kin_value old, kin_value object)
{
    assert(kin_value_exists(old));
    kin__check_fixed(causes, "provisioner", old, object);
    kin__check_fixed(causes, "parameters", old, object);
    kin__check_fixed(causes, "reclaimPolicy", old, object);
    kin__check_fixed(causes, "volumeBindingMode", old, object);
}

const struct kin__kind_impl kin__kind_storage_class = {
    .validate = storage_class_validate,
    .validate_update = storage_class_validate_update,
};
