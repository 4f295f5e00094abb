/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/fields.h"

#include <string.h>

#include "base/base64.h"
#include "base/str.h"
#include "kube/file.h"
#include "kube/json_text.h"

enum {
    FIELDS_MAX_DATA = 4 << 20,      /* bytes of a base64 value */
    FIELDS_MAX_EXTENSION = 1 << 20, /* bytes of JSON text */
};

/* --- Reading --- */

static void fields_complain(const struct kin__config_fields_source *source,
                            const char *key, const char *what)
{
    kin__problems_add(source->problems, KIN_EPARSE, "%s: %s %s", source->where,
                      key, what);
}

/* A string without NUL; otherwise unset, with a problem. */
static int read_string(const struct kin__config_fields_source *source,
                       const char *key, kin_value v, char **ret)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(v, &scratch);
    bool is_null = kin_value_type(v) == KIN_TYPE_NULL;

    if (!is_null && kin_value_type(v) != KIN_TYPE_STRING) {
        fields_complain(source, key, "must be a string");
        return 0;
    }
    if (kin__str_find(text, '\0') != KIN__STR_NONE) {
        fields_complain(source, key, "must not hold a NUL");
        return 0;
    }
    if (is_null || text.len == 0)
        return 0;
    char *copy = kin__region_strdup(source->region, text);
    if (!copy)
        return KIN_ENOMEM;
    *ret = copy;
    return 0;
}

static int read_path(const struct kin__config_fields_source *source,
                     const struct kin__config_field *field, kin_value v,
                     char **ret)
{
    char *path = NULL;
    int r = read_string(source, field->key, v, &path);

    if (r < 0 || !path)
        return r;
    if (field->kind == KIN__FIELD_PATH || strchr(path, '/'))
        path = kin__path_resolve(source->region, source->folder, kin_s(path));
    if (!path)
        return KIN_ENOMEM;
    *ret = path;
    return 0;
}

static void read_bool(const struct kin__config_fields_source *source,
                      const char *key, kin_value v, bool *ret)
{
    if (kin_value_bool(v, ret) == KIN_EINVAL)
        fields_complain(source, key, "must be true or false");
}

static int read_data(const struct kin__config_fields_source *source,
                     const char *key, kin_value v, struct kin__data *ret)
{
    KIN__AUTO_BUF bytes;
    char *text = NULL;
    int r = read_string(source, key, v, &text);

    kin__buf_init(&bytes, source->region->alloc, FIELDS_MAX_DATA);
    if (r < 0 || !text)
        return r;
    r = kin__base64_decode(kin_s(text), &bytes);
    if (r == KIN_EPARSE || r == KIN_ELIMIT) {
        fields_complain(source, key, "is not valid base64");
        return 0;
    }
    if (r < 0)
        return r;
    ret->ptr = kin__region_strdup(source->region, kin__buf_str(&bytes));
    ret->len = bytes.len;
    return ret->ptr ? 0 : KIN_ENOMEM;
}

/* Whether a value has a type or is null; adds a problem if not. */
static bool is_of_type(const struct kin__config_fields_source *source,
                       const char *key, kin_value v, kin_type type)
{
    kin_type got = kin_value_type(v);

    if (got != type && got != KIN_TYPE_NULL && got != KIN_TYPE_ABSENT)
        fields_complain(source, key,
                        type == KIN_TYPE_ARRAY ? "must be a list"
                                               : "must be an object");
    return got == type;
}

static int read_strings(const struct kin__config_fields_source *source,
                        const char *key, kin_value v, char ***ret)
{
    size_t count = kin_value_count(v);

    if (!is_of_type(source, key, v, KIN_TYPE_ARRAY))
        return 0;
    char **strings = kin__region_alloc0(source->region, count + 1,
                                        sizeof(*strings));
    if (!strings)
        return KIN_ENOMEM;
    for (size_t i = 0, k = 0; i < count; i++) {
        int r = read_string(source, key, kin_value_at(v, i), &strings[k]);
        if (r < 0)
            return r;
        /* An empty string is a valid argument. */
        if (!strings[k])
            strings[k] = kin__region_strdup(source->region, KIN__S(""));
        if (!strings[k++])
            return KIN_ENOMEM;
    }
    *ret = strings;
    return 0;
}

