/* SPDX-License-Identifier: Apache-2.0 */
#include "object/seen.h"

#include <stdio.h>

#include "base/alloc.h"
#include "object/document.h"
#include "test_json.h"

static const size_t NONE = KIN__SEEN_NONE;

KIN_TEST(finds_the_first_position)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_SEEN seen;

    TRY(kin__seen_init(&seen, alloc, 5));
    TRY(test_json_read(alloc, "[\"a\",80,\"80\",\"a\",\"z\"]", &doc));
    kin_value list = kin_document_root(doc);
    for (size_t i = 0; i < 4; i++)
        kin__seen_add(&seen, kin_value_at(list, i));
    kin__seen_add(&seen, kin_value_absent());
    assert_int_equal(kin__seen_find(&seen, kin_value_at(list, 3)), 0);
    assert_int_equal(kin__seen_find(&seen, kin_value_at(list, 1)), 1);
    assert_int_equal(kin__seen_find(&seen, kin_value_at(list, 2)), 2);
    assert_true(kin__seen_find(&seen, kin_value_at(list, 4)) == NONE);
    assert_true(kin__seen_find(&seen, kin_value_absent()) == NONE);
    kin__seen_drop(&seen, kin_value_at(list, 3));
    assert_true(kin__seen_find(&seen, kin_value_at(list, 0)) == NONE);
    assert_true(seen.keys[0].is_gone && seen.keys[3].is_gone);
    assert_false(seen.keys[1].is_gone || seen.keys[4].is_gone);
    return 0;
}

KIN_TEST(an_empty_set_finds_nothing)
{
    KIN__AUTO_SEEN seen;

    TRY(kin__seen_init(&seen, alloc, 0));
    assert_true(kin__seen_find(&seen, kin_value_absent()) == NONE);
    kin__seen_drop(&seen, kin_value_absent());
    return 0;
}

/* Objects of two members, each twice, and each list of elements. */
static int read_many(const kin_allocator *alloc, size_t count,
                     kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(alloc, &doc, NULL);

    (void)(r == 0 && kin__document_open_array(doc) == 0);
    for (size_t i = 0; r == 0 && i < count; i++) {
        char name[32];
        (void)snprintf(name, sizeof(name), "n%zu", i / 2);
        (void)kin__document_open_object(doc);
        (void)kin__document_key(doc, kin_s(i % 2 ? "port" : "name"));
        (void)(i % 2 ? kin__document_add_int(doc, 80)
                     : kin__document_add_string(doc, kin_s(name)));
        (void)kin__document_key(doc, kin_s(i % 2 ? "name" : "port"));
        (void)(i % 2 ? kin__document_add_string(doc, kin_s(name))
                     : kin__document_add_int(doc, 80));
        (void)kin__document_close(doc);
    }
    if (r == 0)
        (void)kin__document_close(doc);
    if (r == 0)
        r = kin__document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* The order of members does not matter. */
KIN_TEST(finds_one_of_many)
{
    enum { MANY = 200 };
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_SEEN seen;

    TRY(kin__seen_init(&seen, alloc, MANY));
    TRY(read_many(alloc, MANY, &doc));
    kin_value list = kin_document_root(doc);
    for (size_t i = 0; i < MANY; i++) {
        kin_value element = kin_value_at(list, i);
        assert_true(kin__seen_has(&seen, element) == (i % 2 == 1));
        kin__seen_add(&seen, element);
    }
    for (size_t i = 0; i < MANY; i++)
        assert_int_equal(kin__seen_find(&seen, kin_value_at(list, i)),
                         i - i % 2);
    kin__seen_drop(&seen, kin_value_at(list, 7));
    assert_true(kin__seen_find(&seen, kin_value_at(list, 6)) == NONE);
    assert_true(seen.keys[6].is_gone && seen.keys[7].is_gone);
    assert_int_equal(kin__seen_find(&seen, kin_value_at(list, 9)), 8);
    return 0;
}

static void adds_pairs(kin_value list, struct kin__seen *seen)
{
    kin_value a = kin_value_at(list, 0);
    kin_value b = kin_value_at(list, 1);

    kin__seen_add_pair(seen, a, b);
    assert_int_equal(kin__seen_find_pair(seen, a, b), 0);
    assert_true(kin__seen_find_pair(seen, b, a) == NONE);
    assert_true(kin__seen_find_pair(seen, a, a) == NONE);
    assert_true(kin__seen_find(seen, a) == NONE);
    kin__seen_add(seen, a);
    assert_int_equal(kin__seen_find(seen, a), 1);
    assert_int_equal(kin__seen_find_pair(seen, a, b), 0);
}

KIN_TEST(pairs_are_keys)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_SEEN few;
    KIN__AUTO_SEEN many;

    TRY(kin__seen_init(&few, alloc, 2));
    int r = kin__seen_init(&many, alloc, 50);
    if (r == 0)
        r = test_json_read(alloc, "[80,\"TCP\"]", &doc);
    TRY(r);
    adds_pairs(kin_document_root(doc), &few);
    adds_pairs(kin_document_root(doc), &many);
    return 0;
}

/* Values deeper than a list of scalars would have to be hashed as a whole. */
KIN_TEST(deep_keys_are_never_found)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_SEEN seen;

    TRY(kin__seen_init(&seen, alloc, 9));
    TRY(test_json_read(alloc, "[[1,2],[1,2],[2,1],[[1]],[{}]]", &doc));
    kin_value list = kin_document_root(doc);
    for (size_t i = 0; i < 5; i++)
        kin__seen_add(&seen, kin_value_at(list, i));
    assert_int_equal(kin__seen_find(&seen, kin_value_at(list, 1)), 0);
    assert_int_equal(kin__seen_find(&seen, kin_value_at(list, 2)), 2);
    assert_true(kin__seen_find(&seen, kin_value_at(list, 3)) == NONE);
    assert_int_equal(kin__seen_find(&seen, kin_value_at(list, 4)), 4);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_first_position),
              KIN_TEST_ENTRY(an_empty_set_finds_nothing),
              KIN_TEST_ENTRY(finds_one_of_many), KIN_TEST_ENTRY(pairs_are_keys),
              KIN_TEST_ENTRY(deep_keys_are_never_found))
