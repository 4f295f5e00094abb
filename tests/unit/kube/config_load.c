/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kin_test.h"
#include "kube/client.h"
#include "kube/config.h"
#include "test_files.h"

static const char pem[] =
    "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";

/* An environment of at most eight variables, and a folder for its files. */
struct world {
    struct test_folder folder;
    char variables[8][8192];
    const char *environment[9];
    int count;
    kin_config_opts opts;
    int warnings;
    kin_log log;
};

static void world_warned(const kin_log_record *record, void *userdata)
{
    struct world *world = userdata;

    assert_string_equal(record->component, "config");
    world->warnings++;
}

static void world_init(struct world *world, const kin_allocator *alloc)
{
    *world = (struct world){.opts = KIN_INIT(kin_config_opts)};
    test_folder_init(&world->folder);
    world->log = (kin_log){.size = sizeof(kin_log),
                           .level = KIN_LOG_WARN,
                           .write = world_warned,
                           .userdata = world};
    world->opts.alloc = alloc;
    world->opts.log = &world->log;
    world->opts.environment = world->environment;
    world->opts.service_account_dir = test_folder_path(&world->folder, "mount");
}

static void world_done(struct world *world)
{
    test_folder_done(&world->folder);
}

#define AUTO_WORLD __attribute__((cleanup(world_done))) struct world

static void world_set(struct world *world, const char *name, const char *value)
{
    char *variable = world->variables[world->count];
    size_t len = strlen(name);

    assert_true(len + strlen(value) + 2 <= sizeof(world->variables[0]));
    memcpy(variable, name, len);
    variable[len] = '=';
    memcpy(variable + len + 1, value, strlen(value) + 1);
    world->environment[world->count++] = variable;
}

/* A kubeconfig with one server. */
static const char *world_kubeconfig(struct world *world, const char *name,
                                    const char *server)
{
    char text[1000] = "";

    snprintf(text, sizeof(text),
             "current-context: %s\n"
             "contexts: [{name: %s, context: {cluster: c-%s}}]\n"
             "clusters: [{name: c-%s, cluster: {server: '%s'}}]\n",
             server, server, server, server, server);
    return test_folder_write(&world->folder, name, text);
}

/* The variables and files that Kubernetes gives a pod. */
static void world_make_pod(struct world *world)
{
    world_set(world, "KUBERNETES_SERVICE_HOST", "10.0.0.1");
    world_set(world, "KUBERNETES_SERVICE_PORT", "443");
    (void)test_folder_write(&world->folder, "mount/token", "hunter2\n");
    (void)test_folder_write(&world->folder, "mount/ca.crt", pem);
    (void)test_folder_write(&world->folder, "mount/namespace", "pod-ns\n");
}

KIN_TEST(a_path_is_read_alone_and_must_exist)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;

    world_init(&world, alloc);
    world_set(&world, "KUBECONFIG",
              world_kubeconfig(&world, "listed", "http://listed"));
    world.opts.path = world_kubeconfig(&world, "explicit", "http://explicit");
    TRY(kin_config_new_from_env(&world.opts, &config, &err));
    assert_string_equal(kin_config_server(config), "http://explicit");
    assert_int_equal(kin_config_context_count(config), 1);
    config = kin_config_unref(config);
    TRY(kin_config_new(&world.opts, &config, &err));
    assert_string_equal(kin_config_server(config), "http://explicit");
    config = kin_config_unref(config);
    world.opts.path = test_folder_path(&world.folder, "missing");
    TRY_FAIL(kin_config_new_from_env(&world.opts, &config, &err),
             KIN_ENOTFOUND);
    assert_non_null(strstr(err.message, "/missing: no such file"));
    return 0;
}

KIN_TEST(kubeconfig_lists_files)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;
    char list[8000] = "";

    world_init(&world, alloc);
    const char *one = world_kubeconfig(&world, "one", "http://one");
    const char *two = world_kubeconfig(&world, "two", "http://two");
    snprintf(list, sizeof(list), ":/nowhere:%s:%s::%s", two, one, two);
    world_set(&world, "KUBECONFIG", list);
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "http://two");
    assert_int_equal(kin_config_context_count(config), 2);
    assert_int_equal(world.warnings, 0);
    config = kin_config_unref(config);
    world.opts.context = "http://one";
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "http://one");
    return 0;
}

KIN_TEST(warns_if_all_are_missing)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_set(&world, "KUBECONFIG", "/nowhere/a:/nowhere/b");
    TRY_FAIL(kin_config_new_from_env(&world.opts, &config, NULL),
             KIN_ENOTFOUND);
    assert_int_equal(world.warnings, 1);
    return 0;
}

