/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include "kin_test.h"
#include "server/stamp.h"
#include "test_engine.h"

static bool is_torture;

static kin_str phase_of(const kin_object *space)
{
    return kin_value_str(
        kin_value_get(kin_value_get(kin_object_value(space), kin_s("status")),
                      kin_s("phase")));
}

KIN_TEST(four_are_there_from_the_start)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;
    KIN_AUTO(kin_object) *space = NULL;
    char names[128];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_list(&test, "v1/namespaces", "", NULL, &list));
    assert_string_equal(test_names(list, names, sizeof(names)),
                        "default,kube-node-lease,kube-public,kube-system");
    TRY(test_get(&test, "v1/namespaces//default", &space));
    assert_str_equal(phase_of(space), "Active");
    assert_str_equal(
        kin_value_str(kin_value_get(kin_object_labels(space),
                                    kin_s("kubernetes.io/metadata.name"))),
        "default");
    TRY_FAIL(test_delete(&test, "v1/namespaces//default", NULL, NULL),
             KIN_EFORBIDDEN);
    assert_string_equal(test.failure.message,
                        "namespaces \"default\" is forbidden: this namespace "
                        "may not be deleted");
    return 0;
}

KIN_TEST(what_is_in_one_goes_with_it)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *pods = NULL;
    KIN__AUTO_LIST *maps = NULL;
    struct kin__deleted deleted = {0};
    char names[64];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    TRY(test_create(&test, "v1/configmaps/n", "{\"metadata\":{\"name\":\"a\"}}",
                    NULL));
    TRY(test_create(&test, "v1/pods/n", "{\"metadata\":{\"name\":\"b\"}}",
                    NULL));
    TRY(test_create(&test, "v1/configmaps/default",
                    "{\"metadata\":{\"name\":\"c\"}}", NULL));
    TRY(test_delete(&test, "v1/namespaces//n", NULL, &deleted));
    KIN_AUTO(kin_object) *last = deleted.object;
    assert_str_equal(phase_of(last), "Terminating");
    assert_true(deleted.is_object);
    int r = test_get(&test, "v1/namespaces//n", NULL);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(r, KIN_ENOTFOUND);
    TRY(test_list(&test, "v1/pods", "", NULL, &pods));
    assert_int_equal(kin__list_count(pods), 0);
    TRY(test_list(&test, "v1/configmaps", "", NULL, &maps));
    assert_string_equal(test_names(maps, names, sizeof(names)), "c");
    return 0;
}

KIN_TEST(finalizers_keep_it_terminating)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *space = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    TRY(test_create(&test, "v1/configmaps/n",
                    "{\"metadata\":{\"name\":\"a\",\"finalizers\":[\"x/y\"]}}",
                    NULL));
    TRY(test_delete(&test, "v1/namespaces//n", NULL, NULL));
    TRY(test_get(&test, "v1/namespaces//n", &space));
    assert_str_equal(phase_of(space), "Terminating");
    TRY_FAIL(test_create(&test, "v1/configmaps/n",
                         "{\"metadata\":{\"name\":\"x\"}}", NULL),
             KIN_EFORBIDDEN);
    assert_string_equal(test.failure.message,
                        "configmaps \"x\" is forbidden: unable to create new "
                        "content in namespace n because it is being "
                        "terminated");
    assert_int_equal(test.failure.cause_count, 1);
    assert_string_equal(test.failure.causes[0].reason, "NamespaceTerminating");
    TRY(test_delete(&test, "v1/namespaces//n", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_merge(&test, "v1/configmaps/n/a",
                   "{\"metadata\":{\"finalizers\":null}}", NULL));
    int r = test_get(&test, "v1/namespaces//n", NULL);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(r, KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(finalizers_of_its_own_are_removed_by_finalize)
{
    TEST_ENGINE test;
    KIN_AUTO(kin_object) *last = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    TRY(test_update(&test, "v1/namespaces//n/finalize",
                    "{\"metadata\":{\"name\":\"n\"},\"spec\":{\"finalizers\":"
                    "[\"kubernetes\",\"x.io/y\"]}}",
                    NULL));
    TRY(test_delete(&test, "v1/namespaces//n", NULL, NULL));
    TRY(test_get(&test, "v1/namespaces//n", NULL));
    TRY(test_update(&test, "v1/namespaces//n/finalize",
                    "{\"metadata\":{\"name\":\"n\"},\"spec\":{}}", &last));
    assert_str_equal(phase_of(last), "Terminating");
    TRY_FAIL(test_get(&test, "v1/namespaces//n", NULL), KIN_ENOTFOUND);
    return 0;
}

/* More than are deleted at once. */
KIN_TEST(crowded_ones_go_too)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    for (int i = 0; i < (is_torture ? 3 : 600); i++)
        TRY(test_create(&test, "v1/configmaps/n",
                        "{\"metadata\":{\"generateName\":\"a-\"}}", NULL));
    TRY(test_delete(&test, "v1/namespaces//n", NULL, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(test_list(&test, "v1/configmaps", "", NULL, &list));
    assert_int_equal(kin__list_count(list), 0);
    TRY_FAIL(test_get(&test, "v1/namespaces//n", NULL), KIN_ENOTFOUND);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(four_are_there_from_the_start),
        KIN_TEST_ENTRY(what_is_in_one_goes_with_it),
        KIN_TEST_ENTRY(finalizers_keep_it_terminating),
        KIN_TEST_ENTRY(finalizers_of_its_own_are_removed_by_finalize),
        KIN_TEST_ENTRY(crowded_ones_go_too),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
