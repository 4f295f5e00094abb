/* SPDX-License-Identifier: Apache-2.0 */
/*
 * patch.c - JSON patches (RFC 6902) and merge patches (RFC 7386).
 *
 * The operations of a JSON patch change an overlay of the target, whose values
 * are borrowed from target and patch; the result is built once, at the end.  If
 * an operation fails, the overlay is discarded and nothing has changed.  A
 * merge patch is applied as in section 2 of its RFC, but without recursion.
 */
#include "object/patch.h"

#include <assert.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/keys.h"
#include "object/overlay.h"
#include "object/partial.h"

enum {
    /* Digits of the largest possible index. */
    INDEX_MAX_LEN = 10,
    WALK_MIN_CAP = 64,
    MERGE_MIN_CAP = 16,
};

struct patch {
    const kin_allocator *alloc;
    struct kin__overlay overlay;
    struct kin__budget *budget; /* borrowed; may be NULL */
    uint64_t copied_bytes;
    struct kin__buf key; /* current reference token, unescaped */
    char why[96];        /* why the current operation failed */
};

struct operation {
    kin_str op;
    kin_str path;
    kin_str from;
    kin_value value;
};

static void patch_done(struct patch *patch)
{
    if (patch->overlay.arena)
        kin__overlay_done(&patch->overlay);
    kin__buf_done(&patch->key);
}

static int patch_fail(struct patch *patch, int code, const char *why)
{
    assert(code < 0);
    (void)snprintf(patch->why, sizeof(patch->why), "%s", why);
    return code;
}

/* ---- pointers (RFC 6901) ---- */

static int pointer_check(struct patch *patch, kin_str pointer)
{
    if (pointer.len > 0 && pointer.ptr[0] != '/')
        return patch_fail(patch, KIN_EINVAL, "the path does not start with /");
    for (size_t i = 0; i < pointer.len; i++) {
        if (pointer.ptr[i] != '~')
            continue;
        if (i + 1 == pointer.len ||
            (pointer.ptr[i + 1] != '0' && pointer.ptr[i + 1] != '1'))
            return patch_fail(patch, KIN_EINVAL,
                              "invalid escape in the path: ~ without 0 or 1");
    }
    return 0;
}

/* Moves the next reference token from the front of `rest` to patch->key. */
static int pointer_next(struct patch *patch, kin_str *rest)
{
    int r = 0;

    assert(rest->len > 0 && rest->ptr[0] == '/');
    kin__buf_clear(&patch->key);
    for (*rest = kin__str_slice(*rest, 1, SIZE_MAX);
         r == 0 && rest->len > 0 && rest->ptr[0] != '/';
         *rest = kin__str_slice(*rest, 1, SIZE_MAX)) {
        char c = rest->ptr[0];
        if (c == '~') {
            *rest = kin__str_slice(*rest, 1, SIZE_MAX);
            c = rest->ptr[0] == '0' ? '~' : '/';
        }
        r = kin__buf_append_byte(&patch->key, c);
    }
    return r;
}

/* Parses an index: digits without a leading zero. */
static int token_index(struct patch *patch, size_t *ret)
{
    kin_str token = kin__buf_str(&patch->key);
    uint64_t index = 0;

    if (token.len == 0 || token.len > INDEX_MAX_LEN ||
        (token.len > 1 && token.ptr[0] == '0') ||
        kin__str_to_u64(token, &index) < 0)
        return patch_fail(patch, KIN_EINVAL, "not an array index");
    *ret = (size_t)index;
    return 0;
}

/* ---- places ---- */

static int place_child(struct patch *patch, uint32_t *id)
{
    struct kin__overlay *overlay = &patch->overlay;
    size_t index = 0;
    int r = 0;

    switch (kin__overlay_type(overlay, *id)) {
    case KIN_TYPE_OBJECT:
        r = kin__overlay_member(overlay, *id, kin__buf_str(&patch->key), id);
        if (r < 0)
            return r;
        return kin__overlay_type(overlay, *id) == KIN_TYPE_ABSENT
                   ? patch_fail(patch, KIN_ENOTFOUND, "no such member")
                   : 0;
    case KIN_TYPE_ARRAY:
        r = token_index(patch, &index);
        if (r < 0)
            return r;
        r = kin__overlay_element(overlay, *id, index, id);
        return r == KIN_ENOTFOUND ? patch_fail(patch, r, "no such element") : r;
    default:
        return patch_fail(patch, KIN_ENOTFOUND,
                          "the path leads through a scalar");
    }
}

