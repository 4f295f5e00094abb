/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/root_ca.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/str.h"
#include "kin_test.h"

enum { CA_MAX = 64 };

#define CONFIG(ca)                                                             \
    "apiVersion: v1\nkind: Config\ncurrent-context: c\n"                       \
    "contexts: [{name: c, context: {cluster: s}}]\n"                           \
    "clusters: [{name: s, cluster: {server: 'https://localhost'" ca "}}]\n"

/* Reads the CA of a kubeconfig; 0 or a code. */
static int read_ca(const kin_allocator *alloc, const char *text,
                   struct kin__buf *ret, kin_error *err)
{
    KIN_AUTO(kin_config) *config = NULL;
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .text = kin_s(text)), &config,
        err);

    return r < 0 ? r : kin__root_ca_read(config, ret, err);
}

KIN_TEST(reads_the_ca_of_the_kubeconfig)
{
    KIN__AUTO_BUF ca;

    kin__buf_init(&ca, alloc, CA_MAX);
    TRY(read_ca(alloc, CONFIG(", certificate-authority-data: Y2VydGlmaWNhdGU="),
                &ca, NULL));
    assert_str_equal(kin__buf_str(&ca), "certificate");
    return 0;
}

KIN_TEST(there_may_be_none)
{
    KIN__AUTO_BUF ca;

    kin__buf_init(&ca, alloc, CA_MAX);
    TRY(read_ca(alloc, CONFIG(", insecure-skip-tls-verify: true"), &ca, NULL));
    assert_int_equal(kin__buf_str(&ca).len, 0);
    return 0;
}

KIN_TEST(reads_the_file_that_the_kubeconfig_names)
{
    KIN__AUTO_BUF ca;
    char path[] = "/tmp/kin-root-ca-XXXXXX";
    char text[512];
    int fd = mkstemp(path);

    assert_true(fd >= 0);
    assert_int_equal(write(fd, "in a file", 9), 9);
    close(fd);
    snprintf(text, sizeof(text), CONFIG(", certificate-authority: '%s'"), path);
    kin__buf_init(&ca, alloc, CA_MAX);
    int r = read_ca(alloc, text, &ca, NULL);
    (void)unlink(path);
    TRY(r);
    assert_str_equal(kin__buf_str(&ca), "in a file");
    return 0;
}

KIN_TEST(a_ca_that_is_too_long_is_an_error)
{
    KIN__AUTO_BUF ca;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&ca, alloc, 4);
    TRY_FAIL(read_ca(alloc,
                     CONFIG(", certificate-authority-data: Y2VydGlmaWNhdGU="),
                     &ca, &err),
             KIN_ELIMIT);
    assert_non_null(strstr(err.message, "CA"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_the_ca_of_the_kubeconfig),
              KIN_TEST_ENTRY(there_may_be_none),
              KIN_TEST_ENTRY(reads_the_file_that_the_kubeconfig_names),
              KIN_TEST_ENTRY(a_ca_that_is_too_long_is_an_error))
