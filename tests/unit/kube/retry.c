/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/retry.h"

#include "kin_test.h"

/* An answer with that HTTP status. */
static struct kin__outcome answered(int http_status, int retry_after_s)
{
    return (struct kin__outcome){.http_status = http_status,
                                 .retry_after_s = retry_after_s};
}

/* A transfer that failed; `http_status` is 0 if it had no head. */
static struct kin__outcome failed(kin_flow_cause cause, int http_status)
{
    return (struct kin__outcome){.code = KIN_ECONNECT,
                                 .cause = cause,
                                 .http_status = http_status,
                                 .retry_after_s = KIN__RETRY_AFTER_NONE};
}

/* The delay in milliseconds, or -1 for no retry. */
static int64_t first_verdict(struct kin__outcome outcome)
{
    struct kin__retry retry = {.tries = 0};
    int64_t delay_ms = -2;

    if (kin__retry_next(&retry, &outcome, &delay_ms) == KIN__RETRY_GIVE_UP) {
        assert_int_equal(delay_ms, -2);
        return -1;
    }
    return delay_ms;
}

KIN_TEST(retries_after_the_servers_delay)
{
    (void)alloc;
    assert_int_equal(first_verdict(answered(429, 3)), 3000);
    assert_int_equal(first_verdict(answered(429, 0)), 0);
    assert_int_equal(first_verdict(answered(500, 1)), 1000);
    assert_int_equal(first_verdict(answered(504, 7)), 7000);
    assert_int_equal(first_verdict(answered(599, 1)), 1000);
    return 0;
}

KIN_TEST(other_answers_are_not_retried)
{
    static const int others[] = {200, 201, 302, 400, 401, 404, 409, 410, 422};

    (void)alloc;
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        assert_int_equal(first_verdict(answered(others[i], 1)), -1);
    assert_int_equal(first_verdict(answered(429, KIN__RETRY_AFTER_NONE)), -1);
    assert_int_equal(first_verdict(answered(503, KIN__RETRY_AFTER_NONE)), -1);
    return 0;
}

KIN_TEST(a_get_is_retried_after_a_lost_connection)
{
    struct kin__outcome outcome = failed(KIN_FLOW_LOST, 0);

    (void)alloc;
    assert_int_equal(first_verdict(outcome), -1);
    outcome.is_get = true;
    assert_int_equal(first_verdict(outcome), 1000);
    outcome.cause = KIN_FLOW_UNREACHABLE;
    assert_int_equal(first_verdict(outcome), -1);
    outcome.cause = KIN_FLOW_SLOW;
    assert_int_equal(first_verdict(outcome), -1);
    /* Part of the answer may have been used already. */
    outcome = failed(KIN_FLOW_LOST, 200);
    outcome.is_get = true;
    assert_int_equal(first_verdict(outcome), -1);
    return 0;
}

KIN_TEST(a_watch_is_retried_after_a_timeout)
{
    struct kin__outcome outcome = failed(KIN_FLOW_SLOW, 0);

    (void)alloc;
    outcome.is_watch = true;
    assert_int_equal(first_verdict(outcome), 1000);
    outcome.cause = KIN_FLOW_LOST;
    assert_int_equal(first_verdict(outcome), 1000);
    outcome.cause = KIN_FLOW_BROKEN;
    assert_int_equal(first_verdict(outcome), -1);
    return 0;
}

KIN_TEST(gives_up_after_ten_retries)
{
    const struct kin__outcome busy = answered(429, 1);
    struct kin__retry retry = {.tries = 0};
    int64_t delay_ms = 0;

    (void)alloc;
    for (int i = 0; i < KIN__RETRY_MAX; i++)
        assert_int_equal(kin__retry_next(&retry, &busy, &delay_ms),
                         KIN__RETRY_AFTER);
    assert_int_equal(kin__retry_next(&retry, &busy, &delay_ms),
                     KIN__RETRY_GIVE_UP);
    assert_int_equal(kin__retry_next(&retry, &busy, &delay_ms),
                     KIN__RETRY_GIVE_UP);
    return 0;
}

KIN_TEST(fresh_credentials_get_one_chance)
{
    struct kin__outcome outcome = answered(401, KIN__RETRY_AFTER_NONE);
    struct kin__retry retry = {.tries = 0};
    int64_t delay_ms = -2;

    (void)alloc;
    assert_int_equal(kin__retry_next(&retry, &outcome, &delay_ms),
                     KIN__RETRY_GIVE_UP);
    outcome.has_fresh_credentials = true;
    assert_int_equal(kin__retry_next(&retry, &outcome, &delay_ms),
                     KIN__RETRY_AFTER);
    assert_int_equal(delay_ms, 0);
    assert_int_equal(retry.tries, 0);
    assert_int_equal(kin__retry_next(&retry, &outcome, &delay_ms),
                     KIN__RETRY_GIVE_UP);
    return 0;
}

KIN_TEST(retry_after_is_read_in_seconds_only)
{
    (void)alloc;
    assert_int_equal(kin__retry_after_parse(kin_s("0")), 0);
    assert_int_equal(kin__retry_after_parse(kin_s(" 12 ")), 12);
    assert_int_equal(kin__retry_after_parse(kin_s("3599")), 3599);
    assert_int_equal(kin__retry_after_parse(kin_s("86400")), 3600);
    assert_int_equal(
        kin__retry_after_parse(kin_s("99999999999999999999999999")), 3600);
    assert_int_equal(kin__retry_after_parse(kin_s("")), -1);
    assert_int_equal(kin__retry_after_parse(kin_s("-1")), -1);
    assert_int_equal(kin__retry_after_parse(kin_s("1.5")), -1);
    assert_int_equal(
        kin__retry_after_parse(kin_s("Fri, 07 Nov 2014 23:59:59 GMT")), -1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(retries_after_the_servers_delay),
              KIN_TEST_ENTRY(other_answers_are_not_retried),
              KIN_TEST_ENTRY(a_get_is_retried_after_a_lost_connection),
              KIN_TEST_ENTRY(a_watch_is_retried_after_a_timeout),
              KIN_TEST_ENTRY(gives_up_after_ten_retries),
              KIN_TEST_ENTRY(fresh_credentials_get_one_chance),
              KIN_TEST_ENTRY(retry_after_is_read_in_seconds_only))
