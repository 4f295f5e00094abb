/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_managed.c - managed fields of a write, and requests that apply.
 *
 * The fields are compared in the version of the request, after decoding and
 * before the rules of the kind prepare the object: what they set has no owner,
 * as in Kubernetes.
 */
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "schema/conform.h"
#include "schema/schema.h"
#include "server/engine_write.h"
#include "server/manager_name.h"
#include "server/ownership.h"
#include "server/stamp.h"

enum { VERSION_SIZE = 512 };

/* The managed fields of one write. */
struct managing {
    struct kin__write *w;
    struct kin__field_pool pool;
    struct kin__managers managers;
    struct kin__ownership ownership;
    const struct kin__schema *schema;
    kin_document *zero;
    kin_object *live; /* in the version of the request; NULL for a create */
    struct kin__failure failure; /* of conversions */
    char version[VERSION_SIZE];
};

static void managing_done(struct managing *m)
{
    kin__field_pool_done(&m->pool);
    (void)kin_document_free(m->zero);
    (void)kin_object_unref(m->live);
    kin__failure_clear(&m->failure);
}
#define AUTO_MANAGING __attribute__((cleanup(managing_done))) struct managing

/* ---- fields that a request cannot change ---- */

enum { RESET_MAX = 6 };

static bool is_kind(const struct kin__resource *resource, const char *group,
                    const char *kind)
{
    return kin_str_eq(resource->group, kin_s(group)) &&
           kin_str_eq(resource->kind, kin_s(kind));
}

/* Kinds whose status subresource does not change the metadata. */
static bool keeps_metadata(const struct kin__resource *resource)
{
    static const char *const GROUPS[] = {
        "storage.k8s.io",
        "resource.k8s.io",
        "flowcontrol.apiserver.k8s.io",
        "scheduling.k8s.io",
        "storagemigration.k8s.io",
        "internal.apiserver.k8s.io",
        "apiregistration.k8s.io",
    };

    for (size_t i = 0; i < sizeof(GROUPS) / sizeof(GROUPS[0]); i++)
        if (kin_str_eq(resource->group, kin_s(GROUPS[i])))
            return true;
    return !resource->facts ||
           is_kind(resource, "networking.k8s.io", "ServiceCIDR") ||
           is_kind(resource, "admissionregistration.k8s.io",
                   "ValidatingAdmissionPolicy") ||
           is_kind(resource, "certificates.k8s.io", "PodCertificateRequest");
}

static bool is_signing_request(const struct kin__resource *resource)
{
    return is_kind(resource, "certificates.k8s.io",
                   "CertificateSigningRequest");
}

static const char **reset_status(const struct kin__resource *resource,
                                 const char **next)
{
    *next++ = "spec";
    if (keeps_metadata(resource))
        *next++ = "metadata";
    if (is_kind(resource, "apps", "Deployment"))
        *next++ = "metadata.labels";
    if (is_signing_request(resource))
        *next++ = "status.conditions";
    if (is_kind(resource, "", "Pod")) {
        *next++ = "metadata.deletionTimestamp";
        *next++ = "metadata.ownerReferences";
    }
    return next;
}

static const char **reset_main(const struct kin__resource *resource,
                               const char **next)
{
    if (kin__resource_subresource(resource, KIN__S("status")))
        *next++ = "status";
    if (is_signing_request(resource))
        *next++ = "spec";
    return next;
}

static int find_reset(struct managing *m)
{
    const struct kin__resource *resource = m->w->target->resource;
    kin_str sub = m->w->target->subresource;
    const char *paths[RESET_MAX + 1] = {NULL};
    const char **next = paths;

    if (sub.len == 0) {
        next = reset_main(resource, next);
    } else if (kin_str_eq(sub, KIN__S("status"))) {
        next = reset_status(resource, next);
    } else if (kin_str_eq(sub, KIN__S("approval"))) {
        *next++ = "spec";
        *next++ = "status.certificate";
    } else if (kin_str_eq(sub, KIN__S("finalize"))) {
        *next++ = "status";
    }
    *next = NULL;
    return kin__ownership_paths(&m->pool, paths, &m->ownership.reset);
}

/* ---- types and versions ---- */

