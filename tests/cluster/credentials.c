/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Credentials that change while a client is at work, on a real API server: the
 * server itself says who asks, and a watch that was open before goes on.
 *
 * The intervals after which files are read again, and the expiry of plugins'
 * answers, are those of a clock that the tests move.
 */
#include <stdatomic.h>

#include "base/fake_clock.h"
#include "base/thread.h"
#include "cluster_watch.h"
#include "kube/client.h"
#include "test_files.h"

static const kin_resource reviews = {"authentication.k8s.io", "v1",
                                     "selfsubjectreviews", "SelfSubjectReview",
                                     true};

enum {
    PULSES = 4096,    /* at most */
    PULSE_MS = 20,    /* from one to the next */
    SOME_PULSES = 10, /* to see that it goes on */
};

/* ---- a client whose clock is ours ---- */

struct asker {
    struct kin__fake_clock clock;
    struct kin__credentials_opts credentials;
    kin_config *config;
    kin_client *client;
};

static void asker_done(struct asker *asker)
{
    asker->client = kin_client_unref(asker->client);
    asker->config = kin_config_unref(asker->config);
}

#define AUTO_ASKER __attribute__((cleanup(asker_done))) struct asker

/* 2026-03-01T12:00:00Z */
#define START_S INT64_C(1772366400)

static int asker_init(struct asker *asker, const kin_allocator *alloc,
                      kin_config_opts *opts)
{
    kin_error err = KIN_ERROR_INIT;

    *asker = (struct asker){.client = NULL};
    kin__fake_clock_init(&asker->clock, 1000 * KIN__NS_PER_S,
                         START_S * KIN__NS_PER_S);
    asker->credentials.clock = &asker->clock.clock;
    opts->alloc = alloc;
    CLUSTER_TRY(kin_config_new(opts, &asker->config, &err), &err);
    CLUSTER_TRY(
        kin__client_new(
            asker->config, KIN_OPTS(kin_client_opts, .alloc = alloc),
            &(struct kin__client_deps){.credentials = &asker->credentials},
            &asker->client, &err),
        &err);
    return 0;
}

static int asker_ask(struct asker *asker, char ret[64], kin_error *err)
{
    KIN_AUTO(kin_document) *answer = NULL;
    int r = cluster_create(NULL, asker->client, &reviews, kin_s(""), "{}",
                           KIN_OPTS(kin_call_opts, .ret_document = &answer),
                           NULL, err);

    if (r == 0)
        snprintf(ret, 64, "%.*s",
                 KIN_STR(cluster_string(kin_document_root(answer),
                                        "status.userInfo.username")));
    return r;
}

/* Whom the server takes the client for. */
static void asker_is(struct asker *asker, const char *expected)
{
    kin_error err = KIN_ERROR_INIT;
    char name[64] = "";

    CLUSTER_TRY(asker_ask(asker, name, &err), &err);
    assert_string_equal(name, expected);
}

static void asker_wait(struct asker *asker, int64_t seconds)
{
    kin__fake_clock_advance(&asker->clock, seconds * KIN__NS_PER_S);
}

/* The path of a file of the cluster's folder. */
static const char *cluster_file(char ret[TEST_PATH_MAX], const char *folder,
                                const char *name)
{
    snprintf(ret, TEST_PATH_MAX, "%s/%s/%s", getenv("KIN_CLUSTER_DIR"), folder,
             name);
    return ret;
}

/* ---- a watch, and somebody who keeps it busy ---- */

/* Admin changes a ConfigMap again and again; a watch of the client under test
 * is read by a thread, which notes how late each change comes. */
struct pulse {
    kin_client *admin;
    char ns[64];
    kin_stop *stop;
    kin_watch *watch;
    struct kin__thread writer;
    struct kin__thread reader;
    _Atomic int64_t written_ns[PULSES]; /* when the server had it */
    _Atomic int seen;                   /* events */
    _Atomic int end;                    /* of the watch; 0 while it goes on */
    _Atomic int64_t late_ns;            /* the worst */
};

static void pulse_write(void *userdata)
{
    struct pulse *pulse = userdata;
    int r = 0;

    for (int i = 1; i < PULSES && r == 0; i++) {
        cluster_put(pulse->admin, pulse->ns, "pulse", i, 8, NULL);
        atomic_store(&pulse->written_ns[i], kin__clock_now_ns(NULL));
        r = kin_stop_wait(pulse->stop, kin_deadline_ms(PULSE_MS));
    }
}

