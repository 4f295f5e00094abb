/* SPDX-License-Identifier: Apache-2.0 */
/*
 * api.c - requests for resources: determines the verb, checks that the resource
 * supports it, and implements the verbs of one object.  Lists and watches are
 * streams (api_list.c, api_watch.c).
 */
#include <stdio.h>

#include "base/clock.h"
#include "base/str.h"
#include "schema/schema.h"
#include "server/body.h"
#include "server/encode.h"
#include "server/front_internal.h"
#include "server/list_opts.h"
#include "server/manager_name.h"
#include "wire/json_strict.h"

/* --- answers with an object -------------------------------------------- */

void kin__api_encoder(const struct kin__request *request,
                      struct kin__encoder *ret)
{
    kin_str include = kin__request_parameter(request, "includeObject");
    int64_t now_ns = kin__clock_wall_ns(request->front->clock);

    *ret = (struct kin__encoder){.engine = request->front->engine,
                                 .resource = request->resource,
                                 .accept = request->accept,
                                 .now_s = now_ns / KIN__NS_PER_S};
    if (kin_str_eq(include, KIN__S("None")))
        ret->include = KIN__INCLUDE_NONE;
    else if (kin_str_eq(include, KIN__S("Object")))
        ret->include = KIN__INCLUDE_OBJECT;
}

/* The name of the Go type, for messages: "core.Namespace". */
static void api_go_type(const struct kin__resource *resource, char *ret,
                        size_t size)
{
    kin_str group = resource->group;
    kin_str package = kin__str_cut(&group, '.');

    if (!resource->facts)
        (void)snprintf(ret, size, "unstructured.Unstructured");
    else if (package.len == 0 || kin_str_eq(package, KIN__S("events")))
        (void)snprintf(ret, size, "core.%.*s", KIN_STR(resource->kind));
    else
        (void)snprintf(ret, size, "%.*s.%.*s", KIN_STR(package),
                       KIN_STR(resource->kind));
}

bool kin__api_has_form(struct kin__request *request, bool is_list)
{
    char type[256];
    enum kin__as other = is_list ? KIN__AS_PARTIAL : KIN__AS_PARTIAL_LIST;

    if (request->accept.as != other)
        return true;
    api_go_type(request->resource, type, sizeof(type));
    (void)kin__failure_set(&request->failure, 406, "NotAcceptable",
                           "you requested PartialObjectMetadata%s, but the "
                           "requested object is %s list (*%s%s)",
                           is_list ? "" : "List", is_list ? "a" : "not a", type,
                           is_list ? "List" : "");
    kin__request_answer_failure(request);
    return false;
}

static void api_answer_object(struct kin__request *request, int status,
                              const kin_object *object, bool is_converted)
{
    struct kin__encoder encoder;
    struct kin__budget budget = kin__engine_budget(request->front->engine);
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (!kin__api_has_form(request, /* is_list= */ false))
        return;
    kin__api_encoder(request, &encoder);
    encoder.budget = &budget;
    /* The columns of the resource do not apply to a Scale. */
    if (kin_str_eq(request->route.subresource, KIN__S("scale")))
        encoder.accept.as = KIN__AS_IS;
    if (kin__encode_object(&text, &encoder, object, is_converted,
                           &request->failure) < 0)
        kin__request_answer_failure(request);
    else
        kin__request_answer_json(request, status, &text);
}

static struct kin__target api_target(const struct kin__request *request)
{
    return (struct kin__target){.resource = request->resource,
                                .namespace_ = request->route.namespace_,
                                .name = request->route.name,
                                .subresource = request->route.subresource};
}

/* Subresources that a kubelet serves; this server has none. */
static bool api_get_is_remote(const struct kin__request *request)
{
    static const char *const names[] = {"log", "exec", "attach", "portforward",
                                        "proxy"};

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (kin_str_eq(request->route.subresource, kin_s(names[i])))
            return true;
    return false;
}

