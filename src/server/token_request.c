/* SPDX-License-Identifier: Apache-2.0 */
/* token_request.c - POST .../serviceaccounts/NAME/token: issues a token. */
#include <assert.h>
#include <stdio.h>

#include <kin/time.h>

#include "base/clock.h"
#include "base/str.h"
#include "server/accounts.h"
#include "server/body.h"
#include "server/front_internal.h"
#include "server/stamp.h"

enum {
    TOKEN_DEFAULT_S = 3600,
    TOKEN_MIN_S = 600,
};

#define TOKEN_MAX_S (INT64_C(1) << 32)

struct token_request {
    struct kin__request *request;
    kin_value body;
    kin_value spec;
    int64_t now_s;
    int64_t lifetime_s;
    kin_object *account; /* owned, as the next two */
    kin_object *bound;
    kin_object *node; /* of a bound pod */
    struct kin__account_claims claims;
};

static void token_request_done(struct token_request *own)
{
    (void)kin_object_unref(own->account);
    (void)kin_object_unref(own->bound);
    (void)kin_object_unref(own->node);
}

/* --- validation -------------------------------------------------------- */

static int token_invalid(struct token_request *own, const char *field,
                         const char *message, kin_str name)
{
    struct kin__failure *failure = &own->request->failure;

    kin__failure_add_cause(failure, KIN__S("FieldValueInvalid"), kin_s(field),
                           kin_s(message));
    return kin__failure_invalid(failure, KIN__S("authentication.k8s.io"),
                                KIN__S("TokenRequest"), name);
}

/* 400 if the body is of another kind. */
static int token_check_kind(struct token_request *own)
{
    kin_str kind = kin_value_str(kin_value_get(own->body, KIN__S("kind")));
    kin_str version = kin_value_str(
        kin_value_get(own->body, KIN__S("apiVersion")));

    if (kin_value_type(own->body) == KIN_TYPE_OBJECT &&
        (kind.len == 0 || kin_str_eq(kind, KIN__S("TokenRequest"))))
        return 0;
    return kin__failure_bad_request(
        &own->request->failure,
        "%.*s in version \"%.*s\" cannot be handled as a TokenRequest",
        KIN_STR(kind), KIN_STR(version));
}

/* Name and namespace are those of the path, if the body has them. */
static int token_check_name(struct token_request *own)
{
    const struct kin__route *route = &own->request->route;
    kin_str name = kin__meta_str(own->body, "name");
    kin_str space = kin__meta_str(own->body, "namespace");
    char message[512];

    if (space.len > 0 && !kin_str_eq(space, route->namespace_))
        return kin__failure_bad_request(
            &own->request->failure,
            "the namespace of the provided object does not match the namespace "
            "sent on the request");
    if (name.len == 0 || kin_str_eq(name, route->name))
        return 0;
    (void)snprintf(message, sizeof(message),
                   "Invalid value: \"%.*s\": must match the service account "
                   "name if specified",
                   KIN_STR(kin__str_slice(name, 0, 253)));
    return token_invalid(own, "metadata.name", message, route->name);
}

static int token_check_lifetime(struct token_request *own)
{
    kin_value asked = kin_value_get(own->spec, KIN__S("expirationSeconds"));
    const char *why = NULL;
    char message[128];

    own->lifetime_s = TOKEN_DEFAULT_S;
    if (kin_value_exists(asked) && kin_value_type(asked) != KIN_TYPE_NULL &&
        kin_value_int(asked, &own->lifetime_s) < 0)
        return kin__failure_bad_request(
            &own->request->failure,
            "TokenRequest in version \"v1\" cannot be handled as a "
            "TokenRequest: spec.expirationSeconds is no integer");
    if (own->lifetime_s < TOKEN_MIN_S)
        why = "may not specify a duration less than 10 minutes";
    else if (own->lifetime_s > TOKEN_MAX_S)
        why = "may not specify a duration larger than 2^32 seconds";
    if (!why)
        return 0;
    (void)snprintf(message, sizeof(message), "Invalid value: %lld: %s",
                   (long long)own->lifetime_s, why);
    return token_invalid(own, "spec.expirationSeconds", message, KIN__S(""));
}

/* --- what the token refers to ------------------------------------------ */

