/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/doomed.h"

#include <stdio.h>

#include "kin_test.h"

#define DOOMED __attribute__((cleanup(kin__doomed_done))) struct kin__doomed

KIN_TEST(what_is_doomed_stays_so_until_it_is_seen)
{
    DOOMED doomed;

    kin__doomed_init(&doomed, alloc, 1);
    assert_false(kin__doomed_has(&doomed, kin_s("a")));
    TRY(kin__doomed_add(&doomed, kin_s("a")));
    TRY(kin__doomed_add(&doomed, kin_s("b")));
    TRY(kin__doomed_add(&doomed, kin_s("a")));
    assert_true(kin__doomed_has(&doomed, kin_s("a")));
    kin__doomed_seen(&doomed, kin_s("a"));
    assert_false(kin__doomed_has(&doomed, kin_s("a")));
    assert_true(kin__doomed_has(&doomed, kin_s("b")));
    kin__doomed_seen(&doomed, kin_s("c"));
    return 0;
}

KIN_TEST(what_is_never_seen_goes_at_the_end)
{
    DOOMED doomed;
    char uid[16];

    kin__doomed_init(&doomed, alloc, 1);
    for (int i = 0; i < 100; i++) {
        (void)snprintf(uid, sizeof(uid), "uid-%d", i);
        TRY(kin__doomed_add(&doomed, kin_s(uid)));
    }
    assert_true(kin__doomed_has(&doomed, kin_s("uid-99")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(what_is_doomed_stays_so_until_it_is_seen),
              KIN_TEST_ENTRY(what_is_never_seen_goes_at_the_end))
