/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/goprint.h"

#include <assert.h>
#include <stdlib.h>

#include "base/alloc.h"

enum {
    GO_PRINT_DEPTH = 64,
};

static int go_print(struct kin__buf *buf, kin_value value, unsigned depth);

static int go_print_array(struct kin__buf *buf, kin_value value, unsigned depth)
{
    assert(depth < GO_PRINT_DEPTH);
    int r = kin__buf_append_byte(buf, '[');

    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ' ');
        if (r == 0)
            r = go_print(buf, kin_value_at(value, i), depth);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, ']');
}

struct go_member {
    kin_str key;
    kin_value value;
};

static int go_member_cmp(const void *a, const void *b)
{
    const struct go_member *left = a;
    const struct go_member *right = b;

    return kin_str_cmp(left->key, right->key);
}

static int go_print_members(struct kin__buf *buf,
                            const struct go_member *members, size_t count,
                            unsigned depth)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < count; i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ' ');
        if (r == 0)
            r = kin__buf_append(buf, members[i].key);
        if (r == 0)
            r = kin__buf_append_byte(buf, ':');
        if (r == 0)
            r = go_print(buf, members[i].value, depth);
    }
    return r;
}

/* fmt sorts the keys of a map. */
static int go_print_object(struct kin__buf *buf, kin_value value,
                           unsigned depth)
{
    size_t count = kin_value_count(value);

    assert(depth < GO_PRINT_DEPTH);
    if (count == 0)
        return kin__buf_append(buf, kin_s("map[]"));
    struct go_member *members = kin__alloc(buf->alloc, count, sizeof(*members));
    if (!members)
        return KIN_ENOMEM;
    for (size_t i = 0; i < count; i++) {
        members[i].key = kin_value_key_at(value, i);
        members[i].value = kin_value_at(value, i);
    }
    qsort(members, count, sizeof(*members), go_member_cmp);
    int r = kin__buf_append(buf, kin_s("map["));
    if (r == 0)
        r = go_print_members(buf, members, count, depth);
    kin__free(buf->alloc, members);
    return r < 0 ? r : kin__buf_append_byte(buf, ']');
}

static int go_print(struct kin__buf *buf, kin_value value, unsigned depth)
{
    kin_scratch scratch;

    if (depth == 0)
        return kin__buf_append(buf, kin_s("..."));
    switch (kin_value_type(value)) {
    case KIN_TYPE_OBJECT:
        return go_print_object(buf, value, depth - 1);
    case KIN_TYPE_ARRAY:
        return go_print_array(buf, value, depth - 1);
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        return kin__buf_append(buf, kin_s("<nil>"));
    case KIN_TYPE_BOOL:
    case KIN_TYPE_NUMBER:
    case KIN_TYPE_STRING:
        break;
    }
    return kin__buf_append(buf, kin_value_text(value, &scratch));
}

int kin__go_print(struct kin__buf *buf, kin_value value)
{
    return go_print(buf, value, GO_PRINT_DEPTH);
}

static const char *go_number_type(kin_value value)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(value, &scratch);

    for (size_t i = 0; i < text.len; i++)
        if (strchr(".eE", text.ptr[i]))
            return "float64";
    return "int64";
}

const char *kin__go_type(kin_value value)
{
    switch (kin_value_type(value)) {
    case KIN_TYPE_OBJECT:
        return "map[string]interface {}";
    case KIN_TYPE_ARRAY:
        return "[]interface {}";
    case KIN_TYPE_BOOL:
        return "bool";
    case KIN_TYPE_STRING:
        return "string";
    case KIN_TYPE_NUMBER:
        return go_number_type(value);
    case KIN_TYPE_ABSENT:
    case KIN_TYPE_NULL:
        break;
    }
    /* How fmt prints a nil type with %s. */
    return "%!s(<nil>)";
}