static void write_version(const struct kin__resource *resource, char *ret,
                          size_t size)
{
    (void)snprintf(ret, size, "%.*s%s%.*s", KIN_STR(resource->group),
                   resource->group.len ? "/" : "", KIN_STR(resource->version));
}

/* A built-in resource always has a type, except in tests. */
static bool has_type(const struct kin__resource *resource)
{
    return resource->facts && resource->facts->type;
}

static struct kin__apply_type type_of(const struct managing *m,
                                      const struct kin__resource *resource)
{
    if (has_type(resource))
        return kin__apply_type_of(resource->facts->type);
    kin_value schema = kin_value_get(resource->definition_version,
                                     KIN__S("schema"));
    return kin__apply_type_custom(
        kin_value_get(schema, KIN__S("openAPIV3Schema")),
        kin__schema_find_type(m->schema, KIN__S("meta/v1.ObjectMeta")));
}

/* The resource of an apiVersion that shares its objects with that of the
 * request; may be NULL. */
static struct kin__resource *resource_of(const struct managing *m,
                                         kin_str version)
{
    const struct kin__write *w = m->w;
    kin_str rest = version;
    kin_str first = kin__str_cut(&rest, '/');
    kin_str group = rest.ptr ? first : KIN__S("");
    KIN__AUTO_RESOURCE *found = kin__engine_find_kind(
        w->engine, group, rest.ptr ? rest : first, w->target->resource->kind);

    if (!found ||
        kin__served_of(found)->resource_store != w->served->resource_store)
        return NULL;
    return KIN__STEAL(found);
}

int kin__write_convert(struct kin__write *w, const struct kin__resource *from,
                       const struct kin__resource *to, kin_value value,
                       kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *stored = NULL;
    const struct kin__rules *rules = w->engine->rules;
    const struct kin__resource *storage = kin__served_storage(w->served);
    struct kin__rules_call call = w->call;
    int r;

    if (from != storage) {
        call.resource = from;
        r = rules->convert(&call, storage, value, &stored, failure);
        if (r < 0)
            return r;
        value = kin_document_root(stored);
    }
    if (to == storage && stored) {
        *ret = KIN__STEAL(stored);
        return 0;
    }
    call.resource = storage;
    return rules->convert(&call, to, value, ret, failure);
}

static int managing_convert(const struct kin__owned_object *object,
                            kin_str version, struct kin__owned_object *ret,
                            struct kin__failure *failure, void *userdata)
{
    struct managing *m = userdata;
    kin_document *doc = NULL;
    KIN__AUTO_RESOURCE *to = resource_of(m, version);
    KIN__AUTO_RESOURCE *from = to ? resource_of(m, object->version) : NULL;

    (void)failure; /* the engine answers with its own */
    if (!to || !from)
        return 0;
    int r = kin__write_convert(m->w, from, to, object->value, &doc,
                               &m->failure);
    if (r < 0)
        return r;
    *ret = (struct kin__owned_object){
        .value = kin_document_root(doc),
        .version = version,
        .type = type_of(m, to),
        .doc = doc,
    };
    return 1;
}

/* ---- beginning ---- */

/* What a create compares with: the object that Go makes, or for a custom
 * resource nothing but its type. */
static int make_zero(struct managing *m)
{
    const struct kin__write *w = m->w;
    const struct kin__resource *resource = w->target->resource;
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__conform_opts opts = {.kind = resource->kind,
                                           .api_version = kin_s(m->version)};
    int r = kin__document_new(w->engine->alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    if (!has_type(resource)) {
        (void)kin__document_key(doc, KIN__S("apiVersion"));
        (void)kin__document_add_string(doc, kin_s(m->version));
        (void)kin__document_key(doc, KIN__S("kind"));
        (void)kin__document_add_string(doc, resource->kind);
    }
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r < 0)
        return r;
    if (!has_type(resource))
        m->zero = KIN__STEAL(doc);
    else
        r = kin__conform(w->engine->alloc, resource->facts->type,
                         kin_document_root(doc), &opts, &m->zero, NULL);
    if (r == 0)
        m->ownership.zero = kin_document_root(m->zero);
    return r;
}

/* The name of a manager; never empty. */
static kin_str manager_of(const struct kin__write *w)
{
    kin_str name = w->call.opts->manager;

    return name.len ? name : KIN__S("unknown");
}

