/* SPDX-License-Identifier: Apache-2.0 */
/*
 * crd.c - definitions of custom resources: which names they get, what the
 * server fills in when they are written or deleted, and the resources they
 * define.
 *
 * Within a group a name belongs to one definition.  A definition that requests
 * a name of another one is stored, but served only once that name is free.
 * Names of built-in resources are never free: the store of a resource is found
 * by its name.
 *
 * The engine calls this file through two tables of hooks: one of the resource
 * of definitions, and one that every custom resource gets.
 */
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "object/seen.h"
#include "server/engine_impl.h"
#include "server/stamp.h"

/* Keeps a definition until its instances are deleted. */
#define CLEANUP "customresourcecleanup.apiextensions.k8s.io"

static kin_value at(kin_value object, const char *key)
{
    return kin_value_get(object, kin_s(key));
}

static kin_value spec_of(kin_value definition)
{
    return kin_value_get(definition, KIN__S("spec"));
}

static kin_str text_at(kin_value object, const char *key)
{
    return kin_value_str(kin_value_get(object, kin_s(key)));
}

static bool flag_at(kin_value object, const char *key)
{
    return kin_value_as_bool(kin_value_get(object, kin_s(key)));
}

/* The version that is stored; absent unless there is exactly one. */
static kin_value crd_storage_version(kin_value spec)
{
    kin_value versions = kin_value_get(spec, KIN__S("versions"));
    kin_value found = KIN_VALUE_ABSENT;

    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        if (!flag_at(version, "storage"))
            continue;
        if (kin_value_exists(found))
            return KIN_VALUE_ABSENT;
        found = version;
    }
    return found;
}

/* Whether a condition of a definition has that status. */
static bool crd_has_condition(kin_value definition, const char *type,
                              const char *status)
{
    kin_value conditions = at(at(definition, "status"), "conditions");

    for (size_t i = 0; i < kin_value_count(conditions); i++) {
        kin_value condition = kin_value_at(conditions, i);
        if (kin_str_eq(kin_value_str(at(condition, "type")), kin_s(type)))
            return kin_str_eq(kin_value_str(at(condition, "status")),
                              kin_s(status));
    }
    return false;
}

/* ---- names ---- */

enum crd_name {
    CRD_PLURAL,
    CRD_SINGULAR,
    CRD_SHORT_NAMES,
    CRD_KIND,
    CRD_LIST_KIND,
    CRD_NAMES,
};

struct crd_conflicts {
    bool is_taken[CRD_NAMES]; /* by another definition */
    const char *reason; /* "KindConflict", for the last name that is taken; NULL
                           for none */
    char message[256];
};

static const struct {
    const char *key;
    const char *reason;
    bool is_kind; /* kinds and names in paths are separate */
} crd_names[CRD_NAMES] = {
    [CRD_PLURAL] = {"plural", "PluralConflict", false},
    [CRD_SINGULAR] = {"singular", "SingularConflict", false},
    [CRD_SHORT_NAMES] = {"shortNames", "ShortNamesConflict", false},
    [CRD_KIND] = {"kind", "KindConflict", true},
    [CRD_LIST_KIND] = {"listKind", "ListKindConflict", true},
};

static bool is_builtin(const struct kin__resource *resource, kin_str name,
                       bool is_kind)
{
    if (is_kind)
        return kin_str_eq(resource->kind, name) ||
               kin_str_eq(resource->list_kind, name);
    for (size_t i = 0; i < resource->short_name_count; i++)
        if (kin_str_eq(resource->short_names[i], name))
            return true;
    return kin_str_eq(resource->plural, name) ||
           kin_str_eq(resource->singular, name);
}

/* Checks the names of a definition. */
struct name_check {
    const struct kin__engine *engine;
    const struct kin__list_snapshot *all; /* all definitions */
    kin_str name;                         /* of the definition */
    kin_str group;
    /* Names in use by other definitions of the group: [0] in paths, [1]
     * kinds. */
    struct kin__seen used[2];
};

static void name_check_done(struct name_check *check)
{
    kin__seen_done(&check->used[0]);
    kin__seen_done(&check->used[1]);
}