KIN_TEST(an_error_names_all_invalid_files)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;
    char list[8000] = "";

    world_init(&world, alloc);
    const char *good = world_kubeconfig(&world, "good", "http://good");
    const char *bad = test_folder_write(&world.folder, "bad", "{");
    const char *worse = test_folder_write(&world.folder, "worse", "kind: Pod");
    snprintf(list, sizeof(list), "%s:%s:%s", good, bad, worse);
    world_set(&world, "KUBECONFIG", list);
    TRY_FAIL(kin_config_new_from_env(&world.opts, &config, &err), KIN_EPARSE);
    assert_non_null(strstr(err.message, "/bad: "));
    assert_non_null(strstr(err.message, "/worse: not a kubeconfig"));
    return 0;
}

KIN_TEST(too_many_files_are_rejected)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;
    char list[8000] = "";
    size_t len = 0;

    world_init(&world, alloc);
    for (int i = 0; i <= KIN__KUBECONFIG_MAX_FILES; i++)
        len += (size_t)snprintf(list + len, sizeof(list) - len,
                                "/nowhere/%d:", i);
    world_set(&world, "KUBECONFIG", list);
    TRY_FAIL(kin_config_new_from_env(&world.opts, &config, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "config: KUBECONFIG: more than 256 files");
    return 0;
}

KIN_TEST(home_is_used_without_kubeconfig)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_set(&world, "HOME", world.folder.path);
    world_set(&world, "KUBECONFIG", "");
    (void)world_kubeconfig(&world, ".kube/config", "http://home");
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "http://home");
    config = kin_config_unref(config);
    /* Without the environment no file is found. */
    TRY_FAIL(kin_config_new(&world.opts, &config, NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(a_pod_finds_its_server)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_make_pod(&world);
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_true(config->is_in_cluster);
    assert_string_equal(kin_config_server(config), "https://10.0.0.1:443");
    assert_string_equal(kin_config_namespace(config), "pod-ns");
    assert_string_equal(config->user.token_file,
                        test_folder_path(&world.folder, "mount/token"));
    assert_string_equal(config->cluster.ca_file,
                        test_folder_path(&world.folder, "mount/ca.crt"));
    config = kin_config_unref(config);
    world_set(&world, "POD_NAMESPACE", "from-env");
    TRY(kin_config_new_in_cluster_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_namespace(config), "from-env");
    return 0;
}

KIN_TEST(options_override_the_pods_configuration)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_make_pod(&world);
    world.opts.server = "other:6443";
    world.opts.token = "mine";
    world.opts.ca_file = "/dev/null";
    world.opts.ns = "mine";
    world.opts.impersonate = "someone";
    TRY(kin_config_new_in_cluster_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "https://other:6443");
    assert_string_equal(config->user.token, "mine");
    assert_null(config->user.token_file);
    assert_string_equal(config->cluster.ca_file, "/dev/null");
    assert_string_equal(config->user.impersonate, "someone");
    assert_string_equal(kin_config_namespace(config), "mine");
    return 0;
}

KIN_TEST(a_pod_with_an_ipv6_address)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_set(&world, "KUBERNETES_SERVICE_HOST", "fd00::1");
    world_make_pod(&world);
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "https://[fd00::1]:443");
    return 0;
}

KIN_TEST(a_pod_without_a_ca_logs_a_warning)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_make_pod(&world);
    (void)test_folder_write(&world.folder, "mount/ca.crt", "");
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_null(config->cluster.ca_file);
    assert_int_equal(world.warnings, 1);
    return 0;
}

KIN_TEST(an_incomplete_pod_is_not_found)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;

    world_init(&world, alloc);
    world_set(&world, "KUBERNETES_SERVICE_HOST", "10.0.0.1");
    TRY_FAIL(kin_config_new_in_cluster_from_env(&world.opts, &config, &err),
             KIN_ENOTFOUND);
    assert_non_null(strstr(err.message, "not in a pod"));
    /* Everything except the token, which is a folder here. */
    world_set(&world, "KUBERNETES_SERVICE_PORT", "443");
    (void)test_folder_write(&world.folder, "mount/token/x", "");
    TRY_FAIL(kin_config_new_from_env(&world.opts, &config, &err),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(files_take_precedence_over_the_pod_by_default)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_make_pod(&world);
    world_set(&world, "KUBECONFIG",
              world_kubeconfig(&world, "listed", "http://listed"));
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "http://listed");
    /* The pod's namespace is still the default. */
    assert_string_equal(kin_config_namespace(config), "pod-ns");
    config = kin_config_unref(config);
    world.opts.is_in_cluster_first = true;
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_true(config->is_in_cluster);
    config = kin_config_unref(config);
    world.opts.server = "http://given";
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "http://given");
    return 0;
}

