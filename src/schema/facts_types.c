/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/facts.h"

#include <assert.h>

#include "base/str.h"

/* Tags are small; a table of them must stay so. */
enum { MAX_TAG = 1000 };

static const char *const kind_names[KIN__SCHEMA_KIND_COUNT] = {
    [KIN__SCHEMA_STRING] = "string",
    [KIN__SCHEMA_BOOL] = "bool",
    [KIN__SCHEMA_INT32] = "int32",
    [KIN__SCHEMA_INT64] = "int64",
    [KIN__SCHEMA_DOUBLE] = "double",
    [KIN__SCHEMA_BYTES] = "bytes",
    [KIN__SCHEMA_STRUCT] = "struct",
    [KIN__SCHEMA_QUANTITY] = "quantity",
    [KIN__SCHEMA_TIME] = "time",
    [KIN__SCHEMA_MICRO_TIME] = "micro-time",
    [KIN__SCHEMA_DURATION] = "duration",
    [KIN__SCHEMA_INT_OR_STRING] = "int-or-string",
    [KIN__SCHEMA_STRINGS] = "strings",
    [KIN__SCHEMA_FIELDS_V1] = "fields-v1",
    [KIN__SCHEMA_RAW] = "raw",
    [KIN__SCHEMA_JSON] = "json",
    [KIN__SCHEMA_SCHEMA_OR_ARRAY] = "or-array",
    [KIN__SCHEMA_SCHEMA_OR_BOOL] = "or-bool",
    [KIN__SCHEMA_SCHEMA_OR_STRINGS] = "or-strings",
};

static const struct kin__schema_merge no_merge;

int kin__facts_read_package(struct kin__facts_reader *rd)
{
    int r = kin__facts_need(rd, "package", &rd->package);

    if (r < 0)
        return r;
    return kin__facts_need(rd, "model", &rd->model);
}

static int type_flag(char letter)
{
    switch (letter) {
    case '-':
        return 0;
    case 'm':
        return KIN__SCHEMA_IS_MESSAGE;
    case 'a':
        return KIN__SCHEMA_TYPE_ATOMIC;
    default:
        return -1;
    }
}

static int field_flag(char letter)
{
    switch (letter) {
    case '-':
        return 0;
    case 'e':
        return KIN__SCHEMA_OMIT_EMPTY;
    case 'z':
        return KIN__SCHEMA_OMIT_ZERO;
    case 'r':
        return KIN__SCHEMA_REQUIRED;
    case 'a':
        return KIN__SCHEMA_ATOMIC;
    default:
        return -1;
    }
}

static int read_flags(struct kin__facts_reader *rd, int (*flag)(char letter),
                      uint16_t *ret)
{
    kin_str word = {0};
    unsigned flags = 0;
    int r = kin__facts_need(rd, "flags", &word);

    for (size_t i = 0; r == 0 && i < word.len; i++) {
        int f = flag(word.ptr[i]);
        if (f < 0)
            r = kin__facts_fail(rd, "no flags:", word);
        else
            flags |= (unsigned)f;
    }
    if (r == 0)
        *ret = (uint16_t)(*ret | flags);
    return r;
}

/* "core/v1.Pod": the package's name, and its own. */
static int read_name(struct kin__facts_reader *rd, kin_str *ret_name,
                     kin_str *ret_base)
{
    size_t package_len = rd->package.len;
    kin_str name = {0};
    int r = kin__facts_need(rd, "name", &name);

    if (r < 0)
        return r;
    if (name.len < package_len + 2 || !kin_str_starts_with(name, rd->package) ||
        name.ptr[package_len] != '.')
        return kin__facts_fail(rd, "not in its package:", name);
    *ret_name = name;
    *ret_base = kin__str_slice(name, package_len + 1, SIZE_MAX);
    return 0;
}

/* Choices may have spaces: they are the rest of the line. */
int kin__facts_read_enum(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_enum *one = &facts->enums[facts->have.enums];
    int r = read_name(rd, &one->name, &one->base);

    if (r < 0)
        return r;
    if (rd->line.len == 0)
        return kin__facts_fail(rd, "missing:", KIN__S("choices"));
    one->package = rd->package;
    one->choices = rd->line;
    rd->line = (kin_str){0};
    assert(facts->have.enums < facts->room.enums);
    facts->have.enums++;
    return 0;
}

int kin__facts_read_type(struct kin__facts_reader *rd)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_type *type = &facts->types[facts->have.types];
    int r = read_name(rd, &type->name, &type->base);

    if (r < 0)
        return r;
    type->package = rd->package;
    type->model = rd->model;
    assert(facts->have.types < facts->room.types);
    facts->first_lines[facts->have.types++] = facts->have.lines;
    return read_flags(rd, type_flag, &type->flags);
}

