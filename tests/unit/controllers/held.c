/* SPDX-License-Identifier: Apache-2.0 */
#include "controllers/held.h"

#include <kin/json.h>

#include "kin_test.h"

/* What is held is released at the end, also what there was no room for: the
 * test's allocator would tell. */
KIN_TEST(holds_until_the_end)
{
    struct kin__held held = {.objects = NULL};
    int r = 0;

    for (int i = 0; i < 3 && r == 0; i++) {
        kin_object *object = NULL;
        r = kin_object_parse(alloc, kin_s("{\"metadata\":{\"name\":\"a\"}}"),
                             &object, NULL);
        if (r == 0)
            r = kin__held_add(&held, alloc, object, NULL);
    }
    size_t count = held.count;
    kin__held_done(&held, alloc);
    assert_int_equal(held.count, 0);
    TRY(r);
    assert_int_equal(count, 3);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(holds_until_the_end))
