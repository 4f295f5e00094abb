/* SPDX-License-Identifier: Apache-2.0 */
#include "server/kubeconfig.h"

#include <string.h>

#include <kin/config.h>

#include "kin_test.h"
#include "kube/config.h"

/* The reader of this library must parse it. */
static int read_back(const kin_allocator *alloc,
                     const struct kin__kubeconfig_parts *parts,
                     kin_config **ret)
{
    KIN__AUTO_BUF text;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    kin__buf_init(&text, alloc, 1 << 16);
    int r = kin__kubeconfig_write(&text, parts);
    if (r < 0)
        return r;
    opts.alloc = alloc;
    opts.text = kin__buf_str(&text);
    return kin_config_new(&opts, ret, NULL);
}

KIN_TEST(writes_what_clients_read)
{
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__kubeconfig_parts parts = {.url = "http://127.0.0.1:1234"};

    TRY(read_back(alloc, &parts, &config));
    assert_string_equal(kin_config_server(config), "http://127.0.0.1:1234");
    assert_string_equal(kin_config_namespace(config), "default");
    return 0;
}

/* The JavaScript client rejects plain HTTP unless the cluster is insecure. */
KIN_TEST(marks_plain_http_as_insecure)
{
    static const struct kin__kubeconfig_parts parts[] = {
        {.url = "http://127.0.0.1:1"},
        {.url = "https://127.0.0.1:1"},
        {.url = "unix:/run/kin.sock"},
    };

    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
        KIN__AUTO_BUF text;
        kin__buf_init(&text, alloc, 1 << 16);
        TRY(kin__kubeconfig_write(&text, &parts[i]));
        assert_int_equal(
            strstr(text.ptr, "\n    insecure-skip-tls-verify: true\n") != NULL,
            i == 0);
    }
    return 0;
}

KIN_TEST(quotes_tokens)
{
    KIN__AUTO_BUF text;
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__kubeconfig_parts parts = {.url = "https://127.0.0.1:1",
                                                .token = "a\"b\\c: #d"};

    kin__buf_init(&text, alloc, 1 << 16);
    TRY(kin__kubeconfig_write(&text, &parts));
    assert_non_null(
        strstr(text.ptr, "  user:\n    token: \"a\\\"b\\\\c: #d\"\ncontexts:"));
    TRY(read_back(alloc, &parts, &config));
    assert_string_equal(config->user.token, parts.token);
    return 0;
}

KIN_TEST(encodes_certificates)
{
    KIN__AUTO_BUF text;
    const struct kin__kubeconfig_parts parts = {
        .url = "https://127.0.0.1:1", .ca = "ca", .cert = "cert", .key = "key"};

    kin__buf_init(&text, alloc, 1 << 16);
    TRY(kin__kubeconfig_write(&text, &parts));
    assert_str_equal(kin__buf_str(&text),
                     "apiVersion: v1\nkind: Config\nclusters:\n- name: kin\n"
                     "  cluster:\n    server: https://127.0.0.1:1\n"
                     "    certificate-authority-data: Y2E=\nusers:\n"
                     "- name: admin\n  user:\n"
                     "    client-certificate-data: Y2VydA==\n"
                     "    client-key-data: a2V5\ncontexts:\n- name: kin\n"
                     "  context:\n    cluster: kin\n    user: admin\n"
                     "current-context: kin\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_what_clients_read),
              KIN_TEST_ENTRY(marks_plain_http_as_insecure),
              KIN_TEST_ENTRY(quotes_tokens),
              KIN_TEST_ENTRY(encodes_certificates))
