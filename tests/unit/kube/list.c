/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/fake_client.h>
#include <kin/fake_source.h>
#include <kin/list.h>

#include "base/str.h"
#include "kube/list.h"
#include "kube/status.h"
#include "list_test.h"

#define POD(name) "{\"metadata\":{\"namespace\":\"a\",\"name\":\"" name "\"}}"

static int source_new(const kin_allocator *alloc, int count,
                      kin_fake_source **ret)
{
    int r = kin_fake_source_new(alloc, &list_test_pods, ret, NULL);
    char json[128];

    for (int i = 1; r == 0 && i <= count; i++) {
        snprintf(json, sizeof(json),
                 "{\"metadata\":{\"namespace\":\"a\",\"name\":\"p%d\"}}", i);
        r = kin_fake_source_put_json(*ret, kin_s(json), NULL);
    }
    return r;
}

KIN_TEST(a_list_delivers_objects_and_its_version)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_list_meta) *meta = NULL;

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 3, &source));
    TRY(kin__lister_watcher_list(kin_fake_source_lister_watcher(source), NULL,
                                 &handler, &meta, NULL));
    assert_str_equal(kin__buf_str(&log.text), "a/p1@1 a/p2@2 a/p3@3 ");
    assert_str_equal(kin_list_meta_resource_version(meta), "3");
    assert_str_equal(kin_list_meta_continue_token(meta), "");
    assert_str_equal(kin__list_meta_kind(meta), "PodList");
    assert_str_equal(kin__list_meta_api_version(meta), "v1");
    assert_int_equal(kin_list_meta_remaining(meta), -1);
    assert_int_equal(kin__list_meta_count(meta), 3);
    return 0;
}

static int keep_item(const kin_object *object, void *userdata)
{
    kin_object **kept = userdata;

    while (*kept)
        kept++;
    *kept = kin_object_ref(object);
    return 0;
}

/* Guarantee B. */
KIN_TEST(kept_objects_outlive_the_list)
{
    kin_object *kept[4] = {NULL};
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = keep_item, .userdata = kept};
    KIN_AUTO(kin_fake_source) *source = NULL;

    TRY(source_new(alloc, 3, &source));
    int r = kin__lister_watcher_list(kin_fake_source_lister_watcher(source),
                                     NULL, &handler, NULL, NULL);
    source = kin_fake_source_free(source);
    if (r == 0) {
        assert_str_equal(kin_object_key(kept[0]), "a/p1");
        assert_str_equal(kin_object_key(kept[2]), "a/p3");
        /* Guarantee B of decode.h: items get the kind of the list. */
        assert_str_equal(kin_value_str(kin_value_get(kin_object_value(kept[1]),
                                                     kin_s("kind"))),
                         "Pod");
    }
    for (int i = 0; i < 4; i++)
        (void)kin_object_unref(kept[i]);
    TRY(r);
    return 0;
}

KIN_TEST(an_empty_list_is_a_list)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_list_meta) *meta = NULL;

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 0, &source));
    TRY(kin__lister_watcher_list_all(kin_fake_source_lister_watcher(source),
                                     NULL, &handler, &meta, NULL));
    assert_int_equal(kin__list_meta_count(meta), 0);
    assert_str_equal(kin_list_meta_resource_version(meta), "0");
    return 0;
}

KIN_TEST(a_handler_can_end_the_list)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_error err = KIN_ERROR_INIT;

    list_test_log_init(&log, alloc);
    log.refuse_after = 2;
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 3, &source));
    TRY_FAIL(kin__lister_watcher_list(kin_fake_source_lister_watcher(source),
                                      NULL, &handler, NULL, &err),
             KIN_ECONFLICT);
    assert_int_equal(log.count, 2);
    assert_string_equal(err.message, "list pods: the handler failed: conflict");
    return 0;
}

KIN_TEST(a_list_comes_in_pages)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_list_meta) *meta = NULL;
    kin_fake_counts counts = {.size = sizeof(counts)};

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 5, &source));
    TRY(kin__lister_watcher_list_all(kin_fake_source_lister_watcher(source),
                                     KIN_OPTS(kin_list_opts, .limit = 2),
                                     &handler, &meta, NULL));
    assert_str_equal(kin__buf_str(&log.text),
                     "a/p1@1 a/p2@2 a/p3@3 a/p4@4 a/p5@5 ");
    assert_str_equal(kin_list_meta_resource_version(meta), "5");
    assert_str_equal(kin_list_meta_continue_token(meta), "");
    assert_int_equal(kin__list_meta_count(meta), 5);
    kin_fake_source_get_counts(source, &counts);
    assert_int_equal(counts.lists, 3);
    return 0;
}

