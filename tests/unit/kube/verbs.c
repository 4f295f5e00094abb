/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/verbs.h"

#include <string.h>

#include <kin/edit.h>
#include <kin/patch.h>

#include "kin_test_proto.h"
#include "object/document.h"
#include "test_client.h"
#include "write_test.h"

static const struct test_reply one_pod[] = {{.status = 200, .body = TEST_POD}};

#define NS kin_s("n")

static int parse(const kin_allocator *alloc, const char *text,
                 kin_document **ret)
{
    return kin_document_parse(alloc, kin_s(text), ret, NULL);
}

KIN_TEST(gets)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY(kin_client_get(t.client, &test_pods,
                       (kin_namespaced_name){NS, kin_s("p")},
                       KIN_OPTS(kin_call_opts, .resource_version = kin_s("0"),
                                .subresource = kin_s("status")),
                       &pod, NULL));
    assert_str_equal(kin_object_key(pod), "n/p");
    assert_str_equal(kin_object_resource_version(pod), "7");
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "GET https://s/base/api/v1/namespaces/n/pods/p/status?"
        "resourceVersion=0"));
    assert_string_equal(test_transport_body(&t.transport, 0), "");
    return 0;
}

#define PROTOBUF_HEAD "Content-Type: application/vnd.kubernetes.protobuf\n"

static int get_protobuf(const kin_allocator *alloc, const char *message,
                        kin_object **ret, kin_error *err)
{
    KIN__AUTO_BUF body;

    kin__buf_init(&body, alloc, 1000);
    TRY(put_envelope(&body, message));
    AUTO_TEST_CLIENT t;
    const struct test_reply reply = {.status = 200,
                                     .head = PROTOBUF_HEAD,
                                     .body = body.ptr,
                                     .body_len = body.len};
    TRY(test_client_start(&t, alloc, &reply, 1, NULL));
    int r = kin_client_get(
        t.client, &test_pods, (kin_namespaced_name){NS, kin_s("p")},
        KIN_OPTS(kin_call_opts, .wire = KIN_WIRE_PROTOBUF), ret, err);
    assert_true(r < 0 || test_transport_has_line(
                             &t.transport, 0,
                             "Accept: application/vnd.kubernetes.protobuf,"
                             "application/json"));
    return r;
}

KIN_TEST(gets_protobuf)
{
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(get_protobuf(alloc,
                     "1:{1:'v1' 2:'Pod'} 2:{1:{1:'p' 3:'n' 6:'7'}"
                     " 2:{10:'node'}}",
                     &pod, NULL));
    assert_str_equal(kin_object_key(pod), "n/p");
    assert_str_equal(kin_object_resource_version(pod), "7");
    kin_value spec = kin_value_get(kin_object_value(pod), kin_s("spec"));
    assert_str_equal(kin_value_str(kin_value_get(spec, kin_s("nodeName"))),
                     "node");
    return 0;
}

/* The object may be available as JSON, so the error is not "not found". */
KIN_TEST(unknown_protobuf_has_its_own_error)
{
    KIN_AUTO(kin_object) *pod = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(get_protobuf(alloc,
                          "1:{1:'v1' 2:'Pod'} 2:{1:{1:'p' 3:'n' 6:'7'}"
                          " 999:'new'}",
                          &pod, &err),
             KIN_EUNSUPPORTED);
    assert_string_equal(err.message, "get pods: protobuf: core/v1.Pod has "
                                     "the unknown field 999");
    TRY_FAIL(
        get_protobuf(alloc, "1:{1:'v9' 2:'Pod'} 2:{1:{1:'p'}}", &pod, &err),
        KIN_EUNSUPPORTED);
    assert_int_equal(err.code, KIN_EUNSUPPORTED);
    assert_false(kin_error_is_not_found(&err));
    TRY_FAIL(get_protobuf(alloc, "1:{1:'v1' 2:'Pod'} 2:'x'", &pod, &err),
             KIN_EPARSE);
    assert_null(pod);
    return 0;
}

KIN_TEST(an_invalid_wire_format_is_rejected)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY_FAIL(kin_client_get(
                 t.client, &test_pods, (kin_namespaced_name){NS, kin_s("p")},
                 KIN_OPTS(kin_call_opts, .wire = (kin_wire)9), &pod, NULL),
             KIN_EINVAL);
    return 0;
}

