/* SPDX-License-Identifier: Apache-2.0 */
/* The objects that every namespace has, on an embedded server. */
#include "controllers_fixture.h"

#define NAMES "serviceaccount,root-ca-cert-publisher"
#define MAP "kube-root-ca.crt"

static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};
static const kin_resource accounts = {"", "v1", "serviceaccounts",
                                      "ServiceAccount", false};
static const kin_resource maps = {"", "v1", "configmaps", "ConfigMap", false};

static bool exists(const kin_object *object)
{
    return object && !kin_object_is_deleting(object);
}

/* Without TLS the CA is empty. */
static bool has_ca(const kin_object *object)
{
    if (!object)
        return false;
    kin_value data = kin_value_get(kin_object_value(object), KIN__S("data"));
    kin_value text = kin_value_get(data, KIN__S("ca.crt"));
    return kin_value_count(data) == 1 && kin_value_exists(text) &&
           kin_value_str(text).len == 0;
}

static void await_both(struct cluster *cluster, const char *ns)
{
    cluster_await(cluster, &accounts, ns, "default", exists);
    cluster_await(cluster, &maps, ns, MAP, has_ca);
}

KIN_TEST(old_and_new_namespaces_get_the_objects)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_create(&cluster, &namespaces, "", "{'metadata':{'name':'a'}}",
                       NULL));
    TRY(cluster_create(&cluster, &accounts, "a",
                       "{'metadata':{'name':'default','labels':{'a':'b'}}}",
                       NULL));
    TRY(cluster_start(&cluster, NAMES, NULL, 0));
    await_both(&cluster, "a");
    await_both(&cluster, "kube-system");
    TRY(cluster_create(&cluster, &namespaces, "", "{'metadata':{'name':'b'}}",
                       NULL));
    await_both(&cluster, "b");
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST(deleted_and_changed_objects_are_restored)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_start(&cluster, NAMES, NULL, 0));
    await_both(&cluster, "default");
    TRY(cluster_delete(&cluster, &accounts, "default", "default",
                       KIN_PROPAGATION_DEFAULT));
    TRY(cluster_delete(&cluster, &maps, "default", MAP,
                       KIN_PROPAGATION_DEFAULT));
    await_both(&cluster, "default");
    TRY(cluster_patch(&cluster, &maps, "default", MAP,
                      "{'data':{'ca.crt':'wrong','more':'x'}}"));
    cluster_await(&cluster, &maps, "default", MAP, has_ca);
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

static bool is_terminating(const kin_object *object)
{
    return object && kin_object_is_deleting(object);
}

/* When a later namespace has its objects, the earlier one has been handled. */
KIN_TEST(namespaces_that_are_deleted_get_nothing)
{
    CLUSTER cluster;

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(cluster_create(&cluster, &namespaces, "", "{'metadata':{'name':'a'}}",
                       NULL));
    TRY(cluster_delete(&cluster, &namespaces, "", "a",
                       KIN_PROPAGATION_DEFAULT));
    cluster_await(&cluster, &namespaces, "", "a", is_terminating);
    TRY(cluster_start(&cluster, NAMES, NULL, 0));
    await_both(&cluster, "default");
    TRY(cluster_create(&cluster, &namespaces, "", "{'metadata':{'name':'b'}}",
                       NULL));
    await_both(&cluster, "b");
    assert_false(cluster_has(&cluster, &accounts, "a", "default"));
    assert_false(cluster_has(&cluster, &maps, "a", MAP));
    assert_int_equal(cluster_end(&cluster), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(old_and_new_namespaces_get_the_objects),
              KIN_TEST_ENTRY(deleted_and_changed_objects_are_restored),
              KIN_TEST_ENTRY(namespaces_that_are_deleted_get_nothing))
