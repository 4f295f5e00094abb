/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/fake_source.h>

#include <stdio.h>

#include "kube/flow.h"
#include "kube/status.h"
#include "object/document.h"
#include "sink_test.h"
#include "test_sizes.h"

static const kin_resource widgets = {"example.com", "v2", "widgets", "Widget",
                                     true};

#define WIDGET(name) "{\"metadata\":{\"name\":\"" name "\"}}"
#define LISTED(name, version)                                                  \
    "{\"metadata\":{\"name\":\"" name "\",\"resourceVersion\":\"" version "\"" \
    "},\"kind\":\"Widget\",\"apiVersion\":\"example.com/v2\"}"
#define HEAD                                                                   \
    "{\"kind\":\"WidgetList\",\"apiVersion\":\"example.com/v2\",\"metadata\":" \
    "{\"resourceVersion\":\""

static int put(kin_fake_source *source, const char *json)
{
    return kin_fake_source_put_json(source, kin_s(json), NULL);
}

/* Starts a list or a watch into a sink. */
static int start(kin_fake_source *source, bool is_watch,
                 const kin_list_opts *opts, struct sink_test *sink,
                 kin_flow **ret)
{
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    const kin_sink calls = sink_test_sink(sink);

    return (is_watch ? lw->ops->watch : lw->ops->list)(lw, opts, &calls, ret,
                                                       NULL);
}

KIN_TEST(a_list_is_what_a_server_would_send)
{
    AUTO_SINK sink;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(put(source, WIDGET("b")));
    TRY(put(source, WIDGET("a")));
    TRY(put(source, WIDGET("c")));
    TRY(kin_fake_source_delete(source, kin_s("c"), NULL));
    assert_int_equal(kin_fake_source_version(source), 4);
    TRY(start(source, false, NULL, &sink, &flow));
    TRY(sink_test_await_end(&sink));
    assert_int_equal(sink.begins, 1);
    assert_string_equal(sink.content_type, "application/json");
    assert_int_equal(sink.cause, KIN_FLOW_COMPLETE);
    assert_str_equal(
        kin__buf_str(&sink.text),
        HEAD "4\"},\"items\":[" LISTED("a", "2") "," LISTED("b", "1") "]}\n");
    return 0;
}

KIN_TEST(what_is_no_object_is_refused)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    const kin_resource none = {NULL, NULL, NULL, NULL, false};

    TRY_FAIL(kin_fake_source_new(alloc, &none, &source, NULL), KIN_EINVAL);
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY_FAIL(put(source, "{"), KIN_EPARSE);
    TRY_FAIL(put(source, "{\"a\":1}"), KIN_EINVAL);
    TRY_FAIL(kin_fake_source_delete(source, kin_s("x"), NULL), KIN_ENOTFOUND);
    assert_int_equal(kin_fake_source_version(source), 0);
    assert_null(kin_fake_source_free(NULL));
    return 0;
}

/* The rest of a list can be asked for until its version is forgotten. */
KIN_TEST(pages_go_on_until_they_expire)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    static const char *const texts[] = {
        HEAD "3\",\"continue\":\"3:a\",\"remainingItemCount\":2},\"items\":["
             "" LISTED("a", "1") "]}\n",
        HEAD "3\",\"continue\":\"3:b\",\"remainingItemCount\":1},\"items\":["
             "" LISTED("b", "2") "]}\n",
        HEAD "3\"},\"items\":[" LISTED("c", "3") "]}\n",
    };
    static const char *const tokens[] = {"", "3:a", "3:b", "3:b"};

    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(put(source, WIDGET("a")));
    TRY(put(source, WIDGET("b")));
    TRY(put(source, WIDGET("c")));
    for (int i = 0; i < 4; i++) {
        AUTO_SINK sink;
        KIN__AUTO_FLOW *flow = NULL;
        sink_test_init(&sink);
        TRY(start(source, false,
                  KIN_OPTS(kin_list_opts, .limit = 1,
                           .continue_token = kin_s(tokens[i])),
                  &sink, &flow));
        if (i < 3) {
            TRY(sink_test_await_end(&sink));
            assert_str_equal(kin__buf_str(&sink.text), texts[i]);
        } else {
            TRY_FAIL(sink_test_await_end(&sink), KIN_EGONE);
            assert_int_equal(sink.status_code, 410);
            assert_int_equal(sink.begins, 0);
        }
        if (i == 2) {
            TRY(put(source, WIDGET("d")));
            kin_fake_source_compact(source);
        }
    }
    return 0;
}

