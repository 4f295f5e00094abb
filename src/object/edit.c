/* SPDX-License-Identifier: Apache-2.0 */
/*
 * edit.c - the public API of an overlay, with a sticky error.
 */
#include "object/edit.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/import.h"
#include "object/literal.h"
#include "object/overlay.h"
#include "object/partial.h"
#include "object/patch_out.h"
#include "object/path.h"
#include "object/values.h"

struct kin_edit {
    struct kin__overlay overlay;
    kin_error error;          /* the first failure */
    const kin_object *object; /* owned reference: the base; may be NULL */
};

static const kin_spot no_spot = {KIN__PLACE_NONE};

static const char *const type_names[] = {
    [KIN_TYPE_ABSENT] = "nothing",   [KIN_TYPE_NULL] = "null",
    [KIN_TYPE_BOOL] = "a boolean",   [KIN_TYPE_NUMBER] = "a number",
    [KIN_TYPE_STRING] = "a string",  [KIN_TYPE_ARRAY] = "an array",
    [KIN_TYPE_OBJECT] = "an object",
};

/* ---- life cycle ---- */

int kin_edit_new(const kin_allocator *alloc, kin_value base, kin_edit **ret,
                 kin_error *err)
{
    kin_edit *edit = kin__alloc0(alloc, 1, sizeof(*edit));

    if (!edit)
        return kin_error_set(err, KIN_ENOMEM, "edit: out of memory");
    int r = kin__overlay_init(&edit->overlay, alloc, base, err);
    if (r < 0) {
        kin__free(alloc, edit);
        return r;
    }
    *ret = edit;
    return 0;
}

kin_edit *kin_edit_free(kin_edit *edit)
{
    if (!edit)
        return NULL;
    const kin_allocator *alloc = edit->overlay.alloc;
    kin__overlay_done(&edit->overlay);
    (void)kin_object_unref(edit->object);
    kin__free(alloc, edit);
    return NULL;
}

kin_edit *kin_edit_new_change(const kin_allocator *alloc,
                              const kin_object *object)
{
    kin_edit *edit = NULL;

    if (kin_edit_new(alloc, kin_object_value(object), &edit,
                     /* err= */ NULL) < 0)
        return NULL;
    assert(edit);
    edit->object = kin_object_ref(object);
    return edit;
}

kin_value kin__edit_base(const kin_edit *edit)
{
    return edit->overlay.places[KIN__PLACE_ROOT].orig;
}

const kin_object *kin__edit_object(const kin_edit *edit)
{
    return edit->object;
}

/* ---- failures ---- */

/* Writes the path of a place, truncated to the buffer. */
static void edit_print_path(const kin_edit *edit, uint32_t id, char *buffer,
                            size_t size)
{
    kin_step steps[32];
    size_t from = sizeof(steps) / sizeof(steps[0]);

    for (; id != KIN__PLACE_ROOT && from > 0;
         id = edit->overlay.places[id].parent) {
        const struct kin__place *place = &edit->overlay.places[id];
        steps[--from] = (kin_step){.key = place->key,
                                   .index = place->anchor,
                                   .is_index = place->is_element};
    }
    size_t count = sizeof(steps) / sizeof(steps[0]) - from;
    (void)kin_steps_print(steps + from, count, buffer, size);
}

static int edit_fail(kin_edit *edit, int code, uint32_t id, const char *why)
{
    char path[256];

    edit_print_path(edit, id, path, sizeof(path));
    return kin_error_set(&edit->error, code, "edit: %s: %s", path, why);
}

static int edit_fail_type(kin_edit *edit, uint32_t id, const char *wanted)
{
    char why[64];

    (void)snprintf(why, sizeof(why), "%s, not %s",
                   type_names[kin__overlay_type(&edit->overlay, id)], wanted);
    return edit_fail(edit, KIN_EINVAL, id, why);
}

/* Checks that an operation on a spot is possible. */
static int edit_enter(kin_edit *edit, kin_spot spot)
{
    if (!edit)
        return KIN_ENOMEM;
    if (edit->error.code < 0)
        return edit->error.code;
    if (spot.id >= edit->overlay.count)
        return kin_error_set(&edit->error, KIN_EINVAL, "edit: invalid spot");
    if (edit->overlay.places[spot.id].is_gone)
        return edit_fail(edit, KIN_EINVAL, spot.id,
                         "the spot is gone: it or a value above it was set or "
                         "removed");
    return 0;
}

int kin_edit_check(const kin_edit *edit, kin_error *err)
{
    if (!edit)
        return kin_error_set(err, KIN_ENOMEM, "edit: out of memory");
    if (edit->error.code < 0 && err)
        *err = edit->error;
    return edit->error.code;
}

