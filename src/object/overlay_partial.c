/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overlay_partial.c - changed lists that are only partially known.
 *
 * Patches send a list as a whole.  A list in a partial value lacks what the
 * projection dropped, and a missing list may exist on the server.  A list that
 * was put counts as complete unless it was made of partial values.
 */
#include "object/overlay.h"

enum {
    LIST_MAX_DEPTH =
        32, /* nested objects; deeper ones count as having a list */
};

/* Returns the place after this one and its descendants, within `top`. */
static uint32_t place_behind(const struct kin__overlay *overlay, uint32_t top,
                             uint32_t id)
{
    const struct kin__place *places = overlay->places;

    for (; id != top; id = places[id].parent)
        if (places[id].next != KIN__PLACE_NONE)
            return places[id].next;
    return KIN__PLACE_NONE;
}

static uint32_t place_first(const struct kin__overlay *overlay, uint32_t top,
                            uint32_t id)
{
    uint32_t first = overlay->places[id].first;

    return first != KIN__PLACE_NONE ? first : place_behind(overlay, top, id);
}

/* Whether a place or a place below it may lack fields. */
static bool place_has_partial(const struct kin__overlay *overlay, uint32_t top)
{
    uint32_t id = top;

    while (id != KIN__PLACE_NONE && !overlay->places[id].is_partial)
        id = place_first(overlay, top, id);
    return id != KIN__PLACE_NONE;
}

bool kin__overlay_is_partial(const struct kin__overlay *overlay)
{
    return overlay->has_partial && place_has_partial(overlay, KIN__PLACE_ROOT);
}

/* Whether a place must be checked: a changed list that is partially known, or a
 * non-empty partial object that was put. */
static bool place_needs_check(const struct kin__overlay *overlay, uint32_t id)
{
    const struct kin__place *place = &overlay->places[id];

    if (kin_value_type(place->under) == KIN_TYPE_ARRAY)
        return (place->is_set || place->is_dirty) &&
               place_has_partial(overlay, id);
    return place->is_set && place->is_partial &&
           kin_value_count(place->under) > 0;
}

/* ---- values to send ---- */

/* A value and its place or KIN__PLACE_NONE. */
struct list_at {
    kin_value value;
    uint32_t id;
    bool is_whole; /* it is complete */
};

struct list_frame {
    struct list_at object;
    size_t next;
};

/* A value that was put is complete unless something in it is partial. */
static struct list_at at_place(const struct kin__overlay *overlay,
                               kin_value value, uint32_t id)
{
    bool is_whole = id != KIN__PLACE_NONE && overlay->places[id].is_set &&
                    !place_has_partial(overlay, id);

    return (struct list_at){value, id, is_whole};
}

static struct list_at frame_next(const struct kin__overlay *overlay,
                                 struct list_frame *frame)
{
    uint32_t parent = frame->object.id;
    kin_value value = kin_value_at(frame->object.value, frame->next);
    kin_str key = kin_value_key_at(frame->object.value, frame->next++);
    uint32_t id = parent == KIN__PLACE_NONE
                      ? KIN__PLACE_NONE
                      : kin__overlay_find(overlay, parent, key);
    struct list_at at = at_place(overlay, value, id);

    if (kin__overlay_is_whole_metadata(overlay, parent, key))
        at.is_whole = id == KIN__PLACE_NONE || !place_has_partial(overlay, id);
    return at;
}

/* Whether a value is, or contains in its objects, a list that may be
 * incomplete. */
static bool at_has_list(const struct kin__overlay *overlay, struct list_at at)
{
    struct list_frame frames[LIST_MAX_DEPTH];
    size_t count = 0;

    for (;;) {
        kin_type type = at.is_whole ? KIN_TYPE_NULL : kin_value_type(at.value);
        if (type == KIN_TYPE_ARRAY ||
            (type == KIN_TYPE_OBJECT && count == LIST_MAX_DEPTH))
            return true;
        if (type == KIN_TYPE_OBJECT)
            frames[count++] = (struct list_frame){.object = at};
        while (count > 0 && frames[count - 1].next ==
                                kin_value_count(frames[count - 1].object.value))
            count--;
        if (count == 0)
            return false;
        at = frame_next(overlay, &frames[count - 1]);
    }
}

/* ---- comparing ---- */

struct list_check {
    const struct kin__overlay *overlay;
    kin_error *err;
};

static uint32_t check_find(const struct list_check *check,
                           const kin_change *change)
{
    uint32_t id = KIN__PLACE_ROOT;

    for (size_t i = 0; i < change->step_count && id != KIN__PLACE_NONE; i++)
        id = kin__overlay_find(check->overlay, id, change->steps[i].key);
    return id;
}

static int reject_list(const kin_change *change, void *userdata)
{
    const struct list_check *check = userdata;
    uint32_t id = check_find(check, change);
    char path[256];

    if (!at_has_list(check->overlay,
                     at_place(check->overlay, change->new_value, id)))
        return 0;
    (void)kin_steps_print(change->steps, change->step_count, path,
                          sizeof(path));
    return kin_error_set(check->err, KIN_EINVAL,
                         "edit: %s: a list of a partial object cannot be sent "
                         "as a whole",
                         path);
}

static int steps_to(const struct kin__overlay *overlay, uint32_t id,
                    struct kin__steps *steps)
{
    int r = 0;

    assert(id < overlay->count);
    steps->count = 0;
    for (; r == 0 && id != KIN__PLACE_ROOT; id = overlay->places[id].parent)
        r = kin__steps_push_key(steps, overlay->places[id].key);
    for (size_t i = 0; i < steps->count / 2; i++) {
        kin_step step = steps->items[i];
        steps->items[i] = steps->items[steps->count - 1 - i];
        steps->items[steps->count - 1 - i] = step;
    }
    return r;
}

static int place_check(struct kin__overlay *overlay, uint32_t id,
                       struct kin__diff *diff)
{
    kin_value value = kin_value_absent();
    int r = steps_to(overlay, id, diff->steps);

    if (r == 0)
        r = kin__overlay_view(overlay, id, &value);
    return r < 0 ? r : kin__diff_run(diff, overlay->places[id].orig, value);
}

/* Walks objects down to the first lists. */
static int overlay_walk_lists(struct kin__overlay *overlay,
                              struct kin__diff *diff)
{
    uint32_t id = KIN__PLACE_ROOT;
    int r = 0;

    while (r == 0 && id != KIN__PLACE_NONE) {
        bool needs_check = place_needs_check(overlay, id);
        bool is_object = kin__overlay_type(overlay, id) == KIN_TYPE_OBJECT;
        if (needs_check)
            r = place_check(overlay, id, diff);
        id = is_object && !needs_check
                 ? place_first(overlay, KIN__PLACE_ROOT, id)
                 : place_behind(overlay, KIN__PLACE_ROOT, id);
    }
    return r;
}

int kin__overlay_check_lists(struct kin__overlay *overlay, kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;
    struct list_check check = {.overlay = overlay, .err = &why};
    struct kin__steps steps = {.alloc = overlay->alloc};
    struct kin__diff diff = {.steps = &steps,
                             .visit = reject_list,
                             .userdata = &check,
                             .whole_arrays = true};

    if (!overlay->has_partial)
        return 0;
    int r = overlay_walk_lists(overlay, &diff);
    kin__steps_done(&steps);
    if (r < 0 && why.code == 0)
        return kin_error_set(err, r, "edit: %s", kin_error_text(r));
    if (r < 0 && err)
        *err = why;
    return r;
}
