/* SPDX-License-Identifier: Apache-2.0 */
/*
 * handler_call.h - tells a handler of a notification.
 */
#ifndef KIN_INFORMER_HANDLER_CALL_H
#define KIN_INFORMER_HANDLER_CALL_H

#include <kin/handler.h>

#include "informer/pending.h"

/* Calls what the handler has for it, if it wants the object. */
void kin__handler_call(const kin_handler *handler,
                       const struct kin__note *note);

/* Releases its userdata, after the last call. */
static inline void kin__handler_destroy(const kin_handler *handler)
{
    if (handler->destroy)
        handler->destroy(handler->userdata);
}

#endif /* KIN_INFORMER_HANDLER_CALL_H */
