/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_names.c - names of C for names of Kubernetes.
 *
 *   1  A type is group, version and its name in one word, as kubectl has it:
 *      core_v1_persistentvolumeclaim.  Since no other part of a name can hold
 *      the underscore after it, no type with its fields is another type.
 *
 *   2  A field is the type's name and its own in snake_case, whatever follows
 *      being an ending from a fixed list.  Every name has a prefix, so none is
 *      a word of C or C++.
 *
 *   3  A name that is taken gets "_field" behind it, a constant a number; the
 *      table at the top of the header tells.
 *
 *   4  Names that would be too long are shortened by the table below.
 */
#include <string.h>

#include <kin/str.h>

#include "base/alloc.h"
#include "base/map.h"
#include "base/str.h"
#include "gen.h"

/* Rule 4: parts of names, and what stands for them.  docs/guide/typed.md has
 * the same table. */
static const struct {
    const char *part;
    const char *instead;
} shortenings[] = {
    {"admissionregistration", "admission"},
    {"certificatesigningrequest", "csr"},
    {"during_scheduling_ignored_during_execution", "during_scheduling"},
    {"horizontalpodautoscaler", "hpa"},
    {"mutatingadmissionpolic", "mutatingpolic"},
    {"persistentvolumeclaimretentionpolicy", "pvcretentionpolicy"},
    {"prioritylevelconfiguration", "prioritylevel"},
    {"validatingadmissionpolic", "validatingpolic"},
};

/* ---- words ---- */

static bool is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_small(char c)
{
    return is_letter(c) || (c >= '0' && c <= '9');
}

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static char to_small(char c)
{
    return is_capital(c) ? (char)(c - 'A' + 'a') : c;
}

static char char_at(kin_str text, size_t i)
{
    return i < text.len ? text.ptr[i] : '\0';
}

/* A capital begins a word after a small letter, and before one unless that is
 * the s of several: podCIDRs, hostIPs. */
static bool begins_word(kin_str text, size_t i)
{
    char before = i ? text.ptr[i - 1] : '\0';
    char after = char_at(text, i + 1);
    bool is_plural = after == 's' && !is_letter(char_at(text, i + 2));

    if (!is_capital(text.ptr[i]) || i == 0)
        return false;
    return is_small(before) ||
           (is_capital(before) && is_letter(after) && !is_plural);
}

const char *gen_snake(struct gen_model *model, kin_str text)
{
    char *word = gen_alloc(model, 2 * text.len + 2);
    size_t len = 0;

    if (!word)
        return NULL;
    for (size_t i = 0; i < text.len; i++) {
        char c = to_small(text.ptr[i]);
        bool is_gap = !is_small(c);
        if ((is_gap || begins_word(text, i)) && len && word[len - 1] != '_')
            word[len++] = '_';
        if (!is_gap)
            word[len++] = c;
    }
    while (len && word[len - 1] == '_')
        word[--len] = '\0';
    if (len == 0)
        word[len++] = 'x';
    word[len] = '\0';
    return word;
}

const char *gen_word(struct gen_model *model, kin_str text)
{
    char *word = gen_alloc(model, text.len + 2);
    size_t len = 0;

    if (!word)
        return NULL;
    for (size_t i = 0; i < text.len; i++)
        if (is_small(to_small(text.ptr[i])))
            word[len++] = to_small(text.ptr[i]);
    if (len == 0)
        word[0] = 'x';
    return word;
}

const char *gen_capitals(struct gen_model *model, const char *text)
{
    char *word = gen_alloc(model, strlen(text) + 1);

    for (size_t i = 0; word && text[i]; i++)
        word[i] = text[i] >= 'a' && text[i] <= 'z' ? (char)(text[i] - 'a' + 'A')
                                                   : text[i];
    return word;
}

/* ---- types and resources ---- */

const char *gen_shorten(struct gen_model *model, struct gen_package *package,
                        const char *word)
{
    for (size_t i = 0; i < sizeof(shortenings) / sizeof(shortenings[0]); i++) {
        const char *part = shortenings[i].part;
        const char *at = strstr(word, part);
        if (!at)
            continue;
        package->shortened |= 1u << i;
        return gen_printf(model, "%.*s%s%s", (int)(at - word), word,
                          shortenings[i].instead, at + strlen(part));
    }
    return word;
}

