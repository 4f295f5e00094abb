/* SPDX-License-Identifier: Apache-2.0 */
/* Headers that `kin gen` generated from manifests during the build. */
#include <kin/json.h>

#include "apps_example/v1.h"
#include "apps_example/v2beta1.h"
#include "samplecontroller/v1alpha1.h"
#include "test_client.h"

#define FOO                                                                    \
    "{\"apiVersion\":\"samplecontroller.k8s.io/v1alpha1\",\"kind\":\"Foo\","   \
    "\"metadata\":{\"name\":\"example-foo\",\"namespace\":\"default\"},"       \
    "\"spec\":{\"deploymentName\":\"example\",\"replicas\":1}}"

static const struct test_reply one_foo[] = {{.status = 200, .body = FOO}};

static int foo_of(const kin_allocator *alloc, const char *text,
                  samplecontroller_v1alpha1_foo *ret)
{
    kin_object *object = NULL;
    int r = kin_object_parse(alloc, kin_s(text), &object, NULL);

    if (r == 0)
        *ret = samplecontroller_v1alpha1_foo_of(object);
    return r;
}

/* As the sample controller does. */
KIN_TEST(reads_a_foo_and_updates_its_status)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(samplecontroller_v1alpha1_foo) foo = {NULL};

    TRY(test_client_start(&t, alloc, one_foo, 1, NULL));
    TRY(foo_of(alloc, FOO, &foo));
    assert_str_equal(samplecontroller_v1alpha1_foo_spec_deployment_name(foo),
                     "example");
    assert_int_equal(samplecontroller_v1alpha1_foo_spec_replicas(foo), 1);
    assert_false(
        samplecontroller_v1alpha1_foo_status_available_replicas_has(foo));
    KIN_AUTO(samplecontroller_v1alpha1_foo_edit)
    edit = samplecontroller_v1alpha1_foo_change(alloc, foo);
    samplecontroller_v1alpha1_foo_status_available_replicas_set(edit, 1);
    TRY(samplecontroller_v1alpha1_foos_update_status(t.client, edit, NULL, NULL,
                                                     NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "PUT https://s/base/apis/samplecontroller.k8s.io/v1alpha1/namespaces/"
        "default/foos/example-foo/status"));
    assert_non_null(strstr(test_transport_body(&t.transport, 0),
                           ",\"status\":{\"availableReplicas\":1}}"));
    return 0;
}

static const char widget_text[] =
    "{\"apiVersion\":\"apps.example.com/v1\",\"kind\":\"Widget\","
    "\"metadata\":{\"name\":\"w\",\"labels\":{\"a\":\"b\"}},\"spec\":{"
    "\"mode\":\"very-slow\",\"size\":5000000000,\"share\":0.5,\"isOn\":true,"
    "\"startTime\":\"2024-02-29T12:00:00Z\","
    "\"lastSeenAt\":\"2024-02-29T12:00:01Z\",\"every\":\"1m30s\","
    "\"secret\":\"YWI=\",\"port\":\"http\",\"limit\":\"100m\","
    "\"raw\":{\"x\":1},\"words\":[\"a\",\"b\"],\"grid\":[[1],[2,3]],"
    "\"labels\":{\"k\":\"v\"},\"limits\":{\"m\":3},"
    "\"parts\":[{\"name\":\"p\",\"class\":\"c\"}],"
    "\"byName\":{\"one\":{\"int\":7}},\"fooBar\":\"x\",\"foo_bar\":\"y\","
    "\"partsCount\":9,\"with.dot\":\"d\"},\"handler\":\"h\"}";

KIN_TEST(reads_fields_of_every_kind)
{
    KIN_AUTO(kin_object) *object = NULL;
    kin_scratch scratch;
    char bytes[8];

    TRY(kin_object_parse(alloc, kin_s(widget_text), &object, NULL));
    apps_example_v1_widget w = apps_example_v1_widget_of(object);
    assert_int_equal(apps_example_v1_widget_spec_mode_enum_parse(
                         apps_example_v1_widget_spec_mode(w)),
                     APPS_EXAMPLE_V1_WIDGET_SPEC_MODE_VERY_SLOW);
    assert_int_equal(apps_example_v1_widget_spec_size(w), 5000000000);
    assert_true(apps_example_v1_widget_spec_share(w) == 0.5);
    assert_true(apps_example_v1_widget_spec_is_on(w));
    assert_int_equal(apps_example_v1_widget_spec_start_time(w).seconds,
                     1709208000);
    assert_str_equal(apps_example_v1_widget_spec_last_seen_at(w, &scratch),
                     "2024-02-29T12:00:01Z");
    assert_int_equal(apps_example_v1_widget_spec_every(w), 90000000000);
    assert_int_equal(
        apps_example_v1_widget_spec_secret(w, bytes, sizeof(bytes)), 2);
    assert_memory_equal(bytes, "ab", 2);
    assert_str_equal(apps_example_v1_widget_spec_port(w).text, "http");
    kin_quantity limit = apps_example_v1_widget_spec_limit(w);
    int64_t milli = 0;
    assert_int_equal(kin_quantity_as_milli(&limit, &milli), 0);
    assert_int_equal(milli, 100);
    assert_int_equal(kin_value_count(apps_example_v1_widget_spec_raw(w)), 1);
    assert_int_equal(apps_example_v1_widget_spec_words_count(w), 2);
    assert_str_equal(apps_example_v1_widget_spec_words_at(w, 1), "b");
    assert_int_equal(kin_value_count(apps_example_v1_widget_spec_grid_at(w, 1)),
                     2);
    assert_str_equal(
        apps_example_v1_widget_spec_labels_get(w, kin_s("k"), &scratch), "v");
    assert_int_equal(apps_example_v1_widget_spec_limits_get(w, kin_s("m")), 3);
    assert_str_equal(apps_example_v1_widget_spec_parts_class(
                         apps_example_v1_widget_spec_parts_at(w, 0)),
                     "c");
    assert_int_equal(
        apps_example_v1_widget_spec_by_name_int(
            apps_example_v1_widget_spec_by_name_get(w, kin_s("one"))),
        7);
    return 0;
}

