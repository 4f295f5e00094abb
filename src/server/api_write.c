/* SPDX-License-Identifier: Apache-2.0 */
/* Creating, changing and deleting. */
#include <stdio.h>

#include "base/str.h"
#include "schema/schema.h"
#include "server/body.h"
#include "server/encode.h"
#include "server/front_internal.h"
#include "wire/json_strict.h"

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

/* `options` is what Kubernetes calls them: CreateOptions, ... */
static int write_opts(struct kin__request *request, const char *options,
                      struct kin__write_opts *ret)
{
    kin_str agent = request->user_agent;

    *ret = (struct kin__write_opts){
        .is_forced = kin__request_flag(request, "force"),
        .manager = kin__request_parameter(request, "fieldManager"),
        .user = request->user.name,
        .warn = kin__request_warn,
        .userdata = request,
    };
    if (ret->manager.len == 0)
        ret->manager = kin__str_cut(&agent, '/');
    int r = write_dry_run(request, options, &ret->is_dry_run);
    if (r < 0)
        return r;
    return write_validation(request, options, &ret->validation);
}

/* --- members that stand there twice ------------------------------------ */

struct complaints {
    struct kin__request *request;
    bool is_strict;
    unsigned count;
    struct kin__buf text; /* for a failure */
};

static int write_complain(kin_str path, bool is_duplicate, void *userdata)
{
    struct complaints *complaints = userdata;
    KIN__AUTO_BUF one;

    kin__buf_init(&one, complaints->request->alloc, KIN__FAILURE_MESSAGE_MAX);
    if (complaints->count++ >= KIN__FAILURE_FIELDS_MAX)
        return 0;
    int r = kin__failure_field_text(
        &one, is_duplicate ? "duplicate" : "unknown", path);
    if (r < 0)
        return r;
    if (!complaints->is_strict) {
        kin__request_warn(kin__buf_str(&one), complaints->request);
        return 0;
    }
    return kin__failure_field_add(&complaints->text, kin__buf_str(&one));
}

/* A value no longer knows what its text had twice.  If there was something, all
 * complaints are made here, in the order of the text; else the engine makes
 * those that are left. */
static int write_check_text(struct kin__request *request,
                            struct kin__write_opts *opts)
{
    const struct kin__resource *resource = request->resource;
    struct complaints complaints = {.request = request,
                                    .is_strict = opts->validation ==
                                                 KIN__VALIDATE_STRICT};

    if (!request->has_duplicates || opts->validation == KIN__VALIDATE_IGNORE)
        return 0;
    kin__buf_init(&complaints.text, request->alloc,
                  KIN__FAILURE_MESSAGE_MAX / 2);
    int r = kin__json_strict(
        request->alloc, resource->facts ? resource->facts->type : NULL,
        kin__http_call_body(request->call), write_complain, &complaints);
    if (r < 0)
        r = kin__failure_internal(&request->failure, r, "no memory");
    else if (complaints.text.len > 0)
        r = kin__failure_bad_request(
            &request->failure,
            "%.*s in version \"%.*s\" cannot be handled as a %.*s: strict "
            "decoding error: %s",
            KIN_STR(resource->kind), KIN_STR(resource->version),
            KIN_STR(resource->kind), complaints.text.ptr);
    kin__buf_done(&complaints.text);
    if (r == 0)
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

    if (code < 0)
        kin__request_answer_failure(request);
    else if (!written->object)
        write_answer_success(request, 201);
    else
        kin__api_answer_object(request, status, written->object,
                               written->is_converted);
}

/* The kind that a body should be of: a subresource may have another. */
static kin_str write_kind(const struct kin__request *request)
{
    const struct kin__subresource *sub = NULL;

    if (request->route.subresource.len > 0)
        sub = kin__resource_subresource(request->resource,
                                        request->route.subresource);
    return sub ? sub->kind : request->resource->kind;
}

void kin__api_create(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_WRITTEN written = {0};
    struct kin__write_opts opts;
    struct kin__target target = kin__api_target(request);
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

void kin__api_update(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_WRITTEN written = {0};
    struct kin__write_opts opts;
    struct kin__target target = kin__api_target(request);
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

void kin__api_patch(struct kin__request *request)
{
    KIN_AUTO(kin_document) *patch = NULL;
    KIN__AUTO_WRITTEN written = {0};
    enum kin__patch_type type = KIN__PATCH_MERGE;
    struct kin__write_opts opts;
    struct kin__target target = kin__api_target(request);
    int r = write_opts(request, "PatchOptions", &opts);

    if (r == 0)
        r = kin__body_read_patch(request, &patch, &type);
    if (r == 0)
        r = kin__engine_patch(request->front->engine, &target, type,
                              kin_document_root(patch), &opts, &written,
                              &request->failure);
    write_answer(request, r, &written);
}

/* --- deleting ---------------------------------------------------------- */

static int delete_propagation(struct kin__request *request,
                              enum kin__propagation *ret)
{
    kin_str value = kin__request_parameter(request, "propagationPolicy");

    return value.len == 0
               ? 0
               : kin__propagation_read(value, ret, &request->failure);
}

/* A body may say what it is; then it must be that. */
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

/* From the query, and from the body if there is one. */
static int delete_opts(struct kin__request *request,
                       struct kin__delete_opts *ret, kin_document **ret_body)
{
    *ret = (struct kin__delete_opts){
        .has_grace = kin__request_has(request, "gracePeriodSeconds"),
    };
    int r = write_dry_run(request, "DeleteOptions", &ret->is_dry_run);
    if (r == 0)
        r = delete_propagation(request, &ret->propagation);
    if (r == 0)
        r = kin__request_number(request, "gracePeriodSeconds", &ret->grace_s);
    if (r < 0 || kin__http_call_body(request->call).len == 0)
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

void kin__api_delete(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    struct kin__delete_opts opts;
    struct kin__deleted deleted = {.object = NULL};
    struct kin__target target = kin__api_target(request);
    int r = delete_opts(request, &opts, &body);

    if (r == 0)
        r = kin__engine_delete(request->front->engine, &target, &opts, &deleted,
                               &request->failure);
    KIN_AUTO(kin_object) *object = deleted.object;
    if (r < 0)
        kin__request_answer_failure(request);
    else if (deleted.is_object)
        kin__api_answer_object(request, 200, object, /* is_converted= */ false);
    else
        delete_answer_status(request, object);
}

void kin__api_delete_collection(struct kin__request *request)
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
