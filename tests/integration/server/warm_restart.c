/* SPDX-License-Identifier: Apache-2.0 */
/* Informers and factories that start from snapshot files. */
#include <kin/factory.h>
#include <kin/informer.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <kin/json.h>
#include <kin/server.h>

#include "base/str.h"
#include "kin_test.h"
#include "test_certs.h"
#include "write_test.h"

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};
static const kin_resource secrets = {"", "v1", "secrets", "Secret", false};

struct place {
    kin_server *server;
    kin_client *client;
    char folder[64];
    char file[96];
};

static void place_done(struct place *place)
{
    char command[128];

    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
    snprintf(command, sizeof(command), "rm -rf %s", place->folder);
    /* NOLINTNEXTLINE(cert-env33-c): the path is our own. */
    assert_int_equal(system(command), 0);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int create(struct place *place, const char *name)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    char text[64];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_document_parse(NULL, kin_s(text), &body, NULL));
    return write_create(place->client, &configmaps, KIN__S("default"),
                        kin_document_root(body), NULL, &object, NULL);
}

/* Replaces the client by one with this CA file, which matters for a
 * socket only; empty: none. */
static int place_connect(struct place *place, const char *ca_file)
{
    KIN_AUTO(kin_config) *config = NULL;
    char text[512];

    snprintf(text, sizeof(text),
             "{\"current-context\":\"a\","
             "\"contexts\":[{\"name\":\"a\",\"context\":{\"cluster\":\"a\"}}],"
             "\"clusters\":[{\"name\":\"a\",\"cluster\":{\"server\":\"%s\","
             "\"certificate-authority\":\"%s\"}}]}",
             kin_server_url(place->server), ca_file);
    TRY(kin_config_new(KIN_OPTS(kin_config_opts, .text = kin_s(text)), &config,
                       NULL));
    place->client = kin_client_unref(place->client);
    return kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                          &place->client, NULL);
}

/* `scheme` is that of a socket in the folder; empty: TCP. */
static int place_init_at(struct place *place, const char *scheme)
{
    char address[96];

    snprintf(place->folder, sizeof(place->folder), "/tmp/kin-test-XXXXXX");
    assert_non_null(mkdtemp(place->folder));
    snprintf(place->file, sizeof(place->file), "%s/file", place->folder);
    snprintf(address, sizeof(address), "%s%s/socket", scheme, place->folder);
    TRY(kin_server_start(
        KIN_OPTS(kin_server_opts, .address = scheme[0] ? address : NULL),
        &place->server, NULL));
    TRY(place_connect(place, /* ca_file= */ ""));
    TRY(create(place, "a"));
    return create(place, "b");
}

static int place_init(struct place *place)
{
    return place_init_at(place, "");
}

static kin_informer_opts opts_of(const struct place *place)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    static const kin_str namespaces[] = {{"default", 7}};

    opts.namespaces = namespaces;
    opts.namespace_count = 1;
    opts.snapshot = place->file;
    return opts;
}