/* Finds the place of an existing value. */
static int place_find(struct patch *patch, kin_str pointer, uint32_t *ret)
{
    uint32_t id = KIN__PLACE_ROOT;
    int r = pointer_check(patch, pointer);

    while (r == 0 && pointer.len > 0) {
        r = pointer_next(patch, &pointer);
        if (r == 0)
            r = place_child(patch, &id);
    }
    if (r == 0)
        *ret = id;
    return r;
}

/* Finds the place for a value to add; inserts the new element of an array. */
static int place_add(struct patch *patch, kin_str pointer, uint32_t *ret)
{
    struct kin__overlay *overlay = &patch->overlay;
    size_t last = kin__str_rfind(pointer, '/');
    size_t index = 0;
    uint32_t id = KIN__PLACE_ROOT;

    if (last == KIN__STR_NONE)
        return place_find(patch, pointer, ret);
    int r = pointer_check(patch, pointer);
    if (r == 0)
        r = place_find(patch, kin__str_slice(pointer, 0, last), &id);
    pointer = kin__str_slice(pointer, last, SIZE_MAX);
    if (r == 0)
        r = pointer_next(patch, &pointer);
    if (r < 0)
        return r;
    if (kin__overlay_type(overlay, id) == KIN_TYPE_OBJECT)
        return kin__overlay_member(overlay, id, kin__buf_str(&patch->key), ret);
    if (kin__overlay_type(overlay, id) != KIN_TYPE_ARRAY)
        return patch_fail(patch, KIN_ENOTFOUND,
                          "the path leads through a scalar");
    if (kin_str_eq(kin__buf_str(&patch->key), KIN__S("-")))
        return kin__overlay_append(overlay, id, ret);
    r = token_index(patch, &index);
    if (r < 0)
        return r;
    r = kin__overlay_insert(overlay, id, index, ret);
    return r == KIN_ENOTFOUND ? patch_fail(patch, r, "index out of range") : r;
}

/* ---- size of a value ---- */

/* Adds the approximate size of a value's text and fails if the sum exceeds the
 * limit; takes a budget step per member.  Uses an explicit stack, so depth does
 * not use the C stack. */
static int value_measure(struct patch *patch, kin_value value, uint64_t limit,
                         uint64_t *bytes)
{
    size_t cap = WALK_MIN_CAP;
    size_t count = 0;
    int r = 0;
    kin_value *stack = kin__alloc(patch->alloc, cap, sizeof(*stack));

    if (!stack)
        return KIN_ENOMEM;
    stack[count++] = value;
    while (r == 0 && count > 0) {
        kin_scratch scratch;
        kin_value v = stack[--count];
        size_t members = kin_value_count(v);
        r = kin__budget_take(patch->budget, 1 + members);
        if (r < 0)
            break;
        *bytes += kin_value_text(v, &scratch).len + 2;
        for (size_t i = 0; i < members; i++)
            *bytes += kin_value_key_at(v, i).len + 1;
        if (*bytes > limit) {
            r = patch_fail(patch, KIN_ELIMIT, "copies exceed the limit");
            break;
        }
        if (count + members > cap) {
            cap = (count + members) * 2;
            kin_value *more = kin__realloc(patch->alloc, stack, cap,
                                           sizeof(*stack));
            if (!more)
                r = KIN_ENOMEM;
            else
                stack = more;
        }
        for (size_t i = 0; r == 0 && i < members; i++)
            stack[count++] = kin_value_at(v, i);
    }
    kin__free(patch->alloc, stack);
    return r;
}

/* Counts a copied value; the total is limited. */
static int copy_count(struct patch *patch, kin_value value)
{
    return value_measure(patch, value, KIN_PATCH_MAX_COPY_BYTES,
                         &patch->copied_bytes);
}

/* ---- operations ---- */

static int patch_put(struct patch *patch, uint32_t id, kin_value value)
{
    uint32_t at = id;

    return kin__overlay_put(&patch->overlay, id, value, &at);
}

static int patch_add(struct patch *patch, kin_str path, kin_value value)
{
    uint32_t id = KIN__PLACE_ROOT;
    int r = place_add(patch, path, &id);

    return r < 0 ? r : patch_put(patch, id, value);
}

static int operation_add(struct patch *patch, const struct operation *op)
{
    return patch_add(patch, op->path, op->value);
}