static void pulse_take(struct pulse *pulse, const kin_watch_event *event)
{
    int number = atoi(object_string(event->object, "data.value").ptr);
    int64_t written_ns = atomic_load(&pulse->written_ns[number % PULSES]);
    int64_t late_ns = kin__clock_now_ns(NULL) - written_ns;

    /* It may be here before its writer knows. */
    if (written_ns != 0 && late_ns > atomic_load(&pulse->late_ns))
        atomic_store(&pulse->late_ns, late_ns);
    atomic_fetch_add(&pulse->seen, 1);
}

static void pulse_read(void *userdata)
{
    struct pulse *pulse = userdata;
    kin_watch_event event = {.size = sizeof(event)};
    int r = 0;

    while (r == 0) {
        r = kin_watch_next(pulse->watch, KIN_NEVER, &event, NULL);
        if (r == 0 && event.object)
            pulse_take(pulse, &event);
    }
    atomic_store(&pulse->end, r);
}

/* `client` opens the watch. */
static int pulse_start(struct pulse *pulse, const kin_allocator *alloc,
                       kin_client *client, const char *name)
{
    const kin_client_opts opts = {.size = sizeof(opts), .qps = -1};
    kin_error err = KIN_ERROR_INIT;
    char version[32];
    int r = cluster_client(alloc, NULL, &opts, &pulse->admin);

    if (r == 0)
        r = kin_stop_new(NULL, NULL, &pulse->stop, NULL);
    if (r < 0)
        return r;
    cluster_make_namespace(pulse->admin, name, pulse->ns);
    cluster_put(pulse->admin, pulse->ns, "pulse", 0, 8, version);
    CLUSTER_TRY(kin_client_watch(client, &configmaps,
                                 KIN_OPTS(kin_list_opts,
                                          .call = KIN_OPTS(kin_call_opts,
                                                           .stop = pulse->stop),
                                          .ns = kin_s(pulse->ns),
                                          .resource_version = kin_s(version)),
                                 &pulse->watch, &err),
                &err);
    TRY(kin__thread_start(&pulse->writer, NULL, pulse_write, pulse, NULL));
    TRY(kin__thread_start(&pulse->reader, NULL, pulse_read, pulse, NULL));
    return 0;
}

/* Waits until some more events have come. */
static void pulse_goes_on(struct pulse *pulse)
{
    int before = atomic_load(&pulse->seen);
    kin_deadline deadline = kin_deadline_ms(60000);

    while (atomic_load(&pulse->seen) < before + SOME_PULSES) {
        assert_int_equal(atomic_load(&pulse->end), 0);
        assert_false(kin__deadline_passed(NULL, deadline));
        (void)kin_stop_wait(pulse->stop, kin_deadline_ms(5));
    }
}

static void pulse_stop(struct pulse *pulse)
{
    if (pulse->stop)
        kin_stop_request(pulse->stop);
    if (pulse->writer.is_started)
        kin__thread_join(&pulse->writer);
    if (pulse->reader.is_started)
        kin__thread_join(&pulse->reader);
}

/* It was the same watch all the time. */
static void pulse_ends_well(struct pulse *pulse)
{
    assert_int_equal(atomic_load(&pulse->end), 0);
    pulse_stop(pulse);
    double late_ms = (double)atomic_load(&pulse->late_ns) / 1e6;
    print_message("%d events, the latest after %.1f ms\n",
                  atomic_load(&pulse->seen), late_ms);
}

static void pulse_free(struct pulse **pulse)
{
    if (!*pulse)
        return;
    pulse_stop(*pulse);
    (void)kin_watch_free((*pulse)->watch);
    (void)kin_client_unref((*pulse)->admin);
    (void)kin_stop_unref((*pulse)->stop);
    free(*pulse);
}

#define AUTO_PULSE __attribute__((cleanup(pulse_free))) struct pulse

/* ---- tokens in files ---- */

static void rotate_token(const char *user)
{
    assert_int_equal(
        cluster_run_with("rotate-token",
                         (const char *const[CLUSTER_ARGS]){user, NULL}),
        0);
}

KIN_TEST(a_new_token_counts_within_a_minute_and_the_watch_goes_on)
{
    AUTO_PULSE *pulse = calloc(1, sizeof(*pulse));
    AUTO_ASKER asker = {.client = NULL};
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char path[TEST_PATH_MAX];

    rotate_token("rotate-a");
    opts.path = cluster_file(path, "kubeconfig", "rotating");
    TRY(asker_init(&asker, alloc, &opts));
    asker_is(&asker, "rotate-a");
    TRY(pulse_start(pulse, alloc, asker.client, "token"));
    pulse_goes_on(pulse);

    rotate_token("rotate-b");
    asker_wait(&asker, 49);
    asker_is(&asker, "rotate-a");
    asker_wait(&asker, 1);
    asker_is(&asker, "rotate-b");
    pulse_goes_on(pulse);
    rotate_token("rotate-a");
    asker_wait(&asker, 50);
    asker_is(&asker, "rotate-a");
    pulse_goes_on(pulse);
    pulse_ends_well(pulse);
    return 0;
}

