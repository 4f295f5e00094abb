/* SPDX-License-Identifier: Apache-2.0 */
/*
 * overlay_build.c - builds the value of a place with all changes.
 *
 * Dirty places are kept in a stack of frames while those below them are
 * written, so depth does not use the C stack.  Other values are copied, or
 * shared if they are in the destination arena.
 */
#include "base/alloc.h"
#include "object/overlay.h"

enum {
    BUILD_MIN_CAP = 16,
};

struct build_frame {
    uint32_t id;
    uint32_t child; /* next child of an array, or next new member */
    size_t next;    /* next index in the value under the place */
};

struct build {
    const struct kin__overlay *overlay;
    struct kin__builder *out;
    struct build_frame *frames; /* owned */
    size_t count;
    size_t cap;
};

static void build_done(struct build *build)
{
    kin__free(build->overlay->alloc, build->frames);
}

static int build_push(struct build *build, uint32_t id)
{
    const struct kin__place *place = kin__overlay_place(build->overlay, id);

    if (build->count == build->cap) {
        size_t cap = build->cap ? build->cap * 2 : BUILD_MIN_CAP;
        struct build_frame *frames = kin__realloc(
            build->overlay->alloc, build->frames, cap, sizeof(*frames));
        if (!frames)
            return KIN_ENOMEM;
        build->frames = frames;
        build->cap = cap;
    }
    assert(place->is_dirty);
    build->frames[build->count++] = (struct build_frame){.id = id,
                                                         .child = place->first};
    return kin__builder_open(build->out, kin_value_type(place->under));
}

static int build_place(struct build *build, uint32_t id)
{
    const struct kin__place *place = kin__overlay_place(build->overlay, id);

    if (!place->is_dirty)
        return kin__builder_add_value(build->out, place->under);
    if (place->view && build->out->arena == build->overlay->arena)
        return kin__builder_add(build->out, place->view);
    return build_push(build, id);
}

/* Writes a member of the value under a place, or its changed form. */
static int build_member(struct build *build, const struct kin__place *object,
                        uint32_t id, size_t i)
{
    kin_str key = kin_value_key_at(object->under, i);
    uint32_t child = kin__overlay_find(build->overlay, id, key);
    int r = 0;

    if (child != KIN__PLACE_NONE &&
        !kin_value_exists(kin__overlay_place(build->overlay, child)->under))
        return 0;
    r = kin__builder_key(build->out, key);
    if (r < 0)
        return r;
    if (child == KIN__PLACE_NONE)
        return kin__builder_add_value(build->out,
                                      kin_value_at(object->under, i));
    return build_place(build, child);
}

/* Writes one member; returns 1 if there are no more. */
static int build_object(struct build *build, struct build_frame *frame)
{
    const struct kin__place *object = kin__overlay_place(build->overlay,
                                                         frame->id);

    if (frame->next < kin_value_count(object->under))
        return build_member(build, object, frame->id, frame->next++);
    if (frame->child == KIN__PLACE_NONE)
        return 1;
    uint32_t id = frame->child;
    const struct kin__place *child = kin__overlay_place(build->overlay, id);
    frame->child = child->next;
    if (!child->is_new || !kin_value_exists(child->under))
        return 0;
    int r = kin__builder_key(build->out, child->key);
    return r < 0 ? r : build_place(build, id);
}

/* Writes one element; returns 1 if there are no more. */
static int build_array(struct build *build, struct build_frame *frame)
{
    const struct kin__place *array = kin__overlay_place(build->overlay,
                                                        frame->id);
    uint32_t id = frame->child;

    if (id == KIN__PLACE_NONE ||
        kin__overlay_place(build->overlay, id)->anchor > frame->next) {
        if (frame->next == kin_value_count(array->under))
            return 1;
        return kin__builder_add_value(
            build->out, kin_value_at(array->under, frame->next++));
    }
    const struct kin__place *child = kin__overlay_place(build->overlay, id);
    frame->child = child->next;
    frame->next += !child->is_new;
    return child->is_removed ? 0 : build_place(build, id);
}

static int build_run(struct build *build, uint32_t id)
{
    int r = build_place(build, id);

    while (r == 0 && build->count > 0) {
        struct build_frame *frame = &build->frames[build->count - 1];
        r = kin__overlay_type(build->overlay, frame->id) == KIN_TYPE_OBJECT
                ? build_object(build, frame)
                : build_array(build, frame);
        if (r <= 0)
            continue;
        assert(build->count > 0);
        build->count--;
        r = kin__builder_close(build->out);
    }
    return r;
}

int kin__overlay_build(const struct kin__overlay *overlay, uint32_t id,
                       struct kin__builder *out)
{
    __attribute__((cleanup(build_done))) struct build build = {
        .overlay = overlay, .out = out};

    return build_run(&build, id);
}

int kin__overlay_view(struct kin__overlay *overlay, uint32_t id, kin_value *ret)
{
    struct kin__place *place = kin__overlay_place(overlay, id);
    KIN__AUTO_BUILDER builder = {.arena = NULL};
    kin__val view = place->view;

    if (!place->is_dirty) {
        *ret = place->under;
        return 0;
    }
    if (!view) {
        struct kin__document_mark mark = kin__document_mark(overlay->arena);
        kin__builder_init(&builder, overlay->arena);
        int r = kin__overlay_build(overlay, id, &builder);
        if (r == 0)
            r = kin__builder_take(&builder, &view);
        if (r < 0) {
            kin__document_rewind(overlay->arena, &mark);
            return r;
        }
    }
    place->view = view;
    *ret = kin__value_of(overlay->arena, view);
    return 0;
}
