/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include <kin/api_error.h>

#include "base/fake_clock.h"
#include "base/thread.h"
#include "kin_test.h"
#include "kube/config.h"
#include "kube/credentials.h"
#include "test_certs.h"
#include "test_files.h"

#define V1 "client.authentication.k8s.io/v1"
#define V1BETA1 "client.authentication.k8s.io/v1beta1"
#define HEAD                                                                   \
    "{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1 "\",\"status\":"
#define CERT "-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----\\n"
#define KEY "-----BEGIN PRIVATE KEY-----\\nMIIB\\n-----END PRIVATE KEY-----\\n"

/* The plugin is the script `bin/plugin` in the folder.  It runs in the folder;
 * each run adds a byte to `runs`, then executes `body`. */
struct scene {
    struct test_folder folder;
    struct kin__fake_clock clock;
    kin_config *config;
    struct kin__credentials *creds;
    struct kin__credentials_news news; /* of the last get */
    int64_t timeout_ms;
    bool (*is_terminal)(void);
    bool is_stdin_unavailable;
    const char *const *allowed;
};

static void scene_init(struct scene *scene)
{
    *scene = (struct scene){.timeout_ms = 30000};
    test_folder_init(&scene->folder);
    /* 2026-03-01T12:00:00Z */
    kin__fake_clock_init(&scene->clock, 1000 * KIN__NS_PER_S,
                         1772366400 * KIN__NS_PER_S);
}

static void scene_done(struct scene *scene)
{
    (void)kin__credentials_unref(scene->creds);
    (void)kin_config_unref(scene->config);
    test_folder_done(&scene->folder);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

static void scene_plugin(struct scene *scene, const char *body)
{
    char text[4096] = "";

    int len = snprintf(text, sizeof(text),
                       "#!/bin/sh\ncd '%s' || exit 9\nprintf x >>runs\n%s\n",
                       scene->folder.path, body);
    assert_true(len > 0 && len < (int)sizeof(text));
    (void)test_folder_script(&scene->folder, "bin/plugin", text);
}

static int scene_start(struct scene *scene, const kin_allocator *alloc,
                       const char *exec, const char *user)
{
    const struct kin__credentials_opts opts = {
        .clock = &scene->clock.clock,
        .exec_timeout_ms = scene->timeout_ms,
        .is_terminal = scene->is_terminal};
    static const char *const environment[] = {"PATH=/usr/bin:/bin", "KEPT=kept",
                                              "CHANGED=old", NULL};
    char text[4096] = "";

    snprintf(text, sizeof(text),
             "current-context: x\n"
             "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
             "clusters: [{name: c, cluster: {server: 'https://s'}}]\n"
             "users: [{name: u, user: {%s exec: {%s}}}]\n",
             user, exec);
    const char *path = test_folder_write(&scene->folder, "config", text);
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .path = path,
                 .environment = environment,
                 .is_stdin_unavailable = scene->is_stdin_unavailable,
                 .exec_allowed = scene->allowed),
        &scene->config, NULL);
    return r < 0 ? r
                 : kin__credentials_new(scene->config, &opts, &scene->creds,
                                        NULL);
}

#define PLUGIN "command: ./bin/plugin, interactiveMode: Never, apiVersion: " V1

static int scene_get(struct scene *scene, struct kin__identity **ret,
                     kin_error *err)
{
    *ret = kin__identity_unref(*ret);
    return kin__credentials_get(scene->creds, NULL, ret, &scene->news, err);
}

static long scene_runs(struct scene *scene)
{
    return test_folder_size(&scene->folder, "runs");
}

KIN_TEST(a_plugin_runs_once_for_a_token)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "echo '" HEAD "{\"token\":\"t\"}}'");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    assert_int_equal(scene_runs(&scene), 0);
    for (int i = 0; i < 3; i++) {
        TRY(scene_get(&scene, &id, NULL));
        assert_string_equal(id->authorization, "Bearer t");
        kin__fake_clock_advance(&scene.clock, 1000000 * KIN__NS_PER_S);
    }
    assert_int_equal(scene_runs(&scene), 1);
    return 0;
}