static int read_tag(struct kin__facts_reader *rd, uint32_t *ret)
{
    kin_str word = {0};
    uint64_t tag = 0;
    int r = kin__facts_need(rd, "tag", &word);

    if (r < 0)
        return r;
    if (kin__str_to_u64(word, &tag) < 0 || tag > MAX_TAG)
        return kin__facts_fail(rd, "no tag:", word);
    *ret = (uint32_t)tag;
    return 0;
}

/* "core/v1.Pod", or ".Pod" in the package itself. */
static int read_reference(struct kin__facts_reader *rd, kin_str name,
                          struct kin__facts_line *line)
{
    size_t dot = kin__str_rfind(name, '.');

    if (dot == KIN__STR_NONE || dot + 1 == name.len)
        return kin__facts_fail(rd, "no type:", name);
    line->type_package = dot == 0 ? rd->package : kin__str_slice(name, 0, dot);
    line->type_base = kin__str_slice(name, dot + 1, SIZE_MAX);
    return 0;
}

static int read_kind(struct kin__facts_reader *rd, kin_str word,
                     struct kin__facts_line *line)
{
    kin_str name = word;
    kin_str kind = kin__str_cut(&name, ':');

    for (size_t i = 0; i < KIN__SCHEMA_KIND_COUNT; i++) {
        bool has_type = i >= KIN__SCHEMA_SCHEMA_OR_ARRAY;
        if (i == KIN__SCHEMA_STRUCT || !kin_str_eq(kind, kin_s(kind_names[i])))
            continue;
        line->field.kind = (uint8_t)i;
        if (has_type != (name.ptr != NULL))
            break;
        return has_type ? read_reference(rd, name, line) : 0;
    }
    line->field.kind = KIN__SCHEMA_STRUCT;
    return read_reference(rd, word, line);
}

/* "[]*.Volume": container, pointer, kind. */
static int read_type(struct kin__facts_reader *rd, struct kin__facts_line *line)
{
    kin_str word = {0};
    int r = kin__facts_need(rd, "type", &word);

    if (r < 0)
        return r;
    if (kin_str_starts_with(word, KIN__S("[]")))
        line->field.container = KIN__SCHEMA_LIST;
    else if (kin_str_starts_with(word, KIN__S("{}")))
        line->field.container = KIN__SCHEMA_MAP;
    if (line->field.container != KIN__SCHEMA_ONE)
        word = kin__str_slice(word, 2, SIZE_MAX);
    if (kin_str_starts_with(word, KIN__S("*"))) {
        line->field.flags |= KIN__SCHEMA_POINTER;
        word = kin__str_slice(word, 1, SIZE_MAX);
    }
    return read_kind(rd, word, line);
}

static int read_patch(struct kin__facts_reader *rd, kin_str list,
                      struct kin__schema_merge *merge)
{
    for (kin_str rest = list; rest.ptr;) {
        kin_str word = kin__str_cut(&rest, ',');
        if (kin_str_eq(word, KIN__S("merge")))
            merge->patch |= KIN__SCHEMA_PATCH_MERGE;
        else if (kin_str_eq(word, KIN__S("replace")))
            merge->patch |= KIN__SCHEMA_PATCH_REPLACE;
        else if (kin_str_eq(word, KIN__S("retainKeys")))
            merge->patch |= KIN__SCHEMA_PATCH_RETAIN_KEYS;
        else
            return kin__facts_fail(rd, "no patch strategy:", list);
    }
    return 0;
}

static int read_list_type(struct kin__facts_reader *rd, kin_str word,
                          struct kin__schema_merge *merge)
{
    if (kin_str_eq(word, KIN__S("atomic")))
        merge->list_type = KIN__SCHEMA_LIST_ATOMIC;
    else if (kin_str_eq(word, KIN__S("set")))
        merge->list_type = KIN__SCHEMA_LIST_SET;
    else if (kin_str_eq(word, KIN__S("map")))
        merge->list_type = KIN__SCHEMA_LIST_MAP;
    else
        return kin__facts_fail(rd, "no list type:", word);
    return 0;
}

/* Its text may have spaces: it is the last on its line. */
static void read_default(struct kin__facts_reader *rd, kin_str text,
                         struct kin__schema_merge *merge)
{
    if (rd->line.ptr)
        text.len = (size_t)(rd->line.ptr + rd->line.len - text.ptr);
    merge->default_json = text;
    rd->line = (kin_str){0};
}

