/* SPDX-License-Identifier: Apache-2.0 */
/* reviews.c - TokenReview and access reviews: queries sent as a create; nothing
 * is stored. */
#include "base/str.h"
#include "server/body.h"
#include "server/front_internal.h"

/* {"username":...,"groups":[...]} */
static void reviews_user(struct kin__text *text, const struct kin__user *user)
{
    kin__text_raw(text, "{\"username\":");
    kin__text_string(text, user->name);
    kin__text_key(text, "groups");
    kin__text_strings(text, user->groups, user->group_count);
    kin__text_raw(text, "}");
}

/* Every authenticated user may do everything. */
static void reviews_access(struct kin__request *request, struct kin__text *text,
                           kin_value spec)
{
    (void)request;
    (void)spec;
    kin__text_raw(text, "{\"allowed\":true}");
}

static void reviews_rules(struct kin__request *request, struct kin__text *text,
                          kin_value spec)
{
    (void)request;
    (void)spec;
    kin__text_raw(
        text, "{\"resourceRules\":[{\"verbs\":[\"*\"],\"apiGroups\":[\"*\"]"
              ",\"resources\":[\"*\"]}],\"nonResourceRules\":[{\"verbs\":"
              "[\"*\"],\"nonResourceURLs\":[\"*\"]}],\"incomplete\":false}");
}

static void reviews_self(struct kin__request *request, struct kin__text *text,
                         kin_value spec)
{
    (void)spec;
    kin__text_raw(text, "{\"userInfo\":");
    reviews_user(text, &request->user);
    kin__text_raw(text, "}");
}

static void reviews_token(struct kin__request *request, struct kin__text *text,
                          kin_value spec)
{
    struct kin__user user;
    kin_str token = kin_value_str(kin_value_get(spec, KIN__S("token")));

    if (!kin__auth_find_token(request->front->auth, token, &user)) {
        kin__text_raw(text, "{\"user\":{}}");
        return;
    }
    kin__text_raw(text, "{\"authenticated\":true,\"user\":");
    reviews_user(text, &user);
    kin__text_raw(text, "}");
}

/* --- validation -------------------------------------------------------- */

static void reviews_cause(struct kin__request *request, const char *field,
                          const char *message)
{
    kin__failure_add_cause(&request->failure, KIN__S("FieldValueInvalid"),
                           kin_s(field), kin_s(message));
}

static void reviews_check_access(struct kin__request *request, kin_value spec)
{
    bool has_resource = kin_value_exists(
        kin_value_get(spec, KIN__S("resourceAttributes")));
    bool has_other = kin_value_exists(
        kin_value_get(spec, KIN__S("nonResourceAttributes")));

    if (has_resource == has_other)
        reviews_cause(request, "spec",
                      "Invalid value: null: exactly one of "
                      "nonResourceAttributes or resourceAttributes must be "
                      "specified");
}

static void reviews_check_subject(struct kin__request *request, kin_value spec)
{
    reviews_check_access(request, spec);
    if (kin_value_str(kin_value_get(spec, KIN__S("user"))).len == 0 &&
        kin_value_count(kin_value_get(spec, KIN__S("groups"))) == 0)
        reviews_cause(request, "spec.user",
                      "Invalid value: \"\": at least one of user or group must "
                      "be specified");
}

static const struct {
    const char *group;
    const char *plural;
    void (*check)(struct kin__request *request, kin_value spec);
    void (*status)(struct kin__request *request, struct kin__text *text,
                   kin_value spec);
} reviews[] = {
    {"authorization.k8s.io", "selfsubjectaccessreviews", reviews_check_access,
     reviews_access},
    {"authorization.k8s.io", "subjectaccessreviews", reviews_check_subject,
     reviews_access},
    {"authorization.k8s.io", "localsubjectaccessreviews", reviews_check_subject,
     reviews_access},
    {"authorization.k8s.io", "selfsubjectrulesreviews", NULL, reviews_rules},
    {"authentication.k8s.io", "selfsubjectreviews", NULL, reviews_self},
    {"authentication.k8s.io", "tokenreviews", NULL, reviews_token},
};

/* Reads the review; 400 if the body is of another kind, 422 if it is empty. */
static int reviews_read(struct kin__request *request, size_t index,
                        kin_document **ret)
{
    const struct kin__resource *resource = request->resource;
    int r = kin__body_read(request, resource->kind, ret);

    if (r < 0)
        return r;
    kin_value root = kin_document_root(*ret);
    kin_str kind = kin_value_str(kin_value_get(root, KIN__S("kind")));
    if (kin_value_type(root) != KIN_TYPE_OBJECT ||
        (kind.len > 0 && !kin_str_eq(kind, resource->kind)))
        return kin__failure_bad_request(
            &request->failure,
            "%.*s in version \"%.*s\" cannot be handled as a %.*s",
            KIN_STR(kind), KIN_STR(resource->version), KIN_STR(resource->kind));
    if (reviews[index].check)
        reviews[index].check(request, kin_value_get(root, KIN__S("spec")));
    if (request->failure.code == 0 && request->failure.cause_count == 0)
        return 0;
    return kin__failure_invalid(&request->failure, resource->group, KIN__S(""),
                                KIN__S(""));
}

static void reviews_answer(struct kin__request *request, size_t index)
{
    const struct kin__resource *resource = request->resource;
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (reviews_read(request, index, &body) < 0) {
        kin__request_answer_failure(request);
        return;
    }
    kin_value spec = kin_value_get(kin_document_root(body), KIN__S("spec"));
    kin__text_raw(&text, "{\"kind\":");
    kin__text_string(&text, resource->kind);
    kin__text_raw(&text, ",\"apiVersion\":");
    kin__encode_api_version(&text, resource);
    kin__text_raw(&text, ",\"metadata\":{}");
    if (reviews[index].status != reviews_self) {
        kin__text_raw(&text, ",\"spec\":");
        if (kin_value_exists(spec))
            kin__text_value(&text, spec);
        else
            kin__text_raw(&text, "{}");
    }
    kin__text_raw(&text, ",\"status\":");
    reviews[index].status(request, &text, spec);
    kin__text_raw(&text, "}");
    kin__request_answer_json(request, 201, &text);
}

bool kin__reviews_handle(struct kin__request *request)
{
    const struct kin__resource *resource = request->resource;

    for (size_t i = 0; i < sizeof(reviews) / sizeof(reviews[0]); i++) {
        if (!kin_str_eq(resource->group, kin_s(reviews[i].group)) ||
            !kin_str_eq(resource->plural, kin_s(reviews[i].plural)))
            continue;
        reviews_answer(request, i);
        return true;
    }
    return false;
}
