/* SPDX-License-Identifier: Apache-2.0 */
/* What a program may supply to a client: dialer, headers, tokens, resolver. */
#include <kin/client.h>

#include <dirent.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <kin/informer.h>
#include <kin/json.h>
#include <kin/lister.h>
#include <kin/server.h>

#include "kin_test.h"
#include "test_files.h"
#include "write_test.h"

enum { SOON_MS = 60000 };

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

static int create(kin_client *client, const char *name, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    char text[128];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_document_parse(NULL, kin_s(text), &body, NULL));
    return write_create(client, &configmaps, kin_s("default"),
                        kin_document_root(body), NULL, NULL, err);
}

/* A client that knows an embedded server as api.nowhere.invalid, with
 * credentials: without
 * any, a server rejects foreign names. */
static int client_by_name(const kin_server *server, const kin_client_opts *opts,
                          kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    char url[128];

    snprintf(url, sizeof(url), "https://api.nowhere.invalid%s",
             strrchr(kin_server_url(server), ':'));
    TRY(kin_config_new(KIN_OPTS(kin_config_opts,
                                .text = kin_s(kin_server_kubeconfig(server)),
                                .server = url, .tls_server_name = "localhost"),
                       &config, NULL));
    return kin_client_new(config, opts, ret, NULL);
}

static int client_to(const char *server, const kin_client_opts *opts,
                     kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .server = server), &config,
                       NULL));
    return kin_client_new(config, opts, ret, NULL);
}

/* ---- the dialer ---- */

struct dial_probe {
    bool is_closed;
    char last[128];
    _Atomic int dialed;
    _Atomic int destroyed;
};

static int dial(const char *host, uint16_t port, kin_dial_address *ret_address,
                kin_error *err, void *userdata)
{
    struct dial_probe *probe = userdata;
    struct sockaddr_in address = {.sin_family = AF_INET};

    snprintf(probe->last, sizeof(probe->last), "%s|%u", host, (unsigned)port);
    probe->dialed++;
    if (probe->is_closed)
        return kin_error_set(err, KIN_ECONNECT, "the tunnel is closed");
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    memcpy(ret_address->sockaddr.bytes, &address, sizeof(address));
    ret_address->len = sizeof(address);
    return socket(AF_INET, SOCK_STREAM, 0);
}

static void dial_destroy(void *userdata)
{
    struct dial_probe *probe = userdata;

    probe->destroyed++;
}

/* Names that no resolver knows are dialed as they are. */
KIN_TEST(a_dialer_opens_all_connections)
{
    struct dial_probe probe = {.is_closed = false};
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    const kin_dialer dialer = {.size = sizeof(dialer),
                               .dial = dial,
                               .userdata = &probe,
                               .destroy = dial_destroy};
    kin_error err = KIN_ERROR_INIT;
    char expected[64];

    (void)alloc;
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = true), &server,
                         NULL));
    TRY(client_by_name(server,
                       KIN_OPTS(kin_client_opts, .qps = -1, .dialer = &dialer),
                       &client));
    TRY(create(client, "listed", NULL));
    snprintf(expected, sizeof(expected), "api.nowhere.invalid|%s",
             strrchr(kin_server_url(server), ':') + 1);
    assert_string_equal(probe.last, expected);
    TRY(kin_informer_new(client, &configmaps, NULL, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, stop, NULL));
    TRY(create(client, "watched", NULL));
    for (bool is_seen = false; !is_seen;) {
        KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

        assert_false(kin_stop_requested(stop));
        is_seen = kin_lister_get(now, kin_s("default"), kin_s("watched"));
    }
    assert_true(probe.dialed >= 2);
    informer = kin_informer_free(informer);
    client = kin_client_unref(client);
    assert_int_equal(probe.destroyed, 1);

    probe.is_closed = true;
    TRY(client_to("http://[fd00::1]",
                  KIN_OPTS(kin_client_opts, .qps = -1, .dialer = &dialer),
                  &client));
    assert_int_equal(create(client, "x", &err), KIN_ECONNECT);
    if (!strstr(err.message, "dial fd00::1 port 80: the tunnel is closed"))
        fail_msg("unclear: %s", err.message);
    return 0;
}