static int read_lists(const struct kin__config_fields_source *source,
                      const char *key, kin_value v,
                      struct kin__config_list **ret)
{
    static char *const no_strings[] = {NULL};
    size_t count = kin_value_count(v);

    if (!is_of_type(source, key, v, KIN_TYPE_OBJECT) || count == 0)
        return 0;
    struct kin__config_list *lists = kin__region_alloc0(
        source->region, count + 1, sizeof(*lists));
    if (!lists)
        return KIN_ENOMEM;
    for (size_t i = 0; i < count; i++) {
        lists[i].name = kin__region_strdup(source->region,
                                           kin_value_key_at(v, i));
        int r = read_strings(source, key, kin_value_at(v, i), &lists[i].values);
        if (r == 0 && !lists[i].values)
            lists[i].values = kin__strings_copy(source->region, no_strings);
        if (r < 0 || !lists[i].name || !lists[i].values)
            return KIN_ENOMEM;
    }
    *ret = lists;
    return 0;
}

static int read_pair(const struct kin__config_fields_source *source,
                     const char *key, kin_value v, struct kin__pair *ret)
{
    if (!is_of_type(source, key, v, KIN_TYPE_OBJECT))
        v = kin_value_absent();
    kin_value name = kin_value_get(v, KIN__S("name"));
    kin_value value = kin_value_get(v, KIN__S("value"));
    int r = kin_value_exists(name) ? read_string(source, key, name, &ret->name)
                                   : 0;
    if (r == 0 && kin_value_exists(value))
        r = read_string(source, key, value, &ret->value);
    if (r == 0 && !ret->name)
        ret->name = kin__region_strdup(source->region, KIN__S(""));
    if (r == 0 && !ret->value)
        ret->value = kin__region_strdup(source->region, KIN__S(""));
    return r < 0 || !ret->name || !ret->value ? KIN_ENOMEM : 0;
}

static int read_pairs(const struct kin__config_fields_source *source,
                      const char *key, kin_value v, struct kin__pair **ret)
{
    size_t count = kin_value_count(v);

    if (!is_of_type(source, key, v, KIN_TYPE_ARRAY) || count == 0)
        return 0;
    struct kin__pair *pairs = kin__region_alloc0(source->region, count + 1,
                                                 sizeof(*pairs));
    if (!pairs)
        return KIN_ENOMEM;
    for (size_t i = 0; i < count; i++) {
        int r = read_pair(source, key, kin_value_at(v, i), &pairs[i]);
        if (r < 0)
            return r;
    }
    *ret = pairs;
    return 0;
}

/* Finds the element {name, extension} in the list `v`; absent if there is
 * none. */
static kin_value find_extension(kin_value v, const char *name)
{
    for (size_t i = 0; i < kin_value_count(v); i++) {
        kin_value item = kin_value_at(v, i);
        kin_str got = kin_value_str(kin_value_get(item, KIN__S("name")));
        if (kin_str_eq(got, kin_s(name)))
            return kin_value_get(item, KIN__S("extension"));
    }
    return kin_value_absent();
}

static int read_extension(const struct kin__config_fields_source *source,
                          const struct kin__config_field *field, kin_value v,
                          char **ret)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, source->region->alloc, FIELDS_MAX_EXTENSION);
    if (!is_of_type(source, field->key, v, KIN_TYPE_ARRAY))
        return 0;
    kin_value extension = find_extension(v, field->extension);
    if (!kin_value_exists(extension))
        return 0;
    int r = kin__json_text_value(&text, extension);
    if (r == KIN_ELIMIT) {
        fields_complain(source, field->key, "are too deep or too large");
        return 0;
    }
    if (r < 0)
        return r;
    *ret = kin__region_strdup(source->region, kin__buf_str(&text));
    return *ret ? 0 : KIN_ENOMEM;
}