bool gen_is_short(const char *word)
{
    for (size_t i = 0; i < sizeof(shortenings) / sizeof(shortenings[0]); i++)
        if (strcmp(word, shortenings[i].instead) == 0)
            return true;
    return false;
}

void gen_put_shortened(struct gen_out *out, const struct gen_package *package)
{
    for (size_t i = 0; i < sizeof(shortenings) / sizeof(shortenings[0]); i++)
        if (package->shortened & 1u << i)
            gen_put(out, " *   %s\n *     is %s\n", shortenings[i].part,
                    shortenings[i].instead);
}

static int name_type(struct gen_model *model, struct gen_type *type)
{
    const char *word = gen_word(model, kin_s(type->base));

    if (word)
        word = gen_shorten(model, type->package, word);
    if (word)
        type->name = gen_printf(model, "%s_%s", type->package->prefix, word);
    return type->name ? 0 : KIN_ENOMEM;
}

static bool name_is_type(const struct gen_package *package, const char *name)
{
    const struct gen_type *type = package->types;

    while (type && strcmp(type->name, name) != 0)
        type = type->next;
    return type;
}

/* "endpoints" are one and many: then the collection is "endpoints_all". */
static int name_resource(struct gen_model *model, struct gen_resource *resource)
{
    const char *prefix = resource->type->package->prefix;
    const char *word = gen_word(model, kin_s(resource->plural));
    const char *name = NULL;

    if (word)
        word = gen_shorten(model, resource->type->package, word);
    if (word)
        name = gen_printf(model, "%s_%s", prefix, word);
    if (name && name_is_type(resource->type->package, name))
        name = gen_printf(model, "%s_all", name);
    resource->name = name;
    return name ? 0 : KIN_ENOMEM;
}

static int name_package(struct gen_model *model, struct gen_package *package)
{
    const char *slash = strrchr(package->path, '/');

    if (!package->prefix) {
        const char *group = gen_snake(
            model, kin_str_of(package->path, (size_t)(slash - package->path)));
        const char *version = gen_snake(model, kin_s(slash + 1));
        if (group)
            group = gen_shorten(model, package, group);
        if (!group || !version)
            return KIN_ENOMEM;
        /* A name begins with a letter. */
        package->prefix = gen_printf(
            model, "%s%s_%s", is_letter(group[0]) ? "" : "x", group, version);
    }
    return package->prefix ? 0 : KIN_ENOMEM;
}

/* Whether it is what Kubernetes takes for a group or a version: so it ends no
 * comment, and leads to no other folder. */
static bool is_dns_name(const char *text)
{
    bool is_after_dot = true;

    for (const char *p = text; *p; p++) {
        if (!is_small(*p) && (is_after_dot || (*p != '.' && *p != '-')))
            return false;
        is_after_dot = *p == '.';
    }
    return !is_after_dot;
}

static int check_package(const struct gen_package *package, kin_error *err)
{
    const char *group = package->group;
    const char *version = package->version;

    if (group && group[0] && !is_dns_name(group))
        return kin_error_set(err, KIN_EINVAL, "'%s' is no group", group);
    if (version && (!is_dns_name(version) || strchr(version, '.')))
        return kin_error_set(err, KIN_EINVAL, "'%s' is no version", version);
    return 0;
}

int gen_name_types(struct gen_model *model, kin_error *err)
{
    int r = 0;

    for (struct gen_package *p = model->packages; p && r == 0; p = p->next) {
        r = check_package(p, err);
        if (r < 0)
            return r;
        r = name_package(model, p);
        for (struct gen_type *t = p->types; t && r == 0; t = t->next)
            r = name_type(model, t);
        for (struct gen_resource *s = p->resources; s && r == 0; s = s->next)
            r = name_resource(model, s);
    }
    return r < 0 ? gen_no_memory(err) : 0;
}

/* ---- names that are taken ---- */

struct taken_name {
    struct taken_name *next;
    char text[];
};

static kin_str taken_key(const struct taken_name *name)
{
    return kin_s(name->text);
}

KIN__MAP_DEFINE_STR(taken_map, struct taken_name, taken_key);