/* Copies a file of the cluster into one of the folder. */
static const char *copy_file(struct test_folder *folder, const char *to,
                             const char *from_folder, const char *from_name)
{
    char path[TEST_PATH_MAX];
    char text[8192] = "";
    FILE *from = fopen(cluster_file(path, from_folder, from_name), "r");

    assert_non_null(from);
    assert_true(fread(text, 1, sizeof(text) - 1, from) > 0);
    fclose(from);
    return test_folder_write(folder, to, text);
}

static void copy_token(struct test_folder *folder, const char *user)
{
    (void)copy_file(folder, "token", "token", user);
}

KIN_TEST(a_refused_token_is_read_again_at_once)
{
    AUTO_ASKER asker = {.client = NULL};
    AUTO_FOLDER folder;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    kin_error err = KIN_ERROR_INIT;
    char path[TEST_PATH_MAX];
    char name[64];

    test_folder_init(&folder);
    opts.path = cluster_file(path, "kubeconfig", "rotating");
    opts.token_file = test_folder_write(&folder, "token", "of-yesterday");
    TRY(asker_init(&asker, alloc, &opts));
    assert_int_equal(asker_ask(&asker, name, &err), KIN_EUNAUTHORIZED);
    copy_token(&folder, "rotate-a");
    asker_is(&asker, "rotate-a");

    /* The same for a watch. */
    (void)test_folder_write(&folder, "token", "of-yesterday");
    asker_wait(&asker, 50);
    assert_int_equal(asker_ask(&asker, name, &err), KIN_EUNAUTHORIZED);
    copy_token(&folder, "rotate-b");
    CLUSTER_TRY(
        kin_client_watch(asker.client, &configmaps,
                         KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                         &watch, &err),
        &err);
    asker_is(&asker, "rotate-b");
    return 0;
}

/* ---- certificates in files ---- */

static void issue(const char *name, const char *subject)
{
    assert_int_equal(
        cluster_run_with("issue",
                         (const char *const[CLUSTER_ARGS]){name, subject}),
        0);
}

KIN_TEST(a_new_certificate_counts_after_a_second_and_the_watch_goes_on)
{
    AUTO_PULSE *pulse = calloc(1, sizeof(*pulse));
    AUTO_ASKER asker = {.client = NULL};
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char config[TEST_PATH_MAX];
    char cert[TEST_PATH_MAX];
    char key[TEST_PATH_MAX];

    issue("renewed", "/O=viewers/CN=cert-a");
    opts.path = cluster_file(config, "kubeconfig", "viewer-files");
    opts.cert_file = cluster_file(cert, "pki", "renewed.crt");
    opts.key_file = cluster_file(key, "pki", "renewed.key");
    TRY(asker_init(&asker, alloc, &opts));
    asker_is(&asker, "cert-a");
    TRY(pulse_start(pulse, alloc, asker.client, "cert"));
    pulse_goes_on(pulse);

    issue("renewed", "/O=viewers/CN=cert-b");
    asker_is(&asker, "cert-a");
    asker_wait(&asker, 1);
    asker_is(&asker, "cert-b");
    pulse_goes_on(pulse);
    issue("renewed", "/O=viewers/CN=cert-c");
    asker_wait(&asker, 1);
    asker_is(&asker, "cert-c");
    pulse_goes_on(pulse);
    pulse_ends_well(pulse);
    return 0;
}

/* Whoever replaces two files is between them for a moment. */
KIN_TEST(a_key_that_comes_before_its_certificate_breaks_nothing)
{
    AUTO_ASKER asker = {.client = NULL};
    AUTO_FOLDER folder;
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char config[TEST_PATH_MAX];

    test_folder_init(&folder);
    issue("before", "/O=viewers/CN=cert-a");
    issue("after", "/O=viewers/CN=cert-b");
    opts.path = cluster_file(config, "kubeconfig", "viewer-files");
    opts.cert_file = copy_file(&folder, "crt", "pki", "before.crt");
    opts.key_file = copy_file(&folder, "key", "pki", "before.key");
    TRY(asker_init(&asker, alloc, &opts));
    asker_is(&asker, "cert-a");
    (void)copy_file(&folder, "key", "pki", "after.key");
    asker_wait(&asker, 1);
    asker_is(&asker, "cert-a");
    (void)copy_file(&folder, "crt", "pki", "after.crt");
    asker_wait(&asker, 1);
    asker_is(&asker, "cert-b");
    return 0;
}

