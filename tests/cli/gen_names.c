/* SPDX-License-Identifier: Apache-2.0 */
/* Names of C for names of Kubernetes. */
#include "gen.h"
#include "kin_test.h"

KIN_TEST(makes_snakes_of_camels)
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

KIN_TEST(makes_words_and_capitals)
{
    AUTO_MODEL model = {0};

    (void)alloc;
    assert_string_equal(gen_word(&model, kin_s("StatefulSet")), "statefulset");
    assert_string_equal(gen_word(&model, kin_s("CSI-Node2")), "csinode2");
    assert_string_equal(gen_word(&model, kin_s("")), "x");
    assert_string_equal(gen_capitals(&model, "core_v1_pod"), "CORE_V1_POD");
    return 0;
}

KIN_TEST(shortens_by_the_table)
{
    AUTO_MODEL model = {0};
    struct gen_package package = {0};

    (void)alloc;
    assert_string_equal(
        gen_shorten(&model, &package, "horizontalpodautoscalerspec"),
        "hpaspec");
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

/* A line takes all the names that its macro makes. */
KIN_TEST(takes_names_once)
{
    __attribute__((cleanup(names_release))) struct gen_names *names = NULL;

    (void)alloc;
    TRY(gen_names_new(&names, NULL));
    TRY(gen_names_take(names, GEN_LINE_STRUCT_LIST, "t_parts"));
    assert_int_equal(gen_names_take(names, GEN_LINE_FIELD, "t_parts"),
                     KIN_EEXISTS);
    assert_int_equal(gen_names_take(names, GEN_LINE_FIELD, "t_parts_count"),
                     KIN_EEXISTS);
    TRY(gen_names_take(names, GEN_LINE_FIELD, "t_parts_count_field"));
    /* What was refused has taken nothing. */
    TRY(gen_names_take(names, GEN_LINE_FIELD, "t_parts_set"));
    TRY(gen_names_take(names, GEN_LINE_TYPE, "t"));
    assert_int_equal(gen_names_take(names, GEN_LINE_FIELD, "t_edit"),
                     KIN_EEXISTS);
    return 0;
}

static const char *line_of(struct gen_model *model, const char *macro,
                           const char *const *arguments)
{
    KIN__AUTO_BUF buf = {0};
    struct gen_out out = {.model = model, .buf = &buf};

    kin__buf_init(&buf, NULL, 10000);
    gen_put_call(&out, macro, arguments);
    return gen_copy(model, kin__buf_str(&buf));
}

KIN_TEST(breaks_lines_at_80_columns)
{
    AUTO_MODEL model = {0};
    const char *a = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

    (void)alloc;
    assert_string_equal(line_of(&model, "M", (const char *[]){"a", "b", NULL}),
                        "M(a, b)\n");
    assert_string_equal(
        line_of(&model, "KIN_FIELD", (const char *[]){a, a, "\"x\"", NULL}),
        "KIN_FIELD(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,\n"
        "    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, \"x\")\n");
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(makes_snakes_of_camels),
              KIN_TEST_ENTRY(makes_words_and_capitals),
              KIN_TEST_ENTRY(shortens_by_the_table),
              KIN_TEST_ENTRY(takes_names_once),
              KIN_TEST_ENTRY(breaks_lines_at_80_columns),
              KIN_TEST_ENTRY(writes_literals_and_notes))
