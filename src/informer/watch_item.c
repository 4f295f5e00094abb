/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/watch_item.h"

#include <kin/status.h>

#include "base/str.h"
#include "kube/status.h"

bool kin__watch_item_is_end_mark(kin_value metadata)
{
    kin_value annotations = kin_value_get(metadata, KIN__S("annotations"));

    return kin_str_eq(kin_value_str(kin_value_get(
                          annotations, KIN__S("k8s.io/initial-events-end"))),
                      KIN__S("true"));
}

void kin__watch_item_read_error(const kin_allocator *alloc, kin_value root,
                                kin_error *ret)
{
    kin_status *status = NULL;

    if (kin__status_new(alloc, root, &status, ret) == 0) {
        (void)kin__status_to_error(status, ret);
        (void)kin_error_wrap(ret, "the server ended the watch");
    }
    if (ret->code == 0)
        (void)kin_error_set(ret, KIN_ESERVER, "the server ended the watch");
    (void)kin_status_unref(status);
}
