/* SPDX-License-Identifier: Apache-2.0 */
#include "server/webhook_review.h"

#include <string.h>

#include <kin/json.h>

#include "base/str.h"
#include "kin_test.h"

#define UID "01234567-89ab-4def-8123-456789abcdef"
#define V1 "'kind':'AdmissionReview','apiVersion':'admission.k8s.io/v1'"

/* Parses JSON with ' instead of ". */
static int parse(const kin_allocator *alloc, const char *text,
                 kin_document **ret)
{
    char json[2048];

    snprintf(json, sizeof(json), "%s", text);
    for (char *c = json; *c; c++)
        *c = *c == '\'' ? '"' : *c;
    return kin_document_parse(alloc, kin_s(json), ret, NULL);
}

static const struct kin__subresource scale = {
    .name = KIN_STR_INIT("scale"),
    .group = KIN_STR_INIT("autoscaling"),
    .version = KIN_STR_INIT("v1"),
    .kind = KIN_STR_INIT("Scale")};
static const struct kin__resource deployments = {
    .group = KIN_STR_INIT("apps"),
    .version = KIN_STR_INIT("v1"),
    .plural = KIN_STR_INIT("deployments"),
    .kind = KIN_STR_INIT("Deployment"),
    .subresources = &scale,
    .subresource_count = 1,
};

/* ---- writing ---- */

KIN_TEST(writes_all_of_a_request)
{
    KIN__AUTO_TEXT text;
    KIN_AUTO(kin_document) *object = NULL;
    const struct kin__delete_opts deletion = {
        .has_grace = true,
        .grace_s = 3,
        .propagation = KIN__PROPAGATE_FOREGROUND,
        .uid = KIN__S("u"),
        .version = KIN__S("7"),
    };
    struct kin__user user = {
        .name = KIN__S("me"),
        .uid = KIN__S("1"),
        .group_count = 1,
        .extra = {{KIN__S("k"), KIN__S("v")}},
        .extra_count = 1,
    };

    user.groups[0] = KIN__S("g");
    kin__text_init(&text, alloc);
    TRY(parse(alloc, "{'a':1}", &object));
    const struct kin__review review = {
        .uid = KIN__S(UID),
        .version = KIN__REVIEW_V1BETA1,
        .operation = KIN__ADMISSION_DELETE,
        .resource = &deployments,
        .requested = &deployments,
        .subresource = KIN__S("scale"),
        .name = KIN__S("d"),
        .namespace_ = KIN__S("n"),
        .user = &user,
        .object = KIN_VALUE_ABSENT,
        .old = kin_document_root(object),
        .is_dry_run = true,
        .deletion = &deletion,
    };
    kin__review_write(&review, &text);
    TRY(text.code);
    assert_string_equal(
        text.buf.ptr,
        "{\"kind\":\"AdmissionReview\",\"apiVersion\":"
        "\"admission.k8s.io/v1beta1\",\"request\":{\"uid\":\"" UID
        "\",\"kind\":{\"group\":\"autoscaling\",\"version\":\"v1\",\"kind\":"
        "\"Scale\"},\"resource\":{\"group\":\"apps\",\"version\":\"v1\","
        "\"resource\":\"deployments\"},\"subResource\":\"scale\","
        "\"requestKind\":{\"group\":\"autoscaling\",\"version\":\"v1\","
        "\"kind\":\"Scale\"},\"requestResource\":{\"group\":\"apps\","
        "\"version\":\"v1\",\"resource\":\"deployments\"},"
        "\"requestSubResource\":\"scale\",\"name\":\"d\",\"namespace\":\"n\","
        "\"operation\":\"DELETE\",\"userInfo\":{\"username\":\"me\",\"uid\":"
        "\"1\",\"groups\":[\"g\"],\"extra\":{\"k\":[\"v\"]}},\"object\":null,"
        "\"oldObject\":{\"a\":1},\"dryRun\":true,\"options\":{\"kind\":"
        "\"DeleteOptions\",\"apiVersion\":\"meta.k8s.io/v1\","
        "\"gracePeriodSeconds\":3,\"preconditions\":{\"uid\":\"u\","
        "\"resourceVersion\":\"7\"},\"propagationPolicy\":\"Foreground\","
        "\"dryRun\":[\"All\"]}}}");
    return 0;
}

/* ---- reading ---- */

static int read_answer(const kin_allocator *alloc, const char *text,
                       enum kin__review_version version, bool is_mutating,
                       struct kin__review_answer *ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = parse(alloc, text, &doc);

    return r < 0 ? r
                 : kin__review_read(alloc, kin_document_root(doc), KIN__S(UID),
                                    version, is_mutating, ret, err);
}

KIN_TEST(reads_verdicts)
{
    static const struct {
        const char *text;
        enum kin__review_version version;
        bool is_allowed;
    } samples[] = {
        {"{" V1 ",'response':{'uid':'" UID "','allowed':true}}", KIN__REVIEW_V1,
         true},
        {"{" V1 ",'response':{'uid':'" UID "'}}", KIN__REVIEW_V1, false},
        {"{" V1 ",'response':{'uid':'" UID "','allowed':null}}", KIN__REVIEW_V1,
         false},
        /* v1beta1 needs neither uid nor type. */
        {"{'response':{'allowed':true}}", KIN__REVIEW_V1BETA1, true},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN__AUTO_REVIEW_ANSWER answer = {0};
        TRY(read_answer(alloc, samples[i].text, samples[i].version, true,
                        &answer, NULL));
        assert_int_equal(answer.is_allowed, samples[i].is_allowed);
        assert_null(answer.patch);
    }
    return 0;
}

