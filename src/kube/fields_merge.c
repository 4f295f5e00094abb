/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fields_merge.c - structs described by tables: copied, merged, asked.
 */
#include "kube/fields.h"

#include <string.h>

size_t kin__strings_count(char *const *strings)
{
    size_t count = 0;

    while (strings && strings[count])
        count++;
    return count;
}

char **kin__strings_copy(struct kin__pool *pool, char *const *from)
{
    size_t count = kin__strings_count(from);
    char **copy = kin__pool_alloc0(pool, count + 1, sizeof(*copy));

    for (size_t i = 0; copy && i < count; i++) {
        copy[i] = kin__pool_strdup(pool, kin_s(from[i]));
        if (!copy[i])
            return NULL;
    }
    return copy;
}

static struct kin__list *lists_copy(struct kin__pool *pool,
                                    const struct kin__list *from)
{
    size_t count = 0;

    while (from[count].name)
        count++;
    struct kin__list *copy = kin__pool_alloc0(pool, count + 1, sizeof(*copy));
    for (size_t i = 0; copy && i < count; i++) {
        copy[i].name = kin__pool_strdup(pool, kin_s(from[i].name));
        copy[i].values = kin__strings_copy(pool, from[i].values);
        if (!copy[i].name || !copy[i].values)
            return NULL;
    }
    return copy;
}

static struct kin__pair *pairs_copy(struct kin__pool *pool,
                                    const struct kin__pair *from)
{
    size_t count = 0;

    while (from[count].name)
        count++;
    struct kin__pair *copy = kin__pool_alloc0(pool, count + 1, sizeof(*copy));
    for (size_t i = 0; copy && i < count; i++) {
        copy[i].name = kin__pool_strdup(pool, kin_s(from[i].name));
        copy[i].value = kin__pool_strdup(pool, kin_s(from[i].value));
        if (!copy[i].name || !copy[i].value)
            return NULL;
    }
    return copy;
}

static int data_copy(struct kin__pool *pool, const struct kin__data *from,
                     struct kin__data *to)
{
    char *copy = kin__pool_strdup(pool, kin_str_of(from->ptr, from->len));

    if (!copy)
        return KIN_ENOMEM;
    *to = (struct kin__data){.ptr = copy, .len = from->len};
    return 0;
}

static int struct_copy(struct kin__pool *pool, const struct kin__fields *fields,
                       const void *from, void *to)
{
    void *copy = kin__pool_alloc0(pool, 1, fields->size);

    if (!copy)
        return KIN_ENOMEM;
    memcpy(to, &copy, sizeof(copy));
    return kin__fields_merge(fields, pool, from, copy);
}

/* A pointer of whatever type. */
static void *pointer_at(const void *at)
{
    void *pointer = NULL;

    memcpy(&pointer, at, sizeof(pointer));
    return pointer;
}

static bool field_is_set(const struct kin__field *field, const void *at)
{
    if (field->kind == KIN__FIELD_BOOL || field->kind == KIN__FIELD_PRESENT)
        return *(const bool *)at;
    if (field->kind == KIN__FIELD_STRINGS)
        return kin__strings_count(*(char **const *)at) > 0;
    /* All others are pointers or begin with one. */
    return pointer_at(at) != NULL;
}

/* Puts a pointer where it belongs; 0 or KIN_ENOMEM. */
static int field_store(void *copy, void *to)
{
    if (!copy)
        return KIN_ENOMEM;
    memcpy(to, &copy, sizeof(copy));
    return 0;
}

static int field_copy(struct kin__pool *pool, const struct kin__field *field,
                      const void *from, void *to)
{
    switch (field->kind) {
    case KIN__FIELD_STRING:
    case KIN__FIELD_PATH:
    case KIN__FIELD_COMMAND:
    case KIN__FIELD_EXTENSION:
        return field_store(kin__pool_strdup(pool, kin_s(*(char *const *)from)),
                           to);
    case KIN__FIELD_BOOL:
    case KIN__FIELD_PRESENT:
        *(bool *)to = true;
        return 0;
    case KIN__FIELD_DATA:
        return data_copy(pool, from, to);
    case KIN__FIELD_STRINGS:
        return field_store(kin__strings_copy(pool, *(char **const *)from), to);
    case KIN__FIELD_LISTS:
        return field_store(lists_copy(pool, *(struct kin__list *const *)from),
                           to);
    case KIN__FIELD_PAIRS:
        return field_store(pairs_copy(pool, *(struct kin__pair *const *)from),
                           to);
    case KIN__FIELD_STRUCT:
        return struct_copy(pool, field->fields, pointer_at(from), to);
    }
    return 0;
}

int kin__fields_merge(const struct kin__fields *fields, struct kin__pool *pool,
                      const void *from, void *to)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct kin__field *field = &fields->field[i];
        const void *at = (const char *)from + field->offset;
        if (!field_is_set(field, at))
            continue;
        int r = field_copy(pool, field, at, (char *)to + field->offset);
        if (r < 0)
            return r;
    }
    return 0;
}

bool kin__fields_are_empty(const struct kin__fields *fields, const void *body)
{
    for (size_t i = 0; i < fields->count; i++)
        if (field_is_set(&fields->field[i],
                         (const char *)body + fields->field[i].offset))
            return false;
    return true;
}
