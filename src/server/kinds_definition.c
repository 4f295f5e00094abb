/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds_definition.c - CustomResourceDefinitions: default names and validation.
 * The engine serves the resources that they define.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "object/edit.h"
#include "server/definition_schema.h"
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

/* ---- schemas ---- */

/* Kubernetes keeps what all versions have in common in one place. */
static bool are_alike(kin_value versions, const char *key)
{
    kin_value first = kin_value_get(kin_value_at(versions, 0), kin_s(key));

    for (size_t i = 1; i < kin_value_count(versions); i++)
        if (!kin_value_equal(
                kin_value_get(kin_value_at(versions, i), kin_s(key)), first))
            return false;
    return true;
}

static bool is_simple_path(kin_str path)
{
    return path.len > 1 && path.ptr[0] == '.' && path.ptr[1] != '.';
}

static void check_scale_path(struct kin__causes *causes,
                             const struct kin__at *at, kin_value path,
                             bool is_spec, bool is_status, const char *where)
{
    kin_str text = kin_value_str(path);

    if (!is_simple_path(text))
        kin__causes_invalid(causes, at, path,
                            "must be a simple json path starting with .");
    else if (!(is_spec && kin_str_starts_with(text, KIN__S(".spec."))) &&
             !(is_status && kin_str_starts_with(text, KIN__S(".status."))))
        kin__causes_invalid(causes, at, path, "should be a json path under %s",
                            where);
}

static void check_subresources(struct kin__causes *causes,
                               const struct kin__at *at, kin_value subs)
{
    kin_value scale = kin__get(subs, "scale");
    const struct kin__at *below = KIN__AT(at, "scale");
    kin_value spec = kin__get(scale, "specReplicasPath");
    kin_value status = kin__get(scale, "statusReplicasPath");
    kin_value selector = kin__get(scale, "labelSelectorPath");

    if (kin_value_type(scale) != KIN_TYPE_OBJECT)
        return;
    if (kin__check_required(causes, KIN__AT(below, "specReplicasPath"), spec))
        check_scale_path(causes, KIN__AT(below, "specReplicasPath"), spec, true,
                         false, ".spec");
    if (kin__check_required(causes, KIN__AT(below, "statusReplicasPath"),
                            status))
        check_scale_path(causes, KIN__AT(below, "statusReplicasPath"), status,
                         false, true, ".status");
    if (kin_value_str(selector).len > 0)
        check_scale_path(causes, KIN__AT(below, "labelSelectorPath"), selector,
                         true, true, "either .spec or .status");
}

static bool is_listed(kin_str text, const char *const *names)
{
    for (size_t i = 0; names[i]; i++)
        if (kin_str_eq(text, kin_s(names[i])))
            return true;
    return false;
}

static void check_column(struct kin__causes *causes, const struct kin__at *at,
                         kin_value column)
{
    static const char *const TYPES[] = {"boolean", "date",   "integer",
                                        "number",  "string", NULL};
    static const char *const FORMATS[] = {"byte",   "date",     "date-time",
                                          "double", "float",    "int32",
                                          "int64",  "password", NULL};
    static const char TYPE_TEXT[] =
        "must be one of boolean,date,integer,number,string";
    kin_str type = kin__get_str(column, "type");
    kin_str format = kin__get_str(column, "format");
    kin_value path = kin__get(column, "jsonPath");

    (void)kin__check_required(causes, KIN__AT(at, "name"),
                              kin__get(column, "name"));
    if (type.len == 0)
        kin__causes_required(causes, KIN__AT(at, "type"), "%s", TYPE_TEXT);
    else if (!is_listed(type, TYPES))
        kin__causes_invalid_str(causes, KIN__AT(at, "type"), type, "%s",
                                TYPE_TEXT);
    if (format.len > 0 && !is_listed(format, FORMATS))
        kin__causes_invalid_str(causes, KIN__AT(at, "format"), format,
                                "must be one of byte,date,date-time,double,"
                                "float,int32,int64,password");
    if (kin__check_required(causes, KIN__AT(at, "JSONPath"), path) &&
        !is_simple_path(kin_value_str(path)))
        kin__causes_invalid(causes, KIN__AT(at, "JSONPath"), path,
                            "must be a simple json path starting with .");
}

/* The schema of a field, which may be absent.  `*ret_why` is what is wrong
 * with the path. */
