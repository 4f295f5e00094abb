/* SPDX-License-Identifier: Apache-2.0 */
/* Every verb, patch type, option and subresource on a real API server. */
#include <kin/patch.h>
#include <kin/update.h>

#include "base/thread.h"
#include "cluster_client.h"
#include "write_test.h"

static const kin_resource deployments = {"apps", "v1", "deployments",
                                         "Deployment", false};
static const kin_resource accounts = {"", "v1", "serviceaccounts",
                                      "ServiceAccount", false};
static const kin_resource roles = {"rbac.authorization.k8s.io", "v1",
                                   "clusterroles", "ClusterRole", true};
static const kin_resource reviews = {"authorization.k8s.io", "v1",
                                     "selfsubjectaccessreviews",
                                     "SelfSubjectAccessReview", true};

/* A client and its namespace. */
#define START(user, opts)                                                      \
    KIN_AUTO(kin_client) *client = NULL;                                       \
    kin_str ns;                                                                \
    TRY(cluster_client(alloc, (user), (opts), &client));                       \
    TRY(cluster_namespace(alloc, client, &ns))

#define POD(name)                                                              \
    "{\"metadata\":{\"name\":\"" name "\"},\"spec\":{\"containers\":["         \
    "{\"name\":\"c\",\"image\":\"i\"}]}}"

KIN_TEST(creates_gets_updates_and_deletes)
{
    START(NULL, NULL);
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *found = NULL;
    KIN_AUTO(kin_object) *changed = NULL;
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_document) *gone = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(cluster_create(alloc, client, &configmaps, ns,
                       "{\"metadata\":{\"name\":\"crud\"},"
                       "\"data\":{\"a\":\"1\",\"bytes\":\"\\u00e4 & <>\"}}",
                       NULL, &made, NULL));
    assert_true(kin_object_uid(made).len > 0);
    TRY(kin_client_get(client, &configmaps,
                       (kin_namespaced_name){ns, kin_s("crud")}, NULL, &found,
                       NULL));
    assert_true(
        kin_value_equal(kin_object_value(made), kin_object_value(found)));
    assert_str_equal(object_string(found, "data.bytes"), "\xc3\xa4 & <>");
    assert_str_equal(object_string(found, "kind"), "ConfigMap");

    TRY(cluster_parse(alloc,
                      "{\"metadata\":{\"name\":\"crud\"},"
                      "\"data\":{\"a\":\"2\"}}",
                      &body));
    TRY(write_update(client, &configmaps, ns, kin_document_root(body), NULL,
                     &changed, NULL));
    assert_str_equal(object_string(changed, "data.a"), "2");
    TRY_FAIL(write_update(client, &configmaps, ns, kin_object_value(found),
                          NULL, NULL, &err),
             KIN_ECONFLICT);
    assert_true(kin_error_is_conflict(&err));

    TRY(kin_client_delete(client, &configmaps,
                          (kin_namespaced_name){ns, kin_s("crud")}, NULL, &gone,
                          NULL));
    kin_value answer = kin_document_root(gone);
    assert_str_equal(cluster_string(answer, "status"), "Success");
    assert_str_equal(cluster_string(answer, "details.name"), "crud");
    TRY_FAIL(kin_client_get(client, &configmaps,
                            (kin_namespaced_name){ns, kin_s("crud")}, NULL,
                            NULL, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "configmaps \"crud\" not found");
    return 0;
}

KIN_TEST(names_are_generated)
{
    START(NULL, NULL);
    KIN_AUTO(kin_object) *made = NULL;

    TRY(cluster_create(alloc, client, &configmaps, ns,
                       "{\"metadata\":{\"generateName\":\"gen-\"}}", NULL,
                       &made, NULL));
    assert_true(kin_str_starts_with(kin_object_name(made), kin_s("gen-")));
    assert_int_equal(kin_object_name(made).len, 9);
    return 0;
}

static int patch_text(const kin_allocator *alloc, kin_client *client,
                      kin_str ns, const char *name, kin_patch_type type,
                      const char *text, const kin_call_opts *opts,
                      kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    int r = cluster_parse(alloc, text, &body);

    if (r < 0)
        return r;
    const kin_patch patch = {.type = type, .body = kin_document_root(body)};
    return write_patch(client, &pods, (kin_namespaced_name){ns, kin_s(name)},
                       &patch, opts, ret, err);
}