KIN_TEST(certificates_alone_and_with_a_token)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "cat answer");
    (void)test_folder_write(&scene.folder, "answer",
                            HEAD "{\"expirationTimestamp\":"
                                 "\"2026-03-01T12:00:10Z\","
                                 "\"clientCertificateData\":\"" CERT
                                 "\",\"clientKeyData\":\"" KEY "\"}}");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(scene_get(&scene, &id, NULL));
    assert_null(id->authorization);
    assert_true(kin_str_starts_with(id->cert, kin_s("-----BEGIN CERT")));
    assert_true(kin_str_starts_with(id->key, kin_s("-----BEGIN PRIV")));
    uint64_t tls_generation = id->tls_generation;
    (void)test_folder_write(&scene.folder, "answer", HEAD "{\"token\":\"t\"}}");
    kin__fake_clock_advance(&scene.clock, 10 * KIN__NS_PER_S);
    TRY(scene_get(&scene, &id, NULL));
    assert_string_equal(id->authorization, "Bearer t");
    assert_int_equal(id->cert.len + id->key.len, 0);
    assert_true(id->tls_generation > tls_generation);
    return 0;
}

/* Writes an answer with a certificate that expires at 12:00:10. */
static void write_certificate(struct scene *scene, const char *cert)
{
    char text[4096];

    snprintf(text, sizeof(text),
             HEAD "{\"expirationTimestamp\":\"2026-03-01T12:00:10Z\","
                  "\"clientCertificateData\":\"%s\","
                  "\"clientKeyData\":\"" KEY "\"}}",
             cert);
    (void)test_folder_write(&scene->folder, "answer", text);
}

static void assert_ttl(struct scene *scene, double expected_s)
{
    double ttl_s = kin__credentials_ttl_s(scene->creds);

    if (ttl_s < expected_s || ttl_s > expected_s)
        fail_msg("%g s, not %g s", ttl_s, expected_s);
}

KIN_TEST(a_replaced_certificate_reports_its_age)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "cat answer");
    write_certificate(&scene, TEST_CERT_FEBRUARY("\\n"));
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    assert_ttl(&scene, INFINITY);
    TRY(scene_get(&scene, &id, NULL));
    assert_int_equal(scene.news.exec, KIN__EXEC_OK);
    assert_false(scene.news.is_rotated);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_ttl(&scene, 3600);
    kin__fake_clock_advance(&scene.clock, 20 * KIN__NS_PER_S);
    TRY(scene_get(&scene, &id, NULL)); /* the same one again */
    assert_int_equal(scene.news.exec, KIN__EXEC_OK);
    assert_false(scene.news.is_rotated);
    write_certificate(&scene, TEST_CERT_CENTURY("\\n"));
    TRY(scene_get(&scene, &id, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_true(scene.news.is_rotated);
    assert_int_equal(scene.news.rotated_s, 28 * 86400 + 12 * 3600 + 20);
    assert_ttl(&scene, 3150532800.0 - 20);
    (void)test_folder_write(&scene.folder, "answer", HEAD "{\"token\":\"t\"}}");
    TRY(scene_get(&scene, &id, NULL)); /* a token replaces it */
    assert_true(scene.news.is_rotated);
    assert_ttl(&scene, INFINITY);
    TRY(scene_get(&scene, &id, NULL)); /* it does not expire */
    assert_int_equal(scene.news.exec, KIN__EXEC_NOT_RUN);
    assert_false(scene.news.is_rotated);
    return 0;
}

KIN_TEST(an_expired_certificate_has_a_negative_ttl)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "cat answer");
    write_certificate(&scene, TEST_CERT_FEBRUARY("\\n"));
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(scene_get(&scene, &id, NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    kin__fake_clock_advance(&scene.clock, 3601 * KIN__NS_PER_S);
    assert_ttl(&scene, -1);
    return 0;
}

KIN_TEST(expiry_is_honoured)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "cat answer");
    (void)test_folder_write(&scene.folder, "answer",
                            HEAD "{\"token\":\"one\",\"expirationTimestamp\":"
                                 "\"2026-03-01T12:01:00Z\"}}");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(scene_get(&scene, &id, NULL));
    uint64_t generation = id->generation;
    kin__fake_clock_advance(&scene.clock, 60 * KIN__NS_PER_S - 1);
    TRY(scene_get(&scene, &id, NULL));
    assert_int_equal(scene_runs(&scene), 1);
    (void)test_folder_write(&scene.folder, "answer",
                            HEAD "{\"token\":\"two\"}}");
    kin__fake_clock_advance(&scene.clock, 1);
    TRY(scene_get(&scene, &id, NULL));
    assert_string_equal(id->authorization, "Bearer two");
    assert_true(id->generation > generation);
    assert_int_equal(scene_runs(&scene), 2);
    return 0;
}