const kin_allocator *kin__edit_alloc(const kin_edit *edit)
{
    return edit->overlay.alloc;
}

int kin__edit_fail(kin_edit *edit, kin_spot spot, int code, const char *why)
{
    int r = edit_enter(edit, spot);

    return r < 0 ? r : edit_fail(edit, code, spot.id, why);
}

/* ---- spots ---- */

kin_spot kin_edit_member(kin_edit *edit, kin_spot object, kin_str key)
{
    uint32_t id = KIN__PLACE_NONE;
    int r = edit_enter(edit, object);

    if (r < 0)
        return no_spot;
    if (kin__utf8_valid_prefix(key) != key.len) {
        (void)edit_fail(edit, KIN_EINVAL, object.id,
                        "the key is not valid UTF-8");
        return no_spot;
    }
    r = kin__overlay_member(&edit->overlay, object.id, key, &id);
    if (r == KIN_EINVAL)
        (void)edit_fail_type(edit, object.id, "an object");
    else if (r < 0)
        (void)edit_fail(edit, r, object.id, kin_error_text(r));
    return (kin_spot){id};
}

kin_spot kin_edit_element(kin_edit *edit, kin_spot array, size_t index)
{
    uint32_t id = KIN__PLACE_NONE;
    char why[64];
    int r = edit_enter(edit, array);

    if (r < 0)
        return no_spot;
    r = kin__overlay_element(&edit->overlay, array.id, index, &id);
    (void)snprintf(why, sizeof(why), "no element %zu", index);
    if (r < 0)
        (void)edit_fail(edit, r, array.id,
                        r == KIN_ENOTFOUND ? why : kin_error_text(r));
    return (kin_spot){id};
}

/* Puts a value; `is_partial`: it may lack fields. */
static int edit_put(kin_edit *edit, kin_spot spot, kin__val val,
                    bool is_partial)
{
    uint32_t at = spot.id;
    int r = kin__overlay_put(&edit->overlay, spot.id,
                             kin__value_of(edit->overlay.arena, val), &at);

    if (r < 0)
        return edit_fail_type(edit, at, "an object");
    kin__overlay_note_partial(&edit->overlay, spot.id, is_partial);
    return 0;
}

/* Puts an empty array or object.  In a partial object the server may have one
 * with content, so the new one is partial too. */
static int edit_put_empty(kin_edit *edit, kin_spot spot, kin__val empty)
{
    return edit_put(edit, spot, empty,
                    edit->overlay.places[spot.id].is_partial);
}

/* Puts an empty array unless there is an array already. */
static int edit_want_array(kin_edit *edit, kin_spot spot)
{
    int r = edit_enter(edit, spot);

    if (r < 0)
        return r;
    switch (kin__overlay_type(&edit->overlay, spot.id)) {
    case KIN_TYPE_ARRAY:
        return 0;
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        return edit_put_empty(edit, spot, KIN__VAL_EMPTY_ARRAY);
    default:
        return edit_fail_type(edit, spot.id, "an array");
    }
}

int kin__edit_want_object(kin_edit *edit, kin_spot spot)
{
    int r = edit_enter(edit, spot);

    if (r < 0)
        return r;
    switch (kin__overlay_type(&edit->overlay, spot.id)) {
    case KIN_TYPE_OBJECT:
        return 0;
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        return edit_put_empty(edit, spot, KIN__VAL_EMPTY_OBJECT);
    default:
        return edit_fail_type(edit, spot.id, "an object");
    }
}

kin_spot kin__edit_insert(kin_edit *edit, kin_spot array, size_t index)
{
    uint32_t id = KIN__PLACE_NONE;
    char why[64];
    int r = edit_want_array(edit, array);

    if (r < 0)
        return no_spot;
    r = kin__overlay_insert(&edit->overlay, array.id, index, &id);
    (void)snprintf(why, sizeof(why), "no place %zu for an element", index);
    if (r < 0)
        (void)edit_fail(edit, r, array.id,
                        r == KIN_ENOTFOUND ? why : kin_error_text(r));
    return (kin_spot){id};
}

kin_spot kin_edit_append(kin_edit *edit, kin_spot array)
{
    uint32_t id = KIN__PLACE_NONE;
    int r = edit_want_array(edit, array);

    if (r < 0)
        return no_spot;
    r = kin__overlay_append(&edit->overlay, array.id, &id);
    if (r < 0)
        (void)edit_fail(edit, r, array.id, kin_error_text(r));
    return (kin_spot){id};
}

/* Like kin_edit_element(); a negative index counts from the end. */
static kin_spot edit_at_index(kin_edit *edit, kin_spot array, int64_t index)
{
    int64_t count = (int64_t)kin_edit_count(edit, array);
    char why[64];

    if (index >= -count)
        return kin_edit_element(edit, array,
                                (size_t)(index < 0 ? index + count : index));
    (void)snprintf(why, sizeof(why), "no element %" PRId64, index);
    if (edit_enter(edit, array) == 0)
        (void)edit_fail(edit, KIN_ENOTFOUND, array.id, why);
    return no_spot;
}

