/* SPDX-License-Identifier: Apache-2.0 */
/* A server and its clients on a unix socket. */
#include <kin/server.h>

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <kin/informer.h>
#include <kin/json.h>
#include <kin/lister.h>

#include "kin_test.h"
#include "test_files.h"
#include "write_test.h"

enum { SOON_MS = 60000 };

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

/* "unix:PATH" in a folder. */
static const char *address_in(struct test_folder *folder, const char *name)
{
    static char address[TEST_PATH_MAX + 8];

    snprintf(address, sizeof(address), "unix:%s",
             test_folder_path(folder, name));
    return address;
}

static int client_of(const kin_server *server, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts, .text = kin_s(kin_server_kubeconfig(server))),
        &config, NULL));
    assert_string_equal(kin_config_server(config), kin_server_url(server));
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

KIN_TEST(calls_and_informers_use_the_socket)
{
    AUTO_FOLDER folder;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    test_folder_init(&folder);
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    /* The token shows that credentials are sent. */
    TRY(kin_server_start(KIN_OPTS(kin_server_opts,
                                  .address = address_in(&folder, "s"),
                                  .token = "secret"),
                         &server, NULL));
    TRY(client_of(server, &client));
    TRY(create(client, "listed", NULL));
    TRY(kin_informer_new(client, &configmaps, NULL, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, stop, NULL));
    TRY(create(client, "watched", NULL));
    for (bool is_seen = false; !is_seen;) {
        KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

        assert_false(kin_stop_requested(stop));
        is_seen = kin_lister_get(now, kin_s("default"), kin_s("watched"));
    }
    kin_server_stop(server);
    assert_int_equal(create(client, "late", &err), KIN_ECONNECT);
    if (!strstr(err.message, kin_server_url(server)))
        fail_msg("unclear: %s", err.message);
    return 0;
}

/* A socket file on which no process listens. */
static void leave_socket(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

    snprintf(address.sun_path, sizeof(address.sun_path), "%s", path);
    assert_int_equal(bind(fd, (struct sockaddr *)&address, sizeof(address)), 0);
    close(fd);
}

KIN_TEST(only_a_dead_socket_is_replaced)
{
    AUTO_FOLDER folder;
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_server) *second = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_server_opts opts = KIN_INIT(kin_server_opts);
    struct stat st;

    (void)alloc;
    test_folder_init(&folder);
    const char *path = test_folder_path(&folder, "s");
    opts.address = address_in(&folder, "s");
    leave_socket(path);
    TRY(kin_server_start(&opts, &server, NULL));
    assert_int_equal(stat(path, &st), 0);
    assert_true(S_ISSOCK(st.st_mode));
    assert_int_equal(st.st_mode & 0777, 0600);
    TRY_FAIL(kin_server_start(&opts, &second, &err), KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "another server listens there"));
    /* The failed start has removed nothing. */
    assert_int_equal(stat(path, &st), 0);
    server = kin_server_free(server);
    assert_int_equal(stat(path, &st), -1);
    (void)test_folder_write(&folder, "s", "a file");
    TRY_FAIL(kin_server_start(&opts, &second, &err), KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "is not a socket"));
    assert_int_equal(test_folder_size(&folder, "s"), 6);
    return 0;
}

KIN_TEST(addresses_that_are_none)
{
    KIN_AUTO(kin_server) *server = NULL;
    kin_error err = KIN_ERROR_INIT;
    char path[200] = "unix:/";

    (void)alloc;
    TRY_FAIL(kin_server_start(KIN_OPTS(kin_server_opts, .address = "unix:"),
                              &server, &err),
             KIN_EINVAL);
    TRY_FAIL(kin_server_start(KIN_OPTS(kin_server_opts, .address = "unix:/a b"),
                              &server, &err),
             KIN_EINVAL);
    memset(path + 6, 'x', sizeof(path) - 7);
    TRY_FAIL(kin_server_start(KIN_OPTS(kin_server_opts, .address = path),
                              &server, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "over 107 bytes"));
    TRY_FAIL(kin_server_start(KIN_OPTS(kin_server_opts, .address = "unix:/x",
                                       .is_tls = true),
                              &server, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "TLS is not used"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(calls_and_informers_use_the_socket),
              KIN_TEST_ENTRY(only_a_dead_socket_is_replaced),
              KIN_TEST_ENTRY(addresses_that_are_none))