KIN_TEST(reads_patches)
{
    KIN__AUTO_REVIEW_ANSWER one = {0};
    KIN__AUTO_REVIEW_ANSWER none = {0};
    KIN__AUTO_REVIEW_ANSWER beta = {0};

    /* [{"op":"test"}] and [] */
    TRY(read_answer(alloc,
                    "{" V1 ",'response':{'uid':'" UID "','allowed':true,"
                    "'patchType':'JSONPatch','patch':'W3sib3AiOiJ0ZXN0In1d'}}",
                    KIN__REVIEW_V1, true, &one, NULL));
    assert_int_equal(kin_value_count(kin_document_root(one.patch)), 1);
    TRY(read_answer(alloc,
                    "{" V1 ",'response':{'uid':'" UID "','allowed':true,"
                    "'patchType':'JSONPatch','patch':'W10='}}",
                    KIN__REVIEW_V1, true, &none, NULL));
    assert_null(none.patch);
    TRY(read_answer(alloc,
                    "{'response':{'allowed':true,'patch':"
                    "'W3sib3AiOiJ0ZXN0In1d'}}",
                    KIN__REVIEW_V1BETA1, true, &beta, NULL));
    assert_non_null(beta.patch);
    return 0;
}

#define RESPONSE(more) "{" V1 ",'response':{'uid':'" UID "'," more "}}"
#define ALLOWED(more) RESPONSE("'allowed':true," more)

KIN_TEST(rejects_what_is_no_answer)
{
    static const struct {
        const char *text;
        bool is_mutating;
        const char *message;
    } samples[] = {
        {"[]", true, "webhook response was absent"},
        {"{" V1 ",'response':null}", true, "webhook response was absent"},
        {"{" V1 ",'response':{'allowed':true}}", true,
         "expected response.uid=\"" UID "\", got \"\""},
        {"{'kind':'Pod','apiVersion':'v1','response':{'uid':'" UID "'}}", true,
         "expected webhook response of admission.k8s.io/v1, "
         "Kind=AdmissionReview, got /v1, Kind=Pod"},
        {RESPONSE("'allowed':1"), true, "response.allowed"},
        {ALLOWED("'warnings':'x'"), true, "response.warnings"},
        {ALLOWED("'status':[]"), true, "response.status"},
        {ALLOWED("'patch':'W10='"), true,
         "webhook returned response.patch but not response.patchType"},
        {ALLOWED("'patchType':'JSONPatch'"), true,
         "webhook returned response.patchType but not response.patch"},
        {ALLOWED("'patch':'W10='"), false,
         "validating webhook may not return response.patch"},
        {ALLOWED("'patchType':'JSONPatch'"), false,
         "validating webhook may not return response.patchType"},
        {ALLOWED("'patch':'W10=','patchType':'X'"), true,
         "unsupported patch type \"X\""},
        {ALLOWED("'patch':'!','patchType':'JSONPatch'"), true, "not base64"},
        {ALLOWED("'patch':'e30=','patchType':'JSONPatch'"), true,
         "received undecodable patch in webhook response"},
        {ALLOWED("'patch':'W3s=','patchType':'JSONPatch'"), true,
         "received undecodable patch in webhook response"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN__AUTO_REVIEW_ANSWER answer = {0};
        kin_error err = KIN_ERROR_INIT;
        int r = read_answer(alloc, samples[i].text, KIN__REVIEW_V1,
                            samples[i].is_mutating, &answer, &err);
        if (r == KIN_ENOMEM)
            return r;
        assert_int_equal(r, KIN_EPROTOCOL);
        if (!strstr(err.message, samples[i].message))
            fail_msg("%s: %s", samples[i].text, err.message);
    }
    return 0;
}

/* ---- denials ---- */

static int deny(const kin_allocator *alloc, const char *text,
                struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = parse(alloc, text, &doc);

    if (r < 0)
        return r;
    r = kin__review_denied(failure, KIN__S("h"), kin_document_root(doc));
    assert_int_equal(r, failure->code);
    return r == KIN_EFORBIDDEN ? 0 : r;
}

KIN_TEST(a_denial_keeps_the_status_of_the_webhook)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};
    KIN__AUTO_FAILURE low = {.alloc = alloc};
    KIN__AUTO_FAILURE high = {.alloc = alloc};

    TRY(deny(alloc,
             "{'code':404,'reason':'Mine','message':'m','details':{'kind':'k',"
             "'retryAfterSeconds':5,'causes':[{'message':'c'}]}}",
             &failure));
    assert_int_equal(failure.http_code, 404);
    assert_string_equal(failure.reason, "Mine");
    assert_string_equal(failure.message,
                        "admission webhook \"h\" denied the request: m");
    assert_string_equal(failure.kind, "k");
    assert_int_equal(failure.retry_after_s, 5);
    assert_int_equal(failure.cause_count, 1);
    TRY(deny(alloc, "{'code':200,'reason':'Mine'}", &low));
    assert_int_equal(low.http_code, 400);
    assert_string_equal(low.message,
                        "admission webhook \"h\" denied the request: Mine");
    TRY(deny(alloc, "{'code':99999999}", &high));
    assert_int_equal(high.http_code, 500);
    assert_string_equal(high.reason, "");
    assert_string_equal(high.message, "admission webhook \"h\" denied the "
                                      "request without explanation");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_all_of_a_request),
              KIN_TEST_ENTRY(reads_verdicts), KIN_TEST_ENTRY(reads_patches),
              KIN_TEST_ENTRY(rejects_what_is_no_answer),
              KIN_TEST_ENTRY(a_denial_keeps_the_status_of_the_webhook))