kin_spot kin_edit_at(kin_edit *edit, const char *path)
{
    KIN_AUTO(kin_path) *compiled = NULL;
    kin_error why = KIN_ERROR_INIT;
    size_t count = 0;
    kin_spot spot = kin_edit_root();

    if (edit_enter(edit, spot) < 0)
        return no_spot;
    int r = kin_path_new(edit->overlay.alloc, kin_s(path), &compiled, &why);
    if (r < 0) {
        (void)kin_error_set(&edit->error, r, "edit: %s", why.message);
        return no_spot;
    }
    const kin_step *steps = kin__path_steps(compiled, &count);

    for (size_t i = 0; i < count; i++)
        spot = steps[i].is_index ? edit_at_index(edit, spot, steps[i].index)
                                 : kin_edit_member(edit, spot, steps[i].key);
    return spot;
}

/* ---- changes ---- */

/* Sets a value that needs no memory. */
static int edit_set_immediate(kin_edit *edit, kin_spot spot, kin__val val)
{
    int r = edit_enter(edit, spot);

    return r < 0 ? r : edit_put(edit, spot, val, /* is_partial= */ false);
}

int kin__edit_set_null(kin_edit *edit, kin_spot spot)
{
    return edit_set_immediate(edit, spot, KIN__VAL_NULL);
}

int kin_edit_set_bool(kin_edit *edit, kin_spot spot, bool boolean)
{
    return edit_set_immediate(edit, spot,
                              boolean ? KIN__VAL_TRUE : KIN__VAL_FALSE);
}

int kin_edit_set_object(kin_edit *edit, kin_spot spot)
{
    return edit_set_immediate(edit, spot, KIN__VAL_EMPTY_OBJECT);
}

int kin_edit_set_array(kin_edit *edit, kin_spot spot)
{
    return edit_set_immediate(edit, spot, KIN__VAL_EMPTY_ARRAY);
}

static int edit_set_literal(kin_edit *edit, kin_spot spot,
                            struct kin__literal literal)
{
    kin__val val = KIN__VAL_NONE;
    int r = edit_enter(edit, spot);

    if (r < 0)
        return r;
    r = kin__literal_make(
        edit->overlay.arena, &literal,
        kin__key_names_time(edit->overlay.places[spot.id].key), &val);
    if (r < 0)
        return edit_fail(edit, r, spot.id,
                         r == KIN_EINVAL ? kin__literal_fault(literal.kind)
                                         : kin_error_text(r));
    return edit_put(edit, spot, val, /* is_partial= */ false);
}

int kin_edit_set_int(kin_edit *edit, kin_spot spot, int64_t number)
{
    return edit_set_literal(edit, spot, kin__literal_int(number));
}

int kin_edit_set_double(kin_edit *edit, kin_spot spot, double number)
{
    return edit_set_literal(edit, spot, kin__literal_double(number));
}

int kin__edit_set_number(kin_edit *edit, kin_spot spot, kin_str literal)
{
    return edit_set_literal(edit, spot, kin__literal_number(literal));
}

int kin_edit_set_str(kin_edit *edit, kin_spot spot, kin_str bytes)
{
    return edit_set_literal(edit, spot, kin__literal_string(bytes));
}

int kin_edit_set_time(kin_edit *edit, kin_spot spot, kin_time time)
{
    return edit_set_literal(edit, spot, kin__literal_seconds(time.seconds));
}

static bool value_is_nested(kin_value value)
{
    kin_type type = kin_value_type(value);

    return type == KIN_TYPE_ARRAY || type == KIN_TYPE_OBJECT;
}

int kin_edit_set_value(kin_edit *edit, kin_spot spot, kin_value value)
{
    kin__val val = KIN__VAL_NONE;

    if (!kin_value_exists(value))
        return kin_edit_remove(edit, spot);
    int r = edit_enter(edit, spot);
    if (r < 0)
        return r;
    bool is_partial = kin__value_is_partial(value) && value_is_nested(value);
    r = kin__val_import(edit->overlay.arena, value.home, value.bits, &val);
    if (r < 0)
        return edit_fail(edit, r, spot.id, kin_error_text(r));
    if (is_partial)
        kin__arena_take_partial(edit->overlay.arena, value.home);
    if (spot.id == KIN__PLACE_ROOT)
        edit->overlay.has_whole_metadata = kin__value_is_whole_metadata(value);
    return edit_put(edit, spot, val, is_partial);
}

