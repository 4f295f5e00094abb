/* SPDX-License-Identifier: Apache-2.0 */
#include "server/webhook_review.h"

#include <inttypes.h>
#include <stdio.h>

#include <kin/field.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/base64.h"
#include "base/str.h"

#define API_GROUP "admission.k8s.io"

enum {
    MAX_PATCH = 6 * 1024 * 1024,
    MAX_CAUSES = 64, /* of a status */
    SHOWN = 200,     /* bytes of what a webhook has sent, in a message */
};

static const char *version_text(enum kin__review_version version)
{
    assert(version != KIN__REVIEW_NONE);
    return version == KIN__REVIEW_V1 ? "v1" : "v1beta1";
}

/* ---- writing ---- */

static void write_part(struct kin__text *text, const char *key, kin_str value)
{
    kin__text_key(text, key);
    kin__text_string(text, value);
}

static void write_optional(struct kin__text *text, const char *key,
                           kin_str value)
{
    if (value.len > 0)
        write_part(text, key, value);
}

/* The kind of a resource, or of its subresource. */
static void write_kind(struct kin__text *text, const char *key,
                       const struct kin__resource *resource, kin_str name)
{
    const struct kin__subresource *sub =
        name.len ? kin__resource_subresource(resource, name) : NULL;
    /* Those of the object itself have no group in the facts. */
    bool is_other = sub && !kin_str_eq(sub->kind, resource->kind);

    kin__text_key(text, key);
    kin__text_raw(text, "{");
    write_part(text, "group", is_other ? sub->group : resource->group);
    write_part(text, "version", is_other ? sub->version : resource->version);
    write_part(text, "kind", is_other ? sub->kind : resource->kind);
    kin__text_raw(text, "}");
}

static void write_resource(struct kin__text *text, const char *key,
                           const struct kin__resource *resource)
{
    kin__text_key(text, key);
    kin__text_raw(text, "{");
    write_part(text, "group", resource->group);
    write_part(text, "version", resource->version);
    write_part(text, "resource", resource->plural);
    kin__text_raw(text, "}");
}

static void write_extra(struct kin__text *text, const struct kin__user *user)
{
    if (user->extra_count == 0)
        return;
    kin__text_key(text, "extra");
    kin__text_raw(text, "{");
    for (size_t i = 0; i < user->extra_count; i++) {
        kin__text_comma(text);
        kin__text_string(text, user->extra[i].key);
        kin__text_raw(text, ":");
        kin__text_strings(text, &user->extra[i].value, 1);
    }
    kin__text_raw(text, "}");
}

static void write_user(struct kin__text *text, const struct kin__user *user)
{
    kin__text_key(text, "userInfo");
    kin__text_raw(text, "{");
    write_optional(text, "username", user->name);
    write_optional(text, "uid", user->uid);
    if (user->group_count > 0) {
        kin__text_key(text, "groups");
        kin__text_strings(text, user->groups, user->group_count);
    }
    write_extra(text, user);
    kin__text_raw(text, "}");
}

static void write_deletion(struct kin__text *text,
                           const struct kin__delete_opts *opts)
{
    static const char *const policies[] = {
        [KIN__PROPAGATE_BACKGROUND] = "Background",
        [KIN__PROPAGATE_FOREGROUND] = "Foreground",
        [KIN__PROPAGATE_ORPHAN] = "Orphan",
    };

    if (opts->has_grace) {
        kin__text_key(text, "gracePeriodSeconds");
        kin__text_int(text, opts->grace_s);
    }
    if (opts->uid.len > 0 || opts->version.len > 0) {
        kin__text_key(text, "preconditions");
        kin__text_raw(text, "{");
        write_optional(text, "uid", opts->uid);
        write_optional(text, "resourceVersion", opts->version);
        kin__text_raw(text, "}");
    }
    if (opts->propagation != KIN__PROPAGATE_DEFAULT)
        write_part(text, "propagationPolicy",
                   kin_s(policies[opts->propagation]));
}

