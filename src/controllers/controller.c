/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/controller.h"

#include <assert.h>

#include <kin/lister.h>

#include "base/str.h"

#define KIN__CONTROLLER_ENTRY(name) &kin__controller_##name,

const kin_manager_descriptor *const kin__controllers[] = {
    KIN__CONTROLLERS(KIN__CONTROLLER_ENTRY) NULL,
};

kin_reconciler_opts kin__controller_opts(const kin_manager_context *context,
                                         const char *name,
                                         kin_reconcile_fn *reconcile,
                                         void *self, unsigned workers)
{
    kin_reconciler_opts opts = KIN_INIT(kin_reconciler_opts);

    assert(name && reconcile && workers > 0);
    opts.alloc = context->alloc;
    opts.log = context->log;
    opts.name = name;
    opts.reconcile = reconcile;
    opts.userdata = self;
    opts.workers = workers;
    return opts;
}

int kin__controller_find(kin_informer *informer, kin_str ns, kin_str name,
                         kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);

    if (!snapshot)
        return kin_error_set(err, KIN_ENOMEM, "snapshot: out of memory");
    const kin_object *found = kin_lister_get(snapshot, ns, name);
    *ret = found ? kin_object_ref(found) : NULL;
    return 0;
}

void kin__set_text(kin_edit *edit, kin_spot object, const char *key,
                   const char *text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, object, kin_s(key)),
                           kin_s(text));
}

int kin__status_write(const struct kin__status_change *change, kin_error *err)
{
    KIN_AUTO(kin_object) *written = NULL;
    kin_update update = KIN_INIT(kin_update);

    assert(change->resource && change->object && change->fill);
    assert(change->call && change->informer);
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
