/* SPDX-License-Identifier: Apache-2.0 */
/* C names for Kubernetes names. */
#include "gen.h"
#include "kin_test.h"

KIN_TEST(converts_camel_case_to_snake_case)
{
    static const char *const cases[][2] = {
        {"nodeName", "node_name"},
        {"image", "image"},
        {"podCIDR", "pod_cidr"},
        {"podCIDRs", "pod_cidrs"},
        {"clusterIPs", "cluster_ips"},
        {"hostIPC", "host_ipc"},
        {"externalIPsPolicy", "external_ips_policy"},
        {"nonResourceURLs", "non_resource_urls"},
        {"IPAddress", "ip_address"},
        {"stubPKCS10Request", "stub_pkcs10_request"},
        {"ipv4Address", "ipv4_address"},
        {"IPv4", "ipv4"},
        {"hostIPv6Address", "host_ipv6_address"},
        {"x-kubernetes-int", "x_kubernetes_int"},
        {"with.dot", "with_dot"},
        {"$ref", "ref"},
        {"_a__b_", "a_b"},
        {"", "x"},
        {"???", "x"},
    };
    AUTO_MODEL model = {0};

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const char *word = gen_snake(&model, kin_s(cases[i][0]));
        assert_non_null(word);
        assert_string_equal(word, cases[i][1]);
    }
    return 0;
}

KIN_TEST(splits_types_into_words)
{
    static const char *const cases[][2] = {
        {"StatefulSet", "stateful_set"},
        {"AWSElasticBlockStoreVolumeSource",
         "aws_elastic_block_store_volume_source"},
        {"CSINode", "csi_node"},
        {"HTTPGetAction", "http_get_action"},
        {"PodDNSConfig", "pod_dns_config"},
        {"IngressTLS", "ingress_tls"},
        {"HostIP", "host_ip"},
        {"ServiceCIDR", "service_cidr"},
        {"FooSpec2", "foo_spec2"},
    };
    AUTO_MODEL model = {0};

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        assert_string_equal(gen_snake(&model, kin_s(cases[i][0])), cases[i][1]);
    assert_string_equal(gen_capitals(&model, "core_v1_pod"), "CORE_V1_POD");
    return 0;
}

KIN_TEST(splits_plurals_as_their_kinds)
{
    static const char *const cases[][3] = {
        {"pods", "Pod", "pods"},
        {"persistentvolumeclaims", "PersistentVolumeClaim",
         "persistent_volume_claims"},
        {"networkpolicies", "NetworkPolicy", "network_policies"},
        {"ipaddresses", "IPAddress", "ip_addresses"},
        {"csistoragecapacities", "CSIStorageCapacity",
         "csi_storage_capacities"},
        {"endpoints", "Endpoints", "endpoints"},
        {"people", "HumanBeing", "people"},
        {"my-foos", "MyFoo", "myfoos"},
        {"", "Foo", "x"},
    };
    AUTO_MODEL model = {0};

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        assert_string_equal(
            gen_plural(&model, kin_s(cases[i][0]), kin_s(cases[i][1])),
            cases[i][2]);
    return 0;
}

KIN_TEST(shortens_by_the_table)
{
    AUTO_MODEL model = {0};
    struct gen_package package = {0};

    (void)alloc;
    assert_string_equal(
        gen_shorten(&model, &package, "horizontal_pod_autoscaler_spec"),
        "hpa_spec");
    assert_int_not_equal(package.shortened, 0);
    package.shortened = 0;
    assert_string_equal(gen_shorten(&model, &package, "pod"), "pod");
    assert_int_equal(package.shortened, 0);
    return 0;
}

static void names_release(struct gen_names **names)
{
    gen_names_free(*names);
}

static int take(struct gen_names *names, enum gen_form form, const char *read,
                const char *edit, const char *get, const char *open)
{
    struct gen_stems stems = {read, edit, get, open};

    return gen_names_take(names, form, &stems);
}

