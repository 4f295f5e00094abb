/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/owner.h>

#include <kin/edit.h>
#include <kin/json.h>
#include <kin/store.h>

#include "kin_test.h"
#include "test_json.h"

static const kin_resource deployments = {"apps", "v1", "deployments",
                                         "Deployment", false};
static const kin_resource newer = {"apps", "v2", "deployments", "Deployment",
                                   false};
static const kin_resource replicasets = {"apps", "v1", "replicasets",
                                         "ReplicaSet", false};
static const kin_resource foreign = {"example.com", "v1", "deployments",
                                     "Deployment", false};
static const kin_resource nodes = {NULL, "v1", "nodes", "Node", true};

#define OWNER(kind, name, uid, rest)                                           \
    "{\"apiVersion\":\"" kind "\",\"name\":\"" name "\",\"uid\":\"" uid        \
    "\"" rest "}"
#define MANAGED ",\"controller\":true,\"blockOwnerDeletion\":true"
#define OWNED(references)                                                      \
    "{\"metadata\":{\"name\":\"web-1\",\"namespace\":\"shop\","                \
    "\"ownerReferences\":[" references "]}}"
#define WEB OWNER("apps/v1\",\"kind\":\"Deployment", "web", "u1", MANAGED)
#define APP OWNER("v1\",\"kind\":\"App", "app", "u9", "")

static int parse(const kin_allocator *alloc, const char *text, kin_object **ret)
{
    return kin_object_parse(alloc, kin_s(text), ret, NULL);
}

KIN_TEST(finds_the_controller_among_owners)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_owner owner = {.is_controller = false};

    TRY(parse(alloc, OWNED(APP "," WEB), &object));
    assert_true(kin_owner_at(object, 0, &owner));
    assert_str_equal(owner.kind, "App");
    assert_false(owner.is_controller);
    assert_false(owner.is_blocking);
    assert_true(kin_owner_controller(object, &owner));
    assert_str_equal(owner.api_version, "apps/v1");
    assert_str_equal(owner.kind, "Deployment");
    assert_str_equal(owner.name, "web");
    assert_str_equal(owner.uid, "u1");
    assert_true(owner.is_controller && owner.is_blocking);
    assert_false(kin_owner_at(object, 2, &owner));
    return 0;
}

KIN_TEST(most_objects_have_no_controller)
{
    KIN_AUTO(kin_object) *alone = NULL;
    KIN_AUTO(kin_object) *owned = NULL;
    kin_owner owner;

    TRY(parse(alloc, OWNED(""), &alone));
    TRY(parse(alloc, OWNED(APP), &owned));
    assert_false(kin_owner_controller(alone, &owner));
    assert_false(kin_owner_controller(owned, &owner));
    assert_false(kin_owner_controller(NULL, &owner));
    assert_false(kin_object_is_controlled_by(owned, alone));
    return 0;
}

KIN_TEST(compares_group_and_kind_but_not_version)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_owner owner;

    TRY(parse(alloc, OWNED(WEB "," APP), &object));
    assert_true(kin_owner_at(object, 0, &owner));
    assert_true(kin_owner_is_of(&owner, &deployments));
    assert_true(kin_owner_is_of(&owner, &newer));
    assert_false(kin_owner_is_of(&owner, &replicasets));
    assert_false(kin_owner_is_of(&owner, &foreign));
    assert_true(kin_owner_at(object, 1, &owner));
    assert_true(
        kin_owner_is_of(&owner, &(kin_resource){"", "v1", "apps", "App", 0}));
    return 0;
}

