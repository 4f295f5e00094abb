/* SPDX-License-Identifier: Apache-2.0 */
#include "server/engine.h"

#include <stdio.h>

#include "kin_test.h"
#include "server/continue_token.h"
#include "test_engine.h"

#define CM "v1/configmaps/default"

/* Objects c0, c1, ... with the label n. */
static int fill(struct test_engine *test, const char *where, int count)
{
    for (int i = 0; i < count; i++) {
        char body[128];
        (void)snprintf(body, sizeof(body),
                       "{\"metadata\":{\"name\":\"c%d\",\"labels\":{\"n\":"
                       "\"%d\",\"odd\":\"%d\"}}}",
                       i, i, i % 2);
        int r = test_create(test, where, body, NULL);
        if (r < 0)
            return r;
    }
    return 0;
}

KIN_TEST(lists_are_sorted_by_key)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *all = NULL;
    KIN__AUTO_LIST *one = NULL;
    char names[256];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(fill(&test, "v1/configmaps/kube-system", 2));
    TRY(fill(&test, CM, 11));
    TRY(test_list(&test, "v1/configmaps", "", NULL, &all));
    assert_string_equal(test_names(all, names, sizeof(names)),
                        "c0,c1,c10,c2,c3,c4,c5,c6,c7,c8,c9,c0,c1");
    assert_int_equal(kin__list_version(all), kin__engine_version(test.engine));
    assert_str_equal(kin__list_continue(all), "");
    assert_int_equal(kin__list_remaining(all), -1);
    TRY(test_list(&test, "v1/configmaps", "kube-system", NULL, &one));
    assert_string_equal(test_names(one, names, sizeof(names)), "c0,c1");
    return 0;
}

KIN_TEST(a_resource_without_objects_has_an_empty_list)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(test_list(&test, "v1/nodes", "", NULL, &list));
    assert_int_equal(kin__list_count(list), 0);
    assert_int_equal(kin__list_version(list), 4);
    return 0;
}

KIN_TEST(selectors_filter)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *odd = NULL;
    KIN__AUTO_LIST *name = NULL;
    KIN__AUTO_LIST *not_name = NULL;
    char names[256];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(fill(&test, CM, 4));
    struct kin__list_opts opts = {.labels = kin_s("odd=1,n notin (5)")};
    TRY(test_list(&test, "v1/configmaps", "", &opts, &odd));
    assert_string_equal(test_names(odd, names, sizeof(names)), "c1,c3");
    opts = (struct kin__list_opts){.fields = kin_s("metadata.name=c2")};
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &name));
    assert_string_equal(test_names(name, names, sizeof(names)), "c2");
    opts.fields = kin_s("metadata.name!=c2,metadata.namespace=default");
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &not_name));
    assert_string_equal(test_names(not_name, names, sizeof(names)), "c0,c1,c3");
    return 0;
}

KIN_TEST(rejects_invalid_selectors)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    struct kin__list_opts opts = {.labels = kin_s("a=(")};
    TRY_FAIL(test_list(&test, "v1/nodes", "", &opts, &list), KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 400);
    opts = (struct kin__list_opts){.fields = kin_s("spec.x=y")};
    TRY_FAIL(test_list(&test, "v1/nodes", "", &opts, &list), KIN_EINVAL);
    assert_string_equal(test.failure.message,
                        "\"spec.x\" is not a known field selector: only "
                        "\"metadata.name\", \"metadata.namespace\"");
    return 0;
}

/* All names, page by page. */
static int all_pages(struct test_engine *test, const char *space,
                     struct kin__list_opts opts, char *buffer, size_t size,
                     uint64_t *ret_version)
{
    char token[512] = "";
    size_t len = 0;

    for (;;) {
        KIN__AUTO_LIST *list = NULL;
        opts.continue_ = kin_s(token);
        int r = test_list(test, "v1/configmaps", space, &opts, &list);
        if (r < 0)
            return r;
        if (*ret_version)
            assert_int_equal(kin__list_version(list), *ret_version);
        *ret_version = kin__list_version(list);
        (void)test_names(list, buffer + len, size - len);
        len = strlen(buffer);
        kin_str next = kin__list_continue(list);
        if (next.len == 0)
            return 0;
        (void)snprintf(token, sizeof(token), "%s", next.ptr);
        (void)snprintf(buffer + len, size - len, ";");
        len++;
    }
}

KIN_TEST(pages_have_one_version)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *first = NULL;
    KIN__AUTO_LIST *second = NULL;
    char names[256];

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(fill(&test, CM, 5));
    struct kin__list_opts opts = {.limit = 2};
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &first));
    assert_string_equal(test_names(first, names, sizeof(names)), "c0,c1");
    assert_int_equal(kin__list_remaining(first), 3);
    TRY(test_delete(&test, CM "/c2", NULL, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"c2a\"}}", NULL));
    TRY(test_merge(&test, CM "/c3", "{\"data\":{\"k\":\"v\"}}", NULL));
    opts.continue_ = kin__list_continue(first);
    opts.limit = 0;
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &second));
    assert_string_equal(test_names(second, names, sizeof(names)), "c2,c3,c4");
    assert_int_equal(kin__list_version(second), kin__list_version(first));
    assert_false(kin_value_exists(kin_value_get(
        kin_object_value(kin__list_at(second, 1)), kin_s("data"))));
    return 0;
}

