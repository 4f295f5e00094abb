/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_client.c - an informer for a resource of an API server.
 */
#include <kin/informer.h>

#include "informer/informer_opts.h"
#include "kube/client.h"

int kin_informer_new(kin_client *client, const kin_resource *resource,
                     const kin_informer_opts *opts, kin_informer **ret,
                     kin_error *err)
{
    KIN_AUTO(kin_lister_watcher) *source = NULL;
    kin_informer_opts own = KIN_INIT(kin_informer_opts);

    int r = kin__informer_take_opts(opts, KIN__OPTS_INFORMER, &own, err);
    if (r == 0)
        r = own.is_metadata_only
                ? kin_lister_watcher_new_metadata(client, resource, kin_s(""),
                                                  &source, err)
                : kin_lister_watcher_new(client, resource, kin_s(""), &source,
                                         err);
    if (r < 0) {
        kin__informer_destroy_opts(&own);
        return r;
    }
    own.alloc = own.alloc ? own.alloc : client->alloc;
    own.log = own.log ? own.log : client->opts.log;
    own.loop = own.loop ? own.loop : client->opts.loop;
    return kin_informer_new_from_source(source, &own, ret, err);
}
