/* SPDX-License-Identifier: Apache-2.0 */
/* Edits as bodies of requests, sent with typed calls. */
#include <kin/client.h>

#include <string.h>

#include <kin/api/apps/v1.h>
#include <kin/api/authentication/v1.h>
#include <kin/api/authorization/v1.h>
#include <kin/api/certificates/v1.h>
#include <kin/api/core/v1.h>

#include "object/object.h"
#include "test_client.h"

#define WEB                                                                    \
    "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":{"       \
    "\"name\":\"web\",\"namespace\":\"shop\",\"resourceVersion\":\"7\"},"      \
    "\"spec\":{\"replicas\":1,\"paused\":true},"                               \
    "\"status\":{\"readyReplicas\":1}}"

static const struct test_reply one_web[] = {{.status = 200, .body = WEB}};

static bool was_sent(const struct test_client *t, const char *line)
{
    return test_transport_has_line(&t->transport, 0, line);
}

static void fill(apps_v1_deployment_edit web)
{
    meta_v1_label_selector_edit selector =
        apps_v1_deployment_edit_spec_selector(web);
    core_v1_pod_template_spec_edit template =
        apps_v1_deployment_edit_spec_template(web);
    core_v1_container_edit nginx =
        core_v1_pod_template_spec_spec_containers_append(template);

    apps_v1_deployment_spec_replicas_set(web, 3);
    meta_v1_label_selector_match_labels_set(selector, kin_s("app"),
                                            kin_s("web"));
    core_v1_container_name_set(nginx, kin_s("nginx"));
    core_v1_container_image_set(nginx, kin_s("nginx:latest"));
}

KIN_TEST(creates_from_a_typed_edit)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) made = {NULL};

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    KIN_AUTO(apps_v1_deployment_edit)
    web = apps_v1_deployment_new(alloc, kin_s("shop"), kin_s("web"));
    fill(web);
    TRY(apps_v1_deployments_create(t.client, web, NULL, &made, NULL));
    assert_true(was_sent(
        &t, "POST https://s/base/apis/apps/v1/namespaces/shop/deployments"));
    assert_string_equal(
        test_transport_body(&t.transport, 0),
        "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":{"
        "\"name\":\"web\",\"namespace\":\"shop\"},\"spec\":{\"selector\":{"
        "\"matchLabels\":{\"app\":\"web\"}},\"template\":{\"spec\":{"
        "\"containers\":[{\"name\":\"nginx\",\"image\":\"nginx:latest\"}]}},"
        "\"replicas\":3}}");
    assert_str_equal(kin_object_name(made.object), "web");
    assert_int_equal(apps_v1_deployment_spec_replicas(made), 1);
    assert_int_equal(apps_v1_deployment_status_ready_replicas(made), 1);
    return 0;
}

/* A view of `text`, released by the caller. */
static int deployment_of(const kin_allocator *alloc, const char *text,
                         apps_v1_deployment *ret)
{
    kin_object *object = NULL;
    int r = kin_object_parse(alloc, kin_s(text), &object, NULL);

    if (r == 0)
        *ret = apps_v1_deployment_of(object);
    return r;
}

KIN_TEST(updates_objects_and_their_status)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    static const struct test_reply replies[] = {{.status = 200, .body = WEB},
                                                {.status = 200, .body = WEB}};

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY(deployment_of(alloc, WEB, &web));
    KIN_AUTO(apps_v1_deployment_edit) edit = apps_v1_deployment_change(alloc,
                                                                       web);
    apps_v1_deployment_spec_replicas_set(edit, 5);
    TRY(apps_v1_deployments_update(t.client, edit, NULL, NULL, NULL));
    assert_true(was_sent(
        &t, "PUT https://s/base/apis/apps/v1/namespaces/shop/deployments/web"));
    assert_non_null(strstr(test_transport_body(&t.transport, 0),
                           "\"resourceVersion\":\"7\"},\"spec\":{"
                           "\"replicas\":5,\"paused\":true}"));
    TRY(apps_v1_deployments_update_status(t.client, edit, NULL, NULL, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 1,
        "PUT https://s/base/apis/apps/v1/namespaces/shop/deployments/web/"
        "status"));
    return 0;
}

