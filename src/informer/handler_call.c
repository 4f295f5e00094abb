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

static void call_change(const kin_handler *handler, const kin_object *old,
                        const kin_object *object)
{
    const kin_event event = {.size = sizeof(event),
                             .type = KIN_EVENT_UPDATED,
                             .object = object,
                             .old = old};

    if (handler->on_event)
        handler->on_event(&event, handler->userdata);
    else if (handler->on_update)
        handler->on_update(old, object, handler->userdata);
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

/* Updates may have been joined into the deletion: then `old` is what the
 * handler was last told, and it knows the object if it wanted that. */
static void call_gone(const kin_handler *handler, const struct kin__note *note)
{
    const kin_object *last = note->now;

    if (note->old && !wants(handler, note->old))
        return;
    if (!wants(handler, last))
        last = note->old;
    if (last)
        call_delete(handler, last, note->is_tombstone, note->is_isolated);
}

static void call_update(const kin_handler *handler,
                        const struct kin__note *note)
{
    bool wanted = wants(handler, note->old);
    bool is_wanted = wants(handler, note->now);

    if (wanted && is_wanted)
        call_change(handler, note->old, note->now);
    else if (wanted && !is_wanted)
        call_delete(handler, note->old, /* is_tombstone= */ false,
                    /* is_isolated= */ false);
    else if (!wanted && is_wanted)
        call_add(handler, note->now, /* is_initial= */ false);
}

static void call_synced(const kin_handler *handler)
{
    if (handler->on_synced)
        handler->on_synced(handler->userdata);
}

void kin__handler_call(const kin_handler *handler, const struct kin__note *note)
{
    if (note->type == KIN__NOTE_SYNCED)
        call_synced(handler);
    else if (note->type == KIN__NOTE_UPDATE)
        call_update(handler, note);
    else if (note->type == KIN__NOTE_DELETE)
        call_gone(handler, note);
    else if (wants(handler, note->now))
        call_add(handler, note->now, note->is_initial);
}
