/* SPDX-License-Identifier: Apache-2.0 */
/*
 * facts.c - from the facts' text to the tables of a schema.
 *
 * The text is read in three passes: the first counts lines, so that each table
 * is allocated in its final size; the second parses lines; the third turns
 * names of types into pointers and expands embedded structs.  README.md
 * describes the format.
 */
#include <assert.h>

#include "base/alloc.h"
#include "base/str.h"
#include "schema/schema.h"

/* A line of a type, before names are resolved. */
struct facts_line {
    struct kin__schema_field field;  /* without a name: an embedded struct */
    struct kin__schema_merge *merge; /* of the field, or NULL */
    kin_str type_package; /* of the type, or of a string's enumeration, that
                             the line refers to; or empty */
    kin_str type_base;
    uint32_t number; /* of the line, from 1 */
};

struct facts_counts {
    size_t types;
    size_t enums;
    size_t lines; /* of types */
    size_t merges;
    size_t words; /* upper bound: elements of lists on one line */
    size_t groups;
    size_t versions;
    size_t kinds;
    size_t resources;
    size_t subresources;
    size_t fields; /* known after all types were read */
    size_t embeds;
    size_t places; /* of by_name and by_tag */
};

/* A schema and the tables that it owns.  `have` grows up to `room`. */
struct facts {
    struct kin__schema schema;
    const kin_allocator *alloc;
    struct facts_counts room;
    struct facts_counts have;
    struct kin__schema_type *types;
    struct kin__schema_enum *enums;
    struct kin__schema_merge *merges;
    kin_str *words;
    struct kin__schema_group *groups;
    struct kin__schema_version *versions;
    struct kin__schema_object_kind *kinds;
    struct kin__schema_resource *resources;
    struct kin__schema_subresource *subresources;
    struct kin__schema_field *fields;
    struct kin__schema_embed *embeds;
    uint16_t *places;
    struct facts_line *lines; /* NULL once all names are resolved */
    size_t *first_lines;      /* likewise; of each type */
};

struct facts_parser {
    struct facts *facts;
    kin_str rest;    /* of the text */
    kin_str line;    /* rest of the current line */
    size_t number;   /* of the line, from 1 */
    kin_str package; /* of the following types */
    kin_str model;
    kin_error *err;
};

/* Returns KIN_EPARSE with the number of the line. */
static int parser_fail(const struct facts_parser *p, const char *what,
                       kin_str word)
{
    return kin_error_set(p->err, KIN_EPARSE, "facts: line %zu: %s '%.*s'",
                         p->number, what, KIN_STR(word));
}

/* Takes the next word off the line; empty at its end. */
static kin_str parser_word(struct facts_parser *p)
{
    return p->line.ptr ? kin__str_cut(&p->line, ' ') : KIN__S("");
}

/* Takes a mandatory word off the line. */
static int parser_need(struct facts_parser *p, const char *what, kin_str *ret)
{
    kin_str word = parser_word(p);

    if (word.len == 0)
        return parser_fail(p, "missing:", kin_s(what));
    *ret = word;
    return 0;
}

/* Returns the part of a word after "key="; false if the key is another one. */
static bool word_option(kin_str word, const char *key, kin_str *ret)
{
    kin_str k = kin_s(key);

    if (word.len <= k.len || !kin_str_starts_with(word, k) ||
        word.ptr[k.len] != '=')
        return false;
    *ret = kin__str_slice(word, k.len + 1, SIZE_MAX);
    return true;
}

/* Stores the elements of "a,b,c" in the facts. */
static int parser_list(struct facts_parser *p, kin_str list,
                       const kin_str **ret, uint8_t *ret_count)
{
    struct facts *facts = p->facts;
    kin_str *first = facts->words + facts->have.words;
    size_t count = 0;

    assert(facts->words);
    for (kin_str rest = list; rest.ptr; count++) {
        kin_str word = kin__str_cut(&rest, ',');
        if (word.len == 0 || count == UINT8_MAX)
            return parser_fail(p, "invalid list:", list);
        /* count_line() counted the comma before each element, and the '='
         * before the first. */
        assert(facts->have.words < facts->room.words);
        facts->words[facts->have.words++] = word;
    }
    *ret = first;
    *ret_count = (uint8_t)count;
    return 0;
}

/* ---- lines of types ---- */

/* Bounds the size of `by_tag`. */
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

static int read_package(struct facts_parser *p)
{
    int r = parser_need(p, "package", &p->package);

    if (r < 0)
        return r;
    return parser_need(p, "model", &p->model);
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
    case 'g':
        return KIN__SCHEMA_GRANULAR;
    default:
        return -1;
    }
}

static int read_flags(struct facts_parser *p, int (*flag)(char letter),
                      uint16_t *ret)
{
    kin_str word = {0};
    unsigned flags = 0;
    int r = parser_need(p, "flags", &word);

    for (size_t i = 0; r == 0 && i < word.len; i++) {
        int f = flag(word.ptr[i]);
        if (f < 0)
            r = parser_fail(p, "invalid flags:", word);
        else
            flags |= (unsigned)f;
    }
    if (r == 0)
        *ret = (uint16_t)(*ret | flags);
    return r;
}

