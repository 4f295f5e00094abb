/* SPDX-License-Identifier: Apache-2.0 */
/* Reviews: questions in the form of a create, of which nothing is kept. */
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

/* Whoever is let in may do everything. */
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

static const struct {
    const char *group;
    const char *plural;
    void (*status)(struct kin__request *request, struct kin__text *text,
                   kin_value spec);
} reviews[] = {
    {"authorization.k8s.io", "selfsubjectaccessreviews", reviews_access},
    {"authorization.k8s.io", "subjectaccessreviews", reviews_access},
    {"authorization.k8s.io", "localsubjectaccessreviews", reviews_access},
    {"authorization.k8s.io", "selfsubjectrulesreviews", reviews_rules},
    {"authentication.k8s.io", "selfsubjectreviews", reviews_self},
    {"authentication.k8s.io", "tokenreviews", reviews_token},
};

static void reviews_answer(struct kin__request *request, size_t index)
{
    const struct kin__resource *resource = request->resource;
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_TEXT text;

    kin__text_init(&text, request->alloc);
    if (kin__body_read(request, resource->kind, &body) < 0) {
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