KIN_TEST(sends_three_patch_types)
{
    START(NULL, NULL);
    KIN_AUTO(kin_object) *json = NULL;
    KIN_AUTO(kin_object) *merged = NULL;
    KIN_AUTO(kin_object) *strategic = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(cluster_create(alloc, client, &pods, ns, POD("patched"), NULL, NULL,
                       NULL));
    TRY(patch_text(alloc, client, ns, "patched", KIN_PATCH_JSON,
                   "[{\"op\":\"add\",\"path\":\"/metadata/labels\","
                   "\"value\":{\"a\":\"1\",\"b\":\"1\"}}]",
                   NULL, &json, NULL));
    assert_str_equal(object_string(json, "metadata.labels.a"), "1");
    TRY(patch_text(alloc, client, ns, "patched", KIN_PATCH_MERGE,
                   "{\"metadata\":{\"labels\":{\"a\":null,\"b\":\"2\"}}}", NULL,
                   &merged, NULL));
    assert_int_equal(kin_value_count(kin_object_labels(merged)), 1);
    assert_str_equal(object_string(merged, "metadata.labels.b"), "2");
    /* Containers are merged by name: the image changes, nothing is lost. */
    TRY(patch_text(alloc, client, ns, "patched", KIN_PATCH_STRATEGIC,
                   "{\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":"
                   "\"j\"}]}}",
                   NULL, &strategic, NULL));
    kin_value containers = kin_value_get(
        kin_value_get(kin_object_value(strategic), kin_s("spec")),
        kin_s("containers"));
    assert_int_equal(kin_value_count(containers), 1);
    assert_str_equal(cluster_string(kin_value_at(containers, 0), "image"), "j");
    assert_str_equal(
        cluster_string(kin_value_at(containers, 0), "imagePullPolicy"),
        "Always");
    TRY_FAIL(patch_text(alloc, client, ns, "patched", KIN_PATCH_JSON,
                        "[{\"op\":\"test\",\"path\":\"/kind\",\"value\":"
                        "\"Fish\"}]",
                        NULL, NULL, &err),
             KIN_EINVAL);
    assert_true(kin_error_is_invalid(&err));
    return 0;
}

KIN_TEST(applies_and_reports_field_conflicts)
{
    static const char one[] =
        "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":"
        "\"applied\",\"labels\":{\"owner\":\"one\"}},\"spec\":{\"containers\":"
        "[{\"name\":\"c\",\"image\":\"i\"}]}}";
    static const char two[] =
        "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":"
        "\"applied\",\"labels\":{\"owner\":\"two\"}}}";
    START(NULL, NULL);
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *forced = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    opts.field_manager = kin_s("one");
    TRY(patch_text(alloc, client, ns, "applied", KIN_PATCH_APPLY, one, &opts,
                   &made, NULL));
    assert_str_equal(object_string(made, "metadata.labels.owner"), "one");
    opts.field_manager = kin_s("two");
    opts.ret_status = &status;
    TRY_FAIL(patch_text(alloc, client, ns, "applied", KIN_PATCH_APPLY, two,
                        &opts, NULL, &err),
             KIN_ECONFLICT);
    assert_string_equal(err.cause, "FieldManagerConflict");
    assert_str_equal(kin_status_cause_at(status, 0)->field,
                     ".metadata.labels.owner");
    opts.is_forced = true;
    TRY(patch_text(alloc, client, ns, "applied", KIN_PATCH_APPLY, two, &opts,
                   &forced, NULL));
    assert_str_equal(object_string(forced, "metadata.labels.owner"), "two");
    return 0;
}

KIN_TEST(a_dry_run_changes_nothing)
{
    const kin_call_opts dry = {.size = sizeof(dry), .is_dry_run = true};
    START(NULL, NULL);
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_object) *still = NULL;

    TRY(cluster_create(alloc, client, &configmaps, ns,
                       "{\"metadata\":{\"name\":\"dry\"}}", &dry, &made, NULL));
    assert_true(kin_object_uid(made).len > 0);
    TRY_FAIL(kin_client_get(client, &configmaps,
                            (kin_namespaced_name){ns, kin_s("dry")}, NULL, NULL,
                            NULL),
             KIN_ENOTFOUND);
    TRY(cluster_create(alloc, client, &configmaps, ns,
                       "{\"metadata\":{\"name\":\"dry\"}}", NULL, NULL, NULL));
    TRY(kin_client_delete(client, &configmaps,
                          (kin_namespaced_name){ns, kin_s("dry")},
                          KIN_OPTS(kin_delete_opts, .call = &dry), NULL, NULL));
    TRY(kin_client_get(client, &configmaps,
                       (kin_namespaced_name){ns, kin_s("dry")}, NULL, &still,
                       NULL));
    return 0;
}