/* The accepted names of another definition; absent if its group differs. */
static kin_value accepted_names(const struct name_check *check,
                                const kin_object *other)
{
    kin_value value = kin_object_value(other);

    if (kin_str_eq(kin_object_name(other), check->name) ||
        !kin_str_eq(kin_value_str(at(at(value, "spec"), "group")),
                    check->group))
        return KIN_VALUE_ABSENT;
    return at(at(value, "status"), "acceptedNames");
}

static void mark_used(kin_value texts, struct kin__seen *ret)
{
    if (kin_value_type(texts) == KIN_TYPE_STRING)
        kin__seen_add(ret, texts);
    for (size_t i = 0; i < kin_value_count(texts); i++)
        kin__seen_add(ret, kin_value_at(texts, i));
}

static size_t count_names(const struct name_check *check)
{
    size_t count = 0;

    for (size_t i = 0; i < check->all->count; i++) {
        kin_value names = accepted_names(check, check->all->objects[i]);
        for (size_t k = 0; k < CRD_NAMES; k++)
            count += 1 + kin_value_count(at(names, crd_names[k].key));
    }
    return count;
}

/* Collects the names of the other definitions. */
static int name_check_init(struct name_check *check)
{
    size_t count = count_names(check);
    const kin_allocator *alloc = check->engine->alloc;
    int r = kin__seen_init(&check->used[0], alloc, count);

    if (r == 0)
        r = kin__seen_init(&check->used[1], alloc, count);
    for (size_t i = 0; r == 0 && i < check->all->count; i++) {
        kin_value names = accepted_names(check, check->all->objects[i]);
        for (size_t k = 0; k < CRD_NAMES; k++)
            mark_used(at(names, crd_names[k].key),
                      &check->used[crd_names[k].is_kind]);
    }
    return r;
}

static bool is_used(const struct name_check *check, kin_value text,
                    bool is_kind)
{
    const struct kin__catalog_draft *builtins = &check->engine->builtins;
    kin_str name = kin_value_str(text);

    for (size_t i = 0; i < builtins->count; i++) {
        const struct kin__resource *resource = &builtins->items[i]->resource;
        if (kin_str_eq(resource->group, check->group) &&
            is_builtin(resource, name, is_kind))
            return true;
    }
    return kin__seen_has(&check->used[is_kind], text);
}

static void check_text(const struct name_check *check, enum crd_name which,
                       kin_value text, struct crd_conflicts *ret)
{
    kin_str name = kin_value_str(text);

    if (name.len == 0 || !is_used(check, text, crd_names[which].is_kind))
        return;
    ret->is_taken[which] = true;
    ret->reason = crd_names[which].reason;
    (void)snprintf(ret->message, sizeof(ret->message),
                   "\"%.*s\" is already in use",
                   KIN_STR(kin__str_slice(name, 0, 64)));
}

static int crd_check_names(struct kin__engine *engine, kin_value definition,
                           struct crd_conflicts *ret)
{
    KIN__AUTO_LIST_SNAPSHOT *all = NULL;
    kin_value spec = at(definition, "spec");
    uint64_t version = 0;
    int r = kin__list_snapshot_now(
        &engine->snapshots, engine->definitions->resource_store, KIN__S(""),
        kin__engine_version(engine), &all, &version);

    if (r < 0)
        return r;
    __attribute__((cleanup(name_check_done))) struct name_check check = {
        .engine = engine,
        .all = all,
        .name = kin__meta_str(definition, "name"),
        .group = kin_value_str(at(spec, "group"))};
    r = name_check_init(&check);
    if (r < 0)
        return r;
    *ret = (struct crd_conflicts){.reason = NULL};
    for (int i = 0; i < CRD_NAMES; i++) {
        kin_value wanted = at(at(spec, "names"), crd_names[i].key);
        if (i != CRD_SHORT_NAMES)
            check_text(&check, i, wanted, ret);
        for (size_t k = 0; k < kin_value_count(wanted); k++)
            check_text(&check, i, kin_value_at(wanted, k), ret);
    }
    return 0;
}

/* ---- validation ---- */