/* Runs an informer until it has synced; it saves its file. */
static int run_once(struct place *place, const kin_informer_opts *opts,
                    kin_informer_stats *ret_started,
                    kin_informer_stats *ret_synced)
{
    KIN_AUTO(kin_informer) *informer = NULL;

    *ret_started = (kin_informer_stats){.size = sizeof(*ret_started)};
    *ret_synced = *ret_started;
    TRY(kin_informer_new(place->client, &configmaps, opts, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    kin_informer_get_stats(informer, ret_started);
    TRY(kin_informer_wait_synced(informer, NULL, NULL));
    kin_informer_get_stats(informer, ret_synced);
    return 0;
}

KIN_TEST(reads_answer_before_the_server_does)
{
    PLACE place = {0};
    kin_informer_stats started;
    kin_informer_stats synced;

    (void)alloc;
    TRY(place_init(&place));
    kin_informer_opts opts = opts_of(&place);
    TRY(run_once(&place, &opts, &started, &synced));
    /* It may have listed already. */
    assert_false(started.is_unconfirmed);
    TRY(create(&place, "c"));
    TRY(run_once(&place, &opts, &started, &synced));
    assert_int_equal(started.objects, 2);
    assert_true(started.is_unconfirmed);
    assert_false(started.is_synced);
    assert_true(started.age_ms >= 0);
    assert_int_equal(synced.objects, 3);
    assert_false(synced.is_unconfirmed);
    assert_int_equal(synced.lists, 0);
    assert_int_equal(synced.relists, 0);
    assert_int_equal(synced.set_backs, 0);
    return 0;
}

KIN_TEST(a_file_of_another_request_is_ignored)
{
    PLACE place = {0};
    kin_informer_stats started;
    kin_informer_stats synced;

    (void)alloc;
    TRY(place_init(&place));
    kin_informer_opts opts = opts_of(&place);
    TRY(run_once(&place, &opts, &started, &synced));
    opts.label_selector = KIN__S("app=web");
    TRY(run_once(&place, &opts, &started, &synced));
    assert_int_equal(started.objects, 0);
    assert_int_equal(synced.objects, 0);
    assert_int_equal(synced.failures, 1); /* it says why */
    return 0;
}

/* Runs an informer of a source until it has synced; returns what it began with.
 */
static int run_source(struct place *place, kin_str ns, size_t *ret_started)
{
    KIN_AUTO(kin_lister_watcher) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_informer_stats stats = {.size = sizeof(stats)};

    opts.snapshot = place->file;
    TRY(kin_lister_watcher_new(place->client, &configmaps, ns, &source, NULL));
    TRY(kin_informer_new_from_source(source, &opts, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    kin_informer_get_stats(informer, &stats);
    *ret_started = stats.objects;
    return kin_informer_wait_synced(informer, NULL, NULL);
}

KIN_TEST(a_file_is_that_of_the_namespace_of_its_source)
{
    PLACE place = {0};
    size_t started = 0;

    (void)alloc;
    TRY(place_init(&place));
    TRY(run_source(&place, KIN__S("default"), &started));
    TRY(run_source(&place, KIN__S("default"), &started));
    assert_int_equal(started, 2);
    TRY(run_source(&place, KIN__S("other"), &started));
    assert_int_equal(started, 0);
    return 0;
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

/* As in a pod of another cluster: the CA has the same path. */
KIN_TEST(a_file_of_another_ca_is_ignored)
{
    PLACE place = {0};
    char ca[96];
    kin_informer_stats started;
    kin_informer_stats synced;

    (void)alloc;
    TRY(place_init_at(&place, "unix:"));
    snprintf(ca, sizeof(ca), "%s/ca.crt", place.folder);
    kin_informer_opts opts = opts_of(&place);
    write_file(ca, TEST_CERT_FEBRUARY("\n"));
    TRY(place_connect(&place, ca));
    TRY(run_once(&place, &opts, &started, &synced));
    TRY(run_once(&place, &opts, &started, &synced));
    assert_int_equal(started.objects, 2);
    write_file(ca, TEST_CERT_CENTURY("\n"));
    TRY(place_connect(&place, ca));
    TRY(run_once(&place, &opts, &started, &synced));
    assert_false(started.is_unconfirmed);
    assert_int_equal(synced.failures, 1); /* it says why */
    assert_int_equal(synced.objects, 2);
    return 0;
}

static int transform(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata)
{
    (void)object;
    (void)ret;
    (void)err;
    (void)userdata;
    return 0;
}

static int new_code(struct place *place, const kin_resource *resource,
                    const kin_informer_opts *opts)
{
    KIN_AUTO(kin_informer) *informer = NULL;

    return kin_informer_new(place->client, resource, opts, &informer, NULL);
}

KIN_TEST(options_that_do_not_fit_are_rejected)
{
    PLACE place = {0};

    (void)alloc;
    TRY(place_init(&place));
    kin_informer_opts opts = opts_of(&place);
    TRY_FAIL(new_code(&place, &secrets, &opts), KIN_EINVAL);
    opts.transform = transform;
    TRY_FAIL(new_code(&place, &configmaps, &opts), KIN_EINVAL);
    opts.transform_id = "1";
    TRY(new_code(&place, &configmaps, &opts));
    opts.snapshot_interval_ms = -1;
    TRY_FAIL(new_code(&place, &configmaps, &opts), KIN_EINVAL);
    return 0;
}

/* The informers of a factory have a file each, but those of Secrets. */
KIN_TEST(a_factory_has_a_folder_of_files)
{
    PLACE place = {0};
    kin_informer_opts informers = KIN_INIT(kin_informer_opts);
    kin_factory_opts opts = KIN_INIT(kin_factory_opts);
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    char path[128];

    (void)alloc;
    TRY(place_init(&place));
    informers.snapshot = place.folder;
    opts.informer = &informers;
    TRY(kin_factory_new(place.client, &opts, &factory, NULL));
    TRY(kin_factory_informer(factory, &configmaps, &informer, NULL));
    TRY(kin_factory_informer(factory, &secrets, &informer, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_factory_wait_synced(factory, NULL, NULL, NULL, NULL));
    factory = kin_factory_free(factory);
    snprintf(path, sizeof(path), "%s/v1.configmaps.kin", place.folder);
    assert_int_equal(access(path, R_OK), 0);
    snprintf(path, sizeof(path), "%s/v1.secrets.kin", place.folder);
    assert_int_not_equal(access(path, F_OK), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_answer_before_the_server_does),
              KIN_TEST_ENTRY(a_file_of_another_request_is_ignored),
              KIN_TEST_ENTRY(a_file_is_that_of_the_namespace_of_its_source),
              KIN_TEST_ENTRY(a_file_of_another_ca_is_ignored),
              KIN_TEST_ENTRY(options_that_do_not_fit_are_rejected),
              KIN_TEST_ENTRY(a_factory_has_a_folder_of_files))
