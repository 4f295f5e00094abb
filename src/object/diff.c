/* SPDX-License-Identifier: Apache-2.0 */
/*
 * diff.c - finds the differences between two values.
 *
 * Pairs of arrays or objects are kept in a stack of frames, so depth does not
 * use the C stack.  Equal bits within one arena mean equal values (node.h, N1);
 * such pairs are skipped at once.
 */
#include "object/diff.h"

#include "base/alloc.h"
#include "object/arena.h"
#include "object/keys.h"
#include "object/patch_out.h"

enum {
    DIFF_MIN_CAP = 16,
};

enum diff_phase {
    DIFF_COMMON, /* members or elements of `a`.  -> DIFF_REST */
    DIFF_REST,   /* members only in `b`.         -> done */
};

struct diff_frame {
    kin_value a;
    kin_value b;
    size_t next;
    enum diff_phase phase;
    bool is_object;
    bool same_keys; /* both objects have the same keys in the same order */
    struct kin__keys a_keys;
    struct kin__keys b_keys;
};

struct diff_walk {
    struct kin__diff *diff;
    const kin_allocator *alloc;
    struct diff_frame *frames; /* owned */
    size_t count;
    size_t cap;
};

/* ---- frames ---- */

static void walk_pop(struct diff_walk *walk)
{
    assert(walk->count > 0);
    struct diff_frame *frame = &walk->frames[--walk->count];

    kin__keys_done(&frame->a_keys);
    kin__keys_done(&frame->b_keys);
}

static void walk_done(struct diff_walk *walk)
{
    while (walk->count > 0)
        walk_pop(walk);
    kin__free(walk->alloc, walk->frames);
}

static int walk_grow(struct diff_walk *walk)
{
    size_t cap = walk->cap ? walk->cap * 2 : DIFF_MIN_CAP;

    if (walk->count < walk->cap)
        return 0;
    struct diff_frame *frames = kin__realloc(walk->alloc, walk->frames, cap,
                                             sizeof(*frames));
    if (!frames)
        return KIN_ENOMEM;
    walk->frames = frames;
    walk->cap = cap;
    return 0;
}

/* Whether two objects in one arena have the same shape. */
static bool has_same_shape(kin_value a, kin_value b)
{
    if (a.home != b.home || !kin__val_is_node(a.bits) ||
        !kin__val_is_node(b.bits))
        return false;
    assert(a.home);
    const uint32_t *base = ((const struct kin__arena *)a.home)->ro;
    return kin__node_shape(base + a.bits) == kin__node_shape(base + b.bits);
}

static int walk_push(struct diff_walk *walk, kin_value a, kin_value b)
{
    struct diff_frame frame = {
        .a = a,
        .b = b,
        .is_object = kin_value_type(a) == KIN_TYPE_OBJECT,
    };
    int r = walk_grow(walk);

    if (r < 0)
        return r;
    frame.same_keys = frame.is_object && has_same_shape(a, b);
    if (frame.is_object && !frame.same_keys) {
        r = kin__keys_init(&frame.a_keys, walk->alloc, a);
        if (r < 0)
            return r;
        r = kin__keys_init(&frame.b_keys, walk->alloc, b);
        if (r < 0) {
            kin__keys_done(&frame.a_keys);
            return r;
        }
    }
    walk->frames[walk->count++] = frame;
    return 0;
}

/* ---- comparing ---- */

int kin__diff_report(struct kin__diff *diff, kin_value a, kin_value b)
{
    assert(kin_value_exists(a) || kin_value_exists(b));
    kin_change change = {
        .kind = KIN_CHANGE_CHANGED,
        .steps = diff->steps->count ? diff->steps->items : NULL,
        .step_count = diff->steps->count,
        .old_value = a,
        .new_value = b,
    };

    if (!kin_value_exists(a))
        change.kind = KIN_CHANGE_ADDED;
    else if (!kin_value_exists(b))
        change.kind = KIN_CHANGE_REMOVED;
    return diff->visit(&change, diff->userdata);
}

/* Returns 1 if a frame was pushed; its step is popped when the frame ends. */
static int walk_compare(struct diff_walk *walk, kin_value a, kin_value b)
{
    kin_type type = kin_value_type(a);

    if (a.bits == b.bits && (a.home == b.home || !kin__val_is_node(a.bits)))
        return 0;
    if (type == kin_value_type(b) &&
        (type == KIN_TYPE_OBJECT ||
         (type == KIN_TYPE_ARRAY && !walk->diff->whole_arrays))) {
        int r = walk_push(walk, a, b);
        return r < 0 ? r : 1;
    }
    return kin_value_equal(a, b) ? 0 : kin__diff_report(walk->diff, a, b);
}

