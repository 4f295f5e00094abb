/* SPDX-License-Identifier: Apache-2.0 */
/*
 * field_edit.c - access to fields of an edit, and setters for C types.
 */
#include <kin/edit.h>

#include <stdio.h>

#include "base/base64.h"
#include "base/str.h"
#include "object/edit.h"
#include "object/time.h"

enum {
    /* More than an API server stores for one object. */
    BYTES_MAX = 64 << 20,
    API_VERSION_SIZE = 512,
};

/* ---- life cycle ---- */

static void object_set_names(kin_edit *edit, kin_namespaced_name name)
{
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));

    (void)kin_edit_set_object(edit, metadata);
    if (name.name.len)
        (void)kin_edit_set_str(
            edit, kin_edit_member(edit, metadata, KIN__S("name")), name.name);
    if (name.ns.len)
        (void)kin_edit_set_str(
            edit, kin_edit_member(edit, metadata, KIN__S("namespace")),
            name.ns);
}

static void object_set_type(kin_edit *edit, const kin_resource *resource)
{
    char text[API_VERSION_SIZE];
    const char *group = resource->group ? resource->group : "";
    kin_spot root = kin_edit_root();

    (void)snprintf(text, sizeof(text), "%s%s%s", group, group[0] ? "/" : "",
                   resource->version);
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, root, KIN__S("apiVersion")), kin_s(text));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, root, KIN__S("kind")),
                           kin_s(resource->kind));
}

/* Errors of an edit are sticky, so the setters are not checked here. */
kin_edit *kin_edit_new_object(const kin_allocator *alloc,
                              const kin_resource *resource,
                              kin_namespaced_name name)
{
    kin_edit *edit = NULL;

    if (kin_edit_new(alloc, kin_value_absent(), &edit, /* err= */ NULL) < 0)
        return NULL;
    object_set_type(edit, resource);
    object_set_names(edit, name);
    return edit;
}

/* ---- spots ---- */

kin_spot kin_edit_field(kin_edit *edit, kin_spot spot, const kin_field *field)
{
    spot = kin_edit_member(edit, spot, field->keys[0]);
    if (field->keys[1].len)
        spot = kin_edit_member(edit, spot, field->keys[1]);
    return spot;
}

kin_spot kin_edit_want_object(kin_edit *edit, kin_spot spot)
{
    if (edit)
        (void)kin__edit_want_object(edit, spot);
    return spot;
}

/* ---- values ---- */

int kin_edit_set_bytes(kin_edit *edit, kin_spot spot, kin_str value)
{
    KIN__AUTO_BUF buf = {0};

    if (!edit)
        return KIN_ENOMEM;
    kin__buf_init(&buf, kin__edit_alloc(edit), BYTES_MAX);
    int r = kin__base64_encode(value, &buf);
    return r < 0 ? kin__edit_fail(edit, spot, r, kin_error_text(r))
                 : kin_edit_set_str(edit, spot, kin__buf_str(&buf));
}

int kin_edit_set_quantity(kin_edit *edit, kin_spot spot, kin_str value)
{
    kin_quantity quantity;

    if (!edit)
        return KIN_ENOMEM;
    if (kin_quantity_parse(value, &quantity, /* err= */ NULL) < 0)
        return kin__edit_fail(edit, spot, KIN_EINVAL, "not a quantity");
    return kin_edit_set_str(edit, spot, value);
}

int kin_edit_set_micro_time(kin_edit *edit, kin_spot spot, kin_time value)
{
    char text[KIN_TIME_TEXT_SIZE];

    (void)kin__time_format_micro(value, text, sizeof(text));
    return kin_edit_set_str(edit, spot, kin_s(text));
}

int kin_edit_set_duration(kin_edit *edit, kin_spot spot, int64_t value)
{
    char text[KIN_DURATION_TEXT_SIZE];

    (void)kin__duration_format(value, text, sizeof(text));
    return kin_edit_set_str(edit, spot, kin_s(text));
}

int kin_edit_set_intstr(kin_edit *edit, kin_spot spot, kin_intstr value)
{
    return value.is_string ? kin_edit_set_str(edit, spot, value.text)
                           : kin_edit_set_int(edit, spot, value.number);
}