int kin_edit_remove(kin_edit *edit, kin_spot spot)
{
    int r = edit_enter(edit, spot);

    if (r < 0)
        return r;
    r = kin__overlay_remove(&edit->overlay, spot.id);
    return r < 0 ? edit_fail(edit, r, spot.id, "the root cannot be removed")
                 : 0;
}

/* ---- results ---- */

int kin_edit_get(kin_edit *edit, kin_spot spot, kin_value *ret)
{
    int r = edit_enter(edit, spot);

    if (r < 0)
        return r;
    r = kin__overlay_view(&edit->overlay, spot.id, ret);
    return r < 0 ? edit_fail(edit, r, spot.id, kin_error_text(r)) : 0;
}

size_t kin_edit_count(const kin_edit *edit, kin_spot spot)
{
    if (!edit || edit->error.code < 0 || spot.id >= edit->overlay.count)
        return 0;
    return kin__overlay_count(&edit->overlay, spot.id);
}

/* Marks the document as partial if the edit is, unless its kind says so
 * already. */
static void edit_mark(const kin_edit *edit, kin_document *doc)
{
    if (kin__overlay_is_partial(&edit->overlay) &&
        (kin__arena_is_partial(edit->overlay.arena) ||
         !kin__value_is_metadata(kin_document_root(doc))))
        kin__arena_set_partial(doc->arena);
}

/* Builds the result in a document that shares the arena of `by`. */
static int edit_finish(kin_edit *edit, kin_value by, kin_document **ret,
                       kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_edit_check(edit, err);

    if (r < 0)
        return r;
    if (!kin_value_exists(edit->overlay.places[KIN__PLACE_ROOT].under))
        return kin_error_set(err, KIN_EINVAL, "edit: no value was set");
    r = kin__document_new_beside(edit->overlay.alloc, by, &doc, err);
    if (r < 0)
        return r;
    assert(doc);
    r = kin__overlay_build(&edit->overlay, KIN__PLACE_ROOT, &doc->builder);
    if (r == 0)
        r = kin__document_end(doc);
    if (r < 0)
        return kin_error_set(err, r, "edit: %s", kin_error_text(r));
    edit_mark(edit, doc);
    *ret = KIN__STEAL(doc);
    return 0;
}

int kin_edit_finish(kin_edit *edit, kin_document **ret, kin_error *err)
{
    return edit_finish(edit, kin_value_absent(), ret, err);
}

int kin__edit_finish_beside(kin_edit *edit, kin_document **ret, kin_error *err)
{
    return edit_finish(edit, edit->overlay.places[KIN__PLACE_ROOT].orig, ret,
                       err);
}

int kin__edit_changes(kin_edit *edit, kin_change_visit *visit, void *userdata,
                      kin_error *err)
{
    struct kin__steps steps = {.alloc = NULL};
    struct kin__diff diff = {
        .steps = &steps, .visit = visit, .userdata = userdata};
    int r = kin_edit_check(edit, err);

    if (r < 0)
        return r;
    steps.alloc = edit->overlay.alloc;
    r = kin__overlay_diff(&edit->overlay, &diff);
    kin__steps_done(&steps);
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "edit: out of memory");
    return r;
}

int kin__edit_check_lists(kin_edit *edit, kin_error *err)
{
    int r = kin_edit_check(edit, err);

    return r < 0 ? r : kin__overlay_check_lists(&edit->overlay, err);
}

static int edit_patch(kin_edit *edit, bool is_merge, kin_document **ret,
                      kin_error *err)
{
    KIN__AUTO_PATCH_OUT out = {.is_merge = is_merge};
    int r = kin__edit_check_lists(edit, err);

    if (r == 0)
        r = kin__patch_out_init(&out, edit->overlay.alloc, err);
    if (r < 0)
        return r;
    r = kin__overlay_diff(&edit->overlay, &out.diff);
    if (r == 0)
        r = kin__patch_out_end(&out, edit->overlay.places[KIN__PLACE_ROOT].orig,
                               ret);
    if (r < 0)
        return kin_error_set(err, r, "edit: %s", kin_error_text(r));
    return 0;
}

int kin_edit_merge_patch(kin_edit *edit, kin_document **ret, kin_error *err)
{
    return edit_patch(edit, /* is_merge= */ true, ret, err);
}

int kin__edit_json_patch(kin_edit *edit, kin_document **ret, kin_error *err)
{
    int r = kin_edit_check(edit, err);

    if (r < 0)
        return r;
    if (edit->overlay.places[KIN__PLACE_ROOT].is_partial)
        return kin_error_set(err, KIN_EINVAL,
                             "edit: a JSON patch of a partial object could "
                             "replace what was not kept: use a merge patch");
    return edit_patch(edit, /* is_merge= */ false, ret, err);
}