KIN_TEST(an_answer_from_the_past_is_used_once)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "echo '" HEAD "{\"token\":\"t\","
                         "\"expirationTimestamp\":\"2020-01-01T00:00:00Z\"}}'");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(scene_get(&scene, &id, NULL));
    TRY(scene_get(&scene, &id, NULL));
    assert_string_equal(id->authorization, "Bearer t");
    assert_int_equal(scene_runs(&scene), 2);
    return 0;
}

KIN_TEST(a_refusal_runs_the_plugin_once_more)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;
    KIN__AUTO_IDENTITY *first = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "cat answer");
    (void)test_folder_write(&scene.folder, "answer",
                            HEAD "{\"token\":\"one\"}}");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(scene_get(&scene, &first, NULL));
    assert_true(kin__credentials_refused(scene.creds, first, NULL));
    /* Another request with the same identity was refused, too. */
    assert_true(kin__credentials_refused(scene.creds, first, NULL));
    TRY(scene_get(&scene, &id, NULL));
    assert_int_equal(scene_runs(&scene), 2);
    /* The plugin returned the same token: running it again would not help. */
    assert_false(kin__credentials_refused(scene.creds, id, NULL));
    TRY(scene_get(&scene, &id, NULL));
    assert_int_equal(scene_runs(&scene), 2);
    /* After ten seconds it might. */
    (void)test_folder_write(&scene.folder, "answer",
                            HEAD "{\"token\":\"two\"}}");
    kin__fake_clock_advance(&scene.clock, 10 * KIN__NS_PER_S);
    assert_true(kin__credentials_refused(scene.creds, id, NULL));
    TRY(scene_get(&scene, &id, NULL));
    assert_string_equal(id->authorization, "Bearer two");
    /* The first token is already replaced; the new one may be refused now. */
    assert_true(kin__credentials_refused(scene.creds, first, NULL));
    assert_int_equal(scene_runs(&scene), 3);
    assert_true(kin__credentials_refused(scene.creds, id, NULL));
    return 0;
}

KIN_TEST(plugins_get_arguments_and_environment_verbatim)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene,
                 "test \"$1\" = '$(touch evil); `x` | y' || exit 1\n"
                 "test \"$2\" = '' && test $# = 2 || exit 2\n"
                 "test \"$KEPT/$CHANGED/$ADDED\" = 'kept/new/$KEPT' || exit 3\n"
                 "test -z \"$HOME\" || exit 4\n"
                 "test \"$KUBERNETES_EXEC_INFO\" = "
                 "'{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1
                 "\",\"spec\":{\"interactive\":false,\"cluster\":{\"server\":"
                 "\"https://s\"}}}' || exit 5\n"
                 "read -r line && exit 6\n"
                 "echo '" HEAD "{\"token\":\"t\"}}'");
    TRY(scene_start(&scene, alloc,
                    PLUGIN ", provideClusterInfo: true, "
                           "args: ['$(touch evil); `x` | y', ''], "
                           "env: [{name: CHANGED, value: new}, "
                           "{name: ADDED, value: $KEPT}]",
                    ""));
    kin_error err = KIN_ERROR_INIT;
    int r = scene_get(&scene, &id, &err);
    if (r < 0 && r != KIN_ENOMEM)
        fail_msg("%s", err.message);
    TRY(r);
    assert_int_equal(test_folder_size(&scene.folder, "evil"), 0);
    return 0;
}

KIN_TEST(v1beta1_works_and_must_match)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;
    kin_error err = KIN_ERROR_INIT;

    scene_init(&scene);
    scene_plugin(&scene,
                 "echo '{\"kind\":\"ExecCredential\",\"apiVersion\":\"" V1BETA1
                 "\",\"status\":{\"token\":\"t\"}}'");
    TRY(scene_start(&scene, alloc,
                    "command: ./bin/plugin, apiVersion: " V1BETA1, ""));
    TRY(scene_get(&scene, &id, NULL));
    assert_string_equal(id->authorization, "Bearer t");
    scene.creds = kin__credentials_unref(scene.creds);
    scene.config = kin_config_unref(scene.config);
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY_FAIL(scene_get(&scene, &id, &err), KIN_EPROTOCOL);
    assert_non_null(strstr(err.message, "not of version " V1));
    return 0;
}

