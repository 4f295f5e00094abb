/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <inttypes.h>
#include <stdio.h>

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

KIN_TEST(creates_four_namespaces_at_the_start)
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

KIN_TEST(deletes_its_content)
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

KIN_TEST(finalize_removes_spec_finalizers)
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

/* Finalize is a PUT like any other. */
KIN_TEST(finalize_is_checked_like_an_update)
{
    TEST_ENGINE test;
    KIN__AUTO_WRITTEN dry = {0};
    KIN_AUTO(kin_object) *before = NULL;
    KIN_AUTO(kin_object) *after = NULL;
    KIN_AUTO(kin_object) *same = NULL;
    const struct kin__write_opts dry_run = {.is_dry_run = true};
    const char *where = "v1/namespaces//n/finalize";

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_create(&test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    &before));
    TRY(test_write(&test, "update", where,
                   "{\"metadata\":{\"name\":\"n\"},\"spec\":{}}", &dry_run,
                   &dry));
    TRY_FAIL(test_update(&test, where,
                         "{\"metadata\":{\"name\":\"n\",\"resourceVersion\":"
                         "\"1\"},\"spec\":{}}",
                         NULL),
             KIN_ECONFLICT);
    TRY_FAIL(test_update(&test, where,
                         "{\"metadata\":{\"name\":\"n\",\"uid\":\"u\"}}", NULL),
             KIN_ECONFLICT);
    TRY_FAIL(test_update(&test, where, "{\"metadata\":{\"name\":\"m\"}}", NULL),
             KIN_EINVAL);
    TRY_FAIL(test_update(&test, where,
                         "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"n\"}}",
                         NULL),
             KIN_EINVAL);
    TRY_FAIL(test_update(&test, where,
                         "{\"metadata\":{\"name\":\"n\"},\"spec\":{"
                         "\"finalizers\":[\"kubernetes\",\"odd\"]}}",
                         NULL),
             KIN_EINVAL);
    assert_string_equal(test.failure.message,
                        "Namespace \"n\" is invalid: spec.finalizers[1]: "
                        "Invalid value: \"odd\": name is neither a standard "
                        "finalizer name nor is it fully qualified");
    TRY(test_update(&test, where,
                    "{\"metadata\":{\"name\":\"n\"},\"spec\":{\"finalizers\":"
                    "[\"kubernetes\"]}}",
                    &same));
    TRY(test_get(&test, "v1/namespaces//n", &after));
    assert_ptr_equal(same, after);
    assert_str_equal(kin_object_resource_version(after),
                     kin_object_resource_version(before).ptr);
    return 0;
}

/* More objects than one batch. */
KIN_TEST(deletes_much_content)
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

/* Adds a finalizer to an object once others are deleted. */
static void intrude(void *userdata)
{
    (void)test_merge(userdata, "v1/configmaps/n/b",
                     "{\"metadata\":{\"finalizers\":[\"x/y\"]}}", NULL);
}

static int fill(struct test_engine *test)
{
    TRY(test_create(test, "v1/namespaces/", "{\"metadata\":{\"name\":\"n\"}}",
                    NULL));
    /* One more than a batch; "b" comes last. */
    for (int i = 0; i < (is_torture ? 3 : 256); i++)
        TRY(test_create(test, "v1/configmaps/n",
                        "{\"metadata\":{\"generateName\":\"a-\"}}", NULL));
    return test_create(test, "v1/configmaps/n",
                       "{\"metadata\":{\"name\":\"b\"}}", NULL);
}

KIN_TEST(a_finalizer_added_meanwhile_keeps_it)
{
    TEST_ENGINE test;
    KIN__AUTO_WATCH *watch = NULL;
    struct kin__watch_opts opts = {.wake = intrude, .userdata = &test};
    char version[32];
    char text[64];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(fill(&test));
    (void)snprintf(version, sizeof(version), "%" PRIu64,
                   kin__engine_version(test.engine));
    opts.version = kin_s(version);
    TRY(test_watch(&test, "v1/configmaps", "n", &opts, &watch));
    assert_string_equal(test_next(watch, text, sizeof(text)), "wait");
    TRY(test_delete(&test, "v1/namespaces//n", NULL, NULL));
    if (is_torture)
        return kin_test_out_of_memory() ? KIN_ENOMEM : 0;
    TRY(test_get(&test, "v1/configmaps/n/b", NULL));
    TRY(test_get(&test, "v1/namespaces//n", NULL));
    TRY(test_merge(&test, "v1/configmaps/n/b",
                   "{\"metadata\":{\"finalizers\":null}}", NULL));
    TRY_FAIL(test_get(&test, "v1/configmaps/n/b", NULL), KIN_ENOTFOUND);
    TRY_FAIL(test_get(&test, "v1/namespaces//n", NULL), KIN_ENOTFOUND);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(creates_four_namespaces_at_the_start),
        KIN_TEST_ENTRY(deletes_its_content),
        KIN_TEST_ENTRY(finalizers_keep_it_terminating),
        KIN_TEST_ENTRY(finalize_removes_spec_finalizers),
        KIN_TEST_ENTRY(finalize_is_checked_like_an_update),
        KIN_TEST_ENTRY(deletes_much_content),
        KIN_TEST_ENTRY(a_finalizer_added_meanwhile_keeps_it),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
