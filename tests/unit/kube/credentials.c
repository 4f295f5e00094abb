/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/credentials.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/fake_clock.h"
#include "kin_test.h"
#include "kube/config.h"
#include "test_files.h"

#define PEM(name, body)                                                        \
    "-----BEGIN " name "-----\n" body "\n-----END " name "-----\n"
#define CERT(body) PEM("CERTIFICATE", body)
#define KEY(body) PEM("PRIVATE KEY", body)

/* A folder with all files, a clock and a log. */
struct scene {
    struct test_folder folder;
    struct kin__fake_clock clock;
    kin_log log;
    int warnings;
    kin_config *config;
    struct kin__credentials *creds;
    struct kin__credentials_news news; /* of the last get */
};

static void scene_warned(const kin_log_record *record, void *userdata)
{
    struct scene *scene = userdata;
    char line[2000] = "";

    (void)kin_log_format(record, line, sizeof(line));
    assert_null(strstr(line, "hunter2"));
    scene->warnings++;
}

static void scene_init(struct scene *scene)
{
    *scene = (struct scene){.warnings = 0};
    test_folder_init(&scene->folder);
    kin__fake_clock_init(&scene->clock, 1000 * KIN__NS_PER_S,
                         1772366400 * KIN__NS_PER_S);
    scene->log = (kin_log){.size = sizeof(kin_log),
                           .level = KIN_LOG_WARN,
                           .write = scene_warned,
                           .userdata = scene};
}

static void scene_done(struct scene *scene)
{
    (void)kin__credentials_unref(scene->creds);
    (void)kin_config_unref(scene->config);
    test_folder_done(&scene->folder);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

/* Starts with a cluster's and a user's fields in YAML. */
static int scene_start(struct scene *scene, const kin_allocator *alloc,
                       const char *cluster, const char *user, kin_error *err)
{
    char text[4096] = "";
    const struct kin__credentials_opts opts = {.clock = &scene->clock.clock,
                                               .log = &scene->log};

    snprintf(text, sizeof(text),
             "current-context: x\n"
             "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
             "clusters: [{name: c, cluster: {server: 'https://s'%s}}]\n"
             "users: [{name: u, user: {%s}}]\n",
             cluster, user);
    const char *path = test_folder_write(&scene->folder, "config", text);
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .path = path), &scene->config,
        err);
    return r < 0
               ? r
               : kin__credentials_new(scene->config, &opts, &scene->creds, err);
}

static int scene_get(struct scene *scene, struct kin__identity **ret)
{
    *ret = kin__identity_unref(*ret);
    return kin__credentials_get(scene->creds, NULL, ret, &scene->news, NULL);
}

static void scene_sleep(struct scene *scene, int64_t seconds)
{
    kin__fake_clock_advance(&scene->clock, seconds * KIN__NS_PER_S);
}

KIN_TEST(each_kind_of_credentials_has_its_header)
{
    static const char *const cases[][2] = {
        {"", NULL},
        {"token: hunter2", "Bearer hunter2"},
        {"username: Aladdin, password: open sesame",
         "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="},
        {"password: x", "Basic Ong="},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SCENE scene;
        KIN__AUTO_IDENTITY *id = NULL;
        scene_init(&scene);
        TRY(scene_start(&scene, alloc, "", cases[i][0], NULL));
        TRY(scene_get(&scene, &id));
        if (cases[i][1])
            assert_string_equal(id->authorization, cases[i][1]);
        else
            assert_null(id->authorization);
        assert_int_equal(id->ca.len + id->cert.len + id->key.len, 0);
        assert_false(kin__credentials_refused(scene.creds, id, NULL));
    }
    return 0;
}

KIN_TEST(a_token_file_is_read_again_after_50_seconds)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "token", " one \n");
    TRY(scene_start(&scene, alloc, "", "tokenFile: token", NULL));
    TRY(scene_get(&scene, &id));
    assert_string_equal(id->authorization, "Bearer one");
    uint64_t generation = id->generation;
    uint64_t tls_generation = id->tls_generation;
    (void)test_folder_write(&scene.folder, "token", "two");
    scene_sleep(&scene, 49);
    TRY(scene_get(&scene, &id));
    assert_string_equal(id->authorization, "Bearer one");
    assert_int_equal(id->generation, generation);
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    if (id->generation != generation) {
        assert_string_equal(id->authorization, "Bearer two");
        assert_int_equal(id->tls_generation, tls_generation);
    } else {
        TRY(kin_test_out_of_memory() ? KIN_ENOMEM : KIN_EINTERNAL);
    }
    return 0;
}

