/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Credentials that change while a client is running, on a real API server: the
 * server reports the user, and a watch that was open before continues.
 *
 * The intervals for rereading files and the expiry of plugins' credentials use
 * a clock that the tests control.
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
    PULSES = 4096,    /* maximum */
    PULSE_MS = 20,    /* interval */
    SOME_PULSES = 10, /* prove that the watch continues */
};

/* ---- a client with a fake clock ---- */

struct caller {
    struct kin__fake_clock clock;
    struct kin__credentials_opts credentials;
    kin_config *config;
    kin_client *client;
};

static void caller_done(struct caller *caller)
{
    caller->client = kin_client_unref(caller->client);
    caller->config = kin_config_unref(caller->config);
}

#define AUTO_CALLER __attribute__((cleanup(caller_done))) struct caller

/* 2026-03-01T12:00:00Z */
#define START_S INT64_C(1772366400)

static int caller_init(struct caller *caller, const kin_allocator *alloc,
                       kin_config_opts *opts)
{
    kin_error err = KIN_ERROR_INIT;

    *caller = (struct caller){.client = NULL};
    kin__fake_clock_init(&caller->clock, 1000 * KIN__NS_PER_S,
                         START_S * KIN__NS_PER_S);
    caller->credentials.clock = &caller->clock.clock;
    opts->alloc = alloc;
    CLUSTER_TRY(kin_config_new(opts, &caller->config, &err), &err);
    CLUSTER_TRY(
        kin__client_new(
            caller->config, KIN_OPTS(kin_client_opts, .alloc = alloc),
            &(struct kin__client_deps){.credentials = &caller->credentials},
            &caller->client, &err),
        &err);
    return 0;
}

static int caller_ask(struct caller *caller, char ret[64], kin_error *err)
{
    KIN_AUTO(kin_document) *answer = NULL;
    int r = cluster_create(NULL, caller->client, &reviews, kin_s(""), "{}",
                           KIN_OPTS(kin_call_opts, .ret_document = &answer),
                           NULL, err);

    if (r == 0)
        snprintf(ret, 64, "%.*s",
                 KIN_STR(cluster_string(kin_document_root(answer),
                                        "status.userInfo.username")));
    return r;
}

/* Checks the client's user name, according to the server. */
static void caller_is(struct caller *caller, const char *expected)
{
    kin_error err = KIN_ERROR_INIT;
    char name[64] = "";

    CLUSTER_TRY(caller_ask(caller, name, &err), &err);
    assert_string_equal(name, expected);
}

static void caller_wait(struct caller *caller, int64_t seconds)
{
    kin__fake_clock_advance(&caller->clock, seconds * KIN__NS_PER_S);
}

/* The path of a file of the cluster's folder. */
static const char *cluster_file(char ret[TEST_PATH_MAX], const char *folder,
                                const char *name)
{
    snprintf(ret, TEST_PATH_MAX, "%s/%s/%s", getenv("KIN_CLUSTER_DIR"), folder,
             name);
    return ret;
}

/* ---- a busy watch ---- */

/* Admin changes a ConfigMap repeatedly; a thread reads a watch of the client
 * under test and records the delay of each change. */
struct pulse {
    kin_client *admin;
    char ns[64];
    kin_stop *stop;
    kin_watch *watch;
    struct kin__thread writer;
    struct kin__thread reader;
    _Atomic int64_t written_ns[PULSES]; /* time of the write's response */
    _Atomic int seen;                   /* events */
    _Atomic int end;                    /* of the watch; 0 while it is open */
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

    /* The event may arrive before the write's response. */
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

/* Waits for some more events. */
static void pulse_continues(struct pulse *pulse)
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

/* Checks that the watch was never reopened. */
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
    AUTO_CALLER caller = {.client = NULL};
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char path[TEST_PATH_MAX];

    rotate_token("rotate-a");
    opts.path = cluster_file(path, "kubeconfig", "rotating");
    TRY(caller_init(&caller, alloc, &opts));
    caller_is(&caller, "rotate-a");
    TRY(pulse_start(pulse, alloc, caller.client, "token"));
    pulse_continues(pulse);

    rotate_token("rotate-b");
    caller_wait(&caller, 49);
    caller_is(&caller, "rotate-a");
    caller_wait(&caller, 1);
    caller_is(&caller, "rotate-b");
    pulse_continues(pulse);
    rotate_token("rotate-a");
    caller_wait(&caller, 50);
    caller_is(&caller, "rotate-a");
    pulse_continues(pulse);
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
    AUTO_CALLER caller = {.client = NULL};
    AUTO_FOLDER folder;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    kin_error err = KIN_ERROR_INIT;
    char path[TEST_PATH_MAX];
    char name[64];

    test_folder_init(&folder);
    opts.path = cluster_file(path, "kubeconfig", "rotating");
    opts.token_file = test_folder_write(&folder, "token", "of-yesterday");
    TRY(caller_init(&caller, alloc, &opts));
    assert_int_equal(caller_ask(&caller, name, &err), KIN_EUNAUTHORIZED);
    copy_token(&folder, "rotate-a");
    caller_is(&caller, "rotate-a");