/* The name is not enough: the object may have been replaced. */
KIN_TEST(identifies_an_owner_by_uid)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_object) *web = NULL;
    KIN_AUTO(kin_object) *later = NULL;

    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), &store, NULL));
    TRY(parse(alloc, OWNED(WEB), &object));
    TRY(parse(alloc,
              "{\"metadata\":{\"name\":\"web\",\"namespace\":\"shop\","
              "\"uid\":\"u1\"}}",
              &web));
    TRY(parse(alloc,
              "{\"metadata\":{\"name\":\"web\",\"namespace\":\"shop\","
              "\"uid\":\"u2\"}}",
              &later));
    TRY(kin_store_add(store, web, NULL));
    {
        KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
        TRY_PTR(now);
        const kin_object *found = kin_lister_controller(now, &deployments,
                                                        object);
        assert_non_null(found);
        assert_true(kin_object_is_controlled_by(object, found));
        assert_null(kin_lister_controller(now, &replicasets, object));
        assert_null(kin_lister_controller(now, &deployments, web));
    }
    TRY(kin_store_add(store, later, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    assert_null(kin_lister_controller(now, &deployments, object));
    assert_false(kin_object_is_controlled_by(object, later));
    return 0;
}

KIN_TEST(finds_cluster_scoped_owners)
{
    KIN_AUTO(kin_store) *store = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_object) *node = NULL;

    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), &store, NULL));
    TRY(parse(alloc, OWNED(OWNER("v1\",\"kind\":\"Node", "n1", "u3", MANAGED)),
              &object));
    TRY(parse(alloc, "{\"metadata\":{\"name\":\"n1\",\"uid\":\"u3\"}}", &node));
    TRY(kin_store_add(store, node, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_snapshot_new(store);
    TRY_PTR(now);
    assert_non_null(kin_lister_controller(now, &nodes, object));
    return 0;
}

static int edited(const kin_allocator *alloc, const char *text,
                  const kin_object *owner, int *ret_code, kin_document **ret)
{
    KIN_AUTO(kin_document) *base = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;

    TRY(kin_document_parse(alloc, kin_s(text), &base, NULL));
    TRY(kin_edit_new(alloc, kin_document_root(base), &edit, NULL));
    *ret_code = kin_edit_set_controller(edit, &deployments, owner);
    if (*ret_code == KIN_ENOMEM)
        return KIN_ENOMEM;
    return kin_edit_merge_patch(edit, ret, NULL);
}

#define REFERENCE                                                              \
    "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",\"name\":\"web\","    \
    "\"uid\":\"u1\",\"controller\":true,\"blockOwnerDeletion\":true}"

KIN_TEST(sets_the_controller)
{
    static const struct {
        const char *before;
        int code;
        const char *patch;
    } cases[] = {
        {"{}", 0, "{\"metadata\":{\"ownerReferences\":[" REFERENCE "]}}"},
        {"{\"metadata\":{\"ownerReferences\":[{\"uid\":\"u1\"}]}}", 0,
         "{\"metadata\":{\"ownerReferences\":[" REFERENCE "]}}"},
        {"{\"metadata\":{\"ownerReferences\":[" REFERENCE "]}}", 0, "{}"},
        {"{\"metadata\":{\"ownerReferences\":[{\"uid\":\"u2\"}]}}", 0,
         "{\"metadata\":{\"ownerReferences\":[{\"uid\":\"u2\"}," REFERENCE
         "]}}"},
        {"{\"metadata\":{\"ownerReferences\":[{\"uid\":\"u2\","
         "\"controller\":true}]}}",
         KIN_EEXISTS, "{}"},
    };
    KIN_AUTO(kin_object) *web = NULL;

    TRY(parse(alloc, "{\"metadata\":{\"name\":\"web\",\"uid\":\"u1\"}}", &web));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *patch = NULL;
        int code = 0;
        TRY(edited(alloc, cases[i].before, web, &code, &patch));
        assert_int_equal(code, cases[i].code);
        assert_json_equal(kin_document_root(patch), cases[i].patch);
    }
    return 0;
}

KIN_TEST(rejects_an_owner_without_uid)
{
    KIN_AUTO(kin_object) *web = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    int code = 0;

    TRY(parse(alloc, "{\"metadata\":{\"name\":\"web\"}}", &web));
    TRY(edited(alloc, "{}", web, &code, &patch));
    assert_int_equal(code, KIN_EINVAL);
    assert_json_equal(kin_document_root(patch), "{}");
    assert_int_equal(kin_edit_set_controller(NULL, &deployments, web),
                     KIN_ENOMEM);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_controller_among_owners),
              KIN_TEST_ENTRY(most_objects_have_no_controller),
              KIN_TEST_ENTRY(compares_group_and_kind_but_not_version),
              KIN_TEST_ENTRY(identifies_an_owner_by_uid),
              KIN_TEST_ENTRY(finds_cluster_scoped_owners),
              KIN_TEST_ENTRY(sets_the_controller),
              KIN_TEST_ENTRY(rejects_an_owner_without_uid))