KIN_TEST(an_invalid_token_file_keeps_the_old_token)
{
    static const char *const bad[] = {"", " \n", "a\nb", NULL};
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    const char *path = test_folder_write(&scene.folder, "token", "one");
    TRY(scene_start(&scene, alloc, "", "tokenFile: token", NULL));
    for (int i = 0; i < 4; i++) {
        if (bad[i])
            (void)test_folder_write(&scene.folder, "token", bad[i]);
        else
            assert_int_equal(unlink(path), 0);
        scene_sleep(&scene, 50);
        TRY(scene_get(&scene, &id));
        assert_string_equal(id->authorization, "Bearer one");
        assert_int_equal(scene.warnings, i + 1);
    }
    return 0;
}

KIN_TEST(a_refused_token_is_read_again_at_once)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;
    KIN__AUTO_IDENTITY *other = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "token", "one");
    TRY(scene_start(&scene, alloc, "", "tokenFile: token", NULL));
    TRY(scene_get(&scene, &id));
    bool is_refused = kin__credentials_refused(scene.creds, id, NULL);
    assert_false(is_refused);
    (void)test_folder_write(&scene.folder, "token", "two");
    if (!kin__credentials_refused(scene.creds, id, NULL)) {
        assert_true(kin_test_out_of_memory());
        return KIN_ENOMEM;
    }
    TRY(scene_get(&scene, &other));
    assert_string_equal(other->authorization, "Bearer two");
    /* An identity that was replaced meanwhile can be retried at once. */
    assert_true(kin__credentials_refused(scene.creds, id, NULL));
    return 0;
}

KIN_TEST(a_token_file_takes_precedence_over_a_token)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "token", "file");
    TRY(scene_start(&scene, alloc, "", "tokenFile: token, token: given", NULL));
    TRY(scene_get(&scene, &id));
    assert_string_equal(id->authorization, "Bearer file");
    return 0;
}

/* Out of memory, the old certificate is kept. */
#define TRY_CHANGED(id, expected)                                              \
    do {                                                                       \
        if (!kin_str_eq((id)->cert, kin_s(CERT(expected))) &&                  \
            kin_test_out_of_memory())                                          \
            return KIN_ENOMEM;                                                 \
        assert_str_equal((id)->cert, CERT(expected));                          \
    } while (0)

KIN_TEST(certificates_are_read_again_each_second)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "crt", CERT("one1"));
    (void)test_folder_write(&scene.folder, "key", KEY("one1"));
    TRY(scene_start(&scene, alloc, "",
                    "client-certificate: crt, client-key: key", NULL));
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->cert, CERT("one1"));
    assert_str_equal(id->key, KEY("one1"));
    uint64_t tls_generation = id->tls_generation;
    (void)test_folder_write(&scene.folder, "crt", CERT("two2"));
    (void)test_folder_write(&scene.folder, "key", KEY("two2"));
    kin__fake_clock_advance(&scene.clock, KIN__NS_PER_S - 1);
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->cert, CERT("one1"));
    assert_int_equal(id->tls_generation, tls_generation);
    kin__fake_clock_advance(&scene.clock, 1);
    TRY(scene_get(&scene, &id));
    if (id->tls_generation == tls_generation) {
        assert_true(kin_test_out_of_memory());
        return KIN_ENOMEM;
    }
    assert_str_equal(id->cert, CERT("two2"));
    assert_str_equal(id->key, KEY("two2"));
    return 0;
}

KIN_TEST(invalid_files_keep_the_old_certificate)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "crt", CERT("one1"));
    (void)test_folder_write(&scene.folder, "key", KEY("one1"));
    TRY(scene_start(&scene, alloc, "",
                    "client-certificate: crt, client-key: key", NULL));
    (void)test_folder_write(&scene.folder, "crt",
                            "-----BEGIN CERTIFICATE-----\nhunter2");
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->cert, CERT("one1"));
    assert_int_equal(scene.warnings, 1);
    (void)test_folder_write(&scene.folder, "crt", CERT("two2"));
    (void)test_folder_write(&scene.folder, "key", "");
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->cert, CERT("one1"));
    assert_str_equal(id->key, KEY("one1"));
    assert_int_equal(scene.warnings, 2);
    return 0;
}

