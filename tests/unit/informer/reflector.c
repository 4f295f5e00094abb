/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/reflector.h"

#include "kube/pager.h"
#include "reflector_driver.h"

/* ---- lists ---- */

KIN_TEST(lists_and_then_watches_from_there)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_ADDED, "b", "11"));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    TRY(event(&d, KIN__EVENT_DELETED, "b", "13"));
    TRY(bookmark(&d, "20", false));
    LOG(&d, "+b ~a -b mark(20)");
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("20")));
    assert_int_equal(kin__reflector_counts(d.reflector)->watch_events, 4);
    return 0;
}

KIN_TEST(the_time_of_a_watch_is_at_random_between_five_and_ten_minutes)
{
    DRIVER d = {0};
    int64_t least = INT64_MAX;
    int64_t most = 0;

    TRY(watching(&d, alloc, listing));
    for (int i = 0; i < 100; i++) {
        pass(&d, 2000);
        ended(&d);
        opened(&d);
        least = d.timeout_s < least ? d.timeout_s : least;
        most = d.timeout_s > most ? d.timeout_s : most;
    }
    assert_in_range(least, 300, 350);
    assert_in_range(most, 550, 599);
    return 0;
}

KIN_TEST(the_time_of_a_watch_has_a_limit)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.min_timeout_s = INT64_MAX;
    TRY(watching(&d, alloc, opts));
    assert_in_range(d.timeout_s, INT32_MAX / 2, INT32_MAX);
    return 0;
}

KIN_TEST(lists_page_by_page)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    page(&d, "10", "t1");
    TRY(event(&d, KIN__EVENT_NONE, "b", "1"));
    page(&d, "11", "t2"); /* later, and not decisive */
    page(&d, "12", "");
    LOG(&d, "begin list(0,500,) put:a list(,500,t1) put:b list(,500,t2) "
            "publish(10) watch(10)");
    return 0;
}

/* A server that repeats a token forever must not keep the reflector listing
 * forever. */
KIN_TEST(a_repeated_token_ends_the_list)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    page(&d, "10", "t1");
    LOG(&d, "begin list(0,500,) list(,500,t1)");
    for (int i = 1; i < KIN__PAGES_REPEATS_MAX; i++) {
        TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
        page(&d, "10", "t1");
        LOG(&d, "put:a list(,500,t1)");
    }
    TRY(event(&d, KIN__EVENT_NONE, "b", "1"));
    page(&d, "10", "t1");
    LOG(&d, "put:b drop failed(EPROTOCOL)");
    wake(&d);
    page(&d, "10", "t1");
    page(&d, "10", "");
    LOG(&d, "begin list(0,500,) list(,500,t1) publish(10) watch(10)");
    return 0;
}

/* A server that pages at version 0 has no cache, so pages do no harm later
 * either. */
KIN_TEST(goes_on_paging_once_version_0_came_in_pages)
{
    DRIVER d = {0};
    DRIVER other = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    page(&d, "10", "t1");
    page(&d, "10", "");
    failed(&d, internal());
    wake(&d);
    LOG(&d, "begin list(0,500,) list(,500,t1) publish(10) watch(10) "
            "failed(ESERVER) begin list(10,500,)");

    TRY(watching(&other, alloc, listing));
    failed(&other, internal());
    wake(&other);
    LOG(&other, "failed(ESERVER) begin list(10,0,)");
    return 0;
}

/* The same if the version had to be dropped in between. */
KIN_TEST(goes_on_paging_once_the_first_list_came_in_pages)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    failed(&d, expired());
    page(&d, "10", "t1");
    page(&d, "10", "");
    failed(&d, internal());
    wake(&d);
    LOG(&d, "begin list(0,500,) failed(EGONE) drop begin list(,500,) "
            "list(,500,t1) publish(10) watch(10) failed(ESERVER) begin "
            "list(10,500,)");
    return 0;
}

KIN_TEST(a_page_limit_of_ones_own_holds_always)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.page_limit = 7;
    TRY(driver_init(&d, alloc, opts));
    start(&d);
    page(&d, "10", "");
    failed(&d, internal());
    wake(&d);
    LOG(&d, "begin list(0,7,) publish(10) watch(10) failed(ESERVER) "
            "begin list(>=10,7,)");
    page(&d, "20", "t1");
    page(&d, "20", "");
    LOG(&d, "list(,7,t1) publish(20) watch(20)");
    return 0;
}

