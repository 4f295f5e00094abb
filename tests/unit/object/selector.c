/* SPDX-License-Identifier: Apache-2.0 */
#include "object/selector.h"

#include "base/alloc.h"
#include "base/buf.h"
#include "kin_test.h"

#define STR(literal) KIN_STR_INIT(literal)

static const kin_str b_and_a[] = {STR("b"), STR("a"), STR("b")};
static const kin_str five[] = {STR("5")};
static const kin_str empty[] = {STR("")};
static const kin_str word[] = {STR("x y")};
static const kin_str special[] = {STR("x,y=z\\")};

KIN_TEST(creates_label_selectors_from_requirements)
{
    const struct kin__requirement requirements[] = {
        {STR("z"), KIN__SELECTOR_IN, b_and_a, 3},
        {STR("y"), KIN__SELECTOR_NOT_IN, empty, 1},
        {STR("x"), KIN__SELECTOR_GREATER, five, 1},
        {STR("w"), KIN__SELECTOR_LESS, five, 1},
        {STR("v"), KIN__SELECTOR_EXISTS, NULL, 0},
        {STR("u"), KIN__SELECTOR_NOT_EXISTS, NULL, 0},
        {STR("t"), KIN__SELECTOR_EQUALS, empty, 1},
        {STR("s"), KIN__SELECTOR_DOUBLE_EQUALS, five, 1},
        {STR("r"), KIN__SELECTOR_NOT_EQUALS, five, 1},
    };
    KIN_AUTO(kin_selector) *selector = NULL;

    TRY(kin__selector_new_labels(alloc, requirements, 9, &selector, NULL));
    assert_str_equal(kin_selector_text(selector),
                     "r!=5,s==5,t=,!u,v,w<5,x>5,y notin (),z in (a,b)");
    assert_int_equal(kin__selector_count(selector), 9);
    return 0;
}

KIN_TEST(rejects_invalid_label_requirements)
{
    static const struct kin__requirement bad[] = {
        {STR(""), KIN__SELECTOR_EXISTS, NULL, 0},
        {STR("a b"), KIN__SELECTOR_EXISTS, NULL, 0},
        {STR("a,b"), KIN__SELECTOR_EXISTS, NULL, 0},
        {STR("a"), KIN__SELECTOR_EXISTS, five, 1},
        {STR("a"), KIN__SELECTOR_NOT_EXISTS, five, 1},
        {STR("a"), KIN__SELECTOR_EQUALS, NULL, 0},
        {STR("a"), KIN__SELECTOR_EQUALS, b_and_a, 2},
        {STR("a"), KIN__SELECTOR_NOT_EQUALS, word, 1},
        {STR("a"), KIN__SELECTOR_IN, NULL, 0},
        {STR("a"), KIN__SELECTOR_NOT_IN, NULL, 0},
        {STR("a"), KIN__SELECTOR_IN, special, 1},
        {STR("a"), KIN__SELECTOR_GREATER, b_and_a, 1},
        {STR("a"), KIN__SELECTOR_LESS, empty, 1},
        {STR("a"), (enum kin__selector_op)99, five, 1},
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(kin__selector_new_labels(alloc, &bad[i], 1, &selector, &err),
                 KIN_EINVAL);
        assert_null(selector);
        assert_int_equal(err.code, KIN_EINVAL);
    }
    return 0;
}

KIN_TEST(creates_field_selectors_from_requirements)
{
    const struct kin__requirement requirements[] = {
        {STR("metadata.name"), KIN__SELECTOR_EQUALS, special, 1},
        {STR("a"), KIN__SELECTOR_NOT_EQUALS, word, 1},
        {STR("b"), KIN__SELECTOR_EQUALS, empty, 1},
    };
    KIN_AUTO(kin_selector) *selector = NULL;
    kin_str value;

    TRY(kin__selector_new_fields(alloc, requirements, 3, &selector, NULL));
    assert_str_equal(kin_selector_text(selector),
                     "a!=x y,b=,metadata.name=x\\,y\\=z\\\\");
    assert_true(
        kin__selector_requires(selector, kin_s("metadata.name"), &value));
    assert_str_equal(value, "x,y=z\\");
    return 0;
}

KIN_TEST(rejects_invalid_field_requirements)
{
    static const kin_str nul[] = {{"a\0b", 3}};
    static const struct kin__requirement bad[] = {
        {STR(""), KIN__SELECTOR_EQUALS, five, 1},
        {STR("a=b"), KIN__SELECTOR_EQUALS, five, 1},
        {STR("a!"), KIN__SELECTOR_EQUALS, five, 1},
        {STR("a,b"), KIN__SELECTOR_EQUALS, five, 1},
        {STR("a\\"), KIN__SELECTOR_EQUALS, five, 1},
        {{"a\0", 2}, KIN__SELECTOR_EQUALS, five, 1},
        {STR("a"), KIN__SELECTOR_EQUALS, nul, 1},
        {STR("a"), KIN__SELECTOR_EQUALS, NULL, 0},
        {STR("a"), KIN__SELECTOR_EQUALS, b_and_a, 2},
        {STR("a"), KIN__SELECTOR_EXISTS, NULL, 0},
        {STR("a"), KIN__SELECTOR_IN, five, 1},
        {STR("a"), KIN__SELECTOR_DOUBLE_EQUALS, five, 1},
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(kin__selector_new_fields(alloc, &bad[i], 1, &selector, &err),
                 KIN_EINVAL);
        assert_null(selector);
        assert_true(strncmp(err.message, "field selector: ", 16) == 0);
    }
    return 0;
}

