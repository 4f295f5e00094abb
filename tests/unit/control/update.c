/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/update.h>

#include <kin/edit.h>

#include "base/str.h"
#include "object/document.h"
#include "test_client.h"

#define PODS "https://s/base/api/v1/namespaces/n/pods"
#define POD(version, rest)                                                     \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"p\","    \
    "\"namespace\":\"n\",\"uid\":\"u1\",\"resourceVersion\":\"" version        \
    "\"}" rest "}"
#define PHASE(phase) ",\"status\":{\"phase\":\"" phase "\"}"
#define CONFLICT                                                               \
    {                                                                          \
        .status = 409, .body = "{\"kind\":\"Status\",\"apiVersion\":\"v1\","   \
                               "\"status\":\"Failure\","                       \
                               "\"reason\":\"Conflict\",\"code\":409}"         \
    }

/* The desired phase, and how often the callback was called. */
struct wish {
    const char *phase;
    int code; /* instead */
    int calls;
    char seen[64]; /* versions */
};

static int fill_phase(kin_edit *edit, const kin_object *object, void *userdata)
{
    struct wish *wish = userdata;
    size_t len = strlen(wish->seen);

    wish->calls++;
    snprintf(wish->seen + len, sizeof(wish->seen) - len, "%s ",
             kin_object_resource_version(object).ptr);
    if (wish->code < 0)
        return wish->code;
    kin_spot at = kin_edit_member(edit, kin_edit_root(), kin_s("status"));
    return kin_edit_set_str(edit, kin_edit_member(edit, at, kin_s("phase")),
                            kin_s(wish->phase));
}

static kin_update phase_of(const kin_object *pod, struct wish *wish)
{
    kin_update update = KIN_INIT(kin_update);

    update.resource = &test_pods;
    update.object = pod;
    update.subresource = kin_s("status");
    update.fill = fill_phase;
    update.userdata = wish;
    return update;
}

static int parse(const kin_allocator *alloc, const char *text, kin_object **ret)
{
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

KIN_TEST(sends_changes_with_the_version)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = POD("8", PHASE("Failed"))}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *written = NULL;
    struct wish wish = {.phase = "Failed"};

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(parse(alloc, POD("7", PHASE("Running") ",\"spec\":{\"a\":1}"), &pod));
    kin_update update = phase_of(pod, &wish);
    TRY(kin_client_update_with_retry(t.client, &update, NULL, &written, NULL));
    assert_str_equal(kin_object_resource_version(written), "8");
    assert_int_equal(t.transport.count, 1);
    assert_true(
        test_transport_has_line(&t.transport, 0, "PATCH " PODS "/p/status"));
    assert_true(test_transport_has_line(
        &t.transport, 0, "Content-Type: application/merge-patch+json"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"status\":{\"phase\":\"Failed\"},"
                        "\"metadata\":{\"resourceVersion\":\"7\"}}");
    return 0;
}

KIN_TEST(sends_nothing_if_unchanged)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *same = NULL;
    struct wish wish = {.phase = "Running"};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(parse(alloc, POD("7", PHASE("Running")), &pod));
    kin_update update = phase_of(pod, &wish);
    TRY(kin_client_update_with_retry(t.client, &update, NULL, &same, NULL));
    assert_ptr_equal(same, pod);
    assert_int_equal(t.transport.count, 0);
    assert_int_equal(wish.calls, 1);
    return 0;
}

KIN_TEST(can_send_the_whole_object)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = POD("8", PHASE("Running"))},
        {.status = 200, .body = POD("9", PHASE("Failed"))}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    struct wish wish = {.phase = "Running"};

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY(parse(alloc, POD("7", PHASE("Running")), &pod));
    kin_update update = phase_of(pod, &wish);
    update.is_sent_always = true;
    TRY(kin_client_update_with_retry(t.client, &update, NULL, NULL, NULL));
    assert_true(
        test_transport_has_line(&t.transport, 0, "PUT " PODS "/p/status"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        POD("7", PHASE("Running")));
    wish.phase = "Failed";
    update.is_sent_always = false;
    update.how = KIN_UPDATE_WHOLE;
    TRY(kin_client_update_with_retry(t.client, &update, NULL, NULL, NULL));
    assert_string_equal(test_transport_body(&t.transport, 1),
                        POD("7", PHASE("Failed")));
    return 0;
}