KIN_TEST(tells_apart_names_that_would_be_the_same)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(kin_object_parse(alloc, kin_s(widget_text), &object, NULL));
    apps_example_v1_widget w = apps_example_v1_widget_of(object);
    assert_str_equal(apps_example_v1_widget_spec_foo_bar(w), "x");
    assert_str_equal(apps_example_v1_widget_spec_foo_bar_field(w), "y");
    assert_int_equal(apps_example_v1_widget_spec_parts_count(w), 1);
    assert_int_equal(apps_example_v1_widget_spec_parts_count_field(w), 9);
    assert_str_equal(apps_example_v1_widget_handler_field(w), "h");
    assert_str_equal(apps_example_v1_widget_spec_with_dot(w), "d");
    kin_value found = KIN_VALUE_ABSENT;
    TRY(kin_path_find(kin_object_value(object),
                      kin_s(APPS_EXAMPLE_V1_WIDGET_SPEC_WITH_DOT_PATH), &found,
                      NULL));
    assert_str_equal(kin_value_str(found), "d");
    return 0;
}

KIN_TEST(names_choices)
{
    (void)alloc;
    assert_str_equal(apps_example_v1_widget_spec_mode_enum_text(
                         APPS_EXAMPLE_V1_WIDGET_SPEC_MODE_FAST),
                     "Fast");
    assert_str_equal(apps_example_v1_widget_spec_mode_enum_text(
                         APPS_EXAMPLE_V1_WIDGET_SPEC_MODE_OTHER),
                     "");
    assert_int_equal(apps_example_v1_widget_spec_mode_enum_parse(kin_s("fast")),
                     APPS_EXAMPLE_V1_WIDGET_SPEC_MODE_OTHER);
    assert_int_equal(apps_example_v1_widget_spec_mode_enum_parse(kin_s("")),
                     APPS_EXAMPLE_V1_WIDGET_SPEC_MODE_EMPTY);
    assert_int_equal(apps_example_v1_widget_spec_mode_enum_parse(kin_s("2nd")),
                     APPS_EXAMPLE_V1_WIDGET_SPEC_MODE_2ND);
    return 0;
}

/* Shortens lists, removes keys of maps, adds and removes members. */
KIN_TEST(changes_lists_and_maps)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_document) *patch = NULL;

    TRY(kin_object_parse(alloc, kin_s(widget_text), &object, NULL));
    KIN_AUTO(apps_example_v1_widget_edit)
    w = apps_example_v1_widget_change(alloc, apps_example_v1_widget_of(object));
    TRY_PTR(w.edit);
    (void)apps_example_v1_widget_spec_parts_remove_at(w, 0);
    (void)apps_example_v1_widget_spec_by_name_remove(w, kin_s("one"));
    (void)apps_example_v1_widget_spec_words_clear(w);
    (void)apps_example_v1_widget_spec_raw_unset(w);
    apps_example_v1_widget_spec_parts_name_set(
        apps_example_v1_widget_spec_parts_append(w), kin_s("q"));
    (void)apps_example_v1_widget_spec_by_name_int_set(
        apps_example_v1_widget_edit_spec_by_name(w, kin_s("two")), 2);
    (void)apps_example_v1_widget_spec_limits_set(w, kin_s("m"), 4);
    TRY(kin_edit_merge_patch(w.edit, &patch, NULL));
    kin_value spec = kin_value_get(kin_document_root(patch), kin_s("spec"));
    assert_int_equal(kin_value_count(kin_document_root(patch)), 1);
    assert_int_equal(kin_value_count(spec), 5);
    kin_value parts = kin_value_get(spec, kin_s("parts"));
    assert_int_equal(kin_value_count(parts), 1);
    assert_str_equal(
        kin_value_str(kin_value_get(kin_value_at(parts, 0), kin_s("name"))),
        "q");
    kin_value names = kin_value_get(spec, kin_s("byName"));
    assert_int_equal(kin_value_type(kin_value_get(names, kin_s("one"))),
                     KIN_TYPE_NULL);
    assert_int_equal(kin_value_count(kin_value_get(names, kin_s("two"))), 1);
    assert_int_equal(kin_value_type(kin_value_get(spec, kin_s("raw"))),
                     KIN_TYPE_NULL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_a_foo_and_updates_its_status),
              KIN_TEST_ENTRY(reads_fields_of_every_kind),
              KIN_TEST_ENTRY(tells_apart_names_that_would_be_the_same),
              KIN_TEST_ENTRY(names_choices),
              KIN_TEST_ENTRY(changes_lists_and_maps))
