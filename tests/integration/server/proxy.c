/* SPDX-License-Identifier: Apache-2.0 */
/* Calls and an informer through a real proxy: tinyproxy. */
#include <kin/informer.h>

#include <arpa/inet.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <kin/json.h>
#include <kin/lister.h>
#include <kin/server.h>

#include "kin_test.h"
#include "test_files.h"
#include "write_test.h"

enum { SOON_MS = 60000, PROXY_TRIES = 20 };

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

/* ---- the proxy ---- */

struct proxy {
    struct test_folder folder;
    pid_t pid; /* 0 if it is not running */
    int port;
};

/* A port that is free now; another process may take it before the proxy. */
static int free_port(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t len = sizeof(address);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    assert_int_equal(bind(fd, (struct sockaddr *)&address, len), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&address, &len), 0);
    close(fd);
    return ntohs(address.sin_port);
}

static bool proxy_answers(const struct proxy *proxy)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons((uint16_t)proxy->port);
    int r = connect(fd, (struct sockaddr *)&address, sizeof(address));
    close(fd);
    return r == 0;
}

static void proxy_stop(struct proxy *proxy)
{
    if (proxy->pid == 0)
        return;
    (void)kill(proxy->pid, SIGKILL);
    (void)waitpid(proxy->pid, NULL, 0);
    proxy->pid = 0;
}

static void proxy_done(struct proxy *proxy)
{
    proxy_stop(proxy);
    test_folder_done(&proxy->folder);
}

#define AUTO_PROXY __attribute__((cleanup(proxy_done))) struct proxy

/* Whether it listens; it exits if the port is taken. */
static bool proxy_start(struct proxy *proxy)
{
    char text[1024];

    proxy->port = free_port();
    snprintf(text, sizeof(text),
             "Port %d\nListen 127.0.0.1\nTimeout 600\nAllow 127.0.0.1\n"
             "LogFile \"%s\"\nLogLevel Connect\n",
             proxy->port, test_folder_path(&proxy->folder, "log"));
    const char *path = test_folder_write(&proxy->folder, "conf", text);
    proxy->pid = fork();
    assert_true(proxy->pid >= 0);
    if (proxy->pid == 0) {
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
        (void)execlp("tinyproxy", "tinyproxy", "-d", "-c", path, (char *)NULL);
        _exit(127);
    }
    while (waitpid(proxy->pid, NULL, WNOHANG) == 0)
        if (proxy_answers(proxy))
            return true;
    proxy->pid = 0;
    return false;
}

static void proxy_init(struct proxy *proxy)
{
    *proxy = (struct proxy){.pid = 0};
    test_folder_init(&proxy->folder);
    for (int i = 0; i < PROXY_TRIES; i++)
        if (proxy_start(proxy))
            return;
    fail_msg("tinyproxy cannot be started: is it installed?");
}

/* Whether the log has a line with this text. */
static bool proxy_has_seen(struct proxy *proxy, const char *text)
{
    FILE *log = fopen(test_folder_path(&proxy->folder, "log"), "re");
    char line[1024];
    bool is_found = false;

    assert_non_null(log);
    while (!is_found && fgets(line, sizeof(line), log))
        is_found = strstr(line, text) != NULL;
    (void)fclose(log);
    return is_found;
}

/* ---- the client ---- */

/* The server by an address that is not recognized as loopback, since loopback
 * is never proxied; libcurl and the proxy read it as 127.0.0.1. */
static void server_by_number(const kin_server *server, char *url, size_t size)
{
    const char *from = kin_server_url(server);
    const char *host = strstr(from, "127.0.0.1");

    assert_non_null(host);
    snprintf(url, size, "%.*s127.1%s", (int)(host - from), from,
             host + strlen("127.0.0.1"));
}

static int client_through(const struct proxy *proxy, const kin_server *server,
                          const char *no_proxy, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    char url[128];
    char for_tls[64];
    char for_plain[64];
    char none[64];
    const char *environment[] = {for_tls, for_plain, none, NULL};

    server_by_number(server, url, sizeof(url));
    snprintf(for_tls, sizeof(for_tls), "HTTPS_PROXY=127.0.0.1:%d", proxy->port);
    snprintf(for_plain, sizeof(for_plain), "http_proxy=http://127.0.0.1:%d",
             proxy->port);
    snprintf(none, sizeof(none), "NO_PROXY=%s", no_proxy);
    TRY(kin_config_new_from_env(
        KIN_OPTS(kin_config_opts, .text = kin_s(kin_server_kubeconfig(server)),
                 .server = url, .environment = environment),
        &config, NULL));
    return kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1), ret,
                          NULL);
}

static int create(kin_client *client, const char *name, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    char text[128];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_document_parse(NULL, kin_s(text), &body, NULL));
    return write_create(client, &configmaps, kin_s("default"),
                        kin_document_root(body), NULL, NULL, err);
}

/* Calls, a list and a watch. */
static int use(kin_client *client)
{
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    TRY(create(client, "listed", NULL));
    TRY(kin_informer_new(client, &configmaps, /* opts= */ NULL, &informer,
                         NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, stop, NULL));
    TRY(create(client, "watched", NULL));
    for (bool is_seen = false; !is_seen;) {
        KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

        assert_false(kin_stop_requested(stop));
        is_seen = kin_lister_get(now, kin_s("default"), kin_s("watched"));
    }
    return 0;
}

static int check_use(bool is_tls)
{
    AUTO_PROXY proxy;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_error err = KIN_ERROR_INIT;

    proxy_init(&proxy);
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = is_tls), &server,
                         NULL));
    TRY(client_through(&proxy, server, "", &client));
    TRY(use(client));
    /* https is tunnelled, http is forwarded. */
    assert_int_equal(proxy_has_seen(&proxy, "CONNECT 127.0.0.1:"), is_tls);
    assert_int_equal(proxy_has_seen(&proxy, "POST http://127.0.0.1:"), !is_tls);
    proxy_stop(&proxy);
    assert_int_equal(create(client, "lost", &err), KIN_ECONNECT);
    if (!strstr(err.message, "proxy") ||
        !strstr(err.message, "Connection refused"))
        fail_msg("unclear: %s", err.message);
    return 0;
}

KIN_TEST(https_is_tunnelled)
{
    (void)alloc;
    return check_use(/* is_tls= */ true);
}

KIN_TEST(http_is_forwarded)
{
    (void)alloc;
    return check_use(/* is_tls= */ false);
}

KIN_TEST(no_proxy_is_a_direct_connection)
{
    AUTO_PROXY proxy;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_client) *client = NULL;

    (void)alloc;
    proxy_init(&proxy);
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = true), &server,
                         NULL));
    TRY(client_through(&proxy, server, "example.org, 127.1", &client));
    TRY(use(client));
    assert_false(proxy_has_seen(&proxy, "CONNECT 127."));
    proxy_stop(&proxy);
    TRY(create(client, "direct", NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(https_is_tunnelled),
              KIN_TEST_ENTRY(http_is_forwarded),
              KIN_TEST_ENTRY(no_proxy_is_a_direct_connection))