KIN_TEST(failures_are_reported_without_secrets)
{
    static const struct {
        const char *body;
        int code;
        const char *message;
        enum kin__exec_outcome outcome;
        int status;
    } cases[] = {
        {"echo hunter2; exit 7", KIN_EUNAUTHORIZED,
         "/bin/plugin: ended with status 7", KIN__EXEC_FAILED, 7},
        {"kill -9 $$", KIN_EUNAUTHORIZED, "/bin/plugin: ended with status 137",
         KIN__EXEC_FAILED, 137},
        {"echo hunter2", KIN_EPROTOCOL,
         "/bin/plugin: the answer is no ExecCredential", KIN__EXEC_OK, 0},
        {"echo '{\"hunter2'", KIN_EPARSE, "/bin/plugin: the answer is not JSON",
         KIN__EXEC_OK, 0},
        {"head -c 2000000 /dev/zero", KIN_ELIMIT, "bytes of output",
         KIN__EXEC_INTERNAL, 0},
        {"echo '" HEAD "{\"clientKeyData\":\"hunter2\"}}'", KIN_EPROTOCOL,
         "/bin/plugin: a certificate or a key without the other", KIN__EXEC_OK,
         0},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SCENE scene;
        KIN__AUTO_IDENTITY *id = NULL;
        kin_error err = KIN_ERROR_INIT;
        scene_init(&scene);
        scene_plugin(&scene, cases[i].body);
        TRY(scene_start(&scene, alloc, PLUGIN ", installHint: a hint", ""));
        TRY_FAIL(scene_get(&scene, &id, &err), cases[i].code);
        assert_true(
            kin_str_starts_with(kin_s(err.message), kin_s("exec plugin /")));
        assert_non_null(strstr(err.message, cases[i].message));
        assert_null(strstr(err.message, "hunter2"));
        assert_null(strstr(err.message, "a hint"));
        assert_int_equal(scene.news.exec, cases[i].outcome);
        assert_int_equal(scene.news.exec_status, cases[i].status);
    }
    return 0;
}

KIN_TEST(a_missing_plugin_comes_with_its_hint)
{
    static const char *const commands[] = {"no-such-plugin",
                                           "./no-such-plugin"};

    for (int i = 0; i < 2; i++) {
        AUTO_SCENE scene;
        KIN__AUTO_IDENTITY *id = NULL;
        kin_error err = KIN_ERROR_INIT;
        char exec[300] = "";
        scene_init(&scene);
        snprintf(exec, sizeof(exec),
                 "command: %s, installHint: apt install it, "
                 "interactiveMode: Never, apiVersion: " V1,
                 commands[i]);
        TRY(scene_start(&scene, alloc, exec, ""));
        TRY_FAIL(scene_get(&scene, &id, &err), KIN_ENOTFOUND);
        assert_true(
            kin_str_ends_with(kin_s(err.message), kin_s("; apt install it")));
        assert_int_equal(scene.news.exec, KIN__EXEC_MISSING);
    }
    return 0;
}

KIN_TEST(a_hint_is_not_repeated_for_ever)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;
    int hints = 0;

    scene_init(&scene);
    TRY(scene_start(&scene, alloc,
                    "command: no-such-plugin, installHint: apt install it, "
                    "interactiveMode: Never, apiVersion: " V1,
                    ""));
    /* One failure a minute for two hours. */
    for (int i = 0; i < 120; i++) {
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(scene_get(&scene, &id, &err), KIN_ENOTFOUND);
        assert_non_null(strstr(err.message, "not found in PATH"));
        hints += strstr(err.message, "apt install it") != NULL;
        kin__fake_clock_advance(&scene.clock, 60 * KIN__NS_PER_S);
    }
    assert_int_equal(hints, 20);
    return 0;
}

static int try_allowed(const kin_allocator *alloc, const char *const *allowed,
                       kin_error *err)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene.allowed = allowed;
    /* The list's "sh" is the program in PATH, not this one. */
    (void)test_folder_script(&scene.folder, "sh",
                             "#!/bin/sh\necho '" HEAD "{\"token\":\"t\"}}'\n");
    int r = scene_start(&scene, alloc,
                        "command: ./sh, interactiveMode: Never, "
                        "apiVersion: " V1,
                        "");
    return r < 0 ? r : scene_get(&scene, &id, err);
}

