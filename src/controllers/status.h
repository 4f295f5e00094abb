/* SPDX-License-Identifier: Apache-2.0 */
/*
 * status.h - writing a status, as all controllers do it.
 */
#ifndef KIN_CONTROLLERS_STATUS_H
#define KIN_CONTROLLERS_STATUS_H

#include <kin/manager.h>
#include <kin/update.h>

/* Whose status it is, and how it is written; all is borrowed. */
struct kin__status_change {
    kin_client *client;
    const kin_resource *resource;
    const kin_object *object; /* as the copy has it */
    kin_update_fn *fill;
    void *userdata; /* of `fill` */
    const kin_call_opts *opts;
    kin_reconcile *call;    /* that waits for it the next time */
    kin_informer *informer; /* whose copy it is */
};

/* Writes a status, if it is not so already.  That the object has gone is no
 * failure: the copy is behind, and will tell.  0, or as
 * kin_client_update_with_retry() and kin_reconcile_wrote(). */
int kin__status_write(const struct kin__status_change *change,
                      kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_STATUS_H */