KIN_TEST(creates)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_document) *body = NULL;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY(parse(alloc, "{\"metadata\":{\"generateName\":\"p-\"}}", &body));
    TRY(write_create(t.client, &test_pods, NS, kin_document_root(body),
                     KIN_OPTS(kin_call_opts, .is_dry_run = true,
                              .field_manager = kin_s("me & you"),
                              .field_validation = kin_s("Strict")),
                     &pod, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "POST https://s/base/api/v1/namespaces/n/pods?dryRun=All&"
        "fieldManager=me%20%26%20you&fieldValidation=Strict"));
    assert_true(test_transport_has_line(&t.transport, 0,
                                        "Content-Type: application/json"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"metadata\":{\"generateName\":\"p-\"}}");
    return 0;
}

KIN_TEST(creates_subresources)
{
    static const struct test_reply replies[] = {
        {.status = 201, .body = "{\"kind\":\"Status\",\"status\":\"Success\"}"},
        {.status = 201, .body = "{\"kind\":\"Status\",\"status\":\"Success\"}"},
        {.status = 201,
         .body = "{\"kind\":\"Status\",\"status\":\"Success\"}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_document) *answer = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(parse(alloc, "{\"metadata\":{\"name\":\"p\"}}", &body));
    opts.subresource = kin_s("eviction");
    opts.ret_document = &answer;
    TRY(write_create(t.client, &test_pods, NS, kin_document_root(body), &opts,
                     NULL, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "POST https://s/base/api/v1/namespaces/n/pods/p/eviction"));
    assert_str_equal(kin_value_str(kin_value_get(kin_document_root(answer),
                                                 kin_s("status"))),
                     "Success");
    opts.name = kin_s("q");
    opts.ret_document = NULL;
    TRY(write_create(t.client, &test_pods, NS, kin_document_root(body), &opts,
                     NULL, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 1,
        "POST https://s/base/api/v1/namespaces/n/pods/q/eviction"));
    TRY_FAIL(write_create(t.client, &test_pods, NS, kin_document_root(body),
                          &opts, &object, &err),
             KIN_EPROTOCOL);
    assert_string_equal(err.message,
                        "create pods: the answer is not an object with a name");
    return 0;
}

KIN_TEST(updates)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_document) *answer = NULL;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY(parse(alloc, TEST_POD, &body));
    TRY(write_update(t.client, &test_pods, NS, kin_document_root(body),
                     KIN_OPTS(kin_call_opts, .subresource = kin_s("status"),
                              .ret_document = &answer),
                     &pod, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "PUT https://s/base/api/v1/namespaces/n/pods/p/status"));
    assert_string_equal(test_transport_body(&t.transport, 0), TEST_POD);
    /* Both results share one value, and either may be freed first. */
    answer = kin_document_free(answer);
    assert_str_equal(kin_object_name(pod), "p");
    return 0;
}

/* Fields that were not kept would be deleted; a patch of the changes works. */
KIN_TEST(rejects_updates_with_partial_objects)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_document) *copy = NULL;
    KIN_AUTO(kin_document) *edited = NULL;
    KIN_AUTO(kin_document) *merged = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY(parse(alloc, TEST_POD, &body));
    kin__arena_set_partial(body->arena);
    TRY(kin_object_new(body, &object, NULL));
    assert_true(kin_object_is_partial(object));
    TRY(kin_document_new_copy(alloc, kin_object_value(object), &copy, NULL));
    TRY(kin_edit_new(alloc, kin_object_value(object), &edit, NULL));
    (void)kin_edit_set_int(
        edit, kin_edit_member(edit, kin_edit_root(), kin_s("x")), 1);
    TRY(kin_edit_finish(edit, &edited, NULL));
    TRY(kin_edit_merge_patch(edit, &patch, NULL));
    TRY(kin_patch_merge(alloc, kin_document_root(copy),
                        kin_document_root(patch), &merged, NULL));
    const kin_document *parts[] = {body, copy, edited, merged};
    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
        TRY_FAIL(write_update(t.client, &test_pods, NS,
                              kin_document_root(parts[i]), NULL, NULL, &err),
                 KIN_EINVAL);
        assert_string_equal(
            err.message,
            "update pods: the object is partial: fields that were not kept "
            "would be deleted; send a patch instead");
    }
    kin_patch change = {.type = KIN_PATCH_MERGE,
                        .body = kin_document_root(patch)};
    TRY(write_patch(t.client, &test_pods, (kin_namespaced_name){NS, kin_s("p")},
                    &change, NULL, NULL, NULL));
    assert_string_equal(test_transport_body(&t.transport, 0), "{\"x\":1}");
    return 0;
}

