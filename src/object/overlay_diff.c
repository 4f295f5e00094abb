/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overlay_diff.c - reports the changes of an overlay.
 *
 * The walk follows the links of the tree of places.  A place that was put is
 * compared with the base as a whole.  For a dirty array, changed elements are
 * reported first, by their index in the base, then removed ones from back to
 * front, then new ones by their index in the result.
 */
#include "object/overlay.h"

struct overlay_walk {
    struct kin__overlay *overlay;
    struct kin__diff *diff;
    /* The first walk only builds the values that the second one reports:
     * building may move the arena, and the visitor gets pointers into it. */
    bool only_builds;
};

static int walk_report(struct overlay_walk *walk, uint32_t id)
{
    const struct kin__place *place = kin__overlay_place(walk->overlay, id);
    kin_value orig = place->orig;
    kin_value value = kin_value_absent();
    int r = kin__overlay_view(walk->overlay, id, &value);

    if (r < 0 || walk->only_builds)
        return r;
    return kin__diff_run(walk->diff, orig, value);
}

static int walk_push(struct overlay_walk *walk, uint32_t id)
{
    const struct kin__place *place = kin__overlay_place(walk->overlay, id);

    if (id == KIN__PLACE_ROOT)
        return 0;
    return place->is_element
               ? kin__steps_push_index(walk->diff->steps, place->anchor)
               : kin__steps_push_key(walk->diff->steps, place->key);
}

static void walk_pop(struct overlay_walk *walk, uint32_t id)
{
    if (id == KIN__PLACE_ROOT)
        return;
    assert(walk->diff->steps->count > 0);
    walk->diff->steps->count--;
}

/* Whether the same number of elements was removed from an array as inserted. */
static bool array_swaps(const struct kin__overlay *overlay, uint32_t id)
{
    const struct kin__place *array = kin__overlay_place(overlay, id);
    uint32_t c = array->first;

    while (c != KIN__PLACE_NONE && !kin__overlay_place(overlay, c)->is_removed)
        c = kin__overlay_place(overlay, c)->next;
    return c != KIN__PLACE_NONE &&
           kin__overlay_count(overlay, id) == kin_value_count(array->under);
}

/* Returns 1 if a dirty array is unchanged: the removed elements were inserted
 * again. */
static int array_is_same(struct overlay_walk *walk, uint32_t id)
{
    kin_value value = kin_value_absent();

    if (!array_swaps(walk->overlay, id))
        return 0;
    int r = kin__overlay_view(walk->overlay, id, &value);
    if (r < 0)
        return r;
    return kin_value_equal(kin__overlay_place(walk->overlay, id)->under, value);
}

/* Returns 1 if the children must be walked; its step was pushed then. */
static int walk_enter(struct overlay_walk *walk, uint32_t id)
{
    const struct kin__place *place = kin__overlay_place(walk->overlay, id);
    bool is_array = kin_value_type(place->under) == KIN_TYPE_ARRAY;
    bool is_whole = place->is_set || (is_array && walk->diff->whole_arrays);

    if (place->is_element && (place->is_new || place->is_removed))
        return 0;
    if (!place->is_set && !place->is_dirty)
        return 0;
    int r = is_array && !is_whole ? array_is_same(walk, id) : 0;
    if (r != 0)
        return r < 0 ? r : 0;
    r = walk_push(walk, id);
    if (r < 0)
        return r;
    if (!is_whole)
        return 1;
    r = walk_report(walk, id);
    walk_pop(walk, id);
    return r;
}

static int element_report(struct overlay_walk *walk, size_t index, kin_value a,
                          kin_value b)
{
    if (walk->only_builds)
        return 0;
    int r = kin__steps_push_index(walk->diff->steps, index);
    if (r < 0)
        return r;
    r = kin__diff_report(walk->diff, a, b);
    walk->diff->steps->count--;
    return r;
}

static int walk_removed(struct overlay_walk *walk,
                        const struct kin__place *array)
{
    const struct kin__place *places = walk->overlay->places;
    int r = 0;

    for (uint32_t c = array->last; r == 0 && c != KIN__PLACE_NONE;
         c = places[c].prev)
        if (places[c].is_removed)
            r = element_report(walk, places[c].anchor, places[c].orig,
                               kin_value_absent());
    return r;
}

static int walk_new(struct overlay_walk *walk, const struct kin__place *array)
{
    struct kin__place *places = walk->overlay->places;
    size_t shift =
        0; /* new minus removed elements so far, modulo SIZE_MAX + 1 */
    int r = 0;

    for (uint32_t c = array->first; r == 0 && c != KIN__PLACE_NONE;
         c = places[c].next) {
        if (places[c].is_removed)
            shift--;
        if (!places[c].is_new)
            continue;
        kin_value value = kin_value_absent();
        r = kin__overlay_view(walk->overlay, c, &value);
        if (r == 0)
            r = element_report(walk, places[c].anchor + shift,
                               kin_value_absent(), value);
        shift++;
    }
    return r;
}

static int walk_leave(struct overlay_walk *walk, uint32_t id)
{
    const struct kin__place *place = kin__overlay_place(walk->overlay, id);
    int r = 0;

    if (kin_value_type(place->under) == KIN_TYPE_ARRAY) {
        r = walk_removed(walk, place);
        if (r == 0)
            r = walk_new(walk, place);
    }
    walk_pop(walk, id);
    return r;
}

static int walk_run(struct overlay_walk *walk)
{
    const struct kin__place *places = walk->overlay->places;
    uint32_t id = KIN__PLACE_ROOT;
    int r = walk_enter(walk, id);

    if (r <= 0)
        return r;
    for (;;) {
        /* r > 0: `id` was entered; r == 0: it is done. */
        uint32_t next = r > 0 ? places[id].first : places[id].next;
        if (r == 0 && id == KIN__PLACE_ROOT)
            return 0;
        if (next != KIN__PLACE_NONE) {
            id = next;
            r = walk_enter(walk, id);
        } else {
            if (r == 0)
                id = places[id].parent;
            r = walk_leave(walk, id);
        }
        if (r < 0)
            return r;
    }
}

int kin__overlay_diff(struct kin__overlay *overlay, struct kin__diff *diff)
{
    struct overlay_walk walk = {
        .overlay = overlay, .diff = diff, .only_builds = true};
    size_t before = diff->steps->count;
    int r = walk_run(&walk);

    walk.only_builds = false;
    if (r == 0)
        r = walk_run(&walk);
    diff->steps->count = before;
    return r;
}