KIN_TEST(only_plugins_on_the_list_run)
{
    static const char *const none[] = {NULL};
    static const char *const others[] = {"sh", "/bin/sh", "no-such-plugin",
                                         NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY(try_allowed(alloc, NULL, NULL));
    TRY_FAIL(try_allowed(alloc, none, &err), KIN_EFORBIDDEN);
    TRY_FAIL(try_allowed(alloc, others, &err), KIN_EFORBIDDEN);
    assert_non_null(strstr(err.message,
                           "the plugin is not in the list of allowed plugins"));
    assert_false(kin_error_is_forbidden(&err));
    return 0;
}

KIN_TEST(a_plugin_is_allowed_by_its_name)
{
    static const char *const allowed[] = {"no-such-plugin", "cat", NULL};
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene.allowed = allowed;
    const char *answer = test_folder_write(&scene.folder, "answer",
                                           HEAD "{\"token\":\"t\"}}");
    char exec[1024];
    snprintf(exec, sizeof(exec),
             "command: cat, args: ['%s'], interactiveMode: Never, "
             "apiVersion: " V1,
             answer);
    TRY(scene_start(&scene, alloc, exec, ""));
    TRY(scene_get(&scene, &id, NULL));
    assert_string_equal(id->authorization, "Bearer t");
    return 0;
}

KIN_TEST(a_plugin_is_allowed_by_its_path)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    scene_plugin(&scene, "echo '" HEAD "{\"token\":\"t\"}}'");
    const char *const allowed[] = {
        test_folder_path(&scene.folder, "bin/plugin"), NULL};
    scene.allowed = allowed;
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(scene_get(&scene, &id, NULL));
    return 0;
}

static bool always_terminal(void)
{
    return true;
}

static bool never_terminal(void)
{
    return false;
}

KIN_TEST(interactive_modes_are_honoured)
{
    static const struct {
        const char *mode;
        bool is_terminal;
        bool is_unavailable;
        const char *expected; /* the expected input, or an error */
    } cases[] = {
        {"Never", true, false, "Bearer interactive:false"},
        {"IfAvailable", true, false, "Bearer interactive:true"},
        {"IfAvailable", false, false, "Bearer interactive:false"},
        {"IfAvailable", true, true, "Bearer interactive:false"},
        {"Always", true, false, "Bearer interactive:true"},
        {"Always", false, false, "standard input is not a terminal"},
        {"Always", true, true, "standard input is in use"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SCENE scene;
        KIN__AUTO_IDENTITY *id = NULL;
        kin_error err = KIN_ERROR_INIT;
        char exec[300] = "";
        scene_init(&scene);
        scene.is_terminal = cases[i].is_terminal ? always_terminal
                                                 : never_terminal;
        scene.is_stdin_unavailable = cases[i].is_unavailable;
        scene_plugin(&scene, "told=$(echo \"$KUBERNETES_EXEC_INFO\" | "
                             "grep -o '\"interactive\":[a-z]*' | tr -d '\"')\n"
                             "echo '" HEAD "{\"token\":\"'\"$told\"'\"}}'");
        snprintf(exec, sizeof(exec),
                 "command: ./bin/plugin, interactiveMode: %s, apiVersion: " V1,
                 cases[i].mode);
        TRY(scene_start(&scene, alloc, exec, ""));
        int r = scene_get(&scene, &id, &err);
        if (r == KIN_ENOMEM)
            return r;
        assert_non_null(strstr(r == 0 ? id->authorization : err.message,
                               cases[i].expected));
    }
    return 0;
}

KIN_TEST(other_credentials_disable_the_plugin)
{
    static const char *const users[] = {"token: t,", "username: u,",
                                        "password: p,"};

    for (int i = 0; i < 3; i++) {
        AUTO_SCENE scene;
        KIN__AUTO_IDENTITY *id = NULL;
        scene_init(&scene);
        scene_plugin(&scene, "exit 1");
        TRY(scene_start(&scene, alloc, PLUGIN, users[i]));
        TRY(scene_get(&scene, &id, NULL));
        assert_int_equal(scene_runs(&scene), 0);
        assert_false(kin__credentials_refused(scene.creds, id, NULL));
    }
    return 0;
}

KIN_TEST(a_plugin_that_hangs_is_ended)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;
    kin_error err = KIN_ERROR_INIT;

    scene_init(&scene);
    scene.timeout_ms = 100;
    scene_plugin(&scene, "exec sleep 600");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY_FAIL(scene_get(&scene, &id, &err), KIN_ETIMEDOUT);
    assert_non_null(strstr(err.message, "not done after 100 ms"));
    assert_int_equal(scene.news.exec, KIN__EXEC_INTERNAL);
    return 0;
}

