/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/claim.h"

#include <kin/json.h>

#include "test_client.h"

#define SETS "https://s/base/apis/apps/v1/namespaces/n/replicasets"
#define PODS "https://s/base/api/v1/namespaces/n/pods"

#define SET_OF(uid, meta)                                                      \
    "{\"kind\":\"ReplicaSet\",\"apiVersion\":\"apps/v1\",\"metadata\":{"       \
    "\"name\":\"web\",\"namespace\":\"n\",\"uid\":\"" uid "\"" meta            \
    "},\"spec\":{\"selector\":{\"matchLabels\":{\"app\":\"web\"}}}}"
#define SET SET_OF("r1", "")
#define GOING ",\"deletionTimestamp\":\"2026-01-01T00:00:00Z\""
#define POD(meta)                                                              \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"p\","    \
    "\"namespace\":\"n\",\"uid\":\"p1\",\"resourceVersion\":\"7\"" meta "}}"
#define MATCHING ",\"labels\":{\"app\":\"web\",\"a\":\"b\"}"
#define OTHER ",\"labels\":{\"app\":\"db\"}"
#define OWNED(uid)                                                             \
    ",\"ownerReferences\":[{\"apiVersion\":\"apps/v1\","                       \
    "\"kind\":\"ReplicaSet\",\"name\":\"web\",\"uid\":\"" uid                  \
    "\",\"controller\":true}]"
#define REFUSAL(code, why)                                                     \
    {                                                                          \
        .status = (code),                                                      \
        .body = "{\"kind\":\"Status\",\"apiVersion\":\"v1\","                  \
                "\"status\":\"Failure\",\"reason\":\"" why                     \
                "\",\"code\":" #code "}"                                       \
    }

static const kin_resource replicasets = {"apps", "v1", "replicasets",
                                         "ReplicaSet", false};

static int parse(const kin_allocator *alloc, const char *text, kin_object **ret)
{
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

/* ---- decisions ---- */

static const struct {
    const char *owner;
    const char *object;
    enum kin__claim claim;
} rows[] = {
    {SET, POD(MATCHING), KIN__CLAIM_ADOPT},
    {SET, POD(OTHER), KIN__CLAIM_NOTHING},
    {SET, POD(""), KIN__CLAIM_NOTHING},
    {SET, POD(MATCHING GOING), KIN__CLAIM_NOTHING},
    {SET, POD(MATCHING OWNED("r1")), KIN__CLAIM_KEEP},
    {SET, POD(MATCHING GOING OWNED("r1")), KIN__CLAIM_KEEP},
    {SET, POD(OTHER OWNED("r1")), KIN__CLAIM_RELEASE},
    {SET, POD(MATCHING OWNED("r2")), KIN__CLAIM_NOTHING},
    {SET, POD(OTHER OWNED("r2")), KIN__CLAIM_NOTHING},
    {SET_OF("r1", GOING), POD(MATCHING), KIN__CLAIM_NOTHING},
    {SET_OF("r1", GOING), POD(MATCHING OWNED("r1")), KIN__CLAIM_KEEP},
    {SET_OF("r1", GOING), POD(OTHER OWNED("r1")), KIN__CLAIM_NOTHING},
};

KIN_TEST(decides_about_objects)
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        KIN_AUTO(kin_object) *owner = NULL;
        KIN_AUTO(kin_object) *object = NULL;
        TRY(parse(alloc, rows[i].owner, &owner));
        TRY(parse(alloc, rows[i].object, &object));
        kin_value spec = kin_value_get(kin_object_value(owner), kin_s("spec"));
        enum kin__claim claim = kin__claim_judge(
            owner, kin_value_get(spec, kin_s("selector")), object);
        if (claim != rows[i].claim)
            fail_msg("row %zu: %d", i, (int)claim);
    }
    return 0;
}

/* A missing selector must not match all pods of a namespace. */
KIN_TEST(without_a_selector_nothing_is_claimed)
{
    KIN_AUTO(kin_object) *owner = NULL;
    KIN_AUTO(kin_object) *object = NULL;

    TRY(parse(alloc, SET, &owner));
    TRY(parse(alloc, POD(MATCHING), &object));
    assert_int_equal(kin__claim_judge(owner, kin_value_absent(), object),
                     KIN__CLAIM_NOTHING);
    return 0;
}

/* ---- requests ---- */

static struct kin__claimer claimer_of(struct test_client *t,
                                      const kin_allocator *alloc,
                                      const kin_object *owner)
{
    return (struct kin__claimer){.alloc = alloc,
                                 .client = t->client,
                                 .owner_resource = &replicasets,
                                 .owner = owner,
                                 .resource = &test_pods};
}