/* A form reserves the names of all its functions. */
KIN_TEST(reserves_names_once)
{
    __attribute__((cleanup(names_release))) struct gen_names *names = NULL;

    (void)alloc;
    TRY(gen_names_new(&names, NULL));
    TRY(take(names, GEN_FORM_STRUCT_LIST, "t_parts", "t_parts", "t_get_parts",
             "t_edit_parts"));
    TRY(take(names, GEN_FORM_FIELD, "t_get_part", "t_edit_part", NULL, NULL));
    assert_int_equal(
        take(names, GEN_FORM_FIELD, "t_get_parts", "t_x", NULL, NULL),
        KIN_EEXISTS);
    assert_int_equal(
        take(names, GEN_FORM_FIELD, "t_parts_count", "t_y", NULL, NULL),
        KIN_EEXISTS);
    /* A type may have the name of a field that returns structures. */
    TRY(take(names, GEN_FORM_TYPE, "t_parts", NULL, NULL, NULL));
    /* A rejected form has reserved no name. */
    TRY(take(names, GEN_FORM_FIELD, "t_z", "t_x", NULL, NULL));
    TRY(take(names, GEN_FORM_TYPE, "t", NULL, NULL, NULL));
    assert_int_equal(
        take(names, GEN_FORM_FIELD, "t_edit", "t_edit", NULL, NULL),
        KIN_EEXISTS);
    return 0;
}

static const char *lines_of(struct gen_model *model, const char *text,
                            const struct gen_vars *vars)
{
    KIN__AUTO_BUF buf = {0};
    struct gen_out out = {.model = model, .buf = &buf};

    kin__buf_init(&buf, NULL, 10000);
    gen_put_template(&out, text, vars);
    assert_int_equal(out.code, 0);
    return gen_copy(model, kin__buf_str(&buf));
}

KIN_TEST(breaks_lines_at_80_columns)
{
    AUTO_MODEL model = {0};
    const char *a = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    const struct gen_vars vars = {{[0] = a, [1] = "b"}};

    (void)alloc;
    assert_string_equal(lines_of(&model, "int $B(void)\n{\n}\n", &vars),
                        "int b(void)\n{\n}\n");
    assert_string_equal(
        lines_of(&model, "    f($A, $A, $B);\n", &vars),
        "    f(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,\n"
        "        aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, b);\n");
    /* Neither inside a literal nor before it is necessary. */
    assert_string_equal(
        lines_of(&model, "$A(\"$A, \", $B)\n", &vars),
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa(\n"
        "    \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, \", b)\n");
    /* A name that is too long is not split. */
    assert_string_equal(lines_of(&model, "int $A_$A_$B(void)\n", &vars),
                        "int\n    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_"
                        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa_b(void)\n");
    return 0;
}

KIN_TEST(writes_literals_and_notes)
{
    AUTO_MODEL model = {0};
    KIN__AUTO_BUF buf = {0};
    struct gen_out out = {.model = &model, .buf = &buf};

    (void)alloc;
    assert_string_equal(gen_literal(&model, "a\"b\\c\n?\?="),
                        "\"a\\\"b\\\\c\\012\\?\\?=\"");
    kin__buf_init(&buf, NULL, 10000);
    gen_put_note(&out, NULL);
    gen_put_note(&out, "");
    assert_int_equal(buf.len, 0);
    gen_put_note(&out, "one\n two  */ three /* four");
    assert_str_equal(kin__buf_str(&buf), "/** one two * / three / * four */\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(converts_camel_case_to_snake_case),
              KIN_TEST_ENTRY(splits_types_into_words),
              KIN_TEST_ENTRY(splits_plurals_as_their_kinds),
              KIN_TEST_ENTRY(shortens_by_the_table),
              KIN_TEST_ENTRY(reserves_names_once),
              KIN_TEST_ENTRY(breaks_lines_at_80_columns),
              KIN_TEST_ENTRY(writes_literals_and_notes))