KIN_TEST(versions_are_judged_as_a_server_does)
{
    static const struct {
        const char *version;
        kin_version_match match;
        int code;
    } cases[] = {
        {"0", KIN_VERSION_MATCH_DEFAULT, 0},
        {"1", KIN_VERSION_MATCH_DEFAULT, 0},
        {"2", KIN_VERSION_MATCH_EXACT, 0},
        {"1", KIN_VERSION_MATCH_EXACT, KIN_EGONE},
        {"9", KIN_VERSION_MATCH_DEFAULT, KIN_ESERVER},
    };
    KIN_AUTO(kin_fake_source) *source = NULL;

    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(put(source, WIDGET("a")));
    TRY(put(source, WIDGET("b")));
    kin_fake_source_compact(source);
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SINK sink;
        KIN__AUTO_FLOW *flow = NULL;
        sink_test_init(&sink);
        TRY(start(source, false,
                  KIN_OPTS(kin_list_opts, .version_match = cases[i].match,
                           .resource_version = kin_s(cases[i].version)),
                  &sink, &flow));
        int r = sink_test_await_end(&sink);
        if (cases[i].code == KIN_ESERVER) {
            TRY_FAIL(r, r);
            assert_true(kin__error_is_too_large_resource_version(&sink.err));
            assert_int_equal(sink.retry_after_s, 1);
        } else if (cases[i].code < 0) {
            TRY_FAIL(r, cases[i].code);
        } else {
            TRY(r);
        }
    }
    return 0;
}

KIN_TEST(unsent_events_reach_later_watches)
{
    AUTO_SINK early;
    AUTO_SINK late;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *one = NULL;
    KIN__AUTO_FLOW *two = NULL;
    kin_str last = kin_s(
        "{\"type\":\"ADDED\",\"object\":" LISTED("b", "2") "}"
                                                           "\n");

    sink_test_init(&early);
    sink_test_init(&late);
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(put(source, WIDGET("a")));
    const kin_list_opts opts = {.size = sizeof(opts),
                                .resource_version = kin_s("1")};
    TRY(start(source, true, &opts, &early, &one));
    kin_fake_source_set_silent(source, true);
    TRY(put(source, WIDGET("b")));
    kin_fake_source_set_silent(source, false);
    TRY(start(source, true, &opts, &late, &two));
    TRY(sink_test_await_bytes(&late, last.len));
    assert_str_equal(kin__buf_str(&late.text), last.ptr);
    TRY(put(source, WIDGET("c")));
    TRY(sink_test_await_bytes(&early, last.len));
    assert_null(strstr(early.text.ptr, "\"b\""));
    return 0;
}

KIN_TEST(a_pause_lasts_until_a_resume)
{
    AUTO_SINK sink;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    sink.verdict = KIN_SINK_PAUSE;
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(start(source, true,
              KIN_OPTS(kin_list_opts, .resource_version = kin_s("1")), &sink,
              &flow));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(10000)));
    TRY(kin_fake_source_send(source, kin_s("one")));
    TRY(sink_test_await_bytes(&sink, 3));
    TRY(kin_fake_source_send(source, kin_s("two")));
    kin_fake_source_end_watches(source, KIN_FLOW_COMPLETE);
    assert_int_equal(sink.ends, 0);
    kin__flow_resume(flow);
    TRY(sink_test_await_bytes(&sink, 6));
    kin__flow_resume(flow);
    TRY(sink_test_await_end(&sink));
    assert_str_equal(kin__buf_str(&sink.text), "onetwo");
    return 0;
}