static int read_struct(const struct kin__config_fields_source *source,
                       const struct kin__config_field *field, kin_value v,
                       void *ret)
{
    if (!is_of_type(source, field->key, v, KIN_TYPE_OBJECT))
        return 0;
    void *body = kin__region_alloc0(source->region, 1, field->fields->size);
    if (!body)
        return KIN_ENOMEM;
    memcpy(ret, &body, sizeof(body));
    return kin__config_fields_read(field->fields, v, source, body);
}

static int read_field(const struct kin__config_fields_source *source,
                      const struct kin__config_field *field, kin_value v,
                      void *at)
{
    switch (field->kind) {
    case KIN__FIELD_STRING:
        return read_string(source, field->key, v, at);
    case KIN__FIELD_PATH:
    case KIN__FIELD_COMMAND:
        return read_path(source, field, v, at);
    case KIN__FIELD_BOOL:
        read_bool(source, field->key, v, at);
        return 0;
    case KIN__FIELD_PRESENT:
        *(bool *)at = kin_value_type(v) != KIN_TYPE_NULL;
        return 0;
    case KIN__FIELD_DATA:
        return read_data(source, field->key, v, at);
    case KIN__FIELD_STRINGS:
        return read_strings(source, field->key, v, at);
    case KIN__FIELD_LISTS:
        return read_lists(source, field->key, v, at);
    case KIN__FIELD_PAIRS:
        return read_pairs(source, field->key, v, at);
    case KIN__FIELD_EXTENSION:
        return read_extension(source, field, v, at);
    case KIN__FIELD_STRUCT:
        return read_struct(source, field, v, at);
    }
    return 0;
}

int kin__config_fields_read(const struct kin__config_fields *fields,
                            kin_value value,
                            const struct kin__config_fields_source *source,
                            void *ret)
{
    if (!is_of_type(source, "content", value, KIN_TYPE_OBJECT))
        return 0;
    for (size_t i = 0; i < fields->count; i++) {
        const struct kin__config_field *field = &fields->field[i];
        kin_value v = kin_value_get(value, kin_s(field->key));
        if (!kin_value_exists(v))
            continue;
        int r = read_field(source, field, v, (char *)ret + field->offset);
        if (r < 0)
            return r;
    }
    return 0;
}

/* ==== copying and merging ==== */

size_t kin__strings_count(char *const *strings)
{
    size_t count = 0;

    while (strings && strings[count])
        count++;
    return count;
}

char **kin__strings_copy(struct kin__region *region, char *const *from)
{
    size_t count = kin__strings_count(from);
    char **copy = kin__region_alloc0(region, count + 1, sizeof(*copy));

    for (size_t i = 0; copy && i < count; i++) {
        copy[i] = kin__region_strdup(region, kin_s(from[i]));
        if (!copy[i])
            return NULL;
    }
    return copy;
}

static struct kin__config_list *lists_copy(struct kin__region *region,
                                           const struct kin__config_list *from)
{
    size_t count = 0;

    while (from[count].name)
        count++;
    struct kin__config_list *copy = kin__region_alloc0(region, count + 1,
                                                       sizeof(*copy));
    for (size_t i = 0; copy && i < count; i++) {
        copy[i].name = kin__region_strdup(region, kin_s(from[i].name));
        copy[i].values = kin__strings_copy(region, from[i].values);
        if (!copy[i].name || !copy[i].values)
            return NULL;
    }
    return copy;
}