    /* The same for a watch. */
    (void)test_folder_write(&folder, "token", "of-yesterday");
    caller_wait(&caller, 50);
    assert_int_equal(caller_ask(&caller, name, &err), KIN_EUNAUTHORIZED);
    copy_token(&folder, "rotate-b");
    CLUSTER_TRY(
        kin_client_watch(caller.client, &configmaps,
                         KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                         &watch, &err),
        &err);
    caller_is(&caller, "rotate-b");
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
    AUTO_CALLER caller = {.client = NULL};
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char config[TEST_PATH_MAX];
    char cert[TEST_PATH_MAX];
    char key[TEST_PATH_MAX];

    issue("renewed", "/O=viewers/CN=cert-a");
    opts.path = cluster_file(config, "kubeconfig", "viewer-files");
    opts.cert_file = cluster_file(cert, "pki", "renewed.crt");
    opts.key_file = cluster_file(key, "pki", "renewed.key");
    TRY(caller_init(&caller, alloc, &opts));
    caller_is(&caller, "cert-a");
    TRY(pulse_start(pulse, alloc, caller.client, "cert"));
    pulse_continues(pulse);

    issue("renewed", "/O=viewers/CN=cert-b");
    caller_is(&caller, "cert-a");
    caller_wait(&caller, 1);
    caller_is(&caller, "cert-b");
    pulse_continues(pulse);
    issue("renewed", "/O=viewers/CN=cert-c");
    caller_wait(&caller, 1);
    caller_is(&caller, "cert-c");
    pulse_continues(pulse);
    pulse_ends_well(pulse);
    return 0;
}

/* Two files cannot be replaced atomically. */
KIN_TEST(a_key_that_comes_before_its_certificate_breaks_nothing)
{
    AUTO_CALLER caller = {.client = NULL};
    AUTO_FOLDER folder;
    kin_config_opts opts = KIN_INIT(kin_config_opts);
    char config[TEST_PATH_MAX];

    test_folder_init(&folder);
    issue("before", "/O=viewers/CN=cert-a");
    issue("after", "/O=viewers/CN=cert-b");
    opts.path = cluster_file(config, "kubeconfig", "viewer-files");
    opts.cert_file = copy_file(&folder, "crt", "pki", "before.crt");
    opts.key_file = copy_file(&folder, "key", "pki", "before.key");
    TRY(caller_init(&caller, alloc, &opts));
    caller_is(&caller, "cert-a");
    (void)copy_file(&folder, "key", "pki", "after.key");
    caller_wait(&caller, 1);
    caller_is(&caller, "cert-a");
    (void)copy_file(&folder, "crt", "pki", "after.crt");
    caller_wait(&caller, 1);
    caller_is(&caller, "cert-b");
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

static int plugin_start(struct caller *caller, struct test_folder *folder,
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
    return caller_init(caller, alloc, &opts);
}

static long plugin_runs(struct test_folder *folder)
{
    return test_folder_size(folder, "runs");
}

KIN_TEST(a_plugin_runs_again_when_its_answer_has_expired)
{
    AUTO_PULSE *pulse = calloc(1, sizeof(*pulse));
    AUTO_CALLER caller = {.client = NULL};
    AUTO_FOLDER folder;

    TRY(plugin_start(&caller, &folder, alloc));
    copy_token(&folder, "rotate-a");
    caller_is(&caller, "rotate-a");
    TRY(pulse_start(pulse, alloc, caller.client, "plugin"));
    pulse_continues(pulse);

    copy_token(&folder, "rotate-b");
    caller_wait(&caller, 599);
    caller_is(&caller, "rotate-a");
    assert_int_equal(plugin_runs(&folder), 1);
    (void)test_folder_write(&folder, "until", "2026-03-01T12:20:00Z");
    caller_wait(&caller, 1);
    caller_is(&caller, "rotate-b");
    caller_is(&caller, "rotate-b");
    assert_int_equal(plugin_runs(&folder), 2);
    pulse_continues(pulse);
    pulse_ends_well(pulse);
    return 0;
}

KIN_TEST(a_refused_plugin_runs_once_more)
{
    AUTO_CALLER caller = {.client = NULL};
    AUTO_FOLDER folder;
    kin_error err = KIN_ERROR_INIT;
    char name[64];

    TRY(plugin_start(&caller, &folder, alloc));
    (void)test_folder_write(&folder, "token", "of-yesterday");
    assert_int_equal(caller_ask(&caller, name, &err), KIN_EUNAUTHORIZED);
    assert_int_equal(plugin_runs(&folder), 2);
    /* It returned the same token, so it is not run again for a while. */
    assert_int_equal(caller_ask(&caller, name, &err), KIN_EUNAUTHORIZED);
    assert_int_equal(plugin_runs(&folder), 2);
    copy_token(&folder, "rotate-a");
    caller_wait(&caller, 10);
    caller_is(&caller, "rotate-a");
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