/* --- Many threads --- */

enum { ASKERS = 8 };

struct asker {
    struct kin__thread thread;
    struct scene *scene;
    kin_stop *stop; /* may be NULL */
    struct kin__identity *id;
    struct kin__credentials_news news;
    kin_error err;
    int result;
};

static void asker_run(void *userdata)
{
    struct asker *asker = userdata;

    asker->result = kin__credentials_get(asker->scene->creds, asker->stop,
                                         &asker->id, &asker->news, &asker->err);
}

static void askers_done(struct asker (*askers)[ASKERS])
{
    for (int i = 0; i < ASKERS; i++) {
        if ((*askers)[i].thread.is_started)
            kin__thread_join(&(*askers)[i].thread);
        (void)kin__identity_unref((*askers)[i].id);
        (void)kin_stop_unref((*askers)[i].stop);
    }
}

#define AUTO_ASKERS __attribute__((cleanup(askers_done))) struct asker

static int askers_start(struct asker (*askers)[ASKERS], struct scene *scene)
{
    for (int i = 0; i < ASKERS; i++) {
        struct asker *asker = &(*askers)[i];
        asker->scene = scene;
        int r = kin__thread_start(&asker->thread, NULL, asker_run, asker, NULL);
        if (r < 0)
            return r;
    }
    return 0;
}

static void askers_join(struct asker (*askers)[ASKERS])
{
    for (int i = 0; i < ASKERS; i++)
        kin__thread_join(&(*askers)[i].thread);
}

/* Waits until `count` threads wait for a run, or memory is exhausted. */
static void await_waiters(struct scene *scene, int count)
{
    while (atomic_load(&scene->clock.waiters) < count &&
           !kin_test_out_of_memory())
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
}

/* The plugin runs until a file `go` exists. */
#define UNTIL_GO "while ! test -e go; do sleep 0.01; done; "

KIN_TEST(many_threads_share_one_run)
{
    AUTO_SCENE scene;
    AUTO_ASKERS askers[ASKERS] = {{.result = -100}};

    scene_init(&scene);
    scene_plugin(&scene, UNTIL_GO "echo '" HEAD "{\"token\":\"t\"}}'");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(askers_start(&askers, &scene));
    /* All threads wait, except the one that runs the plugin. */
    await_waiters(&scene, ASKERS - 1);
    (void)test_folder_write(&scene.folder, "go", "");
    askers_join(&askers);
    int told = 0;
    for (int i = 0; i < ASKERS; i++) {
        TRY(askers[i].result);
        assert_string_equal(askers[i].id->authorization, "Bearer t");
        told += askers[i].news.exec == KIN__EXEC_OK;
    }
    assert_int_equal(scene_runs(&scene), 1);
    assert_int_equal(told, 1);
    return 0;
}

KIN_TEST(many_threads_share_one_failure)
{
    AUTO_SCENE scene;
    AUTO_ASKERS askers[ASKERS] = {{.result = -100}};

    scene_init(&scene);
    scene_plugin(&scene, UNTIL_GO "exit 5");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    TRY(askers_start(&askers, &scene));
    await_waiters(&scene, ASKERS - 1);
    (void)test_folder_write(&scene.folder, "go", "");
    askers_join(&askers);
    for (int i = 0; i < ASKERS; i++) {
        TRY_FAIL(askers[i].result, KIN_EUNAUTHORIZED);
        assert_non_null(strstr(askers[i].err.message, "status 5"));
    }
    assert_int_equal(scene_runs(&scene), 1);
    return 0;
}

