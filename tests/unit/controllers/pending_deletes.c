/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/pending_deletes.h"

#include <stdio.h>

#include "kin_test.h"

#define PENDING_DELETES                                                        \
    __attribute__((                                                            \
        cleanup(kin__pending_deletes_done))) struct kin__pending_deletes

KIN_TEST(a_delete_is_pending_until_it_is_seen)
{
    PENDING_DELETES pending_deletes;

    kin__pending_deletes_init(&pending_deletes, alloc, 1);
    assert_false(kin__pending_deletes_has(&pending_deletes, kin_s("a")));
    TRY(kin__pending_deletes_add(&pending_deletes, kin_s("a")));
    TRY(kin__pending_deletes_add(&pending_deletes, kin_s("b")));
    TRY(kin__pending_deletes_add(&pending_deletes, kin_s("a")));
    assert_true(kin__pending_deletes_has(&pending_deletes, kin_s("a")));
    kin__pending_deletes_seen(&pending_deletes, kin_s("a"));
    assert_false(kin__pending_deletes_has(&pending_deletes, kin_s("a")));
    assert_true(kin__pending_deletes_has(&pending_deletes, kin_s("b")));
    kin__pending_deletes_seen(&pending_deletes, kin_s("c"));
    return 0;
}

KIN_TEST(frees_entries_that_were_never_seen)
{
    PENDING_DELETES pending_deletes;
    char uid[16];

    kin__pending_deletes_init(&pending_deletes, alloc, 1);
    for (int i = 0; i < 100; i++) {
        (void)snprintf(uid, sizeof(uid), "uid-%d", i);
        TRY(kin__pending_deletes_add(&pending_deletes, kin_s(uid)));
    }
    assert_true(kin__pending_deletes_has(&pending_deletes, kin_s("uid-99")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_delete_is_pending_until_it_is_seen),
              KIN_TEST_ENTRY(frees_entries_that_were_never_seen))
