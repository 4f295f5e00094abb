/* SPDX-License-Identifier: Apache-2.0 */
#include "server/custom.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <kin/field.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "schema/goprint.h"
#include "schema/schema.h"
#include "server/catalog.h"
#include "server/causes.h"
#include "server/custom_check.h"
#include "server/kinds.h"
#include "server/stamp.h"
#include "server/unknown.h"

enum { DEFAULTS_MAX = 3 << 20 }; /* bytes that defaults may add to an object */

/* ---- schemas ---- */

static kin_value schema_of(const struct kin__resource *resource)
{
    return kin_value_get(
        kin_value_get(resource->definition_version, KIN__S("schema")),
        KIN__S("openAPIV3Schema"));
}

/* Compiles it at first use: most definitions are only stored. */
int kin__custom_schema(const struct kin__resource *resource,
                       const struct kin__structural **ret)
{
    *ret = NULL;
    if (!resource->definition ||
        kin_value_type(schema_of(resource)) != KIN_TYPE_OBJECT)
        return 0;
    struct kin__served *served = kin__served_of(resource);
    struct kin__structural_root *root = atomic_load_explicit(
        &served->schema, memory_order_acquire);
    if (!root) {
        struct kin__structural_root *none = NULL;
        int r = kin__structural_new(served->alloc, schema_of(resource),
                                    /* is_embedded= */ true, &root, NULL);
        if (r < 0)
            return r;
        if (!atomic_compare_exchange_strong(&served->schema, &none, root)) {
            (void)kin__structural_free(root);
            root = none;
        }
    }
    *ret = kin__structural_node(root);
    return 0;
}

static int meta_type(const struct kin__schema_type **ret)
{
    const struct kin__schema *schema = NULL;
    int r = kin__schema_get(&schema, NULL);

    if (r == 0)
        *ret = kin__schema_find_type(schema, KIN__S("meta/v1.ObjectMeta"));
    return r;
}

static int fail_schema(const struct kin__rules_call *call, int code,
                       struct kin__failure *failure)
{
    (void)call;
    return kin__failure_internal(failure, code, "%s", kin_error_text(code));
}

/* ---- decoding ---- */

static int fail_decoding(const struct kin__rules_call *call, kin_value in,
                         int code, const kin_error *err,
                         struct kin__failure *failure)
{
    if (code == KIN_ELIMIT)
        return kin__failure_too_long(failure, DEFAULTS_MAX);
    if (code == KIN_EPARSE)
        return kin__failure_too_deep(failure);
    return kin__unknown_fail(call, in, code, err->message, failure);
}