static void api_answer_remote(struct kin__request *request,
                              const kin_object *object)
{
    kin_value spec = kin_value_get(kin_object_value(object), KIN__S("spec"));
    kin_str node = kin_value_str(kin_value_get(spec, KIN__S("nodeName")));
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (kin_str_eq(request->route.subresource, KIN__S("log")) && node.len == 0)
        kin__request_answer_text(request, 204, "text/plain", &text);
    else
        kin__request_refuse(request, 501, "NotImplemented",
                            "the subresource needs a kubelet: this server runs "
                            "no nodes");
}

/* Waits until the requested version is published. */
static int api_get_await(struct kin__request *request)
{
    kin_str text = kin__request_parameter(request, "resourceVersion");
    uint64_t version = 0;
    int r = text.len > 0
                ? kin__list_version_read(text, &version, &request->failure)
                : 0;

    return r < 0 ? r
                 : kin__engine_await(request->front->engine, version,
                                     KIN__API_WAIT_MS, &request->failure);
}

static void api_get(struct kin__request *request)
{
    KIN_AUTO(kin_object) *object = NULL;
    struct kin__target target = api_target(request);
    bool is_remote = api_get_is_remote(request);

    if (is_remote)
        target.subresource = KIN__S("");
    if (api_get_await(request) < 0 ||
        kin__engine_get(request->front->engine, &target, &object,
                        &request->failure) < 0)
        kin__request_answer_failure(request);
    else if (is_remote)
        api_answer_remote(request, object);
    else
        api_answer_object(request, 200, object,
                          kin_str_eq(target.subresource, KIN__S("scale")));
}

/* --- options ----------------------------------------------------------- */

static int write_unsupported(struct kin__request *request, const char *options,
                             const char *field, const char *message)
{
    kin__failure_add_cause(&request->failure, KIN__S("FieldValueNotSupported"),
                           kin_s(field), kin_s(message));
    return kin__failure_invalid(&request->failure, KIN__S("meta.k8s.io"),
                                kin_s(options), KIN__S(""));
}

static int write_dry_run(struct kin__request *request, const char *options,
                         bool *ret)
{
    kin_str value = kin__request_parameter(request, "dryRun");
    char message[256];

    *ret = kin_str_eq(value, KIN__S("All"));
    if (*ret || value.len == 0)
        return 0;
    snprintf(message, sizeof(message),
             "Unsupported value: [\"%.*s\"]: supported values: \"All\"",
             value.len > 128 ? 128 : (int)value.len, value.ptr);
    return write_unsupported(request, options, "dryRun", message);
}

static int write_validation(struct kin__request *request, const char *options,
                            enum kin__field_validation *ret)
{
    static const struct {
        const char *name;
        enum kin__field_validation validation;
    } names[] = {
        {"", KIN__VALIDATE_WARN},
        {"Warn", KIN__VALIDATE_WARN},
        {"Ignore", KIN__VALIDATE_IGNORE},
        {"Strict", KIN__VALIDATE_STRICT},
    };
    kin_str value = kin__request_parameter(request, "fieldValidation");
    char message[256];

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (!kin_str_eq(value, kin_s(names[i].name)))
            continue;
        *ret = names[i].validation;
        return 0;
    }
    snprintf(message, sizeof(message),
             "Unsupported value: \"%.*s\": supported values: \"\", \"Ignore\", "
             "\"Strict\", \"Warn\"",
             value.len > 128 ? 128 : (int)value.len, value.ptr);
    return write_unsupported(request, options, "fieldValidation", message);
}

static int write_invalid(struct kin__request *request, const char *options)
{
    return kin__failure_invalid(&request->failure, KIN__S("meta.k8s.io"),
                                kin_s(options), KIN__S(""));
}

/* 422 unless the name of a manager is printable and short. */
static int write_check_manager(struct kin__request *request,
                               const char *options, kin_str name)
{
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, request->alloc);
    kin__manager_check_name(&causes, KIN__AT(NULL, "fieldManager"), name);
    if (causes.error < 0)
        return kin__failure_internal(&request->failure, causes.error, "%s",
                                     kin_error_text(causes.error));
    for (size_t i = 0; i < causes.count; i++)
        kin__failure_add_cause(&request->failure, kin_s(causes.items[i].reason),
                               kin_s(causes.items[i].field),
                               kin_s(causes.items[i].message));
    return causes.count == 0 ? 0 : write_invalid(request, options);
}

