/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gen_names.c - names of C for names of Kubernetes.
 *
 *   1  A type is group, version and its name in words:
 *      core_v1_persistent_volume_claim.  A collection is its plural in the same
 *      words.  An enumeration ends in "_enum", its constants do not have that.
 *
 *   2  A field is the type's name and its own in words, and an ending from a
 *      fixed list.  Every name has a prefix, so none is a word of C or C++.
 *
 *   3  A function that returns a structure, or a place in an edit, has a verb
 *      before the field: the spec of a Pod is core_v1_pod_get_spec, since
 *      core_v1_pod_spec is a type.
 *
 *   4  Fields of spec and status are reached from the object: so for the type
 *      of the spec itself, all functions have one of these verbs.
 *      core_v1_pod_spec_node_name takes a Pod, core_v1_pod_spec_get_node_name a
 *      PodSpec.
 *
 *   5  A field's name that is taken gets "_field" behind it, a constant a
 *      number; the table at the top of the header says which.  A type's name
 *      that is taken gets "_type", a collection's "_all".  Kubernetes' own
 * types of that sort are in a table below, so that a later version of it
 * renames nothing.
 *
 *   6  Names that would be too long are shortened by a table below.
 */
#include <string.h>

#include <kin/str.h>

#include "base/alloc.h"
#include "base/map.h"
#include "base/str.h"
#include "gen.h"

/* Rule 6: abbreviations.  docs/guide/typed.md has the same table. */
static const struct {
    const char *part;
    const char *instead;
} shortenings[] = {
    {"admissionregistration", "admission"},
    {"during_scheduling_ignored_during_execution", "during_scheduling"},
    {"horizontal_pod_autoscaler", "hpa"},
    {"mutating_admission_polic", "mutating_polic"},
    {"persistent_volume_claim_retention_policy", "pvc_retention_policy"},
    {"priority_level_configuration", "priority_level"},
    {"validating_admission_polic", "validating_polic"},
};

/* Rule 5: types that end in "_type", since a field's function has their name.
 */