static void keep_warning(const kin_warning *warning, void *userdata)
{
    snprintf(userdata, 256, "%.*s", KIN_STR(warning->text));
}

KIN_TEST(fields_are_validated_as_requested)
{
    static const char text[] = "{\"metadata\":{\"generateName\":\"odd-\"},"
                               "\"bogus\":\"\\\"\"}";
    char warned[256] = "";
    START(NULL, KIN_OPTS(kin_client_opts, .on_warning = keep_warning,
                         .userdata = warned));
    kin_error err = KIN_ERROR_INIT;
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    TRY(cluster_create(alloc, client, &configmaps, ns, text, &opts, NULL,
                       NULL));
    assert_string_equal(warned, "unknown field \"bogus\"");
    warned[0] = '\0';
    opts.field_validation = kin_s("Ignore");
    TRY(cluster_create(alloc, client, &configmaps, ns, text, &opts, NULL,
                       NULL));
    assert_string_equal(warned, "");
    opts.field_validation = kin_s("Strict");
    TRY_FAIL(
        cluster_create(alloc, client, &configmaps, ns, text, &opts, NULL, &err),
        KIN_EINVAL);
    assert_true(kin_error_is_bad_request(&err));
    assert_non_null(strstr(err.message, "unknown field \"bogus\""));
    return 0;
}

KIN_TEST(subresources_have_verbs_too)
{
    const kin_call_opts status = {.size = sizeof(status),
                                  .subresource = kin_s("status")};
    const kin_call_opts scale = {.size = sizeof(scale),
                                 .subresource = kin_s("scale")};
    START(NULL, NULL);
    KIN_AUTO(kin_object) *ran = NULL;
    KIN_AUTO(kin_object) *scaled = NULL;
    KIN_AUTO(kin_object) *updated = NULL;
    KIN_AUTO(kin_document) *body = NULL;

    TRY(cluster_create(alloc, client, &pods, ns, POD("parts"), NULL, NULL,
                       NULL));
    TRY(patch_text(alloc, client, ns, "parts", KIN_PATCH_MERGE,
                   "{\"status\":{\"phase\":\"Running\"}}", &status, &ran,
                   NULL));
    assert_str_equal(object_string(ran, "status.phase"), "Running");

    TRY(cluster_create(
        alloc, client, &deployments, ns,
        "{\"metadata\":{\"name\":\"parts\"},\"spec\":{\"replicas\":0,"
        "\"selector\":{\"matchLabels\":{\"a\":\"b\"}},\"template\":"
        "{\"metadata\":{\"labels\":{\"a\":\"b\"}},\"spec\":{\"containers\":"
        "[{\"name\":\"c\",\"image\":\"i\"}]}}}}",
        NULL, NULL, NULL));
    TRY(kin_client_get(client, &deployments,
                       (kin_namespaced_name){ns, kin_s("parts")}, &scale,
                       &scaled, NULL));
    assert_str_equal(object_string(scaled, "kind"), "Scale");
    TRY(cluster_parse(alloc,
                      "{\"metadata\":{\"name\":\"parts\"},"
                      "\"spec\":{\"replicas\":3}}",
                      &body));
    TRY(write_update(client, &deployments, ns, kin_document_root(body), &scale,
                     &updated, NULL));
    int64_t replicas = 0;
    TRY(kin_value_int(
        kin_value_get(kin_value_get(kin_object_value(updated), kin_s("spec")),
                      kin_s("replicas")),
        &replicas));
    assert_int_equal(replicas, 3);
    return 0;
}