KIN_TEST(creates_tokens)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(authentication_v1_token_request) token = {NULL};
    static const struct test_reply replies[] = {
        {.status = 201,
         .body = "{\"apiVersion\":\"authentication.k8s.io/v1\","
                 "\"kind\":\"TokenRequest\",\"metadata\":{"
                 "\"name\":\"robot\",\"namespace\":\"shop\"},"
                 "\"status\":{\"token\":\"t\"}}"}};

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    KIN_AUTO(authentication_v1_token_request_edit)
    request = authentication_v1_token_request_new(alloc, kin_s("shop"),
                                                  kin_s(""));
    authentication_v1_token_request_spec_expiration_seconds_set(request, 600);
    TRY(core_v1_service_accounts_create_token(t.client, kin_s("robot"), request,
                                              NULL, &token, NULL));
    assert_true(was_sent(&t, "POST https://s/base/api/v1/namespaces/shop/"
                             "serviceaccounts/robot/token"));
    assert_str_equal(authentication_v1_token_request_status_token(token), "t");
    return 0;
}

/* The answer has no name, so it is returned as a document. */
KIN_TEST(creates_reviews)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *answer = NULL;
    static const struct test_reply replies[] = {
        {.status = 201,
         .body = "{\"apiVersion\":\"authorization.k8s.io/v1\","
                 "\"kind\":\"SubjectAccessReview\",\"metadata\":{},"
                 "\"spec\":{},\"status\":{\"allowed\":true}}"}};

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    KIN_AUTO(authorization_v1_subject_access_review_edit)
    review = authorization_v1_subject_access_review_new(alloc);
    authorization_v1_resource_attributes_verb_set(
        authorization_v1_subject_access_review_edit_spec_resource_attributes(
            review),
        kin_s("list"));
    TRY(authorization_v1_subject_access_reviews_create(t.client, review, NULL,
                                                       &answer, NULL));
    assert_true(was_sent(&t, "POST https://s/base/apis/authorization.k8s.io/v1/"
                             "subjectaccessreviews"));
    assert_non_null(
        strstr(test_transport_body(&t.transport, 0),
               "\"spec\":{\"resourceAttributes\":{\"verb\":\"list\"}}"));
    assert_true(authorization_v1_subject_access_review_status_allowed(
        authorization_v1_subject_access_review_of(kin_document_root(answer))));
    return 0;
}

KIN_TEST(updates_subresources_of_the_same_kind)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(certificates_v1_certificate_signing_request) csr = {NULL};
    KIN_AUTO(core_v1_pod) pod = {NULL};
    static const char csr_text[] =
        "{\"apiVersion\":\"certificates.k8s.io/v1\",\"kind\":"
        "\"CertificateSigningRequest\",\"metadata\":{\"name\":\"c\"}}";
    static const char pod_text[] =
        "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{"
        "\"name\":\"p\",\"namespace\":\"shop\"}}";
    const struct test_reply replies[] = {{.status = 200, .body = csr_text},
                                         {.status = 200, .body = pod_text}};

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    KIN_AUTO(certificates_v1_certificate_signing_request_edit)
    approval = certificates_v1_certificate_signing_request_new(alloc,
                                                               kin_s("c"));
    TRY(certificates_v1_certificate_signing_requests_update_approval(
        t.client, approval, NULL, &csr, NULL));
    assert_true(was_sent(&t, "PUT https://s/base/apis/certificates.k8s.io/v1/"
                             "certificatesigningrequests/c/approval"));
    KIN_AUTO(core_v1_pod_edit)
    resize = core_v1_pod_new(alloc, kin_s("shop"), kin_s("p"));
    TRY(core_v1_pods_update_resize(t.client, resize, NULL, &pod, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 1,
        "PUT https://s/base/api/v1/namespaces/shop/pods/p/resize"));
    return 0;
}