/* ---- tokens and headers ---- */

struct token_probe {
    const char *_Atomic token;
    const char *next; /* after a rejection */
    _Atomic int rejected;
};

static int token_get(char *buffer, size_t size, bool is_rejected,
                     kin_error *err, void *userdata)
{
    struct token_probe *probe = userdata;

    if (is_rejected) {
        probe->rejected++;
        probe->token = probe->next;
    }
    if (!probe->token)
        return kin_error_set(err, KIN_EUNAUTHORIZED, "not logged in");
    return snprintf(buffer, size, "%s", probe->token);
}

KIN_TEST(a_token_source_is_asked_for_each_request)
{
    AUTO_FOLDER folder;
    struct token_probe probe = {.token = "good", .next = "good"};
    const kin_token_source source = {
        .size = sizeof(source), .get = token_get, .userdata = &probe};
    const kin_http_header headers[] = {{kin_s("X-Tenant"), kin_s("blue")}};
    KIN_AUTO(kin_server) *server = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_error err = KIN_ERROR_INIT;
    char address[TEST_PATH_MAX + 8];

    (void)alloc;
    test_folder_init(&folder);
    snprintf(address, sizeof(address), "unix:%s",
             test_folder_path(&folder, "s"));
    TRY(kin_server_start(
        KIN_OPTS(kin_server_opts, .address = address, .token = "good"), &server,
        NULL));
    TRY(client_to(address,
                  KIN_OPTS(kin_client_opts, .qps = -1, .token = &source,
                           .headers = headers, .header_count = 1),
                  &client));
    KIN_AUTO(kin_call) *call = NULL;
    TRY(kin_client_get_async(client, &configmaps, kin_named("default", "a"),
                             NULL, &call, NULL));
    assert_int_equal(kin_call_wait(call, NULL, NULL), KIN_ENOTFOUND);
    TRY(create(client, "a", NULL));
    assert_int_equal(probe.rejected, 0);
    /* The server rejects it; the next one is good. */
    probe.token = "stale";
    TRY(create(client, "b", NULL));
    assert_int_equal(probe.rejected, 1);
    probe.token = "stale";
    probe.next = "stale";
    assert_int_equal(create(client, "c", &err), KIN_EUNAUTHORIZED);
    probe.token = NULL;
    assert_int_equal(create(client, "d", &err), KIN_EUNAUTHORIZED);
    if (!strstr(err.message, "token source: not logged in"))
        fail_msg("unclear: %s", err.message);
    probe.token = "two\nlines";
    assert_int_equal(create(client, "e", &err), KIN_EINVAL);
    return 0;
}

/* ---- the resolver ---- */

struct names {
    kin_resolve *pending; /* answered by the test; NULL if none */
    int asked;
    bool is_known;
    bool is_late; /* do not answer at once */
};

static void answer(struct names *names, kin_resolve *lookup)
{
    const char *const addresses[] = {"not an address", "127.0.0.1"};

    kin_resolve_finish(lookup, addresses, names->is_known ? 2 : 1);
}

static void resolve(kin_resolve *lookup, const char *host, void *userdata)
{
    struct names *names = userdata;

    assert_string_equal(host, "api.nowhere.invalid");
    names->asked++;
    if (names->is_late)
        names->pending = lookup;
    else
        answer(names, lookup);
}

static int count_threads(void)
{
    DIR *folder = opendir("/proc/self/task");
    int count = 0;

    assert_non_null(folder);
    for (const struct dirent *entry = readdir(folder); entry;
         entry = readdir(folder))
        count += entry->d_name[0] != '.';
    (void)closedir(folder);
    return count;
}