KIN_TEST(subresources_are_created)
{
    START(NULL, NULL);
    KIN_AUTO(kin_object) *bound = NULL;
    KIN_AUTO(kin_document) *token = NULL;
    KIN_AUTO(kin_document) *evicted = NULL;
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    TRY(cluster_create(alloc, client, &pods, ns, POD("bound"), NULL, NULL,
                       NULL));
    opts.subresource = kin_s("binding");
    TRY(cluster_create(alloc, client, &pods, ns,
                       "{\"metadata\":{\"name\":\"bound\"},\"target\":"
                       "{\"kind\":\"Node\",\"name\":\"somewhere\"}}",
                       &opts, NULL, NULL));
    TRY(kin_client_get(client, &pods, (kin_namespaced_name){ns, kin_s("bound")},
                       NULL, &bound, NULL));
    assert_str_equal(object_string(bound, "spec.nodeName"), "somewhere");

    opts.subresource = kin_s("eviction");
    opts.ret_document = &evicted;
    TRY(cluster_create(alloc, client, &pods, ns,
                       "{\"metadata\":{\"name\":\"bound\"}}", &opts, NULL,
                       NULL));
    assert_str_equal(cluster_string(kin_document_root(evicted), "status"),
                     "Success");

    TRY(cluster_create(alloc, client, &accounts, ns,
                       "{\"metadata\":{\"name\":\"robot\"}}", NULL, NULL,
                       NULL));
    opts.subresource = kin_s("token");
    opts.name = kin_s("robot");
    opts.ret_document = &token;
    TRY(cluster_create(alloc, client, &accounts, ns, "{\"spec\":{}}", &opts,
                       NULL, NULL));
    assert_true(cluster_string(kin_document_root(token), "status.token").len >
                100);
    return 0;
}

KIN_TEST(responses_without_a_name_are_documents)
{
    START(NULL, NULL);
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_document) *answer = NULL;
    static const char text[] =
        "{\"spec\":{\"resourceAttributes\":{\"verb\":\"get\",\"resource\":"
        "\"pods\"}}}";
    bool is_allowed = false;

    TRY(cluster_create(alloc, client, &reviews, kin_s(""), text,
                       KIN_OPTS(kin_call_opts, .ret_document = &answer), NULL,
                       NULL));
    TRY(kin_value_bool(
        kin_value_get(kin_value_get(kin_document_root(answer), kin_s("status")),
                      kin_s("allowed")),
        &is_allowed));
    assert_true(is_allowed);
    TRY_FAIL(cluster_create(alloc, client, &reviews, kin_s(""), text, NULL,
                            &object, NULL),
             KIN_EPROTOCOL);
    return 0;
}

KIN_TEST(names_may_contain_a_colon)
{
    START(NULL, NULL);
    KIN_AUTO(kin_object) *found = NULL;
    char text[256];
    char name[128];

    snprintf(name, sizeof(name), "kin:%.*s", KIN_STR(ns));
    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%s\"},\"rules\":[]}", name);
    TRY(cluster_create(alloc, client, &roles, kin_s(""), text, NULL, NULL,
                       NULL));
    TRY(kin_client_get(client, &roles, kin_named("", name), NULL, &found,
                       NULL));
    assert_str_equal(kin_object_name(found), name);
    TRY(kin_client_delete(client, &roles, kin_named("", name), NULL, NULL,
                          NULL));
    return 0;
}

KIN_TEST(deletes_only_with_matching_preconditions)
{
    START(NULL, NULL);
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_document) *waiting = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_delete_opts opts = KIN_INIT(kin_delete_opts);

    TRY(cluster_create(alloc, client, &configmaps, ns,
                       "{\"metadata\":{\"name\":\"careful\",\"finalizers\":"
                       "[\"example.com/wait\"]}}",
                       NULL, &made, NULL));
    opts.uid = kin_s("00000000-0000-0000-0000-000000000000");
    TRY_FAIL(kin_client_delete(client, &configmaps,
                               (kin_namespaced_name){ns, kin_s("careful")},
                               &opts, NULL, &err),
             KIN_ECONFLICT);
    opts.uid = kin_object_uid(made);
    opts.resource_version = kin_s("1");
    TRY_FAIL(kin_client_delete(client, &configmaps,
                               (kin_namespaced_name){ns, kin_s("careful")},
                               &opts, NULL, &err),
             KIN_ECONFLICT);
    opts.resource_version = kin_object_resource_version(made);
    opts.propagation = KIN_PROPAGATION_FOREGROUND;
    opts.has_grace_period = true;
    TRY(kin_client_delete(client, &configmaps,
                          (kin_namespaced_name){ns, kin_s("careful")}, &opts,
                          &waiting, NULL));
    /* Its finalizers keep it; foreground deletion has added one. */
    kin_value metadata = kin_value_get(kin_document_root(waiting),
                                       kin_s("metadata"));
    assert_true(
        kin_value_exists(kin_value_get(metadata, kin_s("deletionTimestamp"))));
    assert_int_equal(
        kin_value_count(kin_value_get(metadata, kin_s("finalizers"))), 2);
    return 0;
}