KIN_TEST(patches_only_what_differs)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    KIN_AUTO(apps_v1_deployment) same = {NULL};

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    TRY(deployment_of(alloc, WEB, &web));
    KIN_AUTO(apps_v1_deployment_edit) edit = apps_v1_deployment_change(alloc,
                                                                       web);
    TRY(apps_v1_deployments_patch(t.client, edit, NULL, &same, NULL));
    assert_ptr_equal(same.object, web.object);
    apps_v1_deployment_spec_replicas_set(edit, 2);
    apps_v1_deployment_spec_paused_unset(edit);
    TRY(apps_v1_deployments_patch(t.client, edit, NULL, NULL, NULL));
    assert_true(was_sent(
        &t,
        "PATCH https://s/base/apis/apps/v1/namespaces/shop/deployments/web"));
    assert_true(was_sent(&t, "Content-Type: application/merge-patch+json"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"spec\":{\"replicas\":2,\"paused\":null}}");
    return 0;
}

KIN_TEST(rejects_a_patch_without_a_base)
{
    AUTO_TEST_CLIENT t;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    KIN_AUTO(apps_v1_deployment_edit)
    web = apps_v1_deployment_new(alloc, kin_s("shop"), kin_s("web"));
    TRY_FAIL(apps_v1_deployments_patch(t.client, web, NULL, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "patch: the edit has no base");
    return 0;
}

KIN_TEST(applies_with_a_manager)
{
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    KIN_AUTO(apps_v1_deployment_edit)
    web = apps_v1_deployment_new(alloc, kin_s("shop"), kin_s("web"));
    apps_v1_deployment_spec_replicas_set(web, 4);
    TRY(apps_v1_deployments_apply(
        t.client, web, KIN_OPTS(kin_call_opts, .field_manager = kin_s("me")),
        NULL, NULL));
    assert_true(was_sent(
        &t, "PATCH https://s/base/apis/apps/v1/namespaces/shop/deployments/web"
            "?fieldManager=me"));
    assert_string_equal(
        test_transport_body(&t.transport, 0),
        "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":{"
        "\"name\":\"web\",\"namespace\":\"shop\"},\"spec\":{\"replicas\":4}}");
    return 0;
}

KIN_TEST(applies_a_status)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) stored = {NULL};

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    KIN_AUTO(apps_v1_deployment_edit)
    web = apps_v1_deployment_new(alloc, kin_s("shop"), kin_s("web"));
    apps_v1_deployment_status_ready_replicas_set(web, 1);
    TRY(apps_v1_deployments_apply_status(
        t.client, web, KIN_OPTS(kin_call_opts, .field_manager = kin_s("me")),
        &stored, NULL));
    assert_true(was_sent(
        &t, "PATCH https://s/base/apis/apps/v1/namespaces/shop/deployments/web/"
            "status?fieldManager=me"));
    assert_int_equal(apps_v1_deployment_status_ready_replicas(stored), 1);
    return 0;
}