/* Guarantee D: a resume in the middle of the call that asks for the pause. */
KIN_TEST(a_resume_is_never_lost)
{
    AUTO_SINK sink;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    sink.verdict = KIN_SINK_PAUSE;
    sink.is_held = true;
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    int r = start(source, false, NULL, &sink, &flow);
    if (r == 0)
        r = sink_test_await_bytes(&sink, 10);
    if (r == 0)
        kin__flow_resume(flow);
    sink_test_release(&sink);
    TRY(r);
    TRY(sink_test_await_end(&sink));
    return 0;
}

/* Guarantee E. */
KIN_TEST(a_cancel_is_final)
{
    AUTO_SINK sink;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *flow = NULL;
    kin_fake_counts counts = {.size = sizeof(counts)};

    sink_test_init(&sink);
    sink.cancels = true;
    sink.flow = &flow;
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(start(source, true,
              KIN_OPTS(kin_list_opts, .resource_version = kin_s("1")), &sink,
              &flow));
    TRY(kin_fake_source_send(source, kin_s("one")));
    TRY(sink_test_await_bytes(&sink, 3));
    kin__flow_cancel(flow); /* waits for the call that did it before */
    TRY(kin_fake_source_send(source, kin_s("two")));
    kin_fake_source_end_watches(source, KIN_FLOW_COMPLETE);
    kin_fake_source_get_counts(source, &counts);
    assert_int_equal(counts.open, 0);
    assert_int_equal(counts.watches, 1);
    flow = kin__flow_free(flow);
    assert_int_equal(sink.ends, 0);
    assert_str_equal(kin__buf_str(&sink.text), "one");
    return 0;
}

KIN_TEST(a_flow_may_be_freed_in_its_last_call)
{
    AUTO_SINK sink;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    sink.frees = true;
    sink.flow = &flow;
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(start(source, true, NULL, &sink, &flow));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(10000)));
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY_FAIL(sink_test_await_end(&sink), KIN_ECONNECT);
    assert_int_equal(sink.cause, KIN_FLOW_LOST);
    assert_null(flow);
    return 0;
}

KIN_TEST(what_a_sink_says_ends_the_flow)
{
    AUTO_SINK sink;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    sink.verdict = KIN_ECONFLICT;
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(start(source, false, NULL, &sink, &flow));
    TRY_FAIL(sink_test_await_end(&sink), KIN_ECONFLICT);
    assert_int_equal(sink.cause, KIN_FLOW_BROKEN);
    return 0;
}

/* Guarantee F, by a request and by a deadline. */
KIN_TEST(a_stop_ends_a_flow)
{
    for (int i = 0; i < 2; i++) {
        AUTO_SINK sink;
        KIN_AUTO(kin_fake_source) *source = NULL;
        KIN_AUTO(kin_stop) *stop = NULL;
        KIN__AUTO_FLOW *flow = NULL;

        sink_test_init(&sink);
        TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
        TRY(kin_stop_new(NULL,
                         KIN_OPTS(kin_stop_opts, .alloc = alloc,
                                  .has_deadline = i == 1,
                                  .deadline = kin_deadline_ms(20)),
                         &stop, NULL));
        TRY(start(source, true,
                  KIN_OPTS(kin_list_opts,
                           .call = KIN_OPTS(kin_call_opts, .stop = stop)),
                  &sink, &flow));
        if (i == 0)
            kin_stop_request(stop);
        TRY_FAIL(sink_test_await_end(&sink),
                 i == 0 ? KIN_ESTOPPED : KIN_ETIMEDOUT);
        assert_int_equal(sink.cause, KIN_FLOW_STOPPED);
    }
    return 0;
}