/* With a certificate and the key of another one, no connection is possible. */
KIN_TEST(certificate_and_key_change_together)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "crt", CERT("one1"));
    (void)test_folder_write(&scene.folder, "key", KEY("one1"));
    TRY(scene_start(&scene, alloc, "",
                    "client-certificate: crt, client-key: key", NULL));
    (void)test_folder_write(&scene.folder, "key", KEY("two2"));
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->key, KEY("one1"));
    (void)test_folder_write(&scene.folder, "crt", CERT("two2"));
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    TRY_CHANGED(id, "two2");
    assert_str_equal(id->key, KEY("two2"));

    /* A certificate may be renewed for the same key: it is used a second later.
     */
    (void)test_folder_write(&scene.folder, "crt", CERT("thr3"));
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->cert, CERT("two2"));
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    TRY_CHANGED(id, "thr3");
    assert_str_equal(id->key, KEY("two2"));

    /* After a refusal by the server the files are read at once. */
    (void)test_folder_write(&scene.folder, "crt", CERT("fou4"));
    if (!kin__credentials_refused(scene.creds, id, NULL))
        assert_true(kin_test_out_of_memory());
    TRY(scene_get(&scene, &id));
    TRY_CHANGED(id, "fou4");
    return 0;
}

KIN_TEST(inline_data_is_decoded)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "key", KEY("one1"));
    /* CERT("abcd") */
    TRY(scene_start(&scene, alloc,
                    ", certificate-authority-data: "
                    "LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCmFiY2QKLS0tLS1FTkQgQ0"
                    "VSVElGSUNBVEUtLS0tLQo=",
                    "client-key: key, client-certificate-data: "
                    "LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCmFiY2QKLS0tLS1FTkQgQ0"
                    "VSVElGSUNBVEUtLS0tLQo=",
                    NULL));
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->cert, CERT("abcd"));
    assert_str_equal(id->ca, CERT("abcd"));
    assert_str_equal(id->key, KEY("one1"));
    return 0;
}

KIN_TEST(the_ca_is_read_again_after_five_minutes)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "ca", CERT("one1"));
    TRY(scene_start(&scene, alloc, ", certificate-authority: ca", "", NULL));
    TRY(scene_get(&scene, &id));
    uint64_t tls_generation = id->tls_generation;
    (void)test_folder_write(&scene.folder, "ca", CERT("two2"));
    scene_sleep(&scene, 299);
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->ca, CERT("one1"));
    assert_int_equal(scene.news.ca, KIN__CA_NOT_READ);
    scene_sleep(&scene, 1);
    TRY(scene_get(&scene, &id));
    if (id->tls_generation == tls_generation) {
        assert_true(kin_test_out_of_memory());
        return KIN_ENOMEM;
    }
    assert_str_equal(id->ca, CERT("two2"));
    assert_int_equal(scene.news.ca, KIN__CA_UPDATED);
    (void)test_folder_write(&scene.folder, "ca", "");
    scene_sleep(&scene, 300);
    TRY(scene_get(&scene, &id));
    assert_str_equal(id->ca, CERT("two2"));
    assert_int_equal(scene.warnings, 1);
    return 0;
}

KIN_TEST(reloading_the_ca_is_reported)
{
    static const struct {
        const char *text; /* NULL: the file is gone */
        enum kin__ca_reload what;
    } cases[] = {
        {CERT("one1"), KIN__CA_UNCHANGED},
        {CERT("two2"), KIN__CA_UPDATED},
        {"", KIN__CA_EMPTY},
        {"nonsense", KIN__CA_UNPARSED},
        {NULL, KIN__CA_UNREADABLE},
    };
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "ca", CERT("one1"));
    TRY(scene_start(&scene, alloc, ", certificate-authority: ca", "", NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        if (cases[i].text)
            (void)test_folder_write(&scene.folder, "ca", cases[i].text);
        else
            assert_int_equal(remove(test_folder_path(&scene.folder, "ca")), 0);
        scene_sleep(&scene, 300);
        TRY(scene_get(&scene, &id));
        if (kin_test_out_of_memory())
            return KIN_ENOMEM;
        assert_int_equal(scene.news.ca, cases[i].what);
    }
    return 0;
}