KIN_TEST(applies_a_difference)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    kin_error err = KIN_ERROR_INIT;
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    opts.field_manager = kin_s("me");
    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    TRY(deployment_of(alloc, WEB, &web));
    KIN_AUTO(apps_v1_deployment_edit) edit = apps_v1_deployment_change(alloc,
                                                                       web);
    apps_v1_deployment_spec_replicas_set(edit, 4);
    TRY(apps_v1_deployments_apply(t.client, edit, &opts, NULL, NULL));
    assert_true(was_sent(
        &t, "PATCH https://s/base/apis/apps/v1/namespaces/shop/deployments/web"
            "?fieldManager=me"));
    assert_string_equal(
        test_transport_body(&t.transport, 0),
        "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":{"
        "\"name\":\"web\",\"namespace\":\"shop\"},\"spec\":{\"replicas\":4}}");
    apps_v1_deployment_spec_paused_unset(edit);
    TRY_FAIL(apps_v1_deployments_apply(t.client, edit, &opts, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "apply: cannot remove .spec.paused");
    return 0;
}

#define PARTIAL_WEB                                                            \
    "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"metadata\":{"       \
    "\"name\":\"web\",\"namespace\":\"shop\"},\"spec\":{\"replicas\":1,"       \
    "\"template\":{\"spec\":{\"containers\":[{\"name\":\"a\"}]}}}}"

#define LIST_NOT                                                               \
    "edit: .spec.template.spec.containers: a list of a partial object cannot " \
    "be sent as a whole"

#define JSON_NOT                                                               \
    "edit: a JSON patch of a partial object could replace what was not kept: " \
    "use a merge patch"

/* As left by a projection that keeps only the names of the containers. */
static int partial_of(const kin_allocator *alloc, apps_v1_deployment *ret)
{
    int r = deployment_of(alloc, PARTIAL_WEB, ret);

    if (r == 0)
        kin__arena_set_partial(ret->object->home->arena);
    return r;
}

KIN_TEST(a_list_of_a_partial_object_is_not_sent)
{
    static const kin_patch_type types[] = {KIN_PATCH_MERGE, KIN_PATCH_JSON,
                                           KIN_PATCH_APPLY};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    TRY(partial_of(alloc, &web));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(alloc, web.object);
    kin_edit_set_str(
        edit, kin_edit_at(edit, "spec.template.spec.containers[0].image"),
        kin_s("nginx"));
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++) {
        TRY_FAIL(kin_client_patch(
                     t.client, apps_v1_deployments,
                     KIN_OPTS(kin_patch, .type = types[i], .edit = edit),
                     KIN_OPTS(kin_call_opts,
                              .field_manager = types[i] == KIN_PATCH_APPLY
                                                   ? kin_s("me")
                                                   : kin_s("")),
                     NULL, &err),
                 KIN_EINVAL);
        assert_string_equal(err.message,
                            types[i] == KIN_PATCH_JSON ? JSON_NOT : LIST_NOT);
    }
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST(other_fields_of_a_partial_object_are_sent)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) web = {NULL};

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    TRY(partial_of(alloc, &web));
    KIN_AUTO(apps_v1_deployment_edit) edit = apps_v1_deployment_change(alloc,
                                                                       web);
    apps_v1_deployment_spec_replicas_set(edit, 2);
    TRY(apps_v1_deployments_patch(t.client, edit, NULL, NULL, NULL));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"spec\":{\"replicas\":2}}");
    return 0;
}

/* A copy of a partial value is partial, too. */
KIN_TEST(a_copy_of_a_partial_value_is_not_sent)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    kin_error err = KIN_ERROR_INIT;
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    opts.field_manager = kin_s("me");
    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    TRY(partial_of(alloc, &web));
    KIN_AUTO(apps_v1_deployment_edit)
    copy = apps_v1_deployment_new(alloc, kin_s("shop"), kin_s("web"));
    core_v1_pod_template_spec_edit_copy(
        apps_v1_deployment_edit_spec_template(copy),
        apps_v1_deployment_get_spec_template(web));
    TRY_FAIL(apps_v1_deployments_update(t.client, copy, NULL, NULL, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "the object is partial"));
    TRY_FAIL(apps_v1_deployments_apply(t.client, copy, &opts, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message,
                        "edit: .spec.template: a list of a partial object "
                        "cannot be sent as a whole");
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST(an_update_with_metadata_alone_is_rejected)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *object = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    TRY(kin_object_parse(
        alloc,
        kin_s("{\"apiVersion\":\"meta.k8s.io/v1\",\"kind\":"
              "\"PartialObjectMetadata\",\"metadata\":{\"name\":\"web\","
              "\"namespace\":\"shop\",\"finalizers\":[\"a\",\"b\"]}}"),
        &object, NULL));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(alloc, object);
    kin_edit_remove(edit, kin_edit_at(edit, "metadata.finalizers[0]"));
    TRY_FAIL(kin_client_update(t.client, apps_v1_deployments, edit, NULL, NULL,
                               &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "the object is partial"));
    TRY(kin_client_patch(
        t.client, apps_v1_deployments,
        KIN_OPTS(kin_patch, .type = KIN_PATCH_MERGE, .edit = edit), NULL, NULL,
        NULL));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"metadata\":{\"finalizers\":[\"b\"]}}");
    return 0;
}

KIN_TEST(casts_only_objects_of_the_kind)
{
    KIN_AUTO(apps_v1_deployment) web = {NULL};

    TRY(deployment_of(alloc, WEB, &web));
    assert_ptr_equal(apps_v1_deployment_cast(web.object).object, web.object);
    assert_null(core_v1_pod_cast(web.object).object);
    return 0;
}

