/* SPDX-License-Identifier: Apache-2.0 */
#include "object/document.h"

#include "base/alloc.h"
#include "base/str.h"
#include "object/literal.h"
#include "object/partial.h"

int kin__document_new_limited(const kin_allocator *alloc, uint64_t max_bytes,
                              kin_document **ret, kin_error *err)
{
    kin_document *doc = kin__alloc0(alloc, 1, sizeof(*doc));

    if (!doc)
        return kin_error_set(err, KIN_ENOMEM, "document: out of memory");
    int r = kin__arena_new_document(alloc, max_bytes, &doc->arena, err);
    if (r < 0) {
        kin__free(alloc, doc);
        return r;
    }
    kin__builder_init(&doc->builder, doc->arena);
    *ret = doc;
    return 0;
}

/* A caller that may modify a document may do so through its values. */
static struct kin__arena *document_arena_of(kin_value value)
{
    struct kin__arena *arena = (struct kin__arena *)(uintptr_t)value.home;

    return arena && arena->is_document ? arena : NULL;
}

int kin__document_new_beside(const kin_allocator *alloc, kin_value value,
                             kin_document **ret, kin_error *err)
{
    struct kin__arena *arena = document_arena_of(value);

    if (!arena)
        return kin__document_new(alloc, ret, err);
    kin_document *doc = kin__alloc0(arena->alloc, 1, sizeof(*doc));
    if (!doc)
        return kin_error_set(err, KIN_ENOMEM, "document: out of memory");
    doc->arena = kin__arena_ref(arena);
    kin__builder_init(&doc->builder, arena);
    *ret = doc;
    return 0;
}

int kin__document_new(const kin_allocator *alloc, kin_document **ret,
                      kin_error *err)
{
    return kin__document_new_limited(alloc, /* max_bytes= */ 0, ret, err);
}

int kin_document_new_copy(const kin_allocator *alloc, kin_value value,
                          kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, err);

    if (r < 0)
        return r;
    assert(doc);
    (void)kin__document_add_value(doc, value); /* sticky failure */
    r = kin__document_finish(doc, err);
    if (r < 0)
        return r;
    kin__document_take_partial(doc, value);
    *ret = KIN__STEAL(doc);
    return 0;
}

kin_document *kin_document_free(kin_document *doc)
{
    if (!doc)
        return NULL;
    const kin_allocator *alloc = doc->arena->alloc;
    kin__builder_done(&doc->builder);
    (void)kin__arena_unref(doc->arena);
    kin__free(alloc, doc);
    return NULL;
}

kin_value kin_document_root(const kin_document *doc)
{
    return kin__value_of(doc->arena, doc->root);
}

void kin__document_set_root(kin_document *doc, kin__val root)
{
    assert(root != KIN__VAL_NONE); /* may replace one: kin__stamp() does */
    kin__builder_done(&doc->builder);
    doc->root = root;
}

int kin__document_end(kin_document *doc)
{
    kin__val root = KIN__VAL_NONE;
    int r = kin__builder_take(&doc->builder, &root);

    if (r == 0)
        kin__document_set_root(doc, root);
    return r;
}

kin_value kin__document_reopen(kin_document *doc)
{
    kin_value root = kin__value_of(doc->arena, doc->root);

    assert(doc->root && doc->error == 0);
    kin__builder_init(&doc->builder, doc->arena);
    doc->root = KIN__VAL_NONE;
    return root;
}

int kin__document_finish(kin_document *doc, kin_error *err)
{
    if (doc->error < 0)
        return kin_error_set(err, doc->error, "document: %s",
                             kin_error_text(doc->error));
    if (doc->root)
        return 0;
    if (kin__document_end(doc) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "document: not exactly one complete value");
    return 0;
}

/* ---- filling ---- */

/* Records the first failure. */
static int document_record(kin_document *doc, int r)
{
    if (r < 0 && doc->error == 0)
        doc->error = r;
    return r;
}

/* Checks whether more can be added. */
static int document_check(kin_document *doc)
{
    if (doc->error == 0 && doc->root)
        doc->error = KIN_EINVAL;
    return doc->error;
}

static int document_open(kin_document *doc, kin_type type)
{
    int r = document_check(doc);

    return r < 0 ? r
                 : document_record(doc, kin__builder_open(&doc->builder, type));
}

int kin__document_open_object(kin_document *doc)
{
    return document_open(doc, KIN_TYPE_OBJECT);
}

int kin__document_open_array(kin_document *doc)
{
    return document_open(doc, KIN_TYPE_ARRAY);
}

int kin__document_close(kin_document *doc)
{
    int r = document_check(doc);

    return r < 0 ? r : document_record(doc, kin__builder_close(&doc->builder));
}

int kin__document_key(kin_document *doc, kin_str key)
{
    int r = document_check(doc);

    if (r == 0 && kin__utf8_valid_prefix(key) != key.len)
        r = KIN_EINVAL;
    if (r == 0)
        r = kin__builder_key(&doc->builder, key);
    return document_record(doc, r);
}

/* Adds a value that was just created, unless that failed. */
static int document_add(kin_document *doc, int made, kin__val val)
{
    if (made == 0)
        made = kin__builder_add(&doc->builder, val);
    return document_record(doc, made);
}

int kin__document_add_null(kin_document *doc)
{
    return document_add(doc, document_check(doc), KIN__VAL_NULL);
}

int kin__document_add_bool(kin_document *doc, bool boolean)
{
    return document_add(doc, document_check(doc),
                        boolean ? KIN__VAL_TRUE : KIN__VAL_FALSE);
}

static int document_add_literal(kin_document *doc, struct kin__literal literal)
{
    kin__val val = KIN__VAL_NONE;
    int r = document_check(doc);

    if (r == 0)
        r = kin__literal_make(doc->arena, &literal, doc->builder.key_names_time,
                              &val);
    return document_add(doc, r, val);
}

int kin__document_add_int(kin_document *doc, int64_t number)
{
    return document_add_literal(doc, kin__literal_int(number));
}

int kin__document_add_double(kin_document *doc, double number)
{
    return document_add_literal(doc, kin__literal_double(number));
}

int kin__document_add_number(kin_document *doc, kin_str literal)
{
    return document_add_literal(doc, kin__literal_number(literal));
}

int kin__document_add_string(kin_document *doc, kin_str bytes)
{
    return document_add_literal(doc, kin__literal_string(bytes));
}

int kin__document_add_seconds(kin_document *doc, int64_t seconds)
{
    return document_add_literal(doc, kin__literal_seconds(seconds));
}

int kin__document_add_value(kin_document *doc, kin_value value)
{
    int r = document_check(doc);

    return r < 0 ? r
                 : document_record(
                       doc, kin__builder_add_value(&doc->builder, value));
}