KIN_TEST(deletes_all_that_match)
{
    START(NULL, NULL);
    KIN_AUTO(kin_document) *gone = NULL;
    char text[128];

    for (int i = 0; i < 4; i++) {
        snprintf(text, sizeof(text),
                 "{\"metadata\":{\"name\":\"many-%d\",\"labels\":"
                 "{\"odd\":\"%d\"}}}",
                 i, i % 2);
        TRY(cluster_create(alloc, client, &configmaps, ns, text, NULL, NULL,
                           NULL));
    }
    TRY(kin_client_delete_collection(
        client, &configmaps,
        KIN_OPTS(kin_delete_opts, .ns = ns,
                 .label_selector = kin_s("odd in (1)"),
                 .field_selector = kin_s("metadata.name!=many-3")),
        &gone, NULL));
    kin_value items = kin_value_get(kin_document_root(gone), kin_s("items"));
    assert_int_equal(kin_value_count(items), 1);
    assert_str_equal(cluster_string(kin_value_at(items, 0), "metadata.name"),
                     "many-1");
    TRY(kin_client_get(client, &configmaps,
                       (kin_namespaced_name){ns, kin_s("many-3")}, NULL, NULL,
                       NULL));
    TRY_FAIL(kin_client_get(client, &configmaps,
                            (kin_namespaced_name){ns, kin_s("many-1")}, NULL,
                            NULL, NULL),
             KIN_ENOTFOUND);
    return 0;
}

/* A counter in a ConfigMap that several threads increment. */
struct counter {
    const kin_allocator *alloc;
    kin_client *client;
    kin_str ns;
    int code;
};

static int counter_raise(kin_error *err, void *userdata)
{
    const struct counter *counter = userdata;
    KIN_AUTO(kin_object) *found = NULL;
    KIN_AUTO(kin_document) *next = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    char text[128];
    int r = kin_client_get(counter->client, &configmaps,
                           (kin_namespaced_name){counter->ns, kin_s("counter")},
                           NULL, &found, err);

    if (r < 0)
        return r;
    snprintf(text, sizeof(text), "{\"data\":{\"n\":\"%d\"}}",
             atoi(object_string(found, "data.n").ptr) + 1);
    r = cluster_parse(counter->alloc, text, &patch);
    if (r == 0)
        r = kin_patch_merge(counter->alloc, kin_object_value(found),
                            kin_document_root(patch), &next, err);
    if (r < 0)
        return r;
    return write_update(counter->client, &configmaps, counter->ns,
                        kin_document_root(next), NULL, NULL, err);
}

static void counter_run(void *userdata)
{
    struct counter *counter = userdata;
    kin_retry_opts opts = KIN_RETRY_OPTS_INIT_BACKOFF;

    opts.steps = 20;
    opts.factor = 1.5;
    opts.jitter = 1;
    for (int i = 0; i < 5 && counter->code == 0; i++)
        counter->code = kin_retry_on_conflict(counter->client, counter_raise,
                                              counter, &opts, NULL);
}

KIN_TEST(conflicts_are_retried)
{
    enum { THREADS = 4 };
    START(NULL, NULL);
    KIN_AUTO(kin_object) *found = NULL;
    struct kin__thread threads[THREADS];
    struct counter counters[THREADS];

    TRY(cluster_create(alloc, client, &configmaps, ns,
                       "{\"metadata\":{\"name\":\"counter\"},"
                       "\"data\":{\"n\":\"0\"}}",
                       NULL, NULL, NULL));
    for (int i = 0; i < THREADS; i++) {
        counters[i] = (struct counter){
            .alloc = alloc, .client = client, .ns = ns};
        TRY(kin__thread_start(&threads[i], NULL, counter_run, &counters[i],
                              NULL));
    }
    for (int i = 0; i < THREADS; i++)
        kin__thread_join(&threads[i]);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(counters[i].code, 0);
    TRY(kin_client_get(client, &configmaps,
                       (kin_namespaced_name){ns, kin_s("counter")}, NULL,
                       &found, NULL));
    assert_str_equal(object_string(found, "data.n"), "20");
    return 0;
}

/* Creates a ConfigMap of about 300 KB. */
static int create_big(const kin_allocator *alloc, kin_client *client,
                      kin_str ns)
{
    static char text[400000];
    int len = snprintf(text, sizeof(text),
                       "{\"metadata\":{\"name\":\"big\"},\"data\":{\"x\":\"");

    memset(text + len, 'x', 300000);
    snprintf(text + len + 300000, 10, "\"}}");
    return cluster_create(alloc, client, &configmaps, ns, text, NULL, NULL,
                          NULL);
}