static int token_get(struct token_request *own, const char *plural,
                     kin_str space, kin_str name, kin_object **ret)
{
    struct kin__engine *engine = own->request->front->engine;
    KIN__AUTO_RESOURCE *resource = kin__engine_find(
        engine, KIN__S(""), KIN__S("v1"), kin_s(plural));
    const struct kin__target target = {
        .resource = resource, .namespace_ = space, .name = name};

    if (!resource)
        return kin__failure_not_found(&own->request->failure, KIN__S(""),
                                      kin_s(plural), name);
    return kin__engine_get(engine, &target, ret, &own->request->failure);
}

static struct kin__account_object token_object(const kin_object *object)
{
    return (struct kin__account_object){.name = kin_object_name(object),
                                        .uid = kin_object_uid(object)};
}

/* The node that a pod runs on; its uid is missing if it does not exist. */
static void token_add_node(struct token_request *own, kin_str name)
{
    if (name.len == 0)
        return;
    own->claims.node.name = name;
    if (token_get(own, "nodes", KIN__S(""), name, &own->node) == 0)
        own->claims.node = token_object(own->node);
    else
        kin__failure_clear(&own->request->failure);
}

static int token_check_pod(struct token_request *own)
{
    kin_value spec = kin_value_get(kin_object_value(own->bound),
                                   KIN__S("spec"));
    kin_str account = kin_value_str(
        kin_value_get(spec, KIN__S("serviceAccountName")));

    if (!kin_str_eq(account, own->request->route.name))
        return kin__failure_bad_request(
            &own->request->failure,
            "cannot bind token for serviceaccount \"%.*s\" to pod running with "
            "different serviceaccount name.",
            KIN_STR(own->request->route.name));
    token_add_node(own, kin_value_str(kin_value_get(spec, KIN__S("nodeName"))));
    return 0;
}

static int token_check_uid(struct token_request *own, kin_value ref,
                           kin_str kind, kin_str name)
{
    kin_str uid = kin_value_str(kin_value_get(ref, KIN__S("uid")));
    char why[256];

    if (uid.len == 0 || kin_str_eq(uid, kin_object_uid(own->bound)))
        return 0;
    (void)snprintf(why, sizeof(why),
                   "the UID in the bound object reference (%.*s) does not "
                   "match the UID in record. The object might have been "
                   "deleted and then recreated",
                   KIN_STR(kin__str_slice(uid, 0, 64)));
    return kin__failure_conflict(&own->request->failure, KIN__S(""), kind, name,
                                 why);
}

static int token_bind(struct token_request *own)
{
    static const struct {
        const char *kind;
        const char *plural;
        bool is_namespaced;
    } kinds[] = {
        {"Pod", "pods", true},
        {"Secret", "secrets", true},
        {"Node", "nodes", false},
    };
    struct kin__account_object *const claims[] = {
        &own->claims.pod, &own->claims.secret, &own->claims.node};
    kin_value ref = kin_value_get(own->spec, KIN__S("boundObjectRef"));
    kin_str kind = kin_value_str(kin_value_get(ref, KIN__S("kind")));
    kin_str name = kin_value_str(kin_value_get(ref, KIN__S("name")));
    kin_str rest = kin_value_str(kin_value_get(ref, KIN__S("apiVersion")));
    kin_str group = KIN__S("");

    assert(!own->bound);
    if (kin_value_type(ref) != KIN_TYPE_OBJECT)
        return 0;
    if (kin__str_find(rest, '/') != KIN__STR_NONE)
        group = kin__str_cut(&rest, '/');
    for (size_t i = 0; group.len == 0 && i < sizeof(kinds) / sizeof(kinds[0]);
         i++) {
        if (!kin_str_eq(kind, kin_s(kinds[i].kind)))
            continue;
        int r = token_get(own, kinds[i].plural,
                          kinds[i].is_namespaced
                              ? own->request->route.namespace_
                              : KIN__S(""),
                          name, &own->bound);
        if (r == 0 && claims[i] == &own->claims.pod)
            r = token_check_pod(own);
        if (r == 0)
            *claims[i] = token_object(own->bound);
        return r < 0 ? r : token_check_uid(own, ref, kind, name);
    }
    return kin__failure_bad_request(
        &own->request->failure,
        "cannot bind token to object of type %.*s/%.*s, Kind=%.*s",
        KIN_STR(group), KIN_STR(rest), KIN_STR(kind));
}

/* --- the answer -------------------------------------------------------- */