/* 422 unless an apply names its manager, and only an apply is forced. */
static int write_check_patch(struct kin__request *request, bool is_apply)
{
    bool has_manager = kin__request_parameter(request, "fieldManager").len > 0;
    bool has_force = kin__request_parameter(request, "force").len > 0;

    if (is_apply ? has_manager : !has_force)
        return 0;
    if (is_apply)
        kin__failure_add_cause(
            &request->failure, KIN__S("FieldValueRequired"),
            KIN__S("fieldManager"),
            KIN__S("Required value: is required for apply patch"));
    else
        kin__failure_add_cause(
            &request->failure, KIN__S("FieldValueForbidden"), KIN__S("force"),
            KIN__S("Forbidden: may not be specified for non-apply patch"));
    return write_invalid(request, "PatchOptions");
}

/* `options` is Kubernetes' name of the options: CreateOptions, ... */
static int write_opts(struct kin__request *request, const char *options,
                      struct kin__write_opts *ret)
{
    kin_str agent = request->user_agent;

    *ret = (struct kin__write_opts){
        .is_forced = kin__request_flag(request, "force"),
        .manager = kin__request_parameter(request, "fieldManager"),
        .user = request->user.name,
        .admission = request->admission.plan ? &request->admission : NULL,
        .warn = kin__request_warn,
        .userdata = request,
    };
    if (ret->manager.len == 0)
        ret->manager = kin__manager_of_agent(kin__str_cut(&agent, '/'),
                                             request->manager);
    int r = write_check_manager(request, options, ret->manager);
    if (r == 0)
        r = write_dry_run(request, options, &ret->is_dry_run);
    if (r < 0)
        return r;
    return write_validation(request, options, &ret->validation);
}

/* --- duplicate members ------------------------------------------------- */

struct field_errors {
    struct kin__request *request;
    bool is_strict;
    unsigned count;
    struct kin__buf text; /* of the failure */
};

static int write_report_field(kin_str path, bool is_duplicate, void *userdata)
{
    struct field_errors *errors = userdata;
    KIN__AUTO_BUF one;

    kin__buf_init(&one, errors->request->alloc, KIN__FAILURE_MESSAGE_MAX);
    if (errors->count++ >= KIN__FAILURE_FIELDS_MAX)
        return 0;
    int r = kin__failure_field_text(
        &one, is_duplicate ? "duplicate" : "unknown", path);
    if (r < 0)
        return r;
    if (!errors->is_strict) {
        kin__request_warn(kin__buf_str(&one), errors->request);
        return 0;
    }
    return kin__failure_field_add(&errors->text, kin__buf_str(&one));
}

/* Duplicate members are lost in a parsed value.  If the text has some, this
 * reports all unknown and duplicate members in text order; otherwise the engine
 * reports the unknown ones. */
static int write_check_text(struct kin__request *request,
                            struct kin__write_opts *opts)
{
    const struct kin__resource *resource = request->resource;
    struct field_errors errors = {.request = request,
                                  .is_strict = opts->validation ==
                                               KIN__VALIDATE_STRICT};

    if (!request->has_duplicates || opts->validation == KIN__VALIDATE_IGNORE)
        return 0;
    kin__buf_init(&errors.text, request->alloc, KIN__FAILURE_MESSAGE_MAX / 2);
    int r = kin__json_strict(
        request->alloc, resource->facts ? resource->facts->type : NULL,
        request->incoming->body, write_report_field, &errors);
    /* Of a custom resource the engine reports the unknown members. */
    if (r == 0 && !resource->facts && errors.text.len > 0)
        r = kin__buf_steal(&errors.text, &request->duplicates);
    if (r < 0)
        r = kin__failure_internal(&request->failure, r, "out of memory");
    else if (errors.text.len > 0)
        r = kin__failure_bad_request(
            &request->failure,
            "%.*s in version \"%.*s\" cannot be handled as a %.*s: strict "
            "decoding error: %s",
            KIN_STR(resource->kind), KIN_STR(resource->version),
            KIN_STR(resource->kind), errors.text.ptr);
    kin__buf_done(&errors.text);
    if (request->duplicates)
        opts->duplicates = kin_s(request->duplicates);
    if (r == 0 && resource->facts)
        opts->validation = KIN__VALIDATE_IGNORE;
    return r;
}

