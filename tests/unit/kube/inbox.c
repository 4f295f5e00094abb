/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/inbox.h"

#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"
#include "wire/json_parse.h"

/* A flow that only counts its calls. */
struct counting {
    kin_flow flow;
    int resumes;
    int frees;
};

static void counting_resume(kin_flow *flow)
{
    ((struct counting *)flow)->resumes++;
}

static void counting_free(kin_flow *flow)
{
    ((struct counting *)flow)->frees++;
}

static const kin_flow_ops counting_ops = {
    .size = sizeof(counting_ops),
    .resume = counting_resume,
    .cancel = counting_resume,
    .free = counting_free,
};

static const kin_flow_end whole = {.cause = KIN_FLOW_COMPLETE,
                                   .retry_after_s = -1};

KIN_TEST(bytes_are_taken_all_at_once_and_padded)
{
    KIN__AUTO_INBOX inbox;
    kin_str bytes;

    kin__inbox_init(&inbox, alloc, /* is_frugal= */ false);
    const kin_sink sink = kin__inbox_sink(&inbox);
    assert_int_equal(sink.begin(kin_s("application/json"), sink.userdata), 0);
    assert_true(kin__inbox_has_begun(&inbox));
    assert_string_equal(inbox.content_type, "application/json");
    TRY(kin__inbox_await_head(&inbox, NULL, kin_deadline_ms(0)));
    TRY(sink.bytes(kin_s("one "), sink.userdata));
    TRY(sink.bytes(kin_s("two"), sink.userdata));
    TRY(kin__inbox_await(&inbox, NULL, kin_deadline_ms(0)));
    TRY(kin__inbox_take(&inbox, &bytes));
    assert_str_equal(bytes, "one two");
    for (int i = 0; i < KIN__JSON_PADDING; i++)
        assert_int_equal(bytes.ptr[bytes.len + (size_t)i], 0);
    TRY(kin__inbox_take(&inbox, &bytes));
    assert_int_equal(bytes.len, 0);
    return 0;
}

KIN_TEST(the_end_comes_after_the_bytes)
{
    KIN__AUTO_INBOX inbox;
    kin_str bytes;

    kin__inbox_init(&inbox, alloc, /* is_frugal= */ true);
    const kin_sink sink = kin__inbox_sink(&inbox);
    TRY(sink.bytes(kin_s("x"), sink.userdata));
    sink.end(&whole, sink.userdata);
    TRY(kin__inbox_await(&inbox, NULL, KIN_NEVER));
    TRY(kin__inbox_take(&inbox, &bytes));
    assert_str_equal(bytes, "x");
    TRY(kin__inbox_await(&inbox, NULL, KIN_NEVER));
    TRY(kin__inbox_take(&inbox, &bytes));
    assert_int_equal(bytes.len, 0);
    assert_true(kin__inbox_has_ended(&inbox));
    assert_int_equal(inbox.cause, KIN_FLOW_COMPLETE);
    return 0;
}

KIN_TEST(pauses_above_its_limit_until_it_is_read)
{
    static char block[1 << 18];
    struct counting counting = {.flow = {.ops = &counting_ops}};
    KIN__AUTO_INBOX inbox;
    kin_str bytes;

    memset(block, 'x', sizeof(block));
    kin__inbox_init(&inbox, alloc, /* is_frugal= */ true);
    kin__inbox_set_flow(&inbox, &counting.flow);
    const kin_sink sink = kin__inbox_sink(&inbox);
    for (int i = 0; i < 4; i++)
        TRY(sink.bytes(kin_str_of(block, sizeof(block)), sink.userdata));
    int r = sink.bytes(kin_s("x"), sink.userdata);
    if (r < 0)
        TRY(r);
    assert_int_equal(r, KIN_SINK_PAUSE);
    assert_int_equal(counting.resumes, 0);
    TRY(kin__inbox_take(&inbox, &bytes));
    assert_int_equal(bytes.len, 4 * sizeof(block) + 1);
    assert_int_equal(counting.resumes, 1);
    TRY(kin__inbox_take(&inbox, &bytes));
    assert_int_equal(counting.resumes, 1);
    /* Large buffers are freed: a thousand idle watches need little memory. */
    TRY(kin__inbox_take(&inbox, &bytes));
    assert_int_equal(inbox.in.cap + inbox.out.cap, 0);
    return 0;
}

KIN_TEST(an_oversized_piece_is_rejected)
{
    KIN__AUTO_INBOX inbox;
    kin_str huge = {"x", KIN__INBOX_MAX + 1};

    kin__inbox_init(&inbox, alloc, /* is_frugal= */ true);
    const kin_sink sink = kin__inbox_sink(&inbox);
    TRY_FAIL(sink.bytes(huge, sink.userdata), KIN_ELIMIT);
    return 0;
}