KIN_TEST(another_thread_takes_over_after_a_stop)
{
    AUTO_SCENE scene;
    AUTO_ASKERS askers[ASKERS] = {{.result = -100}};
    struct asker *first = &askers[0];
    struct asker *second = &askers[1];
    struct asker *third = &askers[2];

    scene_init(&scene);
    scene_plugin(&scene, UNTIL_GO "echo '" HEAD "{\"token\":\"t\"}}'");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    for (int i = 0; i < 3; i++) {
        askers[i].scene = &scene;
        TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc),
                         &askers[i].stop, NULL));
    }
    TRY(kin__thread_start(&first->thread, NULL, asker_run, first, NULL));
    while (scene_runs(&scene) < 1 && !kin_test_out_of_memory())
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    int r = kin__thread_start(&second->thread, NULL, asker_run, second, NULL);
    if (r == 0)
        r = kin__thread_start(&third->thread, NULL, asker_run, third, NULL);
    await_waiters(&scene, 2);
    kin_stop_request(third->stop);
    kin_stop_request(first->stop);
    (void)test_folder_write(&scene.folder, "go", "");
    TRY(r);
    for (int i = 0; i < 3; i++)
        kin__thread_join(&askers[i].thread);
    TRY(second->result);
    assert_string_equal(second->id->authorization, "Bearer t");
    if (first->result == KIN_ENOMEM || third->result == KIN_ENOMEM)
        return KIN_ENOMEM;
    /* The third was stopped while it waited, or found the work done. */
    assert_true(first->result == KIN_ESTOPPED || first->result == 0);
    assert_true(third->result == KIN_ESTOPPED || third->result == 0);
    return 0;
}

/* --- Signals of the program --- */

static void reap_all(int number)
{
    int errnum = errno;

    (void)number;
    while (waitpid(-1, NULL, WNOHANG) > 0)
        continue;
    errno = errnum;
}

/* ---- without blocking ---- */

static void wake(void *userdata)
{
    _Atomic int *count = userdata;

    atomic_fetch_add(count, 1);
}

/* A caller that polls. */
struct poller {
    struct scene *scene;
    struct kin__credentials_waiter waiter;
    _Atomic int woken;
    struct kin__identity *identity;
};

static void poller_init(struct poller *poller, struct scene *scene)
{
    *poller = (struct poller){.scene = scene};
    kin__credentials_waiter_init(&poller->waiter, /* loop= */ NULL, wake,
                                 &poller->woken);
}

static void poller_done(struct poller *poller)
{
    kin__credentials_waiter_remove(poller->scene->creds, &poller->waiter);
    (void)kin__identity_unref(poller->identity);
}

#define AUTO_POLLER __attribute__((cleanup(poller_done))) struct poller

static int poller_try(struct poller *poller, kin_stop *stop, kin_error *err)
{
    return kin__credentials_poll(poller->scene->creds, stop, &poller->waiter,
                                 &poller->identity, &poller->scene->news, err);
}

/* Polls as a job does, until there is a result. */
static int poller_run(struct poller *poller, kin_error *err)
{
    int r = poller_try(poller, NULL, err);

    while (r == 1) {
        kin_deadline due = kin__deadline_after(NULL, poller->waiter.wait_ns);
        while (atomic_load(&poller->woken) == 0 &&
               !kin__deadline_passed(NULL, due))
            (void)poll(NULL, 0, 1);
        poller->woken = 0;
        r = poller_try(poller, NULL, err);
    }
    return r;
}

KIN_TEST(a_poll_does_not_wait_for_the_plugin)
{
    AUTO_SCENE scene;
    scene_init(&scene);
    scene_plugin(&scene, "while [ ! -e go ]; do sleep 0.01; done\n"
                         "echo '" HEAD "{\"token\":\"t\"}}'");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    AUTO_POLLER one;
    AUTO_POLLER two;
    poller_init(&one, &scene);
    poller_init(&two, &scene);

    int r = poller_try(&one, NULL, NULL);
    if (r == 1)
        r = poller_try(&two, NULL, NULL);
    (void)test_folder_write(&scene.folder, "go", "");
    if (r == 1)
        r = poller_run(&one, NULL);
    TRY(r);
    TRY(poller_run(&two, NULL));
    assert_string_equal(one.identity->authorization, "Bearer t");
    assert_ptr_equal(one.identity, two.identity);
    assert_int_equal(scene_runs(&scene), 1);
    return 0;
}