struct gen_names {
    struct taken_map map;
    struct taken_name *all; /* owned */
};

enum { NAMES_MAX = 1 << 22, ENDINGS_MAX = 32 };

int gen_names_new(struct gen_names **ret, kin_error *err)
{
    struct gen_names *names = kin__alloc0(/* alloc= */ NULL, 1, sizeof(*names));

    if (!names)
        return gen_no_memory(err);
    taken_map_init(&names->map, /* alloc= */ NULL, /* seed= */ 1, NAMES_MAX);
    *ret = names;
    return 0;
}

void gen_names_free(struct gen_names *names)
{
    if (!names)
        return;
    while (names->all) {
        struct taken_name *name = names->all;

        names->all = name->next;
        kin__free(/* alloc= */ NULL, name);
    }
    taken_map_done(&names->map);
    kin__free(/* alloc= */ NULL, names);
}

/* What kin/typed.h, kin/typed_resource.h and kin/typed_informer.h make. */
static const char *const line_endings[][ENDINGS_MAX] = {
    [GEN_LINE_TYPE] = {"", "_edit", "_edit_copy", "_edit_of", "_list",
                       "_list_at", "_list_count", "_list_of", "_of"},
    [GEN_LINE_OBJECT] = {"",
                         "_auto_release",
                         "_cast",
                         "_change",
                         "_edit",
                         "_edit_auto_release",
                         "_edit_free",
                         "_handler",
                         "_informer",
                         "_informer_add_handler",
                         "_informer_lister",
                         "_informer_of",
                         "_iter",
                         "_iter_next",
                         "_list_handler",
                         "_lister",
                         "_lister_auto_release",
                         "_lister_get",
                         "_lister_list",
                         "_new",
                         "_of",
                         "_ref",
                         "_unref",
                         "_watch",
                         "_watch_auto_release",
                         "_watch_next"},
    [GEN_LINE_RESOURCE] = {"", "_apply", "_create", "_delete",
                           "_delete_collection", "_get", "_list", "_list_all",
                           "_patch", "_patch_status", "_resource", "_update",
                           "_update_status", "_watch"},
    [GEN_LINE_FIELD] = {"", "_has", "_set", "_unset"},
    [GEN_LINE_LIST] = {"_append", "_at", "_clear", "_count", "_has", "_unset"},
    [GEN_LINE_MAP] = {"_at", "_clear", "_count", "_get", "_has", "_key_at",
                      "_remove", "_set", "_unset"},
    [GEN_LINE_STRUCT] = {"", "_edit", "_has", "_unset"},
    [GEN_LINE_STRUCT_LIST] = {"", "_append", "_at", "_clear", "_count",
                              "_edit_at", "_has", "_remove_at", "_unset"},
    [GEN_LINE_STRUCT_MAP] = {"_at", "_clear", "_count", "_edit", "_get", "_has",
                             "_key_at", "_remove", "_unset"},
    [GEN_LINE_ENUM] = {"", "_parse", "_text"},
    [GEN_LINE_CONSTANT] = {""},
};

static int names_add(struct gen_names *names, const char *name,
                     const char *ending)
{
    size_t len = strlen(name) + strlen(ending);
    struct taken_name *taken = kin__alloc(/* alloc= */ NULL, 1,
                                          sizeof(*taken) + len + 1);

    if (!taken)
        return KIN_ENOMEM;
    (void)snprintf(taken->text, len + 1, "%s%s", name, ending);
    taken->next = names->all;
    names->all = taken;
    return taken_map_insert(&names->map, taken);
}

static bool names_have(const struct gen_names *names, const char *name,
                       const char *ending)
{
    char text[1024];
    int len = snprintf(text, sizeof(text), "%s%s", name, ending);

    return len > 0 && (size_t)len < sizeof(text) &&
           taken_map_get(&names->map, kin_s(text));
}

int gen_names_take(struct gen_names *names, enum gen_line line,
                   const char *name)
{
    const char *const *endings = line_endings[line];
    int r = 0;

    for (size_t i = 0; endings[i]; i++)
        if (names_have(names, name, endings[i]))
            return KIN_EEXISTS;
    for (size_t i = 0; endings[i] && r == 0; i++)
        r = names_add(names, name, endings[i]);
    return r;
}
