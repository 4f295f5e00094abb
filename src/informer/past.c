/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/past.h>

#include "base/opts.h"
#include "cache/past_read.h"
#include "cache/store.h"
#include "informer/informer.h"

typedef int past_read_fn(kin_store *store, const kin_past_query *query,
                         kin_past **ret, kin_error *err);

static int informer_read_past(const kin_informer *self,
                              const kin_past_query *query, past_read_fn *read,
                              kin_past **ret, kin_error *err)
{
    kin_past_query own = KIN_INIT(kin_past_query);
    kin_store *store = kin__core_store(self->core);

    if (!query || kin__opts_take(query, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "past: no query, or its size is not set");
    if (!store->past)
        return kin_error_set(err, KIN_EINVAL,
                             "%s: nothing is remembered: set remember_ms",
                             self->name);
    return read(store, &own, ret, err);
}

int kin_informer_past(const kin_informer *informer, const kin_past_query *query,
                      kin_past **ret, kin_error *err)
{
    return informer_read_past(informer, query, kin__past_read, ret, err);
}

int kin_informer_past_unique(const kin_informer *informer,
                             const kin_past_query *query, kin_past **ret,
                             kin_error *err)
{
    return informer_read_past(informer, query, kin__past_read_unique, ret, err);
}