KIN_TEST(retries_a_conflict_with_the_current_object)
{
    static const struct test_reply replies[] = {
        CONFLICT,
        {.status = 200, .body = POD("9", PHASE("Running"))},
        CONFLICT,
        {.status = 200, .body = POD("11", PHASE("Failed"))}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *written = NULL;
    struct wish wish = {.phase = "Failed"};

    TRY(test_client_start(&t, alloc, replies, 4, NULL));
    TRY(parse(alloc, POD("7", PHASE("Running")), &pod));
    kin_update update = phase_of(pod, &wish);
    TRY(kin_client_update_with_retry(t.client, &update, NULL, &written, NULL));
    /* Another client has made the change: nothing is left to send. */
    assert_int_equal(t.transport.count, 4);
    assert_string_equal(wish.seen, "7 9 11 ");
    assert_str_equal(kin_object_resource_version(written), "11");
    assert_true(test_transport_has_line(&t.transport, 1, "GET " PODS "/p"));
    assert_non_null(strstr(test_transport_body(&t.transport, 2),
                           "\"resourceVersion\":\"9\""));
    return 0;
}

KIN_TEST(gives_up_after_repeated_conflicts)
{
    static const struct test_reply replies[] = {
        CONFLICT, {.status = 200, .body = POD("9", "")}, CONFLICT};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    struct wish wish = {.phase = "Failed"};

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(parse(alloc, POD("7", ""), &pod));
    kin_update update = phase_of(pod, &wish);
    update.retry = KIN_OPTS(kin_retry_opts, .steps = 2);
    TRY_FAIL(kin_client_update_with_retry(t.client, &update, NULL, NULL, NULL),
             KIN_ECONFLICT);
    assert_int_equal(t.transport.count, 3);
    return 0;
}

/* It was deleted and recreated by another client. */
KIN_TEST(does_not_touch_a_replaced_object)
{
    static const struct test_reply replies[] = {
        CONFLICT,
        {.status = 200,
         .body = "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{"
                 "\"name\":\"p\",\"namespace\":\"n\",\"uid\":\"u2\","
                 "\"resourceVersion\":\"9\"}}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    struct wish wish = {.phase = "Failed"};
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY(parse(alloc, POD("7", ""), &pod));
    kin_update update = phase_of(pod, &wish);
    TRY_FAIL(kin_client_update_with_retry(t.client, &update, NULL, NULL, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "pods \"p\" has been replaced by another object");
    assert_int_equal(wish.calls, 1);
    return 0;
}

KIN_TEST(fetches_a_partial_object_first)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = POD("9", "")},
        {.status = 200, .body = POD("10", PHASE("Failed"))}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *part = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    struct wish wish = {.phase = "Failed"};

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY(kin_document_parse(alloc, kin_s(POD("7", "")), &part, NULL));
    kin__arena_set_partial(part->arena);
    TRY(kin_object_new(part, &pod, NULL));
    kin_update update = phase_of(pod, &wish);
    TRY(kin_client_update_with_retry(t.client, &update, NULL, NULL, NULL));
    assert_string_equal(wish.seen, "9 ");
    return 0;
}

KIN_TEST(a_failing_callback_ends_the_update)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    struct wish wish = {.phase = "Failed", .code = KIN_EINVAL};
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(parse(alloc, POD("7", ""), &pod));
    kin_update update = phase_of(pod, &wish);
    TRY_FAIL(kin_client_update_with_retry(t.client, &update, NULL, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "invalid argument");
    update.fill = NULL;
    assert_int_equal(
        kin_client_update_with_retry(t.client, &update, NULL, NULL, NULL),
        KIN_EINVAL);
    assert_int_equal(
        kin_client_update_with_retry(t.client, NULL, NULL, NULL, NULL),
        KIN_EINVAL);
    assert_int_equal(t.transport.count, 0);
    return 0;
}

static void count_destroy(void *userdata)
{
    ((struct wish *)userdata)->calls += 100;
}

KIN_TEST(userdata_is_destroyed_once)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    struct wish wish = {.phase = "Failed", .code = KIN_EINVAL};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(parse(alloc, POD("7", ""), &pod));
    kin_update update = phase_of(pod, &wish);
    update.destroy = count_destroy;
    TRY_FAIL(kin_client_update_with_retry(t.client, &update, NULL, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(wish.calls, 101);
    update.fill = NULL;
    assert_int_equal(
        kin_client_update_with_retry(t.client, &update, NULL, NULL, NULL),
        KIN_EINVAL);
    assert_int_equal(wish.calls, 201);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(userdata_is_destroyed_once),
              KIN_TEST_ENTRY(sends_changes_with_the_version),
              KIN_TEST_ENTRY(sends_nothing_if_unchanged),
              KIN_TEST_ENTRY(can_send_the_whole_object),
              KIN_TEST_ENTRY(retries_a_conflict_with_the_current_object),
              KIN_TEST_ENTRY(gives_up_after_repeated_conflicts),
              KIN_TEST_ENTRY(does_not_touch_a_replaced_object),
              KIN_TEST_ENTRY(fetches_a_partial_object_first),
              KIN_TEST_ENTRY(a_failing_callback_ends_the_update))