/* --- answers ----------------------------------------------------------- */

static void write_answer_success(struct kin__request *request, int status)
{
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    kin__text_printf(&text,
                     "{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                     "\"metadata\":{},\"status\":\"Success\",\"code\":%d}",
                     status);
    kin__request_answer_json(request, status, &text);
}

static void write_answer(struct kin__request *request, int code,
                         const struct kin__written *written)
{
    int status = written->is_created ? 201 : 200;

    assert(code == 0 || !written->object);
    if (code < 0)
        kin__request_answer_failure(request);
    else if (!written->object)
        write_answer_success(request, 201);
    else
        api_answer_object(request, status, written->object,
                          written->is_converted);
}

/* The kind of the body: that of a subresource may differ. */
static kin_str write_kind(const struct kin__request *request)
{
    const struct kin__subresource *sub = NULL;

    if (request->route.subresource.len > 0)
        sub = kin__resource_subresource(request->resource,
                                        request->route.subresource);
    return sub ? sub->kind : request->resource->kind;
}

static void api_create(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_WRITTEN written = {0};
    struct kin__write_opts opts;
    struct kin__target target = api_target(request);
    int r = write_opts(request, "CreateOptions", &opts);

    if (r == 0)
        r = kin__body_read(request, write_kind(request), &body);
    if (r == 0)
        r = write_check_text(request, &opts);
    if (r == 0)
        r = kin__engine_create(request->front->engine, &target,
                               kin_document_root(body), &opts, &written,
                               &request->failure);
    if (r == 0)
        written.is_created = true;
    write_answer(request, r, &written);
}

static void api_update(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_WRITTEN written = {0};
    struct kin__write_opts opts;
    struct kin__target target = api_target(request);
    int r = write_opts(request, "UpdateOptions", &opts);

    if (r == 0)
        r = kin__body_read(request, write_kind(request), &body);
    if (r == 0)
        r = write_check_text(request, &opts);
    if (r == 0)
        r = kin__engine_update(request->front->engine, &target,
                               kin_document_root(body), &opts, &written,
                               &request->failure);
    write_answer(request, r, &written);
}

static void api_patch(struct kin__request *request)
{
    KIN_AUTO(kin_document) *patch = NULL;
    KIN__AUTO_WRITTEN written = {0};
    enum kin__patch_type type = KIN__PATCH_MERGE;
    struct kin__write_opts opts;
    struct kin__target target = api_target(request);
    int r = kin__body_patch_type(request, &type);

    if (r == 0)
        r = write_check_patch(request, type == KIN__PATCH_APPLY);
    if (r == 0)
        r = write_opts(request, "PatchOptions", &opts);
    if (r == 0)
        r = kin__body_read_patch(request, &patch);
    if (r == 0)
        r = kin__engine_patch(request->front->engine, &target, type,
                              kin_document_root(patch), &opts, &written,
                              &request->failure);
    write_answer(request, r, &written);
}

/* --- delete ------------------------------------------------------------ */

static int delete_propagation(struct kin__request *request,
                              enum kin__propagation *ret)
{
    kin_str value = kin__request_parameter(request, "propagationPolicy");

    return value.len == 0
               ? 0
               : kin__propagation_read(value, ret, &request->failure);
}

/* The kind is optional; 400 if it is another one. */
static int delete_check_kind(struct kin__request *request, kin_value body)
{
    kin_str kind = kin_value_str(kin_value_get(body, KIN__S("kind")));
    kin_str version = kin_value_str(kin_value_get(body, KIN__S("apiVersion")));

    if (kind.len == 0 || kin_str_eq(kind, KIN__S("DeleteOptions")))
        return 0;
    return kin__failure_bad_request(
        &request->failure,
        "no kind \"%.*s\" is registered for version \"%.*s\" in scheme "
        "\"pkg/runtime/scheme.go:111\"",
        KIN_STR(kind), KIN_STR(version));
}