KIN_TEST(pages_of_every_size)
{
    TEST_ENGINE test;
    char names[256];
    uint64_t version = 0;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(fill(&test, CM, 5));
    struct kin__list_opts opts = {.limit = 1};
    TRY(all_pages(&test, "", opts, names, sizeof(names), &version));
    assert_string_equal(names, "c0;c1;c2;c3;c4");
    opts = (struct kin__list_opts){.limit = 1, .labels = kin_s("odd=1")};
    TRY(all_pages(&test, "default", opts, names, sizeof(names), &version));
    assert_string_equal(names, "c1;c3");
    opts = (struct kin__list_opts){.limit = 5};
    TRY(all_pages(&test, "default", opts, names, sizeof(names), &version));
    assert_string_equal(names, "c0,c1,c2,c3,c4");
    return 0;
}

/* A list that is no longer kept is rebuilt from the history. */
KIN_TEST(rebuilds_old_versions)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *first = NULL;
    KIN__AUTO_LIST *second = NULL;
    KIN__AUTO_LIST *exact = NULL;
    char names[256];
    struct kin__engine_opts engine_opts = {.list_age_s = 10};

    TRY(test_engine_init(&test, alloc, &engine_opts));
    TRY(fill(&test, CM, 5));
    struct kin__list_opts opts = {.limit = 2};
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &first));
    kin__fake_clock_advance(&test.clock, 11 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    struct kin__engine_stats stats;
    kin__engine_get_stats(test.engine, &stats);
    assert_int_equal(stats.list_snapshots, 0);
    TRY(test_delete(&test, CM "/c2", NULL, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"c2\"}}", NULL));
    TRY(test_delete(&test, CM "/c4", NULL, NULL));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"c9\"}}", NULL));
    opts.continue_ = kin__list_continue(first);
    opts.limit = 0;
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &second));
    assert_string_equal(test_names(second, names, sizeof(names)), "c2,c3,c4");
    assert_str_equal(kin_object_resource_version(kin__list_at(second, 0)), "7");
    opts = (struct kin__list_opts){.version = kin_s("6"),
                                   .match = KIN__MATCH_EXACT};
    TRY(test_list(&test, "v1/configmaps", "", &opts, &exact));
    assert_string_equal(test_names(exact, names, sizeof(names)), "c0,c1");
    assert_int_equal(kin__list_version(exact), 6);
    return 0;
}

KIN_TEST(an_expired_token_returns_a_new_one)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *first = NULL;
    KIN__AUTO_LIST *second = NULL;
    char names[256];
    char token[256];
    struct kin__engine_opts engine_opts = {.list_age_s = 10,
                                           .history_age_s = 10};

    TRY(test_engine_init(&test, alloc, &engine_opts));
    TRY(fill(&test, CM, 4));
    struct kin__list_opts opts = {.limit = 2};
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &first));
    TRY(test_create(&test, CM, "{\"metadata\":{\"name\":\"c9\"}}", NULL));
    kin__fake_clock_advance(&test.clock, 11 * KIN__NS_PER_S);
    kin__engine_tick(test.engine);
    opts.continue_ = kin__list_continue(first);
    TRY_FAIL(test_list(&test, "v1/configmaps", "default", &opts, &second),
             KIN_EGONE);
    assert_int_equal(test.failure.http_code, 410);
    assert_string_equal(test.failure.reason, "Expired");
    assert_non_null(test.failure.continue_);
    (void)snprintf(token, sizeof(token), "%s", test.failure.continue_);
    opts.continue_ = kin_s(token);
    opts.limit = 0;
    TRY(test_list(&test, "v1/configmaps", "default", &opts, &second));
    assert_string_equal(test_names(second, names, sizeof(names)), "c2,c3,c9");
    KIN__AUTO_LIST *old = NULL;
    opts = (struct kin__list_opts){.version = kin_s("6"),
                                   .match = KIN__MATCH_EXACT};
    TRY_FAIL(test_list(&test, "v1/configmaps", "", &opts, &old), KIN_EGONE);
    assert_string_equal(test.failure.message,
                        "The resourceVersion for the provided list is too "
                        "old.");
    return 0;
}

/* The clock stands still, so that a wait would never end. */
KIN_TEST(does_not_wait_for_future_tokens)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;
    KIN__AUTO_BUF token;

    kin__buf_init(&token, alloc, 256);
    TRY(test_engine_init(&test, alloc, NULL));
    TRY(kin__continue_token_write(&token, alloc, 99, kin_s("default/c1")));
    struct kin__list_opts opts = {.continue_ = kin__buf_str(&token),
                                  .wait_ms = 3000};
    TRY_FAIL(test_list(&test, "v1/configmaps", "default", &opts, &list),
             KIN_ETIMEDOUT);
    assert_int_equal(test.failure.http_code, 504);
    return 0;
}