KIN_TEST(reports_why_an_edit_failed)
{
    AUTO_TEST_CLIENT t;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, one_web, 1, NULL));
    KIN_AUTO(core_v1_persistent_volume_claim_edit)
    claim = core_v1_persistent_volume_claim_new(alloc, kin_s("shop"),
                                                kin_s("disk"));
    core_v1_volume_resource_requirements_requests_set(
        core_v1_persistent_volume_claim_edit_spec_resources(claim),
        kin_s("storage"), kin_s("a lot"));
    TRY_FAIL(core_v1_persistent_volume_claims_create(t.client, claim, NULL,
                                                     NULL, &err),
             KIN_EINVAL);
    assert_string_equal(
        err.message, "edit: .spec.resources.requests.storage: not a quantity");
    core_v1_persistent_volume_claim_edit none = {NULL, {0}};
    assert_int_equal(core_v1_persistent_volume_claims_update(t.client, none,
                                                             NULL, NULL, &err),
                     KIN_ENOMEM);
    return 0;
}

KIN_TEST(gets_and_deletes)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(core_v1_node) node = {NULL};
    static const struct test_reply replies[] = {
        {.status = 200,
         .body = "{\"apiVersion\":\"v1\",\"kind\":\"Node\",\"metadata\":{"
                 "\"name\":\"n1\"},\"spec\":{\"podCIDR\":\"10.0.0.0/24\"}}"},
        {.status = 200,
         .body = "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":"
                 "\"Success\"}"}};

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY(core_v1_nodes_get(t.client, kin_s("n1"), NULL, &node, NULL));
    assert_str_equal(core_v1_node_spec_pod_cidr(node), "10.0.0.0/24");
    assert_false(core_v1_node_spec_unschedulable_has(node));
    TRY(core_v1_nodes_delete(t.client, kin_s("n1"), NULL, NULL));
    assert_true(test_transport_has_line(&t.transport, 1,
                                        "DELETE https://s/base/api/v1/nodes/"
                                        "n1"));
    return 0;
}

struct seen {
    size_t count;
    char names[64];
};

static int see_pod(core_v1_pod pod, void *userdata)
{
    struct seen *seen = userdata;

    seen->count++;
    (void)strncat(seen->names, kin_object_name(pod.object).ptr,
                  sizeof(seen->names) - strlen(seen->names) - 1);
    return 0;
}

KIN_TEST(lists_views)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_list_meta) *meta = NULL;
    struct seen seen = {0};
    core_v1_pod_list_handler handler = {see_pod, NULL, &seen};
    static const struct test_reply replies[] = {
        {.status = 200,
         .body = "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
                 "\"resourceVersion\":\"9\"},\"items\":[{\"metadata\":{"
                 "\"name\":\"a\",\"namespace\":\"n\"}},{\"metadata\":{"
                 "\"name\":\"b\",\"namespace\":\"n\"}}]}"}};

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(core_v1_pods_list(t.client, KIN_OPTS(kin_list_opts, .ns = kin_s("n")),
                          &handler, &meta, NULL));
    assert_int_equal(seen.count, 2);
    assert_string_equal(seen.names, "ab");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_from_a_typed_edit),
              KIN_TEST_ENTRY(updates_objects_and_their_status),
              KIN_TEST_ENTRY(creates_tokens), KIN_TEST_ENTRY(creates_reviews),
              KIN_TEST_ENTRY(updates_subresources_of_the_same_kind),
              KIN_TEST_ENTRY(patches_only_what_differs),
              KIN_TEST_ENTRY(rejects_a_patch_without_a_base),
              KIN_TEST_ENTRY(applies_with_a_manager),
              KIN_TEST_ENTRY(applies_a_status),
              KIN_TEST_ENTRY(applies_a_difference),
              KIN_TEST_ENTRY(a_list_of_a_partial_object_is_not_sent),
              KIN_TEST_ENTRY(other_fields_of_a_partial_object_are_sent),
              KIN_TEST_ENTRY(a_copy_of_a_partial_value_is_not_sent),
              KIN_TEST_ENTRY(an_update_with_metadata_alone_is_rejected),
              KIN_TEST_ENTRY(casts_only_objects_of_the_kind),
              KIN_TEST_ENTRY(reports_why_an_edit_failed),
              KIN_TEST_ENTRY(gets_and_deletes), KIN_TEST_ENTRY(lists_views))