/* Options in the query, and in the body if there is one. */
static int delete_opts(struct kin__request *request,
                       struct kin__delete_opts *ret, kin_document **ret_body)
{
    *ret = (struct kin__delete_opts){
        .has_grace = kin__request_has(request, "gracePeriodSeconds"),
        .admission = request->admission.plan ? &request->admission : NULL,
    };
    int r = write_dry_run(request, "DeleteOptions", &ret->is_dry_run);
    if (r == 0)
        r = delete_propagation(request, &ret->propagation);
    if (r == 0)
        r = kin__request_number(request, "gracePeriodSeconds", &ret->grace_s);
    if (r < 0 || request->incoming->body.len == 0)
        return r;
    r = kin__body_read(request, KIN__S("DeleteOptions"), ret_body);
    if (r == 0)
        r = delete_check_kind(request, kin_document_root(*ret_body));
    if (r < 0)
        return r;
    return kin__delete_opts_read(kin_document_root(*ret_body), ret,
                                 &request->failure);
}

static void delete_answer_status(struct kin__request *request,
                                 const kin_object *object)
{
    const struct kin__resource *resource = request->resource;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    kin__text_raw(&text, "{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                         "\"metadata\":{},\"status\":\"Success\",\"details\":"
                         "{\"name\":");
    kin__text_string(&text, kin_object_name(object));
    if (resource->group.len > 0) {
        kin__text_key(&text, "group");
        kin__text_string(&text, resource->group);
    }
    kin__text_key(&text, "kind");
    kin__text_string(&text, resource->plural);
    kin__text_key(&text, "uid");
    kin__text_string(&text, kin_object_uid(object));
    kin__text_raw(&text, "}}");
    kin__request_answer_json(request, 200, &text);
}

static void api_delete(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    struct kin__delete_opts opts;
    struct kin__deleted deleted = {.object = NULL};
    struct kin__target target = api_target(request);
    int r = delete_opts(request, &opts, &body);

    if (r == 0)
        r = kin__engine_delete(request->front->engine, &target, &opts, &deleted,
                               &request->failure);
    KIN_AUTO(kin_object) *object = deleted.object;
    if (r < 0)
        kin__request_answer_failure(request);
    else if (deleted.is_object)
        api_answer_object(request, 200, object, /* is_converted= */ false);
    else
        delete_answer_status(request, object);
}

static void api_delete_collection(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    struct kin__delete_opts opts;
    struct kin__list_opts list_opts;
    struct kin__list *list = NULL;
    int r = delete_opts(request, &opts, &body);

    if (r == 0)
        r = kin__api_list_opts(request, &list_opts);
    if (r == 0)
        r = kin__engine_delete_collection(request->front->engine, &list_opts,
                                          &opts, &list, &request->failure);
    if (r < 0)
        kin__request_answer_failure(request);
    else
        kin__api_answer_list(request, list);
}

/* --- verbs ------------------------------------------------------------- */

enum api_verb {
    API_NONE,
    API_GET,
    API_LIST,
    API_WATCH,
    API_CREATE,
    API_UPDATE,
    API_PATCH,
    API_DELETE,
    API_DELETE_COLLECTION,
};

static const struct {
    unsigned schema_verb;
    bool is_write;
    void (*handle)(struct kin__request *request);
} api_verbs[] = {
    [API_GET] = {KIN__SCHEMA_VERB_GET, false, api_get},
    [API_LIST] = {KIN__SCHEMA_VERB_LIST, false, kin__api_list},
    [API_WATCH] = {KIN__SCHEMA_VERB_WATCH, false, kin__api_watch},
    [API_CREATE] = {KIN__SCHEMA_VERB_CREATE, true, api_create},
    [API_UPDATE] = {KIN__SCHEMA_VERB_UPDATE, true, api_update},
    [API_PATCH] = {KIN__SCHEMA_VERB_PATCH, true, api_patch},
    [API_DELETE] = {KIN__SCHEMA_VERB_DELETE, true, api_delete},
    [API_DELETE_COLLECTION] = {KIN__SCHEMA_VERB_DELETE_COLLECTION, true,
                               api_delete_collection},
};

static bool api_is_watch(const struct kin__request *request)
{
    return request->route.is_watch || kin__request_flag(request, "watch");
}