static int operation_remove(struct patch *patch, const struct operation *op)
{
    uint32_t id = KIN__PLACE_ROOT;
    int r = place_find(patch, op->path, &id);

    if (r < 0)
        return r;
    r = kin__overlay_remove(&patch->overlay, id);
    return r == KIN_EINVAL ? patch_fail(patch, r, "the root cannot be removed")
                           : r;
}

static int operation_replace(struct patch *patch, const struct operation *op)
{
    uint32_t id = KIN__PLACE_ROOT;
    int r = place_find(patch, op->path, &id);

    return r < 0 ? r : patch_put(patch, id, op->value);
}

/* Returns the value of a place.  A changed value is rebuilt for this, which
 * takes budget steps in proportion to its size. */
static int patch_view(struct patch *patch, uint32_t id, kin_value *ret)
{
    const struct kin__place *place = kin__overlay_place(&patch->overlay, id);
    bool is_built = place->is_dirty && place->view == KIN__VAL_NONE;
    uint64_t bytes = 0;
    int r = kin__overlay_view(&patch->overlay, id, ret);

    return r == 0 && is_built && patch->budget
               ? value_measure(patch, *ret, UINT64_MAX, &bytes)
               : r;
}

/* Finds the place of "from". */
static int patch_from(struct patch *patch, const struct operation *op,
                      uint32_t *ret)
{
    int r = place_find(patch, op->from, ret);

    if (r < 0 && patch->why[0]) {
        char why[sizeof(patch->why)];
        (void)snprintf(why, sizeof(why), "%s", patch->why);
        (void)snprintf(patch->why, sizeof(patch->why), "from: %.80s", why);
    }
    return r;
}

static int operation_move(struct patch *patch, const struct operation *op)
{
    uint32_t id = KIN__PLACE_ROOT;
    kin_value value = kin_value_absent();
    int r = patch_from(patch, op, &id);

    /* A move to the same path does nothing. */
    if (r < 0 || kin_str_eq(op->from, op->path))
        return r;
    if (kin_str_starts_with(op->path, op->from) &&
        op->path.ptr[op->from.len] == '/')
        return patch_fail(patch, KIN_EINVAL, "cannot move a value into itself");
    r = patch_view(patch, id, &value);
    /* A changed value was rebuilt for this, so it counts as copied. */
    if (r == 0 && kin__overlay_place(&patch->overlay, id)->is_dirty)
        r = copy_count(patch, value);
    if (r == 0)
        r = kin__overlay_remove(&patch->overlay, id);
    return r < 0 ? r : patch_add(patch, op->path, value);
}

static int operation_copy(struct patch *patch, const struct operation *op)
{
    uint32_t id = KIN__PLACE_ROOT;
    kin_value value = kin_value_absent();
    int r = patch_from(patch, op, &id);

    if (r == 0)
        r = patch_view(patch, id, &value);
    if (r == 0)
        r = copy_count(patch, value);
    return r < 0 ? r : patch_add(patch, op->path, value);
}

static int operation_test(struct patch *patch, const struct operation *op)
{
    uint32_t id = KIN__PLACE_ROOT;
    kin_value value = kin_value_absent();
    int r = place_find(patch, op->path, &id);

    if (r == 0)
        r = patch_view(patch, id, &value);
    if (r < 0)
        return r;
    return kin_value_equal(value, op->value)
               ? 0
               : patch_fail(patch, KIN_ECONFLICT, "the values differ");
}

static const struct {
    kin_str name;
    int (*run)(struct patch *patch, const struct operation *op);
    bool has_value;
    bool has_from;
} operations[] = {
    {KIN_STR_INIT("add"), operation_add, true, false},
    {KIN_STR_INIT("remove"), operation_remove, false, false},
    {KIN_STR_INIT("replace"), operation_replace, true, false},
    {KIN_STR_INIT("move"), operation_move, false, true},
    {KIN_STR_INIT("copy"), operation_copy, false, true},
    {KIN_STR_INIT("test"), operation_test, true, false},
};

/* ---- the patch ---- */

static bool member_is_string(kin_value object, kin_str key, kin_str *ret)
{
    kin_value v = kin_value_get(object, key);

    *ret = kin_value_str(v);
    return kin_value_type(v) == KIN_TYPE_STRING;
}

static int operation_run(struct patch *patch, kin_value object,
                         struct operation *op)
{
    size_t i = 0;