KIN_TEST(limits_are_enforced)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;
    char *room = NULL;

    kin__buf_init(&buf, alloc, KIN_SELECTOR_LEN_MAX);
    TRY(kin__buf_reserve(&buf, KIN_SELECTOR_LEN_MAX, &room));
    memset(room, 'x', KIN_SELECTOR_LEN_MAX);
    kin__buf_grown(&buf, KIN_SELECTOR_LEN_MAX);
    kin_str value = kin__buf_str(&buf);
    const struct kin__requirement requirement = {STR("a"), KIN__SELECTOR_EQUALS,
                                                 &value, 1};
    TRY_FAIL(kin__selector_new_fields(alloc, &requirement, 1, &selector, NULL),
             KIN_ELIMIT);
    value.len -= 2;
    TRY(kin__selector_new_fields(alloc, &requirement, 1, &selector, NULL));
    return 0;
}

KIN_TEST(requirements_can_be_read)
{
    KIN_AUTO(kin_selector) *selector = NULL;

    TRY(kin_selector_parse_labels(alloc, kin_s("b,a notin (y,x,y),!c"),
                                  &selector, NULL));
    assert_int_equal(kin__selector_count(selector), 3);
    const struct kin__requirement *a = kin__selector_at(selector, 0);
    assert_str_equal(a->key, "a");
    assert_int_equal(a->op, KIN__SELECTOR_NOT_IN);
    assert_int_equal(a->value_count, 2);
    assert_str_equal(a->values[0], "x");
    assert_str_equal(a->values[1], "y");
    const struct kin__requirement *b = kin__selector_at(selector, 1);
    assert_str_equal(b->key, "b");
    assert_int_equal(b->op, KIN__SELECTOR_EXISTS);
    assert_int_equal(b->value_count, 0);
    assert_int_equal(kin__selector_at(selector, 2)->op,
                     KIN__SELECTOR_NOT_EXISTS);
    assert_null(kin__selector_at(selector, 3));
    assert_null(kin__selector_at(NULL, 0));
    return 0;
}

KIN_TEST(requirements_of_one_key_keep_their_order)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 10000);
    TRY(kin__buf_append(&buf, kin_s("a=0")));
    for (int i = 99; i > 0; i--)
        TRY(kin__buf_printf(&buf, ",a=%d", i));
    TRY(kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL));
    assert_true(kin_str_eq(kin_selector_text(selector), kin__buf_str(&buf)));
    return 0;
}

KIN_TEST(recognises_everything_and_nothing)
{
    KIN_AUTO(kin_selector) *everything = NULL;
    KIN_AUTO(kin_selector) *nothing = NULL;
    KIN_AUTO(kin_selector) *some = NULL;

    TRY(kin__selector_new_labels(alloc, /* requirements= */ NULL, 0,
                                 &everything, NULL));
    TRY(kin__selector_new_nothing(alloc, &nothing, NULL));
    TRY(kin_selector_parse_labels(alloc, kin_s("a"), &some, NULL));
    assert_true(kin__selector_is_everything(NULL));
    assert_true(kin__selector_is_everything(everything));
    assert_false(kin__selector_is_everything(nothing));
    assert_false(kin__selector_is_everything(some));
    assert_false(kin__selector_is_nothing(NULL));
    assert_false(kin__selector_is_nothing(everything));
    assert_true(kin__selector_is_nothing(nothing));
    assert_false(kin__selector_is_nothing(some));
    assert_str_equal(kin_selector_text(NULL), "");
    assert_str_equal(kin_selector_text(nothing), "");
    assert_int_equal(kin__selector_count(NULL), 0);
    assert_int_equal(kin__selector_count(nothing), 0);
    assert_null(kin_selector_free(NULL));
    return 0;
}

KIN_TEST(the_parsed_text_is_copied)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    char text[] = "key=value";

    TRY(kin_selector_parse_labels(alloc, kin_s(text), &selector, NULL));
    memset(text, '#', sizeof(text) - 1);
    assert_str_equal(kin__selector_at(selector, 0)->key, "key");
    assert_str_equal(kin__selector_at(selector, 0)->values[0], "value");
    assert_int_equal(kin_selector_text(selector).ptr[9], '\0');
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_label_selectors_from_requirements),
              KIN_TEST_ENTRY(rejects_invalid_label_requirements),
              KIN_TEST_ENTRY(creates_field_selectors_from_requirements),
              KIN_TEST_ENTRY(rejects_invalid_field_requirements),
              KIN_TEST_ENTRY(limits_are_enforced),
              KIN_TEST_ENTRY(requirements_can_be_read),
              KIN_TEST_ENTRY(requirements_of_one_key_keep_their_order),
              KIN_TEST_ENTRY(recognises_everything_and_nothing),
              KIN_TEST_ENTRY(the_parsed_text_is_copied))