/* A source that changes and is compacted between the pages of a list. */
struct restless {
    struct list_test_log log;
    kin_fake_source *source;
};

static int restless_item(const kin_object *object, void *userdata)
{
    struct restless *restless = userdata;
    int r = list_test_item(object, &restless->log);

    if (r == 0 && restless->log.count == 1)
        r = kin_fake_source_put_json(restless->source, kin_s(POD("p9")), NULL);
    if (r == 0 && restless->log.count == 2)
        kin_fake_source_compact(restless->source);
    return r;
}

static int restless_restart(void *userdata)
{
    struct restless *restless = userdata;

    return list_test_restart(&restless->log);
}

static void restless_done(struct restless *restless)
{
    restless->source = kin_fake_source_free(restless->source);
    list_test_log_done(&restless->log);
}

KIN_TEST(expired_pages_are_replaced_by_a_full_list)
{
    __attribute__((cleanup(restless_done))) struct restless restless = {
        .source = NULL};
    KIN_AUTO(kin_list_meta) *meta = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    kin_fake_counts counts = {.size = sizeof(counts)};
    const kin_list_handler handler = {
        .size = sizeof(handler),
        .on_item = restless_item,
        .on_restart = restless_restart,
        .userdata = &restless,
    };

    list_test_log_init(&restless.log, alloc);
    TRY(source_new(alloc, 5, &restless.source));
    TRY(kin__lister_watcher_list_all(
        kin_fake_source_lister_watcher(restless.source),
        KIN_OPTS(kin_list_opts,
                 .call = KIN_OPTS(kin_call_opts, .ret_status = &status),
                 .limit = 2),
        &handler, &meta, NULL));
    assert_int_equal(restless.log.restarts, 1);
    assert_str_equal(kin__buf_str(&restless.log.text),
                     "a/p1@1 a/p2@2 a/p3@3 a/p4@4 a/p5@5 a/p9@6 ");
    assert_str_equal(kin_list_meta_resource_version(meta), "6");
    assert_int_equal(kin__list_meta_count(meta), 6);
    assert_null(status);
    kin_fake_source_get_counts(restless.source, &counts);
    assert_int_equal(counts.lists, 3);
    return 0;
}

KIN_TEST(expired_pages_fail_without_on_restart)
{
    __attribute__((cleanup(restless_done))) struct restless restless = {
        .source = NULL};
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = restless_item,
                                      .userdata = &restless};

    list_test_log_init(&restless.log, alloc);
    TRY(source_new(alloc, 5, &restless.source));
    TRY_FAIL(
        kin__lister_watcher_list_all(
            kin_fake_source_lister_watcher(restless.source),
            KIN_OPTS(kin_list_opts,
                     .call = KIN_OPTS(kin_call_opts, .ret_status = &status),
                     .limit = 2),
            &handler, NULL, &err),
        KIN_EGONE);
    assert_true(kin_error_is_expired(&err));
    assert_str_equal(kin_status_reason(status), "Expired");
    return 0;
}

KIN_TEST(a_rejected_list_is_an_error_with_a_status)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    const kin_fake_failure failure = {
        .size = sizeof(failure),
        .http_status = 403,
        .reason = "Forbidden",
        .message = "pods is forbidden",
    };

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 1, &source));
    TRY(kin_fake_source_fail_list(source, &failure, NULL));
    TRY_FAIL(
        kin__lister_watcher_list(
            kin_fake_source_lister_watcher(source),
            KIN_OPTS(kin_list_opts,
                     .call = KIN_OPTS(kin_call_opts, .ret_status = &status)),
            &handler, NULL, &err),
        KIN_EFORBIDDEN);
    assert_int_equal(err.http_status, 403);
    assert_string_equal(err.message, "list pods: pods is forbidden");
    assert_int_equal(kin_status_code(status), 403);
    return 0;
}