KIN_TEST(patches)
{
    static const struct {
        kin_patch_type type;
        const char *body;
        const char *line;
    } rows[] = {
        {KIN_PATCH_JSON, "[]", "Content-Type: application/json-patch+json"},
        {KIN_PATCH_MERGE, "{}", "Content-Type: application/merge-patch+json"},
        {KIN_PATCH_STRATEGIC, "{}",
         "Content-Type: application/strategic-merge-patch+json"},
        {KIN_PATCH_APPLY, "{}", "Content-Type: application/apply-patch+yaml"},
    };
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        KIN_AUTO(kin_object) *pod = NULL;
        KIN_AUTO(kin_document) *body = NULL;
        test_transport_init(&t.transport, one_pod, 1);
        TRY(parse(alloc, rows[i].body, &body));
        const kin_patch patch = {.type = rows[i].type,
                                 .body = kin_document_root(body)};
        TRY(write_patch(t.client, &test_pods,
                        (kin_namespaced_name){NS, kin_s("p")}, &patch,
                        KIN_OPTS(kin_call_opts, .field_manager = kin_s("me"),
                                 .is_forced = rows[i].type == KIN_PATCH_APPLY),
                        &pod, NULL));
        assert_true(test_transport_has_line(&t.transport, 0, rows[i].line));
        assert_string_equal(test_transport_body(&t.transport, 0), rows[i].body);
    }
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "PATCH https://s/base/api/v1/namespaces/n/pods/p?force=true&"
        "fieldManager=me"));
    return 0;
}

