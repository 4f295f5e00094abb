/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_definition.c - CustomResourceDefinitions: default names and validation.
 * The engine serves the resources that they define.
 */
#include <assert.h>
#include <stdio.h>

#include "object/edit.h"
#include "server/kinds_impl.h"

enum {
    NAME_SIZE = 256,
    /* Each version is a separate resource with all names in every discovery
     * document.  Kubernetes has no such limits. */
    VERSIONS_MAX = 128,
    NAMES_MAX = 128,
};

static const struct kin__at *const ROOT = NULL;

/* Kind `Foo` defaults to singular `foo` and list kind `FooList`. */
static int definition_adjust(const struct kin__kind_ctx *ctx, kin_edit *edit,
                             kin_value in)
{
    kin_value names = kin__get2(in, "spec", "names");
    kin_str kind = kin__get_str(names, "kind");
    char made[NAME_SIZE + 8];

    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    (void)ctx;
    if (kind.len == 0 || kind.len > NAME_SIZE)
        return 0;
    if (kin__get_str(names, "singular").len == 0) {
        for (size_t i = 0; i < kind.len; i++)
            made[i] = kind.ptr[i] >= 'A' && kind.ptr[i] <= 'Z'
                          ? (char)(kind.ptr[i] - 'A' + 'a')
                          : kind.ptr[i];
        made[kind.len] = '\0';
        kin__edit_put(edit, "spec.names.singular", made);
    }
    if (kin__get_str(names, "listKind").len == 0) {
        (void)snprintf(made, sizeof(made), "%.*sList", KIN_STR(kind));
        kin__edit_put(edit, "spec.names.listKind", made);
    }
    int r = kin_edit_check(edit, /* err= */ NULL);
    return r < 0 ? r : 1;
}

/* Adds the storage version to status.storedVersions. */
static int add_stored_version(kin_edit *edit, kin_value versions,
                              kin_value stored)
{
    kin_spot list = kin__edit_path(edit, kin_edit_root(),
                                   "status.storedVersions");
    KIN__AUTO_SEEN noted;

    int r = kin__seen_init(&noted, kin__edit_alloc(edit),
                           kin_value_count(stored));
    for (size_t i = 0; r == 0 && i < kin_value_count(stored); i++)
        kin__seen_add(&noted, kin_value_at(stored, i));
    for (size_t i = 0; r == 0 && i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        kin_value name = kin__get(version, "name");
        if (kin__get_bool(version, "storage") && !kin__seen_has(&noted, name))
            r = kin_edit_set_value(edit, kin_edit_append(edit, list), name);
    }
    return r;
}

static void check_name(struct kin__causes *causes, kin_value object)
{
    kin_value spec = kin__get(object, "spec");
    kin_str name = kin__get_str(kin__get(object, "metadata"), "name");
    kin_str plural = kin__get_str(kin__get(spec, "names"), "plural");
    kin_str group = kin__get_str(spec, "group");
    char full[2 * NAME_SIZE];

    (void)snprintf(full, sizeof(full), "%.*s.%.*s", KIN_STR(plural),
                   KIN_STR(group));
    if (!kin_str_eq(name, kin_s(full)))
        kin__causes_invalid_str(
            causes, KIN__AT(KIN__AT(ROOT, "metadata"), "name"), name,
            "must be spec.names.plural+\".\"+spec.group");
}

static bool is_protected(kin_str group)
{
    static const char *const OWN[] = {"k8s.io", "kubernetes.io"};

    for (size_t i = 0; i < sizeof(OWN) / sizeof(OWN[0]); i++) {
        kin_str own = kin_s(OWN[i]);
        if (kin_str_ends_with(group, own) &&
            (group.len == own.len || group.ptr[group.len - own.len - 1] == '.'))
            return true;
    }
    return false;
}

/* Kubernetes' own groups need an approval annotation. */
static void check_approval(struct kin__causes *causes, kin_value object)
{
    static const char NAME[] = "api-approved.kubernetes.io";
    kin_value annotations = kin__get2(object, "metadata", "annotations");
    const struct kin__at *at = KIN__AT(KIN__AT(ROOT, "metadata"),
                                       "annotations");

    if (is_protected(kin__get_str(kin__get(object, "spec"), "group")) &&
        kin__get_str(annotations, NAME).len == 0)
        kin__causes_required(causes, KIN__AT_KEY(at, kin_s(NAME)),
                             "protected groups must have approval annotation "
                             "\"%s\", see https://github.com/kubernetes/"
                             "enhancements/pull/1111",
                             NAME);
}

static int definition_create(const struct kin__kind_change *change)
{
    assert(!kin_value_exists(change->old));
    check_name(change->causes, change->in);
    check_approval(change->causes, change->in);
    return add_stored_version(change->edit,
                              kin__get2(change->in, "spec", "versions"),
                              kin_value_absent());
}

static int definition_update(const struct kin__kind_change *change)
{
    assert(kin_value_exists(change->old));
    return add_stored_version(
        change->edit, kin__get2(change->in, "spec", "versions"),
        kin__get2(change->old, "status", "storedVersions"));
}

/* ---- validation ---- */

static void check_group(struct kin__causes *causes, const struct kin__at *at,
                        kin_value group)
{
    kin_str text = kin_value_str(group);

    if (!kin__check_required(causes, at, group))
        return;
    if (!kin__is_subdomain(text))
        kin__check_subdomain(causes, at, text);
    else if (!memchr(text.ptr, '.', text.len))
        kin__causes_invalid(causes, at, group,
                            "should be a domain with at least one dot");
}

