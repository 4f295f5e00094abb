/* SPDX-License-Identifier: Apache-2.0 */
/* service_account.c - the controller of the service account "default", which
 * pods use that name no other. */
#include "controllers/controller.h"
#include "controllers/every_namespace.h"

static const kin_resource service_accounts = {"", "v1", "serviceaccounts",
                                              "ServiceAccount", false};

static const struct kin__every_kind service_account_kind = {
    .resource = &service_accounts,
    .queue = "serviceaccount",
    .object = "default",
};

static int service_account_make(const kin_manager_context *context,
                                kin_manager_controller *ret, kin_error *err)
{
    return kin__every_namespace_make(context, &service_account_kind, ret, err);
}

const kin_manager_descriptor kin__controller_service_account = {
    .size = sizeof(kin_manager_descriptor),
    .name = "serviceaccount-controller",
    .alias = "serviceaccount",
    .make = service_account_make,
};