KIN_TEST(matches_resource_versions)
{
    TEST_ENGINE test;
    KIN__AUTO_LIST *any = NULL;
    KIN__AUTO_LIST *newer = NULL;
    KIN__AUTO_LIST *limited = NULL;
    KIN__AUTO_LIST *none = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    TRY(fill(&test, CM, 3));
    struct kin__list_opts opts = {.version = kin_s("0"), .limit = 1};
    TRY(test_list(&test, "v1/configmaps", "", &opts, &any));
    assert_int_equal(kin__list_count(any), 3);
    opts = (struct kin__list_opts){.version = kin_s("5")};
    TRY(test_list(&test, "v1/configmaps", "", &opts, &newer));
    assert_int_equal(kin__list_count(newer), 3);
    opts.limit = 10;
    TRY(test_list(&test, "v1/configmaps", "", &opts, &limited));
    assert_int_equal(kin__list_count(limited), 1);
    opts = (struct kin__list_opts){.version = kin_s("abc")};
    TRY_FAIL(test_list(&test, "v1/configmaps", "", &opts, &none), KIN_EINVAL);
    assert_int_equal(test.failure.http_code, 400);
    opts.version = kin_s("999999");
    TRY_FAIL(test_list(&test, "v1/configmaps", "", &opts, &none),
             KIN_ETIMEDOUT);
    assert_string_equal(test.failure.message,
                        "Timeout: Too large resource version: 999999, "
                        "current: 7");
    assert_int_equal(test.failure.http_code, 504);
    assert_int_equal(test.failure.retry_after_s, 1);
    return 0;
}

/* Messages are those of kube-apiserver. */
KIN_TEST(rejects_conflicting_options)
{
    static const struct {
        struct kin__list_opts opts;
        int http_code;
        const char *message;
    } cases[] = {
        {{.match = KIN__MATCH_EXACT},
         422,
         "ListOptions.meta.k8s.io \"\" is invalid: resourceVersionMatch: "
         "Forbidden: resourceVersionMatch is forbidden unless resourceVersion "
         "is provided"},
        {{.match = KIN__MATCH_EXACT, .version = KIN_STR_INIT("0")},
         422,
         "ListOptions.meta.k8s.io \"\" is invalid: resourceVersionMatch: "
         "Forbidden: resourceVersionMatch \"exact\" is forbidden for "
         "resourceVersion \"0\""},
        {{.match = KIN__MATCH_OTHER,
          .match_text = KIN_STR_INIT("Foo"),
          .version = KIN_STR_INIT("1")},
         422,
         "ListOptions.meta.k8s.io \"\" is invalid: resourceVersionMatch: "
         "Unsupported value: \"Foo\": supported values: \"Exact\", "
         "\"NotOlderThan\", \"\""},
        {{.send_initial_events = KIN__YES, .match = KIN__MATCH_NOT_OLDER_THAN},
         422,
         "ListOptions.meta.k8s.io \"\" is invalid: [resourceVersionMatch: "
         "Forbidden: resourceVersionMatch is forbidden unless resourceVersion "
         "is provided, sendInitialEvents: Forbidden: sendInitialEvents is "
         "forbidden for list]"},
        {{.continue_ = KIN_STR_INIT("eyJ2IjoibWV0YS5rOHMuaW8vdjEiLCJydiI6MjI0"
                                    "LCJzdGFydCI6Ii9jMlx1MDAwMCJ9"),
          .version = KIN_STR_INIT("5")},
         400,
         "specifying resource version is not allowed when using continue"},
    };
    TEST_ENGINE test;
    KIN__AUTO_LIST *list = NULL;

    TRY(test_engine_init(&test, alloc, NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        TRY_FAIL(test_list(&test, "v1/nodes", "", &cases[i].opts, &list),
                 KIN_EINVAL);
        assert_int_equal(test.failure.http_code, cases[i].http_code);
        assert_string_equal(test.failure.message, cases[i].message);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(lists_are_sorted_by_key),
              KIN_TEST_ENTRY(a_resource_without_objects_has_an_empty_list),
              KIN_TEST_ENTRY(selectors_filter),
              KIN_TEST_ENTRY(rejects_invalid_selectors),
              KIN_TEST_ENTRY(pages_have_one_version),
              KIN_TEST_ENTRY(pages_of_every_size),
              KIN_TEST_ENTRY(rebuilds_old_versions),
              KIN_TEST_ENTRY(an_expired_token_returns_a_new_one),
              KIN_TEST_ENTRY(does_not_wait_for_future_tokens),
              KIN_TEST_ENTRY(matches_resource_versions),
              KIN_TEST_ENTRY(rejects_conflicting_options))