struct loop_run {
    kin_loop *loop;
    kin_client *client;
    kin_informer *informer;
    struct names names;
    int errors;
};

static void loop_run_done(struct loop_run *run)
{
    (void)kin_informer_free(run->informer);
    (void)kin_client_unref(run->client);
    if (run->names.pending)
        answer(&run->names, run->names.pending);
    (void)kin_loop_free(run->loop);
}

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct loop_run *run = userdata;

    (void)failure;
    run->errors += strstr(err->message, "resolver has no address") != NULL;
    return KIN_RETRY;
}

static int loop_run_start(struct loop_run *run, const kin_server *server)
{
    const kin_resolver resolver = {
        .size = sizeof(resolver), .resolve = resolve, .userdata = &run->names};

    TRY(kin_loop_new(NULL, &run->loop, NULL));
    TRY(kin_loop_set_resolver(run->loop, &resolver, NULL));
    TRY(client_by_name(server,
                       KIN_OPTS(kin_client_opts, .qps = -1, .loop = run->loop),
                       &run->client));
    TRY(kin_informer_new(
        run->client, &configmaps,
        KIN_OPTS(kin_informer_opts, .on_error = on_error, .userdata = run),
        &run->informer, NULL));
    return kin_informer_start(run->informer, NULL);
}

static void loop_run_step(struct loop_run *run)
{
    struct pollfd polled = {.fd = kin_loop_fd(run->loop), .events = POLLIN};

    assert_int_equal(poll(&polled, 1, SOON_MS), 1);
    kin_loop_step(run->loop);
}

KIN_TEST(a_loop_resolves_names_without_threads)
{
    KIN_AUTO(kin_server) *server = NULL;
    __attribute__((cleanup(loop_run_done))) struct loop_run run = {.errors = 0};

    (void)alloc;
    run.names.is_known = true;
    run.names.is_late = true;
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = true), &server,
                         NULL));
    int threads = count_threads();
    TRY(loop_run_start(&run, server));
    while (!run.names.pending)
        loop_run_step(&run);
    answer(&run.names, run.names.pending);
    run.names.pending = NULL;
    while (!kin_informer_has_synced(run.informer)) {
        loop_run_step(&run);
        assert_int_equal(count_threads(), threads);
    }
    assert_int_equal(run.names.asked, 1);
    assert_int_equal(run.errors, 0);
    return 0;
}

KIN_TEST(a_name_without_an_address_is_an_error)
{
    KIN_AUTO(kin_server) *server = NULL;
    __attribute__((cleanup(loop_run_done))) struct loop_run run = {.errors = 0};

    (void)alloc;
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = true), &server,
                         NULL));
    TRY(loop_run_start(&run, server));
    while (run.errors == 0)
        loop_run_step(&run);
    /* The next lookup may succeed. */
    run.names.is_known = true;
    while (!kin_informer_has_synced(run.informer))
        loop_run_step(&run);
    assert_int_equal(run.names.asked, 2);
    return 0;
}

KIN_TEST(an_answer_may_come_after_the_client)
{
    KIN_AUTO(kin_server) *server = NULL;
    __attribute__((cleanup(loop_run_done))) struct loop_run run = {.errors = 0};

    (void)alloc;
    run.names.is_late = true;
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .is_tls = true), &server,
                         NULL));
    TRY(loop_run_start(&run, server));
    while (!run.names.pending)
        loop_run_step(&run);
    run.informer = kin_informer_free(run.informer);
    run.client = kin_client_unref(run.client);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_dialer_opens_all_connections),
              KIN_TEST_ENTRY(a_token_source_is_asked_for_each_request),
              KIN_TEST_ENTRY(a_loop_resolves_names_without_threads),
              KIN_TEST_ENTRY(a_name_without_an_address_is_an_error),
              KIN_TEST_ENTRY(an_answer_may_come_after_the_client))
