/* SPDX-License-Identifier: Apache-2.0 */
/* A core that compares its objects with a list of the server. */
#include "informer/core.h"

#include "core_fixture.h"

static const struct kin__core_opts verifying = {
    .streaming = KIN__REFLECTOR_STREAM_NEVER,
    .verify_ns = 3600 * KIN__NS_PER_S,
};

/* Objects n/a of version 1 and n/b of version 2, and a list that verifies. */
static int due(struct fixture *fixture, const kin_allocator *alloc)
{
    TRY(synced(fixture, alloc, verifying));
    kin__core_opened(fixture->core, fixture->now_ns);
    fixture->now_ns = fixture->timer_ns;
    kin__core_tick(fixture->core, fixture->now_ns);
    LOG(fixture, "cancel list(10)");
    return 0;
}

KIN_TEST(a_verification_that_finds_nothing_is_silent)
{
    FIXTURE fixture = {0};

    TRY(due(&fixture, alloc));
    BYTES(&fixture, LIST("10", POD("a", "1") "," POD("b", "2")));
    end(&fixture);
    LOG(&fixture, "watch(10)");
    assert_int_equal(kin__core_differences(fixture.core), 0);
    assert_int_equal(
        kin__reflector_counts(kin__core_reflector(fixture.core))->verifications,
        1);
    return 0;
}

KIN_TEST(what_differs_is_replaced_and_reported)
{
    FIXTURE fixture = {0};

    TRY(due(&fixture, alloc));
    /* a is gone, b has changed at its version, c is missing. */
    BYTES(&fixture,
          LIST("10",
               "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{"
               "\"name\":\"b\",\"namespace\":\"n\","
               "\"resourceVersion\":\"2\",\"labels\":{\"x\":\"y\"}}}," POD(
                   "c", "3")));
    end(&fixture);
    LOG(&fixture, "failed(ECONFLICT) watch(10) -n/a:1? ~n/b:2>2 +n/c:3");
    assert_string_equal(fixture.failure.message,
                        "verify: 3 objects differed from the server at version "
                        "10 and were replaced; first n/a");
    assert_int_equal(fixture.attempt, 0);
    assert_int_equal(kin__core_differences(fixture.core), 3);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_verification_that_finds_nothing_is_silent),
              KIN_TEST_ENTRY(what_differs_is_replaced_and_reported))
