/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bytes become values, patches and edits.  Any value is applied as a patch or
 * rejected; the JSON patch of two values turns one into the other, and the
 * patch of an edit gives the same result as the edit.  Many operations on large
 * arrays and objects at once give the same result as one by one.
 */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "object/edit.h"
#include <kin/edit.h>
#include <kin/patch.h>

#include "object/document.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum {
    MAX_DEPTH = 5,
    MAX_COUNT = 6,
    MAX_OPERATIONS = 24,
    MANY = 200,
    MANY_OPERATIONS = 64, /* each is also a patch by itself */
};

struct input {
    const uint8_t *data;
    size_t size;
};

static unsigned take(struct input *in, unsigned limit)
{
    if (in->size == 0)
        return 0;
    in->size--;
    return *in->data++ % limit;
}

static kin_str take_key(struct input *in)
{
    static const char *const keys[] = {
        "a", "b", "c~", "/d", "op", "path", "value", "from", "", "endTime"};

    return kin_s(keys[take(in, sizeof(keys) / sizeof(keys[0]))]);
}

static kin_str take_string(struct input *in)
{
    static const char *const strings[] = {
        "",        "add",  "remove", "replace",  "move",
        "copy",    "test", "/a",     "/a/0",     "/b/a",
        "/a/-",    "/c~0", "/~1d",   "/a/1",     "2026-03-01T12:00:07Z",
        "/path/0", "/op",  "/from",  "/a/a/a/b", "x"};

    return kin_s(strings[take(in, sizeof(strings) / sizeof(strings[0]))]);
}

static void add_value(struct input *in, unsigned depth, kin_document *doc);

static void add_object(struct input *in, unsigned depth, kin_document *doc)
{
    kin_str used[MAX_COUNT];
    unsigned count = take(in, MAX_COUNT);

    (void)kin__document_open_object(doc);
    for (unsigned i = 0; i < count; i++) {
        bool is_used = false;
        used[i] = take_key(in);
        for (unsigned j = 0; j < i; j++)
            is_used |= kin_str_eq(used[i], used[j]);
        if (is_used)
            continue;
        (void)kin__document_key(doc, used[i]);
        add_value(in, depth + 1, doc);
    }
    (void)kin__document_close(doc);
}

static void add_array(struct input *in, unsigned depth, kin_document *doc)
{
    unsigned count = take(in, MAX_COUNT);

    (void)kin__document_open_array(doc);
    for (unsigned i = 0; i < count; i++)
        add_value(in, depth + 1, doc);
    (void)kin__document_close(doc);
}

static void add_value(struct input *in, unsigned depth, kin_document *doc)
{
    switch (depth < MAX_DEPTH ? take(in, 9) : 3 + take(in, 6)) {
    case 0:
    case 1:
        add_object(in, depth, doc);
        break;
    case 2:
        add_array(in, depth, doc);
        break;
    case 3:
        (void)kin__document_add_null(doc);
        break;
    case 4:
        (void)kin__document_add_int(doc, take(in, 4));
        break;
    case 5:
        (void)kin__document_add_number(doc, kin_s("1.0"));
        break;
    default:
        (void)kin__document_add_string(doc, take_string(in));
        break;
    }
}

static kin_document *take_document(struct input *in)
{
    kin_document *doc = NULL;

    if (kin__document_new(NULL, &doc, NULL) < 0)
        abort();
    add_value(in, 0, doc);
    if (kin__document_finish(doc, NULL) < 0)
        abort();
    return doc;
}

/* An array of nearly valid operations. */
static kin_document *take_patch(struct input *in)
{
    static const char *const names[] = {"add",  "remove", "replace",
                                        "move", "copy",   "test"};
    kin_document *doc = NULL;
    unsigned count = take(in, MAX_OPERATIONS);

    if (kin__document_new(NULL, &doc, NULL) < 0)
        abort();
    (void)kin__document_open_array(doc);
    for (unsigned i = 0; i < count; i++) {
        (void)kin__document_open_object(doc);
        (void)kin__document_key(doc, kin_s("op"));
        (void)kin__document_add_string(doc, kin_s(names[take(in, 6)]));
        (void)kin__document_key(doc, kin_s("path"));
        (void)kin__document_add_string(doc, take_string(in));
        (void)kin__document_key(doc, kin_s("from"));
        (void)kin__document_add_string(doc, take_string(in));
        (void)kin__document_key(doc, kin_s("value"));
        add_value(in, 3, doc);
        (void)kin__document_close(doc);
    }
    (void)kin__document_close(doc);
    if (kin__document_finish(doc, NULL) < 0)
        abort();
    return doc;
}