KIN_TEST(a_wait_ends_at_its_deadline_or_with_the_token)
{
    KIN__AUTO_INBOX inbox;
    KIN_AUTO(kin_stop) *stop = NULL;

    kin__inbox_init(&inbox, alloc, /* is_frugal= */ true);
    TRY_FAIL(kin__inbox_await(&inbox, NULL, kin_deadline_ms(3)), KIN_ETIMEDOUT);
    TRY_FAIL(kin__inbox_await_head(&inbox, NULL, kin_deadline_ms(0)),
             KIN_ETIMEDOUT);
    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    kin_stop_request(stop);
    TRY_FAIL(kin__inbox_await(&inbox, stop, KIN_NEVER), KIN_ESTOPPED);
    return 0;
}

static void push_one(void *userdata)
{
    struct kin__inbox *inbox = userdata;
    const kin_sink sink = kin__inbox_sink(inbox);
    kin_error err = KIN_ERROR_INIT;

    if (sink.bytes(kin_s("x"), sink.userdata) < 0)
        (void)kin_error_set(&err, KIN_ENOMEM, NULL);
    const kin_flow_end end = {.cause = err.code < 0 ? KIN_FLOW_BROKEN
                                                    : KIN_FLOW_COMPLETE,
                              .err = err.code < 0 ? &err : NULL};
    sink.end(&end, sink.userdata);
}

KIN_TEST(a_reader_is_woken)
{
    struct kin__thread thread = {0};
    KIN__AUTO_INBOX inbox;
    kin_str bytes = KIN__S("");

    kin__inbox_init(&inbox, alloc, /* is_frugal= */ true);
    TRY(kin__thread_start(&thread, NULL, push_one, &inbox, NULL));
    int r = kin__inbox_await(&inbox, NULL, KIN_NEVER);
    if (r == 0)
        r = kin__inbox_take(&inbox, &bytes);
    kin__thread_join(&thread);
    TRY(r);
    TRY(inbox.err.code);
    assert_str_equal(bytes, "x");
    return 0;
}

/* A list that ends early must not count as complete, even if the lister-watcher
 * gives no error. */
KIN_TEST(an_end_without_a_reason_is_a_failure)
{
    for (int i = KIN_FLOW_ANSWERED; i <= KIN_FLOW_BROKEN + 1; i++) {
        KIN__AUTO_INBOX inbox;
        const kin_flow_end end = {.cause = (kin_flow_cause)i,
                                  .retry_after_s = -1};
        kin__inbox_init(&inbox, alloc, /* is_frugal= */ true);
        const kin_sink sink = kin__inbox_sink(&inbox);
        sink.end(&end, sink.userdata);
        struct kin__outcome outcome = kin__inbox_outcome(&inbox, false);
        assert_true(inbox.err.code < 0);
        assert_int_equal(outcome.cause,
                         i > KIN_FLOW_BROKEN ? KIN_FLOW_BROKEN : i);
        if (i != KIN_FLOW_ANSWERED)
            assert_int_equal(outcome.code,
                             kin__cause_info((kin_flow_cause)i).code);
    }
    return 0;
}

KIN_TEST(the_outcome_has_what_the_retry_policy_needs)
{
    KIN__AUTO_INBOX inbox;
    struct counting counting = {.flow = {.ops = &counting_ops}};
    kin_error err = {.code = KIN_ESERVER, .http_status = 503};
    const kin_flow_end refused = {.cause = KIN_FLOW_ANSWERED,
                                  .err = &err,
                                  .retry_after_s = 7,
                                  .has_fresh_credentials = true};
    const kin_flow_end lost = {
        .cause = KIN_FLOW_LOST, .err = &err, .retry_after_s = -1};

    kin__inbox_init(&inbox, alloc, /* is_frugal= */ true);
    kin__inbox_set_flow(&inbox, &counting.flow);
    const kin_sink sink = kin__inbox_sink(&inbox);
    sink.end(&refused, sink.userdata);
    struct kin__outcome outcome = kin__inbox_outcome(&inbox, false);
    assert_int_equal(outcome.code, 0);
    assert_int_equal(outcome.http_status, 503);
    assert_int_equal(outcome.retry_after_s, 7);
    assert_true(outcome.is_get && outcome.has_fresh_credentials);
    assert_false(outcome.is_watch);

    kin__inbox_reset(&inbox);
    assert_int_equal(counting.frees, 1);
    assert_false(kin__inbox_has_ended(&inbox));
    err = (kin_error){.code = KIN_ECONNECT};
    sink.end(&lost, sink.userdata);
    outcome = kin__inbox_outcome(&inbox, true);
    assert_int_equal(outcome.code, KIN_ECONNECT);
    assert_int_equal(outcome.http_status, 0);
    assert_int_equal(outcome.cause, KIN_FLOW_LOST);
    assert_true(outcome.is_watch);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(bytes_are_taken_all_at_once_and_padded),
              KIN_TEST_ENTRY(the_end_comes_after_the_bytes),
              KIN_TEST_ENTRY(pauses_above_its_limit_until_it_is_read),
              KIN_TEST_ENTRY(an_oversized_piece_is_rejected),
              KIN_TEST_ENTRY(a_wait_ends_at_its_deadline_or_with_the_token),
              KIN_TEST_ENTRY(a_reader_is_woken),
              KIN_TEST_ENTRY(an_end_without_a_reason_is_a_failure),
              KIN_TEST_ENTRY(the_outcome_has_what_the_retry_policy_needs))