/* "core/v1.Pod": package and base name. */
static int read_name(struct facts_parser *p, kin_str *ret_name,
                     kin_str *ret_base)
{
    size_t package_len = p->package.len;
    kin_str name = {0};
    int r = parser_need(p, "name", &name);

    if (r < 0)
        return r;
    assert(name.len > 0);
    if (name.len < package_len + 2 || !kin_str_starts_with(name, p->package) ||
        name.ptr[package_len] != '.')
        return parser_fail(p, "name not in its package:", name);
    *ret_name = name;
    *ret_base = kin__str_slice(name, package_len + 1, SIZE_MAX);
    return 0;
}

/* Choices may contain spaces: they are the rest of the line. */
static int read_enum(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema_enum *one = &facts->enums[facts->have.enums];
    int r = read_name(p, &one->name, &one->base);

    if (r < 0)
        return r;
    if (p->line.len == 0)
        return parser_fail(p, "missing:", KIN__S("choices"));
    one->package = p->package;
    one->choices = p->line;
    p->line = (kin_str){0};
    assert(facts->have.enums < facts->room.enums);
    facts->have.enums++;
    return 0;
}

static int read_type(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema_type *type = &facts->types[facts->have.types];
    int r = read_name(p, &type->name, &type->base);

    if (r < 0)
        return r;
    type->package = p->package;
    type->model = p->model;
    assert(facts->have.types < facts->room.types);
    facts->first_lines[facts->have.types++] = facts->have.lines;
    return read_flags(p, type_flag, &type->flags);
}

static int read_tag(struct facts_parser *p, uint32_t *ret)
{
    kin_str word = {0};
    uint64_t tag = 0;
    int r = parser_need(p, "tag", &word);

    if (r < 0)
        return r;
    if (kin__str_to_u64(word, &tag) < 0 || tag > MAX_TAG)
        return parser_fail(p, "invalid tag:", word);
    *ret = (uint32_t)tag;
    return 0;
}

/* "core/v1.Pod", or ".Pod" in the same package. */
static int read_reference(struct facts_parser *p, kin_str name,
                          struct facts_line *line)
{
    size_t dot = kin__str_rfind(name, '.');

    if (dot == KIN__STR_NONE || dot + 1 == name.len)
        return parser_fail(p, "invalid type:", name);
    line->type_package = dot == 0 ? p->package : kin__str_slice(name, 0, dot);
    line->type_base = kin__str_slice(name, dot + 1, SIZE_MAX);
    return 0;
}

static int read_field_kind(struct facts_parser *p, kin_str word,
                           struct facts_line *line)
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
        return has_type ? read_reference(p, name, line) : 0;
    }
    line->field.kind = KIN__SCHEMA_STRUCT;
    return read_reference(p, word, line);
}

/* "[]*.Volume": container, pointer, kind. */
static int read_field_type(struct facts_parser *p, struct facts_line *line)
{
    kin_str word = {0};
    int r = parser_need(p, "type", &word);

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
    return read_field_kind(p, word, line);
}

static int read_patch(struct facts_parser *p, kin_str list,
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
            return parser_fail(p, "unknown patch strategy:", list);
    }
    return 0;
}

static int read_list_type(struct facts_parser *p, kin_str word,
                          struct kin__schema_merge *merge)
{
    if (kin_str_eq(word, KIN__S("atomic")))
        merge->list_type = KIN__SCHEMA_LIST_ATOMIC;
    else if (kin_str_eq(word, KIN__S("set")))
        merge->list_type = KIN__SCHEMA_LIST_SET;
    else if (kin_str_eq(word, KIN__S("map")))
        merge->list_type = KIN__SCHEMA_LIST_MAP;
    else
        return parser_fail(p, "unknown list type:", word);
    return 0;
}

/* The default may contain spaces: it is the last word of its line. */
static void read_default(struct facts_parser *p, kin_str text,
                         struct kin__schema_merge *merge)
{
    if (p->line.ptr)
        text.len = (size_t)(p->line.ptr + p->line.len - text.ptr);
    merge->default_json = text;
    p->line = (kin_str){0};
}

static int read_field_option(struct facts_parser *p, kin_str word,
                             struct facts_line *line,
                             struct kin__schema_merge *merge)
{
    kin_str value = {0};

    if (word_option(word, "enum", &value))
        return line->field.kind == KIN__SCHEMA_STRING
                   ? read_reference(p, value, line)
                   : parser_fail(p, "enum of a non-string field:", word);
    if (word_option(word, "patch", &value))
        return read_patch(p, value, merge);
    if (word_option(word, "list", &value))
        return read_list_type(p, value, merge);
    if (word_option(word, "keys", &value))
        return parser_list(p, value, &merge->map_keys, &merge->map_key_count);
    if (word_option(word, "key", &value)) {
        merge->merge_key = value;
        return 0;
    }
    if (!word_option(word, "default", &value))
        return parser_fail(p, "unknown option:", word);
    read_default(p, value, merge);
    return 0;
}

static int read_field_options(struct facts_parser *p, struct facts_line *line)
{
    struct facts *facts = p->facts;
    struct kin__schema_merge *merge = &facts->merges[facts->have.merges];
    int r = 0;

    if (!p->line.ptr)
        return 0;
    while (r == 0 && p->line.ptr)
        r = read_field_option(p, parser_word(p), line, merge);
    if (r == 0) {
        /* count_line() counted the line, since it has an option. */
        assert(facts->have.merges < facts->room.merges);
        facts->have.merges++;
        line->field.merge = merge;
        line->merge = merge;
    }
    return r;
}