static int managing_begin(struct managing *m, struct kin__write *w,
                          bool applies)
{
    const struct kin__resource *resource = w->target->resource;

    *m = (struct managing){.w = w};
    kin__failure_init(&m->failure, w->engine->alloc);
    kin__field_pool_init(&m->pool, w->engine->alloc, &w->budget);
    kin__managers_init(&m->managers, &m->pool);
    m->managers.is_sorted = resource->facts == NULL;
    write_version(resource, m->version, sizeof(m->version));
    m->ownership = (struct kin__ownership){
        .pool = &m->pool,
        .self = {.name = manager_of(w),
                 .version = kin_s(m->version),
                 .subresource = w->target->subresource,
                 .applies = applies},
        .now_s = w->call.now_s,
        .is_schema_fixed = resource->facts != NULL,
        .convert = managing_convert,
        .userdata = m,
        .failure = w->failure,
    };
    int r = kin__schema_get(&m->schema, NULL);
    if (r == 0)
        r = find_reset(m);
    if (r == 0)
        m->ownership.type = type_of(m, resource);
    if (r == 0 && w->old)
        r = kin__engine_convert(w->engine, resource, w->old, &m->live,
                                &m->failure);
    /* Applying to an object without owners needs it, too. */
    if (r == 0 && (!w->old || applies))
        r = make_zero(m);
    return r;
}

static kin_value live_value(const struct managing *m)
{
    return m->live ? kin_object_value(m->live) : kin_value_absent();
}

static kin_value live_managed(const struct managing *m)
{
    return kin__meta_get(live_value(m), "managedFields");
}

/* ---- the entries before the write ---- */

/* [] and [{}] remove all entries. */
static bool is_reset(kin_value raw)
{
    if (kin_value_type(raw) != KIN_TYPE_ARRAY)
        return false;
    size_t count = kin_value_count(raw);
    kin_value first = kin_value_at(raw, 0);
    return count == 0 ||
           (count == 1 && kin_value_type(first) == KIN_TYPE_OBJECT &&
            kin_value_count(first) == 0);
}

/* 422 if a request brings managers with invalid names. */
static int check_names(struct managing *m)
{
    enum { SUBRESOURCE_MAX = 256 };
    KIN__AUTO_CAUSES causes;
    struct kin__write *w = m->w;
    const struct kin__resource *resource = w->target->resource;
    const struct kin__at *list = KIN__AT(KIN__AT(NULL, "metadata"),
                                         "managedFields");

    kin__causes_init(&causes, w->engine->alloc);
    for (size_t i = 0; i < m->managers.count; i++) {
        const struct kin__manager_id *id = &m->managers.items[i].id;
        const struct kin__at *at = KIN__AT_INDEX(list, i);
        kin__manager_check_name(&causes, KIN__AT(at, "manager"), id->name);
        if (id->subresource.len > SUBRESOURCE_MAX)
            kin__causes_too_long(&causes, KIN__AT(at, "subresource"),
                                 SUBRESOURCE_MAX);
    }
    if (causes.error < 0 || causes.count == 0)
        return causes.error;
    for (size_t i = 0; i < causes.count; i++)
        kin__failure_add_cause(w->failure, kin_s(causes.items[i].reason),
                               kin_s(causes.items[i].field),
                               kin_s(causes.items[i].message));
    return kin__failure_invalid(w->failure, resource->group, resource->kind,
                                w->target->name);
}

/* Reads the entries of the body, if there are any and all are valid: 1, 0, or
 * an error. */
static int read_body(struct managing *m, kin_value managed)
{
    if (kin_value_count(managed) == 0 ||
        kin_value_equal(managed, live_managed(m)))
        return 0;
    int r = kin__managers_read(&m->managers, managed, /* is_trusted= */ false);
    if (r == KIN_EINVAL || r == KIN_ELIMIT) {
        m->managers.count = 0;
        return 0;
    }
    if (r == 0)
        r = check_names(m);
    return r < 0 ? r : m->managers.count > 0;
}