KIN_TEST(a_truncated_list_fails_and_is_not_retried)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_fake_counts counts = {.size = sizeof(counts)};
    const kin_fake_failure failure = {
        .size = sizeof(failure), .cause = KIN_FLOW_LOST, .cut_after = 200};

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 3, &source));
    TRY(kin_fake_source_fail_list(source, &failure, NULL));
    TRY_FAIL(kin__lister_watcher_list(kin_fake_source_lister_watcher(source),
                                      NULL, &handler, NULL, NULL),
             KIN_ECONNECT);
    assert_str_equal(kin__buf_str(&log.text), "a/p1@1 ");
    kin_fake_source_get_counts(source, &counts);
    assert_int_equal(counts.lists, 1);
    return 0;
}

KIN_TEST(a_stop_ends_the_wait_between_two_tries)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    const kin_fake_failure failure = {
        .size = sizeof(failure), .http_status = 429, .retry_after_s = 3600};

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 1, &source));
    TRY(kin_fake_source_fail_list(source, &failure, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .alloc = alloc,
                              .has_deadline = true,
                              .deadline = kin_deadline_ms(50)),
                     &stop, NULL));
    TRY_FAIL(kin__lister_watcher_list(
                 kin_fake_source_lister_watcher(source),
                 KIN_OPTS(kin_list_opts,
                          .call = KIN_OPTS(kin_call_opts, .stop = stop)),
                 &handler, NULL, NULL),
             KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(a_too_new_version_is_a_distinct_error)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_error err = KIN_ERROR_INIT;
    const kin_fake_failure failure = {.size = sizeof(failure),
                                      .http_status = 504,
                                      .reason = "Timeout",
                                      .cause_type = "ResourceVersionTooLarge"};

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(source_new(alloc, 1, &source));
    TRY(kin_fake_source_fail_list(source, &failure, NULL));
    int r = kin__lister_watcher_list(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_list_opts, .resource_version = kin_s("99")), &handler,
        NULL, &err);
    TRY_FAIL(r, r); /* any code */
    assert_true(kin__error_is_too_large_resource_version(&err));
    return 0;
}

