/* SPDX-License-Identifier: Apache-2.0 */
/* Lists that verify what a watch has applied. */
#include "informer/reflector.h"

#include "reflector_driver.h"

enum { VERIFY_S = 3600 };

static const struct kin__reflector_opts verifying = {
    .streaming = KIN__REFLECTOR_STREAM_NEVER,
    .verify_ns = VERIFY_S * KIN__NS_PER_S,
};

/* A watch whose version is that of a bookmark. */
static int due(struct driver *d, const kin_allocator *alloc)
{
    TRY(watching(d, alloc, verifying));
    TRY(bookmark(d, "20", false));
    int64_t waited_ms = wake(d);
    assert_in_range(waited_ms, VERIFY_S * 1000, VERIFY_S * 1000 * 9 / 8);
    LOG(d, "mark(20) cancel begin list(=20,500,)");
    return 0;
}

KIN_TEST(a_watch_is_verified_at_its_version_and_resumed_there)
{
    DRIVER d = {0};

    TRY(due(&d, alloc));
    assert_true(kin__reflector_is_verifying(d.reflector));
    TRY(event(&d, KIN__EVENT_NONE, "a", "5"));
    page(&d, "20", "t1");
    TRY(event(&d, KIN__EVENT_NONE, "b", "6"));
    page(&d, "20", "");
    LOG(&d, "put:a list(,500,t1) put:b publish(20) verified watch(20)");
    assert_false(kin__reflector_is_verifying(d.reflector));
    assert_int_equal(kin__reflector_counts(d.reflector)->verifications, 1);
    assert_int_equal(kin__reflector_counts(d.reflector)->published, 1);
    opened(&d);
    TRY(event(&d, KIN__EVENT_ADDED, "c", "21"));
    wake(&d);
    LOG(&d, "+c cancel begin list(=21,500,)");
    return 0;
}

KIN_TEST(a_verification_that_fails_is_skipped)
{
    DRIVER d = {0};

    TRY(due(&d, alloc));
    failed(&d, expired());
    LOG(&d, "drop watch(20)");
    opened(&d);
    wake(&d);
    failed(&d, internal());
    LOG(&d, "cancel begin list(=20,500,) drop failed(ESERVER) watch(20)");
    opened(&d);
    wake(&d);
    page(&d, "20", "t1");
    failed(&d, expired());
    LOG(&d, "cancel begin list(=20,500,) list(,500,t1) drop watch(20)");
    assert_int_equal(kin__reflector_counts(d.reflector)->verifications, 0);
    return 0;
}

/* A server that takes the version for the oldest one. */
KIN_TEST(a_list_at_another_version_proves_nothing)
{
    DRIVER d = {0};

    TRY(due(&d, alloc));
    TRY(event(&d, KIN__EVENT_NONE, "a", "5"));
    page(&d, "25", "");
    LOG(&d, "put:a drop watch(20)");
    assert_int_equal(kin__reflector_counts(d.reflector)->verifications, 0);
    return 0;
}

KIN_TEST(what_cannot_be_staged_or_published_ends_the_round)
{
    DRIVER d = {0};

    TRY(due(&d, alloc));
    d.fail_publish = KIN_ELIMIT;
    page(&d, "20", "");
    LOG(&d, "publish(20) failed(ELIMIT)");
    d.fail_publish = 0;
    wake(&d);
    page(&d, "30", "");
    LOG(&d, "begin list(20,0,) publish(30) watch(30)");
    return 0;
}

KIN_TEST(a_watch_that_is_not_open_is_not_verified)
{
    DRIVER d = {0};

    TRY(watching(&d, alloc, verifying));
    ended(&d); /* after more than a second */
    pass(&d, 2000);
    failed(&d, refused());
    LOG(&d, "failed(ECLOSED)");
    pass(&d, INT64_C(2000) * VERIFY_S);
    kin__reflector_tick(d.reflector, d.now_ns);
    LOG(&d, "begin list(10,0,)");
    return 0;
}

/* A proof may end while the list is under way. */
KIN_TEST(a_history_that_was_set_back_ends_a_verification)
{
    DRIVER d = {0};
    kin_error why = KIN_ERROR_INIT;

    TRY(due(&d, alloc));
    TRY(event(&d, KIN__EVENT_NONE, "a", "5"));
    (void)kin_error_set(&why, KIN_EGONE, "set back");
    kin__reflector_set_back(d.reflector, &why, d.now_ns);
    LOG(&d, "put:a cancel drop failed(EGONE) begin list(,500,)");
    page(&d, "15", "");
    LOG(&d, "publish(15) watch(15)");
    assert_int_equal(kin__reflector_counts(d.reflector)->verifications, 0);
    assert_int_equal(kin__reflector_counts(d.reflector)->published, 2);
    return 0;
}

KIN_TEST(a_relist_replaces_a_verification)
{
    DRIVER d = {0};

    TRY(due(&d, alloc));
    kin__reflector_relist(d.reflector, /* err= */ NULL, d.now_ns);
    LOG(&d, "cancel drop begin list(20,0,)");
    page(&d, "25", "");
    LOG(&d, "publish(25) watch(25)");
    return 0;
}

KIN_TEST(no_verification_follows_the_stop)
{
    DRIVER d = {0};

    TRY(due(&d, alloc));
    kin__reflector_stop(d.reflector);
    LOG(&d, "cancel drop");
    assert_int_equal(d.timer_ns, KIN__REFLECTOR_NEVER);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_watch_is_verified_at_its_version_and_resumed_there),
    KIN_TEST_ENTRY(a_verification_that_fails_is_skipped),
    KIN_TEST_ENTRY(a_list_at_another_version_proves_nothing),
    KIN_TEST_ENTRY(what_cannot_be_staged_or_published_ends_the_round),
    KIN_TEST_ENTRY(a_watch_that_is_not_open_is_not_verified),
    KIN_TEST_ENTRY(a_history_that_was_set_back_ends_a_verification),
    KIN_TEST_ENTRY(a_relist_replaces_a_verification),
    KIN_TEST_ENTRY(no_verification_follows_the_stop))