static void write_options(struct kin__text *text,
                          const struct kin__review *review)
{
    static const char *const kinds[] = {
        [KIN__ADMISSION_CREATE] = "CreateOptions",
        [KIN__ADMISSION_UPDATE] = "UpdateOptions",
        [KIN__ADMISSION_DELETE] = "DeleteOptions",
    };

    kin__text_key(text, "options");
    kin__text_raw(text, "{");
    write_part(text, "kind", kin_s(kinds[review->operation]));
    write_part(text, "apiVersion", KIN__S("meta.k8s.io/v1"));
    if (review->deletion)
        write_deletion(text, review->deletion);
    if (review->is_dry_run) {
        kin__text_key(text, "dryRun");
        kin__text_raw(text, "[\"All\"]");
    }
    write_optional(text, "fieldManager", review->field_manager);
    write_optional(text, "fieldValidation", review->field_validation);
    kin__text_raw(text, "}");
}

static void write_request(struct kin__text *text,
                          const struct kin__review *review)
{
    static const char *const operations[] = {
        [KIN__ADMISSION_CREATE] = "CREATE",
        [KIN__ADMISSION_UPDATE] = "UPDATE",
        [KIN__ADMISSION_DELETE] = "DELETE",
    };

    write_part(text, "uid", review->uid);
    write_kind(text, "kind", review->resource, review->subresource);
    write_resource(text, "resource", review->resource);
    write_optional(text, "subResource", review->subresource);
    write_kind(text, "requestKind", review->requested, review->subresource);
    write_resource(text, "requestResource", review->requested);
    write_optional(text, "requestSubResource", review->subresource);
    write_optional(text, "name", review->name);
    write_optional(text, "namespace", review->namespace_);
    write_part(text, "operation", kin_s(operations[review->operation]));
    write_user(text, review->user);
    kin__text_key(text, "object");
    kin__text_value(text, review->object);
    kin__text_key(text, "oldObject");
    kin__text_value(text, review->old);
    kin__text_key(text, "dryRun");
    kin__text_bool(text, review->is_dry_run);
    write_options(text, review);
}

void kin__review_write(const struct kin__review *review, struct kin__text *text)
{
    assert(review->uid.len == KIN__REVIEW_UID_SIZE - 1);
    assert(review->resource && review->requested && review->user);
    kin__text_printf(text,
                     "{\"kind\":\"AdmissionReview\",\"apiVersion\":\"" API_GROUP
                     "/%s\",\"request\":{",
                     version_text(review->version));
    write_request(text, review);
    kin__text_raw(text, "}}");
}

/* ---- reading ---- */

void kin__review_answer_done(struct kin__review_answer *answer)
{
    answer->patch = kin_document_free(answer->patch);
}

static bool is_null(kin_value value)
{
    return !kin_value_exists(value) || kin_value_type(value) == KIN_TYPE_NULL;
}

static kin_str text_at(kin_value in, const char *key)
{
    return kin_value_str(kin_value_get(in, kin_s(key)));
}

static int fail_answer(kin_error *err, const char *what)
{
    return kin_error_set(err, KIN_EPROTOCOL,
                         "received invalid webhook response: %s", what);
}

/* A member of another type; Go's decoder rejects the answer as a whole. */
static int fail_type(kin_error *err, const char *field)
{
    return kin_error_set(err, KIN_EPROTOCOL,
                         "failed to call webhook: json: cannot unmarshal into "
                         "Go struct field AdmissionResponse.response.%s",
                         field);
}

static int check_types(kin_value response, kin_error *err)
{
    static const struct {
        const char *key;
        kin_type type;
    } members[] = {
        {"uid", KIN_TYPE_STRING},       {"allowed", KIN_TYPE_BOOL},
        {"status", KIN_TYPE_OBJECT},    {"patch", KIN_TYPE_STRING},
        {"patchType", KIN_TYPE_STRING}, {"warnings", KIN_TYPE_ARRAY},
    };

    for (size_t i = 0; i < sizeof(members) / sizeof(members[0]); i++) {
        kin_value value = kin_value_get(response, kin_s(members[i].key));
        if (!is_null(value) && kin_value_type(value) != members[i].type)
            return fail_type(err, members[i].key);
    }
    return 0;
}

