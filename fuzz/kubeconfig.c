/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kubeconfig.c - any bytes as a kubeconfig: rejected with a message, or parsed
 * to a configuration that keeps its guarantees.  The bytes may name files and
 * plugins; nothing is executed.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "fuzz.h"
#include "kube/config.h"
#include "kube/credentials.h"

static void count_problem(const char *text, void *userdata)
{
    size_t *count = userdata;

    assert(text[0] != '\0');
    ++*count;
}

static void check_config(const kin_config *config)
{
    const char *server = kin_config_server(config);
    char text[256];

    bool is_unix = kin__config_socket(config) != NULL;

    assert(is_unix ||
           strncmp(server, config->is_private ? "https://" : "http://",
                   config->is_private ? 8 : 7) == 0);
    assert(is_unix || server[strlen(server) - 1] != '/');
    assert(kin__is_dns_label(kin_config_namespace(config)));
    size_t len = kin__config_describe(config, text, sizeof(text));
    assert(strlen(text) == (len < sizeof(text) ? len : sizeof(text) - 1));
    if (config->is_private)
        return;
    /* Credentials are not sent over plain HTTP, except to a unix socket. */
    assert(!config->user.token && !config->user.password &&
           !config->user.exec && !config->user.key_data.ptr);
}

/* Do not get an identity, which could run a plugin. */
static void check_credentials(kin_config *config)
{
    KIN__AUTO_CREDENTIALS *creds = NULL;
    KIN__AUTO_IDENTITY *identity = NULL;

    if (kin__credentials_new(config, /* opts= */ NULL, &creds,
                             /* err= */ NULL) < 0 ||
        config->user.exec)
        return;
    int r = kin__credentials_get(creds, /* stop= */ NULL, &identity,
                                 /* ret_news= */ NULL, /* err= */ NULL);
    assert(r == 0);
    assert(!identity->authorization ||
           !strpbrk(identity->authorization, "\r\n"));
}

/* Whether a text names no file that could be endless or block. */
static bool is_harmless(const uint8_t *data, size_t size)
{
    return !memmem(data, size, "/dev", 4) && !memmem(data, size, "/proc", 5);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;
    size_t count = 0;
    kin_config_opts opts = KIN_INIT(kin_config_opts);

    if (!is_harmless(data, size))
        return 0;
    opts.text = kin_str_of(size > 0 ? (const char *)data : "", size);
    opts.on_problem = count_problem;
    opts.userdata = &count;
    int r = kin_config_new(&opts, &config, &err);
    if (r < 0) {
        assert(count > 0 && !config && err.code == r);
        assert(strncmp(err.message, "config: ", 8) == 0);
        return 0;
    }
    assert(count == 0);
    check_config(config);
    check_credentials(config);
    return 0;
}
