/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/kubeconfig.h"

#include <stdio.h>
#include <string.h>

#include "kin_test.h"
#include "test_files.h"

static const char everything[] =
    "apiVersion: v1\n"
    "kind: Config\n"
    "preferences: {}\n"
    "current-context: here\n"
    "contexts:\n"
    "- name: here\n"
    "  context: {cluster: c, user: u, namespace: ns}\n"
    "clusters:\n"
    "- name: c\n"
    "  cluster:\n"
    "    server: https://example:6443\n"
    "    tls-server-name: other\n"
    "    insecure-skip-tls-verify: true\n"
    "    certificate-authority: ca.crt\n"
    "    certificate-authority-data: Zm9v\n"
    "    proxy-url: http://proxy\n"
    "    disable-compression: true\n"
    "    extensions:\n"
    "    - name: other\n"
    "      extension: {a: 1}\n"
    "    - name: client.authentication.k8s.io/exec\n"
    "      extension: {audience: x, list: [1, null, 'a\"b']}\n"
    "users:\n"
    "- name: u\n"
    "  user:\n"
    "    client-certificate: tls/u.crt\n"
    "    client-certificate-data: Yg==\n"
    "    client-key: /abs/u.key\n"
    "    client-key-data: AAA=\n"
    "    token: t\n"
    "    tokenFile: token\n"
    "    username: name\n"
    "    password: pass\n"
    "    as: someone\n"
    "    as-uid: '7'\n"
    "    as-groups: [g1, g2]\n"
    "    as-user-extra: {scopes: [view, edit], endTime: "
    "['2026-03-01T12:00:07Z']}\n"
    "    exec:\n"
    "      apiVersion: client.authentication.k8s.io/v1\n"
    "      command: bin/login\n"
    "      args: [a, '', b]\n"
    "      env: [{name: A, value: B}, {name: C}]\n"
    "      installHint: hint\n"
    "      provideClusterInfo: true\n"
    "      interactiveMode: Never\n";

static int load(struct kin__kubeconfig *kubeconfig, const kin_allocator *alloc,
                const char *text, struct kin__problems *problems)
{
    kin__kubeconfig_init(kubeconfig, alloc);
    kin__problems_init(problems, alloc);
    return kin__kubeconfig_add_text(kubeconfig, kin_s(text), "f", "/etc/kube",
                                    problems);
}

KIN_TEST(reads_every_field_of_a_cluster_and_a_context)
{
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;

    TRY(load(&kc, alloc, everything, &problems));
    assert_str_equal(kin__buf_str(&problems.texts), "");
    assert_string_equal(kc.current_context, "here");
    const struct kin__context *context = kin__kubeconfig_find(
        &kc, KIN__ENTRY_CONTEXT, "here");
    assert_string_equal(context->cluster, "c");
    assert_string_equal(context->user, "u");
    assert_string_equal(context->namespace_name, "ns");
    const struct kin__cluster *c = kin__kubeconfig_find(&kc, KIN__ENTRY_CLUSTER,
                                                        "c");
    assert_string_equal(c->server, "https://example:6443");
    assert_string_equal(c->tls_server_name, "other");
    assert_true(c->is_insecure);
    assert_string_equal(c->ca_file, "/etc/kube/ca.crt");
    assert_str_equal(kin_str_of(c->ca_data.ptr, c->ca_data.len), "foo");
    assert_string_equal(c->proxy_url, "http://proxy");
    assert_true(c->is_uncompressed);
    assert_string_equal(c->exec_config,
                        "{\"audience\":\"x\",\"list\":[1,null,\"a\\\"b\"]}");
    return 0;
}

KIN_TEST(reads_every_field_of_a_user)
{
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;

    TRY(load(&kc, alloc, everything, &problems));
    const struct kin__kubeconfig_user *u = kin__kubeconfig_find(
        &kc, KIN__ENTRY_USER, "u");
    assert_string_equal(u->cert_file, "/etc/kube/tls/u.crt");
    assert_str_equal(kin_str_of(u->cert_data.ptr, u->cert_data.len), "b");
    assert_string_equal(u->key_file, "/abs/u.key");
    assert_int_equal(u->key_data.len, 2);
    assert_string_equal(u->token, "t");
    assert_string_equal(u->token_file, "/etc/kube/token");
    assert_string_equal(u->username, "name");
    assert_string_equal(u->password, "pass");
    assert_string_equal(u->impersonate, "someone");
    assert_string_equal(u->impersonate_uid, "7");
    assert_string_equal(u->impersonate_groups[1], "g2");
    assert_null(u->impersonate_groups[2]);
    assert_string_equal(u->impersonate_extra[0].name, "scopes");
    assert_string_equal(u->impersonate_extra[0].values[1], "edit");
    assert_string_equal(u->impersonate_extra[1].values[0],
                        "2026-03-01T12:00:07Z");
    assert_null(u->impersonate_extra[2].name);
    assert_false(u->has_auth_provider);
    return 0;
}

