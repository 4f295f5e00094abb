/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/handler_call.h"

static bool wants(const kin_handler *handler, const kin_object *object)
{
    return !handler->wants || handler->wants(object, handler->userdata);
}

static void call_add(const kin_handler *handler, const kin_object *object,
                     bool is_initial)
{
    if (handler->on_add)
        handler->on_add(object, is_initial, handler->userdata);
}

static void call_delete(const kin_handler *handler, const kin_object *object,
                        bool is_tombstone)
{
    if (handler->on_delete)
        handler->on_delete(object, is_tombstone, handler->userdata);
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
        call_delete(handler, last, note->is_tombstone);
}

static void call_update(const kin_handler *handler,
                        const struct kin__note *note)
{
    bool wanted = wants(handler, note->old);
    bool is_wanted = wants(handler, note->now);

    if (wanted && is_wanted && handler->on_update)
        handler->on_update(note->old, note->now, handler->userdata);
    else if (wanted && !is_wanted)
        call_delete(handler, note->old, /* is_tombstone= */ false);
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