KIN_TEST(all_transports_give_the_same_object)
{
    START(NULL, NULL);
    KIN_AUTO(kin_client) *old = NULL;
    KIN_AUTO(kin_client) *packed = NULL;
    KIN_AUTO(kin_client) *small = NULL;
    KIN_AUTO(kin_object) *plain = NULL;
    KIN_AUTO(kin_object) *by_old = NULL;
    KIN_AUTO(kin_object) *by_packed = NULL;
    kin_str name = kin_s("big");
    kin_error err = KIN_ERROR_INIT;

    TRY(create_big(alloc, client, ns));
    TRY(cluster_client(alloc, "admin-token",
                       KIN_OPTS(kin_client_opts, .is_http1_only = true), &old));
    TRY(cluster_client(alloc, "admin-files",
                       KIN_OPTS(kin_client_opts, .is_compressed = true),
                       &packed));
    TRY(cluster_client(alloc, NULL,
                       KIN_OPTS(kin_client_opts, .max_object_bytes = 100000),
                       &small));
    TRY(kin_client_get(client, &configmaps, (kin_namespaced_name){ns, name},
                       NULL, &plain, NULL));
    TRY(kin_client_get(old, &configmaps, (kin_namespaced_name){ns, name}, NULL,
                       &by_old, NULL));
    TRY(kin_client_get(packed, &configmaps, (kin_namespaced_name){ns, name},
                       NULL, &by_packed, NULL));
    assert_true(
        kin_value_equal(kin_object_value(plain), kin_object_value(by_old)));
    assert_true(
        kin_value_equal(kin_object_value(plain), kin_object_value(by_packed)));
    TRY_FAIL(kin_client_get(small, &configmaps, (kin_namespaced_name){ns, name},
                            NULL, NULL, &err),
             KIN_ELIMIT);
    assert_string_equal(err.message,
                        "get configmaps: the answer is over 100000 bytes");
    return 0;
}

KIN_TEST(sends_raw_requests)
{
    START(NULL, NULL);
    KIN_AUTO(kin_response) *version = NULL;
    KIN_AUTO(kin_response) *ready = NULL;
    KIN_AUTO(kin_response) *nothing = NULL;
    const kin_pair verbose = {kin_s("verbose"), kin_s("")};
    kin_error err = KIN_ERROR_INIT;

    TRY(kin_client_request(client,
                           KIN_OPTS(kin_request, .path = kin_s("/version")),
                           &version, NULL));
    assert_non_null(strstr(kin_response_body(version).ptr, "\"gitVersion\""));
    TRY(kin_client_request(client,
                           KIN_OPTS(kin_request, .path = kin_s("/readyz"),
                                    .queries = &verbose, .query_count = 1,
                                    .accept = kin_s("*/*")),
                           &ready, NULL));
    assert_non_null(
        strstr(kin_response_body(ready).ptr, "readyz check passed"));
    TRY_FAIL(kin_client_request(client,
                                KIN_OPTS(kin_request, .path = kin_s("/nope")),
                                &nothing, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "the server answered 404 NotFound: 404 page not found");
    TRY(kin_client_request(
        client,
        KIN_OPTS(kin_request, .path = kin_s("/nope"), .is_any_status = true),
        &nothing, NULL));
    assert_int_equal(kin_response_status(nothing), 404);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_gets_updates_and_deletes),
              KIN_TEST_ENTRY(names_are_generated),
              KIN_TEST_ENTRY(sends_three_patch_types),
              KIN_TEST_ENTRY(applies_and_reports_field_conflicts),
              KIN_TEST_ENTRY(a_dry_run_changes_nothing),
              KIN_TEST_ENTRY(fields_are_validated_as_requested),
              KIN_TEST_ENTRY(subresources_have_verbs_too),
              KIN_TEST_ENTRY(subresources_are_created),
              KIN_TEST_ENTRY(responses_without_a_name_are_documents),
              KIN_TEST_ENTRY(names_may_contain_a_colon),
              KIN_TEST_ENTRY(deletes_only_with_matching_preconditions),
              KIN_TEST_ENTRY(deletes_all_that_match),
              KIN_TEST_ENTRY(conflicts_are_retried),
              KIN_TEST_ENTRY(all_transports_give_the_same_object),
              KIN_TEST_ENTRY(sends_raw_requests))
