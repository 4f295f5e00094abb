/* SPDX-License-Identifier: Apache-2.0 */
/* reviews.c - TokenReview and access reviews: queries sent as a create; nothing
 * is stored. */
#include <kin/time.h>

#include "base/clock.h"
#include "base/str.h"
#include "server/accounts.h"
#include "server/body.h"
#include "server/front_internal.h"

static void reviews_extra(struct kin__text *text, const struct kin__user *user)
{
    if (user->extra_count == 0)
        return;
    kin__text_raw(text, ",\"extra\":{");
    for (size_t i = 0; i < user->extra_count; i++) {
        kin__text_comma(text);
        kin__text_string(text, user->extra[i].key);
        kin__text_raw(text, ":");
        kin__text_strings(text, &user->extra[i].value, 1);
    }
    kin__text_raw(text, "}");
}

/* {"username":...,"groups":[...]} */
static void reviews_user(struct kin__text *text, const struct kin__user *user)
{
    kin__text_raw(text, "{\"username\":");
    kin__text_string(text, user->name);
    if (user->uid.len > 0) {
        kin__text_key(text, "uid");
        kin__text_string(text, user->uid);
    }
    kin__text_key(text, "groups");
    kin__text_strings(text, user->groups, user->group_count);
    reviews_extra(text, user);
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

/* Why a token is invalid, as Kubernetes lists the errors of all
 * authenticators. */
static void reviews_invalid_token(struct kin__text *text, struct kin__buf *why)
{
    static const char invalid[] = "invalid bearer token";
    KIN__AUTO_BUF error;

    kin__buf_init(&error, why->alloc, KIN__FAILURE_MESSAGE_MAX);
    int r = why->len == 0
                ? kin__buf_printf(&error, "%s", invalid)
                : kin__buf_printf(&error, "[%s, %s]", invalid, why->ptr);
    if (r < 0)
        text->code = r;
    kin__text_raw(text, "{\"user\":{},\"error\":");
    kin__text_string(text, kin__buf_str(&error));
    kin__text_raw(text, "}");
}

static void reviews_token_user(struct kin__request *request,
                               struct kin__text *text,
                               const struct kin__user *user, kin_value asked,
                               kin_str fits)
{
    kin__text_raw(text, "{\"authenticated\":true,\"user\":");
    reviews_user(text, user);
    kin__text_key(text, "audiences");
    if (fits.len > 0)
        kin__text_raw_str(text, fits);
    else if (kin_value_count(asked) > 0)
        kin__text_value(text, asked);
    else
        kin__text_value(text,
                        kin__accounts_audiences(request->front->accounts));
    kin__text_raw(text, "}");
}

static void reviews_token(struct kin__request *request, struct kin__text *text,
                          kin_value spec)
{
    struct kin__user user;
    struct kin__user_room room = {.len = 0};
    kin_str token = kin_value_str(kin_value_get(spec, KIN__S("token")));
    kin_value asked = kin_value_get(spec, KIN__S("audiences"));
    KIN__AUTO_BUF fits;
    KIN__AUTO_BUF why;

    kin__buf_init(&fits, request->alloc, KIN__FAILURE_MESSAGE_MAX);
    kin__buf_init(&why, request->alloc, KIN__FAILURE_MESSAGE_MAX);
    if (kin_value_count(asked) == 0)
        asked = KIN_VALUE_ABSENT;
    bool is_valid = kin__auth_find_token(request->front->auth, token, &user);
    if (!is_valid)
        is_valid = kin__accounts_review(request->front->accounts, token, asked,
                                        &room, &user, &fits, &why) == 0;
    if (is_valid)
        reviews_token_user(request, text, &user, asked, kin__buf_str(&fits));
    else
        reviews_invalid_token(text, &why);
}

static void reviews_check_token(struct kin__request *request, kin_value spec)
{
    if (kin_value_str(kin_value_get(spec, KIN__S("token"))).len == 0)
        (void)kin__failure_bad_request(
            &request->failure,
            "token is required for TokenReview in authentication");
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
    {"authentication.k8s.io", "tokenreviews", reviews_check_token,
     reviews_token},
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
    if (request->failure.code < 0)
        return request->failure.code;
    if (request->failure.cause_count == 0)
        return 0;
    return kin__failure_invalid(&request->failure, resource->group, KIN__S(""),
                                KIN__S(""));
}

/* The metadata of a review of the user itself. */
static void reviews_time(struct kin__request *request, struct kin__text *text)
{
    char buffer[KIN_TIME_TEXT_SIZE];
    const kin_time now = {.seconds = kin__clock_wall_ns(request->front->clock) /
                                     KIN__NS_PER_S};

    (void)kin_time_format(now, buffer, sizeof(buffer));
    kin__text_printf(text, ",\"metadata\":{\"creationTimestamp\":\"%s\"}",
                     buffer);
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
    if (reviews[index].status == reviews_self) {
        reviews_time(request, &text);
    } else {
        kin__text_raw(&text, ",\"metadata\":{}");
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