KIN_TEST(reads_every_field_of_a_plugin)
{
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;

    TRY(load(&kc, alloc, everything, &problems));
    const struct kin__kubeconfig_user *u = kin__kubeconfig_find(
        &kc, KIN__ENTRY_USER, "u");
    const struct kin__exec *exec = u->exec;
    assert_string_equal(exec->api_version, "client.authentication.k8s.io/v1");
    assert_string_equal(exec->command, "/etc/kube/bin/login");
    assert_int_equal(kin__strings_count(exec->args), 3);
    assert_string_equal(exec->args[1], "");
    assert_string_equal(exec->env[0].value, "B");
    assert_string_equal(exec->env[1].name, "C");
    assert_string_equal(exec->env[1].value, "");
    assert_null(exec->env[2].name);
    assert_string_equal(exec->install_hint, "hint");
    assert_true(exec->provides_cluster_info);
    assert_string_equal(exec->interactive_mode, "Never");
    return 0;
}

KIN_TEST(copies_are_deep)
{
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;
    KIN__AUTO_REGION region;
    struct kin__kubeconfig_user copy = {0};

    kin__region_init(&region, alloc);
    TRY(load(&kc, alloc, everything, &problems));
    const struct kin__kubeconfig_user *u = kin__kubeconfig_find(
        &kc, KIN__ENTRY_USER, "u");
    assert_true(kin__config_fields_are_empty(&kin__user_fields, &copy));
    TRY(kin__config_fields_merge(&kin__user_fields, &region, u, &copy));
    assert_false(kin__config_fields_are_empty(&kin__user_fields, &copy));
    kin__kubeconfig_done(&kc);
    kin__kubeconfig_init(&kc, alloc);
    assert_string_equal(copy.token, "t");
    assert_int_equal(copy.key_data.len, 2);
    assert_string_equal(copy.impersonate_extra[0].values[1], "edit");
    assert_string_equal(copy.exec->command, "/etc/kube/bin/login");
    assert_string_equal(copy.exec->env[0].name, "A");
    assert_string_equal(copy.exec->args[2], "b");
    return 0;
}

KIN_TEST(a_command_without_a_slash_is_looked_up_later)
{
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;

    TRY(load(&kc, alloc, "users: [{name: u, user: {exec: {command: aws}}}]",
             &problems));
    const struct kin__kubeconfig_user *u = kin__kubeconfig_find(
        &kc, KIN__ENTRY_USER, "u");
    assert_string_equal(u->exec->command, "aws");
    return 0;
}