static enum api_verb api_verb_of(const struct kin__request *request)
{
    static const struct {
        const char *method;
        enum api_verb collection;
        enum api_verb object;
        enum api_verb subresource;
    } methods[] = {
        {"GET", API_LIST, API_GET, API_GET},
        {"POST", API_CREATE, API_NONE, API_CREATE},
        {"PUT", API_NONE, API_UPDATE, API_UPDATE},
        {"PATCH", API_NONE, API_PATCH, API_PATCH},
        {"DELETE", API_DELETE_COLLECTION, API_DELETE, API_NONE},
    };
    const struct kin__route *route = &request->route;
    enum api_verb verb = API_NONE;

    for (size_t i = 0; i < sizeof(methods) / sizeof(methods[0]); i++)
        if (kin_str_eq(request->method, kin_s(methods[i].method)))
            verb = route->kind == KIN__ROUTE_COLLECTION
                       ? methods[i].collection
                       : (route->subresource.len > 0 ? methods[i].subresource
                                                     : methods[i].object);
    if (verb == API_LIST && api_is_watch(request))
        return API_WATCH;
    if (verb == API_GET && route->is_watch)
        return API_WATCH;
    return verb;
}

/* Whether the path matches the scope of the resource. */
static bool api_scope_fits(const struct kin__request *request)
{
    const struct kin__route *route = &request->route;

    if (!request->resource->is_namespaced)
        return !route->has_namespace;
    /* Without a namespace only the whole collection exists. */
    return route->has_namespace || route->kind == KIN__ROUTE_COLLECTION;
}

static unsigned api_verbs_of(const struct kin__request *request)
{
    kin_str sub = request->route.subresource;

    return sub.len > 0
               ? kin__resource_subresource(request->resource, sub)->verbs
               : request->resource->verbs;
}

static bool api_has_verb(const struct kin__request *request, enum api_verb verb)
{
    const struct kin__route *route = &request->route;
    unsigned verbs = api_verbs_of(request);

    assert(verb < sizeof(api_verbs) / sizeof(api_verbs[0]));
    if (verb == API_NONE || !(verbs & api_verbs[verb].schema_verb))
        return false;
    /* A collection of all namespaces is read-only. */
    return !request->resource->is_namespaced || route->has_namespace ||
           verb == API_LIST || verb == API_WATCH;
}

static bool api_is_known(const struct kin__request *request)
{
    const struct kin__route *route = &request->route;

    return request->resource && api_scope_fits(request) &&
           (route->subresource.len == 0 ||
            kin__resource_subresource(request->resource, route->subresource));
}

static bool api_accepts(struct kin__request *request, kin_str accept)
{
    static const char types[] = "application/json, application/yaml, "
                                "application/vnd.kubernetes.protobuf";
    /* Reviews, bindings and the like, which can only be created. */
    bool is_query = api_verbs_of(request) == KIN__SCHEMA_VERB_CREATE;
    unsigned can = KIN__CAN_PARTIAL | (is_query ? 0 : KIN__CAN_TABLE);
    enum kin__accept_result result = kin__negotiate(accept, can,
                                                    &request->accept);

    if (result == KIN__ACCEPT_OK)
        return true;
    request->accept = (struct kin__accept){.is_pretty = true};
    if (result == KIN__ACCEPT_NO_MEDIA) {
        request->failure.has_empty_details = true;
        (void)kin__failure_set(&request->failure, 406, "NotAcceptable",
                               "406: Not Acceptable\n\nAvailable "
                               "representations: %s, "
                               "application/json;stream=watch, "
                               "application/vnd.kubernetes.protobuf;"
                               "stream=watch",
                               types);
    } else {
        (void)kin__failure_set(
            &request->failure, 406, "NotAcceptable",
            "only the following media types are accepted: %s", types);
    }
    kin__request_answer_failure(request);
    return false;
}

/* Whether a list computes long before it sends anything: it examines objects
 * that are not in the response, or makes all of it at once. */
static bool api_list_is_costly(const struct kin__request *request)
{
    return kin__request_parameter(request, "labelSelector").len > 0 ||
           kin__request_parameter(request, "fieldSelector").len > 0 ||
           request->accept.as == KIN__AS_TABLE ||
           request->accept.media == KIN__MEDIA_YAML;
}

