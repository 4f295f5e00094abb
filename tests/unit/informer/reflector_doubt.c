/* SPDX-License-Identifier: Apache-2.0 */
/* Watches that may belong to another history, and those from a saved version.
 */
#include "reflector_driver.h"

static int watching_and_doubting(struct driver *d, const kin_allocator *alloc,
                                 int64_t quiet_s)
{
    struct kin__reflector_opts opts = listing;

    opts.quiet_ns = quiet_s * KIN__NS_PER_S;
    d->notes_doubts = true;
    return watching(d, alloc, opts);
}

KIN_TEST(a_watch_after_a_broken_connection_is_doubted_once)
{
    DRIVER d = {0};

    TRY(watching_and_doubting(&d, alloc, 0));
    pass(&d, 2000);
    failed(&d, failure(KIN_ECONNECT, 0, "Reset"));
    LOG(&d, "watch(10)");
    failed(&d, refused());
    (void)wake(&d);
    opened(&d);
    LOG(&d, "failed(ECONNECT) watch(10) doubt");
    pass(&d, d.timeout_s * 1000);
    ended(&d);
    opened(&d);
    LOG(&d, "watch(10)");
    return 0;
}

KIN_TEST(a_watch_that_the_server_has_ended_early_is_doubted)
{
    DRIVER d = {0};

    TRY(watching_and_doubting(&d, alloc, 0));
    pass(&d, d.timeout_s * 1000 - 6000);
    ended(&d);
    opened(&d);
    LOG(&d, "watch(10) doubt");
    return 0;
}

KIN_TEST(so_is_one_that_the_driver_asked_for_again)
{
    DRIVER d = {0};

    TRY(watching_and_doubting(&d, alloc, 0));
    pass(&d, d.timeout_s * 1000);
    ended(&d);
    kin__reflector_retried(d.reflector);
    opened(&d);
    LOG(&d, "watch(10) doubt");
    return 0;
}

KIN_TEST(a_list_ends_the_doubt)
{
    DRIVER d = {0};

    TRY(watching_and_doubting(&d, alloc, 0));
    pass(&d, 2000);
    failed(&d, failure(KIN_ECONNECT, 0, "Reset"));
    TRY_FAIL(error_event(&d, expired()), KIN_ECLOSED);
    (void)wake(&d);
    page(&d, "20", "");
    opened(&d);
    LOG(&d, "watch(10) cancel failed(EGONE) begin list(10,0,) publish(20) "
            "watch(20)");
    return 0;
}

KIN_TEST(a_silent_watch_is_doubted_less_and_less_often)
{
    DRIVER d = {0};

    TRY(watching_and_doubting(&d, alloc, 90));
    assert_int_equal(wake(&d), 90000);
    LOG(&d, "quiet");
    assert_int_equal(wake(&d), 180000);
    for (int i = 0; i < 4; i++)
        (void)wake(&d);
    LOG(&d, "quiet quiet quiet quiet quiet");
    assert_int_equal(wake(&d), 16 * 90000);
    kin__buf_clear(&d.log);
    TRY(bookmark(&d, "11", /* is_end_mark= */ false));
    (void)wake(&d); /* of the time before */
    LOG(&d, "mark(11) quiet");
    return 0;
}

KIN_TEST(an_event_postpones_the_doubt)
{
    DRIVER d = {0};

    TRY(watching_and_doubting(&d, alloc, 90));
    pass(&d, 60000);
    TRY(event(&d, KIN__EVENT_ADDED, "b", "12"));
    assert_int_equal(wake(&d), 30000);
    assert_int_equal(wake(&d), 60000);
    LOG(&d, "+b quiet");
    return 0;
}

KIN_TEST(a_history_that_was_set_back_is_listed_without_a_version)
{
    DRIVER d = {0};
    kin_error err = KIN_ERROR_INIT;

    TRY(watching_and_doubting(&d, alloc, 0));
    (void)kin_error_set(&err, KIN_EGONE, "set back");
    kin__reflector_set_back(d.reflector, &err, d.now_ns);
    LOG(&d, "cancel failed(EGONE) begin list(,500,)");
    kin__reflector_set_back(d.reflector, &err, d.now_ns); /* it lists already */
    TRY(event(&d, KIN__EVENT_NONE, "a", "3"));
    page(&d, "4", "");
    LOG(&d, "put:a publish(4) watch(4)");
    return 0;
}

KIN_TEST(a_relist_asks_for_no_older_version)
{
    DRIVER d = {0};

    TRY(watching_and_doubting(&d, alloc, 0));
    kin__reflector_relist(d.reflector, /* err= */ NULL, d.now_ns);
    page(&d, "12", "");
    LOG(&d, "cancel begin list(10,0,) publish(12) watch(12)");
    return 0;
}

/* ---- a saved version ---- */

static int resuming(struct driver *d, const kin_allocator *alloc)
{
    d->notes_doubts = true;
    TRY(driver_init(d, alloc, listing));
    TRY(kin__reflector_resume(d->reflector, KIN__S("10"), d->now_ns));
    LOG(d, "watch(10)");
    assert_int_equal(d->timeout_s, 3);
    return 0;
}

KIN_TEST(resumes_in_short_watches_until_it_is_confirmed)
{
    DRIVER d = {0};

    TRY(resuming(&d, alloc));
    opened(&d);
    TRY(event(&d, KIN__EVENT_ADDED, "b", "12"));
    pass(&d, 3000);
    ended(&d);
    LOG(&d, "doubt +b watch(12)");
    assert_int_equal(d.timeout_s, 3);
    kin__reflector_confirm(d.reflector);
    pass(&d, 3000);
    ended(&d);
    LOG(&d, "watch(12)");
    assert_in_range(d.timeout_s, 300, 600);
    return 0;
}

KIN_TEST(a_saved_version_that_is_too_old_is_listed_at_once)
{
    DRIVER d = {0};

    TRY(resuming(&d, alloc));
    opened(&d);
    TRY_FAIL(error_event(&d, expired()), KIN_ECLOSED);
    LOG(&d, "doubt cancel failed(EGONE) begin list(10,0,)");
    page(&d, "20", "");
    LOG(&d, "publish(20) watch(20)");
    assert_in_range(d.timeout_s, 300, 600);
    opened(&d);
    LOG(&d, "");
    return 0;
}

KIN_TEST(a_server_that_is_not_there_is_awaited)
{
    DRIVER d = {0};

    TRY(resuming(&d, alloc));
    failed(&d, refused());
    (void)wake(&d);
    LOG(&d, "failed(ECONNECT) watch(10)");
    assert_int_equal(d.timeout_s, 3);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_watch_after_a_broken_connection_is_doubted_once),
    KIN_TEST_ENTRY(a_watch_that_the_server_has_ended_early_is_doubted),
    KIN_TEST_ENTRY(so_is_one_that_the_driver_asked_for_again),
    KIN_TEST_ENTRY(a_list_ends_the_doubt),
    KIN_TEST_ENTRY(a_silent_watch_is_doubted_less_and_less_often),
    KIN_TEST_ENTRY(an_event_postpones_the_doubt),
    KIN_TEST_ENTRY(a_history_that_was_set_back_is_listed_without_a_version),
    KIN_TEST_ENTRY(a_relist_asks_for_no_older_version),
    KIN_TEST_ENTRY(resumes_in_short_watches_until_it_is_confirmed),
    KIN_TEST_ENTRY(a_saved_version_that_is_too_old_is_listed_at_once),
    KIN_TEST_ENTRY(a_server_that_is_not_there_is_awaited))