int kin__custom_decode(const struct kin__rules_call *call, kin_value in,
                       kin_document **ret, struct kin__failure *failure)
{
    KIN__AUTO_UNKNOWN unknown;
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__structural *node = NULL;
    struct kin__fit_opts opts = {.on_unknown = kin__unknown_note,
                                 .userdata = &unknown,
                                 .budget = call->budget,
                                 .max_bytes = DEFAULTS_MAX};
    kin_error err = KIN_ERROR_INIT;

    kin__unknown_init(&unknown, call);
    if (call->opts->validation == KIN__VALIDATE_IGNORE)
        opts.on_unknown = NULL;
    int r = kin__custom_schema(call->resource, &node);
    if (r == 0)
        r = meta_type(&opts.meta_type);
    if (r < 0)
        return fail_schema(call, r, failure);
    r = kin__structural_fit(call->alloc, node, in, &opts, &doc, &err);
    if (r < 0)
        return fail_decoding(call, in, r, &err, failure);
    r = kin__unknown_finish(&unknown, in, failure);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* ---- conversion ---- */

static kin_str version_of(kin_value object)
{
    kin_str text = kin_value_str(kin_value_get(object, KIN__S("apiVersion")));
    size_t slash = kin__str_find(text, '/');

    return slash == KIN__STR_NONE ? text
                                  : kin__str_slice(text, slash + 1, SIZE_MAX);
}

/* The same object with the apiVersion of another version. */
static int with_version(const struct kin__rules_call *call,
                        const struct kin__resource *to, kin_value in,
                        kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char text[512];
    int r = kin__document_new(call->alloc, &doc, NULL);

    assert(kin_value_type(in) == KIN_TYPE_OBJECT);
    if (r < 0)
        return r;
    (void)snprintf(text, sizeof(text), "%.*s/%.*s", KIN_STR(to->group),
                   KIN_STR(to->version));
    (void)kin__document_open_object(doc);
    for (size_t i = 0; i < kin_value_count(in); i++) {
        kin_str key = kin_value_key_at(in, i);
        (void)kin__document_key(doc, key);
        if (kin_str_eq(key, KIN__S("apiVersion")))
            (void)kin__document_add_string(doc, kin_s(text));
        else
            (void)kin__document_add_value(doc, kin_value_at(in, i));
    }
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* Fits a value to the schema of a version, unless it fits already: then 1. */
static int fit_stored(const struct kin__rules_call *call,
                      const struct kin__resource *version, kin_value in,
                      bool is_pruning, kin_document **ret)
{
    const struct kin__structural *node = NULL;
    const struct kin__fit_opts opts = {.budget = call->budget,
                                       .max_bytes = DEFAULTS_MAX,
                                       .is_pruning = is_pruning};
    int r = kin__custom_schema(version, &node);

    if (r < 0 || !node)
        return r < 0 ? r : 1;
    r = kin__structural_would_change(call->alloc, node, in, &opts);
    if (r <= 0)
        return r < 0 ? r : 1;
    return kin__structural_fit(call->alloc, node, in, &opts, ret, NULL);
}

static int convert_stored(const struct kin__rules_call *call,
                          const struct kin__resource *to, kin_value in,
                          kin_document **ret)
{
    KIN_AUTO(kin_document) *stored = NULL;
    KIN_AUTO(kin_document) *moved = NULL;
    KIN_AUTO(kin_document) *pruned = NULL;
    bool is_same = kin_str_eq(version_of(in), to->version);
    bool is_native = kin_str_eq(version_of(in), call->resource->version);
    int r = is_native ? fit_stored(call, call->resource, in,
                                   /* is_pruning= */ false, &stored)
                      : 1;

    if (r < 0)
        return r;
    if (is_same) {
        *ret = KIN__STEAL(stored);
        return r;
    }
    r = with_version(call, to, stored ? kin_document_root(stored) : in, &moved);
    if (r == 0)
        r = fit_stored(call, to, kin_document_root(moved),
                       /* is_pruning= */ true, &pruned);
    if (r < 0)
        return r;
    *ret = pruned ? KIN__STEAL(pruned) : KIN__STEAL(moved);
    return 0;
}

int kin__custom_convert(const struct kin__rules_call *call,
                        const struct kin__resource *to, kin_value in,
                        kin_document **ret, struct kin__failure *failure)
{
    int r = convert_stored(call, to, in, ret);

    if (r >= 0)
        return r;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(failure, r);
    if (r == KIN_ELIMIT)
        return kin__failure_too_long(failure, DEFAULTS_MAX);
    return kin__failure_internal(failure, r, "%s", kin_error_text(r));
}

/* ---- validation ---- */

struct validating {
    const struct kin__rules_call *call;
    const struct kin__structural *node;
    struct kin__failure *failure;
    struct kin__causes causes;
};

static void validating_done(struct validating *v)
{
    kin__causes_done(&v->causes);
}

static void on_problem(kin_str reason, kin_str field, kin_str message,
                       void *userdata)
{
    kin__failure_add_cause(userdata, reason, field, message);
}

/* Checks the schema; forgives errors of what has not changed. */
static int check_schema(struct validating *v, kin_value old, kin_value in)
{
    bool is_status = kin_str_eq(v->call->subresource, KIN__S("status"));
    struct kin__custom_check check = {
        .alloc = v->call->alloc, .budget = v->call->budget, .old = old};
    const struct kin__structural *node = v->node;

    assert(v->node);
    if (is_status) {
        check.field = "status";
        check.old = kin_value_get(old, KIN__S("status"));
        in = kin_value_get(in, KIN__S("status"));
        node = kin__structural_find(node, KIN__S("status"));
    }
    if (!node || !kin_value_exists(in))
        return 0;
    int r = kin__custom_check(&check, node, in, on_problem, v->failure);
    return r < 0 ? r : 0;
}

/* A value of another type than Go's accessor expects. */
static void bad_access(struct validating *v, kin_str path, kin_str part,
                       kin_value value, const char *expected)
{
    const struct kin__at at = {.name = path};
    KIN__AUTO_BUF text;

    kin__buf_init(&text, v->call->alloc, KIN__FAILURE_MESSAGE_MAX);
    int r = kin__go_print(&text, value);
    if (r == KIN_ENOMEM)
        v->causes.error = r;
    kin__causes_invalid_json(
        &v->causes, &at,
        strcmp(expected, "string") == 0 ? KIN__S("\"\"") : KIN__S("0"),
        "%.*s accessor error: %.*s is of the type %s, expected %s",
        KIN_STR(part), KIN_STR(kin__buf_str(&text)), kin__go_type(value),
        expected);
}

/* The value at a path of the Scale subresource; absent if it has another
 * type, which is reported. */
static kin_value access_path(struct validating *v, kin_value in, kin_str path,
                             const char *expected)
{
    kin_str rest = path;
    bool is_text = strcmp(expected, "string") == 0;
    int64_t number = 0;

    if (rest.len > 0 && rest.ptr[0] == '.')
        rest = kin__str_slice(rest, 1, SIZE_MAX);
    while (rest.ptr && rest.len > 0) {
        kin_type type = kin_value_type(in);
        kin_str name = kin__str_cut(&rest, '.');
        kin_str part = kin__str_slice(path, 0,
                                      (size_t)(name.ptr + name.len - path.ptr));
        if (type == KIN_TYPE_ABSENT || type == KIN_TYPE_NULL)
            return kin_value_absent();
        if (type != KIN_TYPE_OBJECT) {
            bad_access(v, path, part, in, "map[string]interface{}");
            return kin_value_absent();
        }
        in = kin_value_get(in, name);
    }
    if (!kin_value_exists(in) || path.len == 0)
        return kin_value_absent();
    if (is_text ? kin_value_type(in) == KIN_TYPE_STRING
                : kin_value_int(in, &number) == 0)
        return in;
    bad_access(v, path, path, in, expected);
    return kin_value_absent();
}

static void check_replicas(struct validating *v, kin_value scale,
                           const char *key, kin_value in)
{
    kin_str path = kin_value_str(kin_value_get(scale, kin_s(key)));
    const struct kin__at at = {.name = path};
    kin_value value = access_path(v, in, path, "int64");
    int64_t number = kin_value_as_int64(value);

    if (number < 0)
        kin__causes_invalid(&v->causes, &at, value,
                            "should be a non-negative integer");
    else if (number > INT32_MAX)
        kin__causes_invalid(&v->causes, &at, value,
                            "should be less than or equal to %d", INT32_MAX);
}

static void check_scale(struct validating *v, kin_value in)
{
    kin_value scale = kin_value_get(
        kin_value_get(v->call->resource->definition_version,
                      KIN__S("subresources")),
        KIN__S("scale"));

    assert(v->call->resource->definition);
    if (kin_value_type(scale) != KIN_TYPE_OBJECT)
        return;
    if (!kin_str_eq(v->call->subresource, KIN__S("status")))
        check_replicas(v, scale, "specReplicasPath", in);
    check_replicas(v, scale, "statusReplicasPath", in);
    (void)access_path(
        v, in, kin_value_str(kin_value_get(scale, KIN__S("labelSelectorPath"))),
        "string");
}

/* Duplicates that were there before are forgiven. */
static void check_lists(struct validating *v, kin_value old, kin_value in)
{
    struct kin__causes *causes = &v->causes;
    size_t before = causes->count;

    kin__custom_check_lists(causes, v->node, in);
    if (causes->count == before || causes->error < 0 || !kin_value_exists(old))
        return;
    KIN__AUTO_CAUSES former;
    kin__causes_init(&former, causes->alloc);
    former.budget = causes->budget;
    kin__custom_check_lists(&former, v->node, old);
    causes->error = former.error;
    if (former.count > 0)
        kin__causes_truncate(causes, before);
}

static int finish(struct validating *v)
{
    struct kin__causes *causes = &v->causes;
    struct kin__failure *failure = v->failure;
    const struct kin__resource *resource = v->call->resource;

    assert(causes->error <= 0);
    if (causes->error < 0)
        return causes->error;
    for (size_t i = 0; i < causes->count; i++)
        kin__failure_add_cause(failure, kin_s(causes->items[i].reason),
                               kin_s(causes->items[i].field),
                               kin_s(causes->items[i].message));
    if (failure->cause_count == 0)
        return failure->code;
    return kin__failure_invalid(failure, resource->group, resource->kind,
                                v->call->name);
}

static int validate_in(const struct kin__rules_call *call, kin_value old,
                       kin_value in, struct kin__failure *failure)
{
    __attribute__((cleanup(validating_done))) struct validating v = {
        .call = call, .failure = failure};

    kin__causes_init(&v.causes, call->alloc);
    v.causes.budget = call->budget;
    int r = kin__custom_schema(call->resource, &v.node);
    if (r < 0 || !v.node)
        return r;
    r = check_schema(&v, old, in);
    if (r < 0)
        return r;
    check_scale(&v, in);
    if (!kin_str_eq(call->subresource, KIN__S("status")))
        kin__custom_check_embedded(&v.causes, v.node, in);
    check_lists(&v, old, in);
    return finish(&v);
}

/* A value in the version of the request, which `*doc` may hold. */
static int in_version(const struct kin__rules_call *call, kin_value value,
                      kin_document **doc, kin_value *ret)
{
    struct kin__rules_call stored = *call;

    *ret = value;
    if (!kin_value_exists(value))
        return 0;
    stored.resource = call->storage;
    int r = convert_stored(&stored, call->resource, value, doc);
    if (r >= 0 && *doc)
        *ret = kin_document_root(*doc);
    return r < 0 ? r : 0;
}

int kin__custom_validate(const struct kin__rules_call *call, kin_value old,
                         kin_value in, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *old_doc = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call asked = *call;

    if (!call->resource->definition)
        return 0;
    /* The rules prepare objects in the version in which they are stored. */
    asked.storage = call->resource;
    if (call->asked)
        asked.resource = call->asked;
    int r = in_version(&asked, old, &old_doc, &old);
    if (r == 0)
        r = in_version(&asked, in, &doc, &in);
    if (r == 0)
        r = validate_in(&asked, old, in, failure);
    if (r == 0 || failure->code < 0)
        return r;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(failure, r);
    return kin__failure_internal(failure, r, "%s", kin_error_text(r));
}
