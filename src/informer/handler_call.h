/* SPDX-License-Identifier: Apache-2.0 */
/*
 * handler_call.h - calls the callbacks of a handler.
 */
#ifndef KIN_INFORMER_HANDLER_CALL_H
#define KIN_INFORMER_HANDLER_CALL_H

#include <kin/handler.h>

#include "informer/pending.h"

/* Calls the callback for a notification, if the handler has one and wants the
 * object. */
void kin__handler_call(const kin_handler *handler,
                       const struct kin__notification *notification);

/* Releases the userdata, after the last call. */
static inline void kin__handler_destroy(const kin_handler *handler)
{
    if (handler->destroy)
        handler->destroy(handler->userdata);
}

#endif /* KIN_INFORMER_HANDLER_CALL_H */