/* v1 requires what v1beta1 does not. */
static int check_v1(kin_value answer, kin_str uid, kin_error *err)
{
    kin_str found = text_at(kin_value_get(answer, KIN__S("response")), "uid");
    kin_str kind = text_at(answer, "kind");
    kin_str version = text_at(answer, "apiVersion");
    char what[1024];

    if (kin_str_eq(kind, KIN__S("AdmissionReview")) &&
        kin_str_eq(version, KIN__S(API_GROUP "/v1beta1")))
        return kin_error_set(err, KIN_EPROTOCOL,
                             "failed to call webhook: converting "
                             "(v1beta1.AdmissionReview) to "
                             "(v1.AdmissionReview): unknown conversion");
    if (!kin_str_eq(found, uid)) {
        (void)snprintf(what, sizeof(what),
                       "expected response.uid=\"%.*s\", got \"%.*s\"",
                       KIN_STR(uid), KIN_STR(kin__str_slice(found, 0, SHOWN)));
        return fail_answer(err, what);
    }
    if (kin_str_eq(kind, KIN__S("AdmissionReview")) &&
        kin_str_eq(version, KIN__S(API_GROUP "/v1")))
        return 0;
    (void)snprintf(what, sizeof(what),
                   "expected webhook response of " API_GROUP
                   "/v1, Kind=AdmissionReview, got %s%.*s, Kind=%.*s",
                   kin__str_find(version, '/') == KIN__STR_NONE ? "/" : "",
                   KIN_STR(kin__str_slice(version, 0, SHOWN)),
                   KIN_STR(kin__str_slice(kind, 0, SHOWN)));
    return fail_answer(err, what);
}

static int check_patch_type(kin_value response, bool is_mutating,
                            kin_error *err)
{
    kin_value type = kin_value_get(response, KIN__S("patchType"));
    bool has_patch = text_at(response, "patch").len > 0;
    bool has_type = !is_null(type);

    if (!is_mutating && has_patch)
        return fail_answer(err,
                           "validating webhook may not return response.patch");
    if (!is_mutating && has_type)
        return fail_answer(
            err, "validating webhook may not return response.patchType");
    if (has_patch && !has_type)
        return fail_answer(err, "webhook returned response.patch but not "
                                "response.patchType");
    if (!has_patch && has_type)
        return fail_answer(err, "webhook returned response.patchType but not "
                                "response.patch");
    if (has_type && kin_value_str(type).len == 0)
        return fail_answer(
            err, "webhook returned invalid response.patchType of \"\"");
    return 0;
}

static int read_patch(const kin_allocator *alloc, kin_value response,
                      bool has_type, kin_document **ret, kin_error *err)
{
    KIN__AUTO_BUF text;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_str type = text_at(response, "patchType");
    kin_error why = KIN_ERROR_INIT;

    kin__buf_init(&text, alloc, MAX_PATCH);
    int r = kin__base64_decode(text_at(response, "patch"), &text);
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, NULL);
    if (r < 0)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "failed to call webhook: the patch is not base64, "
                             "or is over %d bytes",
                             MAX_PATCH);
    if (text.len == 0)
        return 0;
    if (has_type && !kin_str_eq(type, KIN__S("JSONPatch")))
        return kin_error_set(err, KIN_EPROTOCOL,
                             "unsupported patch type \"%.*s\"",
                             KIN_STR(kin__str_slice(type, 0, SHOWN)));
    r = kin_document_parse(alloc, kin__buf_str(&text), &doc, &why);
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, NULL);
    if (r < 0 || (kin_value_type(kin_document_root(doc)) != KIN_TYPE_ARRAY &&
                  kin_value_type(kin_document_root(doc)) != KIN_TYPE_NULL))
        return kin_error_set(
            err, KIN_EPROTOCOL,
            "received undecodable patch in webhook response: %s",
            r < 0 ? why.message : "it is not an array of operations");
    if (kin_value_count(kin_document_root(doc)) > 0)
        *ret = KIN__STEAL(doc);
    return 0;
}

