/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/update.h>

#include "base/error.h"
#include "base/stop.h"
#include "test_client.h"

/* A callback that fails `failures` times. */
struct quarrel {
    int failures;
    int code;
    int http_status; /* of the error; 0 for none */
    int calls;
    kin_stop *stop; /* requested by the first call; may be NULL */
};

static int try_once(kin_error *err, void *userdata)
{
    struct quarrel *quarrel = userdata;

    kin_stop_request(quarrel->stop);
    if (++quarrel->calls > quarrel->failures)
        return 0;
    kin_error_set(err, quarrel->code, "try %d", quarrel->calls);
    if (quarrel->http_status)
        kin__error_set_http(err, quarrel->http_status, NULL);
    return quarrel->code;
}

KIN_TEST(tries_until_it_works)
{
    AUTO_TEST_CLIENT t;
    struct quarrel quarrel = {.failures = 4, .code = KIN_ECONFLICT};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(kin_retry_on_conflict(t.client, try_once, &quarrel, NULL, NULL));
    assert_int_equal(quarrel.calls, 5);
    double waited_s = test_client_waited_s(&t);
    assert_true(waited_s >= 0.040 && waited_s < 0.044 + 0.001);
    return 0;
}

KIN_TEST(the_error_of_the_last_try_is_returned)
{
    AUTO_TEST_CLIENT t;
    struct quarrel quarrel = {.failures = 9, .code = KIN_ECONFLICT};
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY_FAIL(kin_retry_on_conflict(t.client, try_once, &quarrel, NULL, &err),
             KIN_ECONFLICT);
    assert_int_equal(quarrel.calls, 5);
    assert_string_equal(err.message, "try 5");
    return 0;
}

KIN_TEST(waits_longer_each_time_if_asked_to)
{
    AUTO_TEST_CLIENT t;
    struct quarrel quarrel = {.failures = 9, .code = KIN_ECONFLICT};
    kin_retry_opts opts = KIN_RETRY_OPTS_INIT_BACKOFF;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    opts.jitter = -1;
    TRY_FAIL(kin_retry_on_conflict(t.client, try_once, &quarrel, &opts, NULL),
             KIN_ECONFLICT);
    assert_int_equal(quarrel.calls, 4);
    double waited_s = test_client_waited_s(&t);
    assert_true(waited_s > 0.3099 && waited_s < 0.3101);
    return 0;
}

KIN_TEST(waits_are_bounded)
{
    AUTO_TEST_CLIENT t;
    struct quarrel quarrel = {.failures = 2, .code = KIN_ECONFLICT};

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(kin_retry_on_conflict(
        t.client, try_once, &quarrel,
        KIN_OPTS(kin_retry_opts, .delay_ms = 1e300, .factor = 1e300), NULL));
    assert_true(test_client_waited_s(&t) <= 121);
    return 0;
}

KIN_TEST(other_failures_are_final)
{
    AUTO_TEST_CLIENT t;
    struct quarrel quarrel = {.failures = 9, .code = KIN_ENOTFOUND};
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY_FAIL(kin_retry_on_conflict(t.client, try_once, &quarrel, NULL, &err),
             KIN_ENOTFOUND);
    assert_int_equal(quarrel.calls, 1);
    assert_string_equal(err.message, "try 1");
    /* HTTP status 409 counts as a conflict, whatever the code. */
    quarrel = (struct quarrel){
        .failures = 1, .code = KIN_ESERVER, .http_status = 409};
    TRY(kin_retry_on_conflict(t.client, try_once, &quarrel, NULL, NULL));
    assert_int_equal(quarrel.calls, 2);
    return 0;
}

KIN_TEST(a_stop_ends_the_retries)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY(kin__stop_new_with_clock(
        &t.clock.clock, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop, NULL));
    struct quarrel quarrel = {
        .failures = 9, .code = KIN_ECONFLICT, .stop = stop};
    TRY_FAIL(kin_retry_on_conflict(t.client, try_once, &quarrel,
                                   KIN_OPTS(kin_retry_opts, .stop = stop),
                                   &err),
             KIN_ESTOPPED);
    assert_int_equal(quarrel.calls, 1);
    assert_string_equal(err.message, "retry on conflict: stopped");
    return 0;
}

KIN_TEST(rejects_invalid_arguments)
{
    AUTO_TEST_CLIENT t;
    struct quarrel quarrel = {.failures = 0};
    kin_retry_opts odd = KIN_INIT(kin_retry_opts);

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    odd.size = 2;
    assert_int_equal(
        kin_retry_on_conflict(NULL, try_once, &quarrel, NULL, NULL),
        KIN_EINVAL);
    assert_int_equal(
        kin_retry_on_conflict(t.client, NULL, &quarrel, NULL, NULL),
        KIN_EINVAL);
    assert_int_equal(
        kin_retry_on_conflict(t.client, try_once, &quarrel, &odd, NULL),
        KIN_EINVAL);
    assert_int_equal(quarrel.calls, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(tries_until_it_works),
              KIN_TEST_ENTRY(the_error_of_the_last_try_is_returned),
              KIN_TEST_ENTRY(waits_longer_each_time_if_asked_to),
              KIN_TEST_ENTRY(waits_are_bounded),
              KIN_TEST_ENTRY(other_failures_are_final),
              KIN_TEST_ENTRY(a_stop_ends_the_retries),
              KIN_TEST_ENTRY(rejects_invalid_arguments))
