/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/lister_watcher.h"

#include "base/buf.h"
#include "kin_test.h"

static int query_text(const kin_list_opts *opts, bool is_watch,
                      struct kin__buf *ret)
{
    struct kin__list_query query;
    int r = 0;

    kin__list_query_init(&query, opts, is_watch);
    kin__buf_clear(ret);
    for (size_t i = 0; r == 0 && i < query.count; i++)
        r = kin__buf_printf(ret, "%.*s=%.*s&", KIN_STR(query.pairs[i].name),
                            KIN_STR(query.pairs[i].value));
    return r;
}

KIN_TEST(options_become_a_query)
{
    KIN__AUTO_BUF text;
    const kin_list_opts all = {
        .size = sizeof(all),
        .label_selector = kin_s("a in (b,c)"),
        .field_selector = kin_s("spec.nodeName=n"),
        .resource_version = kin_s("12"),
        .version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN,
        .limit = 500,
        .continue_token = kin_s("token"),
        .timeout_s = 300,
        .allow_bookmarks = true,
        .send_initial_events = true,
        .shard_selector = kin_s("shardRange()"),
    };
    const kin_list_opts none = KIN_INIT(kin_list_opts);

    kin__buf_init(&text, alloc, 1000);
    TRY(query_text(&all, /* is_watch= */ false, &text));
    assert_str_equal(kin__buf_str(&text),
                     "continue=token&fieldSelector=spec.nodeName=n&"
                     "labelSelector=a in (b,c)&limit=500&resourceVersion=12&"
                     "resourceVersionMatch=NotOlderThan&"
                     "shardSelector=shardRange()&timeoutSeconds=300&");
    TRY(query_text(&all, /* is_watch= */ true, &text));
    assert_str_equal(kin__buf_str(&text),
                     "allowWatchBookmarks=true&fieldSelector=spec.nodeName=n&"
                     "labelSelector=a in (b,c)&resourceVersion=12&"
                     "resourceVersionMatch=NotOlderThan&"
                     "sendInitialEvents=true&shardSelector=shardRange()&"
                     "timeoutSeconds=300&watch=true&");
    TRY(query_text(&none, /* is_watch= */ false, &text));
    assert_str_equal(kin__buf_str(&text), "");
    TRY(query_text(&none, /* is_watch= */ true, &text));
    assert_str_equal(kin__buf_str(&text), "watch=true&");
    return 0;
}

KIN_TEST(an_exact_match_is_sent)
{
    KIN__AUTO_BUF text;
    const kin_list_opts exact = {.size = sizeof(exact),
                                 .resource_version = kin_s("7"),
                                 .version_match = KIN_VERSION_MATCH_EXACT};

    kin__buf_init(&text, alloc, 1000);
    TRY(query_text(&exact, /* is_watch= */ false, &text));
    assert_str_equal(kin__buf_str(&text),
                     "resourceVersion=7&resourceVersionMatch=Exact&");
    return 0;
}

KIN_TEST(older_and_newer_options_are_accepted)
{
    struct {
        kin_list_opts known;
        size_t more;
    } newer = {.known = {.size = sizeof(newer), .limit = 7}};
    kin_list_opts older = {.size = offsetof(kin_list_opts, limit), .limit = 7};
    kin_list_opts ret;

    (void)alloc;
    TRY(kin__list_opts_take(NULL, &ret, NULL));
    assert_int_equal(ret.limit, 0);
    TRY(kin__list_opts_take(&newer.known, &ret, NULL));
    assert_int_equal(ret.limit, 7);
    newer.more = 1;
    TRY_FAIL(kin__list_opts_take(&newer.known, &ret, NULL), KIN_EINVAL);
    TRY(kin__list_opts_take(&older, &ret, NULL));
    assert_int_equal(ret.limit, 0);
    older.size = 0;
    TRY_FAIL(kin__list_opts_take(&older, &ret, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(invalid_options_are_rejected)
{
    kin_list_opts opts = {.size = sizeof(opts), .limit = -1};
    kin_list_opts ret;

    (void)alloc;
    TRY_FAIL(kin__list_opts_take(&opts, &ret, NULL), KIN_EINVAL);
    opts = (kin_list_opts){.size = sizeof(opts), .timeout_s = -1};
    TRY_FAIL(kin__list_opts_take(&opts, &ret, NULL), KIN_EINVAL);
    opts = (kin_list_opts){.size = sizeof(opts),
                           .version_match = (kin_version_match)9};
    TRY_FAIL(kin__list_opts_take(&opts, &ret, NULL), KIN_EINVAL);
    opts = (kin_list_opts){
        .size = sizeof(opts),
        .call = KIN_OPTS(kin_call_opts, .wire = (kin_wire)9)};
    TRY_FAIL(kin__list_opts_take(&opts, &ret, NULL), KIN_EINVAL);
    opts = (kin_list_opts){.size = sizeof(opts),
                           .call = &(kin_call_opts){.size = 1}};
    TRY_FAIL(kin__list_opts_take(&opts, &ret, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(the_idle_timeout_exceeds_the_timeout)
{
    kin_list_opts opts = {.size = sizeof(opts), .timeout_s = 300};
    kin_list_opts ret;

    (void)alloc;
    assert_int_equal(kin__list_idle_timeout_ms(&opts), 330000);
    opts.timeout_s = 0;
    assert_int_equal(kin__list_idle_timeout_ms(&opts), 0);
    opts.timeout_s = INT64_MAX;
    TRY(kin__list_opts_take(&opts, &ret, NULL));
    assert_true(kin__list_idle_timeout_ms(&ret) > 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(options_become_a_query),
              KIN_TEST_ENTRY(an_exact_match_is_sent),
              KIN_TEST_ENTRY(older_and_newer_options_are_accepted),
              KIN_TEST_ENTRY(invalid_options_are_rejected),
              KIN_TEST_ENTRY(the_idle_timeout_exceeds_the_timeout))