KIN_TEST(reports_what_is_wrong_and_where)
{
    static const char *const cases[][2] = {
        {"", NULL},
        {"null", NULL},
        {"kind: Config", NULL},
        {"{apiVersion: '', kind: ''}", NULL},
        {"clusters: null", NULL},
        {"users: [{name: u, user: null}]", NULL},
        {"users: [{name: u}]", NULL},
        {"{unknown: field, clusters: [{name: c, cluster: {what: ever}}]}",
         NULL},
        {"- 1", "f: not a kubeconfig (kind Config of version v1)"},
        {"kind: Pod", "f: not a kubeconfig (kind Config of version v1)"},
        {"apiVersion: v2", "f: not a kubeconfig (kind Config of version v1)"},
        {"current-context: 7", "f: current-context must be a string"},
        {"clusters: {}", "f: clusters must be a list"},
        {"users: [{name: u, user: 7}]", "f: user \"u\": content must be an "
                                        "object"},
        {"users: [{name: u, user: {token: 7}}]",
         "f: user \"u\": token must be a string"},
        {"users: [{name: u, user: {token: \"a\\0b\"}}]",
         "f: user \"u\": token must not hold a NUL"},
        {"users: [{name: u, user: {client-key-data: '*'}}]",
         "f: user \"u\": client-key-data is not valid base64"},
        {"users: [{name: u, user: {as-groups: g}}]",
         "f: user \"u\": as-groups must be a list"},
        {"users: [{name: u, user: {as-groups: [1]}}]",
         "f: user \"u\": as-groups must be a string"},
        {"users: [{name: u, user: {as-user-extra: [1]}}]",
         "f: user \"u\": as-user-extra must be an object"},
        {"users: [{name: u, user: {exec: x}}]",
         "f: user \"u\": exec must be an object"},
        {"users: [{name: u, user: {exec: {env: [x]}}}]",
         "f: user \"u\": env must be an object"},
        {"clusters: [{name: c, cluster: {insecure-skip-tls-verify: 'yes'}}]",
         "f: cluster \"c\": insecure-skip-tls-verify must be true or false"},
        {"clusters: [{name: c, cluster: {extensions: 1}}]",
         "f: cluster \"c\": extensions must be a list"},
        {"contexts: [{name: x}, {name: x}]", "f: context \"x\" stands twice"},
        {"{", "f: 2:1: did not find expected node content (while parsing a "
              "flow node)"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_KUBECONFIG kc;
        KIN__AUTO_PROBLEMS problems;
        kin_error err = KIN_ERROR_INIT;
        TRY(load(&kc, alloc, cases[i][0], &problems));
        int r = kin__problems_report(&problems, NULL, NULL, &err);
        if (r == KIN_ENOMEM)
            return r;
        if (!cases[i][1] && r != 0)
            fail_msg("%s: %s", cases[i][0], err.message);
        if (cases[i][1])
            assert_string_equal(err.message, cases[i][1]);
    }
    return 0;
}

KIN_TEST(the_first_file_wins_for_each_name)
{
    AUTO_FOLDER folder;
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;

    test_folder_init(&folder);
    kin__kubeconfig_init(&kc, alloc);
    kin__problems_init(&problems, alloc);
    const char *one = test_folder_write(
        &folder, "one",
        "{current-context: '', users: [{name: a, user: {token: one}}]}");
    const char *two = test_folder_write(
        &folder, "sub/two",
        "{current-context: two, users: [{name: a, user: {token: two, username: "
        "x}}, {name: b, user: {tokenFile: t}}]}");
    TRY(kin__kubeconfig_add_file(&kc, one, &problems));
    TRY_FAIL(kin__kubeconfig_add_file(&kc, test_folder_path(&folder, "none"),
                                      &problems),
             KIN_ENOTFOUND);
    TRY(kin__kubeconfig_add_file(&kc, two, &problems));
    assert_int_equal(problems.code, 0);
    assert_string_equal(kc.current_context, "two");
    assert_int_equal(kc.entries[KIN__ENTRY_USER].count, 2);
    const struct kin__kubeconfig_user *a = kin__kubeconfig_find(
        &kc, KIN__ENTRY_USER, "a");
    assert_string_equal(a->token, "one");
    assert_null(a->username);
    const struct kin__kubeconfig_user *b = kin__kubeconfig_find(
        &kc, KIN__ENTRY_USER, "b");
    assert_string_equal(b->token_file, test_folder_path(&folder, "sub/t"));
    return 0;
}

KIN_TEST(a_bad_file_is_a_problem_and_the_others_are_read)
{
    AUTO_FOLDER folder;
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    kin__kubeconfig_init(&kc, alloc);
    kin__problems_init(&problems, alloc);
    TRY(kin__kubeconfig_add_file(&kc, test_folder_write(&folder, "bad", "]"),
                                 &problems));
    TRY(kin__kubeconfig_add_file(&kc, folder.path, &problems));
    TRY(kin__kubeconfig_add_file(
        &kc, test_folder_write(&folder, "good", "users: [{name: a}]"),
        &problems));
    assert_non_null(kin__kubeconfig_find(&kc, KIN__ENTRY_USER, "a"));
    TRY_FAIL(kin__problems_report(&problems, NULL, NULL, &err), KIN_EPARSE);
    assert_non_null(strstr(err.message, "/bad: 1:1: "));
    assert_non_null(strstr(err.message, "a directory, not a regular file"));
    return 0;
}

KIN_TEST(counts_are_limited)
{
    KIN__AUTO_KUBECONFIG kc;
    KIN__AUTO_PROBLEMS problems;
    KIN__AUTO_BUF text;
    kin_error err = KIN_ERROR_INIT;

    kin__kubeconfig_init(&kc, alloc);
    kin__problems_init(&problems, alloc);
    kin__buf_init(&text, NULL, 1 << 20);
    assert_int_equal(kin__buf_append(&text, kin_s("contexts: [")), 0);
    for (int i = 0; i <= KIN__KUBECONFIG_MAX_ENTRIES; i++)
        assert_int_equal(kin__buf_append(&text, kin_s("{},")), 0);
    assert_int_equal(kin__buf_append_byte(&text, ']'), 0);
    TRY(kin__kubeconfig_add_text(&kc, kin__buf_str(&text), "f", NULL,
                                 &problems));
    TRY_FAIL(kin__problems_report(&problems, NULL, NULL, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "f: more than 10000 contexts in all");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_every_field_of_a_cluster_and_a_context),
              KIN_TEST_ENTRY(reads_every_field_of_a_user),
              KIN_TEST_ENTRY(reads_every_field_of_a_plugin),
              KIN_TEST_ENTRY(copies_are_deep),
              KIN_TEST_ENTRY(a_command_without_a_slash_is_looked_up_later),
              KIN_TEST_ENTRY(reports_what_is_wrong_and_where),
              KIN_TEST_ENTRY(the_first_file_wins_for_each_name),
              KIN_TEST_ENTRY(a_bad_file_is_a_problem_and_the_others_are_read),
              KIN_TEST_ENTRY(counts_are_limited))
