/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/places.h"

#include "test_json.h"

KIN_TEST(finds_the_first_place)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_PLACES places;

    TRY(kin__places_init(&places, alloc, 5));
    TRY(test_json_read(alloc, "[\"a\",80,\"80\",\"a\",\"z\"]", &doc));
    kin_value list = kin_document_root(doc);
    for (size_t i = 0; i < 4; i++)
        kin__places_add(&places, kin_value_at(list, i));
    kin__places_add(&places, kin_value_absent());
    assert_int_equal(kin__places_find(&places, kin_value_at(list, 3)), 0);
    assert_int_equal(kin__places_find(&places, kin_value_at(list, 1)), 1);
    assert_int_equal(kin__places_find(&places, kin_value_at(list, 2)), 2);
    assert_true(kin__places_find(&places, kin_value_at(list, 4)) ==
                KIN__PLACE_NONE);
    assert_true(kin__places_find(&places, kin_value_absent()) ==
                KIN__PLACE_NONE);
    places.is_gone[1] = true;
    assert_true(kin__places_find(&places, kin_value_at(list, 1)) ==
                KIN__PLACE_NONE);
    return 0;
}

KIN_TEST(an_empty_one_finds_nothing)
{
    KIN__AUTO_PLACES places;

    TRY(kin__places_init(&places, alloc, 0));
    assert_true(kin__places_find(&places, kin_value_absent()) ==
                KIN__PLACE_NONE);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_first_place),
              KIN_TEST_ENTRY(an_empty_one_finds_nothing))