/* omitempty has no effect on Go structs, only omitzero has. */
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

/* Whether Go omits a missing field. */
static bool is_omitted(const struct kin__schema_field *field)
{
    unsigned omits = field->flags &
                     (KIN__SCHEMA_OMIT_EMPTY | KIN__SCHEMA_OMIT_ZERO);

    if (field->container != KIN__SCHEMA_ONE ||
        (field->flags & KIN__SCHEMA_POINTER) != 0 || !is_go_struct(field))
        return omits != 0;
    return (omits & KIN__SCHEMA_OMIT_ZERO) != 0;
}

static int read_field(struct facts_parser *p, kin_str name)
{
    struct facts *facts = p->facts;
    bool is_embedded = kin_str_eq(name, KIN__S("+"));
    kin_str word = {0};

    if (facts->have.types == 0 || name.len == 0)
        return parser_fail(p, "not in a type:", name);
    assert(facts->have.lines < facts->room.lines);
    struct facts_line *line = &facts->lines[facts->have.lines++];
    *line = (struct facts_line){.number = (uint32_t)p->number};
    line->field.merge = &no_merge;
    int r = read_tag(p, &line->field.tag);
    if (r < 0)
        return r;
    if (is_embedded) {
        r = parser_need(p, "type", &word);
        return r < 0 ? r : read_reference(p, word, line);
    }
    line->field.name = name;
    r = read_field_type(p, line);
    if (r == 0)
        r = read_flags(p, field_flag, &line->field.flags);
    if (is_omitted(&line->field))
        line->field.flags |= KIN__SCHEMA_OMITTED;
    return r < 0 ? r : read_field_options(p, line);
}

/* ---- lines of resources ---- */

static const char *const served_names[] = {
    [KIN__SCHEMA_SERVED_NEVER] = "never",
    [KIN__SCHEMA_SERVED_GATED] = "gated",
    [KIN__SCHEMA_SERVED_ON_DEMAND] = "on-demand",
    [KIN__SCHEMA_SERVED_DEFAULT] = "default",
};

/* The current group, version and resource; NULL before the first. */

static struct kin__schema_group *last_group(struct facts *facts)
{
    size_t count = facts->have.groups;

    return count > 0 ? &facts->groups[count - 1] : NULL;
}

static struct kin__schema_version *last_version(struct facts *facts)
{
    struct kin__schema_group *group = last_group(facts);

    return group && group->version_count > 0
               ? &facts->versions[facts->have.versions - 1]
               : NULL;
}

static struct kin__schema_resource *last_resource(struct facts *facts)
{
    struct kin__schema_version *version = last_version(facts);

    return version && version->resource_count > 0
               ? &facts->resources[facts->have.resources - 1]
               : NULL;
}

static int read_group(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    kin_str name = {0};
    int r = parser_need(p, "name", &name);

    if (r < 0)
        return r;
    assert(facts->groups && facts->have.groups < facts->room.groups);
    facts->groups[facts->have.groups++] = (struct kin__schema_group){
        .name = kin_str_eq(name, KIN__S("-")) ? KIN__S("") : name,
        .versions = &facts->versions[facts->have.versions],
    };
    return 0;
}

static int read_version(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema_group *group = last_group(facts);
    kin_str name = {0};
    kin_str package = {0};
    int r = parser_need(p, "name", &name);

    if (r == 0)
        r = parser_need(p, "package", &package);
    if (r < 0)
        return r;
    if (!group || group->version_count == UINT16_MAX)
        return parser_fail(p, "not in a group:", name);
    group->version_count++;
    assert(facts->versions && facts->have.versions < facts->room.versions);
    facts->versions[facts->have.versions++] = (struct kin__schema_version){
        .group = group->name,
        .version = name,
        .package = package,
        .resources = &facts->resources[facts->have.resources],
        .kinds = &facts->kinds[facts->have.kinds],
    };
    return 0;
}

static int read_kind(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema_version *version = last_version(facts);
    kin_str name = {0};
    int r = parser_need(p, "name", &name);

    if (r < 0)
        return r;
    if (!version || version->kind_count == UINT16_MAX)
        return parser_fail(p, "not in a version:", name);
    if (version->kind_count > 0 &&
        kin_str_cmp(facts->kinds[facts->have.kinds - 1].kind, name) >= 0)
        return parser_fail(p, "kinds are not in order:", name);
    version->kind_count++;
    assert(facts->kinds && facts->have.kinds < facts->room.kinds);
    facts->kinds[facts->have.kinds++] = (struct kin__schema_object_kind){
        .group = version->group,
        .version = version->version,
        .kind = name,
    };
    return 0;
}

static int read_verbs(struct facts_parser *p, uint16_t *ret)
{
    kin_str word = {0};
    unsigned verbs = 0;
    int r = parser_need(p, "verbs", &word);

    if (r < 0)
        return r;
    if (kin_str_eq(word, KIN__S("*")))
        verbs = (1U << KIN__SCHEMA_VERB_COUNT) - 1;
    else if (!kin_str_eq(word, KIN__S("-")))
        for (kin_str rest = word; rest.ptr;) {
            kin_str name = kin__str_cut(&rest, ',');
            unsigned verb = 1;
            while (verb < 1U << KIN__SCHEMA_VERB_COUNT &&
                   !kin_str_eq(name, kin__schema_verb_name(verb)))
                verb <<= 1;
            if (verb == 1U << KIN__SCHEMA_VERB_COUNT)
                return parser_fail(p, "unknown verb:", name);
            verbs |= verb;
        }
    *ret = (uint16_t)verbs;
    return 0;
}

