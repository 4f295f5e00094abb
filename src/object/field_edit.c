/* SPDX-License-Identifier: Apache-2.0 */
/*
 * field_edit.c - fields of an edit, and values set from types of C.
 *
 * An edit that could not be made is NULL: everything here lets it pass, as an
 * edit that failed does.
 */
#include <kin/edit.h>

#include <stdio.h>

#include "base/base64.h"
#include "base/str.h"
#include "object/edit.h"
#include "object/time.h"

enum {
    /* What an API server stores of one object, and more. */
    BYTES_MAX = 64 << 20,
    API_VERSION_SIZE = 512,
};

static const kin_spot no_spot = {UINT32_MAX};

/* ---- life ---- */

static void object_set_names(kin_edit *edit, kin_str ns, kin_str name)
{
    kin_spot metadata = kin_edit_member(edit, kin_edit_root(),
                                        KIN__S("metadata"));

    (void)kin_edit_set_object(edit, metadata);
    if (name.len)
        (void)kin_edit_set_string(
            edit, kin_edit_member(edit, metadata, KIN__S("name")), name);
    if (ns.len)
        (void)kin_edit_set_string(
            edit, kin_edit_member(edit, metadata, KIN__S("namespace")), ns);
}

static void object_set_type(kin_edit *edit, const kin_resource *resource)
{
    char text[API_VERSION_SIZE];
    const char *group = resource->group ? resource->group : "";
    kin_spot root = kin_edit_root();

    (void)snprintf(text, sizeof(text), "%s%s%s", group, group[0] ? "/" : "",
                   resource->version);
    (void)kin_edit_set_string(
        edit, kin_edit_member(edit, root, KIN__S("apiVersion")), kin_s(text));
    (void)kin_edit_set_string(edit, kin_edit_member(edit, root, KIN__S("kind")),
                              kin_s(resource->kind));
}

/* Failures stick in the edit, so nothing is checked here. */
kin_edit *kin_edit_new_object(const kin_allocator *alloc,
                              const kin_resource *resource, kin_str ns,
                              kin_str name)
{
    kin_edit *edit = NULL;

    if (kin_edit_new(alloc, kin_value_absent(), &edit, /* err= */ NULL) < 0)
        return NULL;
    object_set_type(edit, resource);
    object_set_names(edit, ns, name);
    return edit;
}

kin_edit *kin_edit_new_change(const kin_allocator *alloc,
                              const kin_object *object)
{
    kin_edit *edit = NULL;

    if (kin_edit_new(alloc, kin_object_value(object), &edit,
                     /* err= */ NULL) < 0)
        return NULL;
    return edit;
}

/* ---- places ---- */

kin_spot kin_edit_field(kin_edit *edit, kin_spot spot, const kin_field *field)
{
    if (!edit)
        return no_spot;
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

kin_spot kin_edit_item(kin_edit *edit, kin_spot array, size_t index)
{
    if (!edit)
        return no_spot;
    return index == SIZE_MAX ? kin_edit_append(edit, array)
                             : kin_edit_element(edit, array, index);
}

kin_spot kin_edit_entry(kin_edit *edit, kin_spot object, kin_str key)
{
    return edit ? kin_edit_member(edit, object, key) : no_spot;
}

int kin_edit_drop(kin_edit *edit, kin_spot spot)
{
    return edit ? kin_edit_remove(edit, spot) : KIN_ENOMEM;
}

/* ---- values ---- */

int kin_edit_put_bool(kin_edit *edit, kin_spot spot, bool value)
{
    return edit ? kin_edit_set_bool(edit, spot, value) : KIN_ENOMEM;
}

int kin_edit_put_int(kin_edit *edit, kin_spot spot, int64_t value)
{
    return edit ? kin_edit_set_int(edit, spot, value) : KIN_ENOMEM;
}

int kin_edit_put_double(kin_edit *edit, kin_spot spot, double value)
{
    return edit ? kin_edit_set_double(edit, spot, value) : KIN_ENOMEM;
}

int kin_edit_put_str(kin_edit *edit, kin_spot spot, kin_str value)
{
    return edit ? kin_edit_set_string(edit, spot, value) : KIN_ENOMEM;
}

int kin_edit_put_any(kin_edit *edit, kin_spot spot, kin_value value)
{
    return edit ? kin_edit_set_value(edit, spot, value) : KIN_ENOMEM;
}

int kin_edit_put_list(kin_edit *edit, kin_spot spot)
{
    return edit ? kin_edit_set_array(edit, spot) : KIN_ENOMEM;
}

int kin_edit_put_map(kin_edit *edit, kin_spot spot)
{
    return edit ? kin_edit_set_object(edit, spot) : KIN_ENOMEM;
}

int kin_edit_put_bytes(kin_edit *edit, kin_spot spot, kin_str value)
{
    KIN__AUTO_BUF buf = {0};

    if (!edit)
        return KIN_ENOMEM;
    kin__buf_init(&buf, kin__edit_alloc(edit), BYTES_MAX);
    int r = kin__base64_encode(value, &buf);
    return r < 0 ? kin__edit_fail(edit, spot, r, kin_error_text(r))
                 : kin_edit_set_string(edit, spot, kin__buf_str(&buf));
}

int kin_edit_put_quantity(kin_edit *edit, kin_spot spot, kin_str value)
{
    kin_quantity quantity;

    if (!edit)
        return KIN_ENOMEM;
    if (kin_quantity_parse(value, &quantity, /* err= */ NULL) < 0)
        return kin__edit_fail(edit, spot, KIN_EINVAL, "not a quantity");
    return kin_edit_set_string(edit, spot, value);
}

int kin_edit_put_time(kin_edit *edit, kin_spot spot, kin_time value)
{
    return edit ? kin_edit_set_seconds(edit, spot, value.seconds) : KIN_ENOMEM;
}

int kin_edit_put_micro_time(kin_edit *edit, kin_spot spot, kin_time value)
{
    char text[KIN_TIME_TEXT_SIZE];

    (void)kin__time_format_micro(value, text, sizeof(text));
    return kin_edit_put_str(edit, spot, kin_s(text));
}

int kin_edit_put_duration(kin_edit *edit, kin_spot spot, int64_t value)
{
    char text[KIN_DURATION_TEXT_SIZE];

    (void)kin__duration_format(value, text, sizeof(text));
    return kin_edit_put_str(edit, spot, kin_s(text));
}

int kin_edit_put_intstr(kin_edit *edit, kin_spot spot, kin_intstr value)
{
    return value.is_string ? kin_edit_put_str(edit, spot, value.text)
                           : kin_edit_put_int(edit, spot, value.number);
}