KIN_TEST(adopts_after_getting_the_owner)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = SET},
        {.status = 200, .body = POD(MATCHING OWNED("r1"))},
        {.status = 200, .body = POD(MATCHING OWNED("r1"))}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *owner = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *now = NULL;
    KIN_AUTO(kin_object) *again = NULL;

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(parse(alloc, SET, &owner));
    TRY(parse(alloc, POD(MATCHING), &pod));
    struct kin__claimer claimer = claimer_of(&t, alloc, owner);
    TRY(kin__claim_adopt(&claimer, pod, &now, NULL));
    assert_str_equal(kin_object_uid(now), "p1");
    assert_true(test_transport_has_line(&t.transport, 0, "GET " SETS "/web"));
    assert_true(test_transport_has_line(&t.transport, 1, "PATCH " PODS "/p"));
    assert_true(test_transport_has_line(
        &t.transport, 1,
        "Content-Type: application/strategic-merge-patch+json"));
    assert_string_equal(
        test_transport_body(&t.transport, 1),
        "{\"metadata\":{\"ownerReferences\":[{\"apiVersion\":\"apps/v1\","
        "\"kind\":\"ReplicaSet\",\"name\":\"web\",\"uid\":\"r1\","
        "\"controller\":true,\"blockOwnerDeletion\":true}],"
        "\"uid\":\"p1\"}}");
    /* One request for the owner is enough. */
    TRY(kin__claim_adopt(&claimer, pod, &again, NULL));
    assert_int_equal(t.transport.count, 3);
    return 0;
}

KIN_TEST(a_deleted_owner_adopts_nothing)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = SET_OF("r1", GOING)},
        {.status = 200, .body = SET_OF("r9", "")}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *owner = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_object *now = NULL;

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY(parse(alloc, SET, &owner));
    TRY(parse(alloc, POD(MATCHING), &pod));
    struct kin__claimer claimer = claimer_of(&t, alloc, owner);
    TRY_FAIL(kin__claim_adopt(&claimer, pod, &now, NULL), KIN_ENOTFOUND);
    TRY_FAIL(kin__claim_adopt(&claimer, pod, &now, NULL), KIN_ENOTFOUND);
    assert_int_equal(t.transport.count, 2);
    assert_null(now);
    return 0;
}

/* A missing owner is an error, a missing object is not: there is nothing left
 * to adopt. */
KIN_TEST(a_missing_owner_differs_from_a_missing_object)
{
    static const struct test_reply replies[] = {REFUSAL(404, "NotFound"),
                                                {.status = 200, .body = SET},
                                                REFUSAL(404, "NotFound"),
                                                REFUSAL(403, "Forbidden")};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *owner = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_object *now = NULL;

    TRY(test_client_start(&t, alloc, replies, 4, NULL));
    TRY(parse(alloc, SET, &owner));
    TRY(parse(alloc, POD(MATCHING), &pod));
    struct kin__claimer claimer = claimer_of(&t, alloc, owner);
    TRY_FAIL(kin__claim_adopt(&claimer, pod, &now, NULL), KIN_ENOTFOUND);
    TRY(kin__claim_adopt(&claimer, pod, &now, NULL));
    assert_null(now);
    TRY_FAIL(kin__claim_adopt(&claimer, pod, &now, NULL), KIN_EFORBIDDEN);
    return 0;
}

KIN_TEST(releases_without_getting_the_owner)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = POD(OTHER)}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *owner = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    KIN_AUTO(kin_object) *now = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(parse(alloc, SET, &owner));
    TRY(parse(alloc, POD(OTHER OWNED("r1")), &pod));
    struct kin__claimer claimer = claimer_of(&t, alloc, owner);
    TRY(kin__claim_release(&claimer, pod, &now, NULL));
    assert_non_null(now);
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"metadata\":{\"ownerReferences\":[{"
                        "\"$patch\":\"delete\",\"uid\":\"r1\"}],"
                        "\"uid\":\"p1\"}}");
    return 0;
}

KIN_TEST(a_deleted_object_counts_as_released)
{
    static const struct test_reply replies[] = {REFUSAL(404, "NotFound"),
                                                REFUSAL(422, "Invalid"),
                                                REFUSAL(403, "Forbidden")};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_object) *owner = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    kin_object *now = NULL;

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(parse(alloc, SET, &owner));
    TRY(parse(alloc, POD(OTHER OWNED("r1")), &pod));
    struct kin__claimer claimer = claimer_of(&t, alloc, owner);
    TRY(kin__claim_release(&claimer, pod, &now, NULL));
    TRY(kin__claim_release(&claimer, pod, &now, NULL));
    assert_null(now);
    TRY_FAIL(kin__claim_release(&claimer, pod, &now, NULL), KIN_EFORBIDDEN);
    return 0;
}

/* The leak check of the allocator sees a reference that was not released, also
 * one that could not be added. */
KIN_TEST(references_are_held_until_the_end)
{
    struct kin__object_refs refs = {.objects = NULL};
    int r = 0;

    for (int i = 0; i < 3 && r == 0; i++) {
        kin_object *object = NULL;
        r = kin_object_parse(alloc, kin_s("{\"metadata\":{\"name\":\"a\"}}"),
                             &object, NULL);
        if (r == 0)
            r = kin__object_refs_add(&refs, alloc, object, NULL);
    }
    size_t count = refs.count;
    kin__object_refs_done(&refs, alloc);
    assert_int_equal(refs.count, 0);
    TRY(r);
    assert_int_equal(count, 3);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(decides_about_objects),
              KIN_TEST_ENTRY(without_a_selector_nothing_is_claimed),
              KIN_TEST_ENTRY(adopts_after_getting_the_owner),
              KIN_TEST_ENTRY(a_deleted_owner_adopts_nothing),
              KIN_TEST_ENTRY(a_missing_owner_differs_from_a_missing_object),
              KIN_TEST_ENTRY(releases_without_getting_the_owner),
              KIN_TEST_ENTRY(a_deleted_object_counts_as_released),
              KIN_TEST_ENTRY(references_are_held_until_the_end))