    if (kin_value_type(object) != KIN_TYPE_OBJECT)
        return patch_fail(patch, KIN_EINVAL, "the operation is not an object");
    if (!member_is_string(object, KIN__S("op"), &op->op))
        return patch_fail(patch, KIN_EINVAL, "op is missing or not a string");
    if (!member_is_string(object, KIN__S("path"), &op->path))
        return patch_fail(patch, KIN_EINVAL, "path is missing or not a string");
    while (i < sizeof(operations) / sizeof(operations[0]) &&
           !kin_str_eq(operations[i].name, op->op))
        i++;
    if (i == sizeof(operations) / sizeof(operations[0]))
        return patch_fail(patch, KIN_EINVAL, "unknown operation");
    op->value = kin_value_get(object, KIN__S("value"));
    if (operations[i].has_value && !kin_value_exists(op->value))
        return patch_fail(patch, KIN_EINVAL, "value is missing");
    if (operations[i].has_from &&
        !member_is_string(object, KIN__S("from"), &op->from))
        return patch_fail(patch, KIN_EINVAL, "from is missing or not a string");
    return operations[i].run(patch, op);
}

static int patch_run(struct patch *patch, kin_value list, kin_error *err)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        struct operation op = {.op = KIN_STR_INIT("")};
        int r = kin__budget_take(patch->budget, 1);
        if (r == 0)
            r = operation_run(patch, kin_value_at(list, i), &op);
        if (r < 0)
            return kin_error_set(
                err, r, "JSON patch: operation %zu (%.*s %.*s): %s", i,
                KIN_STR(kin__str_slice(op.op, 0, 32)), KIN_STR(op.path),
                patch->why[0] ? patch->why : kin_error_text(r));
    }
    return 0;
}

static int patch_check(kin_value target, kin_value patch, kin_error *err)
{
    if (!kin_value_exists(target))
        return kin_error_set(err, KIN_EINVAL, "JSON patch: no target");
    if (kin_value_type(patch) != KIN_TYPE_ARRAY)
        return kin_error_set(err, KIN_EINVAL,
                             "JSON patch: not an array of operations");
    if (kin_value_count(patch) > KIN_PATCH_MAX_OPERATIONS)
        return kin_error_set(err, KIN_ELIMIT,
                             "JSON patch: %zu operations, at most %d are "
                             "allowed",
                             kin_value_count(patch), KIN_PATCH_MAX_OPERATIONS);
    return 0;
}

int kin_patch_json(const kin_allocator *alloc, kin_value target,
                   kin_value patch, kin_document **ret, kin_error *err)
{
    return kin__patch_json(alloc, target, patch, /* budget= */ NULL, ret, err);
}

int kin__patch_json(const kin_allocator *alloc, kin_value target,
                    kin_value patch, struct kin__budget *budget,
                    kin_document **ret, kin_error *err)
{
    __attribute__((cleanup(patch_done))) struct patch state = {
        .alloc = alloc, .budget = budget};
    KIN_AUTO(kin_document) *doc = NULL;
    int r = patch_check(target, patch, err);

    kin__buf_init(&state.key, alloc, UINT32_MAX);
    if (r == 0)
        r = kin__overlay_init(&state.overlay, alloc, target, err);
    if (r == 0)
        r = patch_run(&state, patch, err);
    if (r == 0)
        r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    assert(doc);
    r = kin__overlay_build(&state.overlay, KIN__PLACE_ROOT, &doc->builder);
    if (r == 0)
        r = kin__document_end(doc);
    if (r < 0)
        return kin_error_set(err, r, "JSON patch: %s", kin_error_text(r));
    kin__document_take_partial(doc, target);
    *ret = KIN__STEAL(doc);
    return 0;
}

/* ---- merge patches ---- */

enum merge_phase {
    MERGE_TARGET, /* members of the target.          -> MERGE_PATCH */
    MERGE_PATCH,  /* members only in the patch.      -> done */
};

/* An object of the patch and its target. */
struct merge_frame {
    struct kin__keys target;
    struct kin__keys patch;
    size_t next;
    enum merge_phase phase;
};

struct patch_merge {
    const kin_allocator *alloc;
    struct kin__budget *budget; /* borrowed; may be NULL */
    struct kin__builder *out;   /* borrowed */
    struct merge_frame *frames; /* owned */
    size_t count;
    size_t cap;
};

static void merge_pop(struct patch_merge *merge)
{
    assert(merge->count > 0);
    struct merge_frame *frame = &merge->frames[--merge->count];

    kin__keys_done(&frame->target);
    kin__keys_done(&frame->patch);
}