static void check_diff(kin_value a, kin_value b)
{
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    int r = kin_diff_json_patch(NULL, a, b, &patch, NULL);

    assert(r == 0);
    r = kin_patch_json(NULL, a, kin_document_root(patch), &result, NULL);
    assert(r == 0);
    assert(kin_value_equal(kin_document_root(result), b));
    assert((kin_value_count(kin_document_root(patch)) == 0) ==
           kin_value_equal(a, b));
}

static void check_patch(kin_value target, kin_value patch)
{
    KIN_AUTO(kin_document) *merged = NULL;
    KIN_AUTO(kin_document) *again = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    kin_error err = KIN_ERROR_INIT;

    int r = kin_patch_merge(NULL, target, patch, &merged, NULL);
    assert(r == 0);
    /* Applying a merge patch again changes nothing. */
    r = kin_patch_merge(NULL, kin_document_root(merged), patch, &again, NULL);
    assert(r == 0);
    assert(
        kin_value_equal(kin_document_root(merged), kin_document_root(again)));
    r = kin_patch_json(NULL, target, patch, &result, &err);
    assert(r == 0 || (err.code == r && err.message[0] && !result));
}

/* Returns some spot; the edit may fail. */
static kin_spot take_spot(struct input *in, kin_edit *edit)
{
    kin_spot spot = kin_edit_root();
    unsigned steps = take(in, 4);

    for (unsigned i = 0; i < steps; i++) {
        kin_value v = kin_value_absent();
        if (kin_edit_get(edit, spot, &v) < 0)
            break;
        size_t count = kin_edit_count(edit, spot);
        kin_type type = kin_value_type(v);
        assert(count == kin_value_count(v));
        if (type == KIN_TYPE_ARRAY && count > 0)
            spot = kin_edit_element(edit, spot, take(in, (unsigned)count));
        else if (type == KIN_TYPE_OBJECT || type == KIN_TYPE_ABSENT ||
                 type == KIN_TYPE_NULL)
            spot = kin_edit_member(edit, spot, take_key(in));
        else
            break;
    }
    return spot;
}

static kin_value look(kin_edit *edit, kin_spot spot)
{
    kin_value v = kin_value_absent();

    return kin_edit_get(edit, spot, &v) < 0 ? kin_value_absent() : v;
}

static void edit_step(struct input *in, kin_edit *edit)
{
    kin_spot spot = take_spot(in, edit);
    kin_value v = kin_value_absent();

    switch (take(in, 7)) {
    case 0:
        if (spot.id != kin_edit_root().id)
            (void)kin_edit_remove(edit, spot);
        break;
    case 1:
        (void)kin_edit_set_object(edit, spot);
        break;
    case 2:
        v = look(edit, kin_edit_root());
        (void)kin_edit_set_str(edit, spot, take_string(in));
        break;
    case 3:
    case 4:
        v = look(edit, spot);
        if (kin_value_type(v) == KIN_TYPE_ARRAY)
            spot = kin__edit_insert(
                edit, spot, take(in, (unsigned)kin_edit_count(edit, spot) + 1));
        (void)kin_edit_set_int(edit, spot, 7);
        break;
    case 5:
        v = look(edit, take_spot(in, edit));
        if (kin_value_exists(v))
            (void)kin_edit_set_value(edit, spot, v);
        break;
    default:
        (void)kin_edit_set_array(edit, spot);
        break;
    }
}

static void check_edit(struct input *in, kin_value base)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *result = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    kin_value view = kin_value_absent();
    unsigned count = take(in, 12);

    if (kin_edit_new(NULL, base, &edit, NULL) < 0)
        abort();
    for (unsigned i = 0; i < count; i++)
        edit_step(in, edit);
    if (kin_edit_check(edit, NULL) < 0)
        return;
    int r = kin_edit_finish(edit, &result, NULL);
    assert(r == 0);
    r = kin_edit_get(edit, kin_edit_root(), &view);
    assert(r == 0 && kin_value_equal(view, kin_document_root(result)));
    r = kin__edit_json_patch(edit, &patch, NULL);
    assert(r == 0);
    r = kin_patch_json(NULL, base, kin_document_root(patch), &patched, NULL);
    assert(r == 0);
    assert(
        kin_value_equal(kin_document_root(patched), kin_document_root(result)));
}