static int walk_compare_at(struct diff_walk *walk, kin_step step, kin_value a,
                           kin_value b)
{
    int r = kin__steps_push(walk->diff->steps, step);

    if (r < 0)
        return r;
    r = walk_compare(walk, a, b);
    if (r == 0)
        walk->diff->steps->count--;
    return r < 0 ? r : 0;
}

static int walk_object(struct diff_walk *walk, struct diff_frame *frame)
{
    size_t i = frame->next++;

    if (frame->phase == DIFF_COMMON) {
        if (i == kin_value_count(frame->a)) {
            frame->phase = DIFF_REST;
            frame->next = 0;
            return 0;
        }
        kin_str key = kin_value_key_at(frame->a, i);
        kin_value other = frame->same_keys ? kin_value_at(frame->b, i)
                                           : kin__keys_get(&frame->b_keys, key);
        return walk_compare_at(walk, (kin_step){.key = key},
                               kin_value_at(frame->a, i), other);
    }
    if (frame->same_keys || i == kin_value_count(frame->b))
        return 1;
    kin_str key = kin_value_key_at(frame->b, i);
    if (kin__keys_find(&frame->a_keys, key) != KIN__KEYS_NONE)
        return 0;
    return walk_compare_at(walk, (kin_step){.key = key}, kin_value_absent(),
                           kin_value_at(frame->b, i));
}

/* Removed elements are reported from back to front, so that earlier changes do
 * not shift the indexes of later ones. */
static int walk_array(struct diff_walk *walk, struct diff_frame *frame)
{
    size_t a_count = kin_value_count(frame->a);
    size_t b_count = kin_value_count(frame->b);
    size_t common = a_count < b_count ? a_count : b_count;
    size_t longest = a_count < b_count ? b_count : a_count;
    size_t i = frame->next++;

    if (i == longest)
        return 1;
    if (i >= common && a_count > b_count)
        i = a_count - 1 - (i - common);
    return walk_compare_at(
        walk, (kin_step){.index = (int64_t)i, .is_index = true},
        kin_value_at(frame->a, i), kin_value_at(frame->b, i));
}

static int walk_run(struct diff_walk *walk, kin_value a, kin_value b)
{
    int r = walk_compare(walk, a, b);
    size_t root = walk->diff->steps->count;

    while (r >= 0 && walk->count > 0) {
        struct diff_frame *frame = &walk->frames[walk->count - 1];
        r = frame->is_object ? walk_object(walk, frame)
                             : walk_array(walk, frame);
        if (r <= 0)
            continue;
        walk_pop(walk);
        if (walk->count > 0)
            walk->diff->steps->count--;
    }
    assert(r < 0 || walk->diff->steps->count == root);
    (void)root;
    return r < 0 ? r : 0;
}

int kin__diff_run(struct kin__diff *diff, kin_value a, kin_value b)
{
    __attribute__((cleanup(walk_done))) struct diff_walk walk = {
        .diff = diff, .alloc = diff->steps->alloc};
    size_t before = diff->steps->count;
    int r = walk_run(&walk, a, b);

    diff->steps->count = before;
    return r;
}

/* ---- public API ---- */

int kin_diff(const kin_allocator *alloc, kin_value a, kin_value b,
             kin_change_visit *visit, void *userdata, kin_error *err)
{
    struct kin__steps steps = {.alloc = alloc};
    struct kin__diff diff = {
        .steps = &steps, .visit = visit, .userdata = userdata};
    int r = kin__diff_run(&diff, a, b);

    kin__steps_done(&steps);
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "diff: out of memory");
    return r;
}

static int diff_patch(const kin_allocator *alloc, kin_value a, kin_value b,
                      bool is_merge, kin_document **ret, kin_error *err)
{
    KIN__AUTO_PATCH_OUT out = {.is_merge = is_merge};
    int r = kin__patch_out_init(&out, alloc, err);

    if (r < 0)
        return r;
    r = kin__diff_run(&out.diff, a, b);
    if (r == 0)
        r = kin__patch_out_end(&out, a, ret);
    if (r < 0)
        return kin_error_set(err, r, "diff: %s", kin_error_text(r));
    return 0;
}

int kin_diff_merge_patch(const kin_allocator *alloc, kin_value a, kin_value b,
                         kin_document **ret, kin_error *err)
{
    return diff_patch(alloc, a, b, /* is_merge= */ true, ret, err);
}

int kin_diff_json_patch(const kin_allocator *alloc, kin_value a, kin_value b,
                        kin_document **ret, kin_error *err)
{
    return diff_patch(alloc, a, b, /* is_merge= */ false, ret, err);
}