/* ---- plugins ---- */

/* Each run adds a byte to `runs`.  The token is that of the file `token`, and
 * valid until the time in the file `until`. */
static const char plugin[] =
    "#!/bin/sh\n"
    "cd \"${0%/*}\" || exit 9\n"
    "printf x >>runs\n"
    "cat <<JSON\n"
    "{\"kind\": \"ExecCredential\",\n"
    " \"apiVersion\": \"client.authentication.k8s.io/v1\",\n"
    " \"status\": {\"token\": \"$(cat token)\",\n"
    "  \"expirationTimestamp\": \"$(cat until)\"}}\n"
    "JSON\n";

static int plugin_start(struct asker *asker, struct test_folder *folder,
                        const kin_allocator *alloc)
{
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char text[2048];

    test_folder_init(folder);
    (void)test_folder_write(folder, "until", "2026-03-01T12:10:00Z");
    snprintf(text, sizeof(text),
             "current-context: x\n"
             "contexts: [{name: x, context: {cluster: c, user: u}}]\n"
             "clusters: [{name: c, cluster: {server: '%s',\n"
             "  certificate-authority: '%s'}}]\n"
             "users: [{name: u, user: {exec: {command: '%s',\n"
             "  apiVersion: client.authentication.k8s.io/v1,\n"
             "  interactiveMode: Never}}}]\n",
             getenv("KIN_CLUSTER_SERVER"), getenv("KIN_CLUSTER_CA"),
             test_folder_script(folder, "plugin", plugin));
    opts.text = kin_s(text);
    opts.environment = (const char *const[]){"PATH=/usr/bin:/bin", NULL};
    return asker_init(asker, alloc, &opts);
}

static long plugin_runs(struct test_folder *folder)
{
    return test_folder_size(folder, "runs");
}

KIN_TEST(a_plugin_runs_again_when_its_answer_has_expired)
{
    AUTO_PULSE *pulse = calloc(1, sizeof(*pulse));
    AUTO_ASKER asker = {.client = NULL};
    AUTO_FOLDER folder;

    TRY(plugin_start(&asker, &folder, alloc));
    copy_token(&folder, "rotate-a");
    asker_is(&asker, "rotate-a");
    TRY(pulse_start(pulse, alloc, asker.client, "plugin"));
    pulse_goes_on(pulse);

    copy_token(&folder, "rotate-b");
    asker_wait(&asker, 599);
    asker_is(&asker, "rotate-a");
    assert_int_equal(plugin_runs(&folder), 1);
    (void)test_folder_write(&folder, "until", "2026-03-01T12:20:00Z");
    asker_wait(&asker, 1);
    asker_is(&asker, "rotate-b");
    asker_is(&asker, "rotate-b");
    assert_int_equal(plugin_runs(&folder), 2);
    pulse_goes_on(pulse);
    pulse_ends_well(pulse);
    return 0;
}

KIN_TEST(a_refused_plugin_runs_once_more)
{
    AUTO_ASKER asker = {.client = NULL};
    AUTO_FOLDER folder;
    kin_error err = KIN_ERROR_INIT;
    char name[64];

    TRY(plugin_start(&asker, &folder, alloc));
    (void)test_folder_write(&folder, "token", "of-yesterday");
    assert_int_equal(asker_ask(&asker, name, &err), KIN_EUNAUTHORIZED);
    assert_int_equal(plugin_runs(&folder), 2);
    /* It gave the same again, so it is left alone for a while. */
    assert_int_equal(asker_ask(&asker, name, &err), KIN_EUNAUTHORIZED);
    assert_int_equal(plugin_runs(&folder), 2);
    copy_token(&folder, "rotate-a");
    asker_wait(&asker, 10);
    asker_is(&asker, "rotate-a");
    assert_int_equal(plugin_runs(&folder), 3);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_new_token_counts_within_a_minute_and_the_watch_goes_on),
    KIN_TEST_ENTRY(a_refused_token_is_read_again_at_once),
    KIN_TEST_ENTRY(
        a_new_certificate_counts_after_a_second_and_the_watch_goes_on),
    KIN_TEST_ENTRY(a_key_that_comes_before_its_certificate_breaks_nothing),
    KIN_TEST_ENTRY(a_plugin_runs_again_when_its_answer_has_expired),
    KIN_TEST_ENTRY(a_refused_plugin_runs_once_more))