static int read_managers(struct managing *m, kin_value now)
{
    int r = 0;

    if (m->w->target->subresource.len == 0) {
        if (is_reset(m->w->body_managed))
            return 0;
        r = read_body(m, kin__meta_get(now, "managedFields"));
        if (r != 0)
            return r < 0 ? r : 0;
    }
    r = kin__managers_read(&m->managers, live_managed(m),
                           /* is_trusted= */ true);
    if (r != KIN_EINVAL)
        return r;
    m->managers.count = 0;
    return 0;
}

/* ---- the entries after the write ---- */

int kin__write_managers(struct kin__write *w, struct kin__managers *managers,
                        kin_value beside)
{
    KIN_AUTO(kin_document) *doc = NULL;

    w->is_tracked = true;
    w->managed_value = kin_value_absent();
    if (managers->count == 0)
        return 0;
    int r = kin__document_new_beside(w->engine->alloc, beside, &doc, NULL);
    if (r == 0)
        r = kin__managers_write(managers, doc);
    if (r == 0)
        r = kin__document_finish(doc, NULL);
    if (r < 0)
        return r;
    (void)kin_document_free(w->managed);
    w->managed_value = kin_document_root(doc);
    w->managed = KIN__STEAL(doc);
    return 0;
}

/* The failure of an update.  If the fields cannot be tracked, the entries stay
 * as they are. */
static int track_failed(struct managing *m, int r)
{
    struct kin__write *w = m->w;

    if (w->failure->code < 0)
        return r;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(w->failure, r);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    w->managed_value = w->old ? kin__meta_get(kin_object_value(w->old),
                                              "managedFields")
                              : kin_value_absent();
    return 0;
}

int kin__write_track(struct kin__write *w, kin_value in)
{
    AUTO_MANAGING m = {.w = w};
    const struct kin__resource *resource = w->target->resource;
    kin_value now = w->versioned ? kin_document_root(w->versioned) : in;

    w->is_tracked = true;
    if (resource->facts && !has_type(resource)) {
        w->managed_value = kin_value_absent();
        return 0;
    }
    int r = managing_begin(&m, w, /* applies= */ false);

    if (r == 0)
        r = read_managers(&m, now);
    if (r == 0)
        r = kin__ownership_update(&m.ownership, live_value(&m), now,
                                  &m.managers);
    if (r == 0)
        r = kin__write_managers(w, &m.managers, in);
    return r < 0 ? track_failed(&m, r) : 0;
}

int kin__write_check_managed(struct kin__write *w, kin_value in)
{
    KIN__AUTO_FIELD_POOL pool;
    struct kin__managers managers;
    const struct kin__admission *admission = w->admission;
    kin_value now = kin__meta_get(in, "managedFields");

    kin__field_pool_init(&pool, w->engine->alloc, &w->budget);
    kin__managers_init(&managers, &pool);
    if (!w->is_tracked || kin_value_equal(now, w->managed_value))
        return 0;
    int r = kin__managers_read(&managers, now, /* is_trusted= */ false);
    if (r == 0)
        r = kin__write_managers(w, &managers, KIN_VALUE_ABSENT);
    else if (admission->warn && (r == KIN_EINVAL || r == KIN_ELIMIT))
        admission->warn(
            KIN__S(".metadata.managedFields was in an invalid state after "
                   "admission; this could be caused by an outdated mutating "
                   "admission controller; please fix your requests"),
            admission->userdata);
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(w->failure, r);
    return r == KIN_ENOMEM ? kin__write_no_memory(w, r) : 0;
}

/* ---- applying ---- */

static int fail_limit(struct managing *m)
{
    struct kin__failure *failure = m->w->failure;

    if (m->managers.count >= KIN__MANAGERS_MAX ||
        kin_value_count(live_managed(m)) > KIN__MANAGERS_MAX)
        return kin__failure_set(
            failure, 413, "RequestEntityTooLarge",
            "the object has too many field managers: more than %d",
            KIN__MANAGERS_MAX);
    if (kin__field_pool_error(&m->pool) == KIN_ELIMIT)
        return kin__failure_set(
            failure, 413, "RequestEntityTooLarge",
            "the managed fields of the object need more than %d MiB",
            KIN__FIELD_POOL_MAX >> 20);
    return kin__failure_too_deep(failure);
}

