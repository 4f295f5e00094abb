/* SPDX-License-Identifier: Apache-2.0 */
/*
 * crd.c - definitions of custom resources: what they must have, and what is
 * filled in when they are written or deleted.
 */
#include <ctype.h>
#include <stdio.h>

#include "base/alloc.h"

#include "base/str.h"
#include "object/document.h"
#include "server/crd_names.h"
#include "server/engine_impl.h"
#include "server/stamp.h"
#include <kin/field.h>

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

kin_value kin__crd_storage_version(kin_value spec)
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

/* ---- whether it is any good ---- */

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
    if (!kin_value_exists(kin__crd_storage_version(spec)))
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

/* Given, or made of the kind. */
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

/* A name if it is given, else what was given before. */
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
                         const struct kin__crd_verdict *verdict)
{
    kin_value before = kin_value_get(kin_value_get(old, KIN__S("status")),
                                     KIN__S("acceptedNames"));
    const bool *is_taken = verdict->is_taken;

    (void)kin__document_key(doc, KIN__S("acceptedNames"));
    (void)kin__document_open_object(doc);
    add_accepted_name(doc, "plural", is_taken[KIN__CRD_PLURAL], names, before,
                      /* is_needed= */ true);
    add_accepted_name(doc, "singular", is_taken[KIN__CRD_SINGULAR], names,
                      before, /* is_needed= */ false);
    add_accepted_name(doc, "shortNames", is_taken[KIN__CRD_SHORT_NAMES], names,
                      before, /* is_needed= */ false);
    add_accepted_name(doc, "kind", is_taken[KIN__CRD_KIND], names, before,
                      /* is_needed= */ true);
    add_accepted_name(doc, "listKind", is_taken[KIN__CRD_LIST_KIND], names,
                      before, /* is_needed= */ false);
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

struct condition {
    const char *type;
    const char *status;
    const char *reason;
    const char *message;
};

static void add_condition(kin_document *doc, int64_t now_s,
                          const struct condition *condition)
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

/* One that says the same as before stays as it is. */
static void keep_condition(kin_document *doc, kin_value before, int64_t now_s,
                           const struct condition *condition)
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
                           const struct kin__crd_verdict *verdict)
{
    static const struct condition established = {
        "Established", "True", "InitialNamesAccepted",
        "the initial names have been accepted"};
    static const struct condition not_accepted = {
        "Established", "False", "NotAccepted", "not all names are accepted"};
    const struct condition names = {
        "NamesAccepted", verdict->reason ? "False" : "True",
        verdict->reason ? verdict->reason : "NoConflicts",
        verdict->reason ? verdict->message : "no conflicts found"};
    kin_value before = kin_value_get(kin_value_get(old, KIN__S("status")),
                                     KIN__S("conditions"));

    (void)kin__document_key(doc, KIN__S("conditions"));
    (void)kin__document_open_array(doc);
    keep_condition(doc, before, now_s, &names);
    /* What was established once stays so. */
    if (kin__crd_has_condition(old, "Established", "True"))
        (void)kin__document_add_value(doc,
                                      find_condition(before, "Established"));
    else
        keep_condition(doc, before, now_s,
                       verdict->reason ? &not_accepted : &established);
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

/* The definition with all that its spec lacks. */
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
    struct kin__crd_verdict verdict;
    kin_value spec = spec_of(in);
    int64_t now_s = kin__clock_wall_ns(engine->clock) / KIN__NS_PER_S;
    int r = kin__crd_judge(engine, in, &verdict);

    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = kin__document_new(engine->alloc, &doc, err);
    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    add_conditions(doc, old, now_s, &verdict);
    add_accepted(doc, kin_value_get(spec, KIN__S("names")), old, &verdict);
    add_stored_versions(doc, old,
                        text_at(kin__crd_storage_version(spec), "name"));
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

int kin__crd_complete(struct kin__engine *engine, kin_value in, kin_value old,
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

/* The status with one more condition. */
static int terminating_status(struct kin__engine *engine, kin_value in,
                              int64_t now_s, kin_document **ret)
{
    static const struct condition terminating = {
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
        if (!kin_str_eq(kin_value_str(kin_value_at(old, i)),
                        KIN__S(KIN__CRD_CLEANUP)))
            (void)kin__document_add_value(doc, kin_value_at(old, i));
    (void)kin__document_add_string(doc, KIN__S(KIN__CRD_CLEANUP));
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

int kin__crd_terminate(struct kin__engine *engine, kin_value in,
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