KIN_TEST(polls_share_a_failure)
{
    AUTO_SCENE scene;
    kin_error err = KIN_ERROR_INIT;
    scene_init(&scene);
    scene_plugin(&scene, "exit 3");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    AUTO_POLLER one;
    poller_init(&one, &scene);

    int r = poller_run(&one, &err);
    if (r == KIN_ENOMEM && kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_true(r < 0);
    assert_non_null(strstr(err.message, "3"));
    assert_int_equal(scene.news.exec, KIN__EXEC_FAILED);
    assert_int_equal(scene.news.exec_status, 3);
    assert_int_equal(scene_runs(&scene), 1);
    return 0;
}

KIN_TEST(an_expired_answer_is_used_once_by_a_poll)
{
    AUTO_SCENE scene;
    scene_init(&scene);
    scene_plugin(&scene,
                 "echo '" HEAD "{\"token\":\"t\",\"expirationTimestamp\":"
                 "\"2020-01-01T00:00:00Z\"}}'");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    AUTO_POLLER one;
    poller_init(&one, &scene);

    TRY(poller_run(&one, NULL));
    assert_string_equal(one.identity->authorization, "Bearer t");
    assert_int_equal(scene_runs(&scene), 1);
    return 0;
}

KIN_TEST(the_last_caller_that_gives_up_ends_the_plugin)
{
    AUTO_SCENE scene;
    scene_init(&scene);
    scene_plugin(&scene, "exec sleep 1000");
    TRY(scene_start(&scene, alloc, PLUGIN, ""));
    AUTO_POLLER one;
    AUTO_POLLER two;
    poller_init(&one, &scene);
    poller_init(&two, &scene);

    int r = poller_try(&one, NULL, NULL);
    if (r == 1)
        r = poller_try(&two, NULL, NULL);
    TRY(r == 1 ? 0 : r);
    kin__credentials_waiter_remove(scene.creds, &one.waiter);
    return 0; /* the other cleanup removes the last; the thread ends */
}

KIN_TEST(plugins_run_in_programs_that_reap_children)
{
    static void (*const ways[])(int) = {SIG_IGN, reap_all};

    for (int i = 0; i < 2; i++) {
        AUTO_SCENE scene;
        KIN__AUTO_IDENTITY *id = NULL;
        scene_init(&scene);
        scene_plugin(&scene, "echo '" HEAD "{\"token\":\"t\"}}'");
        TRY(scene_start(&scene, alloc, PLUGIN, ""));
        signal(SIGCHLD, ways[i]);
        int r = scene_get(&scene, &id, NULL);
        signal(SIGCHLD, SIG_DFL);
        TRY(r);
        assert_string_equal(id->authorization, "Bearer t");
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_plugin_runs_once_for_a_token),
              KIN_TEST_ENTRY(certificates_alone_and_with_a_token),
              KIN_TEST_ENTRY(a_replaced_certificate_reports_its_age),
              KIN_TEST_ENTRY(an_expired_certificate_has_a_negative_ttl),
              KIN_TEST_ENTRY(expiry_is_honoured),
              KIN_TEST_ENTRY(an_answer_from_the_past_is_used_once),
              KIN_TEST_ENTRY(a_refusal_runs_the_plugin_once_more),
              KIN_TEST_ENTRY(plugins_get_arguments_and_environment_verbatim),
              KIN_TEST_ENTRY(v1beta1_works_and_must_match),
              KIN_TEST_ENTRY(failures_are_reported_without_secrets),
              KIN_TEST_ENTRY(a_missing_plugin_comes_with_its_hint),
              KIN_TEST_ENTRY(a_hint_is_not_repeated_for_ever),
              KIN_TEST_ENTRY(only_plugins_on_the_list_run),
              KIN_TEST_ENTRY(a_plugin_is_allowed_by_its_name),
              KIN_TEST_ENTRY(a_plugin_is_allowed_by_its_path),
              KIN_TEST_ENTRY(interactive_modes_are_honoured),
              KIN_TEST_ENTRY(other_credentials_disable_the_plugin),
              KIN_TEST_ENTRY(a_plugin_that_hangs_is_ended),
              KIN_TEST_ENTRY(many_threads_share_one_run),
              KIN_TEST_ENTRY(many_threads_share_one_failure),
              KIN_TEST_ENTRY(another_thread_takes_over_after_a_stop),
              KIN_TEST_ENTRY(a_poll_does_not_wait_for_the_plugin),
              KIN_TEST_ENTRY(polls_share_a_failure),
              KIN_TEST_ENTRY(an_expired_answer_is_used_once_by_a_poll),
              KIN_TEST_ENTRY(the_last_caller_that_gives_up_ends_the_plugin),
              KIN_TEST_ENTRY(plugins_run_in_programs_that_reap_children))