static bool check_few(struct kin__causes *causes, const struct kin__at *at,
                      kin_value list, size_t max)
{
    if (kin_value_count(list) <= max)
        return true;
    kin__causes_too_many(causes, at, kin_value_count(list), max);
    return false;
}

/* Prints versions as Go does, without rarely used members. */
static int print_versions(kin_value versions, struct kin__buf *buf)
{
    size_t count = kin_value_count(versions);
    int r = kin__buf_append(buf, kin_s(count > 0 ? "[" : "null"));

    for (size_t i = 0; r == 0 && i < count; i++) {
        kin_value version = kin_value_at(versions, i);
        r = kin__buf_printf(
            buf,
            "%s{\"Name\":\"%.*s\",\"Served\":%s,\"Storage\":%s,\"Deprecated\":"
            "%s,\"DeprecationWarning\":null,\"Schema\":null,\"Subresources\":"
            "null,\"AdditionalPrinterColumns\":null,\"SelectableFields\":null}",
            i > 0 ? "," : "", KIN_STR(kin__get_str(version, "name")),
            kin__get_bool(version, "served") ? "true" : "false",
            kin__get_bool(version, "storage") ? "true" : "false",
            kin__get_bool(version, "deprecated") ? "true" : "false");
    }
    return r < 0 || count == 0 ? r : kin__buf_append_byte(buf, ']');
}

/* Reports an error of the whole list of versions. */
static void invalid_versions(struct kin__causes *causes,
                             const struct kin__at *at, kin_value versions,
                             const char *detail)
{
    KIN__AUTO_BUF shown;

    kin__buf_init(&shown, causes->alloc, 1 << 16);
    if (print_versions(versions, &shown) < 0)
        causes->error = KIN_ENOMEM;
    kin__causes_invalid_json(causes, at, kin__buf_str(&shown), "%s", detail);
}

static void check_versions(struct kin__causes *causes, const struct kin__at *at,
                           kin_value versions)
{
    size_t stored = 0;
    bool is_unique = true;
    KIN__AUTO_SEEN names;

    if (!kin__check_seen(causes, &names, kin_value_count(versions)) ||
        !check_few(causes, at, versions, VERSIONS_MAX))
        return;
    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        const struct kin__at *below = KIN__AT_INDEX(at, i);
        kin__check_label_1035(causes, KIN__AT(below, "name"),
                              kin__get_str(version, "name"));
        if (!kin_value_exists(kin__get2(version, "schema", "openAPIV3Schema")))
            kin__causes_required(
                causes, KIN__AT(KIN__AT(below, "schema"), "openAPIV3Schema"),
                /* detail= */ NULL);
        stored += kin__get_bool(version, "storage") ? 1 : 0;
        is_unique &= !kin__seen_again(&names, kin__get(version, "name"));
    }
    /* The first version is also reported as the former field spec.version. */
    kin_value first = kin_value_at(versions, 0);
    if (kin_value_exists(first))
        kin__check_label_1035(causes, KIN__AT(KIN__AT(ROOT, "spec"), "version"),
                              kin__get_str(first, "name"));
    if (!is_unique)
        invalid_versions(causes, at, versions,
                         "must contain unique version names");
    if (stored != 1)
        invalid_versions(causes, at, versions,
                         "must have exactly one version marked as storage "
                         "version");
}

static void check_labels(struct kin__causes *causes, const struct kin__at *at,
                         kin_value names)
{
    if (!check_few(causes, at, names, NAMES_MAX))
        return;
    for (size_t i = 0; i < kin_value_count(names); i++)
        kin__check_label_1035(causes, KIN__AT_INDEX(at, i),
                              kin_value_str(kin_value_at(names, i)));
}

static void definition_validate(struct kin__causes *causes, kin_value object)
{
    static const char *const SCOPES[] = {"Cluster", "Namespaced", NULL};
    static const char *const NAMES[] = {"plural", "singular", "kind",
                                        "listKind"};
    const struct kin__at *at = KIN__AT(ROOT, "spec");
    kin_value spec = kin__get(object, "spec");
    kin_value names = kin__get(spec, "names");
    kin_value scope = kin__get(spec, "scope");
    kin_value stored = kin__get2(object, "status", "storedVersions");

    check_group(causes, KIN__AT(at, "group"), kin__get(spec, "group"));
    if (kin__check_required(causes, KIN__AT(at, "scope"), scope))
        kin__check_one_of(causes, KIN__AT(at, "scope"), scope, SCOPES);
    check_versions(causes, KIN__AT(at, "versions"), kin__get(spec, "versions"));
    for (size_t i = 0; i < sizeof(NAMES) / sizeof(NAMES[0]); i++)
        (void)kin__check_required(causes,
                                  KIN__AT(KIN__AT(at, "names"), NAMES[i]),
                                  kin__get(names, NAMES[i]));
    check_labels(causes, KIN__AT(KIN__AT(at, "names"), "shortNames"),
                 kin__get(names, "shortNames"));
    check_labels(causes, KIN__AT(KIN__AT(at, "names"), "categories"),
                 kin__get(names, "categories"));
    if (kin_value_count(stored) == 0)
        kin__causes_invalid(
            causes, KIN__AT(KIN__AT(ROOT, "status"), "storedVersions"),
            kin_value_absent(), "must have at least one stored version");
}

static const char *const IMMUTABLE[] = {
    "spec.group", "spec.scope", "spec.names.plural", "spec.names.kind", NULL,
};

const struct kin__kind_impl kin__kind_definition = {
    .adjust = definition_adjust,
    .create = definition_create,
    .update = definition_update,
    .validate = definition_validate,
    .immutable = IMMUTABLE,
};