KIN_TEST(reloading_the_ca_after_a_401_is_reported)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    (void)test_folder_write(&scene.folder, "ca", CERT("one1"));
    TRY(scene_start(&scene, alloc, ", certificate-authority: ca", "", NULL));
    TRY(scene_get(&scene, &id));
    scene_sleep(&scene, 300);
    assert_false(kin__credentials_refused(scene.creds, id, &scene.news));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_int_equal(scene.news.ca, KIN__CA_UNCHANGED);
    return 0;
}

KIN_TEST(invalid_files_fail_the_start)
{
    static const struct {
        const char *cluster;
        const char *user;
        const char *message;
    } cases[] = {
        {", certificate-authority: bad", "", "/bad: no certificate in PEM"},
        {", certificate-authority-data: Zm9v", "",
         "certificate-authority-data: no certificate in PEM"},
        {"", "client-certificate: bad, client-key: key",
         "/bad: no certificate in PEM"},
        {"", "client-certificate: crt, client-key: bad",
         "/bad: no private key in PEM"},
        {"", "tokenFile: bad", "/bad: contains control characters"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SCENE scene;
        kin_error err = KIN_ERROR_INIT;
        scene_init(&scene);
        (void)test_folder_write(&scene.folder, "bad", "hunter2\nhunter2");
        (void)test_folder_write(&scene.folder, "crt", CERT("one1"));
        (void)test_folder_write(&scene.folder, "key", KEY("one1"));
        TRY_FAIL(
            scene_start(&scene, alloc, cases[i].cluster, cases[i].user, &err),
            KIN_EPARSE);
        assert_non_null(strstr(err.message, cases[i].message));
        assert_null(strstr(err.message, "hunter2"));
        assert_null(scene.creds);
    }
    return 0;
}

KIN_TEST(one_configuration_has_one_set_of_credentials)
{
    AUTO_SCENE scene;
    KIN__AUTO_CREDENTIALS *again = NULL;

    scene_init(&scene);
    TRY(scene_start(&scene, alloc, "", "token: x", NULL));
    TRY(kin__credentials_new(scene.config, NULL, &again, NULL));
    assert_ptr_equal(again, scene.creds);
    scene.creds = kin__credentials_unref(scene.creds);
    again = kin__credentials_unref(again);
    TRY(kin__credentials_new(scene.config, NULL, &again, NULL));
    assert_non_null(again);
    return 0;
}

KIN_TEST(identities_outlive_credentials_and_config)
{
    AUTO_SCENE scene;
    KIN__AUTO_IDENTITY *id = NULL;

    scene_init(&scene);
    TRY(scene_start(&scene, alloc, "", "token: x", NULL));
    TRY(scene_get(&scene, &id));
    scene.creds = kin__credentials_unref(scene.creds);
    scene.config = kin_config_unref(scene.config);
    assert_string_equal(id->authorization, "Bearer x");
    assert_ptr_equal(kin__identity_ref(id), id);
    assert_null(kin__identity_unref(id));
    assert_null(kin__identity_ref(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(each_kind_of_credentials_has_its_header),
              KIN_TEST_ENTRY(a_token_file_is_read_again_after_50_seconds),
              KIN_TEST_ENTRY(an_invalid_token_file_keeps_the_old_token),
              KIN_TEST_ENTRY(a_refused_token_is_read_again_at_once),
              KIN_TEST_ENTRY(a_token_file_takes_precedence_over_a_token),
              KIN_TEST_ENTRY(certificates_are_read_again_each_second),
              KIN_TEST_ENTRY(invalid_files_keep_the_old_certificate),
              KIN_TEST_ENTRY(certificate_and_key_change_together),
              KIN_TEST_ENTRY(inline_data_is_decoded),
              KIN_TEST_ENTRY(the_ca_is_read_again_after_five_minutes),
              KIN_TEST_ENTRY(reloading_the_ca_after_a_401_is_reported),
              KIN_TEST_ENTRY(reloading_the_ca_is_reported),
              KIN_TEST_ENTRY(invalid_files_fail_the_start),
              KIN_TEST_ENTRY(one_configuration_has_one_set_of_credentials),
              KIN_TEST_ENTRY(identities_outlive_credentials_and_config))