static int paging(struct driver *d, const kin_allocator *alloc)
{
    TRY(driver_init(d, alloc, listing));
    start(d);
    page(d, "10", "t1");
    page(d, "10", "");
    opened(d);
    LOG(d, "begin list(0,500,) list(,500,t1) publish(10) watch(10)");
    return 0;
}

/* Pages have exactly the requested version, and watches may begin only after
 * it: without a fallback this would never end. */
KIN_TEST(pages_of_a_version_that_cannot_be_watched_are_requested_once)
{
    for (int way = 0; way < 2;
         way++) { /* reported by an event, or by the response */
        DRIVER d = {0};

        TRY(paging(&d, alloc));
        failed(&d, expired());
        wake(&d);
        page(&d, "10", "");
        LOG(&d, "failed(EGONE) begin list(10,500,) publish(10) watch(10)");
        if (way == 0)
            assert_int_equal(error_event(&d, expired()), KIN_ECLOSED);
        else
            failed(&d, expired());
        wake(&d);
        page(&d, "30", "");
        LOG(&d, way == 0 ? "cancel failed(EGONE) begin list(,500,) publish(30) "
                           "watch(30)"
                         : "failed(EGONE) begin list(,500,) publish(30) "
                           "watch(30)");
        /* From then on the version is used again. */
        failed(&d, expired());
        wake(&d);
        LOG(&d, "failed(EGONE) begin list(30,500,)");
    }
    return 0;
}

KIN_TEST(pages_are_requested_at_the_version_of_the_watch)
{
    DRIVER d = {0};

    TRY(paging(&d, alloc));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "11"));
    failed(&d, expired());
    wake(&d);
    page(&d, "11", "");
    opened(&d);
    LOG(&d, "~a failed(EGONE) begin list(11,500,) publish(11) watch(11)");
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    failed(&d, expired());
    wake(&d);
    LOG(&d, "~a failed(EGONE) begin list(12,500,)");
    return 0;
}

KIN_TEST(an_expired_page_gives_one_whole_list)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    page(&d, "10", "t1");
    failed(&d, expired());
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    page(&d, "15", "");
    LOG(&d, "begin list(0,500,) put:a list(,500,t1) drop begin list(0,0,) "
            "put:a publish(15) watch(15)");
    return 0;
}

static int lists_anew(const kin_allocator *alloc, kin_error err)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, internal());
    wake(&d);
    failed(&d, err);
    page(&d, "30", "");
    LOG(&d,
        err.code == KIN_EGONE
            ? "failed(ESERVER) begin list(10,0,) failed(EGONE) drop begin "
              "list(,0,) publish(30) watch(30)"
            : "failed(ESERVER) begin list(10,0,) failed(ESERVER) drop begin "
              "list(,0,) publish(30) watch(30)");
    /* From then on the version is used again. */
    failed(&d, internal());
    wake(&d);
    LOG(&d, "failed(ESERVER) begin list(30,0,)");
    return 0;
}

/* A server that pages a request for the full list does not cause a loop. */
KIN_TEST(an_expired_page_leads_to_a_full_list_once)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    page(&d, "10", "t1");
    failed(&d, expired());
    page(&d, "11", "t2");
    LOG(&d, "begin list(0,500,) list(,500,t1) drop begin list(0,0,) "
            "list(,0,t2)");
    failed(&d, expired());
    LOG(&d, "failed(EGONE) drop begin list(,500,)");
    failed(&d, expired());
    LOG(&d, "drop failed(EGONE)");
    return 0;
}

KIN_TEST(a_version_that_is_not_there_gives_a_list_without_one_at_once)
{
    TRY(lists_anew(alloc, expired()));
    TRY(lists_anew(alloc, failure(KIN_EGONE, 410, ""))); /* a plain 410 */
    return lists_anew(alloc, too_large());
}

KIN_TEST(if_that_fails_too_the_next_round_has_no_version_but_pages)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, internal());
    wake(&d);
    failed(&d, expired());
    failed(&d, expired());
    LOG(&d,
        "failed(ESERVER) begin list(10,0,) failed(EGONE) drop begin list(,0,) "
        "drop failed(EGONE)");
    wake(&d);
    LOG(&d, "begin list(,500,)");
    return 0;
}

KIN_TEST(a_failed_list_changes_nothing_and_is_retried)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    TRY(event(&d, KIN__EVENT_NONE, "a", "1"));
    failed(&d, failure(KIN_ECONNECT, 0, "")); /* truncated */
    LOG(&d, "begin list(0,500,) put:a drop failed(ECONNECT)");
    assert_int_equal(kin__reflector_failure(d.reflector), KIN_ECONNECT);
    assert_in_range(wake(&d), 800, 1600);
    page(&d, "3", "");
    LOG(&d, "begin list(0,500,) publish(3) watch(3)");
    assert_int_equal(kin__reflector_failure(d.reflector), 0);
    return 0;
}