static const char *const taken_types[] = {
    "core_v1_container_image",
    "rbac_v1_role_ref",
    "rbac_v1alpha1_role_ref",
    "rbac_v1beta1_role_ref",
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
 * the s of several (podCIDRs, hostIPs) or the v of a version (IPv4). */
static bool begins_word(kin_str text, size_t i)
{
    char before = i ? text.ptr[i - 1] : '\0';
    char after = char_at(text, i + 1);
    char third = char_at(text, i + 2);
    bool is_ending = (after == 's' && !is_letter(third)) ||
                     (after == 'v' && third >= '0' && third <= '9');

    if (!is_capital(text.ptr[i]) || i == 0)
        return false;
    return is_small(before) ||
           (is_capital(before) && is_letter(after) && !is_ending);
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

const char *gen_plural(struct gen_model *model, kin_str plural, kin_str kind)
{
    const char *words = gen_snake(model, kind);
    char *word = gen_alloc(model, 2 * plural.len + 2);
    size_t len = 0;

    if (!words || !word)
        return NULL;
    for (size_t i = 0; i < plural.len; i++) {
        char c = to_small(plural.ptr[i]);
        if (*words == '_' && words[1] == c) {
            word[len++] = '_';
            words++;
        }
        if (is_small(c))
            word[len++] = c;
        /* The rest after the first difference is the plural ending. */
        words = *words == c ? words + 1 : "";
    }
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

/* Joins group, version and words; NULL if out of memory. */
static const char *name_of(struct gen_model *model, struct gen_package *package,
                           const char *words)
{
    const char *word = words ? gen_shorten(model, package, words) : NULL;

    return word ? gen_printf(model, "%s_%s", package->prefix, word) : NULL;
}

static bool is_taken_type(const char *name)
{
    for (size_t i = 0; i < sizeof(taken_types) / sizeof(taken_types[0]); i++)
        if (strcmp(name, taken_types[i]) == 0)
            return true;
    return false;
}

static int name_type(struct gen_model *model, struct gen_package *package,
                     struct gen_type *type)
{
    const char *name = name_of(model, package,
                               gen_snake(model, kin_s(type->base)));

    if (name && is_taken_type(name))
        name = gen_printf(model, "%s_type", name);
    type->name = name;
    return name ? 0 : KIN_ENOMEM;
}

static int name_enum(struct gen_model *model, struct gen_package *package,
                     struct gen_enum *one)
{
    one->stem = name_of(model, package, gen_snake(model, kin_s(one->base)));
    one->name = one->stem ? gen_printf(model, "%s_enum", one->stem) : NULL;
    return one->name ? 0 : KIN_ENOMEM;
}

static int name_resource(struct gen_model *model, struct gen_resource *resource)
{
    resource->name = name_of(
        model, resource->type->package,
        gen_plural(model, kin_s(resource->plural), kin_s(resource->kind)));
    return resource->name ? 0 : KIN_ENOMEM;
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

/* Whether it is a valid group or version in Kubernetes: such a name cannot end
 * a comment or leave the directory. */
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

bool gen_is_flat(const struct gen_type *type, const struct gen_field *field)
{
    return field->kind == GEN_STRUCT && field->container == GEN_ONE &&
           (strcmp(field->json, "spec") == 0 ||
            strcmp(field->json, "status") == 0) &&
           gen_find_field(type, "metadata");
}

/* Rule 4: gives verbs to the types whose names an object's fields begin with.
 */
static void mark_verbs(const struct gen_type *type)
{
    size_t len = strlen(type->name);

    for (const struct gen_field *f = type->fields; f; f = f->next)
        if (gen_is_flat(type, f) &&
            strncmp(f->type->name, type->name, len) == 0 &&
            f->type->name[len] == '_' &&
            strcmp(f->type->name + len + 1, f->word) == 0)
            f->type->has_verbs = true;
}

/* ---- names in use ---- */

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

/* The first letter says which of the stems an ending belongs to: read, edit,
 * get or open. */
static const char *const form_endings[][ENDINGS_MAX] = {
    [GEN_FORM_TYPE] = {"r", "r_edit", "r_edit_copy", "r_edit_of", "r_list",
                       "r_list_at", "r_list_count", "r_list_of", "r_of"},
    [GEN_FORM_OBJECT] = {"r",
                         "r_auto_release",
                         "r_cast",
                         "r_change",
                         "r_edit",
                         "r_edit_auto_release",
                         "r_edit_free",
                         "r_handler",
                         "r_informer",
                         "r_informer_add_handler",
                         "r_informer_lister",
                         "r_informer_of",
                         "r_iter",
                         "r_iter_next",
                         "r_list_handler",
                         "r_lister",
                         "r_lister_auto_release",
                         "r_lister_get",
                         "r_lister_list",
                         "r_new",
                         "r_of",
                         "r_ref",
                         "r_unref",
                         "r_watch",
                         "r_watch_auto_release",
                         "r_watch_next"},
    [GEN_FORM_REVIEW] = {"r", "r_edit", "r_edit_auto_release", "r_edit_copy",
                         "r_edit_free", "r_edit_of", "r_list", "r_list_at",
                         "r_list_count", "r_list_of", "r_new", "r_of"},
    [GEN_FORM_RESOURCE] = {"r",
                           "r_apply",
                           "r_apply_status",
                           "r_bind",
                           "r_create",
                           "r_create_token",
                           "r_delete",
                           "r_delete_collection",
                           "r_evict",
                           "r_get",
                           "r_get_scale",
                           "r_informer",
                           "r_list",
                           "r_list_all",
                           "r_patch",
                           "r_patch_status",
                           "r_update",
                           "r_update_approval",
                           "r_update_ephemeral_containers",
                           "r_update_finalize",
                           "r_update_resize",
                           "r_update_scale",
                           "r_update_status",
                           "r_watch"},
    [GEN_FORM_FIELD] = {"r", "r_has", "e_set", "e_unset"},
    [GEN_FORM_LIST] = {"r_at", "r_count", "r_has", "e_append", "e_clear",
                       "e_unset"},
    [GEN_FORM_MAP] = {"r_at", "r_count", "r_get", "r_has", "r_key_at",
                      "e_clear", "e_remove", "e_set", "e_unset"},
    [GEN_FORM_STRUCT] = {"g", "o", "r_has", "e_unset"},
    [GEN_FORM_STRUCT_LIST] = {"g", "o_at", "r_at", "r_count", "r_has",
                              "e_append", "e_clear", "e_remove_at", "e_unset"},
    [GEN_FORM_STRUCT_MAP] = {"o", "r_at", "r_count", "r_get", "r_has",
                             "r_key_at", "e_clear", "e_remove", "e_unset"},
    [GEN_FORM_ENUM] = {"r", "r_parse", "r_text"},
    [GEN_FORM_CONSTANT] = {"r"},
};

static const char *stem_of(const struct gen_stems *stems, char letter)
{
    switch (letter) {
    case 'e':
        return stems->edit;
    case 'g':
        return stems->get;
    case 'o':
        return stems->open;
    default:
        return stems->read;
    }
}

static int names_add(struct gen_names *names, const char *stem,
                     const char *ending)
{
    size_t len = strlen(stem) + strlen(ending);
    struct taken_name *taken = kin__alloc(/* alloc= */ NULL, 1,
                                          sizeof(*taken) + len + 1);

    if (!taken)
        return KIN_ENOMEM;
    (void)snprintf(taken->text, len + 1, "%s%s", stem, ending);
    taken->next = names->all;
    names->all = taken;
    return taken_map_insert(&names->map, taken);
}

static bool names_have(const struct gen_names *names, const char *stem,
                       const char *ending)
{
    char text[1024];
    int len = snprintf(text, sizeof(text), "%s%s", stem, ending);

    return len > 0 && (size_t)len < sizeof(text) &&
           taken_map_get(&names->map, kin_s(text));
}

int gen_names_take(struct gen_names *names, enum gen_form form,
                   const struct gen_stems *stems)
{
    const char *const *endings = form_endings[form];
    int r = 0;

    for (size_t i = 0; endings[i]; i++)
        if (names_have(names, stem_of(stems, endings[i][0]), endings[i] + 1))
            return KIN_EEXISTS;
    for (size_t i = 0; endings[i] && r == 0; i++)
        r = names_add(names, stem_of(stems, endings[i][0]), endings[i] + 1);
    return r;
}

/* ---- all names ---- */

static void names_release(struct gen_names **names)
{
    gen_names_free(*names);
}

/* Reserves a name, with a suffix if it is in use. */
static int take_or_extend(struct gen_model *model, struct gen_names *names,
                          enum gen_form form, const char *ending,
                          const char **name)
{
    struct gen_stems stems = {.read = *name};
    int r = gen_names_take(names, form, &stems);

    while (r == KIN_EEXISTS) {
        stems.read = gen_printf(model, "%s_%s", stems.read, ending);
        r = stems.read ? gen_names_take(names, form, &stems) : KIN_ENOMEM;
    }
    *name = stems.read;
    return r;
}

enum gen_form gen_type_form(const struct gen_type *type)
{
    if (type->is_review)
        return GEN_FORM_REVIEW;
    return type->is_object ? GEN_FORM_OBJECT : GEN_FORM_TYPE;
}

/* Kinds are named first, regardless of order. */
static int take_types(struct gen_model *model, struct gen_names *names,
                      struct gen_package *package, bool is_kind)
{
    int r = 0;

    for (struct gen_type *t = package->types; t && r == 0; t = t->next)
        if ((t->is_object || t->is_review) == is_kind)
            r = take_or_extend(model, names, gen_type_form(t), "type",
                               &t->name);
    return r;
}

static int name_all(struct gen_model *model, struct gen_package *package)
{
    __attribute__((cleanup(names_release))) struct gen_names *names = NULL;
    int r = gen_names_new(&names, /* err= */ NULL);

    if (r == 0)
        r = name_package(model, package);
    for (struct gen_type *t = package->types; t && r == 0; t = t->next)
        r = name_type(model, package, t);
    if (r == 0)
        r = take_types(model, names, package, /* is_kind= */ true);
    for (struct gen_enum *e = package->enums; e && r == 0; e = e->next) {
        r = name_enum(model, package, e);
        if (r == 0)
            r = take_or_extend(model, names, GEN_FORM_ENUM, "type", &e->name);
    }
    /* "endpoints" are one and many: then the collection is "endpoints_all". */
    for (struct gen_resource *s = package->resources; s && r == 0;
         s = s->next) {
        r = name_resource(model, s);
        if (r == 0)
            r = take_or_extend(model, names, GEN_FORM_RESOURCE, "all",
                               &s->name);
    }
    return r < 0 ? r : take_types(model, names, package, /* is_kind= */ false);
}

int gen_name_types(struct gen_model *model, kin_error *err)
{
    int r = 0;

    for (struct gen_package *p = model->packages; p && r == 0; p = p->next) {
        r = check_package(p, err);
        if (r < 0)
            return r;
        r = name_all(model, p);
    }
    for (struct gen_package *p = model->packages; p && r == 0; p = p->next)
        for (struct gen_type *t = p->types; t; t = t->next)
            mark_verbs(t);
    return r < 0 ? gen_no_memory(err) : 0;
}
