/* SPDX-License-Identifier: Apache-2.0 */
#include "object/patch_out.h"

#include "base/alloc.h"
#include "base/str.h"

enum {
    /* A pointer is at most as long as all keys of a document. */
    POINTER_MAX = 1 << 30,
};

/* ---- merge patch ---- */

/* Closes and opens objects until those of `steps` are open. */
static int merge_go_to(struct kin__patch_out *out, const kin_step *steps,
                       size_t count)
{
    struct kin__builder *b = &out->doc->builder;
    size_t same = 0;
    int r = 0;

    if (!out->has_root)
        r = kin__builder_open(b, KIN_TYPE_OBJECT);
    out->has_root = true;
    while (same < count && same < out->open.count &&
           kin_str_eq(steps[same].key, out->open.items[same].key))
        same++;
    while (r == 0 && out->open.count > same) {
        out->open.count--;
        r = kin__builder_close(b);
    }
    for (; r == 0 && same < count; same++) {
        assert(!steps[same].is_index);
        r = kin__steps_push(&out->open, steps[same]);
        if (r == 0)
            r = kin__builder_key(b, steps[same].key);
        if (r == 0)
            r = kin__builder_open(b, KIN_TYPE_OBJECT);
    }
    return r;
}

static int merge_add(struct kin__builder *b, const kin_change *change)
{
    if (change->kind == KIN_CHANGE_REMOVED)
        return kin__builder_add(b, KIN__VAL_NULL);
    return kin__builder_add_value(b, change->new_value);
}

static int merge_visit(const kin_change *change, void *userdata)
{
    struct kin__patch_out *out = userdata;
    struct kin__builder *b = &out->doc->builder;

    if (change->step_count == 0) {
        out->has_root = true;
        return merge_add(b, change);
    }
    size_t last = change->step_count - 1;
    int r = merge_go_to(out, change->steps, last);
    if (r == 0)
        r = kin__builder_key(b, change->steps[last].key);
    return r < 0 ? r : merge_add(b, change);
}

/* ---- JSON patch ---- */

static const kin_str operations[] = {
    [KIN_CHANGE_ADDED] = KIN_STR_INIT("add"),
    [KIN_CHANGE_REMOVED] = KIN_STR_INIT("remove"),
    [KIN_CHANGE_CHANGED] = KIN_STR_INIT("replace"),
};

static int json_visit(const kin_change *change, void *userdata)
{
    struct kin__patch_out *out = userdata;
    struct kin__builder *b = &out->doc->builder;
    int r = kin__builder_open(b, KIN_TYPE_OBJECT);

    kin__buf_clear(&out->text);
    if (r == 0)
        r = kin__steps_append_pointer(change->steps, change->step_count,
                                      &out->text);
    if (r == 0)
        r = kin__builder_key(b, KIN__S("op"));
    if (r == 0)
        r = kin__builder_add_string(b, operations[change->kind]);
    if (r == 0)
        r = kin__builder_key(b, KIN__S("path"));
    if (r == 0)
        r = kin__builder_add_string(b, kin__buf_str(&out->text));
    if (r == 0 && change->kind != KIN_CHANGE_REMOVED)
        r = kin__builder_key(b, KIN__S("value"));
    if (r == 0 && change->kind != KIN_CHANGE_REMOVED)
        r = kin__builder_add_value(b, change->new_value);
    return r < 0 ? r : kin__builder_close(b);
}

/* ---- life cycle ---- */

int kin__patch_out_init(struct kin__patch_out *out, const kin_allocator *alloc,
                        kin_error *err)
{
    out->path = (struct kin__steps){.alloc = alloc};
    out->open = (struct kin__steps){.alloc = alloc};
    kin__buf_init(&out->text, alloc, POINTER_MAX);
    out->diff = (struct kin__diff){
        .steps = &out->path,
        .visit = out->is_merge ? merge_visit : json_visit,
        .userdata = out,
        .whole_arrays = out->is_merge,
    };
    int r = kin__document_new_limited(alloc, /* max_bytes= */ 0, &out->doc,
                                      err);
    if (r < 0 || out->is_merge)
        return r;
    return kin__builder_open(&out->doc->builder, KIN_TYPE_ARRAY);
}

void kin__patch_out_done(struct kin__patch_out *out)
{
    kin__steps_done(&out->path);
    kin__steps_done(&out->open);
    kin__buf_done(&out->text);
    out->doc = kin_document_free(out->doc);
}

/* Writes a merge patch that changes nothing; a value that is not an object can
 * only be replaced by itself. */
static int merge_nothing(struct kin__patch_out *out, kin_value value)
{
    struct kin__builder *b = &out->doc->builder;

    if (kin_value_type(value) == KIN_TYPE_OBJECT)
        return kin__builder_add(b, KIN__VAL_EMPTY_OBJECT);
    if (!kin_value_exists(value))
        return kin__builder_add(b, KIN__VAL_NULL);
    return kin__builder_add_value(b, value);
}

int kin__patch_out_end(struct kin__patch_out *out, kin_value value,
                       kin_document **ret)
{
    struct kin__builder *b = &out->doc->builder;
    int r = 0;

    assert(out->doc);
    if (out->is_merge && !out->has_root)
        r = merge_nothing(out, value);
    while (r == 0 && b->frame_count > 0)
        r = kin__builder_close(b);
    if (r == 0)
        r = kin__document_end(out->doc);
    if (r == 0)
        *ret = KIN__STEAL(out->doc);
    return r;
}