static struct kin__pair *pairs_copy(struct kin__region *region,
                                    const struct kin__pair *from)
{
    size_t count = 0;

    while (from[count].name)
        count++;
    struct kin__pair *copy = kin__region_alloc0(region, count + 1,
                                                sizeof(*copy));
    for (size_t i = 0; copy && i < count; i++) {
        copy[i].name = kin__region_strdup(region, kin_s(from[i].name));
        copy[i].value = kin__region_strdup(region, kin_s(from[i].value));
        if (!copy[i].name || !copy[i].value)
            return NULL;
    }
    return copy;
}

static int data_copy(struct kin__region *region, const struct kin__data *from,
                     struct kin__data *to)
{
    char *copy = kin__region_strdup(region, kin_str_of(from->ptr, from->len));

    if (!copy)
        return KIN_ENOMEM;
    *to = (struct kin__data){.ptr = copy, .len = from->len};
    return 0;
}

static int struct_copy(struct kin__region *region,
                       const struct kin__config_fields *fields,
                       const void *from, void *to)
{
    void *copy = kin__region_alloc0(region, 1, fields->size);

    if (!copy)
        return KIN_ENOMEM;
    memcpy(to, &copy, sizeof(copy));
    return kin__config_fields_merge(fields, region, from, copy);
}

/* A pointer of any type. */
static void *pointer_at(const void *at)
{
    void *pointer = NULL;

    memcpy(&pointer, at, sizeof(pointer));
    return pointer;
}

static bool field_is_set(const struct kin__config_field *field, const void *at)
{
    if (field->kind == KIN__FIELD_BOOL || field->kind == KIN__FIELD_PRESENT)
        return *(const bool *)at;
    if (field->kind == KIN__FIELD_STRINGS)
        return kin__strings_count(*(char **const *)at) > 0;
    /* All other types are pointers or start with one. */
    return pointer_at(at) != NULL;
}

/* Sets a pointer field; 0 or KIN_ENOMEM. */
static int field_store(void *copy, void *to)
{
    if (!copy)
        return KIN_ENOMEM;
    memcpy(to, &copy, sizeof(copy));
    return 0;
}

static int field_copy(struct kin__region *region,
                      const struct kin__config_field *field, const void *from,
                      void *to)
{
    switch (field->kind) {
    case KIN__FIELD_STRING:
    case KIN__FIELD_PATH:
    case KIN__FIELD_COMMAND:
    case KIN__FIELD_EXTENSION:
        return field_store(
            kin__region_strdup(region, kin_s(*(char *const *)from)), to);
    case KIN__FIELD_BOOL:
    case KIN__FIELD_PRESENT:
        *(bool *)to = true;
        return 0;
    case KIN__FIELD_DATA:
        return data_copy(region, from, to);
    case KIN__FIELD_STRINGS:
        return field_store(kin__strings_copy(region, *(char **const *)from),
                           to);
    case KIN__FIELD_LISTS:
        return field_store(
            lists_copy(region, *(struct kin__config_list *const *)from), to);
    case KIN__FIELD_PAIRS:
        return field_store(pairs_copy(region, *(struct kin__pair *const *)from),
                           to);
    case KIN__FIELD_STRUCT:
        return struct_copy(region, field->fields, pointer_at(from), to);
    }
    return 0;
}

int kin__config_fields_merge(const struct kin__config_fields *fields,
                             struct kin__region *region, const void *from,
                             void *to)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct kin__config_field *field = &fields->field[i];
        const void *at = (const char *)from + field->offset;
        if (!field_is_set(field, at))
            continue;
        int r = field_copy(region, field, at, (char *)to + field->offset);
        if (r < 0)
            return r;
    }
    return 0;
}

bool kin__config_fields_are_empty(const struct kin__config_fields *fields,
                                  const void *body)
{
    for (size_t i = 0; i < fields->count; i++)
        if (field_is_set(&fields->field[i],
                         (const char *)body + fields->field[i].offset))
            return false;
    return true;
}