static void need_text(kin_value object, const char *key, const char *field,
                      struct kin__failure *failure)
{
    if (text_at(object, key).len == 0)
        kin__failure_add_cause(failure, KIN__S("FieldValueRequired"),
                               kin_s(field), KIN__S("Required value"));
}

static void check_name(kin_value in, kin_value spec,
                       struct kin__failure *failure)
{
    char wanted[512];
    char message[1024];
    kin_str name = kin__meta_str(in, "name");

    (void)snprintf(
        wanted, sizeof(wanted), "%.*s.%.*s",
        KIN_STR(text_at(kin_value_get(spec, KIN__S("names")), "plural")),
        KIN_STR(text_at(spec, "group")));
    if (kin_str_eq(name, kin_s(wanted)))
        return;
    (void)snprintf(message, sizeof(message),
                   "Invalid value: \"%.*s\": must be "
                   "spec.names.plural+\".\"+spec.group",
                   KIN_STR(name));
    kin__failure_add_cause(failure, KIN__S("FieldValueInvalid"),
                           KIN__S("metadata.name"), kin_s(message));
}

static void check_scope(kin_value spec, struct kin__failure *failure)
{
    kin_str scope = text_at(spec, "scope");
    char message[256];

    if (kin_str_eq(scope, KIN__S("Namespaced")) ||
        kin_str_eq(scope, KIN__S("Cluster")))
        return;
    (void)snprintf(message, sizeof(message),
                   "Unsupported value: \"%.*s\": supported values: "
                   "\"Cluster\", \"Namespaced\"",
                   KIN_STR(kin__str_slice(scope, 0, 64)));
    if (scope.len == 0)
        kin__failure_add_cause(failure, KIN__S("FieldValueRequired"),
                               KIN__S("spec.scope"), KIN__S("Required value"));
    else
        kin__failure_add_cause(failure, KIN__S("FieldValueNotSupported"),
                               KIN__S("spec.scope"), kin_s(message));
}

static void check_versions(kin_value spec, struct kin__failure *failure)
{
    kin_value versions = kin_value_get(spec, KIN__S("versions"));
    char field[64];

    for (size_t i = 0; i < kin_value_count(versions); i++) {
        (void)snprintf(field, sizeof(field), "spec.versions[%zu].name", i);
        need_text(kin_value_at(versions, i), "name", field, failure);
    }
    if (!kin_value_exists(crd_storage_version(spec)))
        kin__failure_add_cause(
            failure, KIN__S("FieldValueInvalid"), KIN__S("spec.versions"),
            KIN__S("Invalid value: must have exactly one version marked as "
                   "storage version"));
}

static int crd_check(kin_value in, struct kin__failure *failure)
{
    kin_value spec = spec_of(in);
    kin_value names = kin_value_get(spec, KIN__S("names"));

    check_name(in, spec, failure);
    need_text(spec, "group", "spec.group", failure);
    check_scope(spec, failure);
    check_versions(spec, failure);
    need_text(names, "plural", "spec.names.plural", failure);
    need_text(names, "kind", "spec.names.kind", failure);
    if (failure->code || failure->cause_count)
        return kin__failure_invalid(failure, KIN__S("apiextensions.k8s.io"),
                                    KIN__S("CustomResourceDefinition"),
                                    kin__meta_str(in, "name"));
    return 0;
}

/* ---- completing ---- */

static void add_text(kin_document *doc, const char *key, kin_str text)
{
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_string(doc, text);
}

static void add_member(kin_document *doc, kin_value object, const char *key)
{
    kin_value value = kin_value_get(object, kin_s(key));

    if (!kin_value_exists(value))
        return;
    (void)kin__document_key(doc, kin_s(key));
    (void)kin__document_add_value(doc, value);
}

/* Adds a name, by default made from the kind. */
static void add_name(kin_document *doc, kin_value names, const char *key,
                     bool is_lower, const char *suffix)
{
    kin_str given = text_at(names, key);
    kin_str kind = text_at(names, "kind");
    char text[512];
    int len = snprintf(text, sizeof(text), "%.*s%s",
                       KIN_STR(kin__str_slice(kind, 0, 256)), suffix);

    for (int i = 0; is_lower && i < len; i++)
        text[i] = (char)tolower((unsigned char)text[i]);
    add_text(doc, key, given.len ? given : kin_s(text));
}

