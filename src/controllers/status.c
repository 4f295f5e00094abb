/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/status.h"

#include "base/str.h"

int kin__status_write(const struct kin__status_change *change, kin_error *err)
{
    KIN_AUTO(kin_object) *written = NULL;
    kin_amendment amendment = KIN_AMENDMENT_INIT;

    amendment.resource = change->resource;
    amendment.object = change->object;
    amendment.subresource = KIN__S("status");
    amendment.fill = change->fill;
    amendment.userdata = change->userdata;
    int r = kin_client_amend(change->client, &amendment, change->opts, &written,
                             err);
    if (r == KIN_ENOTFOUND) {
        kin_error_clear(err);
        return 0;
    }
    return r < 0 ? r
                 : kin_reconcile_wrote(change->call, change->informer, written,
                                       err);
}