KIN_TEST(a_list_without_metadata_is_an_error)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    ended(&d);
    LOG(&d, "begin list(0,500,) drop failed(EPROTOCOL)");
    return 0;
}

KIN_TEST(an_unrequested_object_is_ignored)
{
    DRIVER d = {0};
    struct kin__reflector_item item = {.is_foreign = true};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    for (int i = 0; i < 3; i++) /* it is reported once */
        TRY(take(&d, &item));
    LOG(&d, "begin list(0,500,) failed(EPROTOCOL)");
    assert_int_equal(kin__reflector_failure(d.reflector), 0);
    return 0;
}

KIN_TEST(a_failed_publish_is_listed_again_from_the_old_version)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, internal());
    wake(&d);
    d.fail_publish = KIN_ELIMIT;
    page(&d, "20", "");
    wake(&d);
    LOG(&d,
        "failed(ESERVER) begin list(10,0,) publish(20) failed(ELIMIT) begin "
        "list(10,0,)");
    return 0;
}

/* ---- backoff ---- */

KIN_TEST(waits_longer_and_longer_up_to_half_a_minute)
{
    static const int least[] = {800,   1600,  3200,  6400,
                                12800, 25600, 30000, 30000};
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    for (size_t i = 0; i < sizeof(least) / sizeof(*least); i++) {
        failed(&d, internal());
        assert_in_range(wake(&d), least[i], 2 * least[i]);
    }
    page(&d, "1", "");
    opened(&d);
    pass(&d, 121 * 1000); /* a time without failures */
    failed(&d, internal());
    assert_in_range(wake(&d), 800, 1600);
    return 0;
}

/* ---- watches ---- */

KIN_TEST(a_watch_that_ends_goes_on_from_the_last_version)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    ended(&d); /* at once, but there was an event */
    opened(&d);
    pass(&d, 1000);
    ended(&d); /* no event, but a second */
    LOG(&d, "~a watch(12) watch(12)");
    return 0;
}

KIN_TEST(a_broken_connection_is_an_end)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    failed(&d, failure(KIN_ECONNECT, 0, ""));
    opened(&d);
    pass(&d, 5000);
    failed(&d, failure(KIN_ETIMEDOUT, 0, ""));
    opened(&d);
    pass(&d, 5000);
    failed(&d, failure(KIN_ECLOSED, 0, "")); /* paused too long */
    LOG(&d, "~a watch(12) watch(12) watch(12)");
    return 0;
}

KIN_TEST(a_very_short_watch_ends_the_round)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    pass(&d, 999);
    ended(&d);
    LOG(&d, "failed(ECLOSED)");
    assert_in_range(wake(&d), 800, 1600);
    LOG(&d, "begin list(10,0,)");
    assert_int_equal(kin__reflector_counts(d.reflector)->short_watches, 1);
    return 0;
}

KIN_TEST(a_refused_or_busy_start_of_a_watch_is_retried)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    ended(&d); /* the next one is not open yet */
    for (int i = 0; i < 3; i++) {
        failed(&d, i == 1 ? busy() : refused());
        wake(&d);
    }
    LOG(&d, "~a watch(12) failed(ECONNECT) watch(12) failed(ESERVER) watch(12) "
            "failed(ECONNECT) watch(12)");
    /* The start cannot fail any more once the server has accepted the watch. */
    kin_error err = KIN_ERROR_INIT;
    kin__reflector_error(d.reflector, &err);
    assert_int_equal(err.code, KIN_ECONNECT);
    opened(&d);
    kin__reflector_error(d.reflector, &err);
    assert_int_equal(err.code, 0);
    return 0;
}

static int ends_the_round(const kin_allocator *alloc, kin_error err,
                          const char *code)
{
    DRIVER d = {0};
    char expected[128];

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    ended(&d);
    failed(&d, err);
    wake(&d);
    snprintf(expected, sizeof(expected),
             "~a watch(12) failed(%s) begin list(12,0,)", code);
    LOG(&d, expected);
    return 0;
}

KIN_TEST(other_failures_at_the_start_of_a_watch_end_the_round)
{
    TRY(ends_the_round(alloc, expired(), "EGONE"));
    TRY(ends_the_round(alloc, internal(), "ESERVER"));
    TRY(ends_the_round(alloc, too_large(), "ESERVER"));
    TRY(ends_the_round(alloc, failure(KIN_EFORBIDDEN, 403, "Forbidden"),
                       "EFORBIDDEN"));
    return ends_the_round(alloc, failure(KIN_ETLS, 0, ""), "ETLS");
}

