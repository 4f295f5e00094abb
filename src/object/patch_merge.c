/* SPDX-License-Identifier: Apache-2.0 */
/*
 * patch_merge.c - RFC 7386, section 2, without recursion.
 */
#include "object/patch.h"

#include "base/alloc.h"
#include "object/document.h"
#include "object/keys.h"
#include "object/partial.h"

enum {
    MERGE_MIN_CAP = 16,
};

enum merge_phase {
    MERGE_TARGET, /* members of the target.          -> MERGE_PATCH */
    MERGE_PATCH,  /* members that only the patch has. -> done */
};

/* An object of the patch, and what it is merged into. */
struct merge_frame {
    struct kin__keys target;
    struct kin__keys patch;
    size_t next;
    enum merge_phase phase;
};

struct merge {
    const kin_allocator *alloc;
    struct kin__budget *budget; /* borrowed; may be NULL */
    struct kin__builder *out;   /* borrowed */
    struct merge_frame *frames; /* owned */
    size_t count;
    size_t cap;
};

static void merge_pop(struct merge *merge)
{
    struct merge_frame *frame = &merge->frames[--merge->count];

    kin__keys_done(&frame->target);
    kin__keys_done(&frame->patch);
}

static void merge_done(struct merge *merge)
{
    while (merge->count > 0)
        merge_pop(merge);
    kin__free(merge->alloc, merge->frames);
}

static int merge_push(struct merge *merge, kin_value target, kin_value patch)
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

/* Adds what a patch makes of a target. */
static int merge_value(struct merge *merge, kin_value target, kin_value patch)
{
    if (kin_value_type(patch) == KIN_TYPE_OBJECT)
        return merge_push(merge, target, patch);
    return kin__builder_add_value(merge->out, patch);
}

static int merge_member(struct merge *merge, kin_str key, kin_value target,
                        kin_value patch)
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

/* One member; 1 when the object is done. */
static int merge_step(struct merge *merge, struct merge_frame *frame)
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

static int merge_run(struct merge *merge, kin_value target, kin_value patch)
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
    __attribute__((cleanup(merge_done))) struct merge merge = {
        .alloc = alloc, .budget = budget};
    KIN_AUTO(kin_document) *doc = NULL;

    if (!kin_value_exists(patch))
        return kin_error_set(err, KIN_EINVAL, "merge patch: there is none");
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