static void add_names(kin_document *doc, kin_value names)
{
    (void)kin__document_key(doc, KIN__S("names"));
    (void)kin__document_open_object(doc);
    add_member(doc, names, "plural");
    add_name(doc, names, "singular", /* is_lower= */ true, "");
    add_member(doc, names, "shortNames");
    add_member(doc, names, "kind");
    add_name(doc, names, "listKind", /* is_lower= */ false, "List");
    add_member(doc, names, "categories");
    (void)kin__document_close(doc);
}

/* Adds the requested name, or the previously accepted one if it is taken. */
static void add_accepted_name(kin_document *doc, const char *key, bool is_taken,
                              kin_value names, kin_value before, bool is_needed)
{
    kin_value source = is_taken ? before : names;

    if (is_needed && !kin_value_exists(kin_value_get(source, kin_s(key))))
        add_text(doc, key, KIN__S(""));
    else
        add_member(doc, source, key);
}

static void add_accepted(kin_document *doc, kin_value names, kin_value old,
                         const struct crd_conflicts *conflicts)
{
    kin_value before = kin_value_get(kin_value_get(old, KIN__S("status")),
                                     KIN__S("acceptedNames"));
    const bool *is_taken = conflicts->is_taken;

    (void)kin__document_key(doc, KIN__S("acceptedNames"));
    (void)kin__document_open_object(doc);
    add_accepted_name(doc, "plural", is_taken[CRD_PLURAL], names, before,
                      /* is_needed= */ true);
    add_accepted_name(doc, "singular", is_taken[CRD_SINGULAR], names, before,
                      /* is_needed= */ false);
    add_accepted_name(doc, "shortNames", is_taken[CRD_SHORT_NAMES], names,
                      before, /* is_needed= */ false);
    add_accepted_name(doc, "kind", is_taken[CRD_KIND], names, before,
                      /* is_needed= */ true);
    add_accepted_name(doc, "listKind", is_taken[CRD_LIST_KIND], names, before,
                      /* is_needed= */ false);
    add_member(doc, names, "categories");
    (void)kin__document_close(doc);
}

static void add_spec(kin_document *doc, kin_value spec)
{
    kin_value conversion = kin_value_get(spec, KIN__S("conversion"));

    (void)kin__document_key(doc, KIN__S("spec"));
    (void)kin__document_open_object(doc);
    add_member(doc, spec, "group");
    add_names(doc, kin_value_get(spec, KIN__S("names")));
    add_member(doc, spec, "scope");
    add_member(doc, spec, "versions");
    if (kin_value_exists(conversion)) {
        add_member(doc, spec, "conversion");
    } else {
        (void)kin__document_key(doc, KIN__S("conversion"));
        (void)kin__document_open_object(doc);
        add_text(doc, "strategy", KIN__S("None"));
        (void)kin__document_close(doc);
    }
    add_member(doc, spec, "preserveUnknownFields");
    (void)kin__document_close(doc);
}

struct crd_condition {
    const char *type;
    const char *status;
    const char *reason;
    const char *message;
};

static void add_condition(kin_document *doc, int64_t now_s,
                          const struct crd_condition *condition)
{
    (void)kin__document_open_object(doc);
    add_text(doc, "type", kin_s(condition->type));
    add_text(doc, "status", kin_s(condition->status));
    (void)kin__document_key(doc, KIN__S("lastTransitionTime"));
    (void)kin__document_add_seconds(doc, now_s);
    add_text(doc, "reason", kin_s(condition->reason));
    add_text(doc, "message", kin_s(condition->message));
    (void)kin__document_close(doc);
}

static kin_value find_condition(kin_value conditions, const char *type)
{
    for (size_t i = 0; i < kin_value_count(conditions); i++)
        if (kin_str_eq(text_at(kin_value_at(conditions, i), "type"),
                       kin_s(type)))
            return kin_value_at(conditions, i);
    return KIN_VALUE_ABSENT;
}