static kin_value find_selectable(kin_value schema, kin_str path,
                                 const char **ret_why)
{
    *ret_why = NULL;
    if (path.len > 0 && path.ptr[path.len - 1] == '.')
        *ret_why = "unexpected end of JSON path";
    else if (memchr(path.ptr, '[', path.len))
        *ret_why = "array notation is not allowed";
    path = kin__str_slice(path, 1, SIZE_MAX);
    while (!*ret_why && path.ptr && path.len > 0) {
        kin_str name = kin__str_cut(&path, '.');
        schema = kin_value_get(kin__get(schema, "properties"), name);
        if (kin_value_type(schema) != KIN_TYPE_OBJECT)
            *ret_why = "does not refer to a valid field";
    }
    return schema;
}

static void check_selectable(struct kin__causes *causes,
                             const struct kin__at *at, kin_value field,
                             kin_value schema)
{
    static const char *const TYPES[] = {"string", "boolean", "integer", NULL};
    const char *why = NULL;
    kin_str path = kin_value_str(field);

    assert(path.len > 0);
    if (path.ptr[0] != '.') {
        size_t dot = kin__str_find(path, '.');
        kin__causes_invalid(
            causes, at, field,
            "is an invalid path: expected [ or . but got: %.*s",
            KIN_STR(kin__str_slice(path, 0,
                                   dot == KIN__STR_NONE ? path.len : dot)));
        return;
    }
    kin_value found = find_selectable(schema, path, &why);
    if (why)
        kin__causes_invalid(causes, at, field, "is an invalid path: %s", why);
    else if (!is_listed(kin__get_str(found, "type"), TYPES))
        kin__causes_invalid(causes, at, field,
                            "must point to a field of type string, boolean or "
                            "integer. Enum string fields and strings with "
                            "formats are allowed.");
}

enum { SELECTABLE_MAX = 8 };

static void check_selectables(struct kin__causes *causes,
                              const struct kin__at *at, kin_value fields,
                              kin_value schema)
{
    KIN__AUTO_SEEN seen;
    size_t unique = 0;

    if (!kin__check_seen(causes, &seen, kin_value_count(fields)))
        return;
    for (size_t i = 0; i < kin_value_count(fields); i++) {
        kin_value path = kin__get(kin_value_at(fields, i), "jsonPath");
        const struct kin__at *item = KIN__AT_INDEX(at, i);
        const struct kin__at *below = KIN__AT(item, "jsonPath");
        if (!kin__check_required(causes, below, path))
            continue;
        check_selectable(causes, below, path, schema);
        if (kin__seen_again(&seen, path))
            kin__causes_duplicate(causes, below, path);
        else
            unique++;
    }
    if (unique > SELECTABLE_MAX)
        kin__causes_too_many(causes, at, unique, SELECTABLE_MAX);
}

/* What all versions have in common, which is reported once. */
struct alike {
    bool schema;
    bool subresources;
    bool columns;
    bool selectables;
};

static struct alike alike_of(kin_value versions)
{
    return (struct alike){
        .schema = are_alike(versions, "schema"),
        .subresources = are_alike(versions, "subresources"),
        .columns = are_alike(versions, "additionalPrinterColumns"),
        .selectables = are_alike(versions, "selectableFields"),
    };
}

/* What a version has; what all have, the first stands for. */
static void check_content(struct kin__causes *causes, kin_value versions,
                          size_t index, const struct alike *alike)
{
    const struct kin__at *spec = KIN__AT(ROOT, "spec");
    const struct kin__at *list = KIN__AT(spec, "versions");
    const struct kin__at *own = KIN__AT_INDEX(list, index);
    kin_value version = kin_value_at(versions, index);
    kin_value schema = kin__get2(version, "schema", "openAPIV3Schema");
    kin_value columns = kin__get(version, "additionalPrinterColumns");

    assert(index < kin_value_count(versions));
#define PLACE(what) (alike->what ? spec : own)
#define IS_DUE(what) (index == 0 || !alike->what)
    if (IS_DUE(schema) && kin_value_type(schema) == KIN_TYPE_OBJECT) {
        const struct kin__at *at = PLACE(schema);
        at = KIN__AT(at, at == spec ? "validation" : "schema");
        kin__definition_check_schema(causes, KIN__AT(at, "openAPIV3Schema"),
                                     schema);
    }
    if (IS_DUE(subresources))
        check_subresources(causes, KIN__AT(PLACE(subresources), "subresources"),
                           kin__get(version, "subresources"));
    for (size_t i = 0; IS_DUE(columns) && i < kin_value_count(columns); i++) {
        const struct kin__at *at = KIN__AT(PLACE(columns),
                                           "additionalPrinterColumns");
        check_column(causes, KIN__AT_INDEX(at, i), kin_value_at(columns, i));
    }
    if (IS_DUE(selectables))
        check_selectables(causes,
                          KIN__AT(PLACE(selectables), "selectableFields"),
                          kin__get(version, "selectableFields"), schema);
#undef PLACE
#undef IS_DUE
    if (kin_value_exists(kin__get(version, "deprecationWarning")) &&
        !kin__get_bool(version, "deprecated"))
        kin__causes_invalid(causes, KIN__AT(own, "deprecationWarning"),
                            kin__get(version, "deprecationWarning"),
                            "can only be set for deprecated versions");
}

