/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/update.h>

#include "test_client.h"

#define PODS "https://s/base/api/v1/namespaces/n/pods"
#define POD(version, rest)                                                     \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"p\","    \
    "\"namespace\":\"n\",\"uid\":\"u1\",\"resourceVersion\":\"" version        \
    "\"" rest "}}"
#define STATUS(reason, code)                                                   \
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","       \
    "\"reason\":\"" reason "\",\"code\":" code "}"
#define LOCKED(finalizers)                                                     \
    "{\"metadata\":{\"finalizers\":" finalizers ",\"resourceVersion\":\"7\"}}"

static int parse(const kin_allocator *alloc, const char *text, kin_object **ret)
{
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

static kin_finalizer mine_of(const kin_object *pod)
{
    return (kin_finalizer){.size = sizeof(kin_finalizer),
                           .resource = &test_pods,
                           .object = pod,
                           .name = kin_s("a.b/mine")};
}

KIN_TEST(reads_finalizers_of_an_object)
{
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *going = NULL;

    TRY(parse(alloc, POD("7", ",\"finalizers\":[\"x\",\"a.b/mine\"]"), &pod));
    TRY(parse(alloc,
              POD("7", ",\"deletionTimestamp\":\"2026-01-02T03:04:05Z\""),
              &going));
    assert_true(kin_object_has_finalizer(pod, kin_s("a.b/mine")));
    assert_false(kin_object_has_finalizer(pod, kin_s("a.b/min")));
    assert_false(kin_object_has_finalizer(going, kin_s("x")));
    assert_false(kin_object_is_deleting(pod));
    assert_true(kin_object_is_deleting(going));
    return 0;
}

struct change {
    const char *before; /* in the metadata */
    bool is_added;
    const char *patch; /* NULL: nothing is sent */
};

static int make_change(const kin_allocator *alloc, const struct change *change)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = POD("8", "")}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *ret = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(parse(alloc, change->before, &pod));
    kin_finalizer mine = mine_of(pod);
    if (change->is_added)
        TRY(kin_finalizer_add(t.client, &mine, NULL, &ret, NULL));
    else
        TRY(kin_finalizer_remove(t.client, &mine, NULL, &ret, NULL));
    assert_int_equal(t.transport.count, change->patch ? 1 : 0);
    assert_str_equal(kin_object_resource_version(ret),
                     change->patch ? "8" : "7");
    if (!change->patch)
        return 0;
    assert_true(test_transport_has_line(&t.transport, 0, "PATCH " PODS "/p"));
    assert_string_equal(test_transport_body(&t.transport, 0), change->patch);
    return 0;
}

KIN_TEST(sends_the_list_and_the_version)
{
    static const struct change changes[] = {
        {POD("7", ""), true, LOCKED("[\"a.b/mine\"]")},
        {POD("7", ",\"finalizers\":[\"x\"]"), true,
         LOCKED("[\"x\",\"a.b/mine\"]")},
        {POD("7", ",\"finalizers\":[\"a.b/mine\"]"), true, NULL},
        {POD("7", ",\"finalizers\":[\"x\",\"a.b/mine\",\"y\"]"), false,
         LOCKED("[\"x\",\"y\"]")},
        {POD("7", ",\"finalizers\":[\"a.b/mine\"]"), false, LOCKED("null")},
        /* Servers accept duplicates. */
        {POD("7", ",\"finalizers\":[\"a.b/mine\",\"x\",\"a.b/mine\"]"), false,
         LOCKED("[\"x\"]")},
        {POD("7", ",\"finalizers\":[\"a.b/mine\",\"a.b/mine\"]"), false,
         LOCKED("null")},
        {POD("7", ",\"finalizers\":[\"x\"]"), false, NULL},
        {POD("7", ""), false, NULL},
    };

    for (size_t i = 0; i < sizeof(changes) / sizeof(changes[0]); i++)
        TRY(make_change(alloc, &changes[i]));
    return 0;
}

/* Finalizers of others must not get lost. */
KIN_TEST(a_conflict_keeps_changes_of_others)
{
    static const struct test_reply replies[] = {
        {.status = 409, .body = STATUS("Conflict", "409")},
        {.status = 200, .body = POD("9", ",\"finalizers\":[\"new\"]")},
        {.status = 200, .body = POD("10", "")}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(parse(alloc, POD("7", ""), &pod));
    kin_finalizer mine = mine_of(pod);
    TRY(kin_finalizer_add(t.client, &mine, NULL, NULL, NULL));
    assert_string_equal(test_transport_body(&t.transport, 2),
                        "{\"metadata\":{\"finalizers\":[\"new\",\"a.b/mine\"],"
                        "\"resourceVersion\":\"9\"}}");
    return 0;
}

KIN_TEST(removing_from_a_deleted_object_succeeds)
{
    static const struct test_reply replies[] = {
        {.status = 404, .body = STATUS("NotFound", "404")},
        {.status = 404, .body = STATUS("NotFound", "404")},
        {.status = 403, .body = STATUS("Forbidden", "403")}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *bare = NULL;
    kin_object *ret = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(parse(alloc, POD("7", ",\"finalizers\":[\"a.b/mine\"]"), &pod));
    TRY(parse(alloc, POD("7", ""), &bare));
    kin_finalizer mine = mine_of(pod);
    kin_finalizer wanted = mine_of(bare);
    TRY(kin_finalizer_remove(t.client, &mine, NULL, &ret, &err));
    assert_null(ret);
    assert_int_equal(err.code, 0);
    TRY_FAIL(kin_finalizer_add(t.client, &wanted, NULL, NULL, NULL),
             KIN_ENOTFOUND);
    TRY_FAIL(kin_finalizer_remove(t.client, &mine, NULL, &ret, &err),
             KIN_EFORBIDDEN);
    assert_int_equal(err.code, KIN_EFORBIDDEN);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_finalizers_of_an_object),
              KIN_TEST_ENTRY(sends_the_list_and_the_version),
              KIN_TEST_ENTRY(a_conflict_keeps_changes_of_others),
              KIN_TEST_ENTRY(removing_from_a_deleted_object_succeeds))