/* A condition that is unchanged keeps its lastTransitionTime. */
static void keep_condition(kin_document *doc, kin_value before, int64_t now_s,
                           const struct crd_condition *condition)
{
    kin_value old = find_condition(before, condition->type);

    if (kin_str_eq(text_at(old, "status"), kin_s(condition->status)) &&
        kin_str_eq(text_at(old, "reason"), kin_s(condition->reason)) &&
        kin_str_eq(text_at(old, "message"), kin_s(condition->message)))
        (void)kin__document_add_value(doc, old);
    else
        add_condition(doc, now_s, condition);
}

static void add_conditions(kin_document *doc, kin_value old, int64_t now_s,
                           const struct crd_conflicts *conflicts)
{
    static const struct crd_condition established = {
        "Established", "True", "InitialNamesAccepted",
        "the initial names have been accepted"};
    static const struct crd_condition not_accepted = {
        "Established", "False", "NotAccepted", "not all names are accepted"};
    const struct crd_condition names = {
        "NamesAccepted", conflicts->reason ? "False" : "True",
        conflicts->reason ? conflicts->reason : "NoConflicts",
        conflicts->reason ? conflicts->message : "no conflicts found"};
    kin_value before = kin_value_get(kin_value_get(old, KIN__S("status")),
                                     KIN__S("conditions"));

    (void)kin__document_key(doc, KIN__S("conditions"));
    (void)kin__document_open_array(doc);
    keep_condition(doc, before, now_s, &names);
    /* Established never becomes False again. */
    if (crd_has_condition(old, "Established", "True"))
        (void)kin__document_add_value(doc,
                                      find_condition(before, "Established"));
    else
        keep_condition(doc, before, now_s,
                       conflicts->reason ? &not_accepted : &established);
    for (size_t i = 0; i < kin_value_count(before); i++) {
        kin_str type = text_at(kin_value_at(before, i), "type");
        if (!kin_str_eq(type, KIN__S("NamesAccepted")) &&
            !kin_str_eq(type, KIN__S("Established")))
            (void)kin__document_add_value(doc, kin_value_at(before, i));
    }
    (void)kin__document_close(doc);
}

static void add_stored_versions(kin_document *doc, kin_value old,
                                kin_str version)
{
    kin_value stored = kin_value_get(kin_value_get(old, KIN__S("status")),
                                     KIN__S("storedVersions"));
    bool is_there = false;

    (void)kin__document_key(doc, KIN__S("storedVersions"));
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(stored); i++) {
        kin_value item = kin_value_at(stored, i);
        is_there = is_there || kin_str_eq(kin_value_str(item), version);
        (void)kin__document_add_value(doc, item);
    }
    if (!is_there)
        (void)kin__document_add_string(doc, version);
    (void)kin__document_close(doc);
}