static int ends_the_stream(const kin_allocator *alloc, kin_error err,
                           const char *expected)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    TRY_FAIL(error_event(&d, err), KIN_ECLOSED);
    wake(&d);
    LOG(&d, expected);
    return 0;
}

KIN_TEST(failures_inside_the_stream)
{
    TRY(ends_the_stream(alloc, expired(),
                        "~a cancel failed(EGONE) begin list(12,0,)"));
    TRY(ends_the_stream(alloc, internal(),
                        "~a cancel failed(ESERVER) begin list(12,0,)"));
    TRY(ends_the_stream(alloc, failure(KIN_EFORBIDDEN, 403, "Forbidden"),
                        "~a cancel failed(EFORBIDDEN) begin list(12,0,)"));
    return ends_the_stream(alloc, busy(),
                           "~a cancel failed(ESERVER) watch(12)");
}

KIN_TEST(undecodable_data_ends_the_round)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    failed(&d, failure(KIN_EPARSE, 0, ""));
    wake(&d);
    LOG(&d, "failed(EPARSE) begin list(10,0,)");
    return 0;
}

KIN_TEST(internal_errors_are_retried_for_as_long_as_allowed)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.max_internal_retry_ns = 10 * KIN__NS_PER_S;
    TRY(watching(&d, alloc, opts));
    TRY_FAIL(error_event(&d, internal()), KIN_ECLOSED);
    opened(&d);
    pass(&d, 9000);
    TRY_FAIL(error_event(&d, internal()), KIN_ECLOSED);
    opened(&d);
    pass(&d, 1000);
    TRY_FAIL(error_event(&d, internal()), KIN_ECLOSED);
    wake(&d);
    LOG(&d, "cancel failed(ESERVER) watch(10) cancel failed(ESERVER) watch(10) "
            "cancel failed(ESERVER) begin list(10,0,)");
    return 0;
}

KIN_TEST(a_watch_without_a_version_starts_with_the_first_change)
{
    DRIVER d = {0};

    TRY(driver_init(&d, alloc, listing));
    start(&d);
    page(&d, "", ""); /* a server without versions */
    opened(&d);
    TRY(event(&d, KIN__EVENT_ADDED, "a", "5"));
    assert_int_equal(kin__reflector_version(d.reflector).len, 0);
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "6"));
    TRY(event(&d, KIN__EVENT_ADDED, "b", "7"));
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("7")));
    return 0;
}

KIN_TEST(versions_go_back_if_the_server_does)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "11"));
    ended(&d);
    LOG(&d, "~a ~a watch(11)");
    return 0;
}

KIN_TEST(other_kinds_are_dropped_and_do_not_move_the_version)
{
    DRIVER d = {0};
    struct kin__reflector_item item = {.type = KIN__EVENT_ADDED,
                                       .resource_version = KIN__S("99"),
                                       .is_foreign = true};

    TRY(watching(&d, alloc, listing));
    TRY(take(&d, &item));
    LOG(&d, "failed(EPROTOCOL)");
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("10")));
    return 0;
}

KIN_TEST(an_event_that_cannot_be_applied_is_reported_and_the_watch_continues)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, listing));
    d.fail_apply = KIN_EINVAL;
    TRY(event(&d, KIN__EVENT_MODIFIED, "a", "12"));
    LOG(&d, "~a failed(EINVAL)");
    assert_true(kin_str_eq(kin__reflector_version(d.reflector), KIN__S("12")));
    /* But an event that was lost for lack of memory must be received again. */
    d.fail_apply = KIN_ELIMIT;
    TRY_FAIL(event(&d, KIN__EVENT_MODIFIED, "a", "13"), KIN_ECLOSED);
    wake(&d);
    LOG(&d, "~a cancel failed(ELIMIT) begin list(12,0,)");
    return 0;
}

/* ---- resync ---- */

KIN_TEST(resyncs_while_it_watches)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.resync_ns = 30 * KIN__NS_PER_S;
    TRY(watching(&d, alloc, opts));
    assert_int_equal(wake(&d), 30000);
    d.is_resync_unwanted = true;
    assert_int_equal(wake(&d), 30000);
    d.is_resync_unwanted = false;
    pass(&d, 10000);
    ended(&d); /* the next watch does not delay it */
    assert_int_equal(wake(&d), 20000);
    LOG(&d, "resync watch(10) resync");
    return 0;
}