/* {"a": [0, 1, ...], "b": {"0": 0, "1": 1, ...}} */
static kin_document *take_many(struct input *in)
{
    kin_document *doc = NULL;
    char key[16];

    if (kin__document_new(NULL, &doc, NULL) < 0)
        abort();
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("a"));
    (void)kin__document_open_array(doc);
    for (unsigned i = take(in, MANY); i > 0; i--)
        (void)kin__document_add_int(doc, i);
    (void)kin__document_close(doc);
    (void)kin__document_key(doc, kin_s("b"));
    (void)kin__document_open_object(doc);
    for (unsigned i = take(in, MANY); i > 0; i--) {
        (void)snprintf(key, sizeof(key), "%u", i);
        (void)kin__document_key(doc, kin_s(key));
        (void)kin__document_add_int(doc, i);
    }
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    if (kin__document_finish(doc, NULL) < 0)
        abort();
    return doc;
}

static void add_pointer(struct input *in, kin_document *doc)
{
    static const char *const names[] = {"/a", "/b", "/a/0", "/b/1", "/a/-"};
    unsigned which = take(in, 16);
    char pointer[32];

    if (which < 3)
        (void)snprintf(pointer, sizeof(pointer), "%s", names[2 + which]);
    else
        (void)snprintf(pointer, sizeof(pointer), "%s/%u", names[which % 2],
                       take(in, MANY));
    (void)kin__document_add_string(doc, kin_s(pointer));
}

/* One operation in a separate array. */
static kin_document *take_operation(struct input *in)
{
    static const char *const names[] = {"add",     "add",  "remove", "remove",
                                        "replace", "move", "copy"};
    kin_document *doc = NULL;

    if (kin__document_new(NULL, &doc, NULL) < 0)
        abort();
    (void)kin__document_open_array(doc);
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("op"));
    (void)kin__document_add_string(doc, kin_s(names[take(in, 7)]));
    (void)kin__document_key(doc, kin_s("path"));
    add_pointer(in, doc);
    (void)kin__document_key(doc, kin_s("from"));
    add_pointer(in, doc);
    (void)kin__document_key(doc, kin_s("value"));
    add_value(in, 4, doc);
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
    if (kin__document_finish(doc, NULL) < 0)
        abort();
    return doc;
}

/* Operations that fail individually are left out of the combined patch. */
static void check_many(struct input *in)
{
    KIN_AUTO(kin_document) *base = take_many(in);
    KIN_AUTO(kin_document) *all = NULL;
    KIN_AUTO(kin_document) *now = NULL;
    KIN_AUTO(kin_document) *result = NULL;

    if (kin__document_new(NULL, &all, NULL) < 0 ||
        kin_document_new_copy(NULL, kin_document_root(base), &now, NULL) < 0)
        abort();
    (void)kin__document_open_array(all);
    for (unsigned i = 0; i < MANY_OPERATIONS && in->size > 0; i++) {
        KIN_AUTO(kin_document) *patch = take_operation(in);
        kin_document *next = NULL;
        if (kin_patch_json(NULL, kin_document_root(now),
                           kin_document_root(patch), &next, NULL) < 0)
            continue;
        (void)kin_document_free(now);
        now = next;
        (void)kin__document_add_value(
            all, kin_value_at(kin_document_root(patch), 0));
    }
    (void)kin__document_close(all);
    if (kin__document_finish(all, NULL) < 0)
        abort();
    int r = kin_patch_json(NULL, kin_document_root(base),
                           kin_document_root(all), &result, NULL);
    /* All copies together may exceed the limit although each one does not. */
    assert(r == 0 || r == KIN_ELIMIT);
    if (r == 0)
        assert(
            kin_value_equal(kin_document_root(result), kin_document_root(now)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {data, size};
    KIN_AUTO(kin_document) *a = take_document(&in);
    KIN_AUTO(kin_document) *b = take_document(&in);
    KIN_AUTO(kin_document) *patch = take_patch(&in);

    check_diff(kin_document_root(a), kin_document_root(b));
    check_patch(kin_document_root(a), kin_document_root(b));
    check_patch(kin_document_root(a), kin_document_root(patch));
    check_edit(&in, kin_document_root(a));
    if (take(&in, 4) == 1)
        check_many(&in);
    return 0;
}