/* ---- conversion ---- */

static void check_review_versions(struct kin__causes *causes,
                                  const struct kin__at *at, kin_value versions)
{
    bool has_known = false;

    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_str name = kin_value_str(kin_value_at(versions, i));
        has_known |= kin_str_eq(name, KIN__S("v1")) ||
                     kin_str_eq(name, KIN__S("v1beta1"));
    }
    if (kin_value_count(versions) == 0)
        kin__causes_required(causes, at, NULL);
    else if (!has_known)
        kin__causes_invalid(causes, at, versions,
                            "must include at least one of v1, v1beta1");
}

static void check_client(struct kin__causes *causes, const struct kin__at *at,
                         kin_value client)
{
    kin_value url = kin__get(client, "url");
    kin_str text = kin_value_str(url);

    if (kin_value_type(client) != KIN_TYPE_OBJECT) {
        kin__causes_required(causes, at,
                             "required when strategy is set to Webhook");
        return;
    }
    if (kin_value_exists(url) ==
        kin_value_exists(kin__get(client, "service"))) {
        kin__causes_required(causes, at,
                             "exactly one of url or service is required");
        return;
    }
    size_t colon = kin__str_find(text, ':');
    if (kin_value_exists(url) && !kin_str_starts_with(text, KIN__S("https://")))
        kin__causes_invalid_str(
            causes, KIN__AT(at, "url"),
            colon == KIN__STR_NONE ? KIN__S("")
                                   : kin__str_slice(text, 0, colon),
            "'https' is the only allowed URL scheme; desired format: "
            "https://host[/path]");
}

static void check_conversion(struct kin__causes *causes, kin_value conversion)
{
    static const char *const STRATEGIES[] = {"None", "Webhook", NULL};
    const struct kin__at *at = KIN__AT(KIN__AT(ROOT, "spec"), "conversion");
    kin_value strategy = kin__get(conversion, "strategy");
    kin_value hook = kin__get(conversion, "webhook");
    kin_value versions = kin__get(hook, "conversionReviewVersions");
    const struct kin__at *reviews = KIN__AT(at, "conversionReviewVersions");
    const struct kin__at *client = KIN__AT(at, "webhookClientConfig");

    if (kin_value_type(conversion) != KIN_TYPE_OBJECT)
        return;
    if (kin__check_required(causes, KIN__AT(at, "strategy"), strategy))
        kin__check_one_of(causes, KIN__AT(at, "strategy"), strategy,
                          STRATEGIES);
    if (kin_str_eq(kin_value_str(strategy), KIN__S("Webhook"))) {
        check_client(causes, client, kin__get(hook, "clientConfig"));
        check_review_versions(causes, reviews, versions);
        return;
    }
    if (kin_value_exists(kin__get(hook, "clientConfig")))
        kin__causes_forbidden(
            causes, client,
            "should not be set when strategy is not set to Webhook");
    if (kin_value_count(versions) > 0)
        kin__causes_forbidden(
            causes, reviews,
            "should not be set when strategy is not set to Webhook");
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
    const struct alike alike = alike_of(versions);
    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        const struct kin__at *below = KIN__AT_INDEX(at, i);
        kin__check_label_1035(causes, KIN__AT(below, "name"),
                              kin__get_str(version, "name"));
        if (!kin_value_exists(kin__get2(version, "schema", "openAPIV3Schema")))
            kin__causes_required(
                causes, KIN__AT(KIN__AT(below, "schema"), "openAPIV3Schema"),
                /* detail= */ NULL);
        check_content(causes, versions, i, &alike);
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
    check_conversion(causes, kin__get(spec, "conversion"));
    if (kin__get_bool(spec, "preserveUnknownFields"))
        kin__causes_invalid(causes, KIN__AT(at, "preserveUnknownFields"),
                            kin__get(spec, "preserveUnknownFields"),
                            "cannot set to true, set "
                            "x-kubernetes-preserve-unknown-fields to true in "
                            "spec.versions[*].schema instead");
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