static void merge_done(struct patch_merge *merge)
{
    while (merge->count > 0)
        merge_pop(merge);
    kin__free(merge->alloc, merge->frames);
}

static int merge_push(struct patch_merge *merge, kin_value target,
                      kin_value patch)
{
    struct merge_frame frame = {.phase = MERGE_TARGET};

    if (merge->count == merge->cap) {
        size_t cap = merge->cap ? merge->cap * 2 : MERGE_MIN_CAP;
        struct merge_frame *frames = kin__realloc(merge->alloc, merge->frames,
                                                  cap, sizeof(*frames));
        if (!frames)
            return KIN_ENOMEM;
        merge->frames = frames;
        merge->cap = cap;
    }
    if (kin_value_type(target) != KIN_TYPE_OBJECT)
        target = kin_value_absent();
    int r = kin__keys_init(&frame.target, merge->alloc, target);
    if (r < 0)
        return r;
    r = kin__keys_init(&frame.patch, merge->alloc, patch);
    if (r < 0) {
        kin__keys_done(&frame.target);
        return r;
    }
    merge->frames[merge->count++] = frame;
    return kin__builder_open(merge->out, KIN_TYPE_OBJECT);
}

/* Adds the result of merging a patch into a target. */
static int merge_value(struct patch_merge *merge, kin_value target,
                       kin_value patch)
{
    if (kin_value_type(patch) == KIN_TYPE_OBJECT)
        return merge_push(merge, target, patch);
    return kin__builder_add_value(merge->out, patch);
}

static int merge_member(struct patch_merge *merge, kin_str key,
                        kin_value target, kin_value patch)
{
    if (kin_value_type(patch) == KIN_TYPE_NULL)
        return 0;
    int r = kin__builder_key(merge->out, key);
    if (r < 0)
        return r;
    if (!kin_value_exists(patch))
        return kin__builder_add_value(merge->out, target);
    return merge_value(merge, target, patch);
}

/* Merges one member; returns 1 if the object is done. */
static int merge_step(struct patch_merge *merge, struct merge_frame *frame)
{
    kin_value target = frame->target.object;
    kin_value patch = frame->patch.object;
    size_t i = frame->next++;

    if (frame->phase == MERGE_TARGET && i == kin_value_count(target)) {
        frame->phase = MERGE_PATCH;
        frame->next = 0;
        return 0;
    }
    if (frame->phase == MERGE_TARGET) {
        kin_str key = kin_value_key_at(target, i);
        return merge_member(merge, key, kin_value_at(target, i),
                            kin__keys_get(&frame->patch, key));
    }
    if (i == kin_value_count(patch))
        return 1;
    kin_str key = kin_value_key_at(patch, i);
    if (kin__keys_find(&frame->target, key) != KIN__KEYS_NONE)
        return 0;
    return merge_member(merge, key, kin_value_absent(), kin_value_at(patch, i));
}

static int merge_run(struct patch_merge *merge, kin_value target,
                     kin_value patch)
{
    int r = merge_value(merge, target, patch);

    while (r == 0 && merge->count > 0) {
        r = kin__budget_take(merge->budget, 1);
        if (r == 0)
            r = merge_step(merge, &merge->frames[merge->count - 1]);
        if (r <= 0)
            continue;
        merge_pop(merge);
        r = kin__builder_close(merge->out);
    }
    return r;
}

int kin_patch_merge(const kin_allocator *alloc, kin_value target,
                    kin_value patch, kin_document **ret, kin_error *err)
{
    return kin__patch_merge(alloc, target, patch, /* budget= */ NULL, ret, err);
}

int kin__patch_merge(const kin_allocator *alloc, kin_value target,
                     kin_value patch, struct kin__budget *budget,
                     kin_document **ret, kin_error *err)
{
    __attribute__((cleanup(merge_done))) struct patch_merge merge = {
        .alloc = alloc, .budget = budget};
    KIN_AUTO(kin_document) *doc = NULL;

    if (!kin_value_exists(patch))
        return kin_error_set(err, KIN_EINVAL,
                             "merge patch: the patch is absent");
    int r = kin__document_new(alloc, &doc, err);
    if (r < 0)
        return r;
    merge.out = &doc->builder;
    r = merge_run(&merge, target, patch);
    if (r == 0)
        r = kin__document_end(doc);
    if (r < 0)
        return kin_error_set(err, r, "merge patch: %s", kin_error_text(r));
    kin__document_take_partial(doc, target);
    *ret = KIN__STEAL(doc);
    return 0;
}