static enum kin__api_next api_next_write(const struct kin__request *request,
                                         enum api_verb verb)
{
    if (request->incoming->body.len > KIN__FRONT_COSTLY_BYTES)
        return KIN__API_COSTLY;
    if (request->front->is_durable)
        return KIN__API_WORKER;
    return verb == API_PATCH || verb == API_DELETE_COLLECTION ? KIN__API_COSTLY
                                                              : KIN__API_DONE;
}

/* Takes the plan of webhooks for a write: 0, or a code with the failure set. */
static int api_plan(struct kin__request *request, enum api_verb verb)
{
    struct kin__webhooks *webhooks = request->front->webhooks;

    if (!webhooks || !api_verbs[verb].is_write)
        return 0;
    request->admission = (struct kin__admission){
        .caller = kin__webhooks_caller(webhooks),
        .user = &request->user,
        .field_manager = kin__request_parameter(request, "fieldManager"),
        .field_validation = kin__request_parameter(request, "fieldValidation"),
        .warn = kin__request_warn,
        .userdata = request,
    };
    return kin__webhooks_plan(webhooks, request->resource,
                              request->route.subresource,
                              &request->admission.plan, &request->failure);
}

/* Which threads handle it: that of the connection, or workers. */
static enum kin__api_next api_next(struct kin__request *request,
                                   enum api_verb verb)
{
    if (request->admission.plan)
        return KIN__API_CALLS;
    if ((verb == API_LIST || verb == API_GET ||
         verb == API_DELETE_COLLECTION) &&
        kin__api_waits_for_version(request))
        return KIN__API_WAITS;
    if (api_verbs[verb].is_write)
        return api_next_write(request, verb);
    return verb == API_LIST && api_list_is_costly(request) ? KIN__API_COSTLY
                                                           : KIN__API_DONE;
}

/* An unknown group version is a plain 404, except in the core group. */
static void api_unknown(struct kin__request *request)
{
    const struct kin__route *route = &request->route;

    if (route->group.len == 0 ||
        kin__discovery_has(&request->front->discovery, request->front->engine,
                           route->group, route->version))
        kin__request_answer_not_found(request);
    else
        kin__request_answer_no_page(request);
}

/* Kubernetes warns each client of these resources. */
static void api_warn(struct kin__request *request)
{
    static const struct {
        const char *plural; /* of the core group */
        const char *text;
    } deprecated[] = {
        {"componentstatuses", "v1 ComponentStatus is deprecated in v1.19+"},
        {"endpoints", "v1 Endpoints is deprecated in v1.33+; use "
                      "discovery.k8s.io/v1 EndpointSlice"},
    };
    const struct kin__resource *resource = request->resource;

    for (size_t i = 0; i < sizeof(deprecated) / sizeof(deprecated[0]); i++)
        if (resource->group.len == 0 &&
            kin_str_eq(resource->plural, kin_s(deprecated[i].plural)))
            kin__request_warn(kin_s(deprecated[i].text), request);
}

enum kin__api_next kin__api_handle(struct kin__request *request, kin_str accept)
{
    const struct kin__route *route = &request->route;
    enum api_verb verb = api_verb_of(request);

    assert(!request->resource);
    request->resource = kin__engine_find(request->front->engine, route->group,
                                         route->version, route->plural);
    if (!api_is_known(request)) {
        api_unknown(request);
        return KIN__API_DONE;
    }
    if (!api_has_verb(request, verb)) {
        kin__request_answer_not_allowed(request);
        return KIN__API_DONE;
    }
    if (!api_accepts(request, accept))
        return KIN__API_DONE;
    api_warn(request);
    if (kin__reviews_handle(request) || kin__token_request_handle(request))
        return KIN__API_DONE;
    if (api_plan(request, verb) < 0) {
        kin__request_answer_failure(request);
        return KIN__API_DONE;
    }
    request->handle = api_verbs[verb].handle;
    assert(request->handle);
    enum kin__api_next next = api_next(request, verb);
    if (next == KIN__API_DONE)
        request->handle(request);
    return next;
}
