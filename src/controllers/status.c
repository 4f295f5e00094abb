/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/status.h"

#include "base/str.h"

int kin__status_write(const struct kin__status_change *change, kin_error *err)
{
    KIN_AUTO(kin_object) *written = NULL;
    kin_update update = KIN_INIT(kin_update);

    update.resource = change->resource;
    update.object = change->object;
    update.subresource = KIN__S("status");
    update.fill = change->fill;
    update.userdata = change->userdata;
    int r = kin_client_update_with_retry(change->client, &update, change->opts,
                                         &written, err);
    if (r == KIN_ENOTFOUND) {
        kin_error_clear(err);
        return 0;
    }
    return r < 0 ? r
                 : kin_reconcile_wrote(change->call, change->informer, written,
                                       err);
}