int kin__review_read(const kin_allocator *alloc, kin_value answer, kin_str uid,
                     enum kin__review_version version, bool is_mutating,
                     struct kin__review_answer *ret, kin_error *err)
{
    kin_value response = kin_value_get(answer, KIN__S("response"));
    bool is_v1 = version == KIN__REVIEW_V1;
    bool is_allowed = false;
    kin_document *patch = NULL;
    int r = 0;

    assert(version != KIN__REVIEW_NONE && !ret->patch);
    if (kin_value_type(response) != KIN_TYPE_OBJECT)
        return fail_answer(err, "webhook response was absent");
    r = check_types(response, err);
    if (r == 0 && is_v1)
        r = check_v1(answer, uid, err);
    if (r == 0 && is_v1)
        r = check_patch_type(response, is_mutating, err);
    if (r < 0)
        return r;
    if (kin_value_bool(kin_value_get(response, KIN__S("allowed")),
                       &is_allowed) < 0)
        is_allowed = false;
    /* Nothing else matters in a denial. */
    if (is_mutating && is_allowed)
        r = read_patch(alloc, response, is_v1, &patch, err);
    if (r < 0)
        return r;
    *ret = (struct kin__review_answer){
        .is_allowed = is_allowed,
        .status = kin_value_get(response, KIN__S("status")),
        .warnings = kin_value_get(response, KIN__S("warnings")),
        .patch = patch,
    };
    return 0;
}

/* ---- denials ---- */

static void copy_details(struct kin__failure *failure, kin_value details)
{
    kin_value causes = kin_value_get(details, KIN__S("causes"));
    int64_t retry_s = 0;

    kin__failure_about(failure, &(struct kin__failure_target){
                                    .group = text_at(details, "group"),
                                    .kind = text_at(details, "kind"),
                                    .name = text_at(details, "name"),
                                    .uid = text_at(details, "uid")});
    for (size_t i = 0; i < kin_value_count(causes) && i < MAX_CAUSES; i++) {
        kin_value cause = kin_value_at(causes, i);
        kin__failure_add_cause(failure, text_at(cause, "reason"),
                               text_at(cause, "field"),
                               text_at(cause, "message"));
    }
    if (kin_value_int(kin_value_get(details, KIN__S("retryAfterSeconds")),
                      &retry_s) == 0 &&
        retry_s > 0)
        failure->retry_after_s = retry_s;
}

int kin__review_denied(struct kin__failure *failure, kin_str webhook,
                       kin_value status)
{
    kin_scratch scratch;
    int64_t code = 0;
    kin_str reason = text_at(status, "reason");
    kin_str message = kin_value_text(kin_value_get(status, KIN__S("message")),
                                     &scratch);

    assert(failure->code == 0);
    if (kin_value_int(kin_value_get(status, KIN__S("code")), &code) < 0 ||
        code < 400)
        code = 400;
    if (code > 599)
        code = 500;
    if (message.len == 0)
        message = reason;
    int r = kin__failure_set(
        failure, (int)code, "",
        "admission webhook \"%.*s\" denied the request%s%.*s", KIN_STR(webhook),
        message.len ? ": " : " without explanation", KIN_STR(message));
    kin__failure_set_reason(failure, reason);
    /* Not that of the HTTP code: the engine must not take a denial for a
     * missing object. */
    if (failure->code != KIN_ENOMEM)
        r = failure->code = KIN_EFORBIDDEN;
    if (kin_value_type(kin_value_get(status, KIN__S("details"))) ==
        KIN_TYPE_OBJECT)
        copy_details(failure, kin_value_get(status, KIN__S("details")));
    return failure->code == KIN_ENOMEM ? KIN_ENOMEM : r;
}