static int read_scope(struct facts_parser *p, bool *ret)
{
    kin_str word = {0};
    int r = parser_need(p, "scope", &word);

    if (r < 0)
        return r;
    *ret = kin_str_eq(word, KIN__S("namespaced"));
    if (!*ret && !kin_str_eq(word, KIN__S("cluster")))
        return parser_fail(p, "unknown scope:", word);
    return 0;
}

static int read_served(struct facts_parser *p, uint8_t *ret)
{
    kin_str word = {0};
    int r = parser_need(p, "served", &word);

    if (r < 0)
        return r;
    for (size_t i = 0; i < sizeof(served_names) / sizeof(served_names[0]); i++)
        if (kin_str_eq(word, kin_s(served_names[i]))) {
            *ret = (uint8_t)i;
            return 0;
        }
    return parser_fail(p, "unknown serving mode:", word);
}

/* "apps/v1", or "v1" in the core group. */
static void split_version(kin_str text, kin_str *ret_group,
                          kin_str *ret_version)
{
    size_t slash = kin__str_find(text, '/');
    bool is_core = slash == KIN__STR_NONE;

    *ret_group = is_core ? KIN__S("") : kin__str_slice(text, 0, slash);
    *ret_version = is_core ? text : kin__str_slice(text, slash + 1, SIZE_MAX);
}

static int read_resource_option(struct facts_parser *p,
                                struct kin__schema_resource *resource)
{
    kin_str word = parser_word(p);
    kin_str value = {0};

    if (word_option(word, "short", &value))
        return parser_list(p, value, &resource->short_names,
                           &resource->short_name_count);
    if (word_option(word, "in", &value))
        return parser_list(p, value, &resource->categories,
                           &resource->category_count);
    if (word_option(word, "stored", &value))
        split_version(value, &resource->storage_group,
                      &resource->storage_version);
    else if (word_option(word, "hash", &value))
        resource->storage_hash = value;
    else if (kin_str_eq(word, KIN__S("informer")))
        resource->has_informer = true;
    else
        return parser_fail(p, "unknown option:", word);
    return 0;
}

static int read_resource_words(struct facts_parser *p,
                               struct kin__schema_resource *resource)
{
    int r = parser_need(p, "plural", &resource->plural);

    if (r == 0)
        r = parser_need(p, "singular", &resource->singular);
    if (r == 0)
        r = parser_need(p, "kind", &resource->kind);
    if (r == 0)
        r = read_scope(p, &resource->is_namespaced);
    if (r == 0)
        r = read_served(p, &resource->served);
    if (r == 0)
        r = read_verbs(p, &resource->verbs);
    while (r == 0 && p->line.ptr)
        r = read_resource_option(p, resource);
    return r;
}

static void raise_to(uint8_t *served, uint8_t to)
{
    if (*served < to)
        *served = to;
}

static int read_resource(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema_version *version = last_version(facts);
    const struct kin__schema_resource *last = last_resource(facts);

    if (!version || version->resource_count == UINT16_MAX)
        return parser_fail(p, "not in a version:", p->line);
    struct kin__schema_resource resource = {
        .group = version->group,
        .version = version->version,
        .subresources = &facts->subresources[facts->have.subresources],
    };
    int r = read_resource_words(p, &resource);
    if (r < 0)
        return r;
    if (last && kin_str_cmp(last->plural, resource.plural) >= 0)
        return parser_fail(p, "resources are not in order:", resource.plural);
    version->resource_count++;
    raise_to(&version->served, resource.served);
    raise_to(&last_group(facts)->served, resource.served);
    assert(facts->resources && facts->have.resources < facts->room.resources);
    facts->resources[facts->have.resources++] = resource;
    return 0;
}

static int read_subresource(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema_resource *resource = last_resource(facts);
    struct kin__schema_subresource sub = {0};
    kin_str version = {0};
    int r = parser_need(p, "name", &sub.name);

    if (r == 0)
        r = parser_need(p, "version", &version);
    if (r == 0)
        r = parser_need(p, "kind", &sub.kind);
    if (r == 0)
        r = read_verbs(p, &sub.verbs);
    if (r < 0)
        return r;
    if (!resource || resource->subresource_count == UINT8_MAX)
        return parser_fail(p, "not in a resource:", sub.name);
    sub.is_foreign = !kin_str_eq(version, KIN__S("."));
    sub.group = resource->group;
    sub.version = resource->version;
    if (sub.is_foreign)
        split_version(version, &sub.group, &sub.version);
    resource->subresource_count++;
    assert(facts->subresources &&
           facts->have.subresources < facts->room.subresources);
    facts->subresources[facts->have.subresources++] = sub;
    return 0;
}

/* ---- linking types ---- */

/* Depth of embedded structs; more is a cycle. */
enum { MAX_EMBEDDED = 8 };

static int link_fail(struct facts_parser *p, const struct facts_line *line,
                     const char *what, kin_str word)
{
    p->number = line->number;
    return parser_fail(p, what, word);
}