KIN_TEST(misuse_is_rejected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    const kin_list_handler none = {.size = sizeof(none), .on_item = NULL};
    const kin_list_handler some = {.size = sizeof(some),
                                   .on_item = list_test_item};

    TRY(source_new(alloc, 0, &source));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY_FAIL(kin__lister_watcher_list(lw, NULL, &none, NULL, NULL), KIN_EINVAL);
    TRY_FAIL(kin__lister_watcher_list_all(lw, NULL, NULL, NULL, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin__lister_watcher_list(NULL, NULL, &some, NULL, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin__lister_watcher_list(lw, KIN_OPTS(kin_list_opts, .limit = -1),
                                      &some, NULL, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_client_list(NULL, &list_test_pods, NULL, &some, NULL, NULL),
             KIN_EINVAL);
    TRY_FAIL(
        kin_client_list_all(NULL, &list_test_pods, NULL, &some, NULL, NULL),
        KIN_EINVAL);
    assert_null(kin_list_meta_free(NULL));
    return 0;
}

static int keep_none(const kin_object *object, void *userdata)
{
    (void)object;
    (void)userdata;
    return 0;
}

static void count_destroy(void *userdata)
{
    ++*(int *)userdata;
}

/* Also by calls that fail before they use the handler. */
KIN_TEST(a_handler_is_destroyed_once)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    int count = 0;
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = keep_none,
                                      .userdata = &count,
                                      .destroy = count_destroy};

    TRY(source_new(alloc, 2, &source));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY(kin__lister_watcher_list(lw, NULL, &handler, NULL, NULL));
    assert_int_equal(count, 1);
    TRY(kin__lister_watcher_list_all(lw, NULL, &handler, NULL, NULL));
    assert_int_equal(count, 2);
    TRY_FAIL(kin__lister_watcher_list(lw, KIN_OPTS(kin_list_opts, .limit = -1),
                                      &handler, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(count, 3);
    TRY_FAIL(kin_client_list(NULL, &list_test_pods, NULL, &handler, NULL, NULL),
             KIN_EINVAL);
    assert_int_equal(count, 4);
    return 0;
}

KIN_TEST(a_handler_without_a_size_is_rejected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_error err = KIN_ERROR_INIT;
    const kin_list_handler handler = {.on_item = list_test_item};

    TRY(source_new(alloc, 1, &source));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY_FAIL(kin__lister_watcher_list(lw, NULL, &handler, NULL, &err),
             KIN_EINVAL);
    assert_string_equal(err.message,
                        "list: no handler, or its size is not set");
    return 0;
}

/* A client takes it from the options; a lister-watcher has its own. */
KIN_TEST(lists_one_namespace)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    AUTO_LIST_LOG log;
    kin_fake_request request = {.size = sizeof(request)};

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    const kin_list_opts opts = {.size = sizeof(opts), .ns = KIN__S("shop")};
    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(kin_fake_client_reply(
        fake, KIN_OPTS(kin_fake_reply, .body = kin_s("{\"items\":[]}")), NULL));
    TRY(kin_fake_client_connect(fake, KIN_OPTS(kin_client_opts, .alloc = alloc),
                                &client, NULL));
    TRY(kin_client_list(client, &list_test_pods, &opts, &handler, NULL, NULL));
    assert_true(kin_fake_client_request_at(fake, 0, &request));
    assert_str_equal(request.path, "/api/v1/namespaces/shop/pods");
    TRY(source_new(alloc, 1, &source));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY_FAIL(kin__lister_watcher_list(lw, &opts, &handler, NULL, NULL),
             KIN_EINVAL);
    return 0;
}

#define SHARD                                                                  \
    "shardRange(object.metadata.uid, '0x0000000000000000', "                   \
    "'0x8000000000000000')"

static int shard_reply(kin_fake_client *fake, const char *metadata)
{
    char body[256];

    snprintf(body, sizeof(body),
             "{\"kind\":\"PodList\",\"metadata\":{%s},\"items\":[]}", metadata);
    return kin_fake_client_reply(
        fake, KIN_OPTS(kin_fake_reply, .body = kin_s(body)), NULL);
}

static int shard_list(kin_client *client, kin_list_meta **ret)
{
    AUTO_LIST_LOG log;

    list_test_log_init(&log, NULL);
    const kin_list_handler handler = list_test_handler(&log);
    return kin_client_list(
        client, &list_test_pods,
        KIN_OPTS(kin_list_opts, .shard_selector = kin_s(SHARD)), &handler, ret,
        NULL);
}

KIN_TEST(shard_selector_is_sent_and_read)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_list_meta) *meta = NULL;
    KIN_AUTO(kin_list_meta) *whole = NULL;
    kin_fake_request asked = {.size = sizeof(asked)};

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(kin_fake_client_connect(
        fake, KIN_OPTS(kin_client_opts, .alloc = alloc, .qps = -1), &client,
        NULL));
    TRY(shard_reply(fake, "\"resourceVersion\":\"7\",\"shardInfo\":"
                          "{\"selector\":\"" SHARD "\"}"));
    TRY(shard_reply(fake, "\"resourceVersion\":\"8\""));
    TRY(shard_list(client, &meta));
    assert_true(kin_fake_client_request_at(fake, 0, &asked));
    assert_str_equal(asked.path,
                     "/api/v1/pods?shardSelector=shardRange%28object.metadata."
                     "uid%2C%20%270x0000000000000000%27%2C%20%270x8000000000000"
                     "000%27%29");
    assert_str_equal(kin_list_meta_shard_selector(meta), SHARD);
    assert_str_equal(kin_list_meta_resource_version(meta), "7");
    /* A server without support for it returns no selector. */
    TRY(shard_list(client, &whole));
    assert_str_equal(kin_list_meta_shard_selector(whole), "");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_list_delivers_objects_and_its_version),
              KIN_TEST_ENTRY(kept_objects_outlive_the_list),
              KIN_TEST_ENTRY(an_empty_list_is_a_list),
              KIN_TEST_ENTRY(a_handler_can_end_the_list),
              KIN_TEST_ENTRY(a_list_comes_in_pages),
              KIN_TEST_ENTRY(expired_pages_are_replaced_by_a_full_list),
              KIN_TEST_ENTRY(expired_pages_fail_without_on_restart),
              KIN_TEST_ENTRY(a_rejected_list_is_an_error_with_a_status),
              KIN_TEST_ENTRY(a_truncated_list_fails_and_is_not_retried),
              KIN_TEST_ENTRY(a_stop_ends_the_wait_between_two_tries),
              KIN_TEST_ENTRY(a_too_new_version_is_a_distinct_error),
              KIN_TEST_ENTRY(misuse_is_rejected),
              KIN_TEST_ENTRY(a_handler_is_destroyed_once),
              KIN_TEST_ENTRY(a_handler_without_a_size_is_rejected),
              KIN_TEST_ENTRY(lists_one_namespace),
              KIN_TEST_ENTRY(shard_selector_is_sent_and_read))
