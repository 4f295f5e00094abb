/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/json.h>

#include <kin/edit.h>

#include "base/alloc.h"
#include "object/document.h"
#include "wire/json_parse.h"
#include "wire/json_write.h"

/* Parses a text into a document's arena. */
static int json_read(struct kin__arena *arena, kin_str text, kin__val *ret,
                     kin_error *err)
{
    KIN__AUTO_JSON_PARSER parser;

    kin__json_parser_init(&parser, arena, /* limits= */ NULL, arena->alloc);
    return kin__json_parse(&parser, text, /* predicted= */ KIN__VAL_NONE,
                           /* flags= */ 0, ret, /* ret_used= */ NULL, err);
}

int kin_document_parse(const kin_allocator *alloc, kin_str text,
                       kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, err);

    if (r < 0)
        return r;
    assert(doc);
    r = json_read(doc->arena, text, &doc->root, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}

int kin_object_parse(const kin_allocator *alloc, kin_str text, kin_object **ret,
                     kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_document_parse(alloc, text, &doc, err);

    if (r < 0)
        return r;
    assert(doc);
    return kin_object_new(doc, ret, err);
}

int kin_value_write(kin_value value, unsigned indent, kin_write_fn *write,
                    void *userdata)
{
    const struct kin__arena *arena = value.home;

    if (!kin_value_exists(value))
        return 0;
    if (indent > KIN__JSON_INDENT_MAX)
        indent = KIN__JSON_INDENT_MAX;
    return kin__json_write_chunks(arena->alloc, arena->ro, value.bits, indent,
                                  write, userdata);
}

int kin_edit_parse(const kin_allocator *alloc, kin_str text, kin_edit **ret,
                   kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    int r = kin_document_parse(alloc, text, &doc, err);

    if (r == 0)
        r = kin_edit_new(alloc, kin_value_absent(), &edit, err);
    if (r < 0)
        return r;
    (void)kin_edit_set_value(edit, kin_edit_root(), kin_document_root(doc));
    r = kin_edit_check(edit, err);
    if (r == 0)
        *ret = KIN__STEAL(edit);
    return r;
}