KIN_TEST(rejects_invalid_patches)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *body = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(parse(alloc, "{}", &body));
    kin_patch patch = {.type = KIN_PATCH_APPLY,
                       .body = kin_document_root(body)};
    TRY_FAIL(write_patch(t.client, &test_pods,
                         (kin_namespaced_name){NS, kin_s("p")}, &patch, NULL,
                         NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message,
                        "patch pods: an apply needs a field manager");
    patch.type = KIN_PATCH_JSON;
    TRY_FAIL(write_patch(t.client, &test_pods,
                         (kin_namespaced_name){NS, kin_s("p")}, &patch, NULL,
                         NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "patch pods: the body is not an array");
    patch.type = KIN_PATCH_MERGE;
    TRY_FAIL(write_patch(t.client, &test_pods,
                         (kin_namespaced_name){NS, kin_s("p")}, &patch,
                         KIN_OPTS(kin_call_opts, .is_forced = true), NULL,
                         &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "patch pods: only an apply can be forced");
    patch.type = (kin_patch_type)4;
    TRY_FAIL(write_patch(t.client, &test_pods,
                         (kin_namespaced_name){NS, kin_s("p")}, &patch, NULL,
                         NULL, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_client_patch(t.client, &test_pods, NULL, NULL, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(t.transport.count, 0);
    return 0;
}

#define PARTIAL_NOT                                                            \
    "update pods: the object is partial: fields that were not kept would be "  \
    "deleted; send a patch instead"

/* A pod with the name and version of TEST_POD, and a field in its spec. */
static int versioned(const kin_allocator *alloc, kin_object **ret)
{
    return kin_object_parse(
        alloc,
        kin_s("{\"metadata\":{\"name\":\"p\",\"namespace\":\"n\","
              "\"resourceVersion\":\"7\"},\"spec\":{\"a\":1}}"),
        ret, NULL);
}

/* Namespace, name and version are those of the base. */
KIN_TEST(an_edit_knows_its_base)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY(versioned(alloc, &pod));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(alloc, pod);
    pod = kin_object_unref(pod); /* the edit keeps it alive */
    kin_edit_set_int(edit, kin_edit_at(edit, "spec.a"), 2);
    TRY(kin_client_update(t.client, &test_pods, edit, NULL, NULL, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0, "PUT https://s/base/api/v1/namespaces/n/pods/p"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"metadata\":{\"name\":\"p\",\"namespace\":\"n\","
                        "\"resourceVersion\":\"7\"},\"spec\":{\"a\":2}}");
    return 0;
}

KIN_TEST(an_update_with_a_partial_edit_is_rejected)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY(parse(alloc, TEST_POD, &body));
    kin__arena_set_partial(body->arena);
    TRY(kin_object_new(body, &pod, NULL));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(alloc, pod);
    kin_edit_set_int(edit, kin_edit_at(edit, "x"), 1);
    TRY_FAIL(kin_client_update(t.client, &test_pods, edit,
                               KIN_OPTS(kin_call_opts, .ns = NS), NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, PARTIAL_NOT);
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST(creates_from_json)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, one_pod, 1, NULL));
    TRY(kin_edit_parse(alloc, kin_s("{\"metadata\":{\"name\":\"p\"}}"), &edit,
                       NULL));
    TRY_FAIL(kin_client_create(t.client, &test_pods, edit, NULL, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "create pods: the namespace is empty");
    kin_edit_set_int(edit, kin_edit_at(edit, "spec.a"), 2);
    TRY(kin_client_create(t.client, &test_pods, edit,
                          KIN_OPTS(kin_call_opts, .ns = NS), NULL, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0, "POST https://s/base/api/v1/namespaces/n/pods"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"metadata\":{\"name\":\"p\"},\"spec\":{\"a\":2}}");
    KIN_AUTO(kin_edit) *bad = NULL;
    TRY_FAIL(kin_edit_parse(alloc, kin_s("{"), &bad, NULL), KIN_EPARSE);
    return 0;
}

KIN_TEST(an_edit_is_the_smallest_patch)
{
    static const struct {
        kin_patch_type type;
        const char *body;
    } rows[] = {
        {KIN_PATCH_JSON, "[{\"op\":\"replace\",\"path\":\"/spec/a\","
                         "\"value\":2}]"},
        {KIN_PATCH_MERGE, "{\"spec\":{\"a\":2}}"},
    };
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(versioned(alloc, &pod));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(alloc, pod);
    kin_edit_set_int(edit, kin_edit_at(edit, "spec.a"), 2);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_transport_init(&t.transport, one_pod, 1);
        TRY(kin_client_patch(
            t.client, &test_pods,
            KIN_OPTS(kin_patch, .type = rows[i].type, .edit = edit), NULL, NULL,
            NULL));
        assert_true(test_transport_has_line(
            &t.transport, 0,
            "PATCH https://s/base/api/v1/namespaces/n/pods/p"));
        assert_string_equal(test_transport_body(&t.transport, 0), rows[i].body);
    }
    return 0;
}

/* The result is the base: the object itself, or a new one with its value. */
KIN_TEST(an_edit_that_changes_nothing_is_not_sent)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *same = NULL;
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_edit) *over = NULL;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(versioned(alloc, &pod));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(alloc, pod);
    kin_edit_set_int(edit, kin_edit_at(edit, "spec.a"), 1);
    TRY(kin_client_patch(
        t.client, &test_pods,
        KIN_OPTS(kin_patch, .type = KIN_PATCH_MERGE, .edit = edit), NULL, &same,
        NULL));
    assert_ptr_equal(same, pod);
    TRY(kin_edit_new(alloc, kin_object_value(pod), &over, NULL));
    TRY(kin_client_patch(
        t.client, &test_pods,
        KIN_OPTS(kin_patch, .type = KIN_PATCH_JSON, .edit = over), NULL, &made,
        NULL));
    assert_str_equal(kin_object_resource_version(made), "7");
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST(rejects_edits_that_are_not_patches)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(versioned(alloc, &pod));
    KIN_AUTO(kin_edit) *edit = kin_edit_new_change(alloc, pod);
    kin_patch patch = {
        .size = sizeof(patch), .type = KIN_PATCH_STRATEGIC, .edit = edit};
    TRY_FAIL(kin_client_patch(t.client, &test_pods, &patch, NULL, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "patch: a strategic patch needs a body");
    patch.body = kin_object_value(pod);
    TRY_FAIL(kin_client_patch(t.client, &test_pods, &patch, NULL, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message,
                        "patch pods: a patch is either an edit or a body");
    patch = (kin_patch){.size = sizeof(patch), .type = KIN_PATCH_MERGE};
    assert_int_equal(
        kin_client_patch(t.client, &test_pods, &patch, NULL, NULL, &err),
        KIN_ENOMEM);
    patch.size = 0;
    TRY_FAIL(kin_client_patch(t.client, &test_pods, &patch, NULL, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST(invalid_arguments_send_no_request)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *body = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_call_opts odd = KIN_INIT(kin_call_opts);

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(parse(alloc, "{\"metadata\":{}}", &body));
    kin_value root = kin_document_root(body);
    assert_int_equal(kin_client_get(t.client, &test_pods, kin_named("", "p"),
                                    NULL, NULL, &err),
                     KIN_EINVAL);
    assert_string_equal(err.message, "get pods: the namespace is empty");
    assert_int_equal(kin_client_get(t.client, &test_pods,
                                    (kin_namespaced_name){NS, kin_s("")}, NULL,
                                    NULL, NULL),
                     KIN_EINVAL);
    assert_int_equal(
        write_create(t.client, &test_pods, kin_s(""), root, NULL, NULL, NULL),
        KIN_EINVAL);
    assert_int_equal(
        write_update(t.client, &test_pods, NS, root, NULL, NULL, &err),
        KIN_EINVAL);
    assert_string_equal(err.message, "update pods: the name is empty");
    assert_int_equal(write_create(t.client, &test_pods, NS, KIN_VALUE_ABSENT,
                                  NULL, NULL, NULL),
                     KIN_EINVAL);
    assert_int_equal(kin_client_get(NULL, &test_pods,
                                    (kin_namespaced_name){NS, kin_s("p")}, NULL,
                                    NULL, NULL),
                     KIN_EINVAL);
    assert_int_equal(kin_client_get(t.client, NULL,
                                    (kin_namespaced_name){NS, kin_s("p")}, NULL,
                                    NULL, NULL),
                     KIN_EINVAL);
    odd.size = 3;
    assert_int_equal(kin_client_get(t.client, &test_pods,
                                    (kin_namespaced_name){NS, kin_s("p")}, &odd,
                                    NULL, NULL),
                     KIN_EINVAL);
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST(only_local_errors_name_the_call)
{
    static const struct test_reply replies[] = {
        {.code = KIN_ETLS, .cause = KIN_FLOW_BROKEN},
        {.status = 404,
         .body = "{\"kind\":\"Status\",\"message\":\"pods \\\"p\\\" not "
                 "found\",\"reason\":\"NotFound\",\"code\":404}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY_FAIL(kin_client_get(t.client, &test_pods,
                            (kin_namespaced_name){NS, kin_s("p")}, NULL, &pod,
                            &err),
             KIN_ETLS);
    assert_string_equal(err.message, "get pods: script: TLS failure");
    TRY_FAIL(kin_client_get(t.client, &test_pods,
                            (kin_namespaced_name){NS, kin_s("p")}, NULL, &pod,
                            &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "pods \"p\" not found");
    assert_null(pod);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(gets), KIN_TEST_ENTRY(gets_protobuf),
              KIN_TEST_ENTRY(unknown_protobuf_has_its_own_error),
              KIN_TEST_ENTRY(an_invalid_wire_format_is_rejected),
              KIN_TEST_ENTRY(creates), KIN_TEST_ENTRY(creates_subresources),
              KIN_TEST_ENTRY(updates),
              KIN_TEST_ENTRY(rejects_updates_with_partial_objects),
              KIN_TEST_ENTRY(patches), KIN_TEST_ENTRY(rejects_invalid_patches),
              KIN_TEST_ENTRY(an_edit_knows_its_base),
              KIN_TEST_ENTRY(an_update_with_a_partial_edit_is_rejected),
              KIN_TEST_ENTRY(creates_from_json),
              KIN_TEST_ENTRY(an_edit_is_the_smallest_patch),
              KIN_TEST_ENTRY(an_edit_that_changes_nothing_is_not_sent),
              KIN_TEST_ENTRY(rejects_edits_that_are_not_patches),
              KIN_TEST_ENTRY(invalid_arguments_send_no_request),
              KIN_TEST_ENTRY(only_local_errors_name_the_call))