/* A copy with another status. */
static int with_status(const kin_allocator *alloc, kin_value in,
                       kin_value status, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    add_member(doc, in, "kind");
    add_member(doc, in, "apiVersion");
    add_member(doc, in, "metadata");
    add_member(doc, in, "spec");
    (void)kin__document_key(doc, KIN__S("status"));
    (void)kin__document_add_value(doc, status);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* The definition with the defaults of its spec. */
static int complete_spec(struct kin__engine *engine, kin_value in,
                         kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(engine->alloc, &doc, err);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    add_member(doc, in, "kind");
    add_member(doc, in, "apiVersion");
    add_member(doc, in, "metadata");
    add_spec(doc, spec_of(in));
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* The status of a definition whose spec is complete. */
static int complete_status(struct kin__engine *engine, kin_value in,
                           kin_value old, kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct crd_conflicts conflicts;
    kin_value spec = spec_of(in);
    int64_t now_s = kin__clock_wall_ns(engine->clock) / KIN__NS_PER_S;
    int r = crd_check_names(engine, in, &conflicts);

    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = kin__document_new(engine->alloc, &doc, err);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    add_conditions(doc, old, now_s, &conflicts);
    add_accepted(doc, kin_value_get(spec, KIN__S("names")), old, &conflicts);
    add_stored_versions(doc, old, text_at(crd_storage_version(spec), "name"));
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

static int crd_complete(struct kin__engine *engine, kin_value in, kin_value old,
                        kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *whole = NULL;
    KIN_AUTO(kin_document) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = crd_check(in, failure);

    if (r < 0)
        return r;
    r = complete_spec(engine, in, &whole, &err);
    if (r == 0)
        r = complete_status(engine, kin_document_root(whole), old, &status,
                            &err);
    if (r == 0) {
        r = with_status(engine->alloc, kin_document_root(whole),
                        kin_document_root(status), ret);
        if (r < 0)
            (void)kin_error_set(&err, r, NULL);
    }
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

/* ---- terminating ---- */

/* The status with the condition Terminating. */
static int terminating_status(struct kin__engine *engine, kin_value in,
                              int64_t now_s, kin_document **ret)
{
    static const struct crd_condition terminating = {
        "Terminating", "True", "InstanceDeletionPending",
        "CustomResourceDefinition marked for deletion; CustomResource deletion "
        "will begin soon"};
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value status = kin_value_get(in, KIN__S("status"));
    kin_value conditions = kin_value_get(status, KIN__S("conditions"));
    int r = kin__document_new(engine->alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, KIN__S("conditions"));
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(conditions); i++)
        (void)kin__document_add_value(doc, kin_value_at(conditions, i));
    add_condition(doc, now_s, &terminating);
    (void)kin__document_close(doc);
    add_member(doc, status, "acceptedNames");
    add_member(doc, status, "storedVersions");
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

static int cleanup_list(const kin_allocator *alloc, kin_value old,
                        kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(old); i++)
        if (!kin_str_eq(kin_value_str(kin_value_at(old, i)), KIN__S(CLEANUP)))
            (void)kin__document_add_value(doc, kin_value_at(old, i));
    (void)kin__document_add_string(doc, KIN__S(CLEANUP));
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

static int crd_terminate(struct kin__engine *engine, kin_value in,
                         kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *status = NULL;
    KIN_AUTO(kin_document) *finalizers = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    int64_t now_s = kin__clock_wall_ns(engine->clock) / KIN__NS_PER_S;
    int r = terminating_status(engine, in, now_s, &status);

    if (r == 0)
        r = cleanup_list(engine->alloc, kin__meta_get(in, "finalizers"),
                         &finalizers);
    if (r == 0)
        r = with_status(engine->alloc, in, kin_document_root(status), &doc);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    struct kin__stamp stamps[] = {{.key = "deletionTimestamp",
                                   .kind = KIN__STAMP_SECONDS,
                                   .number = now_s},
                                  {.key = "finalizers",
                                   .kind = KIN__STAMP_VALUE,
                                   .value = kin_document_root(finalizers)}};
    return kin__stamp_copy(engine->alloc, kin_document_root(doc), false, stamps,
                           2, ret, err);
}

/* ---- serving ---- */

static const struct kin__resource_hooks instance_hooks;

static int resource_store_for(struct kin__engine *engine, kin_value spec,
                              struct kin__resource_store **ret)
{
    KIN__AUTO_BUF name;

    kin__buf_init(&name, engine->alloc, KIN__KEY_MAX);
    int r = kin__buf_printf(
        &name, "%.*s.%.*s",
        KIN_STR(text_at(kin_value_get(spec, KIN__S("names")), "plural")),
        KIN_STR(text_at(spec, "group")));
    return r < 0 ? r : kin__engine_store(engine, kin__buf_str(&name), ret);
}

/* Whether its names were ever accepted: only then it can have instances. */
static bool is_established(const kin_object *definition)
{
    return !crd_has_condition(kin_object_value(definition), "Established",
                              "False");
}

/* One version of a definition; `storage` is NULL if it is the one stored. */
static int instances_new(struct kin__engine *engine,
                         const kin_object *definition, kin_value version,
                         struct kin__resource_store *resource_store,
                         struct kin__served *storage, struct kin__served **ret)
{
    int r = kin__served_new_custom(engine->alloc, definition, version,
                                   resource_store, storage, ret);

    if (r == 0)
        (*ret)->hooks = &instance_hooks;
    return r;
}

/* Adds the served versions of one definition. */
static int draft_definition(struct kin__engine *engine,
                            const kin_object *definition,
                            struct kin__catalog_draft *draft)
{
    kin_value spec = spec_of(kin_object_value(definition));
    kin_value versions = kin_value_get(spec, KIN__S("versions"));
    kin_value stored = crd_storage_version(spec);
    struct kin__resource_store *resource_store = NULL;
    struct kin__served *storage = NULL;

    if (!kin_value_exists(stored) || !is_established(definition))
        return 0;
    int r = resource_store_for(engine, spec, &resource_store);
    if (r == 0)
        r = instances_new(engine, definition, stored, resource_store, NULL,
                          &storage);
    for (size_t i = 0; r == 0 && i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        struct kin__served *served = NULL;
        if (!flag_at(version, "served"))
            continue;
        if (flag_at(version, "storage")) {
            r = kin__catalog_draft_add(draft, storage);
            continue;
        }
        r = instances_new(engine, definition, version, resource_store, storage,
                          &served);
        if (r == 0)
            r = kin__catalog_draft_add(draft, served);
        if (served)
            (void)kin__resource_unref(&served->resource);
    }
    if (storage)
        (void)kin__resource_unref(&storage->resource);
    return r;
}

static int compare_served(const void *a, const void *b)
{
    const struct kin__resource *left = *(struct kin__resource *const *)a;
    const struct kin__resource *right = *(struct kin__resource *const *)b;
    int order = kin_str_cmp(left->group, right->group);

    if (order == 0)
        order = kin__version_compare(left->version, right->version);
    return order ? order : kin_str_cmp(left->plural, right->plural);
}

static int crd_add_served(struct kin__engine *engine,
                          struct kin__catalog_draft *draft)
{
    KIN__AUTO_LIST_SNAPSHOT *snapshot = NULL;
    uint64_t version = 0;
    size_t first = draft->count;

    kin__mutex_assert_held(&engine->catalog_lock);
    if (!engine->definitions)
        return 0;
    int r = kin__list_snapshot_now(
        &engine->snapshots, engine->definitions->resource_store, KIN__S(""),
        kin__engine_version(engine), &snapshot, &version);
    for (size_t i = 0; r == 0 && i < snapshot->count; i++)
        r = draft_definition(engine, snapshot->objects[i], draft);
    if (r == 0 && draft->count > first + 1)
        qsort(draft->items + first, draft->count - first,
              sizeof(struct kin__served *), compare_served);
    return r;
}

/* ---- creating instances ---- */

static int instance_fail_terminating(const struct kin__served *served,
                                     kin_str name, struct kin__failure *failure)
{
    return kin__failure_forbidden(failure, served->resource.group,
                                  served->resource.plural, name,
                                  "create not allowed while custom resource "
                                  "definition is terminating");
}

static int instance_check_create(struct kin__engine *engine,
                                 const struct kin__served *served,
                                 bool is_locked, kin_str name,
                                 struct kin__failure *failure)
{
    assert(served->definition && engine->definitions);
    if (!is_locked)
        return served->is_terminating
                   ? instance_fail_terminating(served, name, failure)
                   : 0;
    kin__mutex_assert_held(&engine->journal.lock);
    kin_str key = kin_object_name(served->definition);
    kin__journal_settle(&engine->journal, engine->definitions->resource_store,
                        key);
    const kin_object *now = kin__resource_store_peek(
        engine->definitions->resource_store, key);
    /* Another uid: the definition was deleted and created again. */
    if (!now ||
        !kin_str_eq(kin_object_uid(now), kin_object_uid(served->definition))) {
        failure->has_empty_details = true;
        return kin__failure_set(
            failure, 404, "NotFound",
            "the server could not find the requested resource");
    }
    return kin_value_exists(
               kin__meta_get(kin_object_value(now), "deletionTimestamp"))
               ? instance_fail_terminating(served, name, failure)
               : 0;
}

/* ---- deletion ---- */

/* Deletes all instances, also of versions that are not served. */
static int64_t purge_instances(struct kin__engine *engine,
                               const kin_object *definition,
                               struct kin__failure *failure)
{
    kin_value spec = spec_of(kin_object_value(definition));
    struct kin__resource_store *resource_store = NULL;
    struct kin__served *served = NULL;

    if (!is_established(definition))
        return 0;
    int r = resource_store_for(engine, spec, &resource_store);
    if (r == 0)
        r = instances_new(engine, definition, crd_storage_version(spec),
                          resource_store, NULL, &served);
    if (r < 0)
        return r;
    int64_t left = kin__engine_purge(engine, served, KIN__S(""), failure);
    (void)kin__resource_unref(&served->resource);
    return left;
}

/* Accepts the names of a definition if they are free by now. */
static void crd_accept(struct kin__engine *engine, const kin_object *definition)
{
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value value = kin_object_value(definition);

    if (!crd_has_condition(value, "NamesAccepted", "False") ||
        kin_value_exists(kin__meta_get(value, "deletionTimestamp")) ||
        crd_complete(engine, value, value, &doc, &failure) < 0 ||
        kin_value_equal(kin_document_root(doc), value))
        return;
    /* If it has changed meanwhile, that write has checked the names. */
    int r = kin__engine_commit(engine, engine->definitions,
                               kin_object_key(definition), definition,
                               kin_document_root(doc), NULL, &failure);
    (void)r;
}

static void crd_accept_all(struct kin__engine *engine)
{
    KIN__AUTO_LIST_SNAPSHOT *snapshot = NULL;
    uint64_t version = 0;

    if (kin__list_snapshot_now(
            &engine->snapshots, engine->definitions->resource_store, KIN__S(""),
            kin__engine_version(engine), &snapshot, &version) < 0)
        return;
    for (size_t i = 0; i < snapshot->count; i++)
        crd_accept(engine, snapshot->objects[i]);
}

/* Whether its instances are all that keeps the definition. */
static bool waits_for_instances(const kin_object *definition)
{
    kin_value finalizers = kin__meta_get(kin_object_value(definition),
                                         "finalizers");

    return kin_value_exists(kin__meta_get(kin_object_value(definition),
                                          "deletionTimestamp")) &&
           kin_value_count(finalizers) == 1 &&
           kin_str_eq(kin_value_str(kin_value_at(finalizers, 0)),
                      KIN__S(CLEANUP));
}

static void crd_sweep(struct kin__engine *engine, kin_str name)
{
    KIN_AUTO(kin_object) *definition = NULL;
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};

    if (!engine->definitions ||
        kin__resource_store_get(engine->definitions->resource_store, name,
                                &definition) < 0 ||
        !definition || !waits_for_instances(definition))
        return;
    if (purge_instances(engine, definition, &failure) != 0)
        return;
    /* A failure is retried when the next instance is deleted. */
    if (kin__engine_commit(engine, engine->definitions, name, definition,
                           KIN_VALUE_ABSENT, NULL, &failure) != 0)
        return;
    crd_accept_all(engine);
    kin__engine_republish(engine);
}

/* ---- hooks ---- */

static void crd_added(struct kin__engine *engine, struct kin__served *served)
{
    assert(!served->resource.is_namespaced && !engine->definitions);
    engine->definitions = served;
}

static struct kin__mutex *crd_create_lock(struct kin__engine *engine)
{
    return &engine->naming_lock;
}

static void crd_written(struct kin__engine *engine,
                        const struct kin__served *served,
                        const kin_object *object)
{
    (void)served;
    crd_accept_all(engine);
    kin__engine_republish(engine);
    crd_sweep(engine, kin_object_name(object));
}

const struct kin__resource_hooks kin__crd_hooks = {
    .group = "apiextensions.k8s.io",
    .plural = "customresourcedefinitions",
    .added = crd_added,
    .add_served = crd_add_served,
    .create_lock = crd_create_lock,
    .complete = crd_complete,
    .created = kin__engine_republish,
    .written = crd_written,
    .terminate = crd_terminate,
    .sweep = crd_sweep,
};

/* The deletion of the last instance completes that of its definition. */
static void instance_written(struct kin__engine *engine,
                             const struct kin__served *served,
                             const kin_object *object)
{
    (void)object;
    if (served->is_terminating)
        crd_sweep(engine, kin_object_name(served->definition));
}

static const struct kin__resource_hooks instance_hooks = {
    .check_create = instance_check_create,
    .written = instance_written,
};