KIN_TEST(a_resync_that_fails_ends_the_round)
{
    DRIVER d = {0};
    struct kin__reflector_opts opts = listing;

    opts.resync_ns = KIN__NS_PER_S;
    TRY(watching(&d, alloc, opts));
    d.fail_resync = KIN_ELIMIT;
    wake(&d);
    LOG(&d, "resync cancel failed(ELIMIT)");
    wake(&d);
    LOG(&d, "begin list(10,0,)");
    return 0;
}

/* ---- stop ---- */

KIN_TEST(stops_in_every_state_and_asks_for_nothing_more)
{
    for (int state = 0; state < 5; state++) {
        DRIVER d = {0};
        TRY(driver_init(&d, alloc, state == 1 ? streaming : listing));
        if (state > 0)
            start(&d);
        if (state == 3)
            page(&d, "10", "");
        if (state == 4)
            failed(&d, internal());
        kin__buf_clear(&d.log);
        kin__reflector_stop(d.reflector);
        kin__reflector_stop(d.reflector);
        LOG(&d, state == 0 || state == 4 ? ""
                : state == 3             ? "cancel"
                                         : "cancel drop");
        assert_int_equal(d.timer_ns, KIN__REFLECTOR_NEVER);
        start(&d);
        pass(&d, 1000000);
        kin__reflector_tick(d.reflector, d.now_ns);
        TRY_FAIL(event(&d, KIN__EVENT_ADDED, "a", "1"), KIN_ECLOSED);
        ended(&d);
        LOG(&d, "");
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(lists_and_then_watches_from_there),
    KIN_TEST_ENTRY(
        the_time_of_a_watch_is_at_random_between_five_and_ten_minutes),
    KIN_TEST_ENTRY(lists_page_by_page),
    KIN_TEST_ENTRY(a_repeated_token_ends_the_list),
    KIN_TEST_ENTRY(an_expired_page_leads_to_a_full_list_once),
    KIN_TEST_ENTRY(the_time_of_a_watch_has_a_limit),
    KIN_TEST_ENTRY(goes_on_paging_once_version_0_came_in_pages),
    KIN_TEST_ENTRY(goes_on_paging_once_the_first_list_came_in_pages),
    KIN_TEST_ENTRY(a_page_limit_of_ones_own_holds_always),
    KIN_TEST_ENTRY(
        pages_of_a_version_that_cannot_be_watched_are_requested_once),
    KIN_TEST_ENTRY(pages_are_requested_at_the_version_of_the_watch),
    KIN_TEST_ENTRY(an_expired_page_gives_one_whole_list),
    KIN_TEST_ENTRY(
        a_version_that_is_not_there_gives_a_list_without_one_at_once),
    KIN_TEST_ENTRY(if_that_fails_too_the_next_round_has_no_version_but_pages),
    KIN_TEST_ENTRY(a_failed_list_changes_nothing_and_is_retried),
    KIN_TEST_ENTRY(a_list_without_metadata_is_an_error),
    KIN_TEST_ENTRY(an_unrequested_object_is_ignored),
    KIN_TEST_ENTRY(a_failed_publish_is_listed_again_from_the_old_version),
    KIN_TEST_ENTRY(waits_longer_and_longer_up_to_half_a_minute),
    KIN_TEST_ENTRY(a_watch_that_ends_goes_on_from_the_last_version),
    KIN_TEST_ENTRY(a_broken_connection_is_an_end),
    KIN_TEST_ENTRY(a_very_short_watch_ends_the_round),
    KIN_TEST_ENTRY(a_refused_or_busy_start_of_a_watch_is_retried),
    KIN_TEST_ENTRY(other_failures_at_the_start_of_a_watch_end_the_round),
    KIN_TEST_ENTRY(failures_inside_the_stream),
    KIN_TEST_ENTRY(undecodable_data_ends_the_round),
    KIN_TEST_ENTRY(internal_errors_are_retried_for_as_long_as_allowed),
    KIN_TEST_ENTRY(a_watch_without_a_version_starts_with_the_first_change),
    KIN_TEST_ENTRY(versions_go_back_if_the_server_does),
    KIN_TEST_ENTRY(other_kinds_are_dropped_and_do_not_move_the_version),
    KIN_TEST_ENTRY(
        an_event_that_cannot_be_applied_is_reported_and_the_watch_continues),
    KIN_TEST_ENTRY(resyncs_while_it_watches),
    KIN_TEST_ENTRY(a_resync_that_fails_ends_the_round),
    KIN_TEST_ENTRY(stops_in_every_state_and_asks_for_nothing_more))