static int apply_failed(struct managing *m, int r)
{
    struct kin__write *w = m->w;

    if (w->failure->code < 0)
        return r;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(w->failure, r);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    if (m->failure.code < 0)
        return kin__failure_set(
            w->failure, 500, "InternalError", "Internal error occurred: %s",
            m->failure.message ? m->failure.message : kin_error_text(r));
    if (r == KIN_ELIMIT)
        return fail_limit(m);
    return kin__failure_internal(w->failure, r, "managed fields: %s",
                                 kin_error_text(r));
}

static int check_applied_type(struct kin__write *w, kin_value body,
                              kin_str wanted, const char *version)
{
    kin_str kind = kin_value_str(kin_value_get(body, KIN__S("kind")));
    kin_str found = kin_value_str(kin_value_get(body, KIN__S("apiVersion")));
    bool is_core = kin__str_find(found, '/') == KIN__STR_NONE;

    if (kin_str_eq(kind, wanted) && kin_str_eq(found, kin_s(version)))
        return 0;
    return kin__failure_bad_request(
        w->failure, "invalid object type: %s%.*s, Kind=%.*s",
        is_core ? "/" : "", KIN_STR(found), KIN_STR(kind));
}

static const char *json_type(kin_value value)
{
    switch (kin_value_type(value)) {
    case KIN_TYPE_ARRAY:
        return "array";
    case KIN_TYPE_STRING:
        return "string";
    case KIN_TYPE_NUMBER:
        return "number";
    default:
        return "bool";
    }
}

int kin__write_check_applied(struct kin__write *w, kin_value body, kin_str kind,
                             const char *version)
{
    if (kin_value_type(body) != KIN_TYPE_OBJECT &&
        kin_value_type(body) != KIN_TYPE_NULL)
        return kin__failure_bad_request(
            w->failure,
            "error decoding patch: error unmarshaling JSON: while decoding "
            "JSON: json: cannot unmarshal %s into Go value of type "
            "map[string]interface {}",
            json_type(body));
    int r = check_applied_type(w, body, kind, version);
    if (r < 0)
        return r;
    if (kin_value_type(kin__meta_get(body, "managedFields")) !=
            KIN_TYPE_ABSENT &&
        kin_value_type(kin__meta_get(body, "managedFields")) != KIN_TYPE_NULL)
        return kin__failure_bad_request(w->failure,
                                        "metadata.managedFields must be nil");
    return 0;
}

/* Applies the body to the object, or to none.
 * @param ret  the result in the version of the request; NULL: no change */
static int apply_body(struct managing *m, kin_value body, kin_document **ret)
{
    struct kin__write *w = m->w;
    int r = kin__write_check_applied(w, body, w->target->resource->kind,
                                     m->version);

    if (r < 0)
        return r;
    r = kin__managers_read(&m->managers, live_managed(m),
                           /* is_trusted= */ true);
    if (r == 0)
        r = kin__ownership_apply(&m->ownership, live_value(m), body,
                                 w->call.opts->is_forced, &m->managers, ret);
    if (r == 0)
        r = kin__ownership_migrate(&m->ownership, live_value(m), body, ret);
    return r < 0 ? apply_failed(m, r) : 0;
}

static int finish_applied(struct managing *m, kin_value beside)
{
    int r = kin__write_managers(m->w, &m->managers, beside);

    return r < 0 ? apply_failed(m, r) : 0;
}

int kin__write_apply(struct kin__write *w, kin_value body, kin_document **ret)
{
    AUTO_MANAGING m;
    KIN_AUTO(kin_document) *applied = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    int r = managing_begin(&m, w, /* applies= */ true);

    if (r < 0)
        return apply_failed(&m, r);
    r = apply_body(&m, body, &applied);
    if (r == 0 && !applied && w->old) {
        r = kin_document_new_copy(w->engine->alloc, kin_object_value(w->old),
                                  &in, NULL);
        if (r < 0)
            return kin__write_no_memory(w, r);
    } else if (r == 0) {
        kin_value result = applied ? kin_document_root(applied)
                                   : m.ownership.zero;
        w->call.is_patched = true;
        r = kin__write_decode(w, result, &in);
    }
    if (r == 0)
        r = finish_applied(&m, kin_document_root(in));
    if (r == 0)
        *ret = KIN__STEAL(in);
    return r;
}