static void token_time(struct kin__text *text, int64_t seconds)
{
    char buffer[KIN_TIME_TEXT_SIZE];

    (void)kin_time_format((kin_time){.seconds = seconds}, buffer,
                          sizeof(buffer));
    kin__text_string(text, kin_s(buffer));
}

static void token_write_metadata(struct token_request *own,
                                 struct kin__text *text)
{
    kin__text_raw(text, "\"metadata\":{\"name\":");
    kin__text_string(text, kin_object_name(own->account));
    kin__text_key(text, "namespace");
    kin__text_string(text, own->request->route.namespace_);
    kin__text_key(text, "uid");
    kin__text_string(text, kin_object_uid(own->account));
    kin__text_key(text, "creationTimestamp");
    token_time(text, own->now_s);
    kin__text_raw(text, "}");
}

static void token_write(struct token_request *own, kin_str token,
                        struct kin__text *text)
{
    kin_value ref = kin_value_get(own->spec, KIN__S("boundObjectRef"));

    kin__text_raw(text, "{\"kind\":\"TokenRequest\",\"apiVersion\":"
                        "\"authentication.k8s.io/v1\",");
    token_write_metadata(own, text);
    kin__text_raw(text, ",\"spec\":{\"audiences\":");
    kin__text_value(text, own->claims.audiences);
    kin__text_printf(text, ",\"expirationSeconds\":%lld,\"boundObjectRef\":",
                     (long long)own->lifetime_s);
    kin__text_value(text, ref);
    kin__text_raw(text, "},\"status\":{\"token\":");
    kin__text_string(text, token);
    kin__text_key(text, "expirationTimestamp");
    token_time(text, own->now_s + own->lifetime_s);
    kin__text_raw(text, "}}");
}

static int token_issue(struct token_request *own, struct kin__buf *ret)
{
    struct kin__accounts *accounts = own->request->front->accounts;
    kin_error err = KIN_ERROR_INIT;

    assert(own->account && own->lifetime_s >= TOKEN_MIN_S);
    own->claims.namespace_ = own->request->route.namespace_;
    own->claims.account = token_object(own->account);
    own->claims.issued_s = own->now_s;
    own->claims.not_before_s = own->now_s;
    own->claims.expires_s = own->now_s + own->lifetime_s;
    own->claims.audiences = kin_value_get(own->spec, KIN__S("audiences"));
    if (kin_value_count(own->claims.audiences) == 0)
        own->claims.audiences = kin__accounts_audiences(accounts);
    int r = kin__accounts_issue(accounts, &own->claims, ret, &err);
    return r < 0 ? kin__failure_of_error(&own->request->failure, &err) : 0;
}

static int token_run(struct token_request *own, struct kin__buf *ret)
{
    struct kin__request *request = own->request;
    int r = token_check_kind(own);

    if (r == 0)
        r = token_check_name(own);
    if (r == 0)
        r = token_get(own, "serviceaccounts", request->route.namespace_,
                      request->route.name, &own->account);
    if (r == 0)
        r = token_check_lifetime(own);
    if (r == 0)
        r = token_bind(own);
    return r < 0 ? r : token_issue(own, ret);
}

static void token_answer(struct kin__request *request)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN__AUTO_BUF token;
    KIN__AUTO_TEXT text;
    struct token_request own = {
        .request = request,
        .now_s = kin__clock_wall_ns(request->front->clock) / KIN__NS_PER_S};

    kin__buf_init(&token, request->alloc, KIN__ACCOUNT_TOKEN_MAX);
    kin__text_init(&text, request->alloc);
    int r = kin__body_read(request, KIN__S("TokenRequest"), &body);
    if (r == 0) {
        own.body = kin_document_root(body);
        own.spec = kin_value_get(own.body, KIN__S("spec"));
        r = token_run(&own, &token);
    }
    if (r < 0) {
        kin__request_answer_failure(request);
    } else {
        token_write(&own, kin__buf_str(&token), &text);
        kin__request_answer_json(request, 201, &text);
    }
    token_request_done(&own);
}

bool kin__token_request_handle(struct kin__request *request)
{
    const struct kin__resource *resource = request->resource;

    if (!kin_str_eq(request->route.subresource, KIN__S("token")) ||
        resource->group.len > 0 ||
        !kin_str_eq(resource->plural, KIN__S("serviceaccounts")))
        return false;
    token_answer(request);
    return true;
}
