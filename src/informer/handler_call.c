/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/handler_call.h"

const char *kin_event_type_name(kin_event_type type)
{
    static const char *const names[] = {[KIN_EVENT_ADDED] = "ADDED",
                                        [KIN_EVENT_UPDATED] = "UPDATED",
                                        [KIN_EVENT_DELETED] = "DELETED"};

    return (size_t)type < sizeof(names) / sizeof(names[0]) ? names[type] : "?";
}

static bool wants(const kin_handler *handler, const kin_object *object)
{
    return !handler->wants || handler->wants(object, handler->userdata);
}

static void call_add(const kin_handler *handler, const kin_object *object,
                     bool is_initial)
{
    const kin_event event = {.size = sizeof(event),
                             .type = KIN_EVENT_ADDED,
                             .object = object,
                             .is_initial = is_initial};

    if (handler->on_event)
        handler->on_event(&event, handler->userdata);
    else if (handler->on_add)
        handler->on_add(object, is_initial, handler->userdata);
}

static void call_delete(const kin_handler *handler, const kin_object *object,
                        bool is_tombstone, bool is_isolated)
{
    const kin_event event = {.size = sizeof(event),
                             .type = KIN_EVENT_DELETED,
                             .object = object,
                             .is_tombstone = is_tombstone,
                             .is_isolated = is_isolated};

    if (handler->on_event)
        handler->on_event(&event, handler->userdata);
    else if (handler->on_delete)
        handler->on_delete(object, is_tombstone || is_isolated,
                           handler->userdata);
}

/* Updates may have been merged into the deletion: then `old` is the last state
 * that the handler got, and it knows the object if it wanted that state. */
static void call_deleted(const kin_handler *handler,
                         const struct kin__notification *notification)
{
    const kin_object *last = notification->now;

    if (notification->old && !wants(handler, notification->old))
        return;
    if (!wants(handler, last))
        last = notification->old;
    if (last)
        call_delete(handler, last, notification->is_tombstone,
                    notification->is_isolated);
}

/* An object that starts to match is delivered as an add, one that stops as a
 * delete. */
static void call_update(const kin_handler *handler,
                        const struct kin__notification *notification)
{
    const kin_event event = {.size = sizeof(event),
                             .type = KIN_EVENT_UPDATED,
                             .object = notification->now,
                             .old = notification->old};
    bool wanted = wants(handler, event.old);
    bool is_wanted = wants(handler, event.object);

    if (wanted && !is_wanted)
        call_delete(handler, event.old, /* is_tombstone= */ false,
                    /* is_isolated= */ false);
    else if (!wanted && is_wanted)
        call_add(handler, event.object, /* is_initial= */ false);
    else if (wanted && handler->on_event)
        handler->on_event(&event, handler->userdata);
    else if (wanted && handler->on_update)
        handler->on_update(event.old, event.object, handler->userdata);
}

void kin__handler_call(const kin_handler *handler,
                       const struct kin__notification *notification)
{
    if (kin__notification_is_synced(notification)) {
        if (handler->on_synced)
            handler->on_synced(handler->userdata);
    } else if (notification->type == KIN_EVENT_UPDATED) {
        call_update(handler, notification);
    } else if (notification->type == KIN_EVENT_DELETED) {
        call_deleted(handler, notification);
    } else if (wants(handler, notification->now)) {
        call_add(handler, notification->now, notification->is_initial);
    }
}
