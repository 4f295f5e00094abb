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

/* An environment of at most seven variables and a folder that they speak of. */
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

/* As Kubernetes mounts it. */
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

KIN_TEST(a_bad_file_spoils_the_list_and_all_are_named)
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

KIN_TEST(too_many_files_are_refused)
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

KIN_TEST(home_is_where_one_looks_last)
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
    /* Without the environment there is nothing. */
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

KIN_TEST(a_pod_may_be_told_otherwise)
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

KIN_TEST(a_pod_without_a_ca_says_so_and_goes_on)
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

KIN_TEST(not_in_a_pod)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;
    kin_error err = KIN_ERROR_INIT;

    world_init(&world, alloc);
    world_set(&world, "KUBERNETES_SERVICE_HOST", "10.0.0.1");
    TRY_FAIL(kin_config_new_in_cluster_from_env(&world.opts, &config, &err),
             KIN_ENOTFOUND);
    assert_non_null(strstr(err.message, "not in a pod"));
    /* All but the token, which is a folder. */
    world_set(&world, "KUBERNETES_SERVICE_PORT", "443");
    (void)test_folder_write(&world.folder, "mount/token/x", "");
    TRY_FAIL(kin_config_new_from_env(&world.opts, &config, &err),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(files_win_over_the_pod_unless_asked)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_config) *config = NULL;

    world_init(&world, alloc);
    world_make_pod(&world);
    world_set(&world, "KUBECONFIG",
              world_kubeconfig(&world, "listed", "http://listed"));
    TRY(kin_config_new_from_env(&world.opts, &config, NULL));
    assert_string_equal(kin_config_server(config), "http://listed");
    /* The pod's namespace counts all the same. */
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

/* ---- a client of the environment ---- */

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

KIN_TEST(a_client_of_the_environment_has_its_server_and_log)
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

KIN_TEST(a_level_that_is_none_is_rejected)
{
    AUTO_WORLD world;
    KIN_AUTO(kin_client) *client = NULL;
    kin_error err = KIN_ERROR_INIT;

    world_init(&world, alloc);
    TRY_FAIL(client_from_env(&world, "loud", &client, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "KIN_LOG=loud"));
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
    KIN_TEST_ENTRY(a_bad_file_spoils_the_list_and_all_are_named),
    KIN_TEST_ENTRY(too_many_files_are_refused),
    KIN_TEST_ENTRY(home_is_where_one_looks_last),
    KIN_TEST_ENTRY(a_pod_finds_its_server),
    KIN_TEST_ENTRY(a_pod_may_be_told_otherwise),
    KIN_TEST_ENTRY(a_pod_with_an_ipv6_address),
    KIN_TEST_ENTRY(a_pod_without_a_ca_says_so_and_goes_on),
    KIN_TEST_ENTRY(not_in_a_pod),
    KIN_TEST_ENTRY(files_win_over_the_pod_unless_asked),
    KIN_TEST_ENTRY(the_process_environment_is_the_default),
    KIN_TEST_ENTRY(a_client_of_the_environment_has_its_server_and_log),
    KIN_TEST_ENTRY(a_level_that_is_none_is_rejected),
    KIN_TEST_ENTRY(variables_are_found_by_their_whole_name))
