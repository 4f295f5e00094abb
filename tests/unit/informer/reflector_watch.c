/* SPDX-License-Identifier: Apache-2.0 */
/* Streams: the initial state as events of a watch. */
#include "informer/reflector.h"

#include "reflector_driver.h"

/* ---- streams ---- */

/* Up to the end mark at version 10. */
static int streamed(struct driver *d, const kin_allocator *alloc)
{
    TRY(driver_init(d, alloc, streaming));
    start(d);
    opened(d);
    TRY(event(d, KIN__EVENT_ADDED, "a", "5"));
    TRY(event(d, KIN__EVENT_ADDED, "b", "6"));
    TRY(event(d, KIN__EVENT_MODIFIED, "a", "7"));
    TRY(event(d, KIN__EVENT_DELETED, "b", "8"));
    TRY(bookmark(d, "9", false)); /* not the end mark */
    TRY(bookmark(d, "10", true));
    LOG(d, "begin stream() put:a put:b put:a del:b publish(10)");
    return 0;
}

KIN_TEST(a_stream_becomes_a_watch)
{
    DRIVER d = {0};

    TRY(streamed(&d, alloc));
    assert_int_equal(kin__reflector_state(d.reflector), KIN__REFLECTOR_WATCH);
    TRY(event(&d, KIN__EVENT_ADDED, "c", "11"));
    ended(&d);
    LOG(&d, "+c watch(11)");
    return 0;
}

KIN_TEST(after_the_mark_a_watch_can_be_short_again)
{
    DRIVER d = {0};

    TRY(streamed(&d, alloc));
    ended(&d);
    assert_in_range(wake(&d), 800, 1600);
    LOG(&d, "failed(ECLOSED) begin stream(10)");
    return 0;
}

KIN_TEST(a_stream_cut_before_its_mark_begins_again_and_in_the_end_lists)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    for (int i = 0; i < 5; i++) {
        opened(&d);
        TRY(event(&d, KIN__EVENT_ADDED, "a", "5"));
        if (i % 2)
            ended(&d);
        else
            failed(&d, failure(KIN_ECONNECT, 0, ""));
    }
    LOG(&d, "begin stream() put:a failed(ECONNECT) drop begin stream() put:a "
            "drop begin stream() put:a failed(ECONNECT) drop begin stream() "
            "put:a drop begin stream() put:a failed(ECONNECT) drop begin "
            "list(0,500,)");
    return 0;
}

/* The server treated the request as a plain watch: it will not mark the end of
 * a stream next time, either. */
KIN_TEST(a_stream_that_had_its_time_without_a_mark_is_listed)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    opened(&d);
    TRY(event(&d, KIN__EVENT_ADDED, "a", "5"));
    pass(&d, 299999);
    ended(&d);
    LOG(&d, "begin stream() put:a drop begin stream()");
    opened(&d);
    TRY(bookmark(&d, "7", /* is_end_mark= */ false));
    pass(&d, 300000);
    ended(&d);
    LOG(&d, "drop begin list(0,500,)");
    return 0;
}

static int falls_back(const kin_allocator *alloc, kin_error err,
                      const char *code)
{
    DRIVER d = {0};
    char expected[128];

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    failed(&d, err);
    page(&d, "10", "");
    snprintf(expected, sizeof(expected),
             "begin stream() drop failed(%s) begin list(0,500,) publish(10) "
             "watch(10)",
             code);
    LOG(&d, expected);
    /* For this round only. */
    failed(&d, internal());
    wake(&d);
    LOG(&d, "failed(ESERVER) begin stream(10)");
    return 0;
}

KIN_TEST(a_server_that_cannot_stream_is_listed)
{
    TRY(falls_back(alloc, failure(KIN_EINVAL, 422, "Invalid"), "EINVAL"));
    TRY(falls_back(alloc, failure(KIN_EFORBIDDEN, 403, "Forbidden"),
                   "EFORBIDDEN"));
    return falls_back(alloc, internal(), "ESERVER");
}

KIN_TEST(a_short_stream_is_listed)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    opened(&d);
    ended(&d);
    LOG(&d, "begin stream() drop failed(ECLOSED) begin list(0,500,)");
    return 0;
}

KIN_TEST(a_stream_waits_for_a_server_and_for_one_that_is_busy)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, streaming));
    start(&d);
    failed(&d, refused());
    assert_in_range(wake(&d), 800, 1600);
    opened(&d);
    TRY_FAIL(error_event(&d, busy()), KIN_ECLOSED);
    assert_in_range(wake(&d), 1600, 3200);
    LOG(&d, "begin stream() drop failed(ECONNECT) begin stream() cancel drop "
            "failed(ESERVER) begin stream()");
    return 0;
}

KIN_TEST(a_stream_of_a_version_that_is_gone_is_asked_for_without_one)
{
    DRIVER d = {0};

    TRY(streamed(&d, alloc));
    pass(&d, 2000);
    TRY_FAIL(error_event(&d, expired()), KIN_ECLOSED);
    wake(&d);
    failed(&d, too_large());
    LOG(&d, "cancel failed(EGONE) begin stream(10) drop failed(ESERVER) begin "
            "stream()");
    /* Even that is too old; it does not repeat this forever. */
    for (int i = 0; i < 4; i++)
        failed(&d, expired());
    LOG(&d,
        "drop failed(EGONE) begin stream() drop failed(EGONE) begin stream() "
        "drop failed(EGONE) begin stream() drop failed(EGONE) begin "
        "list(,500,)");
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_stream_becomes_a_watch),
    KIN_TEST_ENTRY(after_the_mark_a_watch_can_be_short_again),
    KIN_TEST_ENTRY(
        a_stream_cut_before_its_mark_begins_again_and_in_the_end_lists),
    KIN_TEST_ENTRY(a_server_that_cannot_stream_is_listed),
    KIN_TEST_ENTRY(a_short_stream_is_listed),
    KIN_TEST_ENTRY(a_stream_that_had_its_time_without_a_mark_is_listed),
    KIN_TEST_ENTRY(a_stream_waits_for_a_server_and_for_one_that_is_busy),
    KIN_TEST_ENTRY(a_stream_of_a_version_that_is_gone_is_asked_for_without_one))