KIN_TEST(the_process_environment_is_the_default)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    setenv("KUBECONFIG", world_kubeconfig(&world, "real", "http://real"), 1);
    int r = kin_config_new_from_env(KIN_OPTS(kin_config_opts, .alloc = alloc),
                                    &config, NULL);
    unsetenv("KUBECONFIG");
    TRY(r);
    assert_string_equal(kin_config_server(config), "http://real");
    return 0;
}

/* ---- a client from the environment ---- */

static int client_from_env(struct world *world, const char *level,
                           kin_client **ret, kin_error *err)
{
    setenv("KUBECONFIG", world_kubeconfig(world, "real", "http://real"), 1);
    setenv("KIN_LOG", level, 1);
    int r = kin_client_new_from_env(
        KIN_OPTS(kin_client_opts, .alloc = world->opts.alloc), ret, err);
    unsetenv("KIN_LOG");
    unsetenv("KUBECONFIG");
    return r;
}

KIN_TEST(a_client_from_env_has_its_server_and_log)
{
    static const struct {
        const char *name;
        kin_log_level level;
    } levels[] = {{"", KIN_LOG_WARN},
                  {"off", (kin_log_level)0},
                  {"error", KIN_LOG_ERROR},
                  {"trace", KIN_LOG_TRACE}};
    AUTO_WORLD world;

    world_init(&world, alloc);
    for (size_t i = 0; i < sizeof(levels) / sizeof(levels[0]); i++) {
        KIN_AUTO(kin_client) *client = NULL;
        TRY(client_from_env(&world, levels[i].name, &client, NULL));
        assert_string_equal(kin_config_server(kin_client_config(client)),
                            "http://real");
        assert_int_equal(client->opts.log->level, levels[i].level);
    }
    return 0;
}

KIN_TEST(an_invalid_log_level_is_rejected)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_client) *client = NULL;
    kin_error err = KIN_ERROR_INIT;

    world_init(&world, alloc);
    TRY_FAIL(client_from_env(&world, "loud", &client, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "KIN_LOG=loud"));
    return 0;
}

struct choice_case {
    const char *environment[4];
    const char *server;
    const char *expected; /* NULL for none */
};

static const struct choice_case choice_cases[] = {
    {{NULL}, "https://a", NULL},
    {{"HTTPS_PROXY=p"}, "https://a", "p"},
    {{"HTTPS_PROXY=p"}, "http://a", NULL},
    {{"HTTP_PROXY=p"}, "http://a", "p"},
    {{"HTTP_PROXY=p"}, "https://a", NULL},
    {{"ALL_PROXY=p"}, "https://a", NULL},
    {{"https_proxy=p"}, "https://a", "p"},
    {{"http_proxy=p"}, "http://a", "p"},
    {{"https_proxy=l", "HTTPS_PROXY=u"}, "https://a", "u"},
    {{"https_proxy=l", "HTTPS_PROXY="}, "https://a", "l"},
    {{"HTTPS_PROXY=p", "NO_PROXY=a"}, "https://a", NULL},
    {{"HTTPS_PROXY=p", "no_proxy=a"}, "https://a", NULL},
    {{"HTTPS_PROXY=p", "no_proxy=a", "NO_PROXY=b"}, "https://a", "p"},
    {{"HTTP_PROXY=p", "REQUEST_METHOD=GET"}, "http://a", NULL},
    {{"HTTPS_PROXY=p", "REQUEST_METHOD=GET"}, "https://a", "p"},
    {{"HTTP_PROXY=p", "REQUEST_METHOD="}, "http://a", "p"},
    {{"HTTPS_PROXY=p"}, "https://127.0.0.1:6443", NULL},
};

KIN_TEST(the_scheme_and_the_variables_select_the_proxy)
{
    const size_t count = sizeof(choice_cases) / sizeof(choice_cases[0]);

    (void)alloc;
    for (size_t i = 0; i < count; i++) {
        const struct choice_case *c = &choice_cases[i];
        const char *proxy = kin__config_proxy(
            (char *const *)(uintptr_t)c->environment, kin_s(c->server));

        if (!proxy != !c->expected ||
            (proxy && strcmp(proxy, c->expected) != 0))
            fail_msg("%s, %s: %s", c->environment[0] ? c->environment[0] : "",
                     c->server, proxy ? proxy : "none");
    }
    assert_null(kin__config_proxy(/* environment= */ NULL, kin_s("http://a")));
    return 0;
}