/* Types are found by binary search, so their order matters. */
static int check_type_order(struct facts_parser *p)
{
    const struct facts *facts = p->facts;

    for (size_t i = 1; i < facts->have.types; i++) {
        const struct kin__schema_type *type = &facts->types[i];
        if (kin__type_cmp(&facts->types[i - 1], type->package, type->base) >= 0)
            return parser_fail(p, "types are not in order:", type->name);
    }
    return 0;
}

static int enum_cmp(const struct kin__schema_enum *one, kin_str package,
                    kin_str base)
{
    int c = kin_str_cmp(one->package, package);

    return c != 0 ? c : kin_str_cmp(one->base, base);
}

static int check_enum_order(struct facts_parser *p)
{
    const struct facts *facts = p->facts;

    for (size_t i = 1; i < facts->have.enums; i++) {
        const struct kin__schema_enum *one = &facts->enums[i];
        if (enum_cmp(one - 1, one->package, one->base) >= 0)
            return parser_fail(p, "enumerations are not in order:", one->name);
    }
    return 0;
}

static const struct kin__schema_enum *find_enum(const struct facts *facts,
                                                kin_str package, kin_str base)
{
    size_t low = 0;
    size_t high = facts->have.enums;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int c = enum_cmp(&facts->enums[middle], package, base);
        if (c == 0)
            return &facts->enums[middle];
        if (c < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

static int resolve_line(struct facts_parser *p, struct facts_line *line)
{
    const struct facts *facts = p->facts;
    kin_str package = line->type_package;
    kin_str base = line->type_base;

    if (base.len == 0)
        return 0;
    if (line->merge && line->field.kind == KIN__SCHEMA_STRING &&
        line->field.name.len > 0) {
        line->merge->choices = find_enum(facts, package, base);
        return line->merge->choices
                   ? 0
                   : link_fail(p, line, "unknown enumeration:", base);
    }
    line->field.type = kin__types_find(facts->types, facts->have.types, package,
                                       base);
    return line->field.type ? 0 : link_fail(p, line, "unknown type:", base);
}

static int resolve_lines(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    int r = 0;

    for (size_t i = 0; r == 0 && i < facts->have.lines; i++)
        r = resolve_line(p, &facts->lines[i]);
    return r;
}

static size_t type_index(const struct facts *facts,
                         const struct kin__schema_type *type)
{
    assert(type >= facts->types && type < facts->types + facts->have.types);
    return (size_t)(type - facts->types);
}

/* Counts the fields of a struct with those of all that it embeds. */
static int count_fields(struct facts_parser *p, size_t index, int depth,
                        size_t *count)
{
    const struct facts *facts = p->facts;
    int r = 0;

    for (size_t i = facts->first_lines[index];
         r == 0 && i < facts->first_lines[index + 1]; i++) {
        const struct facts_line *line = &facts->lines[i];
        if (line->field.name.len > 0)
            ++*count;
        else if (depth == MAX_EMBEDDED)
            r = link_fail(p, line, "embeds itself:", line->type_base);
        else
            r = count_fields(p, type_index(facts, line->field.type), depth + 1,
                             count);
    }
    return r;
}

/* Counts the rows of the tables that depend on expanded fields. */
static int count_all(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct facts_counts *room = &facts->room;

    for (size_t t = 0; t < facts->have.types; t++) {
        size_t fields = 0;
        uint32_t tag_end = 0;
        int r = count_fields(p, t, 0, &fields);
        if (r < 0)
            return r;
        if (fields >= KIN__SCHEMA_EMBEDDED)
            return parser_fail(
                p, "too many fields in type:", facts->types[t].name);
        for (size_t i = facts->first_lines[t]; i < facts->first_lines[t + 1];
             i++) {
            const struct kin__schema_field *field = &facts->lines[i].field;
            room->embeds += field->name.len == 0;
            if (field->tag >= tag_end)
                tag_end = field->tag + 1;
        }
        facts->types[t].tag_end = (uint16_t)tag_end;
        facts->types[t].field_count = (uint16_t)fields;
        room->fields += fields;
        room->places += fields + tag_end;
    }
    return 0;
}

static int make_field_tables(struct facts *facts)
{
    const struct facts_counts *room = &facts->room;

    assert(!facts->fields && !facts->embeds && !facts->places);
    facts->fields = kin__alloc0(facts->alloc, room->fields + 1,
                                sizeof(*facts->fields));
    facts->embeds = kin__alloc0(facts->alloc, room->embeds + 1,
                                sizeof(*facts->embeds));
    facts->places = kin__alloc0(facts->alloc, room->places + 1,
                                sizeof(*facts->places));
    return facts->fields && facts->embeds && facts->places ? 0 : KIN_ENOMEM;
}

/* Copies the fields of a struct and of all that it embeds.  kind and apiVersion
 * are not in the message: their struct is embedded without a tag. */
static void spread_fields(struct facts *facts, size_t index, bool is_message)
{
    for (size_t i = facts->first_lines[index];
         i < facts->first_lines[index + 1]; i++) {
        const struct kin__schema_field *from = &facts->lines[i].field;
        if (from->name.len == 0) {
            spread_fields(facts, type_index(facts, from->type),
                          is_message && from->tag > 0);
            continue;
        }
        assert(facts->have.fields < facts->room.fields);
        struct kin__schema_field *to = &facts->fields[facts->have.fields++];
        *to = *from;
        if (!is_message) {
            to->tag = 0;
            to->flags |= KIN__SCHEMA_TYPE_META;
        }
    }
}

static bool type_is_named(const struct kin__schema_type *type, kin_str name)
{
    return type && kin_str_eq(type->name, name);
}

static void spread_type(struct facts *facts, size_t index)
{
    struct kin__schema_type *type = &facts->types[index];
    struct kin__schema_field *fields = facts->fields + facts->have.fields;

    type->fields = fields;
    type->embeds = facts->embeds + facts->have.embeds;
    for (size_t i = facts->first_lines[index];
         i < facts->first_lines[index + 1]; i++) {
        const struct kin__schema_field *line = &facts->lines[i].field;
        size_t first = facts->have.fields - (size_t)(fields - facts->fields);
        if (line->name.len > 0) {
            assert(facts->have.fields < facts->room.fields);
            facts->fields[facts->have.fields++] = *line;
            continue;
        }
        assert(facts->have.embeds < facts->room.embeds);
        facts->embeds[facts->have.embeds++] = (struct kin__schema_embed){
            .type = line->type,
            .tag = line->tag,
            .first = (uint16_t)first,
        };
        type->embed_count++;
        if (type_is_named(line->type, KIN__S("meta/v1.TypeMeta")))
            type->flags |= KIN__SCHEMA_HAS_TYPE_META;
        spread_fields(facts, type_index(facts, line->type), line->tag > 0);
    }
}

/* Sorts names by insertion: types are small and mostly sorted. */
static int order_names(struct facts_parser *p, struct kin__schema_type *type)
{
    struct facts *facts = p->facts;
    uint16_t *order = facts->places + facts->have.places;

    for (uint16_t i = 0; i < type->field_count; i++) {
        uint16_t at = i;
        for (; at > 0; at--) {
            int c = kin_str_cmp(type->fields[order[at - 1]].name,
                                type->fields[i].name);
            if (c == 0)
                return parser_fail(p, "duplicate name in type:", type->name);
            if (c < 0)
                break;
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
    type->by_name = order;
    facts->have.places += type->field_count;
    assert(facts->have.places <= facts->room.places);
    return 0;
}

/* Fills `by_tag` from the lines of the type, fields and embedded structs. */
static int order_tags(struct facts_parser *p, size_t index)
{
    struct facts *facts = p->facts;
    struct kin__schema_type *type = &facts->types[index];
    uint16_t *places = facts->places + facts->have.places;
    uint16_t embed = 0;
    uint16_t field = 0;

    for (size_t tag = 0; tag < type->tag_end; tag++)
        places[tag] = KIN__SCHEMA_NO_FIELD;
    for (size_t i = facts->first_lines[index];
         i < facts->first_lines[index + 1]; i++) {
        const struct kin__schema_field *line = &facts->lines[i].field;
        bool is_embed = line->name.len == 0;
        uint16_t place = is_embed ? KIN__SCHEMA_EMBEDDED + embed : field;
        if (line->tag > 0 && places[line->tag] != KIN__SCHEMA_NO_FIELD)
            return link_fail(p, &facts->lines[i],
                             "duplicate tag in type:", type->name);
        if (line->tag > 0)
            places[line->tag] = place;
        embed = (uint16_t)(embed + is_embed);
        field = (uint16_t)(field + (is_embed ? line->type->field_count : 1));
    }
    assert(field == type->field_count && embed == type->embed_count);
    type->by_tag = places;
    facts->have.places += type->tag_end;
    assert(facts->have.places <= facts->room.places);
    return 0;
}

/* Sets KIN__SCHEMA_IS_FLAT and `written`. */
static void mark_flat(struct kin__schema_type *type)
{
    const uint16_t skipped = KIN__SCHEMA_OMITTED | KIN__SCHEMA_TYPE_META;

    if (type->field_count > 64)
        return;
    for (size_t i = 0; i < type->embed_count; i++)
        if (type->embeds[i].tag > 0)
            return;
    type->flags |= KIN__SCHEMA_IS_FLAT;
    for (size_t i = 0; i < type->field_count; i++)
        if ((type->fields[i].flags & skipped) != KIN__SCHEMA_OMITTED)
            type->written |= UINT64_C(1) << i;
}

static void mark_type(struct kin__schema_type *type)
{
    const struct kin__schema_field *metadata = kin__schema_find_field(
        type, KIN__S("metadata"));

    if (!metadata || !(type->flags & KIN__SCHEMA_HAS_TYPE_META))
        return;
    if (type_is_named(metadata->type, KIN__S("meta/v1.ObjectMeta")))
        type->flags |= KIN__SCHEMA_IS_OBJECT;
    if (type_is_named(metadata->type, KIN__S("meta/v1.ListMeta")))
        type->flags |= KIN__SCHEMA_IS_LIST;
}

static int link_types(struct facts_parser *p)
{
    struct facts *facts = p->facts;

    facts->first_lines[facts->have.types] = facts->have.lines;
    int r = check_type_order(p);
    if (r == 0)
        r = check_enum_order(p);
    if (r == 0)
        r = resolve_lines(p);
    if (r == 0)
        r = count_all(p);
    if (r == 0)
        r = make_field_tables(facts);
    for (size_t i = 0; r == 0 && i < facts->have.types; i++) {
        spread_type(facts, i);
        r = order_names(p, &facts->types[i]);
        if (r == 0)
            r = order_tags(p, i);
        if (r == 0) {
            mark_type(&facts->types[i]);
            mark_flat(&facts->types[i]);
        }
    }
    return r;
}

/* ---- linking resources ---- */

static int link_kinds(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema_object_kind *kind = facts->kinds;

    for (size_t v = 0; v < facts->have.versions; v++)
        for (size_t k = 0; k < facts->versions[v].kind_count; k++, kind++) {
            kind->type = kin__types_find(facts->types, facts->have.types,
                                         facts->versions[v].package,
                                         kind->kind);
            if (!kind->type)
                return parser_fail(p, "kind without a type:", kind->kind);
        }
    return 0;
}

/* Finds the list kind of a resource, if the version has one.  Its name is a
 * view of the text, so it cannot be composed. */
static void link_list(const struct kin__schema_version *version,
                      struct kin__schema_resource *resource)
{
    kin_str kind = resource->kind;

    for (size_t i = 0; i < version->kind_count; i++) {
        const struct kin__schema_object_kind *list = &version->kinds[i];
        if (list->kind.len == kind.len + 4 &&
            kin_str_starts_with(list->kind, kind) &&
            kin_str_ends_with(list->kind, KIN__S("List"))) {
            resource->list_kind = list->kind;
            resource->list_type = list->type;
        }
    }
}

static int link_resources(struct facts_parser *p)
{
    struct facts *facts = p->facts;
    struct kin__schema *schema = &facts->schema;
    int r = link_kinds(p);

    schema->groups = facts->groups;
    schema->group_count = facts->have.groups;
    for (size_t i = 0; r == 0 && i < facts->have.resources; i++) {
        struct kin__schema_resource *res = &facts->resources[i];
        res->type = kin__schema_find_kind(schema, res->group, res->version,
                                          res->kind);
        if (!res->type)
            r = parser_fail(p, "resource without a type:", res->plural);
        else
            link_list(
                kin__schema_find_version(schema, res->group, res->version),
                res);
    }
    for (size_t i = 0; r == 0 && i < facts->have.subresources; i++) {
        struct kin__schema_subresource *sub = &facts->subresources[i];
        sub->type = kin__schema_find_kind(schema, sub->group, sub->version,
                                          sub->kind);
        if (!sub->type)
            r = parser_fail(p, "subresource without a type:", sub->name);
    }
    return r;
}

/* ---- passes ---- */

struct line_word {
    const char *word;
    size_t offset; /* of the count in struct facts_counts, or NO_COUNT */
    int (*read)(struct facts_parser *p);
};

#define COUNT_OF(member) offsetof(struct facts_counts, member)
#define NO_COUNT SIZE_MAX

static const struct line_word line_words[] = {
    {"type", COUNT_OF(types), read_type},
    {"enum", COUNT_OF(enums), read_enum},
    {"kind", COUNT_OF(kinds), read_kind},
    {"resource", COUNT_OF(resources), read_resource},
    {"version", COUNT_OF(versions), read_version},
    {"group", COUNT_OF(groups), read_group},
    {"package", NO_COUNT, read_package},
};

static const struct line_word *line_word_find(kin_str word)
{
    for (size_t i = 0; i < sizeof(line_words) / sizeof(line_words[0]); i++)
        if (kin_str_eq(word, kin_s(line_words[i].word)))
            return &line_words[i];
    return NULL;
}

/* Moves to the next line, skipping comments and empty ones; false at the end.
 */
static bool parser_next(struct facts_parser *p)
{
    while (p->rest.ptr) {
        p->line = kin__str_cut(&p->rest, '\n');
        p->number++;
        if (p->line.len > 0 && p->line.ptr[0] != '#')
            return true;
    }
    return false;
}

static size_t count_bytes(kin_str s, char byte)
{
    size_t count = 0;

    for (size_t i = 0; i < s.len; i++)
        count += s.ptr[i] == byte;
    return count;
}

static void count_line(struct facts_counts *room, kin_str line)
{
    size_t options = count_bytes(line, '=');

    room->words += options + (options > 0 ? count_bytes(line, ',') : 0);
    if (line.ptr[0] == ' ') {
        if (kin_str_starts_with(line, KIN__S(" sub ")))
            room->subresources++;
        else
            room->lines++;
        room->merges += options > 0;
        return;
    }
    kin_str rest = line;
    const struct line_word *word = line_word_find(kin__str_cut(&rest, ' '));
    if (word && word->offset != NO_COUNT)
        (*(size_t *)(void *)((char *)room + word->offset))++;
}

static void parser_count(struct facts_parser p)
{
    while (parser_next(&p))
        count_line(&p.facts->room, p.line);
}

static int parser_read_line(struct facts_parser *p)
{
    int r = 0;

    if (p->line.ptr[0] == ' ') {
        p->line = kin__str_slice(p->line, 1, SIZE_MAX);
        kin_str name = parser_word(p);
        r = kin_str_eq(name, KIN__S("sub")) ? read_subresource(p)
                                            : read_field(p, name);
    } else {
        kin_str word = parser_word(p);
        const struct line_word *found = line_word_find(word);
        r = found ? found->read(p) : parser_fail(p, "unknown line:", word);
    }
    if (r == 0 && p->line.ptr)
        r = parser_fail(p, "trailing text:", p->line);
    return r;
}

/* The text starts with "facts 1 RELEASE" and ends with "end", which detects a
 * truncated text. */
static int parser_read(struct facts_parser *p)
{
    int r = 0;

    if (!parser_next(p) || !kin_str_starts_with(p->line, KIN__S("facts 1 ")))
        return parser_fail(p, "not facts of format 1:", p->line);
    p->facts->schema.release = kin__str_slice(p->line, 8, SIZE_MAX);
    while (parser_next(p)) {
        if (kin_str_eq(p->line, KIN__S("end")))
            return 0;
        r = parser_read_line(p);
        if (r < 0)
            return r;
    }
    return parser_fail(p, "missing:", KIN__S("end"));
}

/* ---- memory ---- */

/* Allocates the tables whose rows are lines of the text. */
static int facts_make_tables(struct facts *facts)
{
    const struct facts_counts *room = &facts->room;
    const struct {
        void *table; /* a pointer to the member */
        size_t count;
        size_t size;
    } tables[] = {
        {&facts->types, room->types, sizeof(*facts->types)},
        {&facts->enums, room->enums, sizeof(*facts->enums)},
        {&facts->first_lines, room->types + 1, sizeof(*facts->first_lines)},
        {&facts->lines, room->lines, sizeof(*facts->lines)},
        {&facts->merges, room->merges, sizeof(*facts->merges)},
        {&facts->words, room->words, sizeof(*facts->words)},
        {&facts->groups, room->groups, sizeof(*facts->groups)},
        {&facts->versions, room->versions, sizeof(*facts->versions)},
        {&facts->kinds, room->kinds, sizeof(*facts->kinds)},
        {&facts->resources, room->resources, sizeof(*facts->resources)},
        {&facts->subresources, room->subresources,
         sizeof(*facts->subresources)},
    };

    for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++) {
        /* One row more: no table is empty, and a pointer past the last row is
         * valid. */
        void *table = kin__alloc0(facts->alloc, tables[i].count + 1,
                                  tables[i].size);
        if (!table)
            return KIN_ENOMEM;
        memcpy(tables[i].table, &table, sizeof(table));
    }
    return 0;
}

static void facts_publish(struct facts *facts)
{
    struct kin__schema *schema = &facts->schema;
    const struct facts_counts *have = &facts->have;

    assert(have->fields == facts->room.fields);
    assert(have->embeds == facts->room.embeds);
    kin__free(facts->alloc, KIN__STEAL(facts->lines));
    kin__free(facts->alloc, KIN__STEAL(facts->first_lines));
    schema->groups = facts->groups;
    schema->group_count = have->groups;
    schema->versions = facts->versions;
    schema->version_count = have->versions;
    schema->resources = facts->resources;
    schema->resource_count = have->resources;
    schema->kinds = facts->kinds;
    schema->kind_count = have->kinds;
    schema->types = facts->types;
    schema->type_count = have->types;
    schema->enums = facts->enums;
    schema->enum_count = have->enums;
    schema->memory_bytes = sizeof(*facts) +
                           have->types * sizeof(*facts->types) +
                           have->enums * sizeof(*facts->enums) +
                           have->fields * sizeof(*facts->fields) +
                           have->merges * sizeof(*facts->merges) +
                           facts->room.words * sizeof(*facts->words) +
                           have->embeds * sizeof(*facts->embeds) +
                           have->places * sizeof(*facts->places) +
                           have->groups * sizeof(*facts->groups) +
                           have->versions * sizeof(*facts->versions) +
                           have->kinds * sizeof(*facts->kinds) +
                           have->resources * sizeof(*facts->resources) +
                           have->subresources * sizeof(*facts->subresources);
}

static int facts_read(struct facts *facts, kin_str text, kin_error *err)
{
    struct facts_parser p = {.facts = facts, .rest = text, .err = err};
    int r = 0;

    parser_count(p);
    r = facts_make_tables(facts);
    if (r == 0)
        r = parser_read(&p);
    if (r == 0)
        r = link_types(&p);
    if (r == 0)
        r = link_resources(&p);
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "facts");
    return r;
}

int kin__schema_read(const kin_allocator *alloc, kin_str text,
                     struct kin__schema **ret, kin_error *err)
{
    struct facts *facts = kin__alloc0(alloc, 1, sizeof(*facts));

    if (!facts)
        return kin_error_set(err, KIN_ENOMEM, "facts");
    facts->alloc = alloc;
    int r = facts_read(facts, text, err);
    if (r < 0) {
        (void)kin__schema_free(&facts->schema);
        return r;
    }
    facts_publish(facts);
    *ret = &facts->schema;
    return 0;
}

struct kin__schema *kin__schema_free(struct kin__schema *schema)
{
    static_assert(offsetof(struct facts, schema) == 0, "cast below");
    struct facts *facts = (struct facts *)(void *)schema;

    if (!facts)
        return NULL;
    kin__free(facts->alloc, facts->types);
    kin__free(facts->alloc, facts->enums);
    kin__free(facts->alloc, facts->first_lines);
    kin__free(facts->alloc, facts->lines);
    kin__free(facts->alloc, facts->merges);
    kin__free(facts->alloc, facts->words);
    kin__free(facts->alloc, facts->groups);
    kin__free(facts->alloc, facts->versions);
    kin__free(facts->alloc, facts->kinds);
    kin__free(facts->alloc, facts->resources);
    kin__free(facts->alloc, facts->subresources);
    kin__free(facts->alloc, facts->fields);
    kin__free(facts->alloc, facts->embeds);
    kin__free(facts->alloc, facts->places);
    kin__free(facts->alloc, facts);
    return NULL;
}
