/* SPDX-License-Identifier: Apache-2.0 */
#include "facts_value.h"
#include "object/document.h"

#include <stdio.h>
#include <string.h>

/* Maximum depth of nested structs. */
enum { DEPTH_MAX = 4, TEXT_SIZE = 64 };

/* Required texts of fields with these names. */
static const struct {
    const char *name;
    const char *format;
} FORMS[] = {
    {"ip", "10.0.%zu.%zu"},          {"addresses", "10.0.%zu.%zu"},
    {"clusterIPs", "10.96.%zu.%zu"}, {"externalIPs", "10.1.%zu.%zu"},
    {"podCIDRs", "10.%zu.%zu.0/24"}, {"cidr", "10.%zu.%zu.0/24"},
    {"cidrs", "10.%zu.%zu.0/24"},    {"mountPath", "/%zu/%zu"},
    {"devicePath", "/%zu/%zu"},      {"path", "/%zu/%zu"},
    {"finalizers", "a.io/%zu-%zu"},  {"uid", "uid-%zu-%zu"},
    {"apiVersion", "a.io/v1"},       {"whenUnsatisfiable", "DoNotSchedule"},
};

static kin_str text_for(const struct kin__schema_field *field, size_t number,
                        char *room)
{
    const struct kin__schema_enum *choices = field->merge->choices;

    if (choices) {
        size_t len = 0;
        while (len < choices->choices.len && choices->choices.ptr[len] != ',')
            len++;
        if (len > 0)
            return kin_str_of(choices->choices.ptr, len);
    }
    for (size_t i = 0; i < sizeof(FORMS) / sizeof(FORMS[0]); i++)
        if (kin_str_eq(field->name, kin_s(FORMS[i].name))) {
            (void)snprintf(room, TEXT_SIZE, FORMS[i].format, number / 250,
                           number % 250);
            return kin_s(room);
        }
    (void)snprintf(room, TEXT_SIZE, "e%zu", number);
    return kin_s(room);
}

static int add_one(kin_document *doc, const struct kin__schema_field *field,
                   size_t number, int depth);

static int add_list(kin_document *doc, const struct kin__schema_field *field,
                    size_t number, int depth)
{
    int r = kin__document_open_array(doc);

    if (r == 0)
        r = add_one(doc, field, number, depth);
    return r < 0 ? r : kin__document_close(doc);
}

static int add_map(kin_document *doc, const struct kin__schema_field *field,
                   size_t number, int depth)
{
    int r = kin__document_open_object(doc);

    if (r == 0)
        r = kin__document_key(doc, kin_s("k"));
    if (r == 0)
        r = add_one(doc, field, number, depth);
    return r < 0 ? r : kin__document_close(doc);
}

/* Whether a field is required or part of the element's key. */
static bool is_wanted(const struct kin__schema_field *list,
                      const struct kin__schema_field *field)
{
    for (size_t i = 0; i < list->merge->map_key_count; i++)
        if (kin_str_eq(list->merge->map_keys[i], field->name))
            return true;
    return (field->flags & KIN__SCHEMA_REQUIRED) != 0 ||
           kin_str_eq(list->merge->merge_key, field->name) ||
           kin_str_eq(field->name, kin_s("name")) ||
           kin_str_eq(field->name, kin_s("image"));
}

static int add_struct(kin_document *doc, const struct kin__schema_field *field,
                      size_t number, int depth)
{
    const struct kin__schema_type *type = field->type;
    int r = kin__document_open_object(doc);

    for (size_t i = 0; r == 0 && depth > 0 && i < type->field_count; i++) {
        const struct kin__schema_field *member = &type->fields[i];
        if (!is_wanted(field, member))
            continue;
        r = kin__document_key(doc, member->name);
        if (r < 0)
            break;
        if (member->container == KIN__SCHEMA_LIST)
            r = add_list(doc, member, number, depth - 1);
        else if (member->container == KIN__SCHEMA_MAP)
            r = add_map(doc, member, number, depth - 1);
        else
            r = add_one(doc, member, number, depth - 1);
    }
    return r < 0 ? r : kin__document_close(doc);
}

static int add_empty(kin_document *doc)
{
    int r = kin__document_open_object(doc);

    return r < 0 ? r : kin__document_close(doc);
}

static int add_strings(kin_document *doc)
{
    int r = kin__document_open_array(doc);

    if (r == 0)
        r = kin__document_add_string(doc, kin_s("a"));
    return r < 0 ? r : kin__document_close(doc);
}

static int add_one(kin_document *doc, const struct kin__schema_field *field,
                   size_t number, int depth)
{
    char room[TEXT_SIZE];

    switch ((enum kin__schema_kind)field->kind) {
    case KIN__SCHEMA_STRING:
        return kin__document_add_string(doc, text_for(field, number, room));
    case KIN__SCHEMA_BOOL:
        return kin__document_add_bool(doc, true);
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_INT_OR_STRING:
        return kin__document_add_int(doc, (int64_t)number + 1);
    case KIN__SCHEMA_DOUBLE:
        return kin__document_add_number(doc, kin_s("1.5"));
    case KIN__SCHEMA_BYTES:
        return kin__document_add_string(doc, kin_s("YQ=="));
    case KIN__SCHEMA_QUANTITY:
        return kin__document_add_string(doc, kin_s("1"));
    case KIN__SCHEMA_TIME:
        return kin__document_add_string(doc, kin_s("2026-01-01T00:00:00Z"));
    case KIN__SCHEMA_MICRO_TIME:
        return kin__document_add_string(doc,
                                        kin_s("2026-01-01T00:00:00.000000Z"));
    case KIN__SCHEMA_DURATION:
        return kin__document_add_string(doc, kin_s("1s"));
    case KIN__SCHEMA_STRINGS:
        return add_strings(doc);
    case KIN__SCHEMA_STRUCT:
        return add_struct(doc, field, number, depth);
    case KIN__SCHEMA_FIELDS_V1:
    case KIN__SCHEMA_RAW:
    case KIN__SCHEMA_JSON:
    case KIN__SCHEMA_SCHEMA_OR_ARRAY:
    case KIN__SCHEMA_SCHEMA_OR_BOOL:
    case KIN__SCHEMA_SCHEMA_OR_STRINGS:
    case KIN__SCHEMA_KIND_COUNT:
        break;
    }
    return add_empty(doc);
}

int facts_value_add(kin_document *doc, const struct kin__schema_field *field,
                    size_t number)
{
    return add_one(doc, field, number, DEPTH_MAX);
}

int facts_value_add_all(kin_document *doc,
                        const struct kin__schema_field *field, size_t first,
                        size_t count, bool is_reversed)
{
    bool is_map = field->container == KIN__SCHEMA_MAP;
    char key[TEXT_SIZE];
    int r = is_map ? kin__document_open_object(doc)
                   : kin__document_open_array(doc);

    for (size_t i = 0; r == 0 && i < count; i++) {
        size_t number = first + (is_reversed ? count - 1 - i : i);
        (void)snprintf(key, sizeof(key), "e%zu", number);
        if (is_map)
            r = kin__document_key(doc, kin_s(key));
        if (r == 0)
            r = facts_value_add(doc, field, number);
    }
    return r < 0 ? r : kin__document_close(doc);
}