KIN_TEST(failures_come_in_the_order_they_were_asked_for)
{
    static const struct {
        kin_fake_failure how;
        int code;
        kin_flow_cause cause;
    } cases[] = {
        {{.size = sizeof(kin_fake_failure), .cause = KIN_FLOW_UNREACHABLE},
         KIN_ECONNECT,
         KIN_FLOW_UNREACHABLE},
        {{.size = sizeof(kin_fake_failure), .cause = KIN_FLOW_SLOW},
         KIN_ETIMEDOUT,
         KIN_FLOW_SLOW},
        {{.size = sizeof(kin_fake_failure), .cause = KIN_FLOW_PAUSED},
         KIN_ECLOSED,
         KIN_FLOW_PAUSED},
        {{.size = sizeof(kin_fake_failure), .cause = KIN_FLOW_BROKEN},
         KIN_EPROTOCOL,
         KIN_FLOW_BROKEN},
        {{.size = sizeof(kin_fake_failure),
          .http_status = 429,
          .reason = "TooManyRequests",
          .retry_after_s = 3},
         KIN_ESERVER,
         KIN_FLOW_ANSWERED},
    };
    KIN_AUTO(kin_fake_source) *source = NULL;
    const kin_fake_failure none = {.size = sizeof(none)};

    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY_FAIL(kin_fake_source_fail_list(source, &none, NULL), KIN_EINVAL);
    TRY_FAIL(kin_fake_source_fail_list(source, NULL, NULL), KIN_EINVAL);
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        TRY(kin_fake_source_fail_list(source, &cases[i].how, NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SINK sink;
        KIN__AUTO_FLOW *flow = NULL;
        sink_test_init(&sink);
        TRY(start(source, false, NULL, &sink, &flow));
        int r = sink_test_await_end(&sink);
        if (cases[i].cause == KIN_FLOW_ANSWERED)
            TRY_FAIL(r, r);
        else
            TRY_FAIL(r, cases[i].code);
        assert_int_equal(sink.cause, cases[i].cause);
        assert_int_equal(sink.begins, 0);
        if (cases[i].cause == KIN_FLOW_ANSWERED)
            assert_int_equal(sink.retry_after_s, 3);
    }
    return 0;
}

KIN_TEST(bookmarks_are_sent_only_on_request)
{
    AUTO_SINK wants;
    AUTO_SINK wants_not;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN__AUTO_FLOW *one = NULL;
    KIN__AUTO_FLOW *two = NULL;

    sink_test_init(&wants);
    sink_test_init(&wants_not);
    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    TRY(start(source, true, KIN_OPTS(kin_list_opts, .allow_bookmarks = true),
              &wants, &one));
    TRY(start(source, true, NULL, &wants_not, &two));
    TRY(kin_fake_source_bookmark(source));
    TRY(kin_fake_source_send(source, kin_s("x")));
    TRY(sink_test_await_bytes(&wants_not, 1));
    assert_str_equal(kin__buf_str(&wants_not.text), "x");
    TRY(sink_test_await_bytes(&wants, 20));
    assert_non_null(strstr(wants.text.ptr, "BOOKMARK"));
    return 0;
}

KIN_TEST(counts_stay_within_the_callers_size)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_fake_counts old;

    TRY(kin_fake_source_new(alloc, &widgets, &source, NULL));
    test_size_cut(&old, sizeof(old), offsetof(kin_fake_counts, open));
    kin_fake_source_get_counts(source, &old);
    assert_within_size(&old, sizeof(old));
    assert_int_equal(old.watches, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_list_is_what_a_server_would_send),
              KIN_TEST_ENTRY(what_is_no_object_is_refused),
              KIN_TEST_ENTRY(pages_go_on_until_they_expire),
              KIN_TEST_ENTRY(versions_are_judged_as_a_server_does),
              KIN_TEST_ENTRY(unsent_events_reach_later_watches),
              KIN_TEST_ENTRY(a_pause_lasts_until_a_resume),
              KIN_TEST_ENTRY(a_resume_is_never_lost),
              KIN_TEST_ENTRY(a_cancel_is_final),
              KIN_TEST_ENTRY(a_flow_may_be_freed_in_its_last_call),
              KIN_TEST_ENTRY(what_a_sink_says_ends_the_flow),
              KIN_TEST_ENTRY(a_stop_ends_a_flow),
              KIN_TEST_ENTRY(failures_come_in_the_order_they_were_asked_for),
              KIN_TEST_ENTRY(bookmarks_are_sent_only_on_request),
              KIN_TEST_ENTRY(counts_stay_within_the_callers_size))
