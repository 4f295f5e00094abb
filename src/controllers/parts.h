/* SPDX-License-Identifier: Apache-2.0 */
/*
 * parts.h - what all controllers are made with.
 */
#ifndef KIN_CONTROLLERS_PARTS_H
#define KIN_CONTROLLERS_PARTS_H

#include <kin/manager.h>

/* Options of a controller's reconciler, whose memory and log are those of the
 * manager.  `self` is given to `reconcile`. */
static inline kin_reconciler_opts kin__controller_opts(
    const kin_manager_context *context, const char *name,
    kin_reconcile_fn *reconcile, void *self, unsigned workers)
{
    kin_reconciler_opts opts = KIN_INIT(kin_reconciler_opts);

    opts.alloc = context->alloc;
    opts.log = context->log;
    opts.name = name;
    opts.reconcile = reconcile;
    opts.userdata = self;
    opts.workers = workers;
    return opts;
}

#endif /* KIN_CONTROLLERS_PARTS_H */