/* The proxy of a configuration, "" for none, or the error. */
static int world_proxy(struct world *world, const char *server,
                       const char *expected)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;

    world->opts.server = server;
    int r = kin_config_new_from_env(&world->opts, &config, &err);
    if (r == KIN_ENOMEM)
        return r;
    const char *proxy = r == 0 ? config->cluster.proxy_url : err.message;
    assert_string_equal(proxy ? proxy : "", expected);
    return 0;
}

KIN_TEST(a_proxy_of_the_environment_is_for_servers_without_one)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_set(&world, "HTTPS_PROXY", "proxy:3128");
    world_set(&world, "http_proxy", "socks5h://user:hunter2@proxy");
    world_set(&world, "NO_PROXY", "10.0.0.0/8,.cluster.test");
    TRY(world_proxy(&world, "https://a", "http://proxy:3128"));
    TRY(world_proxy(&world, "a:80", "socks5h://user:hunter2@proxy"));
    TRY(world_proxy(&world, "https://10.1.1.1", ""));
    TRY(world_proxy(&world, "https://a.cluster.test/x", ""));
    TRY(world_proxy(&world, "https://[::1]:6443", ""));
    /* An explicit one wins, also over NO_PROXY. */
    world.opts.proxy_url = "http://own";
    TRY(world_proxy(&world, "https://10.1.1.1", "http://own"));
    world.opts.proxy_url = NULL;
    /* Only `_from_env` reads the environment. */
    world.opts.server = "https://a";
    TRY(kin_config_new(&world.opts, &config, /* err= */ NULL));
    assert_null(config->cluster.proxy_url);
    return 0;
}

KIN_TEST(a_pod_may_need_a_proxy)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_make_pod(&world);
    world_set(&world, "HTTPS_PROXY", "https://proxy");
    TRY(kin_config_new_in_cluster_from_env(&world.opts, &config, NULL));
    assert_string_equal(config->cluster.proxy_url, "https://proxy");
    return 0;
}

KIN_TEST(an_unknown_proxy_is_rejected_without_its_password)
{
    AUTO_WORLD world;

    world_init(&world, alloc);
    world_set(&world, "HTTPS_PROXY", "ftp://user:hunter2@proxy");
    TRY(world_proxy(&world, "https://a",
                    "config: HTTPS_PROXY must be an http, https or socks5 "
                    "URL"));
    TRY(world_proxy(&world, "http://a", ""));
    return 0;
}

KIN_TEST(variables_are_found_by_their_whole_name)
{
    char variables[][8] = {"AB=1", "A=2", "A=3", "EMPTY=", "B"};
    char *const environment[] = {variables[0], variables[1], variables[2],
                                 variables[3], variables[4], NULL};

    (void)alloc;
    assert_string_equal(kin__env_get(environment, "A"), "2");
    assert_null(kin__env_get(environment, "EMPTY"));
    assert_null(kin__env_get(environment, "B"));
    assert_null(kin__env_get(NULL, "A"));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_path_is_read_alone_and_must_exist),
    KIN_TEST_ENTRY(kubeconfig_lists_files),
    KIN_TEST_ENTRY(warns_if_all_are_missing),
    KIN_TEST_ENTRY(an_error_names_all_invalid_files),
    KIN_TEST_ENTRY(too_many_files_are_rejected),
    KIN_TEST_ENTRY(home_is_used_without_kubeconfig),
    KIN_TEST_ENTRY(a_pod_finds_its_server),
    KIN_TEST_ENTRY(options_override_the_pods_configuration),
    KIN_TEST_ENTRY(a_pod_with_an_ipv6_address),
    KIN_TEST_ENTRY(a_pod_without_a_ca_logs_a_warning),
    KIN_TEST_ENTRY(an_incomplete_pod_is_not_found),
    KIN_TEST_ENTRY(files_take_precedence_over_the_pod_by_default),
    KIN_TEST_ENTRY(the_process_environment_is_the_default),
    KIN_TEST_ENTRY(a_client_from_env_has_its_server_and_log),
    KIN_TEST_ENTRY(an_invalid_log_level_is_rejected),
    KIN_TEST_ENTRY(the_scheme_and_the_variables_select_the_proxy),
    KIN_TEST_ENTRY(a_proxy_of_the_environment_is_for_servers_without_one),
    KIN_TEST_ENTRY(a_pod_may_need_a_proxy),
    KIN_TEST_ENTRY(an_unknown_proxy_is_rejected_without_its_password),
    KIN_TEST_ENTRY(variables_are_found_by_their_whole_name))