static int read_option(struct kin__facts_reader *rd, kin_str word,
                       struct kin__facts_line *line,
                       struct kin__schema_merge *merge)
{
    kin_str value = {0};

    if (kin__facts_option(word, "enum", &value))
        return line->field.kind == KIN__SCHEMA_STRING
                   ? read_reference(rd, value, line)
                   : kin__facts_fail(rd, "not of a string:", word);
    if (kin__facts_option(word, "patch", &value))
        return read_patch(rd, value, merge);
    if (kin__facts_option(word, "list", &value))
        return read_list_type(rd, value, merge);
    if (kin__facts_option(word, "keys", &value))
        return kin__facts_list(rd, value, &merge->map_keys,
                               &merge->map_key_count);
    if (kin__facts_option(word, "key", &value)) {
        merge->merge_key = value;
        return 0;
    }
    if (!kin__facts_option(word, "default", &value))
        return kin__facts_fail(rd, "no option:", word);
    read_default(rd, value, merge);
    return 0;
}

static int read_options(struct kin__facts_reader *rd,
                        struct kin__facts_line *line)
{
    struct kin__facts *facts = rd->facts;
    struct kin__schema_merge *merge = &facts->merges[facts->have.merges];
    int r = 0;

    if (!rd->line.ptr)
        return 0;
    while (r == 0 && rd->line.ptr)
        r = read_option(rd, kin__facts_word(rd), line, merge);
    if (r == 0) {
        /* There was an option, so the line was counted. */
        assert(facts->have.merges < facts->room.merges);
        facts->have.merges++;
        line->field.merge = merge;
        line->merge = merge;
    }
    return r;
}

/* Go's structs are never empty; only omitzero leaves them out. */
static bool is_go_struct(const struct kin__schema_field *field)
{
    switch ((enum kin__schema_kind)field->kind) {
    case KIN__SCHEMA_STRING:
    case KIN__SCHEMA_BOOL:
    case KIN__SCHEMA_INT32:
    case KIN__SCHEMA_INT64:
    case KIN__SCHEMA_DOUBLE:
    case KIN__SCHEMA_BYTES:
    case KIN__SCHEMA_STRINGS:
        return false;
    case KIN__SCHEMA_STRUCT:
    case KIN__SCHEMA_QUANTITY:
    case KIN__SCHEMA_TIME:
    case KIN__SCHEMA_MICRO_TIME:
    case KIN__SCHEMA_DURATION:
    case KIN__SCHEMA_INT_OR_STRING:
    case KIN__SCHEMA_FIELDS_V1:
    case KIN__SCHEMA_RAW:
    case KIN__SCHEMA_JSON:
    case KIN__SCHEMA_SCHEMA_OR_ARRAY:
    case KIN__SCHEMA_SCHEMA_OR_BOOL:
    case KIN__SCHEMA_SCHEMA_OR_STRINGS:
    case KIN__SCHEMA_KIND_COUNT:
        break;
    }
    return true;
}

/* Whether a field that is missing is not written at all. */
static bool is_omitted(const struct kin__schema_field *field)
{
    unsigned omits = field->flags &
                     (KIN__SCHEMA_OMIT_EMPTY | KIN__SCHEMA_OMIT_ZERO);

    if (field->container != KIN__SCHEMA_ONE ||
        (field->flags & KIN__SCHEMA_POINTER) != 0 || !is_go_struct(field))
        return omits != 0;
    return (omits & KIN__SCHEMA_OMIT_ZERO) != 0;
}

int kin__facts_read_field(struct kin__facts_reader *rd, kin_str name)
{
    struct kin__facts *facts = rd->facts;
    bool is_embedded = kin_str_eq(name, KIN__S("+"));
    kin_str word = {0};

    if (facts->have.types == 0 || name.len == 0)
        return kin__facts_fail(rd, "not in a type:", name);
    assert(facts->have.lines < facts->room.lines);
    struct kin__facts_line *line = &facts->lines[facts->have.lines++];
    *line = (struct kin__facts_line){.number = (uint32_t)rd->number};
    line->field.merge = &no_merge;
    int r = read_tag(rd, &line->field.tag);
    if (r < 0)
        return r;
    if (is_embedded) {
        r = kin__facts_need(rd, "type", &word);
        return r < 0 ? r : read_reference(rd, word, line);
    }
    line->field.name = name;
    r = read_type(rd, line);
    if (r == 0)
        r = read_flags(rd, field_flag, &line->field.flags);
    if (is_omitted(&line->field))
        line->field.flags |= KIN__SCHEMA_OMITTED;
    return r < 0 ? r : read_options(rd, line);
}
